"""The published schemas: what they promise is what travels."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar import Litestar
from litestar.testing import TestClient
from playing import Player, Table
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance
from serving import Server, serving
from thoroughness import examples

from grognard.server.wire.schema import schema as wire_schema

PATHS = {
    "/api/rulesets",
    "/api/games",
    "/api/games/{game}",
    "/api/games/{game}/answers",
    "/api/games/{game}/record",
    "/healthz",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("schema") / "games.db") as running:
        yield running


@pytest.fixture(scope="module")
def api(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")


@pytest.fixture(scope="module")
def seat(server: Server) -> Iterator[Player]:
    """Somebody whose turn it is."""
    with httpx.Client(base_url=server.address) as client:
        yield Table.of(client).player("A")


# A key or a game that somebody made up fits the schema, and is refused all the same.
EXCLUDED = [ignored_auth, positive_data_acceptance]

schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=examples(6), deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_fits_the_schema_is_answered_as_the_schema_says(case: Any, seat: Player) -> None:
    case.call_and_validate(excluded_checks=EXCLUDED)
    if "game" not in case.path_parameters or case.meta.generation.mode.is_negative:
        return
    case.path_parameters["game"] = seat.game
    case.headers["Authorization"] = f"Bearer {seat.key}"
    case.call_and_validate(excluded_checks=EXCLUDED)


def test_the_openapi_document_lists_every_address(client: TestClient[Litestar]) -> None:
    document = client.get("/schema/openapi.json").json()

    assert set(document["paths"]) >= PATHS
    assert document["components"]["securitySchemes"]["link"]["scheme"] == "bearer"


def test_every_type_that_the_openapi_document_refers_to_is_in_it(
    client: TestClient[Litestar],
) -> None:
    document = client.get("/schema/openapi.json").json()

    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document)))

    assert named <= set(document["components"]["schemas"])


def test_every_address_of_the_openapi_document_says_what_it_is_for(
    client: TestClient[Litestar],
) -> None:
    paths = client.get("/schema/openapi.json").json()["paths"]

    deeds = [deed for methods in paths.values() for deed in methods.values()]

    assert all(deed["description"] for deed in deeds)
    assert all(each["description"] for deed in deeds for each in deed.get("parameters", ()))


def test_the_schema_of_the_wire_is_printed_whole() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "grognard.server.wire"], capture_output=True, text=True, check=True
    ).stdout

    found = json.loads(printed)

    assert found == json.loads(json.dumps(wire_schema()))
    assert {"GameState", "ToClient", "ToServer", "Problem", "CreateGame"} <= set(found["$defs"])


def test_the_clients_copy_of_the_schema_is_up_to_date() -> None:
    copy = Path(__file__).parents[2] / "web" / "wire.schema.json"

    assert json.loads(copy.read_text()) == json.loads(json.dumps(wire_schema())), (
        "run: python -m grognard.server.wire > web/wire.schema.json"
    )
