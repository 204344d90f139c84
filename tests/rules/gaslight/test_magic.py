"""Magic, abilities and Templates (4.136-4.177, 4.193, 4.198)."""

from math import cos, sin, tau
from typing import Any

import pytest

from grognard.kernel.questions import Placement
from grognard.rulesets.gaslight import RULESET
from grognard.rulesets.gaslight.field import hidden
from grognard.rulesets.gaslight.magic import castable
from grognard.rulesets.gaslight.melee import fight_pool
from grognard.rulesets.gaslight.movement import MistRegion
from grognard.rulesets.gaslight.trials import pool_of
from grognard.testing import play
from grognard.testing.gaslight import (
    CONSTABLE,
    CROOK,
    FINCH,
    GRUE,
    HERON,
    NOOR,
    NURSE,
    PORTER,
    PYKE,
    RINGER,
    SMALL,
    TOBY,
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

CONTENT = RULESET.content

FAR = model("b9", WRETCH, 33, 33)
STAY = Placement()


def to(*points: tuple[float, float]) -> Placement:
    return Placement(tuple(points))


@pytest.mark.clause("gaslight:4.136", "gaslight:4.137")
def test_a_spell_is_quick_and_may_follow_a_move() -> None:
    game = position(model("a1", PYKE, 5, 5), model("b1", WRETCH, 22, 5), active="a1")

    assert not any(key.startswith("cast") for key in keys(game))
    play(game, ["move", to((10.0, 5.0)), "cast:sp2:b1"])
    assert game.decision.topic == "reaction"
    lying = position(model("a1", PYKE, 5, 5, toppled=True), model("b1", WRETCH, 9, 5), active="a1")
    assert keys(lying) == ["stand", "stop"]
    assert {spell.kind for spell in CONTENT.spells.values()} == {
        "projectile",
        "attack",
        "aura",
        "buff",
    }


@pytest.mark.clause("gaslight:4.138")
def test_a_projectile_is_dived_from_and_covered_like_a_shot() -> None:
    game = position(
        roof(2, 2, 6.3, 8), model("a1", PYKE, 5.7, 5, 4), model("b1", WRETCH, 12, 5),
        barrier((11, 2), (11, 8), 1), active="a1",
    )  # fmt: skip

    play(game, ["cast:sp2:b1", "dive"])
    assert reasons(game) == {"mind": 4}, "no elevation die for the caster"
    rolls(game, 0)
    assert reasons(game)["toppled"] == 2
    engaged = position(model("a1", PYKE, 5, 5), model("b1", WRETCH, 5 + TOUCHING, 5), active="a1")
    assert not any(key.startswith("cast") for key in keys(engaged))


@pytest.mark.clause("gaslight:4.139")
def test_a_magic_attack_has_no_reaction_and_may_be_cast_while_engaged() -> None:
    game = position(
        model("a1", NOOR, 5, 5), model("b1", WRETCH, 5 + TOUCHING, 5, toppled=True),
        model("b2", WRETCH, 5, 5 + TOUCHING), active="a1",
    )  # fmt: skip

    play(game, ["cast:sp3:b1"])
    assert game.question.topic == "cast"
    rolls(game, 1)
    assert reasons(game) == {"reflex": 2}, "lying down does not help"
    rolls(game, 0)
    assert told(game, "wounded")[0].damage == 2


@pytest.mark.clause("gaslight:4.140")
def test_an_aura_works_while_one_is_in_its_radius() -> None:
    game = position(
        model("a1", FINCH, 5, 5),
        model("a2", CONSTABLE, 5 + 4 + 2 * SMALL, 5),
        model("a3", CONSTABLE, 5, 10.5),
        model("b1", WRETCH, 8, 5),
        FAR,
        active="a1",
    )

    play(game, ["cast:sp5:a1"])
    rolls(game, 2)

    battle = game.battle
    foe = battle.model("b1")
    total = lambda name: fight_pool(battle, battle.model(name), foe).total  # noqa: E731
    assert [total("a1"), total("a2"), total("a3")] == [2 + 1, 3 + 1, 3]
    assert fight_pool(battle, foe, battle.model("a1")).total == 3, "enemies are not helped"


@pytest.mark.clause("gaslight:4.140")
def test_an_aura_on_enemies_takes_dice_but_leaves_one() -> None:
    game = position(
        model("a1", NOOR, 5, 5),
        model("b1", FINCH, 9, 5),
        model("b2", CONSTABLE, 5, 9, changed={"guns": 1}),
        active="b2",
        auras=[{"spell": "sp6", "caster": "a1"}],
    )
    battle = game.battle

    assert pool_of(battle, battle.model("b1"), "mind").total == 4
    play(game, ["shoot:rw2:a1", "hold"])
    assert reasons(game)["spell-sp6"] == -1
    assert dice(game) == 1


@pytest.mark.clause("gaslight:4.141", "gaslight:4.142", "gaslight:4.106")
def test_a_buff_lasts_for_the_turn_and_does_not_stack() -> None:
    game = position(
        model("a1", FINCH, 5, 5), model("a2", FINCH, 8, 5, spells=["sp7"]), FAR, active="a1"
    )

    play(game, ["cast:sp7:a2"])
    rolls(game, 1)

    finch = game.battle.model("a2")
    assert finch.spells == ["sp7"]
    assert pool_of(game.battle, finch, "reflex").total == 3 + 2
    apart = position(
        model("a1", FINCH, 5, 5),
        model("a2", VANE, 12, 5),
        roof(8, 2, 9, 8, high=4),
        FAR,
        active="a1",
    )
    offered = castable(apart.battle, apart.battle.model("a1"))
    targets = {spell.id: [one.id for one in found] for spell, found in offered}
    assert targets["sp7"] == ["a1"], "oneself, but nobody out of sight"


@pytest.mark.clause("gaslight:4.141", "gaslight:4.7")
def test_a_healing_buff_heals_at_the_end_of_the_action() -> None:
    game = position(model("a1", NOOR, 5, 5), model("a2", HERON, 8, 5, wounds=4), FAR, active="a1")

    play(game, ["cast:sp9:a2"])
    rolls(game, 2)

    assert game.battle.model("a2").wounds == 5, "never above the printed Wounds"


@pytest.mark.clause("gaslight:4.143")
def test_a_failed_spell_costs_the_action_and_does_nothing() -> None:
    game = position(model("a1", FINCH, 5, 5), FAR, active="a1")

    play(game, ["cast:sp8:a1"])
    rolls(game, 1)

    assert game.battle.actions == 1
    assert game.battle.model("a1").spells == []
    assert told(game, "spell-failed")


@pytest.mark.clause("gaslight:4.144", "gaslight:4.150", "gaslight:4.100")
def test_a_spell_hits_with_its_strength_and_rules_and_may_push_somebody_off() -> None:
    game = position(
        roof(12, 2, 20, 8),
        model("a1", FINCH, 5, 5),
        model("b1", PORTER, 12.9, 5, 4),
        active="a1",
    )

    play(game, ["cast:sp1:b1", "hold"])
    rolls(game, 2, 0)
    assert game.question.topic == "falling"
    rolls(game, 1)
    assert told(game, "fell")
    assert told(game, "wounded")[0].damage == 2 * (3 + 1 - (3 - 2)), "electric: doubled"


@pytest.mark.clause("gaslight:4.136", "gaslight:4.174", "gaslight:4.144")
def test_vitriol_curse_lays_acid_under_its_target() -> None:
    game = position(model("a1", GRUE, 5, 5), model("b1", CROOK, 11, 5), FAR, active="a1")

    play(game, ["cast:sp4:b1"])
    rolls(game, 1, 0)

    assert [(t.kind, t.at) for t in game.battle.templates] == [("acid", (11.0, 5.0, 0.0))]
    assert [e.cause for e in told(game, "unharmed")] == ["acid"], "2 against Armor 2"
    assert game.battle.model("b1").acid == 2


@pytest.mark.clause("gaslight:4.131", "gaslight:4.132", "gaslight:4.127")
def test_the_own_suit_serves_any_spell() -> None:
    game = position(
        model("a1", FINCH, 5, 5), FAR, seat("A", hand=["2D", "2H", "2S"]), active="a1", window=False
    )

    play(game, ["cast:sp8:a1"])
    rolls(game, 1)
    assert keys(game) == ["2S", "2D", "none"]
    play(game, ["2D"])

    assert game.battle.model("a1").spells == ["sp8"]


@pytest.mark.clause("gaslight:4.193")
def test_an_aura_ends_with_its_caster_on_the_ground() -> None:
    game = position(
        model("a1", FINCH, 5, 5, spells=["sp7"]),
        model("b1", CROOK, 15, 5),
        active="b1",
        auras=[{"spell": "sp5", "caster": "a1"}],
    )

    play(game, ["shoot:rw3:a1", "dive"])

    assert game.battle.auras == []
    assert game.battle.model("a1").spells == ["sp7"], "Buffs stay"


@pytest.mark.clause("gaslight:4.150")
def test_armor_piercing_counts_against_armor() -> None:
    game = position(model("a1", CROOK, 5, 5), model("b1", PORTER, 20, 5), FAR, active="a1")

    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 1, 0)

    assert told(game, "wounded")[0].damage == 4 - (3 - 2)


@pytest.mark.clause("gaslight:4.151")
def test_luck_is_used_once_per_game_and_the_second_roll_stands() -> None:
    game = position(model("a1", TOBY, 5, 5), model("b1", WRETCH, 10, 5), active="a1")

    play(game, ["shoot:rw5:b1", "hold"])
    rolls(game, 2, 0)
    play(game, ["reroll"])
    rolls(game, 0)

    assert told(game, "missed")
    play(game, ["shoot:rw5:b1", "hold"])
    rolls(game, 0, 0)
    assert game.decision.topic == "action", "no second chance"


@pytest.mark.clause("gaslight:4.153")
def test_a_gruesome_gun_doubles_its_critical_hits() -> None:
    tough = model("b1", CONSTABLE, 9, 5, changed={"wounds": 9})
    game = position(model("a1", PYKE, 5, 5), tough, FAR, active="a1")

    play(game, ["shoot:rw7:b1", "hold"])
    rolls(game, 3, 0)

    assert told(game, "wounded")[0].damage == 3 + 2 * 2 - 1


@pytest.mark.clause("gaslight:4.154")
def test_hard_to_kill_keeps_the_last_wound_once_there_is_another() -> None:
    game = position(model("a1", CROOK, 5, 5), model("b1", VANE, 20, 5, wounds=2), FAR, active="a1")

    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 5, 0)
    assert game.battle.model("b1").wounds == 1
    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 1, 0)

    assert game.battle.model("b1").gone == "casualty"


@pytest.mark.clause("gaslight:4.155", "gaslight:4.101")
def test_an_immune_target_needs_no_dice_and_does_not_fall() -> None:
    game = position(
        roof(12, 2, 20, 8), model("a1", PYKE, 5, 5), model("b1", PYKE, 12.8, 5, 4), active="a1"
    )

    play(game, ["cast:sp2:b1"])

    assert told(game, "automatic-miss")
    assert game.decision.topic == "action"


@pytest.mark.clause("gaslight:4.157")
def test_protection_gives_reflex_against_its_type_only() -> None:
    shot = position(model("a1", CROOK, 5, 5), model("b1", RINGER, 20, 5), active="a1")
    spell = position(model("a1", PYKE, 5, 5), model("b1", RINGER, 14, 5), active="a1")

    play(shot, ["shoot:rw3:b1", "hold"])
    rolls(shot, 0)
    play(spell, ["cast:sp2:b1", "hold"])
    rolls(spell, 0)

    assert reasons(shot) == {"reflex": 2, "protection": 2}
    assert reasons(spell) == {"reflex": 2}


@pytest.mark.clause("gaslight:4.158", "gaslight:4.166", "gaslight:4.156")
def test_what_counts_as_moving() -> None:
    def penalty(*answers: object, **now: Any) -> dict[str, int]:
        game = position(
            roof(15, 15, 21, 21, high=0.8),
            model("a1", CROOK, 15 - SMALL, 18, changed={"actions": 3}),
            model("b1", WRETCH, 3, 30),
            active="a1",
            **now,
        )
        play(game, [*answers])
        play(game, ["shoot:rw3:b1", "hold"])
        return reasons(game)

    climbed = penalty("climb:t1.3", [1, 1, 1])
    jumped = penalty("jump", to((13.0, 18.0)), [6, 1, 1, 1, 1])
    stayed = penalty("move", STAY, "done")
    leapt = penalty("leap", to((13.0, 18.0)), heroic=True)

    assert climbed["move-penalty"] == -2
    assert "move-penalty" not in jumped
    assert "move-penalty" not in stayed
    assert leapt["move-penalty"] == -2


@pytest.mark.clause("gaslight:4.161")
def test_a_mistmaker_lays_one_mist_within_three_inches_even_when_engaged() -> None:
    game = position(
        model("a1", RINGER, 5, 5), model("b1", WRETCH, 5 + TOUCHING, 5), FAR, active="a1"
    )

    play(game, ["mistmaker"])
    assert game.decision.region.refuse(to((5.0, 5 + SMALL + 3.1))) is not None
    play(game, [to((5.0, 8.0))])

    assert game.battle.templates[0].kind == "mist"
    assert "mistmaker" not in keys(game), "not while another one is in play"


@pytest.mark.clause("gaslight:4.162", "gaslight:4.27", "gaslight:4.28")
def test_a_mist_walker_steps_from_mist_to_mist() -> None:
    mists = [{"kind": "mist", "at": (5, 5, 0)}, {"kind": "mist", "at": (15, 5, 0)},
             {"kind": "mist", "at": (30, 5, 0)}]  # fmt: skip
    game = position(
        model("a1", HERON, 5, 5), model("b1", WRETCH, 15, 6.3), active="a1", templates=mists
    )

    assert [key for key in keys(game) if key.startswith("mist:")] == ["mist:mist2"]
    play(game, ["mist:mist2"])
    region = game.decision.region
    assert region.refuse(to((15.0, 6.3 - TOUCHING))).reason == "not-in-mist", "in contact"
    assert region.refuse(to((18.0, 5.0))).reason == "not-in-mist"
    play(game, [to((14.5, 4.5)), "done"])

    assert game.battle.model("a1").at == (14.5, 4.5, 0.0)
    assert game.battle.moved
    engaged = position(
        model("a1", HERON, 5, 5), model("b1", WRETCH, 5 + TOUCHING, 5), active="a1", templates=mists
    )
    play(engaged, ["mist:mist2"])
    assert engaged.question.topic == "leave"


@pytest.mark.clause("gaslight:4.164")
def test_a_surgeon_tends_a_friend_in_contact() -> None:
    game = position(
        model("a1", NURSE, 5, 5),
        model("a2", VANE, 5 + TOUCHING, 5, wounds=2),
        model("a3", CROOK, 9, 5, wounds=2),
        FAR,
        active="a1",
    )

    assert [key for key in keys(game) if key.startswith("surgeon")] == ["surgeon:a2"]
    play(game, ["surgeon:a2"])
    assert game.battle.model("a2").wounds == 4


@pytest.mark.clause("gaslight:4.170", "gaslight:4.171", "gaslight:4.172", "gaslight:4.177")
def test_each_template_affects_a_model_once_a_turn() -> None:
    fires = [{"kind": "fire", "at": (8, 5, 0), "seat": "B"}, {"kind": "fire", "at": (8, 5, 0)}]
    game = position(model("a1", VANE, 4, 5), FAR, active="a1", templates=fires, heroic=True)

    play(game, ["move", to((8.0, 5.0))])
    assert game.battle.model("a1").wounds == 2, "two Templates are two"
    play(game, ["move", to((9.0, 5.0))])

    assert game.battle.model("a1").wounds == 2


@pytest.mark.clause("gaslight:4.174")
def test_two_acids_add_up_until_end_of_turn() -> None:
    acids = [{"kind": "acid", "at": (8, 5, 0)}, {"kind": "acid", "at": (8, 5, 0)}]
    game = position(
        model("a1", PORTER, 5, 5, changed={"armor": 3, "abilities": []}), FAR, active="a1",
        templates=acids,
    )  # fmt: skip

    play(game, ["move", to((8.0, 5.0))])

    assert game.battle.model("a1").acid == 4
    assert [e.damage for e in told(game, "wounded")] == [1], "2 less 3, then 2 less 1"


@pytest.mark.clause("gaslight:4.174", "gaslight:4.95")
@pytest.mark.parametrize(("first", "burnt"), [("damage", []), ("armour", [2])])
def test_by_agreement_acid_eats_the_armor_before_it_burns(first: str, burnt: list[int]) -> None:
    game = position(
        model("a1", CROOK, 5, 5), FAR, active="a1",
        templates=[{"kind": "acid", "at": (8, 5, 0)}], options={"acid_first": first},
    )  # fmt: skip

    play(game, ["move", to((8.0, 5.0))])

    assert [e.damage for e in told(game, "wounded")] == burnt
    assert game.battle.model("a1").acid == 2


@pytest.mark.clause("gaslight:4.175", "gaslight:4.176")
def test_a_cloud_does_not_block_those_who_are_in_it() -> None:
    for kind in ("smoke", "mist"):
        cloud = [{"kind": kind, "at": (5, 5, 0)}]
        game = position(
            model("a1", CROOK, 5, 5), model("b1", WRETCH, 15, 5), active="a1", templates=cloud
        )
        assert hidden(game.battle, *game.battle.models) == 0


@pytest.mark.clause("gaslight:4.198", "gaslight:1.66")
def test_a_template_hangs_over_edges_and_does_not_pour_down() -> None:
    game = position(
        roof(10, 2, 16, 8, high=3.5),
        model("a1", PYKE, 14, 5, 3.5),
        model("b1", WRETCH, 9.2, 5),
        FAR,
        active="a1",
    )

    play(game, ["throw:tw2", to((10.2, 5.0))])
    rolls(game, 1)

    assert game.battle.templates[0].at[2] == 3.5
    assert not told(game, "affected")


@pytest.mark.clause("gaslight:4.162", "gaslight:4.6")
def test_a_mist_full_of_people_is_stepped_into_wherever_there_is_room() -> None:
    """Constables stand all round; only half-way between two of them a Wretch still fits."""
    mists = [{"kind": "mist", "at": at, "seat": "A"} for at in ((5, 5, 0), (12, 5, 0))]
    crowd = [
        model(f"a{n + 2}", CONSTABLE, 12 + 1.19 * cos(n * tau / 6), 5 + 1.19 * sin(n * tau / 6))
        for n in range(6)
    ]
    game = position(
        model("a1", WRETCH, 5, 5), model("a9", CONSTABLE, 12, 5), *crowd, FAR,
        active="a1", templates=mists,
    )  # fmt: skip
    region = MistRegion(game.battle, game.battle.model("a1"), game.battle.templates[1])
    lattice = [(12 + dx / 20, 5 + dy / 20) for dx in range(-45, 46) for dy in range(-45, 46)]

    assert any(region.spots(point) for point in lattice) == ("mist:mist2" in keys(game))
    assert "mist:mist2" in keys(game)
