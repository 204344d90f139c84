"""Causeway: runners cross before the tide. A whole small game, and a template for your own.

Read it in this order: ``battle`` (the state), ``turn`` (the sequence), ``deployment``,
``movement``, ``tide`` and ``victory`` (the chapters of the rules), ``view`` (what is drawn),
``briefing`` and ``guide.toml`` (what newcomers are told). The rest says what players may field
(``content``, ``lists``, ``recruits``), where play begins
(``situation``), and what bots and tests want to know (``worth``, ``policy``, ``invariants``).
"""

from causeway import (
    briefing,
    invariants,
    lists,
    policy,
    recruits,
    sights,
    situation,
    turn,
    victory,
    view,
    worth,
)
from causeway.battle import Race
from causeway.content import Content
from grognard.content import Roster
from grognard.content.modular import Modular
from grognard.content.modules import Modules
from grognard.kernel.questions import Seat


class Causeway(Modular[Race, Content]):
    """The ruleset: every answer is found in the module that is named for it."""

    name = "causeway"
    version = 1
    package = Content.package
    battle = Race
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
    )

    def recruit(self, battle: Race, seat: Seat, roster: Roster) -> None:
        """As usual; and whoever took a drum carries it (1.3)."""
        super().recruit(battle, seat, roster)
        for runner, unit in zip(battle.team(seat), roster.units, strict=True):
            runner.has_drum = "drum" in unit.options


RULESET = Causeway()
