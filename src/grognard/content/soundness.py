"""What no battle comes to, whatever the game: a position that says so is refused by the entry.

A ruleset says where its pieces may stand, what excludes what and what its decks hold; how that
is looked through, and how it is told, is written here once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import structs

from grognard.content.entries import Choice, Terrain
from grognard.content.errors import ContentError
from grognard.content.situation import Loose, Situation, SituationUnit, no_such, refuse, take
from grognard.kernel.questions import Point, Seat
from grognard.kernel.said import Say

P = TypeVar("P")
T = TypeVar("T", bound=Terrain)

MOST_CORNERS: Final = 400
"""The most corners that the terrain of a situation has altogether."""

OFF_TABLE: Final = Say("content-off-table")
IN_TERRAIN: Final = Say("content-in-terrain")


def on_base(other: str) -> Say:
    """What is wrong with a place where another unit stands."""
    return Say("content-on-base", {"other": other})


class Shape(NamedTuple):
    """The outline of a piece of terrain and the field that tells it."""

    field: str
    corners: Sequence[Point]


class Pile(NamedTuple):
    """Cards that a field of a table names."""

    entry: Loose
    field: str
    cards: Sequence[str]


def seats_of(situation: Situation, ways: Sequence[tuple[Seat, ...]]) -> tuple[Seat, ...]:
    """The way to sit that has room for everybody named: the usual one, or else the smallest."""
    fitting: Sequence[tuple[Seat, ...]] = ways
    for seat, entry, name in _named_seats(situation):
        fitting = [way for way in fitting if seat in way]
        if not fitting:
            raise refuse(entry, Say("content-no-seat", {"seat": seat}), name=name)
    return min(fitting, key=len)


def _named_seats(situation: Situation) -> Iterator[tuple[Seat, Loose, str | None]]:
    yield from ((unit.seat, unit.state, "seat") for unit in situation.units)
    yield from ((seat, entry, None) for seat, entry in situation.seats.items())


def check_options(situation: Situation, choices: Iterable[Choice]) -> None:
    """Refuse an option there is not, and a value that one does not take."""
    known = {choice.id: choice for choice in choices}
    for name, value in situation.options.values.items():
        if name not in known:
            said = Say("content-no-option", {"option": name, "known": ", ".join(known)})
            raise refuse(situation.options, said, name=name)
        if not known[name].takes(value):
            values = ", ".join(str(each) for each in known[name].values)
            raise refuse(situation.options, Say("content-no-value", {"known": values}), name=name)


def lay_terrain(
    situation: Situation,
    printed: Sequence[T],
    kind: type[T],
    size: Point,
    shape: Callable[[T], Shape | Say],
    *,
    most: int = MOST_CORNERS,
    others: Mapping[str, Say] | None = None,
    first: int = 0,
) -> tuple[T, ...]:
    """The terrain on the table, each piece with an id of its own: printed, written, or both.

    ``shape`` tells the outline of a piece, or why it has none; ``others`` are ids that markers
    and the like have already, each with what it is the id of; pieces without an id are numbered
    from ``first`` on.
    """
    written = [_piece(entry, kind, shape) for entry in situation.terrain or ()]
    _check_outlines(situation, written, size, most)
    if situation.table is not None and (situation.terrain is None or situation.adds):
        _check_printed(situation.table, printed, size, shape)
    own = [piece for piece, _ in written]
    kept = [] if situation.terrain is not None and not situation.adds else printed
    _check_ids(situation, kept, own, others or {})
    taken = {unit.id for unit in situation.units} | set(others or ())
    return _numbered([*kept, *own], taken, first)


def _piece(entry: Loose, kind: type[T], shape: Callable[[T], Shape | Say]) -> tuple[T, Shape]:
    piece = take(entry, kind)
    found = shape(piece)
    if isinstance(found, Say):
        raise refuse(entry, found)
    return piece, found


def _check_outlines(
    situation: Situation, written: Sequence[tuple[Any, Shape]], size: Point, most: int
) -> None:
    """All pieces lie on the table, and are not so intricate that measuring would never end."""
    corners = 0
    for entry, (_, outline) in zip(situation.terrain or (), written):
        corners += len(outline.corners)
        if corners > most:
            said = Say("content-too-intricate", {"most": str(most)})
            raise refuse(entry, said, name=outline.field)
        if not _holds(size, outline):
            raise refuse(entry, Say("content-terrain-off-table"), name=outline.field)


def _check_printed(
    table: Loose, printed: Iterable[T], size: Point, shape: Callable[[T], Shape | Say]
) -> None:
    for piece in printed:
        outline = shape(piece)
        if isinstance(outline, Shape) and not _holds(size, outline):
            raise refuse(table, Say("content-table-cuts-terrain"))


def _holds(size: Point, outline: Shape) -> bool:
    return all(0 <= x <= size[0] and 0 <= y <= size[1] for x, y in outline.corners)


def _check_ids(
    situation: Situation, kept: Iterable[Terrain], own: Iterable[Terrain], others: Mapping[str, Say]
) -> None:
    """No id that the file gives means two things on the table.

    Units may be called as in a fresh battle, even where a scenario calls its terrain so.
    """
    taken = dict(others)
    printed = {piece.id: Say("content-a-terrain") for piece in kept if piece.id}
    for entry, piece in zip(situation.terrain or (), own):
        if piece.id:
            _check_id(entry, piece.id, taken | printed)
            taken[piece.id] = Say("content-a-terrain")
    for unit in situation.units:
        _check_id(unit.state, unit.id, taken)


def _check_id(entry: Loose, id_: str, taken: Mapping[str, Say]) -> None:
    if id_ in taken:
        raise refuse(entry, Say("content-taken-id", {"what": taken[id_]}), name="id")


def _numbered(pieces: Iterable[T], taken: set[str], first: int) -> tuple[T, ...]:
    """The pieces with ids for those that have none: t0, t1… as far as nobody is called so."""
    found = list(pieces)
    taken = taken | {piece.id for piece in found}
    for n, piece in enumerate(found):
        if not piece.id:
            name = next(name for name in map("t{}".format, count(first + n)) if name not in taken)
            taken.add(name)
            found[n] = structs.replace(piece, id=name)
    return tuple(found)


def check_places(
    placed: Iterable[tuple[SituationUnit, P]], hindrance: Callable[[P], Say | None]
) -> None:
    """Everybody stands where he may; ``hindrance`` says why a piece may not stand there."""
    for written, piece in placed:
        said = hindrance(piece)
        if said is not None:
            raise refuse(written.state, said, name="at")


def check_most(entry: Loose, had: Any, most: Mapping[str, int]) -> None:
    """Nobody has more of anything than is printed; ``had`` has the fields that ``most`` names."""
    for name, printed in most.items():
        if getattr(had, name) > printed:
            said = Say("content-more-than-printed", {"most": str(printed)})
            raise refuse(entry, said, name=name)


def check_clashes(entry: Loose, clashes: Iterable[tuple[str, str, object]]) -> None:
    """Refuse the first two fields that do not go together, where the third value is true."""
    for one, other, clash in clashes:
        if clash:
            said = Say("content-contradiction", {"one": one, "other": other})
            raise refuse(entry, said, name=one)


def check_needs(entry: Loose, needs: Iterable[tuple[str, object, object]]) -> None:
    """Refuse the first field that is set although its unit has nothing to have it with."""
    for name, is_set, can in needs:
        if is_set and not can:
            raise refuse(entry, Say("content-cannot-have"), name=name)


def check_references(entry: Loose, name: str, ids: Iterable[str], known: Iterable[str]) -> None:
    """Everything that a field names exists."""
    there = set(known)
    for id_ in ids:
        if id_ not in there:
            raise no_such(entry, name, id_)


def check_turn(now: Loose, name: str, turn: int, last: int) -> None:
    """The turn is one that the game has."""
    if turn > last:
        raise refuse(now, Say("content-past-the-end", {"last": str(last)}), name=name)


def deal(deck: Iterable[str], piles: Iterable[Pile]) -> list[str]:
    """What is left of a deck once these piles are dealt; a card is in one place only."""
    printed = Counter(deck)
    left = printed.copy()
    for entry, name, cards in piles:
        for card in cards:
            if card not in printed:
                raise no_such(entry, name, card)
            left[card] -= 1
            if left[card] < 0:
                facts = {"card": card, "most": str(printed[card])}
                raise refuse(entry, Say("content-too-many-of-card", {**facts}), name=name)
    return list(left.elements())


def check_hand(pile: Pile, most: int) -> None:
    """A hand is no larger than the game allows."""
    if len(pile.cards) > most:
        said = Say("content-hand-too-large", {"most": str(most)})
        raise refuse(pile.entry, said, name=pile.field)


def check_active(
    now: Loose, name: str, unit: str, known: Iterable[str], doubts: Iterable[tuple[object, str]]
) -> None:
    """The unit whose step it is exists, and none of these doubts about it is true."""
    check_references(now, name, [unit], known)
    for doubt, reason in doubts:
        if doubt:
            raise refuse(now, Say(f"content-active-{reason}", {"unit": unit}), name=name)


def of_this_game(situation: Situation, ruleset: str) -> None:
    """Refuse a position of another game."""
    if situation.ruleset != ruleset:
        said = Say("content-other-game", {"ruleset": situation.ruleset})
        raise ContentError(situation.file, (Say("content-field", {"field": "ruleset"}),), said)
