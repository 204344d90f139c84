"""Results on disk, as Parquet: a file is there whole or not at all, and any tool can read it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.lab.pool import SimulationError
from grognard.lab.watching import Watched

if TYPE_CHECKING:
    import polars


def put(frame: polars.DataFrame, file: Path) -> None:
    """Write a table so that a file is there whole or not at all."""
    half = file.with_name(file.name + ".part")
    try:
        frame.write_parquet(half)
        half.replace(file)
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise SimulationError("not-written", file=str(file), why=why) from None


def take(files: Sequence[Path]) -> polars.DataFrame:
    """The rows of these files, in their order."""
    import polars

    return polars.read_parquet(list(files))


def games_table(games: Sequence[Watched]) -> polars.DataFrame:
    """Games as a table, a row each; what has several parts as lists."""
    import polars

    rows = [_row(game) for game in games]
    counted = polars.List(polars.Struct({"kind": polars.String, "times": polars.Int64}))
    return polars.DataFrame(
        rows,
        schema={
            "number": polars.Int64,
            "seed": polars.String,
            "turned": polars.Int64,
            "bots": polars.List(polars.String),
            "share": polars.Float64,
            "scores": polars.List(polars.Float64),
            "turns": polars.Int64,
            "decisions": polars.Int64,
            "chances": polars.List(polars.Float64),
            "lead_changes": polars.Int64,
            "decided": polars.Float64,
            "fired": polars.List(polars.String),
            "events": counted,
        },
    )


def _row(game: Watched) -> dict[str, Any]:
    events = [{"kind": kind, "times": times} for kind, times in game.events.items()]
    return {**msgspec.structs.asdict(game), "events": events}


def games_of(frame: polars.DataFrame) -> list[Watched]:
    """The games of a table."""
    rows = frame.to_dicts()
    for row in rows:
        row["events"] = {event["kind"]: event["times"] for event in row["events"]}
    found: list[Watched] = msgspec.convert(rows, list[Watched])
    return found
