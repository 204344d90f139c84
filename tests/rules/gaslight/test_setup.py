"""Set-up (section 2): clubs, hands, First Player, zones, deployment."""

from itertools import islice, pairwise

import pytest

import grognard
from grognard.content import Roster, RosterUnit, Terms
from grognard.kernel.acts import Draw
from grognard.kernel.compound import Tick, Together
from grognard.kernel.questions import Placement
from grognard.kernel.refusals import Refusal
from grognard.rulesets.gaslight.deployment import ZoneRegion
from grognard.rulesets.gaslight.lists import (
    greedy_purchase,
    purse_of,
)
from grognard.table.heights.relief import Barrier, Block
from grognard.testing import play
from grognard.testing.gaslight import CONSTABLE, CROOK, TOUCHING, VANE, WRETCH, model, position
from grognard.testing.positions import seat, told

RULESET = grognard.ruleset("gaslight")
CONTENT = RULESET.content


def roster(*profiles: str, faction: str = "candlewick_society") -> Roster:
    units = tuple(RosterUnit(profile=one) for one in profiles)
    return Roster(ruleset="gaslight", faction=faction, name="x", units=units)


@pytest.mark.clause("gaslight:2.1")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_club_has_two_three_or_four_heroes(heroes: int) -> None:
    game = RULESET.new_game(seed=1, options={"heroes": heroes})

    counted = [sum(m.profile.is_hero for m in game.battle.models if m.seat == s) for s in "AB"]

    assert counted == [heroes, heroes]
    assert [len(hand) for hand in game.battle.hands.values()] == [3 + heroes] * 2


@pytest.mark.clause("gaslight:2.2")
def test_the_first_three_scenarios_are_for_two_players() -> None:
    for scenario in CONTENT.scenarios.values():
        many = scenario.id == "four_cornered_quarrel"
        assert scenario.players == ((2, 3, 4) if many else (2,))
    with pytest.raises(Refusal, match="not for 3 players"):
        RULESET.new_game("tallow_row", seats=("A", "B", "C"), seed=1)


@pytest.mark.clause("gaslight:2.3", "gaslight:5.14")
def test_every_map_looks_the_same_from_both_sides() -> None:
    for scenario in CONTENT.scenarios.values():
        boxes = set()
        for terrain in scenario.terrain:
            found = terrain.piece()
            if isinstance(found, Barrier):
                ends = sorted([found.a, found.b])
                boxes.add(("barrier", *ends[0], *ends[1], found.low, found.height))
            elif isinstance(found, Block):
                boxes.add(("block", *found.polygon.box, found.low, found.high))
        turned = {
            (kind, 36 - east, 36 - north, 36 - west, 36 - south, low, high)
            for kind, west, south, east, north, low, high in boxes
        }
        assert boxes == turned


@pytest.mark.clause("gaslight:2.4", "gaslight:2.5")
def test_heroes_are_picked_in_secret_and_revealed_together() -> None:
    game = RULESET.new_game(rosters=(None, None), seed=1)

    assert isinstance(game.decision, Together)
    assert game.decision.topic == "heroes"
    asked = game.decision.of("A")
    assert isinstance(asked, Tick)
    assert len(list(asked.answers())) == 8, "three of four, of either faction"
    with pytest.raises(Refusal, match="of one faction"):
        asked.read("cs1+cs2+fc1")
    game.answer("cs1+cs2+cs3", seat="A")
    assert game.battle.heroes == {}
    game.answer("cs1+cs2+cs3", seat="B")

    assert game.battle.heroes == {"A": ["cs1", "cs2", "cs3"], "B": ["cs1", "cs2", "cs3"]}
    assert [event.seat for event in told(game, "club-revealed")] == ["A", "B"]


@pytest.mark.clause("gaslight:2.6")
def test_funds_buy_henchmen_of_the_own_faction_up_to_their_max() -> None:
    game = RULESET.new_game(rosters=(None, None), seed=1)
    play(game, [{"A": "cs1+cs2+cs3", "B": "fc1+fc3+fc4"}])

    assert game.decision.topic == "henchmen"
    assert purse_of(CONTENT, ["cs1", "cs2", "cs3"]) == 16
    asked = game.decision.of("A")
    assert isinstance(asked, Tick)
    kinds = [option.key.partition("/")[0] for option in asked.options]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        kind: CONTENT.profile(kind).most for kind in CONTENT.henchmen_of("candlewick_society")
    }
    for hired in islice(asked.answers(), 200):
        assert sum(CONTENT.profile(one.partition("/")[0]).cost for one in hired) <= 16
    club = "cs5/1+cs5/2+cs6/1+cs6/2+cs7/1+cs8/1"
    play(game, [{"A": club, "B": "fc5/1+fc5/2+fc5/3+fc5/4+fc7/1+fc8/1"}])
    assert [event.spent for event in told(game, "henchmen-hired")] == [16, 16]
    other = RULESET.new_game(rosters=(None, None), seed=1)
    play(other, [{"A": "cs1+cs2+cs3", "B": "fc1+fc3+fc4"}])
    with pytest.raises(Refusal):
        other.answer("fc5/1", seat="A")


@pytest.mark.clause("gaslight:2.6")
def test_the_default_purchase_takes_the_cheapest_first() -> None:
    bought = greedy_purchase(CONTENT, "candlewick_society", 16)

    assert bought == ("cs5",) * 4 + ("cs6",) + ("cs8",) * 2
    assert set(bought) <= set(CONTENT.henchmen_of("candlewick_society"))


@pytest.mark.clause("gaslight:2.7", "gaslight:2.8")
def test_hands_are_drawn_and_the_highest_card_goes_first() -> None:
    game = RULESET.new_game(rosters=("candlewick", "fogbound"))

    assert isinstance(game.question, Draw)
    play(game, [["2C", "3C", "4C", "5C", "6C", "7C"], ["AS", "2S", "3S", "4S", "5S", "6S"]])
    assert game.decision.topic == "bid-first"
    assert "none" not in [option.key for option in game.decision.choices[0].options]
    play(game, [{"A": "7C", "B": "6S"}])

    assert game.battle.first == "A"
    assert [len(hand) for hand in game.battle.hands.values()] == [5, 5]


@pytest.mark.clause("gaslight:2.9", "gaslight:5.4")
def test_the_first_player_chooses_a_zone_then_the_others_from_those_left() -> None:
    game = RULESET.new_game("four_cornered_quarrel", seats=("A", "B", "C", "D"), seed=2)
    while game.decision.topic != "zone":
        game.answer(game.decision.usual)
    first = game.battle.first

    assert game.decision.seat == first
    play(game, ["north_east"])
    assert game.decision.seat == game.battle.clockwise(first)[1]
    assert [option.key for option in game.decision.options] == [
        "south_west",
        "south_east",
        "north_west",
    ]
    rects = {zone.id: zone.rect for zone in game.battle.setting.zones.values()}
    assert rects["north_west"] == (0, 28, 8, 36)


@pytest.mark.clause("gaslight:2.10")
def test_models_are_deployed_in_turn_inside_the_zone_clear_of_enemies() -> None:
    game = position(
        model("b1", WRETCH, 10, 6.2),
        seat("A", zone="south"),
        seat("B", zone="north"),
        phase="deploy",
    )
    battle = game.battle
    from grognard.rulesets.gaslight.lists import make_model

    newcomer = make_model("a9", "A", CONTENT.profile(VANE))
    newcomer.index = 99
    region = ZoneRegion(battle, newcomer)

    refuse = lambda x, y: region.refuse(Placement(((x, y),)))  # noqa: E731
    assert refuse(20, 6) is None
    assert refuse(20, 6.1).reason == "outside-zone"
    assert refuse(20, 0.3).reason == "off-table"
    assert refuse(10 + TOUCHING, 6).reason in ("touches-enemy", "base-on-base")


def test_places_left_to_the_rules_are_spread_along_the_front_of_the_zone() -> None:
    rosters = (
        roster("cs1", "cs2", "cs3"),
        roster("fc1", "fc2", "fc3", "fc5", "fc5", faction="fogbound_court"),
    )
    game = RULESET.new_game("gasworks_ledger", rosters=rosters, seed=4)
    while game.battle.phase != "activations" and game.battle.phase != "steal":
        game.answer(game.decision.ruled)

    own = [model.place for model in game.battle.in_play("A")]
    assert all(abs(a[0] - b[0]) > 6 for a, b in pairwise(own))
    assert len({round(place[1]) for place in own}) == 1, "all in one line"


@pytest.mark.clause("gaslight:2.10")
def test_players_alternate_and_one_with_none_left_is_skipped() -> None:
    rosters = (
        roster("cs1", "cs2", "cs3"),
        roster("fc1", "fc2", "fc3", "fc5", "fc5", faction="fogbound_court"),
    )
    game = RULESET.new_game(rosters=rosters, seed=4)
    order = []
    while game.battle.turn == 0:
        if game.decision.topic == "place-deploy":
            order.append(game.decision.seat)
        game.answer(game.decision.usual)

    first = game.battle.first if order[0] == game.battle.first else order[0]
    other = "B" if first == "A" else "A"
    short = {"A": 3, "B": 5}
    turns = [first, other] * 3
    assert order[:6] == turns
    assert sorted(order) == ["A"] * short["A"] + ["B"] * short["B"]


@pytest.mark.clause("gaslight:2.11")
@pytest.mark.parametrize(
    ("units", "message"),
    [
        (("cs1", "cs2"), "breach-heroes"),
        (("cs1", "cs1", "cs2"), "breach-twice"),
        (("cs1", "cs2", "cs3", *["cs6"] * 3, *["cs7"] * 2), "breach-funds"),
        (("cs1", "cs2", "cs3", *["cs8"] * 3), "breach-copies"),
        (("cs1", "cs2", "cs3", "fc5"), "breach-faction"),
        (("cs1", "cs2", "cs3", "zz9"), "breach-unknown-unit"),
    ],
)
def test_a_club_that_breaks_a_limit_is_not_valid(units: tuple[str, ...], message: str) -> None:
    found = RULESET.breaches(roster(*units), Terms())

    assert message in [breach.message_id for breach in found]
    with pytest.raises(Refusal):
        RULESET.new_game(rosters=(roster(*units), "fogbound"), seed=1)


@pytest.mark.clause("gaslight:2.11", "gaslight:2.6")
def test_every_ready_made_club_is_valid() -> None:
    for club in CONTENT.forces.values():
        assert RULESET.breaches(RULESET.rosters()[club.id], Terms({"heroes": club.size})) == []
    assert RULESET.rosters()["candlewick"].total == 15


def test_the_constable_and_crook_are_of_one_faction() -> None:
    assert (
        CONTENT.profile(CONSTABLE).faction == CONTENT.profile(CROOK).faction == "candlewick_society"
    )
