"""Games on geometry with checked bounds: no kernel reads or writes beyond a column, and what comes
out is what plain Python makes of it, on every table there is and on the largest there may be."""

import math
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

import grognard
from grognard.conformance import play_randomly, sight_bytes, view_bytes
from grognard.kernel.game import Game
from grognard.kernel.odds import odds
from grognard.kernel.questions import Choose, Place, Placement, Point
from grognard.kernel.refusals import Refusal
from grognard.rulesets.baroud.content import Kind
from grognard.rulesets.brimstone.content import TerrainKind
from grognard.table import compiled
from grognard.testing.positions import entry, situation, terrain

pytest.importorskip("numba")

UNITS, PIECES, CORNERS, TEMPLATES, WAYPOINTS = 100, 100, 40, 40, 64
"""The most of each that a situation file, or an answer, may have."""

SCENARIOS = [
    pytest.param(name, scenario, id=f"{name}-{scenario}")
    for name in grognard.rulesets()
    for scenario in grognard.ruleset(name).scenario_ids()
]


def forms() -> Iterator[str]:
    """Plain geometry for a while, then checked."""
    for is_checked in (False, True):
        with compiled.only(is_compiled=is_checked, is_checked=is_checked) as works:
            assert works
            yield "checked" if is_checked else "plain"


def look(game: Game[Any]) -> list[object]:
    """All that is offered, shown and told of one state."""
    told: list[object] = [view_bytes(game, seat) for seat in game.seats]
    told += [sight_bytes(game, seat) for seat in game.seats]
    match game.decision:
        case Choose() as choice:
            told.append([option.key for option in (*choice.options, *choice.unavailable)])
        case Place(region=region):
            told += [region.candidates(), region.outline(), refused(region, game)]
    return told


def refused(region: Any, game: Game[Any]) -> object:
    """What comes of a path with as many waypoints as there may be."""
    seat = game.decision.seat if game.decision is not None else ""
    x, y = next(p.at[:2] for p in game.view(seat).pieces if p.at and p.id == (region.piece or p.id))
    path = tuple((round(x + 0.05 * (k % 2), 2), round(y + 0.01 * k, 2)) for k in range(WAYPOINTS))
    try:
        return region.refuse(Placement(path, 0))
    except Refusal as refusal:
        return refusal


def played(game: Game[Any], steps: int, every: int) -> bytes:
    """So many random answers, a look about every now and then, and the odds of what is next."""
    told = look(game)
    for number in play_randomly(game, 1):
        if number % every == 0:
            told += look(game)
        if number == steps:
            break
    if game.decision is not None:
        told += weighed(game)
    return msgspec.json.encode([game.record, told], enc_hook=repr)


def weighed(game: Game[Any]) -> list[str]:
    """The odds of what is usual next, or what they lack."""
    try:
        return [repr(chance) for chance in odds(game, budget=20, samples=2).outcomes]
    except Refusal as missing:
        return [missing.reason]


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_a_game_on_checked_geometry_is_the_game_on_plain(name: str, scenario: str) -> None:
    plain, checked = (
        played(grognard.ruleset(name).new_game(scenario, seed=7), steps=400, every=80)
        for _ in forms()
    )

    assert checked == plain


def grid(count: int, wide: int, west: float, south: float, step: float) -> list[Point]:
    return [
        (round(west + step * (k % wide), 2), round(south + step * (k // wide), 2))
        for k in range(count)
    ]


def star(x: float, y: float, corners: int) -> list[Point]:
    """A ring with as many corners, every other one sticking out."""
    turns = [(2 * math.pi * k / corners, 0.8 + 0.25 * (k % 2)) for k in range(corners)]
    return [(round(x + r * math.cos(a), 4), round(y + r * math.sin(a), 4)) for a, r in turns]


def army(profile: str, places: list[Point], **state: Any) -> list[str]:
    """Units of two sides in turn."""
    return [entry(f"{'ab'[k % 2]}{k}", profile, at=at, **state) for k, at in enumerate(places)]


def full_colossus() -> str:
    classes = ("area", "solid", "massif")
    pieces = [
        terrain(rect=(x, y, x + 3, y + 3), **{"class": classes[k % 3]})
        for k, (x, y) in enumerate(grid(PIECES, 40, 2, 50, 4))
    ]
    now = {"phase": "movement", "lost": list(range(100))}
    units = army("ac_squire", grid(UNITS, 20, 4, 4, 4))
    return situation("colossus", [*units, *pieces], now, table={"width": 200, "height": 200})


def full_gaslight(count: int, corners: int) -> str:
    pieces = [
        terrain(**rise(k, x, y, corners)) for k, (x, y) in enumerate(grid(count, 32, 3, 11, 2.9))
    ]
    kinds = ("fire", "acid", "smoke", "mist")
    laid = [
        {"kind": kinds[k % 4], "at": (round(1.5 + 2.4 * k, 2), 5.0, 0.0)} for k in range(TEMPLATES)
    ]
    units = army("cs5", grid(UNITS, 40, 1.5, 1.5, 1.4))
    size = {"width": 100, "height": 100}
    return situation("gaslight", [*units, *pieces], {"templates": laid}, table=size)


def rise(k: int, x: float, y: float, corners: int) -> dict[str, Any]:
    """A piece of each kind in turn, on many levels."""
    poly = star(x, y, corners)
    kinds: list[dict[str, Any]] = [
        {"kind": "block", "poly": poly, "z1": 1 + k % 7},
        {"kind": "platform", "poly": poly, "z1": 1 + k % 9},
        {"kind": "stairs", "poly": poly, "z1": 1 + k % 5},
        {"kind": "barrier", "a": (x - 1, y - 1), "b": (x + 1, y + 1), "height": 2},
        {"kind": "ladder", "foot": (x, y), "normal": (0, 1), "z1": 3},
        {"kind": "area", "poly": poly, "class": "rough"},
    ]
    return kinds[k % 6]


def full_brimstone() -> str:
    kinds = get_args(TerrainKind)
    shapes: list[dict[str, Any]] = [
        {"rect": (x, y, x + 2.5, y + 2.5)} if k % 2 else {"disc": (x + 1, y + 1, 1.2)}
        for k, (x, y) in enumerate(grid(PIECES, 50, 3, 20, 3.2))
    ]
    pieces = [terrain(kind=kinds[k % len(kinds)], **shape) for k, shape in enumerate(shapes)]
    units = army("gm_amos", grid(UNITS, 50, 3, 3, 3.2))
    size = {"width": 200, "height": 200}
    return situation("brimstone", [*units, *pieces], {"phase": "action"}, table=size)


def full_baroud() -> str:
    kinds = get_args(Kind)
    pieces = []
    for k, (x, y) in enumerate(grid(PIECES, 40, 10, 340, 24)):
        kind, shape = kinds[k % len(kinds)], (x, y, x + 18, y + 18)
        rows = {"line" if kind in ("obstacle", "ladder") else "rect": shape}
        levels = {"level": 1 + k % 5} if kind == "platform" else {}
        pieces.append(terrain(kind=kind, **rows, **levels))
    units = army("rifleman", grid(UNITS, 25, 20, 20, 38))
    return situation("baroud", [*units, *pieces], {}, table={"width": 1000, "height": 1000})


def full_saurian() -> str:
    hexes = [(x, y) for y in range(20, 40) for x in range(20)]
    pieces = [
        terrain(kind="rocks", hexes=hexes[k % 400 : k % 400 + 1], **{"class": "difficult"})
        for k in range(PIECES)
    ]
    units = [
        entry(f"{'ab'[k % 2]}{k}", "rap", models=[{"at": (int(x), int(y))}])
        for k, (x, y) in enumerate(grid(UNITS, 20, 0, 0, 2))
    ]
    return situation("saurian", [*units, *pieces], {}, table={"columns": 40, "rows": 40})


LARGEST = [
    pytest.param("baroud", full_baroud(), id="baroud"),
    pytest.param("brimstone", full_brimstone(), id="brimstone"),
    pytest.param("colossus", full_colossus(), id="colossus"),
    # All pieces together have so many corners at most, so either of these is a limit.
    pytest.param("gaslight", full_gaslight(PIECES, 4), id="gaslight-pieces"),
    pytest.param("gaslight", full_gaslight(10, CORNERS), id="gaslight-corners"),
    pytest.param("saurian", full_saurian(), id="saurian"),
]


@pytest.mark.parametrize(("name", "source"), LARGEST)
def test_the_largest_table_there_may_be_is_played_alike(name: str, source: str) -> None:
    plain, checked = (
        played(grognard.ruleset(name).situation(source, seed=3), steps=4, every=4) for _ in forms()
    )

    assert checked == plain


ALONE = {
    "baroud": ("rifleman", {"at": (450, 450)}),
    "brimstone": ("gm_amos", {"at": (18, 18)}),
    "colossus": ("ac_squire", {"at": (24, 24)}),
    "gaslight": ("cs5", {"at": (18, 18, 0)}),
    "saurian": ("rap", {"models": [{"at": (5, 5)}]}),
}


@pytest.mark.parametrize("name", grognard.rulesets())
def test_one_unit_on_a_bare_table_is_played_alike(name: str) -> None:
    profile, state = ALONE[name]
    source = situation(name, [entry("a1", profile, **state)], {})

    plain, checked = (
        played(grognard.ruleset(name).situation(source, seed=3), steps=12, every=3) for _ in forms()
    )

    assert checked == plain
