"""One movement activation, step by step (3.40-3.46), and how machines move (4.101-4.112)."""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil, inf, sqrt

from msgspec import Struct

from grognard.kernel.chance import Lot
from grognard.kernel.questions import Choose, Option, Place, Placement, Point
from grognard.kernel.refusals import Refusal
from grognard.kernel.said import Say
from grognard.rulesets.colossus import ram
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.events import (
    DangerClose,
    Declared,
    Moved,
    Overdriven,
    PanicEased,
    RamDeclared,
    SmokeLaid,
    StayedPut,
    TagUsed,
)
from grognard.rulesets.colossus.field import SAME, SHORT, distance, gaps, reaches, sees, within
from grognard.rulesets.colossus.overwatch import (
    danger_close_window,
    facing_window,
    in_danger_close,
    triggers,
)
from grognard.rulesets.colossus.stress import add_stress, use_or_keep
from grognard.table.compiled import Column
from grognard.table.flat.barriers import landing_barriers, leg_barriers
from grognard.table.flat.kernels import ROUGH_TOLERANCE, Allowance
from grognard.table.flat.paths import (
    Crossing,
    Path,
    as_column,
    clear_runs,
    first_landing,
    first_straight_move,
    landing_obstruction,
    length,
    moving,
    obstruction,
    straight_moves,
)
from grognard.table.flat.planner import reachable
from grognard.table.headings import VECTORS, heading_of
from grognard.table.lattice import HUNDREDTHS, is_on_lattice, snap, snap_point
from grognard.table.polygons import Polygon
from grognard.table.search import Square, covered, first_place, first_within

LEAST_MOVE = 1.0
AMPLE = 2.0
"""A landing this far away is a legal move, wherever it is rounded to."""
MOST_LEGS = 8
OVERDRIVE = 4
MARGIN = 0.1
"""How far inside or outside a range a machine stops that wants to be on that side of it."""
STAY = Option("stationary")
TURN = Option("turn")
"""Stationary too, with another heading."""
FAN = tuple(VECTORS[k * 15] for k in range(24))
_FAN = as_column(FAN)
_WAYS = tuple(as_column([vector]) for vector in FAN)


class Mode(Struct, frozen=True):
    """A declared way to move: its kind, whether Overdrive is used, what is rammed."""

    kind: str
    overdrive: bool = False
    target: str = ""
    turns: bool = False
    """A Stationary machine that takes another heading (4.102)."""

    @classmethod
    def of(cls, key: str) -> "Mode":
        """Read an option's key.

        >>> Mode.of("ram+overdrive:b2")
        Mode(kind='ram', overdrive=True, target='b2', turns=False)
        """
        if key == TURN.key:
            return cls("stationary", turns=True)
        how, _, target = key.partition(":")
        kind, _, tag = how.partition("+")
        return cls(kind, tag == "overdrive", target)


def allowance(battle: Battle, unit: Unit, mode: Mode) -> Allowance:
    """Move (or Jump, or Move and Overdrive), halved by Danger Close, halved by terrain (4.110)."""
    full = unit.profile.tags["jump"] if mode.kind == "jump" else unit.profile.move
    if mode.overdrive:
        full += OVERDRIVE
    if in_danger_close(battle, unit):
        full //= 2
    strider = unit.profile.has("strider")
    if strider:
        battle.cite("4.916")
    unhindered = mode.kind == "jump" or strider
    return Allowance(full, full if unhindered else full // 2, LEAST_MOVE, SAME)


def is_rough(battle: Battle, path: Path) -> bool:
    """Whether a path goes through terrain: the centre inside an Area piece (4.111)."""
    lost = battle.lost
    pieces = battle.setting.ground.pieces
    points = (path.start, *path.waypoints)
    west, east = min(x for x, _ in points), max(x for x, _ in points)
    south, north = min(y for _, y in points), max(y for _, y in points)
    for number in battle.setting.areas:
        polygon = pieces[number].polygon
        box = polygon.box
        if box[0] >= east or box[2] <= west or box[1] >= north or box[3] <= south:
            continue
        if number in lost:
            continue
        if sum(polygon.length_inside(a, b) for a, b in path.legs) > ROUGH_TOLERANCE:
            return True
    return False


async def activate(battle: Battle, unit: Unit) -> None:
    """A unit's whole movement activation."""
    battle.active = unit.id
    ease_panic(battle, unit)
    if in_danger_close(battle, unit):
        battle.tell(DangerClose(unit.id))
    await lay_smoke(battle, unit)
    mode = Mode.of(await declare_mode(battle, unit))
    placement = await declare_path(battle, unit, mode)
    announce(battle, unit, mode)
    if in_danger_close(battle, unit):
        await danger_close_window(battle, unit)
    if mode.kind != "stationary":
        await move(battle, unit, mode, placement)
    finish(battle, unit, mode, placement)


def ease_panic(battle: Battle, unit: Unit) -> None:
    """A Panicked unit sheds 1 Stress when it is activated (3.41)."""
    if unit.panicked and unit.stress:
        unit.stress -= 1
        battle.tell(PanicEased(unit.id))


async def lay_smoke(battle: Battle, unit: Unit) -> None:
    """Smoke covers the unit until Clean-up (4.922)."""
    if not unit.may_use("smoke") or unit.smoke_used >= unit.profile.tags["smoke"]:
        return
    left = unit.profile.tags["smoke"] - unit.smoke_used
    wish = await Choose(
        unit.seat,
        use_or_keep("smoke"),
        rule="4.922",
        topic="smoke",
        default="keep",
        piece=unit.id,
        facts={"left": left},
        passing="keep",
        window="smoke",
    )
    if wish == "use":
        unit.use("smoke")
        unit.smoke_used += 1
        unit.smoke = True
        battle.tell(SmokeLaid(unit.id))


def declare_mode(battle: Battle, unit: Unit) -> Choose:
    """Declare how the unit moves (3.43)."""
    return Choose(
        unit.seat,
        lambda: mode_options(battle, unit),
        rule="3.43",
        topic="declare-move",
        default="stationary",
        piece=unit.id,
        barred=lambda: barred_modes(battle, unit),
    )


def mode_options(battle: Battle, unit: Unit) -> list[Option]:
    """Standard, Stationary, Jump or Ram, with or without Overdrive (3.43, 4.101-4.105)."""
    options = [STAY, TURN]
    overdrive = unit.may_use("overdrive")
    can_walk = MoveRegion(battle, unit, Mode("standard")).is_possible()
    if can_walk:
        options.append(_STANDARD)
    if overdrive and (can_walk or MoveRegion(battle, unit, Mode("standard", True)).is_possible()):
        options.append(_STANDARD_OVERDRIVE)
    if unit.may_use("jump") and JumpRegion(battle, unit).is_possible():
        options.append(_JUMP)
    return options + _ram_options(battle, unit)


_STANDARD = Option("standard", leads="move")
_STANDARD_OVERDRIVE = Option("standard+overdrive", say="option-standard-overdrive")
_JUMP = Option("jump")


def _ram_options(battle: Battle, unit: Unit) -> list[Option]:
    options: list[Option] = []
    moved = [enemy for enemy in battle.enemies(unit) if enemy.moved]
    for target in within_reach(unit, moved, unit.profile.move + OVERDRIVE):
        if why_no_ram(battle, unit, target, overdrive=False) is None:
            options.append(_ram_option(unit, target, "ram"))
        if unit.may_use("overdrive") and why_no_ram(battle, unit, target, overdrive=True) is None:
            options.append(_ram_option(unit, target, "ram+overdrive"))
    return options


def _ram_option(unit: Unit, target: Unit, mode: str) -> Option:
    """A Ram hurts the rammer as well, unless it has a Ram Prow (4.632, 4.909)."""
    kind = mode.replace("+", "-")
    return Option(
        f"{mode}:{target.id}",
        say=f"option-{kind}",
        piece=target.id,
        note="" if unit.profile.has("ram_prow") else "note-ram",
        group=Say(f"group-{kind}"),
    )


def within_reach(unit: Unit, others: Sequence[Unit], reach: float) -> list[Unit]:
    """Those whose base may be within a length, cheaply: the rest surely is not."""
    x, y = unit.place
    radius = unit.profile.radius + reach + SAME
    found = []
    for other in others:
        ox, oy = other.place
        far = radius + other.profile.radius
        if abs(ox - x) <= far and abs(oy - y) <= far:
            found.append(other)
    return found


def barred_modes(battle: Battle, unit: Unit) -> list[Option]:
    """Modes that are not possible now, and why."""
    barred = []
    legal = {option.key for option in mode_options(battle, unit)}
    if "standard" not in legal:
        refusal = Refusal("cannot-move-far-enough", rule="4.108")
        barred.append(Option("standard", refusal=refusal))
    if unit.profile.has("jump") and "jump" not in legal:
        barred.append(Option("jump", refusal=Refusal("nowhere-to-land", rule="4.903")))
    for target in battle.enemies(unit):
        refusal_ = why_no_ram(battle, unit, target, overdrive=False)
        if refusal_ is not None:
            key = f"ram:{target.id}"
            barred.append(Option(key, say="option-ram", piece=target.id, refusal=refusal_))
    return barred


def why_no_ram(battle: Battle, unit: Unit, target: Unit, overdrive: bool) -> Refusal | None:
    """What stands against ramming a target (4.601-4.603, 4.606)."""
    if not target.moved:
        return Refusal("ram-target-has-not-moved", rule="4.601", target=target.id)
    reach = ram_length(battle, unit, target)
    if not reaches(reach, LEAST_MOVE):
        return Refusal("ram-too-close", rule="4.603", length=reach)
    allowed = allowance(battle, unit, Mode("ram", overdrive))
    if not within(reach, allowed.open):
        return Refusal("too-far", rule="4.603", length=reach, allowed=allowed.open)
    if not sees(battle, unit, target):
        return Refusal("no-line-of-sight", rule="4.602", target=target.id)
    path = Path(unit.place, (ram_end(unit, target),))
    if is_rough(battle, path) and not within(reach, allowed.rough):
        return Refusal("too-far", rule="4.110", length=reach, allowed=allowed.rough)
    if obstruction(battle.ground, battle.bodies, unit.index, path, unit.profile.radius):
        return Refusal("way-blocked", rule="4.107")
    return None


def ram_length(battle: Battle, unit: Unit, target: Unit) -> float:
    """Ram distance: edge to edge at declaration, to the nearest hundredth (4.603)."""
    return snap(distance(battle, unit, target))


def ram_end(unit: Unit, target: Unit) -> Point:
    """The lattice point nearest to where the bases meet (4.606)."""
    (ax, ay), (bx, by) = unit.place, target.place
    dx, dy = bx - ax, by - ay
    centres = sqrt(dx * dx + dy * dy)
    share = (centres - unit.profile.radius - target.profile.radius) / centres
    return snap_point((ax + dx * share, ay + dy * share))


async def declare_path(battle: Battle, unit: Unit, mode: Mode) -> Placement:
    """Declare the whole path and the final heading (3.43, 4.106, 4.109)."""
    match mode.kind:
        case "stationary" if not mode.turns:
            return Placement((), unit.heading)
        case "stationary":
            return await Place(
                unit.seat,
                TurnRegion(unit),
                rule="4.102",
                topic="place-turn",
                turns=True,
                goes=False,
            )
        case "standard":
            region = MoveRegion(battle, unit, mode)
            return await Place(
                unit.seat, region, rule="4.106", topic="place-move", turns=True, bends=True
            )
        case "jump":
            jump = JumpRegion(battle, unit)
            return await Place(unit.seat, jump, rule="4.903", topic="place-jump", turns=True)
    target = battle.unit(mode.target)
    end = ram_end(unit, target)
    (tx, ty), (x, y) = target.place, end
    return Placement((end,), heading_of(tx - x, ty - y))


def announce(battle: Battle, unit: Unit, mode: Mode) -> None:
    """Tokens and Stress of the declaration are placed now (3.43)."""
    battle.tell(Declared(unit.id, mode.kind))
    if mode.overdrive:
        unit.use("overdrive")
        battle.tell(Overdriven(unit.id))
        add_stress(battle, unit, 1, "overdrive", "4.917")
    if mode.kind == "stationary":
        unit.stationary = True
        battle.cite("4.103")
    elif mode.kind == "jump":
        unit.use("jump")
        unit.jumping = True
        battle.cite("4.104", "4.903", "1.43")
        battle.tell(TagUsed(unit.id, "jump"))
    elif mode.kind == "ram":
        target = battle.unit(mode.target)
        unit.ram, unit.ram_distance = target.id, ram_length(battle, unit, target)
        battle.cite("1.46")
        battle.tell(RamDeclared(unit.id, target.id, unit.ram_distance))
        ram.declare_stress(battle, unit, target, unit.ram_distance)
    else:
        battle.cite("4.101")


async def move(battle: Battle, unit: Unit, mode: Mode, placement: Placement) -> None:
    """Move along the path; at each trigger point enemies may fire (3.45, 4.212)."""
    battle.cite("3.45")
    if unit.panicked:
        battle.cite("4.112")
    path = Path(unit.place, placement.path)
    legs = path.legs
    for crossing in triggers(battle, unit, path):
        watcher = battle.units[crossing.watcher]
        battle.leg = _direction(*leg_at(legs, crossing))
        unit.distance = crossing.distance
        battle.put(unit, crossing.point)
        await facing_window(battle, unit, watcher)
    battle.leg = None
    battle.put(unit, path.end)
    unit.distance = unit.ram_distance if mode.kind == "ram" else snap(length(path))


def leg_at(legs: Sequence[tuple[Point, Point]], crossing: Crossing) -> tuple[Point, Point]:
    """The leg a unit faces along where it is met; at a corner the one that ends there (4.214)."""
    is_corner = crossing.leg > 0 and crossing.point == legs[crossing.leg][0]
    return legs[crossing.leg - is_corner]


def _direction(a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = sqrt(dx * dx + dy * dy)
    return dx / size, dy / size


def finish(battle: Battle, unit: Unit, mode: Mode, placement: Placement) -> None:
    """Set heading and Moved marker; watchers may fire again at the next mover (3.46)."""
    unit.heading = placement.heading
    unit.moved = True
    if mode.kind == "stationary":
        battle.tell(StayedPut(unit.id, unit.heading))
    else:
        battle.tell(Moved(unit.id, mode.kind, unit.distance, unit.place))
        battle.cite("4.106", "4.107", "4.108", "4.110", "4.109")
    if mode.kind == "ram":
        battle.cite("4.606", "4.610")
    if battle.has_variant("overwatch_once"):
        battle.cite("9.4")
    else:
        for other in battle.units:
            other.watched = False
    battle.active = ""


class TurnRegion:
    """A Stationary unit may rotate to any heading (4.102)."""

    def __init__(self, unit: Unit) -> None:
        self.piece: str | None = unit.id
        self._heading = unit.heading

    def refuse(self, placement: Placement) -> Refusal | None:
        return Refusal("stays-where-it-is", rule="4.102") if placement.path else None

    def candidates(self) -> Sequence[Placement]:
        return [Placement((), (self._heading + turn) % 360) for turn in range(0, 360, 15)]

    def any(self, lot: Lot) -> Placement:
        return Placement((), lot.below(24) * 15)

    def default(self) -> Placement:
        return Placement((), self._heading)

    def outline(self) -> Sequence[Sequence[Point]]:
        return ()


class MoveRegion:
    """Where a Standard move may go: paths of up to eight legs (4.106-4.111)."""

    def __init__(self, battle: Battle, unit: Unit, mode: Mode) -> None:
        self.piece: str | None = unit.id
        self._battle, self._unit = battle, unit
        self.allowance = allowance(battle, unit, mode)

    def refuse(self, placement: Placement) -> Refusal | None:
        battle, unit, path = self._battle, self._unit, Path(self._unit.place, placement.path)
        if not 1 <= len(path.waypoints) <= MOST_LEGS:
            return Refusal("legs", rule="4.106", most=MOST_LEGS)
        if not all(is_on_lattice(point) for point in path.waypoints):
            return Refusal("off-lattice", rule="4.106")
        if any(a == b for a, b in path.legs):
            return Refusal("empty-leg", rule="4.106")
        reach = length(path)
        if not reaches(reach, LEAST_MOVE):
            return Refusal("too-short", rule="4.108", length=snap(reach), least=LEAST_MOVE)
        if not within(reach, self.allowance.open):
            return Refusal("too-far", rule="4.110", length=reach, allowed=self.allowance.open)
        if not within(reach, self.allowance.rough) and is_rough(battle, path):
            return Refusal(
                "too-far-rough", rule="4.110", length=reach, allowed=self.allowance.rough
            )
        met = obstruction(battle.ground, battle.bodies, unit.index, path, unit.profile.radius)
        return _blocked(battle, met.what, met.which) if met else None

    def is_possible(self) -> bool:
        """Whether there is any legal move at all (4.108)."""
        return self.allowance.open >= LEAST_MOVE and (
            self._first_way(0, self.allowance.open) is not None or self._way_out() is not None
        )

    def _way_out(self) -> tuple[Point, ...] | None:
        """A way that the fan misses: straight, there and back, or round corners (4.106, 4.108).

        The distance moved is the length of the path, so whoever has an eighth of an inch of room
        can pace to and fro. Only ways of steps too short for that are followed any farther.
        """
        ways: list[tuple[Point, ...]] = [()]
        seen = {self._unit.place}
        for legs in range(MOST_LEGS, 0, -1):
            for way in ways:
                found = self._paced(way, legs)
                if found is not None:
                    return found
            longer = [step for way in ways for step in self._longer(way, legs)]
            new = {way[-1]: way for way in longer if way[-1] not in seen}
            seen.update(new)
            ways = list(new.values())
        return None

    def _paced(self, way: tuple[Point, ...], legs: int) -> tuple[Point, ...] | None:
        """A legal move that goes on from a way by one leg, to and fro as often as it takes."""
        battle, unit = self._battle, self._unit
        here, gone = self._gone(way)
        lacking, left = LEAST_MOVE - SAME - gone, self.allowance.open + SAME - gone
        is_covered = covered(
            leg_barriers(battle.ground, battle.bodies, unit.index, here, unit.profile.radius)
        )
        is_slow = covered(self._slow_barriers(here))
        found: list[tuple[Point, ...]] = []

        def is_out(square: Square) -> bool:
            near = square.nearest(here)
            if near > left or square.farthest(here) * legs < lacking or is_covered(square):
                return True
            return near + gone > self.allowance.rough + SAME and is_slow(square)

        def takes(point: Point) -> bool:
            leg = sqrt((point[0] - here[0]) ** 2 + (point[1] - here[1]) ** 2)
            if leg * legs < lacking:
                return False
            times = max(1, ceil(lacking / leg))
            if times > legs or times * leg > left:
                return False
            paced = (*way, *((point, here)[turn % 2] for turn in range(times)))
            found[:] = [paced]
            return self.refuse(Placement(paced)) is None

        end = first_place(Square.about(here, left), is_out, takes)
        return None if end is None else found[0]

    def _gone(self, way: tuple[Point, ...]) -> tuple[Point, float]:
        """Where a way ends, and how long it is."""
        path = Path(self._unit.place, way)
        return path.end, length(path) if way else 0.0

    def _longer(self, way: tuple[Point, ...], legs: int) -> list[tuple[Point, ...]]:
        """The ways that go on by one step too short to pace to and fro on."""
        battle, unit, radius = self._battle, self._unit, self._unit.profile.radius
        here, gone = self._gone(way)
        barriers = leg_barriers(battle.ground, battle.bodies, unit.index, here, radius)
        reach = ceil((LEAST_MOVE - gone) / legs * HUNDREDTHS)
        steps = [step / HUNDREDTHS for step in range(-reach, reach + 1)]
        points = [(snap(here[0] + dx), snap(here[1] + dy)) for dx in steps for dy in steps]
        return [
            (*way, point)
            for point in points
            if point != here and not any(barrier(point) for barrier in barriers)
        ]

    def _slow_barriers(self, here: Point) -> list[Callable[[Point], bool]]:
        """Points to which one goes through terrain, for certain: what a path may have is left."""
        battle = self._battle
        if self.allowance.rough >= self.allowance.open:
            return []
        standing = [n for n in battle.setting.areas if n not in battle.lost]
        areas = [battle.ground.pieces[number].polygon for number in standing]
        return [partial(_leads_through, area, here) for area in areas if area.is_convex]

    def _first_way(self, first: int, wish: float) -> Point | None:
        """Where the first straight move there is ends, from one direction of the fan on."""
        battle, unit = self._battle, self._unit
        found = first_straight_move(
            battle.ground,
            battle.bodies,
            moving(unit.index, unit.profile.radius),
            unit.place,
            _FAN,
            first,
            self.allowance,
            wish,
        )
        if found is None:
            return None
        if found.slowed:
            battle.cite("4.111")
        return found.end

    def candidates(self) -> Sequence[Placement]:
        """The ways worth considering, each with the headings worth considering at its end."""
        headings = _good_headings(self._battle, self._unit)
        return [Placement(way, heading) for way in self.ways() for heading in headings(way[-1])]

    def ways(self) -> list[tuple[Point, ...]]:
        """Moves with a purpose first, then straight moves all round, in full and by half."""
        battle, unit = self._battle, self._unit
        runs = clear_runs(
            battle.ground,
            battle.bodies,
            moving(unit.index, unit.profile.radius),
            unit.place,
            _FAN,
            self.allowance.open,
        )
        all_round = [(vector, share) for vector, run in zip(FAN, runs) for share in (run, run / 2)]
        ends = dict.fromkeys(self._ends([*self._purposes(), *all_round]))
        return [(end,) for end in ends] or [self._only_way()]

    def _only_way(self) -> tuple[Point, ...]:
        way = self._way_out()
        assert way is not None, "a move that was offered is possible"
        return way

    def _ends(self, ways: Sequence[tuple[Point, float]]) -> list[Point]:
        """Where straight moves end, each a direction and how far at most."""
        battle, unit = self._battle, self._unit
        moves = straight_moves(
            battle.ground,
            battle.bodies,
            moving(unit.index, unit.profile.radius),
            unit.place,
            [vector for vector, _ in ways],
            [limit for _, limit in ways],
            self.allowance,
        )
        return [move.end for move in moves if move is not None]

    def _purposes(self) -> list[tuple[Point, float]]:
        """To markers, to each enemy's base and to good range of it, into terrain that covers."""
        battle, unit = self._battle, self._unit
        apart = gaps(battle, unit)
        found = [self._toward(marker.at) for marker in battle.setting.markers]
        for enemy in battle.enemies(unit):
            far = apart[enemy.index]
            found.append(self._toward(enemy.place))
            if far > unit.profile.effective:
                found.append(self._toward(enemy.place, far - unit.profile.effective + MARGIN))
            if far > SHORT:
                found.append(self._toward(enemy.place, far - SHORT - MARGIN))
        for number in battle.setting.areas:
            if number not in battle.lost:
                west, south, east, north = battle.setting.ground.pieces[number].polygon.box
                found.append(self._toward(((west + east) / 2, (south + north) / 2)))
        return [way for way in found if way is not None]

    def _toward(self, goal: Point, most: float = inf) -> tuple[Point, float] | None:
        x, y = self._unit.place
        dx, dy = goal[0] - x, goal[1] - y
        far = sqrt(dx * dx + dy * dy)
        limit = min(self.allowance.open, far, most)
        return ((dx / far, dy / far), limit) if limit >= LEAST_MOVE else None

    def any(self, lot: Lot) -> Placement:
        first = lot.below(len(FAN))
        share = 1 + lot.below(4)
        heading = lot.below(24) * 15
        end = self._first_way(first, max(LEAST_MOVE, self.allowance.open * share / 4))
        return Placement(self._only_way() if end is None else (end,), heading)

    def default(self) -> Placement:
        return self.candidates()[0]

    def outline(self) -> Sequence[Sequence[Point]]:
        battle, unit = self._battle, self._unit
        slowed = self.allowance.rough < self.allowance.open
        reach = reachable(
            battle.ground,
            battle.bodies,
            unit.index,
            unit.place,
            unit.profile.radius,
            self.allowance.open,
            rough=[n for n in battle.setting.areas if n not in battle.lost] if slowed else (),
            rough_allowance=self.allowance.rough,
        )
        return [ring for part in reach for ring in (part.shell, *part.holes)]


def _leads_through(area: Polygon, here: Point, point: Point) -> bool:
    return area.length_inside(here, point) > 2 * ROUGH_TOLERANCE


class JumpRegion:
    """Where a Jump may land: one straight leg over anything (4.903)."""

    def __init__(self, battle: Battle, unit: Unit) -> None:
        self.piece: str | None = unit.id
        self._battle, self._unit = battle, unit
        self.reach = allowance(battle, unit, Mode("jump")).open
        self._least = min(self.reach, AMPLE)

    def refuse(self, placement: Placement) -> Refusal | None:
        battle, unit = self._battle, self._unit
        if len(placement.path) != 1:
            return Refusal("one-leg", rule="4.903")
        end = placement.path[0]
        if not is_on_lattice(end):
            return Refusal("off-lattice", rule="4.106")
        far = length(Path(unit.place, placement.path))
        if not reaches(far, LEAST_MOVE):
            return Refusal("too-short", rule="4.108", length=snap(far), least=LEAST_MOVE)
        if not within(far, self.reach):
            return Refusal("too-far", rule="4.903", length=far, allowed=self.reach)
        met = landing_obstruction(
            battle.ground, battle.bodies, unit.index, end, unit.profile.radius
        )
        return _blocked(battle, met.what, met.which) if met else None

    def is_possible(self) -> bool:
        """Whether there is anywhere at all to land (4.903)."""
        return self.reach >= LEAST_MOVE and (
            self._first_landing(_FAN, 0, self._least) is not None
            or self._only_landing() is not None
        )

    def _only_landing(self) -> Point | None:
        """A place to land that the fan misses, anywhere in reach."""
        battle, unit = self._battle, self._unit
        return first_within(
            unit.place,
            LEAST_MOVE - SAME,
            self.reach + SAME,
            landing_barriers(battle.ground, battle.bodies, unit.index, unit.profile.radius),
            lambda point: self.refuse(Placement((point,))) is None,
        )

    def _first_landing(self, fan: Column, first: int, far: float) -> Point | None:
        battle, unit = self._battle, self._unit
        return first_landing(
            battle.ground,
            battle.bodies,
            moving(unit.index, unit.profile.radius),
            unit.place,
            fan,
            first,
            far,
            LEAST_MOVE - SAME,
        )

    def candidates(self) -> Sequence[Placement]:
        headings = _good_headings(self._battle, self._unit)
        return [Placement(way, heading) for way in self.ways() for heading in headings(way[-1])]

    def ways(self) -> list[tuple[Point, ...]]:
        """Places to land all round: as far as it goes, half as far, and near."""
        found: dict[Point, None] = {}
        for way in _WAYS:
            for far in (self.reach, self.reach * 0.5, self._least):
                end = self._first_landing(way, 0, far)
                if end is not None:
                    found[end] = None
        return [(end,) for end in found] or [(self._found_landing(),)]

    def _found_landing(self) -> Point:
        end = self._only_landing()
        assert end is not None, "a jump that was offered is possible"
        return end

    def any(self, lot: Lot) -> Placement:
        first, share, heading = lot.below(len(FAN)), lot.below(3), lot.below(24) * 15
        for far in (self.reach * (2 + share) / 4, self._least):
            end = self._first_landing(_FAN, first, far)
            if end is not None:
                return Placement((end,), heading)
        return Placement((self._found_landing(),), heading)

    def default(self) -> Placement:
        return self.candidates()[0]

    def outline(self) -> Sequence[Sequence[Point]]:
        x, y = self._unit.place
        return [[(x + self.reach * vx, y + self.reach * vy) for vx, vy in VECTORS[::5]]]


def _blocked(battle: Battle, what: str, which: int) -> Refusal:
    if what == "body":
        return Refusal("blocked-by-unit", rule="4.107", unit=battle.units[which].id)
    if what == "piece":
        return Refusal("blocked-by-terrain", rule="4.107", terrain=f"t{which}")
    return Refusal("off-table", rule="1.16")


def _good_headings(battle: Battle, unit: Unit) -> Callable[[Point], list[int]]:
    """Headings worth considering at a place: at the nearest enemy; close to it, also away."""
    enemies = [(enemy.place, enemy.profile.radius) for enemy in battle.enemies(unit)]
    close = unit.profile.radius + SHORT

    def headings(end: Point) -> list[int]:
        x, y = end
        if not enemies:
            return [unit.heading]
        (ex, ey), radius = min(enemies, key=lambda e: (e[0][0] - x) ** 2 + (e[0][1] - y) ** 2)
        dx, dy = ex - x, ey - y
        if (dx, dy) == (0.0, 0.0):
            return [unit.heading]
        ahead = heading_of(dx, dy)
        is_close = dx * dx + dy * dy <= (close + radius) ** 2
        return [ahead, (ahead + 180) % 360] if is_close else [ahead]

    return headings
