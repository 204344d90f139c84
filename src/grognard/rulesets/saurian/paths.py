"""The ways over bare ground, looked up: from every place, by every gait, with so many points.

Who stands where is left out of account: whoever stands in a way bars it, and that is seen at
once. So a way is looked for once on each kind of ground, however many games are played on it.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from grognard.rulesets.saurian.field import DIFFICULT, IMPASSABLE, OFF, Board, Hex
from grognard.rulesets.saurian.ways import FORWARD_TURNS

Step = int | str
"""The hex a step leads to, or the turn it makes."""


class Way(Struct, frozen=True, gc=False):
    """How to come to a place, facing somewhere."""

    heading: int
    path: tuple[Step, ...]
    cells: tuple[Hex, ...]
    """What it covers on the way: all of it must be free."""


class Gait(Struct, frozen=True):
    """How a model moves: its build, and what its card says."""

    large: bool
    oriented: bool
    hops: bool
    sinks: bool
    charges: bool
    rooted: bool


@lru_cache(maxsize=64)
def _lay(columns: int, rows: int, ground: tuple[int, ...]) -> Board:
    """One board for all battles on the same ground, so that its ways are looked for once."""
    board = Board(columns, rows)
    bad = [board.places[hex_] for hex_, kind in enumerate(ground) if kind == DIFFICULT]
    walls = [board.places[hex_] for hex_, kind in enumerate(ground) if kind == IMPASSABLE]
    return Board(columns, rows, bad, walls)


def lay_of(board: Board) -> Board:
    """The board whose ways are known."""
    return _lay(board.columns, board.rows, tuple(board.ground))


@lru_cache(maxsize=1 << 14)
def ways_from(
    board: Board, gait: Gait, at: Hex, heading: int, points: int, pivots: int
) -> dict[Hex, tuple[Way, ...]]:
    """Every place within reach over bare ground, by hex, and one way to each facing."""
    start = (at, heading, points, pivots, 0)
    best: dict[tuple[Hex, int], tuple[int, int]] = {(at, heading): (points, pivots)}
    found: dict[tuple[Hex, int], Way] = {(at, heading): Way(heading, (), ())}
    waiting: deque[tuple[tuple[Hex, int, int, int, int], Way]] = deque([(start, found[start[:2]])])
    while waiting:
        state, way = waiting.popleft()
        for onward, step, cells in _onward(board, gait, state):
            stand, left = onward[:2], onward[2:4]
            known = best.get(stand)
            if known is not None and known[0] >= left[0] and known[1] >= left[1]:
                continue
            best[stand] = left
            covered = cells if gait.hops else (*way.cells, *cells)
            longer = Way(onward[1], (*way.path, step), covered)
            if stand not in found:
                found[stand] = longer
            waiting.append((onward, longer))
    ends: dict[Hex, list[Way]] = {}
    for (end, _), way in found.items():
        if board.ground[end] != IMPASSABLE:
            ends.setdefault(end, []).append(way)
    return {end: tuple(ways) for end, ways in ends.items()}


def _onward(
    board: Board, gait: Gait, state: tuple[Hex, int, int, int, int]
) -> Iterable[tuple[tuple[Hex, int, int, int, int], Step, tuple[Hex, ...]]]:
    """Every step over bare ground (4.3-4.11); who lands in the mud has no points left (4.8)."""
    at, heading, points, pivots, credit = state
    back = (heading + 3) % 6
    behind = board.next[at][back]
    here = (at, behind) if gait.large else (at,)
    for direction in () if gait.rooted else range(6):
        cost = 1 if not gait.oriented or (direction - heading) % 6 in FORWARD_TURNS else 2
        hex_ = board.next[at][direction]
        if hex_ == OFF or cost > points or (cost > 1 and (gait.charges or gait.hops)):
            continue
        cells = (hex_, board.next[hex_][back]) if gait.large else (hex_,)
        if OFF in cells or (not gait.hops and _walled(board, cells)):
            continue
        if gait.sinks and any(board.ground[c] == DIFFICULT for c in cells if c not in here):
            yield (hex_, heading, 0, 0, 0), hex_, cells
        else:
            yield (hex_, heading, points - cost, pivots, int(gait.charges)), hex_, cells
    if not gait.oriented or not (credit if gait.charges else pivots or points):
        return
    if gait.charges:
        left = (points, pivots, credit - 1)
    else:
        left = (points, pivots - 1, 0) if pivots else (points - 1, 0, 0)
    for sign, turn in (("+", 1), ("-", -1)):
        towards = (heading + turn) % 6
        if not gait.large:
            yield (at, towards, *left), f"turn:{sign}", ()
            continue
        for pivot, head, tail in (
            ("head", at, board.next[at][(towards + 3) % 6]),
            ("tail", board.next[behind][towards], behind),
        ):
            if OFF not in (head, tail) and not _walled(board, (head, tail)):
                yield (head, towards, *left), f"turn:{sign}:{pivot}", (head, tail)


def _walled(board: Board, cells: Sequence[Hex]) -> bool:
    return any(board.ground[cell] == IMPASSABLE for cell in cells)
