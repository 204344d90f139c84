"""The worked examples of the Gaslight rules (section 8), each as a test."""

from fractions import Fraction
from math import comb
from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.odds import Distribution, odds
from grognard.kernel.questions import Placement
from grognard.rulesets.gaslight.battle import Instance
from grognard.rulesets.gaslight.cards import DECK, strength
from grognard.rulesets.gaslight.damage import effective_armor
from grognard.rulesets.gaslight.falling import falling_pool
from grognard.rulesets.gaslight.field import distance, hidden, near_edges
from grognard.rulesets.gaslight.magic import mind_pool
from grognard.rulesets.gaslight.melee import fight_pool
from grognard.rulesets.gaslight.movement import MoveRegion
from grognard.testing import play
from grognard.testing.gaslight import (
    CONSTABLE,
    CROOK,
    DANCER,
    FINCH,
    GRUE,
    HERON,
    HULK,
    NOOR,
    PORTER,
    PYKE,
    RIFLEMAN,
    SMALL,
    TOBY,
    TOUCHING,
    VANE,
    WRETCH,
    barrier,
    casualty,
    dice,
    model,
    piece,
    position,
    reasons,
    rolls,
    roof,
    wounds_lost,
)
from grognard.testing.positions import befell, keys, seat, told

STAY = Placement()


def to(*points: tuple[float, float]) -> Placement:
    return Placement(tuple(points))


def height(model_id: str) -> Any:
    return lambda before, after: after.model(model_id).at[2]


def at_least(number: int, successes: int) -> Fraction:
    """The chance of so many successes with so many dice."""
    good = sum(comb(number, k) for k in range(successes, number + 1))
    return Fraction(good, 2**number)


def loses(found: Distribution, model_id: str) -> Fraction:
    return found.of(lambda effects: wounds_lost(model_id)(effects) > 0)


@pytest.mark.clause("gaslight:4.30", "gaslight:4.31", "gaslight:4.32", "gaslight:4.33")
def test_x1_crook_needs_a_porter_to_climb_the_gasholder() -> None:
    crook = model("a1", CROOK, 15 - SMALL - 0.01, 18)
    alone = position(roof(15, 15, 21, 21), crook, active="a1")
    porter = model("a2", PORTER, 15 - 0.7874 - 0.01, 19.37)
    helped = position(roof(15, 15, 21, 21), crook, porter, active="a1")

    assert odds(alone, ["climb:t1.3"], by=height("a1"))[4.0] == 0
    assert odds(helped, ["climb:t1.3"], by=height("a1"))[4.0] == Fraction(163, 256)


@pytest.mark.clause("gaslight:1.7", "gaslight:4.30", "gaslight:4.151")
def test_x2_toby_climbs_a_wall_of_almost_four_inches() -> None:
    toby = model("a1", TOBY, 15 - SMALL - 0.01, 18)
    game = position(roof(15, 15, 21, 21, high=3.9), toby, active="a1")

    first = odds(game, ["climb:t1.3"], by=height("a1"))[3.9]
    play(game, ["climb:t1.3", [1, 1, 1, 4, 4]])
    again = odds(game, ["reroll"], by=height("a1"))[3.9]

    assert first == Fraction(1, 2)
    assert first + (1 - first) * again == Fraction(3, 4)


def rifle(*more: str, apart: float = 20.0, **now: Any) -> Game[Any]:
    """Crook, and a Fog Wretch in the open so far away."""
    wretch = model("b1", WRETCH, 5 + apart + 2 * SMALL, 5)
    return position(model("a1", CROOK, 5, 5), wretch, *more, active="a1", **now)


@pytest.mark.clause(
    "gaslight:4.56", "gaslight:4.57", "gaslight:4.60", "gaslight:4.90", "gaslight:4.92"
)
def test_x3_crook_shoots_a_wretch_in_the_open() -> None:
    shot = ["shoot:rw3:b1", "hold"]
    killed = odds(rifle(), shot).of(casualty("b1"))
    tough = position(
        model("a1", CROOK, 5, 5),
        model("b1", WRETCH, 25 + 2 * SMALL, 5, changed={"wounds": 12}),
        active="a1",
    )

    found = odds(tough, shot)
    damage = {n: found.of(lambda e, n=n: wounds_lost("b1")(e) == n) for n in range(9)}

    assert killed == Fraction(99, 128)
    assert damage[0] == Fraction(29, 128)
    assert [damage[n] for n in (4, 5, 6, 7, 8)] == [Fraction(n, 128) for n in (35, 35, 21, 7, 1)]
    assert sum(n * share for n, share in damage.items()) == Fraction(249, 64)


@pytest.mark.clause("gaslight:4.55", "gaslight:1.15")
def test_x4_the_wretch_dives() -> None:
    found = odds(rifle(), ["shoot:rw3:b1", "dive"])

    assert found.of(casualty("b1")) == Fraction(1, 2)
    assert found.of(lambda e: casualty("b1")(e) or befell("b1", "toppled")(e)) == 1


@pytest.mark.clause("gaslight:4.156", "gaslight:1.22")
def test_x5_crook_has_moved_first() -> None:
    far = odds(rifle(moved=True), ["shoot:rw3:b1", "hold"])
    near = odds(rifle(apart=6, moved=True), ["shoot:rw3:b1", "hold"])

    assert far.of(casualty("b1")) == Fraction(1, 2)
    assert near.of(casualty("b1")) == Fraction(5, 16)


@pytest.mark.clause("gaslight:1.42", "gaslight:1.60", "gaslight:1.61", "gaslight:1.63")
def test_x6_a_barrier_covers_two_thirds_or_one_third() -> None:
    models = model("a1", CROOK, 5, 5), model("b1", WRETCH, 15, 5)
    tall = position(*models, barrier((14, 2), (14, 8), 1), active="a1")
    low = position(*models, barrier((14, 2), (14, 8), 0.5), active="a1")
    a, b = tall.battle.models

    assert hidden(tall.battle, a, b) == 6
    assert hidden(low.battle, *low.battle.models) == 3
    assert distance(a, b) == pytest.approx(8.819, abs=0.001)
    rolls(play(tall, ["shoot:rw3:b1", "hold"]), 0)
    assert reasons(tall)["half-covered"] == 2
    rolls(play(low, ["shoot:rw3:b1", "hold"]), 0)
    assert reasons(low)["covered"] == 1


@pytest.mark.clause("gaslight:4.56", "gaslight:4.57")
def test_x7_crook_shoots_down_from_the_gasholder() -> None:
    game = position(
        roof(2, 2, 8, 8),
        model("a1", CROOK, 7.3, 5, 4),
        model("b1", WRETCH, 27, 5, changed={"guns": 3, "weapons": ["rw3"]}),
        active="a1",
    )
    back = position(
        roof(2, 2, 8, 8),
        model("a1", CROOK, 7.3, 5, 4),
        model("b1", WRETCH, 27, 5, changed={"guns": 3, "weapons": ["rw3"]}),
        active="b1",
    )

    assert odds(game, ["shoot:rw3:b1", "hold"]).of(casualty("b1")) == Fraction(219, 256)
    play(back, ["shoot:rw3:a1", "hold", [1, 1, 1]])
    assert reasons(back)["elevation"] == 1


def duel(**now: Any) -> Game[Any]:
    """Vane in contact with Grue."""
    apart = SMALL + 40 / 50.8 + 0.01
    return position(model("a1", VANE, 10, 10), model("b1", GRUE, 10 + apart, 10), **now)


@pytest.mark.clause("gaslight:4.73", "gaslight:4.74", "gaslight:4.76", "gaslight:4.78")
def test_x8_vane_fights_grue_who_fences_or_parries() -> None:
    fence = odds(duel(active="a1"), ["fight:b1", "fence:mw9"])
    parry = odds(duel(active="a1"), ["fight:b1", "parry"])

    assert loses(fence, "b1") == Fraction(163, 256)
    assert loses(fence, "a1") == Fraction(37, 256)
    assert fence.of(lambda effects: not effects) == Fraction(7, 32)
    assert loses(parry, "b1") == Fraction(193, 512)
    assert loses(parry, "a1") == 0


@pytest.mark.clause("gaslight:4.152", "gaslight:4.84")
def test_x9_vane_strikes_twice() -> None:
    found = odds(duel(active="a1"), ["fight:b1", "fence:mw9", "b1", "fence:mw9"])

    assert loses(found, "b1") == Fraction(419, 512)


@pytest.mark.clause("gaslight:4.94", "gaslight:4.154")
def test_x10_grue_is_hard_to_kill_only_once() -> None:
    apart = SMALL + 40 / 50.8 + 0.01
    game = position(
        model("a1", VANE, 10, 10), model("b1", GRUE, 10 + apart, 10, wounds=3), active="a1"
    )

    play(game, ["fight:b1", "fence:mw9"])
    rolls(game, 3, 1)
    play(game, ["b1", "fence:mw9"])
    rolls(game, 2, 1)

    assert [event.left for event in told(game, "wounded")] == [1, 0]
    assert told(game, "hard-to-kill")
    assert game.battle.model("b1").gone == "casualty"


@pytest.mark.clause("gaslight:1.15", "gaslight:1.16", "gaslight:4.127")
def test_x11_a_toppled_vane_rolls_exactly_one_die() -> None:
    game = position(
        roof(9, 9, 12, 12, high=2),
        model("b1", DANCER, 12 + SMALL + 0.01, 11),
        model("a1", VANE, 12 - SMALL + 0.02, 11, 2, toppled=True),
        model("a2", CONSTABLE, 12 + SMALL + 0.01, 11 + TOUCHING),
        model("a3", FINCH, 10, 11, 2),
        seat("A", hand=["4C", "AS", "KH"]),
        active="b1",
        auras=[{"spell": "sp5", "caster": "a3"}],
    )
    vane, dancer = game.battle.model("a1"), game.battle.model("b1")

    assert fight_pool(game.battle, vane, dancer).total == 1
    play(game, ["fight:a1"])
    rolls(game, 2)
    assert dice(game) == 1
    rolls(game, 0)
    assert keys(game) == ["4C", "none"]
    assert told(game, "fenced"), "she cannot Parry, so there is nothing to choose"


@pytest.mark.clause("gaslight:4.77")
def test_x12_only_friends_who_are_not_busy_help() -> None:
    game = position(
        model("b1", WRETCH, 10 - TOUCHING, 10),
        model("b2", WRETCH, 10, 10 + TOUCHING),
        model("b3", WRETCH, 10 + TOUCHING, 10),
        model("a1", VANE, 10, 10),
        model("a2", CONSTABLE, 10 + 2 * TOUCHING, 10),
        active="b1",
    )
    battle = game.battle
    vane, wretch = battle.model("a1"), battle.model("b1")

    attack = {p.reason: p.amount for p in fight_pool(battle, wretch, vane).parts}
    defence = {p.reason: p.amount for p in fight_pool(battle, vane, wretch).parts}

    assert attack["multiple-combat"] == 1
    assert "multiple-combat" not in defence


@pytest.mark.clause("gaslight:4.100", "gaslight:4.102", "gaslight:4.103", "gaslight:4.104")
def test_x13_vane_on_the_brink_with_and_without_a_barrier() -> None:
    vane = model("a1", VANE, 15 + SMALL + 0.2, 18, 4)
    found = []
    for parts in ((), (barrier((15, 17), (15, 19), 0.5, 4),), (barrier((15, 17), (15, 19), 1, 4),)):
        battle = position(roof(15, 15, 21, 21), vane, *parts, active="a1").battle
        pool, difficulty = falling_pool(battle, battle.model("a1"))
        found.append(at_least(pool.total, difficulty))

    assert found == [Fraction(11, 16), Fraction(31, 32), Fraction(63, 64)]


@pytest.mark.clause("gaslight:1.53", "gaslight:4.107", "gaslight:4.108", "gaslight:4.109")
def test_x14_a_model_falls_off_the_middle_house() -> None:
    game = position(
        model("a1", CROOK, 19.5, 3),
        model("b1", WRETCH, 19.5, 13.8, 4, changed={"wounds": 9, "armor": 4}),
        scenario="tallow_row",
        active="a1",
    )
    (drop,) = near_edges(game.battle, game.battle.model("b1"))[:1]

    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 1, 0, 0)

    wretch = game.battle.model("b1")
    assert drop.point == (19.5, 13.0)
    assert drop.distance - SMALL == pytest.approx(0.2094, abs=1e-4)
    assert wretch.at == pytest.approx((19.5, 12.4094, 0.0), abs=1e-4)
    assert wretch.toppled
    fall = [event for event in told(game, "wounded") if event.cause == "fall"]
    assert [event.damage for event in fall] == [4], "Armor does not help"


@pytest.mark.clause("gaslight:1.54", "gaslight:4.102", "gaslight:4.103")
def test_x15_a_barrier_that_is_not_in_between_still_helps() -> None:
    game = position(model("b1", WRETCH, 18, 13.8, 4), scenario="tallow_row", active="b1")

    pool, difficulty = falling_pool(game.battle, game.battle.model("b1"))

    assert difficulty == 1
    assert {part.reason: part.amount for part in pool.parts}["barrier"] == 2


@pytest.mark.clause("gaslight:4.111", "gaslight:4.112", "gaslight:4.114")
def test_x16_the_heron_lands_on_a_constable() -> None:
    game = position(
        roof(15, 15, 21, 21),
        model("a1", CROOK, 5, 18),
        model("a2", CONSTABLE, 15 - SMALL, 18),
        model("b1", HERON, 15.6, 18, 4),
        active="a1",
    )
    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 1, 0, 0)

    assert odds(game).of(casualty("a2")) == Fraction(13, 16)


JUMP = to((15.3, 15.0))


def vane_on_the_west_house() -> Game[Any]:
    return position(model("a1", VANE, 11.2, 15, 3), scenario="tallow_row", active="a1")


@pytest.mark.clause("gaslight:4.37", "gaslight:4.38", "gaslight:4.39", "gaslight:4.42")
def test_x17_vane_jumps_from_house_to_house() -> None:
    game = vane_on_the_west_house()

    def landed(before: Any, after: Any) -> bool:
        return bool(after.model("a1").at == (15.3, 15.0, 4.0))

    assert odds(game, ["jump", JUMP], by=landed)[True] == Fraction(121, 512)
    play(game, ["jump", JUMP])
    rolls(game, 4)
    assert game.question.topic == "falling"
    assert at_least(6, 4) == Fraction(11, 32)
    assert at_least(6, 4) * at_least(4, 2) == Fraction(121, 512)


@pytest.mark.clause("gaslight:4.43", "gaslight:4.44", "gaslight:4.45")
@pytest.mark.parametrize(
    ("successes", "x", "z", "damage"),
    [(2, 13.143, 0.0, 3), (3, 13.9094, 0.0, 3), (1, 12.5906, 0.0, 3), (0, 11.2, 3.0, 0)],
)
def test_x18_vane_jumps_short(successes: int, x: float, z: float, damage: int) -> None:
    game = vane_on_the_west_house()

    play(game, ["jump", JUMP])
    rolls(game, successes)
    if successes == 0:
        assert game.question.topic == "falling"
        rolls(game, 2)

    vane = game.battle.model("a1")
    assert vane.at == pytest.approx((x, 15.0, z), abs=1e-3)
    assert vane.toppled
    assert 6 - vane.wounds == damage


@pytest.mark.clause(
    "gaslight:4.11", "gaslight:4.12", "gaslight:4.13", "gaslight:4.17", "gaslight:4.19"
)
def test_x19_vane_crosses_the_hedge() -> None:
    def walk(y: float, heroic: bool = False) -> Any:
        game = position(
            model("a1", VANE, 15, y), scenario="pneumatic_parcel", active="a1", heroic=heroic
        )
        return MoveRegion(game.battle, game.battle.model("a1"))

    (found,) = walk(7).walks(to((15, 11)))
    assert found.cost == pytest.approx(6)
    assert found.vertical == pytest.approx(4)
    refusal = walk(6.9).refuse(to((15, 11)))
    assert refusal is not None and refusal.rule == "4.11"
    assert refusal.facts["cost"] == pytest.approx(6.1)
    assert walk(6.9, heroic=True).refuse(to((15, 11))) is None


@pytest.mark.clause("gaslight:4.12", "gaslight:4.16", "gaslight:1.48")
def test_x20_up_the_stairs_of_the_gasholder() -> None:
    constable = position(model("a1", CONSTABLE, 11, 18), scenario="gasworks_ledger", active="a1")
    grue = position(model("a1", GRUE, 11, 18), scenario="gasworks_ledger", active="a1")

    (up,) = MoveRegion(constable.battle, constable.battle.model("a1")).walks(to((15.6, 18)))
    slow = MoveRegion(grue.battle, grue.battle.model("a1"))

    assert (up.z, up.cost, up.vertical) == pytest.approx((4, 4.6, 4))
    assert slow.refuse(to((15.6, 18))) is not None
    (top,) = slow.walks(to((15, 18)))
    assert top.z == pytest.approx(4)


@pytest.mark.clause("gaslight:4.173", "gaslight:4.155", "gaslight:4.159", "gaslight:4.160")
def test_x21_fire_on_four_models() -> None:
    game = position(
        model("a1", PYKE, 10, 10),
        model("b1", HULK, 11.7, 10),
        model("b2", CROOK, 10, 11.3),
        model("b3", VANE, 10, 8.7),
        active="a1",
    )

    play(game, ["throw:tw2", to((10, 10))])
    rolls(game, 1)

    assert {e.model: e.damage for e in told(game, "wounded")} == {"b1": 4, "b2": 1, "b3": 2}
    assert game.battle.model("a1").wounds == 6


@pytest.mark.clause("gaslight:4.174", "gaslight:4.95", "gaslight:4.7")
def test_x22_acid_on_three_models() -> None:
    game = position(
        model("a1", GRUE, 10, 4),
        model("b1", CONSTABLE, 10, 10),
        model("b2", PORTER, 11.5, 10),
        model("b3", CROOK, 10, 11.3),
        active="a1",
    )

    play(game, ["throw:tw3", to((10, 9.3))])
    rolls(game, 1)

    assert {e.model: e.damage for e in told(game, "wounded")} == {"b1": 1}
    assert [e.model for e in told(game, "unharmed")] == ["b2", "b3"]
    armor = [effective_armor(game.battle, m).total for m in game.battle.models[1:]]
    assert armor == [0, 1, 0]
    assert game.battle.model("b1").wounds == 1


@pytest.mark.clause("gaslight:4.7", "gaslight:1.19")
def test_x23_healing_comes_before_damage_and_is_capped() -> None:
    game = position(model("a1", CROOK, 10, 10, wounds=5), model("b1", WRETCH, 30, 30), active="a1")
    game.battle.pending.healing.append(("a1", 2))
    game.battle.pending.damage.append(Instance("a1", 3, "magic", ignores_armor=True, credit="B"))

    play(game, ["move", STAY])

    assert game.battle.model("a1").wounds == 3


@pytest.mark.clause("gaslight:4.129", "gaslight:4.130", "gaslight:4.131", "gaslight:4.132")
def test_x24_only_the_four_of_clubs_helps_vane_in_melee() -> None:
    apart = SMALL + 40 / 50.8 + 0.01
    game = position(
        model("a1", VANE, 10, 10),
        model("b1", GRUE, 10 + apart, 10),
        seat("A", hand=["AS", "4C", "KH"]),
        active="a1",
        window=False,
    )

    play(game, ["fight:b1", "fence:mw9"])
    rolls(game, 0, 0)
    assert keys(game) == ["4C", "none"]
    play(game, ["4C"])

    assert told(game, "clashed")[0].net == 1


@pytest.mark.clause("gaslight:4.127", "gaslight:4.91")
def test_x25_crook_adds_the_king_of_diamonds() -> None:
    game = rifle(seat("A", hand=["KD"]))

    assert odds(game, ["shoot:rw3:b1", "hold", "KD"]).of(casualty("b1")) == Fraction(127, 128)
    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 2, 2)
    play(game, ["KD"])
    (hit,) = told(game, "hit")
    assert (hit.margin, hit.crits, hit.strength) == (2, 1, 4)
    assert told(game, "wounded")[0].damage == 5


@pytest.mark.clause("gaslight:1.32", "gaslight:3.5")
def test_x26_five_cards_of_51_beat_the_king_of_hearts() -> None:
    others = [card for card in DECK if card != "KH"]

    better = [card for card in others if strength(card) > strength("KH")]

    assert Fraction(len(better), len(others)) == Fraction(5, 51)
    assert sorted(better) == ["AC", "AD", "AH", "AS", "KS"]


@pytest.mark.clause("gaslight:2.7")
def test_x27_an_opening_hand_of_six_has_a_given_suit_with_11051_of_13160() -> None:
    import grognard

    game = grognard.ruleset("gaslight").new_game(seed=5)
    none = Fraction(comb(39, 6), comb(52, 6))

    assert [len(hand) for hand in game.battle.hands.values()] == [6, 6]
    assert 1 - none == Fraction(11051, 13160)


def crowd(a: int, b: int, *more: str, **now: Any) -> Game[Any]:
    """So many models on either side, far apart."""
    mine = [model(f"a{n}", CONSTABLE, 2 + 2 * n, 3) for n in range(1, a + 1)]
    theirs = [model(f"b{n}", WRETCH, 2 + 2 * n, 33) for n in range(1, b + 1)]
    return position(*mine, *theirs, *more, **now)


def order_of_activations(game: Game[Any]) -> str:
    """Let everybody activate the first Ready model and stop; who was active, in order."""
    while game.battle.turn == 1 and game.decision is not None:
        if game.decision.topic == "steal":
            break
        game.answer(game.decision.usual)
    return " ".join(event.model[0].upper() for event in told(game, "activated"))


@pytest.mark.clause("gaslight:3.6", "gaslight:3.7", "gaslight:3.9", "gaslight:3.10")
def test_x28_three_models_against_five() -> None:
    plain = crowd(3, 5)
    delayed = crowd(3, 5, seat("A", hand=["AS"]))

    play(delayed, ["delay"])

    assert order_of_activations(plain) == "A B A B A B B B"
    assert order_of_activations(delayed) == "B A B A B A B B"
    assert len(told(plain, "surplus-began")) == 1


@pytest.mark.clause("gaslight:4.22", "gaslight:4.23", "gaslight:1.51")
def test_x29_a_half_inch_gap_lets_small_bases_through() -> None:
    walls = roof(10, 10, 14, 11), roof(14.5, 10, 18, 11)

    def region(profile: str) -> MoveRegion:
        game = position(*walls, model("a1", profile, 14.25, 8.8), active="a1")
        return MoveRegion(game.battle, game.battle.model("a1"))

    assert region(VANE).refuse(to((14.25, 12.2))) is None
    stopped = region(VANE).refuse(to((14.25, 10.5)))
    assert stopped is not None and stopped.rule == "1.51"
    blocked = region(PORTER).refuse(to((14.25, 12.2)))
    assert blocked is not None and blocked.rule == "4.23"


@pytest.mark.clause("gaslight:4.81", "gaslight:4.27")
def test_x30_a_rifleman_leaves_a_knife_dancer() -> None:
    game = position(
        model("a1", RIFLEMAN, 10, 10), model("b1", DANCER, 10 + TOUCHING, 10), active="a1"
    )

    def moved(before: Any, after: Any) -> bool:
        return bool(after.model("a1").at != before.model("a1").at)

    found = odds(game, ["move", to((8, 10))], by=moved)

    assert found[True] == Fraction(11, 32)


@pytest.mark.clause("gaslight:4.138", "gaslight:4.139", "gaslight:4.157")
def test_x31_a_dart_and_a_whisper_at_finch_behind_a_barrier() -> None:
    parts = barrier((14, 2), (14, 8), 1), model("b1", FINCH, 15, 5)
    dart = position(*parts, model("a1", PYKE, 5, 5), active="a1")
    whisper = position(*parts, model("a1", NOOR, 7.5, 5), active="a1")

    assert loses(odds(dart, ["cast:sp2:b1", "hold"]), "b1") == Fraction(29, 256)
    assert loses(odds(whisper, ["cast:sp3:b1"]), "b1") == Fraction(193, 512)
    assert mind_pool(dart.battle, dart.battle.model("a1")).total == 4


@pytest.mark.clause("gaslight:4.92", "gaslight:4.153")
def test_x32_the_hulk_tears_a_porter_apart() -> None:
    apart = 50 / 50.8 + 40 / 50.8 + 0.01
    game = position(model("a1", HULK, 10, 10), model("b1", PORTER, 10 + apart, 10), active="a1")

    assert odds(game, ["fight:b1", "fence:mw5"]).of(casualty("b1")) == Fraction(65, 256)


@pytest.mark.clause("gaslight:4.152", "gaslight:4.62")
def test_x33_a_rifleman_shoots_twice() -> None:
    game = position(
        model("a1", RIFLEMAN, 5, 5), model("b1", WRETCH, 15 + 2 * SMALL, 5), active="a1"
    )

    found = odds(game, ["shoot:rw4:b1", "hold", "b1", "hold"])

    assert found.of(casualty("b1")) == Fraction(53, 64)


@pytest.mark.clause("gaslight:4.175", "gaslight:4.176", "gaslight:4.162")
def test_x34_smoke_between_and_round_the_target() -> None:
    models = model("a1", CROOK, 5, 5), model("b1", WRETCH, 15, 5)
    between = position(*models, active="a1", templates=[{"kind": "smoke", "at": (10, 5, 0)}])
    round_him = position(*models, active="a1", templates=[{"kind": "smoke", "at": (15, 6, 0)}])
    walker = position(
        model("a1", CROOK, 5, 5, changed={"abilities": ["mist_walker"]}),
        models[1],
        active="a1",
        templates=[{"kind": "mist", "at": (10, 5, 0)}, {"kind": "mist", "at": (15, 6, 0)}],
    )

    assert hidden(between.battle, *between.battle.models) == 9
    assert "shoot:rw3:b1" not in keys(between)
    assert hidden(round_him.battle, *round_him.battle.models) == 0
    play(round_him, ["shoot:rw3:b1", "hold", [1] * 5])
    assert reasons(round_him)["cloud-cover"] == 1
    assert hidden(walker.battle, *walker.battle.models) == 0
    play(walker, ["shoot:rw3:b1", "hold", [1] * 5])
    assert "cloud-cover" not in reasons(walker)


@pytest.mark.clause("gaslight:4.125", "gaslight:4.126", "gaslight:4.82", "gaslight:4.152")
def test_x35_the_heron_leaps_down_on_a_constable() -> None:
    game = position(
        roof(15, 15, 21, 21, high=3),
        model("a1", HERON, 15.6, 18, 3),
        model("b1", CONSTABLE, 12, 18),
        seat("A", hand=["5D"]),
        active="a1",
    )

    play(game, ["5D", "leap", to((12 + TOUCHING, 18)), "charge:b1", "fence:mw2"])
    assert dice(game) == 6
    rolls(game, 0, 0)
    play(game, ["b1", "fence:mw2"])
    assert dice(game) == 5
    assert game.battle.model("a1").wounds == 5


@pytest.mark.clause("gaslight:1.52", "gaslight:1.53")
def test_x36_the_bridge_is_no_edge_but_its_corners_are() -> None:
    game = position(model("a1", VANE, 15.2, 18, 4), scenario="tallow_row", active="a1")

    found = near_edges(game.battle, game.battle.model("a1"))

    assert {drop.point for drop in found} == {(14.5, 17.0), (14.5, 19.0)}
    assert found[0].distance - SMALL == pytest.approx(0.630, abs=1e-3)


@pytest.mark.clause("gaslight:4.100", "gaslight:4.101", "gaslight:4.94")
def test_x37_crook_shoots_the_heron_off_a_roof() -> None:
    game = position(
        roof(22, 2, 30, 8, high=2),
        model("a1", CROOK, 2, 5),
        model("b1", HERON, 23, 5, 2, changed={"wounds": 20}),
        active="a1",
    )

    found = odds(game, ["shoot:rw3:b1", "hold"])

    assert hidden(game.battle, *game.battle.models) == 0
    assert found.of(befell("b1", "fell")) == Fraction(579, 8192)
    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 1, 0, 1)
    assert [event.cause for event in told(game, "wounded")] == ["a1", "fall"]


def test_a_piece_of_every_kind_can_be_put_down() -> None:
    game = position(
        roof(2, 2, 6, 6),
        piece("platform", rect=(6, 3, 9, 5), z1=3),
        piece("stairs", rect=(2, 6, 4, 9), low_edge="north", z0=0, z1=4),
        piece("ladder", foot=(4, 2), normal=(0, -1), z0=0, z1=4),
        piece("area", rect=(20, 20, 24, 24)),
        barrier((10, 10), (12, 10), 1),
        model("a1", VANE, 30, 30),
        active="a1",
    )

    assert [terrain.id for terrain in game.battle.setting.terrain] == [f"t{n}" for n in range(1, 7)]
