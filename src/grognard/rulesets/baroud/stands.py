"""Where figures stand and go: deployment, moves, disengagements."""

from collections.abc import Iterable
from math import dist

from grognard.kernel.policies import Rated, as_usual
from grognard.kernel.questions import Place, Placement, Point
from grognard.rulesets.baroud.battle import Battle, Figure, other_seat
from grognard.rulesets.baroud.field import point_at
from grognard.rulesets.baroud.group import members_on_table
from grognard.rulesets.baroud.march import DISENGAGE, MOVE
from grognard.rulesets.baroud.movement import FAN, STAY, MarchRegion, exit_edge
from grognard.rulesets.baroud.ratings import here, spots
from grognard.rulesets.baroud.results import EDGES

ESCAPE = 400.0
"""What leaving the table is worth where it scores (5.8, 5.9)."""
BESIDE = 0.2
"""Between one and the next of those who deploy side by side, for group orders (4.950)."""
FORD = 0.7
"""Share of the front that is held where the enemy must come through the middle of it (5.8)."""
ROWS = 45.0
"""How far behind the first row the second stands."""
NEAR_MIDDLE = (0, 1, -1, 2, -2, 3, -3)
"""So many places from the middle of the front a band may begin to deploy..."""
ASIDE = (0.0, 0.25, -0.25)
"""... and so far from its place in open order a figure may stand."""
ELBOWS = 0.45
"""Share of the room each of them has that nobody else of its band stands in."""
TOGETHER = 3.0
"""What staying in contact with its group is worth to a figure (4.950)."""


def deploy(battle: Battle, question: Place) -> list[Rated]:
    """Side by side round the middle of the front, or far apart where grenades fly (2.10, 4.710)."""
    figure = battle.figure(question.region.piece or "")
    apart = has_grenades(battle, other_seat(figure.seat))
    slots = _open_order(battle, figure) if apart else _close_order(battle, figure)
    refuse = question.region.refuse
    for alike in slots:
        places = [Placement((point,)) for point in alike]
        if legal := [Rated(place) for place in places if refuse(place) is None]:
            return legal
    return as_usual(battle, question)


def _close_order(battle: Battle, figure: Figure) -> Iterable[list[Point]]:
    """In contact from the first one outward, either side alike, the Leader behind (4.950)."""
    radius, number = figure.profile.radius, len(battle.bands[figure.seat])
    step = 2 * radius + BESIDE
    first = 1 if figure.has("leader") else 0
    middle = _middle(battle, figure)
    if middle is None:
        yield [_in_zone(battle, figure, k * step, radius + first * ROWS) for k in NEAR_MIDDLE]
        middle = 0.0
    for row in (first, 1 - first, 2):
        for k in range(number):
            sides = (middle + k * step, middle - k * step)
            yield [_in_zone(battle, figure, side, radius + row * ROWS) for side in sides]


def _middle(battle: Battle, figure: Figure) -> float | None:
    """How far from the middle of the front a band has begun to deploy."""
    first = next((f for f in battle.bands[figure.seat] if f.at is not None), None)
    if first is None:
        return None
    x, y = first.place
    mx, my = _in_zone(battle, figure, 0.0, 0.0)
    return x - mx if EDGES[battle.zone(figure.seat).edge][1] else y - my


def _open_order(battle: Battle, figure: Figure) -> Iterable[list[Point]]:
    """One row over the whole front, either side alike, as far apart as there is room (4.710)."""
    zone, count = battle.zone(figure.seat), len(battle.bands[figure.seat])
    low, high = zone.x if EDGES[zone.edge][1] else zone.y
    radius, step = figure.profile.radius, (high - low) / (count + 1)
    if battle.setting.victory == "breakthrough":
        step *= FORD
    others = [f.at for f in battle.bands[figure.seat] if f.at is not None]
    rank = _rank(battle, figure)
    for row in (1, 0) if figure.has("leader") else (0, 1):
        for shift in range(count):
            off = ((rank + shift) % count + 1) // 2
            sides = [(off * turn + aside) * step for turn in (1, -1) for aside in ASIDE]
            points = [_in_zone(battle, figure, side, radius + row * ROWS) for side in sides]
            yield [p for p in points if all(dist(p, other) > ELBOWS * step for other in others)]


def _rank(battle: Battle, figure: Figure) -> int:
    """Who stands how far from the middle: the Leader in it, those who charge beside it."""
    own = battle.bands[figure.seat]
    order = sorted(own, key=lambda f: (not f.has("leader"), bool(f.profile.weapons), f.index))
    return order.index(figure)


def _in_zone(battle: Battle, figure: Figure, side: float, back: float) -> Point:
    """A point so far from the middle of the front, and so far behind it."""
    zone = battle.zone(figure.seat)
    bx, by = EDGES[zone.edge]
    if by:
        front = zone.y[1] if by < 0 else zone.y[0]
        return point_at((zone.x[0] + zone.x[1]) / 2 + side, front + by * back)
    front = zone.x[1] if bx < 0 else zone.x[0]
    return point_at(front + bx * back, (zone.y[0] + zone.y[1]) / 2 + side)


def has_grenades(battle: Battle, seat: str) -> bool:
    """Whether a band has anybody who throws grenades."""
    return any(f.profile.grenade is not None for f in battle.bands[seat])


def goals_of(battle: Battle, figure: Figure) -> list[Point]:
    """Places to go to exactly: the objective, the relic, the side of those it marches with."""
    goals: list[Point] = []
    radius, objective, token = figure.profile.radius, battle.setting.objective, battle.token
    if objective is not None:
        goals += [objective, *_feet_of_ladders(battle, objective, radius + 1.0)]
    if token is not None and not battle.carrier and not figure.has("animal"):
        goals += [token, *_around(token, radius, FAN[::3])]
    for fellow in battle.group:
        other = battle.figure(fellow)
        if other is not figure and other.at is not None and fellow not in battle.group_waiting:
            goals += _around(other.at, other.profile.radius + radius + BESIDE, FAN[::6])
    return goals


def _feet_of_ladders(battle: Battle, objective: Point, off: float) -> Iterable[Point]:
    """From where it is straight up a ladder to the objective (4.108)."""
    for piece in battle.setting.terrain:
        if piece.kind == "ladder" and piece.line is not None:
            west, south, east, north = piece.line
            x, y = (west + east) / 2, (south + north) / 2
            away = dist(objective, (x, y)) or 1.0
            yield x + (x - objective[0]) / away * off, y + (y - objective[1]) / away * off


def _around(point: Point, far: float, directions: Iterable[Point]) -> list[Point]:
    return [(point[0] + far * x, point[1] + far * y) for x, y in directions]


def way_out(battle: Battle, figure: Figure, actions: int) -> Placement | None:
    """A way off the table, if it is near enough (5.12)."""
    edge = exit_edge(battle, figure)
    if edge is None:
        return None
    region = MarchRegion(battle, figure, MOVE, actions)
    (x, y), (ux, uy) = figure.place, EDGES[edge]
    for stick in region.allowed:
        end = Placement((point_at(x + ux * stick, y + uy * stick),))
        if stick > 0.0 and region.march(end.path[0]).leaves and region.refuse(end) is None:
            return end
    return None


def move(battle: Battle, question: Place) -> list[Rated]:
    """The best place that a straight line leads to (4.101)."""
    region = question.region
    figure = battle.figure(region.piece or "")
    in_group = bool(battle.group) and figure.id in battle.group
    actions = 1 if in_group else battle.actions
    if (out := way_out(battle, figure, actions)) is not None:
        return [Rated(out, ESCAPE)]
    found = spots(battle, figure, MOVE, actions, goals_of(battle, figure))
    if in_group:
        found = _together(battle, figure, found)
    stays = here(battle, figure, 0)
    rated: list[Rated] = []
    for value, point in found:
        if value <= stays or len(rated) > 8:
            break
        placement = Placement((point,))
        if not battle.regrouping or region.refuse(placement) is None:
            rated.append(Rated(placement, value))
    rated.append(Rated(STAY, stays))
    return rated


def _together(
    battle: Battle, figure: Figure, found: list[tuple[float, Point]]
) -> list[tuple[float, Point]]:
    """The same places, those in contact with the group worth more."""
    fellows = [m for m in members_on_table(battle) if m is not figure]
    fellows = [m for m in fellows if m.id not in battle.group_waiting]
    rows = []
    for value, point in found:
        touching = any(
            dist(point, m.place) - m.profile.radius - figure.profile.radius <= 0.5 for m in fellows
        )
        rows.append((value + TOGETHER * touching, point))
    rows.sort(key=lambda row: -row[0])
    return rows


def disengage(battle: Battle, question: Place) -> list[Rated]:
    """The best place out of contact (4.111)."""
    figure = battle.figure(question.region.piece or "")
    found = spots(battle, figure, DISENGAGE, 2)
    if not found:
        return as_usual(battle, question)
    return [Rated(Placement((point,)), value) for value, point in found[:8]]
