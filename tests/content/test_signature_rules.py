"""The armies people meet first bring what the signature rules of each game need."""

from collections.abc import Iterator
from typing import Any

import pytest

import grognard
from grognard.content import Terms
from grognard.rulesets.colossus.movement import OVERDRIVE
from grognard.rulesets.colossus.ranged import HIGH_SPEED


def content(ruleset: str) -> Any:
    """What the data files of a game hold."""
    return grognard.ruleset(ruleset).content


def fielded(ruleset: str, scenario: str = "") -> list[str]:
    """The units of the usual armies of a scenario, the first one if none is named."""
    game = grognard.ruleset(ruleset)
    played = scenario or game.scenario_ids()[0]
    settings = game.settings({})
    armies = game.usual_rosters(played, game.table_seats[0], settings)
    return [unit.profile for army in armies for unit in game.rosters()[army].units]


@pytest.mark.parametrize("ruleset", grognard.rulesets())
def test_the_usual_armies_of_every_scenario_are_legal(ruleset: str) -> None:
    game = grognard.ruleset(ruleset)
    for scenario in game.scenario_ids():
        terms = Terms(game.settings({}), 1, scenario)
        for army in game.usual_rosters(scenario, game.table_seats[0], terms.options):
            assert game.breaches(game.rosters()[army], terms) == [], (scenario, army)


def test_baroud_brings_terror_magic_grenades_and_every_kind_of_gun() -> None:
    """The first scenario is of men; the Marsh comes to the Belfry."""
    usual = {*fielded("baroud"), *fielded("baroud", "belfry")}
    figures = [content("baroud").profile(unit) for unit in usual]
    abilities = {ability for figure in figures for ability in figure.abilities}
    tags = {tag for figure in figures for weapon in figure.weapons for tag in weapon.tags}

    assert abilities >= {
        "terror", "magic_user", "leader", "coward", "steadfast", "ferocious_charge", "mounted",
        "big", "huge", "undead", "swarm",
    }  # fmt: skip
    assert "hand_grenades" in {figure.grenade.id for figure in figures if figure.grenade}
    ready = {unit for force in content("baroud").forces.values() for unit in force.units}
    assert "bomber" in ready, "rifle grenades are in a ready-made army"
    assert tags >= {"tripod", "belt_fed"}
    assert any(figure.quality <= 4 and figure.weapons for figure in figures), "overwatch"


STATES = {
    "brave": "litany",
    "consumed": "kiss",
    "controlled": "strings",
    "immobilized": "chains",
    "knocked_down": "cast_net",
    "slowed": "cast_net",
    "sped_up": "double_time",
    "stunned": "chains",
}
"""By whose doing models get into the states of the sheet; Berserk and Swallowed come otherwise."""


def test_brimstone_brings_every_trigger_state_and_size_of_base() -> None:
    models = [content("brimstone").profile(unit) for unit in fielded("brimstone")]
    effects = [effect for model in models for effect in model.effects]

    assert {effect.trigger for effect in effects} == {"exhausting", "active", "passive", "free"}
    assert {model.base for model in models} == {"medium", "large", "very_large"}
    assert set(STATES) | {"berserk", "swallowed"} == set(content("brimstone").states)
    assert set(STATES.values()) <= {effect.id for effect in effects}
    assert any(model.abilities.rage for model in models), "Berserk"
    assert any(weapon.swallow for model in models for weapon in model.melee), "Swallowed"
    assert any(model.shooting for model in models)


def test_colossus_brings_jumps_indirect_fire_speed_and_rams_of_unlike_sizes() -> None:
    units = [content("colossus").profile(unit) for unit in fielded("colossus")]
    sizes = {unit.size for unit in units}

    assert {tag for unit in units for tag in unit.tags} >= {"jump", "indirect_fire", "rally"}
    fastest = max(unit.move + OVERDRIVE * unit.has("overdrive") for unit in units)
    assert fastest >= HIGH_SPEED, "a High Speed Maneuver"
    assert max(sizes) - min(sizes) >= 3, "a Ram of a machine three sizes smaller"
    assert any(unit.evasion for unit in units)


def test_gaslight_brings_every_ability_of_the_sheet() -> None:
    models = [content("gaslight").profile(unit) for unit in fielded("gaslight")]
    spells = [content("gaslight").spells[spell] for model in models for spell in model.spells]

    assert set(_gaslight_rules(models)) >= {
        "armor_piercing", "beginners_luck", "fast", "gruesome", "hard_to_kill", "immunity",
        "move_penalty", "protection", "quick", "resistance", "vulnerability",
    }  # fmt: skip
    assert any(gun.has("gruesome") for model in models for gun in model.ranged.values())
    templates = {bomb.template for model in models for bomb in model.thrown.values()}
    assert templates >= {"fire", "acid", "smoke"}
    assert any(model.has("mistmaker") for model in models), "Mist"
    assert {spell.kind for spell in spells} == {"projectile", "attack", "aura", "buff"}


def _gaslight_rules(models: list[Any]) -> Iterator[str]:
    for model in models:
        yield from (text.split()[0] for text in model.abilities)
        for arm in (*model.ranged.values(), *model.melee.values()):
            yield from (text.split()[0] for text in arm.rules)


def test_saurian_brings_sedatives_fear_grabs_pushes_and_reactions_to_its_first_game() -> None:
    boards = [content("saurian").profile(unit) for unit in fielded("saurian")]
    printed = _cards(boards)

    assert "sedative" in _ammunition(boards)
    assert {"fear", "grab", "stab", "rally", "interact"} <= _actions(printed)
    assert any(action.stab for card in printed for options in card.actions for action in options)
    for board in boards:
        assert any(card.reaction for card in _cards([board])), f"{board.id} reacts"
    assert _keywords(printed) == {"charge", "fix"}
    assert any("fly" in board.abilities for board in boards)


def test_saurian_brings_nets_flyers_and_jumps_to_its_other_scenarios() -> None:
    drop = [content("saurian").profile(unit) for unit in fielded("saurian", "supply_drop")]
    ridge = [content("saurian").profile(unit) for unit in fielded("saurian", "nest_ridge")]

    assert _ammunition(drop) == {"net"}
    assert _ammunition(ridge) == {"sedative", "net"}
    assert any("fly" in board.abilities for board in ridge)
    assert "jump" in _keywords(_cards(drop))
    assert any("commander" in board.abilities for board in drop)
    armies = content("saurian").forces.values()
    assert {unit for army in armies for unit in army.units} == set(content("saurian").unit_entries)


def test_saurian_scenarios_name_armies_there_are() -> None:
    for scenario in content("saurian").scenarios.values():
        assert set(scenario.armies) <= set(content("saurian").forces)


def _cards(boards: list[Any]) -> list[Any]:
    decks = {board.deck for board in boards}
    return [card for card in content("saurian").cards.values() if card.deck in decks]


def _keywords(printed: list[Any]) -> set[str]:
    return {word for card in printed for word in card.keywords}


def _actions(printed: list[Any]) -> set[str]:
    return {action.do for card in printed for options in card.actions for action in options}


def _ammunition(boards: list[Any]) -> set[Any]:
    return {
        content("saurian").ammunition[ammo].type for board in boards for ammo in board.ammunition
    }
