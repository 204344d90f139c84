"""Ranged attacks and throws (4.50-4.68)."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.questions import Placement
from grognard.kernel.refusals import Refusal
from grognard.rulesets.gaslight import RULESET
from grognard.rulesets.gaslight.shooting import PointRegion, band_of
from grognard.testing import play
from grognard.testing.gaslight import (
    CONSTABLE,
    CROOK,
    HERON,
    RIFLEMAN,
    SMALL,
    TOBY,
    TOUCHING,
    VANE,
    WRETCH,
    barrier,
    dice,
    model,
    position,
    reasons,
    rolls,
    roof,
)
from grognard.testing.positions import keys, seat, told

CONTENT = RULESET.content


def to(*points: tuple[float, float]) -> Placement:
    return Placement(tuple(points))


def shot(*more: str, target: str = WRETCH, **now: Any) -> Game[Any]:
    return position(model("a1", CROOK, 5, 5), model("b1", target, 20, 5), *more, active="a1", **now)


@pytest.mark.clause("gaslight:4.50")
def test_who_may_not_shoot() -> None:
    lying = position(
        model("a1", CROOK, 5, 5, toppled=True), model("b1", WRETCH, 20, 5), active="a1"
    )
    engaged = shot(model("b2", WRETCH, 5 + TOUCHING, 5))
    unarmed = position(model("a1", WRETCH, 5, 5), model("b1", WRETCH, 9, 9), active="a1")

    for game in (lying, engaged, unarmed):
        assert not any(key.startswith("shoot") for key in keys(game))


@pytest.mark.clause("gaslight:4.51", "gaslight:4.52", "gaslight:1.22")
def test_targets_are_enemies_in_sight_and_in_range() -> None:
    game = position(
        model("a1", CONSTABLE, 5, 5),
        model("a2", CONSTABLE, 5, 9),
        model("b1", WRETCH, 5 + 2 * SMALL + 16, 5),
        model("b2", WRETCH, 5 + 2 * SMALL + 16.1, 8),
        model("b3", WRETCH, 5, 15),
        roof(3, 12, 7, 13, high=3),
        active="a1",
    )

    assert [key for key in keys(game) if key.startswith("shoot")] == ["shoot:rw2:b1"]
    revolver = CONTENT.profile(CONSTABLE).ranged["rw2"]
    bands = [band_of(revolver, d) for d in (6, 6.005, 6.1, 12, 16, 16.1)]
    assert bands == [1, 1, 0, 0, -1, None]


@pytest.mark.clause("gaslight:4.53", "gaslight:4.54")
def test_the_target_chooses_its_reaction_openly() -> None:
    game = shot()

    play(game, ["shoot:rw3:b1"])
    assert (game.decision.seat, keys(game)) == ("B", ["hold", "dive"])
    play(game, ["hold"])

    assert not game.battle.model("b1").toppled
    assert told(game, "held-nerves")


@pytest.mark.clause("gaslight:4.55")
def test_a_diver_is_toppled_before_the_dice_and_stays_so() -> None:
    game = shot()

    play(game, ["shoot:rw3:b1", "dive"])
    assert game.battle.model("b1").toppled
    rolls(game, 1)
    assert reasons(game)["toppled"] == 2
    rolls(game, 4)

    assert game.battle.model("b1").toppled
    assert told(game, "missed")


@pytest.mark.clause("gaslight:4.56", "gaslight:4.156", "gaslight:4.166")
def test_the_shooter_s_dice() -> None:
    game = shot(auras=[{"spell": "sp6", "caster": "b1"}], moved=True)

    play(game, ["shoot:rw3:b1", "hold"])

    assert reasons(game) == {"guns": 5, "move-penalty": -2}, "the aura does not reach him"
    near = position(
        model("a1", CROOK, 5, 5),
        model("b1", WRETCH, 10, 5),
        active="a1",
        moved=True,
        auras=[{"spell": "sp6", "caster": "b1"}],
    )
    play(near, ["shoot:rw3:b1", "hold"])
    assert reasons(near) == {"guns": 5, "spell-sp6": -1, "range-band": -1, "move-penalty": -2}
    assert dice(near) == 1


@pytest.mark.clause("gaslight:4.58", "gaslight:4.175")
def test_covers_are_not_added_but_lying_down_is() -> None:
    game = position(
        model("a1", CROOK, 5, 5),
        model("b1", WRETCH, 20, 5),
        barrier((19, 2), (19, 8), 1),
        active="a1",
        templates=[{"kind": "smoke", "at": (20, 5, 0)}],
    )

    play(game, ["shoot:rw3:b1", "dive"])
    rolls(game, 0)

    assert reasons(game) == {"reflex": 2, "half-covered": 2, "toppled": 2}


@pytest.mark.clause("gaslight:4.59", "gaslight:4.62")
def test_cover_is_measured_before_the_dive_and_lying_for_the_next_shot() -> None:
    game = position(
        model("a1", RIFLEMAN, 5, 5),
        model("b1", WRETCH, 15, 5, changed={"wounds": 9}),
        barrier((14, 2), (14, 8), 0.45),
        active="a1",
    )

    play(game, ["shoot:rw4:b1", "dive"])
    rolls(game, 0)
    assert reasons(game)["covered"] == 1
    rolls(game, 0)
    play(game, ["b1"])
    rolls(game, 0)

    assert "half-covered" in reasons(game), "a body on the ground hides better"


@pytest.mark.clause("gaslight:4.60")
def test_a_tie_is_a_miss() -> None:
    game = shot()

    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 2, 2)

    assert told(game, "missed")
    assert game.battle.model("b1").wounds == 2


@pytest.mark.clause("gaslight:4.61")
def test_shooting_into_melee_is_allowed_and_unmodified() -> None:
    game = shot(model("a2", VANE, 20, 5 + TOUCHING))

    play(game, ["shoot:rw3:b1", "hold"])

    assert reasons(game) == {"guns": 5}
    rolls(game, 0, 1)
    assert game.battle.model("a2").wounds == 6


@pytest.mark.clause("gaslight:4.62", "gaslight:4.152")
def test_every_fast_shot_has_its_own_target_and_reaction() -> None:
    game = position(
        model("a1", RIFLEMAN, 5, 5),
        model("b1", WRETCH, 15, 5),
        model("b2", WRETCH, 15, 8),
        active="a1",
    )

    play(game, ["shoot:rw4:b1", "hold"])
    rolls(game, 0, 0)
    assert keys(game) == ["b1", "b2", "stop"]
    play(game, ["b2", "dive"])

    assert reasons(game)["earlier-attacks"] == -1
    assert game.battle.model("b2").toppled


@pytest.mark.clause("gaslight:4.133")
def test_the_target_s_reflex_roll_takes_no_cards_the_shooter_s_does() -> None:
    game = shot(
        seat("A", hand=["2D", "3H", "4C"]), seat("B", hand=["AH", "AD", "AS", "AC"]),
        target=HERON, window=False,
    )  # fmt: skip

    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 1, 1)

    assert game.decision.seat == "A"
    assert keys(game) == ["2D", "none"]
    play(game, ["2D"])
    assert told(game, "hit"), "Heron's controller was not asked"


@pytest.mark.clause("gaslight:4.68")
def test_a_throw_needs_a_point_in_range_and_in_sight() -> None:
    game = position(
        model("a1", TOBY, 5, 5), model("b1", WRETCH, 30, 30), roof(8, 2, 9, 8, high=3),
        active="a1",
    )  # fmt: skip
    region = PointRegion(game.battle, game.battle.model("a1"), 6, "4.68")

    assert region.refuse(to((5.0, 5 + SMALL + 6))) is None
    assert isinstance(region.refuse(to((5.0, 5 + SMALL + 6.1))), Refusal)
    assert isinstance(region.refuse(to((10.0, 5.0))), Refusal)


@pytest.mark.clause("gaslight:4.68", "gaslight:4.132")
def test_a_throw_that_fails_falls_two_inches_short() -> None:
    game = position(
        model("a1", TOBY, 5, 5, lucky=False), model("b1", WRETCH, 30, 30),
        seat("A", hand=["AH"]), active="a1",
    )  # fmt: skip

    play(game, ["throw:tw1", to((10.0, 5.0))])
    rolls(game, 0)

    assert game.battle.templates[0].at == pytest.approx((8, 5, 0))
    near = position(model("a1", TOBY, 5, 5, lucky=False), model("b1", WRETCH, 30, 30), active="a1")
    play(near, ["throw:tw1", to((6.0, 5.0))])
    rolls(near, 0)
    assert near.battle.templates[0].at == pytest.approx((5, 5, 0)), "never nearer than himself"


@pytest.mark.clause("gaslight:4.68")
def test_a_short_throw_drops_to_the_surface_below() -> None:
    game = position(
        roof(10, 2, 14, 8, high=1), model("a1", TOBY, 5, 5, lucky=False),
        model("b1", WRETCH, 30, 30), active="a1",
    )  # fmt: skip

    play(game, ["throw:tw1", to((11.0, 5.0))])
    rolls(game, 0)

    assert game.battle.templates[0].at == pytest.approx((9, 5, 0))


@pytest.mark.clause("gaslight:4.68")
def test_a_throw_has_no_reaction() -> None:
    game = position(model("a1", TOBY, 5, 5, lucky=False), model("b1", WRETCH, 9, 5), active="a1")

    play(game, ["throw:tw1", to((8.0, 5.0))])

    assert game.question.topic == "throw"
