"""Whatever a rule does not decide, it awaits as one of these questions.

A choice of a player is ``Choose``, ``Place`` or ``Together``; an act of chance is ``Roll``
(and its kin), ``Draw`` or ``Flip``. A question carries all an answerer needs; what answering
means (play, replay, script, enumerate, referee) is the answerer's business.

Every question knows two forms of its answer. The *entry* is what is recorded: a key, a
placement, dice as they lie, cards. The *outcome* is what the rule gets back, at the
granularity the rule needs: successes rather than faces.
"""

from collections import Counter
from collections.abc import Callable, Generator, Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import comb, isfinite, prod
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from grognard.kernel.chance import Lot
from grognard.kernel.decks import Deck
from grognard.kernel.entering import MOST_VALUES, Cards, Dice, Entering, Names, Part, Value
from grognard.kernel.events import Drawn, Event, Rolled, Tossed
from grognard.kernel.refusals import Refusal
from grognard.kernel.tallies import Tally

Seat = str
"""A place at the table: ``A``, ``B``… or, where a side has several players, ``A1``, ``A2``…"""

Point = tuple[float, float]
Entry = Any
"""The recorded form of an answer: JSON values only."""

T = TypeVar("T")
Outcome = TypeVar("Outcome")


class Option(Struct, frozen=True, gc=False):
    """One thing a seat may do, or may not do and why.

    >>> Option("b2", piece="b2").legal
    True
    """

    key: str
    say: str = ""
    """Message that names it; ``option-<key>`` where nothing is said, a piece's name for a piece."""
    piece: str | None = None
    at: Point | None = None
    facts: dict[str, Any] | None = None
    refusal: Refusal | None = None
    is_by_hand: bool = False
    """Whether it only leads to the same as the others, with every detail chosen by oneself."""

    @property
    def legal(self) -> bool:
        """Whether it may be chosen."""
        return self.refusal is None


class Placement(Struct, frozen=True, gc=False):
    """A place on the table: the way there, point by point, and the heading at its end.

    An empty path stays where it is.

    >>> Placement(((3.0, 4.0), (3.0, 9.5)), 90).end
    (3.0, 9.5)
    """

    path: tuple[Point, ...] = ()
    heading: int = 0

    @property
    def end(self) -> Point | None:
        """Where it ends, or nothing for staying."""
        return self.path[-1] if self.path else None

    def entry(self) -> Entry:
        """The recorded form."""
        return [[list(point) for point in self.path], self.heading]

    @classmethod
    def of(cls, entry: Entry) -> "Placement":
        """Read the recorded form back; anything else is refused.

        >>> Placement.of([[[1, 2]], 90])
        Placement(path=((1.0, 2.0),), heading=90)
        """
        if isinstance(entry, Placement):
            return entry
        try:
            path, heading = entry
            points = tuple((float(x), float(y)) for x, y in path)
        except (TypeError, ValueError, OverflowError):
            raise Refusal("not-a-placement") from None
        finite = all(isfinite(x) and isfinite(y) for x, y in points)
        if type(heading) is not int or not 0 <= heading < 360 or len(points) > 64 or not finite:
            raise Refusal("not-a-placement")
        return cls(points, heading)


class Region(Protocol):
    """Where a piece may be placed, and why not elsewhere."""

    piece: str | None

    def refuse(self, placement: Placement) -> Refusal | None:
        """Why this placement is illegal, or nothing."""
        ...

    def candidates(self) -> Sequence[Placement]:
        """Legal placements worth considering, in a stable order; never empty."""
        ...

    def any(self, lot: Lot) -> Placement:
        """A legal placement drawn at random, cheaper than listing them."""
        ...

    def default(self) -> Placement:
        """What is placed when nobody answers."""
        ...

    def outline(self) -> Sequence[Sequence[Point]]:
        """The edge of the region, for drawing."""
        ...


class Asked(Struct, Generic[Outcome], eq=False):
    """A question: a rule awaits it, and whoever plays the rule sends the outcome."""

    chance: ClassVar[bool] = False

    def __await__(self) -> Generator[Any, Any, Outcome]:
        answer: Outcome = yield self
        return answer


class Choose(Asked[str], eq=False):
    """A seat chooses one of the options; the rule gets its key.

    Options are given as a list or as a function that lists them when somebody looks, so
    that feeding recorded answers again computes none.
    """

    seat: Seat
    offer: Sequence[Option] | Callable[[], Sequence[Option]]
    rule: str = ""
    topic: str = ""
    """Names the question; ``ask-<topic>`` is its sentence."""
    default: str | Callable[[], str] | None = None
    piece: str | None = None
    facts: dict[str, Any] | None = None
    barred: Callable[[], Sequence[Option]] | None = None
    """Lists what is *not* possible, with reasons, for those who want to know why not."""
    foresee: Callable[[str], Any] | None = None
    """Says what choosing a key would take and provoke, for those who want to know before."""
    alike: Callable[[str], Hashable] | None = None
    """Tells of a key what comes of it; where that is the same, so are the odds."""
    ask_anyway: bool = False
    """Put to the seat even with one legal option: that there is no choice is itself a secret."""
    _seen: Sequence[Option] | None = None

    @property
    def options(self) -> Sequence[Option]:
        """The legal options, in order."""
        if self._seen is None:
            offer = self.offer
            self._seen = offer() if callable(offer) else offer
        return self._seen

    @property
    def needs_nobody(self) -> bool:
        """Whether the engine may answer, there being one legal option.

        >>> Choose("A", [Option("pass")]).needs_nobody
        True
        >>> Choose("A", [Option("pass")], ask_anyway=True).needs_nobody
        False
        """
        return len(self.options) == 1 and not self.ask_anyway

    @property
    def unavailable(self) -> Sequence[Option]:
        """Options that exist but may not be chosen, each with its refusal."""
        return self.barred() if self.barred else ()

    @property
    def usual(self) -> str:
        """The key chosen when nobody answers."""
        default = self.default
        if default is None:
            return self.options[0].key
        return default() if callable(default) else default

    def read(self, answer: object) -> Entry:
        """The key meant by an option or a key; a refusal where it is not on offer."""
        key = answer.key if isinstance(answer, Option) else answer
        for option in self.options:
            if option.key == key:
                return key
        for option in self.unavailable:
            if option.key == key and option.refusal is not None:
                raise option.refusal
        raise Refusal("not-an-option", rule=self.rule, answer=str(key)[:80])

    def trust(self, entry: Entry) -> str:
        """The outcome of a recorded answer."""
        return str(entry)


class Place(Asked[Placement], eq=False):
    """A seat chooses a point, a path and a heading; the rule gets the placement."""

    seat: Seat
    region: Region
    rule: str = ""
    topic: str = ""
    facts: dict[str, Any] | None = None

    @property
    def piece(self) -> str | None:
        """The piece that is placed."""
        return self.region.piece

    @property
    def usual(self) -> Placement:
        """What is placed when nobody answers."""
        return self.region.default()

    def read(self, answer: object) -> Entry:
        """A placement the region accepts, in its recorded form."""
        placement = Placement.of(answer)
        refusal = self.region.refuse(placement)
        if refusal is not None:
            raise refusal
        return placement.entry()

    def trust(self, entry: Entry) -> Placement:
        """The outcome of a recorded answer."""
        if isinstance(entry, Placement):
            return entry
        path, heading = entry
        return Placement(tuple([(x, y) for x, y in path]), heading)


class Together(Asked[dict[Seat, str]], eq=False):
    """Choices put to several seats at once, hidden until all are in.

    The rule gets every seat's key at the same time.
    """

    choices: tuple[Choose, ...]
    rule: str = ""
    topic: str = ""

    @property
    def seat(self) -> Seat:
        """The first seat asked."""
        return self.choices[0].seat

    def of(self, seat: Seat) -> Choose | None:
        """What is asked of this seat."""
        return next((choice for choice in self.choices if choice.seat == seat), None)

    @property
    def usual(self) -> dict[Seat, str]:
        """What everybody chooses when nobody answers."""
        return {choice.seat: choice.usual for choice in self.choices}

    def read(self, answer: object) -> Entry:
        """Every seat's key, each checked; seats without a choice may be left out."""
        if not isinstance(answer, Mapping) or set(answer) - {c.seat for c in self.choices}:
            raise Refusal("not-everyone", rule=self.rule)
        keys = {}
        for choice in self.choices:
            if choice.seat in answer:
                keys[choice.seat] = choice.read(answer[choice.seat])
            elif choice.needs_nobody:
                keys[choice.seat] = choice.options[0].key
            else:
                raise Refusal("not-everyone", rule=self.rule)
        return keys

    @property
    def needs_nobody(self) -> bool:
        """Whether no seat has anything to choose."""
        return all(choice.needs_nobody for choice in self.choices)

    def trust(self, entry: Entry) -> dict[Seat, str]:
        """The outcome of a recorded answer."""
        return dict(entry)


Weights = Sequence[tuple[Any, int]]
"""Outcomes with their exact weights; a probability is a weight over the sum."""


class Chance(Asked[Outcome], Generic[Outcome], eq=False, kw_only=True):
    """An act of chance: it can sample itself, list its outcomes and be entered by a person.

    A kind of chance says in ``parts`` what a person enters. Where its entry is not simply
    the list of these values, ``values`` and ``assemble`` go from one to the other.
    """

    chance: ClassVar[bool] = True

    seat: Seat = ""
    rule: str = ""
    topic: str = ""
    piece: str | None = None

    def sample(self, lot: Lot) -> Entry:
        """One entry, drawn."""
        raise NotImplementedError

    def outcomes(self) -> Weights:
        """Every outcome with its exact weight."""
        raise NotImplementedError

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        """What a person enters, as far as these values tell, which all fit.

        What is thrown again is added once the values say that it is; parts stay as they are.
        """
        raise NotImplementedError

    def values(self, answer: object) -> Sequence[object]:
        """The single values of an entry, or of whatever a person gave for one."""
        return answer if isinstance(answer, list | tuple) else (answer,)

    def assemble(self, values: Sequence[Any]) -> Entry:
        """The entry that consists of these values."""
        return list(values)

    @property
    def facts(self) -> dict[str, Any]:
        """What the sentence of the question may tell: how many dice, their need, how many cards."""
        parts = self.parts(())
        dice = [part for part in parts if isinstance(part, Dice)]
        return {
            "dice": sum(part.count for part in dice),
            "need": dice[0].need if dice else 0,
            "cards": sum(part.count for part in parts if isinstance(part, Cards)),
        }

    def entering(self, entered: Sequence[object] = ()) -> Entering:
        """What is to be entered, given these values; one that does not fit is refused.

        >>> RollOff(((0,), (0,))).entering().left, RollOff(((0,), (0,))).entering([3, 3]).left
        (2, 2)
        """
        if len(entered) > MOST_VALUES:
            raise Refusal("entered-too-many", rule=self.rule, n=len(entered) - MOST_VALUES)
        values: tuple[Any, ...] = tuple(entered)
        known = 0
        while True:
            parts = self.parts(values[:known])
            asked = sum(part.count for part in parts)
            is_all = asked == known
            found = Entering(parts, values if is_all else values[:asked])
            refusal = found.refuse()
            if refusal is not None:
                raise self._cited(refusal)
            if is_all or len(values) < asked:
                return found
            known = asked

    def read(self, answer: object) -> Entry:
        """A person's dice, cards or names as an entry; a refusal where they are not all there."""
        found = self.entering(self.values(answer))
        missing = found.missing()
        if missing is not None:
            raise self._cited(missing)
        return self.assemble(found.entered)

    def _cited(self, refusal: Refusal) -> Refusal:
        return Refusal(refusal.reason, rule=self.rule, **{**self.facts, **refusal.facts})

    def trust(self, entry: Entry) -> Outcome:
        """What the rule gets for an entry."""
        raise NotImplementedError

    def event(self, entry: Entry) -> Event | None:
        """What the table sees of it."""
        return None

    @property
    def is_vast(self) -> bool:
        """Whether it comes out in far too many ways to weigh each, as cards in every order."""
        return False

    @property
    def tally(self) -> Tally | None:
        """The number behind it, where it has one."""
        return None

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """Every number behind it: one for each side of an opposed roll.

        >>> [t.total for t in Roll(Tally("attack").add("4.400", "base", 3), 4).tallies]
        [3]
        """
        return () if self.tally is None else (self.tally,)


@lru_cache(maxsize=4096)
def successes_of(dice: int, need: int, sides: int = 6) -> tuple[tuple[int, int], ...]:
    """The exact weights of each number of successes.

    >>> successes_of(2, 4)
    ((0, 9), (1, 18), (2, 9))
    """
    good = min(max(sides + 1 - need, 0), sides)
    bad = sides - good
    weights = ((k, comb(dice, k) * good**k * bad ** (dice - k)) for k in range(dice + 1))
    return tuple((k, weight) for k, weight in weights if weight)


class Roll(Chance[int], eq=False):
    """How many of these dice show ``need`` or more.

    >>> roll = Roll(Tally("attack").add("4.400", "base", 3), 4)
    >>> roll.trust([4, 1, 6])
    2
    >>> roll.outcomes()
    ((0, 27), (1, 81), (2, 81), (3, 27))
    >>> Roll(3, 4, enough=2).outcomes()
    [(0, 108), (2, 108)]
    """

    pool: Tally | int
    need: int
    sides: int = 6
    enough: int | None = None
    """Where only this matters, so many successes or fewer: the odds tell no more than these two."""

    @property
    def dice(self) -> int:
        """How many dice are thrown."""
        return self.pool if isinstance(self.pool, int) else self.pool.total

    @property
    def tally(self) -> Tally | None:
        """The parts of the pool."""
        return None if isinstance(self.pool, int) else self.pool

    def sample(self, lot: Lot) -> Entry:
        return lot.faces(self.dice, self.sides)

    def outcomes(self) -> Weights:
        weights = successes_of(self.dice, self.need, self.sides)
        if self.enough is None:
            return weights
        fewer = [(k, weight) for k, weight in weights if k < self.enough]
        more = [(k, weight) for k, weight in weights if k >= self.enough]
        return [(alike[0][0], sum(w for _, w in alike)) for alike in (fewer, more) if alike]

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        return (Dice(count=self.dice, sides=self.sides, need=self.need),)

    def trust(self, entry: Entry) -> int:
        need = self.need
        return sum([face >= need for face in entry])

    def event(self, entry: Entry) -> Event:
        return Rolled(self.seat, self.topic, tuple(entry), self.need, self.trust(entry))


class RollDie(Chance[int], eq=False):
    """One die; the rule gets its face.

    >>> RollDie().outcomes()[:2]
    ((1, 1), (2, 1))
    """

    sides: int = 6

    def sample(self, lot: Lot) -> Entry:
        return lot.faces(1, self.sides)

    def outcomes(self) -> Weights:
        return tuple((face, 1) for face in range(1, self.sides + 1))

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        return (Dice(sides=self.sides),)

    def trust(self, entry: Entry) -> int:
        return int(entry[0])

    def event(self, entry: Entry) -> Event:
        return Rolled(self.seat, self.topic, tuple(entry), 0, 0)


class RollOff(Chance[int], eq=False):
    """Sides roll against each other, highest wins, ties are rolled again until one does.

    Each side is the modifiers of its dice; its result is its best modified die. The rule gets
    the winning side's place. However long the ties may last, the outcome has a closed form:
    the odds of the first throw that is not a tie.

    >>> RollOff(((1,), (0,))).outcomes()
    ((0, 21), (1, 10))
    >>> RollOff(((0,), (0,))).trust([[3, 3], [2, 5]])
    1
    """

    sides_of: tuple[tuple[int, ...], ...]
    sides: int = 6
    names: tuple[str, ...] = ()
    """What the sides are, where they are not those of the table in order."""

    @property
    def dice(self) -> int:
        """How many dice one throw takes."""
        return sum(len(side) for side in self.sides_of)

    def results(self, throw: Sequence[int]) -> tuple[int, ...]:
        """Each side's best modified die."""
        faces = iter(throw)
        return tuple(max(next(faces) + bonus for bonus in side) for side in self.sides_of)

    def winner(self, throw: Sequence[int]) -> int | None:
        """The side that wins a throw, or nothing for a tie."""
        results = self.results(throw)
        best = max(results)
        return results.index(best) if results.count(best) == 1 else None

    def sample(self, lot: Lot) -> Entry:
        throws = []
        while True:
            throws.append(list(lot.faces(self.dice, self.sides)))
            if self.winner(throws[-1]) is not None:
                return throws

    def outcomes(self) -> Weights:
        return _roll_off(self.sides_of, self.sides)

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        throws = self._throws(entered)
        is_tied = bool(throws) and len(throws[-1]) == self.dice and self.winner(throws[-1]) is None
        again = max(len(throws), 1) - 1 + is_tied
        return self._throw("ties-again") + self._throw("tied") * again

    def _throw(self, note: str) -> tuple[Part, ...]:
        """The dice of one throw, each with what its side adds to it."""
        return tuple(
            Dice(
                sides=self.sides,
                label="die-of-side",
                note=note,
                facts={"side": self.names[k] if self.names else chr(ord("A") + k), "bonus": bonus},
            )
            for k, side in enumerate(self.sides_of)
            for bonus in side
        )

    def values(self, answer: object) -> Sequence[object]:
        rows = Chance.values(self, answer)
        if not rows or not all(isinstance(row, list | tuple) for row in rows):
            return rows
        # A throw that is a die short must not be filled up from the next.
        fitting = [row for row in rows if isinstance(row, list | tuple) and len(row) == self.dice]
        return [face for row in fitting for face in row]

    def assemble(self, values: Sequence[int]) -> Entry:
        return self._throws(values)

    def _throws(self, values: Sequence[Any]) -> list[list[Any]]:
        dice = self.dice
        return [list(values[k : k + dice]) for k in range(0, len(values), dice)]

    def trust(self, entry: Entry) -> int:
        winner = self.winner(entry[-1])
        assert winner is not None, "a recorded roll-off ends with a winner"
        return winner

    def event(self, entry: Entry) -> Event:
        return Rolled(self.seat, self.topic, tuple(face for row in entry for face in row), 0, 0)


@lru_cache(maxsize=256)
def _roll_off(sides_of: tuple[tuple[int, ...], ...], sides: int) -> Weights:
    """Weights of each side winning outright, from how many throws leave each at most k."""
    values = sorted(
        {face + bonus for side in sides_of for bonus in side for face in range(sides + 1)}
    )

    def at_most(side: tuple[int, ...], value: int) -> int:
        return prod(min(max(value - bonus, 0), sides) for bonus in side)

    weights = []
    for place, side in enumerate(sides_of):
        others = [other for k, other in enumerate(sides_of) if k != place]
        weight = sum(
            (at_most(side, value) - at_most(side, value - 1))
            * prod(at_most(other, value - 1) for other in others)
            for value in values
        )
        weights.append((place, weight))
    return tuple((place, weight) for place, weight in weights if weight)


class Draw(Chance[tuple[str, ...]], eq=False):
    """The next cards of a deck; the rule gets them in the order drawn and takes them itself.

    Known cards come first and are no chance at all; the rest come out of the middle.

    >>> Draw(Deck.of("aab"), 2).outcomes()
    ((('a', 'a'), 2), (('a', 'b'), 2), (('b', 'a'), 2))
    """

    deck: Deck
    count: int = 1
    printed: Callable[[], Iterable[str]] | None = None
    """Lists every card that could ever be in it, so that a person can pick from all of them."""
    shows: Callable[[str], str] = str
    """What is printed on a card, where the deck knows more of it."""

    @property
    def _count(self) -> int:
        return min(self.count, len(self.deck))

    @property
    def is_vast(self) -> bool:
        return self.deck.unknown_among(self.count) > 1

    def sample(self, lot: Lot) -> Entry:
        deck = self.deck
        drawn = deck.known_next(self._count)[: len(deck.top)]
        middle = list(deck.middle)
        for _ in range(deck.unknown_among(self._count)):
            drawn.append(middle.pop(lot.below(len(middle))))
        return drawn + deck.bottom[: self._count - len(drawn)]

    def outcomes(self) -> Weights:
        deck = self.deck
        known = deck.top[: self._count]
        tail = deck.bottom[: self._count - len(known) - deck.unknown_among(self._count)]
        weights: Counter[tuple[str, ...]] = Counter({(): 1})
        for _ in range(deck.unknown_among(self._count)):
            longer: Counter[tuple[str, ...]] = Counter()
            for drawn, weight in weights.items():
                left = Counter(deck.middle)
                left.subtract(drawn)
                for card, number in left.items():
                    if number:
                        longer[(*drawn, card)] += weight * number
            weights = longer
        return tuple((tuple(known) + drawn + tuple(tail), w) for drawn, w in weights.items())

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        return (self._cards,)

    @property
    def _cards(self) -> Cards:
        printed = tuple(dict.fromkeys(self.printed())) if self.printed is not None else ()
        return Cards(count=self._count, deck=self.deck, printed=printed, shows=self.shows)

    def assemble(self, values: Sequence[str]) -> Entry:
        return self._cards.drawn(values)

    def trust(self, entry: Entry) -> tuple[str, ...]:
        return tuple(entry)

    def event(self, entry: Entry) -> Event:
        return Drawn(self.seat, self.topic, len(entry))


class Flip(Draw, eq=False):
    """The next card of a deck, turned face up for all to see."""


class Toss(Chance[str], eq=False):
    """One of these, each as likely as the others: a coin, or lots drawn among more.

    >>> Toss(("A", "B")).outcomes()
    (('A', 1), ('B', 1))
    """

    among: tuple[str, ...]

    def sample(self, lot: Lot) -> Entry:
        return lot.pick(self.among)

    def outcomes(self) -> Weights:
        return tuple((name, 1) for name in self.among)

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        return (Names(among=self.among),)

    def assemble(self, values: Sequence[str]) -> Entry:
        return values[0]

    def trust(self, entry: Entry) -> str:
        return str(entry)

    def event(self, entry: Entry) -> Event:
        return Tossed(self.topic, self.among, str(entry))


Question = Choose | Place | Together | Chance[Any]
