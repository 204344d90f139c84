"""What a viewer may know of a battle: everything (1.20)."""

from collections.abc import Sequence
from functools import lru_cache

from grognard.content import numbered
from grognard.content.legend import counted, legend_of
from grognard.kernel.questions import Seat
from grognard.kernel.said import Say, Value, signed
from grognard.kernel.views import (
    Badge,
    CounterView,
    Fact,
    PieceView,
    TableView,
    TerrainView,
    View,
    ZoneView,
)
from grognard.rulesets.baroud.battle import SEATS, SHORT, Battle, Figure, Setting
from grognard.rulesets.baroud.briefing import standing_of
from grognard.rulesets.baroud.content import STICKS, Content, Profile
from grognard.rulesets.baroud.deployment import zone_seat
from grognard.rulesets.baroud.overwatch import zone_of
from grognard.rulesets.baroud.victory import holder, standing_scores

SETTING_UP = ("muster", "roles", "deployment", "first-turn")
LEGEND = legend_of(
    good={
        "overwatch": "4.604",
        "fought": "4.14",
        "carrier": "5.11",
        "acting": "3.4",
        "ambush": "4.310",
        "level": "4.108",
    },
    bad={
        "fallen": "4.403",
        "immobilised": "4.809",
        "rattled": "4.133",
        "magic-lost": "4.804",
        "grenades-out": "4.708",
        "tough-used": "4.927",
    },
)


def view(battle: Battle, viewer: Seat) -> View:
    """The battle as one viewer may know it."""
    setting = battle.setting
    phase = "set-up" if battle.phase in SETTING_UP else battle.phase
    scores = standing_scores(battle)
    return View(
        ruleset="baroud",
        viewer=viewer,
        scenario=Say(f"scenario-{setting.scenario or 'none'}"),
        seats=SEATS,
        sides={seat: seat for seat in SEATS},
        turn=battle.round,
        turns=setting.rounds,
        called=Say("round-called"),
        phase=Say(f"phase-{phase}", {"seat": battle.active}),
        table=TableView(setting.width, setting.height, "inches", "cobbles", "mm"),
        terrain=terrain(battle),
        zones=zones(battle),
        pieces=tuple(
            _piece(battle, figure, n) for figure, n in numbered(battle.figures) if not figure.gone
        ),
        counters=(
            *(CounterView(Say("stat-vp"), scores[seat], seat) for seat in SEATS),
            CounterView(Say("stat-actions"), battle.actions, battle.active),
        ),
        result=battle.result,
        standing=standing_of(battle),
    )


def terrain(battle: Battle) -> tuple[TerrainView, ...]:
    """The terrain, which never changes."""
    return _terrain(battle.setting)


@lru_cache(maxsize=256)
def _terrain(setting: Setting) -> tuple[TerrainView, ...]:
    found = []
    for number, piece in enumerate(setting.terrain):
        if piece.rect is not None:
            west, south, east, north = piece.rect
            outline = ((west, south), (east, south), (east, north), (west, north))
        else:
            assert piece.line is not None, "terrain is a rectangle or a line"
            outline = (piece.line[:2], piece.line[2:])  # type: ignore[assignment]
        traits = (Say("trait-level", {"level": piece.level}),) if piece.level else ()
        id_, name = piece.id or f"t{number}", Say(f"terrain-{piece.kind}")
        found.append(TerrainView(id_, piece.kind, name, (outline,), traits))
    return tuple(found)


def zones(battle: Battle) -> tuple[ZoneView, ...]:
    """Objectives and zones, and who holds them."""
    setting = battle.setting
    found = []
    if setting.objective is not None:
        name = Say("objective-tower")
        reach = setting.sticks[SHORT]
        found.append(
            ZoneView("objective", "objective", name, holder(battle), setting.objective, reach)
        )
    if battle.token is not None and not battle.carrier:
        found.append(
            ZoneView("token", "objective", Say("objective-relic"), None, battle.token, 6.0)
        )
    for figure in battle.on_table():
        if figure.watch:
            reach = zone_of(battle, figure.weapon(figure.watch)) + figure.profile.radius
            name = Say("zone-watch")
            found.append(
                ZoneView(f"watch_{figure.id}", "area", name, figure.seat, figure.at, reach)
            )
    if battle.phase in SETTING_UP:
        for role, zone in setting.zones.items():
            seat, corners = zone_seat(battle, role), zone.corners
            name = Say(f"zone-{role}")
            found.append(ZoneView(f"zone_{role}", "zone", name, seat, outlines=(corners,)))
    return tuple(found)


def _piece(battle: Battle, figure: Figure, number: int) -> PieceView:
    profile = figure.profile
    return PieceView(
        id=figure.id,
        seat=figure.seat,
        side=figure.seat,
        name=Say(f"unit-{profile.id}"),
        number=number,
        kind=silhouette(profile),
        profile=profile.id,
        at=figure.at,
        radius=profile.radius,
        badges=tuple(_badges(battle, figure)),
        card=card(profile),
        done=figure.activated and figure.id != battle.acting,
    )


def silhouette(profile: Profile) -> str:
    """What a figure looks like from above."""
    if profile.look:
        return f"figure-{profile.look}"
    return "figure-armed" if profile.weapons else "figure-unarmed"


def _badges(battle: Battle, figure: Figure) -> list[Badge]:
    shown = {
        "fallen": figure.fallen,
        "immobilised": figure.immobilised,
        "rattled": figure.rattled,
        "magic-lost": figure.magic_lost,
        "grenades-out": figure.grenades_out,
        "tough-used": figure.tough_used,
        "overwatch": figure.watch,
        "fought": figure.fought,
        "carrier": battle.is_carrying(figure),
        "acting": figure.id == battle.acting,
        "ambush": figure.ambush,
    }
    found = [LEGEND[name] for name, here in shown.items() if here]
    if figure.level:
        found.append(counted(LEGEND["level"], figure.level))
    return found


def legend(content: Content) -> Sequence[Badge]:
    """Every badge that a figure may show."""
    return tuple(LEGEND.values())


@lru_cache(maxsize=1024)
def card(profile: Profile) -> tuple[Fact, ...]:
    """A figure's card, line by line (1.2-1.6)."""
    lines: list[Fact] = [
        Fact(Say("stat-quality"), f"{profile.quality}+", "1.2"),
        Fact(Say("stat-combat"), profile.combat, "1.3"),
        Fact(Say("stat-move"), Say(f"stick-{STICKS[profile.stick]}"), "1.4"),
    ]
    for weapon in profile.weapons:
        facts: dict[str, Value] = {
            "range": Say(f"stick-{weapon.range}"),
            "bonus": signed(weapon.bonus),
            "short": signed(weapon.short_bonus),
        }
        name = Say(f"weapon-{weapon.id}")
        lines.append(Fact(name, Say("weapon-line", facts), "1.12", "weapon"))
        lines += [
            Fact(name, Say(f"weapon-tag-{tag}"), profile.content.weapon_tags[tag].clause, "weapon")
            for tag in weapon.tags
        ]
        if weapon.ammo:
            lines.append(Fact(name, Say("weapon-ammo"), "4.701", "weapon"))
    if profile.grenade is not None:
        facts = {"range": Say(f"stick-{profile.grenade.range}"), "power": profile.grenade.power}
        name = Say(f"weapon-{profile.grenade.id}")
        lines.append(Fact(name, Say("grenade-line", facts), "4.705", "weapon"))
    for ability in sorted(profile.abilities):
        value = Say(f"ability-{ability}")
        if ability == "lethal":
            value = Say("ability-lethal", {"type": Say(f"ability-{profile.lethal[0]}")})
        clause = profile.content.abilities[ability].clause
        lines.append(Fact(Say("stat-ability"), value, clause, "rule"))
    if "magic_user" in profile.abilities:
        lines += [
            Fact(Say("stat-spell"), Say(f"spell-{spell.id}"), spell.clause, "spell")
            for spell in profile.content.spells.values()
        ]
    lines.append(Fact(Say("stat-points"), profile.points, "2.2", "price"))
    return tuple(lines)
