"""Fits the win chance of a ruleset to results: positions of many games, and how these ended.

Games are played in chunks, each of which follows from the seed and its number and is kept as a
Parquet file, so that whoever stops loses nothing and whoever goes on repeats nothing. The
weights are found by logistic regression, one model for each thing that is fought for. How good
they are is told by games they were not fitted to: a fifth is held out in turn.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

from grognard.api import ruleset as find
from grognard.bots.table import Table
from grognard.content.published import Published
from grognard.kernel.compound import Decision
from grognard.kernel.game import Game
from grognard.kernel.refusals import Refusal
from grognard.kernel.winning import Fit, Model, Winning, hedged, share_of
from grognard.lab.matches import Match, match
from grognard.lab.pool import SimulationError, collecting_seldom, over_pool
from grognard.table.compiled import compile_now

if TYPE_CHECKING:
    import numpy as np
    import polars

CHUNK = 20
"""Games of one file; in pairs of which the armies change places."""
EVERY = 7
"""One answer in so many is a moment to look at the position."""
LEAST_GAMES = 40
"""A kind of victory that was played less often is not fitted."""
FOLDS = 5
TENTHS = 10
RESTRAINT = 2.0
"""How strongly weights are drawn to nothing: what few games suggest is not believed."""
USUAL_BOTS = ("brisk",) * 9 + ("greedy",)
"""Who plays the chunks in turn: most games are quick ones, some by a bot that looks ahead."""


class Chunk(Struct, frozen=True):
    """Some games to be played, and where their positions are kept."""

    ruleset: str
    scenario: str
    bots: tuple[str, ...]
    mirrored: int | None
    """Which of the usual armies everybody leads; each leads its own where nothing is said."""
    seed: str
    file: str

    def match(self, ruleset: Published[Any]) -> Match:
        """The games of this chunk."""
        usual = match(ruleset, scenario=self.scenario, bots=self.bots, seed=self.seed)
        if self.mirrored is None:
            return usual
        alike = structs.replace(usual, setups=tuple(self._alike(s) for s in usual.setups))
        try:
            ruleset.set_up(alike.setups[0])
        except Refusal:
            return usual  # Not every scenario lets both sides field the same army.
        return alike

    def _alike(self, setup: Any) -> Any:
        army = setup.rosters[(self.mirrored or 0) % len(setup.rosters)]
        return structs.replace(setup, rosters=(army,) * len(setup.rosters))


class Observed(Struct, frozen=True, array_like=True):
    """A position of a game as one side sees it, and what became of it."""

    game: str
    kind: str
    over: float
    side: str
    features: tuple[float, ...]
    share: float
    """1 for a win, 0 for a loss, 0.5 for a draw."""


class Tenth(Struct, frozen=True):
    """A tenth of the positions, by what was foretold of them."""

    foretold: float
    came: float
    positions: int


class Tuned(Struct, frozen=True):
    """The weights that were found, and how well they foretell games they have not seen."""

    winning: Winning
    games: int
    positions: int
    brier: float
    tenths: tuple[Tenth, ...]

    @property
    def gap(self) -> float:
        """The greatest difference between foretold and come in any tenth."""
        return max(abs(tenth.foretold - tenth.came) for tenth in self.tenths)


def chunks(ruleset: Published[Any], folder: Path, seed: int | str) -> Iterator[Chunk]:
    """What may be played, without an end: all scenarios in turn, all bots, several armies."""
    scenarios, number = ruleset.scenario_ids(), 0
    while True:
        for scenario in scenarios:
            name = f"{scenario}-{number:05d}.parquet"
            yield Chunk(
                ruleset.name,
                scenario,
                (USUAL_BOTS[number % len(USUAL_BOTS)],),
                (None, 0, 1)[number % 3],
                f"{seed}/{scenario}/{number}",
                str(folder / name),
            )
        number += 1


def gather(
    ruleset: Published[Any],
    folder: Path,
    *,
    seconds: float,
    jobs: int = 1,
    seed: int | str = 0,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Play for so long, and keep every position; how many games were played."""
    folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + seconds
    waiting = (c for c in chunks(ruleset, folder, seed) if not Path(c.file).exists())
    played = 0
    for _, games in over_pool(play_chunk, _until(waiting, until), jobs):
        played += games
        if progress is not None:
            progress(games)
    return played


def _until(waiting: Iterator[Chunk], until: float) -> Iterator[Chunk]:
    for chunk in waiting:
        yield chunk
        if time.monotonic() > until:
            return


def play_chunk(chunk: Chunk) -> int:
    """Play the games of a chunk and write their positions; how many games there were."""
    ruleset = find(chunk.ruleset)
    compile_now()
    contest = chunk.match(ruleset)
    with collecting_seldom():
        rows = [row for number in range(CHUNK) for row in observe(contest, ruleset, number)]
    _keep(rows, Path(chunk.file))
    return CHUNK


def observe(contest: Match, ruleset: Published[Any], number: int) -> list[Observed]:
    """Play a game; some of its positions as every side saw them, and how it ended."""
    table = contest.table(ruleset, number)
    seen = _Watcher(table, f"{contest.seed}/{number}")
    table.watch = seen
    table.play()
    return seen.told()


class _Watcher:
    """Notes every so often what speaks for each side."""

    def __init__(self, table: Table, name: str) -> None:
        self._game: Game[Any] = table.game
        self._name = name
        self._answers = 0
        self._rows: list[Observed] = []
        ruleset = self._game.ruleset
        self._sides: dict[str, list[str]] = {}
        for seat in self._game.seats:
            self._sides.setdefault(ruleset.side(seat), []).append(seat)

    def __call__(self, question: Decision, answer: object) -> None:
        self._answers += 1
        ruleset, battle = self._game.ruleset, self._game.battle
        if self._answers % EVERY or not ruleset.turn(battle):
            return
        kind, over = ruleset.stage(battle)
        for side, seats in self._sides.items():
            features = ruleset.features(battle, seats[0])
            self._rows.append(Observed(self._name, kind, over, side, features, 0.5))

    def told(self) -> list[Observed]:
        """What was noted, now that the end is known."""
        result = self._game.result
        assert result is not None, "the game is over"
        shares = {side: share_of(result, seats) for side, seats in self._sides.items()}
        return [structs.replace(row, share=shares[row.side]) for row in self._rows]


def _keep(rows: Sequence[Observed], file: Path) -> None:
    """Write positions so that a file is there whole or not at all."""
    polars = _polars()
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
    half = file.with_suffix(".part")
    frame.write_parquet(half)
    half.replace(file)


def _polars() -> Any:
    try:
        import polars
    except ImportError:
        raise SimulationError("no-polars") from None
    return polars


def fit(ruleset: Published[Any], folder: Path, date: str) -> Tuned:
    """The weights that foretell the kept games best, and how they do on games held out."""
    frame = _read(folder)
    models: dict[str, Model] = {}
    foretold: list[tuple[float, float]] = []
    games = 0
    for kind in sorted(frame["kind"].unique()):
        part = frame.filter(frame["kind"] == kind)
        names = part["game"].unique()
        if len(names) < LEAST_GAMES:
            continue
        found, unseen = _model(part, len(ruleset.feature_names))
        models[kind] = found
        foretold += unseen
        games += len(names)
    if not models:
        raise SimulationError("too-few-games", least=LEAST_GAMES)
    winning = Winning(
        date=date,
        rules=ruleset.version,
        features=tuple(ruleset.feature_names),
        models=models,
    )
    return Tuned(winning, games, len(foretold), _brier(foretold), _tenths(foretold))


def _read(folder: Path) -> polars.DataFrame:
    files = sorted(folder.glob("*.parquet"))
    if not files:
        raise SimulationError("too-few-games", least=LEAST_GAMES)
    frame: polars.DataFrame = _polars().read_parquet(files)
    return frame


def _model(part: polars.DataFrame, count: int) -> tuple[Model, list[tuple[float, float]]]:
    """The weights of one kind of victory, and what they foretell of games held out."""
    import numpy as np

    sides = sorted(part["side"].unique())
    features = np.array(part["features"].to_list(), dtype=float).reshape(len(part), count)
    over, came = part["over"].to_numpy(), part["share"].to_numpy()
    at = np.array([[float(side == name) for name in sides] for side in part["side"]])
    given = np.hstack(
        [features * (1 - over)[:, None], features * over[:, None], at * (1 - over)[:, None]]
    )
    order = {name: number for number, name in enumerate(sorted(part["game"].unique()))}
    # Games that share their dice stay together, or the held-out ones would have been seen.
    fold = np.array([order[name] // len(sides) % FOLDS for name in part["game"]])
    unseen: list[tuple[float, float]] = []
    for held_out in range(FOLDS):
        weights = regress(given[fold != held_out], came[fold != held_out], 2 * count)
        chances = hedged(_logistic(given[fold == held_out] @ weights))
        unseen += list(zip(chances.tolist(), came[fold == held_out].tolist()))
    found = [round(float(weight), 5) for weight in regress(given, came, 2 * count)]
    told = Fit(
        games=len(order),
        held_out=len(order),
        positions=len(part),
        brier=round(_brier(unseen), 4),
        gap=round(max(abs(t.foretold - t.came) for t in _tenths(unseen)), 4),
    )
    model = Model(
        early=tuple(found[:count]),
        late=tuple(found[count : 2 * count]),
        seats=dict(zip(sides, found[2 * count :])),
        fit=told,
    )
    return model, unseen


def regress(
    given: np.ndarray[Any, Any], came: np.ndarray[Any, Any], boons: int
) -> np.ndarray[Any, Any]:
    """The weights under which what came was most likely, drawn a little towards nothing.

    The first so many columns speak for a side, so none of them may count against it: where two
    go together, games alone cannot tell which of them won, and a bot would shun the other.

    >>> import numpy as np
    >>> given, came = np.array([[1.0], [1.0], [1.0], [-1.0]]), np.array([1.0, 1.0, 0.0, 0.0])
    >>> weights = regress(given, came, 1)
    >>> bool(0 < weights[0] < 1.2)
    True
    """
    import numpy as np
    from scipy.optimize import minimize

    scale = np.maximum(given.std(axis=0), 1e-9)
    scaled = given / scale

    def surprise(weights: np.ndarray[Any, Any]) -> tuple[float, np.ndarray[Any, Any]]:
        score = scaled @ weights
        loss = np.logaddexp(0, score) - came * score
        slope = scaled.T @ (_logistic(score) - came)
        restraint = RESTRAINT * weights
        return float(loss.sum() + restraint @ weights / 2), slope + restraint

    free = given.shape[1] - boons
    bounds = [(0.0, None)] * boons + [(None, None)] * free
    start = np.zeros(given.shape[1])
    found = minimize(surprise, start, jac=True, method="L-BFGS-B", bounds=bounds)
    weights: np.ndarray[Any, Any] = found.x / scale
    return weights


def _logistic(score: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    import numpy as np

    chances: np.ndarray[Any, Any] = 1 / (1 + np.exp(-np.clip(score, -700, 700)))
    return chances


def _brier(foretold: Sequence[tuple[float, float]]) -> float:
    return sum((chance - came) ** 2 for chance, came in foretold) / len(foretold)


def _tenths(foretold: Iterable[tuple[float, float]]) -> tuple[Tenth, ...]:
    """What was foretold and what came, in tenths from the least to the most likely."""
    ordered = sorted(foretold)
    found = []
    for tenth in range(TENTHS):
        part = ordered[len(ordered) * tenth // TENTHS : len(ordered) * (tenth + 1) // TENTHS]
        if part:
            chance = sum(each[0] for each in part) / len(part)
            found.append(Tenth(chance, sum(each[1] for each in part) / len(part), len(part)))
    return tuple(found)


def as_toml(winning: Winning) -> str:
    """The data file of the weights."""
    lines = [
        "# How likely a position is won: weights fitted to results of games by `grognard tune`.",
        f'date = "{winning.date}"',
        f"rules = {winning.rules}",
        f"features = {json.dumps(winning.features)}",
    ]
    for kind, model in winning.models.items():
        lines += ["", f"[models.{kind}]"]
        lines += [f"early = {list(model.early)}", f"late = {list(model.late)}"]
        lines += ["", f"[models.{kind}.seats]"]
        lines += [f"{seat} = {weight}" for seat, weight in model.seats.items()]
        if model.fit is not None:
            lines += ["", f"[models.{kind}.fit]"]
            lines += [f"{name} = {value}" for name, value in structs.asdict(model.fit).items()]
    return "\n".join(lines) + "\n"
