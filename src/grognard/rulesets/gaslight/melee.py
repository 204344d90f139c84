"""Melee: fights, reactions, multiple combat and leaving (4.70-4.84)."""

from collections.abc import Sequence

from grognard.kernel.questions import Choose, Option
from grognard.kernel.tallies import Tally
from grognard.rulesets.gaslight import stories
from grognard.rulesets.gaslight.battle import Battle, Model
from grognard.rulesets.gaslight.content import Melee
from grognard.rulesets.gaslight.damage import score
from grognard.rulesets.gaslight.events import (
    AttackDeclared,
    AutomaticMiss,
    Clashed,
    Fenced,
    HeldInMelee,
    LeftMelee,
    Parried,
)
from grognard.rulesets.gaslight.field import (
    at_least,
    engaging,
    higher,
    in_contact,
    more,
    touching,
)
from grognard.rulesets.gaslight.stories import Told
from grognard.rulesets.gaslight.trials import (
    ENOUGH,
    MOST_OF_A_CARD,
    Throw,
    cannot_win,
    closed,
    opposed,
    pool_of,
)

PARRY = Option("parry", note="note-parry")
PARRY_DICE = 2
MOST_HELP = 3
HIGHER = 1.0
CHARGE_HEIGHT = 3.0


def helpers(battle: Battle, model: Model, opponent: Model) -> int:
    """Other standing friends on the opponent who are busy with nobody else, at most 3 (4.77)."""
    count = 0
    for friend in battle.in_play(model.seat):
        if friend is model or friend.toppled or not in_contact(friend, opponent):
            continue
        if all(enemy is opponent for enemy in engaging(battle, friend)):
            count += 1
    return min(count, MOST_HELP)


def fight_pool(
    battle: Battle,
    model: Model,
    opponent: Model,
    *,
    earlier: int = 0,
    downhill: bool = False,
    parries: bool = False,
) -> Tally:
    """Fight dice: special rules, multiple combat, elevation (4.76, Table 4-D)."""
    tally = pool_of(battle, model, "fight")
    tally.add("4.77", "multiple-combat", helpers(battle, model, opponent))
    if more(higher(model, opponent), HIGHER):
        tally.add("4.80", "elevation", 1)
    if downhill:
        tally.add("4.82", "charging-downhill", 1)
        battle.cite("4.83")
    if parries:
        tally.add("4.74", "parry", PARRY_DICE)
    tally.add("4.152", "earlier-attacks", -earlier)
    if model.toppled:
        battle.cite("1.15")
        return tally.add("1.16", "toppled-one-die", 1 - tally.total)
    return closed(model, tally, "fight")


async def fight(
    battle: Battle,
    attacker: Model,
    target: Model,
    *,
    charge: bool = False,
    downhill: bool = False,
) -> None:
    """One Action of melee: with Fast Strike several attacks (4.70, 4.84, 4.152, 4.191)."""
    weapon = await _weapon(battle, attacker)
    most = max(1, weapon.number("fast"))
    for earlier in range(most):
        await _strike(battle, attacker, weapon, target, earlier=earlier, downhill=downhill)
        if earlier + 1 == most:
            return
        battle.cite("4.191", "4.84")
        left = [target] if charge else touching(battle, attacker)
        wish = await Choose(
            attacker.seat,
            [*(Option(enemy.id, piece=enemy.id) for enemy in left), ENOUGH],
            rule="4.152",
            topic="strike-on",
            default="stop",
            piece=attacker.id,
            story=stories.of_model("story-fast", attacker, earlier=earlier + 1),
            passing="stop",
            window="more-attacks",
        )
        if wish == "stop":
            return
        target = battle.model(wish)


async def _weapon(battle: Battle, model: Model) -> Melee:
    """The weapon declared for this Action (4.71, 1.23)."""
    weapons = model.profile.melee
    if len(weapons) == 1:
        return next(iter(weapons.values()))
    key = await Choose(
        model.seat,
        [Option(weapon, say=f"weapon-{weapon}") for weapon in weapons],
        rule="1.23",
        topic="weapon",
        default=strongest(model).id,
        piece=model.id,
    )
    return weapons[key]


def strongest(model: Model) -> Melee:
    """The melee weapon of highest Strength."""
    return max(model.profile.melee.values(), key=lambda weapon: weapon.bonus)


async def _strike(
    battle: Battle, attacker: Model, weapon: Melee, target: Model, *, earlier: int, downhill: bool
) -> None:
    """One melee attack: declare, react, roll, result (4.71-4.78)."""
    battle.tell(AttackDeclared(attacker.id, target.id, weapon.id))
    if _is_immune(target, weapon):
        battle.tell(AutomaticMiss(attacker.id, target.id))
        return

    def pools(*, parries: bool = False) -> tuple[Tally, Tally]:
        return (
            fight_pool(battle, attacker, target, earlier=earlier, downhill=downhill),
            fight_pool(battle, target, attacker, parries=parries),
        )

    strength = attacker.profile.strength + weapon.bonus
    facts = {"weapon": weapon.id, "strength": strength}
    told = stories.of_assault("story-blow", attacker, target, pools, **facts)
    answer = await _react(battle, target, told)
    parries = answer is None
    ours, others = pools(parries=parries)
    mine, theirs = await opposed(
        battle,
        Throw(attacker, ours, "fight", "melee", "4.76", is_settled=cannot_win if parries else None),
        Throw(
            target,
            others,
            "defend",
            "melee",
            "4.76",
            # Whoever parries never strikes back, by however much it wins.
            is_settled=(lambda mine, theirs: mine >= theirs) if parries else None,
        ),
    )
    net = mine - theirs
    battle.tell(Clashed(attacker.id, target.id, net))
    if net > 0:
        _hit(battle, attacker, weapon, target, net)
    elif net < 0 and answer is not None and _is_immune(attacker, answer):
        battle.tell(AutomaticMiss(target.id, attacker.id))
    elif net < 0 and answer is not None:
        _hit(battle, target, answer, attacker, -net)


def _is_immune(model: Model, weapon: Melee) -> bool:
    """A blow of a type that a model is immune to never hits it, a Fencing one no more (4.155)."""
    return model.profile.is_typed("immunity", "melee", weapon.damage)


async def _react(battle: Battle, target: Model, story: Told) -> Melee | None:
    """Fence with a weapon, or Parry (nothing); a Parry lasts for the Action (4.72-4.75)."""
    if target.id in battle.pending.parrying:
        battle.cite("4.75")
        return None
    weapons = target.profile.melee
    fences = [
        Option(f"fence:{weapon}", say="option-fence", facts={"weapon": weapon}, note="note-fence")
        for weapon in weapons
    ]
    parries = [] if target.toppled else [PARRY]
    wish = await Choose(
        target.seat,
        [*fences, *parries],
        rule="4.72",
        topic="melee-reaction",
        default=f"fence:{strongest(target).id}",
        piece=target.id,
        story=story,
    )
    if wish == "parry":
        battle.pending.parrying.append(target.id)
        battle.tell(Parried(target.id))
        return None
    battle.tell(Fenced(target.id))
    return weapons[wish.partition(":")[2]]


def _hit(battle: Battle, striker: Model, weapon: Melee, victim: Model, margin: int) -> None:
    """The winner's blow; both attacker and Fencing defender may deal one (4.78, 4.101)."""
    score(
        battle,
        striker,
        victim,
        margin=margin,
        strength=striker.profile.strength + weapon.bonus,
        damage=weapon.damage,
        attack="melee",
        rules=weapon.rules,
    )


async def leaves_melee(battle: Battle, model: Model) -> bool:
    """An engaged model must win or tie a Fight test before it moves (4.27, 4.81)."""
    enemies = engaging(battle, model)
    if not enemies:
        return True
    enemy = await _contester(battle, model, enemies)
    mine, theirs = await opposed(
        battle,
        Throw(
            model,
            fight_pool(battle, model, enemy),
            "leave",
            "leaving",
            "4.81",
            # A tie is enough, and nobody can take away what is more than a card's worth.
            is_settled=lambda mine, theirs: (
                mine >= theirs + MOST_OF_A_CARD or mine + MOST_OF_A_CARD < theirs
            ),
        ),
        Throw(
            enemy,
            fight_pool(battle, enemy, model),
            "hold-back",
            "leaving",
            "4.81",
            is_settled=lambda mine, theirs: mine > theirs or cannot_win(mine, theirs),
        ),
    )
    left = mine >= theirs
    battle.tell((LeftMelee if left else HeldInMelee)(model.id, enemy.id))
    return left


async def _contester(battle: Battle, model: Model, enemies: Sequence[Model]) -> Model:
    """Which engaging enemy contests: the first controller clockwise picks one of his (4.81)."""
    seat = next(
        s for s in battle.clockwise(model.seat) if any(enemy.seat == s for enemy in enemies)
    )
    own = [enemy for enemy in enemies if enemy.seat == seat]
    if len(own) == 1:
        return own[0]
    key = await Choose(
        seat,
        [Option(enemy.id, piece=enemy.id) for enemy in own],
        rule="4.81",
        topic="contest",
        default=max(own, key=lambda enemy: enemy.profile.fight).id,
        story=stories.of_model("story-leaver", model),
    )
    return battle.model(key)


def charges_downhill(start: float, target: Model) -> bool:
    """At the start of the Charge at least 3" higher than the target (4.82)."""
    return at_least(start - target.place[2], CHARGE_HEIGHT)
