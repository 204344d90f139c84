"""What the ground promises: models are of use near the enemy, and one near each thing to win."""

from grognard.kernel.questions import Seat
from grognard.kernel.ruleset import Effect
from grognard.rulesets.gaslight.battle import Battle, Model, Spot, Token
from grognard.rulesets.gaslight.field import plan
from grognard.rulesets.gaslight.objectives import CONTROL, DISC, LEDGER, SAME_LEVEL, STAT
from grognard.rulesets.gaslight.victory import ABROAD, AT_HOME, LEDGER_POINTS

CARD_WORTH = 0.3
POINT_WORTH = 3.0
"""What a victory point is worth in points of the club."""
PULL = 0.15
"""Share of a model's worth that standing where it can fight adds."""
STRIDE = 8.0
"""Inches that halve what is promised."""
CLIMB = 2.0
"""Inches of way that an inch of height counts for."""
AT_HAND = 0.5
"""Share of what a marker may bring that a model beside it promises: less than to take it."""
IN_HAND = 0.7
"""Share of what a thing carried scores at the end that it promises now."""


FEATURES = ("models", "points", "cards", "promise", "their_promise")
"""What decides a game, in points of the club, ours less the strongest opponent's."""


def worth(battle: Battle, seat: Seat) -> float:
    """Own models, points and cards against the strongest opponent's."""
    balance, _ = _balance(battle, seat)
    return sum(balance)


def features(battle: Battle, seat: Seat) -> tuple[float, ...]:
    """What speaks for a player, part by part, as ``FEATURES`` names them."""
    balance, strongest = _balance(battle, seat)
    return (*balance, -promise(battle, strongest))


def _balance(battle: Battle, seat: Seat) -> tuple[tuple[float, ...], Seat]:
    """Models, points, cards and what is promised; and the strongest opponent they are against."""
    clubs = {each: _club(battle, each) for each in battle.setting.seats}
    ours = clubs.pop(seat)
    strongest = max(clubs, key=lambda each: sum(clubs[each]))
    against = [own - other for own, other in zip(ours, clubs[strongest])]
    return (*against, promise(battle, seat)), strongest


def stage(battle: Battle) -> tuple[str, float]:
    """What the clubs fight for, and the share of the game that is over."""
    return battle.setting.victory, min(1.0, battle.turn / battle.setting.turns)


def _club(battle: Battle, seat: Seat) -> tuple[float, float, float]:
    """What a player has: models, points, cards."""
    models = sum(
        m.profile.worth * (0.4 + 0.6 * m.wounds / m.profile.wounds) - (0.5 if m.toppled else 0.0)
        for m in battle.in_play(seat)
    )
    cards = CARD_WORTH * len(battle.hands.get(seat, ()))
    return models, POINT_WORTH * battle.points.get(seat, 0), cards


def promise(battle: Battle, seat: Seat) -> float:
    """What the places of a player's models promise, in points of the club."""
    models = battle.in_play(seat)
    total = sum([_fight(battle, model) for model in models])
    points = sum([_carried(battle, model) for model in models if model.carries])
    seekers = [model for model in models if _can_win(battle, model)]
    if seekers:
        for goal, brings in _goals(battle):
            way = min([_way(battle, model, goal) for model in seekers])
            points += AT_HAND * brings * 0.5 ** (way / STRIDE)
    return total + POINT_WORTH * points


def _fight(battle: Battle, model: Model) -> float:
    """What standing near the enemy, or within range, is worth."""
    enemies = battle.enemies(model)
    if not enemies:
        return 0.0
    reach = max([w.bands[0][0] for w in model.profile.ranged.values()], default=0)
    nearest = min([plan(model.place, enemy.place) for enemy in enemies])
    return float(model.profile.worth * PULL * 0.5 ** (max(0.0, nearest - reach) / STRIDE))


def _carried(battle: Battle, model: Model) -> float:
    """The points that what a model carries will score."""
    if battle.setting.victory == "ledger":
        return IN_HAND * LEDGER_POINTS
    south = battle.setting.zones[battle.zones[model.seat]].edge == "south"
    way = model.place[1] if south else battle.relief.height - model.place[1]
    return IN_HAND * float(ABROAD + AT_HOME * 0.5 ** (way / STRIDE))


def _can_win(battle: Battle, model: Model) -> bool:
    """Whether a model can take, or hold, what the players fight for."""
    stat = STAT.get(battle.setting.victory)
    return not model.toppled and (stat is None or getattr(model.profile, stat) > 0)


def _goals(battle: Battle) -> list[tuple[Spot, float]]:
    """Where there is something to win, and the points it may bring."""
    setting = battle.setting
    if setting.victory == "quarrel":
        return [(marker.at, marker.points) for marker in setting.markers.values()]
    return [(t.at, _brings(battle, t)) for t in battle.tokens if t.at is not None]


def _brings(battle: Battle, token: Token) -> float:
    """The points a marker may bring who takes or holds it."""
    match battle.setting.victory:
        case "beacons":
            return battle.setting.markers[token.id].points * (
                1 + battle.setting.turns - battle.turn
            )
        case "parcel":
            return AT_HOME
        case _ if token.id == LEDGER:
            return LEDGER_POINTS
        case _:
            hidden = LEDGER in battle.search
            return 1 + LEDGER_POINTS * hidden / max(1, len(battle.search))


def _way(battle: Battle, model: Model, goal: Spot) -> float:
    """How far a model still has to go to take or hold something, in inches."""
    touch = DISC if battle.setting.victory in STAT else CONTROL
    level = abs(goal[2] - model.place[2])
    climb = CLIMB * level if level >= SAME_LEVEL else 0.0
    return max(0.0, plan(model.place, goal) - model.profile.radius - touch) + climb


def effects(before: Battle, after: Battle) -> tuple[Effect, ...]:
    """Wounds, casualties, models toppled, risen or fallen, points scored."""
    found: list[Effect] = []
    for old, new in zip(before.models, after.models):
        if new.wounds < old.wounds:
            found.append(Effect(new.id, "wounds", old.wounds - new.wounds))
        elif new.wounds > old.wounds:
            found.append(Effect(new.id, "healed", new.wounds - old.wounds))
        if new.gone and not old.gone:
            found.append(Effect(new.id, new.gone))
            continue
        if new.toppled != old.toppled:
            found.append(Effect(new.id, "toppled" if new.toppled else "standing"))
        if old.at is not None and new.at is not None and new.toppled:
            fallen = old.at[2] - new.at[2]
            if fallen > 1:
                found.append(Effect(new.id, "fell", round(fallen)))
    for seat in after.setting.seats:
        gained = after.points.get(seat, 0) - before.points.get(seat, 0)
        if gained:
            found.append(Effect(seat, "points", gained))
    if after.first != before.first:
        found.append(Effect(after.first, "first"))
    return tuple(sorted(found))
