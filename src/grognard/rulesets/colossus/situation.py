"""Positions written by hand: every worked example can be put down as a file."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, field, structs

from grognard.content import (
    ContentError,
    Entry,
    Id,
    Loose,
    Say,
    Situation,
    SituationUnit,
    TableSize,
    take,
)
from grognard.content.published import Settings
from grognard.content.situation import no_such, overridden, refuse
from grognard.kernel.questions import Seat
from grognard.rulesets.colossus.battle import SIDES, Battle, Setting, Unit, other_side, side_of
from grognard.rulesets.colossus.content import (
    DeploymentZone,
    Overrides,
    Scenario,
    TerrainPiece,
    lost,
    profile_with,
    scenarios,
)
from grognard.rulesets.colossus.lists import make_unit
from grognard.rulesets.colossus.overwatch import note_contacts
from grognard.rulesets.colossus.resolution import begin_checks, begin_rallies
from grognard.table.flat.paths import landing_obstruction
from grognard.table.lattice import snap_point

Count = Annotated[int, Meta(ge=0, le=99)]
Length = Annotated[float, Meta(ge=0, le=200)]


class UnitState(Entry, frozen=True, kw_only=True):
    """The state of a unit that a situation may set."""

    armor: Count | None = None
    structure: Count | None = None
    stress: Count = 0
    panicked: bool = False
    stationary: bool = False
    jumping: bool = False
    link: Count = 0
    moved: bool = False
    distance: Length = 0.0
    ram: Id | None = None
    ram_distance: Length = 0.0
    destroyed: Literal["", "movement", "combat"] = ""
    smoke: bool = False
    smoke_used: Count = 0
    used: Annotated[tuple[Id, ...], Meta(max_length=20)] = ()
    attacked: bool = False


class Now(Entry, frozen=True, kw_only=True):
    """Where in the turn the situation is."""

    turn: Annotated[int, Meta(ge=1, le=20)] = 1
    phase: Literal[
        "deployment", "initiative", "linking", "movement", "combat", "resolution", "rally", "stress"
    ] = "initiative"
    offense: Literal["A", "B"] = "A"
    slot: Literal["A", "B"] | None = None
    danger: Annotated[tuple[Id, ...], Meta(max_length=200)] | None = None
    lost: Annotated[tuple[Count, ...], Meta(max_length=100)] = ()
    points: dict[Literal["A", "B"], Annotated[int, Meta(ge=0, le=10_000)]] = field(
        default_factory=dict
    )


class TerrainTable(TerrainPiece, frozen=True, kw_only=True):
    kind: Id = "building"
    rect: tuple[float, float, float, float]


def fresh(scenario: str, seats: tuple[Seat, ...], options: Settings) -> Battle:
    """The table of a scenario before any army is there."""
    return Battle(_fresh_setting(scenario, seats, int(options["points"]), variants(options)), [])


@lru_cache(maxsize=64)
def _fresh_setting(
    name: str, seats: tuple[Seat, ...], points: int, variants: frozenset[str]
) -> Setting:
    """Settings never change, so games of one kind share theirs."""
    return Setting(scenarios()[name], seats, points, variants)


def variants(options: Settings) -> frozenset[str]:
    """The optional rules that are switched on (9.1-9.6)."""
    return frozenset(name for name, value in options.items() if value is True)


def battle_of(situation: Situation, options: Settings) -> Battle:
    """The battle a situation describes; what it leaves out is as in a fresh one."""
    now = take(situation.now, Now)
    seats = _seats(situation)
    battle = Battle(_setting(situation, seats, options), [])
    ordered = sorted(situation.units, key=lambda unit: seats.index(unit.seat))
    battle.units = [_unit(written, index) for index, written in enumerate(ordered)]
    battle.turn = now.turn - 1 if now.phase in ("initiative", "deployment") else now.turn
    battle.phase = now.phase
    battle.offense = now.offense
    battle.points = {side: now.points.get(side, 0) for side in now.points}
    battle.lost = sorted(set(now.lost))
    _check(situation, ordered, battle, now)
    if now.phase == "movement":
        _begin_movement(battle, now)
    if now.phase == "resolution":
        battle.phase = "combat"
        for unit in battle.units:
            unit.attacked = True
    if now.phase == "rally":
        begin_rallies(battle)
    if now.phase == "stress":
        begin_checks(battle)
    return battle


def _begin_movement(battle: Battle, now: Now) -> None:
    for side in SIDES:
        for number, unit in enumerate(battle.on_table(side), start=1):
            unit.link = unit.link or number
    battle.rotation = dict.fromkeys(SIDES, 0)
    battle.slot = now.slot or other_side(now.offense)
    if now.danger is None:
        note_contacts(battle)
    else:
        battle.danger = list(now.danger)


def _seats(situation: Situation) -> tuple[Seat, ...]:
    """The seats named, and one for a side that is not."""
    named = sorted({unit.seat for unit in situation.units} | set(situation.seats))
    for seat in named:
        if side_of(seat) not in SIDES:
            raise ContentError("situation", (), Say("content-no-seat", {"seat": seat}))
    for side in SIDES:
        if not any(seat[0] == side for seat in named):
            named.append(side)
    return tuple(sorted(named))


def _setting(situation: Situation, seats: tuple[Seat, ...], options: Settings) -> Setting:
    bare = structs.replace(
        scenarios()["iron_reckoning"], id="", victory="kills", terrain=(), markers=()
    )
    laid = scenarios().get(situation.scenario or "", bare)
    size = take(situation.table, TableSize) if situation.table else laid.table
    if size.width < 4 or size.height < 4:
        raise refuse(situation.table or situation.now, Say("content-table-too-small"))
    if situation.terrain is not None:
        terrain = tuple(_terrain(piece) for piece in situation.terrain)
        laid = structs.replace(laid, terrain=terrain)
    laid = structs.replace(laid, table=size, zones=_zones(laid, size))
    return Setting(laid, seats, int(options["points"]), variants(options))


def _zones(laid: Scenario, size: TableSize) -> dict[str, DeploymentZone]:
    """The scenario's zones, cut to a smaller table."""
    return {
        side: DeploymentZone(
            x=(min(zone.x[0], size.width), min(zone.x[1], size.width)),
            y=(min(zone.y[0], size.height), min(zone.y[1], size.height)),
            facing=zone.facing,
        )
        for side, zone in laid.zones.items()
    }


def _terrain(piece: Loose) -> TerrainPiece:
    table = take(piece, TerrainTable)
    west, south, east, north = table.rect
    if not (west < east and south < north):
        raise refuse(piece, Say("content-empty-rectangle"), name="rect")
    return table


def _unit(written: SituationUnit, index: int) -> Unit:
    card = profile_with(written.profile, overridden(written, Overrides, lost))
    state = take(written.state, UnitState)
    unit = make_unit(written.id, written.seat, card)
    unit.index = index
    if written.at is not None:
        unit.at = snap_point((written.at[0], written.at[1]))
    unit.heading = int(written.heading or 0)
    for name in UnitState.__struct_fields__:
        value = getattr(state, name)
        if name == "used":
            unit.used = list(value)
        elif name == "ram":
            unit.ram = value or ""
        elif value is not None:
            setattr(unit, name, value)
    return unit


def _check(
    situation: Situation, ordered: Sequence[SituationUnit], battle: Battle, now: Now
) -> None:
    """Refuse what no battle comes to, by the entry that says so."""
    for number in battle.lost:
        if number >= len(battle.setting.terrain):
            raise no_such(situation.now, "lost", str(number))
    for id_ in now.danger or ():
        if id_ not in battle.by_id:
            raise no_such(situation.now, "danger", id_)
    for written, unit in zip(ordered, battle.units):
        _check_state(written, unit, battle)
        _check_place(written, unit, battle)


def _check_state(written: SituationUnit, unit: Unit, battle: Battle) -> None:
    card = unit.profile
    most = {
        "armor": card.armor,
        "structure": card.structure,
        "smoke_used": card.tags.get("smoke", 0),
    }
    for name, printed in most.items():
        if getattr(unit, name) > printed:
            raise refuse(written.state, Say("content-more-than-printed"), name=name)
    for tag in unit.used:
        if not card.has(tag):
            raise no_such(written.state, "used", tag)
    if unit.ram not in {"", *(enemy.id for enemy in battle.enemies(unit))}:
        raise no_such(written.state, "ram", unit.ram)
    for one, other, clash in (
        ("destroyed", "structure", bool(unit.destroyed) is (unit.structure > 0)),
        ("stationary", "jumping", unit.stationary and unit.jumping),
        ("stationary", "ram", unit.stationary and unit.ram),
        ("jumping", "ram", unit.jumping and unit.ram),
    ):
        if clash:
            said = Say("content-contradiction", {"one": one, "other": other})
            raise refuse(written.state, said, name=one)


def _check_place(written: SituationUnit, unit: Unit, battle: Battle) -> None:
    """Its base is on the table, and on no other base and nothing solid (1.14, 1.16)."""
    if unit.at is None:
        return
    radius = unit.profile.radius
    met = landing_obstruction(battle.ground, battle.bodies, unit.index, unit.at, radius)
    if met is not None:
        off = met.what == "table"
        said = Say("content-off-table" if off else "content-bad-place")
        raise refuse(written.state, said, name="at")
