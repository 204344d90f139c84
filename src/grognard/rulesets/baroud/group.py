"""Group orders of a Leader (4.950-4.952)."""

from collections.abc import Callable, Sequence
from itertools import combinations

from grognard.kernel.compound import Picks, Tick
from grognard.kernel.questions import Choose, Option
from grognard.kernel.refusals import Refusal
from grognard.kernel.tallies import Tally
from grognard.rulesets.baroud import charge as charging
from grognard.rulesets.baroud import stories
from grognard.rulesets.baroud.activation import begin
from grognard.rulesets.baroud.battle import CLOSE, LONG, RANGED, SHORT, TURNOVER, Battle, Figure
from grognard.rulesets.baroud.events import GroupActed, GroupOrdered, Regrouping
from grognard.rulesets.baroud.field import (
    distance,
    enemies_in_contact,
    in_contact,
    is_unseen,
    piece_option,
    within,
)
from grognard.rulesets.baroud.melee import choose_enemy, fight
from grognard.rulesets.baroud.movement import can_march, can_move, move
from grognard.rulesets.baroud.quality import MOST_FAILURES, QualityRoll, clamped, dice_options
from grognard.rulesets.baroud.shooting import (
    best_weapon,
    choose_target,
    is_armed,
    shoot,
    targets,
    usable_weapons,
    weapon_targets,
)

LEAST, MOST = 2, 5
DONE = Option("done")
MEMBER_MOVE = Option("move")
MEMBER_CHARGE = Option("charge")
MEMBER_MELEE = Option("melee")
FIRE = Option("fire", say="option-group-fire")


def eligible(battle: Battle, leader: Figure) -> list[Figure]:
    """Friends who may be in a group order (4.950, 4.925)."""
    reach = battle.setting.sticks[LONG]
    return [
        f
        for f in battle.bands[leader.seat]
        if not f.activated
        and f is not leader
        and f.is_able
        and not f.has("animal")
        and within(distance(leader, f), reach)
    ]


def are_linked(one: Figure, other: Figure, reach: float) -> bool:
    """Close enough to be in one group: contact, or S to regroup (4.950, 4.951)."""
    return within(distance(one, other), reach)


def joiners(battle: Battle, leader: Figure, members: list[Figure]) -> list[Figure]:
    """Who may join the members named so far; at first, whoever has a possible fellow."""
    friends = eligible(battle, leader)
    reach = battle.setting.sticks[SHORT]
    if members:
        return [
            f for f in friends if f not in members and any(are_linked(f, m, reach) for m in members)
        ]
    return [f for f in friends if any(f is not o and are_linked(f, o, reach) for o in friends)]


def can_order(battle: Battle, leader: Figure) -> bool:
    """Whether there is anyone to give a group order to: two friends close enough together."""
    reach = battle.setting.sticks[SHORT]
    return any(are_linked(a, b, reach) for a, b in combinations(eligible(battle, leader), 2))


async def begin_group(battle: Battle, leader: Figure) -> None:
    """Name the members and roll once for all (4.13, 4.950)."""
    members = await name_members(battle, leader)
    battle.regrouping = not in_touch(battle, members)
    battle.group = [member.id for member in members]
    battle.tell(GroupOrdered(leader.id, tuple(battle.group)))
    if battle.regrouping:
        battle.tell(Regrouping(leader.id))
    for member in members:
        begin(battle, member)
    need = group_threshold(battle, members)
    dice = int(
        await Choose(
            leader.seat,
            lambda: dice_options(need.total),
            rule="4.950",
            topic="group-dice",
            default="2",
            piece=leader.id,
            story=stories.of_quality(leader.id, lambda: need),
        )
    )
    successes = await QualityRoll(
        dice,
        need.total,
        quality=need,
        piece=leader.id,
        seat=leader.seat,
        rule="4.950",
        topic="group-roll",
    )
    if dice - successes >= MOST_FAILURES:
        battle.turn_over = TURNOVER
        battle.actions = 0
    battle.group_orders = successes
    for member in members:
        member.ambush = bool(successes) and is_unseen(battle, member)


def group_threshold(battle: Battle, members: list[Figure]) -> Tally:
    """The worst Quality of the group, with the Leader's bonus (4.950, 4.930)."""
    need = Tally("quality").add("4.950", "quality", max(m.profile.quality for m in members))
    if not battle.setting.leads_morale_only:
        need.add("4.512", "leader", -1)
    if all(member.has("gregarious") for member in members):
        need.add("4.930", "gregarious", -1)
    return clamped(need)


async def name_members(battle: Battle, leader: Figure) -> list[Figure]:
    """Two to five friends, each close enough to another (D17)."""
    picks = await Tick(
        leader.seat,
        lambda: [piece_option(f.id) for f in joiners(battle, leader, [])],
        rule="4.950",
        topic="group-members",
        least=LEAST,
        most=MOST,
        default=lambda: usual_group(battle, leader),
        piece=leader.id,
        unfinished=lambda picks: lacks_link(battle, picks),
    )
    return [battle.figure(key) for key in picks]


def usual_group(battle: Battle, leader: Figure) -> Picks:
    """As many as may be together, from the first that may be in a group."""
    members: list[Figure] = []
    while len(members) < MOST and (found := joiners(battle, leader, members)):
        members.append(found[0])
    return tuple(member.id for member in sorted(members, key=lambda member: member.index))


def lacks_link(battle: Battle, picks: Picks) -> Refusal | None:
    """Nobody in a group is farther than S from all others of it (4.951)."""
    members = [battle.figure(key) for key in picks]
    reach = battle.setting.sticks[SHORT]
    if is_one(members, lambda a, b: are_linked(a, b, reach)):
        return None
    return Refusal("not-together", rule="4.951", reach=reach)


def in_touch(battle: Battle, members: list[Figure]) -> bool:
    """Whether base contact links all of them (1.9, 4.950)."""
    return is_one(members, lambda a, b: in_contact(battle, a, b))


def is_one(members: Sequence[Figure], touch: Callable[[Figure, Figure], bool]) -> bool:
    """Whether links from one to the next hold all of them together."""
    linked, waiting = list(members[:1]), list(members[1:])
    while waiting:
        found = next((w for w in waiting if any(touch(w, m) for m in linked)), None)
        if found is None:
            return False
        linked.append(found)
        waiting.remove(found)
    return True


def members_on_table(battle: Battle) -> list[Figure]:
    """Members still there."""
    return [m for m in (battle.figure(i) for i in battle.group) if m.at is not None]


def can_do(battle: Battle, member: Figure, order: str) -> bool:
    """Whether a member may carry out an order for one action (4.15, 4.950)."""
    if member.at is None or member.immobilised:
        return False
    contacts = enemies_in_contact(battle, member)
    if order == "melee":
        return bool(contacts) and member.may_fight(CLOSE)
    if member.fallen:
        return False
    if order == "fire":
        return not contacts and can_fire(battle, member)
    if any(enemy.is_able for enemy in contacts) or not can_march(member):
        return False
    if order == "move":
        return can_move(battle, member, 1)
    return bool(charging.chargeable(battle, member, 1))


def can_fire(battle: Battle, member: Figure) -> bool:
    """Whether a member has a shot (4.952)."""
    if not is_armed(battle, member) or not member.may_fight(RANGED):
        return False
    return bool(weapon_targets(battle, member))


def group_options(battle: Battle) -> list[Option]:
    """Orders that at least one member can carry out; a regroup only moves (4.951)."""
    members = members_on_table(battle)
    kinds = (MEMBER_MOVE,) if battle.regrouping else (
        MEMBER_MOVE, MEMBER_CHARGE, MEMBER_MELEE, FIRE
    )  # fmt: skip
    found = [k for k in kinds if any(can_do(battle, m, k.key) for m in members)]
    return [*found, DONE]


async def order_group(battle: Battle) -> None:
    """Spend one success of the group on one order for all (4.950)."""
    leader = battle.figure(battle.acting)
    key = await Choose(
        leader.seat,
        lambda: group_options(battle),
        rule="4.950",
        topic="group-order",
        default="done",
        piece=leader.id,
        facts={"orders": battle.group_orders},
    )
    if key == DONE.key:
        battle.group_orders = 0
        return
    battle.group_orders -= 1
    battle.tell(GroupActed(leader.id, key))
    if key == FIRE.key:
        await concentrated_fire(battle)
        return
    battle.group_order = key
    battle.group_waiting = [member.id for member in members_on_table(battle)]


def due(battle: Battle) -> list[Figure]:
    """Members who have yet to carry out the order and can."""
    waiting = (battle.figure(member) for member in battle.group_waiting)
    return [m for m in waiting if can_do(battle, m, battle.group_order)]


async def act_in_group(battle: Battle) -> None:
    """One member carries out the group's order (4.950, D22)."""
    leader = battle.figure(battle.acting)
    key = await Choose(
        leader.seat,
        lambda: [piece_option(m.id) for m in due(battle)],
        rule="4.950",
        topic="group-member",
        piece=leader.id,
    )
    battle.group_waiting.remove(key)
    member = battle.figure(key)
    match battle.group_order:
        case "move":
            await move(battle, member, 1)
        case "charge":
            await charging.charge(battle, member, 1)
        case "melee":
            await member_melee(battle, member)


async def member_melee(battle: Battle, member: Figure) -> None:
    """A member attacks an enemy in contact (4.303, 4.950)."""
    enemy = await choose_enemy(battle, member)
    battle.note_combat(member, CLOSE)
    battle.cite("4.14")
    await fight(battle, member, enemy)


async def concentrated_fire(battle: Battle) -> None:
    """One member shoots, the others make it count (4.952)."""
    members = [m for m in members_on_table(battle) if can_do(battle, m, "fire")]
    key = await Choose(
        members[0].seat,
        [piece_option(m.id) for m in members],
        rule="4.952",
        topic="group-shooter",
    )
    shooter = battle.figure(key)
    armed = weapon_targets(battle, shooter)
    weapon_key = await Choose(
        shooter.seat,
        [Option(w, say=f"weapon-{w}") for w in armed],
        rule="1.12",
        topic="weapon",
        default=lambda: best_weapon(battle, shooter, [shooter.weapon(w) for w in armed]).id,
        piece=shooter.id,
    )
    weapon = shooter.weapon(weapon_key)
    target = await choose_target(battle, shooter, weapon)
    helpers = [m for m in members if m is not shooter and could_shoot(battle, m, target)]
    battle.cite("4.952")
    await shoot(battle, shooter, target, weapon, helpers=helpers)


def could_shoot(battle: Battle, member: Figure, target: Figure) -> bool:
    """Whether a member could legally shoot a target (4.952)."""
    return any(target in targets(battle, member, weapon) for weapon in usable_weapons(member))
