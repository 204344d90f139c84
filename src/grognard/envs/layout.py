"""What an observation consists of: blocks of named columns, one after the other in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import numpy
from gymnasium import spaces
from numpy.typing import NDArray

from grognard.envs import codes
from grognard.envs.parts import PARTS
from grognard.kernel.observing import Observing

LIMIT = 100.0
"""No number of an observation is larger; most are between -1 and 1."""

TERRAIN = (
    *codes.columns("kind"), "x", "y", "half_width", "half_height", "low", "high", "walkable",
)  # fmt: skip
ZONE_KINDS = ("objective", "zone", "area", "template")
ZONES = (
    *(f"is_{kind}" for kind in ZONE_KINDS),
    "held", "x", "y", "z", "radius", "half_width", "half_height",
)  # fmt: skip
QUESTION_KINDS = ("Choose", "Place", "Tick", "Assign")
QUESTION = (
    *codes.columns("topic"),
    "is_asked", *(f"is_{kind.lower()}" for kind in QUESTION_KINDS),
    "may_pass", "offered", "picked", "least", "most", "x", "y",
)  # fmt: skip
OPTIONS = (
    *codes.columns("word"), "is_piece", "whose", "is_place", "x", "y", "dx", "dy", "far",
    "facing_sin", "facing_cos", "bends", "number", "stops", "passes", "by_hand", "leads_to_move",
    "leads_to_target", "to_enemy", "to_friend", "to_objective",
)  # fmt: skip
RATINGS = ("is_rated", "rank", "margin")
RELATIONS = ("distance", "sees", "is_covered", "harm")
"""``harm`` is the share of the other that an attack likely takes; back and forth, an exchange."""
RASTER = ("own", "others", "terrain", "objectives", "asked", "offered")


class Sizes(NamedTuple):
    """The most rows of each block; what a game has less is naughts, and masked."""

    pieces: int = 64
    terrain: int = 48
    zones: int = 24
    cards: int = 128
    options: int = 192
    cells: int = 32
    """The side of the raster."""


USUAL_SIZES = Sizes()

Extra = Literal["relations", "raster", "ratings"]
Actions = Literal["pointer", "parts"]
"""The number of an option that is offered; or what kind, about whom and where, part by part."""
EXTRAS: tuple[Extra, ...] = ("relations", "raster", "ratings")
"""Blocks that cost time and are only there where somebody asks for them."""


class Block(NamedTuple):
    """One array of an observation."""

    name: str
    shape: tuple[int, ...]
    kind: str
    """``f4`` for numbers, ``i4`` for rows that are pointed at, ``i1`` for masks."""
    columns: tuple[str, ...] = ()
    """What the numbers along the last side (of a raster: the first) are called."""
    note: str = ""


class Layout:
    """The blocks of one ruleset's observations."""

    def __init__(
        self,
        observing: Observing[Any],
        sizes: Sizes = USUAL_SIZES,
        extras: Sequence[Extra] = (),
        actions: Actions = "pointer",
    ) -> None:
        self.sizes = sizes
        self.has_parts = actions == "parts"
        self.mask = "option_mask" if self.has_parts else "action_mask"
        """The block that says which options are offered: where actions point, a mask of actions."""
        self.action_sizes: tuple[int, ...] = (sizes.options,)
        if self.has_parts:
            self.action_sizes = (sizes.options, sizes.pieces + 1, sizes.cells**2 + 1)
        self.extras = frozenset(extras)
        self.blocks = {block.name: block for block in self._blocks(observing)}
        self.columns = {name: block.columns for name, block in self.blocks.items() if block.columns}
        """What every column is called, block by block."""
        self.dtype = numpy.dtype(
            [(block.name, block.kind, block.shape) for block in self.blocks.values()], align=True
        )
        self.offsets = {name: self.dtype.fields[name][1] for name in self.blocks}  # type: ignore[index]
        self.space = spaces.Dict(
            {name: _space(block, sizes) for name, block in self.blocks.items()}
        )

    def _blocks(self, observing: Observing[Any]) -> list[Block]:
        sizes, extras = self.sizes, self.extras
        live = (*observing.STATE, "is_asked")
        # What is left of a piece and what is printed of it may have one name.
        printed = [f"printed_{name}" if name in live else name for name in observing.PROFILE]
        pieces = (*live, *printed, *codes.columns("traits"))
        faces = [f"card_{name}" for name in observing.FACES]
        options = (*OPTIONS, *faces, *(RATINGS if "ratings" in extras else ()))
        found = [
            _rows("table", 0, tuple(observing.TABLE), "the table as a whole"),
            _rows("question", 0, QUESTION, "what the seat is asked; naughts where it is not"),
            _rows("pieces", sizes.pieces, pieces, "units, models, figures"),
            _mask("pieces", sizes.pieces),
            _rows("terrain", sizes.terrain, TERRAIN, "what lies on the table"),
            _mask("terrain", sizes.terrain),
            _rows("zones", sizes.zones, ZONES, "objectives, zones, templates"),
            _mask("zones", sizes.zones),
        ]
        if observing.PLACES:
            places = tuple(f"in_{place}" for place in observing.PLACES)
            cards = ("whose", "number", *places, *observing.FACES, *codes.columns("card"))
            found += [
                _rows("cards", sizes.cards, cards, "cards, as the seat sees them lie"),
                _mask("cards", sizes.cards),
                _points("card_pieces", sizes.cards, "the piece on whose board each card lies"),
            ]
        found += [
            _rows("options", sizes.options, options, "what an action would answer"),
            _points("option_pieces", sizes.options, "the piece each option is about"),
            Block(self.mask, (sizes.options,), "i1", (), "1 for every option that is offered"),
        ]
        shape: tuple[int, ...]
        if self.has_parts:
            shape = (sizes.options, len(PARTS))
            found.append(Block("option_parts", shape, "i4", PARTS, "the parts of each option"))
        if "relations" in extras:
            shape = (sizes.pieces, sizes.pieces, len(RELATIONS))
            found.append(Block("relations", shape, "f4", RELATIONS, "from each piece to each"))
        if "raster" in extras:
            shape = (len(RASTER), sizes.cells, sizes.cells)
            found.append(Block("raster", shape, "f4", RASTER, "the table from above"))
        return found

    @property
    def action_space(self) -> spaces.Space[Any]:
        """What an action is: a number, or three."""
        if self.has_parts:
            return spaces.MultiDiscrete(list(self.action_sizes))
        return spaces.Discrete(self.sizes.options)

    def blank(self) -> NDArray[Any]:
        """Room for one observation, all naughts."""
        return numpy.zeros((), self.dtype)

    def opened(self, room: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The blocks of an observation, as they lie in its room."""
        return {name: room[name] for name in self.blocks}


def _rows(name: str, rows: int, columns: tuple[str, ...], note: str) -> Block:
    shape = (rows, len(columns)) if rows else (len(columns),)
    return Block(name, shape, "f4", columns, note)


def _mask(name: str, rows: int) -> Block:
    return Block(f"{name}_mask", (rows,), "i1", (), f"1 for every row of `{name}` that is one")


def _points(name: str, rows: int, note: str) -> Block:
    return Block(name, (rows,), "i4", (), f"{note}, as a row of `pieces`; -1 for none")


def _space(block: Block, sizes: Sizes) -> spaces.Box:
    if block.kind == "i1":
        return spaces.Box(0, 1, block.shape, numpy.int8)
    if block.kind == "i4":
        most = max(sizes.options, sizes.pieces, sizes.cells**2)
        return spaces.Box(-1, most if block.columns else sizes.pieces - 1, block.shape, numpy.int32)
    return spaces.Box(-LIMIT, LIMIT, block.shape, numpy.float32)
