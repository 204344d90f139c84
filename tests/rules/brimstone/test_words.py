"""Every word a player may read exists in English and French."""

import re
from pathlib import Path

import pytest

import grognard.rulesets.brimstone as package
from grognard.conformance import play_randomly
from grognard.kernel.compound import Together
from grognard.kernel.events import Event
from grognard.kernel.questions import Chance, Choose, Place
from grognard.kernel.said import Language
from grognard.kernel.tallies import Tally
from grognard.rulesets.brimstone import RULESET, events
from grognard.testing.brimstone import duel
from grognard.text import compare
from grognard.text.telling import Teller, words_of

FOLDER = Path(package.__file__).parent
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.py")))
COMMON = Path(package.__file__).parents[2] / "text"
BOTH: tuple[Language, ...] = ("en", "fr")


def ftl(lang: str) -> str:
    return (FOLDER / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


def test_both_languages_say_the_same_things() -> None:
    common = [(COMMON / "en.ftl").read_text(encoding="utf-8")]

    assert compare(ftl("en"), ftl("fr"), known=common) == []


def test_every_event_topic_refusal_and_breach_has_its_sentence() -> None:
    words = words_of(RULESET, "en")
    kinds = [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and not kind.__subclasses__()
    ]
    wanted = {f"event-{kind.__struct_config__.tag}" for kind in kinds}
    wanted |= {f"ask-{topic}" for topic in re.findall(r'topic="([a-z-]+)"', SOURCES)}
    wanted |= {f"refusal-{reason}" for reason in re.findall(r'Refusal\("([a-z-]+)"', SOURCES)}
    wanted |= set(re.findall(r'"(breach-[a-z-]+)"', SOURCES))
    wanted |= {f"option-{key}" for key in re.findall(r'Option\("([a-z-]+)"\)', SOURCES)}
    wanted |= set(re.findall(r'"(option-[a-z-]+)"', SOURCES))
    wanted |= {f"tally-{r}" for r in re.findall(r'\.add\("[0-9.]+", "([a-z_]+)"', SOURCES)}

    assert len(kinds) > 50
    assert sorted(message for message in wanted if message not in words) == []


def test_all_content_is_named() -> None:
    words = words_of(RULESET, "fr")
    named = [name for names in RULESET.catalogue().values() for name in names]
    named += [f"force-{company}" for company in RULESET.content.forces]
    named += [f"scenario-{scenario}.summary" for scenario in RULESET.content.scenarios]
    named += [f"option-{choice.id}.summary" for choice in RULESET.choices()]

    assert [name for name in named if name not in words] == []


def test_the_states_have_the_names_of_the_sheet() -> None:
    french, english = words_of(RULESET, "fr"), words_of(RULESET, "en")
    names = [(french(f"state-{s}"), english(f"state-{s}")) for s in RULESET.content.states]

    assert names == [
        ("Berserk", "Berserk"),
        ("Courageux", "Brave"),
        ("Consumé", "Consumed"),
        ("Contrôlé", "Controlled"),
        ("Immobilisé", "Immobilized"),
        ("Mis au Sol", "Knocked Down"),
        ("Ralenti", "Slowed Down"),
        ("Accéléré", "Sped Up"),
        ("Sonné", "Stunned"),
        ("Englouti", "Swallowed"),
    ]


@pytest.mark.parametrize("scenario", RULESET.scenario_ids())
@pytest.mark.parametrize("lang", BOTH)
def test_a_whole_game_can_be_told(lang: Language, scenario: str) -> None:
    words = words_of(RULESET, lang, strict=True)
    game = RULESET.new_game(scenario, seed=5, options={"terraforming": scenario != "the_pit"})
    teller = Teller(words, game.view("A"))
    told = 0
    for _ in play_randomly(game, 5):
        teller.see(game.view("A"))
        for entry in game.log[told:]:
            assert teller.event(entry.event)
        told = len(game.log)
        question = game.question
        if question is None:
            continue
        assert teller.question(question)
        match question:
            case Choose():
                assert all(teller.option(option) for option in question.options)
                for option in question.unavailable:
                    assert option.refusal is not None and teller.refusal(option.refusal)
            case Together() | Place() | Chance():
                pass
    assert game.result is not None and teller.result(game.result)
    for said in (game.view("A").scenario, game.view("A").phase):
        assert teller.say(said)


@pytest.mark.parametrize("lang", BOTH)
def test_tallies_explain_themselves(lang: Language) -> None:
    game = duel("gm_halb", "ac_legion", a={"lp": 2, "states": {"brave": 1, "stunned": 1}})
    game.answer("melee")
    tally = game.question.tally
    teller = Teller(words_of(RULESET, lang, strict=True), game.view("A"))

    assert isinstance(tally, Tally)
    assert [part.amount for part in tally.parts] == [4, 1, -1, -1]
    assert teller.tally(tally)


def test_the_rulebook_has_every_clause_once_and_every_cited_clause_exists() -> None:
    ids = [clause.id for clause in RULESET.rulebook.clauses]
    cited = set(re.findall(r'"(\d\.\d{1,3})"', SOURCES))

    assert len(ids) == len(set(ids)) == 220
    assert sorted(cited - set(ids)) == []


@pytest.mark.parametrize(
    ("lang", "answer", "told"),
    [
        ("en", "stop", "stops."),
        ("en", "approach", "approaches."),
        ("fr", "stop", "s’arrête."),
        ("fr", "engage", "engage le combat."),
    ],
)
def test_what_a_model_does_in_a_zone_is_told_in_words(
    lang: Language, answer: str, told: str
) -> None:
    event = events.ZoneAnswered("a1", answer)

    assert Teller(words_of(RULESET, lang, strict=True)).event(event) == f"a1 {told}"
