"""Special abilities and group orders (4.901-4.952)."""

from typing import Any

import pytest

from grognard.kernel.compound import Tick
from grognard.rulesets.baroud import RULESET
from grognard.rulesets.baroud.clash import Side, Terms, verdict
from grognard.testing import play
from grognard.testing.baroud import (
    STAY,
    acting,
    area,
    at,
    figure,
    line,
    need,
    parts_of,
    position,
    scores,
    to,
    tower,
    why_not,
)
from grognard.testing.positions import keys, told

CONTENT = RULESET.content

FAR = figure("b9", "conscript", 880, 880)


def brawl(
    a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, *more: str, **situation: Any
) -> Any:
    """Two plain figures of Combat 3 in contact, about to fight."""
    plain: dict[str, Any] = {"combat": 3, "abilities": [], "equipment": []}
    game = acting(
        figure("a1", "rifleman", 450, 450, **{**plain, **(a or {})}),
        figure("b1", "rifleman", 450, 475, **{**plain, **(b or {})}),
        *more,
        **situation,
    )
    return play(game, ["melee"])


def shot(
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
    *more: str,
    apart: float = 150.0,
) -> Any:
    game = acting(
        figure("a1", "rifleman", 450, 100, **(a or {})),
        figure("b1", "conscript", 450, 125 + apart, **(b or {})),
        *more,
    )
    return play(game, ["shoot", [2]])


def has(*names: str) -> dict[str, Any]:
    return {"abilities": list(names)}


def test_every_ability_has_its_clause_and_cost() -> None:
    assert [int(ability.clause.split(".")[1]) for ability in CONTENT.abilities.values()] == [
        *range(901, 933)
    ]
    stars = {a.id for a in CONTENT.abilities.values() if a.personality}
    assert stars == {"leader", "magic_user", "terror", "combat_master", "hero", "tough"}


@pytest.mark.clause("baroud:4.901")
def test_a_leader_gives_a_bonus_and_group_orders() -> None:
    friends = (figure("a2", "rifleman", 500, 100), figure("a3", "rifleman", 525, 100))

    led = acting(figure("a1", "captain", 450, 100), *friends, FAR)
    assert "group" in keys(led)
    alone = acting(figure("a1", "rifleman", 450, 100), *friends, FAR)
    assert "group" not in keys(alone)


@pytest.mark.clause("baroud:4.902")
def test_only_a_magic_user_announces_spells() -> None:
    game = play(position(figure("a1", "hexer", 450, 100), FAR), ["a1"])

    assert game.decision.topic == "announce"  # type: ignore[union-attr]


@pytest.mark.clause("baroud:4.903")
def test_terror_does_not_fear_terror() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100, abilities=["terror"], equipment=[]),
        figure("b1", "colossus", 450, 200, abilities=["huge", "terror"]),
    )

    play(game, ["charge", "path", to(450, 157.5)])

    assert at(game, "a1") == (450, 157.5)
    assert not [e for e in told(game, "rolled") if e.purpose == "morale-terror"]


@pytest.mark.clause("baroud:4.906")
def test_a_ferocious_charger_attacks_for_nothing() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100, **has("ferocious_charge")),
        figure("b1", "drowned", 450, 200),
        actions=1,
    )

    play(game, ["charge", "path", to(450, 175), "attack", [3, 2]])

    assert len(told(game, "clashed")) == 1


@pytest.mark.clause("baroud:4.907")
def test_riders_stay_out_of_ruins_and_off_ladders() -> None:
    ruins = acting(figure("a1", "biker", 450, 100), FAR, area("ruins", 400, 200, 500, 300))
    play(ruins, ["move"])
    assert why_not(ruins, to(450, 200)) == "4.106 way-blocked"

    ladder = acting(figure("a1", "biker", 450, 340), FAR, *tower())
    play(ladder, ["move"])
    assert why_not(ladder, to(450, 440)) == "4.106 way-blocked"


@pytest.mark.clause("baroud:4.908", "baroud:4.909")
@pytest.mark.parametrize("size", ["big", "huge"])
def test_the_large_are_easier_to_hit_and_stronger_up_close(size: str) -> None:
    assert parts_of(shot(b=has(size)))["large-target"] == 1
    radius = (
        CONTENT.profile("colossus").radius if size == "huge" else CONTENT.profile("butcher").radius
    )
    game = acting(
        figure("a1", "conscript", 450, 450, **has(size)),
        figure("b1", "conscript", 450, 450 + radius + 12.5),
    )
    assert parts_of(play(game, ["melee"]))["size"] == 1


@pytest.mark.clause("baroud:4.910", "baroud:4.911", "baroud:4.928")
@pytest.mark.parametrize("ability", ["undead", "swarm"])
def test_undead_and_swarms_shrug_off_bullets_and_poison(ability: str) -> None:
    assert parts_of(shot(b={**has(ability), "equipment": []}))["undead-or-swarm"] == -2

    game = acting(
        figure("a1", "conscript", 450, 450, combat=3, abilities=["poison"], equipment=[]),
        figure(
            "b1", "conscript", 450, 475 if ability == "undead" else 482.5, combat=3,
            abilities=[ability], equipment=[],
        ),
    )  # fmt: skip
    play(game, ["melee", [5, 2]])
    assert game.battle.figure("b1").fallen
    assert not [e for e in told(game, "rolled") if e.purpose == "poison"]


@pytest.mark.clause("baroud:4.911", "baroud:4.925")
@pytest.mark.parametrize("ability", ["swarm", "animal"])
def test_swarms_and_animals_may_not_be_armed(ability: str) -> None:
    assert CONTENT.misfit((ability,), ("rifle",)) == ("equipment", "rifle")
    assert CONTENT.misfit((ability,), ()) is None


@pytest.mark.clause("baroud:4.914")
def test_the_slow_march_once_an_activation() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100, **has("slow")), figure("b1", "conscript", 450, 300)
    )

    play(game, ["move", to(450, 150)])

    assert "move" not in keys(game)
    assert why_not(game, "charge") == "4.914 slow"


@pytest.mark.clause("baroud:4.914")
def test_the_slow_who_have_charged_do_not_disengage() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100, **has("slow")), figure("b1", "drowned", 450, 200)
    )

    play(game, ["charge", "b1"])

    assert why_not(game, "disengage") == "4.914 slow"


@pytest.mark.clause("baroud:4.915")
def test_the_fearless_never_test_terror() -> None:
    game = acting(figure("a1", "drowned", 450, 100), figure("b1", "colossus", 450, 200), actions=2)
    play(game, ["charge", "path", to(450, 157.5)])
    assert at(game, "a1") == (450, 157.5)

    game = acting(figure("a1", "colossus", 450, 100), figure("b1", "drowned", 450, 200))
    play(game, ["charge", "path", to(450, 157.5)])
    assert not told(game, "held-firm")


@pytest.mark.clause("baroud:4.916")
def test_woods_do_not_slow_a_forester() -> None:
    woods = area("woods", 400, 150, 500, 300)
    game = acting(figure("a1", "butcher", 450, 100), FAR, woods, actions=1)

    play(game, ["move", to(450, 220)])

    assert at(game, "a1") == (450, 220)


@pytest.mark.clause("baroud:4.917")
def test_free_disengage_draws_no_hacks() -> None:
    game = acting(figure("a1", "runner", 450, 450), figure("b1", "conscript", 450, 475), actions=2)

    play(game, ["disengage", to(450, 350)])

    assert at(game, "a1") == (450, 350)
    assert not told(game, "clashed")


@pytest.mark.clause("baroud:4.918")
def test_a_good_shot_has_one_more() -> None:
    assert parts_of(shot(a=has("good_shot")))["good-shot"] == 1


@pytest.mark.clause("baroud:4.919")
@pytest.mark.parametrize(("apart", "name", "penalty"), [(200, "band-2", -1), (400, "band-3", -2)])
def test_unerring_aim_halves_range_penalties(apart: float, name: str, penalty: int) -> None:
    assert parts_of(shot(a=has("unerring_aim"), apart=apart))[name] == penalty


@pytest.mark.clause("baroud:4.920")
def test_the_stealthy_in_cover_cannot_be_targeted_from_afar() -> None:
    def targetable(apart: float, *more: str) -> bool:
        game = acting(
            figure("a1", "rifleman", 450, 100),
            figure("b1", "runner", 450, 125 + apart),
            *more,
        )
        return "shoot" in keys(game)

    ruins = area("ruins", 400, 200, 500, 400)
    assert targetable(150)
    assert not targetable(121, ruins)
    assert targetable(120, ruins)


@pytest.mark.clause("baroud:4.920")
def test_the_stealthy_in_cover_are_left_out_of_the_targets() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100),
        figure("b1", "rifleman", 400, 400),
        figure("b2", "runner", 520, 190),
        figure("b3", "runner", 520, 400),
        figure("b4", "rifleman", 560, 400),
        area("ruins", 500, 180, 600, 500),
    )

    play(game, ["shoot"])

    assert keys(game) == ["b1", "b2", "b4"]


@pytest.mark.clause("baroud:4.921")
def test_a_savage_kill_is_gruesome() -> None:
    game = play(brawl(has("savage"), {"combat": 0}), [[1, 2]])

    assert told(game, "clashed")[0].result == "gruesome"


@pytest.mark.clause("baroud:4.922")
@pytest.mark.parametrize(("dice", "result"), [([3, 2], "nothing"), ([4, 2], "recoil")])
def test_heavy_armour_makes_a_loss_by_one_a_tie(dice: list[int], result: str) -> None:
    game = play(brawl({}, has("heavy_armour")), [dice])

    assert told(game, "clashed")[0].result == result


@pytest.mark.clause("baroud:4.922")
def test_heavy_armour_works_against_grenades() -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100),
        figure("b1", "bruiser", 450, 450),
        figure("b2", "conscript", 100, 800),
    )

    play(game, ["grenade", "ground", to(450, 300), [6, 6], [5]])

    assert told(game, "clashed")[0].result == "nothing"


@pytest.mark.clause("baroud:4.923")
def test_an_acrobat_is_hard_to_hit_until_it_is_bound() -> None:
    assert parts_of(shot(b=has("acrobat")))["acrobat"] == -1
    assert "acrobat" not in parts_of(shot(b={**has("acrobat"), "immobilised": True}))


@pytest.mark.clause("baroud:4.924")
def test_a_combat_master_does_not_mind_numbers() -> None:
    more = (figure("b2", "conscript", 475, 450), figure("b3", "conscript", 425, 450))
    game = play(brawl(has("combat_master"), {}, *more), ["b1"])

    assert "outnumbered" not in parts_of(game)
    assert scores(game)[0] == 3


@pytest.mark.clause("baroud:4.925", "baroud:5.10")
def test_animals_join_no_group() -> None:
    game = acting(
        figure("a1", "priest", 450, 100),
        figure("a2", "hound", 500, 100),
        figure("a3", "faithful", 525, 100),
        FAR,
    )

    assert "group" not in keys(game)


@pytest.mark.clause("baroud:4.926")
def test_a_hero_turns_one_failure_into_a_success() -> None:
    game = position(figure("a1", "duelist", 450, 100), FAR)
    play(game, ["a1", "3", [1, 1, 3]])
    assert (game.battle.actions, game.battle.turn_over) == (2, "")
    assert [event.figure for event in told(game, "hero-acted")] == ["a1"]

    mage = position(figure("a1", "duelist", 450, 100, **has("hero", "magic_user")), FAR)
    play(mage, ["a1", "yes", "2", [1, 3]])
    assert mage.battle.actions == 1


@pytest.mark.clause("baroud:4.927")
def test_the_tough_survive_their_first_death() -> None:
    game = play(
        brawl({"combat": 6}, {**has("tough"), "combat": 0}, figure("b2", "conscript", 500, 500)),
        [[6, 1]],
    )
    tough = game.battle.figure("b1")
    assert (tough.at, tough.fallen, tough.tough_used) == ((450, 475), True, True)
    assert not told(game, "gruesomely-killed")

    again = play(brawl({"combat": 6}, {**has("tough"), "combat": 0, "tough_used": True}), [[6, 1]])
    assert at(again, "b1") is None


@pytest.mark.clause("baroud:4.927")
def test_toughness_is_no_help_against_a_rout() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=6, abilities=[], equipment=[]),
        figure("b1", "conscript", 450, 475, combat=0, fallen=True),
        figure("b2", "boss", 500, 500, abilities=["tough"]),
        FAR,
        strength={"B": 0},
    )

    play(game, ["melee", [6], [1, 1, 1]])

    assert game.battle.figure("b2").gone == "routed"


@pytest.mark.clause("baroud:4.928")
@pytest.mark.parametrize(("die", "dead"), [([4], False), ([3], True)])
def test_poison_may_finish_what_it_brings_down(die: list[int], dead: bool) -> None:
    game = play(brawl(has("poison"), {}, FAR), [[5, 2], die])

    assert (at(game, "b1") is None) == dead
    assert game.battle.figure("b1").fallen != dead


@pytest.mark.clause("baroud:4.928")
def test_a_poisonous_figure_does_not_poison_by_a_shot() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100, **has("poison")), figure("b1", "rifleman", 450, 250)
    )

    play(game, ["shoot", [2], [5, 4]])

    assert game.battle.figure("b1").fallen
    assert game.decision.topic == "order"  # type: ignore[union-attr]


@pytest.mark.clause("baroud:4.928", "baroud:4.112")
def test_a_hack_that_pushes_does_not_poison() -> None:
    game = acting(
        figure("a1", "conscript", 450, 100, combat=4),
        figure("b1", "conscript", 450, 125, combat=4, abilities=["poison"]),
        actions=2,
    )

    play(game, ["disengage", to(450, 50), [5, 2]])

    assert at(game, "a1") == (450, 50)


@pytest.mark.clause("baroud:4.928", "baroud:4.112")
def test_a_hack_that_fells_poisons() -> None:
    game = acting(
        figure("a1", "conscript", 450, 100, combat=4),
        figure("a2", "conscript", 800, 100),
        figure("b1", "conscript", 450, 125, combat=4, abilities=["poison"]),
        actions=2,
    )

    play(game, ["disengage", to(450, 50), [4, 2], [1]])

    assert at(game, "a1") is None


@pytest.mark.clause("baroud:4.928", "baroud:4.933", "baroud:4.112")
def test_a_hack_that_only_toughness_survives_poisons() -> None:
    game = acting(
        figure("a1", "conscript", 450, 100, combat=0, abilities=["tough"]),
        figure("a2", "conscript", 800, 100),
        figure("b1", "conscript", 450, 125, combat=6, abilities=["poison"]),
        actions=2,
    )

    play(game, ["disengage", to(450, 50), [6, 1], [1]])

    assert game.battle.figure("a1").tough_used
    assert at(game, "a1") is None


@pytest.mark.clause("baroud:4.929")
def test_danger_sense_sees_an_ambush_coming() -> None:
    assert "ambush" not in parts_of(shot(a={"ambush": True}, b=has("danger_sense")))
    assert "ambush" not in parts_of(brawl({"ambush": True}, has("danger_sense")))
    assert parts_of(brawl({"ambush": True}))["ambush"] == 1


@pytest.mark.clause("baroud:4.930")
def test_a_gregarious_group_rolls_better() -> None:
    def threshold(third: str) -> int:
        game = acting(
            figure("a1", "priest", 450, 100),
            figure("a2", "drowned", 500, 100),
            figure("a3", third, 525, 100),
            FAR,
        )
        return need(play(game, ["group", "1"]))

    assert threshold("drowned") == 3
    assert threshold("faithful") == 4


@pytest.mark.clause("baroud:4.931")
def test_a_flier_passes_over_everything_and_lands_on_legal_ground() -> None:
    game = acting(
        figure("a1", "moth", 450, 300),
        figure("b1", "conscript", 450, 340),
        area("water", 400, 355, 500, 365),
        *tower(),
        actions=1,
    )

    play(game, ["move"])
    assert why_not(game, to(450, 360)) == "4.106 way-blocked"
    assert why_not(game, to(450, 395)) == "1.23 ends-on-line"
    play(game, [to(470, 415)])

    assert game.battle.figure("a1").level == 1


@pytest.mark.clause("baroud:4.931")
def test_a_flier_leaves_unhacked_for_two_actions() -> None:
    game = acting(figure("a1", "moth", 450, 450), figure("b1", "conscript", 450, 475), actions=3)

    play(game, ["disengage", to(450, 540)])

    assert at(game, "a1") == (450, 540)
    assert game.battle.actions == 1


@pytest.mark.clause("baroud:4.932")
def test_a_lethal_win_over_its_prey_is_deadly() -> None:
    def result(prey: str) -> str:
        game = acting(
            figure("a1", "captain", 450, 450), figure("b1", prey, 450, 475, combat=3, equipment=[])
        )
        play(game, ["melee", [4, 2]])
        found: str = told(game, "clashed")[0].result
        return found

    assert result("drowned") == "dead"
    assert result("faithful") == "recoil"


@pytest.mark.clause("baroud:4.933")
def test_abilities_apply_in_their_order() -> None:
    def read(score: int, against: int, ours: Side, theirs: Side) -> str:
        return verdict(score, against, (1, 1), Terms(ours, theirs))[1]

    armour = Side(armoured=True)
    assert read(4, 3, Side(out_of_play=True), armour) == "nothing"
    assert read(4, 3, Side(lethal=True, savage=True), Side()) == "gruesome"
    assert read(4, 3, Side(savage=True), Side(helpless=True)) == "dead"


@pytest.mark.clause("baroud:4.933", "baroud:4.927", "baroud:4.928")
def test_poison_comes_after_toughness() -> None:
    game = brawl({**has("poison"), "combat": 6}, {**has("tough"), "combat": 0}, FAR)

    play(game, [[6, 1], [1]])

    assert game.battle.figure("b1").tough_used
    assert at(game, "b1") is None


def company(*more: str, gap: float = 25.0, actions: int = 2, **situation: Any) -> Any:
    """A captain with three riflemen in line beside him."""
    return acting(
        figure("a1", "captain", 450, 100),
        *(figure(f"a{n + 2}", "rifleman", 500 + n * gap, 100) for n in range(3)),
        *more,
        actions=actions,
        **situation,
    )


@pytest.mark.clause("baroud:4.950", "baroud:4.13")
def test_a_group_order_activates_all_and_moves_them_one_by_one() -> None:
    game = company(FAR)

    play(game, ["group", "a2+a3+a4", "2", [3, 3], "move"])
    assert keys(game) == ["a2", "a3", "a4"]
    play(game, ["a3", to(525, 200), "a2", to(500, 200), to(550, 200)])

    assert [at(game, m) for m in ("a2", "a3", "a4")] == [(500, 200), (525, 200), (550, 200)]
    assert all(game.battle.figure(m).activated for m in ("a2", "a3", "a4"))
    assert game.battle.group_orders == 1


@pytest.mark.clause("baroud:4.950")
def test_the_group_rolls_at_its_worst_quality_with_the_leaders_bonus() -> None:
    game = company(figure("a5", "conscript", 475, 100), FAR)

    play(game, ["group", "a2+a3+a5", "3"])

    assert need(game) == 4


@pytest.mark.clause("baroud:4.950")
def test_two_to_five_friends_within_l_who_are_free() -> None:
    game = company(
        figure("a5", "rifleman", 575, 100, fallen=True),
        figure("a6", "rifleman", 575, 125, activated=True),
        figure("a7", "rifleman", 450, 320),
        FAR,
    )

    play(game, ["group"])
    tick = game.decision
    assert isinstance(tick, Tick)
    assert (tick.least, tick.most, tick.ruled) == (2, 5, ("a2", "a3", "a4"))
    assert list(tick.answers()) == [
        ("a2", "a3"),
        ("a2", "a3", "a4"),
        ("a2", "a4"),
        ("a3", "a4"),
    ]


@pytest.mark.clause("baroud:4.951")
def test_friends_too_far_apart_are_no_group() -> None:
    game = play(company(FAR, gap=60.0), ["group"])

    assert why_not(game, "a2+a4") == "4.951 not-together"


@pytest.mark.clause("baroud:4.950")
def test_two_failures_end_the_turn_after_the_groups_orders() -> None:
    game = company(FAR, actions=3)

    play(game, ["group", "a2+a3", "3", [3, 1, 1]])
    assert game.battle.actions == 0
    play(game, ["move", "a2", STAY, STAY])

    assert game.battle.active == "B"


@pytest.mark.clause("baroud:4.950")
def test_the_leader_goes_on_after_a_group_that_did_well() -> None:
    game = company(FAR, actions=3)

    play(game, ["group", "a2+a3", "1", [3], "move", "a2", STAY, STAY])

    assert game.battle.acting == "a1"
    assert game.battle.actions == 2


@pytest.mark.clause("baroud:4.950")
def test_a_group_charges_and_fights_together() -> None:
    enemies = (figure("b1", "drowned", 500, 200), figure("b2", "drowned", 525, 200))
    game = company(*enemies)

    play(game, ["group", "a2+a3", "2", [3, 3], "charge", "a2"])
    play(
        game,
        ["path", "b1", to(500, 175), "path", "b2", to(525, 175), "melee", "a2", [3, 3], [3, 3]],
    )

    assert len(told(game, "clashed")) == 2


@pytest.mark.clause("baroud:3.16", "baroud:4.950")
def test_a_member_who_flees_takes_no_more_part_in_the_group_order() -> None:
    game = company(figure("b1", "colossus", 500, 220))
    play(game, ["group", "a2+a3", "2", [3, 3], "charge", "a2"])

    play(game, ["path", to(500, 177.5), [4, 4, 1], "path", to(520, 182.5), [4, 4, 4]])
    assert told(game, "fled")[0].figure == "a2"

    assert game.battle.group == ["a3"]
    assert keys(game) == ["melee", "done"]


@pytest.mark.clause("baroud:3.16", "baroud:4.950")
def test_a_group_that_has_fled_leaves_its_leader_to_his_own_orders() -> None:
    game = company(figure("b1", "colossus", 512.5, 220), actions=3)
    play(game, ["group", "a2+a3", "2", [3, 3], "charge", "a2"])

    play(game, ["path", to(500, 179.3), [4, 4, 1], "path", to(525, 179.3), [4, 4, 1]])

    assert (game.battle.group, game.battle.group_orders) == ([], 0)
    assert (game.battle.acting, game.battle.actions) == ("a1", 2)


@pytest.mark.clause("baroud:4.950")
def test_a_step_that_costs_two_actions_is_not_for_groups() -> None:
    mud = area("difficult", 480, 50, 600, 150)
    game = acting(
        figure("a1", "priest", 450, 100),
        figure("a2", "drowned", 500, 100),
        figure("a3", "drowned", 525, 100),
        FAR,
        mud,
    )

    play(game, ["group", "1", [3]])

    assert game.battle.group == []


@pytest.mark.clause("baroud:4.951")
def test_scattered_friends_may_only_regroup() -> None:
    game = company(FAR, gap=80.0)

    play(game, ["group", "1", [3]])
    assert keys(game) == ["move", "done"]
    play(game, ["move", "a2"])

    assert why_not(game, to(490, 100)) == "4.951 strays-from-group"
    play(game, [to(520, 100), STAY])
    assert at(game, "a2") == (520, 100)


@pytest.mark.clause("baroud:1.9", "baroud:4.950")
def test_friends_who_touch_across_a_low_wall_are_one_group() -> None:
    def orders(*more: str) -> list[str]:
        game = company(FAR, *more, figure("b2", "drowned", 512.5, 160), gap=25.8)
        return keys(play(game, ["group", "a2+a3", "1", [3]]))

    assert "charge" in orders(line("obstacle", 512.9, 60, 512.9, 130))
    assert orders() == ["move", "done"]


@pytest.mark.clause("baroud:4.952")
def test_concentrated_fire_is_one_shot_that_others_help() -> None:
    game = company(figure("b1", "bruiser", 525, 250))

    play(game, ["group", "a2+a3+a4", "1", [3], "fire", "a3", [2]])

    assert parts_of(game, 1)["concentrated-fire"] == -2
    play(game, [[1, 6]])
    assert all(game.battle.figure(m).fought for m in ("a2", "a3", "a4"))


@pytest.mark.clause("baroud:4.952", "baroud:4.702")
def test_an_ammunition_failure_of_the_group_ends_the_turn() -> None:
    game = company(figure("b1", "bruiser", 525, 250), actions=3)

    play(game, ["group", "a2+a3+a4", "2", [3, 3], "fire", "a3", [1]])

    assert game.battle.active == "B"


@pytest.mark.clause("baroud:4.950")
def test_only_members_who_can_are_asked_for_the_groups_order() -> None:
    game = company(figure("b1", "drowned", 500, 125))

    play(game, ["group", "a2+a3+a4", "2", [3, 3], "melee", [3, 2]])

    assert [event.attacker for event in told(game, "clashed")] == ["a2"]
    assert game.decision.topic == "group-order"  # type: ignore[union-attr]


@pytest.mark.clause("baroud:4.950", "baroud:4.133", "baroud:1.17")
def test_those_whom_a_group_has_rattled_recover_when_it_is_done() -> None:
    game = company(figure("b1", "faithful", 500, 200), actions=3)

    play(game, ["group", "a2+a3", "2", [3, 3], "charge", "a2", "b1", [1, 1, 1], "b1"])
    assert game.battle.figure("b1").rattled == "a2"
    play(game, ["done"])

    assert game.battle.acting == "a1"
    assert game.battle.figure("b1").rattled == ""
