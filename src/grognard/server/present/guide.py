"""Puts into words what a newcomer is told: the briefing, the lessons, the quick reference."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from grognard.content.briefing import FIRST_MOVES, Briefing, Line
from grognard.content.published import Published
from grognard.content.rulebook import told_in
from grognard.kernel.ruleset import Setup
from grognard.kernel.views import Fact, View
from grognard.server import wire
from grognard.server.present.log import words_of
from grognard.text import Language, Words
from grognard.text.telling import Teller

MOST_REFERENCES = 64
NTH = ("one", "two", "three")
"""The attributes of ``first-SCENARIO-FACTION`` that tell good first moves."""
assert len(NTH) == FIRST_MOVES


def briefing(
    ruleset: Published[Any],
    setup: Setup,
    battle: Any,
    seen: View,
    words: Words,
    names: Mapping[str, str],
) -> wire.Briefing:
    """What the viewer is told before the first move."""
    teller = Teller(words, seen, names)
    scenario = setup.scenario
    found = ruleset.briefing(battle, seen.viewer) if battle is not None else Briefing()
    factions = _factions(setup, seen)
    return wire.Briefing(
        id=briefing_id(ruleset, scenario),
        title=words.say(seen.scenario),
        aim=words.first(f"scenario-{scenario}.summary") if scenario else "",
        rule=ruleset.scenario_clause(scenario) if scenario else "",
        scoring=_lines(found.scoring, teller),
        ending=_lines(found.ending, teller),
        armies=tuple(_army(seat, faction, seen, teller) for seat, faction in factions.items()),
        first_moves=_first_moves(scenario, factions.get(seen.viewer, ""), found, teller),
        lessons=lessons(ruleset, words),
    )


def briefing_id(ruleset: Published[Any], scenario: str) -> str:
    """What a scenario is called among all scenarios of all game systems."""
    return f"{ruleset.name}/{scenario}"


def lessons(ruleset: Published[Any], words: Words) -> tuple[wire.LessonText, ...]:
    """The steps of the taught first turn."""
    return tuple(
        wire.LessonText(
            lesson.id,
            words(f"lesson-{lesson.id}"),
            words(f"lesson-{lesson.id}.text"),
            lesson.topics,
            lesson.clause,
            lesson.part,
        )
        for lesson in ruleset.guide.lessons
    )


def _lines(lines: Sequence[Line], teller: Teller) -> tuple[wire.BriefingLine, ...]:
    return tuple(wire.BriefingLine(teller.say(line.text), line.rule) for line in lines)


def _factions(setup: Setup, seen: View) -> dict[str, str]:
    """The faction of each seat whose army is known before the game."""
    armies = zip(seen.seats, setup.rosters, strict=False)
    return {seat: str(army.get("faction", "")) for seat, army in armies if army is not None}


def _army(seat: str, faction: str, seen: View, teller: Teller) -> wire.ArmyBrief:
    words = teller.words
    special = words.first(f"faction-{faction}.special", f"faction-{faction}.summary")
    title = words.first(f"faction-{faction}", otherwise=faction)
    return wire.ArmyBrief(seat, seen.sides[seat], teller.seat(seat), title, special)


def _first_moves(scenario: str, faction: str, found: Briefing, teller: Teller) -> tuple[str, ...]:
    """As somebody wrote them for this scenario and army, else worked out from the facts."""
    for message in (f"first-{scenario}-{faction}", f"first-{scenario}"):
        told = [teller.words.first(f"{message}.{nth}") for nth in NTH]
        if all(told):
            return tuple(told)
    return tuple(teller.say(said) for said in found.first_moves)


@lru_cache(maxsize=MOST_REFERENCES)
def reference(ruleset: Published[Any], lang: Language) -> wire.Reference:
    """A game on one page: the clauses of its guide, its badges, the words on its cards."""
    words = words_of(ruleset, lang)
    teller = Teller(words)
    return wire.Reference(
        ruleset=ruleset.name,
        title=words(f"ruleset-{ruleset.name}"),
        language=lang,
        sections=tuple(
            wire.ReferenceSection(
                words(f"section-{section.id}"),
                tuple(_clause(ruleset, clause, lang) for clause in section.clauses),
            )
            for section in ruleset.guide.sections
        ),
        badges=tuple(
            wire.Explained(
                teller.say(badge.name),
                _text(ruleset, badge.rule, lang),
                badge.rule,
                badge.bad,
                badge.name.id,
            )
            for badge in ruleset.legend()
        ),
        keywords=_keywords(ruleset, teller),
    )


def _clause(ruleset: Published[Any], id_: str, lang: Language) -> wire.Explained:
    clause = ruleset.rulebook.clause(id_)
    return wire.Explained(told_in(lang, clause.title), told_in(lang, clause.text), id_)


def _text(ruleset: Published[Any], id_: str, lang: Language) -> str:
    return told_in(lang, ruleset.rulebook.clause(id_).text) if id_ in ruleset.rulebook else ""


def _keywords(ruleset: Published[Any], teller: Teller) -> tuple[wire.Explained, ...]:
    """Every word on a card that a clause or the card itself explains, in the order of names."""
    found = {
        explained.name: explained
        for recruit in ruleset.recruits()
        for explained in _explained(ruleset, recruit.card, teller)
    }
    return tuple(found[name] for name in sorted(found, key=str.casefold))


def _explained(
    ruleset: Published[Any], card: Sequence[Fact], teller: Teller
) -> Iterator[wire.Explained]:
    first_of: set[str] = set()
    for fact in card:
        name = teller.say(fact.name)
        # The first line of a weapon gives its figures; those after it are rules of its own.
        is_figures = fact.kind == "weapon" and name not in first_of
        first_of.add(name)
        if fact.kind not in ("rule", "weapon", "spell") or is_figures:
            continue
        what = teller.say(fact.what) if fact.what is not None else ""
        text = what or _text(ruleset, fact.rule, teller.words.lang)
        yield wire.Explained(teller.say(fact.value), text, fact.rule)
