"""What anybody may ask of the table: sight lines, ranges, what a move would provoke."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.questions import Placement
from grognard.kernel.sights import Outlook
from grognard.rulesets.colossus import RULESET
from grognard.testing import play
from grognard.testing.colossus import position, terrain, unit


def facing_off(*more: str) -> Game[Any]:
    return position(
        unit("a1", "ac_halberd", 20, 10, 0), unit("b1", "ac_halberd", 20, 30, 180), *more
    )


def moving(*more: str, **now: Any) -> Game[Any]:
    """``a1`` stands beside ``b1``, which looks north, and is about to move."""
    game = position(
        unit("a1", "ac_squire", 23, 22), unit("b1", "ac_halberd", 20, 20), *more,
        phase="movement", slot="A", **now,
    )  # fmt: skip
    play(game, ["standard"])
    return game


def foresee(game: Game[Any], *path: tuple[float, float]) -> Outlook:
    return RULESET.outlook(game.battle, game.decision, Placement(path, 0))


@pytest.mark.clause("colossus:4.301")
def test_nothing_between_two_machines_is_a_clear_line_from_edge_to_edge() -> None:
    battle = facing_off().battle

    found = RULESET.sight(battle, "A", "a1", "b1")

    assert (found.clear, found.grade, found.blocker, found.at) == (True, "clear", "", None)
    radius = battle.unit("a1").profile.radius
    assert found.distance == pytest.approx(20 - 2 * radius)


@pytest.mark.clause("colossus:4.303", "colossus:4.304")
def test_the_line_breaks_where_it_meets_the_nearest_blocker() -> None:
    wall = terrain("solid", 18, 18, 22, 20)

    by_terrain = RULESET.sight(facing_off(wall).battle, "A", "a1", "b1")
    by_enemy = RULESET.sight(
        facing_off(wall, unit("b2", "ac_squire", 20, 15)).battle, "A", "a1", "b1"
    )

    assert (by_terrain.clear, by_terrain.blocker, by_terrain.rule) == (False, "t0", "4.304")
    assert by_terrain.at == (20.0, 18.0)
    assert (by_enemy.blocker, by_enemy.rule) == ("b2", "4.303")
    assert by_enemy.at == pytest.approx((20.0, 14.5))


@pytest.mark.clause("colossus:4.310")
def test_cover_is_told_and_a_point_can_be_looked_at() -> None:
    battle = facing_off(terrain("area", 18, 28, 22, 32)).battle

    assert RULESET.sight(battle, "A", "a1", "b1").grade == "covered"
    assert RULESET.sight(battle, "A", "a1", (30.0, 10.0)).clear is True
    assert RULESET.sight(battle, "A", "a1", (20.0, 40.0)).blocker == "t0"
    assert RULESET.sight(battle, "A", "a1", "nobody") is None
    assert RULESET.sight(battle, "A", "a1", "a1") is None


def test_rings_lie_at_the_brackets_and_the_arc_follows_the_heading() -> None:
    battle = facing_off().battle
    unit_ = battle.unit("a1")
    rings = {ring.name.id: ring for ring in RULESET.rings(battle, "B", "a1")}

    assert rings["ring-short"].radius == unit_.profile.radius + 4
    assert rings["ring-effective"].radius == unit_.profile.radius + unit_.profile.effective
    assert (rings["ring-front"].start, rings["ring-front"].sweep) == (270, 180)
    threat = rings["ring-effective"].radius + unit_.profile.move
    assert (rings["ring-threat"].radius, rings["ring-threat"].threat) == (threat, True)
    assert RULESET.rings(battle, "A", "nobody") == ()


@pytest.mark.clause("colossus:4.410")
def test_long_range_begins_beyond_effective_range_and_has_no_end() -> None:
    battle = facing_off().battle
    rings = {ring.name.id: ring for ring in RULESET.rings(battle, "B", "a1")}

    long = rings["ring-long"]
    assert (long.radius, long.endless) == (rings["ring-effective"].radius, True)
    assert long.name.args["damage"] == battle.unit("a1").profile.damage["long"]
    assert not any(ring.endless for name, ring in rings.items() if name != "ring-long")


@pytest.mark.clause("colossus:4.212")
def test_crossing_the_facings_of_a_watcher_warns_and_where() -> None:
    crossing = foresee(moving(), (23.0, 18.0))
    staying_ahead = foresee(moving(), (23.0, 26.0))

    (warned,) = crossing.warnings
    assert (warned.reason, warned.piece, warned.rule) == ("overwatch", "b1", "4.212")
    assert warned.at == (23.0, 20.0)
    assert crossing.cost == 4.0
    assert staying_ahead.warnings == ()


@pytest.mark.clause("colossus:4.210")
def test_a_panicked_watcher_is_no_warning() -> None:
    game = position(
        unit("a1", "ac_squire", 23, 22), unit("b1", "ac_halberd", 20, 20, panicked=True),
        phase="movement", slot="A",
    )  # fmt: skip
    play(game, ["standard"])

    assert foresee(game, (23.0, 18.0)).warnings == ()


@pytest.mark.clause("colossus:4.107", "colossus:4.110")
def test_a_blocked_way_has_a_detour_that_is_legal_and_no_longer_than_allowed() -> None:
    game = moving(terrain("massif", 21.6, 24, 24.4, 25))
    asked = game.decision
    straight = Placement(((23.0, 27.0),), 90)

    found = RULESET.outlook(game.battle, asked, straight)

    assert asked.region.refuse(straight).reason == "blocked-by-terrain"
    assert found.detour is not None
    assert (found.detour.end, found.detour.heading) == ((23.0, 27.0), 90)
    assert asked.region.refuse(found.detour) is None


def test_no_detour_is_offered_to_where_nothing_leads() -> None:
    far = foresee(moving(), (45.0, 45.0))

    assert far.detour is None
    assert far.allowed is not None and far.cost is not None and far.cost > far.allowed


@pytest.mark.parametrize("turn", range(0, 360, 45))
def test_whoever_is_warned_of_is_asked_and_nobody_else(turn: int) -> None:
    """Every suggested move through a crowd: the watchers foretold are those the rule asks."""
    game = position(
        unit("a1", "sr_jackdaw", 24, 24),
        unit("a2", "ac_squire", 26, 22),
        unit("b1", "ac_halberd", 27, 25, turn),
        unit("b2", "ac_squire", 21, 26, (turn * 3 + 40) % 360),
        unit("b3", "ac_culverin", 24, 29, (turn * 5 + 10) % 360),
        terrain("solid", 21, 20, 23, 21),
        phase="movement",
        slot="A",
    )
    play(game, ["a1", "standard"])
    moves = game.decision.region.candidates()
    told = 0
    for placement in moves:
        found = RULESET.outlook(game.battle, game.decision, placement)
        foretold = {w.piece for w in found.warnings if w.reason == "overwatch"}
        assert _asked_to_watch(game.fork(), placement) == foretold
        told += bool(foretold)
    assert 0 < told < len(moves)


def _asked_to_watch(game: Game[Any], placement: Placement) -> set[str | None]:
    mover = game.decision.region.piece
    game.answer(placement)
    watchers = set()
    while (asked := game.decision) is not None:
        if asked.topic == "overwatch" and asked.facts["target"] == mover:
            watchers.add(asked.piece)
            game.answer("decline")
        elif asked.topic == "melee-overwatch" and asked.piece == mover:
            game.answer("nobody")
        else:
            break
    return watchers
