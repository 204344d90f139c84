"""How strong the opponents are: ratings for the lobby, and the table in the docs.

python -m benchmarks.levels --minutes 10   # ratings.toml of the bots, docs/*/reference/levels.md

Every level meets the one below, and the bots they are made of meet one another, on the first
scenario in which both can lead the same army. Games come in blocks, each on dice of its own; what
was played before counts, so it can be stopped and gone on with. Bots that think have so much
processor time for an answer, whatever else the machine does.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

import grognard
from grognard.kernel.odds import wilson
from grognard.lab.ladder import Meeting, climb, standings
from grognard.lab.pool import Processes
from grognard.text.telling import words_of

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("colossus", "brimstone", "saurian", "baroud", "gaslight")
LEVELS = ("easy", "fair", "hard", "master")
QUICK, THINKING = 20, 4
"""Games of one block."""


class Rung(NamedTuple):
    """Who meets whom, how many games are wanted, and how many of them make a block."""

    one: str
    other: str
    games: int
    block: int


RUNGS = (
    Rung("easy", "random", 100, QUICK),
    Rung("fair", "random", 100, QUICK),
    Rung("fair", "easy", 100, QUICK),
    Rung("fair", "plain", 40, THINKING),
    Rung("greedy", "plain", 40, THINKING),
    Rung("hard", "fair", 40, THINKING),
    Rung("hard", "greedy", 40, THINKING),
    Rung("master", "hard", 20, THINKING),
)


class Wording(NamedTuple):
    """What the page says around its tables."""

    title: str
    told: str
    game: str
    foretold: str
    how: str
    heads: tuple[str, ...]


HEADS = {
    "en": Wording(
        "# How strong the opponents are",
        "What the first-named takes of its games against the second, in per cent with the 95 %"
        " interval, a draw being half a win, and in brackets of how many games. The first scenario"
        " in which both can lead the same army, places changed on the same dice. An interval that"
        " reaches below 50 proves nothing yet. Made by `make levels`.",
        "Game",
        "## How well a win is foretold",
        "The win chance that bots, advice and reports go by, checked on games that it was not"
        " learnt from: the mean square of its errors (the Brier score; 0.25 is what knowing nothing"
        " gives), and by how many points the tenth of the positions that fits worst was won more or"
        " less often than foretold. Of the several victories of a game, from best to worst.",
        ("Game", "Learnt", "Games", "Brier score", "Greatest gap"),
    ),
    "fr": Wording(
        "# La force des adversaires",
        "Ce que le premier nommé prend au second, en pour cent avec l’intervalle à 95 %, une"
        " partie nulle étant une demi-victoire, et entre parenthèses sur combien de parties. Le"
        " premier scénario où les deux peuvent mener la même armée, les places échangées sur les"
        " mêmes dés. Un intervalle qui descend sous 50 ne prouve encore rien. Page faite par"
        " `make levels`.",
        "Jeu",
        "## Ce que vaut la chance de gagner",
        "La chance de gagner que suivent les robots, les conseils et les bilans, vérifiée sur des"
        " parties dont elle n’a rien appris : la moyenne des carrés de ses erreurs (le score de"
        " Brier ; qui ne sait rien obtient 0,25), et de combien de points le dixième des positions"
        " le moins bien prédit a été gagné plus ou moins souvent qu’annoncé. Des diverses victoires"
        " d’un jeu, de la mieux à la moins bien prédite.",
        ("Jeu", "Apprise le", "Parties", "Score de Brier", "Plus grand écart"),
    ),
}


def kept(file: Path) -> list[Meeting]:
    """The blocks that were played before."""
    return msgspec.json.decode(file.read_bytes(), type=list[Meeting]) if file.exists() else []


def play_on(name: str, asked: argparse.Namespace) -> None:
    """Play blocks of a game, one pair after another, until there are enough or time is up."""
    ends = time.monotonic() + 60 * asked.minutes
    ruleset, place = grognard.ruleset(name), Processes(asked.jobs)
    while time.monotonic() < ends:
        played = {rung: _played(name, rung, asked.out) for rung in RUNGS}
        rung = next((rung for rung in RUNGS if played[rung] < rung.games), None)
        if rung is None:
            return
        done = f"{played[rung]}/{rung.games}"
        print(f"{name}: {rung.one} × {rung.other}, {done}", file=sys.stderr)
        file = _file(name, rung, asked.out)
        found = kept(file)
        seed = f"levels-{len(found)}"
        met = climb(ruleset, (rung.one, rung.other), rung.block, seed=seed, place=place)
        file.write_bytes(msgspec.json.encode([*found, *met.meetings]))


def _file(name: str, rung: Rung, folder: Path) -> Path:
    return folder / f"{name}-{rung.one}-{rung.other}.json"


def _played(name: str, rung: Rung, folder: Path) -> int:
    return sum(met.games for met in kept(_file(name, rung, folder)))


def together(blocks: Iterable[Meeting]) -> Meeting | None:
    """All games of two bots as one meeting."""
    played = list(blocks)
    if not played:
        return None
    wins = sum(each.wins[0] for each in played), sum(each.wins[1] for each in played)
    draws, seconds = sum(each.draws for each in played), sum(each.seconds for each in played)
    return Meeting(played[0].bots, wins, draws, seconds)


def meetings(name: str, folder: Path) -> dict[tuple[str, str], Meeting]:
    """Who met whom in a game, and what came of it."""
    found = {}
    for rung in RUNGS:
        met = together(kept(_file(name, rung, folder)))
        if met is not None:
            found[rung.one, rung.other] = met
    return found


def ratings(found: dict[str, dict[tuple[str, str], Meeting]]) -> str:
    """What the lobby shows of each level, as a data file."""
    lines = [
        "# How strong each level is in each game, in Elo points, random being 0, with the 95 %",
        "# interval and the games it played. Made by `make levels`.",
    ]
    for name, met in found.items():
        bots = list(dict.fromkeys(bot for pair in met for bot in pair))
        rated = {each.bot: each for each in standings(bots, list(met.values()))}
        for level in LEVELS:
            if level in rated:
                one = rated[level]
                played = one.wins + one.draws + one.losses
                lines += ["", f"[{level}.{name}]", f"elo = {one.elo:.0f}", f"low = {one.low:.0f}"]
                lines += [f"high = {one.high:.0f}", f"games = {played}"]
    return "\n".join(lines) + "\n"


def page(lang: str, found: dict[str, dict[tuple[str, str], Meeting]]) -> str:
    """The table of who takes how much from whom."""
    said = HEADS[lang]
    columns = [said.game, *(f"`{one}` × `{other}`" for one, other, *_ in RUNGS)]
    lines = [
        said.title,
        "",
        said.told,
        "",
        f"| {' | '.join(columns)} |",
        "|---" * len(columns) + "|",
    ]
    for name, met in found.items():
        words = words_of(grognard.ruleset(name), lang)
        cells = [_cell(met.get((one, other))) for one, other, *_ in RUNGS]
        lines.append(f"| {words(f'ruleset-{name}')} | {' | '.join(cells)} |")
    return "\n".join([*lines, "", *_foretold(lang, said)]) + "\n"


def _foretold(lang: str, said: Wording) -> Iterator[str]:
    """How well win chances proved true."""
    yield from (said.foretold, "", said.how, "")
    yield from (f"| {' | '.join(said.heads)} |", "|---" * len(said.heads) + "|")
    for name in GAMES:
        ruleset = grognard.ruleset(name)
        winning = ruleset.winning
        assert winning is not None, "every game that is shipped has learnt"
        fits = [model.fit for model in winning.models.values() if model.fit]
        brier = _range([f"{fit.brier:.3f}" for fit in fits], lang)
        gap = _range([f"{100 * fit.gap:.1f}" for fit in fits], lang)
        games = sum(fit.games for fit in fits)
        title = words_of(ruleset, lang)(f"ruleset-{name}")
        yield f"| {title} | {winning.date} | {games} | {brier} | {gap} |"


def _range(figures: Sequence[str], lang: str) -> str:
    told = "–".join(dict.fromkeys((min(figures), max(figures))))
    return told.replace(".", ",") if lang == "fr" else told


def _cell(met: Meeting | None) -> str:
    if met is None:
        return "–"
    taken = met.wins[0] + met.draws / 2
    low, high = wilson(taken, met.games)
    return f"{100 * taken / met.games:.0f} ({100 * low:.0f}–{100 * high:.0f}) [{met.games}]"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what is wanted, and write what is known."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=GAMES, help="these games only")
    parser.add_argument("--minutes", type=float, default=10, help="minutes for each game")
    parser.add_argument("--jobs", type=int, default=2, help="processes to use")
    parser.add_argument("--out", type=Path, default=ROOT / ".levels", help="what was played")
    asked = parser.parse_args(arguments)
    asked.out.mkdir(exist_ok=True)
    for name in asked.games:
        play_on(name, asked)
    found = {name: met for name in GAMES if (met := meetings(name, asked.out))}
    file = ROOT / "src" / "grognard" / "bots" / "ratings.toml"
    file.write_text(ratings(found), encoding="utf-8")
    for lang in HEADS:
        written = ROOT / "docs" / lang / "reference" / "levels.md"
        written.write_text(page(lang, found), encoding="utf-8")


if __name__ == "__main__":
    main()
