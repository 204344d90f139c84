"""Roster files: read, written, and bounded."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.content import (
    ContentError,
    Roster,
    RosterUnit,
    parse_roster,
    read_roster,
    roster_toml,
    save_roster,
)

WRITTEN = """\
ruleset = "colossus"
faction = "anvil_concord"
name = "Wall \\"column\\""
total = 46

[[unit]]
profile = "ac_squire"

[[unit]]
profile = "ac_pikestaff"
name = "Bertha"
options = ["long_pike", "long_pike"]
"""

COLUMN = Roster(
    ruleset="colossus",
    faction="anvil_concord",
    name='Wall "column"',
    total=46,
    units=(
        RosterUnit(profile="ac_squire"),
        RosterUnit(profile="ac_pikestaff", name="Bertha", options=("long_pike", "long_pike")),
    ),
)


def test_a_roster_is_read_as_it_is_written() -> None:
    assert parse_roster(WRITTEN, file="wall.toml") == COLUMN


def test_a_roster_is_written_as_it_is_read() -> None:
    assert roster_toml(COLUMN) == WRITTEN


def test_a_saved_roster_replaces_the_old_one_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "wall.toml"
    path.write_text("old")

    save_roster(COLUMN, path)

    assert read_roster(path) == COLUMN
    assert list(tmp_path.iterdir()) == [path]


ids = st.from_regex(r"[a-z][a-z0-9_]{0,9}", fullmatch=True)
labels = st.text(st.characters(codec="utf-8"), min_size=1, max_size=60).filter(str.strip)
rosters = st.builds(
    Roster,
    ruleset=ids,
    faction=ids,
    name=labels,
    total=st.none() | st.integers(0, 100_000),
    cards=st.lists(ids, max_size=4).map(tuple),
    units=st.lists(
        st.builds(
            RosterUnit,
            profile=ids,
            name=st.none() | labels,
            options=st.lists(ids, max_size=3).map(tuple),
        ),
        min_size=1,
        max_size=4,
    ).map(tuple),
)


@given(rosters)
def test_any_roster_survives_being_written_and_read(roster: Roster) -> None:
    assert parse_roster(roster_toml(roster), file="x.toml") == roster


def test_a_roster_has_at_most_a_hundred_units() -> None:
    head = WRITTEN.partition("[[unit]]")[0]
    many = head + '[[unit]]\nprofile = "ac_squire"\n' * 101

    with pytest.raises(ContentError, match=r"with 1 to 100 values, got a list with 101 values$"):
        parse_roster(many, file="horde.toml")


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('"Bertha"', f'"{"B" * 61}"', "unit number 2: field 'name': expected a text"),
        ("total = 46", "total = -1", "field 'total': expected an integer from 0 to 100000, got -1"),
        ("total = 46", "points = 46", "unknown field 'points'; the known fields are"),
        ('profile = "ac_squire"', "", "unit number 1: field 'profile' is missing"),
        ('"ac_squire"', '"AC Squire"', "unit number 1: field 'profile': expected an id"),
    ],
)
def test_a_faulty_roster_is_refused(before: str, after: str, complaint: str) -> None:
    with pytest.raises(ContentError) as refused:
        parse_roster(WRITTEN.replace(before, after), file="wall.toml")

    assert str(refused.value).startswith(f"wall.toml: {complaint}")
