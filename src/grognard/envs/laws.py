"""What every environment keeps to, checked in any state that play reaches.

Whoever writes a ruleset runs these on it; ours are run on all that are installed.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy

from grognard.envs.session import Session, Terms
from grognard.kernel.questions import Seat

LONGEST = 20_000
"""No game takes more actions than this."""


def play_randomly(terms: Terms, seed: int | str) -> Iterator[Session]:
    """Play a game with legal actions by chance; it is shown before each of them, and at the end."""
    session = Session(terms._replace(forks=True), seed)
    rng = numpy.random.default_rng(abs(hash(str(seed))) if isinstance(seed, str) else seed)
    while not session.is_over:
        assert session.steps < LONGEST, "the game does not end"
        yield session
        seat = session.asked[0]
        offer = session.offer(seat)
        assert offer is not None, "whoever is asked has an offer"
        session.act(seat, int(rng.integers(len(offer))))
    yield session


def check_secrets(session: Session) -> int:
    """A seat is told the same in every world it cannot tell apart; how often that was checked.

    Observation, mask, reward, chance to win and info are compared byte by byte with those of the
    same moment with all that the seat does not know dealt anew.
    """
    checked = 0
    for seat in session.seats:
        if session.is_over or seat in session.game.chosen:
            # What was chosen together with others is not kept by a world that is imagined.
            continue
        twin = session.fork(seat)
        assert told(session, seat) == told(twin, seat), f"{seat} is told what it cannot see"
        checked += 1
    return checked


def told(session: Session, seat: Seat) -> bytes:
    """All that an environment tells a seat, as bytes."""
    observation = session.observe(seat)
    return b"".join(
        [
            *(block.tobytes() for block in observation.values()),
            repr(session.reward(seat)).encode(),
            repr(session.win_chance(seat)).encode(),
            repr(session.info(seat)).encode(),
            session.state_key(seat).encode(),
        ]
    )


def check_observation(session: Session) -> None:
    """An observation is one of its space, and its mask is the offer."""
    space = session.terms.layout.space
    for seat in session.seats:
        observation = session.observe(seat)
        assert space.contains(observation), f"{seat} sees what no column may hold"
        offer = session.offer(seat)
        legal = len(offer) if offer is not None else 0
        assert int(observation[session.terms.layout.mask].sum()) == legal
