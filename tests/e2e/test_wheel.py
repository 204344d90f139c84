"""The package as somebody gets it who installs it and has nothing else."""

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import NewPerson

ROOT = Path(__file__).parents[2]
LARGEST = 4_000_000
CLEAN = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, its client in it."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", folder, ROOT], check=True, cwd=folder, env=CLEAN)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command in an environment that holds the wheel, what it requires, and nothing more."""
    folder = tmp_path_factory.mktemp("empty")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip = [folder / "bin" / "pip", "--quiet", "--disable-pip-version-check", "install"]
    versions = ["--constraint", ROOT / "constraints.txt"]
    subprocess.run([*pip, *versions, wheel], check=True, env=CLEAN)
    return folder / "bin" / "grognard"


@pytest.fixture
def playing(installed: Path, tmp_path: Path) -> Iterator[str]:
    """Where `grognard play` says that its game is to be found."""
    call = [installed, "play", "colossus", "--bot", "random", "--no-browser", "--lang", "en"]
    env = CLEAN | {"GROGNARD_DATA": str(tmp_path)}
    server = subprocess.Popen(call, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found is not None, said
        yield found[0]
    finally:
        server.terminate()
        server.communicate(timeout=30)


def test_the_wheel_holds_the_client_and_is_small(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()

    assert "grognard/server/static/index.html" in names
    assert any(re.match(r"grognard/server/static/assets/index-.*\.js", name) for name in names)
    assert "grognard/rulesets/colossus/data/units.toml" in names
    assert "grognard/example/src/causeway/turn.py" in names
    assert not any(name.startswith(("tests/", "web/", "tools/")) for name in names)
    assert wheel.stat().st_size < LARGEST


def test_a_move_is_played_with_the_wheel_alone(person: NewPerson, playing: str) -> None:
    somebody = person(base_url=playing).visit(playing).at_the_table()

    assert somebody.wait_to_be_asked()
    somebody.answer_by_mouse()
    assert somebody.wait_to_be_asked()


@pytest.mark.parametrize(
    ("call", "extra"),
    [
        ("simulate colossus --games 2 --out games.parquet", "lab"),
        ("ladder colossus --games 2", "lab"),
        ("balance colossus --minutes 1", "lab"),
        ("compare colossus --set units.sr_cutlass.armor=6", "lab"),
        ("tune colossus --minutes 1", "lab"),
        ("simulate colossus --games 2 --cluster local", "ray"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_command_that_lacks_its_extra_names_it_before_any_work(
    installed: Path, tmp_path: Path, call: str, extra: str, lang: str
) -> None:
    said = subprocess.run(
        [installed, *call.split(), "--lang", lang],
        cwd=tmp_path,
        env=CLEAN,
        check=False,
        capture_output=True,
        text=True,
    )

    assert said.returncode == 2
    assert f'pip install "grognard[{extra}]"' in said.stderr
    assert said.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_environments_name_their_extra(installed: Path) -> None:
    python = installed.with_name("python")
    call = [python, "-c", "import grognard.envs"]
    said = subprocess.run(call, capture_output=True, text=True, env=CLEAN, check=False)

    assert 'pip install "grognard[envs]"' in said.stderr


def test_the_doctor_finds_nothing_wrong_with_the_wheel_alone(
    installed: Path, tmp_path: Path
) -> None:
    env = CLEAN | {"GROGNARD_DATA": str(tmp_path)}
    call = [installed, "doctor"]
    said = subprocess.run(call, capture_output=True, text=True, env=env, check=False)

    assert said.returncode == 0, said.stdout
    assert 'pip install "grognard[lab]"' in said.stdout
