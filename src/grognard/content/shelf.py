"""Where a ruleset keeps its content: TOML files in its own package, and what packs add to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import PurePath
from types import GenericAlias
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, overload

from msgspec import UNSET, Struct, defstruct

from grognard.content.entries import Choice, Scenario
from grognard.content.errors import ContentError, clean
from grognard.content.files import Entry, fit, package_file, parse_tables, read_bytes
from grognard.content.packs import (
    SCENARIO,
    SCENARIOS,
    Assignment,
    Pack,
    Tables,
    Written,
    laid_over,
    with_value,
)
from grognard.kernel.said import Say
from grognard.kernel.state import Shared


class _Entry(Protocol):
    @property
    def id(self) -> str: ...


E = TypeVar("E", bound=_Entry)
S = TypeVar("S", bound=Scenario)
P = TypeVar("P", bound=Shared)

Lost = tuple[str, str]
"""A field of an entry, and what it names though there is no such thing."""


class Table(Generic[E]):
    """The entries ``[[name]]`` of a file of the ``data`` folder, by id, read when first needed.

    ``lost`` finds what an entry refers to in vain. A table whose entries are known to the rules
    by their ids is ``closed``: a pack may change them, and not add to them.
    """

    def __init__(
        self,
        file: str,
        name: str,
        kind: type[E],
        lost: Callable[[Any, E], Iterable[Lost]] = lambda shelf, entry: (),
        *,
        closed: bool = False,
    ) -> None:
        self.file, self.name, self.kind = file, name, kind
        self.lost, self.closed = lost, closed

    def __set_name__(self, owner: type[Shelf[Any]], attribute: str) -> None:
        self.attribute = attribute

    @overload
    def __get__(self, shelf: None, owner: type[Shelf[Any]]) -> Self: ...
    @overload
    def __get__(self, shelf: Shelf[Any], owner: type[Shelf[Any]]) -> Mapping[str, E]: ...
    def __get__(self, shelf: Shelf[Any] | None, owner: type[Shelf[Any]]) -> Self | Mapping[str, E]:
        if shelf is None:
            return self
        # From now on the entries are found before this.
        entries = vars(shelf)[self.attribute] = self.read(shelf)
        return entries

    @property
    def stem(self) -> str:
        """The name of its file, as a pack says it."""
        return PurePath(self.file).stem

    def read(self, shelf: Shelf[Any]) -> dict[str, E]:
        """The entries of one shelf."""
        found = {entry.id: entry for entry in self.printed(type(shelf))}
        origin = dict.fromkeys(found, self.file)
        for pack, written in self._changes(shelf):
            id_, file = written["id"], pack.file_of(self.stem)
            found[id_], origin[id_] = self.fitted(written, file), file
        for entry in found.values():
            for field, value in self.lost(shelf, entry):
                raise _dangling(origin[entry.id], self.name, entry.id, field, value)
        return found

    def written(self, shelf: Shelf[Any]) -> dict[str, Written]:
        """The entries of one shelf as they are written down, by id."""
        changes = {entry["id"]: entry for _, entry in self._changes(shelf)}
        return self.own(type(shelf)) | changes

    def _changes(self, shelf: Shelf[Any]) -> Iterator[tuple[Pack, Written]]:
        """What packs add or change, each entry as a whole."""
        if not any(pack.entries(self.stem, self.name) for pack in shelf.packs):
            return
        known = self.own(type(shelf))
        for pack in shelf.packs:
            for entry in pack.entries(self.stem, self.name):
                id_ = entry["id"]
                if self.closed and id_ not in known:
                    raise _unheard_of(pack.file_of(self.stem), self.name, id_, known)
                known[id_] = laid_over(known.get(id_, {}), entry)
                yield pack, known[id_]

    def own(self, owner: type[Shelf[Any]]) -> dict[str, Written]:
        """The entries of the package as they are written down, by id."""
        return {entry["id"]: entry for entry in _written(owner.package, self.file)[self.name]}

    def printed(self, owner: type[Shelf[Any]]) -> Iterable[E]:
        """The entries of the package."""
        written = {self.name: _written(owner.package, self.file)[self.name]}
        entries: tuple[E, ...] = getattr(fit(written, self._alone, file=self.file), self.name)
        return entries

    def fitted(self, written: Written, file: str) -> E:
        """An entry of a pack."""
        entry: E = getattr(fit({self.name: [written]}, self._alone, file=file), self.name)[0]
        return entry

    @cached_property
    def _alone(self) -> type[Struct]:
        """A file that holds nothing but this table."""
        return _file_struct(self.stem, {self.name: self.kind})


class Scenarios(Table[S]):
    """Every file of the ``scenarios`` folder, by id, in the order of the book; then packs' own."""

    def __init__(self, kind: type[S]) -> None:
        super().__init__(SCENARIOS, SCENARIO, kind)

    def own(self, owner: type[Shelf[Any]]) -> dict[str, Written]:
        return dict(_scenarios_written(owner.package))

    def printed(self, owner: type[Shelf[Any]]) -> Iterable[S]:
        scenarios = self.own(owner).items()
        return [self.fitted(entry, f"{id_}.toml") for id_, entry in scenarios]

    def fitted(self, written: Written, file: str) -> S:
        place = (Say("content-entry", {"kind": self.name, "id": written["id"]}),)
        return fit(written, self.kind, file=file, place=place)


class Shelf(Generic[P]):
    """The content of one ruleset, each table declared once; packs lie on top of its own files.

    Rules reach it through the battle they are about, so that games with different packs can be
    played side by side.
    """

    package: ClassVar[str]
    scenarios: Scenarios[Any]
    options: Table[Choice]
    factions: Table[Any]
    forces: Table[Any]
    unit_entries: Table[Any]

    def __init__(self, packs: Sequence[Pack] = ()) -> None:
        self.packs = tuple(packs)
        self._printed: dict[str, P] = {}

    def make_profile(self, entry: Any, overrides: Mapping[str, Any]) -> P:
        """The profile of a unit, some of its values changed."""
        raise NotImplementedError

    def profile(self, unit: str) -> P:
        """The profile of a unit as its card prints it, one and the same for all that are alike."""
        found = self._printed.get(unit)
        if found is None:
            found = self._printed[unit] = self.make_profile(self.unit_entries[unit], {})
        return found

    def profile_with(self, unit: str, overrides: Struct) -> P:
        """The profile of a unit with some values changed, as a situation may."""
        given = changed(overrides)
        return self.make_profile(self.unit_entries[unit], given) if given else self.profile(unit)

    def catalogue(self) -> Mapping[str, Sequence[str]]:
        """What there is, by kind, as the messages that name it."""
        raise NotImplementedError

    @classmethod
    def tables(cls) -> list[Table[Any]]:
        """Every table, in the order of declaration; the scenarios are one of them."""
        return [table for table in vars(cls).values() if isinstance(table, Table)]

    @classmethod
    def schemas(cls) -> dict[str, type[Struct]]:
        """The struct of every data file, by the name of the file."""
        stems = sorted({table.stem for table in cls.tables()} - {SCENARIOS})
        found = {stem: _file_struct(stem, cls._kinds(stem)) for stem in stems}
        return found | {SCENARIO: cls.scenarios.kind}

    @classmethod
    def _kinds(cls, stem: str) -> dict[str, type]:
        return {table.name: table.kind for table in cls.tables() if table.stem == stem}

    def check(self) -> None:
        """Read everything; whatever is wrong with it is said in one sentence."""
        for pack in self.packs:
            self._check_tables(pack)
        for table in self.tables():
            getattr(self, table.attribute)
        for unit in self.unit_entries:
            self.profile(unit)

    def _check_tables(self, pack: Pack) -> None:
        """A pack speaks of tables there are."""
        known: dict[str, list[str]] = {}
        for table in self.tables():
            known.setdefault(table.stem, []).append(table.name)
        for stem, tables in pack.data.items():
            if stem not in known:
                raise _no_table(pack, stem, stem, known)
            for name in tables:
                if name not in known[stem]:
                    raise _no_table(pack, stem, name, known[stem])

    def setting(self, given: Assignment) -> Tables:
        """What a value that is set changes, as the data of a pack."""
        tables = [table for table in self.tables() if table.stem == given.stem]
        if not tables:
            known = ", ".join(sorted({table.stem for table in self.tables()}))
            raise given.refuse(Say("content-no-table", {"table": given.stem, "known": known}))
        for table in tables:
            entry = table.written(self).get(given.entry)
            if entry is not None:
                return {given.stem: {table.name: [with_value(entry, given)]}}
        known = ", ".join(id_ for table in tables for id_ in table.written(self))
        words = {"entry": given.entry, "known": clean(known, limit=300)}
        raise given.refuse(Say("content-no-entry", dict(words)))


@cache
def _written(package: str, file: str) -> dict[str, list[Written]]:
    path = package_file(package, "data", file)
    return parse_tables(read_bytes(path), file=file)


@cache
def _scenarios_written(package: str) -> Mapping[str, Written]:
    folder = package_file(package, "data", "scenarios")
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    found = [parse_tables(read_bytes(file), file=file.name) for file in files]
    return {s["id"]: s for s in sorted(found, key=lambda s: _place(s["clause"]))}


def _file_struct(stem: str, kinds: Mapping[str, type]) -> type[Struct]:
    tables = [(name, GenericAlias(tuple, (kind, ...))) for name, kind in kinds.items()]
    return defstruct(stem.capitalize(), tables, bases=(Entry,), frozen=True, kw_only=True)


def _place(clause: str) -> tuple[int, ...]:
    return tuple(int(part) for part in clause.split("."))


def _dangling(file: str, kind: str, entry: str, field: str, value: str) -> ContentError:
    """An entry refers to something that is not there."""
    place = (
        Say("content-entry", {"kind": kind, "id": entry}),
        Say("content-field", {"field": field}),
    )
    return ContentError(file, place, Say("content-no-reference", {"id": value}))


def _no_table(pack: Pack, stem: str, name: str, known: Iterable[str]) -> ContentError:
    """A pack speaks of a table, or of a file, that the game does not have."""
    words = {"table": clean(name), "known": ", ".join(sorted(known))}
    return ContentError(pack.file_of(stem), (), Say("content-no-table", dict(words)))


def _unheard_of(file: str, kind: str, entry: str, known: Iterable[str]) -> ContentError:
    """An entry that the rules would have to know, and do not."""
    place = (Say("content-entry", {"kind": kind, "id": entry}),)
    problem = Say("content-not-in-rules", {"kind": kind, "known": ", ".join(known)})
    return ContentError(file, place, problem)


def changed(overrides: Struct) -> dict[str, Any]:
    """The fields of an entry that were given at all.

    >>> class Overrides(Struct):
    ...     move: int | None = None
    ...     armor: int | None = None
    >>> changed(Overrides(armor=3))
    {'armor': 3}
    """
    given = {name: getattr(overrides, name) for name in overrides.__struct_fields__}
    return {
        name: value for name, value in given.items() if value is not None and value is not UNSET
    }
