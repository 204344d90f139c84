"""Situation files: any position of any ruleset, written by hand.

What every ruleset shares is read here. The rest is kept as `Loose` tables, which the ruleset
reads with `take`, so that its errors too name file, entry and field.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Annotated, Any, Final, TypeVar, overload

import msgspec
from msgspec import Meta, Struct, field

from grognard.content.describe import SEAT_PATTERN
from grognard.content.errors import ContentError
from grognard.content.files import Entry, File, Id, OpenEntry, fit, parse_tables, read_bytes
from grognard.kernel.said import Say

Seat = Annotated[str, Meta(pattern=SEAT_PATTERN)]
"""A side, or one of its players where it has several."""
Coordinate = Annotated[float, Meta(ge=-1000, le=1000)]
Point = Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]
Heading = Annotated[float, Meta(ge=0, lt=360)]

S = TypeVar("S", bound=Struct)

LARGEST: Final = 60_000
"""The most bytes of a situation that are read."""
MOST_UNITS: Final = 100
MOST_PIECES: Final = 100
"""The most pieces of terrain that a situation lays down itself."""


class UnitTable(OpenEntry, frozen=True, kw_only=True):
    """A `[[unit]]`; its further fields are state that the ruleset knows."""

    id: Id
    seat: Seat
    profile: Id
    at: Point | None = None
    heading: Heading | None = None
    overrides: dict[str, Any] = field(name="with", default_factory=dict)


class TerrainTable(OpenEntry, frozen=True, kw_only=True):
    """A `[[terrain]]`; its shape and class are the ruleset's."""

    id: Id | None = None


class MapTable(OpenEntry, frozen=True, kw_only=True):
    """The `[table]`; its size is told as the ruleset tells it."""

    add: Annotated[
        bool,
        Meta(
            description="Whether each [[terrain]] is added to the scenario's own; left out,"
            " the pieces of the file replace those of the scenario."
        ),
    ] = False


class SituationFile(Entry, frozen=True, kw_only=True):
    """The file as it is written."""

    ruleset: Id
    scenario: Id | None = None
    options: dict[Id, Any] = field(default_factory=dict)
    table: MapTable | None = None
    terrain: Annotated[tuple[TerrainTable, ...], Meta(max_length=MOST_PIECES)] | None = None
    unit: Annotated[tuple[UnitTable, ...], Meta(max_length=MOST_UNITS)] = ()
    seat: dict[Seat, dict[str, Any]] = field(default_factory=dict)
    now: dict[str, Any] = field(default_factory=dict)


class Loose(Struct, frozen=True):
    """A table whose fields only the ruleset knows, and where it stands."""

    file: str
    place: tuple[Say, ...]
    values: dict[str, Any]


class SituationUnit(Struct, frozen=True, kw_only=True):
    """A unit of the position; without `at` it is not on the table."""

    id: str
    seat: Seat
    profile: str
    at: tuple[float, ...] | None
    heading: float | None
    overrides: Loose
    state: Loose


class Situation(Struct, frozen=True, kw_only=True):
    """A position; `table` and `terrain` are None where those of the scenario hold."""

    file: str
    ruleset: str
    scenario: str | None
    options: Loose
    table: Loose | None
    terrain: tuple[Loose, ...] | None
    adds: bool
    """Whether its terrain is added to the scenario's, and does not replace it."""
    units: tuple[SituationUnit, ...]
    seats: dict[Seat, Loose]
    now: Loose

    def check(self, scenarios: Collection[str], units: Collection[str]) -> None:
        """Refuse a position that names a scenario or a unit there is not."""
        if self.scenario is not None and self.scenario not in scenarios:
            said = Say(
                "content-no-scenario", {"scenario": self.scenario, "known": ", ".join(scenarios)}
            )
            raise ContentError(self.file, (_field("scenario"),), said)
        if self.adds and self.scenario is None:
            place = (_table("table"), _field("add"))
            raise ContentError(self.file, place, Say("content-adds-to-nothing"))
        for unit in self.units:
            if unit.profile not in units:
                said = Say("content-no-unit", {"unit": unit.profile, "known": ", ".join(units)})
                raise refuse(unit.state, said, name="profile")


def read_situation(path: File) -> Situation:
    """A position out of a file."""
    return parse_situation(read_bytes(path, limit=LARGEST), file=path.name)


def parse_situation(source: bytes | str, *, file: str) -> Situation:
    """A position as its file spells it."""
    raw = parse_tables(source, file=file, limit=LARGEST)
    written = fit(raw, SituationFile, file=file)

    def loose(values: dict[str, Any], *place: Say) -> Loose:
        return Loose(file, place, values)

    terrain = None
    if written.terrain is not None:
        pieces = zip(written.terrain, raw["terrain"], strict=True)
        terrain = tuple(
            loose(table, _nth("terrain", n, piece.id)) for n, (piece, table) in enumerate(pieces)
        )
    size = _without(raw.get("table", {}), {"add"})
    return Situation(
        file=file,
        ruleset=written.ruleset,
        scenario=written.scenario,
        options=loose(written.options, _table("options")),
        table=loose(size, _table("table")) if size else None,
        terrain=terrain,
        adds=written.table is not None and written.table.add,
        units=tuple(
            _unit(unit, table, file)
            for unit, table in zip(written.unit, raw.get("unit", ()), strict=True)
        ),
        seats={seat: loose(table, _table(f"seat.{seat}")) for seat, table in written.seat.items()},
        now=loose(written.now, _table("now")),
    )


@overload
def take(entry: Loose, shape: type[S]) -> S: ...
@overload
def take(entry: Loose, shape: Mapping[str, Any]) -> dict[str, Any]: ...
def take(entry: Loose, shape: type[S] | Mapping[str, Any]) -> S | dict[str, Any]:
    """The fields of a loose table, checked: as a struct, or as a dict of those that are set.

    >>> entry = Loose("duel.toml", (), {"wounds": 2})
    >>> take(entry, {"wounds": int, "stress": int})
    {'wounds': 2}
    """
    if isinstance(shape, type):
        return fit(entry.values, shape, file=entry.file, place=entry.place)
    known = msgspec.defstruct(
        "State",
        [(name, type_, field(default=None, name=name)) for name, type_ in shape.items()],
        forbid_unknown_fields=True,
    )
    taken = fit(entry.values, known, file=entry.file, place=entry.place)
    return {name: getattr(taken, name) for name in shape if name in entry.values}


def refuse(entry: Loose, problem: Say, *, name: str | None = None) -> ContentError:
    """The error of a loose table, or of one field of it, that only the ruleset can find."""
    place = entry.place
    if name is not None:
        place = (*place, _field(name))
    return ContentError(entry.file, place, problem)


def no_such(entry: Loose, name: str, value: str) -> ContentError:
    """The error of a field that names something that does not exist."""
    return refuse(entry, Say("content-no-reference", {"id": value}), name=name)


def overridden(
    unit: SituationUnit, shape: type[S], lost: Callable[[S], Iterable[tuple[str, str]]]
) -> S:
    """What a position changes in the profile of a unit; ``lost`` finds what it names in vain."""
    overrides = take(unit.overrides, shape)
    for name, value in lost(overrides):
        raise no_such(unit.overrides, name, value)
    return overrides


def _unit(unit: UnitTable, table: Mapping[str, Any], file: str) -> SituationUnit:
    place = Say("content-entry", {"kind": "unit", "id": unit.id})
    known = {f.encode_name for f in msgspec.structs.fields(UnitTable)}
    return SituationUnit(
        id=unit.id,
        seat=unit.seat,
        profile=unit.profile,
        at=unit.at,
        heading=unit.heading,
        overrides=Loose(file, (place, _table("with")), unit.overrides),
        state=Loose(file, (place,), _without(table, known)),
    )


def _without(table: Mapping[str, Any], names: set[str]) -> dict[str, Any]:
    return {name: value for name, value in table.items() if name not in names}


def _field(name: str) -> Say:
    return Say("content-field", {"field": name})


def _table(name: str) -> Say:
    return Say("content-table", {"name": name})


def _nth(kind: str, n: int, id_: str | None) -> Say:
    if id_ is not None:
        return Say("content-entry", {"kind": kind, "id": id_})
    return Say("content-nth", {"kind": kind, "n": str(n + 1)})
