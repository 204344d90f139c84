"""The files that are shipped with the rulesets are read without complaint."""

from __future__ import annotations

from importlib.resources.abc import Traversable

import pytest

from grognard.content import package_file, read_rulebook
from grognard.content.files import parse_tables, read_bytes

RULESETS = [
    folder
    for folder in package_file("grognard.rulesets").iterdir()
    if folder.is_dir() and folder.joinpath("rulebook.toml").is_file()
]


def tables(ruleset: Traversable) -> list[Traversable]:
    return [
        file
        for folder in ("data", "data/scenarios")
        for file in ruleset.joinpath(folder).iterdir()
        if file.name.endswith(".toml")
    ]


def test_there_are_rulesets() -> None:
    assert RULESETS


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda folder: folder.name)
def test_the_rulebook_is_whole(ruleset: Traversable) -> None:
    book = read_rulebook(ruleset / "rulebook.toml")

    assert book.clauses
    for clause in book.clauses:
        assert book.clause(clause.id) is clause
        assert set(clause.title) == set(clause.text) == {"en", "fr"}
    assert all(set(chapter.title) == {"en", "fr"} for chapter in book.chapters)


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda folder: folder.name)
def test_every_table_is_sound(ruleset: Traversable) -> None:
    found = tables(ruleset)

    assert found
    for file in found:
        assert parse_tables(read_bytes(file), file=file.name)
