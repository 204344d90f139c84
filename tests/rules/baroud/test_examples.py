"""The worked examples of the rules, with exact odds."""

from fractions import Fraction
from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.odds import odds
from grognard.kernel.ruleset import Effect
from grognard.rulesets.baroud import RULESET
from grognard.rulesets.baroud.clash import Side, Terms, verdict
from grognard.testing import play
from grognard.testing.baroud import (
    acting,
    area,
    at,
    figure,
    need,
    parts_of,
    position,
    scores,
    to,
    tower,
    verdicts,
)
from grognard.testing.positions import keys, told

CONTENT = RULESET.content

FAR = figure("b9", "conscript", 880, 880)


def shot(
    shooter: str,
    target: str,
    apart: float,
    *more: str,
    order: str = "shoot",
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
) -> Game[Any]:
    """The ammunition is there, and the dice of a shot are asked for."""
    gap = apart + CONTENT.profile(shooter).radius + CONTENT.profile(target).radius
    game = acting(
        figure("a1", shooter, 450, 100, **(a or {})),
        figure("b1", target, 450, round(100 + gap, 2), **(b or {})),
        *more,
    )
    return play(game, [order, [2]])


def brawl(
    attacker: dict[str, Any],
    target: dict[str, Any],
    *more: str,
    order: str = "melee",
    **situation: Any,
) -> Game[Any]:
    """Two figures in contact, and the dice of a melee are asked for."""
    game = acting(
        figure("a1", attacker.pop("profile", "conscript"), 450, 450, **attacker),
        figure("b1", target.pop("profile", "conscript"), 450, 475, **target),
        *more,
        **situation,
    )
    return play(game, [order])


def plain(combat: int, **state: Any) -> dict[str, Any]:
    """A figure without abilities or weapons."""
    return {"combat": combat, "abilities": [], "equipment": [], **state}


@pytest.mark.clause("baroud:3.6", "baroud:3.9", "baroud:3.10")
def test_e1_two_successes_and_a_failure_are_two_actions() -> None:
    game = position(figure("a1", "rifleman", 450, 100), FAR)

    play(game, ["a1", "3", [4, 2, 6]])

    assert game.battle.actions == 2
    assert not game.battle.turn_over


@pytest.mark.clause("baroud:3.10", "baroud:3.11")
def test_e2_the_action_won_is_played_before_the_turn_passes() -> None:
    game = position(figure("a1", "rifleman", 450, 100), FAR)

    play(game, ["a1", "3", [1, 3, 5]])
    assert game.battle.actions == 1

    play(game, ["move", to(450, 200)])
    assert at(game, "a1") == (450, 200)
    assert game.battle.active == "B"


@pytest.mark.clause("baroud:3.7", "baroud:3.10", "baroud:4.512")
def test_e3_a_natural_one_fails_whatever_the_threshold() -> None:
    game = position(
        figure("a1", "rifleman", 450, 100, quality=2), figure("a2", "captain", 450, 200), FAR
    )

    play(game, ["a1", "2"])
    assert need(game) == 2

    play(game, [[1, 1]])
    assert game.battle.active == "B"


@pytest.mark.clause("baroud:3.10")
@pytest.mark.parametrize(
    ("quality", "dice", "chance"),
    [
        (3, 3, Fraction(7, 27)),
        (4, 3, Fraction(1, 2)),
        (5, 3, Fraction(20, 27)),
        (4, 2, Fraction(1, 4)),
        (4, 1, Fraction(0)),
    ],
)
def test_e4_the_odds_of_losing_the_turn(quality: int, dice: int, chance: Fraction) -> None:
    game = position(figure("a1", "rifleman", 450, 100, quality=quality), FAR)

    found = odds(game, ["a1", str(dice)])

    assert found.exact
    assert found.of(lambda effects: Effect("A", "turn-passes") in effects) == chance


@pytest.mark.clause("baroud:3.6", "baroud:4.512")
def test_e5_the_odds_of_actions_near_a_leader() -> None:
    game = position(
        figure("a1", "rifleman", 450, 100, quality=3), figure("a2", "captain", 450, 200), FAR
    )

    found = odds(game, ["a1", "3"])

    def actions(effects: Any) -> int:
        return sum(e.amount for e in effects if e.kind == "actions")

    assert found.of(lambda effects: actions(effects) >= 2) == Fraction(25, 27)
    assert found.of(lambda effects: actions(effects) == 3) == Fraction(125, 216)


@pytest.mark.clause("baroud:4.102", "baroud:4.103")
def test_e6_mud_shortens_the_stick_or_costs_two_actions() -> None:
    mud = area("difficult", 400, 150, 500, 200)
    game = acting(figure("a1", "rifleman", 450, 100), FAR, mud, actions=2)
    play(game, ["move", to(450, 175)])
    assert game.battle.actions == 1

    game = acting(figure("a1", "drowned", 450, 100), FAR, mud, actions=2)
    play(game, ["move", to(450, 175)])
    assert game.battle.active == "B"


@pytest.mark.clause("baroud:4.201", "baroud:4.206", "baroud:4.401")
def test_e7_a_rifle_at_150_mm() -> None:
    game = shot("rifleman", "faithful", 150)

    assert scores(game) == (3, 2)
    assert verdicts(game) == {
        "target recoil": Fraction(1, 4),
        "target fallen": Fraction(1, 6),
        "target dead": Fraction(5, 36),
        "target gruesome": Fraction(1, 36),
        "nothing": Fraction(5, 12),
    }


@pytest.mark.clause("baroud:4.701", "baroud:4.702")
def test_e8_the_same_shot_with_its_ammunition_die() -> None:
    game = acting(figure("a1", "rifleman", 450, 100), figure("b1", "faithful", 450, 275))

    found = odds(game, ["shoot"])

    assert found.of(lambda effects: Effect("b1", "killed") in effects) == Fraction(5, 36)
    assert found.of(lambda effects: Effect("A", "turn-passes") in effects) == Fraction(1, 6)


@pytest.mark.clause("baroud:4.206", "baroud:4.207", "baroud:4.208", "baroud:4.209")
def test_e9_a_hopeless_shot_counts_as_one_at_least() -> None:
    game = shot("rifleman", "drowned", 200, area("ruins", 430, 310, 470, 340))

    assert scores(game) == (-2, 3)
    assert verdicts(game) == {"nothing": Fraction(1)}
    play(game, [[1, 1]])
    assert told(game, "clashed")[-1].score == 1


@pytest.mark.clause("baroud:4.207")
def test_e10_cover_and_range() -> None:
    ruins = area("ruins", 430, 310, 470, 340)
    game = shot("rifleman", "rifleman", 200, ruins, b={"combat": 3})

    assert scores(game) == (0, 3)
    assert verdicts(game) == {
        "target fallen": Fraction(1, 18),
        "target recoil": Fraction(1, 36),
        "nothing": Fraction(11, 12),
    }


@pytest.mark.clause("baroud:1.12", "baroud:4.401")
def test_e11_the_short_bonus_of_a_shotgun() -> None:
    game = shot("faithful", "rifleman", 60)

    assert scores(game) == (5, 2)
    assert verdicts(game) == {
        "target dead": Fraction(1, 4),
        "target gruesome": Fraction(1, 12),
        "target fallen": Fraction(2, 9),
        "target recoil": Fraction(5, 18),
        "nothing": Fraction(1, 6),
    }


@pytest.mark.clause("baroud:4.6")
def test_e12_an_aimed_shot() -> None:
    game = shot("rifleman", "faithful", 150, order="aim")

    assert scores(game) == (3, 1)
    assert verdicts(game) == {
        "target dead": Fraction(7, 36),
        "target gruesome": Fraction(5, 36),
        "target fallen": Fraction(1, 6),
        "target recoil": Fraction(2, 9),
        "nothing": Fraction(5, 18),
    }


@pytest.mark.clause("baroud:4.202")
def test_e13_a_target_that_wins_does_nothing_to_the_shooter() -> None:
    game = shot("conscript", "drowned", 20, b={"combat": 6, "abilities": []}, a={"combat": 0})

    play(game, [[1, 6]])

    event = told(game, "clashed")[-1]
    assert event.against >= 3 * event.score
    assert (event.loser, event.result) == ("", "nothing")
    assert not game.battle.figure("a1").fallen


@pytest.mark.clause("baroud:4.402")
def test_e14_the_total_decides_parity_not_the_die() -> None:
    game = brawl(plain(3), plain(3))

    play(game, [[4, 2], "stay"])

    event = told(game, "clashed")[-1]
    assert (event.score, event.against, event.result) == (7, 5, "recoil")


@pytest.mark.clause("baroud:4.301", "baroud:4.302")
def test_e15_an_even_melee() -> None:
    assert verdicts(brawl(plain(3), plain(3))) == {
        "target dead": Fraction(1, 18),
        "target fallen": Fraction(5, 36),
        "target recoil": Fraction(2, 9),
        "attacker dead": Fraction(1, 18),
        "attacker fallen": Fraction(5, 36),
        "attacker recoil": Fraction(2, 9),
        "nothing": Fraction(1, 6),
    }


OUTNUMBERED = {
    "target dead": Fraction(7, 36),
    "target gruesome": Fraction(5, 36),
    "target fallen": Fraction(1, 6),
    "target recoil": Fraction(2, 9),
    "attacker fallen": Fraction(1, 18),
    "attacker recoil": Fraction(1, 9),
    "nothing": Fraction(1, 9),
}


@pytest.mark.clause("baroud:4.304")
def test_e16_three_against_one() -> None:
    game = brawl(
        plain(3),
        plain(3),
        figure("a2", "conscript", 425, 475),
        figure("a3", "conscript", 475, 475),
    )

    assert scores(game) == (3, 1)
    assert verdicts(game) == OUTNUMBERED


@pytest.mark.clause("baroud:1.11", "baroud:4.307", "baroud:4.313")
def test_e17_a_fallen_victim_has_no_die() -> None:
    game = brawl(plain(3), plain(3, fallen=True))

    assert scores(game) == (5, 3)
    assert verdicts(game) == {"target dead": Fraction(1, 2), "target gruesome": Fraction(1, 2)}


@pytest.mark.clause("baroud:4.5", "baroud:4.311")
def test_e18_a_power_attack() -> None:
    game = brawl(plain(4), plain(3), order="power")

    assert scores(game) == (4, 2)
    assert verdicts(game) == {
        "target dead": Fraction(7, 36),
        "target gruesome": Fraction(1, 18),
        "target fallen": Fraction(2, 9),
        "target recoil": Fraction(1, 4),
        "attacker fallen": Fraction(1, 9),
        "attacker recoil": Fraction(1, 18),
        "nothing": Fraction(1, 9),
    }


@pytest.mark.clause("baroud:4.306")
def test_e19_the_colossus_attacks_a_rifleman() -> None:
    game = acting(figure("a1", "colossus", 450, 450), figure("b1", "rifleman", 450, 492.5))

    play(game, ["melee"])

    assert scores(game) == (6, 2)
    assert verdicts(game) == {
        "target dead": Fraction(5, 18),
        "target gruesome": Fraction(5, 36),
        "target fallen": Fraction(2, 9),
        "target recoil": Fraction(5, 18),
        "attacker fallen": Fraction(1, 36),
        "nothing": Fraction(1, 18),
    }


def hound_charge(*, ferocious: bool = False) -> Game[Any]:
    """A Mire Hound 150 mm from a Faithful, about to charge."""
    abilities = ["long_move", "animal", *(["ferocious_charge"] if ferocious else [])]
    return acting(
        figure("a1", "hound", 450, 100, abilities=abilities),
        figure("b1", "faithful", 450, 275),
        actions=2,
    )


CHARGE = ["charge", "path", to(450, 250)]


@pytest.mark.clause("baroud:4.126", "baroud:4.128", "baroud:4.129", "baroud:4.130", "baroud:4.131")
def test_e20_a_hound_charges_a_shotgun() -> None:
    def fate(before: Any, after: Any) -> str:
        hound = after.figure("a1")
        if hound.gone:
            return "removed"
        return "contact" if hound.at == (450, 250) else "stopped"

    found = odds(hound_charge(), CHARGE, by=fate)

    assert found.exact
    assert found.outcomes == odds(hound_charge(), ["charge", "b1"], by=fate).outcomes
    assert found["contact"] == Fraction(77, 144)
    assert found["stopped"] + found["removed"] == Fraction(67, 144)
    assert found["removed"] == Fraction(47, 288)


@pytest.mark.clause("baroud:4.128", "baroud:4.130", "baroud:4.131")
def test_e20_the_three_grades_of_reaction() -> None:
    before = play(hound_charge(), [*CHARGE, [4, 4, 4], "before"])
    assert scores(before) == (1, 3)
    assert 1 - verdicts(before)["nothing"] == Fraction(1, 6)

    brink = play(hound_charge(), [*CHARGE, [4, 4, 4], "brink"])
    assert scores(brink) == (5, 3)
    assert 1 - verdicts(brink)["nothing"] == Fraction(13, 18)

    two = play(hound_charge(), [*CHARGE, [4, 4, 1]])
    assert scores(two) == (5, 3)
    assert verdicts(two)["target dead"] == Fraction(1, 6)

    one = play(hound_charge(), [*CHARGE, [4, 1, 1]])
    assert scores(one) == (2, 3)
    assert 1 - verdicts(one)["nothing"] == Fraction(5, 18)
    assert verdicts(one)["target dead"] == Fraction(1, 36)


@pytest.mark.clause("baroud:4.129")
def test_e21_three_successes_put_the_charger_out_of_play_by_any_win() -> None:
    game = play(hound_charge(), [*CHARGE, [4, 4, 4], "brink", [1, 2]])

    event = told(game, "clashed")[-1]
    assert (event.score, event.against, event.result) == (6, 5, "dead")
    assert at(game, "a1") is None


@pytest.mark.clause("baroud:4.133")
def test_e22_a_rattled_target_fights_at_minus_one() -> None:
    game = play(hound_charge(ferocious=True), [*CHARGE, [1, 1, 1], "attack"])

    assert scores(game) == (3, 1)
    assert verdicts(game) == OUTNUMBERED


@pytest.mark.clause("baroud:4.501", "baroud:4.510", "baroud:4.512")
def test_e23_a_conscript_near_the_captain() -> None:
    game = gruesome_death(figure("b2", "conscript", 500, 500), figure("b3", "captain", 500, 600))

    assert need(game) == 5
    assert morale_odds(game) == (Fraction(1, 27), Fraction(2, 9), Fraction(4, 9), Fraction(8, 27))


def gruesome_death(*friends: str, **situation: Any) -> Game[Any]:
    """A figure has just died gruesomely at (450, 475), and the first witness tests."""
    return play(
        brawl(plain(6), plain(0, fallen=True), *friends, strength={"B": 0}, **situation),
        [[6]],
    )


def morale_odds(game: Game[Any]) -> tuple[Fraction, ...]:
    """Holds, flees once, flees twice, routs."""
    weights = dict(game.question.outcomes())  # type: ignore[union-attr]
    total = sum(weights.values())
    return tuple(Fraction(weights.get(successes, 0), total) for successes in (3, 2, 1, 0))


@pytest.mark.clause("baroud:4.511", "baroud:4.512")
def test_e24_a_captain_has_no_bonus_from_himself() -> None:
    game = gruesome_death(figure("b2", "captain", 500, 500))

    assert need(game) == 2
    assert morale_odds(game)[0] == Fraction(125, 216)
    assert morale_odds(game)[3] == Fraction(1, 216)


@pytest.mark.clause("baroud:4.505")
def test_e25_half_strength_is_tested_once() -> None:
    band = [figure(f"b{n}", "rifleman", 100 * n, 800) for n in range(2, 7)]
    game = brawl(plain(3), plain(0), *band, strength={"B": 9})
    play(game, [[6, 1]])
    assert not told(game, "half-strength")

    game = brawl(plain(3), plain(0), *band[:4], strength={"B": 9})
    play(game, [[6, 1], *[[6, 6, 6]] * 4])
    assert len(told(game, "held-firm")) == 4
    assert game.battle.halved == ["B"]
    game.battle.figure("b2").gone = ""
    assert keys(game) == ["move", "end"]


@pytest.mark.clause("baroud:4.507", "baroud:4.509")
def test_e26_whoever_reaches_the_edge_with_distance_left_is_lost() -> None:
    game = acting(
        figure("a1", "conscript", 450, 160, combat=6, abilities=[], equipment=[]),
        figure("b1", "conscript", 475, 160, combat=0, fallen=True),
        figure("b2", "rifleman", 450, 60),
        strength={"B": 0},
    )

    play(game, ["melee", [6], [4, 4, 1]])

    assert at(game, "b2") is None
    assert game.battle.figure("b2").gone == "fled"


@pytest.mark.clause("baroud:4.604", "baroud:4.605", "baroud:4.609")
def test_e27_an_enemy_walks_into_a_watch_zone() -> None:
    game = acting(
        figure("a1", "faithful", 350, 450),
        figure("b1", "rifleman", 50, 450, watch="rifle"),
    )

    play(game, ["move", to(230, 450), "move", to(110.5, 450)])

    assert at(game, "a1") == (150, 450)
    play(game, ["fire"])
    assert scores(game) == (3, 1)


@pytest.mark.clause("baroud:4.606", "baroud:4.609")
def test_e28_a_friend_walks_into_a_watch_zone() -> None:
    game = acting(
        figure("a1", "rifleman", 230, 450),
        figure("a2", "rifleman", 50, 450, watch="rifle"),
        FAR,
    )

    play(game, ["move", to(112, 450), "hold"])
    assert game.question.outcomes() == ((0, 3), (1, 3))  # type: ignore[union-attr]

    play(game, [[3]])
    assert scores(game) == (3, 2)


@pytest.mark.clause("baroud:4.604", "baroud:4.609")
def test_e29_a_machine_gun_on_overwatch() -> None:
    game = acting(
        figure("a1", "faithful", 450, 350), figure("b1", "gunner", 450, 50, watch="tripod_gun")
    )

    play(game, ["move", to(450, 250), "fire"])

    assert at(game, "a1") == (450, 255)
    assert scores(game) == (5, 1)
    assert verdicts(game) == {
        "target dead": Fraction(1, 4),
        "target gruesome": Fraction(1, 4),
        "target fallen": Fraction(7, 36),
        "target recoil": Fraction(2, 9),
        "nothing": Fraction(1, 12),
    }


@pytest.mark.clause("baroud:4.704", "baroud:4.705", "baroud:4.707", "baroud:4.708")
def test_e30_a_hand_grenade_in_the_second_band() -> None:
    game = acting(figure("a1", "grenadier", 450, 100), figure("b1", "rifleman", 450, 300))

    play(game, ["grenade", "b1"])

    weights = dict(game.question.outcomes())  # type: ignore[union-attr]
    assert [sum(w for (f, _), w in weights.items() if f == n) for n in (0, 1, 2)] == [9, 18, 9]
    assert Fraction(sum(w for (_, one), w in weights.items() if one), 36) == Fraction(11, 36)


@pytest.mark.clause("baroud:4.707", "baroud:4.709")
def test_e31_where_a_grenade_drifts() -> None:
    game = acting(figure("a1", "grenadier", 100, 100), figure("b1", "rifleman", 100, 300))

    play(game, ["grenade", "b1", [5, 3], [3]])

    assert told(game, "grenade-burst")[0].at == (164.95, 262.5)


@pytest.mark.clause("baroud:4.710", "baroud:4.711")
@pytest.mark.parametrize(
    ("away", "against", "removed"),
    [(60.0, 0, Fraction(5, 6)), (100.0, 2, Fraction(1, 2)), (150.0, 3, Fraction(1, 6))],
)
def test_e32_the_rings_of_a_blast(away: float, against: int, removed: Fraction) -> None:
    game = acting(
        figure("a1", "grenadier", 100, 100),
        figure("b1", "rifleman", 400, 112.5 + away, combat=3),
    )

    play(game, ["grenade", "ground", to(400, 100), [6, 6, 6]])

    assert scores(game) == (0, against)
    found = verdicts(game)
    assert (
        found.get("target dead", Fraction(0)) + found.get("target gruesome", Fraction(0)) == removed
    )


@pytest.mark.clause("baroud:4.802", "baroud:4.803", "baroud:4.804")
def test_e33_the_odds_of_a_casting_roll() -> None:
    game = position(figure("a1", "priest", 450, 100), FAR)

    found = odds(game, ["a1", "yes", "3"])

    def effect(*wanted: Effect) -> Fraction:
        return found.of(lambda effects: all(e in effects for e in wanted))

    assert effect(Effect("a1", "actions", 3)) == Fraction(8, 27)
    assert effect(Effect("a1", "magic-lost", 1)) == Fraction(1, 27)
    assert effect(Effect("A", "turn-passes")) == Fraction(7, 27)


@pytest.mark.clause("baroud:4.806", "baroud:4.807")
def test_e34_a_bolt_ignores_the_dead_flesh() -> None:
    game = acting(
        figure("a1", "priest", 450, 100), figure("b1", "drowned", 450, 250), announced=True
    )

    play(game, ["cast", "bolt"])

    assert scores(game) == (3, 3)
    assert verdicts(game) == {
        "target fallen": Fraction(5, 36),
        "target recoil": Fraction(2, 9),
        "target dead": Fraction(1, 18),
        "nothing": Fraction(7, 12),
    }


@pytest.mark.clause("baroud:4.808")
@pytest.mark.parametrize(
    ("power", "quality", "chance"), [(2, 4, Fraction(3, 4)), (3, 3, Fraction(19, 27))]
)
def test_e35_the_odds_of_mud_grip(power: int, quality: int, chance: Fraction) -> None:
    game = acting(
        figure("a1", "priest", 450, 100),
        figure("b1", "rifleman", 450, 200, quality=quality),
        announced=True,
    )

    found = odds(game, ["cast", "bind", str(power)])

    assert found.of(lambda effects: Effect("b1", "immobilised", 1) in effects) == chance


@pytest.mark.clause("baroud:4.111", "baroud:4.112")
def test_e36_a_rifleman_disengages() -> None:
    game = acting(figure("a1", "rifleman", 450, 450), figure("b1", "faithful", 450, 475))

    found = odds(game, ["disengage", to(450, 350)])

    assert found.of(lambda effects: Effect("a1", "killed") in effects) == Fraction(1, 9)
    assert found.of(lambda effects: Effect("a1", "fallen", 1) in effects) == Fraction(1, 6)
    assert found.of(lambda effects: Effect("a1", "moved") in effects) == Fraction(13, 18)


@pytest.mark.clause("baroud:4.405")
def test_e37_a_friend_behind_leaves_no_room_to_recoil() -> None:
    game = brawl(plain(3), plain(3), figure("b2", "conscript", 450, 510))

    play(game, [[4, 2]])

    assert at(game, "b1") == (450, 475)
    assert game.battle.figure("b1").fallen


@pytest.mark.clause("baroud:4.14", "baroud:4.135")
def test_e38_a_hound_may_attack_twice() -> None:
    game = acting(
        figure("a1", "hound", 450, 100),
        figure("b1", "faithful", 450, 275, equipment=[]),
        actions=2,
    )

    play(game, [*CHARGE, "attack", [3, 4], "melee", [3, 4]])

    assert len(told(game, "clashed")) == 2


@pytest.mark.clause("baroud:2.2")
def test_e39_what_a_dragoon_costs() -> None:
    assert CONTENT.profile("dragoon").points == (15 + 6 + 10 + 5 + 8) * 3 // 2 == 66


@pytest.mark.clause("baroud:4.502", "baroud:4.921")
def test_e40_only_those_within_l_of_a_gruesome_death_test() -> None:
    game = acting(
        figure("a1", "butcher", 450, 450),
        figure("b1", "rifleman", 450, 482.5, combat=1),
        figure("b2", "rifleman", 450, 482.5 + 25 + 180),
        figure("b3", "rifleman", 450 + 25 + 181, 482.5),
        strength={"B": 0},
    )

    play(game, ["melee", [1, 2]])

    event = told(game, "clashed")[-1]
    assert (event.score, event.against, event.result) == (6, 3, "gruesome")
    play(game, [[6, 6, 6]])
    assert [held.figure for held in told(game, "held-firm")] == ["b2"]


@pytest.mark.clause("baroud:1.9", "baroud:4.306", "baroud:4.309", "baroud:4.922")
def test_e41_a_bruiser_holds_the_ladder() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 300),
        figure("b1", "bruiser", 450, 420),
        *tower(),
    )

    play(game, ["charge", "path", to(450, 387.5), "melee"])

    assert scores(game) == (2, 6)
    assert parts_of(game, 1) == {"combat": 4, "size": 1, "higher": 1}
    assert verdicts(game) == {
        "attacker dead": Fraction(5, 18),
        "attacker gruesome": Fraction(5, 36),
        "attacker fallen": Fraction(2, 9),
        "attacker recoil": Fraction(5, 18),
        "nothing": Fraction(1, 12),
    }


@pytest.mark.clause("baroud:4.124", "baroud:4.511")
def test_e42_a_path_that_also_reaches_terror_is_tested_once() -> None:
    game = acting(
        figure("a1", "captain", 450, 100),
        figure("b1", "rats", 450, 182.5),
        figure("b2", "colossus", 492.5, 150),
    )

    play(game, ["charge", "path", "b1", to(450, 150)])

    assert need(game) == 2
    assert morale_odds(game)[0] == Fraction(125, 216)
    play(game, [[6, 6, 6]])
    assert len(told(game, "held-firm")) == 1
    assert at(game, "a1") == (450, 150)


@pytest.mark.clause("baroud:4.401", "baroud:4.402")
def test_scores_are_read_in_the_order_triple_double_parity() -> None:
    terms = Terms(Side(), Side())

    assert verdict(9, 3, (1, 1), terms) == ("target", "gruesome")
    assert verdict(8, 3, (1, 1), terms) == ("target", "dead")
    assert verdict(4, 3, (1, 1), terms) == ("target", "fallen")
    assert verdict(3, 5, (1, 1), terms) == ("attacker", "recoil")
