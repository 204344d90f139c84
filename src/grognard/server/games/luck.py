"""Where the dice of a game come from, and who has done their part for them."""

from hashlib import sha256
from typing import Literal

from msgspec.structs import replace

from grognard.kernel.pledges import SERVER, Pledge, Pledges, commitment_of, seed_of
from grognard.kernel.records import Record
from grognard.server.faults import Fault
from grognard.server.games.journal import Head

MOST_ROUNDS = 8
"""How often somebody may begin anew, having lost the secret of a commitment."""
Kind = Literal["server", "shared", "table", "branched", "record"]


class Luck:
    """The pledges for the dice of a game; without any, its seed is the server's alone.

    In a round everybody commits, and only then does anybody show a secret. Whoever commits once
    more begins another round, in which everybody needs a new secret: those shown are of no use.
    """

    def __init__(self, head: Head) -> None:
        self._game, self._secret = head.id, head.seed
        self.kind: Kind = _kind(head)
        self.round = 1
        people = [sitting.seat for sitting in head.seats if sitting.kind in ("person", "open")]
        self.seats = tuple(people) if head.is_shared else ()
        """Who has to do their part."""
        self.pledges: dict[str, Pledge] = {}

    @property
    def commitment(self) -> str:
        """That of the server, which is there before anybody else's."""
        if self.kind == "shared":
            return commitment_of(self._game, SERVER, str(self._secret))
        return sha256(str(self._secret).encode()).hexdigest() if self.kind == "server" else ""

    @property
    def awaits(self) -> Literal["", "commitments", "secrets"]:
        """What is lacking before the game can begin."""
        if any(seat not in self.pledges for seat in self.seats):
            return "commitments"
        return "" if all(self.pledges[seat].secret for seat in self.seats) else "secrets"

    @property
    def is_awaited(self) -> bool:
        """Whether the game cannot begin yet."""
        return self.awaits != ""

    @property
    def seed(self) -> str:
        """What the dice are thrown by, made of everybody's secret."""
        return seed_of(self._game, self._all)

    def is_done(self, seat: str, commitment: str | None, secret: str | None) -> bool:
        """Whether a seat has done just that before."""
        pledge = self.pledges.get(seat)
        if pledge is None:
            return False
        return pledge.commitment == commitment if secret is None else pledge.secret == secret

    def commit(self, seat: str, commitment: str) -> None:
        """Take a seat's commitment; a second one begins another round."""
        if seat not in self.seats or not self.is_awaited:
            raise Fault("luck-settled")
        if seat in self.pledges:
            if self.round >= MOST_ROUNDS:
                raise Fault("luck-settled")
            self.round += 1
            self.pledges = {}
        self.pledges[seat] = Pledge(seat, commitment)

    def reveal(self, seat: str, secret: str) -> None:
        """Take the secret of a seat, once everybody has committed."""
        if self.awaits != "secrets" or seat not in self.seats:
            raise Fault("luck-settled")
        shown = replace(self.pledges[seat], secret=secret)
        if not shown.is_kept(self._game):
            raise Fault("wrong-secret")
        self.pledges[seat] = shown

    def proved(self, record: Record, *, over: bool) -> Record:
        """A record with what proves its dice; before its end without what tells those to come."""
        match self.kind:
            case "branched":
                return replace(record, seed=None, dice="branched")
            case "server" | "shared" if not over or self.is_awaited:
                return replace(record, seed=None, dice="undisclosed")
            case "shared":
                return replace(record, dice="shared", pledges=Pledges(self._game, self._all))
            case _:
                return record

    @property
    def _all(self) -> tuple[Pledge, ...]:
        ours = Pledge(SERVER, self.commitment, str(self._secret))
        return (ours, *(self.pledges[seat] for seat in self.seats))


def _kind(head: Head) -> Kind:
    if head.is_archive:
        return "record"
    if head.opening and head.seed is not None:
        return "branched"
    if head.seed is None:
        return "table"
    return "shared" if head.is_shared else "server"
