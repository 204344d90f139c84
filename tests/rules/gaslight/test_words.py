"""Whatever a player reads has its words, in English and in French."""

import ast
from pathlib import Path

import pytest

import grognard
from grognard.conformance import random_answer
from grognard.content.files import package_file, read_text
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Together
from grognard.kernel.events import Event, kebab
from grognard.kernel.questions import Choose
from grognard.kernel.said import Language
from grognard.rulesets.gaslight import events
from grognard.rulesets.gaslight.cards import DECK
from grognard.text.compare import compare
from grognard.text.telling import Teller, words_of

RULESET = grognard.ruleset("gaslight")
FOLDER = Path(events.__file__).parent


def test_both_languages_say_the_same_things() -> None:
    en, fr = (
        read_text(package_file(RULESET.package, "text", f"{lang}.ftl")) for lang in ("en", "fr")
    )
    own = read_text(Path(grognard.__file__).parent / "text" / "en.ftl")

    assert compare(en, fr, known=[own]) == []


def written(call: str, *keywords: str) -> set[str]:
    """The first or named text arguments of every call of a name in the ruleset's source."""
    found = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != call:
                continue
            values = (
                [k.value for k in node.keywords if k.arg in keywords] if keywords else node.args[:1]
            )
            found |= {v.value for v in values if isinstance(v, ast.Constant) and v.value}
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_event_question_refusal_and_name_has_its_words(lang: Language) -> None:
    words = words_of(RULESET, lang)
    names = [
        kebab(name)
        for name, kind in vars(events).items()
        if isinstance(kind, type) and issubclass(kind, Event) and not kind.__subclasses__()
    ]
    wanted = [f"event-{name}" for name in names]
    asked = ("Choose", "Place", "Together", "Draw", "Flip")
    wanted += [f"ask-{topic}" for call in asked for topic in written(call, "topic")]
    wanted += [f"refusal-{reason}" for reason in written("Refusal")]
    wanted += [f"card-{card}" for card in DECK]
    wanted += [message for messages in RULESET.catalogue().values() for message in messages]
    wanted += [f"scenario-{scenario}" for scenario in RULESET.scenario_ids()]
    wanted += [f"force-{club}" for club in RULESET.rosters()]
    wanted += [f"ability-{ability}" for ability in RULESET.content.abilities]
    wanted += [f"marker-{m.id}" for s in RULESET.content.scenarios.values() for m in s.markers]
    wanted += [f"look-{t.look}" for s in RULESET.content.scenarios.values() for t in s.terrain]
    wanted += [f"zone-{z.id}" for s in RULESET.content.scenarios.values() for z in s.zones]

    assert [message for message in wanted if message not in words] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whole_games_can_be_told(lang: Language) -> None:
    for seed, scenario in enumerate(RULESET.scenario_ids()):
        game = RULESET.new_game(scenario, seed=seed)
        teller = Teller(words_of(RULESET, lang, strict=True))
        lot = Lots(seed).branch("words").lot(0)
        told = 0
        while (decision := game.decision) is not None:
            teller.see(game.view("A"))
            if isinstance(decision, Choose):
                assert teller.question(decision)
                assert all(teller.option(option) for option in decision.options)
            elif not isinstance(decision, Together):
                assert teller.question(decision)
            for item in game.log[told:]:
                assert teller.event(item.event)
            told = len(game.log)
            game.answer(random_answer(decision, lot))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_and_views_can_be_told(lang: Language) -> None:
    words = words_of(RULESET, lang, strict=True)
    view = RULESET.new_game(seed=1).view("A")

    for piece in view.pieces:
        assert words.say(piece.name)
        for fact in piece.card:
            assert words.say(fact.name)
            if not isinstance(fact.value, int | float | str):
                assert words.say(fact.value)
    for terrain in view.terrain:
        assert all(words.say(trait) for trait in (terrain.name, *terrain.traits))
    for pile in view.piles:
        assert words.say(pile.name)


def test_the_rulebook_has_every_clause_once_in_both_languages() -> None:
    clauses = RULESET.rulebook.clauses

    assert len(clauses) == 252
    assert all(clause.text["en"].strip() != clause.text["fr"].strip() for clause in clauses)


@pytest.mark.parametrize("topic", ["luck", "deed"])
@pytest.mark.parametrize(
    ("lang", "successes", "told"),
    [("en", 1, "1 success ("), ("en", 2, "2 successes ("), ("fr", 1, "1 réussite (")],
)
def test_successes_are_counted_as_people_count(
    topic: str, lang: Language, successes: int, told: str
) -> None:
    words = words_of(RULESET, lang)

    assert told in words(f"ask-{topic}", piece="Toby", successes=successes, test="tir")


@pytest.mark.parametrize(
    ("unit", "told"),
    [
        ("cs3", "La Professeure Ottoline Finch est Renversée."),
        ("cs1", "Lady Honoria Vane est Renversée."),
        ("cs4", "Toby Marlow est Renversé."),
    ],
)
def test_who_is_toppled_is_so_in_their_own_gender(unit: str, told: str) -> None:
    view = RULESET.new_game(seed=1).view("A")
    model = next(piece.id for piece in view.pieces if piece.name.id == f"unit-{unit}")

    assert Teller(words_of(RULESET, "fr", strict=True), view).event(events.Toppled(model)) == told
