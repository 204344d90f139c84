"""Saurian: dinosaurs and recovery teams, hexes and cards, and not a single die."""

from collections.abc import Mapping
from functools import cached_property
from typing import get_args

from grognard.content import CardRule, Roster
from grognard.content.modular import Modular
from grognard.content.modules import Modules
from grognard.kernel.chance import Lot
from grognard.kernel.questions import Seat
from grognard.kernel.ruleset import Setup
from grognard.kernel.views import CardPrint, View
from grognard.rulesets.saurian import (
    briefing,
    invariants,
    lists,
    observation,
    policy,
    prints,
    recruits,
    secrets,
    sights,
    situation,
    turn,
    victory,
    view,
    worth,
)
from grognard.rulesets.saurian.battle import Battle, side_of
from grognard.rulesets.saurian.content import Content, Trigger


class Saurian(Modular[Battle, Content]):
    """The ruleset."""

    name = "saurian"
    version = 5
    package = Content.package
    battle = Battle
    contents = Content
    modules = Modules(
        lists,
        recruits,
        situation,
        turn,
        victory,
        view,
        briefing,
        sights,
        worth,
        policy,
        invariants,
        observation,
    )
    secrets = True
    table_seats = (("A", "B"), ("A", "B", "C"), ("A", "B", "C", "D"))
    passing_effects = frozenset({"adrenaline", "first-player", "fear", "dosed"})
    final_effects = frozenset({"eliminated", "escaped"})
    headlines = (
        ("eliminated", "health-less"),
        ("sedated",),
        ("netted",),
        ("grabbed",),
        ("knocked",),
        ("points",),
        ("health",),
        ("netted-less",),
        ("grabbed-less",),
        ("knocked-less",),
        ("furious",),
        ("dosed",),
    )
    boons = frozenset({"points", "health", "netted-less", "grabbed-less", "knocked-less"})
    in_passing = frozenset(
        {
            "passive",
            "announce",
            "boost",
            "casualty",
            "consume",
            "contact",
            "effect",
            "fighters",
            "follow",
            "frighten",
            "hold",
            "kit",
            "order",
            "react-action",
            "react-first",
            "react-movement",
            "resolve-first",
            "shove",
            "sub-unit",
            "weapon",
            "ammunition",
            "zone",
        }
        | {f"main-{window}" for window in get_args(Trigger)}
    )

    def activation(self, battle: Battle) -> str:
        return battle.act.unit if battle.act is not None else ""

    def set_up(self, setup: Setup) -> Battle:
        battle = super().set_up(setup)
        if setup.situation is None:
            lists.check_factions(battle)
        return battle

    def recruit(self, battle: Battle, seat: Seat, roster: Roster) -> None:
        lists.recruit(battle, seat, [unit.profile for unit in roster.units], roster.cards)

    def side(self, seat: Seat) -> str:
        return side_of(seat)

    def cards(self) -> Mapping[str, CardPrint]:
        return self._prints

    @cached_property
    def _prints(self) -> Mapping[str, CardPrint]:
        return prints.prints(self.content)

    def seen_by(self, battle: Battle, viewer: Seat, common: View) -> View:
        return view.seen_by(battle, viewer, common)

    def redeal(self, battle: Battle, viewer: Seat, lot: Lot) -> None:
        secrets.redeal(battle, viewer, lot)

    def opposes_factions(self, scenario: str) -> bool:
        """Where the zones are by faction, as in the Broken Paddock (5.10)."""
        return self.content.scenarios[scenario].zone_choice == "faction"

    def card_rule(self) -> CardRule:
        return lists.card_rule(self.content)


RULESET = Saurian()
