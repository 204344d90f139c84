"""What may come of a moment: a seat plays on in its imagination, as often as it likes."""

from collections.abc import Sequence
from typing import Any

from grognard.kernel.chance import Lots
from grognard.kernel.course import Course
from grognard.kernel.game import Game
from grognard.kernel.questions import Question, Seat
from grognard.kernel.ruleset import Ruleset
from grognard.kernel.state import Codec

World = int
"""One way the unknown may be dealt. The same number deals the same cards."""
Outcome = Any
"""What the rules get for an answer: a key, a placement, successes."""


class Passage(Course[Any]):
    """A course that can be made to stop where the step under way ends."""

    __slots__ = ("one_step",)

    one_step: bool

    def begin(self) -> None:
        """Go to the next step, unless this passage ends with the one under way."""
        if self.one_step:
            self.question = None
        else:
            super().begin()

    @property
    def has_ended(self) -> bool:
        """Whether nothing more is asked."""
        return self.question is None

    def go_on(self) -> None:
        """Begin the next step once one has ended."""
        self.one_step = False
        self.begin()
        self.one_step = True


class Imagination:
    """A moment of a game that can be lived again and again, the unknown dealt anew each time.

    Nothing that comes out of it is the true state: in a game with secrets every passage begins
    with a redeal.
    """

    def __init__(
        self,
        ruleset: Ruleset[Any],
        codec: Codec[Any],
        packed: bytes,
        past: Sequence[Outcome],
        seat: Seat,
        lots: Lots,
    ) -> None:
        self.ruleset = ruleset
        self.codec = codec
        self.seat = seat
        self.lots = lots
        self._packed, self._past = packed, past
        self._side = ruleset.side(seat)
        self._redeals = lots.branch("redeal")
        self._judge, self._sign = seat, 1.0

    @classmethod
    def of(cls, game: Game[Any], seat: Seat) -> "Imagination":
        """The moment a game has reached, as a seat may imagine it."""
        packed, entries = game.since_checkpoint()
        course: Course[Any] = Course(game.ruleset, game.codec.unpack(packed))
        course.begin()
        past: list[Outcome] = []
        for entry in entries:
            question = course.question
            assert question is not None, "a game goes on to the moment it has reached"
            past.append(question.trust(entry))
            course.send(past[-1])
        # Told apart by the moment and no more: the seed of a game stays its own secret.
        lots = Lots(f"imagined by {seat} at {game.answers}")
        return cls(game.ruleset, game.codec, packed, past, seat, lots)

    def later(
        self, packed: bytes, past: Sequence[Outcome], seat: Seat, number: int
    ) -> "Imagination":
        """A moment further on: so many answers into a step, as this or another seat sees it.

        What comes of it is still judged by who imagines it: as good for its own side, and as
        bad where an enemy is to decide.
        """
        lots = self.lots.branch(f"{seat} later {number}")
        later = Imagination(self.ruleset, self.codec, packed, past, seat, lots)
        later._judge = self._judge
        later._sign = 1.0 if self.ruleset.side(seat) == self._side else -1.0
        return later

    @property
    def certain(self) -> bool:
        """Whether there is only one way things may be: nothing is hidden from anybody."""
        return not self.ruleset.secrets

    def passage(self, answers: Sequence[Outcome] = (), world: World = 0) -> Passage:
        """The battle in one of the worlds after these answers, to be played on.

        It ends with the step under way.
        """
        passage = Passage(self.ruleset, self.codec.unpack(self._packed))
        passage.one_step = False
        passage.begin()
        for outcome in self._past:
            passage.send(outcome)
        if self.ruleset.secrets:
            self.ruleset.redeal(passage.battle, self.seat, self._redeals.lot(world))
        passage.one_step = True
        for outcome in answers:
            passage.send(outcome)
        return passage

    def worth(self, passage: Passage) -> float:
        """What the battle is worth to the seat that imagines it, or costs it."""
        return self._sign * float(self.ruleset.worth(passage.battle, self._judge))

    def is_ours(self, question: Question) -> bool:
        """Whether a question is put to the seat that imagines, or to a seat of its side."""
        return question.seat == self.seat or self.ruleset.side(question.seat) == self._side
