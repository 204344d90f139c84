"""Differences of plain data lead from the old to the new, and what does not fit is refused."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.differences import WIDEST, diff, patch

LEAVES = st.none() | st.booleans() | st.integers(-5, 5) | st.floats(-5, 5) | st.text(max_size=3)
KEYS = st.sampled_from(["", "0", "1", "id", "at", "cards"])
PLAIN = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner, max_size=5),
    max_leaves=30,
)
PIECES = st.lists(st.fixed_dictionaries({"id": st.sampled_from("abcdef"), "at": LEAVES}))


@given(PLAIN | PIECES, PLAIN | PIECES)
def test_a_difference_leads_from_the_old_to_the_new(old: Any, new: Any) -> None:
    assert patch(old, diff(old, new)) == new


@given(PIECES, PIECES)
def test_lists_of_things_with_ids_differ_only_in_what_changed(old: Any, new: Any) -> None:
    assert patch(old, diff(old, new)) == new


@given(PLAIN)
def test_nothing_differs_from_itself(data: Any) -> None:
    assert diff(data, data) == {}


def test_patching_leaves_the_old_as_it_was() -> None:
    old = {"pieces": [{"id": "a", "at": [1, 2]}], "turn": 1}

    patch(old, {"pieces": {"0": {"at": [[3, 4]]}}, "turn": [2]})

    assert old == {"pieces": [{"id": "a", "at": [1, 2]}], "turn": 1}


def test_a_piece_that_leaves_the_table_is_not_told_of_the_others() -> None:
    old = [{"id": id_, "card": ["long"] * 50} for id_ in "abcd"]

    assert diff(old, [old[0], old[2], old[3]]) == {"": [1, 1, []]}


@pytest.mark.parametrize(
    ("old", "difference"),
    [
        (1, {"a": [2]}),
        ([1], {"7": [2]}),
        ([1], {"-1": [2]}),
        ([1], {"²": [2]}),
        ([1], {"": [0, 9, []]}),
        ([1], {"": [-1, 1, []]}),
        ({}, {"a": {"b": [1]}}),
        ({}, {"a": [1, 2]}),
        ({}, [1, 2]),
        ({}, []),
        ({}, "words"),
        ([], {"": [0, 0, [0] * (WIDEST + 1)]}),
    ],
)
def test_a_difference_that_does_not_fit_is_refused(old: Any, difference: Any) -> None:
    with pytest.raises(ValueError, match=r"difference|entries"):
        patch(old, difference)
