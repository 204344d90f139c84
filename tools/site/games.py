"""The pages of the games: rulebook and rulings, units, scenarios, armies and options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import grognard
from grognard.draw.drawings import EMBLEM, SILHOUETTE, emblem, silhouette
from grognard.draw.svg import picture
from grognard.text.telling import Teller
from grognard.text.words import Words
from tools.site.page import COLON, Both, Page, anchor, code, drawing, plain, table
from tools.site.served import Served

RULES: Both = {"en": "Rulebook", "fr": "Règles"}
UNITS: Both = {"en": "Units", "fr": "Unités"}
SCENARIOS: Both = {"en": "Scenarios and armies", "fr": "Scénarios et armées"}
TITLE: Both = {"en": "The games", "fr": "Les jeux"}
ORDER: Both = {"en": "On one page", "fr": "En une page"}
OPTIONS: Both = {"en": "Options", "fr": "Options"}
ARMIES: Both = {"en": "Ready-made armies", "fr": "Armées toutes prêtes"}
FACTIONS: Both = {"en": "Factions", "fr": "Factions"}
BADGES: Both = {"en": "Badges on pieces", "fr": "Marques des figurines"}
KEYWORDS: Both = {"en": "Words on cards", "fr": "Mots des fiches"}
MEASURED: Both = {"en": "What was measured", "fr": "Ce qui a été mesuré"}
MEASURES: Both = {
    "en": "How strong the bots are: [choose an opponent](../../how-to/choose-an-opponent.md). "
    "How often its own rules occur: [signature rules](../../reference/signature-rules.md). "
    "Who wins with which army: [how fair the games are](../../reference/fairness.md), "
    "and `grognard balance {}`.",
    "fr": "La force des robots\u00a0: "
    "[choisir un adversaire](../../how-to/choose-an-opponent.md). La "
    "fréquence de ses règles propres\u00a0: "
    "[règles marquantes](../../reference/signature-rules.md). "
    "Qui gagne avec quelle armée\u00a0: "
    "[l’équité des jeux](../../reference/fairness.md), et `grognard balance {}`.",
}
TURNS: Both = {"en": "{} turns, § {}", "fr": "{} tours, § {}"}
FIRST: Both = {"en": "A first game", "fr": "Une première partie"}
PLAYED: Both = {"en": "Played so", "fr": "On joue"}
INSTEAD: Both = {"en": "Instead", "fr": "Ou bien"}
OPTION: dict[str, list[str]] = {
    "en": ["Option", "What it does", "Values", "Clause"],
    "fr": ["Option", "Ce qu’elle fait", "Valeurs", "Article"],
}
ARMY: dict[str, list[str]] = {
    "en": ["Army", "Faction", "Points", "Units"],
    "fr": ["Armée", "Faction", "Points", "Unités"],
}
CLAUSE: Both = {"en": "Clause", "fr": "Article"}
SIZE = 72
"""How large a silhouette is drawn on a page."""


def games(served: Served, lang: str) -> Iterator[Page]:
    """All pages of all games."""
    lobby = served.tells("/api/rulesets", lang)
    rows = [
        f"- [**{game['title']}**]({game['name']}/index.md){COLON[lang]} {plain(game['summary'])}"
        for game in lobby["rulesets"]
    ]
    yield Page("games/index.md", f"# {TITLE[lang]}\n\n" + "\n".join(rows) + "\n")
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
        f"[{FIRST[lang]}](../../learn/{name}.md) · [{RULES[lang]}](rules.md) · "
        f"[{UNITS[lang]}](units.md) · [{SCENARIOS[lang]}](scenarios.md)",
        f"## {ORDER[lang]}",
    ]
    for section in reference["sections"]:
        parts.append(f"### {section['title']}")
        parts.append("\n".join(_explained(line, lang) for line in section["lines"]))
    parts.append(f"## {BADGES[lang]}")
    badges = [
        (
            f"![](pictures/{each['sign']}.svg)",
            f"**{each['name']}**",
            plain(each["text"]),
            clause(each["rule"]),
        )
        for each in reference["badges"]
    ]
    parts.append(table(["", "", "", CLAUSE[lang]], badges))
    parts.append(f"## {KEYWORDS[lang]}")
    parts.append("\n".join(_explained(line, lang) for line in reference["keywords"]))
    parts.append(f"## {OPTIONS[lang]}")
    parts.append(table(OPTION[lang], (_option(each, lang) for each in game["options"])))
    parts += [f"## {MEASURED[lang]}", MEASURES[lang].format(name)]
    return "\n\n".join(parts) + "\n"


def _explained(line: Mapping[str, Any], lang: str) -> str:
    name = f"**{plain(line['name'])}**{COLON[lang]}"
    return f"- {name} {plain(line['text'])} {clause(line['rule'])}"


def _option(option: Mapping[str, Any], lang: str) -> tuple[str, str, str, str]:
    values = ", ".join(
        f"**{code(_typed(value))}**" if value == option["default"] else code(_typed(value))
        for value in option["choices"]
    )
    about = f"*{plain(option['title'])}*{COLON[lang]} {plain(option['summary'])}"
    return code(option["id"]), about, values, clause(option["rule"])


def _typed(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _rulebook(book: Mapping[str, Any], lang: str) -> str:
    parts = [f"# {book['title']}{COLON[lang]} {RULES[lang].lower()}"]
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
    lines = [f"**{ruling['id']}{COLON[lang]} {plain(ruling['question'])}**", ""]
    lines.append(f"*{PLAYED[lang]}*{COLON[lang]} {plain(ruling['answer'])}")
    for other in ruling["alternatives"]:
        option = f" ({code(other['option'])})" if other["option"] else ""
        lines += ["", f"*{INSTEAD[lang]}*{COLON[lang]} {plain(other['text'])}{option}"]
    return "\n".join(f"> {line}".rstrip() for line in lines)


def _units(game: Mapping[str, Any], book: Mapping[str, Any], lang: str) -> str:
    parts = [f"# {game['title']}{COLON[lang]} {UNITS[lang].lower()}"]
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
        f"- **{plain(each['name'])}**{COLON[lang]} {plain(each['value'])} {clause(each['rule'])}"
        for each in unit["card"]
        if each["kind"] not in ("stat", "price")
    ]
    lines += [
        f"- {plain(each['name'])}{COLON[lang]} {each['points']} {clause(each['rule'])}"
        for each in unit["options"]
    ]
    yield "\n".join(lines)


def _silhouette(game: str, unit: Mapping[str, Any]) -> str:
    drawn = silhouette(game, unit["id"], unit["id"]).inked((16, 16), 32, SILHOUETTE)
    return drawing(SIZE, drawn, title=unit["name"])


def _scenarios(game: Mapping[str, Any], lang: str) -> str:
    parts = [f"# {game['title']}{COLON[lang]} {SCENARIOS[lang].lower()}"]
    for each in game["scenarios"]:
        rule = f"[{each['rule']}](rules.md#c-{each['rule'].replace('.', '-')})"
        parts += [
            anchor(each["id"], 2, plain(each["title"])),
            f"{plain(each['summary'])} *{TURNS[lang].format(each['turns'], rule)}* "
            f"({code(each['id'])})",
            f"![{each['title']}](pictures/{each['id']}.svg){{ width=480 }}",
        ]
    parts.append(f"## {ARMIES[lang]}")
    parts.append(table(ARMY[lang], (_army(each) for each in game["rosters"])))
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
