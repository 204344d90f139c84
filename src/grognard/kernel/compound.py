"""Questions with several answers at once: some of many, these to those, several seats together.

A player ticks cards and confirms, lays a card on each board, or chooses while others do. None of
it is listed as one option per combination: what is on offer is listed once, and whoever goes
through the combinations (a bot, the odds) does so one small choice after the other.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from grognard.kernel.chance import Lot
from grognard.kernel.questions import (
    Asked,
    Chance,
    Choose,
    Entry,
    Option,
    Place,
    Put,
    Seat,
    Story,
)
from grognard.kernel.refusals import Refusal

Picks = tuple[str, ...]
"""The keys somebody picked, in the order in which they are offered."""

NOTHING = "none"
"""How an answer that picks nothing is written in words."""
AND = "+"
"""What stands between the keys of an answer that is written in words."""
MOST_ANSWERS = 40
"""No more answers than this are weighed where there are many."""


class Picking(Put[Picks], eq=False):
    """A seat picks some of what is offered; the rule gets the keys, in the order of the offer.

    Whatever a pick forbids, it forbids for good: of a set that may be picked, every part may be
    picked as well, as far as the limits allow.
    """

    seat: Seat
    offer: Sequence[Option] | Callable[[], Sequence[Option]]
    rule: str = ""
    topic: str = ""
    """Names the question; ``ask-<topic>`` is its sentence."""
    least: int = 0
    most: int | None = None
    default: Picks | Callable[[], Picks] = ()
    piece: str | None = None
    facts: dict[str, Any] | None = None
    barred: Callable[[], Sequence[Option]] | None = None
    """Lists what can *not* be picked, with reasons, for those who want to know why not."""
    forbid: Callable[[Picks], Refusal | None] | None = None
    """Says why these may not be picked together, whatever else is picked."""
    unfinished: Callable[[Picks], Refusal | None] | None = None
    """Says why one may not stop at these, though they are enough: more must go with them."""
    ask_anyway: bool = False
    """Put to the seat even without a choice: that there is none is itself a secret."""
    story: Callable[[], Story] | None = None
    _seen: Sequence[Option] | None = None
    _places: dict[str, int] | None = None
    _is_forced: bool | None = None
    _further: dict[Picks, list[str]] | None = None

    @property
    def options(self) -> Sequence[Option]:
        """What may be picked, in order."""
        if self._seen is None:
            offer = self.offer
            self._seen = offer() if callable(offer) else offer
        return self._seen

    @property
    def unavailable(self) -> Sequence[Option]:
        """What exists but may not be picked, each with its refusal."""
        return self.barred() if self.barred else ()

    @property
    def places(self) -> Mapping[str, int]:
        """Where each key stands in the offer."""
        if self._places is None:
            self._places = {option.key: place for place, option in enumerate(self.options)}
        return self._places

    @property
    def limit(self) -> int:
        """No more may be picked than this."""
        return len(self.options) if self.most is None else min(self.most, len(self.options))

    @property
    def ruled(self) -> Picks:
        """What the rules pick for who does not."""
        return self.default() if callable(self.default) else self.default

    def refuse(self, picks: Picks) -> Refusal | None:
        """Why these may not be picked together, whatever else is; nothing where they may be."""
        if len(picks) > self.limit:
            return Refusal("too-many-picks", rule=self.rule, most=self.limit, n=len(picks))
        return self.forbid(picks) if self.forbid else None

    def is_enough(self, picks: Picks) -> bool:
        """Whether one may stop here."""
        return len(picks) >= self.least and self._lacks(picks) is None

    def _lacks(self, picks: Picks) -> Refusal | None:
        return self.unfinished(picks) if self.unfinished else None

    def further(self, picks: Picks) -> Sequence[str]:
        """What may be picked next, so that every answer is come by in one way only.

        >>> def is_odd(picks: Picks) -> Refusal | None:
        ...     return Refusal("odd") if len(picks) % 2 else None
        >>> pairs = Tick("A", [Option("a"), Option("b"), Option("c")], unfinished=is_odd)
        >>> pairs.further(()), pairs.further(("a", "b"))
        (['a', 'b'], [])
        """
        # Whoever finds out whether there is a choice at all has gone half the way of making it.
        if self._further is None:
            self._further = {}
        keys = self._further.get(picks)
        if keys is None:
            keys = self._further[picks] = self._may_follow(picks)
        return keys

    def _may_follow(self, picks: Picks) -> list[str]:
        keys = self._next(picks)
        if self.unfinished is None and (self.forbid is None or not self.least):
            return keys
        # A pick may leave too little to go with it.
        return [key for key in keys if self._leads_somewhere((*picks, key))]

    def _next(self, picks: Picks) -> list[str]:
        start = self.places[picks[-1]] + 1 if picks else 0
        missing = self.least - len(picks)
        end = len(self.options) - max(0, missing - 1)
        if len(picks) >= self.limit:
            return []
        keys = [option.key for option in self.options[start:end]]
        forbid = self.forbid
        return keys if forbid is None else [key for key in keys if forbid((*picks, key)) is None]

    def _leads_somewhere(self, picks: Picks) -> bool:
        """Whether one may stop here, or after more of what comes later."""
        return self.is_enough(picks) or any(
            self._leads_somewhere((*picks, key)) for key in self._next(picks)
        )

    @property
    def needs_nobody(self) -> bool:
        """Whether the engine may answer, there being one answer.

        >>> Tick("A", [Option("a"), Option("b")], least=2).needs_nobody
        True
        >>> Tick("A", [Option("a"), Option("b")], least=1).needs_nobody
        False
        """
        # Asked of every seat again whenever one of several has answered.
        if self._is_forced is None:
            self._is_forced = len(list(islice(self.answers(), 2))) == 1
        return self._is_forced and not self.ask_anyway

    def answers(self) -> Iterator[Picks]:
        """Every answer there is, one small choice after the other.

        >>> list(Tick("A", [Option("a"), Option("b")]).answers())
        [(), ('a',), ('a', 'b'), ('b',)]
        """
        yield from self._from(())

    def _from(self, picks: Picks) -> Iterator[Picks]:
        if self.is_enough(picks):
            yield picks
        for key in self.further(picks):
            yield from self._from((*picks, key))

    def worth_weighing(self, most: int = MOST_ANSWERS) -> list[Picks]:
        """Every answer where they are few; else the usual one and those that differ in one pick.

        >>> question = Tick("A", [Option(key) for key in "abcdefgh"], most=2, default=("a",))
        >>> len(question.worth_weighing(50)), question.worth_weighing(9)[:3]
        (37, [('a',), (), ('b',)])
        """
        usual = self.usual
        found = dict.fromkeys([usual, *islice(self.answers(), most + 1)])
        if len(found) > most:
            found = dict.fromkeys([usual, *self._beside(usual)])
        return list(found)[:most]

    def _beside(self, picks: Picks) -> Iterator[Picks]:
        """Answers with one pick less, more, or another one instead."""
        without = [tuple(key for key in picks if key != gone) for gone in picks]
        for base in (*without, picks):
            if base != picks and self._is_legal(base):
                yield base
            for key in self.places:
                changed = self.in_order((*base, key)) if key not in picks else picks
                if changed != picks and self._is_legal(changed):
                    yield changed

    def _is_legal(self, picks: Picks) -> bool:
        return self.is_enough(picks) and self.refuse(picks) is None

    def any(self, lot: Lot) -> Picks:
        """An answer by chance, every small choice alike."""
        picks: Picks = ()
        while True:
            further = self.further(picks)
            stops = self.is_enough(picks)
            if not further:
                return picks
            number = lot.below(len(further) + stops)
            if number == len(further):
                return picks
            picks = (*picks, further[number])

    def in_order(self, picks: Sequence[str]) -> Picks:
        """Keys as they are offered."""
        return tuple(sorted(picks, key=self.places.__getitem__))

    def read(self, answer: object) -> Entry:
        """The keys meant by options, keys, or words such as ``a+b``; refused where not legal."""
        keys = [self._known(each) for each in _parted(answer)]
        if len(set(keys)) < len(keys):
            raise Refusal("picked-twice", rule=self.rule)
        picks = self.in_order(keys)
        refusal = self.refuse(picks)
        if refusal is not None:
            raise refusal
        if not self.is_enough(picks):
            lacks = self._lacks(picks) if len(picks) >= self.least else None
            few = Refusal("too-few-picks", rule=self.rule, least=self.least, n=len(picks))
            raise lacks or few
        return list(picks)

    def _known(self, answer: object) -> str:
        key = answer.key if isinstance(answer, Option) else answer
        if isinstance(key, str) and key in self.places:
            return key
        for option in self.unavailable:
            if option.key == key and option.refusal is not None:
                raise option.refusal
        raise Refusal("not-an-option", rule=self.rule, answer=str(key)[:80])

    def trust(self, entry: Entry) -> Picks:
        """The outcome of a recorded answer."""
        return tuple(entry)


def _parted(answer: object) -> Sequence[object]:
    """The parts of an answer in any of its forms."""
    if isinstance(answer, str):
        return () if answer == NOTHING else answer.split(AND)
    if isinstance(answer, list | tuple | set | frozenset):
        return list(answer)
    raise Refusal("not-picks")


class Tick(Picking, eq=False):
    """A seat ticks any of these, within limits, and confirms.

    >>> hand = [Option("ace"), Option("king"), Option("ten")]
    >>> exchange = Tick("A", hand, topic="exchange", most=2)
    >>> exchange.read({"ten", "ace"})
    ['ace', 'ten']
    """


class Pair(Option, frozen=True, gc=False, kw_only=True):
    """One thing that may be given to one place."""

    what: str
    to: str


class Assign(Picking, eq=False):
    """A seat gives these to those: every place takes one thing at most.

    With ``fills`` no place that something could be given to stays empty. ``stock`` says how
    many there are of a thing that several places could take; without it there are enough.

    >>> pairs = [Pair(f"{to}:{what}", what=what, to=to) for to in "xy" for what in "ab"]
    >>> list(Assign("A", pairs, fills=True, stock={"a": 1, "b": 1}).answers())
    [('x:a', 'y:b'), ('x:b', 'y:a')]
    """

    fills: bool = False
    stock: Mapping[str, int] | None = None
    _rooms: Sequence[str] | None = None

    @property
    def options(self) -> Sequence[Pair]:
        """What may be given to which place; everything for one place stands together."""
        return Picking.options.fget(self)  # type: ignore[attr-defined, no-any-return]

    @property
    def limit(self) -> int:
        """No more may be given than this."""
        rooms = len(self.rooms)
        return rooms if self.most is None else min(self.most, rooms)

    @property
    def rooms(self) -> Sequence[str]:
        """The places something could be given to."""
        if self._rooms is None:
            self._rooms = list(dict.fromkeys(pair.to for pair in self.options))
        return self._rooms

    def pair(self, key: str) -> Pair:
        """What a key stands for."""
        return self.options[self.places[key]]

    def refuse(self, picks: Picks) -> Refusal | None:
        """Why these may not be given together, whatever else is; nothing where they may be."""
        pairs = [self.pair(key) for key in picks]
        to = [pair.to for pair in pairs]
        if len(set(to)) < len(to):
            return Refusal("given-two", rule=self.rule)
        for what, stock in (self.stock or {}).items():
            if sum(pair.what == what for pair in pairs) > stock:
                return Refusal("given-twice", rule=self.rule)
        return super().refuse(picks)

    def is_enough(self, picks: Picks) -> bool:
        """Whether one may stop here."""
        return super().is_enough(picks) and not (self.fills and self._beside_these(picks))

    def _beside_these(self, picks: Picks) -> Sequence[Pair]:
        """What may be given as well: ``refuse`` for all of the offer at once."""
        if len(picks) >= self.limit:
            return ()
        options, places = self.options, self.places
        given = [options[places[key]] for key in picks]
        filled = {pair.to for pair in given}
        left = dict(self.stock or {})
        for pair in given:
            if pair.what in left:
                left[pair.what] -= 1
        if len(filled) < len(given) or any(stock < 0 for stock in left.values()):
            return ()
        found = [pair for pair in options if pair.to not in filled and left.get(pair.what, 1)]
        forbid = self.forbid
        if forbid is not None:
            in_order = self.in_order
            found = [pair for pair in found if forbid(in_order((*picks, pair.key))) is None]
        return found

    def _may_follow(self, picks: Picks) -> list[str]:
        """What may be given next: place after place, none left out that must not be."""
        keys = self._next(picks)
        if self.fills and self.stock is not None:
            # What is scarce may be missing later on.
            keys = [key for key in keys if self._leads_somewhere((*picks, key))]
        return keys

    def _next(self, picks: Picks) -> list[str]:
        rooms = self.rooms
        after = rooms.index(self.pair(picks[-1]).to) + 1 if picks else 0
        missing = max(self.least, self.limit if self.fills and self.stock is None else 0)
        end = len(rooms) - max(0, missing - len(picks) - 1)
        left = rooms[after:end]
        return [pair.key for pair in self._beside_these(picks) if pair.to in left]

    def given(self, picks: Picks) -> dict[str, str]:
        """What every place gets."""
        return {self.pair(key).to: self.pair(key).what for key in picks}


SeatQuestion = Choose | Place | Tick | Assign
"""What one seat is asked."""
InTogether = Choose | Tick | Assign


class Together(Asked[dict[Seat, Any]], eq=False):
    """Choices put to several seats at once, hidden until all are in.

    The rule gets every seat's answer at the same time.
    """

    choices: tuple[InTogether, ...]
    rule: str = ""
    topic: str = ""

    @property
    def seat(self) -> Seat:
        """The first seat asked."""
        return self.choices[0].seat

    def of(self, seat: Seat) -> InTogether | None:
        """What is asked of this seat."""
        return next((choice for choice in self.choices if choice.seat == seat), None)

    @property
    def usual(self) -> dict[Seat, str | Picks]:
        """What everybody chooses when nobody answers."""
        return {choice.seat: choice.usual for choice in self.choices}

    @property
    def ruled(self) -> dict[Seat, str | Picks]:
        """What the rules have for everybody who does not choose."""
        return {choice.seat: choice.ruled for choice in self.choices}

    def any(self, lot: Lot) -> dict[Seat, str | Picks]:
        """What everybody may choose by chance."""
        return {choice.seat: choice.any(lot) for choice in self.choices}

    def read(self, answer: object) -> Entry:
        """Every seat's answer, each checked; seats without a choice may be left out."""
        if not isinstance(answer, Mapping) or set(answer) - {c.seat for c in self.choices}:
            raise Refusal("not-everyone", rule=self.rule)
        entries = {}
        for choice in self.choices:
            if choice.seat in answer:
                entries[choice.seat] = choice.read(answer[choice.seat])
            elif choice.needs_nobody:
                entries[choice.seat] = choice.read(choice.usual)
            else:
                raise Refusal("not-everyone", rule=self.rule)
        return entries

    @property
    def needs_nobody(self) -> bool:
        """Whether no seat has anything to choose."""
        return all(choice.needs_nobody for choice in self.choices)

    def trust(self, entry: Entry) -> dict[Seat, str | Picks]:
        """The outcome of a recorded answer."""
        return {choice.seat: choice.trust(entry[choice.seat]) for choice in self.choices}


Decision = SeatQuestion | Together
"""What players are asked."""
Question = Decision | Chance[Any]
