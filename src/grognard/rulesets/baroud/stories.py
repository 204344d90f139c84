"""What led to a question: who does what to whom, and how both stand before the dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grognard.kernel.questions import Story
from grognard.kernel.tallies import Tally
from grognard.rulesets.baroud.battle import Figure
from grognard.rulesets.baroud.clash import Clash

Told = Callable[[], Story]


def of_clash(say: str, clash: Callable[[], Clash]) -> Told:
    """A combat that is about to be rolled, with both scores."""

    def told() -> Story:
        found = clash()
        return Story(say, {}, found.attacker, (found.target,), found.tallies)

    return told


def of_charge(charger: Figure, target: Figure, successes: int) -> Told:
    """How the target of a charge reacts to it."""
    facts = {"successes": successes}
    return lambda: Story("story-charge", facts, charger.id, (target.id,))


def of_push(winner: Figure, loser: Figure) -> Told:
    """Who was pushed back by whom."""
    return lambda: Story("story-pushed", {}, winner.id, (loser.id,))


def of_leaving(figure: Figure, hackers: Sequence[Figure]) -> Told:
    """Who leaves the melee with whom."""
    struck = tuple(hacker.id for hacker in hackers)
    return lambda: Story("story-leaving", {}, figure.id, struck)


def of_watches(mover: Figure, watchers: Sequence[Figure]) -> Told:
    """Whose watch zones somebody enters at one point."""
    watching = tuple(watcher.id for watcher in watchers)
    return lambda: Story("story-watched", {}, mover.id, watching)


def of_quality(piece: str, need: Callable[[], Tally]) -> Told:
    """What each die of an activation must show, and why."""

    def told() -> Story:
        found = need()
        return Story("story-quality", {"need": found.total}, piece, (), (found,))

    return told
