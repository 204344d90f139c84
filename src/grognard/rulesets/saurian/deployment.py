"""Set-up: First Player, zones, opening cards, mulligan, deployment (section 2)."""

from grognard.kernel.acts import Toss
from grognard.kernel.compound import Tick, Together
from grognard.kernel.questions import Choose, Option, Seat
from grognard.kernel.sights import Course
from grognard.rulesets.saurian.battle import Battle, Model, Unit, other_side, side_of
from grognard.rulesets.saurian.casualties import hex_facts
from grognard.rulesets.saurian.courses import deployment_courses
from grognard.rulesets.saurian.draws import draw_cards
from grognard.rulesets.saurian.events import Deployed, FirstPlayerNamed, Mulliganed, ZoneChosen
from grognard.rulesets.saurian.field import IMPASSABLE, OFF, Hex
from grognard.rulesets.saurian.initiative import (
    OPENING_CARDS,
    discard_heroes,
    draw_hero_cards,
    hero_options,
    whose_turn,
)
from grognard.rulesets.saurian.lists import open_factions, recruit

OPENING_HAND = 5
APART = Option("apart", "option-apart")
"""Puts down the models of a unit one by one."""


async def muster(battle: Battle) -> None:
    """Players without an army choose one, hidden until all have (2.1, D1)."""
    battle.cite("1.7", "1.19", "1.20", "1.49", "2.1", "2.14", "4.103", "5.13")
    present = {player.seat for player in battle.players}
    choices = tuple(
        _army_choice(battle, seat) for seat in battle.setting.seats if seat not in present
    )
    if choices:
        answers = await Together(choices, rule="2.1", topic="muster")
        for seat, name in answers.items():
            recruit(battle, seat, battle.content.forces[name].units)
    battle.phase = "first-player"


def _army_choice(battle: Battle, seat: Seat) -> Choose:
    factions = open_factions(battle, seat)
    options = [
        Option(force.id, f"force-{force.id}")
        for force in battle.content.forces.values()
        if force.faction in factions and force.size <= battle.setting.army
    ]
    return Choose(seat, options, rule="2.1", topic="muster")


async def first_player(battle: Battle) -> None:
    """The lowest Army value begins as First Player; a toss settles a tie (2.4)."""
    battle.cite("1.31", "1.33", "2.2", "2.3", "2.13")
    least = min(player.army for player in battle.players)
    names = tuple(player.seat for player in battle.players if player.army == least)
    battle.first = names[0]
    if len(names) > 1:
        battle.cite("1.34")
        battle.first = await Toss(names, rule="2.4", topic="first-player")
    battle.tell(FirstPlayerNamed(battle.first))
    battle.phase = "zones"


async def choose_zones(battle: Battle) -> None:
    """Deployment zones, by faction or by choice (5.10-5.12, D2)."""
    scenario = battle.setting.scenario
    battle.cite("1.1", "1.2", "1.3", "1.5", "1.6", scenario.clause)
    names = list(scenario.zones)
    if scenario.zone_choice == "faction":
        for player in battle.players:
            side = side_of(player.seat)
            battle.zones[side] = next(
                name for name in names if scenario.zones[name].faction == player.faction
            )
    else:
        seat = battle.first
        if scenario.zone_choice == "other":
            seat = next(
                s
                for s in battle.setting.clockwise(battle.first)
                if side_of(s) != side_of(battle.first)
            )
        options = [Option(name, f"option-zone-{name}") for name in names]
        chosen = await Choose(seat, options, rule=scenario.clause, topic="zone-choice")
        side = side_of(seat)
        battle.zones[side] = chosen
        battle.zones[other_side(side)] = next(name for name in names if name != chosen)
        battle.tell(ZoneChosen(seat, chosen))
    battle.phase = "opening"
    battle.queue = [unit.id for unit in battle.units]


async def opening_cards(battle: Battle) -> None:
    """Six action cards for each unit, then five hero cards for each player (2.6, 2.7)."""
    if battle.queue:
        unit = battle.unit(battle.queue.pop(0))
        await draw_cards(battle, unit, OPENING_CARDS, "2.6")
        return
    for player in battle.players:
        await draw_hero_cards(battle, player, OPENING_HAND, "2.7")
    battle.phase = "mulligan"


async def mulligan(battle: Battle) -> None:
    """Everybody at once may exchange any number of hero cards (2.7, D3)."""
    answers = await Together(
        tuple(_mulligan_choice(battle, player.seat) for player in battle.players),
        rule="2.7",
        topic="mulligan",
    )
    for player in battle.players:
        gone = discard_heroes(player, answers[player.seat])
        if gone:
            battle.tell(Mulliganed(player.seat, len(gone)))
    for player in battle.players:
        await draw_hero_cards(battle, player, OPENING_HAND - len(player.hand), "2.7")
    battle.phase = "deploy"
    battle.turn_of = ""
    battle.queue = [unit.id for unit in battle.units]


def _mulligan_choice(battle: Battle, seat: Seat) -> Tick:
    return Tick(
        seat,
        lambda: hero_options(seat, sorted(battle.player(seat).hand)),
        rule="2.7",
        topic="mulligan",
    )


async def deploy(battle: Battle) -> None:
    """One unit is placed; players alternate clockwise (2.9)."""
    if not battle.queue:
        begin_first_initiative(battle)
        return
    units = [battle.unit(name) for name in battle.queue]
    seat = await whose_turn(battle, units, rule="2.9", topic="deploy-first")
    mine = [unit for unit in units if unit.seat == seat]
    options = [Option(u.id, "option-deploy", u.id, facts={"unit": u.id}) for u in mine]
    unit = battle.unit(await Choose(seat, options, rule="2.9", topic="deploy-unit"))
    battle.queue.remove(unit.id)
    await place_unit(battle, unit)
    battle.turn_of = battle.setting.clockwise(seat)[1 % len(battle.setting.seats)]


def begin_first_initiative(battle: Battle) -> None:
    """The first Initiative phase: every unit starts anew (2.10)."""
    battle.turn_of = ""
    for unit in battle.units:
        unit.fresh = True
    battle.queue = [unit.id for unit in battle.units]
    battle.phase = "place-active"


async def place_unit(battle: Battle, unit: Unit) -> None:
    """Models are placed in or next to each other's hexes, inside the zone (2.9)."""
    whole = 1 < unit.profile.models <= unit.profile.capacity
    key = await _choose_hex(battle, unit, whole=whole)
    if key == APART.key:
        whole = False
        key = await _choose_hex(battle, unit, whole=whole)
    for number in range(unit.profile.models):
        if number and not whole:
            key = await _choose_hex(battle, unit, whole=whole)
        hex_ = int(key)
        heading = 0
        if unit.profile.oriented:
            turns = [
                _heading_option(battle, unit, hex_, d)
                for d in range(6)
                if not unit.profile.large or _tail_fits(battle, unit, hex_, d)
            ]
            heading = int(
                await Choose(unit.seat, turns, rule="1.11", topic="deploy-heading", piece=unit.id)
            )
        battle.cite("1.9", "1.21", "1.10" if unit.profile.large else "1.8")
        unit.models.append(Model(number, unit.profile.health, hex_, heading))
        battle.moved()
    battle.tell(Deployed(unit.id))


def _choose_hex(battle: Battle, unit: Unit, *, whole: bool) -> Choose:
    """Where the next model stands, or the whole unit where one hex holds it (1.9, 2.9)."""
    left = unit.profile.models - len(unit.models)
    places = open_places(battle, unit, left)

    def offer() -> list[Option]:
        options = [
            Option(
                str(hex_), "option-hex", unit.id, battle.board.point(hex_), hex_facts(battle, hex_)
            )
            for hex_ in places
        ]
        return [*options, APART] if whole else options

    def ahead() -> list[Course]:
        return deployment_courses(battle, unit, places, zone_hexes(battle, unit.side))

    return Choose(
        unit.seat,
        offer,
        rule="2.9",
        topic="deploy-whole" if whole else "deploy-model",
        piece=unit.id,
        facts={"n": len(unit.models) + 1, "count": unit.profile.models},
        ahead=None if whole else ahead,
    )


def _heading_option(battle: Battle, unit: Unit, hex_: Hex, direction: int) -> Option:
    """A direction, shown at the hex the model would look at."""
    ahead = battle.board.next[hex_][direction]
    at = battle.board.point(ahead) if ahead != OFF else None
    return Option(str(direction), f"option-heading-{direction}", unit.id, at)


def zone_hexes(battle: Battle, side: str) -> tuple[Hex, ...]:
    """Hexes of an alliance's zone where somebody can stand."""
    return battle.setting.zone_hexes[battle.zones[side]]


def _tail_fits(battle: Battle, unit: Unit, head: Hex, heading: int) -> bool:
    tail = battle.board.next[head][(heading + 3) % 6]
    if tail == OFF or tail in battle.occupied:
        return False
    return tail in zone_hexes(battle, unit.side)


def open_places(battle: Battle, unit: Unit, left: int) -> list[Hex]:
    """Where the next model of a unit may stand, so that those after it find room as well."""
    zone = zone_hexes(battle, unit.side)
    free = {hex_ for hex_ in zone if hex_ not in battle.occupied}
    if unit.profile.large:
        found = [
            h for h in zone if h in free and any(_tail_fits(battle, unit, h, d) for d in range(6))
        ]
        return found or _anywhere(battle)
    if unit.models:
        room = unit.profile.capacity
        near = {
            hex_
            for model in unit.models
            for hex_ in (*battle.board.next[model.at], model.at)
            if hex_ in free or (hex_ == model.at and len(unit.at_hex(hex_)) < room)
        }
        found = [hex_ for hex_ in zone if hex_ in near]
    else:
        needed = 1 if unit.profile.capacity > 1 else left
        roomy = {h for patch in _patches(battle, free) if len(patch) >= needed for h in patch}
        found = [hex_ for hex_ in zone if hex_ in roomy]
    return found or [hex_ for hex_ in zone if hex_ in free] or _anywhere(battle)


def _patches(battle: Battle, free: set[Hex]) -> list[set[Hex]]:
    """Free hexes, sorted into patches that hang together."""
    left, found = set(free), []
    while left:
        waiting = [left.pop()]
        patch = set(waiting)
        while waiting:
            near = left.intersection(battle.board.next[waiting.pop()])
            left -= near
            patch |= near
            waiting += near
        found.append(patch)
    return found


def _anywhere(battle: Battle) -> list[Hex]:
    """Ruling: an army too large for its zone spills over onto free ground."""
    return [
        hex_
        for hex_ in range(battle.board.size)
        if hex_ not in battle.occupied and battle.board.ground[hex_] != IMPASSABLE
    ]
