"""Set-up: clubs, the first hand, the First Player, zones and deployment (2.1-2.11)."""

from collections.abc import Sequence
from functools import partial

from grognard.kernel.acts import Draw
from grognard.kernel.chance import Lot
from grognard.kernel.compound import Picks, Tick, Together
from grognard.kernel.questions import Choose, Option, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.rulesets.gaslight.battle import Battle, Model, Spot, snap
from grognard.rulesets.gaslight.cards import DECK, highest, lowest
from grognard.rulesets.gaslight.content import Content, Profile, Zone
from grognard.rulesets.gaslight.events import (
    BidsRevealed,
    ClubRevealed,
    DeckReshuffled,
    Deployed,
    FirstPlayer,
    HenchmenHired,
    ZoneChosen,
    there,
)
from grognard.rulesets.gaslight.field import SLACK, would_touch
from grognard.rulesets.gaslight.lists import (
    cost_of,
    greedy_purchase,
    purse_of,
    recruit,
)
from grognard.rulesets.gaslight.looking import Search
from grognard.rulesets.gaslight.shooting import choose_level
from grognard.rulesets.gaslight.spots import REACH, legal_levels, spot_refusal
from grognard.rulesets.gaslight.trials import card_option
from grognard.table.search import Square

GRID = 0.5
CARDS = 3


async def pick_heroes(battle: Battle) -> None:
    """Secretly a faction and its Heroes, revealed together (2.4, 2.5)."""
    seats = battle.seated
    waiting = [seat for seat in seats if seat not in battle.heroes]
    if waiting:
        chosen = await Together(
            tuple(_club(battle, seat) for seat in waiting),
            rule="2.4",
            topic="heroes",
        )
        for seat in waiting:
            battle.heroes[seat] = list(chosen[seat])
    battle.cite("2.1", "2.2", "2.3", "2.11", "5.14")
    for seat in seats:
        battle.tell(ClubRevealed(seat, tuple(battle.heroes[seat])))
    battle.phase = "henchmen"


def _club(battle: Battle, seat: Seat) -> Tick:
    """So many different Heroes of one faction (2.4)."""
    size, content = battle.setting.heroes, battle.content
    heroes = [hero for faction in content.factions for hero in content.heroes_of(faction)]
    return Tick(
        seat,
        [Option(hero, say=f"unit-{hero}") for hero in heroes],
        rule="2.4",
        topic="heroes",
        least=size,
        most=size,
        default=tuple(heroes[:size]),
        facts={"heroes": size},
        forbid=partial(_two_factions, content),
    )


def _two_factions(content: Content, heroes: Picks) -> Refusal | None:
    one = len({content.profile(hero).faction for hero in heroes}) < 2
    return None if one else Refusal("one-faction", rule="2.4")


async def hire_henchmen(battle: Battle) -> None:
    """Secretly spend the Funds on Henchmen, revealed together (2.6)."""
    seats = battle.seated
    waiting = [seat for seat in seats if not any(m.seat == seat for m in battle.models)]
    if waiting:
        chosen = await Together(
            tuple(_purchase(battle, seat) for seat in waiting), rule="2.6", topic="henchmen"
        )
        for seat in waiting:
            hired = [henchman.partition("/")[0] for henchman in chosen[seat]]
            recruit(battle, seat, [*battle.heroes[seat], *hired])
    for seat in seats:
        hired = [m.profile.id for m in battle.models if m.seat == seat and not m.profile.is_hero]
        purse = purse_of(battle.content, battle.heroes[seat])
        cost = cost_of(battle.content, hired)
        battle.tell(HenchmenHired(seat, tuple(hired), cost, purse))
    battle.cite("1.25")
    battle.phase = "first-hand"


def _purchase(battle: Battle, seat: Seat) -> Tick:
    """As many Henchmen of the faction as the Funds allow, copies limited by Max (2.6)."""
    heroes, content = battle.heroes[seat], battle.content
    faction, purse = content.profile(heroes[0]).faction, purse_of(content, heroes)
    kinds = [content.profile(kind) for kind in content.henchmen_of(faction)]

    def too_dear(hired: Picks) -> Refusal | None:
        cost = cost_of(content, [henchman.partition("/")[0] for henchman in hired])
        return None if cost <= purse else Refusal("too-dear", rule="2.6", cost=cost, purse=purse)

    return Tick(
        seat,
        [_henchman(kind, n) for kind in kinds for n in range(kind.most)],
        rule="2.6",
        topic="henchmen",
        default=lambda: numbered(greedy_purchase(content, faction, purse)),
        facts={"purse": purse},
        forbid=too_dear,
    )


def _henchman(kind: Profile, copy: int) -> Option:
    facts = {"unit": kind.id, "number": copy + 1, "cost": kind.cost}
    return Option(f"{kind.id}/{copy + 1}", say="option-henchman", facts=facts)


def numbered(hired: Sequence[str]) -> Picks:
    """Henchmen as they are ticked: the first of a kind, the second…

    >>> numbered(["cs5", "cs5", "cs7"])
    ('cs5/1', 'cs5/2', 'cs7/1')
    """
    return tuple(f"{kind}/{hired[: n + 1].count(kind)}" for n, kind in enumerate(hired))


async def first_hands(battle: Battle) -> None:
    """Each player draws 3 + N cards (2.7)."""
    for seat in battle.seated:
        await draw_cards(battle, seat, CARDS + battle.setting.heroes, "2.7")
    battle.phase = "first-bid"


async def draw_cards(battle: Battle, seat: Seat, count: int, rule: str) -> None:
    """Draw, shuffling the discard pile into a new deck when it runs out (1.35)."""
    battle.hands.setdefault(seat, [])
    while count > 0:
        if not len(battle.deck):
            if not battle.discard:
                return
            battle.tell(DeckReshuffled(len(battle.discard)))
            battle.deck.shuffle(*battle.discard)
            battle.discard = []
        taken = min(count, len(battle.deck))
        cards = await Draw(battle.deck, taken, lambda: DECK, seat=seat, rule=rule, topic="draw")
        battle.deck.take(cards)
        battle.deal(seat, cards)
        count -= taken


async def sealed_bid(
    battle: Battle, must: Sequence[Seat], may: Sequence[Seat], purpose: str, rule: str
) -> Seat | None:
    """Cards committed in secret and revealed together; the highest wins (1.36)."""
    bidders = [seat for seat in (*must, *may) if battle.hands.get(seat)]
    if not bidders:
        return None
    chosen = await Together(
        tuple(_bid(battle, seat, seat in may, purpose, rule) for seat in bidders),
        rule="1.36",
        topic=purpose,
    )
    cards = {seat: card for seat, card in chosen.items() if card != "none"}
    for seat, card in cards.items():
        battle.spend(seat, card)
    winner = next((s for s in cards if cards[s] == highest(cards.values())), None)
    battle.tell(
        BidsRevealed(
            purpose,
            tuple(bidders),
            tuple(chosen[seat] for seat in bidders),
            winner or "",
        )
    )
    battle.cite("1.31")
    return winner


def _bid(battle: Battle, seat: Seat, free: bool, purpose: str, rule: str) -> Choose:
    def offer() -> list[Option]:
        hand = battle.hands[seat]
        return [*([Option("none")] if free else []), *(card_option(seat, card) for card in hand)]

    return Choose(
        seat,
        offer,
        rule=rule,
        topic=purpose,
        default="none" if free else (lambda: lowest(battle.hands[seat])),
    )


async def bid_for_first(battle: Battle) -> None:
    """The highest card's owner becomes First Player (2.8)."""
    winner = await sealed_bid(battle, battle.seated, (), "bid-first", "2.8")
    battle.first = winner or battle.seated[0]
    battle.tell(FirstPlayer(battle.first))
    battle.phase = "zones"


async def choose_zone(battle: Battle, seat: Seat) -> None:
    """First Player first, then clockwise from the zones left (2.9)."""
    left = [zone for zone in battle.setting.zones if zone not in battle.zones.values()]
    zone = await Choose(
        seat,
        [Option(name, say=f"zone-{name}") for name in left],
        rule="2.9",
        topic="zone",
    )
    battle.zones[seat] = zone
    battle.cite("5.4")
    battle.tell(ZoneChosen(seat, zone))


def next_to_choose_zone(battle: Battle) -> Seat | None:
    """Whose turn it is to choose a zone."""
    order = battle.playing(battle.first)
    return next((seat for seat in order if seat not in battle.zones), None)


def next_to_deploy(battle: Battle) -> Seat | None:
    """Players alternate from the First Player; one with none left is skipped (2.10)."""
    order = battle.clockwise(battle.deploying or battle.first)
    return next((seat for seat in order if waiting(battle, seat)), None)


def waiting(battle: Battle, seat: Seat) -> list[Model]:
    """A player's models not yet deployed."""
    return [m for m in battle.models if m.seat == seat and m.at is None and not m.gone]


async def deploy(battle: Battle, seat: Seat) -> None:
    """A player places one model in the own zone (2.10)."""
    chosen = await Choose(
        seat,
        lambda: [Option(model.id, piece=model.id) for model in waiting(battle, seat)],
        rule="2.10",
        topic="deploy",
    )
    model = battle.model(chosen)
    region = ZoneRegion(battle, model)
    placement = await Place(seat, region, rule="2.10", topic="place-deploy")
    assert placement.end is not None
    spot = await choose_level(battle, model, region.spots(placement.end), "2.10")
    battle.put(model, spot)
    battle.tell(Deployed(model.id, *there(model.place)))
    battle.deploying = battle.clockwise(seat)[1]


class ZoneRegion:
    """A legal spot with the base centre in the own zone, touching no enemy (2.10)."""

    def __init__(self, battle: Battle, model: Model) -> None:
        self.piece: str | None = model.id
        self._battle, self._model = battle, model
        self._zone: Zone = battle.setting.zones[battle.zones[model.seat]]

    def spots(self, point: Point) -> list[Spot]:
        """The legal spots at a point, ground first."""
        x, y = snap(point[0]), snap(point[1])
        west, south, east, north = self._zone.rect
        if not (west - SLACK <= x <= east + SLACK and south - SLACK <= y <= north + SLACK):
            return []
        return [
            spot
            for spot in legal_levels(self._battle, self._model, x, y)
            if not self._touches_enemy(spot)
        ]

    def _touches_enemy(self, spot: Spot) -> bool:
        battle, model = self._battle, self._model
        return any(would_touch(model, spot, enemy) for enemy in battle.enemies(model))

    def refuse(self, placement: Placement) -> Refusal | None:
        if len(placement.path) != 1:
            return Refusal("one-point", rule="2.10")
        x, y = placement.path[0]
        west, south, east, north = self._zone.rect
        if not (west - SLACK <= x <= east + SLACK and south - SLACK <= y <= north + SLACK):
            return Refusal("outside-zone", rule="2.10")
        if self.spots((x, y)):
            return None
        levels = self._battle.relief.footings(x, y)
        z = levels[0].z if levels else 0.0
        fault = spot_refusal(self._battle, self._model, (x, y, z))
        return fault or Refusal("touches-enemy", rule="2.10")

    def _grid(self) -> list[Point]:
        """Row by row from the own table edge inwards, west to east (D6)."""
        west, south, east, north = self._zone.rect
        rows = [south + GRID * k for k in range(int((north - south) / GRID) + 1)]
        if self._zone.edge == "north":
            rows.reverse()
        columns = [west + GRID * k for k in range(int((east - west) / GRID) + 1)]
        return [(x, y) for y in rows for x in columns]

    def candidates(self) -> Sequence[Placement]:
        points = self._grid()
        coarse = [p for p in points[:: max(1, len(points) // 60)] if self.spots(p)]
        found = coarse or [p for p in points if self.spots(p)] or [self._only_place()]
        return [Placement((point,)) for point in found]

    def any(self, lot: Lot) -> Placement:
        west, south, east, north = self._zone.rect
        for _ in range(20):
            point = (
                west + lot.below(int((east - west) * 20) + 1) / 20,
                south + lot.below(int((north - south) * 20) + 1) / 20,
            )
            if self.spots(point):
                return Placement((point,))
        return self.default()

    def default(self) -> Placement:
        """Side by side along the front of the zone, each in its own share of it (D6)."""
        x, y = self._share()
        grid = sorted(self._grid(), key=lambda p: (abs(p[0] - x) + abs(p[1] - y), p))
        usual = next((p for p in grid if self.spots(p)), None)
        return Placement((usual or self._only_place(),))

    def _share(self) -> Point:
        """The middle of a model's share of the front line, in list order."""
        own = [model for model in self._battle.models if model.seat == self._model.seat]
        place = own.index(self._model) + 0.5
        west, south, east, north = self._zone.rect
        front = south if self._zone.edge == "north" else north
        return west + (east - west) * place / len(own), front

    def _only_place(self) -> Point:
        """A place between those of the grid."""
        battle, model = self._battle, self._model
        bases = [
            (*other.place, model.profile.radius + other.profile.radius - SLACK, REACH - SLACK)
            for other in battle.in_play()
        ]
        search = Search(battle.relief, model.profile, bases)
        found = search.first(Square(*self._zone.rect), lambda point: bool(self.spots(point)))
        assert found is not None, "a zone has room for all who deploy in it"
        return found

    def outline(self) -> Sequence[Sequence[Point]]:
        west, south, east, north = self._zone.rect
        return [[(west, south), (east, south), (east, north), (west, north)]]
