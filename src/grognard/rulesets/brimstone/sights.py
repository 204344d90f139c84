"""What anybody may ask of the table: sight, range bands, zones, what a move would lead into."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from grognard.kernel.questions import Choose, Place, Placement, Point
from grognard.kernel.said import Say
from grognard.kernel.sights import NO_OUTLOOK, Outlook, Ring, Sight, Warned
from grognard.rulesets.brimstone.battle import Battle, Model, TerrainPiece
from grognard.rulesets.brimstone.content import WeaponEntry
from grognard.rulesets.brimstone.field import (
    PER_INCH,
    ZONE,
    Seen,
    gap,
    has_zone,
    touched_enemies,
)
from grognard.rulesets.brimstone.field import sight as sight_of
from grognard.rulesets.brimstone.moves import PASSING, Move, touched_pool
from grognard.rulesets.brimstone.regions import ApproachRegion, PathRegion
from grognard.rulesets.brimstone.shooting import BANDS
from grognard.rulesets.brimstone.stats import displacement
from grognard.rulesets.brimstone.terrain import shape_of
from grognard.table.arcs.meeting import first_met
from grognard.table.arcs.shapes import Box, Disc, Shape
from grognard.table.arcs.tracks import Track
from grognard.table.flat.ground import Bodies, Ground, Patch
from grognard.table.flat.planner import shortest_path
from grognard.table.polygons import rectangle

CHARGE = 2
"""A Charge goes up to twice DPT (4.106)."""
MOST_LEGS = 16


def sight(battle: Battle, piece: str, target: str | Point) -> Sight | None:
    """The eleven lines to a model, or to one of the viewer's own size at a point (4.404, 4.405)."""
    viewer = _standing(battle, piece)
    if viewer is None:
        return None
    if isinstance(target, str):
        other = _standing(battle, target)
        far = max(0.0, gap(viewer, other)) if other is not None else 0.0
    else:
        other = replace(viewer, id="", at=target)
        far = max(0.0, gap(viewer, other) + viewer.profile.radius)
    if other is None or other.place == viewer.place:
        return None
    others = [model for model in battle.in_play() if model is not viewer and model is not other]
    start, end = viewer.place, other.place
    met = _seen(battle, viewer, other, others, battle.terrain)
    if met.clear:
        grade, rule = ("covered", "4.405") if met.cover else ("clear", "4.404")
        return Sight(start, end, far, clear=True, grade=grade, rule=rule)
    found = first_met(start, end, _in_the_way(battle, viewer, other, others))
    name, at = found if found is not None else ("", None)
    is_piece = any(model.id == name for model in others)
    return Sight(
        start, end, far, clear=False, grade="blocked", rule="4.404", blocker=name,
        is_piece=is_piece, at=at,
    )  # fmt: skip


def _standing(battle: Battle, piece: str) -> Model | None:
    model = battle.find(piece)
    return model if model is not None and model.at is not None else None


def _seen(
    battle: Battle,
    viewer: Model,
    target: Model,
    others: Sequence[Model],
    terrain: Sequence[TerrainPiece],
) -> Seen:
    """The rule of sight on a table with only these things on it."""
    scene = Battle(battle.setting, [viewer, target, *others], list(terrain))
    return sight_of(scene, viewer, target)


def _in_the_way(
    battle: Battle, viewer: Model, target: Model, others: Sequence[Model]
) -> Iterator[tuple[str, Shape]]:
    """Whatever obstructs lines of sight by itself; Area pieces do so together (4.404)."""
    for model in others:
        if _seen(battle, viewer, target, [model], ()).obstructed:
            yield model.id, Disc(*model.place, model.profile.radius)
    areas = [piece for piece in battle.terrain if piece.kind == "area"]
    for number, piece in enumerate(battle.terrain):
        together = areas if piece.kind == "area" else [piece]
        if _seen(battle, viewer, target, (), together).obstructed:
            yield f"t{number}", shape_of(piece.shape)


def rings(battle: Battle, piece: str) -> tuple[Ring, ...]:
    """Range bands, the Zone of Control, and how far it moves and charges."""
    model = _standing(battle, piece)
    if model is None:
        return ()
    at, radius, weapon = model.place, model.profile.radius, model.profile.shooting
    found: list[Ring] = []
    if weapon is not None and model.profile.tir is not None:
        found += _bands(model, weapon)
    if has_zone(battle, model):
        found.append(Ring("control", Say("ring-zone"), "4.201", at, radius + ZONE, threat=True))
    stride = 0 if model.helpless or touched_enemies(battle, model) else displacement(model)
    if stride:
        found.append(Ring("move", Say("ring-move"), "4.103", at, radius + stride))
        reach = radius + CHARGE * stride
        found.append(Ring("move", Say("ring-charge"), "4.106", at, reach, threat=True))
    return tuple(found)


def _bands(model: Model, weapon: WeaponEntry) -> Iterator[Ring]:
    """The range bands of a weapon, of which the last has no end (4.408)."""
    radius = model.profile.radius
    for number, (band, need) in enumerate(BANDS):
        endless = number == len(BANDS) - 1
        inner = radius + number * weapon.range if number else 0.0
        reach = inner if endless else radius + (number + 1) * weapon.range
        name = Say(f"ring-{band}", {"weapon": Say(f"weapon-{weapon.id}"), "need": need})
        yield Ring(
            "range", name, "4.408", model.place, reach,
            inner=inner, threat=band == "short", endless=endless,
        )  # fmt: skip


def outlook(battle: Battle, asked: Choose | Place, answer: str | Placement) -> Outlook:
    """What a path costs, which zones and pools it enters, and a way round what blocks it."""
    if isinstance(asked, Choose) and asked.foresee is not None and isinstance(answer, str):
        found: Outlook = asked.foresee(answer)
        return found
    if not isinstance(asked, Place) or not isinstance(answer, Placement):
        return NO_OUTLOOK
    region = asked.region
    if isinstance(region, ApproachRegion):
        way = region.way_to(answer)
        cost = region.move.effort(way).at(way.length) if way.legs else 0.0
        return Outlook(cost, region.move.left, tuple(_pools(battle, region.move, way)))
    if not isinstance(region, PathRegion):
        return NO_OUTLOOK
    move = region.move
    refused = region.refuse(answer) is not None
    detour = _detour(battle, region, answer) if refused else None
    way = Track.through([move.model.place, *(detour or answer).path])
    met = move.entrance(way)
    walked = way if met is None else way.cut(met.gone)
    cost = move.effort(walked).at(walked.length) if walked.legs else 0.0
    warnings = [*_lost_shot(battle, move, way), *_zones(move, way), *_pools(battle, move, walked)]
    return Outlook(cost, move.left, tuple(warnings), detour)


def _lost_shot(battle: Battle, move: Move, way: Track) -> Iterator[Warned]:
    """A Cumbersome weapon is not fired by whoever moved, though shooting was declared (7.21)."""
    weapon = move.model.profile.shooting
    if battle.now.action == "shooting" and way.legs and weapon is not None and weapon.cumbersome:
        yield Warned("shot-lost", "7.21", {"weapon": Say(f"weapon-{weapon.id}")}, grave=True)


def _zones(move: Move, way: Track) -> Iterator[Warned]:
    """The Zones of Control at which the path stops (4.204-4.208)."""
    met = move.entrance(way)
    if met is not None:
        for key in met.keys:
            yield Warned("zone", "4.204", {"unit": key}, key, way.at(met.gone))


def _pools(battle: Battle, move: Move, way: Track) -> Iterator[Warned]:
    """A pool that would set the mover alight (2.10)."""
    pool = touched_pool(battle, move.model, way) if way.legs and not move.model.burns else None
    if pool is not None:
        names = [f"t{n}" for n, piece in enumerate(battle.terrain) if shape_of(piece.shape) == pool]
        yield Warned("pool", "2.10", {"terrain": names[0]}, at=way.end)


def _detour(battle: Battle, region: PathRegion, placement: Placement) -> Placement | None:
    """The shortest way to the same end past bases and Tall terrain, if the rules allow it."""
    mover, end = region.move.model, placement.end
    if end is None:
        return None
    discs = [Disc(*mover.place, mover.profile.radius), *_bases(battle, mover)]
    discs += [piece for piece in battle.field.tall if isinstance(piece, Disc)]
    walls = [
        Patch(rectangle(*piece), blocks_moves=True)
        for piece in battle.field.tall
        if isinstance(piece, Box)
    ]
    setting = battle.setting
    found = shortest_path(
        Ground(setting.width, setting.height, walls),
        Bodies([(d.x, d.y) for d in discs], [d.radius for d in discs], [0] * len(discs)),
        0, mover.place, end, mover.profile.radius, region.move.left,
        most_legs=MOST_LEGS, per_unit=PER_INCH,
    )  # fmt: skip
    if found is None:
        return None
    round_ = Placement(found.waypoints, placement.heading)
    return round_ if region.refuse(round_) is None else None


def _bases(battle: Battle, mover: Model) -> Iterable[Disc]:
    """Other bases; from an enemy's the path keeps clear, since contact ends a move (4.117)."""
    for model in battle.in_play():
        if model is not mover:
            spare = PASSING if model.commander != mover.commander else 0.0
            yield Disc(*model.place, model.profile.radius + spare)
