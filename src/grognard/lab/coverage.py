"""Which clauses of a rulebook have tests, which apply in games of bots, and what was ruled."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, islice
from pathlib import Path
from typing import Any

from msgspec import Struct

from grognard.bots import Table, bot, looks_ahead
from grognard.content.published import Published
from grognard.kernel.game import new_game
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Setup

GOLDEN = 0.6180339887498949
"""Its multiples fall evenly between whole numbers, however many are taken."""

Tests = Mapping[str, list[str]]
"""The tests that name each clause."""


class ClauseCoverage(Struct, frozen=True):
    """How one clause is covered."""

    id: str
    tests: tuple[str, ...]
    """The tests that name it, each as ``file::test``."""
    fired: int
    """How often it applied in the games."""
    rulings: tuple[str, ...]
    silent: str | None
    """Why games seldom or never show it at work, if it says so."""


class Coverage(Struct, frozen=True):
    """How a rulebook is covered."""

    by_clause: tuple[ClauseCoverage, ...]
    games: int
    bots: tuple[str, ...]

    @property
    def clauses(self) -> int:
        return len(self.by_clause)

    @property
    def tested(self) -> int:
        return sum(bool(clause.tests) for clause in self.by_clause)

    @property
    def untested(self) -> tuple[str, ...]:
        return tuple(clause.id for clause in self.by_clause if not clause.tests)

    @property
    def never_fired(self) -> tuple[str, ...]:
        return tuple(clause.id for clause in self.by_clause if not clause.fired)

    @property
    def silent(self) -> dict[str, str]:
        """Why a clause that never applied cannot be seen to, for those that say so."""
        return {c.id: c.silent for c in self.by_clause if c.silent and not c.fired}


def clause_tests(folder: Path) -> dict[str, dict[str, list[str]]]:
    """By ruleset and clause, the tests that a ``clause`` mark names it for, found without a run."""
    found: dict[str, dict[str, list[str]]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        try:
            tree = ast.parse(file.read_text("utf-8"))
        except (SyntaxError, ValueError):
            continue
        for test, mark in _marked(tree):
            ruleset, _, clause = mark.partition(":")
            found.setdefault(ruleset, {}).setdefault(clause, []).append(f"{file.name}::{test}")
    return found


def _marked(tree: ast.Module) -> Iterator[tuple[str, str]]:
    shared = [mark for node in tree.body for mark in _module_marks(node)]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            marks = [mark for decorator in node.decorator_list for mark in _clauses(decorator)]
            own = shared if node.name.startswith("test") else []
            yield from ((node.name, mark) for mark in (*marks, *own))


def _module_marks(node: ast.stmt) -> Iterator[str]:
    """Clauses of a ``pytestmark``, which every test of its module plays out."""
    if isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    ):
        for inner in ast.walk(node.value):
            if isinstance(inner, ast.expr):
                yield from _clauses(inner)


def _clauses(decorator: ast.expr) -> Iterator[str]:
    """The ids of ``@pytest.mark.clause("colossus:4.402", …)``."""
    if (
        isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Attribute)
        and decorator.func.attr == "clause"
    ):
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value


def coverage_of(
    ruleset: Published[Any],
    tests: Tests,
    games: int,
    bots: Sequence[str] = ("random",),
    progress: Callable[[int], None] = lambda played: None,
) -> Coverage:
    """Count a rulebook's tests, its rulings, and what applies in a sample of games."""
    book = ruleset.rulebook
    fired = sample(ruleset, games, bots, progress=progress)
    return Coverage(
        tuple(
            ClauseCoverage(
                clause.id,
                tuple(tests.get(clause.id, ())),
                fired[clause.id],
                tuple(ruling.id for ruling in book.rulings_on(clause.id)),
                clause.silent,
            )
            for clause in book.clauses
        ),
        games,
        tuple(bots),
    )


def sample(
    ruleset: Published[Any],
    games: int,
    bots: Sequence[str] = ("random",),
    seed: str = "coverage",
    progress: Callable[[int], None] = lambda played: None,
) -> Counter[str]:
    """How often each clause applied, over all scenarios, options, armies and ways to sit.

    The bots take the games in turn, each at every seat of its own.
    """
    fired: Counter[str] = Counter()
    for number, setup in enumerate(islice(_setups(ruleset), games)):
        own = f"{seed}/{number}"
        # By twos, for of two games one is ordinary.
        name = bots[number // 2 % len(bots)]
        # Whoever looks ahead wants checkpoints to start from, which others go faster without.
        game = new_game(ruleset, setup, own, keep=looks_ahead(bot(name)), fired=fired)
        Table(game, {seat: bot(name, f"{own}/{seat}") for seat in game.seats}).play()
        progress(1)
    return fired


def _setups(ruleset: Published[Any]) -> Iterator[Setup]:
    """Set-ups without end, each as different from the last as can be."""
    ways = [
        setup
        for options in _options(ruleset)
        for seats in ruleset.table_seats
        for scenario in ruleset.scenario_ids()
        if (setup := _setup(ruleset, scenario, options, seats)) is not None
    ]
    # Every other game is an ordinary one, with all armies in turn: rare clauses need many of those.
    plain = list(_ordinary(ruleset)) or ways
    pools = (_spread(ways), _spread(plain))
    for place in count() if ways else ():
        pool = pools[place % 2]
        yield pool[place // 2 % len(pool)]


def _spread(setups: list[Setup]) -> list[Setup]:
    """All of them, in such an order that the first few are from all over the list."""
    places = sorted(range(len(setups)), key=lambda place: place * GOLDEN % 1)
    return [setups[place] for place in places]


def _ordinary(ruleset: Published[Any]) -> Iterator[Setup]:
    """The usual game of every scenario, then those of other armies that may meet in it."""
    seats, scenarios = ruleset.table_seats[0], ruleset.scenario_ids()
    armies = list(ruleset.rosters())
    meetings: list[list[str] | None] = [None]
    for step in range(1, len(armies) + 1):
        meetings += [
            [armies[(place + step * turn) % len(armies)] for turn in range(len(seats))]
            for place in range(len(armies))
        ]
    for meeting in meetings:
        for scenario in scenarios:
            if (setup := _setup(ruleset, scenario, {}, seats, meeting)) is not None:
                yield setup


def _options(ruleset: Published[Any]) -> Iterator[dict[str, Any]]:
    yield {}
    for choice in ruleset.choices():
        yield from ({choice.id: value} for value in choice.values if value != choice.default)


def _setup(
    ruleset: Published[Any],
    scenario: str,
    options: dict[str, Any],
    seats: tuple[str, ...],
    armies: Sequence[str] | None = None,
) -> Setup | None:
    """A set-up, with the usual armies unless others are named; nothing where it is not legal."""
    try:
        setup = ruleset.setup(scenario, armies, options=options, seats=seats)
        ruleset.set_up(setup)
    except (Refusal, LookupError, StopIteration):
        return None
    return setup
