"""Every decision of a game as a row: what its seat could know, what was offered, what it chose.

Nothing in a row tells more than the seat knew when it was asked, but for how the game ended:
where something is hidden, a row tells what the seat may imagine, the hidden dealt anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, structs

from grognard.bots.table import Table
from grognard.content.published import Published
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Decision, Picking
from grognard.kernel.events import kebab
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose, Option, Place, Placement, Seat
from grognard.kernel.ruleset import Ruleset
from grognard.kernel.state import Battle
from grognard.kernel.winning import share_of
from grognard.lab.matches import Match
from grognard.lab.pool import SimulationError, collecting_seldom
from grognard.lab.shelf import put
from grognard.lab.simulate import Chunk
from grognard.table.compiled import compile_now

if TYPE_CHECKING:
    import polars

DEALS = 4
"""How often what is hidden is dealt anew for one row; the row tells the mean."""
ROW_GROUP = 50_000
"""Rows that are written, and can be read, at a time."""


class Decided(Struct, frozen=True, array_like=True, kw_only=True):
    """A decision of a bot."""

    game: int = 0
    seed: str = ""
    number: int = 0
    """Which decision of its game it was."""
    seat: Seat
    contestant: str = ""
    bot: str = ""
    turn: int
    over: float
    """The share of the game that was over."""
    rule: str
    topic: str
    kind: str
    """What was asked: ``choose``, ``place``, ``tick`` or ``assign``."""
    options: tuple[str, ...]
    choice: str
    chosen: int | None
    """The place of the choice among the options, where it is one of them."""
    features: tuple[float, ...]
    win_chance: float
    outcome: float = 0.5
    """What became of it for the seat's side: 1 for a win, 0 for a loss, a half for a draw."""


class Notary:
    """Notes every decision that a table's bots make."""

    def __init__(self, table: Table, match: Match, number: int) -> None:
        self._game: Game[Any] = table.game
        self._match, self._number = match, number
        self._contestants = {
            seat: match.contestant_at(side, number % len(match.setups))
            for side, seats in enumerate(match.sides)
            for seat in seats
        }
        self._rows: list[Decided] = []

    def __call__(self, question: Decision, answer: object) -> None:
        contestant = self._contestants[question.seat]
        self._rows.append(
            structs.replace(
                noted(self._game, question, answer),
                game=self._number,
                seed=self._match.seed_of(self._number),
                number=len(self._rows),
                contestant=self._match.contestants[contestant],
                bot=self._match.bots[contestant],
            )
        )

    def told(self) -> list[Decided]:
        """What was noted, now that the end is known."""
        ruleset, result = self._game.ruleset, self._game.result
        assert result is not None, "the game is over"
        shares = {
            seat: share_of(result, [s for s in self._game.seats if ruleset.side(s) == side])
            for seat in self._game.seats
            for side in (ruleset.side(seat),)
        }
        return [structs.replace(row, outcome=shares[row.seat]) for row in self._rows]


def noted(game: Game[Any], question: Decision, answer: object) -> Decided:
    """The row of a decision that is about to be made."""
    ruleset, seat = game.ruleset, question.seat
    options, choice = offered(question), written(answer)
    features, chance = imagined(game, seat)
    return Decided(
        seat=seat,
        turn=ruleset.turn(game.battle),
        over=round(ruleset.stage(game.battle)[1], 4),
        rule=question.rule,
        topic=question.topic,
        kind=kebab(type(question).__name__),
        options=options,
        choice=choice,
        chosen=options.index(choice) if choice in options else None,
        features=features,
        win_chance=chance,
    )


def offered(question: Decision) -> tuple[str, ...]:
    """The keys on offer; of places those worth considering, as they are recorded."""
    if isinstance(question, Place):
        return tuple(written(placement) for placement in question.region.candidates())
    assert isinstance(question, Choose | Picking), "several seats are asked one by one"
    return tuple(option.key for option in question.options)


def written(answer: object) -> str:
    """An answer as text: the key of an option, or the JSON of what a record has.

    >>> written("wait"), written(Placement(((1.0, 2.0),), 90)), written(("a", "b"))
    ('wait', '[[[1.0,2.0]],90]', '["a","b"]')
    """
    if isinstance(answer, Option):
        return answer.key
    if isinstance(answer, str):
        return answer
    entry = answer.entry() if isinstance(answer, Placement) else answer
    return msgspec.json.encode(entry).decode()


def imagined(
    game: Game[Any], seat: Seat, moment: int | None = None
) -> tuple[tuple[float, ...], float]:
    """What speaks for a seat's side and how likely it wins, as far as the seat can know.

    What is hidden is dealt anew by the number of the moment, which is that of the answers given
    so far where nobody counts otherwise.
    """
    ruleset = game.ruleset
    when = game.answers if moment is None else moment
    found = [_weighed(ruleset, battle, seat) for battle in _worlds(game, seat, when)]
    features = tuple(round(sum(each) / len(found), 4) for each in zip(*(f for f, _ in found)))
    return features, round(sum(chance for _, chance in found) / len(found), 4)


def _worlds(game: Game[Any], seat: Seat, moment: int) -> Iterable[Battle]:
    """The battle; where something is hidden, as the seat may imagine it."""
    if not game.ruleset.secrets:
        yield game.battle
        return
    lots = Lots(f"decisions/{seat}")
    for deal in range(DEALS):
        world = game.codec.copy(game.battle)
        game.ruleset.redeal(world, seat, lots.lot(moment * DEALS + deal))
        yield world


def _weighed(ruleset: Ruleset[Any], battle: Battle, seat: Seat) -> tuple[tuple[float, ...], float]:
    return ruleset.features(battle, seat), ruleset.win_chances(battle)[ruleset.side(seat)]


def note_chunk(match: Match, numbers: Iterable[int], fired: bool) -> Chunk:
    """Play these games of a match and note every decision."""
    ruleset = match.rules()
    compile_now()
    counted: Counter[str] | None = Counter() if fired else None
    rows, decisions = [], []
    with collecting_seldom():
        for number in numbers:
            table = match.table(ruleset, number, counted)
            notary = Notary(table, match, number)
            table.watch = notary
            table.play()
            rows.append(match.row(table, number))
            decisions += notary.told()
    return Chunk(tuple(rows), counted or Counter(), tuple(decisions))


class DecisionFile:
    """A Parquet file that grows by chunks: the decisions of one at a time are in memory."""

    def __init__(self, file: Path, ruleset: Published[Any]) -> None:
        self._file, self._names = file, tuple(ruleset.feature_names)
        self._parts = file.with_name(file.name + ".parts")

    def __enter__(self) -> DecisionFile:
        try:
            self._parts.mkdir()
        except OSError as problem:
            why = problem.strerror or str(problem)
            raise SimulationError("not-written", file=str(self._parts), why=why) from None
        return self

    def add(self, first: int, chunk: Chunk) -> None:
        """Keep the decisions of a chunk of games, of which this is the first."""
        put(_table(chunk.decisions, self._names), self._parts / f"{first:09d}.parquet")

    def close(self) -> None:
        """Make one file of all chunks, game by game."""
        import polars

        whole = polars.scan_parquet(sorted(self._parts.glob("*.parquet")))
        half = self._parts / "whole"
        whole.sink_parquet(half, row_group_size=ROW_GROUP)
        half.replace(self._file)

    def __exit__(self, *problem: object) -> None:
        rmtree(self._parts, ignore_errors=True)


def _table(rows: Sequence[Decided], names: Sequence[str]) -> polars.DataFrame:
    import polars

    features = polars.Struct(dict.fromkeys(names, polars.Float64))
    columns: dict[str, list[Any]] = {
        name: [getattr(row, name) for row in rows] for name in Decided.__struct_fields__
    }
    columns["features"] = [dict(zip(names, row.features, strict=True)) for row in rows]
    kinds: dict[str, Any] = {
        "game": polars.Int64,
        "number": polars.Int64,
        "turn": polars.Int64,
        "over": polars.Float64,
        "options": polars.List(polars.String),
        "chosen": polars.Int64,
        "features": features,
        "win_chance": polars.Float64,
        "outcome": polars.Float64,
    }
    return polars.DataFrame(
        columns, schema={name: kinds.get(name, polars.String) for name in columns}
    )
