"""Positions written by hand: every worked example can be put down as a file."""

from typing import Annotated, Literal

from msgspec import Meta, field, structs

from grognard.content import ContentError, Entry, Id, Loose, Say, Situation, SituationUnit, take
from grognard.content.published import Settings
from grognard.content.situation import no_such, overridden, refuse
from grognard.kernel.decks import Deck
from grognard.kernel.questions import Seat
from grognard.kernel.refusals import Refusal
from grognard.rulesets.gaslight import activation
from grognard.rulesets.gaslight.battle import (
    Aura,
    Battle,
    Model,
    Setting,
    Template,
    Token,
)
from grognard.rulesets.gaslight.cards import DECK, in_order
from grognard.rulesets.gaslight.content import (
    Overrides,
    TableSize,
    TemplateKind,
    Terrain,
    lost,
    profile_with,
    scenarios,
    spells,
)
from grognard.rulesets.gaslight.lists import heroes_agreed, make_model

Count = Annotated[int, Meta(ge=0, le=99)]
Card = Annotated[str, Meta(pattern=r"^([2-9]|10|[JQKA])[SHDC]$(?!\n)")]
SeatName = Literal["A", "B", "C", "D"]
SEATS: tuple[Seat, ...] = ("A", "B", "C", "D")


class UnitState(Entry, frozen=True, kw_only=True):
    """The state of a model that a situation may set."""

    wounds: Annotated[int, Meta(ge=1, le=20)] | None = None
    toppled: bool = False
    ready: bool = True
    lucky: bool = True
    acid: Count = 0
    spells: tuple[Id, ...] = ()
    carries: str = ""


class SeatState(Entry, frozen=True, kw_only=True):
    """What a player has."""

    hand: Annotated[tuple[Card, ...], Meta(max_length=52)] = ()
    points: Count = 0
    zone: Id | None = None


class TemplateTable(Entry, frozen=True, kw_only=True):
    kind: TemplateKind
    at: tuple[float, float, float]
    seat: SeatName = "A"
    by: str = ""


class AuraTable(Entry, frozen=True, kw_only=True):
    spell: Id
    caster: Id


class Now(Entry, frozen=True, kw_only=True):
    """Where in the turn the situation is."""

    turn: Annotated[int, Meta(ge=1, le=20)] = 1
    phase: Literal["deploy", "start", "draw", "steal", "activations", "surplus", "end"] = (
        "activations"
    )
    first: SeatName = "A"
    opportunity: SeatName | None = None
    active: Id | None = None
    actions: Annotated[int, Meta(ge=1, le=3)] | None = None
    heroic: bool = False
    moved: bool = False
    window: bool | None = None
    discard: Annotated[tuple[Card, ...], Meta(max_length=52)] = ()
    templates: Annotated[tuple[TemplateTable, ...], Meta(max_length=40)] = ()
    auras: Annotated[tuple[AuraTable, ...], Meta(max_length=40)] = ()
    tokens: dict[Id, tuple[float, float, float]] | None = None
    dropped: Annotated[tuple[Id, ...], Meta(max_length=10)] = field(default=())


def fresh(scenario: str, seats: tuple[Seat, ...], options: Settings) -> Battle:
    """The table of a scenario before any club is there (2.2, 2.3)."""
    laid = scenarios()[scenario]
    if len(seats) not in laid.players:
        raise Refusal("not-for-so-many", rule="2.2", players=len(seats), scenario=scenario)
    setting = Setting(laid, TableSize(), seats, heroes_agreed(options), options)
    battle = Battle(setting, [], Deck.of(DECK))
    battle.tokens = [Token(marker.id, marker.at) for marker in setting.markers.values()]
    battle.points = dict.fromkeys(seats, 0)
    battle.hands = {seat: [] for seat in seats}
    if setting.victory == "ledger":
        battle.search = hidden_ledger(len(battle.tokens))
    return battle


def battle_of(situation: Situation, options: Settings) -> Battle:
    """The battle a situation describes; what it leaves out is as in a fresh one."""
    now = take(situation.now, Now)
    seats = _seats(situation)
    battle = Battle(_setting(situation, seats, options), [], Deck())
    ordered = sorted(situation.units, key=lambda unit: seats.index(unit.seat))
    battle.models = [_model(written, index) for index, written in enumerate(ordered)]
    for seat in seats:
        battle.heroes[seat] = [
            m.profile.id for m in battle.models if m.seat == seat and m.profile.is_hero
        ]
    _seats_of(situation, battle)
    _cards(situation, battle, now)
    _tokens(battle, now)
    _moment(situation, battle, now)
    return battle


def _seats(situation: Situation) -> tuple[Seat, ...]:
    named = {unit.seat for unit in situation.units} | set(situation.seats)
    for seat in named:
        if seat not in SEATS:
            raise ContentError("situation", (), Say("content-no-seat", {"seat": seat}))
    last = max((SEATS.index(seat) for seat in named), default=1)
    return SEATS[: max(2, last + 1)]


def _setting(situation: Situation, seats: tuple[Seat, ...], options: Settings) -> Setting:
    first = next(iter(scenarios().values()))
    bare = structs.replace(first, id="", victory="none", terrain=(), markers=())
    laid = scenarios().get(situation.scenario or "", bare)
    size = take(situation.table, TableSize) if situation.table else TableSize()
    if situation.terrain is not None:
        terrain = tuple(_terrain(piece, n) for n, piece in enumerate(situation.terrain))
        laid = structs.replace(laid, terrain=terrain)
    return Setting(laid, size, seats, heroes_agreed(options), options)


def _terrain(piece: Loose, number: int) -> Terrain:
    found = structs.replace(take(piece, Terrain), id=f"t{number + 1}")
    try:
        found.piece()
    except ValueError as problem:
        raise refuse(piece, Say("content-invalid", {"reason": str(problem)})) from None
    return found


def _model(written: SituationUnit, index: int) -> Model:
    card = profile_with(written.profile, overridden(written, Overrides, lost))
    state = take(written.state, UnitState)
    model = make_model(written.id, written.seat, card)
    model.index = index
    if written.at is not None:
        x, y, *z = written.at
        model.at = (x, y, z[0] if z else 0.0)
    if state.wounds is not None:
        if state.wounds > card.wounds:
            raise refuse(written.state, Say("content-more-than-printed"), name="wounds")
        model.wounds = state.wounds
    model.toppled, model.ready, model.lucky = state.toppled, state.ready, state.lucky
    model.acid, model.carries = state.acid, state.carries
    for spell in state.spells:
        if spell not in spells():
            raise no_such(written.state, "spells", spell)
    model.spells = list(state.spells)
    return model


def _seats_of(situation: Situation, battle: Battle) -> None:
    zones = list(battle.setting.zones)
    for number, seat in enumerate(battle.setting.seats):
        loose = situation.seats.get(seat)
        state = take(loose, SeatState) if loose is not None else SeatState()
        battle.points[seat] = state.points
        battle.hands[seat] = in_order(state.hand)
        battle.zones[seat] = state.zone or zones[number % len(zones)]
        if battle.zones[seat] not in battle.setting.zones:
            assert loose is not None
            raise no_such(loose, "zone", battle.zones[seat])


def _cards(situation: Situation, battle: Battle, now: Now) -> None:
    """Every card is in one place: a hand, the discard pile, or else the deck (1.30)."""
    held = [card for hand in battle.hands.values() for card in hand] + list(now.discard)
    if len(set(held)) < len(held):
        raise refuse(situation.now, Say("content-invalid", {"reason": "a card is in two places"}))
    battle.discard = list(now.discard)
    battle.deck = Deck.of(card for card in DECK if card not in held)


def _tokens(battle: Battle, now: Now) -> None:
    markers = battle.setting.markers
    placed = now.tokens if now.tokens is not None else {m.id: m.at for m in markers.values()}
    carried = {model.carries: model for model in battle.models if model.carries}
    battle.tokens = [
        Token(name, None if name in carried else spot, "", name in now.dropped)
        for name, spot in placed.items()
    ]
    for name, model in carried.items():
        known = next((token for token in battle.tokens if token.id == name), None)
        if known is None:
            known = Token(name, None)
            battle.tokens.append(known)
        known.at, known.carrier, known.loose = None, model.id, True
    if battle.setting.victory == "ledger":
        unsearched = sum(token.id != "ledger" for token in battle.tokens)
        hides = not any(token.id == "ledger" for token in battle.tokens)
        battle.search = hidden_ledger(unsearched, hides=hides)


def hidden_ledger(markers: int, *, hides: bool = True) -> Deck:
    """What the unsearched markers hold: one the ledger, the others nothing (5.10)."""
    blanks = max(0, markers - 1 if hides else markers)
    return Deck.of(["ledger"] * (1 if hides and markers else 0) + ["nothing"] * blanks)


def _moment(situation: Situation, battle: Battle, now: Now) -> None:
    battle.turn = now.turn - 1 if now.phase == "deploy" else now.turn
    battle.phase = now.phase
    battle.first = now.first
    battle.opportunity = now.opportunity or now.first
    names = {model.id for model in battle.models}
    for n, table in enumerate(now.templates, start=1):
        template = Template(f"{table.kind}{n}", table.kind, table.at, table.seat, table.by)
        battle.templates.append(template)
    battle.laid = len(now.templates)
    for aura in now.auras:
        if aura.spell not in spells() or aura.caster not in names:
            raise refuse(situation.now, Say("content-no-reference", {"id": aura.spell}))
        battle.auras.append(Aura(aura.spell, aura.caster))
    if now.active is None:
        return
    if now.active not in names:
        raise no_such(situation.now, "active", now.active)
    model = battle.model(now.active)
    battle.active = model.id
    battle.opportunity = now.opportunity or model.seat
    battle.actions = now.actions or model.profile.actions
    battle.heroic, battle.moved = now.heroic, now.moved
    wanted = activation.needs_window(battle, model) if now.window is None else now.window
    battle.window = wanted and activation.needs_window(battle, model)
