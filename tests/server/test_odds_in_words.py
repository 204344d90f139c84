"""Odds in words: what is certain needs no percentage."""

from fractions import Fraction
from typing import Any

import grognard
from grognard.kernel.odds import Chanced, Distribution
from grognard.kernel.ruleset import Effect
from grognard.languages import ENGLISH
from grognard.server.present.odds import odds_text
from grognard.text.telling import Teller, words_of

TELLER = Teller(words_of(grognard.ruleset("brimstone"), ENGLISH))


def told(*outcomes: tuple[Any, ...]) -> list[str]:
    share = Fraction(1, len(outcomes))
    chanced = tuple(Chanced(one, share, float(share), float(share)) for one in outcomes)
    return [one.text for one in odds_text(Distribution(True, chanced), TELLER).outcomes]


def test_where_nothing_changes_for_certain_nothing_is_told() -> None:
    assert told(()) == []


def test_that_nothing_changes_is_told_where_something_might() -> None:
    hurt = (Effect("a1", "dead"),)

    assert "nothing changes" in told((), hurt)
    assert len(told(hurt)) == 1
