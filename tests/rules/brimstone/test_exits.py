"""Whether a fleer finds a way out wherever there is one (4.112)."""

from math import cos, pi, sin

import pytest

from grognard.kernel.game import Game
from grognard.rulesets.brimstone.battle import Battle
from grognard.testing import play
from grognard.testing.brimstone import position, terrain, to, unit

DOWN = {"knocked_down": 0}
MEDIUM = 1.2
SPOT = (18.0, 18.0)


def ring(*angles: float, apart: float = MEDIUM) -> list[str]:
    """Fallen Legionaries about the fleer, at these angles in degrees."""
    return [
        unit(f"b{n}", "ac_legion", *about(angle, apart), states=DOWN)
        for n, angle in enumerate(angles, start=1)
    ]


def about(angle: float, apart: float) -> tuple[float, float]:
    x, y = SPOT
    turn = angle * pi / 180
    return round(x + cos(turn) * apart, 3), round(y + sin(turn) * apart, 3)


def fleer(*others: str) -> Game[Battle]:
    return position(unit("a1", "gm_halb", *SPOT), *others, active="a1")


@pytest.mark.clause("brimstone:4.112")
def test_a_fleer_finds_the_bend_where_no_straight_way_leads_out() -> None:
    # Rubble on all sides; the only ground in reach lies behind a pillar.
    rubble, pillar = terrain("low", 10, 10, 20.6, 26), terrain("tall", 19.8, 18, 0.5)
    game = fleer(*ring(180), rubble, pillar)
    play(game, ["flee"])

    assert game.decision.topic == "place-move"
    assert game.decision.region.refuse(to((18.7, 18.9), (19.8, 19.11), (21.21, 19.11))) is None
    assert game.decision.region.refuse(game.decision.usual) is None
