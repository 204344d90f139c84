"""What ground promises a machine's Side in points: furnaces, the Crown, the way out (5.11-5.13)."""

from collections.abc import Callable
from math import hypot
from typing import NamedTuple

from grognard.kernel.questions import Point
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.content import Marker
from grognard.rulesets.colossus.detours import SOUTH_EDGE, Detours, detours
from grognard.rulesets.colossus.field import within
from grognard.rulesets.colossus.victory import CONTROL, EXIT, RAIDERS
from grognard.rulesets.colossus.worth import HOLDING, POINT_WORTH, pull, turns_to_come, way_out

FIRST_SCORE = {"furnaces": 2, "crown": 1}
"""The Turn in which markers score first (5.11, 5.13)."""
NOT_YET = 0.7
"""How likely a raider that might leave next Turn lives to do so."""
COMES = 0.6
"""How likely a machine that may still come to a marker does."""

Ground = Callable[[Point], float]
"""What standing somewhere promises a machine's Side, in PV."""


def ground(battle: Battle, unit: Unit) -> Ground:
    """What each place promises one machine, wherever the others stand."""
    strides = unit.profile.has("strider")
    match battle.setting.victory:
        case "furnaces" | "crown":
            contests = [_contest(battle, unit, marker) for marker in battle.setting.markers]
            return lambda place: sum([contest.worth(unit, place) for contest in contests])
        case "gate" if unit.side == RAIDERS:
            way = detours(battle.setting, SOUTH_EDGE, strides=strides)
            return lambda place: _exit(unit, place[1], way.far(place), turns_to_come(battle))
        case _:
            return lambda place: 0.0


def _exit(unit: Unit, south: float, far: float, left: int) -> float:
    """What a raider's way out promises: all its PV where it leaves this very Turn (5.12)."""
    if not unit.panicked and within(south - unit.profile.radius, EXIT):
        return unit.profile.pv
    return NOT_YET * way_out(unit, far, left)


class Balance(NamedTuple):
    """How much of either Side counts at a marker, one machine of ours left out."""

    ours: float
    theirs: float


class Contest(NamedTuple):
    """A marker that both Sides want, as it stands without one machine."""

    marker: Marker
    way: Detours
    reach: float
    """How near the middle of the machine must come for it to count."""
    now: Balance
    """Sizes that will count when this Turn is scored."""
    later: Balance
    """Sizes, each the less the farther off."""
    points_now: float
    points_later: float

    def worth(self, unit: Unit, place: Point) -> float:
        """The points that it promises with the machine at that place."""
        far = hypot(place[0] - self.marker.at[0], place[1] - self.marker.at[1])
        steady = not unit.panicked
        counts = unit.profile.size if far <= self.reach and steady else 0
        ahead = self.now.ours + counts - self.now.theirs
        now = ahead / (abs(ahead) + 1.0)
        ours = self.later.ours + pull(unit, max(far, self.way.far(place)), self.reach)
        theirs = self.later.theirs
        later = (ours - theirs) / (ours + theirs + 0.5)
        return self.points_now * now + self.points_later * later


def _contest(battle: Battle, unit: Unit, marker: Marker) -> Contest:
    setting = battle.setting
    points = marker.points * POINT_WORTH[setting.victory]
    scores = battle.turn >= FIRST_SCORE[setting.victory]
    now, later = {unit.side: 0.0}, {unit.side: 0.0}
    for other in battle.on_table():
        if other is unit or other.destroyed or other.panicked:
            continue
        far, reach = _apart(other, marker), reach_of(other, marker)
        now[other.side] = now.get(other.side, 0.0) + _presence(other, far - reach)
        later[other.side] = later.get(other.side, 0.0) + pull(other, far, reach)
    return Contest(
        marker,
        detours(setting, marker.at, strides=unit.profile.has("strider")),
        reach_of(unit, marker),
        _balance(now, unit.side),
        _balance(later, unit.side),
        points * scores,
        points * HOLDING * turns_to_come(battle),
    )


def _balance(sizes: dict[str, float], side: str) -> Balance:
    ours = sizes.pop(side)
    return Balance(ours, sum(sizes.values()))


def reach_of(unit: Unit, marker: Marker) -> float:
    """How far from a marker the middle of a machine may be that counts at it (5.6, 5.13)."""
    return marker.radius or CONTROL + unit.profile.radius


def _presence(unit: Unit, far: float) -> float:
    """The Size that a machine so far out of reach brings to a marker this Turn, if it comes."""
    if far <= 0.0:
        return unit.profile.size
    return COMES * unit.profile.size if not unit.moved and far <= unit.profile.move else 0.0


def _apart(unit: Unit, marker: Marker) -> float:
    (x, y), (mx, my) = unit.place, marker.at
    return hypot(mx - x, my - y)
