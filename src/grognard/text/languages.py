"""Which language a reader wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.said import Language

LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")


def choose_language(explicit: str | None, environ: Mapping[str, str]) -> Language:
    """The language asked for by `--lang`, else by GROGNARD_LANG, else the system's, else English.

    >>> choose_language(None, {"LANG": "fr_FR.UTF-8"})
    'fr'
    """
    for source, asked in (("--lang", explicit), ("GROGNARD_LANG", environ.get("GROGNARD_LANG"))):
        if asked:
            found = _known(asked)
            if found is None:
                raise ValueError(f"{source}: there is no language {asked[:40]!r}; say en or fr")
            return found
    system = next((environ[v] for v in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(v)), "")
    return _known(system) or "en"


def _known(asked: str) -> Language | None:
    code = asked.strip().lower().replace("-", "_").partition(".")[0].partition("_")[0]
    return next((language for language in LANGUAGES if language == code), None)
