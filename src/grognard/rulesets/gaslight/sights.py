"""What anybody may ask of the table: sight and cover, range bands, what a move would lead into."""

from collections.abc import Iterator, Sequence

from grognard.kernel.questions import Choose, Place, Placement, Point
from grognard.kernel.said import Say
from grognard.kernel.sights import NO_OUTLOOK, Outlook, Ring, Sight, Warned
from grognard.rulesets.gaslight.battle import Battle, Model, Spot, Template
from grognard.rulesets.gaslight.climbing import JumpRegion, slant
from grognard.rulesets.gaslight.field import (
    NINE_RAYS,
    blocking_clouds,
    clouds_of,
    distance,
    distance_to,
    plan,
    sees,
    spot_clouds,
    touching,
    whole,
    would_touch,
)
from grognard.rulesets.gaslight.movement import ChargeRegion, MoveRegion, price, walker_of
from grognard.rulesets.gaslight.reach import way_to
from grognard.rulesets.gaslight.shooting import PointRegion, cover_dice, may_shoot
from grognard.rulesets.gaslight.templates import affecting, caught
from grognard.table.compiled import Column
from grognard.table.flat.ground import Bodies, Ground, Patch
from grognard.table.flat.planner import shortest_path
from grognard.table.heights.cover import RayBlocker, Silhouette, traced, traced_to_point
from grognard.table.heights.relief import Solid

MIDDLE_RAY = Silhouette(
    NINE_RAYS.eye, NINE_RAYS.wide, Column((0.0,)), Column((0.5,)), NINE_RAYS.tolerance
)
"""The one of the nine that is drawn: where all are blocked, it is (1.60)."""
JUST_ABOVE = 0.1
"""One looks this much above a surface to see a point of it (1.64)."""
TEN_THOUSANDTHS = 10_000.0
MOST_LEGS = 16


def sight(battle: Battle, piece: str, target: str | Point) -> Sight | None:
    """The middle one of the nine rays, or the ray to a point (1.60-1.64)."""
    viewer = _standing(battle, piece)
    if viewer is None:
        return None
    if not isinstance(target, str):
        return _sight_of_point(battle, viewer, target)
    other = _standing(battle, target)
    if other is None or other is viewer:
        return None
    start, end, far = _plan(viewer.place), _plan(other.place), distance(viewer, other)
    if sees(battle, viewer, other):
        dice, grade, rule = cover_dice(battle, viewer, other)
        if dice:
            return Sight(start, end, far, clear=True, grade=grade, rule=rule)
        return Sight(start, end, far, clear=True, grade="clear", rule="1.62")
    clouds = blocking_clouds(battle, viewer, other)
    (ray,) = traced(
        battle.relief, battle.figures, viewer.index, other.index, MIDDLE_RAY, clouds_of(clouds)
    )
    return _unseen(battle, start, end, far, ray.blocker, clouds)


def _standing(battle: Battle, piece: str) -> Model | None:
    model = battle.by_id.get(piece)
    return model if model is not None and model.at is not None else None


def _plan(spot: Spot) -> Point:
    return spot[0], spot[1]


def _sight_of_point(battle: Battle, viewer: Model, point: Point) -> Sight | None:
    """The highest surface there that can be seen, or what hides the topmost (1.64)."""
    levels = sorted(battle.relief.footings(*point), key=lambda level: -level.z)
    if not levels:
        return None
    start, unseen = _plan(viewer.place), None
    for level in levels:
        spot = (*point, level.z)
        clouds = spot_clouds(battle, viewer, spot)
        aim = (*point, level.z + JUST_ABOVE)
        ray = traced_to_point(
            battle.relief, battle.figures, viewer.index, aim, NINE_RAYS, clouds_of(clouds)
        )
        far = distance_to(viewer, spot)
        if ray.blocker is None:
            return Sight(start, point, far, clear=True, grade="clear", rule="1.64")
        unseen = unseen or _unseen(battle, start, point, far, ray.blocker, clouds)
    return unseen


def _unseen(
    battle: Battle,
    start: Point,
    end: Point,
    far: float,
    met: RayBlocker | None,
    clouds: Sequence[Template],
) -> Sight:
    if met is None:
        return Sight(start, end, far, clear=False, grade="blocked", rule="1.62")
    names = {
        "terrain": lambda number: battle.relief.pieces[number].id,
        "cloud": lambda number: clouds[number].id,
        "figure": lambda number: battle.models[number].id,
    }
    name, at = names[met.kind](met.number), _plan(met.at)
    return Sight(
        start, end, far, clear=False, grade="blocked", rule="1.62", blocker=name,
        is_piece=met.kind == "figure", at=at,
    )  # fmt: skip


def rings(battle: Battle, piece: str) -> tuple[Ring, ...]:
    """Range bands of each weapon, how far it throws, and how far it moves and charges."""
    model = _standing(battle, piece)
    if model is None:
        return ()
    at, radius, profile = _plan(model.place), model.profile.radius, model.profile
    found = []
    if may_shoot(model):
        for weapon in profile.ranged.values():
            inner = 0.0
            for most, modifier in weapon.bands:
                reach, threat = radius + most, most == weapon.reach
                gun = Say(f"weapon-{weapon.id}")
                name = Say("ring-band", {"weapon": gun, "modifier": modifier})
                found.append(Ring("range", name, "1.22", at, reach, inner=inner, threat=threat))
                inner = reach
    for bomb in profile.thrown.values():
        name = Say("ring-throw", {"weapon": Say(f"weapon-{bomb.id}")})
        found.append(Ring("range", name, "1.24", at, radius + bomb.range))
    if not model.toppled and profile.move:
        reach = radius + profile.move
        found.append(Ring("move", Say("ring-move"), "4.10", at, reach, threat=True))
    return tuple(found)


def outlook(battle: Battle, asked: Choose | Place, answer: str | Placement) -> Outlook:
    """What a path costs, through which Templates and into whose reach it leads."""
    if not isinstance(asked, Place) or not isinstance(answer, Placement):
        return NO_OUTLOOK
    region = asked.region
    if isinstance(region, JumpRegion):
        return _jump_outlook(battle, region, answer)
    if isinstance(region, PointRegion):
        return _throw_outlook(battle, region, answer)
    if not isinstance(region, MoveRegion):
        return NO_OUTLOOK
    model = battle.model(region.piece or "")
    most = float(model.profile.move)
    detour = None
    refusal = region.refuse(answer)
    if refusal is not None:
        detour = _detour(battle, model, region, answer)
        if detour is None and answer.end is not None:
            detour = way_to(battle, model, region, answer.end)
        if detour is None:
            cost = refusal.facts.get("cost")
            return Outlook(float(cost) if isinstance(cost, int | float) else None, most)
    walks = region.walks(detour or answer) if (detour or answer).path else []
    if not walks:
        return Outlook(0.0, most)
    walked = walks[0]
    spot = (walked.x, walked.y, walked.z)
    warnings = [*_templates(battle, model, *walked.tracks), *_contacts(battle, model, region, spot)]
    return Outlook(price(battle, model, walked), most, tuple(warnings), detour)


def _jump_outlook(battle: Battle, region: JumpRegion, placement: Placement) -> Outlook:
    """How far in plan it leads, which is limited, and what its slant needs (4.37-4.39, 4.125)."""
    model = battle.model(region.piece or "")
    spots = region.spots(placement.end) if placement.end is not None else []
    if not spots:
        return Outlook(allowed=float(model.profile.move))
    warnings = list(_templates(battle, model, [model.place, spots[0]]))
    length = slant(model.place, spots[0])
    need = whole(length)
    if need and not region.is_heroic:
        facts = {"need": need, "dice": model.profile.move, "length": round(length, 1)}
        warnings.insert(0, Warned("jump-test", "4.37", facts, at=placement.end))
    return Outlook(plan(model.place, spots[0]), float(model.profile.move), tuple(warnings))


def _throw_outlook(battle: Battle, region: PointRegion, placement: Placement) -> Outlook:
    """Which of one's own would be caught in what is thrown (4.177)."""
    thrower = battle.model(region.piece or "")
    spots = region.spots(placement.end) if placement.end is not None else []
    found = caught(battle, region.template, spots[0]) if spots else []
    own = [model.id for model in found if model.seat == thrower.seat]
    if not own:
        return NO_OUTLOOK
    facts = {"units": own, "count": len(own)}
    return Outlook(warnings=(Warned("own-men", "4.177", facts, at=placement.end, grave=True),))


def _templates(battle: Battle, model: Model, *tracks: Sequence[Spot]) -> Iterator[Warned]:
    for template in affecting(battle, model, *tracks):
        yield Warned("template", "4.28", {"place": template.id}, at=_plan(template.at))


def _contacts(battle: Battle, model: Model, region: MoveRegion, spot: Spot) -> Iterator[Warned]:
    """Enemies that would engage the model where it ends, a charge's own target aside (1.18)."""
    held = [enemy.id for enemy in touching(battle, model)]
    if isinstance(region, ChargeRegion):
        held.append(region.target.id)
    for enemy in battle.enemies(model):
        if enemy.id not in held and not enemy.toppled and would_touch(model, spot, enemy):
            yield Warned("engaged", "1.18", {"unit": enemy.id}, enemy.id, _plan(enemy.place))


def _detour(
    battle: Battle, model: Model, region: MoveRegion, placement: Placement
) -> Placement | None:
    """A way on one level round what a model cannot step over, if the rules allow it (4.20)."""
    end = placement.end
    if end is None:
        return None
    walker, (x, y, z) = walker_of(battle, model), model.place
    walls = [
        Patch(solid.polygon, blocks_moves=True)
        for solid in battle.relief.solids
        if _is_closed(solid, z, z + walker.tall, walker.closed_from)
    ]
    enemies = [e for e in battle.enemies(model) if abs(e.place[2] - z) < walker.reach]
    found = shortest_path(
        Ground(battle.relief.width, battle.relief.height, walls),
        Bodies(
            [(x, y), *(_plan(e.place) for e in enemies)],
            [walker.moving_radius, *(e.profile.radius for e in enemies)],
            [0] * (1 + len(enemies)),
        ),
        0, (x, y), end, walker.moving_radius, float(model.profile.move),
        most_legs=MOST_LEGS, per_unit=TEN_THOUSANDTHS,
    )  # fmt: skip
    if found is None:
        return None
    round_ = Placement(found.waypoints, placement.heading)
    return round_ if region.refuse(round_) is None else None


def _is_closed(solid: Solid, low: float, high: float, step: float) -> bool:
    return solid.low < high and solid.high >= low + step
