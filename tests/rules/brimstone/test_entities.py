"""Entities and profiles (1.1-1.22)."""

import pytest

from grognard.kernel.compound import Together
from grognard.kernel.refusals import Refusal
from grognard.rulesets.brimstone import RULESET
from grognard.rulesets.brimstone.dice import RollPool
from grognard.rulesets.brimstone.field import (
    engaged,
    gap,
    in_contact,
    sight,
    snapped,
    within,
    zones_within,
)
from grognard.rulesets.brimstone.stats import clamped, combat_pool, displacement
from grognard.testing import play
from grognard.testing.brimstone import duel, model, position, terrain, to, unit, why_not
from grognard.testing.positions import keys, told

CONTENT = RULESET.content

FAR = unit("b9", "ac_legion", 34, 34)


@pytest.mark.clause("brimstone:1.1")
def test_every_die_has_six_sides_and_is_read_on_its_own() -> None:
    game = play(duel("gm_halb", "ac_legion"), ["melee"])

    with pytest.raises(Refusal):
        game.question.read([7, 1, 1, 1])
    assert game.question.trust([3, 3, 3, 3]) == 0
    assert game.question.trust([4, 1, 1, 1]) == 1


@pytest.mark.clause("brimstone:1.2", "brimstone:1.3")
def test_distance_is_the_gap_between_the_nearest_edges() -> None:
    game = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_gullet", 15.6, 10))

    assert gap(model(game, "a1"), model(game, "b1")) == pytest.approx(4.0)
    assert within(gap(model(game, "a1"), model(game, "b1")), 4.0)


@pytest.mark.clause("brimstone:1.4")
def test_models_see_and_control_all_round() -> None:
    around = [(11.9, 10), (8.1, 10), (10, 11.9), (10, 8.1)]
    game = position(
        unit("a1", "gm_halb", 10, 10),
        *(unit(f"b{n}", "ac_legion", x, y) for n, (x, y) in enumerate(around, start=1)),
    )

    for n in range(1, 5):
        assert sight(game.battle, model(game, "a1"), model(game, f"b{n}")).clear
        assert zones_within(game.battle, model(game, f"b{n}")) == ["a1"]


@pytest.mark.clause("brimstone:1.5")
def test_contact_slack_and_lattice() -> None:
    touching = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 11.21, 10))
    apart = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 11.212, 10))

    assert in_contact(model(touching, "a1"), model(touching, "b1"))
    assert not in_contact(model(apart, "a1"), model(apart, "b1"))
    assert snapped((1.23456, 7.0004)) == (1.235, 7.0)
    assert within(1.002, 1.0) and not within(1.0021, 1.0)
    game = position(unit("a1", "gm_halb", 10, 10), FAR, active="a1")
    play(game, ["advance"])
    assert game.decision.region.refuse(to((12.0005, 10))).rule == "1.5"
    assert game.decision.region.refuse(to((14.002, 10))) is None
    assert game.decision.region.refuse(to((14.003, 10))).reason == "too-far"


@pytest.mark.clause("brimstone:1.6")
def test_three_base_sizes() -> None:
    sizes = {
        entry.base: 2 * CONTENT.profile(unit_).radius
        for unit_, entry in CONTENT.unit_entries.items()
    }

    assert sizes == {"medium": 1.2, "large": 1.6, "very_large": 2.0}


@pytest.mark.clause("brimstone:1.7", "brimstone:1.13")
def test_a_profile_has_its_stats_and_weapons() -> None:
    isaura = CONTENT.profile("gm_isaura")

    assert (isaura.dpt, isaura.cbt, isaura.defence, isaura.tir, isaura.foi) == (5, 6, 4, 3, None)
    assert (isaura.cmd, isaura.pr, isaura.lp, isaura.wounded_at, isaura.cost) == (4, 2, 12, 4, 48)
    assert [weapon.id for weapon in isaura.melee] == ["sabre"]
    assert isaura.shooting is not None and isaura.shooting.range == 4


@pytest.mark.clause("brimstone:1.13")
def test_a_model_with_several_melee_weapons_names_one_before_the_dice() -> None:
    game = duel("gm_halb", "ac_legion", a={"changed": {"melee": ["claws", "greatblade"]}})

    play(game, ["melee"])
    assert keys(game) == ["claws", "greatblade"]
    play(game, ["greatblade", [4, 4, 1, 1], [1, 1, 1, 1]])

    assert model(game, "b1").lp == 9 - (6 - 1)


@pytest.mark.clause("brimstone:1.8")
def test_an_absent_stat_never_becomes_a_number() -> None:
    game = duel("gm_halb", "ac_legion", b={"changed": {"cbt": -1}, "states": {"brave": 1}})
    play(game, ["melee", [1, 1, 1, 1]])

    assert [event.seat for event in told(game, "rolled")] == ["A"]
    unarmed = duel("gm_halb", "ac_legion", a={"changed": {"cbt": -1}})
    assert why_not(unarmed, "melee") == "1.8"
    assert why_not(duel("gm_halb", "ac_legion", apart=5.0), "shooting") == "1.8"


@pytest.mark.clause("brimstone:1.9")
def test_values_add_up_and_never_fall_below_zero() -> None:
    game = position(unit("a1", "ac_wretch", 10, 10, states={"slowed": 1}, changed={"dpt": 1}), FAR)

    assert displacement(model(game, "a1")) == 0


@pytest.mark.clause("brimstone:1.10")
def test_a_difficulty_stays_between_two_and_six() -> None:
    assert [clamped(n) for n in (-1, 1, 2, 6, 7, 9)] == [2, 2, 2, 6, 6, 6]
    game = play(duel("gm_halb", "ac_legion", b={"changed": {"def": 8}}), ["melee"])
    assert game.question.need == 6


@pytest.mark.clause("brimstone:1.11")
def test_only_officers_bear_vae_soli_and_vae_victis() -> None:
    bearers = {
        unit_: {"vae_soli", "vae_victis"} <= {e.id for e in CONTENT.profile(unit_).effects}
        for unit_ in CONTENT.unit_entries
    }

    assert [unit_ for unit_, bears in bearers.items() if bears] == ["gm_isaura", "ac_duke"]


@pytest.mark.clause("brimstone:1.12")
def test_one_attack_is_one_look_up_on_the_damage_line() -> None:
    for hits, damage in enumerate((0, 3, 5, 7, 9)):
        game = duel("gm_halb", "ac_legion", b={"changed": {"pr": 0, "lp": 30}})
        play(game, ["melee", [4] * hits + [1] * (4 - hits), [1, 1, 1, 1]])

        assert model(game, "b1").lp == 30 - damage


@pytest.mark.clause("brimstone:1.14")
def test_contact_is_enough_to_be_engaged_whatever_the_state() -> None:
    game = duel("gm_halb", "ac_legion", b={"states": {"knocked_down": 0}})

    assert engaged(game.battle, model(game, "a1"))
    assert engaged(game.battle, model(game, "b1"))


@pytest.mark.clause("brimstone:1.15")
def test_a_model_waits_is_active_and_is_activated() -> None:
    game = position(unit("a1", "gm_halb", 10, 10), FAR)

    assert model(game, "a1").status == "active"
    assert model(game, "b9").status == "waiting"
    play(game, ["hold"])
    assert model(game, "a1").status == "activated"


@pytest.mark.clause("brimstone:1.16")
def test_a_controlled_model_changes_sides_but_not_owners() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, states={"controlled": 1}),
        unit("a2", "gm_halb", 11.2, 10),
        FAR,
    )
    puppet, comrade = model(game, "a1"), model(game, "a2")

    assert (puppet.owner, puppet.commander) == ("A", "B")
    assert puppet in game.battle.enemies(comrade)
    assert engaged(game.battle, puppet) and engaged(game.battle, comrade)


@pytest.mark.clause("brimstone:1.17")
def test_a_prohibition_beats_a_permission() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, states={"sped_up": 1, "stunned": 1}),
        unit("a2", "gm_isaura", 30, 30, spent=["last_stand", "close_ranks"]),
        unit("b1", "ac_legion", 11.2, 10),
        active="a1",
    )

    play(game, ["melee"])

    assert isinstance(game.question, RollPool)


@pytest.mark.clause("brimstone:1.18", "brimstone:1.19", "brimstone:3.12")
def test_without_an_active_model_the_dominance_holder_comes_first() -> None:
    dreamers = [
        unit("a1", "ac_nhal", 10, 10, status="activated"),
        unit("b1", "ac_nhal", 14, 10, status="activated"),
    ]

    for holder in "AB":
        game = position(*dreamers, dominance=holder, seat="A")
        assert game.decision.topic == "window"
        assert game.decision.seat == holder


@pytest.mark.clause("brimstone:1.18")
def test_the_active_models_side_comes_first_in_a_window() -> None:
    game = position(
        unit("a1", "ac_nhal", 10, 10),
        unit("b1", "ac_nhal", 14, 10),
        active="b1",
        dominance="A",
    )

    assert (game.decision.topic, game.decision.seat) == ("window", "B")


@pytest.mark.clause("brimstone:1.20")
def test_every_token_survives_packing() -> None:
    game = position(
        unit(
            "a1",
            "gm_halb",
            10,
            10,
            lp=2,
            states={"stunned": 2},
            burns=[[1, 2]],
            changed={"effects": ["litany"]},
            used=["litany"],
        ),
        unit("a2", "gm_halb", 12, 10, relic=1),
        FAR,
        scenario="scattered_reliquary",
        seats={"A": {"cmd": 1, "base": 3, "kills": 2, "vp": 4}},
        turn=3,
        dominance="B",
    )
    copy = game.codec.copy(game.battle)

    assert (copy.cmd, copy.base, copy.kills, copy.points) == (
        {"A": 1, "B": 0}, {"A": 3, "B": 0}, {"A": 2, "B": 0}, {"A": 4, "B": 0},
    )  # fmt: skip
    halberdier = copy.model("a1")
    assert (halberdier.lp, halberdier.states, halberdier.burns) == (2, {"stunned": 2}, [(1, 2)])
    assert halberdier.wounded
    assert (copy.model("a2").relic, copy.relics[1].carrier) == (1, "a2")
    assert (copy.turn, copy.dominance) == (3, "B")


@pytest.mark.clause("brimstone:1.21", "brimstone:2.8")
def test_lists_are_chosen_in_secret_and_everything_is_open_afterwards() -> None:
    game = RULESET.new_game(rosters=(None, None), seed=1)
    assert isinstance(game.decision, Together)
    game.answer("march_200", seat="A")
    assert game.view("B").pieces == ()

    game.answer("court_200", seat="B")

    models = [len(RULESET.rosters()[army].units) for army in ("march_200", "court_200")]
    assert len(game.view("A").pieces) == sum(models)
    assert game.view("A").pieces == game.view("B").pieces


@pytest.mark.clause("brimstone:1.22")
def test_no_rule_halves_anything() -> None:
    game = duel("gm_halb", "ac_legion", b={"states": {"stunned": 1}})
    play(game, ["melee"])

    pool = combat_pool(game.battle, game.battle.now.attacks[0], model(game, "b1"))
    assert [part.amount for part in pool.parts] == [4, -1]
    assert all(isinstance(part.amount, int) for part in pool.parts)


@pytest.mark.clause("brimstone:2.10")
def test_terrain_slows_as_the_table_says() -> None:
    def reach(kind: str, *shape: float, who: str = "gm_halb") -> float:
        game = position(unit("a1", who, 10, 10), FAR, terrain(kind, *shape), active="a1")
        play(game, ["advance"])
        region = game.decision.region
        return max(10 + n / 10 for n in range(41) if region.refuse(to((10 + n / 10, 10))) is None)

    assert reach("difficult", 11, 8, 20, 12) == 12.5
    assert reach("area", 11, 8, 20, 12) == 12.5
    assert reach("pool", 11, 8, 20, 12) == 12.5
    assert reach("tall", 12, 8, 20, 12) == pytest.approx(11.4)
    assert reach("low", 11, 8, 11.2, 12) == 13.0
    assert reach("difficult", 20, 8, 30, 12) == 14.0
