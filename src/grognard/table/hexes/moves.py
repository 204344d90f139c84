"""Everything a model can reach by steps and turns within a budget, and the way there."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import NamedTuple

from grognard.table.hexes.stances import Stance

Cost = Callable[[Stance, Stance], int | None]


class _Moment(NamedTuple):
    """A point of a movement: the stance, the free turns left, and whether it has had to stop."""

    stance: Stance
    free_turns: int
    is_over: bool


@dataclass(frozen=True)
class HexReach:
    """Every stance within a movement budget: the least cost of each, and the way to it."""

    costs: dict[Stance, int]
    _moments: dict[Stance, _Moment]
    _before: dict[_Moment, _Moment | None]

    def way(self, stance: Stance) -> list[Stance]:
        """The stances on a cheapest way, from the start to this one."""
        moment: _Moment | None = self._moments[stance]
        way = []
        while moment is not None:
            way.append(moment.stance)
            moment = self._before[moment]
        return way[::-1]


def reach(
    start: Stance,
    budget: int,
    step_cost: Cost,
    turn_cost: Cost,
    *,
    is_long: bool = False,
    free_turns: int = 0,
    stops: Callable[[Stance, Stance], bool] | None = None,
) -> HexReach:
    """Everything a model can reach by steps that keep its facing and turns by one edge.

    `step_cost` and `turn_cost` say what it costs to go from one stance to the next, None if it may
    not. The first `free_turns` turns cost nothing. Where `stops` says so of a change of stance, the
    movement ends. A long model turns on its head or on its tail.

    >>> def forward(before: Stance, after: Stance) -> int | None:
    ...     return 1 if after.at in before.front() else None
    >>> ahead = reach(Stance((0, 0), 0), 1, forward, lambda before, after: 1)
    >>> sorted(stance.at for stance in ahead.costs if stance.facing == 0)
    [(0, 0), (0, 1), (1, -1), (1, 0)]
    >>> ahead.way(Stance((1, 0), 0))
    [Stance(at=(0, 0), facing=0), Stance(at=(1, 0), facing=0)]
    """
    first = _Moment(start, free_turns, False)
    before: dict[_Moment, _Moment | None] = {first: None}
    spent = {first: 0}
    costs: dict[Stance, int] = {}
    moments: dict[Stance, _Moment] = {}
    queue = [(0, first)]
    while queue:
        cost, moment = heappop(queue)
        if cost > spent[moment]:
            continue
        stance, turns_left, is_over = moment
        if stance not in costs:
            costs[stance], moments[stance] = cost, moment
        if is_over:
            continue
        for following, is_turn in _changes(stance, is_long):
            price = turn_cost(stance, following) if is_turn else step_cost(stance, following)
            if price is None:
                continue
            if price < 0:
                raise ValueError("A step or a turn cannot cost less than nothing.")
            is_free = is_turn and turns_left > 0
            total = cost if is_free else cost + price
            halts = stops is not None and stops(stance, following)
            arrived = _Moment(following, turns_left - is_free, halts)
            if total <= budget and total < spent.get(arrived, math.inf):
                spent[arrived] = total
                before[arrived] = moment
                heappush(queue, (total, arrived))
    return HexReach(costs, moments, before)


def _changes(stance: Stance, is_long: bool) -> Iterator[tuple[Stance, bool]]:
    """The stances one step or one turn away, and which of the two it is."""
    for direction in range(6):
        yield stance.stepped(direction), False
    for turns in (1, -1):
        yield stance.turned(turns), True
        if is_long:
            yield stance.turned(turns, about_tail=True), True
