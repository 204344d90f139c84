"""The site is whole: no broken link, no missing translation, nothing from other hosts."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from tools.site.__main__ import build
from tools.site.layout import DOCS, generated
from tools.site.page import LANGUAGES
from tools.site.served import served

pytestmark = pytest.mark.slow
LOADED = {"script": "src", "img": "src", "link": "href", "source": "src", "iframe": "src"}


class Read(HTMLParser):
    """What a page leads to, loads, and can be led to at."""

    def __init__(self) -> None:
        super().__init__()
        self.leads: list[str] = []
        self.loads: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids |= {given["id"]} if "id" in given else set()
        if tag == "a" and "href" in given:
            self.leads.append(given["href"])
        if tag in LOADED and given.get(LOADED[tag]) and given.get("rel") != "canonical":
            self.loads.append(given[LOADED[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site")
    build(out)
    return out / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Read]:
    found = {}
    for file in site.rglob("*.html"):
        if file.name != "404.html":
            found[file] = Read()
            found[file].feed(file.read_text("utf-8"))
    return found


def _here(links: list[str]) -> Iterator[str]:
    return (link for link in links if not re.match(r"[a-z]+:|//", link))


def test_every_link_of_the_site_leads_somewhere(site: Path, pages: dict[Path, Read]) -> None:
    assert len(pages) > 80
    for file, page in pages.items():
        for link in _here(page.leads + page.loads):
            path, _, place = unquote(link).partition("#")
            target = (file.parent / path.partition("?")[0]).resolve() if path else file
            target = target / "index.html" if target.is_dir() else target
            assert target.exists(), f"{file.relative_to(site)} leads to {link}"
            if place and target in pages:
                assert place in pages[target].ids, f"{file.relative_to(site)} leads to {link}"


def test_nothing_of_the_site_comes_from_another_host(pages: dict[Path, Read]) -> None:
    for page in pages.values():
        assert [link for link in page.loads if re.match(r"https?:|//", link)] == []


def test_pages_of_both_languages_can_be_searched(site: Path) -> None:
    for lang, word in (("en", "Overwatch"), ("fr", "ennemie")):
        assert word in (site / lang / "search.json").read_text("utf-8")


def test_every_page_is_there_in_every_language() -> None:
    written = {
        lang: {file.relative_to(DOCS / lang) for file in (DOCS / lang).rglob("*.md")}
        for lang in LANGUAGES
    }
    with served() as program:
        told = {lang: {page.path for page in generated(program, lang)} for lang in LANGUAGES}

    assert written["en"] == written["fr"]
    assert told["en"] == told["fr"]
