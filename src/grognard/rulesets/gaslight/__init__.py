"""Gaslight: steampunk clubs duelling over the rooftops with guns, blades, spells and cards."""

from collections.abc import Mapping, Sequence

from grognard.content.modular import Modular
from grognard.content.modules import Modules
from grognard.kernel.chance import Lot
from grognard.kernel.profiles import ProfileView
from grognard.kernel.questions import Point, Seat
from grognard.kernel.views import CardPrint, View
from grognard.rulesets.gaslight import (
    briefing,
    cards,
    invariants,
    lists,
    observation,
    policy,
    profile,
    recruits,
    secrets,
    sights,
    situation,
    turn,
    victory,
    view,
    worth,
)
from grognard.rulesets.gaslight.battle import Battle
from grognard.rulesets.gaslight.content import Content


class Gaslight(Modular[Battle, Content]):
    """The ruleset."""

    name = "gaslight"
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
    odds_runs = 1_000
    table_seats = (("A", "B"), ("A", "B", "C"), ("A", "B", "C", "D"))
    passing_effects = frozenset({"first", "standing"})
    final_effects = frozenset({"casualty", "left", "conceded"})
    headlines = (
        ("casualty", "wounds"),
        ("toppled",),
        ("points",),
        ("healed",),
    )
    boons = frozenset({"points", "healed"})
    in_passing = frozenset(
        {
            "deed",
            "luck",
            "heroic-move",
            "recovery",
            "shoot-on",
            "strike-on",
            "cling",
            "weapon",
            "level",
            "edge",
            "effect-order",
            "contest",
        }
    )

    def activation(self, battle: Battle) -> str:
        return battle.active

    def profile(
        self, battle: Battle, viewer: Seat, start: str | Point, end: str | Point
    ) -> ProfileView | None:
        return profile.profile(battle, start, end)

    def cards(self) -> Mapping[str, CardPrint]:
        return cards.prints()

    def seen_by(self, battle: Battle, viewer: Seat, common: View) -> View:
        return view.seen_by(battle, viewer, common)

    def redeal(self, battle: Battle, viewer: Seat, lot: Lot) -> None:
        secrets.redeal(battle, viewer, lot)

    def turns_on_secrets(self, battle: Battle) -> bool:
        """Bids and draws do; in an Activation unseen cards are spent by choice alone (4.127)."""
        return not battle.active

    def piece_ids(self, seat: Seat, units: Sequence[str], seats: Sequence[Seat]) -> Sequence[str]:
        numbers = {place: n for n, place in enumerate(lists.in_order(self.content, units), start=1)}
        return [f"{seat.lower()}{numbers[place]}" for place in range(len(units))]


RULESET = Gaslight()
