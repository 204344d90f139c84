"""``grognard pack``: content of one's own, begun, checked and shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

import grognard
from grognard.cli.help import Json, Lang, RulesetName, example, said
from grognard.cli.mistakes import Mistake, No, told
from grognard.cli.voice import Voice
from grognard.content.errors import ContentError
from grognard.content.modular import Modular
from grognard.content.packs import Pack, read_pack
from grognard.content.published import Published
from grognard.content.recruits import Terms
from grognard.content.template import differences, template, toml
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import UnknownRuleset

app = App(name="pack", help_format="plaintext")

PackPath = Annotated[Path, Parameter(help=said("help-pack-path"))]


@app.command(
    help=f"{said('help-pack-new')}\n\n{example('grognard pack new colossus my_guns.toml')}"
)
def new(
    ruleset: RulesetName,
    file: Annotated[Path, Parameter(help=said("help-pack-new-file"))],
    /,
    *,
    lang: Lang = None,
) -> int:
    """Write a commented pack to begin with."""
    game = _modular(grognard.ruleset(ruleset))
    voice = Voice(lang, ruleset=game)
    if file.exists() or not file.parent.is_dir():
        raise Mistake("pack-not-written", file=str(file))
    comments = {part: voice.words(f"pack-{part}") for part in ("head", "closed", "open", "known")}
    comments["words"] = voice.words("pack-words")
    file.write_text(template(game.content, game.name, comments), encoding="utf-8", newline="\n")
    voice.say("pack-written", file=str(file))
    return 0


@app.command(
    help=f"{said('help-pack-check')}\n\n{said('help-pack-check-exit')}\n\n"
    + example("grognard pack check my_guns.toml")
)
def check(path: PackPath, /, *, lang: Lang = None, json: Json = False) -> int:
    """Say whether a pack can be played, and what it lacks."""
    voice = Voice(lang, json=json)
    try:
        pack = read_pack(path)
        game = _modular(grognard.ruleset(pack.ruleset, [pack]))
        voice = Voice(lang, json=json, ruleset=game)
        _try_out(game)
    except (ContentError, Refusal, UnknownRuleset) as problem:
        reason = told(problem, voice.lang)
        voice.emit({"playable": False, "reason": reason})
        voice.line(reason)
        raise No from None
    nameless = {lang_: list(_nameless(game, pack, lang_)) for lang_ in ("en", "fr")}
    voice.emit(
        {
            "playable": True,
            "pack": pack.id,
            "ruleset": pack.ruleset,
            "entries": sum(1 for _ in pack.everything()),
            "nameless": nameless,
        }
    )
    voice.say("pack-playable", pack=pack.id, entries=sum(1 for _ in pack.everything()))
    for lang_, messages in nameless.items():
        if messages:
            voice.say("pack-nameless", lang=lang_, messages=", ".join(messages))
    return 0


@app.command(help=f"{said('help-pack-show')}\n\n{example('grognard pack show my_guns.toml')}")
def show(path: PackPath, /, *, lang: Lang = None, json: Json = False) -> int:
    """Tell what a pack changes, entry by entry."""
    pack = read_pack(path)
    game = _modular(grognard.ruleset(pack.ruleset, [pack]))
    voice = Voice(lang, json=json, ruleset=game)
    found = list(differences(game.content))
    voice.emit(
        {
            "pack": pack.id,
            "ruleset": pack.ruleset,
            "changes": [
                {
                    "file": stem,
                    "table": table,
                    "id": id_,
                    "is_new": all(old is None for _, old, _ in fields),
                    "fields": [
                        {"field": name, "before": old, "after": new_} for name, old, new_ in fields
                    ],
                }
                for stem, table, id_, fields in found
            ],
        }
    )
    voice.say("pack-changes", pack=pack.id, entries=len(found))
    for stem, table, id_, fields in found:
        is_new = all(old is None for _, old, _ in fields)
        voice.line()
        voice.say("pack-new" if is_new else "pack-changed", file=stem, table=table, id=id_)
        for name, old, value in fields:
            shown = toml(value) if old is None else f"{toml(old)} → {toml(value)}"
            voice.line(f"    {name}: {shown}")
    return 0


def _modular(game: Published[Any]) -> Modular[Any, Any]:
    if not isinstance(game, Modular):
        raise Mistake("no-packs", ruleset=game.name)
    return game


def _try_out(game: Modular[Any, Any]) -> None:
    """Lay out every scenario and look at every ready-made army: what is offered can be played."""
    for scenario in game.scenario_ids():
        game.set_up(game.setup(scenario))
    options = game.settings({})
    for army in {entry["id"] for pack in game.packs for entry in pack.entries("forces", "force")}:
        roster = game.rosters()[army]
        fits = [
            game.breaches(roster, Terms(options, 1, scenario)) for scenario in game.scenario_ids()
        ]
        if all(fits):
            breach = fits[0][0]
            raise Refusal(breach.message_id, rule=breach.clause, **breach.args)


def _nameless(game: Modular[Any, Any], pack: Pack, lang: str) -> Iterator[str]:
    """What the pack adds and does not name in a language."""
    words = Voice(lang, ruleset=game).words
    named = [message for kind in game.catalogue().values() for message in kind]
    named += [f"force-{army}" for army in game.content.forces]
    named += [f"scenario-{scenario}" for scenario in game.scenario_ids()]
    ids = pack.ids
    for message in dict.fromkeys(named):
        if message.partition("-")[2] in ids and not words.has_own(message):
            yield message
