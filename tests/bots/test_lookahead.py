"""What an answer is worth: exactly where that is cheap, and by its best continuation."""

from typing import Any

import pytest
from gambit import gambit
from hypothesis import given
from hypothesis import strategies as st

from grognard.bots import Position, lookahead
from grognard.bots.lookahead import Lookahead, spread, strata
from grognard.kernel.chance import Lots
from grognard.kernel.game import Game
from grognard.kernel.odds import odds
from grognard.kernel.policies import offered
from grognard.kernel.questions import Choose, Option
from grognard.testing import baroud
from grognard.testing.colossus import position, unit

AMPLE = 20_000


def look(game: Game[Any], seat: str = "A") -> Lookahead:
    return Lookahead(Position(game, seat).imagine())


def test_an_attack_is_worth_its_exact_expectation() -> None:
    game = position(unit("a1", "ac_pikestaff", 20, 20), unit("b1", "sr_skiff", 20, 30, 180))
    exact = odds(game, ["ranged:b1"], policy="best").worth

    (judged,) = look(game).judge(["ranged:b1"], AMPLE)

    assert judged.worth == pytest.approx(exact)


def test_a_move_is_worth_as_much_as_its_best_placement() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 20),
        unit("b1", "sr_skiff", 20, 40, 180, moved=True),
        phase="movement",
        slot="A",
    )
    declared = game.fork()
    declared.answer("standard")
    placements = offered(declared.decision)  # type: ignore[arg-type]
    best = look(declared).judge(placements, AMPLE)[0]

    (move,) = look(game).judge(["standard"], AMPLE)

    assert move.worth == pytest.approx(best.worth)


def test_a_shallow_look_takes_the_next_choice_for_the_usual_one() -> None:
    game = baroud.acting(
        baroud.figure("a1", "butcher", 300, 200), baroud.figure("b1", "captain", 300, 700)
    )

    (deep,), (shallow,) = (
        Lookahead(Position(game, "A").imagine(), depth=depth).judge(["move"], AMPLE)
        for depth in (1, 0)
    )

    assert deep.worth != shallow.worth


def test_nobody_thinks_about_details_that_may_be_left_to_the_rules() -> None:
    """To name the way of a charge by oneself would only seem better for being tried more often."""
    game = baroud.acting(
        baroud.figure("a1", "hound", 300, 200), baroud.figure("b1", "faithful", 300, 340)
    )
    game.answer("charge")
    asked = game.decision
    assert isinstance(asked, Choose)

    assert "path" in {option.key for option in asked.options}
    assert offered(asked) == ["b1"]


def test_the_answers_come_best_first() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 20),
        unit("b1", "sr_skiff", 20, 30, 180),
        unit("b2", "sr_skiff", 24, 30, 180, structure=1, armor=0),
    )

    judged = look(game).judge(offered(game.decision), AMPLE)  # type: ignore[arg-type]

    assert judged[0].answer == "ranged:b2"
    assert judged[-1].answer == "pass"


def test_little_effort_runs_the_rules_seldom() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 20), unit("b1", "sr_skiff", 20, 40, 180), phase="movement"
    )
    sight = look(game)

    sight.judge(offered(game.decision), 40)  # type: ignore[arg-type]

    assert sight.runs < 120


def test_the_usual_answer_is_considered_first_as_equals_keep_their_order() -> None:
    options = [Option("one"), Option("two"), Option("three")]
    question = Choose("A", options, rule="3.5", topic="dice", default="two")

    assert offered(question) == ["two", "one", "three"]


class Fickle(Lookahead):
    """Sees worths by effort: what seemed best disappoints at a closer look."""

    seen = {"a": (9.0, 1.0), "b": (8.0, 2.0), "c": (5.0, 4.0), "d": (3.0, 6.0)}

    def _expect(self, answer: Any, effort: int) -> float:
        self.is_exact = False
        return self.seen[answer][effort > 3]


def test_an_answer_that_was_dropped_is_looked_at_again_when_the_others_disappoint() -> None:
    game = position(unit("a1", "ac_pikestaff", 20, 20), unit("b1", "sr_skiff", 20, 30, 180))
    sight = Fickle(Position(game, "A").imagine())

    judged = sight.judge(["a", "b", "c", "d"], 24)

    assert [(each.answer, each.worth) for each in judged] == [
        ("c", 4.0), ("b", 2.0), ("a", 1.0), ("d", 3.0)
    ]  # fmt: skip


class Hourglass:
    """Runs out after so many looks at it."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def __call__(self) -> float:
        self.looks -= 1
        return 0.0 if self.looks >= 0 else 1.0


def late(monkeypatch: pytest.MonkeyPatch, looks: int) -> Lookahead:
    """A look ahead at four attacks that has time for so many runs."""
    game = position(
        unit("a1", "ac_pikestaff", 20, 20),
        *(unit(f"b{n}", "sr_skiff", 16 + 4 * n, 30, 180, armor=n) for n in range(3)),
    )
    monkeypatch.setattr(lookahead, "process_time", Hourglass(looks))
    return Lookahead(Position(game, "A").imagine(), 0.5)


def test_a_closer_look_that_is_cut_short_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = late(monkeypatch, 1000)
    found = sight.judge(["pass", "ranged:b0", "ranged:b1", "ranged:b2"], 12)
    monkeypatch.setattr(lookahead, "process_time", Hourglass(8))

    again = sight.deepen(found, 4000)

    assert again == found


def test_a_first_look_that_is_cut_short_knows_what_it_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = late(monkeypatch, 25)

    found = sight.judge(["pass", "ranged:b0", "ranged:b1", "ranged:b2"], 80)

    assert len(found) == 4
    assert found[0].effort > 0 == found[-1].effort


def test_asked_together_a_seat_looks_at_its_own_cards_only() -> None:
    game = gambit(seed=5)

    judged = look(game, "B").judge(offered(game.decision.of("B")), 200)

    assert {each.answer for each in judged} == set(game.battle.hands["B"])


def test_a_choice_that_cannot_be_looked_through_is_answered_as_usual() -> None:
    game = gambit(seed=5)

    judged = look(game, "A").judge(offered(game.decision.of("A")), 3)

    assert len(judged) == 3


@given(
    st.lists(st.integers(1, 50), min_size=1, max_size=20), st.integers(1, 40), st.integers(0, 99)
)
def test_drawn_outcomes_keep_to_their_weights(weights: list[int], count: int, number: int) -> None:
    outcomes = list(enumerate(weights))

    drawn = dict(strata(outcomes, count, Lots("strata").lot(number)))

    assert sum(drawn.values()) == count
    for outcome, weight in outcomes:
        assert abs(drawn.get(outcome, 0) - count * weight / sum(weights)) < 1 + 1e-6


@given(st.integers(2, 60), st.integers(2, 60))
def test_a_selection_of_answers_has_each_once(size: int, count: int) -> None:
    answers = [str(number) for number in range(size)]

    chosen = spread(answers, min(count, size))

    assert len(set(chosen)) == len(chosen) == min(count, size)
    assert chosen == sorted(chosen, key=int)
    assert chosen[0] == "0"
