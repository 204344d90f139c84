"""Draws questions up for the browser, every word in the reader's language."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from grognard.kernel.questions import (
    Chance,
    Choose,
    Draw,
    Option,
    Place,
    Placement,
    Roll,
    RollDie,
    RollFaces,
    RollOff,
    Toss,
)
from grognard.kernel.sights import NO_OUTLOOK, Outlook
from grognard.server import wire
from grognard.server.present import log
from grognard.server.present.wording import card
from grognard.text.telling import Teller

MOST_CANDIDATES = 48
"""Suggested placements sent with a question."""
MOST_UNAVAILABLE = 60

Foresight = Callable[[str], Outlook]
"""Says what choosing a key would take and provoke."""


def placement(found: Placement) -> wire.Placement:
    """A placement as it travels."""
    return wire.Placement(found.path, found.heading)


def entry(answer: wire.Answer) -> Any:
    """An answer from outside in the form the rules read."""
    if isinstance(answer, wire.Placement):
        return Placement(tuple((x, y) for x, y in answer.path), answer.heading).entry()
    if isinstance(answer, tuple):
        return [list(each) if isinstance(each, tuple) else each for each in answer]
    return answer


def decision(
    asked: Choose | Place | Chance[Any],
    seat: str,
    number: int,
    teller: Teller,
    *,
    together: bool = False,
    secrets: bool = False,
    where: wire.Region | None = None,
    foresee: Foresight | None = None,
) -> wire.Decision:
    """What a seat is asked."""
    head: dict[str, Any] = {
        "number": number,
        "seat": seat,
        "topic": asked.topic,
        "rule": asked.rule,
    }
    match asked:
        case Choose():
            return wire.Decision(
                **head,
                kind="choose",
                text=teller.question(asked),
                piece=asked.piece,
                together=together,
                options=options(asked.options, teller, foresee),
                unavailable=options(asked.unavailable[:MOST_UNAVAILABLE], teller),
            )
        case Place():
            return wire.Decision(
                **head,
                kind="place",
                text=teller.question(asked),
                piece=asked.piece,
                region=where or region(asked),
            )
        case _:
            return _chance(asked, head, teller, secrets)


def options(
    offered: Iterable[Option], teller: Teller, foresee: Foresight | None = None
) -> tuple[wire.Option, ...]:
    """Options with their names, what they lead to, and reasons where they are not possible."""
    return tuple(_option(option, teller, foresee) for option in offered)


def _option(option: Option, teller: Teller, foresee: Foresight | None) -> wire.Option:
    outlook = foresee(option.key) if foresee is not None else NO_OUTLOOK
    return wire.Option(
        key=option.key,
        label=teller.option(option),
        piece=option.piece,
        at=option.at,
        rule=option.refusal.rule if option.refusal else "",
        why_not=log.reason(option.refusal, teller) if option.refusal else None,
        cost=outlook.cost,
        warnings=log.warnings(outlook.warnings, teller),
    )


def outlines(asked: Place) -> tuple[tuple[wire.Point, ...], ...]:
    """The area a piece may be placed in. This may take a while: reach is planned here."""
    return tuple(tuple(outline) for outline in asked.region.outline())


def region(asked: Place) -> wire.Region:
    """Where a piece may be placed, its outlines still to be drawn."""
    where = asked.region
    return wire.Region(
        piece=where.piece,
        outlines=(),
        candidates=tuple(placement(p) for p in where.candidates()[:MOST_CANDIDATES]),
        usual=placement(where.default()),
    )


def _chance(
    asked: Chance[Any], head: Mapping[str, Any], teller: Teller, secrets: bool
) -> wire.Decision:
    text = teller.question(asked)
    tally = log.tally(asked.tally, teller) if asked.tally is not None else None
    if isinstance(asked, Toss):
        tossed = tuple(Option(name, say="seat", facts={"seat": name}) for name in asked.among)
        return wire.Decision(**head, kind="choose", text=text, options=options(tossed, teller))
    if isinstance(asked, Draw):
        # What is left in a deck would tell what is in other hands.
        left = () if secrets else sorted(set(asked.deck))
        known = tuple(card(each, teller.words) for each in left)
        drawn = wire.Cards(min(asked.count, len(asked.deck)), known)
        return wire.Decision(**head, kind="cards", text=text, cards=drawn)
    return wire.Decision(**head, kind="dice", text=text, dice=_dice(asked), tally=tally)


def _dice(asked: Chance[Any]) -> wire.Dice:
    match asked:
        case Roll():
            return wire.Dice(asked.dice, asked.sides, asked.need)
        case RollOff():
            return wire.Dice(asked.dice, asked.sides, until_won=True)
        case RollFaces():
            return wire.Dice(asked.dice, asked.sides)
        case RollDie():
            return wire.Dice(1, asked.sides)
        case _:
            return wire.Dice(1, 6)
