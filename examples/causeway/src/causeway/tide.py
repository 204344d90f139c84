"""The tide: an act of chance of our own, and what the water does (chapter 4).

Most games do with ``Roll``, ``RollDie``, ``Draw`` and their kin. Here a die with names on its sides
decides whether dice are thrown at all, and the higher of those counts; so the question is ours. It
answers four things: how to draw itself, every outcome with its exact weight, what people enter who
throw real dice, and what the rule gets for it.
"""

from collections.abc import Sequence

from causeway.battle import Race
from causeway.events import TideRolled, WaterMoved
from causeway.field import STONE
from grognard.kernel.chance import Lot
from grognard.kernel.entering import Dice, Names, Part, Value
from grognard.kernel.events import Event
from grognard.kernel.questions import Chance, Entry, Weights

TIDES = ("ebb", "slack", "flood")
"""Each is on two sides of the tide die."""
WAVES = 2
SIDES = 6


class RollTide(Chance[int], eq=False):
    """How far the water rises or falls, in inches (4.1).

    The entry, which is what a record keeps, is what lies on the table: the side of the tide die
    and, on a flood, two dice.

    >>> RollTide().trust(["ebb"]), RollTide().trust(["flood", 2, 5])
    (-1, 5)
    """

    def sample(self, lot: Lot) -> Entry:
        tide = lot.pick(TIDES)
        return [tide, *lot.faces(WAVES, SIDES)] if tide == "flood" else [tide]

    def outcomes(self) -> Weights:
        """Every outcome with its weight: odds are exact, because each of them is tried.

        >>> RollTide().outcomes()
        [(-1, 36), (0, 36), (1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11)]
        """
        throws = SIDES**WAVES
        waves = [(top, top**WAVES - (top - 1) ** WAVES) for top in range(1, SIDES + 1)]
        return [(-1, throws), (0, throws), *waves]

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        """What people enter who throw it themselves: a name and, once it is a flood, two dice."""
        die = Names(among=TIDES, of="tide")
        if "flood" not in entered:
            return (die,)
        return die, Dice(count=WAVES, sides=SIDES, label="waves", note="higher-counts")

    def trust(self, entry: Entry) -> int:
        tide, *waves = entry
        return max(waves) if tide == "flood" else TIDES.index(tide) - 1

    def event(self, entry: Entry) -> Event:
        tide, *waves = entry
        return TideRolled(tide, tuple(waves))


async def move_water(race: Race) -> None:
    """The tide is rolled, and the water falls or rises (4.1, 4.2)."""
    moves = await RollTide(rule="4.1", topic="tide")
    race.water = min(max(0, race.water + moves), STONE)
    race.tell(WaterMoved(race.water))
