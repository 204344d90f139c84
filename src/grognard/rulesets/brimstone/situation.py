"""Positions written by hand: every worked example can be put down as a file."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta, ValidationError, structs

from grognard.content import Entry, Id, Loose, Say, Situation, SituationUnit, TableSize, take
from grognard.content.published import Settings
from grognard.content.situation import no_such, refuse
from grognard.kernel.questions import Seat
from grognard.rulesets.brimstone.battle import (
    SEATS,
    Battle,
    Model,
    Relic,
    Setting,
    TerrainPiece,
    other,
)
from grognard.rulesets.brimstone.content import (
    Profile,
    Scenario,
    TerrainEntry,
    profile_with,
    scenarios,
    states,
)
from grognard.rulesets.brimstone.field import on_table, snapped
from grognard.rulesets.brimstone.lists import make_model, points_of
from grognard.rulesets.brimstone.placing import overlapped_model
from grognard.rulesets.brimstone.windows import WINDOWS

Count = Annotated[int, Meta(ge=0, le=99)]
SeatName = Literal["A", "B"]


class ModelState(Entry, frozen=True, kw_only=True):
    """The state of a model that a situation may set."""

    lp: Annotated[int, Meta(ge=1, le=60)] | None = None
    status: Literal["waiting", "activated"] = "waiting"
    states: dict[Id, Count] = {}
    burns: Annotated[tuple[tuple[Count, Count], ...], Meta(max_length=20)] = ()
    dead: bool = False
    held_by: Id | None = None
    relic: Count | None = None
    used: Annotated[tuple[Id, ...], Meta(max_length=20)] = ()
    spent: Annotated[tuple[Id, ...], Meta(max_length=20)] = ()


class SeatState(Entry, frozen=True, kw_only=True):
    """What a player has beside the table."""

    cmd: Count | None = None
    base: Count | None = None
    kills: Count = 0
    vp: Count = 0
    zone: Literal["south", "north"] | None = None


class Now(Entry, frozen=True, kw_only=True):
    """Where in the turn the situation is."""

    turn: Annotated[int, Meta(ge=1, le=20)] = 1
    phase: Literal["upkeep", "action", "end"] = "action"
    seat: SeatName = "A"
    dominance: SeatName = "A"
    active: Id | None = None
    """The model whose activation begins."""
    first: bool = False
    """Whether the first player has yet to take the first opportunity (3.9)."""


QUIET: Mapping[str, tuple[str, ...]] = {
    "ask": (),
    "attacks_only": ("w1", "w2", "w3", "w4", "w8"),
    "never": WINDOWS,
}
"""Windows a seat does not want to be asked in, whatever it holds."""


def fresh(scenario: str, seats: tuple[Seat, ...], options: Settings) -> Battle:
    """The table of a scenario before any company is there."""
    laid = scenarios()[scenario]
    battle = Battle(_setting(laid, options), [], [])
    battle.lay([terrain_piece(entry) for entry in laid.terrain])
    battle.relics = [Relic(relic.at) for relic in laid.relics]
    return battle


def _setting(scenario: Scenario, options: Settings) -> Setting:
    return Setting(
        scenario,
        points_of(scenario, large=options["large"] is True),
        variants=frozenset(name for name, value in options.items() if value is True),
        quiet={seat: QUIET[str(options[f"windows_{seat.lower()}"])] for seat in SEATS},
    )


def battle_of(situation: Situation, options: Settings) -> Battle:
    """The battle a situation describes; what it leaves out is as in a fresh one."""
    now = take(situation.now, Now)
    laid = _laid(situation)
    battle = Battle(_setting(laid, options), [], _terrain(situation, laid))
    battle.relics = [Relic(relic.at) for relic in laid.relics]
    ordered = sorted(situation.units, key=lambda unit: unit.seat)
    battle.muster([_model(written, index) for index, written in enumerate(ordered)])
    _check_places(battle, ordered)
    _hand_out_relics(battle, situation)
    _check_references(battle, situation)
    battle.phase = now.phase
    battle.turn = now.turn - 1 if now.phase == "upkeep" else now.turn
    battle.dominance = now.dominance
    battle.current = now.seat
    battle.opening = now.first
    battle.zones = {"A": "south", "B": "north"}
    for seat in SEATS:
        _seat(battle, situation, seat)
    if now.active is not None:
        _activate(battle, situation, now.active)
    return battle


def _activate(battle: Battle, situation: Situation, name: str) -> None:
    model = battle.find(name)
    if model is None or model.at is None or model.status != "waiting":
        raise no_such(situation.now, "active", name)
    battle.summoned = name
    battle.current = other(model.commander)


def _laid(situation: Situation) -> Scenario:
    """The scenario, or none in particular on the standard table; its own table replaces that."""
    bare = structs.replace(
        next(iter(scenarios().values())),
        id="", victory="blood", table=TableSize(width=36, height=36),
        terrain=(), objectives=(), relics=(),
    )  # fmt: skip
    laid = scenarios().get(situation.scenario or "", bare)
    if situation.table is None:
        return laid
    size = take(situation.table, TableSize)
    if size.width < 4 or size.height < 4:
        raise refuse(situation.table, Say("content-table-too-small"))
    return structs.replace(laid, table=size)


def _terrain(situation: Situation, laid: Scenario) -> list[TerrainPiece]:
    if situation.terrain is not None:
        return [terrain_piece(take(piece, TerrainEntry), piece) for piece in situation.terrain]
    return [terrain_piece(entry) for entry in laid.terrain]


def terrain_piece(entry: TerrainEntry, source: Loose | None = None) -> TerrainPiece:
    """A piece of terrain out of its table."""
    if entry.disc is not None and entry.rect is None and entry.disc[2] > 0:
        return TerrainPiece(entry.kind, entry.disc)
    if entry.rect is not None and entry.disc is None:
        west, south, east, north = entry.rect
        if west < east and south < north:
            return TerrainPiece(entry.kind, entry.rect)
    assert source is not None, "the scenarios' own terrain has a shape"
    raise refuse(source, Say("content-empty-rectangle"))


def _model(written: SituationUnit, index: int) -> Model:
    if written.seat not in SEATS:
        raise refuse(written.state, Say("content-no-seat", {"seat": written.seat}), name="seat")
    card = _profile(written)
    state = take(written.state, ModelState)
    model = make_model(written.id, index, written.seat, card)
    model.lp = card.lp if state.lp is None else state.lp
    if model.lp > card.lp:
        raise refuse(written.state, Say("content-more-than-printed"), name="lp")
    model.status = state.status
    model.states = dict(state.states)
    _check_counters(written, model)
    model.burns = [*state.burns]
    model.used, model.spent = list(state.used), list(state.spent)
    if "controlled" in model.states:
        model.commander = other(written.seat)
    if state.dead:
        model.dead, model.lp = True, 0
    elif state.held_by is not None:
        model.held_by = state.held_by
    elif written.at is not None:
        model.at = snapped((written.at[0], written.at[1]))
    if state.relic is not None:
        model.relic = state.relic
    return model


def _check_counters(written: SituationUnit, model: Model) -> None:
    for name, count in model.states.items():
        if name not in states() or states()[name].apart:
            raise no_such(written.state, "states", name)
        counted = states()[name].counter == "activations"
        if counted != (count > 0):
            least = Say("content-at-least", {"what": Say("content-an-integer"), "low": "1"})
            wanted: Say | str = least if counted else "0"
            said = Say("content-expected", {"wanted": wanted, "got": str(count)})
            raise refuse(written.state, said, name="states")


def _profile(written: SituationUnit) -> Profile:
    try:
        return profile_with(written.profile, written.overrides.values)
    except KeyError as missing:
        said = Say("content-no-reference", {"id": str(missing.args[0])})
        raise refuse(written.overrides, said) from None
    except ValidationError as problem:
        raise refuse(written.overrides, Say("content-invalid", {"reason": str(problem)})) from None


def _check_places(battle: Battle, written: Sequence[SituationUnit]) -> None:
    """Every base is wholly on the table and overlaps no other (1.5, 2.9)."""
    for unit, model in zip(written, battle.models):
        if model.at is None:
            continue
        if not on_table(battle, model.at, model.profile.radius):
            raise refuse(unit.state, Say("content-off-table"), name="at")
        if overlapped_model(battle, model, model.at) is not None:
            raise refuse(unit.state, Say("content-taken-place"), name="at")


def _hand_out_relics(battle: Battle, situation: Situation) -> None:
    for model in battle.models:
        if model.relic < 0:
            continue
        if model.relic >= len(battle.relics) or battle.relics[model.relic].carrier:
            said = Say("content-no-reference", {"id": f"relic {model.relic}"})
            raise refuse(situation.now, said)
        battle.relics[model.relic] = Relic(None, model.id)


def _check_references(battle: Battle, situation: Situation) -> None:
    for model in battle.models:
        if model.held_by and battle.find(model.held_by) is None:
            said = Say("content-no-reference", {"id": model.held_by})
            raise refuse(situation.now, said)


def _seat(battle: Battle, situation: Situation, seat: Seat) -> None:
    loose = next((table for name, table in situation.seats.items() if name == seat), None)
    state = take(loose, SeatState) if loose is not None else SeatState()
    printed = sum(m.profile.cmd for m in battle.owned(seat) if not m.dead)
    battle.base[seat] = printed if state.base is None else state.base
    battle.cmd[seat] = battle.base[seat] if state.cmd is None else state.cmd
    battle.kills[seat] = state.kills
    battle.points[seat] = state.vp
    if state.zone is not None:
        battle.zones[seat] = state.zone
        battle.zones[other(seat)] = "north" if state.zone == "south" else "south"
