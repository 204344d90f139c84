"""The console command itself, as a process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.content.files import package_file
from grognard.kernel.ruleset import package_of, rulesets

GROGNARD = [sys.executable, "-c", "from grognard.cli.main import main; main()"]
HEAVY = ("cyclopts", "rich", "msgspec", "numpy", "shapely", "numba", "fluent", "litestar", "polars")


def console(*arguments: str, **how: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*GROGNARD, *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        **how,  # type: ignore[call-overload]
    )


def imported(*call: str) -> set[str]:
    """The modules that a command has imported by its end, those of the test left out."""
    script = (
        f"import sys; from grognard.cli.main import run; code = run({list(call)}); "
        "print(*sys.modules, file=sys.stderr); sys.exit(code)"
    )
    said = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert said.stdout
    return set(said.stderr.split())


def under(modules: set[str], *packages: str) -> list[str]:
    """Those of the modules that lie in these packages."""
    within = tuple(f"{package}." for package in packages)
    return sorted(name for name in modules if name in packages or name.startswith(within))


@pytest.mark.parametrize("asked", ["--help", "--version"])
def test_help_and_version_import_nothing_heavy(asked: str) -> None:
    assert under(imported(asked), *HEAVY, "grognard.kernel") == []


@pytest.mark.parametrize("call", [["list"], ["list", "--lang", "fr"]], ids=" ".join)
def test_the_games_are_listed_without_importing_one(call: list[str]) -> None:
    found = imported(*call)

    assert under(found, *map(package_of, rulesets())) == []
    assert under(found, "grognard.table.heights", "grognard.server") == []
    assert under(found, "numpy", "shapely", "numba", "litestar", "polars") == []


def test_the_doctor_loads_games_and_neither_compiler_nor_laboratory_nor_server() -> None:
    found = imported("doctor", "--lang", "en")

    assert under(found, "grognard.rulesets.gaslight")
    assert under(found, "polars", "litestar", "grognard.server", "grognard.lab") == []


def test_help_is_in_the_language_of_the_reader() -> None:
    said = console("simulate", "--help", env={**os.environ, "LANG": "fr_FR.UTF-8", "LC_ALL": ""})

    assert "Exemple\u00a0: grognard simulate" in said.stdout
    assert "Combien de parties" in said.stdout


def test_help_in_french_has_no_english_words_left() -> None:
    said = console("simulate", "--help", "--lang", "fr").stdout

    assert said.startswith("Usage\u00a0: grognard simulate")
    assert "[obligatoire]" in said and "[par défaut\u00a0: 100]" in said
    assert "required" not in said and "default" not in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_is_plain_lines_that_need_no_machinery(lang: str) -> None:
    lines = package_file("grognard.cli", "text", f"{lang}.ftl").read_text("utf-8").splitlines()
    help_ = [number for number, line in enumerate(lines) if line.startswith(("help-", "stopped"))]

    assert len(help_) > 60
    assert not [lines[n] for n in help_ if "{" in lines[n] or lines[n].endswith("=")]
    assert not [lines[n + 1] for n in help_ if lines[n + 1 : n + 2] and lines[n + 1][:1] == " "]


def test_a_mistake_ends_with_2_and_a_sentence() -> None:
    said = console("list", "chess", "--lang", "en")

    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.startswith("grognard: There is no such game")


def test_json_is_alone_on_standard_output(recorded: Path) -> None:
    said = console("simulate", "colossus", "--games", "4", "--jobs", "2", "--json")

    assert said.returncode == 0
    assert json.loads(said.stdout)["games"] == 4


@pytest.mark.parametrize("call", ["rules colossus", "--help", "list --help"])
def test_a_closed_pipe_ends_quietly(call: str) -> None:
    command = f'exec {sys.executable} -c "$CODE" {call}'

    said = subprocess.run(
        # Nobody reads, from the first line on.
        ["bash", "-c", f"(sleep 0.2; {command}) | exec true"],
        env={**os.environ, "CODE": GROGNARD[-1]},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )

    assert said.stderr == ""


def test_signs_that_a_terminal_lacks_are_no_error() -> None:
    said = subprocess.run(
        [*GROGNARD, "rules", "colossus", "4.110", "--lang", "fr"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
        timeout=60,
    )

    assert said.returncode == 0
    assert b"Traceback" not in said.stderr


def test_an_installed_game_with_chance_of_its_own_is_played_with_own_dice(
    with_causeway: dict[str, str],
) -> None:
    lined_up = ["usual"] * 8
    turn = ["a1", "run", "4 1", "b1", "walk", "flux", "2 5"]

    said = console(
        *("play", "causeway", "--terminal", "--own-dice", "--lang", "fr"),
        input="\n".join([*lined_up, *turn, "quit", ""]),
        env=with_causeway,
    )

    assert said.returncode == 0, said.stderr
    assert "tapez le résultat\u00a0: reflux, étale, flux" in said.stdout
    assert "Le plus haut des deux compte." in said.stdout
    assert "La marée\u00a0: flux, avec des vagues de 2 5." in said.stdout
    assert "Il y a maintenant 5″ d’eau." in said.stdout
    assert "ne fait pas partie" not in said.stdout
