"""A battle in numbers, as a seat may know it: rows of named columns for programs that learn.

A ruleset says in its module ``observation`` what the columns are called and fills them from the
battle; what a seat cannot see never gets that far. All rulesets begin the row of a piece with the
same columns, and go on with their own.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import Any, NamedTuple, Protocol, TypeVar

from grognard.kernel.questions import Seat
from grognard.kernel.state import Battle
from grognard.kernel.views import TerrainView, ZoneView

B_contra = TypeVar("B_contra", bound=Battle, contravariant=True)

Row = tuple[float, ...]
Harms = Mapping[tuple[str, str], float]
"""By who strikes whom: the share of the other that is likely lost."""
Lengths = tuple[float, float]

COMMON = ("whose", "present", "x", "y", "z", "facing_sin", "facing_cos", "health", "done", "active")
"""What the state of every piece of every game begins with.

``whose`` is 1 for one's own, 0.5 for an ally's, -1 for an enemy's; lengths are shares of the
longer side of the table; ``health`` is the share that is left; ``active``
whoever acts just now.
"""

SINES = tuple(sin(radians(degrees)) for degrees in range(360))
COSINES = tuple(cos(radians(degrees)) for degrees in range(360))
"""Of a heading in degrees."""


class Pieces(NamedTuple):
    """Every piece of a battle, row by row, those out of play included where they keep a place."""

    ids: list[str]
    profiles: list[Any]
    """What is printed of each; pieces that are one share it."""
    state: list[float]
    """The rows of what changes, one after the other."""


class CardSeen(NamedTuple):
    """A card as a seat sees it lie."""

    face: str
    """Its id; empty where only its back is seen."""
    place: int
    """Where it lies, as a place in ``PLACES``."""
    whose: float
    piece: str = ""
    """The piece on whose board it lies."""
    number: int = 1
    """How many lie there alike."""


card_seen = lru_cache(maxsize=16384)(CardSeen)
"""A card as it lies, one and the same whenever it lies like that again."""


class Observing(Protocol[B_contra]):
    """The module of a ruleset that tells its battles in numbers."""

    @property
    def PROFILE(self) -> Sequence[str]:  # noqa: N802 - a constant of the module
        """The columns of what is printed of a piece."""
        ...

    @property
    def STATE(self) -> Sequence[str]:  # noqa: N802
        """The columns of what changes about a piece; ``COMMON`` come first."""
        ...

    @property
    def TABLE(self) -> Sequence[str]:  # noqa: N802
        """The columns of what is true of the table as a whole."""
        ...

    @property
    def FACES(self) -> Sequence[str]:  # noqa: N802
        """The columns of a card's face; none where the game has no cards."""
        ...

    @property
    def PLACES(self) -> Sequence[str]:  # noqa: N802
        """Where cards may lie."""
        ...

    def lengths(self, battle: B_contra, /) -> Lengths:
        """The sides of the table."""
        ...

    def pieces(self, battle: B_contra, seat: Seat, /) -> Pieces:
        """Every piece, as a seat may know it."""
        ...

    def profile(self, profile: Any, /) -> Row:
        """What is printed of a piece."""
        ...

    def traits(self, profile: Any, /) -> Sequence[str]:
        """The abilities and arms that are printed of a piece, by their words."""
        ...

    def table(self, battle: B_contra, seat: Seat, /) -> Row:
        """What is true of the table as a whole, as a seat may know it."""
        ...

    def terrain(self, battle: B_contra, /) -> Sequence[TerrainView]:
        """The terrain that still stands."""
        ...

    def zones(self, battle: B_contra, /) -> Sequence[ZoneView]:
        """Objectives, zones and templates, and who holds them."""
        ...

    def faces(self, battle: B_contra, /) -> Mapping[str, Row]:
        """What is printed on every card there is."""
        ...

    def cards(self, battle: B_contra, seat: Seat, /) -> Sequence[CardSeen]:
        """The cards, as a seat sees them lie."""
        ...

    def harms(self, battle: B_contra, seat: Seat, /) -> Harms:
        """What each piece in play likely takes of each enemy with its best attack.

        That is by what everybody knows of both, from as near as suits it best: how far apart
        they are and what is between them is told elsewhere.
        """
        ...


def whose(mine: Seat, side: str, seat: Seat, its_side: str) -> float:
    """Whose a piece is to a seat.

    >>> whose("A1", "A", "A1", "A"), whose("A1", "A", "A2", "A"), whose("A1", "A", "B1", "B")
    (1.0, 0.5, -1.0)
    """
    if seat == mine:
        return 1.0
    return 0.5 if its_side == side else -1.0


@lru_cache(maxsize=1024)
def one_of(names: Sequence[str], name: str) -> Row:
    """A one in the place of a name, naughts elsewhere.

    >>> one_of(("move", "shoot"), "shoot")
    (0.0, 1.0)
    """
    return tuple([float(each == name) for each in names])
