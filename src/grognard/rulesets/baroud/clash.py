"""Reading a combat: two scores, one loser at most (4.401, 4.402, 4.933)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from msgspec import Struct

from grognard.kernel.chance import Lot
from grognard.kernel.entering import Dice, Part, Value
from grognard.kernel.events import Event
from grognard.kernel.questions import Chance, Entry, Weights
from grognard.kernel.tallies import Tally
from grognard.rulesets.baroud.events import Clashed

NOTHING, FALLEN, RECOIL, DEAD, GRUESOME = "nothing", "fallen", "recoil", "dead", "gruesome"
MINOR = (FALLEN, RECOIL)
Verdict = tuple[str, str]
"""Who loses (``attacker``, ``target`` or nobody) and what befalls it."""
TIE: Verdict = ("", NOTHING)
FACES = (1, 2, 3, 4, 5, 6)
NO_DIE = (0,)


class Side(Struct, frozen=True):
    """What one side brings to the reading of a result, beside its score."""

    rolls: bool = True
    is_safe: bool = False
    """Cannot be affected, as a shooter or a grenade."""
    armoured: bool = False
    """Heavy Armour: a loss by exactly 1 is a tie (4.922)."""
    out_of_play: bool = False
    """Any win removes the loser (4.129)."""
    lethal: bool = False
    savage: bool = False
    helpless: bool = False
    """Defenceless, where the quick kill option holds (1.22)."""


class Terms(Struct, frozen=True):
    """How a combat is read."""

    attacker: Side
    target: Side
    by_die: bool = False
    """Parity of the natural die (1.22)."""
    is_fall: bool = False
    """A drop kills or leaves the figure down, nothing else (4.411)."""


def verdict(score: int, against: int, faces: tuple[int, int], terms: Terms) -> Verdict:
    """Read two scores: triple, double, then parity, then abilities in order (4.401, 4.933)."""
    score, against = max(1, score), max(1, against)
    if terms.is_fall:
        return ("target", DEAD if score >= 2 * against else FALLEN)
    if score == against:
        return TIE
    if score > against:
        winner, loser, who = terms.attacker, terms.target, "target"
        most, least, face = score, against, faces[0]
    else:
        winner, loser, who = terms.target, terms.attacker, "attacker"
        most, least, face = against, score, faces[1]
    if loser.is_safe or (loser.armoured and most - least == 1):
        return TIE
    counted = face if terms.by_die and face else most
    result = _margin(most, least, counted)
    if result in MINOR and (winner.out_of_play or winner.lethal):
        result = DEAD
    if result == DEAD and winner.savage:
        result = GRUESOME
    if result in MINOR and loser.helpless:
        result = DEAD
    return (who, result)


def _margin(most: int, least: int, counted: int) -> str:
    if most >= 3 * least:
        return GRUESOME
    if most >= 2 * least:
        return DEAD
    return RECOIL if counted % 2 else FALLEN


@lru_cache(maxsize=8192)
def clash_weights(score: int, against: int, terms: Terms) -> Weights:
    """The exact weight of each verdict."""
    weights: dict[Verdict, int] = {}
    ours = FACES if terms.attacker.rolls else NO_DIE
    theirs = FACES if terms.target.rolls else NO_DIE
    for one, other in product(ours, theirs):
        found = verdict(score + one, against + other, (one, other), terms)
        weights[found] = weights.get(found, 0) + 1
    return tuple(sorted(weights.items()))


class Clash(Chance[Verdict], eq=False):
    """A die each, where it rolls one; the rule gets who loses and what befalls it."""

    kind: str
    attacker: str
    target: str
    score: Tally
    against: Tally
    terms: Terms

    @property
    def dice(self) -> int:
        """How many dice are thrown, the attacker's first."""
        return self.terms.attacker.rolls + self.terms.target.rolls

    @property
    def tally(self) -> Tally:
        """The attacker's score before the die."""
        return self.score

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """Both scores before the dice."""
        return (self.score, self.against)

    def sample(self, lot: Lot) -> Entry:
        return lot.faces(self.dice)

    def outcomes(self) -> Weights:
        return clash_weights(self.score.total, self.against.total, self.terms)

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        sides = (
            (self.attacker, self.score, self.terms.attacker),
            (self.target, self.against, self.terms.target),
        )
        return tuple(
            Dice(label="die-of-figure", facts={"piece": piece, "score": score.total})
            for piece, score, side in sides
            if side.rolls
        )

    def _both(self, entry: Entry) -> tuple[int, int]:
        faces = iter(entry)
        one = next(faces) if self.terms.attacker.rolls else 0
        other = next(faces) if self.terms.target.rolls else 0
        return one, other

    def trust(self, entry: Entry) -> Verdict:
        one, other = self._both(entry)
        score, against = self.score.total + one, self.against.total + other
        return verdict(score, against, (one, other), self.terms)

    def event(self, entry: Entry) -> Event:
        one, other = self._both(entry)
        score, against = self.score.total + one, self.against.total + other
        who, result = verdict(score, against, (one, other), self.terms)
        loser = {"attacker": self.attacker, "target": self.target, "": ""}[who]
        return Clashed(
            self.kind,
            self.attacker,
            self.target,
            tuple(entry),
            max(1, score),
            max(1, against),
            loser,
            result,
        )
