"""A battle of Gaslight in numbers: hands of others and the deck stay hidden (1.37)."""

from collections.abc import Mapping, Sequence
from functools import cache

from grognard.kernel.observing import (
    COMMON,
    CardSeen,
    Harms,
    Lengths,
    Pieces,
    Row,
    card_seen,
    one_of,
)
from grognard.kernel.questions import Seat
from grognard.rulesets.gaslight.assaults import promise
from grognard.rulesets.gaslight.battle import Battle
from grognard.rulesets.gaslight.cards import DECK, RANKS, SUITS, deed_value, suit_of
from grognard.rulesets.gaslight.content import STATS, Profile
from grognard.rulesets.gaslight.view import terrain as terrain
from grognard.rulesets.gaslight.view import zones as zones

PHASES = (
    "heroes", "henchmen", "first-hand", "first-bid", "zones", "deploy", "start", "draw", "steal",
    "activations", "surplus", "end",
)  # fmt: skip
PROFILE = (*STATS, "hero", "radius", "tall", "price")
STATE = (
    *COMMON,
    "wounds_left", "toppled", "ready", "lucky", "acid", "spells", "carrying", "casts", "actions",
)  # fmt: skip
TABLE = (
    "over", "turns_left", "own_points", "best_enemy_points", "is_first", "has_opportunity",
    "delayed", "held", "held_by_others", "in_deck", "markers_unsearched", "players_left",
    *(f"phase_{phase}" for phase in PHASES),
)  # fmt: skip
FACES = ("rank", "deeds", *SUITS)
PLACES = ("hand", "discard")
HAND, DISCARD = range(len(PLACES))


def lengths(battle: Battle) -> Lengths:
    """The sides of the table, in inches."""
    return battle.relief.width, battle.relief.height


def pieces(battle: Battle, seat: Seat) -> Pieces:
    """Every Hero and Henchman, in order of their numbers (1.25)."""
    scale, active, actions = 1 / max(lengths(battle)), battle.active, battle.actions
    casters = {aura.caster for aura in battle.auras}
    ids, profiles, state = [], [], list[float]()
    for model in battle.models:
        profile, at = model.profile, model.at
        x, y, z = at or (0.0, 0.0, 0.0)
        is_active = model.id == active
        ids.append(model.id)
        profiles.append(profile)
        state += (
            1.0 if model.seat == seat else -1.0,
            at is not None,
            x * scale,
            y * scale,
            z * scale,
            0.0,
            0.0,
            model.wounds / profile.wounds,
            not model.ready,
            is_active,
            model.wounds / 5,
            model.toppled,
            model.ready,
            model.lucky and profile.has("beginners_luck"),
            model.acid / 3,
            len(model.spells) / 3,
            bool(model.carries),
            model.id in casters,
            actions / 3 if is_active else 0.0,
        )
    return Pieces(ids, profiles, state)


def profile(profile: Profile) -> Row:
    """A model's card (Table 1-A)."""
    return (
        *(getattr(profile, name) / 6 for name in STATS),
        profile.is_hero,
        profile.radius,
        profile.tall / 3,
        (profile.cost or profile.funds or 0) / 20,
    )


def traits(profile: Profile) -> Sequence[str]:
    """Its suit, its arms, its abilities and its spells."""
    arms = (*profile.ranged, *profile.melee, *profile.thrown)
    abilities = (text.split()[0] for text in profile.abilities)
    return (profile.suit, *arms, *abilities, *profile.spells)


def table(battle: Battle, seat: Seat) -> Row:
    """Turn, score, who is first, and how many cards lie where."""
    setting, points, hands = battle.setting, battle.points, battle.hands
    others = [other for other in setting.seats if other != seat]
    return (
        battle.turn / setting.turns,
        (setting.turns - battle.turn) / 10,
        points.get(seat, 0) / 10,
        max([points.get(other, 0) for other in others]) / 10,
        battle.first == seat,
        battle.opportunity == seat,
        battle.delayed,
        len(hands.get(seat, ())) / 10,
        sum([len(hands.get(other, ())) for other in others]) / 10,
        len(battle.deck) / len(DECK),
        len(battle.search) / 5,
        (len(setting.seats) - len(battle.out)) / 4,
        *one_of(PHASES, battle.phase),
    )


def faces(battle: Battle) -> Mapping[str, Row]:
    """The 52 cards."""
    return _faces()


@cache
def _faces() -> dict[str, Row]:
    return {
        card: (RANKS.index(card[:-1]) / 12, deed_value(card) / 2, *one_of(SUITS, suit_of(card)))
        for card in DECK
    }


def cards(battle: Battle, seat: Seat) -> Sequence[CardSeen]:
    """One's own hand, how many the others hold, and what was discarded (1.34, 1.37)."""
    found = [card_seen(card, HAND, 1.0) for card in battle.hands.get(seat, ())]
    for other in battle.setting.seats:
        held = len(battle.hands.get(other, ())) if other != seat else 0
        if held:
            found.append(card_seen("", HAND, -1.0, "", held))
    found += [card_seen(card, DISCARD, 0.0) for card in battle.discard]
    return found


def harms(battle: Battle, seat: Seat) -> Harms:
    """What a model likely does to each enemy, by their cards alone (4.50, 4.72)."""
    return {
        (one.id, other.id): promise(one.profile, other.profile)[0] / other.profile.worth
        for one in battle.in_play()
        for other in battle.enemies(one)
    }
