"""The pages of the games: rulebook and rulings, units, scenarios, armies and options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import grognard
from grognard.draw.drawings import EMBLEM, SILHOUETTE, emblem, silhouette
from grognard.draw.svg import picture
from grognard.text.telling import Teller
from grognard.text.words import Words
from tools.site.page import Page, anchor, code, colon, drawing, heads, plain, say, table
from tools.site.served import Served

SIZE = 72
"""How large a silhouette is drawn on a page."""


def games(served: Served, lang: str) -> Iterator[Page]:
    """All pages of all games."""
    lobby = served.tells("/api/rulesets", lang)
    rows = [
        f"- [**{game['title']}**]({game['name']}/index.md){colon(lang)} {plain(game['summary'])}"
        for game in lobby["rulesets"]
    ]
    yield Page("games/index.md", f"# {say('games-title', lang)}\n\n" + "\n".join(rows) + "\n")
    for game in lobby["rulesets"]:
        yield from _game(served, game, lang)


def _game(served: Served, game: Mapping[str, Any], lang: str) -> Iterator[Page]:
    name = game["name"]
    reference = served.tells(f"/api/rulesets/{name}/reference", lang)
    yield Page(f"games/{name}/index.md", _front(game, reference, lang))
    yield Page(f"games/{name}/rules.md", _rulebook(served.tells(f"/api/rules/{name}", lang), lang))
    book = served.tells(f"/api/rulesets/{name}/recruits", lang)
    yield Page(f"games/{name}/units.md", _units(game, book, lang))
    yield Page(f"games/{name}/scenarios.md", _scenarios(game, lang))
    for unit in book["units"]:
        yield Page(f"games/{name}/pictures/{unit['id']}.svg", _silhouette(name, unit))
    for badge in reference["badges"]:
        drawn = emblem(badge["sign"]).inked((16, 16), 32, EMBLEM)
        yield Page(f"games/{name}/pictures/{badge['sign']}.svg", drawing(24, drawn))
    for scenario in game["scenarios"]:
        yield Page(f"games/{name}/pictures/{scenario['id']}.svg", _map(name, scenario["id"], lang))


def clause(id_: str, page: str = "rules.md") -> str:
    """A link to a clause of the rulebook."""
    return f"[§ {id_}]({page}#c-{id_.replace('.', '-')})" if id_ else ""


def _front(game: Mapping[str, Any], reference: Mapping[str, Any], lang: str) -> str:
    name = game["name"]
    parts = [
        f"# {game['title']}",
        plain(game["summary"]),
        f"![{game['title']}](../../pictures/{name}.webp)",
        f"[{say('games-first', lang)}](../../learn/{name}.md) · "
        f"[{say('games-rules', lang)}](rules.md) · "
        f"[{say('games-units', lang)}](units.md) · [{say('games-scenarios', lang)}](scenarios.md)",
        f"## {say('games-order', lang)}",
    ]
    for section in reference["sections"]:
        parts.append(f"### {section['title']}")
        parts.append("\n".join(_explained(line, lang) for line in section["lines"]))
    parts.append(f"## {say('games-badges', lang)}")
    badges = [
        (
            f"![](pictures/{each['sign']}.svg)",
            f"**{each['name']}**",
            plain(each["text"]),
            clause(each["rule"]),
        )
        for each in reference["badges"]
    ]
    parts.append(table(["", "", "", say("games-clause", lang)], badges))
    parts.append(f"## {say('games-keywords', lang)}")
    parts.append("\n".join(_explained(line, lang) for line in reference["keywords"]))
    parts.append(f"## {say('games-options', lang)}")
    parts.append(
        table(heads("games-option", lang), (_option(each, lang) for each in game["options"]))
    )
    parts += [f"## {say('games-measured', lang)}", say("games-measures", lang, game=name)]
    return "\n\n".join(parts) + "\n"


def _explained(line: Mapping[str, Any], lang: str) -> str:
    name = f"**{plain(line['name'])}**{colon(lang)}"
    return f"- {name} {plain(line['text'])} {clause(line['rule'])}"


def _option(option: Mapping[str, Any], lang: str) -> tuple[str, str, str, str]:
    values = ", ".join(
        f"**{code(_typed(value))}**" if value == option["default"] else code(_typed(value))
        for value in option["choices"]
    )
    about = f"*{plain(option['title'])}*{colon(lang)} {plain(option['summary'])}"
    return code(option["id"]), about, values, clause(option["rule"])


def _typed(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _rulebook(book: Mapping[str, Any], lang: str) -> str:
    parts = [f"# {book['title']}{colon(lang)} {say('games-rules', lang).lower()}"]
    for chapter in book["chapters"]:
        parts.append(anchor(f"ch-{chapter['id']}", 2, f"{chapter['id']} {chapter['title']}"))
        for each in chapter["clauses"]:
            id_ = each["id"].replace(".", "-")
            parts.append(anchor(f"c-{id_}", 3, f"{each['id']} {plain(each['title'])}"))
            parts.append(_paragraphs(each["text"]))
            parts += [_ruling(ruling, lang) for ruling in each["rulings"]]
    return "\n\n".join(parts) + "\n"


def _paragraphs(text: str) -> str:
    """The paragraphs and lists of a clause: a list needs air before it."""
    lines: list[str] = []
    for line in plain(text.strip()).split("\n"):
        if line.startswith("- ") and lines and not lines[-1].startswith("- "):
            lines.append("")
        lines.append(line)
    return "\n".join(lines)


def _ruling(ruling: Mapping[str, Any], lang: str) -> str:
    lines = [f"**{ruling['id']}{colon(lang)} {plain(ruling['question'])}**", ""]
    lines.append(f"*{say('games-played', lang)}*{colon(lang)} {plain(ruling['answer'])}")
    for other in ruling["alternatives"]:
        option = f" ({code(other['option'])})" if other["option"] else ""
        lines += [
            "",
            f"*{say('games-instead', lang)}*{colon(lang)} {plain(other['text'])}{option}",
        ]
    return "\n".join(f"> {line}".rstrip() for line in lines)


def _units(game: Mapping[str, Any], book: Mapping[str, Any], lang: str) -> str:
    parts = [f"# {game['title']}{colon(lang)} {say('games-units', lang).lower()}"]
    titles = {each["id"]: each for each in game["factions"]}
    for faction in dict.fromkeys(unit["faction"] for unit in book["units"]):
        about = titles.get(faction, {"title": "–", "summary": ""})
        parts += [f"## {plain(about['title'])}", plain(about["summary"])]
        for unit in book["units"]:
            if unit["faction"] == faction:
                parts += _unit(unit, lang)
    return "\n\n".join(filter(None, parts)) + "\n"


def _unit(unit: Mapping[str, Any], lang: str) -> Iterator[str]:
    yield anchor(unit["id"], 3, plain(unit["name"]))
    yield f"![{unit['name']}](pictures/{unit['id']}.svg) {code(unit['id'])}"
    stats = [each for each in unit["card"] if each["kind"] in ("stat", "price")]
    if stats:
        heads = [plain(each["name"]) for each in stats]
        yield table(heads, [[plain(each["value"]) for each in stats]])
    lines = [
        f"- **{plain(each['name'])}**{colon(lang)} {plain(each['value'])} {clause(each['rule'])}"
        for each in unit["card"]
        if each["kind"] not in ("stat", "price")
    ]
    lines += [
        f"- {plain(each['name'])}{colon(lang)} {each['points']} {clause(each['rule'])}"
        for each in unit["options"]
    ]
    yield "\n".join(lines)


def _silhouette(game: str, unit: Mapping[str, Any]) -> str:
    drawn = silhouette(game, unit["id"], unit["id"]).inked((16, 16), 32, SILHOUETTE)
    return drawing(SIZE, drawn, title=unit["name"])


def _scenarios(game: Mapping[str, Any], lang: str) -> str:
    parts = [f"# {game['title']}{colon(lang)} {say('games-scenarios', lang).lower()}"]
    for each in game["scenarios"]:
        rule = f"[{each['rule']}](rules.md#c-{each['rule'].replace('.', '-')})"
        turns = say("games-turns", lang, turns=str(each["turns"]), rule=rule)
        parts += [
            anchor(each["id"], 2, plain(each["title"])),
            f"{plain(each['summary'])} *{turns}* ({code(each['id'])})",
            f"![{each['title']}](pictures/{each['id']}.svg){{ width=480 }}",
        ]
    parts.append(f"## {say('games-armies', lang)}")
    parts.append(table(heads("games-army", lang), (_army(each) for each in game["rosters"])))
    return "\n\n".join(parts) + "\n"


def _army(army: Mapping[str, Any]) -> tuple[str, str, str, str]:
    units = ", ".join(
        f"[{plain(each['name'])}](units.md#{each['profile']})"
        + (f" × {each['count']}" if each["count"] > 1 else "")
        for each in army["units"]
    )
    title = f"{plain(army['title'])} ({code(army['id'])})"
    return title, plain(army["faction_title"]), str(army["points"]), units


def _map(name: str, scenario: str, lang: str) -> str:
    """The table of a scenario before the first move."""
    ruleset = grognard.ruleset(name)
    game = ruleset.new_game(scenario, seed=1)
    teller = Teller(Words(lang, *ruleset.sources))
    return picture(game.view(""), teller)
