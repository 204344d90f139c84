"""Hanging half-way up a wall, where a game's options allow it (4.124)."""

from typing import Any

import pytest

from grognard.conformance import random_answer
from grognard.content.errors import ContentError
from grognard.kernel.chance import Lots
from grognard.kernel.game import Game
from grognard.kernel.questions import Placement
from grognard.kernel.refusals import Refusal
from grognard.rulesets.gaslight import invariants
from grognard.rulesets.gaslight.field import is_hanging
from grognard.testing import play
from grognard.testing.gaslight import RIFLEMAN, SMALL, VANE, WRETCH, model, position, rolls, roof
from grognard.testing.positions import keys, told

FAR = model("b9", WRETCH, 33, 33)
AT_WALL = 15 - SMALL - 0.01
YES = {"hanging": "yes"}


def at_the_wall(
    *more: str, high: float = 9.0, options: dict[str, Any] = YES, **state: Any
) -> Game[Any]:
    """Dr Vane, basic Move 5, at the foot of a wall, with a Heroic Move under way."""
    return position(
        roof(15, 15, 21, 21, high=high),
        model("a1", VANE, AT_WALL, 18, changed={"move": 5}, **state),
        FAR,
        *more,
        active="a1",
        heroic=True,
        options=options,
    )


def hung(*more: str, inches: int = 5, **values: Any) -> Game[Any]:
    """She has climbed so far and hangs there; her next Action is asked for."""
    game = play(at_the_wall(*more, **values), [f"scale:t1.3.{inches}"])
    return play(game, ["done"] if game.question.topic == "follow-up" else [])  # type: ignore[union-attr]


def height(game: Game[Any]) -> float:
    return float(game.battle.model("a1").at[2])


@pytest.mark.clause("gaslight:4.124")
def test_nobody_hangs_unless_the_option_is_chosen() -> None:
    bare, chosen = at_the_wall(options={}), at_the_wall()

    assert not [key for key in keys(bare) if key.startswith("scale")]
    assert [key for key in keys(chosen) if key.startswith("scale")] == [
        f"scale:t1.3.{inches}" for inches in (1, 2, 3, 4, 5)
    ]


@pytest.mark.clause("gaslight:4.124")
def test_a_hold_is_below_the_top() -> None:
    game = at_the_wall(high=3)

    assert [key for key in keys(game) if key.startswith("scale")] == [
        "scale:t1.3",
        "scale:t1.3.1",
        "scale:t1.3.2",
    ]


@pytest.mark.clause("gaslight:4.124", "gaslight:4.123")
def test_a_heroic_climb_may_end_hanging_in_contact_with_the_wall() -> None:
    game = hung()

    assert game.battle.model("a1").at == (pytest.approx(AT_WALL, abs=0.02), 18, 5)
    assert told(game, "scaled")[0].z == 5
    invariants.check(game.battle)


@pytest.mark.clause("gaslight:4.124")
def test_whoever_hangs_neither_moves_nor_charges() -> None:
    game = hung(model("b1", WRETCH, AT_WALL - 3, 18))

    assert not {"move", "charge:b1"} & set(keys(game))
    with pytest.raises(Refusal) as refused:
        game.answer("move")
    assert refused.value.reason == "hanging"


@pytest.mark.clause("gaslight:4.124", "gaslight:4.30")
def test_the_next_climb_is_as_high_as_what_is_left_of_the_wall() -> None:
    game = hung(high=7.5)

    play(game, ["climb:t1.3"])

    assert game.question.topic == "climb"  # type: ignore[union-attr]
    rolls(game, 2)
    assert height(game) == 7.5


@pytest.mark.clause("gaslight:4.124", "gaslight:4.36")
def test_one_climbs_down_again_from_a_hold() -> None:
    game = hung(inches=3)

    play(game, ["scale:t1.3.0"])

    assert height(game) == 0


@pytest.mark.clause("gaslight:4.124", "gaslight:4.35", "gaslight:4.107")
def test_a_failed_climb_from_a_hold_threatens_a_fall_down_the_wall() -> None:
    game = hung(inches=4, high=7)

    play(game, ["climb:t1.3"])
    rolls(game, 0)
    assert game.question.topic == "falling"  # type: ignore[union-attr]
    rolls(game, 0)

    fall = told(game, "fell")[0]
    assert (fall.height, height(game)) == (4, 0)
    assert game.battle.model("a1").at[:2] == (pytest.approx(AT_WALL, abs=0.02), 18)
    assert game.battle.model("a1").toppled


@pytest.mark.clause("gaslight:4.124", "gaslight:4.100")
def test_whoever_is_hit_on_a_wall_may_fall() -> None:
    game = hung(model("b1", RIFLEMAN, 7, 18))

    play(game, ["stop", "b1", "shoot:rw4:a1", "hold"])
    rolls(game, 4)
    rolls(game, 0)
    play(game, ["stop"])

    assert game.question.topic == "falling"  # type: ignore[union-attr]


@pytest.mark.clause("gaslight:4.124")
def test_whoever_dives_for_cover_on_a_wall_may_fall() -> None:
    game = hung(model("b1", RIFLEMAN, 7, 18))

    play(game, ["stop", "b1", "shoot:rw4:a1", "dive"])
    rolls(game, 0)
    rolls(game, 6)
    play(game, ["stop"])

    assert game.question.topic == "falling"  # type: ignore[union-attr]


@pytest.mark.clause("gaslight:4.124")
def test_one_may_jump_off_a_wall() -> None:
    game = hung(inches=3)

    play(game, ["leap", Placement(((AT_WALL - 3, 18.0),))])

    assert height(game) == 0
    assert not game.battle.model("a1").toppled


@pytest.mark.clause("gaslight:4.124", "gaslight:4.181")
def test_what_a_hanging_model_drops_falls_to_the_ground() -> None:
    game = position(
        roof(15, 15, 21, 21, high=7),
        model("a1", VANE, AT_WALL, 18, changed={"move": 5}, carries="parcel"),
        model("b1", RIFLEMAN, 7, 18),
        scenario="pneumatic_parcel",
        active="a1",
        heroic=True,
        options=YES,
    )

    play(game, ["scale:t1.3.4", "done", "stop", "shoot:rw4:a1", "dive"])

    assert told(game, "token-dropped")[0].z == 0
    assert height(game) == 4


@pytest.mark.parametrize("seed", range(4))
def test_games_at_random_that_begin_on_a_wall_keep_the_laws(seed: int) -> None:
    game = position(
        roof(15, 15, 21, 21, high=9.0),
        model("a1", VANE, AT_WALL, 18, 5),
        model("a2", RIFLEMAN, 10, 18),
        model("b1", WRETCH, 9, 20),
        model("b2", RIFLEMAN, 7, 18),
        active="a1",
        options=YES,
        seed=seed,
    )
    lot = Lots(seed).branch("random").lot(0)
    hanging = 0
    while (decision := game.decision) is not None:
        hanging += any(is_hanging(game.battle, m) for m in game.battle.in_play())
        game.trust(random_answer(decision, lot))
        invariants.check(game.battle)

    assert hanging, "she hangs there until somebody moves her"
    assert game.result is not None


@pytest.mark.clause("gaslight:4.124")
def test_a_position_may_begin_with_somebody_on_a_wall() -> None:
    def hanging(x: float, z: float, **how: Any) -> Game[Any]:
        return position(
            roof(15, 15, 21, 21, high=9.0),
            model("a1", VANE, x, 18, z, changed={"move": 5}),
            FAR,
            active="a1",
            **how,
        )

    game = hanging(AT_WALL, 5, options=YES)
    assert is_hanging(game.battle, game.battle.model("a1"))
    assert {"climb:t1.3", "climb:t1.3.0"} <= set(keys(game))
    for x, z, how in ((AT_WALL, 5, {}), (AT_WALL - 1, 5, {"options": YES})):
        with pytest.raises(ContentError, match="nothing to stand on"):
            hanging(x, z, **how)
