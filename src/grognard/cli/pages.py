"""The pages that ``--help`` shows, in the reader's language to the last word."""

from __future__ import annotations

from typing import Any

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from cyclopts.help.specs import ColumnSpec, DescriptionRenderer, get_default_parameter_columns
from rich.console import Console, ConsoleOptions
from rich.text import Text

from grognard.cli.tongue import in_words, said

TITLES = {"Arguments": "help-arguments", "Commands": "help-commands", "Parameters": "help-options"}
"""What groups of a command within a command are called where it does not say so itself."""
UNSAID = (None, "True", "False", '""')
"""What an option is if it is not given, where that goes without saying."""


class _Described(DescriptionRenderer):
    """What an option is for, then whether it must be given, or what it is if it is not."""

    def __call__(self, entry: HelpEntry) -> Any:
        found: Any = super().__call__(entry.copy(required=False, default=None, choices=()))
        if entry.choices:
            found.append(Text(f"[{said('help-choices')} {', '.join(entry.choices)}]"))
        if entry.default not in UNSAID:
            found.append(Text(f"[{said('help-default')} {entry.default}]"))
        if entry.required:
            found.append(Text(f"[{said('help-required')}]"))
        return found


class HelpPage(DefaultFormatter):
    """A page as usual, but for the few words that are not ours."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        if usage:
            console.print(Text(f"{said('help-usage')} {in_words(str(usage))}", style="bold"))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        columns = None if panel.format == "command" else _columns
        title = TITLES.get(str(panel.title))
        panel = panel.copy(
            title=said(title) if title else panel.title,
            entries=[_named(entry) for entry in panel.entries],
        )
        DefaultFormatter(column_specs=columns)(console, options, panel)


def _named(entry: HelpEntry) -> HelpEntry:
    """An entry whose value is called as the reader calls it."""
    return entry.copy(
        metavar=in_words(entry.metavar) if entry.metavar else entry.metavar,
        positional_label=in_words(entry.positional_label)
        if entry.positional_label
        else entry.positional_label,
    )


def _columns(
    console: Console, options: ConsoleOptions, entries: list[HelpEntry]
) -> tuple[ColumnSpec, ...]:
    *others, description = get_default_parameter_columns(console, options, entries)
    return *others, description.copy(renderer=_Described())
