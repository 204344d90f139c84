"""The page of file formats: every file that people write, field by field, and its JSON Schema."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

import grognard
from grognard.content.packs import Head
from grognard.content.schema import SHARED, schema_text
from grognard.kernel.records import Record
from tools.site.fields import fields, holds, said_of
from tools.site.page import Page, plain, say

PATH = "reference/formats.md"
KEPT: dict[str, type[Struct]] = {"record": Record, "pack": Head}
"""What has no schema of its own: a saved game (`*.game.json`), and the head of a pack."""


def kinds() -> dict[str, type[Struct]]:
    """Every kind of file, by the name of its schema."""
    found: dict[str, Any] = dict(SHARED)
    for name in grognard.rulesets():
        found |= {f"{name}-{file}": kind for file, kind in grognard.ruleset(name).schemas().items()}
    return found


def formats(lang: str) -> Iterator[Page]:
    """The page, and the schemas beside it."""
    parts = [f"# {say('formats-title', lang)}", say("formats-about", lang)]
    for name, kind in KEPT.items():
        parts += _file(name, kind, lang)
    for name, kind in kinds().items():
        parts += _file(name, kind, lang)
        parts.append(f"[{say('formats-schema', lang)}](../schemas/{name}.schema.json)")
        yield Page(f"schemas/{name}.schema.json", schema_text(kind))
    yield Page(PATH, "\n\n".join(filter(None, parts)) + "\n")


def _file(name: str, kind: type[Struct], lang: str) -> Iterator[str]:
    """A kind of file, and below it the kinds of entries that it is made of."""
    (top,), types = msgspec.json.schema_components([kind], ref_template=f"#/{name}-{{name}}")
    words = {each.__name__: said_of(each) for each in _structs(kind)}
    first = top["$ref"].rpartition("/")[2].removeprefix(f"{name}-") if "$ref" in top else ""
    yield f"## {name}"
    yield from _fields(types.get(first, top), words.get(first, {}), lang)
    for below, described in types.items():
        if below != first:
            yield f"### {name}-{below}"
            yield from _fields(described, words.get(below, {}), lang)


def _fields(described: Mapping[str, Any], words: Mapping[str, str], lang: str) -> Iterator[str]:
    yield plain(described.get("description", ""))
    if "properties" in described:
        yield fields(described, words, lang, "")
    else:
        yield holds(described)


def _structs(kind: type[Struct]) -> set[type[Struct]]:
    """A struct and all that its fields are made of."""
    found: set[type[Struct]] = set()
    waiting: list[Any] = [msgspec.inspect.type_info(kind)]
    while waiting:
        info = waiting.pop()
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                continue
            found.add(info.cls)
        waiting += _inside(info)
    return found


def _inside(info: Any) -> Iterator[Any]:
    for name in ("types", "item_types"):
        yield from getattr(info, name, ())
    for name in ("item_type", "key_type", "value_type", "type"):
        inner = getattr(info, name, None)
        if isinstance(inner, msgspec.inspect.Type):
            yield inner
    for field in getattr(info, "fields", ()):
        yield field.type
