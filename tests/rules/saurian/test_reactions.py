"""Skipping and reacting (4.59-4.67, 4.110)."""

from typing import Any

import pytest

from grognard.testing.positions import keys, seat, told
from grognard.testing.saurian import at, go, last, moving, of, position, topic, unit


def holder(id_: str, *place: int, card: str = "rap_7") -> str:
    """A pack that holds a revealed Reaction."""
    return unit(
        id_, "rap", (place[0], place[1], place[2]), active=card, revealed=True, holding=True,
        acted=True,
    )  # fmt: skip


def interrupted(*parts: str, stage: str = "move", **now: Any) -> Any:
    """Troopers under way while packs hold Reactions."""
    return position(
        unit("a1", "tro", (3, 4), models=[{"at": [3, 4]}], active="tro_1", revealed=True),
        *parts,
        active="a1",
        stage=stage,
        **now,
    )


@pytest.mark.clause("saurian:4.59")
def test_a_unit_may_skip_with_an_action_card_but_not_with_a_condition() -> None:
    game = position(unit("a1", "rap", (3, 4, 0), active="rap_1"), unit("b1", "tro", (9, 4)))
    assert (topic(game), keys(game)) == ("skip", ["go", "skip"])
    go(game, "skip")
    assert not of(game, "a1").revealed
    assert at(game, "a1") == (3, 4)

    scared = position(unit("a1", "rap", (3, 4, 0), active="fe_2@b1"), unit("b1", "tro", (9, 4)))
    assert topic(scared) != "skip"
    assert of(scared, "a1").revealed


@pytest.mark.clause("saurian:4.61")
def test_a_unit_cannot_skip_twice_running() -> None:
    game = position(
        unit("a1", "rap", (3, 4, 0), active="rap_1", skipped_before=True),
        unit("b1", "tro", (9, 4), acted=True),
    )

    assert topic(game) == "step"


@pytest.mark.clause("saurian:4.62")
def test_a_held_reaction_stays_revealed_and_another_unit_acts() -> None:
    game = position(
        unit("a1", "rap", (3, 4, 0), active="rap_7"), unit("b1", "tro", (9, 4), active="tro_1")
    )

    go(game, "go", "hold")

    assert of(game, "a1").revealed and of(game, "a1").holding
    assert game.battle.act is not None and game.battle.act.unit == "b1"


@pytest.mark.clause("saurian:4.63")
def test_a_reaction_interrupts_friend_or_foe_once_for_each_step() -> None:
    game = interrupted(holder("b1", 6, 4, 3), unit("c1", "tro", (9, 8), acted=True))
    go(game, "stop", "b1", "stop")
    assert of(game, "b1").used_move and not of(game, "b1").used_action
    assert topic(game) == "action"

    friend = interrupted(holder("c1", 6, 4, 3), unit("b1", "tro", (9, 8), acted=True))
    go(friend, "stop")
    assert (topic(friend), friend.decision.seat) == ("react-movement", "C")


@pytest.mark.clause("saurian:4.64")
def test_the_window_opens_even_if_nobody_moved() -> None:
    game = interrupted(holder("b1", 6, 4, 3))

    go(game, "stop")

    assert (topic(game), keys(game)) == ("react-movement", ["wait", "b1"])


@pytest.mark.clause("saurian:4.65", "saurian:3.35")
def test_a_reaction_to_an_action_comes_after_it() -> None:
    game = interrupted(
        unit("b1", "rap", (4, 4, 3), active="rap_7", revealed=True, holding=True, acted=True,
             changed={"health": 9}),
        stage="act",
    )  # fmt: skip

    go(game, "base:melee")
    assert topic(game) == "react-action"
    go(game, "b1", "base:melee")

    assert [e.unit for e in told(game, "attacked")] == ["a1", "b1"]
    assert of(game, "a1").gone == "eliminated"


@pytest.mark.clause("saurian:4.66")
def test_the_first_player_settles_several_reactions() -> None:
    game = interrupted(
        holder("b1", 6, 4, 3), unit("c1", "tro", (9, 8), acted=True), holder("d1", 6, 6, 3),
        first="A",
    )  # fmt: skip
    go(game, "stop", {"B": "b1", "D": "d1"})

    assert (topic(game), game.decision.seat, keys(game)) == ("react-first", "A", ["B", "D"])
    go(game, "D", "stop", "stop")

    assert [e.unit for e in told(game, "reacted")] == ["d1", "b1"]


@pytest.mark.clause("saurian:4.67")
def test_a_knocked_holder_keeps_what_it_can_do_and_a_sleeper_nothing() -> None:
    game = position(
        unit("a1", "rap", (3, 4, 0), active="rap_7", revealed=True, holding=True, acted=True,
             knocked=True),
        unit("a2", "dil", (6, 6, 0), sedated=True, sedatives=["am_1"] * 3, holding=True),
        unit("b1", "tro", (9, 4), acted=True),
        phase="held",
    )  # fmt: skip

    assert keys(game) == ["stop", "stand"]
    assert game.battle.act is not None and game.battle.act.unit == "a1"


@pytest.mark.clause("saurian:4.110")
def test_who_holds_or_has_reacted_counts_as_activated() -> None:
    game = interrupted(
        unit("b1", "rap", (4, 4, 3), active="rap_7", revealed=True, holding=True, acted=True,
             adrenaline=2),
        unit("b2", "alp", (4, 6, 3), active="rap_1", adrenaline=2),
        seat("B", hand=["sh_5"]),
    )  # fmt: skip

    go(game, "stop", "wait")

    assert (topic(game), keys(game)) == ("main-move", ["pass", "sh_5:b2"])


@pytest.mark.clause("saurian:4.110", "saurian:4.63")
def test_at_its_turn_a_unit_of_the_group_has_what_it_has_not_used() -> None:
    game = position(
        unit("a1", "tro", (3, 4), models=[{"at": [3, 4]}], active="tro_5"),
        unit("b1", "rap", (6, 4, 3), active="rap_7"),
        first="A",
    )
    go(game, {"A": "none", "B": "none"}, "A", "stop", "b1", "turn:+", "stop")
    while topic(game) != "hold":
        go(game, "stop" if topic(game) == "step" else ("wait" if "wait" in keys(game) else "none"))

    go(game, "go")

    assert last(game, "activated").unit == "b1"
    assert topic(game) not in ("movement", "step", "mover")


@pytest.mark.clause("saurian:4.110")
def test_a_unit_that_has_reacted_may_be_the_one_whose_turn_it_is() -> None:
    game = position(
        unit("a1", "tro", (3, 4), models=[{"at": [3, 4]}], active="tro_5"),
        unit("b1", "rap", (6, 4, 3), active="rap_7", revealed=True, acted=True, used_move=True),
        active="b1",
        stage="start",
    )

    go(game, "go")

    assert last(game, "activated").unit == "b1"
    assert topic(game) not in ("movement", "step", "mover")


@pytest.mark.clause("saurian:4.64")
def test_standing_up_in_a_reaction_leaves_the_active_unit_no_more_movement() -> None:
    game = moving(
        unit("a1", "alp", (2, 4, 0), active="rap_1", revealed=True),
        unit("b1", "alp", (8, 4, 3), active="rap_7", revealed=True, holding=True, knocked=True),
    )

    go(game, "go:0", "stop", "b1", "stand", "stop")

    assert topic(game) != "step"
    assert at(game, "a1") == (3, 4)


@pytest.mark.clause("saurian:4.67", "saurian:1.39")
def test_held_reactions_of_one_initiative_go_round_the_players() -> None:
    held = {"active": "tri_3", "revealed": True, "holding": True, "acted": True}
    game = position(
        unit("a1", "tri", (2, 4, 0), **held),
        unit("b1", "tri", (8, 4, 0), **held),
        unit("b2", "tri", (8, 6, 0), **held),
        phase="held",
        first="A",
    )

    assert (topic(game), keys(game)) == ("held-first", ["A", "B"])
    go(game, "B")
    assert game.question is not None
    assert (topic(game), game.question.seat, keys(game)) == ("held-unit", "B", ["b1", "b2"])
    go(game, "b2", "base", "stop")

    assert game.question.seat == "A"
