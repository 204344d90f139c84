"""Some of many, and these to those: every answer once, in small choices, refused with reasons."""

from collections.abc import Callable
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.chance import Lots
from grognard.kernel.compound import Assign, Pair, Picks, Tick, Together
from grognard.kernel.questions import Option
from grognard.kernel.refusals import Refusal

HAND = [Option("ace"), Option("king"), Option("ten")]


def options(count: int) -> list[Option]:
    return [Option(f"k{number}") for number in range(count)]


def pairs(rooms: int, things: int) -> list[Pair]:
    return [
        Pair(f"r{room}:t{thing}", what=f"t{thing}", to=f"r{room}")
        for room in range(rooms)
        for thing in range(things)
    ]


def refused(question: Tick | Assign, answer: object) -> str:
    with pytest.raises(Refusal) as caught:
        question.read(answer)
    return caught.value.reason


def test_an_answer_is_recorded_in_the_order_of_the_offer_however_it_was_given() -> None:
    question = Tick("A", HAND)

    for answer in (["ten", "ace"], {"ace", "ten"}, "ten+ace", (HAND[2], HAND[0])):
        assert question.read(answer) == ["ace", "ten"]
    assert question.read([]) == question.read("none") == []
    assert question.trust(["ace", "ten"]) == ("ace", "ten")


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (["ace", "ace"], "picked-twice"),
        (["ace", "king", "ten"], "too-many-picks"),
        ([], "too-few-picks"),
        (["queen"], "not-an-option"),
        ("", "not-an-option"),
        (None, "not-picks"),
        (7, "not-picks"),
        ([["ace"]], "not-an-option"),
        ({"A": "x"}, "not-picks"),
    ],
)
def test_what_may_not_be_ticked_is_refused_with_its_reason(answer: object, reason: str) -> None:
    assert refused(Tick("A", HAND, least=1, most=2), answer) == reason


def test_what_is_barred_is_refused_by_its_own_rule() -> None:
    wounded = Option("queen", refusal=Refusal("wounded", rule="4.2"))

    assert refused(Tick("A", HAND, barred=lambda: [wounded]), ["queen"]) == "wounded"


def test_what_does_not_go_together_is_refused_and_never_come_by() -> None:
    def forbid(picks: Picks) -> Refusal | None:
        return Refusal("rivals") if {"ace", "king"} <= set(picks) else None

    question = Tick("A", HAND, forbid=forbid)

    assert refused(question, ["king", "ace"]) == "rivals"
    assert len(list(question.answers())) == 6


@given(st.integers(1, 6), st.data())
def test_every_set_within_the_limits_is_one_answer_and_there_are_no_others(
    count: int, data: st.DataObject
) -> None:
    least = data.draw(st.integers(0, count))
    most = data.draw(st.integers(least, count))
    question = Tick("A", options(count), least=least, most=most)

    expected = {
        picks
        for size in range(least, most + 1)
        for picks in combinations([option.key for option in question.options], size)
    }

    found = list(question.answers())
    assert len(found) == len(expected) and set(found) == expected
    assert question.any(Lots("any").lot(count)) in expected
    assert question.needs_nobody == (len(expected) == 1)


@given(st.integers(1, 3), st.integers(1, 3), st.booleans(), st.booleans())
def test_every_way_to_give_these_to_those_is_one_answer(
    rooms: int, things: int, fills: bool, shared: bool
) -> None:
    stock = {f"t{thing}": 1 for thing in range(things)} if shared else None
    question = Assign("A", pairs(rooms, things), fills=fills, stock=stock)

    expected = set()
    for given_ in product([None, *range(things)], repeat=rooms):
        things_given = [thing for thing in given_ if thing is not None]
        if shared and len(set(things_given)) < len(things_given):
            continue
        could_be = rooms if not shared else min(rooms, things)
        if fills and len(things_given) < could_be:
            continue
        expected.add(tuple(f"r{r}:t{t}" for r, t in enumerate(given_) if t is not None))

    found = list(question.answers())
    assert len(found) == len(expected) and set(found) == expected
    for picks in found:
        assert question.read(picks) == list(picks)
        assert len(question.given(picks)) == len(picks)


def test_a_place_takes_one_thing_and_a_thing_goes_to_one_place() -> None:
    question = Assign("A", pairs(2, 2), stock={"t0": 1, "t1": 1})

    assert refused(question, ["r0:t0", "r0:t1"]) == "given-two"
    assert refused(question, ["r0:t0", "r1:t0"]) == "given-twice"
    assert question.given(("r0:t1", "r1:t0")) == {"r0": "t1", "r1": "t0"}


def test_no_place_stays_empty_where_all_are_to_be_filled() -> None:
    question = Assign("A", pairs(2, 2), fills=True)

    assert refused(question, ["r0:t0"]) == "too-few-picks"


def test_of_many_answers_those_beside_the_usual_one_are_weighed() -> None:
    question = Tick("A", options(12), least=2, most=6, default=("k0", "k1", "k2"))

    found = question.worth_weighing(40)

    assert found[0] == ("k0", "k1", "k2") and len(found) == len(set(found)) <= 40
    for picks in found:
        assert question.read(picks) == list(picks)
        assert len(set(picks) ^ {"k0", "k1", "k2"}) <= 2


def test_options_are_listed_when_somebody_looks() -> None:
    looked: list[str] = []

    def offer() -> list[Option]:
        looked.append("looked")
        return HAND

    question = Tick("A", offer)
    assert not looked
    question.trust(["ace"])
    assert not looked
    assert len(question.options) == 3 and len(question.options) == 3 and looked == ["looked"]


def ticking(seat: str) -> Tick:
    return Tick(seat, HAND, most=2)


@pytest.mark.parametrize("make", [ticking, lambda seat: Assign(seat, pairs(2, 2))])
def test_several_seats_may_pick_at_once(make: Callable[[str], Tick | Assign]) -> None:
    question = Together((make("A"), make("B")))
    first, second = list(question.choices[0].answers())[1:3]

    entry = question.read({"A": first, "B": second})

    assert entry == {"A": list(first), "B": list(second)}
    assert question.trust(entry) == {"A": first, "B": second}
    assert question.read(question.any(Lots(1).lot(0)))
