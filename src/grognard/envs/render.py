"""A game as an environment shows it: plain text, a drawing, or the drawing as pixels.

``human`` writes the text to standard output.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Any, Literal, get_args

import numpy
from numpy.typing import NDArray

from grognard.content.published import Published
from grognard.draw.svg import picture
from grognard.draw.textboard import board_lines, map_lines
from grognard.envs.session import Session
from grognard.kernel.questions import Seat
from grognard.kernel.views import SPECTATOR
from grognard.languages import ENGLISH
from grognard.text.telling import Teller, words_of
from grognard.text.words import Words

RenderMode = Literal["human", "ansi", "svg", "rgb_array"]
MODES: tuple[RenderMode, ...] = get_args(RenderMode)


@cache
def _words(ruleset: Published[Any]) -> Words:
    return words_of(ruleset, ENGLISH)


def checked(mode: str | None) -> RenderMode | None:
    """A mode there is, or none."""
    for known in MODES:
        if mode == known:
            return known
    if mode is None:
        return None
    raise ValueError(f"there is no render mode {mode!r}; there are: {', '.join(MODES)}")


def rendered(session: Session, mode: str, seat: Seat = SPECTATOR) -> Any:
    """The game as a seat sees it, or as a spectator does."""
    view = session.game.view(seat)
    teller = Teller(_words(session.terms.ruleset), view)
    if mode in ("ansi", "human"):
        text = "\n".join([*map_lines(view, teller), *board_lines(view, teller, seat)])
        if mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None
    drawing = picture(view, teller)
    return drawing if mode == "svg" else pixels(drawing)


def pixels(drawing: str) -> NDArray[numpy.uint8]:
    """An SVG as rows of red, green and blue."""
    from io import BytesIO

    from PIL import Image
    from resvg_py import svg_to_bytes

    with Image.open(BytesIO(bytes(svg_to_bytes(svg_string=drawing)))) as image:
        return numpy.asarray(image.convert("RGB"))
