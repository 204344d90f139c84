"""What a viewer may know of a battle: everything, once armies are revealed (1.49)."""

from collections.abc import Sequence
from functools import lru_cache

from grognard.content import numbered
from grognard.content.legend import counted, legend_of
from grognard.kernel.questions import Seat
from grognard.kernel.said import Say, Value
from grognard.kernel.views import (
    Badge,
    Bar,
    CounterView,
    Fact,
    PieceView,
    TableView,
    TerrainView,
    View,
    ZoneView,
)
from grognard.rulesets.colossus.battle import SIDES, Battle, Setting, Unit
from grognard.rulesets.colossus.briefing import standing_of
from grognard.rulesets.colossus.content import BRACKETS, Content, Profile
from grognard.rulesets.colossus.victory import controller, crown_holder, goal

SETTING_UP = ("muster", "deployment")
_, *RANGED = BRACKETS
PHASES = {
    **dict.fromkeys(SETTING_UP, "set_up"),
    **dict.fromkeys(("rally", "stress", "over"), "resolution"),
    "linking": "movement",
}
STRESS = Badge(Say("stat-stress"), bad=True, rule="1.40")
TOKENS = ("stationary", "jumping", "smoke", "ram")
LEGEND = legend_of(
    good={"stationary": "1.42", "jumping": "1.43", "smoke": "4.922", "ram": "1.46"},
    bad={"destroyed": "1.47", "panicked": "1.41"},
)


def view(battle: Battle, viewer: Seat) -> View:
    """The battle as one viewer may know it."""
    setting = battle.setting
    return View(
        ruleset="colossus",
        viewer=viewer,
        scenario=Say(f"scenario-{setting.scenario or 'none'}"),
        seats=setting.seats,
        sides={seat: seat[0] for seat in setting.seats},
        turn=battle.turn,
        turns=setting.turns,
        phase=Say(f"phase-{PHASES.get(battle.phase, battle.phase)}"),
        table=TableView(setting.ground.width, setting.ground.height, "inches", "steppe"),
        terrain=terrain(battle),
        zones=zones(battle),
        pieces=tuple(
            _piece(battle, unit, n) for unit, n in numbered(battle.units) if not unit.gone
        ),
        counters=tuple(
            CounterView(Say("stat-vp"), battle.points.get(side, 0), side, goal(battle))
            for side in SIDES
        ),
        result=battle.result,
        standing=standing_of(battle),
    )


def terrain(battle: Battle) -> tuple[TerrainView, ...]:
    """The terrain that still stands."""
    laid = _terrain(battle.setting)
    if not battle.lost:
        return laid
    return tuple(piece for number, piece in enumerate(laid) if number not in battle.lost)


@lru_cache(maxsize=256)
def _terrain(setting: Setting) -> tuple[TerrainView, ...]:
    """All terrain that was laid out, whatever became of it."""
    return tuple(
        TerrainView(
            piece.id or f"t{number}",
            piece.kind,
            Say(f"terrain-{piece.kind}"),
            (setting.ground.pieces[number].polygon.vertices,),
            (Say(f"class-{piece.class_}"),),
        )
        for number, piece in enumerate(setting.terrain)
    )


def zones(battle: Battle) -> tuple[ZoneView, ...]:
    """Objectives and zones, and who holds them."""
    setting = battle.setting
    found = []
    for marker in setting.markers:
        crown = setting.victory == "crown"
        holder = crown_holder(battle, marker) if crown else controller(battle, marker)
        radius = marker.radius if crown else 3.0
        name = Say(f"marker-{marker.id}")
        found.append(ZoneView(marker.id, "objective", name, holder or None, marker.at, radius))
    if battle.phase in SETTING_UP:
        for side, zone in setting.zones.items():
            name = Say("zone-deployment")
            found.append(ZoneView(f"zone_{side}", "zone", name, side, outlines=(zone.corners,)))
    return tuple(found)


def _piece(battle: Battle, unit: Unit, number: int) -> PieceView:
    profile = unit.profile
    done = unit.moved if battle.phase == "movement" else unit.attacked
    return PieceView(
        id=unit.id,
        seat=unit.seat,
        side=unit.side,
        name=Say(f"unit-{profile.id}"),
        number=number,
        kind=f"machine-{profile.size}",
        profile=profile.id,
        at=unit.at,
        heading=unit.heading,
        radius=profile.radius,
        bars=(
            Bar(Say("stat-armor"), unit.armor, profile.armor),
            Bar(Say("stat-structure"), unit.structure, profile.structure),
        ),
        badges=tuple(_badges(unit)),
        card=card(profile),
        done=done and battle.phase in ("movement", "combat"),
        out=bool(unit.destroyed),
    )


def _badges(unit: Unit) -> list[Badge]:
    found = [LEGEND[name] for name in ("destroyed", "panicked") if getattr(unit, name)]
    if unit.stress:
        found.append(counted(STRESS, unit.stress))
    return [*found, *(LEGEND[name] for name in TOKENS if getattr(unit, name))]


def legend(content: Content) -> Sequence[Badge]:
    """Every badge that a machine may show."""
    return (STRESS, *LEGEND.values())


@lru_cache(maxsize=1024)
def card(profile: Profile) -> tuple[Fact, ...]:
    """A unit's card, line by line (1.20-1.29)."""
    stats = (
        ("size", profile.size, "1.20"),
        ("move", profile.move, "1.21"),
        ("evasion", profile.evasion, "1.22"),
        ("armor", profile.armor, "1.23"),
        ("structure", profile.structure, "1.24"),
        ("skill", profile.skill, "1.25"),
        ("effective", profile.effective, "1.26"),
    )
    lines: list[Fact] = [Fact(Say(f"stat-{name}"), value, rule) for name, value, rule in stats]
    lines.append(Fact(Say("stat-rank"), Say(f"rank-{profile.rank}"), "4.902"))
    melee, *ranged = [damage or "–" for damage in profile.damage.values()]
    shots: dict[str, Value] = {"effective_range": profile.effective}
    shots.update(zip(RANGED, ranged, strict=True))
    lines += [
        Fact(Say(f"weapon-{profile.ranged}"), Say("gun-line", shots), "1.27", "weapon"),
        Fact(Say(f"weapon-{profile.melee}"), Say("fit-line", {"melee": melee}), "1.27", "weapon"),
    ]
    lines += [
        Fact(
            Say("stat-tags"),
            Say(f"tag-{name}", {"x": x}),
            profile.content.tags[name].clause,
            "rule",
        )
        for name, x in profile.tags.items()
    ]
    lines.append(Fact(Say("stat-pv"), profile.pv, "1.29", "price"))
    return tuple(lines)
