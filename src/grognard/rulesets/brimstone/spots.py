"""A single point on the table, out of a rule that says where."""

from collections.abc import Sequence

from grognard.kernel.chance import Lot
from grognard.kernel.questions import Placement, Point
from grognard.kernel.refusals import Refusal
from grognard.rulesets.brimstone.field import PER_INCH
from grognard.table.lattice import is_on_lattice


class Spots:
    """A region of single points; subclasses say which are legal and list some."""

    piece: str | None = None

    def refuse(self, placement: Placement) -> Refusal | None:
        if len(placement.path) != 1:
            return Refusal("one-point", rule="2.11")
        if not is_on_lattice(placement.path[0], PER_INCH):
            return Refusal("off-lattice", rule="1.5")
        return self._bad(placement.path[0])

    def _bad(self, at: Point) -> Refusal | None:
        raise NotImplementedError

    def _points(self) -> Sequence[Point]:
        raise NotImplementedError

    def candidates(self) -> Sequence[Placement]:
        """A grid of legal points."""
        return [Placement((point,)) for point in self._points()]

    def any(self, lot: Lot) -> Placement:
        """One of them."""
        return lot.pick(self.candidates())

    def default(self) -> Placement:
        """The first of them."""
        return self.candidates()[0]

    def outline(self) -> list[list[Point]]:
        """Nothing to draw."""
        return []
