"""Terrain: what each kind of it does to moves and to sight (1.9, 2.8)."""

from typing import Literal, NamedTuple

from grognard.table.sticks.columns import (
    BLOCKS,
    CLIMBS,
    HIDES,
    OPAQUE,
    OWN,
    RAISED,
    ROUGH,
    SHELTERS,
)

Kind = Literal["difficult", "woods", "ruins", "wall", "water", "platform", "obstacle", "ladder"]

THICKET = OWN
"""Difficult for all but Foresters (4.916)."""
RUBBLE = OWN << 1
"""Closed to riders (4.907)."""
PARAPET = OWN << 2
"""Stops whoever is pushed against it (4.405, 4.409)."""

EFFECTS: dict[Kind, int] = {
    "difficult": ROUGH,
    "woods": THICKET | HIDES | SHELTERS,
    "ruins": ROUGH | RUBBLE | SHELTERS,
    "wall": BLOCKS | OPAQUE,
    "water": BLOCKS,
    "platform": RAISED,
    "obstacle": ROUGH | SHELTERS | PARAPET,
    "ladder": ROUGH | CLIMBS,
}
"""How each kind moves and what it hides (2.8); crossing a line is rough going (4.107)."""

ACROSS = 15.0
"""Figures so near to one another are in contact across an obstacle or a ladder (1.9)."""
BESIDE = 25.0
"""What a target must be so near to for woods to hide it from above, or an obstacle to cover it
(4.120, 4.121)."""
DEPTH_OF_WOODS = 75.0
"""How much of woods a sight line can run through (4.120)."""

FLIES, STEALTHY = 1, 2


class Footing(NamedTuple):
    """How a figure gets on with terrain: what bars it, what slows it, and traits of its own."""

    barred: int
    slowed: int
    traits: int


def footing(abilities: frozenset[str]) -> Footing:
    """Riders keep out of ruins and off ladders (4.907), Foresters are at home in woods (4.916);
    nothing slows a flyer, which still must end on legal ground (4.931)."""
    barred = BLOCKS | RUBBLE | CLIMBS if "mounted" in abilities else BLOCKS
    slowed = ROUGH if "forester" in abilities else ROUGH | THICKET
    traits = FLIES * ("flying" in abilities) | STEALTHY * ("stealth" in abilities)
    return Footing(barred, 0 if traits & FLIES else slowed, traits)
