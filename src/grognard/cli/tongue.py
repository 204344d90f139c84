"""What ``--help`` says, read before anything heavy is imported.

Its messages start with ``help-`` and are plain lines of the command line's message files: they
can be read without the machinery that real messages need. So are those that start with
``stopped``, which are wanted when that machinery may be half imported.
"""

from __future__ import annotations

import functools
import os
import re
import sys
from collections.abc import Mapping, Sequence

from grognard.languages import ENGLISH, known, words_of

OWN = "grognard.cli"
_PLACEHOLDER = re.compile(r"\b[A-Z]{2,}\b")
_LINE = re.compile(r"^((?:help|stopped)[a-z-]*) = (.+)$", re.MULTILINE)


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


def said(message: str, lang: str | None = None) -> str:
    """What help says of something, in the reader's language or a given one.

    >>> said("help-play") in (_lines("en")["help-play"], _lines("fr")["help-play"])
    True
    """
    return _lines(lang or LANGUAGE).get(message) or _lines(ENGLISH)[message]


def in_words(text: str, lang: str | None = None) -> str:
    """What stands for a value in a call, such as RULESET, as the reader's language calls it.

    >>> in_words("[OPTIONS] RULESET --lang", "fr")
    '[OPTIONS] JEU --lang'
    """
    return _PLACEHOLDER.sub(lambda word: _placeholder(word[0], lang), text)


def _placeholder(word: str, lang: str | None) -> str:
    message = f"help-word-{word.lower()}"
    return said(message, lang) if message in _lines(ENGLISH) else word


def example(line: str) -> str:
    """A command to try."""
    return f"{said('help-example')} {line}"


@functools.cache
def _lines(lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in words_of(OWN, lang):
        found = dict(_LINE.findall(file.read_text("utf-8"))) | found
    return found
