"""A state, a tag or an ability is added by data and words alone: no list in the code names it.

Each is put into a copy of the program, beside those that are there, and looked for wherever a
player meets one: on a card or as a badge, in a situation, in the catalogue.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import grognard


class Added(msgspec.Struct, frozen=True):
    """A new entry of a data file, and how a situation uses it."""

    ruleset: str
    file: str
    entry: str
    message: str
    kind: str
    """Where the catalogue lists it; empty where it lists none of its like."""
    unit: str
    edit: tuple[str, str, str] | None = None
    """What changes in another file: its name, the old and the new text."""


ADDED = {
    "state": Added(
        "brimstone",
        "states.toml",
        '[[state]]\nid = "dazed"\nclause = "4.615"\ncounter = "activations"\norders = false\n',
        "state-dazed",
        "states",
        'profile = "ac_legion"\nat = [12, 12]\nstates = { dazed = 2 }',
    ),
    "tag": Added(
        "colossus",
        "tags.toml",
        '[[tag]]\nid = "gilded"\nclause = "4.901"\nwindows = ["always"]\nnumbered = false\n',
        "tag-gilded",
        "tags",
        'profile = "ac_monolith"\nat = [12, 12]\nwith = { tags = ["gilded"] }',
    ),
    "ability": Added(
        "baroud",
        "abilities.toml",
        '[[ability]]\nid = "cheerful"\nclause = "4.901"\ncost = 1\n',
        "ability-cheerful",
        "abilities",
        'profile = "captain"\nat = [300, 300]\nwith = { abilities = ["cheerful"] }',
    ),
    "weapon tag": Added(
        "baroud",
        "equipment.toml",
        '[[tag]]\nid = "polished"\nclause = "1.14"\n',
        "weapon-tag-polished",
        "",
        'profile = "gunner"\nat = [300, 300]',
        ("equipment.toml", 'tags = ["', 'tags = ["polished", "'),
    ),
    "club ability": Added(
        "gaslight",
        "abilities.toml",
        '[[ability]]\nid = "polite"\nclause = "4.137"\nnumbered = false\ntyped = false\n',
        "ability-polite",
        "",
        'profile = "cs1"\nat = [12, 3, 0]\nwith = { abilities = ["polite"] }',
    ),
    "board ability": Added(
        "saurian",
        "abilities.toml",
        '[[ability]]\nid = "feathered"\nclause = "1.19"\n',
        "ability-feathered",
        "abilities",
        'profile = "rex"\nat = [3, 3]',
        ("units.toml", 'abilities = ["fearsome"', 'abilities = ["feathered", "fearsome"'),
    ),
}

LOOK = """
import json, sys, msgspec, grognard
from grognard.text.telling import words_of
found = {}
for key, case in json.load(sys.stdin).items():
    ruleset = grognard.ruleset(case["ruleset"])
    text = f'ruleset = "{case["ruleset"]}"\\n[[unit]]\\nid = "a1"\\nseat = "A"\\n{case["unit"]}\\n'
    piece = ruleset.situation(text).view("A").piece("a1")
    seen = [badge.name.id for badge in piece.badges]
    seen += [said.id for fact in piece.card for said in (fact.name, fact.value)
             if hasattr(said, "id")]
    found[key] = {
        "seen": seen,
        "listed": ruleset.catalogue().get(case["kind"], []),
        "named": [case["message"] in words_of(ruleset, lang) for lang in ("en", "fr")],
        "passing": sorted(ruleset.passing_effects),
    }
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a program finds that has all of them."""
    home = tmp_path_factory.mktemp("added")
    source = Path(grognard.__file__).parent
    shutil.copytree(
        source, home / "grognard", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    for added in ADDED.values():
        folder = home / "grognard" / "rulesets" / added.ruleset
        if added.edit is not None:
            name, old, new = added.edit
            file = folder / "data" / name
            assert old in file.read_text("utf-8")
            file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
        with (folder / "data" / added.file).open("a", encoding="utf-8") as data:
            data.write("\n" + added.entry)
        for lang in ("en", "fr"):
            with (folder / "text" / f"{lang}.ftl").open("a", encoding="utf-8") as words:
                words.write(f"\n{added.message} = Something new\n")
    told = subprocess.run(
        [sys.executable, "-c", LOOK],
        input=msgspec.json.encode(ADDED),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(home)},
    )
    assert told.returncode == 0, told.stderr.decode()
    answer: dict[str, Any] = json.loads(told.stdout)
    return answer


@pytest.mark.parametrize("what", ADDED)
def test_what_data_and_words_add_is_seen_and_listed(what: str, found: dict[str, Any]) -> None:
    added = ADDED[what]

    assert added.message in found[what]["seen"]
    assert found[what]["named"] == [True, True]
    if added.kind:
        assert added.message in found[what]["listed"]


def test_that_an_added_state_ends_decides_nothing_by_itself(found: dict[str, Any]) -> None:
    assert "no_dazed" in found["state"]["passing"]
    assert "dazed" not in found["state"]["passing"]
