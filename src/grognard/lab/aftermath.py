"""A finished game taken apart: who led when, what decided it, and whom the dice loved.

A position is worth what the ruleset says it is worth to a side, in points of the army. What an
act of chance gained is its worth beyond expectation (``grognard.kernel.luck``).
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from msgspec import Struct, structs

from grognard.kernel.events import Drawn, Rolled
from grognard.kernel.game import Game, new_game
from grognard.kernel.luck import Values, luck
from grognard.kernel.questions import Chance, Entry, Seat
from grognard.kernel.ruleset import Effect, Ruleset, Setup
from grognard.kernel.state import Battle, Result

RUNS = 5_000
"""How often the rules are run for all acts of chance of a game together, more or less."""
MOST_RUNS, LEAST_RUNS = 400, 100
"""How often for one of them, at most and at least."""
MOST_MOMENTS = 5
MOST_EFFECTS = 3
"""So many are told of a moment, besides those that end something."""
LEAST_SWING = 0.05
"""A moment counts if it moved this share of the greatest lead of the game."""
NOTABLE, RARE = 0.7, 1.6
"""How many standard deviations of luck are worth a word, and a strong one."""
WEIGHTLESS = 1e-6
"""Points below which chance changed nothing but what rounding leaves."""
LASTING = 3
"""A swing counts as far as it still holds so many steps later."""


class Fortune(Struct, frozen=True):
    """How chance treated one side."""

    side: str
    luck: float
    """Points gained beyond expectation, whoever threw."""
    deviation: float
    """The standard deviation of that luck: two of them are rare."""
    dice: int
    """Dice this side threw that needed a number to succeed."""
    successes: int
    expected: float
    dice_deviation: float
    cards: int = 0
    """Cards this side drew; what they are worth, only their play shows."""


class Lead(Struct, frozen=True):
    """What the position was worth to each side after so many answers."""

    at: int
    turn: int
    worth: Values


class DecisiveMoment(Struct, frozen=True):
    """A step of the game that moved its balance."""

    start: int
    """How many answers had been given before it."""
    end: int
    turn: int
    seat: Seat
    """Who made the first choice in it; empty where chance alone spoke."""
    swing: Values
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
    exact: bool
    """Whether every act of chance was weighed by listing all it could have been."""


class _Thrown(Struct):
    """Dice of one side that needed a number, and the cards it drew."""

    dice: int = 0
    successes: int = 0
    expected: float = 0.0
    variance: float = 0.0
    cards: int = 0


class _Outline(Struct, frozen=True):
    """What must be known of a game before it is taken apart."""

    greatest_lead: float
    """The most a position was ever worth to any side while the game was under way."""
    acts_of_chance: int


class _Watcher:
    """Plays a game again, answer by answer, and keeps count."""

    def __init__(self, ruleset: Ruleset[Any], setup: Setup, outline: _Outline) -> None:
        self.ruleset = ruleset
        self.game: Game[Any] = new_game(ruleset, setup, None)
        self.cap = outline.greatest_lead
        self.runs = max(LEAST_RUNS, min(MOST_RUNS, RUNS // max(1, outline.acts_of_chance)))
        self._seats = _one_seat_a_side(self.game)
        self.sides = tuple(ruleset.side(seat) for seat in self._seats)
        self._none: Values = (0.0,) * len(self.sides)
        self.gained = self.variance = self._none
        self.thrown = {side: _Thrown() for side in self.sides}
        self.leads: list[Lead] = []
        self.moments: list[DecisiveMoment] = []
        self.exact = True

    def value(self, battle: Battle) -> Values:
        """What a position is worth to each side; a game won counts as the greatest lead in it."""
        worth = [self.ruleset.worth(battle, seat) for seat in self._seats]
        if self.ruleset.result(battle) is not None:
            worth = [min(max(each, -self.cap), self.cap) for each in worth]
        # What the sides hope for on their own part need not add up: only the balance counts.
        middle = sum(worth) / len(worth)
        return tuple(each - middle for each in worth)

    def watch(self, entries: Sequence[Entry]) -> None:
        """Play all the answers, a step at a time."""
        game = self.game
        while game.answers < len(entries):
            before = game.codec.copy(game.battle)
            start, seat, step = game.answers, "", self._none
            checkpoint = game.bookmark.checkpoint
            while game.answers < len(entries) and game.bookmark.checkpoint is checkpoint:
                entry = entries[game.answers]
                seat = seat or _chooser(game)
                step = _sum(step, self._answer(entry))
            self._close(before, start, seat, step)

    def _answer(self, entry: Entry) -> Values:
        """Play one answer; what chance gave beyond expectation."""
        game = self.game
        question = game.question
        gained = self._weigh(question, entry) if isinstance(question, Chance) else self._none
        _play(game, entry)
        return gained

    def _weigh(self, question: Chance[Any], entry: Entry) -> Values:
        thrown = question.event(entry)
        if isinstance(thrown, Rolled) and thrown.need and thrown.seat:
            _throw(self.thrown[self.ruleset.side(thrown.seat)], thrown, question)
        elif isinstance(thrown, Drawn) and thrown.seat:
            self.thrown[self.ruleset.side(thrown.seat)].cards += thrown.count
        found = luck(self.game, entry, self.value, budget=self.runs, samples=self.runs // 4)
        self.gained = _sum(self.gained, found.gained)
        self.variance = _sum(self.variance, found.variance)
        self.exact = self.exact and found.exact
        return found.gained

    def _close(self, before: Any, start: int, seat: Seat, gained: Values) -> None:
        """Note what a step changed; of the one that ends the game, what chance changed."""
        game = self.game
        turn = self.ruleset.turn(game.battle)
        old = self.leads[-1].worth if self.leads else self.value(before)
        new = _sum(old, gained) if game.over else self.value(game.battle)
        self.leads.append(Lead(game.answers, turn, new))
        if self.ruleset.turn(before) < 1:
            return
        swing = tuple(after - was for after, was in zip(new, old))
        effects = self.ruleset.effects(before, game.battle)
        self.moments.append(DecisiveMoment(start, game.answers, turn, seat, swing, gained, effects))

    def worth_telling(self, effects: Sequence[Effect]) -> tuple[Effect, ...]:
        """The effects that can decide a game, those that end something first."""
        final = [effect for effect in effects if effect.kind in self.ruleset.final_effects]
        ended = {effect.piece for effect in final}
        others = [
            effect
            for effect in effects
            if effect.piece not in ended and effect.kind not in self.ruleset.passing_effects
        ]
        return (*final, *others)[: max(MOST_EFFECTS, len(final))]

    def fortunes(self) -> tuple[Fortune, ...]:
        """How chance treated each side."""
        return tuple(
            Fortune(
                side,
                self.gained[place],
                sqrt(self.variance[place]),
                self.thrown[side].dice,
                self.thrown[side].successes,
                self.thrown[side].expected,
                sqrt(self.thrown[side].variance),
                self.thrown[side].cards,
            )
            for place, side in enumerate(self.sides)
        )


def verdict(fortune: Fortune) -> str:
    """The message that says how lucky a side was.

    >>> verdict(Fortune("A", 12.0, 5.0, 0, 0, 0.0, 0.0))
    'luck-great'
    >>> verdict(Fortune("A", 0.0, 0.0, 0, 0, 0.0, 0.0, cards=31))
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


def aftermath(ruleset: Ruleset[Any], setup: Setup, entries: Sequence[Entry]) -> Aftermath:
    """Take a game apart, from its set-up and all its answers."""
    watcher = _Watcher(ruleset, setup, _outline(ruleset, setup, entries))
    watcher.watch(entries)
    result = watcher.game.result if watcher.game.over else None
    return Aftermath(
        sides=watcher.sides,
        result=result,
        fortunes=watcher.fortunes(),
        leads=tuple(lead for lead in watcher.leads if lead.turn > 0),
        moments=_decisive(watcher, result),
        exact=watcher.exact,
    )


def _outline(ruleset: Ruleset[Any], setup: Setup, entries: Sequence[Entry]) -> _Outline:
    game: Game[Any] = new_game(ruleset, setup, None)
    seats = _one_seat_a_side(game)
    greatest, acts = 0.0, 0
    while game.answers < len(entries):
        acts += isinstance(game.question, Chance)
        _play(game, entries[game.answers])
        if not game.over and ruleset.turn(game.battle) > 0:
            worth = [abs(ruleset.worth(game.battle, seat)) for seat in seats]
            greatest = max(greatest, *worth)
    return _Outline(greatest, acts)


def _decisive(watcher: _Watcher, result: Result | None) -> tuple[DecisiveMoment, ...]:
    """The steps that moved the balance most and for good, seen from the winner's side."""
    winner = watcher.ruleset.side(result.winner) if result and result.winner else watcher.sides[0]
    place = watcher.sides.index(winner)
    course = [lead.worth[place] for lead in watcher.leads]
    steps = {lead.at: step for step, lead in enumerate(watcher.leads)}
    least = LEAST_SWING * watcher.cap
    found: list[tuple[float, DecisiveMoment]] = []
    for moment in watcher.moments:
        step = steps[moment.end]
        lasting = _lasting(course[step : step + LASTING + 1], moment.swing[place])
        if moment.effects and lasting > least:
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
        (lasting, structs.replace(moment, effects=watcher.worth_telling(moment.effects)))
        for lasting, moment in found
    ]
    return [(lasting, moment) for lasting, moment in told if moment.effects]


def _lasting(course: Sequence[float], swing: float) -> float:
    """How much of a swing the next steps did not take back; ``course`` begins right after it.

    >>> _lasting([12.0, 11.0, 15.0], 10.0), _lasting([2.0, -9.0], 10.0), _lasting([-5.0], -4.0)
    (9.0, 0.0, 4.0)
    """
    way = 1 if swing > 0 else -1
    before = course[0] - swing
    return max(0.0, min(way * (worth - before) for worth in course))


def _one_seat_a_side(game: Game[Any]) -> list[Seat]:
    first: dict[str, Seat] = {}
    for seat in game.seats:
        first.setdefault(game.ruleset.side(seat), seat)
    return list(first.values())


def _play(game: Game[Any], entry: Entry) -> None:
    if isinstance(entry, dict) and "concede" in entry:
        game.concede(entry["concede"], leaving=bool(entry.get("leaving")))
    else:
        game.answer(entry)


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
