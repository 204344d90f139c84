"""Melee and life (4.301-4.315, 4.501-4.508)."""

from fractions import Fraction
from itertools import product

import pytest

from grognard.kernel.game import Game
from grognard.kernel.odds import odds
from grognard.rulesets.brimstone import melee
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.dice import RollPool, hits_of
from grognard.rulesets.brimstone.stats import combat_pool, displacement, faith_pool, shooting_pool
from grognard.testing import play
from grognard.testing.brimstone import after, duel, mean, model, position, unit
from grognard.testing.positions import told

FAR = unit("b9", "ac_legion", 34, 34)
OWN_FAR = unit("a9", "gm_halb", 2, 34)


@pytest.mark.clause("brimstone:4.301", "brimstone:4.303")
def test_two_principals_roll_as_often_as_they_are_attacked() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("a2", "gm_halb", 12.4, 10),
        unit("b1", "ac_legion", 11.2, 10),
        FAR,
    )
    play(game, ["a1", "melee", [1] * 5, [1] * 4, "b9", "hold", "melee", [1] * 5, [1] * 4])

    rolls = [event.seat for event in told(game, "rolled")]
    assert rolls == ["A", "B", "A", "B"]


@pytest.mark.clause("brimstone:4.302")
def test_a_friend_is_never_offered_as_a_target() -> None:
    game = duel("gm_halb", "ac_legion", unit("a2", "gm_halb", 10, 11.2), FAR)
    play(game, ["melee"])

    assert told(game, "melee-declared")[0].target == "b1"


@pytest.mark.clause("brimstone:4.304", "brimstone:4.312")
def test_the_steps_of_a_melee_attack() -> None:
    game = duel("gm_halb", "ac_legion", FAR, OWN_FAR, a={"lp": 3}, b={"lp": 4})
    play(game, ["melee", [4, 4, 1, 1], [4, 4, 4, 4]])

    kinds = [entry.event.kind for entry in game.log]
    order = ["melee-declared", "rolled", "rolled", "hit", "hit", "died", "died"]
    assert [kind for kind in kinds if kind in order][:7] == order
    assert model(game, "a1").dead and model(game, "b1").dead


@pytest.mark.clause("brimstone:4.305", "brimstone:4.311")
def test_every_modifier_of_the_pool_has_its_clause() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, lp=2, states={"brave": 1, "stunned": 1}),
        unit("a2", "gm_halb", 11.2, 11.2),
        unit("a3", "gm_halb", 12.4, 10),
        unit("a4", "gm_halb", 11.2, 8.8),
        unit("b1", "ac_legion", 11.2, 10),
        active="a1",
    )
    play(game, ["melee"])

    tally = game.question.tally
    assert tally is not None
    parts = {part.reason: (part.amount, part.rule) for part in tally.parts}
    assert parts == {
        "printed": (4, "1.7"),
        "brave": (1, "4.608"),
        "stunned": (-1, "4.615"),
        "wounded": (-1, "4.505"),
        "support": (2, "4.311"),
    }


@pytest.mark.clause("brimstone:4.306")
def test_five_dice_at_most_and_the_rest_are_rerolls() -> None:
    roll = RollPool(pool=8, need=4)

    assert (roll.dice, roll.rerolls) == (5, 3)
    assert roll.trust([4, 4, 4, 1, 1, 6, 6]) == 5


@pytest.mark.clause("brimstone:4.307")
def test_the_lowest_misses_are_rerolled_once_and_only_as_many_as_missed() -> None:
    roll = RollPool(pool=7, need=5)

    assert roll.final([1, 3, 4, 5, 6, 6, 2]) == [6, 2, 4, 5, 6]
    assert roll.read([5, 5, 5, 5, 5]) == [5, 5, 5, 5, 5]
    assert roll.read([5, 5, 5, 5, 1, 1]) == [5, 5, 5, 5, 1, 1]
    brute = _brute_force(7, 5)
    weights = dict(hits_of(5, 2, 5))
    whole = sum(weights.values())
    assert {h: Fraction(w, whole) for h, w in weights.items()} == brute


def _brute_force(pool: int, need: int) -> dict[int, Fraction]:
    """Every first roll of five dice and every reroll, one by one."""
    found: dict[int, Fraction] = {}
    for first in product(range(1, 7), repeat=5):
        missed = sum(face < need for face in first)
        again = min(pool - 5, missed)
        for second in product(range(1, 7), repeat=again):
            hits = 5 - missed + sum(face >= need for face in second)
            found[hits] = found.get(hits, Fraction(0)) + Fraction(1, 6 ** (5 + again))
    return found


@pytest.mark.clause("brimstone:4.308")
def test_a_hit_reaches_the_opponents_defence() -> None:
    game = play(duel("gm_halb", "ac_gullet", apart=1.6), ["melee"])

    assert game.question.need == 2
    play(game, [[2, 2, 1, 1]])
    assert game.question.need == 4


@pytest.mark.clause("brimstone:4.309")
def test_an_empty_pool_rolls_nothing_while_the_other_rolls() -> None:
    game = duel("gm_halb", "ac_legion", b={"states": {"knocked_down": 0}, "changed": {"cbt": 2}})
    play(game, ["melee", [1] * 4])

    assert [event.seat for event in told(game, "rolled")] == ["A"]


@pytest.mark.clause("brimstone:4.310")
def test_a_fleers_strike_is_one_sided() -> None:
    game = duel("gm_halb", "ac_legion")
    play(game, ["flee", [1] * 4])

    assert [event.seat for event in told(game, "rolled")] == ["B"]


@pytest.mark.clause("brimstone:4.311")
def test_support_needs_a_standing_armed_friend_in_contact_with_the_enemy() -> None:
    def pool(*more: str) -> int:
        return play(duel("gm_halb", "ac_legion", *more), ["melee"]).question.points

    assert pool(unit("a2", "gm_halb", 11.2, 11.2)) == 5
    assert pool(unit("a2", "gm_halb", 11.2, 11.2, states={"knocked_down": 0})) == 4
    assert pool(unit("a2", "gm_halb", 11.2, 11.2, states={"immobilized": 1})) == 4
    assert pool(unit("a2", "gm_halb", 11.2, 11.2, changed={"cbt": -1})) == 4
    assert pool(unit("a2", "gm_halb", 10, 11.2)) == 4


@pytest.mark.clause("brimstone:4.311", "brimstone:4.607")
def test_nobody_supports_between_friends() -> None:
    game = position(
        unit("a1", "ac_hound", 10, 10),
        unit("a2", "ac_legion", 8.7, 10),
        unit("a3", "ac_legion", 8.7, 11.2),
        unit("b1", "ac_imp", 11.2, 10),
        FAR,
        active="a1",
    )
    play(game, ["melee", [4] * 5, [1, 1], [4]])

    assert told(game, "went-berserk")[0].target == "a2"
    assert game.question.points == 5


@pytest.mark.clause("brimstone:4.313")
def test_a_first_strike_kill_silences_the_other_and_his_weapon() -> None:
    game = duel("ss_lance", "gm_giant", FAR, a={"lp": 8}, b={"lp": 1}, apart=1.4)
    play(game, ["melee", [4, 4, 1, 1, 1], [6] * 4])

    assert told(game, "first-struck")[0].model == "a1"
    assert (model(game, "a1").lp, model(game, "a1").states) == (8, {})


@pytest.mark.clause("brimstone:7.5")
def test_two_first_strikers_strike_together() -> None:
    game = duel("ss_lance", "ss_lance", FAR, OWN_FAR, a={"lp": 1}, b={"lp": 1})
    play(game, ["melee", [6] * 4, [6] * 4])

    assert model(game, "a1").dead and model(game, "b1").dead


@pytest.mark.clause("brimstone:4.314")
def test_survivors_stay_in_contact() -> None:
    game = duel("gm_halb", "ac_legion")
    play(game, ["melee", [4, 4, 1, 1], [4, 1, 1, 1]])

    assert (model(game, "a1").at, model(game, "b1").at) == ((10.0, 10.0), (11.2, 10.0))


@pytest.mark.clause("brimstone:4.315")
def test_an_attack_whose_principals_part_falls_away_and_costs_stay_paid() -> None:
    game = position(
        unit("a1", "gm_isaura", 10, 10, spent=["last_stand"]),
        unit("b1", "ac_legion", 11.2, 10),
        active="a1",
    )
    play(game, ["melee", "vae_soli:a1:a1/1"])
    game.battle.put(model(game, "b1"), (20.0, 20.0))
    play(game, ["pass"])

    assert told(game, "attack-fell-away")
    assert not told(game, "rolled")
    assert game.battle.cmd["A"] == 3


@pytest.mark.clause("brimstone:4.501", "brimstone:7.15")
def test_damage_is_the_line_less_protection_less_piercing() -> None:
    game = position(
        unit("a1", "ac_duke", 10, 10, spent=["vae_soli"], used=["spite"]),
        unit("b1", "gm_ortrud", 11.4, 10, spent=["blood_oath"]),
        active="a1",
    )
    play(game, ["melee", "searing_command:a1:a1", [4, 4, 1, 1, 1, 1, 1], [1] * 5 + [1]])

    assert model(game, "b1").lp == 11 - 5


@pytest.mark.clause("brimstone:4.502", "brimstone:7.14", "brimstone:7.16")
def test_hits_without_damage_still_count_for_weapon_rules() -> None:
    game = duel("gm_giant", "ac_legion", b={"changed": {"pr": 9}}, apart=1.4)
    play(game, ["melee", [4, 4, 1, 1, 1], [1] * 4])

    assert model(game, "b1").lp == 9
    assert model(game, "b1").states == {"stunned": 1}


@pytest.mark.clause("brimstone:4.503")
def test_a_model_without_life_is_removed_and_overkill_ignored() -> None:
    game = duel("gm_halb", "ac_imp", FAR)
    play(game, ["melee", [4] * 4, [1, 1]])

    imp = model(game, "b1")
    assert imp.dead and imp.at is None
    assert told(game, "died")[0].model == "b1"


@pytest.mark.clause("brimstone:4.504")
def test_losses_ignore_protection() -> None:
    game = position(
        unit("a1", "gm_giant", 10, 10, burns=[[2, 1]], changed={"pr": 9}),
        FAR,
        phase="upkeep",
        turn=2,
    )

    assert model(game, "a1").lp == 12


@pytest.mark.clause("brimstone:4.505")
def test_wounds_cost_a_point_of_everything_and_leave_orders_possible() -> None:
    game = position(
        unit("a1", "gm_isaura", 10, 10, lp=4),
        unit("a2", "gm_amos", 5, 5, lp=3),
        unit("a3", "gm_amos", 5, 15, lp=4),
        FAR,
    )
    isaura = model(game, "a1")

    assert displacement(isaura) == 4
    assert shooting_pool(isaura, moved=False).total == 2
    assert [faith_pool(model(game, a)).total for a in ("a2", "a3")] == [3, 4]
    assert isaura.commandable
    isaura.lp = 5
    assert displacement(isaura) == 5


@pytest.mark.clause("brimstone:4.506", "brimstone:7.13")
def test_recovery_stops_at_the_printed_life() -> None:
    game = position(unit("a1", "ac_gullet", 10, 10), FAR, phase="upkeep", turn=2)
    assert model(game, "a1").lp == 20

    hurt = position(unit("a1", "ac_duke", 10, 10, lp=12), FAR, active="a1")
    play(hurt, ["debt:a1:a1"])
    assert model(hurt, "a1").lp == 14


@pytest.mark.clause("brimstone:4.507", "brimstone:5.7", "brimstone:4.618")
def test_a_death_releases_drops_and_scores() -> None:
    game = position(
        unit("a1", "gm_isaura", 10, 10, spent=["last_stand", "close_ranks", "vae_soli"]),
        unit("a2", "gm_halb", lp=5, held_by="b1"),
        unit("b1", "ac_gullet", 11.6, 10, lp=1, relic=2, changed={"cmd": 1}),
        FAR,
        scenario="scattered_reliquary",
        active="a1",
    )
    play(game, ["melee", [2] * 5, [1] * 5])

    kinds = [entry.event.kind for entry in game.log]
    order = ["died", "released", "relic-dropped", "command-lost"]
    assert [kind for kind in kinds if kind in order] == order
    assert game.battle.relics[2].at == (11.6, 10.0)
    assert game.battle.kills == {"A": 2, "B": 0}


@pytest.mark.clause("brimstone:4.508")
def test_of_several_deaths_the_dominance_holders_come_last() -> None:
    for holder, order in (("A", ["b1", "a1"]), ("B", ["a1", "b1"])):
        game = duel(
            "gm_halb", "ac_legion", FAR, OWN_FAR, a={"lp": 1}, b={"lp": 1}, dominance=holder
        )
        play(game, ["melee", [6] * 3, [6] * 3])

        assert [event.model for event in told(game, "died")] == order


@pytest.mark.clause("brimstone:4.301")
def test_the_mean_damage_of_both_sides_comes_from_one_exchange() -> None:
    game = duel("gm_halb", "ac_legion", a={"changed": {"lp": 40}}, b={"changed": {"lp": 40}})

    found = odds(game, ["melee"], by=after(game, "a1", "b1"))

    assert found.exact
    assert mean(found, 1) == sum(
        Fraction(w, 16) * d for w, d in zip((1, 4, 6, 4, 1), (0, 2, 4, 6, 8))
    )


@pytest.mark.clause("brimstone:4.106")
def test_a_charge_ends_on_the_enemy_whose_zone_turned_it() -> None:
    game = position(
        unit("a1", "gm_buckler", 10, 10),
        unit("b1", "ac_legion", 18, 10),
        unit("b2", "ac_legion", 14, 11.4),
        active="a1",
    )
    play(game, ["charge", "b1", "engage:b2"])

    assert told(game, "melee-declared")[0].target == "b2"
    assert combat_pool(game.battle, game.battle.now.attacks[0], model(game, "a1")).total == 3


@pytest.mark.clause("brimstone:4.503")
@pytest.mark.parametrize("lp", [1, 3, 5])
def test_hits_told_together_have_the_odds_of_each_told_apart(
    lp: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    officer = unit("a2", "gm_isaura", 2, 34)
    game = duel("gm_halb", "ac_legion", FAR, officer, a={"lp": lp}, b={"lp": lp})
    together = odds(game, ["melee"], policy="best")
    monkeypatch.setattr(melee, "lethal_hits", lambda *_: None)
    apart = odds(game, ["melee"], policy="best")

    assert together.exact
    assert {c.outcome: c.probability for c in together.outcomes} == {
        c.outcome: c.probability for c in apart.outcomes
    }


@pytest.mark.clause("brimstone:4.313")
def test_a_first_strike_silences_whom_it_just_kills_and_nobody_else() -> None:
    def struck(lp: int) -> Game[Battle]:
        game = duel("ss_lance", "gm_giant", FAR, a={"lp": 8}, b={"lp": lp}, apart=1.4)
        play(game, ["melee", [4, 4, 1, 1, 1]])
        assert isinstance(game.question, RollPool)
        return play(game, [[6] * game.question.points])

    survivor = struck(12)
    dealt = 12 - model(survivor, "b1").lp
    assert dealt > 0 and not told(survivor, "first-struck") and model(survivor, "a1").lp < 8

    assert told(struck(dealt), "first-struck")
    assert not told(struck(dealt + 1), "first-struck")
