"""What the ground promises: the bots go where they are of use, and keep what they may still use."""

from typing import Any

import pytest

import grognard
from grognard.bots import Position, Table
from grognard.bots.bot import Answer
from grognard.bots.uniform import Random
from grognard.kernel.compound import SeatQuestion
from grognard.kernel.game import Game
from grognard.rulesets.baroud import battle as bands
from grognard.rulesets.baroud.worth import _detour, _drag, _threat, pending
from grognard.rulesets.baroud.worth import promise as marchers
from grognard.rulesets.brimstone.worth import _danger
from grognard.rulesets.colossus.worth import fire, loss
from grognard.rulesets.gaslight.worth import _fight, _way
from grognard.rulesets.gaslight.worth import promise as club_promise
from grognard.rulesets.saurian.exchange import losses
from grognard.rulesets.saurian.victory import is_wiped_out
from grognard.rulesets.saurian.worth import (
    POINT_WORTH,
    UNREACHABLE,
    exchange,
    points_worth,
    promise,
    walks,
)
from grognard.testing import baroud, brimstone, colossus, gaslight, saurian

FENCE = saurian.ground("impassable", *((5, row) for row in range(8)))


def hunters(column: int, *more: str, **now: Any) -> Game[Any]:
    return saurian.position(
        saurian.unit("a1", "tro", (column, 2)), saurian.unit("b1", "rex", (9, 2, 4)), *more, **now
    )


def test_a_hunter_is_of_more_use_near_the_enemy() -> None:
    far, near = (promise(hunters(column).battle, "A") for column in (0, 4))

    assert 0 < far < near


def test_the_way_leads_round_a_fence() -> None:
    board = hunters(0, FENCE).battle.board
    here, beyond = saurian.hx(4, 0), saurian.hx(6, 0)

    assert board.apart[here][beyond] == 2
    assert 14 < walks(board, here)[beyond] < UNREACHABLE


def test_hunters_are_drawn_to_crates_they_may_open() -> None:
    battle = hunters(4, scenario="broken_paddock").battle
    crates = [thing.at for thing in battle.things if thing.kind == "crate"]
    battle.units[0].models[0].at = battle.board.next[crates[0]][0]
    beside = promise(battle, "A")

    battle.things = [thing for thing in battle.things if thing.kind != "crate"]

    assert promise(battle, "A") < beside


def hunted(column: int, health: int, *more: str, points: int = 0) -> Game[Any]:
    """Beasts on their way to the edge they may leave by, the enemy far behind them."""
    game = saurian.position(
        saurian.unit("a1", "tro", (9, 2)),
        saurian.unit("b1", "rap", (column, 6, 4), (column, 7, 4), (column, 8, 4)),
        *more,
        scenario="broken_paddock",
    )
    for model in game.battle.units[1].models:
        model.health = health
    game.battle.points["B"] = points
    return game


def test_a_beast_goes_for_the_hunters_although_they_shoot() -> None:
    far, near = (
        saurian.position(
            saurian.unit("a1", "tro", (1, 2)), saurian.unit("b1", "rex", (column, 2, 4))
        )
        for column in (9, 3)
    )

    assert near.ruleset.worth(near.battle, "B") > far.ruleset.worth(far.battle, "B")


def test_a_beast_shows_the_enemy_its_front() -> None:
    front, back = (
        promise(
            saurian.position(
                saurian.unit("a1", "tro", (2, 2)), saurian.unit("b1", "rap", (7, 2, heading))
            ).battle,
            "B",
        )
        for heading in (3, 0)
    )

    assert front > back


def test_before_there_are_enemies_the_middle_of_the_board_is_the_place_to_be() -> None:
    def alone(row: int) -> float:
        battle = hunted(8, 2, saurian.unit("b2", "rex", (9, row, 3))).battle
        battle.units[0].models = []
        return promise(battle, "B")

    assert alone(4) > alone(0)


def test_hero_cards_are_not_burnt_for_nothing() -> None:
    game = hunters(2)
    game.battle.players[0].hand = ["hh_1", "hh_2"]
    holding = game.ruleset.worth(game.battle, "A")

    game.battle.players[0].hand = []

    assert game.ruleset.worth(game.battle, "A") < holding


@pytest.mark.parametrize(("health", "flees"), [(1, True), (2, False)])
def test_a_beast_that_suffered_makes_for_the_edge(health: int, flees: bool) -> None:
    another = saurian.unit("b2", "rex", (8, 6, 4))
    far, near = (promise(hunted(column, health, another).battle, "B") for column in (3, 0))

    assert (near > far) is flees


def test_the_last_beast_of_a_side_that_leads_makes_sure_of_it() -> None:
    far, near = (promise(hunted(column, 2, points=3).battle, "B") for column in (3, 0))
    game = hunted(0, 2, points=3)
    staying = game.ruleset.worth(game.battle, "B")

    beasts = game.battle.units[1]
    beasts.models, beasts.gone = [], "escaped"
    game.battle.points["B"] += 2

    assert far < near
    assert game.ruleset.worth(game.battle, "B") > staying


def test_a_side_that_was_wiped_out_is_saved_by_no_lead() -> None:
    battle = hunted(0, 2, points=3).battle
    beasts = battle.units[1]
    beasts.models, beasts.gone = [], "eliminated"

    assert promise(battle, "B") == 0


def expedition(*beasts: str) -> Game[Any]:
    """Hunters of all kinds side by side, a Tyrannosaur nearly dead before them."""
    game = saurian.position(
        saurian.unit("a1", "tro", (2, 2), active="tro_2", next="tro_2"),
        saurian.unit("a2", "trk", (2, 3), active="trk_2", next="trk_2"),
        saurian.unit("a3", "cpt", (2, 4), active="ldr_3", next="ldr_3"),
        saurian.unit("a4", "hun", (2, 5), active="ldr_3", next="ldr_3"),
        saurian.unit("b1", "rex", (4, 4, 3)),
        *beasts,
        scenario="broken_paddock",
    )
    game.battle.units[4].models[0].health = 1
    return game


@pytest.mark.parametrize("beasts", [(), (saurian.unit("b2", "rap", (10, 6, 3)),)])
def test_hunters_do_not_spare_a_beast_for_being_near(beasts: tuple[str, ...]) -> None:
    game = expedition(*beasts)
    sparing = game.ruleset.worth(game.battle, "A")

    rex = game.battle.units[4]
    rex.models, rex.gone = [], "eliminated"
    game.battle.points["A"] = 1

    assert game.ruleset.worth(game.battle, "A") > sparing
    assert is_wiped_out(game.battle, "B") is (not beasts)


@pytest.mark.parametrize(("theirs", "is_decided"), [(5, True), (6, False)])
def test_points_that_win_outright_are_worth_more_than_points(theirs: int, is_decided: bool) -> None:
    battle = hunted(8, 2, points=6).battle
    battle.points["A"] = theirs

    assert (points_worth(battle, "B") > 6 * POINT_WORTH) is is_decided


def test_points_win_nothing_for_a_side_that_was_wiped_out() -> None:
    battle = hunted(8, 2, points=6).battle
    beasts = battle.units[1]
    beasts.models, beasts.gone = [], "eliminated"

    assert points_worth(battle, "B") == 6 * POINT_WORTH
    assert points_worth(battle, "A") > 6 * POINT_WORTH


def hunter_duel(ours: str, theirs: str, *, column: int = 8, **cards: str) -> Game[Any]:
    """Two Big-Game Hunters before each other, with these Active cards."""
    return saurian.position(
        saurian.unit("a1", "hun", (2, 2), active=ours, **cards),
        saurian.unit("b1", "hun", (column, 2), active=theirs),
        scenario="supply_drop",
    )


def prospect(*cards: str, **more: Any) -> float:
    return exchange(hunter_duel(*cards, **more).battle, "A")


def test_who_shoots_first_has_the_better_prospect() -> None:
    assert prospect("ldr_1", "ldr_3") > 0
    assert prospect("ldr_3", "ldr_1") == -prospect("ldr_1", "ldr_3")


def test_nobody_is_struck_who_is_out_of_reach() -> None:
    assert prospect("ldr_2", "ldr_2", column=10) == 0
    assert prospect("ldr_1", "ldr_2", column=10) > 0


def test_the_card_of_the_round_after_promises_less() -> None:
    now = prospect("ldr_1", "ldr_3")

    assert 0 < prospect("ldr_1", "ldr_3", next="ldr_2") - now < now


def test_a_card_to_dodge_with_saves_a_unit_once_it_is_revealed() -> None:
    def risk(card: str) -> float:
        game = hunter_duel(card, "ldr_3")
        game.battle.act, hunter = None, game.battle.units[0]
        hunter.acted = hunter.revealed = True
        return losses(game.battle, {"a1": 100.0, "b1": 100.0})["A"]

    assert risk("ldr_4") < risk("ldr_1")


def test_who_is_in_the_grip_of_fear_strikes_nobody() -> None:
    game = hunter_duel("ldr_3", "ldr_1")
    game.battle.units[1].active = "fe_2"

    assert exchange(game.battle, "A") > 0


@pytest.mark.parametrize(
    ("profile", "longer"),
    [("faithful", 0.6 * 190), ("drowned", 185), ("hound", 0.5 * 190), ("butcher", 0)],
)
def test_the_way_through_woods_is_longer_for_most(profile: str, longer: float) -> None:
    def way(*woods: str) -> float:
        game = baroud.position(
            baroud.figure("a1", profile, 200, 100), baroud.figure("b1", "captain", 200, 800), *woods
        )
        battle = game.battle
        return _drag(battle, battle.figures[0], (200, 800), 600)

    assert way() == 0
    assert way(baroud.area("woods", 120, 360, 280, 520)) == pytest.approx(longer, abs=6)
    assert way(baroud.area("woods", 320, 360, 480, 520)) == 0


def test_the_way_of_a_figure_leads_round_a_wall() -> None:
    def detour(x: float) -> float:
        battle = baroud.position(
            baroud.figure("a1", "colossus", x, 790),
            baroud.figure("b1", "butcher", 120, 100),
            baroud.area("wall", 60, 640, 180, 760),
        ).battle
        return _detour(battle, battle.figure("a1"), battle.figure("b1").place)

    assert detour(120) > detour(180) > detour(205) > 0
    assert detour(300) == 0


@pytest.mark.parametrize("activated", [True, False])
def test_a_figure_still_to_be_activated_is_worth_keeping_the_turn_for(activated: bool) -> None:
    game = baroud.position(
        baroud.figure("a1", "captain", 300, 200, activated=activated),
        baroud.figure("b1", "butcher", 300, 700),
    )
    ruleset = game.ruleset
    before = ruleset.worth(game.battle, "A")

    game.battle.turn_over = True

    lost = before - ruleset.worth(game.battle, "A")
    assert (lost > 0) is not activated


def band(captain: float, *more: str, rifleman: float = 200) -> Game[Any]:
    """A Leader and a rifleman on their way north, to where a butcher stands."""
    return baroud.position(
        baroud.figure("a1", "captain", 300, captain, activated=True),
        baroud.figure("a2", "rifleman", 340, rifleman, activated=True),
        baroud.figure("b1", "butcher", 300, 880),
        *more,
    )


def led_from(y: float, **priest: Any) -> bands.Battle:
    """A priest somewhere about its slow band, which is on its way north."""
    drowned = [baroud.figure(f"a{n}", "drowned", 260 + 40 * n, 200) for n in range(2, 6)]
    return baroud.position(
        baroud.figure("a1", "priest", 300, y, **priest),
        *drowned,
        baroud.figure("b1", "butcher", 300, 880),
    ).battle


def test_a_leader_goes_with_its_band_and_not_before_it() -> None:
    behind, with_it, before = (marchers(led_from(y), "A") for y in (20, 320, 500))

    assert behind < with_it > before


@pytest.mark.parametrize(("y", "is_of_use"), [(320, False), (100, True)])
def test_a_leader_who_may_go_no_farther_has_no_use_for_an_action(y: float, is_of_use: bool) -> None:
    battle = led_from(y, activated=True)
    done = marchers(battle, "A")

    battle.acting, battle.actions = "a1", 1

    assert (marchers(battle, "A") > done) is is_of_use


@pytest.mark.parametrize(("scenario", "is_worth_it"), [("warning_shot", False), ("belfry", True)])
def test_in_the_last_round_it_is_too_late_to_come_closer_where_only_losses_score(
    scenario: str, is_worth_it: bool
) -> None:
    def at(y: float) -> float:
        battle = baroud.position(
            baroud.figure("a1", "butcher", 450, y, activated=True),
            baroud.figure("b1", "priest", 450, 880),
            scenario=scenario,
        ).battle
        battle.round = battle.setting.rounds
        return marchers(battle, "A")

    assert (at(300) > at(100)) is is_worth_it


def test_whoever_is_within_range_has_no_use_for_a_step() -> None:
    def second_action(y: float) -> float:
        battle = baroud.position(
            baroud.figure("a1", "gunner", 300, y, activated=True),
            baroud.figure("b1", "priest", 300, 880),
        ).battle
        battle.acting, battle.actions = "a1", 1
        one = marchers(battle, "A")
        battle.actions = 2
        return marchers(battle, "A") - one

    assert second_action(760) == 0
    assert second_action(100) > 0


def test_an_action_is_worth_more_to_whoever_can_strike() -> None:
    def action(y: float) -> float:
        game = band(200, rifleman=y)
        idle = marchers(game.battle, "A")
        game.battle.acting, game.battle.actions = "a2", 1
        return marchers(game.battle, "A") - idle

    assert action(700) > action(100) > 0


def test_whoever_stands_at_the_tower_strikes_at_enemies_and_not_at_the_tower() -> None:
    def action(enemy: float) -> float:
        battle = baroud.position(
            baroud.figure("a1", "butcher", 450, 380, activated=True),
            baroud.figure("b1", "priest", 450, enemy),
            scenario="belfry",
        ).battle
        idle = marchers(battle, "A")
        battle.acting, battle.actions = "a1", 2
        return marchers(battle, "A") - idle

    assert action(290) > action(880) == 0


@pytest.mark.parametrize(("y", "is_good"), [(880, True), (200, False)])
def test_a_burst_that_is_still_to_hurt_somebody_counts(y: float, is_good: bool) -> None:
    battle = band(60, baroud.figure("a3", "grenadier", 600, 500)).battle
    victim = "b1" if is_good else "a2"

    battle.blast = bands.Blast("a3", (320, y), None, [(victim, 0, False)])

    assert (pending(battle, "A") > 0) is is_good
    assert pending(battle, "A") == -pending(battle, "B")


def test_a_morale_test_that_is_still_to_be_taken_counts() -> None:
    battle = band(200).battle
    battle.tests = [bands.Test("gruesome", "a2")]
    one = pending(battle, "A")
    battle.tests = [bands.Test("half", "A")]

    assert pending(battle, "A") < one < 0


def test_before_anybody_has_deployed_the_middle_of_the_table_is_the_place_to_be() -> None:
    def alone(x: float) -> float:
        battle = baroud.position(
            baroud.figure("a1", "butcher", x, 100), baroud.figure("b1", "butcher", 100, 880)
        ).battle
        battle.figure("b1").at = None
        return marchers(battle, "A")

    assert alone(450) > alone(20)


def searchers(*places: tuple[float, float], turn: int = 3) -> Game[Any]:
    """Models of one club in the court with its six markers, one of them at (18, 7.5)."""
    models = [gaslight.model(f"a{n}", gaslight.FINCH, x, y) for n, (x, y) in enumerate(places)]
    enemy = gaslight.model("b1", gaslight.WRETCH, 33, 33)
    return gaslight.position(*models, enemy, scenario="gasworks_ledger", turn=turn)


def test_a_model_beside_a_marker_promises_less_than_the_point_it_brings() -> None:
    game = searchers((18, 6.5))
    battle = game.battle
    unsearched = game.ruleset.worth(battle, "A")

    battle.tokens = [token for token in battle.tokens if token.at != (18.0, 7.5, 0.0)]
    battle.credit("A", 1)

    assert game.ruleset.worth(battle, "A") > unsearched


def test_one_model_beside_a_marker_is_enough() -> None:
    one, another = searchers((18, 6.5), (3, 3)), searchers((18, 6.5), (18, 4.5))
    fights = [sum(_fight(g.battle, m) for m in g.battle.in_play("A")) for g in (one, another)]

    markers = [club_promise(g.battle, "A") - f for g, f in zip((one, another), fights)]

    assert markers[1] <= markers[0]


def test_a_marker_on_a_roof_is_further_than_it_looks() -> None:
    battle = searchers((18, 10)).battle
    (model,) = battle.in_play("A")

    assert _way(battle, model, (16.0, 18.0, 4.0)) == _way(battle, model, (16.0, 18.0, 0.0)) + 8


def test_a_card_that_suits_where_a_unit_stands_is_worth_more() -> None:
    def planned(column: int, card: str) -> float:
        battle = hunters(column).battle
        battle.units[0].next = card
        return promise(battle, "A")

    shooting, moving = "tro_6", "tro_1"
    assert planned(6, shooting) > planned(6, moving)
    assert planned(0, shooting) - planned(0, moving) < planned(6, shooting) - planned(6, moving)


def test_a_fighter_in_an_area_is_worth_more_than_one_beside_the_enemy() -> None:
    def worth(x: float, y: float) -> float:
        game = brimstone.position(
            brimstone.unit("a1", "gm_halb", x, y),
            brimstone.unit("b1", "ac_legion", 18, 30),
            scenario="ford_of_cinders",
        )
        return game.ruleset.worth(game.battle, "A")

    assert worth(9, 18) > worth(14, 18)


def test_a_burning_fighter_is_worth_less() -> None:
    def worth(*burns: tuple[int, int]) -> float:
        game = brimstone.duel("gm_halb", "ac_legion")
        game.battle.model("a1").burns = list(burns)
        return game.ruleset.worth(game.battle, "A")

    assert worth((1, 2)) < worth()


@pytest.mark.parametrize(("enemy", "is_danger"), [("butcher", True), ("hexer", False)])
def test_a_figure_keeps_away_from_who_outfights_it(enemy: str, is_danger: bool) -> None:
    def danger(y: float) -> float:
        battle = baroud.position(
            baroud.figure("a1", "conscript", 300, 200), baroud.figure("b1", enemy, 300, y)
        ).battle
        return _threat(battle.figure("a1"), battle.band("B"), battle.setting.sticks[bands.MEDIUM])

    assert (danger(300) > danger(700) > 0) is is_danger


def test_a_fighter_keeps_away_from_who_would_beat_it() -> None:
    def danger(profile: str, x: float) -> float:
        battle = brimstone.position(
            brimstone.unit("a1", profile, x, 10), brimstone.unit("b1", "ac_gullet", 30, 10)
        ).battle
        return _danger(battle.model("a1"), [battle.model("b1")])

    assert danger("gm_musk", 28) > danger("gm_musk", 5) > 0
    assert danger("gm_musk", 28) > danger("gm_ortrud", 28)


def test_what_is_worth_something_to_one_fighter_costs_the_other() -> None:
    """Whoever imagines the enemy's answer must see what the enemy gains by it."""
    game = grognard.ruleset("brimstone").new_game(seed=3)

    class Witness(Random):
        def answer(self, question: SeatQuestion, position: Position) -> Answer:
            worths = [game.ruleset.worth(game.battle, seat) for seat in game.seats]
            assert sum(worths) == pytest.approx(0.0, abs=1e-6)
            return super().answer(question, position)

    Witness.__module__ = Random.__module__
    Table(game, {seat: Witness(seat) for seat in game.seats}).play()


def wounded(turn: int, **left: int) -> Game[Any]:
    return colossus.position(
        colossus.unit("a1", "ac_pikestaff", 20, 20),
        colossus.unit("b1", "ac_halberd", 20, 34, 180, **left),
        turn=turn,
    )


def test_a_hit_counts_the_more_the_less_is_left() -> None:
    def cost(armor: int) -> float:
        battle = wounded(2, armor=armor).battle
        return loss(battle, battle.unit("b1"), 2)

    assert 0 < cost(6) < cost(2)


def test_in_the_last_turn_a_hit_counts_only_where_it_wrecks() -> None:
    battle = wounded(6, armor=1, structure=2).battle

    costs = [loss(battle, battle.unit("b1"), damage) for damage in (1, 2, 3)]

    assert costs == [0.0, 0.0, battle.unit("b1").profile.pv]


@pytest.mark.parametrize("y", [26, 44])
def test_to_have_moved_is_no_gain_by_itself(y: float) -> None:
    """All machines will move: those still to do so count where they could be, near or far."""

    def promised(*, moved: bool) -> float:
        battle = colossus.position(
            colossus.unit("a1", "ac_pikestaff", 20, 10, moved=moved),
            colossus.unit("b1", "ac_halberd", 20, y, 180),
            phase="movement",
        ).battle
        return fire(battle, "A")

    assert promised(moved=False) >= promised(moved=True) > 0


def test_smoke_shelters_only_as_long_as_it_lies() -> None:
    battle = wounded(2, smoke=True).battle
    through_smoke = fire(battle, "A")

    battle.unit("b1").smoke = False

    assert 0 < through_smoke < fire(battle, "A")
