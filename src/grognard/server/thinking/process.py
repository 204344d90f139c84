"""A process that thinks: bots, odds and the checking of records, away from the event loop.

It reads tasks from standard input and writes thoughts to standard output, each a length and a
MessagePack document. Whoever started it ends it when it takes too long, so nothing that runs
here can hang or crash a game. It never learns the seed of a game, only what has happened.
"""

import gc
import os
import signal
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from importlib import import_module
from secrets import token_hex
from typing import Any, BinaryIO, Literal

import msgspec
from msgspec import Struct

from grognard.bots import Position
from grognard.bots.advice import advise
from grognard.content.errors import ContentError
from grognard.content.published import Published
from grognard.kernel import records
from grognard.kernel.chronicles import Chronicle, chronicle
from grognard.kernel.compound import SeatQuestion, Together
from grognard.kernel.exploring import Policy
from grognard.kernel.game import Game, catch_up, new_game
from grognard.kernel.odds import odds
from grognard.kernel.questions import Choose, Option, Place, Placement
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Setup, UnknownRuleset
from grognard.kernel.views import SPECTATOR
from grognard.lab.aftermath import aftermath
from grognard.server import wire
from grognard.server.present.advice import advice_text
from grognard.server.present.decisions import outlines
from grognard.server.present.log import own_words, words_of
from grognard.server.present.odds import aftermath_text, headline_text, odds_text
from grognard.server.thinking.figures import PATIENT, Headlines, at_once, in_the_end, until
from grognard.table.compiled import compile_now, compile_only_when_told
from grognard.text import Language
from grognard.text.telling import Teller, teller_of

REMEMBERED = 16
"""Games kept ready, so that the next question of one need not start over."""
REMEMBERED_BOTS = 64
SETTING_UP = 2.0
"""Seconds of the processor that laying and looking at a table of a stranger's may take."""
LOOKING_THROUGH = 8.0
"""And looking at all of a record on it."""
LENGTH = 4
LET_GO: "signal.Signals | None" = getattr(signal, "SIGUSR1", None)
"""Tells a process that nobody waits for its thought; not every system has such a signal."""


class LetGo(BaseException):
    """Nobody waits for this thought any more; no bot may take it for a fault of its own."""


class Sources(Struct, frozen=True):
    """Where rulesets and bots are found: ``module:function`` of a name; and how to begin."""

    ruleset: str = "grognard.kernel.ruleset:ruleset"
    rulesets: str = "grognard.kernel.ruleset:rulesets"
    bot: str = "grognard.bots:bot"
    bots: str = "grognard.server.thinking.bots:bots"
    warm: bool = True
    """Whether a process that thinks does beforehand what would keep the first bot waiting."""


@cache
def found(place: str) -> Callable[..., Any]:
    """The function at ``module:function``."""
    module, _, name = place.partition(":")
    function: Callable[..., Any] = getattr(import_module(module), name)
    return function


class Task(Struct, frozen=True, tag_field="kind"):
    """Something to think about."""


class SoFar(Struct, frozen=True):
    """A game so far, without the seed of its dice."""

    game: str
    setup: Setup
    entries: tuple[Any, ...]


class AskBot(Task, frozen=True, tag="bot"):
    """What would this bot answer?"""

    so_far: SoFar
    bot: str
    seat: str


class AskOdds(Task, frozen=True, tag="odds"):
    """How likely is each outcome of these answers?"""

    so_far: SoFar
    seat: str
    answers: tuple[Any, ...]
    policy: Policy
    lang: Language
    budget: int
    samples: int
    names: dict[str, str] = {}
    """What the seats are called."""


class AskHeadlines(Task, frozen=True, tag="headlines"):
    """What do these options come to, each in one figure?"""

    so_far: SoFar
    seat: str
    keys: tuple[str, ...]
    lang: Language
    budget: int
    samples: int
    is_patient: bool
    """Whether all of them are wanted, and not only those soon found."""
    names: dict[str, str] = {}
    """What the seats are called."""


class AskAdvice(Task, frozen=True, tag="advice"):
    """What should this seat answer, and why?"""

    so_far: SoFar
    seat: str
    lang: Language
    names: dict[str, str] = {}
    """What the seats are called."""


class AskRecord(Task, frozen=True, tag="record"):
    """Does this record replay?"""

    data: bytes
    most: int
    lang: Language


class AskTrial(Task, frozen=True, tag="trial"):
    """Can a table like this be laid and looked at in good time?"""

    setup: Setup


class AskAftermath(Task, frozen=True, tag="aftermath"):
    """What decided this game, and whom did chance favour?"""

    so_far: SoFar
    lang: Language
    share: wire.Link
    names: dict[str, str] = {}
    """What the seats are called."""


AnyTask = AskBot | AskOdds | AskHeadlines | AskAdvice | AskRecord | AskTrial | AskAftermath


class Thought(Struct, frozen=True):
    """What came of a task."""

    outcome: Literal["ok", "refused", "failed"]
    value: Any = None
    rule: str = ""


class Verified(Struct, frozen=True):
    """A record that replays, or can be told, with its trace; and who sat at the table."""

    record: records.Record
    seats: tuple[str, ...]


class Thinker:
    """Answers tasks."""

    def __init__(self, sources: Sources) -> None:
        self.sources = sources
        self._games: OrderedDict[str, Game[Any]] = OrderedDict()
        self._bots: OrderedDict[tuple[str, str, str], Any] = OrderedDict()
        self._is_thinking = False

    def think(self, task: AnyTask) -> Thought:
        """The thought for a task, or none if it was let go meanwhile."""
        try:
            self._is_thinking = True
            thought = self._thought(task)
            self._is_thinking = False
        except LetGo:
            self._forget(task)
            return Thought("failed", "nobody waited for it")
        return thought

    def let_go(self, *_: object) -> None:
        """Stop thinking; called by a signal, which may come when the thought is already there."""
        if self._is_thinking:
            self._is_thinking = False
            raise LetGo

    def _forget(self, task: AnyTask) -> None:
        """Keep nothing that may be half done."""
        if not isinstance(task, AskRecord | AskTrial):
            self._games.pop(task.so_far.game, None)
        if isinstance(task, AskBot):
            self._bots.pop(_player(task), None)

    def _thought(self, task: AnyTask) -> Thought:
        """What comes of a task; whatever goes wrong is a thought as well."""
        try:
            match task:
                case AskBot():
                    return Thought("ok", self._bot(task))
                case AskOdds():
                    return self._odds(task)
                case AskHeadlines():
                    return Thought("ok", self._headlines(task))
                case AskAdvice():
                    return Thought("ok", self._advice(task))
                case AskRecord():
                    return self._record(task)
                case AskTrial():
                    return self._trial(task)
                case AskAftermath():
                    return Thought("ok", self._aftermath(task))
        except Refusal as refusal:
            return Thought("refused", str(refusal), refusal.rule)
        except Exception as error:
            return Thought("failed", f"{type(error).__name__}: {error}"[:300])

    def _game(self, so_far: SoFar) -> Game[Any]:
        game = self._games.pop(so_far.game, None)
        if game is None:
            game = new_game(self._ruleset(so_far.setup), so_far.setup, None)
        common = 0
        for mine, theirs in zip(game.entries, so_far.entries):
            if not records.same(mine, theirs):
                break
            common += 1
        if common < game.answers:
            game.rewind(common)
            game.settle()
        catch_up(game, so_far.entries)
        self._games[so_far.game] = game
        if len(self._games) > REMEMBERED:
            self._games.popitem(last=False)
        return game

    def _ruleset(self, setup: Setup) -> Published[Any]:
        ruleset: Published[Any] = found(self.sources.ruleset)(setup.ruleset)
        return ruleset.bringing(setup.packs)

    def _bot(self, task: AskBot) -> Any:
        # A fork: what a bot does to the game it is shown must not reach the next task.
        game = self._game(task.so_far).fork()
        asked = _asked(game, task.seat)
        answer = self._player(task).answer(asked, Position(game, task.seat))
        if isinstance(answer, Option):
            return answer.key
        if isinstance(answer, Placement):
            return answer.entry()
        return list(answer) if isinstance(answer, tuple) else answer

    def _player(self, task: AskBot) -> Any:
        """The bot at a seat; one that has not been asked for long is forgotten."""
        key = _player(task)
        if key not in self._bots:
            # Nobody outside may foresee what a bot does.
            self._bots[key] = found(self.sources.bot)(task.bot, seed=token_hex(16))
        self._bots.move_to_end(key)
        if len(self._bots) > REMEMBERED_BOTS:
            self._bots.popitem(last=False)
        return self._bots[key]

    def _odds(self, task: AskOdds) -> Thought:
        game = self._game(task.so_far)
        ruleset = self._ruleset(task.so_far.setup)
        teller = Teller(words_of(ruleset, task.lang), game.view(task.seat), task.names)
        try:
            found = odds(
                game,
                task.answers,
                policy=task.policy,
                budget=task.budget,
                samples=task.samples,
                viewer=task.seat,
                enough=until(PATIENT),
            )
            return Thought("ok", odds_text(found, teller))
        except Refusal as refusal:
            told = teller.refusal(refusal, cite=False)
            if refusal.reason == "answer-missing":
                return Thought("ok", wire.OddsText(False, 0, (), missing=told))
            return Thought("refused", told, refusal.rule)

    def _headlines(self, task: AskHeadlines) -> wire.Headlines:
        game = self._game(task.so_far)
        question = game.decision
        assert isinstance(question, Choose), "only a choice has options"
        view = game.view(task.seat)
        words = words_of(self._ruleset(task.so_far.setup), task.lang)
        teller = Teller(words, view, task.names)
        side = game.ruleset.side
        of = {piece.id: piece.seat for piece in view.pieces}
        options = {option.key: option for option in question.options}
        rough: Headlines = {}
        if task.is_patient:
            found = in_the_end(game, task.seat, task.keys, task.budget, task.samples)
        else:
            found, rough = at_once(game, task.seat, task.keys, task.budget)
        told = []
        for key, each in (found | rough).items():
            if each is not None:
                is_own = side(of.get(each.piece, each.piece)) == side(task.seat)
                told.append(headline_text(each, options[key], question, teller, is_own=is_own))
        return wire.Headlines(tuple(told), tuple(key for key in task.keys if key not in found))

    def _advice(self, task: AskAdvice) -> wire.Advice:
        game = self._game(task.so_far)
        asked = _asked(game, task.seat)
        assert asked is not None, "only who is asked gets advice"
        words = words_of(self._ruleset(task.so_far.setup), task.lang)
        teller = Teller(words, game.view(task.seat), task.names)
        return advice_text(advise(asked, Position(game, task.seat)), asked, teller)

    def _record(self, task: AskRecord) -> Thought:
        words = own_words(task.lang)
        try:
            record = records.decode(task.data, words("file-brought"))
            ruleset = self._ruleset(record.setup)
            words = words_of(ruleset, task.lang)
            return Thought("ok", _verified(ruleset, record, task.most))
        except records.RecordError as error:
            return Thought("refused", Teller(words).record_error(error))
        except ContentError as error:
            return Thought("refused", words.say(error.said))
        except UnknownRuleset as unknown:
            known = ", ".join(found(self.sources.rulesets)())
            return Thought(
                "refused", words("content-no-ruleset", ruleset=unknown.name, known=known)
            )

    def _trial(self, task: AskTrial) -> Thought:
        enough = until(SETTING_UP, time.process_time)
        game = new_game(self._ruleset(task.setup), task.setup, token_hex(16))
        game.settle()
        for viewer in (SPECTATOR, *game.seats):
            game.view(viewer)
            if enough():
                return Thought("refused")
        question = game.question
        if isinstance(question, Place):
            outlines(question)
        return Thought("refused" if enough() else "ok")

    def _aftermath(self, task: AskAftermath) -> wire.Aftermath:
        so_far = task.so_far
        ruleset = self._ruleset(so_far.setup)
        game = self._game(so_far)
        teller = teller_of(game, words_of(ruleset, task.lang), names=task.names)
        found = aftermath(ruleset, so_far.setup, so_far.entries)
        return aftermath_text(found, teller, task.share, game.log)


def _asked(game: Game[Any], seat: str) -> SeatQuestion | None:
    """What a seat is asked."""
    question = game.decision
    return question.of(seat) if isinstance(question, Together) else question


def _player(task: AskBot) -> tuple[str, str, str]:
    return task.so_far.game, task.seat, task.bot


def _verified(ruleset: Published[Any], record: records.Record, most: int) -> Verified:
    if len(record.answers) > most:
        text = f"the record has more than {most} answers"
        raise records.RecordError(text, "too-long", most=most)
    opened = chronicle(ruleset, record)
    if record.setup.situation or record.setup.packs:
        _look_through(opened)
    if opened.game is not None and opened.trace is None:
        # It is kept with a trace of our own: rules may change while it is here.
        trace = opened.game.record.traced().trace
        record = msgspec.structs.replace(record, format=records.FORMAT, trace=trace)
    return Verified(record, opened.end.seats)


def _look_through(opened: Chronicle) -> None:
    """Look at a record as whoever opens it will, which must not take too long."""
    game = opened.game
    if game is None:
        return
    enough = until(LOOKING_THROUGH, time.process_time)

    def look() -> None:
        again.view(SPECTATOR)
        if enough():
            text = "it takes too long to look at"
            raise records.RecordError(text, "too-elaborate")

    again = new_game(game.ruleset, game.setup, None)
    look()
    catch_up(again, opened.record.answers[: opened.played], look)


def read_message(stream: BinaryIO) -> bytes | None:
    """The next message, or nothing at the end."""
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    return stream.read(int.from_bytes(head, "big"))


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH, "big") + message


def _warm_up(sources: Sources) -> None:
    """Do beforehand what would take a bot more time than it has for an answer."""
    for name in found(sources.rulesets)():
        found(sources.ruleset)(name)
    compile_now()
    spare_what_stays()


def spare_what_stays() -> None:
    """Keep the garbage collector from what stays for good: looking through it takes long."""
    gc.collect()
    gc.freeze()


def _give_way(niceness: int) -> None:
    """Let the server go first, which answers people while this thinks."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def main() -> None:
    """Think until standard input ends."""
    # Ctrl-C is for whoever started this; it ends this process itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sources = msgspec.json.decode(sys.argv[1], type=Sources)
    _give_way(int(sys.argv[2]))
    compile_only_when_told()
    tasks, thoughts = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # Whatever a bot prints must not get between the thoughts.
    os.dup2(2, 1)
    thinker = Thinker(sources)
    if LET_GO is not None:
        signal.signal(LET_GO, thinker.let_go)
    decoder = msgspec.msgpack.Decoder(AnyTask)
    if sources.warm:
        _warm_up(sources)
    thoughts.write(framed(b"ready"))
    thoughts.flush()
    while (message := read_message(tasks)) is not None:
        thought = thinker.think(decoder.decode(message))
        thoughts.write(framed(msgspec.msgpack.encode(thought)))
        thoughts.flush()


if __name__ == "__main__":
    main()
