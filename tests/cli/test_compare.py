"""``grognard compare``."""

from pathlib import Path

import pytest

from tests.cli.conftest import Command

pytest.importorskip("polars")
pytest.importorskip("matplotlib")

CALL = ("compare", "brimstone", "--scenarios", "the_pit", "--games", 40, "--jobs", 1)


def test_a_value_that_is_set_is_compared_with_how_it_was(command: Command, tmp_path: Path) -> None:
    call = (*CALL, "--set", "units.gm_isaura.lp=20", "--out", tmp_path)

    data, said = command(*call, "--json").data, command(*call, "--lang", "fr")

    (moved,) = data["comparison"]["moved"]
    assert data["comparison"]["complete"]
    assert moved["cell"]["scenario"] == "the_pit"
    assert moved["first_army"]["mean"] == pytest.approx(
        moved["after"]["share"] - moved["before"]["share"]
    )
    assert moved["first_army"]["mean"] > 0
    assert data["comparison"]["events"]
    assert "Sans" in said.out and "Avec" in said.out
    for file in ("report.html", "report.en.html", "report.json"):
        assert (tmp_path / file).is_file()


@pytest.mark.parametrize(
    "mistake",
    [
        (),
        ("--with", "moonlight=yes"),
        ("--set", "units.nobody.cost=3"),
        ("--pack", "missing.toml"),
        ("--price", "nobody"),
        ("--games", 0),
    ],
    ids=str,
)
def test_a_mistake_is_one_sentence(
    command: Command, mistake: tuple[object, ...], tmp_path: Path
) -> None:
    said = command("compare", "brimstone", "--out", tmp_path / "new", *mistake)

    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
