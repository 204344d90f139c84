"""A ruleset made of modules of the usual names."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

from msgspec import Struct

from grognard.content.briefing import Briefing
from grognard.content.entries import Choice
from grognard.content.files import package_file, read_toml
from grognard.content.modules import Modules
from grognard.content.packs import Assignment, Pack, Tables
from grognard.content.published import Published, Settings
from grognard.content.recruits import Recruit, Terms
from grognard.content.roster import Breach, Roster, RosterUnit
from grognard.content.shelf import Shelf
from grognard.content.situation import Situation
from grognard.content.soundness import check_options
from grognard.kernel.compound import SeatQuestion
from grognard.kernel.observing import Observing
from grognard.kernel.policies import Rated
from grognard.kernel.questions import Choose, Place, Placement, Point, Seat
from grognard.kernel.ruleset import Effect, Step
from grognard.kernel.sights import Outlook, Ring, Sight
from grognard.kernel.state import Battle, Shared
from grognard.kernel.views import Badge, View
from grognard.kernel.winning import Winning

B = TypeVar("B", bound=Battle)
C = TypeVar("C", bound=Shelf[Any])

WINNING = "winning.toml"
"""The file of a ruleset that says how likely a position is won."""


class Modular(Published[B], Generic[B, C]):
    """A ruleset whose every answer is found in the module that is named for it."""

    modules: Modules[B, C]
    contents: type[C]

    def __init__(self, packs: Sequence[Pack] = ()) -> None:
        super().__init__(packs)
        self.content = self.contents(packs)

    def fresh(self, scenario: str, seats: tuple[Seat, ...], options: Settings) -> B:
        return self.modules.situation.fresh(self.content, scenario, seats, options)

    def recruit(self, battle: B, seat: Seat, roster: Roster) -> None:
        self.modules.lists.recruit(battle, seat, [unit.profile for unit in roster.units])

    def from_situation(self, situation: Situation, seats: tuple[Seat, ...]) -> B:
        situation.check(self.content.scenarios, self.content.unit_entries)
        check_options(situation, self.choices())
        options = self.settings(situation.options.values)
        return self.modules.situation.battle_of(self.content, situation, seats, options)

    def shared(self, battle: B) -> Mapping[str, Shared]:
        # Armies chosen at the table join later, so every printed profile is known from the start.
        return {each.ref: each for each in (*self._profiles, *battle.shared)}

    @cached_property
    def _profiles(self) -> tuple[Shared, ...]:
        return tuple(self.content.profile(unit) for unit in self.content.unit_entries)

    def check_content(self) -> None:
        self.content.check()

    def setting(self, given: Assignment) -> Tables:
        return self.content.setting(given)

    def next_step(self, battle: B) -> Step | None:
        return self.modules.turn.next_step(battle)

    def concede(self, battle: B, seat: Seat) -> None:
        self.modules.victory.concede(battle, seat)

    def view(self, battle: B, viewer: Seat) -> View:
        return self.modules.view.view(battle, viewer)

    @property
    def observing(self) -> Observing[B] | None:
        return self.modules.observation

    def legend(self) -> Sequence[Badge]:
        return self.modules.view.legend(self.content)

    def briefing(self, battle: B, seat: Seat) -> Briefing:
        return self.modules.briefing.briefing(battle, seat)

    def sight(self, battle: B, viewer: Seat, piece: str, target: str | Point) -> Sight | None:
        return self.modules.sights.sight(battle, piece, target)

    def rings(self, battle: B, viewer: Seat, piece: str) -> tuple[Ring, ...]:
        return self.modules.sights.rings(battle, piece)

    def outlook(self, battle: B, asked: Choose | Place, answer: str | Placement) -> Outlook:
        return self.modules.sights.outlook(battle, asked, answer)

    def worth(self, battle: B, seat: Seat) -> float:
        return self.modules.worth.worth(battle, seat)

    @property
    def feature_names(self) -> Sequence[str]:
        return self.modules.worth.FEATURES

    def features(self, battle: B, seat: Seat) -> tuple[float, ...]:
        return self.modules.worth.features(battle, seat)

    def stage(self, battle: B) -> tuple[str, float]:
        return self.modules.worth.stage(battle)

    @property
    def winning(self) -> Winning | None:
        return self._winning

    @cached_property
    def _winning(self) -> Winning | None:
        file = package_file(self.package, WINNING)
        return read_toml(file, Winning) if file.is_file() else None

    @property
    def openings(self) -> frozenset[str]:
        return self.modules.policy.OPENINGS

    def policy(self, battle: B, question: SeatQuestion) -> Sequence[Rated]:
        return self.modules.policy.policy(battle, question)

    def effects(self, before: B, after: B) -> tuple[Effect, ...]:
        return self.modules.worth.effects(before, after)

    def check(self, battle: B) -> None:
        self.modules.invariants.check(battle)

    def scenario_ids(self) -> Sequence[str]:
        return list(self.content.scenarios)

    def scenario_clause(self, scenario: str) -> str:
        clause: str = self.content.scenarios[scenario].clause
        return clause

    def choices(self) -> Sequence[Choice]:
        return list(self.content.options.values())

    def catalogue(self) -> Mapping[str, Sequence[str]]:
        return self.content.catalogue()

    def schemas(self) -> Mapping[str, type[Struct]]:
        return self.contents.schemas()

    def recruits(self) -> Sequence[Recruit]:
        return self._recruits

    @cached_property
    def _recruits(self) -> tuple[Recruit, ...]:
        return tuple(self.modules.recruits.recruit(profile) for profile in self._profiles)

    def rosters(self) -> Mapping[str, Roster]:
        return self._rosters

    @cached_property
    def _rosters(self) -> dict[str, Roster]:
        cards, prices = self.card_rule(), {unit.id: unit.cost for unit in self._recruits}
        return {
            force.id: Roster(
                ruleset=self.name,
                faction=force.faction,
                name=force.id,
                total=sum(prices[unit] for unit in force.units),
                cards=cards.usual(force.faction, force.units) if cards is not None else (),
                units=tuple(RosterUnit(profile=unit) for unit in force.units),
            )
            for force in self.content.forces.values()
        }

    def usual_rosters(
        self, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
    ) -> Sequence[str]:
        return self.modules.lists.usual(self.content, scenario, seats, options)

    def breaches(self, roster: Roster, terms: Terms) -> list[Breach]:
        return self.modules.lists.breaches(self.content, roster, terms)

    def allowance(self, roster: Roster, terms: Terms) -> int:
        return self.modules.lists.allowance(self.content, roster, terms)
