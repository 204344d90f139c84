"""The ``grognard`` command: each subcommand is imported when it is called, and not before."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from grognard import __version__
from grognard.cli.stopping import farewell, lose_no_ctrl_c
from grognard.cli.tongue import example, said, wanted_language

if TYPE_CHECKING:
    from cyclopts import App

DONE, ANSWER_IS_NO, MISTAKE = 0, 1, 2
INTERRUPTED, CLOSED_PIPE = 130, 141
"""What a shell says of a program that Ctrl-C or a closed pipe ended."""

COMMANDS = (
    ("list", "listing:list_games", "colossus"),
    ("rules", "reading:app", "colossus 4.402"),
    ("play", "playing:play", "colossus --bot random"),
    ("serve", "playing:serve", "--port 8000"),
    ("server", "serving:app", "backup games-backup.db"),
    ("simulate", "simulating:simulate", "colossus --games 1000 --jobs 4"),
    ("ladder", "ladder:ladder", "colossus --bots random,greedy,search --games 20 --budget 0.2"),
    ("balance", "balancing:balance", "colossus --minutes 10 --out balance/colossus"),
    ("compare", "comparing:compare", "colossus --set units.sr_cutlass.armor=6"),
    ("tune", "tuning:tune", "colossus --minutes 10 --jobs 2"),
    ("odds", "weighing:odds", "duel.toml --choose ranged:b1"),
    ("replay", "replaying:replay", "last.game.json --at 120 --svg moment.svg"),
    ("verify", "replaying:verify", "last.game.json"),
    ("roster", "rosters:app", "check army.toml"),
    ("pack", "packing:app", "new colossus my_guns.toml"),
    ("new", "founding:app", "ruleset pebbles"),
    ("bench", "benching:bench", ""),
    ("doctor", "examining:doctor", ""),
)
"""Each with where it is, and what to try it with; what it does is said under ``help-<name>``."""


def front_page() -> str:
    """The help of the program as a whole; nothing needs to be imported for it."""
    width = max(len(name) for name, *_ in COMMANDS)
    commands = "\n".join(f"  {name:<{width}}  {said(f'help-{name}')}" for name, *_ in COMMANDS)
    return f"""{said("help-usage")} grognard {said("help-usage-command")}

{said("help-about")}

{said("help-front-commands")}
{commands}

{said("help-front-options")}
  --help     {said("help-front-help")}
  --version  {said("help-version")}

{example("grognard list")}"""


def make_app() -> App:
    """The command line, with nothing behind it imported yet."""
    from cyclopts import App, Group

    from grognard.cli.pages import HelpPage

    app = App(
        name="grognard",
        help=said("help-about"),
        version=__version__,
        help_format="plaintext",
        help_formatter=HelpPage(),
        group_commands=Group(said("help-commands")),
        group_parameters=Group(said("help-options")),
        group_arguments=Group(said("help-arguments")),
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = said("help-help")
    app["--version"].help = said("help-version")
    for name, where, rest in COMMANDS:
        call = example(f"grognard {name} {rest}".rstrip())
        app.command(f"grognard.cli.{where}", name=name, help=f"{said(f'help-{name}')}\n\n{call}")
    return app


def run(arguments: Sequence[str]) -> int:
    """Run one command; the exit code says how it went, and nothing but Ctrl-C gets out."""
    asked = _without_language(arguments)
    if asked in ([], ["--help"], ["-h"]):
        return _tell(front_page())
    if asked == ["--version"]:
        return _tell(__version__)
    from grognard.cli.mistakes import No, told

    lang = wanted_language(arguments, os.environ)
    try:
        code = make_app()(list(arguments))
        sys.stdout.flush()
        return code if isinstance(code, int) else DONE
    except No:
        return ANSWER_IS_NO
    except SystemExit as end:
        return end.code if isinstance(end.code, int) and end.code <= MISTAKE else MISTAKE
    except BrokenPipeError:
        return CLOSED_PIPE
    except Exception as problem:
        if os.environ.get("GROGNARD_DEBUG"):
            raise
        print(f"grognard: {told(problem, lang)}", file=sys.stderr)
        return MISTAKE


def _tell(text: str) -> int:
    try:
        print(text, flush=True)
    except BrokenPipeError:
        return CLOSED_PIPE
    return DONE


def _without_language(arguments: Sequence[str]) -> list[str]:
    """A call as it would be in any language.

    >>> _without_language(["--lang", "fr", "-h"]), _without_language(["list", "--lang=fr"])
    (['-h'], ['list'])
    """
    left = [word for word in arguments if not word.startswith("--lang=")]
    if "--lang" in left:
        place = left.index("--lang")
        del left[place : place + 2]
    return left


def main() -> None:
    """The console command."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a sign gets a question mark, not an error.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    # A bot of one's own is named by where it is, which may be right here; last, so that no file
    # that lies here takes the place of another's module.
    sys.path.append(str(Path.cwd()))
    lose_no_ctrl_c()
    try:
        code = run(sys.argv[1:])
    except KeyboardInterrupt as stop:
        # Once is enough: a second Ctrl-C would cut the answer to the first one short.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        with suppress(BrokenPipeError):
            sys.stdout.flush()
            print(f"grognard: {farewell(stop)}", file=sys.stderr, flush=True)
        # Whoever presses Ctrl-C does not want to wait for threads and processes to finish.
        os._exit(INTERRUPTED)
    # All is done: Ctrl-C ends what is left of us at once, and without a word.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if code == CLOSED_PIPE:
        # Nobody listens any more: what is still in the buffer must not fail once again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)
