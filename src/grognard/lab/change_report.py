"""What a change does and what units are worth, as parts of a page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.lab import plots
from grognard.lab.comparison import Comparison
from grognard.lab.contests import Cell
from grognard.lab.intervals import Difference
from grognard.lab.page import cell, figure, heading, page, paragraph, table
from grognard.lab.prices import Price, Prices
from grognard.lab.report import Tongue


def change_report(
    found: Comparison | None, priced: Prices | None, tongue: Tongue, others: Mapping[str, str]
) -> str:
    """With and without a change, and what units are worth, as a page."""
    words = tongue.words
    name = (found or priced).ruleset  # type: ignore[union-attr]
    title = words("change-title", name=words(f"ruleset-{name}"))
    parts = []
    if found is not None:
        parts += list(_moved_parts(found, tongue))
    if priced is not None:
        parts += list(price_parts(priced, tongue))
    return page(title, tongue.lang, parts, others)


def _moved_parts(found: Comparison, tongue: Tongue) -> Iterator[str]:
    words = tongue.words
    yield paragraph(summary(found, tongue), "lead")
    yield paragraph(words("change-how", games=found.games, seed=str(found.seed)), "note")
    yield heading(words("change-pairings"))
    head = ["scenario", "armies", "bots", "before", "after", "difference", "turns"]
    rows = [
        [
            cell(words(f"scenario-{each.cell.scenario}")),
            cell(armies(each.cell, tongue)),
            cell(" × ".join(dict.fromkeys(each.bots))),
            cell(tongue.percent(each.before.share), number=True, small=tongue.between(each.before)),
            cell(tongue.percent(each.after.share), number=True, small=tongue.between(each.after)),
            cell(points(each.first_army), number=True, small=between(each.first_army, 100)),
            cell(f"{each.turns.mean:+.1f}", number=True),
        ]
        for each in found.moved
    ]
    heads = [words(f"change-head-{name}") for name in head]
    yield table(heads, rows, numbers=4, caption=words("change-pairings-note"))
    if found.illegal:
        yield paragraph(told_illegal(found, tongue))
    yield heading(words("change-events"))
    if not found.events:
        yield paragraph(words("change-no-events"))
        return
    heads = [words(f"change-head-{name}") for name in ("event", "before", "after", "difference")]
    rows = [
        [
            cell(tongue.event(event.kind)),
            cell(f"{event.before:.2f}", number=True),
            cell(f"{event.after:.2f}", number=True),
            cell(f"{event.moved.mean:+.2f}", number=True, small=between(event.moved, 1)),
        ]
        for event in found.events
    ]
    yield table(heads, rows, numbers=3, caption=words("change-events-note"))


def summary(found: Comparison, tongue: Tongue) -> str:
    """In how many pairings the change can be seen."""
    seen = [each for each in found.moved if each.first_army.is_seen]
    if not seen:
        return tongue.words("change-none", cells=len(found.moved))
    most = max(seen, key=lambda each: abs(each.first_army.mean))
    return tongue.words(
        "change-some",
        cells=len(found.moved),
        seen=len(seen),
        by=points(most.first_army),
        where=tongue.words(f"scenario-{most.cell.scenario}"),
        armies=armies(most.cell, tongue),
    )


def armies(pairing: Cell, tongue: Tongue) -> str:
    """Who meets whom."""
    one, other = (tongue.army(army) for army in pairing.armies)
    return tongue.words("report-against", one=one, other=other)


def told_illegal(found: Comparison, tongue: Tongue) -> str:
    """The pairings that the change no longer allows, by name."""
    which = "; ".join(
        f"{tongue.words(f'scenario-{pairing.scenario}')}, {armies(pairing, tongue)}"
        for pairing in found.illegal
    )
    return tongue.words("change-illegal", cells=len(found.illegal), which=which)


def points(moved: Difference) -> str:
    """A difference of shares in points."""
    return f"{100 * moved.mean:+.1f}"


def between(moved: Difference, scale: float) -> str:
    """The interval of a difference."""
    return f"{scale * moved.low:+.1f} … {scale * moved.high:+.1f}"


def price_parts(found: Prices, tongue: Tongue) -> Iterator[str]:
    """What units are worth for their points; of one of them, what games say."""
    words = tongue.words
    yield heading(words("price-title"))
    yield paragraph(
        words("price-note", games=found.games, scenario=words(f"scenario-{found.scenario}"))
    )
    own = found.of(found.unit)
    if own is not None:
        yield paragraph(told_price(own, tongue), "lead")
        for check in found.checks:
            yield paragraph(
                words(
                    "price-check",
                    unit=words(f"unit-{own.unit}"),
                    price=f"{check.price:g}",
                    share=tongue.percent(check.share.share),
                    low=round(100 * check.share.low),
                    high=round(100 * check.share.high),
                )
            )
    known = [price for price in found.units if price.cost]
    yield figure(
        plots.bars(
            [
                (
                    words(f"unit-{each.unit}"),
                    each.per_point,
                    each.low / each.cost,
                    each.high / each.cost,
                )
                for each in known
            ],
            label=words("price-axis"),
            mark=1.0,
        ),
        words("price-plot"),
    )
    heads = [words(f"price-head-{name}") for name in ("unit", "cost", "fair", "armies")]
    rows = [
        [
            cell(words(f"unit-{each.unit}")),
            cell(each.cost, number=True),
            cell(f"{each.fair:.0f}", number=True, small=f"{each.low:.0f}–{each.high:.0f}"),
            cell(each.armies, number=True),
        ]
        for each in sorted(found.units, key=lambda each: -each.per_point)
    ]
    yield table(heads, rows, numbers=3)


def told_price(own: Price, tongue: Tongue) -> str:
    """At how many points a unit is fair, in a sentence."""
    verdict = "dear" if own.high < own.cost else "cheap" if own.low > own.cost else "fair"
    return tongue.words(
        f"price-{verdict}",
        unit=tongue.words(f"unit-{own.unit}"),
        low=round(own.low),
        high=round(own.high),
        cost=own.cost,
    )
