"""How a ruling is told: what was asked, what is played, and what else people play."""

from __future__ import annotations

import textwrap
from typing import Any

from grognard.content.rulebook import Alternative, Ruling, told_in
from grognard.text import Language, Words

WIDTH = 96


def ruling_facts(ruling: Ruling, lang: Language) -> dict[str, Any]:
    """A ruling for programs."""
    return {
        "id": ruling.id,
        "clauses": list(ruling.clauses),
        "question": told_in(lang, ruling.question),
        "answer": told_in(lang, ruling.answer),
        "alternatives": [
            {"text": told_in(lang, other.text), "option": other.option, "value": other.value}
            for other in ruling.alternatives
        ],
    }


def ruling_text(ruling: Ruling, words: Words, *, cited: bool = False) -> str:
    """A ruling for readers; `cited` names its clauses, which under one of them go without."""
    head = f"{ruling.id} ({', '.join(ruling.clauses)})" if cited else ruling.id
    question = f"{head}  {told_in(words.lang, ruling.question)}"
    played = words("ruling-played", answer=told_in(words.lang, ruling.answer))
    others = [_other(other, words) for other in ruling.alternatives]
    return "\n".join((prose(question), *(prose(line, "    ") for line in (played, *others))))


def _other(other: Alternative, words: Words) -> str:
    text = told_in(words.lang, other.text)
    if other.option is None:
        return words("ruling-other", text=text)
    setting = f"{other.option}={str(other.value).lower()}"
    return words("ruling-option", text=text, setting=setting)


def prose(text: str, indent: str = "  ") -> str:
    """Paragraphs as wide as a terminal, lists with their dashes."""
    lines = []
    for paragraph in text.strip().split("\n"):
        hanging = indent + "  " if paragraph.startswith("- ") else indent
        filled = textwrap.fill(paragraph, WIDTH, initial_indent=indent, subsequent_indent=hanging)
        lines.append(filled)
    return "\n".join(lines)
