"""What anybody may ask of the table: how far it is, and how far a runner would walk.

Nothing is ever hidden from sight in this game, so a line has a length and nothing else.
"""

from causeway.battle import Race, Runner
from causeway.field import RADIUS
from grognard.kernel.questions import Choose, Place, Placement, Point
from grognard.kernel.said import Say
from grognard.kernel.sights import NO_OUTLOOK, Outlook, Ring, Sight
from grognard.table.distance import distance


def sight(race: Race, piece: str, target: str | Point) -> Sight | None:
    """The way from a runner to another one, or to a point, measured from the edge of the base."""
    looker = _standing(race, piece)
    aim = _standing(race, target) if isinstance(target, str) else None
    end = aim.at if aim is not None else None if isinstance(target, str) else target
    if looker is None or end is None:
        return None
    far = distance(looker.place, RADIUS, end, RADIUS if aim is not None else 0.0)
    return Sight(looker.place, end, far)


def _standing(race: Race, piece: str) -> Runner | None:
    return next((one for one in race.on_table() if one.id == piece), None)


def rings(race: Race, piece: str) -> tuple[Ring, ...]:
    """The reach of its pace (3.2)."""
    runner = _standing(race, piece)
    if runner is None:
        return ()
    reach = runner.profile.pace + RADIUS
    return (Ring("move", Say("stat-pace"), "3.2", runner.place, reach),)


def outlook(race: Race, asked: Choose | Place, answer: str | Placement) -> Outlook:
    """Nothing that an answer does is provoked by it: there is nothing to warn of."""
    return NO_OUTLOOK
