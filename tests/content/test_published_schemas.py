"""The JSON Schemas in the documentation are those of the program.

Set GROGNARD_SCHEMAS=write to publish them anew.
"""

import os
from pathlib import Path

import grognard
from grognard.content.schema import SHARED, publish, schema_text

FOLDER = Path(__file__).parents[2] / "docs" / "schemas"


def kinds() -> dict[str, type]:
    found = dict(SHARED)
    for name in grognard.rulesets():
        schemas = grognard.ruleset(name).schemas()
        found |= {f"{name}-{file}": kind for file, kind in schemas.items()}
    return found


def test_the_published_schemas_are_up_to_date() -> None:
    if os.environ.get("GROGNARD_SCHEMAS") == "write":
        publish(FOLDER, kinds())

    published = {p.name: p.read_text(encoding="utf-8") for p in FOLDER.glob("*.schema.json")}

    assert published == {f"{name}.schema.json": schema_text(kind) for name, kind in kinds().items()}
