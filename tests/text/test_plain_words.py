"""A newcomer understands what is said: whose dice, whom it hurts, and French with its articles."""

from fractions import Fraction
from importlib import import_module
from typing import Any

import pytest
from msgspec.structs import replace

import grognard
from grognard.content import package_file, read_text
from grognard.kernel.events import Rolled
from grognard.kernel.headlines import Headline
from grognard.kernel.questions import Choose, Option, Story
from grognard.rulesets.colossus.events import Linked
from grognard.text import Language, compare
from grognard.text.telling import Teller, teller_of, words_of

ARMIES = {"A": "Reds", "B": "Blues"}


def teller(name: str, lang: Language) -> Teller:
    ruleset = grognard.ruleset(name)
    words = words_of(ruleset, lang, strict=True)
    return teller_of(ruleset.new_game(seed=3), words, names=ARMIES)


def piece_of(name: str, unit: str) -> str:
    view = grognard.ruleset(name).new_game(seed=3).view("A")
    return next(piece.id for piece in view.pieces if piece.name.id == f"unit-{unit}")


@pytest.mark.parametrize(
    ("faces", "lang", "told"),
    [
        ((5, 4), "en", "Dice (initiative): Reds 5, Blues 4."),
        (
            (6, 6, 2, 5),
            "en",
            "Dice (initiative): Reds 6, Blues 6; a tie, so again: Reds 2, Blues 5.",
        ),
        ((5, 4), "fr", "Dés (initiative)\u00a0: Reds 5, Blues 4."),
        ((3,), "en", "Dice (initiative): 3."),
    ],
)
def test_a_roll_off_says_whose_dice_they_are(
    faces: tuple[int, ...], lang: Language, told: str
) -> None:
    assert teller("colossus", lang).event(Rolled("", "initiative", faces, 0, 0)) == told


def headline_word(kind: str, whom: str, **more: Any) -> str:
    asked = Choose("A", [Option("hold"), Option("b1", piece="b1")], piece="a1")
    option = asked.options[1 if more.pop("at_target", False) else 0]
    found = Headline(kind, whom, Fraction(1, 2), exact=True, **more)
    return teller("brimstone", "en").headline_word(found, option, asked)


def test_a_headline_says_whom_it_hurts() -> None:
    target = teller("brimstone", "en").piece("b1")

    assert headline_word("lp-less", "b1", at_target=True) == "hurt"
    assert headline_word("lp-less", "a1", at_target=True) == "hurt (self)"
    assert headline_word("lp-less", "a1") == "hurt (self)"
    assert headline_word("lp-less", "b1") == f"hurt: {target}"


def test_what_one_gains_oneself_is_said_without_a_name() -> None:
    assert headline_word("lp", "a1", is_boon=True) == "healed"
    assert headline_word("vp", "A", is_boon=True) == "scores"


def test_what_others_gain_is_said_with_the_name_of_their_army() -> None:
    assert headline_word("vp", "B", is_boon=True) == "scores: Blues"


@pytest.mark.parametrize(
    ("game", "place"), [("baroud", "433, 808"), ("brimstone", "433.25, 807.6")]
)
def test_millimetres_are_told_whole_and_inches_in_parts(game: str, place: str) -> None:
    told = teller(game, "en")
    deployed = import_module(f"grognard.rulesets.{game}.events").Deployed

    assert place in told.event(deployed(next(iter(told.pieces)), (433.25, 807.6)))


@pytest.mark.parametrize(
    ("name", "unit", "deployed"),
    [
        ("baroud", "captain", "Où déployer le Capitaine\u00a0?"),
        ("brimstone", "gm_isaura", "Où déployer la Capitaine Isaura Veld\u00a0?"),
        ("brimstone", "gm_halb", "Où déployer le Hallebardier de la Marche 1\u00a0?"),
        ("colossus", "ac_squire", "Où déployer l’Écuyer\u00a0?"),
        ("colossus", "ac_culverin", "Où déployer la Couleuvrine\u00a0?"),
        ("gaslight", "cs4", "Où déployer Toby Marlow\u00a0?"),
        ("gaslight", "cs3", "Où déployer la Professeure Ottoline Finch\u00a0?"),
    ],
)
def test_french_names_have_their_articles(name: str, unit: str, deployed: str) -> None:
    topic = "deploy" if name == "baroud" else "place-deploy"
    asked = Choose("A", [Option("any")], topic=topic, piece=piece_of(name, unit))

    assert teller(name, "fr").question(asked) == deployed


def test_a_french_sentence_begins_with_a_capital_and_contracts_its_articles() -> None:
    french = teller("colossus", "fr")
    by, to = piece_of("colossus", "ac_ordinant"), piece_of("colossus", "ac_maul")
    facts = {"damage": 2, "armor": 1, "structure": 3}

    assert french.story(Story("story-hit", facts, by, (to,))) == (
        "L’Ordinant touche le Maillet (2 de Dégâts). "
        "Il reste au Maillet 1 de Blindage et 3 de Structure."
    )


def test_each_of_several_has_its_own_article() -> None:
    french = teller("colossus", "fr")
    units = [piece_of("colossus", unit) for unit in ("ac_ordinant", "ac_culverin", "ac_maul")]

    assert french.event(Linked(tuple(units), 1)) == (
        "L’Ordinant, la Couleuvrine et le Maillet forment le Groupe lié 1."
    )


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("ranged", "L’Ordinant tire sur le Maillet à 3″ (2 de Dégâts)."),
        ("melee", "L’Ordinant frappe le Maillet (2 de Dégâts)."),
        ("ram", "L’Ordinant éperonne le Maillet (2 de Dégâts)."),
    ],
)
def test_a_blow_is_no_shot_in_any_language(kind: str, told: str) -> None:
    by, to = piece_of("colossus", "ac_ordinant"), piece_of("colossus", "ac_maul")
    facts = {"kind": kind, "overwatch": "no", "distance": 3.0, "damage": 2}

    assert teller("colossus", "fr").story(Story("story-attack", facts, by, (to,))) == told


@pytest.mark.parametrize(
    ("name", "told"), [("baroud", "Manche 2 sur 8"), ("colossus", "Tour 2 sur 6")]
)
def test_a_turn_is_called_by_the_games_own_word(name: str, told: str) -> None:
    view = grognard.ruleset(name).new_game(seed=3).view("A")

    assert teller(name, "fr").turn(replace(view, turn=2)) == told
    assert teller(name, "fr").turn(view) == ""


def test_a_form_of_a_name_is_the_same_variable_in_the_other_language() -> None:
    assert compare("a = { $u } of { $v }", "a = { $u_Le } { $v_du }") == []
    assert compare("a = { $u }", "a = { $v_du }") == [
        "en: a: only here uses $u",
        "fr: a: only here uses $v_du",
    ]


def test_a_round_of_saurian_is_called_by_one_word_in_french() -> None:
    source = read_text(package_file(grognard.ruleset("saurian").package, "text", "fr.ftl"))

    assert "manche" not in source.lower()
