"""The modules of a ruleset: the same names in every game, and what each of them answers.

``Modular`` makes a ruleset of them. A module fits where it has the functions named here.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from grognard.content.briefing import Briefing
from grognard.content.published import Settings
from grognard.content.recruits import Recruit, Terms
from grognard.content.roster import Breach, Roster
from grognard.content.shelf import Shelf
from grognard.content.situation import Situation
from grognard.kernel.compound import SeatQuestion
from grognard.kernel.observing import Observing
from grognard.kernel.policies import Rated
from grognard.kernel.questions import Choose, Place, Placement, Point, Seat
from grognard.kernel.ruleset import Effect, Step
from grognard.kernel.sights import Outlook, Ring, Sight
from grognard.kernel.state import Battle
from grognard.kernel.views import Badge, View

B = TypeVar("B", bound=Battle)
B_co = TypeVar("B_co", bound=Battle, covariant=True)
B_contra = TypeVar("B_contra", bound=Battle, contravariant=True)
C = TypeVar("C", bound=Shelf[Any])
C_contra = TypeVar("C_contra", bound=Shelf[Any], contravariant=True)


class Lists(Protocol[B_contra, C_contra]):
    """Army lists."""

    def breaches(self, content: C_contra, roster: Roster, terms: Terms, /) -> list[Breach]:
        """Every limit of army building that a roster breaks."""
        ...

    def allowance(self, content: C_contra, roster: Roster, terms: Terms, /) -> int:
        """What such an army may cost."""
        ...

    def usual(
        self,
        content: C_contra,
        scenario: str,
        seats: Sequence[Seat],
        options: Mapping[str, Any],
        /,
    ) -> Sequence[str]:
        """The ready-made armies of a quick game, seat by seat."""
        ...

    def recruit(self, battle: B_contra, seat: Seat, units: Sequence[str], /) -> None:
        """Put an army into the battle."""
        ...


class Recruits(Protocol):
    """What an army may be built of."""

    def recruit(self, profile: Any, /) -> Recruit:
        """A unit as an army builder offers it."""
        ...


class Positions(Protocol[B_co, C_contra]):
    """Where play begins."""

    def fresh(
        self, content: C_contra, scenario: str, seats: tuple[Seat, ...], options: Settings, /
    ) -> B_co:
        """The table before any army is there."""
        ...

    def battle_of(
        self, content: C_contra, situation: Situation, seats: tuple[Seat, ...], options: Settings, /
    ) -> B_co:
        """The battle that a situation describes."""
        ...


class Turn(Protocol[B_contra]):
    """The sequence of play."""

    def next_step(self, battle: B_contra, /) -> Step | None:
        """The next step, from the state alone."""
        ...


class Victory(Protocol[B_contra]):
    """How a game ends."""

    def concede(self, battle: B_contra, seat: Seat, /) -> None:
        """End the game to the disadvantage of a seat's side."""
        ...


class Views(Protocol[B_contra, C_contra]):
    """What a viewer may know."""

    def view(self, battle: B_contra, viewer: Seat, /) -> View:
        """The battle as one viewer may know it."""
        ...

    def legend(self, content: C_contra, /) -> Sequence[Badge]:
        """Every badge that a piece may show."""
        ...


class Briefings(Protocol[B_contra]):
    """What is told before the first move."""

    def briefing(self, battle: B_contra, seat: Seat, /) -> Briefing:
        """What the scenario wants, and what a seat does well to begin with."""
        ...


class Sights(Protocol[B_contra]):
    """Who sees what, how far it reaches, and what would follow."""

    def sight(self, battle: B_contra, piece: str, target: str | Point, /) -> Sight | None:
        """How a piece sees another one or a point."""
        ...

    def rings(self, battle: B_contra, piece: str, /) -> tuple[Ring, ...]:
        """The ranges, arcs and zones of a piece."""
        ...

    def outlook(
        self, battle: B_contra, asked: Choose | Place, answer: str | Placement, /
    ) -> Outlook:
        """What an answer would take and provoke."""
        ...


class Worth(Protocol[B_contra]):
    """What players care about."""

    @property
    def FEATURES(self) -> Sequence[str]:  # noqa: N802 - a constant of the module
        """What decides games, in the order of ``features``."""
        ...

    def features(self, battle: B_contra, seat: Seat, /) -> tuple[float, ...]:
        """What speaks for a seat's side, part by part."""
        ...

    def stage(self, battle: B_contra, /) -> tuple[str, float]:
        """What is fought for, and the share of the game that is over."""
        ...

    def worth(self, battle: B_contra, seat: Seat, /) -> float:
        """How good the position is for a seat."""
        ...

    def effects(self, before: B_contra, after: B_contra, /) -> tuple[Effect, ...]:
        """What matters of the difference between two states."""
        ...


class Policies(Protocol[B_contra]):
    """What to answer at a glance."""

    OPENINGS: frozenset[str]
    """The topics of which all answers that are named are as good as one another."""

    def policy(self, battle: B_contra, question: SeatQuestion, /) -> Sequence[Rated]:
        """The answers to a question, best first."""
        ...


class Invariants(Protocol[B_contra]):
    """What must hold in every state."""

    def check(self, battle: B_contra, /) -> None:
        """Assert it."""
        ...


class Modules(NamedTuple, Generic[B, C]):
    """The modules of one ruleset."""

    lists: Lists[B, C]
    recruits: Recruits
    situation: Positions[B, C]
    turn: Turn[B]
    victory: Victory[B]
    view: Views[B, C]
    briefing: Briefings[B]
    sights: Sights[B]
    worth: Worth[B]
    policy: Policies[B]
    invariants: Invariants[B]
    observation: Observing[B] | None = None
    """Nothing where the game is told in numbers by what its views show."""
