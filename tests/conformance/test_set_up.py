"""A set-up that cannot be played is refused for what is wrong with it, in every ruleset alike."""

from typing import Any

import pytest
from msgspec import structs

import grognard
from grognard.content import ContentError, package_file
from grognard.content.published import Published
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Setup

pytestmark = pytest.mark.parametrize("name", grognard.rulesets())


def refusal_of(ruleset: Published[Any], **changes: Any) -> Refusal:
    """Why the usual game with these changes to its set-up is refused."""
    with pytest.raises(Refusal) as refused:
        ruleset.set_up(structs.replace(ruleset.setup(), **changes))
    return refused.value


def test_an_unknown_scenario_is_refused_with_those_there_are(name: str) -> None:
    ruleset = grognard.ruleset(name)

    refusal = refusal_of(ruleset, scenario="nowhere")

    assert refusal.reason == "no-such-scenario"
    assert refusal.facts == {"scenario": "nowhere", "known": ", ".join(ruleset.scenario_ids())}


def test_seats_that_nobody_can_take_are_refused_with_the_ways_to_sit(name: str) -> None:
    ruleset = grognard.ruleset(name)

    refusal = refusal_of(ruleset, seats=("A", "Z"))

    assert refusal.reason == "no-such-seats"
    ways = "; ".join(" ".join(way) for way in ruleset.table_seats)
    assert refusal.facts == {"seats": "A Z", "known": ways}


@pytest.mark.parametrize("rosters", [(), (None,), (None,) * 9])
def test_an_army_too_many_or_too_few_is_refused(name: str, rosters: tuple[None, ...]) -> None:
    refusal = refusal_of(grognard.ruleset(name), rosters=rosters)

    assert refusal.reason == "rosters-and-seats"
    assert refusal.facts == {"rosters": len(rosters), "seats": 2}


def test_an_unknown_option_is_refused_with_those_there_are(name: str) -> None:
    ruleset = grognard.ruleset(name)

    refusal = refusal_of(ruleset, options={"wizardry": True})

    assert refusal.reason == "no-such-option"
    known = ", ".join(choice.id for choice in ruleset.choices())
    assert refusal.facts == {"option": "wizardry", "known": known}


def test_an_option_takes_only_its_own_values(name: str) -> None:
    ruleset = grognard.ruleset(name)
    option = ruleset.choices()[0]

    refusal = refusal_of(ruleset, options={option.id: "perhaps"})

    assert refusal.reason == "no-such-value"
    assert refusal.facts["known"] == ", ".join(str(value) for value in option.values)


def test_an_army_that_breaks_a_limit_is_refused_by_clause(name: str) -> None:
    ruleset = grognard.ruleset(name)
    first, second = ruleset.setup().rosters
    crowd = first | {"unit": first["unit"] * 4}

    refusal = refusal_of(ruleset, rosters=(second, crowd))

    assert refusal.reason.startswith("breach-")
    assert refusal.rule in ruleset.rulebook
    assert refusal.facts["seat"] == "B"


def test_an_army_of_another_game_is_refused(name: str) -> None:
    ruleset = grognard.ruleset(name)
    first, second = ruleset.setup().rosters

    refusal = refusal_of(ruleset, rosters=(first, second | {"ruleset": "chess"}))

    assert refusal.reason == "roster-of-another-game"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('scenario = "nowhere"', "content-no-scenario"),
        ('[[unit]]\nid = "a1"\nseat = "A"\nprofile = "nobody"', "content-no-unit"),
    ],
)
def test_a_situation_that_names_what_is_not_there_says_what_is(
    name: str, text: str, problem: str
) -> None:
    ruleset = grognard.ruleset(name)
    situation = f'ruleset = "{name}"\n{text}\n'

    with pytest.raises(ContentError) as refused:
        ruleset.set_up(Setup(name, ruleset.version, situation=situation))

    assert refused.value.problem.id == problem
    assert refused.value.problem.args["known"]


SHAPE = {
    "battle",
    "content",
    "deployment",
    "events",
    "field",
    "invariants",
    "lists",
    "recruits",
    "sights",
    "situation",
    "turn",
    "victory",
    "view",
    "worth",
}


def test_the_modules_of_a_ruleset_have_the_usual_names(name: str) -> None:
    package = package_file(grognard.ruleset(name).package)

    assert {file.name.removesuffix(".py") for file in package.iterdir()} >= SHAPE
