"""The Action phase: order, tied Groups, the activation of one unit, held Reactions (3.2-3.12)."""

from collections.abc import Sequence

from grognard.kernel.compound import Picks, Tick, Together
from grognard.kernel.questions import Choose, Option, Seat
from grognard.kernel.refusals import Refusal
from grognard.rulesets.saurian import piles
from grognard.rulesets.saurian.actions import (
    BASE_SKILLS,
    base_action,
    card_step,
    choose_mode,
    has_action,
    is_possible,
    printed,
)
from grognard.rulesets.saurian.battle import (
    Activation,
    Battle,
    Unit,
    initiative,
    is_condition,
    name_of,
    shown,
)
from grognard.rulesets.saurian.content import Content
from grognard.rulesets.saurian.draws import conditions_effect
from grognard.rulesets.saurian.events import (
    Activated,
    GearUsed,
    Held,
    IconsAdded,
    Revealed,
    RoundBegan,
    Skipped,
    StoodUp,
)
from grognard.rulesets.saurian.flight import flee, panic
from grognard.rulesets.saurian.initiative import discard_heroes, numbered, whose_turn
from grognard.rulesets.saurian.marching import choose_march
from grognard.rulesets.saurian.movement import march_on
from grognard.rulesets.saurian.reach import free_models
from grognard.rulesets.saurian.reaction import react_to_action, react_to_movement
from grognard.rulesets.saurian.scores import combo
from grognard.rulesets.saurian.skill import can_gain, gain_adrenaline
from grognard.rulesets.saurian.victory import gain_command
from grognard.rulesets.saurian.ways import March, begin_march
from grognard.rulesets.saurian.windows import Moment, main_window

CONDITION_MOVES: dict[str, tuple[str, ...]] = {
    "freeze": ("fix", "frozen"),
    "limp": ("fix",),
    "bleeding": ("fix",),
    "concussion": (),
}
"""What Movement is left under a Condition card; standing up always is (4.12, 7F)."""


async def gain_command_points(battle: Battle) -> None:
    """Step A0: a new round begins, and human players gain Command (3.2, 4.97)."""
    battle.round += 1
    battle.tell(RoundBegan(battle.round))
    for unit in battle.units:
        unit.acted = unit.holding = unit.used_move = unit.used_action = False
        unit.lead = 0
        unit.revealed = False
        unit.skipped_before, unit.skipped = unit.skipped, False
    for player in battle.players:
        mine = [u for u in battle.units if u.seat == player.seat and u.in_play and u.profile.human]
        if mine:
            battle.cite("1.16", "3.2")
            leaders = sum("hero" in u.profile.abilities for u in mine)
            leaders += sum("commander" in u.profile.abilities for u in mine)
            radios = sum(
                bool(u.gear) and battle.content.gear[u.gear].effect == "field_radio" for u in mine
            )
            gain_command(battle, player.seat, 1 + leaders + radios)
        else:
            battle.cite("4.98")
    battle.group, battle.next_up = [], []
    battle.phase = "activation"


def waiting(battle: Battle) -> list[Unit]:
    """Units that have still to activate (3.10, 3.11)."""
    return [unit for unit in battle.able() if not unit.acted]


async def choose_next(battle: Battle) -> None:
    """Step A1: the unit that activates next (3.3, 3.4)."""
    while battle.next_up:
        unit = battle.unit(battle.next_up.pop(0))
        if unit.able and not unit.acted:
            _start(battle, unit)
            return
    battle.group = [
        name
        for name in battle.group
        if battle.unit(name).able and not _turn_over(battle.unit(name))
    ]
    if battle.group:
        await _next_of_group(battle)
        return
    left = waiting(battle)
    if not left:
        battle.cite("3.10")
        battle.phase = "held"
        battle.turn_of = ""
        return
    battle.cite("3.3")
    highest = max(initiative(unit) for unit in left)
    tied = [unit for unit in left if initiative(unit) == highest]
    if len(tied) == 1:
        _start(battle, tied[0])
    else:
        await _form_group(battle, tied)


def _turn_over(unit: Unit) -> bool:
    """Whether a unit of the Group has had its own turn (4.110)."""
    return unit.holding or unit.skipped or (unit.acted and unit.used_move and unit.used_action)


def _start(battle: Battle, unit: Unit) -> None:
    if unit.id in battle.group:
        battle.group.remove(unit.id)
    battle.act = Activation(unit.id)


def may_skip(unit: Unit) -> bool:
    """Only an Action card, and not in two rounds running (4.59, 4.61)."""
    return bool(unit.active) and not is_condition(unit.active) and not unit.skipped_before


async def _form_group(battle: Battle, tied: list[Unit]) -> None:
    """Units with equal Initiative decide on skipping, then reveal together (3.4)."""
    choices = []
    for seat in battle.setting.seats:
        mine = [unit for unit in tied if unit.seat == seat and may_skip(unit)]
        if mine:
            choices.append(_group_skips(seat, mine))
    answers = await Together(tuple(choices), rule="3.4", topic="group-skip") if choices else {}
    skipping = {name for picks in answers.values() for name in picks}
    for unit in tied:
        if unit.id in skipping:
            skip(battle, unit)
        else:
            reveal(battle, unit)
    battle.group = [unit.id for unit in tied if unit.id not in skipping]
    battle.turn_of = ""
    if battle.group:
        await main_window(battle, Moment("reveal", battle.first, None, battle.group))


def _group_skips(seat: Seat, mine: Sequence[Unit]) -> Tick:
    """Which of a player's tied units skip: hidden until all have decided (3.4, D11)."""
    options = [piles.active_option(unit.id, "option-skip-unit", unit) for unit in mine]
    piece = mine[0].id if len(mine) == 1 else None
    return Tick(seat, options, rule="3.4", topic="group-skip", piece=piece)


async def _next_of_group(battle: Battle) -> None:
    """Inside a Group players alternate clockwise, the First Player naming the first (3.4)."""
    members = [battle.unit(name) for name in battle.group]
    highest = max(initiative(unit) for unit in members)
    members = [unit for unit in members if initiative(unit) == highest]
    seat = await whose_turn(battle, members, rule="3.4", topic="group-first")
    mine = [unit for unit in members if unit.seat == seat]
    options = [piles.active_option(u.id, "option-activate", u) for u in mine]
    name = await Choose(seat, options, rule="3.4", topic="group-unit")
    if len(members) > 1 or battle.turn_of:
        battle.turn_of = battle.setting.clockwise(seat)[1 % len(battle.setting.seats)]
    _start(battle, battle.unit(name))


def skip(battle: Battle, unit: Unit) -> None:
    """Do nothing and stay face down (4.59)."""
    unit.acted = unit.skipped = True
    battle.tell(Skipped(unit.id))


def reveal(battle: Battle, unit: Unit) -> None:
    """Turn the Active card up (1.29)."""
    if unit.active and not unit.revealed:
        unit.revealed = True
        unit.active = shown(unit.active)
        battle.tell(Revealed(unit.id, name_of(unit.active)))


def _cite_order(battle: Battle, unit: Unit) -> None:
    """Which clauses gave a unit its place in the order."""
    if not unit.active:
        battle.cite("3.11")
    elif is_condition(unit.active):
        battle.cite("3.12", "4.83", "1.30", "1.45")
    if unit.skipped_before:
        battle.cite("4.61")
    if unit.used_move or unit.used_action:
        battle.cite("4.110")


async def begin_activation(battle: Battle, act: Activation) -> None:
    """Steps 1 to 3 of an activation: skip or reveal, T-START, hold (3.5)."""
    unit = battle.unit(act.unit)
    if not unit.revealed and may_skip(unit):
        go_on = await Choose(
            unit.seat,
            [
                piles.active_option("go", "option-activate", unit),
                piles.active_option("skip", "option-skip-unit", unit),
            ],
            rule="4.59",
            topic="skip",
            piece=unit.id,
            facts={"unit": unit.id, "card": unit.active},
            passing="go",
            window="skips",
        )
        if go_on == "skip":
            skip(battle, unit)
            battle.act = None
            return
    _cite_order(battle, unit)
    unit.acted = True
    reveal(battle, unit)
    battle.tell(Activated(unit.id))
    await main_window(battle, Moment("start", unit.seat, unit, act))
    await _consume_for_adrenaline(battle, unit)
    await _use_kit(battle, unit, act)
    card = battle.content.cards.get(unit.active)
    if unit.able and card is not None and card.reaction:
        goes_on = await Choose(
            unit.seat,
            [Option("go", "option-go-ahead"), Option("hold", "option-hold", note="note-hold")],
            rule="4.62",
            topic="hold",
            piece=unit.id,
            facts={"card": unit.active},
            passing="go",
            window="holds",
        )
        if goes_on == "hold":
            unit.holding = True
            battle.tell(Held(unit.id))
            battle.act = None
            return
    act.stage = "move"


async def _consume_for_adrenaline(battle: Battle, unit: Unit) -> None:
    """At T-START the owner may consume hero cards for their Adrenaline alone (4.95, D13)."""
    player = battle.player(unit.seat)
    rousing = [name for name in player.hand if _adrenaline_of(battle.content, name)]
    if not rousing or not can_gain(unit):
        return
    for card in discard_heroes(player, await _consuming(unit, rousing)):
        battle.tell(IconsAdded(unit.seat, card, unit.id, 0))
        gain_adrenaline(battle, unit, _adrenaline_of(battle.content, card))


def _adrenaline_of(content: Content, name: str) -> int:
    """The Adrenaline a hero card gives when it is consumed for it (4.95)."""
    return max(icons.get("ad", 0) for icons in content.heroes[name].sets)


def _consuming(unit: Unit, rousing: Sequence[str]) -> Tick:
    """Any cards, of which the last still finds room (4.96)."""
    room, content = unit.profile.adrenaline - unit.adrenaline, unit.profile.content

    def wasted(picks: Picks) -> Refusal | None:
        gains = sorted(_adrenaline_of(content, key.partition("#")[0]) for key in picks)
        if sum(gains[:-1]) < room:
            return None
        return Refusal("adrenaline-full", rule="4.96", unit=unit.id)

    pile = piles.hero_hand(unit.seat)
    options = [
        Option(
            key,
            "option-consume",
            facts={"card": card, "amount": _adrenaline_of(content, card)},
            card=card,
            pile=pile,
        )
        for key, card in numbered(rousing)
    ]
    return Tick(unit.seat, options, rule="4.95", topic="consume", piece=unit.id, forbid=wasted)


async def _use_kit(battle: Battle, unit: Unit, act: Activation) -> None:
    """The Stimulant Kit: stand up free, or move farther (7G)."""
    if not unit.gear or battle.content.gear[unit.gear].effect != "stimulant_kit":
        return
    pile = piles.of_unit(unit.id, "equipment")
    uses = ["move"]
    if any(model.knocked and not battle.is_blocked(unit, model) for model in unit.models):
        uses.append("stand")
    options = [
        Option("keep", "option-keep-kit"),
        *(Option(use, f"option-kit-{use}", card=unit.gear, pile=pile) for use in uses),
    ]
    key = await Choose(
        unit.seat,
        options,
        rule="4.101",
        topic="kit",
        piece=unit.id,
        passing="keep",
        window="gear",
    )
    if key == "keep":
        return
    battle.tell(GearUsed(unit.id, unit.gear))
    unit.gear = ""
    if key == "move":
        act.bonus_move += 1
        return
    for model in unit.models:
        if not battle.is_blocked(unit, model):
            model.knocked = False
    battle.tell(StoodUp(unit.id))


async def movement_step(battle: Battle, act: Activation) -> None:
    """Step 4 of an activation: Movement, Reactions, the rest of it, T-MOVE (3.5, 4.64)."""
    unit = battle.unit(act.unit)
    march = None
    if unit.active and is_condition(unit.active) and unit.revealed:
        march = await _driven_movement(battle, unit, act)
    elif not unit.used_move:
        march = await choose_march(battle, unit, act)
        if march is not None:
            await march_on(battle, march)
    battle.cite("3.6")
    unit.used_move = True
    if not act.reaction and unit.able:
        if await react_to_movement(battle, unit) and march is not None:
            battle.cite("4.64")
            await march_on(battle, march, resumed=True)
        if unit.able:
            await main_window(battle, Moment("move", unit.seat, unit, act))
    act.stage = "act"


async def _driven_movement(battle: Battle, unit: Unit, act: Activation) -> March | None:
    """The Movement a Condition card commands or leaves (7F, 4.83)."""
    match conditions_effect(unit, unit.active):
        case "flee":
            await flee(battle, unit, extra=1 + act.bonus_move)
        case "panic":
            await panic(battle, unit, act)
        case kind:
            march = begin_march(unit, act, by_card=False, keywords=CONDITION_MOVES[kind])
            await march_on(battle, march)
            return march
    return None


async def action_step(battle: Battle, act: Activation) -> None:
    """Step 5 of an activation: one printed action at a time, or a Base Skill (3.5, 3.7)."""
    unit = battle.unit(act.unit)
    if not act.mode:
        act.mode = await _first_choice(battle, unit)
    if act.mode == "card":
        steps = printed(unit)
        made = await card_step(battle, unit, act, steps[act.step])
        act.step += 1
        over = act.step >= len(steps)
    else:
        battle.cite("1.44" if act.mode == "none" else "1.23")
        made = act.mode != "none" and await base_action(battle, unit, act, act.mode)
        over = True
    if over:
        unit.used_action = True
        act.stage = "end"
    if made and unit.able and not act.reaction:
        await react_to_action(battle, unit)


async def _first_choice(battle: Battle, unit: Unit) -> str:
    if unit.used_action:
        return "none"
    if unit.active and is_condition(unit.active) and unit.revealed:
        return await _condition_action(battle, unit)
    return await choose_mode(battle, unit) if has_action(battle, unit) else "none"


async def _condition_action(battle: Battle, unit: Unit) -> str:
    """Only a Limp leaves an action: one Base Skill Melee or Shoot (7F, 4.93)."""
    if conditions_effect(unit, unit.active) != "limp" or not free_models(battle, unit):
        return "none"
    keys = [name for name in ("melee", "shoot") if is_possible(battle, unit, BASE_SKILLS[name])]
    options = [Option(f"base:{name}", f"option-base-{name}", leads="target") for name in keys]
    options.append(Option("none", "option-no-action"))
    return await Choose(unit.seat, options, rule="4.93", topic="action", piece=unit.id)


def _cite_combos(battle: Battle, unit: Unit) -> None:
    """Which symbols of a card found no match below, and whether an ender was in the way."""
    card = battle.content.cards.get(unit.active)
    under = battle.content.cards.get(unit.stack[0]) if unit.stack else None
    if card is None or under is None:
        return
    if under.ender and set(under.combo) & set(card.combo):
        battle.cite("3.39")
    elif any(not combo(unit, symbol) for symbol in card.combo):
        battle.cite("3.38")


async def end_activation(battle: Battle, act: Activation) -> None:
    """Steps 6 and 7 of an activation: Adrenaline from the combo, if it stands (3.40, 4.49)."""
    unit = battle.unit(act.unit)
    if unit.able and unit.revealed:
        _cite_combos(battle, unit)
        lying = all(model.knocked for model in unit.models)
        count = 0 if lying else combo(unit, "ad")
        if count:
            battle.cite("3.40")
            gain_adrenaline(battle, unit, count)
    unit.holding = False
    battle.act = None


async def complete_held(battle: Battle) -> None:
    """Units that still hold a Reaction may complete it, in descending Initiative (4.67)."""
    held = [unit for unit in battle.able() if unit.holding]
    if not held:
        battle.phase = "check"
        return
    highest = max(initiative(unit) for unit in held)
    tied = [unit for unit in held if initiative(unit) == highest]
    seat = await whose_turn(battle, tied, rule="1.39", topic="held-first")
    mine = [unit for unit in tied if unit.seat == seat]
    options = [piles.active_option(u.id, "option-activate", u) for u in mine]
    name = await Choose(seat, options, rule="4.67", topic="held-unit")
    rest = len(tied) > 1
    battle.turn_of = battle.setting.clockwise(seat)[1 % len(battle.setting.seats)] if rest else ""
    battle.act = Activation(name, stage="move", reaction=True)
