"""Whatever is offered can be told from whatever else is offered, and nothing is a long list."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import grognard
from grognard.conformance import play_randomly
from grognard.kernel.compound import InTogether, Pair, Picking, Together
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose, Option
from grognard.text.telling import Teller, words_of

MOST_ENTRIES = 40
"""More than this nobody reads at one level of a list."""
CASES = [
    pytest.param(name, scenario, id=f"{name}-{scenario}")
    for name in grognard.rulesets()
    for scenario in grognard.ruleset(name).scenario_ids()
]


def choices(game: Game[Any]) -> Iterator[InTogether]:
    """All that is chosen now."""
    match game.decision:
        case Choose() | Picking() as choice:
            yield choice
        case Together() as together:
            yield from together.choices


def told(options: Sequence[Option], teller: Teller) -> list[str]:
    """What the options are called, with the place that a thing is given to."""
    return [
        f"{teller.room(option)}: {name}" if isinstance(option, Pair) else name
        for option, (name, _) in zip(options, teller.options(options), strict=True)
    ]


def confused(options: Sequence[Option], teller: Teller) -> list[str]:
    """Names shared by options that lie in one place, where no number on the board helps."""
    places = Counter(
        (teller.option(o), o.to if isinstance(o, Pair) else o.at or o.piece)
        for o in options
        if not o.card  # Two of a kind lie side by side, and are worth the same.
    )
    return [name for (name, _), often in places.items() if often > 1]


def longest_level(options: Sequence[Option], teller: Teller) -> int:
    """How many entries the longest level of the list has: actions first, then their targets."""
    groups = Counter(
        teller.room(option) if isinstance(option, Pair) else teller.group(option)
        for option in options
    )
    alone = groups.pop("", 0)
    return max(alone + len(groups), *groups.values(), 0)


@pytest.mark.parametrize(("name", "scenario"), CASES)
def test_no_two_options_are_called_the_same(name: str, scenario: str) -> None:
    ruleset = grognard.ruleset(name)
    game = ruleset.new_game(scenario, seed=3)
    words = [words_of(ruleset, lang) for lang in ("en", "fr")]

    for _ in play_randomly(game, "apart"):
        for choice in choices(game):
            view = game.view(choice.seat)
            for teller in (Teller(spoken, view) for spoken in words):
                names = told(choice.options, teller)
                assert len(set(names)) == len(names), (choice.topic, names)
                assert confused(choice.options, teller) == [], choice.topic
                assert longest_level(choice.options, teller) <= MOST_ENTRIES, choice.topic


def test_options_of_one_name_in_one_place_are_found() -> None:
    teller = Teller(words_of(grognard.ruleset("colossus"), "en"))
    twins = [Option(key, "option-jump", at=(1.0, 1.0)) for key in ("x", "y")]
    apart = [Option(key, "option-jump", at=(float(n), 1.0)) for n, key in enumerate("xy")]

    assert confused(twins, teller) == ["Jump"]
    assert confused(apart, teller) == []
    assert [mark for _, mark in teller.options(apart)] == [1, 2]
