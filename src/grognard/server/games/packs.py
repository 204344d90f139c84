"""The packs that can be played with here: those installed, and those that somebody brought."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from grognard.content.packs import Pack
from grognard.content.published import Published

MOST_STACKS = 64
"""So many games with packs are remembered; one that is played brings its packs along."""


class PackShelf:
    """Installed packs by id, and games with packs laid over them by what they are ``called``."""

    def __init__(self, installed: Sequence[Pack] = ()) -> None:
        self.installed = {pack.id: pack for pack in installed}
        self._stacks: OrderedDict[str, Published[Any]] = OrderedDict()

    def for_game(self, ruleset: str) -> tuple[str, ...]:
        """The installed packs of a game."""
        return tuple(id_ for id_, pack in self.installed.items() if pack.ruleset == ruleset)

    def remember(self, ruleset: Published[Any]) -> Published[Any]:
        """Know a game with packs by what it is called: the one met first, for all its tables."""
        if not ruleset.packs:
            return ruleset
        known = self._stacks.setdefault(ruleset.called, ruleset)
        self._stacks.move_to_end(ruleset.called)
        if len(self._stacks) > MOST_STACKS:
            self._stacks.popitem(last=False)
        return known

    def stack(self, called: str) -> Published[Any] | None:
        """The game that is called so; nothing where nobody remembers it."""
        found = self._stacks.get(called)
        return None if found is None else self.remember(found)
