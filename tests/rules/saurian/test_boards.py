"""Unit Boards and the order of the round, as each seat sees them (1.19, 1.24-1.28, 1.35)."""

from typing import Any

import pytest

from grognard.conformance import random_answer
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Assign, Tick, Together
from grognard.kernel.questions import Choose
from grognard.kernel.views import SPECTATOR, PileView
from grognard.rulesets.saurian import RULESET
from grognard.testing.positions import seat
from grognard.testing.saurian import position, unit


def pile(game: Any, viewer: str, pile_id: str) -> PileView:
    found: PileView = next(each for each in game.view(viewer).piles if each.id == pile_id)
    return found


def boards() -> Any:
    return position(
        unit("a1", "rap", (3, 4), active="rap_3", stack=["rap_2"], hand=["rap_1", "rap_5"]),
        unit("b1", "trk", (9, 4), active="trk_1", next="trk_2"),
        seat("A", hand=["sh_1", "sh_2"]),
    )


@pytest.mark.clause("saurian:1.19")
def test_every_place_of_a_board_is_there_whether_a_card_lies_on_it_or_not() -> None:
    game = boards()

    for viewer in ("A", "B", SPECTATOR):
        places = {p.id: p for p in game.view(viewer).piles if p.piece == "a1"}
        for slot in ("active", "next", "idle"):
            assert (places[f"a1_{slot}"].kind, places[f"a1_{slot}"].room) == ("slot", 1)
        assert places["a1_stack"].kind == "stack"
        assert places["a1_hand"].kind == "hand"


@pytest.mark.clause("saurian:1.8")
def test_every_model_says_which_piece_has_the_board_of_its_unit() -> None:
    game = position(unit("a1", "tro", (3, 4), active="tro_1"), unit("b1", "rap", (9, 4)))

    of_a = [piece for piece in game.view("B").pieces if piece.seat == "A"]

    assert len(of_a) > 1
    assert [piece.unit for piece in of_a] == ["", *["a1"] * (len(of_a) - 1)]


@pytest.mark.clause("saurian:1.24")
def test_of_a_card_face_down_others_see_the_initiative_alone() -> None:
    game = boards()

    assert pile(game, "A", "a1_active").cards == ("rap_3",)
    assert pile(game, "B", "a1_active").cards == ("back_6",)
    assert pile(game, "A", "a1_active").is_face_down
    back = RULESET.cards()["back_6"]
    assert (back.corner, back.is_back) == ("6", True)


@pytest.mark.clause("saurian:1.35")
def test_a_hand_is_counted_by_others_and_read_by_its_owner() -> None:
    game = boards()

    assert pile(game, "A", "a1_hand").cards == ("rap_1", "rap_5")
    for viewer in ("B", SPECTATOR):
        assert pile(game, viewer, "a1_hand").cards == (None, None)
        assert pile(game, viewer, "hero_hand_A").cards == (None, None)


@pytest.mark.clause("saurian:3.36")
def test_a_stack_has_room_for_one_card_less_than_there_are_slots() -> None:
    game = boards()

    assert pile(game, "B", "a1_stack").room == game.battle.unit("a1").profile.slots - 1


@pytest.mark.clause("saurian:3.41")
def test_a_sedative_takes_room_from_the_stack() -> None:
    free = boards()
    locked = position(
        unit("a1", "rap", (3, 4), active="rap_3", sedatives=["am_2"]),
        unit("b1", "trk", (9, 4), active="trk_1"),
    )

    assert pile(locked, "A", "a1_stack").room == pile(free, "A", "a1_stack").room - 1


@pytest.mark.clause("saurian:3.3")
def test_the_timeline_goes_from_the_highest_initiative_to_the_lowest() -> None:
    game = boards()

    for viewer in ("A", "B", SPECTATOR):
        now, later = game.view(viewer).timelines
        values = [stop.value for stop in now.stops]
        assert values == sorted(values, reverse=True)
        assert {stop.piece for stop in now.stops} == {"a1", "b1"}
        assert [stop.piece for stop in later.stops] == ["b1"]


def asked(topic: str) -> tuple[Any, Choose | Tick | Assign]:
    """A game that has come to a question of this topic, and the question."""
    for seed in range(9):
        game, lot = RULESET.new_game(seed=seed), Lots(seed).lot(0)
        while (question := game.decision) is not None:
            own = question.choices[0] if isinstance(question, Together) else question
            if isinstance(own, Choose | Tick | Assign) and own.topic == topic:
                return game, own
            game.answer(random_answer(question, lot))
    raise AssertionError(f"nobody was ever asked about {topic}")


@pytest.mark.clause("saurian:2.10", "saurian:2.11", "saurian:2.12")
@pytest.mark.parametrize(
    ("topic", "slot"), [("place-active", "active"), ("place-next", "next"), ("idle", "idle")]
)
def test_a_card_that_may_be_placed_says_where_it_lies_and_where_it_goes(
    topic: str, slot: str
) -> None:
    game, question = asked(topic)

    for option in question.options:
        assert option.pile == f"{option.piece}_hand"
        assert option.slot == f"{option.piece}_{slot}"
        assert option.card in pile(game, question.seat, option.pile).cards


@pytest.mark.clause("saurian:2.7", "saurian:2.8", "saurian:3.18", "saurian:3.21", "saurian:4.60")
@pytest.mark.parametrize(
    "topic",
    ["mulligan", "hand-limit", "idle-keep", "trim", "skipped-card", "group-skip", "skip"],
)
def test_a_card_that_may_be_ticked_says_where_it_lies(topic: str) -> None:
    game, question = asked(topic)

    for option in question.options:
        assert option.card in pile(game, question.seat, option.pile).cards


def test_combo_symbols_are_printed_with_what_ends_a_combo() -> None:
    prints = RULESET.cards()

    assert [(s.id, s.ends) for s in prints["rap_1"].symbols] == [("me", False), ("do", False)]
    assert [(s.id, s.ends) for s in prints["rap_4"].symbols] == [("me", True)]
