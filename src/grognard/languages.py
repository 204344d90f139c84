"""The languages there are, found from their files: a further one is a set of files and no code.

Each package that speaks keeps its words in its folder `text`, one `<language>.ftl` each. A package
that brings a language to all of them names its folder under the entry points
`grognard.languages`; in there, `grognard.ftl` are the words of the program, `grognard.cli.ftl`
those of the command line, `grognard.rulesets.colossus.ftl` those of a game, and
`grognard.rulesets.colossus.rulebook.toml` its clauses; `browser.ftl` is what the browser says.

Help is printed before anything heavy is imported, so this module needs the standard library alone.
"""

from __future__ import annotations

import functools
import importlib.resources
import importlib.util
import re
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable

PROGRAM = "grognard"
"""Whose words everybody may use."""
ENGLISH = "en"
"""What is told where a language lacks the words."""
GROUP = "grognard.languages"
_TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def languages() -> tuple[str, ...]:
    """The languages that can be asked for, English first."""
    return ENGLISH, *sorted((_own() | _brought().keys()) - {ENGLISH})


def known(asked: str) -> str | None:
    """The language somebody means by a tag or the name of a locale, if it is there.

    >>> known("fr_CA.UTF-8"), known("C"), known("tlh")
    ('fr', None, None)
    """
    tag = asked.strip().lower().partition(".")[0].replace("_", "-")
    if tag in ("", "c", "posix"):
        return None
    for wanted in dict.fromkeys((tag, tag.partition("-")[0])):
        # Only a language that is not our own is looked for among all that is installed.
        for found in (_own, _brought):
            for language in found():
                if language.lower() == wanted:
                    return language
    return None


def choose_language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for by `--lang`, else by GROGNARD_LANG, else the system's, else English.

    >>> choose_language(None, {"LANG": "fr_FR.UTF-8"})
    'fr'
    """
    for source, asked in (("--lang", explicit), ("GROGNARD_LANG", environ.get("GROGNARD_LANG"))):
        if asked:
            found = known(asked)
            if found is None:
                choice = " or ".join(languages())
                raise ValueError(f"{source}: there is no language {asked[:40]!r}; say {choice}")
            return found
    system = next((environ[v] for v in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(v)), "")
    return known(system) or ENGLISH


def words_of(package: str, lang: str) -> Iterator[Traversable]:
    """The files with the words of a package in a language, its own first."""
    yield from _there(_file(package, "text", f"{lang}.ftl"))
    yield from brought(lang, f"{package}.ftl")


def books_of(package: str) -> Iterator[tuple[str, Traversable]]:
    """Translations of the rulebook of a package that are files of their own."""
    for lang in languages():
        for file in _there(_file(package, f"rulebook.{lang}.toml")):
            yield lang, file
        for file in brought(lang, f"{package}.rulebook.toml"):
            yield lang, file


def brought(lang: str, name: str) -> Iterator[Traversable]:
    """The files of that name in the packages that bring a language."""
    for pack in _brought().get(lang, ()):
        yield from _there(_file(pack, name))


@functools.cache
def _own() -> frozenset[str]:
    files = _file(PROGRAM, "text").iterdir()
    return frozenset(file.name[:-4] for file in files if file.name.endswith(".ftl"))


@functools.cache
def _brought() -> Mapping[str, tuple[str, ...]]:
    """The packages that bring each language."""
    from importlib.metadata import entry_points

    found: dict[str, tuple[str, ...]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.value):
        if _TAG.fullmatch(entry.name):
            found[entry.name] = (*found.get(entry.name, ()), entry.value)
    return found


def _file(package: str, *parts: str) -> Traversable:
    """A file of a package, which is not imported for it: a ruleset takes a tenth of a second."""
    found = importlib.util.find_spec(package)
    reader = getattr(found and found.loader, "get_resource_reader", lambda _: None)(package)
    folder = reader.files() if reader is not None else importlib.resources.files(package)
    return folder.joinpath(*parts)


def _there(file: Traversable) -> Iterator[Traversable]:
    if file.is_file():
        yield file
