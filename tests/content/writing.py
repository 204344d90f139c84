"""Writes a battle down as a situation: what a player would copy from the table."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from grognard.kernel.ruleset import Setup
from grognard.rulesets.baroud import situation as baroud
from grognard.rulesets.brimstone import situation as brimstone
from grognard.rulesets.colossus import situation as colossus
from grognard.rulesets.gaslight import situation as gaslight
from grognard.rulesets.saurian import situation as saurian
from grognard.testing import positions


def written(setup: Setup, battle: Any) -> str:
    """The position of a battle between two steps."""
    parts, now = WRITERS[setup.ruleset](battle)
    head = {"scenario": setup.scenario, "options": setup.options}
    return positions.situation(setup.ruleset, parts, now, bare=False, **head)


def _told(piece: Any, state: type[Struct], **more: Any) -> str:
    """A unit with whatever it has that is not as usual."""
    said = {name: getattr(piece, name, None) for name in state.__struct_fields__} | more
    fresh = {field.name: field.default for field in fields(state)}
    known = {name: value for name, value in said.items() if value not in (None, "", [], {}, ())}
    told = {name: value for name, value in known.items() if value != fresh.get(name)}
    return positions.entry(piece.id, piece.profile.id, **told)


def _colossus(battle: Any) -> tuple[list[str], dict[str, Any]]:
    units = [
        _told(u, colossus.UnitState, seat=u.seat, at=u.at, heading=u.heading) for u in battle.units
    ]
    turn = battle.turn + (battle.phase in ("initiative", "deployment"))
    now = {"phase": battle.phase, "turn": turn, "offense": battle.offense or "A"}
    if battle.phase == "movement":
        now |= {"slot": battle.slot, "danger": battle.danger}
    return units, now | {"points": battle.points, "lost": battle.lost}


def _baroud(battle: Any) -> tuple[list[str], dict[str, Any]]:
    figures = [_told(f, baroud.UnitState, seat=f.seat, at=f.at) for f in battle.figures]
    now = {name: getattr(battle, name) for name in ("round", "active", "first", "attacker")}
    now |= {"phase": battle.phase, "strength": battle.strength, "points": battle.points}
    now["round"] = max(1, battle.round)
    acting = battle.by_id.get(battle.acting)
    done = acting is not None and acting.at is None  # Whoever has left the table acts no more.
    for name in ("carrier", "token") if done else ("acting", "actions", "carrier", "token"):
        now |= {name: value} if (value := getattr(battle, name)) else {}
    return figures, now


def _gaslight(battle: Any) -> tuple[list[str], dict[str, Any]]:
    models = [
        _told(m, gaslight.UnitState, seat=m.seat, at=m.at) for m in battle.models if not m.gone
    ]
    seats = [
        positions.seat(seat, hand=battle.hands[seat], points=battle.points[seat])
        for seat in battle.seats
    ]
    turn = battle.turn + (battle.phase == "deploy")
    now: dict[str, Any] = {"phase": battle.phase, "turn": turn, "first": battle.first}
    now |= {"discard": battle.discard, "opportunity": battle.opportunity or battle.first}
    now["tokens"] = {token.id: token.at for token in battle.tokens if token.at is not None}
    now["templates"] = [{"kind": t.kind, "at": t.at, "seat": t.seat} for t in battle.templates]
    now["auras"] = [{"spell": aura.spell, "caster": aura.caster} for aura in battle.auras]
    if battle.active:
        now |= {"active": battle.active, "actions": battle.actions, "moved": battle.moved}
    return models + seats, now


def _brimstone(battle: Any) -> tuple[list[str], dict[str, Any]]:
    models = []
    for m in battle.models:
        dead = dict.fromkeys(("lp", "states", "burns", "status")) if m.dead else {}
        carried = m.relic if m.relic >= 0 else None
        models.append(
            _told(m, brimstone.ModelState, seat=m.owner, at=m.at, **{"relic": carried} | dead)
        )
    seats = [
        positions.seat(s, cmd=battle.cmd[s], base=battle.base[s], vp=battle.points.get(s, 0))
        for s in battle.seats
    ]
    turn = battle.turn + (battle.phase == "upkeep")
    now = {"phase": battle.phase, "turn": turn, "seat": battle.current or "A"}
    return models + seats, now | {"dominance": battle.dominance}


def _saurian(battle: Any) -> tuple[list[str], dict[str, Any]]:
    units = []
    for unit in battle.in_play():
        places = [
            {"at": battle.board.places[m.at], "facing": m.heading}
            | {"health": m.health, "knocked": m.knocked}
            for m in unit.models
        ]
        deck = {
            "deck": list(unit.deck),
            "doses": [{"card": d.card, "giver": d.giver} for d in unit.doses],
        }
        nets = [{"card": net.card} for net in unit.nets]
        units.append(
            _told(
                unit, saurian.UnitState, seat=unit.seat, models=places, nets=nets,
                ammunition=unit.ammo, sedated=False, **deck,
            )
        )  # fmt: skip
    seats = [
        positions.seat(p.seat, faction=p.faction, hand=p.hand, discard=p.discard)
        for p in battle.players
    ]
    now = {"phase": battle.phase, "round": battle.round, "first": battle.first or "A"}
    now["things"] = [{"kind": t.kind, "at": battle.board.places[t.at]} for t in battle.things]
    if battle.act is not None:
        now |= {"active": battle.act.unit, "stage": battle.act.stage}
    return units + seats, now


Writer = Callable[[Any], tuple[list[str], dict[str, Any]]]
WRITERS: Mapping[str, Writer] = {
    "baroud": _baroud,
    "brimstone": _brimstone,
    "colossus": _colossus,
    "gaslight": _gaslight,
    "saurian": _saurian,
}
