"""The rooftops from the side: cuts, models near the line, the nine rays, and nothing hidden."""

from typing import Any

import pytest

import grognard
from grognard.kernel.chance import Lots
from grognard.kernel.profiles import ProfileView
from grognard.rulesets.gaslight.field import hidden
from grognard.rulesets.gaslight.shooting import cover_dice
from grognard.testing.gaslight import (
    CONSTABLE,
    HULK,
    NOOR,
    RIFLEMAN,
    SMALL,
    VANE,
    WRETCH,
    barrier,
    model,
    position,
    roof,
)
from grognard.testing.positions import seat

RULESET = grognard.ruleset("gaslight")


def profile(game: Any, start: Any, end: Any, viewer: str = "A") -> ProfileView:
    found = RULESET.profile(game.battle, viewer, start, end)
    assert found is not None
    return found


def test_a_roof_is_cut_from_wall_to_wall_and_who_stands_on_it_is_as_high() -> None:
    game = position(
        roof(14, 2, 20, 8, high=3.0),
        model("a1", VANE, 5, 5),
        model("b1", NOOR, 17, 5, 3.0),
    )

    seen = profile(game, "a1", "b1")

    (cut,) = seen.cuts
    assert (cut.id, cut.start, cut.end, cut.low, cut.tops) == ("t1", 9.0, 14.0, 0.0, (3.0, 3.0))
    assert (seen.length, seen.first, seen.last) == (12.0, -2.0, 14.0)
    stands = {stand.piece: (stand.along, stand.low, stand.high) for stand in seen.stands}
    assert stands == {"a1": (0.0, 0.0, 1.5), "b1": (12.0, 3.0, 4.5)}


@pytest.mark.clause("gaslight:1.63")
def test_the_lowest_rays_stop_at_the_brink_of_the_roof() -> None:
    """Eye at 1.35, target's feet at 3 standing 3" behind the brink, 12" away.

    The ray to 0.1 of its height ends at 3.15: it rises 1.8 over 12 and is at 2.7 where the wall
    stands, 9 along: stopped there. The ray to the middle ends at 3.75 and is at 3.15: free.
    """
    game = position(
        roof(14, 0, 20, 10, high=3.0),
        model("a1", VANE, 5, 5),
        model("b1", NOOR, 17, 5, 3.0),
    )

    sight = profile(game, "a1", "b1").sight

    assert sight is not None
    low, middle, high = sight.rays[3:6]
    assert (low.blocker, low.by) == ("t1", "terrain")
    assert low.stopped == pytest.approx((9.0, 2.7), abs=0.02)
    assert low.end == (12.0, 3.15)
    assert (middle.stopped, high.stopped) == (None, None)
    assert (sight.clear, sight.hidden, sight.rule) == (True, 3, "1.63")
    assert sight.verdict.id == "profile-covered"


def test_the_picture_and_the_rules_tell_the_same_cover() -> None:
    game = position(
        barrier((12, 2), (12, 8), 1.0),
        model("a1", VANE, 5, 5),
        model("b1", NOOR, 13, 5),
        model("b2", WRETCH, 9, 5.4),
    )
    shooter, target = game.battle.model("a1"), game.battle.model("b1")

    seen = profile(game, "a1", "b1")

    assert seen.sight is not None
    assert seen.sight.hidden == hidden(game.battle, shooter, target)
    dice, _, _ = cover_dice(game.battle, shooter, target)
    cover = next(fact for fact in seen.facts if fact.name.id == "profile-dice-cover")
    assert cover.value == f"+{dice}"
    blockers = {ray.blocker for ray in seen.sight.rays if ray.blocker}
    assert "b2" in blockers


@pytest.mark.clause("gaslight:1.62")
def test_a_wall_hides_altogether_and_is_named() -> None:
    game = position(roof(9, 0, 10, 10, high=6.0), model("a1", VANE, 5, 5), model("b1", NOOR, 13, 5))

    sight = profile(game, "a1", "b1").sight

    assert sight is not None
    assert not sight.clear
    assert sight.verdict.id == "profile-unseen"
    assert {ray.blocker for ray in sight.rays} == {"t1"}


def test_smoke_is_cut_and_named_as_a_template() -> None:
    smoke = {"kind": "smoke", "at": [9, 5, 0], "seat": "A", "by": "a1"}
    game = position(model("a1", VANE, 5, 5), model("b1", NOOR, 13, 5), templates=[smoke])
    (template,) = game.battle.templates

    seen = profile(game, "a1", "b1")

    (cut,) = seen.cuts
    assert (cut.id, cut.kind, cut.start, cut.end) == (template.id, "cloud", 2.5, 5.5)
    assert seen.sight is not None
    assert {(ray.blocker, ray.by) for ray in seen.sight.rays} == {(template.id, "template")}


def test_height_gives_its_die_to_whoever_stands_above() -> None:
    game = position(
        roof(14, 0, 20, 10, high=3.0), model("a1", VANE, 5, 5), model("b1", NOOR, 17, 5, 3.0)
    )

    up = {fact.name.id: fact.rule for fact in profile(game, "a1", "b1").facts}
    down = {fact.name.id: fact.rule for fact in profile(game, "b1", "a1").facts}

    assert up["profile-dice-target"] == "4.57"
    assert down["profile-dice-shooter"] == "4.56"
    assert "profile-dice-shooter" not in up


@pytest.mark.clause("gaslight:1.64")
def test_a_place_is_looked_at_just_above_its_highest_surface() -> None:
    game = position(roof(14, 0, 20, 10, high=3.0), model("a1", VANE, 5, 5))

    seen = profile(game, "a1", (17.0, 5.0))

    assert seen.sight is not None
    assert seen.sight.target == ""
    (ray,) = seen.sight.rays
    assert (ray.end, ray.blocker) == ((12.0, 3.1), "t1")


def test_models_beside_the_line_are_shown_and_others_are_not() -> None:
    game = position(
        model("a1", VANE, 5, 5),
        model("b1", NOOR, 15, 5),
        model("a2", RIFLEMAN, 10, 5 + SMALL + 0.9),
        model("a3", CONSTABLE, 10, 5 - SMALL - 1.1),
        model("b2", HULK, 25, 5),
    )

    seen = profile(game, "a1", "b1")

    asides = {stand.piece: round(stand.aside, 2) for stand in seen.stands}
    assert asides == {"a1": 0.0, "b1": 0.0, "a2": round(SMALL + 0.9, 2)}


def test_there_is_no_side_view_of_nothing() -> None:
    game = position(model("a1", VANE, 5, 5), model("b1", NOOR, 15, 5))

    assert RULESET.profile(game.battle, "A", "a1", "a1") is None
    assert RULESET.profile(game.battle, "A", "a1", "nobody") is None
    assert RULESET.profile(game.battle, "A", "a1", (40.0, 5.0)) is None
    assert RULESET.profile(game.battle, "A", (1.0, 1.0), (1.05, 1.0)) is None


def test_a_line_between_two_places_shows_no_sight() -> None:
    game = position(model("a1", VANE, 5, 5))

    seen = profile(game, (1.0, 5.0), (9.0, 5.0))

    assert seen.sight is None
    assert seen.facts == ()


@pytest.mark.parametrize("seed", range(6))
def test_what_a_viewer_cannot_see_does_not_show_from_the_side(seed: int) -> None:
    game = position(
        model("a1", VANE, 5, 18, 3.0),
        model("b1", NOOR, 18, 18, 4.0),
        seat("A", hand=["2S", "KH"]),
        seat("B", hand=["3S", "QD"]),
        scenario="tallow_row",
    )
    before = profile(game, "a1", "b1")

    RULESET.redeal(game.battle, "A", Lots("redeal").lot(seed))

    assert profile(game, "a1", "b1") == before


def test_a_flat_game_has_no_side_view() -> None:
    game = grognard.ruleset("colossus").new_game(seed=1)
    pieces = game.view("A").pieces

    found = grognard.ruleset("colossus").profile(game.battle, "A", pieces[0].id, pieces[1].id)

    assert found is None
    assert game.view("A").table.levels == ()
