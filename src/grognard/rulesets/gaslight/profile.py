"""The rooftops from the side: what a line cuts, who stands by it, and the rays of sight (1.60)."""

from math import dist

from grognard.kernel.profiles import CutView, LineOfSightView, ProfileView, RayView, StandView
from grognard.kernel.questions import Point
from grognard.kernel.said import Say
from grognard.kernel.views import Fact
from grognard.rulesets.gaslight.battle import (
    TEMPLATE_HEIGHT,
    TEMPLATE_RADIUS,
    Battle,
    Model,
    Spot,
    Template,
    snap,
)
from grognard.rulesets.gaslight.field import (
    NINE_RAYS,
    blocking_clouds,
    clouds_of,
    distance,
    distance_to,
    hidden,
    higher,
    sees,
    spot_clouds,
)
from grognard.rulesets.gaslight.shooting import cover_dice, elevation_dice
from grognard.table.heights.cover import Ray, traced, traced_to_point
from grognard.table.heights.relief import RoundArea
from grognard.table.heights.section import Line
from grognard.table.heights.views import cut_of_round_area, cuts

MARGIN = 2.0
NEAR = 1.0
"""Models whose base is no farther from the line than this are shown."""
SHORTEST = 0.1
AIM = 0.1
"""How far above a surface one looks to see a point of it (1.64)."""


def profile(battle: Battle, start: str | Point, end: str | Point) -> ProfileView | None:
    """The table from the side between two models or points; nothing where there is no line."""
    a, b = _place(battle, start), _place(battle, end)
    if a is None or b is None or dist(a, b) < SHORTEST:
        return None
    line = Line(a, b)
    first, last = line.extent(battle.relief.width, battle.relief.height, MARGIN)
    viewer = battle.by_id[start] if isinstance(start, str) else None
    target = battle.by_id[end] if isinstance(end, str) else None
    return ProfileView(
        start=a,
        end=b,
        length=snap(line.length),
        first=snap(first),
        last=snap(last),
        cuts=(*cuts(battle.relief, line, first, last), *_templates(battle, line, first, last)),
        stands=_stands(battle, line, first, last),
        sight=_sight(battle, viewer, target, line),
        facts=_facts(battle, viewer, target, b),
    )


def _place(battle: Battle, anchor: str | Point) -> Point | None:
    if isinstance(anchor, str):
        model = battle.by_id.get(anchor)
        return model.at[:2] if model is not None and model.at is not None else None
    x, y = anchor
    on_table = 0.0 <= x <= battle.relief.width and 0.0 <= y <= battle.relief.height
    return anchor if on_table else None


def _templates(battle: Battle, line: Line, first: float, last: float) -> list[CutView]:
    found = []
    for template in battle.templates:
        x, y, z = template.at
        disc = RoundArea(x, y, TEMPLATE_RADIUS, z, z + TEMPLATE_HEIGHT)
        cut = cut_of_round_area(template.id, disc, line, first, last)
        if cut is not None:
            found.append(cut)
    return found


def _stands(battle: Battle, line: Line, first: float, last: float) -> tuple[StandView, ...]:
    found = []
    for model in battle.in_play():
        x, y, z = model.place
        along, aside = line.place((x, y))
        radius = model.profile.radius
        if first - radius <= along <= last + radius and abs(aside) <= radius + NEAR:
            found.append(
                StandView(
                    model.id,
                    snap(along),
                    snap(aside),
                    radius,
                    z,
                    snap(z + model.tall),
                )
            )
    return tuple(found)


def _sight(
    battle: Battle, viewer: Model | None, target: Model | None, line: Line
) -> LineOfSightView | None:
    if viewer is None:
        return None
    if target is None:
        return _sight_of_spot(battle, viewer, line)
    templates = blocking_clouds(battle, viewer, target)
    rays = traced(
        battle.relief, battle.figures, viewer.index, target.index, NINE_RAYS, clouds_of(templates)
    )
    rays_hidden = hidden(battle, viewer, target)
    clear = sees(battle, viewer, target)
    dice, reason, rule = cover_dice(battle, viewer, target)
    verdict = f"profile-{reason or 'clear'}" if clear else "profile-unseen"
    return LineOfSightView(
        viewer=viewer.id,
        target=target.id,
        clear=clear,
        hidden=rays_hidden,
        verdict=Say(verdict, {"hidden": rays_hidden, "rays": len(rays), "dice": dice}),
        rule=(rule or "1.62") if clear else "1.62",
        rays=tuple(_ray(battle, templates, ray, line) for ray in rays),
    )


def _sight_of_spot(battle: Battle, viewer: Model, line: Line) -> LineOfSightView | None:
    """The ray to the highest surface at a point, as a Template would be aimed (1.64)."""
    spot = _top(battle, line.end)
    if spot is None:
        return None
    templates = spot_clouds(battle, viewer, spot)
    aim = spot[0], spot[1], spot[2] + AIM
    ray = traced_to_point(
        battle.relief, battle.figures, viewer.index, aim, NINE_RAYS, clouds_of(templates)
    )
    clear = ray.blocker is None
    return LineOfSightView(
        viewer=viewer.id,
        target="",
        clear=clear,
        hidden=int(not clear),
        verdict=Say("profile-spot-clear" if clear else "profile-spot-unseen", {"z": spot[2]}),
        rule="1.64",
        rays=(_ray(battle, templates, ray, line),),
    )


def _top(battle: Battle, point: Point) -> Spot | None:
    level = battle.relief.highest(*point, not_above=float("inf"))
    return (point[0], point[1], level.z) if level is not None else None


def _ray(battle: Battle, templates: list[Template], ray: Ray, line: Line) -> RayView:
    start, end = _seen(ray.start, line), _seen(ray.end, line)
    blocker = ray.blocker
    if blocker is None:
        return RayView(start, end)
    stopped = _seen(blocker.at, line)
    match blocker.kind:
        case "terrain":
            return RayView(start, end, stopped, battle.relief.pieces[blocker.number].id, "terrain")
        case "cloud":
            return RayView(start, end, stopped, templates[blocker.number].id, "template")
        case "figure":
            return RayView(start, end, stopped, battle.models[blocker.number].id, "piece")


def _seen(spot: Spot, line: Line) -> Point:
    along, _ = line.place(spot[:2])
    return snap(along), snap(spot[2])


def _facts(
    battle: Battle, viewer: Model | None, target: Model | None, end: Point
) -> tuple[Fact, ...]:
    """Distance and difference in height, and the dice they give (1.42, 4.56, 4.57)."""
    if viewer is None:
        return ()
    if target is None:
        spot = _top(battle, end)
        if spot is None:
            return ()
        far, up = distance_to(viewer, spot), spot[2] - viewer.place[2]
        return (_measured("profile-distance", far, "1.42"), _measured("profile-rise", up, "1.41"))
    found = [
        _measured("profile-distance", distance(viewer, target), "1.42"),
        _measured("profile-rise", higher(target, viewer), "1.41"),
    ]
    for who, other, rule in ((viewer, target, "4.56"), (target, viewer, "4.57")):
        bonus = elevation_dice(who, other)
        if bonus:
            side = "shooter" if who is viewer else "target"
            found.append(Fact(Say(f"profile-dice-{side}"), f"+{bonus}", rule))
    dice, _, rule = cover_dice(battle, viewer, target)
    if dice and sees(battle, viewer, target):
        found.append(Fact(Say("profile-dice-cover"), f"+{dice}", rule))
    return tuple(found)


def _measured(name: str, length: float, rule: str) -> Fact:
    return Fact(Say(name), Say("profile-length", {"length": round(length, 2)}), rule)
