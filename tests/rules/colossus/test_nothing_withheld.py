"""An order is offered if and only if some placement of it is legal (4.106-4.108, 4.903).

The oracle looks at every point of the lattice and shares no code with the rules.
"""

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import Any, NamedTuple

import numpy as np
import pytest

from grognard.kernel.chance import Lot
from grognard.kernel.game import Game
from grognard.kernel.questions import Place, Placement
from grognard.rulesets.colossus.movement import mode_options
from grognard.testing import play
from grognard.testing.colossus import position, terrain, unit

Point = tuple[float, float]
Rect = tuple[float, float, float, float]
HAIR = 1e-6
TABLE = 48.0


class Crowd(NamedTuple):
    """A machine in the middle and what stands around it."""

    at: Point
    radius: float
    discs: list[tuple[Point, float, str]]
    rects: list[Rect]

    def legs(self, xs: Any, ys: Any, a: Point | None, slack: float) -> Any:
        """Which points a base may slide to from a, or be put down at: an array of answers."""
        ax, ay = (xs, ys) if a is None else a
        dx, dy = xs - ax, ys - ay
        long2 = dx * dx + dy * dy + (0.0 if a else 1.0)
        reach = self.radius - 0.01
        edge = reach - slack
        free = (xs >= edge) & (xs <= TABLE - edge) & (ys >= edge) & (ys <= TABLE - edge)
        for (cx, cy), radius, _ in self.discs:
            along = np.clip(((cx - ax) * dx + (cy - ay) * dy) / long2, 0.0, 1.0)
            free &= np.hypot(ax + along * dx - cx, ay + along * dy - cy) >= reach + radius - slack
        for west, south, east, north in self.rects:
            apart = np.hypot(
                np.maximum(0.0, np.maximum(west - xs, xs - east)),
                np.maximum(0.0, np.maximum(south - ys, ys - north)),
            )
            for cx in (west, east):
                for cy in (south, north):
                    along = np.clip(((cx - ax) * dx + (cy - ay) * dy) / long2, 0.0, 1.0)
                    apart = np.minimum(apart, np.hypot(ax + along * dx - cx, ay + along * dy - cy))
            free &= (apart >= reach - slack) & ~_crosses(ax, ay, dx, dy, west, south, east, north)
        return free

    def places(self, least: float, most: float, *, straight: bool) -> bool:
        """Whether any lattice point in reach can be slid to (or, else, landed on)."""
        steps = np.arange(-int(most * 100) - 1, int(most * 100) + 2)
        dx, dy = (grid.ravel() / 100 for grid in np.meshgrid(steps, steps))
        far = np.hypot(dx, dy)
        fits = (far >= least - 0.001 + HAIR) & (far <= most + 0.001 - HAIR)
        xs, ys = self.at[0] + dx[fits], self.at[1] + dy[fits]
        return bool(self.legs(xs, ys, self.at if straight else None, -HAIR).any())

    def takes(self, path: tuple[Point, ...], *, straight: bool) -> bool:
        """Whether a placement is legal, leg by leg."""
        here = self.at
        for x, y in path:
            a = here if straight else None
            if not self.legs(np.array([x]), np.array([y]), a, HAIR).all():
                return False
            here = (x, y)
        return True

    def game(self, **changed: Any) -> Game[Any]:
        around = [
            unit(f"{side}{n}", "ac_maul", *at, changed={"size": round(4 * radius - 1)}, moved=True)
            for n, (at, radius, side) in enumerate(self.discs, start=2)
        ]
        walls = [terrain("massif", *(min(max(x, 0), 48) for x in rect)) for rect in self.rects]
        size = round(4 * self.radius - 1)
        middle = unit("a1", "sr_jackdaw", *self.at, changed={"size": size, **changed})
        return position(middle, *around, *walls, phase="movement", offense="B", slot="A")


def _crosses(ax: Any, ay: Any, dx: Any, dy: Any, *rect: float) -> Any:
    """Whether segments run through a rectangle, by clipping them to its two strips."""
    west, south, east, north = rect
    enter, leave = np.zeros_like(dx), np.ones_like(dx)
    for start, change, low, high in ((ax, dx, west, east), (ay, dy, south, north)):
        with np.errstate(divide="ignore", invalid="ignore"):
            one, other = (low - start) / change, (high - start) / change
        still, within = change == 0.0, (low < start) & (start < high)
        enter = np.maximum(enter, np.where(still, np.where(within, 0.0, 2.0), np.fmin(one, other)))
        leave = np.minimum(leave, np.where(still, 1.0, np.fmax(one, other)))
    return enter < leave


def crowded(seed: int) -> Crowd:
    """Machines and rocks pushed up against the one in the middle, as near as they go or almost."""
    lot = Lot(b"crowded", seed)
    x, y = at = lot.pick([(24.0, 24.0), (1.5, 1.5), (24.0, 1.3)])
    crowd = Crowd(at, lot.pick([0.5, 0.75, 1.0]), [], [])
    if lot.below(2):
        gap = crowd.radius + lot.pick([-0.01, 0.0, 0.01, 0.2])
        crowd.rects.append((x - 4, round(y + gap, 2), x + 4, round(y + gap + 2, 2)))
    for _ in range(4 + lot.below(11)):
        radius = lot.pick([0.5, 0.75, 1.0, 1.25, 1.5])
        turn = lot.below(3600) * pi / 1800
        for step in range(0, 400, 2):
            far = crowd.radius + radius + step / 100
            place = round(x + far * cos(turn), 2), round(y + far * sin(turn), 2)
            if _fits(crowd, place, radius):
                crowd.discs.append((place, radius, lot.pick("aab")))
                break
    return crowd


def _fits(crowd: Crowd, place: Point, radius: float) -> bool:
    x, y = place
    discs = [(crowd.at, crowd.radius, "a"), *crowd.discs]
    return (
        radius <= x <= TABLE - radius
        and radius <= y <= TABLE - radius
        and all(hypot(x - cx, y - cy) >= radius + r - 0.009 for (cx, cy), r, _ in discs)
        and all(
            hypot(max(0, w - x, x - e), max(0, s - y, y - n)) >= radius
            for w, s, e, n in crowd.rects
        )
    )


def states() -> Iterator[tuple[Crowd, int]]:
    for seed in range(120):
        yield crowded(seed), 2 + seed % 4


def allowed(crowd: Crowd, full: int) -> int:
    """The allowance, halved where an enemy touches (4.110, 4.201)."""
    (x, y), radius = crowd.at, crowd.radius
    touched = any(
        hypot(cx - x, cy - y) - radius - r <= 0.05 + HAIR
        for (cx, cy), r, side in crowd.discs
        if side == "b"
    )
    return full // 2 if touched else full


def offered(game: Game[Any]) -> set[str]:
    return {option.key for option in mode_options(game.battle, game.battle.unit("a1"))}


def answers(game: Game[Any], mode: str) -> list[Placement]:
    """What is proposed once the order is given."""
    play(game, [mode])
    assert isinstance(game.question, Place)
    region = game.question.region
    found = [region.default(), *region.candidates()[:3]]
    assert all(region.refuse(placement) is None for placement in found)
    return found


@pytest.mark.clause("colossus:4.903", "colossus:4.108")
def test_a_jump_is_offered_if_and_only_if_there_is_somewhere_to_land() -> None:
    seen = set()
    for crowd, full in states():
        game = crowd.game(tags=[f"jump {full}"])
        most = allowed(crowd, full)
        is_offered = "jump" in offered(game)
        if is_offered:
            assert all(crowd.takes(p.path, straight=False) for p in answers(game, "jump")), crowd
        else:
            assert not crowd.places(1.0, most, straight=False), crowd
        seen.add(is_offered)
    assert seen == {True, False}


@pytest.mark.clause("colossus:4.106", "colossus:4.107", "colossus:4.108")
def test_a_standard_move_is_offered_wherever_a_straight_way_leads_out() -> None:
    seen = set()
    for crowd, full in states():
        game = crowd.game(move=full, tags=[])
        most = allowed(crowd, full)
        is_offered = "standard" in offered(game)
        if is_offered:
            assert all(crowd.takes(p.path, straight=True) for p in answers(game, "standard")), crowd
        else:
            assert not crowd.places(1.0, most, straight=True), crowd
        seen.add(is_offered)
    assert seen == {True, False}


@pytest.mark.clause("colossus:4.903")
def test_a_jackdaw_held_in_the_gate_may_leap_aside_over_the_wall() -> None:
    game = position(
        unit("b1", "sr_jackdaw", 14, 21),
        unit("a1", "ac_maul", 14, 23.0, changed={"size": 4}, moved=True),
        unit("a2", "ac_maul", 14, 19.0, changed={"size": 4}, moved=True),
        scenario="break_the_gate",
        bare=False,
        phase="movement",
        offense="A",
    )

    play(game, ["jump"])

    assert isinstance(game.question, Place)
    assert game.question.region.refuse(Placement(((10.5, 17.5),), 0)) is None


@pytest.mark.clause("colossus:4.108", "colossus:4.107")
@pytest.mark.parametrize("turn", [7.5, 22.5, 97.5, 200.3])
def test_a_street_between_two_directions_of_the_compass_card_is_found(turn: float) -> None:
    """Two rows of machines form a street as wide as the one between them."""
    along = (sin(turn * pi / 180), cos(turn * pi / 180))
    across = (along[1], -along[0])

    def beside(side: int, far: float) -> Point:
        off = side * 1.51
        x = 24 + along[0] * far + across[0] * off
        return round(x, 2), round(24 + along[1] * far + across[1] * off, 2)

    row = [beside(side, far) for side in (-1, 1) for far in range(6)]
    back = round(24 - along[0] * 2.03, 2), round(24 - along[1] * 2.03, 2)
    crowd = Crowd((24.0, 24.0), 1.0, [*((at, 0.5, "a") for at in row), (back, 1.0, "a")], [])
    assert crowd.places(1.0, 4.0, straight=True)

    assert "standard" in offered(crowd.game(move=4, tags=[]))


@pytest.mark.clause("colossus:4.108", "colossus:4.106")
def test_a_way_out_round_a_corner_is_found() -> None:
    """A yard that opens to the east at its northern end; nothing straight is an inch long."""
    crowd = Crowd(
        (20.0, 20.0),
        0.5,
        [],
        [(17, 17, 19.5, 23), (20.5, 17, 23, 20.2), (17, 17, 23, 19.5), (17, 21.2, 30, 23)],
    )
    assert not crowd.places(1.0, 6.0, straight=True)
    game = crowd.game(move=6, tags=[])

    ways = answers(game, "standard")

    assert all(len(way.path) > 1 and crowd.takes(way.path, straight=True) for way in ways)
