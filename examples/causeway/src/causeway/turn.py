"""The sequence of a race: what comes next, from the state alone (3.1).

Grognard asks for the next step, plays it to its end, and asks again. Between steps everything
is in the state: that is where a game is saved.
"""

from causeway import deployment, movement, tide, victory
from causeway.battle import SEATS, Race
from causeway.events import TurnBegan
from grognard.kernel.ruleset import Step


def next_step(race: Race) -> Step | None:
    """The next step: a runner lines up, a runner goes, the water moves."""
    if race.result is not None:
        return None
    if race.phase == "start":
        seat = deployment.next_to_line_up(race)
        if seat is not None:
            return deployment.line_up(race, seat)
        begin_turn(race)
    if race.to_move:
        return movement.move(race, race.to_move[0])
    return end_turn(race)


def begin_turn(race: Race) -> None:
    """A moves first, then B (3.1)."""
    race.phase, race.turn = "race", race.turn + 1
    race.to_move = list(SEATS)
    race.tell(TurnBegan(race.turn))


async def end_turn(race: Race) -> None:
    """The tide is rolled; then the next turn begins, unless this was the last (3.1, 5.3)."""
    await tide.move_water(race)
    victory.check_turn(race)
    if race.result is None:
        begin_turn(race)
