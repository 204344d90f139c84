"""A battle of Brimstone in numbers: everything is open (1.21)."""

from collections.abc import Mapping, Sequence

from grognard.kernel.observing import COMMON, CardSeen, Harms, Lengths, Pieces, Row, one_of
from grognard.kernel.questions import Seat
from grognard.rulesets.brimstone.battle import ACTIVATED, Battle, other
from grognard.rulesets.brimstone.content import Profile
from grognard.rulesets.brimstone.prospects import Glance
from grognard.rulesets.brimstone.view import terrain as terrain
from grognard.rulesets.brimstone.view import zones as zones

PHASES = (
    "lists", "terrain", "shifts", "zones", "deployment", "upkeep", "action", "end",
)  # fmt: skip
STATES = (
    "berserk", "brave", "consumed", "controlled", "immobilized", "knocked_down", "slowed",
    "sped_up", "stunned", "swallowed",
)  # fmt: skip
PROFILE = (
    "dpt", "cbt", "def", "tir", "foi", "cmd", "pr", "lp", "wounded_at", "cost", "radius", "score",
    "range", "officer",
)  # fmt: skip
STATE = (
    *COMMON,
    "lp_left", "wounded", "own_recruit", "has_relic", "scorched", "used", "spent", "burning",
    "held",
    *(f"state_{state}" for state in STATES),
)  # fmt: skip
TABLE = (
    "over", "turns_left", "own_points", "enemy_points", "own_command", "enemy_command",
    "own_kills", "enemy_kills", "dominance", "is_current",
    *(f"phase_{phase}" for phase in PHASES),
)  # fmt: skip
FACES: tuple[str, ...] = ()
PLACES: tuple[str, ...] = ()
NO_STATES = (0.0,) * len(STATES)


def lengths(battle: Battle) -> Lengths:
    """The sides of the table, in inches."""
    return battle.setting.width, battle.setting.height


def pieces(battle: Battle, seat: Seat) -> Pieces:
    """Every model, in list order."""
    scale, active = 1 / max(lengths(battle)), battle.active
    ids, profiles, state = [], [], list[float]()
    for model in battle.models:
        profile, at, states = model.profile, model.at, model.states
        x, y = at or (0.0, 0.0)
        lp = model.lp if model.lp > 0 else 0
        ids.append(model.id)
        profiles.append(profile)
        state += (
            1.0 if model.commander == seat else -1.0,
            at is not None,
            x * scale,
            y * scale,
            0.0,
            0.0,
            0.0,
            lp / profile.lp,
            model.status == ACTIVATED,
            model.id == active,
            lp / 10,
            model.wounded,
            model.owner == seat,
            model.relic >= 0,
            model.scorched,
            len(model.used) / 3 if model.used else 0.0,
            len(model.spent) / 3 if model.spent else 0.0,
            len(model.burns) / 3 if model.burns else 0.0,
            bool(model.held_by),
        )
        if states:
            state += [0.0 if name not in states else max(1, states[name]) / 3 for name in STATES]
        else:
            state += NO_STATES
    return Pieces(ids, profiles, state)


def profile(profile: Profile) -> Row:
    """A model's card (table 1.A)."""
    return (
        profile.dpt / 7,
        (profile.cbt or 0) / 8,
        profile.defence / 6,
        (profile.tir or 0) / 6,
        (profile.foi or 0) / 6,
        profile.cmd / 5,
        profile.pr / 5,
        profile.lp / 20,
        profile.wounded_at / 20,
        profile.cost / 100,
        profile.radius,
        profile.score / 3,
        profile.shooting.range / 24 if profile.shooting else 0.0,
        profile.rank == "officer",
    )


def traits(profile: Profile) -> Sequence[str]:
    """Its abilities, its weapons and its effects."""
    abilities = profile.abilities
    arms = [*profile.melee, *([profile.shooting] if profile.shooting else [])]
    return (
        profile.rank,
        *(name for name in abilities.__struct_fields__ if getattr(abilities, name)),
        *(arm.id for arm in arms),
        *(effect.id for effect in profile.effects),
    )


def table(battle: Battle, seat: Seat) -> Row:
    """Turn, score, command and whose opportunity it is."""
    turns, enemy = battle.setting.turns, other(seat)
    points, command, kills = battle.points, battle.cmd, battle.kills
    return (
        battle.turn / turns,
        (turns - battle.turn) / 10,
        points.get(seat, 0) / 10,
        points.get(enemy, 0) / 10,
        command.get(seat, 0) / 5,
        command.get(enemy, 0) / 5,
        kills.get(seat, 0) / 5,
        kills.get(enemy, 0) / 5,
        float(battle.dominance == seat) - float(battle.dominance == enemy),
        battle.current == seat,
        *one_of(PHASES, battle.phase),
    )


def faces(battle: Battle) -> Mapping[str, Row]:
    """It has no cards."""
    return {}


def cards(battle: Battle, seat: Seat) -> Sequence[CardSeen]:
    """It has no cards."""
    return ()


def harms(battle: Battle, seat: Seat) -> Harms:
    """What a model's blow or shot likely takes of each enemy (4.308, 4.411)."""
    glance, found = Glance(battle, seat), {}
    for ours in glance.ours:
        for theirs in glance.theirs:
            found[ours.model.id, theirs.model.id] = glance.harm(ours, theirs)
            found[theirs.model.id, ours.model.id] = glance.harm(theirs, ours)
    return found
