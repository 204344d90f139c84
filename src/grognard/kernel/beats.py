"""How an event is seen on the table, whatever the game: who does what to whom, and how much.

Screens tell a step in beats: who acts, what they do, how the dice fall, what comes of it, who
scores. An event names its part in that; which pieces it is about are facts it holds anyway.
"""

from typing import Literal

from msgspec import Struct

Kind = Literal[
    "turn",
    "who",
    "place",
    "move",
    "shove",
    "shot",
    "blow",
    "cast",
    "card",
    "roll",
    "hit",
    "miss",
    "harm",
    "heal",
    "state",
    "fall",
    "rise",
    "death",
    "exit",
    "score",
]
"""What is seen.

``shove``: moved by somebody else, or by fear; ``cast``: a spell, an order, an effect; ``hit``: an
attack got through, where what it does is told apart; ``harm``: something was lost; ``fall``: it
lies down; ``exit``: it leaves the table without dying.
"""

BEFALLS: frozenset[Kind] = frozenset(
    ("shove", "harm", "heal", "state", "fall", "rise", "death", "exit")
)
"""What happens to the piece named first; everything else, the piece named first does."""


class Beat(Struct, frozen=True):
    """How an event is seen.

    The first piece an event names does it, or has it befall, and the others are on the other end;
    where that is not so, ``by`` and ``on`` name the facts that say it.
    """

    kind: Kind
    by: str = ""
    on: str = ""
    amount: tuple[str, ...] = ()
    """The facts that add up to how much."""
    throwers: tuple[str, ...] = ()
    """Facts that name the pieces whose the dice are, one die each, where several throw."""
    totals: tuple[str, ...] = ()
    """Facts that say what each of them comes to."""


TURN, WHO, PLACE = Beat("turn"), Beat("who"), Beat("place")
MOVE, SHOVE, SHOT, BLOW = Beat("move"), Beat("shove"), Beat("shot"), Beat("blow")
CAST, CARD, ROLL = Beat("cast"), Beat("card"), Beat("roll")
HIT, MISS, STATE = Beat("hit"), Beat("miss"), Beat("state")
FALL, RISE, DEATH, EXIT = Beat("fall"), Beat("rise"), Beat("death"), Beat("exit")


def harm(*amount: str, by: str = "", on: str = "") -> Beat:
    """Something was lost: the sum of these facts."""
    return Beat("harm", by, on, amount)


def heal(amount: str) -> Beat:
    """So much was got back."""
    return Beat("heal", amount=(amount,))


def score(points: str) -> Beat:
    """So many points were won."""
    return Beat("score", amount=(points,))
