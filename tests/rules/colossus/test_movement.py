"""Movement, Danger Close and Overwatch (4.101-4.221)."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.odds import odds
from grognard.kernel.questions import Placement
from grognard.rulesets.colossus.movement import Mode, allowance, barred_modes, is_rough
from grognard.table.flat.paths import Path
from grognard.testing import play
from grognard.testing.colossus import pools, position, terrain, unit
from grognard.testing.positions import keys, told

STAY = ["stationary"]


def mover(profile: str, *more: str, **state: Any) -> Game[Any]:
    """A unit of Side A at (20, 20) about to declare its move."""
    return position(
        unit("a1", profile, 20, 20, **state),
        unit("b1", "ac_squire", 46, 46, moved=True),
        *more,
        phase="movement",
        slot="A",
    )


def refused(game: Game[Any], *points: tuple[float, float]) -> str | None:
    refusal = game.decision.region.refuse(Placement(points, 0))
    return refusal.reason if refusal else None


@pytest.mark.clause("colossus:4.101", "colossus:4.106")
def test_a_standard_move_goes_up_to_the_move_value_in_up_to_eight_legs() -> None:
    game = play(mover("ac_pikestaff"), ["standard"])

    assert refused(game, (20.0, 28.0)) is None
    assert refused(game, (20.0, 28.01)) == "too-far"
    assert refused(game, *[(20.0 + n, 20.0) for n in range(1, 9)]) is None
    assert refused(game, *[(20.0 + n / 2, 20.0) for n in range(1, 10)]) == "legs"
    assert refused(game) == "legs"
    assert refused(game, (20.0, 24.005)) == "off-lattice"
    assert refused(game, (20.0, 22.0), (20.0, 22.0)) == "empty-leg"
    assert refused(game, (24.0, 20.0), (20.0, 20.0)) is None


@pytest.mark.clause("colossus:4.102", "colossus:4.103", "colossus:4.424")
def test_a_stationary_unit_may_turn_but_not_move() -> None:
    game = play(mover("ac_pikestaff", heading=90), ["turn"])

    assert refused(game, (20.0, 21.0)) == "stays-where-it-is"
    play(game, [Placement((), 271)])

    pikestaff = game.battle.unit("a1")
    assert (pikestaff.heading, pikestaff.distance, pikestaff.at) == (271, 0.0, (20.0, 20.0))


@pytest.mark.clause("colossus:3.43", "colossus:4.102")
def test_whoever_stays_as_it_is_is_asked_for_no_heading() -> None:
    game = play(mover("ac_pikestaff", heading=90), ["stationary"])

    pikestaff = game.battle.unit("a1")
    assert (pikestaff.heading, pikestaff.moved, pikestaff.stationary) == (90, True, True)


@pytest.mark.clause(
    "colossus:4.103", "colossus:4.403", "colossus:4.424", "colossus:4.512", "colossus:4.522"
)
def test_standing_still_adds_two_dice_once_and_gives_up_evasion() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 10, moved=True, stationary=True),
        unit("b1", "ac_pikestaff", 20, 30, moved=True, stationary=True),
    )

    assert pools(odds(game, ["ranged:b1"])) == {"attack": 5, "defence": 4}
    assert [p.amount for t in odds(game, ["ranged:b1"]).tallies for p in t.parts if p.ignored] == [
        2
    ]


@pytest.mark.clause("colossus:4.104", "colossus:4.903")
def test_a_jump_passes_over_anything_and_must_land_legally() -> None:
    game = play(
        mover(
            "sr_jackdaw",
            terrain("massif", 18, 22, 22, 25),
            terrain("area", 18, 26, 22, 28),
            unit("b2", "ac_squire", 24, 20, moved=True),
        ),
        ["jump"],
    )

    assert refused(game, (20.0, 30.0)) is None
    assert refused(game, (20.0, 30.01)) == "too-far"
    assert refused(game, (20.0, 27.0)) is None
    assert refused(game, (20.0, 23.0)) == "blocked-by-terrain"
    assert refused(game, (24.0, 20.5)) == "blocked-by-unit"
    assert refused(game, (26.0, 20.0)) is None
    assert refused(game, (20.0, 20.5)) == "too-short"
    assert refused(game, (21.0, 20.0), (24.0, 24.0)) == "one-leg"
    play(game, [Placement(((20.0, 30.0),), 0)])
    assert game.battle.unit("a1").jumping and game.battle.unit("a1").distance == 10.0
    assert [event.tag for event in told(game, "tag-used")] == ["jump"]


@pytest.mark.clause("colossus:4.903", "colossus:4.202")
def test_danger_close_halves_a_jump() -> None:
    game = mover("sr_matriarch", unit("b2", "ac_squire", 20, 21.5, moved=True))

    assert allowance(game.battle, game.battle.unit("a1"), Mode("jump")).open == 4


@pytest.mark.clause("colossus:4.105", "colossus:4.601")
def test_a_ram_is_declared_in_the_movement_activation() -> None:
    game = mover("ac_maul", unit("b2", "ac_squire", 20, 25, moved=True))

    assert "ram:b2" in [option.key for option in game.decision.options]
    play(game, ["ram:b2"])
    assert [event.target for event in told(game, "ram-declared")] == ["b2"]


@pytest.mark.clause("colossus:4.903")
def test_a_machine_that_never_jumps_is_not_told_why_it_cannot_jump_now() -> None:
    game = mover("ac_maul", unit("b2", "ac_squire", 20, 25, moved=True))

    barred = [option.key for option in barred_modes(game.battle, game.battle.unit("a1"))]
    assert "jump" not in barred


@pytest.mark.clause("colossus:4.107")
def test_nothing_may_be_run_over() -> None:
    game = play(
        mover(
            "ac_maul",
            terrain("solid", 24, 18, 26, 22),
            unit("a2", "ac_squire", 20, 24, moved=True),
            unit("b2", "ac_squire", 16, 20, moved=True),
        ),
        ["standard"],
    )

    assert refused(game, (20.0, 26.0)) == "blocked-by-unit"
    assert refused(game, (15.0, 20.0)) == "blocked-by-unit"
    assert refused(game, (23.0, 20.0)) == "blocked-by-terrain"
    assert refused(game, (22.75, 20.0)) is None


@pytest.mark.clause("colossus:4.107", "colossus:1.14")
def test_moving_into_along_and_out_of_contact_is_allowed() -> None:
    game = play(
        position(
            unit("a1", "ac_maul", 20, 20),
            unit("b1", "ac_maul", 20, 22.5, moved=True),
            phase="movement",
            slot="A",
            danger=[],
        ),
        ["standard"],
    )

    assert refused(game, (20.0, 18.0)) is None
    assert refused(game, (22.5, 20.0), (22.5, 22.5)) is None
    assert refused(game, (20.0, 20.5)) == "too-short"
    assert refused(game, (20.0, 21.5)) == "blocked-by-unit"


@pytest.mark.clause("colossus:4.108")
def test_every_move_is_at_least_an_inch_and_who_cannot_stays() -> None:
    game = play(mover("ac_maul"), ["standard"])
    assert refused(game, (20.0, 20.99)) == "too-short"
    assert refused(game, (20.0, 21.0)) is None

    assert keys(boxed(0.5)) == ["stationary", "turn"]


@pytest.mark.clause("colossus:4.106", "colossus:4.108")
def test_whoever_has_a_little_room_may_pace_to_and_fro() -> None:
    game = play(boxed(0.6), ["standard"])

    region = game.decision.region
    assert region.refuse(Placement(((20.1, 20.1), (19.9, 19.9)) * 4)) is None
    assert region.refuse(region.default()) is None


def boxed(room: float) -> Game[Any]:
    """A Squire with so much room between four rocks, counted from its middle."""
    low, high = 20 - room, 20 + room
    return position(
        unit("a1", "ac_squire", 20, 20),
        unit("b1", "ac_squire", 46, 46, moved=True),
        terrain("massif", 17, 17, 23, low),
        terrain("massif", 17, high, 23, 23),
        terrain("massif", 17, low, low, high),
        terrain("massif", high, low, 23, high),
        phase="movement",
        slot="A",
    )


@pytest.mark.clause("colossus:4.109")
def test_the_final_heading_is_free() -> None:
    game = play(mover("ac_maul"), ["standard", Placement(((20.0, 24.0),), 199)])

    assert game.battle.unit("a1").heading == 199


@pytest.mark.clause("colossus:4.110")
def test_halvings_round_down_one_after_the_other() -> None:
    game = mover(
        "ac_pikestaff", unit("b2", "ac_squire", 20, 21.25, moved=True), changed={"move": 7}
    )

    allowed = allowance(game.battle, game.battle.unit("a1"), Mode("standard"))

    assert (allowed.open, allowed.rough) == (3, 1)


@pytest.mark.clause("colossus:4.110")
def test_terrain_halves_once_however_many_pieces_are_crossed() -> None:
    game = play(
        mover("ac_pikestaff", terrain("area", 18, 21, 22, 22), terrain("area", 18, 23, 22, 24)),
        ["standard"],
    )

    assert refused(game, (20.0, 24.0)) is None
    assert refused(game, (20.0, 24.01)) == "too-far-rough"
    assert refused(game, (28.0, 20.0)) is None


@pytest.mark.clause("colossus:4.111")
def test_through_terrain_means_the_centre_inside_for_more_than_a_hundredth() -> None:
    battle = mover("ac_pikestaff", terrain("area", 18, 22, 22, 24)).battle

    assert not is_rough(battle, Path((20.0, 20.0), ((20.0, 22.01),)))
    assert is_rough(battle, Path((20.0, 20.0), ((20.0, 22.02),)))
    assert is_rough(battle, Path((20.0, 23.0), ((20.0, 30.0),)))
    assert not is_rough(battle, Path((18.0, 20.0), ((18.0, 30.0),)))


@pytest.mark.clause("colossus:4.112")
def test_panic_does_not_restrict_movement() -> None:
    calm = mover("sr_jackdaw", unit("b2", "ac_squire", 20, 25, moved=True))
    panicked = mover("sr_jackdaw", unit("b2", "ac_squire", 20, 25, moved=True), panicked=True)

    assert [o.key for o in panicked.decision.options] == [o.key for o in calm.decision.options]


@pytest.mark.clause("colossus:4.203", "colossus:4.204")
def test_each_enemy_player_may_strike_with_one_unit_in_seat_order() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 20),
        unit("b1", "ac_squire", 20, 21.75, 180, seat="B1"),
        unit("b2", "ac_squire", 18.25, 20, 90, seat="B1"),
        unit("b3", "ac_squire", 21.75, 20, 270, seat="B2"),
        unit("b4", "ac_squire", 20, 18.25, 180, seat="B2"),
        phase="movement",
        offense="B",
        slot="A",
    )

    play(game, ["stationary"])
    assert game.decision.seat == "B1"
    assert [option.key for option in game.decision.options] == ["b1", "b2", "nobody"]
    play(game, ["b1", [1], [1, 1]])
    # b4 faces away from the unit it touches and may not strike.
    assert (game.decision.seat, [o.key for o in game.decision.options]) == ("B2", ["b3", "nobody"])


@pytest.mark.clause("colossus:4.210", "colossus:4.805")
def test_panicked_units_make_no_overwatch_attacks() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0, panicked=True),
        unit("b1", "sr_skiff", 26.75, 27, 180),
        phase="movement",
        offense="A",
    )

    play(game, ["standard", Placement(((26.75, 21.0),), 180)])

    assert game.battle.unit("b1").moved


@pytest.mark.clause("colossus:4.211")
def test_nobody_fires_at_a_unit_already_destroyed_and_wrecks_do_not_fire() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0, used=["sentinel"]),
        unit("a2", "ac_pikestaff", 24, 22, 0, used=["sentinel"]),
        unit("b1", "sr_skiff", 26.75, 27, 180, armor=0, structure=1),
        phase="movement",
        offense="A",
    )
    play(game, ["standard", Placement(((26.75, 19.0),), 180)])
    assert game.question.piece == "a1"

    play(game, ["fire", [6], [1] * 6])

    assert game.battle.unit("b1").destroyed == "movement"
    assert game.battle.active != "b1"


@pytest.mark.clause("colossus:4.212", "colossus:4.213")
def test_overwatch_needs_sight_before_the_move_not_at_the_trigger() -> None:
    def watched(*walls: str) -> bool:
        game = position(
            unit("a1", "ac_pikestaff", 24, 24, 0),
            unit("b1", "sr_skiff", 26.75, 28, 180),
            *walls,
            phase="movement",
            offense="A",
        )
        play(game, ["standard", Placement(((26.75, 21.0),), 180)])
        return game.question.topic == "overwatch"

    assert watched()
    assert not watched(terrain("massif", 24.9, 25.4, 25.5, 27))
    assert watched(terrain("massif", 25, 23.5, 25.5, 24.5))


@pytest.mark.clause("colossus:4.214")
def test_the_active_unit_is_judged_at_the_trigger_point_facing_along_its_leg() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0, changed={"tags": ["flanker"]}),
        unit("b1", "ac_halberd", 26, 26, 0),
        phase="movement",
        offense="A",
    )

    play(game, ["standard", Placement(((28.0, 22.0),), 0), "fire"])

    assert game.battle.unit("b1").at == (27.0, 24.0)
    # Running south-east it turns its back on a watcher due west; its heading alone would not.
    assert game.question.topic == "flanker"


@pytest.mark.clause("colossus:4.214")
@pytest.mark.parametrize(
    ("corner", "end", "shows_its_back"),
    [
        # South-east to the line, then south-west: the first leg turns its back on the watcher.
        ((27.0, 24.0), (26.0, 22.0), True),
        # South-west to the line, then south-east: at the corner it still faces the watcher.
        ((27.0, 24.0), (29.0, 22.0), False),
    ],
)
def test_at_a_corner_a_unit_faces_along_the_leg_that_ends_there(
    corner: tuple[float, float], end: tuple[float, float], shows_its_back: bool
) -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0, changed={"tags": ["flanker"]}),
        unit("b1", "ac_squire", 26 if shows_its_back else 28, 26, 0),
        phase="movement",
        offense="A",
    )

    play(game, ["standard", Placement((corner, end), 0), "fire"])

    assert game.battle.unit("b1").at == corner
    assert (game.question.topic == "flanker") is shows_its_back


@pytest.mark.clause("colossus:4.215", "colossus:4.216", "colossus:4.406")
def test_overwatch_has_no_short_bonus_and_two_dice_less() -> None:
    game = position(
        unit("a1", "ac_monolith", 24, 24, 0),
        unit("b1", "ac_squire", 27, 27, 180),
        phase="movement",
        offense="A",
    )
    play(game, ["standard"])

    shot = odds(game, [Placement(((27.0, 21.0),), 180), "fire"])

    parts = {p.reason: p.amount for t in shot.tallies if t.name == "attack" for p in t.parts}
    assert parts == {"base": 4, "overwatch": -2}


@pytest.mark.clause("colossus:4.216", "colossus:4.514")
def test_melee_overwatch_suffers_the_penalty_too() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 20),
        unit("b1", "ac_rampart", 20, 22.5, 180),
        phase="movement",
        offense="B",
    )
    play(game, STAY)

    blow = odds(game, ["b1"])

    assert pools(blow) == {"attack": 1, "defence": 2}


@pytest.mark.clause("colossus:4.217")
def test_a_watcher_applies_its_own_tokens_of_this_turn() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0, moved=True, stationary=True, used=["sentinel"]),
        unit("b1", "sr_jackdaw", 26.75, 27, 180),
        phase="movement",
        offense="A",
    )
    play(game, ["jump"])

    shot = odds(game, [Placement(((26.75, 21.0),), 180), "fire"])

    assert pools(shot) == {"attack": 3, "defence": 6}


@pytest.mark.clause("colossus:4.218")
def test_at_one_point_players_decide_in_list_order_and_may_fire_later() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0, used=["sentinel"]),
        unit("a2", "ac_pikestaff", 29.5, 24, 0, used=["sentinel"]),
        unit("b1", "sr_skiff", 26.75, 27, 180),
        phase="movement",
        offense="A",
    )

    play(game, ["standard", Placement(((26.75, 22.0), (26.75, 25.0)), 180)])
    assert game.question.piece == "a1"
    play(game, ["decline"])
    assert game.question.piece == "a2"
    play(game, ["fire", [1], [1] * 6])
    # Coming back over the line triggers again: a1 declined and may still fire, a2 has fired.
    assert (game.question.topic, game.question.piece) == ("overwatch", "a1")


@pytest.mark.clause("colossus:4.219")
def test_rotating_triggers_nothing_and_the_boundary_line_is_forward() -> None:
    turning = position(
        unit("a1", "ac_pikestaff", 24, 24, 0),
        unit("b1", "sr_skiff", 26, 24.5, 180),
        phase="movement",
        offense="A",
    )
    play(turning, STAY)
    assert turning.battle.unit("b1").moved

    leaving = position(
        unit("a1", "ac_pikestaff", 24, 24, 0),
        unit("b1", "sr_skiff", 26.75, 24, 180),
        phase="movement",
        offense="A",
    )
    play(leaving, ["standard", Placement(((26.75, 20.0),), 180)])
    assert leaving.question.topic == "overwatch"
    assert leaving.battle.unit("b1").at == (26.75, 24.0)


@pytest.mark.clause("colossus:4.220", "colossus:4.411")
def test_overwatch_at_a_unit_that_is_not_the_closest_costs_stress() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0, used=["sentinel"]),
        unit("b1", "sr_skiff", 27.5, 27, 180),
        unit("b2", "sr_skiff", 22, 24, 180, moved=True),
        phase="movement",
        offense="A",
    )
    play(game, ["standard", Placement(((27.5, 21.0),), 180)])
    assert game.decision.ruled == "decline"

    play(game, ["fire"])

    assert game.battle.unit("a1").stress == 1


@pytest.mark.clause("colossus:4.221", "colossus:4.907")
def test_deadeye_excuses_an_overwatch_past_a_closer_enemy_in_sight() -> None:
    def watched(*more: str, **state: Any) -> Game[Any]:
        game = position(
            unit("a1", "sr_harpooner", 24, 24, 0, **state),
            unit("b1", "sr_skiff", 27.5, 27, 180),
            unit("b2", "sr_skiff", 22, 24, 180, moved=True),
            *more,
            phase="movement",
            offense="A",
        )
        return play(game, ["standard", Placement(((27.5, 21.0),), 180)])

    game = watched()
    assert [option.key for option in game.decision.options] == ["fire", "deadeye", "decline"]
    assert game.decision.ruled == "decline", "no tag is used unless somebody says so"

    play(game, ["deadeye"])

    assert game.battle.unit("a1").stress == 0
    assert game.battle.unit("a1").used == ["deadeye"]
    # Used this Turn already, or with the target out of sight where it is met, it is no help.
    assert [option.key for option in watched(used=["deadeye"]).decision.options] == [
        "fire",
        "decline",
    ]
    hidden = watched(terrain("massif", 25.9, 23.8, 26.5, 24.2))
    assert [option.key for option in hidden.decision.options] == ["fire", "decline"]


@pytest.mark.clause("colossus:4.221", "colossus:4.907")
def test_deadeye_is_not_asked_for_when_the_target_is_the_closest() -> None:
    game = position(
        unit("a1", "sr_harpooner", 24, 24, 0),
        unit("b1", "sr_skiff", 27, 27, 180),
        phase="movement",
        offense="A",
    )
    play(game, ["standard", Placement(((27.0, 21.0),), 180)])

    assert [option.key for option in game.decision.options] == ["fire", "decline"]


@pytest.mark.clause("colossus:4.221", "colossus:4.426")
def test_an_overwatch_attack_is_an_ordinary_attack_for_tags_and_speed() -> None:
    game = position(
        unit("a1", "ac_halberd", 24, 24, 0, moved=True, distance=12, ram="b2", ram_distance=5),
        unit("b1", "ac_squire", 27, 27, 180),
        unit("b2", "ac_squire", 40, 40, moved=True),
        phase="movement",
        offense="A",
        slot="B",
    )
    play(game, ["standard"])

    shot = odds(game, [Placement(((27.0, 21.0),), 180), "fire"])
    assert {p.reason for t in shot.tallies if t.name == "defence" for p in t.parts} >= {
        "high-speed"
    }

    play(game, [Placement(((27.0, 21.0),), 180), "fire", [1], [1] * 5])
    assert game.question.topic == "tracking"


@pytest.mark.clause("colossus:4.111")
@pytest.mark.parametrize("end", [(20.0, 30.0), (20.0, 16.0), (13.0, 23.0), (27.0, 23.0)])
def test_a_wood_slows_from_whichever_side_it_is_entered(end: tuple[float, float]) -> None:
    battle = mover("ac_pikestaff", terrain("area", 18, 21, 22, 25)).battle

    assert is_rough(battle, Path((20.0, 23.0), (end,)))
    assert is_rough(battle, Path(end, ((20.0, 23.0),)))
    assert is_rough(battle, Path(end, ((20.0, 23.0), end))), "there and back again"


@pytest.mark.clause("colossus:4.211", "colossus:4.204")
def test_whoever_strikes_before_a_move_does_not_fire_along_it() -> None:
    def asked(*strike: Any) -> str:
        game = position(
            unit("a1", "ac_maul", 20, 20),
            unit("b1", "ac_squire", 21.7, 20.42, 180),
            phase="movement",
            offense="B",
            slot="A",
        )
        play(game, ["standard", Placement(((19.5, 22.0),), 0), *strike])
        return str(game.question.topic)

    assert asked("nobody") == "overwatch"
    assert asked("b1", [1], [1, 1]) != "overwatch"


@pytest.mark.clause("colossus:4.101", "colossus:4.102", "colossus:4.106")
def test_who_moves_and_who_stays_is_told() -> None:
    stays = play(mover("ac_pikestaff"), ["turn", Placement((), 90)])
    goes = play(mover("ac_pikestaff"), ["standard", Placement(((20.0, 22.0),), 0)])

    assert [event.heading for event in told(stays, "stayed-put")] == [90]
    assert told(goes, "stayed-put") == [] and len(told(goes, "moved")) == 1
