"""What a viewer may know of a battle (1.35)."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from grognard.content import numbered
from grognard.content.legend import counted, legend_of
from grognard.kernel.questions import Point, Seat
from grognard.kernel.said import Say
from grognard.kernel.views import (
    Badge,
    Bar,
    CounterView,
    Fact,
    PieceView,
    PileKind,
    PileView,
    StopView,
    TableView,
    TerrainView,
    TimelineView,
    View,
    ZoneView,
)
from grognard.rulesets.saurian import piles
from grognard.rulesets.saurian.battle import (
    SIDES,
    Battle,
    Model,
    Setting,
    Unit,
    heading_degrees,
    initiative,
    is_fear,
    name_of,
    piece_of,
    side_of,
)
from grognard.rulesets.saurian.briefing import standing_of
from grognard.rulesets.saurian.content import Content, Profile, Weapon, Zone
from grognard.rulesets.saurian.field import Hex
from grognard.rulesets.saurian.prints import back_of
from grognard.rulesets.saurian.victory import controller

SETTING_UP = ("muster", "first-player", "zones", "opening", "mulligan", "deploy")
LEGEND = legend_of(
    good={"grabbing": "4.50", "furious": "4.87", "holding": "4.62", "initiative": "3.3"},
    bad={
        "sedated": "4.71",
        "knocked": "4.49",
        "blocked": "4.56",
        "grabbed": "4.52",
        "fear": "4.82",
        "dosed": "4.69",
        "locked": "4.70",
    },
)
ACTION = ("command", "activation", "held", "check", "first-window", "fury", "skipped")


def view(battle: Battle, viewer: Seat) -> View:
    """The battle as one viewer may know it."""
    setting = battle.setting
    scenario = setting.scenario
    return View(
        ruleset="saurian",
        viewer=viewer,
        scenario=Say(f"scenario-{scenario.id}"),
        seats=setting.seats,
        sides={seat: side_of(seat) for seat in setting.seats},
        turn=battle.round,
        turns=scenario.rounds,
        called=Say("round-called"),
        phase=Say(f"phase-{_phase(battle)}"),
        table=TableView(battle.board.columns, battle.board.rows, "hexes", "jungle", "hex"),
        terrain=terrain(battle),
        zones=zones(battle),
        pieces=_pieces(battle),
        piles=_piles(battle, viewer),
        counters=tuple(_counters(battle)),
        timelines=tuple(_timelines(battle)),
        result=battle.result,
        standing=standing_of(battle),
    )


def _phase(battle: Battle) -> str:
    if battle.phase in SETTING_UP or (battle.round == 0 and battle.phase != "over"):
        return "set_up"
    return "action" if battle.phase in ACTION else "over" if battle.result else "initiative"


@lru_cache(maxsize=256)
def _ground(setting: Setting) -> tuple[TerrainView, ...]:
    found = []
    for number, patch in enumerate(setting.scenario.terrain):
        outlines = tuple((_point(hex_),) for hex_ in patch.hexes)
        name = Say(f"terrain-{patch.kind}")
        traits = (Say(f"class-{patch.class_}"),)
        found.append(TerrainView(patch.id or f"t{number}", patch.kind, name, outlines, traits))
    return tuple(found)


def terrain(battle: Battle) -> tuple[TerrainView, ...]:
    """Everything that lies on the table besides pieces."""
    setting = battle.setting
    things = [_thing(setting, thing.id, thing.kind, thing.at) for thing in battle.things]
    return (*_ground(setting), *things)


@lru_cache(maxsize=1024)
def _thing(setting: Setting, id_: str, kind: str, at: Hex) -> TerrainView:
    traits = (Say("trait-stability", {"n": setting.content.thing_kinds[kind].stability}),)
    outlines = ((setting.board.point(at),),)
    return TerrainView(id_, kind, Say(f"thing-{kind}"), outlines, traits)


def _point(place: tuple[int, int]) -> Point:
    return float(place[0]), float(place[1])


def zones(battle: Battle) -> tuple[ZoneView, ...]:
    """Objectives and zones, and who holds them."""
    found = []
    for objective, hex_ in zip(
        battle.setting.scenario.objectives, battle.setting.objectives, strict=True
    ):
        holder = controller(battle, hex_)
        seat = holder.side if holder is not None else None
        name = Say(f"objective-{objective.id}")
        found.append(ZoneView(objective.id, "objective", name, seat, battle.board.point(hex_), 1))
    if battle.phase in SETTING_UP:
        owners = {zone_name: side for side, zone_name in battle.zones.items()}
        for zone_name, zone in sorted(battle.setting.scenario.zones.items()):
            found.append(_deployment_zone(battle.setting, zone_name, zone, owners.get(zone_name)))
    return tuple(found)


@lru_cache(maxsize=1024)
def _deployment_zone(setting: Setting, name: str, zone: Zone, side: str | None) -> ZoneView:
    outlines = tuple((_point(place),) for place in setting.board.places if zone.holds(*place))
    return ZoneView(f"zone_{name}", "zone", Say("zone-deployment"), side, outlines=outlines)


def _pieces(battle: Battle) -> tuple[PieceView, ...]:
    pieces = []
    for unit, number in numbered(battle.units):
        if unit.gone:
            continue
        if not unit.models:
            pieces.append(_piece(battle, unit, None, unit.id, number))
        pieces += [_piece(battle, unit, m, piece_of(unit, m), number) for m in unit.models]
    return tuple(pieces)


def _piece(
    battle: Battle, unit: Unit, model: Model | None, piece_id: str, number: int
) -> PieceView:
    profile = unit.profile
    hexes: Sequence[Hex] = battle.cells(unit, model) if model is not None else ()
    health = model.health if model is not None else profile.health
    oriented = profile.oriented and model is not None
    return PieceView(
        id=piece_id,
        seat=unit.seat,
        side=unit.side,
        name=Say(f"unit-{profile.id}"),
        number=number,
        kind=f"{'human' if profile.human else 'dinosaur'}-{profile.id}",
        profile=profile.id,
        at=battle.board.point(hexes[0]) if hexes else None,
        heading=heading_degrees(model.heading) if oriented and model is not None else None,
        bars=(
            Bar(Say("stat-hp"), health, profile.health),
            Bar(Say("stat-ad"), unit.adrenaline, profile.adrenaline),
        ),
        badges=tuple(_badges(battle, unit, model)),
        card=card(profile),
        done=_is_done(battle, unit),
        covers=tuple(battle.board.point(hex_) for hex_ in hexes[1:]),
        unit=unit.id if piece_id != unit.id else "",
        member=model.number + 1 if model is not None and profile.models > 1 else 0,
    )


def _is_done(battle: Battle, unit: Unit) -> bool:
    """Whether it has had its activation; not while that lasts."""
    acts = battle.act is not None and battle.act.unit == unit.id
    return unit.acted and not acts and not unit.holding and battle.phase in ACTION


def _badges(battle: Battle, unit: Unit, model: Model | None) -> list[Badge]:
    shown = ["sedated"] if unit.sedated else []
    if model is not None:
        shown += _model_states(battle, unit, model)
    if unit.furious:
        shown.append("furious")
    if unit.holding:
        shown.append("holding")
    scared = sum(is_fear(card) for card in unit.deck.top)
    cards_ = {"fear": scared, "dosed": len(unit.doses), "locked": len(unit.sedatives)}
    found = [LEGEND[name] for name in shown]
    found += [counted(LEGEND[name], n) for name, n in cards_.items() if n]
    if battle.phase in ACTION and unit.able and unit.models:
        found.append(counted(LEGEND["initiative"], initiative(unit)))
    return found


def _model_states(battle: Battle, unit: Unit, model: Model) -> list[str]:
    found = ["knocked"] if model.knocked else []
    if battle.is_blocked(unit, model):
        found.append("blocked")
    elif battle.grabs_on(unit, model):
        found.append("grabbed")
    if any(g.unit == unit.id and g.model == model.number for g in battle.grabs):
        found.append("grabbing")
    return found


def legend(content: Content) -> Sequence[Badge]:
    """Every badge that a model may show."""
    return tuple(LEGEND.values())


@lru_cache(maxsize=1024)
def card(profile: Profile) -> tuple[Fact, ...]:
    """A Unit Board, line by line (1.20); it is printed once and never changes."""
    armour = profile.armour
    zones: tuple[tuple[str, int], ...] = (("ar", armour["all"]),)
    if profile.oriented:
        zones = (("ar_front", armour["front"]), ("ar_rear", armour["rear"]))
        if profile.large:
            zones = (zones[0], ("ar_side", armour["side"]), zones[1])
    stats: tuple[tuple[str, int | None, str], ...] = (
        ("hp", profile.health, "1.21"),
        ("mv", profile.movement, "4.1"),
        ("pv", profile.pivot, "4.5"),
        ("sd", profile.stand, "4.12"),
        ("me", profile.melee, "4.22"),
        ("ba", profile.ballistic, "4.23"),
        ("do", profile.dodge, "4.28"),
        ("st", profile.stability, "4.42"),
        ("fe", profile.fear, "4.78"),
        ("co", profile.courage, "4.79"),
        *((zone, armour_there, "1.22") for zone, armour_there in zones),
        ("l", profile.slots, "3.36"),
        ("dr", profile.draw, "3.22"),
        ("ad", profile.adrenaline, "4.94"),
        ("bi", profile.initiative, "3.12"),
        ("cr", profile.critical, "4.92"),
    )
    lines: list[Fact] = [
        Fact(Say(f"stat-{name}"), "–" if value is None else value, rule)
        for name, value, rule in stats
    ]
    lines.append(Fact(Say("stat-v"), profile.value, "2.1", "price"))
    if profile.weapon:
        lines += _weapon(profile.content.weapons[profile.weapon])
    lines += [
        Fact(
            Say("stat-ability"),
            Say(f"ability-{name}"),
            profile.content.abilities[name].clause,
            "rule",
        )
        for name in sorted(profile.abilities)
    ]
    return tuple(lines)


def _weapon(weapon: Weapon) -> list[Fact]:
    """A weapon with all its figures (1.32)."""
    name = Say(f"card-{weapon.id}")
    line = Say("weapon-line", {"range": weapon.range, "damage": weapon.damage})
    found: list[Fact] = [Fact(name, line, "1.32", "weapon")]
    if weapon.pierce:
        rule = Say("weapon-piercing", {"n": weapon.pierce})
        found.append(Fact(name, rule, "4.35", "weapon"))
    if weapon.area is not None:
        found.append(Fact(name, Say("weapon-area", {"n": weapon.area}), "4.30", "weapon"))
    if weapon.accepts is not None:
        found.append(Fact(name, Say(f"weapon-accepts-{weapon.accepts}"), "4.101", "weapon"))
    return found


def seen_by(battle: Battle, viewer: Seat, common: View) -> View:
    """What a spectator sees as a seat may know it: only cards are seen otherwise."""
    return replace(common, viewer=viewer, piles=_piles(battle, viewer))


def _piles(battle: Battle, viewer: Seat) -> tuple[PileView, ...]:
    found = []
    for player in battle.players:
        seat, mine = player.seat, player.seat == viewer
        found += [
            _pile(piles.hero_hand(seat), seat, "hero-hand", player.hand, "hand", known=mine),
            _pile(f"hero_deck_{seat}", seat, "hero-deck", list(player.deck), "deck", known=False),
            _pile(f"hero_discard_{seat}", seat, "hero-discard", player.discard, "discard"),
        ]
        if player.announced:
            found.append(_pile(f"announced_{seat}", seat, "announced", player.announced))
    for unit in battle.units:
        if not unit.gone:
            found += _unit_piles(unit, viewer)
    found.append(_pile("fear", None, "fear", list(battle.fear), "deck", known=False))
    found.append(_pile("wounds", None, "wounds", list(battle.wounds), "deck", known=False))
    return tuple(found)


def _pile(
    pile_id: str,
    seat: Seat | None,
    name: str,
    cards_: Sequence[str],
    kind: PileKind = "open",
    *,
    known: bool = True,
) -> PileView:
    shown = tuple(name_of(card_) if known else None for card_ in cards_)
    return PileView(pile_id, seat, Say(f"pile-{name}"), shown, kind)


def _unit_piles(unit: Unit, viewer: Seat) -> list[PileView]:
    """A Unit Board: its slots, its stack, and the cards beside it (1.19, 1.26-1.28)."""
    found = [_slot(unit, slot, viewer) for slot in piles.SLOTS]

    def lay(name: str, kind: PileKind, shown: Sequence[str | None], room: int = 0) -> None:
        found.append(
            PileView(
                piles.of_unit(unit.id, name),
                unit.seat,
                Say(f"pile-{name}"),
                tuple(shown),
                kind,
                unit.id,
                room,
            )
        )

    lay("stack", "stack", unit.stack, max(0, unit.slots - 1))
    lay("hand", "hand", _hand(unit, viewer))
    lay("discard", "discard", [name_of(c) for c in unit.discard])
    lay("deck", "deck", [None] * len(unit.deck))
    for name, shown in _conditions(unit, viewer).items():
        if shown:
            lay(name, "open", shown)
    return found


def _slot(unit: Unit, slot: piles.Slot, viewer: Seat) -> PileView:
    """A slot of a Unit Board: of a card face down others see the back (1.24)."""
    card_: str = getattr(unit, slot)
    mine = unit.seat == viewer
    is_face_down = bool(card_) and not (slot == "active" and unit.revealed)
    shown: tuple[str, ...] = ()
    if card_:
        shown = (
            back_of(unit.profile.content, card_) if is_face_down and not mine else name_of(card_),
        )
    return PileView(
        piles.of_unit(unit.id, slot),
        unit.seat,
        Say(f"pile-{slot}"),
        shown,
        "slot",
        unit.id,
        room=1,
        is_face_down=is_face_down,
    )


def _hand(unit: Unit, viewer: Seat) -> list[str | None]:
    """Others see how many cards are held, and no more (1.35)."""
    mine = unit.seat == viewer
    return [name_of(card_) if mine else None for card_ in unit.hand]


def _conditions(unit: Unit, viewer: Seat) -> dict[str, Sequence[str | None]]:
    """What else lies at a Unit Board: Sedatives, Nets, ammunition, equipment."""
    mine = unit.seat == viewer
    return {
        "sedatives": unit.sedatives,
        "nets": [net.card for net in unit.nets],
        "doses": [d.card if d.shown or d.giver == viewer else None for d in unit.doses],
        "ammo": _ammo(unit, mine),
        "equipment": [name for name in (unit.weapon, unit.gear) if name],
    }


def _timelines(battle: Battle) -> list[TimelineView]:
    """Initiative is printed on both faces of a card, so the order is known to all (1.24, 3.3)."""
    acting = battle.phase in ACTION
    found = [
        (Say("timeline-now"), [_stop(battle, u) for u in battle.able() if u.active or acting]),
        (Say("timeline-next"), [s for u in battle.able() for s in _next_stop(u)]),
    ]
    return [
        TimelineView(name, tuple(sorted(stops, key=lambda stop: -stop.value)))
        for name, stops in found
        if stops
    ]


def _stop(battle: Battle, unit: Unit) -> StopView:
    if battle.act is not None and battle.act.unit == unit.id:
        return StopView(unit.id, initiative(unit), "now")
    done = battle.phase in ACTION and unit.acted and not unit.holding
    return StopView(unit.id, initiative(unit), "done" if done else "to_come")


def _next_stop(unit: Unit) -> list[StopView]:
    """When a unit acts in the round after this one; a Condition card tells no Initiative."""
    card_ = unit.profile.content.cards.get(unit.next)
    return [StopView(unit.id, card_.initiative)] if card_ is not None else []


def _ammo(unit: Unit, mine: bool) -> list[str]:
    """Others see types only, in an order that says nothing."""
    known = unit.profile.content.ammunition
    return list(unit.ammo) if mine else sorted(f"back_{known[card_].type}" for card_ in unit.ammo)


def _counters(battle: Battle) -> list[CounterView]:
    goal = battle.setting.scenario.outright
    found = [CounterView(Say("stat-vp"), battle.points.get(side, 0), side, goal) for side in SIDES]
    for player in battle.players:
        found.append(CounterView(Say("stat-command"), player.command, player.seat))
        found.append(CounterView(Say("stat-requisition"), player.requisition, player.seat))
    if battle.first:
        found.append(CounterView(Say("stat-first_player"), 1, battle.first))
    types = Counter[str]()
    for card_ in battle.content.ammunition.values():
        types[card_.type] += battle.supply.get(card_.id, 0)
    found += [CounterView(Say(f"supply-{kind}"), n) for kind, n in sorted(types.items())]
    supplied = [weapon.id for weapon in battle.content.weapons.values() if weapon.supply]
    found += [
        CounterView(Say(f"supply-{name}"), battle.supply.get(name, 0))
        for name in sorted([*supplied, *battle.content.gear])
    ]
    return found
