"""``grognard simulate``: many games, and who wins them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import grognard
from grognard.api import situated
from grognard.cli.asking import is_situation, names, nothing_else, settings, within
from grognard.cli.asking import seed as read_seed
from grognard.cli.help import (
    Changes,
    ClusterAddress,
    Json,
    Lang,
    OptionValues,
    Packs,
    RosterNames,
    ScenarioName,
    Seed,
    flag,
    said,
)
from grognard.cli.mistakes import Mistake
from grognard.cli.placing import working
from grognard.cli.voice import Voice
from grognard.content.published import Published
from grognard.lab.extras import want
from grognard.lab.matches import DRAW, match
from grognard.lab.simulate import MOST_GAMES, Report, save_parquet, usual_jobs
from grognard.lab.simulate import simulate as play_many


def simulate(
    ruleset: Annotated[str, Parameter(help=said("help-simulate-ruleset"))],
    /,
    *,
    scenario: ScenarioName = None,
    rosters: RosterNames = None,
    bots: Annotated[str, Parameter(help=said("help-simulate-bots"))] = "brisk",
    option: OptionValues = None,
    games: Annotated[int, Parameter(help=said("help-simulate-games"))] = 100,
    seed: Seed = "0",
    jobs: Annotated[int | None, Parameter(help=said("help-simulate-jobs"))] = None,
    cluster: ClusterAddress = None,
    out: Annotated[Path | None, Parameter(help=said("help-simulate-out"))] = None,
    decisions: Annotated[Path | None, Parameter(help=said("help-simulate-decisions"))] = None,
    fired: Annotated[bool, flag("help-simulate-fired")] = False,
    pack: Packs = None,
    set_: Changes = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Play many games."""
    start = None
    if is_situation(ruleset):
        nothing_else(ruleset, scenario=scenario, rosters=rosters, option=option)
        start = situated(ruleset, pack or (), set_ or ())
    name = start.ruleset if start is not None else ruleset
    game = grognard.ruleset(name, pack or (), set_ or ())
    voice = Voice(lang, json=json, ruleset=game)
    within("--games", games, 1, MOST_GAMES)
    for file in (out, decisions):
        if file is not None:
            _check_place(file)
            want("polars")
    contest = match(
        game,
        scenario=scenario,
        rosters=names(rosters),
        bots=names(bots) or ["brisk"],
        options=settings(game, option),
        seed=read_seed(seed),
        start=start,
    )
    with voice.progress(games) as advance, working(jobs, cluster, usual_jobs(games)) as place:
        play = partial(play_many, contest, games, place=place, fired=fired, progress=advance)
        report = play() if decisions is None else _noting(decisions, game, play)
    if out is not None:
        save_parquet(report, out)
    answer = _answer(report)
    if fired:
        answer["fired"] = dict(sorted(report.fired.items()))
    voice.emit(answer)
    _tell(report, voice)
    return 0


def _noting(file: Path, game: Published[Any], play: Callable[..., Report]) -> Report:
    """Play and write every decision to a file."""
    from grognard.lab.decisions import DecisionFile, note_chunk

    with DecisionFile(file, game) as written:
        report = play(work=note_chunk, keep=written.add)
        written.close()
    return report


def _check_place(out: Path) -> None:
    """A long run is not to end with a file that could never be written."""
    if not out.parent.is_dir() or out.is_dir():
        raise Mistake("no-place", file=str(out))


def _answer(report: Report) -> dict[str, Any]:
    seconds = max(report.seconds, 1e-9)
    return {
        "games": report.games,
        "decisions": report.decisions,
        "seconds": round(report.seconds, 3),
        "games_per_second": round(report.games / seconds, 2),
        "decisions_per_second": round(report.decisions / seconds, 1),
        "wins": report.wins,
        "interval": list(report.interval),
        "turns": report.turns,
        "seed": report.match.seed,
    }


def _tell(report: Report, voice: Voice) -> None:
    match_ = report.match
    for place, (name, count) in enumerate(report.wins.items()):
        share = voice.words("percent", n=round(100 * count / report.games, 1))
        who = match_.bots[place] if place < len(match_.bots) else ""
        name = voice.words("simulate-draw") if name == DRAW else name
        voice.say("simulate-wins", who=name, bot=who or "none", wins=count, share=share)
    low, high = (round(100 * bound, 1) for bound in report.interval)
    voice.say("simulate-interval", low=low, high=high)
    if len(match_.setups) == 1:
        voice.say("simulate-unswapped")
    speed = _answer(report)
    voice.say(
        "simulate-speed",
        games=report.games,
        seconds=round(report.seconds, 1),
        speed=speed["games_per_second"],
        decisions=round(speed["decisions_per_second"]),
        turns=round(report.turns, 2),
    )
    for clause, times in sorted(report.fired.items()):
        voice.line("  " + voice.words("labelled", label=clause, what=times))
