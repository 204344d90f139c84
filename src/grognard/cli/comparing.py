"""``grognard compare``: what a change does, and at how many points a unit is fair."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from msgspec import structs

import grognard
from grognard.cli.asking import names, plain, settings, within, write
from grognard.cli.asking import seed as read_seed
from grognard.cli.balancing import (
    MOST_MINUTES,
    place,
    read_bots,
    save_reports,
    told,
    tongue_of,
)
from grognard.cli.help import (
    Changes,
    ClusterAddress,
    Json,
    Lang,
    OptionValues,
    Packs,
    RulesetName,
    Seed,
    flag,
    said,
)
from grognard.cli.mistakes import Mistake
from grognard.cli.placing import working
from grognard.cli.stopping import kept_if_stopped
from grognard.cli.voice import Voice
from grognard.content.published import Published
from grognard.lab.change_report import (
    armies,
    between,
    change_report,
    points,
    summary,
    told_illegal,
    told_price,
)
from grognard.lab.comparison import Comparison
from grognard.lab.comparison import compare as compared
from grognard.lab.contests import Question
from grognard.lab.extras import want
from grognard.lab.prices import Prices, prices
from grognard.lab.simulate import MOST_GAMES


def compare(
    ruleset: RulesetName,
    /,
    *,
    pack: Packs = None,
    set_: Changes = None,
    with_: Annotated[list[str] | None, flag("help-compare-with", "--with")] = None,
    price: Annotated[str | None, Parameter(help=said("help-compare-price"))] = None,
    scenarios: Annotated[str | None, Parameter(help=said("help-balance-scenarios"))] = None,
    armies: Annotated[str | None, Parameter(help=said("help-balance-armies"))] = None,
    bots: Annotated[str, Parameter(help=said("help-compare-bots"))] = "brisk",
    option: OptionValues = None,
    games: Annotated[int, Parameter(help=said("help-compare-games"))] = 400,
    sample: Annotated[int, Parameter(help=said("help-balance-sample"))] = 60,
    minutes: Annotated[float, Parameter(help=said("help-balance-minutes"))] = 10.0,
    seed: Seed = "0",
    jobs: Annotated[int | None, Parameter(help=said("help-balance-jobs"))] = None,
    cluster: ClusterAddress = None,
    out: Annotated[Path | None, Parameter(help=said("help-compare-out"))] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Play with and without a change on common seeds."""
    game = grognard.ruleset(ruleset)
    changed = grognard.ruleset(ruleset, pack or (), set_ or ())
    voice = Voice(lang, json=json, ruleset=changed)
    within("--minutes", minutes, 0.0, MOST_MINUTES)
    within("--games", games, 1, MOST_GAMES)
    within("--sample", sample, 1, MOST_GAMES)
    folder = place(out or Path("compared") / ruleset)
    is_changed = bool(pack or set_ or with_)
    if not is_changed and price is None:
        raise Mistake("compare-nothing")
    want("matplotlib")
    asked = Question(
        scenarios=tuple(names(scenarios) or ()),
        armies=tuple(names(armies) or ()),
        bots=read_bots(bots),
        options=settings(game, option),
        seed=read_seed(seed),
        games=games,
        sample=sample,
    )
    found = priced = None
    with kept_if_stopped(), voice.progress_to_come() as progress, working(jobs, cluster) as there:
        how: dict[str, Any] = {
            "seconds": 60 * minutes / (2 if is_changed and price else 1),
            "place": there,
            "progress": lambda now: progress(now.played, now.expected, now.left),
        }
        after = settings(changed, [*(option or ()), *(with_ or ())])
        if is_changed:
            found = compared(game, changed, asked, folder, options=after, **how)
        if price is not None:
            asked = structs.replace(asked, options=after)
            priced = prices(changed, asked, folder, unit=price, **how)
    answer = {"comparison": _answer(found), "prices": plain(priced)}
    write(folder / "report.json", msgspec.json.format(msgspec.json.encode(answer)).decode())
    save_reports(
        folder,
        voice.lang,
        lambda lang, others: change_report(found, priced, tongue_of(changed, lang), others),
    )
    voice.emit(answer)
    if found is not None:
        _tell_moved(found, changed, voice)
    if priced is not None:
        _tell_prices(priced, changed, voice)
    voice.say("compare-written", folder=str(folder))
    return 0


def _answer(found: Comparison | None) -> Any:
    if found is None:
        return None
    return {"complete": found.is_complete, **plain(found)}


def _tell_moved(found: Comparison, game: Published[Any], voice: Voice) -> None:
    tongue = tongue_of(game, voice.lang)
    voice.line(summary(found, tongue))
    voice.line()
    heads = ("scenario", "armies", "bots", "before", "after", "difference", "turns")
    rows = [
        [
            voice.words(f"scenario-{each.cell.scenario}"),
            armies(each.cell, tongue),
            " × ".join(dict.fromkeys(each.bots)),
            told(each.before, voice),
            told(each.after, voice),
            f"{points(each.first_army)} ({between(each.first_army, 100)})",
            f"{each.turns.mean:+.1f}",
        ]
        for each in found.moved
    ]
    _table(heads, rows, voice)
    voice.say("change-pairings-note")
    if found.illegal:
        voice.line(told_illegal(found, tongue))
    voice.line()
    if found.events:
        events = [
            [
                tongue.event(event.kind),
                f"{event.before:.2f}",
                f"{event.after:.2f}",
                f"{event.moved.mean:+.2f} ({between(event.moved, 1)})",
            ]
            for event in found.events
        ]
        _table(("event", "before", "after", "difference"), events, voice)
        voice.say("change-events-note")
    else:
        voice.say("change-no-events")
    if not found.is_complete:
        voice.say("compare-left")


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], voice: Voice) -> None:
    voice.table([[voice.words(f"change-head-{name}") for name in heads], *rows])


def _tell_prices(found: Prices, game: Published[Any], voice: Voice) -> None:
    tongue = tongue_of(game, voice.lang)
    own = found.of(found.unit)
    if own is None:
        voice.say("price-unseen")
    else:
        voice.line(told_price(own, tongue))
    for check in found.checks:
        voice.say(
            "price-check",
            unit=voice.words(f"unit-{found.unit}"),
            price=f"{check.price:g}",
            share=tongue.percent(check.share.share),
            low=round(100 * check.share.low),
            high=round(100 * check.share.high),
        )
    voice.line()
    head = [voice.words(f"price-head-{name}") for name in ("unit", "cost", "fair", "armies")]
    rows = [
        [
            voice.words(f"unit-{each.unit}"),
            str(each.cost),
            f"{each.fair:.0f} ({each.low:.0f}–{each.high:.0f})",
            str(each.armies),
        ]
        for each in sorted(found.units, key=lambda each: -each.per_point)
    ]
    voice.table([head, *rows])
    voice.say("price-note", games=found.games, scenario=voice.words(f"scenario-{found.scenario}"))
