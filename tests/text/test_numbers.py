"""A number before a noun: one card, two cards, whatever the message and the language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr")
ALWAYS_MANY = {"rays", "purse", "sides"}
"""Variables that are never one: a sight has nine rays, a purse is full, a die has many sides."""


def sources(lang: str) -> list[Path]:
    """Every file of words in a language: the program's, the games' and the client's."""
    return sorted(
        [
            *ROOT.glob(f"src/grognard/**/text/{lang}.ftl"),
            ROOT / "web" / "src" / "text" / f"{lang}.ftl",
        ]
    )


class Counting(Visitor):
    """Collects what is counted: variables chosen by number, and the nouns that change with them."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: set[str] = set()

    # Fluent looks for visitors by the names of its nodes.
    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        variants = {getattr(variant.key, "name", ""): variant for variant in node.variants}
        if "one" in variants and isinstance(node.selector, ast.VariableReference):
            self.variables.add(node.selector.id.name)
            nouns = {key: noun_after(variant.value) for key, variant in variants.items()}
            if nouns.get("other") and nouns.get("one") and nouns["other"] != nouns["one"]:
                self.plurals.add(nouns["other"])
        self.generic_visit(node)


def noun_after(pattern: ast.Pattern) -> str:
    """The word right after the first number of a pattern."""
    texts = [
        after.value
        for number, after in zip(pattern.elements, pattern.elements[1:], strict=False)
        if isinstance(number, ast.Placeable) and isinstance(after, ast.TextElement)
    ]
    found = re.match(r" ([\w’-]+)", texts[0]) if texts else None
    return found[1] if found else ""


@cache
def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def counted(lang: str) -> Counting:
    found = Counting()
    for path in sources(lang):
        found.visit(parsed(path))
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def said(path: Path, lang: str, number: int) -> Iterator[tuple[str, str]]:
    """Every message and attribute with this number wherever one is counted."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    numbers = counted(lang).variables - ALWAYS_MANY
    for entry in parsed(path).body:
        if not isinstance(entry, ast.Message):
            continue
        named = Variables()
        named.visit(entry)
        values = {name: number if name in numbers else "…" for name in named.found}
        message = bundle.get_message(entry.id.name)
        for pattern in (message.value, *message.attributes.values()):
            if pattern is not None:
                yield entry.id.name, str(bundle.format_pattern(pattern, values)[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_of_a_thing_is_told_in_the_singular(lang: str) -> None:
    plural = re.compile(rf"(?<![\d–.,])1 ({'|'.join(sorted(counted(lang).plurals))})\b")

    wrong = [
        f"{path.relative_to(ROOT)}: {id_}: {text}"
        for path in sources(lang)
        for id_, text in said(path, lang, 1)
        if plural.search(text)
    ]

    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_of_a_thing_are_told_in_the_plural(lang: str) -> None:
    plurals = counted(lang).plurals
    singulars = {noun.removesuffix("s") for noun in plurals if noun.endswith("s")} - plurals
    singular = re.compile(rf"(?<![\d–.,])2 ({'|'.join(sorted(singulars))})\b(?!-| \w+s\b)")

    wrong = [
        f"{path.relative_to(ROOT)}: {id_}: {text}"
        for path in sources(lang)
        for id_, text in said(path, lang, 2)
        if singular.search(text)
    ]

    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_languages_count_enough_for_that_to_mean_something(lang: str) -> None:
    assert len(counted(lang).plurals) > 25
