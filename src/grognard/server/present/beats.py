"""How events are seen on the table: who did what to whom, whose dice they were, and where to."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from math import dist
from typing import Any

from grognard.kernel import beats
from grognard.kernel.events import Event, Told
from grognard.kernel.questions import Entry, Placement, Point
from grognard.kernel.refusals import Refusal
from grognard.server import wire
from grognard.text.telling import Teller

ARRIVED = 0.02
"""How near the end of a path counts as its end: places are rounded."""
GOES: frozenset[beats.Kind] = frozenset(("move", "shove", "place"))
"""Beats that end with a piece at the place they name; others aim at it."""
LATELY = 8
"""A path is looked for among so many answers before a move."""
AGAIN = "reroll"
"""What dice are thrown for that lay already."""


def beat(
    event: Event, named: list[str], owners: Mapping[str, str], teller: Teller
) -> wire.Beat | None:
    """How an event is seen; ``named`` are the pieces it names, ``owners`` the seats of all."""
    shown, facts = event.beat, event.facts
    if shown is None:
        return None
    by, on = parts(shown, named, facts)
    return wire.Beat(
        kind=shown.kind,
        by=by,
        on=on,
        amount=sum(facts[name] for name in shown.amount) if shown.amount else None,
        at=None if shown.kind in GOES else place(facts),
        pools=tuple(_pools(shown, facts, owners, teller)),
    )


def pieces_of(event: Event, known: Container[str]) -> list[str]:
    """The pieces an event names, each once, in the order it names them."""
    facts = event.facts.values()
    return list(dict.fromkeys(each for fact in facts for each in texts(fact) if each in known))


def texts(fact: Any) -> Iterable[str]:
    """A fact that is a text, or those of a list."""
    if isinstance(fact, str):
        yield fact
    elif isinstance(fact, list | tuple):
        yield from (each for each in fact if isinstance(each, str))


def parts(
    shown: beats.Beat, named: list[str], facts: Mapping[str, Any]
) -> tuple[str | None, tuple[str, ...]]:
    """Who does it, and whom it befalls, of the pieces an event names."""
    first, others = tuple(named[:1]), tuple(named[1:])
    doers, on = (others, first) if shown.kind in beats.BEFALLS else (first, others)
    by, known = next(iter(doers), None), set(named)
    if shown.by and facts[shown.by] in known:
        by = facts[shown.by]
    if shown.on and facts[shown.on] in known:
        on = (facts[shown.on],)
        by = None if by in on and not shown.by else by
    return by, on


def _pools(
    shown: beats.Beat, facts: Mapping[str, Any], owners: Mapping[str, str], teller: Teller
) -> Iterator[wire.Pool]:
    faces = tuple(facts.get("faces") or ())
    if shown.throwers:
        for k, thrower in enumerate(shown.throwers):
            total = facts[shown.totals[k]] if shown.totals else None
            label = "" if k else teller.purpose(facts.get("skill", ""))
            yield wire.Pool(owners.get(facts[thrower]), faces[k : k + 1], 0, total, label)
    elif faces:
        purpose = facts.get("purpose", "")
        label, again = teller.purpose(purpose), purpose == AGAIN
        throws = teller.rolled_off(facts)
        if throws:
            for seat in throws[0]:
                lie = tuple(throw[seat] for throw in throws)
                yield wire.Pool(seat, lie, label=label)
        else:
            yield wire.Pool(facts.get("seat") or None, faces, facts["need"], None, label, again)


def way(told: Told, entries: Sequence[Entry]) -> tuple[Point, ...]:
    """Where a move led: along the path that was drawn for it, else straight there.

    ``entries`` are all answers of the game, the one that drew the path among them.
    """
    shown = told.event.beat
    there = place(told.event.facts) if shown is not None and shown.kind in GOES else None
    if there is None:
        return ()
    for entry in reversed(entries[max(0, told.at - LATELY) : told.at]):
        path = _path(entry)
        if path and dist(path[-1], there) < ARRIVED:
            return path
    return (there,)


def _path(entry: Entry) -> tuple[Point, ...]:
    """The points of an answer that is a placement."""
    try:
        return Placement.of(entry).path
    except Refusal:
        return ()


def place(facts: Mapping[str, Any]) -> Point | None:
    """The place an event names."""
    match (facts["column"], facts.get("row")) if "column" in facts else facts.get("at"):
        case [float() | int() as x, float() | int() as y]:
            return float(x), float(y)
        case _:
            return None
