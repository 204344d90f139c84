"""What a scenario wants, what a club does well to begin with, and how far it is to victory."""

from collections.abc import Iterator

from grognard.content.briefing import Briefing, Line, line, scored, tip
from grognard.content.standing import standing
from grognard.kernel.questions import Seat
from grognard.kernel.said import Name, Say
from grognard.rulesets.gaslight.battle import Battle
from grognard.rulesets.gaslight.content import Profile
from grognard.rulesets.gaslight.objectives import DIFFICULTY, STAT
from grognard.rulesets.gaslight.victory import (
    ABROAD,
    AT_HOME,
    BEACON_TURN,
    BOUNTY,
    DELIVERY,
    LEDGER_POINTS,
    QUARREL,
    carried,
)


def standing_of(battle: Battle) -> tuple[Say, ...]:
    """Who would win if the game ended now, and how many turns are left (5.1, 5.2)."""
    if battle.result is not None:
        return ()
    points = {seat: battle.points.get(seat, 0) for seat in battle.setting.seats}
    bearers = [battle.model(token.carrier) for token in battle.tokens if token.carrier]
    for bearer in bearers:
        points[bearer.seat] += carried(battle, bearer)
    return standing(points, battle.turn, battle.setting.turns, is_counted_at_the_end=bool(bearers))


def briefing(battle: Battle, seat: Seat) -> Briefing:
    """What the scenario wants, and what a seat does well to begin with."""
    return Briefing(
        tuple(_scoring(battle)), tuple(_ending(battle)), tuple(_first_moves(battle, seat))
    )


def _scoring(battle: Battle) -> Iterator[Line]:
    setting = battle.setting
    markers = list(setting.markers.values())
    match setting.victory:
        case "ledger":
            yield line(
                "5.10",
                "scoring-search",
                n=len(markers),
                points=scored(markers[0].points),
                difficulty=DIFFICULTY,
            )
            yield line("5.10", "scoring-ledger", points=scored(LEDGER_POINTS))
        case "beacons":
            for marker in markers:
                name = Name(f"marker-{marker.id}")
                points = scored(marker.points)
                yield line("5.11", "scoring-beacon", marker=name, points=points, turn=BEACON_TURN)
        case "parcel":
            yield line("5.12", "scoring-delivery", points=scored(DELIVERY))
            yield line("5.12", "scoring-parcel", home=scored(AT_HOME), abroad=ABROAD)
        case "quarrel":
            hero, henchman = QUARREL[True], QUARREL[False]
            yield line("5.13", "scoring-casualties", hero=scored(hero), henchman=henchman)
            for marker in markers:
                name = Name(f"marker-{marker.id}")
                yield line("5.13", "scoring-roof", marker=name, points=scored(marker.points))
    if setting.victory != "quarrel":
        yield line("5.3", "scoring-bounty", points=scored(BOUNTY))


def _ending(battle: Battle) -> Iterator[Line]:
    if battle.setting.victory == "parcel":
        yield line("5.12", "ending-delivery")
    yield line("5.1", "ending-length", n=battle.setting.turns, period="turn")
    yield line("3.15", "ending-elimination")


def _first_moves(battle: Battle, seat: Seat) -> Iterator[Say]:
    """From the facts of the club: who goes for the prize, who shoots, what the cards are for."""
    club = [model.profile for model in battle.models if model.seat == seat]
    if not club:
        return
    yield _prize(battle, club)
    gun = max(club, key=lambda profile: (bool(profile.ranged), profile.guns))
    yield tip("first-height" if gun.ranged else "first-corner", unit=_named(gun))
    hero = max(club, key=lambda profile: (profile.is_hero, profile.move))
    yield tip("first-hero", unit=_named(hero), suit=Name(f"suit-{hero.suit}"))


def _prize(battle: Battle, club: list[Profile]) -> Say:
    """Who is best at what the scenario asks for: the test that it names, or speed."""
    message, stat = f"first-{battle.setting.victory}", STAT.get(battle.setting.victory)
    if stat is None:
        fastest = max(club, key=lambda profile: (profile.move, profile.fight))
        return tip(message, unit=_named(fastest))
    best = max(club, key=lambda profile: (getattr(profile, stat), profile.move))
    return tip(message, unit=_named(best), n=getattr(best, stat))


def _named(profile: Profile) -> Name:
    return Name(f"unit-{profile.id}")
