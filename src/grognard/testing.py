"""Script whole passages of play: for tests that read like a rulebook's examples."""

from collections.abc import Sequence
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.questions import Chance, Choose, Place, Question, Roll, RollOff, Together
from grognard.kernel.refusals import Refusal


class ScriptError(AssertionError):
    """An answer that does not fit the question, or one left over."""


def play(game: Game[Any], answers: Sequence[object]) -> Game[Any]:
    """Feed choices (keys or placements) and chance (dice, cards) in order, each exactly once.

    The game must have been made without a seed, so that it asks for its dice. Choices with a
    single legal option are answered by the engine and take nothing from the script.
    """
    for number, answer in enumerate(answers, start=1):
        question = game.question
        if question is None:
            left = len(answers) - number + 1
            raise ScriptError(f"the game is over with {left} answers left: {answer!r}…")
        try:
            game.answer(answer)
        except Refusal as refusal:
            raise ScriptError(
                f"answer {number}, {answer!r}, does not fit: {refusal}\n{describe(question)}\n"
                f"asked by {' > '.join(game.why())}"
            ) from refusal
    return game


def describe(question: Question) -> str:
    """A question in plain words, for error messages.

    >>> describe(Choose("A", [], rule="3.40", topic="select"))
    "A is asked 'select' (3.40); legal: "
    """
    asked = f"{question.seat or 'chance'} is asked {question.topic!r} ({question.rule})"
    match question:
        case Choose():
            return f"{asked}; legal: {', '.join(option.key for option in question.options)}"
        case Together():
            return f"{asked}; " + "; ".join(describe(choice) for choice in question.choices)
        case Place():
            return f"{asked}; for example {question.region.candidates()[:3]}"
        case Roll():
            return f"{asked}; {question.dice} dice at {question.need}+"
        case RollOff():
            return f"{asked}; {question.dice} dice a throw until there is a winner"
        case Chance():
            return f"{asked}; one of {[outcome for outcome, _ in question.outcomes()][:12]}"
