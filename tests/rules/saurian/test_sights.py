"""What anybody may ask of the board: lines of shot, the Front, ranges, what a step leads to."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.sights import Outlook
from grognard.rulesets.saurian import RULESET
from grognard.rulesets.saurian.reach import arms, shot
from grognard.testing.positions import keys
from grognard.testing.saurian import go, ground, moving, position, topic, unit


def looking(*more: str) -> Any:
    return position(unit("a1", "tro", (2, 4)), unit("b1", "alp", (6, 4, 3)), *more).battle


def stepping(*more: str) -> Game[Any]:
    return moving(unit("a1", "alp", (4, 4, 0)), unit("b9", "tro", (10, 0)), *more)


def foresee(game: Game[Any], key: str) -> Outlook:
    return RULESET.outlook(game.battle, game.decision, key)


@pytest.mark.clause("saurian:4.24", "saurian:4.23")
def test_an_open_line_of_shot_is_clear_and_counted_in_hexes() -> None:
    found = RULESET.sight(looking(), "A", "a1", "b1")

    assert (found.clear, found.grade, found.distance) == (True, "clear", 4.0)
    assert (found.start, found.end) == ((2.0, 4.0), (6.0, 4.0))


@pytest.mark.clause("saurian:4.24")
def test_the_first_impassable_hex_on_the_line_is_the_blocker() -> None:
    battle = looking(ground("difficult", (3, 4)), ground("impassable", (4, 4), (5, 4)))

    found = RULESET.sight(battle, "A", "a1", "b1")

    assert (found.clear, found.blocker, found.at) == (False, "t1", (4.0, 4.0))
    assert RULESET.sight(battle, "A", "a1", (2.0, 0.0)).clear is True
    assert RULESET.sight(battle, "A", "a1", (99.0, 0.0)) is None


@pytest.mark.clause("saurian:4.20")
def test_what_is_not_before_its_front_is_told_apart_from_what_is_hidden() -> None:
    battle = position(unit("a1", "dil", (4, 4, 3)), unit("b1", "tro", (6, 4))).battle

    found = RULESET.sight(battle, "A", "a1", "b1")

    assert (found.clear, found.grade, found.blocker) == (False, "behind", "")


@pytest.mark.clause("saurian:4.20", "saurian:4.23")
def test_the_hexes_of_a_weapon_are_those_it_can_shoot_at() -> None:
    battle = looking(ground("impassable", (4, 4)))
    shooter = battle.unit("a1")
    (weapon,) = arms(shooter)
    (ring,) = [one for one in RULESET.rings(battle, "B", "a1") if one.name.id == "ring-weapon"]
    (target,) = battle.unit("b1").models

    for hex_ in range(battle.board.size):
        if battle.board.ground[hex_] == 0 and hex_ != shooter.models[0].at:
            target.at = hex_
            reached = bool(shot(battle, shooter, shooter.models[0], battle.unit("b1"), weapon))
            assert reached == (battle.board.point(hex_) in ring.hexes), battle.board.places[hex_]


@pytest.mark.clause("saurian:4.3")
def test_a_step_costs_one_forward_and_two_backward() -> None:
    game = stepping()

    assert (foresee(game, "go:0").cost, foresee(game, "go:3").cost) == (1.0, 2.0)
    assert foresee(game, "go:0").allowed == 2.0
    assert foresee(game, "stop").cost is None


@pytest.mark.clause("saurian:4.8")
def test_difficult_ground_warns_and_then_ends_the_movement() -> None:
    game = stepping(ground("difficult", (5, 4)))

    assert [w.reason for w in foresee(game, "go:0").warnings] == ["mud"]
    assert foresee(game, "go:1").warnings == ()
    stuck, free = game.fork(), game.fork()
    go(stuck, "go:0")
    go(free, "go:1")
    assert topic(stuck) != "step"
    assert topic(free) == "step"


@pytest.mark.clause("saurian:4.13", "saurian:4.14")
def test_pushing_warns_of_everybody_in_the_chain() -> None:
    game = stepping(unit("b1", "tro", (5, 4)), unit("b2", "tro", (6, 4)))
    assert "go:0" in keys(game)

    warned = [(w.reason, w.piece) for w in foresee(game, "go:0").warnings]

    assert warned == [("push", "b1"), ("push", "b2")]
    assert foresee(game, "go:1").warnings == ()
