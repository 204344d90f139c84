"""Drives the rules: one suspended step after another, and the question each waits on."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from grognard.kernel.compound import Question
from grognard.kernel.questions import Seat
from grognard.kernel.ruleset import Ruleset, Step
from grognard.kernel.state import Battle

B = TypeVar("B", bound=Battle)


class _Between:
    """What is called between two steps; whoever resumes a game comes to listen only later."""

    __slots__ = ("call",)

    def __init__(self, call: Callable[[], None] | None) -> None:
        self.call = call


async def _steps(
    ruleset: Ruleset[B], battle: B, between: _Between, rule: Step | None = None
) -> None:
    """One step after another, to the end of the game.

    As one coroutine: the end of a step is then not an exception, which would cost as much as a
    question. It knows the battle and not its course, which has to go as soon as it is dropped.
    """
    while True:
        if rule is None:
            if between.call is not None:
                between.call()
            rule = ruleset.next_step(battle)
            if rule is None:
                return
        await rule
        rule = None


class Course(Generic[B]):
    """A battle under way. Whoever answers ``question`` with ``send`` gives it meaning."""

    __slots__ = ("_between", "_under_way", "battle", "question", "ruleset")

    def __init__(
        self, ruleset: Ruleset[B], battle: B, between: Callable[[], None] | None = None
    ) -> None:
        self.ruleset = ruleset
        self.battle = battle
        self.question: Question | None = None
        self._between = _Between(between)
        self._under_way: Step | None = None

    @property
    def between(self) -> Callable[[], None] | None:
        """Called between two steps, when the battle is complete and nothing is suspended."""
        return self._between.call

    @between.setter
    def between(self, call: Callable[[], None] | None) -> None:
        self._between.call = call

    @property
    def over(self) -> bool:
        """Whether the game has ended: no step follows."""
        return self._under_way is None

    def begin(self) -> None:
        """Go to the first question."""
        self._under_way = _steps(self.ruleset, self.battle, self._between)
        self.send(None)

    def step(self) -> bool:
        """Begin the next step; whether it came to anything: a question, or the end of the game."""
        rule = self.ruleset.next_step(self.battle)
        self.question = self._under_way = None
        if rule is not None:
            self._under_way = _steps(self.ruleset, self.battle, self._between, rule)
            self.send(None)
        return True

    def send(self, outcome: Any) -> None:
        """Answer the question and go to the next one."""
        under_way = self._under_way
        assert under_way is not None, "nothing is asked"
        try:
            self.question = under_way.send(outcome)
        except StopIteration:
            self.question = self._under_way = None

    def concede(self, seat: Seat) -> None:
        """Break off whatever is under way."""
        if self._under_way is not None:
            self._under_way.close()
        self.ruleset.concede(self.battle, seat)
        self.begin()

    def why(self) -> list[str]:
        """The rules under way, outermost first: why this is asked."""
        names = []
        rule: Any = self._rule()
        while rule is not None and hasattr(rule, "cr_code"):
            names.append(rule.cr_code.co_name)
            rule = rule.cr_await
        return names

    def _rule(self) -> Step | None:
        """The step under way."""
        under_way: Any = self._under_way
        return None if under_way is None else under_way.cr_await
