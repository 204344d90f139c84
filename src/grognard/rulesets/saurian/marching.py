"""Which Movement a unit makes: by its card, by its Base Skill, or none (3.5, 3.7)."""

from grognard.kernel.questions import Choose, Lead, Option
from grognard.rulesets.saurian.battle import Activation, Battle, Unit
from grognard.rulesets.saurian.reach import free_models
from grognard.rulesets.saurian.ways import March, begin_march


async def choose_march(battle: Battle, unit: Unit, act: Activation) -> March | None:
    """The owner's choice of Movement (D15); nothing where it makes none."""
    if not free_models(battle, unit):
        battle.cite("4.56")
        return None
    battle.cite("4.4")
    card = battle.content.cards.get(unit.active) if unit.revealed else None
    if card is None:
        return begin_march(unit, act, by_card=False)
    fixed = "fix" in card.keywords
    if "charge" not in card.keywords and not (fixed and unit.profile.large):
        # One of the two allows all that the other does; to move nobody is no Movement (1.44).
        return begin_march(unit, act, by_card=not fixed)
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
    note = next((f"note-{word}" for word in ("fix", "charge") if march.has(word)), "")
    leads: Lead = "" if march.has("fix") else "move"
    return Option(key, f"option-{key}-movement", march.unit.id, facts=facts, note=note, leads=leads)
