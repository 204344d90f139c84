"""Damage and falls (4.7-4.9, 4.90-4.117, 4.190-4.199)."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.questions import Placement
from grognard.rulesets.gaslight.battle import Instance
from grognard.rulesets.gaslight.damage import crits_of, damage_of, effective_armor
from grognard.rulesets.gaslight.falling import AsideRegion
from grognard.rulesets.gaslight.field import in_contact, near_edges
from grognard.testing import play
from grognard.testing.gaslight import (
    CONSTABLE,
    CROOK,
    DANCER,
    FINCH,
    HERON,
    HULK,
    NURSE,
    PORTER,
    PYKE,
    RIFLEMAN,
    RINGER,
    SMALL,
    TOUCHING,
    VANE,
    WRETCH,
    barrier,
    dice,
    model,
    piece,
    position,
    reasons,
    rolls,
    roof,
)
from grognard.testing.positions import keys, seat, told

FAR = model("b9", WRETCH, 33, 33)
STAY = Placement()
TOUGH = {"wounds": 20}


def to(*points: tuple[float, float]) -> Placement:
    return Placement(tuple(points))


def on_the_roof(who: str, *more: str, x: float = 15.8, **state: Any) -> Game[Any]:
    """Crook on the ground in the west, somebody on a roof near its western edge."""
    return position(
        roof(15, 12, 24, 24),
        model("a1", CROOK, 3, 18),
        model("b1", who, x, 18, 4, **state),
        FAR,
        *more,
        active="a1",
    )


def shot_off(game: Game[Any], reflex: int = 0) -> Game[Any]:
    """Hit b1 and fail its Falling test."""
    play(game, ["shoot:rw3:b1", "hold"])
    return rolls(game, 1, 0, reflex)


@pytest.mark.clause("gaslight:4.90", "gaslight:4.91", "gaslight:4.92", "gaslight:4.93")
def test_damage_is_strength_and_crits_less_armor_and_resistance() -> None:
    game = position(
        model("a1", PORTER, 5, 5, spells=["sp8"], acid=2), model("b1", HULK, 10, 10), active="a1"
    )
    porter, hulk = game.battle.models

    assert [crits_of(margin) for margin in (0, 1, 2, 4)] == [0, 0, 1, 3]
    assert effective_armor(game.battle, porter).total == 3 + 2 - 2
    assert effective_armor(game.battle, porter, 2).total == 1
    assert effective_armor(game.battle, porter, 9).total == 0
    burn = Instance("b1", 2, "fire", ignores_armor=True)
    assert damage_of(game.battle, hulk, burn).total == 4
    acid = Instance("a1", 9, "acid", piercing=9)
    assert damage_of(game.battle, porter, acid).total == 7, "Resistance is left untouched"
    weak = Instance("a1", 1, "physical")
    assert damage_of(game.battle, porter, weak).total == 0


@pytest.mark.clause("gaslight:4.9", "gaslight:4.96", "gaslight:4.94")
def test_all_who_fall_in_an_action_are_removed_together_and_excess_is_lost() -> None:
    game = position(
        model("a1", CONSTABLE, 5, 5), model("b1", WRETCH, 20, 20), model("b2", WRETCH, 22, 20), FAR,
        active="a1",
    )  # fmt: skip
    game.battle.pending.damage += [
        Instance("b1", 9, "physical", credit="A", cause="fall"),
        Instance("b1", 9, "physical", credit="A", cause="fall"),
        Instance("b2", 2, "physical", credit="A", cause="fall"),
    ]

    play(game, ["move", STAY])

    assert [event.model for event in told(game, "wounded")] == ["b1", "b2"]
    assert [event.model for event in told(game, "removed")] == ["b1", "b2"]


@pytest.mark.clause("gaslight:4.97", "gaslight:5.3")
def test_credit_goes_to_whoever_took_the_last_wound_never_to_the_victim() -> None:
    game = position(
        model("a1", VANE, 5, 5),
        model("a2", CROOK, 8, 5, wounds=1),
        model("b1", HERON, 20, 20, wounds=1),
        model("b2", FINCH, 23, 20, wounds=2),
        FAR,
        active="a1",
    )
    game.battle.pending.damage += [
        Instance("a2", 5, "fall", credit="A", cause="fall"),
        Instance("b1", 5, "fall", credit="A", cause="fall"),
        Instance("b2", 1, "fire", credit="A", cause="fire"),
        Instance("b2", 1, "fire", credit="B", cause="fire"),
    ]

    play(game, ["move", STAY])

    credited = {event.model: event.credit for event in told(game, "removed")}
    assert credited == {"a2": "", "b1": "A", "b2": ""}
    assert game.battle.points == {"A": 1, "B": 0}


@pytest.mark.clause("gaslight:4.100", "gaslight:4.101")
def test_a_hit_near_an_edge_calls_for_one_test_a_miss_does_not() -> None:
    missed = on_the_roof(WRETCH)
    play(missed, ["shoot:rw3:b1", "hold"])
    rolls(missed, 0, 0)
    assert missed.decision.topic == "action"

    twice = on_the_roof(WRETCH)
    play(twice, ["shoot:rw3:b1", "dive"])
    rolls(twice, 1, 0)
    assert dice(twice) == 2, "hit and Toppled: still one test"
    rolls(twice, 2)
    assert twice.battle.model("b1").at is None or not told(twice, "fell")
    assert len(told(twice, "fall-tested")) == 1


@pytest.mark.clause("gaslight:4.101")
def test_a_hit_without_damage_and_a_fencer_s_blow_call_for_it_too() -> None:
    harmless = on_the_roof(PORTER, changed={"armor": 12})
    play(harmless, ["shoot:rw3:b1", "hold"])
    rolls(harmless, 1, 0)
    assert harmless.question.topic == "falling"

    fencer = position(
        roof(15, 12, 24, 24),
        model("a1", VANE, 15.6, 18, 4),
        model("b1", DANCER, 15.6 + TOUCHING, 18, 4),
        active="a1",
    )
    play(fencer, ["fight:b1", "fence:mw11"])
    rolls(fencer, 0, 1)
    play(fencer, ["stop"])
    assert fencer.question.topic == "falling"
    assert fencer.question.seat == "A"


@pytest.mark.clause("gaslight:4.102", "gaslight:4.103", "gaslight:4.106")
def test_barriers_help_the_best_one_counts_and_cover_does_not() -> None:
    game = on_the_roof(VANE, barrier((15, 17), (15, 19), 0.5, 4), barrier((16, 17), (17, 17), 1, 4))

    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 1, 0)

    assert reasons(game) == {"reflex": 4, "barrier": 2}
    rolls(game, 1)
    assert told(game, "fall-tested")[0].difficulty == 1
    assert not told(game, "fell")


@pytest.mark.clause("gaslight:4.105")
def test_a_hero_may_cling_on_with_a_card_of_its_suit_after_the_roll() -> None:
    game = on_the_roof(VANE, seat("B", hand=["2S", "AH"]))

    shot_off(game, 1)
    assert (game.decision.topic, keys(game)) == ("cling", ["2S", "none"])
    play(game, ["2S"])

    assert game.battle.model("b1").at[2] == 4
    assert game.battle.hands["B"] == ["AH"]


@pytest.mark.clause("gaslight:4.107", "gaslight:4.109", "gaslight:4.104")
def test_a_faller_lies_toppled_below_and_armor_does_not_help() -> None:
    game = shot_off(on_the_roof(VANE))

    vane = game.battle.model("b1")
    assert vane.at == pytest.approx((15 - SMALL, 18, 0), abs=1e-3)
    assert vane.toppled
    assert [(e.cause, e.damage) for e in told(game, "wounded")] == [("a1", 4), ("fall", 1)]
    assert told(game, "hard-to-kill"), "6 Wounds, 4 and 4: the last one is kept"


@pytest.mark.clause("gaslight:4.108", "gaslight:1.56")
def test_a_landing_spot_that_terrain_forbids_is_shifted() -> None:
    game = shot_off(on_the_roof(VANE, roof(13.5, 17, 14.6, 19, high=2, walkable=False)))

    spot = game.battle.model("b1").at
    assert spot[2] == 0
    assert spot != pytest.approx((15 - SMALL, 18, 0), abs=1e-3)
    game.ruleset.check(game.battle)


@pytest.mark.clause("gaslight:4.108")
def test_a_model_with_its_centre_on_the_edge_falls_straight_outwards() -> None:
    game = shot_off(on_the_roof(VANE, x=15.0))

    assert game.battle.model("b1").at == pytest.approx((15 - SMALL, 18, 0), abs=1e-3)


@pytest.mark.clause("gaslight:4.110")
def test_of_two_edges_equally_near_the_controller_chooses() -> None:
    game = position(
        roof(15, 15, 17, 24),
        model("a1", CROOK, 3, 18),
        model("b1", VANE, 16, 20, 4, wounds=6),
        FAR,
        active="a1",
    )

    shot_off(game)
    assert (game.decision.seat, game.decision.topic) == ("B", "edge")
    assert [option.at for option in game.decision.options] == [(17.0, 20.0), (15.0, 20.0)]
    play(game, ["edge1"])

    assert game.battle.model("b1").at[0] == pytest.approx(15 - SMALL, abs=1e-3)


@pytest.mark.clause("gaslight:4.111", "gaslight:4.112", "gaslight:4.114", "gaslight:4.115")
def test_whoever_stands_below_is_crushed_or_jumps_aside() -> None:
    below = model("a2", CONSTABLE, 15 - SMALL, 18, changed={"wounds": 9})
    crushed = on_the_roof(HERON, below, wounds=5)
    aside = on_the_roof(HERON, below, wounds=5)

    shot_off(crushed)
    assert dice(crushed) == 3, "the faller's Strength"
    rolls(crushed, 3)
    assert dice(crushed) == 2, "the victim's Reflex"
    rolls(crushed, 0)
    shot_off(aside)
    rolls(aside, 0, 1)

    assert crushed.battle.model("a2").toppled
    damage = {e.model: e.damage for e in told(crushed, "wounded") if e.cause == "crush"}
    assert damage == {"a2": 4 + 2 - 1}
    crushed.ruleset.check(crushed.battle)
    assert aside.decision.topic == "place-aside"
    assert aside.decision.seat == "A"
    play(aside, [aside.decision.usual])
    assert not aside.battle.model("a2").toppled
    aside.ruleset.check(aside.battle)


@pytest.mark.clause("gaslight:4.113")
def test_a_jump_aside_goes_two_inches_and_touches_nobody() -> None:
    game = on_the_roof(HERON, model("a2", CONSTABLE, 15 - SMALL, 18), wounds=5)
    shot_off(game)
    rolls(game, 0, 1)
    region = game.decision.region

    assert region.refuse(to((12.3, 18.0))).reason == "too-far-aside"
    assert region.refuse(to((13.6, 18.0))).reason == "not-clear-aside"
    assert region.refuse(to((12.9, 18.0))) is None


@pytest.mark.clause("gaslight:4.113", "gaslight:4.112")
def test_without_room_to_jump_aside_the_victim_is_hit_with_margin_0() -> None:
    pit = [
        barrier((14.9, 15.9), (12.4, 15.9), 2),
        barrier((12.4, 15.9), (12.4, 20.1), 2),
        barrier((12.4, 20.1), (14.9, 20.1), 2),
    ]
    ring = [(14.4, 16.6), (14.4, 19.4), (13.1, 17.2), (13.1, 18.8)]
    crowd = [model(f"a{n}", CONSTABLE, x, y) for n, (x, y) in enumerate(ring, 3)]
    game = on_the_roof(
        HERON, *pit, *crowd, model("a2", CONSTABLE, 15 - SMALL, 18, changed={"wounds": 9}), wounds=5
    )

    shot_off(game)
    rolls(game, 0, 2)

    assert told(game, "crushed")[0].margin == 0
    assert game.battle.model("a2").toppled


@pytest.mark.clause("gaslight:4.116")
def test_a_hero_below_may_add_a_red_card_and_the_faller_none() -> None:
    game = on_the_roof(
        HERON,
        model("a2", VANE, 15 - SMALL, 18),
        seat("A", hand=["KH", "2S", "3C"]),
        seat("B", hand=["AD", "AS"]),
        wounds=5,
    )

    play(game, ["none", "shoot:rw3:b1", "hold"])
    rolls(game, 1, 0, 1)
    play(game, ["none"])
    rolls(game, 1, 0)

    assert (game.decision.seat, game.decision.topic) == ("A", "deed")
    assert keys(game) == ["KH", "none"]
    play(game, ["KH"])
    assert game.decision.topic == "place-aside"


@pytest.mark.clause("gaslight:4.117", "gaslight:4.8")
def test_a_crushed_model_near_an_edge_may_fall_in_turn() -> None:
    game = position(
        roof(15, 12, 24, 24, high=6),
        roof(12, 12, 15, 24, high=3),
        model("a1", CROOK, 3, 18),
        model("a2", CONSTABLE, 13, 18, 3, changed={"wounds": 9}),
        model("b1", HULK, 15.5, 18, 6),
        FAR,
        active="a1",
    )

    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 1, 0, 0)
    assert game.question.topic == "crush"
    rolls(game, 1, 0)

    assert game.question.topic == "falling"
    assert game.question.seat == "A"


@pytest.mark.clause("gaslight:4.199")
def test_a_fall_of_less_than_an_inch_does_not_hurt() -> None:
    game = position(model("a1", VANE, 5, 5), model("b1", WRETCH, 8, 5), FAR, active="a1")

    play(game, ["jump", to((10.0, 5.0))])
    rolls(game, 3)
    assert game.question.topic == "crush"
    rolls(game, 3, 0)

    assert game.battle.model("a1").wounds == 6
    assert [e.damage for e in told(game, "wounded")] == [2], "0 and two Critical Hits"


@pytest.mark.clause("gaslight:4.8")
def test_effects_of_one_moment_hurt_each_by_itself_and_nobody_is_asked_for_an_order() -> None:
    game = position(
        model("a1", PYKE, 10, 6), model("b1", VANE, 10, 10), model("b2", CROOK, 10, 11.3), FAR,
        active="a1",
    )  # fmt: skip

    play(game, ["throw:tw2", to((10.0, 9.3))])
    rolls(game, 1)

    assert [event.model for event in told(game, "affected")] == ["b1", "b2"]


@pytest.mark.clause("gaslight:4.8", "gaslight:4.163")
def test_a_knockdown_comes_before_the_falling_test_of_the_same_blow() -> None:
    game = position(
        roof(15, 12, 24, 24),
        model("a1", PORTER, 15.6 + SMALL + 40 / 50.8, 18, 4),
        model("b1", WRETCH, 15.6, 18, 4, changed={"wounds": 9}),
        active="a1",
    )

    play(game, ["fight:b1", "fence:mw10"])
    rolls(game, 1, 0)

    kinds = [item.event.kind for item in game.log]
    assert "toppled" in kinds
    assert game.question.topic == "falling"
    rolls(game, 2)
    assert len(told(game, "fall-tested")) == 1


@pytest.mark.clause("gaslight:4.192")
def test_falls_come_after_all_attacks_of_the_action() -> None:
    game = position(
        roof(15, 12, 24, 24),
        model("a1", RIFLEMAN, 5, 18),
        model("b1", VANE, 15.8, 18, 4),
        FAR,
        active="a1",
    )

    play(game, ["shoot:rw4:b1", "hold"])
    rolls(game, 1, 0)
    assert keys(game) == ["b1", "stop"]
    play(game, ["b1", "hold"])
    rolls(game, 0, 0)

    assert game.question.topic == "falling"


@pytest.mark.clause("gaslight:4.7", "gaslight:4.164")
def test_healing_comes_before_damage() -> None:
    game = position(
        model("a1", NURSE, 5, 5), model("a2", VANE, 5 + TOUCHING, 5, wounds=2), FAR, active="a1"
    )
    game.battle.pending.damage.append(Instance("a2", 3, "fire", ignores_armor=True, credit="B"))

    play(game, ["surgeon:a2"])

    assert game.battle.model("a2").wounds == 1
    assert told(game, "healed")[0].amount == 2


@pytest.mark.clause("gaslight:4.171", "gaslight:4.115")
def test_a_faller_shifted_into_a_fire_by_those_it_hit_is_burnt() -> None:
    """The Dancer falls west onto the Wretch and rolls on west, into the fire."""
    fire = [{"kind": "fire", "at": (11.4, 18, 0), "seat": "A"}]
    game = position(
        roof(15, 12, 24, 24), model("a1", CROOK, 3, 18), model("b1", DANCER, 15.8, 18, 4),
        model("b2", WRETCH, 14.2, 18), FAR, active="a1", templates=fire,
    )  # fmt: skip

    shot_off(game)
    rolls(game, 2, 0)

    assert "fire" in [event.template for event in told(game, "affected") if event.model == "b1"]


def lying(game: Game[Any], model_id: str, *others: str) -> list[str]:
    """Whom of these a model is in contact with."""
    one = game.battle.model(model_id)
    return [other for other in others if in_contact(one, game.battle.model(other))]


@pytest.mark.clause("gaslight:4.115")
def test_a_crushing_faller_lies_by_whom_it_hit_not_by_a_bystander() -> None:
    """Behind the Wretch who is hit stands a Ringer; beyond the Ringer nobody lies by the Wretch."""
    game = position(
        roof(15, 12, 24, 24), model("a1", CROOK, 3, 18),
        model("b1", DANCER, 15.8, 18, 4, changed=TOUGH),
        model("b2", WRETCH, 14.2, 18, changed=TOUGH),
        model("b3", RINGER, 14.2 - TOUCHING, 18), FAR, active="a1",
    )  # fmt: skip

    shot_off(game)
    rolls(game, 2, 0)

    assert lying(game, "b1", "b2") == ["b2"]


@pytest.mark.clause("gaslight:4.113")
def test_somebody_on_another_level_does_not_bar_a_jump_aside() -> None:
    """The balcony 3.2" up is full of people; under it there is room."""
    crowd = [model(f"a{n + 2}", CONSTABLE, 10.2 + 1.3 * (n % 3), 16 + 1.3 * (n // 3), 3.2)
             for n in range(9)]  # fmt: skip
    game = position(
        roof(15, 12, 24, 24), piece("platform", rect=(9, 13, 14.9, 23), z1=3.2),
        model("a1", CROOK, 15.6, 18, 4), model("b2", WRETCH, 12, 18), *crowd, FAR, active="a1",
    )  # fmt: skip
    region = AsideRegion(game.battle, game.battle.model("b2"))

    assert region.nearest == pytest.approx((12.0, 18.0)), "nobody touches him where he stands"
    assert region.refuse(to((11.0, 18.0))) is None


@pytest.mark.clause("gaslight:4.116", "gaslight:4.128")
def test_a_hero_about_to_be_crushed_discards_as_many_red_cards_as_it_likes() -> None:
    """Three successes fall on Vane, who rolls none: a court card and two others save her."""
    game = position(
        roof(15, 12, 24, 24), model("a1", CROOK, 3, 18), model("b1", HERON, 15.8, 18, 4),
        model("a2", VANE, 14.2, 18), FAR, seat("A", hand=["KD", "4H", "3D", "AS"]), active="a1",
        window=False,
    )  # fmt: skip

    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 1, 0)
    play(game, ["none"])
    rolls(game, 0, 3, 0)
    assert keys(game) == ["KD", "4H", "3D", "none"]
    play(game, ["KD", "4H"])
    assert keys(game) == ["3D", "none"]
    play(game, ["3D"])

    assert game.decision.topic == "place-aside"
    assert game.battle.hands["A"] == ["AS"]


@pytest.mark.clause("gaslight:1.52", "gaslight:1.53", "gaslight:4.100")
def test_adjoining_roofs_of_one_height_are_one_terrain() -> None:
    """The Dancer's roof goes on for 0.3" as another block: its base hangs over the drop."""

    def edges_near(x: float, *strip: str) -> list[float]:
        game = position(
            roof(15, 12, 24, 24), *strip, model("a1", CROOK, 3, 18), model("b1", DANCER, x, 18, 4),
            FAR, active="a1",
        )  # fmt: skip
        found = near_edges(game.battle, game.battle.model("b1"))
        return sorted({round(drop.point[0], 4) for drop in found})

    ledge = roof(14.7, 12, 15, 24)
    step = roof(14.7, 12, 15, 24, high=3.2)
    assert edges_near(15.2) == [15.0]
    assert edges_near(15.2, ledge) == [14.7]
    assert edges_near(16.0, ledge) == [14.7]
    assert edges_near(16.4, ledge) == []
    assert edges_near(15.2, step) == [14.7], "it hangs over the edge of the step as well"
    assert edges_near(15.6, step) == [], "from the roof to the step it is no drop"
