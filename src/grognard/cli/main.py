"""The ``grognard`` command: each subcommand is imported when it is called, and not before."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TYPE_CHECKING

from grognard import __version__
from grognard.cli.tongue import said, wanted_language

if TYPE_CHECKING:
    from cyclopts import App

DONE, ANSWER_IS_NO, MISTAKE = 0, 1, 2
INTERRUPTED, CLOSED_PIPE = 130, 141
"""What a shell says of a program that Ctrl-C or a closed pipe ended."""

ABOUT = (
    "Tabletop miniatures games, played exactly by the book.",
    "Des jeux de figurines, joués exactement selon la règle.",
)
COMMANDS = (
    (
        "list",
        "grognard.cli.listing:list_games",
        "The games there are; or one game’s scenarios, armies, units and options.",
        "Les jeux disponibles ; ou les scénarios, armées, unités et options d’un jeu.",
        "grognard list colossus",
    ),
    (
        "rules",
        "grognard.cli.reading:app",
        "Read and search a game’s rulebook; see which rules are tested and which ever apply.",
        "Lire et parcourir les règles d’un jeu ; voir lesquelles sont testées et servent.",
        "grognard rules colossus 4.402",
    ),
    (
        "play",
        "grognard.cli.playing:play",
        "Play in the browser on this machine, or in the terminal.",
        "Jouer dans le navigateur sur cette machine, ou dans le terminal.",
        "grognard play colossus --bot random",
    ),
    (
        "serve",
        "grognard.cli.playing:serve",
        "Run the server for games over the network.",
        "Lancer le serveur pour jouer en réseau.",
        "grognard serve --port 8000",
    ),
    (
        "simulate",
        "grognard.cli.simulating:simulate",
        "Have bots play many games, and count who wins.",
        "Faire jouer de nombreuses parties par des robots, et compter les victoires.",
        "grognard simulate colossus --games 1000 --jobs 4",
    ),
    (
        "ladder",
        "grognard.cli.ladder:ladder",
        "Have bots play each other, and rate how strong each is.",
        "Faire s’affronter des robots, et mesurer la force de chacun.",
        "grognard ladder colossus --bots random,greedy,search --games 20 --budget 0.2",
    ),
    (
        "odds",
        "grognard.cli.weighing:odds",
        "The exact odds of a choice in a situation written down in a file.",
        "Les chances exactes d’un choix dans une situation décrite par un fichier.",
        "grognard odds duel.toml --choose ranged:b1",
    ),
    (
        "replay",
        "grognard.cli.replaying:replay",
        "Tell a recorded game in words, or draw one of its moments.",
        "Raconter une partie enregistrée, ou en dessiner un moment.",
        "grognard replay last.game.json --at 120 --svg moment.svg",
    ),
    (
        "verify",
        "grognard.cli.replaying:verify",
        "Replay a recorded game and check that every answer, die and result is right.",
        "Rejouer une partie enregistrée et en vérifier chaque réponse, dé et résultat.",
        "grognard verify last.game.json",
    ),
    (
        "roster",
        "grognard.cli.rosters:app",
        "Check army lists.",
        "Vérifier des listes d’armée.",
        "grognard roster check army.toml",
    ),
    (
        "bench",
        "grognard.cli.benching:bench",
        "Measure how fast the program is, beside others.",
        "Mesurer la vitesse du programme, à côté d’autres.",
        "grognard bench",
    ),
)


def front_page() -> str:
    """The help of the program as a whole; nothing needs to be imported for it."""
    width = max(len(name) for name, *_ in COMMANDS)
    commands = "\n".join(f"  {name:<{width}}  {said(en, fr)}" for name, _, en, fr, _ in COMMANDS)
    return said(
        f"""Usage: grognard COMMAND

{ABOUT[0]}

Commands:
{commands}

Options:
  --help     Show this help; after a command, the help of that command.
  --version  Show the version.

Example: grognard list""",
        f"""Usage : grognard COMMANDE

{ABOUT[1]}

Commandes :
{commands}

Options :
  --help     Afficher cette aide ; après une commande, l’aide de cette commande.
  --version  Afficher la version.

Exemple : grognard list""",
    )


def make_app() -> App:
    """The command line, with nothing behind it imported yet."""
    from cyclopts import App, Group

    app = App(
        name="grognard",
        help=said(*ABOUT),
        version=__version__,
        help_format="plaintext",
        group_commands=Group(said("Commands", "Commandes")),
        group_parameters=Group(said("Options", "Options")),
        group_arguments=Group(said("Arguments", "Arguments")),
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = said("Show this help.", "Afficher cette aide.")
    app["--version"].help = said("Show the version.", "Afficher la version.")
    example = said("Example: ", "Exemple : ")
    for name, where, english, french, line in COMMANDS:
        app.command(where, name=name, help=f"{said(english, french)}\n\n{example}{line}")
    return app


def run(arguments: Sequence[str]) -> int:
    """Run one command; the exit code says how it went, and no exception gets out."""
    if _asks_for_front_page(arguments):
        print(front_page())
        return DONE
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
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return CLOSED_PIPE
    except Exception as problem:
        if os.environ.get("GROGNARD_DEBUG"):
            raise
        print(f"grognard: {told(problem, lang)}", file=sys.stderr)
        return MISTAKE


def _asks_for_front_page(arguments: Sequence[str]) -> bool:
    """Whether the call is empty or asks for help, in whatever language.

    >>> [_asks_for_front_page(call) for call in ([], ["--lang", "fr", "-h"], ["list", "-h"])]
    [True, True, False]
    """
    left = [word for word in arguments if not word.startswith("--lang=")]
    if "--lang" in left:
        place = left.index("--lang")
        del left[place : place + 2]
    return not left or (len(left) == 1 and left[0] in ("--help", "-h"))


def main() -> None:
    """The console command."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a sign gets a question mark, not an error.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    code = run(sys.argv[1:])
    if code == CLOSED_PIPE:
        # Nobody listens any more: what is still in the buffer must not fail once again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if code == INTERRUPTED:
        # Whoever presses Ctrl-C does not want to wait for threads and processes to finish.
        sys.stderr.flush()
        os._exit(code)
    sys.exit(code)
