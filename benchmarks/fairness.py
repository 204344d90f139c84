"""How fair the games are as they are shipped: the table in the docs.

python -m benchmarks.fairness --minutes 60    # writes docs/*/reference/fairness.md

Every scenario with its usual armies, measured as `grognard balance` does, in a folder for each
game; what was played before counts, so it can be stopped and gone on with. The quick bot comes
first in all games: whoever stops early has a column that is whole.
"""

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import grognard
from grognard.cli.voice import own_words
from grognard.lab.balance import measure
from grognard.lab.contests import Question
from grognard.lab.findings import CellFinding, Findings, findings
from grognard.lab.intervals import Estimate
from grognard.lab.pool import Processes
from grognard.lab.report import bots_of
from grognard.text import Words

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("colossus", "baroud", "gaslight", "brimstone", "saurian")
BOTS = ("brisk", "greedy")
ANY_WIDTH = 0.5
"""A share is known once the games asked for were played, however wide its interval is."""

HEADS = {
    "en": (
        "# How fair the games are",
        (
            "Each scenario with the armies it is shipped with, played by bots. Bots are no people,"
            " so two kinds were asked: `brisk`, which answers at a glance, and `greedy`, which"
            " tries two answers out before it moves a unit. In the columns of the bots stands"
            " what the first-named army"
            " wins, in per cent, a draw being half a win, with the 95 % interval in brackets;"
            " `brisk × greedy` is one against the other, each leading either army. The armies"
            " change places on the same dice, so the seat favours neither.",
            "First seat, draws, games over by turn 2 and turns are those of `brisk`: what"
            " whoever sits first wins, with its interval, the share of games without a winner or"
            " over so soon, in per cent, and the length of a game on average.",
            "The verdict takes all the games of a row together: *even* is 45 to 55 % for the"
            " first army, *nearly even* 40 to 60 %. It is given only where the bots agree within"
            " their intervals and all have played as often as was asked for.",
        ),
        ("Scenario", "Armies"),
        ("Games", "First seat", "Draws", "Over by turn 2", "Turns", "Verdict"),
        "Made by `make fairness`; `grognard balance` measures a game of yours the same way:"
        " [measure balance](../how-to/measure-balance.md).",
        "version",
    ),
    "fr": (
        "# Les jeux sont-ils équitables\u00a0?",
        (
            "Chaque scénario avec les armées qui l’accompagnent, joué par des robots. Un robot"
            " n’est pas une personne\u00a0; on en a donc interrogé deux genres\u00a0: `brisk`,"
            " qui répond"
            " au premier coup d’œil, et `greedy`, qui essaie deux réponses avant de bouger"
            " une unité. Dans les colonnes des"
            " robots figure ce que gagne l’armée nommée en premier, en pour cent, une nulle valant"
            " une demi-victoire, avec l’intervalle à 95\u00a0% entre parenthèses\u00a0; `brisk"
            " × greedy` les"
            " oppose l’un à l’autre, chacun menant tour à tour les deux armées. Les armées"
            " échangent leurs places avec les mêmes dés\u00a0: la place n’avantage donc personne.",
            "Première place, nulles, parties finies au tour 2 et tours sont ceux de"
            " `brisk`\u00a0: ce"
            " que gagne qui est assis le premier, avec son intervalle, la part des parties sans"
            " vainqueur ou finies aussi tôt, en pour cent, et la durée moyenne d’une partie.",
            "Le verdict porte sur toutes les parties d’une ligne\u00a0: *équilibré* veut dire"
            " 45 à 55\u00a0%"
            " pour la première armée, *presque équilibré* 40 à 60\u00a0%. Il n’est rendu que si les"
            " robots s’accordent à leurs intervalles près et ont tous joué autant que demandé.",
        ),
        ("Scénario", "Armées"),
        ("Parties", "Première place", "Nulles", "Finies au tour 2", "Tours", "Verdict"),
        "Page faite par `make fairness`\u00a0; `grognard balance` mesure un jeu de la même"
        " façon\u00a0:"
        " [mesurer l’équilibre](../how-to/measure-balance.md).",
        "version",
    ),
}


SEED = "published"
"""No dice on which anybody chose what to ship: those would flatter it."""


def measured(name: str, bots: Sequence[str], asked: argparse.Namespace, seconds: float) -> Findings:
    """What so many seconds of games, and those played before, say of a game."""
    ruleset, folder = grognard.ruleset(name), asked.out / name
    question = Question(
        bots=tuple(bots), width=ANY_WIDTH, games=asked.games, sample=asked.sample, seed=SEED
    )
    growths = measure(ruleset, question, folder, seconds=seconds, place=Processes(asked.jobs))
    return findings(ruleset, growths, folder, seed=question.seed, width=ANY_WIDTH)


def page(lang: str, found: Mapping[str, Findings]) -> str:
    """The tables of every game."""
    title, told, before, after, made, version = HEADS[lang]
    lines = [title, *(line for part in told for line in ("", part))]
    for name, balance in found.items():
        words = own_words(lang, *grognard.ruleset(name).sources)
        bots = [f"`{bots_of(voice)}`" for voice in balance.cells[0].voices]
        columns = [*before, *bots, *after]
        heading = f"## {words(f'ruleset-{name}')} ({version} {balance.version})"
        lines += ["", heading, "", f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
        lines += [_row(cell, words) for cell in balance.cells]
    return "\n".join([*lines, "", made]) + "\n"


def _row(cell: CellFinding, words: Words) -> str:
    voices, quick = cell.voices, cell.voices[0]
    scenario = words(f"scenario-{cell.cell.scenario}")
    armies = " – ".join(words(f"force-{army}") for army in cell.cell.armies)
    games = " + ".join(str(voice.first_army.games) for voice in voices)
    told = [scenario, armies, *(_share(voice.first_army) for voice in voices), games]
    told += [_share(quick.first_seat), f"{100 * quick.course.draws:.0f}"]
    told += [f"{100 * quick.course.early:.0f}", f"{quick.course.turns:.1f}"]
    told.append(words(f"balance-verdict-{cell.judgement}"))
    return f"| {' | '.join(told)} |"


def _share(found: Estimate) -> str:
    if not found.units:
        return "–"
    return f"{100 * found.share:.0f} ({100 * found.low:.0f}–{100 * found.high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=60, help="minutes for all games together")
    parser.add_argument("--games", type=int, default=200, help="games of the quick bot")
    parser.add_argument("--sample", type=int, default=60, help="games of the other, and crosswise")
    parser.add_argument("--jobs", type=int, default=2, help="processes to use")
    parser.add_argument("--out", type=Path, default=ROOT / ".fairness", help="what was played")
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    passes = [(name, bots) for bots in (BOTS[:1], BOTS) for name in GAMES]
    found: dict[str, Findings] = {}
    for done, (name, bots) in enumerate(passes):
        print(f"{name}: {', '.join(bots)}", file=sys.stderr, flush=True)
        share = max(0.0, until - time.monotonic()) / (len(passes) - done)
        found[name] = measured(name, bots, asked, share)
        if len(found) == len(GAMES):
            write(found)


def write(found: Mapping[str, Findings]) -> None:
    """Put the page into the docs, as far as things are known."""
    for lang in HEADS:
        path = ROOT / "docs" / lang / "reference" / "fairness.md"
        path.write_text(page(lang, found), encoding="utf-8")


if __name__ == "__main__":
    main()
