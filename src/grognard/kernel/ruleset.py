"""What a game system answers to, and how the program finds one by name."""

from collections.abc import Coroutine, Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any, ClassVar, Generic, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from grognard.kernel.chance import Lot
from grognard.kernel.compound import Decision, Question, SeatQuestion, Together
from grognard.kernel.observing import Observing
from grognard.kernel.policies import Rated, as_usual
from grognard.kernel.profiles import ProfileView
from grognard.kernel.questions import Choose, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.sights import NO_OUTLOOK, Outlook, Ring, Sight
from grognard.kernel.state import Battle, Progress, Result, Shared
from grognard.kernel.views import CardPrint, View
from grognard.kernel.winning import Model, Winning, evened, share_of, unfitted

B = TypeVar("B", bound=Battle)

Step = Coroutine[Any, Any, None]
"""One step of the game, suspended at the question it asks."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides a game before its first question: the head of a record."""

    ruleset: str
    version: int
    scenario: str = ""
    options: dict[str, Any] = {}
    rosters: tuple[Any, ...] = ()
    """Each seat's army, spelled out; nothing where the seat chooses at the table."""
    seats: tuple[Seat, ...] = ()
    """Who sits where, in order; the ruleset's usual seats where nothing is said."""
    situation: str | None = None
    """The position play starts from, as its file spells it, where it is not a fresh game."""
    packs: tuple[Any, ...] = ()
    """Content that is laid over the ruleset's own, spelled out."""


class Effect(Struct, frozen=True, order=True):
    """Something that differs after a passage of play: what odds are told in."""

    piece: str
    """The piece or seat it befell; empty for the table as a whole."""
    kind: str
    amount: int = 0


class Ruleset(Generic[B]):
    """A game system: the one thing a new game has to be.

    Subclasses set the class attributes and write the methods that raise here.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    """Raised whenever a change of rules alters replays."""
    battle: type[B]
    secrets: ClassVar[bool] = False
    """Whether anything is ever hidden from a seat."""
    odds_runs: ClassVar[int] = 4_000
    """How often the rules are run for somebody who waits for odds, before they are sampled."""
    passing_effects: ClassVar[frozenset[str]] = frozenset()
    """Kinds of effects that alone decide nothing: where something stands, whose turn it is."""
    final_effects: ClassVar[frozenset[str]] = frozenset()
    """Kinds of effects after which nothing else that befell the piece matters."""

    headlines: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """Kinds of effects that are told in one figure, in ladders: in each the gravest kind first.

    ``<kind>-less`` is one whose amount is negative; ``headline-<kind>`` says in a word or two
    that this, or whatever is above it, befalls a piece.
    """
    boons: ClassVar[frozenset[str]] = frozenset()
    """The kinds on these ladders that are good for whom they befall."""
    in_passing: ClassVar[frozenset[str]] = frozenset()
    """Topics of choices whose usual answer lets things take their course: whether to spend a
    card, which of two equal routes. The figure of an option reaches beyond them; what one wants
    with it, at whom and where, has to be said first."""

    def set_up(self, setup: Setup) -> B:
        """The battle before its first step; a refusal where the set-up is not legal."""
        raise NotImplementedError

    def shared(self, battle: B) -> Mapping[str, Shared]:
        """The static data the battle refers to, by reference."""
        return {each.ref: each for each in battle.shared}

    def next_step(self, battle: B) -> Step | None:
        """The next step, from the state alone; nothing when the game is over."""
        raise NotImplementedError

    def result(self, battle: B) -> Result | None:
        """How the game ended, once it has."""
        return cast(Progress, battle).result

    def may_concede(self, battle: B, seat: Seat, asked: Question | None) -> Refusal | None:
        """Why a seat may not concede while this is asked; nothing where it may."""
        return None

    def concede(self, battle: B, seat: Seat) -> None:
        """End the game to the disadvantage of a seat's side."""
        raise NotImplementedError

    def seats(self, battle: B) -> Sequence[Seat]:
        """All seats, in order."""
        return battle.seats

    def side(self, seat: Seat) -> str:
        """The side a seat plays for."""
        return seat

    def turn(self, battle: B) -> int:
        """The number of the turn under way."""
        # Asked for everything that is told: a call of ``cast`` would show.
        return battle.turn  # type: ignore[attr-defined, no-any-return]

    def activation(self, battle: B) -> str:
        """What is activated just now; empty between activations, and where there are none."""
        return ""

    def view(self, battle: B, viewer: Seat) -> View:
        """What a seat, or a spectator, may know. The only way out."""
        raise NotImplementedError

    def seen_by(self, battle: B, viewer: Seat, common: View) -> View:
        """The same as ``view``, of what a spectator sees: only what a seat sees otherwise is drawn.

        Where nothing is ever hidden everybody sees the same.
        """
        return self.view(battle, viewer) if self.secrets else replace(common, viewer=viewer)

    @property
    def observing(self) -> Observing[B] | None:
        """What tells its battles in numbers; nothing where its views have to do."""
        return None

    def cards(self) -> Mapping[str, CardPrint]:
        """What every card of the game looks like, by its id; none where it has no cards."""
        return {}

    def christened(self, view: View, setup: Setup) -> View:
        """The view with the names that players gave their pieces in the set-up."""
        return view

    def profile(
        self, battle: B, viewer: Seat, start: str | Point, end: str | Point
    ) -> ProfileView | None:
        """The table from the side between two pieces or places; nothing where it is flat."""
        return None

    def redeal(self, battle: B, viewer: Seat, lot: Lot) -> None:
        """Deal anew, in place, everything this viewer does not know."""
        if self.secrets:
            raise NotImplementedError

    def worth(self, battle: B, seat: Seat) -> float:
        """How good the position is for a seat, 0 for even, in points of the army."""
        raise NotImplementedError

    @property
    def feature_names(self) -> Sequence[str]:
        """What decides games, in the order of ``features``."""
        return ("worth",)

    def features(self, battle: B, seat: Seat) -> tuple[float, ...]:
        """What speaks for a seat's side, part by part, in points of the army."""
        return (self.worth(battle, seat),)

    def stage(self, battle: B) -> tuple[str, float]:
        """What is fought for, and the share of the game that is over."""
        return "", 0.0

    @property
    def winning(self) -> Winning | None:
        """What finished games have taught, where somebody has asked them."""
        return None

    def win_chance(self, battle: B, seat: Seat) -> float:
        """How likely a seat's side wins from here; a draw counts as half a win."""
        result = self.result(battle)
        side = self.side(seat)
        if result is not None:
            return share_of(result, [s for s in self.seats(battle) if self.side(s) == side])
        model, over = self._model(battle)
        return model.chance(side, self.features(battle, seat), over)

    def pulls(self, battle: B, seat: Seat) -> tuple[float, ...]:
        """How far each of the ``features`` moves the win chance of a seat's side, in log-odds."""
        model, over = self._model(battle)
        return model.pulls(self.features(battle, seat), over)

    def _model(self, battle: B) -> tuple[Model, float]:
        """What weighs the features here, and the share of the game that is over."""
        kind, over = self.stage(battle)
        winning = self.winning
        model = winning.models.get(kind) if winning is not None else None
        return model or unfitted(self.feature_names), over

    def win_chances(self, battle: B) -> dict[str, float]:
        """How likely each side wins from here; together they make one."""
        first = {self.side(seat): seat for seat in reversed(self.seats(battle))}
        return evened({side: self.win_chance(battle, first[side]) for side in sorted(first)})

    @property
    def openings(self) -> frozenset[str]:
        """The topics of which all answers that the policy names are as good as one another.

        Where armies deploy, that is: who plays many games need not begin them all alike.
        """
        return frozenset()

    def policy(self, battle: B, question: SeatQuestion) -> Sequence[Rated]:
        """The answers to what a seat is asked, best first, without playing on.

        From what that seat may know: a battle dealt anew is ranked alike. An answer that is left
        out is not worth a thought; where there is only one, it is sure.
        """
        return as_usual(battle, question)

    def by_policy(self, battle: B, question: Decision) -> Any:
        """The answer that the policy ranks first; asked together, every seat has its own."""
        if isinstance(question, Together):
            return {each.seat: self.by_policy(battle, each) for each in question.choices}
        return self.policy(battle, question)[0].answer

    def effects(self, before: B, after: B) -> tuple[Effect, ...]:
        """What a player cares about that differs between two states, in a stable order."""
        raise NotImplementedError

    def is_resolving(self, battle: B) -> bool:
        """Whether what a step began goes on in the next one: a grenade in the air, say.

        Odds never end in the middle of it.
        """
        return False

    def turns_on_secrets(self, battle: B) -> bool:
        """Whether what a seat cannot see may change the step under way, if all answer as usual.

        Where it cannot, the odds are those of any redeal, and exact.
        """
        return self.secrets

    def sight(self, battle: B, viewer: Seat, piece: str, target: str | Point) -> Sight | None:
        """How a piece sees another one or a point; nothing for what is not on the table."""
        return None

    def rings(self, battle: B, viewer: Seat, piece: str) -> tuple[Ring, ...]:
        """The ranges, arcs and zones of a piece that are worth drawing."""
        return ()

    def outlook(self, battle: B, asked: Choose | Place, answer: str | Placement) -> Outlook:
        """What an answer to this question would take and provoke."""
        return NO_OUTLOOK

    def check(self, battle: B) -> None:
        """Assert whatever must hold in every state of this game."""


class UnknownRuleset(LookupError):
    """There is no ruleset of that name."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"there is no ruleset {name!r}; there are: {', '.join(rulesets())}")


@cache
def _entry_points() -> Mapping[str, Any]:
    return {point.name: point for point in entry_points(group="grognard.rulesets")}


def rulesets() -> list[str]:
    """The names of all rulesets installed.

    >>> "colossus" in rulesets()
    True
    """
    return sorted(_entry_points())


def ruleset(name: str) -> Ruleset[Any]:
    """The ruleset of that name."""
    found: Ruleset[Any] = _entry_point(name).load()
    return found


def package_of(name: str) -> str:
    """Where a ruleset says it is, without importing it.

    >>> package_of("colossus")
    'grognard.rulesets.colossus'
    """
    module: str = _entry_point(name).module
    return module


def _entry_point(name: str) -> Any:
    point = _entry_points().get(name)
    if point is None:
        raise UnknownRuleset(name)
    return point
