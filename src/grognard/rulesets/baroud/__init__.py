"""Baroud: a fast skirmish of modern and horror fights, 5 to 15 figures a side."""

from grognard.content.modular import Modular
from grognard.content.modules import Modules
from grognard.kernel.compound import Question
from grognard.kernel.questions import Seat
from grognard.kernel.refusals import Refusal
from grognard.rulesets.baroud import (
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
from grognard.rulesets.baroud.battle import Battle
from grognard.rulesets.baroud.content import Content


class Baroud(Modular[Battle, Content]):
    """The ruleset."""

    name = "baroud"
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
    passing_effects = frozenset(
        {"actions", "turn-passes", "moved", "group-orders", "overwatch", "grenades-out"}
    )
    final_effects = frozenset({"killed", "routed", "fled", "exited"})
    headlines = (
        ("killed", "fallen"),
        ("tough-used",),
        ("routed",),
        ("fled",),
        ("immobilised",),
        ("magic-lost",),
        ("rattled",),
        ("actions",),
        ("group-orders",),
        ("fallen-less",),
        ("immobilised-less",),
        ("rattled-less",),
        ("overwatch",),
    )
    boons = frozenset(
        {
            "tough-used",
            "actions",
            "group-orders",
            "fallen-less",
            "immobilised-less",
            "rattled-less",
            "overwatch",
        }
    )
    in_passing = frozenset({"follow-up", "ferocious", "hack-order", "overwatch-order"})

    def activation(self, battle: Battle) -> str:
        return battle.acting

    def is_resolving(self, battle: Battle) -> bool:
        """A grenade has burst and has yet to reach somebody (4.711)."""
        return battle.blast is not None

    def may_concede(self, battle: Battle, seat: Seat, asked: Question | None) -> Refusal | None:
        return victory.may_concede(battle, seat, asked)


RULESET = Baroud()
