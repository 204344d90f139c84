"""What the policy does at a glance, in positions where there is no doubt."""

from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.questions import Placement
from grognard.rulesets.brimstone import RULESET
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.dice import RollPool
from grognard.rulesets.brimstone.policy import RATERS
from grognard.testing import play
from grognard.testing.brimstone import duel, model, position, unit

FAR = unit("b9", "ac_legion", 34, 34)
OFFICER = unit("a8", "gm_isaura", 2, 2)


def best(game: Game[Battle]) -> Any:
    """What the policy answers."""
    question = game.decision
    assert question is not None, "somebody is asked"
    return RULESET.policy(game.battle, question)[0].answer  # type: ignore[arg-type]


def follow(game: Game[Battle], *topics: str) -> Game[Battle]:
    """Play the policy as long as these topics are asked."""
    while game.decision is not None and game.decision.topic in topics:
        game.answer(best(game), seat=game.asked[0])
    return game


def end_of(placement: Placement) -> tuple[float, float]:
    assert placement.end is not None, "it goes somewhere"
    return placement.end


def beset() -> Game[Battle]:
    """A Halberdier of B's is attacked by Gullet; the Captain has a point to spend on him."""
    captain = unit("b8", "gm_isaura", 34, 2)
    return play(
        duel("ac_gullet", "gm_halb", captain, apart=1.6, seats={"B": {"cmd": 1}}), ["melee"]
    )


def test_a_strong_fighter_assaults_a_weak_one_within_a_stride() -> None:
    game = position(
        unit("a1", "gm_ortrud", 10, 10), unit("b1", "ac_slinger", 13, 10), FAR, active="a1"
    )

    follow(game, "window", "action", "place-move", "zone")

    assert game.battle.now.action == "assault"
    assert isinstance(game.question, RollPool)
    assert game.question.piece == "a1"


def test_beyond_a_stride_it_charges_whom_it_reaches_and_nobody_else() -> None:
    game = position(
        unit("a1", "gm_ortrud", 10, 10),
        unit("b1", "ac_slinger", 18, 10),
        unit("b2", "ac_slinger", 10, 33),
        active="a1",
    )

    follow(game, "window", "action")

    assert game.battle.now.action == "charge"
    assert best(game) == "b1"


def test_a_charge_is_not_declared_through_the_zone_of_another() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_gullet", 14, 10.5),
        unit("b2", "ac_slinger", 17, 10),
        active="a1",
    )

    answers = {each.answer: each.score for each in RULESET.policy(game.battle, game.decision)}  # type: ignore[arg-type]

    assert answers["charge"] < answers["hold"]


def test_a_weak_fighter_does_not_attack_a_giant() -> None:
    game = position(
        unit("a1", "gm_netter", 10, 10), unit("b1", "ac_gullet", 14, 10), FAR, active="a1"
    )

    assert best(game) not in ("assault", "charge", "hold")


def test_a_fighter_nobody_guards_against_takes_an_empty_area() -> None:
    game = position(
        unit("a1", "gm_netter", 18, 9),
        unit("b1", "ac_legion", 27, 30),
        scenario="ford_of_cinders",
        active="a1",
        turn=3,
    )

    game = play(game, [best(game)])
    x, y = end_of(best(game))

    assert min((x - east) ** 2 + (y - 18) ** 2 for east in (9, 18, 27)) <= 3.6**2


def test_a_relic_is_taken_and_carried_home() -> None:
    game = position(
        unit("a1", "gm_halb", 11, 15),
        unit("b1", "ac_legion", 30, 33),
        scenario="scattered_reliquary",
        active="a1",
        turn=3,
    )
    follow(game, "relic")

    assert model(game, "a1").relic >= 0
    assert best(game) == "advance"
    assert end_of(best(play(game, ["advance"])))[1] < 14


def test_the_shot_goes_where_it_harms_most() -> None:
    game = position(
        unit("a1", "ss_scout", 10, 10),
        unit("b1", "ac_gullet", 10, 15),
        unit("b2", "ac_hound", 15, 10, lp=2),
        active="a1",
    )
    play(game, ["shooting", Placement()])

    assert best(game) == "b2"


def test_whoever_hurries_others_goes_before_them() -> None:
    game = position(
        unit("a1", "ac_duke", 18, 4),
        unit("a2", "ac_gullet", 14, 6),
        unit("b1", "gm_halb", 18, 34),
    )

    follow(game, "window")

    assert best(game) == "a1"
    follow(play(game, ["a1"]), "window")
    assert best(game) == "concentration"


def test_a_fallen_fighter_stands_up() -> None:
    game = position(unit("a1", "gm_halb", 10, 10, states={"knocked_down": 0}), FAR, active="a1")

    assert best(game) == "stand_up"


def test_a_carrier_flees_home_from_what_cannot_strike_it() -> None:
    game = position(
        unit("a1", "gm_halb", 18, 9, relic=0),
        unit("b1", "ac_legion", 18, 10.2, states={"immobilized": 2}),
        scenario="scattered_reliquary",
        active="a1",
        turn=6,
    )

    assert best(game) == "flee"
    assert end_of(best(play(game, ["flee"])))[1] <= 6.9


def test_nobody_flees_from_a_blow_that_would_kill() -> None:
    game = duel("gm_netter", "ac_duke", a={"lp": 2}, apart=1.4)

    assert best(game) != "flee"


def test_vae_soli_is_bought_where_it_may_kill() -> None:
    fight = duel("gm_halb", "ac_legion", OFFICER, b={"lp": 5}, seats={"A": {"cmd": 4}})
    play(fight, ["melee"])

    assert best(fight).startswith("vae_soli:a8:a1/")


def test_vae_soli_is_not_wasted_on_what_dies_anyway() -> None:
    fight = duel(
        "gm_ortrud", "ac_imp", OFFICER, a={"spent": ["blood_oath"]}, b={"lp": 1},
        seats={"A": {"cmd": 4}},
    )  # fmt: skip
    play(fight, ["melee"])

    assert best(fight) == "pass"


def test_ranks_are_closed_once_the_dice_would_kill() -> None:
    deadly = beset()
    play(deadly, ["pass", [4, 4, 4, 1, 1, 1], [1, 1, 1, 1]])

    assert best(deadly) == "close_ranks:b8:b1"


def test_ranks_stay_open_where_the_dice_did_nothing() -> None:
    harmless = beset()
    play(harmless, ["pass", [1, 1, 1, 1, 1, 1], [1, 1, 1, 1]])

    assert best(harmless) == "pass"


def test_chains_bind_the_dearest_enemy_in_range() -> None:
    game = position(
        unit("a1", "gm_amos", 10, 10),
        unit("b1", "ac_imp", 10, 16),
        unit("b2", "ac_gullet", 16, 10),
        active="a1",
    )
    play(game, ["focusing"])

    assert best(game) == "chains:a1:b2"


def test_the_worst_state_is_absolved() -> None:
    rater = RATERS["absolve"]
    game = position(
        unit("a1", "gm_amos", 10, 10),
        unit("a2", "gm_halb", 12, 10, states={"brave": 1, "knocked_down": 0}),
        FAR,
        active="a1",
    )
    play(game, ["absolve:a1:a2", [6, 6, 6, 6]])
    assert game.decision is not None and game.decision.topic == "absolve"

    rated = {each.answer: each.score for each in rater(game.battle, game.decision)}

    assert rated["knocked_down"] > 0 > rated["brave"]


def test_double_time_hurries_those_who_fight_hand_to_hand() -> None:
    game = position(
        unit("a1", "gm_isaura", 10, 10, spent=["last_stand"]),
        unit("a2", "gm_musk", 12, 10),
        unit("a3", "gm_halb", 14, 10),
        unit("a4", "gm_ortrud", 8, 10),
        FAR,
        active="a1",
        seats={"A": {"cmd": 4}},
    )
    play(game, ["concentration", "effect-first", "double_time:a1:"])

    assert best(game) == ("a3", "a4")


def test_a_last_stand_is_made_before_the_clash_and_not_far_from_it() -> None:
    company = [unit(f"a{n}", "gm_halb", 8 + 2 * n, 12) for n in range(2, 6)]
    near = [unit(f"b{n}", "ac_legion", 8 + 2 * n, 17) for n in range(2, 6)]
    captain = unit("a1", "gm_isaura", 13, 9)
    how: Any = {"active": "a1", "seats": {"A": {"cmd": 4}}, "scenario": "the_pit", "turn": 5}

    clash = position(captain, *company, *near, **how)
    calm = position(captain, *company, unit("b9", "ac_legion", 22, 22), **how)

    assert best(clash).startswith("last_stand:a1:")
    assert best(calm) == "pass"


def test_whoever_fights_best_goes_first_and_the_others_wait() -> None:
    game = position(
        unit("a1", "gm_netter", 2, 2),
        unit("a2", "gm_ortrud", 10, 10),
        unit("b1", "ac_slinger", 15, 10),
        FAR,
    )

    assert best(game) == "a2"


def test_who_is_lured_goes_with_all_its_dice() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10), unit("b1", "ac_wretch", 13, 10), FAR, active="a1"
    )

    assert best(game) == "assault:b1"


def test_every_topic_of_the_rules_has_a_rater() -> None:
    assert {"window", "zone", "zones", "engage", "lure", "place-terrain", "shift"} <= set(RATERS)
