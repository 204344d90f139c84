"""A game in the terminal, typed line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from thoroughness import examples

import grognard
from grognard.bots import bot
from grognard.cli.terminal import COMMANDS, Terminal
from grognard.cli.voice import Voice
from grognard.draw.textboard import board_lines, map_lines
from grognard.kernel.acts import Toss
from grognard.kernel.chance import Lots
from grognard.kernel.entering import Cards
from grognard.kernel.game import Game
from grognard.kernel.questions import Chance
from grognard.text.telling import Teller
from tests.cli.conftest import Command, Said


def typed(
    game: Game[Any],
    lines: Iterable[str],
    capsys: pytest.CaptureFixture[str],
    *,
    bots: dict[str, Any] | None = None,
    lang: str = "en",
) -> Said:
    """Play with these lines as the player's, and see what the screen says."""
    coming: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(coming)
        except StopIteration:
            raise EOFError from None

    voice = Voice(lang, ruleset=game.ruleset)  # type: ignore[arg-type]
    code = Terminal(game, voice, bots or {}, read).play()
    out, err = capsys.readouterr()
    return Said(code, out, err)


@pytest.fixture
def game() -> Game[Any]:
    return grognard.ruleset("colossus").new_game("three_furnaces", seed=6)


def at_attack(duel: Path) -> Game[Any]:
    return grognard.situation(duel, seed=1)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_STRICT", "1")


def usual_for_ever() -> Iterator[str]:
    while True:
        yield "usual"


@pytest.mark.parametrize("name", grognard.rulesets())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_is_played_against_a_bot(
    name: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = grognard.ruleset(name).new_game(seed=5)
    bots = {seat: bot("random", seat) for seat in game.seats[1:]}

    said = typed(game, usual_for_ever(), capsys, bots=bots, lang=lang)

    assert said.code == 0
    assert game.over


def test_end_of_input_ends_the_game_cleanly(
    game: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    said = typed(game, [], capsys)

    assert said.code == 0
    assert said.out.endswith("Until the next game.\n")


def test_the_question_its_options_and_its_clause_are_shown(
    duel: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = typed(at_attack(duel), [], capsys)

    assert "Seat A: What does Halberd attack, and how? [3.70]" in said.out
    assert "   1  Shoot at Skiff" in said.out
    assert "Halberd  (20, 20 0°)  Armor 6/6  Structure 4/4  (done)  → Skiff 2″ N" in said.out


def test_an_answer_is_given_by_number_or_by_key(
    duel: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    by_number = typed(at_attack(duel), ["1", "quit"], capsys)
    by_key = typed(at_attack(duel), ["ranged:b1", "quit"], capsys)

    assert "Halberd attacks Skiff" in by_number.out
    assert by_number.out == by_key.out


def test_odds_are_told_before_one_commits(duel: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = at_attack(duel)
    before = game.answers

    one = typed(game, ["odds 1"], capsys)
    each = typed(game, ["odds"], capsys)
    tree = typed(game, ["odds 1 tree"], capsys, lang="fr")

    assert "368/729" in one.out
    assert "Attack dice: 4 (base dice +3, Short range +1)" in one.out
    assert "nothing changes" in each.out
    assert "Si Camp A répond «\u00a0Y renoncer\u00a0»" in tree.out
    assert game.answers == before


def test_what_is_not_possible_is_told_with_the_reason(
    tmp_path: Path, duel: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "blocked.toml"
    wall = '[[terrain]]\nclass = "massif"\nkind = "rock"\nrect = [10, 30, 30, 31]\n'
    far = '[[unit]]\nid = "b2"\nseat = "B"\nprofile = "sr_breaker"\nat = [20, 40]\n'
    file.write_text(duel.read_text().replace("[now]", wall + far + "[now]"))

    said = typed(grognard.situation(file, seed=1), ["why", "ranged:b2"], capsys)

    assert said.out.count("There is no line of sight to Breaker (rule 4.409)") == 2


def test_placements_are_typed_and_refused_with_the_reason(
    game: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    seat = game.asked[0]
    y = "4" if seat == "A" else "44"

    said = typed(game, ["1", "500,1 0", "north", f"12.5,{y} 90"], capsys)

    assert "wholly inside the deployment zone" in said.out
    assert "A placement is a path of points and a heading" in said.out
    assert f"deploys at 12.5, {y}" in said.out


def test_a_proposed_candidate_is_chosen_by_its_number(
    game: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    said = typed(game, ["1", "2"], capsys)

    assert "deploys at" in said.out


def test_undo_takes_the_last_answer_back(
    game: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    answers = game.answers

    said = typed(game, ["1", "undo", "undo"], capsys)

    assert game.answers == answers
    assert "Taken back." in said.out
    assert "There is no choice to take back" in said.out


def test_undo_takes_back_what_bots_did_since(
    game: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    other = game.seats[0] if game.asked[0] == game.seats[1] else game.seats[1]

    said = typed(game, ["1", "1", "undo", "undo"], capsys, bots={other: bot("random", 1)})

    assert said.out.count("Taken back.") == 2
    assert not any(type(told.event).__name__ == "Deployed" for told in game.log)


def test_a_game_is_saved_and_resumed(
    command: Command,
    game: Game[Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "battle"

    saved = typed(game, ["1", "2", f"save {file}", f"save {file}"], capsys)
    answers = game.answers
    lines = iter(["log 3", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    resumed = command("play", "--resume", f"{file}.game.json")

    assert saved.out.count("Saved:") == 2
    assert grognard.load(f"{file}.game.json").answers == answers
    assert resumed.code == 0
    assert "deploys at" in resumed.out


def test_save_destroys_no_other_file(
    game: Game[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    precious = tmp_path / "precious.json"
    precious.write_text('{"my": "thesis"}')

    said = typed(
        game, [f"save {precious}", "save", f"save {tmp_path}/no/where", f"save {tmp_path}"], capsys
    )

    assert precious.read_text() == '{"my": "thesis"}'
    assert "is not a game record" in said.out
    assert "Say where" in said.out
    assert "cannot be written" in said.out


def test_rules_and_log_are_read_at_the_table(
    game: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    said = typed(game, ["rule 2.7", "rule link group", "rule zzzz", "log", "help"], capsys)

    assert "2.7  Deployment legality" in said.out
    assert "3.34" in said.out
    assert "No clause has “zzzz”" in said.out
    assert "brings the Anvil Concord" in said.out
    assert "save FILE" in said.out


def test_commands_are_understood_in_french(
    game: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["aide", "table", "carte", "pourquoi", "journal", "règle 2.7", "annuler", "quitter"]

    said = typed(game, lines, capsys, lang="fr")

    assert "sauver FICHIER" in said.out
    assert "Il n’y a aucun choix à reprendre" in said.out
    assert said.out.endswith("À la prochaine.\n")


def test_a_player_may_concede(game: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    said = typed(game, ["concede"], capsys)

    assert game.over
    assert "concedes." in said.out


@pytest.mark.parametrize(
    ("lang", "words", "sentence"),
    [
        ("en", ["concede", "quit"], "One concedes in one’s own turn (rule 5.5)"),
        ("fr", ["abandonner", "quitter"], "On n’abandonne que pendant son propre tour (règle 5.5)"),
    ],
)
def test_a_concession_the_rules_refuse_is_told_in_a_sentence(
    lang: str, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    deploying = grognard.ruleset("baroud").new_game(seed=1)

    said = typed(deploying, words, capsys, lang=lang)

    assert not deploying.over
    assert sentence in said.out


def test_people_may_roll_their_own_dice(capsys: pytest.CaptureFixture[str]) -> None:
    game = grognard.ruleset("colossus").new_game(seed=None)

    said = typed(game, ["7 1", "x", "3 3", "odds", "usual", "5 2", "board"], capsys)

    assert "Roll 2 dice and type them" in said.out
    assert "Give 2 whole numbers from 1 to 6" in said.out
    assert "still tied" in said.out
    assert "Side B deploys first." in said.out


def test_the_map_shows_terrain_and_pieces(game: Game[Any]) -> None:
    while game.view("A").phase.id == "phase-set_up":
        decision = game.decision
        assert decision is not None
        game.answer(decision.usual)
    voice = Voice("en", ruleset=grognard.ruleset("colossus"))
    teller = Teller(voice.words, game.view("A"))

    lines = list(map_lines(game.view("A"), teller))
    board = list(board_lines(game.view("A"), teller, "A"))

    assert {"#", "t", ":", "^", "A", "a"} <= set("".join(lines[1:-4]))
    assert any("A=" in line for line in lines)
    assert any(line.startswith("◆ Great Furnace") for line in board)


WORDS = [
    word for words in COMMANDS.values() for word in words if word not in ("save", "s", "sauver")
]


@settings(
    max_examples=examples(40),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    st.lists(
        st.one_of(
            st.sampled_from(
                [*WORDS, "1", "2", "3", "12,4 0", "odds 2", "rule 1", "log 99", "odds x"]
            ),
            st.text(max_size=12),
        ),
        max_size=12,
    )
)
def test_nothing_typed_brings_the_game_down(
    capsys: pytest.CaptureFixture[str], lines: list[str]
) -> None:
    game = grognard.ruleset("colossus").new_game(seed=6)

    said = typed(game, lines, capsys, bots={"B": bot("random", 1)})

    assert said.code == 0


def by_hand(game: Game[Any], seed: int) -> Iterator[str]:
    """What people would type who throw their own dice and draw their own cards."""
    lots = Lots(seed)
    while True:
        question = game.question
        if isinstance(question, Chance):
            shown = [part.shows for part in question.parts(()) if isinstance(part, Cards)]
            values = question.values(question.sample(lots.lot(game.answers)))
            yield " ".join(shown[0](str(value)) if shown else str(value) for value in values)
        else:
            yield "usual"


@pytest.mark.parametrize("name", grognard.rulesets())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_is_played_with_own_dice_and_cards(
    name: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = grognard.ruleset(name).new_game(seed=None)
    typing = by_hand(game, 11)

    def read(prompt: str) -> str:
        # Whoever takes the keyboard only presses Enter.
        return next(typing) if prompt.endswith("> ") else ""

    assert Terminal(game, Voice(lang, ruleset=game.ruleset), {}, read).play() == 0  # type: ignore[arg-type]

    assert game.over
    assert "refusal" not in capsys.readouterr().out


def test_draws_are_put_to_the_seat_that_draws(capsys: pytest.CaptureFixture[str]) -> None:
    game = grognard.ruleset("gaslight").new_game(seed=None)
    while not isinstance(game.question, Chance):
        assert game.decision is not None
        game.answer(game.decision.usual)
    prompts = []
    typing = by_hand(game, 3)

    def read(prompt: str) -> str:
        prompts.append(prompt)
        if len(prompts) == 4:
            raise EOFError
        return next(typing) if prompt.endswith("> ") else ""

    Terminal(game, Voice("en", ruleset=game.ruleset), {}, read).play()  # type: ignore[arg-type]

    assert prompts[:3] == ["A> ", "Seat B, take the keyboard and press Enter.", "B> "]
    assert "ace of spades" in capsys.readouterr().out


def test_a_draw_says_which_unit_draws_and_what_its_cards_are_called(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = grognard.ruleset("saurian").new_game(seed=None)
    typing = by_hand(game, 3)
    while not (isinstance(game.question, Chance) and game.question.piece):
        typed(game, [next(typing)], capsys)

    said = typed(game, [], capsys)

    piece = next(p for p in game.view("A").pieces if p.id == game.question.piece)
    teller = Teller(Voice("en", ruleset=game.ruleset).words, game.view("A"))  # type: ignore[arg-type]
    assert f"  {teller.piece(piece.id)}\n" in said.out
    (part,) = game.question.parts(())
    assert isinstance(part, Cards)
    for card in part.among(secrets=True):
        assert f"{card}  {teller.card(card)}" in said.out


def test_whoever_draws_for_a_bot_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    game = grognard.ruleset("gaslight").new_game(seed=None)
    asked = game.question
    assert isinstance(asked, Chance)
    hand = " ".join(asked.sample(Lots(1).lot(1)))

    said = typed(game, [hand], capsys, bots={"B": bot("random", 1)})

    assert said.out.count("Seat A: Draw the cards.") == 1
    assert said.out.count("Seat B: Draw the cards.") == 1


def test_a_mistyped_draw_is_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    game = grognard.ruleset("gaslight").new_game(seed=None)
    asked = game.question
    assert isinstance(asked, Chance)
    hand = " ".join(asked.sample(Lots(1).lot(1)))

    said = typed(game, ["2S 3S", "ace of spades, king of hearts", "undo", hand], capsys)
    assert "two of spades, three of spades, ace of spades, king of hearts" in said.out
    assert game.record.answers == [hand.split()]

    said = typed(game, ["undo", "2S"], capsys)
    assert "Taken back." in said.out
    assert game.answers == 0


def test_ties_are_thrown_again_until_somebody_wins(capsys: pytest.CaptureFixture[str]) -> None:
    game = grognard.ruleset("colossus").new_game(seed=None)
    while not isinstance(game.question, Chance):
        assert game.decision is not None
        game.answer(game.decision.usual)
    before = game.answers

    said = typed(game, ["3 3", "4 4", "2 5"], capsys)

    assert said.out.count("still tied") >= 2
    assert game.record.answers[before] == [[3, 3], [4, 4], [2, 5]]


@pytest.mark.parametrize(
    ("lang", "word", "now"), [("en", "suggest", "Win chance"), ("fr", "conseil", "Chances de")]
)
def test_suggestions_are_told_and_one_of_them_is_taken(
    duel: Path, capsys: pytest.CaptureFixture[str], lang: str, word: str, now: str
) -> None:
    game = at_attack(duel)
    before = game.answers

    said = typed(game, [word, f"{word} 1"], capsys, lang=lang)

    assert now in said.out
    assert "  1  " in said.out
    assert game.answers > before


def test_nothing_is_suggested_where_dice_are_thrown(
    duel: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = grognard.situation(duel)
    game.answer("ranged:b1")

    said = typed(game, ["suggest"], capsys)

    assert "Win chance" not in said.out


def test_a_game_that_is_over_tells_what_decided_it(
    game: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    said = typed(game, ["concede"], capsys)

    assert "in win chance" in said.out
    assert ": 0%." in said.out and ": 100%." in said.out


def test_a_seat_that_is_drawn_by_lot_is_no_command(capsys: pytest.CaptureFixture[str]) -> None:
    """B is the board as well, and whoever tosses a coin means the seat."""
    game = grognard.ruleset("saurian").new_game(seed=None)
    while not isinstance(game.question, Toss):
        game.answer(game.decision.usual)
    lines = iter(["B", "quit"])

    Terminal(game, Voice("en", ruleset=game.ruleset), {}, lambda prompt: next(lines)).play()  # type: ignore[arg-type]

    assert game.battle.first == "B"
