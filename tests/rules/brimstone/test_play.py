"""Whole games: random play keeps the laws, and odds are quick and exact."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from grognard.conformance import conform, random_answer
from grognard.content import ContentError
from grognard.kernel.chance import Lots
from grognard.kernel.odds import odds
from grognard.rulesets.brimstone import RULESET
from grognard.testing.brimstone import position, unit

CONTENT = RULESET.content

PAIRS = [
    ("ford_of_cinders", "march_200", "court_swarm_200"),
    ("ford_of_cinders", "court_200", "court_200"),
    ("scattered_reliquary", "march_giant_200", "court_200"),
    ("sever_the_head", "court_swarm_200", "march_giant_200"),
    ("the_pit", "march_100", "court_100"),
]


def play_out(game: Any, seed: int) -> int:
    """Random legal answers to the end, every placement checked; how many there were."""
    lots, number = Lots(seed).branch("play"), 0
    while (decision := game.decision) is not None:
        assert number < 3000, "the game does not end"
        game.answer(random_answer(decision, lots.lot(number)))
        game.ruleset.check(game.battle)
        number += 1
    return number


@pytest.mark.parametrize(("scenario", "a", "b"), PAIRS)
def test_random_games_end_and_keep_every_invariant(scenario: str, a: str, b: str) -> None:
    for seed in range(3):
        game = RULESET.new_game(scenario, (a, b), seed=seed, keep=False)

        assert play_out(game, seed) > 50
        assert game.result is not None and game.result.winner in ("A", "B")


@pytest.mark.parametrize("options", [{"terraforming": True}, {"large": True}])
def test_options_can_be_played(options: dict[str, bool]) -> None:
    game = RULESET.new_game(seed=3, options=options, keep=False)

    assert play_out(game, 3) > 50


def test_every_company_takes_the_field() -> None:
    for company in CONTENT.forces.values():
        scenario = "the_pit" if company.size == 100 else "sever_the_head"
        options = {"large": company.size == 300}
        game = RULESET.new_game(
            scenario, (company.id, company.id), seed=8, options=options, keep=False
        )

        assert play_out(game, 8) > 50


@pytest.mark.parametrize("scenario", RULESET.scenario_ids())
def test_forks_records_and_undo_agree(scenario: str) -> None:
    assert conform(RULESET.new_game(scenario, seed=11), seed=11, every=37).ended


def test_most_clauses_fire_in_play() -> None:
    fired: Counter[str] = Counter()
    for scenario, a, b in PAIRS:
        play_out(RULESET.new_game(scenario, (a, b), seed=21, keep=False, fired=fired), 21)

    known = {clause.id for clause in RULESET.rulebook.clauses}
    assert set(fired) - {""} <= known
    assert len(set(fired) & known) > 120


def test_a_melee_with_rerolls_and_vae_soli_is_solved_exactly() -> None:
    game = position(
        unit("a1", "gm_isaura", 10, 10, spent=["last_stand"]),
        unit("b1", "ac_duke", 11.4, 10),
        active="a1",
    )

    found = odds(game, ["melee", "vae_soli:a1:a1/2", "vae_soli:b1:b1/1", "pass", "pass"])

    assert found.exact
    assert sum((c.probability for c in found.outcomes), Fraction(0)) == 1


@pytest.mark.parametrize(
    ("part", "problem"),
    [
        (unit("a1", "gm_halb", 35.9, 10), "not on the table"),
        (unit("a1", "gm_halb", 30.5, 30), "overlaps that of 'b1'"),
        (unit("a1", "gm_nobody", 5, 5), "no unit 'gm_nobody'"),
        (unit("a1", "gm_halb", 5, 5, lp=8), "more than its card"),
        (unit("a1", "gm_halb", 5, 5, states={"stunned": 0}), "at least 1"),
        (unit("a1", "gm_halb", 5, 5, states={"knocked_down": 1}), "expected 0"),
        (unit("a1", "gm_halb", held_by="b7"), "'b7' names nothing"),
        (unit("a1", "gm_halb", 5, 5, relic=0), "names nothing"),
        (unit("a1", "gm_halb", 5, 5, changed={"melee": ["spoon"]}), "'spoon' names nothing"),
        (unit("a1", "gm_halb", 5, 5, changed={"dpt": 99}), "dpt"),
        (unit("c1", "gm_halb", 5, 5), "seat 'C'"),
    ],
)
def test_an_impossible_situation_is_refused_with_a_reason(part: str, problem: str) -> None:
    with pytest.raises(ContentError, match=problem):
        position(part, unit("b1", "ac_legion", 30, 30))


def test_views_differ_only_in_the_viewer() -> None:
    game = RULESET.new_game(seed=2)
    views = [game.view(viewer) for viewer in ("A", "B", "")]

    assert len({repr(view).replace(f"viewer={view.viewer!r}", "") for view in views}) == 1
