"""A ruleset whose book, armies, scenarios and words are files of its package.

Everything around a game (command line, server, lab) asks a ruleset for these through here.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, ClassVar, Self, TypeVar

import msgspec
from msgspec import Struct

from grognard.content.briefing import Briefing, Guide
from grognard.content.entries import Choice
from grognard.content.errors import ContentError, clean
from grognard.content.files import package_file, read_toml
from grognard.content.packs import (
    HEAD,
    MOST_PACKS,
    SET,
    Assignment,
    Pack,
    Tables,
    assignment,
    digest,
    embedded,
)
from grognard.content.recruits import Bill, CardRule, Recruit, Terms, bill
from grognard.content.roster import Breach, Roster, read_roster
from grognard.content.rulebook import Rulebook, read_rulebook
from grognard.content.situation import Situation, parse_situation
from grognard.content.soundness import of_this_game, seats_of
from grognard.kernel.game import Game, new_game
from grognard.kernel.questions import Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Ruleset, Setup
from grognard.kernel.said import Say
from grognard.kernel.sights import Sight
from grognard.kernel.state import Battle
from grognard.kernel.views import Badge, PieceView, View
from grognard.languages import books_of
from grognard.table.distance import distance

B = TypeVar("B", bound=Battle)

GUIDE = "guide.toml"
"""The file of a ruleset that says how it is taught."""
MOST_PACKED = 16
"""So many games with packs of their own are kept ready."""

Settings = Mapping[str, bool | int | str]
"""The value of every choice of a game."""


class Published(Ruleset[B]):
    """A ruleset with its files: set-up is written here, once, over what subclasses answer."""

    package: ClassVar[str]
    packs: tuple[Pack, ...] = ()
    """What is laid over its own content."""
    table_seats: ClassVar[tuple[tuple[Seat, ...], ...]] = (("A", "B"),)
    """The ways to sit at the table, the usual one first."""

    def __init__(self, packs: Sequence[Pack] = ()) -> None:
        self.packs = tuple(packs)

    def with_packs(self, packs: Sequence[Pack]) -> Self:
        """The same game with more content on top, all of it read and checked."""
        for pack in packs:
            if pack.ruleset != self.name:
                words = {"ruleset": pack.ruleset, "wanted": self.name}
                raise ContentError(pack.file_of(HEAD), (), Say("content-pack-of", dict(words)))
        stacked = (*self.packs, *packs)
        if len(stacked) > MOST_PACKS:
            raise Refusal("too-many-packs", most=MOST_PACKS)
        found = type(self)(stacked)
        found.check_content()
        return found

    def bringing(self, packs: Sequence[Any]) -> "Published[B]":
        """The game with the packs that a set-up spells out, which may come from anywhere."""
        return _bringing(self, msgspec.json.encode(packs)) if packs else self

    def with_value(self, text: str) -> Self:
        """The same game with one value of its content set, as in ``units.ac_squire.move=7``."""
        given = assignment(text)
        data = self.setting(given)
        return self.with_packs(
            [Pack(f"set{len(self.packs) + 1}", self.name, data, files=dict.fromkeys(data, SET))]
        )

    def setting(self, given: Assignment) -> Tables:
        """What a value that is set changes, as the data of a pack."""
        raise NotImplementedError

    def check_content(self) -> None:
        """Read all content; whatever is wrong with it is said in one sentence."""

    @cached_property
    def embedded(self) -> tuple[Any, ...]:
        """Its packs as a set-up spells them out."""
        return tuple(msgspec.to_builtins(pack) for pack in self.packs)

    @cached_property
    def called(self) -> str:
        """Its name, and a short one for its packs where it has any."""
        return f"{self.name}+{digest(self.packs)}" if self.packs else self.name

    @property
    def pack_ids(self) -> tuple[str, ...]:
        """What is laid over it, from below."""
        return tuple(pack.id for pack in self.packs)

    @property
    def sources(self) -> tuple[str | Mapping[str, Mapping[str, str]], ...]:
        """Where its words are: those of its package, and above them those of its packs."""
        return (self.package, *(pack.words for pack in self.packs))

    @cached_property
    def rulebook(self) -> Rulebook:
        """Every clause, in every language it is written in."""
        return read_rulebook(package_file(self.package, "rulebook.toml"), books_of(self.package))

    @cached_property
    def guide(self) -> Guide:
        """How it is taught; nothing where it does not say."""
        file = package_file(self.package, GUIDE)
        return read_toml(file, Guide) if file.is_file() else Guide()

    def briefing(self, battle: B, seat: Seat) -> Briefing:
        """What a scenario wants, and what a seat does well to begin with."""
        return Briefing()

    def legend(self) -> Sequence[Badge]:
        """Every badge that a piece may show."""
        return ()

    def scenario_ids(self) -> Sequence[str]:
        """The scenarios, the standard one first."""
        raise NotImplementedError

    def scenario_clause(self, scenario: str) -> str:
        """The clause that lays a scenario down; nothing where the book has none."""
        return ""

    def opposes_factions(self, scenario: str) -> bool:
        """Whether each side of a scenario fields one faction, and not the other side's."""
        return False

    def choices(self) -> Sequence[Choice]:
        """What can be set before a game."""
        raise NotImplementedError

    def rosters(self) -> Mapping[str, Roster]:
        """The ready-made armies."""
        raise NotImplementedError

    def usual_rosters(
        self, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
    ) -> Sequence[str]:
        """The armies a quick game with these settings is played with."""
        raise NotImplementedError

    def catalogue(self) -> Mapping[str, Sequence[str]]:
        """What the content files hold, by kind, as message ids that name it."""
        raise NotImplementedError

    def schemas(self) -> Mapping[str, type[Struct]]:
        """The structs of its content files, by the name their JSON Schema is published under."""
        return {}

    def breaches(self, roster: Roster, terms: Terms) -> list[Breach]:
        """Every limit of army building this roster breaks."""
        raise NotImplementedError

    def recruits(self) -> Sequence[Recruit]:
        """What an army may be built of; nothing where armies come ready-made only."""
        return ()

    def card_rule(self) -> CardRule | None:
        """The cards an army brings besides its units, if the game has any."""
        return None

    def allowance(self, roster: Roster, terms: Terms) -> int | None:
        """What such an army may cost; nothing where the game sets no price on armies."""
        return None

    def bill(self, roster: Roster, terms: Terms) -> Bill:
        """What an army costs, and what it may cost."""
        return bill(roster, self.recruits(), self.allowance(roster, terms))

    def piece_ids(self, seat: Seat, units: Sequence[str], seats: Sequence[Seat]) -> Sequence[str]:
        """The ids of a seat's pieces at the table, in the order of its army list."""
        return [f"{seat.lower()}{n}" for n in range(1, len(units) + 1)]

    def christened(self, view: View, setup: Setup) -> View:
        names = self._given_names(setup)
        if not names:
            return view
        pieces = tuple(_christened(piece, names) for piece in view.pieces)
        return msgspec.structs.replace(view, pieces=pieces)

    def _given_names(self, setup: Setup) -> dict[str, str]:
        if setup.situation is not None:
            return {}
        seats = setup.seats or self.table_seats[0]
        found: dict[str, str] = {}
        for seat, data in zip(seats, setup.rosters):
            units = data["unit"] if data is not None else ()
            if any(unit.get("name") for unit in units):
                ids = self.piece_ids(seat, [unit["profile"] for unit in units], seats)
                named = zip(ids, units, strict=True)
                found.update({id_: clean(unit["name"]) for id_, unit in named if unit.get("name")})
        return found

    def set_up(self, setup: Setup) -> B:
        """A battle before its first step, its armies checked by clause."""
        if setup.packs != self.embedded:
            raise Refusal("other-packs", ruleset=self.name)
        if setup.situation is not None:
            return self._situated(setup.situation)
        options = self.settings(setup.options)
        seats = setup.seats or self.table_seats[0]
        self._check(setup.scenario, seats, len(setup.rosters))
        battle = self.fresh(setup.scenario, seats, options)
        for seat, data in zip(seats, setup.rosters, strict=True):
            if data is None:
                continue
            roster = self.army(data, seat)
            allies = sum(self.side(other) == self.side(seat) for other in seats)
            breach = _first_breach(self, roster, tuple(options.items()), allies, setup.scenario)
            if breach is not None:
                raise Refusal(breach.message_id, rule=breach.clause, seat=seat, **breach.args)
            self.recruit(battle, seat, roster)
        return battle

    def _situated(self, source: str) -> B:
        """The battle of a position, which may have come from outside with a record."""
        written = parse_situation(source, file="situation")
        of_this_game(written, self.name)
        return self.from_situation(written, seats_of(written, self.table_seats))

    def _check(self, scenario: str, seats: tuple[Seat, ...], rosters: int) -> None:
        """Refuse a game that cannot be laid out."""
        if scenario not in self.scenario_ids():
            known = ", ".join(self.scenario_ids())
            raise Refusal("no-such-scenario", scenario=scenario[:40], known=known)
        if seats not in self.table_seats:
            ways = "; ".join(" ".join(way) for way in self.table_seats)
            raise Refusal("no-such-seats", seats=" ".join(seats)[:80], known=ways)
        if rosters != len(seats):
            raise Refusal("rosters-and-seats", rosters=rosters, seats=len(seats))

    def fresh(self, scenario: str, seats: tuple[Seat, ...], options: Settings) -> B:
        """The table of a scenario before any army is there."""
        raise NotImplementedError

    def recruit(self, battle: B, seat: Seat, roster: Roster) -> None:
        """Put an army that breaks no limit into the battle."""
        raise NotImplementedError

    def from_situation(self, situation: Situation, seats: tuple[Seat, ...]) -> B:
        """The battle a situation describes."""
        raise NotImplementedError

    def sight(self, battle: B, viewer: Seat, piece: str, target: str | Point) -> Sight | None:
        """The bare distance on a measured table; who is seen is for each ruleset to say."""
        view = self.view(battle, viewer)
        looker = view.piece(piece)
        aim = view.piece(target) if isinstance(target, str) else None
        end = aim.at if aim is not None else None if isinstance(target, str) else target
        if looker is None or looker.at is None or end is None or view.table.grid != "inches":
            return None
        far = distance(looker.at, looker.radius, end, aim.radius if aim is not None else 0.0)
        return Sight(looker.at, end, far)

    def settings(self, options: Mapping[str, Any]) -> dict[str, bool | int | str]:
        """All choices, those given checked and the others at their default."""
        known = {choice.id: choice for choice in self.choices()}
        chosen = {choice.id: choice.default for choice in known.values()}
        for name, value in options.items():
            if name not in known:
                raise Refusal("no-such-option", option=name[:40], known=", ".join(known))
            if not known[name].takes(value):
                values = ", ".join(str(v) for v in known[name].values)
                raise Refusal("no-such-value", option=name, value=str(value)[:40], known=values)
            chosen[name] = value
        return chosen

    @property
    def options_apart(self) -> dict[str, bool | int | str]:
        """What is chosen otherwise where people sit apart, unless they say so."""
        choices = self.choices()
        return {each.id: each.usual_apart for each in choices if each.apart is not None}

    def setup(
        self,
        scenario: str | None = None,
        rosters: Sequence[str | Path | Roster | None] | None = None,
        options: Mapping[str, Any] | None = None,
        seats: Sequence[Seat] | None = None,
    ) -> Setup:
        """The set-up of a fresh game; what is left out is as usual."""
        scenario = scenario or self.scenario_ids()[0]
        if seats is None:
            wanted = len(rosters) if rosters is not None else len(self.table_seats[0])
            seats = next((way for way in self.table_seats if len(way) == wanted), ())
        seats = tuple(seats)
        self._check(scenario, seats, len(seats if rosters is None else rosters))
        chosen = self.settings(options or {})
        if rosters is None:
            rosters = self.usual_rosters(scenario, seats, chosen)
        armies = tuple(msgspec.to_builtins(self._roster(r)) if r else None for r in rosters)
        return Setup(self.name, self.version, scenario, chosen, armies, seats, packs=self.embedded)

    def _roster(self, roster: str | Path | Roster) -> Roster:
        if isinstance(roster, Roster):
            return roster
        if isinstance(roster, str) and roster in self.rosters():
            return self.rosters()[roster]
        path = Path(roster)
        if isinstance(roster, str) and path.suffix != ".toml":
            raise Refusal("no-such-roster", roster=roster[:60], known=", ".join(self.rosters()))
        return read_roster(path)

    def army(self, data: Any, seat: Seat) -> Roster:
        """A roster out of a set-up, which may have come from outside."""
        try:
            roster = msgspec.convert(data, Roster)
        except msgspec.ValidationError as problem:
            raise ContentError(
                "set-up", (), Say("content-bad-army", {"seat": seat, "problem": str(problem)})
            ) from None
        if roster.ruleset != self.name:
            raise Refusal("roster-of-another-game", roster=roster.name, ruleset=roster.ruleset)
        return roster

    def new_game(
        self,
        scenario: str | None = None,
        rosters: Sequence[str | Path | Roster | None] | None = None,
        *,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        seats: Sequence[Seat] | None = None,
        **how: Any,
    ) -> Game[B]:
        """A fresh game. Without a seed chance is asked of people: the referee's game."""
        return new_game(self, self.setup(scenario, rosters, options, seats), seed, **how)

    def situated(self, source: str, *, file: str = "situation") -> Setup:
        """The set-up of a game that starts from a position written by hand, and can."""
        setup = self._position(source, file)
        with _named(file):
            self.set_up(setup)
        return setup

    def situation(
        self, source: str, *, file: str = "situation", seed: int | str | None = None, **how: Any
    ) -> Game[B]:
        """A game that starts from a position written by hand."""
        setup = self._position(source, file)
        with _named(file):
            return new_game(self, setup, seed, **how)

    def _position(self, source: str, file: str) -> Setup:
        written = parse_situation(source, file=file)
        of_this_game(written, self.name)
        seats = seats_of(written, self.table_seats)
        scenario = written.scenario or ""
        return Setup(
            self.name,
            self.version,
            scenario,
            seats=seats,
            situation=source,
            packs=self.embedded,
        )


@contextmanager
def _named(file: str) -> Iterator[None]:
    """A set-up knows the position, but not the name of the file it was written in."""
    try:
        yield
    except ContentError as problem:
        raise ContentError(file, problem.place, problem.problem) from None


@lru_cache(maxsize=MOST_PACKED)
def _bringing(ruleset: Published[Any], packs: bytes) -> Published[Any]:
    """Reading packs takes a moment, and a server or a worker meets the same ones often."""
    given = msgspec.json.decode(packs)
    return ruleset.with_packs([embedded(pack) for pack in given[: MOST_PACKS + 1]])


@lru_cache(maxsize=64)
def _first_breach(
    ruleset: Published[Any],
    roster: Roster,
    options: tuple[tuple[str, bool | int | str], ...],
    players: int,
    scenario: str,
) -> Breach | None:
    """Mass play sets up the same armies again and again: they are checked once."""
    return next(iter(ruleset.breaches(roster, Terms(dict(options), players, scenario))), None)


def _christened(piece: PieceView, names: Mapping[str, str]) -> PieceView:
    """A piece under the name its player gave its unit; further models of a unit share it."""
    given = names.get(piece.id.partition(".")[0])
    if given is None:
        return piece
    return msgspec.structs.replace(piece, name=Say("piece-given", {"name": given}), number=0)
