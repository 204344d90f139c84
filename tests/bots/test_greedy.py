"""The greedy bot: sensible, the same every time, and quick enough by construction."""

from typing import Any

import pytest

import grognard
from grognard.bots import Position, Table
from grognard.bots.greedy import Greedy
from grognard.bots.imagining import Imagination
from grognard.bots.uniform import Random
from grognard.kernel.game import Game
from grognard.kernel.questions import Placement
from grognard.testing.colossus import position, terrain, unit


def answer(game: Game[Any], effort: int = 400) -> Any:
    decision: Any = game.decision
    return Greedy(0, iterations=effort).answer(decision, Position(game, decision.seat))


def play_own_decisions(game: Game[Any], topics: tuple[str, ...]) -> list[Any]:
    """Greedy's answers in a row, as long as these topics are asked."""
    found = []
    while game.decision is not None and game.decision.topic in topics:
        found.append(answer(game))
        given = found[-1]
        game.answer(given.entry() if isinstance(given, Placement) else given)
    return found


def test_it_finishes_off_a_cripple_rather_than_scratch_the_healthy() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 20),
        unit("b1", "sr_skiff", 20, 30, 180),
        unit("b2", "sr_skiff", 24, 30, 180, structure=1, armor=0),
    )

    assert answer(game) == "ranged:b2"


def test_it_walks_onto_a_furnace_when_that_decides_the_game() -> None:
    game = position(
        unit("a1", "ac_squire", 24, 14),
        unit("b1", "sr_skiff", 2, 46, 180, moved=True),
        phase="movement",
        scenario="three_furnaces",
        turn=6,
        slot="A",
    )

    *_, placed = play_own_decisions(game, ("select-mover", "declare-move", "place-move", "smoke"))

    assert isinstance(placed, Placement) and placed.end is not None
    assert abs(placed.end[0] - 24) < 3.6 and abs(placed.end[1] - 24) < 3.6


@pytest.mark.parametrize(
    ("turn", "chance", "thinks"), [(1, 0.5, False), (3, 0.5, True), (3, 0.9, False)]
)
def test_it_thinks_once_the_battle_is_joined_and_until_it_is_decided(
    monkeypatch: pytest.MonkeyPatch, turn: int, chance: float, thinks: bool
) -> None:
    game = position(
        unit("a1", "sr_skiff", 20, 20),
        unit("a2", "ac_halberd", 24, 20),
        unit("b1", "sr_skiff", 20, 30, 180),
        turn=turn,
    )
    monkeypatch.setattr(Imagination, "chance", lambda moment, run: chance)
    decision: Any = game.decision

    found = Greedy(0).weigh(decision, Position(game, "A"))

    assert any(each.visits for each in found) == thinks


def test_it_answers_the_same_every_time() -> None:
    first, second = (
        position(
            unit("a1", "ac_pikestaff", 20, 20),
            unit("b1", "sr_skiff", 20, 40, 180),
            terrain("area", 18, 28, 24, 32),
            phase="movement",
            slot="A",
            seed=seed,
        )
        for seed in (1, 2)
    )

    assert answer(first, 100) == answer(second, 100)


def test_it_beats_random_play() -> None:
    game = grognard.ruleset("colossus").new_game("three_furnaces", seed=1)

    Table(game, {"A": Greedy("A", iterations=12), "B": Random("B")}).play()

    assert game.result is not None
    assert game.result.winner == "A"
