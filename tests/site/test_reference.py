"""Nothing of the program is without its place in the reference, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar

import grognard
from grognard.cli.main import COMMANDS, make_app, run
from grognard.server.web.app import create_app
from grognard.server.wire.schema import FINAL, components
from tools.site import formats as files
from tools.site import http as addresses
from tools.site import python as library
from tools.site.commands import commands
from tools.site.games import games
from tools.site.page import LANGUAGES
from tools.site.served import Served, served

ROOT = Path(__file__).parents[2]
APP = make_app()
INNER = [(name, word) for name, *_ in COMMANDS for word in APP[name] if not word.startswith("-")]


@pytest.fixture(scope="module")
def program() -> Iterator[Served]:
    with served() as found:
        yield found


@pytest.fixture(scope="module", params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture(scope="module")
def told_commands(lang: str) -> dict[str, str]:
    """The page of commands, by command."""
    return chapters(commands(lang).text)


@pytest.fixture(scope="module")
def game_pages(program: Served, lang: str) -> dict[str, str]:
    return {page.path: page.text for page in games(program, lang)}


def chapters(text: str) -> dict[str, str]:
    """What stands under each heading of a page."""
    parts = re.split(r"^#{2,3} (.+)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def rows(text: str) -> dict[str, list[str]]:
    """The rows of the tables of a text, by what stands in their first cell."""
    found = {}
    for line in text.splitlines():
        if line.startswith("| `"):
            first, *rest = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            found[first] = rest
    return found


@pytest.mark.parametrize("call", [*((name,) for name, *_ in COMMANDS), *INNER], ids=" ".join)
def test_every_flag_that_help_shows_is_in_the_reference_and_explained(
    call: tuple[str, ...], told_commands: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    run([*call, "--help"])
    shown = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", _options(capsys.readouterr().out)))

    told = rows(told_commands[f"grognard {' '.join(call)}"])

    named = {flag: row for first, row in told.items() for flag in re.findall(r"--[a-z-]+", first)}
    assert shown == set(named)
    assert all(row[0] for row in told.values())


def _options(help_: str) -> str:
    """The first column of a help page: what is said of a flag may speak of others."""
    found = (re.match(r"│\s*\*?\s*(--.*?)(?:\s{2}|│)", line) for line in help_.splitlines())
    return "\n".join(line[1] for line in found if line)


def test_every_address_is_in_the_reference_with_its_parameters(program: Served, lang: str) -> None:
    told = chapters(next(addresses.http(program, lang)).text)
    document = program.tells("/schema/openapi.json")

    asked = {
        f"{method.upper()} {path}": deed
        for path, methods in document["paths"].items()
        for method, deed in methods.items()
    }

    assert _routes() <= set(told)
    for address, deed in asked.items():
        assert told[address].strip(), address
        named = {each["name"] for each in deed.get("parameters", ())}
        assert named == {name.strip("`") for name in rows(told[address])}


def _routes() -> set[str]:
    """Every address under /api that the application really has."""
    app: Litestar = create_app("unused.db")
    return {
        f"{method} {route.path.replace(':str', '')}"
        for route in app.routes
        if route.path.startswith("/api")
        for method in getattr(route, "methods", ["GET"])
        if method not in ("OPTIONS", "HEAD")
    }


def test_every_field_that_travels_is_in_the_reference(program: Served, lang: str) -> None:
    *_, wire = addresses.http(program, lang)
    told = chapters(wire.text)

    for name, described in components("#/$defs").items():
        assert set(described.get("properties", ())) == {row.strip("`") for row in rows(told[name])}
    for struct in FINAL:
        name = struct.__name__.removesuffix("_")
        if name in told:
            sent = {field.encode_name for field in msgspec.structs.fields(struct)}
            assert sent <= {row.strip("`") for row in rows(told[name])}


def test_every_field_of_every_file_is_in_the_reference(lang: str) -> None:
    *schemas, page = files.formats(lang)
    told = chapters(page.text)

    assert {path.name for path in (ROOT / "docs" / "schemas").iterdir()} == {
        each.path.rpartition("/")[2] for each in schemas
    }
    for name, kind in (files.kinds() | files.KEPT).items():
        sent = {field.encode_name for field in msgspec.structs.fields(kind)}
        assert sent <= {row.strip("`") for row in rows(told[name])}, name


def test_every_public_name_is_in_the_reference_and_says_what_it_is(lang: str) -> None:
    told = chapters(library.python(lang).text)

    assert set(grognard.__all__) <= set(told)
    for name in library.MODULES:
        module: Any = __import__(name, fromlist=["_"])
        for public, what in library.names(module):
            assert public in told
            assert what.__doc__, f"{name}.{public} says nothing of itself"


def test_every_variable_that_is_read_is_in_the_reference(lang: str) -> None:
    page = (ROOT / "docs" / lang / "reference" / "variables.md").read_text("utf-8")
    read = {
        name
        for file in (ROOT / "src").rglob("*.py")
        for name in re.findall(r"\bGROGNARD_[A-Z]+\b", file.read_text("utf-8"))
    }

    assert read
    assert read <= set(re.findall(r"GROGNARD_[A-Z]+", page))


@pytest.mark.parametrize("name", grognard.rulesets())
def test_every_clause_ruling_unit_scenario_army_and_option_has_its_place(
    name: str, game_pages: dict[str, str]
) -> None:
    game = grognard.ruleset(name)
    book = game.rulebook
    rules, units, scenarios, front = (
        game_pages[f"games/{name}/{part}.md"] for part in ("rules", "units", "scenarios", "index")
    )

    for clause in book.clauses:
        assert f"{{ #c-{clause.id.replace('.', '-')} }}" in rules
    for ruling in book.rulings:
        assert re.search(rf"\*\*{ruling.id}\W", rules)
    for unit in game.recruits():
        assert f"{{ #{unit.id} }}" in units
        assert f"games/{name}/pictures/{unit.id}.svg" in game_pages
    for scenario in game.scenario_ids():
        assert f"{{ #{scenario} }}" in scenarios
        assert f"games/{name}/pictures/{scenario}.svg" in game_pages
    for army in game.rosters():
        assert f"`{army}`" in scenarios
    for option in game.choices():
        assert f"`{option.id}`" in front
