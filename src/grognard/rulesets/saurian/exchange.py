"""Who strikes whom in the activations to come, and what both sides are likely to lose by it.

Initiative is printed on both faces of a card (1.24), so everybody knows who acts before whom in
this round and the next: who stands within reach of an enemy that acts first may never act at all.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import exp

from msgspec import Struct

from grognard.rulesets.saurian.assault import MOST_GROUP_BONUS
from grognard.rulesets.saurian.battle import SIDES, Battle, Unit, initiative, is_condition
from grognard.rulesets.saurian.content import Profile
from grognard.rulesets.saurian.field import Board, Hex

LATER = 0.5
"""How much of a blow counts that would fall in the round after: much may change until then."""
TIE = 0.7
"""How far the attacker is ahead where scores are equal (1.40)."""
HERO_CARDS = 0.9
"""By how many points hero cards usually bend a test."""
WOUNDED = 0.45
"""Share of a unit that is lost with all its Health but a last point."""
AT_ONCE = 99
"""Before every Initiative there is: the activation under way."""

ACTING = frozenset({"activation", "held"})
PLAYED = frozenset({"check", "first-window", "fury", "skipped", "slide"})
"""Phases in which units have begun to act, and in which all of them have."""


class Blow(Struct, frozen=True):
    """An attack that a card, or the board of a unit, allows."""

    reach: int
    hit: int
    damage: int
    pierce: int


class Target(Struct, eq=False):
    """A unit as it will be found by who strikes it."""

    unit: Unit
    hexes: set[Hex]
    health: int
    stake: float
    """What its side loses with it."""
    dodge: int
    left: float = 1.0
    """The share of it that blows before have spared."""
    walk: int = 0
    """Hexes it may have gone in activations before."""


class Coming(Struct, eq=False):
    """An activation to come: of whom, when, and with which card."""

    round: int
    initiative: int
    unit: Unit
    card: str
    moves: bool = True


def losses(battle: Battle, stakes: dict[str, float]) -> dict[str, float]:
    """What each side is likely to lose of its stakes until the end of the next round."""
    targets = {
        unit.id: _target(battle, unit, stakes[unit.id]) for unit in battle.able() if unit.models
    }
    lost: dict[str, float] = dict.fromkeys(SIDES, 0.0)
    for coming in sorted(_to_come(battle), key=lambda each: (each.round, -each.initiative)):
        striker = targets[coming.unit.id]
        victim, share = _best_blow(battle.board, coming, striker, targets)
        if victim is not None:
            share *= striker.left * (LATER if coming.round else 1.0)
            lost[victim.unit.side] += victim.stake * victim.left * share
            victim.left *= 1 - share
    return lost


def _target(battle: Battle, unit: Unit, stake: float) -> Target:
    health = sum([model.health for model in unit.models])
    shown = unit.active if unit.revealed and battle.phase in ACTING else ""
    hexes = {model.at for model in unit.models}
    return Target(unit, hexes, health, stake, _dodge(unit.profile, shown))


def _to_come(battle: Battle) -> Iterator[Coming]:
    """Every activation of this round and the next of which it is known when it comes (3.3)."""
    act, phase = battle.act, battle.phase
    for unit in battle.able():
        if not unit.models:
            continue
        if act is not None and act.unit == unit.id:
            yield Coming(0, AT_ONCE, unit, unit.active, moves=act.stage != "act")
        elif phase not in PLAYED and not (phase in ACTING and unit.acted):
            yield Coming(0, initiative(unit), unit, unit.active)
        if unit.next:
            card = battle.content.cards.get(unit.next)
            when = unit.profile.initiative if card is None else card.initiative
            yield Coming(1, when, unit, unit.next)


def _best_blow(
    board: Board, coming: Coming, striker: Target, targets: dict[str, Target]
) -> tuple[Target | None, float]:
    """Whom a unit strikes that takes as much as it can, and the share of it that it takes."""
    unit, apart = coming.unit, board.apart
    weapon = unit.weapon or unit.profile.weapon
    moves, blows = _blows(unit.profile, weapon, coming.card, len(unit.models))
    striker.walk += moves if coming.moves else 0
    most, victim, taken = 0.0, None, 0.0
    for target in targets.values():
        if target.unit.side == unit.side:
            continue
        far = min([apart[a][b] for a in striker.hexes for b in target.hexes]) - striker.walk
        dodge = target.unit.profile.dodge if coming.round else target.dodge
        for blow in blows:
            if far <= blow.reach:
                share = _share(target.unit.profile, target.health, blow, dodge)
                if share * target.left * target.stake > most:
                    most, victim, taken = share * target.left * target.stake, target, share
    if not coming.round:
        striker.dodge = _dodge(unit.profile, coming.card)
    return victim, taken


def likely_share(striker: Unit, target: Unit) -> float:
    """The share of a unit that another is likely to take of it, whatever card it plays."""
    weapon = striker.weapon or striker.profile.weapon
    _, blows = _blows(striker.profile, weapon, "", len(striker.models))
    health, own = sum([model.health for model in target.models]), target.profile
    return max([_share(own, health, blow, own.dodge) for blow in blows], default=0.0)


@lru_cache(maxsize=1 << 12)
def _dodge(profile: Profile, card: str) -> int:
    """The Dodge of a unit once its Active card is revealed (4.28)."""
    shown = profile.content.cards.get(card)
    return profile.dodge + (shown.bonus.get("do", 0) if shown is not None else 0)


@lru_cache(maxsize=1 << 12)
def _blows(
    profile: Profile, weapon: str | None, name: str, models: int
) -> tuple[int, tuple[Blow, ...]]:
    """How far a unit moves with a card, and what it may strike with after that (3.5, 3.7)."""
    if is_condition(name):
        return 0, ()
    card = profile.content.cards.get(name)
    move, bonus, does = 0, {}, {}
    if card is not None:
        move, bonus = card.move + card.bonus.get("mv", 0), card.bonus
        does = {action.do: action for place in card.actions for action in place}
    group = min(MOST_GROUP_BONUS, models - 1)
    blows = []
    if profile.melee:
        action = does.get("melee")
        hit = profile.melee + group + (bonus.get("me", 0) if action else 0)
        blows.append(Blow(1, hit, hit, action.pierce if action else 0))
    if weapon:
        gun, action = profile.content.weapons[weapon], does.get("shoot")
        hit = (profile.ballistic or 0) + group + (bonus.get("ba", 0) if action else 0)
        pierce = gun.pierce + (action.pierce if action else 0)
        blows.append(Blow(gun.range, hit, gun.damage + group, pierce))
    return profile.movement + move, tuple(blows)


@lru_cache(maxsize=1 << 14)
def _share(profile: Profile, health: int, blow: Blow, dodge: int) -> float:
    """The share of a target that a blow is likely to take (4.29, 4.37, 4.38)."""
    harm = blow.damage - max(0, profile.armour["front"] - blow.pierce)
    if harm <= 0:
        return 0.0
    chance = 1 / (1 + exp((dodge - blow.hit - TIE) / HERO_CARDS))
    return chance * (1.0 if harm >= health else WOUNDED * harm / health)
