"""Adrenaline, Command, Requisition, equipment, hero cards (4.94-4.108)."""

from typing import Any

import pytest

from grognard.kernel.acts import Draw
from grognard.kernel.refusals import Refusal
from grognard.rulesets.saurian import RULESET
from grognard.rulesets.saurian.windows import EFFECTS
from grognard.testing.positions import keys, seat, told
from grognard.testing.saurian import acting, go, hx, last, moving, of, position, topic, unit


@pytest.mark.clause("saurian:4.94")
def test_a_boost_is_bought_once_per_activation() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_4", revealed=True, adrenaline=4),
        unit("b1", "tro", (5, 4), changed={"health": 30}),
    )

    go(game, "card", "yes")

    assert topic(game) != "boost"
    assert len(told(game, "attacked")) == 2
    assert of(game, "a1").adrenaline == 2


@pytest.mark.clause("saurian:4.95", "saurian:3.5")
def test_cards_may_be_consumed_for_adrenaline_by_dinosaurs_only() -> None:
    game = position(
        unit("a1", "rap", (4, 4, 0), active="rap_3"),
        unit("b1", "tro", (9, 4), acted=True),
        seat("A", hand=["sh_10", "sh_8"]),
    )
    go(game, "go")
    assert (topic(game), keys(game)) == ("consume", ["sh_10"])
    go(game, "sh_10")
    assert of(game, "a1").adrenaline == 2

    human = position(
        unit("a1", "tro", (4, 4), active="tro_1"),
        unit("b1", "tro", (9, 4), acted=True),
        seat("A", faction="wild_brood", hand=["sh_10"]),
    )
    go(human, "go")
    assert topic(human) == "mover"


@pytest.mark.clause("saurian:4.96")
def test_adrenaline_never_exceeds_its_maximum() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_3", revealed=True),
        unit("b1", "tro", (6, 4), adrenaline=3),
    )

    go(game, "card", "fe_1")

    assert of(game, "b1").adrenaline == 3
    assert not told(game, "adrenaline-gained")


@pytest.mark.clause("saurian:4.97", "saurian:4.98")
def test_command_counts_heroes_commanders_and_radios() -> None:
    game = position(
        unit("a1", "cpt", (1, 1)),
        unit("a2", "tro", (1, 3), gear="ge_2"),
        unit("b1", "rex", (9, 4, 3)),
        phase="command",
        round=0,
    )

    assert [p.command for p in game.battle.players] == [1 + 1 + 1 + 1, 0]


@pytest.mark.clause("saurian:4.99", "saurian:4.100", "saurian:5.6")
def test_a_crate_pays_requisition_and_points() -> None:
    game = acting(
        unit("a1", "tro", (4, 4)),
        unit("b1", "rap", (9, 8, 3)),
        things=[{"kind": "crate", "at": [5, 4]}],
        victory="paddock",
    )

    go(game, "base:interact", f"open@{hx(5, 4)}")

    player_a = game.battle.player("A")
    assert (player_a.requisition, player_a.command) == (3, 1)
    assert game.battle.points == {"A": 1}
    assert game.battle.things == []


@pytest.mark.clause("saurian:4.100", "saurian:4.52")
def test_a_blocked_unit_cannot_interact_but_a_grabbed_one_may() -> None:
    board = (
        unit("a1", "hun", (4, 4)),
        unit("b1", "rap", (5, 4, 3)),
        seat("A", requisition=2),
    )
    held = acting(*board, grabs=[{"unit": "b1", "target": "a1"}])
    blocked = acting(*board, grabs=[{"unit": "b1", "target": "a1", "blocked": True}])

    assert "base:interact" in keys(held)
    assert "base:interact" not in keys(blocked)


@pytest.mark.clause("saurian:4.101")
def test_equipment_has_limits_and_replaced_cards_are_lost() -> None:
    game = acting(
        unit("a1", "trk", (4, 4), gear="ge_1"),
        unit("b1", "rap", (9, 8, 3)),
        seat("A", requisition=3),
    )
    go(game, "base:interact")
    offers = keys(game)
    assert "buy:am_3:am_1" in offers and "buy:am_3" not in offers
    assert not any(key.startswith("buy:am_4") for key in offers)

    go(game, "buy:am_3:am_1")
    assert sorted(of(game, "a1").ammo) == ["am_1", "am_2", "am_2", "am_3"]
    assert game.battle.player("A").requisition == 1
    assert game.battle.supply["am_3"] == 1


@pytest.mark.clause("saurian:4.100", "saurian:4.101")
@pytest.mark.parametrize(("card", "left"), [("ge_1", 2), ("we_2", 1), ("am_1", 2)])
def test_a_purchase_is_paid_equipped_and_off_the_shelf(card: str, left: int) -> None:
    game = acting(
        unit("a1", "trk", (4, 4), ammunition=[]),
        unit("b1", "rap", (9, 8, 3)),
        seat("A", requisition=3),
    )
    in_stock = game.battle.supply[card]

    go(game, "base:interact", f"buy:{card}")

    buyer = of(game, "a1")
    assert card in (buyer.gear, buyer.weapon, *buyer.ammo)
    assert game.battle.player("A").requisition == left
    assert game.battle.supply[card] == in_stock - 1
    assert last(game, "equipped").unit == "a1"


@pytest.mark.clause("saurian:4.102", "saurian:3.23")
def test_a_rally_takes_the_fear_off_deck_and_next_slot() -> None:
    game = acting(
        unit("a1", "cpt", (4, 4), active="ldr_5", revealed=True),
        unit("a2", "tro", (6, 4), next="fe_1@b1", on_top=["fe_2", "fe_3@b1"], deck=["tro_1"]),
        unit("a3", "hun", (8, 4)),
        unit("b1", "rex", (9, 8, 3)),
    )

    go(game, "card")
    assert keys(game) == ["a2", "none"]
    go(game, "a2")
    assert isinstance(game.question, Draw)
    go(game, ["tro_1"])

    assert of(game, "a2").next == "tro_1"
    assert of(game, "a2").deck.top == []
    assert len(game.battle.fear) == 12
    assert last(game, "rallied").cards == 3


@pytest.mark.clause("saurian:4.101")
@pytest.mark.parametrize(("use", "points"), [("move", 2), ("stand", 1), ("keep", 1)])
def test_a_stimulant_kit_is_used_as_the_unit_starts(use: str, points: int) -> None:
    game = position(
        unit("a1", "hun", (4, 4), active="ldr_2", gear="ge_3", knocked=True),
        unit("b1", "rap", (9, 8, 3), acted=True),
    )

    go(game, "go", use)

    assert game.decision is not None and game.decision.facts is not None
    assert game.decision.facts["points"] == points
    assert of(game, "a1").models[0].knocked == (use != "stand")
    assert of(game, "a1").gear == ("ge_3" if use == "keep" else "")


@pytest.mark.clause("saurian:4.101")
@pytest.mark.parametrize(
    ("knocked", "uses"), [(True, ["keep", "move", "stand"]), (False, ["keep", "move"])]
)
def test_a_stimulant_kit_lifts_only_those_on_the_ground(knocked: bool, uses: list[str]) -> None:
    game = position(
        unit("a1", "tro", (4, 4), gear="ge_3", active="tro_1", knocked=knocked),
        unit("b1", "rap", (9, 8, 3), acted=True),
    )
    while topic(game) != "kit":
        go(game, keys(game)[0])

    assert keys(game) == uses
    go(game, "move")
    assert last(game, "gear-used").unit == "a1"


@pytest.mark.clause("saurian:4.103", "saurian:4.104")
def test_every_hero_card_has_an_effect() -> None:
    assert {card.effect for card in RULESET.content.heroes.values()} == set(EFFECTS)


@pytest.mark.clause("saurian:4.107", "saurian:4.108")
def test_only_icons_of_the_tested_skill_and_adrenaline_have_an_effect() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_6", revealed=True),
        unit("b1", "cpt", (5, 4)),
        seat("A", hand=["sh_9", "sh_6", "sh_2"]),
    )

    go(game, "card")

    assert keys(game) == ["skip", "sh_9:0:i", "sh_6:1:i"]
    go(game, "sh_9:0:i")
    assert game.decision is not None and game.decision.facts is not None
    assert game.decision.facts["score"] == 7


def start(hand: list[str], *parts: str, command: int = 3, **state: Any) -> Any:
    """The T-START of a unit whose player holds some cards."""
    profile = state.pop("profile", "hun")
    card = {"hun": "ldr_2", "rap": "rap_3"}[profile]
    return go(
        position(
            unit("a1", profile, (4, 4, 0), active=card, **state),
            unit("b1", "rap", (9, 8, 3), acted=True),
            *parts,
            seat("A", hand=hand, command=command),
        ),
        "go",
    )


@pytest.mark.clause("saurian:4.104", "saurian:4.105")
def test_cards_of_the_start_help_the_unit_that_starts() -> None:
    surge = go(start(["sh_1"], profile="rap"), "sh_1")
    assert of(surge, "a1").adrenaline == 2
    scent = go(start(["sh_2"], profile="rap"), "sh_2")
    assert scent.decision.facts["points"] == 5
    supply = go(start(["hh_4"]), "hh_4")
    assert supply.battle.player("A").requisition == 1
    assert supply.battle.player("A").command == 1
    poor = start(["hh_4"], command=1)
    assert topic(poor) != "main-start"


@pytest.mark.clause("saurian:4.107", "saurian:4.95")
@pytest.mark.parametrize(("adrenaline", "offered"), [(5, ["sh_6:1:i"]), (6, [])])
def test_icons_of_adrenaline_leave_the_score_and_are_not_for_the_full(
    adrenaline: int, offered: list[str]
) -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_6", revealed=True, adrenaline=adrenaline),
        unit("b1", "cpt", (5, 4)),
        seat("A", hand=["sh_6"]),
    )

    go(game, "card", *(["no"] if adrenaline else []))

    if offered:
        assert keys(game) == ["skip", *offered]
        go(game, offered[0])
        assert of(game, "a1").adrenaline == 6
    assert last(game, "tested").score == 2 + 1 + 2


@pytest.mark.clause("saurian:4.104")
def test_a_field_dressing_heals_or_treats_a_wound() -> None:
    hurt = start(["hh_9"], health=2, discard=["cw_1"], next="cw_2")
    assert keys(hurt) == ["pass", "hh_9:heal0", "hh_9:discard-cw_1", "hh_9:next"]

    healed = go(hurt.fork(), "hh_9:heal0")
    assert of(healed, "a1").models[0].health == 3
    treated = go(hurt.fork(), "hh_9:discard-cw_1")
    assert of(treated, "a1").discard == []
    refilled = go(hurt.fork(), "hh_9:next", ["ldr_1"])
    assert of(refilled, "a1").next == "ldr_1"


@pytest.mark.clause("saurian:4.104", "saurian:4.109")
@pytest.mark.parametrize(("profile", "card"), [("hun", "hh_12"), ("rap", "sh_9")])
def test_a_held_unit_is_cut_free(profile: str, card: str) -> None:
    game = start([card], profile=profile, nets=[{"card": "am_4"}])

    go(game, card)

    assert of(game, "a1").nets == []
    assert topic(game) != "action"


@pytest.mark.clause("saurian:4.104", "saurian:4.74")
def test_a_dose_may_be_burnt_off_at_the_start() -> None:
    game = start(["sh_7"], profile="rap", sedatives=["am_1", "am_2"], adrenaline=1)

    go(game, "sh_7:am_2")

    assert of(game, "a1").sedatives == ["am_1"]
    assert of(game, "a1").adrenaline == 0
    assert last(game, "adrenaline-lost").amount == 1


@pytest.mark.clause("saurian:4.104", "saurian:4.105")
@pytest.mark.parametrize(
    "state",
    [{"sedatives": ["am_1"], "adrenaline": 0}, {"sedatives": [], "adrenaline": 1}],
)
def test_nothing_is_burnt_off_without_a_dose_or_the_blood_for_it(state: dict[str, Any]) -> None:
    game = start(["sh_7"], profile="rap", **state)

    assert not any(key.startswith("sh_7") for key in keys(game) if ":am" in key)


@pytest.mark.clause("saurian:4.104")
def test_overpressure_is_for_darts_and_nets() -> None:
    game = acting(
        unit("a1", "hun", (3, 4), ammunition=["am_6"]),
        unit("b1", "tri", (6, 4, 3), changed={"dodge": 0}),
        seat("A", hand=["hh_11"], command=1),
    )

    go(game, "base:shoot", "am_6")
    while topic(game) == "passive":
        go(game, "skip")

    assert told(game, "damage-dealt")
    assert not told(game, "hero-card-played")


@pytest.mark.clause("saurian:4.104")
def test_thick_hide_and_overpressure_answer_a_hit() -> None:
    game = acting(
        unit("a1", "trk", (3, 4), active="trk_1", revealed=True),
        unit("b1", "rex", (6, 4, 3)),
        seat("A", hand=["hh_11"], command=1),
        seat("B", hand=["sh_4"]),
    )
    go(game, "card", "0+1+2", "am_2")
    while topic(game) == "passive":
        go(game, "skip")

    go(game, {"A": "hh_11", "B": "sh_4"})

    assert (last(game, "damage-dealt").force, last(game, "damage-dealt").armour) == (6, 4)
    assert len(of(game, "b1").doses) == 1


@pytest.mark.clause("saurian:4.104")
def test_thick_hide_is_for_whoever_is_hit() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0)),
        unit("b1", "tri", (6, 4, 0), changed={"dodge": 0}),
        seat("A", hand=["sh_4"]),
    )

    go(game, "base:melee")
    while topic(game) == "passive":
        go(game, "skip")

    assert told(game, "damage-dealt")
    assert game.battle.player("A").hand == ["sh_4"]


@pytest.mark.clause("saurian:4.104")
def test_a_terrifying_call_follows_a_kill() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), adrenaline=1),
        unit("b1", "tro", (5, 4)),
        unit("b2", "pha", (7, 4)),
        seat("A", hand=["sh_6"]),
    )
    go(game, "base:melee")
    while topic(game) == "passive":
        go(game, "skip")

    assert topic(game) == "main-kill"
    go(game, "sh_6:b2", "give", "fe_1")

    assert last(game, "fear-taken").unit == "b2"
    assert of(game, "a1").adrenaline == 0


@pytest.mark.clause("saurian:4.104", "saurian:4.79")
def test_hold_the_line_steadies_every_own_unit() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_3", revealed=True),
        unit("b1", "tro", (6, 4)),
        unit("b2", "cpt", (6, 5)),
        seat("B", hand=["hh_1"], command=1),
    )

    go(game, "card", "hh_1", "b1")

    scores = [(t.target, t.against) for t in told(game, "tested")]
    assert scores == [("b1", 2 + 1 + 3), ("b2", 4 + 3)]
    assert not told(game, "fear-taken")


@pytest.mark.clause("saurian:4.104")
def test_the_line_is_held_only_by_those_who_are_frightened() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_3", revealed=True),
        unit("a2", "rap", (6, 4, 3)),
        unit("b1", "tro", (10, 8)),
        seat("B", hand=["hh_1"], command=1),
    )

    go(game, "card")

    assert topic(game) != "main-decl"


@pytest.mark.clause("saurian:4.104")
def test_an_ambush_makes_a_unit_act_next() -> None:
    game = moving(
        unit("a1", "tro", (4, 4), active="tro_1", revealed=True),
        unit("a2", "hun", (1, 1), active="ldr_4"),
        unit("b1", "rap", (5, 4, 3), active="rap_4", adrenaline=1),
        seat("B", hand=["sh_5"]),
    )

    go(game, "done", "sh_5:b1", "none")

    assert game.battle.act is not None and game.battle.act.unit == "b1"


@pytest.mark.clause("saurian:4.95", "saurian:4.96")
@pytest.mark.parametrize(("room", "refused"), [(1, True), (2, False)])
def test_no_card_is_consumed_for_adrenaline_that_finds_no_room(room: int, refused: bool) -> None:
    most = RULESET.content.profile("rap").adrenaline
    game = position(
        unit("a1", "rap", (4, 4, 0), active="rap_3", adrenaline=most - room),
        unit("b1", "tro", (9, 4), acted=True),
        seat("A", hand=["sh_10", "sh_3"]),
    )
    go(game, "go")

    if refused:
        with pytest.raises(Refusal) as found:
            game.answer(["sh_10", "sh_3"])
        assert found.value.reason == "adrenaline-full"
        return
    go(game, ["sh_10", "sh_3"])
    assert of(game, "a1").adrenaline == most
    assert game.battle.player("A").discard == ["sh_10", "sh_3"]
