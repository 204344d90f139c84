"""A server over the pretend ruleset, and clients that play on it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent / "support"))

from litestar import Litestar
from litestar.testing import TestClient
from playing import SOURCES, Player, Table

from grognard.server.games.limits import Limits
from grognard.server.web.app import create_app

AppMaker = Callable[..., TestClient[Litestar]]


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[AppMaker]:
    """Opens servers on the same database, one after another or side by side."""
    with ExitStack() as stack:

        def open_(database: str = "games.db", **how: Any) -> TestClient[Litestar]:
            how.setdefault(
                "limits",
                Limits(requests=10_000, burst=100_000, games_at_once=10_000, odds_at_once=1_000),
            )
            how.setdefault("processes", 1)
            how.setdefault("seeds", (f"seed {number}" for number in count(1)).__next__)
            how.setdefault("sources", SOURCES)
            app = create_app(str(tmp_path / database), **how)
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
