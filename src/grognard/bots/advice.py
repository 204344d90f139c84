"""What to answer, and why: the answers that promise most, by how likely they win.

The answers that the ruleset's policy ranks first are given in imagination and played on from to
the end of the turn, as the bots that think do it, again and again, all of them by the same luck.
What speaks for the side before and after, as far as it sets an answer apart, says why it is good
or bad. Nothing else is known here than what the seat that is asked may know.
"""

from collections.abc import Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Any

from msgspec import Struct, field

from grognard.bots.bot import Position
from grognard.bots.imagining import Imagination
from grognard.bots.lookahead import spread
from grognard.bots.rollouts import Rollouts
from grognard.kernel.compound import Picking, SeatQuestion, Together
from grognard.kernel.policies import Reply, offered
from grognard.kernel.questions import Choose, Place, Placement
from grognard.kernel.refusals import Refusal
from grognard.kernel.resuming import Run
from grognard.text.telling import Teller

MOST = 3
"""As many answers are suggested."""
WIDE = 6
"""As many are tried at first."""
GLANCE = 4
"""How often each of them is tried before only the better half is."""
TRIES = 16
"""How often the answers that are suggested are tried."""
SECONDS = 0.8
CONFIDENCE = 1.96
"""Standard errors either way that hold 95 % of what may be true."""
MOST_REASONS = 2
TELLING = 0.006
"""A reason counts if it moves the win chance by so much."""
THE_GAME = "game"
"""The reason that is none of the features: the game ends by it."""


class Reason(Struct, frozen=True):
    """Something that speaks for an answer or against it: what it does to the win chance."""

    part: str
    """One of the ruleset's features, or the game itself."""
    gain: float


class Suggestion(Struct, frozen=True):
    """An answer, and how likely the side that gives it wins."""

    answer: Reply
    chance: float
    margin: float
    """How far that may be off either way by luck, with a confidence of 95 %."""
    reasons: tuple[Reason, ...] = ()


class Advice(Struct, frozen=True):
    """The answers that promise most, best first."""

    now: float
    """The win chance as things stand."""
    suggestions: tuple[Suggestion, ...]

    @property
    def answer(self) -> Reply:
        """The answer that promises most."""
        return self.suggestions[0].answer


class Stand(Struct, frozen=True):
    """How a side stands: its win chance, and how far each feature moves it."""

    chance: float
    pulls: tuple[float, ...]
    is_over: bool


class World(Struct, frozen=True):
    """One way the unknown may be dealt: what is asked in it, and how the side stands."""

    asked: SeatQuestion
    stand: Stand


class Tried(Struct):
    """An answer and what came of it, time after time."""

    answer: Reply
    tries: list[tuple[Stand, Stand]] = field(default_factory=list)
    """How the side stood before and after."""

    @property
    def chance(self) -> float:
        """The win chance it came to on average."""
        return _mean([after.chance for _, after in self.tries])

    @property
    def margin(self) -> float:
        """How far that may be off by luck."""
        count, mean = len(self.tries), self.chance
        squares = sum((after.chance - mean) ** 2 for _, after in self.tries)
        return CONFIDENCE * sqrt(squares / count / max(1, count - 1))


def advise(
    question: SeatQuestion, position: Position, *, seconds: float = SECONDS, most: int = MOST
) -> Advice:
    """The answers to a question that promise most, within so many seconds."""
    return _Adviser(question, position.imagine(), perf_counter() + seconds).advise(most)


class _Adviser:
    """Tries the answers to one question."""

    def __init__(self, question: SeatQuestion, moment: Imagination, deadline: float) -> None:
        self.question, self.moment, self.deadline = question, moment, deadline
        self.ruleset = moment.ruleset
        self._side = self.ruleset.side(moment.seat)
        self._rollouts = Rollouts(moment)
        self._worlds: dict[int, World] = {}

    def advise(self, most: int) -> Advice:
        """Try the answers, the better ones more often."""
        tried = [Tried(answer) for answer in self._candidates(most)]
        running = tried
        for number in range(TRIES):
            for each in running:
                if perf_counter() > self.deadline and any(other.tries for other in tried):
                    break
                self._try(each, number)
            if number + 1 == GLANCE:
                running = sorted(running, key=_best_first)[: max(most, (len(running) + 1) // 2)]
        judged = sorted([each for each in running if each.tries], key=_best_first)
        now = _mean([world.stand.chance for world in self._worlds.values()])
        gains = _set_apart([self._gains(each) for each in judged])
        found = [_suggestion(*each) for each in zip(judged, gains, strict=True)]
        return Advice(now, tuple(found[:most]))

    def _candidates(self, most: int) -> list[Reply]:
        """What the policy ranks first; where it names too few, others from all over the offer."""
        run = self._rollouts.world(0)
        asked = self._asked(run)
        found = [rated.answer for rated in self.ruleset.policy(run.battle, asked)[:WIDE]]
        if len(found) < most:
            others = [answer for answer in offered(asked) if answer not in found]
            room = WIDE - len(found)
            found += spread(others, room) if len(others) > room else others
        return [answer for answer in found if _may(self.question, answer)] or [self.question.usual]

    def _asked(self, run: Run[Any]) -> SeatQuestion:
        asked = run.question
        own = asked.of(self.moment.seat) if isinstance(asked, Together) else asked
        assert isinstance(own, SeatQuestion), "it is asked in every world"
        return own

    def _try(self, tried: Tried, number: int) -> None:
        """Give an answer in one of the worlds, and see how the turn ends."""
        world = self._world(number)
        if self.moment.certain or _may(world.asked, tried.answer):
            after = self._stand(self._rollouts.follow(tried.answer, number))
            tried.tries.append((world.stand, after))

    def _world(self, number: int) -> World:
        """The world of a try, before anything was answered in it."""
        if number not in self._worlds:
            run = self._rollouts.world(number)
            self._worlds[number] = World(self._asked(run), self._stand(run))
        return self._worlds[number]

    def _stand(self, run: Run[Any]) -> Stand:
        battle, ruleset = run.battle, self.ruleset
        chance = ruleset.win_chances(battle)[self._side]
        is_over = ruleset.result(battle) is not None
        return Stand(chance, () if is_over else ruleset.pulls(battle, self.moment.seat), is_over)

    def _gains(self, tried: Tried) -> dict[str, float]:
        """What it gains and costs, part by part; together the change of the win chance."""
        gains = dict.fromkeys([THE_GAME, *self.ruleset.feature_names], 0.0)
        for before, after in tried.tries:
            gained = after.chance - before.chance
            if after.is_over:
                gains[THE_GAME] += gained
                continue
            moved = [new - old for new, old in zip(after.pulls, before.pulls, strict=True)]
            steepness = _steepness(gained, sum(moved), before.chance)
            for part, by in zip(self.ruleset.feature_names, moved, strict=True):
                gains[part] += steepness * by
        return {part: gain / len(tried.tries) for part, gain in gains.items()}


def _set_apart(gains: Sequence[dict[str, float]]) -> list[dict[str, float]]:
    """Gains without what all answers have in common, which is no reason for any of them.

    >>> _set_apart([{"points": 0.5, "cards": 0.25}, {"points": 0.25, "cards": -0.25}])
    [{'points': 0.25, 'cards': 0.25}, {'points': 0.0, 'cards': -0.25}]
    """
    if len(gains) < 2:
        return list(gains)
    common = {}
    for part in gains[0]:
        all_of_it = [each[part] for each in gains]
        common[part] = max(0.0, min(all_of_it)) + min(0.0, max(all_of_it))
    return [{part: gain - common[part] for part, gain in each.items()} for each in gains]


def _suggestion(tried: Tried, gains: dict[str, float]) -> Suggestion:
    telling = [Reason(part, gain) for part, gain in gains.items() if abs(gain) >= TELLING]
    telling.sort(key=lambda reason: -abs(reason.gain))
    return Suggestion(tried.answer, tried.chance, tried.margin, tuple(telling[:MOST_REASONS]))


def _steepness(gained: float, moved: float, chance: float) -> float:
    """How much win chance a step of the log-odds is worth: on the way, or else where it began."""
    on_the_way = gained / moved if abs(moved) > 1e-6 else -inf
    return on_the_way if 0 < on_the_way <= 0.25 else chance * (1 - chance)


def _may(question: SeatQuestion, answer: Reply) -> bool:
    """Whether an answer is legal: what was thought of in one world may not be in another."""
    if isinstance(question, Choose):
        return any(option.key == answer for option in question.options)
    try:
        question.read(answer)
    except Refusal:
        return False
    return True


def _best_first(tried: Tried) -> float:
    return -tried.chance if tried.tries else inf


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def explain(advice: Advice, question: SeatQuestion, teller: Teller) -> list[str]:
    """The suggestions, a line each, and their reasons, in the teller's language."""
    words = teller.words
    lines = [words("advice-now", chance=_percent(advice.now, teller))]
    for number, each in enumerate(advice.suggestions, start=1):
        answer = name_of(each.answer, question, teller)
        lines.append(
            words("advice-line", n=number, answer=answer, chance=_percent(each.chance, teller))
        )
        lines += [f"     {reason_of(reason, teller)}" for reason in each.reasons]
    return lines


def reason_of(reason: Reason, teller: Teller) -> str:
    """A reason in words, with what it does to the win chance.

    ``gain-<feature>`` and ``loss-<feature>`` tell of a ruleset's features.
    """
    kind = "gain" if reason.gain > 0 else "loss"
    text = teller.words.perhaps(f"{kind}-{reason.part}") or teller.words(f"{kind}-else")
    return teller.words("advice-reason", text=text, gain=teller.swing(round(100 * reason.gain)))


def name_of(answer: Reply, question: SeatQuestion, teller: Teller) -> str:
    """What an answer is called."""
    if isinstance(answer, Placement):
        words = teller.words
        if answer.end is None:
            return words("advice-turn", heading=answer.heading)
        at = {"x": round(answer.end[0], 2), "y": round(answer.end[1], 2)}
        if isinstance(question, Place) and not question.turns:
            return words("advice-point", **at)
        return words("advice-place", **at, heading=answer.heading)
    if isinstance(question, Picking) and isinstance(answer, tuple):
        return teller.picks(question, answer)
    if isinstance(question, Choose):
        for option in question.options:
            if option.key == answer:
                return teller.option(option)
    return str(answer)


def _percent(chance: float, teller: Teller) -> str:
    return teller.words("percent", n=round(100 * chance))
