"""With and without a change, on common seeds: what it does to every pairing, and by which events.

Both games of a couple have the same armies, bots and dice; only the change tells them apart. So
what differs between them is owed to the change, and a difference is known from far fewer games
than two shares would be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from msgspec import Struct, structs

from grognard.content.published import Published
from grognard.kernel.refusals import Refusal
from grognard.lab.balance import Growth, Progress, games, grow
from grognard.lab.contests import Cell, Goal, Question, Series, cells, name_of, series
from grognard.lab.intervals import Difference, Estimate, difference
from grognard.lab.pool import ALONE, Place, SimulationError
from grognard.lab.watching import Watched

MOST_EVENTS = 12
"""So many kinds of events are told, those that moved most clearly first."""


class MovedEvent(Struct, frozen=True):
    """A kind of event that happens more or less often with a change."""

    kind: str
    before: float
    """How often in a game."""
    after: float
    moved: Difference


class Moved(Struct, frozen=True):
    """What a change does to a pairing, as certain bots play it."""

    cell: Cell
    bots: tuple[str, str]
    before: Estimate
    after: Estimate
    first_army: Difference
    turns: Difference
    is_known: bool


class Comparison(Struct, frozen=True):
    """What a change does."""

    ruleset: str
    seed: int | str
    moved: tuple[Moved, ...]
    events: tuple[MovedEvent, ...]
    """Over all pairings, as the first bot plays them."""
    illegal: tuple[Cell, ...]
    """Pairings of armies that the change no longer allows."""
    games: int

    @property
    def is_complete(self) -> bool:
        """Whether everything was played as often as was asked for."""
        return all(each.is_known for each in self.moved)


def compare(
    before: Published[Any],
    after: Published[Any],
    asked: Question,
    folder: Path,
    *,
    options: Mapping[str, Any] | None = None,
    seconds: float,
    place: Place = ALONE,
    progress: Progress = lambda standing: None,
) -> Comparison:
    """Play a ruleset before and after a change; ``options`` are those of the games after it."""
    later = asked if options is None else structs.replace(asked, options=options)
    couples, illegal = _couples(before, after, asked, later)
    if not couples:
        raise SimulationError("compare-illegal")
    growths = [growth for couple in couples for growth in couple]
    grow(growths, folder, seconds=seconds, place=place, progress=progress)
    rows = [(games(one, folder), games(other, folder)) for one, other in couples]
    return Comparison(
        before.name,
        asked.seed,
        tuple(_moved(one, other, *own) for (one, other), own in zip(couples, rows)),
        _events(
            [
                own
                for (one, _), own in zip(couples, rows)
                if one.series.bots == (asked.bots[0],) * 2
            ],
            couples[0][0].series.unit,
        ),
        illegal,
        sum(growth.games for growth in growths),
    )


def _couples(
    before: Published[Any], after: Published[Any], asked: Question, later: Question
) -> tuple[list[tuple[Growth, Growth]], tuple[Cell, ...]]:
    """Every series as it was and as it is; what can no longer be played is told apart."""
    couples, illegal = [], []
    for cell, _ in cells(before, asked):
        own = {"scenarios": (cell.scenario,), "armies": cell.armies}
        try:
            new = series(after, structs.replace(later, **own))
        except (Refusal, SimulationError):
            illegal.append(cell)
            continue
        old = series(before, structs.replace(asked, **own))
        couples += [
            (Growth(_counted(one, asked), name_of(one, before)), _grown(other, asked, after))
            for one, other in zip(old, new, strict=True)
        ]
    return couples, tuple(illegal)


def _grown(series: Series, asked: Question, ruleset: Published[Any]) -> Growth:
    return Growth(_counted(series, asked), name_of(series, ruleset))


def _counted(series: Series, asked: Question) -> Series:
    """Both series of a couple are played equally often, however clear each is by itself."""
    return structs.replace(series, goal=Goal(series.goal.games))


def _moved(
    one: Growth, other: Growth, before: Sequence[Watched], after: Sequence[Watched]
) -> Moved:
    unit = one.series.unit
    turns = [[float(row.turns) for row in rows] for rows in (before, after)]
    return Moved(
        one.series.cell,
        one.series.bots,
        one.estimate,
        other.estimate,
        difference(one.units, other.units),
        difference(_units(turns[0], unit), _units(turns[1], unit)),
        one.is_known and other.is_known,
    )


def _units(values: Sequence[float], unit: int) -> list[float]:
    return [fmean(values[place : place + unit]) for place in range(0, len(values), unit)]


def _events(
    rows: Sequence[tuple[Sequence[Watched], Sequence[Watched]]], unit: int
) -> tuple[MovedEvent, ...]:
    """The kinds of events that moved most clearly."""
    kinds = sorted({kind for own in rows for side in own for row in side for kind in row.events})
    found = []
    for kind in kinds:
        before, after = [], []
        for old, new in rows:
            couples = min(len(old), len(new)) // unit * unit
            before += _units([float(row.events.get(kind, 0)) for row in old[:couples]], unit)
            after += _units([float(row.events.get(kind, 0)) for row in new[:couples]], unit)
        if before:
            moved = difference(before, after)
            found.append(MovedEvent(kind, fmean(before), fmean(after), moved))
    seen = [event for event in found if event.moved.is_seen]
    return tuple(sorted(seen, key=lambda event: -event.moved.clarity)[:MOST_EVENTS])
