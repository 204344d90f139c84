"""Positions written by hand: every worked example can be put down as a file."""

from collections.abc import Callable, Sequence
from typing import Annotated, Literal

from msgspec import Meta, field, structs

from grognard.content import Entry, Id, Say, Situation, SituationUnit, take
from grognard.content.published import Settings
from grognard.content.situation import no_such, overridden, refuse
from grognard.content.soundness import (
    IN_TERRAIN,
    OFF_TABLE,
    Pile,
    Shape,
    check_active,
    check_clashes,
    check_hand,
    check_most,
    check_places,
    check_references,
    check_turn,
    deal,
    lay_terrain,
    on_base,
)
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
    Content,
    Overrides,
    Scenario,
    TableSize,
    TemplateKind,
    Terrain,
)
from grognard.rulesets.gaslight.deployment import CARDS
from grognard.rulesets.gaslight.field import is_hanging, near_edges
from grognard.rulesets.gaslight.lists import heroes_agreed, make_model
from grognard.rulesets.gaslight.objectives import LEDGER, STAT
from grognard.rulesets.gaslight.spots import is_free_air, spot_refusal
from grognard.table.heights.relief import Relief

Count = Annotated[int, Meta(ge=0, le=99)]
Card = Annotated[str, Meta(pattern=r"^([2-9]|10|[JQKA])[SHDC]$(?!\n)")]
SeatName = Literal["A", "B", "C", "D"]
ACTIVATIONS = ("activations", "surplus")
"""The phases in which models are activated (3.6, 3.10)."""


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


def fresh(content: Content, scenario: str, seats: tuple[Seat, ...], options: Settings) -> Battle:
    """The table of a scenario before any club is there (2.2, 2.3)."""
    laid = content.scenarios[scenario]
    if len(seats) not in laid.players:
        raise Refusal("not-for-so-many", rule="2.2", players=len(seats), scenario=scenario)
    setting = Setting(content, laid, TableSize(), seats, heroes_agreed(options), options)
    battle = Battle(setting, [], Deck.of(DECK))
    battle.tokens = [Token(marker.id, marker.at) for marker in setting.markers.values()]
    battle.points = dict.fromkeys(seats, 0)
    battle.hands = {seat: [] for seat in seats}
    if setting.victory == "ledger":
        battle.search = hidden_ledger(len(battle.tokens))
    return battle


def battle_of(
    content: Content, situation: Situation, seats: tuple[Seat, ...], options: Settings
) -> Battle:
    """The battle a situation describes; what it leaves out is as in a fresh one."""
    now = take(situation.now, Now)
    battle = Battle(_setting(content, situation, seats, options, now), [], Deck())
    ordered = sorted(situation.units, key=lambda unit: seats.index(unit.seat))
    battle.models = [_model(content, written, index) for index, written in enumerate(ordered)]
    for seat in seats:
        battle.heroes[seat] = [
            m.profile.id for m in battle.models if m.seat == seat and m.profile.is_hero
        ]
    _seats_of(situation, battle)
    _cards(situation, battle, now)
    _tokens(situation, ordered, battle, now)
    _moment(situation, battle, now)
    _check(situation, ordered, battle, now)
    if now.active is not None:
        _activate(situation, battle, now, now.active)
    return battle


def _setting(
    content: Content, situation: Situation, seats: tuple[Seat, ...], options: Settings, now: Now
) -> Setting:
    first = next(iter(content.scenarios.values()))
    bare = structs.replace(first, id="", victory="none", terrain=(), markers=())
    laid = content.scenarios.get(situation.scenario or "", bare)
    size = take(situation.table, TableSize) if situation.table else TableSize()
    extent = (size.width, size.height)
    terrain = lay_terrain(
        situation,
        laid.terrain,
        Terrain,
        extent,
        _shape(size, content.looks),
        others=_other_ids(laid, now),
        first=1,
    )
    laid = structs.replace(laid, terrain=terrain)
    return Setting(content, laid, size, seats, heroes_agreed(options), options)


def _other_ids(laid: Scenario, now: Now) -> dict[str, Say]:
    """What else on the table has an id: markers, things to carry, Templates."""
    tokens = [*STAT, *(marker.id for marker in laid.markers), *(now.tokens or ())]
    found = dict.fromkeys(tokens, Say("content-a-marker"))
    templates = [f"{table.kind}{n}" for n, table in enumerate(now.templates, start=1)]
    return found | dict.fromkeys(templates, Say("content-a-thing"))


OUTLINES = {
    "barrier": ("a", "b", "height"),
    "ladder": ("foot", "normal", "z1"),
    "block": ("rect", "poly", "z1"),
    "platform": ("rect", "poly", "z1"),
    "stairs": ("rect", "poly", "low_edge", "z1"),
    "area": ("rect", "poly"),
}
"""What tells the shape of each kind of terrain (Table 1-B)."""


def _shape(size: TableSize, looks: Sequence[str]) -> Callable[[Terrain], Shape | Say]:
    """How the outline of a piece is found on a table of this size."""

    def shape(piece: Terrain) -> Shape | Say:
        if piece.look not in looks:
            return Say("content-no-kind", {"known": ", ".join(looks)})
        if piece.kind == "barrier":
            outline = Shape("a", (piece.a, piece.b))
        elif piece.kind == "ladder":
            outline = Shape("foot", (piece.foot,))
        elif piece.poly is not None:
            outline = Shape("poly", piece.poly)
        elif piece.rect is not None:
            west, south, east, north = piece.rect
            outline = Shape("rect", ((west, south), (east, south), (east, north), (west, north)))
        else:
            fields = ", ".join(OUTLINES[piece.kind])
            return Say("content-no-outline", {"kind": piece.kind, "fields": fields})
        return outline if _stands(piece, size) else Say("content-bad-outline")

    return shape


def _stands(piece: Terrain, size: TableSize) -> bool:
    """Whether the piece is a body that can be put on a table."""
    if piece.kind == "ladder" and piece.normal == (0.0, 0.0):
        return False
    if piece.kind == "barrier" and piece.a == piece.b:
        return False
    try:
        Relief(size.width, size.height, [piece.piece()])
    except ValueError:
        return False
    return True


def _model(content: Content, written: SituationUnit, index: int) -> Model:
    card = content.profile_with(written.profile, overridden(written, Overrides, content.lost))
    state = take(written.state, UnitState)
    model = make_model(written.id, written.seat, card)
    model.index = index
    if written.at is not None:
        x, y, *z = written.at
        model.at = (x, y, z[0] if z else 0.0)
    if state.wounds is not None:
        model.wounds = state.wounds
    model.toppled, model.ready, model.lucky = state.toppled, state.ready, state.lucky
    model.acid, model.carries = state.acid, state.carries
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
    hands = [
        Pile(entry, "hand", battle.hands[seat])
        for seat, entry in situation.seats.items()
        if seat in battle.hands
    ]
    for seat, hand in zip(situation.seats, hands):
        heroes = max(battle.setting.heroes, len(battle.heroes[seat]))
        check_hand(hand, CARDS + heroes)  # nobody ever holds more than he drew (3.3)
    battle.discard = list(now.discard)
    rest = deal(DECK, [*hands, Pile(situation.now, "discard", now.discard)])
    battle.deck = Deck.of(rest)


def _tokens(
    situation: Situation, ordered: Sequence[SituationUnit], battle: Battle, now: Now
) -> None:
    markers = battle.setting.markers
    placed = now.tokens if now.tokens is not None else {m.id: m.at for m in markers.values()}
    for spot in placed.values():
        if not battle.relief.holds(spot[0], spot[1], 0.0):
            raise refuse(situation.now, OFF_TABLE, name="tokens")
    check_references(situation.now, "dropped", now.dropped, placed)
    carried: dict[str, Model] = {}
    for written, model in zip(ordered, battle.models):
        if model.carries:
            check_references(written.state, "carries", [model.carries], [*placed, *STAT])
            if model.carries in carried:
                raise refuse(written.state, Say("content-carried-twice"), name="carries")
            carried[model.carries] = model
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
        unsearched = sum(token.id != LEDGER for token in battle.tokens)
        hides = not any(token.id == LEDGER for token in battle.tokens)
        battle.search = hidden_ledger(unsearched, hides=hides)


def hidden_ledger(markers: int, *, hides: bool = True) -> Deck:
    """What the unsearched markers hold: one the ledger, the others nothing (5.10)."""
    blanks = max(0, markers - 1 if hides else markers)
    return Deck.of(["ledger"] * (1 if hides and markers else 0) + ["nothing"] * blanks)


def _moment(situation: Situation, battle: Battle, now: Now) -> None:
    battle.turn = now.turn - 1 if now.phase == "deploy" else now.turn
    battle.phase = now.phase
    check_references(situation.now, "first", [now.first], battle.seats)
    battle.first = now.first
    battle.opportunity = now.opportunity or now.first
    check_references(situation.now, "opportunity", [battle.opportunity], battle.seats)
    for n, table in enumerate(now.templates, start=1):
        check_references(situation.now, "templates", [table.seat], battle.seats)
        check_references(situation.now, "templates", [table.by], ["", *battle.by_id])
        if not battle.relief.holds(table.at[0], table.at[1], 0.0) or table.at[2] < 0:
            raise refuse(situation.now, OFF_TABLE, name="templates")
        template = Template(f"{table.kind}{n}", table.kind, table.at, table.seat, table.by)
        battle.templates.append(template)
    battle.laid = len(now.templates)
    casters = [model.id for model in battle.in_play() if not model.toppled]
    auras = [spell.id for spell in battle.content.spells.values() if spell.kind == "aura"]
    for aura in now.auras:
        check_references(situation.now, "auras", [aura.spell], auras)
        check_references(situation.now, "auras", [aura.caster], casters)
        battle.auras.append(Aura(aura.spell, aura.caster))


def _check(
    situation: Situation, ordered: Sequence[SituationUnit], battle: Battle, now: Now
) -> None:
    """Refuse what no battle comes to, by the entry that says so."""
    check_turn(situation.now, "turn", now.turn, battle.setting.turns)
    buffs = [spell.id for spell in battle.content.spells.values() if spell.kind == "buff"]
    for written, model in zip(ordered, battle.models):
        check_most(written.state, model, {"wounds": model.profile.wounds})
        check_references(written.state, "spells", model.spells, buffs)
        check_clashes(
            written.state,
            (
                ("toppled", "carries", model.toppled and model.carries),  # 4.181
                ("carries", "at", model.carries and model.at is None),
            ),
        )
    check_places(zip(ordered, battle.models), lambda model: _hindrance(battle, model))
    for name in ("actions", "heroic", "moved", "window"):
        if now.active is None and name in situation.now.values:
            raise refuse(situation.now, Say("content-needs-active", {"field": "active"}), name=name)


def _hangs(battle: Battle, model: Model) -> bool:
    """Whether a model holds on to a wall where it has no footing, and has room there (4.124)."""
    x, y, _ = model.place
    return (
        is_hanging(battle, model)
        and bool(near_edges(battle, model))
        and battle.relief.holds(x, y, model.profile.radius)
        and is_free_air(battle, model, model.place)
    )


def _hindrance(battle: Battle, model: Model) -> Say | None:
    """Its base is on the table and a surface, on no other base and in nothing solid (1.51)."""
    if model.at is None:
        return None
    refusal = spot_refusal(battle, model, model.at)
    if refusal is None or _hangs(battle, model):
        return None
    if refusal.reason == "base-on-base":
        return on_base(str(refusal.facts["other"]))
    return {"off-table": OFF_TABLE, "no-surface": Say("content-no-surface")}.get(
        refusal.reason, IN_TERRAIN
    )


def _activate(situation: Situation, battle: Battle, now: Now, name: str) -> None:
    """The Activation of a model is under way, with Actions to spend (3.11)."""
    model = battle.by_id.get(name)
    check_active(
        situation.now,
        "active",
        name,
        battle.by_id,
        (
            (now.phase not in ACTIVATIONS, "phase"),
            (model is not None and model.at is None, "off-table"),
            (model is not None and not model.ready, "done"),
            (model is not None and now.opportunity not in (None, model.seat), "seat"),
        ),
    )
    assert model is not None, "check_active has found it"
    battle.active = model.id
    battle.opportunity = model.seat
    battle.actions = now.actions or model.profile.actions
    battle.heroic, battle.moved = now.heroic, now.moved
    wanted = activation.needs_window(battle, model) if now.window is None else now.window
    battle.window = wanted and activation.needs_window(battle, model)
