"""A game under way: who is asked what, and everything one can do with it."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cached_property, partial
from typing import Any, Generic, TypeVar
from weakref import ref

import msgspec
from msgspec.structs import replace

from grognard.kernel import records
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Decision, Picking, Question, Together
from grognard.kernel.course import Course
from grognard.kernel.events import Conceded, Departed, Event, RanOutOfTime, Told
from grognard.kernel.pledges import Dice
from grognard.kernel.questions import Chance, Choose, Entry, Place, Placement, Seat
from grognard.kernel.records import FORMAT, Record, RecordedStep, RecordError, Redrawn
from grognard.kernel.refusals import Refusal
from grognard.kernel.resuming import Bookmark
from grognard.kernel.ruleset import Ruleset, Setup
from grognard.kernel.state import Battle, Codec, Result, digest
from grognard.kernel.tracing import Mark, Past
from grognard.kernel.views import View

B = TypeVar("B", bound=Battle)

MOST_LOTS = 1 << 20
"""No game draws so many lots."""


_PLAIN = frozenset((Choose, Place))
"""Almost every decision is one of these: a look at the kind spares another at all it derives from.
"""


class By(Enum):
    """Who gave an answer."""

    PLAYER = "player"
    CHANCE = "chance"
    ENGINE = "engine"
    """A choice with one legal option needs nobody."""
    WISH = "wish"
    """A moment that passed by itself, as its player wished: his answer, but not his deed."""


class Game(Generic[B]):
    """Drives a battle through its rules.

    Without ``lots`` acts of chance are asked as well (``question``): that is the referee of
    a real table, and the script of a test. Without ``keep`` no checkpoints are taken, which
    is faster, and nothing can be taken back or forked.
    """

    def __init__(
        self,
        ruleset: Ruleset[B],
        setup: Setup,
        battle: B,
        lots: Lots | None = None,
        *,
        keep: bool = True,
        fired: Counter[str] | None = None,
        begin: bool = True,
    ) -> None:
        self.ruleset = ruleset
        self.setup = setup
        self.log: list[Told] = []
        self._lots = lots
        self._keep = keep
        self._fired = fired
        self._entries: list[Entry | Placement] = []
        self._by: list[By] = []
        self._rolls = 0
        self._luck: list[Redrawn] = []
        self._marks: list[Mark] = []
        self._partial: dict[Seat, Entry] = {}
        self._wished: set[Seat] = set()
        self._line, self._forks = 0, 0
        self._enter(battle)
        self._course.begin()
        if begin:
            self.settle()

    @cached_property
    def codec(self) -> Codec[B]:
        """Packs and unpacks the battles of this game."""
        return Codec(self.ruleset.battle, self.ruleset.shared(self._course.battle))

    @property
    def battle(self) -> B:
        """The true state: for rules, tests and tools, never for players or bots."""
        return self._course.battle

    @property
    def question(self) -> Question | None:
        """What is asked now, acts of chance included."""
        return self._course.question

    @property
    def decision(self) -> Decision | None:
        """What is asked of a seat now; where nobody answers, it is answered by policy."""
        question = self._course.question
        if question is None or isinstance(question, Chance):
            return None
        # Not a method: what is asked would keep the game alive.
        advise = partial(self.ruleset.by_policy, self.battle)
        for put in question.choices if isinstance(question, Together) else (question,):
            put.advise = advise
        return question

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that have an answer to give."""
        decision = self.decision
        if decision is None:
            return ()
        if isinstance(decision, Together):
            return tuple(
                c.seat
                for c in decision.choices
                if c.seat not in self._partial and not c.needs_nobody
            )
        return (decision.seat,)

    @property
    def chosen(self) -> tuple[Seat, ...]:
        """The seats that have made a choice together with others who have not."""
        return tuple(self._partial)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._course.question is None

    @property
    def result(self) -> Result | None:
        """Who won, once the game is over."""
        return self.ruleset.result(self.battle)

    @property
    def answers(self) -> int:
        """How many answers were given so far, those of chance included."""
        return len(self._entries)

    @property
    def entries(self) -> Sequence[Entry]:
        """Every answer so far, as it is recorded."""
        return _recorded(self._entries)

    @property
    def by(self) -> Sequence[By]:
        """Who gave each answer so far."""
        return self._by

    @property
    def fingerprint(self) -> str:
        """What tells this moment from any other: the last complete battle and the answers since."""
        self._must_keep()
        mark = self._marks[-1]
        since = msgspec.json.encode(_recorded(self._entries[mark.answers :]))
        return digest(mark.packed + since)

    def digests(self, since: int = -1) -> list[tuple[int, str]]:
        """Where the battle was complete after more than so many answers, and its digests there."""
        self._must_keep()
        place = bisect_right(self._marks, since, key=lambda mark: mark.answers)
        return [(mark.answers, digest(mark.packed)) for mark in self._marks[place:]]

    @property
    def redrawn(self) -> Sequence[Redrawn]:
        """Where chance was taken back and drawn anew."""
        return self._luck

    @property
    def choices(self) -> list[int]:
        """The answers of players, as opposed to those of chance and the engine."""
        return [place for place, by in enumerate(self._by) if by in (By.PLAYER, By.WISH)]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats at the table."""
        return tuple(self.ruleset.seats(self.battle))

    @property
    def seed(self) -> int | str | None:
        """Where chance comes from."""
        return self._lots.seed if self._lots is not None else None

    def view(self, viewer: Seat) -> View:
        """What a seat, or a spectator, may know."""
        return self.ruleset.christened(self.ruleset.view(self.battle, viewer), self.setup)

    def seen_by(self, viewer: Seat, common: View) -> View:
        """The same for less, of what a spectator sees."""
        seen = self.ruleset.seen_by(self.battle, viewer, common)
        return self.ruleset.christened(seen, self.setup)

    def why(self) -> list[str]:
        """The rules under way, outermost first."""
        return self._course.why()

    def answer(self, answer: object, seat: Seat | None = None) -> None:
        """Answer what is asked: an option, its key, a placement; dice or cards of a referee.

        A ``Refusal`` says why an answer is not legal, and then nothing has changed.
        """
        question = self._course.question
        if question is None:
            raise Refusal("game-over")
        if isinstance(question, Together) and not isinstance(answer, Mapping):
            self.gather(answer, seat)
            self._close(question)
            return
        if seat is not None and not question.chance and seat != question.seat:
            raise Refusal("not-your-turn", seat=seat)
        self._put(question, question.read(answer), By.CHANCE if question.chance else By.PLAYER)
        self.settle()

    def let_pass(self, seat: Seat) -> None:
        """Let a moment pass for a seat whose player wished so; an undo does not stop there."""
        question = self._course.question
        asked = question.of(seat) if isinstance(question, Together) else question
        if not isinstance(asked, Choose) or asked.seat != seat:
            raise Refusal("not-your-turn", seat=seat)
        entry = asked.read(asked.passing)
        if isinstance(question, Together):
            self.gather(entry, seat)
            self._wished.add(seat)
            self._close(question)
        else:
            self._put(asked, entry, By.WISH)
            self.settle()

    def _close(self, question: Together) -> None:
        """Go on once everybody has chosen."""
        if self.asked:
            return
        by = By.WISH if self._wished.issuperset(self._partial) else By.PLAYER
        entry, self._partial = question.read(self._partial), {}
        self._put(question, entry, by)
        self.settle()

    def gather(self, answer: object, seat: Seat | None) -> None:
        """Note what a seat chose together with others; it counts once all have answered."""
        question = self._course.question
        assert isinstance(question, Together), "nothing is chosen together"
        choice = question.of(seat) if seat is not None else None
        if choice is None:
            raise Refusal("not-your-turn", seat=seat or "")
        self._partial[choice.seat] = choice.read(answer)
        self._wished.discard(choice.seat)

    def withdraw(self, seat: Seat) -> None:
        """Take back what a seat chose together with others, while some have not answered."""
        if self._partial.pop(seat, None) is None:
            raise Refusal("nothing-to-undo")

    def trust(self, answer: object) -> None:
        """Answer without a check, for a bot that only ever returns what it was offered."""
        question = self._course.question
        assert question is not None, "nothing is asked"
        self._put(question, answer, By.PLAYER)
        self.settle()

    def befall(self, entry: Entry) -> None:
        """Let an act of chance come out like this, for whoever knows that it can."""
        question = self._course.question
        assert isinstance(question, Chance), "no act of chance is next"
        self._put(question, entry, By.CHANCE)
        self.settle()

    def ask_of_chance(self) -> None:
        """From here on acts of chance are asked as well, instead of drawn."""
        self._lots = None

    def settle(self) -> None:
        """Answer whatever needs no player: chance where it is seeded, choices without a choice."""
        self.run(_nobody)

    def run(self, choose: Callable[[Decision], Entry | Placement | None]) -> int:
        """Play on with whoever chooses, who is trusted; how many choices were made.

        It ends with the game, where nothing is chosen, or at an act of chance without a seed.
        Every game is played by this loop, one answer at a time or by the thousands; there a
        call for each answer would show, so it does itself what ``_put`` does.
        """
        course, lots, entries, by = self._course, self._lots, self._entries, self._by
        # So would looking up a member of an enumeration.
        player, engine, chance = By.PLAYER, By.ENGINE, By.CHANCE
        cites = self._fired is not None
        choices = 0
        while (question := course.question) is not None:
            kind = type(question)
            if question.chance:
                if lots is None:
                    return choices
                entry = question.sample(lots.lot(self._rolls))  # type: ignore[union-attr]
                who = chance
            elif (
                kind is Choose
                and len(options := question.options) < 2  # type: ignore[union-attr]
                and not question.ask_anyway  # type: ignore[union-attr]
            ):
                assert options, f"{question.topic} ({question.rule}) offers nothing"
                entry, who = options[0].key, engine
            elif (
                kind not in _PLAIN
                and isinstance(question, Picking | Together)
                and question.needs_nobody
            ):
                entry, who = question.usual, engine
            else:
                entry = choose(question)  # type: ignore[arg-type]
                if entry is None:
                    return choices
                who = player
                choices += 1
            if cites:
                self._cite(question)
            entries.append(entry)
            by.append(who)
            if who is chance:
                self._rolls += 1
                event = question.event(entry)  # type: ignore[union-attr]
                if event is not None:
                    self._hear(event)
            course.send(question.trust(entry))
        # A battle that tells its game anything keeps it alive until the collector comes by.
        course.battle.listen(None)
        return choices

    def concede(self, seat: Seat, *, leaving: bool = False, late: bool = False) -> None:
        """Give up for a seat's side, when the rules of the game allow it.

        Whoever is leaving the table, or was too late, need not wait for that; the record says so.
        """
        if self.over:
            raise Refusal("game-over")
        self._put_concession(seat, leaving=leaving, late=late)
        self.settle()

    def undo(self) -> None:
        """Take back the last answer somebody gave, and all that followed from it.

        That is a choice, or, where people throw their own dice, an act of chance. Dice that
        fell since are known, so they do not come again.
        """
        self._must_keep()
        if self._partial:
            self._partial = {}
            return
        given = (By.PLAYER,) if self._lots is not None else (By.PLAYER, By.CHANCE)
        for number in range(len(self._by) - 1, -1, -1):
            if self._by[number] in given:
                self.rewind(number)
                return
        raise Refusal("nothing-to-undo")

    def rewind(self, answers: int, *, same_luck: bool = False) -> None:
        """Go back to when this many answers had been given.

        What chance gave since is known: unless the same luck is asked for, it goes on with
        lots that nobody has seen, and the record says from where on.
        """
        self._must_keep()
        if not 0 <= answers <= len(self._entries):
            raise Refusal("no-such-moment", answers=len(self._entries))
        place = bisect_right(self._marks, answers, key=lambda mark: mark.answers)
        del self._marks[place:]
        del self._entries[answers:]
        del self._by[answers:]
        self._take_back_luck(answers, same_luck or self._lots is None)
        self._partial = {}
        self.log = [told for told in self.log if told.at <= answers]
        self._resume(self.bookmark)

    def fork(self, lots: Lots | None = None, *, same_luck: bool = False) -> "Game[B]":
        """The same game again, free to go its own way and to luck of its own.

        A fork that rolled what the game is going to roll would tell the future. Where that is
        wanted, the same luck is asked for by name; ``lots`` bring luck from elsewhere.
        """
        self._must_keep()
        twin: Game[B] = Game.__new__(Game)
        twin.ruleset, twin.setup, twin.codec = self.ruleset, self.setup, self.codec
        twin.log = self.log.copy()
        twin._lots = self._lots if lots is None else lots
        twin._keep, twin._fired = True, None
        twin._entries, twin._by = self._entries.copy(), self._by.copy()
        twin._rolls = self._rolls
        twin._luck = self._luck.copy()
        twin._marks = self._marks.copy()
        twin._partial = self._partial.copy()
        twin._wished = self._wished.copy()
        # Even one of the same luck has a line of its own: the forks of both must not roll alike.
        self._forks += 1
        twin._line, twin._forks = _line(self._line, len(self._entries), self._forks), 0
        twin._resume(self.bookmark)
        if lots is None and self._lots is not None and not same_luck:
            twin._redraw(self._rolls + MOST_LOTS + twin._line)
        return twin

    def imagined(self, seat: Seat, lots: Lots) -> "Game[B]":
        """The same game as a seat may imagine it: the unknown dealt anew, to another luck.

        It can only be played on: what came before holds the truth, so nothing of it is kept.
        """
        twin = self.fork(lots)
        twin.ruleset.redeal(twin.battle, seat, lots.branch("redeal").lot(0))
        twin._keep = False
        twin._marks = []
        twin._course.between = None
        twin._entries = []
        twin._by = []
        twin._rolls = 0
        twin._partial = {}
        twin.log = []
        return twin

    @property
    def bookmark(self) -> Bookmark[B]:
        """All it takes to be at this moment again."""
        self._must_keep()
        mark = self._marks[-1]
        return Bookmark(self.ruleset, self.codec, mark, self._entries[mark.answers :])

    @property
    def record(self) -> Record:
        """The game so far, ready to be saved."""
        self._must_keep()
        steps = records.steps(self.digests(), self.entries)
        result = self.result if self.over else None
        dice: Dice = "people" if self.seed is None else "seed"
        luck = tuple(self._luck)
        record = Record(FORMAT, self.setup, self.seed, steps, result, luck=luck, dice=dice)
        return record.remember(self._past().trace)

    def _past(self) -> Past[B]:
        return Past(
            self.ruleset,
            self.setup,
            self.codec,
            self.seats,
            self._marks.copy(),
            self._entries.copy(),
            tuple(self.choices),
            self.log.copy(),
        )

    def _enter(self, battle: B) -> None:
        self._course = Course(self.ruleset, battle)
        self._follow()

    def _follow(self) -> None:
        """Hear what is told, and mark where the battle is complete.

        Whatever a battle tells its game through must not keep it alive: most forks are only
        glanced at, and what refers to itself waits for the collector, who takes longer than the
        fork. Where nothing is kept there are no forks, and ``run`` ends it with the game.
        """
        course = self._course
        if self._keep:
            follower = _Follower(self)
            course.between = follower.mark
            course.battle.listen(follower.hear, self._fired)
        else:
            course.battle.listen(self._hear, self._fired)

    def _hear(self, event: Event) -> None:
        turn = self.ruleset.turn(self._course.battle)
        self.log.append(Told(len(self._entries), turn, event))
        if self._fired is not None:
            self._fired.update(event.rules)

    def _mark(self) -> None:
        """Check the battle point: nothing is suspended between two steps."""
        battle = self._course.battle
        mark = Mark(self.codec.pack(battle), battle.facts, len(self._entries))
        if self._marks and self._marks[-1].answers == mark.answers:
            self._marks[-1] = mark
        else:
            self._marks.append(mark)

    def _put(self, question: Question, entry: Entry, by: By) -> None:
        if self._fired is not None:
            self._cite(question)
        self._entries.append(entry)
        self._by.append(by)
        if by is By.CHANCE:
            self._rolls += 1
            event = question.event(entry)  # type: ignore[union-attr]
            if event is not None:
                self._hear(event)
        self._course.send(question.trust(entry))

    def _take_back_luck(self, answers: int, same_luck: bool) -> None:
        """Find the lot that chance goes on with after so many answers."""
        drawn = self._rolls
        self._luck = [redrawn for redrawn in self._luck if redrawn.after <= answers]
        after, lot = self._luck[-1] if self._luck else Redrawn(0, 0)
        self._rolls = lot + self._by[after:].count(By.CHANCE)
        if self._rolls != drawn and not same_luck:
            self._redraw(drawn)

    def _redraw(self, lot: int) -> None:
        """Let chance go on with this lot, from here on."""
        here, luck = len(self._entries), self._luck
        if luck and luck[-1].after == here:
            luck.pop()
        luck.append(Redrawn(here, lot))
        self._rolls = lot

    def _put_concession(self, seat: Seat, *, leaving: bool, late: bool) -> None:
        if self.over or seat not in self.seats:
            raise Refusal("no-such-seat", seat=str(seat)[:20])
        refusal = self.ruleset.may_concede(self.battle, seat, self.question)
        if refusal is not None and not (leaving or late):
            raise refusal
        self._partial = {}
        how, event = (
            ({"late": True}, RanOutOfTime(seat))
            if late
            else ({"leaving": True}, Departed(seat))
            if leaving
            else ({}, Conceded(seat))
        )
        self._entries.append({"concede": seat, **how})
        self._by.append(By.PLAYER)
        self._hear(event)
        self._course.concede(seat)

    def _cite(self, question: Question) -> None:
        fired = self._fired
        assert fired is not None
        if question.rule:
            fired[question.rule] += 1
        for tally in question.tallies if isinstance(question, Chance) else ():
            fired.update(part.rule for part in tally.parts)

    def _must_keep(self) -> None:
        if not self._keep:
            raise RuntimeError("this game keeps no checkpoints: create it with keep=True")

    def _resume(self, bookmark: Bookmark[B]) -> None:
        self._course = bookmark.resume()
        self._follow()


class _Follower:
    """Follows a battle for its game, as long as anybody else has the game."""

    __slots__ = ("_game",)

    def __init__(self, game: Game[Any]) -> None:
        self._game = ref(game)

    def hear(self, event: Event) -> None:
        """Something is told."""
        game = self._game()
        if game is not None:
            game._hear(event)

    def mark(self) -> None:
        """The battle is complete."""
        game = self._game()
        if game is not None:
            game._mark()


def _line(line: int, answers: int, fork: int) -> int:
    """Where the luck of a fork lies: far from the game's, and from that of every other fork.

    >>> _line(0, 12, 1) == _line(0, 12, 1), _line(0, 12, 1) == _line(0, 12, 2)
    (True, False)
    """
    return ((line * 0x9E3779B1 + answers) * 0x85EBCA6B + fork * 0xC2B2AE35) & 0xFFFFFFFF


def _recorded(answers: Sequence[Entry | Placement]) -> tuple[Entry, ...]:
    """Answers in the form that is written down; one that is trusted need not be in it."""
    return tuple([_entry(answer) for answer in answers])


def _entry(answer: Entry | Placement) -> Entry:
    if isinstance(answer, Placement):
        return answer.entry()
    if isinstance(answer, dict):
        return {name: _entry(each) for name, each in answer.items()}
    return list(answer) if isinstance(answer, tuple) else answer


def _nobody(question: Question) -> None:
    """Who chooses where nobody is to."""


def new_game(ruleset: Ruleset[Any], setup: Setup, seed: int | str | None, **how: Any) -> Game[Any]:
    """A game from its set-up; without a seed, chance is asked of people."""
    if setup.ruleset != ruleset.name:
        raise ValueError(f"the set-up is of {setup.ruleset}, not of {ruleset.name}")
    lots = None if seed is None else Lots(seed)
    return Game(ruleset, setup, ruleset.set_up(setup), lots, **how)


def replay(ruleset: Ruleset[Any], record: Record, until: int | None = None) -> Game[Any]:
    """Play a record again, checking every answer and every digest on the way.

    The game stands where the record ends (or at answer ``until``) and can be played on; what
    chance gave after that is known, so it will give something else. It is a game of the rules
    as they are: a record of older ones will do as long as they agree.
    """
    version = record.setup.version
    if version > ruleset.version:
        raise _of_other_rules(ruleset, record)
    total = len(record.answers)
    if until is not None and not 0 <= until <= total:
        text = f"the record has {total} answers; there is no moment {until}"
        raise RecordError(text, "moment", answers=total, moment=until)
    agreed: list[int] = []
    try:
        return _replayed(ruleset, record, until, agreed)
    except Exception as problem:
        # Other rules may well fail on what these led to.
        if version != ruleset.version:
            raise _of_other_rules(ruleset, record, max(agreed, default=None)) from problem
        if isinstance(problem, RecordError):
            problem.agreed = max(agreed, default=None)
        raise


def _replayed(
    ruleset: Ruleset[Any], record: Record, until: int | None, agreed: list[int]
) -> Game[Any]:
    """The game of a record; the moments whose digests are right are noted on the way."""
    try:
        setup = replace(record.setup, version=ruleset.version)
        game = new_game(ruleset, setup, None, begin=False)
    except (Refusal, ValueError) as problem:
        text = f"the record's set-up is not legal: {problem}"
        raise RecordError(text, "set-up", problem) from None
    records.check_dice(record)
    if record.luck and record.dice in ("", "people") and record.seed is None:
        text = "people threw their own dice, and yet chance was drawn anew"
        raise RecordError(text, "luck", answer=record.luck[0].after)
    limit = len(record.answers) if until is None else until
    lots = None if record.seed is None else Lots(record.seed)
    luck = {redrawn.after: redrawn for redrawn in record.luck}
    for step in record.steps:
        _compare(game, step)
        agreed.append(game.answers)
        for entry in step.answers[: limit - game.answers]:
            _redraw(game, luck)
            _feed(game, entry, lots)
        if until is not None and game.answers == limit:
            break
    game._lots = lots
    if game.answers == len(record.answers):
        _redraw(game, luck)
    elif lots is not None:
        latest = record.luck[-1].lot if record.luck else 0
        game._redraw(latest + len(record.answers))
    if until is None:
        _compare_end(game, record)
        game.settle()
    return game


def _of_other_rules(
    ruleset: Ruleset[Any], record: Record, agreed: int | None = None
) -> RecordError:
    name, version = record.setup.ruleset, record.setup.version
    problem = RecordError(
        f"the record was made with version {version} of the {name} rules; "
        f"this program plays version {ruleset.version}",
        "version",
        ruleset=name,
        version=version,
        known=ruleset.version,
    )
    problem.agreed = agreed
    return problem


def catch_up(
    game: Game[Any], entries: Sequence[Any], each: Callable[[], None] = lambda: None
) -> None:
    """Feed a game the recorded answers it has not had; the engine gives its own by itself."""
    while game.answers < len(entries):
        give(game, entries[game.answers])
        each()


def give(game: Game[Any], entry: Any) -> None:
    """Feed a game a recorded answer, or somebody's giving up."""
    if isinstance(entry, dict) and "concede" in entry:
        game.concede(entry["concede"], **_how_conceded(entry))
    else:
        game.answer(entry)


def _how_conceded(entry: dict[str, Any]) -> dict[str, bool]:
    return {how: bool(entry.get(how)) for how in ("leaving", "late")}


def _compare(game: Game[Any], step: RecordedStep) -> None:
    mark = game._marks[-1]
    if mark.answers != game.answers or digest(mark.packed) != step.digest:
        text = f"after answer {game.answers} the battle is not the one recorded"
        raise RecordError(text, "other-battle", answer=game.answers)


def _compare_end(game: Game[Any], record: Record) -> None:
    if record.result is not None and not (game.over and records.same(game.result, record.result)):
        text = "the recorded result is not the one the answers lead to"
        raise RecordError(text, "other-result")
    if game._luck != list(record.luck):
        text = "chance was drawn anew where the record has no answer"
        raise RecordError(text, "luck", answer=game.answers)


def _redraw(game: Game[Any], luck: Mapping[int, Redrawn]) -> None:
    """Pass over the lots that were drawn here and taken back; none is ever drawn twice."""
    redrawn = luck.get(game.answers)
    if redrawn is None:
        return
    if redrawn.lot <= game._rolls:
        text = f"after answer {game.answers} chance goes back to what was seen"
        raise RecordError(text, "luck", answer=game.answers)
    game._redraw(redrawn.lot)


def _feed(game: Game[Any], entry: Entry, lots: Lots | None) -> None:
    number = game.answers + 1
    question = game.question
    try:
        if isinstance(entry, dict) and "concede" in entry:
            game._put_concession(entry["concede"], **_how_conceded(entry))
            return
        if question is None:
            text = f"answer {number} comes after the end of the game"
            raise RecordError(text, "after-the-end", answer=number)
        read = question.read(entry)
    except Refusal as refusal:
        text = f"answer {number} is not legal: {refusal}"
        raise RecordError(text, "illegal", refusal, answer=number) from None
    by = By.PLAYER
    if isinstance(question, Chance):
        by = By.CHANCE
        if lots is not None and not records.same(question.sample(lots.lot(game._rolls)), read):
            text = f"answer {number} is not what the seed gives"
            raise RecordError(text, "not-the-seed", answer=number)
    elif isinstance(question, Choose | Picking | Together) and question.needs_nobody:
        by = By.ENGINE
    game._put(question, read, by)
