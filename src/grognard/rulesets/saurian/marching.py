"""Which Movement a unit makes: by its card, by its Base Skill, or none (3.5, 3.7)."""

from grognard.kernel.questions import Choose, Option
from grognard.rulesets.saurian.battle import Activation, Battle, Unit
from grognard.rulesets.saurian.content import cards
from grognard.rulesets.saurian.reach import free_models
from grognard.rulesets.saurian.ways import March, begin_march

BINDING = frozenset({"fix", "charge"})
"""Keywords that forbid what the Base Movement allows (4.6, 4.7)."""


async def choose_march(battle: Battle, unit: Unit, act: Activation) -> March | None:
    """The owner's choice of Movement (D15); nothing where it makes none."""
    if not free_models(battle, unit):
        battle.cite("4.56")
        return None
    battle.cite("4.4")
    card = cards().get(unit.active) if unit.revealed else None
    if card is None:
        return begin_march(unit, act, by_card=False)
    if not BINDING & set(card.keywords):
        # It allows whatever the Base Movement does; who moves no model has not moved (1.44).
        return begin_march(unit, act, by_card=True)
    moves = {key: begin_march(unit, act, by_card=key == "card") for key in ("card", "base")}
    key = await Choose(
        unit.seat,
        [_movement_option(key, unit.active, march) for key, march in moves.items()],
        rule="3.7",
        topic="movement",
        default="card",
        piece=unit.id,
        facts={"card": unit.active},
    )
    return moves[key]


def _movement_option(key: str, card: str, march: March) -> Option:
    facts = {"card": card, "points": march.base + march.bonus + march.extra}
    note = next((f"note-{word}" for word in march.keywords if word in BINDING), "")
    return Option(key, f"option-{key}-movement", march.unit.id, facts=facts, note=note)
