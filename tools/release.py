"""Prepares a release: ``python -m tools.release 1.2.0``.

It looks first, and changes nothing while anything is amiss: the number follows the last one, the
changelog says what is new, every ruleset has records of its version in the archive. Then it writes
the number wherever it stands, gives the changelog its heading, and says what is left to do.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path

import grognard

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
PLACES = {
    "pyproject.toml": r'(?<=^version = ")[^"]+',
    "src/grognard/__init__.py": r'(?<=^__version__ = ")[^"]+',
    "CITATION.cff": r"(?<=^version: ).+",
    "web/package.json": r'(?<=^  "version": ")[^"]+',
}
"""The files in which the version stands, and where."""
UNRELEASED = "## Unreleased\n"
LEFT = """Now, in this order:
  1. make test                   every check, from a clean checkout
  2. make wheel                  dist/grognard-{version}-py3-none-any.whl, with the client in it
  3. make docs                   the site
  4. read CHANGELOG.md once more, then commit: "Release {version}"
  5. git tag --sign v{version}, and push both
  6. publish the wheel and the site; write the release with the section of the changelog
"""


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Check, write, and say what is left to do."""
    reader = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    reader.add_argument("version", help="the new version, such as 1.2.0")
    reader.add_argument("--date", default=date.today().isoformat(), help="today otherwise")
    reader.add_argument("--check", action="store_true", help="look only, and write nothing")
    asked = reader.parse_args(arguments)
    amiss = list(problems(asked.version, root))
    for problem in amiss:
        print(f"✗ {problem}", file=sys.stderr)
    if amiss:
        return 1
    if not asked.check:
        write(asked.version, asked.date, root)
        print(LEFT.format(version=asked.version))
    return 0


def problems(version: str, root: Path) -> Iterator[str]:
    """What keeps a release from being made."""
    now = versions(root)
    if len(set(now.values())) > 1:
        yield f"the files disagree about the version: {dict(now)}"
    last = now["pyproject.toml"]
    if version not in followers(last):
        yield f"{version} does not follow {last}; after it comes {' or '.join(followers(last))}"
    if not unreleased(root).strip():
        yield "CHANGELOG.md has nothing under Unreleased"
    for name, scenario in unarchived(root):
        yield (
            f"tests/archive lacks a game of {name} {scenario} in its present version; "
            "GROGNARD_ARCHIVE=write pytest tests/archive adds it"
        )


def versions(root: Path) -> Mapping[str, str]:
    """The version that each file tells."""
    return {
        file: found[0] if (found := re.search(place, _read(root / file), re.MULTILINE)) else ""
        for file, place in PLACES.items()
    }


def followers(version: str) -> tuple[str, ...]:
    """The versions that may come after this one: a mend, something new, something broken.

    >>> followers("1.4.2")
    ('1.4.3', '1.5.0', '2.0.0')
    """
    read = VERSION.fullmatch(version)
    if read is None:
        return ()
    major, minor, mend = map(int, read.groups())
    return f"{major}.{minor}.{mend + 1}", f"{major}.{minor + 1}.0", f"{major + 1}.0.0"


def unreleased(root: Path) -> str:
    """What the changelog says under Unreleased."""
    _, _, after = _read(root / "CHANGELOG.md").partition(UNRELEASED)
    return re.split(r"^## ", after, maxsplit=1, flags=re.MULTILINE)[0]


def unarchived(root: Path) -> Iterator[tuple[str, str]]:
    """Scenarios of which no game of the present version of the rules is kept."""
    for name in grognard.rulesets():
        ruleset = grognard.ruleset(name)
        if not type(ruleset).__module__.startswith("grognard.rulesets."):
            continue
        for scenario in ruleset.scenario_ids():
            kept = f"{name}-v{ruleset.version}-{scenario}.game.json"
            if not (root / "tests" / "archive" / kept).is_file():
                yield name, scenario


def write(version: str, day: str, root: Path) -> None:
    """The number wherever it stands, and its heading in the changelog."""
    for file, place in PLACES.items():
        text = re.sub(place, version, _read(root / file), count=1, flags=re.MULTILINE)
        _write(root / file, text)
    log = _read(root / "CHANGELOG.md")
    _write(
        root / "CHANGELOG.md",
        log.replace(UNRELEASED, f"{UNRELEASED}\n## {version}, {day}\n", 1),
    )


def _read(file: Path) -> str:
    return file.read_text("utf-8")


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
