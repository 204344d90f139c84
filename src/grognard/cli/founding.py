"""``grognard new``: a package that plays, to start a game of one's own from."""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import grognard
from grognard.cli.help import Json, Lang, example, said
from grognard.cli.mistakes import Mistake
from grognard.cli.voice import Voice

EXAMPLE = "causeway"
"""The game that is copied: a whole small one, tested like the others."""
SHIPPED = Path(grognard.__file__).parent / "example"
CHECKOUT = Path(grognard.__file__).parents[2] / "examples" / EXAMPLE
_NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")
_NAMED = (
    (rf"(?<=from ){EXAMPLE}\b", "{name}"),
    (rf"(?<=import ){EXAMPLE}\b", "{name}"),
    (rf'"{EXAMPLE}(?=[":])', '"{name}'),
    (rf"^{EXAMPLE}(?= = )", "{name}"),
    (rf"(?<=ruleset-){EXAMPLE} = .*$", "{name} = {title}"),
    (rf"(?<=src/){EXAMPLE}\b", "{name}"),
    (rf'(?<=^""")({EXAMPLE.title()}): .*$', "{title}: a game that began as the example, Causeway."),
    (rf"(?<=class ){EXAMPLE.title()}\b", "{kind}"),
    (rf"(?<=RULESET = ){EXAMPLE.title()}\b", "{kind}"),
    (r'(?<=^description = ").*(?="$)', "{title}: a game for Grognard."),
)
"""Where the example is called by its name, and not by the thing it is about."""
README = """# {title}

A game for Grognard. It began as a copy of the example, in which runners cross a causeway before
the tide does. Change what you like; the tests say what every game must keep.

    python -m pip install --editable ".[dev]"
    pytest
    grognard play {name}
    grognard rules {name}

"""

app = App(name="new", help_format="plaintext")


@app.command(help=f"{said('help-new-ruleset')}\n\n{example('grognard new ruleset pebbles')}")
def ruleset(
    name: Annotated[str, Parameter(help=said("help-new-ruleset-name"))],
    /,
    *,
    title: Annotated[str | None, Parameter(help=said("help-new-ruleset-title"))] = None,
    folder: Annotated[Path | None, Parameter(help=said("help-new-ruleset-folder"))] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Lay out a package that plays."""
    voice = Voice(lang, json=json)
    place = folder or Path(name)
    _check(name, place)
    files = lay_out(name, title or name.replace("_", " ").title(), place)
    voice.emit({"ruleset": name, "folder": str(place), "files": [str(file) for file in files]})
    voice.say("new-ruleset-written", name=name, folder=str(place), files=len(files))
    shown = place if place.is_absolute() else f"./{place.as_posix()}"
    voice.line(f"    {sys.executable} -m pip install --editable '{shown}[dev]'")
    voice.line(f"    {sys.executable} -m pytest {shown}")
    voice.line(f"    grognard play {name}")
    return 0


def _check(name: str, place: Path) -> None:
    if not _NAME.fullmatch(name) or iskeyword(name):
        raise Mistake("new-name", name=name)
    if name in grognard.rulesets() or find_spec(name) is not None:
        raise Mistake("new-name-taken", name=name)
    if place.exists() or not place.absolute().parent.is_dir():
        raise Mistake("new-not-written", folder=str(place))


def lay_out(name: str, title: str, place: Path) -> list[Path]:
    """Copy the example under another name; the files that were written."""
    source = SHIPPED if SHIPPED.is_dir() else CHECKOUT
    written = []
    for file in sorted(source.rglob("*")):
        inside = file.relative_to(source)
        if not file.is_file() or "__pycache__" in inside.parts or file.suffix == ".pyc":
            continue
        target = place.joinpath(*(name if part == EXAMPLE else part for part in inside.parts))
        target.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text("utf-8")
        told = (
            _readme(text, name, title) if inside.name == "README.md" else _named(text, name, title)
        )
        target.write_text(told, encoding="utf-8", newline="\n")
        written.append(target)
    return written


def _named(text: str, name: str, title: str) -> str:
    """A file of the example, called by the new name.

    >>> print(_named('from causeway import RULESET', "pebbles", "Pebbles"))
    from pebbles import RULESET
    >>> print(_named('"The causeway is long."', "pebbles", "Pebbles"))
    "The causeway is long."
    """
    words = {"name": name, "title": _plain(title), "kind": name.title().replace("_", "")}
    for pattern, new in _NAMED:
        text = re.sub(pattern, new.format(**words), text, flags=re.MULTILINE)
    return text


def _plain(title: str) -> str:
    """A title without signs that would end the text it is put in."""
    return " ".join(re.sub(r'["\\{}]', "", title).split())[:60]


def _readme(text: str, name: str, title: str) -> str:
    """What is in the folder, from the example's own page."""
    start, end = text.index("## What is in it"), text.index("## Start your own")
    table = text[start:end].replace(f"src/{EXAMPLE}/", f"src/{name}/")
    return README.format(name=name, title=_plain(title)) + table.rstrip() + "\n"
