"""``grognard roster check``: prices, limits and what the documentation shows."""

import re
from pathlib import Path
from typing import Any

import pytest

Command = Any
ROOT = Path(__file__).parents[2]


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "army.toml"
    file.write_text(text, encoding="utf-8")
    return file


def company(*units: str) -> str:
    head = 'ruleset = "brimstone"\nfaction = "gilded_march"\nname = "Mine"\n'
    return head + "".join(f'[[unit]]\nprofile = "{unit}"\n' for unit in units)


MARCH = ("gm_isaura", "gm_halb", "gm_halb", "gm_buckler", "gm_giant")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_roster_of_the_documentation_is_legal(
    command: Command, tmp_path: Path, lang: str
) -> None:
    page = (ROOT / "docs" / lang / "how-to" / "build-an-army.md").read_text("utf-8")
    (block,) = re.findall(r"```toml\n(.*?)```", page, re.S)

    said = command("roster", "check", written(tmp_path, block), "--option", "points=110", "--json")

    assert said.code == 0
    assert (said.data["points"], said.data["allowance"]) == (77, 110)


def test_a_scenario_sets_what_may_be_spent(command: Command, tmp_path: Path) -> None:
    file = written(tmp_path, company(*MARCH))

    small = command("roster", "check", file, "--scenario", "the_pit", "--json")
    usual = command("roster", "check", file, "--scenario", "ford_of_cinders", "--json")

    assert small.code == 1
    assert [breach["clause"] for breach in small.data["breaches"]] == ["2.1"]
    assert usual.code == 0
    assert usual.data["allowance"] == 200


def test_a_scenario_there_is_not_is_a_mistake(command: Command, tmp_path: Path) -> None:
    file = written(tmp_path, company(*MARCH))

    said = command("roster", "check", file, "--scenario", "nowhere")

    assert said.code == 2
    assert "the_pit" in said.err


def test_options_that_a_unit_does_not_have_are_told(command: Command, tmp_path: Path) -> None:
    file = written(tmp_path, company(*MARCH) + 'options = ["wings"]\n')

    said = command("roster", "check", file, "--lang", "fr")

    assert said.code == 1
    assert "wings" in said.out
