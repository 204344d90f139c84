"""What passes by itself: proved to change nothing, or not wanted any more."""

from collections.abc import Sequence

import pytest
from gambit import GAMBIT, Duel, Gambit, gambit
from msgspec.structs import replace

from grognard.kernel.compound import Tick, Together
from grognard.kernel.game import By, Game, replay
from grognard.kernel.questions import Choose, Option, Seat, Story
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Setup, Step
from grognard.kernel.said import Say
from grognard.kernel.views import PieceView, View
from grognard.kernel.wishes import Wishes, Yield, begun, passes, standing

PASS = [Option("pass"), Option("play")]
MOOT = Wishes()
ASK = Wishes(auto_pass=False)


class Bluff(Gambit):
    """Gambit with pieces on the table, and a moment to bluff before every trick."""

    name = "bluff"

    def activation(self, battle: Duel) -> str:
        return battle.trump

    def view(self, battle: Duel, viewer: Seat) -> View:
        pieces = tuple(
            PieceView(id=seat.lower(), seat=seat, side=seat, name=Say("piece"), number=0, kind="")
            for seat in "AB"
        )
        return replace(super().view(battle, viewer), pieces=pieces)

    def next_step(self, battle: Duel) -> Step | None:
        if battle.result is not None or not battle.hands:
            return super().next_step(battle)
        return _bluff(battle)


async def _bluff(duel: Duel) -> None:
    choices = tuple(window(seat, moot=True) for seat in "AB")
    answers = await Together(choices, topic="bluff")
    last = await window("A", moot=not duel.tricks)
    duel.played += [*answers.values(), last]
    duel.tricks += 1
    if duel.tricks == 2:
        GAMBIT.concede(duel, "B")


BLUFF = Bluff()


def bluff() -> Game[Duel]:
    return Game(BLUFF, Setup("bluff", 1), BLUFF.set_up(Setup("bluff", 1)), gambit(1)._lots)


def window(
    seat: Seat = "A",
    *,
    moot: bool | None = None,
    ask_anyway: bool = False,
    passing: str | None = "pass",
    to: Sequence[str] = (),
    by: str | None = "b",
) -> Choose:
    """A moment of the kind ``bluff``."""
    return Choose(
        seat,
        PASS,
        topic="bluff",
        passing=passing,
        window="bluff",
        moot=None if moot is None else lambda: moot,
        ask_anyway=ask_anyway,
        story=lambda: Story("story", {}, by, tuple(to)),
    )


@pytest.fixture
def duel() -> Duel:
    return bluff().battle


def test_what_no_answer_can_change_passes(duel: Duel) -> None:
    assert passes(window(moot=True), MOOT, BLUFF, duel)
    assert not passes(window(moot=False), MOOT, BLUFF, duel)
    assert not passes(window(), MOOT, BLUFF, duel)


def test_a_player_may_want_to_be_asked_all_the_same(duel: Duel) -> None:
    assert not passes(window(moot=True), ASK, BLUFF, duel)


def test_what_would_betray_a_hand_is_asked_anyway(duel: Duel) -> None:
    assert not passes(window(moot=True, ask_anyway=True), MOOT, BLUFF, duel)


def test_what_must_be_decided_never_passes(duel: Duel) -> None:
    all_of_it = Wishes(yields=(begun(Yield("bluff", "game", True), BLUFF, duel),))

    assert not passes(window(moot=True, passing=None), all_of_it, BLUFF, duel)
    assert not passes(Tick("A", PASS), all_of_it, BLUFF, duel)


@pytest.mark.parametrize("span", ["activation", "round", "game"])
def test_whoever_wants_no_more_of_a_kind_is_not_asked_for_a_while(duel: Duel, span: str) -> None:
    wishes = Wishes(yields=(begun(Yield("bluff", span), BLUFF, duel),))  # type: ignore[arg-type]

    assert passes(window(), wishes, BLUFF, duel)
    assert passes(window(ask_anyway=True), wishes, BLUFF, duel)
    duel.trump = "another"
    assert passes(window(), wishes, BLUFF, duel) == (span != "activation")
    duel.tricks += 1
    assert passes(window(), wishes, BLUFF, duel) == (span == "game")
    assert len(standing(wishes, BLUFF, duel)) == (span == "game")


def test_another_kind_is_asked(duel: Duel) -> None:
    wishes = Wishes(yields=(begun(Yield("other", "game"), BLUFF, duel),))

    assert not passes(window(), wishes, BLUFF, duel)


def test_an_attack_is_told_to_whoever_wanted_no_more(duel: Duel) -> None:
    quiet = Wishes(yields=(begun(Yield("bluff", "game"), BLUFF, duel),))
    deaf = Wishes(yields=(begun(Yield("bluff", "game", True), BLUFF, duel),))

    assert not passes(window(to=["a"]), quiet, BLUFF, duel)
    assert passes(window(to=["a"]), deaf, BLUFF, duel)
    assert passes(window(to=["b"]), quiet, BLUFF, duel)
    assert passes(window(to=["a"], by="a"), quiet, BLUFF, duel)


def test_what_passed_is_recorded_and_an_undo_does_not_stop_there() -> None:
    game = bluff()
    game.let_pass("B")
    game.answer("play", seat="A")
    given = game.answers - 1
    game.let_pass("A")

    assert game.by[given:] == [By.PLAYER, By.WISH]
    assert given in game.choices and given + 1 in game.choices
    game.undo()
    assert game.answers == given and game.asked == ("A", "B")


def test_an_answer_together_passes_only_if_everybody_lets_it_pass() -> None:
    game = bluff()
    before = game.answers
    game.let_pass("A")
    game.let_pass("B")

    assert game.by[before] is By.WISH
    game.answer("play")
    game.answer("play", seat="A")
    game.let_pass("B")
    assert game.by[before + 2] is By.PLAYER


def test_whoever_chooses_anew_has_chosen() -> None:
    game = bluff()
    game.let_pass("A")
    game.withdraw("A")
    game.answer("play", seat="A")
    game.let_pass("B")

    assert game.by[-1] is By.PLAYER


def test_only_what_has_a_way_to_let_it_pass_is_passed() -> None:
    game = bluff()
    with pytest.raises(Refusal):
        game.let_pass("C")


def test_a_record_of_what_passed_is_the_record_of_a_game() -> None:
    game = bluff()
    while not game.over:
        game.let_pass(game.asked[0])

    again = replay(BLUFF, game.record)

    assert list(again.entries) == list(game.entries)
    assert again.choices == game.choices
