"""Where a ruleset keeps its content: TOML files in its own package."""

from typing import Any, Protocol, TypeVar

from msgspec import UNSET, Struct

from grognard.content.errors import ContentError
from grognard.content.files import package_file, read_toml
from grognard.content.said import Say

T = TypeVar("T")


class _Scenario(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def clause(self) -> str: ...


S = TypeVar("S", bound=_Scenario)


class Shelf:
    """The content files of one package."""

    def __init__(self, package: str) -> None:
        self.package = package

    def read(self, kind: type[T], name: str) -> T:
        """A file of the package's ``data`` folder."""
        return read_toml(package_file(self.package, "data", name), kind)

    def scenarios(self, kind: type[S]) -> dict[str, S]:
        """Every file of its ``scenarios`` folder, by id, in the order of the book."""
        folder = package_file(self.package, "data", "scenarios")
        files = sorted(
            (f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name
        )
        found = [read_toml(file, kind) for file in files]
        return {s.id: s for s in sorted(found, key=lambda s: _place(s.clause))}


def _place(clause: str) -> tuple[int, ...]:
    return tuple(int(part) for part in clause.split("."))


def dangling(file: str, entry: str, field: str, value: str, kind: str = "unit") -> ContentError:
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
