"""Both languages say the same things, everywhere in the package."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable

import pytest

from grognard.content import ContentError, Say, package_file, read_text
from grognard.content.errors import ENGLISH
from grognard.text import Words, compare

PROGRAM = package_file("grognard.text")
RULESETS = [
    folder / "text"
    for folder in package_file("grognard.rulesets").iterdir()
    if any(folder.joinpath("text", name).is_file() for name in ("en.ftl", "fr.ftl"))
]


def sources(folder: Traversable) -> tuple[str, str]:
    return read_text(folder / "en.ftl"), read_text(folder / "fr.ftl")


def test_the_program_speaks_both_languages() -> None:
    assert compare(*sources(PROGRAM)) == []


@pytest.mark.parametrize("folder", RULESETS, ids=lambda folder: str(folder).split("/")[-2])
def test_a_ruleset_speaks_both_languages(folder: Traversable) -> None:
    assert compare(*sources(folder), known=sources(PROGRAM)) == []


@pytest.mark.parametrize("folder", RULESETS, ids=lambda folder: str(folder).split("/")[-2])
def test_a_ruleset_does_not_redefine_words_of_the_program(folder: Traversable) -> None:
    from grognard.text.bundles import outline

    for own, general in zip(sources(folder), sources(PROGRAM), strict=True):
        assert not outline(own).variables.keys() & outline(general).variables.keys()


@pytest.mark.parametrize("problem", ENGLISH)
def test_a_complaint_reads_the_same_with_and_without_fluent(problem: str) -> None:
    fields = re.findall(r"\{(\w+)\}", ENGLISH[problem])
    error = ContentError("x.toml", (), Say(problem, {field: f"<{field}>" for field in fields}))

    assert Words("en", strict=True).say(error.said) == str(error)
    assert Words("fr", strict=True).say(error.said).startswith("x.toml\u00a0: ")


@pytest.mark.parametrize(
    ("en", "fr", "problems"),
    [
        ("a = x", "a = y", []),
        ("a = x\nb = x", "a = y", ["fr: b: only in English"]),
        ("a = x", "a = y\nb = x", ["en: b: only in French"]),
        ("a = x\n    .summary = s", "a = y", ["fr: a.summary: only in English"]),
        ("a = { $n }", "a = y", ["en: a: only here uses $n"]),
        ("a = { $n }", "a = { $m }", ["en: a: only here uses $n", "fr: a: only here uses $m"]),
        ("a = { $u }", "a = { $u_gender ->\n    [f] y\n   *[m] { $u }\n }", []),
        ("a = x", "a = { $u_gender }", ["fr: a: only here uses $u_gender"]),
        ("a = x", "a = y\n    .gender = f", []),
        ("a = x", "a = y\na = z", ["fr: a: defined twice"]),
        ("a = x", "a = y\nb = { $", ["fr: not valid Fluent: b = { $"]),
        ("a = { b }", "a = y", ["en: a: refers to b, which does not exist"]),
        ("a = { -b }", "-b = t\na = { -b }", ["en: a: refers to -b, which does not exist"]),
        ("a = { yes }", "a = { yes }", []),
        (
            "a = { $n -> \n [one] { $m }\n *[other] x\n }",
            "a = { $n }",
            ["en: a: only here uses $m"],
        ),
    ],
)
def test_every_difference_is_found(en: str, fr: str, problems: list[str]) -> None:
    assert compare(en, fr, known=["yes = yes"]) == problems
