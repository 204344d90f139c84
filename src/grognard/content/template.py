"""A pack to begin with: every table of a game, its first entry, and what may be written there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from grognard.content.packs import SCENARIOS, Written
from grognard.content.shelf import Shelf, Table

TERRAIN = ("terrain", "zones")
"""Long parts of a scenario, left out of the example."""


def template(content: Shelf[Any], ruleset: str, say: Mapping[str, str]) -> str:
    """A commented pack file for a game; ``say`` has the comments in the reader's language."""
    lines = [*_comment(say["head"]), "[pack]", f"ruleset = {toml(ruleset)}", ""]
    for table in content.tables():
        lines += _table(content, table, say)
    lines += [*_comment(say["words"]), "# [words.en]", '# unit-my_unit = "My Unit"']
    lines += ["# [words.fr]", '# unit-my_unit = "Mon unité"', '# "unit-my_unit.article" = "la"']
    return "\n".join(lines) + "\n"


def _table(content: Shelf[Any], table: Table[Any], say: Mapping[str, str]) -> Iterator[str]:
    written = table.written(content)
    first = next(iter(written.values()))
    yield from _comment(say["closed"] if table.closed else say["open"])
    yield from _comment(f"{say['known']} {', '.join(written)}")
    yield f"# [[{table.stem}.{table.name}]]"
    shown = {name: value for name, value in first.items() if name not in TERRAIN}
    for name, value in (shown if table.stem == SCENARIOS else first).items():
        yield f"# {name} = {toml(value)}"
    yield ""


def _comment(text: str, width: int = 98) -> Iterator[str]:
    line = "#"
    for word in text.split():
        if len(line) + len(word) >= width:
            yield line
            line = "#"
        line += f" {word}"
    yield line


def toml(value: Any) -> str:
    """A plain value on one line of TOML.

    >>> toml({"short": 3, "tags": ["blast 2"], "swims": True})
    '{ short = 3, tags = ["blast 2"], swims = true }'
    """
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(own)}" for name, own in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def differences(content: Shelf[Any]) -> Iterator[tuple[str, str, str, list[tuple[str, Any, Any]]]]:
    """What packs change: data file, table and id of each entry, and its fields before and after.

    An entry that is new has nothing before.
    """
    for table in content.tables():
        before, after = table.own(type(content)), table.written(content)
        for id_, entry in after.items():
            if entry != before.get(id_):
                yield table.stem, table.name, id_, list(_fields(before.get(id_, {}), entry))


def _fields(before: Written, after: Written, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    for name, value in after.items():
        old, where = before.get(name), f"{path}{name}"
        if isinstance(value, dict) and isinstance(old, dict):
            yield from _fields(old, value, f"{where}.")
        elif value != old and where != "id":
            yield where, old, value
