"""The round: activation, Initiative phase, windows, combos (section 3)."""

from typing import Any

import pytest

from grognard.kernel.acts import Draw
from grognard.kernel.refusals import Refusal
from grognard.rulesets.saurian.battle import initiative, name_of
from grognard.rulesets.saurian.scores import combo, score
from grognard.testing.positions import keys, parts_of, seat, told
from grognard.testing.saurian import acting, go, hx, last, moving, of, position, topic, unit


def usual(game: Any) -> Any:
    """The usual answer, or the first outcome of chance."""
    question = game.question
    return question.outcomes()[0][0] if question.chance else question.usual


def until(game: Any, wanted: str, answers: dict[str, Any] | None = None) -> Any:
    """Play on as usual until something is asked."""
    for _ in range(400):
        if topic(game) == wanted:
            return game
        go(game, (answers or {}).get(topic(game), usual(game)))
    raise AssertionError(f"{wanted} is never asked; {topic(game)} is")


def two(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **now: Any) -> Any:
    """Two packs far apart."""
    extra = now.pop("more", ())
    return position(
        unit("a1", "rap", (2, 4, 0), **(a or {})),
        unit("b1", "rap", (8, 4, 3), **(b or {})),
        *extra,
        **now,
    )


@pytest.mark.clause("saurian:3.1", "saurian:3.2")
def test_a_round_is_an_action_phase_and_an_initiative_phase() -> None:
    game = position(
        unit("a1", "rap", (2, 4, 0), active="rap_1", next="rap_2"),
        unit("b1", "cpt", (8, 4), active="ldr_1", next="ldr_2"),
        phase="command",
        round=0,
        rounds=8,
    )
    assert (game.battle.round, game.battle.phase) == (1, "activation")
    assert [p.command for p in game.battle.players] == [0, 3]

    while game.battle.round == 1:
        go(game, usual(game))

    assert game.battle.round == 2
    assert [p.command for p in game.battle.players] == [0, 6]


@pytest.mark.clause("saurian:3.3")
def test_units_act_in_descending_initiative_whoever_owns_them() -> None:
    game = position(
        unit("a1", "rap", (2, 4, 0), active="rap_4"),
        unit("a2", "alp", (2, 6, 0), active="rap_1"),
        unit("b1", "tro", (8, 4), active="tro_4"),
        unit("b2", "cpt", (8, 6), active="ldr_4"),
    )
    until(game, "first-player", {"skip": "skip", "group-skip": {"A": "none", "B": "none"}})

    order = [e.event.unit for e in game.log if e.event.kind in ("skipped", "activated")]
    assert order[0] == "b2"
    assert set(order[1:3]) == {"a2", "b1"}
    assert order[3] == "a1"


@pytest.mark.clause("saurian:3.4")
def test_a_tied_group_decides_on_skipping_in_secret_and_reveals_together() -> None:
    game = two({"active": "rap_3"}, {"active": "rap_2"}, first="B")

    assert topic(game) == "group-skip"
    game.answer("a1", seat="A")
    assert not told(game, "skipped")
    game.answer("none", seat="B")

    assert [e.unit for e in told(game, "skipped")] == ["a1"]
    assert [(e.unit, e.card) for e in told(game, "revealed")] == [("b1", "rap_2")]


@pytest.mark.clause("saurian:3.4", "saurian:3.32")
def test_quick_blood_lifts_a_unit_out_of_the_tie() -> None:
    game = two(
        {"active": "rap_3"}, {"active": "rap_2"}, first="B", more=(seat("A", hand=["sh_11"]),)
    )

    go(game, {"A": "none", "B": "none"}, "sh_11:a1")

    assert [e.unit for e in told(game, "activated")] == ["a1"]
    assert initiative(of(game, "a1")) == 7


@pytest.mark.clause("saurian:3.4")
def test_players_alternate_inside_a_group_and_a_lost_unit_drops_out() -> None:
    game = position(
        unit("a1", "rap", (2, 4, 0), active="rap_3"),
        unit("a2", "alp", (2, 6, 0), active="rap_3"),
        unit("b1", "rap", (8, 4, 3), active="rap_2"),
        first="B",
    )

    go(game, {"A": "none", "B": "none"})
    assert (topic(game), keys(game)) == ("group-first", ["A", "B"])
    go(game, "A")
    assert (topic(game), keys(game)) == ("group-unit", ["a1", "a2"])
    go(game, "a2")
    while len(told(game, "activated")) < 2:
        go(game, usual(game))

    assert [e.unit for e in told(game, "activated")] == ["a2", "b1"]


@pytest.mark.clause("saurian:3.5", "saurian:3.6")
def test_an_activation_goes_start_movement_action_gains() -> None:
    game = position(
        unit("a1", "rap", (3, 4, 0), active="rap_5", stack=["rap_8"]),
        unit("b1", "tro", (5, 4), acted=True),
        seat("A", hand=["sh_1"]),
    )

    assert topic(game) == "skip"
    go(game, "go")
    assert topic(game) == "main-start"
    go(game, "pass")
    assert topic(game) == "consume"
    go(game, "none")
    assert topic(game) == "step"
    go(game, "go:0", "stop")
    assert topic(game) == "action"
    go(game, "none")

    assert of(game, "a1").adrenaline == 1


@pytest.mark.clause("saurian:3.7")
def test_card_movement_may_go_with_a_base_action_and_the_other_way_round() -> None:
    charging = unit("a1", "rex", (3, 4, 0), active="rex_4")
    game = position(charging, unit("b1", "tro", (5, 4), acted=True))
    go(game, "go", "base")
    assert game.decision is not None and game.decision.facts == {"points": 1, "pivots": 1}
    go(game, "go:0", "stop", "card")
    assert last(game, "tested").score == 7

    other = position(charging, unit("b1", "tro", (5, 4), acted=True))
    go(other, "go", "card")
    assert other.decision is not None and other.decision.facts == {"points": 2, "pivots": 1}
    go(other, "go:0", "stop", "base:melee")
    assert last(other, "tested").score == 5


@pytest.mark.clause("saurian:3.7", "saurian:1.44")
def test_a_card_that_allows_all_the_base_movement_does_is_not_asked_about() -> None:
    game = position(
        unit("a1", "rap", (3, 4, 0), active="rap_4"), unit("b1", "tro", (6, 4), acted=True)
    )

    go(game, "go")

    assert topic(game) == "step"
    assert game.decision is not None and game.decision.facts == {"points": 3, "pivots": 2}
    go(game, "stop")
    assert not told(game, "moved")


@pytest.mark.clause("saurian:3.9")
def test_the_activation_of_an_eliminated_unit_ends_at_once() -> None:
    game = moving(
        unit("a1", "pte", (6, 4, 0), active="pte_1", revealed=True),
        unit("a2", "rex", (1, 1, 0), acted=True),
        unit("b1", "hun", (8, 4), active="ldr_4"),
        seat("B", hand=["hh_8"], command=2),
    )
    go(game, "stop", "hh_8:b1")

    assert of(game, "a1").gone == "eliminated"
    assert game.battle.act is not None and game.battle.act.unit == "b1"


@pytest.mark.clause("saurian:3.10", "saurian:3.13", "saurian:4.67")
def test_when_all_have_acted_held_reactions_complete_and_victory_is_checked() -> None:
    game = two(
        {"active": "rap_7", "revealed": True, "holding": True, "acted": True},
        {"active": "rap_3"},
        rounds=1,
    )

    go(game, "skip")
    assert topic(game) == "step"
    assert game.battle.act is not None and game.battle.act.unit == "a1"
    go(game, "stop")

    assert game.over
    assert game.result is not None and game.result.rule == "5.2"


@pytest.mark.clause("saurian:3.11")
def test_a_unit_without_card_acts_at_its_board_initiative_and_a_sleeper_not_at_all() -> None:
    game = position(
        unit("a1", "rap", (2, 4, 0)),
        unit("a2", "dil", (2, 6, 0), sedated=True, sedatives=["am_1"] * 3),
        unit("b1", "tro", (8, 4), active="tro_1"),
    )

    assert initiative(of(game, "a1")) == 6
    assert [e.unit for e in told(game, "activated")] == ["a1"]
    until(game, "first-player", {"skip": "skip", "step": "stop"})
    assert "a2" not in [e.unit for e in told(game, "activated")]


@pytest.mark.clause("saurian:3.12")
def test_a_condition_card_borrows_the_initiative_of_the_stack() -> None:
    game = position(
        unit("a1", "rap", (2, 4, 0), active="fe_2@b1", stack=["rap_7", "rap_4"]),
        unit("a2", "alp", (2, 6, 0), active="cw_1"),
        unit("b1", "tro", (8, 4), acted=True),
    )

    assert initiative(of(game, "a1")) == 8
    assert initiative(of(game, "a2")) == 7


@pytest.mark.clause("saurian:3.14")
def test_the_token_goes_to_the_most_command() -> None:
    game = two(phase="first-window", first="A", more=(seat("A", command=2), seat("B", command=3)))

    assert game.battle.first == "B"


@pytest.mark.clause("saurian:3.15", "saurian:4.91")
def test_step_a4_first_clears_conditions_then_calms_then_enrages() -> None:
    game = two(
        {"active": "cw_2", "revealed": True, "furious": True, "adrenaline": 1},
        {"adrenaline": 6, "active": "rap_1", "revealed": True},
        phase="fury",
    )

    kinds = [e.event.kind for e in game.log]
    assert kinds[:4] == [
        "condition-resolved",
        "adrenaline-lost",
        "calmed-down",
        "became-furious",
    ]
    assert game.battle.wounds.bottom == ["cw_2"]
    assert "cw_2" not in (of(game, "a1").active, *of(game, "a1").stack)
    assert not of(game, "a1").furious and of(game, "b1").furious


@pytest.mark.clause("saurian:3.15", "saurian:4.88", "saurian:4.93")
def test_a_wound_treated_in_step_a4_does_not_come_along_into_fury() -> None:
    game = two(
        {"active": "cw_2", "revealed": True, "adrenaline": 6},
        {"active": "rap_1", "revealed": True},
        phase="fury",
    )

    assert of(game, "a1").furious
    assert game.battle.wounds.bottom == ["cw_2"]
    assert "cw_2" not in {name_of(card) for card in (*of(game, "a1").deck, *of(game, "a1").hand)}


@pytest.mark.clause("saurian:3.16", "saurian:4.60")
@pytest.mark.parametrize("keeps", [True, False])
def test_a_skipped_card_is_discarded_or_kept(keeps: bool) -> None:
    game = two(
        {"active": "rap_1", "skipped": True, "next": "rap_2", "stack": ["rap_3"]},
        {"kept": True},
        phase="skipped",
    )

    assert (topic(game), keys(game)) == ("skipped-card", ["a1"])
    go(game, "a1" if keeps else "none")

    a1 = of(game, "a1")
    assert (a1.active, a1.next) == (("rap_1", "rap_2") if keeps else ("rap_2", ""))
    assert a1.stack == ["rap_3"]
    assert ("rap_1" in a1.discard) != keeps
    assert bool(told(game, "card-discarded")) != keeps


@pytest.mark.clause("saurian:3.17")
def test_without_a_next_card_the_played_card_still_joins_the_stack() -> None:
    game = two(
        {"active": "rap_1", "revealed": True, "stack": ["rap_3"]}, {"kept": True}, phase="slide"
    )

    assert (of(game, "a1").active, of(game, "a1").stack) == ("", ["rap_1", "rap_3"])


@pytest.mark.clause("saurian:3.18", "saurian:3.36")
def test_the_stack_is_trimmed_from_the_bottom() -> None:
    game = two(
        {"active": "rap_1", "revealed": True, "next": "rap_2", "stack": ["rap_3", "rap_4"]},
        {"kept": True},
        phase="slide",
    )
    assert of(game, "a1").stack == ["rap_1", "rap_3"]
    assert of(game, "a1").discard == ["rap_4"]

    assert (topic(game), keys(game)) == ("trim", ["a1:1", "a1:2"])
    with pytest.raises(Refusal) as refused:
        game.answer("a1:2")
    assert refused.value.reason == "from-the-bottom"
    lowest = game.fork()
    lowest.answer("a1:1")
    assert (of(lowest, "a1").stack, of(lowest, "a1").discard) == (["rap_1"], ["rap_4", "rap_3"])
    go(game, "a1:1+a1:2")
    assert of(game, "a1").stack == []
    assert of(game, "a1").discard == ["rap_4", "rap_1", "rap_3"]


@pytest.mark.clause("saurian:3.19")
def test_sedatives_flip_in_seat_order_the_owner_ordering_his_units() -> None:
    game = position(
        unit("a1", "rap", (2, 4, 0), next="rap_1", doses=[{"card": "am_1", "giver": "B"}]),
        unit("a2", "alp", (2, 6, 0), next="rap_2", doses=[{"card": "am_2", "giver": "B"}]),
        unit("b1", "rap", (8, 4, 3), next="rap_1", doses=[{"card": "am_1", "giver": "A"}]),
        phase="slide",
        first="B",
    )

    assert (topic(game), keys(game)) == ("flip", ["a1", "a2"])
    go(game, "a2")

    flips = [(e.unit, e.card) for e in told(game, "sedative-flipped")]
    assert flips == [("b1", "am_1"), ("a2", "am_2"), ("a1", "am_1")]


@pytest.mark.clause("saurian:3.20", "saurian:3.32")
def test_change_of_plan_swaps_active_and_idle_after_the_slide() -> None:
    game = position(
        unit("a1", "tro", (2, 4), active="tro_1", next="tro_2", idle="tro_5"),
        unit("b1", "rap", (8, 4, 3), kept=True),
        seat("A", hand=["hh_6"], command=2),
        phase="slide",
    )
    go(game, "none")
    assert topic(game) == "main-slide"

    go(game, "hh_6:a1")

    assert (of(game, "a1").active, of(game, "a1").idle) == ("tro_5", "tro_2")
    assert game.battle.player("A").command == 0


@pytest.mark.clause("saurian:3.21")
def test_idle_cards_are_kept_or_discarded_by_all_at_once() -> None:
    game = two({"idle": "rap_1"}, {"idle": "rap_2"}, phase="idle")

    game.answer("a1", seat="A")
    assert of(game, "a1").idle == "rap_1"
    game.answer("none", seat="B")

    assert of(game, "a1").discard == ["rap_1"]
    assert of(game, "b1").hand == ["rap_2"]


@pytest.mark.clause("saurian:3.21")
def test_the_idle_card_of_each_unit_is_decided_on_for_itself() -> None:
    game = position(
        unit("a1", "rap", (3, 4), idle="rap_1", active="rap_2"),
        unit("a2", "alp", (3, 6), idle="rap_3", active="rap_4"),
        unit("b1", "rap", (9, 4), active="rap_5"),
        phase="idle",
    )

    assert keys(game, "A") == ["a1", "a2"]
    go(game, {"A": "a2"})

    assert "rap_3" in of(game, "a2").discard
    assert "rap_1" in of(game, "a1").hand


@pytest.mark.clause("saurian:3.22", "saurian:4.82")
def test_fear_cards_on_top_count_among_the_cards_drawn() -> None:
    game = two({"on_top": ["fe_2@b1", "fe_1@b1"]}, {"kept": True}, phase="draw")

    drawn = game.question
    assert isinstance(drawn, Draw)
    assert drawn.count == 4
    assert all(cards[:2] == ("fe_2@b1", "fe_1@b1") for cards, _ in drawn.outcomes())


@pytest.mark.clause("saurian:3.22")
def test_bleeding_is_shown_and_costs_health_but_never_the_last_model() -> None:
    game = two({"deck": ["cw_2", "cw_2", "cw_2"]}, {"kept": True}, phase="draw")
    game.battle.wounds.middle = ["cw_1"]
    health = sum(m.health for m in of(game, "a1").models)

    go(game, ["cw_2", "cw_2", "cw_2"])

    assert len(told(game, "bled")) == 3
    assert sum(m.health for m in of(game, "a1").models) == max(1, health - 3)


@pytest.mark.clause("saurian:3.23")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    game = two(
        {"deck": ["rap_1"], "discard": ["rap_2", "rap_3"], "stack": ["rap_5"]},
        {"kept": True},
        phase="draw",
    )

    go(game, ["rap_1"])

    assert isinstance(game.question, Draw)
    assert sorted(game.question.deck) == ["rap_2", "rap_3"]
    go(game, ["rap_3", "rap_2"])
    assert of(game, "a1").hand == ["rap_1", "rap_3", "rap_2"]
    assert of(game, "a1").stack == ["rap_5"]


@pytest.mark.clause("saurian:3.24", "saurian:3.25")
def test_a_condition_card_may_be_chosen_and_must_be_for_want_of_another() -> None:
    free = two({"hand": ["rap_1", "cw_1"]}, {"kept": True}, phase="place-next")
    bound = two({"hand": ["fe_1@b1"]}, {"kept": True}, phase="place-next")

    assert keys(free) == ["a1:rap_1", "a1:cw_1"]
    go(free, "a1:cw_1")
    assert of(free, "a1").next == "cw_1"
    assert [e.unit for e in told(free, "condition-placed")] == ["a1"]
    assert of(bound, "a1").next == "fe_1@b1"


@pytest.mark.clause("saurian:3.26")
def test_unchosen_fear_returns_to_the_top_and_wounds_are_discarded() -> None:
    game = two(
        {"hand": ["fe_1@b1", "rap_1", "fe_2@b1", "cw_3", "rap_2"]}, {"kept": True}, phase="spare"
    )

    go(game, {"A": "a1:rap_2"})
    assert topic(game) == "fear-order"
    assert keys(game) == ["1:fe_1@b1", "1:fe_2@b1", "2:fe_1@b1", "2:fe_2@b1"]
    go(game, "1:fe_2@b1+2:fe_1@b1")

    a1 = of(game, "a1")
    assert a1.idle == "rap_2"
    assert a1.deck.top == ["fe_2@b1", "fe_1@b1"]
    assert a1.discard == ["rap_1", "cw_3"]


@pytest.mark.clause("saurian:3.27", "saurian:3.32")
def test_a_contingency_plan_takes_back_a_discarded_card() -> None:
    game = position(
        unit("a1", "tro", (2, 4), next="tro_1", hand=["tro_2", "tro_3"]),
        unit("b1", "rap", (8, 4, 3), kept=True),
        seat("A", hand=["hh_13"], command=1),
        phase="spare",
    )
    go(game, {"A": "none"})
    assert topic(game) == "main-draw"
    assert keys(game) == ["pass", "hh_13:a1/tro_2", "hh_13:a1/tro_3"]

    go(game, "hh_13:a1/tro_3")

    assert of(game, "a1").next == "tro_3"
    assert sorted(of(game, "a1").discard) == ["tro_1", "tro_2"]


@pytest.mark.clause("saurian:3.28", "saurian:5.2")
def test_the_game_ends_when_every_hero_deck_is_empty() -> None:
    game = two(
        phase="heroes",
        first="A",
        points={"A": 1},
        more=(seat("A", deck=["sh_1"], hand=[]), seat("B", deck=[], hand=[])),
    )

    go(game, ["sh_1"])

    assert game.over
    assert game.result is not None and game.result.winner == "A"


@pytest.mark.clause("saurian:3.29")
def test_a_unit_that_kept_its_card_sits_the_phase_out() -> None:
    game = two(
        {"active": "rap_1", "next": "rap_2", "idle": "rap_3", "kept": True},
        {"kept": True},
        phase="slide",
    )

    assert topic(game) == "hero-draw"
    a1 = of(game, "a1")
    assert (a1.active, a1.next, a1.idle, a1.hand) == ("rap_1", "rap_2", "rap_3", [])


@pytest.mark.clause("saurian:3.30", "saurian:4.89")
def test_a_furious_unit_places_its_active_card_first_and_joins_the_order() -> None:
    game = two(
        {"furious": True, "fresh": True, "adrenaline": 6},
        {"active": "rap_4", "hand": ["rap_1", "rap_2"]},
        phase="draw",
    )

    drawn = game.question
    assert isinstance(drawn, Draw) and drawn.count == 6
    go(game, ["rap_1", "rap_2", "rap_3", "rap_4", "rap_5", "rap_6"], ["rap_3", "rap_5"])
    assert topic(game) == "place-active"
    go(game, "a1:rap_6")
    assert topic(game) == "next-first"
    go(game, "B", "b1:rap_1", "a1:rap_1", {"A": "none", "B": "none"})

    a1 = of(game, "a1")
    assert (a1.active, a1.next, a1.fresh) == ("rap_6", "rap_1", False)


@pytest.mark.clause("saurian:3.31", "saurian:4.108")
def test_only_players_with_a_unit_in_the_test_take_part() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_1"),
        unit("b1", "rap", (5, 4, 3)),
        unit("c1", "rap", (1, 1, 0)),
        unit("d1", "rap", (9, 8, 3)),
        *(seat(each, hand=["sh_3"] if each in "AC" else ["sh_2"]) for each in "ABCD"),
    )
    go(game, "base:melee")

    asked = []
    while topic(game) == "passive":
        assert game.decision is not None
        asked.append(game.decision.seat)
        go(game, "skip")

    assert asked == ["A", "B", "C", "D", "A"]


@pytest.mark.clause("saurian:3.31")
def test_a_test_between_units_of_one_player_closes_at_his_second_skip() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_1"),
        unit("a2", "rap", (5, 4, 3)),
        unit("b1", "rap", (9, 8, 3)),
        seat("A", hand=["sh_3"]),
        seat("B", hand=["sh_2"]),
    )

    go(game, "base:melee", f"a2@{hx(5, 4)}", "skip")

    assert topic(game) != "passive"


@pytest.mark.clause("saurian:3.33", "saurian:4.104", "saurian:4.105", "saurian:4.106")
def test_a_card_whose_condition_is_gone_returns_unpaid() -> None:
    game = position(
        unit("a1", "rap", (3, 4, 0), active="rap_1"),
        unit("b1", "rap", (8, 4, 3), active="rap_3"),
        unit("b2", "alp", (8, 6, 3), active="rap_3"),
        seat("A", hand=["sh_10"]),
        seat("B", hand=["sh_10"]),
        phase="first-window",
        first="A",
    )
    go(game, {"A": "sh_10", "B": "pass"}, "pass")
    assert game.battle.player("A").discard == ["sh_10"]
    assert game.battle.first == "A"

    broke = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_3", revealed=True, adrenaline=2),
        unit("b1", "tro", (5, 4)),
        seat("A", hand=["sh_3", "sh_3"]),
    )
    go(broke, "card", "no", "sh_3")
    assert topic(broke) != "main-decl"
    assert of(broke, "a1").adrenaline == 0
    assert broke.battle.player("A").hand == ["sh_3"]


@pytest.mark.clause("saurian:3.33")
def test_announced_cards_resolve_initiator_first_and_may_come_too_late() -> None:
    game = position(
        unit("a1", "tro", (3, 4), active="tro_1", revealed=True),
        unit("b1", "rap", (5, 4, 3), active="rap_1", adrenaline=1, acted=False),
        unit("b2", "alp", (4, 6, 3), active="rap_1", adrenaline=1, acted=False),
        seat("A", hand=[]),
        seat("B", hand=["sh_5", "sh_5"]),
        active="a1",
        stage="move",
    )
    go(game, "done", "sh_5:b1", "sh_5:b2")

    assert game.battle.next_up == ["b1", "b2"]
    assert [of(game, name).adrenaline for name in ("b1", "b2")] == [0, 0]


@pytest.mark.clause("saurian:3.34")
def test_covering_fire_is_resolved_before_the_interrupted_unit_goes_on() -> None:
    game = position(
        unit("a1", "rex", (5, 4, 0), active="rex_1", revealed=True),
        unit("a2", "alp", (5, 3, 0), acted=True),
        unit("b1", "hun", (8, 4), active="ldr_1"),
        unit("b2", "rap", (1, 1, 0), active="rap_7", revealed=True, holding=True, acted=True),
        seat("B", hand=["hh_8", "hh_2"], command=3),
        active="a1",
        stage="move",
    )

    go(game, "stop", "wait", "hh_8:b1", "pass", "skip")

    assert topic(game) == "action"
    assert game.battle.act is not None and game.battle.act.unit == "a1"
    shot = next(e for e in told(game, "tested"))
    assert shot.score == 4
    assert not of(game, "b1").acted


@pytest.mark.clause("saurian:4.104")
def test_covering_fire_is_for_units_with_a_shot() -> None:
    game = position(
        unit("a1", "rex", (5, 4, 0), active="rex_1", revealed=True),
        unit("a2", "alp", (6, 5, 0), acted=True),
        unit("b1", "hun", (8, 4), active="ldr_1"),
        unit("b2", "rig", (10, 8), active="rig_1"),
        unit("b3", "trk", (8, 5), active="trk_1", acted=True),
        seat("B", hand=["hh_8"], command=3),
        active="a1",
        stage="move",
    )

    go(game, "stop")

    assert [key for key in keys(game) if key.startswith("hh_8")] == ["hh_8:b1"]
    go(game, "hh_8:b1")
    assert [e.target for e in told(game, "attacked")] == ["a1"]


@pytest.mark.clause("saurian:3.35")
def test_a_card_that_compares_again_returns_to_the_tie() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_1", adrenaline=1),
        unit("b1", "tro", (5, 4), changed={"dodge": 5}),
        seat("A", hand=["sh_12"]),
        seat("B", hand=["hh_7"]),
    )
    go(game, "base:melee", "skip", "skip")
    assert topic(game) == "main-miss"

    go(game, "sh_12")
    assert topic(game) == "main-tie"
    go(game, "pass")

    assert [(t.score, t.success) for t in told(game, "tested")] == [(3, False), (5, True)]


@pytest.mark.clause("saurian:3.37", "saurian:3.36")
def test_a_full_combo_is_one_less_than_the_limit() -> None:
    game = acting(
        unit(
            "a1", "tri", (3, 4, 0), active="tri_1", revealed=True, stack=["tri_1", "tri_3", "tri_6"]
        ),
        unit("b1", "tro", (9, 4)),
    )

    assert combo(of(game, "a1"), "st") == 3
    assert combo(of(game, "a1"), "me") == 1
    assert parts_of(score(game.battle, of(game, "a1"), "st")) == {"base": 6, "card": 1, "combo": 3}


@pytest.mark.clause("saurian:3.41", "saurian:4.70")
def test_a_locked_slot_shortens_the_combo_and_a_condition_card_has_none() -> None:
    game = acting(
        unit(
            "a1",
            "tri",
            (3, 4, 0),
            active="tri_1",
            revealed=True,
            stack=["tri_1", "tri_3"],
            sedatives=["am_1"],
        ),
        unit("a2", "tri", (3, 7, 0), active="cw_1", revealed=True, stack=["tri_1", "tri_3"]),
        unit("b1", "tro", (9, 4)),
    )

    assert of(game, "a1").slots == 3
    assert combo(of(game, "a1"), "st") == 2
    assert combo(of(game, "a2"), "st") == 0


@pytest.mark.clause("saurian:3.24", "saurian:2.11")
def test_next_cards_are_placed_together_only_where_nobody_places_in_between() -> None:
    game = position(
        unit("a1", "rap", (3, 4), active="rap_7", hand=["rap_1", "rap_2"]),
        unit("a2", "alp", (3, 6), active="rap_1", hand=["rap_2", "rap_3"]),
        unit("a3", "pte", (3, 8), active="pte_4", hand=["pte_1", "pte_2"]),
        unit("b1", "rap", (9, 4), active="rap_3", hand=["rap_1", "rap_5"]),
        phase="place-next",
    )
    assert [initiative(of(game, name)) for name in ("a1", "a2", "b1", "a3")] == [8, 7, 6, 5]

    assert keys(game) == ["a1:rap_1", "a1:rap_2", "a2:rap_2", "a2:rap_3"]
    go(game, "a1:rap_2+a2:rap_3")
    assert keys(game) == ["b1:rap_1", "b1:rap_5"]
    go(game, "b1:rap_5")
    assert keys(game) == ["a3:pte_1", "a3:pte_2"]
