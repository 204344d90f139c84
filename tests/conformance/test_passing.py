"""What passes by itself: proved on the states of random games, and betraying nothing."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from thoroughness import examples

import grognard
from grognard.cli.voice import own_words
from grognard.conformance import check_state, play_randomly
from grognard.content.published import Published
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Together
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose, Seat
from grognard.kernel.wishes import Wishes, passes

SUPPORT = Path(__file__).parents[1] / "server" / "support"
LONGEST = 400
"""So many decisions of a game are looked at."""


@pytest.fixture(scope="module")
def pretend() -> Iterator[Published[Any]]:
    """The pretend game, which has every kind of moment."""
    sys.path.insert(0, str(SUPPORT))
    from pretend import RULESET

    yield RULESET
    sys.path.remove(str(SUPPORT))


def windows(game: Game[Any], seed: int = 3) -> Iterator[Choose]:
    """The moments a random game comes to that could be let pass."""
    for count, _ in enumerate(play_randomly(game, seed)):
        for seat in game.asked:
            asked = of(game, seat)
            if asked is not None and asked.passing is not None:
                yield asked
        if count > LONGEST * examples(1):
            return


def of(game: Game[Any], seat: Seat) -> Choose | None:
    question = game.decision
    asked = question.of(seat) if isinstance(question, Together) else question
    return asked if isinstance(asked, Choose) else None


def settled(game: Game[Any], seat: Seat, answer: str) -> tuple[float, int]:
    """How good the step under way ends for a seat after this answer, all else as usual."""
    twin = game.fork(same_luck=True)
    steps = len(twin.digests())
    twin.answer(answer, seat)
    while not twin.over and len(twin.digests()) == steps and twin.decision is not None:
        twin.answer(twin.decision.usual)
    chance = sum(by.name == "CHANCE" for by in twin.by)
    return twin.ruleset.worth(twin.battle, seat), chance


def check_proofs(game: Game[Any], seed: int = 3) -> int:
    """No answer is better where that was proved; how often it was."""
    proved = 0
    for asked in windows(game, seed):
        if asked.moot is None or not asked.moot():
            continue
        proved += 1
        assert asked.passing is not None
        best, chance = settled(game, asked.seat, asked.passing)
        for option in asked.options:
            worth, drawn = settled(game, asked.seat, option.key)
            # Other dice are another luck.
            if drawn == chance:
                assert worth <= best + 1e-6, f"{asked.topic}: {option.key} is better than passing"
    return proved


@pytest.mark.parametrize("name", grognard.rulesets())
def test_what_is_proved_to_change_nothing_changes_nothing(name: str) -> None:
    check_proofs(grognard.ruleset(name).new_game(seed=3))


def test_the_pretend_game_proves_something(pretend: Published[Any]) -> None:
    options = {"council": True, "turns": 40}
    assert sum(check_proofs(pretend.new_game(seed=s, options=options), s) for s in range(6))


def test_the_pretend_game_keeps_every_law(pretend: Published[Any]) -> None:
    game = pretend.new_game(seed=4, options={"council": True})
    for _ in play_randomly(game, 4):
        check_state(game)


@pytest.mark.parametrize("name", grognard.rulesets())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_kind_of_moment_has_a_name(name: str, lang: Any) -> None:
    ruleset = grognard.ruleset(name)
    words = own_words(lang, ruleset.package)

    kinds = {asked.window for asked in windows(ruleset.new_game(seed=3)) if asked.window}

    assert [kind for kind in kinds if f"window-{kind}" not in words] == []


@pytest.mark.parametrize(("name", "options"), [("saurian", {"poker_face": True}), ("gaslight", {})])
def test_who_is_asked_betrays_nothing(name: str, options: dict[str, Any]) -> None:
    """In every world that somebody else may imagine, the same seats are asked."""
    ruleset = grognard.ruleset(name)
    game = ruleset.new_game(seed=3, options=options)
    for asked in windows(game):
        for viewer in game.seats:
            if ruleset.side(viewer) == ruleset.side(asked.seat):
                continue
            other = game.imagined(viewer, Lots("another world"))
            imagined = of(other, asked.seat)
            assert imagined is not None
            assert passes(asked, Wishes(), ruleset, game.battle) == passes(
                imagined, Wishes(), ruleset, other.battle
            ), f"whether {asked.topic} is asked tells what {asked.seat} holds"
