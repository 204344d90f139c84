"""Finds out where in a file a fault is, and says what it is."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec import inspect

from grognard.content import describe
from grognard.content.errors import clean
from grognard.kernel.said import Say, Value

Key: TypeAlias = tuple[str | int, ...]
"""The names and numbers that lead to a value: `("unit", 3, "move")`."""

M = TypeVar("M", bound=inspect.Type)

_PLACE: Final = re.compile(r" - at (`key` in )?`\$([^`]*)`$")
_STEP: Final = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]|\[(\.\.\.)\]")


def explain(tables: dict[str, Any], kind: type, message: str) -> tuple[Key, Say]:
    """Where the fault is that msgspec's message tells of, and what is wrong there."""
    found = _PLACE.search(message)
    key: Key = ()
    for name, number, unnamed in _STEP.findall(found[2]) if found else []:
        if unnamed:
            key = (*key, _failing_name(tables, kind, key, message))
        else:
            key = (*key, name or int(number))
    type_ = _type_at(inspect.type_info(kind), key)
    if found and found[1]:
        return key, _bad_key(type_, _failing_name(tables, kind, key, message), message)
    return key, _problem(type_, _value_at(tables, key), message)


def _problem(type_: inspect.Type | None, value: object, message: str) -> Say:
    raw = Say("content-invalid", {"reason": clean(_PLACE.sub("", message), limit=300)})
    if type_ is None:
        return raw
    struct = _member(type_, inspect.StructType)
    if struct is not None and isinstance(value, dict):
        # With every field in place, it is a check of the struct itself that failed.
        return describe.wrong_fields(struct, value) or raw
    return describe.misfit(type_, value)


def _bad_key(type_: inspect.Type | None, name: str, message: str) -> Say:
    table = _member(type_, inspect.DictType) if type_ is not None else None
    if table is None:
        return _problem(None, name, message)
    words = {"wanted": describe.wanted(table.key_type), "got": describe.shown(name)}
    return Say("content-bad-key", words)


def _failing_name(tables: dict[str, Any], kind: type, key: Key, message: str) -> str:
    """The name in the table at `key` that the message, which does not tell it, is about.

    Names are checked in order, so it is the last one of the shortest beginning of the table
    that still fails in the same way.
    """
    names = list(_value_at(tables, key))
    low, high = 1, len(names)
    while low < high:
        middle = (low + high) // 2
        beginning = {name: _value_at(tables, key)[name] for name in names[:middle]}
        if _fails(_replaced(tables, key, beginning), kind, message):
            high = middle
        else:
            low = middle + 1
    return str(names[low - 1])


def _fails(tables: Any, kind: type, message: str) -> bool:
    try:
        msgspec.convert(tables, kind)
    except msgspec.ValidationError as fault:
        return str(fault) == message
    return False


def _replaced(value: Any, key: Key, by: Any) -> Any:
    if not key:
        return by
    changed = value.copy()
    changed[key[0]] = _replaced(value[key[0]], key[1:], by)
    return changed


def _value_at(tables: Any, key: Key) -> Any:
    for step in key:
        tables = tables[step]
    return tables


def _type_at(type_: inspect.Type | None, key: Key) -> inspect.Type | None:
    for step in key:
        type_ = _type_of_part(type_, step)
    return type_


def _type_of_part(type_: inspect.Type | None, step: str | int) -> inspect.Type | None:
    match type_:
        case inspect.Metadata(type=inner):
            return _type_of_part(inner, step)
        case inspect.UnionType(types=members):
            parts = [_type_of_part(member, step) for member in members]
            return next((part for part in parts if part is not None), None)
        case inspect.StructType(fields=fields) if isinstance(step, str):
            return next((field.type for field in fields if field.encode_name == step), None)
        case inspect.DictType(value_type=value) if isinstance(step, str):
            return value
        case inspect.TupleType(item_types=items) if isinstance(step, int):
            return items[step] if step < len(items) else None
        case inspect.CollectionType(item_type=item) if isinstance(step, int):
            return item
        case _:
            return None


def _member(type_: inspect.Type, kind: type[M]) -> M | None:
    """The type itself or the one of its alternatives that is of this kind, if only one is."""
    if isinstance(type_, inspect.Metadata):
        return _member(type_.type, kind)
    members = type_.types if isinstance(type_, inspect.UnionType) else (type_,)
    fitting = [member for member in members if isinstance(member, kind)]
    return fitting[0] if len(fitting) == 1 else None


def place_of(tables: Mapping[str, Any], key: Key) -> tuple[Say, ...]:
    """Where a key stands, as a reader of the file would say it: unit 'squire', field 'move'."""
    places: list[Say] = []
    names: list[str] = []
    items: list[str] = []
    here: Any = tables
    for step in key:
        here = here[step] if _holds(here, step) else None
        if isinstance(step, str):
            names.append(clean(step))
        elif isinstance(here, dict) and names:
            places.append(_entry(".".join(names), here, step))
            names, items = [], []
        else:
            items.append(str(step + 1))
    if names and items:
        words: dict[str, Value] = {"field": ".".join(names), "n": ".".join(items)}
        places.append(Say("content-item", words))
    elif names:
        places.append(Say("content-field", {"field": ".".join(names)}))
    return tuple(places)


def _holds(table: Any, step: str | int) -> bool:
    if isinstance(table, list):
        return isinstance(step, int) and step < len(table)
    return isinstance(table, dict) and step in table


def _entry(kind: str, entry: Mapping[str, Any], n: int) -> Say:
    id_ = entry.get("id")
    if isinstance(id_, str):
        return Say("content-entry", {"kind": kind, "id": clean(id_)})
    return Say("content-nth", {"kind": kind, "n": str(n + 1)})
