"""Parley: a pretend sixth ruleset, small, with everything a server must cope with.

Dice, a place on the table, hidden hands, choices made together, secret events, a variant;
with a council, questions with several answers and moments that may be let pass.
"""

from collections.abc import Mapping, Sequence
from math import dist
from typing import Any

from msgspec import Struct

from grognard.content import Breach, Roster, RosterUnit, Situation, Terms
from grognard.content.entries import Choice
from grognard.content.published import Published
from grognard.kernel.acts import Draw, Roll
from grognard.kernel.chance import Lot
from grognard.kernel.compound import Together
from grognard.kernel.decks import Deck
from grognard.kernel.events import Event
from grognard.kernel.questions import Choose, Option, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect, Setup, Step
from grognard.kernel.said import Say
from grognard.kernel.sights import NO_OUTLOOK, Outlook, Ring, Warned
from grognard.kernel.state import Battle, Result, Shared
from grognard.kernel.tallies import Tally
from grognard.kernel.views import (
    Badge,
    Bar,
    CounterView,
    Fact,
    PieceView,
    PileView,
    TableView,
    TerrainView,
    View,
    ZoneView,
)
from pretend.council import applause, council, parried

SIZE = 24.0
REACH = 6.0
RANGE = 12.0
CARDS = ("ambush", "ambush", "bribe", "bribe", "letter", "letter", "mirror", "mirror")
HAND = 2
TURNS = 4
BIDS = (Option("low"), Option("high"))


class Setting(Shared):
    ref = "setting"

    def __init__(self, seats: tuple[Seat, ...], turns: int, has_council: bool = False) -> None:
        self.seats, self.turns, self.has_council = seats, turns, has_council


class Envoy(Struct, array_like=True):
    id: str
    seat: Seat
    profile: str
    at: Point
    wounds: int = 3


class Parley(Battle, array_like=True):
    setting: Setting
    envoys: list[Envoy]
    deck: Deck
    hands: dict[Seat, list[str]]
    shown: list[str]
    points: dict[Seat, int]
    turn: int = 0
    active: int = 0
    phase: str = "deal"
    result: Result | None = None

    def envoy(self, envoy_id: str) -> Envoy:
        return next(envoy for envoy in self.envoys if envoy.id == envoy_id)

    def of(self, seat: Seat) -> Envoy:
        return next(envoy for envoy in self.envoys if envoy.seat == seat)


class CardDealt(Event, frozen=True):
    rules = ("1.1",)
    seat: str
    card: str
    seats: tuple[str, ...]

    @property
    def secret_from(self) -> tuple[str, ...]:
        return tuple(seat for seat in self.seats if seat != self.seat)


class Walked(Event, frozen=True):
    rules = ("2.1",)
    unit: str
    at: Point
    distance: float


class Struck(Event, frozen=True):
    rules = ("2.2",)
    unit: str
    target: str
    wounds: int


class CardShown(Event, frozen=True):
    rules = ("2.3",)
    seat: str
    card: str


class Bid(Event, frozen=True):
    rules = ("3.1",)
    bids: tuple[str, ...]
    winner: str


class Fell(Event, frozen=True):
    rules = ("2.4",)
    unit: str


class WalkRegion:
    """Anywhere within reach, in one straight line."""

    def __init__(self, battle: Parley, envoy: Envoy) -> None:
        self.piece: str | None = envoy.id
        self._from = envoy.at
        self._others = [other.at for other in battle.envoys if other.id != envoy.id]

    def refuse(self, placement: Placement) -> Refusal | None:
        end = placement.end
        if end is None:
            return None
        if len(placement.path) > 1:
            return Refusal("one-leg", rule="2.1")
        if not all(0 <= c <= SIZE for c in end):
            return Refusal("off-table", rule="2.1")
        length = dist(self._from, end)
        if length > REACH:
            return Refusal("too-far", rule="2.1", length=length, allowed=REACH)
        if any(dist(end, other) < 1 for other in self._others):
            return Refusal("occupied", rule="2.1")
        return None

    def candidates(self) -> Sequence[Placement]:
        x, y = self._from
        steps = [(x + dx, y + dy) for dx in (-3, 0, 3) for dy in (-3, 0, 3)]
        legal = [Placement((step,)) for step in steps if (dx := step) and dx != self._from]
        return [Placement(), *(p for p in legal if self.refuse(p) is None)]

    def any(self, lot: Lot) -> Placement:
        return lot.pick(self.candidates())

    def default(self) -> Placement:
        return Placement()

    def outline(self) -> Sequence[Sequence[Point]]:
        x, y = self._from
        return [[(x - REACH, y), (x, y - REACH), (x + REACH, y), (x, y + REACH)]]


async def deal(battle: Parley) -> None:
    """Everybody is dealt a hand (1.1)."""
    for seat in battle.setting.seats:
        cards = await Draw(battle.deck, HAND, lambda: CARDS, seat=seat, rule="1.1", topic="deal")
        battle.deck.take(cards)
        battle.hands[seat] = sorted(cards)
        for card in cards:
            battle.tell(CardDealt(seat, card, battle.setting.seats))
    if battle.setting.has_council:
        await council(battle, CARDS)
    battle.phase, battle.turn = "act", 1


async def act(battle: Parley) -> None:
    """One envoy walks, then does something (2)."""
    seat = battle.setting.seats[battle.active]
    envoy = battle.of(seat)
    placement = await Place(seat, WalkRegion(battle, envoy), rule="2.1", topic="walk")
    if placement.end is not None:
        walked = dist(envoy.at, placement.end)
        envoy.at = placement.end
        battle.tell(Walked(envoy.id, envoy.at, walked))
    await deed(battle, envoy)
    if battle.setting.has_council and battle.result is None:
        await applause(battle, envoy)
    if battle.result is not None:
        return
    battle.active = (battle.active + 1) % len(battle.setting.seats)
    if battle.active == 0:
        battle.phase = "bid"


async def deed(battle: Parley, envoy: Envoy) -> None:
    """Strike an envoy in range, show a card, or wait."""
    key = await Choose(
        envoy.seat,
        lambda: _deeds(battle, envoy),
        rule="2.2",
        topic="deed",
        default="wait",
        piece=envoy.id,
        barred=lambda: _barred(battle, envoy),
    )
    what, _, subject = key.partition(":")
    if what == "strike":
        await strike(battle, envoy, battle.envoy(subject))
    elif what == "show":
        battle.hands[envoy.seat].remove(subject)
        battle.shown.append(subject)
        battle.points[envoy.seat] += 1
        battle.tell(CardShown(envoy.seat, subject))
    elif what == "fall":
        RULESET.concede(battle, envoy.seat)


def _deeds(battle: Parley, envoy: Envoy) -> list[Option]:
    strikes = [
        Option(f"strike:{target.id}", say="option-strike", piece=target.id)
        for target in battle.envoys
        if target.seat != envoy.seat and dist(envoy.at, target.at) <= RANGE
    ]
    shows = [
        Option(f"show:{card}", say="option-show", facts={"card": card})
        for card in sorted(set(battle.hands[envoy.seat]))
    ]
    fall = Option("fall", note="note-fall", caution="caution-fall", piece=envoy.id)
    return [
        Option("wait"),
        *strikes,
        *shows,
        Option("bow"),
        *([fall] if battle.setting.has_council else []),
    ]


def _barred(battle: Parley, envoy: Envoy) -> list[Option]:
    return [
        Option(
            f"strike:{target.id}",
            say="option-strike",
            piece=target.id,
            refusal=Refusal("out-of-range", rule="2.2", target=target.id, range=RANGE),
        )
        for target in battle.envoys
        if target.seat != envoy.seat and dist(envoy.at, target.at) > RANGE
    ]


async def strike(battle: Parley, envoy: Envoy, target: Envoy) -> None:
    """Two dice, one more close by (2.2)."""
    pool = Tally("strike").add("2.2", "base", 2)
    pool.add("2.2", "close", int(dist(envoy.at, target.at) <= REACH))
    if battle.setting.has_council and await parried(battle, envoy, target, pool):
        return
    hits = await Roll(pool, 4, seat=envoy.seat, rule="2.2", topic="strike")
    target.wounds = max(0, target.wounds - hits)
    battle.tell(Struck(envoy.id, target.id, hits))
    if target.wounds == 0:
        battle.tell(Fell(target.id))
        end(battle, envoy.seat, "2.4")


async def bid(battle: Parley) -> None:
    """Everybody bids in secret; a lone high bid wins a point (3.1)."""
    choices = tuple(
        Choose(seat, BIDS, rule="3.1", topic="bid", default="low") for seat in battle.setting.seats
    )
    bids = await Together(choices, rule="3.1", topic="bid")
    high = [seat for seat, key in bids.items() if key == "high"]
    if len(high) == 1:
        battle.points[high[0]] += 1
    battle.tell(Bid(tuple(bids.values()), high[0] if len(high) == 1 else ""))
    battle.turn += 1
    battle.phase = "act"
    if battle.turn > battle.setting.turns:
        best = max(battle.points.values())
        winners = [seat for seat, points in battle.points.items() if points == best]
        end(battle, winners[0] if len(winners) == 1 else "", "3.2")


def end(battle: Parley, winner: Seat, rule: str) -> None:
    scores = {seat: float(points) for seat, points in battle.points.items()}
    battle.result = Result((winner,) if winner else (), scores, rule)
    battle.phase = "over"


class Parleys(Published[Parley]):
    name = "pretend"
    version = 1
    package = "pretend"
    battle = Parley
    secrets = True
    table_seats = (("A", "B"), ("A", "B", "C"))
    headlines = (("fell", "wounds"),)

    def set_up(self, setup: Setup) -> Parley:
        options = self.settings(setup.options)
        seats = setup.seats or ("A", "B")
        if seats not in self.table_seats:
            raise Refusal("no-such-seats", seats=" ".join(seats)[:80], known="A B")
        envoys = []
        for place, (seat, data) in enumerate(zip(seats, setup.rosters, strict=True)):
            roster = self.army(data, seat)
            found = self.breaches(roster, Terms(options))
            if found:
                raise Refusal(found[0].message_id, rule=found[0].clause, **found[0].args)
            at = (6.0 + 6 * place, 4.0 + 8 * place)
            envoys.append(Envoy(f"{seat.lower()}1", seat, roster.units[0].profile, at))
        turns = int(options["turns"])
        points = dict.fromkeys(seats, 0)
        return Parley(
            Setting(seats, turns, bool(options["council"])), envoys, Deck.of(CARDS), {}, [], points
        )

    def shared(self, battle: Parley) -> Mapping[str, Shared]:
        return {"setting": battle.setting}

    def next_step(self, battle: Parley) -> Step | None:
        match battle.phase:
            case "deal":
                return deal(battle)
            case "act":
                return act(battle)
            case "bid":
                return bid(battle)
            case _:
                return None

    def result(self, battle: Parley) -> Result | None:
        return battle.result

    def concede(self, battle: Parley, seat: Seat) -> None:
        others = [other for other in battle.setting.seats if other != seat]
        end(battle, others[0], "3.3")

    def seats(self, battle: Parley) -> Sequence[Seat]:
        return battle.setting.seats

    def turn(self, battle: Parley) -> int:
        return battle.turn

    def activation(self, battle: Parley) -> str:
        return battle.setting.seats[battle.active] if battle.phase == "act" else ""

    def view(self, battle: Parley, viewer: Seat) -> View:
        return _view(battle, viewer)

    def redeal(self, battle: Parley, viewer: Seat, lot: Lot) -> None:
        """Pool what the viewer does not know, and deal it again."""
        others = [seat for seat in battle.hands if seat != viewer]
        pool = sorted([*battle.deck, *(card for seat in others for card in battle.hands[seat])])
        for seat in others:
            count = len(battle.hands[seat])
            battle.hands[seat] = sorted(pool.pop(lot.below(len(pool))) for _ in range(count))
        battle.deck = Deck.of(pool)

    def rings(self, battle: Parley, viewer: Seat, piece: str) -> tuple[Ring, ...]:
        found = [envoy for envoy in battle.envoys if envoy.id == piece]
        name = Say("ring-strike")
        return tuple(Ring("range", name, "2.2", e.at, RANGE, threat=True) for e in found)

    def outlook(self, battle: Parley, asked: Choose | Place, answer: str | Placement) -> Outlook:
        if not isinstance(asked, Place) or not isinstance(answer, Placement):
            return NO_OUTLOOK
        envoy = battle.envoy(asked.piece or "")
        end = answer.end or envoy.at
        warnings = tuple(
            Warned("in-range", "2.2", {"unit": other.id}, other.id, end)
            for other in battle.envoys
            if other.seat != envoy.seat and dist(end, other.at) <= RANGE
        )
        return Outlook(dist(envoy.at, end), REACH, warnings)

    def worth(self, battle: Parley, seat: Seat) -> float:
        own = battle.points[seat] + battle.of(seat).wounds
        return float(2 * own - sum(battle.points.values()) - sum(e.wounds for e in battle.envoys))

    def effects(self, before: Parley, after: Parley) -> tuple[Effect, ...]:
        found = []
        for old, new in zip(before.envoys, after.envoys, strict=True):
            if old.wounds != new.wounds:
                found.append(Effect(new.id, "wounds", old.wounds - new.wounds))
            if new.wounds == 0 < old.wounds:
                found.append(Effect(new.id, "fell"))
        return tuple(found)

    def check(self, battle: Parley) -> None:
        held = sum(len(hand) for hand in battle.hands.values())
        assert held + len(battle.deck) + len(battle.shown) == len(CARDS)
        assert all(0 <= envoy.wounds <= 3 for envoy in battle.envoys)

    def scenario_ids(self) -> Sequence[str]:
        return ["crossing"]

    def choices(self) -> Sequence[Choice]:
        return [
            Choice("turns", "3.2", TURNS, (1, 2, TURNS, 40)),
            Choice("fog", "3.4", False),
            Choice("council", "1.3", False),
        ]

    def rosters(self) -> Mapping[str, Roster]:
        return {name: _roster(name) for name in ("diplomat", "duellist")}

    def usual_rosters(
        self, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
    ) -> Sequence[str]:
        return ["diplomat", "duellist", "diplomat"][: len(seats)]

    def catalogue(self) -> Mapping[str, Sequence[str]]:
        return {"units": ["unit-diplomat", "unit-duellist"], "factions": ["faction-court"]}

    def breaches(self, roster: Roster, terms: Terms) -> list[Breach]:
        if len(roster.units) == 1:
            return []
        return [Breach("1.2", "breach-alone", {"units": len(roster.units)})]

    def from_situation(self, situation: Situation, seats: tuple[Seat, ...]) -> Parley:
        raise Refusal("no-situations")


def _roster(name: str) -> Roster:
    units = (RosterUnit(profile=name),)
    return Roster(ruleset="pretend", faction="court", name=name, total=10, units=units)


def _view(battle: Parley, viewer: Seat) -> View:
    corners = ((0.0, 0.0), (SIZE, 0.0), (SIZE, 3.0), (0.0, 3.0))
    return View(
        ruleset="pretend",
        viewer=viewer,
        scenario=Say("scenario-crossing"),
        seats=battle.setting.seats,
        sides={seat: seat for seat in battle.setting.seats},
        turn=battle.turn,
        turns=battle.setting.turns,
        phase=Say(f"phase-{battle.phase}"),
        table=TableView(SIZE, SIZE, "inches", "steppe"),
        terrain=(TerrainView("t0", "water", Say("terrain-ford"), (corners,), (Say("class-wet"),)),),
        zones=(ZoneView("camp", "zone", Say("zone-camp"), "A", outlines=(corners,)),),
        pieces=tuple(_piece(envoy) for envoy in battle.envoys if envoy.wounds),
        piles=(
            *(
                PileView(
                    f"hand_{seat}",
                    seat,
                    Say("pile-hand"),
                    tuple(card if seat == viewer else None for card in hand),
                )
                for seat, hand in battle.hands.items()
            ),
            PileView("deck", None, Say("pile-deck"), (None,) * len(battle.deck)),
            PileView("shown", None, Say("pile-shown"), tuple(battle.shown)),
        ),
        counters=tuple(
            CounterView(Say("counter-points"), points, seat)
            for seat, points in battle.points.items()
        ),
        result=battle.result,
    )


def _piece(envoy: Envoy) -> PieceView:
    return PieceView(
        id=envoy.id,
        seat=envoy.seat,
        side=envoy.seat,
        name=Say(f"unit-{envoy.profile}"),
        number=0,
        kind="envoy",
        at=envoy.at,
        heading=0,
        radius=0.5,
        bars=(Bar(Say("stat-wounds"), envoy.wounds, 3),),
        badges=(Badge(Say("state-hurt"), bad=True),) if envoy.wounds < 3 else (),
        card=(Fact(Say("stat-reach"), REACH, "2.1"), Fact(Say("stat-rank"), Say("rank-envoy"))),
    )


RULESET = Parleys()
