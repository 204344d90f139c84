"""What anybody may ask of the rooftops: sight and cover, ranges, what a move would lead into."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.questions import Place, Placement
from grognard.kernel.sights import Outlook
from grognard.rulesets.gaslight import RULESET
from grognard.rulesets.gaslight.climbing import JumpRegion
from grognard.rulesets.gaslight.templates import lay
from grognard.testing import play
from grognard.testing.gaslight import (
    CONSTABLE,
    HERON,
    PYKE,
    RIFLEMAN,
    SMALL,
    WRETCH,
    barrier,
    model,
    position,
    roof,
)
from grognard.text.telling import Teller, words_of


def looking(*more: str) -> Any:
    return position(model("a1", RIFLEMAN, 5, 10), model("b1", WRETCH, 15, 10), *more).battle


def moving(*more: str) -> Game[Any]:
    game = position(
        model("a1", CONSTABLE, 10, 10), model("b1", WRETCH, 14, 10), *more, active="a1", actions=2
    )
    play(game, ["move"])
    return game


def foresee(game: Game[Any], *path: tuple[float, float]) -> Outlook:
    return RULESET.outlook(game.battle, game.decision, Placement(path))


@pytest.mark.clause("gaslight:1.62")
def test_an_empty_street_is_a_clear_line() -> None:
    found = RULESET.sight(looking(), "A", "a1", "b1")

    assert (found.clear, found.grade, found.blocker) == (True, "clear", "")
    assert found.distance == pytest.approx(10 - 2 * SMALL, abs=0.01)


@pytest.mark.clause("gaslight:1.62", "gaslight:1.64")
def test_a_house_between_them_is_named_and_where_the_ray_stops() -> None:
    battle = looking(roof(9, 5, 11, 15))

    found = RULESET.sight(battle, "A", "a1", "b1")
    ground = RULESET.sight(battle, "A", "a1", (13.0, 10.0))

    assert (found.clear, found.blocker) == (False, "t1")
    assert found.at == pytest.approx((9.0, 10.0), abs=0.05)
    assert (ground.clear, ground.blocker) == (False, "t1")


@pytest.mark.clause("gaslight:4.175")
def test_smoke_hides_and_is_named() -> None:
    battle = looking()
    lay(battle, "smoke", (10.0, 10.0, 0.0), battle.model("a1"))

    found = RULESET.sight(battle, "A", "a1", "b1")

    assert (found.clear, found.blocker) == (False, battle.templates[0].id)


@pytest.mark.clause("gaslight:1.63")
def test_a_fence_before_the_target_is_cover() -> None:
    battle = looking(barrier((14, 5), (14, 15), 1.0))

    found = RULESET.sight(battle, "A", "a1", "b1")

    assert (found.clear, found.grade, found.rule) == (True, "half-covered", "1.63")


@pytest.mark.clause("gaslight:1.22")
def test_each_band_of_a_weapon_is_a_ring() -> None:
    battle = looking()
    (weapon,) = battle.model("a1").profile.ranged.values()

    bands = [ring for ring in RULESET.rings(battle, "B", "a1") if ring.name.id == "ring-band"]

    radius = battle.model("a1").profile.radius
    assert [ring.radius for ring in bands] == [radius + most for most, _ in weapon.bands]
    assert [ring.threat for ring in bands] == [False] * (len(bands) - 1) + [True]


@pytest.mark.clause("gaslight:4.28")
def test_a_path_through_fire_warns_and_the_fire_then_touches_it() -> None:
    game = moving()
    lay(game.battle, "fire", (10.0, 13.0, 0.0), game.battle.model("b1"))
    through, aside = (10.0, 13.0), (10.0, 8.0)

    assert foresee(game, aside).warnings == ()
    (warned,) = foresee(game, through).warnings
    assert (warned.reason, warned.rule) == ("template", "4.28")

    (fire,) = game.battle.templates
    game.answer(Placement((through,)))
    assert "a1" in fire.touched


@pytest.mark.clause("gaslight:1.18")
def test_ending_beside_a_standing_enemy_warns() -> None:
    beside = (14 - 2 * SMALL - 0.02, 10.0)

    warned = [(w.reason, w.piece) for w in foresee(moving(), beside).warnings]

    assert warned == [("engaged", "b1")]
    assert foresee(moving(), (11.0, 10.0)).warnings == ()


@pytest.mark.clause("gaslight:4.11")
def test_the_cost_is_what_the_ground_takes_of_the_move() -> None:
    found = foresee(moving(), (10.0, 12.0))

    assert found.cost == pytest.approx(2.0)
    assert found.allowed == float(moving().battle.model("a1").profile.move)


@pytest.mark.clause("gaslight:4.20")
def test_a_wall_in_the_way_has_a_legal_detour() -> None:
    game = moving(roof(9.6, 11, 10.4, 11.4, high=6.0))
    straight = Placement(((10.0, 12.6),))

    found = RULESET.outlook(game.battle, game.decision, straight)

    assert game.decision.region.refuse(straight) is not None
    assert found.detour is not None and found.detour.end == (10.0, 12.6)
    assert game.decision.region.refuse(found.detour) is None


def test_terrain_is_called_by_its_own_name_even_where_a_model_has_the_same_id() -> None:
    game = position(
        model("a1", RIFLEMAN, 10, 10), model("b1", WRETCH, 10, 26), scenario="tallow_row"
    )
    found = RULESET.sight(game.battle, "A", "a1", "b1")
    teller = Teller(words_of(RULESET, "en", strict=True), game.view("A"))

    assert (found.blocker, found.is_piece) == ("b1", False)
    assert teller.piece("b1") not in teller.sight(found)
    assert teller.place("b1") in teller.sight(found)


@pytest.mark.clause("gaslight:4.39", "gaslight:4.125")
@pytest.mark.parametrize("heroic", [False, True])
def test_a_jump_takes_its_distance_in_plan_and_its_test_counts_the_slant(heroic: bool) -> None:
    game = position(
        roof(2, 2, 8, 8, high=3), model("a1", HERON, 7, 5, 3, changed={"move": 5}),
        model("b1", WRETCH, 25, 25), active="a1", heroic=heroic, actions=2,
    )  # fmt: skip
    region = JumpRegion(game.battle, game.battle.model("a1"), heroic=heroic)
    asked = Place("A", region, rule="4.39", topic="place-jump")

    found = RULESET.outlook(game.battle, asked, Placement(((11.5, 5.0),)))

    assert (found.cost, found.allowed) == (4.5, 5.0)
    tests = [warned.facts for warned in found.warnings if warned.reason == "jump-test"]
    assert tests == ([] if heroic else [{"need": 5, "dice": 5, "length": 5.4}])


@pytest.mark.clause("gaslight:4.177", "gaslight:4.173")
def test_a_bomb_among_ones_own_is_warned_of_before_it_is_thrown() -> None:
    game = position(
        model("a1", PYKE, 5, 5), model("a2", WRETCH, 8, 5), model("b1", CONSTABLE, 11, 5),
        active="a1",
    )  # fmt: skip
    play(game, ["throw:tw2"])

    near, far = foresee(game, (8.0, 6.0)), foresee(game, (9.0, 9.0))

    assert [(one.reason, one.grave, one.facts["units"]) for one in near.warnings] == [
        ("own-men", True, ["a2"])
    ]
    assert far.warnings == ()
