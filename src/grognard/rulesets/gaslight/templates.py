"""Templates: fire, acid, smoke and mist (4.170-4.177)."""

from collections.abc import Sequence
from itertools import pairwise

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
from grognard.table.heights.kernels import segment_distance, times_between

DAMAGE = 2
ACID_BITE = 2
HARMFUL = ("fire", "acid")
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


def cross(battle: Battle, model: Model, *tracks: Sequence[Spot]) -> None:
    """A model is Affected by every Template that its path touches (4.28, 4.171)."""
    for template in affecting(battle, model, *tracks):
        battle.cite("4.28")
        _affect(battle, [model], template)


def affecting(battle: Battle, model: Model, *tracks: Sequence[Spot]) -> list[Template]:
    """Harmful Templates on a path that have not yet Affected the model this turn (4.28, 4.172)."""
    fresh = [
        template
        for template in battle.templates
        if template.kind in HARMFUL and model.id not in template.touched
    ]
    if not fresh:
        return []
    legs = [leg for track in tracks for leg in (list(pairwise(track)) or [(track[0], track[0])])]
    return [template for template in fresh if any(_is_met(model, *leg, template) for leg in legs)]


def caught(battle: Battle, kind: str, spot: Spot) -> list[Model]:
    """Whom a Template that is laid there harms at once (4.177)."""
    if kind not in HARMFUL:
        return []
    template = Template("", kind, spot, "", "")
    return [model for model in battle.in_play() if in_template(model, template)]


def _affect(battle: Battle, models: Sequence[Model], template: Template) -> None:
    """Once per Template and turn (4.172)."""
    if template.kind not in HARMFUL:
        return
    fresh = [model for model in models if model.id not in template.touched]
    template.touched.extend(model.id for model in fresh)
    trigger(battle, "template", fresh, template.id)


def take_effect(battle: Battle, model: Model, template_id: str) -> None:
    """Fire burns through Armor, acid eats it once it has burnt (4.173, 4.174, 4.155).

    What other hits of this Action meet is the Armor that is left (4.95).
    """
    template = battle.template(template_id)
    battle.tell(Affected(model.id, template.kind))
    if model.profile.is_typed("immunity", template.kind):
        battle.cite("4.155")
        return
    met = model.acid
    if template.kind == "acid":
        model.acid += ACID_BITE
    battle.cite(CLAUSE[template.kind])
    is_first = battle.setting.acid_first == "damage"
    battle.pending.damage.append(
        Instance(
            model.id,
            DAMAGE,
            template.kind,
            ignores_armor=template.kind == "fire",
            credit=template.seat,
            cause=template.kind,
            acid=met if template.kind == "acid" and is_first else None,
        )
    )


def _is_met(model: Model, a: Spot, b: Spot, template: Template) -> bool:
    """Whether a model that passes straight from a to b is in a Template on the way (1.66)."""
    reach = TEMPLATE_RADIUS + model.profile.radius - SLACK
    low = template.at[2] + SLACK - model.tall
    high = template.at[2] + TEMPLATE_HEIGHT - SLACK
    first, last = times_between(a[2], b[2], low, high)
    return first <= last and _apart(_point(a, b, first), _point(a, b, last), template.at) < reach


def _point(a: Spot, b: Spot, t: float) -> Spot:
    return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), a[2] + t * (b[2] - a[2])


def _apart(a: Spot, b: Spot, c: Spot) -> float:
    """The least distance in plan between a point and the way from a to b."""
    return segment_distance(c[0], c[1], a[0], a[1], b[0], b[1])
