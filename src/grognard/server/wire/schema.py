"""The JSON Schema of all that travels, from which the client's types are generated."""

import json
import re
from typing import Any

import msgspec

from grognard.server import wire

STRUCTS = [
    each
    for each in vars(wire).values()
    if isinstance(each, type) and each.__module__.startswith(f"{wire.__name__}.")
]
FINAL = [each for each in STRUCTS if not each.__subclasses__()]
"""All but those that others are made on."""
TRAVELS: tuple[Any, ...] = (*FINAL, wire.Profile, wire.ToClient, wire.ToServer)


def plainly_named(described: Any) -> Any:
    """The same schema with types called as they are over there.

    What is generic travels in words alone: View_str__str__CardText_ is the View.
    """
    return json.loads(re.sub(r'([A-Z][A-Za-z]+)_\w*"', r'\1"', json.dumps(described)))


def components(place: str) -> dict[str, Any]:
    """The JSON Schema of every type that travels, by name; references look for it in ``place``."""
    described = msgspec.json.schema_components(TRAVELS, ref_template=f"{place}/{{name}}")
    tops, types = plainly_named(described)
    sparse = {each.__name__ for each in STRUCTS if issubclass(each, wire.Problem | wire.Incoming)}
    for name, struct in types.items():
        struct["title"] = name
        if name not in sparse:
            # Whatever the server sends, it sends with all its fields.
            struct["required"] = list(struct["properties"])
    types |= dict(zip(("ToClient", "ToServer"), tops[-2:], strict=True))
    return {name: types[name] for name in sorted(types)}


def schema() -> dict[str, Any]:
    """One JSON Schema with every type that travels."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "$defs": components("#/$defs"),
    }
