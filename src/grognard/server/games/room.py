"""One game at the table of the server: who sits where, what was done, what comes of it.

A room changes only through ``perform``, which either does a deed or raises and changes
nothing. The same deeds always give the same room, so a room can be forgotten and read again.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from grognard.content.published import Published
from grognard.kernel.chance import Lots
from grognard.kernel.chronicles import Chronicle, Moment, Retold, chronicle, recalled
from grognard.kernel.compound import Question, SeatQuestion, Together
from grognard.kernel.events import Told
from grognard.kernel.game import By, Game, catch_up, new_game
from grognard.kernel.questions import Chance, Choose, Entry
from grognard.kernel.records import Record
from grognard.kernel.traces import Views, unpack
from grognard.kernel.views import SPECTATOR, PieceView, TerrainView, View, ZoneView
from grognard.kernel.wishes import Wishes, Yield, begun, passes, standing
from grognard.server.faults import Fault
from grognard.server.games.clocks import Clocks
from grognard.server.games.journal import Deed, Head
from grognard.server.games.luck import Luck
from grognard.server.games.outages import Outages
from grognard.server.games.undo import CanUndo, StandingChoice, can_undo
from grognard.server.wire import NextAnswer, What

T = TypeVar("T", bound=PieceView | TerrainView | ZoneView)


TOO_LATE = ("timed-out", "resigned")
"""What can be done also with no time left."""
ASIDES = ("withdrawn", "wished", "undone", "undo-proposed", "offered", "withheld")
"""What brings a game no further, and could be done for ever."""


class Happening(Struct, frozen=True):
    """A deed and what came of it."""

    number: int
    deed: Deed
    at: int
    """How many answers the game has after it."""
    told: tuple[Told, ...]


class Loss(Struct, frozen=True):
    """Pieces that left the table or are out of the game, and how many answers led to it."""

    at: int
    pieces: tuple[str, ...]


class Parted(Exception):
    """The rules of today lead to another game than the one that was stored."""


class Proposal(Struct):
    """Somebody wants to take a choice back and waits for the others."""

    seat: str
    to: int
    agreed: set[str]


class Room:
    """A game, its seats and everything that happened in it."""

    def __init__(
        self, head: Head, ruleset: Published[Any], opened: Chronicle | None = None
    ) -> None:
        self.head = head
        self.ruleset = ruleset
        if opened is None and head.record is not None:
            opened = _chronicle(ruleset, head.record)
        self.chronicle = opened
        """The record that is looked at here, or what is told of a game that cannot go on."""
        self.is_cut_short = False
        """Whether there was more, of which nobody can tell."""
        self.now = self._begun()
        """The game as it is: it is played, or of other rules and told."""
        self.seats = self.now.seats
        self.proposal: Proposal | None = None
        self.rematch = ""
        self.people = {s.seat: s.name for s in head.seats if s.kind == "person"}
        """Seats that somebody holds, and what they are called."""
        self.clocks = None if head.clock is None else Clocks(head.clock, self.seats)
        """How much time everybody has left, where time is short."""
        self._offers: bool | None = None
        """Whether open seats are offered to everybody, where somebody said so since."""
        self.stand_ins: dict[str, str] = {}
        """Seats whose time was up, and the bots that play them since."""
        self.luck = Luck(head)
        """Where the dice come from, and who has done their part for them."""
        self.wishes: dict[str, Wishes] = {}
        """What seats want to be asked, where they said so."""
        self.standing: list[StandingChoice] = []
        self.turns: list[tuple[int, int]] = []
        """Where each turn began: answers, turn."""
        self.losses: list[Loss] = []
        self.happenings: list[Happening] = []
        self._views: dict[str, View] = {}
        self._before: tuple[int, dict[str, View]] = (0, {})
        """How many answers there were before the last choice, and what was looked at then."""
        self._sight = self.view(SPECTATOR)
        self.left = replace(self._sight, pieces=(), terrain=(), zones=())
        """Whatever was seen and is seen no more: it keeps its name."""
        self.outages = Outages()
        """When nobody could answer."""
        self.asides: Counter[str] = Counter()
        """What seats did besides playing."""
        self.declined: set[tuple[str, int]] = set()
        """Who may not ask again to take a choice back, until another question is asked."""
        self._requests: dict[tuple[str, str], int] = {}
        self._asked: Question | None = None
        self.asked_at = 0
        """The happening that brought up the question asked now."""
        self._open()
        self._note(Deed("created", time=head.created), 0)

    @classmethod
    def restore(cls, head: Head, ruleset: Published[Any], deeds: Iterable[Deed]) -> "Room":
        """A room as it was after these deeds; it ``Parted`` if the rules lead elsewhere."""
        room = cls(head, ruleset)
        room.follow(deeds)
        return room

    @classmethod
    def told(
        cls,
        head: Head,
        ruleset: Published[Any],
        deeds: Iterable[Deed],
        opened: Chronicle,
        answers_at: Mapping[int, int],
        *,
        is_cut_short: bool = False,
    ) -> "Room":
        """A room of rules that are no more: everything was done, and nothing is done again.

        Some events come with how many answers there were after them; others brought none.
        """
        room = cls(head, ruleset, opened)
        room.is_cut_short = is_cut_short
        at = answers_at.get(0, 0)
        for number, deed in enumerate(deeds, 1):
            at = answers_at.get(number, at)
            room._recall(Happening(number, deed, at, ()))
        return room

    @property
    def number(self) -> int:
        """The number of the last happening."""
        return self.happenings[-1].number

    @property
    def game(self) -> Game[Any]:
        """The game that is played here."""
        assert isinstance(self.now, Game), "what is told cannot be played"
        return self.now

    @property
    def is_told(self) -> bool:
        """Whether a part of the game is told from its record and not played."""
        return isinstance(self.now, Retold)

    @property
    def views(self) -> Views:
        """What everybody sees now."""
        return {viewer: self.view(viewer) for viewer in (SPECTATOR, *self.seats)}

    @property
    def playable(self) -> tuple[Any, ...] | None:
        """The answers that can be played on from; nothing where not even the set-up can."""
        if self.chronicle is None or not self.is_told:
            return tuple(self.game.entries)
        return None if self.chronicle.game is None else tuple(self.chronicle.game.entries)

    @property
    def entries(self) -> Sequence[Entry]:
        """All answers given so far, those of chance included."""
        now = self.now
        return now.entries if isinstance(now, Game) else now.record.answers

    @property
    def over(self) -> bool:
        """Whether nothing more can be done here but look."""
        return self.head.is_archive or self.is_told or self.now.over

    @property
    def waits_for(self) -> tuple[str, ...]:
        """The seats that have an answer to give."""
        question = self.now.question
        if question is None or self.head.is_archive or self.luck.is_awaited:
            return ()
        if isinstance(question, Chance):
            holders = tuple(seat for seat in self.seats if seat in self.people)
            return (question.seat,) if question.seat in self.people else holders
        return self.game.asked

    @property
    def can_save(self) -> bool:
        """Whether its record gives nothing away: it is over, or nothing is ever hidden."""
        return self.over or not self.ruleset.secrets

    @property
    def deadline(self) -> float | None:
        """When something must be done for whoever is asked: their time or our patience ends."""
        if self.clocks is not None:
            first = self.clocks.first_out(self.outages)
            return None if first is None else first[0]
        patience = self.head.patience
        if patience is None or not self.waits_for:
            return None
        asked = self.happenings[self.asked_at].deed.time
        return asked + patience + self.outages.since(asked)

    @property
    def hosts(self) -> tuple[str, ...]:
        """The seats of whoever opened the game."""
        return tuple(each.seat for each in self.head.seats if each.kind == "person")

    @property
    def offered(self) -> tuple[str, ...]:
        """The seats that anybody may take."""
        free = () if self.over else tuple(s for s in self.head.seats if self.kind(s.seat) == "open")
        return tuple(
            each.seat for each in free if (each.anyone if self._offers is None else self._offers)
        )

    @property
    def asked_bots(self) -> tuple[str, ...]:
        """The bots that have a choice to make; they enter nobody's dice."""
        if isinstance(self.now.question, Chance):
            return ()
        return tuple(seat for seat in self.waits_for if self.bot(seat))

    @property
    def on_the_clock(self) -> tuple[str, ...]:
        """The people whose time runs while they are asked."""
        kinds = {seat: self.kind(seat) for seat in self.seats}
        if self.over or "open" in kinds.values() or isinstance(self.now.question, Chance):
            return ()
        return tuple(seat for seat in self.waits_for if kinds[seat] == "person")

    def out_of_time(self, now: float) -> str | None:
        """The seat whose time was up first, if any is."""
        first = None if self.clocks is None else self.clocks.first_out(self.outages)
        return None if first is None or first[0] > now else first[1]

    def timed(self, deed: Deed) -> Deed:
        """A deed that is done now, with how long the clocks ran before it."""
        if self.clocks is None:
            return deed
        return replace(deed, spent=self.clocks.spent(deed.time, self.outages))

    def kind(self, seat: str) -> str:
        """What sits at a seat now: a person, a bot, nobody yet."""
        if seat in self.stand_ins:
            return "bot"
        return "person" if seat in self.people else self.head.sitting(seat).kind

    def bot(self, seat: str) -> str:
        """The name of the bot at a seat, if one plays it."""
        if seat in self.stand_ins:
            return self.stand_ins[seat]
        sitting = self.head.sitting(seat)
        return sitting.bot if sitting.kind == "bot" else ""

    def view(self, viewer: str) -> View:
        """What a seat, or a spectator, may know now; drawn up once for all that ask."""
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self._drawn_for(viewer)
        return found

    def seen_by(self, viewer: str) -> tuple[View, View]:
        """All that gives things their names: what left the table, and what is on it now."""
        return self.left, self.view(viewer)

    def lost(self, at: int) -> tuple[PieceView, ...]:
        """The pieces that were out of the game after so many answers, as everybody knew them."""
        ids = {piece for loss in self.losses if loss.at <= at for piece in loss.pieces}
        known = {piece.id: piece for piece in (*self.left.pieces, *self.view(SPECTATOR).pieces)}
        return tuple(piece for piece in known.values() if piece.id in ids)

    def _drawn_for(self, viewer: str) -> View:
        if viewer == SPECTATOR or not isinstance(self.now, Game):
            return self.now.view(viewer)
        return self.now.seen_by(viewer, self.view(SPECTATOR))

    def question_for(self, seat: str) -> SeatQuestion | Chance[Any] | None:
        """What this seat is asked, if anything."""
        if seat not in self.waits_for:
            return None
        question = self.game.question
        return question.of(seat) if isinstance(question, Together) else question

    def expect(self, seat: str, number: int) -> SeatQuestion | Chance[Any]:
        """The question of that number, which must be the one this seat is asked now."""
        self.must_go_on()
        if number != self.asked_at:
            raise Fault("stale", number=self.number)
        question = self.question_for(seat)
        if question is None:
            raise Fault("not-your-turn", number=self.number)
        if self.bot(seat) and not isinstance(question, Chance):
            raise Fault("time-up", number=self.number)
        return question

    def must_go_on(self) -> None:
        """Refuse whatever is done in a game that has ended, or that the rules have left behind."""
        if self.is_told:
            raise Fault("only-told", number=self.number, last=len(self.playable or ()))
        if self.over:
            raise Fault("game-over", number=self.number)

    def following(self, seat: str, links: Iterable[NextAnswer]) -> Iterator[str]:
        """The keys of a row of answers, each asked for when the one before it has been given.

        It ends where anything else is asked, or anybody else: what came between is looked at.
        """
        for link in links:
            asked = self.question_for(seat) if not self.over else None
            is_asked = isinstance(asked, Choose) and asked.offers(link.topic, link.key)
            if is_asked:
                yield link.key
            elif not link.spare:
                return

    def repeated(self, request: str, *seats: str) -> Happening | None:
        """The happening this very request of one of these seats led to before, if it did."""
        found = (self._requests.get((seat, request)) for seat in seats if request)
        number = next((number for number in found if number is not None), None)
        return None if number is None else self.happenings[number]

    def usual(self, seat: str) -> Any:
        """What is answered for a seat that does not answer."""
        question = self.question_for(seat)
        assert isinstance(question, SeatQuestion), "only choices have a usual answer"
        return question.read(question.usual)

    def yields(self, seat: str) -> tuple[Yield, ...]:
        """Kinds of moments a seat is not asked about for now."""
        if self.over:
            return ()
        return standing(self.wish(seat), self.ruleset, self.game.battle)

    def wish(self, seat: str) -> Wishes:
        """What a seat wants to be asked."""
        return self.wishes.get(seat, Wishes())

    def wishes_already(self, seat: str, wishes: Any) -> bool:
        """Whether a seat has wished for just that."""
        return self._wanted(seat, wishes) == replace(self.wish(seat), yields=self.yields(seat))

    @property
    def lets_pass(self) -> str | None:
        """The first seat whose player wishes to let pass what it is asked now."""
        for seat in () if self.over else self.waits_for:
            asked = self.question_for(seat) if self.kind(seat) == "person" else None
            if isinstance(asked, SeatQuestion) and passes(
                asked, self.wish(seat), self.ruleset, self.game.battle
            ):
                return seat
        return None

    def undo(self, seat: str) -> CanUndo:
        """Whether a seat may take its last choice back."""
        if self.over or self.kind(seat) != "person":
            return CanUndo("no")
        if seat in self.game.chosen:
            return CanUndo("free", self.game.answers)
        found = can_undo(self.game, self.standing, seat, self.view, self._seen_at)
        if found.how == "ask" and not self.must_agree(seat):
            return CanUndo("free", found.to)
        return found

    def _seen_at(self, answers: int, viewer: str) -> View:
        """What a viewer saw after so many answers; mostly it was looked at then."""
        at, views = self._before
        found = views.get(viewer) if at == answers else None
        return self.at(answers).view(viewer) if found is None else found

    def must_agree(self, seat: str) -> tuple[str, ...]:
        """Everybody else whose game it is too: seats that another person took."""
        own = self._hand(seat)
        people = (seat for seat in self.seats if self.kind(seat) == "person")
        return tuple(each for each in people if self._hand(each) != own)

    def follow(self, deeds: Iterable[Deed]) -> None:
        """Do what was done before, or elsewhere; it ``Parted`` if the rules lead elsewhere."""
        for deed in deeds:
            self.perform(deed)
            if deed.digest and not self.is_told and self.game.fingerprint != deed.digest:
                raise Parted(f"after deed {self.number}")

    def perform(self, deed: Deed) -> Happening:
        """Do a deed, or raise a refusal or a fault and change nothing."""
        if self.head.is_archive or (self.is_told and deed.what != "rematch"):
            self.must_go_on()
        if self.clocks is not None and deed.what not in TOO_LATE:
            self._must_be_in_time(deed)
        told = len(self.now.log)
        match deed.what:
            case "answered" | "chosen" | "stood-in" | "passed":
                deed = self._answer(deed)
            case "wished":
                self._wish(deed)
            case "undone":
                self._undo(deed)
                told = len(self.game.log)
            case "undo-proposed":
                self.proposal = Proposal(deed.seat, deed.to, set())
            case "undo-agreed":
                self._proposed().agreed.add(deed.seat)
            case "undo-declined":
                self.declined.add((self._proposed().seat, self.asked_at))
                self.proposal = None
            case "withdrawn":
                self.game.withdraw(deed.seat)
            case "resigned":
                self._resign(deed.seat)
                self.proposal = None
            case "timed-out":
                self._time_out(deed)
                self.proposal = None
            case "joined":
                self._join(deed)
            case "offered" | "withheld":
                self._offers = deed.what == "offered"
            case "rematch":
                self.rematch = deed.name
            case "committed":
                self.luck.commit(deed.seat, deed.answer)
            case "revealed":
                self.luck.reveal(deed.seat, deed.answer)
                if not self.luck.is_awaited and not self.over:
                    self._begin()
                    told = 0
            case "created":
                raise Fault("bad-request")
        return self._note(deed, told)

    def sealed(self, deed: Deed) -> Deed:
        """A deed as it is stored: with what the game is after it, and by which rules."""
        if self.is_told:
            return deed
        began, version = self.head.setup.version, self.ruleset.version
        digest = self.game.fingerprint
        return replace(deed, digest=digest, version=0 if version == began else version)

    def record(self) -> Record:
        """The game as a file; before its end without the seed, which tells the dice to come."""
        if self.chronicle is not None:
            return self.chronicle.record.traced()
        record = self.game.record.traced()
        if self.head.is_archive:
            return replace(record, seed=self.head.seed)
        return self.luck.proved(record, over=self.game.over)

    def at(self, answers: int) -> Moment:
        """The game as it was when this many answers had been given."""
        if not 0 <= answers <= self.now.answers:
            raise Fault("no-such-moment", last=self.now.answers)
        if self.chronicle is not None and self.is_told:
            return self.chronicle.at(answers)
        past = self.game.fork()
        past.rewind(answers)
        return past

    def _begin(self) -> None:
        """All have done their part for the dice: now the first of them fall."""
        self.now = new_game(self.ruleset, self.game.setup, self.luck.seed)
        self.turns, self.losses = [], []

    def _answer(self, deed: Deed) -> Deed:
        seat, question = deed.seat, self.game.question
        before, together = self.game.answers, isinstance(question, Together)
        if not self._may_answer(seat):
            raise Fault("game-over" if self.over else "not-your-turn", number=self.number)
        if together and deed.what == "chosen":
            # Journals know of seats that were asked although they had no choice.
            self.game.gather(deed.answer, seat)
        elif deed.what == "passed":
            self.game.let_pass(seat)
        else:
            self.game.answer(deed.answer, seat if together else None)
        is_own = deed.what not in ("stood-in", "passed")
        if self.game.answers == before:
            return _became(deed, "chosen") if is_own else deed
        if self.game.by[before] is not By.WISH:
            self.standing.append(StandingChoice(before, "" if together else seat))
            self._before = before, self._views
        self.proposal = None
        return _became(deed, "answered") if is_own else deed

    def _wish(self, deed: Deed) -> None:
        self.wishes[deed.seat] = self._wanted(deed.seat, deed.answer)

    def _wanted(self, seat: str, wishes: Any) -> Wishes:
        """What was said before and is said again goes on; the rest begins now, or ends."""
        wanted = msgspec.convert(wishes, Wishes)
        known = {replace(each, since=""): each for each in self.yields(seat)}
        battle = self.game.battle
        yields = tuple(known.get(y) or begun(y, self.ruleset, battle) for y in wanted.yields)
        return replace(wanted, yields=yields)

    def _may_answer(self, seat: str) -> bool:
        """Whether an answer of this seat is taken; a seat without a choice need not give one."""
        question = self.game.question
        if isinstance(question, Together) and question.of(seat) is not None:
            return seat not in self.game.chosen
        return seat in self.waits_for

    def _undo(self, deed: Deed) -> None:
        self.game.rewind(deed.to, same_luck=not deed.anew)
        self.game.settle()
        self.standing = [choice for choice in self.standing if choice.at < deed.to]
        self.turns = [mark for mark in self.turns if mark[0] <= deed.to]
        self.losses = [loss for loss in self.losses if loss.at <= deed.to]
        # Whoever goes back wants to be asked.
        self.wishes[deed.seat] = replace(self.wish(deed.seat), yields=())
        self.proposal = None

    def _resign(self, seat: str) -> None:
        """A person may leave at any time, also when the rules would not let the seat concede."""
        game = self.game
        refusal = game.ruleset.may_concede(game.battle, seat, game.question)
        game.concede(seat, leaving=refusal is not None)

    def _must_be_in_time(self, deed: Deed) -> None:
        if self.clocks is not None and self.clocks.is_out(deed.seat, deed.spent):
            raise Fault("time-up", number=self.number)

    def _time_out(self, deed: Deed) -> None:
        """A seat has no time left: what was agreed comes about."""
        if self.clocks is None or not self.clocks.is_out(deed.seat, deed.spent):
            raise Fault("bad-request")
        if self.clocks.clock.flag == "bot":
            self.stand_ins[deed.seat] = self.clocks.clock.bot
        else:
            self.game.concede(deed.seat, late=True)

    def _join(self, deed: Deed) -> None:
        if self.kind(deed.seat) != "open":
            raise Fault("seat-taken")
        self.people[deed.seat] = deed.name

    def _proposed(self) -> Proposal:
        if self.proposal is None:
            raise Fault("no-proposal", number=self.number)
        return self.proposal

    def _hand(self, seat: str) -> str:
        """Whose hand plays a seat: the creator's own seats are all in one."""
        return "" if self.head.sitting(seat).kind == "person" else seat

    def _begun(self) -> Moment:
        """The game before anybody has answered; what goes on from a record asks for its chance."""
        head = self.head
        if self.chronicle is not None and self.chronicle.game is None:
            return self.chronicle.at(0)
        recorded = head.opening or head.is_archive or self.chronicle is not None
        setup = replace(head.setup, version=self.ruleset.version)
        is_seeded = not (recorded or head.is_shared)
        return new_game(self.ruleset, setup, head.seed if is_seeded else None)

    def _open(self) -> None:
        """Play the answers of the record this game goes on from, or look through one."""
        head = self.head
        if self.chronicle is not None:
            self._look_through(self.chronicle)
            return
        if not head.opening and not head.is_archive:
            return
        catch_up(self.game, head.opening, self._look)
        if head.seed is not None and not head.is_archive:
            self.now = self.game.fork(Lots(head.seed))
            self.game.settle()

    def _look_through(self, opened: Chronicle) -> None:
        """See a whole record: what can be played, then what is told."""
        if opened.game is not None:
            catch_up(self.game, opened.record.answers[: opened.played], self._look)
        if opened.trace is not None:
            for at, view in opened.trace.views(SPECTATOR, opened.last):
                if at > opened.played:
                    self._see(at, view.turn, view)
            self.now = opened.end

    def _look(self) -> None:
        """See the game as it is now."""
        self._views = {}
        seen = self.view(SPECTATOR)
        turn = seen.turn if self.is_told else self.ruleset.turn(self.game.battle)
        self._see(self.now.answers, turn, seen)

    def _see(self, at: int, turn: int, now: View) -> None:
        """Note the turn that is played, and what has left the table."""
        if not self.turns or self.turns[-1][1] != turn:
            self.turns.append((at, turn))
        before, self._sight = self._sight, now
        self._remember_what_left(before, now)
        left = {piece.id for piece in now.pieces if not piece.out}
        lost = tuple(p.id for p in before.pieces if not p.out and p.id not in left)
        if lost:
            self.losses.append(Loss(at, lost))

    def _remember_what_left(self, before: View, now: View) -> None:
        """Keep what is seen no more for its name."""
        left = self.left
        self.left = replace(
            left,
            pieces=_kept(left.pieces, before.pieces, now.pieces),
            terrain=_kept(left.terrain, before.terrain, now.terrain),
            zones=_kept(left.zones, before.zones, now.zones),
        )

    def _recall(self, happening: Happening) -> None:
        """Take note of what was done by rules that are no more."""
        deed = happening.deed
        if deed.what == "joined":
            self.people[deed.seat] = deed.name
        elif deed.what == "rematch":
            self.rematch = deed.name
        self.happenings.append(happening)

    def _note(self, deed: Deed, told: int) -> Happening:
        self._look()
        number = len(self.happenings)
        happening = Happening(number, deed, self.now.answers, tuple(self.now.log[told:]))
        self.happenings.append(happening)
        self.asides[deed.seat] += deed.what in ASIDES
        if deed.request:
            self._requests[deed.seat, deed.request] = number
        if self.now.question is not self._asked:
            self._asked = self.now.question
            self.asked_at = number
        if self.clocks is not None:
            self.clocks.go_on(deed.spent, deed.what, self.on_the_clock, deed.time)
        return happening


def _chronicle(ruleset: Published[Any], record: Record) -> Chronicle:
    """A record that somebody brought: all was well with it then, whatever the rules do now."""
    try:
        return chronicle(ruleset, record)
    except Exception:
        return recalled(ruleset, record, unpack(record.trace))


def _kept(known: tuple[T, ...], before: tuple[T, ...], now: tuple[T, ...]) -> tuple[T, ...]:
    """What was known to have left, and what has left now."""
    there = {each.id for each in now}
    gone = [each for each in before if each.id not in there]
    return tuple({each.id: each for each in (*known, *gone)}.values()) if gone else known


def _became(deed: Deed, what: What) -> Deed:
    return deed if deed.what == what else replace(deed, what=what)
