"""The state of one game: plain structs, packed and unpacked in microseconds."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from grognard.kernel.events import Event
from grognard.kernel.questions import Seat

B = TypeVar("B", bound="Battle")


class Shared:
    """Static data that states refer to and never copy: profiles, tables, options.

    A packed state holds only its ``ref``; unpacking looks it up again.
    """

    ref: str


class Result(Struct, frozen=True):
    """How a game ended: who won (nobody for a draw), the scores, and by which clause."""

    winners: tuple[Seat, ...] = ()
    scores: dict[str, int | float] = {}
    rule: str = ""

    @property
    def winner(self) -> Seat | None:
        """The winning seat; the first of them for a winning side of several."""
        return self.winners[0] if self.winners else None


class Progress(Protocol):
    """How far a battle is: a field or a property of its own each."""

    @property
    def turn(self) -> int:
        """The number of the turn under way."""
        ...

    @property
    def result(self) -> Result | None:
        """How the game ended, once it has."""
        ...


MOST_FACTS = 500
"""A state about which so much is known is left in so many ways that no more are remembered."""
_AFTER = object()


class Battle(Struct, dict=True):
    """The state of one game. Rules change it directly; nothing else holds any.

    What is told or cited goes to whoever listens and is no part of the state.
    """

    @property
    def seats(self) -> Sequence[Seat]:
        """All seats, in order."""
        raise NotImplementedError

    @property
    def shared(self) -> Iterable[Shared]:
        """The static data it refers to."""
        raise NotImplementedError

    @cached_property
    def facts(self) -> dict[Any, Any]:
        """What rules have worked out about the state and need not work out again.

        No part of the state, and shared by all copies of one checkpoint: so a fact may hold
        ids and numbers, never a unit, and whoever changes what facts rest on calls ``forget``.
        """
        return {}

    def forget(self, *change: Hashable) -> None:
        """What was worked out no longer holds. Copies of the checkpoint keep theirs.

        Where all that changed is named, whoever makes the same change to a copy of the same
        state finds what was worked out after it.
        """
        known = self.facts
        if not change or len(known) > MOST_FACTS:
            vars(self)["facts"] = {}
        else:
            vars(self)["facts"] = known.setdefault((_AFTER, change), {})

    def tell(self, event: Event) -> None:
        """Say what happened; nobody may be listening."""

    def cite(self, *rules: str) -> None:
        """Say which clauses just applied, where no question, tally or event says so."""

    def lull(self) -> None:
        """Say that the battle is complete in the middle of a step.

        Whoever says so promises that ``next_step`` would go on from here: that the rules under
        way remember nothing the state does not. So odds explore what follows only once for
        equal states, however they came about.
        """

    def listen(
        self, ear: Callable[[Event], None] | None, fired: Counter[str] | None = None
    ) -> None:
        """Attach who hears events and who counts clauses.

        They take the place of ``tell`` and ``cite`` on this battle alone: rules call these far
        too often to look each time whether anybody is there.
        """
        own = vars(self)
        own.pop("tell", None)
        own.pop("cite", None)
        if ear is not None:
            own["tell"] = ear
        if fired is not None:
            own["cite"] = lambda *rules: fired.update(rules)


class Codec(Generic[B]):
    """Packs and unpacks the battles of one game.

    >>> class Army(Shared):
    ...     ref = "army:red"
    >>> class Skirmish(Battle, array_like=True):
    ...     army: Army
    ...     turn: int = 1
    >>> codec = Codec(Skirmish, {"army:red": (red := Army())})
    >>> copy = codec.unpack(codec.pack(Skirmish(red, 3)))
    >>> copy.army is red, copy.turn
    (True, 3)
    """

    def __init__(self, kind: type[B], shared: Mapping[str, Shared]) -> None:
        self.shared = shared
        self._encoder = msgspec.msgpack.Encoder(enc_hook=_reference)
        self._decoder = msgspec.msgpack.Decoder(kind, dec_hook=self._resolve)

    def _resolve(self, kind: type, ref: Any) -> Shared:
        return self.shared[ref]

    def pack(self, battle: B) -> bytes:
        """The whole state as bytes."""
        return self._encoder.encode(battle)

    def unpack(self, packed: bytes) -> B:
        """A new battle, equal to the one packed."""
        return self._decoder.decode(packed)

    def copy(self, battle: B) -> B:
        """A deep copy that shares static data."""
        return self.unpack(self.pack(battle))


def _reference(thing: Any) -> str:
    if isinstance(thing, Shared):
        return thing.ref
    raise NotImplementedError(f"{type(thing).__name__} is no part of a state")


def digest(packed: bytes) -> str:
    """A short fingerprint of a packed state.

    >>> digest(b"state")
    '23d21f0921a2cd21'
    """
    return blake2b(packed, digest_size=8).hexdigest()
