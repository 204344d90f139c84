"""How a command speaks: sentences or JSON on standard output, notes on standard error."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.cli.mistakes import Mistake
from grognard.content.published import Published
from grognard.kernel.said import Language, Several
from grognard.table.compiled import announce
from grognard.text import Words, choose_language, languages
from grognard.text.telling import Teller
from grognard.text.words import Source

if TYPE_CHECKING:
    from rich.progress import Progress

SPACES = "\n\t\u00a0\u202f"
"""Signs that Python does not call printable and people write all the same."""


def language(asked: str | None) -> Language:
    """The language of a command."""
    try:
        return choose_language(asked, os.environ)
    except ValueError:
        asked = asked or os.environ.get("GROGNARD_LANG", "")
        raise Mistake("language", asked=asked, known=Several(languages(), "or")) from None


def own_words(lang: Language, *more: Source) -> Words:
    """The words of the command line, and of a game where one is at hand."""
    return Words(lang, "grognard.cli", *more)


class Voice:
    """One command's way to speak, in one language."""

    def __init__(
        self, lang: str | None, *, json: bool = False, ruleset: Published[Any] | None = None
    ) -> None:
        self.lang: Language = language(lang)
        self.json = json
        self.words = own_words(self.lang, *(ruleset.sources if ruleset is not None else ()))
        self.teller = Teller(self.words)
        announce(lambda kernels: self.note(self.words("compiling", kernels=kernels)))

    def line(self, text: str = "") -> None:
        """A line of the answer, for people."""
        if not self.json:
            print(printable(text))

    def say(self, message: str, **facts: Any) -> None:
        """A message of the command line as a line of the answer."""
        self.line(self.words(message, **facts))

    def note(self, text: str) -> None:
        """A word beside the answer."""
        print(printable(text), file=sys.stderr)

    def emit(self, answer: Any) -> None:
        """The whole answer, for programs."""
        if self.json:
            print(msgspec.json.encode(answer).decode())

    def progress(self, games: int) -> AbstractContextManager[Callable[[int], None]]:
        """Shows how many games are played; to be called with each number more."""
        return self.progress_over("simulate-progress", games)

    @contextmanager
    def progress_over(self, message: str, total: int) -> Iterator[Callable[[int], None]]:
        """Shows how many of so many are done; to be called with each number more."""
        with _bar(counted=True) as progress:
            task = progress.add_task(self.words(message), total=total)
            yield lambda done: progress.advance(task, done)

    @contextmanager
    def progress_of_time(self, seconds: float) -> Iterator[Callable[[int], None]]:
        """Shows how much of a time is over, and how many games were played in it."""
        began, games = monotonic(), 0
        with _bar(counted=False) as progress:
            task = progress.add_task(self.words("tune-progress", games=games), total=seconds)

            def advance(played: int) -> None:
                nonlocal games
                games += played
                told = self.words("tune-progress", games=games)
                progress.update(task, completed=monotonic() - began, description=told)

            yield advance

    @contextmanager
    def progress_to_come(self) -> Iterator[Callable[[int, int, int], None]]:
        """Shows how many games are played of how many it seems to take, and what is left."""
        with _bar(counted=True) as progress:
            task = progress.add_task(self.words("simulate-progress"), total=None)

            def show(played: int, expected: int, left: int) -> None:
                told = self.words("balance-progress", left=left)
                progress.update(task, completed=played, total=expected, description=told)

            yield show

    def table(self, rows: Sequence[Sequence[str]]) -> None:
        """Rows in columns; the last column runs on."""
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            cells = [cell.ljust(width) for cell, width in zip(row[:-1], widths)]
            self.line("  ".join([*cells, row[-1]]).rstrip())


@contextmanager
def _bar(*, counted: bool) -> Iterator[Progress]:
    """A bar beside the answer, with a count or without; nothing where nobody watches."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    count = (MofNCompleteColumn(),) if counted else ()
    columns = (TextColumn("{task.description}"), BarColumn(), *count, TimeRemainingColumn())
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        yield progress


def printable(text: str) -> str:
    """A text without signs that a terminal would obey.

    >>> printable("fair\\x1b[31m play\\n")
    'fair[31m play\\n'
    """
    return "".join(sign for sign in text if sign.isprintable() or sign in SPACES)
