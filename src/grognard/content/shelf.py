"""Where a ruleset keeps its content: TOML files in its own package."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from pathlib import PurePath
from types import GenericAlias
from typing import Any, Protocol, TypeVar

from msgspec import UNSET, Struct, defstruct

from grognard.content.entries import Scenario
from grognard.content.errors import ContentError
from grognard.content.files import Entry, package_file, read_toml
from grognard.kernel.said import Say


class _Entry(Protocol):
    @property
    def id(self) -> str: ...


E = TypeVar("E", bound=_Entry)
S = TypeVar("S", bound=Scenario)
P = TypeVar("P")

Lost = tuple[str, str]
"""A field of an entry, and what it names though there is no such thing."""


class Shelf:
    """The data files of one package, each declared once: by the tables it holds.

    Whoever declares a table gets a function that reads it, once, when it is first needed.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self._tables: dict[str, dict[str, type]] = {}
        self._scenario: type[Scenario] = Scenario
        self._read = cache(self._read_file)

    def table(
        self,
        file: str,
        name: str,
        kind: type[E],
        lost: Callable[[E], Iterable[Lost]] = lambda entry: (),
    ) -> Callable[[], dict[str, E]]:
        """The entries ``[[name]]`` of a file of the ``data`` folder, by id.

        ``lost`` finds what an entry refers to in vain.
        """
        self._tables.setdefault(file, {})[name] = kind

        @cache
        def entries() -> dict[str, E]:
            found: tuple[E, ...] = getattr(self._read(file), name)
            for entry in found:
                for field, value in lost(entry):
                    raise _dangling(file, name, entry.id, field, value)
            return {entry.id: entry for entry in found}

        return entries

    def scenarios(self, kind: type[S]) -> Callable[[], dict[str, S]]:
        """Every file of the ``scenarios`` folder, by id, in the order of the book."""
        self._scenario = kind

        @cache
        def entries() -> dict[str, S]:
            folder = package_file(self.package, "data", "scenarios")
            files = sorted(
                (f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name
            )
            found = [read_toml(file, kind) for file in files]
            return {s.id: s for s in sorted(found, key=lambda s: _place(s.clause))}

        return entries

    @cached_property
    def schemas(self) -> dict[str, type[Struct]]:
        """The struct of every data file, by the name of the file."""
        files = {PurePath(file).stem: self._struct(file) for file in sorted(self._tables)}
        return files | {"scenario": self._scenario}

    def _struct(self, file: str) -> type[Struct]:
        tables = [
            (name, GenericAlias(tuple, (kind, ...))) for name, kind in self._tables[file].items()
        ]
        title = PurePath(file).stem.capitalize()
        return defstruct(title, tables, bases=(Entry,), frozen=True, kw_only=True)

    def _read_file(self, file: str) -> Struct:
        return read_toml(package_file(self.package, "data", file), self._struct(file))


def _place(clause: str) -> tuple[int, ...]:
    return tuple(int(part) for part in clause.split("."))


def _dangling(file: str, kind: str, entry: str, field: str, value: str) -> ContentError:
    """An entry refers to something that is not there."""
    place = (
        Say("content-entry", {"kind": kind, "id": entry}),
        Say("content-field", {"field": field}),
    )
    return ContentError(file, place, Say("content-no-reference", {"id": value}))


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


def profiles(
    cards: Callable[[], Mapping[str, E]], profile: Callable[[E, Mapping[str, Any]], P]
) -> tuple[Callable[[str], P], Callable[[str, Struct], P]]:
    """Two ways to the profile of a unit: as its card prints it, one and the same for all units
    that are alike; and with some values changed, as a situation may."""

    @cache
    def printed(unit: str) -> P:
        return profile(cards()[unit], {})

    def with_changes(unit: str, overrides: Struct) -> P:
        given = changed(overrides)
        return profile(cards()[unit], given) if given else printed(unit)

    return printed, with_changes
