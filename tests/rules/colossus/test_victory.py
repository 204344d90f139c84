"""Victory, scenarios, content and variants (sections 5, 7 and 9)."""

from typing import Any

import pytest

import grognard
from grognard.content import Terms
from grognard.kernel.game import Game
from grognard.kernel.odds import odds
from grognard.kernel.questions import Placement
from grognard.rulesets.colossus import RULESET
from grognard.rulesets.colossus.damage import suffer
from grognard.testing import play
from grognard.testing.colossus import pools, position, unit
from grognard.testing.positions import told

CONTENT = RULESET.content

DONE = {"moved": True, "attacked": True}
WRECK = {**DONE, "structure": 0, "destroyed": "combat"}


def resolved(*parts: str, scenario: str = "iron_reckoning", **now: Any) -> Game[Any]:
    """A position in which every attack has been made: the Resolution Phase follows at once."""
    return position(*parts, scenario=scenario, bare=False, **now)


@pytest.mark.clause("colossus:5.1", "colossus:3.83")
def test_elimination_is_checked_before_the_early_win_and_the_turn_limit() -> None:
    game = resolved(
        unit("a1", "ac_monolith", 36, 24, **DONE),
        unit("b1", "ac_maul", 60, 40, **WRECK),
        scenario="crown_of_slag",
        points={"A": 8, "B": 9},
        turn=8,
    )

    assert game.result is not None
    assert (game.result.winner, game.result.rule) == ("A", "5.2")


@pytest.mark.clause("colossus:5.2")
def test_a_side_with_nothing_left_loses() -> None:
    game = resolved(
        unit("a1", "ac_maul", 5, 5, **DONE),
        unit("b1", "ac_maul", 40, 40, **WRECK),
        points={"B": 99},
    )

    assert game.result is not None
    assert game.result.winner == "A"


@pytest.mark.clause("colossus:5.3")
def test_at_the_turn_limit_more_points_win() -> None:
    def ended(turn: int) -> Game[Any]:
        return resolved(
            unit("a1", "ac_maul", 5, 5, **DONE),
            unit("b1", "ac_maul", 40, 40, **DONE),
            turn=turn,
            points={"B": 1},
        )

    assert not ended(5).over
    assert ended(6).result.winner == "B"


@pytest.mark.clause("colossus:5.4")
def test_ties_are_broken_by_surviving_value_then_by_nerve_then_drawn() -> None:
    def winner(a: dict[str, Any], b: dict[str, Any], other: str = "ac_maul") -> str | None:
        game = resolved(
            unit("a1", "ac_maul", 5, 5, **DONE, **a), unit("b1", other, 40, 40, **DONE, **b), turn=6
        )
        assert game.result is not None and game.result.rule == "5.4"
        return game.result.winner

    assert winner({}, {}, "ac_monolith") == "B"
    assert winner({"panicked": True, "stress": 1}, {}) == "B"
    assert winner({}, {}) is None
    assert resolved(unit("a1", "ac_maul", 5, 5, **DONE), turn=6).result.scores == {"A": 0, "B": 0}


@pytest.mark.clause("colossus:5.5", "colossus:5.10")
def test_iron_reckoning_scores_the_value_of_every_wreck() -> None:
    game = resolved(
        unit("a1", "ac_maul", 5, 5, **DONE),
        unit("b1", "ac_monolith", 40, 40, **WRECK),
        unit("b2", "ac_maul", 44, 44, **DONE),
    )

    assert game.battle.points == {"A": 47}
    assert CONTENT.scenarios["iron_reckoning"].turns == 6


@pytest.mark.clause("colossus:5.6", "colossus:5.11")
def test_a_furnace_belongs_to_the_greater_size_of_steady_units_within_three_inches() -> None:
    def scored(*parts: str, turn: int = 2) -> dict[str, int]:
        return resolved(
            *parts, unit("b9", "ac_squire", 44, 44, **DONE), scenario="three_furnaces", turn=turn
        ).battle.points

    near = unit("a1", "ac_maul", 24, 28.25, **DONE)
    assert scored(near) == {"A": 2}
    assert scored(unit("a1", "ac_maul", 24, 28.26, **DONE)) == {}
    assert scored(near, unit("b1", "sr_undertow", 24, 21, **DONE)) == {"B": 2}
    assert scored(near, unit("b1", "ac_maul", 24, 21, **DONE)) == {}
    assert scored(near, turn=1) == {}
    shaken = unit("a1", "ac_maul", 24, 28, panicked=True, stress=1, **DONE)
    assert scored(shaken, unit("b1", "ac_squire", 24, 21, **DONE)) == {"B": 2}


@pytest.mark.clause("colossus:5.11")
def test_three_furnaces_scores_its_markers_and_one_point_a_wreck() -> None:
    game = resolved(
        unit("a1", "ac_maul", 10, 24, **DONE),
        unit("a2", "ac_maul", 38, 24, **DONE),
        unit("b1", "ac_monolith", 40, 44, **WRECK),
        unit("b2", "ac_maul", 30, 44, **DONE),
        scenario="three_furnaces",
        turn=2,
    )

    assert game.battle.points == {"A": 3}


@pytest.mark.clause("colossus:5.7")
def test_a_side_may_concede_at_any_decision() -> None:
    game = grognard.ruleset("colossus").new_game(seed=1)

    game.concede("A")

    assert game.over
    assert (game.result.winner, game.result.rule) == ("B", "5.7")


@pytest.mark.clause("colossus:5.12")
def test_raiders_leave_by_the_south_edge_and_score() -> None:
    game = resolved(
        unit("a1", "ac_maul", 26, 10, **WRECK),
        unit("a2", "ac_maul", 44, 10, **DONE),
        unit("b1", "sr_skiff", 24, 1.5, **DONE),
        unit("b2", "sr_skiff", 30, 1.51, **DONE),
        unit("b3", "sr_skiff", 36, 1, panicked=True, stress=1, **DONE),
        unit("b4", "sr_undertow", 10, 30, **WRECK),
        scenario="break_the_gate",
        turn=3,
    )

    assert game.battle.points == {"A": 47, "B": 26 + 15}
    assert [u.id for u in game.battle.units if u.gone == "exited"] == ["b1"]
    assert not game.over


@pytest.mark.clause("colossus:5.12", "colossus:5.2")
def test_when_the_last_raiders_have_left_the_points_decide() -> None:
    game = resolved(
        unit("a1", "ac_maul", 26, 10, **DONE),
        unit("b1", "sr_skiff", 24, 1, **DONE),
        scenario="break_the_gate",
        turn=3,
        points={"A": 20},
    )

    assert (game.result.winner, game.result.rule) == ("B", "5.12")


@pytest.mark.clause("colossus:5.13")
def test_the_crown_counts_centres_and_ten_points_win() -> None:
    def game(x: float, **now: Any) -> Game[Any]:
        return resolved(
            unit("a1", "ac_maul", x, 24, **DONE),
            unit("b1", "ac_maul", 60, 40, **DONE),
            scenario="crown_of_slag",
            **now,
        )

    assert game(30.0).battle.points == {"A": 2}
    assert game(29.99).battle.points == {}
    assert game(30.0, points={"A": 8}).result.winner == "A"
    assert CONTENT.scenarios["crown_of_slag"].turns == 8


@pytest.mark.clause("colossus:5.10", "colossus:5.11", "colossus:5.12", "colossus:5.13")
@pytest.mark.parametrize(
    ("name", "pieces", "turns", "zones"),
    [
        ("iron_reckoning", 9, 6, {"A": (0, 12), "B": (36, 48)}),
        ("three_furnaces", 10, 6, {"A": (0, 12), "B": (36, 48)}),
        ("break_the_gate", 10, 8, {"A": (2, 12), "B": (36, 48)}),
    ],
)
def test_the_scenarios_are_those_of_the_book(
    name: str, pieces: int, turns: int, zones: dict[str, tuple[int, int]]
) -> None:
    scenario = CONTENT.scenarios[name]

    assert (len(scenario.terrain), scenario.turns) == (pieces, turns)
    assert {side: zone.y for side, zone in scenario.zones.items()} == zones


@pytest.mark.clause("colossus:5.12", "colossus:5.13")
def test_raiders_gather_in_the_middle_and_the_crown_is_fought_for_from_east_and_west() -> None:
    gate = CONTENT.scenarios["break_the_gate"].zones
    crown = CONTENT.scenarios["crown_of_slag"].zones

    assert (gate["A"].x, gate["B"].x) == ((0, 48), (12, 36))
    assert (crown["A"].x, crown["B"].x) == ((0, 12), (60, 72))


@pytest.mark.clause("colossus:7.1", "colossus:7.2")
def test_the_weapons_are_those_of_the_tables() -> None:
    ranged = {
        w.id: (w.effective, w.damage.short, w.damage.effective, w.damage.long)
        for w in CONTENT.mounts.values()
    }
    melee = {w.id: w.damage for w in CONTENT.fits.values()}

    assert len(ranged) == 12 and len(melee) == 7
    assert ranged["flamer"] == (8, 4, 3, 0)
    assert ranged["longrifle"] == (24, 2, 3, 3)
    assert ranged["hookgun"] == (12, 5, 3, 1)
    assert melee == {
        "fists": 2,
        "spike": 2,
        "claws": 3,
        "blade": 3,
        "sabres": 3,
        "hammer": 5,
        "ramclaw": 4,
    }


@pytest.mark.clause("colossus:7.3", "colossus:7.4", "colossus:7.6")
def test_the_machines_are_those_of_the_tables() -> None:
    concord = [u for u in CONTENT.unit_entries.values() if u.faction == "anvil_concord"]
    reavers = [u for u in CONTENT.unit_entries.values() if u.faction == "saltwind_reavers"]

    assert [u.pv for u in concord] == [19, 27, 29, 29, 39, 30, 37, 47]
    assert [u.pv for u in reavers] == [26, 28, 28, 33, 28, 47, 30, 47]
    assert sum(u.armor for u in concord) == 54 and sum(u.armor for u in reavers) == 40
    assert CONTENT.profile("sr_jackdaw").tags == {"jump": 10, "stabilised": 0}


@pytest.mark.clause("colossus:7.5")
@pytest.mark.parametrize(
    ("force", "pv"),
    [
        ("concord_wall_column", 144),
        ("concord_great_engine", 152),
        ("reaver_gale_pack", 159),
        ("reaver_black_tide", 157),
    ],
)
def test_the_starter_forces_cost_what_the_table_says(force: str, pv: int) -> None:
    assert grognard.ruleset("colossus").rosters()[force].total == pv


@pytest.mark.clause("colossus:7.5", "colossus:2.2")
def test_every_starter_force_is_legal_for_its_share() -> None:
    games = {
        160: (160, 1),
        220: (220, 1),
        110: (110, 1),
        80: (160, 2),
        73: (220, 3),
        55: (110, 2),
        53: (160, 3),
        36: (110, 3),
    }

    rosters = grognard.ruleset("colossus").rosters()

    for force in CONTENT.forces.values():
        points, players = games[force.size]
        assert RULESET.breaches(rosters[force.id], Terms({"points": points}, players)) == [], (
            force.id
        )


@pytest.mark.clause("colossus:9.1")
def test_variant_high_speed_counts_the_defender() -> None:
    def dice(**options: bool) -> int:
        game = position(
            unit("a1", "ac_maul", 20, 10, moved=True, distance=12),
            unit("b1", "ac_halberd", 20, 15, 0, moved=True),
            unit("b2", "sr_skiff", 26, 10, moved=True, distance=12),
            options=options,
        )
        return pools(odds(game, ["ranged:b1"]))["defence"]

    assert dice() == 4
    assert dice(hsm_defender=True) == 3


@pytest.mark.clause("colossus:9.2")
def test_variant_forward_guns_need_the_arc() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 20, 0, moved=True),
        unit("b1", "ac_pikestaff", 20, 15, moved=True),
        unit("b2", "ac_pikestaff", 20, 32, moved=True),
        options={"forward_guns": True},
    )

    assert [o.key for o in game.decision.options] == ["ranged:b2", "pass"]
    play(game, ["ranged:b2"])
    assert game.battle.unit("a1").stress == 0


@pytest.mark.clause("colossus:9.3")
def test_variant_danger_close_spares_those_who_stay() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 20),
        unit("b1", "ac_maul", 20, 22.5, 180),
        phase="movement",
        offense="B",
        options={"danger_close_movers": True},
    )

    play(game, ["stationary"])

    assert game.battle.unit("a1").moved


@pytest.mark.clause("colossus:9.4")
def test_variant_overwatch_once_per_turn() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0, used=["sentinel"]),
        unit("a2", "ac_maul", 5, 5),
        unit("b1", "sr_skiff", 26.75, 27, 180),
        unit("b2", "sr_skiff", 21.25, 27, 180),
        phase="movement",
        offense="A",
        options={"overwatch_once": True},
    )

    play(game, ["b1", "standard", Placement(((26.75, 21.0),), 180), "fire", [1], [1] * 6])
    play(game, ["a2", "stationary"])
    play(game, ["standard", Placement(((21.25, 21.0),), 180)])

    assert game.battle.unit("b2").moved


@pytest.mark.clause("colossus:9.5", "colossus:4.720", "colossus:4.721")
@pytest.mark.parametrize(
    ("phase", "after", "stress"),
    [
        ("combat", False, [0, 1, 3]),
        ("combat", True, [0, 3, 5]),
        ("movement", False, [0, 0, 2]),
        ("movement", True, [0, 2, 4]),
    ],
)
def test_variant_a_breach_is_judged_after_the_damage(
    phase: str, after: bool, stress: list[int]
) -> None:
    """A Halberd (Armor 6) is hit for 3, then 1, then 1: 3 is half, 2 is below."""
    game = position(
        unit("a1", "ac_halberd", 20, 20),
        unit("b1", "ac_maul", 20, 30),
        phase=phase,
        options={"breach_after": after},
    )
    halberd = game.battle.unit("a1")

    for damage, expected in zip((3, 1, 1), stress):
        suffer(game.battle, halberd, damage)
        assert halberd.stress == expected


@pytest.mark.clause("colossus:9.6", "colossus:4.514")
@pytest.mark.parametrize(("full", "dice"), [(False, 1), (True, 3)])
def test_variant_melee_overwatch_at_full_strength(full: bool, dice: int) -> None:
    game = position(
        unit("a1", "ac_maul", 20, 20),
        unit("b1", "ac_maul", 20, 22.5, 180),
        phase="movement",
        offense="B",
        options={"melee_overwatch_full": full},
    )
    play(game, ["stationary"])

    assert pools(odds(game, ["b1"]))["attack"] == dice


@pytest.mark.clause("colossus:5.12", "colossus:5.2")
def test_when_all_raiders_are_destroyed_and_none_has_left_the_wardens_win() -> None:
    game = resolved(
        unit("a1", "ac_maul", 26, 10, **DONE),
        unit("b1", "sr_skiff", 24, 20, **WRECK),
        scenario="break_the_gate",
        turn=3,
        points={"B": 99},
    )

    assert (game.result.winner, game.result.rule) == ("A", "5.2")


@pytest.mark.clause("colossus:5.12", "colossus:5.4")
def test_raiders_who_left_count_among_the_survivors_of_a_tie() -> None:
    left = CONTENT.profile("sr_undertow").pv
    game = resolved(
        unit("a1", "ac_maul", 26, 10, **DONE),
        unit("b1", "sr_undertow", 24, 2, **DONE),
        unit("b2", "sr_skiff", 10, 30, **DONE),
        scenario="break_the_gate",
        turn=8,
        points={"A": left},
    )

    assert [event.unit for event in told(game, "exited")] == ["b1"]
    assert (game.result.winner, game.result.rule) == ("B", "5.4")
    assert [event.kind for event in told(game, "game-ended")] == ["game-ended"]


@pytest.mark.clause("colossus:9.2", "colossus:4.904")
def test_variant_forward_guns_bar_indirect_fire_at_one_enemy_not_at_the_next() -> None:
    game = position(
        unit("a1", "ac_culverin", 20, 20, 0, moved=True),
        unit("b1", "ac_maul", 20, 8, **DONE),
        unit("b2", "ac_maul", 20, 32, **DONE),
        options={"forward_guns": True},
    )

    offered = [option.key for option in game.decision.options]
    assert "indirect:b1" not in offered and "indirect:b2" in offered
