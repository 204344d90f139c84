"""A server over the pretend ruleset, and clients that play on it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent / "support"))

import postgres as clusters
from litestar import Litestar
from litestar.testing import TestClient
from playing import SOURCES, Player, Table

from grognard.server.games.limits import Limits
from grognard.server.web.app import create_app

AppMaker = Callable[..., TestClient[Litestar]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Have the tests that say so play on both databases."""
    is_marked = metafunc.definition.get_closest_marker("both_stores") is not None
    for mark in metafunc.definition.iter_markers("parametrize"):
        is_marked = is_marked and "store_kind" not in mark.args[0]
    if is_marked and "new_database" in metafunc.fixturenames:
        metafunc.parametrize("store_kind", ["sqlite", "postgresql"])


@pytest.fixture(scope="session")
def postgres() -> Iterator[clusters.Cluster]:
    """A PostgreSQL of our own; without one its tests are skipped, and say why."""
    programs = clusters.found()
    if programs is None:
        pytest.skip(clusters.LACKING)
    with clusters.cluster(programs) as made:
        yield made


@pytest.fixture
def store_kind() -> str:
    """Games are kept in a file, unless a test is for ``both_stores``."""
    return "sqlite"


@pytest.fixture
def new_database(
    tmp_path: Path, store_kind: str, request: pytest.FixtureRequest
) -> Iterator[Callable[[], str]]:
    """Where games can be kept: each time in another place."""
    numbers = count()
    with ExitStack() as stack:

        def new() -> str:
            if store_kind == "sqlite":
                return str(tmp_path / f"games{next(numbers) or ''}.db")
            cluster: clusters.Cluster = request.getfixturevalue("postgres")
            return stack.enter_context(cluster.database())

        yield new


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    """Where games are kept."""
    return new_database()


@pytest.fixture
def open_server(tmp_path: Path, database: str) -> Iterator[AppMaker]:
    """Opens servers on the same database, or another file, one after another or side by side."""
    with ExitStack() as stack:

        def open_(file: str = "", **how: Any) -> TestClient[Litestar]:
            how.setdefault(
                "limits",
                Limits(requests=10_000, burst=100_000, games_at_once=10_000, odds_at_once=1_000),
            )
            how.setdefault("processes", 1)
            how.setdefault("seeds", (f"seed {number}" for number in count(1)).__next__)
            how.setdefault("sources", SOURCES)
            app = create_app(str(tmp_path / file) if file else how.pop("at", database), **how)
            return stack.enter_context(TestClient(app))

        yield open_


@pytest.fixture
def client(open_server: AppMaker) -> TestClient[Litestar]:
    """A server and a way to call it."""
    return open_server(seeds=lambda: "one seed for all")


@pytest.fixture
def table(client: TestClient[Litestar]) -> Table:
    """A game of two people."""
    return Table.of(client)


@pytest.fixture
def alice(table: Table) -> Player:
    """Who sits at seat A."""
    return table.player("A")


@pytest.fixture
def bob(table: Table) -> Player:
    """Who sits at seat B."""
    return table.player("B")
