"""Finding one place of a region that a few tries have missed."""

from collections import deque
from collections.abc import Callable

DIAGONAL = 1.4142135623730951


def place_within(
    x: float,
    y: float,
    half: float,
    might: Callable[[float, float, float], bool],
    holds: Callable[[float, float], bool],
    least: float,
) -> bool:
    """Whether something holds anywhere in a square about a place, looked at in quarters.

    ``might`` says whether it might hold within a distance of a place and must never say no
    wrongly; only squares it rules out are left aside, down to those of half the side ``least``.

    >>> place_within(0, 0, 8, lambda x, y, d: x + d > 5.9, lambda x, y: x > 5.9, 0.1)
    True
    >>> place_within(0, 0, 8, lambda x, y, d: x + d > 9.9, lambda x, y: x > 9.9, 0.1)
    False
    """
    squares = deque([(x, y, half)])
    while squares:
        x, y, half = squares.popleft()
        if not might(x, y, half * DIAGONAL):
            continue
        if holds(x, y):
            return True
        if half > least:
            part = 0.5 * half
            squares += [(x + a, y + b, part) for a in (-part, part) for b in (-part, part)]
    return False
