"""How well chances were foretold, as a picture and as a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from grognard.content.published import Published
from grognard.lab import plots
from grognard.lab.fitting import Tenth, Tuned
from grognard.lab.page import cell, figure, page, paragraph, table

Words = Callable[..., str]
"""Says a message of the command line or of the game."""


def plot(tenths: Sequence[Tenth], words: Words) -> str:
    """Foretold against come, a dot for each tenth of the positions, as SVG."""
    return plots.calibration(
        [(tenth.foretold, tenth.came) for tenth in tenths],
        x_label=words("tune-foretold"),
        y_label=words("tune-came"),
    )


def report(ruleset: Published[Any], tuned: Tuned, words: Words, lang: str) -> str:
    """One file that a person opens in a browser: the picture, the fit, the weights."""
    title = words("tune-title", name=words(f"ruleset-{ruleset.name}"))
    heads = [words(f"tune-head-{head}") for head in ("kind", "games", "brier", "gap")]
    scenarios = fought_for(ruleset)
    fits = [
        [
            cell(", ".join(words(f"scenario-{name}") for name in scenarios.get(kind, ()))),
            cell(model.fit.games, number=True),
            cell(model.fit.brier, number=True),
            cell(words("percent", n=round(100 * model.fit.gap, 1)), number=True),
        ]
        for kind, model in tuned.winning.models.items()
        if model.fit is not None
    ]
    body = (
        paragraph(told(tuned, words), "lead"),
        figure(plot(tuned.tenths, words), words("tune-plot")),
        table(heads, fits, numbers=3),
    )
    return page(title, lang, body)


def fought_for(ruleset: Published[Any]) -> dict[str, list[str]]:
    """The scenarios of a ruleset by what they are fought for."""
    found: dict[str, list[str]] = {}
    for scenario in ruleset.scenario_ids():
        kind, _ = ruleset.stage(ruleset.set_up(ruleset.setup(scenario)))
        found.setdefault(kind, []).append(scenario)
    return found


def told(tuned: Tuned, words: Words) -> str:
    """The fit in a sentence."""
    return words(
        "tune-told",
        games=tuned.games,
        positions=tuned.positions,
        brier=round(tuned.brier, 3),
        gap=round(100 * tuned.gap, 1),
    )
