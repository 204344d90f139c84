"""Whatever a ruleset says of sight, reach and consequences has its words in both languages."""

import re
from importlib.resources import files

import pytest

import grognard
from grognard.kernel.said import Language
from grognard.text.telling import words_of

BOTH: tuple[Language, ...] = ("en", "fr")


@pytest.mark.parametrize("name", grognard.rulesets())
def test_every_grade_ring_and_warning_has_its_words(name: str) -> None:
    ruleset = grognard.ruleset(name)
    package = files(ruleset.package)
    sources = "\n".join(
        package.joinpath(file).read_text("utf-8") for file in ("sights.py", "movement.py")
    )
    wanted = {f"sight-{grade}" for grade in re.findall(r'grade="([a-z-]+)"', sources)}
    wanted |= {f"warning-{reason}" for reason in re.findall(r'Warned\(\s*"([a-z-]+)"', sources)}
    wanted.add("sight-clear")
    wanted |= set(re.findall(r'"(ring-[a-z_-]+)"', sources))

    for lang in BOTH:
        words = words_of(ruleset, lang)
        assert sorted(message for message in wanted if message not in words) == []
    assert "sight-blocked" in wanted
    assert any(message.startswith("warning-") for message in wanted)


@pytest.mark.parametrize("name", grognard.rulesets())
def test_every_clause_cited_about_sight_and_reach_is_in_the_book(name: str) -> None:
    ruleset = grognard.ruleset(name)
    source = files(ruleset.package).joinpath("sights.py").read_text("utf-8")
    cited = set(re.findall(r'"(\d\.\d{1,3})"', source))

    assert cited
    assert sorted(cited - {clause.id for clause in ruleset.rulebook.clauses}) == []
