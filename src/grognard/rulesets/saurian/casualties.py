"""Health, Elimination, wounds and the end of whatever held a model (4.39-4.41, 4.92, 4.109)."""

from collections.abc import Callable, Sequence
from typing import Any

from grognard.kernel.acts import Draw
from grognard.kernel.decks import Deck
from grognard.kernel.questions import Choose, Option, Seat, Story
from grognard.rulesets.saurian.battle import (
    UNSEEN,
    Battle,
    Grab,
    Model,
    Unit,
    is_condition,
    is_fear,
    name_of,
    piece_of,
)
from grognard.rulesets.saurian.events import (
    GrabEnded,
    HealthLost,
    Knocked,
    ModelEliminated,
    UnitEliminated,
    WoundTaken,
)
from grognard.rulesets.saurian.skill import gain_adrenaline
from grognard.rulesets.saurian.victory import score_loss


def end_grab(battle: Battle, grab: Grab) -> None:
    """A model lets go of another (4.54)."""
    if grab in battle.grabs:
        battle.grabs.remove(grab)
        battle.tell(GrabEnded(grab.unit, grab.target))


def let_go(battle: Battle, unit: Unit, model: Model) -> None:
    """A Grabbing model that moves, is pushed or falls lets go (4.55)."""
    for grab in [g for g in battle.grabs if g.unit == unit.id and g.model == model.number]:
        end_grab(battle, grab)


def release(battle: Battle, unit: Unit, model: Model) -> None:
    """Every Grab on a model ends (4.109)."""
    for grab in battle.grabs_on(unit, model):
        end_grab(battle, grab)


def in_contact(battle: Battle, unit: Unit, model: Model, other: Unit, held: Model) -> bool:
    """Whether two models stand in adjacent hexes."""
    return battle.distance(unit, model, battle.cells(other, held)) <= 1


def drop_lost_grabs(battle: Battle) -> None:
    """Grabs whose models are no longer in contact end (4.55)."""
    for grab in list(battle.grabs):
        unit, target = battle.unit(grab.unit), battle.unit(grab.target)
        model, held = unit.model(grab.model), target.model(grab.target_model)
        if model is None or held is None or not in_contact(battle, unit, model, target, held):
            end_grab(battle, grab)


def knock(battle: Battle, unit: Unit, hex_: int) -> None:
    """A sub-unit falls: all models in the hex together (4.49)."""
    fallen = [model for model in unit.at_hex(hex_) if not model.knocked]
    for model in fallen:
        model.knocked = True
        let_go(battle, unit, model)
    if fallen:
        battle.tell(Knocked(unit.id))


def eliminate(battle: Battle, unit: Unit, model: Model, by: Seat | None) -> None:
    """A model without Health leaves the board (4.41)."""
    let_go(battle, unit, model)
    release(battle, unit, model)
    remove_model(battle, unit, model)
    battle.tell(ModelEliminated(unit.id))
    if not unit.models:
        unit.gone = "eliminated"
        clear_board(battle, unit)
        battle.tell(UnitEliminated(unit.id))
        score_loss(battle, unit, "eliminated", by)


def remove_model(battle: Battle, unit: Unit, model: Model) -> None:
    """Take a miniature off the board, and off the Nets that held it."""
    unit.models.remove(model)
    for net in unit.nets:
        if model.number in net.models:
            net.models.remove(model.number)
    unit.nets = [net for net in unit.nets if net.models]
    battle.moved()


def return_condition(battle: Battle, card: str) -> None:
    """A Fear or Wound card goes to the bottom of its deck (7F)."""
    deck = battle.fear if is_fear(card) else battle.wounds
    deck.put_below([name_of(card)])


def return_conditions(battle: Battle, cards: Sequence[str]) -> list[str]:
    """Return the Condition cards among some cards to their decks; what is left."""
    for card in cards:
        if is_condition(card):
            return_condition(battle, card)
    return [card for card in cards if not is_condition(card)]


def clear_board(battle: Battle, unit: Unit) -> None:
    """The cards of a lost unit leave the game, its Condition cards return (4.41)."""
    slots = [card for card in (unit.active, unit.next, unit.idle) if card]
    unseen = [card for card in unit.deck if card.startswith(UNSEEN)]
    known = [*unit.deck, *unit.discard, *unit.hand, *unit.stack, *slots]
    return_conditions(battle, [card for card in known if not card.startswith(UNSEEN)])
    # Nobody knows which these are: they cannot lie in a known order below the deck.
    for card in unseen:
        deck = battle.fear if is_fear(card) else battle.wounds
        deck.middle = sorted([*deck.middle, name_of(card)])
    unit.deck.top.clear()
    unit.deck.middle.clear()
    unit.deck.bottom.clear()
    unit.discard, unit.hand, unit.stack, unit.dropped = [], [], [], []
    unit.active = unit.next = unit.idle = ""
    unit.revealed = unit.holding = unit.furious = unit.fresh = unit.kept = False
    unit.doses, unit.sedatives, unit.nets = [], [], []


async def lose_health(
    battle: Battle,
    unit: Unit,
    eligible: Sequence[Model],
    damage: int,
    *,
    by: Seat | None,
    single: bool = False,
    critical: bool = True,
    story: Callable[[], Story] | None = None,
) -> int:
    """Spread Damage so that as many models as possible fall (4.39); the models Eliminated.

    ``critical`` is whether it is an attack, whose blow may cause a Critical Wound (4.92).
    """
    eliminated = 0
    left = list(eligible)
    while damage > 0 and left:
        everybody = not single and damage >= sum(model.health for model in left)
        # Where all fall, nobody asks who falls first.
        model = left[0] if everybody else await _weakest(battle, unit, left, damage, story)
        left.remove(model)
        lost = min(damage, model.health)
        damage -= lost
        model.health -= lost
        battle.tell(HealthLost(unit.id, lost))
        if model.health == 0:
            eliminated += 1
            eliminate(battle, unit, model, by)
        elif critical and unit.profile.critical is not None and lost >= unit.profile.critical:
            await take_wound(battle, unit)
        if single:
            break
    return eliminated


def model_option(
    battle: Battle, unit: Unit, model: Model, say: str = "option-model", key: str = ""
) -> Option:
    """One model of a unit, as its owner chooses it."""
    point = battle.board.point(model.at)
    facts = {"n": model.number + 1, "health": model.health, **hex_facts(battle, model.at)}
    return Option(key or str(model.number), say, piece_of(unit, model), point, facts)


def hex_facts(battle: Battle, hex_: int) -> dict[str, Any]:
    """The address of a hex, as it is told (1.2)."""
    column, row = battle.board.places[hex_]
    return {"column": column, "row": row}


async def _weakest(
    battle: Battle,
    unit: Unit,
    models: Sequence[Model],
    damage: int,
    story: Callable[[], Story] | None,
) -> Model:
    """The model with the fewest Health Points; its owner chooses among equals (4.39, D27)."""
    least = min(model.health for model in models)
    weakest = [model for model in models if model.health == least]
    places = {
        (model.at, battle.is_blocked(unit, model), *_grips(battle, unit, model)): model
        for model in reversed(weakest)
    }
    if len(places) == 1:
        return weakest[0]
    candidates = sorted(places.values(), key=lambda model: model.number)
    options = [model_option(battle, unit, model) for model in candidates]
    chosen = await Choose(
        unit.seat,
        options,
        rule="4.39",
        topic="casualty",
        piece=unit.id,
        facts={"damage": damage},
        story=story,
    )
    found = unit.model(int(chosen))
    assert found is not None, "a candidate stands on the board"
    return found


def _grips(battle: Battle, unit: Unit, model: Model) -> list[tuple[str, int, bool]]:
    """Whom a model holds and who holds it: a Grab ends with either of the two (4.41)."""
    mine = (unit.id, model.number)
    return [
        (grab.target, grab.target_model, True)
        if (grab.unit, grab.model) == mine
        else (grab.unit, grab.model, False)
        for grab in battle.grabs
        if mine in ((grab.unit, grab.model), (grab.target, grab.target_model))
    ]


async def draw_condition(deck: Deck, unit: Unit, *, rule: str, topic: str) -> str:
    """The name of a Condition card drawn for a unit; the topic is its deck (4.96)."""
    drawn = await Draw(
        deck,
        1,
        lambda: unit.profile.content.condition_deck(topic),
        name_of,
        piece=unit.id,
        rule=rule,
        topic=topic,
        seat=unit.seat,
    )
    deck.take(drawn)
    return name_of(drawn[0])


async def take_wound(battle: Battle, unit: Unit) -> None:
    """A Critical Wound, unseen, is shuffled into the action deck (4.92, 4.96)."""
    if len(battle.wounds):
        card = await draw_condition(battle.wounds, unit, rule="4.92", topic="wound")
        unit.deck.middle = sorted([*unit.deck.middle, UNSEEN + card])
        battle.tell(WoundTaken(unit.id))
    gain_adrenaline(battle, unit, 1)
