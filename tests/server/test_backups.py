"""The games of a server, copied while it runs, checked, and put back."""

import json
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playing import STAY, Table, play_out
from sources import ruleset

from grognard.cli.main import run
from grognard.server.games import backups
from grognard.server.thinking.process import Sources


def by_its_rules(setup: Any) -> Any:
    return ruleset(setup.ruleset).bringing(setup.packs)


def states(file: Path) -> list[str]:
    return [finding.state for finding in backups.check(file, by_its_rules)]


@pytest.fixture
def games(client: Any, tmp_path: Path) -> Path:
    """A database that a server plays on: one game begun, one over."""
    Table.of(client).player("A").plays(STAY)
    table = Table.of(client)
    play_out(table.player("A"), table.player("B"))
    return tmp_path / "games.db"


def test_a_copy_is_made_while_the_server_runs(games: Path, tmp_path: Path) -> None:
    copied = backups.copy(games, tmp_path / "copy.db")

    assert copied == 2
    assert states(tmp_path / "copy.db") == ["plays", "plays"]
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.skipif(os.name != "posix", reason="elsewhere files have no such modes")
def test_nobody_else_may_read_a_copy(games: Path, tmp_path: Path) -> None:
    backups.copy(games, tmp_path / "copy.db")

    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600


def test_a_copy_is_played_on_as_if_nothing_had_happened(
    client: Any, open_server: Any, tmp_path: Path
) -> None:
    alice = Table.of(client).player("A")
    alice.plays(STAY)
    before = alice.state()
    backups.put_back(tmp_path / "games.db", tmp_path / "again.db")

    alice.client = open_server("again.db")

    assert alice.state() == before
    alice.plays("wait")


def test_what_was_there_is_kept_beside_what_is_put_back(open_server: Any, tmp_path: Path) -> None:
    first = open_server("old.db")
    Table.of(first)
    first.__exit__(None, None, None)
    second = open_server("new.db")
    Table.of(second)
    Table.of(second)
    second.__exit__(None, None, None)

    assert backups.put_back(tmp_path / "new.db", tmp_path / "old.db") == 2

    assert backups.count(tmp_path / "old.db") == 2
    assert backups.count(tmp_path / f"old.db{backups.ASIDE}") == 1
    open_server("old.db").get("/readyz")


def test_nothing_is_put_in_the_place_of_games_that_are_played(games: Path, tmp_path: Path) -> None:
    backups.copy(games, tmp_path / "copy.db")

    with pytest.raises(backups.InUse):
        backups.put_back(tmp_path / "copy.db", games)

    assert backups.count(games) == 2


def test_a_file_that_is_no_database_is_not_put_anywhere(tmp_path: Path) -> None:
    (tmp_path / "junk.db").write_bytes(b"nothing of the kind" * 100)

    with pytest.raises(backups.Unsound):
        backups.put_back(tmp_path / "junk.db", tmp_path / "games.db")

    assert not (tmp_path / "games.db").exists()


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM deeds WHERE number = 1",
        "UPDATE deeds SET deed = X'00' WHERE number = 1",
        "UPDATE games SET head = X'7B7D'",
    ],
)
def test_a_damaged_game_is_found(games: Path, tmp_path: Path, damage: str) -> None:
    backups.copy(games, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as database:
        database.execute(damage)
        database.commit()

    assert "damaged" in states(tmp_path / "copy.db")


def test_a_game_that_was_changed_by_hand_does_not_play(games: Path, tmp_path: Path) -> None:
    backups.copy(games, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as database:
        (deed,) = database.execute("SELECT deed FROM deeds WHERE number = 1").fetchone()
        changed = bytes(deed).replace(b'"digest":"', b'"digest":"f')
        database.execute("UPDATE deeds SET deed = ? WHERE number = 1", (changed,))
        database.commit()

    assert states(tmp_path / "copy.db") != ["plays", "plays"]


def test_the_command_line_copies_checks_and_puts_back(
    open_server: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = open_server("games.db", sources=Sources(warm=False))
    Table.of(server, ruleset="colossus")
    server.__exit__(None, None, None)
    games, copy = str(tmp_path / "games.db"), str(tmp_path / "copy.db")

    def call(*words: str) -> tuple[int, str, str]:
        code = run(["server", *words])
        return code, *capsys.readouterr()

    code, said, _ = call("backup", copy, "--database", games)
    assert (code, "1 game is in" in said) == (0, True)
    assert call("backup", copy, "--database", games)[0] == 2, "it is there already"
    code, said, _ = call("check", "--database", copy, "--json")
    assert json.loads(said) == {"games": 1, "plays": 1, "told": 0, "damaged": []}
    code, _, problem = call("restore", copy, "--database", games)
    assert (code, "--replace" in problem) == (2, True)
    code, said, _ = call("restore", copy, "--database", games, "--replace", "--json")
    assert json.loads(said) == {"file": games, "games": 1, "before": f"{games}.before-restore"}
    with closing(sqlite3.connect(games)) as database:
        database.execute("UPDATE games SET head = X'7B7D'")
        database.commit()
    code, said, _ = call("check", "--database", games, "--lang", "fr")
    assert (code, "est abîmée" in said) == (1, True)
