"""What can go wrong with a command, each as one clear sentence."""

from __future__ import annotations

from errno import errorcode
from typing import TYPE_CHECKING, Any

from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from grognard.cli.tongue import in_words
from grognard.languages import ENGLISH

if TYPE_CHECKING:
    from grognard.content.errors import ContentError
    from grognard.kernel.records import RecordError
    from grognard.kernel.refusals import Refusal
    from grognard.kernel.said import Language
    from grognard.text import Words

LONGEST = 600
"""The most signs of an error that are worth a reader's time."""


class Mistake(Exception):
    """A mistake in the call: ``mistake-<reason>`` is its sentence."""

    def __init__(self, reason: str, **facts: object) -> None:
        from grognard.kernel.said import Several

        super().__init__(reason)
        self.reason = reason
        self.facts: dict[str, Any] = {
            name: fact if isinstance(fact, Several) else str(fact)[:200]
            for name, fact in facts.items()
        }


class No(Exception):
    """The answer is "no", and everything about it has been said."""


def told(problem: BaseException, lang: str | None) -> str:
    """The sentence for whatever went wrong."""
    from grognard.cli.voice import printable

    try:
        sentence = _sentence(problem, lang)
    except Mistake as other:
        sentence = _sentence(other, ENGLISH)
    text = " ".join(printable(sentence).split())
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _sentence(problem: BaseException, lang: str | None) -> str:
    from grognard.bots.bot import UnknownBot
    from grognard.cli.voice import language, own_words
    from grognard.content.errors import ContentError
    from grognard.kernel.records import RecordError
    from grognard.kernel.refusals import Refusal
    from grognard.kernel.ruleset import UnknownRuleset, rulesets
    from grognard.lab.pool import SimulationError

    words = own_words(language(lang))
    match problem:
        case Mistake(reason=reason, facts=facts):
            return words(f"mistake-{reason}", **facts)
        case CycloptsError():
            message, facts = _call(problem, words.lang)
            return words(message, **facts)
        case Refusal():
            return refused(problem, language(lang))
        case ContentError():
            return _content(problem, language(lang))
        case RecordError():
            return words("mistake-record", problem=unsound(problem, language(lang))[:400])
        case UnknownRuleset():
            return words("mistake-ruleset", known=", ".join(rulesets()))
        case UnknownBot(name=name, why=why) if why:
            return words("mistake-bot-unmade", bot=name[:40], why=why[:200])
        case UnknownBot(name=name, known=known):
            return words("mistake-bot", bot=name[:40], known=known)
        case SimulationError(reason=reason, facts=facts):
            return words(f"mistake-{reason}", **facts)
        case OSError(filename=file) if file:
            return words("mistake-file", file=str(file), reason=system_error(problem, words))
        case OSError():
            return system_error(problem, words)
        case MemoryError() | RecursionError():
            return words("mistake-too-much")
        case _ if type(problem).__module__ == "grognard.server.faults":
            return _fault(problem, language(lang))
        case _:
            return words("mistake-bug", problem=f"{type(problem).__name__}: {problem}"[:300])


def system_error(problem: OSError, words: Words) -> str:
    """What the system refused, in words of ours where we have them: its own are English."""
    name = errorcode.get(problem.errno or 0, "")
    return words.first(f"system-{name}", otherwise=problem.strerror or str(problem))


def _fault(problem: Any, lang: Language) -> str:
    """What the server refused, in the server's own words."""
    from grognard.server.present.log import problem as document

    return document(problem, lang).detail


def _words_with(lang: Language, *messages: str) -> Words | None:
    """The words that have one of these: of a game that was looked up, or the command line's own."""
    from grognard.api import met
    from grognard.cli.voice import own_words

    loaded = (*(own_words(lang, *game.sources) for game in met()), own_words(lang))
    return next((words for words in loaded if any(each in words for each in messages)), None)


def refused(refusal: Refusal, lang: Language) -> str:
    """A refusal, by the words of whichever game has them."""
    from grognard.text.telling import Teller

    words = _words_with(lang, f"refusal-{refusal.reason}", refusal.reason)
    return str(refusal) if words is None else Teller(words).refusal(refusal)


def unsound(problem: RecordError, lang: Language) -> str:
    """What is wrong with a record, by the words of the game it is of."""
    from grognard.text.telling import Teller

    reason = getattr(problem.cause, "reason", "")
    named = (f"refusal-{reason}", reason) if reason else ("mistake-record",)
    words = _words_with(lang, *named)
    return str(problem) if words is None else Teller(words).record_error(problem)


def _content(problem: ContentError, lang: Language) -> str:
    words = _words_with(lang, problem.problem.id)
    return str(problem) if words is None else words.say(problem.said)


def _call(problem: CycloptsError, lang: Language) -> tuple[str, dict[str, str]]:
    """The message for a call that does not fit its command."""
    match problem:
        case UnknownCommandError(unused_tokens=[token, *_]):
            return "mistake-command", {"command": token[:40]}
        case UnknownOptionError(token=token):
            return "mistake-option", {"option": str(token.keyword or token.value)[:40]}
        case MissingArgumentError(argument=argument) if argument is not None:
            return "mistake-missing", {"argument": in_words(argument.name, lang)}
        case CoercionError(token=token, argument=argument) if token is not None:
            name = argument.name if argument is not None else ""
            return "mistake-value", {"argument": name, "value": token.value[:40]}
        case RepeatArgumentError(token=token):
            return "mistake-repeated", {"option": str(token.keyword)[:40]}
        case UnusedCliTokensError(unused_tokens=[token, *_]):
            return "mistake-unused", {"argument": token[:40]}
        case _:
            return "mistake-call", {"problem": " ".join(str(problem).split())[:200]}
