"""Put figures on the table: what a Baroud test needs to begin."""

from fractions import Fraction
from typing import Any

import msgspec

from grognard.kernel.game import Game
from grognard.kernel.odds import Distribution
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect
from grognard.rulesets.baroud import RULESET

Point = tuple[float, float]


def figure(id_: str, profile: str, x: float, y: float, **state: Any) -> str:
    """A ``[[unit]]`` of a situation; its seat is the capital of its id's letter.

    ``quality``, ``combat``, ``abilities`` and ``equipment`` change its profile.
    """
    printed = ("quality", "combat", "abilities", "equipment")
    changes = {name: state.pop(name) for name in printed if name in state}
    lines = [
        "[[unit]]",
        f'id = "{id_}"',
        f'seat = "{state.pop("seat", id_[0].upper())}"',
        f'profile = "{profile}"',
        f"at = [{x}, {y}]",
        *(f"{name} = {toml(value)}" for name, value in state.items()),
    ]
    if changes:
        lines.append(f"with = {toml(changes)}")
    return "\n".join(lines)


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


def area(kind: str, *rect: float, level: int = 0) -> str:
    """A rectangle of terrain."""
    height = f"\nlevel = {level}" if level else ""
    return f'[[terrain]]\nkind = "{kind}"\nrect = {toml(rect)}{height}'


def line(kind: str, *ends: float) -> str:
    """An obstacle or a ladder."""
    return f'[[terrain]]\nkind = "{kind}"\nline = {toml(ends)}'


def tower() -> tuple[str, str, str]:
    """The platform of the Belfry with its two ladders."""
    return (
        area("platform", 400, 400, 500, 500, level=1),
        line("ladder", 440, 400, 460, 400),
        line("ladder", 440, 500, 460, 500),
    )


def source(
    *parts: str,
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    table: dict[str, Any] | None = None,
    bare: bool = True,
    **now: Any,
) -> str:
    """The text of a situation."""
    head = ['ruleset = "baroud"']
    if scenario:
        head.append(f'scenario = "{scenario}"')
    if bare and not any(part.startswith("[[terrain]]") for part in parts):
        head.append("terrain = []")
    if options:
        head.append(f"options = {toml(options)}")
    if table:
        head.append(f"table = {toml(table)}")
    states = [f"{name} = {toml(value)}" for name, value in now.items()]
    return "\n".join([*head, *parts, "[now]", *states])


def position(*parts: str, seed: int | None = None, **situation: Any) -> Game[Any]:
    """A game at that position; without a seed it asks for its dice."""
    return RULESET.situation(source(*parts, **situation), seed=seed)


def acting(*parts: str, actions: int = 3, who: str = "a1", **situation: Any) -> Game[Any]:
    """A game in which a figure has actions to spend."""
    return position(*parts, acting=who, actions=actions, **situation)


def to(x: float, y: float) -> list[Any]:
    """A place, as an answer."""
    return [[[x, y]], 0]


STAY: list[Any] = [[], 0]


def keys(game: Game[Any]) -> list[str]:
    """What is on offer."""
    assert game.decision is not None
    return [option.key for option in game.decision.options]  # type: ignore[union-attr]


def why_not(game: Game[Any], answer: object) -> str:
    """The clause and the reason by which an answer is refused."""
    before = msgspec.msgpack.encode([told.event.kind for told in game.log])
    try:
        game.answer(answer)
    except Refusal as refusal:
        assert before == msgspec.msgpack.encode([told.event.kind for told in game.log])
        return f"{refusal.rule} {refusal.reason}"
    raise AssertionError(f"{answer!r} is legal")


def at(game: Game[Any], figure_id: str) -> Point | None:
    """Where a figure stands."""
    place: Point | None = game.battle.figure(figure_id).at
    return place


def told(game: Game[Any], kind: str) -> list[Any]:
    """The events of that kind so far."""
    return [entry.event for entry in game.log if entry.event.kind == kind]


def scores(game: Game[Any]) -> tuple[int, int]:
    """Both totals before the dice, of the combat that is asked for now."""
    question = game.question
    score, against = question.tallies  # type: ignore[union-attr]
    return score.total, against.total


def parts_of(game: Game[Any], side: int = 0) -> dict[str, int]:
    """The parts of one side's total in the combat that is asked for now, by reason."""
    tally = game.question.tallies[side]  # type: ignore[union-attr]
    return {part.reason: part.amount for part in tally.parts if not part.ignored}


def need(game: Game[Any]) -> int:
    """What each die of the Quality roll that is asked for now must show."""
    return int(game.question.need)  # type: ignore[union-attr]


def fate(found: Distribution, figure_id: str) -> dict[str, Fraction]:
    """How likely each thing is to befall a figure."""
    kinds: dict[str, Fraction] = {}
    for chanced in found.outcomes:
        for effect in chanced.outcome:
            if isinstance(effect, Effect) and effect.piece == figure_id:
                kinds[effect.kind] = kinds.get(effect.kind, Fraction(0)) + chanced.probability
    return kinds


def verdicts(game: Game[Any]) -> dict[str, Fraction]:
    """The odds of the combat that is asked for now, as ``loser result``."""
    outcomes = game.question.outcomes()  # type: ignore[union-attr]
    total = sum(weight for _, weight in outcomes)
    return {f"{who} {what}".strip(): Fraction(weight, total) for (who, what), weight in outcomes}
