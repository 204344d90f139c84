"""A release is prepared only where nothing is amiss, and then all of it."""

import shutil
from pathlib import Path

import pytest

from tools import release

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files that a release writes, with something new and every game in the archive."""
    for file in release.PLACES:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
        text = (tmp_path / file).read_text("utf-8").replace(now(), "1.4.2")
        (tmp_path / file).write_text(text, "utf-8")
    log = (
        "# Changelog\n\n## Unreleased\n\n### Added\n\n- Leaps.\n\n## 1.4.2, 2026-01-01\n\n- Old.\n"
    )
    (tmp_path / "CHANGELOG.md").write_text(log, "utf-8")
    monkeypatch.setattr(release, "unarchived", lambda root: iter(()))
    return tmp_path


def now() -> str:
    return release.versions(ROOT)["pyproject.toml"]


def test_every_file_of_the_project_tells_the_same_version() -> None:
    assert set(release.versions(ROOT).values()) == {now()}
    assert release.VERSION.fullmatch(now())


def test_the_changelog_of_the_project_can_be_released() -> None:
    assert "## Unreleased\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")


@pytest.mark.parametrize("version", ["1.4.3", "1.5.0", "2.0.0"])
def test_a_release_writes_its_number_everywhere_and_heads_the_changelog(
    checkout: Path, version: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main([version, "--date", "2026-12-24"], checkout) == 0

    assert set(release.versions(checkout).values()) == {version}
    log = (checkout / "CHANGELOG.md").read_text("utf-8")
    assert f"## Unreleased\n\n## {version}, 2026-12-24\n\n### Added\n\n- Leaps.\n" in log
    assert f"git tag --sign v{version}" in capsys.readouterr().out


@pytest.mark.parametrize("version", ["1.4.2", "1.4.4", "1.6.0", "3.0.0", "one", "1.5", "01.5.0"])
def test_a_number_that_does_not_follow_is_refused(
    checkout: Path, version: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main([version], checkout) == 1

    assert "does not follow 1.4.2" in capsys.readouterr().err
    assert set(release.versions(checkout).values()) == {"1.4.2"}


def test_a_release_without_news_is_refused(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = "# Changelog\n\n## Unreleased\n\n## 1.4.2, 2026-01-01\n\n- Old.\n"
    (checkout / "CHANGELOG.md").write_text(empty, "utf-8")

    assert release.main(["1.5.0"], checkout) == 1
    assert "nothing under Unreleased" in capsys.readouterr().err


def test_files_that_disagree_about_the_version_are_named(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / "CITATION.cff").write_text("version: 1.4.1\n", "utf-8")

    assert release.main(["1.5.0"], checkout) == 1
    assert "CITATION.cff" in capsys.readouterr().err


def test_looking_changes_nothing(checkout: Path) -> None:
    assert release.main(["1.5.0", "--check"], checkout) == 0

    assert set(release.versions(checkout).values()) == {"1.4.2"}


def test_a_scenario_without_a_game_in_the_archive_is_found(tmp_path: Path) -> None:
    found = set(release.unarchived(tmp_path))

    assert ("colossus", "iron_reckoning") in found
    assert set(release.unarchived(ROOT)) < found
