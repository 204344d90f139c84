"""What actions buy, and what a condition allows (4.1-4.15)."""

from typing import Any

import pytest

from grognard.testing import play
from grognard.testing.baroud import STAY, acting, area, at, figure, position, to, why_not
from grognard.testing.positions import keys, told

FAR = figure("b9", "conscript", 880, 880)


def spent(game: Any, answers: list[object]) -> int:
    """How many of three actions an order costs."""
    play(game, answers)
    given = game.record.answers
    if given[-1] == "end":
        # The engine ends an activation that has nothing left to do.
        game.rewind(len(given) - 1)
    left: int = game.battle.actions
    return 3 - left


@pytest.mark.clause("baroud:4.1", "baroud:4.2")
def test_a_move_costs_one_action_and_two_below_the_short_stick() -> None:
    mud = area("difficult", 400, 50, 500, 200)

    assert spent(acting(figure("a1", "rifleman", 450, 100), FAR), ["move", to(450, 220)]) == 1
    assert spent(acting(figure("a1", "rifleman", 450, 100), FAR, mud), ["move", STAY]) == 1
    assert spent(acting(figure("a1", "drowned", 450, 100), FAR, mud), ["move", to(450, 175)]) == 2


@pytest.mark.clause("baroud:4.2", "baroud:4.103")
def test_a_short_mover_in_mud_needs_two_actions_to_move_at_all() -> None:
    mud = area("difficult", 400, 50, 500, 200)
    hound = figure("b1", "hound", 450, 125, fallen=True)
    game = acting(figure("a1", "drowned", 450, 100), hound, mud, actions=1)

    assert keys(game) == ["melee", "end"]
    assert why_not(game, "move") == "4.103 needs-two-actions"


@pytest.mark.clause("baroud:4.3", "baroud:4.802")
@pytest.mark.parametrize("power", [1, 2, 3])
def test_a_spell_costs_its_power(power: int) -> None:
    game = acting(
        figure("a1", "priest", 450, 100), figure("b1", "conscript", 450, 180), announced=True
    )

    assert spent(game, ["cast", "bind", str(power), [6] * power]) == power


@pytest.mark.clause("baroud:4.4", "baroud:4.5", "baroud:4.6")
def test_a_shot_or_attack_costs_one_action_and_two_with_care_or_power() -> None:
    def near(order: str) -> Any:
        gap = 300 if order in ("shoot", "aim") else 125
        return acting(figure("a1", "rifleman", 450, 100), figure("b1", "conscript", 450, gap))

    assert spent(near("shoot"), ["shoot", [2], [1, 6]]) == 1
    assert spent(near("melee"), ["melee", [3, 3]]) == 1
    assert spent(near("aim"), ["aim", [2], [1, 6]]) == 2
    assert spent(near("power"), ["power", [2, 3]]) == 2


@pytest.mark.clause("baroud:4.7")
def test_a_charge_costs_one_action_and_holds_no_attack() -> None:
    game = acting(figure("a1", "bruiser", 450, 100), figure("b1", "drowned", 450, 200))

    assert spent(game, ["charge", "path", to(450, 167.5)]) == 1
    assert not told(game, "clashed")


@pytest.mark.clause("baroud:4.8", "baroud:4.111")
def test_disengaging_costs_two_actions() -> None:
    game = acting(figure("a1", "rifleman", 450, 100), figure("b1", "conscript", 450, 125))

    assert spent(game, ["disengage", to(450, 50), [1, 6]]) == 2
    assert at(game, "a1") == (450, 50)


@pytest.mark.clause("baroud:4.9", "baroud:4.11")
def test_standing_up_costs_one_action_and_breaking_free_two() -> None:
    down = acting(
        figure("a1", "rifleman", 450, 100, fallen=True), figure("b1", "conscript", 450, 125)
    )
    assert spent(down, ["stand"]) == 1
    assert not down.battle.figure("a1").fallen

    bound = acting(figure("a1", "rifleman", 450, 100, immobilised=True), FAR)
    assert spent(bound, ["break"]) == 2
    assert not bound.battle.figure("a1").immobilised


@pytest.mark.clause("baroud:4.10", "baroud:4.712")
def test_a_grenade_costs_two_actions_and_is_the_one_combat() -> None:
    game = acting(figure("a1", "grenadier", 450, 100), figure("b1", "conscript", 450, 400))

    assert spent(game, ["grenade", "ground", to(450, 330), [6, 6], [1]]) == 2
    assert game.battle.figure("a1").fought
    assert not [e for e in told(game, "rolled") if e.purpose == "ammunition"]
    assert "shoot" not in keys(game)


@pytest.mark.clause("baroud:4.12", "baroud:4.602")
def test_going_on_overwatch_ends_the_activation() -> None:
    game = acting(figure("a1", "rifleman", 450, 100), FAR, actions=3)

    play(game, ["overwatch"])

    assert game.battle.figure("a1").watch == "rifle"
    assert game.battle.active == "B"


@pytest.mark.clause("baroud:4.13", "baroud:4.950")
def test_a_group_order_costs_a_leader_one_action() -> None:
    game = acting(
        figure("a1", "captain", 450, 100),
        figure("a2", "rifleman", 500, 100),
        figure("a3", "rifleman", 525, 100),
        FAR,
        actions=2,
    )

    play(game, ["group", "1", [1]])

    assert game.battle.actions == 1
    assert game.battle.figure("a2").activated


@pytest.mark.clause("baroud:4.14")
def test_one_combat_a_turn_of_all_kinds_together() -> None:
    game = acting(figure("a1", "grenadier", 450, 100), figure("b1", "conscript", 450, 250))

    play(game, ["shoot", [2], [1, 6]])

    assert "shoot" not in keys(game)
    assert "grenade" not in keys(game)
    assert why_not(game, "shoot") == "4.14 has-fought"


@pytest.mark.clause("baroud:4.14")
def test_being_attacked_and_reacting_do_not_count() -> None:
    game = acting(figure("a1", "hound", 450, 100), figure("b1", "faithful", 450, 200), actions=1)

    play(game, ["charge", "path", to(450, 175), [4, 4, 1], [1, 6], "attack", [3, 4]])

    assert not game.battle.figure("b1").fought
    assert not game.battle.figure("a1").fought


@pytest.mark.clause("baroud:4.15")
@pytest.mark.parametrize(
    ("state", "enemy", "expected"),
    [
        ({"immobilised": True}, None, ["break", "end"]),
        ({"immobilised": True, "fallen": True}, {}, ["break", "end"]),
        ({"fallen": True}, None, ["stand", "end"]),
        ({"fallen": True}, {}, ["stand", "melee", "power", "end"]),
        ({}, {}, ["melee", "power", "disengage", "end"]),
        ({}, {"fallen": True}, ["melee", "power", "move", "end"]),
        ({}, None, ["move", "overwatch", "end"]),
    ],
)
def test_the_condition_of_a_figure_decides_its_orders(
    state: dict[str, Any], enemy: dict[str, Any] | None, expected: list[str]
) -> None:
    near = [figure("b1", "conscript", 450, 125, **enemy)] if enemy is not None else []
    game = acting(figure("a1", "rifleman", 450, 100, **state), *near, FAR)

    assert keys(game) == expected


@pytest.mark.clause("baroud:4.15")
@pytest.mark.parametrize(
    ("state", "enemy", "order", "reason"),
    [
        ({"immobilised": True}, None, "move", "4.809 immobilised"),
        ({"fallen": True}, None, "move", "4.15 is-down"),
        ({}, {}, "move", "4.15 is-engaged"),
        ({}, {}, "shoot", "4.205 is-engaged"),
        ({}, None, "melee", "4.303 nobody-in-contact"),
        ({}, None, "stand", "4.9 is-standing"),
        ({}, None, "break", "4.11 is-free"),
        ({}, None, "group", "4.950 no-group"),
        ({}, None, "pick-up", "5.11 nothing-to-pick-up"),
        ({}, None, "drop", "5.11 nothing-to-drop"),
        ({}, None, "cast", "4.805 no-spell"),
        ({}, None, "grenade", "4.706 no-grenade-or-target"),
        ({}, None, "charge", "4.122 nobody-to-charge"),
    ],
)
def test_every_order_that_is_not_legal_says_why(
    state: dict[str, Any], enemy: dict[str, Any] | None, order: str, reason: str
) -> None:
    near = [figure("b1", "conscript", 450, 125, **enemy)] if enemy is not None else []
    game = acting(figure("a1", "rifleman", 450, 100, **state), *near, FAR)

    assert why_not(game, order) == reason


@pytest.mark.clause("baroud:4.15")
def test_an_order_beyond_the_actions_left_says_what_it_costs() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100), figure("b1", "conscript", 450, 300), actions=1
    )

    assert why_not(game, "aim") == "4.6 not-enough-actions"
    assert why_not(game, "overwatch") == "4.12 not-enough-actions"

    close = acting(
        figure("a1", "rifleman", 450, 100), figure("b1", "conscript", 450, 125), actions=1
    )
    assert why_not(close, "power") == "4.5 not-enough-actions"
    assert why_not(close, "disengage") == "4.8 not-enough-actions"


@pytest.mark.clause("baroud:1.22", "baroud:4.103")
@pytest.mark.parametrize(("east", "is_free"), [(80, True), (150, False)])
def test_a_short_mover_in_the_open_may_move_for_free(east: float, is_free: bool) -> None:
    game = position(
        figure("a1", "drowned", 100, 100),
        figure("b1", "drowned", 800, 800),
        area("difficult", 50, 50, east, 150),
        options={"free_move": "on"},
    )

    play(game, ["a1"])

    assert ("free-move" in keys(game)) == is_free
