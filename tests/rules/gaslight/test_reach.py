"""What a person who moves sees: how far it goes over all levels, and a way there."""

from collections.abc import Sequence
from typing import Any

import pytest
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon

from grognard.kernel.game import Game
from grognard.kernel.questions import Placement, Point
from grognard.rulesets.gaslight.climbing import JumpRegion
from grognard.rulesets.gaslight.movement import ChargeRegion, MoveRegion
from grognard.rulesets.gaslight.reach import way_to
from grognard.testing.gaslight import CONSTABLE, NOOR, VANE, model, piece, position, roof


def covers(outlines: Sequence[Sequence[Point]], x: float, y: float) -> bool:
    """Whether a point is inside, rings within rings being holes."""
    return sum(Polygon(ring).contains(Dot(x, y)) for ring in outlines) % 2 == 1


def region_of(game: Game[Any]) -> MoveRegion:
    return MoveRegion(game.battle, game.battle.model("a1"))


LADDER = piece("ladder", foot=[8, 10], normal=[0, -1], z1=3)
HOUSE = roof(4, 10, 12, 18, high=3.0)


@pytest.mark.clause("gaslight:4.17")
def test_the_area_leads_up_a_ladder_and_on_over_the_roof() -> None:
    """Move 6: 1.4 to the foot, through the ladder, and some way over the roof."""
    beside = position(HOUSE, model("a1", VANE, 8, 8), active="a1")
    climbing = position(HOUSE, LADDER, model("a1", VANE, 8, 8), active="a1")

    assert not covers(region_of(beside).outline(), 8.0, 11.0)
    assert covers(region_of(climbing).outline(), 8.0, 11.0)
    assert not covers(region_of(climbing).outline(), 8.0, 17.0)


def test_a_way_up_a_ladder_is_found_and_legal() -> None:
    game = position(HOUSE, LADDER, model("a1", VANE, 8, 8), active="a1")
    region = region_of(game)

    found = way_to(game.battle, game.battle.model("a1"), region, (8.5, 10.9))

    assert region.refuse(Placement(((8.5, 10.9),))) is not None
    assert found is not None
    assert found.path[-1] == (8.5, 10.9)
    assert len(found.path) == 3
    assert region.refuse(found) is None
    assert region.walks(found)[0].z == 3.0


def test_a_way_round_a_corner_is_found() -> None:
    wall = roof(7, 5, 8, 8, high=5.0, walkable=False)
    game = position(wall, model("a1", CONSTABLE, 6.2, 7.7), active="a1")
    region = region_of(game)

    found = way_to(game.battle, game.battle.model("a1"), region, (8.8, 7.9))

    assert region.refuse(Placement(((8.8, 7.9),))) is not None
    assert found is not None
    assert region.refuse(found) is None


def test_no_way_where_nobody_can_get_to() -> None:
    game = position(HOUSE, model("a1", VANE, 8, 8), active="a1")

    assert way_to(game.battle, game.battle.model("a1"), region_of(game), (8.0, 14.0)) is None


def test_every_point_just_inside_the_area_can_be_walked_to() -> None:
    game = position(model("a1", VANE, 8, 25), scenario="tallow_row", active="a1")
    region = region_of(game)
    area = region.outline()
    mover = game.battle.model("a1")

    inside = [
        (x / 2, y / 2) for x in range(4, 30) for y in range(38, 64) if covers(area, x / 2, y / 2)
    ]
    reached = [p for p in inside if way_to(game.battle, mover, region, p) is not None]

    assert len(inside) > 100
    assert len(reached) >= 0.97 * len(inside), "straight rings cut corners only a little"


@pytest.mark.clause("gaslight:4.40")
def test_a_jump_shows_the_roof_across_the_gap_and_not_the_wall_between() -> None:
    game = position(
        roof(4, 4, 10, 10, high=3.0),
        roof(12.5, 4, 18, 10, high=3.0),
        roof(4, 12, 10, 14, high=9.0),
        model("a1", VANE, 9, 7, 3.0),
    )
    battle = game.battle

    area = JumpRegion(battle, battle.model("a1"), heroic=False).outline()

    assert covers(area, 13.6, 7.2)
    assert not covers(area, 8.0, 12.9)


def test_a_charge_shows_the_sides_of_its_target() -> None:
    game = position(model("a1", VANE, 5, 5), model("b1", NOOR, 9, 5), active="a1")
    battle = game.battle

    (sides,) = ChargeRegion(battle, battle.model("a1"), battle.model("b1")).outline()

    assert all(x < 9.9 for x, _ in sides)
