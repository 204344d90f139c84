"""What to answer, and why: the alternatives a bot weighed, in words."""

from typing import Protocol, runtime_checkable

from msgspec import Struct

from grognard.bots.bot import Position, UnknownBot, bot
from grognard.bots.lookahead import Alternative
from grognard.kernel.compound import Picking, SeatQuestion
from grognard.kernel.policies import Reply
from grognard.kernel.questions import Choose, Placement
from grognard.text.telling import Teller

MOST = 5
"""As many alternatives as are told."""
ALIKE = 0.05
"""Answers this close in worth are as good as each other."""


@runtime_checkable
class Weighing(Protocol):
    """A bot that can say what it considered."""

    def weigh(self, question: SeatQuestion, position: Position) -> list[Alternative]:
        """Every answer it considered, best first."""
        ...


class Advice(Struct, frozen=True):
    """An answer that is suggested, and what it was weighed against, best first."""

    alternatives: tuple[Alternative, ...]

    @property
    def answer(self) -> Reply:
        """The answer that is suggested."""
        return self.alternatives[0].answer

    def behind(self, alternative: Alternative) -> float:
        """How much less an alternative is worth than what is suggested."""
        return self.alternatives[0].worth - alternative.worth


def advise(question: SeatQuestion, position: Position, name: str = "greedy") -> Advice:
    """What a bot of that name would answer, and what else it considered."""
    adviser = bot(name, "advice")
    if not isinstance(adviser, Weighing):
        raise UnknownBot(name)
    return Advice(tuple(adviser.weigh(question, position)))


def explain(advice: Advice, question: SeatQuestion, teller: Teller, most: int = MOST) -> list[str]:
    """The suggestion and its alternatives, a line each, in the teller's language."""
    words = teller.words
    best = advice.alternatives[0]
    lines = [
        words(
            "advice-best",
            answer=name_of(best.answer, question, teller),
            worth=round(best.worth, 1),
            visits=best.visits,
        )
    ]
    for other in advice.alternatives[1:most]:
        behind = advice.behind(other)
        message = "advice-alike" if behind < ALIKE else "advice-behind"
        answer = name_of(other.answer, question, teller)
        lines.append(words(message, answer=answer, behind=round(behind, 1), visits=other.visits))
    left = len(advice.alternatives) - most
    if left > 0:
        lines.append(words("advice-more", n=left))
    return lines


def name_of(answer: Reply, question: SeatQuestion, teller: Teller) -> str:
    """What an answer is called."""
    if isinstance(answer, Placement):
        words = teller.words
        if answer.end is None:
            return words("advice-turn", heading=answer.heading)
        x, y = answer.end
        return words("advice-place", x=round(x, 2), y=round(y, 2), heading=answer.heading)
    if isinstance(question, Picking) and isinstance(answer, tuple):
        return teller.picks(question, answer)
    if isinstance(question, Choose):
        for option in question.options:
            if option.key == answer:
                return teller.option(option)
    return str(answer)
