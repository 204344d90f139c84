"""Dice that nobody chose: the seed of a game at which nobody need trust anybody.

The server and everybody at the table draws a secret and shows only its commitment, a hash. When
all commitments are there, the players show their secrets, and the seed of all dice is made of all
of them together; the server shows its own when the game is over. Whoever committed could choose
no secret by what others had, so one honest secret is enough for dice that nobody chose.
"""

from collections.abc import Iterable
from hashlib import sha256
from hmac import compare_digest, digest
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

SERVER: Final = ""
"""Who pledges for the server, and for whatever bots sit at the table."""
PURPOSE: Final = "grognard dice 1"
"""What is hashed begins with it, so that it is of use for nothing else."""
Hex: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Dice: TypeAlias = Literal["", "seed", "shared", "people", "undisclosed", "branched"]
"""Where the dice of a record come from.

``seed``: of a seed it tells; ``shared``: of a seed of all who sat there and the server;
``people``: they threw their own; ``undisclosed``: of a seed that is told when the game is over;
``branched``: the first ones of another game, the others of a seed nobody pledged. Records of old
formats do not say.
"""


class Pledge(Struct, frozen=True):
    """A commitment, and the secret behind it once that is shown."""

    who: str
    commitment: str
    secret: str = ""

    def is_kept(self, game: str) -> bool:
        """Whether the secret is the one that was committed to."""
        return compare_digest(commitment_of(game, self.who, self.secret), self.commitment)


class Pledges(Struct, frozen=True):
    """Everybody's pledge for the dice of a game: that of the server, and those of the seats."""

    game: str
    """What the game was called: a pledge for one is of no use in another."""
    pledges: tuple[Pledge, ...]

    @property
    def commitments(self) -> dict[str, str]:
        """Who committed to what."""
        return {pledge.who: pledge.commitment for pledge in self.pledges}


def commitment_of(game: str, who: str, secret: str) -> str:
    """What somebody shows before the secret.

    >>> commitment_of("g", "A", "s") == commitment_of("g", "B", "s")
    False
    """
    return sha256(f"{PURPOSE}\n{game}\n{who}\n{secret}".encode()).hexdigest()


def seed_of(game: str, pledges: Iterable[Pledge]) -> str:
    """The seed of all dice of a game, made of every secret.

    >>> ours, theirs = Pledge("", "", "s"), Pledge("A", "", "a")
    >>> seed_of("g", [ours, theirs]) == seed_of("g", [theirs, ours])
    True
    """
    secrets = {pledge.who: pledge.secret for pledge in pledges}
    key = secrets.pop(SERVER)
    told = "".join(f"\n{who}={secrets[who]}" for who in sorted(secrets))
    return digest(key.encode(), f"{PURPOSE}\n{game}{told}".encode(), "sha256").hex()
