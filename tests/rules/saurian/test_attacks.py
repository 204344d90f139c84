"""Attacks: reach, Hit, zones, Damage (4.19-4.41)."""

from typing import Any

import pytest

from grognard.kernel.questions import Choose
from grognard.kernel.refusals import Refusal
from grognard.rulesets.saurian import RULESET
from grognard.rulesets.saurian.assault import Attack, reached_models
from grognard.rulesets.saurian.attack import dodge_score, hit_score
from grognard.rulesets.saurian.content import Action
from grognard.rulesets.saurian.damage import faced_zones, force_of, piercing
from grognard.rulesets.saurian.scores import armour
from grognard.rulesets.saurian.targets import impacts
from grognard.testing.positions import keys, parts_of, seat, told
from grognard.testing.saurian import acting, at, go, ground, hx, last, of, topic, unit

SHOOT, MELEE = Action(do="shoot"), Action(do="melee")


@pytest.mark.clause("saurian:4.19")
def test_an_attack_may_be_aimed_at_an_ally() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0)), unit("a2", "rap", (5, 4, 0)), unit("b1", "tro", (9, 4))
    )

    go(game, "base:melee")
    assert keys(game) == ["none", f"a2@{hx(5, 4)}"]


@pytest.mark.clause("saurian:4.20", "saurian:4.22")
def test_melee_reaches_the_front_only() -> None:
    game = acting(
        unit("a1", "alp", (4, 4, 0)),
        unit("b1", "tro", (5, 4)),
        unit("b2", "trk", (3, 4)),
        unit("b3", "hun", (6, 4)),
    )

    go(game, "base:melee")

    assert [e.target for e in told(game, "attacked")] == ["b1"]


@pytest.mark.clause("saurian:4.20")
def test_a_spit_leaves_by_the_front() -> None:
    front = acting(unit("a1", "dil", (4, 4, 0)), unit("b1", "tro", (6, 4)))
    behind = acting(unit("a1", "dil", (4, 4, 3)), unit("b1", "tro", (6, 4)))

    assert "base:shoot" in keys(front)
    assert "base:shoot" not in keys(behind)


@pytest.mark.clause("saurian:4.21", "saurian:4.23")
def test_out_of_range_there_is_no_shot_and_the_refusal_says_so() -> None:
    game = acting(
        unit("a1", "tro", (1, 4)),
        unit("b1", "rap", (5, 4, 3)),
        unit("b2", "alp", (6, 4, 3)),
        unit("b3", "alp", (3, 4, 3)),
    )
    go(game, "base:shoot")
    assert keys(game) == [f"b1@{hx(5, 4)}", f"b3@{hx(3, 4)}", "none"]

    with pytest.raises(Refusal) as refused:
        game.answer(f"b2@{hx(6, 4)}")

    assert (refused.value.rule, refused.value.reason) == ("4.21", "out-of-reach")


@pytest.mark.clause("saurian:4.21", "saurian:4.101")
def test_a_unit_with_two_weapons_chooses() -> None:
    game = acting(unit("a1", "tro", (3, 4), weapon="we_3"), unit("b1", "rap", (5, 4, 3)))

    go(game, "base:shoot")

    assert (topic(game), keys(game)) == ("weapon", ["wb_1", "we_3"])


@pytest.mark.clause("saurian:4.24")
def test_units_and_objects_never_block_a_line() -> None:
    game = acting(
        unit("a1", "hun", (2, 4)),
        unit("b1", "rex", (4, 4, 3)),
        unit("b2", "cpt", (7, 4)),
        things=[{"kind": "truck", "at": [3, 4]}],
    )
    walled = acting(
        unit("a1", "hun", (2, 4)), unit("b2", "cpt", (7, 4)), ground("impassable", (5, 4))
    )

    go(game, "base:shoot")
    assert f"b2@{hx(7, 4)}" in keys(game)
    assert "base:shoot" not in keys(walled)


@pytest.mark.clause("saurian:4.25")
def test_standing_and_fallen_models_do_not_attack_together() -> None:
    game = acting(
        unit(
            "a1",
            "rap",
            models=[
                {"at": [4, 4], "facing": 0},
                {"at": [5, 3], "facing": 4, "knocked": True},
            ],
            active="rap_3",
            revealed=True,
        ),
        unit("b1", "tro", (5, 4), changed={"health": 9}),
    )

    go(game, "card")
    assert keys(game) == ["0", "1"]
    go(game, "1")

    assert last(game, "tested").score == 3


@pytest.mark.clause("saurian:4.26", "saurian:4.27")
@pytest.mark.parametrize(("models", "bonus"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_the_group_bonus_is_at_most_two(models: int, bonus: int) -> None:
    game = acting(unit("a1", "tro", (3, 4)), unit("b1", "rap", (5, 4, 3)))
    attack = Attack(of(game, "a1"), SHOOT, False, list(range(models)), of(game, "b1"))

    assert parts_of(hit_score(game.battle, attack)).get("group", 0) == bonus


@pytest.mark.clause("saurian:4.28")
def test_the_hex_attacked_tells_whether_the_card_counts_for_dodge() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0)),
        unit(
            "b1",
            "rap",
            models=[
                {"at": [5, 4], "facing": 3},
                {"at": [4, 3], "facing": 3, "knocked": True},
            ],
            active="rap_7",
            revealed=True,
        ),
    )
    rex, pack = of(game, "a1"), of(game, "b1")
    upright = Attack(rex, MELEE, False, [0], pack, hx(5, 4))
    fallen = Attack(rex, MELEE, False, [0], pack, hx(4, 3))

    assert dodge_score(game.battle, upright, pack).total == 6
    assert dodge_score(game.battle, fallen, pack).total == 3


@pytest.mark.clause("saurian:4.29")
def test_a_failed_attack_does_nothing() -> None:
    game = acting(unit("a1", "rex", (4, 4, 0)), unit("b1", "cpt", (5, 4), changed={"dodge": 6}))

    go(game, "base:melee")

    assert last(game, "missed").target == "b1"
    assert of(game, "b1").models[0].health == 4


@pytest.mark.clause("saurian:4.30")
def test_a_grenade_tests_everybody_in_its_area_but_the_shooter() -> None:
    game = acting(
        unit("a1", "tro", (3, 4), weapon="we_1", changed={"health": 1}),
        unit("a2", "hun", (5, 3)),
        unit("b1", "rap", (5, 4, 3), (9, 8, 3)),
        unit("b2", "cpt", (6, 4)),
    )
    go(game, "base:shoot", "we_1", f"aim@{hx(5, 4)}", f"0>{hx(5, 4)}")
    while topic(game) == "order":
        go(game, keys(game)[0])
        while topic(game) in ("zone", "wound"):
            go(game, "cw_1" if topic(game) == "wound" else keys(game)[0])

    assert {e.target for e in told(game, "attacked")} == {"a2", "b1", "b2"}
    assert all(t.score == 3 for t in told(game, "tested"))
    assert [m.number for m in of(game, "b1").models] == [1]


@pytest.mark.clause("saurian:4.30")
def test_half_a_beast_in_the_area_is_enough() -> None:
    game = acting(
        unit("a1", "hun", (3, 4), weapon="we_1"),
        unit("b1", "tri", (8, 4, 0), changed={"dodge": 0}),
    )

    go(game, "base:shoot", "we_1", f"aim@{hx(6, 4)}")

    assert last(game, "damage-dealt").unit == "b1"
    assert told(game, "health-lost")


@pytest.mark.clause("saurian:4.30", "saurian:4.21")
def test_a_grenade_thrown_too_far_falls_short_on_its_line() -> None:
    game = acting(unit("a1", "tro", (1, 4), weapon="we_1"), unit("b1", "rap", (6, 4, 3)))
    model = of(game, "a1").models[0]
    weapon = RULESET.content.weapons["we_1"]

    found = impacts(game.battle, of(game, "a1"), model, hx(6, 4), weapon)

    assert [game.battle.board.places[hex_] for hex_ in found] == [(5, 4)]
    go(game, "base:shoot")
    assert f"aim@{hx(6, 4)}" in keys(game)


@pytest.mark.clause("saurian:4.30", "saurian:4.33")
def test_outside_the_impact_hex_the_zone_is_told_from_the_impact() -> None:
    game = acting(unit("a1", "tro", (3, 4), weapon="we_1"), unit("b1", "rap", (6, 4, 0)))
    attack = Attack(
        of(game, "a1"), SHOOT, False, [0], of(game, "b1"), weapon=RULESET.content.weapons["we_1"]
    )
    attack.impact = hx(7, 4)
    assert faced_zones(game.battle, attack, of(game, "b1")) == {0: [("front", hx(6, 4))]}
    attack.impact = hx(6, 4)
    assert faced_zones(game.battle, attack, of(game, "b1")) == {0: [("rear", hx(6, 4))]}


@pytest.mark.clause("saurian:4.31", "saurian:4.44", "saurian:4.20")
def test_a_tail_sweep_strikes_everybody_behind() -> None:
    game = acting(
        unit("a1", "rex", (5, 4, 0), active="rex_6", revealed=True),
        unit("b1", "cpt", (3, 4), changed={"health": 20}),
        unit("b2", "hun", (3, 3), changed={"health": 20}),
        unit("b3", "pha", (6, 4)),
    )

    go(game, "card", "b1", "cw_1", "cw_2")
    assert [t.target for t in told(game, "tested")] == ["b1", "b2"]
    go(game, "0", "all", "yes", "0", f"{hx(4, 4)}>{hx(3, 3)}", "all")

    assert [t.skill for t in told(game, "tested")] == ["me", "me", "st", "st"]
    assert at(game, "b1") == (2, 4)
    assert len(told(game, "followed")) == 1
    assert of(game, "b3").models[0].health == 3


@pytest.mark.clause("saurian:4.32")
def test_excess_damage_of_a_single_attack_is_lost() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_1", revealed=True),
        unit("b1", "tro", (5, 4)),
    )

    go(game, "card")

    assert last(game, "damage-dealt").damage == 5
    assert len(of(game, "b1").models) == 3


@pytest.mark.clause("saurian:4.33", "saurian:1.22")
def test_the_shared_edge_tells_the_zone_in_melee() -> None:
    game = acting(unit("a1", "alp", (4, 4, 0)), unit("b1", "rap", (5, 4, 0)))
    attack = Attack(of(game, "a1"), MELEE, False, [0], of(game, "b1"))

    assert faced_zones(game.battle, attack, of(game, "b1")) == {0: [("rear", hx(5, 4))]}


@pytest.mark.clause("saurian:4.34")
def test_armour_counts_the_card_unless_knocked_and_shields_in_melee() -> None:
    game = acting(
        unit("a1", "tri", (4, 4, 0), active="tri_3", revealed=True),
        unit("b1", "tro", (8, 4), gear="ge_1"),
    )
    tri, squad = of(game, "a1"), of(game, "b1")

    def total(target: Any, **how: Any) -> int:
        usual = {"melee": True, "knocked": False, "pierce": 0}
        return armour(target, how.pop("zone", "front"), **(usual | how)).total

    assert (total(tri), total(tri, knocked=True), total(tri, zone="rear")) == (6, 4, 3)
    tri.active = "tri_4"
    assert total(tri) == 4
    tri.active = "tri_3"
    assert (total(tri, pierce=9), total(tri, extra=2)) == (0, 8)
    assert (total(squad, zone="all"), total(squad, zone="all", melee=False)) == (2, 1)


@pytest.mark.clause("saurian:4.35")
def test_piercing_adds_up_and_never_helps_to_hit() -> None:
    game = acting(
        unit("a1", "trk", (3, 4), active="trk_2", revealed=True),
        unit("a2", "pha", (3, 6)),
        unit("b1", "rex", (6, 4, 3)),
    )
    attack = Attack(of(game, "a1"), Action(do="shoot", pierce=1), True, [0], of(game, "b1"))
    attack.weapon = RULESET.content.weapons["wb_2"]
    assert piercing(game.battle, attack) == 2
    attack.ammo = 2

    assert piercing(game.battle, attack) == 3
    assert hit_score(game.battle, attack).total == 7


@pytest.mark.clause("saurian:4.35")
@pytest.mark.parametrize(
    ("shooter", "ammo", "row", "armour"),
    [("trk", "am_2", 6, 2), ("trk", "am_2", 7, 3), ("hun", "am_6", 6, 2), ("hun", "am_6", 7, 2)],
)
def test_a_potent_mix_nearby_makes_darts_pierce_and_nothing_else(
    shooter: str, ammo: str, row: int, armour: int
) -> None:
    game = acting(
        unit("a1", shooter, (3, 4), ammunition=[ammo]),
        unit("a2", "pha", (3, row)),
        unit("b1", "tri", (6, 4, 3), changed={"dodge": 0}),
    )

    go(game, "base:shoot", f"b1@{hx(6, 4)}")
    while topic(game) != "ammunition":
        go(game, keys(game)[-1])
    go(game, ammo)

    assert last(game, "damage-dealt").armour == armour


@pytest.mark.clause("saurian:4.36")
def test_attackers_before_different_armour_choose_the_zone() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), (6, 4, 3)),
        unit("b1", "alp", (5, 4, 3), changed={"dodge": 0, "health": 9}),
    )

    go(game, "base:melee", "0+1")

    assert last(game, "damage-dealt").damage == 3
    assert last(game, "damage-dealt").force == 4


@pytest.mark.clause("saurian:4.37", "saurian:4.38")
def test_melee_hurts_by_its_hit_score_and_a_shot_by_its_weapon() -> None:
    game = acting(
        unit("a1", "hun", (4, 4), active="ldr_3", revealed=True),
        unit("b1", "rex", (5, 4, 3)),
        seat("A", hand=["hh_2"], command=1),
    )

    go(game, "card", "hh_2")
    while topic(game) != "wound":
        go(game, "skip")

    assert last(game, "tested").score == 10
    assert (last(game, "damage-dealt").force, last(game, "damage-dealt").armour) == (5, 0)


@pytest.mark.clause("saurian:4.38", "saurian:4.94")
def test_a_boost_may_add_damage() -> None:
    game = acting(
        unit("a1", "hun", (4, 4), active="ldr_3", revealed=True, adrenaline=2),
        unit("b1", "rex", (7, 4, 3)),
    )

    go(game, "card", "yes", "cw_1")

    assert last(game, "damage-dealt").force == 6
    assert of(game, "a1").adrenaline == 0


@pytest.mark.clause("saurian:4.39", "saurian:4.58")
def test_models_out_of_reach_are_not_hurt() -> None:
    game = acting(unit("a1", "rex", (4, 4, 0)), unit("b1", "tro", (5, 4), (5, 4), (7, 7), (7, 7)))

    go(game, "base:melee")

    assert last(game, "damage-dealt").damage == 4
    assert [m.at for m in of(game, "b1").models] == [hx(7, 7), hx(7, 7)]


@pytest.mark.clause("saurian:4.39")
def test_the_defender_chooses_among_equal_models() -> None:
    game = acting(unit("a1", "hun", (4, 4)), unit("b1", "rap", (6, 4, 3), (6, 5, 3), (6, 3, 3)))
    attack = Attack(of(game, "a1"), SHOOT, False, [0], of(game, "b1"), hx(6, 4))
    attack.weapon = RULESET.content.weapons["wb_6"]
    assert len(reached_models(game.battle, attack, of(game, "b1"))) == 3

    go(game, "base:shoot", f"b1@{hx(6, 4)}")
    assert (topic(game), game.decision.seat) == ("casualty", "B")  # type: ignore[union-attr]
    go(game, "2", "0")

    assert [m.number for m in of(game, "b1").models] == [1]


@pytest.mark.clause("saurian:4.39")
def test_where_all_models_fall_nobody_is_asked_who_falls_first() -> None:
    frail = [{"at": at, "facing": 3, "health": 1} for at in ([6, 4], [6, 5], [6, 3])]
    game = acting(unit("a1", "hun", (4, 4)), unit("b1", "rap", models=frail))

    go(game, "base:shoot", f"b1@{hx(6, 4)}")

    assert of(game, "b1").models == []


@pytest.mark.clause("saurian:4.40")
def test_an_attack_without_damage_has_not_failed() -> None:
    game = acting(unit("a1", "pha", (4, 4)), unit("b1", "tri", (5, 4, 3)))

    go(game, "base:melee")

    assert last(game, "hit").target == "b1"
    assert last(game, "damage-dealt").damage == 0


@pytest.mark.clause("saurian:4.41", "saurian:3.9")
def test_an_eliminated_unit_takes_its_cards_along_and_returns_its_conditions() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0)),
        unit(
            "b1",
            "tro",
            (5, 4),
            active="tro_1",
            next="fe_2@a1",
            hand=["cw_3"],
            on_top=["fe_1"],
            models=[{"at": [5, 4]}],
        ),
        unit("b2", "rap", (9, 9 - 1, 3)),
        grabs=[{"unit": "b1", "target": "a1"}],
    )

    go(game, "base:melee")

    b1 = of(game, "b1")
    assert (b1.gone, b1.active, b1.next, len(b1.deck)) == ("eliminated", "", "", 0)
    assert game.battle.grabs == []
    assert len(game.battle.fear) == 12 and len(game.battle.wounds) == 10


@pytest.mark.clause("saurian:4.37")
def test_the_force_of_a_blow_names_its_parts() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_3", revealed=True, furious=True),
        unit("b1", "tro", (5, 4)),
    )
    attack = Attack(of(game, "a1"), MELEE, True, [0], of(game, "b1"), hx(5, 4))
    go(game, "card")

    assert parts_of(hit_score(game.battle, attack)) == {"base": 3, "card": 2, "furious": 1}
    assert last(game, "damage-dealt").force == 6
    assert callable(force_of)


@pytest.mark.clause("saurian:4.28", "saurian:4.31")
def test_of_several_sub_units_in_a_sweep_the_attacker_names_the_one_that_dodges() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_6", revealed=True),
        unit(
            "b1",
            "rap",
            models=[{"at": (2, 4)}, {"at": (2, 3), "knocked": True}],
            active="rap_7",
            revealed=True,
        ),
    )

    go(game, "card")
    assert (topic(game), keys(game)) == ("sub-unit", ["0", "1"])
    go(game, "1")

    assert (last(game, "tested").score, last(game, "tested").against) == (5, 3)


@pytest.mark.clause("saurian:4.20", "saurian:1.15")
def test_ones_own_side_is_offered_last_with_a_warning_and_never_struck_by_default() -> None:
    friend, foe = unit("a2", "trk", (4, 5)), unit("b1", "rap", (6, 4, 3))
    game = acting(unit("a1", "hun", (4, 4)), friend, foe)

    go(game, "base:shoot")
    decision = game.decision
    assert isinstance(decision, Choose)
    assert [option.piece for option in decision.options] == ["b1", None, "a2"]
    assert [option.caution for option in decision.options] == ["", "", "caution-own-side"]
    assert decision.ruled == f"b1@{hx(6, 4)}"

    alone = acting(unit("a1", "hun", (4, 4)), friend, unit("b1", "rap", (10, 8, 3)))
    assert alone.decision is not None
    assert alone.decision.ruled == "none"
    assert "base:shoot" in keys(alone)
    go(alone, "base:shoot")
    assert f"a2@{hx(4, 5)}" in keys(alone)
    assert "none" in keys(alone)


def warned(game: Any) -> list[str]:
    return [option.key for option in game.decision.options if option.caution]


@pytest.mark.clause("saurian:4.19", "saurian:1.44")
def test_a_card_that_can_do_something_else_does_not_warn_of_a_shot_at_friends() -> None:
    friend, foe = unit("a2", "trk", (4, 5)), unit("b1", "rap", (10, 8, 3))
    improvises = unit("a1", "cpt", (4, 4), active="ldr_6", revealed=True)
    crate = [{"kind": "crate", "at": [5, 4]}]
    beside_a_crate = acting(improvises, friend, foe, things=crate)
    beside_none = acting(improvises, friend, foe, supply={})

    assert "card" in keys(beside_a_crate) and "card" not in warned(beside_a_crate)
    assert "card" in warned(beside_none)


@pytest.mark.clause("saurian:4.31")
def test_a_sweep_through_friends_warns_and_is_never_usual_whomever_else_it_strikes() -> None:
    sweeps = unit("a1", "rex", (4, 4, 0), active="rex_6", revealed=True)
    foes = unit("b1", "hun", (2, 4)), unit("b2", "cpt", (2, 3))
    friend = unit("a2", "rap", (2, 5, 0))
    among_friends, among_foes = acting(sweeps, *foes, friend), acting(sweeps, *foes)

    assert "card" in warned(among_friends)
    assert among_friends.decision is not None and among_foes.decision is not None
    assert among_friends.decision.usual != "card"
    assert warned(among_foes) == []
    assert among_foes.decision.usual == "card"


@pytest.mark.clause("saurian:4.78", "saurian:1.43")
def test_a_roar_that_friends_hear_too_does_not_warn_as_they_may_be_spared() -> None:
    roars = unit("a1", "rex", (4, 4, 0))
    friend, foe = unit("a2", "rap", (4, 5, 0)), unit("b1", "tro", (5, 4))
    heard_by_both = acting(roars, friend, foe)
    heard_by_friends = acting(roars, friend, unit("b1", "tro", (10, 8)))

    assert "base:fear" in keys(heard_by_both) and "base:fear" not in warned(heard_by_both)
    assert "base:fear" in warned(heard_by_friends)
