"""Grognard: tabletop miniatures games played exactly by the book.

>>> import grognard
>>> "colossus" in grognard.rulesets()
True
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

__all__ = ["load", "odds", "ruleset", "rulesets", "situation"]

if TYPE_CHECKING:
    from grognard.api import load, odds, ruleset, rulesets, situation


def __getattr__(name: str) -> Any:
    """Import the library when it is first used, so that short commands start at once."""
    if name in __all__:
        from grognard import api

        return getattr(api, name)
    raise AttributeError(f"module 'grognard' has no attribute {name!r}")
