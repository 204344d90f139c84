"""Draws questions up for the browser, every word in the reader's language."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from grognard.kernel.compound import Assign, Pair, SeatQuestion, Tick
from grognard.kernel.entering import Cards, Dice, Names, Part
from grognard.kernel.questions import Chance, Choose, Option, Place, Placement, Story
from grognard.kernel.refusals import Refusal
from grognard.kernel.sights import NO_OUTLOOK, Course, Link, Outlook
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
    return list(answer) if isinstance(answer, tuple) else answer


def decision(
    asked: SeatQuestion | Chance[Any],
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
        "text": teller.question(asked),
        "piece": asked.piece,
        "story": None if isinstance(asked, Chance) else story(asked.story, teller),
    }
    match asked:
        case Choose():
            return wire.Decision(
                **head,
                kind="choose",
                together=together,
                passing=asked.passing or "",
                window=asked.window,
                window_name=teller.window(asked.window),
                options=options(asked.options, teller, foresee),
                unavailable=options(asked.unavailable[:MOST_UNAVAILABLE], teller),
                courses=courses(asked.ahead(), teller) if asked.ahead is not None else (),
            )
        case Place():
            return wire.Decision(**head, kind="place", region=where or region(asked))
        case Tick() | Assign():
            return wire.Decision(
                **head,
                kind="assign" if isinstance(asked, Assign) else "tick",
                together=together,
                options=options(asked.options, teller),
                unavailable=options(asked.unavailable[:MOST_UNAVAILABLE], teller),
                picking=picking(asked),
            )
        case Chance():
            return wire.Decision(
                **head,
                kind="enter",
                enter=tuple(to_enter(part, teller, secrets=secrets) for part in asked.parts(())),
                tallies=tuple(log.tally(tally, teller) for tally in asked.tallies),
            )


def story(told: Callable[[], Story] | None, teller: Teller) -> wire.Story | None:
    """What led to a question, in words."""
    if told is None:
        return None
    found = told()
    tallies = tuple(log.tally(tally, teller) for tally in found.tallies)
    return wire.Story(teller.story(found), found.by, found.to, tallies)


def picking(asked: Tick | Assign) -> wire.Picking:
    """How many may be picked."""
    return wire.Picking(
        asked.least,
        asked.limit,
        asked.usual,
        fills=isinstance(asked, Assign) and asked.fills,
        stock=dict(asked.stock or {}) if isinstance(asked, Assign) else {},
        checks=asked.forbid is not None or asked.unfinished is not None,
    )


def may_pick(asked: Tick | Assign, picks: tuple[str, ...], teller: Teller) -> wire.CheckVerdict:
    """Whether these may be the answer, and why not."""
    try:
        asked.read(picks)
    except Refusal as refusal:
        return wire.CheckVerdict(False, log.reason(refusal, teller))
    return wire.CheckVerdict(True)


def options(
    offered: Sequence[Option], teller: Teller, foresee: Foresight | None = None
) -> tuple[wire.Option, ...]:
    """Options with their names, what they lead to, and reasons where they are not possible."""
    names = teller.options(offered)
    return tuple(
        _option(option, name, mark, teller, foresee)
        for option, (name, mark) in zip(offered, names, strict=True)
    )


def _option(
    option: Option, name: str, mark: int, teller: Teller, foresee: Foresight | None
) -> wire.Option:
    outlook = foresee(option.key) if foresee is not None else NO_OUTLOOK
    warnings = log.warnings(outlook.warnings, teller)
    note = teller.about(option, option.note)
    return wire.Option(
        key=option.key,
        label=name,
        leads=option.leads,
        mark=mark,
        piece=option.piece,
        at=option.at,
        rule=option.refusal.rule if option.refusal else "",
        why_not=log.reason(option.refusal, teller) if option.refusal else None,
        cost=outlook.cost,
        warnings=warnings,
        # What a warning says is not said twice.
        note="" if any(warning.text == note for warning in warnings) else note,
        caution=teller.about(option, option.caution),
        what=option.what if isinstance(option, Pair) else "",
        to=option.to if isinstance(option, Pair) else "",
        group=teller.group(option),
        card=card(option.card, teller.words) if option.card else None,
        pile=option.pile,
        slot=option.slot,
        place=teller.room(option) if isinstance(option, Pair) else "",
    )


def courses(found: Iterable[Course], teller: Teller) -> tuple[wire.Course, ...]:
    """Places that several answers in a row lead to."""
    return tuple(
        wire.Course(
            at=course.at,
            links=_links(course.links),
            end=_links(course.end),
            walks=tuple(wire.Walk(walk.pieces, walk.way, walk.heading) for walk in course.walks),
            cost=course.outlook.cost,
            allowed=course.outlook.allowed,
            warnings=log.warnings(course.outlook.warnings, teller),
        )
        for course in found
    )


def _links(links: Iterable[Link]) -> tuple[wire.NextAnswer, ...]:
    return tuple(wire.NextAnswer(link.topic, link.key, link.spare) for link in links)


def outlines(asked: Place) -> tuple[tuple[wire.Point, ...], ...]:
    """The area a piece may be placed in. This may take a while: reach is planned here."""
    return tuple(tuple(outline) for outline in asked.region.outline())


def region(asked: Place) -> wire.Region:
    """Where a piece may be placed, its outlines still to be drawn."""
    where, usual = asked.region, asked.usual
    return wire.Region(
        piece=where.piece,
        outlines=(),
        candidates=tuple(placement(p) for p in where.candidates()[:MOST_CANDIDATES]),
        usual=placement(usual),
        stays=where.refuse(Placement((), usual.heading)) is None,
        turns=asked.turns,
        goes=asked.goes,
        aims=asked.aims,
        bends=asked.bends,
    )


def to_enter(part: Part, teller: Teller, *, secrets: bool) -> wire.ToEnter:
    """What people enter, in words."""
    label, note = teller.to_enter(part), teller.note(part)
    match part:
        case Dice():
            return wire.ToEnter("dice", part.count, label, note, part.sides, part.need)
        case Cards():
            cards = tuple(card(each, teller.words) for each in part.among(secrets))
            return wire.ToEnter("cards", part.count, label, note, among=cards)
        case Names():
            names = tuple(
                wire.CardText(name, teller.named(name, part.of), "") for name in part.among
            )
            return wire.ToEnter("names", part.count, label, note, among=names)
    raise AssertionError(f"there are no other parts than these: {part}")
