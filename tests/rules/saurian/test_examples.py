"""The worked examples of the specification, one test each, with exact results."""

from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

import pytest

from grognard.kernel.acts import Draw
from grognard.kernel.decks import Deck
from grognard.rulesets.saurian import RULESET
from grognard.rulesets.saurian.ammunition import net_strength
from grognard.rulesets.saurian.assault import Attack
from grognard.rulesets.saurian.attack import hit_score
from grognard.rulesets.saurian.battle import Net
from grognard.rulesets.saurian.content import Action
from grognard.rulesets.saurian.damage import faced_zones
from grognard.rulesets.saurian.scores import combo, score
from grognard.testing.positions import keys, seat, told
from grognard.testing.saurian import (
    acting,
    at,
    go,
    ground,
    hx,
    last,
    moving,
    of,
    position,
    topic,
    unit,
)

CONTENT = RULESET.content

MELEE, SHOOT = Action(do="melee"), Action(do="shoot")


@pytest.mark.clause("saurian:3.37", "saurian:4.26", "saurian:4.27")
def test_e1_a_full_combo_and_three_rifles_score_ten() -> None:
    game = acting(
        unit("a1", "trk", (3, 3), active="trk_1", revealed=True, stack=["trk_4", "trk_3"]),
        unit("b1", "rex", (6, 3, 3)),
    )
    attack = Attack(of(game, "a1"), SHOOT, True, [0, 1, 2], of(game, "b1"))

    assert combo(of(game, "a1"), "ba") == 2
    assert hit_score(game.battle, attack).total == 10


@pytest.mark.clause("saurian:3.39")
def test_e2_a_combo_ender_counts_while_active_and_breaks_the_next_combo() -> None:
    first = acting(
        unit("a1", "trk", (3, 3), active="trk_2", revealed=True, stack=["trk_1", "trk_1"]),
        unit("b1", "rex", (6, 3, 3)),
    )
    later = acting(
        unit("a1", "trk", (3, 3), active="trk_1", revealed=True, stack=["trk_2", "trk_1"]),
        unit("b1", "rex", (6, 3, 3)),
    )

    scores = [
        hit_score(g.battle, Attack(of(g, "a1"), SHOOT, True, [0], of(g, "b1"))).total
        for g in (first, later)
    ]

    assert scores == [9, 6]


@pytest.mark.clause("saurian:3.38")
def test_e3_a_discontinued_or_missing_symbol_gives_no_combo() -> None:
    game = acting(
        unit("a1", "rap", (3, 3), active="rap_3", revealed=True, stack=["rap_7", "rap_1"]),
        unit("b1", "rex", (6, 3, 3)),
    )

    assert combo(of(game, "a1"), "me") == 0
    assert combo(of(game, "a1"), "do") == 0
    assert score(game.battle, of(game, "a1"), "do").total == 3


@pytest.mark.clause("saurian:3.40")
def test_e4_adrenaline_symbols_pay_at_the_end_of_the_activation() -> None:
    game = position(
        unit("a1", "rap", (3, 3), active="rap_5", stack=["rap_8", "rap_5"], revealed=True),
        unit("b1", "rex", (9, 3, 3), acted=True),
        active="a1",
        stage="end",
    )

    assert of(game, "a1").adrenaline == 2
    assert last(game, "adrenaline-gained").amount == 2


def pack_against_triceratops() -> Any:
    """One raptor at the head, two at the flanks of a triceratops that faces west."""
    return acting(
        unit("a1", "rap", (4, 4, 0), (5, 3, 5), (5, 5, 1), active="rap_3", revealed=True),
        unit("b1", "tri", (5, 4, 3)),
    )


@pytest.mark.clause("saurian:4.36", "saurian:4.37", "saurian:4.92", "saurian:4.96")
@pytest.mark.parametrize(("zone", "damage"), [("side", 4), ("front", 1)])
def test_e5_the_group_bonus_for_damage_counts_equal_armour_only(zone: str, damage: int) -> None:
    game = pack_against_triceratops()

    go(game, "card", "0+1+2", zone)
    if zone == "side":
        go(game, "cw_1")

    assert last(game, "tested").score == 7
    assert last(game, "damage-dealt").damage == damage
    assert of(game, "b1").models[0].health == 12 - damage
    assert of(game, "b1").adrenaline == (1 if damage >= 3 else 0)
    assert len(told(game, "wound-taken")) == (1 if damage >= 3 else 0)


@pytest.mark.clause("saurian:4.39")
def test_e6_damage_eliminates_as_many_models_as_possible() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_4", revealed=True),
        unit(
            "b1",
            "rap",
            models=[
                {"at": [5, 4], "facing": 3},
                {"at": [5, 3], "facing": 3, "health": 1},
                {"at": [4, 5], "facing": 3},
            ],
            changed={"dodge": 4},
        ),
    )
    attack = Attack(of(game, "a1"), MELEE, False, [0], of(game, "b1"), hx(5, 4))

    from grognard.rulesets.saurian.casualties import lose_health

    rule = lose_health(game.battle, of(game, "b1"), list(of(game, "b1").models), 3, by="A")
    question = rule.send(None)
    assert [option.key for option in question.options] == ["0", "2"]
    with pytest.raises(StopIteration) as done:
        rule.send("0")

    assert done.value.value == 2
    assert [model.health for model in of(game, "b1").models] == [2]
    assert attack.melee


@pytest.mark.clause("saurian:4.32", "saurian:4.34")
def test_e7_a_single_bite_kills_one_trooper_however_hard() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_2", revealed=True),
        unit("b1", "tro", (5, 4), active="tro_1"),
    )

    go(game, "card")

    assert last(game, "damage-dealt").armour == 0
    assert last(game, "damage-dealt").damage == 8
    assert len(of(game, "b1").models) == 3


@pytest.mark.clause("saurian:4.38", "saurian:4.35")
@pytest.mark.parametrize(("revealed", "health"), [(False, 9), (True, 11)])
def test_e8_a_hard_core_round_against_the_frill(revealed: bool, health: int) -> None:
    game = acting(
        unit("a1", "hun", (3, 4), ammunition=["am_6"]),
        unit("b1", "tri", (6, 4, 3), active="tri_3", revealed=revealed),
    )

    go(game, "base:shoot", "am_6")
    if not revealed:
        go(game, "cw_1")

    assert of(game, "b1").models[0].health == health
    assert of(game, "b1").adrenaline == (0 if revealed else 1)
    assert of(game, "a1").ammo == []


@pytest.mark.clause("saurian:4.68")
def test_e9_a_dart_that_would_hurt_goes_under_the_next_card() -> None:
    game = acting(
        unit("a1", "trk", (3, 4), active="trk_1", revealed=True),
        unit("b1", "rex", (6, 4, 3), active="rex_1", next="rex_2"),
    )

    go(game, "card", "0+1+2", "am_2")

    assert last(game, "tested").score == 8
    assert last(game, "damage-dealt").damage == 2
    assert of(game, "b1").models[0].health == 14
    assert [dose.card for dose in of(game, "b1").doses] == ["am_2"]


@pytest.mark.clause("saurian:4.40", "saurian:4.72")
def test_e10_a_dart_without_damage_is_revealed_and_lost() -> None:
    game = acting(
        unit("a1", "trk", (3, 4), models=[{"at": [3, 4]}]),
        unit("b1", "tri", (6, 4, 3), active="tri_1"),
    )

    go(game, "base:shoot", "am_2")

    assert last(game, "hit").target == "b1"
    assert last(game, "damage-dealt").damage == 0
    assert last(game, "ammunition-spent").card == "am_2"
    assert of(game, "b1").doses == []


def stampede(**more: Any) -> Any:
    """The triceratops of E11 and E12: head axial (3,3), facing east."""
    return acting(
        unit("a1", "tri", (4, 3, 0), active="tri_2", revealed=True),
        unit("b1", "tro", (5, 3), active="tro_1"),
        unit("b2", "cpt", (6, 3), active="ldr_1"),
        *more.pop("players", ()),
        **more,
    )


@pytest.mark.clause("saurian:4.44", "saurian:4.39")
def test_e11_nobody_is_left_to_push() -> None:
    game = stampede()

    go(game, "card")

    assert of(game, "b1").gone == "eliminated"
    assert topic(game) != "shove"


@pytest.mark.clause("saurian:4.29", "saurian:4.44", "saurian:4.47", "saurian:4.46")
def test_e12_a_failed_attack_may_still_push_a_whole_chain() -> None:
    game = stampede(players=(seat("B", hand=["hh_5", "hh_3"], command=1),))

    go(game, "card", "hh_5:b1", "hh_3:0:t", "0", "all", "yes")

    hit, first, second = told(game, "tested")
    assert (hit.score, hit.against, hit.success) == (5, 7, False)
    assert (first.score, first.against, second.score, second.against) == (9, 1, 9, 2)
    assert (at(game, "b2"), at(game, "b1"), at(game, "a1")) == ((7, 3), (6, 3), (5, 3))
    assert game.battle.cells(of(game, "a1"), of(game, "a1").models[0]) == (hx(5, 3), hx(4, 3))
    assert all(model.knocked for name in ("b1", "b2") for model in of(game, name).models)


@pytest.mark.clause("saurian:4.47")
def test_e13_a_push_against_a_triceratops_only_knocks_the_first() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_2", revealed=True),
        unit("b1", "tro", (5, 4), changed={"dodge": 9}),
        unit("b2", "tri", (6, 4, 3), active="tri_1"),
    )

    go(game, "card", "0", "all")

    assert [(t.score, t.against, t.success) for t in told(game, "tested")[1:]] == [
        (3, 1, True),
        (3, 6, False),
    ]
    assert at(game, "b1") == (5, 4)
    assert of(game, "b1").models[0].knocked
    assert not of(game, "b2").models[0].knocked


@pytest.mark.clause("saurian:4.16")
def test_e14_a_unit_driven_off_the_board_is_crushed_by_the_gap() -> None:
    game = moving(
        unit("a1", "tri", (9, 4, 0), active="tri_1", revealed=True),
        unit("b1", "tro", (10, 4)),
    )

    go(game, "card", "go:0")

    assert last(game, "crushed").damage == 6
    assert of(game, "b1").gone == "eliminated"
    assert at(game, "a1") == (9, 4)
    assert topic(game) != "step"


@pytest.mark.clause("saurian:4.50", "saurian:4.51", "saurian:4.57")
@pytest.mark.parametrize("free", [False, True])
def test_e15_a_grab_won_by_stability_alone_also_blocks(free: bool) -> None:
    game = position(
        unit("a1", "rap", (4, 4, 0), active="rap_6", revealed=True, acted=True),
        unit("b1", "cpt", (5, 4), active="ldr_1"),
        seat("B", hand=["hh_7"] if free else []),
        active="a1",
        stage="act",
    )

    go(game, "card", *(["skip"] if free else []), "block")
    assert last(game, "grabbed").blocked
    go(game, "go", "break:grab:0")
    if free:
        go(game, "hh_7:0:i")

    test = last(game, "tested")
    assert (test.score, test.against, test.success) == (4 if free else 2, 4, free)
    assert bool(game.battle.grabs) != free


@pytest.mark.clause("saurian:4.50", "saurian:4.18")
def test_e16_allies_help_to_grab_but_not_to_block() -> None:
    game = position(
        unit("a1", "rap", (4, 4, 0), active="rap_6", revealed=True, acted=True),
        unit("a2", "rap", (7, 4, 3), acted=True),
        unit("b1", "tri", (5, 4, 3), active="tri_1"),
        active="a1",
        stage="act",
        grabs=[{"unit": "a2", "target": "b1"}],
    )

    go(game, "card")
    assert (last(game, "tested").score, last(game, "tested").against) == (6, 6)
    assert not last(game, "grabbed").blocked
    go(game, "go", "card")

    assert topic(game) == "step"
    assert game.decision is not None
    assert game.decision.facts == {"points": 1, "pivots": 1}


@pytest.mark.clause("saurian:4.53", "saurian:4.54")
@pytest.mark.parametrize(("answer", "models"), [("hold", 0), ("let-go", 1)])
def test_e17_a_flyer_dragged_onto_a_cliff_dies_unless_it_lets_go(answer: str, models: int) -> None:
    game = moving(
        unit("a1", "cpt", (5, 4), acted=True),
        unit("b1", "pte", (6, 4, 3), acted=True, active="pte_2", revealed=True),
        ground("impassable", (6, 5), (7, 3)),
        grabs=[{"unit": "b1", "target": "a1"}],
    )

    go(game, "go:5", answer)

    assert len(of(game, "b1").models) == models
    assert at(game, "a1") == (5, 5)


@pytest.mark.clause("saurian:4.76")
@pytest.mark.parametrize(
    ("nets", "needed"), [(["am_5", "am_4", "am_4"], 8), (["am_5"] + ["am_4"] * 4, 8)]
)
def test_e18_nets_add_one_each_but_never_more_than_two(nets: list[str], needed: int) -> None:
    game = acting(unit("a1", "rap", (4, 4)), unit("b1", "tro", (8, 4)))
    of(game, "a1").nets = [Net(card, [0]) for card in nets]

    assert net_strength(of(game, "a1")) == needed


@pytest.mark.clause("saurian:4.70", "saurian:4.71")
@pytest.mark.parametrize(
    ("doses", "stack", "sedated"), [(1, ["rap_3"], False), (2, [], False), (3, None, True)]
)
def test_e19_each_sedative_locks_a_slot(doses: int, stack: list[str], sedated: bool) -> None:
    game = position(
        unit(
            "a1",
            "rap",
            (4, 4),
            active="rap_3",
            revealed=True,
            acted=True,
            next="rap_1",
            stack=["rap_2", "rap_1"],
            doses=[{"card": "am_1", "giver": "B"}] * doses,
        ),
        unit("b1", "tro", (8, 4)),
        phase="slide",
    )

    assert of(game, "a1").sedated == sedated
    if not sedated:
        assert of(game, "a1").slots == 3 - doses
        assert of(game, "a1").stack == stack


@pytest.mark.clause("saurian:4.12", "saurian:4.7")
def test_e20_a_fallen_triceratops_stands_and_charges() -> None:
    game = moving(
        unit("a1", "tri", (4, 4, 0), active="tri_1", revealed=True, knocked=True),
        unit("b1", "tro", (9, 7)),
    )

    go(game, "card", "stand")
    assert "go:0" in keys(game)
    assert not any(key.startswith("turn") for key in keys(game))
    go(game, "go:0")

    assert sorted(key for key in keys(game) if key != "stop") == [
        "turn:+:head",
        "turn:+:tail",
        "turn:-:head",
        "turn:-:tail",
    ]
    go(game, "turn:+:head")
    assert topic(game) != "step"
    assert score(game.battle, of(game, "a1"), "me").total == 6
    assert score(game.battle, of(game, "a1"), "st").total == 7


def window(a_hand: list[str], b_hand: list[str]) -> Any:
    """A Melee of seat A on seat B, at the question who adds a hero card."""
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_1"),
        unit("b1", "rap", (5, 4, 3), active="rap_1"),
        seat("A", hand=a_hand),
        seat("B", hand=b_hand),
    )
    return go(game, "base:melee")


@pytest.mark.clause("saurian:3.31")
def test_e21_the_window_closes_at_the_second_skip_of_anybody() -> None:
    game = window(["sh_3"], ["sh_2", "sh_2"])

    go(game, "skip", "sh_2:1:t", "sh_3:0:i", "skip")

    assert topic(game) != "passive"
    assert of(game, "b1").seat == "B"
    assert game.battle.player("B").hand == ["sh_2"]
    assert last(game, "tested").score == 7


@pytest.mark.clause("saurian:3.31")
def test_e21_an_empty_hand_lets_the_other_play_one_card() -> None:
    game = window([], ["sh_2", "sh_2"])

    go(game, "sh_2:1:t")

    assert topic(game) != "passive"
    assert last(game, "tested").against == 5
    assert game.battle.player("B").hand == ["sh_2"]


@pytest.mark.clause("saurian:1.41", "saurian:3.35")
@pytest.mark.parametrize(("both", "hits"), [(True, True), (False, False)])
def test_e22_win_a_tie_cards_cancel_one_for_one(both: bool, hits: bool) -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_1"),
        unit("b1", "tro", (5, 4), changed={"dodge": 5}),
        seat("A", hand=["sh_8"]),
        seat("B", hand=["hh_7"]),
    )
    go(game, "base:melee", "skip", "skip")

    go(game, {"A": "sh_8:i" if both else "pass", "B": "hh_7:t"})
    if not both:
        go(game, "pass")

    assert last(game, "tested").success == hits
    assert bool(told(game, "hit")) == hits
    assert bool(told(game, "missed")) != hits


@pytest.mark.clause("saurian:4.80")
def test_e23_a_tied_fear_test_frightens_nobody() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_3", revealed=True),
        unit("b1", "cpt", (6, 4), active="ldr_1", revealed=True, acted=True),
    )

    go(game, "card")

    assert (last(game, "tested").score, last(game, "tested").against) == (6, 6)
    assert not told(game, "fear-taken")


@pytest.mark.clause("saurian:4.81", "saurian:4.78")
def test_e24_fearsome_units_frighten_each_other_in_turn() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_3", revealed=True),
        unit("a2", "alp", (7, 4, 3), active="rap_1", acted=True),
        unit("b1", "tro", (10, 8), acted=True),
    )

    go(game, "card", "give", "fe_2")

    assert [(t.unit, t.score, t.against) for t in told(game, "tested")] == [
        ("a1", 6, 4),
        ("a2", 3, 6),
    ]
    assert of(game, "a2").adrenaline == 1
    assert [e.unit for e in told(game, "fear-taken")] == ["a2"]


@pytest.mark.clause("saurian:4.64")
@pytest.mark.parametrize("rotates", [True, False])
def test_e25_leftover_points_depend_on_the_reaction(rotates: bool) -> None:
    game = moving(
        unit("a1", "tro", (3, 4), models=[{"at": [3, 4]}], active="tro_1", revealed=True),
        unit("b1", "rap", (6, 4, 3), active="rap_7", revealed=True, holding=True, acted=True),
    )
    go(game, "go:0", "stop", "b1")

    go(game, *(["turn:+", "stop"] if rotates else ["stop"]))

    assert (topic(game) == "step") == rotates


@pytest.mark.clause("saurian:4.60", "saurian:4.61", "saurian:3.29")
def test_e26_a_kept_card_costs_the_initiative_phase_and_the_next_skip() -> None:
    game = position(
        unit("a1", "tri", (3, 4, 0), active="tri_1", next="tri_2", idle="tri_4"),
        unit("b1", "tro", (9, 4), active="tro_2", next="tro_1", acted=True, revealed=True),
        round=2,
        rounds=8,
    )

    go(game, "skip")
    while topic(game) != "skip":
        go(game, "a1" if topic(game) == "skipped-card" else _usual(game))
        if game.battle.round == 3 and game.battle.act is not None and game.battle.act.unit == "a1":
            break

    assert (of(game, "a1").active, of(game, "a1").next) == ("tri_1", "tri_2")
    assert of(game, "a1").idle == "tri_4"
    assert len(of(game, "a1").deck) == 13
    assert of(game, "a1").skipped_before
    assert topic(game) != "skip" or game.battle.act is None or game.battle.act.unit != "a1"


def _usual(game: Any) -> Any:
    question = game.question
    if question.chance:
        return question.outcomes()[0][0]
    return question.usual


@pytest.mark.clause("saurian:4.24", "saurian:4.33")
def test_e27_a_line_along_the_edge_of_a_cliff_is_blocked() -> None:
    ridge = acting(unit("a1", "hun", (4, 2)), unit("b1", "rap", (4, 4, 1)), scenario="nest_ridge")
    open_ground = acting(unit("a1", "hun", (4, 2)), unit("b1", "rap", (4, 4, 3)))

    assert "base:shoot" not in keys(ridge)
    assert "base:shoot" in keys(open_ground)
    assert open_ground.battle.board.apart[hx(4, 2)][hx(4, 4)] == 2
    assert open_ground.battle.board.edges(hx(4, 4), hx(4, 2)) == (1, 2)
    go(open_ground, "base:shoot")
    assert keys(open_ground) == ["rear", "front"]


@pytest.mark.clause("saurian:1.22", "saurian:4.33")
@pytest.mark.parametrize(
    ("place", "zones", "apart"), [((5, 1), {"front", "side"}, 3), ((9, 4), {"rear"}, 2)]
)
def test_e28_the_edge_entered_tells_the_zone(
    place: tuple[int, int], zones: set[str], apart: int
) -> None:
    game = acting(unit("a1", "hun", place), unit("b1", "tri", (6, 4, 3)))
    weapon = RULESET.content.weapons["wb_6"]
    attack = Attack(of(game, "a1"), SHOOT, False, [0], of(game, "b1"), weapon=weapon)

    faces = faced_zones(game.battle, attack, of(game, "b1"))

    assert {zone for zone, _ in faces[0]} == zones
    assert game.battle.between(of(game, "a1"), of(game, "b1")) == apart


@pytest.mark.clause("saurian:4.97", "saurian:3.14")
@pytest.mark.parametrize("instinct", [False, True])
def test_e29_command_decides_the_first_player(instinct: bool) -> None:
    game = position(
        unit("a1", "cpt", (1, 1), sedatives=[], active="ldr_1"),
        unit("a2", "hun", (1, 3), active="ldr_2"),
        unit("a3", "tro", (1, 5), active="tro_1"),
        unit("b1", "rex", (9, 4, 3), active="rex_1"),
        seat("B", hand=["sh_10"]),
        phase="command",
        round=0,
        first="B",
        rounds=8,
    )
    assert game.battle.player("A").command == 4
    assert game.battle.player("B").command == 0

    while topic(game) != "main-first":
        go(game, "skip" if topic(game) == "skip" else _usual(game))
    go(game, "sh_10" if instinct else "pass")

    assert game.battle.first == ("B" if instinct else "A")


@pytest.mark.clause("saurian:4.87", "saurian:4.88", "saurian:4.91")
def test_e30_a_full_measure_of_adrenaline_makes_a_tyrannosaur_furious() -> None:
    game = position(
        unit(
            "a1",
            "rex",
            (4, 4, 0),
            adrenaline=8,
            active="rex_1",
            revealed=True,
            acted=True,
            next="rex_2",
            idle="rex_4",
            stack=["rex_3"],
            on_top=["fe_1@b1"],
        ),
        unit("b1", "tro", (9, 4), acted=True, active="tro_1", next="tro_1", revealed=True),
        phase="fury",
        round=3,
        rounds=8,
    )
    unit_ = of(game, "a1")

    assert unit_.furious
    assert (unit_.active, unit_.next, unit_.idle, unit_.stack) == ("", "", "", [])
    assert len(game.battle.fear) == 12
    while topic(game) != "draw" or game.question.deck is not unit_.deck:  # type: ignore[union-attr]
        go(game, _usual(game))
    assert len(unit_.deck) == 18
    assert game.question.count == 6  # type: ignore[union-attr]
    while game.battle.round == 3 or game.battle.phase != "skipped":
        go(game, _usual(game))
        if game.battle.round == 4 and game.battle.phase in ("slide", "trim", "idle", "draw"):
            break
    assert unit_.adrenaline == 7


@pytest.mark.clause("saurian:4.84", "saurian:3.15", "saurian:1.38")
def test_e43_a_frozen_hunter_stays_easier_to_hit_until_the_end_of_the_phase() -> None:
    game = position(
        unit("a1", "rap", (4, 4, 0), active="rap_7", revealed=True, acted=True),
        unit("b1", "hun", (5, 4), active="fe_2@a1", revealed=True, acted=True),
        active="a1",
        stage="act",
    )

    go(game, "base:melee", "cw_1", "A")

    assert (last(game, "tested").score, last(game, "tested").against) == (3, 2)
    assert of(game, "b1").models[0].health == 2
    assert of(game, "b1").adrenaline == 1
    assert last(game, "condition-resolved").card == "fe_2"
    assert game.battle.fear.bottom == ["fe_2"]


@pytest.mark.clause("saurian:4.110", "saurian:3.4")
def test_e44_a_reaction_of_a_tied_group_may_come_before_its_own_turn() -> None:
    game = position(
        unit("a1", "tro", (3, 4), active="tro_5"),
        unit("b1", "trk", (6, 4), active="trk_3", changed={"health": 9}),
        first="A",
    )

    go(game, {"A": "none", "B": "none"}, "A", "g47x4", "go:0", "stop", "b1", "done")
    assert of(game, "b1").used_move
    go(game, "card", "0+1+2+3")
    assert topic(game) == "react-action"
    go(game, "b1", "none")

    assert of(game, "b1").used_action
    assert game.battle.group == []


def share(outcomes: Any, wanted: Any) -> Fraction:
    """The probability of a condition on weighted outcomes."""
    total = sum(weight for _, weight in outcomes)
    return Fraction(sum(weight for outcome, weight in outcomes if wanted(outcome)), total)


def at_least_one(deck: list[str], names: set[str], drawn: int) -> Fraction:
    """By drawing from the deck as the game does: the kinds are merged to keep it small."""
    merged = Deck.of("x" if card in names else "o" for card in deck)
    return share(Draw(merged, drawn).outcomes(), lambda cards_: "x" in cards_)


@pytest.mark.clause("saurian:2.6")
def test_e31_and_e32_what_the_opening_cards_hold() -> None:
    roars = {
        c.id for c in CONTENT.cards.values() if c.deck == "rex" and c.actions[0][0].do == "fear"
    }

    assert at_least_one(list(CONTENT.action_deck("rap")), {"rap_4"}, 6) == Fraction(29, 51)
    assert at_least_one(list(CONTENT.action_deck("rex")), roars, 6) == Fraction(149, 204)


@pytest.mark.clause("saurian:2.7")
def test_e33_and_e34_a_mulligan_finds_the_card_more_often() -> None:
    deck = list(RULESET.content.hero_deck("wild_brood"))
    first = at_least_one(deck, {"sh_8"}, 5)
    rest = list(deck)
    for card in ["sh_1", "sh_1", "sh_2", "sh_2", "sh_3"]:
        rest.remove(card)
    again = at_least_one(rest, {"sh_8"}, 5)

    assert first == Fraction(17, 38)
    assert first + (1 - first) * again == Fraction(29, 38)


@pytest.mark.clause("saurian:4.80")
def test_e35_two_fear_cards_usually_hold_a_flight() -> None:
    assert at_least_one(list(CONTENT.condition_deck("fear")), {"fe_1"}, 2) == Fraction(15, 22)


@pytest.mark.clause("saurian:4.92", "saurian:3.22")
def test_e36_and_e42_how_soon_a_wound_is_drawn() -> None:
    nine = list(CONTENT.action_deck("tri"))[:9]

    assert at_least_one([*nine, "cw_1"], {"cw_1"}, 4) == Fraction(2, 5)
    twelve = [*list(CONTENT.action_deck("tri"))[:10], "cw_1", "cw_2"]
    assert 1 - at_least_one(twelve, {"cw_1", "cw_2"}, 4) == Fraction(14, 33)


@pytest.mark.clause("saurian:3.21", "saurian:3.22")
@pytest.mark.parametrize(("kept", "chance"), [(True, Fraction(5, 11)), (False, Fraction(19, 33))])
def test_e37_a_kept_idle_card_costs_a_draw(kept: bool, chance: Fraction) -> None:
    rest = ["tro_2"] * 2 + ["tro_1"] * 3 + ["tro_3"] * 2 + ["tro_4"] * 3 + ["tro_5"] * 2
    game = position(
        unit(
            "a1",
            "tro",
            (3, 4),
            active="tro_7",
            idle="tro_8",
            deck=rest,
            discard=["tro_2", "tro_6", "tro_6", "tro_7"],
        ),
        unit("b1", "tro", (9, 4), kept=True),
        phase="idle",
    )

    go(game, {"A": "none" if kept else "a1"})

    drawn = game.question
    assert isinstance(drawn, Draw)
    assert drawn.count == (3 if kept else 4)
    assert at_least_one(list(drawn.deck), {"tro_2"}, drawn.count) == chance


@pytest.mark.clause("saurian:3.14", "saurian:1.34")
def test_e38_three_tosses_for_the_same_player() -> None:
    game = position(
        unit("a1", "rap", (3, 4)), unit("b1", "rap", (9, 4)), phase="first-window", first="B"
    )

    toss = game.question
    assert toss is not None and toss.chance
    assert share(toss.outcomes(), lambda seat: seat == "A") ** 3 == Fraction(1, 8)  # type: ignore[union-attr]


def best_defence(hand: list[str]) -> bool:
    """Whether a human target reaches +2 Dodge against an attacker without cards (E39)."""
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_1"),
        unit("b1", "tro", (5, 4), changed={"dodge": 4}),
        seat("B", hand=hand, command=0),
    )
    go(game, "base:melee")
    if topic(game) == "passive":
        wanted = [k for k in keys(game) if k in ("hh_3:0:t", "hh_5:0:t")]
        if wanted:
            go(game, wanted[0])
    while topic(game) in ("passive", "main-tie", "announce"):
        go(game, game.question.usual)  # type: ignore[union-attr]
    return not last(game, "tested").success


@pytest.mark.clause("saurian:3.31", "saurian:4.107")
def test_e39_one_card_in_five_saves_a_trooper_seven_times_in_ten() -> None:
    deck = RULESET.content.hero_deck("aegis_corps")
    two = {
        c.id for c in RULESET.content.heroes.values() if any(s.get("do", 0) >= 2 for s in c.sets)
    }
    holders = sum(RULESET.content.heroes[card].copies for card in two if card.startswith("hh"))

    assert holders == 4
    assert best_defence(["hh_1", "hh_2", "hh_3"])
    assert not best_defence(["hh_1", "hh_2", "hh_2", "hh_8"])
    good = sum(not two.isdisjoint(hand) for hand in combinations(deck, 5))
    assert Fraction(good, comb(20, 5)) == Fraction(232, 323)


def raptor_reaches(hand: list[str]) -> bool:
    """Whether a raptor two short succeeds with at most two cards of this hand (E40)."""
    game = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_1"),
        unit("b1", "tro", (5, 4), changed={"dodge": 5}),
        seat("A", hand=hand),
        seat("B", hand=["hh_3"]),
    )
    go(game, "base:melee")
    while topic(game) == "passive":
        if game.decision is not None and game.decision.seat == "A":
            gains = {
                k: RULESET.content.heroes[k.split(":")[0]].sets[int(k.split(":")[1])].get("me", 0)
                for k in keys(game)
                if k not in ("skip", "done")
            }
            best = max(gains, key=lambda k: gains[k], default="skip")
            go(game, best if best != "skip" and gains[best] else "skip")
        else:
            go(game, "skip")
    while topic(game).startswith("main"):
        go(game, "pass")
    return bool(last(game, "tested").success)


@pytest.mark.clause("saurian:3.31", "saurian:1.40")
def test_e40_two_cards_close_a_gap_of_two() -> None:
    deck = RULESET.content.hero_deck("wild_brood")
    melee = {c.id: max(s.get("me", 0) for s in c.sets) for c in RULESET.content.heroes.values()}
    assert [sum(melee[card] == n for card in deck) for n in (2, 1, 0)] == [3, 9, 8]

    assert raptor_reaches(["sh_3", "sh_4", "sh_4", "sh_6"])
    assert raptor_reaches(["sh_1", "sh_2", "sh_4", "sh_6"])
    assert not raptor_reaches(["sh_1", "sh_4", "sh_4", "sh_6"])
    good = sum(
        sum(sorted((melee[card] for card in hand), reverse=True)[:2]) >= 2
        for hand in combinations(deck, 4)
    )
    assert Fraction(good, comb(20, 4)) == Fraction(4271, 4845)


@pytest.mark.clause("saurian:3.3", "saurian:3.4")
def test_e41_troopers_seldom_act_before_raptors() -> None:
    ours = Draw(Deck.of(CONTENT.action_deck("tro")), 1).outcomes()
    theirs = Draw(Deck.of(CONTENT.action_deck("rap")), 1).outcomes()
    pairs = [
        ((CONTENT.cards[a[0]].initiative, CONTENT.cards[b[0]].initiative), w * v)
        for a, w in ours
        for b, v in theirs
    ]

    assert share(pairs, lambda both: both[0] > both[1]) == Fraction(79, 324)
    assert share(pairs, lambda both: both[0] == both[1]) == Fraction(25, 162)
