"""What every win chance keeps: it is a chance, all of them make one, and the end is certain."""

import pytest

import grognard
from grognard.bots import Table, bot

SCENARIOS = [
    (name, scenario)
    for name in grognard.rulesets()
    for scenario in grognard.ruleset(name).scenario_ids()
]


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_a_win_chance_is_a_chance_until_the_end_is_known(name: str, scenario: str) -> None:
    ruleset = grognard.ruleset(name)
    game = ruleset.new_game(scenario, seed=5)
    table = Table(game, {seat: bot("random", seat) for seat in game.seats})
    seen: list[dict[str, float]] = []
    table.watch = lambda question, answer: seen.append(ruleset.win_chances(game.battle))

    table.play()

    assert seen
    for chances in seen:
        assert sum(chances.values()) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in chances.values())
    result = game.result
    assert result is not None
    for seat in game.seats:
        draw = not result.winners
        won = any(ruleset.side(each) == ruleset.side(seat) for each in result.winners)
        assert ruleset.win_chance(game.battle, seat) == (0.5 if draw else float(won))


@pytest.mark.parametrize("name", grognard.rulesets())
def test_what_speaks_for_a_side_is_named_part_by_part(name: str) -> None:
    ruleset = grognard.ruleset(name)
    battle = ruleset.new_game(seed=1).battle

    assert len(ruleset.features(battle, ruleset.seats(battle)[0])) == len(ruleset.feature_names)


@pytest.mark.parametrize("name", grognard.rulesets())
def test_the_weights_that_are_shipped_fit_what_is_weighed(name: str) -> None:
    ruleset = grognard.ruleset(name)
    winning = ruleset.winning
    if winning is None:
        pytest.skip(f"nobody has tuned {name} yet")
    kinds = {
        ruleset.stage(ruleset.set_up(ruleset.setup(scenario)))[0]
        for scenario in ruleset.scenario_ids()
    }

    assert winning.features == tuple(ruleset.feature_names)
    assert winning.rules == ruleset.version
    assert set(winning.models) == kinds
