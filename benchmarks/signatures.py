"""How often the rules that make each game itself are met in games of the quick bot.

python -m benchmarks.signatures --games 200    # writes docs/*/reference/signature-rules.md

Counts are of the times a clause was cited: an attack may cite one twice, and a question that is
put and declined cites its clause as well. They say that a rule lives, and how much.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

import grognard
from grognard.lab.matches import match
from grognard.lab.pool import Processes
from grognard.lab.simulate import simulate
from grognard.text.telling import words_of

DOCS = Path(__file__).resolve().parents[1] / "docs"

SIGNATURES = {
    "colossus": (
        "3.34 4.103 4.203 4.211 4.411 4.501 4.630 4.801 4.903 4.904 4.906 4.910 4.912 4.913 4.914"
        " 4.917 4.920 4.921 4.922 5.5 5.6"
    ),
    "baroud": (
        "3.10 4.5 4.6 4.7 4.8 4.12 4.112 4.124 4.134 4.135 4.310 4.408 4.502 4.505 4.507 4.606"
        " 4.607 4.704 4.711 4.806 4.808 4.950 4.952 5.11 5.12"
    ),
    "gaslight": (
        "3.5 3.7 4.30 4.37 4.53 4.55 4.68 4.73 4.74 4.79 4.81 4.82 4.105 4.107 4.111 4.120 4.121"
        " 4.123 4.125 4.127 4.129 4.130 4.131 4.138 4.139 4.140 4.141 4.173 4.174 4.175 4.176"
    ),
    "brimstone": (
        "3.15 4.105 4.106 4.107 4.112 4.204 4.214 4.311 4.313 4.606 4.609 4.610 4.611 4.612 4.615"
        " 4.616 4.706 4.708 4.713 4.802 4.808 4.901 5.6 5.7 5.8"
    ),
    "saurian": (
        "2.7 3.21 3.37 4.13 4.14 4.16 4.44 4.46 4.50 4.51 4.53 4.59 4.62 4.64 4.65 4.68 4.71 4.75"
        " 4.76 4.78 4.82 4.87 4.100 4.101 4.104 4.107 5.9"
    ),
}
"""The clauses of each game that one would miss, in the order of its book."""

HEADS = {
    "en": (
        "# Signature rules in games of `brisk`",
        "The rules that make each game itself, and how often they were cited in {games} games of"
        " `brisk` against itself with the usual armies of each scenario. A clause may be cited"
        " more than once by one event, and by a question that was declined. Made by"
        " `make signatures`.",
        "Rule",
    ),
    "fr": (
        "# Les règles marquantes dans les parties de `brisk`",
        "Les règles qui font le sel de chaque jeu, et combien de fois elles ont été citées dans"
        " {games} parties de `brisk` contre lui-même, avec les armées habituelles de chaque"
        " scénario. Un même événement peut citer un article plusieurs fois, une question déclinée"
        " le cite aussi. Page faite par `make signatures`.",
        "Règle",
    ),
}


def counted(name: str, games: int, jobs: int) -> dict[str, Counter[str]]:
    """How often each clause was cited, by scenario."""
    ruleset = grognard.ruleset(name)
    found = {}
    for scenario in ruleset.scenario_ids():
        print(f"{name}: {scenario}", file=sys.stderr)
        contest = match(ruleset, scenario=scenario, bots=["brisk"], seed="signatures")
        found[scenario] = simulate(contest, games, place=Processes(jobs), fired=True).fired
    return found


def page(lang: str, games: int, found: dict[str, dict[str, Counter[str]]]) -> str:
    """The table of every game."""
    title, told, rule = HEADS[lang]
    lines = [title, "", told.format(games=games)]
    for name, scenarios in found.items():
        ruleset = grognard.ruleset(name)
        words = words_of(ruleset, lang)
        titles = [words(f"scenario-{scenario}") for scenario in scenarios]
        lines += ["", f"## {words(f'ruleset-{name}')}", "", f"| {rule} | {' | '.join(titles)} |"]
        lines += ["|---" * (len(titles) + 1) + "|"]
        for clause in SIGNATURES[name].split():
            heading = ruleset.rulebook.clause(clause).title[lang]
            counts = " | ".join(str(fired[clause]) for fired in scenarios.values())
            lines.append(f"| {clause} {heading} | {counts} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=200, help="games of each scenario")
    parser.add_argument("--jobs", type=int, default=1, help="processes to use")
    asked = parser.parse_args()
    found = {name: counted(name, asked.games, asked.jobs) for name in SIGNATURES}
    for lang in HEADS:
        folder = DOCS / lang / "reference"
        folder.mkdir(exist_ok=True)
        written = page(lang, asked.games, found)
        (folder / "signature-rules.md").write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
