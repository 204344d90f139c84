"""Whatever a rule does not decide, it awaits as one of these questions.

A choice of a player is ``Choose`` or ``Place``, or one of those with several answers at once in
``compound``; an act of chance is a ``Chance``, as are the dice, cards and lots in ``acts``. A
question carries all an answerer needs; what answering means (play, replay, script, enumerate,
referee) is the answerer's business.

Every question knows two forms of its answer. The *entry* is what is recorded: a key, a
placement, dice as they lie, cards. The *outcome* is what the rule gets back, at the
granularity the rule needs: successes rather than faces.
"""

from collections.abc import Callable, Generator, Hashable, Sequence
from math import isfinite
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeVar

from msgspec import Struct

from grognard.kernel.chance import Lot
from grognard.kernel.entering import MOST_VALUES, Cards, Dice, Entering, Part, Value
from grognard.kernel.events import Event
from grognard.kernel.refusals import Refusal
from grognard.kernel.said import Say
from grognard.kernel.tallies import Tally

Seat = str
"""A place at the table: ``A``, ``B``… or, where a side has several players, ``A1``, ``A2``…"""

Point = tuple[float, float]
Entry = Any
"""The recorded form of an answer: JSON values only."""

MOST_THROWS = 1_000_000
"""Nobody throws more often for one outcome to come."""

Lead = Literal["", "move", "target"]
"""Where an action leads: to the plain move of whoever takes it, or to the choice of a target."""

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
    note: str = ""
    """Message that tells what it would change, where its name does not."""
    caution: str = ""
    """Message that warns of what nobody would expect; whoever chooses it is asked once more."""
    leads: Lead = ""
    """What is asked next: whoever drags a piece to a place or onto another has answered that."""
    group: Say | None = None
    """The action it belongs to, where one question asks for an action and its target at once."""
    card: str = ""
    """The card it plays or is about, by its id."""
    pile: str = ""
    """The pile that card lies in, by the id a view gives it."""
    slot: str = ""
    """The pile that card goes to, where that is one a player can point at."""

    @property
    def legal(self) -> bool:
        """Whether it may be chosen."""
        return self.refusal is None


class Story(Struct, frozen=True):
    """What led to a question: who does what to whom, and how it stands."""

    say: str
    """Message that tells it in a sentence."""
    facts: dict[str, Any]
    by: str | None = None
    """The piece that acts."""
    to: tuple[str, ...] = ()
    """The pieces it is done to."""
    tallies: tuple[Tally, ...] = ()
    """The numbers behind it, those of both sides where both have some."""


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


class Put(Asked[Outcome], Generic[Outcome], eq=False, kw_only=True):
    """A question that is put to a seat, for whom somebody may know better than the rules."""

    advise: Callable[[Any], Outcome] | None = None
    """Says what to answer where nobody does; the rules' own default stands where it is silent."""

    @property
    def usual(self) -> Outcome:
        """What is answered when nobody answers."""
        advise = self.advise
        if advise is None:
            return self.ruled
        # Whoever advises may want to know what the rules would have.
        self.advise = None
        try:
            return advise(self)
        finally:
            self.advise = advise

    @property
    def ruled(self) -> Outcome:
        """The default of the rules: what lets things take their course."""
        raise NotImplementedError


class Choose(Put[str], eq=False):
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
    story: Callable[[], Story] | None = None
    """Tells what led to it, for those who are asked."""
    passing: str | None = None
    """The key that lets the moment pass, where such moments come again and again."""
    window: str = ""
    """The kind of such a moment: whoever wants no more of its kind need not be asked."""
    moot: Callable[[], bool] | None = None
    """Proves, where it can, that no answer is better than letting the moment pass."""
    ahead: Callable[[], Sequence[Any]] | None = None
    """Lists the ``Course`` to every place that several answers in a row lead to."""
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

    def offers(self, topic: str, key: str) -> bool:
        """Whether this is the question of that topic, and the key one of its answers.

        >>> Choose("A", [Option("pass")], topic="turn").offers("turn", "pass")
        True
        """
        return self.topic == topic and any(option.key == key for option in self.options)

    @property
    def unavailable(self) -> Sequence[Option]:
        """Options that exist but may not be chosen, each with its refusal."""
        return self.barred() if self.barred else ()

    @property
    def ruled(self) -> str:
        """The key the rules have for who does not choose."""
        default = self.default
        if default is None:
            return self.options[0].key
        return default() if callable(default) else default

    def any(self, lot: Lot) -> str:
        """A key by chance, all alike."""
        options = self.options
        return options[lot.below(len(options))].key

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
        return entry if type(entry) is str else str(entry)


class Place(Put[Placement], eq=False):
    """A seat chooses a point, a path, a heading, whichever matter; the rule gets the placement."""

    seat: Seat
    region: Region
    rule: str = ""
    topic: str = ""
    facts: dict[str, Any] | None = None
    story: Callable[[], Story] | None = None
    turns: bool = False
    """Whether the heading matters; where it does not, any is as good."""
    goes: bool = True
    """Whether the place matters; where it does not, the piece only turns."""
    aims: bool = False
    """Whether the point is only aimed at, and the piece stays where it is."""
    bends: bool = False
    """Whether the way there may have bends, and does not just end somewhere."""

    @property
    def piece(self) -> str | None:
        """The piece that is placed."""
        return self.region.piece

    @property
    def ruled(self) -> Placement:
        """What the region places by itself."""
        return self.region.default()

    def any(self, lot: Lot) -> Placement:
        """A placement by chance."""
        return self.region.any(lot)

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
        """Every outcome with its exact weight; those that change nothing may be told as one."""
        raise NotImplementedError

    def apart(self) -> Weights:
        """Every outcome by itself, for whoever looks at the dice and not only at what they do."""
        return self.outcomes()

    def coming_to(self, outcome: Outcome, lot: Lot) -> Entry:
        """An entry that comes to this outcome, drawn as likely as it is among those that do."""
        for _ in range(MOST_THROWS):
            entry = self.sample(lot)
            if self.trust(entry) == outcome:
                return entry
        raise ValueError(f"{outcome!r} never comes of {self.topic or type(self).__name__}")

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

        >>> from grognard.kernel.acts import RollOff
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

        >>> from grognard.kernel.acts import Roll
        >>> [t.total for t in Roll(Tally("attack").add("4.400", "base", 3), 4).tallies]
        [3]
        """
        return () if self.tally is None else (self.tally,)
