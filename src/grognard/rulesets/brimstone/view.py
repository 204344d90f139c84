"""What a viewer may know of a battle: everything, once companies are revealed (1.21)."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from grognard.content import numbered
from grognard.content.legend import counted, legend_of
from grognard.kernel.questions import Point, Seat
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
from grognard.rulesets.brimstone.battle import (
    ACTIVATED,
    SEATS,
    Battle,
    Model,
    Setting,
    TerrainPiece,
)
from grognard.rulesets.brimstone.briefing import standing_of
from grognard.rulesets.brimstone.content import (
    Content,
    EffectEntry,
    Objective,
    Profile,
    StateEntry,
    WeaponEntry,
)
from grognard.rulesets.brimstone.deployment import zone_outline
from grognard.rulesets.brimstone.victory import controller

SETTING_UP = ("lists", "terrain", "shifts", "zones", "deployment")
PHASES = dict.fromkeys(SETTING_UP, "set_up") | {"over": "end"}
LOOKS = {"difficult": "scree", "area": "wood", "low": "wall", "tall": "rock", "pool": "lava"}
ROUND = 24
LEGEND = legend_of(
    good={"relic": "5.7"}, bad={"consumed": "4.609", "swallowed": "4.616", "wounded": "4.505"}
)
"""What a model carries beside the states of table 4.D."""
ABILITY_CLAUSES = {
    "brutal_charge": "7.2",
    "steadfast": "7.3",
    "elusive": "7.4",
    "first_strike": "7.5",
    "insignificant": "7.6",
    "vanguard": "7.7",
    "pathfinder": "7.8",
    "lure": "7.9",
    "scout": "7.10",
    "sharpshooter": "7.11",
    "rage": "7.12",
    "regeneration": "7.13",
}
WEAPON_RULE_CLAUSES = {
    "piercing": "7.15",
    "stunning": "7.16",
    "toppling": "7.17",
    "slowing": "7.18",
    "searing": "7.19",
    "swallow": "7.20",
    "cumbersome": "7.21",
}
RAGE = Badge(Say("ability-rage", {"x": 1}), rule=ABILITY_CLAUSES["rage"])


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
        standing=standing_of(battle),
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
        _objective(n, objective, controller(battle, objective))
        for n, objective in enumerate(battle.setting.objectives)
    ]
    found += [
        ZoneView(
            f"relic{n}", "objective", Say("zone-relic", {"number": n + 1}), None, relic.at, 0.5
        )
        for n, relic in enumerate(battle.relics)
        if relic.at is not None
    ]
    takers = {zone: seat for seat, zone in battle.zones.items()}
    for name in battle.setting.zones:
        found.append(_deployment_zone(battle.setting, name, takers.get(name)))
    return tuple(found)


@lru_cache(maxsize=1024)
def _objective(number: int, objective: Objective, holder: Seat | None) -> ZoneView:
    name = Say("zone-objective", {"number": number + 1})
    return ZoneView(f"objective{number}", "objective", name, holder, objective.at, objective.radius)


@lru_cache(maxsize=1024)
def _deployment_zone(setting: Setting, name: str, seat: Seat | None) -> ZoneView:
    corners = tuple(zone_outline(setting, name))
    return ZoneView(f"zone_{name}", "zone", Say(f"zone-{name}"), seat, outlines=(corners,))


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
    content = model.profile.content
    found = [
        counted(_state(content.states[name]), max(1, count)) for name, count in model.states.items()
    ]
    if model.profile.abilities.rage:
        found.append(RAGE)
    if model.burns:
        found.append(counted(LEGEND["consumed"], max(rounds for _, rounds in model.burns)))
    if model.held_by:
        found.append(LEGEND["swallowed"])
    if model.wounded:
        found.append(LEGEND["wounded"])
    if model.relic >= 0:
        found.append(LEGEND["relic"])
    return found


@lru_cache(maxsize=64)
def _state(state: StateEntry) -> Badge:
    return Badge(Say(f"state-{state.id}"), bad=not state.good, rule=state.clause)


def legend(content: Content) -> Sequence[Badge]:
    """Every badge that a model may show."""
    states = [_state(state) for state in content.states.values() if state.id not in LEGEND]
    return (*states, *LEGEND.values(), RAGE)


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
    for arm in arms:
        name = Say(f"weapon-{arm.id}")
        lines.append(Fact(name, _damage_line(arm), "1.12", "weapon"))
        lines += [Fact(name, rule, clause, "weapon") for rule, clause in _weapon_rules(arm)]
    lines += [
        Fact(Say("stat-ability"), Say(f"ability-{name}", {"x": value}), clause, "rule")
        for name, clause in ABILITY_CLAUSES.items()
        if (value := int(getattr(profile.abilities, name)))
    ]
    lines += [_effect(effect) for effect in profile.effects]
    lines.append(Fact(Say("stat-cost"), profile.cost, "2.1", "price"))
    return tuple(lines)


def _damage_line(weapon: WeaponEntry) -> Say:
    damage = "/".join(str(damage) for damage in weapon.damage)
    message = "shot-line" if weapon.range else "blow-line"
    return Say(message, {"damage": damage, "inches": weapon.range})


def _weapon_rules(weapon: WeaponEntry) -> list[tuple[Say, str]]:
    """What a weapon does besides its damage (7.14-7.21)."""
    found = []
    for name, clause in WEAPON_RULE_CLAUSES.items():
        value = getattr(weapon, name)
        if value:
            x = "/".join(map(str, value)) if isinstance(value, tuple) else int(value)
            found.append((Say(f"weapon-rule-{name}", {"x": x}), clause))
    return found


def _effect(effect: EffectEntry) -> Fact:
    """A special effect as its card prints it (4.801)."""
    line: dict[str, Value] = {
        "name": Say(f"effect-{effect.id}"),
        "kind": Say(f"effect-kind-{effect.kind}"),
        "cost": effect.cost,
        "difficulty": effect.difficulty,
        "inches": effect.range or 0,
    }
    what = Say(f"effect-{effect.id}.what")
    return Fact(Say("stat-effect"), Say("effect-line", line), "4.801", "spell", what)
