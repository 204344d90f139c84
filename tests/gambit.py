"""Gambit: a game of two hands and a die, small enough to know everything about.

Each seat holds hidden cards from one deck; both play one at the same time; the higher card wins
the trick, a tie is settled by a roll-off, and the winner may bank a die. It exists to try the
kernel: hidden hands, simultaneous choices, draws, flips, rolls, placements and undo.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from grognard.kernel.acts import Draw, Flip, Roll, RollOff
from grognard.kernel.chance import Lot
from grognard.kernel.compound import Together
from grognard.kernel.decks import Deck
from grognard.kernel.events import Event
from grognard.kernel.game import Game, new_game
from grognard.kernel.questions import Choose, Option, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect, Ruleset, Setup, Step
from grognard.kernel.said import Say
from grognard.kernel.state import Battle, Result, Shared
from grognard.kernel.tallies import Tally
from grognard.kernel.views import PileView, TableView, View

CARDS = [f"{rank}{suit}" for rank in range(1, 7) for suit in "xyz"]
HAND = 3


class Trick(Event, frozen=True):
    rules = ("2.1",)
    winner: str
    points: int


class House(Shared):
    ref = "house"
    tricks = HAND


class Duel(Battle, array_like=True):
    house: House
    deck: Deck
    hands: dict[Seat, list[str]] = {}
    played: list[str] = []
    trump: str = ""
    points: dict[Seat, int] = {}
    token: Point = (0.0, 0.0)
    tricks: int = 0
    result: Result | None = None


class Board:
    """The token may be put on any whole point of a small board but where it is."""

    piece: str | None = "token"

    def __init__(self, at: Point) -> None:
        self._at = at

    def refuse(self, placement: Placement) -> Refusal | None:
        if len(placement.path) != 1:
            return Refusal("one-point", rule="3.1")
        x, y = placement.path[0]
        if placement.path[0] == self._at or x not in (0, 1, 2) or y not in (0, 1, 2):
            return Refusal("off-board", rule="3.1")
        return None

    def candidates(self) -> Sequence[Placement]:
        points = [(float(x), float(y)) for x in range(3) for y in range(3)]
        return [Placement((point,), 0) for point in points if point != self._at]

    def any(self, lot: Lot) -> Placement:
        return lot.pick(self.candidates())

    def default(self) -> Placement:
        return self.candidates()[0]

    def outline(self) -> Sequence[Sequence[Point]]:
        return [[(0, 0), (2, 0), (2, 2), (0, 2)]]


async def deal(duel: Duel) -> None:
    """Turn up a trump and deal three cards each."""
    (trump,) = await Flip(duel.deck, 1, lambda: CARDS, rule="1.1", topic="trump")
    duel.deck.take([trump])
    duel.trump = trump[-1]
    for seat in ("A", "B"):
        drawn = await Draw(duel.deck, HAND, lambda: CARDS, seat=seat, rule="1.2", topic="deal")
        duel.deck.take(drawn)
        duel.hands[seat] = sorted(drawn)
        duel.points[seat] = 0


def hand_options(duel: Duel, seat: Seat) -> list[Option]:
    """Listed when somebody looks: a redeal may change what an opponent holds."""
    return [Option(card) for card in duel.hands[seat]]


async def trick(duel: Duel) -> None:
    """Both play a card at once; the higher wins, trumps beat all, ties are rolled off."""
    cards = await Together(
        tuple(
            Choose(seat, partial(hand_options, duel, seat), rule="2.1", topic="card")
            for seat in ("A", "B")
        ),
        rule="2.1",
        topic="trick",
    )
    for seat, card in cards.items():
        duel.hands[seat].remove(card)
        duel.played.append(card)
    worth = {seat: _worth(duel, card) for seat, card in cards.items()}
    winner = "A" if worth["A"] > worth["B"] else "B"
    if worth["A"] == worth["B"]:
        winner = "AB"[await RollOff(((0,), (0,)), rule="2.2", topic="tie")]
    duel.points[winner] += await spoils(duel, winner)
    duel.tricks += 1
    if duel.tricks == duel.house.tricks:
        finish(duel)


def _worth(duel: Duel, card: str) -> int:
    return int(card[:-1]) + (10 if card.endswith(duel.trump) else 0)


async def spoils(duel: Duel, winner: Seat) -> int:
    """The winner takes one point, or moves the token and gambles on two dice at 4+."""
    wish = await Choose(
        winner,
        lambda: [Option("take"), Option("gamble")],
        rule="2.3",
        topic="spoils",
        default="take",
    )
    if wish == "take":
        points = 1
    else:
        placement = await Place(winner, Board(duel.token), rule="3.1", topic="token")
        assert placement.end is not None
        duel.token = placement.end
        pool = Tally("gamble").add("2.4", "base", 2)
        points = await Roll(pool, 4, seat=winner, rule="2.4", topic="gamble")
    duel.tell(Trick(winner, points))
    return points


def finish(duel: Duel) -> None:
    a, b = duel.points["A"], duel.points["B"]
    winners = () if a == b else (("A",) if a > b else ("B",))
    duel.result = Result(winners, {"A": a, "B": b}, "4.1")


class Gambit(Ruleset[Duel]):
    name = "gambit"
    version = 1
    battle = Duel
    secrets = True

    def set_up(self, setup: Setup) -> Duel:
        return Duel(House(), Deck.of(CARDS))

    def shared(self, battle: Duel) -> Mapping[str, Shared]:
        return {"house": battle.house}

    def next_step(self, battle: Duel) -> Step | None:
        if battle.result is not None:
            return None
        return trick(battle) if battle.hands else deal(battle)

    def result(self, battle: Duel) -> Result | None:
        return battle.result

    def concede(self, battle: Duel, seat: Seat) -> None:
        battle.result = Result(("B" if seat == "A" else "A",), {}, "5.1")

    def seats(self, battle: Duel) -> Sequence[Seat]:
        return ("A", "B")

    def turn(self, battle: Duel) -> int:
        return battle.tricks

    def view(self, battle: Duel, viewer: Seat) -> View:
        hands = tuple(
            PileView(
                f"hand_{seat}",
                seat,
                Say("hand"),
                tuple(card if seat == viewer else None for card in hand),
            )
            for seat, hand in battle.hands.items()
        )
        deck = PileView("deck", None, Say("deck"), (None,) * len(battle.deck))
        played = PileView("played", None, Say("played"), tuple(battle.played))
        return View(
            ruleset="gambit",
            viewer=viewer,
            scenario=Say("scenario"),
            seats=("A", "B"),
            sides={"A": "A", "B": "B"},
            turn=battle.tricks,
            turns=HAND,
            phase=Say("phase"),
            table=TableView(3, 3),
            piles=(*hands, deck, played),
            result=battle.result,
        )

    def redeal(self, battle: Duel, viewer: Seat, lot: Lot) -> None:
        hidden = [seat for seat in battle.hands if seat != viewer]
        pool = sorted([*battle.deck, *(card for seat in hidden for card in battle.hands[seat])])
        for seat in hidden:
            size = len(battle.hands[seat])
            battle.hands[seat] = sorted(pool.pop(lot.below(len(pool))) for _ in range(size))
        battle.deck = Deck.of(pool)

    def worth(self, battle: Duel, seat: Seat) -> float:
        other = "B" if seat == "A" else "A"
        return battle.points.get(seat, 0) - battle.points.get(other, 0)

    def effects(self, before: Duel, after: Duel) -> tuple[Effect, ...]:
        return tuple(
            Effect(seat, "points", after.points.get(seat, 0) - before.points.get(seat, 0))
            for seat in ("A", "B")
            if after.points.get(seat, 0) != before.points.get(seat, 0)
        )

    def check(self, battle: Duel) -> None:
        held = [card for hand in battle.hands.values() for card in hand]
        trump = 1 if battle.trump else 0
        assert len(battle.deck) + len(held) + len(battle.played) + trump == len(CARDS)


GAMBIT = Gambit()
SETUP = Setup("gambit", 1)


def gambit(seed: int | None = None, **how: bool) -> Game[Duel]:
    """A fresh game of Gambit; without a seed it asks for its cards and dice."""
    return new_game(GAMBIT, SETUP, seed, **how)
