"""Legal armies drawn at random: a ready-made one, changed unit by unit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import structs

from grognard.content.published import Published
from grognard.content.recruits import Recruit, Terms
from grognard.content.roster import Roster, RosterUnit
from grognard.kernel.chance import Lot

CHANGES = 40
"""So many changes make an army that has little left of the one it was."""
ATTEMPTS = 40
"""How often another army is drawn before one that is wanted is given up."""


def starts(ruleset: Published[Any], terms: Terms) -> list[Roster]:
    """The ready-made armies to start from: plain units, and legal."""
    plain = [
        structs.replace(
            army,
            total=None,
            cards=(),
            units=tuple(RosterUnit(profile=unit.profile) for unit in army.units),
        )
        for army in ruleset.rosters().values()
    ]
    return [army for army in plain if not ruleset.breaches(army, terms)]


def draw(
    ruleset: Published[Any],
    terms: Terms,
    lot: Lot,
    *,
    wanted: Callable[[Roster], bool] = lambda army: True,
) -> Roster | None:
    """An army drawn at random, if one that is wanted is found."""
    known = starts(ruleset, terms)
    recruits = ruleset.recruits()
    for _ in range(ATTEMPTS if known and recruits else 0):
        army = lot.pick(known)
        for _ in range(CHANGES):
            army = _changed(ruleset, terms, army, recruits, lot)
        if wanted(army):
            return army
    return None


def _changed(
    ruleset: Published[Any], terms: Terms, army: Roster, recruits: Sequence[Recruit], lot: Lot
) -> Roster:
    """The army with a unit more, less or another one; as it was where that is not legal."""
    units = list(army.units)
    own = [each for each in recruits if each.faction in ("", army.faction)]
    kind = lot.below(4)
    if kind and len(units) > 1:
        units.pop(lot.below(len(units)))
    if kind < 3 and own:
        units.append(RosterUnit(profile=lot.pick(own).id))
    if not units:
        return army
    order = {recruit.id: place for place, recruit in enumerate(recruits)}
    ordered = sorted(units, key=lambda unit: order.get(unit.profile, len(order)))
    other = structs.replace(army, name="Drawn", units=tuple(ordered))
    return army if ruleset.breaches(other, terms) else other


def counted(army: Roster) -> Counter[str]:
    """How many of each unit an army has."""
    return Counter(unit.profile for unit in army.units)
