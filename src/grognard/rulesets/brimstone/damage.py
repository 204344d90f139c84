"""Damage, life and death (4.5), swallowing and release (4.616-4.618)."""

from collections.abc import Iterable

from grognard.kernel.questions import Point, Seat
from grognard.rulesets.brimstone import placing
from grognard.rulesets.brimstone.battle import SEATS, Attack, Battle, BattleOver, Model, other
from grognard.rulesets.brimstone.content import WeaponEntry
from grognard.rulesets.brimstone.events import CommandLost, Died, Released, Swallowed
from grognard.rulesets.brimstone.states import drop_relic
from grognard.rulesets.brimstone.stats import CLOSE_RANKS, protection


def damage_of(
    battle: Battle, attack: Attack, attacker: Model, victim: Model, weapon: WeaponEntry, hits: int
) -> int:
    """One look-up on the damage line, reduced once by Protection (1.12, 4.411, 4.501)."""
    if hits == 0:
        return 0
    piercing = weapon.piercing + attack.searing.get(attacker.id, 0)
    battle.cite("1.12", *(["7.15"] if piercing else []))
    return max(0, weapon.damage[hits - 1] - protection(victim, attack, piercing).total)


def lethal_hits(attack: Attack, attacker: Model, victim: Model) -> int | None:
    """So many hits kill, even in ranks closed after the dice; more make no difference (4.503)."""
    weapon = attack.weapon.get(attacker.id)
    if weapon is None:
        return None
    spare = CLOSE_RANKS - attack.ranks.get(victim.id, 0)
    piercing = weapon.piercing + attack.searing.get(attacker.id, 0)
    deadly = victim.lp + protection(victim, attack, piercing - spare).total
    survived = [hits for hits, damage in enumerate(weapon.damage, start=1) if damage < deadly]
    return max(survived, default=0) + 1


def die(battle: Battle, candidates: Iterable[Model]) -> list[Model]:
    """Bury every model without life points left; the game may end with it (4.503, 4.508)."""
    dead = [model for model in candidates if model.lp <= 0 and not model.dead]
    for model in dead:
        model.dead = True
    if len(dead) > 1:
        battle.cite("4.508")
    for model in sorted(dead, key=lambda m: (m.owner == battle.dominance, m.index)):
        _bury(battle, model)
    if dead:
        end_if_wiped_out(battle)
    return dead


def _bury(battle: Battle, model: Model) -> None:
    """Removed, its victim released, its relic dropped, Command lost, kill scored (4.507)."""
    battle.tell(Died(model.id))
    at = model.at
    held = [m for m in battle.models if m.held_by == model.id and not m.dead]
    holder = model.held_by
    battle.take_off(model)
    model.held_by = ""
    model.commander = model.owner
    model.states.clear()
    model.burns = []
    for victim in held:
        if at is not None:
            release(battle, victim, at)
        else:
            victim.held_by = holder
    if at is not None:
        drop_relic(battle, model, at)
    lose_command(battle, model)
    foe = other(model.owner)
    battle.kills[foe] = battle.kills.get(foe, 0) + model.profile.score
    if model.profile.abilities.insignificant:
        battle.cite("7.6")


def lose_command(battle: Battle, model: Model) -> None:
    """A dead commander's points leave base and current CMD, neither below 0 (4.704)."""
    lost = model.profile.cmd
    if lost:
        seat = model.owner
        battle.base[seat] = max(0, battle.base[seat] - lost)
        battle.cmd[seat] = max(0, battle.cmd[seat] - lost)
        battle.tell(CommandLost(seat, lost))


def swallow(battle: Battle, swallower: Model, victim: Model) -> None:
    """The victim leaves play, alive for now (4.616, 4.617)."""
    drop_relic(battle, victim)
    victim.held_by = swallower.id
    if victim is battle.now.model:
        battle.now.interrupted = True
    battle.take_off(victim)
    battle.tell(Swallowed(victim.id, swallower.id))
    end_if_wiped_out(battle)


def release(battle: Battle, victim: Model, at: Point) -> None:
    """The survivor stands where its swallower stood, or as near as it may (4.618)."""
    victim.held_by = ""
    place = placing.nearest_legal(battle, victim, at)
    battle.put(victim, place)
    battle.tell(Released(victim.id, place))


def has_models(battle: Battle, seat: Seat) -> bool:
    """Whether a player owns a model in play (5.2)."""
    return any(model.owner == seat and model.at is not None for model in battle.models)


def end_if_wiped_out(battle: Battle) -> None:
    """The game ends at once when a player owns no model in play (5.2)."""
    if not all(has_models(battle, seat) for seat in SEATS):
        raise BattleOver
