"""The Initiative Phase (3.10-3.16)."""

from grognard.kernel.acts import RollOff
from grognard.kernel.questions import Seat
from grognard.rulesets.colossus.battle import SIDES, Battle
from grognard.rulesets.colossus.events import InitiativeWon, TurnBegan


async def initiative(battle: Battle) -> None:
    """Every player rolls; the Side with the best modified die is the Offense, ties again."""
    battle.turn += 1
    battle.tell(TurnBegan(battle.turn))
    sides = tuple(
        tuple(modifier(battle, seat) for seat in battle.setting.players(side)) for side in SIDES
    )
    if any(len(side) > 1 for side in sides):
        battle.cite("3.12")
    winner = await RollOff(sides, rule="3.10", topic="initiative")
    battle.cite("3.15")
    battle.offense = SIDES[winner]
    battle.phase = "linking"
    battle.tell(InitiativeWon(battle.offense, battle.turn))


def modifier(battle: Battle, seat: Seat) -> int:
    """What a player's own units that are not Destroyed add to his die (3.11, 4.905)."""
    bonus = sum(1 for u in battle.army(seat) if u.profile.has("command") and not u.destroyed)
    if bonus:
        battle.cite("3.11", "4.905")
    return bonus
