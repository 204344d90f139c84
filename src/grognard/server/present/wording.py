"""Puts the words into whatever a viewer may know, by one walk over structs of every kind.

What to put where stands in the types: a field of ``Text`` holds a message and gets its words, a
field without any of the kernel's three type variables is shared as it is. So a field added to a
struct of the kernel reaches the browser with nothing to be said here.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Struct, structs

from grognard.kernel.profiles import ProfileView
from grognard.kernel.said import Say
from grognard.kernel.state import Result
from grognard.kernel.views import Badge, Face, Fact, Figure, PieceView, Text, View
from grognard.server import wire
from grognard.text import Words
from grognard.text.telling import Teller

T = TypeVar("T", bound=Struct)
Wording = Callable[[Any, Teller], Any]
"""Gives something the words it lacks."""


def worded(said: Any, teller: Teller) -> Any:
    """A struct of the kernel with its words; what holds none is shared."""
    kind: Any = type(said)
    wording = _wording(kind)
    return said if wording is None else wording(said, teller)


def beside(kind: type[T], said: Struct, **words: Any) -> T:
    """A struct of the wire: what it has in common with one of ours, and the words beside it."""
    known = {f: getattr(said, f) for f in said.__struct_fields__ if f in kind.__struct_fields__}
    return kind(**known | words)


def view(
    seen: View,
    words: Words,
    names: Mapping[str, str] | None = None,
    before: tuple[View, wire.View] | None = None,
) -> wire.View:
    """A view in words, with the names of its seats.

    What was seen before, when seats were called the same, lends its words to all that is the same.
    """
    teller = Teller(words, seen, names)
    shown: wire.View = worded(seen, teller) if before is None else _go_on(seen, *before, teller)
    return shown


def _go_on(seen: View, before: View, shown: wire.View, teller: Teller) -> wire.View:
    """The next view: a field, or a thing of some id, that is as it was keeps its words."""
    values = []
    for name, wording in _view_fields():
        now, was, its = getattr(seen, name), getattr(before, name), getattr(shown, name)
        if wording is None:
            values.append(now)
        elif now == was:
            values.append(its)
        elif name in THINGS:
            known = {thing.id: (thing, words) for thing, words in zip(was, its, strict=True)}
            values.append(tuple(_again(thing, known.get(thing.id), teller) for thing in now))
        else:
            values.append(wording(now, teller))
    return View(*values)


def _again(thing: Any, known: tuple[Any, Any] | None, teller: Teller) -> Any:
    return known[1] if known is not None and known[0] == thing else worded(thing, teller)


THINGS = ("terrain", "zones", "pieces", "piles")
"""Parts of a view that list things by their ids; most of them stay as they are."""


@cache
def _view_fields() -> tuple[tuple[str, Wording | None], ...]:
    return tuple((field.name, _wording(field.type)) for field in structs.fields(View))


def profile(seen: ProfileView, teller: Teller) -> wire.Profile:
    """The table from the side, in words."""
    shown: wire.Profile = worded(seen, teller)
    return shown


def result(found: Result | None, words: Words, names: Mapping[str, str]) -> wire.ResultText | None:
    """How a game ended, in one sentence."""
    if found is None:
        return None
    text = Teller(words, names=names).result(found)
    return wire.ResultText(found.winners, found.scores, text, found.rule)


def facts(said: tuple[Fact, ...], words: Words) -> tuple[wire.Fact, ...]:
    """The lines of a card; the same cards come again and again."""
    return _facts(msgspec.msgpack.encode(said), words)


@lru_cache(maxsize=4096)
def _facts(encoded: bytes, words: Words) -> tuple[wire.Fact, ...]:
    teller = Teller(words)
    return tuple(worded(fact, teller) for fact in _cards.decode(encoded))


_cards = msgspec.msgpack.Decoder(tuple[Fact[Say, Say | int | float | str], ...])


@lru_cache(maxsize=4096)
def card(card_id: str, words: Words) -> wire.CardText:
    """A card by its id; whole piles of them are shown again and again."""
    name = words.first(f"card-{card_id}", otherwise=card_id)
    return wire.CardText(card_id, name, words.first(f"card-{card_id}.text"))


WORDINGS: Mapping[Any, Wording] = {
    Text: lambda message, teller: teller.say(message),
    Figure: lambda figure, teller: teller.say(figure),
    Face: lambda card_id, teller: card(card_id, teller.words),
}
"""What becomes of each type variable."""
OF_THE_WHOLE: Mapping[type[Struct], Mapping[str, Wording]] = {
    Badge: {"sign": lambda badge, _: badge.name.id},
    PieceView: {
        "name": lambda piece, teller: teller.piece(piece.id),
        "card": lambda piece, teller: facts(piece.card, teller.words),
    },
}
"""Fields whose words take more than what they hold: here the whole struct is asked."""


@cache
def _wording(kind: Any) -> Wording | None:
    """How something of a type gets its words; nothing where it holds none."""
    whole, parts = get_origin(kind) or kind, get_args(kind)
    if isinstance(kind, TypeVar):
        return WORDINGS[kind]
    if whole in (Union, UnionType):
        each = {_wording(part) for part in parts if part is not NoneType}
        return _maybe(each.pop()) if len(each) == 1 else None
    if whole is tuple:
        return _each(_wording(parts[0]))
    return _fields(whole) if isinstance(whole, type) and issubclass(whole, Struct) else None


def _maybe(wording: Wording | None) -> Wording | None:
    if wording is None:
        return None
    return lambda found, teller: None if found is None else wording(found, teller)


def _each(wording: Wording | None) -> Wording | None:
    if wording is None:
        return None
    return lambda found, teller: tuple([wording(each, teller) for each in found])


def _fields(kind: type[Struct]) -> Wording | None:
    """A copy of a struct, its fields put into words one by one."""
    own = OF_THE_WHOLE.get(kind, {})
    fields = [(place, field.name, field.type) for place, field in enumerate(structs.fields(kind))]
    asked = [(place, own[name]) for place, name, _ in fields if name in own]
    told = [(place, _wording(type_)) for place, name, type_ in fields if name not in own]
    plain = [(place, wording) for place, wording in told if wording is not None]
    if not asked and not plain:
        return None

    def put(thing: Any, teller: Teller) -> Any:
        # Half as long again by structs.replace, and a view is drawn for every reader.
        values = list(structs.astuple(thing))
        for place, wording in plain:
            values[place] = wording(values[place], teller)
        for place, wording in asked:
            values[place] = wording(thing, teller)
        return kind(*values)

    return put
