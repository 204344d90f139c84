"""Ratings come of games that everybody plays against everybody."""

import math
from collections import Counter
from typing import Any

import pytest

import grognard
from grognard.bots import UnknownBot
from grognard.lab import ladder
from grognard.lab.ladder import Meeting, climb, standings, with_budget
from grognard.lab.matches import Match, Played
from grognard.lab.pool import Processes, SimulationError
from grognard.lab.simulate import Report


def meeting(one: str, other: str, wins: tuple[int, int], draws: int = 0) -> Meeting:
    return Meeting((one, other), wins, draws, 1.0)


def test_three_wins_in_four_are_about_190_points() -> None:
    strong, weak = standings(["weak", "strong"], [meeting("weak", "strong", (250, 750))])

    assert strong.bot == "strong"
    assert strong.elo == pytest.approx(400 * math.log10(3), abs=1)
    assert weak.elo == weak.low == weak.high == 0


def test_the_random_bot_has_rating_0_whatever_its_strength() -> None:
    found = list(standings(["random", "worse"], [meeting("random", "worse", (8, 2))]))

    assert [standing.bot for standing in found] == ["random", "worse"]
    assert found[0].elo == 0 > found[1].elo


def test_more_games_narrow_the_interval() -> None:
    widths = []
    for games in (10, 1000):
        strong, _ = standings(["a", "b"], [meeting("a", "b", (games, games * 2))])
        widths.append(strong.high - strong.low)

    assert widths[1] < widths[0] / 5


def test_a_clean_sweep_has_a_wide_interval() -> None:
    strong, _ = standings(["a", "b"], [meeting("a", "b", (10, 0))])

    assert strong.high - strong.low > 500


def test_draws_count_half() -> None:
    one, other = standings(["a", "b"], [meeting("a", "b", (0, 0), draws=10)])

    assert one.elo == pytest.approx(other.elo)
    assert (one.wins, one.draws, one.losses) == (0, 10, 0)


def test_a_round_robin_plays_every_pair_and_is_the_same_over_processes() -> None:
    ruleset = grognard.ruleset("colossus")
    bots = ["random", "greedy@2", "greedy@3"]
    played: list[int] = []

    one = climb(ruleset, bots, 2, seed=1, progress=played.append)
    two = climb(ruleset, bots, 2, seed=1, place=Processes(2))

    assert sum(played) == 6
    assert [m.bots for m in one.meetings] == [
        ("random", "greedy@2"),
        ("random", "greedy@3"),
        ("greedy@2", "greedy@3"),
    ]
    assert one.standings == two.standings
    assert all(m.games == 2 for m in one.meetings)


class Always:
    """Games that the contestant named first always wins, and what was to be played."""

    def __init__(self) -> None:
        self.contests: list[tuple[Match, int]] = []

    def __call__(self, contest: Match, games: int, **how: Any) -> Report:
        self.contests.append((contest, games))
        rows = [Played(number, 0, "A", 1, 1, {}) for number in range(games)]
        return Report(contest, tuple(rows), 1.0, Counter())


@pytest.fixture
def always(monkeypatch: pytest.MonkeyPatch) -> Always:
    always = Always()
    monkeypatch.setattr(ladder, "simulate", always)
    return always


def test_both_bots_lead_the_same_army_one_and_then_the_other(always: Always) -> None:
    found = climb(grognard.ruleset("colossus"), ["random", "greedy"], 10)

    assert [games for _, games in always.contests] == [6, 4]
    armies = [
        [roster["name"] for s in c.setups for roster in s.rosters] for c, _ in always.contests
    ]
    assert armies == [["concord_wall_column"] * 4, ["reaver_gale_pack"] * 4]
    assert found.meetings[0].wins == (10, 0)
    assert found.meetings[0].seconds == 2.0


def test_where_armies_must_differ_each_bot_leads_either(always: Always) -> None:
    found = climb(grognard.ruleset("saurian"), ["random", "greedy"], 8, scenario="broken_paddock")

    assert [(contest.bots, games) for contest, games in always.contests] == [
        (("random", "greedy"), 4),
        (("greedy", "random"), 4),
    ]
    assert found.meetings[0].wins == (4, 4)


def test_where_no_scenario_is_named_both_bots_can_lead_the_same_army(always: Always) -> None:
    found = climb(grognard.ruleset("saurian"), ["random", "greedy"], 4)

    assert found.scenario == "supply_drop"
    assert [len({r["name"] for r in c.setups[0].rosters}) for c, _ in always.contests] == [1, 1]


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], ["random"] * 13])
def test_a_ladder_needs_several_different_bots(bots: list[str]) -> None:
    with pytest.raises(SimulationError):
        climb(grognard.ruleset("colossus"), bots, 2)


def test_a_ladder_of_unknown_bots_is_refused() -> None:
    with pytest.raises(UnknownBot):
        climb(grognard.ruleset("colossus"), ["random", "deep_thought"], 2)


def test_time_to_think_goes_to_those_who_think() -> None:
    assert with_budget("greedy", 0.25) == "greedy@0.25s"
    assert with_budget("search@9", 0.25) == "search@9"
    assert with_budget("random", 0.25) == "random"
