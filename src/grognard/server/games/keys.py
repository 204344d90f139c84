"""Links that are capabilities: whoever has the key may do what it is for.

Keys are derived from one secret of the server, so none are stored, a key of one game is worth
nothing in another, and a rematch can hand every player the link to the same seat.
"""

from base64 import urlsafe_b64encode
from hmac import compare_digest, digest
from typing import Literal

from msgspec import Struct

from grognard.server.wire import Link

Role = Literal["seat", "invited", "spectator"]


class Holder(Struct, frozen=True, repr_omit_defaults=True):
    """What a key makes of whoever holds it."""

    role: Role
    seat: str
    """Empty for a spectator."""
    taken: str = ""
    """The seat of an invitation that somebody else took up."""

    @property
    def viewer(self) -> str:
        """As whom the holder sees the battle."""
        return self.seat if self.role == "seat" else ""


class Keys:
    """Makes and reads the keys of all games.

    >>> keys = Keys(b"secret")
    >>> keys.holder("g1", keys.key("g1", Holder("seat", "A")), ("A", "B"))
    Holder(role='seat', seat='A')
    >>> keys.holder("g2", keys.key("g1", Holder("seat", "A")), ("A", "B")) is None
    True
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def key(self, game: str, holder: Holder) -> str:
        """The key of this place in this game: 192 bits nobody can guess."""
        place = f"{game}/{holder.role}/{holder.seat}".encode()
        return urlsafe_b64encode(digest(self._secret, place, "sha256")[:24]).decode()

    def holder(self, game: str, key: str, seats: tuple[str, ...]) -> Holder | None:
        """Whose key this is, comparing all of them in constant time."""
        found = None
        given = key.encode()
        for holder in _holders(seats):
            if compare_digest(self.key(game, holder).encode(), given):
                found = holder
        return found

    def link(self, game: str, holder: Holder) -> Link:
        """The address of a place; its key is in the fragment, which browsers do not send."""
        key = self.key(game, holder)
        return Link(game=game, seat=holder.seat, key=key, path=f"/game/{game}#{key}")


def _holders(seats: tuple[str, ...]) -> list[Holder]:
    places = [Holder(role, seat) for seat in seats for role in ("seat", "invited")]
    return [*places, Holder("spectator", "")]
