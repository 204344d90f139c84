"""How well chances were foretold, as a picture and as a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from io import StringIO
from typing import Any

from grognard.content.published import Published
from grognard.lab.fitting import Tenth, Tuned
from grognard.lab.pool import SimulationError

Words = Callable[..., str]
"""Says a message of the command line or of the game."""


def plot(tenths: Sequence[Tenth], words: Words) -> str:
    """Foretold against come, a dot for each tenth of the positions, as SVG."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise SimulationError("no-matplotlib") from None
    figure = Figure(figsize=(4.5, 4.5), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 100], [0, 100], color="0.7", linewidth=1)
    foretold = [100 * tenth.foretold for tenth in tenths]
    came = [100 * tenth.came for tenth in tenths]
    axes.plot(foretold, came, color="#0072b2", marker="o", linewidth=1)
    axes.set(xlim=(0, 100), ylim=(0, 100), aspect="equal")
    axes.set_xlabel(words("tune-foretold"))
    axes.set_ylabel(words("tune-came"))
    drawn = StringIO()
    figure.savefig(drawn, format="svg", metadata={"Date": None})
    return drawn.getvalue()


def page(ruleset: Published[Any], tuned: Tuned, words: Words, lang: str) -> str:
    """One file that a person opens in a browser: the picture, the fit, the weights."""
    svg = plot(tuned.tenths, words)
    picture = svg[svg.index("<svg") :]
    title = words("tune-title", name=words(f"ruleset-{ruleset.name}"))
    heads = [words(f"tune-head-{head}") for head in ("kind", "games", "brier", "gap")]
    scenarios = fought_for(ruleset)
    fits = [
        (
            ", ".join(words(f"scenario-{scenario}") for scenario in scenarios.get(kind, ())),
            model.fit.games,
            model.fit.brier,
            words("percent", n=round(100 * model.fit.gap, 1)),
        )
        for kind, model in tuned.winning.models.items()
        if model.fit is not None
    ]
    return f"""<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<title>{escape(title)}</title>
<style>
body {{ font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem }}
body {{ max-width: 46rem }}
table {{ border-collapse: collapse }} td, th {{ padding: .2rem .8rem; text-align: right }}
td:first-child, th:first-child {{ text-align: left }} svg {{ max-width: 100%; height: auto }}
</style>
<h1>{escape(title)}</h1>
<p>{escape(told(tuned, words))}</p>
{picture}
<table>{_row("th", heads)}{"".join(_row("td", fit) for fit in fits)}</table>
</html>
"""


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


def _row(tag: str, cells: Sequence[object]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(str(cell))}</{tag}>" for cell in cells) + "</tr>"
