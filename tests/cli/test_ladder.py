"""``grognard ladder``."""

import pytest

from tests.cli.conftest import Command


def test_a_ladder_is_told_as_a_table_and_as_data(command: Command) -> None:
    call = ("ladder", "colossus", "--bots", "random,greedy@2", "--games", 2)

    said, data = command(*call), command(*call, "--json").data

    assert said.code == 0
    assert said.out.splitlines()[0].split()[:2] == ["Bot", "Rating"]
    assert {entry["bot"] for entry in data["ratings"]} == {"random", "greedy@2"}
    assert data["meetings"][0]["bots"] == ["random", "greedy@2"]
    assert sum(data["meetings"][0]["wins"]) + data["meetings"][0]["draws"] == 2


def test_a_ladder_names_the_scenario_it_chose(command: Command) -> None:
    said = command("ladder", "saurian", "--bots", "random,greedy@2", "--games", 2)

    assert "Scenario: Supply Drop." in said.out


def test_a_ladder_speaks_french(command: Command) -> None:
    said = command("ladder", "colossus", "--bots", "random,greedy@2", "--games", 2, "--lang", "fr")

    assert said.out.startswith("Robot")


@pytest.mark.parametrize(
    "mistake",
    [
        ("--bots", "random"),
        ("--bots", "random,random"),
        ("--bots", "random,nobody"),
        ("--bots", "random,greedy@often"),
        ("--games", 1),
        ("--budget", 0),
        ("--budget", "nan"),
        ("--jobs", 0),
    ],
    ids=str,
)
def test_a_mistake_is_one_sentence(command: Command, mistake: tuple[object, ...]) -> None:
    said = command("ladder", "colossus", *mistake)

    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
