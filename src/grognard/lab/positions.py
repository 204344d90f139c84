"""Positions of games as sides saw them, and what became of them, kept as Parquet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from grognard.lab.shelf import put, take

if TYPE_CHECKING:
    import polars


class Observed(Struct, frozen=True, array_like=True):
    """A position of a game as one side sees it, and what became of it."""

    game: str
    kind: str
    over: float
    side: str
    features: tuple[float, ...]
    share: float
    """1 for a win, 0 for a loss, 0.5 for a draw."""


def keep(rows: Sequence[Observed], file: Path) -> None:
    """Write positions, a row each."""
    import polars

    frame = polars.DataFrame(
        {
            "game": [row.game for row in rows],
            "kind": [row.kind for row in rows],
            "over": [row.over for row in rows],
            "side": [row.side for row in rows],
            "features": [list(row.features) for row in rows],
            "share": [row.share for row in rows],
        },
        schema={
            "game": polars.String,
            "kind": polars.String,
            "over": polars.Float64,
            "side": polars.String,
            "features": polars.List(polars.Float64),
            "share": polars.Float64,
        },
    )
    put(frame, file)


def kept(folder: Path) -> polars.DataFrame | None:
    """All positions of a folder; nothing where there are none."""
    files = sorted(folder.glob("*.parquet"))
    return take(files) if files else None
