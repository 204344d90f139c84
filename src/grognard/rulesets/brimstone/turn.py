"""The turn: upkeep, opportunities, one activation, the end phase (section 3)."""

from grognard.kernel.questions import Choose, Option, Seat
from grognard.kernel.ruleset import Step
from grognard.rulesets.brimstone import (
    actions,
    command,
    deployment,
    lure,
    terraforming,
    upkeep,
    victory,
)
from grognard.rulesets.brimstone.battle import (
    ACTIVATED,
    ACTIVE,
    WAITING,
    Battle,
    BattleOver,
    Model,
    other,
    piece_option,
)
from grognard.rulesets.brimstone.effects import resolve_reactions
from grognard.rulesets.brimstone.events import Activated, Passed, RelicTaken
from grognard.rulesets.brimstone.field import SLACK, engaged
from grognard.rulesets.brimstone.moves import note_zones, stand_in_pool
from grognard.rulesets.brimstone.states import count_down
from grognard.rulesets.brimstone.windows import window

RELIC_RADIUS = 0.5
RELIC_OPTIONS = [Option("take-relic", note="note-relic"), Option("leave-relic")]


def next_step(battle: Battle) -> Step | None:
    """The next step, from the state alone."""
    match battle.phase:
        case "lists":
            return deployment.reveal(battle)
        case "terrain":
            return terraforming.lay_piece(battle)
        case "shifts":
            return terraforming.shift_piece(battle)
        case "zones":
            return deployment.choose_zones(battle)
        case "deployment":
            return deployment.deploy(battle)
        case "upkeep":
            return _guarded(battle, upkeep.upkeep(battle))
        case "action":
            return _guarded(battle, _action_step(battle))
        case "end":
            return _guarded(battle, victory.end_phase(battle))
        case _:
            return None


async def _guarded(battle: Battle, step: Step) -> None:
    """A step that may end the game at once (5.2)."""
    try:
        await step
    except BattleOver:
        battle.active = ""
        victory.wipe_out(battle)


def _action_step(battle: Battle) -> Step:
    if battle.summoned:
        return summoned_activation(battle)
    if battle.has_waiting("A") or battle.has_waiting("B"):
        return opportunity(battle)
    return last_window(battle)


def may_pass(battle: Battle, seat: Seat) -> bool:
    """Only while the opponent commands more waiting models, and never at first (3.9, 3.11).

    Where the Slowed go last of all he may have none to activate yet: nobody passes to him (4.613).
    """
    if battle.opening:
        return False
    more = 0
    for model in battle.models:
        if model.status == WAITING and model.at is not None:
            more += 1 if model.commander != seat else -1
    return more > 0 and bool(battle.eligible(other(seat)))


async def opportunity(battle: Battle) -> None:
    """A player activates a model or passes (3.10)."""
    seat = battle.current
    if not battle.eligible(seat):
        battle.cite("3.12")
        seat = battle.current = other(seat)
    battle.begin_activation(None, seat)
    await window(battle, "w1")
    if not battle.eligible(seat):
        return

    def choices() -> list[Option]:
        found = [piece_option(m.id) for m in battle.eligible(seat)]
        return [*found, Option("pass")] if may_pass(battle, seat) else found

    chosen = await Choose(
        seat,
        choices,
        rule="3.10",
        topic="activate",
        default=lambda: "pass" if may_pass(battle, seat) else battle.eligible(seat)[0].id,
    )
    battle.opening = False
    if chosen == "pass":
        battle.tell(Passed(seat))
    else:
        battle.cite("3.13")
        await activation(battle, battle.model(chosen))
    battle.current = other(seat)


async def summoned_activation(battle: Battle) -> None:
    """The extra activation of *Vae Victis*; the next opportunity stays as it was (3.20)."""
    model = battle.model(battle.summoned)
    battle.summoned = ""
    battle.cite("3.20")
    await activation(battle, model)


async def last_window(battle: Battle) -> None:
    """Nobody is left to activate: one more window, and the Action phase ends (3.12)."""
    battle.begin_activation(None, battle.dominance)
    battle.cite("3.12", "1.18")
    await window(battle, "w1")
    if not battle.has_waiting("A") and not battle.has_waiting("B"):
        battle.phase = "end"


async def activation(battle: Battle, model: Model) -> None:
    """One model's activation, steps A2 to A8 (3.14)."""
    now = battle.begin_activation(model, model.commander)
    begin(battle, model)
    if battle.relics:
        await relic_chance(battle, model)
    await window(battle, "w2")
    if now.goes_on:
        await act(battle, model)
    if now.goes_on:
        if battle.relics:
            await relic_chance(battle, model)
        await window(battle, "w8")
    if model.at is not None:
        count_down(battle, model)
    else:
        battle.cite("3.18")
    if not model.dead:
        model.status = ACTIVATED
    battle.active = ""
    resolve_reactions(battle)
    await command.vae_victis(battle)


def begin(battle: Battle, model: Model) -> None:
    """The model becomes active; a pool it stands in burns it at once (A2, table 2.A)."""
    battle.active = model.id
    model.status = ACTIVE
    model.fresh = []
    model.scorched = False
    battle.tell(Activated(model.id))
    stand_in_pool(battle, model)


async def act(battle: Battle, model: Model) -> None:
    """Note the zones, follow a Lure or declare an action, and carry it out (A3-A5)."""
    now = battle.now
    now.zones = note_zones(battle, model)
    lured = lure.lures(battle, model)
    if lured:
        action = await lure.follow_lure(battle, model, lured)
        await window(battle, "w3")
        if now.goes_on:
            await lure.lured_attack(battle, model, action)
        return
    action = await actions.declare(battle, model)
    if action == "charge":
        await actions.choose_charge(battle, model)
    await window(battle, "w3", last=True)
    if now.goes_on:
        battle.cite(actions.CLAUSES[action])
        await actions.PERFORM[action](battle, model)


async def relic_chance(battle: Battle, model: Model) -> None:
    """A free model on a relic may pick it up (5.7)."""
    for number in relics_underfoot(battle, model):
        answer = await Choose(
            model.commander,
            RELIC_OPTIONS,
            rule="5.7",
            topic="relic",
            default="leave-relic",
            piece=model.id,
            passing="leave-relic",
            window="relics",
        )
        if answer == "take-relic":
            relic = battle.relics[number]
            relic.at, relic.carrier = None, model.id
            model.relic = number
            battle.tell(RelicTaken(model.id))
            return


def relics_underfoot(battle: Battle, model: Model) -> list[int]:
    """Relics the model could pick up where it stands (5.7, 7.6)."""
    if not battle.relics or model.relic >= 0 or model.profile.abilities.insignificant:
        return []
    if "controlled" in model.states or "knocked_down" in model.states or engaged(battle, model):
        return []
    reach = model.profile.radius + RELIC_RADIUS + SLACK
    x, y = model.place
    return [
        number
        for number, relic in enumerate(battle.relics)
        if relic.at is not None and (relic.at[0] - x) ** 2 + (relic.at[1] - y) ** 2 <= reach * reach
    ]
