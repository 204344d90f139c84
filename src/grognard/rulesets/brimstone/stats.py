"""Current values: what is printed and everything that changes it, part by part (1.9, 4.305)."""

from grognard.kernel.tallies import Tally
from grognard.rulesets.brimstone.battle import Attack, Battle, Model
from grognard.rulesets.brimstone.field import in_contact

EASIEST, HARDEST = 2, 6
MOST_SUPPORT = 2
CLOSE_RANKS = 2
"""Protection a model gains from Close Ranks (7.D)."""
STAT_CLAUSE = "1.9"


def clamped(difficulty: int) -> int:
    """A number a die must reach is never below 2 nor above 6 (1.10)."""
    return min(max(difficulty, EASIEST), HARDEST)


def displacement(model: Model) -> int:
    """DPT: how many inches one move has (1.9, 4.505, 5.7)."""
    value = model.profile.dpt
    for name in model.states:
        value += model.profile.content.states[name].dpt
    if model.hampered:
        value -= 1
    if model.relic >= 0:
        value -= 1
    return max(0, value)


def _add_states(tally: Tally, model: Model, stat: str) -> None:
    for name in model.states:
        state = model.profile.content.states[name]
        amount: int = getattr(state, stat)
        if amount:
            tally.add(state.clause, name, amount)
    if model.wounded and stat != "def_":
        if model.hampered:
            tally.add("4.505", "wounded", -1)
        else:
            tally.ignore("7.3", "steadfast", -1)


def fights_back(attack: Attack, model: Model) -> bool:
    """Whether a principal rolls dice at all (1.8, 4.310, 4.611)."""
    if model.profile.cbt is None or "immobilized" in model.states:
        return False
    return not (attack.one_sided and model is attack.target)


def supporters(battle: Battle, attack: Attack, model: Model) -> int:
    """How many friends give a principal their support (4.311)."""
    one, two = attack.principals()
    enemy = two if model is one else one
    if one.commander == two.commander:
        return 0
    helping = sum(
        friend.profile.cbt is not None and not friend.helpless and in_contact(friend, enemy)
        for friend in battle.friends(model)
        if friend is not enemy
    )
    return min(helping, MOST_SUPPORT)


def combat_pool(battle: Battle, attack: Attack, model: Model) -> Tally:
    """The melee dice of a principal (4.305, table 4.B)."""
    tally = Tally("cbt")
    if not fights_back(attack, model):
        return tally
    tally.add("1.7", "printed", model.profile.cbt or 0)
    _add_states(tally, model, "cbt")
    for clause, reason, change, _ in attack.handicaps.get(model.id, ()):
        tally.add(clause, reason, change)
    tally.add("4.311", "support", supporters(battle, attack, model))
    tally.add("4.706", "vae_soli", attack.soli.get(model.id, 0))
    return tally.at_least(0, STAT_CLAUSE)


def defence(attack: Attack, model: Model) -> Tally:
    """The number enemy melee dice must reach (4.308, table 4.B)."""
    tally = Tally("def").add("1.7", "printed", model.profile.defence)
    for name in model.states:
        state = model.profile.content.states[name]
        tally.add(state.clause, name, state.def_)
    for clause, reason, _, change in attack.handicaps.get(model.id, ()):
        tally.add(clause, reason, change)
    short = clamped(tally.total) - tally.total
    return tally.add("1.10", "clamp", short)


def shooting_pool(model: Model, *, moved: bool) -> Tally:
    """The dice of a shot (4.410)."""
    tally = Tally("tir").add("1.7", "printed", model.profile.tir or 0)
    _add_states(tally, model, "tir")
    if moved:
        tally.add("4.107", "moved", -1)
    return tally.at_least(0, STAT_CLAUSE)


def faith_pool(model: Model) -> Tally:
    """The dice of a power or of resistance (4.901, 4.902)."""
    tally = Tally("foi")
    if model.profile.foi is None:
        return tally
    tally.add("1.7", "printed", model.profile.foi)
    _add_states(tally, model, "foi")
    return tally.at_least(0, STAT_CLAUSE)


def protection(model: Model, attack: Attack, piercing: int) -> Tally:
    """What is taken off an attack's damage (4.411, 4.501, 7.15)."""
    tally = Tally("pr").add("1.7", "printed", model.profile.pr)
    if model is attack.target:
        tally.add("4.406", "cover", attack.cover)
    tally.add("4.501", "close_ranks", attack.ranks.get(model.id, 0))
    tally.add("7.15", "piercing", -piercing)
    return tally.at_least(0, STAT_CLAUSE)
