"""The language of help and mistakes, found before anything heavy is imported."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence


def wanted_language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language asked for on a command line or by the environment, as far as one can tell.

    >>> wanted_language(["list", "--lang", "fr"], {}), wanted_language(["--lang=fr"], {})
    ('fr', 'fr')
    >>> wanted_language([], {"LANG": "en_GB.UTF-8"})
    'en'
    """
    asked = ""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        elif argument.startswith("--lang="):
            asked = argument.partition("=")[2]
    names = ("GROGNARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    found = asked or next((environ[name] for name in names if environ.get(name)), "")
    return "fr" if found.lower().startswith("fr") else "en"


LANGUAGE = wanted_language(sys.argv[1:], os.environ)


def said(english: str, french: str) -> str:
    """The one of two texts that the reader wants."""
    return typeset(french) if LANGUAGE == "fr" else english


def typeset(french: str) -> str:
    """French with the no-break spaces that its high signs need.

    >>> typeset("Exemple : « ici »")
    'Exemple\\xa0: «\\xa0ici\\xa0»'
    """
    return re.sub(r" (?=[:;?!»])|(?<=«) ", "\u00a0", french)
