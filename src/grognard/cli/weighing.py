"""``grognard odds``: what may come of a choice, and how likely."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import partial
from itertools import count
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import grognard
from grognard.cli.asking import answer, names, plain
from grognard.cli.help import Changes, Json, Lang, Packs, flag, said
from grognard.cli.mistakes import Mistake
from grognard.cli.voice import Voice
from grognard.content.describe import closest
from grognard.kernel.compound import Assign, Tick
from grognard.kernel.events import Event, kebab
from grognard.kernel.exploring import Policy
from grognard.kernel.game import Game
from grognard.kernel.headlines import headline, headlines
from grognard.kernel.odds import Distribution
from grognard.kernel.odds import odds as weigh
from grognard.kernel.plans import Plan, written
from grognard.kernel.questions import Choose
from grognard.kernel.ruleset import Effect, Ruleset
from grognard.kernel.tallies import Tally
from grognard.text.telling import Teller

LONGEST_FRACTION = 24
AT_A_GLANCE = 600
"""How often the rules are run for the headlines of all options together."""
MOST_TOLD = 24
"""Outcomes told to a person; a program gets all of them."""


def odds(
    situation: Annotated[Path, Parameter(help=said("help-odds-situation"))],
    /,
    *,
    choose: Annotated[
        list[str] | None,
        Parameter(
            negative="",
            show_default=False,
            consume_multiple=True,
            help=said("help-odds-choose"),
        ),
    ] = None,
    plan: Annotated[str | None, flag("help-odds-plan")] = None,
    about: Annotated[str | None, flag("help-odds-about")] = None,
    policy: Annotated[Policy, Parameter(help=said("help-odds-policy"))] = "usual",
    pack: Packs = None,
    set_: Changes = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """The exact distribution of what a choice leads to."""
    game = grognard.situation(situation, packs=pack or (), changes=set_ or ())
    voice = Voice(lang, json=json, ruleset=game.ruleset)  # type: ignore[arg-type]
    voice.teller.see(game.view(game.asked[0] if game.asked else ""))
    if choose and plan is not None:
        raise Mistake("choose-and-plan")
    meant = written(plan, answer) if plan is not None else [answer(each) for each in choose or []]
    heard = _heard(game.ruleset, about)
    found = _weighed(game, meant, policy, heard)
    shares = {kind: found.of(partial(_happens, kind)) for kind in heard}
    voice.emit(
        as_data(found, voice, bool(heard)) | {"about": {k: str(s) for k, s in shares.items()}}
    )
    if not choose and plan is None:
        _tell_question(game, voice)
    if shares:
        _tell_shares(shares, found.exact, voice)
    if choose and not heard:
        _tell_headline(game, str(meant[0]), found, voice)  # type: ignore[index]
    tell_distribution(found, voice, heard=bool(heard))
    return 0


def _weighed(
    game: Game[Any], meant: list[object] | Plan, policy: Policy, heard: list[str]
) -> Distribution:
    hearing = (lambda event: event if event.kind in heard else None) if heard else None
    return weigh(game, meant, policy=policy, hearing=hearing)


def _heard(ruleset: Ruleset[Any], about: str | None) -> list[str]:
    """The kinds of events that are asked about."""
    wanted = names(about) or []
    known = sorted(_kinds(Event, type(ruleset).__module__))
    for kind in wanted:
        if kind not in known:
            guess = closest(kind, known) or known[0]
            raise Mistake("about", kind=kind, guess=guess, known=", ".join(known))
    return wanted


def _kinds(of: type[Event], package: str) -> Iterator[str]:
    """The kinds of events that a package knows."""
    for kind in of.__subclasses__():
        if kind.__module__.startswith(f"{package}."):
            yield kebab(kind.__name__)
        yield from _kinds(kind, package)


def _tell_question(game: Game[Any], voice: Voice) -> None:
    question = game.decision
    if isinstance(question, Choose | Tick | Assign):
        voice.line(voice.teller.question(question))
        told = headlines_told(game, question, voice.teller) if isinstance(question, Choose) else {}
        rows = [
            (f"  {o.key}", voice.teller.option(o), told.get(o.key, "")) for o in question.options
        ]
        voice.table(rows)
        voice.line()


def headlines_told(game: Game[Any], question: Choose, teller: Teller) -> dict[str, str]:
    """What the options come to, each in one line, as far as it is soon found."""
    runs = count(1)
    found = headlines(
        game,
        question.seat,
        budget=AT_A_GLANCE,
        samples=0,
        enough=lambda: next(runs) > AT_A_GLANCE,
    )
    options = {option.key: option for option in question.options}
    return {
        key: teller.headline(each, options[key], question)
        for key, each in found
        if each is not None
    }


def _tell_headline(game: Game[Any], key: str, found: Distribution, voice: Voice) -> None:
    """What is most worth knowing of an option, before all of it."""
    question = game.decision
    if not isinstance(question, Choose):
        return
    option = next((option for option in question.options if option.key == key), None)
    each = headline(game, question, option, found) if option is not None else None
    if option is not None and each is not None:
        voice.line(voice.teller.headline(each, option, question))
        voice.line()


def as_data(found: Distribution, voice: Voice, heard: bool = False) -> dict[str, Any]:
    """A distribution for programs."""
    data: dict[str, Any] = {
        "exact": found.exact,
        "samples": found.samples,
        "outcomes": [
            {
                "outcome": _told(chanced.outcome, voice, heard),
                "events": [
                    {"event": event.kind, **plain(event.facts)}
                    for event in _events(chanced.outcome)
                ],
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
        "explain": [
            {"topic": act.topic, "rule": act.rule, "piece": act.piece, **_tally(tally, voice)}
            for act in found.acts
            for tally in act.tallies
        ],
    }
    if found.met is not None:
        met = found.met
        data["met"] = {
            "seat": met.seat,
            "topic": met.topic,
            "rule": met.rule,
            "text": voice.teller.question(met.question),
            "labels": {option.key: voice.teller.option(option) for option in met.options},
            "answers": {key: as_data(branch, voice, heard) for key, branch in met.answers.items()},
        }
    return data


def _happens(kind: str, outcome: object) -> bool:
    return any(event.kind == kind for event in _events(outcome))


def _tell_shares(shares: Mapping[str, Fraction], exact: bool, voice: Voice) -> None:
    """How likely it is that each of what is asked about happens at all."""
    voice.table([(*_share(share, exact, voice), kind) for kind, share in shares.items()])
    voice.line()


def _share(share: Fraction, exact: bool, voice: Voice) -> tuple[str, str]:
    """A probability in per cent, and as a fraction where it is exact and short enough."""
    fraction = str(share)
    percent = voice.words("percent", n=round(100 * float(share), 2))
    return percent, fraction if exact and len(fraction) <= LONGEST_FRACTION else ""


def _tell_acts(found: Distribution, voice: Voice, indent: str) -> None:
    """The numbers behind it; where several pieces have their own, under the name of each."""
    pieces = {act.piece for act in found.acts}
    for act in found.acts:
        whose = voice.teller.piece(act.piece) if act.piece and len(pieces) > 1 else ""
        for tally in act.tallies:
            told = voice.teller.tally(tally)
            labelled = voice.words("labelled", label=whose, what=told) if whose else told
            voice.line(f"{indent}  {labelled}")


def _effects(outcome: object) -> list[Effect]:
    found = outcome if isinstance(outcome, tuple) else ()
    return [effect for effect in found if isinstance(effect, Effect)]


def _events(outcome: object) -> list[Event]:
    found = outcome if isinstance(outcome, tuple) else ()
    return [event for event in found if isinstance(event, Event)]


def _told(outcome: object, voice: Voice, heard: bool) -> str:
    """What came about, in words: the events that were asked about, or whatever has changed."""
    events = [voice.teller.event(event) for event in _events(outcome)]
    if events:
        return voice.teller.words.joined("list-semicolon", events)
    return voice.words("odds-none-of-it") if heard else voice.teller.outcome(_effects(outcome))


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


def tell_distribution(
    found: Distribution, voice: Voice, indent: str = "", heard: bool = False
) -> None:
    """A distribution for people: each outcome with its share, then the numbers behind it."""
    if found.met is not None:
        voice.line(indent + voice.words("odds-assumes"))
    rows = []
    for chanced in found.outcomes[:MOST_TOLD]:
        percent, fraction = _share(chanced.probability, found.exact, voice)
        rows.append((indent + percent, fraction, _told(chanced.outcome, voice, heard)))
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
    _tell_acts(found, voice, indent)
    if found.met is not None:
        who = voice.teller.seat(found.met.seat)
        for option in found.met.options:
            voice.line()
            chosen = voice.teller.option(option)
            voice.line(indent + voice.words("odds-if", seat=who, answer=chosen))
            tell_distribution(found.met.answers[option.key], voice, indent + "  ", heard)
