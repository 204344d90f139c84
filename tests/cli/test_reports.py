"""Reports: one file for people, and the games they speak of beside it."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

import grognard
from tests.cli.conftest import Command

pytest.importorskip("polars")
pytest.importorskip("matplotlib")

VOID = {"meta", "br"}


class Nesting(HTMLParser):
    """Checks that every element that is opened is closed, and keeps links and texts."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.sources: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name == "href"]
        self.sources += [value or "" for name, value in attrs if name == "src"]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture
def folder(command: Command, tmp_path: Path) -> Path:
    call = ("balance", "brimstone", "--scenarios", "the_pit", "--bots", "brisk,random")
    few = ("--games", 40, "--sample", 4, "--width", 30, "--jobs", 1, "--out", tmp_path)
    assert command(*call, *few).code == 0
    return tmp_path


def test_a_report_is_one_sound_file_in_every_language_with_its_replays(folder: Path) -> None:
    import polars

    for name, word in (("report.html", "Which army wins"), ("report.fr.html", "Quelle armée")):
        text = (folder / name).read_text("utf-8")
        reader = Nesting()
        reader.feed(text)
        replays = [link for link in reader.links if link.startswith("replays/")]

        assert word in text
        assert not reader.open and not reader.sources
        assert "currentColor" in text
        assert replays and all((folder / link).is_file() for link in replays)
        # No picture, script or font comes from anywhere else.
        assert not re.search(r"(?:src|@import|url\()\s*[=(\"']*https?:", text)
    assert "report.fr.html" in (folder / "report.html").read_text("utf-8")
    rows = polars.read_parquet(folder / "games.parquet")
    assert set(rows["scenario"]) == {"the_pit"}
    assert rows.height == 48


def test_a_replay_is_the_very_game_that_was_counted(folder: Path) -> None:
    import polars

    rows = polars.read_parquet(folder / "games.parquet").to_dicts()
    most = [row for row in rows if row["bots"] == ["brisk", "brisk"]]
    shortest = min(row["decisions"] for row in most)

    game = grognard.load(next((folder / "replays").glob("*shortest*")))

    counted = next(row for row in most if row["decisions"] == shortest)
    events = {event["kind"]: event["times"] for event in counted["events"]}
    assert game.over
    assert dict(Counter(told.event.kind for told in game.log)) == events
