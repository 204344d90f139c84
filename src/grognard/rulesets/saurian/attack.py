"""Attacks: declaring, the Hit, and what follows (4.19-4.32, 4.44)."""

from collections.abc import Callable, Sequence

from grognard.kernel.compound import Picks, Tick
from grognard.kernel.questions import Choose, Option
from grognard.kernel.refusals import Refusal
from grognard.kernel.tallies import Tally
from grognard.rulesets.saurian import piles
from grognard.rulesets.saurian.ammunition import spend
from grognard.rulesets.saurian.assault import (
    Attack,
    dodge_score,
    fails_anyhow,
    hit_score,
    reach_of,
    reached_models,
)
from grognard.rulesets.saurian.battle import Activation, Battle, Model, Unit
from grognard.rulesets.saurian.boosts import affordable_boost, pays
from grognard.rulesets.saurian.casualties import hex_facts, model_option
from grognard.rulesets.saurian.content import Action, Weapon
from grognard.rulesets.saurian.damage import deal_damage
from grognard.rulesets.saurian.events import (
    Attacked,
    CrateOpened,
    Hit,
    Missed,
)
from grognard.rulesets.saurian.field import Hex
from grognard.rulesets.saurian.reach import (
    arms,
    free_models,
)
from grognard.rulesets.saurian.skill import Test, compare, decide
from grognard.rulesets.saurian.stability import stability_after_attack
from grognard.rulesets.saurian.targets import (
    impacts,
    melee_targets,
    pick_target,
    shoot_targets,
    target_hexes,
    target_option,
)
from grognard.rulesets.saurian.victory import score_crate
from grognard.rulesets.saurian.windows import Moment, main_window


async def melee(
    battle: Battle,
    unit: Unit,
    act: Activation,
    action: Action,
    *,
    card: bool,
    again: bool = False,
) -> bool:
    """A Melee Attack action (4.22); whether it was made.

    ``again`` is the repeat that a Boost buys: nothing for models on the ground (4.49, 4.94).
    """
    if action.sweep is not None:
        return await _sweep(battle, unit, act, action, card=card)

    def offer() -> list[str]:
        return melee_targets(battle, unit, action, standing=again)

    key = await pick_target(battle, unit, act, "melee", offer, "4.22")
    if key == "none":
        return False
    name, _, place = key.partition("@")
    if name == "crate":
        smash(battle, unit, int(place))
        return True
    attack = Attack(unit, action, card, target=battle.unit(name), hex=int(place), again=again)
    await choose_fighters(battle, attack)
    await buy_boost(battle, act, attack)
    await resolve(battle, attack)
    if attack.boost is not None and attack.boost.repeat is not None and unit.able:
        await melee(battle, unit, act, action, card=card, again=True)
    return True


async def _sweep(
    battle: Battle, unit: Unit, act: Activation, action: Action, *, card: bool
) -> bool:
    """A Melee Attack on everybody in the Front, or the Back (4.31)."""
    attack = Attack(unit, action, card, models=[m.number for m in free_models(battle, unit)][:1])
    await buy_boost(battle, act, attack)
    await resolve_many(battle, attack, lambda: _swept(battle, attack))
    return True


def _swept(battle: Battle, attack: Attack) -> list[Unit]:
    return [
        target
        for target in battle.in_play()
        if target is not attack.unit
        and any(reach_of(battle, attack, model, target) for model in attack.fighters)
    ]


def smash(battle: Battle, unit: Unit, hex_: Hex) -> None:
    """A dinosaur breaks a crate open: no test (5.11)."""
    battle.things = [thing for thing in battle.things if thing.at != hex_]
    battle.moved()
    battle.tell(CrateOpened(unit.id))
    score_crate(battle, unit.seat)


async def shoot(
    battle: Battle,
    unit: Unit,
    act: Activation,
    action: Action,
    *,
    card: bool,
    hit_bonus: int = 0,
    only: Unit | None = None,
    forced: bool = False,
) -> bool:
    """A Ranged Attack action (4.23); whether it was made.

    ``only`` is the one target a card allows; ``forced`` shots use no ammunition card (4.111).
    """
    weapon = await _choose_weapon(battle, unit, only)
    if weapon is None:
        return False

    def offer() -> list[str]:
        keys = shoot_targets(battle, unit, weapon)
        return keys if only is None else [k for k in keys if k.partition("@")[0] == only.id]

    if forced:
        key = await Choose(
            unit.seat,
            lambda: [target_option(battle, unit, key) for key in offer()],
            rule="4.111",
            topic="shoot",
            piece=unit.id,
        )
    else:
        area = weapon.area or 0
        key = await pick_target(battle, unit, act, "shoot", offer, "4.23", area)
    if key == "none":
        return False
    name, _, place = key.partition("@")
    attack = Attack(unit, action, card, weapon=weapon, hit_bonus=hit_bonus)
    if name == "aim":
        await _aim(battle, attack, int(place))
    else:
        attack.target, attack.hex = battle.unit(name), int(place)
        if forced:
            attack.models = [model.number for model in able_to_join(battle, attack)[0]]
        else:
            await choose_fighters(battle, attack)
    if not forced:
        await _choose_ammunition(battle, attack)
        await buy_boost(battle, act, attack)
    if attack.impact >= 0:
        area = weapon.area or 0
        await resolve_many(battle, attack, lambda: target_hexes(battle, unit, attack.impact, area))
    else:
        await resolve(battle, attack)
    return True


async def _choose_weapon(battle: Battle, unit: Unit, only: Unit | None) -> Weapon | None:
    usable = [
        weapon
        for weapon in arms(unit)
        if any(
            only is None or key.partition("@")[0] == only.id
            for key in shoot_targets(battle, unit, weapon)
        )
    ]
    if len(usable) < 2:
        return usable[0] if usable else None
    options = [Option(w.id, "option-weapon", facts={"card": w.id}, card=w.id) for w in usable]
    chosen = await Choose(unit.seat, options, rule="4.21", topic="weapon", piece=unit.id)
    return battle.content.weapons[chosen]


async def _choose_ammunition(battle: Battle, attack: Attack) -> None:
    """One ammunition card, or none (4.101, D21)."""
    unit, weapon = attack.unit, attack.weapon
    assert weapon is not None, "a shot has a weapon"
    if weapon.accepts is None or not unit.ammo:
        return

    def fitting() -> list[str]:
        return [
            card for card in unit.ammo if battle.content.ammunition[card].type == weapon.accepts
        ]

    if not fitting():
        return
    chosen = await Choose(
        unit.seat,
        lambda: [
            Option("none", "option-no-ammunition"),
            *(
                Option(
                    card,
                    "option-ammunition",
                    facts={"card": card},
                    card=card,
                    pile=piles.of_unit(unit.id, "ammo"),
                )
                for card in dict.fromkeys(fitting())
            ),
        ],
        rule="4.101",
        topic="ammunition",
        default="none",
        piece=unit.id,
        story=lambda: attack.story(battle),
    )
    if chosen != "none":
        attack.ammo = unit.ammo.index(chosen)


async def _aim(battle: Battle, attack: Attack, aim: Hex) -> None:
    """One model fires an area weapon; out of range it falls short (4.30)."""
    unit, weapon = attack.unit, attack.weapon
    assert weapon is not None and weapon.area is not None, "only area weapons aim at hexes"
    found: dict[str, None] = {}
    for model in free_models(battle, unit):
        for impact in impacts(battle, unit, model, aim, weapon):
            if target_hexes(battle, unit, impact, weapon.area):
                found[f"{model.number}>{impact}"] = None
    options = [
        Option(
            key,
            "option-impact",
            unit.id,
            battle.board.point(int(key.partition(">")[2])),
            _impact_facts(battle, key),
        )
        for key in found
    ]
    chosen = await Choose(unit.seat, options, rule="4.30", topic="impact", piece=unit.id)
    number, _, impact_hex = chosen.partition(">")
    attack.models, attack.impact = [int(number)], int(impact_hex)


def _impact_facts(battle: Battle, key: str) -> dict[str, int]:
    number, _, hex_ = key.partition(">")
    return {"n": int(number) + 1, **hex_facts(battle, int(hex_))}


def able_to_join(battle: Battle, attack: Attack) -> list[list[Model]]:
    """Models able to take part, standing ones and Knocked ones apart (4.25)."""
    assert attack.target is not None, "a target is named first"
    groups = []
    for knocked in (False,) if attack.again else (False, True):
        found = [
            model
            for model in free_models(battle, attack.unit)
            if model.knocked == knocked and reach_of(battle, attack, model, attack.target)
        ]
        if found:
            groups.append(found)
    return groups


async def choose_fighters(battle: Battle, attack: Attack) -> None:
    """The owner chooses which models take part, at least one (4.25)."""
    unit = attack.unit
    if len(unit.models) == 1:
        attack.models = [unit.models[0].number]
        return
    picks = await Tick(
        unit.seat,
        lambda: [
            model_option(battle, unit, model)
            for group in able_to_join(battle, attack)
            for model in group
        ],
        rule="4.25",
        topic="fighters",
        least=1,
        default=lambda: tuple(str(model.number) for model in able_to_join(battle, attack)[0]),
        piece=unit.id,
        forbid=lambda picks: _standing_and_knocked(unit, picks),
        story=lambda: attack.story(battle),
    )
    attack.models = [int(key) for key in picks]


def _standing_and_knocked(unit: Unit, picks: Picks) -> Refusal | None:
    """Those who attack together all stand, or all lie (4.25)."""
    lying = {model.knocked for model in unit.models if str(model.number) in picks}
    return Refusal("standing-and-knocked", rule="4.25", unit=unit.id) if len(lying) > 1 else None


async def buy_boost(battle: Battle, act: Activation, attack: Attack) -> None:
    """Pay Adrenaline for the card's Boost when the action is declared (4.94, D22)."""
    boost = affordable_boost(attack.unit, act, card=attack.by_card)
    if boost is None or "gr" in boost.bonus:
        return
    bonus = boost.bonus.get("me" if attack.melee else "ba", 0)
    lasting = boost.repeat is not None or "st" in boost.bonus

    def wasted() -> bool:
        return not lasting and fails_anyhow(battle, attack, bonus)

    if await pays(battle, attack.unit, act, boost, story=lambda: attack.story(battle), moot=wasted):
        attack.boost = boost


async def resolve(battle: Battle, attack: Attack) -> None:
    """Declare, hit, damage; then Stability, and T-KILL (3.35, 4.29, 4.44)."""
    unit, target = attack.unit, attack.target
    assert target is not None, "a target is named first"
    battle.tell(Attacked(unit.id, target.id, attack.action.do))
    _cite_attack(battle, attack)
    await main_window(battle, Moment("decl", unit.seat, unit, attack))
    if unit.able and target.in_play and attack.fighters:
        await strike(battle, attack, target)
    await finish(battle, attack, [target])


def _cite_attack(battle: Battle, attack: Attack) -> None:
    """Which clauses allowed this attack."""
    battle.cite("1.12", "1.15", "1.37", "4.20", "4.25")
    if not attack.melee:
        battle.cite("1.32", "1.50", "4.23", "4.24")


async def resolve_many(battle: Battle, attack: Attack, targets: Callable[[], list[Unit]]) -> None:
    """An attack with several targets: one test each, in the Initiator's order (4.30, 4.31)."""
    unit = attack.unit
    attack.aimed_at = targets()
    battle.cite("4.30" if attack.impact >= 0 else "4.31", "1.13" if attack.melee else "1.12")
    for target in attack.aimed_at:
        battle.tell(Attacked(unit.id, target.id, attack.action.do))
    await main_window(battle, Moment("decl", unit.seat, unit, attack))
    done: list[Unit] = []
    while unit.able and attack.fighters:
        left = [target for target in targets() if target not in done]
        if not left:
            break
        left.sort(key=lambda target: battle.between(unit, target))
        options = [Option(t.id, "option-target", t.id, facts={"unit": t.id}) for t in left]
        chosen = await Choose(
            unit.seat,
            options,
            rule="3.35",
            topic="order",
            piece=unit.id,
            story=lambda: attack.story(battle),
        )
        target = battle.unit(chosen)
        done.append(target)
        attack.target = target
        reached = reached_models(battle, attack, target)
        attack.hex = await _name_hex(battle, attack, reached)
        attack.swept[target.id] = [model.number for model in reached]
        await strike(battle, attack, target)
    await finish(battle, attack, done)


async def _name_hex(battle: Battle, attack: Attack, reached: Sequence[Model]) -> Hex:
    """Of several sub-units the attacker names one: standing or Knocked, it dodges (4.28)."""
    unit, target = attack.unit, attack.target
    assert target is not None, "a target is named first"
    unlike = {model.knocked: model for model in reversed(reached)}
    models = sorted(unlike.values(), key=lambda model: model.number)
    options = [model_option(battle, target, model) for model in models]
    key = await Choose(
        unit.seat,
        options,
        rule="4.28",
        topic="sub-unit",
        piece=target.id,
        story=lambda: attack.story(battle),
    )
    return next(model.at for model in models if model.number == int(key))


async def strike(battle: Battle, attack: Attack, target: Unit) -> None:
    """Hit against Dodge, then Damage against Armour, for one target (4.29, 4.33-4.40)."""
    unit = attack.unit
    if target.sedated:
        battle.cite("4.71")
        attack.test = Test(unit, target, hit_score(battle, attack), Tally("do"))
        hits = True
    else:
        hit, dodge = hit_score(battle, attack), dodge_score(battle, attack, target)
        stake = "score" if attack.melee else ""
        test = attack.test = Test(unit, target, hit, dodge, deed=attack, stake=stake)
        hits = await decide(battle, test)
        while not hits and unit.able and target.in_play:
            before = test.score.total
            await main_window(battle, Moment("miss", unit.seat, unit, attack))
            if test.score.total == before:
                break
            hits = await compare(battle, test)
    if not hits:
        battle.tell(Missed(unit.id, target.id))
        return
    battle.tell(Hit(unit.id, target.id))
    attack.hero_armour = 0
    await main_window(battle, Moment("hit", unit.seat, unit, attack))
    if target.in_play and attack.fighters:
        await deal_damage(battle, attack, target)


async def finish(battle: Battle, attack: Attack, targets: Sequence[Unit]) -> None:
    """After the attack: spent rounds, Stability, T-KILL (4.44, 7G, 3.32)."""
    unit = attack.unit
    if attack.ammo >= 0 and attack.ammo_type() == "round":
        spend(battle, unit, attack.ammo)
        attack.ammo = -1
    if attack.action.stab and unit.able:
        await stability_after_attack(battle, attack, targets)
    if attack.eliminated and unit.able:
        await main_window(battle, Moment("kill", unit.seat, unit, attack))
