"""Says what a field accepts and what was found in it."""

from __future__ import annotations

import datetime
import difflib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import inspect

from grognard.content.errors import clean
from grognard.kernel.said import Say, Several, Value

# `$` alone would let a line break through at the end; this form is also valid in JSON Schema.
ID_PATTERN: Final = r"^[a-z][a-z0-9_]*$(?!\n)"
FILLED_PATTERN: Final = r"\S"

SEAT_PATTERN: Final = r"^[A-D][1-3]?$(?!\n)"

_PATTERNS: Final = {
    ID_PATTERN: "content-an-id",
    FILLED_PATTERN: "content-a-filled-text",
    SEAT_PATTERN: "content-a-seat",
}
_MOST_NAMES_LISTED: Final = 12


def wanted(kind: inspect.Type) -> Value:
    """What a field of this type accepts, as words."""
    match kind:
        case inspect.Metadata(type=inner):
            return wanted(inner)
        case inspect.UnionType(types=members):
            described = [wanted(m) for m in members if not isinstance(m, inspect.NoneType)]
            return Several(tuple(described), "or") if len(described) > 1 else described[0]
        case inspect.LiteralType() | inspect.EnumType():
            return Several(tuple(shown(value) for value in _allowed(kind)), "or")
        case inspect.IntType():
            return _bounded(Say("content-an-integer"), kind)
        case inspect.FloatType():
            return _bounded(Say("content-a-number"), kind)
        case inspect.StrType(min_length=least, max_length=most, pattern=pattern):
            return _sized(_text(pattern), least, most, Say("content-characters"))
        case inspect.BoolType():
            return Say("content-a-boolean")
        case inspect.TupleType(item_types=items):
            return _sized(Say("content-a-list"), len(items), len(items), Say("content-values"))
        case inspect.CollectionType(min_length=least, max_length=most):
            return _sized(Say("content-a-list"), least, most, Say("content-values"))
        case inspect.DictType(min_length=least, max_length=most):
            return _sized(Say("content-a-table"), least, most, Say("content-values"))
        case inspect.StructType() | inspect.TypedDictType() | inspect.DataclassType():
            return Say("content-a-table")
        case inspect.DateTimeType() | inspect.DateType() | inspect.TimeType():
            return Say("content-a-date")
        case _:
            return Say("content-something-else")


def shown(value: object) -> Value:
    """What was found in the file, short enough for one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            # A number of thousands of digits may not be turned into decimal text at all.
            return str(value) if abs(value) < 10**30 else Say("content-a-long-number")
        case str():
            return f'"{clean(value, limit=40)}"'
        case list() | tuple():
            if len(value) == 1:
                return Say("content-a-list-of-one")
            return Say("content-a-list-of", {"n": str(len(value))})
        case dict():
            return Say("content-a-table")
        case datetime.date() | datetime.time():
            return value.isoformat()
        case _:
            return clean(str(value))


def misfit(kind: inspect.Type, value: object) -> Say:
    """Why this value is not one of this type."""
    words: dict[str, Value] = {"wanted": wanted(kind), "got": shown(value)}
    guess = closest(value, _allowed(kind)) if isinstance(value, str) else None
    if guess is not None:
        return Say("content-no-such", words | {"guess": shown(guess)})
    return Say("content-expected", words)


def wrong_fields(struct: inspect.StructType, table: Mapping[str, Any]) -> Say | None:
    """The first field of the table that the struct does not know, or that it misses."""
    known = [field.encode_name for field in struct.fields]
    if struct.forbid_unknown_fields:
        for name in table:
            if name not in known:
                return unknown_field(name, known)
    for field in struct.fields:
        if field.required and field.encode_name not in table:
            return Say("content-missing", {"field": field.encode_name})
    return None


def unknown_field(name: str, known: Iterable[str]) -> Say:
    known = list(known)
    guess = closest(name, known)
    if guess is not None:
        return Say("content-unknown-guess", {"field": clean(name), "guess": guess})
    if not known:
        return Say("content-unknown-none", {"field": clean(name)})
    listed = known[:_MOST_NAMES_LISTED]
    if len(listed) < len(known):
        listed.append("…")
    return Say("content-unknown", {"field": clean(name), "known": Several(tuple(listed))})


def closest(word: str, known: Iterable[object]) -> str | None:
    """The known word that was probably meant.

    >>> closest("mvoe", ["move", "skill"])
    'move'
    """
    names = [name for name in known if isinstance(name, str)]
    # Comparing is slow on long texts, and nobody misspells a name by a hundred signs.
    return next(iter(difflib.get_close_matches(word[:100], names, n=1)), None)


def _allowed(kind: inspect.Type) -> list[object]:
    match kind:
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.EnumType(cls=cls):
            return [member.value for member in cls]
        case inspect.UnionType(types=members):
            return [value for member in members for value in _allowed(member)]
        case inspect.Metadata(type=inner):
            return _allowed(inner)
        case _:
            return []


def _text(pattern: str | None) -> Say:
    if pattern is None:
        return Say("content-a-text")
    if pattern in _PATTERNS:
        return Say(_PATTERNS[pattern])
    return Say("content-a-patterned-text", {"pattern": pattern})


def _bounded(what: Say, kind: inspect.IntType | inspect.FloatType) -> Say:
    if kind.multiple_of is not None:
        what = Say("content-multiple", {"what": what, "step": _number(kind.multiple_of)})
    if kind.ge is not None and kind.le is not None:
        bounds: dict[str, Value] = {"low": _number(kind.ge), "high": _number(kind.le)}
        return Say("content-between", {"what": what} | bounds)
    if kind.ge is not None:
        what = Say("content-at-least", {"what": what, "low": _number(kind.ge)})
    if kind.gt is not None:
        what = Say("content-above", {"what": what, "low": _number(kind.gt)})
    if kind.le is not None:
        what = Say("content-at-most", {"what": what, "high": _number(kind.le)})
    if kind.lt is not None:
        what = Say("content-below", {"what": what, "high": _number(kind.lt)})
    return what


def _sized(what: Say, least: int | None, most: int | None, parts: Say) -> Say:
    least = least or None
    words: dict[str, Value] = {"what": what, "parts": parts}
    if least is not None and most is not None:
        exact = "exact" if least == most else "between"
        return Say(f"content-size-{exact}", words | {"low": str(least), "high": str(most)})
    if least is not None:
        return Say("content-size-at-least", words | {"low": str(least)})
    if most is not None:
        return Say("content-size-at-most", words | {"high": str(most)})
    return what


def _number(bound: float) -> str:
    return f"{bound:g}" if isinstance(bound, float) else str(bound)
