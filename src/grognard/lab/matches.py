"""Who plays whom: contestants who change places, and games that share their dice in pairs."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from grognard.api import ruleset_of
from grognard.bots import Bot, Table, bot, looks_ahead
from grognard.content.published import Published
from grognard.content.roster import Roster
from grognard.kernel.game import new_game
from grognard.kernel.questions import Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Setup

DRAW = "draw"


class Played(Struct, frozen=True, array_like=True):
    """One game of a match, as a row of a table."""

    number: int
    turned: int
    """How many places the contestants were moved round the table."""
    winner: str
    """The contestant who won, ``draw``, or several contestants who won together."""
    turns: int
    decisions: int
    scores: dict[str, float]
    """By contestant."""

    @property
    def share(self) -> float:
        """What the first contestant has of it: 1 for a win, 0 for a loss, a half for a draw."""
        return 0.5 if self.winner == DRAW else float("A" in self.winner)


class Match(Struct, frozen=True):
    """A contest to be played many times, all of it plain data that any process can play.

    Contestants are the sides as they are named first: ``A`` is the first roster and bot,
    whichever seat they sit in. ``setups`` has one set-up for every way to change places.
    """

    ruleset: str
    setups: tuple[Setup, ...]
    sides: tuple[tuple[Seat, ...], ...]
    """The seats of each side, in the order of the sides."""
    bots: tuple[str, ...]
    """By contestant."""
    seed: int | str

    @property
    def contestants(self) -> tuple[str, ...]:
        """Their names, in order."""
        return tuple(chr(ord("A") + place) for place in range(len(self.sides)))

    def rules(self) -> Published[Any]:
        """The ruleset of its games with its packs, looked up by every process that plays some."""
        return ruleset_of(self.setups[0])

    def seed_of(self, number: int) -> str:
        """Where the chance of a game comes from: the same for all who change places in it."""
        return f"{self.seed}/{number // len(self.setups)}"

    def play(self, ruleset: Published[Any], number: int, fired: Counter[str] | None) -> Played:
        """Play one game; all about it follows from the seed and its number."""
        table = self.table(ruleset, number, fired)
        table.play()
        assert table.game.over, f"game {number} stopped before its end"
        return self.row(table, number)

    def table(
        self,
        ruleset: Published[Any],
        number: int,
        fired: Counter[str] | None = None,
        *,
        record: bool = False,
    ) -> Table:
        """The bots of one game, seated; where a record is wanted, all of it is kept."""
        turned, seed = self._turned(number), self.seed_of(number)
        seated = self._seated(turned, seed)
        # Checkpoints cost time, and only those who play on in their minds need any.
        keep = record or any(looks_ahead(bot) for bot in seated.values())
        game = new_game(ruleset, self.setups[turned], seed, keep=keep, fired=fired)
        return Table(game, seated)

    def _turned(self, number: int) -> int:
        return number % len(self.setups)

    def contestant_at(self, side: int, turned: int) -> int:
        """Who sits at a side when everybody has moved that many places."""
        return (side - turned) % len(self.sides)

    def _seated(self, turned: int, seed: str) -> dict[Seat, Bot]:
        seated = {}
        for side, seats in enumerate(self.sides):
            contestant = self.contestant_at(side, turned)
            for seat in range(len(seats)):
                # Armies that change places begin anew: else a game may be its twin in a mirror.
                own = f"{seed}/{turned}/{self.contestants[contestant]}{seat}"
                seated[seats[seat]] = bot(self.bots[contestant], own)
        return seated

    def row(self, table: Table, number: int) -> Played:
        """A game that was played to its end, as a row."""
        game, turned = table.game, self._turned(number)
        result = game.result
        assert result is not None, f"game {number} has no result"
        winners, scores = [], {}
        for contestant, name in enumerate(self.contestants):
            seats = self.sides[(contestant + turned) % len(self.sides)]
            if any(seat in result.winners for seat in seats):
                winners.append(name)
            side = game.ruleset.side(seats[0])
            scores[name] = float(result.scores.get(side, result.scores.get(seats[0], 0)))
        winner = "+".join(winners) if 0 < len(winners) < len(self.sides) else DRAW
        turns = game.ruleset.turn(game.battle)
        return Played(number, turned, winner, turns, table.decisions, scores)


def match(
    ruleset: Published[Any],
    *,
    scenario: str | None = None,
    rosters: Sequence[str | Path | Roster | None] | None = None,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    start: Setup | None = None,
) -> Match:
    """A match of these armies and bots; what is left out is as usual.

    From a position to ``start`` with, bots change places and its armies stay where they are.
    """
    setup = start or ruleset.setup(scenario, rosters, options)
    seats = _sides(ruleset, setup.seats)
    chosen = tuple(bots) * len(seats) if len(bots) == 1 else tuple(bots)
    if len(chosen) != len(seats):
        raise Refusal("bots-and-sides", bots=len(bots), sides=len(seats))
    for name in chosen:
        bot(name)
    setups = tuple(
        structs.replace(setup, rosters=_turned(setup, seats, turned))
        for turned in range(len(seats) if _can_swap(seats) else 1)
    )
    for each in setups:
        ruleset.set_up(each)
    return Match(ruleset.name, setups, seats, chosen, seed)


def _sides(ruleset: Published[Any], seats: Sequence[Seat]) -> tuple[tuple[Seat, ...], ...]:
    sides: dict[str, list[Seat]] = {}
    for seat in seats:
        sides.setdefault(ruleset.side(seat), []).append(seat)
    return tuple(tuple(own) for own in sides.values())


def _can_swap(sides: Sequence[Sequence[Seat]]) -> bool:
    """Places can be changed where every side has as many seats."""
    return len({len(seats) for seats in sides}) == 1


def _turned(setup: Setup, sides: Sequence[Sequence[Seat]], turned: int) -> tuple[Any, ...]:
    """The armies by seat once every side has taken the place that many further on."""
    if setup.situation is not None:
        return setup.rosters
    army = dict(zip(setup.seats, setup.rosters, strict=True))
    moved = {}
    for side, seats in enumerate(sides):
        whose = sides[(side - turned) % len(sides)]
        moved.update({seat: army[owner] for seat, owner in zip(seats, whose)})
    return tuple(moved[seat] for seat in setup.seats)
