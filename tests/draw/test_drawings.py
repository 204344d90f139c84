"""Every unit has a silhouette of its own, every state an emblem."""

from __future__ import annotations

import re
from typing import Any

import pytest

import grognard
from grognard.bots import Table, bot
from grognard.draw.drawings import EMBLEMS, Drawing, emblem, silhouette, silhouettes
from grognard.draw.looks import LOOKS
from grognard.kernel.views import SPECTATOR
from grognard.text import languages
from grognard.text.telling import words_of

GAMES = grognard.rulesets()


def profiles(name: str) -> list[str]:
    ruleset: Any = grognard.ruleset(name)
    return [entry.id for entry in ruleset.content.unit_entries.values()]


@pytest.mark.parametrize("name", GAMES)
def test_every_profile_of_every_game_has_a_silhouette_of_its_own(name: str) -> None:
    assert sorted(silhouettes(name)) == sorted(profiles(name))


def test_no_two_drawings_are_the_same() -> None:
    drawn = [drawing for name in (*GAMES, "generic") for drawing in silhouettes(name).values()]

    assert len(set(drawn)) == len(drawn)
    assert len(set(EMBLEMS.drawn.values())) == len(EMBLEMS.drawn)


def test_every_kind_has_a_silhouette_for_profiles_nobody_drew() -> None:
    assert silhouettes("generic").keys() == LOOKS.figures.keys()


def test_a_profile_without_one_takes_its_parents_and_else_one_of_its_kind() -> None:
    assert silhouette("colossus", "ac_maul_mk2", "machine-4") == silhouettes("colossus")["ac_maul"]
    assert silhouette("colossus", "zz_new", "machine-4") == silhouettes("generic")["walker"]
    assert silhouette("unheard", "zz_new", "") == silhouettes("generic")["emblem"]


def test_silhouettes_keep_to_their_square() -> None:
    for name in (*GAMES, "generic"):
        for profile, drawing in silhouettes(name).items():
            for x, y in corners(drawing):
                assert -1 <= x <= 33 and -2 <= y <= 32, profile


def corners(drawing: Drawing) -> list[tuple[float, float]]:
    """The places that are named by themselves, not from the one before."""
    found = re.findall(r"[ML](-?[\d.]+)[ ,](-?[\d.]+)", drawing.mass + drawing.line)
    return [(float(x), float(y)) for x, y in found]


@pytest.mark.parametrize("name", GAMES)
def test_every_state_on_the_table_has_an_emblem_and_a_place_in_the_legend(name: str) -> None:
    listed = {state.sign: state.bad for state in EMBLEMS.games[name]}
    for seed in range(3):
        game = grognard.ruleset(name).new_game(seed=seed)
        Table(game, {seat: bot("random", seat) for seat in game.seats}).play()
        for moment in range(game.answers, -1, -max(1, game.answers // 40)):
            game.rewind(moment)
            for piece in game.view(SPECTATOR).pieces:
                for badge in piece.badges:
                    assert emblem(badge.name.id) != EMBLEMS.drawn["other"], badge
                    if not badge.name.id.startswith("marker-"):
                        assert listed[badge.name.id] == badge.bad, badge


@pytest.mark.parametrize("name", GAMES)
def test_no_two_states_of_a_game_share_an_emblem_or_a_name(name: str) -> None:
    states = EMBLEMS.games[name]

    assert len({state.emblem for state in states}) == len(states)
    for lang in languages():
        words = words_of(grognard.ruleset(name), lang, strict=True)
        assert len({words(state.sign) for state in states}) == len(states)


def test_every_emblem_is_used() -> None:
    used = {state.emblem for states in EMBLEMS.games.values() for state in states}

    assert EMBLEMS.drawn.keys() - used == {"other"}
