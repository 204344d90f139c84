"""Objectives, relics, victory points and the end of the game (section 5)."""

from grognard.kernel.questions import Point, Seat
from grognard.kernel.state import Result
from grognard.rulesets.brimstone.battle import SEATS, Battle, Model, other
from grognard.rulesets.brimstone.content import Objective, ZoneEntry
from grognard.rulesets.brimstone.damage import has_models
from grognard.rulesets.brimstone.events import BattleEnded, ObjectivesHeld, TurnEnded
from grognard.rulesets.brimstone.field import SLACK, engaged

DIAGONAL = 2**0.5
FIRST_SCORING_TURN = 2
POINTS_PER_KILL_VP = 25
RELIC_CARRIED, RELIC_AT_HOME = 2, 3
RELIC_HEADS = {"independent": 1, "officer": 2}
"""What dead leaders are worth beside relics (5.11)."""
HEADS = {"officer": 6, "independent": 2, "trooper": 1}
OFFICER_WOUNDED, CAMP = 2, 3
"""What the living are worth in Sever the Head (5.12)."""


async def end_phase(battle: Battle) -> None:
    """Scenario scoring, then the test for the end of the game (3.19)."""
    battle.tell(TurnEnded(battle.turn))
    if battle.setting.victory == "objectives" and battle.turn >= FIRST_SCORING_TURN:
        score_objectives(battle)
    if battle.turn >= battle.setting.turns:
        finish(battle)
    else:
        battle.phase = "upkeep"


def presence(model: Model) -> int:
    """What a model counts for the control of an area (5.5)."""
    return 0 if model.helpless else model.profile.score


def controller(battle: Battle, objective: Objective) -> Seat | None:
    """The player with strictly more presence in an area (5.5, 5.6)."""
    there = dict.fromkeys(SEATS, 0)
    x, y = objective.at
    for model in battle.models:
        at = model.at
        if at is None:
            continue
        dx, dy = at[0] - x, at[1] - y
        reach = objective.radius + model.profile.radius + SLACK
        if dx * dx + dy * dy <= reach * reach:
            there[model.commander] += presence(model)
    if there["A"] == there["B"]:
        return None
    return "A" if there["A"] > there["B"] else "B"


def score_objectives(battle: Battle) -> None:
    """1 VP for every objective controlled (5.10)."""
    holders = [controller(battle, objective) for objective in battle.setting.objectives]
    for seat in SEATS:
        held = holders.count(seat)
        if held:
            battle.points[seat] = battle.points.get(seat, 0) + held
            battle.tell(ObjectivesHeld(seat, held))


def wholly_inside(zone: ZoneEntry, at: Point, radius: float) -> bool:
    """Whether a whole base is in a deployment zone."""
    x, y = at
    margin = radius - SLACK
    if zone.below is not None:
        return y + margin <= zone.below
    if zone.above is not None:
        return y - margin >= zone.above
    if zone.diagonal_below is not None:
        return x + y + margin * DIAGONAL <= zone.diagonal_below
    assert zone.diagonal_above is not None, "a zone has one edge"
    return x + y - margin * DIAGONAL >= zone.diagonal_above


def partly_inside(zone: ZoneEntry, at: Point, radius: float) -> bool:
    """Whether any part of a base is in a deployment zone."""
    return wholly_inside(zone, at, -radius)


def zone_of(battle: Battle, seat: Seat) -> ZoneEntry:
    """A player's deployment zone."""
    return battle.setting.zones[battle.zones[seat]]


def final_points(battle: Battle, seat: Seat) -> int:
    """The victory points the end of the game brings a player (5.10-5.13, 5.8)."""
    dead = [model for model in battle.owned(other(seat)) if model.dead]
    match battle.setting.victory:
        case "objectives":
            return sum(model.profile.cost for model in dead) // POINTS_PER_KILL_VP
        case "relics":
            return _relic_points(battle, seat) + _leader_points(dead, RELIC_HEADS)
        case "heads":
            return _head_points(battle, seat, dead)
        case _:
            return sum(model.profile.cost for model in dead)


def _leader_points(dead: list[Model], worth: dict[str, int]) -> int:
    return sum(worth.get(m.profile.rank, 0) for m in dead if not m.profile.abilities.insignificant)


def _relic_points(battle: Battle, seat: Seat) -> int:
    """2 for a relic carried, 3 if its carrier is wholly in its commander's zone (5.11)."""
    points = 0
    for relic in battle.relics:
        carrier = battle.find(relic.carrier)
        if carrier is not None and carrier.at is not None and carrier.commander == seat:
            home = zone_of(battle, seat)
            at_home = wholly_inside(home, carrier.place, carrier.profile.radius)
            points += RELIC_AT_HOME if at_home else RELIC_CARRIED
    return points


def _head_points(battle: Battle, seat: Seat, dead: list[Model]) -> int:
    """Heads taken, and one's own Officer in the enemy's zone (5.12)."""
    points = _leader_points(dead, HEADS)
    foe = next((m for m in battle.owned(other(seat)) if m.profile.rank == "officer"), None)
    if foe is not None and not foe.dead and foe.wounded:
        points += OFFICER_WOUNDED
    own = battle.officer(seat)
    if own is not None and own.commander == seat and not engaged(battle, own):
        home = zone_of(battle, other(seat))
        points += CAMP if partly_inside(home, own.place, own.profile.radius) else 0
    return points


def finish(battle: Battle) -> None:
    """Count all victory points and break ties (5.3, 5.4)."""
    total = {s: battle.points.get(s, 0) + final_points(battle, s) for s in SEATS}
    battle.points = total
    if battle.setting.scenario:
        battle.cite(battle.content.scenarios[battle.setting.scenario].clause, "5.8")
    if total["A"] != total["B"]:
        end(battle, "A" if total["A"] > total["B"] else "B", "5.1")
        return
    alive = {s: sum(m.profile.cost for m in battle.owned(s) if not m.dead) for s in SEATS}
    if alive["A"] != alive["B"]:
        end(battle, "A" if alive["A"] > alive["B"] else "B", "5.4")
        return
    end(battle, battle.dominance, "5.4")


def wipe_out(battle: Battle) -> None:
    """A player owns no model in play: the other wins outright, unless neither does (5.3)."""
    left = [seat for seat in SEATS if has_models(battle, seat)]
    if len(left) == 1:
        end(battle, left[0], "5.3")
    else:
        finish(battle)


def end(battle: Battle, winner: Seat, rule: str) -> None:
    """The game is over."""
    battle.phase = "over"
    scores = {seat: float(battle.points.get(seat, 0)) for seat in SEATS}
    battle.result = Result((winner,), scores, rule)
    battle.tell(BattleEnded(winner, rule))


def concede(battle: Battle, seat: Seat) -> None:
    """A player may concede; the opponent wins outright (5.9)."""
    battle.cite("5.9")
    end(battle, other(seat), "5.9")
