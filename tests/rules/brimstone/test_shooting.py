"""Shooting (4.401-4.413)."""

import pytest

from grognard.kernel.game import Game
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.dice import RollPool, RollShot
from grognard.rulesets.brimstone.field import cover_bonus, sight
from grognard.rulesets.brimstone.shooting import band, targets
from grognard.testing import play
from grognard.testing.brimstone import duel, model, position, terrain, to, unit, why_not
from grognard.testing.positions import keys, told

STAY = to()


def range_(*more: str, target: str = "ac_legion", x: float = 18.2) -> Game[Battle]:
    return position(unit("a1", "gm_musk", 5, 10), unit("b1", target, x, 10), *more, active="a1")


def names(game: Game[Battle]) -> list[str]:
    return [target.id for target in targets(game.battle, model(game, "a1"))]


@pytest.mark.clause("brimstone:4.401", "brimstone:4.411")
def test_the_steps_of_a_shot() -> None:
    game = range_()
    play(game, ["shooting", STAY])
    assert isinstance(game.question, RollPool)
    assert (game.question.points, game.question.need) == (4, 4)
    play(game, [[4, 4, 1, 1]])

    assert model(game, "b1").lp == 9 - 6
    kinds = [entry.event.kind for entry in game.log]
    assert kinds.index("shot-declared") < kinds.index("rolled") < kinds.index("shot-hit")
    assert [(event.seat, event.successes) for event in told(game, "rolled")] == [("A", 2)]


@pytest.mark.clause("brimstone:4.402")
def test_the_nearest_visible_enemy_is_the_target_and_ties_are_free() -> None:
    nearest = range_(unit("b2", "ac_legion", 25, 10.5))
    tied = range_(unit("b2", "ac_legion", 5, 23.2))

    assert names(nearest) == ["b1"]
    assert names(tied) == ["b1", "b2"]
    assert names(range_(terrain("tall", 17, 9, 17.2, 11), unit("b2", "ac_imp", 5, 30))) == ["b2"]


@pytest.mark.clause("brimstone:4.403")
def test_an_engaged_enemy_may_be_skipped() -> None:
    game = range_(unit("a2", "gm_halb", 18.2, 11.2), unit("b2", "ac_legion", 25, 4))

    assert names(game) == ["b1", "b2"]
    play(game, ["shooting", STAY])
    assert keys(game) == ["b2", "b1"], "shooting into a melee comes last, and is not the usual"
    assert game.decision.ruled == "b2"


@pytest.mark.clause("brimstone:4.404")
def test_what_obstructs_a_line_of_sight() -> None:
    def lines(*more: str, target: str = "ac_legion") -> int:
        game = range_(*more, target=target)
        return sight(game.battle, model(game, "a1"), model(game, "b1")).obstructed

    assert lines() == 0
    assert lines(terrain("tall", 16, 8, 17, 12)) == 11
    assert lines(terrain("tall", 16, 10, 17, 12)) in (5, 6)
    assert lines(terrain("area", 10, 8, 12.9, 12)) == 0
    assert lines(terrain("area", 10, 8, 13.1, 12)) == 11
    assert lines(terrain("area", 10, 8, 12, 12), terrain("area", 15, 8, 16.1, 12)) == 11
    assert lines(terrain("area", 10, 8, 12, 12), terrain("area", 10.5, 8, 12.8, 12)) == 0
    assert lines(unit("b2", "ac_legion", 17, 10)) == 11
    assert lines(unit("b2", "ac_legion", 17, 10, states={"knocked_down": 0})) == 0
    assert lines(unit("b2", "ac_legion", 16, 10), target="ac_gullet") == 0
    assert lines(terrain("low", 16, 8, 17, 12)) == 0


@pytest.mark.clause("brimstone:4.405", "brimstone:2.10")
def test_four_obscured_lines_of_eleven_are_cover() -> None:
    def cover(*more: str) -> bool:
        game = range_(*more)
        return sight(game.battle, model(game, "a1"), model(game, "b1")).cover

    assert not cover()
    assert cover(terrain("low", 16, 8, 16.5, 12))
    assert not cover(terrain("low", 16, 10.3, 16.5, 12))
    assert cover(terrain("low", 16, 10.1, 16.5, 12))
    assert cover(terrain("area", 18, 8, 20, 12))
    assert not cover(terrain("low", 5.7, 8, 6, 12))
    assert cover(terrain("low", 5.7, 8, 6, 12), terrain("low", 17, 8, 17.4, 12))


@pytest.mark.clause("brimstone:4.406")
def test_cover_protects_small_bases_most() -> None:
    wall = terrain("low", 15, 6, 15.5, 14)
    bonus = {
        target: cover_bonus(game.battle, model(game, "a1"), model(game, "b1"))
        for target in ("ac_legion", "ac_duke", "ac_gullet")
        if (game := range_(wall, target=target))
    }

    assert bonus == {"ac_legion": 3, "ac_duke": 2, "ac_gullet": 1}


@pytest.mark.clause("brimstone:4.407")
def test_cover_counts_once_and_only_against_shooting() -> None:
    walls = [terrain("low", 15, 8, 15.5, 12), terrain("low", 16, 8, 16.5, 12)]
    game = range_(*walls)
    play(game, ["shooting", STAY, [4, 4, 1, 1]])
    assert model(game, "b1").lp == 9 - (6 - 3)

    melee = duel("gm_halb", "ac_legion", terrain("area", 9, 8, 13, 12))
    play(melee, ["melee", [4, 4, 1, 1], [1] * 4])
    assert model(melee, "b1").lp == 9 - (5 - 1)


@pytest.mark.clause("brimstone:4.408")
def test_range_bands_have_no_maximum() -> None:
    assert band(3.9, 4) == ("point_blank", 3)
    assert band(4.0, 4) == ("short", 4)
    assert band(8.1, 4) == ("medium", 5)
    assert band(12.1, 4) == band(500.0, 4) == ("long", 6)


@pytest.mark.clause("brimstone:4.409")
def test_giants_are_easier_and_melees_harder_to_hit() -> None:
    giant = play(range_(target="ac_gullet"), ["shooting", STAY])
    brawl = play(range_(unit("a2", "gm_halb", 18.2, 11.2)), ["shooting", STAY])

    assert giant.question.need == 3
    assert isinstance(brawl.question, RollShot) and brawl.question.need == 5


@pytest.mark.clause("brimstone:4.410")
def test_the_shooting_pool() -> None:
    def dice(**state: object) -> int:
        game = position(
            unit("a1", "gm_musk", 5, 10, **state), unit("b1", "ac_legion", 18, 10), active="a1"
        )
        return play(game, ["shooting", STAY]).question.points

    assert dice() == 4
    assert dice(states={"brave": 1}) == 5
    assert dice(lp=2) == 3
    none = position(
        unit("a1", "gm_musk", 5, 10, lp=2, changed={"tir": 1}),
        unit("b1", "ac_legion", 18, 10),
        active="a1",
    )
    play(none, ["shooting", STAY])
    assert told(none, "shot-lost")[0].reason == "no-dice"


@pytest.mark.clause("brimstone:4.410", "brimstone:4.706")
def test_vae_soli_never_helps_a_shot() -> None:
    game = position(
        unit("a1", "gm_musk", 5, 10),
        unit("a2", "gm_isaura", 2, 2, spent=["last_stand", "close_ranks"]),
        unit("b1", "ac_legion", 18, 10),
        active="a1",
    )
    play(game, ["shooting", STAY])

    assert isinstance(game.question, RollPool)


@pytest.mark.clause("brimstone:4.412")
def test_natural_ones_stray_to_the_nearest_friend_in_contact() -> None:
    game = range_(
        unit("a2", "gm_halb", 18.2, 11.2),
        unit("a3", "gm_halb", 17.352, 9.152),
        unit("b2", "ac_imp", 30, 30),
    )
    play(game, ["shooting", STAY, "b1", [1, 1, 2, 2]])

    assert model(game, "a3").lp == 7 - (6 - 0)
    assert model(game, "a2").lp == 7
    assert told(game, "strayed")[0].hits == 2
    lonely = position(
        unit("a1", "gm_musk", 5, 10),
        unit("b1", "ac_legion", 18, 10),
        unit("a2", "gm_halb", 19.2, 10, states={"controlled": 1}),
        active="a1",
    )
    assert lonely.battle.model("a2").commander == "B"


@pytest.mark.clause("brimstone:4.413")
def test_who_may_shoot_and_shots_without_a_target_are_lost() -> None:
    blind = range_(terrain("tall", 10, 2, 11, 18))
    play(blind, ["shooting", STAY])
    assert told(blind, "shot-lost")[0].reason == "no-target"
    assert why_not(duel("gm_musk", "ac_legion"), "shooting") == "4.102"
    held = position(unit("a1", "gm_musk", 5, 10), unit("b1", "ac_legion", 7, 10), active="a1")
    assert "shooting" in keys(held)


@pytest.mark.clause("brimstone:4.315")
def test_a_shot_at_a_target_that_left_play_falls_away() -> None:
    game = position(
        unit("a1", "ac_slinger", 5, 10),
        unit("b1", "gm_halb", 16, 10),
        unit("b2", "gm_isaura", 30, 30),
        active="a1",
    )
    play(game, ["shooting", STAY])
    assert game.decision.facts["window"] == "w5"
    game.battle.take_off(model(game, "b1"))
    play(game, ["pass"])

    assert told(game, "attack-fell-away")
    assert not told(game, "rolled")


@pytest.mark.clause("brimstone:4.606", "brimstone:4.401")
@pytest.mark.parametrize(("lp", "asked"), [(1, True), (9, False)])
def test_a_berserk_shooter_is_tested_when_his_shot_kills(lp: int, asked: bool) -> None:
    game = position(
        unit("a1", "gm_musk", 5, 10, states={"berserk": 2}),
        unit("b1", "ac_legion", 18.2, 10, lp=lp),
        unit("b2", "ac_legion", 34, 34),
        active="a1",
    )

    play(game, ["shooting", STAY, [4, 4, 1, 1]])

    assert (game.question.topic == "berserk") is asked
    if asked:
        play(game, [[1]])
        assert [event.model for event in told(game, "stayed-calm")] == ["a1"]


@pytest.mark.clause("brimstone:4.403", "brimstone:4.406")
@pytest.mark.parametrize(("protection", "skipped"), [(2, True), (3, True), (4, False)])
def test_an_enemy_whose_cover_is_worth_his_protection_may_be_skipped(
    protection: int, skipped: bool
) -> None:
    game = position(
        unit("a1", "gm_musk", 5, 10),
        unit("b1", "ac_legion", 18.2, 10, changed={"pr": protection}),
        unit("b2", "ac_legion", 25, 20),
        terrain("low", 15, 9, 15.5, 11),
        active="a1",
    )

    assert cover_bonus(game.battle, model(game, "a1"), model(game, "b1")) == 3
    assert names(game) == (["b1", "b2"] if skipped else ["b1"])
