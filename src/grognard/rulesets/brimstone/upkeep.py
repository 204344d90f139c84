"""The Upkeep phase (3.2-3.8)."""

from grognard.kernel.questions import Choose, Option
from grognard.rulesets.brimstone.battle import SEATS, WAITING, Battle, other
from grognard.rulesets.brimstone.damage import die
from grognard.rulesets.brimstone.events import (
    Burned,
    CommandRefreshed,
    Digested,
    DominanceKept,
    DominanceTaken,
    FirstPlayer,
    Regenerated,
    StateFaded,
    TurnBegan,
)

DIGESTION = 3
FIRST_OPTIONS = [Option("self"), Option("opponent")]


async def upkeep(battle: Battle) -> None:
    """Steps U1 to U8, in order (3.2)."""
    battle.turn += 1
    battle.tell(TurnBegan(battle.turn))
    if battle.turn > 1:
        settle_dominance(battle)
    refresh_command(battle)
    digest_swallowed(battle)
    burn_consumed(battle)
    regenerate(battle)
    make_ready(battle)
    await name_first_player(battle)
    battle.phase = "action"


def settle_dominance(battle: Battle) -> None:
    """Whoever killed more since the last time takes Dominance; a tie changes nothing (3.3)."""
    scores = {seat: battle.kills.get(seat, 0) for seat in SEATS}
    holder = battle.dominance
    if scores[other(holder)] > scores[holder]:
        battle.dominance = other(holder)
        kind: type[DominanceTaken] | type[DominanceKept] = DominanceTaken
    else:
        kind = DominanceKept
    battle.tell(kind(battle.dominance, battle.turn, scores["A"], scores["B"]))
    battle.kills = dict.fromkeys(SEATS, 0)


def refresh_command(battle: Battle) -> None:
    """Current CMD becomes base CMD, not more (3.5)."""
    for seat in SEATS:
        battle.cmd[seat] = battle.base[seat]
        battle.tell(CommandRefreshed(seat, battle.cmd[seat]))


def digest_swallowed(battle: Battle) -> None:
    """Every Swallowed model loses 3 LP, whatever its Protection (3.6, 4.504)."""
    inside = [model for model in battle.models if model.held_by]
    for model in inside:
        model.lp -= DIGESTION
        battle.tell(Digested(model.id, DIGESTION))
        battle.cite("4.504", "4.617")
    die(battle, inside)


def burn_consumed(battle: Battle) -> None:
    """Every Consumed instance costs its X, and has one round less (3.7)."""
    burning = [model for model in battle.models if model.burns and not model.dead]
    for model in burning:
        loss = sum(x for x, _ in model.burns)
        model.lp -= loss
        battle.tell(Burned(model.id, loss))
        model.burns = [(x, rounds - 1) for x, rounds in model.burns if rounds > 1]
        if not model.burns:
            battle.tell(StateFaded(model.id, "consumed"))
    die(battle, burning)


def regenerate(battle: Battle) -> None:
    """Regeneration X, never above the printed life points (7.13, 4.506)."""
    for model in battle.in_play():
        gained = min(model.profile.abilities.regeneration, model.profile.lp - model.lp)
        if gained > 0:
            model.lp += gained
            battle.tell(Regenerated(model.id, gained))


def make_ready(battle: Battle) -> None:
    """All models wait again, and what is once per turn may be used again (U7)."""
    for model in battle.models:
        model.status = WAITING
        model.used = []
        model.fresh = []
    battle.forget()


async def name_first_player(battle: Battle) -> None:
    """The Dominance holder says who starts, and that player may not pass at first (U8, 3.9)."""
    holder = battle.dominance
    answer = await Choose(holder, FIRST_OPTIONS, rule="3.2", topic="first-player", default="self")
    battle.current = holder if answer == "self" else other(holder)
    battle.opening = True
    battle.tell(FirstPlayer(battle.current))
