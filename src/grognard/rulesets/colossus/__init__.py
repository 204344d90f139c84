"""Colossus: a skirmish of giant war machines, 3 to 8 a side."""

from collections.abc import Sequence

from grognard.content.modular import Modular
from grognard.content.modules import Modules
from grognard.kernel.questions import Seat
from grognard.rulesets.colossus import (
    briefing,
    invariants,
    lists,
    observation,
    policy,
    recruits,
    sights,
    situation,
    turn,
    victory,
    view,
    worth,
)
from grognard.rulesets.colossus.battle import Battle, side_of
from grognard.rulesets.colossus.content import Content


class Colossus(Modular[Battle, Content]):
    """The ruleset."""

    name = "colossus"
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
    table_seats = (
        ("A", "B"),
        ("A1", "A2", "B1", "B2"),
        ("A1", "A2", "A3", "B1", "B2", "B3"),
        ("A1", "A2", "B"),
        ("A", "B1", "B2"),
        ("A1", "A2", "A3", "B"),
        ("A", "B1", "B2", "B3"),
        ("A1", "A2", "A3", "B1", "B2"),
        ("A1", "A2", "B1", "B2", "B3"),
    )
    passing_effects = frozenset({"stress", "calm", "offense"})
    final_effects = frozenset({"destroyed"})
    headlines = (
        ("destroyed", "damage"),
        ("panicked", "stress"),
        ("calm", "stress-less"),
        ("demolished",),
        ("offense",),
    )
    boons = frozenset({"calm", "stress-less", "offense"})
    in_passing = frozenset(
        {
            "smoke",
            "flanker",
            "sentinel",
            "bulwark",
            "flak_screen",
            "reactive_plates",
            "spotter",
            "tracking",
            "cover",
            "iron_nerve",
        }
    )

    def activation(self, battle: Battle) -> str:
        return battle.active

    def side(self, seat: Seat) -> str:
        return side_of(seat)

    def piece_ids(self, seat: Seat, units: Sequence[str], seats: Sequence[Seat]) -> Sequence[str]:
        return lists.unit_ids(seat, len(units), seats)


RULESET = Colossus()
