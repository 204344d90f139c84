"""The worked examples of the Brimstone rules (section 8), each as a test."""

from fractions import Fraction
from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.odds import Distribution, odds
from grognard.rulesets.brimstone import RULESET
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.deployment import dominance_value
from grognard.rulesets.brimstone.dice import RollPool, RollShot, hits_of
from grognard.rulesets.brimstone.field import gap, zones_within
from grognard.rulesets.brimstone.shooting import band, difficulty, targets
from grognard.rulesets.brimstone.stats import displacement
from grognard.testing import play
from grognard.testing.brimstone import (
    after,
    duel,
    mean,
    model,
    near,
    position,
    terrain,
    to,
    unit,
    why_not,
)
from grognard.testing.positions import chances, keys, told

FAR = unit("b9", "ac_legion", 34, 34)
OWN_FAR = unit("a9", "gm_halb", 2, 34)


def dead(battle: Battle, now: Battle) -> tuple[str, ...]:
    return tuple(m.id for m in now.models if m.dead)


def dies(found: Distribution, *ids: str) -> Fraction:
    return found.of(lambda names: all(name in names for name in ids))


@pytest.mark.clause("brimstone:4.408")
def test_e1_the_range_bands_of_a_musket() -> None:
    distances = (7.99, 8.0, 16.0, 16.01, 24.0, 24.01, 40.0)

    assert [band(d, 8)[1] for d in distances] == [3, 4, 4, 5, 5, 6, 6]


@pytest.mark.clause("brimstone:4.306", "brimstone:4.307", "brimstone:4.308", "brimstone:4.501")
def test_e2_a_halberdier_against_a_legionary() -> None:
    game = duel("gm_halb", "ac_legion")

    found = odds(game, ["melee"], by=after(game, "b1"))

    fractions = {0: (1, 16), 2: (1, 4), 4: (3, 8), 6: (1, 4), 8: (1, 16)}
    assert found.exact
    assert chances(found) == {(d,): Fraction(*p) for d, p in fractions.items()}
    assert found.of(lambda lost: lost[0] >= 4) == Fraction(11, 16)


@pytest.mark.clause("brimstone:4.306", "brimstone:4.307")
def test_e3_seven_dice_against_defence_five() -> None:
    weights = hits_of(5, 2, 5)
    whole = sum(weight for _, weight in weights)

    assert [Fraction(weight, whole) for _, weight in weights] == [
        Fraction(128, 2187),
        Fraction(448, 2187),
        Fraction(224, 729),
        Fraction(560, 2187),
        Fraction(100, 729),
        Fraction(79, 2187),
    ]


@pytest.mark.clause("brimstone:4.706", "brimstone:4.702")
def test_e4_vae_soli_doubles_the_chance_of_a_kill() -> None:
    game = duel("gm_isaura", "ac_legion", FAR, a={"spent": ["last_stand"]})

    plain = odds(game, ["melee", "pass"], by=dead)
    paid = odds(game, ["melee", "vae_soli:a1:a1/2", "pass"], by=dead)
    play(game, ["melee", "vae_soli:a1:a1/2"])

    assert plain.exact and paid.exact
    assert dies(plain, "b1") == Fraction(7, 64)
    assert dies(paid, "b1") == Fraction(29, 128)
    assert game.battle.cmd["A"] == 2


@pytest.mark.clause("brimstone:4.312", "brimstone:4.505")
def test_e5_two_wounded_fighters_may_kill_each_other() -> None:
    game = duel("gm_ortrud", "ac_legion", FAR, OWN_FAR, a={"lp": 3}, b={"lp": 3})

    found = odds(game, ["pass", "melee", "pass"], by=dead)

    assert dies(found, "b1") == Fraction(13, 16)
    assert dies(found, "a1") == Fraction(8, 27)
    assert chances(found) == {
        ("a1", "b1"): Fraction(13, 54),
        ("b1",): Fraction(247, 432),
        ("a1",): Fraction(1, 18),
        (): Fraction(19, 144),
    }


def musketeer(*more: str) -> Game[Battle]:
    return position(
        unit("a1", "gm_musk", 5, 10),
        unit("b1", "ac_legion", 5 + 12 + 1.2, 10),
        *more,
        active="a1",
    )


@pytest.mark.clause("brimstone:4.406", "brimstone:4.411", "brimstone:7.15")
def test_e6_a_musket_against_the_open_and_against_cover() -> None:
    bare = musketeer()
    covered = musketeer(terrain("low", 16, 8, 16.5, 12))

    open_odds = odds(bare, ["shooting", to()], by=after(bare, "b1"))
    cover_odds = odds(covered, ["shooting", to()], by=after(covered, "b1"))

    assert open_odds.of(lambda lost: lost[0] > 0) == Fraction(15, 16)
    assert cover_odds.of(lambda lost: lost[0] > 0) == Fraction(11, 16)
    tough = position(
        unit("a1", "gm_musk", 5, 10),
        unit("b1", "ac_legion", 18.2, 10, changed={"lp": 30}),
        active="a1",
    )
    assert mean(odds(tough, ["shooting", to()], by=after(tough, "b1"))) == Fraction(45, 8)
    assert mean(cover_odds) == Fraction(45, 16)


@pytest.mark.clause("brimstone:4.402", "brimstone:4.403", "brimstone:4.406", "brimstone:4.409")
def test_e7_skipping_the_nearest_target() -> None:
    game = position(
        unit("a1", "gm_musk", 5, 10),
        unit("b1", "ac_legion", 16, 10),
        unit("b2", "ac_gullet", 18.5, 14),
        unit("b3", "ac_imp", 20, 4),
        terrain("low", 14, 8, 14.5, 12),
        terrain("low", 16, 11.5, 16.5, 16),
        active="a1",
    )
    shooter = model(game, "a1")

    assert [enemy.id for enemy in targets(game.battle, shooter)] == ["b1", "b2"]
    play(game, ["shooting", to()])
    assert keys(game) == ["b1", "b2"]
    weapon = shooter.profile.shooting
    assert weapon is not None
    assert difficulty(game.battle, shooter, model(game, "b2"), weapon).total == 3


def approach(action: str, *answers: Any) -> Game[Battle]:
    game = position(
        unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 16, 10), FAR, active="a1"
    )
    return play(game, [action, *answers])


@pytest.mark.clause(
    "brimstone:4.201", "brimstone:4.204", "brimstone:4.205", "brimstone:4.206", "brimstone:4.207",
    "brimstone:4.119", "brimstone:4.106",
)  # fmt: skip
def test_e8_a_halberdier_comes_at_a_legionary() -> None:
    advanced = approach("advance", to((14, 10)))
    assert near(model(advanced, "a1").at, 13.8, 10)
    assert keys(advanced) == ["approach:b1", "stop"]
    play(advanced, ["approach:b1"])
    assert advanced.decision.region.refuse(to((14.0, 10))) is None
    assert advanced.decision.region.refuse(to((14.1, 10))).reason == "too-far"
    play(advanced, [to((14.0, 10))])
    assert gap(model(advanced, "a1"), model(advanced, "b1")) == pytest.approx(0.8)
    assert told(advanced, "engaged") == []

    ran = approach("run", to((16, 10)), "engage:b1")
    assert near(model(ran, "a1").at, 14.8, 10)
    assert told(ran, "engaged") and not told(ran, "melee-declared")

    charged = approach("charge", "b1", "engage:b1")
    assert near(model(charged, "a1").at, 14.8, 10)
    assert isinstance(charged.question, RollPool)
    assert charged.question.points == 3


@pytest.mark.clause("brimstone:4.208", "brimstone:4.209", "brimstone:4.210")
def test_e9_entering_two_zones_at_once() -> None:
    def between() -> Game[Battle]:
        game = position(
            unit("a1", "gm_buckler", 10, 10),
            unit("b1", "ac_legion", 15, 11),
            unit("b2", "ac_legion", 15, 9),
            active="a1",
        )
        return play(game, ["advance", to((15, 10))])

    game = between()
    assert near(model(game, "a1").at, 13.0404, 10)
    assert set(keys(game)) == {
        "engage:b1", "approach:b1", "engage:b2", "approach:b2", "engage:b1+b2", "stop",
    }  # fmt: skip

    play(game, ["engage:b1"])
    assert near(model(game, "a1").at, 13.9311, 10.4545)
    assert gap(model(game, "a1"), model(game, "b2")) == pytest.approx(0.6050, abs=0.001)
    assert told(game, "engaged")[0].enemies == ("b1",)

    both = play(between(), ["engage:b1+b2"])
    assert near(model(both, "a1").at, 14.3367, 10)
    assert told(both, "engaged")[0].enemies == ("b1", "b2")
    assert told(both, "moved")[0].distance == pytest.approx(3.0404 + 1.2963, abs=0.002)


@pytest.mark.clause(
    "brimstone:4.211", "brimstone:4.212", "brimstone:4.213", "brimstone:4.214",
    "brimstone:4.215", "brimstone:4.216", "brimstone:3.17",
)  # fmt: skip
def test_e10_paying_two_points_to_run_away() -> None:
    def caught(cmd: int) -> Game[Battle]:
        return position(
            unit("a1", "gm_halb", 10, 10, states={"stunned": 1}),
            unit("b1", "ac_legion", 11.7, 10),
            unit("b2", "ac_imp", 11.1, 11.905),
            seats={"A": {"base": 2, "cmd": cmd}},
            active="a1",
        )

    rich = caught(2)
    assert zones_within(rich.battle, model(rich, "a1")) == ["b1", "b2"]
    play(rich, ["run:pay", to((2, 10))])
    assert model(rich, "a1").at == (2.0, 10.0)
    assert rich.battle.cmd["A"] == 0
    assert model(rich, "a1").states == {}

    poor = caught(1)
    assert keys(poor) == [
        "advance", "run", "assault", "charge", "concentration", "focusing", "hold",
    ]  # fmt: skip
    assert why_not(poor, "run:pay") == "4.216"
    assert why_not(poor, "shooting") == "1.8"
    play(poor, ["assault"])
    assert keys(poor) == ["engage:b1", "engage:b2", "engage:b1+b2"]


@pytest.mark.clause(
    "brimstone:4.604", "brimstone:4.612", "brimstone:4.615", "brimstone:1.10", "brimstone:4.305"
)
def test_e11_down_and_stunned() -> None:
    game = duel("ac_legion", "gm_halb", b={"states": {"knocked_down": 0, "stunned": 1}})

    play(game, ["melee"])

    attack = game.question
    assert isinstance(attack, RollPool)
    assert (attack.points, attack.need) == (4, 2)
    play(game, [[2, 2, 2, 2]])
    answer = game.question
    assert isinstance(answer, RollPool)
    assert (answer.points, answer.need) == (1, 4)
    twin = duel("ac_legion", "gm_halb", b={"states": {"knocked_down": 0, "stunned": 1}})
    assert dies(odds(twin, ["melee"], by=dead), "b1") == Fraction(625, 1296)


@pytest.mark.clause("brimstone:4.611", "brimstone:4.310")
def test_e12_an_immobilized_target_cannot_answer() -> None:
    game = duel("ac_legion", "gm_halb", OWN_FAR, b={"states": {"immobilized": 1}})

    found = odds(game, ["melee"], by=dead)

    assert dies(found, "b1") == Fraction(625, 1296)
    assert dies(found, "a1") == 0


@pytest.mark.clause("brimstone:4.606", "brimstone:4.607", "brimstone:7.12")
def test_e13_a_berserk_chain() -> None:
    game = position(
        unit("a1", "ac_hound", 10, 10),
        unit("b1", "ac_imp", 11.2, 10),
        unit("b2", "ac_imp", 10, 12.7),
        FAR,
        active="a1",
    )

    found = odds(game, ["melee"], by=dead)

    assert found.exact
    assert dies(found, "b1") == Fraction(13, 16)
    assert dies(found, "b1", "b2") == Fraction(169, 512)


@pytest.mark.clause("brimstone:4.607", "brimstone:4.302")
def test_e14_a_hound_turns_on_its_own_legionary() -> None:
    def hunt() -> Game[Battle]:
        return position(
            unit("a1", "ac_hound", 10, 10),
            unit("a2", "ac_legion", 7.8, 10),
            unit("b1", "ac_imp", 11.2, 10),
            unit("b2", "gm_halb", 10, 12.6),
            active="a1",
        )

    rushing = play(hunt(), ["melee", [4, 4, 4, 4, 4], [1, 1], [4]])
    assert told(rushing, "went-berserk")[0].target == "a2"
    assert near(model(rushing, "a1").at, 9.0, 10)
    assert told(rushing, "melee-declared")[-1].target == "a2"
    play(rushing, [[4, 1, 1, 1, 1], [3, 1, 1, 1]])
    assert (model(rushing, "a2").lp, model(rushing, "a1").lp) == (8, 5)

    calm = play(hunt(), ["melee", [4, 4, 4, 4, 4], [1, 1], [3]])
    assert model(calm, "a1").at == (10.0, 10.0)


@pytest.mark.clause("brimstone:3.7", "brimstone:4.609", "brimstone:4.504")
def test_e15_burning_for_two_rounds() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, burns=[[2, 2]], status="activated"),
        unit("b1", "ac_legion", 30, 30, status="activated"),
        turn=2,
    )

    assert model(game, "a1").lp == 5
    play(game, ["self", "hold", "hold"])
    assert model(game, "a1").lp == 3
    assert model(game, "a1").burns == []


@pytest.mark.clause("brimstone:3.17", "brimstone:4.602")
def test_e16_a_state_received_in_ones_own_activation_does_not_count_it() -> None:
    game = position(
        unit("a1", "ac_legion", 10, 10),
        unit("b1", "gm_giant", 13, 10),
        turn=2,
        seat="A",
        dominance="A",
    )

    play(game, ["assault", to((11.3, 10)), "engage:b1", [1, 1, 1, 1], [4, 4, 1, 1, 1]])
    assert model(game, "a1").states == {"stunned": 1}

    play(game, ["hold", "self"])
    assert game.battle.turn == 3
    assert model(game, "a1").states == {"stunned": 1}
    play(game, ["hold"])
    assert model(game, "a1").states == {}


@pytest.mark.clause(
    "brimstone:7.20", "brimstone:3.6", "brimstone:4.616", "brimstone:4.617", "brimstone:4.618"
)
def test_e17_gullet_swallows_the_giant_and_gives_him_back() -> None:
    game = position(
        unit("a1", "ac_gullet", 10, 10),
        unit("b1", "gm_giant", 11.8, 10),
        unit("b2", "gm_halb", 10, 11.6),
        turn=2,
        seat="A",
    )
    play(game, ["a1", "melee", "b1", [3, 3, 3, 1, 1, 1], [1, 1, 1, 1, 1, 1], "swallow"])
    giant = model(game, "b1")
    assert (giant.lp, giant.at, giant.held_by) == (7, None, "a1")

    play(game, ["hold", "self"])
    assert giant.lp == 4
    play(game, ["hold", "hold", "self"])
    assert (game.battle.turn, giant.lp) == (4, 1)

    model(game, "a1").lp = 1
    play(game, ["hold", "melee", [2, 2, 2, 2], [1, 1, 1, 1, 1]])
    assert model(game, "a1").dead
    assert giant.at == (10.0, 10.0)
    assert giant.status == "waiting"
    assert (displacement(giant), giant.wounded) == (4, True)
    assert told(game, "released")


@pytest.mark.clause("brimstone:3.11", "brimstone:4.613")
def test_e18_a_slowed_model_waits_for_the_others() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, states={"slowed": 1}),
        unit("a2", "gm_musk", 5, 10),
        unit("b1", "ac_legion", 30, 30),
        unit("b2", "ac_legion", 32, 30),
        unit("b3", "ac_legion", 34, 30),
    )

    assert keys(game) == ["a2", "pass"]
    play(game, ["a2", "hold", "b1", "hold"])
    assert keys(game) == ["a1", "pass"]


@pytest.mark.clause("brimstone:4.614", "brimstone:4.619", "brimstone:4.605", "brimstone:4.705")
def test_e19_who_may_receive_vae_soli() -> None:
    def offers(cmd: int, **state: Any) -> list[str]:
        game = position(
            unit("a1", "ac_legion", 10, 10, **state),
            unit("a2", "ac_duke", 30, 30, spent=["searing_command"]),
            unit("b1", "gm_halb", 11.2, 10),
            seats={"A": {"base": 4, "cmd": cmd}},
            active="a1",
        )
        play(game, ["melee"])
        return keys(game) if game.decision is not None else []

    free = offers(0, states={"sped_up": 1})
    assert free == ["vae_soli:a2:a1/1", "vae_soli:a2:a1/2", "pass"]
    assert offers(4, states={"sped_up": 1, "slowed": 1}) == []
    assert offers(4, states={"berserk": 1, "sped_up": 1}) == []
    assert offers(1, states={"brave": 1}) == ["vae_soli:a2:a1/1", "pass"]


@pytest.mark.clause("brimstone:4.704", "brimstone:4.712", "brimstone:3.5")
def test_e20_the_captain_falls() -> None:
    game = position(
        unit("a1", "gm_isaura", 10, 10, lp=1),
        unit("a2", "gm_amos", 5, 5),
        unit("a3", "gm_halb", 5, 8),
        unit("b1", "ac_legion", 11.2, 10),
        seats={"A": {"base": 5, "cmd": 2}},
        active="b1",
    )
    play(game, ["melee", "pass", [4, 4, 4, 4], [1, 1, 1, 1, 1], "pass"])

    assert model(game, "a1").dead
    assert (game.battle.base["A"], game.battle.cmd["A"]) == (1, 0)
    assert game.battle.officer("A") is None


@pytest.mark.clause("brimstone:2.12", "brimstone:2.13", "brimstone:3.3")
def test_e21_dominance_by_numbers_and_then_kept_in_a_tie() -> None:
    game = RULESET.new_game(rosters=("march_giant_200", "court_swarm_200"), seed=1)
    battle = game.battle

    assert [dominance_value(battle, seat) for seat in "AB"] == [15, 15]
    assert battle.dominance == "B"

    later = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", 30, 30),
        seats={"A": {"kills": 1}, "B": {"kills": 1}},
        phase="upkeep",
        turn=2,
        dominance="B",
    )
    assert later.battle.dominance == "B"
    assert told(later, "dominance-kept")


@pytest.mark.clause("brimstone:4.901", "brimstone:4.902", "brimstone:4.903")
def test_e22_chains_of_dawn_and_resistance() -> None:
    def chained(foe: str) -> Distribution:
        game = position(unit("a1", "gm_amos", 10, 10), unit("b1", foe, 16, 10), FAR, active="a1")
        return odds(
            game,
            ["focusing", "chains:a1:b1"],
            by=lambda _, now: tuple(sorted(now.model("b1").states.items())),
        )

    duke = chained("ac_duke")
    nothing, stunned = (), (("stunned", 1),)
    assert duke[nothing] == Fraction(149, 432)
    assert duke[stunned] == Fraction(43, 144)
    assert duke[(("immobilized", 1),)] == Fraction(17, 72)
    assert duke[(("immobilized", 2),)] == Fraction(11, 108) + Fraction(1, 54)
    assert 1 - duke[nothing] - duke[stunned] == Fraction(77, 216)

    quiet = position(
        unit("a1", "gm_amos", 10, 10),
        unit("b1", "ac_nhal", 16, 10, used=["dream"]),
        FAR,
        active="a1",
    )
    nhal = odds(quiet, ["focusing", "chains:a1:b1"], by=lambda _, now: bool(now.model("b1").states))
    assert nhal[False] == Fraction(29, 54)


@pytest.mark.clause("brimstone:4.801", "brimstone:4.803")
def test_e23_a_cast_net() -> None:
    def netted(foe: str, x: float) -> dict[Any, Fraction]:
        game = position(unit("a1", "gm_netter", 10, 10), unit("b1", foe, x, 10), FAR, active="a1")
        found = odds(
            game,
            ["concentration", "effect-first", "cast_net:a1:b1"],
            by=lambda _, now: tuple(now.model("b1").states),
        )
        return chances(found)

    assert netted("ac_legion", 14) == {
        (): Fraction(1, 8),
        ("slowed",): Fraction(3, 8),
        ("immobilized",): Fraction(3, 8),
        ("knocked_down",): Fraction(1, 8),
    }
    assert netted("ac_gullet", 14.5) == {
        (): Fraction(1, 2),
        ("slowed",): Fraction(3, 8),
        ("immobilized",): Fraction(1, 8),
    }


@pytest.mark.clause("brimstone:4.109", "brimstone:4.305")
def test_e24_the_duke_concentrates_in_the_thick_of_it() -> None:
    def brawl(profile: dict[str, Any]) -> Game[Battle]:
        return position(
            unit("a1", "ac_duke", 10, 10, spent=["vae_soli", "searing_command"], used=["spite"]),
            unit("a2", "ac_legion", 5, 10),
            unit("b1", "gm_halb", 11.4, 10, changed=profile),
            FAR,
            active="a1",
        )

    game = brawl({"lp": 60})
    answers = ["concentration", "whip:a1:a2"]
    found = odds(game, answers, by=after(game, "b1", "a1"))
    fought = odds(game, ["melee"], by=after(game, "b1", "a1"))

    assert mean(found, 0) == Fraction(191, 32)
    assert mean(found, 1) == Fraction(352, 81)
    assert mean(fought, 1) == Fraction(49, 16)
    play(game, answers)
    assert model(game, "a2").states == {"berserk": 1, "sped_up": 1}


@pytest.mark.clause("brimstone:4.112", "brimstone:4.311", "brimstone:4.505")
def test_e25_fleeing_from_two_legionaries() -> None:
    def cornered() -> Game[Battle]:
        return position(
            unit("a1", "gm_halb", 10, 10),
            unit("a2", "gm_halb", 2, 2),
            unit("b1", "ac_legion", 11.2, 10),
            unit("b2", "ac_legion", 10, 11.2),
            active="a1",
        )

    game = cornered()
    assert dies(odds(game, ["flee", "b1"], by=dead), "a1") == Fraction(3, 16)

    play(game, ["flee", "b1"])
    strike = game.question
    assert isinstance(strike, RollPool)
    assert (strike.points, strike.need) == (5, 4)
    play(game, [[4, 4, 4, 1, 1]])
    assert model(game, "a1").lp == 2
    region = game.decision.region
    assert region.refuse(to((7, 10))) is None
    assert region.refuse(to((6.9, 10))).reason == "too-far"
    assert region.refuse(to()).reason == "must-leave"
    assert region.refuse(to((9.999, 10))).reason == "must-end-free"
    play(game, [to((9.15, 9.15))])
    assert not told(game, "zone-entered")


@pytest.mark.clause("brimstone:4.409", "brimstone:4.412")
def test_e26_a_crossbow_into_a_melee() -> None:
    game = position(
        unit("a1", "ss_scout", 5, 10),
        unit("a2", "gm_halb", 16.2, 11.2),
        unit("b1", "ac_legion", 16.2, 10),
        active="a1",
    )
    play(game, ["shooting", to()])

    shot = game.question
    assert isinstance(shot, RollShot)
    assert (shot.points, shot.need) == (3, 5)
    weights = dict(shot.outcomes())
    whole = sum(weights.values())

    def chance(wanted: Any) -> Fraction:
        return Fraction(sum(w for (h, s), w in weights.items() if wanted(h, s)), whole)

    assert chance(lambda hits, strays: hits > 0) == Fraction(19, 27)
    assert chance(lambda hits, strays: strays > 0) == Fraction(91, 216)
    assert chance(lambda hits, strays: hits > 0 and not strays) == Fraction(49, 108)


@pytest.mark.clause("brimstone:4.313", "brimstone:7.5")
def test_e27_the_free_lance_strikes_first() -> None:
    game = duel("ss_lance", "gm_halb", FAR, OWN_FAR, a={"lp": 3}, b={"lp": 4})

    found = odds(game, ["melee"], by=dead)

    assert dies(found, "b1") == Fraction(5, 16)
    assert dies(found, "a1") == Fraction(121, 256)
    assert dies(found, "a1", "b1") == 0


@pytest.mark.clause("brimstone:4.619", "brimstone:4.612", "brimstone:4.610")
def test_e28_controlled_and_down() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, states={"controlled": 1, "knocked_down": 0}),
        unit("a2", "gm_halb", 5, 5, status="activated"),
        unit("b1", "ac_legion", 30, 30, status="activated"),
        seat="B",
        turn=1,
    )

    halberdier = model(game, "a1")
    assert [event.model for event in told(game, "held")] == ["a1"]
    assert (halberdier.commander, halberdier.states) == ("A", {"knocked_down": 0})
    play(game, ["self", "a1"])
    assert keys(game) == ["stand_up", "hold"]


@pytest.mark.clause("brimstone:4.804", "brimstone:4.805", "brimstone:4.810")
def test_e29_when_blood_oath_and_leaden_dream_may_be_used() -> None:
    def charge(**state: Any) -> Game[Battle]:
        return position(
            unit("a1", "gm_ortrud", 10, 10),
            unit("b1", "ac_legion", 17.2, 10),
            unit("b2", "ac_nhal", 10, 13, **state),
            active="a1",
        )

    def asked(game: Game[Battle]) -> tuple[str, str]:
        assert game.decision is not None
        return game.decision.seat, game.decision.facts["window"]

    game = charge()
    seen = []
    answers = iter(["charge", "b1", "engage:b1", [4, 4, 1, 1, 1, 1], [1, 1, 1, 1]])
    while not told(game, "state-faded") and game.battle.active:
        if game.decision is not None and game.decision.topic == "window":
            seen.append(asked(game))
            play(game, ["pass"])
        else:
            play(game, [next(answers)])
    ours = [window for seat, window in seen if seat == "A"]
    theirs = [window for seat, window in seen if seat == "B"]
    assert ours == ["w2", "w3", "w4", "w4", "w7", "w8"]
    assert theirs == ["w2", "w3", "w4", "w4", "w5", "w6", "w7", "w8"]

    slowed = charge()
    play(slowed, ["pass", "pass", "charge", "b1", "pass", "dream:b2:a1", [5, 1, 1, 1, 1], "pass"])
    assert displacement(model(slowed, "a1")) == 3
    assert near(model(slowed, "a1").at, 15.0, 10) or slowed.decision.facts["window"] == "w4"


@pytest.mark.clause("brimstone:1.9", "brimstone:4.608", "brimstone:4.614", "brimstone:4.505")
def test_e30_brave_sped_up_and_wounded() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, lp=2, states={"brave": 1, "sped_up": 1}), FAR, active="a1"
    )

    assert displacement(model(game, "a1")) == 6
    play(game, ["run"])
    assert game.decision.region.refuse(to((22, 10))) is None
    assert game.decision.region.refuse(to((22.1, 10))).reason == "too-far"


@pytest.mark.clause("brimstone:7.16", "brimstone:7.17")
def test_e31_the_maul_stuns_and_topples() -> None:
    def mauled(changed: dict[str, Any]) -> Distribution:
        game = duel("gm_giant", "ac_legion", b={"changed": {"lp": 60, **changed}}, apart=1.4)
        return odds(game, ["melee"], by=lambda _, now: frozenset(now.model("b1").states))

    medium = mauled({})
    assert medium.of(lambda states: "stunned" in states) == Fraction(13, 16)
    assert medium.of(lambda states: "knocked_down" in states) == Fraction(3, 16)
    giant = duel(
        "gm_giant", "ac_legion", b={"changed": {"lp": 60, "base": "very_large"}}, apart=1.8
    )
    found = odds(giant, ["melee"], by=lambda _, now: frozenset(now.model("b1").states))
    assert found.of(lambda states: "knocked_down" in states) == 0


@pytest.mark.clause("brimstone:3.15", "brimstone:4.805", "brimstone:4.501")
def test_e32_close_ranks_after_the_dice() -> None:
    game = position(
        unit("a1", "ac_duke", 10, 10, spent=["vae_soli", "searing_command"], used=["spite"]),
        unit("b1", "gm_halb", 11.4, 10),
        unit("b2", "gm_isaura", 30, 30, spent=["vae_soli"]),
        seats={"B": {"base": 4, "cmd": 1}},
        active="a1",
    )

    assert dies(odds(game, ["melee", "pass"], by=dead), "b1") == Fraction(1, 2)
    play(
        game,
        [
            "melee",
            "pass",
            [
                4,
                4,
                4,
                4,
                1,
                1,
            ],
            [1, 1, 1, 1],
        ],
    )
    assert game.decision.facts["window"] == "w6"
    play(game, ["close_ranks:b2:b1"])
    assert model(game, "b1").lp == 1
    early = position(
        unit("a1", "ac_duke", 10, 10, spent=["vae_soli", "searing_command"], used=["spite"]),
        unit("b1", "gm_halb", 11.4, 10),
        unit("b2", "gm_isaura", 30, 30, spent=["vae_soli"]),
        seats={"B": {"base": 4, "cmd": 1}},
        active="a1",
    )
    guarded = odds(early, ["melee", "close_ranks:b2:b1"], by=dead)
    assert dies(guarded, "b1") == Fraction(3, 16)


@pytest.mark.clause("brimstone:4.309", "brimstone:1.10")
def test_e33_an_empty_pool() -> None:
    game = duel("ac_legion", "gm_netter", b={"lp": 2, "states": {"knocked_down": 0}})

    play(game, ["melee"])
    attack = game.question
    assert isinstance(attack, RollPool)
    assert attack.need == 2
    play(game, [[1, 1, 1, 1]])

    assert len(told(game, "rolled")) == 1


@pytest.mark.clause("brimstone:4.217", "brimstone:4.202", "brimstone:4.211")
def test_e34_fleeing_past_a_free_imp_costs_a_point() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", 11.2, 10),
        unit("b2", "ac_imp", 10, 12.0),
        seats={"A": {"base": 3, "cmd": 0}},
        active="a1",
    )

    assert game.battle.now.zones == ["b2"]
    assert keys(game) == ["concentration", "melee", "hold"]
    assert why_not(game, "flee") == "4.217"
    assert why_not(game, "flee:pay") == "4.216"


@pytest.mark.clause("brimstone:4.403")
def test_e35_a_target_in_the_open_is_never_skipped() -> None:
    wall = terrain("low", 2, 18, 8, 18.5)
    hound_first = position(
        unit("a1", "gm_musk", 5, 10),
        unit("b1", "ac_hound", 15.2, 10),
        unit("b2", "ac_slinger", 5, 21.2),
        unit("b3", "ac_duke", 17.4, 6),
        wall,
        active="a1",
    )
    assert [t.id for t in targets(hound_first.battle, model(hound_first, "a1"))] == ["b1"]

    slinger_first = position(
        unit("a1", "gm_musk", 5, 10),
        unit("b1", "ac_hound", 17.2, 10),
        unit("b2", "ac_slinger", 5, 21.2),
        wall,
        active="a1",
    )
    assert [t.id for t in targets(slinger_first.battle, model(slinger_first, "a1"))] == ["b2", "b1"]


@pytest.mark.clause("brimstone:4.106", "brimstone:4.204", "brimstone:4.205", "brimstone:4.206")
def test_e36_a_charge_is_caught_on_the_way() -> None:
    game = position(
        unit("a1", "gm_buckler", 10, 10),
        unit("b1", "ac_nhal", 18, 10, used=["dream"]),
        unit("b2", "ac_legion", 14, 11.4),
        active="a1",
    )
    play(game, ["charge", "b1"])

    assert near(model(game, "a1").at, 12.3029, 10)
    assert keys(game) == ["engage:b2", "approach:b2", "stop"]
    play(game, ["engage:b2"])
    assert near(model(game, "a1").at, 13.0743, 10.6364)
    assert isinstance(game.question, RollPool)
    assert game.question.points == 3


@pytest.mark.clause("brimstone:4.107", "brimstone:4.213", "brimstone:4.214")
def test_e37_shooting_from_inside_a_zone() -> None:
    def cornered(cmd: int) -> Game[Battle]:
        return position(
            unit("a1", "ac_slinger", 10, 10),
            unit("b1", "gm_halb", 11.7, 10),
            seats={"A": {"base": 4, "cmd": cmd}},
            active="a1",
        )

    still = play(cornered(1), ["shooting"])
    assert isinstance(still.question, RollPool)
    assert (still.question.points, still.battle.cmd["A"]) == (4, 1)

    moving = play(cornered(1), ["shooting:pay", to((5, 10))])
    assert isinstance(moving.question, RollPool)
    assert (moving.question.points, moving.battle.cmd["A"]) == (3, 0)

    assert "shooting:pay" not in keys(cornered(0))
