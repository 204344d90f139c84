"""``grognard list``: what there is to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter

import grognard
from grognard.bots import bots
from grognard.cli.help import Changes, Json, Lang, Packs, said
from grognard.cli.mistakes import Mistake
from grognard.cli.voice import Voice, own_words
from grognard.content.published import Published
from grognard.content.roster import Roster
from grognard.kernel.ruleset import package_of
from grognard.kernel.said import Language
from grognard.text import Words


def list_games(
    ruleset: Annotated[str | None, Parameter(help=said("help-list-games-ruleset"))] = None,
    /,
    *,
    pack: Packs = None,
    set_: Changes = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """The rulesets; or one ruleset's scenarios, rosters, units and options."""
    if ruleset is None:
        if pack or set_:
            # They would be lost without a word.
            raise Mistake("which-game", known=", ".join(grognard.rulesets()))
        _list_all(lang, json)
    else:
        _list_one(grognard.ruleset(ruleset, pack or (), set_ or ()), lang, json)
    return 0


def _list_all(lang: str | None, json: bool) -> None:
    voice = Voice(lang, json=json)
    for name in grognard.rulesets():
        called = _called(name, _words_of(name, voice.lang))
        voice.line(f"{name} – {called['title']}")
        voice.line(f"    {called['summary']}")
    voice.say("list-more", bots=", ".join(bots()))
    if json:
        games = map(grognard.ruleset, grognard.rulesets())
        found = [_head(game, own_words(voice.lang, *game.sources)) for game in games]
        voice.emit({"rulesets": found, "bots": bots()})


def _words_of(name: str, lang: Language) -> Words:
    """What a game calls itself; the game is imported only where its words lie elsewhere."""
    words = own_words(lang, package_of(name))
    if f"ruleset-{name}" in words:
        return words
    return own_words(lang, *grognard.ruleset(name).sources)


def _called(name: str, words: Words) -> dict[str, Any]:
    message = f"ruleset-{name}"
    return {"name": name, "title": words(message), "summary": words.first(f"{message}.summary")}


def _head(game: Published[Any], words: Words) -> dict[str, Any]:
    return _called(game.name, words) | {"version": game.version}


def _list_one(game: Published[Any], lang: str | None, json: bool) -> None:
    voice = Voice(lang, json=json, ruleset=game)
    about = _head(game, voice.words)
    scenarios = [_scenario(name, voice) for name in game.scenario_ids()]
    rosters = [_roster(name, roster, voice) for name, roster in game.rosters().items()]
    catalogue = {kind: [_entry(m, voice) for m in ids] for kind, ids in game.catalogue().items()}
    _add_profiles(catalogue["units"], game, voice)
    options: list[dict[str, Any]] = [
        {
            "id": choice.id,
            "title": voice.words(f"option-{choice.id}"),
            "summary": voice.words.first(f"option-{choice.id}.summary"),
            "clause": choice.clause,
            "default": choice.default,
            "values": list(choice.values),
        }
        for choice in game.choices()
    ]
    seats = [list(way) for way in game.table_seats]
    if json:
        parts = {"scenarios": scenarios, "rosters": rosters, "options": options, "seats": seats}
        voice.emit(about | parts | catalogue)
        return
    voice.line(f"{about['title']} – {about['summary']}")
    _section(voice, "scenarios", [(s["id"], s["title"], s["summary"]) for s in scenarios])
    armies = [(r["id"], r["title"], _total(r, voice)) for r in rosters]
    _section(voice, "rosters", armies)
    for kind, entries in catalogue.items():
        _section(voice, kind, [(e["id"], e["title"], _profile(e, voice)) for e in entries])
    values = [(o["id"], o["title"], _values(o), o["summary"]) for o in options]
    _section(voice, "options", values)
    _section(voice, "seats", [(" ".join(way),) for way in seats])


def _section(voice: Voice, name: str, rows: Sequence[tuple[str, ...]]) -> None:
    message = f"list-{name.replace(' ', '-')}"
    voice.line()
    voice.line(voice.words.first(message, otherwise=name.replace("_", " ").title()))
    if rows:
        voice.table([("  " + row[0], *row[1:]) for row in rows])


def _scenario(name: str, voice: Voice) -> dict[str, str]:
    message = f"scenario-{name}"
    summary = voice.words.first(f"{message}.summary")
    return {"id": name, "title": voice.words(message), "summary": summary}


def _roster(name: str, roster: Roster, voice: Voice) -> dict[str, Any]:
    faction = {"id": roster.faction, "title": voice.words.first(f"faction-{roster.faction}")}
    return {
        "id": name,
        "title": voice.teller.army(name, roster),
        "faction": faction,
        "total": roster.total,
        "units": [unit.profile for unit in roster.units],
    }


def _entry(message: str, voice: Voice) -> dict[str, Any]:
    """An entry of the catalogue: its bare name where the full one carries a number."""
    title = voice.words.first(f"{message}.name") or voice.words(message)
    return {"id": message.partition("-")[2], "title": title}


def _add_profiles(units: list[dict[str, Any]], game: Published[Any], voice: Voice) -> None:
    """What a unit costs and what it is good for, where an army may take it."""
    cards = {recruit.id: recruit for recruit in game.recruits()}
    for unit in units:
        if recruit := cards.get(unit["id"]):
            unit |= {"faction": recruit.faction, "cost": recruit.cost, "most": recruit.most}
            unit["profile"] = {
                voice.teller.say(fact.name): voice.teller.say(fact.value)
                for fact in recruit.card
                if fact.kind in ("stat", "price")
            }


def _profile(entry: dict[str, Any], voice: Voice) -> str:
    figures = [f"{name} {value}" for name, value in entry.get("profile", {}).items()]
    return voice.words.joined("list-comma", figures) if figures else ""


def _total(roster: dict[str, Any], voice: Voice) -> str:
    total = roster["total"]
    points = voice.words("points", n=total) if total is not None else ""
    return ", ".join(filter(None, (roster["faction"]["title"], points)))


def _values(option: dict[str, Any]) -> str:
    shown = [str(value).lower() for value in option["values"]]
    default = str(option["default"]).lower()
    return "|".join(f"[{value}]" if value == default else value for value in shown)
