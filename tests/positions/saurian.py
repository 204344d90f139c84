"""Put units on the board: what a Saurian test needs to begin."""

from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.questions import Choose, Together
from grognard.kernel.tallies import Tally
from grognard.rulesets.saurian import RULESET
from grognard.rulesets.saurian.battle import Battle, Unit
from grognard.testing import play

COLUMNS = 11


def hx(column: int, row: int) -> int:
    """The number of a hex of the standard board."""
    return row * COLUMNS + column


def toml(value: Any) -> str:
    """A value as TOML spells it."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}"'
        case list() | tuple():
            return "[" + ", ".join(toml(item) for item in value) + "]"
        case dict():
            return "{ " + ", ".join(f"{k} = {toml(v)}" for k, v in value.items()) + " }"
        case _:
            return str(value)


def unit(id_: str, profile: str, *places: tuple[int, ...], **state: Any) -> str:
    """A ``[[unit]]``: places are (column, row) or (column, row, facing), one for each model.

    A squad with a single place stands there with all its models. The seat is the capital of the
    id's letter; ``changed`` overrides the printed board.
    """
    changes = state.pop("changed", {})
    lines = ["[[unit]]", f'id = "{id_}"', f'seat = "{id_[0].upper()}"', f'profile = "{profile}"']
    if "models" in state:
        places = ()
    if len(places) == 1:
        lines.append(f"at = [{places[0][0]}, {places[0][1]}]")
        if len(places[0]) > 2:
            lines.append(f"facing = {places[0][2]}")
    elif places:
        lines.append(
            "models = "
            + toml([{"at": list(p[:2]), "facing": p[2] if len(p) > 2 else 0} for p in places])
        )
    lines += [f"{name} = {toml(value)}" for name, value in state.items()]
    if changes:
        lines.append(f"with = {toml(changes)}")
    return "\n".join(lines)


def player(seat: str, **state: Any) -> str:
    """A ``[seat.X]`` table: hand, command, requisition."""
    return f"[seat.{seat}]\n" + "\n".join(f"{name} = {toml(v)}" for name, v in state.items())


def ground(class_: str, *hexes: tuple[int, int]) -> str:
    """A ``[[terrain]]`` of a situation."""
    return f'[[terrain]]\nclass = "{class_}"\nhexes = {toml([list(h) for h in hexes])}'


def situation(*parts: str, scenario: str | None = None, options: Any = None, **now: Any) -> str:
    """The text of a situation file."""
    head = ['ruleset = "saurian"']
    if scenario is not None:
        head.append(f'scenario = "{scenario}"')
    if options:
        head.append(f"options = {toml(options)}")
    moment = ["[now]", *(f"{name} = {toml(value)}" for name, value in now.items())]
    return "\n\n".join(["\n".join(head), *parts, "\n".join(moment)])


def position(
    *parts: str,
    scenario: str | None = None,
    options: Any = None,
    seed: int | None = None,
    **now: Any,
) -> Game[Battle]:
    """A game at a position; without a seed it asks for its cards as well."""
    text = situation(*parts, scenario=scenario, options=options, **now)
    game: Game[Battle] = RULESET.situation(text, seed=seed)
    return game


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


def keys(game: Game[Battle], seat: str | None = None) -> list[str]:
    """The keys on offer now."""
    decision = game.decision
    if isinstance(decision, Together):
        choice = decision.of(seat or decision.seat)
        assert choice is not None
        return [option.key for option in choice.options]
    assert isinstance(decision, Choose), f"nothing to choose: {decision}"
    return [option.key for option in decision.options]


def topic(game: Game[Battle]) -> str:
    """What is asked now."""
    return game.question.topic if game.question is not None else ""


def told(game: Game[Battle], kind: str) -> list[Any]:
    """What happened, of one kind."""
    return [entry.event for entry in game.log if entry.event.kind == kind]


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


def parts_of(tally: Tally) -> dict[str, int]:
    """The parts of a tally that count."""
    found: dict[str, int] = {}
    for part in tally.parts:
        if not part.ignored:
            found[part.reason] = found.get(part.reason, 0) + part.amount
    return found
