"""Whole games of Gaslight: every scenario, seating and size, played at random."""

from collections import Counter

import pytest

import grognard
from grognard.conformance import conform, random_answer
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Together
from grognard.kernel.game import Game
from grognard.rulesets.gaslight.battle import Battle

RULESET = grognard.ruleset("gaslight")
TABLES = [
    *(
        (scenario, ("A", "B"), heroes)
        for scenario in RULESET.scenario_ids()
        for heroes in (2, 3, 4)
    ),
    ("four_cornered_quarrel", ("A", "B", "C"), 3),
    ("four_cornered_quarrel", ("A", "B", "C", "D"), 4),
]


def play_out(game: Game[Battle], seed: int) -> Game[Battle]:
    lot = Lots(seed).branch("random").lot(0)
    while (decision := game.decision) is not None:
        assert game.answers < 20_000, "the game does not end"
        game.trust(random_answer(decision, lot))
    return game


@pytest.mark.parametrize(("scenario", "seats", "heroes"), TABLES)
def test_games_end_and_keep_the_invariants(
    scenario: str, seats: tuple[str, ...], heroes: int
) -> None:
    for seed in range(3):
        game = RULESET.new_game(
            scenario, seed=seed, seats=seats, options={"heroes": heroes}, keep=False
        )
        play_out(game, seed)

        assert game.result is not None
        RULESET.check(game.battle)


def test_clubs_chosen_at_the_table_play_too() -> None:
    game = RULESET.new_game(rosters=(None, None), seed=11, keep=False)

    play_out(game, 11)

    assert game.result is not None


def test_one_game_keeps_every_law() -> None:
    report = conform(RULESET.new_game("tallow_row", seed=5), 5, every=41)

    assert report.ended


def test_most_clauses_fire_in_a_handful_of_games() -> None:
    fired: Counter[str] = Counter()
    for seed in range(8):
        scenario = RULESET.scenario_ids()[seed % 4]
        play_out(RULESET.new_game(scenario, seed=seed, keep=False, fired=fired), seed)

    known = {clause.id for clause in RULESET.rulebook.clauses}
    assert set(fired) <= known, "every clause cited is in the book"
    assert len(fired) > 150


@pytest.mark.clause("gaslight:1.37", "gaslight:1.34")
def test_two_worlds_that_differ_in_hidden_cards_look_the_same() -> None:
    from grognard.conformance import view_bytes

    game = RULESET.new_game(seed=9)
    lot = Lots(9).branch("worlds").lot(0)
    for number in range(120):
        decision = game.decision
        assert decision is not None
        if not isinstance(decision, Together):
            for viewer in ("A", "B", ""):
                twin = game.fork()
                RULESET.redeal(twin.battle, viewer, Lots("other").lot(number))
                assert view_bytes(twin, viewer) == view_bytes(game, viewer)
        game.answer(random_answer(decision, lot))
