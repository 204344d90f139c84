"""What ``--help`` says, read before anything heavy is imported.

Its messages start with ``help-`` and are plain lines of the command line's message files: they
can be read without the machinery that real messages need.
"""

from __future__ import annotations

import functools
import os
import re
import sys
from collections.abc import Mapping, Sequence

from grognard.languages import ENGLISH, known, words_of

OWN = "grognard.cli"
_LINE = re.compile(r"^(help-[a-z-]+) = (.+)$", re.MULTILINE)


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
    return known(found) or ENGLISH


LANGUAGE = wanted_language(sys.argv[1:], os.environ)


def said(message: str) -> str:
    """What help says of something, in the reader's language.

    >>> said("help-play") in (_lines("en")["help-play"], _lines("fr")["help-play"])
    True
    """
    return _lines(LANGUAGE).get(message) or _lines(ENGLISH)[message]


def example(line: str) -> str:
    """A command to try."""
    return f"{said('help-example')} {line}"


@functools.cache
def _lines(lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in words_of(OWN, lang):
        found = dict(_LINE.findall(file.read_text("utf-8"))) | found
    return found
