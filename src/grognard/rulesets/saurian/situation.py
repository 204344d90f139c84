"""Positions written by hand: every worked example can be put down as a file."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Annotated, Any, Literal

from msgspec import Meta, field, structs

from grognard.content import Entry, Id, Say, Situation, SituationUnit, take
from grognard.content.published import Settings
from grognard.content.situation import no_such, refuse
from grognard.content.soundness import (
    IN_TERRAIN,
    OFF_TABLE,
    Pile,
    Shape,
    check_active,
    check_clashes,
    check_hand,
    check_most,
    check_references,
    check_turn,
    deal,
    lay_terrain,
    on_base,
)
from grognard.kernel.decks import Deck
from grognard.kernel.questions import Seat
from grognard.rulesets.saurian.battle import (
    HAND_LIMIT,
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
    DEFAULT_HERO_DECK,
    MOST_OF_A_NAME,
    Content,
    HexPair,
    Objective,
    Overrides,
    Profile,
    Scenario,
    TableSize,
    TerrainPatch,
)
from grognard.rulesets.saurian.field import IMPASSABLE, OFF, Board
from grognard.rulesets.saurian.turn import PHASES

Count = Annotated[int, Meta(ge=0, le=99)]
Direction = Annotated[int, Meta(ge=0, le=5)]
CardName = Annotated[str, Meta(pattern=r"^[~^]?[a-z0-9_]+(@[a-z0-9_]+)?$", max_length=64)]
CardNames = Annotated[tuple[CardName, ...], Meta(max_length=40)]


ACTIVATIONS = ("activation", "held")
"""The phases in which units are activated (3.3, 3.10)."""
SLOTS = ("active", "next", "idle")
PILES = ("stack", "hand", "discard", "on_top")
OFF_BOARD = ("muster", "first-player", "zones", "opening", "mulligan")
"""The phases in which no unit is on the board yet (2.4-2.7)."""
BEFORE_DEPLOYMENT = (*OFF_BOARD, "deploy")
HANDS_DEALT = ("mulligan", "deploy")
"""The phases in which every unit has drawn its first hand and kept it (2.6)."""


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


MOST_HEXES = 1600
"""The hexes of the largest board."""
MOST_THINGS = 50


class TerrainTable(TerrainPatch, frozen=True, kw_only=True):
    kind: Id = "rocks"
    hexes: Annotated[tuple[HexPair, ...], Meta(min_length=1, max_length=400)]


def full_supply(content: Content) -> dict[str, int]:
    """Everything that can be bought (7G)."""
    stock = {item.id: item.supply for item in content.weapons.values() if item.supply}
    stock |= {item.id: item.supply for item in content.ammunition.values()}
    stock |= {item.id: item.supply for item in content.gear.values()}
    return stock


def make_things(scenario: Scenario, board: Board) -> list[Thing]:
    """The objects a scenario puts on the board (2.5)."""
    places = [(patch.kind, place) for patch in scenario.things for place in patch.hexes]
    return [Thing(f"thing{n}", kind, board.number(place)) for n, (kind, place) in enumerate(places)]


def fresh(content: Content, scenario: str, seats: tuple[Seat, ...], options: Settings) -> Battle:
    """The table before anybody sits down (2.5)."""
    setting = _fresh_setting(content, scenario, seats, tuple(options.items()))
    battle = Battle(setting, [], [])
    battle.things = make_things(setting.scenario, setting.board)
    battle.fear = Deck.of(content.condition_deck("fear"))
    battle.wounds = Deck.of(content.condition_deck("wound"))
    battle.supply = full_supply(content)
    return battle


@lru_cache(maxsize=64)
def _fresh_setting(
    content: Content,
    name: str,
    seats: tuple[Seat, ...],
    options: tuple[tuple[str, bool | int | str], ...],
) -> Setting:
    """Settings never change, so games of one kind share theirs."""
    scenario = content.scenarios[name]
    return Setting(content, scenario, Board.of(scenario), seats, dict(options))


def battle_of(
    content: Content, situation: Situation, seats: tuple[Seat, ...], options: Settings
) -> Battle:
    """The battle a situation describes; what it leaves out is as in a fresh one."""
    now = take(situation.now, Now)
    scenario = _scenario(content, situation, now)
    board = Board.of(scenario)
    setting = Setting(content, scenario, board, seats, options)
    ordered = sorted(situation.units, key=lambda unit: seats.index(unit.seat))
    units = [_unit(content, written, board) for written in ordered]
    players = [_player(content, situation, seat, units, now) for seat in seats]
    battle = Battle(setting, units, players)
    battle.supply = _supply(content, situation, now)
    _place_things(situation, battle, now)
    _place_in_time(situation, battle, now)
    _shared_decks(situation, ordered, battle, now)
    _grabs(situation, battle, now)
    _check_places(situation, ordered, battle)
    if now.active is not None:
        _activate(situation, battle, now, now.active)
    battle.queue = _queue(battle)
    return battle


def _scenario(content: Content, situation: Situation, now: Now) -> Scenario:
    known = content.scenarios
    if situation.scenario:
        base = known[situation.scenario]
    else:
        base = structs.replace(known["nest_ridge"], id="none", terrain=(), objectives=(), things=())
    table = take(situation.table, TableSize) if situation.table is not None else base.table
    things = sum(len(patch.hexes) for patch in base.things)
    terrain = lay_terrain(
        situation,
        base.terrain,
        TerrainTable,
        (table.columns - 1, table.rows - 1),
        partial(_shape, content.terrain_kinds),
        most=MOST_HEXES,
        others={f"thing{n}": Say("content-a-thing") for n in range(max(things, MOST_THINGS))},
    )
    changes: dict[str, Any] = {"table": table, "terrain": terrain}
    if now.objectives is not None:
        changes["objectives"] = tuple(
            Objective(id=f"N{n}", at=place) for n, place in enumerate(now.objectives, start=1)
        )
    for name in ("victory", "rounds", "exit"):
        if getattr(now, name) is not None:
            changes[name] = getattr(now, name)
    found = structs.replace(base, **changes)
    _check_board(situation, found, now)
    return found


def _shape(kinds: Sequence[str], patch: TerrainPatch) -> Shape | Say:
    if patch.kind not in kinds:
        return Say("content-no-kind", {"known": ", ".join(kinds)})
    return Shape("hexes", patch.hexes)


def _check_board(situation: Situation, scenario: Scenario, now: Now) -> None:
    """Objectives, objects and the way out are on the board (1.1, 2.5)."""

    def is_off(places: Iterable[HexPair]) -> bool:
        table = scenario.table
        return any(column >= table.columns or row >= table.rows for column, row in places)

    if is_off(now.objectives or ()):
        raise refuse(situation.now, OFF_TABLE, name="objectives")
    if now.exit is not None and now.exit >= scenario.table.columns:
        raise refuse(situation.now, OFF_TABLE, name="exit")
    printed = [*(o.at for o in scenario.objectives)]
    if now.things is None:
        printed += [place for patch in scenario.things for place in patch.hexes]
    if situation.table is not None and is_off(printed):
        raise refuse(situation.table, Say("content-table-cuts-terrain"))


def _supply(content: Content, situation: Situation, now: Now) -> dict[str, int]:
    full = full_supply(content)
    if now.supply is None:
        return full
    check_references(situation.now, "supply", now.supply, full)
    for item, number in now.supply.items():
        if number > full[item]:
            facts = {"card": item, "most": str(full[item])}
            raise refuse(situation.now, Say("content-too-many-of-card", {**facts}), name="supply")
    return dict(now.supply)


def _profile(content: Content, written: SituationUnit) -> Profile:
    overrides = take(written.overrides, Overrides)
    if overrides.weapon is not None and overrides.weapon not in content.weapons:
        raise no_such(written.overrides, "weapon", overrides.weapon)
    if overrides.deck is not None and not content.action_deck(overrides.deck):
        raise no_such(written.overrides, "deck", overrides.deck)
    return content.profile_with(written.profile, overrides)


def _unit(content: Content, written: SituationUnit, board: Board) -> Unit:
    profile = _profile(content, written)
    state = take(written.state, UnitState)
    unit = Unit(written.id, written.seat, profile, _models(written, state, profile, board), Deck())
    _check_cards(content, written, state)
    for name in ("active", "next", "idle"):
        setattr(unit, name, getattr(state, name))
    unit.stack, unit.hand = list(state.stack), list(state.hand)
    unit.discard, unit.sedatives = list(state.discard), list(state.sedatives)
    rest = _deal_actions(written, state, profile)
    middle = state.deck if state.deck is not None else rest
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
    _check_state(written, state, unit)
    return unit


def _deal_actions(written: SituationUnit, state: UnitState, profile: Profile) -> list[str]:
    """What is left of the unit's action deck; a card of it is in one place only (1.24)."""
    piles = [
        Pile(written.state, name, [card for card in pile if not is_condition(card)])
        for name, pile in _piles(state)
    ]
    return deal(profile.content.action_deck(profile.deck), piles)


def _piles(state: UnitState) -> Iterator[tuple[str, list[str]]]:
    """All cards of a unit, by the field that names them."""
    for name in SLOTS:
        yield name, [card for card in [getattr(state, name)] if card]
    for name in PILES:
        yield name, list(getattr(state, name))
    yield "deck", list(state.deck or ())


def _check_state(written: SituationUnit, state: UnitState, unit: Unit) -> None:
    """Nobody has more than its board says, nor what excludes one another (1.19, 3.36, 4.59)."""
    check_most(written.state, unit, {"adrenaline": unit.profile.adrenaline})
    most = {"sedatives": unit.profile.slots, "stack": max(0, unit.profile.slots - 1)}
    for name, printed in most.items():
        if len(getattr(state, name)) > printed:
            said = Say("content-more-than-printed", {"most": str(printed)})
            raise refuse(written.state, said, name=name)
    each = state.models is not None
    check_clashes(
        written.state,
        (
            ("models", "at", each and written.at is not None),
            ("models", "health", each and state.health is not None),
            ("models", "knocked", each and state.knocked),
            ("skipped", "holding", state.skipped and state.holding),
        ),
    )


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
        if any(number < 0 or number != int(number) for number in written.at[:2]):
            raise refuse(written.state, Say("content-no-place"), name="at")
        place = (int(written.at[0]), int(written.at[1]))
        tables = (
            ModelTable(at=place, facing=facing, health=state.health, knocked=state.knocked),
        ) * count
    if len(tables) > profile.models:
        said = Say("content-more-than-printed", {"most": str(profile.models)})
        raise refuse(written.state, said, name="models")
    found = []
    for number, table in enumerate(tables):
        try:
            hex_ = board.number(table.at)
        except ValueError:
            raise refuse(written.state, OFF_TABLE, name=_place_field(written)) from None
        health = profile.health if table.health is None else table.health
        if health > profile.health:
            said = Say("content-more-than-printed", {"most": str(profile.health)})
            raise refuse(written.state, said, name="health")
        heading = table.facing if profile.oriented else 0
        found.append(Model(number, health, hex_, heading, table.knocked))
    return found


def _place_field(written: SituationUnit) -> str:
    return "models" if written.at is None else "at"


def _facing(written: SituationUnit) -> int:
    """Degrees clockwise from north, as other games tell headings, to a direction of the board."""
    return 0 if written.heading is None else round((90 - written.heading) / 60) % 6


def _check_cards(content: Content, written: SituationUnit, state: UnitState) -> None:
    for name in ("active", "next", "idle", "stack", "hand", "discard", "deck", "on_top"):
        value = getattr(state, name)
        for card in (value,) if isinstance(value, str) else value or ():
            known = name_of(card) in content.cards or is_condition(card)
            made_up = is_condition(card) and name_of(card) not in content.conditions
            if card and (not known or made_up):
                raise no_such(written.state, name, card)
    if state.on_top and not all(is_fear(card) for card in state.on_top):
        raise no_such(written.state, "on_top", state.on_top[0])
    loose = [*state.sedatives, *(d.card for d in state.doses), *(n.card for n in state.nets)]
    for card in [*loose, *(state.ammunition or ())]:
        if card not in content.ammunition:
            raise no_such(written.state, "ammunition", card)
    if state.weapon is not None and state.weapon not in content.weapons:
        raise no_such(written.state, "weapon", state.weapon)
    if state.gear is not None and state.gear not in content.gear:
        raise no_such(written.state, "gear", state.gear)


def _player(
    content: Content, situation: Situation, seat: Seat, units: Iterable[Unit], now: Now
) -> Player:
    entry = situation.seats.get(seat)
    state = take(entry, SeatState) if entry is not None else SeatState()
    mine = [unit for unit in units if unit.seat == seat]
    faction = state.faction or (mine[0].profile.faction if mine else "wild_brood")
    deck: Iterable[str] = content.hero_deck(faction)
    if entry is not None:
        check_references(entry, "faction", [faction], content.factions)
        hand = Pile(entry, "hand", state.hand)
        if now.phase != "heroes":
            check_hand(hand, HAND_LIMIT)  # 2.8
        discard = Pile(entry, "discard", state.discard)
        deck = _deal_heroes(content, faction, hand, discard, state)
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


def _deal_heroes(
    content: Content, faction: str, hand: Pile, discard: Pile, state: SeatState
) -> list[str]:
    """The hero deck: as written, or what is left of the default one; twenty cards in all (2.2)."""
    known = [card for card in content.heroes.values() if card.faction == faction]
    box = [card.id for card in known for _ in range(max(card.copies, MOST_OF_A_NAME))]
    deal(box, [hand, discard, Pile(hand.entry, "deck", state.deck or ())])
    placed = len(hand.cards) + len(discard.cards)
    rest = Counter(content.hero_deck(faction)) - Counter([*hand.cards, *discard.cards])
    most = DEFAULT_HERO_DECK - placed
    if state.deck is None:
        return list(rest.elements())[:most]
    check_hand(Pile(hand.entry, "deck", state.deck), most)
    return list(state.deck)


def _place_things(situation: Situation, battle: Battle, now: Now) -> None:
    if now.things is None:
        battle.things = make_things(battle.setting.scenario, battle.board)
        return
    for number, thing in enumerate(now.things):
        if thing.kind not in battle.content.thing_kinds:
            raise no_such(situation.now, "things", thing.kind)
        try:
            hex_ = battle.board.number(thing.at)
        except ValueError:
            raise refuse(situation.now, OFF_TABLE, name="things") from None
        battle.things.append(Thing(f"thing{number}", thing.kind, hex_))


def _place_in_time(situation: Situation, battle: Battle, now: Now) -> None:
    if now.phase not in PHASES:
        raise no_such(situation.now, "phase", now.phase)
    check_turn(situation.now, "round", now.round, battle.setting.scenario.rounds)
    waiting = [unit.id for unit in battle.able() if not unit.acted or _has_reacted(unit)]
    check_references(situation.now, "group", now.group, waiting)
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


def _activate(situation: Situation, battle: Battle, now: Now, name: str) -> None:
    """The activation of a unit is under way (3.5)."""
    unit = battle.by_id.get(name)
    begun = now.stage != "start"
    check_active(
        situation.now,
        "active",
        name,
        battle.by_id,
        (
            (now.phase not in ACTIVATIONS, "phase"),
            (unit is not None and unit.sedated, "unable"),
            (
                unit is not None and unit.acted and not begun and not _has_reacted(unit),
                "done",
            ),
        ),
    )
    assert unit is not None, "check_active has found it"
    battle.act = Activation(unit.id, now.stage, now.bonus_move)
    unit.acted = unit.acted or begun
    unit.revealed = unit.revealed or (begun and bool(unit.active))


def _has_reacted(unit: Unit) -> bool:
    """Whether a unit of a Group has moved or acted out of turn, its own still to come (4.110)."""
    return unit.acted and not unit.holding and unit.used_move != unit.used_action


def _queue(battle: Battle) -> list[str]:
    """Who is still to be dealt with at the beginning of a phase."""
    units = [unit for unit in battle.able() if not unit.kept]
    match battle.phase:
        case "opening":
            return [unit.id for unit in battle.units if not unit.hand]
        case "deploy":
            return [unit.id for unit in battle.units if not unit.models]
        case "place-active":
            return [unit.id for unit in units if unit.hand and unit.fresh]
        case "place-next":
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


def _shared_decks(
    situation: Situation, ordered: Iterable[SituationUnit], battle: Battle, now: Now
) -> None:
    """Fear and Wound decks: what is not on a unit, unless the situation says otherwise (1.30)."""
    for deck, kind, written in (("fear", "fear", now.fear), ("wounds", "wound", now.wounds)):
        piles = [
            Pile(unit.state, name, [name_of(c) for c in pile if _is_of(battle, kind, c)])
            for unit in ordered
            for name, pile in _piles(take(unit.state, UnitState))
        ]
        rest = deal(
            battle.content.condition_deck(kind), [*piles, Pile(situation.now, deck, written or ())]
        )
        setattr(battle, deck, Deck.of(rest if written is None else written))


def _is_of(battle: Battle, kind: str, card: str) -> bool:
    return is_condition(card) and battle.content.conditions[name_of(card)].deck == kind


def _grabs(situation: Situation, battle: Battle, now: Now) -> None:
    known = {unit.id: unit for unit in battle.units}
    for table in now.grabs:
        for name, number in ((table.unit, table.model), (table.target, table.target_model)):
            if name not in known or known[name].model(number) is None:
                raise no_such(situation.now, "grabs", name)
        if table.unit == table.target:
            said = Say("content-contradiction", {"one": table.unit, "other": table.target})
            raise refuse(situation.now, said, name="grabs")
        battle.grabs.append(
            Grab(table.unit, table.model, table.target, table.target_model, table.blocked)
        )


def _check_places(situation: Situation, ordered: Iterable[SituationUnit], battle: Battle) -> None:
    """Everybody stands on the board, and nobody in anybody else's hex (1.9, 4.9)."""
    taken: dict[int, str] = {}
    for written, unit in zip(ordered, battle.units):
        field_ = _place_field(written)
        check_clashes(
            written.state,
            (
                (field_, "phase", unit.models and battle.phase in OFF_BOARD),
                ("hand", "phase", not unit.hand and battle.phase in HANDS_DEALT),
            ),
        )
        if not unit.models and battle.phase not in BEFORE_DEPLOYMENT:
            raise refuse(written.state, Say("content-no-place"), name="at")
        here = Counter(cell for model in unit.models for cell in battle.cells(unit, model))
        for cell, models in here.items():
            said = _hindrance(battle, unit, cell, models, taken)
            if said is not None:
                raise refuse(written.state, said, name=field_)
            taken[cell] = unit.id
    things = battle.things
    for n, thing in enumerate(things):
        if thing.at in taken:
            raise refuse(situation.now, on_base(taken[thing.at]), name="things")
        if any(other.at == thing.at for other in things[:n]):
            raise refuse(situation.now, Say("content-taken-place"), name="things")


def _hindrance(
    battle: Battle, unit: Unit, cell: int, models: int, taken: dict[int, str]
) -> Say | None:
    """Why so many models of a unit may not stand on a hex (1.5, 1.9, 1.10)."""
    if cell == OFF:
        return OFF_TABLE
    if battle.board.ground[cell] == IMPASSABLE:
        return IN_TERRAIN
    if cell in taken:
        return on_base(taken[cell])
    return Say("content-taken-place") if models > unit.profile.capacity else None
