"""A pretend language, made from the English files: every message in brackets, and no code."""

from __future__ import annotations

import json
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

import grognard
from grognard.content import package_file, read_text
from grognard.languages import ENGLISH, GROUP, PROGRAM
from grognard.text.words import GRAMMAR

TAG = "qaa"
"""One of the tags that are kept free for languages nobody speaks."""
PACKAGE = "brackets"
BROWSER = Path(__file__).parents[2] / "web" / "src" / "text" / "en.ftl"


def install(folder: Path) -> None:
    """Put a package with the pretend language into a folder, as an installer would."""
    files = folder / PACKAGE
    files.mkdir(parents=True)
    games = [grognard.ruleset(name) for name in grognard.rulesets()]
    for package in (PROGRAM, "grognard.cli", "grognard.server", *(game.package for game in games)):
        english = read_text(package_file(package, "text", f"{ENGLISH}.ftl"))
        (files / f"{package}.ftl").write_text(bracketed(english), "utf-8")
    (files / "browser.ftl").write_text(bracketed(BROWSER.read_text("utf-8")), "utf-8")
    for game in games:
        book = game.rulebook
        lines = ["[chapter]"]
        lines += [f"{_text(c.id)} = {_in_brackets(c.title[ENGLISH])}" for c in book.chapters]
        for clause in book.clauses:
            lines.append(f"[clause.{_text(clause.id)}]")
            lines.append(f"title = {_in_brackets(clause.title[ENGLISH])}")
            lines.append(f"text = {_in_brackets(clause.text[ENGLISH])}")
        for ruling in book.rulings:
            others = [_in_brackets(other.text[ENGLISH]) for other in ruling.alternatives]
            lines.append(f"[ruling.{_text(ruling.id)}]")
            lines.append(f"question = {_in_brackets(ruling.question[ENGLISH])}")
            lines.append(f"answer = {_in_brackets(ruling.answer[ENGLISH])}")
            lines.append(f"alternative = [{', '.join(others)}]")
        (files / f"{game.package}.rulebook.toml").write_text("\n".join(lines), "utf-8")
    about = folder / f"{PACKAGE}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{TAG} = {PACKAGE}\n")


def bracketed(source: str) -> str:
    """Fluent with brackets around all that is told; genders stay what they are."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            told = [entry, *(a for a in entry.attributes if a.id.name not in GRAMMAR)]
            for each in told:
                if each.value is not None:
                    inside = each.value.elements
                    each.value.elements = [ast.TextElement("⟦"), *inside, ast.TextElement("⟧")]
    return FluentSerializer().serialize(resource)


def _in_brackets(text: str) -> str:
    return _text(f"⟦{text.strip()}⟧")


def _text(text: str) -> str:
    # What JSON calls a string, TOML does too.
    return json.dumps(text, ensure_ascii=False)
