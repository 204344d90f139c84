"""The start (chapter 2) and where it is laid out (chapter 6)."""

import pytest

from causeway import RULESET
from causeway.testing import hare, position, tortoise
from grognard.kernel.questions import Place, Placement
from grognard.kernel.refusals import Refusal
from grognard.testing import play
from grognard.testing.positions import told


@pytest.mark.clause("causeway:2.1")
def test_players_line_up_in_turn_and_a_player_with_none_left_is_skipped() -> None:
    game = RULESET.new_game(rosters=["hares", "tortoises"])

    play(game, ["a1", at(1, 1.5), "b1", at(1, 14.5), at(3, 1.5), "b3", at(3, 14.5), at(5, 14.5)])

    assert [event.unit for event in told(game, "lined-up")] == ["a1", "b1", "a2", "b3", "b2"]
    assert game.battle.phase == "race"


def at(x: float, y: float) -> Placement:
    return Placement(((x, y),))


@pytest.mark.clause("causeway:2.2")
@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (at(6, 1.5), None),
        (at(6, 1.51), "off-shore"),
        (at(0.4, 1), "off-shore"),
        (at(6, 14.5), "off-shore"),
        (at(2.9, 1.5), "taken"),
        (at(3, 1.5), None),
        (at(6.001, 1), "off-lattice"),
        (Placement(((6, 1), (7, 1))), "one-point"),
    ],
)
def test_a_runner_starts_wholly_on_its_shore_and_on_nobody(
    place: Placement, reason: str | None
) -> None:
    game = position(hare("a1", (2, 1.5)), hare("a2"), hare("b1", (2, 14.5)))
    asked = game.question
    assert isinstance(asked, Place)

    refusal = asked.region.refuse(place)

    assert (refusal.reason if refusal else None) == reason


def test_a_refused_place_changes_nothing() -> None:
    game = position(hare("a1"), tortoise("b1", (2, 14.5)))

    with pytest.raises(Refusal) as refused:
        game.answer(at(6, 8))
    assert refused.value.reason == "off-shore"

    assert game.battle.runner("a1").at is None


@pytest.mark.clause("causeway:6.1", "causeway:6.2")
def test_a_neap_tide_begins_dry_and_a_spring_tide_does_not() -> None:
    assert RULESET.new_game("neap_tide").battle.water == 0
    assert RULESET.new_game("spring_tide").battle.water == 4
