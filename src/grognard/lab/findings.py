"""What many games say about a cell: who has the edge, whether bots agree, how its games go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from statistics import fmean, median
from typing import Any

from msgspec import Struct

from grognard.content.published import Published
from grognard.lab.balance import Growth, games
from grognard.lab.contests import Cell, Series
from grognard.lab.intervals import Estimate, estimate, pooled
from grognard.lab.watching import Watched

EARLY = 2
"""A game that is over by this turn was hardly played."""
TENTHS = 10
EVEN, NEAR = 0.05, 0.10
"""How far from a half a share may be and still be called even, or near it."""


class Course(Struct, frozen=True):
    """How the games of a series went, on average."""

    turns: float
    decisions: float
    draws: float
    """The share without a winner."""
    early: float
    """The share that was over by the second turn."""
    lead_changes: float
    decided: float
    """The share of a game after which its winner was never in doubt again."""
    lengths: dict[int, int]
    """How many games took how many turns."""
    decided_tenths: tuple[int, ...]
    """How many games were decided within each tenth of their course; at last, those never."""


class Notable(Struct, frozen=True):
    """A game worth looking at, and why: the message ``report-game-WHY`` says it."""

    why: str
    game: Watched


class Voiced(Struct, frozen=True):
    """What the games of certain bots say about a cell."""

    bots: tuple[str, str]
    """Crosswise, where they differ: each led either army."""
    first_army: Estimate
    first_seat: Estimate
    as_seated: Estimate
    """The share of the first army where it sits first, as it does if nobody says otherwise."""
    is_known: bool
    """Whether it was played as often as was asked for."""
    course: Course
    first_bot: Estimate | None = None
    """Crosswise, what the first bot had of it, whichever army it led."""


class CellFinding(Struct, frozen=True):
    """All that is known of a cell."""

    cell: Cell
    voices: tuple[Voiced, ...]
    """The first is that of the bot that played most."""
    together: Estimate
    """The share of the first army, all bots together."""
    disagree: tuple[tuple[int, int], ...]
    """Those of ``voices`` that can hardly both be right."""
    series: Series
    """That of the bot that played most."""
    notable: tuple[Notable, ...]
    """Games of that series."""

    @property
    def is_robust(self) -> bool:
        """Whether bots of different kinds, also crosswise, were asked and agree."""
        kinds = {bot for voice in self.voices for bot in voice.bots}
        known = all(v.is_known for v in self.voices) and self.together.margin <= NEAR
        return len(kinds) > 1 and not self.disagree and known

    @property
    def verdict(self) -> str:
        """The message that says what to think of it, after ``balance-verdict-``."""
        if self.disagree:
            return "disagree"
        if not all(voice.is_known for voice in self.voices):
            return "unknown"
        if self.together.margin > NEAR:
            return "vague"
        off = abs(self.together.share - 0.5)
        return "even" if off <= EVEN else "near" if off <= NEAR else "lopsided"

    @property
    def judgement(self) -> str:
        """The verdict as it is told: of a single kind of bot, only that it is one."""
        decided = self.is_robust or self.verdict in ("disagree", "unknown", "vague")
        return self.verdict if decided else "single"


class Clauses(Struct, frozen=True):
    """Which clauses of a book applied in how many of its games, by scenario."""

    shares: dict[str, dict[str, float]]
    """By clause and scenario, the share of games in which it applied."""
    never: tuple[str, ...]
    """Those that never applied, and for which the book has no reason."""
    silent: tuple[str, ...]
    """Those that never applied, as the book expects."""


class Findings(Struct, frozen=True):
    """What came of a measurement."""

    ruleset: str
    version: int
    seed: int | str
    width: float
    bots: tuple[str, ...]
    cells: tuple[CellFinding, ...]
    clauses: Clauses
    games: int

    @property
    def is_complete(self) -> bool:
        """Whether every cell is known as well as was asked for."""
        return all(voice.is_known for cell in self.cells for voice in cell.voices)


def findings(
    ruleset: Published[Any],
    growths: Sequence[Growth],
    folder: Path,
    *,
    seed: int | str,
    width: float,
) -> Findings:
    """What the games of a measurement say."""
    by_cell: dict[Cell, list[Voiced]] = {}
    first: dict[Cell, tuple[Series, tuple[Notable, ...]]] = {}
    fired: dict[str, Counter[str]] = {}
    played: Counter[str] = Counter()
    for growth in growths:
        cell, rows = growth.series.cell, games(growth, folder)
        by_cell.setdefault(cell, []).append(_voiced(growth, rows))
        if cell not in first:
            first[cell] = growth.series, notable(rows)
        fired.setdefault(cell.scenario, Counter()).update(c for row in rows for c in row.fired)
        played[cell.scenario] += len(rows)
    bots = dict.fromkeys(bot for growth in growths for bot in growth.series.bots)
    return Findings(
        ruleset.name,
        ruleset.version,
        seed,
        width,
        tuple(bots),
        tuple(judge(cell, voices, *first[cell]) for cell, voices in by_cell.items()),
        _clauses(ruleset, fired, played),
        played.total(),
    )


def judge(
    cell: Cell, voices: Sequence[Voiced], series: Series, games: tuple[Notable, ...]
) -> CellFinding:
    """What bots say of a cell, held against each other."""
    pairs = list(combinations(range(len(voices)), 2))
    disagree = tuple(
        (one, other)
        for one, other in pairs
        if voices[one].first_army.differs(voices[other].first_army, len(pairs))
    )
    together = pooled([voice.first_army for voice in voices])
    return CellFinding(cell, tuple(voices), together, disagree, series, games)


def _voiced(growth: Growth, rows: Sequence[Watched]) -> Voiced:
    series = growth.series

    def share(of: Callable[[Watched], float], rows: Sequence[Watched] = rows) -> Estimate:
        return _estimate([of(row) for row in rows], series.unit)

    seated = [row for row in rows if row.turned == 0]
    return Voiced(
        series.bots,
        first_army=growth.estimate,
        first_seat=share(lambda row: row.first_seat),
        as_seated=_estimate([row.share for row in seated], len(series.contests)),
        is_known=growth.is_known,
        course=course(rows),
        first_bot=share(lambda row: _had(row, series.bots[0])) if series.is_crosswise else None,
    )


def _estimate(shares: Sequence[float], unit: int) -> Estimate:
    means = [fmean(shares[place : place + unit]) for place in range(0, len(shares), unit)]
    return estimate(means, unit)


def _had(row: Watched, bot: str) -> float:
    return row.share if row.bots[0] == bot else 1 - row.share


def course(rows: Sequence[Watched]) -> Course:
    """How games went, on average."""
    if not rows:
        return Course(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, {}, (0,) * (TENTHS + 1))
    return Course(
        turns=fmean(row.turns for row in rows),
        decisions=fmean(row.decisions for row in rows),
        draws=fmean(row.share == 0.5 for row in rows),
        early=fmean(row.turns <= EARLY for row in rows),
        lead_changes=fmean(row.lead_changes for row in rows),
        decided=fmean(row.decided for row in rows),
        lengths=dict(sorted(Counter(row.turns for row in rows).items())),
        decided_tenths=_tenths([row.decided for row in rows]),
    )


def _tenths(shares: Sequence[float]) -> tuple[int, ...]:
    """How many shares there are in each tenth, and how many are whole.

    >>> _tenths([0.0, 0.05, 0.95, 1.0, 1.0])
    (2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2)
    """
    counted = Counter(int(share * TENTHS) for share in shares)
    return tuple(counted[tenth] for tenth in range(TENTHS + 1))


def notable(rows: Sequence[Watched]) -> tuple[Notable, ...]:
    """A game as most are, and those that are like no other; each is named once."""
    if not rows:
        return ()
    middle = median(row.decisions for row in rows), median(row.decided for row in rows)
    ways: dict[str, Callable[[Watched], Any]] = {
        "typical": lambda row: (
            abs(row.decisions - middle[0]) / max(1, middle[0]) + abs(row.decided - middle[1])
        ),
        "comeback": lambda row: -_overcome(row),
        "swings": lambda row: -row.lead_changes,
        "shortest": lambda row: row.decisions,
        "longest": lambda row: -row.decisions,
    }
    found: dict[int, Notable] = {}
    for why, way in ways.items():
        game = min(rows, key=way)
        found.setdefault(game.number, Notable(why, game))
    return tuple(found.values())


def _overcome(row: Watched) -> float:
    """How unlikely the winner had once been to win."""
    if row.share == 0.5 or not row.chances:
        return 0.0
    return 1 - min(row.chances) if row.share > 0.5 else max(row.chances)


def _clauses(
    ruleset: Published[Any], fired: dict[str, Counter[str]], played: Counter[str]
) -> Clauses:
    book = ruleset.rulebook.clauses
    shares = {
        clause.id: {
            scenario: counted[clause.id] / played[scenario]
            for scenario, counted in fired.items()
            if played[scenario]
        }
        for clause in book
    }
    unseen = [clause for clause in book if not any(shares[clause.id].values())]
    return Clauses(
        shares,
        never=tuple(clause.id for clause in unseen if not clause.silent),
        silent=tuple(clause.id for clause in unseen if clause.silent),
    )
