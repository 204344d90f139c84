"""Where a model of one or two hexes stands, what it covers, and what lies before and behind it."""

from __future__ import annotations

from typing import NamedTuple

from grognard.table.hexes.grid import Hex, neighbour


class Stance(NamedTuple):
    """Where a model stands (its head, if it covers two hexes) and which edge it faces."""

    at: Hex
    facing: int

    @property
    def tail(self) -> Hex:
        """The hex behind the head, which a model of two hexes also covers."""
        return neighbour(self.at, self.facing + 3)

    def footprint(self, is_long: bool) -> tuple[Hex, ...]:
        """The hexes covered, head first.

        >>> Stance((3, 3), 0).footprint(is_long=True)
        ((3, 3), (2, 3))
        """
        return (self.at, self.tail) if is_long else (self.at,)

    def front(self) -> tuple[Hex, Hex, Hex]:
        """The three hexes before the head."""
        left, ahead, right = (neighbour(self.at, self.facing + turn) for turn in (1, 0, -1))
        return left, ahead, right

    def back(self, is_long: bool) -> tuple[Hex, Hex, Hex]:
        """The three hexes behind the model."""
        hindmost = self.tail if is_long else self.at
        left, behind, right = (neighbour(hindmost, self.facing + turn) for turn in (2, 3, 4))
        return left, behind, right

    def stepped(self, direction: int) -> Stance:
        """The same stance one hex away, facing kept."""
        return Stance(neighbour(self.at, direction), self.facing)

    def turned(self, turns: int, about_tail: bool = False) -> Stance:
        """The stance after turning on the head, or on the tail, which swings the head.

        >>> Stance((3, 3), 0).turned(1), Stance((3, 3), 0).turned(1, about_tail=True)
        (Stance(at=(3, 3), facing=1), Stance(at=(3, 2), facing=1))
        """
        facing = (self.facing + turns) % 6
        return Stance(neighbour(self.tail, facing) if about_tail else self.at, facing)
