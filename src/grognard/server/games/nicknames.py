"""What a person may be called: nothing that hides, turns round or breaks what stands beside it."""

from typing import Final
from unicodedata import category, normalize

MARKUP: Final = "<>"
JOINERS: Final = "\u200c\u200d"
"""Parts of words in some scripts, and of pictures; they show nothing by themselves."""
MOST_MARKS: Final = 2
"""Accents over one letter."""


def nickname(given: str) -> str:
    """A name as it is shown, of what somebody typed; it may stand in the middle of anything.

    >>> nickname("  Ada\\u202e \\x00<b>Lovelace</b> ")
    'Ada bLovelace/b'
    """
    return plain("".join(sign for sign in given if sign not in MARKUP))


def plain(given: str) -> str:
    """A text of one line, of what somebody typed.

    >>> plain("  well\\u202e\\n played <3")
    'well played <3'
    """
    shown: list[str] = []
    marks = 0
    for sign in normalize("NFC", given):
        kind = category(sign)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind.startswith("Z") or sign in "\t\n\r":
            shown.append(" ")
        elif sign in JOINERS or not (kind.startswith("C") or marks > MOST_MARKS):
            shown.append(sign)
    return " ".join("".join(shown).strip(JOINERS).split())
