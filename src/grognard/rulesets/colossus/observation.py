"""A battle of Colossus in numbers: everything is open (1.49)."""

from collections.abc import Mapping, Sequence

from grognard.kernel.observing import (
    COMMON,
    COSINES,
    SINES,
    CardSeen,
    Harms,
    Lengths,
    Pieces,
    Row,
    one_of,
    whose,
)
from grognard.kernel.questions import Seat
from grognard.rulesets.colossus.battle import Battle, other_side
from grognard.rulesets.colossus.content import BRACKETS, Profile
from grognard.rulesets.colossus.gunnery import Stance, Tolls, blow, fire, guard_dice, gun_dice
from grognard.rulesets.colossus.view import terrain as terrain
from grognard.rulesets.colossus.view import zones as zones

PHASES = (
    "muster", "deployment", "initiative", "linking", "movement", "combat", "rally", "stress",
    "resolution",
)  # fmt: skip
PROFILE = (
    "size", "move", "evasion", "armor", "structure", "skill", "effective", "pv", "radius",
    *(f"damage_{bracket}" for bracket in BRACKETS),
)  # fmt: skip
STATE = (
    *COMMON,
    "armor_left", "structure_left", "stress", "panicked", "stationary", "jumping", "moved",
    "distance", "ramming", "destroyed", "watched", "smoke", "attacked", "linked", "in_danger",
)  # fmt: skip
TABLE = (
    "over", "turns_left", "own_points", "enemy_points", "on_offense",
    *(f"phase_{phase}" for phase in PHASES),
)  # fmt: skip
FACES: tuple[str, ...] = ()
PLACES: tuple[str, ...] = ()


def lengths(battle: Battle) -> Lengths:
    """The sides of the table, in inches."""
    ground = battle.setting.ground
    return ground.width, ground.height


def pieces(battle: Battle, seat: Seat) -> Pieces:
    """Every machine, in list order (1.18)."""
    side, scale = seat[:1], 1 / max(lengths(battle))
    in_movement, active, danger = battle.phase == "movement", battle.active, battle.danger
    ids, profiles, state = [], [], list[float]()
    for unit in battle.units:
        profile, at = unit.profile, unit.at
        x, y = at or (0.0, 0.0)
        ids.append(unit.id)
        profiles.append(profile)
        state += (
            whose(seat, side, unit.seat, unit.seat[0]),
            at is not None,
            x * scale,
            y * scale,
            0.0,
            SINES[unit.heading],
            COSINES[unit.heading],
            (unit.armor + unit.structure) / (profile.armor + profile.structure),
            unit.moved if in_movement else unit.attacked,
            unit.id == active,
            unit.armor / 10,
            unit.structure / 5,
            unit.stress / 5,
            unit.panicked,
            unit.stationary,
            unit.jumping,
            unit.moved,
            unit.distance * scale,
            bool(unit.ram),
            bool(unit.destroyed),
            unit.watched,
            unit.smoke,
            unit.attacked,
            unit.link / 10,
            unit.id in danger,
        )
    return Pieces(ids, profiles, state)


def profile(profile: Profile) -> Row:
    """A machine's card (1.20-1.29)."""
    return (
        profile.size / 5,
        profile.move / 10,
        profile.evasion / 4,
        profile.armor / 10,
        profile.structure / 5,
        profile.skill / 5,
        profile.effective / 20,
        profile.pv / 50,
        profile.radius,
        *(damage / 5 for damage in profile.damage.values()),
    )


def traits(profile: Profile) -> Sequence[str]:
    """Its tags (4.900) and its rank."""
    return (*profile.tags, profile.rank)


def table(battle: Battle, seat: Seat) -> Row:
    """Turn, score, initiative and phase."""
    side, turns = seat[:1], battle.setting.turns
    points = battle.points
    return (
        battle.turn / turns,
        (turns - battle.turn) / 10,
        points.get(side, 0) / 10,
        points.get(other_side(side), 0) / 10,
        battle.offense == side,
        *one_of(PHASES, battle.phase),
    )


def faces(battle: Battle) -> Mapping[str, Row]:
    """It has no cards."""
    return {}


def cards(battle: Battle, seat: Seat) -> Sequence[CardSeen]:
    """It has no cards."""
    return ()


def harms(battle: Battle, seat: Seat) -> Harms:
    """What a machine's fire or blow likely costs each enemy, as a share of its PV (4.40, 4.51)."""
    tolls, found = Tolls(battle), {}
    for one in battle.on_table():
        if one.destroyed:
            continue
        stance = Stance.of(one)
        for other in battle.enemies(one):
            if other.destroyed:
                continue
            its = Stance.of(other)
            shot = fire(tolls, one, gun_dice(one, stance), other, guard_dice(other, its))
            best = max(*shot[:3], blow(tolls, one, stance, other, its))
            found[one.id, other.id] = best / other.profile.pv
    return found
