"""How likely it is."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.server.wire.common import AnyKey, Count, Incoming
from grognard.server.wire.decision import Answer, Tally


class OddsBody(Incoming, frozen=True):
    """How likely is each outcome of these answers, given one after another?"""

    expect: Count
    answers: Annotated[tuple[Answer, ...], Meta(min_length=1, max_length=8)]
    policy: Literal["usual", "best", "tree"] = "tree"
    """What becomes of others' choices on the way: the usual, the best, or each told apart."""


class HeadlinesBody(Incoming, frozen=True):
    """What do the options come to, each in one figure?"""

    expect: Count
    keys: Annotated[tuple[AnyKey, ...], Meta(max_length=500)] = ()
    """The options asked about, however long it takes; without any, all that are soon found."""


class Headline(Struct, frozen=True):
    """How likely it is that something of note comes of an option."""

    key: str
    piece: str
    """The piece or seat it befalls."""
    share: float
    what: str
    """What happens, in a word or two: ``hit``, ``destroyed``."""
    text: str
    """The same in a line, with the amount to be expected."""
    exact: bool
    bad: bool
    """Whether it is to the harm of the side that asks."""


class Headlines(Struct, frozen=True):
    """What the options come to, as far as that is found; nothing of note comes of the others."""

    found: tuple[Headline, ...]
    waiting: tuple[str, ...] = ()
    """The options that take longer; what was found of them is a first guess."""


class Outcome(Struct, frozen=True):
    """Something that may come of it."""

    text: str
    probability: float
    fraction: str
    """The exact probability, such as ``27/64``; empty where it was sampled."""
    low: float
    high: float
    """The 95 % interval where it was sampled, else the probability itself."""


class MetChoice(Struct, frozen=True):
    """A choice another seat has on the way, and what each of its answers leads to."""

    seat: str
    text: str
    rule: str
    piece: str | None
    answers: tuple["MetAnswer", ...]


class MetAnswer(Struct, frozen=True):
    """One answer of a choice met on the way."""

    key: str
    label: str
    odds: "OddsText"


class OddsText(Struct, frozen=True):
    """How likely each outcome is, most likely first, and the numbers behind it."""

    exact: bool
    samples: int
    outcomes: tuple[Outcome, ...]
    tallies: tuple[Tally, ...] = ()
    met: MetChoice | None = None
    more: int = 0
    """How many unlikely outcomes were left out."""
    missing: str = ""
    """The answer without which nothing can be said: where to go, say."""
