"""A battle of Baroud in numbers: everything is open (1.20)."""

from collections.abc import Mapping, Sequence

from grognard.kernel.observing import COMMON, CardSeen, Harms, Lengths, Pieces, Row, one_of
from grognard.kernel.questions import Seat
from grognard.rulesets.baroud.battle import Battle, other_seat
from grognard.rulesets.baroud.content import Profile
from grognard.rulesets.baroud.strikes import melee_harm, shot_harm
from grognard.rulesets.baroud.view import terrain as terrain
from grognard.rulesets.baroud.view import zones as zones

PHASES = ("muster", "roles", "deployment", "first-turn", "play")
PROFILE = ("quality", "combat", "stick", "radius", "points", "weapons", "longest", "personality")
STATE = (
    *COMMON,
    "activated", "fought", "fallen", "immobilised", "on_watch", "rattled", "magic_lost",
    "grenades_out", "tough_used", "moved", "marches", "ambush", "carrying", "in_group", "waits",
)  # fmt: skip
TABLE = (
    "over", "rounds_left", "own_points", "enemy_points", "own_strength", "enemy_strength",
    "is_attacker", "is_first", "is_active", "actions", "group_orders", "tests_waiting",
    *(f"phase_{phase}" for phase in PHASES),
)  # fmt: skip
FACES: tuple[str, ...] = ()
PLACES: tuple[str, ...] = ()


def lengths(battle: Battle) -> Lengths:
    """The sides of the table, in millimetres."""
    return battle.setting.width, battle.setting.height


def pieces(battle: Battle, seat: Seat) -> Pieces:
    """Every figure, in order."""
    scale, acting, carrier = 1 / max(lengths(battle)), battle.acting, battle.carrier
    group, waiting = battle.group, battle.group_waiting
    ids, profiles, state = [], [], list[float]()
    for figure in battle.figures:
        at = figure.at
        x, y = at or (0.0, 0.0)
        ids.append(figure.id)
        profiles.append(figure.profile)
        state += (
            1.0 if figure.seat == seat else -1.0,
            at is not None,
            x * scale,
            y * scale,
            figure.level,
            0.0,
            0.0,
            1.0 if figure.is_able else 0.5 if at is not None else float(not figure.gone),
            figure.activated,
            figure.id == acting,
            figure.activated,
            bool(figure.fought),
            figure.fallen,
            figure.immobilised,
            bool(figure.watch),
            bool(figure.rattled),
            figure.magic_lost,
            figure.grenades_out,
            figure.tough_used,
            figure.moved,
            figure.marches / 3,
            figure.ambush,
            figure.id == carrier,
            figure.id in group,
            figure.id in waiting,
        )
    return Pieces(ids, profiles, state)


def profile(profile: Profile) -> Row:
    """A figure as it is printed (1.2-1.6)."""
    return (
        profile.quality / 6,
        profile.combat / 6,
        profile.stick / 2,
        profile.radius / 25,
        profile.points / 100,
        len(profile.weapons) / 3,
        -1.0 if profile.longest is None else profile.longest / 2,
        profile.is_personality,
    )


def traits(profile: Profile) -> Sequence[str]:
    """Its abilities and its weapons."""
    return (*sorted(profile.abilities), *profile.armoury)


def table(battle: Battle, seat: Seat) -> Row:
    """Round, score, whose turn it is and what is left of it."""
    rounds, enemy = battle.setting.rounds, other_seat(seat)
    points, strength = battle.points, battle.strength
    return (
        battle.round / rounds,
        (rounds - battle.round) / 10,
        points.get(seat, 0) / 10,
        points.get(enemy, 0) / 10,
        strength.get(seat, 0) / 10,
        strength.get(enemy, 0) / 10,
        battle.attacker == seat,
        battle.first == seat,
        battle.active == seat,
        battle.actions / 3,
        battle.group_orders / 3,
        len(battle.tests) / 5,
        *one_of(PHASES, battle.phase),
    )


def faces(battle: Battle) -> Mapping[str, Row]:
    """It has no cards."""
    return {}


def cards(battle: Battle, seat: Seat) -> Sequence[CardSeen]:
    """It has no cards."""
    return ()


def harms(battle: Battle, seat: Seat) -> Harms:
    """What a figure's attack or near shot likely takes of each enemy (4.201, 4.302)."""
    found = {}
    figures = battle.on_table()
    for one in figures:
        for other in figures:
            if one.seat == other.seat:
                continue
            mine, theirs = one.profile, other.profile
            fallen, bound = other.fallen, other.immobilised
            shots = [
                shot_harm(mine, weapon.id, 1, True, theirs, fallen, bound)
                for weapon in mine.weapons
            ]
            blow, _ = melee_harm(mine, theirs, fallen, bound, 0)
            found[one.id, other.id] = max([blow, *shots])
    return found
