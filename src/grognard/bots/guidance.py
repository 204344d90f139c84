"""What a bot that looks ahead considers at a question, and what it takes others to answer."""

from typing import Any, Protocol

from grognard.kernel.compound import SeatQuestion
from grognard.kernel.policies import Reply, offered
from grognard.kernel.questions import Place
from grognard.kernel.ruleset import Ruleset
from grognard.kernel.state import Battle


class Guidance(Protocol):
    """Says what is worth a thought; the rules are played on to find out more."""

    def consider(self, battle: Battle, question: SeatQuestion) -> list[Reply]:
        """Every answer that is worth playing on from, the likeliest first."""
        ...

    def expect(self, battle: Battle, question: SeatQuestion) -> Reply | None:
        """What is answered where nobody looks closer; nothing where that cannot be told."""
        ...


class Unguided:
    """Considers whatever is offered, and takes everybody to answer as usual."""

    def consider(self, battle: Battle, question: SeatQuestion) -> list[Reply]:
        """Every answer there is."""
        return offered(question)

    def expect(self, battle: Battle, question: SeatQuestion) -> Reply | None:
        """The usual answer; a piece may still be left where it is."""
        return None if isinstance(question, Place) else question.usual


class ByPolicy:
    """Considers what the ruleset's policy ranks first, and takes everybody to play by it."""

    def __init__(self, ruleset: Ruleset[Any], most: int) -> None:
        self._ruleset, self._most = ruleset, most

    def consider(self, battle: Battle, question: SeatQuestion) -> list[Reply]:
        """The answers that promise most."""
        ranked = self._ruleset.policy(battle, question)
        return [rated.answer for rated in ranked[: self._most]]

    def expect(self, battle: Battle, question: SeatQuestion) -> Reply | None:
        """The answer that promises most."""
        return self._ruleset.policy(battle, question)[0].answer
