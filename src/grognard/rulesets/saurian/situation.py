"""Positions written by hand: every worked example can be put down as a file."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta, field, structs

from grognard.content import ContentError, Entry, Id, Say, Situation, SituationUnit, take
from grognard.content.published import Settings
from grognard.content.situation import no_such, refuse
from grognard.kernel.decks import Deck
from grognard.kernel.questions import Seat
from grognard.rulesets.saurian.battle import (
    SIDES,
    UNSEEN,
    Activation,
    Battle,
    Dose,
    Grab,
    Model,
    Net,
    Player,
    Setting,
    Thing,
    Unit,
    is_condition,
    is_fear,
    name_of,
)
from grognard.rulesets.saurian.content import (
    HexPair,
    Objective,
    Overrides,
    Profile,
    Scenario,
    TableSize,
    TerrainPatch,
    action_deck,
    ammunition,
    cards,
    condition_deck,
    conditions,
    gear,
    hero_deck,
    heroes,
    profile_with,
    scenarios,
    thing_kinds,
    weapons,
)
from grognard.rulesets.saurian.field import IMPASSABLE, OFF, Board
from grognard.rulesets.saurian.turn import PHASES

Count = Annotated[int, Meta(ge=0, le=99)]
Direction = Annotated[int, Meta(ge=0, le=5)]
CardName = Annotated[str, Meta(pattern=r"^~?[a-z0-9_]+(@[a-z0-9_]+)?$", max_length=64)]
CardNames = Annotated[tuple[CardName, ...], Meta(max_length=40)]


BEFORE_DEPLOYMENT = ("muster", "first-player", "zones", "opening", "mulligan", "deploy")


class ModelTable(Entry, frozen=True, kw_only=True):
    at: HexPair
    facing: Direction = 0
    health: Annotated[int, Meta(ge=1, le=99)] | None = None
    knocked: bool = False


class DoseTable(Entry, frozen=True, kw_only=True):
    card: Id
    giver: Literal["A", "B", "C", "D"]


class NetTable(Entry, frozen=True, kw_only=True):
    card: Id
    models: tuple[Count, ...] | None = None


class UnitState(Entry, frozen=True, kw_only=True):
    """The state of a unit that a situation may set."""

    facing: Direction | None = None
    health: Annotated[int, Meta(ge=1, le=99)] | None = None
    knocked: bool = False
    models: Annotated[tuple[ModelTable, ...], Meta(min_length=1, max_length=4)] | None = None
    active: CardName = ""
    revealed: bool = False
    next: CardName = ""
    idle: CardName = ""
    stack: CardNames = ()
    hand: CardNames = ()
    discard: CardNames = ()
    deck: CardNames | None = None
    on_top: CardNames = ()
    """Fear cards on top of the action deck, first to be drawn first."""
    doses: tuple[DoseTable, ...] = ()
    sedatives: CardNames = ()
    nets: tuple[NetTable, ...] = ()
    adrenaline: Count = 0
    furious: bool = False
    sedated: bool = False
    weapon: Id | None = None
    gear: Id | None = None
    ammunition: CardNames | None = None
    acted: bool = False
    skipped: bool = False
    skipped_before: bool = False
    kept: bool = False
    holding: bool = False
    used_move: bool = False
    used_action: bool = False
    fresh: bool = False


class SeatState(Entry, frozen=True, kw_only=True):
    """What a situation may set for a player."""

    faction: Id | None = None
    hand: CardNames = ()
    deck: CardNames | None = None
    discard: CardNames = ()
    command: Count = 0
    requisition: Count = 0
    army: Annotated[int, Meta(ge=0, le=10_000)] | None = None


class ThingTable(Entry, frozen=True, kw_only=True):
    kind: Id
    at: HexPair


class GrabTable(Entry, frozen=True, kw_only=True):
    unit: Id
    model: Count = 0
    target: Id
    target_model: Count = 0
    blocked: bool = False


class Now(Entry, frozen=True, kw_only=True):
    """Where in the round the situation is."""

    round: Annotated[int, Meta(ge=0, le=20)] = 1
    phase: str = "activation"
    first: Literal["A", "B", "C", "D"] = "A"
    active: Id | None = None
    stage: Literal["start", "move", "act", "end"] = "start"
    bonus_move: Count = 0
    group: tuple[Id, ...] = ()
    points: dict[Literal["A", "B"], Count] = field(default_factory=dict)
    zones: dict[Literal["A", "B"], Id] = field(default_factory=dict)
    things: Annotated[tuple[ThingTable, ...], Meta(max_length=50)] | None = None
    grabs: Annotated[tuple[GrabTable, ...], Meta(max_length=50)] = ()
    fear: CardNames | None = None
    wounds: CardNames | None = None
    supply: dict[Id, Count] | None = None
    objectives: tuple[HexPair, ...] | None = None
    victory: Literal["paddock", "supplies", "nests"] | None = None
    rounds: Annotated[int, Meta(ge=1, le=20)] | None = None
    exit: Count | None = None


class TerrainTable(TerrainPatch, frozen=True, kw_only=True):
    kind: Id = "rocks"
    hexes: Annotated[tuple[HexPair, ...], Meta(min_length=1, max_length=400)]


def full_supply() -> dict[str, int]:
    """Everything that can be bought (7G)."""
    stock = {item.id: item.supply for item in weapons().values() if item.supply}
    stock |= {item.id: item.supply for item in ammunition().values()}
    stock |= {item.id: item.supply for item in gear().values()}
    return stock


def make_things(scenario: Scenario, board: Board) -> list[Thing]:
    """The objects a scenario puts on the board (2.5)."""
    places = [(patch.kind, place) for patch in scenario.things for place in patch.hexes]
    return [Thing(f"thing{n}", kind, board.number(place)) for n, (kind, place) in enumerate(places)]


def fresh(scenario: str, seats: tuple[Seat, ...], options: Settings) -> Battle:
    """The table before anybody sits down (2.5)."""
    setting = _fresh_setting(scenario, seats, tuple(options.items()))
    battle = Battle(setting, [], [])
    battle.things = make_things(setting.scenario, setting.board)
    battle.fear = Deck.of(condition_deck("fear"))
    battle.wounds = Deck.of(condition_deck("wound"))
    battle.supply = full_supply()
    return battle


@lru_cache(maxsize=64)
def _fresh_setting(
    name: str, seats: tuple[Seat, ...], options: tuple[tuple[str, bool | int | str], ...]
) -> Setting:
    """Settings never change, so games of one kind share theirs."""
    scenario = scenarios()[name]
    return Setting(scenario, Board.of(scenario), seats, dict(options))


def battle_of(situation: Situation, options: Settings) -> Battle:
    """The battle a situation describes; what it leaves out is as in a fresh one."""
    now = take(situation.now, Now)
    seats = _seats(situation)
    scenario = _scenario(situation, now)
    board = _board(situation, scenario)
    setting = Setting(scenario, board, seats, options)
    units = [_unit(written, board) for written in situation.units]
    units.sort(key=lambda unit: seats.index(unit.seat))
    battle = Battle(setting, units, [_player(situation, seat, units) for seat in seats])
    battle.supply = dict(now.supply) if now.supply is not None else full_supply()
    _place_things(situation, battle, now)
    _place_in_time(situation, battle, now)
    _shared_decks(battle, now)
    _grabs(situation, battle, now)
    _check_places(situation, battle)
    return battle


def _seats(situation: Situation) -> tuple[Seat, ...]:
    named = {unit.seat for unit in situation.units} | set(situation.seats) | {"A", "B"}
    found = tuple(sorted(named))
    if found not in (("A", "B"), ("A", "B", "C"), ("A", "B", "C", "D")):
        raise ContentError(situation.now.file, (), Say("content-no-seat", {"seat": found[-1]}))
    return found


def _scenario(situation: Situation, now: Now) -> Scenario:
    known = scenarios()
    if situation.scenario:
        base = known[situation.scenario]
    else:
        base = structs.replace(known["nest_ridge"], id="none", terrain=(), objectives=(), things=())
    changes: dict[str, Any] = {}
    if situation.table is not None:
        changes["table"] = take(situation.table, TableSize)
    if situation.terrain is not None:
        changes["terrain"] = tuple(take(piece, TerrainTable) for piece in situation.terrain)
    if now.objectives is not None:
        changes["objectives"] = tuple(
            Objective(id=f"N{n}", at=place) for n, place in enumerate(now.objectives, start=1)
        )
    for name in ("victory", "rounds", "exit"):
        if getattr(now, name) is not None:
            changes[name] = getattr(now, name)
    return structs.replace(base, **changes)


def _board(situation: Situation, scenario: Scenario) -> Board:
    try:
        return Board.of(scenario)
    except ValueError as problem:
        facts = {"problem": str(problem)}
        raise ContentError(situation.now.file, (), Say("content-off-board", dict(facts))) from None


def _profile(written: SituationUnit) -> Profile:
    overrides = take(written.overrides, Overrides)
    if overrides.weapon is not None and overrides.weapon not in weapons():
        raise no_such(written.overrides, "weapon", overrides.weapon)
    return profile_with(written.profile, overrides, written.id)


def _unit(written: SituationUnit, board: Board) -> Unit:
    profile = _profile(written)
    state = take(written.state, UnitState)
    unit = Unit(written.id, written.seat, profile, _models(written, state, profile, board), Deck())
    _check_cards(written, state, profile)
    for name in ("active", "next", "idle"):
        setattr(unit, name, getattr(state, name))
    unit.stack, unit.hand = list(state.stack), list(state.hand)
    unit.discard, unit.sedatives = list(state.discard), list(state.sedatives)
    placed = Counter(
        c for c in [*unit.stack, *unit.hand, *unit.discard, unit.active, unit.next, unit.idle]
    )
    rest = Counter(action_deck(profile.deck)) - placed
    middle = state.deck if state.deck is not None else tuple(rest.elements())
    unit.deck = Deck(top=[_fear_card(card) for card in state.on_top], middle=sorted(middle))
    unit.doses = [Dose(dose.card, dose.giver) for dose in state.doses]
    numbers = [model.number for model in unit.models]
    for net in state.nets:
        caught = net.models if net.models is not None else numbers
        if not set(caught) <= set(numbers):
            raise refuse(written.state, Say("content-no-place"), name="nets")
        unit.nets.append(Net(net.card, list(caught)))
    unit.ammo = list(profile.ammunition if state.ammunition is None else state.ammunition)
    unit.weapon, unit.gear = state.weapon or "", state.gear or ""
    for name in (
        "revealed",
        "adrenaline",
        "furious",
        "sedated",
        "acted",
        "skipped",
        "skipped_before",
        "kept",
        "holding",
        "used_move",
        "used_action",
        "fresh",
    ):
        setattr(unit, name, getattr(state, name))
    if unit.sedated:
        # A sleeper has every slot locked, whether or not its darts are written down (4.71).
        unit.sedatives += ["am_1"] * unit.slots
    unit.sedated = unit.slots <= 0
    return unit


def _fear_card(card: str) -> str:
    return card if card.startswith(UNSEEN) or "@" in card else UNSEEN + card


def _models(
    written: SituationUnit, state: UnitState, profile: Profile, board: Board
) -> list[Model]:
    tables = state.models
    if tables is None:
        if written.at is None:
            return []
        facing = state.facing if state.facing is not None else _facing(written)
        count = profile.models if profile.capacity > 1 else 1
        place = (int(written.at[0]), int(written.at[1]))
        if min(place) < 0:
            raise refuse(written.state, Say("content-no-place"), name="at")
        tables = (
            ModelTable(at=place, facing=facing, health=state.health, knocked=state.knocked),
        ) * count
    if len(tables) > profile.models:
        raise refuse(written.state, Say("content-more-than-printed"), name="models")
    found = []
    for number, table in enumerate(tables):
        try:
            hex_ = board.number(table.at)
        except ValueError:
            raise refuse(written.state, Say("content-no-place"), name="models") from None
        health = profile.health if table.health is None else table.health
        if health > profile.health:
            raise refuse(written.state, Say("content-more-than-printed"), name="health")
        heading = table.facing if profile.oriented else 0
        found.append(Model(number, health, hex_, heading, table.knocked))
    return found


def _facing(written: SituationUnit) -> int:
    """Degrees clockwise from north, as other games tell headings, to a direction of the board."""
    return 0 if written.heading is None else round((90 - written.heading) / 60) % 6


def _check_cards(written: SituationUnit, state: UnitState, profile: Profile) -> None:
    for name in ("active", "next", "idle", "stack", "hand", "discard", "deck", "on_top"):
        value = getattr(state, name)
        for card in (value,) if isinstance(value, str) else value or ():
            known = name_of(card) in cards() or is_condition(card)
            if card and (not known or (is_condition(card) and name_of(card) not in conditions())):
                raise no_such(written.state, name, card)
    if state.on_top and not all(is_fear(card) for card in state.on_top):
        raise no_such(written.state, "on_top", state.on_top[0])
    loose = [*state.sedatives, *(d.card for d in state.doses), *(n.card for n in state.nets)]
    for card in [*loose, *(state.ammunition or ())]:
        if card not in ammunition():
            raise no_such(written.state, "ammunition", card)
    if state.weapon is not None and state.weapon not in weapons():
        raise no_such(written.state, "weapon", state.weapon)
    if state.gear is not None and state.gear not in gear():
        raise no_such(written.state, "gear", state.gear)
    if state.adrenaline > profile.adrenaline:
        raise refuse(written.state, Say("content-more-than-printed"), name="adrenaline")


def _player(situation: Situation, seat: Seat, units: Iterable[Unit]) -> Player:
    entry = situation.seats.get(seat)
    state = take(entry, SeatState) if entry is not None else SeatState()
    mine = [unit for unit in units if unit.seat == seat]
    faction = state.faction or (mine[0].profile.faction if mine else "wild_brood")
    for card in [*state.hand, *(state.deck or ()), *state.discard]:
        if card not in heroes() and entry is not None:
            raise no_such(entry, "hand", card)
    rest = Counter(hero_deck(faction)) - Counter([*state.hand, *state.discard])
    deck = state.deck if state.deck is not None else tuple(rest.elements())
    army = state.army if state.army is not None else sum(u.profile.value for u in mine)
    return Player(
        seat,
        faction,
        army,
        Deck.of(deck),
        list(state.hand),
        list(state.discard),
        command=state.command,
        requisition=state.requisition,
    )


def _place_things(situation: Situation, battle: Battle, now: Now) -> None:
    if now.things is None:
        battle.things = make_things(battle.setting.scenario, battle.board)
        return
    for number, thing in enumerate(now.things):
        if thing.kind not in thing_kinds():
            raise no_such(situation.now, "things", thing.kind)
        try:
            hex_ = battle.board.number(thing.at)
        except ValueError:
            raise refuse(situation.now, Say("content-no-place"), name="things") from None
        battle.things.append(Thing(f"thing{number}", thing.kind, hex_))


def _place_in_time(situation: Situation, battle: Battle, now: Now) -> None:
    if now.phase not in PHASES:
        raise no_such(situation.now, "phase", now.phase)
    known = {unit.id for unit in battle.units}
    for name in (now.active, *now.group):
        if name is not None and name not in known:
            raise no_such(situation.now, "active", name)
    battle.round, battle.phase, battle.first = now.round, now.phase, now.first
    if now.first not in battle.setting.seats:
        raise no_such(situation.now, "first", now.first)
    battle.points = {str(side): points for side, points in now.points.items()}
    zones = list(battle.setting.scenario.zones)
    battle.zones = {side: now.zones.get(side, zones[n]) for n, side in enumerate(SIDES)}  # type: ignore[call-overload]
    for zone in battle.zones.values():
        if zone not in zones:
            raise no_such(situation.now, "zones", zone)
    battle.group = list(now.group)
    if now.active is not None:
        battle.act = Activation(now.active, now.stage, now.bonus_move)
        unit = battle.unit(now.active)
        unit.acted = now.stage != "start"
        unit.revealed = unit.revealed or (now.stage != "start" and bool(unit.active))
    battle.queue = _queue(battle)


def _queue(battle: Battle) -> list[str]:
    """Who is still to be dealt with at the beginning of a phase."""
    units = [unit for unit in battle.able() if not unit.kept]
    match battle.phase:
        case "opening" | "deploy":
            return [unit.id for unit in battle.units if not unit.models]
        case "place-active":
            return [unit.id for unit in units if unit.hand and unit.fresh]
        case "place-next" | "spare":
            return [unit.id for unit in units if unit.hand]
        case "flip":
            return [unit.id for unit in units if unit.doses]
        case "trim":
            return [unit.id for unit in units if unit.stack]
        case "draw":
            return [unit.id for unit in units]
        case "heroes":
            return list(battle.setting.clockwise(battle.first))
        case _:
            return []


def _shared_decks(battle: Battle, now: Now) -> None:
    """Fear and Wound decks: what is not on a unit, unless the situation says otherwise."""
    used: Counter[str] = Counter()
    for unit in battle.units:
        piles = [*unit.deck, *unit.hand, *unit.discard, *unit.stack, unit.active, unit.next]
        used.update(name_of(card) for card in piles if card and is_condition(card))
    for name, written in (("fear", now.fear), ("wounds", now.wounds)):
        kind = "fear" if name == "fear" else "wound"
        rest = Counter(condition_deck(kind)) - used
        setattr(battle, name, Deck.of(written if written is not None else rest.elements()))


def _grabs(situation: Situation, battle: Battle, now: Now) -> None:
    known = {unit.id: unit for unit in battle.units}
    for table in now.grabs:
        for name, number in ((table.unit, table.model), (table.target, table.target_model)):
            if name not in known or known[name].model(number) is None:
                raise no_such(situation.now, "grabs", name)
        battle.grabs.append(
            Grab(table.unit, table.model, table.target, table.target_model, table.blocked)
        )


def _check_places(situation: Situation, battle: Battle) -> None:
    """Everybody stands on the board, and nobody in anybody else's hex (1.9, 4.9)."""
    taken: dict[int, str] = {}
    for unit in battle.units:
        here: Counter[int] = Counter()
        if not unit.models and battle.phase not in BEFORE_DEPLOYMENT:
            raise refuse(situation.now, Say("content-no-place"), name=unit.id)
        for model in unit.models:
            for cell in battle.cells(unit, model):
                if cell == OFF or battle.board.ground[cell] == IMPASSABLE:
                    raise refuse(situation.now, Say("content-no-place"), name=unit.id)
                if taken.setdefault(cell, unit.id) != unit.id:
                    raise refuse(situation.now, Say("content-taken-place"), name=unit.id)
                here[cell] += 1
        if here and max(here.values()) > unit.profile.capacity:
            raise refuse(situation.now, Say("content-taken-place"), name=unit.id)
    for thing in battle.things:
        if thing.at in taken:
            raise refuse(situation.now, Say("content-taken-place"), name=thing.kind)
