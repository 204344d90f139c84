"""Where play begins: at the start of a scenario, or at any position written by hand.

A position is a file that says who stands where and what has happened; tests are written in
such positions, and players use them to settle an argument.
"""

from typing import Annotated, Literal

from msgspec import Meta

from causeway.battle import SEATS, Race, Runner, Setting
from causeway.content import Content
from causeway.field import STONE
from grognard.content import Entry, Situation, SituationUnit, take
from grognard.content.published import Settings
from grognard.kernel.questions import Seat
from grognard.table.lattice import snap_point


class RunnerState(Entry, frozen=True, kw_only=True):
    """What a position may say of a runner."""

    drum: bool = False
    gone: Annotated[int, Meta(ge=0, le=STONE)] = 0


class Now(Entry, frozen=True, kw_only=True):
    """What a position may say of the moment; without all runners on the table it is the start."""

    turn: Annotated[int, Meta(ge=1, le=20)] = 1
    to_move: tuple[Literal["A", "B"], ...] = ("A", "B")
    water: Annotated[int, Meta(ge=0, le=STONE)] | None = None


def fresh(content: Content, scenario: str, seats: tuple[Seat, ...], options: Settings) -> Race:
    """The table before any team is there (chapter 6)."""
    setting = Setting(content, scenario, int(options["turns"]))
    return Race(setting, [], content.scenarios[scenario].water)


def battle_of(
    content: Content, situation: Situation, seats: tuple[Seat, ...], options: Settings
) -> Race:
    """The race that a position describes; what it leaves out is as in a fresh one."""
    race = fresh(content, situation.scenario or next(iter(content.scenarios)), seats, options)
    now = take(situation.now, Now)
    race.runners = [_runner(content, written) for written in situation.units]
    if now.water is not None:
        race.water = now.water
    if all(race.team(seat) for seat in SEATS) and len(race.on_table()) == len(race.runners):
        race.phase, race.turn, race.to_move = "race", now.turn, list(now.to_move)
    return race


def _runner(content: Content, written: SituationUnit) -> Runner:
    state = take(written.state, RunnerState)
    at = None if written.at is None else snap_point((written.at[0], written.at[1]))
    card = content.profile(written.profile)
    return Runner(written.id, written.seat, card, state.drum, at, state.gone)
