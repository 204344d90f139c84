"""Spells: announced, cast with the successes of the activation, resisted (4.801-4.809)."""

from grognard.kernel.questions import Choose, Option
from grognard.kernel.tallies import Tally
from grognard.rulesets.baroud.battle import RANGED, Battle, Figure
from grognard.rulesets.baroud.clash import Clash, Side, Terms
from grognard.rulesets.baroud.events import Immobilised, Resisted, SpellCast
from grognard.rulesets.baroud.field import is_engaged, piece_option, targets_within
from grognard.rulesets.baroud.quality import quality_roll
from grognard.rulesets.baroud.results import drop_token, end_watch, suffer
from grognard.rulesets.baroud.shooting import (
    at_target,
    nearest,
    target_score,
    target_side,
)

MOST_POWER = 3


def can_announce(battle: Battle, figure: Figure) -> bool:
    """A Magic-User with its magic, able and not engaged; a load may be put down (4.801, 5.11)."""
    return (
        figure.has("magic_user")
        and not figure.magic_lost
        and figure.is_able
        and not is_engaged(battle, figure)
    )


def spell_targets(battle: Battle, figure: Figure, power: int) -> list[Figure]:
    """Enemies in reach of a spell of that power (4.802, 4.807)."""
    return targets_within(battle, figure, battle.setting.sticks[power - 1])


def castable(battle: Battle, figure: Figure) -> list[str]:
    """Spells it may cast at all: an attack only if it may fight (4.806, 4.14)."""
    return [
        s.id for s in battle.content.spells.values() if not s.attack or figure.may_fight(RANGED)
    ]


def powers(battle: Battle, figure: Figure, actions: int) -> list[int]:
    """Powers that reach somebody, within the successes left (4.802)."""
    most = min(actions, MOST_POWER)
    return [p for p in range(1, most + 1) if spell_targets(battle, figure, p)]


async def cast(battle: Battle, figure: Figure, actions: int) -> int:
    """Cast the announced spell; returns the successes spent on it (4.3, 4.802)."""
    spell = await Choose(
        figure.seat,
        [Option(key, say=f"spell-{key}") for key in castable(battle, figure)],
        rule="4.805",
        topic="spell",
        piece=figure.id,
    )
    power = int(
        await Choose(
            figure.seat,
            lambda: [
                Option(
                    str(p),
                    say="option-spell-power",
                    facts={"power": p, "reach": battle.setting.sticks[p - 1]},
                    note="note-spell-power",
                )
                for p in powers(battle, figure, actions)
            ],
            rule="4.802",
            topic="power",
            default=lambda: str(powers(battle, figure, actions)[-1]),
            piece=figure.id,
        )
    )
    target = battle.figure(
        await Choose(
            figure.seat,
            lambda: [piece_option(t.id) for t in spell_targets(battle, figure, power)],
            rule="4.807",
            topic="spell-target",
            default=lambda: nearest(battle, figure, spell_targets(battle, figure, power)).id,
            piece=figure.id,
        )
    )
    battle.announced = False
    battle.cite("4.902")
    battle.tell(SpellCast(figure.id, spell, power, target.id))
    if battle.content.spells[spell].attack:
        await bolt(battle, figure, target, power)
    else:
        await bind(battle, target, power)
    return power


def bolt_clash(battle: Battle, caster: Figure, target: Figure, power: int) -> Clash:
    """Power stands in for Combat; no range, no -2C against Undead and Swarm (4.806, 4.807)."""
    score = Tally("spell").add("4.806", "power", power)
    return Clash(
        "spell",
        caster.id,
        target.id,
        at_target(battle, score, caster, target),
        target_score(battle, caster, target),
        Terms(Side(is_safe=True), target_side(battle, target), battle.setting.parity_by_die),
        seat=caster.seat,
        rule="4.806",
        topic="bolt",
    )


async def bolt(battle: Battle, caster: Figure, target: Figure, power: int) -> None:
    """An attack spell: only the target can be hurt (4.806)."""
    battle.note_combat(caster, RANGED)
    who, result = await bolt_clash(battle, caster, target, power)
    if who:
        await suffer(battle, target, result, source=caster.place, winner=caster)


async def bind(battle: Battle, target: Figure, power: int) -> None:
    """One Quality die per power; a single failure immobilises (4.808)."""
    resisted = await quality_roll(battle, target, power, rule="4.808", topic="resist")
    if resisted == power:
        battle.tell(Resisted(target.id))
        return
    drop_token(battle, target)
    end_watch(battle, target)
    target.immobilised = True
    battle.mirror(target)
    battle.tell(Immobilised(target.id))
