"""What anybody may ask of the table: sight, ranges and facings, what a move would provoke."""

from collections.abc import Iterable

from grognard.kernel.questions import Choose, Place, Placement, Point
from grognard.kernel.said import Say
from grognard.kernel.sights import NO_OUTLOOK, Outlook, Ring, Sight, Warned
from grognard.rulesets.colossus.battle import SIDES, Battle, Unit
from grognard.rulesets.colossus.field import SHORT, blocker, covers, distance
from grognard.rulesets.colossus.movement import (
    MOST_LEGS,
    JumpRegion,
    Mode,
    MoveRegion,
    TurnRegion,
    allowance,
    is_rough,
)
from grognard.rulesets.colossus.overwatch import (
    in_danger_close,
    is_spared,
    may_fire,
    may_strike,
    triggers,
)
from grognard.table.arcs.meeting import first_met
from grognard.table.arcs.shapes import Disc, Shape
from grognard.table.distance import to_point
from grognard.table.flat.kernels import Allowance
from grognard.table.flat.paths import Path, length
from grognard.table.flat.planner import shortest_path
from grognard.table.flat.sight import Blocker, sight_between

HALF_CIRCLE = 180


def sight(battle: Battle, piece: str, target: str | Point) -> Sight | None:
    """The line from centre to centre, or to a point (4.301-4.310)."""
    viewer = _standing(battle, piece)
    if viewer is None:
        return None
    if not isinstance(target, str):
        far = to_point(viewer.place, viewer.profile.radius, target)
        side = SIDES.index(viewer.side)
        met = sight_between(
            battle.ground, battle.bodies, viewer.place, target, side, [viewer.index]
        )
        return _line(battle, viewer, target, far, met, "clear")
    other = _standing(battle, target)
    if other is None or other is viewer:
        return None
    met = blocker(battle, viewer, other)
    covered = met is None and bool(covers(battle, viewer, other, indirect=False))
    grade = "covered" if covered else "clear"
    return _line(battle, viewer, other.place, distance(battle, viewer, other), met, grade)


def _standing(battle: Battle, piece: str) -> Unit | None:
    unit = battle.by_id.get(piece)
    return unit if unit is not None and unit.at is not None else None


def _line(
    battle: Battle, viewer: Unit, end: Point, far: float, met: Blocker | None, grade: str
) -> Sight:
    start = viewer.place
    if met is None:
        rule = "4.310" if grade == "covered" else "4.301"
        return Sight(start, end, far, clear=True, grade=grade, rule=rule)
    what, which = met
    shape: Shape
    if what == "body":
        unit = battle.units[which]
        name, shape, rule = unit.id, Disc(*unit.place, unit.profile.radius), "4.303"
    else:
        name, shape, rule = f"t{which}", battle.ground.pieces[which].polygon, "4.304"
    found = first_met(start, end, [(name, shape)])
    return Sight(
        start, end, far, clear=False, grade="blocked", rule=rule, blocker=name,
        is_piece=what == "body", at=found[1] if found else None,
    )  # fmt: skip


def rings(battle: Battle, piece: str) -> tuple[Ring, ...]:
    """Facing, range brackets, Overwatch and how far it moves and then hits."""
    unit = _standing(battle, piece)
    if unit is None or unit.destroyed:
        return ()
    at, radius, profile = unit.place, unit.profile.radius, unit.profile
    near, far = radius + SHORT, radius + profile.effective
    facing = (unit.heading - 90) % 360
    found = [Ring("arc", Say("ring-front"), "1.15", at, near, start=facing, sweep=HALF_CIRCLE)]
    reach, within = 0.0, ""
    for bracket, outer, inner in (("short", near, 0.0), ("effective", far, near)):
        if profile.damage[bracket]:
            name = Say(f"ring-{bracket}", {"damage": profile.damage[bracket]})
            found.append(Ring("range", name, "4.410", at, outer, inner=inner))
            reach, within = outer, bracket
    if profile.damage["long"]:
        name = Say("ring-long", {"damage": profile.damage["long"]})
        found.append(Ring("range", name, "4.410", at, far, inner=far, endless=True))
    if profile.damage["short"] and not unit.panicked:
        found.append(Ring("watch", Say("ring-overwatch"), "4.212", at, near))
    stride = 0.0
    if not unit.moved:
        stride = allowance(battle, unit, Mode("standard")).open
        found.append(Ring("move", Say("ring-move"), "4.110", at, radius + stride))
    if reach:
        name = Say("ring-threat", {"within": within})
        found.append(Ring("range", name, "4.410", at, stride + reach, threat=True))
    return tuple(found)


def outlook(battle: Battle, asked: Choose | Place, answer: str | Placement) -> Outlook:
    """What a move costs, whom it lets fire, and a way round what blocks it; what a shot costs."""
    if isinstance(asked, Choose) and asked.foresee is not None and isinstance(answer, str):
        found: Outlook = asked.foresee(answer)
        return found
    if not isinstance(asked, Place) or not isinstance(answer, Placement):
        return NO_OUTLOOK
    region = asked.region
    match region:
        case TurnRegion():
            unit = battle.unit(region.piece or "")
            return Outlook(warnings=tuple(_strikes(battle, unit, stationary=True)))
        case MoveRegion():
            unit = battle.unit(region.piece or "")
            return _move_outlook(battle, unit, region, answer)
        case JumpRegion():
            unit = battle.unit(region.piece or "")
            path = Path(unit.place, answer.path)
            return Outlook(length(path), region.reach, tuple(_provoked(battle, unit, path)))
        case _:
            return NO_OUTLOOK


def _move_outlook(battle: Battle, unit: Unit, region: MoveRegion, placement: Placement) -> Outlook:
    path = Path(unit.place, placement.path)
    most = region.allowance.rough if is_rough(battle, path) else region.allowance.open
    refused = region.refuse(placement) is not None
    detour = _detour(battle, unit, region, placement) if refused else None
    walked = Path(unit.place, detour.path) if detour is not None else path
    return Outlook(length(path), most, tuple(_provoked(battle, unit, walked)), detour)


def _provoked(battle: Battle, unit: Unit, path: Path) -> Iterable[Warned]:
    """Strikes before the move, then shots along it, each watcher once (4.203, 4.211, 4.212)."""
    yield from _strikes(battle, unit, stationary=False)
    warned = set()
    for crossing in triggers(battle, unit, path):
        watcher = battle.units[crossing.watcher]
        if watcher.id not in warned and may_fire(battle, watcher, unit, crossing.point):
            warned.add(watcher.id)
            facts = {"unit": watcher.id}
            yield Warned("overwatch", "4.212", facts, watcher.id, crossing.point)


def _strikes(battle: Battle, unit: Unit, *, stationary: bool) -> Iterable[Warned]:
    if not in_danger_close(battle, unit) or is_spared(battle, stationary=stationary):
        return
    for enemy in battle.enemies(unit):
        if may_strike(battle, enemy, unit):
            facts = {"unit": enemy.id}
            yield Warned("danger-close", "4.203", facts, enemy.id, enemy.place)


def _detour(
    battle: Battle, unit: Unit, region: MoveRegion, placement: Placement
) -> Placement | None:
    """The shortest legal way to the same end: in the open, else through terrain (4.110)."""
    if placement.end is None:
        return None
    for avoiding, limit in _searches(battle, region.allowance):
        found = shortest_path(
            battle.ground, battle.bodies, unit.index, unit.place, placement.end,
            unit.profile.radius, limit, avoiding=avoiding, most_legs=MOST_LEGS,
        )  # fmt: skip
        if found is not None:
            round_ = Placement(found.waypoints, placement.heading)
            if region.refuse(round_) is None:
                return round_
    return None


def _searches(battle: Battle, allowed: Allowance) -> list[tuple[list[int], float]]:
    areas = [number for number in battle.setting.areas if number not in battle.lost]
    if allowed.rough >= allowed.open or not areas:
        return [([], allowed.open)]
    return [(areas, allowed.open), ([], allowed.rough)]
