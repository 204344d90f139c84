"""Situation files: what every ruleset shares, and the loose tables a ruleset reads itself."""

from __future__ import annotations

from contextlib import nullcontext, suppress
from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from grognard.content import (
    ContentError,
    Entry,
    Loose,
    Say,
    Situation,
    parse_situation,
    refuse,
    take,
)

DUEL = """
ruleset = "colossus"
scenario = "iron_reckoning"
options = { forward_guns = true }

[table]
width = 48
height = 48

[[terrain]]
kind = "wood"
rect = [8, 14, 13, 18]

[[terrain]]
id = "tower"
kind = "building"

[[unit]]
id = "a1"
seat = "A"
profile = "ac_squire"
at = [10, 12.5]
heading = 90
with = { guns = 4 }
wounds = 2
tokens = ["stationary"]

[[unit]]
id = "b1"
seat = "B"
profile = "sr_skiff"

[seat.A]
hand = ["queen"]

[now]
turn = 3
phase = "combat"
active = "a1"
"""


@pytest.fixture
def duel() -> Situation:
    return parse_situation(DUEL, file="duel.toml")


def refusal(source: str) -> str:
    with pytest.raises(ContentError) as refused:
        parse_situation(source, file="duel.toml")
    return str(refused.value)


def test_a_situation_keeps_what_the_file_says(duel: Situation) -> None:
    squire, skiff = duel.units

    assert (duel.ruleset, duel.scenario) == ("colossus", "iron_reckoning")
    assert duel.options.values == {"forward_guns": True}
    assert duel.table is not None
    assert duel.table.values == {"width": 48, "height": 48}
    assert duel.terrain is not None
    assert [piece.values["kind"] for piece in duel.terrain] == ["wood", "building"]
    assert (squire.id, squire.seat, squire.profile) == ("a1", "A", "ac_squire")
    assert (squire.at, squire.heading) == ((10.0, 12.5), 90.0)
    assert squire.overrides.values == {"guns": 4}
    assert squire.state.values == {"wounds": 2, "tokens": ["stationary"]}
    assert (skiff.at, skiff.heading, skiff.state.values) == (None, None, {})
    assert duel.seats["A"].values == {"hand": ["queen"]}
    assert duel.now.values == {"turn": 3, "phase": "combat", "active": "a1"}


def test_what_a_situation_leaves_out_is_left_to_the_scenario() -> None:
    bare = parse_situation('ruleset = "colossus"', file="bare.toml")

    assert (bare.table, bare.terrain, bare.scenario) == (None, None, None)
    assert (bare.units, bare.seats, bare.now.values) == ((), {}, {})


def test_terrain_may_be_added_to_that_of_the_scenario() -> None:
    more = parse_situation(DUEL.replace("width = 48", "add = true\nwidth = 48"), file="duel.toml")
    only = parse_situation('ruleset = "x"\n[table]\nadd = true', file="duel.toml")

    assert (more.adds, only.adds) == (True, True)
    assert more.table is not None
    assert more.table.values == {"width": 48, "height": 48}
    assert only.table is None


def test_a_table_may_be_bare_of_terrain() -> None:
    bare = parse_situation('ruleset = "colossus"\nterrain = []', file="bare.toml")

    assert bare.terrain == ()


def test_a_place_may_have_a_height() -> None:
    raised = parse_situation(DUEL.replace("[10, 12.5]", "[10, 12.5, 3]"), file="duel.toml")

    assert raised.units[0].at == (10.0, 12.5, 3.0)


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('id = "b1"', 'id = "a1"', "unit 'a1': entries 1 and 2 have the same id"),
        ('id = "b1"', 'id = "B-1"', "unit 'B-1': field 'id': expected an id such as"),
        ('seat = "B"', 'seat = "E"', "unit 'b1': field 'seat': expected a seat such as A"),
        ("[10, 12.5]", "[10]", "unit 'a1': field 'at': expected a list with 2 to 3 values"),
        ("[10, 12.5]", "[10, 1001]", "unit 'a1': field 'at', item 2: expected a number from -1000"),
        ("[10, 12.5]", "[10, nan]", "unit 'a1': field 'at', item 2: expected a finite number"),
        ("heading = 90", "heading = 360", "unit 'a1': field 'heading': expected a number"),
        ("[seat.A]", "[seat.Z]", "field 'seat': expected a seat such as A"),
        ("[now]", "[nwo]", "unknown field 'nwo'; did you mean 'now'?"),
        ("with = { guns = 4 }", "with = 4", "unit 'a1': field 'with': expected a table, got 4"),
    ],
)
def test_a_faulty_situation_is_refused(before: str, after: str, complaint: str) -> None:
    assert refusal(DUEL.replace(before, after)).startswith(f"duel.toml: {complaint}")


def test_a_situation_has_at_most_a_hundred_units() -> None:
    many = 'ruleset = "x"\n' + "".join(
        f'[[unit]]\nid = "u{n}"\nseat = "A"\nprofile = "p"\n' for n in range(101)
    )

    assert refusal(many).endswith("with at most 100 values, got a list with 101 values")


def test_a_ruleset_takes_the_state_it_knows(duel: Situation) -> None:
    shape = {"wounds": int, "stress": int, "tokens": list[Literal["stationary", "jumping"]]}

    assert take(duel.units[0].state, shape) == {"wounds": 2, "tokens": ["stationary"]}


class Wounds(Entry, frozen=True, kw_only=True):
    wounds: Annotated[int, Meta(ge=0, le=9)] = 0
    tokens: tuple[str, ...] = ()


def test_a_ruleset_takes_state_as_a_struct_of_its_own(duel: Situation) -> None:
    assert take(duel.units[0].state, Wounds) == Wounds(wounds=2, tokens=("stationary",))
    assert take(duel.units[1].state, Wounds) == Wounds()


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('wounds = "two"', "unit 'a1': field 'wounds': expected an integer, got \"two\""),
        ("wonds = 2", "unit 'a1': unknown field 'wonds'; did you mean 'wounds'?"),
        ("xyz = 2", "unit 'a1': unknown field 'xyz'; the known fields are wounds and tokens"),
    ],
)
def test_state_that_the_ruleset_does_not_know_is_refused(line: str, complaint: str) -> None:
    situation = parse_situation(DUEL.replace("wounds = 2", line), file="duel.toml")

    with pytest.raises(ContentError) as refused:
        take(situation.units[0].state, {"wounds": int, "tokens": list[str]})

    assert str(refused.value) == f"duel.toml: {complaint}"


def test_a_loose_table_of_any_kind_is_named_in_its_errors(duel: Situation) -> None:
    assert duel.table is not None
    assert duel.terrain is not None
    for loose, place in (
        (duel.options, "table [options]"),
        (duel.table, "table [table]"),
        (duel.terrain[0], "terrain number 1"),
        (duel.terrain[1], "terrain 'tower'"),
        (duel.units[0].overrides, "unit 'a1': table [with]"),
        (duel.seats["A"], "table [seat.A]"),
        (duel.now, "table [now]"),
    ):
        with pytest.raises(ContentError) as refused:
            take(loose, {})
        name = next(iter(loose.values))
        assert str(refused.value) == (
            f"duel.toml: {place}: unknown field '{name}'; no field is known here"
        )


def test_a_ruleset_refuses_in_the_same_words(duel: Situation) -> None:
    problem = Say("content-expected", {"wanted": "a living unit", "got": '"a9"'})

    assert str(refuse(duel.now, problem, name="active")) == (
        "duel.toml: table [now]: field 'active': expected a living unit, got \"a9\""
    )
    assert str(refuse(duel.now, problem)) == (
        'duel.toml: table [now]: expected a living unit, got "a9"'
    )


@given(
    st.dictionaries(
        st.sampled_from(["wounds", "tokens", "x-y", "class", ""]),
        st.integers(-9, 9) | st.text(max_size=3) | st.lists(st.text(max_size=3), max_size=2),
    )
)
def test_any_state_is_taken_or_refused(values: dict[str, object]) -> None:
    entry = Loose("duel.toml", (), values)
    fits = all(
        isinstance(value, {"wounds": int, "tokens": list, "class": str}.get(name, ()))
        for name, value in values.items()
    )

    with nullcontext() if fits else pytest.raises(ContentError, match=r"^duel\.toml: "):
        taken = take(entry, {"wounds": int, "tokens": list[str], "class": str})
        assert taken == values


@given(st.lists(st.sampled_from(DUEL.split("\n"))))
def test_shuffled_lines_are_read_or_refused(lines: list[str]) -> None:
    source = 'ruleset = "colossus"\n' + "\n".join(lines)

    with suppress(ContentError):
        assert isinstance(parse_situation(source, file="duel.toml"), Situation)
