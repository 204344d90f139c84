"""Random games over all scenarios, bands and options keep every law and always end."""

from itertools import product

import pytest

from grognard.conformance import check_state, play_randomly
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Tick
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose, Place
from grognard.rulesets.baroud import RULESET

BANDS = tuple(RULESET.rosters())
MATCHES = list(product(RULESET.scenario_ids(), BANDS, BANDS))


@pytest.mark.parametrize(("scenario", "one", "other"), MATCHES)
def test_every_scenario_and_pair_of_bands_keeps_the_laws(
    scenario: str, one: str, other: str
) -> None:
    game = RULESET.new_game(scenario, [one, other], seed=f"{scenario} {one} {other}")

    for number in play_randomly(game, 11):
        RULESET.check(game.battle)
        if number % 67 == 0:
            check_state(game)

    assert game.over


def play_eagerly(game: Game[object], seed: int) -> int:
    """Random answers that seldom stop: charges, spells and fights happen."""
    lot = Lots(seed).branch("eager").lot(0)
    shy = ("end-turn", "end", "stay", "done")
    number = 0
    while (decision := game.decision) is not None:
        number += 1
        if isinstance(decision, Place):
            usual = decision.topic == "deploy"
            game.answer(decision.usual if usual else decision.region.any(lot))
            continue
        if isinstance(decision, Tick):
            game.answer(decision.any(lot))
            continue
        assert isinstance(decision, Choose)
        keys = [o.key for o in decision.options if o.key not in shy or lot.below(12) == 0]
        bold = [key for key in keys if key in ("charge", "cast", "melee", "group", "yes")]
        game.answer(
            lot.pick((bold if bold and lot.below(2) else keys) or [decision.options[0].key])
        )
        RULESET.check(game.battle)
        assert number < 5_000, "the game does not end"
    return number


@pytest.mark.parametrize("match", range(0, len(MATCHES), 3))
def test_games_of_many_fights_keep_the_laws_under_every_option(match: int) -> None:
    scenario, one, other = MATCHES[match]
    values = [(c.id, v) for c in RULESET.choices() for v in c.values if v != c.default]
    option, value = values[match % len(values)]
    game = RULESET.new_game(scenario, [one, other], seed=match, options={option: value})

    assert play_eagerly(game, match)
    check_state(game)


@pytest.mark.slow
def test_two_thousand_random_games_end_without_an_error() -> None:
    for seed in range(2_000):
        scenario, one, other = MATCHES[seed % len(MATCHES)]
        game = RULESET.new_game(scenario, [one, other], seed=seed, keep=False)
        lot = Lots(seed).branch("two thousand").lot(0)
        while (decision := game.decision) is not None:
            assert game.answers < 20_000
            assert isinstance(decision, Choose | Place | Tick)
            game.answer(decision.any(lot))
        assert game.result is not None
