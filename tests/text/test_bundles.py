"""Messages are read one by one, and say what they would say if all had been read."""

from grognard.languages import words_of
from grognard.text.bundles import Bundle, outline

GENERAL = """
-hero = Hero

# A comment between two.
greeting = { $name } is the { -hero }.
    .short = { $name }
many = { $n ->
    [one] One
   *[other] { $n }
}
broken = { $n
after = It is still here.
"""
OWN = """
greeting = Never said: the first source wins.
story = { greeting.short } again. { greeting }
"""


def test_a_message_brings_along_what_it_speaks_of() -> None:
    bundle = Bundle("en", (GENERAL, OWN))

    assert bundle.format("story", {"name": "Ann"}) == ("Ann again. Ann is the Hero.", [])


def test_the_first_source_that_has_a_message_wins() -> None:
    bundle = Bundle("en", (GENERAL, OWN))

    assert bundle.variables("greeting") == {"name"}


def test_what_cannot_be_read_takes_nothing_else_with_it() -> None:
    bundle = Bundle("en", (GENERAL,))

    assert "broken" not in bundle
    assert bundle.format("after", {}) == ("It is still here.", [])
    assert bundle.format("many", {"n": 2}) == ("2", [])


def test_every_message_we_ship_is_found_one_by_one_as_in_the_whole_file() -> None:
    for package in ("grognard", "grognard.cli", "grognard.rulesets.colossus"):
        (file,) = words_of(package, "fr")
        source = file.read_text("utf-8")
        bundle, whole = Bundle("fr", (source,)), outline(source).variables

        assert {name: bundle.variables(name) for name in whole if name in bundle} == whole
