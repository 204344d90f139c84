"""Abilities and weapon rules (7.1-7.21)."""

import pytest

from grognard.kernel.game import Game
from grognard.rulesets.brimstone import RULESET
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.shooting import targets
from grognard.rulesets.brimstone.stats import displacement
from grognard.testing import play
from grognard.testing.brimstone import duel, model, near, position, terrain, to, unit
from grognard.testing.positions import keys, told

CONTENT = RULESET.content

FAR = unit("b9", "ac_legion", 34, 34)


@pytest.mark.clause("brimstone:7.1")
def test_abilities_are_printed_and_always_on() -> None:
    found = {
        name: [
            field
            for field in CONTENT.profile(name).abilities.__struct_fields__
            if getattr(CONTENT.profile(name).abilities, field)
        ]
        for name in CONTENT.unit_entries
    }

    assert {name: abilities for name, abilities in found.items() if abilities} == {
        "gm_isaura": ["vanguard"],
        "gm_ortrud": ["brutal_charge"],
        "gm_buckler": ["steadfast"],
        "gm_giant": ["pathfinder"],
        "ac_gullet": ["regeneration"],
        "ac_hound": ["rage"],
        "ac_wretch": ["lure"],
        "ac_imp": ["elusive", "insignificant"],
        "ss_lance": ["first_strike"],
        "ss_scout": ["pathfinder", "scout", "sharpshooter"],
    }


@pytest.mark.clause("brimstone:7.2")
def test_a_brutal_charge_costs_no_die() -> None:
    game = position(
        unit("a1", "gm_ortrud", 10, 10, spent=["blood_oath"]),
        unit("b1", "ac_legion", 16, 10),
        active="a1",
    )
    play(game, ["charge", "engage:b1"])

    assert game.question.points == 6


@pytest.mark.clause("brimstone:7.3")
def test_the_steadfast_shrug_off_wounds() -> None:
    game = duel("gm_buckler", "ac_legion", a={"lp": 2})

    assert model(game, "a1").wounded
    assert displacement(model(game, "a1")) == 5
    play(game, ["melee"])
    assert game.question.points == 4
    assert any(part.ignored for part in game.question.tally.parts)


@pytest.mark.clause("brimstone:7.4")
def test_the_elusive_ignore_zones() -> None:
    game = position(
        unit("a1", "ac_imp", 10, 10),
        unit("b1", "gm_halb", 11.9, 10),
        unit("b2", "gm_halb", 10, 13.5),
        active="a1",
    )
    play(game, ["run", to((8, 13.5))])

    assert not told(game, "zone-entered")
    assert model(game, "a1").at == (8.0, 13.5)


@pytest.mark.clause("brimstone:7.8")
def test_pathfinders_walk_through_scree_but_still_burn() -> None:
    game = position(
        unit("a1", "gm_giant", 10, 10),
        FAR,
        terrain("difficult", 11, 8, 13, 12),
        terrain("pool", 13.2, 8, 14, 12),
        active="a1",
    )
    play(game, ["advance"])
    assert game.decision.region.refuse(to((15, 10))) is None
    play(game, [to((15, 10))])

    assert model(game, "a1").burns == [(1, 2)]


@pytest.mark.clause("brimstone:7.9")
def test_a_lure_forces_an_assault_or_a_charge() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_wretch", 14.5, 10),
        unit("b2", "ac_legion", 12, 12.1),
        active="a1",
    )

    assert keys(game) == ["assault:b1", "charge:b1"]
    play(game, ["charge:b1"])
    assert near(model(game, "a1").at, 13.3, 10)
    assert not told(game, "zone-entered")
    assert game.question.points == 3
    assert told(game, "melee-declared")[0].target == "b1"


@pytest.mark.clause("brimstone:7.9", "brimstone:7.6")
def test_whom_a_lure_does_not_move() -> None:
    def asked(lured: str, x: float, *more: str, **state: object) -> str:
        game = position(
            unit("a1", lured, 10, 10, **state), unit("b1", "ac_wretch", x, 10), *more, active="a1"
        )
        assert game.decision is not None
        return game.decision.topic

    assert asked("gm_halb", 15.2) == "lure"
    assert asked("gm_halb", 15.3) == "action"
    assert asked("ac_imp", 14) == "action"
    assert asked("gm_halb", 14, unit("a2", "gm_halb", 15.2, 10)) == "action"
    assert asked("gm_halb", 14, states={"immobilized": 1}) == "action"
    assert asked("gm_halb", 14, terrain("tall", 11.5, 0, 12, 36)) == "action"


@pytest.mark.clause("brimstone:7.9")
def test_between_several_lures_the_model_chooses() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_wretch", 14.5, 10),
        unit("b2", "ac_wretch", 10, 14.5),
        active="a1",
    )

    assert keys(game) == ["assault:b1", "charge:b1", "assault:b2", "charge:b2"]


@pytest.mark.clause("brimstone:7.11")
def test_a_sharpshooter_picks_any_visible_enemy() -> None:
    game = position(
        unit("a1", "ss_scout", 5, 10),
        unit("b1", "ac_legion", 12, 10),
        unit("b2", "ac_duke", 5, 30),
        active="a1",
    )

    assert [t.id for t in targets(game.battle, model(game, "a1"))] == ["b1", "b2"]


@pytest.mark.clause("brimstone:7.12")
def test_rage_is_berserk_for_good() -> None:
    game = position(unit("a1", "ac_hound", 10, 10), FAR, active="a1")
    hound = model(game, "a1")

    assert hound.berserk and not hound.commandable
    play(game, ["hold"])
    assert hound.berserk


@pytest.mark.clause("brimstone:7.13")
def test_regeneration_needs_to_be_in_play() -> None:
    game = position(
        unit("a1", "ac_gullet", 10, 10, lp=10),
        unit("a2", "ac_gullet", lp=10, held_by="b1"),
        unit("b1", "ac_gullet", 30, 30),
        phase="upkeep",
        turn=2,
    )

    assert (model(game, "a1").lp, model(game, "a2").lp) == (11, 7)


@pytest.mark.clause("brimstone:7.14")
def test_weapon_rules_work_for_either_principal_and_only_on_survivors() -> None:
    struck = duel("ac_legion", "gm_giant", apart=1.4)
    play(struck, ["melee", [1] * 4, [4, 4, 1, 1, 1]])
    assert model(struck, "a1").states == {"stunned": 1}

    killed = duel("gm_giant", "ac_imp", FAR, apart=1.4)
    play(killed, ["melee", [4] * 5, [1, 1]])
    assert model(killed, "b1").dead
    assert not told(killed, "state-gained")


@pytest.mark.clause("brimstone:7.15")
def test_piercing_adds_up_and_stops_at_zero() -> None:
    game = position(
        unit("a1", "gm_musk", 5, 10), unit("b1", "ac_imp", 15, 10, changed={"lp": 20}), active="a1"
    )
    play(game, ["shooting", to(), [4, 1, 1, 1]])

    assert model(game, "b1").lp == 17


@pytest.mark.clause("brimstone:7.16", "brimstone:7.17")
def test_the_maul_needs_two_hits_to_stun_and_four_to_topple() -> None:
    def mauled(hits: int) -> dict[str, int]:
        game = duel("gm_giant", "ac_legion", b={"changed": {"lp": 40}}, apart=1.4)
        play(game, ["melee", [4] * hits + [1] * (5 - hits), [1] * 4])
        return model(game, "b1").states

    assert mauled(1) == {}
    assert mauled(2) == {"stunned": 1}
    assert mauled(4) == {"stunned": 1, "knocked_down": 0}


@pytest.mark.clause("brimstone:7.18")
def test_mire_hands_slow_with_a_single_hit() -> None:
    game = duel("ac_wretch", "gm_halb", unit("a9", "gm_halb", 2, 2), a={"states": {"brave": 1}})
    play(game, ["melee", [4, 1, 1, 1], [1] * 4])

    assert model(game, "b1").states == {"slowed": 1}


@pytest.mark.clause("brimstone:7.19")
def test_embers_sear_only_where_they_hurt() -> None:
    def slung(pr: int) -> list[tuple[int, int]]:
        game = position(
            unit("a1", "ac_slinger", 5, 10),
            unit("b1", "gm_halb", 12, 10, changed={"pr": pr}),
            active="a1",
        )
        play(game, ["shooting", to(), [5, 1, 1, 1]])
        return model(game, "b1").burns

    assert slung(1) == [(1, 2)]
    assert slung(2) == []


@pytest.mark.clause("brimstone:7.20")
def test_gullet_swallows_one_smaller_victim_at_a_time_if_its_player_wishes() -> None:
    def bite(hits: int, *more: str, foe: str = "gm_halb", apart: float = 1.6) -> Game[Battle]:
        game = duel(
            "ac_gullet", foe, unit("b9", "gm_halb", 30, 30), *more,
            b={"changed": {"lp": 40}}, apart=apart,
        )  # fmt: skip
        dice = [4] * hits + [1] * (5 - hits)
        again = [1] if hits < 5 else []
        return play(game, ["melee", [*dice, *again], [1] * (6 if foe == "ac_gullet" else 4)])

    assert keys(bite(3)) == ["swallow", "spare"]
    assert bite(2).decision.topic != "swallow"
    full = bite(3, unit("b8", "gm_halb", lp=5, held_by="a1"))
    assert full.decision.topic != "swallow"
    assert bite(3, foe="ac_gullet", apart=2.0).decision.topic != "swallow"
    spared = play(bite(3), ["spare"])
    assert model(spared, "b1").at is not None


@pytest.mark.clause("brimstone:7.21")
def test_a_cumbersome_weapon_cannot_shoot_after_a_move() -> None:
    game = position(unit("a1", "gm_musk", 5, 10), unit("b1", "ac_legion", 18, 10), active="a1")
    play(game, ["shooting", to((6, 10))])

    assert told(game, "shot-lost")[0].reason == "cumbersome"
