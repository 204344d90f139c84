"""What a viewer may know of a battle (1.35)."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from grognard.content import numbered
from grognard.kernel.questions import Point, Seat
from grognard.kernel.said import Say
from grognard.kernel.views import (
    Badge,
    Bar,
    CounterView,
    Fact,
    PieceView,
    PileView,
    TableView,
    TerrainView,
    View,
    ZoneView,
)
from grognard.rulesets.saurian.battle import (
    SIDES,
    Battle,
    Model,
    Unit,
    initiative,
    is_condition,
    is_fear,
    name_of,
    side_of,
)
from grognard.rulesets.saurian.content import Profile, abilities, ammunition, cards, gear, weapons
from grognard.rulesets.saurian.field import Hex
from grognard.rulesets.saurian.victory import controller

SETTING_UP = ("muster", "first-player", "zones", "opening", "mulligan", "deploy")
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
        phase=Say(f"phase-{_phase(battle)}"),
        table=TableView(battle.board.columns, battle.board.rows, "hexes", "jungle", "hex"),
        terrain=_terrain(battle),
        zones=_zones(battle),
        pieces=_pieces(battle),
        piles=tuple(_piles(battle, viewer)),
        counters=tuple(_counters(battle)),
        result=battle.result,
    )


def _phase(battle: Battle) -> str:
    if battle.phase in SETTING_UP or (battle.round == 0 and battle.phase != "over"):
        return "set_up"
    return "action" if battle.phase in ACTION else "over" if battle.result else "initiative"


def _terrain(battle: Battle) -> tuple[TerrainView, ...]:
    found = []
    for number, patch in enumerate(battle.setting.scenario.terrain):
        outlines = tuple((_point(hex_),) for hex_ in patch.hexes)
        name = Say(f"terrain-{patch.kind}")
        traits = (Say(f"class-{patch.class_}"),)
        found.append(TerrainView(patch.id or f"t{number}", patch.kind, name, outlines, traits))
    for thing in battle.things:
        outlines = ((battle.board.point(thing.at),),)
        traits = (Say("trait-stability", {"n": thing.stability}),)
        name = Say(f"thing-{thing.kind}")
        found.append(TerrainView(thing.id, thing.kind, name, outlines, traits))
    return tuple(found)


def _point(place: tuple[int, int]) -> Point:
    return float(place[0]), float(place[1])


def _zones(battle: Battle) -> tuple[ZoneView, ...]:
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
            outlines = tuple(
                (_point(place),) for place in battle.board.places if zone.holds(*place)
            )
            name, side = Say("zone-deployment"), owners.get(zone_name)
            found.append(ZoneView(f"zone_{zone_name}", "zone", name, side, outlines=outlines))
    return tuple(found)


def _pieces(battle: Battle) -> tuple[PieceView, ...]:
    pieces = []
    for unit, number in numbered(battle.units):
        if unit.gone:
            continue
        if not unit.models:
            pieces.append(_piece(battle, unit, None, unit.id, number))
        for place, model in enumerate(unit.models):
            piece_id = unit.id if place == 0 else f"{unit.id}.{model.number}"
            pieces.append(_piece(battle, unit, model, piece_id, number))
    return tuple(pieces)


def heading_degrees(direction: int) -> int:
    """A direction of the board as degrees clockwise from north.

    >>> [heading_degrees(d) for d in range(6)]
    [90, 30, 330, 270, 210, 150]
    """
    return (90 - 60 * direction) % 360


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
        at=battle.board.point(hexes[0]) if hexes else None,
        heading=heading_degrees(model.heading) if oriented and model is not None else None,
        bars=(
            Bar(Say("stat-hp"), health, profile.health),
            Bar(Say("stat-ad"), unit.adrenaline, profile.adrenaline),
        ),
        badges=tuple(_badges(battle, unit, model)),
        card=card(profile),
        done=unit.acted and not unit.holding and battle.phase in ACTION,
        covers=tuple(battle.board.point(hex_) for hex_ in hexes[1:]),
    )


def _badges(battle: Battle, unit: Unit, model: Model | None) -> list[Badge]:
    found = []
    if unit.sedated:
        found.append(Badge(Say("state-sedated"), bad=True))
    if model is not None:
        if model.knocked:
            found.append(Badge(Say("state-knocked"), bad=True))
        if battle.is_blocked(unit, model):
            found.append(Badge(Say("state-blocked"), bad=True))
        elif battle.grabs_on(unit, model):
            found.append(Badge(Say("state-grabbed"), bad=True))
        if any(g.unit == unit.id and g.model == model.number for g in battle.grabs):
            found.append(Badge(Say("state-grabbing")))
    if unit.furious:
        found.append(Badge(Say("state-furious")))
    if unit.holding:
        found.append(Badge(Say("state-holding")))
    scared = sum(is_fear(card) for card in unit.deck.top)
    cards_ = {"fear": scared, "dosed": len(unit.doses), "locked": len(unit.sedatives)}
    found += [Badge(Say(f"state-{name}"), n, bad=True) for name, n in cards_.items() if n]
    if battle.phase in ACTION and unit.able and unit.models:
        found.append(Badge(Say("state-initiative"), initiative(unit)))
    return found


@cache
def card(profile: Profile) -> tuple[Fact, ...]:
    """A Unit Board, line by line (1.20); it is printed once and never changes."""
    armour = profile.armour
    zones: tuple[tuple[str, int], ...] = (("ar", armour["all"]),)
    if profile.oriented:
        zones = (("ar_front", armour["front"]), ("ar_rear", armour["rear"]))
        if profile.large:
            zones = (zones[0], ("ar_side", armour["side"]), zones[1])
    stats: tuple[tuple[str, int | None], ...] = (
        ("hp", profile.health),
        ("mv", profile.movement),
        ("pv", profile.pivot),
        ("sd", profile.stand),
        ("me", profile.melee),
        ("ba", profile.ballistic),
        ("do", profile.dodge),
        ("st", profile.stability),
        ("fe", profile.fear),
        ("co", profile.courage),
        *zones,
        ("l", profile.slots),
        ("dr", profile.draw),
        ("ad", profile.adrenaline),
        ("bi", profile.initiative),
        ("cr", profile.critical),
        ("v", profile.value),
    )
    lines: list[Fact] = [
        Fact(Say(f"stat-{name}"), "–" if value is None else value, "1.20") for name, value in stats
    ]
    if profile.weapon:
        lines.append(Fact(Say("stat-weapon"), Say(f"card-{profile.weapon}"), "1.32"))
    lines += [
        Fact(Say("stat-ability"), Say(f"ability-{name}"), abilities()[name].clause)
        for name in sorted(profile.abilities)
    ]
    return tuple(lines)


def back_of(card_: str) -> str:
    """What the back of a card shows: its Initiative, or that it is a Condition card (1.24)."""
    if is_condition(card_):
        return "back_condition"
    return f"back_{cards()[card_].initiative}"


def _piles(battle: Battle, viewer: Seat) -> list[PileView]:
    found = []
    for player in battle.players:
        mine = player.seat == viewer
        found += [
            _pile(f"hero_hand_{player.seat}", player.seat, "hero-hand", player.hand, mine),
            _pile(f"hero_deck_{player.seat}", player.seat, "hero-deck", list(player.deck), False),
            _pile(f"hero_discard_{player.seat}", player.seat, "hero-discard", player.discard),
        ]
        if player.announced:
            name = f"announced_{player.seat}"
            found.append(_pile(name, player.seat, "announced", player.announced))
    for unit in battle.units:
        if not unit.gone:
            found += _unit_piles(unit, viewer)
    found.append(_pile("fear", None, "fear", list(battle.fear), False))
    found.append(_pile("wounds", None, "wounds", list(battle.wounds), False))
    return found


def _pile(
    pile_id: str, seat: Seat | None, kind: str, cards_: Sequence[str], known: bool = True
) -> PileView:
    shown = tuple(name_of(card_) if known else None for card_ in cards_)
    return PileView(pile_id, seat, Say(f"pile-{kind}"), shown)


def _unit_piles(unit: Unit, viewer: Seat) -> list[PileView]:
    mine = unit.seat == viewer
    found = []

    def add(kind: str, shown: Sequence[str | None]) -> None:
        if shown:
            name = Say(f"pile-{kind}", {"unit": Say(f"unit-{unit.profile.id}")})
            found.append(PileView(f"{unit.id}_{kind}", unit.seat, name, tuple(shown)))

    for slot in ("active", "next", "idle"):
        card_ = getattr(unit, slot)
        if card_:
            face_up = mine or (slot == "active" and unit.revealed)
            add(slot, [name_of(card_) if face_up else back_of(card_)])
    add("hand", [name_of(c) if mine else None for c in unit.hand])
    add("stack", unit.stack)
    add("discard", [name_of(c) for c in unit.discard])
    add("deck", [None] * len(unit.deck))
    add("sedatives", unit.sedatives)
    add("nets", [net.card for net in unit.nets])
    add(
        "doses",
        [dose.card if dose.shown or dose.giver == viewer else None for dose in unit.doses],
    )
    add("ammo", [c if mine else f"back_{ammunition()[c].type}" for c in _sorted(unit.ammo, mine)])
    add("equipment", [name for name in (unit.weapon, unit.gear) if name])
    return found


def _sorted(ammo: Sequence[str], mine: bool) -> Sequence[str]:
    """Others see types only, in an order that says nothing."""
    return ammo if mine else sorted(ammo, key=lambda card_: ammunition()[card_].type)


def _counters(battle: Battle) -> list[CounterView]:
    found = [CounterView(Say("stat-vp"), battle.points.get(side, 0), side) for side in SIDES]
    for player in battle.players:
        found.append(CounterView(Say("stat-command"), player.command, player.seat))
        found.append(CounterView(Say("stat-requisition"), player.requisition, player.seat))
    if battle.first:
        found.append(CounterView(Say("stat-first_player"), 1, battle.first))
    types = Counter[str]()
    for card_ in ammunition().values():
        types[card_.type] += battle.supply.get(card_.id, 0)
    found += [CounterView(Say(f"supply-{kind}"), n) for kind, n in sorted(types.items())]
    found += [
        CounterView(Say(f"supply-{name}"), battle.supply.get(name, 0))
        for name in sorted([*(w.id for w in weapons().values() if w.supply), *gear()])
    ]
    return found
