"""What the quick bot does in positions with an obviously right answer."""

from typing import Any

import pytest

from grognard.kernel.compound import Together
from grognard.kernel.game import Game
from grognard.rulesets.saurian import RULESET, stands
from grognard.rulesets.saurian.battle import Battle
from grognard.testing.positions import entry, seat
from grognard.testing.saurian import (
    acting,
    at,
    go,
    ground,
    hx,
    moving,
    of,
    position,
    topic,
    unit,
)

DOSE = {"card": "am_2", "giver": "B"}


def best(game: Game[Battle], who: str | None = None) -> Any:
    """What the policy would answer now."""
    asked = game.decision
    question = asked.of(who or asked.seat) if isinstance(asked, Together) else asked
    assert question is not None
    return RULESET.policy(game.battle, question)[0].answer  # type: ignore[arg-type]


def follow(game: Game[Battle], until: str) -> Game[Battle]:
    """Answer by policy until something else is asked."""
    while topic(game) != until and game.decision is not None:
        go(game, best(game))
    return game


def test_trackers_dose_a_beast_and_waste_no_dart_on_hide_it_cannot_pierce() -> None:
    def shots(beast: str, health: int) -> Any:
        game = acting(
            unit("a1", "trk", (2, 4), active="trk_1", revealed=True, ammunition=["am_1", "am_2"]),
            unit("b1", beast, (6, 4, 3), changed={"health": health}),
        )
        return best(follow(game, "ammunition"))

    assert shots("rex", 14) in ("am_1", "am_2")
    one = acting(
        unit(
            "a1", "trk", models=[{"at": (2, 4)}], active="trk_6", revealed=True, ammunition=["am_2"]
        ),
        unit("b1", "tri", (6, 4, 3)),
    )
    go(one, "base:shoot")
    assert best(one) == "none"


def test_riggers_net_a_beast_rather_than_scratch_it() -> None:
    game = acting(
        unit("a1", "rig", (3, 4), active="rig_1", revealed=True, ammunition=["am_4"]),
        unit("b1", "tri", (5, 4, 3)),
    )

    assert best(follow(game, "ammunition")) == "am_4"


def test_shooters_take_aim_at_whom_they_can_finish() -> None:
    game = acting(
        unit("a1", "hun", (3, 4), active="ldr_2", revealed=True),
        unit("b1", "rex", (7, 4, 3)),
        unit("b2", "alp", (7, 2, 3), changed={"health": 2, "dodge": 2}),
    )

    go(game, "card")

    assert str(best(game)).startswith("b2")


def test_nobody_strikes_his_own_side() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_1", revealed=True),
        unit("a2", "rap", (5, 4, 0)),
        unit("b1", "hun", (9, 8)),
    )

    assert best(game) == "none"


def test_a_beast_walks_up_to_its_prey_and_turns_its_front_to_it() -> None:
    game = moving(
        unit("a1", "alp", (3, 4, 3), active="rap_3", revealed=True),
        unit("b1", "trk", (6, 4), acted=True),
    )

    follow(game, "action")

    assert game.battle.between(of(game, "a1"), of(game, "b1")) == 1
    assert best(game) == "card"


def test_a_tyrannosaur_crushes_a_squad_against_the_fence() -> None:
    game = moving(
        unit("a1", "rex", (5, 4, 0), active="rex_8", revealed=True),
        unit("b1", "tro", (6, 4)),
        ground("impassable", (7, 4)),
    )

    assert best(game) == "go:0"
    follow(game, "")
    assert of(game, "b1").gone == "eliminated"


def test_a_pack_pushes_a_man_down_only_where_it_is_strong_enough() -> None:
    game = moving(
        unit("a1", "rap", (5, 4, 0), active="rap_1", revealed=True),
        unit("b1", "tri", (6, 4, 3)),
    )

    assert best(game) != "go:0"


def test_a_roar_is_let_loose_among_men_with_nobody_to_bite() -> None:
    game = acting(
        unit("a1", "rex", (5, 4, 0), active="rex_3", revealed=True),
        unit("b1", "tro", (7, 4)),
        unit("b2", "trk", (7, 3)),
    )

    assert best(game) == "card"


def test_fear_is_given_to_enemies_and_spared_to_friends() -> None:
    def answer(side: str) -> Any:
        game = acting(
            unit("a1", "rex", (4, 4, 0), active="rex_3", revealed=True),
            unit(f"{side}2", "dil", (6, 4, 0)),
            unit("b1", "tro", (10, 8)),
        )
        return best(go(game, "card"))

    assert answer("b") == "give"
    assert answer("a") == "spare"


def test_a_reaction_is_held_with_nobody_in_reach_and_used_when_somebody_comes() -> None:
    game = position(
        unit("a1", "alp", (0, 4, 0), active="rap_7"),
        unit("b1", "trk", (9, 4), active="trk_2"),
    )
    go(game, "go")
    assert (topic(game), best(game)) == ("hold", "hold")

    near = position(
        unit("a1", "alp", (3, 4, 0), active="rap_7"),
        unit("b1", "cpt", (5, 4), active="ldr_3"),
    )
    go(near, "go")
    assert (topic(near), best(near)) == ("hold", "go")


def test_a_held_unit_strikes_back_at_once() -> None:
    game = position(
        unit("a1", "alp", (4, 4, 0), active="rap_7", revealed=True, acted=True, holding=True),
        unit("b1", "cpt", (5, 4), active="ldr_3"),
        active="b1",
        stage="act",
    )
    go(game, "card")
    follow(game, "react-action")

    assert best(game) == "a1"


def test_a_netted_beast_breaks_free_before_it_does_anything_else() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_8", revealed=True, nets=[{"card": "am_4"}]),
        unit("b1", "hun", (5, 4)),
    )

    go(game, "card") if topic(game) == "action" else None

    assert str(best(game)).startswith("break:")


def test_who_holds_a_weaker_one_hangs_on_and_lets_go_beside_a_cliff() -> None:
    def answer(*parts: str) -> Any:
        game = moving(
            unit("a1", "cpt", (4, 4), active="ldr_1", revealed=True),
            unit("b1", "pte", (5, 4, 3), acted=True),
            *parts,
            grabs=[{"unit": "b1", "target": "a1"}],
        )
        return best(go(game, "go:3"))

    assert answer() == "hold"
    assert answer(ground("impassable", (6, 4), (5, 3), (5, 5))) == "let-go"


def test_a_unit_beside_a_crate_opens_it() -> None:
    game = acting(
        unit("a1", "tro", (4, 4), active="tro_7", revealed=True),
        unit("b1", "rex", (9, 8, 3)),
        things=[{"kind": "crate", "at": [5, 4]}],
    )

    assert best(game) == "card"
    go(game, "card")
    assert best(game) == f"open@{hx(5, 4)}"


def test_a_hero_card_saves_a_hero_and_is_not_thrown_after_a_lost_test() -> None:
    def answer(active: str, hand: list[str]) -> Any:
        game = acting(
            unit("a1", "alp", (4, 4, 0), active=active, revealed=True),
            unit("b1", "hun", (5, 4), changed={"health": 2}),
            seat("B", hand=hand, command=3),
        )
        go(game, "card")
        return best(game)

    assert answer("rap_3", ["hh_5"]) == "hh_5:b1"
    assert answer("rap_4", ["hh_1", "hh_2"]) in ("done", "skip")


def test_a_dose_is_burnt_off_before_it_takes_effect() -> None:
    game = position(
        unit(
            "a1",
            "rap",
            (4, 4, 0),
            next="rap_1",
            doses=[{"card": "am_2", "giver": "B"}],
            adrenaline=2,
        ),
        unit("b1", "trk", (9, 4), next="trk_1"),
        seat("A", hand=["sh_7"]),
        phase="slide",
    )

    assert topic(game) == "main-sed"
    assert best(game) == "sh_7"


def test_far_from_the_enemy_a_pack_plans_to_run_and_next_to_it_to_bite() -> None:
    def planned(column: int) -> Any:
        game = position(
            entry("a1", "alp", at=(column, 4), facing=0, active="rap_7", hand=["rap_1", "rap_8"]),
            unit("b1", "tro", (10, 4), active="tro_1", next="tro_1"),
            phase="place-next",
        )
        return best(game)

    assert planned(0) == "a1:rap_1"


def test_a_fear_card_is_not_played_while_there_is_another() -> None:
    game = position(
        unit("a1", "hun", (2, 4), active="ldr_2", hand=["fe_2@b1", "ldr_1"]),
        unit("b1", "rex", (6, 4, 3), active="rex_1", next="rex_1"),
        phase="place-next",
    )

    assert best(game) == "a1:ldr_1"


@pytest.mark.parametrize(("health", "leaves"), [(6, False), (2, True)])
def test_a_spent_pack_leaves_by_the_edge_and_a_fresh_one_fights(health: int, leaves: bool) -> None:
    models = [{"at": (0, 4), "facing": 3}] + [{"at": (0, 5), "facing": 3}] * (health // 2 - 1)
    game = moving(
        unit("a1", "rap", models=models[:1] if leaves else [*models[:2]], active="rap_1"),
        unit("b1", "tro", (2, 4)),
        scenario="broken_paddock",
    )

    assert stands.wants_out(game.battle, of(game, "a1")) == leaves


def test_a_model_goes_round_whoever_stands_in_its_way() -> None:
    game = moving(
        unit("a1", "hun", (4, 4), active="ldr_1", revealed=True),
        unit("a2", "cpt", (5, 4)),
        unit("b1", "rap", (7, 4, 3), acted=True),
    )

    follow(game, "action")

    assert at(game, "a2") == (5, 4)


def test_a_bought_shotgun_does_not_make_hunters_forget_their_rifles() -> None:
    game = moving(
        unit("a1", "trk", (2, 4), active="trk_1", revealed=True, weapon="we_3"),
        unit("b1", "tro", (8, 4), active="tro_4"),
    )

    assert stands.best_strike(game.battle, of(game, "a1"), "A", by="trk_1") > 0


def test_darts_are_shot_while_there_are_any_and_the_stronger_gun_without() -> None:
    def fired(ammunition: list[str]) -> Any:
        hunters = {"active": "trk_1", "revealed": True, "weapon": "we_3", "ammunition": ammunition}
        game = acting(unit("a1", "trk", (4, 4), **hunters), unit("b1", "rex", (6, 4, 3)))
        return best(follow(game, "weapon"))

    assert fired(["am_2"]) == "wb_2"
    assert fired([]) == "we_3"


def test_whoever_is_blocked_has_nobody_to_strike() -> None:
    def strikes(**state: Any) -> float:
        game = acting(
            unit("a1", "rex", (4, 4, 0), active="rex_1", revealed=True, **state),
            unit("b1", "hun", (5, 4)),
        )
        return stands.best_strike(game.battle, of(game, "a1"), "A", by="rex_1")

    assert strikes() > 0
    assert strikes(nets=[{"card": "am_4"}]) == 0


def test_who_leads_takes_fewer_risks_and_who_is_behind_more() -> None:
    def minds(**points: int) -> float:
        game = position(
            unit("a1", "tro", (2, 4), active="tro_1"),
            unit("b1", "tro", (8, 4), active="tro_1"),
            points=points,
        )
        return stands.caution(game.battle, "A")

    assert minds(A=4, B=0) > minds(A=2, B=2) == 1 > minds(A=0, B=4)
