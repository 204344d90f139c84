"""The pages that ``--help`` shows, in the reader's language to the last word."""

from __future__ import annotations

from typing import Any

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from cyclopts.help.specs import ColumnSpec, DescriptionRenderer, get_default_parameter_columns
from rich.console import Console, ConsoleOptions
from rich.text import Text

from grognard.cli.tongue import said


class _Described(DescriptionRenderer):
    """What an option is for, then whether it must be given, or what it is if it is not."""

    def __call__(self, entry: HelpEntry) -> Any:
        found: Any = super().__call__(entry.copy(required=False, default=None))
        if entry.default is not None:
            found.append(Text(f"[{said('help-default')} {entry.default}]"))
        if entry.required:
            found.append(Text(f"[{said('help-required')}]"))
        return found


class HelpPage(DefaultFormatter):
    """A page as usual, but for the few words that are not ours."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        if usage:
            console.print(Text(f"{said('help-usage')} {usage}", style="bold"))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        columns = None if panel.format == "command" else _columns
        DefaultFormatter(column_specs=columns)(console, options, panel)


def _columns(
    console: Console, options: ConsoleOptions, entries: list[HelpEntry]
) -> tuple[ColumnSpec, ...]:
    *others, description = get_default_parameter_columns(console, options, entries)
    return *others, description.copy(renderer=_Described())
