"""Whatever Baroud says has words in both languages, and whatever it cites is in the book."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.events import Event, kebab
from grognard.kernel.said import Language
from grognard.rulesets import baroud
from grognard.rulesets.baroud import RULESET, events, orders
from grognard.text.telling import words_of

FOLDER = Path(inspect.getfile(baroud)).parent
LANGUAGES: tuple[Language, ...] = ("en", "fr")


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the rules, by the name that is called."""
    for file in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func
                yield getattr(name, "id", getattr(name, "attr", "")), node


def text(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def keyword(call: ast.Call, name: str) -> str | None:
    return next((text(k.value) for k in call.keywords if k.arg == name), None)


def topics() -> set[str]:
    found = {keyword(call, "topic") for _, call in calls()} - {None}
    found |= {"weapon", "overwatch-weapon", "reaction-weapon"}
    reasons = ("gruesome", "half-strength", "leader-loss", "terror")
    return {str(topic) for topic in found} | {f"morale-{reason}" for reason in reasons}


def refusals() -> set[str]:
    from grognard.rulesets.baroud.movement import FAULTS

    found = {text(call.args[0]) for name, call in calls() if name == "Refusal" and call.args}
    found |= {reason for reason, _ in FAULTS.values()}
    found |= {reason for reason, _ in orders._NO_OCCASION.values()}
    return {str(reason) for reason in found if reason}


def tallies() -> set[str]:
    names = {text(call.args[0]) for name, call in calls() if name == "Tally"}
    for name, call in calls():
        if name in ("add", "ignore") and len(call.args) == 3:
            names.add(text(call.args[1]))
    return {str(name) for name in names if name} | {"band-2", "band-3", "minimum"}


def options() -> set[str]:
    found = set()
    for name, call in calls():
        if name == "Option":
            said = keyword(call, "say")
            key = text(call.args[0])
            if said or key:
                found.add(said or f"option-{key}")
    return found


def event_kinds() -> list[str]:
    classes = [c for c in vars(events).values() if inspect.isclass(c) and issubclass(c, Event)]
    return [kebab(c.__name__) for c in classes if not c.__subclasses__()]


def rules_cited() -> set[str]:
    """Every clause the code names: questions, tallies, events, refusals, silent citations."""
    found: set[str] = set()
    for name, call in calls():
        rule = keyword(call, "rule")
        if rule:
            found.add(rule)
        if name == "cite":
            found |= {t for arg in call.args if (t := text(arg))}
        if name in ("add", "ignore") and len(call.args) == 3 and text(call.args[0]):
            found.add(str(text(call.args[0])))
    for event in vars(events).values():
        if inspect.isclass(event) and issubclass(event, Event):
            found |= set(event.rules)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("prefix", "ids"),
    [
        ("event", event_kinds),
        ("ask", topics),
        ("refusal", refusals),
        ("tally", tallies),
        ("", options),
    ],
)
def test_everything_the_rules_say_has_words(lang: Language, prefix: str, ids: Any) -> None:
    words = words_of(RULESET, lang, strict=True)
    messages = [f"{prefix}-{id_}" if prefix else id_ for id_ in sorted(ids())]

    assert len(messages) > 20
    assert [message for message in messages if message not in words] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_roll_has_a_purpose_in_words(lang: Language) -> None:
    words = words_of(RULESET, lang, strict=True)
    rolls = {
        keyword(call, "topic")
        for name, call in calls()
        if name in ("Roll", "RollDie", "RollOff", "QualityRoll", "Throw", "quality_roll")
    } - {None}

    assert [topic for topic in rolls if f"purpose-{topic}" not in words] == []


def test_every_clause_cited_is_in_the_book() -> None:
    cited = rules_cited()

    assert len(cited) > 100
    assert [rule for rule in cited if rule not in RULESET.rulebook] == []


def test_the_book_has_every_clause_of_the_specification_in_both_languages() -> None:
    book = RULESET.rulebook

    assert len(book.clauses) == 230
    for clause in book.clauses:
        assert clause.text["en"] != clause.text["fr"]


def test_every_message_that_names_content_exists() -> None:
    for lang in LANGUAGES:
        words = words_of(RULESET, lang, strict=True)
        for kind in RULESET.catalogue().values():
            assert [message for message in kind if message not in words] == []
        assert all(f"force-{band}" in words for band in RULESET.content.forces)
        assert all(
            f"terrain-{p.kind}" in words
            for s in RULESET.content.scenarios.values()
            for p in s.terrain
        )


def test_the_french_speaks_of_her_and_of_him() -> None:
    words = words_of(RULESET, "fr", strict=True)
    from grognard.kernel.said import Name

    assert words("event-killed", figure=Name("unit-hexer")) == "La Jeteuse de sorts est morte."
    assert words("event-killed", figure=Name("unit-boss")) == "Le Caïd est mort."


def test_every_ruleset_module_says_what_it_is_about() -> None:
    for file in FOLDER.glob("*.py"):
        module = import_module(f"grognard.rulesets.baroud.{file.stem}".removesuffix(".__init__"))
        assert module.__doc__
