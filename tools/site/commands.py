"""The page of commands: every one with its arguments and options, as its own help tells them.

Help is spoken in one language from the start of the program to its end: `python -m
tools.site.commands` prints the page in the language that GROGNARD_LANG says.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from cyclopts import App
from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions

from grognard.cli.main import COMMANDS, make_app
from grognard.cli.tongue import LANGUAGE, said
from tools.site.page import Page, code, plain, say, table

PATH = "reference/commands.md"


def commands(lang: str) -> Page:
    """The page, told by a program that speaks this language."""
    told = subprocess.run(
        [sys.executable, "-m", "tools.site.commands"],
        env=os.environ | {"GROGNARD_LANG": lang},
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    return Page(PATH, told.stdout)


class _Listener:
    """Takes down what a help page would show."""

    def __init__(self) -> None:
        self.usage = ""
        self.description = ""
        self.panels: list[HelpPanel] = []

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        self.panels.append(panel)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        self.usage = str(usage)

    def render_description(self, console: Console, options: ConsoleOptions, words: Any) -> None:
        self.description = _words(words)


def told() -> str:
    """The page in the language of this process."""
    parts = [f"# {say('commands-title', LANGUAGE)}", say("commands-about", LANGUAGE)]
    app = make_app()
    for name, *_ in COMMANDS:
        parts += _command(app, (name,))
    return "\n\n".join(parts) + "\n"


def _command(app: App, words: tuple[str, ...]) -> Iterator[str]:
    heard = _heard(app, words)
    name = " ".join(("grognard", *words))
    about, *more = heard.description.split("\n\n")
    yield f"{'#' * (len(words) + 1)} {name}"
    yield plain(about)
    below = []
    for panel in heard.panels:
        if panel.format == "command":
            names = (entry.names[0] for entry in panel.entries if entry.names)
            below += [(*words, name) for name in names if not name.startswith("-")]
        else:
            yield _entries(panel)
    for line in more:
        call = line.removeprefix(said("help-example")).strip()
        yield f"    {call}" if call != line.strip() else plain(line)
    for each in below:
        yield from _command(app, each)


def _heard(app: App, words: tuple[str, ...]) -> _Listener:
    heard = _Listener()
    app.help_formatter = heard
    inner = app
    for word in words:
        inner = inner[word]
        inner.help_formatter = heard
    app.help_print(list(words), console=Console(file=io.StringIO()))
    return heard


def _entries(panel: HelpPanel) -> str:
    rows = [_entry(entry) for entry in panel.entries]
    return table(
        [_words(panel.title), say("commands-head", LANGUAGE), say("commands-worth", LANGUAGE)], rows
    )


def _entry(entry: HelpEntry) -> tuple[str, str, str]:
    named = ", ".join(code(name) for name in (*entry.names, *entry.shorts))
    if not named:
        named = code(entry.positional_label or "")
    elif entry.metavar:
        named = f"{named} {entry.metavar}"
    worth = code(str(entry.default)) if entry.default not in (None, "") else ""
    return (
        named,
        plain(_words(entry.description)),
        say("commands-needed", LANGUAGE) if entry.required else worth,
    )


def _words(of: Any) -> str:
    """A text without its dress."""
    if of is None or isinstance(of, str):
        return of or ""
    console = Console(file=io.StringIO(), width=10_000)
    with console.capture() as got:
        console.print(of, end="")
    return "\n".join(line.rstrip() for line in got.get().splitlines()).strip()


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(told())
