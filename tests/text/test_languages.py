"""Which language a reader gets."""

from __future__ import annotations

import pytest

from grognard.text import choose_language


@pytest.mark.parametrize(
    ("explicit", "environ", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        (None, {"LANG": "en_GB", "GROGNARD_LANG": "fr"}, "fr"),
        ("en", {"LANG": "fr_FR.UTF-8", "GROGNARD_LANG": "fr"}, "en"),
        ("FR", {}, "fr"),
        ("fr-CA", {}, "fr"),
    ],
)
def test_the_most_explicit_wish_is_granted(
    explicit: str | None, environ: dict[str, str], language: str
) -> None:
    assert choose_language(explicit, environ) == language


def test_a_language_we_do_not_speak_is_refused_when_asked_for_by_name() -> None:
    with pytest.raises(ValueError, match=r"^--lang: there is no language 'de'; say en or fr$"):
        choose_language("de", {})
    with pytest.raises(ValueError, match=r"^GROGNARD_LANG: there is no language 'frog'"):
        choose_language(None, {"GROGNARD_LANG": "frog"})
