"""What a scenario wants, what a band does well to begin with, and how far it is to victory."""

from collections.abc import Iterator

from grognard.content.briefing import Briefing, Line, line, scored, tip
from grognard.content.standing import standing
from grognard.kernel.questions import Seat
from grognard.kernel.said import Name, Say
from grognard.rulesets.baroud.battle import Battle
from grognard.rulesets.baroud.content import Profile
from grognard.rulesets.baroud.victory import (
    BREAKTHROUGH,
    FIRST_TOWER_ROUND,
    HORROR,
    LEADER,
    LOSSES,
    RELIC_HELD,
    RELIC_OUT,
    TOWER,
    standing_scores,
)


def standing_of(battle: Battle) -> tuple[Say, ...]:
    """Who would win if the game ended now, and how many rounds are left (5.1, 5.3)."""
    if battle.result is not None:
        return ()
    points = standing_scores(battle)
    return standing(points, battle.round, battle.setting.rounds, period="round_of_turns")


def briefing(battle: Battle, seat: Seat) -> Briefing:
    """What the scenario wants, and what a seat does well to begin with."""
    return Briefing(
        tuple(_scoring(battle)), tuple(_ending(battle)), tuple(_first_moves(battle, seat))
    )


def _scoring(battle: Battle) -> Iterator[Line]:
    kind, clause = battle.setting.victory, battle.setting.clause
    match kind:
        case "breakthrough":
            yield line(clause, "scoring-through", per=BREAKTHROUGH)
            yield line(clause, "scoring-stopped", per=BREAKTHROUGH)
            return
        case "tower":
            yield line(clause, "scoring-tower", points=scored(TOWER), round=FIRST_TOWER_ROUND)
        case "relic":
            yield line(clause, "scoring-relic-out", points=scored(RELIC_OUT))
            yield line(clause, "scoring-relic-held", points=scored(RELIC_HELD))
            yield line(clause, "scoring-horror", points=scored(HORROR))
    yield line(clause, "scoring-losses", per=LOSSES[kind])
    if kind == "losses":
        yield line(clause, "scoring-leader", points=scored(LEADER))


def _ending(battle: Battle) -> Iterator[Line]:
    if battle.setting.victory == "relic":
        yield line("5.9", "ending-relic")
    if battle.setting.victory == "breakthrough":
        yield line("5.8", "ending-through")
    yield line("5.1", "ending-length", n=battle.setting.rounds, period="round_of_turns")
    yield line("5.2", "ending-elimination")


def _first_moves(battle: Battle, seat: Seat) -> Iterator[Say]:
    """From the facts of the band: who is sure to act, who keeps watch, where to go."""
    band = [figure.profile for figure in battle.figures if figure.seat == seat]
    if not band:
        return
    sure = min(band, key=lambda profile: (profile.quality, -profile.combat))
    yield tip("first-sure", unit=Name(f"unit-{sure.id}"), quality=sure.quality)
    shooter = max(band, key=_firepower)
    if shooter.weapons:
        weapon = Name(f"weapon-{max(shooter.weapons, key=lambda each: each.bonus).id}")
        yield tip("first-watch", unit=Name(f"unit-{shooter.id}"), weapon=weapon)
    else:
        yield tip("first-cover")
    yield tip(f"first-{battle.setting.victory}")


def _firepower(profile: Profile) -> int:
    return max((weapon.bonus + profile.combat for weapon in profile.weapons), default=0)
