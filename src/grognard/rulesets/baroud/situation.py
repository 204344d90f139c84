"""Positions written by hand: every worked example can be put down as a file."""

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import Annotated, Literal

from msgspec import Meta, field, structs

from grognard.content import Entry, Id, Say, Situation, SituationUnit, take
from grognard.content.published import Settings
from grognard.content.situation import no_such, refuse
from grognard.content.soundness import (
    IN_TERRAIN,
    OFF_TABLE,
    Shape,
    check_active,
    check_clashes,
    check_needs,
    check_places,
    check_references,
    check_turn,
    lay_terrain,
    on_base,
)
from grognard.kernel.questions import Seat
from grognard.rulesets.baroud.battle import SEATS, TURNOVER, Battle, Figure, Setting
from grognard.rulesets.baroud.content import Content, Millimetre, Overrides, Profile, TerrainPiece
from grognard.rulesets.baroud.field import level_at
from grognard.rulesets.baroud.march import LEGAL, ON_FIGURE, rest_fault
from grognard.rulesets.baroud.march import OFF_TABLE as BEYOND
from grognard.table.lattice import snap_point
from grognard.table.polygons import rectangle

Count = Annotated[int, Meta(ge=0, le=99)]
SeatName = Literal["A", "B"]
Size = Annotated[float, Meta(ge=100, le=1000)]


class UnitState(Entry, frozen=True, kw_only=True):
    """The state of a figure that a situation may set."""

    level: Annotated[int, Meta(ge=0, le=5)] | None = None
    activated: bool = False
    fought: bool = False
    fallen: bool = False
    immobilised: bool = False
    watch: Id | None = None
    rattled: Id | None = None
    magic_lost: bool = False
    grenades_out: bool = False
    tough_used: bool = False
    moved: bool = False
    marches: Count = 0
    ambush: bool = False
    gone: Literal["", "killed", "routed", "fled", "exited"] = ""


class Now(Entry, frozen=True, kw_only=True):
    """Where in the game the situation is."""

    round: Annotated[int, Meta(ge=1, le=20)] = 1
    phase: Literal["roles", "deployment", "play"] = "play"
    active: SeatName = "A"
    first: SeatName = "A"
    attacker: SeatName = "A"
    acting: Id | None = None
    actions: Annotated[int, Meta(ge=0, le=3)] = 0
    turn_over: bool = False
    announced: bool = False
    strength: dict[SeatName, Count] = {}
    halved: tuple[SeatName, ...] = ()
    token: tuple[Millimetre, Millimetre] | None = None
    carrier: Id | None = None
    points: dict[SeatName, Count] = {}


class TerrainTable(TerrainPiece, frozen=True, kw_only=True):
    """A piece of terrain that a situation lays; what is wrong with it is told by ``_shape``."""

    def __post_init__(self) -> None:
        pass


class TableSize(Entry, frozen=True, kw_only=True):
    width: Size = 900.0
    height: Size = 900.0
    sight: Millimetre | None = field(default=None)


def fresh(content: Content, scenario: str, seats: tuple[Seat, ...], options: Settings) -> Battle:
    """The table of a scenario before any band is there."""
    return Battle(_fresh_setting(content, scenario, tuple(options.items())), [])


@lru_cache(maxsize=64)
def _fresh_setting(
    content: Content, scenario: str, options: tuple[tuple[str, bool | int | str], ...]
) -> Setting:
    """Settings never change, so games of one kind share theirs."""
    size = TableSize()
    return Setting(content, content.scenarios[scenario], size.width, size.height, dict(options))


def battle_of(
    content: Content, situation: Situation, seats: tuple[Seat, ...], options: Settings
) -> Battle:
    """The battle a situation describes; what it leaves out is as in a fresh one."""
    now = take(situation.now, Now)
    setting = _setting(content, situation, options, deploys=now.phase != "play")
    battle = Battle(setting, [], phase=now.phase)
    written = sorted(situation.units, key=lambda unit: unit.seat)
    battle.figures = [_figure(battle, unit, index) for index, unit in enumerate(written)]
    battle.renumber()
    battle.round = now.round if now.phase == "play" else now.round - 1
    battle.active, battle.first, battle.attacker = now.active, now.first, now.attacker
    battle.turn_over, battle.announced = TURNOVER if now.turn_over else "", now.announced
    battle.strength = {s: sum(f.seat == s for f in battle.figures) for s in SEATS}
    battle.strength |= {str(seat): number for seat, number in now.strength.items()}
    battle.halved = [str(seat) for seat in now.halved]
    battle.points = {str(seat): number for seat, number in now.points.items()}
    battle.token = now.token or battle.setting.token
    battle.carrier = now.carrier or ""
    _check(situation, written, battle, now)
    if now.acting is not None:
        _act(situation, battle, now, now.acting)
    return battle


def _act(situation: Situation, battle: Battle, now: Now, name: str) -> None:
    """The activation of a figure is under way, with actions to spend (3.4)."""
    figure = battle.by_id.get(name)
    other = "active" in situation.now.values and figure is not None and figure.seat != now.active
    check_active(
        situation.now,
        "acting",
        name,
        battle.by_id,
        (
            (now.phase != "play", "phase"),
            (figure is not None and figure.at is None, "off-table"),
            (other, "seat"),
        ),
    )
    assert figure is not None, "check_active has found it"
    battle.acting, battle.actions = figure.id, now.actions
    figure.activated = True
    battle.active = figure.seat


def _setting(
    content: Content, situation: Situation, options: Settings, *, deploys: bool
) -> Setting:
    """The table of a scenario, or a bare one with the zones of the first."""
    bare = structs.replace(next(iter(content.scenarios.values())), id="", terrain=())
    laid = content.scenarios.get(situation.scenario or "", bare)
    size = take(situation.table, TableSize) if situation.table else TableSize()
    if size.sight is not None:
        laid = structs.replace(laid, sight=size.sight)
    extent = (size.width, size.height)
    zones = [corner for zone in laid.zones.values() for corner in zone.corners]
    if deploys and situation.table and any(x > extent[0] or y > extent[1] for x, y in zones):
        raise refuse(situation.table, Say("content-table-cuts-zones"))
    terrain = lay_terrain(situation, laid.terrain, TerrainTable, extent, _shape)
    return Setting(content, structs.replace(laid, terrain=terrain), *extent, options)


def _shape(piece: TerrainPiece) -> Shape | Say:
    """A rectangle of ground or a line, and a level for a platform alone (2.8)."""
    wanted = {"rect": not piece.is_line, "line": piece.is_line, "level": piece.kind == "platform"}
    if any((getattr(piece, name) is not None) != needed for name, needed in wanted.items()):
        fields = ", ".join(name for name, needed in wanted.items() if needed)
        return Say("content-no-outline", {"kind": piece.kind, "fields": fields})
    if piece.line is not None:
        return Shape("line", (piece.line[:2], piece.line[2:]))
    assert piece.rect is not None, "what is no line is a rectangle"
    west, south, east, north = piece.rect
    if not (west < east and south < north):
        return Say("content-empty-rectangle")
    return Shape("rect", rectangle(*piece.rect).vertices)


def _figure(battle: Battle, written: SituationUnit, index: int) -> Figure:
    state = take(written.state, UnitState)
    figure = Figure(written.id, written.seat, index, _profile(battle.content, written))
    for name in UnitState.__struct_fields__:
        value = getattr(state, name)
        if value is not None:
            setattr(figure, name, value)
    if written.at is not None:
        check_clashes(written.state, [("gone", "at", figure.gone)])
        figure.at = snap_point((written.at[0], written.at[1]))
        if state.level is None:
            figure.level = level_at(battle, figure.at, figure.profile.radius)
    return figure


def _check(
    situation: Situation, ordered: Sequence[SituationUnit], battle: Battle, now: Now
) -> None:
    """Refuse what no battle comes to, by the entry that says so."""
    check_turn(situation.now, "round", now.round, battle.setting.rounds)
    for written, figure in zip(ordered, battle.figures):
        _check_state(written, figure, battle)
    check_places(zip(ordered, battle.figures), lambda figure: _hindrance(battle, figure))
    if now.actions and now.acting is None:
        said = Say("content-needs-active", {"field": "acting"})
        raise refuse(situation.now, said, name="actions")
    carriers = [figure.id for figure in battle.on_table() if figure.is_able]
    check_references(situation.now, "carrier", [now.carrier] if now.carrier else [], carriers)
    x, y = now.token or (0.0, 0.0)
    if x > battle.setting.width or y > battle.setting.height:
        raise refuse(situation.now, OFF_TABLE, name="token")


def _check_state(written: SituationUnit, figure: Figure, battle: Battle) -> None:
    """Markers that exclude one another (4.603), and those that nobody else has (1.17)."""
    check_clashes(
        written.state,
        (
            ("gone", "fallen", figure.gone and figure.fallen),
            ("gone", "immobilised", figure.gone and figure.immobilised),
            ("gone", "watch", figure.gone and figure.watch),
            ("fallen", "watch", figure.fallen and figure.watch),
            ("immobilised", "watch", figure.immobilised and figure.watch),
        ),
    )
    check_needs(
        written.state,
        (
            ("grenades_out", figure.grenades_out, figure.profile.grenade),
            ("tough_used", figure.tough_used, figure.has("tough")),
            ("magic_lost", figure.magic_lost, figure.has("magic_user")),
        ),
    )
    check_references(written.state, "watch", [figure.watch], ["", *figure.profile.armoury])
    enemies = [enemy.id for enemy in battle.enemies(figure.seat)]
    check_references(written.state, "rattled", [figure.rattled], ["", *enemies])


def _hindrance(battle: Battle, figure: Figure) -> Say | None:
    """Its base is on the table, on no other base and on no line, wall or edge (1.23, 2.10)."""
    if figure.at is None:
        return None
    fault = rest_fault(battle, figure, figure.at, figure.level)
    if fault == ON_FIGURE:
        return on_base(min(_others(battle, figure))[1])
    return {LEGAL: None, BEYOND: OFF_TABLE}.get(fault, IN_TERRAIN)


def _others(battle: Battle, figure: Figure) -> list[tuple[float, str]]:
    """The other figures on the table, and how near they are."""
    x, y = figure.place
    return [
        (hypot(x - other.place[0], y - other.place[1]) - other.profile.radius, other.id)
        for other in battle.on_table()
        if other is not figure
    ]


def _profile(content: Content, written: SituationUnit) -> Profile:
    overrides = take(written.overrides, Overrides)
    entry = content.unit_entries[written.profile]
    named = entry.abilities if overrides.abilities is None else overrides.abilities
    carried = entry.equipment if overrides.equipment is None else overrides.equipment
    problem = content.misfit(named, carried)
    if problem is not None:
        name, value = problem
        raise no_such(written.overrides, name, value)
    return content.profile_with(written.profile, overrides)
