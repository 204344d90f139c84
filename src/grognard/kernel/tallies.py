"""A number as its named parts, each citing the clause that adds it."""

from msgspec import Struct


class Part(Struct, frozen=True, gc=False):
    """One line of a tally: what adds how much, by which clause."""

    rule: str
    reason: str
    amount: int
    ignored: bool = False
    """Shown to the player, but not counted: some rule sets it aside."""


class Tally(Struct):
    """A number that can explain itself.

    The rule uses the total, the screen explains the parts, the log keeps them and the
    lab counts which clauses fired.

    >>> pool = Tally("attack").add("4.400", "base", 3).add("4.402", "short-range", 1)
    >>> pool.total, [part.reason for part in pool.parts]
    (4, ['base', 'short-range'])
    >>> pool.add("4.405", "indirect-fire", -6).at_least(1, "1.7").total
    1
    """

    name: str
    parts: list[Part] = []
    total: int = 0

    def add(self, rule: str, reason: str, amount: int) -> "Tally":
        """Add a part; a part of nothing is not worth a line."""
        if amount:
            self.parts.append(Part(rule, reason, amount))
            self.total += amount
        return self

    def ignore(self, rule: str, reason: str, amount: int) -> "Tally":
        """Show a part that some rule sets aside."""
        if amount:
            self.parts.append(Part(rule, reason, amount, True))
        return self

    def at_least(self, floor: int, rule: str) -> "Tally":
        """Raise the total to a floor, as a part of its own."""
        if self.total < floor:
            self.add(rule, "minimum", floor - self.total)
        return self
