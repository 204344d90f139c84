"""Which clauses of a rulebook have tests, and which apply in games played at random."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count, islice
from pathlib import Path
from typing import Any

from msgspec import Struct

from grognard.bots import Table, bot
from grognard.content.published import Published
from grognard.kernel.game import new_game
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Setup

Tests = Mapping[str, list[str]]
"""The tests that name each clause."""


class Coverage(Struct, frozen=True):
    """How a rulebook is covered."""

    clauses: int
    tested: int
    untested: tuple[str, ...]
    never_fired: tuple[str, ...]
    silent: dict[str, str]
    """Why a clause that never applied cannot be seen to, for those that say so."""
    games: int


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


def coverage_of(ruleset: Published[Any], tests: Tests, games: int) -> Coverage:
    """Count a rulebook's tests, and what applies in a sample of games."""
    clauses = ruleset.rulebook.clauses
    ids = [clause.id for clause in clauses]
    fired = sample(ruleset, games)
    return Coverage(
        clauses=len(ids),
        tested=sum(id_ in tests for id_ in ids),
        untested=tuple(id_ for id_ in ids if id_ not in tests),
        never_fired=tuple(id_ for id_ in ids if not fired[id_]),
        silent={each.id: each.silent for each in clauses if each.silent and not fired[each.id]},
        games=games,
    )


def sample(ruleset: Published[Any], games: int, seed: str = "coverage") -> Counter[str]:
    """How often each clause applied in games over all scenarios, options and ways to sit."""
    fired: Counter[str] = Counter()
    for number, setup in enumerate(islice(_setups(ruleset), games)):
        own = f"{seed}/{number}"
        game = new_game(ruleset, setup, own, keep=False, fired=fired)
        Table(game, {seat: bot("random", f"{own}/{seat}") for seat in game.seats}).play()
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
    # Every other game is an ordinary one: rare clauses need many of those.
    plain = [setup for setup in ways if setup.seats == ruleset.table_seats[0]] or ways
    for place in count() if ways else ():
        pool = plain if place % 2 else ways
        yield pool[place // 2 % len(pool)]


def _options(ruleset: Published[Any]) -> Iterator[dict[str, Any]]:
    yield {}
    for choice in ruleset.choices():
        yield from ({choice.id: value} for value in choice.values if value != choice.default)


def _setup(
    ruleset: Published[Any], scenario: str, options: dict[str, Any], seats: tuple[str, ...]
) -> Setup | None:
    """A set-up with the usual armies; nothing where these do not go together."""
    try:
        setup = ruleset.setup(scenario, options=options, seats=seats)
        ruleset.set_up(setup)
    except (Refusal, LookupError, StopIteration):
        return None
    return setup
