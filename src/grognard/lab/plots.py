"""Plots as SVG that takes the colours of the page around it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import StringIO
from textwrap import fill, wrap
from typing import TYPE_CHECKING, Any

from grognard.lab.extras import want
from grognard.lab.intervals import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK = "#010203"
"""Stands for whatever colour the page writes in."""
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Okabe and Ito's, which all eyes can tell apart."""
MARKS = ("o", "s", "D", "^", "v", "P")
DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)), (0, (1, 1)))
"""A second cue beside colour."""
LONGEST_LABEL = 32
"""Signs on a line beside a plot: what is longer is broken."""
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "grognard",
    "font.family": ["system-ui", "sans-serif"],
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.linewidth": 0.8,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "savefig.facecolor": "none",
}


class Drawing:
    """A plot under way."""

    def __init__(self, axes: Axes) -> None:
        self.axes = axes
        self.svg = ""


@contextmanager
def drawing(width: float, height: float) -> Iterator[Drawing]:
    """Axes to draw on; once they are left, the drawing is an SVG."""
    want("matplotlib")
    import logging

    from matplotlib import rc_context
    from matplotlib.figure import Figure

    # The reader's own fonts are used, whichever there are here.
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
    with rc_context(STYLE):
        sheet = Figure(figsize=(width, height), layout="constrained")
        drawn = Drawing(sheet.add_subplot())
        yield drawn
        written = StringIO()
        sheet.savefig(written, format="svg", metadata={"Date": None})
    svg = written.getvalue().replace(INK, "currentColor")
    for place, colour in enumerate(COLOURS):
        # The page has brighter ones for the dark.
        svg = svg.replace(colour, f"var(--plot-{place}, {colour})")
    drawn.svg = svg


def forest(
    rows: Sequence[tuple[str, Sequence[Estimate | None]]],
    kinds: Sequence[str],
    *,
    label: str,
    band: float = 0.05,
) -> str:
    """Shares with their intervals, a line for each row and a mark for each kind."""
    lines = max((len(wrap(name, LONGEST_LABEL)) for name, _ in rows), default=1)
    height = 0.8 + 0.22 * len(rows) * max(len(kinds) + 0.8, lines + 0.4)
    with drawing(8.2, max(1.8, height)) as plot:
        axes = plot.axes
        axes.axvspan(50 - 100 * band, 50 + 100 * band, color=COLOURS[2], alpha=0.13, linewidth=0)
        axes.axvline(50, color=INK, linewidth=0.8)
        for place, kind in enumerate(kinds):
            _marks(axes, rows, place, kind, len(kinds))
        axes.set(xlim=(0, 100), ylim=(len(rows) - 0.4, -0.6), xlabel=label)
        axes.set_yticks(range(len(rows)), [fill(name, LONGEST_LABEL) for name, _ in rows])
        axes.tick_params(axis="y", length=0)
        if len(kinds) > 1:
            axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=len(kinds))
    return plot.svg


def _marks(
    axes: Axes,
    rows: Sequence[tuple[str, Sequence[Estimate | None]]],
    place: int,
    kind: str,
    kinds: int,
) -> None:
    shift = 0.22 * (place - (kinds - 1) / 2)
    known = [
        (line + shift, estimate)
        for line, (_, estimates) in enumerate(rows)
        if (estimate := estimates[place]) is not None and estimate.units
    ]
    axes.errorbar(
        [100 * each.share for _, each in known],
        [line for line, _ in known],
        xerr=[
            [100 * (each.share - each.low) for _, each in known],
            [100 * (each.high - each.share) for _, each in known],
        ],
        fmt=MARKS[place % len(MARKS)],
        color=COLOURS[place % len(COLOURS)],
        markersize=5,
        linewidth=1.4,
        label=kind,
    )


def curves(
    lines: Mapping[str, Sequence[tuple[float, float]]],
    *,
    x_label: str,
    y_label: str,
    x_range: tuple[float, float],
) -> str:
    """Shares of games that grow from nothing to all, a line each."""
    with drawing(8.2, 3.6) as plot:
        axes = plot.axes
        for place, (name, points) in enumerate(lines.items()):
            axes.step(
                [x for x, _ in points],
                [100 * y for _, y in points],
                where="post",
                color=COLOURS[place % len(COLOURS)],
                linestyle=DASHES[place // len(COLOURS) % len(DASHES)]
                if len(lines) > len(COLOURS)
                else DASHES[place % len(DASHES)],
                linewidth=1.6,
                label=name,
            )
        axes.set(xlim=x_range, ylim=(0, 102), xlabel=x_label, ylabel=y_label)
        axes.legend(loc="upper left", bbox_to_anchor=(1.01, 1))
    return plot.svg


def bars(rows: Sequence[tuple[str, float, float, float]], *, label: str, mark: float) -> str:
    """Values with intervals, the greatest first, beside a line that marks what is usual."""
    ordered = sorted(rows, key=lambda row: -row[1])
    with drawing(8.2, 0.9 + 0.3 * len(ordered)) as plot:
        axes = plot.axes
        axes.axvline(mark, color=INK, linewidth=0.8)
        axes.errorbar(
            [value for _, value, _, _ in ordered],
            range(len(ordered)),
            xerr=[
                [value - low for _, value, low, _ in ordered],
                [high - value for _, value, _, high in ordered],
            ],
            fmt="o",
            color=COLOURS[0],
            markersize=5,
            linewidth=1.4,
        )
        axes.set_yticks(range(len(ordered)), [name for name, *_ in ordered])
        axes.set(ylim=(len(ordered) - 0.5, -0.5), xlabel=label)
        axes.tick_params(axis="y", length=0)
    return plot.svg


def calibration(points: Sequence[tuple[float, float]], *, x_label: str, y_label: str) -> str:
    """Foretold against come, in percent."""
    with drawing(4.5, 4.5) as plot:
        axes = plot.axes
        axes.plot([0, 100], [0, 100], color=INK, alpha=0.4, linewidth=1)
        came: dict[str, Any] = {"color": COLOURS[0], "marker": "o", "linewidth": 1}
        axes.plot([100 * x for x, _ in points], [100 * y for _, y in points], **came)
        axes.set(xlim=(0, 100), ylim=(0, 100), aspect="equal", xlabel=x_label, ylabel=y_label)
    return plot.svg
