"""Movement: step by step, pushing through, standing up, leaving (4.1-4.18, 5.9)."""

from collections.abc import Callable, Sequence

from grognard.kernel.questions import Choose, Option, Point, Story
from grognard.kernel.said import Say
from grognard.kernel.sights import NO_OUTLOOK, Outlook, Warned
from grognard.rulesets.saurian.battle import Battle, Model, Unit, piece_of
from grognard.rulesets.saurian.casualties import (
    clear_board,
    drop_lost_grabs,
    end_grab,
    hex_facts,
    knock,
    let_go,
    lose_health,
    model_option,
    release,
    remove_model,
)
from grognard.rulesets.saurian.courses import courses, squad_courses
from grognard.rulesets.saurian.dragging import offer_release, relocate
from grognard.rulesets.saurian.events import (
    Crushed,
    Left,
    Moved,
    MovementCancelled,
    PassageRefused,
    StoodUp,
    Turned,
)
from grognard.rulesets.saurian.field import OFF, Hex
from grognard.rulesets.saurian.push import Chain, chain, displace, knocks, overcome, spared
from grognard.rulesets.saurian.scores import score
from grognard.rulesets.saurian.victory import score_loss
from grognard.rulesets.saurian.ways import (
    March,
    Mover,
    cells_of,
    footprint,
    free_turns,
    has_step,
    is_mud,
    lets_pass,
    points_for,
    step_cost,
    steps,
    swing,
    swing_direction,
    walks,
)

STOP = Option("stop", "option-stop")
DONE = Option("done", "option-done")


async def march_on(battle: Battle, march: March, *, resumed: bool = False) -> None:
    """The owner moves his models in any order until he has done (4.2)."""
    unit = march.unit
    while unit.able:
        groups = selectable(battle, march, resumed=resumed)
        if not groups:
            return
        key = groups[0]
        # Once some models of a squad have moved, the rest may stay where it is.
        if len(groups) > 1 or (march.movers and len(unit.models) > 1):
            key = await _choose_mover(battle, march, groups)
            if key == "done":
                return
        mover = _mover(battle, march, key)
        await drive(battle, march, mover)
        mover.ended = mover.ended or resumed


def _choose_mover(battle: Battle, march: March, groups: Sequence[str]) -> Choose:
    unit = march.unit
    return Choose(
        unit.seat,
        lambda: [DONE, *(_group_option(battle, unit, key) for key in groups)],
        rule="4.2",
        topic="mover",
        default="done",
        piece=unit.id,
        passing="done",
        ahead=lambda: squad_courses(battle, march, groups),
    )


def selectable(battle: Battle, march: March, *, resumed: bool) -> list[str]:
    """Groups of models that have not moved yet, or that have points left."""
    unit = march.unit
    busy = {model.number for mover in march.movers for model in mover.models}
    found = []
    if resumed:
        for place, mover in enumerate(march.movers):
            if not mover.ended and has_step(battle, march, mover):
                found.append(f"r{place}")
    free: dict[tuple[Hex, bool], list[int]] = {}
    rooted = march.has("frozen") or (march.has("fix") and not unit.profile.oriented)
    for model in unit.models:
        if model.number in busy or battle.is_blocked(unit, model):
            continue
        if rooted and not model.knocked:
            continue
        held = any(g.target == unit.id and g.target_model == model.number for g in battle.grabs)
        if held:
            found.append(f"m{model.number}")
        else:
            free.setdefault((model.at, model.knocked), []).append(model.number)
    for (hex_, knocked), numbers in free.items():
        if not knocked or len(numbers) == 1:
            found += [f"m{number}" for number in _unlike(battle, unit, numbers)]
        smallest = len(numbers) if knocked else 2
        found += [f"g{hex_}x{n}" for n in range(max(2, smallest), len(numbers) + 1)]
    return found


def _unlike(battle: Battle, unit: Unit, numbers: Sequence[int]) -> list[int]:
    """Models of a hex that it matters to tell apart: wounded ones, and those that hold somebody."""
    gripping = {grab.model for grab in battle.grabs if grab.unit == unit.id}
    health = {model.number: model.health for model in unit.models}
    kinds = {(health[n], n if n in gripping else -1): n for n in reversed(numbers)}
    return sorted(kinds.values())


def _group_option(battle: Battle, unit: Unit, key: str) -> Option:
    if key[0] == "g":
        hex_, _, count = key[1:].partition("x")
        facts = {"count": int(count), **hex_facts(battle, int(hex_))}
        piece = piece_of(unit, unit.at_hex(int(hex_))[0])
        return Option(key, "option-group", piece, battle.board.point(int(hex_)), facts)
    if key[0] == "r":
        return Option(key, "option-go-on", unit.id, None, {"n": int(key[1:]) + 1})
    model = unit.model(int(key[1:]))
    assert model is not None, "whoever may move stands on the board"
    return model_option(battle, unit, model, key=key)


def _mover(battle: Battle, march: March, key: str) -> Mover:
    unit = march.unit
    if key[0] == "r":
        return march.movers[int(key[1:])]
    if key[0] == "g":
        hex_, _, count = key[1:].partition("x")
        busy = {model.number for mover in march.movers for model in mover.models}
        held = {grab.target_model for grab in battle.grabs_on(unit)}
        free = [
            model
            for model in unit.at_hex(int(hex_))
            if model.number not in busy | held and not battle.is_blocked(unit, model)
        ]
        models = free[: int(count)]
    else:
        found = unit.model(int(key[1:]))
        assert found is not None, "the model chosen stands on the board"
        models = [found]
    return add_mover(battle, march, models)


def add_mover(battle: Battle, march: March, models: list[Model]) -> Mover:
    """Give some models their movement points."""
    points, bonus = points_for(battle, march, models)
    first = models[0]
    pivots = free_turns(battle, march.unit)
    mover = Mover(models, points, pivots, bonus, (first.at, first.heading))
    march.movers.append(mover)
    return mover


async def drive(battle: Battle, march: March, mover: Mover) -> None:
    """Step after step, until the owner stops or nothing is left to spend."""
    while march.unit.able and mover.models and not mover.ended:
        if not has_step(battle, march, mover):
            return
        key = await _choose_step(battle, march, mover)
        if key == "stop":
            return
        await take_step(battle, march, mover, key)


def _choose_step(battle: Battle, march: March, mover: Mover) -> Choose:
    def offer() -> list[Option]:
        found = steps(battle, march, mover)
        far = ["walk:" + ".".join(map(str, w.directions)) for w in walks(battle, march, mover)]
        return [STOP, *(_step_option(battle, march, mover, key) for key in (*found, *far))]

    return Choose(
        march.unit.seat,
        offer,
        rule="4.3",
        topic="step",
        default="stop",
        piece=march.unit.id,
        passing="stop",
        facts={"points": mover.points, "pivots": mover.pivots},
        foresee=lambda key: step_outlook(battle, march, mover, key),
        ahead=lambda: courses(battle, march, mover),
    )


def _step_option(battle: Battle, march: March, mover: Mover, key: str) -> Option:
    kind, _, rest = key.partition(":")
    if kind in ("go", "walk"):
        hex_ = landing_of(battle, mover, _directions(rest))
        tested = hex_ in battle.occupied
        column, row = battle.board.places[hex_]
        return Option(
            key,
            "option-enter" if tested else "option-go",
            march.unit.id,
            battle.board.point(hex_),
            {"column": column, "row": row},
            group=_farther(battle, mover.models[0].at, hex_),
        )
    if kind == "turn":
        sign, _, pivot = rest.partition(":")
        side = "left" if sign == "+" else "right"
        at = _looked_at(battle, march, mover, sign)
        say = "-".join(filter(None, ("option-turn", side, pivot)))
        return Option(key, say, march.unit.id, at)
    return Option(key, f"option-{kind}", march.unit.id)


def _farther(battle: Battle, here: Hex, hex_: Hex) -> Say | None:
    """Which way a hex lies that is not next to it: a flyer reaches more than anybody reads."""
    if battle.board.apart[here][hex_] < 2:
        return None
    return Say(f"group-farther-{battle.board.edges(here, hex_)[0]}")


def _looked_at(battle: Battle, march: March, mover: Mover, sign: str) -> Point | None:
    """The hex it would face; nothing while going there could be meant as well."""
    model = mover.models[0]
    if mover.points > 0 or march.unit.profile.large:
        return None
    ahead = battle.board.next[model.at][(model.heading + (1 if sign == "+" else -1)) % 6]
    return battle.board.point(ahead) if ahead != OFF else None


def _directions(text: str) -> tuple[int, ...]:
    return tuple(int(direction) for direction in text.split("."))


def landing_of(battle: Battle, mover: Mover, directions: Sequence[int]) -> Hex:
    """Where steps in these directions lead."""
    hex_ = mover.models[0].at
    for direction in directions:
        hex_ = battle.board.next[hex_][direction]
    return hex_


def step_outlook(battle: Battle, march: March, mover: Mover, key: str) -> Outlook:
    """What a step takes, whom it must push aside, and whether it ends the Movement (4.3-4.14)."""
    kind, _, rest = key.partition(":")
    if kind not in ("go", "walk"):
        return NO_OUTLOOK
    unit, directions = march.unit, _directions(rest)
    heading, hex_ = mover.models[0].heading, landing_of(battle, mover, directions)
    at = battle.board.point(hex_)
    own = cells_of(battle, unit, mover.models)
    needed = [cell for cell in footprint(battle, unit, hex_, heading) if cell not in own]
    plan = chain(battle, directions[-1], needed, unit)
    warnings = []
    for body in plan.pushed if plan is not None else ():
        name = body.unit.id if body.unit is not None else body.thing.id if body.thing else ""
        warnings.append(Warned("push", "4.13", {"unit": name}, name, at))
    if is_mud(battle, march, needed):
        warnings.append(Warned("mud", "4.8", at=at))
    cost = sum(step_cost(unit, heading, direction) for direction in directions)
    return Outlook(float(cost), float(mover.points), tuple(warnings))


async def take_step(battle: Battle, march: March, mover: Mover, key: str) -> None:
    """Perform one step."""
    kind, _, rest = key.partition(":")
    battle.cite("1.4", "1.14" if not march.unit.profile.oriented else "1.11")
    if kind == "go":
        await _go(battle, march, mover, _directions(rest))
    elif kind == "walk":
        for direction in _directions(rest):
            await _go(battle, march, mover, (direction,))
    elif kind == "turn":
        sign, _, pivot = rest.partition(":")
        await _turn(battle, march, mover, 1 if sign == "+" else -1, pivot)
    elif kind == "stand":
        stand_up(battle, march, mover)
    else:
        _leave(battle, march, mover)


def stand_up(battle: Battle, march: March, mover: Mover) -> None:
    """Pay the stand-up cost, or the whole Movement where that is not enough (4.12)."""
    unit = march.unit
    for model in mover.models:
        model.knocked = False
    battle.tell(StoodUp(unit.id))
    if mover.points < unit.profile.stand:
        mover.points = mover.pivots = 0
        mover.ended = True
        return
    mover.points += mover.bonus - unit.profile.stand
    mover.bonus = 0


def _leave(battle: Battle, march: March, mover: Mover) -> None:
    """Leave the board by an exit edge (5.9)."""
    unit = march.unit
    march.stirred = True
    mover.points -= 1
    mover.ended = True
    for model in list(mover.models):
        let_go(battle, unit, model)
        release(battle, unit, model)
        remove_model(battle, unit, model)
    battle.tell(Left(unit.id))
    battle.cite("5.9")
    if not unit.models:
        unit.gone = "escaped"
        clear_board(battle, unit)
        score_loss(battle, unit, "escaped", unit.seat)


async def _consents(battle: Battle, march: March, hexes: Sequence[Hex]) -> bool:
    """Whether every Allied unit on the way opens its ranks (4.15)."""
    unit = march.unit
    for hex_ in hexes:
        body = battle.occupied.get(hex_)
        if body is None or body.unit is None or not lets_pass(body.unit, unit):
            continue
        if body.unit.seat == unit.seat:
            continue
        answer = await Choose(
            body.unit.seat,
            [Option("yes", "option-let-through"), Option("no", "option-bar-way")],
            rule="4.15",
            topic="passage",
            default="yes",
            piece=body.unit.id,
            story=lambda: Story("story-passes", {}, unit.id),
            passing="yes",
            window="passages",
        )
        if answer == "no":
            march.refused.add(body.unit.id)
            battle.tell(PassageRefused(body.unit.id, unit.id))
            return False
    return True


async def _go(battle: Battle, march: March, mover: Mover, directions: tuple[int, ...]) -> None:
    """Go one hex, or over several where it cannot stay (4.3, 4.10, 4.13, 4.15)."""
    unit, model = march.unit, mover.models[0]
    board = battle.board
    crossed, hex_ = [], model.at
    for direction in directions[:-1]:
        hex_ = board.next[hex_][direction]
        crossed.append(hex_)
    landing = board.next[hex_][directions[-1]]
    cost = sum(step_cost(unit, model.heading, direction) for direction in directions)
    own = cells_of(battle, unit, mover.models)
    covered = footprint(battle, unit, landing, model.heading)
    needed = [cell for cell in covered if cell not in own]
    bodies = [battle.occupied[cell] for cell in needed if cell in battle.occupied]
    open_ranks = any(body.unit is not None and lets_pass(body.unit, unit) for body in bodies)
    asked = ([] if march.hops else crossed) + [c for c in needed if open_ranks]
    if not await _consents(battle, march, asked):
        return
    passing = open_ranks or (not march.hops and _passed(battle, march, crossed))
    await offer_release(battle, unit, mover.models)
    shoving = any(body.unit is not unit for body in bodies)
    if shoving and not await _push_through(battle, march, mover, needed, directions[-1]):
        mover.points = mover.pivots = mover.credit = 0
        mover.ended = True
        if passing and mover.models:
            _cancel(battle, march, mover)
        return
    mover.points -= cost
    if march.has("charge"):
        battle.cite("4.7")
        mover.credit = 1
    if len(directions) > 1 and march.hops:
        battle.cite("4.11" if unit.profile.fly else "4.10", "4.9")
    shift = _translation(battle, directions)
    march.stirred = True
    await relocate(battle, unit, mover.models, landing, model.heading, shift, by_itself=True)
    column, row = board.places[landing]
    battle.tell(Moved(unit.id, len(mover.models), column, row))
    _join(battle, unit, mover)
    _mud(battle, march, mover, [cell for cell in covered if cell not in own])


def _passed(battle: Battle, march: March, crossed: Sequence[Hex]) -> bool:
    bodies = [battle.occupied.get(hex_) for hex_ in crossed]
    return any(b is not None and b.unit is not None and b.unit is not march.unit for b in bodies)


def _join(battle: Battle, unit: Unit, mover: Mover) -> None:
    """Whoever joins a Knocked sub-unit lies with it (4.49)."""
    if any(model.knocked for model in unit.at_hex(mover.models[0].at)):
        knock(battle, unit, mover.models[0].at)
        mover.ended = True


def _mud(battle: Battle, march: March, mover: Mover, entered: Sequence[Hex]) -> None:
    """Entering Difficult terrain ends the Movement (4.8)."""
    if is_mud(battle, march, entered):
        battle.cite("4.8")
        mover.points = mover.pivots = mover.credit = 0
        mover.ended = True


def _cancel(battle: Battle, march: March, mover: Mover) -> None:
    """A Movement through Allied ranks that cannot end is undone (4.15)."""
    unit, (hex_, heading) = march.unit, mover.start
    cells = footprint(battle, unit, hex_, heading)
    own = cells_of(battle, unit, mover.models)
    free = all(
        cell in own or cell not in battle.occupied or battle.occupied[cell].unit is unit
        for cell in cells
    )
    if free:
        for model in mover.models:
            model.at, model.heading = hex_, heading
        battle.moved()
        drop_lost_grabs(battle)
    battle.tell(MovementCancelled(unit.id))


async def _push_through(
    battle: Battle, march: March, mover: Mover, needed: Sequence[Hex], direction: int
) -> bool:
    """Test against everyone who has to give way, and move them (4.13, 4.14, 4.16)."""
    battle.cite("1.17", "4.42", *(("4.17",) if march.unit.profile.large else ()))
    in_order = await _order_of_tests(battle, march.unit, needed)
    plan = chain(battle, direction, in_order, march.unit)
    assert plan is not None, "a step that frees nothing is never offered"
    gaps = {}
    for place, body in enumerate(plan.pushed):
        strength = score(battle, march.unit, "st", card=march.card)
        gap = await overcome(battle, march.unit, body, strength)
        if gap is None:
            battle.cite("4.13", "4.14")
            return False
        gaps[place] = gap
    if plan.stuck:
        await _crush(battle, march, mover, plan, gaps)
        return False
    displace(battle, plan, await spared(march.unit, plan.pushed))
    return True


async def _order_of_tests(battle: Battle, unit: Unit, needed: Sequence[Hex]) -> Sequence[Hex]:
    """A size L model that meets two bodies at once tests them as its owner likes (4.17)."""
    taken = [hex_ for hex_ in needed if hex_ in battle.occupied]
    if len(taken) < 2 or battle.occupied[taken[0]] == battle.occupied[taken[1]]:
        return needed
    options = []
    for hex_ in taken:
        facts = hex_facts(battle, hex_)
        options.append(Option(str(hex_), "option-enter", unit.id, battle.board.point(hex_), facts))
    first = int(await Choose(unit.seat, options, rule="4.17", topic="order", piece=unit.id))
    return sorted(needed, key=lambda hex_: hex_ != first)


async def _crush(
    battle: Battle, march: March, mover: Mover, plan: Chain, gaps: dict[int, int]
) -> None:
    """Those against Impassable terrain suffer by the gap and fall; nobody moves (4.16)."""
    for place, body in enumerate(plan.pushed):
        if not body.stuck or body.unit is None:
            continue
        target = body.unit
        battle.tell(Crushed(target.id, gaps[place]))
        numbers = {model.number for model in mover.models}
        struck = {model.number for model in body.models}
        for grab in list(battle.grabs):
            ends = {(grab.unit, grab.model), (grab.target, grab.target_model)}
            if any((march.unit.id, n) in ends for n in numbers) and any(
                (target.id, n) in ends for n in struck
            ):
                end_grab(battle, grab)
        if await knocks(march.unit, body):
            knock(battle, target, body.models[0].at)
        await lose_health(
            battle, target, body.models, gaps[place], by=march.unit.seat, critical=False
        )


def _translation(battle: Battle, directions: Sequence[int]) -> Callable[[Hex], Hex]:
    def shift(hex_: Hex) -> Hex:
        for direction in directions:
            if hex_ == OFF:
                return OFF
            hex_ = battle.board.next[hex_][direction]
        return hex_

    return shift


async def _turn(battle: Battle, march: March, mover: Mover, turn: int, pivot: str) -> None:
    """Rotate by one edge (4.5, 4.7, 4.17)."""
    unit, model = march.unit, mover.models[0]
    heading = (model.heading + turn) % 6
    head = model.at
    entered: list[Hex] = []
    await offer_release(battle, unit, mover.models)
    if unit.profile.large:
        battle.cite("1.10", "4.17")
        swung = swing(battle, model, turn, pivot)
        assert swung is not None, "a rotation without room is never offered"
        head = swung[0]
        entered = [swung[1] if pivot == "head" else swung[0]]
        if entered[0] in battle.occupied:
            direction = swing_direction(model, turn, pivot)
            if not await _push_through(battle, march, mover, entered, direction):
                mover.points = mover.pivots = mover.credit = 0
                mover.ended = True
                return
    if march.has("fix"):
        battle.cite("4.6")
    if march.has("charge"):
        mover.credit -= 1
    elif mover.pivots > 0:
        mover.pivots -= 1
    else:
        mover.points -= 1
    about = model.at if pivot != "tail" else battle.cells(unit, model)[1]

    def shift(hex_: Hex) -> Hex:
        return battle.board.turned(hex_, about, turn)

    march.stirred = True
    await relocate(battle, unit, mover.models, head, heading, shift, turn=turn)
    battle.tell(Turned(unit.id, heading))
    _mud(battle, march, mover, entered)
