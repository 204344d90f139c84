"""Melee (4.70-4.84)."""

from math import cos, pi, sin
from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.questions import Placement
from grognard.kernel.refusals import Refusal
from grognard.testing import play
from grognard.testing.gaslight import (
    CONSTABLE,
    CROOK,
    DANCER,
    FINCH,
    HERON,
    PORTER,
    SMALL,
    TOUCHING,
    VANE,
    WRETCH,
    barrier,
    dice,
    model,
    position,
    reasons,
    rolls,
    roof,
)
from grognard.testing.positions import keys, seat, told

FAR = model("b9", WRETCH, 33, 33)


def to(*points: tuple[float, float]) -> Placement:
    return Placement(tuple(points))


def pair(attacker: str, defender: str, *more: str, **now: Any) -> Game[Any]:
    return position(
        model("a1", attacker, 10, 10), model("b1", defender, 10 + TOUCHING, 10), *more,
        active="a1", **now,
    )  # fmt: skip


@pytest.mark.clause("gaslight:4.70", "gaslight:4.71")
def test_enemies_in_contact_may_be_fought_standing_or_not() -> None:
    game = pair(VANE, WRETCH, model("b2", WRETCH, 10, 10 + TOUCHING, toppled=True), FAR)

    assert [key for key in keys(game) if key.startswith("fight")] == ["fight:b1", "fight:b2"]
    play(game, ["fight:b2"])
    assert told(game, "attack-declared")[0].weapon == "mw1"


@pytest.mark.clause("gaslight:4.72", "gaslight:4.73", "gaslight:4.74")
def test_the_defender_fences_or_parries_openly() -> None:
    game = pair(VANE, WRETCH)

    play(game, ["fight:b1"])
    assert (game.decision.seat, keys(game)) == ("B", ["fence:mw10", "parry"])
    play(game, ["parry"])
    rolls(game, 0)
    assert reasons(game) == {"fight": 3, "parry": 2}
    rolls(game, 5)

    assert game.battle.model("a1").wounds == 6, "whoever parries deals no damage"


@pytest.mark.clause("gaslight:4.75", "gaslight:4.84")
def test_a_parry_lasts_for_the_action_a_fence_for_one_attack() -> None:
    fenced, parried = pair(VANE, WRETCH), pair(VANE, WRETCH)

    play(fenced, ["fight:b1", "fence:mw10"])
    rolls(fenced, 0, 0)
    play(fenced, ["b1"])
    assert fenced.decision.topic == "melee-reaction"
    play(parried, ["fight:b1", "parry"])
    rolls(parried, 0, 0)
    play(parried, ["b1"])
    assert parried.question.topic == "fight"
    rolls(parried, 0)
    assert reasons(parried)["parry"] == 2


@pytest.mark.clause("gaslight:4.76", "gaslight:4.77")
def test_at_most_three_friends_help_and_both_sides_count() -> None:
    ring = [(TOUCHING * cos(n * pi / 3), TOUCHING * sin(n * pi / 3)) for n in range(1, 5)]
    helpers = [model(f"a{n}", CONSTABLE, 10 + dx, 10 + dy) for n, (dx, dy) in enumerate(ring, 2)]
    game = position(
        model("b1", VANE, 10, 10), model("a1", WRETCH, 10 + TOUCHING, 10), *helpers, active="a1"
    )

    play(game, ["fight:b1", "fence:mw1"])

    assert reasons(game) == {"fight": 3, "multiple-combat": 3}


@pytest.mark.clause("gaslight:4.78")
@pytest.mark.parametrize(
    ("mine", "theirs", "reaction", "hits"),
    [(2, 1, "fence:mw10", "b1"), (1, 2, "fence:mw10", "a1"), (1, 2, "parry", ""),
     (2, 2, "fence:mw10", "")],
)  # fmt: skip
def test_who_is_hit(mine: int, theirs: int, reaction: str, hits: str) -> None:
    game = pair(VANE, WRETCH, FAR)

    play(game, ["fight:b1", reaction])
    rolls(game, mine, theirs)
    play(game, ["stop"])

    assert [event.target for event in told(game, "hit")] == ([hits] if hits else [])


@pytest.mark.clause("gaslight:4.79")
def test_a_charge_ends_in_contact_and_brings_one_attack() -> None:
    game = position(model("a1", VANE, 5, 5), model("b1", WRETCH, 9, 5), active="a1")

    play(game, ["charge:b1"])
    with pytest.raises(Refusal, match="contact"):
        game.answer(to((7.0, 5.0)))
    play(game, [to((9 - TOUCHING, 5.0)), "fence:mw10"])

    assert told(game, "charged")[0].target == "b1"
    assert game.question.topic == "fight"


@pytest.mark.clause("gaslight:4.79", "gaslight:4.6")
def test_no_charge_at_whom_one_touches_or_cannot_reach() -> None:
    touching = pair(VANE, WRETCH)
    far = position(model("a1", VANE, 5, 5), model("b1", WRETCH, 12.5, 5), active="a1")
    walled = position(
        model("a1", VANE, 5, 5), model("b1", WRETCH, 9, 5), barrier((7, 0), (7, 10), 3),
        active="a1",
    )  # fmt: skip
    hidden = position(
        model("a1", VANE, 5, 5), model("b1", WRETCH, 9, 5), barrier((7, 0), (7, 10), 1),
        active="a1",
    )  # fmt: skip

    for game in (touching, far, walled):
        assert "charge:b1" not in keys(game)
    assert "charge:b1" in keys(hidden)


@pytest.mark.clause("gaslight:4.84")
def test_all_strikes_of_a_charge_go_to_the_declared_target() -> None:
    game = position(
        model("a1", VANE, 5, 5),
        model("b1", WRETCH, 9, 5),
        model("b2", WRETCH, 9 - TOUCHING, 5 + TOUCHING),
        active="a1",
    )

    play(game, ["charge:b1", to((9 - TOUCHING, 5.0)), "fence:mw10"])
    rolls(game, 0, 0)

    assert keys(game) == ["b1", "stop"]


@pytest.mark.clause("gaslight:4.80", "gaslight:4.83")
def test_the_higher_one_has_a_die_more_attacker_or_defender() -> None:
    def dice_of(z: float) -> tuple[int, int]:
        game = position(
            roof(2, 2, 10, 10, high=z),
            model("a1", CONSTABLE, 10 + SMALL, 6),
            model("b1", WRETCH, 10 - SMALL + 0.01, 6, z),
            active="a1",
        )
        play(game, ["fight:b1", "fence:mw10"])
        mine = dice(game)
        rolls(game, 0)
        return mine, dice(game)

    assert dice_of(1.0) == (3, 3)
    assert dice_of(1.5) == (3, 4)


@pytest.mark.clause("gaslight:4.82", "gaslight:4.83")
def test_a_charge_from_three_inches_up_has_a_die_more_for_the_start_alone() -> None:
    stairs = '[[terrain]]\nkind = "stairs"\nrect = [5, 4, 8, 6]\nlow_edge = "east"\nz1 = 3'
    game = position(
        roof(2, 2, 5, 8, high=3),
        stairs,
        model("a1", CROOK, 4.8, 5, 3),
        model("b1", WRETCH, 9.5, 5),
        active="a1",
    )

    play(game, ["charge:b1", to((9.5 - TOUCHING, 5.0)), "fence:mw10"])

    assert reasons(game) == {"fight": 3, "charging-downhill": 1}


@pytest.mark.clause("gaslight:4.81")
def test_the_enemy_picks_who_contests_and_a_tie_lets_go() -> None:
    game = position(
        model("a1", CROOK, 10, 10),
        model("b1", WRETCH, 10 + TOUCHING, 10),
        model("b2", DANCER, 10, 10 + TOUCHING),
        active="a1",
    )

    play(game, ["move"])
    assert (game.decision.seat, game.decision.usual) == ("B", "b2")
    play(game, ["b1"])
    assert reasons(game) == {"fight": 3}
    rolls(game, 2)
    assert reasons(game) == {"fight": 3, "multiple-combat": 1}
    rolls(game, 2)

    assert told(game, "left-melee")[0].enemy == "b1"
    assert game.decision.topic == "place-move"


@pytest.mark.clause("gaslight:4.81", "gaslight:4.129")
def test_black_cards_help_to_leave() -> None:
    game = pair(HERON, WRETCH, seat("A", hand=["KS", "2H", "3D"]), window=False)

    play(game, ["move"])
    rolls(game, 0, 2)
    assert keys(game) == ["KS", "none"]
    play(game, ["KS"])

    assert told(game, "left-melee")


@pytest.mark.clause("gaslight:4.81")
def test_of_several_controllers_the_first_clockwise_contests() -> None:
    game = position(
        model("b1", CROOK, 10, 10),
        model("a1", WRETCH, 10 + TOUCHING, 10),
        model("c1", DANCER, 10, 10 + TOUCHING),
        active="b1",
    )

    play(game, ["move"])
    rolls(game, 0, 1)

    assert told(game, "held-in-melee")[0].enemy == "c1"


@pytest.mark.clause("gaslight:4.128", "gaslight:4.197", "gaslight:4.133")
def test_a_defending_hero_may_add_a_card_even_in_vain_and_only_one() -> None:
    game = pair(WRETCH, VANE, seat("B", hand=["2C", "3C"]))

    play(game, ["fight:b1", "fence:mw1"])
    rolls(game, 0, 5)
    assert game.decision.seat == "B"
    play(game, ["2C"])

    assert told(game, "clashed")[0].net == -6
    assert game.battle.hands["B"] == ["3C"]


@pytest.mark.clause("gaslight:4.191", "gaslight:4.9")
def test_an_attacker_who_is_struck_down_still_strikes_on() -> None:
    game = position(
        model("a1", DANCER, 10, 10, wounds=1), model("b1", WRETCH, 10 + TOUCHING, 10),
        model("a2", DANCER, 30, 3), FAR, active="a1",
    )  # fmt: skip

    play(game, ["fight:b1", "fence:mw10"])
    rolls(game, 0, 3)
    assert game.battle.model("a1").at is not None
    play(game, ["b1", "fence:mw10"])
    rolls(game, 3, 0)

    assert game.battle.model("a1").gone == "casualty"
    assert game.battle.model("b1").gone == "casualty"


@pytest.mark.clause("gaslight:4.155", "gaslight:4.73")
def test_a_fencing_blow_does_not_hit_an_attacker_immune_to_it() -> None:
    """Finch fences with her Galvanic Rod: it does nothing to a Wretch proof against electricity."""
    game = position(
        model("a1", WRETCH, 5, 5, changed={"abilities": ["immunity electric"]}),
        model("b1", FINCH, 5 + TOUCHING, 5),
        active="a1",
    )

    play(game, ["fight:b1", "fence:mw4"])
    rolls(game, 0, 2)

    assert [(e.model, e.target) for e in told(game, "automatic-miss")] == [("b1", "a1")]
    assert game.battle.model("a1").wounds == 2


@pytest.mark.clause("gaslight:4.150", "gaslight:4.152", "gaslight:4.153", "gaslight:4.163")
def test_what_a_model_can_do_it_does_with_every_weapon() -> None:
    gifted = {"abilities": ["armor_piercing 2", "fast 2", "gruesome", "knockdown"]}
    game = position(
        model("a1", CONSTABLE, 5, 5, changed=gifted), model("b1", PORTER, 6.5, 5), active="a1"
    )

    play(game, ["charge:b1", to((6.5 - SMALL - 40 / 50.8 - 0.01, 5.0)), "fence:mw5"])
    rolls(game, 2, 0)
    assert game.decision.topic == "strike-on"
    play(game, ["stop"])

    assert told(game, "wounded")[0].damage == 3 + 2 - (3 - 2)
    assert game.battle.model("b1").toppled


@pytest.mark.clause("gaslight:4.158", "gaslight:4.156", "gaslight:4.150", "gaslight:4.153")
def test_a_models_abilities_hold_for_its_shots_but_not_gruesome() -> None:
    gifted = {"abilities": ["armor_piercing 1", "quick", "move_penalty 1", "gruesome"]}
    game = position(
        model("a1", CONSTABLE, 5, 5, changed=gifted), model("b1", PORTER, 15, 5), active="a1"
    )

    play(game, ["move", to((6.0, 5.0)), "shoot:rw2:b1", "hold"])
    assert reasons(game)["quick-moved"] == -1
    assert reasons(game)["move-penalty"] == -1
    game.answer([6])
    game.answer([1])

    assert told(game, "wounded")[0].damage == 3 - (3 - 1)
