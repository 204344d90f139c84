"""What decided a game, and what was luck in it, in words."""

from __future__ import annotations

from grognard.cli.voice import Voice
from grognard.lab.aftermath import Aftermath, DecisiveMoment, Fortune, percents, verdict
from grognard.text.telling import Teller


def tell_aftermath(found: Aftermath, teller: Teller, voice: Voice) -> None:
    """What decided a game, and what was luck and what was choice."""
    voice.line()
    voice.say("summary-account")
    for fortune in found.fortunes:
        voice.line(f"  {_fortune(fortune, teller)}")
    voice.line()
    for fortune in found.fortunes:
        voice.line(_luck(fortune, teller))
    voice.line()
    voice.say("summary-decided" if found.moments else "summary-undecided")
    for moment in found.moments:
        voice.line(f"  {_moment(found, moment, teller)}")


def _fortune(fortune: Fortune, teller: Teller) -> str:
    """How a side came from its win chance at the start to its result."""
    start, luck, choices, end = percents(fortune)
    margin = round(100 * fortune.margin)
    words = teller.words
    return words(
        "summary-fortune-about" if margin else "summary-fortune",
        side=teller.side(fortune.side),
        start=words("percent", n=start),
        luck=teller.swing(luck),
        choices=teller.swing(choices),
        margin=words("percent", n=margin),
        end=words("percent", n=end),
    )


def _luck(fortune: Fortune, teller: Teller) -> str:
    side = teller.side(fortune.side)
    said = teller.words("summary-verdict", side=side, verdict=teller.words(verdict(fortune)))
    if not fortune.dice:
        return said
    thrown = teller.words(
        "summary-dice",
        dice=fortune.dice,
        successes=fortune.successes,
        expected=round(fortune.expected, 1),
    )
    return f"{said} {thrown}"


def _moment(found: Aftermath, moment: DecisiveMoment, teller: Teller) -> str:
    place = max(range(len(found.sides)), key=lambda side: moment.swing[side])
    luck = round(100 * moment.luck[place])
    return teller.words(
        "summary-moment" if luck else "summary-moment-chosen",
        turn=moment.turn,
        at=moment.start,
        text=teller.outcome(moment.effects),
        side=teller.side(found.sides[place]),
        swing=teller.swing(round(100 * moment.swing[place])),
        luck=teller.swing(luck),
    )
