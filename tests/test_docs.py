"""The pages say what is there: rooms and modules they name exist, in both languages."""

import re
import shlex
from pathlib import Path

import pytest

import grognard
from grognard.cli.main import run
from tools.site.layout import generated
from tools.site.served import served

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "grognard"
PAGES = sorted((ROOT / "docs").rglob("*.md"))


def page(lang: str) -> str:
    return (ROOT / "docs" / lang / "explanation" / "architecture.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_module_the_house_shows_is_there(lang: str) -> None:
    named = set(re.findall(r"`((?:\w+/)+\w+\.py)`", page(lang)))

    assert len(named) > 10
    for module in named:
        places = (SOURCE / module, SOURCE / "server" / module)
        assert any(place.is_file() for place in places), f"there is no {module}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_package_has_its_room_in_the_house(lang: str) -> None:
    packages = {folder.parent.name for folder in SOURCE.glob("*/__init__.py")}

    assert all(f"`{name}" in page(lang) for name in packages), packages


@pytest.fixture(scope="module")
def made() -> set[Path]:
    """The pages that are made of the program, where they lie on the site."""
    with served() as program:
        return {
            ROOT / "docs" / lang / page.path
            for lang in ("en", "fr")
            for page in generated(program, lang)
        }


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_and_pictures_of_a_page_lead_somewhere(path: Path, made: set[Path]) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            there = (path.parent / target).resolve()
            assert there.exists() or there in made, f"{target} is not there"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_positions_of_the_page_on_positions_can_be_played(lang: str) -> None:
    path = ROOT / "docs" / lang / "how-to" / "start-from-a-position.md"
    shown = re.findall(r"```toml\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)
    duel, wall = [grognard.ruleset("colossus").situation(each) for each in shown]

    assert (duel.battle.turn, duel.decision.piece) == (3, "a1")
    assert wall.view("A").terrain[-1].id == "new_wall"
    assert len(wall.view("A").terrain) > 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_code_of_the_page_on_plans_runs(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "docs" / lang / "how-to" / "weigh-a-plan.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    monkeypatch.chdir(ROOT)

    for block in blocks:
        exec(compile(block, "weigh-a-plan.md", "exec"), {})  # noqa: S102

    assert blocks


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_walk_of_the_page_on_packs_can_be_walked(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "docs" / lang / "how-to" / "make-a-pack.md").read_text(encoding="utf-8")
    calls = re.findall(r"^    grognard ((?:pack|simulate).*?)(?:  +#.*)?$", text, re.MULTILINE)
    shown = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    monkeypatch.chdir(tmp_path)

    codes = [run([*shlex.split(calls[0]), "--lang", lang])]
    Path("my_guns.toml").write_text(shown[0], encoding="utf-8")
    codes += [run([*shlex.split(call), "--lang", lang]) for call in calls[1:3]]
    codes += [run([*shlex.split(call), "--games", "2"]) for call in calls[3:]]
    monkeypatch.chdir(ROOT)
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(block, "make-a-pack.md", "exec"), {})  # noqa: S102

    assert len(calls) == 4
    assert set(codes) == {0}, capsys.readouterr().err
