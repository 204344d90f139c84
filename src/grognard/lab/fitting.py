"""Fits the win chance of a ruleset to how games ended, and tells how far to trust it.

The weights are found by logistic regression, one model for each thing that is fought for. How
good they are is told by games they were not fitted to: a fifth is held out in turn.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

from grognard.content.published import Published
from grognard.kernel.winning import Fit, Model, Winning, hedged
from grognard.lab.pool import SimulationError
from grognard.lab.positions import kept

if TYPE_CHECKING:
    import numpy as np
    import polars

LEAST_GAMES = 40
"""A kind of victory that was played less often is not fitted."""
FOLDS = 5
TENTHS = 10
RESTRAINT = 2.0
"""How strongly weights are drawn to nothing: what few games suggest is not believed."""


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


def fit(ruleset: Published[Any], folder: Path, date: str) -> Tuned:
    """The weights that foretell the kept games best, and how they do on games held out."""
    frame = kept(folder)
    if frame is None:
        raise SimulationError("too-few-games", least=LEAST_GAMES)
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
