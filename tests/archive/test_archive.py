"""Records of earlier games are played for ever; a change that breaks one raises its rules version.

What an older version did otherwise is told from the record's trace, so no record is ever skipped.
Set GROGNARD_ARCHIVE=write to add the games of a new version.
"""

import os
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import grognard
from grognard.cli.main import run
from grognard.cli.voice import printable
from grognard.conformance import play_randomly
from grognard.content.published import Published
from grognard.kernel import records
from grognard.kernel.chronicles import Chronicle, Retold, check_trace, chronicle
from grognard.kernel.game import Game
from grognard.kernel.traces import unpack
from grognard.server.games.journal import Head, Sitting
from grognard.server.games.keys import Holder, Keys
from grognard.server.games.reader import Reader
from grognard.server.games.room import Room
from grognard.text.telling import teller_of, words_of

FOLDER = Path(__file__).parent
PATHS = sorted(FOLDER.glob("*.game.json"))
KEYS = Keys(b"secret")
SPECTATOR = Holder("spectator", "")
ONE_OF_EACH = {path.name.split("-")[0]: path for path in PATHS}

if os.environ.get("GROGNARD_ARCHIVE") == "write":
    for name in grognard.rulesets():
        ruleset = grognard.ruleset(name)
        for scenario in ruleset.scenario_ids():
            game = ruleset.new_game(scenario, seed=11)
            for _ in play_randomly(game, "archive"):
                pass
            game.record.save(FOLDER / f"{name}-v{ruleset.version}-{scenario}.game.json")


def opened(path: Path) -> tuple[Published[Any], Chronicle]:
    record = records.read(path)
    ruleset = grognard.ruleset(record.setup.ruleset)
    return ruleset, chronicle(ruleset, record)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_an_archived_game_is_played_or_told_to_its_end(path: Path) -> None:
    ruleset, found = opened(path)
    version = found.record.setup.version

    assert found.end.over and found.end.result == found.record.result
    if version == ruleset.version:
        assert isinstance(found.end, Game)
        check_trace(found.end, found.record)


def as_then(view: Any) -> Any:
    """A view without what is printed on cards and whatever views have learnt to show since records
    of some version were made."""
    pieces = tuple(
        replace(
            piece,
            card=(),
            profile="",
            badges=tuple(replace(badge, sign="", rule="") for badge in piece.badges),
        )
        for piece in view.pieces
    )
    return replace(view, called=None, standing=(), pieces=pieces)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_an_archived_game_has_a_small_trace(path: Path) -> None:
    assert path.stat().st_size < 60_000
    unpack(records.read(path).trace).check(len(records.read(path).answers))


@pytest.mark.parametrize("name", sorted(ONE_OF_EACH))
def test_a_game_whose_rules_have_changed_is_played_up_to_there_and_told_from_there(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ruleset, before = opened(ONE_OF_EACH[name])
    shortened(ruleset, monkeypatch)

    found = chronicle(ruleset, before.record)

    assert isinstance(found.end, Retold) and 0 < found.played < found.last
    assert isinstance(found.at(found.played - 1), Game)
    assert as_then(found.end.view("")) == as_then(before.end.view(""))
    for lang in ("en", "fr"):
        words = words_of(ruleset, lang, strict=False)
        told, heard = teller_of(found.end, words), teller_of(before.end, words)
        sentences = [told.event(each.event) for each in found.end.log]
        assert sentences == [heard.event(each.event) for each in before.end.log]
        assert str(found.played + 1) in told.chronicle(found, ruleset.version)


@pytest.mark.parametrize("name", sorted(ONE_OF_EACH))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_whose_rules_have_changed_is_told_by_terminal_and_server(
    name: str,
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = records.read(ONE_OF_EACH[name])
    ruleset = grognard.ruleset(name)
    sittings = tuple(Sitting(seat, "empty") for seat in record.setup.seats)
    head = Head("g", record.setup, sittings, 0.0, record.seed, record=record)
    before = Reader(Room(head, ruleset), SPECTATOR, lang)
    whole, last = before.timeline(None), before.moment(len(record.answers), None)
    shortened(ruleset, monkeypatch)

    room = Room(head, ruleset)
    reader = Reader(room, SPECTATOR, lang)
    code = run(["replay", str(ONE_OF_EACH[name]), "--lang", lang])
    printed = capsys.readouterr().out

    told = reader.state(KEYS, ()).told
    assert told is not None and 0 < told.after < len(record.answers)
    assert as_then(reader.moment(len(record.answers), None).view) == as_then(last.view)
    assert reader.timeline(None).choices == whole.choices
    texts = [line.text for line in reader.timeline(None).lines]
    assert texts == [line.text for line in whole.lines]
    assert room.record() == record
    assert code == 0
    assert printed.startswith(printable(told.text))
    assert all(printable(text) in printed for text in texts[-5:])


def shortened(ruleset: Published[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Change the rules: every game ends before its third turn."""
    next_step = ruleset.next_step

    def shorter(battle: Any) -> Any:
        if ruleset.turn(battle) == 3 and ruleset.result(battle) is None:
            ruleset.concede(battle, ruleset.seats(battle)[0])
        return next_step(battle)

    monkeypatch.setattr(ruleset, "version", 99)
    monkeypatch.setattr(ruleset, "next_step", shorter)


def test_every_ruleset_has_games_in_the_archive() -> None:
    assert set(ONE_OF_EACH) >= set(grognard.rulesets())
