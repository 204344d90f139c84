"""The sequence of a game: what comes next, from the state alone (section 3)."""

from grognard.kernel.questions import Choose, Option, Seat
from grognard.kernel.ruleset import Step
from grognard.rulesets.gaslight import activation, deployment, victory
from grognard.rulesets.gaslight.battle import Battle, Model, Pending
from grognard.rulesets.gaslight.deployment import CARDS, draw_cards, sealed_bid
from grognard.rulesets.gaslight.events import (
    Activated,
    DelayLost,
    DelayWon,
    Expired,
    InitiativeKept,
    InitiativeStolen,
    Regenerated,
    StealDeclared,
    SurplusBegan,
    TurnBegan,
)

STEAL_OR_PASS = (Option("steal", note="note-steal"), Option("pass"))
DELAY = Option("delay", note="note-delay")


def next_step(battle: Battle) -> Step | None:
    """The next step: a draw, a bid, a deployment, an opportunity, an Action."""
    while True:
        match battle.phase:
            case "heroes":
                return deployment.pick_heroes(battle)
            case "henchmen":
                return deployment.hire_henchmen(battle)
            case "first-hand":
                return deployment.first_hands(battle)
            case "first-bid":
                return deployment.bid_for_first(battle)
            case "zones":
                seat = deployment.next_to_choose_zone(battle)
                if seat is not None:
                    return deployment.choose_zone(battle, seat)
                battle.phase = "deploy"
            case "deploy":
                seat = deployment.next_to_deploy(battle)
                if seat is not None:
                    return deployment.deploy(battle, seat)
                begin_turn(battle)
            case "start":
                return start_effects(battle)
            case "draw":
                return draw_step(battle)
            case "steal":
                return steal(battle)
            case "activations" | "surplus":
                return activation_step(battle)
            case "end":
                end_turn(battle)
            case _:
                return None


def begin_turn(battle: Battle) -> None:
    """A new turn: all models become Ready (3.1, 3.2)."""
    battle.turn += 1
    battle.phase = "start"
    battle.tell(TurnBegan(battle.turn))


async def start_effects(battle: Battle) -> None:
    """Start-of-turn effects, First Player's first (3.1).

    Within a player they come in the order he likes: all are healing, so it makes no difference.
    """
    for seat in battle.playing(battle.first):
        for model in _regenerating(battle, seat):
            _regenerate(battle, model)
    for model in battle.in_play():
        model.ready = True
    battle.phase = "draw"


def _regenerating(battle: Battle, seat: Seat) -> list[Model]:
    return [
        model
        for model in battle.in_play(seat)
        if model.has("regeneration") and model.wounds < model.profile.wounds
    ]


def _regenerate(battle: Battle, model: Model) -> None:
    """Regeneration heals at the start of the turn (4.165)."""
    gained = min(model.profile.number("regeneration"), model.profile.wounds - model.wounds)
    model.wounds += gained
    battle.tell(Regenerated(model.id, gained))


async def draw_step(battle: Battle) -> None:
    """Each player draws 3 + his Heroes in play; in turn 1 the first hand serves (3.3, 3.4)."""
    if battle.turn == 1:
        battle.cite("3.4")
    else:
        for seat in battle.playing(battle.first):
            await draw_cards(battle, seat, CARDS + battle.heroes_in_play(seat), "3.3")
    battle.phase = "steal"


async def steal(battle: Battle) -> None:
    """Stealing the Initiative: declared openly, bid for in secret (3.5)."""
    stealers = []
    for seat in battle.playing(battle.first)[1:]:
        if not battle.hands.get(seat):
            continue
        wish = await Choose(
            seat,
            STEAL_OR_PASS,
            rule="3.5",
            topic="steal",
            default="pass",
            passing="pass",
            window="steals",
        )
        if wish == "steal":
            stealers.append(seat)
            battle.tell(StealDeclared(seat))
    if stealers:
        holder = battle.first
        winner = await sealed_bid(battle, stealers, (holder,), "bid-steal", "3.5")
        if winner is not None and winner != holder:
            battle.first = winner
            battle.tell(InitiativeStolen(winner))
        else:
            battle.tell(InitiativeKept(holder))
    battle.phase = "activations"
    battle.opportunity = battle.first
    battle.delayed = False


async def activation_step(battle: Battle) -> None:
    """An opportunity, the start window of an Activation, or one Action of it (3.6, 3.11)."""
    if not battle.active:
        await opportunity(battle)
        return
    model = battle.model(battle.active)
    if battle.window:
        await activation.start_window(battle, model)
        return
    await activation.action_step(battle)
    if not battle.active and battle.result is None:
        battle.pass_on(battle.opportunity)


async def opportunity(battle: Battle) -> None:
    """Activate exactly one Ready model, or try to Delay (3.6-3.8)."""
    seat = battle.opportunity
    if not battle.ready(seat):
        _run_out(battle, seat)
        return
    chosen = await Choose(
        seat,
        lambda: opportunities(battle, seat),
        rule="3.6",
        topic="opportunity",
        default=lambda: battle.ready(seat)[0].id,
    )
    if chosen == "delay":
        await delay(battle, seat)
        return
    activate(battle, battle.model(chosen))


def opportunities(battle: Battle, seat: Seat) -> list[Option]:
    """The Ready models, and Delay where it may be tried."""
    found = [Option(model.id, piece=model.id) for model in battle.ready(seat)]
    return [*found, DELAY] if may_delay(battle, seat) else found


def may_delay(battle: Battle, seat: Seat) -> bool:
    """With a card, an opponent still Ready, once, and not on a delayed opportunity (3.7, 3.8)."""
    if battle.phase != "activations" or battle.delayed or not battle.hands.get(seat):
        return False
    return any(battle.ready(other) for other in battle.setting.seats if other != seat)


async def delay(battle: Battle, seat: Seat) -> None:
    """A sealed bid; if the delayer's card is highest the opportunity passes on (3.7)."""
    others = [s for s in battle.playing(seat)[1:] if battle.ready(s)]
    winner = await sealed_bid(battle, (seat,), others, "bid-delay", "3.7")
    battle.delayed = True
    battle.cite("3.8")
    if winner == seat:
        battle.opportunity = others[0]
        battle.tell(DelayWon(seat, others[0]))
    else:
        battle.tell(DelayLost(seat))


def activate(battle: Battle, model: Model) -> None:
    """A model's Activation begins (3.11)."""
    battle.active = model.id
    battle.actions = model.profile.actions
    battle.window = activation.needs_window(battle, model)
    battle.heroic = battle.moved = False
    battle.cast = []
    battle.pending = Pending()
    battle.tell(Activated(model.id))


def _run_out(battle: Battle, seat: Seat) -> None:
    """Phase 2 ends; whoever still has Ready models goes on, from the next player (3.9, 3.10)."""
    ready = [s for s in battle.playing(seat) if s != seat and battle.ready(s)]
    if not ready:
        battle.phase = "end"
        return
    battle.phase = "surplus"
    battle.opportunity = ready[0]
    battle.delayed = False
    battle.tell(SurplusBegan(ready[0]))


def end_turn(battle: Battle) -> None:
    """End effects and scoring, then what lasted until end of turn (3.13, 3.14)."""
    battle.cite("3.13")
    victory.end_of_turn_points(battle)
    battle.templates = []
    battle.templates_changed()
    battle.auras = []
    for model in battle.models:
        model.spells = []
        model.acid = 0
    for seat in battle.setting.seats:
        battle.discard += battle.hands.get(seat, [])
        battle.hands[seat] = []
    battle.first = battle.playing(battle.first)[1]
    battle.tell(Expired(battle.turn))
    if battle.turn >= battle.setting.turns:
        victory.end_at_limit(battle)
    else:
        begin_turn(battle)
