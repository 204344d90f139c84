"""A page of the site, and the small parts that pages are made of."""

from __future__ import annotations

import functools
import html
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from grognard.text import Words

LANGUAGES = ("en", "fr")
TEXT = Path(__file__).parent / "text"
"""What the pages say that the program does not say itself."""


@dataclass(frozen=True)
class Page:
    """A file of the site: Markdown, or a drawing that a page shows."""

    path: str
    text: str


def say(message: str, lang: str, **facts: str) -> str:
    """What a page says in a language."""
    return _words(lang)(message, **facts)


def colon(lang: str) -> str:
    """What stands between a name and what is said of it."""
    return say("page-colon", lang)


def heads(message: str, lang: str) -> list[str]:
    """The heads of a table; a dash stands for none.

    >>> heads("fields-head", "en")
    ['Field', 'What it holds', '']
    """
    return [head.strip(" –") for head in say(message, lang).split("|")]


@functools.cache
def _words(lang: str) -> Words:
    return Words(lang, TEXT, strict=True)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Rows and columns, in Markdown.

    >>> print(table(["a", "b"], [["1|2", "3"]]))
    | a | b |
    |---|---|
    | 1\\|2 | 3 |
    """
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    lines += [f"| {' | '.join(_cell(cell) for cell in row)} |" for row in rows]
    return "\n".join(lines)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def code(text: str) -> str:
    """Something as it is typed."""
    return f"`{text}`" if text else ""


def plain(text: str) -> str:
    """A text that Markdown is not to take for its own signs."""
    return re.sub(r"([*_`\[\]<>])", r"\\\1", text)


def anchor(name: str, level: int, title: str) -> str:
    """A heading that can be linked to by this name."""
    return f"{'#' * level} {title} {{ #{name} }}"


def drawing(size: int, inside: str, *, title: str = "") -> str:
    """A small drawing of its own."""
    told = f"<title>{html.escape(title)}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="{size}"'
        f' height="{size}">{told}{inside}</svg>\n'
    )
