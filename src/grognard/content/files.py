"""Reads TOML into typed structs; whatever is wrong comes out as one `ContentError`."""

from __future__ import annotations

import importlib.resources
import math
import re
import stat
import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct, inspect

from grognard.content import describe
from grognard.content.errors import ContentError, clean
from grognard.content.faults import Key, explain, place_of
from grognard.kernel.said import Say, Value

LIMIT: Final = 1_000_000
"""The most bytes of one file that are read."""

GREATEST_NUMBER: Final = 1_000_000_000
DEEPEST_NESTING: Final = 16

Id = Annotated[str, Meta(pattern=describe.ID_PATTERN, max_length=64)]
"""The id of an entry: `ac_squire`."""

File: TypeAlias = Path | Traversable
T = TypeVar("T")

# tomllib takes time with the square of the parts of a dotted key.
_ENDLESS_KEY: Final = re.compile(
    r"""(?<![A-Za-z0-9_\\-])
        (?:
            (?: [A-Za-z0-9_-]++ | "(?:[^"\\\n]|\\.)*+" | '[^'\n]*+' )
            [ \t]*+ \. [ \t]*+
        ){16}""",
    re.VERBOSE,
)
_SYNTAX_PLACE: Final = re.compile(r"^(.*) \(at line (\d+), column (\d+)\)$", re.DOTALL)
_SYNTAX_END: Final = re.compile(r"^(.*) \(at end of document\)$", re.DOTALL)


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a file whose fields are all known."""


class OpenEntry(Struct, frozen=True, kw_only=True):
    """A table of a file that may have further fields, read elsewhere."""


def package_file(package: str, *parts: str) -> Traversable:
    """A file or folder inside an installed package, be it a folder, a wheel or a zip file."""
    return importlib.resources.files(package).joinpath(*parts)


def read_toml(path: File, kind: type[T], *, limit: int = LIMIT) -> T:
    """The file as a `kind`, or a `ContentError` that names file, entry and field."""
    return parse_toml(read_bytes(path, limit=limit), kind, file=path.name, limit=limit)


def parse_toml(source: bytes | str, kind: type[T], *, file: str, limit: int = LIMIT) -> T:
    """TOML that came from elsewhere than a file, as a `kind`; `file` is its name in errors."""
    return fit(parse_tables(source, file=file, limit=limit), kind, file=file)


def read_bytes(path: File, *, limit: int = LIMIT) -> bytes:
    """The bytes of the file, never more than `limit`."""
    problem: Say | None
    data = b""
    try:
        problem = _unreadable(path, limit)
        if problem is None:
            with path.open("rb") as file:
                data = file.read(limit + 1)
            problem = _too_big(limit) if len(data) > limit else None
    except FileNotFoundError:
        problem = Say("content-no-file")
    except (OSError, ValueError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
        problem = Say("content-unreadable", {"reason": clean(reason)})
    if problem is not None:
        raise ContentError(path.name, (), problem)
    return data


def read_text(path: File, *, limit: int = LIMIT) -> str:
    """The file as text."""
    return _decoded(read_bytes(path, limit=limit), path.name)


def parse_tables(source: bytes | str, *, file: str, limit: int = LIMIT) -> dict[str, Any]:
    """The plain tables of a TOML text: bounded, only finite numbers, no id twice in a list."""
    if len(source) > limit:
        raise ContentError(file, (), _too_big(limit))
    text = source if isinstance(source, str) else _decoded(source, file)
    if _ENDLESS_KEY.search(text):
        raise ContentError(file, (), Say("content-too-deep"))
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise ContentError(file, (), _syntax(str(fault))) from None
    except RecursionError:
        raise ContentError(file, (), Say("content-too-deep")) from None
    except ValueError:
        # Python refuses to read decimal numbers of thousands of digits.
        raise ContentError(file, (), Say("content-long-number")) from None
    found = first_fault(tables)
    if found is not None:
        raise ContentError(file, *found)
    return tables


def first_fault(tables: dict[str, Any]) -> tuple[Sequence[Say], Say] | None:
    """Where plain tables hold what no file may, and what that is."""
    for key, problem in _faults(tables, ()):
        return place_of(tables, key), problem
    return None


def fit(tables: dict[str, Any], kind: type[T], *, file: str, place: Sequence[Say] = ()) -> T:
    """Plain tables as a `kind`; `place` is where in the file they stand."""
    _check_closed(kind)
    try:
        return msgspec.convert(tables, kind)
    except msgspec.ValidationError as fault:
        key, problem = explain(tables, kind, str(fault))
    raise ContentError(file, (*place, *place_of(tables, key)), problem)


def _unreadable(path: File, limit: int) -> Say | None:
    if not isinstance(path, Path):
        return Say("content-folder") if path.is_dir() else None
    about = path.stat()
    if stat.S_ISDIR(about.st_mode):
        return Say("content-folder")
    if not stat.S_ISREG(about.st_mode):
        return Say("content-not-plain")
    return _too_big(limit) if about.st_size > limit else None


def _too_big(limit: int) -> Say:
    return Say("content-too-big", {"limit": str(limit)})


def _decoded(data: bytes, file: str) -> str:
    try:
        # Some editors put a mark before the first letter.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        problem = Say("content-not-utf8", {"line": str(line)})
    raise ContentError(file, (), problem)


def _syntax(message: str) -> Say:
    if found := _SYNTAX_PLACE.match(message):
        reason, line, column = found.groups()
        words: dict[str, Value] = {"line": line, "column": column, "reason": clean(reason)}
        return Say("content-syntax", words)
    found = _SYNTAX_END.match(message)
    return Say("content-syntax-end", {"reason": clean(found[1] if found else message)})


def _faults(value: Any, key: Key) -> Iterator[tuple[Key, Say]]:
    if len(key) > DEEPEST_NESTING:
        yield key[:1], Say("content-too-deep")
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from _faults(inner, (*key, name))
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            yield from _faults(inner, (*key, n))
        yield from _same_ids(value, key)
    elif isinstance(value, float) and not math.isfinite(value):
        yield key, Say("content-not-finite", {"got": str(value)})
    elif isinstance(value, int | float) and abs(value) > GREATEST_NUMBER:
        words = {"limit": str(GREATEST_NUMBER), "got": describe.shown(value)}
        yield key, Say("content-absurd", words)


def _same_ids(entries: list[Any], key: Key) -> Iterator[tuple[Key, Say]]:
    seen: dict[str, int] = {}
    for n, entry in enumerate(entries):
        id_ = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(id_, str):
            continue
        first = seen.setdefault(id_, n)
        if first != n:
            words: dict[str, Value] = {"first": str(first + 1), "second": str(n + 1)}
            yield (*key, n), Say("content-duplicate", words)


def _check_closed(kind: type) -> None:
    """A struct that ignores fields it does not know would hide every misspelt one."""
    waiting, seen = [inspect.type_info(kind)], set[type]()
    while waiting:
        type_ = waiting.pop()
        if isinstance(type_, inspect.StructType) and type_.cls not in seen:
            seen.add(type_.cls)
            if not type_.forbid_unknown_fields and not issubclass(type_.cls, OpenEntry):
                raise TypeError(
                    f"{type_.cls.__qualname__} must forbid unknown fields, as Entry does"
                )
            waiting += [field.type for field in type_.fields]
        else:
            waiting += _inner_types(type_)


def _inner_types(type_: inspect.Type) -> list[inspect.Type]:
    match type_:
        case inspect.Metadata(type=inner):
            return [inner]
        case inspect.UnionType(types=members):
            return list(members)
        case inspect.DictType(value_type=value):
            return [value]
        case inspect.TupleType(item_types=items):
            return list(items)
        case inspect.CollectionType(item_type=item):
            return [item]
        case _:
            return []
