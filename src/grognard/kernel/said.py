"""What is to be said, before anyone has chosen the language to say it in."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Language: TypeAlias = str
"""The tag of a language: `en`, `fr`, or any other that has files."""


class Name(Struct, frozen=True, tag="name"):
    """The name of a thing, as the id of the message that gives it: `Name("unit-ac_squire")`."""

    id: str


class Say(Struct, frozen=True, tag="say"):
    """A message and the values that go into it."""

    id: str
    args: dict[str, Value] = {}


class Several(Struct, frozen=True, tag="several"):
    """Values told one after another: "a, b and c"."""

    items: tuple[Value, ...]
    joined: Literal["and", "or"] = "and"


Value: TypeAlias = bool | str | int | float | Name | Say | Several


def signed(amount: int) -> str:
    """A number with its sign, as parts of a sum are written.

    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"+{amount}" if amount >= 0 else f"−{-amount}"
