"""Positions written by hand: every worked example can be put down as a file."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Annotated, Literal

from msgspec import Meta, field, structs

from grognard.content import Entry, Id, Say, Situation, SituationUnit, TableSize, take
from grognard.content.published import Settings
from grognard.content.situation import overridden, refuse
from grognard.content.soundness import (
    IN_TERRAIN,
    OFF_TABLE,
    Shape,
    check_active,
    check_clashes,
    check_most,
    check_places,
    check_references,
    check_turn,
    lay_terrain,
    on_base,
)
from grognard.kernel.questions import Seat
from grognard.rulesets.colossus.battle import SIDES, Battle, Setting, Unit, other_side
from grognard.rulesets.colossus.combat import next_attackers
from grognard.rulesets.colossus.content import (
    Content,
    DeploymentZone,
    Overrides,
    Scenario,
    TerrainPiece,
)
from grognard.rulesets.colossus.links import owner
from grognard.rulesets.colossus.lists import make_unit
from grognard.rulesets.colossus.overwatch import note_contacts
from grognard.rulesets.colossus.resolution import begin_checks, begin_rallies
from grognard.table.flat.paths import landing_obstruction
from grognard.table.lattice import snap_point
from grognard.table.polygons import rectangle

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
    active: Id | None = None
    """The unit that has been selected to move or to attack."""
    danger: Annotated[tuple[Id, ...], Meta(max_length=200)] | None = None
    lost: Annotated[tuple[Count, ...], Meta(max_length=100)] = ()
    points: dict[Literal["A", "B"], Annotated[int, Meta(ge=0, le=10_000)]] = field(
        default_factory=dict
    )


class TerrainTable(TerrainPiece, frozen=True, kw_only=True):
    kind: Id = "building"
    rect: tuple[float, float, float, float]


def fresh(content: Content, scenario: str, seats: tuple[Seat, ...], options: Settings) -> Battle:
    """The table of a scenario before any army is there."""
    points = int(options["points"])
    return Battle(_fresh_setting(content, scenario, seats, points, variants(options)), [])


@lru_cache(maxsize=64)
def _fresh_setting(
    content: Content, name: str, seats: tuple[Seat, ...], points: int, variants: frozenset[str]
) -> Setting:
    """Settings never change, so games of one kind share theirs."""
    return Setting(content, content.scenarios[name], seats, points, variants)


def variants(options: Settings) -> frozenset[str]:
    """The optional rules that are switched on (9.1-9.6)."""
    return frozenset(name for name, value in options.items() if value is True)


def battle_of(
    content: Content, situation: Situation, seats: tuple[Seat, ...], options: Settings
) -> Battle:
    """The battle a situation describes; what it leaves out is as in a fresh one."""
    now = take(situation.now, Now)
    battle = Battle(_setting(content, situation, seats, options), [])
    ordered = sorted(situation.units, key=lambda unit: seats.index(unit.seat))
    battle.units = [_unit(content, written, index) for index, written in enumerate(ordered)]
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
    if now.active is not None:
        _select(situation, battle, now, now.active)
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


def _select(situation: Situation, battle: Battle, now: Now, name: str) -> None:
    """A unit has been selected to move (3.40) or to attack (3.61)."""
    unit = battle.by_id.get(name)
    moves = now.phase == "movement"
    ready = next_attackers(battle) if now.phase == "combat" else []
    slot = now.slot if moves else ready[0].side if ready else None
    check_active(
        situation.now,
        "active",
        name,
        battle.by_id,
        (
            (now.phase not in ("movement", "combat"), "phase"),
            (unit is not None and unit.at is None, "off-table"),
            (unit is not None and (unit.moved if moves else unit.attacked), "done"),
            (unit is not None and slot not in (None, unit.side), "seat"),
            (not moves and unit not in ready, "unable"),
        ),
    )
    assert unit is not None, "check_active has found it"
    battle.active = unit.id
    if moves:
        players = battle.setting.players(unit.side)
        battle.slot, battle.group = unit.side, unit.link
        battle.slot_seat = owner(battle, unit.side, unit.link)
        turn = players.index(battle.slot_seat) + 1
        battle.rotation[unit.side] = turn % len(players)


def _setting(
    content: Content, situation: Situation, seats: tuple[Seat, ...], options: Settings
) -> Setting:
    scenarios = content.scenarios
    bare = structs.replace(
        scenarios["iron_reckoning"], id="", victory="kills", terrain=(), markers=()
    )
    laid = scenarios.get(situation.scenario or "", bare)
    size = take(situation.table, TableSize) if situation.table else laid.table
    if size.width < 4 or size.height < 4:
        raise refuse(situation.table or situation.now, Say("content-table-too-small"))
    terrain = lay_terrain(
        situation,
        laid.terrain,
        TerrainTable,
        (size.width, size.height),
        partial(_shape, content.terrain_kinds),
        others={marker.id: Say("content-a-marker") for marker in laid.markers},
    )
    laid = structs.replace(laid, terrain=terrain, table=size, zones=_zones(laid, size))
    return Setting(content, laid, seats, int(options["points"]), variants(options))


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


def _shape(kinds: Sequence[str], piece: TerrainPiece) -> Shape | Say:
    if piece.kind not in kinds:
        return Say("content-no-kind", {"known": ", ".join(kinds)})
    west, south, east, north = piece.rect
    if not (west < east and south < north):
        return Say("content-empty-rectangle")
    return Shape("rect", rectangle(*piece.rect).vertices)


def _unit(content: Content, written: SituationUnit, index: int) -> Unit:
    changes = overridden(written, Overrides, content.lost)
    card = content.profile_with(written.profile, changes)
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
    check_turn(situation.now, "turn", now.turn, battle.setting.turns)
    pieces = range(len(battle.setting.terrain))
    check_references(situation.now, "lost", map(str, battle.lost), map(str, pieces))
    check_references(situation.now, "danger", now.danger or (), battle.by_id)
    for written, unit in zip(ordered, battle.units):
        _check_state(written, unit, battle)
    check_places(zip(ordered, battle.units), lambda unit: _hindrance(battle, unit))


def _check_state(written: SituationUnit, unit: Unit, battle: Battle) -> None:
    card = unit.profile
    check_most(
        written.state,
        unit,
        {
            "armor": card.armor,
            "structure": card.structure,
            "smoke_used": card.tags.get("smoke", 0),
        },
    )
    check_references(written.state, "used", unit.used, card.tags)
    rammed = {"", *(enemy.id for enemy in battle.enemies(unit))}
    check_references(written.state, "ram", [unit.ram], rammed)
    check_clashes(
        written.state,
        (
            ("destroyed", "structure", bool(unit.destroyed) is (unit.structure > 0)),
            ("stationary", "jumping", unit.stationary and unit.jumping),
            ("stationary", "ram", unit.stationary and unit.ram),
            ("jumping", "ram", unit.jumping and unit.ram),
        ),
    )


def _hindrance(battle: Battle, unit: Unit) -> Say | None:
    """Its base is on the table, and on no other base and nothing solid (1.14, 1.16)."""
    if unit.at is None:
        return None
    radius = unit.profile.radius
    met = landing_obstruction(battle.ground, battle.bodies, unit.index, unit.at, radius)
    if met is None:
        return None
    if met.what == "body":
        return on_base(battle.units[met.which].id)
    return OFF_TABLE if met.what == "table" else IN_TERRAIN
