"""Pictures of a table: well-formed, true to scale, the same every time."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import grognard
from grognard.bots import Table, bot
from grognard.draw.drawings import silhouettes
from grognard.draw.looks import LOOKS, look_of
from grognard.draw.svg import picture
from grognard.kernel.said import Say
from grognard.kernel.state import Result
from grognard.kernel.views import (
    Badge,
    Bar,
    CounterView,
    PieceView,
    TableView,
    TerrainView,
    View,
    ZoneView,
)
from grognard.text import Language, languages
from grognard.text.telling import Teller, words_of

SVG = "{http://www.w3.org/2000/svg}"


def drawn(view: View, lang: Language = "en", name: str = "colossus") -> ET.Element:
    told = picture(view, Teller(words_of(grognard.ruleset(name), lang)))
    return ET.fromstring(told)  # noqa: S314 - our own picture, not somebody's file


def table(**what: Any) -> View:
    usual: dict[str, Any] = {
        "ruleset": "colossus",
        "viewer": "A",
        "scenario": Say("scenario-none"),
        "seats": ("A", "B"),
        "sides": {"A": "A", "B": "B"},
        "turn": 2,
        "turns": 6,
        "phase": Say("phase-combat"),
        "table": TableView(50, 40),
    }
    return View(**usual | what)


def piece(**what: Any) -> PieceView:
    usual: dict[str, Any] = {
        "id": "a1",
        "seat": "A",
        "side": "A",
        "name": Say("unit-ac_squire"),
        "number": 0,
        "kind": "machine-1",
        "at": (25.0, 20.0),
        "heading": 0,
        "radius": 1.0,
    }
    return PieceView(**usual | what)


def words_in(root: ET.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("name", grognard.rulesets())
@pytest.mark.parametrize("lang", languages())
def test_any_moment_of_any_game_is_a_well_formed_picture(name: str, lang: Language) -> None:
    ruleset = grognard.ruleset(name)
    game = ruleset.new_game(seed=8)
    Table(game, {seat: bot("random", seat) for seat in game.seats}).play()
    words = words_of(ruleset, lang, strict=True)

    for moment in range(game.answers, -1, -max(1, game.answers // 5)):
        game.rewind(moment)
        view = game.view(game.seats[0])
        told = picture(view, Teller(words))

        ET.fromstring(told)  # noqa: S314 - our own picture, not somebody's file
        assert told == picture(view, Teller(words))


def test_a_base_is_drawn_where_it_stands_at_its_true_size() -> None:
    root = drawn(table(pieces=(piece(),)))

    disc = next(root.iter(f"{SVG}circle"))
    assert (disc.get("cx"), disc.get("cy"), disc.get("r")) == ("500", "400", "20")


def test_north_is_at_the_top() -> None:
    root = drawn(table(pieces=(piece(at=(25.0, 39.0)),)))

    assert next(root.iter(f"{SVG}circle")).get("cy") == "20"


def test_sides_differ_in_more_than_colour() -> None:
    pieces = (piece(), piece(id="b1", seat="B", side="B", at=(10.0, 10.0)))

    root = drawn(table(pieces=pieces))

    rims = {
        (ring.get("stroke"), ring.get("stroke-dasharray"))
        for ring in root.iter(f"{SVG}circle")
        if ring.get("stroke-width") == "3"
    }
    assert len({colour for colour, _ in rims}) == len({dashes for _, dashes in rims}) == 2


def test_a_piece_wears_the_silhouette_of_its_profile() -> None:
    squire, maul = (drawn(table(pieces=(piece(profile=p),))) for p in ("ac_squire", "ac_maul"))

    masses = [{p.get("d") for p in root.iter(f"{SVG}path")} for root in (squire, maul)]
    assert silhouettes("colossus")["ac_squire"].mass in masses[0] - masses[1]


def test_half_a_life_is_half_an_arc() -> None:
    hurt = piece(bars=(Bar(Say("stat-armor"), 3, 6),))

    root = drawn(table(pieces=(hurt,)))

    arc = next(p for p in root.iter(f"{SVG}path") if p.get("stroke") == "#00795a")
    assert arc.get("d") == "M500 386A14 14 0 0 1 500 414"


def test_the_head_tells_game_turn_phase_and_score() -> None:
    scores = (CounterView(Say("stat-vp"), 4, "A"), CounterView(Say("stat-vp"), 7, "B"))

    told = words_in(drawn(table(counters=scores), "fr"))

    assert "Colossus – Rase campagne" in told
    assert "Tour 2 sur 6 · Phase de Combat" in told
    assert "Camp B\u00a0: 7 Points de victoire" in told


def test_the_end_of_a_game_is_told_in_place_of_the_phase() -> None:
    told = words_in(drawn(table(result=Result(("B",), {"A": 1, "B": 2}, "5.3"))))

    assert "Turn 2 of 6 · Seat B wins" in told


def test_a_wreck_is_crossed_out_and_a_piece_beside_the_table_is_not_drawn() -> None:
    wreck, waiting = piece(out=True), piece(id="a2", at=None)

    told = words_in(drawn(table(pieces=(wreck, waiting))))

    assert told.count("Squire") == 1


def test_a_long_name_is_cut_and_keeps_its_number() -> None:
    long = piece(name=Say("content-invalid", {"reason": "Extraordinarily long"}), number=12)

    assert "Extraordinar… 12" in words_in(drawn(table(pieces=(long,))))


def test_badges_past_the_fourth_are_counted() -> None:
    badges = tuple(Badge(Say("state-smoke")) for _ in range(6))

    assert "+3" in words_in(drawn(table(pieces=(piece(badges=badges),))))


def test_objectives_and_zones_are_drawn() -> None:
    corners = ((0.0, 0.0), (50.0, 0.0), (50.0, 6.0), (0.0, 6.0))
    zones = (
        ZoneView("F1", "objective", Say("marker-F1"), "A", (10.0, 10.0), 3.0),
        ZoneView("z", "zone", Say("zone-deployment"), "B", outlines=(corners,)),
        ZoneView("t", "template", Say("cover-smoke"), None, (20.0, 20.0), 2.0),
    )

    root = drawn(table(zones=zones))

    assert "West Furnace" in words_in(root)
    assert "60" in {c.get("r") for c in root.iter(f"{SVG}circle")}
    assert "M0 800L1000 800L1000 680L0 680Z" in {p.get("d") for p in root.iter(f"{SVG}path")}


def test_hexes_stand_on_their_point_and_odd_rows_are_shifted() -> None:
    board = TableView(10, 9, "hexes", "jungle")
    wood = TerrainView("t0", "wood", Say("terrain-wood"), (((0.0, 0.0),),))
    pieces = (piece(at=(0.0, 0.0), radius=0), piece(id="a2", at=(0.0, 1.0), radius=0))

    root = drawn(table(table=board, terrain=(wood,), pieces=pieces))

    first, second = (
        (float(c.get("cx", 0)), float(c.get("cy", 0)))
        for c in list(root.iter(f"{SVG}circle"))[:: len(list(root.iter(f"{SVG}circle"))) // 2][:2]
    )
    across = 1000 / 10.5
    assert first[0] == pytest.approx(across / 2, abs=0.02)
    assert second[0] == pytest.approx(across, abs=0.02)
    assert second[1] > first[1]
    hatched = next(p for p in root.iter(f"{SVG}path") if p.get("fill") == "url(#look-wood)")
    assert (hatched.get("d") or "").count("L") == 5
    assert "1 hex" in words_in(root)


@given(st.text(max_size=40), st.text(max_size=20), st.text(max_size=3))
def test_no_name_breaks_the_picture(name: str, kind: str, side: str) -> None:
    terrain = TerrainView("t", kind, Say("content-invalid", {"reason": name}), (((0, 0),),))
    odd = piece(name=Say("content-invalid", {"reason": name}), side=side, kind=kind)

    drawn(table(terrain=(terrain,), pieces=(odd,)))


def test_every_look_has_a_hatch_and_unknown_terrain_a_plain_one() -> None:
    assert {look_of(look) for look in LOOKS.terrain} == set(LOOKS.terrain)
    assert look_of("moon base") == "plain"
