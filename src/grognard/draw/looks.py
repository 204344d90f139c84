"""Colours and hatches: paper and ink, and sides that nobody tells apart by colour alone.

What tables, terrain and sides look like is written in `looks.json`, which the browser reads too.
A colour there is a pair, for light and for dark; pictures are drawn in the light.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, Literal, Protocol

import msgspec
from msgspec import Struct

from grognard.content.files import package_file, read_bytes
from grognard.draw.sheet import element
from grognard.kernel.views import View

PAPER = "#efe8d9"
CARD = "#fbf8f0"
INK = "#2a251e"
SOFT = "#655c4e"
TRACK = "#d9cfbb"
GOOD = "#00795a"
BAD = "#aa4300"

Colour = tuple[str, str]


class _Worded(Protocol):
    @property
    def words(self) -> tuple[str, ...]: ...


class Ground(Struct, frozen=True):
    """A bare table: its colour, and a stroke of the pen that says what one walks on."""

    words: tuple[str, ...]
    tint: Colour
    stroke: str


class Look(Struct, frozen=True):
    """How a kind of terrain is inked: its wash, the colour of its marks, and one tile of them."""

    words: tuple[str, ...]
    wash: Colour
    mark: Colour
    body: Colour
    edge: Literal["line", "heavy", "dashed"]
    tile: float
    strokes: str
    filled: bool


class Side(Struct, frozen=True):
    """A side's colour, one of those Okabe and Ito found everybody can tell apart.

    The rim is the second cue: whole, beaded, dotted or barred.
    """

    tint: Colour
    rim: str


class Looks(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything there is to see; the last ground and the last look are for the unknown."""

    grounds: dict[str, Ground]
    terrain: dict[str, Look]
    sides: tuple[Side, ...]
    nobody: Colour
    figures: dict[str, tuple[str, ...]]


LOOKS: Final = msgspec.json.decode(
    read_bytes(package_file("grognard.draw", "looks.json")), type=Looks
)


@cache
def ground_of(name: str) -> str:
    """The ground of a table; one nobody drew yet is bare paper.

    >>> ground_of("cobbles"), ground_of("cheese")
    ('slate', 'paper')
    """
    return _named(name, LOOKS.grounds)


@cache
def look_of(kind: str) -> str:
    """The look of a kind of terrain; a kind nobody drew yet is plainly hatched.

    >>> look_of("swamp"), look_of("machine-gun_nest"), look_of("moonbase")
    ('marsh', 'rough', 'plain')
    """
    return _named(kind, LOOKS.terrain)


def _named(name: str, among: Mapping[str, _Worded]) -> str:
    """What the first word that anything goes by stands for, else the last there is."""
    for word in re.split(r"[^a-z]+", name.lower()):
        for known, worded in among.items():
            if word in worded.words:
                return known
    return list(among)[-1]


def hatch(name: str) -> str:
    """The pattern of a look, to be filled with."""
    look = LOOKS.terrain[name]
    wash, veil = _ink(look.wash)
    mark, faintness = _ink(look.mark)
    ink = element(
        "path",
        d=look.strokes,
        fill=mark if look.filled else "none",
        stroke=mark,
        stroke_width=1,
        stroke_opacity=round(0.55 * faintness, 2),
    )
    return element(
        "pattern",
        element(
            "rect",
            width=look.tile,
            height=look.tile,
            fill=wash,
            fill_opacity=None if veil == 1 else veil,
        ),
        ink,
        id=f"look-{name}",
        width=look.tile,
        height=look.tile,
        patternUnits="userSpaceOnUse",
    )


def edge(name: str) -> dict[str, float | str | None]:
    """How the outline of a look is drawn."""
    look = LOOKS.terrain[name]
    return {
        "stroke": _ink(look.mark)[0],
        "stroke_width": 2.2 if look.edge == "heavy" else 1.2,
        "stroke_dasharray": "7 3.5" if look.edge == "dashed" else None,
    }


def _ink(colour: Colour) -> tuple[str, float]:
    """A colour in the light, and how much it covers: few drawing programs read both as one.

    >>> _ink(("#ffffff99", "#000000"))
    ('#ffffff', 0.6)
    """
    light = colour[0]
    return light[:7], round(int(light[7:] or "ff", 16) / 255, 2)


def side_place(view: View, whose: str | None) -> int | None:
    """Which of the sides a seat or a side is; nothing for nobody's."""
    if not whose:
        return None
    sides = list(dict.fromkeys(view.sides.get(seat, seat) for seat in view.seats))
    side = view.sides.get(whose, whose)
    return sides.index(side) % len(LOOKS.sides) if side in sides else None


def colour(place: int | None) -> str:
    """The colour of a side."""
    return (LOOKS.nobody if place is None else LOOKS.sides[place].tint)[0]


def rim(place: int | None) -> str | None:
    """The dashes of a side's rims."""
    found = "none" if place is None else LOOKS.sides[place].rim
    return None if found == "none" else found
