"""Melee: one exchange between two models in contact, and Berserk chains (4.3, 4.606, 4.607)."""

from collections.abc import Sequence

from grognard.kernel.acts import Roll
from grognard.kernel.questions import Choose, Option
from grognard.rulesets.brimstone import stats, stories
from grognard.rulesets.brimstone.battle import Attack, Battle, Model, piece_option
from grognard.rulesets.brimstone.content import WeaponEntry
from grognard.rulesets.brimstone.damage import damage_of, die, lethal_hits, swallow
from grognard.rulesets.brimstone.dice import MOST_DICE, RollPool
from grognard.rulesets.brimstone.events import (
    AttackFellAway,
    FirstStruck,
    Hit,
    MeleeDeclared,
    Moved,
    StayedCalm,
    WentBerserk,
)
from grognard.rulesets.brimstone.field import in_contact, larger
from grognard.rulesets.brimstone.movement import pick_route
from grognard.rulesets.brimstone.moves import Move, nearest_models, routes_to
from grognard.rulesets.brimstone.states import consume, inflict
from grognard.rulesets.brimstone.windows import window

Handicap = tuple[str, str, int, int]
BERSERK_AT = 4
BERSERK_MOVE = 2.0
SWALLOW_OPTIONS = [Option("swallow"), Option("spare")]


async def choose_target(
    battle: Battle, attacker: Model, enemies: Sequence[Model], rule: str = "4.301"
) -> Model:
    """Which enemy in contact is attacked: usually the weakest, or the first (D14, D22)."""
    weakest = min(enemies, key=lambda enemy: (enemy.lp, enemy.index))
    usual = weakest if rule == "4.301" else enemies[0]
    chosen = await Choose(
        attacker.commander,
        [piece_option(enemy.id) for enemy in enemies],
        rule=rule,
        topic="melee-target",
        default=usual.id,
        piece=attacker.id,
    )
    return battle.model(chosen)


async def melee(
    battle: Battle,
    attacker: Model,
    target: Model,
    handicaps: Sequence[Handicap] = (),
    *,
    one_sided: bool = False,
) -> None:
    """A melee attack, steps M1 to M7 and window w7 (4.304)."""
    now = battle.now
    attack = Attack("melee", attacker, target)
    attack.one_sided = one_sided
    attack.handicaps[attacker.id] = list(handicaps)
    battle.tell(MeleeDeclared(attacker.id, target.id))
    for model in attack.principals():
        if model.profile.melee and stats.fights_back(attack, model):
            attack.weapon[model.id] = await choose_weapon(model)
    now.attacks.append(attack)
    await window(battle, "w5")
    if attacker.at is None or target.at is None or not in_contact(attacker, target):
        battle.tell(AttackFellAway(attacker.id, target.id))
        now.attacks.pop()
        return
    hits = {model.id: await strike(battle, attack, model) for model in attack.principals()}
    attack.hits = hits
    await window(battle, "w6")
    dead = await settle(battle, attack, hits)
    for model in attack.principals():
        foe = target if model is attacker else attacker
        if foe in dead and model not in dead:
            await berserk_check(battle, model)
    await window(battle, "w7", last=len(now.attacks) == 1)
    now.attacks.pop()


async def choose_weapon(model: Model) -> WeaponEntry:
    """A model with several melee weapons names one (1.13)."""
    weapons = model.profile.melee
    if len(weapons) == 1:
        return weapons[0]
    chosen = await Choose(
        model.commander,
        [Option(weapon.id, f"weapon-{weapon.id}") for weapon in weapons],
        rule="1.13",
        topic="weapon",
        piece=model.id,
    )
    return next(weapon for weapon in weapons if weapon.id == chosen)


async def strike(battle: Battle, attack: Attack, model: Model) -> int:
    """A principal's hits: its pool against the other's Defence (4.305-4.309)."""
    pool = stats.combat_pool(battle, attack, model)
    if not pool.total:
        battle.cite("4.310" if not stats.fights_back(attack, model) else "4.309")
        return 0
    foe = attack.target if model is attack.attacker else attack.attacker
    need = stats.defence(attack, foe)
    battle.cite(*(part.rule for part in need.parts), "1.1", "1.9", "1.13", "4.305", "4.308")
    if pool.total > MOST_DICE:
        battle.cite("4.307")
    return await RollPool(
        pool=pool,
        need=need.total,
        enough=lambda: lethal_hits(attack, model, foe),
        piece=model.id,
        seat=model.commander,
        rule="4.306",
        topic="melee",
    )


async def settle(battle: Battle, attack: Attack, hits: dict[str, int]) -> list[Model]:
    """Damage of both at once, weapon rules on survivors, deaths (M6, M7; 4.312, 4.313)."""
    one, two = attack.principals()
    dealt = {m.id: _damage(battle, attack, m, f, hits[m.id]) for m, f in ((one, two), (two, one))}
    silenced = _first_strike(battle, attack, dealt)
    for model, foe in ((one, two), (two, one)):
        if model is silenced:
            continue
        battle.tell(Hit(model.id, foe.id, hits[model.id], dealt[model.id]))
        if dealt[model.id]:
            attack.harmed.add((model.id, foe.id))
            foe.lp -= dealt[model.id]
    if silenced is None:
        battle.cite("4.312")
    for model, foe in ((one, two), (two, one)):
        if model is not silenced and foe.lp > 0 and model.id in attack.weapon:
            weapon_rules(battle, attack, model, foe, hits[model.id], dealt[model.id])
    for model, foe in ((one, two), (two, one)):
        if model is not silenced and model.lp > 0 and foe.lp > 0:
            await maybe_swallow(battle, attack, model, foe, hits[model.id])
    dead = die(battle, (one, two))
    if not dead:
        battle.cite("4.314")
    return dead


def _damage(battle: Battle, attack: Attack, model: Model, foe: Model, hits: int) -> int:
    weapon = attack.weapon.get(model.id)
    return damage_of(battle, attack, model, foe, weapon, hits) if weapon is not None else 0


def _first_strike(battle: Battle, attack: Attack, dealt: dict[str, int]) -> Model | None:
    """Who dies before striking: the foe of the only principal with First Strike (4.313)."""
    one, two = attack.principals()
    quick = [m for m in (one, two) if m.profile.abilities.first_strike]
    if len(quick) != 1:
        return None
    foe = two if quick[0] is one else one
    if foe.lp > dealt[quick[0].id]:
        return None
    battle.tell(FirstStruck(quick[0].id))
    return foe


def weapon_rules(
    battle: Battle, attack: Attack, user: Model, foe: Model, hits: int, damage: int
) -> None:
    """States a weapon inflicts on a survivor, by its hits or its damage (7.14-7.19)."""
    weapon = attack.weapon[user.id]
    if weapon.stunning and hits >= weapon.stunning:
        battle.cite("7.14", "7.16", "4.502")
        inflict(battle, foe, "stunned", 1)
    if weapon.toppling and hits >= weapon.toppling and not larger(foe, user):
        battle.cite("7.14", "7.17")
        inflict(battle, foe, "knocked_down")
    if weapon.slowing and hits >= weapon.slowing:
        battle.cite("7.14", "7.18")
        inflict(battle, foe, "slowed", 1)
    if weapon.searing and damage:
        battle.cite("7.19")
        consume(battle, foe, *weapon.searing)


async def maybe_swallow(battle: Battle, attack: Attack, user: Model, foe: Model, hits: int) -> None:
    """Enough hits on a smaller base: its commander may have the foe swallowed (7.20)."""
    weapon = attack.weapon.get(user.id)
    if weapon is None or not weapon.swallow or hits < weapon.swallow or not larger(user, foe):
        return
    if any(model.held_by == user.id for model in battle.models):
        return
    answer = await Choose(
        user.commander,
        SWALLOW_OPTIONS,
        rule="7.20",
        topic="swallow",
        default="swallow",
        piece=foe.id,
        story=stories.of_swallowing(user, foe, hits),
    )
    if answer == "swallow":
        swallow(battle, user, foe)


async def berserk_check(battle: Battle, model: Model) -> None:
    """A Berserk model that killed may rush at the closest model (4.606, 4.607)."""
    if not model.berserk or model.at is None or model.helpless:
        return
    if model.profile.abilities.rage:
        battle.cite("7.12")
    rolled = await Roll(
        1, BERSERK_AT, piece=model.id, seat=model.commander, rule="4.606", topic="berserk"
    )
    closest = nearest_models(battle, model)
    if not rolled or not closest:
        battle.tell(StayedCalm(model.id))
        return
    target = await _closest(battle, model, closest)
    battle.tell(WentBerserk(model.id, target.id))
    await berserk_move(battle, model, target)
    if in_contact(model, target):
        battle.cite("4.302")
        await melee(battle, model, target)


async def _closest(battle: Battle, model: Model, closest: Sequence[Model]) -> Model:
    """Of equally near models its commander picks one; friends come last (4.607)."""
    enemies = [m for m in closest if m.commander != model.commander]
    friends = [m for m in closest if m.commander == model.commander]
    chosen = await Choose(
        model.commander,
        [
            *(piece_option(enemy.id) for enemy in enemies),
            *(Option(m.id, piece=m.id, caution="caution-friend") for m in friends),
        ],
        rule="4.607",
        topic="berserk-target",
        piece=model.id,
        story=stories.of_fury(model, closest),
    )
    return battle.model(chosen)


async def berserk_move(battle: Battle, model: Model, target: Model) -> None:
    """2" toward the closest model by the shortest route, whatever zones lie on it (4.218)."""
    if in_contact(model, target):
        return
    ways = routes_to(battle, model, target)
    if not ways:
        return
    way = await pick_route(battle, model, ways)
    move = Move(battle, model, inches=BERSERK_MOVE, heedless=True)
    battle.cite("4.218")
    move.go(move.as_far_as_it_goes(way))
    battle.tell(Moved(model.id, model.place, round(move.length, 3)))
