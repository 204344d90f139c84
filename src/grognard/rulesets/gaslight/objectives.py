"""Objective markers: searching, carrying, control (4.180-4.182, 5.10-5.13)."""

from grognard.kernel.acts import Flip
from grognard.kernel.questions import Seat
from grognard.kernel.tallies import Tally
from grognard.rulesets.gaslight.battle import Battle, Model, Token
from grognard.rulesets.gaslight.events import (
    MarkerSearched,
    ObjectiveFailed,
    Scored,
    TokenTaken,
)
from grognard.rulesets.gaslight.field import (
    CONTACT,
    at_most,
    distance_to,
    is_engaged,
    less,
    plan,
)
from grognard.rulesets.gaslight.states import trigger
from grognard.rulesets.gaslight.trials import Throw, closed, pool_of, test

DISC = 0.5
SAME_LEVEL = 1.0
CONTROL = 2.0
STAT = {"ledger": "mind", "parcel": "strength"}
"""The characteristic of the test, by scenario (5.10, 5.12)."""
SCENARIO = {"ledger": "5.10", "parcel": "5.12"}
"""The clause that says what is searched or carried."""
DIFFICULTY = 2
DROPPED = 1
LEDGER = "ledger"


def touches(model: Model, token: Token) -> bool:
    """Base-to-base with a marker: a disc of 0.5", on the same level (1.44, 4.180)."""
    if token.at is None:
        return False
    apart = plan(model.place, token.at) - model.profile.radius - DISC
    return apart <= CONTACT and abs(model.place[2] - token.at[2]) < SAME_LEVEL


def activatable(battle: Battle, model: Model) -> list[Token]:
    """Markers a model may Activate now (4.180, 1.4)."""
    stat = STAT.get(battle.setting.victory)
    if stat is None or not battle.tokens or getattr(model.profile, stat) == 0:
        return []
    found = [token for token in battle.tokens if touches(model, token)]
    return found if found and not is_engaged(battle, model) else []


def difficulty_of(token: Token) -> int:
    """A token that was carried before is picked up more easily (4.181)."""
    return DROPPED if token.loose else DIFFICULTY


async def activate(battle: Battle, model: Model, token: Token) -> None:
    """The scenario's test; a success takes effect at the end of the Action (4.180)."""
    stat = STAT[battle.setting.victory]
    pool: Tally = closed(model, pool_of(battle, model, stat), stat)
    need = difficulty_of(token)
    throw = Throw(model, pool, "objective", "objective", "4.180", need=need)
    if await test(battle, throw) < need:
        battle.tell(ObjectiveFailed(model.id, token.id))
        return
    trigger(battle, "objective", [model], token.id)


async def succeed(battle: Battle, model: Model, token_id: str) -> None:
    """What a passed test brings (5.10, 5.12)."""
    battle.cite(SCENARIO[battle.setting.victory])
    token = battle.token(token_id)
    if token.at is None:
        return
    if battle.setting.victory == "ledger" and token.id != LEDGER:
        await _search(battle, model, token)
        return
    take(battle, model, token)


async def _search(battle: Battle, model: Model, token: Token) -> None:
    """The marker is removed, 1 VP; one of those unsearched hides the ledger (5.10)."""
    (found,) = await Flip(
        battle.search,
        1,
        lambda: (LEDGER, "nothing"),
        piece=model.id,
        seat=model.seat,
        rule="5.10",
        topic="search",
    )
    battle.search.take([found])
    battle.tokens.remove(token)
    battle.tell(MarkerSearched(model.id, token.id, found == LEDGER))
    battle.credit(model.seat, 1)
    battle.tell(Scored(model.seat, 1, "search"))
    if found == LEDGER:
        ledger = Token(LEDGER, model.place)
        battle.tokens.append(ledger)
        take(battle, model, ledger)


def take(battle: Battle, model: Model, token: Token) -> None:
    """A model carries a token with it (4.181), unless it lies or has its hands full."""
    if model.toppled or model.carries or model.at is None:
        token.at = token.at or model.at
        token.loose = True
        return
    token.at, token.carrier, token.loose = None, model.id, True
    model.carries = token.id
    battle.tell(TokenTaken(model.id, token.id))


def controller(battle: Battle, marker: tuple[float, float, float]) -> Seat | None:
    """Who controls a marker: standing models within 2", Heroes counting 2 (4.182)."""
    weight: dict[Seat, int] = {}
    for model in battle.in_play():
        level = less(abs(model.place[2] - marker[2]), SAME_LEVEL)
        if not model.toppled and level and at_most(distance_to(model, marker), CONTROL):
            weight[model.seat] = weight.get(model.seat, 0) + (2 if model.profile.is_hero else 1)
    if not weight:
        return None
    most = max(weight.values())
    leaders = [seat for seat, total in weight.items() if total == most]
    return leaders[0] if len(leaders) == 1 else None
