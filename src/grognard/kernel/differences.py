"""What differs between two pieces of plain data, as plain data that is small to keep or to send.

A difference is one of these:

- ``{}``: nothing differs;
- ``[value]``: it becomes this value;
- ``{key: difference}``: of a table, these entries differ; ``[]`` is an entry that is gone;
- ``{"place": difference}``: of a list, the items at these places differ, after ``""``, if it is
  there, has taken out so many items at a place and put others in: ``[place, count, items]``.

Values are compared as Python does, so 1, 1.0 and true are the same.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

Difference: TypeAlias = dict[str, Any] | list[Any]

WIDEST = 4096
"""The most entries of a table or list that ``patch`` makes: it may come from outside."""


def diff(old: Any, new: Any) -> Difference:
    """What makes ``new`` of ``old``.

    >>> diff({"turn": 1, "at": [3, 4]}, {"turn": 2, "at": [3, 4]})
    {'turn': [2]}
    >>> diff([{"id": "a"}, {"id": "b", "hits": 0}], [{"id": "b", "hits": 1}])
    {'': [0, 1, []], '0': {'hits': [1]}}
    >>> diff("same", "same"), diff({"gone": 1}, {}), diff(1, None)
    ({}, {'gone': []}, [None])
    """
    if old == new:
        return {}
    if isinstance(old, dict) and isinstance(new, dict):
        return _between_tables(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return _between_lists(old, new)
    return [new]


def patch(old: Any, difference: Difference) -> Any:
    """What ``old`` becomes; what did not change is shared. A ``ValueError`` where it does not fit.

    >>> patch({"turn": 1, "at": [3, 4], "gone": 0}, {"turn": [2], "gone": []})
    {'turn': 2, 'at': [3, 4]}
    >>> patch([{"id": "a"}, {"id": "b", "hits": 0}], {"": [0, 1, []], "0": {"hits": [1]}})
    [{'id': 'b', 'hits': 1}]
    """
    match difference:
        case [value]:
            return value
        case dict():
            if not difference:
                return old
            if isinstance(old, dict):
                return _patched_table(old, difference)
            if isinstance(old, list):
                return _patched_list(old, difference)
    raise ValueError("the difference is not of this data")


def between(old: Any, new: Any) -> Difference:
    """What makes one struct, or a part of it, of another: ``diff`` of their plain forms.

    Only what differs is made plain, for that is most of the work.
    """
    if isinstance(new, Struct) and type(old) is type(new) and _writes_all(new):
        names = new.__struct_fields__
        return _parts((name, getattr(old, name), getattr(new, name)) for name in names)
    if isinstance(new, tuple) and isinstance(old, tuple) and _are_same_things(old, new):
        pairs = enumerate(zip(old, new, strict=True))
        return _parts((str(place), was, now) for place, (was, now) in pairs)
    return diff(plain(old), plain(new))


def plain(thing: Any) -> Any:
    """Tables, lists and values: what is read again of what is written."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def _parts(parts: Iterable[tuple[str, Any, Any]]) -> Difference:
    # Most is the very same thing, which need not be looked at.
    changed = (
        (name, between(was, now)) for name, was, now in parts if was is not now and was != now
    )
    return {name: difference for name, difference in changed if difference}


def _writes_all(thing: Struct) -> bool:
    """Whether its plain form is a table of all its fields."""
    config = thing.__struct_config__
    return not config.omit_defaults and not config.array_like


def _are_same_things(old: tuple[Any, ...], new: tuple[Any, ...]) -> bool:
    """Whether the same things are listed in the same order, though they may have changed."""
    return len(old) == len(new) and all(
        isinstance(now, Struct)
        and isinstance(was, Struct)
        and getattr(was, "id", None) == getattr(now, "id", None)
        for was, now in zip(old, new, strict=True)
    )


def _between_tables(old: dict[str, Any], new: dict[str, Any]) -> Difference:
    found: dict[str, Any] = {key: [] for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            found[key] = [value]
        elif difference := diff(old[key], value):
            found[key] = difference
    return found


def _between_lists(old: list[Any], new: list[Any]) -> Difference:
    """One run of items is exchanged; those before and after it are compared one by one."""
    shorter = min(len(old), len(new))
    start = _alike(old, new, shorter)
    end = _alike(old[::-1], new[::-1], shorter - start)
    if not start and not end:
        return [new]
    gone, added = len(old) - start - end, new[start : len(new) - end]
    found: dict[str, Any] = {"": [start, gone, added]} if gone or added else {}
    kept = [*old[:start], *added, *old[start + gone :]]
    for place, (was, now) in enumerate(zip(kept, new, strict=True)):
        if difference := diff(was, now):
            found[str(place)] = difference
    return found


def _alike(one: list[Any], other: list[Any], most: int) -> int:
    """How many items at the beginning are the same things, though they may have changed."""
    return next((n for n in range(most) if not _same_thing(one[n], other[n])), most)


def _same_thing(one: Any, other: Any) -> bool:
    if isinstance(one, dict) and isinstance(other, dict):
        return bool(one.get("id") == other.get("id"))
    return (isinstance(one, list) and isinstance(other, list)) or bool(one == other)


def _patched_table(old: dict[str, Any], difference: dict[str, Any]) -> dict[str, Any]:
    new = dict(old)
    for key, change in difference.items():
        if change == []:
            new.pop(key, None)
        elif key in new:
            new[key] = patch(new[key], change)
        else:
            new[key] = patch(None, change)
    _must_be_bounded(new)
    return new


def _patched_list(old: list[Any], difference: dict[str, Any]) -> list[Any]:
    new = list(old)
    for place, change in difference.items():
        match change:
            case [int() as start, int() as gone, list() as added] if place == "":
                if not 0 <= start <= start + gone <= len(new):
                    raise ValueError("the difference is not of this list")
                new[start : start + gone] = added
            case _:
                if not place.isdecimal() or len(place) > 9 or int(place) >= len(new):
                    raise ValueError("the difference is not of this list")
                new[int(place)] = patch(new[int(place)], change)
    _must_be_bounded(new)
    return new


def _must_be_bounded(new: dict[str, Any] | list[Any]) -> None:
    if len(new) > WIDEST:
        raise ValueError(f"more than {WIDEST} entries")
