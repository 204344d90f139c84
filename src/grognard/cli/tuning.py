"""``grognard tune``: what a position is worth, learnt from how games ended."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from msgspec import to_builtins

import grognard
from grognard.cli.asking import seed as read_seed
from grognard.cli.asking import within, write
from grognard.cli.help import ClusterAddress, Json, Lang, RulesetName, Seed, said
from grognard.cli.mistakes import Mistake
from grognard.cli.placing import working
from grognard.cli.stopping import kept_if_stopped
from grognard.cli.voice import Voice
from grognard.lab.calibration import report, told
from grognard.lab.extras import want
from grognard.lab.fitting import Tuned, as_toml, fit
from grognard.lab.tune import gather

MOST_MINUTES = 10_000.0


def tune(
    ruleset: RulesetName,
    /,
    *,
    minutes: Annotated[float, Parameter(help=said("help-tune-minutes"))] = 10.0,
    out: Annotated[Path | None, Parameter(help=said("help-tune-out"))] = None,
    jobs: Annotated[int | None, Parameter(help=said("help-tune-jobs"))] = None,
    cluster: ClusterAddress = None,
    seed: Seed = "0",
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Play games, keep their positions, and fit the win chance to how they ended."""
    game = grognard.ruleset(ruleset)
    voice = Voice(lang, json=json, ruleset=game)
    within("--minutes", minutes, 0.0, MOST_MINUTES)
    folder = out or Path("tuned") / ruleset
    if folder.is_file():
        raise Mistake("no-place", file=str(folder))
    want("matplotlib")
    positions = folder / f"positions-{game.version}"
    seconds = 60 * minutes
    with (
        kept_if_stopped(),
        voice.progress_of_time(seconds) as advance,
        working(jobs, cluster, 1) as place,
    ):
        gather(
            game,
            positions,
            seconds=seconds,
            place=place,
            seed=read_seed(seed),
            progress=advance,
        )
    today = datetime.now(tz=UTC).date().isoformat()
    tuned = fit(game, positions, today)
    write(folder / "winning.toml", as_toml(tuned.winning))
    write(folder / "report.html", report(game, tuned, voice.words, voice.lang))
    voice.emit(_answer(tuned, folder))
    voice.line(told(tuned, voice.words))
    voice.say("tune-written", folder=str(folder))
    return 0


def _answer(tuned: Tuned, folder: Path) -> dict[str, Any]:
    return {
        "games": tuned.games,
        "positions": tuned.positions,
        "brier": round(tuned.brier, 4),
        "gap": round(tuned.gap, 4),
        "tenths": to_builtins(tuned.tenths),
        "folder": str(folder),
        **to_builtins(tuned.winning),
    }
