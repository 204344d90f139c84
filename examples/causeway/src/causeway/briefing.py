"""What players are told before the first move, and how far it is to victory."""

from causeway.battle import SEATS, Race
from causeway.victory import scores
from grognard.content.briefing import Briefing, line, tip
from grognard.content.standing import standing
from grognard.kernel.questions import Seat
from grognard.kernel.said import Say


def standing_of(race: Race) -> tuple[Say, ...]:
    """Who has gone farther, and how many turns are left (5.3)."""
    if race.result is not None:
        return ()
    gone = scores(race)
    points = {seat: gone[seat] for seat in SEATS}
    return standing(points, race.turn, race.setting.turns)


def briefing(race: Race, seat: Seat) -> Briefing:
    """What the race is about, and what is good to begin with."""
    return Briefing(
        scoring=(line("5.3", "scoring-inches"),),
        ending=(
            line("5.1", "ending-across"),
            line("5.3", "ending-length", n=race.setting.turns, period="turn"),
        ),
        first_moves=(tip("first-run"), tip("first-dry"), tip("first-room")),
    )
