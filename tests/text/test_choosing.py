"""A message chooses its form by what it is given, never by what that is called in some language."""

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import grognard
from grognard.content import package_file, read_text
from grognard.text import languages


class Chosen(Visitor):
    """Collects what a message chooses by: a variable and one of the values it looks for."""

    def __init__(self) -> None:
        self.pairs: list[tuple[str, str]] = []

    # Fluent looks for visitors by the names of its nodes.
    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            names = [key.name for key in keys if isinstance(key, ast.Identifier)]
            self.pairs += [(node.selector.id.name, name) for name in names]
        self.generic_visit(node)


def translated_choices(source: str) -> Iterator[str]:
    """Choices that nobody can make: the value has a name of its own, and comes as that name."""
    messages = [
        entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)
    ]
    named = {message.id.name for message in messages}
    for message in messages:
        chosen = Chosen()
        chosen.visit(message)
        for variable, value in chosen.pairs:
            if f"{variable}-{value}" in named:
                yield f"{message.id.name}: ${variable} is never {value!r}, but {variable}-{value}"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", grognard.rulesets())
def test_a_message_never_chooses_by_a_name(name: str, lang: str) -> None:
    source = read_text(package_file(grognard.ruleset(name).package, f"text/{lang}.ftl"))

    assert list(translated_choices(source)) == []


def test_a_choice_by_a_name_is_found() -> None:
    source = "way-ram = Éperonnage\nstory = { $way ->\n    [ram] heurte\n   *[other] tire\n}\n"

    assert list(translated_choices(source)) == ["story: $way is never 'ram', but way-ram"]
