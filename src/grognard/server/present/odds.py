"""Odds, and what came of them, in words."""

from collections.abc import Sequence

from grognard.kernel.events import Told
from grognard.kernel.headlines import Headline
from grognard.kernel.odds import Chanced, Distribution, Met
from grognard.kernel.questions import Choose, Option
from grognard.kernel.ruleset import Effect
from grognard.lab.aftermath import Aftermath, DecisiveMoment, Fortune, verdict
from grognard.server import wire
from grognard.server.present.beats import parts, pieces_of
from grognard.server.present.log import tally
from grognard.server.present.wording import beside
from grognard.text.telling import Teller

MOST_OUTCOMES = 40
DEEDS = ("shot", "blow", "cast", "roll", "harm")
"""Beats in which somebody does something to somebody."""


def odds_text(found: Distribution, teller: Teller) -> wire.OddsText:
    """A distribution in the reader's language, most likely first, equal sentences merged."""
    shares: dict[str, Chanced] = {}
    for chanced in found.outcomes[:MOST_OUTCOMES]:
        text = teller.outcome(chanced.outcome)
        shares[text] = _either(shares[text], chanced) if text in shares else chanced
    if _says_nothing(found):
        shares.clear()
    likely = sorted(shares.items(), key=lambda told: -told[1].probability)
    return wire.OddsText(
        exact=found.exact,
        samples=found.samples,
        outcomes=tuple(_outcome(text, chanced, found.exact) for text, chanced in likely),
        tallies=tuple(tally(counted, teller) for counted in found.tallies),
        met=_met(found.met, teller) if found.met is not None else None,
        more=max(0, len(found.outcomes) - MOST_OUTCOMES),
    )


def _says_nothing(found: Distribution) -> bool:
    """Whether nothing changes for certain, and nobody has reckoned with anything else."""
    if not found.exact or len(found.outcomes) > 1 or found.tallies or found.met is not None:
        return False
    return not any(isinstance(effect, Effect) for one in found.outcomes for effect in one.outcome)


def headline_text(
    found: Headline, option: Option, asked: Choose, teller: Teller, *, is_own: bool
) -> wire.Headline:
    """The headline of an option in the reader's language."""
    return wire.Headline(
        key=option.key,
        piece=found.piece,
        share=float(found.share),
        what=teller.headline_word(found, option, asked),
        text=teller.headline(found, option, asked),
        exact=found.exact,
        bad=is_own != found.is_boon,
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
    answers = (
        wire.MetAnswer(o.key, teller.option(o), odds_text(met.answers[o.key], teller))
        for o in met.options
    )
    text = teller.question(met.question)
    return beside(wire.MetChoice, met, text=text, answers=tuple(answers))


def aftermath_text(
    found: Aftermath, teller: Teller, share: wire.Link, log: Sequence[Told] = ()
) -> wire.Aftermath:
    """A finished game taken apart, in the reader's language; its log says who did what."""
    return wire.Aftermath(
        sides=found.sides,
        fortunes=tuple(_fortune(fortune, teller) for fortune in found.fortunes),
        leads=found.leads,
        moments=tuple(_moment(moment, teller, log) for moment in found.moments),
        exact=found.exact,
        share=share,
    )


def _fortune(fortune: Fortune, teller: Teller) -> wire.SideFortune:
    name, text = teller.side(fortune.side), teller.words(verdict(fortune))
    return beside(wire.SideFortune, fortune, name=name, text=text)


def _moment(moment: DecisiveMoment, teller: Teller, log: Sequence[Told]) -> wire.DecisiveMomentText:
    return beside(
        wire.DecisiveMomentText,
        moment,
        at=moment.start,
        seat=moment.seat or None,
        text=teller.outcome(moment.effects),
        deed=_deed(moment, teller, log),
    )


def _deed(moment: DecisiveMoment, teller: Teller, log: Sequence[Told]) -> str:
    """What somebody last did to a piece that the moment is told by."""
    lately = [each.event for each in log if moment.start < each.at <= moment.end]
    for effect in moment.effects:
        for event in reversed(lately):
            shown = event.beat
            if shown is not None and shown.kind in DEEDS:
                by, on = parts(shown, pieces_of(event, teller.pieces), event.facts)
                if by is not None and effect.piece in on:
                    return teller.event(event)
    return ""
