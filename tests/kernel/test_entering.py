"""An act of chance says what a person enters, step by step, and reads no more than that."""

from collections.abc import Sequence

import pytest

import grognard.api  # noqa: F401  (it puts refusals into sentences)
from grognard.kernel.acts import Draw, Roll, RollDie, RollOff, Toss
from grognard.kernel.decks import Deck
from grognard.kernel.entering import Cards, Dice, Names, Part, Value
from grognard.kernel.questions import Chance
from grognard.kernel.refusals import Refusal
from grognard.rulesets.brimstone.dice import RollPool


def refused(question: Chance, values: list[object]) -> str:
    with pytest.raises(Refusal) as caught:
        question.read(values)
    return caught.value.reason


def test_dice_say_how_many_sides_and_what_they_need() -> None:
    assert Roll(3, 4).parts(()) == (Dice(count=3, need=4),)
    assert RollDie(8).parts(()) == (Dice(sides=8),)


def test_each_side_of_a_roll_off_is_told_with_what_it_adds() -> None:
    parts = RollOff(((1,), (0, 0))).parts(())

    assert [part.facts for part in parts] == [
        {"side": "A", "bonus": 1},
        {"side": "B", "bonus": 0},
        {"side": "B", "bonus": 0},
    ]
    assert {part.note for part in parts} == {"ties-again"}


def test_a_tie_asks_for_another_throw_and_says_why() -> None:
    roll = RollOff(((0,), (0,)))

    assert roll.entering([3, 5]).left == 0
    tied = roll.entering([3, 3])
    assert tied.left == 2
    assert [part.note for part in tied.parts[2:]] == ["tied", "tied"]
    assert roll.read([3, 3, 2, 5]) == roll.read([[3, 3], [2, 5]]) == [[3, 3], [2, 5]]
    assert refused(roll, [3, 3]) == "dice-missing"
    assert refused(roll, [3, 5, 1, 2]) == "entered-too-many"
    assert refused(roll, [[3, 3, 2], [5]]) == "dice-missing"
    assert refused(roll, [3, 3] * 1000) == "entered-too-many"


def test_misses_of_a_large_pool_are_rolled_again() -> None:
    pool = RollPool(7, 4)

    assert pool.entering([1, 2, 3, 4]).left == 1
    assert pool.entering([4, 4, 4, 5, 6]).left == 0
    again = pool.entering([1, 2, 3, 4, 5])
    assert (again.left, again.parts[1].count) == (2, 2)
    assert refused(pool, [1, 2, 3, 4, 5]) == "dice-missing"


def test_a_card_is_picked_by_what_is_printed_on_it() -> None:
    draw = Draw(Deck(["~fear@b1"], ["a", "b"]), 2, lambda: "abc", lambda card: card.strip("~")[:4])
    (part,) = draw.parts(())

    assert isinstance(part, Cards)
    assert part.among(secrets=False) == ("a", "b", "fear")
    assert part.among(secrets=True) == ("a", "b", "c")
    assert draw.read(["fear", "b"]) == ["~fear@b1", "b"]
    assert refused(draw, ["a", "b"]) == "not-the-next-card"
    assert refused(draw, ["fear"]) == "cards-missing"


def test_a_toss_asks_for_a_name() -> None:
    toss = Toss(("A", "B"))

    assert toss.parts(()) == (Names(among=("A", "B")),)
    assert toss.read(["B"]) == toss.read("B") == "B"
    assert refused(toss, []) == refused(toss, ["C"]) == "not-this-toss"


def test_what_is_entered_so_far_is_told_part_by_part() -> None:
    roll = RollOff(((1,), (0, 0)))

    assert [values for _, values in roll.entering([4, 2]).filled()] == [(4,), (2,), ()]


def test_a_refusal_says_what_is_wrong_in_a_sentence() -> None:
    with pytest.raises(Refusal, match="Give 3 whole numbers from 1 to 6"):
        Roll(3, 4).read([1, 2, 7])
    with pytest.raises(Refusal, match="2 dice are still missing"):
        Roll(3, 4).read([1])
    with pytest.raises(Refusal, match="That is 1 too many"):
        Roll(3, 4).read([1, 2, 3, 4])


class Omen(Chance[tuple[int, str, str]], eq=False):
    """A question some other ruleset might have: two dice, a card for each six, then a side."""

    deck: Deck

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        dice, names = Dice(count=2), Names(among=("sun", "moon"), of="omen")
        if len(entered) < dice.count:
            return (dice,)
        sixes = entered[: dice.count].count(6)
        return (dice, Cards(count=sixes, deck=self.deck), names) if sixes else (dice, names)


def test_a_question_of_an_own_kind_is_composed_of_the_same_parts() -> None:
    omen = Omen(deck=Deck.of("ab"))

    assert omen.entering([6]).left == 1
    assert omen.entering([6, 6]).left == 3
    assert omen.read([1, 2, "moon"]) == [1, 2, "moon"]
    assert omen.read([6, 1, "b", "sun"]) == [6, 1, "b", "sun"]
    assert refused(omen, [6, 6, "a", "a", "sun"]) == "not-the-next-card"
    assert refused(omen, [1, 2, "b"]) == "not-this-toss"
    assert refused(omen, [1, 2]) == "not-this-toss"
