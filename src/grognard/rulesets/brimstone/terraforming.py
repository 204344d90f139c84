"""Terraforming: the players lay the terrain themselves (2.11)."""

from collections.abc import Iterator, Sequence
from math import sqrt

from grognard.kernel.chance import Lot
from grognard.kernel.questions import Choose, Option, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.rulesets.brimstone.battle import SEATS, Battle, TerrainPiece, other
from grognard.rulesets.brimstone.content import TerrainKind, ZoneEntry
from grognard.rulesets.brimstone.events import PieceLaid, PieceSetAside, PieceShifted
from grognard.rulesets.brimstone.field import PER_INCH, SLACK, snapped
from grognard.rulesets.brimstone.spots import Spots
from grognard.rulesets.brimstone.terrain import shape_of
from grognard.rulesets.brimstone.victory import partly_inside
from grognard.table.arcs.legs import Straight
from grognard.table.arcs.shapes import Disc, Shape
from grognard.table.search import Barrier, Square, covered, first_place

APART = 3.0
SHIFT = 4.0
COARSE = 1.0
TRIES = 24
RELIC_RADIUS = 0.5

PIECES: dict[str, tuple[TerrainKind, tuple[float, ...]]] = {
    "tall": ("tall", (1.5,)),
    "low": ("low", (4.0, 0.5)),
    "area": ("area", (5.0, 4.0)),
    "pool": ("pool", (2.0,)),
}
TERRAFORMING = ("tall", "tall", "low", "low", "area", "pool")
"""The pieces of an optional terraforming, each with its size (2.11)."""


async def lay_piece(battle: Battle) -> None:
    """Players lay one piece each in turn, the one without Dominance first (2.11)."""
    seat = battle.current
    kinds = [kind for kind in dict.fromkeys(battle.pieces_left) if has_room(battle, kind)]
    for kind in dict.fromkeys(battle.pieces_left):
        if kind not in kinds:
            battle.pieces_left = [left for left in battle.pieces_left if left != kind]
            battle.tell(PieceSetAside(kind))
    if kinds:
        kind = await Choose(
            seat,
            [Option(kind, f"terrain-{kind}") for kind in kinds],
            rule="2.11",
            topic="terraform",
        )
        turned = await _choose_turn(battle, seat, kind)
        region = PieceRegion(battle, kind, turned)
        placement = await Place(seat, region, rule="2.11", topic="place-terrain")
        assert placement.end is not None, "a piece lies somewhere"
        battle.lay([*battle.terrain, piece_at(kind, turned, placement.end)])
        battle.pieces_left.remove(kind)
        battle.tell(PieceLaid(seat, kind, placement.end))
        battle.current = other(seat)
    if not battle.pieces_left:
        battle.shifts = {s: _scouts(battle, s) for s in SEATS}
        battle.current = battle.dominance
        battle.phase = "shifts" if any(battle.shifts.values()) and battle.terrain else "zones"


async def _choose_turn(battle: Battle, seat: Seat, kind: str) -> bool:
    """Rectangles lie east-west or north-south."""
    if len(PIECES[kind][1]) == 1:
        return False
    ways = [turned for turned in (False, True) if has_room(battle, kind, turned)]
    if len(ways) == 1:
        return ways[0]
    answer = await Choose(
        seat, [Option("east-west"), Option("north-south")], rule="2.11", topic="terrain-turn"
    )
    return answer == "north-south"


def _scouts(battle: Battle, seat: Seat) -> int:
    return sum(model.profile.abilities.scout for model in battle.owned(seat))


def piece_at(kind: str, turned: bool, at: Point) -> TerrainPiece:
    """A terraforming piece with its middle there."""
    terrain, size = PIECES[kind]
    x, y = at
    if len(size) == 1:
        return TerrainPiece(terrain, (x, y, size[0]))
    wide, deep = (size[1], size[0]) if turned else size
    return TerrainPiece(terrain, (x - wide / 2, y - deep / 2, x + wide / 2, y + deep / 2))


def between_shapes(one: Shape, two: Shape) -> float:
    """The distance between two pieces of terrain."""
    if isinstance(one, Disc):
        return max(0.0, two.distance((one.x, one.y)) - one.radius)
    if isinstance(two, Disc):
        return max(0.0, one.distance((two.x, two.y)) - two.radius)
    if two.contains(one.vertices[0]) or one.contains(two.vertices[0]):
        return 0.0
    return min(
        Straight(a, b).comes_near_segment(c, d)
        for a, b in zip(one.vertices, one.vertices[1:] + one.vertices[:1])
        for c, d in zip(two.vertices, two.vertices[1:] + two.vertices[:1])
    )


def box_of(piece: TerrainPiece) -> tuple[float, float, float, float]:
    """West, south, east and north of a piece."""
    if len(piece.shape) == 3:
        return Disc(*piece.shape).box
    west, south, east, north = piece.shape
    return west, south, east, north


def _is_near(one: Shape, two: Shape) -> bool:
    """Whether two pieces are less than 3" apart."""
    a, b = one.box, two.box
    if (
        a[0] >= b[2] + APART or b[0] >= a[2] + APART
        or a[1] >= b[3] + APART or b[1] >= a[3] + APART
    ):  # fmt: skip
        return False
    return between_shapes(one, two) < APART - SLACK


def bad_piece(battle: Battle, piece: TerrainPiece, without: int = -1) -> Refusal | None:
    """Why a piece may not lie there (2.11)."""
    west, south, east, north = box_of(piece)
    setting = battle.setting
    wide, high = setting.width + SLACK, setting.height + SLACK
    if west < -SLACK or south < -SLACK or east > wide or north > high:
        return Refusal("off-table", rule="2.11")
    shape = shape_of(piece.shape)
    for number, (_, laid) in enumerate(battle.field.shapes):
        if number != without and _is_near(shape, laid):
            return Refusal("too-near-piece", rule="2.11")
    for zone in setting.zones.values():
        if any(partly_inside(zone, at, radius - 2 * SLACK) for at, radius in _corners_of(shape)):
            return Refusal("in-deployment-zone", rule="2.11")
    if piece.kind in ("tall", "low"):
        for relic in battle.relics:
            if relic.at is not None and shape.distance(relic.at) < RELIC_RADIUS - SLACK:
                return Refusal("on-relic", rule="2.11")
    return None


def _spots(battle: Battle, kind: str, turned: bool) -> Iterator[Point]:
    """Legal middles of a piece, on a grid; any other where none of these is."""
    setting = battle.setting
    columns, rows = int(setting.width / COARSE) + 1, int(setting.height / COARSE) + 1
    found = False
    for x in range(columns):
        for y in range(rows):
            at = (x * COARSE, y * COARSE)
            if bad_piece(battle, piece_at(kind, turned, at)) is None:
                found = True
                yield at
    if not found:
        place = _only_spot(battle, kind, turned)
        yield from () if place is None else (place,)


def _only_spot(battle: Battle, kind: str, turned: bool) -> Point | None:
    """A legal middle of a piece between those of the grid."""
    return first_place(
        Square(0.0, 0.0, battle.setting.width, battle.setting.height),
        covered(list(_piece_barriers(battle, kind, turned))),
        lambda at: bad_piece(battle, piece_at(kind, turned, at)) is None,
        PER_INCH,
    )


def _piece_barriers(battle: Battle, kind: str, turned: bool) -> Iterator[Barrier]:
    """What keeps a piece from lying with its middle at a point, each by itself (2.11)."""
    setting = battle.setting
    piece = piece_at(kind, turned, (0.0, 0.0))
    west, south, east, north = box_of(piece)
    shape = shape_of(piece.shape)

    def near(laid: Shape) -> Barrier:
        return lambda at: _is_near(shape_of(piece_at(kind, turned, at).shape), laid)

    def in_zone(zone: ZoneEntry, corner: Point, radius: float) -> Barrier:
        x, y = corner
        return lambda at: partly_inside(zone, (at[0] + x, at[1] + y), radius - 2 * SLACK)

    def on_relic(x: float, y: float) -> Barrier:
        return lambda at: shape.distance((x - at[0], y - at[1])) < RELIC_RADIUS - SLACK

    yield lambda at: at[0] + west < -SLACK
    yield lambda at: at[1] + south < -SLACK
    yield lambda at: at[0] + east > setting.width + SLACK
    yield lambda at: at[1] + north > setting.height + SLACK
    yield from (near(laid) for _, laid in battle.field.shapes)
    for zone in setting.zones.values():
        yield from (in_zone(zone, corner, radius) for corner, radius in _corners_of(shape))
    if piece.kind in ("tall", "low"):
        yield from (on_relic(*relic.at) for relic in battle.relics if relic.at is not None)


def _corners_of(shape: Shape) -> Sequence[tuple[Point, float]]:
    """Its outermost discs: the whole of a round piece, the bare corners of any other."""
    if isinstance(shape, Disc):
        return [((shape.x, shape.y), shape.radius)]
    return [(corner, 0.0) for corner in shape.vertices]


def has_room(battle: Battle, kind: str, turned: bool | None = None) -> bool:
    """Whether a piece can be laid at all."""
    ways = (False, True) if turned is None else (turned,)
    return any(True for way in ways for _ in _spots(battle, kind, way))


class PieceRegion(Spots):
    """Where a terraforming piece may lie (2.11)."""

    def __init__(self, battle: Battle, kind: str, turned: bool) -> None:
        self._battle, self._kind, self._turned = battle, kind, turned

    def _bad(self, at: Point) -> Refusal | None:
        return bad_piece(self._battle, piece_at(self._kind, self._turned, at))

    def _points(self) -> Sequence[Point]:
        return list(_spots(self._battle, self._kind, self._turned))

    def any(self, lot: Lot) -> Placement:
        """A point drawn anywhere on the table, or from the whole grid where that fails."""
        setting = self._battle.setting
        for _ in range(TRIES):
            at = (float(lot.below(int(setting.width))), float(lot.below(int(setting.height))))
            if self._bad(at) is None:
                return Placement((at,))
        return super().any(lot)


class ShiftRegion(Spots):
    """Where a Scout may shift a piece: up to 4", under the same limits (2.11)."""

    def __init__(self, battle: Battle, number: int) -> None:
        self._battle, self._number = battle, number
        self._from = middle_of(battle.terrain[number])

    def _bad(self, at: Point) -> Refusal | None:
        dx, dy = at[0] - self._from[0], at[1] - self._from[1]
        if sqrt(dx * dx + dy * dy) > SHIFT + SLACK:
            return Refusal("too-far", rule="2.11", allowed=SHIFT)
        piece = moved_piece(self._battle.terrain[self._number], dx, dy)
        return bad_piece(self._battle, piece, self._number)

    def _points(self) -> Sequence[Point]:
        x, y = self._from
        around = [(x + dx, y + dy) for dx in range(-4, 5) for dy in range(-4, 5)]
        legal = [snapped(at) for at in around if self._bad(snapped(at)) is None]
        return legal or [self._from]


def middle_of(piece: TerrainPiece) -> Point:
    """The middle of a piece of terrain."""
    if len(piece.shape) == 3:
        return piece.shape[0], piece.shape[1]
    x1, y1, x2, y2 = piece.shape
    return (x1 + x2) / 2, (y1 + y2) / 2


def moved_piece(piece: TerrainPiece, dx: float, dy: float) -> TerrainPiece:
    """The same piece, so far away."""
    shape = piece.shape
    if len(shape) == 3:
        return TerrainPiece(piece.kind, (shape[0] + dx, shape[1] + dy, shape[2]))
    x1, y1, x2, y2 = shape
    return TerrainPiece(piece.kind, (x1 + dx, y1 + dy, x2 + dx, y2 + dy))


async def shift_piece(battle: Battle) -> None:
    """Once per Scout its owner may shift one piece, the Dominance holder first (2.11, 7.10)."""
    seat = battle.dominance if battle.shifts[battle.dominance] else other(battle.dominance)
    battle.shifts[seat] -= 1
    chosen = await Choose(
        seat,
        [
            Option("no-shift"),
            *(
                Option(f"shift:{n}", f"option-shift-{piece.kind}", at=middle_of(piece))
                for n, piece in enumerate(battle.terrain)
            ),
        ],
        rule="2.11",
        topic="shift",
        default="no-shift",
    )
    if chosen != "no-shift":
        number = int(chosen.partition(":")[2])
        region = ShiftRegion(battle, number)
        placement = await Place(seat, region, rule="2.11", topic="place-shift")
        assert placement.end is not None, "a piece lies somewhere"
        piece, (x, y) = battle.terrain[number], middle_of(battle.terrain[number])
        shifted = moved_piece(piece, placement.end[0] - x, placement.end[1] - y)
        battle.lay([shifted if n == number else p for n, p in enumerate(battle.terrain)])
        battle.tell(PieceShifted(seat, piece.kind, placement.end))
    if not any(battle.shifts.values()):
        battle.phase = "zones"
