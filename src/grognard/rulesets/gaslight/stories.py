"""What led to a question: who does what to whom, and the dice or successes of both sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from grognard.kernel.questions import Story
from grognard.kernel.tallies import Tally
from grognard.rulesets.gaslight.battle import Model

if TYPE_CHECKING:
    from grognard.rulesets.gaslight.trials import Throw

Told = Callable[[], Story]


def of_test(throw: Throw, successes: int) -> Told:
    """How somebody's test stands, and what it needs."""

    def told() -> Story:
        facts = {"test": throw.topic, "successes": successes, "need": throw.need}
        return Story("story-test", facts, throw.model.id, (), (throw.pool,))

    return told


def of_contest(mine: Throw, successes: int, theirs: Throw, against: int) -> Told:
    """How an opposed test stands for one of the two, told from its side."""

    def told() -> Story:
        facts = {
            "kind": mine.topic,
            "test": mine.topic,
            "successes": successes,
            "against": against,
        }
        pools = mine.pool, theirs.pool
        return Story("story-contest", facts, mine.model.id, (theirs.model.id,), pools)

    return told


def of_assault(
    say: str, by: Model, to: Model, pools: Callable[[], tuple[Tally, ...]], **facts: object
) -> Told:
    """Who attacks whom, before either has rolled."""
    return lambda: Story(say, dict(facts), by.id, (to.id,), pools())


def of_model(say: str, model: Model, **facts: object) -> Told:
    """What befalls a model."""
    return lambda: Story(say, dict(facts), model.id)
