"""What may come of a moment: a seat plays on in its imagination, as often as it likes."""

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from grognard.kernel.chance import Lots
from grognard.kernel.compound import Question
from grognard.kernel.game import Game
from grognard.kernel.questions import Seat
from grognard.kernel.resuming import Bookmark, Checkpoint, Run

World = int
"""One way the unknown may be dealt. The same number deals the same cards."""
Outcome = Any
"""What the rules get for an answer: a key, a placement, successes."""


class Imagination:
    """A moment of a game that can be lived again and again, the unknown dealt anew each time.

    Nothing that comes out of it is the true state: in a game with secrets every run begins with
    a redeal.
    """

    def __init__(self, bookmark: Bookmark[Any], seat: Seat, lots: Lots) -> None:
        self.ruleset = bookmark.ruleset
        self.codec = bookmark.codec
        self.seat = seat
        self.lots = lots
        self._bookmark = bookmark
        self._side = self.ruleset.side(seat)
        self._redeals = lots.branch("redeal")

    @classmethod
    def of(cls, game: Game[Any], seat: Seat) -> "Imagination":
        """The moment a game has reached, as a seat may imagine it."""
        bookmark = game.bookmark
        # What is worked out about an imagined battle is not to be taken for a fact of the true one.
        checkpoint = Checkpoint(bookmark.checkpoint.packed, {})
        # Told apart by the moment and no more: the seed of a game stays its own secret.
        lots = Lots(f"imagined by {seat} at {game.answers}")
        return cls(structs.replace(bookmark, checkpoint=checkpoint), seat, lots)

    @property
    def certain(self) -> bool:
        """Whether there is only one way things may be: nothing is hidden from anybody."""
        return not self.ruleset.secrets

    def run(self, answers: Sequence[Outcome] = (), world: World = 0) -> Run[Any]:
        """The battle in one of the worlds after these answers, to be played on.

        It ends with the step under way.
        """
        run = self._bookmark.run()
        if self.ruleset.secrets:
            self.ruleset.redeal(run.battle, self.seat, self._redeals.lot(world))
        for outcome in answers:
            run.send(outcome)
        return run

    def worth(self, run: Run[Any]) -> float:
        """What the battle is worth to the seat that imagines it."""
        return float(self.ruleset.worth(run.battle, self.seat))

    def chance(self, run: Run[Any]) -> float:
        """How likely the seat that imagines it wins from there."""
        return self.ruleset.win_chance(run.battle, self.seat)

    def is_ours(self, question: Question) -> bool:
        """Whether a question is put to the seat that imagines, or to a seat of its side."""
        return question.seat == self.seat or self.ruleset.side(question.seat) == self._side
