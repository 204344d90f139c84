"""``grognard odds``: what may come of a choice, and how likely."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import grognard
from grognard.cli.asking import answer
from grognard.cli.help import Json, Lang, flag, said
from grognard.cli.mistakes import Mistake
from grognard.cli.voice import Voice
from grognard.kernel.exploring import Policy
from grognard.kernel.game import Game
from grognard.kernel.odds import Distribution
from grognard.kernel.odds import odds as weigh
from grognard.kernel.questions import Choose
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect
from grognard.kernel.tallies import Tally

MOST_TOLD = 24
"""Outcomes told to a person; a program gets all of them."""


def odds(
    situation: Annotated[Path, Parameter(help=said("help-odds-situation"))],
    /,
    *,
    choose: Annotated[list[str] | None, flag("help-odds-choose")] = None,
    policy: Annotated[Policy, Parameter(help=said("help-odds-policy"))] = "usual",
    lang: Lang = None,
    json: Json = False,
) -> int:
    """The exact distribution of what a choice leads to."""
    game = grognard.situation(situation)
    voice = Voice(lang, json=json, ruleset=game.ruleset)  # type: ignore[arg-type]
    voice.teller.see(game.view(game.asked[0] if game.asked else ""))
    found = _weighed(game, choose or [], policy)
    voice.emit(as_data(found, voice))
    if not choose:
        _tell_question(game, voice)
    tell_distribution(found, voice)
    return 0


def _weighed(game: Game[Any], choose: list[str], policy: Policy) -> Distribution:
    question = game.decision
    try:
        return weigh(game, [answer(choice) for choice in choose], policy=policy)
    except Refusal as refusal:
        if refusal.reason == "not-an-option" and isinstance(question, Choose):
            known = ", ".join(option.key for option in question.options)
            raise Mistake("choose", answer=refusal.facts["answer"], known=known) from None
        raise


def _tell_question(game: Game[Any], voice: Voice) -> None:
    question = game.decision
    if isinstance(question, Choose):
        voice.line(voice.teller.question(question))
        rows = [(f"  {o.key}", voice.teller.option(o)) for o in question.options]
        voice.table(rows)
        voice.line()


def as_data(found: Distribution, voice: Voice) -> dict[str, Any]:
    """A distribution for programs."""
    data: dict[str, Any] = {
        "exact": found.exact,
        "samples": found.samples,
        "outcomes": [
            {
                "outcome": voice.teller.outcome(_effects(chanced.outcome)),
                "effects": [
                    {"piece": e.piece, "kind": e.kind, "amount": e.amount}
                    for e in _effects(chanced.outcome)
                ],
                "probability": str(chanced.probability),
                "decimal": float(chanced.probability),
                "low": chanced.low,
                "high": chanced.high,
            }
            for chanced in found.outcomes
        ],
        "explain": [_tally(tally, voice) for tally in found.tallies],
    }
    if found.met is not None:
        met = found.met
        data["met"] = {
            "seat": met.seat,
            "topic": met.topic,
            "rule": met.rule,
            "text": voice.teller.question(met.question),
            "labels": {option.key: voice.teller.option(option) for option in met.options},
            "answers": {key: as_data(branch, voice) for key, branch in met.answers.items()},
        }
    return data


def _effects(outcome: object) -> list[Effect]:
    found = outcome if isinstance(outcome, tuple) else ()
    return [effect for effect in found if isinstance(effect, Effect)]


def _tally(tally: Tally, voice: Voice) -> dict[str, Any]:
    return {
        "name": voice.teller.tally_name(tally),
        "total": tally.total,
        "parts": [
            {
                "rule": part.rule,
                "reason": voice.teller.part_name(part),
                "amount": part.amount,
                "ignored": part.ignored,
            }
            for part in tally.parts
        ],
    }


def tell_distribution(found: Distribution, voice: Voice, indent: str = "") -> None:
    """A distribution for people: each outcome with its share, then the numbers behind it."""
    rows = []
    for chanced in found.outcomes[:MOST_TOLD]:
        share = voice.words("percent", n=round(100 * float(chanced.probability), 2))
        fraction = str(chanced.probability)
        shown = fraction if found.exact and len(fraction) <= 24 else ""
        rows.append((indent + share, shown, voice.teller.outcome(_effects(chanced.outcome))))
    voice.table(rows)
    if len(found.outcomes) > MOST_TOLD:
        rest = sum(float(c.probability) for c in found.outcomes[MOST_TOLD:])
        voice.line(
            indent
            + voice.words(
                "odds-rest", n=len(found.outcomes) - MOST_TOLD, share=round(100 * rest, 2)
            )
        )
    if not found.exact:
        voice.line(indent + voice.words("odds-estimate", n=found.samples))
    for tally in found.tallies:
        voice.line(f"{indent}  {voice.teller.tally(tally)}")
    if found.met is not None:
        who = voice.teller.seat(found.met.seat)
        for option in found.met.options:
            voice.line()
            chosen = voice.teller.option(option)
            voice.line(indent + voice.words("odds-if", seat=who, answer=chosen))
            tell_distribution(found.met.answers[option.key], voice, indent + "  ")
