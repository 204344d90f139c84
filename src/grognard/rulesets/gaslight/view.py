"""What a seat or a spectator may know of a battle (1.37)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from grognard.content import numbered
from grognard.content.legend import counted, legend_of
from grognard.kernel.questions import Point, Seat
from grognard.kernel.said import Say, Value, signed
from grognard.kernel.views import (
    Badge,
    Bar,
    CounterView,
    Fact,
    PieceView,
    PileView,
    RiseView,
    TableView,
    TerrainView,
    View,
    ZoneView,
)
from grognard.rulesets.gaslight.battle import TEMPLATE_RADIUS, Battle, Model, Setting
from grognard.rulesets.gaslight.briefing import standing_of
from grognard.rulesets.gaslight.cards import hand_of
from grognard.rulesets.gaslight.content import (
    STATS,
    Content,
    Melee,
    Profile,
    Ranged,
    Spell,
    Terrain,
    Weapon,
)
from grognard.rulesets.gaslight.field import is_hanging
from grognard.rulesets.gaslight.objectives import DISC, controller
from grognard.table.heights.views import levels, rises, ways_up

BACK = None
"""A card seen from behind."""
PHASES = {
    **dict.fromkeys(("heroes", "henchmen", "first-hand", "first-bid", "zones"), "set_up"),
    "deploy": "deployment",
    "draw": "start",
    "steal": "initiative",
}
LEGEND = legend_of(
    good={
        "hanging": "4.124",
        "active": "3.11",
        "heroic": "4.121",
        "lucky": "4.151",
        "first": "2.8",
    },
    bad={"toppled": "1.15", "acid": "4.174"},
)
LASTING = ("aura", "buff")
SPELL_CLAUSES = {"projectile": "4.138", "attack": "4.139", "aura": "4.140", "buff": "4.141"}
THIN = 0.06
LADDER = 0.4


def view(battle: Battle, viewer: Seat) -> View:
    """The battle as one viewer may know it: hands of others and the deck stay hidden."""
    setting = battle.setting
    return View(
        ruleset="gaslight",
        viewer=viewer,
        scenario=Say(f"scenario-{setting.scenario or 'none'}"),
        seats=setting.seats,
        sides={seat: seat for seat in setting.seats},
        turn=battle.turn,
        turns=setting.turns,
        phase=Say(f"phase-{PHASES.get(battle.phase, battle.phase)}"),
        table=TableView(
            battle.relief.width,
            battle.relief.height,
            "inches",
            "cobbles",
            levels=levels(battle.relief),
        ),
        terrain=terrain(battle),
        passages=ways_up(battle.relief),
        zones=zones(battle),
        pieces=tuple(
            _piece(battle, model, n) for model, n in numbered(battle.models) if not model.gone
        ),
        piles=_piles(battle, viewer),
        counters=tuple(
            CounterView(Say("stat-vp"), battle.points.get(seat, 0), seat) for seat in setting.seats
        ),
        result=battle.result,
        standing=standing_of(battle),
    )


def terrain(battle: Battle) -> tuple[TerrainView, ...]:
    """The terrain, which never changes."""
    return _terrain(battle.setting)


@lru_cache(maxsize=256)
def _terrain(setting: Setting) -> tuple[TerrainView, ...]:
    heights = rises(setting.relief)
    return tuple(_piece_of_terrain(piece, heights.get(piece.id)) for piece in setting.terrain)


def _piece_of_terrain(piece: Terrain, rise: RiseView | None) -> TerrainView:
    traits = [Say(f"terrain-{piece.kind}")]
    if piece.kind == "barrier":
        traits.append(Say("trait-barrier", {"height": piece.height, "z": piece.z0}))
    elif piece.kind != "area":
        traits.append(Say("trait-heights", {"low": piece.z0, "high": piece.z1}))
    else:
        traits.append(Say(f"class-{piece.class_}"))
    name = Say(f"look-{piece.look}")
    return TerrainView(piece.id, piece.look, name, (_outline(piece),), tuple(traits), rise)


def _outline(piece: Terrain) -> tuple[Point, ...]:
    if piece.kind == "barrier":
        return _strip(piece.a, piece.b, THIN)
    if piece.kind == "ladder":
        (x, y), (nx, ny) = piece.foot, piece.normal
        a = x - ny * LADDER, y + nx * LADDER
        return _strip(a, (x + ny * LADDER, y - nx * LADDER), 2 * THIN)
    return piece.polygon.vertices


def _strip(a: Point, b: Point, half: float) -> tuple[Point, ...]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5
    ox, oy = -dy / length * half, dx / length * half
    return (
        (a[0] - ox, a[1] - oy),
        (b[0] - ox, b[1] - oy),
        (b[0] + ox, b[1] + oy),
        (a[0] + ox, a[1] + oy),
    )


def zones(battle: Battle) -> tuple[ZoneView, ...]:
    """Objectives and zones, and who holds them."""
    found = []
    for token in battle.tokens:
        if token.at is not None:
            holder = controller(battle, token.at) if _is_held(battle) else None
            name = Say(f"marker-{token.id}")
            x, y, z = token.at
            found.append(ZoneView(token.id, "objective", name, holder, (x, y), DISC, z=z))
    for template in battle.templates:
        name = Say(f"template-{template.kind}")
        x, y, z = template.at
        found.append(
            ZoneView(template.id, "template", name, template.seat, (x, y), TEMPLATE_RADIUS, z=z)
        )
    if battle.phase in PHASES:
        owners = {zone: seat for seat, zone in battle.zones.items()}
        for zone in battle.setting.zones.values():
            west, south, east, north = zone.rect
            corners = ((west, south), (east, south), (east, north), (west, north))
            owner = owners.get(zone.id)
            name = Say(f"zone-{zone.id}")
            found.append(ZoneView(f"zone_{zone.id}", "zone", name, owner, outlines=(corners,)))
    return tuple(found)


def _is_held(battle: Battle) -> bool:
    return battle.setting.victory in ("beacons", "quarrel")


def seen_by(battle: Battle, viewer: Seat, common: View) -> View:
    """What a spectator sees as a seat may know it: only hands are seen otherwise."""
    return replace(common, viewer=viewer, piles=_piles(battle, viewer))


def _piles(battle: Battle, viewer: Seat) -> tuple[PileView, ...]:
    hands = [
        PileView(
            hand_of(seat),
            seat,
            Say("pile-hand", {"seat": seat}),
            tuple(hand) if seat == viewer else (BACK,) * len(hand),
            "hand",
        )
        for seat, hand in ((s, battle.hands.get(s, [])) for s in battle.setting.seats)
    ]
    deck = PileView("deck", None, Say("pile-deck"), (BACK,) * len(battle.deck), "deck")
    top_first = tuple(reversed(battle.discard))
    return (*hands, deck, PileView("discard", None, Say("pile-discard"), top_first, "discard"))


def _piece(battle: Battle, model: Model, number: int) -> PieceView:
    profile = model.profile
    return PieceView(
        id=model.id,
        seat=model.seat,
        side=model.seat,
        name=Say(f"unit-{profile.id}"),
        number=number,
        kind="hero" if profile.is_hero else "henchman",
        profile=profile.id,
        at=model.at[:2] if model.at is not None else None,
        radius=profile.radius,
        bars=(Bar(Say("stat-wounds"), model.wounds, profile.wounds),),
        badges=tuple(_badges(battle, model)),
        card=card(profile),
        done=not model.ready,
        z=model.at[2] if model.at is not None else 0.0,
        under=(battle.relief.roof_over(*model.at) or "") if model.at is not None else "",
    )


def _badges(battle: Battle, model: Model) -> list[Badge]:
    found = []
    if model.toppled:
        found.append(LEGEND["toppled"])
    if model.at is not None and is_hanging(battle, model):
        found.append(LEGEND["hanging"])
    if model.id == battle.active:
        found.append(counted(LEGEND["active"], battle.actions))
        if battle.heroic:
            found.append(LEGEND["heroic"])
    if model.acid:
        found.append(counted(LEGEND["acid"], model.acid))
    if model.carries:
        found.append(_carried(model.carries))
    if model.has("beginners_luck") and model.lucky:
        found.append(LEGEND["lucky"])
    spells = model.profile.content.spells
    cast = [*model.spells, *(aura.spell for aura in battle.auras if aura.caster == model.id)]
    found += [_spell(spells[name]) for name in cast]
    if model.seat == battle.first and model is next(
        (m for m in battle.models if m.seat == model.seat and not m.gone), None
    ):
        found.append(LEGEND["first"])
    return found


def _carried(token: str) -> Badge:
    return Badge(Say(f"marker-{token}"), rule="4.181")


def _spell(spell: Spell) -> Badge:
    return Badge(Say(f"spell-{spell.id}"), rule=SPELL_CLAUSES[spell.kind])


def legend(content: Content) -> Sequence[Badge]:
    """Every badge that a model may show."""
    lasting = [_spell(spell) for spell in content.spells.values() if spell.kind in LASTING]
    return (*LEGEND.values(), *map(_carried, ("ledger", "parcel")), *lasting)


@lru_cache(maxsize=1024)
def card(profile: Profile) -> tuple[Fact, ...]:
    """A model's card, line by line (Table 1-A)."""
    lines = [Fact(Say(f"stat-{name}"), getattr(profile, name), "1.12") for name in STATS]
    if profile.is_hero:
        lines.append(Fact(Say("stat-suit"), Say(f"suit-{profile.suit}"), "1.11"))
        lines.append(Fact(Say("stat-funds"), profile.funds, "1.11", "price"))
    else:
        lines.append(Fact(Say("stat-cost"), profile.cost, "1.11", "price"))
    for arm in (*profile.ranged.values(), *profile.melee.values()):
        lines += _weapon(profile, arm)
    for flask in profile.thrown.values():
        thrown: dict[str, Value] = {
            "inches": flask.range,
            "template": Say(f"template-{flask.template}"),
        }
        name, line = Say(f"weapon-{flask.id}"), Say("throw-line", thrown)
        lines.append(Fact(name, line, "1.24", "weapon"))
    lines += [
        Fact(
            Say("stat-ability"),
            _ability(text),
            profile.content.abilities[text.split()[0]].clause,
            "rule",
        )
        for text in profile.abilities
    ]
    known = profile.content.spells
    lines += [_spell_line(known[name]) for name in profile.spells if name in known]
    return tuple(lines)


def _weapon(profile: Profile, weapon: Weapon) -> Iterator[Fact]:
    """A weapon with all its figures, then its special rules (1.22, 1.23)."""
    name = Say(f"weapon-{weapon.id}")
    type_ = Say(f"type-{weapon.damage}")
    match weapon:
        case Ranged(strength=strength, bands=bands):
            told = ", ".join(f"{reach}\u2033 {signed(modifier)}" for reach, modifier in bands)
            line = Say("gun-line", {"strength": strength, "bands": told, "type": type_})
            yield Fact(name, line, "1.22", "weapon")
        case Melee(bonus=bonus):
            strength = profile.strength + bonus
            line = Say("blade-line", {"strength": strength, "bonus": signed(bonus), "type": type_})
            yield Fact(name, line, "1.23", "weapon")
    for rule in weapon.rules:
        clause = profile.content.abilities[rule.split()[0]].clause
        yield Fact(name, _ability(rule), clause, "weapon")


def _spell_line(spell: Spell) -> Fact:
    """A spell with its figures, and what it does (4.137)."""
    facts: dict[str, Any] = {
        "spell": Say(f"spell-{spell.id}"),
        "kind": Say(f"spell-kind-{spell.kind}"),
        "inches": spell.range,
        "difficulty": spell.difficulty,
        "strength": spell.strength,
    }
    line, what = Say("spell-line", facts), Say(f"spell-{spell.id}.what")
    return Fact(Say("stat-spell"), line, SPELL_CLAUSES[spell.kind], "spell", what)


def _ability(text: str) -> Say:
    """An ability as the card prints it: its name, its number, its type."""
    name, *rest = text.split()
    args: dict[str, Any] = {"x": next((word for word in rest if word.isdigit()), "")}
    if rest and not rest[-1].isdigit():
        args["type"] = Say(f"type-{rest[-1]}")
    return Say(f"ability-{name}", args)
