"""The worked examples of the Colossus rules (section 8), each as a test."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from grognard.kernel.acts import RollOff
from grognard.kernel.game import Game
from grognard.kernel.odds import Distribution, odds
from grognard.kernel.questions import Placement
from grognard.kernel.refusals import Refusal
from grognard.rulesets.colossus import RULESET
from grognard.rulesets.colossus.battle import Battle
from grognard.rulesets.colossus.damage import suffer
from grognard.rulesets.colossus.field import covers, sees
from grognard.rulesets.colossus.initiative import modifier
from grognard.rulesets.colossus.movement import Mode, allowance
from grognard.testing import play
from grognard.testing.colossus import hit, pools, position, terrain, unit
from grognard.testing.positions import befell

CONTENT = RULESET.content


def offense_of_a(game: Game[Any]) -> Fraction:
    return odds(game).of(lambda effects: any(e.piece == "A" for e in effects))


def throws(roll: RollOff) -> dict[int | None, int]:
    found: dict[int | None, int] = {}
    for faces in product(range(1, 7), repeat=roll.dice):
        winner = roll.winner(faces)
        found[winner] = found.get(winner, 0) + 1
    return found


@pytest.mark.clause("colossus:3.10", "colossus:3.15")
def test_e1_equal_sides_win_the_initiative_half_the_time() -> None:
    game = position(
        unit("a1", "ac_maul", 10, 10),
        unit("b1", "ac_maul", 10, 30),
        phase="initiative",
        offense="B",
    )

    assert offense_of_a(game) == Fraction(1, 2)
    assert isinstance(game.question, RollOff)
    assert Fraction(throws(game.question)[None], 36) == Fraction(1, 6)


@pytest.mark.clause("colossus:3.11", "colossus:3.15", "colossus:4.905")
def test_e2_a_command_unit_makes_it_21_of_31() -> None:
    game = position(
        unit("a1", "ac_ordinant", 10, 10),
        unit("b1", "ac_maul", 10, 30),
        phase="initiative",
        offense="B",
    )

    assert isinstance(game.question, RollOff)
    assert throws(game.question) == {0: 21, 1: 10, None: 5}
    assert offense_of_a(game) == Fraction(21, 31)


@pytest.mark.clause("colossus:3.12", "colossus:3.15")
def test_e3_two_players_against_one_roll_twice() -> None:
    game = position(
        unit("a1", "ac_maul", 10, 10, seat="A1"),
        unit("a2", "ac_maul", 14, 10, seat="A2"),
        unit("b1", "ac_maul", 10, 30),
        phase="initiative",
        offense="B",
    )

    assert isinstance(game.question, RollOff)
    assert throws(game.question) == {0: 125, 1: 55, None: 36}
    assert offense_of_a(game) == Fraction(25, 36)


@pytest.mark.clause("colossus:3.12")
def test_e4_two_against_two_with_one_command_unit() -> None:
    game = position(
        unit("a1", "ac_ordinant", 10, 10, seat="A1"),
        unit("a2", "ac_maul", 14, 10, seat="A2"),
        unit("b1", "ac_maul", 10, 30, seat="B1"),
        unit("b2", "ac_maul", 14, 30, seat="B2"),
        phase="initiative",
        offense="B",
    )

    assert isinstance(game.question, RollOff)
    assert throws(game.question) == {0: 666, 1: 380, None: 250}
    assert offense_of_a(game) == Fraction(333, 523)


def pikestaff_duel(*more: str, **state: object) -> Game[Any]:
    return position(
        unit("a1", "ac_pikestaff", 20, 10, moved=True, distance=5),
        unit("b1", "ac_pikestaff", 20, 21.5, 180, moved=True, distance=5, **state),
        *more,
    )


@pytest.mark.clause("colossus:4.400", "colossus:4.423", "colossus:4.410")
def test_e5_a_moved_pikestaff_hits_a_moved_pikestaff_11_times_in_27() -> None:
    shot = odds(pikestaff_duel(), ["ranged:b1"])

    assert pools(shot) == {"attack": 3, "defence": 4}
    assert shot.of(hit("b1")) == Fraction(11, 27)
    damage = sum(
        c.probability * e.amount for c in shot.outcomes for e in c.outcome if e.kind == "damage"
    )
    assert damage == Fraction(11, 9)


@pytest.mark.clause("colossus:4.402", "colossus:4.403", "colossus:4.425")
def test_e6_a_stationary_halberd_at_short_range_against_a_jumper() -> None:
    game = position(
        unit("a1", "ac_halberd", 20, 10, moved=True, stationary=True, used=["tracking"]),
        unit("b1", "sr_jackdaw", 20, 15.75, moved=True, jumping=True),
    )

    shot = odds(game, ["ranged:b1"])

    assert pools(shot) == {"attack": 6, "defence": 6}
    assert shot.of(hit("b1")) == Fraction(1813, 2916)
    assert shot.of(lambda effects: any(e.kind == "damage" and e.amount == 4 for e in effects))


@pytest.mark.clause("colossus:4.401", "colossus:4.902")
def test_e7_a_panicked_gunner_ignores_every_modifier() -> None:
    game = position(
        unit("a1", "ac_ordinant", 20, 10, moved=True, stationary=True, panicked=True),
        unit("b1", "sr_jackdaw", 20, 14.75, moved=True, distance=5),
    )

    shot = odds(game, ["ranged:b1"])

    assert pools(shot) == {"attack": 2, "defence": 5}
    assert shot.of(hit("b1")) == Fraction(44, 243)


@pytest.mark.clause("colossus:4.430", "colossus:4.431")
def test_e8_a_wood_saves_and_is_destroyed_by_saving() -> None:
    shot = odds(pikestaff_duel(terrain("area", 18, 20, 22, 23)), ["ranged:b1"])

    assert shot.of(hit("b1")) == Fraction(26, 81)
    assert shot.of(befell("t0", "demolished")) == Fraction(7, 27)


@pytest.mark.clause("colossus:4.921", "colossus:3.75", "colossus:3.76")
def test_e9_tracking_rerolls_one_die_and_cover_answers() -> None:
    def duel(*more: str) -> Game[Any]:
        return position(
            unit("a1", "ac_halberd", 20, 10, moved=True, distance=5),
            unit("b1", "ac_pikestaff", 20, 21.75, 180, moved=True, distance=5),
            *more,
        )

    def shot(*more: str) -> Fraction:
        return odds(duel(*more), ["ranged:b1"]).of(hit("b1"))

    assert shot() == Fraction(89, 162)
    assert shot(terrain("area", 18, 20, 22, 24)) == Fraction(110, 243)


@pytest.mark.clause("colossus:4.405", "colossus:4.924", "colossus:4.310")
def test_e10_indirect_fire_with_a_spotter_into_a_wood() -> None:
    def shot(*more: str) -> Distribution:
        game = position(
            unit("a1", "ac_culverin", 10, 10, moved=True, stationary=True),
            unit("a2", "ac_squire", 30, 31.75, moved=True, attacked=True),
            unit("b1", "sr_cutlass", 10, 31.75, moved=True, distance=5),
            *more,
        )
        return odds(game, ["indirect:b1", "use"])

    wooded = shot(terrain("area", 8, 30, 12, 34))

    assert pools(wooded) == {"attack": 4, "defence": 4}
    assert wooded.of(hit("b1")) == Fraction(25, 54)
    assert shot().of(hit("b1")) == Fraction(5, 9)


def crossing(profile: str, **state: object) -> Game[Any]:
    """A Skiff runs past an enemy's flank, 1.5 inches away."""
    game = position(
        unit("a1", profile, 24, 24, 0, **state),
        unit("b1", "sr_skiff", 27, 27, 180),
        phase="movement",
        offense="A",
    )
    return play(game, ["standard"])


@pytest.mark.clause(
    "colossus:4.212",
    "colossus:4.213",
    "colossus:4.214",
    "colossus:4.215",
    "colossus:4.216",
    "colossus:4.217",
)
def test_e11_overwatch_at_a_skiff_running_past() -> None:
    game = crossing("ac_halberd", used=["tracking"])

    shot = odds(game, [Placement(((27.0, 21.0),), 180), "fire"])

    assert pools(shot) == {"attack": 1, "defence": 6}
    assert shot.of(hit("b1")) == Fraction(32, 729)
    assert shot.of(befell("b1", "destroyed")) == Fraction(32, 729)


@pytest.mark.clause("colossus:4.920")
def test_e12_a_sentinel_does_not_suffer_the_overwatch_penalty() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0),
        unit("b1", "sr_skiff", 26.75, 27, 180),
        phase="movement",
        offense="A",
    )
    play(game, ["standard"])

    shot = odds(game, [Placement(((26.75, 21.0),), 180), "fire", "use"])

    assert pools(shot) == {"attack": 3, "defence": 6}
    assert shot.of(hit("b1")) == Fraction(182, 729)


def ram(
    rammer: str, rammed: str, length: float, *answers: str, **states: dict[str, object]
) -> Game[Any]:
    apart = length + CONTENT.profile(rammer).radius + CONTENT.profile(rammed).radius
    game = position(
        unit("a1", rammer, 20, 10, **states.get("attacker", {})),
        unit("b1", rammed, 20, round(10 + apart, 2), 180, moved=True, **states.get("target", {})),
        phase="movement",
        offense="A",
        slot="A",
    )
    return play(game, [*answers])


@pytest.mark.clause(
    "colossus:4.620",
    "colossus:4.621",
    "colossus:4.623",
    "colossus:4.624",
    "colossus:4.630",
    "colossus:4.909",
)
def test_e13_a_maul_rams_a_moving_skiff() -> None:
    game = ram("ac_maul", "sr_skiff", 5.75, "ram:b1")

    blow = odds(game)

    assert pools(blow) == {"attack": 4, "defence": 6}
    assert blow.of(hit("b1")) == Fraction(277, 729)
    assert blow.of(befell("a1", "damage")) == 0


@pytest.mark.clause("colossus:4.522", "colossus:4.624")
def test_e14_a_stationary_skiff_is_easier_to_ram() -> None:
    game = ram("ac_maul", "sr_skiff", 5.75, "ram:b1", target={"stationary": True})

    assert odds(game).of(hit("b1")) == Fraction(5, 9)


@pytest.mark.clause("colossus:4.604", "colossus:4.620", "colossus:4.621", "colossus:4.632")
def test_e15_a_cutlass_rams_a_rampart() -> None:
    game = ram(
        "sr_cutlass", "ac_rampart", 9, "ram:b1", target={"used": ["bulwark", "reactive_plates"]}
    )

    assert game.battle.unit("a1").stress == 1
    blow = odds(game)
    assert pools(blow) == {"attack": 4, "defence": 4}
    assert blow.of(hit("b1")) == Fraction(5, 9)
    dealt = {(e.piece, e.amount) for c in blow.outcomes for e in c.outcome if e.kind == "damage"}
    assert dealt == {("b1", 5), ("a1", 2)}


@pytest.mark.clause("colossus:4.622", "colossus:4.917", "colossus:4.912")
def test_e16_an_overdriven_breaker_rams_a_rampart_with_bulwark() -> None:
    game = ram(
        "sr_breaker", "ac_rampart", 12, "ram+overdrive:b1", target={"used": ["reactive_plates"]}
    )

    assert game.battle.unit("a1").stress == 1
    blow = odds(game, ["use"])
    assert pools(blow) == {"attack": 4, "defence": 6}
    assert blow.of(hit("b1")) == Fraction(277, 729)
    dealt = {e.amount for c in blow.outcomes for e in c.outcome if e.kind == "damage"}
    assert dealt == {8}


@pytest.mark.clause("colossus:4.804", "colossus:4.914")
@pytest.mark.parametrize(
    ("profile", "stress", "fails"),
    [
        ("ac_halberd", 1, Fraction(1, 6)),
        ("ac_halberd", 3, Fraction(1, 2)),
        ("ac_halberd", 6, Fraction(1)),
        ("ac_maul", 3, Fraction(1, 4)),
    ],
)
def test_e17_stress_checks(profile: str, stress: int, fails: Fraction) -> None:
    game = position(
        unit("a1", profile, 10, 10, stress=stress), unit("b1", "ac_maul", 10, 30), phase="stress"
    )

    assert odds(game).of(befell("a1", "panicked")) == fails


@pytest.mark.clause("colossus:4.713", "colossus:3.81")
def test_e18_two_cripples_shoot_each_other_and_both_may_die() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 10, moved=True, distance=5, armor=0, structure=1),
        unit("b1", "ac_pikestaff", 20, 21.5, 180, moved=True, distance=5, armor=0, structure=1),
    )

    volley = odds(
        game,
        ["ranged:b1", "ranged:a1"],
        by=lambda before, after: sum(bool(u.destroyed) for u in after.units),
        until=lambda battle: all(u.attacked for u in battle.units),
    )

    assert volley[2] == Fraction(121, 729)
    assert volley[1] == Fraction(352, 729)


@pytest.mark.clause("colossus:3.12", "colossus:3.15")
def test_e19_a_tied_team_roll_is_rolled_again_by_all_four() -> None:
    game = position(
        unit("a1", "ac_ordinant", 10, 10, seat="A1"),
        unit("a2", "ac_maul", 14, 10, seat="A2"),
        unit("b1", "ac_maul", 10, 30, seat="B1"),
        unit("b2", "ac_maul", 14, 30, seat="B2"),
        phase="initiative",
    )
    roll = game.question
    assert isinstance(roll, RollOff)

    assert modifier(game.battle, "A1") == 1
    assert roll.results([3, 5, 5, 2]) == (5, 5)
    assert roll.winner([3, 5, 5, 2]) is None
    with pytest.raises(Refusal):
        game.answer([[3, 5, 5, 2]])


def five_against_three() -> Game[Any]:
    machines = [unit(f"b{n}", "ac_maul", 5 * n, 40) for n in range(1, 6)]
    return position(
        *(unit(f"a{n}", "ac_maul", 5 * n, 5) for n in range(1, 4)),
        *machines,
        phase="linking",
        offense="A",
    )


@pytest.mark.clause("colossus:3.32", "colossus:3.22")
@pytest.mark.parametrize(
    ("answers", "groups"),
    [(["b1+b2+b3"], [1, 1, 1, 2, 3]), (["b1+b2", "b3+b4"], [1, 1, 2, 2, 3])],
)
def test_e20_five_units_against_three_form_three_groups(
    answers: list[str], groups: list[int]
) -> None:
    game = play(five_against_three(), answers)

    battle = game.battle
    assert [u.link for u in battle.on_table("B")] == groups
    slots = []
    while battle.phase == "movement":
        if not slots or slots[-1] != battle.slot:
            slots.append(battle.slot)
        mover = game.decision
        assert mover is not None
        game.answer(mover.usual)
    assert slots == ["B", "A", "B", "A", "B", "A"]


@pytest.mark.clause("colossus:3.32")
def test_e20_four_groups_or_two_are_illegal() -> None:
    game = five_against_three()
    with pytest.raises(Refusal):
        game.answer("b1+b2+b3+b4")

    play(game, ["b2+b3"])

    # Four slots would be left: another two must move together.
    assert (game.decision.topic, game.decision.least, game.decision.limit) == ("link", 2, 2)
    play(game, ["b1+b4"])
    assert [u.link for u in game.battle.on_table("B")] == [1, 2, 2, 1, 3]


@pytest.mark.clause("colossus:4.110", "colossus:4.203", "colossus:4.217", "colossus:4.916")
def test_e21_danger_close_and_rough_ground_halve_twice() -> None:
    game = position(
        unit("a1", "sr_jackdaw", 20, 20),
        unit("b1", "ac_maul", 20, 22, 180),
        terrain("area", 10, 10, 30, 19),
        phase="movement",
        slot="A",
    )
    battle = game.battle

    allowed = allowance(battle, battle.unit("a1"), Mode("standard"))
    assert (allowed.open, allowed.rough) == (4, 2)

    play(game, ["stationary"])
    assert game.question.topic == "melee-overwatch"
    blow = odds(game, ["b1"])
    assert pools(blow) == {"attack": 1, "defence": 2}


@pytest.mark.clause("colossus:4.110", "colossus:4.916")
def test_e21_a_strider_is_not_slowed_by_terrain() -> None:
    game = position(
        unit("a1", "sr_skiff", 20, 20, changed={"move": 9}),
        unit("b1", "ac_maul", 20, 21.75, 180),
        terrain("area", 10, 10, 30, 19),
        phase="movement",
        slot="A",
    )

    allowed = allowance(game.battle, game.battle.unit("a1"), Mode("standard"))

    assert (allowed.open, allowed.rough) == (4, 4)


@pytest.mark.clause("colossus:4.201", "colossus:4.204")
def test_e22_contact_at_the_start_of_the_phase_counts_even_when_it_is_gone() -> None:
    def game(danger: list[str]) -> Game[Any]:
        return position(
            unit("a1", "ac_halberd", 20, 20),
            unit("b1", "ac_halberd", 30, 30, moved=True),
            unit("b2", "ac_halberd", 20, 22, 180, moved=True),
            phase="movement",
            offense="B",
            slot="A",
            danger=danger,
        )

    endangered = game(["a1", "b1"])
    battle = endangered.battle
    assert allowance(battle, battle.unit("a1"), Mode("standard")).open == 3
    play(endangered, ["stationary"])
    assert [o.key for o in endangered.question.options] == ["b2", "nobody"]

    free = game([])
    battle = free.battle
    assert allowance(battle, battle.unit("a1"), Mode("standard")).open == 6
    play(free, ["stationary"])
    assert free.battle.phase == "combat" or free.question.topic != "melee-overwatch"


@pytest.mark.clause("colossus:4.410", "colossus:4.421", "colossus:1.13")
@pytest.mark.parametrize(
    ("length", "bracket", "defence"), [(16.0, "effective", 4), (16.01, "long", 6)]
)
def test_e23_the_edge_of_effective_range(length: float, bracket: str, defence: int) -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 10, moved=True, distance=5),
        unit("b1", "ac_pikestaff", 20, round(11.5 + length, 2), moved=True, distance=5),
    )

    shot = odds(game, ["ranged:b1"])

    assert pools(shot)["defence"] == defence
    dealt = {e.amount for c in shot.outcomes for e in c.outcome if e.kind == "damage"}
    assert dealt == {game.battle.unit("a1").profile.damage[bracket]}


@pytest.mark.clause("colossus:4.212", "colossus:1.12", "colossus:1.15")
@pytest.mark.parametrize(("x", "triggered"), [(27.0, True), (31.0, False)])
def test_e24_crossing_the_flank_within_four_inches_triggers(x: float, triggered: bool) -> None:
    game = position(
        unit("a1", "ac_halberd", 24, 24, 0),
        unit("b1", "sr_skiff", x, 27, 180),
        phase="movement",
        offense="A",
    )

    play(game, ["standard", Placement(((x, 21.0),), 180)])

    assert (game.question.topic == "overwatch") is triggered
    if triggered:
        assert game.battle.unit("b1").at == (27.0, 24.0)


@pytest.mark.clause("colossus:4.303", "colossus:4.306")
def test_e25_a_tangent_does_not_block_and_friends_never_do() -> None:
    def battle(x: float, side: str) -> Battle:
        return position(
            unit("a1", "ac_maul", 10, 10),
            unit("b1", "ac_maul", 10, 20),
            unit(f"{side}9", "ac_pikestaff", x, 15),
        ).battle

    tangent, blocked, friend = battle(10.75, "b"), battle(10.74, "b"), battle(10.0, "a")

    assert sees(tangent, tangent.unit("a1"), tangent.unit("b1"))
    assert not sees(blocked, blocked.unit("a1"), blocked.unit("b1"))
    assert sees(friend, friend.unit("a1"), friend.unit("b1"))
    assert not sees(friend, friend.unit("b1"), friend.unit("a1"))


def at_the_corner() -> Game[Any]:
    return position(
        unit("a1", "ac_pikestaff", 10, 10, moved=True, distance=5),
        unit("a2", "ac_pikestaff", 13, 14, moved=True, distance=5),
        unit("b1", "ac_halberd", 10, 20, 180, moved=True, distance=5),
        terrain("solid", 10.3, 17, 12, 19),
    )


@pytest.mark.clause("colossus:4.310")
def test_e26_a_building_at_the_corner_gives_cover() -> None:
    battle = at_the_corner().battle

    assert covers(battle, battle.unit("a1"), battle.unit("b1"), indirect=False) == ["t0"]
    assert battle.ground.distance_to(0, (10.0, 20.0), 1.0) == pytest.approx(0.044, abs=0.001)


@pytest.mark.clause("colossus:4.431", "colossus:4.311")
def test_e27_used_cover_is_gone_for_the_next_attack() -> None:
    game = at_the_corner()
    battle = game.battle
    assert not sees(battle, battle.unit("a2"), battle.unit("b1"))

    play(game, ["ranged:b1", "keep", [6, 6, 6], [1, 1, 1], "t0:miss", [1]])

    assert battle.lost == [0]
    assert battle.unit("b1").armor == 3
    assert sees(battle, battle.unit("a2"), battle.unit("b1"))


@pytest.mark.clause("colossus:4.720", "colossus:4.721", "colossus:4.722")
def test_e28_three_hits_on_a_halberd_bring_three_stress() -> None:
    game = position(unit("a1", "ac_halberd", 10, 10), unit("b1", "ac_maul", 10, 30))
    halberd = game.battle.unit("a1")

    seen = []
    for damage in (3, 1, 4):
        suffer(game.battle, halberd, damage)
        seen.append((halberd.armor, halberd.structure, halberd.stress))

    assert seen == [(3, 4, 0), (2, 4, 1), (0, 2, 3)]


@pytest.mark.clause("colossus:4.523", "colossus:4.525")
def test_e29_half_evasion_and_a_running_attacker() -> None:
    game = position(
        unit("a1", "sr_skiff", 20, 10, moved=True, distance=12),
        unit("b1", "sr_jackdaw", 20, 11.25, 180, moved=True, distance=5),
    )

    assert pools(odds(game, ["melee:b1"]))["defence"] == 4


@pytest.mark.clause("colossus:4.511", "colossus:4.512")
def test_e30_a_panicked_fighter_keeps_his_modifiers() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 10, moved=True, stationary=True, panicked=True),
        unit("b1", "ac_maul", 20, 12.5, 180, moved=True),
    )

    assert pools(odds(game, ["melee:b1"]))["attack"] == 3


@pytest.mark.clause("colossus:4.421", "colossus:4.422", "colossus:4.423")
def test_e31_a_panicked_matriarch_far_away() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 5, moved=True),
        unit("b1", "sr_matriarch", 20, 40, moved=True, distance=5, panicked=True),
    )

    assert pools(odds(game, ["ranged:b1"]))["defence"] == 5


@pytest.mark.clause("colossus:4.308", "colossus:4.408", "colossus:4.411")
def test_e32_ignoring_a_wreck_that_is_closest_is_focus_fire() -> None:
    game = position(
        unit("a1", "ac_halberd", 20, 10, moved=True, used=["tracking"]),
        unit(
            "b1", "ac_halberd", 20, 18, moved=True, structure=0, destroyed="combat", attacked=True
        ),
        unit("b2", "ac_halberd", 31, 10, moved=True),
    )

    play(game, ["ranged:b2"])

    assert game.battle.unit("a1").stress == 1


@pytest.mark.clause("colossus:3.64", "colossus:4.411")
def test_e33_contact_from_behind_does_not_lock() -> None:
    def game() -> Game[Any]:
        return position(
            unit("a1", "ac_halberd", 20, 20, 0, moved=True, distance=3, used=["tracking"]),
            unit("b1", "ac_halberd", 20, 18, moved=True, used=["bulwark"]),
            unit("b2", "ac_halberd", 20, 27, moved=True, used=["bulwark"]),
        )

    behind = play(game(), ["ranged:b1"])
    assert behind.battle.unit("a1").stress == 0
    assert behind.question.dice == 4

    past = play(game(), ["ranged:b2"])
    assert past.battle.unit("a1").stress == 1


@pytest.mark.clause("colossus:4.604", "colossus:4.605")
def test_e34_a_suicidal_ram_against_a_giant_costs_three_stress() -> None:
    game = ram("sr_cutlass", "ac_rampart", 9, "ram:b1", attacker={"armor": 0, "structure": 2})

    assert game.battle.unit("a1").stress == 3


@pytest.mark.clause("colossus:3.41", "colossus:4.806")
def test_e35_panic_lasts_the_turn_and_leaves_without_a_roll() -> None:
    game = position(
        unit("a1", "ac_maul", 10, 10, panicked=True, stress=1),
        unit("b1", "ac_maul", 10, 40, moved=True),
        terrain("massif", 2, 20, 40, 24),
        phase="movement",
        slot="A",
    )

    play(game, ["turn"])
    assert game.battle.unit("a1").stress == 0
    assert game.battle.unit("a1").panicked

    play(game, [Placement((), 0)])
    assert not game.battle.unit("a1").panicked
    assert game.battle.phase == "initiative"


@pytest.mark.clause("colossus:3.81", "colossus:3.83", "colossus:5.2")
def test_e36_when_both_last_units_fall_the_points_decide() -> None:
    game = position(
        unit("a1", "ac_maul", 10, 10, structure=0, destroyed="combat", attacked=True, stress=2),
        unit("b1", "ac_rampart", 10, 30, structure=0, destroyed="combat", attacked=True),
        scenario="iron_reckoning",
    )

    assert game.over
    assert game.battle.points == {"A": 37, "B": 30}
    assert game.result is not None and game.result.winner == "A"


@pytest.mark.clause("colossus:3.46", "colossus:3.65")
def test_e37_destroyed_on_the_way_it_completes_its_path() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0),
        unit("b1", "sr_skiff", 26.75, 27, 180, armor=0, structure=1),
        phase="movement",
        offense="A",
    )

    play(game, ["standard", Placement(((26.75, 21.0),), 180), "fire", "use", [6, 6, 6], [1] * 6])

    skiff = game.battle.unit("b1")
    assert skiff.destroyed == "movement"
    assert skiff.at == (26.75, 21.0) and skiff.moved
    play(game, ["turn", Placement((), 180), "pass"])
    assert game.over and skiff.gone == "destroyed"


@pytest.mark.clause("colossus:1.7")
def test_e38_a_pool_never_falls_below_one_die() -> None:
    game = position(
        unit("a1", "sr_squall", 10, 10, moved=True, jumping=True, attacked=False),
        unit("b1", "ac_maul", 10, 30, moved=True),
    )

    assert pools(odds(game, ["indirect:b1"]))["attack"] == 1


@pytest.mark.clause("colossus:4.720", "colossus:4.721", "colossus:4.723")
def test_e39_overwatch_breaches_without_stress_but_the_next_hit_counts() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0),
        unit("b1", "sr_jackdaw", 27.5, 27, 180),
        phase="movement",
        offense="A",
    )

    play(game, ["standard", Placement(((27.5, 21.0),), 0), "fire", "use", [6, 6, 6], [1] * 5])
    jackdaw = game.battle.unit("b1")
    assert (jackdaw.armor, jackdaw.stress) == (0, 0)

    play(game, ["turn", Placement((), 90)])
    assert game.battle.phase == "combat"
    suffer(game.battle, jackdaw, 2)
    assert (jackdaw.structure, jackdaw.stress) == (1, 2)


@pytest.mark.clause("colossus:4.211", "colossus:4.901", "colossus:4.920")
def test_e40_one_pikestaff_may_watch_two_skiffs_but_sentinel_works_once() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0),
        unit("a2", "ac_maul", 5, 5),
        unit("b1", "sr_skiff", 26.75, 27, 180),
        unit("b2", "sr_skiff", 21.25, 27, 180),
        phase="movement",
        offense="A",
    )

    play(
        game,
        ["b1", "standard", Placement(((26.75, 21.0),), 180), "fire", "use", [1, 1, 1], [1] * 6],
    )
    play(game, ["a2", "stationary"])
    play(game, ["standard", Placement(((21.25, 21.0),), 180), "fire"])

    assert game.question.topic == "attack"
    assert game.question.dice == 1


@pytest.mark.clause("colossus:1.17", "colossus:4.307")
def test_e41_a_line_along_the_edge_is_not_inside() -> None:
    battle = position(
        unit("a1", "ac_maul", 14, 10),
        unit("b1", "ac_maul", 14, 30),
        terrain("area", 14, 24, 18, 28),
    ).battle

    assert sees(battle, battle.unit("a1"), battle.unit("b1"))
