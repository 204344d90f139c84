"""The options that many commands share, and what ``--help`` says of them.

Help is written beside what it explains rather than in message files: it must be there before
the words of any game are read.
"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from grognard.cli.tongue import said

__all__ = [
    "Json",
    "Lang",
    "OptionValues",
    "RosterNames",
    "RulesetName",
    "ScenarioName",
    "Seed",
    "said",
]

Lang = Annotated[
    str | None,
    Parameter(
        name="--lang",
        help=said("Language of what is printed: en or fr.", "Langue de l’affichage : en ou fr."),
    ),
]
Json = Annotated[
    bool,
    Parameter(
        name="--json",
        negative="",
        show_default=False,
        help=said(
            "Print one JSON object on standard output, and nothing else there.",
            "Écrire un seul objet JSON sur la sortie standard, et rien d’autre.",
        ),
    ),
]
RulesetName = Annotated[
    str, Parameter(help=said("Name of the game, such as colossus.", "Nom du jeu, comme colossus."))
]
ScenarioName = Annotated[
    str | None,
    Parameter(
        name="--scenario",
        help=said(
            "Scenario; the game’s first one if left out.",
            "Scénario ; le premier du jeu si rien n’est dit.",
        ),
    ),
]
RosterNames = Annotated[
    str | None,
    Parameter(
        name="--rosters",
        help=said(
            "Armies, by comma: names of the game, or .toml files.",
            "Armées, séparées par des virgules : noms du jeu, ou fichiers .toml.",
        ),
    ),
]
OptionValues = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative="",
        show_default=False,
        help=said(
            "A setting of the game, as name=value; may be repeated.",
            "Un réglage du jeu, sous la forme nom=valeur ; peut être répété.",
        ),
    ),
]
Seed = Annotated[
    str,
    Parameter(
        name="--seed",
        help=said(
            "Where chance comes from; the same seed, the same games.",
            "D’où vient le hasard ; même graine, mêmes parties.",
        ),
    ),
]
