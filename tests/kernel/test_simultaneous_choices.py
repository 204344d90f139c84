"""Choices put to several seats at once, choices that are none, and tosses."""

import pytest

from grognard.kernel.acts import Toss
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Together
from grognard.kernel.questions import Choose, Option
from grognard.kernel.refusals import Refusal

YES, NO = Option("yes"), Option("no")


def both(first: list[Option], second: list[Option]) -> Together:
    return Together((Choose("A", first), Choose("B", second)))


def test_a_seat_without_a_choice_may_be_left_out_of_an_answer() -> None:
    question = both([YES, NO], [NO])

    assert question.read({"A": "yes"}) == {"A": "yes", "B": "no"}


def test_a_seat_with_a_choice_may_not_be_left_out() -> None:
    question = both([YES, NO], [YES, NO])

    with pytest.raises(Refusal):
        question.read({"A": "yes"})
    with pytest.raises(Refusal):
        question.read({"A": "yes", "B": "no", "C": "yes"})


def test_nobody_is_needed_where_nobody_has_a_choice() -> None:
    assert both([YES], [NO]).needs_nobody
    assert not both([YES, NO], [NO]).needs_nobody


def test_a_choice_that_must_not_be_recognised_as_none_is_asked_anyway() -> None:
    shy = Choose("A", [NO], ask_anyway=True)

    assert not shy.needs_nobody
    with pytest.raises(Refusal):
        Together((shy,)).read({})


def test_a_toss_knows_its_odds_and_refuses_strangers() -> None:
    toss = Toss(("A", "B", "C"))

    assert {toss.sample(Lots(1).lot(n)) for n in range(50)} == {"A", "B", "C"}
    assert toss.outcomes() == (("A", 1), ("B", 1), ("C", 1))
    assert toss.read("B") == "B"
    with pytest.raises(Refusal):
        toss.read("D")
