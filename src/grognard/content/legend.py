"""The badges of a game: one table for what pieces show and for the legend that explains it."""

from collections.abc import Mapping

from msgspec.structs import replace

from grognard.kernel.said import Say
from grognard.kernel.views import Badge

Legend = Mapping[str, Badge]
"""Every badge that a piece may show, by the name of the state."""


def legend_of(good: Mapping[str, str], bad: Mapping[str, str]) -> Legend:
    """A legend of states named by ``state-NAME``, each with the clause that says what it does."""
    hurting = {name: Badge(Say(f"state-{name}"), bad=True, rule=rule) for name, rule in bad.items()}
    return hurting | {name: Badge(Say(f"state-{name}"), rule=rule) for name, rule in good.items()}


def counted(badge: Badge, count: int) -> Badge:
    """A badge that stands for several of the same."""
    return badge if count == badge.count else replace(badge, count=count)
