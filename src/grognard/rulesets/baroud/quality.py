"""Quality rolls: the target number and what changes it (3.5-3.8, 4.510-4.513)."""

from functools import cache, lru_cache
from math import comb

from grognard.kernel.acts import Roll
from grognard.kernel.questions import Option
from grognard.kernel.tallies import Tally
from grognard.rulesets.baroud.battle import LONG, Battle, Figure
from grognard.rulesets.baroud.field import distance, within

LEAST_NEED, MOST_NEED = 2, 6
MOST_DICE = 3
MOST_FAILURES = 2
"""So many failures of an activation roll pass the turn (3.10)."""


class QualityRoll(Roll, eq=False):
    """Dice against a Quality: its tally explains the number each die must reach."""

    quality: Tally | None = None

    @property
    def tally(self) -> Tally | None:
        """The threshold and its parts."""
        return self.quality


def is_led(battle: Battle, figure: Figure) -> bool:
    """Whether an able Leader of the band is within L (4.512)."""
    reach = battle.setting.sticks[LONG]
    for leader in battle.leaders[figure.seat]:
        if leader is not figure and leader.is_able and within(distance(leader, figure), reach):
            return True
    return False


def leader_counts(battle: Battle, figure: Figure, *, morale: bool = False) -> bool:
    """Whether a Leader helps this roll: any, or morale alone where that is played (4.512, 1.22)."""
    return (morale or not battle.setting.leads_morale_only) and is_led(battle, figure)


def threshold(battle: Battle, figure: Figure, *, morale: bool = False) -> Tally:
    """What each die must show: Quality less the modifiers, from 2 to 6 (3.6)."""
    nerves = figure.profile.abilities & _NERVOUS if morale else _CALM
    led = leader_counts(battle, figure, morale=morale)
    return _threshold(figure.profile.quality, led, nerves)


@lru_cache(maxsize=256)
def _threshold(quality: int, led: bool, nerves: frozenset[str]) -> Tally:
    need = Tally("quality").add("1.2", "quality", quality)
    if led:
        need.add("4.512", "leader", -1)
    for ability, (rule, amount) in NERVES.items():
        if ability in nerves:
            need.add(rule, ability, amount)
    return clamped(need)


NERVES = {"coward": ("4.510", 1), "steadfast": ("4.511", -1), "undead": ("4.513", -2)}
"""What only counts in a morale test, as it moves the threshold (4.510-4.513)."""
_NERVOUS = frozenset(NERVES)
_CALM: frozenset[str] = frozenset()


def clamped(need: Tally) -> Tally:
    """A natural 1 always fails and a natural 6 always succeeds (3.7, 3.8)."""
    if need.total > MOST_NEED:
        need.add("3.8", "natural-six", MOST_NEED - need.total)
    return need.at_least(LEAST_NEED, "3.7")


def quality_roll(
    battle: Battle, figure: Figure, dice: int, *, rule: str, topic: str, morale: bool = False
) -> QualityRoll:
    """A Quality roll of a figure (3.6)."""
    need = threshold(battle, figure, morale=morale)
    return QualityRoll(
        dice,
        need.total,
        quality=need,
        piece=figure.id,
        seat=figure.seat,
        rule=rule,
        topic=topic,
    )


@cache
def dice_options(need: int, spared: int = 0) -> tuple[Option, ...]:
    """One, two or three dice (3.5): how likely each is to win actions and to pass the turn.

    A Hero is spared one failure, which counts as a success (4.926).
    """
    return tuple(_dice_option(dice, need, spared) for dice in range(1, MOST_DICE + 1))


def _dice_option(dice: int, need: int, spared: int) -> Option:
    good, bad = 7 - need, need - 1
    ways = [
        comb(dice, failures) * bad**failures * good ** (dice - failures)
        for failures in range(dice + 1)
    ]
    passes = sum(ways[MOST_FAILURES + spared :])
    idle = 0 if spared else ways[dice]
    facts = {"dice": dice, "acts": _percent(6**dice - idle, 6**dice)}
    facts["passes"] = _percent(passes, 6**dice)
    return Option(str(dice), say="option-dice", facts=facts, note="note-dice")


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole)
