"""The published JSON Schemas."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from grognard.content.schema import SHARED, publish, schema_text


def test_every_shared_file_has_a_schema(tmp_path: Path) -> None:
    written = publish(tmp_path / "schemas", SHARED)

    assert [path.name for path in written] == [
        "roster.schema.json",
        "rulebook.schema.json",
        "situation.schema.json",
    ]
    for path in written:
        assert json.loads(path.read_text(encoding="utf-8"))["$defs"]


def test_a_schema_knows_the_names_used_in_the_file() -> None:
    definitions = json.loads(schema_text(SHARED["situation"]))["$defs"]

    assert "with" in definitions["UnitTable"]["properties"]
    assert "additionalProperties" not in definitions["UnitTable"]
    assert definitions["SituationFile"]["additionalProperties"] is False


def test_a_schema_is_the_same_text_in_every_process() -> None:
    program = (
        "from grognard.content.schema import *\n"
        "import sys\n"
        "sys.stdout.buffer.write(''.join(map(schema_text, SHARED.values())).encode())"
    )
    here = "".join(map(schema_text, SHARED.values()))

    for hash_seed in ("1", "2"):
        environ = os.environ | {"PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environ, capture_output=True, check=True
        )
        assert done.stdout.decode() == here


def test_publishing_twice_changes_nothing(tmp_path: Path) -> None:
    first = {path: path.read_bytes() for path in publish(tmp_path, SHARED)}
    second = {path: path.read_bytes() for path in publish(tmp_path, SHARED)}

    assert first == second
