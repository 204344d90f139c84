"""Activation and the orders that actions buy (3.3-3.17, 4.1-4.15)."""

from grognard.kernel.questions import Choose, Option
from grognard.kernel.refusals import Refusal
from grognard.rulesets.baroud import group, stories
from grognard.rulesets.baroud.activation import begin, disband, finish
from grognard.rulesets.baroud.battle import CLOSE, ENDED, LONG, RANGED, TURNOVER, Battle, Figure
from grognard.rulesets.baroud.charge import charge
from grognard.rulesets.baroud.content import Weapon
from grognard.rulesets.baroud.events import (
    ActionsWon,
    Activated,
    BrokeFree,
    Dropped,
    HeroActed,
    MagicLost,
    PickedUp,
    SpellAnnounced,
    StoodUp,
    WentOnOverwatch,
)
from grognard.rulesets.baroud.field import (
    distance,
    enemies_in_contact,
    is_unseen,
    piece_option,
    to_point,
    within,
)
from grognard.rulesets.baroud.grenades import can_aim, can_throw, throw_grenade
from grognard.rulesets.baroud.march import DISENGAGE
from grognard.rulesets.baroud.melee import choose_enemy, fight
from grognard.rulesets.baroud.movement import MarchRegion, can_march, can_move, disengage, move
from grognard.rulesets.baroud.overwatch import BEST_QUALITY
from grognard.rulesets.baroud.quality import (
    MOST_DICE,
    MOST_FAILURES,
    dice_options,
    quality_roll,
    threshold,
)
from grognard.rulesets.baroud.shooting import (
    BANDS,
    best_weapon,
    choose_target,
    is_armed,
    shoot,
    usable_weapons,
    weapon_targets,
)
from grognard.rulesets.baroud.spells import can_announce, cast, castable, powers
from grognard.rulesets.baroud.survey import CAN_CHARGE, CAN_MOVE, CAN_SHOOT, ENGAGED, HELD, survey
from grognard.table.sticks.columns import TOUCH

END_TURN = Option("end-turn")
END = Option("end")
MOVE = Option("move", leads="move")
CHARGE = Option("charge", leads="target")
SHOOT = Option("shoot", leads="target")
AIM = Option("aim", note="note-aim", leads="target")
MELEE = Option("melee", leads="target")
POWER = Option("power", note="note-power", leads="target")
LEAVE = Option("disengage", note="note-disengage")
STAND = Option("stand")
GRENADE = Option("grenade", note="note-grenade", leads="target")
BREAK = Option("break", note="note-break")
WATCH = Option("overwatch", note="note-overwatch")
CAST = Option("cast", note="note-cast", leads="target")
GROUP = Option("group", note="note-group")
PICK_UP = Option("pick-up")
DROP = Option("drop")
ANNOUNCE = Option("yes", say="option-announce", note="note-announce")
NO = Option("no", say="option-announce-not")
FREE_MOVE = Option("free-move")
EVERY_ORDER = (
    MOVE, CHARGE, LEAVE, SHOOT, AIM, MELEE, POWER, GRENADE, CAST, WATCH, STAND, BREAK, GROUP,
    PICK_UP, DROP,
)  # fmt: skip


def activations(battle: Battle) -> list[Option]:
    """Activate a figure that has not been activated, or end the turn (3.3)."""
    return [
        *[
            piece_option(figure.id)
            for figure in battle.bands[battle.active]
            if not figure.activated and figure.at is not None
        ],
        END_TURN,
    ]


def is_anyone_waiting(battle: Battle) -> bool:
    """Whether any figure of the active player has not been activated (3.12)."""
    for figure in battle.bands[battle.active]:
        if not figure.activated and figure.at is not None:
            return True
    return False


async def activate(battle: Battle) -> None:
    """Pick a figure and roll for its actions, or end the turn (3.3-3.11)."""
    key = await Choose(
        battle.active,
        lambda: activations(battle),
        rule="3.3",
        topic="activate",
        default="end-turn",
    )
    if key == "end-turn":
        battle.turn_over = ENDED
        battle.cite("3.14")
        return
    figure = battle.figure(key)
    begin(battle, figure)
    battle.acting = figure.id
    battle.tell(Activated(figure.id))
    announced = can_announce(battle, figure) and await announce(battle, figure)
    dice = await choose_dice(battle, figure, announced)
    if dice == FREE_MOVE.key:
        battle.actions, battle.only_move = 1, True
        battle.cite("1.22")
        return
    await roll_actions(battle, figure, int(dice), announced)


async def announce(battle: Battle, figure: Figure) -> bool:
    """A Magic-User says before the dice whether it will cast (4.801)."""
    wish = await Choose(
        figure.seat,
        (ANNOUNCE, NO),
        rule="4.801",
        topic="announce",
        default="no",
        piece=figure.id,
        passing="no",
        window="spells",
    )
    if wish == "no":
        return False
    battle.tell(SpellAnnounced(figure.id))
    return True


def choose_dice(battle: Battle, figure: Figure, announced: bool) -> Choose:
    """One, two or three dice (3.5); with the option, a free Move far from everyone (1.22)."""
    return Choose(
        figure.seat,
        lambda: dice_or_move(battle, figure, announced),
        rule="3.5",
        topic="dice",
        default="2",
        piece=figure.id,
        story=stories.of_quality(figure.id, lambda: threshold(battle, figure)),
    )


def dice_or_move(battle: Battle, figure: Figure, announced: bool) -> tuple[Option, ...]:
    """The dice, and a free Move for whoever is far from everyone (1.22)."""
    heroic = figure.has("hero") and not announced
    dice = dice_options(threshold(battle, figure).total, spared=1 if heroic else 0)
    return (*dice, FREE_MOVE) if may_move_freely(battle, figure) else dice


def may_move_freely(battle: Battle, figure: Figure) -> bool:
    """More than twice L from every able enemy, and able to move at all (1.22)."""
    if not battle.setting.free_move or not figure.is_able:
        return False
    far = 2 * battle.setting.sticks[LONG]
    enemies = (enemy for enemy in battle.enemies(figure.seat) if enemy.is_able)
    if any(within(distance(figure, enemy), far) for enemy in enemies):
        return False
    return can_move(battle, figure, 1)


async def roll_actions(battle: Battle, figure: Figure, dice: int, announced: bool) -> None:
    """The activation roll: an action a success, and the turn for two failures (3.6-3.15)."""
    successes = await quality_roll(battle, figure, dice, rule="3.6", topic="activation")
    failures = dice - successes
    if announced and failures == MOST_DICE:
        figure.magic_lost = True
        battle.tell(MagicLost(figure.id))
    if figure.has("hero") and not announced and failures:
        successes, failures = successes + 1, failures - 1
        battle.tell(HeroActed(figure.id))
    battle.actions = successes
    battle.announced = announced and not figure.magic_lost
    battle.turn_over = TURNOVER if failures >= MOST_FAILURES else ""
    if battle.turn_over or not successes:
        _cite_roll(battle, successes, announced)
    figure.ambush = bool(successes) and is_unseen(battle, figure)
    battle.tell(ActionsWon(figure.id, successes, failures))


def _cite_roll(battle: Battle, successes: int, announced: bool) -> None:
    if battle.turn_over:
        battle.cite("3.10", "3.11")
        if announced:
            battle.cite("4.803")
    if not successes:
        battle.cite("3.15")


def shot_reach(battle: Battle, figure: Figure) -> float:
    """How far it may still shoot in this activation; less than nothing if it may not."""
    profile = figure.profile
    stick = profile.longest_after_move if figure.moved else profile.longest
    if stick != profile.longest:
        battle.cite("1.14")
    if stick is None or not figure.may_fight(RANGED) or battle.carrier == figure.id:
        return -1.0
    return BANDS * battle.setting.sticks[stick]


def contact_orders(battle: Battle, figure: Figure) -> list[Option]:
    """Attacks on enemies in contact (4.4, 4.5, 4.303)."""
    if not figure.may_fight(CLOSE):
        return []
    return [MELEE, POWER] if battle.actions >= 2 else [MELEE]


def order_options(battle: Battle, figure: Figure) -> list[Option]:
    """Legal orders by condition (4.15)."""
    actions = battle.actions
    if battle.only_move:
        return [MOVE, END]
    if figure.immobilised:
        return [BREAK, END] if actions >= 2 else [END]
    around = survey(battle, figure, shot_reach(battle, figure))
    options = contact_orders(battle, figure) if around & ENGAGED else []
    if figure.fallen:
        return [STAND, *options, END]
    if around & ENGAGED and not around & HELD:
        battle.cite("4.110")
    if not around & HELD:
        options += marching_orders(battle, figure, around)
    elif actions >= 2 and can_disengage(battle, figure):
        options.append(LEAVE)
    if not around & ENGAGED:
        options += distant_orders(battle, figure, around)
    if figure.has("leader") and group.can_order(battle, figure):
        options.append(GROUP)
    if battle.carrier == figure.id:
        options.append(DROP)
    options.append(END)
    return options


def can_disengage(battle: Battle, figure: Figure) -> bool:
    """Whether any way leads out of contact (4.111)."""
    return can_march(figure) and MarchRegion(battle, figure, DISENGAGE, 2).is_possible()


def marching_orders(battle: Battle, figure: Figure, around: int) -> list[Option]:
    """Move and Charge, for whoever no able enemy holds (4.15)."""
    if not can_march(figure):
        return []
    found = [MOVE] if around & CAN_MOVE else []
    if around & CAN_CHARGE:
        found.append(CHARGE)
    return found


def distant_orders(battle: Battle, figure: Figure, around: int) -> list[Option]:
    """What only a figure that is not engaged may do (4.15, 4.205)."""
    actions = battle.actions
    found = []
    if around & CAN_SHOOT:
        found.append(SHOOT)
        if actions >= 2:
            found.append(AIM)
    if actions >= 2:
        if may_throw(battle, figure):
            found.append(GRENADE)
        if figure.profile.quality <= BEST_QUALITY and is_armed(battle, figure):
            found.append(WATCH)
    if battle.announced and may_cast(battle, figure):
        found.append(CAST)
    if may_pick_up(battle, figure):
        found.append(PICK_UP)
    return found


def may_throw(battle: Battle, figure: Figure) -> bool:
    """Whether it may still throw a grenade at anything in this turn (4.14, 4.706)."""
    return figure.may_fight(RANGED) and can_throw(battle, figure) and can_aim(battle, figure)


def may_cast(battle: Battle, figure: Figure) -> bool:
    """Whether the announced spell can be cast at somebody (4.802, 4.805)."""
    if battle.is_carrying(figure):
        return False
    return bool(castable(battle, figure) and powers(battle, figure, battle.actions))


def may_pick_up(battle: Battle, figure: Figure) -> bool:
    """The token under or against its base, free, and no Animal (5.10, 5.11)."""
    return (
        battle.token is not None
        and not battle.carrier
        and not figure.has("animal")
        and to_point(figure, battle.token) <= TOUCH
    )


def barred_orders(battle: Battle, figure: Figure) -> list[Option]:
    """Orders that are not possible now, each with its reason."""
    legal = {option.key for option in order_options(battle, figure)}
    return [
        Option(order.key, refusal=why_not(battle, figure, order.key))
        for order in EVERY_ORDER
        if order.key not in legal
    ]


COSTS = {
    "aim": ("4.6", 2),
    "power": ("4.5", 2),
    "disengage": ("4.8", 2),
    "grenade": ("4.10", 2),
    "break": ("4.11", 2),
    "overwatch": ("4.12", 2),
}


KINDS = {"shoot": RANGED, "aim": RANGED, "grenade": RANGED, "melee": CLOSE, "power": CLOSE}
"""The kind of combat that an order is (4.14)."""


def why_not(battle: Battle, figure: Figure, order: str) -> Refusal:
    """Why an order is not legal (4.15)."""
    condition = _condition_bars(battle, figure, order)
    if condition is not None:
        return condition
    rule, actions = COSTS.get(order, ("3.13", 1))
    if battle.actions < actions:
        return Refusal("not-enough-actions", rule=rule, actions=actions)
    kind = KINDS.get(order)
    if kind is not None and not figure.may_fight(kind):
        return Refusal("has-fought", rule="4.14")
    if order in ("move", "charge", "disengage") and not can_march(figure):
        return Refusal("slow", rule="4.914")
    reason, rule = _NO_OCCASION[order]
    return Refusal(reason, rule=rule)


def _condition_bars(battle: Battle, figure: Figure, order: str) -> Refusal | None:
    if battle.only_move:
        return Refusal("only-one-move", rule="1.22")
    if figure.immobilised and order != "break":
        return Refusal("immobilised", rule="4.809")
    if figure.fallen and order not in ("stand", "melee", "power", "break"):
        return Refusal("is-down", rule="4.15")
    contacts = enemies_in_contact(battle, figure)
    held = any(enemy.is_able for enemy in contacts)
    if held and order in ("move", "charge"):
        return Refusal("is-engaged", rule="4.15")
    if contacts and order in ("shoot", "aim", "grenade", "cast", "overwatch", "pick-up"):
        return Refusal("is-engaged", rule="4.205")
    if battle.is_carrying(figure) and order in ("shoot", "aim", "grenade", "cast", "overwatch"):
        return Refusal("carries", rule="5.11")
    return None


_NO_OCCASION = {
    "move": ("needs-two-actions", "4.103"),
    "charge": ("nobody-to-charge", "4.122"),
    "disengage": ("no-way-out", "4.111"),
    "shoot": ("no-target", "4.203"),
    "aim": ("no-target", "4.203"),
    "melee": ("nobody-in-contact", "4.303"),
    "power": ("nobody-in-contact", "4.303"),
    "grenade": ("no-grenade-or-target", "4.706"),
    "cast": ("no-spell", "4.805"),
    "overwatch": ("no-overwatch", "4.601"),
    "stand": ("is-standing", "4.9"),
    "break": ("is-free", "4.11"),
    "group": ("no-group", "4.950"),
    "pick-up": ("nothing-to-pick-up", "5.11"),
    "drop": ("nothing-to-drop", "5.11"),
}


async def give_order(battle: Battle) -> None:
    """The next order of the figure whose activation it is (3.13)."""
    figure = battle.figure(battle.acting)
    key = await Choose(
        figure.seat,
        lambda: order_options(battle, figure),
        rule="3.13",
        topic="order",
        default="end",
        piece=figure.id,
        facts={"actions": battle.actions},
        barred=lambda: barred_orders(battle, figure),
    )
    cost = await carry_out(battle, figure, key)
    battle.actions = max(0, battle.actions - cost)


async def carry_out(battle: Battle, figure: Figure, order: str) -> int:
    """Resolve an order; returns the actions it cost (4.1-4.13)."""
    battle.cite("4.15")
    match order:
        case "move":
            battle.cite("4.1")
            return await move(battle, figure, battle.actions)
        case "charge":
            return await charge(battle, figure, battle.actions)
        case "disengage":
            await disengage(battle, figure)
            return 2
        case "shoot" | "aim":
            await shooting_order(battle, figure, aimed=order == "aim")
            return 2 if order == "aim" else 1
        case "melee" | "power":
            await melee_order(battle, figure, power=order == "power")
            return 2 if order == "power" else 1
        case "grenade":
            await throw_grenade(battle, figure)
            return 2
        case "cast":
            return await cast(battle, figure, battle.actions)
        case "overwatch":
            await go_on_overwatch(battle, figure)
            return battle.actions
        case "group":
            battle.actions -= 1
            await group.begin_group(battle, figure)
            return 0
    return simple_order(battle, figure, order)


def simple_order(battle: Battle, figure: Figure, order: str) -> int:
    """Orders that ask nothing more."""
    match order:
        case "stand":
            figure.fallen = False
            battle.mirror(figure)
            battle.tell(StoodUp(figure.id))
            return 1
        case "break":
            figure.immobilised = False
            battle.mirror(figure)
            battle.tell(BrokeFree(figure.id))
            return 2
        case "pick-up":
            battle.carrier = figure.id
            battle.tell(PickedUp(figure.id))
            return 1
        case "drop":
            battle.carrier, battle.token = "", figure.at
            battle.tell(Dropped(figure.id, figure.place))
            return 0
    return battle.actions


async def melee_order(battle: Battle, figure: Figure, *, power: bool) -> None:
    """A melee attack, or one with all its strength (4.4, 4.5)."""
    enemy = await choose_enemy(battle, figure)
    battle.note_combat(figure, CLOSE)
    battle.cite("4.14", "4.5" if power else "4.4")
    await fight(battle, figure, enemy, power=power)


async def shooting_order(battle: Battle, figure: Figure, *, aimed: bool) -> None:
    """A shot, or an aimed one (4.4, 4.6)."""
    weapon, target = await choose_shot(battle, figure)
    battle.cite("4.6" if aimed else "4.4", "4.204", "4.205")
    await shoot(battle, figure, target, weapon, aimed=aimed)


async def choose_shot(battle: Battle, figure: Figure) -> tuple[Weapon, Figure]:
    """Which weapon at whom (D7, D9)."""
    armoury = usable_weapons(figure)
    weapon = armoury[0]
    if len(armoury) > 1:
        key = await Choose(
            figure.seat,
            lambda: [Option(w, say=f"weapon-{w}") for w in weapon_targets(battle, figure)],
            rule="1.12",
            topic="weapon",
            default=lambda: (
                best_weapon(
                    battle, figure, [figure.weapon(w) for w in weapon_targets(battle, figure)]
                ).id
            ),
            piece=figure.id,
        )
        weapon = figure.weapon(key)
    return weapon, await choose_target(battle, figure, weapon)


async def go_on_overwatch(battle: Battle, figure: Figure) -> None:
    """Take the marker and name the weapon (4.601, 4.602)."""
    armoury = list(figure.profile.weapons)
    key = await Choose(
        figure.seat,
        [Option(w.id, say=f"weapon-{w.id}") for w in armoury],
        rule="4.602",
        topic="overwatch-weapon",
        default=lambda: best_weapon(battle, figure, armoury).id,
        piece=figure.id,
    )
    figure.watch = key
    battle.tell(WentOnOverwatch(figure.id, key))
    battle.cite(*("1.16" for tag in figure.weapon(key).tags if tag == "belt_fed"))


def end_activation(battle: Battle) -> None:
    """Nothing of an activation outlasts it (1.17, 4.310)."""
    finish(battle, battle.acting)
    battle.acting = ""
    battle.actions = 0
    battle.announced = battle.only_move = False
    if battle.group:
        disband(battle)
