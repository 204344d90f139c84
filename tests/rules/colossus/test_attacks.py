"""Ranged Attacks, Melee, Ramming, and what a hit does (4.400-4.723)."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.odds import odds
from grognard.kernel.questions import Placement
from grognard.kernel.refusals import Refusal
from grognard.rulesets.colossus import RULESET
from grognard.rulesets.colossus.combat import attack_options
from grognard.rulesets.colossus.damage import suffer
from grognard.rulesets.colossus.field import covers
from grognard.testing import play
from grognard.testing.colossus import pools, position, terrain, unit
from grognard.testing.positions import told

CONTENT = RULESET.content


def duel(
    attacker: str,
    target: str,
    apart: float = 10.0,
    *more: str,
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
    **now: Any,
) -> Game[Any]:
    """Two machines that have moved, edge to edge ``apart``, the first about to attack."""
    centre = apart + CONTENT.profile(attacker).radius + CONTENT.profile(target).radius
    return position(
        unit("a1", attacker, 20, 10, 0, moved=True, **(a or {})),
        unit("b1", target, 20, round(10 + centre, 2), 180, moved=True, **(b or {})),
        *more,
        **now,
    )


def parts(game: Game[Any], declared: str, pool: str, *answers: str) -> dict[str, int]:
    tallies = odds(game, [declared, *answers]).tallies
    return {p.reason: p.amount for t in tallies if t.name == pool for p in t.parts if not p.ignored}


@pytest.mark.clause("colossus:4.400", "colossus:4.420", "colossus:4.902")
@pytest.mark.parametrize(
    ("rank", "attack", "defence"),
    [("green", 2, 2), ("none", 3, 2), ("veteran", 4, 2), ("elite", 4, 3), ("ace", 5, 3)],
)
def test_rank_sets_the_base_dice_of_ranged_attacks(rank: str, attack: int, defence: int) -> None:
    shot = duel(
        "ac_rampart",
        "ac_rampart",
        a={"changed": {"rank": rank}},
        b={"changed": {"rank": rank, "tags": []}},
    )

    assert pools(odds(shot, ["ranged:b1"])) == {"attack": attack, "defence": defence}


@pytest.mark.clause("colossus:4.902", "colossus:4.510", "colossus:4.520")
def test_rank_does_not_count_in_melee() -> None:
    blow = duel("sr_undertow", "sr_undertow", 0.0)

    assert pools(odds(blow, ["melee:b1"])) == {"attack": 3, "defence": 2}


@pytest.mark.clause("colossus:4.402", "colossus:4.410")
@pytest.mark.parametrize(("apart", "bonus"), [(4.0, 1), (4.01, 0)])
def test_short_range_adds_a_die(apart: float, bonus: int) -> None:
    shot = duel("ac_pikestaff", "ac_pikestaff", apart)

    assert parts(shot, "ranged:b1", "attack").get("short-range", 0) == bonus


@pytest.mark.clause("colossus:4.404", "colossus:4.425", "colossus:4.513", "colossus:4.524")
def test_a_jumping_token_costs_a_die_and_gives_a_die() -> None:
    jumping = {"jumping": True}
    shot = duel("sr_matriarch", "sr_matriarch", a=jumping, b=jumping)
    assert parts(shot, "ranged:b1", "attack") == {"base": 4, "jumping": -1}
    assert parts(shot, "ranged:b1", "defence") == {"base": 3, "evasion": 2, "jumping": 1}

    blow = duel("sr_matriarch", "sr_matriarch", 0.0, a=jumping, b=jumping)
    assert parts(blow, "melee:b1", "attack") == {"base": 3, "jumping": -1, "close-fighter": 1}
    assert parts(blow, "melee:b1", "defence") == {"base": 2, "half-evasion": 1, "jumping": 1}


@pytest.mark.clause("colossus:4.908")
def test_a_stabilised_unit_ignores_its_own_jumping_token() -> None:
    shot = duel("sr_jackdaw", "ac_maul", a={"jumping": True})

    assert parts(shot, "ranged:b1", "attack") == {"base": 3}


@pytest.mark.clause("colossus:4.401", "colossus:4.407")
def test_a_panicked_gunner_shows_what_he_ignores() -> None:
    shot = duel("ac_pikestaff", "ac_maul", 3.0, a={"panicked": True, "stationary": True})

    ignored = [p.reason for t in odds(shot, ["ranged:b1"]).tallies for p in t.parts if p.ignored]
    assert ignored == ["short-range", "stationary"]
    assert pools(odds(shot, ["ranged:b1"]))["attack"] == 1


@pytest.mark.clause("colossus:4.422", "colossus:4.521")
def test_panic_halves_only_the_base_of_a_defender() -> None:
    panicked = {"panicked": True}
    shot = duel("ac_pikestaff", "sr_jackdaw", b=panicked)
    assert parts(shot, "ranged:b1", "defence") == {"base": 2, "panicked": -1, "evasion": 3}

    blow = duel("ac_pikestaff", "sr_jackdaw", 0.0, b=panicked)
    assert parts(blow, "melee:b1", "defence") == {"base": 2, "panicked": -1, "half-evasion": 1}


@pytest.mark.clause("colossus:4.426", "colossus:4.427")
@pytest.mark.parametrize(("distance", "bonus"), [(12, 1), (11.99, 0), (11.9995, 1)])
def test_a_gunner_who_ran_twelve_inches_is_easier_to_dodge(distance: float, bonus: int) -> None:
    shot = duel("sr_skiff", "ac_maul", a={"distance": distance})

    assert parts(shot, "ranged:b1", "defence").get("high-speed", 0) == bonus


@pytest.mark.clause("colossus:4.408", "colossus:4.411", "colossus:4.409")
def test_the_closest_enemy_in_sight_is_the_duty_and_others_cost_stress() -> None:
    game = duel(
        "ac_pikestaff",
        "ac_pikestaff",
        6.0,
        unit("b2", "ac_pikestaff", 30, 12, moved=True),
        unit("b3", "ac_pikestaff", 40, 40, moved=True),
        terrain("massif", 33, 33, 36, 36),
    )

    assert [o.key for o in game.decision.options] == ["ranged:b1", "ranged:b2", "pass"]
    assert game.decision.ruled == "ranged:b1"
    with pytest.raises(Refusal) as caught:
        game.answer("ranged:b3")
    assert (caught.value.rule, caught.value.reason) == ("4.409", "no-line-of-sight")


@pytest.mark.clause("colossus:4.408")
def test_enemies_within_a_hundredth_are_all_closest() -> None:
    game = duel(
        "ac_pikestaff", "ac_pikestaff", 6.0, unit("b2", "ac_pikestaff", 27.51, 10, moved=True)
    )

    play(game, ["ranged:b2"])

    assert game.battle.unit("a1").stress == 0


@pytest.mark.clause("colossus:4.412", "colossus:4.907")
def test_a_tag_overrides_the_closest_duty() -> None:
    game = duel(
        "sr_harpooner",
        "ac_pikestaff",
        6.0,
        unit("b2", "ac_pikestaff", 30, 12, moved=True),
        a={"smoke_used": 2},
    )

    play(game, ["deadeye:b2"])

    assert game.battle.unit("a1").stress == 0
    assert game.battle.unit("a1").used == ["deadeye"]


@pytest.mark.clause("colossus:4.408", "colossus:4.904")
def test_the_usual_attack_spends_no_tag_on_a_hidden_enemy_while_another_is_in_plain_sight() -> None:
    def usual(*more: str) -> str:
        game = position(
            unit("a1", "ac_culverin", 10, 10, moved=True),
            unit("a2", "ac_squire", 20, 18, moved=True, attacked=True),
            unit("b1", "ac_maul", 10, 20, 180, moved=True, attacked=True),
            terrain("massif", 8, 14, 12, 16),
            *more,
        )
        assert game.decision.ruled is not None
        return str(game.decision.ruled)

    assert usual() == "indirect:b1", "there is no attack without"
    assert usual(unit("b2", "ac_maul", 30, 10, moved=True, attacked=True)) == "ranged:b2"


@pytest.mark.clause("colossus:4.413", "colossus:3.64")
def test_the_target_may_be_in_any_direction() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 20, 0, moved=True),
        unit("b1", "ac_pikestaff", 20, 8, 0, moved=True),
    )

    assert "ranged:b1" in [option.key for option in game.decision.options]


@pytest.mark.clause("colossus:4.430", "colossus:4.431")
def test_one_cover_reroll_per_attack_and_the_defender_picks_which_cover() -> None:
    game = duel(
        "ac_pikestaff",
        "sr_harpooner",
        10.0,
        terrain("area", 18, 19, 22, 25),
        b={"smoke": True, "attacked": True},
    )
    play(game, ["ranged:b1", [6, 6, 6], [5, 1, 1]])
    assert [o.key for o in game.decision.options] == [
        "smoke:miss",
        "t0:miss",
        "smoke:hit",
        "t0:hit",
        "keep",
    ]

    play(game, ["smoke:miss", [1]])

    assert not game.battle.unit("b1").smoke
    assert game.battle.lost == []
    assert game.battle.unit("b1").armor == 2


@pytest.mark.clause("colossus:4.430", "colossus:4.431")
def test_cover_that_is_not_used_stays() -> None:
    game = duel(
        "ac_pikestaff", "ac_maul", 10.0, terrain("area", 18, 19, 22, 25), b={"attacked": True}
    )

    play(game, ["ranged:b1", [6, 6, 6], [1, 1, 1], "keep"])

    assert game.battle.lost == []


@pytest.mark.clause("colossus:4.430")
def test_a_rerolled_success_may_be_lost() -> None:
    game = duel(
        "ac_pikestaff", "ac_maul", 10.0, terrain("area", 18, 19, 22, 25), b={"attacked": True}
    )

    play(game, ["ranged:b1", [6, 1, 1], [5, 1, 1], "t0:hit", [1]])

    assert game.battle.unit("b1").armor == 5


@pytest.mark.clause("colossus:4.501", "colossus:4.502", "colossus:4.503")
def test_melee_needs_contact_and_the_forward_arc_and_the_attacker_chooses() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 20, 0, moved=True),
        unit("b1", "ac_squire", 20, 21.75, moved=True),
        unit("b2", "ac_squire", 21.75, 20, moved=True),
        unit("b3", "ac_squire", 20, 18.25, moved=True),
    )

    assert [o.key for o in game.decision.options] == ["melee:b1", "melee:b2", "pass"]
    play(game, ["melee:b2", [6, 6, 6], [1, 1, 1]])
    assert game.battle.unit("a1").stress == 0
    assert game.battle.unit("b2").destroyed == "combat"


@pytest.mark.clause("colossus:4.515", "colossus:4.911", "colossus:4.526")
def test_a_close_fighter_adds_dice_in_melee() -> None:
    assert parts(duel("sr_cutlass", "ac_maul", 0.0), "melee:b1", "attack") == {
        "base": 3,
        "close-fighter": 2,
    }


@pytest.mark.clause("colossus:4.527")
def test_cover_has_no_effect_in_melee() -> None:
    game = duel(
        "ac_maul",
        "ac_maul",
        0.0,
        terrain("area", 18, 11, 22, 15),
        b={"smoke": True, "attacked": True},
    )

    play(game, ["melee:b1", [6, 6, 6], [1, 1]])

    assert game.battle.unit("b1").armor == 3


def rammer(
    profile: str, target: str, apart: float, *more: str, **states: dict[str, Any]
) -> Game[Any]:
    centre = apart + CONTENT.profile(profile).radius + CONTENT.profile(target).radius
    return position(
        unit("a1", profile, 20, 10, 90, **states.get("a", {})),
        unit(
            "b1", target, 20, round(10 + centre, 2), 180, **{"moved": True, **states.get("b", {})}
        ),
        *more,
        phase="movement",
        offense="A",
        slot="A",
    )


def why_no_ram(game: Game[Any]) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        game.answer("ram:b1")
    return caught.value.rule, caught.value.reason


@pytest.mark.clause("colossus:4.601", "colossus:4.602", "colossus:4.603", "colossus:4.108")
def test_a_ram_needs_a_target_that_moved_in_sight_and_in_reach() -> None:
    assert why_no_ram(rammer("ac_maul", "ac_maul", 4, b={"moved": False})) == (
        "4.601",
        "ram-target-has-not-moved",
    )
    assert why_no_ram(rammer("ac_maul", "ac_maul", 4, terrain("solid", 19, 12, 21, 13))) == (
        "4.602",
        "no-line-of-sight",
    )
    assert why_no_ram(rammer("ac_maul", "ac_maul", 6.01)) == ("4.603", "too-far")
    assert why_no_ram(rammer("ac_maul", "ac_maul", 0.99)) == ("4.603", "ram-too-close")
    assert "ram:b1" in [o.key for o in rammer("ac_maul", "ac_maul", 6).decision.options]


@pytest.mark.clause("colossus:4.603", "colossus:4.110", "colossus:4.107")
def test_rough_ground_and_bystanders_stop_a_ram() -> None:
    rough = rammer("ac_maul", "ac_maul", 5, terrain("area", 18, 8, 22, 11))
    assert why_no_ram(rough) == ("4.110", "too-far")

    bystander = rammer("ac_maul", "ac_maul", 5, unit("a2", "ac_squire", 21.2, 14, moved=True))
    assert why_no_ram(bystander) == ("4.107", "way-blocked")


@pytest.mark.clause("colossus:4.606", "colossus:4.610")
def test_a_ram_runs_straight_into_contact_and_faces_the_target() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 10, 270),
        unit("b1", "ac_maul", 24, 14, moved=True, attacked=True),
        phase="movement",
        offense="A",
        slot="A",
    )

    play(game, ["ram:b1"])

    rammer_, target = game.battle.units
    assert rammer_.at == (22.23, 12.23)
    assert rammer_.heading == 45
    assert rammer_.distance == rammer_.ram_distance == 3.16
    from grognard.rulesets.colossus.field import in_contact

    assert in_contact(game.battle, rammer_, target)


@pytest.mark.clause("colossus:4.607", "colossus:3.65")
def test_a_rammer_destroyed_on_the_way_does_not_ram() -> None:
    game = position(
        unit(
            "a1",
            "ac_maul",
            20,
            10,
            moved=True,
            ram="b1",
            ram_distance=3,
            structure=0,
            destroyed="movement",
        ),
        unit("b1", "ac_maul", 20, 12.5, moved=True),
    )

    assert game.decision is None or game.decision.piece == "b1"


@pytest.mark.clause("colossus:4.620", "colossus:4.511")
def test_a_panicked_rammer_has_half_its_base() -> None:
    game = play(rammer("ac_maul", "ac_maul", 4, a={"panicked": True}), ["ram:b1"])

    assert pools(odds(game))["attack"] == 2


@pytest.mark.clause("colossus:4.621")
@pytest.mark.parametrize(
    ("apart", "panicked", "dice"), [(5.99, False, 3), (6.0, False, 4), (6.0, True, 2)]
)
def test_skill_and_full_six_inches_defend_against_a_ram(
    apart: float, panicked: bool, dice: int
) -> None:
    game = play(
        rammer("sr_breaker", "ac_maul", apart, b={"panicked": panicked, "stationary": True}),
        ["ram:b1"],
    )

    assert pools(odds(game))["defence"] == dice


@pytest.mark.clause("colossus:4.630")
@pytest.mark.parametrize(
    ("target", "apart", "damage"),
    [("ac_maul", 2.99, 4), ("ac_maul", 3.0, 5), ("ac_squire", 6.0, 7)],
)
def test_ram_damage_is_size_distance_and_weight(target: str, apart: float, damage: int) -> None:
    from grognard.rulesets.colossus import ram

    game = rammer("sr_breaker", target, apart)
    attacker, defender = game.battle.units

    assert ram.damage(attacker, defender, apart).total == damage


@pytest.mark.clause("colossus:4.631", "colossus:4.632")
def test_a_ram_that_hits_hurts_both_and_one_that_misses_neither() -> None:
    hit = play(rammer("sr_cutlass", "ac_maul", 6), ["ram:b1", [6, 6, 6, 6], [1] * 4])
    assert (hit.battle.unit("b1").armor, hit.battle.unit("a1").armor) == (4, 2)

    miss = play(rammer("sr_cutlass", "ac_maul", 6), ["ram:b1", [1, 1, 1, 1], [1] * 4])
    assert (miss.battle.unit("b1").armor, miss.battle.unit("a1").armor) == (8, 4)


@pytest.mark.clause("colossus:4.632", "colossus:4.919")
def test_recoil_is_computed_before_plates_reduce_the_damage() -> None:
    game = play(rammer("sr_cutlass", "ac_monolith", 3), ["ram:b1", [6] * 4, [1] * 3, "use"])

    # DMG 2 + 1 = 3: plates take one off the Monolith's loss, the recoil stays 1.
    assert game.battle.unit("b1").armor == 10
    assert game.battle.unit("a1").armor == 3


@pytest.mark.clause(
    "colossus:4.700", "colossus:4.701", "colossus:4.702", "colossus:4.703", "colossus:4.704"
)
def test_fours_hit_fives_save_and_one_success_left_deals_the_damage_once() -> None:
    game = play(duel("ac_pikestaff", "ac_pikestaff"), ["ranged:b1", [4, 5, 3], [4, 4, 5, 1]])
    assert game.battle.unit("b1").armor == 1
    (damaged,) = told(game, "damaged")
    assert (damaged.unit, damaged.armor, damaged.structure) == ("b1", 3, 0)

    more = play(duel("ac_pikestaff", "ac_pikestaff"), ["ranged:b1", [4, 5, 6], [1, 1, 1, 1]])
    assert more.battle.unit("b1").armor == 1


@pytest.mark.clause("colossus:4.705")
def test_as_many_saves_as_hits_is_a_miss() -> None:
    game = play(duel("ac_pikestaff", "ac_pikestaff"), ["ranged:b1", [4, 5, 3], [5, 6, 1, 1]])

    assert game.battle.unit("b1").armor == 4
    (missed,) = told(game, "missed")
    assert (missed.hits, missed.saves) == (2, 2)

    (clear,) = told(
        play(duel("ac_pikestaff", "ac_pikestaff"), ["ranged:b1", [4, 3, 3], [5, 6, 1, 1]]), "missed"
    )
    assert (clear.hits, clear.saves) == (1, 2)


@pytest.mark.clause("colossus:4.710", "colossus:4.711", "colossus:4.712")
def test_armor_goes_first_then_structure_and_neither_below_nothing() -> None:
    game = duel("ac_pikestaff", "ac_pikestaff")
    target = game.battle.unit("b1")

    suffer(game.battle, target, 5)
    assert (target.armor, target.structure, target.destroyed) == (0, 2, "")
    suffer(game.battle, target, 9)
    assert (target.armor, target.structure, target.destroyed) == (0, 0, "combat")


@pytest.mark.clause("colossus:4.713", "colossus:3.65")
def test_a_unit_destroyed_in_combat_still_makes_its_attack_at_full_effect() -> None:
    game = duel("ac_pikestaff", "ac_pikestaff", b={"armor": 0, "structure": 1})
    play(game, ["ranged:b1", [6, 6, 6], [1] * 4])
    assert game.battle.unit("b1").destroyed == "combat"

    play(game, ["ranged:a1", [6, 6, 6], [1] * 4])

    assert game.battle.unit("a1").armor == 1


@pytest.mark.clause("colossus:4.714", "colossus:4.632")
def test_damage_to_a_wreck_is_ignored_but_a_ram_still_recoils() -> None:
    game = position(
        unit("a1", "sr_cutlass", 20, 10, moved=True, ram="b1", ram_distance=6),
        unit(
            "b1",
            "ac_maul",
            20,
            12,
            moved=True,
            attacked=True,
            structure=0,
            destroyed="combat",
            armor=0,
        ),
    )

    play(game, [[6] * 4, [1] * 4])

    assert game.battle.unit("b1").stress == 0
    assert game.battle.unit("a1").armor == 2


@pytest.mark.clause("colossus:4.723")
def test_recoil_brings_its_own_stress() -> None:
    game = play(rammer("sr_cutlass", "ac_maul", 6, a={"armor": 2}), ["ram:b1", [6] * 4, [1] * 4])

    # Cutlass: size difference 2 costs 1; recoil 2 takes Armor from half to none: 1 more.
    assert game.battle.unit("a1").stress == 2


@pytest.mark.clause("colossus:3.63", "colossus:4.102")
def test_who_turns_on_the_spot_is_judged_by_his_new_facing() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 20, 0, moved=True, stationary=True),
        unit("b1", "ac_pikestaff", 20, 21.5, 180, moved=True, stationary=True),
    )
    assert [o.key for o in game.decision.options] == ["melee:b1", "pass"]
    play(game, ["pass", "pass", [6, 1]])

    play(game, ["turn", Placement((), 180), "nobody"])
    play(game, ["turn", Placement((), 180), "nobody"])

    assert game.battle.phase == "combat"
    assert [o.key for o in game.decision.options] == ["ranged:b1", "pass"]


@pytest.mark.clause("colossus:4.913", "colossus:4.515")
def test_a_flanker_strikes_harder_from_behind_in_melee_too() -> None:
    game = position(
        unit("a1", "sr_skiff", 20, 10, moved=True, changed={"tags": ["flanker"]}),
        unit("b1", "ac_maul", 20, 11.75, 0, moved=True),
    )

    assert parts(game, "melee:b1", "attack", "use") == {"base": 3, "flanker": 1}


@pytest.mark.clause("colossus:1.7", "colossus:4.621")
def test_somebody_rammed_always_has_a_die() -> None:
    clumsy = {"stationary": True, "changed": {"skill": 1}}
    game = play(rammer("sr_breaker", "ac_maul", 5.0, b=clumsy), ["ram:b1"])

    assert pools(odds(game))["defence"] == 1


@pytest.mark.clause("colossus:1.27", "colossus:4.501")
def test_one_point_of_damage_is_enough_to_strike_and_none_is_not() -> None:
    def offered(melee: int) -> list[str]:
        game = duel("ac_maul", "ac_maul", 0.0, a={"changed": {"damage": [melee, 1, 1, 1]}})
        return [option.key for option in attack_options(game.battle, game.battle.unit("a1"))]

    assert offered(1) == ["melee:b1"]
    assert offered(0) == []


BESIDE = {"left": (-2.0, -3.0, -0.8, -1.8), "right": (0.8, -3.0, 2.0, -1.8)}
"""Where a building hides one edge of a Size 4 machine from somebody due south of it."""


def turned(rect: tuple[float, float, float, float], quarters: int) -> list[float]:
    """A rectangle round (30, 24), turned by quarters of a circle."""
    west, south, east, north = rect
    for _ in range(quarters):
        west, south, east, north = -north, west, -south, east
    return [30 + west, 24 + south, 30 + east, 24 + north]


def sheltered(rect: tuple[float, float, float, float], quarters: int) -> bool:
    dx, dy = [(0, -1), (1, 0), (0, 1), (-1, 0)][quarters]
    battle = position(
        unit("a1", "ac_squire", 30 + 10 * dx, 24 + 10 * dy, moved=True),
        unit("b1", "ac_maul", 30, 24, moved=True),
        terrain("solid", *turned(rect, quarters)),
    ).battle
    return covers(battle, battle.unit("a1"), battle.unit("b1"), indirect=False) == ["t0"]


@pytest.mark.clause("colossus:4.310")
@pytest.mark.parametrize("edge", BESIDE)
@pytest.mark.parametrize("quarters", range(4))
def test_a_corner_that_hides_either_edge_of_a_base_gives_cover_from_any_direction(
    quarters: int, edge: str
) -> None:
    west, south, east, north = BESIDE[edge]

    assert sheltered((west, south, east, north), quarters)
    assert not sheltered((west, south - 1.2, east, north - 1.2), quarters), "too far from the base"
    assert not sheltered((west, -north, east, -south), quarters), "behind it"
