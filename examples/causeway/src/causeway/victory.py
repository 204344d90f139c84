"""How a race ends (chapter 5)."""

from causeway.battle import SEATS, Race, Runner, other_seat
from causeway.field import STONE, to_far_shore
from grognard.kernel.questions import Seat
from grognard.kernel.state import Result


def check_across(race: Race, runner: Runner) -> None:
    """Whoever is on the far shore first wins (5.1)."""
    if to_far_shore(runner) <= 0:
        end(race, (runner.seat,), "5.1")


def check_turn(race: Race) -> None:
    """High water and the last turn end the game (5.2, 5.3)."""
    if race.water == STONE:
        end(race, farthest(race), "5.2")
    elif race.turn == race.setting.turns:
        end(race, farthest(race), "5.3")


def farthest(race: Race) -> tuple[Seat, ...]:
    """The team that went farther altogether; nobody where both went as far."""
    gone = scores(race)
    return tuple(seat for seat in SEATS if gone[seat] > gone[other_seat(seat)])


def scores(race: Race) -> dict[str, int | float]:
    """The inches of each team."""
    return {seat: sum(runner.gone for runner in race.team(seat)) for seat in SEATS}


def end(race: Race, winners: tuple[Seat, ...], rule: str) -> None:
    """The game is over."""
    race.result = Result(winners, scores(race), rule)
    race.cite(rule)


def concede(race: Race, seat: Seat) -> None:
    """Whoever gives up has lost (5.4)."""
    end(race, (other_seat(seat),), "5.4")
