"""How far it is to victory, told in the same words for every game."""

from collections.abc import Mapping
from typing import Literal

from grognard.kernel.said import Say, Several

Period = Literal["turn", "round", "round_of_turns"]
"""What a game counts: turns, rounds in which all act, or rounds of one turn for each player."""


def standing(
    points: Mapping[str, float],
    turn: int,
    turns: int,
    *,
    period: Period = "turn",
    goal: float = 0,
    is_counted_at_the_end: bool = False,
) -> tuple[Say, ...]:
    """Who leads and by how much, what would win at once, and how long is left.

    ``goal`` points win at once, where a number does. Where much is scored only at the end,
    ``points`` are what the sides would have if the game ended now.
    """
    told = _lead(points, is_counted_at_the_end)
    if goal:
        told.append(_lacking(points, goal))
    if turn < 1:
        return (*told, Say("standing-length", {"n": turns, "period": period}))
    if turn >= turns:
        return (*told, Say("standing-last", {"period": period}))
    return (*told, Say("standing-left", {"n": turns - turn, "period": period}))


def _lacking(points: Mapping[str, float], goal: float) -> Say:
    """What whoever leads still lacks of a goal; at equal points, what everybody lacks."""
    best = max(points.values(), default=0)
    leaders = [side for side, found in points.items() if found == best]
    n = int(goal - best)
    if len(leaders) == 1:
        return Say("standing-goal", {"side": leaders[0], "n": n})
    return Say("standing-goal-level", {"n": n})


def _lead(points: Mapping[str, float], is_counted_at_the_end: bool) -> list[Say]:
    best = max(points.values(), default=0)
    leaders = [side for side, found in points.items() if found == best]
    if len(leaders) == len(points):
        return [Say("standing-level")] if best else []
    if len(leaders) > 1:
        return [Say("standing-shared", {"sides": Several(tuple(leaders))})]
    by = best - max(found for found in points.values() if found < best)
    message = "standing-would-win" if is_counted_at_the_end else "standing-leads"
    return [Say(message, {"side": leaders[0], "n": round(by, 1)})]
