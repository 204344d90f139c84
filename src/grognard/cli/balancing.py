"""``grognard balance``: who wins with which army, in which scenario, from which seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from babel import Locale
from cyclopts import Parameter
from msgspec import structs

import grognard
from grognard.bots import bot
from grognard.cli.asking import names, plain, settings, within, write
from grognard.cli.asking import seed as read_seed
from grognard.cli.help import (
    Changes,
    ClusterAddress,
    Json,
    Lang,
    OptionValues,
    Packs,
    RulesetName,
    Seed,
    said,
)
from grognard.cli.mistakes import Mistake
from grognard.cli.placing import working
from grognard.cli.stopping import kept_if_stopped
from grognard.cli.voice import Voice
from grognard.content.published import Published
from grognard.lab.balance import measure, save_games
from grognard.lab.change_report import price_parts
from grognard.lab.contests import Question, army_of
from grognard.lab.extras import want
from grognard.lab.findings import CellFinding, Findings, Voiced, findings
from grognard.lab.intervals import Estimate
from grognard.lab.prices import Prices, prices
from grognard.lab.report import Tongue, bots_of, report, save_replays
from grognard.lab.simulate import MOST_GAMES
from grognard.text import languages

MOST_MINUTES = 10_000.0
MOST_BOTS = 6
USUAL_BOTS = "brisk,greedy"


def balance(
    ruleset: RulesetName,
    /,
    *,
    scenarios: Annotated[str | None, Parameter(help=said("help-balance-scenarios"))] = None,
    armies: Annotated[str | None, Parameter(help=said("help-balance-armies"))] = None,
    bots: Annotated[str, Parameter(help=said("help-balance-bots"))] = USUAL_BOTS,
    option: OptionValues = None,
    pack: Packs = None,
    set_: Changes = None,
    width: Annotated[float, Parameter(help=said("help-balance-width"))] = 5.0,
    minutes: Annotated[float, Parameter(help=said("help-balance-minutes"))] = 10.0,
    games: Annotated[int, Parameter(help=said("help-balance-games"))] = 200,
    sample: Annotated[int, Parameter(help=said("help-balance-sample"))] = 60,
    units: Annotated[int, Parameter(help=said("help-balance-units"))] = 0,
    seed: Seed = "0",
    jobs: Annotated[int | None, Parameter(help=said("help-balance-jobs"))] = None,
    cluster: ClusterAddress = None,
    out: Annotated[Path | None, Parameter(help=said("help-balance-out"))] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Play armies against each other in every scenario until it is known who wins."""
    game = grognard.ruleset(ruleset, pack or (), set_ or ())
    voice = Voice(lang, json=json, ruleset=game)
    within("--width", width, 0.5, 50.0)
    within("--minutes", minutes, 0.0, MOST_MINUTES)
    within("--games", games, 1, MOST_GAMES)
    within("--sample", sample, 1, MOST_GAMES)
    within("--units", units, 0, MOST_GAMES)
    folder = place(out or Path("balance") / ruleset)
    want("matplotlib")
    asked = Question(
        scenarios=tuple(names(scenarios) or ()),
        armies=tuple(names(armies) or ()),
        bots=read_bots(bots),
        options=settings(game, option),
        seed=read_seed(seed),
        width=width / 100,
        games=games,
        sample=sample,
    )
    with kept_if_stopped(), voice.progress_to_come() as progress, working(jobs, cluster) as there:
        how: dict[str, Any] = {
            "seconds": 60 * minutes / (2 if units else 1),
            "place": there,
            "progress": lambda now: progress(now.played, now.expected, now.left),
        }
        growths = measure(game, asked, folder, **how)
        worth = structs.replace(asked, games=units)
        priced = prices(game, worth, folder, **how) if units else None
    found = findings(game, growths, folder, seed=asked.seed, width=asked.width)
    told_as_data = answer(found, game, voice) | {"prices": plain(priced)}
    save_games(growths, folder)
    save_replays(found, game, folder)
    write(folder / "report.json", msgspec.json.format(msgspec.json.encode(told_as_data)).decode())
    save_reports(folder, voice.lang, lambda lang, others: _page(found, priced, game, lang, others))
    voice.emit(told_as_data)
    _tell(found, game, voice)
    voice.say("balance-written", folder=str(folder))
    return 0


def _page(
    found: Findings,
    priced: Prices | None,
    game: Published[Any],
    lang: str,
    others: Mapping[str, str],
) -> str:
    tongue = tongue_of(game, lang)
    units = list(price_parts(priced, tongue)) if priced is not None else ()
    return report(found, game, tongue, others, units)


def tongue_of(game: Published[Any], lang: str) -> Tongue:
    """The words of a report of a game."""
    voice = Voice(lang, ruleset=game)
    return Tongue(
        voice.lang,
        voice.words,
        lambda army: army_name(army, game, voice),
        lambda kind: voice.words.gist(f"event-{kind}"),
    )


def save_reports(
    folder: Path, asked: str, written: Callable[[str, Mapping[str, str]], str]
) -> None:
    """A report in every language, each with links to the others; the one asked for comes first."""
    files = {lang: f"report.{lang}.html" for lang in languages()} | {asked: "report.html"}
    for lang, file in files.items():
        others = {
            (Locale.parse(other).get_display_name(other) or other).capitalize(): name
            for other, name in files.items()
            if other != lang
        }
        write(folder / file, written(lang, others))


def place(folder: Path) -> Path:
    """A folder that results can be put in."""
    if folder.is_file():
        raise Mistake("no-place", file=str(folder))
    return folder


def read_bots(listed: str) -> tuple[str, ...]:
    """Bots by comma, all of whom exist."""
    found = names(listed) or []
    if not 1 <= len(set(found)) == len(found) <= MOST_BOTS:
        raise Mistake("balance-bots", most=MOST_BOTS)
    for name in found:
        bot(name)
    return tuple(found)


def answer(found: Findings, game: Published[Any], voice: Voice) -> dict[str, Any]:
    """The findings as data, armies and scenarios by id and name."""
    return {
        "ruleset": found.ruleset,
        "version": found.version,
        "seed": found.seed,
        "width": 100 * found.width,
        "games": found.games,
        "complete": found.is_complete,
        "cells": [_cell(cell, game, voice) for cell in found.cells],
        "never_fired": list(found.clauses.never),
        "silent": list(found.clauses.silent),
        "fired": found.clauses.shares,
    }


def _cell(found: CellFinding, game: Published[Any], voice: Voice) -> dict[str, Any]:
    cell = found.cell
    return {
        "scenario": {"id": cell.scenario, "name": voice.words(f"scenario-{cell.scenario}")},
        "armies": [{"id": army, "name": army_name(army, game, voice)} for army in cell.armies],
        "robust": found.is_robust,
        "verdict": found.verdict,
        "first_army": _estimate(found.together),
        "disagree": [[bots_of(found.voices[each]) for each in pair] for pair in found.disagree],
        "bots": [_voiced(voiced) for voiced in found.voices],
    }


def _voiced(voiced: Voiced) -> dict[str, Any]:
    course = voiced.course
    told: dict[str, Any] = {
        "bots": list(voiced.bots),
        "known": voiced.is_known,
        "games": voiced.first_army.games,
        "first_army": _estimate(voiced.first_army),
        "first_seat": _estimate(voiced.first_seat),
        "as_seated": _estimate(voiced.as_seated),
        "draws": round(100 * course.draws, 1),
        "turns": round(course.turns, 2),
        "decisions": round(course.decisions, 1),
        "over_by_turn_2": round(100 * course.early, 1),
        "lead_changes": round(course.lead_changes, 2),
        "decided": round(100 * course.decided, 1),
    }
    if voiced.first_bot is not None:
        told["first_bot"] = _estimate(voiced.first_bot)
    return told


def _estimate(found: Estimate) -> dict[str, Any]:
    return {
        "share": round(100 * found.share, 2),
        "interval": [round(100 * found.low, 2), round(100 * found.high, 2)],
        "games": found.games,
        "units": found.units,
    }


def army_name(army: str, game: Published[Any], voice: Voice) -> str:
    """What an army is called."""
    return voice.teller.army(army, army_of(game, army))


def _tell(found: Findings, game: Published[Any], voice: Voice) -> None:
    words = voice.words
    voice.say("balance-title", name=words(f"ruleset-{found.ruleset}"), games=found.games)
    voice.line()
    kinds = [bots_of(voiced) for voiced in found.cells[0].voices]
    head = [words(f"balance-head-{name}") for name in ("scenario", "first", "second")]
    voice.table(
        [
            [*head, *kinds, words("balance-head-verdict")],
            *([*_who(cell, game, voice), *_shares(cell, voice)] for cell in found.cells),
        ]
    )
    voice.say("balance-note-shares")
    voice.line()
    course = ("scenario", "first", "second", "seat", "seated", "draws", "turns", "decisions")
    drama = ("early", "leads", "decided")
    voice.table(
        [
            [words(f"balance-head-{name}") for name in (*course, *drama)],
            *([*_who(cell, game, voice), *_course(cell, voice)] for cell in found.cells),
        ]
    )
    voice.say("balance-note-course", bot=found.cells[0].voices[0].bots[0])
    _tell_better(found, voice)
    _tell_clauses(found, voice)
    _tell_left(found, voice)


def _who(cell: CellFinding, game: Published[Any], voice: Voice) -> list[str]:
    armies = [army_name(army, game, voice) for army in cell.cell.armies]
    return [voice.words(f"scenario-{cell.cell.scenario}"), *armies]


def _shares(cell: CellFinding, voice: Voice) -> list[str]:
    shares = [told(voiced.first_army, voice) for voiced in cell.voices]
    return [*shares, voice.words(f"balance-verdict-{cell.judgement}")]


def told(found: Estimate, voice: Voice) -> str:
    """A share with its interval."""
    if not found.units:
        return "–"
    share, low, high = (round(100 * each) for each in (found.share, found.low, found.high))
    return voice.words("balance-share", share=share, low=low, high=high)


def _course(cell: CellFinding, voice: Voice) -> list[str]:
    most = cell.voices[0]
    course = most.course
    return [
        told(most.first_seat, voice),
        told(most.as_seated, voice),
        _percent(course.draws, voice),
        f"{course.turns:.1f}",
        f"{course.decisions:.0f}",
        _percent(course.early, voice),
        f"{course.lead_changes:.1f}",
        _percent(course.decided, voice),
    ]


def _percent(share: float, voice: Voice) -> str:
    return voice.words("percent", n=round(100 * share))


def _tell_better(found: Findings, voice: Voice) -> None:
    """How often each bot beats another when both lead either army."""
    for number, crossed in enumerate(found.cells[0].voices):
        if crossed.first_bot is None:
            continue
        shares = [cell.voices[number].first_bot for cell in found.cells]
        known = [share for share in shares if share is not None and share.units]
        if known:
            games = sum(share.games for share in known)
            share = sum(share.share * share.games for share in known) / games
            one, other = crossed.bots
            voice.say("balance-better", one=one, other=other, share=round(100 * share), games=games)


def _tell_clauses(found: Findings, voice: Voice) -> None:
    never = found.clauses.never
    if never:
        voice.say("balance-never", clauses=len(never), which=", ".join(never))
    else:
        voice.say("balance-all-fired")


def _tell_left(found: Findings, voice: Voice) -> None:
    disagree = sum(bool(cell.disagree) for cell in found.cells)
    if disagree:
        voice.say("balance-disagree", cells=disagree)
    left = sum(not all(v.is_known for v in cell.voices) for cell in found.cells)
    if left:
        voice.say("balance-left", cells=left)
