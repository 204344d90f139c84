"""What units are worth, and what their places and cards promise.

A unit is of use near the enemy and near what there is to win, its front to the enemy and with
cards that suit its place; one that has suffered much may be of more use off the board, where it
may leave it. Only one's own units promise anything: beasts that mind the hunters' aim as much as
their own teeth never leave their corner.
"""

from collections import deque
from functools import lru_cache

from grognard.kernel.questions import Seat
from grognard.kernel.ruleset import Effect
from grognard.rulesets.saurian.battle import (
    SIDES,
    Battle,
    Unit,
    is_fear,
    is_wound,
    other_side,
    side_of,
)
from grognard.rulesets.saurian.content import Content
from grognard.rulesets.saurian.exchange import losses
from grognard.rulesets.saurian.field import OFF, Board, Hex
from grognard.rulesets.saurian.victory import (
    CRATE_POINTS,
    is_wiped_out,
    leader_outright,
    loss_points,
)

POINT_WORTH = 20.0
"""What a victory point is worth in Army value."""
ESCAPED = 0.5
"""Share of its Army value that a unit keeps which has left the board."""
PULL = 0.5
"""Share of what is left of a unit that standing where it is of use adds."""
STRIDE = 3.0
"""Hexes that halve the use of a unit."""
UNREACHABLE = 99
CARD = 0.08
"""Share of what is left of a unit that each point of a card to be played adds."""
LATER = 0.6
"""How much of that counts for the card of the round after."""
LIKELY = 0.25
"""How much of a loss counts that is likely in the activations to come: it may yet be averted."""
SAVED = 150.0
"""What it is worth that the last unit of a side that leads cannot be wiped out (5.4)."""
DECIDED = 300.0
"""What it is worth that the game is won as soon as it is looked at (5.1)."""
LEAVING = 0.9
"""Share of what leaving brings that standing at the edge promises: less than to leave."""
FRONT = 0.06
"""Share of what is left of a unit that looking at the nearest enemy adds."""
COMMAND, HERO_CARD = 2.0, 2.0
"""What a point of Command and a hero card in hand are worth."""
ATTACKS = {"melee": 2.0, "shoot": 2.0, "grab": 1.0, "fear": 1.0, "stab": 1.0}
"""Points of a card for an action it allows next to the enemy."""


FEATURES = ("units", "points", "command", "exchange", "promise", "their_promise")
"""What decides a game, in Army value, ours less theirs."""


def worth(battle: Battle, seat: Seat) -> float:
    """Own units and points against the enemy's, in Army value."""
    if battle.result is not None:
        winner = battle.result.winner
        won = winner is not None and side_of(winner) == side_of(seat)
        return 0.0 if winner is None else (1000.0 if won else -1000.0)
    return sum(_balance(battle, side_of(seat)))


def features(battle: Battle, seat: Seat) -> tuple[float, ...]:
    """What speaks for a side, part by part, as ``FEATURES`` names them."""
    mine = side_of(seat)
    return (*_balance(battle, mine), -promise(battle, other_side(mine)))


def _balance(battle: Battle, mine: str) -> tuple[float, ...]:
    units = points = command = 0.0
    for side in SIDES:
        sign = 1 if side == mine else -1
        units += sign * sum(unit_worth(battle, unit) for unit in battle.units if unit.side == side)
        points += sign * points_worth(battle, side)
        for player in battle.players:
            if side_of(player.seat) == side:
                command += sign * (COMMAND * player.command + HERO_CARD * len(player.hand))
    return units, points, command, exchange(battle, mine), promise(battle, mine)


def stage(battle: Battle) -> tuple[str, float]:
    """What the sides fight for, and the share of the game that is over."""
    scenario = battle.setting.scenario
    return scenario.victory, min(1.0, battle.round / scenario.rounds)


def unit_worth(battle: Battle, unit: Unit) -> float:
    """A unit's Army value by how much of it is left and how free it is."""
    if unit.gone == "escaped":
        return unit.profile.value * ESCAPED
    if unit.gone or unit.sedated:
        return 0.0
    profile = unit.profile
    if not unit.models:
        return float(profile.value)
    health = sum(model.health for model in unit.models) / (profile.health * profile.models)
    worth = profile.value * (0.3 + 0.7 * health)
    trouble = 0.1 * len(unit.sedatives) + 0.06 * len(unit.doses)
    trouble += 0.04 * sum(is_fear(card) for card in unit.deck.top)
    trouble += 0.05 * any(model.knocked for model in unit.models)
    trouble += 0.08 * battle.is_held(unit)
    return worth * max(0.2, 1.0 - trouble) + unit.adrenaline


def points_worth(battle: Battle, side: str) -> float:
    """What a side's points are worth, and that it is about to win by them or by a wipe-out."""
    if is_wiped_out(battle, side):
        decided = False
    else:
        decided = is_wiped_out(battle, other_side(side)) or leader_outright(battle) == side
    return POINT_WORTH * battle.points.get(side, 0) + DECIDED * decided


def exchange(battle: Battle, side: str) -> float:
    """What the enemy is likely to lose in the activations to come, less what we are."""
    stakes = {
        unit.id: unit_worth(battle, unit) + POINT_WORTH * loss_points(battle, unit, "eliminated")[0]
        for unit in battle.able()
    }
    lost = losses(battle, stakes)
    return LIKELY * (lost[other_side(side)] - lost[side])


def promise(battle: Battle, side: str) -> float:
    """What the places of a side's units and its cards promise, in Army value."""
    army = [unit for unit in battle.able() if unit.side == side and unit.models]
    if not army:
        return SAVED if _is_safe(battle, side) else 0.0
    enemies = [model.at for u in battle.able() if u.side != side for model in u.models]
    foes = _still_there(battle, other_side(side))
    total = 0.0
    for unit in army:
        left = unit_worth(battle, unit)
        total += max(_fight(battle, unit, left, enemies, foes), _escape(battle, unit, left))
        total += FRONT * left * _facing(battle.board, unit, enemies)
    return total


def _facing(board: Board, unit: Unit, enemies: list[Hex]) -> float:
    """The share of models that look at the nearest enemy, where armour has a front (1.22)."""
    if not (unit.profile.oriented and enemies):
        return 0.0
    looking = 0
    for model in unit.models:
        apart, ahead = board.apart[model.at], board.next[model.at][model.heading]
        nearest = min(enemies, key=apart.__getitem__)
        looking += ahead != OFF and board.apart[ahead][nearest] < apart[nearest]
    return looking / len(unit.models)


def _still_there(battle: Battle, side: str) -> float:
    """The share of a side's Army value that is in play, or still to be deployed."""
    army = [unit for unit in battle.units if unit.side == side]
    able = sum([unit.profile.value for unit in army if unit.able])
    return able / max(1, sum([unit.profile.value for unit in army]))


def _fight(battle: Battle, unit: Unit, left: float, enemies: list[Hex], foes: float) -> float:
    """What a unit promises that goes where the enemy is, or what there is to win.

    Who beats the enemy beside it must not seem to have lost its place by that: nobody has to go
    to those out of play, so only the share of ``foes`` that is left counts as far away.
    """
    near: float = 1 - foes * (1 - 0.5 ** (_way(battle, unit, enemies) / STRIDE))
    return left * (PULL * near + CARD * _planned(unit, near))


def _escape(battle: Battle, unit: Unit, left: float) -> float:
    """What a unit promises that makes for the edge it may leave by (5.9)."""
    scenario = battle.setting.scenario
    if scenario.exit is None or unit.profile.human:
        return 0.0
    points, _ = loss_points(battle, unit, "escaped")
    gain = POINT_WORTH * points + ESCAPED * unit.profile.value - left
    if _is_last(battle, unit) and _lead(battle, unit.side) + points > 0:
        gain += SAVED
    if gain <= 0:
        return 0.0
    ways = ways_out(battle.board, scenario.exit)
    way = sum([ways[model.at] for model in unit.models]) / len(unit.models)
    near: float = 0.5 ** (way / STRIDE)
    return LEAVING * gain * near + CARD * left * _planned(unit, 0.0)


def _is_last(battle: Battle, unit: Unit) -> bool:
    """Whether a side has no other unit that may save it from being wiped out."""
    return not any(
        other.side == unit.side and other is not unit and (other.able or other.gone == "escaped")
        for other in battle.units
    )


def _is_safe(battle: Battle, side: str) -> bool:
    """Whether a side that leads cannot be wiped out any more, as one of its units got away."""
    escaped = any(unit.side == side and unit.gone == "escaped" for unit in battle.units)
    return escaped and _lead(battle, side) > 0


def _lead(battle: Battle, side: str) -> int:
    return battle.points.get(side, 0) - battle.points.get(other_side(side), 0)


def _planned(unit: Unit, near: float) -> float:
    """What the cards a unit plays in this round and the next are good for, in points."""
    now, later = (_points(unit, card, near) for card in (unit.active, unit.next))
    return now + LATER * later


def _points(unit: Unit, card: str, near: float) -> float:
    fight, move = _strengths(unit.profile.content, card)
    return near * fight + (1 - near) * move


@lru_cache(maxsize=1 << 10)
def _strengths(content: Content, name: str) -> tuple[float, float]:
    """What an Action card is good for next to the enemy, and far from it; others for nothing."""
    card = content.cards.get(name)
    if card is None:
        return 0.0, 0.0
    allowed = [max([ATTACKS.get(action.do, 0.0) for action in place]) for place in card.actions]
    bonus = sum([value for skill, value in card.bonus.items() if skill != "mv"])
    return sum(allowed) + bonus, float(card.move + card.bonus.get("mv", 0))


def _way(battle: Battle, unit: Unit, enemies: list[Hex]) -> float:
    """How many hexes the models of a unit still have to go, on average."""
    goals = _goals(battle, unit)
    if not goals and not enemies:
        goals = [battle.board.size // 2]  # Nobody to fight is on the board yet.
    reach = (
        battle.content.weapons[unit.weapon or unit.profile.weapon].range
        if unit.profile.weapon
        else 1
    )
    total = 0
    for model in unit.models:
        walk = walks(battle.board, model.at)
        ways = [walk[goal] - 1 for goal in goals]
        ways += [walk[enemy] - reach for enemy in enemies]
        total += max(0, min(ways, default=0))
    return total / len(unit.models)


def _goals(battle: Battle, unit: Unit) -> list[Hex]:
    """The hexes a unit wants to stand beside: nests, and crates it may open or smash."""
    scenario = battle.setting.scenario
    goals = list(battle.setting.objectives)
    if CRATE_POINTS[scenario.victory] and (unit.profile.human or scenario.victory == "supplies"):
        goals += [thing.at for thing in battle.things if thing.kind == "crate"]
    return goals


@lru_cache(maxsize=64)
def ways_out(board: Board, column: int) -> tuple[int, ...]:
    """How far it is on foot from every hex to a column at the edge."""
    edge = [hex_ for hex_, (x, _) in enumerate(board.places) if x == column]
    return tuple([min([walks(board, hex_)[goal] for goal in edge]) for hex_ in range(board.size)])


@lru_cache(maxsize=4096)
def walks(board: Board, start: Hex) -> tuple[int, ...]:
    """How far it is on foot from a hex to every other, round what is impassable."""
    far = [UNREACHABLE] * board.size
    far[start] = 0
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in board.passable[here]:
            if there != OFF and far[there] == UNREACHABLE:
                far[there] = far[here] + 1
                waiting.append(there)
    return tuple(far)


def effects(before: Battle, after: Battle) -> tuple[Effect, ...]:
    """Health, Elimination, conditions, cards received, resources and points."""
    found: list[Effect] = []
    for old, new in zip(before.units, after.units):
        found += _unit_effects(before, old, after, new)
    for side in SIDES:
        gained = after.points.get(side, 0) - before.points.get(side, 0)
        if gained:
            found.append(Effect(side, "points", gained))
    if after.first != before.first:
        found.append(Effect(after.first, "first-player"))
    return tuple(sorted(found))


def _unit_effects(before: Battle, old: Unit, after: Battle, new: Unit) -> list[Effect]:
    """What befell one unit."""
    found = []
    lost = sum(m.health for m in old.models) - sum(m.health for m in new.models)
    if lost and new.gone != "escaped" and len(new.models) <= len(old.models):
        found.append(Effect(new.id, "health", -lost))
    if len(new.models) < len(old.models):
        kind = "escaped" if new.gone == "escaped" else "eliminated"
        found.append(Effect(new.id, kind, len(old.models) - len(new.models)))
    counts = {
        "knocked": (_knocked(old), _knocked(new)),
        "grabbed": (len(before.grabs_on(old)), len(after.grabs_on(new))),
        "netted": (len(old.nets), len(new.nets)),
        "sedated": (old.sedated, new.sedated),
        "dosed": (len(old.doses), len(new.doses)),
        "furious": (old.furious, new.furious),
        "fear": (_scared(old), _scared(new)),
        "wounded": (_wounded(old), _wounded(new)),
        "adrenaline": (old.adrenaline, new.adrenaline),
    }
    for kind, (was, is_) in counts.items():
        if int(is_) != int(was):
            found.append(Effect(new.id, kind, int(is_) - int(was)))
    return found


def _knocked(unit: Unit) -> int:
    return sum(model.knocked for model in unit.models)


def _scared(unit: Unit) -> int:
    return sum(is_fear(card) for card in unit.deck.top)


def _wounded(unit: Unit) -> int:
    slots = (unit.active, unit.next)
    return sum(is_wound(card) for card in [*unit.deck, *unit.hand, *unit.discard, *slots] if card)
