"""Moving: chosen paths, shortest routes, and Zones of Control on the way (4.1, 4.2)."""

from collections.abc import Callable, Sequence

from grognard.kernel.questions import Choose, Option, Place, Placement, Point
from grognard.rulesets.brimstone import stories
from grognard.rulesets.brimstone.battle import Battle, Model
from grognard.rulesets.brimstone.events import Engaged, Moved, ZoneAnswered, ZoneEntered
from grognard.rulesets.brimstone.field import SLACK, has_zone, snapped, touched_enemies
from grognard.rulesets.brimstone.moves import (
    Engagement,
    Move,
    engagements,
    routes_to,
    routes_to_several,
)
from grognard.rulesets.brimstone.regions import ApproachRegion, PathRegion, is_approachable
from grognard.rulesets.brimstone.windows import anyone_could_act, window
from grognard.table.arcs.tracks import Track

STOP = Option("stop", say="option-stop")


async def pick_route(battle: Battle, mover: Model, ways: Sequence[Track]) -> Track:
    """Of equally short routes the mover picks one (4.118)."""
    if len(ways) == 1:
        return ways[0]
    picked = await Choose(
        mover.commander,
        [Option(f"route:{n}", say="option-route", at=snapped(w.at(w.length / 2)),
                facts={"number": n + 1}) for n, w in enumerate(ways)],
        rule="4.118",
        topic="route",
        piece=mover.id,
    )  # fmt: skip
    return ways[int(picked.partition(":")[2])]


async def follow(battle: Battle, move: Move, way: Track, *, chosen: bool = False) -> None:
    """Go along a way until it ends or a Zone of Control is entered (4.204-4.210, 4.221).

    Of a chosen path nobody has looked beyond the first zone; where that zone vanishes in the
    window, a rest that is not legal must be planned anew.
    """
    model = move.model
    while way.legs:
        ahead = move.stretch_ahead(way)
        met = move.entrance(ahead)
        if met is None:
            move.go(move.as_far_as_it_goes(ahead))
            return
        move.go(way.cut(met.gone))
        battle.tell(ZoneEntered(model.id, met.keys))
        if len(met.keys) > 1:
            battle.cite("4.208")
        await window(battle, "w4")
        if not move.can_go_on:
            battle.cite("4.221")
            return
        if move.spent > move.allowance + SLACK:
            battle.cite("4.810")
            return
        live = [k for k in met.keys if _still_in(battle, model, k)]
        if live:
            await answer_zones(battle, move, [battle.model(k) for k in live])
            return
        battle.cite("4.221")
        way = way.tail(met.gone)
        rest = tuple(way.points()[1:])
        if chosen and PathRegion(battle, move).refuse(Placement(rest)) is not None:
            await _replan(battle, move, rest, must_leave=move.free_end)
            return


def _still_in(battle: Battle, model: Model, enemy_id: str) -> bool:
    enemy = battle.model(enemy_id)
    return enemy.at is not None and enemy.commander != model.commander and has_zone(battle, enemy)


async def answer_zones(battle: Battle, move: Move, enemies: Sequence[Model]) -> None:
    """Engage, approach or stop; toward one or several of those entered at once (4.204-4.210)."""
    model = move.model
    several = len(enemies) > 1
    known: dict[str, Engagement] = {}

    def options() -> list[Option]:
        for found in engagements(battle, move, enemies):
            known[found.key] = found
        onward = _zone_options(move, known)
        return [*onward, STOP] if move.may_stop or not onward else onward

    def usual() -> str:
        """Whoever charges an enemy engages it; others stop."""
        charged = f"engage:{battle.now.declared}"
        if charged in (option.key for option in question.options):
            return charged
        return "stop" if move.may_stop else question.options[0].key

    question = Choose(
        model.commander,
        options,
        rule="4.208" if several else "4.204",
        topic="zones" if several else "zone",
        default=usual,
        piece=model.id,
        facts={"enemies": [enemy.id for enemy in enemies]},
        story=stories.of_zone(model, enemies),
    )
    answer, _, key = (await question).partition(":")
    battle.tell(ZoneAnswered(model.id, answer))
    if answer == "stop":
        battle.cite("4.206", "4.207")
        return
    wanted = tuple(battle.model(name) for name in key.split("+"))
    ways = routes_to(battle, model, wanted[0]) if len(wanted) == 1 else []
    ways = ways or routes_to_several(battle, model, wanted)
    if answer == "approach":
        # Of several shortest routes, not each need have a place to stop at.
        ways = [way for way in ways if is_approachable(move, [way])]
    way = await pick_route(battle, model, ways)
    if answer == "engage":
        battle.cite("4.210" if len(wanted) > 1 else "4.209" if several else "4.204")
        move.go(way)
        return
    battle.cite("4.205", "4.207", "4.209" if several else "4.220")
    region = ApproachRegion(battle, move, way)
    placement = await Place(model.commander, region, rule="4.205", topic="place-approach")
    if placement.end is not None:
        move.go(way.cut(way.nearest(placement.end)[0]))


def _zone_options(move: Move, known: dict[str, Engagement]) -> list[Option]:
    found = []
    for engagement in known.values():
        single = len(engagement.enemies) == 1
        piece = engagement.enemies[0].id if single else None
        names = [enemy.id for enemy in engagement.enemies]
        if engagement.cost <= move.left + SLACK and not move.free_end:
            say = "option-engage" if single else "option-engage-several"
            found.append(Option(f"engage:{engagement.key}", say, piece, facts={"enemies": names}))
        if single and is_approachable(move, engagement.ways):
            found.append(
                Option(f"approach:{engagement.key}", "option-approach", piece,
                       facts={"enemies": names})
            )  # fmt: skip
    return found


async def move_freely(
    battle: Battle,
    move: Move,
    *,
    must_leave: bool = False,
    suits: Callable[[], bool] | None = None,
) -> None:
    """The mover chooses a path; one vertex of it may be marked for a window (4.115, w4).

    Where it moves for a purpose, that says whether it could be done from where the model is.
    """
    model = move.model
    region = PathRegion(battle, move, must_leave=must_leave, suits=suits)
    placement = await Place(model.commander, region, rule="4.115", topic="place-move", bends=True)
    points = list(placement.path)
    if len(points) > 1:
        mark = await mark_vertex(battle, move, points)
        if mark is not None:
            await _walk(battle, move, points[: mark + 1], partial=True)
            if move.can_go_on and model.place == points[mark]:
                await window(battle, "w4")
                if move.can_go_on and move.left > SLACK:
                    await _replan(battle, move, points[mark + 1 :], must_leave=must_leave)
            return
    await _walk(battle, move, points)


async def _walk(
    battle: Battle, move: Move, points: Sequence[Point], *, partial: bool = False
) -> None:
    if points:
        way = Track.through([move.model.place, *points])
        if partial and move.entrance(way) is None:
            move.go(way)
        else:
            await follow(battle, move, way, chosen=True)


async def _replan(battle: Battle, move: Move, rest: Sequence[Point], *, must_leave: bool) -> None:
    """After the window at the marked vertex the rest of the path may be planned anew."""
    region = PathRegion(battle, move, must_leave=must_leave, planned=tuple(rest))
    if not region.may_stay and not region.can_leave():
        return
    placement = await Place(
        move.model.commander, region, rule="4.115", topic="place-replan", bends=True
    )
    await _walk(battle, move, placement.path)


async def mark_vertex(battle: Battle, move: Move, points: Sequence[Point]) -> int | None:
    """The mover may open a window at one vertex, if anybody could use it there (table 3.A)."""
    model = move.model
    useful = [n for n in range(len(points) - 1) if _useful(battle, model, points[n])]
    if not useful:
        return None
    chosen = await Choose(
        model.commander,
        [*(Option(f"mark:{n}", "option-mark", at=points[n],
                  facts={"number": n + 1}) for n in useful), Option("no-mark")],
        rule="3.15",
        topic="mark",
        default="no-mark",
        piece=model.id,
        passing="no-mark",
        window="marks",
    )  # fmt: skip
    return None if chosen == "no-mark" else int(chosen.partition(":")[2])


def _useful(battle: Battle, model: Model, at: Point) -> bool:
    """Whether anybody could use an effect if the model stood there."""
    stood = model.place
    battle.put(model, at)
    useful = anyone_could_act(battle, "w4")
    battle.put(model, stood)
    return useful


async def engage_directly(
    battle: Battle, move: Move, enemies: Sequence[str], declared: str = ""
) -> None:
    """From inside Zones of Control: into contact by the most direct way (4.212).

    A Charge must reach the enemy it was declared on; it may reach others with it.
    """
    model = move.model
    live = [battle.model(e) for e in enemies if battle.model(e).at is not None]
    known: dict[str, Engagement] = {}

    def options() -> list[Option]:
        for found in engagements(battle, move, live):
            names = [enemy.id for enemy in found.enemies]
            if found.cost <= move.left + SLACK and (not declared or declared in names):
                known[found.key] = found
        return [
            Option(
                f"engage:{key}",
                "option-engage" if len(e.enemies) == 1 else "option-engage-several",
                e.enemies[0].id if len(e.enemies) == 1 else None,
                facts={"enemies": [enemy.id for enemy in e.enemies]},
            )
            for key, e in known.items()
        ] or [STOP]

    chosen = await Choose(model.commander, options, rule="4.212", topic="engage", piece=model.id)
    answer, _, key = chosen.partition(":")
    if answer == "stop":
        battle.cite("3.21")
        return
    wanted = tuple(battle.model(name) for name in key.split("+"))
    ways = routes_to(battle, model, wanted[0]) if len(wanted) == 1 else None
    way = await pick_route(battle, model, ways or routes_to_several(battle, model, wanted))
    battle.cite("4.212")
    move.go(way)


async def end_move(battle: Battle, move: Move) -> None:
    """The movement has ended: say so, and open its last window (table 3.A)."""
    model = move.model
    move.settle()
    if move.length <= 0.0 or model.at is None:
        return
    battle.tell(Moved(model.id, model.at, round(move.length, 3)))
    battle.cite("1.2", "1.3", "1.4")
    touched = touched_enemies(battle, model)
    if touched:
        battle.tell(Engaged(model.id, tuple(enemy.id for enemy in touched)))
    if battle.now.model is model:
        await window(battle, "w4", last=True)
