"""A finished game taken apart: who led when, what decided it, what was luck and what was play.

All of it is told as the win chance of each side, from the first turn on. What an act of chance
gained is its win chance beyond expectation (``grognard.kernel.luck``), later choices being made by
the ruleset's policy; whatever else moved the win chance is owed to the choices in between. So
where a side stood at the start, its luck and its choices add up to the result.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from msgspec import Struct, structs

from grognard.kernel.compound import SeatQuestion, Together
from grognard.kernel.events import Drawn, Rolled
from grognard.kernel.game import Game, give, new_game
from grognard.kernel.headlines import named
from grognard.kernel.luck import Values, foreseen, luck
from grognard.kernel.questions import Chance, Entry, Place, Seat
from grognard.kernel.ruleset import Effect, Ruleset, Setup
from grognard.kernel.state import Battle, Result
from grognard.kernel.views import SPECTATOR

RUNS = 5_000
"""How often the rules are run for all acts of chance of a game together, more or less."""
MOST_RUNS, LEAST_RUNS = 400, 100
"""How often for one of them, at most and at least."""
GLANCE = 24
"""How often to see where one side's choices ended and the other's began."""
MOST_MOMENTS = 3
MOST_EFFECTS = 3
"""So many are told of a moment, besides those that end something."""
LEAST_SWING = 0.02
"""A moment counts if it moved the win chance by so much."""
NOTABLE, RARE = 0.7, 1.6
"""How many standard deviations of luck are worth a word, and a strong one."""
WEIGHTLESS = 0.002
"""A win chance that nobody would notice."""
LASTING = 3
"""A swing counts as far as it still holds so many steps later."""
CONFIDENCE = 1.96
"""Standard errors either way that hold 95 % of what may be true."""


class Fortune(Struct, frozen=True):
    """How a side came from its win chance at the start to its result: what chance and choice did.

    ``start + luck + choices`` is ``end``.
    """

    side: str
    start: float
    """Its win chance when the first turn began."""
    luck: float
    """Win chance gained beyond expectation, whoever threw."""
    choices: float
    """Win chance gained by what was chosen, whoever chose."""
    end: float
    """What it came to: 1 for a win, 0 for a loss, a half for a draw."""
    margin: float
    """How far luck, and so choices, may be off either way, with a confidence of 95 %."""
    deviation: float
    """The standard deviation of that luck: two of them are rare."""
    dice: int = 0
    """Dice this side threw that needed a number to succeed."""
    successes: int = 0
    expected: float = 0.0
    dice_deviation: float = 0.0
    cards: int = 0
    """Cards this side drew; what they are worth, only their play shows."""


class Lead(Struct, frozen=True):
    """How likely each side was to win after so many answers."""

    at: int
    turn: int
    chances: Values


class Gain(Struct, frozen=True):
    """What an act of chance, or the choices of one side in a row, brought each side."""

    at: int
    """How many answers had been given before it."""
    seat: Seat
    """Who threw, or chose first; empty where nobody did, or several together."""
    by_chance: bool
    gained: Values


class DecisiveMoment(Struct, frozen=True):
    """A step of the game that moved its balance."""

    start: int
    """How many answers had been given before it."""
    end: int
    turn: int
    seat: Seat
    """Who made the first choice in it; empty where chance alone spoke."""
    swing: Values
    """What it brought each side, in win chance."""
    luck: Values
    """The part of the swing that chance gave beyond expectation."""
    effects: tuple[Effect, ...]


class Aftermath(Struct, frozen=True):
    """All there is to say about a game once it is over."""

    sides: tuple[str, ...]
    result: Result | None
    fortunes: tuple[Fortune, ...]
    leads: tuple[Lead, ...]
    moments: tuple[DecisiveMoment, ...]
    """What decided it, in the order it happened."""
    gains: tuple[Gain, ...]
    """Every act of chance and every decision, in the order they came."""
    exact: bool
    """Whether every act of chance was weighed by listing all it could have been."""


class _Thrown(Struct):
    """Dice of one side that needed a number, and the cards it drew."""

    dice: int = 0
    successes: int = 0
    expected: float = 0.0
    variance: float = 0.0
    cards: int = 0


class _Watcher:
    """Plays a game again, answer by answer, and keeps an account of every side's win chance."""

    def __init__(self, ruleset: Ruleset[Any], setup: Setup, acts_of_chance: int) -> None:
        self.ruleset = ruleset
        self.game: Game[Any] = new_game(ruleset, setup, None)
        self.runs = max(LEAST_RUNS, min(MOST_RUNS, RUNS // max(1, acts_of_chance)))
        self._seats = _one_seat_a_side(self.game)
        self.sides = tuple(ruleset.side(seat) for seat in self._seats)
        self._none: Values = (0.0,) * len(self.sides)
        self.start = self.now = self.value(self.game.battle)
        """The win chances when the first turn began, and as far as they are accounted for."""
        self.variance = self.doubt = self._none
        self.thrown = {side: _Thrown() for side in self.sides}
        self.gains: list[Gain] = []
        self._choosing: tuple[int, Seat] | None = None
        """Since when, and who, has made choices that are not accounted for yet."""
        self.leads: list[Lead] = []
        self.moments: list[DecisiveMoment] = []
        self.exact = True
        self._owners = {seat: ruleset.side(seat) for seat in self.game.seats}
        """The side of every piece and seat that was seen."""
        harms = {kind for ladder in ruleset.headlines for kind in ladder} | ruleset.final_effects
        self._harms = harms - ruleset.boons

    def value(self, battle: Battle) -> Values:
        """How likely each side wins; at the end, what it has come to."""
        if self.ruleset.result(battle) is not None:
            return tuple(self.ruleset.win_chance(battle, seat) for seat in self._seats)
        chances = self.ruleset.win_chances(battle)
        return tuple(chances[side] for side in self.sides)

    def watch(self, entries: Sequence[Entry]) -> None:
        """Play all the answers, a step at a time."""
        game = self.game
        while game.answers < len(entries):
            before = game.codec.copy(game.battle)
            start, seat, was, told = game.answers, "", self.now, len(self.gains)
            checkpoint = game.bookmark.checkpoint
            has_begun = self.ruleset.turn(before) > 0
            while game.answers < len(entries) and game.bookmark.checkpoint is checkpoint:
                entry = entries[game.answers]
                seat = seat or _chooser(game)
                if has_begun or _concedes(entry):
                    self._account_for(entry)
                give(game, entry)
            if has_begun or game.over:
                self._close()
            else:
                self.start = self.now = self.value(game.battle)
            self._note(before, start, seat, was, self.gains[told:])

    def _account_for(self, entry: Entry) -> None:
        """Say what chance gives by this answer, or keep in mind who chooses."""
        question = self.game.question
        if _concedes(entry):
            self._choose(entry["concede"])
        elif isinstance(question, Chance):
            self._weigh(question, entry)
        elif isinstance(question, Together):
            self._choose("")
        elif not _is_settled(question):
            self._choose(_chooser(self.game))

    def _weigh(self, question: Chance[Any], entry: Entry) -> None:
        thrown = question.event(entry)
        if isinstance(thrown, Rolled) and thrown.need and thrown.seat:
            _throw(self.thrown[self.ruleset.side(thrown.seat)], thrown, question)
        elif isinstance(thrown, Drawn) and thrown.seat:
            self.thrown[self.ruleset.side(thrown.seat)].cards += thrown.count
        found = luck(
            self.game,
            entry,
            self.value,
            by=self.ruleset.by_policy,
            budget=self.runs,
            samples=self.runs // 4,
        )
        self._settle(found.expected)
        self.gains.append(Gain(self.game.answers, question.seat, True, found.gained))
        self.now = _sum(self.now, found.gained)
        self.variance = _sum(self.variance, found.variance)
        self.doubt = _sum(self.doubt, found.doubt)
        self.exact = self.exact and found.exact

    def _choose(self, seat: Seat) -> None:
        """A seat chooses: what another side chose before is its own doing."""
        side = self.ruleset.side(seat) if seat else ""
        if self._choosing is not None:
            other = self._choosing[1]
            if side != (self.ruleset.side(other) if other else ""):
                self._settle(self._foreseen())
        if self._choosing is None:
            self._choosing = self.game.answers, seat

    def _foreseen(self) -> Values:
        """What the step under way comes to, at a glance."""
        return foreseen(
            self.game, self.value, by=self.ruleset.by_policy, budget=GLANCE, samples=GLANCE
        )

    def _settle(self, now: Values) -> None:
        """What the win chance has come to is owed to whoever has chosen since the last account."""
        if self._choosing is not None:
            at, seat = self._choosing
            self.gains.append(Gain(at, seat, False, _less(now, self.now)))
            self._choosing, self.now = None, now

    def _close(self) -> None:
        """End a step; what nobody chose in it, such as the counting of points, came by itself."""
        now = self.value(self.game.battle)
        self._choosing = self._choosing or (self.game.answers - 1, "")
        self._settle(now)

    def _note(
        self, before: Any, start: int, seat: Seat, was: Values, gains: Sequence[Gain]
    ) -> None:
        """Keep what a step changed."""
        game = self.game
        turn = self.ruleset.turn(game.battle)
        self.leads.append(Lead(game.answers, turn, self.now))
        if self.ruleset.turn(before) < 1:
            return
        swing, gained = _less(self.now, was), self._none
        if max(swing) > LEAST_SWING:
            for piece in self.ruleset.view(before, SPECTATOR).pieces:
                if piece.seat:
                    self._owners[piece.id] = self.ruleset.side(piece.seat)
        for gain in gains:
            if gain.by_chance:
                gained = _sum(gained, gain.gained)
        effects = self.ruleset.effects(before, game.battle)
        self.moments.append(DecisiveMoment(start, game.answers, turn, seat, swing, gained, effects))

    def worth_telling(self, moment: DecisiveMoment) -> tuple[Effect, ...]:
        """The effects that can decide a game, those that end something first.

        Whatever speaks for the side that the moment went against did not make it go so.
        """
        favoured = self.sides[moment.swing.index(max(moment.swing))]
        effects = [each for each in moment.effects if not self._speaks_against(each, favoured)]
        final = [effect for effect in effects if effect.kind in self.ruleset.final_effects]
        ended = {effect.piece for effect in final}
        others = [
            effect
            for effect in effects
            if effect.piece not in ended and effect.kind not in self.ruleset.passing_effects
        ]
        return (*final, *others)[: max(MOST_EFFECTS, len(final))]

    def _speaks_against(self, effect: Effect, favoured: str) -> bool:
        """Whether an effect harms a side that is said to have gained by it, or helps another."""
        owner = self._owners.get(effect.piece)
        if owner is None:
            return False
        if named(effect) in self.ruleset.boons:
            return owner != favoured
        return owner == favoured and bool({effect.kind, named(effect)} & self._harms)

    def fortunes(self) -> tuple[Fortune, ...]:
        """How each side came to its result."""
        found = []
        for place, side in enumerate(self.sides):
            thrown = self.thrown[side]
            gained = sum(gain.gained[place] for gain in self.gains if gain.by_chance)
            start, end = self.start[place], self.now[place]
            found.append(
                Fortune(
                    side,
                    start=start,
                    luck=gained,
                    choices=end - start - gained,
                    end=end,
                    margin=CONFIDENCE * sqrt(self.doubt[place]),
                    deviation=sqrt(self.variance[place]),
                    dice=thrown.dice,
                    successes=thrown.successes,
                    expected=thrown.expected,
                    dice_deviation=sqrt(thrown.variance),
                    cards=thrown.cards,
                )
            )
        return tuple(found)


def verdict(fortune: Fortune) -> str:
    """The message that says how lucky a side was.

    >>> even = Fortune("A", start=0.5, luck=0.0, choices=0.5, end=1.0, margin=0.0, deviation=0.0)
    >>> verdict(structs.replace(even, luck=0.2, deviation=0.1)), verdict(even)
    ('luck-great', 'luck-none')
    >>> verdict(structs.replace(even, cards=31))
    'luck-cards'
    """
    if fortune.deviation < WEIGHTLESS:
        return "luck-cards" if fortune.cards and not fortune.dice else "luck-none"
    found = fortune.luck / fortune.deviation
    if abs(found) < NOTABLE:
        return "luck-even"
    if found > 0:
        return "luck-good" if found < RARE else "luck-great"
    return "luck-bad" if found > -RARE else "luck-awful"


def percents(fortune: Fortune) -> tuple[int, int, int, int]:
    """Start, luck, choices and end in whole percents that add up as the fortune itself does.

    >>> percents(Fortune("A", 0.334, 0.334, 0.332, 1.0, margin=0.0, deviation=0.1))
    (33, 33, 34, 100)
    """
    start, gained, end = (round(100 * each) for each in (fortune.start, fortune.luck, fortune.end))
    return start, gained, end - start - gained, end


def aftermath(ruleset: Ruleset[Any], setup: Setup, entries: Sequence[Entry]) -> Aftermath:
    """Take a game apart, from its set-up and all its answers."""
    watcher = _Watcher(ruleset, setup, _acts_of_chance(ruleset, setup, entries))
    watcher.watch(entries)
    result = watcher.game.result if watcher.game.over else None
    return Aftermath(
        sides=watcher.sides,
        result=result,
        fortunes=watcher.fortunes(),
        leads=tuple(lead for lead in watcher.leads if lead.turn > 0),
        moments=_decisive(watcher, result),
        gains=tuple(watcher.gains),
        exact=watcher.exact,
    )


def _acts_of_chance(ruleset: Ruleset[Any], setup: Setup, entries: Sequence[Entry]) -> int:
    """How many there are once the first turn has begun."""
    game: Game[Any] = new_game(ruleset, setup, None)
    acts = 0
    while game.answers < len(entries):
        acts += isinstance(game.question, Chance) and ruleset.turn(game.battle) > 0
        give(game, entries[game.answers])
    return acts


def _decisive(watcher: _Watcher, result: Result | None) -> tuple[DecisiveMoment, ...]:
    """The steps that moved the balance most and for good, seen from the winner's side."""
    winner = watcher.ruleset.side(result.winner) if result and result.winner else watcher.sides[0]
    place = watcher.sides.index(winner)
    course = [lead.chances[place] for lead in watcher.leads]
    steps = {lead.at: step for step, lead in enumerate(watcher.leads)}
    found: list[tuple[float, DecisiveMoment]] = []
    for moment in watcher.moments:
        step = steps[moment.end]
        lasting = _lasting(course[step : step + LASTING + 1], moment.swing[place])
        if moment.effects and lasting > LEAST_SWING:
            found.append((lasting, moment))
    found = _told_of_losses(watcher, found) or found
    found.sort(key=lambda each: -each[0])
    moments = [moment for _, moment in found[:MOST_MOMENTS]]
    return tuple(sorted(moments, key=lambda moment: moment.start))


def _told_of_losses(
    watcher: _Watcher, found: Sequence[tuple[float, DecisiveMoment]]
) -> list[tuple[float, DecisiveMoment]]:
    """The moments in which something was lost or won, told by that alone."""
    told = [
        (lasting, structs.replace(moment, effects=watcher.worth_telling(moment)))
        for lasting, moment in found
    ]
    return [(lasting, moment) for lasting, moment in told if moment.effects]


def _lasting(course: Sequence[float], swing: float) -> float:
    """How much of a swing the next steps did not take back; ``course`` begins right after it.

    >>> _lasting([0.75, 0.625, 0.75], 0.25), _lasting([0.5, 0.125], 0.25), _lasting([0.25], -0.25)
    (0.125, 0.0, 0.25)
    """
    way = 1 if swing > 0 else -1
    before = course[0] - swing
    return max(0.0, min(way * (chance - before) for chance in course))


def _one_seat_a_side(game: Game[Any]) -> list[Seat]:
    first: dict[str, Seat] = {}
    for seat in game.seats:
        first.setdefault(game.ruleset.side(seat), seat)
    return list(first.values())


def _concedes(entry: Entry) -> bool:
    return isinstance(entry, dict) and "concede" in entry


def _is_settled(question: SeatQuestion | None) -> bool:
    """Whether there is nothing to choose."""
    return question is None or (not isinstance(question, Place) and question.needs_nobody)


def _chooser(game: Game[Any]) -> Seat:
    return game.decision.seat if game.decision is not None else ""


def _throw(thrown: _Thrown, rolled: Rolled, question: Chance[Any]) -> None:
    """Count every die that left the hand, those rolled again as well."""
    sides: int = getattr(question, "sides", 6)
    chance = min(max(sides + 1 - rolled.need, 0), sides) / sides
    dice = len(rolled.faces)
    thrown.dice += dice
    thrown.successes += sum(face >= rolled.need for face in rolled.faces)
    thrown.expected += dice * chance
    thrown.variance += dice * chance * (1 - chance)


def _sum(values: Values, others: Values) -> Values:
    return tuple(value + other for value, other in zip(values, others, strict=True))


def _less(values: Values, others: Values) -> Values:
    return tuple(value - other for value, other in zip(values, others, strict=True))
