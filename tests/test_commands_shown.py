"""Every command that a page shows is run, in the language of its page.

What takes minutes is run for a moment, as `FOR_A_MOMENT` says; servers are asked whether they are
well and stopped; and what cannot be run here stands in `NOT_RUN` with the reason.
"""

import gc
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import urllib.request
import warnings
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from grognard.cli import playing
from grognard.cli.main import make_app, run
from grognard.lab import tune
from tests.installing import as_installed

ROOT = Path(__file__).parents[1]
GUIDES = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(GUIDES.rglob("*.md"))]

NOT_RUN = {
    "apt-get": "changes this machine",
    "sudo": "changes this machine",
    "systemctl": "changes this machine",
    "podman": "there may be no containers here",
    "pip": "there may be no network here; tests/e2e/test_wheel.py installs the package",
    "pipx": "there may be no network here; tests/e2e/test_wheel.py installs the package",
    "make": "sets up the environment that these tests run in",
    "ray": "begins a cluster; tests/lab/test_nodes.py does",
    "grognard balance colossus --cluster": "needs a machine called head; tests/lab/test_nodes.py",
    "grognard simulate colossus --games 1000 --cluster": "tests/lab/test_cluster.py does it",
    "grognard serve --database postgresql:": "needs PostgreSQL; tests/server/test_workers.py",
    "grognard verify FILE.game.json --commitment": "abridged; tests/server/test_luck.py",
    "grognard verify FICHIER.game.json --commitment": "abridged; tests/server/test_luck.py",
    "grognard bench": "takes minutes; tests/cli/test_commands.py sees what it begins",
}
"""What is only read, by how it begins, and why."""
PROGRAMS = ("grognard", "python", "export", *(name for name in NOT_RUN if " " not in name))

FEW_GAMES = {"--games": "2", "--jobs": "1"}
A_CHUNK = {"--minutes": "0", "--games": "2", "--sample": "2", "--jobs": "1", "--bots": "random"}
FOR_A_MOMENT = {
    "simulate": FEW_GAMES,
    "ladder": FEW_GAMES | {"--bots": "random,easy"},
    "balance": A_CHUNK,
    "compare": A_CHUNK,
    "tune": {"--minutes": "0", "--jobs": "1"},
    "serve": {"--port": "0"},
    "play": {"--port": "0"},
}
"""Values that take the place of those shown, by the command they are for."""
TOO_FEW = ("--units", "--price", "tune")
"""What learns something from many games, and says after a moment that it had too few."""
COVERAGE = ["--games", "1"]
OWN_BOTS = {"my_package:Agent": "my_package:Agent,random"}
"""Bots of the reader's own are played all the same."""
ELSEWHERE = {
    "/var/lib/grognard/games.db": "games.db",
    "127.0.0.1:9100": "127.0.0.1:0",
    "play.example.org": "127.0.0.1",
}
"""Places of the reader's machine, and what stands for them here."""


class Shown(NamedTuple):
    """A command, the page it stands on, and the language of that page."""

    command: str
    page: Path
    lang: str


def shown() -> Iterator[Shown]:
    """Every line of an indented block that begins with a program."""
    for page in PAGES:
        lang = "fr" if "fr" in page.relative_to(ROOT).parts else "en"
        text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
        for line in re.findall(r"^ {4,}(\S.*)$", text, re.MULTILINE):
            if line.split()[0] in PROGRAMS:
                yield Shown(line, page, lang)


ALL = list(shown())


def why_not(command: str) -> str | None:
    """Why a command is only read."""
    return next((why for begins, why in NOT_RUN.items() if command.startswith(begins)), None)


def words(command: str) -> list[str]:
    """A call without what is said of it."""
    return shlex.split(command, comments=True)


def takes_long(command: str) -> bool:
    return words(command)[1:2] != [] and words(command)[1] in FOR_A_MOMENT


def to_run() -> dict[str, Shown]:
    """Each command once in each language; one that takes long once if both show the same."""
    found: dict[str, Shown] = {}
    for each in ALL:
        if why_not(each.command) is None:
            lang = "" if takes_long(each.command) else each.lang
            found[f"{lang} {shlex.join(words(each.command))}".strip()] = each
    return found


TO_RUN = to_run()
OURS = sorted(
    {shlex.join(words(each.command)[1:]) for each in ALL if each.command.startswith("grognard ")}
)


def test_the_pages_show_commands_in_both_languages() -> None:
    assert {each.lang for each in ALL} == {"en", "fr"}
    assert len(TO_RUN) > 80


@pytest.mark.parametrize("begins", NOT_RUN)
def test_what_is_not_run_is_shown_somewhere(begins: str) -> None:
    assert any(each.command.startswith(begins) for each in ALL)


@pytest.mark.parametrize("call", OURS)
def test_every_command_is_understood(call: str) -> None:
    command, bound, _ = make_app().parse_args(shlex.split(call), exit_on_error=False)

    assert command.__module__.startswith("grognard.cli.")
    assert bound


def block(lang: str, page: str) -> str:
    """The first file that a page shows."""
    text = (GUIDES / lang / page).read_text("utf-8")
    found = re.search(r"```(?:toml|python)\n(.*?)```", text, re.DOTALL)
    assert found
    return found[1]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with everything that the pages take to be there."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    for name in ("lost.game.json", "last.game.json"):
        shutil.copy(ROOT / "examples" / "duel.game.json", tmp_path / name)
    for name in ("my_guns.toml", "my-pack.toml", "mon-extension.toml"):
        shutil.copy(ROOT / "examples" / "packs" / "long_guns.toml", tmp_path / name)
    army = block("en", "how-to/build-an-army.md")
    for name in ("army.toml", "armee.toml", "my-army.toml", "mon-armee.toml"):
        (tmp_path / name).write_text(army, "utf-8")
    position = block("en", "how-to/start-from-a-position.md")
    (tmp_path / "duel.toml").write_text(position, "utf-8")
    agent = (GUIDES / "en" / "reference" / "environments.md").read_text("utf-8")
    written = re.findall(r"```python\n(.*?)```", agent, re.DOTALL)
    (tmp_path / "my_package.py").write_text(next(b for b in written if "Agent" in b), "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    # Whoever thinks for a server has nothing to do here, and need not be quick at it.
    monkeypatch.setenv("GROGNARD_COMPILED", "0")
    monkeypatch.setattr(sys, "stdin", StringIO(""))
    return tmp_path


def for_a_moment(call: list[str]) -> list[str]:
    """A call that takes as long as a test may."""
    call = [ELSEWHERE.get(word, word) for word in call]
    for option, value in FOR_A_MOMENT.get(call[0], {}).items():
        if option in call:
            place = call.index(option) + 1
            own = call[place].partition(",")[0]
            call[place] = OWN_BOTS.get(own, value)
        elif option not in ("--port",) or "--terminal" not in call:
            call += [option, value]
    return call + (COVERAGE if call[:2] == ["rules", "coverage"] else [])


def ask_and_stop(address: str) -> None:
    """See that a server is well, then press Ctrl-C."""
    with urllib.request.urlopen(f"{address}/healthz", timeout=30) as answer:  # noqa: S310 - ours
        well = answer.status == 200
    if well:
        signal.raise_signal(signal.SIGINT)


@pytest.fixture
def visitor(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Whoever is told an address visits it, and stops what serves there; what was told."""
    told: list[str] = []

    def hear(text: str) -> None:
        told.append(text)
        if found := re.search(r"http://[^/ ]+", text):
            threading.Thread(target=ask_and_stop, args=(found[0],), daemon=True).start()

    monkeypatch.setattr(playing, "_note", hear)
    monkeypatch.setenv("BROWSER", "true")
    yield told
    # A server leaves the socket of its counts to the end of its process, which is not here.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


def is_server(call: list[str]) -> bool:
    return call[0] == "serve" or (call[0] == "play" and "--terminal" not in call)


@pytest.mark.parametrize("name", [name for name in TO_RUN if "pebbles" not in name])
def test_every_command_runs(
    name: str,
    desk: Path,
    visitor: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    each = TO_RUN[name]
    monkeypatch.setenv("GROGNARD_LANG", each.lang)
    program, *call = words(each.command)
    if program != "grognard":
        subprocess.run(["bash", "-c", each.command], check=True)
        return
    before_it(call, desk, monkeypatch)

    code = run(for_a_moment(call))

    err = capsys.readouterr().err
    if any(word in TOO_FEW for word in call):
        assert (code, err.count("\n")) == (2, 1)
        assert "--minutes" in err
    else:
        assert code == 0, err
    if is_server(call) and "--resume" not in call:
        assert len(visitor) >= 2, "it said where it is, and that it has ended"


def before_it(call: list[str], desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a reader has done by the time they come to a command."""
    monkeypatch.setattr(tune, "CHUNK", 2)
    if call[:2] == ["pack", "new"]:
        (desk / call[3]).unlink()
    if call[0] == "server":
        assert run(["serve", "--port", "0", "--database", "games.db"]) == 0
    if call[:2] in (["server", "check"], ["server", "restore"]):
        assert run(["server", "backup", "copy.db", "--database", "games.db"]) == 0
    if call[:2] == ["rules", "coverage"]:
        monkeypatch.chdir(ROOT)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_about_a_game_of_ones_own_runs(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = [each for each in TO_RUN.values() if "pebbles" in each.command]
    calls = [for_a_moment(words(each.command)[1:]) for each in shown if each.lang == lang]
    monkeypatch.chdir(tmp_path)

    (new,) = [call for call in calls if call[0] == "new"]
    assert run(new) == 0, capsys.readouterr().err
    env = as_installed(tmp_path / "pebbles", tmp_path / "site")
    for call in calls:
        if call is not new and not is_server(call):
            said = subprocess.run(
                [str(Path(sys.executable).with_name("grognard")), *call],
                env=env | {"GROGNARD_LANG": lang},
                capture_output=True,
                text=True,
                check=False,
            )
            assert said.returncode == 0, said.stderr
