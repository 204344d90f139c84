"""What the seats of a game are called: by who plays there, else by the army that fights there."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from grognard.content.errors import clean
from grognard.content.published import Published
from grognard.kernel.ruleset import Setup
from grognard.text import Words
from grognard.text.telling import Teller


def seat_names(
    ruleset: Published[Any],
    setup: Setup,
    seats: Sequence[str],
    people: Mapping[str, str],
    words: Words,
) -> dict[str, str]:
    """The name of each seat that has one; namesakes are told apart by their seats."""
    armies = _army_names(ruleset, setup, seats, words)
    found = {seat: people.get(seat) or armies.get(seat, "") for seat in seats}
    known = Counter(found.values())
    return {
        seat: words("namesake", name=name, seat=seat) if known[name] > 1 else name
        for seat, name in found.items()
        if name
    }


def _army_names(
    ruleset: Published[Any], setup: Setup, seats: Sequence[str], words: Words
) -> dict[str, str]:
    return {
        seat: _army_name(ruleset, data, words)
        for seat, data in zip(seats, setup.rosters, strict=False)
        if data is not None
    }


def _army_name(ruleset: Published[Any], army: Mapping[str, Any], words: Words) -> str:
    """A ready-made army has its name in every language; a record may hold one of other rules."""
    for id_, ready in ruleset.rosters().items():
        if (ready.faction, ready.name) == (army.get("faction"), army.get("name")):
            return Teller(words).army(id_, ready)
    return clean(str(army.get("name", "")))
