"""Reads what people type: settings, seeds, lists of names, placements, dice."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from grognard.cli.mistakes import Mistake
from grognard.content.files import read_bytes
from grognard.content.published import Published
from grognard.kernel import records
from grognard.kernel.questions import Placement

N = TypeVar("N", int, float)

LONGEST_SEED = 100
_POINT = r"-?\d{1,6}(?:\.\d{1,6})?\s*,\s*-?\d{1,6}(?:\.\d{1,6})?"
_PLACEMENT = re.compile(rf"^\s*({_POINT}(?:\s*[;\s]\s*{_POINT})*)?\s*(?:@\s*)?(\d{{1,3}})?\s*$")


def names(listed: str | None) -> list[str] | None:
    """A list of names by comma.

    >>> names("a, b"), names(None)
    (['a', 'b'], None)
    """
    if listed is None:
        return None
    found = [name.strip() for name in listed.split(",")]
    if not all(found):
        raise Mistake("empty-name", listed=listed)
    return found


def is_situation(named: str | None) -> bool:
    """Whether what stands for a game is the file of a position.

    >>> is_situation("duel.toml"), is_situation("colossus"), is_situation(None)
    (True, False, False)
    """
    return named is not None and named.casefold().endswith(".toml")


def nothing_else(file: str, **options: object) -> None:
    """A position says itself what these options would."""
    for name, value in options.items():
        if value:
            raise Mistake("situation-says", file=file, option=f"--{name}")


def seed(text: str) -> int | str:
    """A seed as it is recorded: whole numbers as numbers.

    >>> seed("7"), seed("final")
    (7, 'final')
    """
    if len(text) > LONGEST_SEED or not text.isprintable():
        raise Mistake("seed", most=LONGEST_SEED)
    return int(text) if re.fullmatch(r"-?\d{1,18}", text) else text


def settings(game: Published[Any], written: Sequence[str] | None) -> dict[str, Any]:
    """Settings of a game, from ``name=value`` as typed."""
    found: dict[str, Any] = {}
    known = {choice.id: choice for choice in game.choices()}
    for setting in written or ():
        name, equals, value = setting.partition("=")
        if not equals:
            raise Mistake("setting", setting=setting)
        values = {str(v).lower(): v for v in known[name].values} if name in known else {}
        found[name] = values.get(value.strip().lower(), value)
    return game.settings(found)


def within(name: str, value: N, least: N, most: N) -> N:
    """A number that makes sense."""
    if not least <= value <= most:
        kind = "whole-number" if isinstance(most, int) else "number"
        raise Mistake(kind, name=name, least=least, most=most)
    return value


def placement(text: str, heading: int = 0) -> Placement | None:
    """A placement as people type it: points ``x,y``, then the heading; nothing if it is none.

    >>> placement("12.5,30 90")
    Placement(path=((12.5, 30.0),), heading=90)
    >>> placement("3,4 5,6"), placement("270").path, placement("north")
    (Placement(path=((3.0, 4.0), (5.0, 6.0)), heading=0), (), None)
    """
    read = _PLACEMENT.match(text)
    if read is None or not (read[1] or read[2]):
        return None
    points = [tuple(map(float, p.split(","))) for p in re.findall(_POINT, read[1] or "")]
    turned = int(read[2]) if read[2] else heading
    return Placement(tuple((x, y) for x, y in points), turned)


def answer(text: str) -> object:
    """An answer to any question, as typed on a command line: a key, or a placement."""
    placed = placement(text) if "," in text or text.strip().startswith("@") else None
    return text if placed is None else placed.entry()


def read_record(path: Path) -> records.Record:
    """A record from a file; a file that is no plain, small file is refused unread."""
    return records.decode(read_bytes(path, limit=records.LARGEST), path.name)


def plain(value: Any) -> Any:
    """Any value as JSON has it."""
    return msgspec.to_builtins(value, str_keys=True)


def write(path: Path, text: str) -> None:
    """Write a file whole; a mistake where that cannot be done."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Mistake("not-written", file=str(path), why=reason) from None


def scores(found: Mapping[str, float]) -> str:
    """Scores by side, on one line.

    >>> scores({"A": 3, "B": 4.5})
    'A 3, B 4.5'
    """
    return ", ".join(f"{side} {score:g}" for side, score in found.items())


def meant(line: str, named: Mapping[str, str]) -> list[str]:
    """The ids of the things a line lists, each by its id or its name; what is neither stays.

    >>> meant("Ace of Spades, 2S", {"AS": "ace of spades", "2S": "two of spades"})
    ['AS', '2S']
    >>> meant("AS 2s", {"AS": "ace of spades", "2S": "two of spades"})
    ['AS', '2S']
    """
    ids = {word.casefold(): key for key, name in named.items() for word in (name, key)}
    words = [line] if line.casefold() in ids else line.split("," if "," in line else None)
    return [ids.get(word.strip().casefold(), word.strip()) for word in words]
