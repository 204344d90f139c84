"""Moments that pass by themselves in the terminal, several answers in a line, warnings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grognard.cli.terminal import Terminal
from grognard.cli.voice import Voice
from grognard.kernel.game import By, Game

SUPPORT = Path(__file__).parents[1] / "server" / "support"
NOTHING = ["none", "none", "none"]
"""Nobody exchanges cards, and nothing is given."""
QUIET = ["usual", "wait"]


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_STRICT", "1")
    monkeypatch.syspath_prepend(str(SUPPORT))


@pytest.fixture
def council() -> Game[Any]:
    """Two people at one keyboard; nobody in this council holds a mirror but seat B."""
    from pretend import RULESET

    return RULESET.new_game(seed=3, options={"council": True, "turns": 2})


def said(
    game: Game[Any], lines: list[str], capsys: pytest.CaptureFixture[str], lang: str = "en"
) -> str:
    """What the screen says to these lines; Enter is pressed whenever the keyboard changes hands."""
    coming = iter(lines)

    def read(prompt: str) -> str:
        if "Enter" in prompt or "Entrée" in prompt:
            return ""
        line = next(coming, None)
        if line is None:
            raise EOFError
        return line

    Terminal(game, Voice(lang, ruleset=game.ruleset), {}, read).play()  # type: ignore[arg-type]
    return capsys.readouterr().out


def asked(game: Game[Any]) -> tuple[str, str]:
    assert game.decision is not None
    return game.decision.seat, game.decision.topic


def test_cards_are_picked_by_number(council: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    out = said(council, ["1 2", "none"], capsys)

    assert "Which cards do you exchange?" in out
    assert "Type the numbers of what you pick (0 to 2 of them)" in out
    assert council.entries[-2] == {"A": ["bribe:0", "letter:1"], "B": []}


def test_gifts_are_listed_with_who_gets_them(
    council: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    out = said(council, ["none", "none", "4"], capsys)

    assert "4  Duellist: Sword" in out
    assert council.entries[-1] == ["b1:sword"]


def test_a_moment_is_let_pass_in_a_word(
    council: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    out = said(council, [*NOTHING, *QUIET, "pass"], capsys)

    assert "“pass” lets it pass" in out
    assert asked(council) == ("B", "walk")


def test_what_must_be_decided_does_not_pass(
    council: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    out = said(council, [*NOTHING, "pass", "yield"], capsys)

    assert "That does not help with this question" in out
    assert "yield off asks you again" in out
    assert asked(council) == ("A", "walk")


def test_whoever_wants_no_more_of_a_kind_is_not_asked(
    council: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    turn = [*QUIET, "pass", "low", "low", *QUIET]

    out = said(council, [*NOTHING, *QUIET, "yield game", *turn], capsys)

    assert "Not asked for now: applause, this game." in out
    assert asked(council) == ("B", "walk")
    assert council.by[-1] is By.WISH


def test_a_round_later_one_is_asked_again(
    council: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    turn = [*QUIET, "passer", "low", "low", *QUIET]

    said(council, [*NOTHING, *QUIET, "céder tour", *turn], capsys, lang="fr")

    assert asked(council) == ("B", "applause")


def test_an_attack_is_told_with_its_numbers_and_interrupts(
    council: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    first = [*NOTHING, "usual", "strike:b1", "yield game", "pass"]
    second = [*QUIET, "pass", "low", "low", "usual", "strike:b1"]

    out = said(council, [*first, *second], capsys)

    assert "Diplomat strikes at Duellist." in out
    assert "Guard" in out
    assert asked(council) == ("B", "parry")


def test_an_undo_goes_back_to_what_somebody_answered(
    council: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    said(council, [*NOTHING, *QUIET, "yield game", "undo"], capsys)

    assert asked(council) == ("B", "applause")


def test_the_player_says_whether_what_is_moot_passes(
    council: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    out = said(council, ["auto", "auto"], capsys)

    assert "Asks you even where nothing can change." in out
    assert "Passes by itself where nothing can change." in out


@pytest.mark.parametrize(("word", "over"), [("no", False), ("yes", True)])
def test_what_nobody_would_expect_is_asked_once_more(
    council: Game[Any], capsys: pytest.CaptureFixture[str], word: str, over: bool
) -> None:
    out = said(council, [*NOTHING, "usual", "fall", word], capsys)

    assert out.count("Let Diplomat fall on its own sword?") == 2
    assert council.over == over
