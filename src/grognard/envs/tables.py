"""The tables of the page for researchers, made from the code that fills them."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.envs.layout import EXTRAS, Block, Layout
from grognard.envs.plain import observing_of
from grognard.kernel.ruleset import ruleset

COMMON_BLOCKS = ("terrain", "zones", "question", "relations", "raster")
"""Blocks that have the same columns in every game."""


def common(name: str = "colossus") -> str:
    """The blocks of every game, with the columns that are the same in all of them."""
    blocks = Layout(observing_of(ruleset(name)), extras=EXTRAS).blocks
    return "\n".join(["| | | |", "|---|---|---|", *(_line(block) for block in blocks.values())])


def _line(block: Block) -> str:
    shape = " × ".join(str(side) for side in block.shape[: max(1, len(block.shape) - 1)])
    if block.name in COMMON_BLOCKS:
        shape = " × ".join(str(side) for side in block.shape)
        return f"| `{block.name}` | {shape} | {_listed(block.columns)} |"
    if not block.columns:
        return f"| `{block.name}` | {shape} ({block.kind}) | |"
    return f"| `{block.name}` | {shape} × … | … |"


def own(name: str) -> str:
    """The columns that a game has of its own."""
    layout = Layout(observing_of(ruleset(name)), extras=("ratings",))
    lines = [
        f"| `{block}` | {layout.blocks[block].shape[-1]} | {_listed(columns)} |"
        for block, columns in layout.columns.items()
        if block not in COMMON_BLOCKS
    ]
    return "\n".join(["| | | |", "|---|---|---|", *lines])


def _listed(columns: tuple[str, ...]) -> str:
    return ", ".join(_shortened(columns))


def _shortened(columns: tuple[str, ...]) -> Iterator[str]:
    """Columns by name; those that are only numbered are told as one."""
    for place, column in enumerate(columns):
        stem, _, number = column.rpartition("_")
        if not number.isdecimal():
            yield f"`{column}`"
        elif number == "0":
            alike = [each for each in columns[place:] if each.rpartition("_")[0] == stem]
            yield f"`{stem}_0…{len(alike) - 1}`"
