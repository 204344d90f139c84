"""The steps to a place several hexes away, and a unit that goes or is placed as one (4.2, 2.9).

Whoever moves answers step by step. Here the cheapest way to every place is found among those
that provoke nothing: nobody is pushed, no Allied player is asked, no hold is let go.
"""

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush

from msgspec import Struct
from msgspec.structs import replace

from grognard.kernel.sights import Course, Link, Outlook, Walk, Warned
from grognard.rulesets.saurian.battle import Battle, Model, Unit, heading_degrees, piece_of
from grognard.rulesets.saurian.field import OFF, Hex
from grognard.rulesets.saurian.ways import (
    March,
    Mover,
    footprint,
    free_turns,
    is_mud,
    points_for,
    step_cost,
    steps,
    swing,
)

STOP = Link("step", "stop", spare=True)
DONE = Link("mover", "done", spare=True)


class Route(Struct):
    """The steps to a hex, and what is left there."""

    mover: Mover
    """The models as they would be there."""
    keys: tuple[str, ...] = ()
    spent: int = 0
    way: tuple[Hex, ...] = ()
    """Where it would stand after each step."""
    crossed: frozenset[Hex] = frozenset()
    """Where it would pass without standing there."""
    muddy: bool = False

    @property
    def end(self) -> Hex:
        """Where it ends."""
        return self.mover.models[0].at

    @property
    def heading(self) -> int:
        """Which way it faces there."""
        return self.mover.models[0].heading

    @property
    def stand(self) -> tuple[Hex, int]:
        """Where it would stand and which way it would face."""
        return self.end, self.heading


def routes(battle: Battle, march: March, mover: Mover) -> dict[Hex, Route]:
    """The cheapest way to every hex some models can reach; of equal ones that of fewest steps."""
    begun = _begin(march, mover)
    waiting: list[tuple[int, int, int, Route]] = [(0, 0, 0, begun)]
    known: dict[tuple[Hex, int], tuple[int, int]] = {}
    found: dict[Hex, Route] = {}
    serial = 0
    while waiting:
        *_, route = heappop(waiting)
        turns = route.mover.pivots, route.mover.credit
        before = known.get(route.stand, (-1, -1))
        if turns[0] <= before[0] and turns[1] <= before[1]:
            continue  # Somebody was here before who had as much left.
        known[route.stand] = max(turns[0], before[0]), max(turns[1], before[1])
        if route.way:
            found.setdefault(route.end, route)
        for onward in _onward(battle, march, route):
            serial += 1
            heappush(waiting, (onward.spent, len(onward.keys), serial, onward))
    found.pop(begun.end, None)
    return found


def _begin(march: March, mover: Mover) -> Route:
    """Where a way begins; whoever lies on the ground stands up first (4.12)."""
    ghosts = [replace(model) for model in mover.models]
    start = Route(replace(mover, models=ghosts))
    if not ghosts[0].knocked:
        return start
    cost = march.unit.profile.stand
    for ghost in ghosts:
        ghost.knocked = False
    start.keys, start.spent = ("stand",), min(cost, mover.points)
    start.mover.ended = mover.points < cost
    start.mover.points, start.mover.bonus = mover.points + mover.bonus - cost, 0
    return start


def _onward(battle: Battle, march: March, route: Route) -> Iterator[Route]:
    """Every step from there that provokes nothing."""
    for key in steps(battle, march, route.mover):
        kind, _, rest = key.partition(":")
        onward = None
        if kind == "go":
            onward = _gone(battle, march, route, key, tuple(int(d) for d in rest.split(".")))
        elif kind == "turn":
            onward = _turned(battle, march, route, key)
        if onward is not None:
            yield onward


def _gone(
    battle: Battle, march: March, route: Route, key: str, directions: Sequence[int]
) -> Route | None:
    unit, here = march.unit, route.end
    crossed = []
    for direction in directions:
        here = battle.board.next[here][direction]
        crossed.append(here)
    crossed.pop()
    covered = footprint(battle, unit, here, route.heading)
    bodies = [battle.occupied[cell] for cell in covered if cell in battle.occupied]
    if any(body.unit is not unit or body.models[0].knocked for body in bodies):
        return None
    if not march.hops and any(_asks_leave(battle, unit, hex_) for hex_ in crossed):
        return None
    own = footprint(battle, unit, route.end, route.heading)
    cost = sum(step_cost(unit, route.heading, direction) for direction in directions)
    muddy = is_mud(battle, march, [cell for cell in covered if cell not in own])
    mover = _moved(route.mover, here, route.heading)
    mover.points -= cost
    mover.credit = 1 if march.has("charge") else mover.credit
    mover.ended = muddy
    return Route(
        mover,
        (*route.keys, key),
        route.spent + cost,
        (*route.way, here),
        route.crossed.union(crossed),
        muddy,
    )


def _turned(battle: Battle, march: March, route: Route, key: str) -> Route | None:
    unit, model = march.unit, route.mover.models[0]
    sign, _, pivot = key.removeprefix("turn:").partition(":")
    turn = 1 if sign == "+" else -1
    head: Hex = model.at
    entered: list[Hex] = []
    if unit.profile.large:
        swung = swing(battle, model, turn, pivot)
        assert swung is not None, "a rotation without room is never offered"
        head, tail = swung
        entered = [tail if pivot == "head" else head]
        if entered[0] in battle.occupied:
            return None
    mover = _moved(route.mover, head, (model.heading + turn) % 6)
    spent = 0
    if march.has("charge"):
        mover.credit -= 1
    elif mover.pivots > 0:
        mover.pivots -= 1
    else:
        mover.points, spent = mover.points - 1, 1
    muddy = is_mud(battle, march, entered)
    mover.ended = muddy
    way = (*route.way, head) if head != model.at else route.way
    return Route(mover, (*route.keys, key), route.spent + spent, way, route.crossed, muddy)


def _asks_leave(battle: Battle, unit: Unit, hex_: Hex) -> bool:
    """Whether somebody else would have to let it through there (4.15)."""
    body = battle.occupied.get(hex_)
    return body is not None and body.unit is not None and body.unit.seat != unit.seat


def _moved(mover: Mover, at: Hex, heading: int) -> Mover:
    models = [replace(model, at=at, heading=heading) for model in mover.models]
    return replace(mover, models=models)


def courses(battle: Battle, march: March, mover: Mover) -> list[Course]:
    """Every place these models can go to from here; one that faces somewhere may turn there."""
    if not _is_free(battle, march.unit):
        return []
    end = () if march.unit.profile.oriented else (STOP,)
    return [
        Course(
            battle.board.point(hex_),
            tuple(Link("step", key) for key in route.keys),
            (_walk(battle, march.unit, mover, route),),
            end,
            _outlook(battle, mover.points, [route]),
        )
        for hex_, route in routes(battle, march, mover).items()
    ]


def _walk(battle: Battle, unit: Unit, mover: Mover, route: Route) -> Walk:
    return Walk(
        tuple(piece_of(unit, model) for model in mover.models),
        tuple(battle.board.point(hex_) for hex_ in route.way),
        heading_degrees(route.heading) if unit.profile.oriented else None,
    )


def _outlook(battle: Battle, points: int, taken: Iterable[Route]) -> Outlook:
    taken = list(taken)
    mud = [Warned("mud", "4.8", at=battle.board.point(r.end)) for r in taken if r.muddy]
    return Outlook(float(max(r.spent for r in taken)), float(points), tuple(mud))


def _is_free(battle: Battle, unit: Unit) -> bool:
    """Whether nobody holds it and it holds nobody, so that no question comes with a step."""
    return not any(unit.id in (grab.unit, grab.target) for grab in battle.grabs)


def squad_courses(battle: Battle, march: March, groups: Sequence[str]) -> list[Course]:
    """Every place the models that have not moved can go to together, the nearest one leading."""
    unit = march.unit
    if not _is_free(battle, unit):
        return []
    parties = [_party(battle, march, key) for key in _largest(groups)]
    parties = [(key, mover) for key, mover in parties if mover.models]
    reach = {key: routes(battle, march, mover) for key, mover in parties}
    goals = sorted({hex_ for found in reach.values() for hex_ in found})
    found = []
    for goal in goals:
        taken = _together(battle, march, parties, reach, goal)
        if any(route.end == goal for _, _, route in taken):
            found.append(_squad_course(battle, unit, goal, taken))
    return found


def _largest(groups: Sequence[str]) -> list[str]:
    """Of the ways to take models out of a hex, all of them at once (4.2)."""
    wholes: dict[str, str] = {}
    for key in groups:
        if key[0] == "g":
            hex_, _, _ = key[1:].partition("x")
            wholes[hex_] = key
    return [*wholes.values(), *(key for key in groups if key[0] == "m")]


def _party(battle: Battle, march: March, key: str) -> tuple[str, Mover]:
    """The models a group stands for, with the points they would have."""
    unit = march.unit
    busy = {model.number for mover in march.movers for model in mover.models}
    if key[0] == "m":
        models = [model for model in unit.models if model.number == int(key[1:])]
    else:
        hex_, _, count = key[1:].partition("x")
        free = [model for model in unit.at_hex(int(hex_)) if model.number not in busy]
        models = free[: int(count)]
    if not models:
        return key, Mover([], 0, 0, 0, (0, 0))
    points, bonus = points_for(battle, march, models)
    first = models[0]
    return key, Mover(models, points, free_turns(battle, unit), bonus, (first.at, first.heading))


Taken = tuple[str, Mover, Route]


def _together(
    battle: Battle,
    march: March,
    parties: Sequence[tuple[str, Mover]],
    reach: dict[str, dict[Hex, Route]],
    goal: Hex,
) -> list[Taken]:
    """Who goes where so that all come as near to a place as there is room for (1.9)."""
    unit, apart = march.unit, battle.board.apart[goal]
    never = 1 << 10
    order = sorted(
        parties,
        key=lambda one: (reach[one[0]][goal].spent if goal in reach[one[0]] else never, one[0]),
    )
    crowd = {cell: len(body.models) for cell, body in battle.occupied.items() if body.unit is unit}
    left: set[Hex] = set()
    moved: set[int] = set()
    taken: list[Taken] = []
    for key, mover in order:
        numbers = {model.number for model in mover.models}
        if numbers & moved:
            continue
        start = mover.models[0].at
        room = unit.profile.capacity - len(numbers)
        fits = [
            route
            for hex_, route in reach[key].items()
            if apart[hex_] < apart[start]
            and not route.crossed & left
            and all(crowd.get(stop, 0) <= room for stop in route.way)
        ]
        if not fits:
            continue
        best = min(fits, key=lambda route: (apart[route.end], route.spent, route.end))
        best = _facing(battle, march, best)
        crowd[start] = crowd.get(start, 0) - len(numbers)
        if crowd[start] <= 0:
            left.add(start)
        crowd[best.end] = crowd.get(best.end, 0) + len(numbers)
        moved |= numbers
        taken.append((key, mover, best))
    return taken


def _facing(battle: Battle, march: March, route: Route) -> Route:
    """Turned towards the nearest enemy, as far as that is free (4.5)."""
    unit = march.unit
    enemies = [
        hex_ for other in battle.able() if other.side != unit.side
        for hex_ in battle.hexes_of(other)
    ]  # fmt: skip
    if unit.profile.large or not unit.profile.oriented or not enemies:
        return route
    apart = battle.board.apart
    nearest = min(enemies, key=lambda hex_: (apart[route.end][hex_], hex_))
    near = battle.board.next[route.end]
    ahead = min(
        (d for d in range(6) if near[d] != OFF), key=lambda d: apart[near[d]][nearest]
    )  # fmt: skip
    while route.heading != ahead and route.mover.pivots and not route.mover.ended:
        key = "turn:+" if (ahead - route.heading) % 6 <= 3 else "turn:-"
        if key not in steps(battle, march, route.mover):
            break
        turned = _turned(battle, march, route, key)
        assert turned is not None, "a model of one hex always has room to turn"
        route = turned
    return route


def _squad_course(battle: Battle, unit: Unit, goal: Hex, taken: Sequence[Taken]) -> Course:
    links: list[Link] = []
    for key, _, route in taken:
        steps_ = (Link("step", step) for step in route.keys)
        links += [Link("mover", key), *steps_, STOP]
    return Course(
        battle.board.point(goal),
        tuple(links),
        tuple(_walk(battle, unit, mover, route) for _, mover, route in taken),
        (DONE,),
        _outlook(battle, max(m.points for _, m, _ in taken), [route for *_, route in taken]),
    )


def deployment_courses(
    battle: Battle, unit: Unit, places: Sequence[Hex], zone: Sequence[Hex]
) -> list[Course]:
    """All models that are left, placed at and round a hex, facing as the first one does (2.9)."""
    placed = len(unit.models)
    left = unit.profile.models - placed
    if left < 2 or unit.profile.large or (unit.profile.oriented and not placed):
        return []
    free = {hex_ for hex_ in zone if hex_ not in battle.occupied}
    found = []
    for place in places:
        spots = _spread(battle, unit, place, left, free)
        if len(spots) == left:
            found.append(_deployment(battle, unit, place, spots))
    return found


def _spread(battle: Battle, unit: Unit, place: Hex, left: int, free: set[Hex]) -> list[Hex]:
    """Hexes for some models, each with or next to those before it, as near as there is room for."""
    crowd: dict[Hex, int] = {}
    for model in unit.models:
        crowd[model.at] = crowd.get(model.at, 0) + 1
    spots: list[Hex] = []
    candidates = [place]
    apart = battle.board.apart[place]
    while len(spots) < left:
        fits = [
            hex_
            for hex_ in candidates
            if (hex_ in free or hex_ in crowd) and crowd.get(hex_, 0) < unit.profile.capacity
        ]
        if not fits:
            return spots
        best = min(fits, key=lambda hex_: (apart[hex_], hex_))
        spots.append(best)
        crowd[best] = crowd.get(best, 0) + 1
        candidates = sorted({near for hex_ in crowd for near in (hex_, *battle.board.next[hex_])})
    return spots


def _deployment(battle: Battle, unit: Unit, place: Hex, spots: Sequence[Hex]) -> Course:
    links: list[Link] = []
    heading = unit.models[0].heading if unit.models else 0
    for n, hex_ in enumerate(spots):
        links.append(Link("deploy-model", str(hex_), spare=n > 0))
        if unit.profile.oriented:
            links.append(Link("deploy-heading", str(heading)))
    faces = heading_degrees(heading) if unit.profile.oriented else None
    first = len(unit.models)
    walks = tuple(
        Walk(
            (piece_of(unit, Model(first + n, 1, hex_)) if first + n else unit.id,),
            (battle.board.point(hex_),),
            faces,
        )
        for n, hex_ in enumerate(spots)
    )
    return Course(battle.board.point(place), tuple(links), walks)
