"""Roster files: an army as its player wrote it down.

Whether it is a legal army is for the ruleset to say, as a list of `Breach`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct, field

from grognard.content.describe import FILLED_PATTERN
from grognard.content.files import Entry, File, Id, parse_toml, read_toml
from grognard.kernel.said import Value

Label = Annotated[str, Meta(pattern=FILLED_PATTERN, max_length=60)]
"""A name given by a player."""


class RosterUnit(Entry, frozen=True, kw_only=True):
    """A unit of an army, and what it takes along."""

    profile: Id
    name: Label | None = None
    options: Annotated[tuple[Id, ...], Meta(max_length=20)] = ()


class Roster(Entry, frozen=True, kw_only=True):
    """An army: its units in list order, and the cards its player brings, if the ruleset has any."""

    ruleset: Id
    faction: Id
    name: Label
    total: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    cards: Annotated[tuple[Id, ...], Meta(max_length=200)] = ()
    units: Annotated[tuple[RosterUnit, ...], Meta(min_length=1, max_length=100)] = field(
        name="unit"
    )


class Breach(Struct, frozen=True):
    """A limit of army building that a roster breaks, and the clause that sets it."""

    clause: str
    message_id: str
    args: dict[str, Value] = {}
    about: tuple[str, ...] = ()
    """The units and cards that break it; none where it is the army as a whole."""


def read_roster(path: File) -> Roster:
    """An army out of a file."""
    return read_toml(path, Roster)


def parse_roster(source: bytes | str, *, file: str) -> Roster:
    """An army as its file spells it."""
    return parse_toml(source, Roster, file=file)


def save_roster(roster: Roster, path: Path) -> None:
    """Writes the roster; a file that was there before is replaced whole or not at all."""
    unfinished = path.with_name(path.name + ".new")
    unfinished.write_text(roster_toml(roster), encoding="utf-8", newline="\n")
    unfinished.replace(path)


def roster_toml(roster: Roster) -> str:
    """The roster as the text of its file."""
    lines = [
        f"ruleset = {_quoted(roster.ruleset)}",
        f"faction = {_quoted(roster.faction)}",
        f"name = {_quoted(roster.name)}",
    ]
    if roster.total is not None:
        lines.append(f"total = {roster.total}")
    if roster.cards:
        lines.append(f"cards = {_list(roster.cards)}")
    for unit in roster.units:
        lines += ["", "[[unit]]", f"profile = {_quoted(unit.profile)}"]
        if unit.name is not None:
            lines.append(f"name = {_quoted(unit.name)}")
        if unit.options:
            lines.append(f"options = {_list(unit.options)}")
    return "\n".join(lines) + "\n"


def _list(texts: tuple[str, ...]) -> str:
    return "[" + ", ".join(_quoted(text) for text in texts) + "]"


def _quoted(text: str) -> str:
    return '"' + "".join(_escaped(sign) for sign in text) + '"'


def _escaped(sign: str) -> str:
    if sign in '"\\':
        return "\\" + sign
    return sign if sign.isprintable() else f"\\U{ord(sign):08X}"
