"""Whether a fleer finds a way out wherever there is one (4.112)."""

from collections import deque
from math import cos, hypot, pi, sin

import pytest

from grognard.kernel.game import Game
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.moves import Move
from grognard.rulesets.brimstone.regions import PathRegion
from grognard.testing import play
from grognard.testing.brimstone import model, position, terrain, to, unit

DOWN = {"knocked_down": 0}
STEP = 0.04
MEDIUM = 1.2
WIDTHS = (60.5, 62.0, 75.0, 90.0, 119.0, 121.0)
"""Degrees between two bases about the fleer: from nearly closed to wide enough to pass."""
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


def exits(game: Game[Battle]) -> PathRegion:
    """The region of a flight that ignores whom it leaves."""
    battle, runner = game.battle, model(game, "a1")
    foes = frozenset(enemy.id for enemy in battle.enemies(runner))
    return PathRegion(battle, Move(battle, runner, ignored=foes, free_end=True), must_leave=True)


@pytest.mark.clause("brimstone:4.112")
def test_a_fleer_finds_the_bend_where_no_straight_way_leads_out() -> None:
    # Rubble on all sides; the only ground in reach lies behind a pillar.
    rubble, pillar = terrain("low", 10, 10, 20.6, 26), terrain("tall", 19.8, 18, 0.5)
    game = fleer(*ring(180), rubble, pillar)
    play(game, ["flee"])

    assert game.decision.topic == "place-move"
    assert game.decision.region.refuse(to((18.7, 18.9), (19.8, 19.11), (21.21, 19.11))) is None
    assert game.decision.region.refuse(game.decision.usual) is None


@pytest.mark.clause("brimstone:4.112")
@pytest.mark.parametrize("seed", range(24))
def test_a_way_out_is_found_wherever_a_search_of_the_lattice_finds_one(seed: int) -> None:
    turns = [seed * 8.7]
    while turns[-1] < turns[0] + 300:
        turns.append(turns[-1] + WIDTHS[(seed + len(turns) * (seed % 7 + 1)) % len(WIDTHS)])
    inner = ring(*(turns if turns[-1] <= turns[0] + 299.5 else turns[:-1]))
    outer = [unit(f"a{n}", "gm_halb", *about(seed * 31.0 * n, 2.7 + 1.3 * n)) for n in range(2, 5)]
    game = fleer(*inner, *outer)
    region = exits(game)

    found = region.can_leave()

    assert found or not lattice_exit(game)
    if found:
        assert all(region.refuse(placement) is None for placement in region.candidates())


def lattice_exit(game: Game[Battle]) -> bool:
    """Whether small steps from spot to spot lead to a free place, a little room to spare."""
    battle, runner = game.battle, model(game, "a1")
    left = Move(battle, runner).left
    bases = [
        (*other.place, other.profile.radius + runner.profile.radius, other.commander == "B")
        for other in battle.in_play()
        if other is not runner
    ]
    seen, queue = {(0, 0)}, deque([(0, 0, 0.0)])
    while queue:
        i, j, gone = queue.popleft()
        for di, dj in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            spot = i + di, j + dj
            length = gone + hypot(di, dj) * STEP
            x, y = SPOT[0] + spot[0] * STEP, SPOT[1] + spot[1] * STEP
            gaps = [(hypot(x - bx, y - by) - apart, foe) for bx, by, apart, foe in bases]
            if spot in seen or length > left or min(gap for gap, _ in gaps) < -0.004:
                continue
            if all(gap > 0.015 for gap, foe in gaps if foe):
                return True
            seen.add(spot)
            queue.append((*spot, length))
    return False
