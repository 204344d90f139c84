"""Draws views and questions up for the browser, every word in the reader's language."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from grognard.kernel import profiles, views
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
from grognard.kernel.state import Result
from grognard.server import wire
from grognard.server.present import log as telling
from grognard.text import Words
from grognard.text.telling import Teller

MOST_CANDIDATES = 48
"""Suggested placements sent with a question."""
MOST_UNAVAILABLE = 60

Foresight = Callable[[str], Outlook]
"""Says what choosing a key would take and provoke."""


def view(seen: views.View, words: Words) -> wire.View:
    """A view in words."""
    teller = Teller(words, seen)
    return wire.View(
        ruleset=seen.ruleset,
        viewer=seen.viewer,
        scenario=teller.say(seen.scenario),
        seats=seen.seats,
        sides=seen.sides,
        turn=seen.turn,
        turns=seen.turns,
        phase=teller.say(seen.phase),
        table=table(seen.table),
        terrain=terrain(seen.terrain, teller),
        passages=tuple(wire.Passage(p.kind, p.a, p.b, p.a_high, p.b_high) for p in seen.passages),
        zones=zones(seen.zones, teller),
        pieces=tuple(_piece(piece, teller) for piece in seen.pieces),
        piles=tuple(_pile(pile, teller) for pile in seen.piles),
        counters=tuple(
            wire.Counter(teller.say(c.name), float(c.value), c.seat) for c in seen.counters
        ),
        result=result(seen.result, teller),
    )


def table(seen: views.TableView) -> wire.Table:
    """The bare table."""
    return wire.Table(seen.width, seen.height, seen.grid, seen.ground, seen.unit, seen.levels)


def terrain(seen: Iterable[views.TerrainView], teller: Teller) -> tuple[wire.Terrain, ...]:
    """All terrain."""
    return tuple(
        wire.Terrain(
            id=t.id,
            kind=t.kind,
            name=teller.say(t.name),
            outlines=t.outlines,
            traits=tuple(map(teller.say, t.traits)),
            rise=_rise(t.rise) if t.rise is not None else None,
        )
        for t in seen
    )


def _rise(rise: views.RiseView) -> wire.Rise:
    edges = tuple(wire.Edge(edge.a, edge.b, edge.kind) for edge in rise.edges)
    return wire.Rise(rise.kind, rise.low, rise.high, rise.walkable, edges)


def zones(seen: Iterable[views.ZoneView], teller: Teller) -> tuple[wire.Zone, ...]:
    """All zones."""
    return tuple(
        wire.Zone(z.id, z.kind, teller.say(z.name), z.seat, z.at, z.radius, z.outlines, z.z)
        for z in seen
    )


def result(found: Result | None, teller: Teller) -> wire.Result | None:
    """How a game ended, in one sentence."""
    if found is None:
        return None
    return wire.Result(found.winners, found.scores, teller.result(found), found.rule)


def facts(seen: tuple[views.Fact, ...], words: Words) -> tuple[wire.Fact, ...]:
    """The lines of a card; the same cards come again and again."""
    return _facts(msgspec.msgpack.encode(seen), words)


@lru_cache(maxsize=4096)
def _facts(encoded: bytes, words: Words) -> tuple[wire.Fact, ...]:
    say = Teller(words).say
    return tuple(wire.Fact(say(f.name), say(f.value), f.rule) for f in _cards.decode(encoded))


_cards = msgspec.msgpack.Decoder(tuple[views.Fact, ...])


@lru_cache(maxsize=4096)
def card(card_id: str, words: Words) -> wire.Card:
    """A card by its id; whole piles of them are shown again and again."""
    message = f"card-{card_id}"
    text = words(f"{message}.text") if f"{message}.text" in words else ""
    return wire.Card(card_id, words(message) if message in words else card_id, text)


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
        why_not=telling.reason(option.refusal, teller) if option.refusal else None,
        cost=outlook.cost,
        warnings=telling.warnings(outlook.warnings, teller),
    )


def outlines(asked: Place) -> tuple[wire.Outline, ...]:
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
    tally = telling.tally(asked.tally, teller) if asked.tally is not None else None
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


def _piece(piece: views.PieceView, teller: Teller) -> wire.Piece:
    return wire.Piece(
        id=piece.id,
        seat=piece.seat,
        side=piece.side,
        name=teller.piece(piece.id),
        number=piece.number,
        kind=piece.kind,
        at=piece.at,
        heading=piece.heading,
        radius=piece.radius,
        covers=piece.covers,
        bars=tuple(wire.Bar(teller.say(b.name), b.value, b.most) for b in piece.bars),
        badges=tuple(wire.Badge(teller.say(b.name), b.count, b.bad) for b in piece.badges),
        card=facts(piece.card, teller.words),
        done=piece.done,
        out=piece.out,
        z=piece.z,
        under=piece.under,
    )


def profile(seen: profiles.ProfileView, teller: Teller) -> wire.Profile:
    """The table from the side, in words."""
    return wire.Profile(
        start=seen.start,
        end=seen.end,
        length=seen.length,
        first=seen.first,
        last=seen.last,
        cuts=tuple(
            wire.Cut(c.id, c.kind, c.start, c.end, c.low, c.tops, c.walkable) for c in seen.cuts
        ),
        stands=tuple(
            wire.Stand(s.piece, s.along, s.aside, s.radius, s.low, s.high) for s in seen.stands
        ),
        sight=_line_of_sight(seen.sight, teller) if seen.sight is not None else None,
        facts=tuple(wire.Fact(teller.say(f.name), teller.say(f.value), f.rule) for f in seen.facts),
    )


def _line_of_sight(sight: profiles.SightView, teller: Teller) -> wire.LineOfSight:
    return wire.LineOfSight(
        viewer=sight.viewer,
        target=sight.target,
        clear=sight.clear,
        hidden=sight.hidden,
        verdict=teller.say(sight.verdict),
        rule=sight.rule,
        rays=tuple(wire.Ray(r.start, r.end, r.stopped, r.blocker, r.by) for r in sight.rays),
    )


def _pile(pile: views.PileView, teller: Teller) -> wire.Pile:
    cards = tuple(None if each is None else card(each, teller.words) for each in pile.cards)
    return wire.Pile(pile.id, pile.seat, teller.say(pile.name), cards)
