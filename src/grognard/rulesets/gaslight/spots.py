"""Where a model may stand (1.47-1.51, 1.55)."""

from collections.abc import Sequence

from grognard.kernel.questions import Point
from grognard.kernel.refusals import Refusal
from grognard.rulesets.gaslight.battle import Battle, Model, Spot
from grognard.rulesets.gaslight.content import Profile
from grognard.rulesets.gaslight.field import SLACK, less
from grognard.table.heights.kernels import Base
from grognard.table.heights.relief import Relief

STEP = 1.0
"""Solids rising this much or less are ignored under a base (1.51)."""
REACH = 3.0
"""Bases whose heights differ by less than this may not overlap (1.51)."""


def terrain_refusal(battle: Battle, model: Model, spot: Spot) -> Refusal | None:
    """Why the table or its terrain does not let a model stand there, or nothing (1.51)."""
    return ground_refusal(battle.relief, model.profile, spot)


def ground_refusal(relief: Relief, profile: Profile, spot: Spot) -> Refusal | None:
    """Why no model of that kind may stand there on the bare table (1.51)."""
    x, y, z = spot
    if not relief.holds(x, y, profile.radius):
        return Refusal("off-table", rule="1.51")
    if relief.footing_at(x, y, z) is None:
        return Refusal("no-surface", rule="1.51")
    return _solid_refusal(relief, profile, spot)


def _solid_refusal(relief: Relief, profile: Profile, spot: Spot) -> Refusal | None:
    """Why a base may not lie on a surface there, whatever else stands beside it (1.51)."""
    x, y, z = spot
    solid = relief.solid_under(x, y, z, profile.radius, profile.tall, STEP)
    if solid is not None:
        return Refusal("base-in-solid", rule="1.51", piece=solid)
    return None


def base_refusal(battle: Battle, model: Model, spot: Spot) -> Refusal | None:
    """Why another base does not let a model stand there, or nothing (1.51)."""
    x, y, z = spot
    other = battle.figures.under(
        x, y, z, model.profile.radius, but=model.index, reach=REACH - SLACK, slack=SLACK
    )
    if other is None:
        return None
    return Refusal("base-on-base", rule="1.51", other=battle.models[other].id)


def is_free_air(battle: Battle, model: Model, spot: Spot) -> bool:
    """Whether a model that holds on to a wall has room there (1.51, 4.124)."""
    profile, (x, y, z) = model.profile, spot
    return (
        base_refusal(battle, model, spot) is None
        and battle.relief.solid_under(x, y, z, profile.radius, profile.tall, 0.0) is None
    )


def spot_refusal(battle: Battle, model: Model, spot: Spot) -> Refusal | None:
    """Why a model may not stand there, or nothing (1.51)."""
    return base_refusal(battle, model, spot) or terrain_refusal(battle, model, spot)


def is_legal_spot(battle: Battle, model: Model, spot: Spot) -> bool:
    """Whether a model may stand there (1.51)."""
    return spot_refusal(battle, model, spot) is None


def legal_levels(battle: Battle, model: Model, x: float, y: float) -> list[Spot]:
    """The legal spots of a model at a point, ground first."""
    relief, profile = battle.relief, model.profile
    if not relief.holds(x, y, profile.radius):
        return []
    spots = [(x, y, level.z) for level in relief.footings(x, y)]
    return [
        spot
        for spot in spots
        if base_refusal(battle, model, spot) is None
        and _solid_refusal(relief, profile, spot) is None
    ]


def stands(
    battle: Battle, model: Model, points: Sequence[Point], low: float, high: float
) -> list[bool]:
    """Whether a model may stand at each of some points, on a level between two heights (1.51)."""
    profile = model.profile
    base = Base(model.index, profile.radius, profile.tall, STEP, REACH - SLACK, SLACK)
    return battle.relief.stands(battle.figures, base, points, low, high)


def overlapped(battle: Battle, model: Model, spot: Spot) -> list[Model]:
    """Models whose base a model's base would overlap there (4.111)."""
    x, y, z = spot
    found = []
    for other in battle.in_play():
        ox, oy, oz = other.place
        apart = model.profile.radius + other.profile.radius - SLACK
        if (
            other is not model
            and (ox - x) ** 2 + (oy - y) ** 2 < apart * apart
            and less(abs(oz - z), REACH)
        ):
            found.append(other)
    return found
