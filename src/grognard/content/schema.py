"""JSON Schemas of the files people write, for editors and other programs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from grognard.content.roster import Roster
from grognard.content.rulebook import Rulebook
from grognard.content.situation import SituationFile

SHARED: Final[Mapping[str, type]] = {
    "roster": Roster,
    "rulebook": Rulebook,
    "situation": SituationFile,
}
"""The files that every ruleset has in common."""


def schema_text(kind: Any) -> str:
    """The schema of a struct, always the same text for the same struct."""
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    schema |= msgspec.json.schema(kind)
    return json.dumps(schema, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def publish(folder: Path, kinds: Mapping[str, Any]) -> list[Path]:
    """Writes `<name>.schema.json` for every struct, and returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, kind in sorted(kinds.items()):
        path = folder / f"{name}.schema.json"
        path.write_text(schema_text(kind), encoding="utf-8", newline="\n")
        written.append(path)
    return written
