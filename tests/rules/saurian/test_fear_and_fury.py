"""Fear, wounds, fury (4.78-4.93, 4.111)."""

import pytest

from grognard.rulesets.saurian.fear import frightened
from grognard.rulesets.saurian.initiative import become_furious, may_rage
from grognard.rulesets.saurian.scores import score
from grognard.testing.positions import keys, parts_of, seat, told
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


@pytest.mark.clause("saurian:4.78", "saurian:4.85")
def test_a_roar_frightens_friend_and_foe_but_not_the_furious_or_the_sleeping() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_3", revealed=True),
        unit("a2", "rap", (6, 4, 0)),
        unit("b1", "tro", (7, 4)),
        unit("b2", "hun", (8, 4)),
        unit("b3", "rap", (4, 6, 0), furious=True),
        unit("b4", "dil", (4, 2, 0), sedated=True, sedatives=["am_1"] * 3),
        ground("impassable", (5, 4)),
    )

    assert [u.id for u in frightened(game.battle, of(game, "a1"), 3)] == ["a2", "b1"]
    go(game, "card")
    assert (topic(game), keys(game)) == ("order", ["a2", "b1"])


@pytest.mark.clause("saurian:4.79", "saurian:4.80", "saurian:4.96")
def test_a_failed_test_puts_a_fear_card_unseen_on_the_deck() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_3", revealed=True, stack=["rex_3"]),
        unit("b1", "cpt", (6, 4)),
        seat("B", hand=["hh_10"]),
    )

    go(game, "card", "hh_10:0:t", "give", "fe_1")

    assert (last(game, "tested").score, last(game, "tested").against) == (7, 6)
    assert of(game, "b1").deck.top == ["~fe_1@a1"]
    assert of(game, "b1").adrenaline == 1


@pytest.mark.clause("saurian:4.80", "saurian:1.41")
def test_a_win_a_tie_card_frightens_on_a_tie() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_3", revealed=True),
        unit("b1", "cpt", (6, 4), active="ldr_1", revealed=True),
        seat("A", hand=["sh_8"]),
    )

    go(game, "card", "sh_8:i", "give", "fe_2")

    assert last(game, "fear-taken").unit == "b1"


@pytest.mark.clause("saurian:4.81")
def test_only_two_fearsome_units_test_each_other() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_3", revealed=True),
        unit("b1", "rap", (6, 4, 3)),
    )

    go(game, "card", "give", "fe_2")

    assert len(told(game, "tested")) == 1


@pytest.mark.clause("saurian:1.43", "saurian:4.80", "saurian:4.96")
def test_a_roar_may_spare_a_friend_or_a_beast_that_fear_would_rouse() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_3", revealed=True),
        unit("a2", "rap", (6, 4, 3), adrenaline=6),
        unit("b1", "rap", (4, 6, 3), adrenaline=5),
        unit("b2", "rap", (4, 2, 3), adrenaline=6),
    )

    go(game, "card", "a2", "spare", "b1", "spare")

    assert topic(game) == "fear", "an enemy who gains nothing by it is never spared"
    go(game, "fe_1")
    assert [e.unit for e in told(game, "fear-taken")] == ["b2"]
    assert [of(game, name).adrenaline for name in ("a2", "b1", "b2")] == [6, 5, 6]


@pytest.mark.clause("saurian:4.82", "saurian:3.22")
def test_a_drawn_fear_card_is_seen_by_its_owner_and_may_be_played() -> None:
    game = position(
        unit("a1", "rap", (3, 4, 0), active="rap_3", on_top=["fe_1"], deck=["rap_1"] * 3),
        unit("b1", "tro", (9, 4), kept=True),
        phase="draw",
    )

    go(game, ["~fe_1", "rap_1", "rap_1", "rap_1"])

    assert keys(game) == ["a1:fe_1", "a1:rap_1"]
    go(game, "a1:rap_1", {"A": "none"})
    assert of(game, "a1").deck.top == ["fe_1"]


@pytest.mark.clause("saurian:4.84")
def test_an_empty_fear_deck_still_gives_adrenaline() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_3", revealed=True),
        unit("b1", "tro", (6, 4)),
        fear=[],
    )

    go(game, "card", "give")

    assert of(game, "b1").adrenaline == 1
    assert not told(game, "fear-taken")


@pytest.mark.clause("saurian:4.86")
def test_a_fleeing_model_ends_as_far_away_as_it_can_and_looks_away() -> None:
    game = position(
        unit("a1", "alp", (6, 4, 0), active="fe_1@b1"), unit("b1", "rex", (8, 4, 3), acted=True)
    )
    ends = {game.battle.board.places[int(key.partition("^")[0])] for key in keys(game)}
    assert {(3, 4), (3, 3), (3, 5)} <= ends
    assert all(game.battle.board.apart[game.battle.board.number(e)][hx(8, 4)] == 5 for e in ends)

    go(game, f"{hx(3, 4)}^0")
    assert (topic(game), keys(game)) == (
        "look",
        [f"{hx(3, 4)}^2", f"{hx(3, 4)}^3", f"{hx(3, 4)}^4"],
    )
    go(game, f"{hx(3, 4)}^3")
    assert (at(game, "a1"), of(game, "a1").models[0].heading) == ((3, 4), 3)


@pytest.mark.clause("saurian:4.86")
def test_flight_respects_terrain_and_occupied_hexes_and_a_net_forbids_it() -> None:
    boxed = position(
        unit("a1", "hun", (0, 4), active="fe_1@b1"),
        unit("b1", "rex", (3, 4, 3), acted=True),
        unit("b2", "tro", (0, 3), acted=True),
        unit("b3", "trk", (0, 5), acted=True),
    )
    assert at(boxed, "a1") == (0, 4)

    netted = position(
        unit("a1", "hun", (4, 4), active="fe_1@b1", nets=[{"card": "am_4"}]),
        unit("b1", "rex", (8, 4, 3), acted=True),
    )
    assert at(netted, "a1") == (4, 4)


@pytest.mark.clause("saurian:4.86", "saurian:4.12")
def test_every_model_of_a_fallen_squad_pays_for_standing_up_before_it_flees() -> None:
    game = moving(
        unit(
            "a1",
            "tro",
            models=[{"at": (5, 4), "knocked": True}] * 2,
            active="fe_1@b1",
            revealed=True,
        ),
        unit("b1", "rex", (7, 4, 3), acted=True),
    )

    go(game, f"{hx(4, 4)}^0")
    assert keys(game) == [f"{hx(4, 3)}^0", f"{hx(4, 4)}^0", f"{hx(4, 5)}^0"]
    go(game, f"{hx(4, 4)}^0")

    assert not any(model.knocked for model in of(game, "a1").models)


@pytest.mark.clause("saurian:4.86", "saurian:1.50")
def test_when_the_source_is_gone_each_model_flees_from_the_enemy_nearest_to_it() -> None:
    game = moving(
        unit("a1", "tro", (2, 4), (9, 4), active="fe_1", revealed=True),
        unit("b1", "cpt", (1, 4), acted=True),
        unit("b2", "hun", (10, 4), acted=True),
    )

    go(game, f"{hx(4, 4)}^0", f"{hx(7, 4)}^0")

    assert [at(game, "a1", n) for n in range(2)] == [(4, 4), (7, 4)]


@pytest.mark.clause("saurian:4.86", "saurian:4.8", "saurian:4.11")
@pytest.mark.parametrize(("profile", "column"), [("alp", 5), ("pte", 8)])
def test_mud_stops_a_flight_on_foot_and_not_on_the_wing(profile: str, column: int) -> None:
    mud = ground("difficult", *((5, row) for row in range(9)))
    game = position(
        unit("a1", profile, (4, 4, 0), active="fe_1@b1"),
        unit("b1", "rex", (1, 4, 0), acted=True),
        mud,
    )

    if topic(game) == "flee":
        go(game, keys(game)[0])

    assert at(game, "a1")[0] == column


@pytest.mark.clause("saurian:4.86", "saurian:4.12")
@pytest.mark.parametrize(("knocked", "column"), [(False, 6), (True, 5)])
def test_whoever_flees_from_the_ground_gets_up_first(knocked: bool, column: int) -> None:
    game = position(
        unit("a1", "hun", (4, 4), active="fe_1@b1", knocked=knocked),
        unit("b1", "rex", (1, 4, 0), acted=True),
    )

    if topic(game) == "flee":
        go(game, keys(game)[0])

    assert at(game, "a1")[0] == column
    assert bool(told(game, "stood-up")) == knocked


@pytest.mark.clause("saurian:4.86", "saurian:4.54")
def test_a_holder_that_lets_go_on_the_way_is_no_ground_to_flee_to() -> None:
    game = moving(
        unit("a1", "alp", (4, 4, 0), active="fe_1@b1", revealed=True),
        unit("b1", "rex", (1, 4, 0), acted=True),
        unit("b2", "rap", (5, 4, 3), acted=True),
        grabs=[{"unit": "b2", "target": "a1"}],
    )

    go(game, f"{hx(5, 3)}^0", "hold", "let-go")

    assert (at(game, "a1"), at(game, "b2")) == ((5, 2), (5, 3))
    game.ruleset.check(game.battle)


@pytest.mark.clause("saurian:4.86", "saurian:4.53")
def test_a_holder_dragged_into_the_way_makes_a_fugitive_look_for_another() -> None:
    game = moving(
        unit("a1", "alp", (4, 4, 0), active="fe_1@b1", revealed=True),
        unit("b1", "rex", (1, 4, 0), acted=True),
        unit("b2", "rap", (5, 4, 3), acted=True),
        grabs=[{"unit": "b2", "target": "a1"}],
    )

    go(game, f"{hx(5, 3)}^0", "hold", "hold", "hold")

    assert (at(game, "a1"), at(game, "b2")) == ((5, 2), (6, 2))
    game.ruleset.check(game.battle)


@pytest.mark.clause("saurian:4.86", "saurian:1.9")
def test_a_fugitive_in_a_gully_cannot_crowd_into_its_fellow() -> None:
    gully = [(column, row) for column in range(2, 9) for row in (3, 5)]
    game = position(
        unit("a1", "rap", (4, 4, 0), (5, 4, 0), active="fe_1@b1"),
        unit("b1", "rex", (1, 4, 0), acted=True),
        ground("impassable", *gully, (7, 4)),
    )

    assert topic(game) == "look"
    assert {key.partition("^")[0] for key in keys(game)} == {str(hx(4, 4))}


@pytest.mark.clause("saurian:4.86")
def test_a_large_model_flees_at_normal_cost() -> None:
    game = position(
        unit("a1", "tri", (5, 4, 0), active="fe_1@b1"), unit("b1", "rex", (1, 4, 0), acted=True)
    )

    assert topic(game) == "flee"
    assert all(game.battle.board.places[int(k.partition("^")[0])][0] >= 6 for k in keys(game))


@pytest.mark.clause("saurian:4.83", "saurian:4.85")
def test_a_frozen_unit_does_nothing() -> None:
    game = position(
        unit("a1", "alp", (4, 4, 0), active="fe_2@b1"), unit("b1", "tro", (5, 4), acted=True)
    )

    assert of(game, "a1").acted
    assert at(game, "a1") == (4, 4)
    assert not told(game, "attacked")


@pytest.mark.clause("saurian:4.83", "saurian:4.12")
def test_a_frozen_unit_may_still_stand_up() -> None:
    game = position(
        unit("a1", "alp", (4, 4, 0), active="fe_2@b1", knocked=True),
        unit("b1", "tro", (5, 4), acted=True),
    )

    assert keys(game) == ["stop", "stand"]
    go(game, "stand")

    assert not of(game, "a1").models[0].knocked
    assert topic(game) != "step"


@pytest.mark.clause("saurian:4.87")
@pytest.mark.parametrize(
    ("state", "rages"),
    [
        ({"adrenaline": 6}, True),
        ({"adrenaline": 5}, False),
        ({"adrenaline": 6, "sedatives": ["am_1"]}, False),
        ({"adrenaline": 6, "doses": [{"card": "am_1", "giver": "B"}]}, False),
        ({"adrenaline": 6, "furious": True}, False),
    ],
)
def test_only_a_full_and_undrugged_dinosaur_becomes_furious(
    state: dict[str, object], rages: bool
) -> None:
    game = acting(unit("a1", "rap", (4, 4, 0), **state), unit("b1", "tro", (9, 4)))

    assert may_rage(of(game, "a1")) == rages


@pytest.mark.clause("saurian:4.87")
def test_humans_never_become_furious() -> None:
    game = acting(unit("a1", "tro", (4, 4), adrenaline=3), unit("b1", "rap", (9, 4, 3)))

    assert of(game, "a1").profile.adrenaline == 3
    assert not may_rage(of(game, "a1"))


@pytest.mark.clause("saurian:4.88")
def test_fury_keeps_wounds_and_sheds_fear() -> None:
    game = acting(
        unit(
            "a1",
            "rap",
            (4, 4, 0),
            active="cw_1",
            next="fe_1@b1",
            discard=["rap_1"],
            on_top=["fe_2"],
            adrenaline=6,
        ),
        unit("b1", "tro", (9, 4)),
    )
    a1 = of(game, "a1")

    become_furious(game.battle, a1)

    assert sorted(c for c in a1.deck if c.startswith("cw")) == ["cw_1"]
    assert not any("fe_" in card for card in a1.deck)
    assert len(game.battle.fear) == 12
    assert (a1.discard, a1.active, a1.next, a1.fresh) == ([], "", "", True)


@pytest.mark.clause("saurian:4.90")
def test_the_furious_are_stronger_and_gain_no_adrenaline() -> None:
    game = acting(
        unit("a1", "alp", (4, 4, 0), furious=True, adrenaline=3, active="rap_1"),
        unit("b1", "tro", (5, 4), changed={"health": 9}),
        seat("A", hand=["sh_1"]),
    )
    a1 = of(game, "a1")
    assert [parts_of(score(game.battle, a1, s)).get("furious") for s in ("me", "st", "fe")] == [
        1,
        1,
        1,
    ]

    go(game, "base:melee", "sh_1:0:i")

    assert a1.adrenaline == 3


@pytest.mark.clause("saurian:4.92")
@pytest.mark.parametrize(("health", "wounded"), [(4, True), (2, False)])
def test_only_a_survivor_takes_a_critical_wound(health: int, wounded: bool) -> None:
    game = acting(unit("a1", "alp", (4, 4, 0)), unit("b1", "hun", (5, 4), health=health))

    go(game, "base:melee")
    if wounded:
        go(game, "cw_3")

    assert bool(told(game, "wound-taken")) == wounded
    assert ("~cw_3" in of(game, "b1").deck) == wounded


@pytest.mark.clause("saurian:4.93")
def test_a_limp_leaves_rotations_and_one_base_attack() -> None:
    game = position(
        unit("a1", "alp", (4, 4, 0), active="cw_1", stack=["rap_3"]),
        unit("b1", "tro", (5, 4), acted=True),
    )

    assert not any(key.startswith("go") for key in keys(game))
    go(game, "stop")
    assert keys(game) == ["base:melee", "none"]


@pytest.mark.clause("saurian:4.93")
def test_a_concussion_allows_base_movement_and_no_action() -> None:
    game = moving(
        unit("a1", "alp", (4, 4, 0), active="cw_3", revealed=True),
        unit("b1", "tro", (6, 4), acted=True),
    )

    assert game.decision is not None and game.decision.facts == {"points": 2, "pivots": 2}
    go(game, "go:0", "stop")

    assert topic(game) != "action"


@pytest.mark.clause("saurian:4.111")
def test_panic_closes_in_and_attacks_whoever_is_nearest() -> None:
    game = position(
        unit("a1", "alp", (4, 4, 3), active="fe_3@b1"),
        unit("a2", "tro", (6, 4), acted=True, changed={"health": 3}),
        unit("b1", "rex", (9, 4, 3), acted=True),
    )
    board = game.battle.board
    ends = [tuple(map(int, key.split("^"))) for key in keys(game)]
    assert all(board.apart[where][hx(6, 4)] == 1 for where, _ in ends)
    front = (5, 0, 1)
    assert all(
        any((e - heading) % 6 in front for e in board.edges(where, hx(6, 4)))
        for where, heading in ends
    )

    go(game, keys(game)[0])

    assert last(game, "attacked").target == "a2"


@pytest.mark.clause("saurian:4.111")
def test_a_panicking_squad_shoots_without_ammunition_card() -> None:
    game = position(
        unit("a1", "trk", (3, 4), active="fe_3@b1", models=[{"at": [3, 4]}]),
        unit("b1", "alp", (6, 4, 3), acted=True, changed={"health": 9}),
    )

    while topic(game) == "panic-end":
        go(game, keys(game)[0])

    assert (last(game, "attacked").target, last(game, "attacked").way) == ("b1", "shoot")
    assert len(of(game, "a1").ammo) == 4
