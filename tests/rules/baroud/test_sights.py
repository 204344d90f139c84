"""What anybody may ask of the table: sight lines, sticks, what a move would provoke."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.questions import Placement
from grognard.kernel.sights import Outlook
from grognard.rulesets.baroud import RULESET
from grognard.rulesets.baroud.grenades import victims
from grognard.testing import play
from grognard.testing.baroud import acting, area, figure, position, tower
from grognard.testing.positions import told


def looking(*more: str) -> Any:
    return position(
        figure("a1", "rifleman", 100, 100), figure("b1", "rifleman", 400, 100), *more
    ).battle


def foresee(game: Game[Any], *path: tuple[float, float]) -> Outlook:
    return RULESET.outlook(game.battle, game.decision, Placement(path))


@pytest.mark.clause("baroud:4.120")
def test_an_open_field_is_a_clear_line() -> None:
    found = RULESET.sight(looking(), "A", "a1", "b1")

    assert (found.clear, found.grade, found.blocker) == (True, "clear", "")
    assert found.distance == pytest.approx(300 - 2 * 12.5, abs=5)


@pytest.mark.clause("baroud:4.120")
def test_a_wall_that_hides_the_target_is_named_and_where_it_begins() -> None:
    battle = looking(area("water", 120, 50, 140, 150), area("wall", 200, 50, 220, 150))

    found = RULESET.sight(battle, "A", "a1", "b1")

    assert (found.clear, found.blocker, found.at) == (False, "t1", (200.0, 100.0))
    assert RULESET.sight(battle, "A", "a1", (300.0, 100.0)).blocker == "t1"


@pytest.mark.clause("baroud:4.120")
def test_of_woods_that_hide_only_together_the_first_is_named() -> None:
    battle = looking(area("woods", 150, 0, 200, 200), area("woods", 250, 0, 300, 200))

    found = RULESET.sight(battle, "A", "a1", "b1")

    assert (found.clear, found.blocker, found.at) == (False, "t0", (150.0, 100.0))


@pytest.mark.clause("baroud:4.121")
def test_a_target_in_ruins_is_seen_in_cover() -> None:
    battle = looking(area("ruins", 380, 80, 420, 120))

    assert RULESET.sight(battle, "A", "a1", "b1").grade == "covered"


@pytest.mark.clause("baroud:4.206")
def test_bands_are_one_two_and_three_sticks_from_the_base() -> None:
    battle = looking()
    figure_ = battle.figure("a1")
    weapon = figure_.profile.weapons[0]
    stick = battle.setting.sticks["SML".index(weapon.range)]

    bands = [ring for ring in RULESET.rings(battle, "B", "a1") if ring.name.id == "ring-band"]

    radius = figure_.profile.radius
    assert [band.radius for band in bands[:3]] == [radius + n * stick for n in (1, 2, 3)]
    assert [band.threat for band in bands[:3]] == [False, False, True]


def on_watch(*more: str) -> Game[Any]:
    game = acting(
        figure("a1", "rifleman", 100, 100),
        figure("b1", "rifleman", 200, 220, watch="rifle"),
        *more,
    )
    play(game, ["move"])
    return game


@pytest.mark.clause("baroud:4.605")
def test_a_move_into_a_watch_zone_warns_and_the_watcher_then_fires() -> None:
    game = on_watch()
    away, into = (80.0, 60.0), (170.0, 160.0)

    assert foresee(game, away).warnings == ()
    (warned,) = foresee(game, into).warnings
    assert (warned.reason, warned.piece, warned.rule) == ("overwatch", "b1", "4.605")

    spared, shot_at = game.fork(), game.fork()
    spared.answer(Placement((away,)))
    shot_at.answer(Placement((into,)))
    assert told(spared, "overwatch-triggered") == []
    (fired,) = told(shot_at, "overwatch-triggered")
    assert fired.at == pytest.approx(warned.at)


@pytest.mark.clause("baroud:4.109")
def test_jumping_off_the_tower_warns_of_the_fall() -> None:
    game = acting(
        figure("a1", "rifleman", 420, 450, level=1), figure("b1", "rifleman", 800, 800), *tower()
    )
    play(game, ["move"])

    reasons = {warned.reason for warned in foresee(game, (365.0, 450.0)).warnings}

    assert "falls" in reasons
    assert foresee(game, (430.0, 450.0)).warnings == ()


@pytest.mark.clause("baroud:4.112")
def test_leaving_contact_warns_of_every_able_enemy() -> None:
    game = acting(
        figure("a1", "rifleman", 100, 100),
        figure("b1", "rifleman", 125, 100),
        figure("b2", "rifleman", 75, 100, fallen=True),
    )
    play(game, ["disengage"])

    warned = [(w.reason, w.piece) for w in foresee(game, (100.0, 180.0)).warnings]

    assert warned == [("free-hack", "b1")]


@pytest.mark.clause("baroud:4.121", "baroud:4.711")
def test_whoever_lies_over_the_burst_covers_nobody_else() -> None:
    def covered(*more: str) -> dict[str, bool]:
        game = acting(figure("a1", "grenadier", 450, 100), *more)
        return {who: cover for who, _, cover in victims(game.battle, (450.0, 300.0))}

    target, behind = figure("b1", "conscript", 450, 300), figure("b2", "conscript", 450, 350)
    beside = figure("b1", "conscript", 450, 320)
    assert not covered(target, behind)["b2"]
    assert covered(beside, behind)["b2"]


@pytest.mark.clause("baroud:4.710")
def test_a_grenade_on_ground_where_friends_stand_is_warned_of_before_it_is_thrown() -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100),
        figure("a2", "rifleman", 450, 290),
        figure("b1", "conscript", 100, 800),
    )
    play(game, ["grenade"])

    near, far = foresee(game, (450, 300)), foresee(game, (250, 200))

    assert [(one.reason, one.grave, one.facts) for one in near.warnings] == [
        ("own-figures", True, {"friends": 1})
    ]
    assert far.warnings == ()
