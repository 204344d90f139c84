"""Stability: knocking down, pushing, following through, grabbing, breaking free (4.42-4.58)."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, field

from grognard.kernel.acts import Toss
from grognard.kernel.questions import Choose, Option, Story
from grognard.kernel.said import Say
from grognard.kernel.tallies import Tally
from grognard.rulesets.saurian.ammunition import net_strength
from grognard.rulesets.saurian.battle import Activation, Battle, Grab, Model, Unit, piece_of
from grognard.rulesets.saurian.boosts import affordable_boost, pays
from grognard.rulesets.saurian.casualties import (
    end_grab,
    hex_facts,
    in_contact,
    knock,
    let_go,
    model_option,
)
from grognard.rulesets.saurian.content import Action
from grognard.rulesets.saurian.dragging import offer_release, relocate
from grognard.rulesets.saurian.events import BrokeFree, Followed, Grabbed
from grognard.rulesets.saurian.field import IMPASSABLE, OFF, Hex
from grognard.rulesets.saurian.push import Chain, chain, displace, overcome, spared
from grognard.rulesets.saurian.reach import free_models, front_of
from grognard.rulesets.saurian.scores import score
from grognard.rulesets.saurian.skill import Test, decide
from grognard.rulesets.saurian.targets import (
    caution_for,
    enemies_first,
    usual_target,
    was_declared,
)
from grognard.rulesets.saurian.windows import Deed, Moment, main_window

if TYPE_CHECKING:
    from grognard.rulesets.saurian.assault import Attack


class Struggle(Deed, eq=False):
    """A Stability or Grab action as it is declared, for T-DECL."""

    unit: Unit
    target: Unit
    action: Action

    def story(self, battle: Battle) -> Story:
        """Who tries its strength on whom."""
        name = "gr" if self.action.do == "grab" else "st"
        return Story(f"story-{name}", {}, self.unit.id, (self.target.id,))


class Grip(Struct, eq=False):
    """A Grab action under way: who has used it, and what its card adds (4.50)."""

    unit: Unit
    action: Action
    card: bool
    busy: list[int] = field(default_factory=list)
    """Models that have made their test."""
    bonus: int | None = None
    """The card's Grab bonus with what was bought, once a standing model has grabbed."""


def contacts(battle: Battle, unit: Unit, model: Model, target: Unit, held: Model) -> list[str]:
    """Pairs of contact hexes, attacker's first: those with the most edges in contact (4.45)."""
    near = battle.board.next
    ours, theirs = battle.cells(unit, model), battle.cells(target, held)
    pairs = [(a, b) for a in ours for b in theirs if b in near[a]]
    touching = {b: sum(pair[1] == b for pair in pairs) for _, b in pairs}
    leaning = {a: sum(pair[0] == a for pair in pairs) for a, _ in pairs}
    if not pairs:
        return []
    most = max(touching.values())
    pairs = [pair for pair in pairs if touching[pair[1]] == most]
    best = max(leaning[a] for a, _ in pairs)
    return [f"{a}>{b}" for a, b in pairs if leaning[a] == best]


async def choose_contact(
    battle: Battle, unit: Unit, model: Model, target: Unit, held: Model
) -> tuple[int, Hex]:
    """The direction of a push, and the hex that must be freed (4.45, D30)."""
    found = contacts(battle, unit, model, target, held)
    options = []
    for key in found:
        a, _, b = key.partition(">")
        heading = battle.board.towards[int(a)][int(b)]
        facts = {"heading": Say(f"heading-{heading}"), **hex_facts(battle, int(b))}
        point = battle.board.point(int(b))
        options.append(Option(key, "option-contact", piece_of(target, held), point, facts))
    key = await Choose(
        unit.seat,
        options,
        rule="4.45",
        topic="contact",
        piece=target.id,
        story=lambda: Story("story-st", {}, unit.id, (target.id,)),
    )
    a, _, b = key.partition(">")
    return battle.board.towards[int(a)][int(b)], int(b)


def stability(battle: Battle, unit: Unit, model: Model, *, card: bool, boost: int = 0) -> Tally:
    """The Stability Score of whoever acts (4.42)."""
    tally = score(battle, unit, "st", card=card, knocked=model.knocked)
    return tally.add("4.94", "boost", boost)


async def stability_after_attack(battle: Battle, attack: Attack, targets: Sequence[Unit]) -> None:
    """The Stability test an Attack may carry, whatever its result (4.44)."""
    followed = False
    for target in targets:
        left = _still_there(attack, target)
        while left and attack.unit.able and target.in_play:
            held = await _next_attacked(battle, attack.unit, target, left)
            left.remove(held)
            fighters = [
                model
                for model in attack.fighters
                if in_contact(battle, attack.unit, model, target, held)
            ]
            pusher = await _choose_pusher(battle, attack, fighters) if fighters else None
            if pusher is not None:
                followed = await _shove(
                    battle, attack, pusher, target, held, may_follow=not followed
                )
            left = [model for model in left if model in target.models]


def _still_there(attack: Attack, target: Unit) -> list[Model]:
    """A model of each attacked sub-unit that is left: of several only after a Sweep (4.44)."""
    if attack.action.sweep is None:
        return target.at_hex(attack.hex)[:1]
    struck = [model for model in target.models if model.number in attack.swept[target.id]]
    return list({model.at: model for model in struck}.values())


async def _next_attacked(battle: Battle, unit: Unit, target: Unit, left: Sequence[Model]) -> Model:
    """Sub-units that were swept are tested in the Initiator's order (4.44)."""
    options = [model_option(battle, target, model) for model in left]
    key = await Choose(unit.seat, options, rule="4.44", topic="order", piece=unit.id)
    return next(model for model in left if model.number == int(key))


async def _choose_pusher(battle: Battle, attack: Attack, fighters: Sequence[Model]) -> Model | None:
    """Whether to make the test, and the participating model in contact that does (D28, 4.44)."""
    unit = attack.unit
    options = [model_option(battle, unit, model, "option-shove") for model in fighters]
    options.append(Option("no", "option-no-shove"))
    key = await Choose(
        unit.seat,
        options,
        rule="4.44",
        topic="shove",
        piece=unit.id,
        story=lambda: attack.story(battle),
    )
    return None if key == "no" else unit.model(int(key))


async def _shove(
    battle: Battle, attack: Attack, model: Model, target: Unit, held: Model, *, may_follow: bool
) -> bool:
    """Test, knock down, push and perhaps follow (4.44-4.47); whether it followed."""
    unit = attack.unit
    boost = attack.boost.bonus.get("st", 0) if attack.boost is not None else 0

    def strength() -> Tally:
        return stability(battle, unit, model, card=attack.card, boost=boost)

    test = Test(unit, target, strength(), score(battle, target, "st", knocked=held.knocked))
    if not await decide(battle, test) or not target.in_play or not unit.able:
        return not may_follow
    direction, hex_ = await choose_contact(battle, unit, model, target, held)
    plan = push_plan(battle, unit, direction, hex_)
    choice = await _choose_effect(unit, target, plan is not None, both=True)
    if choice == "none":
        return not may_follow
    pushed = False
    if plan is not None and choice in ("all", "push"):
        pushed = await _push(battle, strength, unit, plan, sparing_first=choice == "push")
    if choice in ("all", "knock") and target.in_play and held in target.models:
        knock(battle, target, held.at)
    if pushed and may_follow and await _follow(battle, unit, model, direction):
        return True
    return not may_follow


def push_plan(battle: Battle, unit: Unit, direction: int, hex_: Hex) -> Chain | None:
    """Who has to move in a push; nothing where it cannot happen (4.47, 4.48)."""
    plan = chain(battle, direction, [hex_], unit)
    if plan is not None and plan.stuck:
        battle.cite("4.48")
    return None if plan is None or plan.stuck else plan


async def _choose_effect(unit: Unit, target: Unit, can_push: bool, *, both: bool) -> str:
    """Which consequences the Initiator applies (1.43, 4.43, D29, D31)."""
    keys = ["knock", "push"] if can_push else ["knock"]
    if both and can_push:
        keys.insert(0, "all")
    keys.append("none")
    return await Choose(
        unit.seat,
        [Option(key, f"option-effect-{key}") for key in keys],
        rule="1.43" if both else "4.43",
        topic="effect",
        piece=target.id,
        story=lambda: Story("story-overpowers", {}, unit.id, (target.id,)),
    )


async def _push(
    battle: Battle,
    strength: Callable[[], Tally],
    unit: Unit,
    plan: Chain,
    *,
    sparing_first: bool,
) -> bool:
    """Extend the same test to everyone behind, then move them all or nobody (4.47)."""
    for body in plan.pushed[1:]:
        if await overcome(battle, unit, body, strength()) is None:
            battle.cite("4.47")
            return False
    standing = [*plan.pushed[:sparing_first], *await spared(unit, plan.pushed[1:])]
    displace(battle, plan, standing)
    return True


async def _follow(battle: Battle, unit: Unit, model: Model, direction: int) -> bool:
    """Follow through by one hex, orientation kept, if it stands and there is room (4.46, 4.12)."""
    if model.knocked:
        return False
    board = battle.board
    ours = set(battle.cells(unit, model))
    cells = [board.next[cell][direction] for cell in battle.cells(unit, model)]
    if any(c == OFF or board.ground[c] == IMPASSABLE for c in cells):
        return False
    if any(c in battle.occupied and c not in ours for c in cells):
        return False
    answer = await Choose(
        unit.seat,
        [Option("no", "option-stay"), Option("yes", "option-follow")],
        rule="4.46",
        topic="follow",
        default="no",
        piece=unit.id,
    )
    if answer == "no":
        return False
    await offer_release(battle, unit, [model])

    def shift(hex_: Hex) -> Hex:
        return board.next[hex_][direction]

    await relocate(battle, unit, [model], cells[0], model.heading, shift, by_itself=True)
    battle.tell(Followed(unit.id))
    return True


def stab_targets(battle: Battle, unit: Unit) -> list[str]:
    """Sub-units that a model could try its strength on: ``model>unit@hex`` (4.43)."""
    found: dict[str, None] = {}
    for model in free_models(battle, unit):
        for hex_ in front_of(battle, unit, model):
            body = battle.occupied.get(hex_)
            if body is not None and body.unit is not None and body.unit is not unit:
                found[f"{model.number}>{body.unit.id}@{body.models[0].at}"] = None
    return list(found)


def grab_targets(battle: Battle, unit: Unit, busy: Container[int] = ()) -> list[str]:
    """Models that a model could seize, unless it is busy: ``model>unit#model`` (4.50)."""
    found: dict[str, None] = {}
    for model in free_models(battle, unit):
        if model.number in busy:
            continue
        for hex_ in front_of(battle, unit, model):
            body = battle.occupied.get(hex_)
            if body is not None and body.unit is not None and body.unit is not unit:
                for held in body.models:
                    found[f"{model.number}>{body.unit.id}#{held.number}"] = None
    return list(found)


def struggle_option(battle: Battle, unit: Unit, key: str) -> Option:
    """A target of a Stability or Grab action as it is offered."""
    number, _, rest = key.partition(">")
    target = battle.unit(rest.partition("@")[0].partition("#")[0])
    held = _held(target, rest)
    facts = {"unit": target.id, "n": int(number) + 1, **hex_facts(battle, held.at)}
    say = "option-struggle"
    if "#" in rest and len(target.models) > 1:
        say, facts = "option-struggle-model", {**facts, "held": held.number + 1}
    at, caution = battle.board.point(held.at), caution_for(unit, target)
    return Option(key, say, piece_of(target, held), at, facts, caution=caution)


def _held(target: Unit, rest: str) -> Model:
    """The model that ``unit@hex`` or ``unit#model`` names."""
    _, by_hex, place = rest.partition("@")
    number = rest.partition("#")[2]
    found = target.at_hex(int(place))[0] if by_hex else target.model(int(number))
    assert found is not None, "whoever can be seized stands on the board"
    return found


async def stab(battle: Battle, unit: Unit, act: Activation, action: Action, *, card: bool) -> bool:
    """A Stability action: knock down or push back (4.43); whether it was made."""
    key = await _pick(
        battle,
        unit,
        "stab",
        "4.43",
        lambda: stab_targets(battle, unit),
        is_declared=was_declared(unit, act),
    )
    if key == "none":
        return False
    number, _, rest = key.partition(">")
    name, _, place = rest.partition("@")
    target, model = battle.unit(name), unit.model(int(number))
    assert model is not None, "whoever acts stands on the board"
    await main_window(battle, Moment("decl", unit.seat, unit, Struggle(unit, target, action)))
    there = target.at_hex(int(place))
    if not there or not unit.able:
        return True
    held = there[0]
    battle.cite("4.42")

    def strength() -> Tally:
        return stability(battle, unit, model, card=card)

    test = Test(unit, target, strength(), score(battle, target, "st", knocked=held.knocked))
    if not await decide(battle, test):
        return True
    direction, hex_ = await choose_contact(battle, unit, model, target, held)
    plan = push_plan(battle, unit, direction, hex_)
    choice = await _choose_effect(unit, target, plan is not None, both=False)
    if choice == "knock":
        knock(battle, target, held.at)
    elif choice == "push" and plan is not None:
        await _push(battle, strength, unit, plan, sparing_first=True)
    return True


async def _pick(
    battle: Battle,
    unit: Unit,
    topic: str,
    rule: str,
    targets: Callable[[], Sequence[str]],
    *,
    is_declared: bool,
) -> str:
    def options() -> list[Option]:
        found = [struggle_option(battle, unit, key) for key in targets()]
        alone = len(found) == 1 and not found[0].caution
        nobody = Option("none", "option-no-target")
        return found if alone and is_declared else enemies_first([*found, nobody])

    return await Choose(
        unit.seat,
        options,
        rule=rule,
        topic=topic,
        default=lambda: usual_target(options()),
        piece=unit.id,
    )


async def grab(battle: Battle, unit: Unit, act: Activation, action: Action, *, card: bool) -> bool:
    """A Grab action: each model may seize one, a test each (4.50); whether it was made."""
    grip = Grip(unit, action, card)
    while unit.able and grab_targets(battle, unit, grip.busy):
        key = await _pick(
            battle,
            unit,
            "grab",
            "4.50",
            lambda: grab_targets(battle, unit, grip.busy),
            is_declared=not grip.busy and was_declared(unit, act),
        )
        if key == "none":
            break
        await _seize_one(battle, act, grip, key)
        if battle.setting.single_grab:
            break
    return bool(grip.busy)


async def _seize_one(battle: Battle, act: Activation, grip: Grip, key: str) -> None:
    """One model tries to hold another, perhaps to Block it (4.50, 4.51)."""
    unit = grip.unit
    number, _, rest = key.partition(">")
    name, _, held_number = rest.partition("#")
    target, model = battle.unit(name), unit.model(int(number))
    assert model is not None, "whoever acts stands on the board"
    grip.busy.append(model.number)
    card = grip.card
    bonus = 0 if model.knocked else await _grab_bonus(battle, act, grip)
    struggle = Struggle(unit, target, grip.action)
    await main_window(battle, Moment("decl", unit.seat, unit, struggle))
    held = target.model(int(held_number))
    if held is None or not unit.able or not in_contact(battle, unit, model, target, held):
        return
    tally = stability(battle, unit, model, card=card)
    tally.name = "gr"
    tally.add("4.50", "grab", bonus)
    helpers = _helpers(battle, unit, target, held)
    tally.add("4.50", "allies-grabbing", helpers)
    resisting = score(battle, target, "st", knocked=held.knocked)
    # By how much it is won says whether it Blocks (4.51).
    test = Test(unit, target, tally, resisting, stake="gap")
    if not await decide(battle, test):
        return
    alone = test.score.total - bonus - helpers
    blocks = alone >= test.opposed.total and await _blocks(unit, target)
    seize(battle, unit, model, target, held, blocked=blocks)


async def _blocks(unit: Unit, target: Unit) -> bool:
    """Whether the Initiator also Blocks: a model only held may carry its holder on (1.43, 4.53)."""
    answer = await Choose(
        unit.seat,
        [
            Option("block", "option-effect-block", note="note-block"),
            Option("hold", "option-effect-hold"),
        ],
        rule="1.43",
        topic="effect",
        piece=target.id,
        story=lambda: Story("story-grabs", {}, unit.id, (target.id,)),
    )
    return answer == "block"


async def _grab_bonus(battle: Battle, act: Activation, grip: Grip) -> int:
    """The Grab bonus of the card, and its Boost if bought: both for the whole action (4.94)."""
    unit = grip.unit
    found = battle.content.cards.get(unit.active) if unit.revealed else None
    if not grip.card or found is None:
        return 0
    if grip.bonus is None:
        grip.bonus = found.bonus.get("gr", 0)
        boost = affordable_boost(unit, act, card=True)
        if boost is not None and "gr" in boost.bonus and await pays(battle, unit, act, boost):
            grip.bonus += boost.bonus["gr"]
    return grip.bonus


def _helpers(battle: Battle, unit: Unit, target: Unit, held: Model) -> int:
    """Other Allied units already Grabbing the same target (4.50)."""
    holders = {grab.unit for grab in battle.grabs_on(target, held)} - {unit.id}
    return sum(battle.unit(holder).side == unit.side for holder in holders)


def seize(
    battle: Battle, unit: Unit, model: Model, target: Unit, held: Model, *, blocked: bool
) -> None:
    """A Grab holds: one target at a time, one Grab per unit and target (4.109)."""
    known = None
    for grab in list(battle.grabs):
        if grab.unit == unit.id and grab.model == model.number:
            if (grab.target, grab.target_model) == (target.id, held.number):
                known = grab
            else:
                end_grab(battle, grab)
    if known is None:
        known = Grab(unit.id, model.number, target.id, held.number)
        battle.grabs.append(known)
    known.blocked = known.blocked or blocked
    if known.blocked:
        let_go(battle, target, held)
    battle.tell(Grabbed(unit.id, target.id, blocked))


def held_models(battle: Battle, unit: Unit) -> list[Model]:
    """Models in a Grab."""
    numbers = {grab.target_model for grab in battle.grabs_on(unit)}
    return [model for model in unit.models if model.number in numbers]


def escapes(battle: Battle, unit: Unit) -> list[str]:
    """Ways to break free: a Grab by the model held, or the Nets (4.57, 4.76, 4.77)."""
    found = [f"grab:{model.number}" for model in held_models(battle, unit)]
    if unit.nets:
        found.append("net")
    return found


def uses_card(unit: Unit) -> bool:
    """Whether breaking free counts as an action of the Active card (4.57)."""
    card = unit.profile.content.cards.get(unit.active) if unit.revealed else None
    if card is None:
        return False
    return any(a.stab or a.do in ("stab", "grab") for step in card.actions for a in step)


async def break_free(battle: Battle, unit: Unit, way: str, *, card: bool) -> None:
    """A held unit tries its Stability (4.57, 4.76)."""
    if unit.nets and battle.grabs_on(unit):
        battle.cite("4.77")
    if way == "net":
        await _break_nets(battle, unit, card=card)
        return
    held = unit.model(int(way.partition(":")[2]))
    assert held is not None, "a held model stands on the board"
    grabs = battle.grabs_on(unit, held)
    holders = list(dict.fromkeys(grab.unit for grab in grabs))
    strongest = await _strongest(battle, [battle.unit(name) for name in holders], grabs)
    against = _holding(battle, strongest, grabs).add("4.57", "grabbing-units", len(holders))
    test = Test(unit, strongest, stability(battle, unit, held, card=card), against)
    if await decide(battle, test):
        for grab in list(grabs):
            end_grab(battle, grab)
        battle.tell(BrokeFree(unit.id))


async def _strongest(battle: Battle, holders: Sequence[Unit], grabs: Sequence[Grab]) -> Unit:
    """The Grabbing unit that is tested against; a toss if two players' are equal (4.57, 1.42)."""
    strength = {holder.id: _holding(battle, holder, grabs).total for holder in holders}
    tied = [unit for unit in holders if strength[unit.id] == max(strength.values())]
    seats = tuple(dict.fromkeys(unit.seat for unit in tied))
    if len(seats) == 1:
        return tied[0]
    seat = await Toss(seats, rule="1.42", topic="strongest")
    return next(unit for unit in tied if unit.seat == seat)


def _holding(battle: Battle, holder: Unit, grabs: Sequence[Grab]) -> Tally:
    numbers = [grab.model for grab in grabs if grab.unit == holder.id]
    knocked = any(model.knocked for model in holder.models if model.number in numbers)
    return score(battle, holder, "st", knocked=knocked)


async def _break_nets(battle: Battle, unit: Unit, *, card: bool) -> None:
    caught = [m for m in unit.models if any(m.number in net.models for net in unit.nets)]
    against = Tally("st").add("4.76", "net", net_strength(unit))
    test = Test(
        unit,
        None,
        stability(battle, unit, caught[0], card=card),
        against,
        "net",
        unopposed=True,
    )
    if await decide(battle, test):
        unit.nets = []
        battle.tell(BrokeFree(unit.id))
