"""The entries that the data files of every ruleset have in common.

A ruleset that says more of a faction, a force or a scenario derives its own struct from these.
"""

from collections.abc import Iterable
from typing import Annotated, TypeVar

from msgspec import Meta

from grognard.content.files import Entry, Id
from grognard.kernel.questions import Point

Length = Annotated[float, Meta(ge=0, le=1000)]
"""A length in the unit of the table."""


class Faction(Entry, frozen=True, kw_only=True):
    """A faction, named by the message ``faction-ID``."""

    id: Id


class Force(Entry, frozen=True, kw_only=True):
    """An army ready to play, named by the message ``force-ID``."""

    id: Id
    faction: Id
    size: Annotated[int, Meta(ge=0, le=1000)] = 0
    """The size of game it is made for, in what the game counts; 0 where all are alike."""
    units: tuple[Id, ...]


class Choice(Entry, frozen=True):
    """A setting of a game: a variant to switch on, or one of several values.

    It is named by the message ``option-ID``.
    """

    id: Id
    clause: str
    default: bool | int | str
    values: tuple[bool | int | str, ...] = (False, True)
    apart: bool | int | str | None = None
    """The default where people sit apart and must not learn from who is asked; else the same."""

    def __post_init__(self) -> None:
        for default in (self.default, self.usual_apart):
            if not self.takes(default):
                raise ValueError("the default is one of the values")

    @property
    def usual_apart(self) -> bool | int | str:
        """The default where people sit apart."""
        return self.default if self.apart is None else self.apart

    def takes(self, value: object) -> bool:
        """Whether this is one of its values; 1 is not true here, nor 0 false."""
        return any(type(value) is type(own) and value == own for own in self.values)


class Scenario(Entry, frozen=True, kw_only=True):
    """What every scenario begins with; it is named by the message ``scenario-ID``."""

    id: Id
    clause: str
    """The clause that lays it down."""


class Terrain(Entry, frozen=True, kw_only=True):
    """What every piece of terrain begins with; one without an id gets one at the table."""

    id: Id = ""


class TableSize(Entry, frozen=True, kw_only=True):
    """How large a table is."""

    width: Length
    height: Length


class Rectangle(Entry, frozen=True, kw_only=True):
    """A part of the table: from west to east, and from south to north."""

    x: tuple[Length, Length]
    y: tuple[Length, Length]

    @property
    def corners(self) -> tuple[Point, ...]:
        """Its corners, from the south-west one round by the east."""
        (west, east), (south, north) = self.x, self.y
        return ((west, south), (east, south), (east, north), (west, north))


F = TypeVar("F", bound=Force)


def made_for(forces: Iterable[F], faction: str, size: int = 0) -> list[F]:
    """The forces of a faction that are ready for a game of this size."""
    return [force for force in forces if force.faction == faction and force.size == size]
