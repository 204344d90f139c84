"""The one way back to a moment: unpack the last checkpoint and feed the answers since.

A suspended rule cannot be copied. So whoever wants to be at a moment again, to fork or take
back a game, to weigh its odds or to imagine how it goes on, runs the rules up to it anew.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from grognard.kernel.course import Course
from grognard.kernel.events import Event
from grognard.kernel.questions import Entry
from grognard.kernel.ruleset import Ruleset, Step
from grognard.kernel.state import Battle, Codec

B = TypeVar("B", bound=Battle)
C = TypeVar("C", bound=Course[Any])


class Checkpoint(Struct, frozen=True):
    """A battle between two steps, where nothing is suspended."""

    packed: bytes
    facts: dict[Any, Any]
    """What is worked out about this state, by whichever copy of it comes first."""


class Run(Course[B]):
    """A course that ends with the step under way, until it is told to ``step`` on."""

    __slots__ = ()

    def step(self) -> bool:
        """Begin the next step; whether it came to anything: a question, or the end of the game."""
        self.question = None
        self._under_way = self.ruleset.next_step(self.battle)
        if self._under_way is None:
            return True
        self.send(None)
        return self.question is not None

    def begin(self) -> None:
        """Stop where the next step would begin."""
        self.question = None

    def send(self, outcome: Any) -> None:
        """Answer the question and go to the next one of the step."""
        rule = self._under_way
        assert rule is not None, "nothing is asked"
        try:
            self.question = rule.send(outcome)
        except StopIteration:
            self.question = None

    def _rule(self) -> Step | None:
        return self._under_way


class Bookmark(Struct, Generic[B], frozen=True, eq=False):
    """A moment of a game to come back to, as often as one likes."""

    ruleset: Ruleset[B]
    codec: Codec[B]
    checkpoint: Checkpoint
    answers: Sequence[Entry] = ()
    """Those given since the checkpoint, in any form a question trusts."""

    def resume(self) -> Course[B]:
        """The moment again, to be played on."""
        return self._reach(Course(self.ruleset, self._battle()))

    def run(self, ear: Callable[[Event], None] | None = None) -> Run[B]:
        """The moment again, to be played to the end of the step; the ear hears all of it."""
        battle = self._battle()
        if ear is not None:
            battle.listen(ear)
        return self._reach(Run(self.ruleset, battle))

    def _battle(self) -> B:
        battle = self.codec.unpack(self.checkpoint.packed)
        vars(battle)["facts"] = self.checkpoint.facts
        return battle

    def _reach(self, course: C) -> C:
        """Feed the answers, computing nothing nobody looks at; no step ends among them."""
        course.step()
        for entry in self.answers:
            question = course.question
            assert question is not None, "a bookmark lies where the game has been"
            course.send(question.trust(entry))
        return course
