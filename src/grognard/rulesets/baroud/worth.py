"""What the ground promises: figures are of use near the enemy, near what they fight for."""

from math import hypot

from grognard.kernel.questions import Seat
from grognard.rulesets.baroud.battle import MEDIUM, SHORT, Battle, Figure, other_seat
from grognard.rulesets.baroud.field import to_point

PULL = 0.35
"""Share of a figure's points that standing where it is of use adds."""
READY = 0.02
"""Share that being on overwatch, or still having its activation in this turn, adds."""
ACTION = 0.1
"""Share that each action it still has adds to the figure that acts."""


Spot = tuple[float, float, float]
"""A place and the radius of what is there."""


def promise(battle: Battle, seat: Seat) -> float:
    """What the places of a player's figures promise, in points of the band."""
    enemies = [(*e.place, e.profile.radius) for e in battle.band(other_seat(seat))]
    stride = 2 * battle.setting.sticks[MEDIUM]
    our_turn = battle.active == seat and not battle.turn_over
    total = 0.0
    for figure in battle.band(seat):
        if figure.is_able:
            near = 0.5 ** (_way(battle, figure, enemies) / stride)
            ready = bool(figure.watch) or (our_turn and not figure.activated)
            total += figure.profile.points * (PULL * near + READY * ready)
    if battle.acting and battle.figure(battle.acting).seat == seat:
        total += ACTION * battle.actions * battle.figure(battle.acting).profile.points
    return total


def _way(battle: Battle, figure: Figure, enemies: list[Spot]) -> float:
    """How far a figure still has to go, in millimetres."""
    setting = battle.setting
    match setting.victory:
        case "tower" if setting.objective is not None:
            return max(0.0, to_point(figure, setting.objective) - setting.sticks[SHORT])
        case "breakthrough" if figure.seat == battle.attacker:
            return setting.height - figure.place[1]
        case "relic":
            return _way_to_relic(battle, figure, enemies)
        case _:
            return _way_to_enemies(battle, figure, enemies)


def _way_to_relic(battle: Battle, figure: Figure, enemies: list[Spot]) -> float:
    if battle.carrier == figure.id:
        x, y = figure.place
        width, height = battle.setting.width, battle.setting.height
        edges = {"south": y, "north": height - y, "west": x, "east": width - x}
        return edges[battle.own_edge(figure.seat)] / 2
    if battle.token is not None:
        return to_point(figure, battle.token)
    return _way_to_enemies(battle, figure, enemies)


def _way_to_enemies(battle: Battle, figure: Figure, enemies: list[Spot]) -> float:
    """To the nearest enemy; a shooter stops at the length of its stick."""
    if not enemies:
        return 0.0
    sticks = [battle.setting.sticks["SML".index(w.range)] for w in figure.profile.weapons]
    ax, ay = figure.place
    nearest = min([hypot(x - ax, y - ay) - radius for x, y, radius in enemies])
    return max(0.0, nearest - figure.profile.radius - max(sticks, default=0.0))
