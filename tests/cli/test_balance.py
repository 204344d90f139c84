"""``grognard balance``."""

from pathlib import Path

import pytest

from tests.cli.conftest import Command

pytest.importorskip("polars")

CALL = ("balance", "brimstone", "--scenarios", "the_pit", "--bots", "brisk,random", "--games", 40)
FEW = ("--sample", 4, "--width", 30, "--jobs", 1)


def test_balance_names_armies_and_scenarios_and_goes_on(command: Command, tmp_path: Path) -> None:
    call = (*CALL, *FEW, "--out", tmp_path)

    data, said = command(*call, "--json").data, command(*call)

    cell = data["cells"][0]
    assert said.code == 0
    assert cell["scenario"] == {"id": "the_pit", "name": "The Pit"}
    assert [army["id"] for army in cell["armies"]] == ["march_100", "court_100"]
    assert [each["bots"] for each in cell["bots"]] == [
        ["brisk", "brisk"],
        ["random", "random"],
        ["brisk", "random"],
    ]
    low, high = cell["first_army"]["interval"]
    assert low <= cell["first_army"]["share"] <= high
    assert data["complete"]
    assert "The Pit" in said.out
    assert cell["armies"][0]["name"] in said.out


def test_balance_speaks_french(command: Command, tmp_path: Path) -> None:
    said = command(*CALL, *FEW, "--out", tmp_path, "--lang", "fr")

    assert "Première armée" in said.out


def test_balance_says_what_it_does_not_know_yet(command: Command, tmp_path: Path) -> None:
    said = command(*CALL, *FEW, "--out", tmp_path, "--minutes", 0)

    assert "the same command goes on" in said.out


@pytest.mark.parametrize(
    "mistake",
    [
        ("--bots", "nobody"),
        ("--bots", "brisk,brisk"),
        ("--width", 0),
        ("--minutes", -1),
        ("--games", 0),
        ("--sample", 0),
        ("--jobs", 0),
        ("--scenarios", "nowhere"),
        ("--armies", "nobody,march_200"),
        ("--armies", "march_200"),
        ("--armies", "march_200,missing.toml"),
    ],
    ids=str,
)
def test_a_mistake_is_one_sentence(
    command: Command, mistake: tuple[object, ...], tmp_path: Path
) -> None:
    said = command("balance", "brimstone", "--out", tmp_path / "new", *mistake)

    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
