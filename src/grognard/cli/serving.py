"""``grognard server``: the games of a server, copied, put back and checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from grognard.cli.help import Json, Lang, example, said
from grognard.cli.mistakes import Mistake, No
from grognard.cli.voice import Voice
from grognard.folders import games_file

if TYPE_CHECKING:
    from grognard.server.games.backups import Finding

app = App(name="server", help_format="plaintext")
Database = Annotated[str | None, Parameter(help=said("help-server-database"))]


@app.command(help=f"{said('help-backup')}\n\n{example('grognard server backup games-backup.db')}")
def backup(
    target: Annotated[Path, Parameter(help=said("help-backup-target"))],
    /,
    *,
    database: Database = None,
    replace: Annotated[bool, Parameter(negative="", help=said("help-backup-replace"))] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Copy all games into one file."""
    voice = Voice(lang, json=json)
    source = _file(database, must_exist=True)
    if target.exists() and not replace:
        raise Mistake("file-exists", file=target)
    from grognard.server.games.backups import Unsound, copy

    try:
        games = copy(source, target)
    except Unsound as problem:
        raise Mistake("unsound", file=source, why=problem) from None
    voice.emit({"file": str(target), "games": games})
    voice.say("backup-made", games=games, file=str(target))
    return 0


@app.command(help=f"{said('help-restore')}\n\n{example('grognard server restore games-backup.db')}")
def restore(
    backup: Annotated[Path, Parameter(help=said("help-restore-backup"))],
    /,
    *,
    database: Database = None,
    replace: Annotated[bool, Parameter(negative="", help=said("help-restore-replace"))] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Put a copy in the place of the games."""
    voice = Voice(lang, json=json)
    target = _file(database, must_exist=False)
    is_there = target.exists()
    if is_there and not replace:
        raise Mistake("file-exists", file=target)
    if not backup.is_file():
        raise Mistake("no-games", file=backup)
    from grognard.server.games.backups import ASIDE, InUse, Unsound, put_back

    try:
        games = put_back(backup, target)
    except Unsound as problem:
        raise Mistake("unsound", file=backup, why=problem) from None
    except InUse:
        raise Mistake("in-use", file=target) from None
    aside = f"{target}{ASIDE}" if is_there else ""
    voice.emit({"file": str(target), "games": games, "before": aside})
    voice.say("restored", games=games, file=str(target))
    if aside:
        voice.say("restored-aside", file=aside)
    return 0


@app.command(
    help=f"{said('help-server-check')}\n\n{said('help-server-check-exit')}\n\n"
    + example("grognard server check --database games-backup.db")
)
def check(*, database: Database = None, lang: Lang = None, json: Json = False) -> int:
    """Play every game again."""
    voice = Voice(lang, json=json)
    file = _file(database, must_exist=True)
    from grognard.api import ruleset as find
    from grognard.server.games.backups import Unsound, count
    from grognard.server.games.backups import check as check_all

    found: list[Finding] = []
    try:
        with voice.progress_over("check-progress", count(file)) as advance:
            for finding in check_all(file, lambda setup: find(setup.ruleset).bringing(setup.packs)):
                found.append(finding)
                advance(1)
    except Unsound as problem:
        raise Mistake("unsound", file=file, why=problem) from None
    damaged = [finding for finding in found if finding.state == "damaged"]
    plays = sum(finding.state == "plays" for finding in found)
    told = sum(finding.state == "told" for finding in found)
    voice.emit(
        {
            "games": len(found),
            "plays": plays,
            "told": told,
            "damaged": [{"game": each.game, "why": each.why} for each in damaged],
        }
    )
    voice.say("check-sound", plays=plays, told=told, damaged=len(damaged))
    for each in damaged:
        voice.say("check-damaged", game=each.game, why=each.why)
    if damaged:
        raise No
    return 0


def _file(database: str | None, *, must_exist: bool) -> Path:
    """The file that the games are in."""
    if database is not None and "://" in database and not database.startswith("sqlite:///"):
        raise Mistake("backup-file")
    named = (database or "").removeprefix("sqlite:///")
    file = Path(named) if named else games_file()
    if must_exist and not file.is_file():
        raise Mistake("no-games", file=file)
    return file
