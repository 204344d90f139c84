"""Set-up: the reveal, initial Dominance, terrain, zones, deployment, Command (section 2)."""

from collections.abc import Iterator, Sequence

from grognard.kernel.acts import Roll
from grognard.kernel.chance import Lot
from grognard.kernel.compound import Together
from grognard.kernel.questions import Choose, Option, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.rulesets.brimstone.battle import (
    SEATS,
    Battle,
    Model,
    Setting,
    other,
    piece_option,
)
from grognard.rulesets.brimstone.events import (
    CommandCounted,
    Deployed,
    DeploysFirst,
    InitialDominance,
    Mustered,
    ZoneTaken,
)
from grognard.rulesets.brimstone.field import PER_INCH, SLACK, gap, on_table, overlaps_any
from grognard.rulesets.brimstone.lists import ready, recruit
from grognard.rulesets.brimstone.placing import (
    overlapped_model,
    standing_barriers,
    within_disc,
)
from grognard.rulesets.brimstone.spots import Spots
from grognard.rulesets.brimstone.terraforming import TERRAFORMING
from grognard.rulesets.brimstone.victory import partly_inside, wholly_inside, zone_of
from grognard.table.search import Barrier, Square, covered, first_place

SCOUT_DISTANCE = 8.0
GRID = 0.5
COARSE = 1.0
TRIES = 24


async def reveal(battle: Battle) -> None:
    """Lists chosen in secret are revealed together; then Dominance is counted (2.8, 2.12)."""
    missing = [seat for seat in SEATS if not any(battle.owned(seat))]
    if missing:
        companies = ready(battle.content, battle.setting.points)
        offer = [Option(company.id, f"force-{company.id}") for company in companies]
        chosen = await Together(
            tuple(Choose(seat, offer, rule="2.8", topic="company") for seat in missing),
            rule="2.8",
            topic="company",
        )
        for seat in missing:
            recruit(battle, seat, battle.content.forces[chosen[seat]].units)
    for seat in SEATS:
        own = list(battle.owned(seat))
        spent = sum(model.profile.cost for model in own)
        battle.tell(Mustered(seat, own[0].profile.faction, spent))
    battle.cite("1.6", "1.20", "1.21", "7.1")
    if len({next(battle.owned(seat)).profile.faction for seat in SEATS}) == 1:
        battle.cite("2.7")
    await initial_dominance(battle)
    if battle.has_variant("terraforming"):
        battle.lay([])
        battle.pieces_left = list(TERRAFORMING)
        battle.current = other(battle.dominance)
        battle.phase = "terrain"
    else:
        battle.phase = "zones"


def dominance_value(battle: Battle, seat: Seat) -> int:
    """Leaders' CMD, models that count, and Vanguard (2.12, 7.6, 7.7)."""
    own = list(battle.owned(seat))
    leaders = sum(m.profile.cmd for m in own if m.profile.rank != "trooper")
    counted = sum(not m.profile.abilities.insignificant for m in own)
    return leaders + counted + sum(m.profile.abilities.vanguard for m in own)


async def initial_dominance(battle: Battle) -> None:
    """The higher value; then more models, the Officer with more CMD, a coin (2.12, 2.13)."""
    values = {seat: dominance_value(battle, seat) for seat in SEATS}
    ranks = {
        seat: (values[seat], len(list(battle.owned(seat))), _officer_cmd(battle, seat))
        for seat in SEATS
    }
    if ranks["A"] != ranks["B"]:
        battle.dominance = max(SEATS, key=lambda seat: ranks[seat])
    else:
        heads = await Roll(1, 4, rule="2.13", topic="dominance")
        battle.dominance = "A" if heads else "B"
    battle.cite("7.7")
    battle.tell(InitialDominance(battle.dominance, values["A"], values["B"]))


def _officer_cmd(battle: Battle, seat: Seat) -> int:
    return sum(m.profile.cmd for m in battle.owned(seat) if m.profile.rank == "officer")


async def choose_zones(battle: Battle) -> None:
    """The Dominance holder takes a zone and says who deploys first (2.14, 2.15)."""
    holder = battle.dominance
    zone = await Choose(
        holder,
        [Option("south", "zone-south"), Option("north", "zone-north")],
        rule="2.14",
        topic="take-zone",
        default="south",
    )
    rest = "north" if zone == "south" else "south"
    battle.zones = {holder: zone, other(holder): rest}
    battle.tell(ZoneTaken(holder, zone))
    starter = await Choose(
        holder,
        [Option("self"), Option("opponent")],
        rule="2.15",
        topic="deploys-first",
        default="opponent",
    )
    battle.current = holder if starter == "self" else other(holder)
    battle.tell(DeploysFirst(battle.current))
    battle.phase = "deployment"


def reserve(battle: Battle, seat: Seat, *, scouts: bool) -> list[Model]:
    """Models still to be placed."""
    return [m for m in battle.owned(seat) if m.at is None and m.profile.abilities.scout == scouts]


async def deploy(battle: Battle) -> None:
    """One model is placed; Scouts come after all others, the non-holder's first (2.15)."""
    scouts = not any(reserve(battle, seat, scouts=False) for seat in SEATS)
    seat = battle.current
    if not reserve(battle, seat, scouts=scouts):
        seat = other(seat)
    chosen = await Choose(
        seat,
        lambda: [piece_option(m.id) for m in reserve(battle, seat, scouts=scouts)],
        rule="2.15",
        topic="deploy",
    )
    model = battle.model(chosen)
    region = DeployRegion(battle, model)
    placement = await Place(seat, region, rule="2.15", topic="place-deploy")
    assert placement.end is not None, "a model stands somewhere"
    battle.put(model, placement.end)
    battle.tell(Deployed(model.id, placement.end))
    if scouts:
        battle.cite("7.10")
    battle.current = other(seat)
    if not scouts and not any(reserve(battle, s, scouts=False) for s in SEATS):
        battle.current = other(battle.dominance)
    if all(m.at is not None for m in battle.models):
        count_command(battle)
        battle.phase = "upkeep"


def count_command(battle: Battle) -> None:
    """Base and current CMD: the printed CMD of the whole company (2.16)."""
    for seat in SEATS:
        points = sum(model.profile.cmd for model in battle.owned(seat))
        battle.base[seat] = battle.cmd[seat] = points
        battle.kills[seat] = 0
        battle.points[seat] = 0
        battle.tell(CommandCounted(seat, points))


class DeployRegion(Spots):
    """Wholly inside one's zone; a Scout anywhere far from the enemy (2.15)."""

    def __init__(self, battle: Battle, model: Model) -> None:
        self.piece: str | None = model.id
        self._battle, self._model = battle, model
        self._zone = zone_of(battle, model.owner)
        self._enemy_zone = zone_of(battle, other(model.owner))
        self._ranging = model.profile.abilities.scout and self._has_open_ground()

    def _has_open_ground(self) -> bool:
        self._ranging = True
        tries = (self._bad(point) is None for point in self._grid(2 * COARSE))
        return any(tries) or self._only_place() is not None

    def _bad(self, at: Point) -> Refusal | None:
        model, battle = self._model, self._battle
        radius = model.profile.radius
        if not on_table(battle, at, radius):
            return Refusal("off-table", rule="2.9")
        if self._ranging:
            refusal = self._bad_for_scout(at)
            if refusal is not None:
                return refusal
        elif not wholly_inside(self._zone, at, radius):
            return Refusal("outside-zone", rule="2.15")
        if overlapped_model(battle, model, at) is not None:
            return Refusal("on-model", rule="4.116")
        field = battle.field
        if overlaps_any(field.tall, at, radius):
            return Refusal("on-tall", rule="4.116")
        if overlaps_any(field.low, at, radius):
            return Refusal("rests-on-low", rule="2.10")
        return None

    def _bad_for_scout(self, at: Point) -> Refusal | None:
        model = self._model
        radius = model.profile.radius
        if partly_inside(self._enemy_zone, at, radius - 2 * SLACK):
            return Refusal("in-enemy-zone", rule="2.15")
        stood, model.at = model.at, at
        near = any(gap(model, e) < SCOUT_DISTANCE - SLACK for e in self._battle.enemies(model))
        model.at = stood
        return Refusal("scout-too-near", rule="2.15") if near else None

    def _grid(self, step: float) -> list[Point]:
        columns = int(self._battle.setting.width / step) + 1
        rows = range(*self._rows(step))
        return [(x * step, y * step) for x in range(columns) for y in rows]

    def default(self) -> Placement:
        """Side by side along the front of the zone, each in its own share of it."""
        x, y = self._share()
        grid = sorted(self._grid(GRID), key=lambda at: ((at[0] - x) ** 2 + (at[1] - y) ** 2, at))
        usual = next((at for at in grid if self._bad(at) is None), None)
        return super().default() if usual is None else Placement((usual,))

    def _share(self) -> Point:
        """The middle of a model's share of the front line, in list order."""
        own = list(self._battle.owned(self._model.owner))
        share = (own.index(self._model) + 0.5) / len(own)
        (ax, ay), (bx, by) = front_line(self._battle, self._battle.zones[self._model.owner])
        return ax + (bx - ax) * share, ay + (by - ay) * share

    def _points(self) -> Sequence[Point]:
        for step in (COARSE, GRID, GRID / 2):
            legal = [point for point in self._grid(step) if self._bad(point) is None]
            if legal:
                return legal
        only = self._only_place()
        assert only is not None, "every company fits into its zone"
        return [only]

    def _only_place(self) -> Point | None:
        """A legal place between those of the grids."""
        return first_place(
            Square(0.0, 0.0, self._battle.setting.width, self._battle.setting.height),
            covered([*standing_barriers(self._battle, self._model), *self._zone_barriers()]),
            lambda at: self._bad(at) is None,
            PER_INCH,
        )

    def _zone_barriers(self) -> Iterator[Barrier]:
        """What keeps a base out of where it must be, each by itself (2.15)."""
        radius = self._model.profile.radius
        if not self._ranging:
            yield lambda at: not wholly_inside(self._zone, at, radius)
            return
        yield lambda at: partly_inside(self._enemy_zone, at, radius - 2 * SLACK)
        for enemy in self._battle.enemies(self._model):
            apart = SCOUT_DISTANCE - SLACK + radius + enemy.profile.radius
            yield within_disc(enemy.place, apart)

    def any(self, lot: Lot) -> Placement:
        """A point drawn in the zone, or the whole grid where that fails."""
        columns = int(self._battle.setting.width / GRID) + 1
        low, high = self._rows(GRID)
        for _ in range(TRIES):
            at = (lot.below(columns) * GRID, (low + lot.below(high - low)) * GRID)
            if self._bad(at) is None:
                return Placement((at,))
        return lot.pick(self.candidates())

    def _rows(self, step: float) -> tuple[int, int]:
        """The rows of a grid that may hold a legal point."""
        zone = self._zone
        rows = int(self._battle.setting.height / step) + 1
        if self._ranging:
            return 0, rows
        if zone.below is not None:
            return 0, int(zone.below / step) + 1
        if zone.above is not None:
            return int(zone.above / step), rows
        return 0, rows

    def outline(self) -> list[list[Point]]:
        """The zone."""
        battle = self._battle
        return [zone_outline(battle.setting, battle.zones[self._model.owner])]


def front_line(battle: Battle, name: str) -> tuple[Point, Point]:
    """The ends of a zone's edge toward the enemy, as far as it lies on the table."""
    zone = battle.setting.zones[name]
    width, height = battle.setting.width, battle.setting.height
    level = zone.below if zone.below is not None else zone.above
    if level is not None:
        return (0.0, level), (width, level)
    diagonal = zone.diagonal_below if zone.diagonal_below is not None else zone.diagonal_above
    assert diagonal is not None, "a zone has one edge"
    west, east = max(0.0, diagonal - height), min(width, diagonal)
    return (west, diagonal - west), (east, diagonal - east)


def zone_outline(setting: Setting, name: str) -> list[Point]:
    """The corners of a deployment zone."""
    zone = setting.zones[name]
    width, height = setting.width, setting.height
    if zone.below is not None:
        return [(0.0, 0.0), (width, 0.0), (width, zone.below), (0.0, zone.below)]
    if zone.above is not None:
        return [(0.0, zone.above), (width, zone.above), (width, height), (0.0, height)]
    if zone.diagonal_below is not None:
        return [(0.0, 0.0), (zone.diagonal_below, 0.0), (0.0, zone.diagonal_below)]
    assert zone.diagonal_above is not None, "a zone has one edge"
    low = zone.diagonal_above
    return [(width, height), (low - height, height), (width, low - width)]
