"""Messages become words of the reader's language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from grognard.content import Breach
from grognard.text import MissingMessage, Name, Say, Several, Words

ENGLISH = """
unit-lance = Lance
    .summary = It pokes.
unit-tower = Tower
moved = { $unit } moves { $n }″.
destroyed = { $unit } is destroyed.
wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
because = { $what } because { $why }
told = They are { $units }.
armed = { $armed ->
    [true] armed
   *[false] unarmed
}
only-english = nothing but English about { $unit }
"""
FRENCH = """
unit-lance = Lance
    .summary = Elle pique.
    .gender = f
unit-tower = Tour
    .gender = f
moved = { $unit } se déplace de { $n }″.
destroyed = { $unit } est { $unit_gender ->
    [f] détruite
   *[m] détruit
}.
wounds = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
because = { $what } parce que { $why }
told = Ce sont { $units }.
armed = { $armed ->
    [true] armé
   *[false] sans arme
}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    return tmp_path


@pytest.fixture
def en(folder: Path) -> Words:
    return Words("en", folder, strict=True)


@pytest.fixture
def fr(folder: Path) -> Words:
    return Words("fr", folder, strict=True)


def test_a_name_is_told_in_the_language_of_the_sentence(en: Words, fr: Words) -> None:
    assert en("moved", unit=Name("unit-tower"), n=4) == "Tower moves 4″."
    assert fr("moved", unit=Name("unit-tower"), n=4) == "Tour se déplace de 4″."


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (1.5, "1.5", "1,5"),
        (1234, "1,234", "1\u202f234"),
        (-2, "-2", "-2"),
        (0.1 + 0.2, "0.3", "0,3"),
    ],
)
def test_numbers_are_written_the_languages_way(
    en: Words, fr: Words, number: float, english: str, french: str
) -> None:
    assert en("number", n=number) == english
    assert fr("number", n=number) == french


def test_zero_is_plural_in_english_and_singular_in_french(en: Words, fr: Words) -> None:
    assert [en("wounds", n=n) for n in (0, 1, 2)] == ["0 wounds", "1 wound", "2 wounds"]
    assert [fr("wounds", n=n) for n in (0, 1, 2)] == ["0 blessure", "1 blessure", "2 blessures"]


def test_an_attribute_is_a_message_of_its_own(en: Words, fr: Words) -> None:
    assert en("unit-lance.summary") == "It pokes."
    assert fr("unit-lance.summary") == "Elle pique."


def test_a_message_may_hold_messages(fr: Words) -> None:
    why = Say("destroyed", {"unit": Name("unit-tower")})

    assert fr("because", what=Say("wounds", {"n": 2}), why=why) == (
        "2 blessures parce que Tour est détruite."
    )


def test_french_agrees_with_the_gender_of_a_name(en: Words, fr: Words) -> None:
    assert fr("destroyed", unit=Name("unit-lance")) == "Lance est détruite."
    assert fr("destroyed", unit="Albert") == "Albert est détruit."
    assert en("destroyed", unit=Name("unit-lance")) == "Lance is destroyed."


def test_several_things_are_told_one_after_another(en: Words, fr: Words) -> None:
    three = Several((Name("unit-lance"), Name("unit-tower"), 1.5))

    assert en("told", units=three) == "They are Lance, Tower and 1.5."
    assert fr("told", units=three) == "Ce sont Lance, Tour et 1,5."
    assert fr("told", units=Several(("a", "b"), "or")) == "Ce sont a ou b."
    assert fr("told", units=Several(("a",))) == "Ce sont a."


def test_yes_and_no_choose_a_variant(en: Words) -> None:
    assert (en("armed", armed=True), en("armed", armed=False)) == ("armed", "unarmed")


def test_anything_with_an_id_and_values_can_be_said(en: Words) -> None:
    assert en.say(SimpleNamespace(id="wounds", args={"n": 1})) == "1 wound"


def test_a_message_that_french_lacks_is_told_in_english_names_and_all(fr: Words) -> None:
    assert fr("only-english", unit=Name("unit-tower")) == "nothing but English about Tower"
    assert "only-english" in fr
    assert "no-such-thing" not in fr


def test_a_missing_message_is_an_error_where_words_are_strict(fr: Words) -> None:
    with pytest.raises(MissingMessage, match="no message 'unit-ac_squire'"):
        fr("unit-ac_squire")
    with pytest.raises(MissingMessage, match=r"no message 'unit-tower\.summary'"):
        fr("unit-tower.summary")


def test_a_missing_value_is_an_error_where_words_are_strict(fr: Words) -> None:
    with pytest.raises(MissingMessage, match=r"message 'wounds' in 'fr': .*n"):
        fr("wounds")


def test_a_player_never_sees_the_id_of_a_message(folder: Path) -> None:
    lenient = Words("fr", folder, strict=False)

    assert lenient("unit-ac_squire") == "ac squire"
    assert lenient("wounds") == "wounds"


def test_tests_are_strict_through_the_environment(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GROGNARD_STRICT", "1")
    with pytest.raises(MissingMessage):
        Words("en", folder)("no-such-thing")
    monkeypatch.delenv("GROGNARD_STRICT")
    assert Words("en", folder)("no-such-thing") == "such thing"


def test_a_value_of_another_kind_is_a_mistake(en: Words) -> None:
    with pytest.raises(TypeError, match="texts, numbers and messages"):
        en("wounds", n=object())


def test_no_invisible_marks_surround_a_value(fr: Words) -> None:
    assert not {"\u2068", "\u2069"} & set(fr("moved", unit="x", n=1))


def test_the_words_of_the_program_are_always_there(en: Words, fr: Words) -> None:
    assert en("points", n=2) == "2 points"
    assert fr("games", n=1) == "1 partie"


def test_what_is_to_be_said_survives_json() -> None:
    breach = Breach(
        "2.2", "too-many", {"unit": Name("u"), "of": Several((Say("x", {"n": 1.5}), 2))}
    )

    assert msgspec.json.decode(msgspec.json.encode(breach), type=Breach) == breach


def test_fluent_is_not_imported_before_words_are_made() -> None:
    program = (
        "import sys, grognard.text\n"
        "words = grognard.text.Words('fr')\n"
        "assert not {m for m in sys.modules if m.startswith(('fluent', 'babel'))}\n"
        "assert words('yes') == 'oui'"
    )

    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_gist_of_a_message_leaves_open_whom_it_is_about(en: Words, fr: Words) -> None:
    assert en.gist("moved") == "… moves …″."
    assert fr.gist("destroyed") == "… est détruit."
    assert fr.gist("only-english") == "nothing but English about …"
