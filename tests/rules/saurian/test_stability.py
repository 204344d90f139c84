"""Stability and Grab (4.42-4.58, 4.77, 4.109)."""

import pytest

from grognard.rulesets.saurian.stability import contacts
from grognard.testing.positions import keys, seat, told
from grognard.testing.saurian import (
    acting,
    at,
    go,
    ground,
    hx,
    last,
    moving,
    of,
    position,
    topic,
    unit,
)


@pytest.mark.clause("saurian:4.42", "saurian:4.43")
@pytest.mark.parametrize(("effect", "place", "knocked"), [("knock", 5, True), ("push", 6, False)])
def test_a_stability_action_knocks_down_or_pushes_back(
    effect: str, place: int, knocked: bool
) -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_8", revealed=True), unit("b1", "tro", (5, 4))
    )

    go(game, "card")
    assert keys(game) == ["knock", "push", "none"]
    go(game, effect)

    assert (last(game, "tested").score, last(game, "tested").against) == (9, 1)
    assert at(game, "b1") == (place, 4)
    assert all(model.knocked == knocked for model in of(game, "b1").models)
    assert topic(game) != "follow"


@pytest.mark.clause("saurian:4.44")
def test_a_lost_stability_test_after_an_attack_moves_nobody() -> None:
    game = acting(
        unit("a1", "alp", (4, 4, 0), active="rap_2", revealed=True),
        unit("b1", "tri", (6, 4, 0), changed={"dodge": 9}),
    )

    go(game, "card", "0")

    assert [test.success for test in told(game, "tested")] == [False, False]
    assert topic(game) != "effect"
    assert at(game, "b1") == (6, 4)
    assert not of(game, "b1").models[0].knocked


@pytest.mark.clause("saurian:4.44")
def test_the_attacker_names_one_model_in_contact_to_push() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), (5, 5, 2), active="rap_2", revealed=True),
        unit("b1", "cpt", (5, 4), changed={"dodge": 9}),
    )

    go(game, "card", "0+1")
    assert (topic(game), keys(game)) == ("shove", ["0", "1", "no"])
    go(game, "1", "all")

    assert at(game, "b1") == (4, 3)


@pytest.mark.clause("saurian:4.45")
def test_a_large_target_is_pushed_from_the_hex_most_in_contact() -> None:
    game = acting(unit("a1", "tri", (4, 4, 0)), unit("b1", "rex", (5, 4, 3)))
    flank = acting(unit("a1", "tri", (5, 3, 5)), unit("b1", "rex", (5, 4, 3)))
    tri, rex = of(game, "a1"), of(game, "b1")

    assert contacts(game.battle, tri, tri.models[0], rex, rex.models[0]) == [
        f"{hx(4, 4)}>{hx(5, 4)}"
    ]
    tri, rex = of(flank, "a1"), of(flank, "b1")
    assert contacts(flank.battle, tri, tri.models[0], rex, rex.models[0]) == [
        f"{hx(5, 3)}>{hx(5, 4)}",
        f"{hx(5, 3)}>{hx(6, 4)}",
    ]


@pytest.mark.clause("saurian:4.45", "saurian:4.46")
def test_a_push_moves_the_whole_footprint_and_the_attacker_may_follow() -> None:
    game = acting(
        unit("a1", "tri", (4, 4, 0), active="tri_2", revealed=True),
        unit("b1", "rex", (5, 4, 3)),
    )

    go(game, "card")
    while topic(game) != "shove":
        go(game, "cw_1")
    go(game, "0", "all", "yes")

    rex = of(game, "b1")
    assert game.battle.cells(rex, rex.models[0]) == (hx(6, 4), hx(7, 4))
    assert at(game, "a1") == (5, 4)
    assert of(game, "a1").models[0].heading == 0


@pytest.mark.clause("saurian:4.46", "saurian:4.55")
def test_whoever_follows_through_lets_go_of_what_it_holds() -> None:
    game = acting(
        unit("a1", "tri", (4, 4, 0), active="tri_2", revealed=True),
        unit("b1", "rex", (5, 4, 3)),
        unit("b2", "hun", (4, 5)),
        grabs=[{"unit": "a1", "target": "b2"}],
    )

    go(game, "card", f"b1@{hx(5, 4)}")
    while topic(game) != "shove":
        go(game, "cw_1")
    go(game, "0", "all", "yes")

    assert told(game, "followed")
    assert not game.battle.grabs


@pytest.mark.clause("saurian:4.48")
def test_a_push_against_a_wall_only_knocks() -> None:
    game = acting(
        unit("a1", "tri", (4, 4, 0), active="tri_2", revealed=True),
        unit("b1", "cpt", (5, 4), changed={"dodge": 9}),
        ground("impassable", (6, 4)),
    )

    go(game, "card", "0")
    assert keys(game) == ["knock", "none"]
    go(game, "knock")

    assert (at(game, "b1"), of(game, "b1").models[0].health) == ((5, 4), 4)
    assert of(game, "b1").models[0].knocked


@pytest.mark.clause("saurian:4.49")
def test_all_models_of_a_hex_fall_together_and_act_at_base_values() -> None:
    game = acting(
        unit("a1", "tro", (4, 4), (4, 4), (7, 7), active="tro_8", revealed=True),
        unit("b1", "cpt", (5, 4), changed={"health": 9}),
    )
    for model in of(game, "a1").models[:2]:
        model.knocked = True

    go(game, "card", "0+1")

    assert last(game, "tested").score == 3


@pytest.mark.clause("saurian:4.49", "saurian:4.94")
@pytest.mark.parametrize("knocked", [False, True])
def test_a_knocked_unit_buys_no_boost(knocked: bool) -> None:
    game = acting(
        unit("a1", "tri", (4, 4, 0), active="tri_4", revealed=True, adrenaline=2, knocked=knocked),
        unit("b1", "rex", (5, 4, 3)),
    )

    go(game, "card")

    assert (topic(game) == "boost") is not knocked


@pytest.mark.clause("saurian:4.49", "saurian:4.35")
@pytest.mark.parametrize(("knocked", "pierced"), [(False, 1), (True, 3)])
def test_the_piercing_a_card_prints_is_lost_on_the_ground(knocked: bool, pierced: int) -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_2", revealed=True, knocked=knocked),
        unit("b1", "rex", (5, 4, 3)),
    )

    go(game, "card")

    dealt = last(game, "damage-dealt")
    assert (dealt.zone, dealt.armour) == ("front", pierced)


@pytest.mark.clause("saurian:4.49", "saurian:4.94")
def test_only_standing_models_repeat_a_melee() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), (5, 5, 2), active="rap_4", revealed=True, adrenaline=2),
        unit("b1", "rex", (6, 4, 3), changed={"health": 99}),
        unit("b2", "hun", (5, 4), changed={"health": 20}),
    )
    of(game, "a1").models[1].knocked = True

    go(game, "card", f"b2@{hx(5, 4)}")
    assert keys(game) == ["0", "1"]
    go(game, "0", "yes")
    while topic(game) == "wound":
        go(game, "cw_1")

    assert [e.target for e in told(game, "attacked")] == ["b2", "b2"]
    assert topic(game) != "fighters"
    assert last(game, "tested").score == 6


@pytest.mark.clause("saurian:4.49", "saurian:4.78", "saurian:1.23")
def test_a_roar_from_the_ground_carries_one_hex_and_only_a_fearsome_one() -> None:
    def roar(kind: str, card: str, knocked: bool) -> list[str]:
        game = acting(
            unit("a1", kind, (4, 4, 0), active=card, revealed=True, knocked=knocked),
            unit("b1", "tro", (5, 4)),
            unit("b2", "hun", (6, 4), changed={"courage": 9}),
        )
        if "card" not in keys(game):
            return []
        go(game, "card")
        return keys(game) if topic(game) == "order" else [last(game, "tested").target]

    assert roar("rex", "rex_3", knocked=False) == ["b1", "b2"]
    assert roar("rex", "rex_3", knocked=True) == ["b1"]
    assert roar("tri", "tri_5", knocked=False) == ["b1", "b2"]
    assert roar("tri", "tri_5", knocked=True) == []


@pytest.mark.clause("saurian:4.49", "saurian:4.78")
def test_standing_models_of_a_pack_roar_for_themselves() -> None:
    game = acting(
        unit("a1", "rap", (2, 4, 0), (8, 4, 0), active="rap_8", revealed=True),
        unit("b1", "tro", (4, 4)),
        unit("b2", "tro", (10, 4)),
    )
    of(game, "a1").models[0].knocked = True

    go(game, "card")

    assert [e.target for e in told(game, "tested")] == ["b2"]


@pytest.mark.clause("saurian:4.49", "saurian:4.47")
@pytest.mark.parametrize(("knocked", "scores"), [(False, [8, 8]), (True, [6, 6])])
def test_the_extended_test_of_a_push_minds_who_lies_on_the_ground(
    knocked: bool, scores: list[int]
) -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_4", revealed=True, knocked=knocked),
        unit("b1", "hun", (5, 4), changed={"dodge": 20}),
        unit("b2", "hun", (6, 4)),
    )

    go(game, "card", "0", "all")

    assert [e.score for e in told(game, "tested")][1:] == scores


@pytest.mark.clause("saurian:4.12", "saurian:4.46")
def test_a_knocked_attacker_does_not_follow_through() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_4", revealed=True, knocked=True),
        unit("b1", "hun", (5, 4), changed={"dodge": 20}),
    )

    go(game, "card", "0", "all")

    assert at(game, "b1") == (6, 4)
    assert topic(game) != "follow"


@pytest.mark.clause("saurian:4.49", "saurian:3.40")
@pytest.mark.parametrize(("knocked", "gained"), [(False, 1), (True, 0)])
def test_a_combo_gives_no_adrenaline_on_the_ground(knocked: bool, gained: int) -> None:
    game = acting(
        unit(
            "a1", "tri", (4, 4, 0), active="tri_6", stack=["tri_5"], revealed=True, knocked=knocked
        ),
        unit("b1", "tro", (9, 8)),
    )

    assert of(game, "a1").adrenaline == gained


@pytest.mark.clause("saurian:4.49", "saurian:3.40")
def test_a_pack_with_one_model_on_its_feet_has_its_adrenaline() -> None:
    game = acting(
        unit(
            "a1",
            "rap",
            models=[{"at": (4, 4), "knocked": True}, {"at": (2, 2)}],
            active="rap_5",
            stack=["rap_8"],
            revealed=True,
        ),
        unit("b1", "tro", (9, 8)),
    )

    assert of(game, "a1").adrenaline == 1


@pytest.mark.clause("saurian:4.50")
def test_each_model_may_grab_one_model_in_one_action() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), (5, 5, 2), active="rap_6", revealed=True),
        unit("b1", "tro", (5, 4), changed={"stability": 5}),
    )
    go(game, "card")
    assert keys(game) == [f"{m}>b1#{t}" for m in (0, 1) for t in range(4)] + ["none"]

    go(game, "1>b1#2")
    assert keys(game) == [f"0>b1#{t}" for t in range(4)] + ["none"]
    go(game, "0>b1#2")

    assert [(t.score, t.against) for t in told(game, "tested")] == [(5, 5), (5, 5)]
    assert [(g.unit, g.model, g.target, g.target_model) for g in game.battle.grabs] == [
        ("a1", 1, "b1", 2),
        ("a1", 0, "b1", 2),
    ]
    assert not of(game, "b1").models[2].knocked
    assert topic(game) != "grab"


@pytest.mark.clause("saurian:3.8", "saurian:4.50")
@pytest.mark.parametrize(("how", "score"), [("card", 2 + 1 + 2), ("base:grab", 2)])
def test_a_base_grab_has_nothing_of_the_card(how: str, score: int) -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_6", revealed=True), unit("b1", "cpt", (5, 4))
    )

    go(game, how)

    assert last(game, "tested").score == score


@pytest.mark.clause("saurian:4.50")
def test_a_model_that_could_grab_may_leave_it() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), (5, 5, 2), active="rap_6", revealed=True),
        unit("b1", "tro", (5, 4), changed={"stability": 5}),
    )

    go(game, "card", "1>b1#2", "none")

    assert [g.model for g in game.battle.grabs] == [1]


@pytest.mark.clause("saurian:4.50")
def test_where_agreed_a_grab_is_one_test_of_one_model_against_one_model() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), (5, 5, 2), active="rap_6", revealed=True),
        unit("b1", "tro", (5, 4), changed={"stability": 5}),
        options={"grab": "one"},
    )

    go(game, "card", "1>b1#2")

    assert len(told(game, "tested")) == 1
    assert topic(game) != "grab"


@pytest.mark.clause("saurian:4.50", "saurian:4.94", "saurian:4.49")
def test_a_boost_is_for_the_whole_grab_and_for_those_who_stand() -> None:
    game = acting(
        unit(
            "a1",
            "rap",
            (4, 4, 0),
            (5, 5, 2),
            (6, 4, 3),
            active="rap_6",
            revealed=True,
            adrenaline=2,
        ),
        unit("b1", "hun", (5, 4), changed={"stability": 9}),
    )
    of(game, "a1").models[0].knocked = True

    go(game, "card", "0>b1#0", "1>b1#0", "yes", "2>b1#0")

    assert [t.score for t in told(game, "tested")] == [2, 6, 6]
    assert of(game, "a1").adrenaline == 1


@pytest.mark.clause("saurian:4.50", "saurian:4.94")
def test_a_boost_may_add_to_a_grab() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_6", revealed=True, adrenaline=1),
        unit("b1", "tri", (5, 4, 3)),
    )

    go(game, "card", "yes")

    assert (last(game, "tested").score, last(game, "tested").success) == (6, True)
    assert not last(game, "grabbed").blocked


@pytest.mark.clause("saurian:1.43", "saurian:4.51")
def test_whoever_could_block_may_merely_hold() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_6", revealed=True),
        unit("a2", "pte", (5, 4, 0)),
        unit("b1", "hun", (10, 8)),
    )

    go(game, "card", "0>a2#0")
    assert keys(game) == ["block", "hold"]
    go(game, "hold")

    assert [(g.target, g.blocked) for g in game.battle.grabs] == [("a2", False)]


@pytest.mark.clause("saurian:1.43", "saurian:4.47")
def test_a_push_may_leave_friends_on_their_feet() -> None:
    game = acting(
        unit("a1", "tri", (4, 4, 0), active="tri_2", revealed=True),
        unit("b1", "cpt", (5, 4), changed={"dodge": 9}),
        unit("a2", "alp", (6, 4, 0)),
    )

    go(game, "card", "0", "all", "spare")

    assert (at(game, "b1"), at(game, "a2")) == ((6, 4), (7, 4))
    assert [of(game, name).models[0].knocked for name in ("b1", "a2")] == [True, False]


@pytest.mark.clause("saurian:4.52", "saurian:4.56")
def test_only_the_model_held_is_blocked() -> None:
    game = acting(
        unit("a1", "tro", (4, 4), (4, 4)),
        unit("b1", "alp", (5, 4, 3)),
        grabs=[{"unit": "b1", "target": "a1", "target_model": 0, "blocked": True}],
    )

    go(game, "base:melee")

    assert last(game, "tested").score == 2
    assert game.battle.is_blocked(of(game, "a1"), of(game, "a1").models[0])
    assert not game.battle.is_blocked(of(game, "a1"), of(game, "a1").models[1])


@pytest.mark.clause("saurian:4.109", "saurian:4.52")
def test_the_death_of_one_held_model_does_not_free_another() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_2", revealed=True),
        unit("b1", "rap", (5, 4, 3), (6, 6, 0)),
        unit("a2", "hun", (5, 5)),
        unit("a3", "cpt", (7, 6)),
        grabs=[
            {"unit": "a2", "target": "b1", "target_model": 0},
            {"unit": "a3", "target": "b1", "target_model": 1},
        ],
    )

    go(game, "card")

    assert len(of(game, "b1").models) == 1
    assert [grab.unit for grab in game.battle.grabs] == ["a3"]


@pytest.mark.clause("saurian:4.55")
def test_a_grabbing_model_that_falls_lets_go() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_8", revealed=True),
        unit("b1", "rap", (5, 4, 3)),
        unit("a2", "cpt", (5, 5)),
        grabs=[{"unit": "b1", "target": "a2"}],
    )

    go(game, "card", "knock")

    assert game.battle.grabs == []


@pytest.mark.clause("saurian:4.57")
def test_breaking_free_counts_every_holder_and_frees_from_all() -> None:
    game = acting(
        unit("a1", "tri", (4, 4, 0), active="tri_3", revealed=True),
        unit("b1", "rap", (5, 4, 3)),
        unit("b2", "alp", (4, 3, 5)),
        grabs=[{"unit": "b1", "target": "a1"}, {"unit": "b2", "target": "a1", "blocked": True}],
    )

    go(game, "card", "break:grab:0")

    test = last(game, "tested")
    assert (test.score, test.against) == (8, 3 + 2)
    assert game.battle.grabs == []
    assert not told(game, "knocked")


@pytest.mark.clause("saurian:4.57", "saurian:3.8")
def test_without_a_stability_action_on_the_card_breaking_free_is_a_base_skill() -> None:
    game = acting(
        unit("a1", "tri", (4, 4, 0), active="tri_5", revealed=True, stack=["tri_5"]),
        unit("b1", "rap", (5, 4, 3)),
        grabs=[{"unit": "b1", "target": "a1", "blocked": True}],
    )

    assert keys(game) == ["break:grab:0", "none"]
    go(game, "break:grab:0")

    assert last(game, "tested").score == 6


@pytest.mark.clause("saurian:4.57", "saurian:4.49")
@pytest.mark.parametrize(("fallen", "against"), [(0, 3), (1, 4)])
def test_only_a_holder_on_the_ground_holds_without_its_card(fallen: int, against: int) -> None:
    places = [(5, 4), (8, 8)]
    game = acting(
        unit("a1", "cpt", (4, 4)),
        unit(
            "b1",
            "rap",
            models=[
                {"at": place, "facing": 3, "knocked": number == fallen}
                for number, place in enumerate(places)
            ],
            active="rap_6",
            revealed=True,
        ),
        grabs=[{"unit": "b1", "target": "a1"}],
    )

    go(game, "break:grab:0")

    assert last(game, "tested").against == against


@pytest.mark.clause("saurian:4.58")
def test_a_sub_unit_elsewhere_is_not_knocked() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_8", revealed=True),
        unit("b1", "tro", (5, 4), (5, 4), (8, 8)),
    )

    go(game, "card", "knock")

    assert [m.knocked for m in of(game, "b1").models] == [True, True, False]


@pytest.mark.clause("saurian:4.77", "saurian:4.76")
def test_net_and_grab_are_two_tests() -> None:
    game = position(
        unit("a1", "tri", (4, 4, 0), active="tri_3", revealed=True, nets=[{"card": "am_4"}]),
        unit("b1", "rap", (5, 4, 3), acted=True),
        active="a1",
        stage="act",
        grabs=[{"unit": "b1", "target": "a1", "blocked": True}],
    )
    go(game, "card")
    assert keys(game) == ["break:grab:0", "break:net", "none"]

    go(game, "break:net")

    assert of(game, "a1").nets == []
    assert game.battle.is_blocked(of(game, "a1"), of(game, "a1").models[0])


@pytest.mark.clause("saurian:4.76")
def test_no_hero_card_may_oppose_breaking_a_net() -> None:
    game = acting(
        unit("a1", "tri", (4, 4, 0), nets=[{"card": "am_5"}, {"card": "am_4"}]),
        unit("b1", "rap", (9, 4, 3)),
        seat("A", hand=["sh_8"]),
        seat("B", hand=["sh_4"]),
    )

    go(game, "break:net")
    assert game.decision is not None and game.decision.seat == "A"
    go(game, "sh_8:0:i")

    assert (last(game, "tested").score, last(game, "tested").against) == (7, 7)
    assert of(game, "a1").nets == []


@pytest.mark.clause("saurian:4.109")
def test_a_model_holds_one_model_and_a_second_grab_may_block() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_6", revealed=True),
        unit("b1", "cpt", (5, 4)),
        unit("b2", "tri", (4, 3, 5)),
        grabs=[{"unit": "a1", "target": "b1"}],
    )

    blocked = go(game.fork(), "card", "0>b1#0", "block")
    assert [(g.target, g.blocked) for g in blocked.battle.grabs] == [("b1", True)]
    go(game, "card", "0>b2#0")
    assert [g.target for g in game.battle.grabs] == ["b1"]


@pytest.mark.clause("saurian:4.109")
def test_grabbing_another_lets_the_first_go() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_6", revealed=True),
        unit("b1", "cpt", (5, 4)),
        unit("b2", "hun", (4, 3)),
        grabs=[{"unit": "a1", "target": "b1"}],
    )

    go(game, "card", "0>b2#0", "block")

    assert [g.target for g in game.battle.grabs] == ["b2"]


@pytest.mark.clause("saurian:4.44", "saurian:4.31")
def test_a_sweep_shoves_only_those_it_struck_at() -> None:
    struck_down = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_6", revealed=True),
        unit("b1", "rap", (5, 4, 3), (2, 4, 0)),
    )
    go(struck_down, "card")
    assert told(struck_down, "model-eliminated")
    assert not of(struck_down, "b1").models[0].knocked
    assert [test.skill for test in told(struck_down, "tested")] == ["me"]

    missed = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_6", revealed=True),
        unit("b1", "rap", (5, 4, 3), (2, 4, 0), changed={"dodge": 9}),
    )
    go(missed, "card", "0", "knock")
    assert [model.knocked for model in of(missed, "b1").models] == [False, True]


@pytest.mark.clause("saurian:4.44")
def test_every_sub_unit_that_was_swept_is_tested_in_the_initiators_order() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_6", revealed=True),
        unit("b1", "rap", (5, 4, 3), (2, 4, 0), (2, 3, 0), changed={"dodge": 9}),
    )

    go(game, "card")
    assert (topic(game), keys(game)) == ("order", ["1", "2"])
    go(game, "2", "0", "knock", "0", "push", "no")

    assert [(at(game, "b1", n), of(game, "b1").models[n].knocked) for n in range(3)] == [
        ((5, 4), False),
        ((1, 4), False),
        ((2, 3), True),
    ]


@pytest.mark.clause("saurian:4.55", "saurian:4.2")
def test_others_of_a_hex_may_leave_while_one_keeps_its_grip() -> None:
    game = moving(
        unit("a1", "tro", (5, 4), (5, 4), active="tro_1", revealed=True),
        unit("b1", "rap", (6, 4, 3)),
        grabs=[{"unit": "a1", "model": 0, "target": "b1"}],
    )

    assert keys(game) == ["done", "m0", "m1", f"g{hx(5, 4)}x2"]
    go(game, "m1", "go:3")

    assert [at(game, "a1", n) for n in range(2)] == [(5, 4), (4, 4)]
    assert len(game.battle.grabs) == 1


@pytest.mark.clause("saurian:4.39", "saurian:4.41")
def test_the_defender_chooses_between_the_model_that_holds_and_another() -> None:
    game = acting(
        unit("a1", "alp", (6, 4, 3), changed={"melee": 2}),
        unit("b1", "tro", (5, 4), (5, 4), changed={"dodge": 0}),
        grabs=[{"unit": "b1", "model": 0, "target": "a1"}],
    )

    go(game, "base:melee")
    assert (topic(game), keys(game)) == ("casualty", ["0", "1"])
    go(game, "1")

    assert [model.number for model in of(game, "b1").models] == [0]
    assert len(game.battle.grabs) == 1
