"""Set-up: armies, opening hands, deployment, the first Initiative phase (section 2)."""

import pytest

from grognard.content import Roster, RosterUnit, Terms
from grognard.kernel.acts import Draw
from grognard.kernel.refusals import Refusal
from grognard.rulesets.saurian import RULESET
from grognard.rulesets.saurian.deployment import zone_hexes
from grognard.testing.positions import keys, seat, told
from grognard.testing.saurian import go, of, position, topic, unit


def roster(*units: str, faction: str = "aegis_corps", cards: tuple[str, ...] = ()) -> Roster:
    """An army put together by hand."""
    return Roster(
        ruleset="saurian",
        faction=faction,
        name="Test",
        cards=cards,
        units=tuple(RosterUnit(profile=name) for name in units),
    )


@pytest.mark.clause("saurian:2.1")
@pytest.mark.parametrize(
    ("army", "problem"),
    [
        (roster("tro", "tro", "tro", "cpt"), "breach-copies"),
        (roster("tro", "cpt", "cpt"), "breach-copies"),
        (roster("tro", "trk"), "breach-no-hero"),
        (roster("tro", "trk", "hun", "cpt", "pha"), "breach-army"),
        (roster("rex", "cpt"), "breach-faction"),
    ],
)
def test_an_army_keeps_its_limits(army: Roster, problem: str) -> None:
    found = RULESET.breaches(army, Terms({"army": 200}))

    assert [breach.message_id for breach in found] == [problem]
    assert {breach.clause for breach in found} == {"2.1"}


@pytest.mark.clause("saurian:2.1", "saurian:2.2")
def test_the_ready_made_armies_are_legal() -> None:
    for force in RULESET.content.forces.values():
        assert RULESET.breaches(RULESET.rosters()[force.id], Terms({"army": force.size})) == []


@pytest.mark.clause("saurian:2.2", "saurian:4.103")
@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        (("hh_1",) * 3 + RULESET.content.hero_deck("aegis_corps")[2:19], "breach-hero-copies"),
        (RULESET.content.hero_deck("aegis_corps")[:19], "breach-hero-deck"),
        (("sh_1", *RULESET.content.hero_deck("aegis_corps")[1:]), "breach-hero-card"),
    ],
)
def test_a_hero_deck_is_twenty_cards_two_of_a_name(cards: tuple[str, ...], problem: str) -> None:
    found = RULESET.breaches(roster("cpt", cards=cards), Terms({"army": 200}))

    assert problem in [breach.message_id for breach in found]


@pytest.mark.clause("saurian:2.3")
def test_two_units_of_a_kind_have_two_decks() -> None:
    game = RULESET.new_game("nest_ridge", ["brood_swarm", "brood_herd"])
    flights = [u for u in game.battle.units if u.profile.id == "pte"]

    assert len(flights) == 2
    assert flights[0].deck is not flights[1].deck
    assert all(len(flight.deck) == 16 for flight in flights)


@pytest.mark.clause("saurian:2.4")
def test_the_lowest_army_value_is_first_player() -> None:
    game = RULESET.new_game("broken_paddock", ["corps_capture", "brood_tyrant"])

    assert game.battle.first == "A"
    tied = RULESET.new_game("nest_ridge", ["brood_herd", "brood_herd"])
    assert topic(tied) == "first-player"
    go(tied, "B")
    assert tied.battle.first == "B"


@pytest.mark.clause("saurian:2.6", "saurian:2.13")
def test_every_unit_draws_six_cards_and_has_its_ammunition() -> None:
    game = RULESET.new_game("broken_paddock", seed=5)

    assert all(len(u.hand) == 6 for u in game.battle.units)
    assert of(game, "a2").ammo == ["am_1", "am_1", "am_2", "am_2"]
    assert [p.requisition for p in game.battle.players] == [2, 2]
    assert [p.command for p in game.battle.players] == [0, 0]
    assert RULESET.new_game("nest_ridge", seed=5).battle.players[0].requisition == 0


@pytest.mark.clause("saurian:2.7")
def test_a_mulligan_is_secret_and_its_cards_do_not_return() -> None:
    game = RULESET.new_game("broken_paddock", seed=6)
    assert topic(game) == "mulligan"
    hand = sorted(game.battle.player("A").hand)
    assert keys(game, "A") == hand

    game.answer(hand[:2], seat="A")
    assert game.battle.player("A").discard == []
    game.answer("none", seat="B")

    player_a = game.battle.player("A")
    assert sorted(player_a.discard) == hand[:2]
    assert len(player_a.hand) == 5
    assert len(player_a.deck) == 13
    assert game.battle.player("B").discard == []


@pytest.mark.clause("saurian:2.8", "saurian:3.28")
def test_a_hand_above_five_is_cut_down_at_once() -> None:
    game = position(
        unit("a1", "rap", (3, 4)),
        unit("b1", "rap", (9, 4)),
        seat("A", hand=["sh_1", "sh_2", "sh_3", "sh_4"]),
        phase="heroes",
        first="A",
    )

    go(game, ["sh_5", "sh_6"])
    assert topic(game) == "hand-limit"
    go(game, "sh_2")

    assert game.battle.player("A").hand == ["sh_1", "sh_3", "sh_4", "sh_5", "sh_6"]
    assert game.battle.player("A").discard == ["sh_2"]


@pytest.mark.clause("saurian:2.9")
def test_units_are_deployed_in_turn_whole_and_inside_their_zone() -> None:
    game = RULESET.new_game("broken_paddock", seed=5)
    go(game, {"A": "none", "B": "none"})

    assert (topic(game), game.decision.seat) == ("deploy-first", "B")  # type: ignore[union-attr]
    go(game, "A", "a1")
    board = game.battle.board
    assert (topic(game), keys(game)[-1]) == ("deploy-whole", "apart")
    whole = game.fork()
    whole.answer(str(board.number((1, 4))))
    assert [board.places[model.at] for model in of(whole, "a1").models] == [(1, 4)] * 4
    go(game, "apart")
    assert all(board.places[int(key)][0] <= 2 for key in keys(game))
    go(game, str(board.number((1, 4))))
    assert {board.places[int(key)] for key in keys(game)} == {
        (1, 4), (2, 4), (1, 3), (0, 3), (0, 4), (0, 5), (1, 5),
    }  # fmt: skip
    beside = str(board.number((1, 5)))
    go(game, beside, beside, beside)

    places = [board.places[model.at] for model in of(game, "a1").models]
    assert places == [(1, 4), (1, 5), (1, 5), (1, 5)]
    assert topic(game) == "deploy-unit"
    assert game.decision is not None and game.decision.seat == "B"


@pytest.mark.clause("saurian:2.9", "saurian:1.10")
def test_a_large_model_is_deployed_with_its_tail_inside_the_zone() -> None:
    game = RULESET.new_game("broken_paddock", seed=5)
    go(game, {"A": "none", "B": "none"}, "B")
    large = next(unit.id for unit in game.battle.units if unit.profile.large)
    go(game, large)
    board, zone = game.battle.board, zone_hexes(game.battle, game.battle.unit(large).side)
    column, row = max(board.places[hex_] for hex_ in zone)
    assert str(board.number((column, row))) in keys(game)

    go(game, str(board.number((column, row))))

    tails = {board.next[board.number((column, row))][(int(key) + 3) % 6] for key in keys(game)}
    assert tails == {h for h in board.next[board.number((column, row))] if h in zone}


@pytest.mark.clause("saurian:2.10", "saurian:2.12", "saurian:2.11")
def test_the_first_initiative_phase_places_active_next_and_idle() -> None:
    game = position(
        unit("a1", "rap", (3, 4), hand=["rap_1", "rap_3", "rap_4"], fresh=True),
        unit("b1", "rap", (9, 4), hand=["rap_2", "rap_5", "rap_6"], fresh=True),
        phase="place-active",
        round=0,
        first="A",
    )

    assert (topic(game), keys(game)) == ("active-first", ["A", "B"])
    go(game, "B", "b1:rap_5", "a1:rap_1")
    assert topic(game) == "next-first"
    go(game, "A", "a1:rap_3", "b1:rap_2", {"A": "none", "B": "b1:rap_6"})

    a1, b1 = of(game, "a1"), of(game, "b1")
    assert (a1.active, a1.next, a1.idle) == ("rap_1", "rap_3", "")
    assert (b1.active, b1.next, b1.idle) == ("rap_5", "rap_2", "rap_6")
    assert a1.discard == ["rap_4"]
    assert game.battle.round == 1


@pytest.mark.clause("saurian:2.10", "saurian:3.25", "saurian:4.89")
def test_a_condition_card_is_made_active_only_for_want_of_another() -> None:
    game = position(
        unit("a1", "rap", (3, 4), hand=["cw_1", "rap_3", "rap_4"], fresh=True),
        unit("b1", "rap", (9, 4), hand=["cw_2"], fresh=True),
        phase="place-active",
        round=0,
        first="A",
    )

    go(game, "A")
    assert keys(game) == ["a1:rap_3", "a1:rap_4"]
    go(game, "a1:rap_3")

    assert of(game, "b1").active == "cw_2"


@pytest.mark.clause("saurian:2.14", "saurian:5.13")
def test_two_to_four_may_play_and_the_paddock_is_the_introduction() -> None:
    assert RULESET.scenario_ids()[0] == "broken_paddock"
    assert list(RULESET.usual_rosters("broken_paddock", ("A", "B"), {"army": 200})) == [
        "corps_hunt",
        "brood_wings",
    ]
    assert [len(seats) for seats in RULESET.table_seats] == [2, 3, 4]
    broods = ("brood_tyrant", "brood_wings", "brood_herd")
    assert [RULESET.rosters()[name].total for name in broods] == [185, 195, 200]
    assert [RULESET.rosters()[n].total for n in ("corps_hunt", "corps_capture")] == [195, 180]


@pytest.mark.clause("saurian:2.1", "saurian:5.10")
def test_the_paddock_needs_humans_against_dinosaurs() -> None:
    with pytest.raises(Refusal):
        RULESET.new_game("broken_paddock", ["brood_tyrant", "brood_herd"])


@pytest.mark.clause("saurian:2.1")
def test_an_army_may_be_chosen_at_the_table_in_secret() -> None:
    game = RULESET.new_game("nest_ridge", [None, None])

    assert topic(game) == "muster"
    game.answer("corps_hunt", seat="B")
    assert game.battle.units == []
    game.answer("brood_herd", seat="A")

    assert [p.faction for p in game.battle.players] == ["wild_brood", "aegis_corps"]
    assert isinstance(game.question, Draw) or topic(game) in ("zone-choice", "first-player")


@pytest.mark.clause("saurian:2.9")
def test_deployment_is_told() -> None:
    game = RULESET.new_game("nest_ridge", seed=11)
    while topic(game) not in ("place-active", "active-first"):
        question = game.decision
        assert question is not None
        go(game, question.usual)

    assert sorted(e.unit for e in told(game, "deployed")) == sorted(u.id for u in game.battle.units)


@pytest.mark.clause("saurian:1.18", "saurian:5.10", "saurian:5.11")
def test_caches_and_carts_stand_in_the_scenarios() -> None:
    def things(scenario: str) -> set[str]:
        return {thing.kind for thing in RULESET.new_game(scenario, seed=1).battle.things}

    assert things("broken_paddock") == {"crate", "truck", "cart", "cache"}
    assert things("supply_drop") == {"crate", "cart"}
