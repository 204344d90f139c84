"""Tests, opposed or not, and the windows after the dice are down (1.1-1.6, 4.127-4.133)."""

from collections.abc import Callable, Hashable
from functools import cache

from msgspec import Struct

from grognard.kernel.acts import Roll
from grognard.kernel.questions import Choose, Option, Seat, Weights
from grognard.kernel.tallies import Tally
from grognard.rulesets.gaslight import stories
from grognard.rulesets.gaslight.battle import Battle, Model
from grognard.rulesets.gaslight.cards import (
    deed_kind,
    deed_value,
    hand_of,
    is_black,
    serves,
    suit_of,
)
from grognard.rulesets.gaslight.events import DeedDone
from grognard.rulesets.gaslight.field import at_most, distance
from grognard.rulesets.gaslight.stories import Told

SUCCESS = 4
MOST_OF_A_CARD = 2
"""Successes that a card adds at most (4.127)."""
NO_CARD = Option("none")
ENOUGH = Option("stop", say="option-enough")
REROLL_OR_KEEP = (Option("reroll", note="note-reroll"), Option("keep"))


class Successes(Roll, eq=False):
    """Dice of which the odds tell no more apart than what comes of them.

    >>> Successes(3, SUCCESS, alike=lambda successes: successes >= 2).outcomes()
    [(0, 108), (2, 108)]
    """

    alike: Callable[[int], Hashable] | None = None

    def outcomes(self) -> Weights:
        weights = super().outcomes()
        if self.alike is None:
            return weights
        classes: dict[Hashable, list[int]] = {}
        for successes, weight in weights:
            classes.setdefault(self.alike(successes), [successes, 0])[1] += weight
        return [(first, weight) for first, weight in classes.values()]


class Throw(Struct):
    """One side's dice in a test: who rolls, what, and which cards may help."""

    model: Model
    pool: Tally
    topic: str
    use: str = ""
    """The row of the card matrix; empty where no card helps (Table 4-C)."""
    rule: str = "1.1"
    alike: Callable[[int], Hashable] | None = None
    """What comes of so many successes, where only that matters and not how many they were."""
    need: int = 0
    """The Difficulty of a simple test, where only reaching it matters."""
    is_settled: Callable[[int, int], bool] | None = None
    """Whether one card more changes nothing, with so many successes against so many.

    It looks at nothing that anybody hides.
    """


def cannot_win(mine: int, theirs: int) -> bool:
    """Whether a card brings a tie at best, for those who must roll more."""
    return mine + MOST_OF_A_CARD <= theirs


def pool_of(battle: Battle, model: Model, stat: str, rule: str = "1.12") -> Tally:
    """The printed value of a characteristic and what spells do to it (1.4, 1.5)."""
    tally = Tally(stat).add(rule, stat, getattr(model.profile, stat))
    for spell, amount in spell_effects(battle, model, stat):
        tally.add(
            "4.140" if battle.content.spells[spell].kind == "aura" else "4.141",
            f"spell-{spell}",
            amount,
        )
    return tally


def closed(model: Model, tally: Tally, stat: str) -> Tally:
    """Never below one die where the printed value is 1 or more, never below none (1.4)."""
    return tally.at_least(1 if getattr(model.profile, stat) else 0, "1.4")


def spell_effects(battle: Battle, model: Model, stat: str) -> list[tuple[str, int]]:
    """What Buffs on a model and Auras round it do to a characteristic, each once (4.142)."""
    if not model.spells and not battle.auras:
        return []
    names = list(model.spells)
    for aura in battle.auras:
        if aura.spell not in names and _in_aura(battle, model, aura.spell, aura.caster):
            names.append(aura.spell)
    known = battle.content.spells
    return [(name, known[name].effects[stat]) for name in names if stat in known[name].effects]


def _in_aura(battle: Battle, model: Model, spell: str, caster_id: str) -> bool:
    """Models of the named side within the radius, the caster being its own friend (4.140)."""
    caster, card = battle.model(caster_id), battle.content.spells[spell]
    if (caster.seat == model.seat) != (card.side == "friends"):
        return False
    return caster is model or at_most(distance(caster, model), card.range)


async def test(battle: Battle, throw: Throw) -> int:
    """A simple test: the successes, after Beginner's Luck and a Heroic Deed (1.2, 1.6)."""
    successes = await _roll(battle, throw)
    battle.cite("1.1", "1.2", "1.6")
    successes = await _luck(battle, throw, successes)
    return successes + await _deed(battle, throw, successes)


async def opposed(battle: Battle, active: Throw, other: Throw) -> tuple[int, int]:
    """An opposed test: both sides' successes; in every window the active side goes first (1.6)."""
    mine = await _roll(battle, active)
    theirs = await _roll(battle, other)
    battle.cite("1.1", "1.3", "1.6")
    mine = await _luck(battle, active, mine, other, theirs)
    theirs = await _luck(battle, other, theirs, active, mine)
    mine += await _deed(battle, active, mine, other, theirs)
    theirs += await _deed(battle, other, theirs, active, mine)
    return mine, theirs


async def _roll(battle: Battle, throw: Throw) -> int:
    if throw.pool.total <= 0:
        return 0
    alike = throw.alike
    if alike is not None and throw.use and can_pay(battle, throw.model, throw.use):
        alike = None  # a card may still make the difference
    return await Successes(
        throw.pool,
        SUCCESS,
        alike=alike,
        piece=throw.model.id,
        seat=throw.model.seat,
        rule=throw.rule,
        topic=throw.topic,
    )


async def _luck(
    battle: Battle, throw: Throw, successes: int, other: Throw | None = None, against: int = -1
) -> int:
    """Once per game all dice of one test may be thrown again; the second result stands (4.151)."""
    model = throw.model
    if not model.lucky or not model.has("beginners_luck") or throw.pool.total <= 0:
        return successes
    wish = await Choose(
        model.seat,
        REROLL_OR_KEEP,
        rule="4.151",
        topic="luck",
        default="keep",
        piece=model.id,
        facts={"successes": successes, "against": against, "test": throw.topic},
        story=_story(throw, successes, other, against),
        passing="keep",
        window="luck",
        # Every die is a success, or as many as are needed.
        moot=lambda: successes >= throw.pool.total or 0 < throw.need <= successes,
    )
    if wish == "keep":
        return successes
    model.lucky = False
    return await _roll(battle, throw)


def _story(throw: Throw, successes: int, other: Throw | None, against: int) -> Told:
    if other is None:
        return stories.of_test(throw, successes)
    return stories.of_contest(throw, successes, other, against)


async def _deed(
    battle: Battle, throw: Throw, successes: int, other: Throw | None = None, against: int = -1
) -> int:
    """A card of a Hero's controller may add successes to its own test (4.127, 4.128).

    One card for a test, but any number against a crush (4.116).
    """
    added = 0
    while throw.use and can_pay(battle, throw.model, throw.use):
        value = await _card(battle, throw, successes + added, other, against)
        added += value
        if value == 0 or throw.use != "crush":
            break
    return added


async def _card(
    battle: Battle, throw: Throw, successes: int, other: Throw | None, against: int
) -> int:
    """What one more card adds; nothing if none is spent."""
    model = throw.model
    card = await Choose(
        model.seat,
        lambda: card_options(battle, model, throw.use),
        rule="4.127",
        topic="deed",
        default="none",
        piece=model.id,
        alike=deed_kind,
        facts={"successes": successes, "against": against, "test": throw.topic},
        story=_story(throw, successes, other, against),
        passing="none",
        window="deeds",
        moot=lambda: _is_vain(throw, successes, against),
    )
    if card == "none":
        return 0
    battle.spend(model.seat, card)
    battle.tell(DeedDone(model.seat, model.id, card, deed_value(card)))
    battle.cite("4.197", *_colour_rule(throw.use, card, model))
    return deed_value(card)


def _is_vain(throw: Throw, successes: int, against: int) -> bool:
    """Whether a card changes nothing, whichever it is."""
    if throw.need:
        return successes >= throw.need or successes + MOST_OF_A_CARD < throw.need
    return throw.is_settled is not None and throw.is_settled(successes, against)


def _colour_rule(use: str, card: str, model: Model) -> tuple[str, ...]:
    if use == "crush":
        return ("4.116",)
    if suit_of(card) == model.profile.suit:
        return ("4.131",)
    return ("4.129", "1.33") if is_black(card) else ("4.130", "1.33")


def can_pay(battle: Battle, model: Model, use: str) -> bool:
    """Whether a Hero's controller holds a card for a use (1.10, 1.6)."""
    suit = model.profile.suit
    if not suit:
        return False
    return any(serves(card, use, suit) for card in battle.hands.get(model.seat, ()))


def card_options(battle: Battle, model: Model, use: str) -> list[Option]:
    """Any card in hand that serves, or no card (Table 4-C)."""
    suit = model.profile.suit
    hand = battle.hands.get(model.seat, ())
    option = heroic_option if use in ("heroic", "falling") else deed_option
    serving = [card for card in hand if serves(card, use, suit)]
    return [*(option(model.seat, card) for card in serving), NO_CARD]


def card_option(seat: Seat, card: str) -> Option:
    """A card of the own hand, to bid."""
    return Option(card, f"card-{card}", facts={"card": card}, card=card, pile=hand_of(seat))


@cache
def heroic_option(seat: Seat, card: str) -> Option:
    """A card to spend on something that any card of the suit buys (4.120-4.122)."""
    return Option(card, "option-discard", facts={"card": card}, card=card, pile=hand_of(seat))


@cache
def deed_option(seat: Seat, card: str) -> Option:
    """A card that adds successes (4.127)."""
    facts = {"card": card, "successes": deed_value(card)}
    return Option(card, "option-deed", facts=facts, card=card, pile=hand_of(seat))
