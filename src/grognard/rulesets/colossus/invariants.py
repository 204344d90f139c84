"""What holds in every state of a battle."""

from grognard.rulesets.colossus.battle import Battle
from grognard.rulesets.colossus.field import gap

OVERLAP = 0.01


def check(battle: Battle) -> None:
    """Nothing is negative, nothing overlaps, everyone is on the table."""
    standing = battle.on_table()
    for unit in battle.units:
        profile = unit.profile
        assert 0 <= unit.armor <= profile.armor
        assert 0 <= unit.structure <= profile.structure
        assert unit.stress >= 0
        assert bool(unit.destroyed) == (unit.structure == 0)
    if battle.leg is not None:
        return
    for place, unit in enumerate(standing):
        assert battle.ground.holds(unit.place, unit.profile.radius, OVERLAP)
        later = standing[place + 1 :]
        assert all(gap(battle, unit, other) >= -OVERLAP - 1e-6 for other in later)
