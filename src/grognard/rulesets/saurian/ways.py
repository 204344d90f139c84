"""Movement points, and every step a model may take (4.1-4.15, 1.10)."""

from collections.abc import Sequence
from heapq import heappop, heappush

from msgspec import Struct, field

from grognard.rulesets.saurian.battle import Activation, Battle, Model, Unit
from grognard.rulesets.saurian.field import DIFFICULT, IMPASSABLE, OFF, Hex
from grognard.rulesets.saurian.push import chain
from grognard.rulesets.saurian.scores import movement

FORWARD_TURNS = (5, 0, 1)
MOST_WALKS = 24
"""No more far hexes are offered at once; others are reached by way of these."""


class Mover(Struct, eq=False):
    """One model, or models that leave a hex together, on the move (4.2)."""

    models: list[Model]
    points: int
    pivots: int
    bonus: int
    """The card's points, waiting until it stands (4.12)."""
    start: tuple[Hex, int]
    credit: int = 0
    """The rotation earned by charging into this hex: lost with the next step (4.7)."""
    ended: bool = False


class March(Struct, eq=False):
    """The Movement of one unit (3.5, step 4)."""

    unit: Unit
    card: bool
    """It moves by its card, whose bonuses count in tests; not in a Base Movement (3.7)."""
    keywords: tuple[str, ...]
    base: int
    bonus: int
    """What the card adds."""
    extra: int
    """What hero cards and gear add."""
    steady: bool
    movers: list[Mover] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    stirred: bool = False
    """Whether anything moved or turned, as a Reaction must for the rest of a Movement (4.64)."""

    def has(self, keyword: str) -> bool:
        """Whether the card moves it in this way."""
        return keyword in self.keywords

    @property
    def hops(self) -> bool:
        """Whether it may skip occupied and Impassable hexes (4.10, 4.11)."""
        return self.unit.profile.fly or self.has("jump")


class Way(Struct):
    """A step, or several in one go over hexes where it cannot stay."""

    directions: tuple[int, ...]
    cost: int
    landing: Hex


def begin_march(
    unit: Unit, act: Activation, *, by_card: bool, keywords: tuple[str, ...] = ()
) -> March:
    """The points a unit has for its Movement (4.1, 4.4)."""
    base = movement(unit).total
    card = unit.profile.content.cards.get(unit.active) if by_card and unit.revealed else None
    if card is None:
        return March(unit, False, keywords, base, 0, act.bonus_move, act.steady)
    bonus = 0 if "fix" in card.keywords else card.move
    return March(unit, True, card.keywords, base, bonus, act.bonus_move, act.steady)


def free_turns(battle: Battle, unit: Unit) -> int:
    """Edges a unit turns free; none where every edge is paid for (4.5)."""
    free = unit.profile.oriented and not battle.setting.paid_turns
    return unit.profile.pivot if free else 0


def points_for(battle: Battle, march: March, models: Sequence[Model]) -> tuple[int, int]:
    """Movement points of some models, and those a Knocked one gets once it stands."""
    knocked = models[0].knocked
    total = march.base + march.extra + (0 if knocked else march.bonus)
    grabbing = {grab.unit for model in models for grab in battle.grabs_on(march.unit, model)}
    if grabbing:
        battle.cite("4.18")
        total = max(min(total, 1), total - len(grabbing))
    return total, march.bonus if knocked else 0


def steps(battle: Battle, march: March, mover: Mover) -> list[str]:
    """Every step these models may take now."""
    unit, model = march.unit, mover.models[0]
    if mover.ended:
        return []
    if model.knocked:
        return ["stand"]
    found = []
    if not march.has("fix"):
        found += ["go:" + ".".join(map(str, way.directions)) for way in ways(battle, march, mover)]
        if may_leave(battle, unit, model) and mover.points >= 1:
            found.append("leave")
    if unit.profile.oriented and not march.has("frozen") and _may_turn(march, mover):
        found += turns(battle, march, mover)
    return found


def has_step(battle: Battle, march: March, mover: Mover) -> bool:
    """Whether there is any, cheaply: answers that are fed again want no list of them."""
    unit, model = march.unit, mover.models[0]
    if mover.ended:
        return False
    if model.knocked:
        return True
    may_turn = unit.profile.oriented and not march.has("frozen") and _may_turn(march, mover)
    if may_turn and not unit.profile.large:
        return True
    may_go = not march.has("fix") and mover.points >= 1
    if may_go and (may_leave(battle, unit, model) or ways(battle, march, mover)):
        return True
    return may_turn and bool(turns(battle, march, mover))


def _may_turn(march: March, mover: Mover) -> bool:
    if march.has("charge"):
        return mover.credit > 0
    return mover.pivots > 0 or mover.points > 0


def may_leave(battle: Battle, unit: Unit, model: Model) -> bool:
    """Whether a model stands at an exit edge it may use (5.9)."""
    column = battle.setting.scenario.exit
    if column is None or unit.profile.human:
        return False
    return any(battle.board.places[cell][0] == column for cell in battle.cells(unit, model))


def step_cost(unit: Unit, heading: int, direction: int) -> int:
    """Forward 1, backward 2; any direction 1 without orientation (4.3)."""
    if not unit.profile.oriented or (direction - heading) % 6 in FORWARD_TURNS:
        return 1
    return 2


def ways(battle: Battle, march: March, mover: Mover) -> list[Way]:
    """Where a step may lead, straight or over hexes where it cannot stay (4.3, 4.10, 4.13-4.15)."""
    unit, model = march.unit, mover.models[0]
    if mover.points < 1:
        return []
    found: dict[Hex, Way] = {}
    waiting: list[tuple[Hex, tuple[int, ...], int]] = [(model.at, (), 0)]
    visited = {model.at}
    forward_only = march.has("charge")
    heading = model.heading
    near, ground, occupied = battle.board.next, battle.board.ground, battle.occupied
    here = set(battle.cells(unit, model)) if unit.profile.large else None
    while waiting:
        at, path, spent = waiting.pop(0)
        for direction in range(6):
            cost = step_cost(unit, heading, direction)
            if cost > mover.points - spent or (cost == 2 and forward_only):
                continue
            hex_ = near[at][direction]
            if hex_ == OFF or hex_ == model.at:
                continue
            total, steps_ = spent + cost, (*path, direction)
            covered: tuple[Hex, ...] = (hex_,)
            if here is None:
                wall = ground[hex_] == IMPASSABLE
                blocked = wall or hex_ in occupied
            else:
                covered = (hex_, near[hex_][(heading + 3) % 6])
                if OFF in covered:
                    continue
                wall = any(ground[cell] == IMPASSABLE for cell in covered)
                blocked = wall or any(cell in occupied and cell not in here for cell in covered)
            if not blocked:
                _keep(found, Way(steps_, total, hex_))
                continue
            if not wall and _may_enter(battle, march, mover, covered, direction):
                _keep(found, Way(steps_, total, hex_))
            crossing = hex_ not in visited and total < mover.points
            if crossing and _may_cross(battle, march, covered, wall=wall, forward=cost == 1):
                visited.add(hex_)
                waiting.append((hex_, steps_, total))
    return list(found.values())


def walks(battle: Battle, march: March, mover: Mover) -> list[Way]:
    """Hexes that several plain steps lead to, nearest first: over open ground, without a turn.

    Whoever is held moves step by step, as those who hold him may let go before each (4.54).
    """
    unit, model = march.unit, mover.models[0]
    if model.knocked or march.has("fix") or mover.points < 2:
        return []
    if any(battle.grabs_on(unit, each) for each in mover.models):
        return []
    beside = {way.landing for way in ways(battle, march, mover)}
    sinks = not unit.profile.fly and not march.steady
    own = cells_of(battle, unit, mover.models)
    ground, near, occupied = battle.board.ground, battle.board.passable, battle.occupied
    done: set[Hex] = set()
    found = []
    waiting: list[tuple[int, tuple[int, ...], Hex]] = [(0, (), model.at)]
    while waiting:
        spent, path, at = heappop(waiting)
        if at in done:
            continue
        done.add(at)
        if len(path) > 1 and at not in beside:
            found.append(Way(path, spent, at))
        if path and sinks and _is_difficult(battle, unit, at, model.heading):
            continue
        for direction in range(6):
            cost = step_cost(unit, model.heading, direction)
            hex_ = near[at][direction]
            if hex_ == OFF or hex_ in done or spent + cost > mover.points:
                continue
            if cost > 1 and march.has("charge"):
                continue
            covered = footprint(battle, unit, hex_, model.heading)
            if OFF in covered or any(ground[cell] == IMPASSABLE for cell in covered):
                continue
            if any(cell in occupied and cell not in own for cell in covered):
                continue
            heappush(waiting, (spent + cost, (*path, direction), hex_))
    return found[:MOST_WALKS]


def _is_difficult(battle: Battle, unit: Unit, hex_: Hex, heading: int) -> bool:
    covered = footprint(battle, unit, hex_, heading)
    return any(battle.board.ground[cell] == DIFFICULT for cell in covered)


def _keep(found: dict[Hex, Way], way: Way) -> None:
    known = found.get(way.landing)
    if known is None or way.cost < known.cost:
        found[way.landing] = way


def _may_enter(
    battle: Battle, march: March, mover: Mover, covered: Sequence[Hex], direction: int
) -> bool:
    """Whether occupied hexes can be entered, freely or by winning a test (1.9, 4.13, 4.15)."""
    unit = march.unit
    own = cells_of(battle, unit, mover.models)
    bodies = [battle.occupied[c] for c in covered if c in battle.occupied and c not in own]
    if all(body.unit is unit for body in bodies):
        room = unit.profile.capacity
        return all(len(body.models) + len(mover.models) <= room for body in bodies)
    if any(body.unit is not None and body.unit.id in march.refused for body in bodies):
        return False
    needed = [cell for cell in covered if cell not in own]
    return chain(battle, direction, needed, unit) is not None


def _may_cross(
    battle: Battle, march: March, covered: Sequence[Hex], *, wall: bool, forward: bool
) -> bool:
    """Whether hexes where it cannot stay may be passed on the way (4.2, 4.10, 4.15)."""
    unit = march.unit
    if march.hops and forward:
        return True
    if wall:
        return False
    for cell in covered:
        body = battle.occupied.get(cell)
        if body is None or body.unit is unit:
            pass
        elif body.unit is None or not lets_pass(body.unit, unit) or body.unit.id in march.refused:
            return False
        if battle.board.ground[cell] == DIFFICULT and not march.steady and not unit.profile.fly:
            return False
    return True


def lets_pass(other: Unit, mover: Unit) -> bool:
    """An Allied unit of several miniatures may open its ranks (4.15)."""
    return other is not mover and other.side == mover.side and len(other.models) > 1


def cells_of(battle: Battle, unit: Unit, models: Sequence[Model]) -> set[Hex]:
    """Hexes that only these models cover, so that they free them by moving."""
    found = set()
    for cell in battle.cells(unit, models[0]):
        body = battle.occupied.get(cell)
        if body is None or all(model in models for model in body.models):
            found.add(cell)
    return found


def turns(battle: Battle, march: March, mover: Mover) -> list[str]:
    """Rotations by one edge; a size L model also chooses its pivot (4.5, 1.10)."""
    unit, model = march.unit, mover.models[0]
    if not unit.profile.large:
        return ["turn:+", "turn:-"]
    found = []
    for sign, turn in (("+", 1), ("-", -1)):
        for pivot in ("head", "tail"):
            swung = swing(battle, model, turn, pivot)
            if swung is None:
                continue
            head, tail = swung
            new = tail if pivot == "head" else head
            direction = swing_direction(model, turn, pivot)
            if new not in battle.occupied or chain(battle, direction, [new], unit) is not None:
                found.append(f"turn:{sign}:{pivot}")
    return found


def swing(battle: Battle, model: Model, turn: int, pivot: str) -> tuple[Hex, Hex] | None:
    """Head and tail after a rotation about one of them; nothing where there is no room (1.10)."""
    board, heading = battle.board, (model.heading + turn) % 6
    tail = board.next[model.at][(model.heading + 3) % 6]
    if pivot == "head":
        new_tail = board.passable[model.at][(heading + 3) % 6]
        return None if new_tail == OFF else (model.at, new_tail)
    head = board.passable[tail][heading]
    return None if head == OFF else (head, tail)


def swing_direction(model: Model, turn: int, pivot: str) -> int:
    heading = (model.heading + turn) % 6
    return (heading + 3) % 6 if pivot == "head" else heading


def footprint(battle: Battle, unit: Unit, head: Hex, heading: int) -> tuple[Hex, ...]:
    if unit.profile.large:
        return head, battle.board.next[head][(heading + 3) % 6]
    return (head,)


def is_mud(battle: Battle, march: March, entered: Sequence[Hex]) -> bool:
    """Whether entering these hexes ends a Movement (4.8)."""
    if march.unit.profile.fly or march.steady:
        return False
    return any(battle.board.ground[hex_] == DIFFICULT for hex_ in entered)
