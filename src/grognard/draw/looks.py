"""Colours and hatches: paper and ink, and sides that nobody tells apart by colour alone."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from grognard.draw.sheet import element
from grognard.kernel.views import View

PAPER = "#efe8d9"
BARE = "#e3dac4"
"""A table nobody has described."""
CARD = "#fbf8f0"
INK = "#2a251e"
SOFT = "#655c4e"
TRACK = "#d9cfbb"
GOOD = "#00795a"
NOBODY = "#6d665a"

SIDES = ("#0072b2", "#d55e00", "#009e73", "#b0568a")
"""Okabe and Ito's colours, which colour-blind people can tell apart."""
RIMS = (None, "5 3.4", "1.6 2.6", "9 4")
"""The second cue: rims whole, beaded, dotted, barred."""

GROUNDS = {
    "steppe": "#ddd3b1",
    "meadow": "#cfd6b2",
    "slate": "#c9cccd",
    "basalt": "#bdb6b1",
    "jungle": "#c3cda8",
    "desert": "#e7d7b2",
    "snow": "#e9eceb",
}
_GROUND_WORDS = {
    "steppe": "steppe plain plains",
    "meadow": "meadow grass field farmland village",
    "slate": "slate rooftop rooftops city street cobbles",
    "basalt": "basalt lava volcanic ash brimstone cinder",
    "jungle": "jungle forest swamp island",
    "desert": "desert sand dune dust salt",
    "snow": "snow ice tundra",
}
_GROUND_OF = {word: name for name, words in _GROUND_WORDS.items() for word in words.split()}


def ground_of(name: str) -> str:
    """The colour of a bare table.

    >>> ground_of("cobbles") == GROUNDS["slate"], ground_of("cheese") == BARE
    (True, True)
    """
    words = re.split(r"[^a-z]+", name.lower())
    return next((GROUNDS[_GROUND_OF[word]] for word in words if word in _GROUND_OF), BARE)


class Look(NamedTuple):
    """How a kind of terrain is inked: its wash, the colour of its marks, and one tile of them."""

    wash: str
    mark: str
    tile: float
    strokes: str
    filled: bool = False


LOOKS = {
    "wood": Look("#b6c497", "#4c6139", 22, "M5 9a4 4 0 1 1 8 0a4 4 0 1 1-8 0M9 13v3M15 19l2-4l2 4"),
    "rubble": Look("#cfc2a8", "#77684f", 18, "M3 6l3-3l3 3zM11 13l2-4l3 3zM4 14h1M13 4h1", True),
    "building": Look("#c0ab96", "#4b3d31", 8, "M0 8L8 0"),
    "rock": Look("#b6afa3", "#4f4a42", 12, "M0 12L12 0M0 0L12 12"),
    "water": Look("#bcd6dd", "#3f7486", 20, "M0 5q5-4 10 0t10 0M0 15q5-4 10 0t10 0"),
    "lava": Look("#e39a5b", "#5f2a12", 20, "M0 6q5-5 10 0t10 0M4 14h2M13 15h2"),
    "rough": Look("#d8d2ae", "#6f6a3c", 18, "M4 10l-2-5M4 10v-6M4 10l2-5M13 17l-2-4M13 17l2-4"),
    "platform": Look("#d9c9aa", "#65553a", 12, "M0 0H12M6 0V6M0 6H12M0 6V12"),
    "stairs": Look("#d9c9aa", "#65553a", 6, "M0 0H6"),
    "wall": Look("#a5907d", "#4b3d31", 10, "M0 0H10M0 5H10M5 0V5M0 5V10"),
    "cloud": Look("#f4f2ee", "#757575", 14, "M4 7a3 3 0 1 1 6 0a3 3 0 1 1-6 0"),
    "crate": Look("#c9b48d", "#5d4a2b", 14, "M0 0L14 14M14 0L0 14M0 0H14M0 0V14"),
    "plain": Look("#ded6c5", "#6b6252", 14, "M0 14L14 0"),
}

_WORDS = {
    "wood": "wood woods forest trees jungle grove thicket area ferns",
    "rubble": "rubble ruin ruins scree debris wreck nest",
    "building": "building solid house block tower hut roof temple gate",
    "rock": "rock rocks massif cliff boulder crag impassable tall",
    "water": "water river pool lake sea canal ford swamp",
    "lava": "lava fire cinder brimstone magma",
    "rough": "rough difficult mud marsh bog brush scrub grass sand",
    "platform": "platform walkway bridge gantry deck level floor",
    "stairs": "stairs stair steps ramp ladder",
    "wall": "wall obstacle barrier fence hedge low barricade parapet palisade",
    "cloud": "smoke cloud fog gas template",
    "crate": "crate cart cache object truck chest",
}
_LOOK_OF = {word: look for look, words in _WORDS.items() for word in words.split()}


@cache
def look_of(kind: str) -> str:
    """The look of a kind of terrain; a kind nobody drew yet is plainly hatched.

    >>> look_of("rubble"), look_of("machine-gun_nest"), look_of("moonbase")
    ('rubble', 'rubble', 'plain')
    """
    words = re.split(r"[^a-z]+", kind.lower())
    return next((_LOOK_OF[word] for word in words if word in _LOOK_OF), "plain")


def hatch(name: str) -> str:
    """The pattern of a look, to be filled with."""
    look = LOOKS[name]
    ink = element(
        "path",
        d=look.strokes,
        fill=look.mark if look.filled else "none",
        stroke=look.mark,
        stroke_width=1,
        stroke_opacity=0.55,
    )
    return element(
        "pattern",
        element("rect", width=look.tile, height=look.tile, fill=look.wash),
        ink,
        id=f"look-{name}",
        width=look.tile,
        height=look.tile,
        patternUnits="userSpaceOnUse",
    )


def side_place(view: View, whose: str | None) -> int | None:
    """Which of the sides a seat or a side is; nothing for nobody's."""
    if not whose:
        return None
    sides = list(dict.fromkeys(view.sides.get(seat, seat) for seat in view.seats))
    side = view.sides.get(whose, whose)
    return sides.index(side) % len(SIDES) if side in sides else None


def colour(place: int | None) -> str:
    """The colour of a side."""
    return NOBODY if place is None else SIDES[place]


def rim(place: int | None) -> str | None:
    """The dashes of a side's rims."""
    return None if place is None else RIMS[place]
