"""How fair the games are as they are shipped: the table in the docs.

python -m benchmarks.fairness --minutes 10    # writes docs/*/reference/fairness.md

Every scenario with its usual armies, measured by `grognard balance` in a folder for each game; what
was played before counts, so it can be stopped and gone on with.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import grognard
from grognard.cli.voice import own_words
from grognard.text import Words

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("colossus", "baroud", "gaslight", "brimstone", "saurian")

HEADS = {
    "en": (
        "# How fair the games are",
        "What the first-named army of every scenario wins, in per cent with the 95 % interval,"
        " the armies changing places; what whoever sits first wins; draws and turns. Bots are no"
        " people: a figure counts where different bots, also crosswise, agree, and the verdict"
        " says where they do not. Made by `make fairness`.",
        ("Scenario", "Armies", "Games", "First seat", "Draws", "Turns", "Verdict"),
    ),
    "fr": (
        "# Les jeux sont-ils équitables ?",
        "Ce que gagne la première armée de chaque scénario, en pour cent avec l’intervalle à 95 %,"
        " les armées échangeant leurs places ; ce que gagne qui est assis le premier ; parties"
        " nulles et tours. Un robot n’est pas une personne : un chiffre compte là où des robots"
        " différents s’accordent, même en se croisant ; le verdict dit où ce n’est pas le cas."
        " Page faite par `make fairness`.",
        ("Scénario", "Armées", "Parties", "Première place", "Nulles", "Tours", "Verdict"),
    ),
}


def measured(name: str, asked: argparse.Namespace) -> dict[str, Any]:
    """What `grognard balance` says of a game."""
    call = [str(Path(sys.executable).with_name("grognard")), "balance", name, "--json"]
    call += ["--minutes", str(asked.minutes), "--games", str(asked.games)]
    call += ["--sample", str(asked.sample), "--jobs", str(asked.jobs)]
    call += ["--out", str(asked.out / name)]
    done = subprocess.run(call, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def page(lang: str, found: dict[str, dict[str, Any]]) -> str:
    """The tables of every game."""
    title, told, heads = HEADS[lang]
    lines = [title, "", told]
    for name, balance in found.items():
        words = own_words(lang, *grognard.ruleset(name).sources)
        bots = ["×".join(dict.fromkeys(voice["bots"])) for voice in balance["cells"][0]["bots"]]
        columns = [heads[0], heads[1], *(f"`{bot}`" for bot in bots), *heads[2:]]
        version = f"({balance['version']})"
        lines += ["", f"## {words(f'ruleset-{name}')} {version}", "", f"| {' | '.join(columns)} |"]
        lines.append("|---" * len(columns) + "|")
        lines += [_row(cell, words) for cell in balance["cells"]]
    return "\n".join(lines) + "\n"


def _row(cell: dict[str, Any], words: Words) -> str:
    voices, first = cell["bots"], cell["bots"][0]
    scenario = words(f"scenario-{cell['scenario']['id']}")
    armies = " – ".join(words(f"force-{army['id']}") for army in cell["armies"])
    games = sum(voice["games"] for voice in voices)
    told = [scenario, armies, *(_share(voice["first_army"]) for voice in voices), str(games)]
    told += [_share(first["first_seat"]), str(round(first["draws"])), str(first["turns"])]
    told.append(words(f"balance-verdict-{cell['verdict']}"))
    return f"| {' | '.join(told)} |"


def _share(estimate: dict[str, Any]) -> str:
    low, high = estimate["interval"]
    return f"{estimate['share']:.0f} ({low:.0f}–{high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=10, help="minutes for each game")
    parser.add_argument("--games", type=int, default=200, help="games of the quick bot, at least")
    parser.add_argument("--sample", type=int, default=60, help="games of every other bot")
    parser.add_argument("--jobs", type=int, default=2, help="processes to use")
    parser.add_argument("--out", type=Path, default=ROOT / ".fairness", help="what was played")
    asked = parser.parse_args()
    found = {}
    for name in GAMES:
        print(name, file=sys.stderr)
        found[name] = measured(name, asked)
    for lang in HEADS:
        folder = ROOT / "docs" / lang / "reference"
        (folder / "fairness.md").write_text(page(lang, found), encoding="utf-8")


if __name__ == "__main__":
    main()
