"""Whom a special effect may be used on now (4.711, 4.807, 7.D)."""

from collections.abc import Callable

from grognard.rulesets.brimstone import stats
from grognard.rulesets.brimstone.battle import Attack, Battle, Model
from grognard.rulesets.brimstone.content import EffectEntry
from grognard.rulesets.brimstone.field import enemies_within, gap, sight, within
from grognard.rulesets.brimstone.states import removable

SOLI_SIZES = (1, 2)


def may_receive(battle: Battle, card: EffectEntry, model: Model) -> bool:
    """Whether a model can receive an Order, once in this attack or activation (4.605, 4.713)."""
    if not model.commandable:
        return False
    now = battle.now
    received = now.attack.received if now.attack is not None else now.received
    return (card.id, model.id) not in received


def _friends_in_range(battle: Battle, user: Model, card: EffectEntry) -> list[Model]:
    reach = card.range
    return [f for f in battle.friends(user) if reach is None or within(gap(user, f), reach)]


def _enemies_in_sight(battle: Battle, user: Model, card: EffectEntry) -> list[str]:
    """Hostile effects need range and a line of sight (4.807)."""
    key = (user.id, card.id, "seen")
    known: list[str] | None = battle.facts.get(key)
    if known is None:
        near = enemies_within(battle, user, card.range)
        known = battle.facts[key] = [e.id for e in near if sight(battle, user, e).clear]
    return known


def commanded_friends(battle: Battle, user: Model, card: EffectEntry) -> list[str]:
    """Friends in range that can receive an Order."""
    friends = _friends_in_range(battle, user, card)
    return [f.id for f in friends if may_receive(battle, card, f)]


def _some_friends(battle: Battle, user: Model, card: EffectEntry) -> list[str]:
    """One use, on whomever its user names when it is used."""
    return [""] if commanded_friends(battle, user, card) else []


def _friends_or_self(battle: Battle, user: Model, card: EffectEntry) -> list[str]:
    return [user.id, *(friend.id for friend in _friends_in_range(battle, user, card))]


def _friends_with_state(battle: Battle, user: Model, card: EffectEntry) -> list[str]:
    return [m for m in _friends_or_self(battle, user, card) if removable(battle.model(m))]


def _whole_company(battle: Battle, user: Model, card: EffectEntry) -> list[str]:
    """One use on everybody who can receive it, the user included."""
    near = [user, *_friends_in_range(battle, user, card)]
    names = [model.id for model in near if may_receive(battle, card, model)]
    return ["+".join(names)] if names else []


def _oneself(battle: Battle, user: Model, card: EffectEntry) -> list[str]:
    return [user.id]


def _oneself_hurt(battle: Battle, user: Model, card: EffectEntry) -> list[str]:
    hurt = user.lp < user.profile.lp and may_receive(battle, card, user)
    return [user.id] if hurt else []


def _attack_friends(battle: Battle, user: Model) -> tuple[Attack, list[Model]] | None:
    attack = battle.now.attack
    if attack is None:
        return None
    return attack, [m for m in attack.principals() if m.commander == user.commander]


def _guarded(battle: Battle, user: Model, card: EffectEntry) -> list[str]:
    """A friend that fights in melee or is shot at."""
    found = _attack_friends(battle, user)
    if found is None:
        return []
    attack, friends = found
    if attack.kind == "shooting":
        friends = [m for m in friends if m is attack.target]
    return [m.id for m in friends if m.at is not None and may_receive(battle, card, m)]


def _melee_friends(battle: Battle, user: Model, card: EffectEntry) -> list[str]:
    found = _attack_friends(battle, user)
    if found is None or found[0].kind != "melee":
        return []
    return [m.id for m in found[1] if m.at is not None and may_receive(battle, card, m)]


def _soli_targets(battle: Battle, user: Model, card: EffectEntry) -> list[str]:
    """A friend that will roll dice, not Slowed Down; free for the Sped Up (4.706, 4.707)."""
    found = _attack_friends(battle, user)
    if found is None or found[0].kind != "melee":
        return []
    attack, friends = found
    purse = battle.cmd[user.commander]
    return [
        f"{model.id}/{size}"
        for model in friends
        if may_receive(battle, card, model)
        and "slowed" not in model.states
        and stats.fights_back(attack, model)
        for size in SOLI_SIZES
        if soli_price(model, size) <= purse
    ]


def soli_price(model: Model, size: int) -> int:
    """What *Vae Soli* costs for a model (4.614, 4.706)."""
    return 0 if "sped_up" in model.states else size


def _harmers(battle: Battle, user: Model, card: EffectEntry) -> list[str]:
    """Enemies in play whose dice damaged the user in this attack (7.D)."""
    attack = battle.now.attack
    if attack is None:
        return []
    harmers = sorted(by for by, victim in attack.harmed if victim == user.id)
    return [
        by
        for by in harmers
        if battle.model(by).at is not None and battle.model(by).commander != user.commander
    ]


Targets = Callable[[Battle, Model, EffectEntry], list[str]]

TARGETS: dict[str, Targets] = {
    "vae_soli": _soli_targets,
    "close_ranks": _guarded,
    "searing_command": _melee_friends,
    "spite": _harmers,
    "dream": _enemies_in_sight,
    "last_stand": _whole_company,
    "absolve": _friends_with_state,
    "blood_oath": _oneself,
    "debt": _oneself_hurt,
    "double_time": _some_friends,
    "litany": _friends_or_self,
    "whip": commanded_friends,
    "kiss": _enemies_in_sight,
    "cast_net": _enemies_in_sight,
    "chains": _enemies_in_sight,
    "strings": _enemies_in_sight,
}
