"""Put figures on the table: positions of Baroud."""

from fractions import Fraction
from typing import Any

import msgspec

from grognard.kernel.game import Game
from grognard.kernel.odds import Distribution
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect
from grognard.rulesets.baroud import RULESET
from grognard.testing import positions
from grognard.testing.positions import entry, terrain

Point = tuple[float, float]


def figure(id_: str, profile: str, x: float, y: float, **state: Any) -> str:
    """A figure; its seat is the capital of its id's letter.

    ``quality``, ``combat``, ``abilities`` and ``equipment`` change its profile; one that is
    ``gone`` has left its place.
    """
    printed = ("quality", "combat", "abilities", "equipment")
    changed = {name: state.pop(name) for name in printed if name in state}
    place = {} if state.get("gone") else {"at": (x, y)}
    return entry(id_, profile, changed, **place, **state)


def area(kind: str, *rect: float, level: int = 0) -> str:
    """A rectangle of terrain."""
    height = {"level": level} if level else {}
    return terrain(kind=kind, rect=rect, **height)


def line(kind: str, *ends: float) -> str:
    """An obstacle or a ladder."""
    return terrain(kind=kind, line=ends)


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
    head = {"scenario": scenario, "options": options, "table": table}
    return positions.situation("baroud", parts, now, bare=bare, **head)


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


def scores(game: Game[Any]) -> tuple[int, int]:
    """Both totals before the dice, of the combat that is asked for now."""
    question = game.question
    score, against = question.tallies  # type: ignore[union-attr]
    return score.total, against.total


def parts_of(game: Game[Any], side: int = 0) -> dict[str, int]:
    """The parts of one side's total in the combat that is asked for now, by reason."""
    return positions.parts_of(game.question.tallies[side])  # type: ignore[union-attr]


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
