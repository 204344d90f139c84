"""What pieces are to each other, for who wants it told."""

import pytest

from grognard import envs
from grognard.envs.laws import check_observation, play_randomly
from grognard.envs.session import Session
from grognard.kernel.observing import COMMON

WHOSE, PRESENT = COMMON.index("whose"), COMMON.index("present")
DISTANCE, SEES, COVERED, HARM = range(4)
ENOUGH = 150


def under_way(name: str) -> Session:
    """A game some way on, with relations told."""
    for session in play_randomly(envs.terms(name, extras=("relations",)), 5):
        if session.steps == ENOUGH:
            return session
    raise AssertionError("the game was over too soon")


@pytest.mark.parametrize("name", envs.GAMES)
def test_relations_tell_distance_sight_and_what_an_attack_takes(name: str) -> None:
    session = under_way(name)
    seen = session.observe(session.seats[0])
    relations, pieces = seen["relations"], seen["pieces"]
    there = [row for row in range(len(pieces)) if pieces[row, PRESENT]]
    foes = [(a, b) for a in there for b in there if pieces[a, WHOSE] * pieces[b, WHOSE] < 0]
    friends = [(a, b) for a in there for b in there if pieces[a, WHOSE] * pieces[b, WHOSE] > 0]

    assert foes and all(relations[a, b, DISTANCE] > 0 for a, b in foes)
    assert {relations[a, b, SEES] for a, b in foes} <= {-1.0, 0.0, 1.0}
    harms = [relations[a, b, HARM] for a, b in foes]
    assert all(harm >= 0 for harm in harms) and max(harms) > 0
    assert not any(relations[a, b, [SEES, COVERED, HARM]].any() for a, b in friends)
    assert not relations[[row for row in range(len(pieces)) if row not in there]].any()
    check_observation(session)


def test_both_sides_see_the_same_relations() -> None:
    session = under_way("colossus")
    first, second = (session.observe(seat)["relations"] for seat in session.seats)
    assert (first == second).all()


def test_a_blow_that_cannot_harm_takes_nothing() -> None:
    session = under_way("saurian")
    harms = session.terms.observer._observing.harms(session.game.battle, session.seats[0])
    assert len(set(harms.values())) > 1 and max(harms.values()) <= 1.0
