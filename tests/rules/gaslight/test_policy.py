"""What the policy does in positions where any player would know what to do."""

from collections.abc import Sequence
from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.policies import Rated
from grognard.kernel.questions import Choose
from grognard.rulesets.gaslight import RULESET
from grognard.rulesets.gaslight.prospects import Prospect
from grognard.rulesets.gaslight.routes import field
from grognard.testing import play
from grognard.testing.gaslight import (
    CONSTABLE,
    CROOK,
    FINCH,
    GRUE,
    HERON,
    HULK,
    NURSE,
    PYKE,
    RIFLEMAN,
    SMALL,
    TOUCHING,
    VANE,
    WRETCH,
    model,
    position,
    rolls,
    roof,
)
from grognard.testing.positions import seat

FAR = model("b9", WRETCH, 34, 34)


def ranking(game: Game[Any]) -> Sequence[Rated]:
    """How the policy ranks the answers."""
    question: Any = game.decision
    return RULESET.policy(game.battle, question)


def chosen(game: Game[Any]) -> Any:
    """What the policy answers."""
    return ranking(game)[0].answer


def test_who_can_shoot_an_enemy_down_does() -> None:
    game = position(model("a1", CROOK, 5, 18), model("b1", WRETCH, 20, 18), active="a1")

    assert chosen(game) == "shoot:rw3:b1"


def test_of_two_targets_the_one_that_dies_is_shot() -> None:
    game = position(
        model("a1", CROOK, 5, 18), model("b1", HULK, 20, 14), model("b2", HERON, 20, 22, wounds=1),
        active="a1",
    )  # fmt: skip

    assert chosen(game) == "shoot:rw3:b2"


def test_a_fighter_charges_who_cannot_withstand_it() -> None:
    game = position(model("a1", HULK, 10, 18), model("b1", RIFLEMAN, 14.5, 18), FAR, active="a1")

    assert chosen(game) == "charge:b1"


def test_nobody_throws_fire_where_there_is_nobody() -> None:
    game = position(model("a1", PYKE, 10, 18), model("b1", WRETCH, 34, 34), active="a1")

    assert not str(chosen(game)).startswith("throw")


def test_fire_is_thrown_at_a_crowd() -> None:
    crowd = [model(f"b{n}", WRETCH, 12 + n % 2 * 1.3, 17 + n // 2 * 1.3) for n in range(4)]
    game = position(model("a1", PYKE, 6, 18, wounds=2), *crowd, active="a1")

    assert chosen(game) == "throw:tw2"
    play(game, ["throw:tw2"])
    x, y = chosen(game).end
    assert 11 < x < 14.5 and 16 < y < 20


def test_who_lies_gets_up() -> None:
    game = position(model("a1", VANE, 10, 18, toppled=True), FAR, active="a1")

    assert chosen(game) == "stand"


def test_what_is_at_hand_is_searched() -> None:
    game = position(
        model("a1", NURSE, 18, 8.4), FAR, scenario="gasworks_ledger", active="a1", turn=2
    )

    assert chosen(game).startswith("objective:")


def test_the_way_up_to_a_roof_leads_over_its_ladder_or_stairs() -> None:
    game = position(model("a1", FINCH, 16.5, 13), FAR, scenario="gasworks_ledger", active="a1")
    relief = game.battle.relief

    route = field(relief, (16.0, 18.0, 4.0)).route((16.5, 13.0, 0.0), 8.0)

    assert any(knot.ladder >= 0 for knot in route)


def test_a_surgeon_heals_who_is_hurt() -> None:
    game = position(
        model("a1", NURSE, 10, 10), model("a2", VANE, 10 + TOUCHING, 10, wounds=2), FAR,
        active="a1",
    )  # fmt: skip

    assert chosen(game) == "surgeon:a2"


def test_a_carrier_leaves_the_table_with_the_parcel() -> None:
    game = position(
        model("a1", CONSTABLE, 18, 4, carries="parcel"),
        FAR,
        seat("A", zone="south"),
        seat("B", zone="north"),
        scenario="pneumatic_parcel",
        active="a1",
    )

    assert chosen(game) == "move"
    play(game, ["move"])
    assert chosen(game).end[1] == 0.0


def test_a_shot_from_a_roof_edge_counts_the_fall() -> None:
    """Of two alike the one that may fall off is the better target."""
    inside = model("b1", WRETCH, 20, 18, 4)
    brink = model("b2", WRETCH, 20, 15.3, 4)
    game = position(roof(15, 15, 25, 21), model("a1", CROOK, 17, 19, 4), inside, brink, active="a1")

    rated = {r.answer: r.score for r in ranking(game)}

    assert rated["shoot:rw3:b2"] > rated["shoot:rw3:b1"]


@pytest.mark.parametrize(("shooter", "reaction"), [(CROOK, "dive"), (CONSTABLE, "hold")])
def test_one_dives_from_a_rifle_and_holds_before_a_revolver(shooter: str, reaction: str) -> None:
    game = position(model("a1", shooter, 10, 18), model("b1", PYKE, 20, 18), FAR, active="a1")

    play(game, [f"shoot:{next(iter(game.battle.model('a1').profile.ranged))}:b1"])

    assert chosen(game) == reaction


def test_the_weaker_parries_and_the_stronger_fences() -> None:
    weak = position(model("a1", VANE, 10, 10), model("b1", GRUE, 10 + 1.4, 10, wounds=1), FAR,
                    active="a1")  # fmt: skip
    strong = position(model("a1", CONSTABLE, 10, 10), model("b1", HERON, 10 + TOUCHING, 10), FAR,
                      active="a1")  # fmt: skip

    play(weak, ["fight:b1"])
    play(strong, ["fight:b1"])

    assert chosen(weak) == "parry"
    assert chosen(strong).startswith("fence")


def deed_of(*hand: str, mine: int, theirs: int) -> Any:
    """What is spent on a shot of so many successes against so many."""
    game = position(
        model("a1", CROOK, 5, 18),
        model("b1", WRETCH, 20, 18),
        seat("A", hand=list(hand)),
        active="a1",
    )
    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, mine, theirs)
    return chosen(game)


def test_a_card_turns_a_miss_into_a_hit_and_the_cheapest_that_does_is_spent() -> None:
    assert deed_of("KD", "2D", mine=2, theirs=2) == "2D"
    assert deed_of("KD", "2D", mine=1, theirs=2) == "KD"


def test_no_card_is_spent_on_a_hit_that_kills_already() -> None:
    assert deed_of("KD", "2D", mine=3, theirs=2) == "none"


def test_a_hero_clings_to_the_roof_rather_than_fall() -> None:
    game = position(
        roof(15, 15, 21, 21),
        model("a1", CROOK, 5, 18),
        model("b1", HERON, 15 + SMALL, 18, 4),
        FAR,
        seat("B", hand=["2D"]),
        active="a1",
    )
    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 5, 0, 0)
    assert isinstance(game.question, Choose)

    assert game.question.topic == "cling"
    assert chosen(game) == "2D"


def test_a_leap_from_the_roof_is_bought_to_charge_from_above() -> None:
    game = position(
        roof(15, 15, 21, 21),
        model("a1", VANE, 15.6, 18, 4),
        model("b1", PYKE, 12, 18, wounds=3),
        model("b2", WRETCH, 12, 30),
        seat("A", hand=["3S"]),
        opportunity="A",
    )
    play(game, ["a1"])
    assert chosen(game) == "3S"

    play(game, ["3S"])
    assert chosen(game) == "leap"
    play(game, ["leap"])
    play(game, [chosen(game)])
    assert chosen(game) == "charge:b1"


def test_the_hand_of_the_other_side_makes_no_difference() -> None:
    def ranked(*hand: str) -> Any:
        game = position(
            model("a1", VANE, 10, 18),
            model("b1", HERON, 14, 18),
            seat("B", hand=list(hand)),
            active="a1",
        )
        return ranking(game)

    assert ranked("AS", "KS", "QD") == ranked("2H", "3H", "4H")


def test_a_surgeon_goes_to_who_is_hurt_and_treats_it_in_the_same_action() -> None:
    game = position(
        model("a1", NURSE, 10, 10), model("a2", VANE, 14, 10, wounds=2), FAR, active="a1"
    )

    assert chosen(game) == "move"
    play(game, ["move"])
    play(game, [chosen(game)])
    assert chosen(game) == "surgeon:a2"


def test_a_surgeon_turns_towards_who_is_hurt_far_away() -> None:
    def end(**state: int) -> Any:
        friend = model("a2", VANE, 6, 10, **state)
        game = position(model("a1", NURSE, 20, 10), friend, FAR, active="a1")
        play(game, ["move"])
        return chosen(game).end

    assert end(wounds=1)[0] < 17
    assert end()[0] > 20


def test_the_brink_of_a_roof_is_worth_less_than_its_middle_under_fire() -> None:
    def value(south: float) -> float:
        game = position(
            roof(15, south, 21, 21), model("a1", VANE, 18, 18, 4), model("b1", CROOK, 20, 20, 4),
            active="a1",
        )  # fmt: skip
        prospect = Prospect(game.battle, game.battle.model("a1"))
        return prospect.values([(18.0, 15.7, 4.0)], 0)[0]

    assert value(south=15.0) < value(south=10.0) - 0.1


def test_a_mist_walker_steps_through_the_mist_at_an_enemy() -> None:
    mists = [
        {"kind": "mist", "at": (10, 10, 0), "seat": "A"},
        {"kind": "mist", "at": (19, 10, 0), "seat": "A"},
    ]
    game = position(
        model("a1", WRETCH, 10, 10), model("b1", NURSE, 22, 10), active="a1", templates=mists
    )

    assert chosen(game).startswith("mist:")
