"""Types, told in tables: fields with what they hold, and what their authors say of them."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping
from functools import cache
from typing import Any

from tools.site.page import code, heads, plain, say, table

BOUNDS = {
    "minimum": "≥ {}",
    "maximum": "≤ {}",
    "exclusiveMinimum": "> {}",
    "exclusiveMaximum": "< {}",
    "minLength": "{} signs or more",
    "maxLength": "{} signs at most",
    "minItems": "{} or more",
    "maxItems": "{} at most",
    "pattern": "like {}",
}


def fields(described: Mapping[str, Any], words: Mapping[str, str], lang: str, page: str) -> str:
    """The fields of a type that JSON Schema describes; links to other types lead to ``page``."""
    required = set(described.get("required", ()))
    rows = []
    for name, field in described.get("properties", {}).items():
        optional = "" if name in required else say("fields-optional", lang)
        about = "; ".join(filter(None, (plain(words.get(name, "")), optional)))
        rows.append((code(name), holds(field, page), about))
    return table(heads("fields-head", lang), rows) if rows else ""


def holds(field: Mapping[str, Any], page: str = "") -> str:
    """What a field may hold, in a few words.

    >>> holds({"type": "array", "items": {"$ref": "#/$defs/Pool"}}, "wire.md")
    'list of [Pool](wire.md#pool)'
    >>> holds({"anyOf": [{"type": "integer", "minimum": 0}, {"type": "null"}]})
    'integer (≥ 0) or null'
    """
    if "$ref" in field:
        name = field["$ref"].rpartition("/")[2]
        return f"[{name}]({page}#{name.lower()})"
    if "anyOf" in field:
        return " or ".join(dict.fromkeys(holds(each, page) for each in field["anyOf"]))
    if "enum" in field:
        return ", ".join(code(str(each)) for each in field["enum"])
    if "const" in field:
        return code(str(field["const"]))
    kind = field.get("type", "anything")
    if kind == "array":
        kind = _list(field, page)
    elif kind == "object" and isinstance(field.get("additionalProperties"), Mapping):
        kind = f"object of {holds(field['additionalProperties'], page)}"
    bounds = [
        code(text.format(field[key])) if key == "pattern" else text.format(field[key])
        for key, text in BOUNDS.items()
        if key in field
    ]
    return f"{kind} ({', '.join(bounds)})" if bounds else str(kind)


def _list(field: Mapping[str, Any], page: str) -> str:
    if "prefixItems" in field:
        return "[" + ", ".join(holds(each, page) for each in field["prefixItems"]) + "]"
    items = field.get("items")
    return f"list of {holds(items, page)}" if isinstance(items, Mapping) else "list"


@cache
def said_of(kind: type) -> dict[str, str]:
    """What a class and those it is made on say under each of their fields."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("grognard."):
            found |= _own(each)
    return found


def _own(kind: type) -> dict[str, str]:
    tree = ast.parse(inspect.getsource(inspect.getmodule(kind) or kind))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return _under_fields(node)
    return {}


def _under_fields(node: ast.ClassDef) -> dict[str, str]:
    found = {}
    for field, after in zip(node.body, node.body[1:]):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            words = after.value if isinstance(after, ast.Expr) else None
            if isinstance(words, ast.Constant) and isinstance(words.value, str):
                found[field.target.id] = inspect.cleandoc(words.value)
    return found
