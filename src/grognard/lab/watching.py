"""A game of bots as the lab looks at it: who led when, what happened, which clauses applied."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from grognard.bots.table import Table
from grognard.content.published import Published
from grognard.kernel.compound import Decision
from grognard.lab.matches import Match

EVERY = 12
"""One answer in so many is a moment to ask who leads; to ask at each would cost more than play."""
CLEAR = 0.05
"""A lead counts once it is so far from even."""
SAFE = 0.75
"""A game is decided once its winner is so likely to win, and never less likely again."""


class Watched(Struct, frozen=True):
    """A game of a contest, as a row of a table."""

    number: int
    seed: str
    turned: int
    """How many places the contestants were moved round the table: with 0 the first sits first."""
    bots: tuple[str, ...]
    """By contestant."""
    share: float
    """What the first contestant has of it: 1 for a win, 0 for a loss, a half for a draw."""
    scores: tuple[float, ...]
    """By contestant."""
    turns: int
    decisions: int
    chances: tuple[float, ...]
    """How likely the first contestant was to win, every so often."""
    lead_changes: int
    decided: float
    """The share of the game after which its winner was never in doubt again; 1 for a draw."""
    fired: tuple[str, ...]
    """The clauses that applied."""
    events: dict[str, int]
    """How often each kind of event happened."""

    @property
    def first_seat(self) -> float:
        """What whoever sat first has of it."""
        return self.share if self.turned == 0 else 1 - self.share


def watch(match: Match, ruleset: Published[Any], number: int) -> Watched:
    """Play one game of a match and look on."""
    fired: Counter[str] = Counter()
    table = match.table(ruleset, number, fired)
    lookout = _Lookout(table, match, number)
    table.watch = lookout
    table.play()
    row = match.row(table, number)
    chances = tuple(lookout.chances)
    return Watched(
        number=number,
        seed=match.seed_of(number),
        turned=row.turned,
        bots=match.bots,
        share=row.share,
        scores=tuple(row.scores.values()),
        turns=row.turns,
        decisions=row.decisions,
        chances=chances,
        lead_changes=lead_changes(chances),
        decided=decided(chances, row.share),
        fired=tuple(sorted(fired)),
        events=dict(sorted(Counter(told.event.kind for told in table.game.log).items())),
    )


class _Lookout:
    """Asks every so often how likely the first contestant is to win."""

    def __init__(self, table: Table, match: Match, number: int) -> None:
        self._game = table.game
        place = number % len(match.setups)
        self._side = self._game.ruleset.side(match.sides[place % len(match.sides)][0])
        self._answers = 0
        self.chances: list[float] = []

    def __call__(self, question: Decision, answer: object) -> None:
        self._answers += 1
        ruleset, battle = self._game.ruleset, self._game.battle
        if self._answers % EVERY == 0 and ruleset.turn(battle):
            self.chances.append(round(ruleset.win_chances(battle)[self._side], 4))


def lead_changes(chances: Sequence[float]) -> int:
    """How often the lead went from one side to the other.

    >>> lead_changes([0.5, 0.6, 0.48, 0.62, 0.3, 0.7])
    2
    """
    leads = [chance > 0.5 for chance in chances if abs(chance - 0.5) >= CLEAR]
    return sum(now != before for before, now in pairwise(leads))


def decided(chances: Sequence[float], share: float) -> float:
    """The share of the moments after which the winner was never in doubt again.

    >>> decided([0.5, 0.8, 0.7, 0.9], 1.0), decided([0.2, 0.1], 0.0), decided([0.9, 0.4], 1.0)
    (0.75, 0.0, 1.0)
    """
    if share == 0.5 or not chances:
        return 1.0
    winners = chances if share > 0.5 else [1 - chance for chance in chances]
    doubtful = [place for place, chance in enumerate(winners) if chance < SAFE]
    return (doubtful[-1] + 1) / len(chances) if doubtful else 0.0
