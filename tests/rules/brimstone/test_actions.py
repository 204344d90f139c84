"""Actions and movement (4.101-4.122)."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.questions import Choose, Place
from grognard.rulesets.brimstone.actions import ACTIONS
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.dice import RollPool
from grognard.rulesets.brimstone.field import gap
from grognard.testing import play
from grognard.testing.brimstone import duel, model, near, position, terrain, to, unit, why_not
from grognard.testing.positions import keys, told

FAR = unit("b9", "ac_legion", 34, 34)


def alone(profile: str, *more: str, **state: Any) -> Game[Battle]:
    return position(unit("a1", profile, 10, 10, **state), FAR, *more, active="a1")


def refused(game: Game[Battle], *points: tuple[float, float]) -> str | None:
    assert isinstance(game.decision, Place)
    refusal = game.decision.region.refuse(to(*points))
    return refusal.reason if refusal else None


@pytest.mark.clause("brimstone:4.101", "brimstone:4.102")
def test_free_and_engaged_models_have_their_own_actions() -> None:
    free = alone("gm_musk")
    fighting = duel("gm_musk", "ac_legion")

    assert keys(free) == [
        "advance", "run", "assault", "charge", "shooting", "concentration", "focusing", "hold",
    ]  # fmt: skip
    assert keys(fighting) == ["concentration", "melee", "flee", "hold"]
    assert why_not(free, "melee") == "4.102"
    assert why_not(fighting, "run") == "4.102"
    assert len(ACTIONS) == 11
    play(free, ["hold"])
    assert model(free, "a1").status == "activated"


@pytest.mark.clause("brimstone:4.103")
def test_an_advance_goes_up_to_dpt() -> None:
    game = play(alone("gm_halb"), ["advance"])

    assert refused(game, (14, 10)) is None
    assert refused(game, (12, 10), (12, 12)) is None
    assert refused(game, (14.1, 10)) == "too-far"


@pytest.mark.clause("brimstone:4.104")
def test_a_run_goes_up_to_twice_dpt() -> None:
    game = play(alone("gm_halb"), ["run"])

    assert refused(game, (18, 10)) is None
    assert refused(game, (18.1, 10)) == "too-far"


@pytest.mark.clause("brimstone:4.105")
def test_an_assault_ends_in_contact_and_attacks_at_full_strength() -> None:
    game = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 14, 10), active="a1")
    play(game, ["assault", to((13, 10)), "engage:b1"])

    assert near(model(game, "a1").at, 12.8, 10)
    assert isinstance(game.question, RollPool) and game.question.points == 4


@pytest.mark.clause("brimstone:4.106", "brimstone:7.2")
def test_a_charge_may_be_declared_on_anybody_and_costs_a_die() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", 16, 10),
        unit("b2", "ac_legion", 34, 34),
        active="a1",
    )
    play(game, ["charge"])
    assert keys(game) == ["b1", "b2"]
    play(game, ["b2"])
    assert told(game, "action-failed")[0].action == "charge"
    assert gap(model(game, "a1"), model(game, "b2")) == pytest.approx(
        ((34 - 10) ** 2 * 2) ** 0.5 - 1.2 - 8, abs=0.02
    )


@pytest.mark.clause("brimstone:4.106")
def test_nobody_is_charged_once_every_enemy_in_play_is_controlled() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", 20, 10, states={"controlled": 1}),
        active="a1",
    )

    assert "charge" not in keys(game)
    assert why_not(game, "charge") == "4.106"


@pytest.mark.clause("brimstone:4.107", "brimstone:4.410")
def test_moving_before_a_shot_costs_a_die() -> None:
    still = play(alone("gm_isaura", spent=["last_stand"]), ["shooting", to()])
    moved = play(alone("gm_isaura", spent=["last_stand"]), ["shooting", to((12, 10))])

    assert isinstance(still.question, RollPool) and still.question.points == 3
    assert isinstance(moved.question, RollPool) and moved.question.points == 2


@pytest.mark.clause("brimstone:4.108")
def test_a_free_concentration_moves_before_or_after_its_effect() -> None:
    def netter() -> Game[Battle]:
        return position(
            unit("a1", "gm_netter", 10, 10), unit("b1", "ac_legion", 18, 10), active="a1"
        )

    before = play(netter(), ["concentration", "move-first", to((13, 10))])
    assert keys(before) == ["cast_net:a1:b1", "none"]
    play(before, ["none"])
    assert model(before, "a1").status == "activated"

    after = play(netter(), ["concentration", "effect-first"])
    assert isinstance(after.decision, Place)
    play(after, [to((13, 10))])
    assert model(after, "a1").at == (13.0, 10.0)


@pytest.mark.clause("brimstone:4.109")
def test_an_engaged_concentration_ends_in_an_exchange_at_a_penalty() -> None:
    game = duel("gm_netter", "ac_legion", unit("b2", "ac_imp", 10, 11.2))
    play(game, ["concentration", "none"])

    assert keys(game) == ["b1", "b2"]
    assert game.decision.ruled == "b1"
    play(game, ["b1"])
    assert isinstance(game.question, RollPool) and game.question.points == 2
    play(game, [[1, 1]])
    assert game.question.need == 2


@pytest.mark.clause("brimstone:4.110", "brimstone:4.802")
def test_focusing_uses_one_exhausting_effect_without_moving() -> None:
    game = position(unit("a1", "gm_amos", 10, 10), unit("b1", "ac_legion", 16, 10), active="a1")
    play(game, ["focusing"])

    assert keys(game) == ["chains:a1:b1", "none"]
    play(game, ["chains:a1:b1", [4, 1, 1, 1]])
    assert model(game, "b1").states == {"stunned": 1}
    assert model(game, "a1").at == (10.0, 10.0)


@pytest.mark.clause("brimstone:4.111")
def test_melee_attacks_one_enemy_in_contact() -> None:
    game = duel("gm_halb", "ac_legion", unit("b2", "ac_imp", 10, 11.2), FAR)
    play(game, ["melee"])

    assert keys(game) == ["b1", "b2"]
    assert game.decision.ruled == "b2"


@pytest.mark.clause("brimstone:4.112")
def test_the_opponent_chooses_who_strikes_a_fleer_among_those_able() -> None:
    game = duel(
        "gm_halb",
        "ac_legion",
        unit("b2", "ac_imp", 10, 11.2),
        unit("b3", "ac_legion", 10, 8.8, states={"knocked_down": 0}),
    )
    play(game, ["flee"])

    assert (game.decision.seat, keys(game)) == ("B", ["b1", "b2"])
    assert game.decision.ruled == "b1"
    harmless = duel("gm_halb", "ac_legion", b={"states": {"immobilized": 1}})
    play(harmless, ["flee", to((7, 10))])
    assert model(harmless, "a1").at == (7.0, 10.0)
    assert not told(harmless, "flee-struck")


@pytest.mark.clause("brimstone:4.112")
def test_a_fleer_with_nowhere_to_go_stays() -> None:
    ring = [unit("b1", "ac_legion", 1.8, 0.6), unit("b2", "ac_legion", 0.6, 1.8)]
    game = position(unit("a1", "gm_halb", 0.6, 0.6, changed={"lp": 40}), *ring, active="a1")
    play(game, ["flee", "b1", [1] * 5])

    assert model(game, "a1").at == (0.6, 0.6)
    assert told(game, "could-not-flee")


@pytest.mark.clause("brimstone:4.112", "brimstone:4.205")
def test_a_fleer_may_only_approach_or_stop_in_another_zone() -> None:
    game = duel("gm_halb", "ac_legion", unit("b2", "ac_imp", 6, 10))
    play(game, ["flee", [1] * 4, to((7.9, 10))])

    assert keys(game) == ["approach:b2", "stop"]


@pytest.mark.clause("brimstone:4.112", "brimstone:4.206")
def test_a_fleer_may_not_stop_at_a_zone_where_it_still_touches() -> None:
    game = position(
        unit("a1", "gm_halb", 11.2, 10),
        unit("b1", "ac_legion", 10, 10, states={"knocked_down": 0}),
        unit("b2", "ac_legion", 11.2, 12.203),
        active="a1",
    )
    # Sliding along b1's base it enters b2's zone in contact; an approach can still end free.
    play(game, ["flee", to((11.195, 10.1), (11.195, 11))])

    assert game.decision.topic == "place-approach"
    assert refused(game) == "must-end-free"
    assert refused(game, (11.2, 10.1)) == "must-end-free"
    play(game, [to((11.2, 10.5))])
    assert gap(model(game, "a1"), model(game, "b1")) > 0.01


@pytest.mark.clause("brimstone:4.112", "brimstone:3.15")
def test_a_fleer_at_a_marked_vertex_who_is_free_may_stay() -> None:
    game = position(
        unit("a1", "gm_halb", 11.2, 10),
        unit("b1", "ac_legion", 10, 10, states={"knocked_down": 0}),
        unit("b2", "ac_nhal", 20, 10),
        active="a1",
    )
    play(game, ["flee", to((13, 10), (13, 11)), "mark:0"])
    while game.decision.topic == "window":
        play(game, ["pass"])

    assert game.decision.topic == "place-replan"
    assert refused(game) is None
    play(game, [to()])
    assert model(game, "a1").at == (13.0, 10.0)


@pytest.mark.clause("brimstone:4.113")
def test_standing_up_ends_being_down() -> None:
    game = duel("gm_halb", "ac_legion", a={"states": {"knocked_down": 0}})

    assert keys(game) == ["stand_up", "hold"]
    play(game, ["stand_up"])
    assert model(game, "a1").states == {}
    assert not told(game, "melee-declared")


@pytest.mark.clause("brimstone:4.114")
def test_hold_is_always_possible_and_counts_for_states() -> None:
    game = alone("gm_halb", states={"immobilized": 1, "controlled": 1})

    assert model(game, "a1").states == {}
    assert told(game, "held")


@pytest.mark.clause("brimstone:4.115")
def test_a_path_need_not_be_straight_nor_use_its_allowance() -> None:
    game = play(alone("gm_halb"), ["advance"])

    assert refused(game) is None
    assert refused(game, (11, 10), (11, 11), (10, 11), (10, 10.5)) is None
    assert refused(game, (12, 10), (10, 10), (10.5, 10)) == "too-far"
    play(game, [to((11, 10), (11, 11))])
    assert told(game, "moved")[0].distance == 2.0


@pytest.mark.clause("brimstone:4.116")
def test_nothing_is_passed_through() -> None:
    game = alone("gm_halb", unit("a2", "gm_halb", 12, 10), terrain("tall", 10, 13.5, 1.0))
    play(game, ["advance"])

    assert refused(game, (14, 10)) == "path-blocked"
    assert refused(game, (10, 14)) == "path-through-tall"
    assert refused(game, (10.8, 10)) is None
    edge = play(position(unit("a1", "gm_halb", 1, 1), FAR, active="a1"), ["advance"])
    assert refused(edge, (0.5, 1)) == "off-table"


@pytest.mark.clause("brimstone:4.117")
def test_contact_ends_movement() -> None:
    down = {"states": {"knocked_down": 0}}
    game = alone("gm_halb", unit("b1", "ac_legion", 12, 10, **down))
    play(game, ["advance"])

    assert refused(game, (10.8, 10)) is None
    assert refused(game, (10.8, 10), (10.8, 12)) == "contact-ends-move"
    pair = alone(
        "gm_halb", unit("b1", "ac_legion", 12, 11, **down), unit("b2", "ac_legion", 12, 9, **down)
    )
    play(pair, ["advance", to((11.337, 10))])
    assert told(pair, "engaged")[0].enemies == ("b1", "b2")


@pytest.mark.clause("brimstone:4.118")
def test_the_shortest_route_bends_round_bases_and_basalt() -> None:
    game = position(
        unit("a1", "gm_ortrud", 10, 10, spent=["blood_oath"]),
        unit("a2", "gm_halb", 12.5, 10.3),
        unit("b1", "ac_legion", 16, 10),
        active="a1",
    )
    play(game, ["charge", "engage:b1"])

    ortrud = model(game, "a1")
    assert gap(ortrud, model(game, "b1")) == pytest.approx(0.0, abs=0.002)
    assert ortrud.place[1] < 10
    assert told(game, "moved")[0].distance > 4.8


@pytest.mark.clause("brimstone:4.118")
def test_of_equally_short_routes_the_mover_picks() -> None:
    game = position(
        unit("a1", "gm_ortrud", 10, 10, spent=["blood_oath"]),
        unit("b1", "ac_legion", 16, 10),
        terrain("tall", 13, 10, 0.5),
        active="a1",
    )
    play(game, ["charge"])

    assert keys(game) == ["route:0", "route:1"]


@pytest.mark.clause("brimstone:4.118", "brimstone:4.120")
def test_an_enemy_without_a_route_cannot_be_engaged() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", 1, 1),
        terrain("tall", 0, 2.5, 4, 3),
        terrain("tall", 2.5, 0, 3, 2.5),
        active="a1",
    )
    play(game, ["charge"])

    assert model(game, "a1").at == (10.0, 10.0)
    assert told(game, "action-failed")


@pytest.mark.clause("brimstone:4.119")
def test_an_advance_into_contact_engages_without_an_attack() -> None:
    game = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 14, 10), active="a1")
    play(game, ["advance", to((13, 10)), "engage:b1"])

    assert told(game, "engaged")
    assert not told(game, "melee-declared")


@pytest.mark.clause("brimstone:4.120")
def test_an_assault_without_contact_makes_no_attack() -> None:
    game = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 14, 10), active="a1")
    play(game, ["assault", to((13, 10)), "stop"])

    assert near(model(game, "a1").at, 11.8, 10)
    assert told(game, "action-failed")[0].action == "assault"


@pytest.mark.clause("brimstone:4.121")
def test_an_engaged_model_moves_only_by_fleeing() -> None:
    game = duel("gm_halb", "ac_legion")

    for action in ("advance", "run", "assault", "charge", "shooting"):
        assert why_not(game, action) in ("4.102", "1.8")
    assert "flee" in keys(game)


@pytest.mark.clause("brimstone:4.122")
def test_a_model_without_displacement_may_declare_a_move_but_stays() -> None:
    game = alone("ac_wretch", states={"slowed": 1}, changed={"dpt": 2})
    play(game, ["run"])

    assert model(game, "a1").at == (10.0, 10.0)
    assert model(game, "a1").status == "activated"


@pytest.mark.clause("brimstone:2.10")
def test_nobody_rests_on_a_wall_except_in_contact() -> None:
    wall = terrain("low", 12, 8, 12.5, 12)
    game = play(alone("gm_halb", wall), ["advance"])
    assert refused(game, (11.8, 10)) == "rests-on-low"
    assert refused(game, (11.3, 10)) is None

    across = position(
        unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 13.2, 10), wall, active="a1"
    )
    play(across, ["assault", to((13, 10)), "engage:b1"])
    assert near(model(across, "a1").at, 12.0, 10)


@pytest.mark.clause("brimstone:2.10")
def test_a_pool_burns_once_whoever_touches_it() -> None:
    pool = terrain("pool", 13, 10, 1)
    game = play(alone("gm_halb", pool), ["advance", to((11.5, 10))])
    assert model(game, "a1").burns == [(1, 2)]

    burning = play(alone("gm_halb", pool, burns=[[2, 1]]), ["advance", to((11.5, 10))])
    assert model(burning, "a1").burns == [(2, 1)]

    standing = position(unit("a1", "gm_halb", 13, 10), FAR, pool, active="a1")
    assert model(standing, "a1").burns == [(1, 2)]


@pytest.mark.clause("brimstone:4.118", "brimstone:4.116")
def test_nobody_is_engaged_from_beyond_the_edge_of_the_table() -> None:
    game = position(
        unit("a1", "ac_duke", 10, 0.8, spent=["vae_soli"]),
        unit("b1", "gm_halb", 5, 0.6),
        active="a1",
    )
    play(game, ["charge"])

    assert model(game, "a1").at == (10.0, 0.8)
    assert told(game, "action-failed")


def test_every_action_says_what_it_is() -> None:
    free, fighting = alone("gm_musk").decision, duel("gm_musk", "ac_legion").decision

    assert isinstance(free, Choose)
    assert isinstance(fighting, Choose)
    assert all(option.note for option in [*free.options, *fighting.options])
    notes = {option.key: option.note for option in fighting.options}
    assert notes["concentration"] == "note-concentration-engaged"


@pytest.mark.clause("brimstone:4.103", "brimstone:1.2")
def test_a_move_is_told_however_short_and_staying_is_none() -> None:
    goes = play(alone("gm_halb"), ["advance", to((10.5, 10))])
    stays = play(alone("gm_halb"), ["advance", to()])

    assert [event.distance for event in told(goes, "moved")] == [0.5]
    assert told(stays, "moved") == []
