"""Help and mistakes are told in the reader's language, to the last word."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.cli.main import COMMANDS

PAGES = [name for name, *_ in COMMANDS] + [
    "rules coverage",
    "roster check",
    "pack new",
    "pack check",
    "pack show",
    "new ruleset",
]
ENGLISH = re.compile(
    r"\b(STR|INT|FLOAT|PATH|ARGS|COMMAND|RULESET|FILE|RECORD|NAME|Parameters|Commands|Usage:|"
    r"Example:|default:|required|choices|True|False|the|with|and|of)\b"
)
IN_FRENCH = """
import sys
from grognard.cli.main import run
for page in sys.argv[1].split(","):
    assert run([*page.split(), "--help"]) == 0, page
    print("=" * 20)
"""


def test_no_help_page_has_an_english_word_in_french() -> None:
    """In a process of its own: the language of help is chosen when the program starts."""
    said = subprocess.run(
        [sys.executable, "-c", IN_FRENCH, ",".join(PAGES)],
        env={"GROGNARD_LANG": "fr", "COLUMNS": "200", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    pages = said.stdout.replace("\u00a0", " ").split("=" * 20)[:-1]

    assert len(pages) == len(PAGES)
    for name, page in zip(PAGES, pages, strict=True):
        # What is typed as it stands is the same in every language.
        typed = re.sub(
            r'"[^"]*"|--[\w-]+|« [^»]* »|Exemple : .*|reliées par and|\(b1 \w+\)', "", page
        )
        assert not ENGLISH.findall(typed), (name, ENGLISH.findall(typed))
        assert "Exemple : grognard" in page, name


def test_the_options_of_a_command_within_a_command_are_called_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    from grognard.cli.main import run

    assert run(["roster", "check", "--help"]) == 0

    told = capsys.readouterr().out
    assert "Options" in told
    assert "Parameters" not in told


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ("simulate colossus --games 1 --games 2", "--games est donné deux fois"),
        ("simulate", "Il manque JEU"),
        ("list --set units.ac_squire.move=7", "Dites quel jeu"),
        ("tune colossus --minutes 0.1 --out {file}/x", "n’existe pas|est un fichier"),
        ("serve --port {taken}", "déjà pris par un autre programme"),
    ],
)
def test_a_mistake_is_told_in_french(
    call: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import socket

    from grognard.cli.main import run

    file = tmp_path / "file"
    file.write_text("no folder")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        spelt = call.format(file=file, taken=taken)
        code = run([*spelt.split(), "--lang", "fr"])

    assert code == 2
    assert re.search(sentence, capsys.readouterr().err)
