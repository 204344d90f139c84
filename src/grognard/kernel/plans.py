"""Plans: the answers somebody means to give, which may depend on what happens meanwhile.

A plan is a list of answers, a function that is asked at every choice, or a few words such as
``advance; 10,12; if quality >= 2 then shoot:b1 else hold``.
"""

import operator
import re
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from grognard.kernel.compound import Decision
from grognard.kernel.questions import Place, Placement
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect, Ruleset

LONGEST = 2_000
"""As many characters as a plan in words may have."""
STAY = "stay"
"""How staying where one is, is said where a place is asked for."""

Decided = Decision


class Juncture(Struct, frozen=True, eq=False):
    """What a plan may look at when something is to be chosen."""

    ruleset: Ruleset[Any]
    battle: Any
    before: Any
    """The battle as it was when the plan began."""
    rolled: Mapping[str, Any]
    """What acts of chance came to since, the last of each topic: successes, cards, a name."""
    given: int
    """How many answers of the plan have been given."""
    question: Decided | None
    """What is asked; nothing where a passage has come to its end."""

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What has come about since the plan began."""
        return self.ruleset.effects(self.before, self.battle)


class Given(Struct, frozen=True):
    """The next answer of a plan."""

    answer: object
    part: int
    """Which part of the plan it is."""
    left: Hashable
    """What is left of the plan afterwards."""


class Plan(Struct, frozen=True):
    """Knows the next answer; what is left of it is a value, so that any branch may go on."""

    waits: ClassVar[bool] = True
    """Whether whatever is left of it ought to find its question."""

    @property
    def whole(self) -> Hashable:
        """What is left of it at the beginning."""
        raise NotImplementedError

    @property
    def watches(self) -> bool:
        """Whether an answer may depend on what happened."""
        return False

    @property
    def topics(self) -> frozenset[str]:
        """The acts of chance it speaks of."""
        return frozenset()

    @property
    def pieces(self) -> frozenset[str]:
        """The pieces and seats it speaks of."""
        return frozenset()

    def next(self, left: Any, juncture: Juncture) -> Given | None:
        """The next answer, or nothing where none is meant for this choice."""
        raise NotImplementedError

    def waiting(self, left: Any, juncture: Juncture) -> int | None:
        """The part that would be given next, whatever is asked."""
        given = self.next(left, juncture) if self.waits else None
        return None if given is None else given.part

    def told(self, part: int) -> str:
        """A part of it, to be named where it found no question."""
        raise NotImplementedError


class Script(Plan, frozen=True):
    """Answers to be given in order."""

    answers: tuple[object, ...]

    @property
    def whole(self) -> Hashable:
        return 0

    def next(self, left: Any, juncture: Juncture) -> Given | None:
        return Given(self.answers[left], left, left + 1) if left < len(self.answers) else None

    def told(self, part: int) -> str:
        return str(self.answers[part])


NOTHING_PLANNED = Script(())


class Function(Plan, frozen=True):
    """Whatever a function answers; where it answers nothing, the choice is left open."""

    waits: ClassVar[bool] = False

    answers: Callable[[Juncture], object]

    @property
    def whole(self) -> Hashable:
        return None

    @property
    def watches(self) -> bool:
        return True

    def next(self, left: Any, juncture: Juncture) -> Given | None:
        answer = self.answers(juncture)
        return None if answer is None else Given(answer, juncture.given, left)

    def told(self, part: int) -> str:
        return str(part + 1)


class Condition(Struct, frozen=True):
    """Something that may have happened: a roll of a topic, or an effect on a piece."""

    of: str
    kind: str = ""
    """The kind of the effect; nothing where a roll is meant."""
    relation: str = ">="
    bound: int = 1
    negated: bool = False

    def holds(self, juncture: Juncture) -> bool:
        """Whether it is so by now.

        The amount of an effect counts without its sign: a loss of two is a two.
        """
        return self._is_met(juncture) != self.negated

    def _is_met(self, juncture: Juncture) -> bool:
        compare = RELATIONS[self.relation]
        if not self.kind:
            came = juncture.rolled.get(self.of)
            return isinstance(came, int) and bool(compare(came, self.bound))
        # An effect without an amount either came about or did not.
        amounts = [
            abs(e.amount) or 1
            for e in juncture.effects
            if e.piece == self.of and e.kind == self.kind
        ]
        return bool(compare(max(amounts, default=0), self.bound))


RELATIONS: Mapping[str, Callable[[Any, Any], Any]] = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "=": operator.eq,
}


class Stated(Struct, frozen=True):
    """One answer."""

    answer: object
    part: int


class Branching(Struct, frozen=True):
    """Two ways to go on."""

    conditions: tuple[Condition, ...]
    then: tuple["Stated | Branching", ...]
    otherwise: tuple["Stated | Branching", ...]


Statements = tuple[Stated | Branching, ...]


class Written(Plan, frozen=True):
    """A plan in words."""

    statements: Statements

    @property
    def whole(self) -> Hashable:
        return self.statements

    @property
    def watches(self) -> bool:
        return any(isinstance(each, Branching) for each in self.statements)

    @property
    def topics(self) -> frozenset[str]:
        return frozenset(c.of for c in _conditions(self.statements) if not c.kind)

    @property
    def pieces(self) -> frozenset[str]:
        return frozenset(c.of for c in _conditions(self.statements) if c.kind)

    def next(self, left: Any, juncture: Juncture) -> Given | None:
        """Whether a condition holds is judged when its turn has come."""
        while left:
            first, *rest = left
            if isinstance(first, Stated):
                return Given(first.answer, first.part, tuple(rest))
            holds = all(condition.holds(juncture) for condition in first.conditions)
            left = (*(first.then if holds else first.otherwise), *rest)
        return None

    def told(self, part: int) -> str:
        return next(str(each.answer) for each in _stated(self.statements) if each.part == part)


def _conditions(statements: Statements) -> Iterator[Condition]:
    for each in statements:
        if isinstance(each, Branching):
            yield from each.conditions
            yield from _conditions((*each.then, *each.otherwise))


def _stated(statements: Statements) -> Iterator[Stated]:
    for each in statements:
        if isinstance(each, Stated):
            yield each
        else:
            yield from _stated((*each.then, *each.otherwise))


def plan_of(meant: "Sequence[object] | Callable[[Juncture], object] | Plan") -> Plan:
    """A plan from whatever form it was given in."""
    if isinstance(meant, Plan):
        return meant
    if callable(meant):
        return Function(meant)
    return Script(tuple(meant))


def understood(question: Decided, answer: object) -> object:
    """What an answer in words means where a place is asked for."""
    if not isinstance(question, Place) or answer != STAY:
        return answer
    region = question.region
    headings = dict.fromkeys([region.default().heading, *(c.heading for c in region.candidates())])
    stays = [Placement((), heading) for heading in headings]
    return next((stay for stay in stays if region.refuse(stay) is None), stays[0])


_CONDITION = re.compile(
    r"^(?P<no>not\s+)?(?P<of>[\w#-]+)(?:\s+(?P<kind>[\w-]+))?(?:\s*(?P<relation>>=|<=|=|>|<)\s*(?P<bound>\d{1,4}))?$"
)
_FORK = re.compile(r"^if\s+(?P<when>.+?)\s+then\s+(?P<then>.+?)(?:\s+else\s+(?P<otherwise>.+))?$")


def written(words: str, answer: Callable[[str], object] = str) -> Written:
    """A plan from words; ``answer`` reads a single answer.

    Answers are parted by ``;``, those of a branch by ``then``. A condition is the last roll of a
    topic (``quality >= 2``) or what befell a piece (``b1 destroyed``, ``b1 wounds >= 2``);
    several are joined by ``and``, and ``not`` turns one round.

    >>> plan = written("advance; if quality >= 2 then shoot:b1 then aim else hold")
    >>> [type(each).__name__ for each in plan.statements], sorted(plan.topics)
    (['Stated', 'Branching'], ['quality'])
    """
    if len(words) > LONGEST:
        raise Refusal("plan-too-long", n=LONGEST)
    parts = iter(range(LONGEST))

    def say(text: str) -> Stated:
        if not text.strip():
            raise Refusal("plan-empty", words=words[:80])
        if text.strip().startswith("if "):
            raise Refusal("plan-nested", words=text.strip()[:80])
        return Stated(answer(text.strip()), next(parts))

    def branch(text: str | None) -> Statements:
        return tuple(say(each) for each in re.split(r"\s+then\s+", text)) if text else ()

    def statement(text: str) -> Stated | Branching:
        if not text.startswith("if "):
            return say(text)
        fork = _FORK.match(text)
        if fork is None:
            raise Refusal("plan-no-then", words=text[:80])
        conditions = tuple(map(_condition, re.split(r"\s+and\s+", fork["when"])))
        return Branching(conditions, branch(fork["then"]), branch(fork["otherwise"]))

    # However the words are spaced; long gaps would also take the patterns ages.
    return Written(tuple(statement(" ".join(each.split())) for each in words.split(";")))


def _condition(text: str) -> Condition:
    found = _CONDITION.match(text.strip())
    if found is None or not (found["kind"] or found["relation"]):
        raise Refusal("plan-condition", words=text.strip()[:80])
    return Condition(
        found["of"],
        found["kind"] or "",
        found["relation"] or ">=",
        int(found["bound"] or 1),
        found["no"] is not None,
    )
