"""Melee: two figures in contact, both at risk (4.301-4.314)."""

from grognard.kernel.questions import Choose
from grognard.kernel.tallies import Tally
from grognard.rulesets.baroud.battle import Battle, Figure
from grognard.rulesets.baroud.clash import RECOIL, Clash, Side, Terms
from grognard.rulesets.baroud.field import (
    enemies_in_contact,
    is_above,
    is_across_obstacle,
    piece_option,
)
from grognard.rulesets.baroud.results import follow_up, suffer


def melee_score(
    battle: Battle, fighter: Figure, opponent: Figure, *, attacks: bool, power: bool = False
) -> Tally:
    """Combat and everything that changes it in melee (4.304-4.311)."""
    score = Tally("melee").add("1.3", "combat", fighter.profile.combat)
    _outnumbered(battle, score, fighter, opponent)
    if fighter.has("mounted") and not opponent.has("mounted"):
        score.add("4.305", "mounted", 1)
        battle.cite("4.907")
    if fighter.profile.is_large and not opponent.profile.is_large:
        score.add("4.306", "size", 1)
        cite_size(battle, fighter)
    if opponent.fallen or opponent.immobilised:
        score.add("4.307", "helpless-enemy", 2)
    if not attacks and is_across_obstacle(battle, fighter, opponent):
        score.add("4.308", "defends-obstacle", 1)
    if fighter.level > opponent.level and is_above(battle, fighter, opponent):
        score.add("4.309", "higher", 1)
    if attacks and fighter.ambush:
        if opponent.has("danger_sense"):
            score.ignore("4.929", "ambush", 1)
        else:
            score.add("4.310", "ambush", 1)
    if power and not attacks:
        score.add("4.311", "power-attack", -1)
    if fighter.rattled == opponent.id:
        score.add("4.133", "rattled", -1)
    return score


def _outnumbered(battle: Battle, score: Tally, fighter: Figure, opponent: Figure) -> None:
    """Each able enemy in contact beside the opponent (4.304)."""
    others = sum(e.is_able for e in enemies_in_contact(battle, fighter) if e is not opponent)
    if fighter.has("combat_master"):
        score.ignore("4.924", "outnumbered", -others)
    else:
        score.add("4.304", "outnumbered", -others)


def melee_side(battle: Battle, fighter: Figure, opponent: Figure, *, attacks: bool) -> Side:
    """What a fighter brings to the reading of the result."""
    helpless = fighter.immobilised or (fighter.fallen and not attacks)
    return Side(
        rolls=not helpless,
        armoured=fighter.has("heavy_armour"),
        lethal=any(opponent.has(kind) for kind in fighter.profile.lethal),
        savage=fighter.has("savage"),
        helpless=helpless and battle.setting.quick_kill,
    )


def melee_clash(
    battle: Battle, attacker: Figure, target: Figure, *, power: bool = False, hack: bool = False
) -> Clash:
    """The opposed roll of a melee (4.301); in a free hack only the target is at risk (4.112)."""
    ours = melee_side(battle, attacker, target, attacks=True)
    if hack:
        ours = Side(ours.rolls, True, ours.armoured, False, ours.lethal, ours.savage)
    theirs = melee_side(battle, target, attacker, attacks=False)
    cite_side(battle, ours)
    cite_side(battle, theirs)
    if attacker.fallen:
        battle.cite("4.312")
    if not theirs.rolls:
        battle.cite("4.313", "1.11")
    return Clash(
        "hack" if hack else "melee",
        attacker.id,
        target.id,
        melee_score(battle, attacker, target, attacks=True),
        melee_score(battle, target, attacker, attacks=False, power=power),
        Terms(ours, theirs, battle.setting.parity_by_die),
        seat=attacker.seat,
        rule="4.112" if hack else "4.301",
        topic="melee",
    )


def cite_size(battle: Battle, figure: Figure) -> None:
    """Name the ability that makes a figure large (1.5, 4.908, 4.909)."""
    battle.cite("1.5", "4.909" if figure.has("huge") else "4.908")


def cite_side(battle: Battle, side: Side) -> None:
    """Name the abilities that the reading of the result looks at (4.933)."""
    if side.armoured:
        battle.cite("4.922", "4.933")
    if side.lethal:
        battle.cite("4.932", "4.933")
    if side.savage:
        battle.cite("4.921", "4.933")
    if side.out_of_play:
        battle.cite("4.129", "4.933")


async def choose_enemy(battle: Battle, figure: Figure) -> Figure:
    """Which of the enemies in contact it attacks (4.303)."""
    key = await Choose(
        figure.seat,
        lambda: [piece_option(e.id) for e in enemies_in_contact(battle, figure)],
        rule="4.303",
        topic="melee-target",
        piece=figure.id,
    )
    return battle.figure(key)


async def fight(battle: Battle, attacker: Figure, target: Figure, *, power: bool = False) -> None:
    """A melee attack; whoever loses suffers (4.302)."""
    battle.cite("4.302", "4.303")
    who, result = await melee_clash(battle, attacker, target, power=power)
    if not who:
        return
    winner, loser = (attacker, target) if who == "target" else (target, attacker)
    outcome = await suffer(battle, loser, result, source=winner.place, winner=winner, melee=True)
    if outcome == RECOIL:
        await follow_up(battle, winner, loser)
