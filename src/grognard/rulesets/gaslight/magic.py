"""Spells: Projectiles, Attacks, Auras and Buffs (4.136-4.144)."""

from grognard.kernel.tallies import Tally
from grognard.rulesets.gaslight import stories
from grognard.rulesets.gaslight.battle import Aura, Battle, Model
from grognard.rulesets.gaslight.content import Spell
from grognard.rulesets.gaslight.damage import hit_triggers, score
from grognard.rulesets.gaslight.events import (
    AutomaticMiss,
    Hit,
    Missed,
    SpellCast,
    SpellFailed,
    SpellTookHold,
)
from grognard.rulesets.gaslight.field import at_most, distance, is_engaged, sees
from grognard.rulesets.gaslight.shooting import cover_dice, protect, react, reflex_pool
from grognard.rulesets.gaslight.templates import lay
from grognard.rulesets.gaslight.trials import Throw, cannot_win, closed, opposed, pool_of, test


def castable(battle: Battle, caster: Model) -> list[tuple[Spell, list[Model]]]:
    """The spells a model may cast now, with their targets; an Aura has none (4.136, 4.5, 4.6)."""
    if not caster.profile.spells or caster.profile.mind == 0:
        return []
    found = []
    for name in caster.profile.spells:
        spell = battle.content.spells[name]
        if name in battle.cast or (spell.kind == "projectile" and is_engaged(battle, caster)):
            continue
        if spell.kind == "aura":
            found.append((spell, [caster]))
        elif possible := _targets(battle, caster, spell):
            found.append((spell, possible))
    return found


def _targets(battle: Battle, caster: Model, spell: Spell) -> list[Model]:
    """Enemies, or friends and the caster itself, in range and line of sight (4.138-4.141)."""
    helps = spell.kind == "buff"
    return [
        model
        for model in battle.in_play()
        if (model.seat == caster.seat) == helps
        and at_most(distance(caster, model), spell.range)
        and sees(battle, caster, model)
    ]


def mind_pool(battle: Battle, caster: Model) -> Tally:
    """The caster's dice; it gets no elevation die (4.138)."""
    return closed(caster, pool_of(battle, caster, "mind"), "mind")


async def cast(battle: Battle, caster: Model, spell: Spell, target: Model) -> None:
    """Attempt a spell, once per Activation (4.136, 4.5)."""
    battle.cast.append(spell.id)
    battle.tell(SpellCast(caster.id, spell.id, target.id))
    battle.cite("4.5")
    if spell.kind in ("projectile", "attack"):
        await _assail(battle, caster, spell, target)
    else:
        await _invoke(battle, caster, spell, target)


async def _assail(battle: Battle, caster: Model, spell: Spell, target: Model) -> None:
    """Mind against Reflex; only a Projectile may be dived from and is hindered by cover."""
    if target.profile.is_typed("immunity", "magic", spell.damage):
        battle.tell(AutomaticMiss(caster.id, target.id))
        return
    if spell.kind == "projectile":
        battle.cite("4.138")
        cover = cover_dice(battle, caster, target)

        def pools() -> tuple[Tally, Tally]:
            against = reflex_pool(battle, caster, target, cover)
            return mind_pool(battle, caster), protect(target, against, "magic", spell.damage)

        told = stories.of_assault("story-spell", caster, target, pools, spell=spell.id)
        await react(battle, target, told)
        reflex = reflex_pool(battle, caster, target, cover)
    else:
        battle.cite("4.139")
        reflex = closed(target, pool_of(battle, target, "reflex"), "reflex")
    protect(target, reflex, "magic", spell.damage)
    mine, theirs = await opposed(
        battle,
        Throw(
            caster,
            mind_pool(battle, caster),
            "cast",
            spell.use,
            "4.136",
            is_settled=cannot_win,
        ),
        Throw(target, reflex, "avoid", rule="4.139"),
    )
    if mine <= theirs:
        battle.tell(Missed(caster.id, target.id, mine, theirs))
        battle.tell(SpellFailed(caster.id, spell.id))
        return
    battle.cite("4.144")
    rules = spell.rules + caster.profile.attack_rules("magic")
    if spell.template is not None:
        battle.tell(Hit(caster.id, target.id, mine - theirs, 0, 0))
        hit_triggers(battle, target, rules)
        lay(battle, spell.template, target.place, caster)
        return
    score(
        battle,
        caster,
        target,
        margin=mine - theirs,
        strength=spell.strength,
        damage=spell.damage,
        attack="magic",
        rules=rules,
    )


async def _invoke(battle: Battle, caster: Model, spell: Spell, target: Model) -> None:
    """A Mind test against the printed Difficulty, until end of turn (4.140, 4.141)."""
    pool = mind_pool(battle, caster)
    throw = Throw(caster, pool, "cast", spell.use, "4.136", need=spell.difficulty)
    if await test(battle, throw) < spell.difficulty:
        battle.tell(SpellFailed(caster.id, spell.id))
        return
    battle.tell(SpellTookHold(caster.id, spell.id, target.id))
    if spell.heals:
        battle.pending.healing.append((target.id, spell.heals))
    elif spell.kind == "aura":
        battle.auras.append(Aura(spell.id, caster.id))
    elif spell.id in target.spells:
        battle.cite("4.142")
    else:
        target.spells.append(spell.id)
    battle.forget()
