"""The bots a person may play against, those with a level first."""

from grognard.bots import bots as installed
from grognard.bots.levels import levels


def bots() -> tuple[str, ...]:
    """The names of all bots: the levels from the weakest on, then the others.

    >>> bots()[:3]
    ('easy', 'fair', 'hard')
    """
    named = tuple(levels())
    return (*named, *(name for name in installed() if name not in named))
