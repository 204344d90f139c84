"""What units can do to each other, reckoned at a glance: odds, blows, stakes and threats.

Nobody's hidden cards are looked at but those of the seat that reckons. Of a card that lies face
down the Initiative is printed on its back (1.24), and every deck list is public: it counts as
the average of the cards of that deck that bear this number.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp

from msgspec import Struct

from grognard.kernel.questions import Seat
from grognard.rulesets.saurian.assault import MOST_GROUP_BONUS
from grognard.rulesets.saurian.battle import Battle, Unit, is_condition, is_fear
from grognard.rulesets.saurian.content import Card, Content, Profile
from grognard.rulesets.saurian.field import Hex, zone_of_edge
from grognard.rulesets.saurian.scores import score
from grognard.rulesets.saurian.victory import loss_points

POINT = 20.0
"""What a victory point is worth in Army value."""
TIE = 0.7
"""How far the Initiator is ahead where scores are equal (1.40)."""
BEND = 0.9
"""By how many points hero cards usually bend a test."""
HURT = 0.5
"""Share of a unit that is lost with all its Health but a last point."""
NEXT_ROUND = {True: 0.6, False: 0.4}
"""How much of a threat counts that comes in the round after, before one acts oneself or later."""
FRESH = 0.3
"""By this share more is lost with a unit that has yet to act in this round."""
KNOCKED_DOWN = 0.1
"""Share of what is at stake that a unit loses by lying on the ground."""
NO_WAY = 99
"""The Armour of a hex that no blow comes into: the rest of the same body lies before it."""
NETTED = 0.22
"""Share of what is at stake that a Net takes from a unit that stands together."""
LIGHT_NET = 4
"""The Stability of a light Net."""
SCARED = 0.09
"""Share of what is at stake that a Fear card takes; the more there are, the more it is."""


class Blow(Struct, frozen=True):
    """An attack that a card, or the board of a unit, allows."""

    ranged: bool
    reach: int
    hit: float
    damage: float
    pierce: float = 0.0
    single: bool = False
    stab: bool = False
    back: bool = False
    ammo: str = ""
    """The type of ammunition it may use: Sedatives and Nets take the place of Damage."""


class Foe(Struct, eq=False):
    """An enemy as whoever strikes it will find it."""

    unit: Unit
    cells: list[tuple[Hex, int, bool]]
    """Where it stands: hex, heading, and whether a head is there."""
    stake: float
    dodge: int
    healths: tuple[int, ...]
    dose: float = 0.0
    net: float = 0.0
    """What one more Sedative, or a Net, would take."""


class Threat(Struct, eq=False):
    """An enemy that has yet to strike: where from, how far, how hard, how soon."""

    unit: Unit
    hexes: list[Hex]
    walk: float
    blows: tuple[Blow, ...]
    weight: float


def odds(gap: float, *, strict: bool = False) -> float:
    """How likely an Initiator that far ahead wins a test in which cards may be played."""
    lead = gap - (1 - TIE if strict else -TIE)
    return 1 / (1 + exp(-lead / BEND)) if lead > -20 else 0.0


def stake_of(battle: Battle, unit: Unit) -> float:
    """What a side loses with a unit: its value by what is left of it, and the points for it."""
    profile = unit.profile
    health = sum([model.health for model in unit.models]) / (profile.health * profile.models)
    points = 0 if unit.scored else loss_points(battle, unit, "eliminated")[0]
    stake = profile.value * (0.4 + 0.6 * health) + POINT * points
    return stake * (1 + FRESH) if has_yet_to_act(battle, unit) else stake


@lru_cache(maxsize=1 << 14)
def toll(healths: tuple[int, ...], damage: int, single: bool) -> float:
    """The share of a unit that so much Damage takes, the weakest models first (4.39, 4.32)."""
    if damage <= 0 or not healths:
        return 0.0
    if damage >= sum(healths) and not (single and len(healths) > 1):
        return 1.0
    lost, part = 0, 0.0
    for health in sorted(healths):
        if damage < health:
            part = HURT * damage / health
            break
        damage -= health
        lost += 1
        if single:
            break
    return 0.8 * (lost + part) / len(healths) if len(healths) > 1 else part


def harm(foe: Foe, armour: int, blow: Blow) -> float:
    """What a blow against some Armour is likely to take, in Army value (4.29, 4.37, 4.38)."""
    damage = blow.damage - max(0.0, armour - blow.pierce)
    if damage <= 0:
        return 0.0
    chance = 1.0 if foe.unit.sedated else odds(blow.hit - foe.dodge)
    worst = foe.stake * toll(foe.healths, round(damage), blow.single)
    if blow.ammo == "sedative":
        worst = max(worst, foe.dose)
    elif blow.ammo == "net":
        worst = max(worst, foe.net)
    return chance * worst


def dose_worth(battle: Battle, unit: Unit) -> float:
    """What a Sedative takes from a beast: a slot of its board, the last one all of it (4.70)."""
    profile = unit.profile
    locked = len(unit.sedatives) + len(unit.doses)
    if profile.human or unit.sedated or locked >= profile.slots:
        return 0.0
    points = 0 if unit.scored else loss_points(battle, unit, "sedated")[0]
    whole = profile.value + POINT * points
    return whole / profile.slots * (0.5 + (locked + 1) / profile.slots)


def net_worth(battle: Battle, unit: Unit, stake: float) -> float:
    """What a Net takes: an action to break it, and more of who is too weak to (4.75, 4.76)."""
    if unit.nets:
        return 0.0
    weak = unit.profile.stability < LIGHT_NET
    return NETTED * stake * (1.5 if weak else 1.0) / max(1, len({m.at for m in unit.models}))


def foes(battle: Battle, unit: Unit) -> list[Foe]:
    """The enemies of a unit that are awake, or that may still be scored."""
    return [
        foe_of(battle, other)
        for other in battle.units
        if other.side != unit.side and not other.gone and other.models and not other.sedated
    ]


def foe_of(battle: Battle, unit: Unit) -> Foe:
    cells = [
        (cell, model.heading, place == 0)
        for model in unit.models
        for place, cell in enumerate(battle.cells(unit, model))
    ]
    dodge = score(battle, unit, "do").total
    healths = tuple([model.health for model in unit.models])
    stake = stake_of(battle, unit)
    dose, net = dose_worth(battle, unit), net_worth(battle, unit, stake)
    return Foe(unit, list(dict.fromkeys(cells)), stake, dodge, healths, dose, net)


def armour_from(battle: Battle, foe: Foe, cell: tuple[Hex, int, bool], from_: Hex) -> int:
    """The thinnest Armour that a blow from a hex meets there (1.22, 4.33)."""
    profile = foe.unit.profile
    if not profile.oriented:
        return profile.armour["all"]
    hex_, heading, is_head = cell
    inner = ((heading + 3) % 6 if is_head else heading) if profile.large else None
    return min(
        [
            profile.armour[zone_of_edge(profile.large, True, is_head, heading, edge)]
            for edge in battle.board.edges(hex_, from_)
            if edge != inner
        ],
        default=NO_WAY,
    )


@lru_cache(maxsize=1 << 12)
def blows_of(
    profile: Profile,
    weapon: str,
    name: str,
    models: int,
    melee: int = 0,
    ballistic: int = 0,
    ammo: str = "",
) -> tuple[Blow, ...]:
    """What a unit may strike with under a card, or without; extra skill by combo or fury.

    A ``weapon`` that was bought does not replace the one it came with (4.101).
    """
    card = profile.content.cards.get(name)
    does = [action for place in card.actions for action in place] if card is not None else []
    bonus = card.bonus if card is not None else {}
    group = min(MOST_GROUP_BONUS, models - 1)
    found = []
    if profile.melee:
        hit = profile.melee + group
        found.append(Blow(False, 1, hit, hit))
        for action in does:
            if action.do == "melee":
                hard = hit + bonus.get("me", 0) + melee
                sides = (action.single, action.stab, action.sweep == "back")
                found.append(Blow(False, 1, hard, hard, action.pierce, *sides))
    if profile.ballistic is not None:
        for gun in [profile.content.weapons[id_] for id_ in (profile.weapon, weapon) if id_]:
            more = group if gun.area is None else 0
            hit, damage = profile.ballistic + more, gun.damage + more
            load = ammo if gun.accepts == ammo else ""
            found.append(Blow(True, gun.range, hit, damage, gun.pierce, ammo=load))
            for action in does:
                if action.do == "shoot":
                    sure = hit + bonus.get("ba", 0) + ballistic
                    pierce = gun.pierce + action.pierce
                    found.append(Blow(True, gun.range, sure, damage, pierce, ammo=load))
    return tuple(found)


def ammo_type(unit: Unit) -> str:
    """The type of a unit's ammunition, which is public (1.35)."""
    return unit.profile.content.ammunition[unit.ammo[0]].type if unit.ammo else ""


def walk_of(unit: Unit, card: Card | None) -> int:
    """Hexes a unit may go with a card (4.4, 4.6)."""
    if card is not None and "fix" in card.keywords:
        return 0 if not unit.profile.human else unit.profile.movement
    return unit.profile.movement + (card.move if card is not None else 0)


@lru_cache(maxsize=1 << 10)
def suspects(content: Content, deck: str, number: int) -> tuple[str, ...]:
    """The cards of a deck that bear an Initiative, copies included (1.24, 1.35)."""
    cards = content.cards
    return tuple(n for n in content.action_deck(deck) if cards[n].initiative == number)


def known_cards(unit: Unit, card: str, seat: Seat, *, revealed: bool) -> Sequence[str]:
    """What a card on a board may be, for all a seat knows; none where it strikes nobody."""
    if not card or is_condition(card):
        return ("",) if not card else ()
    if revealed or unit.seat == seat:
        return (card,)
    content = unit.profile.content
    return suspects(content, unit.profile.deck, content.cards[card].initiative)


@lru_cache(maxsize=1 << 10)
def _menace(
    profile: Profile, weapon: str, names: tuple[str, ...], models: int
) -> tuple[float, tuple[Blow, ...]]:
    """How far a unit goes and how it strikes with the average of some cards."""
    found = [profile.content.cards.get(name) for name in names]
    walk = sum([card.move if card is not None else 0 for card in found]) / len(names)
    strikes: dict[bool, list[Blow]] = {False: [], True: []}
    for name in names:
        blows = blows_of(profile, weapon, name, models)
        for ranged, listed in strikes.items():
            best = [blow for blow in blows if blow.ranged == ranged and not blow.back]
            if best:
                listed.append(max(best, key=_farthest))
    mean = tuple(_mean(listed) for listed in strikes.values() if listed)
    return profile.movement + walk, mean


def _farthest(blow: Blow) -> tuple[int, float]:
    return blow.reach, blow.hit


def _mean(blows: Sequence[Blow]) -> Blow:
    count = len(blows)
    return Blow(
        blows[0].ranged,
        blows[0].reach,
        sum([blow.hit for blow in blows]) / count,
        sum([blow.damage for blow in blows]) / count,
        sum([blow.pierce for blow in blows]) / count,
        all(blow.single for blow in blows),
    )


def has_yet_to_act(battle: Battle, unit: Unit) -> bool:
    """Whether a unit has its activation of this round, or a Reaction, still before it."""
    if battle.phase not in ("activation", "held"):
        return battle.phase not in ("check", "first-window", "fury", "skipped")
    return not unit.acted or unit.holding


def when(unit: Unit, *, later: bool) -> int:
    """The Initiative a unit acts with in this round or the next: both are public (1.35)."""
    card = unit.next if later else unit.active
    if not card or is_condition(card):
        return unit.profile.initiative
    return unit.profile.content.cards[card].initiative


def threats(battle: Battle, unit: Unit, seat: Seat) -> list[Threat]:
    """The enemies that may strike a unit, this round or the next, as far as a seat knows."""
    found = []
    own = when(unit, later=True)
    for other in battle.able():
        if other.side == unit.side or not other.models:
            continue
        acting = battle.act is not None and battle.act.unit == other.id
        soon = acting or has_yet_to_act(battle, other)
        card = other.active if soon else other.next
        names = known_cards(other, card, seat, revealed=soon and other.revealed)
        if not names:
            continue
        walk, blows = _menace(other.profile, other.weapon, tuple(names), len(other.models))
        if acting:
            walk = 0.0
        if any(battle.is_blocked(other, model) for model in other.models):
            walk, blows = 0.0, ()
        weight = 1.0 if soon else NEXT_ROUND[when(other, later=True) > own]
        found.append(Threat(other, battle.hexes_of(other), walk, blows, weight))
    return found


def fright(battle: Battle, unit: Unit, others: Iterable[Unit], fear: int) -> float:
    """What a Fear action takes from the enemies that hear it, less from friends (4.78-4.81)."""
    total = 0.0
    for other in others:
        courage = score(battle, other, "co").total
        chance = odds(fear - courage, strict=True)
        taken = chance * stake_of(battle, other) * SCARED * (1 + len(fears(other)))
        # Friends may be spared (1.43); a beast is roused by fear as well (4.96).
        total += 0.0 if other.side == unit.side else taken
    return total


def fears(unit: Unit) -> list[str]:
    """The Fear cards on top of a unit's deck: their number is public (1.35)."""
    return [card for card in unit.deck.top if is_fear(card)]
