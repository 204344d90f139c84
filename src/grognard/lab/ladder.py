"""How strong bots are: everybody plays everybody, places changed, and ratings come of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import log
from typing import Any

from msgspec import Struct, structs

from grognard.bots import UnknownBot, bot, looks_ahead
from grognard.content.published import Published
from grognard.kernel.refusals import Refusal
from grognard.lab.extras import want
from grognard.lab.matches import Match, match
from grognard.lab.pool import ALONE, Place, SimulationError
from grognard.lab.simulate import Progress, Report, simulate

ELO = 400 / log(10)
SURE = 1.96
"""Standard errors to either side of a 95 % interval."""
CAUTION = 0.05
"""Draws ratings together a little, so that a bot that never lost has a finite one."""
ANCHOR = "random"
"""The bot whose rating is 0, where it takes part; else it is the weakest."""
MOST_BOTS = 12


class Meeting(Struct, frozen=True):
    """Two bots, and what came of their games."""

    bots: tuple[str, str]
    wins: tuple[int, int]
    draws: int
    seconds: float

    @property
    def games(self) -> int:
        """How many were played."""
        return sum(self.wins) + self.draws


class Standing(Struct, frozen=True):
    """A bot's rating in Elo points with its 95 % interval, and its score."""

    bot: str
    elo: float
    low: float
    high: float
    wins: int
    draws: int
    losses: int


class Ranking(Struct, frozen=True):
    """Bots by strength, and the meetings that showed it."""

    ruleset: str
    scenario: str
    seed: int | str
    standings: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]


def climb(
    ruleset: Published[Any],
    bots: Sequence[str],
    games: int,
    *,
    scenario: str | None = None,
    seed: int | str = 0,
    place: Place = ALONE,
    progress: Progress | None = None,
) -> Ranking:
    """Have every two of these bots play so many games; their ratings, the strongest first.

    Games come in pairs on the same dice with places changed, and no rating is that of an army:
    both bots lead the same one, or each leads either.
    """
    want("choix")
    check(bots)
    scenario = scenario or _even_scenario(ruleset)
    half = games // 2 + games // 2 % 2
    meetings = []
    for pair in combinations(bots, 2):
        met = Meeting(pair, (0, 0), 0, 0.0)
        contests = _contests(match(ruleset, scenario=scenario, bots=pair, seed=seed), ruleset)
        for contest, share in zip(contests, (half, games - half), strict=True):
            if share:
                met = _met(met, contest, simulate(contest, share, place=place, progress=progress))
        meetings.append(met)
    rated = tuple(standings(bots, meetings))
    return Ranking(ruleset.name, scenario, seed, rated, tuple(meetings))


def _even_scenario(ruleset: Published[Any]) -> str:
    """The first scenario that lets both sides field the same army, or else the first one.

    Where armies must differ and one of them nearly always wins, the better bot cannot show it.
    """
    scenarios = ruleset.scenario_ids()
    even = (name for name in scenarios if not ruleset.opposes_factions(name))
    return next(even, scenarios[0])


def _contests(usual: Match, ruleset: Published[Any]) -> tuple[Match, Match]:
    """The same army on either side, one army and then the other; or armies exchanged.

    Two armies are seldom equally strong, and a strong one hides how well it is led. Where a
    scenario does not let both sides field the same one, each bot leads either in half the games.
    """
    rosters = usual.setups[0].rosters
    mirrored = tuple(
        structs.replace(
            usual,
            setups=tuple(
                structs.replace(setup, rosters=(army,) * len(rosters)) for setup in usual.setups
            ),
        )
        for army in (rosters[0], rosters[-1])
    )
    try:
        for contest in mirrored:
            ruleset.set_up(contest.setups[0])
    except Refusal:
        one, other = usual.bots
        return usual, structs.replace(usual, bots=(other, one))
    return mirrored[0], mirrored[1]


def check(bots: Sequence[str]) -> None:
    """Refuse bots that do not exist, and too few or too many of them."""
    if not 2 <= len(set(bots)) == len(bots) <= MOST_BOTS:
        raise SimulationError("ladder-bots", most=MOST_BOTS)
    for name in bots:
        bot(name)


def with_budget(name: str, seconds: float) -> str:
    """The name of a bot with so much time to think, where it thinks and has no budget yet.

    >>> with_budget("search", 0.5), with_budget("search@100", 0.5), with_budget("random", 0.5)
    ('search@0.5s', 'search@100', 'random')
    """
    if "@" in name or not looks_ahead(bot(name)):
        return name
    timed = f"{name}@{seconds:g}s"
    try:
        bot(timed)
    except UnknownBot:
        return name
    return timed


def _met(so_far: Meeting, contest: Match, report: Report) -> Meeting:
    """A meeting with the games of one more contest."""
    won = dict(zip(contest.bots, (report.wins["A"], report.wins["B"]), strict=True))
    one, other = so_far.bots
    wins = so_far.wins[0] + won[one], so_far.wins[1] + won[other]
    draws = so_far.draws + report.games - sum(won.values())
    return Meeting(so_far.bots, wins, draws, so_far.seconds + report.seconds)


def standings(bots: Sequence[str], meetings: Sequence[Meeting]) -> Iterator[Standing]:
    """Ratings from whatever meetings there were, the strongest first."""
    elo, margin = _ratings(bots, meetings)
    for place in sorted(range(len(bots)), key=lambda place: -elo[place]):
        name = bots[place]
        own = [meeting for meeting in meetings if name in meeting.bots]
        wins = sum(m.wins[m.bots.index(name)] for m in own)
        draws = sum(m.draws for m in own)
        losses = sum(m.games for m in own) - wins - draws
        low, high = elo[place] - margin[place], elo[place] + margin[place]
        yield Standing(name, elo[place], low, high, wins, draws, losses)


def _ratings(bots: Sequence[str], meetings: Sequence[Meeting]) -> tuple[list[float], list[float]]:
    """Bradley–Terry strengths in Elo points, the anchor's being 0, and how far off they may be.

    A draw is half a win. Margins come from the information in the games: a bot that won them
    all may be any amount stronger, and its margin says so.
    """
    import choix
    import numpy

    won = numpy.zeros((len(bots), len(bots)))
    for meeting in meetings:
        one, other = (bots.index(name) for name in meeting.bots)
        won[one, other] += meeting.wins[0] + meeting.draws / 2
        won[other, one] += meeting.wins[1] + meeting.draws / 2
    strengths = choix.ilsr_pairwise_dense(won, alpha=CAUTION)
    chances = 1 / (1 + numpy.exp(strengths[None, :] - strengths[:, None]))
    known = (won + won.T) * chances * (1 - chances)
    spread = numpy.linalg.inv(numpy.diag(known.sum(axis=1) + CAUTION) - known)
    anchor = bots.index(ANCHOR) if ANCHOR in bots else int(numpy.argmin(strengths))
    variance = spread.diagonal() + spread[anchor, anchor] - 2 * spread[anchor]
    variance[anchor] = 0.0
    elo = [float(ELO * (strength - strengths[anchor])) for strength in strengths]
    return elo, [float(ELO * SURE * root) for root in numpy.sqrt(variance)]
