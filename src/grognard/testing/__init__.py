"""Script whole passages of play: for tests that read like a rulebook's examples."""

from collections.abc import Iterator, Sequence
from typing import Any

from grognard.kernel.compound import Picking, Question, Together
from grognard.kernel.game import Game
from grognard.kernel.questions import Chance, Choose, Place
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
        case Picking():
            keys = ", ".join(option.key for option in question.options)
            return f"{asked}; pick {question.least} to {question.limit} of: {keys}"
        case Together():
            return f"{asked}; " + "; ".join(describe(choice) for choice in question.choices)
        case Place():
            return f"{asked}; for example {question.region.candidates()[:3]}"
        case Chance():
            return f"{asked}; enter {', '.join(map(str, question.parts(())))}"


def perft(game: Game[Any], depth: int) -> int:
    """How many different passages of ``depth`` answers may follow, chance included.

    Every option, every proposed placement and every outcome of chance counts as one answer;
    choices without a choice are not counted. A change of the rules shows as a changed number.
    """
    bookmark = game.bookmark

    def count(prefix: list[object], left: int) -> int:
        course = bookmark.resume()
        for outcome in prefix:
            course.send(outcome)
        while course.question is not None and len(answers := _answers(course.question)) == 1:
            course.send(answers[0])
            prefix = [*prefix, answers[0]]
        if course.question is None or left == 0:
            return 1
        if left == 1:
            return len(_answers(course.question))
        return sum(count([*prefix, answer], left - 1) for answer in _answers(course.question))

    return count([], depth)


def _answers(question: Question) -> Sequence[object]:
    match question:
        case Choose():
            return [option.key for option in question.options]
        case Picking():
            return list(question.answers())
        case Place():
            return question.region.candidates()
        case Together():
            return [question.usual]
        case Chance():
            return [outcome for outcome, _ in question.outcomes()]


def playthrough(game: Game[Any], answers: Iterator[Any], most: int = 150) -> str:
    """A game as readable text: what was asked, on offer, answered, and what came of it.

    The iterator plays the game, one decision at a time.
    """
    lines = [f"{game.setup.ruleset} {game.setup.scenario} seed {game.seed}"]
    told = 0

    def tell() -> None:
        nonlocal told
        lines.extend(f"    {_fact(item.event)}" for item in game.log[told:])
        told = len(game.log)

    tell()
    while len(lines) < most * 4 and game.decision is not None:
        asked, before = describe(game.decision), game.answers
        next(answers)
        given = game.entries[before]
        lines.append(f"{before + 1:4} {asked}")
        lines.append(f"     -> {given}")
        tell()
        if before >= most:
            lines.append("…")
            break
    for _ in answers:
        pass
    lines.append(f"after {game.answers} answers: {game.result}")
    return "\n".join(lines) + "\n"


def _fact(event: Any) -> str:
    fields = ", ".join(f"{name} {getattr(event, name)}" for name in event.__struct_fields__)
    return f"{event.kind}: {fields}"
