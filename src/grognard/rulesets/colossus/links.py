"""The Movement Phase's order: slots, seat rotation and Link Groups (3.20-3.38)."""

from grognard.kernel.compound import Picks, Tick
from grognard.kernel.questions import Choose, Option, Seat
from grognard.rulesets.colossus import stories
from grognard.rulesets.colossus.battle import SIDES, Battle, Unit, other_side
from grognard.rulesets.colossus.events import Linked, Unlinked
from grognard.rulesets.colossus.movement import activate
from grognard.rulesets.colossus.overwatch import note_contacts


async def begin_movement(battle: Battle) -> None:
    """Snapshot of contacts, then the link step, before any unit moves (3.20, 3.21)."""
    note_contacts(battle)
    counts = {side: len(battle.on_table(side)) for side in SIDES}
    for side in SIDES:
        # A Side alone on the table has nobody to match its groups with.
        if 0 < counts[other_side(side)] < counts[side]:
            battle.cite("3.21", "3.30")
            await link(battle, side, counts[other_side(side)])
        else:
            for number, unit in enumerate(battle.on_table(side), start=1):
                unit.link = number
    battle.rotation = dict.fromkeys(SIDES, 0)
    battle.slot = battle.defense
    battle.phase = "movement"


def captain(battle: Battle, side: str) -> Seat:
    """Who decides for the larger Side: most units, then the lowest seat (3.31)."""
    return max(
        battle.setting.players(side),
        key=lambda seat: (sum(1 for _ in battle.army(seat)), -battle.setting.seats.index(seat)),
    )


async def link(battle: Battle, side: str, groups: int) -> None:
    """The larger Side parts its units into exactly as many groups as the smaller has (3.32).

    The captain ticks machines that move together, group after group, until as many slots are
    saved as the enemy lacks machines; whoever is left moves alone. Groups are numbered in the
    order of their first units.
    """
    units = battle.on_table(side)
    seat = captain(battle, side)
    alone, linked = list(units), list[list[Unit]]()
    while (spare := len(alone) - (groups - len(linked))) > 0:
        last = groups - len(linked) == 1
        chosen = await Tick(
            seat,
            [Option(unit.id, piece=unit.id) for unit in alone],
            rule="3.32",
            topic="link",
            least=spare + 1 if last else 2,
            most=spare + 1,
            default=_dealt(alone, groups - len(linked)),
            facts={"most": spare + 1},
            story=stories.of_links(units, groups),
        )
        linked.append([unit for unit in alone if unit.id in chosen])
        alone = [unit for unit in alone if unit.id not in chosen]
    battle.cite("3.31")
    parted = sorted([*linked, *([unit] for unit in alone)], key=lambda group: group[0].index)
    for number, members in enumerate(parted, start=1):
        for unit in members:
            unit.link = number
        if len(members) > 1:
            battle.cite("1.44")
            battle.tell(Linked(tuple(unit.id for unit in members), number))


def _dealt(units: list[Unit], groups: int) -> Picks:
    """The first group of several when units in list order are dealt round-robin (3.38)."""
    return tuple(unit.id for unit in units[::groups])


def owner(battle: Battle, side: str, group: int) -> Seat:
    """A group belongs to the lowest seat among its units (3.24, 3.36)."""
    seats = {unit.seat for unit in battle.on_table(side) if unit.link == group}
    return min(seats, key=battle.setting.seats.index)


def unstarted(battle: Battle, side: str, seat: Seat) -> list[Unit]:
    """Unmoved units of the groups a player may start (3.40)."""
    waiting = [unit for unit in battle.on_table(side) if not unit.moved]
    if len(battle.setting.players(side)) == 1:
        return waiting
    return [unit for unit in waiting if owner(battle, side, unit.link) == seat]


def take_slot(battle: Battle) -> bool:
    """Give the next slot to a player; false when every unit has moved (3.22-3.24)."""
    for side in (battle.slot, other_side(battle.slot)):
        players = battle.setting.players(side)
        for turn in range(len(players)):
            place = (battle.rotation[side] + turn) % len(players)
            if unstarted(battle, side, players[place]):
                battle.rotation[side] = (place + 1) % len(players)
                battle.slot, battle.slot_seat = side, players[place]
                return True
    return False


async def movement_step(battle: Battle) -> None:
    """The slot's player selects a unit, and it makes its whole activation (3.40).

    A position may begin with a unit that has been selected already.
    """
    seat, side = battle.slot_seat, battle.slot
    chosen = battle.active or await Choose(
        seat,
        lambda: [Option(unit.id, piece=unit.id) for unit in _selectable(battle, side, seat)],
        rule="3.40",
        topic="select-mover",
    )
    unit = battle.unit(chosen)
    if not battle.group:
        battle.group = unit.link
        battle.cite("3.22", "3.24")
    else:
        battle.cite("3.34", "3.35")
        if unit.seat != seat:
            battle.cite("3.36")
    await activate(battle, unit)
    _end_slot_if_done(battle, side)


def _selectable(battle: Battle, side: str, seat: Seat) -> list[Unit]:
    if battle.group:
        return [u for u in battle.on_table(side) if u.link == battle.group and not u.moved]
    return unstarted(battle, side, seat)


def _end_slot_if_done(battle: Battle, side: str) -> None:
    """A slot ends when the whole group has moved; its Link tokens come off (3.37)."""
    members = [unit for unit in battle.on_table(side) if unit.link == battle.group]
    if all(unit.moved for unit in members):
        if len(members) > 1:
            battle.tell(Unlinked(battle.group))
        battle.group = 0
        battle.slot_seat = ""
        battle.slot = other_side(side)
        battle.cite("3.23")
