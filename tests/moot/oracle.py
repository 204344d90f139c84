"""Plays every way out of a moment that is said to be moot, and looks for one worth taking.

A moment is moot if no answer is better than letting it pass. So whatever another answer leads
to, by any dice and any later choice, either differs from what passing leads to in nothing but
what the answer spends, or is worth no more to whoever is asked than the worst of passing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from fractions import Fraction
from typing import Any

from grognard.bots import Position, bot
from grognard.content.published import Published
from grognard.kernel.compound import Decision, Picking, Together
from grognard.kernel.game import Game
from grognard.kernel.questions import Chance, Choose, Place

MOST_WAYS = 3_000
PLACES = 3
"""So many are tried where there is no end of them."""
SAME = 1e-9


class TooMuch(Exception):
    """There are more ways than anybody wants to wait for."""


class Ends:
    """Every way the step under way may end after some answers."""

    def __init__(self, game: Game[Any], spent: Collection[str]) -> None:
        self._bookmark = game.bookmark
        self._codec = game.codec
        self._spent = spent
        self.battles: dict[bytes, Any] = {}
        self._left = MOST_WAYS

    def after(self, answers: tuple[Any, ...]) -> Any:
        """What may come of it: states, told apart by dice and by later choices."""
        self._left -= 1
        if not self._left:
            raise TooMuch
        run = self._bookmark.run()
        for answer in answers:
            run.send(answer)
        question = run.question
        if question is None:
            return self._ended(run.battle)
        if isinstance(question, Chance):
            return self._by_chance(question, answers)
        return tuple(
            (repr(answer), self.after((*answers, answer))) for answer in _answers(question)
        )

    def _by_chance(self, question: Chance[Any], answers: tuple[Any, ...]) -> Any:
        """How likely is what; where all comes to the same, just that."""
        outcomes = question.outcomes()
        whole = sum(weight for _, weight in outcomes)
        shares: defaultdict[Any, Fraction] = defaultdict(Fraction)
        for outcome, weight in outcomes:
            shares[self.after((*answers, outcome))] += Fraction(weight, whole)
        return next(iter(shares)) if len(shares) == 1 else frozenset(shares.items())

    def _ended(self, battle: Any) -> bytes:
        twin = self._codec.copy(battle)
        for place in self._spent:
            _forget(twin, place.split("."))
        packed = self._codec.pack(twin)
        self.battles[packed] = battle
        return packed


def _forget(thing: Any, names: list[str]) -> None:
    """Make a battle say nothing of what has been spent."""
    if isinstance(thing, dict):
        for each in thing.values():
            _forget(each, names)
    elif isinstance(thing, list | tuple):
        for each in thing:
            _forget(each, names)
    elif len(names) > 1:
        _forget(getattr(thing, names[0]), names[1:])
    else:
        setattr(thing, names[0], type(getattr(thing, names[0]))())


def _answers(question: Decision) -> list[Any]:
    match question:
        case Choose():
            return [option.key for option in question.options]
        case Picking():
            return list(question.answers())
        case Place():
            return [question.usual, *question.region.candidates()[:PLACES]]
        case Together():
            return [question.usual]


def betters(game: Game[Any], spent: Collection[str]) -> list[str]:
    """The answers to a moot question that are better than letting it pass: there must be none."""
    question = game.decision
    assert isinstance(question, Choose) and question.passing is not None
    passed = Ends(game, spent)
    by_passing = passed.after((question.passing,))
    ruleset, seat = game.ruleset, question.seat
    worst = min(ruleset.worth(battle, seat) for battle in passed.battles.values())
    found = []
    for option in question.options:
        other = Ends(game, spent)
        if option.key == question.passing or other.after((option.key,)) == by_passing:
            continue
        others = [b for packed, b in other.battles.items() if packed not in passed.battles]
        if any(ruleset.worth(battle, seat) > worst + SAME for battle in others):
            found.append(option.key)
    return found


def moot_moments(
    ruleset: Published[Any], games: int, start: int = 0, *, player: str = "random"
) -> Iterator[Game[Any]]:
    """Games at moments that are said to be moot, met by players who let nothing pass."""
    scenarios = list(ruleset.scenario_ids())
    for seed in range(start, start + games):
        game = ruleset.new_game(scenarios[seed % len(scenarios)], seed=seed)
        players = {seat: bot(player, f"{seed}/{seat}") for seat in game.seats}
        while (question := game.decision) is not None:
            if isinstance(question, Choose) and question.moot is not None and question.moot():
                yield game
            if isinstance(question, Together):
                asked = question.choices
                game.answer(
                    {c.seat: players[c.seat].answer(c, Position(game, c.seat)) for c in asked}
                )
            else:
                seat = question.seat
                game.answer(players[seat].answer(question, Position(game, seat)))
