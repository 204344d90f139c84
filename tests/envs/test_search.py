"""Games that fork, and chance as nodes of its own."""

from fractions import Fraction

import numpy
import pytest

from grognard import envs
from grognard.envs.laws import play_randomly
from grognard.kernel.questions import Chance


def played(name: str, steps: int, **how: object) -> envs.Session:
    """A game after so many actions."""
    for session in play_randomly(envs.terms(name, **how), 5):  # type: ignore[arg-type]
        if session.steps == steps:
            return session
    raise AssertionError("the game was over before")


def finish(session: envs.Session) -> str:
    """Play on with the first action there is; what it came to."""
    while not session.is_over:
        session.act(session.asked[0], 0)
    return session.state_key()


def test_a_copy_comes_to_the_same_end() -> None:
    session = played("colossus", 60)
    assert finish(session.copy()) == finish(session.copy())


def test_a_fork_has_luck_of_its_own_and_leaves_the_game_alone() -> None:
    session = played("colossus", 60)
    before = session.state_key()
    ends = {finish(session.fork()) for _ in range(6)}
    assert len(ends) > 1
    assert session.state_key() == before


@pytest.mark.parametrize("name", ["gaslight", "saurian"])
def test_a_fork_looks_the_same_to_its_seat(name: str) -> None:
    session = played(name, 50)
    seat = session.asked[0]
    assert session.fork(seat).state_key(seat) == session.state_key(seat)


def test_what_was_picked_is_picked_in_a_fork() -> None:
    for session in play_randomly(envs.terms("saurian"), 2):
        seat = session.asked[0] if session.asked else ""
        offer = session.offer(seat) if seat else None
        if offer is not None and offer.picks:
            twin = session.fork(seat).offer(seat)
            assert twin is not None and twin.picks == offer.picks
            return
    raise AssertionError("nothing was picked")


def test_who_did_not_ask_for_forks_is_told_how_to() -> None:
    session = envs.Session(envs.terms("colossus"), 1)
    with pytest.raises(ValueError, match="forks=True"):
        session.fork()


@pytest.mark.parametrize("name", envs.GAMES)
def test_chance_is_shown_with_its_exact_probabilities(name: str) -> None:
    session = envs.session(name, chance=True, seed=3)
    rng, acts = numpy.random.default_rng(3), 0
    while not session.is_over and acts < 60:
        if session.is_chance:
            outcomes = session.chance()
            assert sum(outcome.probability for outcome in outcomes) == Fraction(1)
            likely = max(range(len(outcomes)), key=lambda n: outcomes[n].probability)
            session.draw(likely)
            acts += 1
        else:
            offer = session.offer(session.asked[0])
            assert offer is not None
            session.act(session.asked[0], int(rng.integers(len(offer))))
    assert acts > 4


def test_the_outcome_that_is_drawn_is_the_one_that_happens() -> None:
    session = envs.session("colossus", chance=True, seed=3)
    for _ in range(12):
        while not session.is_chance:
            session.act(session.asked[0], 0)
        question = session.game.question
        assert isinstance(question, Chance)
        outcomes, before = session.chance(), session.game.answers
        session.draw(len(outcomes) - 1)
        assert question.trust(session.game.entries[before]) == outcomes[-1].what


def test_cards_that_come_in_many_orders_are_drawn_one_at_a_time() -> None:
    session = envs.session("gaslight", chance=True, seed=3)
    while not session.is_chance or len(session.chance()) < 40:
        if session.is_chance:
            session.draw(0)
        else:
            session.act(session.asked[0], 0)
    first = session.chance()
    assert {outcome.probability for outcome in first} == {Fraction(1, len(first))}
    session.draw(0)
    assert len(session.chance()) == len(first) - 1
