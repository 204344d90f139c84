"""One source of looks: whatever stands on a table of ours was drawn by somebody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import grognard
from grognard.bots import Table, bot
from grognard.draw.looks import LOOKS, ground_of, look_of
from grognard.kernel.views import SPECTATOR, View

FAMILIES = {word for words in LOOKS.figures.values() for word in words}


def tables(ruleset: Any) -> Iterator[View]:
    """Every scenario as it is set up, and one game at its end, smoke and templates included."""
    for scenario in ruleset.scenario_ids():
        yield ruleset.new_game(scenario, seed=1).view(SPECTATOR)
    game = ruleset.new_game(seed=5)
    Table(game, {seat: bot("random", seat) for seat in game.seats}).play()
    yield game.view(SPECTATOR)


@pytest.mark.parametrize("name", grognard.rulesets())
def test_every_kind_of_every_game_has_its_own_look(name: str) -> None:
    for view in tables(grognard.ruleset(name)):
        assert ground_of(view.table.ground) != "paper", view.table.ground
        assert "plain" not in {look_of(terrain.kind) for terrain in view.terrain}
        for piece in view.pieces:
            assert FAMILIES & set(re.split(r"[^a-z0-9]+", piece.kind)), piece.kind


def test_a_word_stands_for_one_look_alone() -> None:
    for looks in (LOOKS.grounds, LOOKS.terrain):
        words = [word for look in looks.values() for word in look.words]
        assert len(words) == len(set(words))


def test_colours_come_in_pairs_for_light_and_for_dark() -> None:
    pairs = [LOOKS.nobody, *(side.tint for side in LOOKS.sides)]
    pairs += [ground.tint for ground in LOOKS.grounds.values()]
    pairs += [tint for look in LOOKS.terrain.values() for tint in (look.wash, look.mark, look.body)]
    for pair in pairs:
        assert all(re.fullmatch(r"#[0-9a-f]{6}([0-9a-f]{2})?", tint) for tint in pair)


def test_a_swamp_is_neither_a_pool_nor_dry_scrub() -> None:
    assert look_of("swamp") == look_of("bog") == "marsh"
    assert look_of("scrub") == "rough" and look_of("pool") == "water"
