"""The first game of each: its briefing and its taught first turn, with pictures of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tools.site.games import clause
from tools.site.page import COLON, Both, Page, plain
from tools.site.served import Served

PICTURES = Path(__file__).parents[2] / "docs" / "pictures" / "learn"
TITLE: Both = {"en": "A first game of {}", "fr": "Une première partie de {}"}
START: Both = {
    "en": "Type\n\n    grognard play {name} --bot easy\n\nor `make play` and *Play now* on the "
    "card of "
    "the game. The table of *{scenario}* opens; you lead {army}.",
    "fr": "Tapez\n\n    grognard play {name} --bot easy --lang fr\n\nou `make play`, puis "
    "*Jouer* sur la "
    "carte du jeu. La table de *{scenario}* s’ouvre\u00a0; votre armée est *{army}*.",
}
AIM: Both = {"en": "The aim", "fr": "Le but"}
WHO: Both = {"en": "Who fights", "fr": "Qui se bat"}
FIRST: Both = {"en": "Three good first moves", "fr": "Trois bons premiers coups"}
TURN: Both = {"en": "The first turn, step by step", "fr": "Le premier tour, pas à pas"}
THEN: Both = {"en": "And then", "fr": "Et ensuite"}
NEXT: Both = {
    "en": "- Everything follows the same pattern now. **Enter** gives the usual answer, **S** "
    "suggests, "
    "**§** opens the rulebook at the clause.\n"
    "- [Look before you leap](../how-to/look-before-you-leap.md): sight, ranges, what a move "
    "provokes.\n"
    "- [Know where you stand](../how-to/know-where-you-stand.md): luck and choices after the "
    "game.\n"
    "- [The game on one page](../games/{name}/index.md), [its rulebook](../games/{name}/rules.md), "
    "[its units](../games/{name}/units.md).",
    "fr": "- Tout suit désormais le même modèle. **Entrée** donne la réponse d’usage, **S** "
    "suggère, **§** "
    "ouvre les règles à l’article.\n"
    "- [Regarder avant de se lancer](../how-to/look-before-you-leap.md)\u00a0: vue, portées, "
    "ce qu’un déplacement provoque.\n"
    "- [Savoir où l’on en est](../how-to/know-where-you-stand.md)\u00a0: hasard et choix après la "
    "partie.\n"
    "- [Le jeu en une page](../games/{name}/index.md), [ses règles](../games/{name}/rules.md), "
    "[ses unités](../games/{name}/units.md).",
}
INDEX: Both = {"en": "Your first game", "fr": "Votre première partie"}
CHOOSE: Both = {
    "en": "Five games, none like another. Each first game takes half an hour or so; the program "
    "teaches "
    "the first turn at the table, and these pages tell the same beforehand.",
    "fr": "Cinq jeux, tous différents. Une première partie dure une demi-heure environ\u00a0; le "
    "programme "
    "enseigne le premier tour à la table, et ces pages disent la même chose d’avance.",
}


def learn(served: Served, lang: str) -> Iterator[Page]:
    """A page for each game, and the one that leads to them."""
    parts = [f"# {INDEX[lang]}", CHOOSE[lang]]
    for game in served.tells("/api/rulesets", lang)["rulesets"]:
        name = game["name"]
        parts += [
            f"## {game['title']}",
            f"{plain(game['summary'])} [{TITLE[lang].format(game['title'])}]({name}.md).",
            f"[![{game['title']}](../pictures/{name}.webp)]({name}.md)",
        ]
        briefing = served.briefing(name, lang)
        yield Page(f"learn/{name}.md", _page(game, briefing, lang))
    yield Page("learn/index.md", "\n\n".join(parts) + "\n")


def _page(game: Mapping[str, Any], briefing: Mapping[str, Any], lang: str) -> str:
    name, book = game["name"], f"../games/{game['name']}/rules.md"
    army = briefing["armies"][0]["name"]
    opening = START[lang].format(name=name, scenario=plain(briefing["title"]), army=plain(army))
    parts = [f"# {TITLE[lang].format(game['title'])}", plain(game["summary"]), opening]
    parts += [f"## {AIM[lang]}", plain(briefing["aim"])]
    laid_down = (*briefing["scoring"], *briefing["ending"])
    parts.append("\n".join(f"- {plain(x['text'])} {clause(x['rule'], book)}" for x in laid_down))
    parts.append(f"## {WHO[lang]}")
    parts.append(
        "\n".join(
            f"- **{plain(each['name'])}** ({plain(each['faction'])}){COLON[lang]} "
            f"{plain(each['special'])}"
            for each in briefing["armies"]
        )
    )
    parts.append(f"## {FIRST[lang]}")
    parts.append("\n".join(f"1. {plain(move)}" for move in briefing["first_moves"]))
    parts.append(f"## {TURN[lang]}")
    for lesson in briefing["lessons"]:
        parts.append(f"### {plain(lesson['title'])}")
        parts.append(f"{plain(lesson['text'])} {clause(lesson['rule'], book)}")
        file = f"{name}-{lesson['id']}.{lang}.webp"
        if (PICTURES / file).is_file():
            parts.append(f"![{plain(lesson['title'])}](../pictures/learn/{file})")
    parts += [f"## {THEN[lang]}", NEXT[lang].format(name=name)]
    return "\n\n".join(parts) + "\n"
