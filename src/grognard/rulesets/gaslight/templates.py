"""Templates: fire, acid, smoke and mist (4.170-4.177)."""

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt

from grognard.rulesets.gaslight.battle import (
    TEMPLATE_HEIGHT,
    TEMPLATE_RADIUS,
    Battle,
    Instance,
    Model,
    Spot,
    Template,
)
from grognard.rulesets.gaslight.events import Affected, TemplateLaid, there
from grognard.rulesets.gaslight.field import SLACK, in_template
from grognard.rulesets.gaslight.states import trigger

DAMAGE = 2
ACID_BITE = 2
HARMFUL = ("fire", "acid")
SLICES = 16
CLAUSE = {"fire": "4.173", "acid": "4.174", "smoke": "4.175", "mist": "4.176"}


def lay(battle: Battle, kind: str, spot: Spot, by: Model) -> Template:
    """Put a Template on the table; every model in it is Affected at once (4.177)."""
    battle.laid += 1
    template = Template(f"{kind}{battle.laid}", kind, spot, by.seat, by.id)
    battle.templates.append(template)
    battle.templates_changed()
    battle.tell(TemplateLaid(template.kind, *there(spot), by.seat))
    battle.cite("4.198", CLAUSE[kind])
    inside = [model for model in battle.in_play() if in_template(model, template)]
    _affect(battle, inside, template)
    return template


def cross(battle: Battle, model: Model, track: Sequence[Spot]) -> None:
    """A model is Affected by every Template that its path touches (4.28, 4.171)."""
    for template in affecting(battle, model, track):
        battle.cite("4.28")
        _affect(battle, [model], template)


def affecting(battle: Battle, model: Model, track: Sequence[Spot]) -> list[Template]:
    """Harmful Templates on a path that have not yet Affected the model this turn (4.28, 4.172)."""
    return [
        template
        for template in battle.templates
        if template.kind in HARMFUL
        and model.id not in template.touched
        and _touches(model, track, template)
    ]


def _affect(battle: Battle, models: Sequence[Model], template: Template) -> None:
    """Once per Template and turn (4.172)."""
    if template.kind not in HARMFUL:
        return
    fresh = [model for model in models if model.id not in template.touched]
    template.touched.extend(model.id for model in fresh)
    trigger(battle, "template", fresh, template.id)


def take_effect(battle: Battle, model: Model, template_id: str) -> None:
    """Fire burns through Armor, acid eats it first (4.173, 4.174); immunity saves (4.155)."""
    template = battle.template(template_id)
    battle.tell(Affected(model.id, template.kind))
    if model.profile.is_typed("immunity", template.kind):
        battle.cite("4.155")
        return
    if template.kind == "acid":
        model.acid += ACID_BITE
    battle.cite(CLAUSE[template.kind])
    battle.pending.damage.append(
        Instance(
            model.id,
            DAMAGE,
            template.kind,
            ignores_armor=template.kind == "fire",
            credit=template.seat,
            cause=template.kind,
        )
    )


def _touches(model: Model, track: Sequence[Spot], template: Template) -> bool:
    reach = TEMPLATE_RADIUS + model.profile.radius - SLACK
    low, high = template.at[2] + SLACK, template.at[2] + TEMPLATE_HEIGHT - SLACK
    if len(track) == 1:
        return _is_in(track[0], track[0][2], model.tall, template, reach, low, high)
    for a, b in pairwise(track):
        slices = SLICES if a[2] != b[2] and a[:2] != b[:2] else 1
        for k in range(slices):
            p, q = _point(a, b, k / slices), _point(a, b, (k + 1) / slices)
            bottom, top = min(p[2], q[2]), max(p[2], q[2]) + model.tall
            if bottom < high and top > low and _apart(p, q, template.at) < reach:
                return True
    return False


def _is_in(
    spot: Spot, z: float, tall: float, template: Template, reach: float, low: float, high: float
) -> bool:
    return z < high and z + tall > low and _apart(spot, spot, template.at) < reach


def _point(a: Spot, b: Spot, t: float) -> Spot:
    return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), a[2] + t * (b[2] - a[2])


def _apart(a: Spot, b: Spot, c: Spot) -> float:
    ex, ey = b[0] - a[0], b[1] - a[1]
    dx, dy = c[0] - a[0], c[1] - a[1]
    length2 = ex * ex + ey * ey
    t = 0.0 if length2 == 0.0 else min(1.0, max(0.0, (dx * ex + dy * ey) / length2))
    dx -= t * ex
    dy -= t * ey
    return sqrt(dx * dx + dy * dy)
