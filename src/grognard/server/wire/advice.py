"""What to answer, and why."""

from msgspec import Struct

from grognard.server.wire.common import Count, Incoming
from grognard.server.wire.decision import Placement


class AdviceBody(Incoming, frozen=True):
    """What would be a good answer to the question of number ``expect``?"""

    expect: Count


class AdviceReason(Struct, frozen=True):
    """Something that speaks for an answer or against it."""

    text: str
    gain: float
    """What it does to the win chance."""


class Suggestion(Struct, frozen=True):
    """An answer, and how likely the side that gives it wins."""

    label: str
    answer: str | Placement | tuple[str, ...]
    """What to send to take it."""
    chance: float
    margin: float
    """How far that may be off either way by luck, with a confidence of 95 %."""
    reasons: tuple[AdviceReason, ...]


class Advice(Struct, frozen=True):
    """The answers that promise most, best first."""

    now: float
    """The win chance as things stand."""
    suggestions: tuple[Suggestion, ...]
