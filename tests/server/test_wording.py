"""One walk puts the words into all that a viewer may know, and the wire describes nothing twice."""

from typing import Generic

import msgspec
import pytest
from msgspec import Struct

import grognard
from grognard.kernel import profiles, views
from grognard.kernel.said import Say
from grognard.kernel.views import Bar, Fact, Figure, PieceView, Text
from grognard.server import wire
from grognard.server.present.log import words_of
from grognard.server.present.wording import view, worded
from grognard.server.wire import schema
from grognard.text.telling import Teller

SHOWN = {
    kind.__name__: kind
    for module in (views, profiles)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in (Struct, Say)
}


class Moody(Struct, Generic[Text], frozen=True):
    mood: Text
    since: int = 0


class Beast(PieceView[Text, Figure], Generic[Text, Figure], frozen=True):
    moods: tuple[Moody[Text] | None, ...] = ()
    cry: Text | None = None


BEAST = Beast(
    "rex",
    "A",
    "red",
    Say("yes"),
    0,
    "beast",
    bars=(Bar(Say("yes"), 2, 3),),
    moods=(Moody(Say("yes"), 4), None),
)


@pytest.fixture
def teller() -> Teller:
    return Teller(words_of(grognard.ruleset("colossus"), "fr"))


def test_a_field_added_to_a_piece_gets_its_words_from_its_type_alone(teller: Teller) -> None:
    told = worded(BEAST, teller)

    said = teller.words("yes")
    assert told.name == said and told.bars == (Bar(said, 2, 3),)
    assert told.moods == (Moody(said, 4), None)
    assert told.cry is None


def test_a_field_added_to_a_piece_is_in_the_printed_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "TRAVELS", (Beast[str, str], *schema.TRAVELS))

    printed = schema.components("#/$defs")

    assert printed["Beast"]["properties"].keys() == set(Beast.__struct_fields__)
    assert "cry" in printed["Beast"]["required"]
    assert printed["Moody"]["properties"]["mood"] == {"type": "string"}


@pytest.mark.parametrize("name", sorted(SHOWN))
def test_the_printed_schema_describes_the_kernels_own_structs(name: str) -> None:
    assert schema.components("#/$defs")[name]["properties"].keys() == set(
        SHOWN[name].__struct_fields__
    )


def test_the_wire_has_no_structs_of_its_own_for_what_the_kernel_shows() -> None:
    for kind in vars(wire).values():
        own = getattr(kind, "__module__", "").startswith(wire.__name__)
        assert not (own and kind.__name__ in SHOWN), kind


def test_what_holds_no_words_is_shared() -> None:
    game = grognard.ruleset("gaslight").new_game(seed=1)
    seen = game.view("A")

    shown = view(seen, words_of(grognard.ruleset("gaslight"), "en"))

    assert shown.table is seen.table and shown.passages is seen.passages
    assert shown.terrain[0].outlines is seen.terrain[0].outlines


@pytest.mark.parametrize("name", grognard.rulesets())
def test_nothing_leaves_without_its_words(name: str) -> None:
    ruleset = grognard.ruleset(name)

    shown = view(ruleset.new_game(seed=1).view("A"), words_of(ruleset, "fr"))

    assert msgspec.convert(msgspec.to_builtins(shown), wire.View) == shown


def test_a_number_on_a_card_is_written_the_languages_way(teller: Teller) -> None:
    told = worded(Fact(Say("yes"), 2.5, "1.1"), teller)

    assert told.value == "2,5" and told.rule == "1.1"
