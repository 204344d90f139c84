"""Pointing at a hex several steps away: the answers that lead there, and squads that go as one."""

from collections import Counter
from typing import Any

import pytest

import grognard
from grognard.conformance import random_answer
from grognard.kernel.chance import Lots
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose
from grognard.kernel.sights import Course
from grognard.testing.saurian import at, ground, moving, of, position, topic, unit

FAR = unit("b1", "rap", (9, 7))


def offered(game: Game[Any]) -> dict[tuple[float, float], Course]:
    """The places that can be pointed at now."""
    decision = game.decision
    assert isinstance(decision, Choose) and decision.ahead is not None
    return {course.at: course for course in decision.ahead()}


def follow(game: Game[Any], course: Course) -> bool:
    """Give the answers of a course; whether none of them was missed."""
    for link in (*course.links, *course.end):
        asked = game.decision
        if isinstance(asked, Choose) and asked.offers(link.topic, link.key):
            game.answer(link.key)
        elif not link.spare:
            return False
    return True


@pytest.mark.clause("saurian:4.3")
def test_a_model_goes_several_hexes_by_the_cheapest_way() -> None:
    game = moving(unit("a1", "cpt", (1, 1)), FAR, bonus_move=3)

    course = offered(game)[3.0, 5.0]

    assert [link.key for link in course.links] == ["go:5"] * 4
    assert (course.outlook.cost, course.outlook.allowed) == (4.0, 4.0)
    assert follow(game, course)
    assert at(game, "a1") == (3, 5)


@pytest.mark.clause("saurian:4.13")
def test_the_way_goes_round_whoever_would_have_to_be_pushed() -> None:
    game = moving(unit("a1", "cpt", (1, 4)), unit("b1", "rap", (2, 4)), bonus_move=3)

    found = offered(game)

    assert (2.0, 4.0) not in found, "there somebody stands"
    assert found[3.0, 4.0].outlook.cost == 3.0
    assert follow(game, found[3.0, 4.0])
    assert at(game, "a1") == (3, 4)
    assert at(game, "b1") == (2, 4)


@pytest.mark.clause("saurian:4.8")
def test_difficult_ground_is_entered_last_and_said_to_end_the_movement() -> None:
    mud = ground("difficult", (2, 4))
    game = moving(mud, unit("a1", "cpt", (1, 4)), FAR, bonus_move=3)

    found = offered(game)

    assert [warned.reason for warned in found[2.0, 4.0].outlook.warnings] == ["mud"]
    assert found[3.0, 4.0].outlook.cost == 3.0
    assert not found[3.0, 4.0].outlook.warnings


@pytest.mark.clause("saurian:4.12")
def test_whoever_lies_on_the_ground_stands_up_on_the_way() -> None:
    game = moving(unit("a1", "cpt", (1, 4), knocked=True), FAR, bonus_move=3)

    course = offered(game)[2.0, 4.0]

    assert [link.key for link in course.links] == ["stand", "go:0"]
    assert follow(game, course)
    assert not of(game, "a1").models[0].knocked


@pytest.mark.clause("saurian:4.50")
def test_whoever_is_held_goes_step_by_step() -> None:
    grab = [{"unit": "b1", "target": "a1"}]
    game = moving(unit("a1", "cpt", (1, 4)), unit("b1", "rap", (2, 4)), grabs=grab, bonus_move=3)

    assert offered(game) == {}


@pytest.mark.clause("saurian:4.2")
def test_a_squad_in_one_hex_goes_as_one() -> None:
    game = moving(unit("a1", "tro", (1, 4)), FAR, bonus_move=1)

    course = offered(game)[3.0, 4.0]

    assert course.walks[0].pieces == ("a1", "a1.1", "a1.2", "a1.3")
    assert follow(game, course)
    assert {at(game, "a1", model) for model in range(4)} == {(3, 4)}
    assert topic(game) != "mover", "all have moved"


@pytest.mark.clause("saurian:1.9")
def test_a_pack_spreads_round_the_place_and_looks_at_the_enemy() -> None:
    pack = unit("a1", "rap", (1, 3, 3), (1, 4, 3), (1, 5, 3))
    game = moving(pack, unit("b1", "cpt", (9, 4)))

    course = offered(game)[3.0, 4.0]

    assert follow(game, course)
    ends = [at(game, "a1", model) for model in range(3)]
    assert (3, 4) in ends and len(set(ends)) == 3
    board = game.battle.board
    goal = board.number((3, 4))
    assert all(board.apart[board.number(end)][goal] <= 1 for end in ends)
    ahead = [walk.way[-1] for walk in course.walks]
    assert sorted(ahead) == sorted((float(x), float(y)) for x, y in ends)


@pytest.mark.clause("saurian:2.9")
def test_a_squad_is_deployed_by_pointing_at_one_hex() -> None:
    game = grognard.ruleset("saurian").new_game(seed=5)
    lot = Lots(5).lot(0)
    while topic(game) != "deploy-model" or not offered(game):
        game.answer(random_answer(game.decision, lot))  # type: ignore[arg-type]
    asked = game.decision
    assert isinstance(asked, Choose) and asked.piece is not None
    place, course = next(iter(offered(game).items()))

    assert follow(game, course)

    placed = of(game, asked.piece)
    assert len(placed.models) == placed.profile.models
    assert place in {game.battle.board.point(model.at) for model in placed.models}


@pytest.mark.parametrize("scenario", grognard.ruleset("saurian").scenario_ids())
def test_every_course_leads_where_it_says(scenario: str) -> None:
    game = grognard.ruleset("saurian").new_game(scenario, seed=7)
    lot = Lots(7).lot(0)
    followed: Counter[str] = Counter()
    while (asked := game.decision) is not None:
        found = asked.ahead() if isinstance(asked, Choose) and asked.ahead is not None else ()
        if not found or lot.pick(range(10)) < 3:
            game.answer(random_answer(asked, lot))
            continue
        course = lot.pick(found)
        assert follow(game, course), (asked.topic, course)
        for walk in course.walks:
            piece = game.view("").piece(walk.pieces[0])
            assert piece is not None and piece.at == walk.way[-1]
            assert walk.heading is None or piece.heading == walk.heading
        followed[asked.topic] += 1

    assert set(followed) == {"deploy-model", "mover", "step"}


def test_a_position_is_as_it_was_after_looking_ahead() -> None:
    game = position(unit("a1", "rap", (1, 3), (1, 4), (1, 5)), FAR, active="a1", stage="move")
    before = game.codec.pack(game.battle)

    offered(game)

    assert game.codec.pack(game.battle) == before
