"""Brimstone: companies of 7 to 12 fighters clash in the underworld."""

from grognard.content.modular import Modular
from grognard.content.modules import Modules
from grognard.rulesets.brimstone import (
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
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.content import Content


class Brimstone(Modular[Battle, Content]):
    """The ruleset."""

    name = "brimstone"
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
    passing_effects = worth.PASSING
    final_effects = frozenset({"dead", "swallowed"})
    headlines = (
        ("dead", "swallowed", "lp-less"),
        ("controlled",),
        ("stunned",),
        ("knocked_down",),
        ("immobilized",),
        ("slowed",),
        ("consumed",),
        ("vp",),
        ("lp",),
        ("berserk",),
        ("brave",),
        ("sped_up",),
    )
    boons = frozenset({"vp", "lp", "berserk", "brave", "sped_up"})
    in_passing = frozenset(
        {
            "window",
            "vae-victis",
            "relic",
            "zone",
            "zones",
            "route",
            "mark",
            "weapon",
            "melee-target",
            "swallow",
            "flee-striker",
        }
    )

    def activation(self, battle: Battle) -> str:
        return battle.active


RULESET = Brimstone()
