"""What odds hear on the way is what an enumerator hears in forks of the game."""

from fractions import Fraction
from typing import Any

import pytest
from odds.enumerator import Enumerator, Found, TooMuch
from odds.test_enumerated import IS_FUZZING, candidates, moments

import grognard
from grognard.kernel.events import Event
from grognard.kernel.game import Game
from grognard.kernel.odds import odds
from grognard.kernel.refusals import Refusal
from grognard.testing import colossus

COMPARED = 400 if IS_FUZZING else 25
MOST_WAYS = 3_000 if IS_FUZZING else 200


def told_by_rules(event: Event) -> Event | None:
    """What the rules tell; how dice lie is told by whoever throws them."""
    is_ours = type(event).__module__.startswith("grognard.rulesets.")
    return event if is_ours and event.kind != "clashed" else None


class Listener(Enumerator):
    """Hears what is told to a seat until the step is over."""

    def __init__(self, game: Game[Any], most: int) -> None:
        super().__init__(game, most)
        assert game.decision is not None
        self._seat = game.decision.seat
        self._known = len(game.log)

    def _came_to(self, twin: Game[Any], packed: bytes, told: int) -> Found:
        events = [each.event for each in twin.log[self._known : told]]
        heard = [e for e in events if told_by_rules(e) and self._seat not in e.secret_from]
        return {tuple(heard): Fraction(1)}


@pytest.mark.parametrize("name", grognard.rulesets())
def test_what_is_heard_is_what_is_told_in_forks(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(grognard.ruleset(name)), "secrets", False)
    compared = 0
    for game in moments(name):
        for answer, _ in candidates(game):
            compared += hear_alike(game, answer)
        # In Saurian chance comes between steps, and hardly ever within one.
        if compared >= (1 if name == "saurian" else COMPARED):
            break


def hear_alike(game: Game[Any], answer: object) -> bool:
    """Whether several outcomes were heard, and rightly."""
    try:
        told = odds(game, [answer], hearing=told_by_rules, budget=MOST_WAYS, samples=1)
        if not told.exact or len(told.outcomes) == 1:
            return False
        found = Listener(game, MOST_WAYS).outcomes(game, [answer])
    except (Refusal, TooMuch):
        return False
    assert {c.outcome: c.probability for c in told.outcomes} == found
    return True


def test_what_is_told_before_the_first_dice_of_a_step_is_heard_once() -> None:
    """A turn begins, and then the sides roll for the initiative."""
    game = colossus.position(
        colossus.unit("a1", "ac_halberd", 10, 10, moved=True),
        colossus.unit("b1", "ac_halberd", 30, 30, moved=True),
        phase="combat",
    )
    turn = game.battle.turn

    told = odds(
        game,
        ["pass"],
        until=lambda battle: battle.turn > turn and battle.phase != "initiative",
        hearing=lambda event: event.kind,
    )

    assert told.exact
    for chanced in told.outcomes:
        assert chanced.outcome.count("turn-began") == 1
        assert "initiative-won" in chanced.outcome
