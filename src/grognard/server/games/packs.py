"""The packs that can be played with here: those installed, and those that somebody brought."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from grognard.content.packs import Pack
from grognard.content.published import Published

MOST_STACKS = 64
"""So many combinations of packs are remembered; a game brings its own along."""


class PackShelf:
    """Packs by name: of one that is installed, or of a game with some of them laid over it.

    A game with packs is asked for by what it is ``called``. What is in use is not forgotten: its
    game puts it here again.
    """

    def __init__(self, installed: Sequence[Pack] = ()) -> None:
        self.installed = {pack.id: pack for pack in installed}
        self._stacks: OrderedDict[str, tuple[Any, ...]] = OrderedDict()

    def for_game(self, ruleset: str) -> tuple[str, ...]:
        """The installed packs of a game."""
        return tuple(id_ for id_, pack in self.installed.items() if pack.ruleset == ruleset)

    def remember(self, ruleset: Published[Any]) -> None:
        """Know a game with packs by what it is called."""
        if ruleset.packs:
            self._stacks[ruleset.called] = ruleset.embedded
            self._stacks.move_to_end(ruleset.called)
            if len(self._stacks) > MOST_STACKS:
                self._stacks.popitem(last=False)

    def stack(self, called: str) -> tuple[Any, ...] | None:
        """The packs of a game by what it is called; nothing where nobody remembers them."""
        return self._stacks.get(called)
