"""Positions written by hand: every worked example can be put down as a file."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta, structs

from grognard.content import Entry, Id, Say, Situation, SituationUnit, TableSize, take
from grognard.content.published import Settings
from grognard.content.situation import no_such, overridden, refuse
from grognard.content.soundness import (
    IN_TERRAIN,
    OFF_TABLE,
    Shape,
    check_active,
    check_clashes,
    check_most,
    check_needs,
    check_places,
    check_references,
    check_turn,
    lay_terrain,
    on_base,
)
from grognard.kernel.questions import Seat
from grognard.rulesets.brimstone.battle import (
    SEATS,
    WAITING,
    Battle,
    Model,
    Relic,
    Setting,
    TerrainPiece,
    other,
)
from grognard.rulesets.brimstone.content import Content, Overrides, Scenario, TerrainEntry
from grognard.rulesets.brimstone.damage import has_models
from grognard.rulesets.brimstone.field import on_table, overlaps_any, snapped
from grognard.rulesets.brimstone.lists import make_model, points_of
from grognard.rulesets.brimstone.placing import overlapped_model
from grognard.rulesets.brimstone.victory import wipe_out
from grognard.rulesets.brimstone.windows import WINDOWS
from grognard.table.polygons import rectangle

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


def fresh(content: Content, scenario: str, seats: tuple[Seat, ...], options: Settings) -> Battle:
    """The table of a scenario before any company is there."""
    laid = content.scenarios[scenario]
    battle = Battle(_setting(content, laid, options), [], [])
    battle.lay([terrain_piece(entry) for entry in laid.terrain])
    battle.relics = [Relic(relic.at) for relic in laid.relics]
    return battle


def _setting(content: Content, scenario: Scenario, options: Settings) -> Setting:
    return Setting(
        content,
        scenario,
        points_of(scenario, large=options["large"] is True),
        variants=frozenset(name for name, value in options.items() if value is True),
        quiet={seat: QUIET[str(options[f"windows_{seat.lower()}"])] for seat in SEATS},
    )


def battle_of(
    content: Content, situation: Situation, seats: tuple[Seat, ...], options: Settings
) -> Battle:
    """The battle a situation describes; what it leaves out is as in a fresh one."""
    now = take(situation.now, Now)
    laid = _laid(content, situation)
    terrain = [terrain_piece(entry) for entry in laid.terrain]
    battle = Battle(_setting(content, laid, options), [], terrain)
    battle.relics = [Relic(relic.at) for relic in laid.relics]
    ordered = sorted(situation.units, key=lambda unit: unit.seat)
    battle.muster([_model(content, written, index) for index, written in enumerate(ordered)])
    battle.phase = now.phase
    battle.turn = now.turn - 1 if now.phase == "upkeep" else now.turn
    battle.dominance = now.dominance
    battle.current = now.seat
    battle.opening = now.first
    battle.zones = {"A": "south", "B": "north"}
    _hand_out_relics(battle, ordered)
    _check(situation, ordered, battle, now)
    for seat in seats:
        _seat(battle, situation, seat)
    if now.active is not None:
        _activate(battle, situation, now, now.active)
    if not all(has_models(battle, seat) for seat in seats):  # 5.2
        wipe_out(battle)
    return battle


def _activate(battle: Battle, situation: Situation, now: Now, name: str) -> None:
    """The activation of a model begins; the next opportunity is the opponent's (3.14)."""
    model = battle.by_id.get(name)
    asked = now.seat if "seat" in situation.now.values else None
    check_active(
        situation.now,
        "active",
        name,
        battle.by_id,
        (
            (now.phase != "action", "phase"),
            (model is not None and model.at is None, "off-table"),
            (model is not None and model.status != WAITING, "done"),
            (model is not None and asked not in (None, model.commander), "seat"),
        ),
    )
    assert model is not None, "check_active has found it"
    battle.summoned = name
    battle.current = other(model.commander)


def _laid(content: Content, situation: Situation) -> Scenario:
    """The scenario, or none in particular on the standard table; its own table replaces that."""
    bare = structs.replace(
        next(iter(content.scenarios.values())),
        id="", victory="blood", table=TableSize(width=36, height=36),
        terrain=(), objectives=(), relics=(),
    )  # fmt: skip
    laid = content.scenarios.get(situation.scenario or "", bare)
    size = take(situation.table, TableSize) if situation.table is not None else laid.table
    if size.width < 4 or size.height < 4:
        raise refuse(situation.table or situation.now, Say("content-table-too-small"))
    extent = (size.width, size.height)
    terrain = lay_terrain(situation, laid.terrain, TerrainEntry, extent, _shape)
    return structs.replace(laid, table=size, terrain=terrain)


def _shape(entry: TerrainEntry) -> Shape | Say:
    """A rectangle, or a disc, which lies on the table where the square round it does."""
    if (entry.disc is None) == (entry.rect is None):
        return Say("content-no-outline", {"kind": entry.kind, "fields": "rect / disc"})
    if entry.disc is not None:
        x, y, radius = entry.disc
        box = rectangle(x - radius, y - radius, x + radius, y + radius) if radius else None
        return Shape("disc", box.vertices) if box else Say("content-bad-outline")
    assert entry.rect is not None, "it is a rectangle or a disc"
    west, south, east, north = entry.rect
    if not (west < east and south < north):
        return Say("content-empty-rectangle")
    return Shape("rect", rectangle(*entry.rect).vertices)


def terrain_piece(entry: TerrainEntry) -> TerrainPiece:
    """A piece of terrain out of its table."""
    shape = entry.disc or entry.rect
    assert shape is not None, "terrain has a shape"
    return TerrainPiece(entry.kind, shape)


def _model(content: Content, written: SituationUnit, index: int) -> Model:
    card = content.profile_with(written.profile, overridden(written, Overrides, content.lost))
    state = take(written.state, ModelState)
    model = make_model(written.id, index, written.seat, card)
    model.lp = card.lp if state.lp is None else state.lp
    model.status = state.status
    model.states = dict(state.states)
    _check_counters(written, model)
    model.burns = [*state.burns]
    model.used, model.spent = list(state.used), list(state.spent)
    if "controlled" in model.states:
        model.commander = other(written.seat)
    if state.dead:
        model.dead = True
    if state.held_by is not None:
        model.held_by = state.held_by
    if written.at is not None:
        model.at = snapped((written.at[0], written.at[1]))
    if state.relic is not None:
        model.relic = state.relic
    _check_state(written, state, model)
    if model.dead:
        model.lp = 0
    return model


def _check_state(written: SituationUnit, state: ModelState, model: Model) -> None:
    """Nobody is dead and alive, swallowed and on the table, or carries what he has dropped."""
    check_most(written.state, model, {"lp": model.profile.lp})
    check_clashes(
        written.state,
        (
            ("dead", "lp", model.dead and state.lp is not None),
            ("dead", "at", model.dead and model.at is not None),
            ("dead", "held_by", model.dead and model.held_by),
            ("dead", "states", model.dead and (model.states or model.burns)),
            ("dead", "relic", model.dead and model.relic >= 0),
            ("held_by", "at", model.held_by and model.at is not None),  # 4.617
            ("relic", "held_by", model.relic >= 0 and model.held_by),
        ),
    )
    states = model.profile.content.states
    for name in model.states:
        drops = states[name].drops_relic
        check_clashes(written.state, [("relic", name, model.relic >= 0 and drops)])
    able = model.profile.rank != "officer"
    check_needs(written.state, [("states", "controlled" in model.states, able)])  # 4.610
    effects = [effect.id for effect in model.profile.effects]
    check_references(written.state, "used", model.used, effects)
    check_references(written.state, "spent", model.spent, effects)


def _check_counters(written: SituationUnit, model: Model) -> None:
    states = model.profile.content.states
    for name, count in model.states.items():
        if name not in states or states[name].apart:
            raise no_such(written.state, "states", name)
        counted = states[name].counter == "activations"
        if counted != (count > 0):
            least = Say("content-at-least", {"what": Say("content-an-integer"), "low": "1"})
            wanted: Say | str = least if counted else "0"
            said = Say("content-expected", {"wanted": wanted, "got": str(count)})
            raise refuse(written.state, said, name="states")


def _hand_out_relics(battle: Battle, ordered: Sequence[SituationUnit]) -> None:
    for written, model in zip(ordered, battle.models):
        if model.relic < 0:
            continue
        lying = [str(n) for n, relic in enumerate(battle.relics) if not relic.carrier]
        check_references(written.state, "relic", [str(model.relic)], lying)
        check_clashes(written.state, [("relic", "at", model.at is None)])
        battle.relics[model.relic] = Relic(None, model.id)


def _check(
    situation: Situation, ordered: Sequence[SituationUnit], battle: Battle, now: Now
) -> None:
    """Refuse what no battle comes to, by the entry that says so."""
    check_turn(situation.now, "turn", now.turn, battle.setting.turns)
    for written, model in zip(ordered, battle.models):
        hungry = ["", *(m.id for m in battle.in_play() if m is not model)]
        check_references(written.state, "held_by", [model.held_by], hungry)
    check_places(zip(ordered, battle.models), lambda model: _hindrance(battle, model))


def _hindrance(battle: Battle, model: Model) -> Say | None:
    """Every base is wholly on the table and overlaps no other and nothing Tall (4.116)."""
    if model.at is None:
        return None
    if not on_table(battle, model.at, model.profile.radius):
        return OFF_TABLE
    overlapped = overlapped_model(battle, model, model.at)
    if overlapped is not None:
        return on_base(overlapped.id)
    blocked = overlaps_any(battle.field.tall, model.at, model.profile.radius)
    return IN_TERRAIN if blocked else None


def _seat(battle: Battle, situation: Situation, seat: Seat) -> None:
    loose = situation.seats.get(seat)
    state = take(loose, SeatState) if loose is not None else SeatState()
    printed = sum(m.profile.cmd for m in battle.owned(seat) if not m.dead)
    battle.base[seat] = printed if state.base is None else state.base
    battle.cmd[seat] = battle.base[seat] if state.cmd is None else state.cmd
    if loose is not None and battle.cmd[seat] > battle.base[seat]:
        said = Say("content-more-than-printed", {"most": str(battle.base[seat])})
        raise refuse(loose, said, name="cmd")
    battle.kills[seat] = state.kills
    battle.points[seat] = state.vp
    if state.zone is not None:
        battle.zones[seat] = state.zone
        battle.zones[other(seat)] = "north" if state.zone == "south" else "south"
