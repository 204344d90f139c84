"""The actions: which may be declared, and how each is carried out (4.1, table 4.A)."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from math import inf

from grognard.kernel.questions import Choose, Lead, Option
from grognard.kernel.refusals import Refusal
from grognard.kernel.sights import NO_OUTLOOK, Outlook, Warned
from grognard.rulesets.brimstone import stories
from grognard.rulesets.brimstone.battle import Attack, Battle, Model, other, piece_option
from grognard.rulesets.brimstone.effects import action_uses, spend, use, use_of
from grognard.rulesets.brimstone.events import (
    ActionDeclared,
    ActionFailed,
    CouldNotFlee,
    FleeStruck,
    Held,
    ShotLost,
    StoodUp,
    ZonesPaid,
)
from grognard.rulesets.brimstone.field import SLACK, engaged, gap, touched_enemies
from grognard.rulesets.brimstone.melee import Handicap, choose_target, melee
from grognard.rulesets.brimstone.movement import (
    end_move,
    engage_directly,
    follow,
    move_freely,
    pick_route,
)
from grognard.rulesets.brimstone.moves import Move, engagements, routes_to
from grognard.rulesets.brimstone.regions import PathRegion
from grognard.rulesets.brimstone.shooting import shoot, targets
from grognard.rulesets.brimstone.states import remove
from grognard.rulesets.brimstone.stats import combat_pool, displacement

ACTIONS = (
    "advance",
    "run",
    "assault",
    "charge",
    "shooting",
    "concentration",
    "focusing",
    "melee",
    "flee",
    "stand_up",
    "hold",
)
LEADS: Mapping[str, Lead] = {
    "advance": "move",
    "run": "move",
    "assault": "target",
    "charge": "target",
    "shooting": "target",
    "melee": "target",
}
"""What is asked once an action has been declared."""
CLAUSES = {
    "advance": "4.103",
    "run": "4.104",
    "assault": "4.105",
    "charge": "4.106",
    "shooting": "4.107",
    "concentration": "4.108",
    "focusing": "4.110",
    "melee": "4.111",
    "flee": "4.112",
    "stand_up": "4.113",
    "hold": "4.114",
}
FREE_ONLY = frozenset(("advance", "run", "assault", "charge", "shooting", "focusing"))
ENGAGED_ONLY = frozenset(("melee", "flee"))
CONTROLLED = frozenset(("advance", "run", "assault", "charge", "melee", "shooting", "flee", "hold"))
IMMOBILIZED = frozenset(("concentration", "focusing", "stand_up", "hold"))
CARRIER_BARRED = frozenset(("run", "charge", "shooting"))
TWICE = frozenset(("run", "charge"))
"""Actions that go twice as far as DPT (4.104, 4.106)."""
DIRECT = frozenset(("advance", "run", "assault", "charge"))
"""Actions that may engage by the most direct way from inside a zone (4.212)."""
STILL = frozenset(("shooting", "concentration"))
"""Actions possible inside a zone, without their move unless it is paid for (4.213)."""
PAYABLE = DIRECT | STILL | {"flee"}
"""Actions that zones hold back, and Command points set free (4.214)."""
RESTRICTING = frozenset(("knocked_down", "controlled", "immobilized"))
"""States that forbid actions (4.610-4.612)."""
CHARGE_PENALTY: Handicap = ("4.106", "charge", -1, 0)
CONCENTRATION_PENALTY: Handicap = ("4.109", "concentration", -1, -1)
EFFECT_OR_MOVE = (Option("effect-first"), Option("move-first"))
NO_EFFECT = Option("none", "option-no-effect")


def verdict(battle: Battle, model: Model, action: str) -> Refusal | None:
    """Why an action may not be declared, zones aside."""
    rule = CLAUSES[action]
    states = model.states
    if action == "hold":
        return None
    if action == "stand_up" and "knocked_down" not in states:
        return Refusal("not-down", rule=rule)
    if "knocked_down" in states and action != "stand_up":
        return Refusal("knocked-down", rule="4.612")
    if "controlled" in states and action not in CONTROLLED:
        return Refusal("controlled", rule="4.619" if "knocked_down" in states else "4.610")
    if "immobilized" in states and action not in IMMOBILIZED:
        return Refusal("immobilized", rule="4.611")
    if model.relic >= 0 and action in CARRIER_BARRED:
        return Refusal("carries-relic", rule="5.7")
    is_engaged = engaged(battle, model)
    if is_engaged and action in FREE_ONLY:
        return Refusal("needs-free", rule="4.102")
    if not is_engaged and action in ENGAGED_ONLY:
        return Refusal("needs-engaged", rule="4.102")
    if action == "shooting" and (model.profile.tir is None or model.profile.shooting is None):
        return Refusal("no-tir", rule="1.8")
    if action == "melee" and model.profile.cbt is None:
        return Refusal("no-cbt", rule="1.8")
    if action == "charge" and not battle.enemies(model):
        return Refusal("nobody-to-charge", rule=rule)
    return None


def options(battle: Battle, model: Model) -> Sequence[Option]:
    """The actions that may be declared, each also paid for where zones hold it back (D8, D9)."""
    if battle.now.zones or not RESTRICTING.isdisjoint(model.states):
        return [found for found in _all_options(battle, model) if found.legal]
    profile = model.profile
    shoots = profile.tir is not None and profile.shooting is not None
    charges = bool(battle.enemies(model))
    carries = model.relic >= 0
    fights = profile.cbt is not None
    fighting = engaged(battle, model)
    return _plain_options(fighting, shoots, carries, fights, charges, displacement(model))


@cache
def _plain_options(
    fighting: bool, shoots: bool, carries: bool, fights: bool, charges: bool, reach: int
) -> tuple[Option, ...]:
    """The actions of a model that no state and no zone holds back, which is most of them."""
    able = {"shooting": shoots, "melee": fights, "charge": charges}
    found = []
    for action in ACTIONS:
        unfit = action in (FREE_ONLY if fighting else ENGAGED_ONLY) or action == "stand_up"
        if not unfit and able.get(action, True) and not (carries and action in CARRIER_BARRED):
            note = _note(action, fighting=fighting)
            facts, leads = _reach(action, reach), LEADS.get(action, "")
            found.append(Option(action, f"action-{action}", facts=facts, leads=leads, note=note))
    return tuple(found)


def _reach(action: str, stride: int) -> dict[str, int] | None:
    """How far an action that moves goes at most."""
    return {"reach": 2 * stride if action in TWICE else stride} if action in DIRECT else None


def action_outlook(battle: Battle, model: Model, key: str) -> Outlook:
    """Whether anybody is near enough to be attacked, before an attack is declared (4.105)."""
    action = key.removesuffix(":pay")
    if action not in ("assault", "charge"):
        return NO_OUTLOOK
    reach = (2 if action in TWICE else 1) * displacement(model)
    near = min((gap(model, enemy) for enemy in battle.enemies(model)), default=inf)
    if near <= reach + SLACK:
        return NO_OUTLOOK
    distance = round(near, 1) if near < inf else 0
    facts = {"reach": reach, "distance": distance}
    return Outlook(warnings=(Warned("nobody-near", CLAUSES[action], facts),))


def _note(action: str, *, fighting: bool) -> str:
    """What an action is, for whoever does not know its name; a charge's targets have their own."""
    if action == "charge":
        return "note-charge-action"
    return f"note-{action}-engaged" if fighting and action == "concentration" else f"note-{action}"


def barred(battle: Battle, model: Model) -> list[Option]:
    """The actions that may not be declared, and why not."""
    return [found for found in _all_options(battle, model) if not found.legal]


def _all_options(battle: Battle, model: Model) -> list[Option]:
    zones = battle.now.zones
    price = zone_price(battle)
    purse = battle.cmd[model.commander]
    fighting = engaged(battle, model)
    found = []
    for action in ACTIONS:
        blocked = verdict(battle, model, action)
        refusal = _held_back(battle, model, action) if blocked is None and zones else blocked
        leads = LEADS.get(action, "")
        note = _note(action, fighting=fighting)
        reach = _reach(action, displacement(model)) or {}
        said = f"action-{action}"
        found.append(Option(action, said, facts=reach, refusal=refusal, leads=leads, note=note))
        if zones and action in PAYABLE:
            if blocked is None and action in STILL and not _would_move(battle, model, action):
                continue
            if blocked is None and price > purse:
                blocked = Refusal("cannot-pay", rule="4.216", price=price, purse=purse)
            say = f"action-{action}-paid"
            facts = {"price": price} | reach
            paid = Option(
                f"{action}:pay", say, facts=facts, refusal=blocked, leads=leads, note=note
            )
            found.append(paid)
    return found


def _would_move(battle: Battle, model: Model, action: str) -> bool:
    """Whether paying buys anything: an engaged Concentration never moves (4.109)."""
    return "immobilized" not in model.states and not engaged(battle, model)


def _held_back(battle: Battle, model: Model, action: str) -> Refusal | None:
    """What an unpaid zone forbids (4.211-4.213, 4.217)."""
    if action == "flee":
        return Refusal("zone-flee", rule="4.217", price=zone_price(battle))
    if action not in DIRECT:
        return None
    multiple = 1 if action in ("advance", "assault") else 2
    if _can_engage(battle, model, multiple):
        return None
    return Refusal("zone-holds", rule="4.212")


def _can_engage(battle: Battle, model: Model, multiple: int) -> bool:
    """Whether contact with an enemy whose zone holds it can be reached (4.212)."""
    key = ("direct", model.id)
    known: list[float] | None = battle.facts.get(key)
    if known is None:
        move = Move(battle, model)
        enemies = [battle.model(enemy) for enemy in battle.now.zones]
        found = [e for enemy in enemies for e in engagements(battle, move, [enemy])]
        known = battle.facts[key] = [e.cost for e in found]
    return any(cost <= multiple * displacement(model) + SLACK for cost in known)


async def declare(battle: Battle, model: Model) -> str:
    """Declare an action and pay for zones where it needs to (A4; 4.101, 4.214)."""
    chosen = await Choose(
        battle.now.seat,
        lambda: options(battle, model),
        rule="4.101",
        topic="action",
        default="hold",
        piece=model.id,
        barred=lambda: barred(battle, model),
        foresee=lambda key: action_outlook(battle, model, key),
    )
    action, _, paid = chosen.partition(":")
    battle.now.action = action
    battle.tell(ActionDeclared(model.id, action))
    if battle.now.zones:
        battle.cite("4.211", "4.219")
    if engaged(battle, model):
        battle.cite("4.121")
    if action == "flee" and battle.now.zones:
        battle.cite("4.217")
    if paid:
        pay_zones(battle, model)
    elif battle.now.zones and action in STILL | {"focusing"}:
        battle.cite("4.213")
    return action


def zone_price(battle: Battle) -> int:
    """A point for every zone it starts in, or one for all where that is played (4.214, 4.216)."""
    zones = len(battle.now.zones)
    return min(1, zones) if battle.has_variant("pay_once") else zones


def pay_zones(battle: Battle, model: Model) -> None:
    """Pay for every zone it starts in, all or nothing; not an Order (4.214-4.216)."""
    now = battle.now
    price = zone_price(battle)
    now.paid = True
    spend(battle, now.seat, price)
    battle.tell(ZonesPaid(model.id, price))


def fresh_move(battle: Battle, model: Model, multiple: int = 1) -> Move:
    """A move of the active model; zones paid for have no effect on it (4.216)."""
    now = battle.now
    ignored = frozenset(now.zones) if now.paid else frozenset()
    return Move(battle, model, multiple, ignored=ignored)


def _is_bound(battle: Battle) -> bool:
    return bool(battle.now.zones) and not battle.now.paid


def may_move(battle: Battle, model: Model) -> bool:
    """Whether it can still move when the action starts (3.21)."""
    return battle.now.goes_on and not model.helpless and not engaged(battle, model)


async def make_move(battle: Battle, model: Model, multiple: int) -> Move | None:
    """The move of an Advance, a Run or an Assault (4.103-4.105)."""
    if not may_move(battle, model):
        battle.cite("3.21")
        return None
    move = fresh_move(battle, model, multiple)
    if move.allowance <= 0.0:
        battle.cite("4.122")
    elif _is_bound(battle):
        await engage_directly(battle, move, battle.now.zones)
    else:
        await move_freely(battle, move)
    await end_move(battle, move)
    return move


async def advance(battle: Battle, model: Model) -> None:
    """Move up to DPT (4.103)."""
    await make_move(battle, model, 1)
    battle.cite("4.119")


async def run(battle: Battle, model: Model) -> None:
    """Move up to twice DPT (4.104)."""
    await make_move(battle, model, 2)


async def attack_contact(
    battle: Battle, model: Model, action: str, handicaps: tuple[Handicap, ...] = ()
) -> None:
    """The attack at the end of an Assault or a Charge, if contact was made (4.120)."""
    if not can_attack(battle, model):
        battle.tell(ActionFailed(model.id, action))
        return
    target = await choose_target(battle, model, touched_enemies(battle, model))
    await melee(battle, model, target, handicaps)


def can_attack(battle: Battle, model: Model) -> bool:
    """Whether the active model can still make a melee attack (3.21)."""
    if not battle.now.goes_on or model.profile.cbt is None:
        return False
    return not model.helpless and engaged(battle, model)


async def assault(battle: Battle, model: Model) -> None:
    """Move up to DPT into contact, then attack (4.105)."""
    await make_move(battle, model, 1)
    await attack_contact(battle, model, "assault")


async def charge(battle: Battle, model: Model) -> None:
    """Twice DPT by the shortest route to a declared enemy, then attack at CBT -1 (4.106)."""
    target_id = battle.now.declared
    if may_move(battle, model):
        move = fresh_move(battle, model, 2)
        if _is_bound(battle):
            await engage_directly(battle, move, battle.now.zones, target_id)
        else:
            await charge_move(battle, move, battle.model(target_id))
        await end_move(battle, move)
    await attack_contact(battle, model, "charge", charge_handicaps(battle, model))


def charge_handicaps(battle: Battle, model: Model) -> tuple[Handicap, ...]:
    """CBT -1, except with Brutal Charge (4.106, 7.2)."""
    if model.profile.abilities.brutal_charge:
        battle.cite("7.2", "1.17")
        return ()
    return (CHARGE_PENALTY,)


async def charge_move(battle: Battle, move: Move, target: Model) -> None:
    """As far along the shortest route as the allowance and the zones on it let one go."""
    if target.at is None or target.commander == move.model.commander or not move.left:
        return
    ways = routes_to(battle, move.model, target)
    if ways:
        way = await pick_route(battle, move.model, ways)
        await follow(battle, move, way)


async def choose_charge(battle: Battle, model: Model) -> None:
    """Declare the enemy to charge; neither sight nor reach is required (4.106)."""

    def enemies() -> list[Model]:
        if not _is_bound(battle):
            return battle.enemies(model)
        move = fresh_move(battle, model, 2)
        held = [battle.model(enemy) for enemy in battle.now.zones]
        near = [e for e in engagements(battle, move, held) if len(e.enemies) == 1]
        return [e.enemies[0] for e in near if e.cost <= move.left + SLACK]

    def offered() -> list[Option]:
        """The near before the far; none that is surely out of reach before others."""
        return [_charge_option(model, e) for e in sorted(enemies(), key=lambda e: _far(model, e))]

    battle.now.declared = await Choose(
        battle.now.seat, offered, rule="4.106", topic="charge-target", piece=model.id
    )


def _far(model: Model, enemy: Model) -> tuple[float, int]:
    return gap(model, enemy), enemy.index


def _charge_option(model: Model, enemy: Model) -> Option:
    apart, reach = gap(model, enemy), 2 * displacement(model)
    facts = {"distance": round(apart, 1), "reach": reach}
    caution = "" if apart <= reach + SLACK else "caution-too-far"
    return Option(enemy.id, piece=enemy.id, facts=facts, note="note-charge", caution=caution)


async def shooting(battle: Battle, model: Model) -> None:
    """An optional move, then a shot (4.107)."""
    moved = False
    if not _is_bound(battle) and may_move(battle, model):
        move = fresh_move(battle, model)
        if move.allowance > 0.0:
            await move_freely(battle, move, suits=lambda: bool(targets(battle, model)))
        await end_move(battle, move)
        moved = move.length > 0.0
    if not battle.now.goes_on or model.helpless or engaged(battle, model):
        battle.cite("3.21")
        battle.tell(ShotLost(model.id, "unable"))
        return
    await shoot(battle, model, moved=moved)


async def concentration(battle: Battle, model: Model) -> None:
    """One Active effect, with a move before or after it; or an exchange if engaged (4.108)."""
    if engaged(battle, model):
        await engaged_concentration(battle, model)
        return
    first = False
    if not _is_bound(battle) and may_move(battle, model):
        first = (
            await Choose(
                battle.now.seat,
                EFFECT_OR_MOVE,
                rule="4.108",
                topic="concentration",
                default="effect-first",
                piece=model.id,
                passing="move-first",
                window="concentration",
                # Without an effect to use there is only the move, and perhaps one after it.
                moot=lambda: not action_uses(battle, model, "active"),
            )
            == "move-first"
        )
    if first:
        await make_concentration_move(battle, model)
    await use_action_effect(battle, model, "active")
    if not first and not _is_bound(battle):
        await make_concentration_move(battle, model)


async def make_concentration_move(battle: Battle, model: Model) -> None:
    """The move of a free Concentration, not split (4.108)."""
    await make_move(battle, model, 1)


async def engaged_concentration(battle: Battle, model: Model) -> None:
    """The effect first; then, if still engaged, an exchange at CBT -1 and DEF -1 (4.109)."""
    battle.cite("4.109")
    await use_action_effect(battle, model, "active")
    if battle.now.goes_on and engaged(battle, model):
        target = await choose_target(battle, model, touched_enemies(battle, model), "4.109")
        await melee(battle, model, target, (CONCENTRATION_PENALTY,))


async def use_action_effect(battle: Battle, model: Model, trigger: str) -> None:
    """One effect of the action's kind, or none (D21, D23)."""
    if not battle.now.goes_on:
        return
    found = action_uses(battle, model, trigger)
    chosen = await Choose(
        battle.now.seat,
        [*(one.option() for one in found), NO_EFFECT],
        rule="4.803" if trigger == "active" else "4.802",
        topic="effect",
        default="none",
        piece=model.id,
    )
    if chosen != "none":
        await use(battle, use_of(battle, chosen))


async def focusing(battle: Battle, model: Model) -> None:
    """One Exhausting effect; no movement, no attack (4.110)."""
    await use_action_effect(battle, model, "exhausting")


async def melee_action(battle: Battle, model: Model) -> None:
    """One melee attack on an enemy in contact (4.111)."""
    await attack_contact(battle, model, "melee")


async def flee(battle: Battle, model: Model) -> None:
    """Suffer one one-sided attack, then leave contact (4.112)."""
    foes = touched_enemies(battle, model)
    left_behind = frozenset(foe.id for foe in foes)
    strikers = [f for f in foes if f.profile.cbt is not None and not f.helpless]
    if strikers:
        striker = await choose_striker(battle, model, strikers)
        battle.tell(FleeStruck(model.id, striker.id))
        await melee(battle, striker, model, one_sided=True)
    if not battle.now.goes_on or model.helpless:
        return
    now = battle.now
    ignored = left_behind | frozenset(now.zones if now.paid else ())
    move = Move(battle, model, ignored=ignored, free_end=True)
    if move.allowance <= 0.0 or not PathRegion(battle, move, must_leave=True).can_leave():
        battle.tell(CouldNotFlee(model.id))
        return
    await move_freely(battle, move, must_leave=True)
    await end_move(battle, move)


async def choose_striker(battle: Battle, model: Model, strikers: list[Model]) -> Model:
    """The opponent chooses who strikes the fleer (D24)."""

    def pool(striker: Model) -> int:
        attack = Attack("melee", striker, model)
        return combat_pool(battle, attack, striker).total

    usual = max(strikers, key=lambda striker: (pool(striker), -striker.index))
    chosen = await Choose(
        other(battle.now.seat),
        [piece_option(striker.id) for striker in strikers],
        rule="4.112",
        topic="flee-striker",
        default=usual.id,
        piece=model.id,
        story=stories.of_flight(model, strikers),
    )
    return battle.model(chosen)


async def stand_up(battle: Battle, model: Model) -> None:
    """No longer Knocked Down (4.113)."""
    if battle.now.goes_on and "knocked_down" in model.states:
        remove(battle, model, "knocked_down")
        battle.tell(StoodUp(model.id))


async def hold(battle: Battle, model: Model) -> None:
    """Do nothing (4.114)."""
    battle.tell(Held(model.id))


Performance = Callable[[Battle, Model], Awaitable[None]]

PERFORM: dict[str, Performance] = {
    "advance": advance,
    "run": run,
    "assault": assault,
    "charge": charge,
    "shooting": shooting,
    "concentration": concentration,
    "focusing": focusing,
    "melee": melee_action,
    "flee": flee,
    "stand_up": stand_up,
    "hold": hold,
}
