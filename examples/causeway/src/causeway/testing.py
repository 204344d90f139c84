"""Positions of this game in a few lines, for tests that read like the rulebook's examples."""

from typing import Any

from causeway import RULESET
from causeway.battle import Race
from grognard.kernel.game import Game
from grognard.testing.positions import entry, situation


def hare(id_: str, at: tuple[float, float] | None = None, **state: Any) -> str:
    """A hare; the letter of its id says whose it is."""
    return entry(id_, "hare", **_placed(at), **state)


def tortoise(id_: str, at: tuple[float, float] | None = None, **state: Any) -> str:
    """A tortoise."""
    return entry(id_, "tortoise", **_placed(at), **state)


def _placed(at: tuple[float, float] | None) -> dict[str, Any]:
    return {} if at is None else {"at": at}


def position(*runners: str, options: dict[str, Any] | None = None, **now: Any) -> Game[Race]:
    """A race at that moment. It has no seed, so it asks for its dice."""
    text = situation("causeway", runners, now, bare=False, options=options or {})
    return RULESET.situation(text)
