"""Silhouettes of pieces and emblems of states, as they are drawn for the browser and for paper.

Every profile of a game has a silhouette of its own in `silhouettes/`, on a square of 32; every
state has an emblem in `emblems.json`, on a square of 16.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from grognard.content.files import package_file, read_bytes
from grognard.draw.looks import CARD, INK, LOOKS
from grognard.draw.sheet import element, number
from grognard.kernel.questions import Point

SILHOUETTE: Final = 32.0
EMBLEM: Final = 16.0


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """Parts in the order they are laid on one another: ink, then paper, then ink again."""

    mass: str = ""
    """Filled with ink."""
    line: str = ""
    """Inked with a pen."""
    light: str = ""
    """Paper laid over both."""
    over: str = ""
    """Ink on that paper."""
    cut: str = ""
    """Scratched out of all."""

    def inked(self, at: Point, size: float, square: float) -> str:
        """The drawing round a point, as wide as told."""
        drawn: tuple[tuple[str, dict[str, float | str | None]], ...] = (
            (self.mass, {"fill": INK}),
            (self.line, _stroke(INK, square / 15)),
            (self.light, {"fill": CARD}),
            (self.over, {"fill": INK}),
            (self.cut, _stroke(CARD, square / 23)),
        )
        x, y = at[0] - size / 2, at[1] - size / 2
        return element(
            "g",
            *(element("path", d=d, **style) for d, style in drawn if d),
            transform=f"translate({number(x)} {number(y)}) scale({size / square:.4g})",
        )


def _stroke(colour: str, width: float) -> dict[str, float | str | None]:
    return {
        "fill": "none",
        "stroke": colour,
        "stroke_width": width,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }


class State(Struct, frozen=True, forbid_unknown_fields=True):
    """A state of a game: the message that names it, its emblem, and whether one minds it."""

    sign: str
    emblem: str
    bad: bool


class Emblems(Struct, frozen=True, forbid_unknown_fields=True):
    """Every emblem there is, and which state of which game shows it."""

    drawn: dict[str, Drawing]
    games: dict[str, tuple[State, ...]]


EMBLEMS: Final = msgspec.json.decode(
    read_bytes(package_file("grognard.draw", "emblems.json")), type=Emblems
)
_SHOWN: Final = {state.sign: state.emblem for each in EMBLEMS.games.values() for state in each}


@cache
def silhouettes(game: str) -> Mapping[str, Drawing]:
    """The silhouettes of a game by profile; of one nobody drew, none."""
    file = package_file("grognard.draw", f"silhouettes/{game}.json")
    if not file.is_file():
        return {}
    return msgspec.json.decode(read_bytes(file), type=dict[str, Drawing])


@cache
def silhouette(game: str, profile: str, kind: str) -> Drawing:
    """A profile's own drawing, else that of the one its id goes on from, else one of its kind."""
    drawn = silhouettes(game)
    parents = [id_ for id_ in drawn if profile == id_ or profile.startswith(f"{id_}_")]
    if parents:
        return drawn[max(parents, key=len)]
    return silhouettes("generic")[_figure(kind)]


def _figure(kind: str) -> str:
    """Later words of a kind say more than earlier ones: a mounted figure is first of all mounted.

    >>> _figure("figure-mounted"), _figure("zzz")
    ('beast', 'emblem')
    """
    for word in reversed(re.split(r"[^a-z0-9]+", kind.lower())):
        for look, words in LOOKS.figures.items():
            if word in words:
                return look
    return "emblem"


def emblem(sign: str) -> Drawing:
    """The emblem of a state; whatever is carried is a parcel, and a state nobody drew a ring."""
    unknown = "parcel" if sign.startswith("marker-") else "other"
    return EMBLEMS.drawn[_SHOWN.get(sign, unknown)]
