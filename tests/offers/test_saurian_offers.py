"""Saurian: every hex one may step or deploy to is on offer, and no other."""

from collections.abc import Iterator

import pytest
from thoroughness import examples

import grognard
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose
from grognard.rulesets.saurian.battle import Battle, Model, Unit
from grognard.rulesets.saurian.field import IMPASSABLE, OFF
from grognard.testing.offers import reached
from grognard.testing.saurian import ground, moving, unit

AHEAD = (0, 1, 5)


def free_steps(battle: Battle, who: Unit, model: Model, points: int) -> Iterator[int]:
    """Directions in which a model finds open hexes, whatever else it could do."""
    near = battle.board.next
    own = set(battle.cells(who, model))
    for direction in range(6):
        is_ahead = not who.profile.oriented or (direction - model.heading) % 6 in AHEAD
        head = near[model.at][direction]
        cells = [head]
        if who.profile.large and head != OFF:
            cells.append(near[head][(model.heading + 3) % 6])
        if (
            points >= (1 if is_ahead else 2)
            and OFF not in cells
            and all(battle.board.ground[cell] != IMPASSABLE for cell in cells)
            and all(cell not in battle.occupied or cell in own for cell in cells)
        ):
            yield direction


def check_steps(game: Game[Battle]) -> bool:
    """Whether a step was asked for, and every open hex beside the model was on offer."""
    choice = game.decision
    if not isinstance(choice, Choose) or choice.topic != "step":
        return False
    battle, who = game.battle, game.battle.unit(choice.piece or "")
    if len(who.models) != 1 or who.models[0].knocked:
        return False
    keys = {option.key for option in choice.options}
    landings = {
        battle.board.next[who.models[0].at][int(key[3:])] for key in keys if key[3:].isdigit()
    }
    points = int((choice.facts or {})["points"])
    is_bound = not any(key.startswith("go:") for key in keys)
    wanted = set(free_steps(battle, who, who.models[0], points))
    behind = {d for d in wanted if (d - who.models[0].heading) % 6 not in AHEAD}
    if not is_bound:
        missing = {d for d in wanted - behind if f"go:{d}" not in keys}
        assert not missing, f"{who.id} may step to {missing}, which is not on offer"
    for landing in landings:
        assert landing != OFF
        assert battle.board.ground[landing] != IMPASSABLE
    return bool(wanted)


@pytest.mark.clause("saurian:4.3")
def test_in_games_every_open_hex_beside_a_model_is_on_offer() -> None:
    asked = sum(check_steps(game) for game in reached(grognard.ruleset("saurian"), examples(4), 1))

    assert asked > 30


def check_walks(game: Game[Battle]) -> int:
    """Every walk on offer is what its steps come to; how many there are."""
    choice = game.decision
    if not isinstance(choice, Choose) or choice.topic != "step":
        return 0
    keys = [option.key for option in choice.options if option.key.startswith("walk:")]
    for key in keys:
        walking, stepping = game.fork(same_luck=True), game.fork(same_luck=True)
        walking.answer(key)
        for direction in key.removeprefix("walk:").split("."):
            stepping.answer(f"go:{direction}")
        assert game.codec.pack(walking.battle) == game.codec.pack(stepping.battle)
    return len(keys)


@pytest.mark.clause("saurian:4.3", "saurian:4.8")
def test_in_games_a_walk_is_what_its_steps_come_to() -> None:
    assert sum(map(check_walks, reached(grognard.ruleset("saurian"), examples(3), 2))) > 50


@pytest.mark.clause("saurian:4.3", "saurian:1.10")
@pytest.mark.parametrize("heading", range(6))
def test_among_rocks_exactly_the_open_hexes_are_on_offer(heading: int) -> None:
    rocks = ground("impassable", (3, 3), (5, 3), (3, 5))
    game = moving(unit("a1", "alp", (4, 4, heading)), unit("b1", "tro", (7, 1)), rocks)

    while isinstance(game.decision, Choose) and game.decision.topic != "step":
        game.answer(game.decision.options[-1].key)
    assert check_steps(game)


@pytest.mark.clause("saurian:2.9")
def test_in_games_every_hex_a_model_may_deploy_to_is_on_offer() -> None:
    asked = 0
    for game in reached(grognard.ruleset("saurian"), examples(3), 1):
        choice = game.decision
        if not isinstance(choice, Choose) or choice.topic not in ("deploy-model", "deploy-whole"):
            continue
        battle, who = game.battle, game.battle.unit(choice.piece or "")
        zone = set(battle.setting.zone_hexes[battle.zones[who.side]])
        free = {hex_ for hex_ in zone if hex_ not in battle.occupied}
        offered = {int(option.key) for option in choice.options if option.key != "apart"}
        if who.profile.large or not free:
            continue
        asked += 1
        if who.models:
            beside = {n for model in who.models for n in battle.board.next[model.at]}
            assert offered >= free & beside or not free & beside
        assert all(hex_ in free or who.at_hex(hex_) for hex_ in offered)
    assert asked > 10
