"""Put units on the board: positions of Saurian."""

from typing import Any

from grognard.kernel.game import Game
from grognard.rulesets.saurian import RULESET
from grognard.rulesets.saurian.battle import Battle, Unit
from grognard.testing import play, positions
from grognard.testing.positions import entry, terrain, told

COLUMNS = 11


def hx(column: int, row: int) -> int:
    """The number of a hex of the standard board."""
    return row * COLUMNS + column


def unit(id_: str, profile: str, *places: tuple[int, ...], **state: Any) -> str:
    """A unit: places are (column, row) or (column, row, facing), one for each model.

    A squad with a single place stands there with all its models. The seat is the capital of the
    id's letter; ``changed`` overrides the printed board.
    """
    if "models" in state:
        return entry(id_, profile, **state)
    if len(places) == 1:
        state["at"] = places[0][:2]
        if len(places[0]) > 2:
            state["facing"] = places[0][2]
    elif places:
        state["models"] = [{"at": p[:2], "facing": p[2] if len(p) > 2 else 0} for p in places]
    return entry(id_, profile, **state)


def ground(class_: str, *hexes: tuple[int, int]) -> str:
    """Terrain of a class on these hexes."""
    return terrain(**{"class": class_, "hexes": hexes})


def situation(*parts: str, scenario: str | None = None, options: Any = None, **now: Any) -> str:
    """The text of a situation file."""
    return positions.situation(
        "saurian", parts, now, bare=False, scenario=scenario, options=options
    )


def position(*parts: str, seed: int | None = None, **how: Any) -> Game[Battle]:
    """A game at a position; without a seed it asks for its cards as well."""
    return RULESET.situation(situation(*parts, **how), seed=seed)


def acting(*parts: str, active: str = "a1", **now: Any) -> Game[Battle]:
    """A position in which a unit has moved and is about to act."""
    return position(*parts, active=active, stage="act", **now)


def moving(*parts: str, active: str = "a1", **now: Any) -> Game[Battle]:
    """A position in which a unit is about to move."""
    return position(*parts, active=active, stage="move", **now)


def go(game: Game[Battle], *answers: object) -> Game[Battle]:
    """Feed answers, each of which must fit."""
    play(game, list(answers))
    return game


def topic(game: Game[Battle]) -> str:
    """What is asked now."""
    return game.question.topic if game.question is not None else ""


def last(game: Game[Battle], kind: str) -> Any:
    """What happened last, of one kind."""
    found = told(game, kind)
    assert found, f"there was no {kind}; there was {[e.event.kind for e in game.log]}"
    return found[-1]


def of(game: Game[Battle], unit_id: str) -> Unit:
    """A unit of the battle."""
    return game.battle.unit(unit_id)


def at(game: Game[Battle], unit_id: str, model: int = 0) -> tuple[int, int]:
    """Where a model stands, as column and row."""
    found = of(game, unit_id).model(model)
    assert found is not None, f"{unit_id} has no model {model}"
    return game.battle.board.places[found.at]
