"""Line of sight and cover (4.301-4.311)."""

import pytest

from grognard.kernel.questions import Placement
from grognard.rulesets.colossus.battle import Battle
from grognard.rulesets.colossus.field import blocker, covers, sees
from grognard.testing import play
from grognard.testing.colossus import position, terrain, unit


def facing_off(*more: str, **state: object) -> Battle:
    return position(
        unit("a1", "ac_halberd", 20, 10, 180), unit("b1", "ac_halberd", 20, 30, **state), *more
    ).battle


def can_see(battle: Battle) -> bool:
    return sees(battle, battle.unit("a1"), battle.unit("b1"))


@pytest.mark.clause("colossus:4.301", "colossus:4.302", "colossus:4.305")
def test_sight_runs_from_centre_to_centre_whatever_the_viewer_faces() -> None:
    assert can_see(facing_off())
    assert can_see(facing_off(terrain("solid", 20.01, 15, 24, 20)))
    assert not can_see(facing_off(terrain("solid", 19.9, 15, 24, 20)))


@pytest.mark.clause("colossus:4.303")
def test_enemies_of_the_viewer_block_and_the_blocker_is_named() -> None:
    battle = facing_off(unit("b2", "ac_squire", 20, 20))

    assert not can_see(battle)
    assert blocker(battle, battle.unit("a1"), battle.unit("b1")) == ("body", 2)
    assert sees(battle, battle.unit("b1"), battle.unit("a1"))


@pytest.mark.clause("colossus:4.304", "colossus:2.4")
@pytest.mark.parametrize("class_", ["area", "solid", "massif"])
def test_every_class_of_terrain_blocks(class_: str) -> None:
    battle = facing_off(terrain(class_, 18, 18, 22, 20))

    assert not can_see(battle)
    assert blocker(battle, battle.unit("a1"), battle.unit("b1")) == ("piece", 0)


@pytest.mark.clause("colossus:4.307", "colossus:2.4")
def test_an_area_around_either_end_does_not_block() -> None:
    assert can_see(facing_off(terrain("area", 18, 28, 22, 32)))
    assert can_see(facing_off(terrain("area", 18, 8, 22, 12)))
    assert not can_see(facing_off(terrain("solid", 18, 28.5, 22, 28.8)))


@pytest.mark.clause("colossus:4.307")
def test_a_hundredth_of_an_inch_inside_does_not_block() -> None:
    sliver = terrain("solid", 19, 20, 21, 20.01)
    slab = terrain("solid", 19, 20, 21, 20.02)

    assert can_see(facing_off(sliver))
    assert not can_see(facing_off(slab))


@pytest.mark.clause("colossus:4.308")
def test_a_wreck_still_blocks_sight_and_movement() -> None:
    battle = facing_off(unit("b2", "ac_squire", 20, 20, structure=0, destroyed="combat"))
    assert not can_see(battle)

    game = position(
        unit("a1", "ac_halberd", 20, 16),
        unit("b2", "ac_squire", 20, 20, moved=True, structure=0, destroyed="movement"),
        phase="movement",
        slot="A",
    )
    play(game, ["standard"])
    assert game.decision.region.refuse(Placement(((20.0, 21.0),), 0)).reason == "blocked-by-unit"


@pytest.mark.clause("colossus:4.310")
def test_an_area_covers_only_whose_centre_is_inside() -> None:
    inside = facing_off(terrain("area", 18, 28, 22, 32))
    beside = facing_off(terrain("area", 21, 28, 24, 32))

    assert covers(inside, inside.unit("a1"), inside.unit("b1"), indirect=False) == ["t0"]
    assert covers(beside, beside.unit("a1"), beside.unit("b1"), indirect=False) == []


@pytest.mark.clause("colossus:4.310")
def test_a_building_covers_within_an_inch_and_a_rock_never() -> None:
    def found(class_: str, north: float, *, indirect: bool = False) -> list[str]:
        battle = facing_off(terrain(class_, 20.5, north - 3, 24, north))
        return covers(battle, battle.unit("a1"), battle.unit("b1"), indirect=indirect)

    assert found("solid", 28.1) == ["t0"]
    assert found("solid", 27.9) == []
    assert found("massif", 28.1) == []
    assert found("solid", 28.1, indirect=True) == []


@pytest.mark.clause("colossus:4.310", "colossus:4.922")
def test_smoke_covers_against_everything() -> None:
    battle = facing_off(smoke=True)

    assert covers(battle, battle.unit("a1"), battle.unit("b1"), indirect=True) == ["smoke"]


@pytest.mark.clause("colossus:4.311", "colossus:4.431")
def test_destroyed_terrain_is_gone_for_sight_movement_and_cover() -> None:
    battle = facing_off(terrain("area", 18, 28, 22, 32), terrain("solid", 18, 18, 22, 20))
    assert not can_see(battle)

    battle.demolish(1)
    assert can_see(battle)
    battle.demolish(0)
    assert covers(battle, battle.unit("a1"), battle.unit("b1"), indirect=False) == []
    assert [
        piece.id
        for piece in position(
            unit("a1", "ac_maul", 1.5, 1.5),
            unit("b1", "ac_maul", 40, 40),
            terrain("area", 18, 28, 22, 32),
            lost=[0],
        )
        .view("A")
        .terrain
    ] == []


@pytest.mark.clause("colossus:4.311")
def test_a_declared_path_is_not_judged_again_when_terrain_falls() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0, used=["sentinel"]),
        unit("b1", "ac_squire", 26.75, 25.5, 180),
        terrain("area", 26, 23, 30, 24.9),
        phase="movement",
        offense="A",
    )

    play(game, ["standard", Placement(((26.75, 21.5),), 180), "fire", [6], [1] * 4, "t0:miss", [6]])

    assert game.battle.lost == [0]
    assert game.battle.unit("b1").at == (26.75, 21.5)


@pytest.mark.clause("colossus:3.81", "colossus:4.301")
def test_what_is_taken_off_the_table_is_in_nobodys_way() -> None:
    battle = position(
        unit("a1", "ac_squire", 20, 10),
        unit("b1", "ac_monolith", 20, 20),
        unit("b2", "ac_squire", 20, 30),
    ).battle
    viewer, behind = battle.unit("a1"), battle.unit("b2")
    assert not sees(battle, viewer, behind)

    battle.take_off(battle.unit("b1"), "destroyed")

    assert sees(battle, viewer, behind)
