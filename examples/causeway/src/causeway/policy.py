"""What to answer at a glance, question by question: the quick bot plays nothing else.

A rater scores the answers to one topic from the state as it stands; no rule is played on.
"""

from collections.abc import Mapping, Sequence

from causeway.battle import Race
from causeway.field import room, to_far_shore
from causeway.movement import NEED, run_dice
from grognard.kernel.compound import SeatQuestion
from grognard.kernel.policies import Rated, Rater, as_usual, by_option, rate
from grognard.kernel.questions import Choose, Option

SUCCESS = (7 - NEED) / 6


def policy(race: Race, question: SeatQuestion) -> Sequence[Rated]:
    """The answers to a question, best first."""
    return rate(race, question, RATERS)


def _runner(race: Race, option: Option) -> float:
    """Whoever is nearest to the far shore goes on, as far as there is room (3.4, 5.1)."""
    runner = race.runner(option.key)
    return min(room(race, runner), _strides(race, option.key)) - to_far_shore(runner)


def _pace(race: Race, question: Choose) -> list[Rated]:
    """Walking is certain; running goes farther where there are dice enough (3.2, 3.3)."""
    runner = race.runner(question.piece or "")
    return [Rated("walk", runner.profile.pace), Rated("run", _strides(race, runner.id))]


def _strides(race: Race, runner: str) -> float:
    """How far a run goes on average."""
    one = race.runner(runner)
    return run_dice(race, one).total * SUCCESS * one.profile.pace


RATERS: Mapping[str, Rater[Race]] = {
    "line-up": as_usual,
    "start-place": as_usual,
    "runner": by_option(_runner),
    "pace": _pace,
}
"""Who rates the answers to each topic."""
OPENINGS: frozenset[str] = frozenset()
"""Topics of which all answers that are named are as good as one another."""
