"""``grognard rules``: the rulebook, and how well it is covered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Group, Parameter

import grognard
from grognard.cli.asking import names, within
from grognard.cli.help import Json, Lang, RulesetName, example, flag, said
from grognard.cli.mistakes import Mistake
from grognard.cli.rulings import prose, ruling_facts, ruling_text
from grognard.cli.voice import Voice, own_words
from grognard.content.rulebook import Clause, Rulebook, Ruling, plain, told_in
from grognard.kernel.said import Language, Several

if TYPE_CHECKING:
    from grognard.lab.coverage import Coverage
    from grognard.text import Words

MOST_SAMPLED = 100_000

app = App(name="rules", help_format="plaintext", group_commands=Group(said("help-commands")))


@app.default
def rules(
    ruleset: RulesetName,
    what: Annotated[str | None, Parameter(help=said("help-rules-clause"))] = None,
    /,
    *,
    search: Annotated[str | None, Parameter(help=said("help-rules-search"))] = None,
    titles: Annotated[bool, flag("help-rules-titles")] = False,
    rulings: Annotated[bool, flag("help-rules-rulings")] = False,
    glossary: Annotated[bool, flag("help-rules-glossary")] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Read the rulebook."""
    game = grognard.ruleset(ruleset)
    voice = Voice(lang, json=json, ruleset=game)
    book, about = game.rulebook, {"ruleset": game.name, "version": game.version}
    if glossary:
        terms = {term.en: term.fr for term in book.terms}
        voice.emit(about | {"terms": terms})
        for english, french in sorted(terms.items(), key=lambda term: plain(term[0])):
            voice.line(f"{english:24}{french}")
        return 0
    if rulings:
        ruled = _ruled(book, what, search, voice)
        voice.emit(about | {"rulings": [ruling_facts(each, voice.lang) for each in ruled]})
        for each in ruled:
            voice.line(f"\n{ruling_text(each, voice.words, cited=True)}")
        if not ruled:
            voice.line(voice.words("rulings-none"))
        return 0
    found = _found(book, what, search, voice)
    voice.emit(about | {"clauses": [_facts(each, book, voice.lang) for each in found]})
    _read(book, found, titles, voice)
    return 0


def _facts(clause: Clause, book: Rulebook, lang: Language) -> dict[str, Any]:
    return {
        "id": clause.id,
        "chapter": clause.chapter,
        "origin": clause.origin,
        "title": told_in(lang, clause.title),
        "text": told_in(lang, clause.text).strip(),
        "rulings": [ruling_facts(each, lang) for each in book.rulings_on(clause.id)],
    }


def _ruled(book: Rulebook, about: str | None, search: str | None, voice: Voice) -> list[Ruling]:
    """The rulings: all of them, or those on a clause or chapter, or those with these words."""
    found = list(book.rulings)
    if about is not None and about.upper() not in {ruling.id for ruling in found}:
        clauses = {each.id for each in _found(book, about, None, voice)}
        found = [ruling for ruling in found if clauses & set(ruling.clauses)]
    elif about is not None:
        found = [ruling for ruling in found if ruling.id == about.upper()]
    if search is not None:
        wanted = plain(search[:200]).split()
        told = ((ruling, plain(ruling.told(voice.lang))) for ruling in found)
        found = [ruling for ruling, words in told if all(word in words for word in wanted)]
        if not found:
            raise Mistake("nothing-found", words=search)
    return found


def _found(book: Rulebook, what: str | None, search: str | None, voice: Voice) -> list[Clause]:
    """The clauses of a number or with some words, and of these the ones that are searched for."""
    found = list(book.clauses)
    if what is not None:
        named = [each for each in found if what in (each.id, each.chapter)]
        if not named and any(sign.isdigit() for sign in what):
            raise _unknown(book, what)
        # No number at all: whoever writes a word means to look for it.
        found = named or _having(what, found, book, voice)
    return found if search is None else _having(search, found, book, voice)


def _having(words: str, clauses: list[Clause], book: Rulebook, voice: Voice) -> list[Clause]:
    wanted = {each.id for each in book.search(words[:200], voice.lang)}
    found = [each for each in clauses if each.id in wanted]
    if not found:
        raise Mistake("nothing-found", words=words)
    return found


def _unknown(book: Rulebook, clause: str) -> Mistake:
    from grognard.content.describe import closest

    guess = closest(clause, [each.id for each in book.clauses]) or book.clauses[0].id
    return Mistake("clause", clause=clause[:40], guess=guess)


def _read(book: Rulebook, clauses: list[Clause], titles: bool, voice: Voice) -> None:
    chapter = ""
    for clause in clauses:
        if clause.chapter != chapter:
            chapter = clause.chapter
            heading = f"{chapter}. {told_in(voice.lang, book.chapter(chapter).title)}"
            voice.line(f"\n{heading}\n{'=' * len(heading)}")
        voice.line(f"\n{clause.id}  {told_in(voice.lang, clause.title)}")
        if not titles:
            voice.line(prose(told_in(voice.lang, clause.text)))
            for ruling in book.rulings_on(clause.id):
                voice.line(f"\n{ruling_text(ruling, voice.words)}")


@app.command(
    help=f"{said('help-coverage')}\n\n{said('help-coverage-exit')}\n\n"
    + example("grognard rules coverage colossus --bots greedy@8,random --games 200")
)
def coverage(
    ruleset: Annotated[str | None, Parameter(help=said("help-coverage-ruleset"))] = None,
    /,
    *,
    tests: Annotated[Path | None, Parameter(help=said("help-coverage-tests"))] = None,
    games: Annotated[int, Parameter(help=said("help-coverage-games"))] = 100,
    bots: Annotated[str, Parameter(help=said("help-coverage-bots"))] = "random",
    clauses: Annotated[bool, flag("help-coverage-clauses")] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """How well the clauses are covered by tests and by play."""
    from grognard.bots import bot
    from grognard.lab.coverage import clause_tests, coverage_of

    voice = Voice(lang, json=json)
    within("--games", games, 0, MOST_SAMPLED)
    players = names(bots) or ["random"]
    for each in players:
        bot(each)  # A name that is none is better known before a long run.
    folder = tests or _checkout() / "tests"
    if not folder.is_dir():
        raise Mistake("no-tests", folder=folder)
    named = clause_tests(folder)
    reports: dict[str, Any] = {}
    for name in [ruleset] if ruleset is not None else grognard.rulesets():
        game = grognard.ruleset(name)
        with voice.progress(games) as advance:
            found = coverage_of(game, named.get(name, {}), games, players, advance)
        words = own_words(voice.lang, *game.sources)
        reports[name] = _coverage_facts(found, words)
        _tell_coverage(name, found, voice, words)
        if clauses:
            _tell_clauses(game.rulebook, found, voice)
    voice.emit(reports)
    return 1 if any(report["untested"] for report in reports.values()) else 0


def _coverage_facts(found: Coverage, words: Words) -> dict[str, Any]:
    return {
        "clauses": found.clauses,
        "tested": found.tested,
        "untested": list(found.untested),
        "never_fired": list(found.never_fired),
        "silent": {id_: words(f"silent-{why}") for id_, why in found.silent.items()},
        "games": found.games,
        "bots": list(found.bots),
        "by_clause": {
            clause.id: {
                "tests": list(clause.tests),
                "fired": clause.fired,
                "rulings": list(clause.rulings),
            }
            for clause in found.by_clause
        },
    }


def _tell_coverage(name: str, found: Coverage, voice: Voice, words: Words) -> None:
    """What is tested and what ever applies; why something does not, a game may say in its words."""
    voice.say("coverage-head", ruleset=name, tested=found.tested, clauses=found.clauses)
    if found.untested:
        voice.line("    " + voice.words("coverage-untested", ids=", ".join(found.untested)))
    unexplained = [id_ for id_ in found.never_fired if id_ not in found.silent]
    if unexplained:
        ids = ", ".join(unexplained)
        played = {"n": found.games, "bots": Several(found.bots, "and")}
        voice.line("    " + voice.words("coverage-never", **played, ids=ids))
    for reason in dict.fromkeys(found.silent.values()):
        ids = ", ".join(id_ for id_, why in found.silent.items() if why == reason)
        voice.line("    " + words("labelled", label=ids, what=words(f"silent-{reason}")))


def _tell_clauses(book: Rulebook, found: Coverage, voice: Voice) -> None:
    """Every clause: the tests that name it, how often it applied, and its rulings."""
    for clause in found.by_clause:
        title = told_in(voice.lang, book.clause(clause.id).title)
        told = voice.words("coverage-clause", tests=len(clause.tests), fired=clause.fired)
        rulings = f" [{', '.join(clause.rulings)}]" if clause.rulings else ""
        voice.line(f"    {clause.id}  {title}{rulings}")
        voice.line(f"        {told}")
        for test in clause.tests:
            voice.line(f"        {test}")


def _checkout() -> Path:
    """The folder of the source, if the program runs from one."""
    return Path(grognard.__file__).resolve().parents[2]
