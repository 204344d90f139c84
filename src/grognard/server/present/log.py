"""The server's own words, and lines of the log for whoever may read them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import Any

from grognard.content.errors import ContentError
from grognard.content.published import Published
from grognard.kernel import tallies, views
from grognard.kernel.events import Event, Told
from grognard.kernel.questions import Entry
from grognard.kernel.refusals import Refusal
from grognard.kernel.said import Language
from grognard.kernel.sights import Warned
from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.present import beats
from grognard.server.present.wording import card
from grognard.text import Words
from grognard.text.telling import NOBODY, Teller
from grognard.text.words import Source

MOST_REMEMBERED = 20_000
"""Sentences kept ready per game system and language."""


class ReadyWords(Words):
    """Words that remember what they said: a view repeats hundreds of names on every card."""

    def __init__(self, lang: Language, *sources: Source) -> None:
        super().__init__(lang, *sources)
        self._said: dict[Any, str] = {}

    def _told(self, id_: str, args: Mapping[str, Any], lang: Language) -> str:
        # 1 and True are equal, yet said differently.
        values = [(name, type(value), value) for name, value in args.items()] if args else ()
        key = (lang, id_, *values)
        try:
            ready = self._said.get(key)
        except TypeError:
            return super()._told(id_, args, lang)
        if ready is None:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            ready = self._said[key] = super()._told(id_, args, lang)
        return ready


@cache
def own_words(lang: Language) -> Words:
    """The words of the server itself, for errors that belong to no game."""
    return Words(lang, "grognard.server")


@lru_cache(maxsize=64)
def words_of(ruleset: Published[Any], lang: Language) -> Words:
    """The words of a game, then the server's."""
    return ReadyWords(lang, *ruleset.sources, "grognard.server")


def problem(fault: Fault, lang: Language) -> wire.Problem:
    """A fault as a document."""
    words = own_words(lang)
    message = f"problem-{fault.code}"
    said = fault.speak(lang) if fault.speak else wire.Reason(words(message, **fault.facts))
    return wire.Problem(
        type=f"/problems/{fault.code}",
        title=words(f"{message}.title"),
        status=fault.status,
        code=fault.code,
        detail=said.text,
        rule=said.rule or fault.rule,
        number=fault.number,
        retry_after=fault.retry_after,
    )


def refused(
    code: str, refusal: Refusal, ruleset: Published[Any], seen: Iterable[views.View] = ()
) -> Fault:
    """The fault of an answer or a set-up that the rules do not allow."""
    known = tuple(seen)

    def speak(lang: Language) -> wire.Reason:
        return reason(refusal, teller_for(words_of(ruleset, lang), known))

    return Fault(code, rule=refusal.rule, speak=speak)


def unreadable(code: str, error: ContentError) -> Fault:
    """The fault of something that cannot be read."""
    return Fault(code, speak=lambda lang: wire.Reason(own_words(lang).say(error.said)))


@contextmanager
def told_by(ruleset: Published[Any]) -> Iterator[None]:
    """Whatever a ruleset refuses of a set-up becomes a fault in its words."""
    try:
        yield
    except Refusal as refusal:
        raise refused("bad-setup", refusal, ruleset) from None
    except ContentError as error:
        raise unreadable("bad-setup", error) from None


def teller_for(
    words: Words, seen: Iterable[views.View], names: Mapping[str, str] | None = None
) -> Teller:
    """Tells a game to somebody who has seen these views, the newest last."""
    teller = Teller(words, names=names)
    for view in seen:
        teller.see(view)
    return teller


def reason(refusal: Refusal, teller: Teller) -> wire.Reason:
    """Why something is not possible; the clause is apart, so that it can be a link."""
    return wire.Reason(teller.refusal(refusal, cite=False), refusal.rule)


def warnings(warned: Iterable[Warned], teller: Teller) -> tuple[wire.Warned, ...]:
    """What an answer would provoke, each with its clause, its doer and its place."""
    return tuple(wire.Warned(teller.warning(w), w.rule, w.piece, w.at, w.grave) for w in warned)


def line(
    told: Told,
    teller: Teller,
    owners: Mapping[str, str],
    entries: Sequence[Entry] = (),
) -> wire.LogLine:
    """A line of the log.

    ``owners`` are the seats of the pieces; ``entries`` all answers, some of which drew paths.
    """
    event = told.event
    facts = event.facts
    need = facts.get("need", 0)
    named = beats.pieces_of(event, owners)
    return wire.LogLine(
        at=told.at,
        turn=told.turn,
        kind=event.kind,
        text=teller.event(event),
        rules=event.rules,
        seat=_seat(facts) or (owners[named[0]] if named else None),
        pieces=tuple(named),
        faces=_faces(facts),
        need=need if isinstance(need, int) else 0,
        way=beats.way(told, entries),
        cards=tuple(_cards(facts, teller.words)),
        beat=beats.beat(event, named, owners, teller),
    )


def _cards(facts: Mapping[str, Any], words: Words) -> Iterator[wire.CardText]:
    """The cards an event names, those that are any: "none" may stand where one could be."""
    for name in (*beats.texts(facts.get("card")), *beats.texts(facts.get("cards"))):
        if name != NOBODY and f"card-{name}" in words:
            yield card(name, words)


def _seat(facts: Mapping[str, Any]) -> str | None:
    seat = facts.get("seat")
    return seat if isinstance(seat, str) else None


def _faces(facts: Mapping[str, Any]) -> tuple[int, ...]:
    faces = facts.get("faces", ())
    return tuple(faces) if isinstance(faces, list | tuple) else ()


def tally(counted: tallies.Tally, teller: Teller) -> wire.Tally:
    """A number as its parts."""
    parts = tuple(
        wire.Part(teller.part_name(part), part.amount, part.rule, part.ignored)
        for part in counted.parts
    )
    return wire.Tally(teller.tally_name(counted), counted.total, parts)


def may_learn(event: Event, viewer: str) -> bool:
    """Whether a viewer may hear of an event; a spectator hears only what all seats may."""
    hidden_from = event.secret_from
    return not hidden_from if viewer == views.SPECTATOR else viewer not in hidden_from
