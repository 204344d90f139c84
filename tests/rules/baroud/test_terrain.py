"""What terrain does, and to whom (2.8, 4.907, 4.916, 4.931)."""

from typing import get_args

import pytest

from grognard.conformance import play_randomly
from grognard.rulesets.baroud import RULESET
from grognard.rulesets.baroud.terrain import EFFECTS, FLIES, STEALTHY, Kind, footing
from grognard.table import compiled


def barred_by(*abilities: str) -> set[str]:
    feet = footing(frozenset(abilities))
    return {kind for kind, effects in EFFECTS.items() if effects & feet.barred}


def slowed_by(*abilities: str) -> set[str]:
    feet = footing(frozenset(abilities))
    return {kind for kind, effects in EFFECTS.items() if effects & feet.slowed}


def test_every_kind_of_terrain_has_effects() -> None:
    assert set(EFFECTS) == set(get_args(Kind))


@pytest.mark.clause("baroud:2.8", "baroud:4.107")
def test_walls_and_water_bar_everybody_and_rough_going_slows_them() -> None:
    assert barred_by() == {"wall", "water"}
    assert slowed_by() == {"difficult", "woods", "ruins", "obstacle", "ladder"}


@pytest.mark.clause("baroud:4.907", "baroud:4.916", "baroud:4.931")
def test_riders_foresters_and_flyers_have_a_footing_of_their_own() -> None:
    assert barred_by("mounted") == {"wall", "water", "ruins", "ladder"}
    assert slowed_by("forester") == slowed_by() - {"woods"}
    assert (barred_by("flying"), slowed_by("flying")) == (barred_by(), set())
    assert footing(frozenset({"flying", "stealth"})).traits == FLIES | STEALTHY


@pytest.mark.slow
@pytest.mark.parametrize("scenario", RULESET.scenario_ids())
def test_compiled_and_plain_rules_play_the_same_game(scenario: str) -> None:
    pytest.importorskip("numba")

    def record(*, is_compiled: bool) -> object:
        with compiled.only(is_compiled=is_compiled) as works:
            assert works
            game = RULESET.new_game(scenario, seed=scenario)
            assert list(play_randomly(game, 5))
            return game.record

    assert record(is_compiled=True) == record(is_compiled=False)
