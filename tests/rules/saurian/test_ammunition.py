"""Special ammunition (4.68-4.76)."""

import pytest

from grognard.rulesets.saurian.ammunition import unlock
from grognard.rulesets.saurian.scores import armour, movement, score
from grognard.testing.positions import keys, seat, told
from grognard.testing.saurian import acting, at, go, hx, last, of, position, topic, unit


@pytest.mark.clause("saurian:4.68", "saurian:4.72")
def test_a_failed_shot_keeps_its_dart() -> None:
    game = acting(unit("a1", "trk", (3, 4)), unit("b1", "rap", (6, 4, 3), changed={"dodge": 12}))

    go(game, "base:shoot", "0+1+2", "am_2")

    assert last(game, "missed").target == "b1"
    assert of(game, "a1").ammo == ["am_1", "am_1", "am_2", "am_2"]


@pytest.mark.clause("saurian:4.72")
def test_a_heavy_dose_needs_two_damage_and_humans_are_simply_hurt() -> None:
    weak = acting(
        unit("a1", "trk", (3, 4), models=[{"at": [3, 4]}], ammunition=["am_3"]),
        unit("b1", "alp", (6, 4, 3), changed={"dodge": 0, "health": 9}),
    )
    go(weak, "base:shoot", "am_3")
    assert last(weak, "damage-dealt").damage == 2
    assert [d.card for d in of(weak, "b1").doses] == ["am_3"]

    human = acting(unit("a1", "trk", (3, 4)), unit("b1", "tro", (6, 4)))
    go(human, "base:shoot", "0+1+2", "am_2")
    assert len(of(human, "b1").models) == 0 or len(of(human, "b1").models) < 4
    assert last(human, "ammunition-spent").card == "am_2"

    short = acting(
        unit("a1", "trk", (3, 4), models=[{"at": [3, 4]}], ammunition=["am_3"]),
        unit("b1", "rex", (6, 4, 3)),
    )
    go(short, "base:shoot", "am_3")
    assert of(short, "b1").doses == []
    assert of(short, "a1").ammo == []


@pytest.mark.clause("saurian:4.69")
def test_a_flipped_dose_takes_adrenaline_fury_and_skill() -> None:
    game = position(
        unit(
            "a1",
            "rex",
            (4, 4, 0),
            adrenaline=7,
            furious=True,
            next="rex_1",
            doses=[{"card": "am_2", "giver": "B"}, {"card": "am_3", "giver": "B"}],
        ),
        unit("b1", "tro", (9, 4), kept=True),
        phase="slide",
    )
    rex = of(game, "a1")

    assert (rex.adrenaline, rex.furious) == (0, False)
    assert score(game.battle, rex, "me").total == 4
    assert score(game.battle, rex, "st").total == 4
    assert score(game.battle, rex, "do").total == 0
    assert movement(rex).total == 0


@pytest.mark.clause("saurian:4.70", "saurian:3.18")
def test_a_flipped_dose_takes_the_place_of_the_lowest_combo_card() -> None:
    game = position(
        unit(
            "a1",
            "rap",
            (4, 4, 0),
            active="rap_3",
            revealed=True,
            next="rap_1",
            stack=["rap_2"],
            doses=[{"card": "am_1", "giver": "B"}],
        ),
        unit("b1", "tro", (9, 4), kept=True),
        phase="slide",
    )

    assert of(game, "a1").stack == ["rap_3"]
    assert of(game, "a1").discard == ["rap_2"]
    assert of(game, "a1").sedatives == ["am_1"]


@pytest.mark.clause("saurian:4.71", "saurian:5.8", "saurian:5.3")
def test_a_sedated_unit_has_no_cards_and_only_its_weight() -> None:
    game = position(
        unit(
            "a1",
            "rap",
            (4, 4, 0),
            active="rap_3",
            revealed=True,
            next="fe_1@b1",
            idle="rap_5",
            sedatives=["am_1", "am_1"],
            doses=[{"card": "am_2", "giver": "B"}, {"card": "am_1", "giver": "B"}],
        ),
        unit("a2", "rex", (1, 8, 0), kept=True),
        unit("b1", "tro", (9, 4), kept=True),
        phase="slide",
        scenario="broken_paddock",
        things=[],
    )
    rap = of(game, "a1")

    assert rap.sedated
    assert (rap.active, rap.next, rap.idle, rap.stack, rap.doses) == ("", "", "", [], [])
    assert len(game.battle.fear) == 12
    assert score(game.battle, rap, "st").total == 1
    assert armour(rap, "front", melee=True, knocked=False, pierce=0, extra=2).total == 1
    assert game.battle.points == {"B": 3}
    assert game.battle.player("B").command == 1


@pytest.mark.clause("saurian:4.71")
def test_an_attack_on_a_sleeper_succeeds_without_a_test() -> None:
    game = acting(
        unit("a1", "pha", (4, 4)),
        unit("b1", "rex", (5, 4, 3), sedated=True, sedatives=["am_1"] * 4),
        unit("b2", "rap", (9, 8, 3)),
    )

    go(game, "base:shoot", "none")

    assert not told(game, "tested")
    assert last(game, "hit").target == "b1"
    assert of(game, "b1").models[0].health == 14


@pytest.mark.clause("saurian:4.73")
def test_doses_without_a_next_card_are_flipped_in_order_all_the_same() -> None:
    game = position(
        unit(
            "a1",
            "rex",
            (4, 4, 0),
            doses=[{"card": "am_2", "giver": "B"}, {"card": "am_1", "giver": "B"}],
        ),
        unit("a2", "rap", (4, 7, 0), kept=True, doses=[{"card": "am_1", "giver": "B"}]),
        unit("b1", "tro", (9, 4), kept=True),
        phase="slide",
    )

    assert [e.card for e in told(game, "sedative-flipped")] == ["am_2", "am_1"]
    assert of(game, "a1").sedatives == ["am_2", "am_1"]
    assert len(of(game, "a2").doses) == 1


@pytest.mark.clause("saurian:4.74")
def test_burning_off_a_dose_before_its_effect_prevents_it() -> None:
    game = position(
        unit(
            "a1",
            "rap",
            (4, 4, 0),
            next="rap_1",
            adrenaline=4,
            sedatives=["am_1", "am_1"],
            doses=[{"card": "am_2", "giver": "B"}],
        ),
        unit("b1", "tro", (9, 4), kept=True),
        seat("A", hand=["sh_7"]),
        phase="slide",
    )
    assert topic(game) == "main-sed"

    go(game, "sh_7")

    assert not of(game, "a1").sedated
    assert of(game, "a1").adrenaline == 3
    assert of(game, "a1").sedatives == ["am_1", "am_1"]


@pytest.mark.clause("saurian:4.74")
def test_a_sleeper_with_a_free_slot_wakes_and_starts_anew() -> None:
    game = position(
        unit("a1", "rap", (4, 4, 0), sedated=True, sedatives=["am_1"] * 3, knocked=True),
        unit("b1", "tro", (9, 4), acted=True, active="tro_1", next="tro_2", revealed=True),
        phase="slide",
    )
    unlock(game.battle, of(game, "a1"), "am_1")

    assert not of(game, "a1").sedated
    assert of(game, "a1").fresh
    assert not of(game, "a1").models[0].knocked


@pytest.mark.clause("saurian:4.75", "saurian:4.109")
def test_a_net_blocks_the_sub_unit_in_the_hit_hex() -> None:
    game = acting(
        unit("a1", "rig", (4, 4)),
        unit("b1", "rap", (6, 4, 3), (6, 5, 3)),
        unit("a2", "cpt", (5, 5)),
        grabs=[{"unit": "b1", "model": 1, "target": "a2"}],
    )

    go(game, "base:shoot", f"b1@{hx(6, 4)}", "0+1+2", "am_4")
    assert topic(game) == "zone"
    assert {key.partition("@")[2] for key in keys(game)} == {str(hx(6, 4)), str(hx(6, 5))}
    go(game, next(key for key in keys(game) if key.endswith(str(hx(6, 5)))))

    pack = of(game, "b1")
    assert last(game, "netted").unit == "b1"
    assert [m.health for m in pack.models] == [2, 2]
    assert [game.battle.is_blocked(pack, m) for m in pack.models] == [False, True]
    assert game.battle.grabs == []
    assert at(game, "b1", 1) == (6, 5)
