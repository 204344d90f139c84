"""Every ruleset installed keeps the laws in random play, in every scenario."""

from itertools import pairwise

import pytest

import grognard
from grognard.conformance import conform, play_randomly, random_answer
from grognard.kernel.chance import Lots
from grognard.kernel.game import By

CASES = [
    pytest.param(name, scenario, id=f"{name}-{scenario}")
    for name in grognard.rulesets()
    for scenario in grognard.ruleset(name).scenario_ids()
]


@pytest.mark.parametrize(("name", "scenario"), CASES)
def test_random_games_keep_every_law(name: str, scenario: str) -> None:
    ruleset = grognard.ruleset(name)

    for seed in (1, 2):
        report = conform(ruleset.new_game(scenario, seed=seed), seed, every=23)

        assert report.ended
        assert report.states


@pytest.mark.parametrize("name", grognard.rulesets())
def test_what_happens_is_told_with_its_turn(name: str) -> None:
    game = grognard.ruleset(name).new_game(seed=5)

    conform(game, every=97)

    begun = [told for before, told in pairwise(game.log) if told.turn != before.turn]
    assert len(begun) > 2
    assert {type(told.event).__name__ for told in begun} <= {"TurnBegan", "RoundBegan"}
    assert [told.turn for told in begun] == list(range(1, len(begun) + 1))


@pytest.mark.parametrize("name", grognard.rulesets())
def test_a_game_run_in_one_go_is_recorded_as_if_answered_one_by_one(name: str) -> None:
    at_once, one_by_one = (grognard.ruleset(name).new_game(seed=5) for _ in range(2))
    for _ in play_randomly(one_by_one, 5):
        pass

    lot = Lots(5).branch("conformance").lot(0)
    chosen = at_once.run(lambda question: random_answer(question, lot))

    assert at_once.record.encode() == one_by_one.record.encode()
    assert at_once.by == one_by_one.by
    assert chosen == at_once.by.count(By.PLAYER)
    assert [told.event for told in at_once.log] == [told.event for told in one_by_one.log]


SEATINGS = [
    pytest.param(name, seats, id=f"{name}-{''.join(seats)}")
    for name in grognard.rulesets()
    for seats in grognard.ruleset(name).table_seats
]


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_every_way_to_sit_at_the_table_can_be_played(name: str, seats: tuple[str, ...]) -> None:
    ruleset = grognard.ruleset(name)
    scenario = ruleset.scenario_ids()[-1]

    report = conform(ruleset.new_game(scenario, seed=3, seats=seats), every=97)

    assert report.ended


OPTIONS = [
    pytest.param(name, choice.id, value, id=f"{name}-{choice.id}-{value}")
    for name in grognard.rulesets()
    for choice in grognard.ruleset(name).choices()
    for value in choice.values
    if value != choice.default
]


@pytest.mark.parametrize(("name", "option", "value"), OPTIONS)
def test_every_option_can_be_played(name: str, option: str, value: bool | int | str) -> None:
    game = grognard.ruleset(name).new_game(seed=4, options={option: value})

    assert conform(game, every=61).ended
