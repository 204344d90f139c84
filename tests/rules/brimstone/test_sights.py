"""What anybody may ask of the table: sight lines, bands, zones, what a move would lead into."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.questions import Placement
from grognard.kernel.sights import Outlook
from grognard.rulesets.brimstone import RULESET
from grognard.testing import play
from grognard.testing.brimstone import position, terrain, to, unit
from grognard.testing.positions import told


def looking(*more: str) -> Any:
    return position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 20, 10), *more).battle


def advancing(*more: str) -> Game[Any]:
    game = position(
        unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 14.5, 10), *more, active="a1"
    )
    play(game, ["advance"])
    return game


def foresee(game: Game[Any], *path: tuple[float, float]) -> Outlook:
    return RULESET.outlook(game.battle, game.decision, to(*path))


@pytest.mark.clause("brimstone:4.404")
def test_an_open_table_is_a_clear_line_from_edge_to_edge() -> None:
    battle = looking()

    found = RULESET.sight(battle, "A", "a1", "b1")

    radii = battle.model("a1").profile.radius + battle.model("b1").profile.radius
    assert (found.clear, found.grade, found.blocker) == (True, "clear", "")
    assert found.distance == pytest.approx(10 - radii)


@pytest.mark.clause("brimstone:4.404")
def test_the_nearest_thing_that_obstructs_is_named_and_where() -> None:
    tall = terrain("tall", 15, 5, 16, 15)
    behind_tall = RULESET.sight(looking(tall), "A", "a1", "b1")
    behind_model = RULESET.sight(looking(tall, unit("b2", "ac_legion", 12, 10)), "A", "a1", "b1")

    assert (behind_tall.clear, behind_tall.blocker, behind_tall.at) == (False, "t0", (15.0, 10.0))
    assert (behind_model.clear, behind_model.blocker) == (False, "b2")
    assert RULESET.sight(looking(tall), "A", "a1", (20.0, 12.0)).blocker == "t0"


@pytest.mark.clause("brimstone:4.404")
def test_what_lies_on_the_line_without_obstructing_it_is_never_named() -> None:
    low, tall = terrain("low", 12, 5, 12.5, 15), terrain("tall", 15, 5, 16, 15)
    down = unit("b2", "ac_legion", 13.5, 10, states={"knocked_down": 0})

    assert RULESET.sight(looking(low, tall, down), "A", "a1", "b1").blocker == "t1"
    assert RULESET.sight(looking(low, down), "A", "a1", "b1").clear is True


@pytest.mark.clause("brimstone:4.405")
def test_a_target_behind_a_low_wall_is_seen_in_cover() -> None:
    assert (
        RULESET.sight(looking(terrain("low", 18, 5, 18.5, 15)), "A", "a1", "b1").grade == "covered"
    )


@pytest.mark.clause("brimstone:4.201", "brimstone:4.202")
def test_the_zone_is_an_inch_round_a_free_model_and_gone_when_it_is_engaged() -> None:
    free = looking()
    engaged = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 11.2, 10)).battle

    (zone,) = [ring for ring in RULESET.rings(free, "B", "a1") if ring.kind == "control"]

    assert zone.radius == free.model("a1").profile.radius + 1
    assert not [ring for ring in RULESET.rings(engaged, "B", "a1") if ring.kind == "control"]


@pytest.mark.clause("brimstone:4.408")
def test_bands_end_at_one_two_and_three_times_the_range() -> None:
    shooter = next(name for name, entry in _profiles().items() if entry.shooting is not None)
    battle = position(unit("a1", shooter, 10, 10), unit("b1", "ac_legion", 20, 10)).battle
    model = battle.model("a1")
    reach = model.profile.shooting.range

    *bands, beyond = [ring for ring in RULESET.rings(battle, "B", "a1") if ring.kind == "range"]

    radius = model.profile.radius
    assert [band.radius for band in bands] == [radius + n * reach for n in (1, 2, 3)]
    assert (beyond.radius, beyond.endless) == (radius + 3 * reach, True)


def _profiles() -> dict[str, Any]:
    from grognard.rulesets.brimstone import RULESET

    return {name: RULESET.content.profile(name) for name in RULESET.content.unit_entries}


@pytest.mark.clause("brimstone:4.204")
def test_a_path_into_a_zone_warns_of_it_and_the_rule_then_stops_there() -> None:
    game = advancing()

    assert foresee(game, (10.0, 12.0)).warnings == ()
    (warned,) = foresee(game, (12.5, 10.0)).warnings
    assert (warned.reason, warned.piece, warned.rule) == ("zone", "b1", "4.204")

    away, into = game.fork(), game.fork()
    away.answer(to((10.0, 12.0)))
    into.answer(to((12.5, 10.0)))
    assert told(away, "zone-entered") == []
    assert len(told(into, "zone-entered")) == 1
    assert into.battle.model("a1").place == pytest.approx(warned.at, abs=0.002)


@pytest.mark.clause("brimstone:2.10")
def test_terrain_tolls_are_in_the_cost_and_a_pool_warns() -> None:
    slow = advancing(terrain("difficult", 5, 10.5, 15, 20))
    pool = advancing(terrain("pool", 10, 12, 1))

    assert foresee(slow, (10.0, 11.5)).cost == pytest.approx(2.5)
    assert [w.reason for w in foresee(pool, (10.0, 11.0)).warnings] == ["pool"]
    assert foresee(pool, (10.0, 9.0)).warnings == ()


@pytest.mark.clause("brimstone:7.21")
def test_whoever_would_lose_their_shot_by_moving_is_warned() -> None:
    game = position(unit("a1", "gm_musk", 5, 10), unit("b1", "ac_legion", 18, 10), active="a1")
    play(game, ["shooting"])

    (warned,) = foresee(game, (6.0, 10.0)).warnings
    assert (warned.reason, warned.rule, warned.grave) == ("shot-lost", "7.21", True)
    assert RULESET.outlook(game.battle, game.decision, Placement()).warnings == ()


@pytest.mark.clause("brimstone:4.116")
def test_a_blocked_path_has_a_legal_detour() -> None:
    game = advancing(terrain("tall", 9.6, 11, 10.4, 11.3))
    straight = Placement(((10.0, 12.4),))

    found = RULESET.outlook(game.battle, game.decision, straight)

    assert game.decision.region.refuse(straight).reason == "path-through-tall"
    assert found.detour is not None and found.detour.end == (10.0, 12.4)
    assert game.decision.region.refuse(found.detour) is None
