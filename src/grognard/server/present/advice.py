"""Suggestions in words."""

from grognard.bots.advice import Advice, Suggestion, name_of, reason_of
from grognard.kernel.compound import SeatQuestion
from grognard.kernel.questions import Placement
from grognard.server import wire
from grognard.server.present.decisions import placement
from grognard.text.telling import Teller

DIGITS = 3
"""Of a win chance; what comes after is noise."""


def advice_text(advice: Advice, question: SeatQuestion, teller: Teller) -> wire.Advice:
    """Suggestions in the reader's language."""
    told = [_suggestion(each, question, teller) for each in advice.suggestions]
    return wire.Advice(round(advice.now, DIGITS), tuple(told))


def _suggestion(found: Suggestion, question: SeatQuestion, teller: Teller) -> wire.Suggestion:
    answer = found.answer
    return wire.Suggestion(
        label=name_of(answer, question, teller),
        answer=placement(answer) if isinstance(answer, Placement) else answer,
        chance=round(found.chance, DIGITS),
        margin=round(found.margin, DIGITS),
        reasons=tuple(
            wire.AdviceReason(reason_of(each, teller), round(each.gain, DIGITS))
            for each in found.reasons
        ),
    )
