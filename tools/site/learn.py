"""The first game of each: its briefing and its taught first turn, with pictures of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tools.site.games import clause
from tools.site.page import Page, colon, plain, say
from tools.site.served import Served

PICTURES = Path(__file__).parents[2] / "docs" / "pictures" / "learn"


def learn(served: Served, lang: str) -> Iterator[Page]:
    """A page for each game, and the one that leads to them."""
    parts = [f"# {say('learn-index', lang)}", say("learn-choose", lang)]
    for game in served.tells("/api/rulesets", lang)["rulesets"]:
        name, title = game["name"], say("learn-title", lang, game=game["title"])
        parts += [
            f"## {game['title']}",
            f"{plain(game['summary'])} [{title}]({name}.md).",
            f"[![{game['title']}](../pictures/{name}.webp)]({name}.md)",
        ]
        briefing = served.briefing(name, lang)
        yield Page(f"learn/{name}.md", _page(game, briefing, lang))
    yield Page("learn/index.md", "\n\n".join(parts) + "\n")


def _page(game: Mapping[str, Any], briefing: Mapping[str, Any], lang: str) -> str:
    name, book = game["name"], f"../games/{game['name']}/rules.md"
    army = briefing["armies"][0]["name"]
    opening = say(
        "learn-start", lang, name=name, scenario=plain(briefing["title"]), army=plain(army)
    )
    parts = [f"# {say('learn-title', lang, game=game['title'])}", plain(game["summary"]), opening]
    parts += [f"## {say('learn-aim', lang)}", plain(briefing["aim"])]
    laid_down = (*briefing["scoring"], *briefing["ending"])
    parts.append("\n".join(f"- {plain(x['text'])} {clause(x['rule'], book)}" for x in laid_down))
    parts.append(f"## {say('learn-who', lang)}")
    parts.append(
        "\n".join(
            f"- **{plain(each['name'])}** ({plain(each['faction'])}){colon(lang)} "
            f"{plain(each['special'])}"
            for each in briefing["armies"]
        )
    )
    parts.append(f"## {say('learn-first', lang)}")
    parts.append("\n".join(f"1. {plain(move)}" for move in briefing["first_moves"]))
    parts.append(f"## {say('learn-turn', lang)}")
    for lesson in briefing["lessons"]:
        parts.append(f"### {plain(lesson['title'])}")
        parts.append(f"{plain(lesson['text'])} {clause(lesson['rule'], book)}")
        file = f"{name}-{lesson['id']}.{lang}.webp"
        if (PICTURES / file).is_file():
            parts.append(f"![{plain(lesson['title'])}](../pictures/learn/{file})")
    parts += [f"## {say('learn-then', lang)}", say("learn-next", lang, name=name)]
    return "\n\n".join(parts) + "\n"
