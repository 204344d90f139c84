"""Other readings of the source, played where a game's options ask for them (1.22)."""

import pytest

from grognard.testing import play
from grognard.testing.baroud import acting, at, figure, need, parts_of, position, to, why_not
from grognard.testing.positions import keys, told

FAR = figure("b9", "conscript", 880, 880)


@pytest.mark.clause("baroud:1.22", "baroud:4.512")
@pytest.mark.parametrize(("bonus", "least"), [("all", 4), ("morale", 5)])
def test_the_leader_helps_an_activation_or_not(bonus: str, least: int) -> None:
    game = position(
        figure("a1", "conscript", 450, 100),
        figure("a2", "captain", 450, 200),
        FAR,
        options={"leader_bonus": bonus},
    )

    play(game, ["a1", "1"])

    assert need(game) == least


@pytest.mark.clause("baroud:1.22", "baroud:4.512")
@pytest.mark.parametrize("bonus", ["all", "morale"])
def test_the_leader_helps_morale_by_either_reading(bonus: str) -> None:
    game = acting(
        figure("a1", "rifleman", 450, 450, combat=6),
        figure("b1", "conscript", 450, 475, combat=0, fallen=True),
        figure("b2", "rifleman", 500, 500),
        figure("b3", "captain", 600, 600),
        strength={"B": 0},
        options={"leader_bonus": bonus},
    )

    play(game, ["melee", [6]])

    assert game.question.piece == "b2"  # type: ignore[union-attr]
    assert need(game) == 3


@pytest.mark.clause("baroud:1.22", "baroud:4.950")
@pytest.mark.parametrize(("bonus", "least"), [("all", 4), ("morale", 5)])
def test_the_roll_of_a_group_has_the_bonus_or_not(bonus: str, least: int) -> None:
    game = acting(
        figure("a1", "captain", 450, 100),
        figure("a2", "conscript", 475, 100),
        figure("a3", "conscript", 500, 100),
        FAR,
        options={"leader_bonus": bonus},
    )

    play(game, ["group", "2"])

    assert need(game) == least


@pytest.mark.clause("baroud:1.22", "baroud:4.711")
@pytest.mark.parametrize(("strength", "parts"), [("grenade", {}), ("thrower", {"combat": 2})])
def test_a_grenade_scores_its_power_or_the_throwers_combat_too(
    strength: str, parts: dict[str, int]
) -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100),
        figure("b1", "conscript", 450, 420),
        options={"grenade_strength": strength},
    )

    play(game, ["grenade", "b1", [6, 6, 6]])

    assert parts_of(game) == parts
    assert parts_of(game, 1) == {"combat": 2, "blast": -3}


@pytest.mark.clause("baroud:1.22", "baroud:4.14")
@pytest.mark.parametrize(("each", "may_attack"), [("no", False), ("yes", True)])
def test_after_a_shot_a_charger_has_a_melee_attack_left_or_not(each: str, may_attack: bool) -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100),
        figure("b1", "drowned", 450, 200),
        options={"one_attack": each},
    )

    play(game, ["shoot", [2], [1, 1], "charge", "path", to(450, 175)])

    assert at(game, "a1") == (450, 175)
    assert ("melee" in keys(game)) == may_attack


@pytest.mark.clause("baroud:1.22", "baroud:4.14")
def test_one_of_each_is_no_second_of_a_kind() -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100),
        figure("b1", "conscript", 450, 250),
        options={"one_attack": "yes"},
    )

    play(game, ["shoot", [2], [1, 6]])

    assert why_not(game, "shoot") == "4.14 has-fought"
    assert why_not(game, "grenade") == "4.14 has-fought"


@pytest.mark.clause("baroud:1.22", "baroud:4.14")
def test_after_one_of_each_a_figure_has_fought() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100),
        figure("b1", "conscript", 450, 125, combat=0),
        figure("b2", "rifleman", 450, 350),
        strength={"B": 0},
        options={"one_attack": "yes"},
    )

    play(game, ["melee", [3, 2], "shoot", [2], [1, 6]])

    assert [event.figure for event in told(game, "killed")] == ["b1"]
    assert why_not(game, "shoot") == "4.14 has-fought"
