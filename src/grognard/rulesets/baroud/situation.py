"""Positions written by hand: every worked example can be put down as a file."""

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, field, structs

from grognard.content import Entry, Id, Loose, Say, Situation, SituationUnit, take
from grognard.content.published import Settings
from grognard.content.situation import no_such, refuse
from grognard.kernel.questions import Seat
from grognard.rulesets.baroud.battle import SEATS, TURNOVER, Battle, Figure, Setting
from grognard.rulesets.baroud.content import (
    Millimetre,
    Overrides,
    Profile,
    TerrainPiece,
    misfit,
    profile_with,
    scenarios,
    unit_entries,
)
from grognard.rulesets.baroud.field import level_at
from grognard.rulesets.baroud.march import LEGAL, rest_fault
from grognard.table.lattice import snap_point

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


class TableSize(Entry, frozen=True, kw_only=True):
    width: Size = 900.0
    height: Size = 900.0
    sight: Millimetre | None = field(default=None)


def fresh(scenario: str, seats: tuple[Seat, ...], options: Settings) -> Battle:
    """The table of a scenario before any band is there."""
    return Battle(_fresh_setting(scenario, tuple(options.items())), [])


@lru_cache(maxsize=64)
def _fresh_setting(scenario: str, options: tuple[tuple[str, bool | int | str], ...]) -> Setting:
    """Settings never change, so games of one kind share theirs."""
    size = TableSize()
    return Setting(scenarios()[scenario], size.width, size.height, dict(options))


def battle_of(situation: Situation, options: Settings) -> Battle:
    """The battle a situation describes; what it leaves out is as in a fresh one."""
    now = take(situation.now, Now)
    battle = Battle(_setting(situation, options), [], phase="play")
    written = sorted(situation.units, key=lambda unit: unit.seat)
    battle.figures = [_figure(battle, unit, index) for index, unit in enumerate(written)]
    battle.renumber()
    for unit, figure in zip(written, battle.figures, strict=True):
        if figure.at is not None and rest_fault(battle, figure, figure.at, figure.level) != LEGAL:
            raise refuse(unit.state, Say("content-bad-place"), name="at")
    battle.round, battle.active, battle.first = now.round, now.active, now.first
    battle.attacker = now.attacker
    battle.turn_over, battle.announced = TURNOVER if now.turn_over else "", now.announced
    battle.strength = {s: sum(f.seat == s for f in battle.figures) for s in SEATS}
    battle.strength |= {str(seat): number for seat, number in now.strength.items()}
    battle.halved = [str(seat) for seat in now.halved]
    battle.points = {str(seat): number for seat, number in now.points.items()}
    battle.token = now.token or battle.setting.token
    _name_pieces(situation, battle, now)
    return battle


def _name_pieces(situation: Situation, battle: Battle, now: Now) -> None:
    known = {figure.id for figure in battle.figures}
    for name, value in (("acting", now.acting), ("carrier", now.carrier)):
        if value is not None and value not in known:
            raise no_such(situation.now, name, value)
    battle.carrier = now.carrier or ""
    battle.acting, battle.actions = now.acting or "", now.actions
    if battle.acting:
        acting = battle.figure(battle.acting)
        acting.activated = True
        battle.active = acting.seat


def _setting(situation: Situation, options: Settings) -> Setting:
    """The table of a scenario, or a bare one with the zones of the first."""
    bare = structs.replace(next(iter(scenarios().values())), id="", terrain=())
    laid = scenarios().get(situation.scenario or "", bare)
    size = take(situation.table, TableSize) if situation.table else TableSize()
    if size.sight is not None:
        laid = structs.replace(laid, sight=size.sight)
    if situation.terrain is not None:
        terrain = tuple(take(piece, TerrainPiece) for piece in situation.terrain)
        laid = structs.replace(laid, terrain=terrain)
    return Setting(laid, size.width, size.height, options)


def _figure(battle: Battle, written: SituationUnit, index: int) -> Figure:
    if written.seat not in SEATS:
        raise refuse(written.state, Say("content-no-seat", {"seat": written.seat}), name="seat")
    state = take(written.state, UnitState)
    figure = Figure(written.id, written.seat, index, _profile(written))
    for name in UnitState.__struct_fields__:
        value = getattr(state, name)
        if value is not None:
            setattr(figure, name, value)
    if figure.watch and figure.watch not in {w.id for w in figure.profile.weapons}:
        raise no_such(written.state, "watch", figure.watch)
    if written.at is not None and not figure.gone:
        figure.at = _place(battle, written.state, (written.at[0], written.at[1]))
        if state.level is None:
            figure.level = level_at(battle, figure.at, figure.profile.radius)
    return figure


def _place(battle: Battle, state: Loose, at: tuple[float, float]) -> tuple[float, float]:
    if not (0 <= at[0] <= battle.setting.width and 0 <= at[1] <= battle.setting.height):
        raise refuse(state, Say("content-off-table"), name="at")
    return snap_point(at)


def _profile(written: SituationUnit) -> Profile:
    overrides = take(written.overrides, Overrides)
    entry = unit_entries()[written.profile]
    named = entry.abilities if overrides.abilities is None else overrides.abilities
    carried = entry.equipment if overrides.equipment is None else overrides.equipment
    problem = misfit(named, carried)
    if problem is not None:
        name, value = problem
        raise no_such(written.overrides, name, value)
    return profile_with(written.profile, overrides)
