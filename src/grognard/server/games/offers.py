"""Seats that anybody may take: which there are, and who offers them."""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.games.journal import read_head
from grognard.server.games.keeper import Keeper
from grognard.server.games.keys import Holder
from grognard.server.games.live import Live
from grognard.server.games.reader import Reader
from grognard.text import Language

MOST = 50
"""Games that are listed."""
LOOKED_AT = 500
"""The newest unfinished games: whoever opened an older one has found somebody, or nobody."""
OF_EACH = 5
"""Games of one address that are listed."""
STALE = 7 * 86_400.0
"""Seconds after which nobody waits for company any more."""
FRESH = 2.0
"""Seconds for which the list of games will do."""


class Offers:
    """The games that anybody may join, whichever process they were opened by."""

    def __init__(self, keeper: Keeper, clock: Callable[[], float] = monotonic) -> None:
        self._keeper, self._clock = keeper, clock
        self._waiting: dict[str, bool] = {}
        """The newest unfinished games, and whether anybody was ever meant to join them."""
        self._looked = -FRESH

    async def listed(self, lang: Language) -> wire.Offers:
        """All that is on offer, the newest first."""
        await self._look()
        whose: Counter[str] = Counter()
        found: list[wire.Offer] = []
        for game in [game for game, waits in self._waiting.items() if waits]:
            with suppress(Fault):
                async with self._keeper.at(game) as live:
                    if len(found) < MOST and self._is_listed(live):
                        account = live.whose or game
                        whose[account] += 1
                        if whose[account] <= OF_EACH:
                            found.append(await live.aside(_offer, live, lang))
        return wire.Offers(tuple(found))

    def _is_listed(self, live: Live) -> bool:
        """Whether somebody may sit down here now.

        Where every minute counts, whoever offers a seat must be there: their clock runs at once.
        """
        room = live.room
        if not room.offered or self._keeper.clock() - room.head.created > STALE:
            return False
        clock = room.head.clock
        is_hasty = clock is not None and clock.per == "game"
        return not is_hasty or any(seat in room.hosts for seat in live.here)

    async def _look(self) -> None:
        """Hear of games that were opened since; what was seen once is not read again."""
        if self._clock() < self._looked + FRESH:
            return
        self._looked = self._clock()
        newest = (await self._keeper.store.unfinished())[:LOOKED_AT]
        known, self._waiting = self._waiting, {}
        for game in newest:
            self._waiting[game] = known[game] if game in known else await self._has_open(game)

    async def _has_open(self, game: str) -> bool:
        row = await self._keeper.store.load(game)
        return row is not None and any(s.kind == "open" for s in read_head(row.head).seats)


def _offer(live: Live, lang: Language) -> wire.Offer:
    """A game in the list, as whoever might join sees it."""
    room = live.room
    reader = Reader(room, Holder("spectator", ""), lang)
    shown = reader.summary(live.here)
    return wire.Offer(
        id=shown.id,
        ruleset=shown.ruleset,
        title=shown.title,
        scenario=shown.scenario,
        packs=shown.packs,
        seats=shown.seats,
        open=room.offered,
        created=room.head.created,
        clock=shown.clock,
    )
