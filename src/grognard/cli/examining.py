"""``grognard doctor``: what is installed, what is missing, and what to do about it."""

from __future__ import annotations

import os
import platform
import re
import shutil
import sqlite3
import warnings
import webbrowser
from collections.abc import Iterator
from contextlib import closing
from importlib import metadata
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Struct

import grognard
from grognard.cli.help import Json, Lang, flag
from grognard.cli.mistakes import No, told
from grognard.cli.voice import Voice
from grognard.folders import data_folder, games_file
from grognard.table import compiled
from grognard.text import Words

State = Literal["fine", "lacking", "wrong"]
"""As it should be; something that may be had; something that keeps the program from working."""
SIGNS: dict[State, str] = {"fine": "✓", "lacking": "·", "wrong": "✗"}
PACKAGE = "grognard"
CLIENT = Path(grognard.__file__).parent / "server" / "static" / "index.html"
CHECKOUT = Path(grognard.__file__).parents[2]
FOR_DEVELOPERS = "dev"
_REQUIRED = re.compile(r"^([\w.-]+)[^;]*(?:;.*extra == ['\"](\w+)['\"])?")
MEGABYTE, GIGABYTE = 10**6, 10**9


class Finding(Struct, frozen=True):
    """What was looked at, how it is, and what to do about it."""

    name: str
    state: State
    says: str
    advice: str = ""


def doctor(
    *,
    compile_: Annotated[bool, flag("help-doctor-compile", "--compile")] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Tell what is installed, what is missing and what is wrong."""
    voice = Voice(lang, json=json)
    if compile_:
        _compile(voice)
    found = []
    for finding in findings(voice.words):
        found.append(finding)
        # Told as it is found: loading every game takes a moment.
        advice = f" → {finding.advice}" if finding.advice else ""
        voice.line(f"{SIGNS[finding.state]} {finding.says}{advice}")
    wrong = sum(finding.state == "wrong" for finding in found)
    voice.emit({"sound": not wrong, "checks": found})
    voice.say("doctor-summary", wrong=wrong)
    if wrong:
        raise No
    return 0


def findings(words: Words) -> Iterator[Finding]:
    """Everything there is to look at, from the ground up."""
    yield _program(words)
    yield from _libraries(words)
    yield from _games(words)
    yield _kernels(words)
    yield _client(words)
    yield _browser(words)
    yield _data(words)
    yield _database(words)


def _find(
    words: Words, name: str, state: State = "fine", case: str = "", /, **facts: Any
) -> Finding:
    """A finding in words: ``doctor-NAME-CASE``, and what to do is its attribute ``do``."""
    message = f"doctor-{name}-{case}" if case else f"doctor-{name}"
    advice = "" if state == "fine" else words(f"{message}.do", **facts)
    return Finding(name, state, words(message, **facts), advice)


def _program(words: Words) -> Finding:
    return _find(
        words,
        "program",
        version=grognard.__version__,
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}",
        cores=os.cpu_count() or 1,
    )


def _libraries(words: Words) -> Iterator[Finding]:
    """What must be installed, and each extra with what it is for."""
    wanted = _requirements()
    lacking = [name for name in wanted.pop("", []) if not _is_installed(name)]
    if lacking:
        yield _find(words, "libraries", "wrong", "lacking", names=", ".join(lacking))
    else:
        yield _find(words, "libraries")
    for extra, names in sorted(wanted.items()):
        if extra == FOR_DEVELOPERS:
            continue
        what, lacking = words(f"doctor-for-{extra}"), [n for n in names if not _is_installed(n)]
        state: State = "lacking" if lacking else "fine"
        case = "lacking" if lacking else ""
        found = _find(words, "extra", state, case, extra=extra, what=what, names=", ".join(lacking))
        yield Finding(f"extra-{extra}", found.state, found.says, found.advice)


def _requirements() -> dict[str, list[str]]:
    """The packages each extra needs; those that are always needed under no name."""
    try:
        listed = metadata.requires(PACKAGE) or []
    except metadata.PackageNotFoundError:
        return {}
    found: dict[str, list[str]] = {}
    for line in listed:
        read = _REQUIRED.match(line)
        if read is not None and read[1] != PACKAGE:
            found.setdefault(read[2] or "", []).append(read[1])
    return found


def _is_installed(package: str) -> bool:
    try:
        metadata.version(package)
    except metadata.PackageNotFoundError:
        return False
    return True


def _games(words: Words) -> Iterator[Finding]:
    """The games, and each that cannot be loaded: anybody may have written it."""
    names, sound = grognard.rulesets(), []
    for name in names:
        try:
            sound.append(f"{name} {grognard.ruleset(name).version}")
        except Exception as problem:
            reason = told(problem, words.lang)
            yield _find(words, "games", "wrong", "broken", name=name, problem=reason)
    if names:
        yield _find(words, "games", games=", ".join(sound))
    else:
        yield _find(words, "games", "wrong", "none")


def _kernels(words: Words) -> Finding:
    """Whether geometry runs compiled, and whether that was done on this machine."""
    known = compiled.kernels_known()
    if os.environ.get("GROGNARD_COMPILED") == "0":
        return _find(words, "kernels", "lacking", "off")
    if not _is_installed("numba"):
        return _find(words, "kernels", "lacking", "plain")
    try:
        left = compiled.to_compile()
    except Exception as problem:  # a broken numba may fail in any way
        return _find(words, "kernels", "lacking", "broken", problem=str(problem)[:200])
    if left:
        return _find(words, "kernels", "lacking", "left", left=left, known=known)
    return _find(words, "kernels", known=known)


def _compile(voice: Voice) -> None:
    """Compile all there is to compile, with a bar that shows how far it is."""
    for name in grognard.rulesets():
        grognard.ruleset(name)
    known = compiled.kernels_known()
    # What went wrong is told in a line of its own.
    with warnings.catch_warnings(), voice.progress_over("doctor-compiling", known) as advance:
        warnings.simplefilter("ignore", RuntimeWarning)
        compiled.compile_now(lambda: advance(1))


def _client(words: Words) -> Finding:
    if CLIENT.is_file():
        size = sum(file.stat().st_size for file in CLIENT.parent.rglob("*") if file.is_file())
        return _find(words, "client", size=round(size / MEGABYTE, 1))
    case = "unbuilt" if (CHECKOUT / "web" / "package.json").is_file() else "gone"
    return _find(words, "client", "wrong", case)


def _browser(words: Words) -> Finding:
    try:
        name = getattr(webbrowser.get(), "name", "")
    except webbrowser.Error:
        return _find(words, "browser", "lacking", "none")
    return _find(words, "browser", name=name or "unnamed")


def _data(words: Words) -> Finding:
    """The folder of the games, or where it will be."""
    folder = data_folder()
    there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    if not there.is_dir() or not os.access(there, os.W_OK):
        return _find(words, "data", "wrong", "closed", folder=str(folder))
    free = shutil.disk_usage(there).free
    if free < 10 * MEGABYTE:
        return _find(words, "data", "wrong", "full", folder=str(folder))
    return _find(words, "data", folder=str(folder), free=round(free / GIGABYTE, 1))


def _database(words: Words) -> Finding:
    """The database of games played here; looked into, never changed."""
    file = games_file()
    if not file.exists():
        return _find(words, "database", "fine", "new")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as base:
            (games,) = base.execute("select count(*) from games").fetchone()
    except sqlite3.Error as problem:
        return _find(words, "database", "wrong", "broken", file=str(file), problem=str(problem))
    return _find(words, "database", games=games)
