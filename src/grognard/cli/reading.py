"""``grognard rules``: the rulebook, and how well it is covered."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Group, Parameter

import grognard
from grognard.cli.asking import within
from grognard.cli.help import Json, Lang, RulesetName, example, flag, said
from grognard.cli.mistakes import Mistake
from grognard.cli.voice import Voice
from grognard.content.rulebook import Clause, Rulebook, told_in

WIDTH = 96
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
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Read the rulebook."""
    game = grognard.ruleset(ruleset)
    voice = Voice(lang, json=json, ruleset=game)
    found = _found(game.rulebook, what, search, voice)
    voice.emit(
        {
            "ruleset": game.name,
            "version": game.version,
            "clauses": [
                {
                    "id": each.id,
                    "chapter": each.chapter,
                    "origin": each.origin,
                    "title": told_in(voice.lang, each.title),
                    "text": told_in(voice.lang, each.text).strip(),
                }
                for each in found
            ],
        }
    )
    _read(game.rulebook, found, titles, voice)
    return 0


def _found(book: Rulebook, what: str | None, search: str | None, voice: Voice) -> list[Clause]:
    """The clauses of a number or with some words, and of these the ones that are searched for."""
    found = list(book.clauses)
    if what is not None and what[:1].isdigit():
        found = [each for each in found if what in (each.id, each.chapter)]
        if not found:
            raise _unknown(book, what)
    elif what is not None:
        found = _having(what, found, book, voice)
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
            voice.line(_prose(told_in(voice.lang, clause.text)))


def _prose(text: str) -> str:
    """Paragraphs as wide as a terminal, lists with their dashes."""
    lines = []
    for paragraph in text.strip().split("\n"):
        hanging = "    " if paragraph.startswith("- ") else "  "
        filled = textwrap.fill(paragraph, WIDTH, initial_indent="  ", subsequent_indent=hanging)
        lines.append(filled)
    return "\n".join(lines)


@app.command(
    help=f"{said('help-coverage')}\n\n{said('help-coverage-exit')}\n\n"
    + example("grognard rules coverage colossus --json")
)
def coverage(
    ruleset: Annotated[str | None, Parameter(help=said("help-coverage-ruleset"))] = None,
    /,
    *,
    tests: Annotated[Path | None, Parameter(help=said("help-coverage-tests"))] = None,
    games: Annotated[int, Parameter(help=said("help-coverage-games"))] = 100,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """How well the clauses are covered by tests and by play."""
    from grognard.lab.coverage import clause_tests, coverage_of

    voice = Voice(lang, json=json)
    within("--games", games, 0, MOST_SAMPLED)
    folder = tests or _checkout() / "tests"
    if not folder.is_dir():
        raise Mistake("no-tests", folder=folder)
    named = clause_tests(folder)
    reports: dict[str, Any] = {}
    for name in [ruleset] if ruleset is not None else grognard.rulesets():
        found = coverage_of(grognard.ruleset(name), named.get(name, {}), games)
        silent = {id_: voice.words(f"silent-{why}") for id_, why in found.silent.items()}
        reports[name] = {
            "clauses": found.clauses,
            "tested": found.tested,
            "untested": list(found.untested),
            "never_fired": list(found.never_fired),
            "silent": silent,
            "games": games,
        }
        _tell_coverage(name, found, silent, voice)
    voice.emit(reports)
    return 1 if any(report["untested"] for report in reports.values()) else 0


def _tell_coverage(name: str, found: Any, silent: dict[str, str], voice: Voice) -> None:
    voice.say("coverage-head", ruleset=name, tested=found.tested, clauses=found.clauses)
    if found.untested:
        voice.line("    " + voice.words("coverage-untested", ids=", ".join(found.untested)))
    unexplained = [id_ for id_ in found.never_fired if id_ not in silent]
    if unexplained:
        ids = ", ".join(unexplained)
        voice.line("    " + voice.words("coverage-never", n=found.games, ids=ids))
    for id_, reason in silent.items():
        voice.line("    " + voice.words("labelled", label=id_, what=reason))


def _checkout() -> Path:
    """The folder of the source, if the program runs from one."""
    return Path(grognard.__file__).resolve().parents[2]
