"""Odds in words."""

from grognard.kernel.odds import Chanced, Distribution, Met
from grognard.kernel.questions import Choose, Option
from grognard.server import wire
from grognard.server.telling import tally
from grognard.text.telling import Teller

MOST_OUTCOMES = 40


def odds_text(found: Distribution, teller: Teller) -> wire.OddsText:
    """A distribution in the reader's language, most likely first, equal sentences merged."""
    shares: dict[str, Chanced] = {}
    for chanced in found.outcomes[:MOST_OUTCOMES]:
        text = teller.outcome(chanced.outcome)
        shares[text] = _either(shares[text], chanced) if text in shares else chanced
    likely = sorted(shares.items(), key=lambda told: -told[1].probability)
    return wire.OddsText(
        exact=found.exact,
        samples=found.samples,
        outcomes=tuple(_outcome(text, chanced, found.exact) for text, chanced in likely),
        tallies=tuple(tally(counted, teller) for counted in found.tallies),
        met=_met(found.met, teller) if found.met is not None else None,
        more=max(0, len(found.outcomes) - MOST_OUTCOMES),
    )


def _outcome(text: str, chanced: Chanced, exact: bool) -> wire.Outcome:
    share = chanced.probability
    fraction = f"{share.numerator}/{share.denominator}" if exact else ""
    return wire.Outcome(text, float(share), fraction, chanced.low, chanced.high)


def _either(one: Chanced, other: Chanced) -> Chanced:
    return Chanced(
        one.outcome,
        one.probability + other.probability,
        min(1.0, one.low + other.low),
        min(1.0, one.high + other.high),
    )


def _met(met: Met, teller: Teller) -> wire.MetChoice:
    return wire.MetChoice(
        seat=met.seat,
        text=teller.question(Choose(met.seat, (), met.rule, met.topic, piece=met.piece)),
        rule=met.rule,
        piece=met.piece,
        answers=tuple(
            wire.MetAnswer(key, teller.option(Option(key, piece=key)), odds_text(odds, teller))
            for key, odds in met.answers.items()
        ),
    )
