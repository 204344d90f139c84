"""The race: a runner walks or runs (chapter 3).

A rule reads like the book. Whatever it does not decide it awaits as a question: ``Choose`` of a
player, ``Roll`` of chance. Who answers (a person, a bot, a record, a test, the odds that try every
outcome) is not its business.
"""

from causeway.battle import Race, Runner
from causeway.events import HeldUp, Went
from causeway.field import farther, is_wet, room, to_far_shore
from causeway.victory import check_across
from grognard.kernel.acts import Roll
from grognard.kernel.questions import Choose, Option, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.tallies import Tally

LEGS = 2
NEED = 3


async def move(race: Race, seat: Seat) -> None:
    """A player moves one runner (3.1)."""
    race.to_move.remove(seat)
    if not _options(race, seat):
        race.tell(HeldUp(seat))
        return
    chosen = await Choose(
        seat,
        lambda: _options(race, seat),
        rule="3.1",
        topic="runner",
        barred=lambda: _held_up(race, seat),
    )
    await go(race, race.runner(chosen))


def _options(race: Race, seat: Seat) -> list[Option]:
    """The runners that have room (3.4)."""
    return [Option(one.id, piece=one.id) for one in race.team(seat) if room(race, one)]


def _held_up(race: Race, seat: Seat) -> list[Option]:
    """The runners that have none, each with the reason why it cannot be chosen."""
    refusal = Refusal("no-room", rule="3.4")
    stuck = [one for one in race.team(seat) if not room(race, one)]
    return [Option(one.id, piece=one.id, refusal=refusal) for one in stuck]


async def go(race: Race, runner: Runner) -> None:
    """It walks its pace, or runs its pace for every success (3.2, 3.3)."""
    how = await Choose(
        runner.seat,
        [Option("walk"), Option("run")],
        rule="3.2",
        topic="pace",
        piece=runner.id,
    )
    paces = 1
    if how == "run":
        dice = run_dice(race, runner)
        paces = await Roll(dice, NEED, seat=runner.seat, rule="3.3", topic="run")
    inches = min(paces * runner.profile.pace, to_far_shore(runner))
    if inches > room(race, runner):
        inches = room(race, runner)
        race.cite("3.4")
    runner.at = farther(runner, inches)
    runner.gone += inches
    race.tell(Went(runner.id, inches))
    check_across(race, runner)


def run_dice(race: Race, runner: Runner) -> Tally:
    """The dice of a run, part by part, each with the clause that adds it (1.3, 3.3, 4.3)."""
    dice = Tally("run").add("3.3", "legs", LEGS)
    dice.add("1.3", "drum", int(runner.has_drum))
    return dice.add("4.3", "wet", -int(is_wet(race, runner)))
