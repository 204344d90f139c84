"""What a viewer may know of a battle: everything, once companies are revealed (1.21)."""

from functools import lru_cache
from math import cos, pi, sin

from grognard.content import numbered
from grognard.kernel.questions import Point, Seat
from grognard.kernel.said import Say
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
from grognard.rulesets.brimstone.battle import ACTIVATED, SEATS, Battle, Model, TerrainPiece
from grognard.rulesets.brimstone.content import Profile, WeaponEntry
from grognard.rulesets.brimstone.deployment import zone_outline
from grognard.rulesets.brimstone.victory import controller

SETTING_UP = ("lists", "terrain", "shifts", "zones", "deployment")
PHASES = dict.fromkeys(SETTING_UP, "set_up") | {"over": "end"}
LOOKS = {"difficult": "scree", "area": "wood", "low": "wall", "tall": "rock", "pool": "lava"}
ROUND = 24


def view(battle: Battle, viewer: Seat) -> View:
    """The battle as one viewer may know it."""
    setting = battle.setting
    return View(
        ruleset="brimstone",
        viewer=viewer,
        scenario=Say(f"scenario-{setting.scenario or 'none'}"),
        seats=SEATS,
        sides={seat: seat for seat in SEATS},
        turn=battle.turn,
        turns=setting.turns,
        phase=Say(f"phase-{PHASES.get(battle.phase, battle.phase)}"),
        table=TableView(setting.width, setting.height, "inches", "basalt"),
        terrain=terrain(battle),
        zones=zones(battle),
        pieces=_pieces(battle),
        counters=_counters(battle),
        result=battle.result,
    )


def _outline(shape: tuple[float, ...]) -> tuple[Point, ...]:
    if len(shape) == 4:
        x1, y1, x2, y2 = shape
        return ((x1, y1), (x2, y1), (x2, y2), (x1, y2))
    x, y, radius = shape
    angles = [2 * pi * k / ROUND for k in range(ROUND)]
    return tuple((round(x + radius * cos(a), 3), round(y + radius * sin(a), 3)) for a in angles)


def terrain(battle: Battle) -> tuple[TerrainView, ...]:
    """Everything that lies on the table besides pieces."""
    ids = dict(enumerate(battle.setting.terrain_ids))
    return tuple(
        _terrain_piece(ids.get(number) or f"t{number}", piece)
        for number, piece in enumerate(battle.terrain)
    )


@lru_cache(maxsize=1024)
def _terrain_piece(id_: str, piece: TerrainPiece) -> TerrainView:
    return TerrainView(
        id_,
        LOOKS[piece.kind],
        Say(f"terrain-{piece.kind}"),
        (_outline(piece.shape),),
        (Say(f"terrain-rule-{piece.kind}"),),
    )


def zones(battle: Battle) -> tuple[ZoneView, ...]:
    """Objectives and zones, and who holds them."""
    found = [
        ZoneView(
            f"objective{n}", "objective", Say("zone-objective", {"number": n + 1}),
            controller(battle, objective), objective.at, objective.radius,
        )
        for n, objective in enumerate(battle.setting.objectives)
    ]  # fmt: skip
    found += [
        ZoneView(
            f"relic{n}", "objective", Say("zone-relic", {"number": n + 1}), None, relic.at, 0.5
        )
        for n, relic in enumerate(battle.relics)
        if relic.at is not None
    ]
    takers = {zone: seat for seat, zone in battle.zones.items()}
    for name in battle.setting.zones:
        corners = tuple(zone_outline(battle, name))
        seat = takers.get(name)
        found.append(
            ZoneView(f"zone_{name}", "zone", Say(f"zone-{name}"), seat, outlines=(corners,))
        )
    return tuple(found)


def _counters(battle: Battle) -> tuple[CounterView, ...]:
    found = []
    for seat in SEATS:
        found.append(CounterView(Say("stat-vp"), battle.points.get(seat, 0), seat))
        found.append(CounterView(Say("stat-command"), battle.cmd.get(seat, 0), seat))
        found.append(CounterView(Say("stat-base_command"), battle.base.get(seat, 0), seat))
        found.append(CounterView(Say("stat-kills"), battle.kills.get(seat, 0), seat))
        holds = int(battle.dominance == seat)
        found.append(CounterView(Say("stat-dominance"), holds, seat))
    return tuple(found)


def _pieces(battle: Battle) -> tuple[PieceView, ...]:
    with_numbers = numbered(battle.models, lambda model: model.owner)
    return tuple(_piece(model, number) for model, number in with_numbers if not model.dead)


def _piece(model: Model, number: int) -> PieceView:
    profile = model.profile
    return PieceView(
        id=model.id,
        seat=model.commander,
        side=model.commander,
        name=Say(f"unit-{profile.id}"),
        number=number,
        kind=f"{profile.rank}-{profile.base}",
        profile=profile.id,
        at=model.at,
        radius=profile.radius,
        bars=(Bar(Say("stat-lp"), max(0, model.lp), profile.lp),),
        badges=tuple(_badges(model)),
        card=card(profile),
        done=model.status == ACTIVATED,
    )


def _badges(model: Model) -> list[Badge]:
    found = []
    content = model.profile.content
    for name, count in model.states.items():
        found.append(Badge(Say(f"state-{name}"), max(1, count), not content.states[name].good))
    if model.profile.abilities.rage:
        found.append(Badge(Say("ability-rage")))
    if model.burns:
        rounds = max(rounds for _, rounds in model.burns)
        found.append(Badge(Say("state-consumed"), rounds, bad=True))
    if model.held_by:
        found.append(Badge(Say("state-swallowed"), bad=True))
    if model.wounded:
        found.append(Badge(Say("state-wounded"), bad=True))
    if model.relic >= 0:
        found.append(Badge(Say("state-relic")))
    return found


@lru_cache(maxsize=1024)
def card(profile: Profile) -> tuple[Fact, ...]:
    """A model's card, line by line (table 1.A)."""
    stats: tuple[tuple[str, int | None], ...] = (
        ("dpt", profile.dpt),
        ("cbt", profile.cbt),
        ("def", profile.defence),
        ("tir", profile.tir),
        ("foi", profile.foi),
        ("cmd", profile.cmd),
        ("pr", profile.pr),
        ("lp", profile.lp),
        ("wounded_at", profile.wounded_at),
    )
    lines: list[Fact] = [
        Fact(Say(f"stat-{name}"), "–" if value is None else value, "1.7") for name, value in stats
    ]
    lines.append(Fact(Say("stat-rank"), Say(f"rank-{profile.rank}"), "1.11"))
    lines.append(Fact(Say("stat-base"), Say(f"base-{profile.base}"), "1.6"))
    arms = [*profile.melee, *([profile.shooting] if profile.shooting else [])]
    lines += [Fact(Say(f"weapon-{arm.id}"), _damage_line(arm), "1.12") for arm in arms]
    lines += [
        Fact(Say("stat-ability"), Say(f"ability-{name}", {"x": value}), "7.1")
        for name in profile.abilities.__struct_fields__
        if (value := int(getattr(profile.abilities, name)))
    ]
    lines += [
        Fact(Say("stat-effect"), Say(f"effect-{effect.id}"), "4.801") for effect in profile.effects
    ]
    lines.append(Fact(Say("stat-cost"), profile.cost, "2.1"))
    return tuple(lines)


def _damage_line(weapon: WeaponEntry) -> str:
    line = "/".join(str(damage) for damage in weapon.damage)
    return f"{weapon.range}\u2033 {line}" if weapon.range else line
