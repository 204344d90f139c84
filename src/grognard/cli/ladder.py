"""``grognard ladder``: which bots are stronger, and by how much."""

from __future__ import annotations

from math import comb
from typing import Annotated, Any

from cyclopts import Parameter

import grognard
from grognard.bots.bot import LEAST_SECONDS, MOST_SECONDS
from grognard.cli.asking import names, within
from grognard.cli.asking import seed as read_seed
from grognard.cli.help import Changes, ClusterAddress, Json, Lang, Packs, RulesetName, Seed, said
from grognard.cli.placing import working
from grognard.cli.voice import Voice
from grognard.lab.ladder import Ranking, check, climb, with_budget
from grognard.lab.simulate import MOST_GAMES

USUAL_BOTS = "random,easy,fair,greedy"


def ladder(
    ruleset: RulesetName,
    /,
    *,
    scenario: Annotated[str | None, Parameter(help=said("help-ladder-scenario"))] = None,
    bots: Annotated[str, Parameter(help=said("help-ladder-bots"))] = USUAL_BOTS,
    games: Annotated[int, Parameter(help=said("help-ladder-games"))] = 20,
    budget: Annotated[float | None, Parameter(help=said("help-ladder-budget"))] = None,
    seed: Seed = "0",
    jobs: Annotated[int | None, Parameter(help=said("help-ladder-jobs"))] = None,
    cluster: ClusterAddress = None,
    pack: Packs = None,
    set_: Changes = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Play a round robin and rate the bots."""
    game = grognard.ruleset(ruleset, pack or (), set_ or ())
    voice = Voice(lang, json=json, ruleset=game)
    within("--games", games, 2, MOST_GAMES)
    contestants = names(bots) or []
    if budget is not None:
        within("--budget", budget, LEAST_SECONDS, MOST_SECONDS)
        contestants = [with_budget(name, budget) for name in contestants]
    check(contestants)
    even = games + games % 2
    in_all = even * comb(len(contestants), 2)
    with voice.progress(in_all) as advance, working(jobs, cluster, 1) as place:
        found = climb(
            game,
            contestants,
            even,
            scenario=scenario,
            seed=read_seed(seed),
            place=place,
            progress=advance,
        )
    voice.emit(_answer(found))
    _tell(found, voice)
    return 0


def _answer(found: Ranking) -> dict[str, Any]:
    return {
        "ruleset": found.ruleset,
        "scenario": found.scenario,
        "seed": found.seed,
        "ratings": [
            {
                "bot": standing.bot,
                "elo": round(standing.elo, 1),
                "interval": [round(standing.low, 1), round(standing.high, 1)],
                "wins": standing.wins,
                "draws": standing.draws,
                "losses": standing.losses,
            }
            for standing in found.standings
        ],
        "meetings": [
            {
                "bots": list(meeting.bots),
                "wins": list(meeting.wins),
                "draws": meeting.draws,
                "seconds": round(meeting.seconds, 3),
            }
            for meeting in found.meetings
        ],
    }


def _tell(found: Ranking, voice: Voice) -> None:
    head = [voice.words(f"ladder-{name}") for name in ("bot", "rating", "interval", "score")]
    rows = [
        [
            standing.bot,
            f"{standing.elo:.0f}",
            voice.words("ladder-between", low=round(standing.low), high=round(standing.high)),
            f"{standing.wins}-{standing.draws}-{standing.losses}",
        ]
        for standing in found.standings
    ]
    voice.table([head, *rows])
    voice.say("ladder-scenario", name=voice.words(f"scenario-{found.scenario}"))
    voice.say("ladder-note")
