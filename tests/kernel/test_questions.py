"""Questions know how to sample themselves, their exact odds, and how to read an answer."""

from collections import Counter
from fractions import Fraction
from itertools import product

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.acts import Draw, Roll, RollDie, RollOff
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Together
from grognard.kernel.decks import Deck
from grognard.kernel.questions import Chance, Choose, Option, Placement
from grognard.kernel.refusals import Refusal


def shares(question: Chance) -> dict[object, Fraction]:
    weights = question.outcomes()
    total = sum(weight for _, weight in weights)
    return {outcome: Fraction(weight, total) for outcome, weight in weights}


@given(st.integers(0, 12), st.integers(1, 8), st.integers(2, 10))
def test_successes_agree_with_icepool(dice: int, need: int, sides: int) -> None:
    found = shares(Roll(dice, need, sides))

    if dice == 0:
        assert found == {0: 1}
        return
    expected = dice @ (icepool.d(sides) >= need)
    assert found == {int(k): Fraction(v, expected.denominator()) for k, v in expected.items() if v}


@given(st.lists(st.lists(st.integers(-2, 3), min_size=1, max_size=2), min_size=2, max_size=3))
def test_the_closed_form_of_a_roll_off_agrees_with_counting_untied_throws(
    sides: list[list[int]],
) -> None:
    roll = RollOff(tuple(tuple(side) for side in sides))
    counted: Counter[int] = Counter()
    for faces in product(range(1, 7), repeat=roll.dice):
        winner = roll.winner(faces)
        if winner is not None:
            counted[winner] += 1

    assert dict(roll.outcomes()) == {place: weight for place, weight in counted.items() if weight}


@given(st.lists(st.sampled_from("abc"), min_size=1, max_size=6), st.integers(0, 4))
def test_draws_agree_with_counting_orders(cards: list[str], count: int) -> None:
    draw = Draw(Deck.of(cards), count)
    size = min(count, len(cards))

    def orders(left: list[str], taken: tuple[str, ...]) -> Counter[tuple[str, ...]]:
        if len(taken) == size:
            return Counter({taken: 1})
        found: Counter[tuple[str, ...]] = Counter()
        for place in range(len(left)):
            found += orders(left[:place] + left[place + 1 :], (*taken, left[place]))
        return found

    assert dict(draw.outcomes()) == orders(sorted(cards), ())


def test_a_draw_takes_known_cards_first() -> None:
    deck = Deck(top=["z"], middle=["a", "b"], bottom=["y"])

    assert {outcome for outcome, _ in Draw(deck, 2).outcomes()} == {("z", "a"), ("z", "b")}
    assert {outcome[-1] for outcome, _ in Draw(deck, 4).outcomes()} == {"y"}
    assert len(Draw(deck, 9).outcomes()[0][0]) == 4


QUESTIONS = [
    Roll(5, 4),
    RollDie(),
    RollOff(((1,), (0, 0))),
    Draw(Deck(["q"], list("aabbc"), ["z"]), 3),
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: type(q).__name__)
def test_samples_follow_the_exact_odds(question: Chance) -> None:
    lots = Lots("sampling")
    runs = 4000
    seen = Counter(question.trust(question.sample(lots.lot(n))) for n in range(runs))

    for outcome, share in shares(question).items():
        spread = (float(share) * (1 - float(share)) / runs) ** 0.5
        assert abs(seen[outcome] / runs - float(share)) < 5 * spread + 1e-9
    assert sum(seen.values()) == runs and set(seen) <= set(shares(question))


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: type(q).__name__)
def test_a_sampled_entry_reads_back_as_itself(question: Chance) -> None:
    for number in range(50):
        entry = question.sample(Lots("reading").lot(number))

        assert question.trust(question.read(entry)) == question.trust(entry)


@pytest.mark.parametrize(
    ("question", "entry"),
    [
        (Roll(2, 4), [1]),
        (Roll(2, 4), [1, 7]),
        (Roll(2, 4), [1, "6"]),
        (Roll(2, 4), [True, 6]),
        (Roll(2, 4), None),
        (RollDie(), [0]),
        (RollDie(), [1.0]),
        (RollOff(((0,), (0,))), [2, 2]),
        (RollOff(((0,), (0,))), [[2, 3], [4, 4]]),
        (RollOff(((0,), (0,))), []),
        (Draw(Deck.of("ab"), 1), ["c"]),
        (Draw(Deck(["z"], ["a"]), 1), ["a"]),
        (Draw(Deck.of("ab"), 2), ["a", "a"]),
    ],
)
def test_dice_and_cards_that_cannot_be_are_refused(question: Chance, entry: object) -> None:
    with pytest.raises(Refusal):
        question.read(entry)


def test_options_are_listed_only_when_somebody_looks() -> None:
    looked = []

    def offer() -> list[Option]:
        looked.append(1)
        return [Option("yes"), Option("no")]

    choice = Choose("A", offer, rule="1.1", topic="try")

    assert choice.trust("yes") == "yes" and not looked
    assert [option.key for option in choice.options] == ["yes", "no"]
    assert choice.read(choice.options[1]) == "no"
    assert choice.usual == "yes" and len(looked) == 1


def test_a_barred_option_says_why() -> None:
    barred = Option("fly", refusal=Refusal("no-wings", rule="1.2"))
    choice = Choose("A", [Option("walk"), Option("run")], barred=lambda: [barred])

    with pytest.raises(Refusal) as caught:
        choice.read("fly")
    assert (caught.value.reason, caught.value.rule) == ("no-wings", "1.2")


def test_together_needs_an_answer_of_everyone() -> None:
    both = Together(
        (Choose("A", [Option("x"), Option("y")]), Choose("B", [Option("x"), Option("y")]))
    )

    assert both.read({"A": "x", "B": "y"}) == {"A": "x", "B": "y"}
    for wrong in ({"A": "x"}, {"A": "x", "B": "z"}, "x", {"A": "x", "B": "y", "C": "x"}):
        with pytest.raises(Refusal):
            both.read(wrong)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
        lambda inner: st.lists(inner, max_size=3) | st.tuples(inner, inner),
        max_leaves=8,
    )
)
def test_anything_that_is_no_placement_is_refused(answer: object) -> None:
    try:
        placement = Placement.of(answer)
    except Refusal:
        return
    assert Placement.of(placement.entry()) == placement


@given(st.text(max_size=20), st.integers(0, 2**40))
def test_chance_is_a_function_of_seed_and_number(seed: str, number: int) -> None:
    one, other = Lots(seed).lot(number), Lots(seed).lot(number)

    assert [one.below(n) for n in range(1, 200)] == [other.below(n) for n in range(1, 200)]


def test_the_stream_is_the_same_on_every_platform() -> None:
    assert Lots(7).lot(0).faces(12) == (2, 5, 1, 1, 1, 3, 6, 5, 2, 2, 6, 5)
    assert Lots("7/bot").lot(3).faces(6) == Lots(7).branch("bot").lot(3).faces(6)
