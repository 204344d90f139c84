"""Moves, disengagements and leaving the table (4.101-4.113, 5.12)."""

from collections.abc import Sequence
from functools import cache

from grognard.kernel.chance import Lot
from grognard.kernel.questions import Place, Placement, Point
from grognard.kernel.refusals import Refusal
from grognard.rulesets.baroud.battle import SHORT, Battle, Figure
from grognard.rulesets.baroud.content import Edge
from grognard.rulesets.baroud.events import Disengaged, Exited, Jumped, Moved
from grognard.rulesets.baroud.field import distance, point_at
from grognard.rulesets.baroud.looking import look_everywhere
from grognard.rulesets.baroud.march import (
    DISENGAGE,
    IMPASSABLE,
    IN_CONTACT,
    LEAVE,
    LEGAL,
    MOVE,
    NEAR_ENEMY,
    NO_LADDER,
    NO_LANDING,
    OFF_TABLE,
    ON_FIGURE,
    ON_LINE,
    THROUGH_ENEMY,
    TOO_FAR,
    March,
)
from grognard.rulesets.baroud.morale import hacked
from grognard.rulesets.baroud.overwatch import advance
from grognard.rulesets.baroud.results import remove, tumble
from grognard.rulesets.baroud.victory import score_relic
from grognard.table.distance import between
from grognard.table.headings import VECTORS
from grognard.table.lattice import is_on_lattice, snap
from grognard.table.sticks.bases import nearest_enemy
from grognard.table.sticks.columns import SAME

FAN = tuple(VECTORS[k * 15] for k in range(24))
SHARES = (1.0, 0.5)
UNAFFORDABLE = -1.0
STAY = Placement()

FAULTS = {
    OFF_TABLE: ("off-table", "4.106"),
    IMPASSABLE: ("way-blocked", "4.106"),
    THROUGH_ENEMY: ("through-enemy", "4.104"),
    NEAR_ENEMY: ("too-near-enemy", "4.105"),
    ON_FIGURE: ("ends-on-figure", "4.104"),
    ON_LINE: ("ends-on-line", "1.23"),
    IN_CONTACT: ("ends-in-contact", "4.105"),
    NO_LADDER: ("needs-ladder", "4.108"),
    TOO_FAR: ("too-far", "4.101"),
    NO_LANDING: ("nowhere-to-land", "4.109"),
}


def refusal_of(fault: int) -> Refusal:
    """Why the geometry says no, in words."""
    reason, rule = FAULTS[fault]
    return Refusal(reason, rule=rule)


def category(battle: Battle, figure: Figure) -> int:
    """Which stick it moves by: 0 short, 1 medium, 2 long; a load costs one (1.4, 5.11)."""
    return figure.profile.stick - (battle.carrier == figure.id)


def allowances(battle: Battle, figure: Figure, actions: int) -> tuple[float, float]:
    """How far it may go in the open and over difficult ground (4.102, 4.103)."""
    return _allowances(battle.setting.sticks, category(battle, figure), actions)


@cache
def _allowances(
    sticks: tuple[float, float, float], smooth: int, actions: int
) -> tuple[float, float]:
    if smooth > SHORT:
        return sticks[smooth], sticks[smooth - 1]
    below = sticks[SHORT] if actions >= 2 else UNAFFORDABLE
    return (sticks[SHORT] if smooth == SHORT else below), below


def price(battle: Battle, figure: Figure, rough: bool) -> int:
    """Actions a move costs: 2 where its stick falls below short (4.1, 4.2, 4.103)."""
    return 2 if category(battle, figure) - rough < SHORT else 1


def can_march(figure: Figure) -> bool:
    """A Slow figure makes one Move, Charge or Disengage per activation (4.914)."""
    return not (figure.marches and figure.has("slow"))


def can_move(battle: Battle, figure: Figure, actions: int) -> bool:
    """Whether any Move is affordable, one of no length included (4.101)."""
    smooth, rough = allowances(battle, figure, actions)
    if smooth < 0.0:
        return False
    return rough >= 0.0 or March(battle, figure, figure.place, MOVE, (smooth, rough)).fault == LEGAL


def exit_edge(battle: Battle, figure: Figure) -> Edge | None:
    """The table edge a figure may leave by (5.12)."""
    way = battle.setting.exit
    if way is None:
        return None
    if way.who == "attacker":
        return "north" if figure.seat == battle.attacker else None
    return battle.own_edge(figure.seat) if battle.is_carrying(figure) else None


def exit_point(battle: Battle, figure: Figure, end: Point) -> Point | None:
    """Where a move to beyond the exit edge reaches it, or nothing if it does not."""
    edge = exit_edge(battle, figure)
    if edge is None:
        return None
    setting, radius = battle.setting, figure.profile.radius
    axis = 1 if edge in ("north", "south") else 0
    size = setting.height if axis else setting.width
    border = radius if edge in ("south", "west") else size - radius
    beyond = end[axis] - border if border > radius else border - end[axis]
    run = end[axis] - figure.place[axis]
    if beyond <= SAME or run == 0.0:
        return None
    share = (border - figure.place[axis]) / run
    (ax, ay), (bx, by) = figure.place, end
    point = point_at(ax + (bx - ax) * max(0.0, share), ay + (by - ay) * max(0.0, share))
    across = setting.width if axis else setting.height
    return point if radius - SAME <= point[1 - axis] <= across - radius + SAME else None


class MarchRegion:
    """Where a Move or a Disengage may go: one straight line (4.101-4.111)."""

    def __init__(self, battle: Battle, figure: Figure, how: int, actions: int) -> None:
        self.piece: str | None = figure.id
        self._battle, self._figure, self._how = battle, figure, how
        self.allowed = allowances(battle, figure, actions)
        self._known: dict[Point, March] = {}

    @property
    def disengages(self) -> bool:
        """Whether it leaves contact, and not merely moves (4.111)."""
        return self._how == DISENGAGE

    @property
    def reach(self) -> float:
        """The farthest it can go."""
        return max(self.allowed)

    def refuse(self, placement: Placement) -> Refusal | None:
        figure = self._figure
        if len(placement.path) > 1:
            return Refusal("one-straight-line", rule="4.101")
        end = placement.end or figure.place
        if not is_on_lattice(end):
            return Refusal("off-lattice", rule="1.23")
        fault = self.march(end).fault
        if fault == TOO_FAR:
            return self._too_far(end)
        if fault != LEGAL:
            return refusal_of(fault)
        return self._strays(end)

    def march(self, end: Point) -> March:
        """How a move to there would go; to beyond an exit it goes as far as the edge."""
        known = self._known.get(end)
        if known is not None:
            return known
        battle, figure = self._battle, self._figure
        border = exit_point(battle, figure, end) if self._how == MOVE else None
        how = self._how if border is None else LEAVE
        found = March(battle, figure, border or end, how, self.allowed)
        if border is not None and found.fault == LEGAL:
            left = self.allowed[found.rough] - between(figure.place, border)
            found.leaves = True
            found.fault = TOO_FAR if left <= SAME else LEGAL
        self._known[end] = found
        return found

    def _too_far(self, end: Point) -> Refusal:
        march = self.march(end)
        allowed = self.allowed[march.rough]
        if allowed < 0.0:
            return Refusal("needs-two-actions", rule="4.103")
        length = snap(between(self._figure.place, end))
        if march.rough:
            return Refusal("too-far-rough", rule="4.102", length=length, allowed=allowed)
        return Refusal("too-far", rule="4.101", length=length, allowed=allowed)

    def _strays(self, end: Point) -> Refusal | None:
        """A regrouping member may not end farther from its nearest fellow (4.951)."""
        battle, figure = self._battle, self._figure
        if not battle.regrouping or figure.id not in battle.group or end == figure.at:
            return None
        fellows = [battle.figure(m) for m in battle.group if m != figure.id]
        fellows = [f for f in fellows if f.at is not None]
        if not fellows:
            return None
        nearest = min(fellows, key=lambda f: (distance(figure, f), f.index))
        radii = figure.profile.radius + nearest.profile.radius
        gap = max(0.0, between(end, nearest.place) - radii)
        if gap > distance(figure, nearest) + SAME:
            return Refusal("strays-from-group", rule="4.951")
        return None

    def _legal(self, vector: Point, share: float) -> Placement | None:
        """The end of a move that way, by a share of what it may go at most."""
        x, y = self._figure.place
        for stick in self.allowed if self.allowed[0] != self.allowed[1] else self.allowed[:1]:
            if stick < 0.0:
                continue
            far = stick * share
            end = point_at(x + vector[0] * far, y + vector[1] * far)
            if self.march(end).fault == LEGAL and self._strays(end) is None:
                return Placement((end,))
        return None

    def is_possible(self) -> bool:
        """Whether there is any legal Disengage at all (4.111)."""
        if any(self._legal(vector, share) for share in SHARES for vector in FAN):
            return True
        return self._somewhere() is not None

    def _somewhere(self) -> Placement | None:
        """A legal end that the fan has missed, if there is any."""
        end = look_everywhere(self._battle, self._figure, self._how, self.allowed)
        return None if end is None else Placement((end,))

    def candidates(self) -> Sequence[Placement]:
        """Straight moves all round, in full and by half, and toward what matters."""
        found = {
            placement.path: placement
            for vector in (*FAN, *self._goals())
            for share in SHARES
            if (placement := self._legal(vector, share)) is not None
        }
        if self._how == MOVE:
            found.setdefault((), STAY)
        elif not found and (elsewhere := self._somewhere()) is not None:
            found[elsewhere.path] = elsewhere
        return list(found.values())

    def _goals(self) -> list[Point]:
        """Directions to the objective, the token and the exit."""
        battle, figure = self._battle, self._figure
        goals = [battle.setting.objective, None if battle.carrier else battle.token]
        found = []
        for goal in goals:
            length = between(figure.place, goal) if goal is not None else 0.0
            if goal is not None and length > 0.0:
                (x, y), (gx, gy) = figure.place, goal
                found.append(((gx - x) / length, (gy - y) / length))
        return found

    def any(self, lot: Lot) -> Placement:
        share = SHARES[lot.below(4) == 0]
        for _ in range(3):
            vector = self._toward_enemy() if lot.below(4) else FAN[lot.below(24)]
            placement = self._legal(vector, share)
            if placement is not None:
                return placement
        if self._how == MOVE:
            return STAY
        return self.candidates()[0]

    def _toward_enemy(self) -> Point:
        """The direction of the nearest enemy: aimless games never come to blows."""
        battle, figure = self._battle, self._figure
        measure = battle.geometry()
        nearest = measure.of(nearest_enemy)(measure.table.bodies, figure.index)
        if nearest < 0:
            return FAN[0]
        (x, y), (ex, ey) = figure.place, battle.figures[nearest].place
        length = between((x, y), (ex, ey))
        return (ex - x) / length, (ey - y) / length

    def default(self) -> Placement:
        return STAY if self._how == MOVE else self.candidates()[0]

    def outline(self) -> Sequence[Sequence[Point]]:
        x, y = self._figure.place
        return [[(x + self.reach * vx, y + self.reach * vy) for vx, vy in VECTORS[::5]]]


async def move(battle: Battle, figure: Figure, actions: int) -> int:
    """One Move; returns the actions it cost (4.1, 4.2)."""
    region = MarchRegion(battle, figure, MOVE, actions)
    placement = await Place(figure.seat, region, rule="4.101", topic="move")
    start = figure.place
    march = region.march(placement.end or start)
    cost = price(battle, figure, march.rough)
    _note_march(battle, figure, march, cost)
    if not await advance(battle, figure, start, march.end):
        return cost
    if march.leaves:
        leave_table(battle, figure)
        return cost
    await arrive(battle, figure, start, march)
    return cost


def _note_march(battle: Battle, figure: Figure, march: March, cost: int) -> None:
    figure.moved = True
    figure.marches += 1
    battle.cite("4.101", "4.104", "4.105", "4.106", *figure.profile.strides)
    if march.rough:
        battle.cite("4.102", "4.107")
    if cost > 1:
        battle.cite("4.2", "4.103")


def leave_table(battle: Battle, figure: Figure) -> None:
    """Leave by an exit, with whatever it carries; a relic carried off ends the game (5.9, 5.12)."""
    carried = battle.is_carrying(figure)
    if carried:
        battle.carrier, battle.token = "", None
    remove(battle, figure, "exited")
    battle.tell(Exited(figure.id))
    if carried:
        score_relic(battle, figure.seat)


async def arrive(battle: Battle, figure: Figure, start: Point, march: March) -> None:
    """Stand at the end of a move; a jump is a fall (4.108, 4.109)."""
    if march.drop:
        battle.put(figure, march.end, march.level)
        battle.tell(Jumped(figure.id, march.end))
        await tumble(battle, figure, march.drop)
        return
    if march.level != figure.level:
        battle.cite("4.108")
    battle.put(figure, march.end, march.level)
    battle.tell(Moved(figure.id, march.end, snap(between(start, march.end))))


async def disengage(battle: Battle, figure: Figure) -> None:
    """Free hacks, then one Move out of every contact (4.8, 4.111)."""
    region = MarchRegion(battle, figure, DISENGAGE, 2)
    placement = await Place(figure.seat, region, rule="4.111", topic="disengage")
    if await hacked(battle, figure):
        return
    start = figure.place
    march = region.march(placement.end or start)
    _note_march(battle, figure, march, price(battle, figure, march.rough))
    if not await advance(battle, figure, start, march.end):
        return
    await arrive(battle, figure, start, march)
    if figure.at is not None:
        battle.tell(Disengaged(figure.id, figure.at))
