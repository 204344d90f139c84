"""What players care about: how good a position is, and what an answer would change.

Bots play for ``worth``, and odds are told in ``effects``; neither is a rule.
"""

from causeway.battle import Race, other_seat
from grognard.kernel.questions import Seat
from grognard.kernel.ruleset import Effect

FEATURES = ("progress",)
"""What decides a race."""


def features(race: Race, seat: Seat) -> tuple[float, ...]:
    """What speaks for a team, part by part, as ``FEATURES`` names them."""
    return (worth(race, seat),)


def stage(race: Race) -> tuple[str, float]:
    """There is one thing to race for; and the share of the turns that is over."""
    return "race", min(1.0, race.turn / race.setting.turns)


def worth(race: Race, seat: Seat) -> float:
    """How far ahead a team is: its first runner counts most, the others a little."""
    return _progress(race, seat) - _progress(race, other_seat(seat))


def _progress(race: Race, seat: Seat) -> float:
    gone = [runner.gone for runner in race.team(seat)]
    return max(gone, default=0) + sum(gone) / max(1, len(gone))


def effects(before: Race, after: Race) -> tuple[Effect, ...]:
    """Who went how far, and what the water did."""
    pairs = zip(before.runners, after.runners, strict=True)
    went = [
        Effect(new.id, "went", new.gone - old.gone) for old, new in pairs if new.gone > old.gone
    ]
    rose = after.water - before.water
    return (*sorted(went), *([Effect("", "water", rose)] if rose else []))
