"""Condition cards that make a unit move: fleeing and panic (4.86, 4.111)."""

from collections import deque
from collections.abc import Sequence

from grognard.kernel.questions import Choose, Option
from grognard.kernel.said import Say
from grognard.rulesets.saurian.assault import Attack
from grognard.rulesets.saurian.attack import able_to_join, resolve, shoot
from grognard.rulesets.saurian.battle import Activation, Battle, Model, Unit, source_of
from grognard.rulesets.saurian.casualties import hex_facts, model_option
from grognard.rulesets.saurian.content import Action
from grognard.rulesets.saurian.dragging import offer_release, relocate
from grognard.rulesets.saurian.events import Fled, StoodUp
from grognard.rulesets.saurian.field import DIFFICULT, IMPASSABLE, OFF, Hex
from grognard.rulesets.saurian.reach import arms, shot
from grognard.rulesets.saurian.scores import movement
from grognard.rulesets.saurian.targets import melee_targets, target_option
from grognard.rulesets.saurian.ways import free_turns, step_cost, swing

Stand = tuple[Hex, int]
"""Where a model could stand and which way it would face."""
Way = tuple[Hex, int, int, int, bool]
"""On the way: where, facing, points and free rotations left, and whether it must stop."""
Path = list[tuple[str, Way]]
"""Steps, and where each of them leads."""
MELEE = Action(do="melee")
SHOOT = Action(do="shoot")


def reachable(
    battle: Battle, unit: Unit, model: Model, start: Way, *, freely: bool
) -> dict[Stand, Path]:
    """Every place a model can get to without entering occupied hexes, and the way there.

    ``freely`` is the flight of a one-hex model: any adjacent hex costs 1, facing does not matter.
    """
    found: dict[Stand, Path] = {start[:2]: []}
    known: set[Way] = {start}
    waiting: deque[tuple[Way, Path]] = deque([(start, [])])
    while waiting:
        (at, heading, left, turns, stopped), path = waiting.popleft()
        if stopped:
            continue
        for key, state in _onward(battle, unit, model, (at, heading, left, turns), freely=freely):
            if state not in known:
                known.add(state)
                way = [*path, (key, state)]
                found.setdefault(state[:2], way)
                waiting.append((state, way))
    return found


def _onward(
    battle: Battle, unit: Unit, model: Model, state: tuple[Hex, int, int, int], *, freely: bool
) -> list[tuple[str, Way]]:
    at, heading, left, turns = state
    here = _cells(battle, unit, at, heading)
    found: list[tuple[str, Way]] = []
    for direction in range(6):
        cost = 1 if freely else step_cost(unit, heading, direction)
        hex_ = battle.board.passable[at][direction]
        if cost > left or hex_ == OFF:
            continue
        cells = _cells(battle, unit, hex_, heading)
        if _barred(battle, unit, model, cells):
            continue
        muddy = _muddy(battle, unit, cells, here)
        found.append((f"go:{direction}", (hex_, heading, left - cost, turns, muddy)))
    if not unit.profile.oriented or freely or not (turns or left):
        return found
    left, turns = (left, turns - 1) if turns else (left - 1, 0)
    ghost = Model(model.number, 1, at, heading)
    for sign, turn in (("+", 1), ("-", -1)):
        towards = (heading + turn) % 6
        if not unit.profile.large:
            found.append((f"turn:{sign}:", (at, towards, left, turns, False)))
            continue
        for pivot in ("head", "tail"):
            swung = swing(battle, ghost, turn, pivot)
            if swung is not None and not _barred(battle, unit, model, swung):
                muddy = _muddy(battle, unit, swung, here)
                found.append((f"turn:{sign}:{pivot}", (swung[0], towards, left, turns, muddy)))
    return found


def _cells(battle: Battle, unit: Unit, at: Hex, heading: int) -> tuple[Hex, ...]:
    if unit.profile.large:
        return at, battle.board.next[at][(heading + 3) % 6]
    return (at,)


def _barred(battle: Battle, unit: Unit, model: Model, cells: Sequence[Hex]) -> bool:
    for cell in cells:
        if cell == OFF or battle.board.ground[cell] == IMPASSABLE:
            return True
        body = battle.occupied.get(cell)
        if body is None:
            continue
        others = [other for other in body.models if other is not model]
        if body.unit is not unit or len(others) >= unit.profile.capacity:
            return True
    return False


def _muddy(battle: Battle, unit: Unit, cells: Sequence[Hex], here: Sequence[Hex]) -> bool:
    if unit.profile.fly:
        return False
    return any(battle.board.ground[cell] == DIFFICULT for cell in cells if cell not in here)


async def walk(battle: Battle, unit: Unit, model: Model, start: Way, path: Path) -> Way | None:
    """Follow a way step by step, dragging whoever holds the model (4.53).

    Returns how far it came where somebody who was dragged along is now in its way.
    """
    way = start
    for key, onward in path:
        if model not in unit.models:
            return None
        await offer_release(battle, unit, [model])
        if _barred(battle, unit, model, _cells(battle, unit, *onward[:2])):
            return way
        way = onward
        kind, _, rest = key.partition(":")
        if kind == "go":
            direction = int(rest)

            def shift(hex_: Hex, direction: int = direction) -> Hex:
                return battle.board.next[hex_][direction]

            hex_ = battle.board.next[model.at][direction]
            await relocate(battle, unit, [model], hex_, model.heading, shift, by_itself=True)
            continue
        sign, _, pivot = rest.partition(":")
        turn = 1 if sign == "+" else -1
        head = model.at
        about = model.at
        if unit.profile.large:
            about = battle.cells(unit, model)[1] if pivot == "tail" else model.at
            swung = swing(battle, model, turn, pivot)
            assert swung is not None, "a way found leads through"
            head = swung[0]

        def spin(hex_: Hex, about: Hex = about, turn: int = turn) -> Hex:
            return battle.board.turned(hex_, about, turn)

        heading = (model.heading + turn) % 6
        await relocate(battle, unit, [model], head, heading, spin, turn=turn)
    return None


def lying(unit: Unit) -> list[Model]:
    """Models that have to stand up before they can be driven anywhere (4.12)."""
    return [model for model in unit.models if model.knocked]


def points_of(battle: Battle, unit: Unit, model: Model, extra: int, fallen: Sequence[Model]) -> int:
    """Movement points of a model driven by a Condition card (4.12, 4.18).

    A sub-unit stands up together, and each of its models pays for it.
    """
    points = movement(unit).total + extra
    grabbing = {grab.unit for grab in battle.grabs_on(unit, model)}
    if grabbing:
        points = max(min(points, 1), points - len(grabbing))
    if model.knocked:
        for other in unit.at_hex(model.at):
            if not battle.is_blocked(unit, other):
                other.knocked = False
        battle.tell(StoodUp(unit.id))
    if model in fallen:
        points = max(0, points - unit.profile.stand)
    return points


async def _choose_stand(
    battle: Battle, unit: Unit, model: Model, stands: Sequence[Stand], topic: str, rule: str
) -> Stand:
    turns = len({at for at, _ in stands}) < len(stands)
    options = [_stand_option(battle, unit, stand, turns=turns) for stand in stands]
    key = await Choose(unit.seat, options, rule=rule, topic=topic, piece=unit.id)
    at, _, heading = key.partition("^")
    return int(at), int(heading)


def _stand_option(battle: Battle, unit: Unit, stand: Stand, *, turns: bool) -> Option:
    """A place to end at; which way it would face is told where that is a choice too."""
    at, heading = stand
    facts = {**hex_facts(battle, at), "heading": Say(f"heading-{heading}")}
    say = "option-end" if turns else "option-go"
    return Option(f"{at}^{heading}", say, unit.id, battle.board.point(at), facts)


def dreaded(battle: Battle, unit: Unit, model: Model) -> list[Hex]:
    """What a model flees from: the source, or the nearest Enemy model if it is gone (4.86)."""
    source = source_of(unit.active)
    if source:
        origin = battle.unit(source)
        if origin.in_play:
            return battle.hexes_of(origin)
    enemies = [
        (battle.distance(unit, model, cells), cells)
        for other in battle.in_play()
        if other.side != unit.side
        for cells in (battle.cells(other, enemy) for enemy in other.models)
    ]
    if not enemies:
        return []
    return list(min(enemies, key=lambda found: found[0])[1])


async def flee(battle: Battle, unit: Unit, extra: int) -> None:
    """Each model runs as far from the source as it can (4.86)."""
    fallen = lying(unit)
    for model in list(unit.models):
        if model not in unit.models or battle.is_blocked(unit, model):
            continue
        from_ = dreaded(battle, unit, model)
        if not from_:
            return
        points = points_of(battle, unit, model, extra, fallen)
        freely = not unit.profile.large
        pivots = 0 if freely else free_turns(battle, unit)
        way: Way | None = (model.at, model.heading, points, pivots, False)
        while way is not None:
            found = reachable(battle, unit, model, way, freely=freely)
            far = {stand: _far(battle, unit, stand, from_) for stand in found}
            best = max(far.values())
            ends = [stand for stand in found if far[stand] == best]
            stand = await _choose_stand(battle, unit, model, ends, "flee", "4.86")
            way = await walk(battle, unit, model, way, found[stand])
        if freely and unit.profile.oriented and model in unit.models:
            await _look_away(battle, unit, model, from_)
    battle.tell(Fled(unit.id))


def _far(battle: Battle, unit: Unit, stand: Stand, from_: Sequence[Hex]) -> int:
    apart = battle.board.apart
    return min(apart[cell][hex_] for cell in _cells(battle, unit, *stand) for hex_ in from_)


async def _look_away(battle: Battle, unit: Unit, model: Model, from_: Sequence[Hex]) -> None:
    """Turn, free, towards a neighbour hex farthest from the source."""
    apart, near = battle.board.apart, battle.board.next[model.at]
    far = {d: min(apart[hex_][f] for f in from_) for d, hex_ in enumerate(near) if hex_ != OFF}
    best = max(far.values())
    ends = [(model.at, d) for d in far if far[d] == best]
    model.heading = (await _choose_stand(battle, unit, model, ends, "look", "4.86"))[1]


async def panic(battle: Battle, unit: Unit, act: Activation) -> None:
    """Close in on the nearest unit, friend or foe, and attack it (4.111)."""
    battle.cite("1.46", "4.111")
    victim = await _nearest(battle, unit)
    if victim is None:
        return
    left = [model for model in unit.models if not battle.is_blocked(unit, model)]
    fallen = lying(unit)
    while left and victim.in_play:
        model = await _next_model(battle, unit, left)
        left.remove(model)
        await _close_in(battle, unit, model, victim, fallen)
        left = [other for other in left if other in unit.models]
    if unit.able and victim.in_play:
        await _lash_out(battle, unit, act, victim)


async def _nearest(battle: Battle, unit: Unit) -> Unit | None:
    others = [other for other in battle.able() if other is not unit]
    if not others:
        return None
    closest = min(battle.between(unit, other) for other in others)
    tied = [other for other in others if battle.between(unit, other) == closest]
    options = [Option(t.id, "option-target", t.id, facts={"unit": t.id}) for t in tied]
    return battle.unit(
        await Choose(battle.first, options, rule="4.111", topic="panic-target", piece=unit.id)
    )


async def _next_model(battle: Battle, unit: Unit, left: Sequence[Model]) -> Model:
    places = {model.at: model for model in reversed(left)}
    models = sorted(places.values(), key=lambda model: model.number)
    options = [model_option(battle, unit, model) for model in models]
    key = await Choose(unit.seat, options, rule="4.111", topic="panic-order", piece=unit.id)
    found = unit.model(int(key))
    assert found is not None, "a panicking model stands on the board"
    return found


async def _close_in(
    battle: Battle, unit: Unit, model: Model, victim: Unit, fallen: Sequence[Model]
) -> None:
    points = points_of(battle, unit, model, 0, fallen)
    prey = battle.hexes_of(victim)
    way: Way | None = (model.at, model.heading, points, free_turns(battle, unit), False)
    while way is not None:
        found = reachable(battle, unit, model, way, freely=False)
        near = {stand: _far(battle, unit, stand, prey) for stand in found}
        closest = min(near.values())
        ends = [stand for stand in found if near[stand] == closest]
        facing = [stand for stand in ends if _faces(battle, unit, model, stand, prey)]
        stand = await _choose_stand(battle, unit, model, facing or ends, "panic-end", "4.111")
        way = await walk(battle, unit, model, way, found[stand])


def _faces(battle: Battle, unit: Unit, model: Model, stand: Stand, prey: Sequence[Hex]) -> bool:
    if not unit.profile.oriented:
        return True
    at, heading = stand
    edges = {edge for hex_ in prey if hex_ != at for edge in battle.board.edges(at, hex_)}
    return any((edge - heading) % 6 in (5, 0, 1) for edge in edges)


async def _lash_out(battle: Battle, unit: Unit, act: Activation, victim: Unit) -> None:
    """A Base Shoot if in range and line, otherwise a Base Melee, otherwise nothing."""
    free = [model for model in unit.models if not battle.is_blocked(unit, model)]
    for weapon in arms(unit):
        if weapon.area is None and any(shot(battle, unit, m, victim, weapon) for m in free):
            await shoot(battle, unit, act, SHOOT, card=False, only=victim, forced=True)
            return
    keys = [key for key in melee_targets(battle, unit, MELEE) if key.partition("@")[0] == victim.id]
    if not keys or unit.profile.melee == 0:
        return
    options = [target_option(battle, unit, key) for key in keys]
    key = await Choose(unit.seat, options, rule="4.111", topic="melee", piece=unit.id)
    attack = Attack(unit, MELEE, False, target=victim, hex=int(key.partition("@")[2]))
    attack.models = [model.number for model in able_to_join(battle, attack)[0]]
    await resolve(battle, attack)
