"""Lays the pages out, written and generated, in the order of the site."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import grognard
from tools.site.commands import commands
from tools.site.formats import formats
from tools.site.games import games
from tools.site.http import http
from tools.site.learn import learn
from tools.site.page import LANGUAGES, Page, say
from tools.site.python import python
from tools.site.served import Served, served

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SECTIONS = ("learn", "how-to", "games", "reference", "explanation")
_OUTSIDE = re.compile(r"\]\((?:\.\./)+((?:pictures|examples)/[^)]+)\)")
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?![a-z]+:)[^)]+\)")
_HEADING = re.compile(r"^# (.+)$", re.MULTILINE)


def generated(program: Served, lang: str) -> Iterator[Page]:
    """All pages that the program tells of itself."""
    yield from learn(program, lang)
    yield commands(lang)
    yield python(lang)
    yield from http(program, lang)
    yield from formats(lang)
    yield from games(program, lang)


def written(lang: str) -> Iterator[Page]:
    """All pages that people wrote."""
    for file in sorted((DOCS / lang).rglob("*.md")):
        path = file.relative_to(DOCS / lang).as_posix()
        yield Page(path, _within(file.read_text("utf-8"), path))


def _within(text: str, path: str) -> str:
    """A page whose pictures and examples lie in the tree of its language.

    >>> _within("![](../../pictures/a.webp)", "how-to/print.md")
    '![](../pictures/a.webp)'
    """
    up = "../" * path.count("/")
    return _OUTSIDE.sub(rf"]({up}\1)", text)


def lay_out(out: Path) -> None:
    """Writes the pages of all languages, and what zensical needs to know of each."""
    shutil.rmtree(out / "pages", ignore_errors=True)
    with served() as program:
        for lang in LANGUAGES:
            pages = [*written(lang), *generated(program, lang)]
            folder = out / "pages" / lang
            for page in pages:
                file = folder / page.path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(page.text, encoding="utf-8", newline="\n")
            _bring(folder, pages)
            (out / f"{lang}.toml").write_text(settings(pages, lang), encoding="utf-8")


def _bring(folder: Path, pages: list[Page]) -> None:
    """Brings the pictures and examples that pages show."""
    for page in pages:
        for target in re.findall(r"\]\(((?:\.\./)*(?:pictures|examples)/[^)#]+)\)", page.text):
            file = (folder / page.path).parent / target
            inside = file.resolve().relative_to(folder.resolve()).as_posix()
            source = (DOCS if inside.startswith("pictures/") else ROOT) / inside
            if not file.exists() and source.is_file():
                file.parent.mkdir(parents=True, exist_ok=True)
                _copy(source, file.resolve())


def _copy(source: Path, file: Path) -> None:
    """A text from elsewhere leaves its links behind, which lead nowhere on the site."""
    if source.suffix == ".md":
        text = source.read_text("utf-8")
        file.write_text(_LINK.sub(r"\1", text), encoding="utf-8", newline="\n")
    else:
        shutil.copyfile(source, file)


def settings(pages: list[Page], lang: str) -> str:
    """What zensical is told of the pages in a language."""
    titles = {page.path: _title(page) for page in pages if page.path.endswith(".md")}
    other = next(each for each in LANGUAGES if each != lang)
    names = {"en": "English", "fr": "Français"}
    alternates = "".join(
        f'\n[[project.extra.alternate]]\nname = "{names[each]}"\nlink = "{link}"\nlang = "{each}"\n'
        for each, link in ((lang, "./"), (other, f"../{other}/"))
    )
    return TEMPLATE.format(lang=lang, nav=_toml(_nav(titles, lang)), alternates=alternates)


TEMPLATE = """\
[project]
site_name = "Grognard"
docs_dir = "pages/{lang}"
site_dir = "site/{lang}"
use_directory_urls = false
nav = {nav}

[project.theme]
language = "{lang}"
font = false
features = [
  "content.code.copy",
  "navigation.indexes",
  "navigation.tabs",
  "navigation.top",
  "search.highlight",
  "toc.follow",
]

[[project.theme.palette]]
media = "(prefers-color-scheme: light)"
scheme = "default"
primary = "teal"

[[project.theme.palette]]
media = "(prefers-color-scheme: dark)"
scheme = "slate"
primary = "teal"
{alternates}
[project.markdown_extensions.attr_list]

[project.markdown_extensions.tables]

[project.markdown_extensions.toc]
permalink = true

[project.markdown_extensions.pymdownx.highlight]

[project.markdown_extensions.pymdownx.superfences]
"""


def _title(page: Page) -> str:
    found = _HEADING.search(page.text)
    assert found, f"{page.path} has no title"
    return found[1]


Nav = list[dict[str, Any]]


def _nav(titles: Mapping[str, str], lang: str) -> Nav:
    """The order of the pages: what is for beginners first."""
    nav: Nav = [{titles["index.md"]: "index.md"}]
    for section in SECTIONS:
        name = say(f"section-{section}", lang)
        if section == "games":
            nav.append({name: ["games/index.md", *_games(titles, lang)]})
            continue
        paths = [path for path in titles if path.startswith(f"{section}/")]
        first = [path for path in paths if path.endswith("/index.md")]
        rest = sorted((path for path in paths if path not in first), key=titles.__getitem__)
        nav.append({name: [*first, *({titles[path]: path} for path in rest)]})
    return nav


def _games(titles: Mapping[str, str], lang: str) -> Iterator[dict[str, Any]]:
    for name in grognard.rulesets():
        under = f"games/{name}"
        parts = ("rules", "units", "scenarios")
        below = [{say(f"games-{part}", lang): f"{under}/{part}.md"} for part in parts]
        yield {titles[f"{under}/index.md"]: [f"{under}/index.md", *below]}


def _toml(value: Any) -> str:
    """A value as TOML writes it in one line.

    >>> _toml([{"a": ["b.md"]}])
    '[{ "a" = ["b.md"] }]'
    """
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, dict):
        inside = ", ".join(f"{_toml(key)} = {_toml(each)}" for key, each in value.items())
        return f"{{ {inside} }}"
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
