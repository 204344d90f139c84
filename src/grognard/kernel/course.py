"""Drives the rules: one suspended step after another, and the question each waits on."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from grognard.kernel.compound import Question
from grognard.kernel.questions import Seat
from grognard.kernel.ruleset import Ruleset, Step
from grognard.kernel.state import Battle

B = TypeVar("B", bound=Battle)


class Course(Generic[B]):
    """A battle under way. Whoever answers ``question`` with ``send`` gives it meaning."""

    __slots__ = ("_rule", "battle", "between", "question", "ruleset")

    def __init__(
        self, ruleset: Ruleset[B], battle: B, between: Callable[[], None] | None = None
    ) -> None:
        self.ruleset = ruleset
        self.battle = battle
        self.question: Question | None = None
        self._rule: Step | None = None
        self.between = between
        """Called between two steps, when the battle is complete and nothing is suspended."""

    @property
    def over(self) -> bool:
        """Whether the game has ended: no step follows."""
        return self._rule is None

    def begin(self) -> None:
        """Go to the first question."""
        while True:
            if self.between is not None:
                self.between()
            if self.step():
                return

    def step(self) -> bool:
        """Begin the next step; whether it came to anything: a question, or the end of the game."""
        rule = self._rule = self.ruleset.next_step(self.battle)
        self.question = None
        if rule is None:
            return True
        try:
            self.question = rule.send(None)
        except StopIteration:
            return False
        return True

    def send(self, outcome: Any) -> None:
        """Answer the question and go to the next one."""
        rule = self._rule
        assert rule is not None, "nothing is asked"
        try:
            self.question = rule.send(outcome)
        except StopIteration:
            self.begin()

    def concede(self, seat: Seat) -> None:
        """Break off whatever is under way."""
        if self._rule is not None:
            self._rule.close()
        self.ruleset.concede(self.battle, seat)
        self.begin()

    def why(self) -> list[str]:
        """The rules under way, outermost first: why this is asked."""
        names = []
        rule: Any = self._rule
        while rule is not None and hasattr(rule, "cr_code"):
            names.append(rule.cr_code.co_name)
            rule = rule.cr_await
        return names
