"""Puts what happens in a game into words: events, questions, options, refusals, odds.

Rules speak in ids and numbers; a reader gets sentences. Each argument of a message is put into
words by what it is: the id of a piece becomes its name, ``mode = "jump"`` becomes the message
``mode-jump``, a point becomes a place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from grognard.content.errors import ContentError
from grognard.content.published import Published
from grognard.content.roster import Breach, Roster
from grognard.kernel.chronicles import Chronicle, Moment, Retold
from grognard.kernel.compound import Assign, Pair, Picking, Picks, Question, Tick
from grognard.kernel.entering import Part as EnteredPart
from grognard.kernel.events import Event
from grognard.kernel.headlines import Headline
from grognard.kernel.questions import Choose, Option, Place, Story
from grognard.kernel.records import RecordError
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect
from grognard.kernel.said import Language, Name, Say, Several, signed
from grognard.kernel.sights import Sight, Warned
from grognard.kernel.state import Result
from grognard.kernel.tallies import Part, Tally
from grognard.kernel.traces import Recalled
from grognard.kernel.views import SPECTATOR, PieceView, TableView, View
from grognard.languages import ENGLISH
from grognard.text.words import FORMS, GRAMMAR, Words

MOST_EFFECTS = 6
"""Effects told in the sentence of one outcome."""
PLACES = ("terrain", "wall", "cover", "zone", "place", "marker", "objective")
"""Arguments that name a place, even where a piece has the same id."""
NOBODY = "none"
"""What an empty argument is in a message, so that messages can select on it."""
FINE = 2
"""Digits after the point of a length, where its unit is worth parting."""


def words_of(ruleset: Published[Any], lang: Language, *, strict: bool | None = None) -> Words:
    """The words of a game and of the program."""
    return Words(lang, *ruleset.sources, strict=strict)


class Teller:
    """Tells one game in one language, to somebody who knows the pieces seen so far.

    A piece that leaves the table keeps its name: whatever was ever seen can be told. Where it is
    known who plays a seat, or what its army is called, ``names`` says so.
    """

    def __init__(
        self, words: Words, view: View | None = None, names: Mapping[str, str] | None = None
    ) -> None:
        self.words = words
        self._names = names or {}
        self._pieces: dict[str, tuple[Say, int]] = {}
        self._places: dict[str, tuple[Say, int]] = {}
        self._sides: Mapping[str, str] = {}
        self._seats: tuple[str, ...] = ()
        self._scenario = ""
        self._digits = FINE
        if view is not None:
            self.see(view)

    def see(self, view: View) -> None:
        """Learn the names of everything in a view."""
        self._scenario = view.scenario.id
        self._seats, self._sides = view.seats, view.sides
        self._digits = 0 if view.table.unit == "mm" else FINE
        self._pieces.update({piece.id: (piece.name, piece.number) for piece in view.pieces})
        self._places.update({terrain.id: (terrain.name, 0) for terrain in view.terrain})
        self._places.update({zone.id: (zone.name, 0) for zone in view.zones})

    @property
    def pieces(self) -> Collection[str]:
        """The pieces it has names for."""
        return self._pieces.keys()

    def say(self, said: Any) -> str:
        """A message of a view, or a value beside one, in words."""
        if isinstance(said, int | float):
            return self.words("number", n=said)
        if not isinstance(said, Say):
            return said if isinstance(said, str) else self.words.say(said)
        return self.words.say(Say(said.id, said.args | self._who(said.args)))

    def _who(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """What those are called who are named by their seat or their side."""
        found: dict[str, Any] = {}
        match args.get("seat"):
            case str() as seat if seat in self._seats:
                found["seat"] = self.seat(seat)
        match args.get("side"):
            case str() as side if side in self._sides.values():
                found["side"] = self.side(side)
        match args.get("sides"):
            case Several(items=sides):
                found["sides"] = Several(tuple(self.side(str(side)) for side in sides))
        return found

    def turn(self, view: View) -> str:
        """Which turn it is of how many, in the game's own word; nothing before the first."""
        if not view.turn or not view.turns:
            return ""
        called = self.words("turn-called") if view.called is None else self.say(view.called)
        return self.words("turn-of", called=called, turn=view.turn, turns=view.turns)

    def height(self, piece: PieceView, table: TableView) -> str:
        """How high a piece stands; nothing on the bare table."""
        return self.words(f"height-{table.unit}", z=round(piece.z, 2)) if piece.z else ""

    def piece(self, piece_id: str) -> str:
        """What a piece is called: its name, and its number where it has twins."""
        return self._called(self._pieces.get(piece_id) or self._places.get(piece_id), piece_id)

    def place(self, place_id: str) -> str:
        """What a piece of terrain or a zone is called."""
        return self._called(self._places.get(place_id) or self._pieces.get(place_id), place_id)

    def _called(self, found: tuple[Say, int] | None, otherwise: str) -> str:
        if found is None:
            return otherwise
        said, number = found
        name = self.words.say(said)
        return self.words("piece-numbered", name=name, number=number) if number else name

    def seat(self, seat: str) -> str:
        """What a seat is called: by its player or army where they are known."""
        return self._names.get(seat) or self.words("seat", seat=seat)

    def side(self, side: str) -> str:
        """What a side is called: the scenario's name for it, its only player's, or its letter."""
        named = self.words.first(f"{self._scenario}.side_{side}")
        players = [seat for seat, whose in self._sides.items() if whose == side]
        alone = self._names.get(players[0]) if len(players) == 1 else None
        return named or alone or self.words.first(f"side-{side}") or self.seat(side)

    def event(self, event: Event) -> str:
        """What happened."""
        if event.kind == "rolled" and (told := self._rolled_off(event.facts)):
            return told
        if isinstance(event, Recalled):
            return self._recalled(event)
        return self._told(f"event-{event.kind}", event.facts)

    def rolled_off(self, facts: Mapping[str, Any]) -> list[dict[str, int]]:
        """Who rolled what, throw by throw; nothing where it was no roll of all."""
        seats = sorted(self._seats, key=lambda seat: self._sides.get(seat, seat))
        players, faces = len(seats), facts.get("faces") or ()
        is_one = not facts.get("seat") and not facts.get("need") and players > 1
        if not is_one or not faces or len(faces) % players:
            return []
        throws = [faces[start : start + players] for start in range(0, len(faces), players)]
        return [dict(zip(seats, throw, strict=True)) for throw in throws]

    def _rolled_off(self, facts: Mapping[str, Any]) -> str:
        """Who rolled what, and what after a tie; nothing where it was no roll of all."""
        told = [
            self.words.joined(
                "list-comma",
                [
                    self.words("rolled-by", seat=self.seat(seat), face=face)
                    for seat, face in throw.items()
                ],
            )
            for throw in self.rolled_off(facts)
        ]
        if not told:
            return ""
        again = self.words.joined("list-semicolon", told[1:]) if told[1:] else NOBODY
        purpose = self._value("purpose", facts.get("purpose"))
        return self.words("event-rolled-off", purpose=purpose, dice=told[0], again=again)

    def _recalled(self, event: Recalled) -> str:
        """What happened by other rules; where there are no words for it any more, its facts."""
        told = self.words.perhaps(f"event-{event.kind}", **self._values(event.facts))
        if told is not None:
            return told
        facts = [
            self.words.perhaps("labelled", label=name, what=self._value(name, fact))
            or f"{name}: {fact}"
            for name, fact in event.facts.items()
        ]
        listed = self.words.joined("list-comma", facts) if facts else NOBODY
        return self.words("event-recalled", kind=event.kind.replace("-", " "), facts=listed)

    def purpose(self, purpose: str) -> str:
        """What dice are thrown for, or what is compared, in a word or two."""
        return self.words.first(f"purpose-{purpose}", f"skill-{purpose}")

    def question(self, question: Question) -> str:
        """What is asked."""
        facts = dict(getattr(question, "facts", None) or {})
        facts["piece"] = getattr(question, "piece", None)
        return self._told(f"ask-{question.topic}", facts)

    def to_enter(self, part: EnteredPart) -> str:
        """Whose dice or cards are entered; nothing where the question says it."""
        return self._told(f"enter-{part.label}", part.facts) if part.label else ""

    def note(self, part: EnteredPart) -> str:
        """What of it is thrown again, or why it is."""
        return self._told(f"enter-{part.note}", part.facts) if part.note else ""

    def named(self, name: str, of: str) -> str:
        """A name that may be drawn: of a seat, or of whatever there is a message for."""
        return self._told("enter-name", {of: name, "name": self._value(of, name)})

    def card(self, card: str) -> str:
        """What a card is called."""
        return self.words.first(f"card-{card}", otherwise=card)

    def army(self, army_id: str, army: Roster) -> str:
        """What a ready-made army is called."""
        return self.words.first(f"force-{army_id}", f"roster-{army_id}", otherwise=army.name)

    def option(self, option: Option) -> str:
        """What an option is called."""
        facts = dict(option.facts or {})
        for name in ("piece", "unit", "target") if option.piece is not None else ():
            facts.setdefault(name, option.piece)
        message = option.say or f"option-{option.key}"
        if not option.say and option.piece is not None and message not in self.words:
            return self.piece(option.piece)
        return self._told(message, facts)

    def about(self, option: Option, message: str) -> str:
        """What a message says of an option; nothing where there is none."""
        if not message:
            return ""
        facts = dict(option.facts or {})
        facts.setdefault("piece", option.piece)
        return self._told(message, facts)

    def room(self, pair: Pair) -> str:
        """What the place is called that something may be given to."""
        return self.words.first(f"room-{pair.to}", otherwise=self.piece(pair.to))

    def window(self, kind: str) -> str:
        """What moments of a kind are called, several of them."""
        return self.words.first(f"window-{kind}", otherwise=kind)

    def story(self, story: Story) -> str:
        """What led to a question."""
        facts = dict(story.facts)
        facts.setdefault("by", story.by)
        facts.setdefault("to", list(story.to))
        return self._told(story.say, facts)

    def picks(self, question: Picking, picks: Picks) -> str:
        """What was picked of much."""
        names = [self.option(question.options[question.places[key]]) for key in picks]
        return self.words("picked", picks=Several(tuple(names)), n=len(names))

    def options(self, offered: Sequence[Option]) -> list[tuple[str, int]]:
        """What each of some options is called, and its number where others are called the same.

        >>> twins = [Option(key, "number", facts={"n": 7}) for key in "xy"]
        >>> Teller(Words("en")).options(twins)
        [('7 (1)', 1), ('7 (2)', 2)]
        """
        # What goes to different places is told by the place.
        names = [
            (option.to if isinstance(option, Pair) else "", self.option(option))
            for option in offered
        ]
        often, seen = Counter(names), Counter[tuple[str, str]]()
        told: list[tuple[str, int]] = []
        for to, name in names:
            seen[to, name] += 1
            number = seen[to, name] if often[to, name] > 1 else 0
            said = self.words("option-numbered", name=name, number=number) if number else name
            told.append((said, number))
        return told

    def group(self, option: Option) -> str:
        """The action an option belongs to; nothing for one that stands by itself."""
        return "" if option.group is None else self._told(option.group.id, option.group.args)

    def refusal(self, refusal: Refusal, *, cite: bool = True) -> str:
        """Why something is not possible, and the clause that says so."""
        message = f"refusal-{refusal.reason}"
        if message not in self.words and refusal.reason in self.words:
            message = refusal.reason
        reason = self._told(message, refusal.facts)
        if not cite or not refusal.rule:
            return reason
        return self.words("refusal-cited", reason=reason, clause=refusal.rule)

    def sight(self, sight: Sight) -> str:
        """How something is seen, or what is in the way; nothing where rules do not say."""
        if not sight.grade:
            return ""
        called = self.piece if sight.is_piece else self.place
        blocker = called(sight.blocker) if sight.blocker else NOBODY
        return self.words(f"sight-{sight.grade}", blocker=blocker)

    def warning(self, warned: Warned) -> str:
        """What an answer would provoke or lead to."""
        return self._told(f"warning-{warned.reason}", warned.facts)

    def breach(self, breach: Breach) -> str:
        """A limit of army building that is broken, and the clause that sets it."""
        reason = self._told(breach.message_id, breach.args)
        return self.words("breach", reason=reason, clause=breach.clause)

    def problem(self, problem: ContentError) -> str:
        """What is wrong with a file."""
        return self.words.say(problem.said)

    def record_error(self, error: RecordError) -> str:
        """What is wrong with a record, without a full stop."""
        facts: dict[str, Any] = dict(error.facts)
        match error.cause:
            case Refusal() as refusal:
                facts["cause"] = self.refusal(refusal)
            case ContentError() as problem:
                facts["cause"] = self.problem(problem)
            case Exception() as problem:
                facts["cause"] = str(problem)
        return self.words(f"record-{error.reason}", **facts)

    def chronicle(self, chronicle: Chronicle, known: int) -> str:
        """From where on a record is told and not played, by rules of a known version."""
        setup = chronicle.record.setup
        return self.words(
            "record-told",
            answer=chronicle.played + 1,
            ruleset=setup.ruleset,
            version=setup.version,
            known=known,
        )

    def tally(self, tally: Tally) -> str:
        """A number and its parts, on one line."""
        parts = ", ".join(self.part(part) for part in tally.parts)
        return self.words("tally", name=self.tally_name(tally), total=tally.total, parts=parts)

    def tally_name(self, tally: Tally) -> str:
        """What a tally counts."""
        return self._told(f"tally-{tally.name}", {})

    def part(self, part: Part) -> str:
        """One part of a tally: what it is and how much it adds."""
        message = "tally-ignored" if part.ignored else "tally-part"
        return self.words(message, reason=self.part_name(part), amount=signed(part.amount))

    def part_name(self, part: Part) -> str:
        """What adds a part of a tally."""
        return self._told(f"tally-{part.reason}", {})

    def effect(self, effect: Effect) -> str:
        """Something that differs after a passage of play."""
        facts = {"piece": effect.piece, "unit": effect.piece, "amount": effect.amount}
        return self._told(f"effect-{effect.kind}", facts)

    def outcome(self, effects: Iterable[Any]) -> str:
        """All that differs after a passage of play."""
        found = [effect for effect in effects if isinstance(effect, Effect)]
        if not found:
            return self.words("outcome-nothing")
        told = [self.effect(effect) for effect in found[:MOST_EFFECTS]]
        if len(found) > MOST_EFFECTS:
            told.append(self.words("outcome-more", n=len(found) - MOST_EFFECTS))
        return self.words.joined("list-semicolon", told)

    def headline(self, found: Headline, option: Option, asked: Choose) -> str:
        """What comes of an option of a question, in one line."""
        message = "headline" if found.exact else "headline-about"
        what = self.headline_word(found, option, asked)
        told = [self.words(message, percent=self.percent(found.share), what=what)]
        if found.mean is not None and (mean := round(float(found.mean), 1)):
            told += filter(None, [self.words.perhaps(f"headline-mean-{found.kind}", mean=mean)])
        if found.left_open:
            seats = Several(tuple(self.seat(seat) for seat in found.left_open))
            told.append(self.words("headline-usual", seat=seats))
        return self.words.joined("list-comma", told)

    def headline_word(self, found: Headline, option: Option, asked: Choose) -> str:
        """What happens; and to whom, where nobody would guess."""
        what = self.words(f"headline-{found.kind}")
        own = (asked.seat, self._sides.get(asked.seat, asked.seat))
        if found.piece == option.piece or found.piece in own:
            return what
        if found.piece == asked.piece:
            # Whoever acts is expected to gain by it; harm is expected of others.
            return what if found.is_boon else self.words("headline-self", what=what)
        return self.words("headline-whom", what=what, whom=self._value("piece", found.piece))

    def percent(self, share: Fraction) -> str:
        """A share, honest at both ends: the possible never reads 0 %, the uncertain never 100 %."""
        percent = round(100 * share)
        if not percent and share > 0:
            return self.words("percent-below", n=1)
        if share < 1 and percent == 100:
            return self.words("percent-above", n=99)
        return self.words("percent", n=percent)

    def swing(self, percents: int) -> str:
        """Whole percents that a chance gained or lost.

        >>> Teller(Words("en")).swing(12), Teller(Words("en")).swing(-3)
        ('+12%', '−3%')
        """
        told = self.words("percent", n=abs(percents))
        sign = "+" if percents > 0 else "−" if percents < 0 else ""
        return sign + told

    def result(self, result: Result) -> str:
        """How a game ended."""
        if not result.winners:
            return self.words("result-drawn")
        if len(result.winners) == 1:
            return self.words("result-won", seat=self.seat(result.winners[0]))
        winners = Several(tuple(self.seat(seat) for seat in result.winners))
        return self.words("result-won-several", seats=winners)

    def _told(self, message: str, facts: Mapping[str, Any]) -> str:
        return self.words(message, **self._values(facts))

    def _values(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for name, fact in facts.items():
            values[name] = self._value(name, fact)
            for attribute in GRAMMAR:
                found = self._grammar(fact, attribute)
                if found:
                    values[f"{name}_{attribute}"] = found
            if isinstance(fact, list | tuple) and len(fact) > 1:
                values |= self._each_in_form(name, fact)
        return values

    def _each_in_form(self, name: str, pieces: Sequence[Any]) -> dict[str, Several]:
        """Several pieces, each with its own article, in a language that has forms of names."""
        if not all(isinstance(piece, str) and piece in self._pieces for piece in pieces):
            return {}
        return {
            f"{name}_{form}": Several(
                tuple(
                    self.words(
                        # Only the first of them can begin a sentence.
                        f"form-{form if piece == pieces[0] else form.lower()}",
                        name=self.piece(piece),
                        article=self._grammar(piece, "article") or NOBODY,
                    )
                    for piece in pieces
                )
            )
            for form in FORMS
            if self.words.has_own(f"form-{form}")
        }

    def _value(self, name: str, fact: Any) -> Any:
        match fact:
            case None | "":
                return NOBODY
            case bool() | int() | Name() | Say() | Several():
                return fact
            case Choose() | Place() | Tick() | Assign():
                return self.question(fact)
            case float():
                return self._rounded(fact)
            case str():
                return self._text(name, fact)
            case (int() | float() as x, float() as y) | (float() as x, int() as y):
                return Say("place", {"x": self._rounded(x), "y": self._rounded(y)})
            case list() | tuple():
                return self._listed(name, fact)
            case _:
                return str(fact)

    def _rounded(self, length: float) -> float:
        """A length as people read it: nobody measures a part of a millimetre."""
        return round(length, self._digits)

    def _listed(self, name: str, facts: list[Any] | tuple[Any, ...]) -> Any:
        """Dice as they lie, anything else as a list."""
        if not facts:
            return NOBODY
        if all(type(fact) is int for fact in facts):
            return " ".join(str(fact) for fact in facts)
        one = name.removesuffix("s")
        return Several(tuple(self._value(one, fact) for fact in facts))

    def _text(self, name: str, text: str) -> Any:
        if text in self._pieces or text in self._places:
            return self.place(text) if name in PLACES else self.piece(text)
        if name == "seat":
            return self.seat(text)
        if name == "side":
            return self.side(text)
        if name == "purpose" and self.words.strict:
            return Name(f"purpose-{text}")
        if name == "answer":
            # Whatever somebody typed, it is no message.
            return text
        for message in (f"{name}-{text}.name", f"{name}-{text}"):
            if message in self.words:
                return Name(message)
        if "-" in text and text in self.words:
            return Name(text)
        if text in self._sides.values():
            return self.side(text)
        return self.seat(text) if text in self._seats else text

    def _grammar(self, fact: Any, attribute: str) -> str:
        """What a language has to know of the name of a piece, or of the only one of a list."""
        if isinstance(fact, list | tuple) and len(fact) == 1:
            fact = fact[0]
        found = self._pieces.get(fact) if isinstance(fact, str) else None
        return self.words.first(f"{found[0].id}.{attribute}") if found else ""


def teller_of(
    game: Moment,
    words: Words,
    viewer: str = SPECTATOR,
    names: Mapping[str, str] | None = None,
) -> Teller:
    """Somebody who can tell a whole game, pieces that are gone included."""
    teller = Teller(words, names=names)
    if isinstance(game, Retold):
        for _, view in game.views(viewer):
            teller.see(view)
        return teller
    twin = game.fork()
    answers = game.answers
    for step in reversed(game.record.steps):
        teller.see(twin.view(viewer))
        answers -= len(step.answers)
        twin.rewind(answers)
    teller.see(twin.view(viewer))
    teller.see(game.view(viewer))
    return teller


def in_english(refusal: Refusal, games: Iterable[Published[Any]]) -> str | None:
    """A refusal as an English sentence, in the words of the first game that can tell it."""
    for sources in (*(game.sources for game in games), ()):
        words = Words(ENGLISH, *sources, strict=False)
        if f"refusal-{refusal.reason}" in words or refusal.reason in words:
            return Teller(words).refusal(refusal)
    return None
