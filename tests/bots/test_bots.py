"""Bots by name, and a table that plays on whatever a bot does."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.bots import Position, Table, UnknownBot, bot, bots
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Picking, SeatQuestion
from grognard.kernel.game import Game, replay
from grognard.kernel.questions import Choose, Option, Place, Placement
from grognard.table import compiled


@pytest.mark.parametrize(
    ("name", "is_compiled"),
    [("search", True), ("hard", True), ("greedy@0.5s", True), ("search@9", False), ("fair", False)],
)
def test_the_geometry_is_compiled_when_a_bot_with_a_clock_sits_down(
    name: str, is_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not when it is made: that is how names are checked, and it may take many seconds."""
    pytest.importorskip("numba")
    monkeypatch.setattr(compiled, "_may_compile", lambda: True)
    game = grognard.ruleset("colossus").new_game(seed=1)

    with compiled.only(is_compiled=False):
        seated = {"A": bot(name)}
        assert not compiled.running().is_compiled

        Table(game, seated)
        assert compiled.running().is_compiled == is_compiled


class Crashing:
    def answer(self, question: SeatQuestion, position: Position) -> str:
        raise ZeroDivisionError("bots fail")


class Wrong:
    """Answers everything with the same nonsense."""

    def __init__(self, nonsense: Any) -> None:
        self.nonsense = nonsense

    def answer(self, question: SeatQuestion, position: Position) -> Any:
        return self.nonsense


class Usual:
    """Answers as is usual, with options and placements rather than keys."""

    def answer(
        self, question: SeatQuestion, position: Position
    ) -> Option | Placement | list[Option]:
        if isinstance(question, Place):
            return question.usual
        if isinstance(question, Picking):
            return [option for option in question.options if option.key in question.usual]
        return next(option for option in question.options if option.key == question.usual)


class Curious:
    """Plays on in its imagination before it answers, and keeps what it saw."""

    def __init__(self) -> None:
        self.imagined: list[Game[Any]] = []

    def answer(self, question: SeatQuestion, position: Position) -> Any:
        if len(self.imagined) < 3:
            assert position.view.viewer == position.seat
            fork = position.fork()
            Table(fork, {seat: bot("random", 1) for seat in fork.seats}).play()
            self.imagined.append(fork)
        return question.options[0] if isinstance(question, Choose) else question.usual


@pytest.fixture(params=grognard.rulesets())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return grognard.ruleset(request.param).new_game(seed=11)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"'deep_thought'; there are: .*random"):
        bot("deep_thought")
    assert "random" in bots()


def test_random_bots_play_a_whole_game_that_replays(game: Game[Any]) -> None:
    table = Table(game, {seat: bot("random", seat) for seat in game.seats})

    table.play()

    assert game.over
    assert table.decisions > 10
    assert not table.faults
    assert replay(game.ruleset, game.record).result == game.result


def test_the_same_seeds_give_the_same_game() -> None:
    ruleset = grognard.ruleset("colossus")

    records = []
    for _ in range(2):
        game = ruleset.new_game(seed=4)
        Table(game, {"A": bot("random", 1), "B": bot("random", 2)}).play()
        records.append(game.record.encode())

    assert records[0] == records[1]


@pytest.mark.parametrize(
    "hostile",
    [
        Crashing(),
        Wrong("no such key"),
        Wrong(None),
        Wrong({"A": "pass"}),
        Wrong(Placement(((float("nan"), 1.0),), 0)),
        Wrong(Placement(("north",), "up")),  # type: ignore[arg-type]
        Wrong(object()),
    ],
    ids=["crashes", "wrong key", "nothing", "a mapping", "not a number", "not points", "anything"],
)
def test_the_usual_answer_stands_in_for_a_hostile_bot(hostile: Any) -> None:
    game = grognard.ruleset("colossus").new_game(seed=2)
    table = Table(game, {"A": hostile, "B": bot("random", 2)})

    table.play()

    assert game.over
    assert table.faults["A"] > 0
    assert table.faults["B"] == 0


def test_a_bot_may_answer_with_options_and_placements() -> None:
    game = grognard.ruleset("colossus").new_game(seed=2)
    table = Table(game, {"A": Usual(), "B": Usual()})

    table.play()

    assert game.over
    assert not table.faults


def test_a_table_waits_for_seats_without_a_bot() -> None:
    game = grognard.ruleset("colossus").new_game(seed=2)
    table = Table(game, {"B": bot("random", 2)})

    table.play()

    assert not game.over
    assert game.asked == ("A",)


def test_a_bot_plays_on_in_its_imagination_and_the_game_stays_as_it_was(game: Game[Any]) -> None:
    curious = Curious()
    seat = game.asked[0]
    before = game.record.encode()
    position = Position(game, seat)

    fork = position.fork()
    Table(fork, {s: bot("random", 1) for s in fork.seats}).play()

    assert fork.over
    assert game.record.encode() == before
    table = Table(game, {s: curious if s == seat else bot("random", s) for s in game.seats})
    table.play()
    assert game.over
    assert curious.imagined
    assert table.faults[seat] == 0


def test_an_imagined_game_keeps_nothing_of_the_true_one() -> None:
    game = grognard.ruleset("colossus").new_game(seed=2)
    Table(game, {"B": bot("random", 2)}).play()

    fork = game.imagined("A", Lots("other"))

    assert fork.view("A") == game.view("A")
    with pytest.raises(RuntimeError, match="checkpoints"):
        fork.undo()
    with pytest.raises(RuntimeError, match="checkpoints"):
        fork.fork()


def test_a_bot_of_ones_own_is_named_by_where_it_is() -> None:
    assert type(bot("grognard.bots.uniform:Random", 3)).__name__ == "Random"


@pytest.mark.parametrize("name", ["no_such_package:Agent", "grognard.bots.uniform:Nobody"])
def test_a_bot_that_is_not_there_is_said_to_be_missing(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"there are: .*random"):
        bot(name)
