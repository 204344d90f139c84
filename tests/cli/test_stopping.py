"""Ctrl-C, once or twice, at any moment: one sentence, no traceback, and what was done is kept."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from grognard.cli.main import run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send")

STOPS = "from grognard.cli.main import main\n{before}\nmain()"
"""The console command, after something was put into its way."""
AT_START = """
import signal
import grognard.cli.main as program
def make_app():
    signal.raise_signal(signal.SIGINT)
program.make_app = make_app
"""
TWICE = """
import signal
import grognard.cli.main as program
def make_app():
    try:
        signal.raise_signal(signal.SIGINT)
    finally:
        signal.raise_signal(signal.SIGINT)
program.make_app = make_app
"""
TIDYING_UP = """
import signal, time
import grognard.cli.main as program
class Tidied:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)
def make_app():
    Tidied()
    time.sleep(60)
program.make_app = make_app
"""
AT_THE_END = """
import atexit, signal
atexit.register(signal.raise_signal, signal.SIGINT)
"""


def environment(folder: Path, **more: str) -> dict[str, str]:
    return os.environ | {"GROGNARD_DATA": str(folder), "GROGNARD_LANG": "en", **more}


@contextmanager
def running(code: str, *call: object, folder: Path, **more: str) -> Iterator[subprocess.Popen[str]]:
    """A command in a process group of its own, as a shell would begin it; ended in any case."""
    # What runs in the background is often told to ignore Ctrl-C, and its children with it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [sys.executable, "-c", code, *map(str, call)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=environment(folder, PYTHONUNBUFFERED="1", **more),
        start_new_session=True,
    )
    signal.signal(signal.SIGINT, before)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def press(process: subprocess.Popen[str]) -> None:
    """Press Ctrl-C: a terminal tells it to all processes that it runs."""
    os.killpg(process.pid, signal.SIGINT)


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


@pytest.mark.parametrize("moment", [AT_START, TWICE, TIDYING_UP], ids=["once", "twice", "lost"])
@pytest.mark.parametrize(("lang", "told"), [("en", "Stopped."), ("fr", "Arrêté.")])
def test_ctrl_c_is_answered_in_one_sentence(
    moment: str, lang: str, told: str, tmp_path: Path
) -> None:
    code = STOPS.format(before=moment)

    with running(code, "list", folder=tmp_path, GROGNARD_LANG=lang) as process:
        assert ended(process) == (130, "", f"grognard: {told}\n")


def test_ctrl_c_when_all_is_done_is_not_answered(tmp_path: Path) -> None:
    with running(STOPS.format(before=AT_THE_END), "--version", folder=tmp_path) as process:
        code, out, err = ended(process)

    assert code == -signal.SIGINT
    assert out.strip()
    assert err == ""


IMPORTING = """
import os, signal, sys
import grognard.lab.pool as pool
usual = pool.forkserver.ensure_running
def ensure_running():
    usual()
    os.killpg(0, signal.SIGINT)
pool.forkserver.ensure_running = ensure_running
"""


def test_processes_that_are_just_starting_do_not_hear_ctrl_c(tmp_path: Path) -> None:
    call = ("simulate", "colossus", "--games", 100_000, "--jobs", 2)

    with running(STOPS.format(before=IMPORTING), *call, folder=tmp_path) as process:
        assert ended(process) == (130, "", "grognard: Stopped.\n")


CHUNK = """
import os, signal
import grognard.lab.{module} as lab
usual, seen = lab.{keep}, []
def keep(*given):
    usual(*given)
    seen.append(given)
    if len(seen) == 1:
        os.killpg(0, signal.SIGINT)
lab.{keep} = keep
"""
CALLS = {
    "balance": (CHUNK.format(module="balance", keep="put"), ("--bots", "random", "--sample", 2)),
    "compare": (
        CHUNK.format(module="balance", keep="put"),
        ("--set", "units.sr_cutlass.armor=6", "--bots", "random", "--sample", 2),
    ),
    "tune": (CHUNK.format(module="tune", keep="keep"), ()),
}


@pytest.mark.parametrize("command", CALLS)
def test_a_measurement_that_is_stopped_keeps_what_was_played(command: str, tmp_path: Path) -> None:
    pytest.importorskip("polars")
    before, more = CALLS[command]
    call = (command, "colossus", *more, "--jobs", 1, "--out", tmp_path / "out")

    with running(STOPS.format(before=before), *call, folder=tmp_path) as process:
        code, _, err = ended(process)

    assert code == 130
    assert err == (
        "grognard: Stopped. What was played is kept: the same command goes on from there.\n"
    )
    assert len(list((tmp_path / "out").rglob("*.parquet"))) == 1


def test_a_game_in_the_terminal_that_is_stopped_can_be_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ("play", "colossus", "--terminal", "--bot", "random", "--seed", 5)
    kept = tmp_path / "last.game.json"

    with running(STOPS.format(before=""), *call, folder=tmp_path) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("?\n")
        process.stdin.flush()
        for line in process.stdout:
            if "quit" in line:
                break
        press(process)
        code, _, err = ended(process)

    told = f"To go on: grognard play --resume {kept} --bot random"
    assert code == 130
    assert err == f"grognard: Stopped. The game is kept. {told}\n"
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    assert run(["play", "--resume", str(kept), "--bot", "random"]) == 0
    capsys.readouterr()


@pytest.mark.parametrize("command", ["serve", "play"])
@pytest.mark.parametrize("presses", [1, 2, 3])
def test_a_server_ends_in_order_however_often_it_is_told(
    command: str, presses: int, tmp_path: Path
) -> None:
    call = (command, "--port", 0) if command == "serve" else (command, "--no-browser")

    with running(STOPS.format(before=""), *call, folder=tmp_path, GROGNARD_COMPILED="0") as process:
        assert process.stdout is not None
        assert "http://" in process.stdout.readline()
        for _ in range(presses):
            press(process)
        code, out, err = ended(process)

    assert (code, err) == (0, "")
    assert out.endswith("The server has ended; all games are saved.\n")
