"""``grognard roster``: is this army legal?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import grognard
from grognard.cli.asking import settings, within
from grognard.cli.help import Changes, Json, Lang, OptionValues, Packs, example, said
from grognard.cli.mistakes import No
from grognard.cli.voice import Voice
from grognard.content.recruits import Terms
from grognard.content.roster import read_roster
from grognard.kernel.refusals import Refusal

MOST_PLAYERS = 4

app = App(name="roster", help_format="plaintext")


@app.command(
    help=f"{said('help-check')}\n\n{said('help-check-exit')}\n\n"
    + example("grognard roster check army.toml --option points=110")
)
def check(
    file: Annotated[Path, Parameter(help=said("help-check-file"))],
    /,
    *,
    option: OptionValues = None,
    players: Annotated[int, Parameter(help=said("help-check-players"))] = 1,
    scenario: Annotated[str | None, Parameter(help=said("help-check-scenario"))] = None,
    pack: Packs = None,
    set_: Changes = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Check a roster."""
    roster = read_roster(file)
    game = grognard.ruleset(roster.ruleset, pack or (), set_ or ())
    voice = Voice(lang, json=json, ruleset=game)
    most = max(sum(game.side(s) == game.side(way[0]) for s in way) for way in game.table_seats)
    within("--players", players, 1, min(most, MOST_PLAYERS))
    terms = Terms(settings(game, option), players, scenario or "")
    if scenario is not None and scenario not in game.scenario_ids():
        known = ", ".join(game.scenario_ids())
        raise Refusal("no-such-scenario", scenario=scenario[:40], known=known)
    found = game.breaches(roster, terms)
    bill = game.bill(roster, terms)
    told = [voice.teller.breach(breach) for breach in found]
    voice.emit(
        {
            "legal": not found,
            "ruleset": game.name,
            "name": roster.name,
            "units": len(roster.units),
            "points": bill.spent,
            "allowance": bill.allowance,
            "breaches": [
                {"clause": breach.clause, "reason": words} for breach, words in zip(found, told)
            ],
        }
    )
    if not found:
        voice.say("roster-legal", name=roster.name)
        return 0
    voice.say("roster-illegal", name=roster.name)
    for words in told:
        voice.line(f"  {words}")
    raise No
