"""The state of a race: all that is written down between two questions, and nothing else.

The state is plain structs, and rules change them directly. It is packed and unpacked whenever
somebody takes an answer back, looks ahead or asks for odds; so it holds values only. What never
changes in a game (``Setting``, ``Profile``) is ``Shared``: the state refers to it by its ``ref``.
"""

from typing import Literal

from msgspec import Struct

from causeway.content import Content, Profile
from grognard.kernel.questions import Point, Seat
from grognard.kernel.state import Battle, Result, Shared

SEATS: tuple[Seat, ...] = ("A", "B")


class Setting(Shared):
    """What was agreed before the game, and the runners there are."""

    ref = "setting"

    def __init__(self, content: Content, scenario: str, turns: int) -> None:
        self.content, self.scenario, self.turns = content, scenario, turns


class Runner(Struct, array_like=True):
    """A runner, waiting beside the table until it has a place."""

    id: str
    seat: Seat
    profile: Profile
    has_drum: bool = False
    at: Point | None = None
    gone: int = 0
    """Inches since the start."""

    @property
    def place(self) -> Point:
        """Where it stands; only for runners on the table."""
        assert self.at is not None
        return self.at


class Race(Battle, array_like=True):
    """The state of one game."""

    setting: Setting
    runners: list[Runner]
    water: int = 0
    """Inches of the causeway under water (4.2)."""
    phase: Literal["start", "race"] = "start"
    turn: int = 0
    to_move: list[Seat] = []
    """The players who still move a runner in this turn (3.1)."""
    result: Result | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS

    @property
    def shared(self) -> list[Shared]:
        return [self.setting]

    def runner(self, runner_id: str) -> Runner:
        """The runner of that id."""
        return next(runner for runner in self.runners if runner.id == runner_id)

    def team(self, seat: Seat) -> list[Runner]:
        """A player's runners, in list order."""
        return [runner for runner in self.runners if runner.seat == seat]

    def on_table(self) -> list[Runner]:
        """Everyone who has lined up."""
        return [runner for runner in self.runners if runner.at is not None]


def other_seat(seat: Seat) -> Seat:
    """The opponent."""
    return "B" if seat == "A" else "A"
