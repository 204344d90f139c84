"""What a special effect promises: states given and taken, dice, Protection (4.6-4.9, 7.D)."""

from collections.abc import Callable
from functools import lru_cache

from grognard.rulesets.brimstone.battle import Attack, Model
from grognard.rulesets.brimstone.content import EffectEntry
from grognard.rulesets.brimstone.dice import MOST_DICE, SIDES, hits_of
from grognard.rulesets.brimstone.effects import DEBT, NET_PENALTY, RESISTANCE, SEARING
from grognard.rulesets.brimstone.field import CONTACT
from grognard.rulesets.brimstone.prospects import COMMAND_WORTH, Fighter, Glance
from grognard.rulesets.brimstone.stats import CLOSE_RANKS, faith_pool
from grognard.rulesets.brimstone.targets import soli_price

BURDEN = {"stunned": 0.09, "slowed": 0.07, "immobilized": 0.25, "knocked_down": 0.28}
"""Share of a fighter's prize that a state takes from it while it lasts."""
HELPLESS = ("immobilized", "knocked_down")
PREYED = 0.2
"""What being helpless costs more where an enemy may fall upon it."""
CONTROL = 0.45
"""Share of a fighter's prize that commanding it for once is worth (4.610)."""
IDLE = 0.5
"""How much less a state counts for a fighter that has been activated already."""
HASTE = 1.5
"""What two more inches are worth to a fighter who has a way to go."""
COURAGE = 0.25
"""What one more die in everything is worth to a fighter with nobody to fight yet."""
SPENT = 0.25
"""What a Command point is still worth when nobody waits who might need it (3.5)."""

Chosen = tuple[EffectEntry, Model, str]
"""An effect, its user, and on whom it is used."""


def command_price(glance: Glance) -> float:
    """What a point of Command might otherwise do this turn."""
    waiting = sum(one.is_waiting for one in (*glance.ours, *glance.theirs))
    return SPENT + (1.0 - SPENT) * min(1.0, waiting / 6) if waiting else 0.0


@lru_cache(maxsize=4096)
def net_successes(dice: int, need: int, resisting: int) -> tuple[float, ...]:
    """How likely each number of successes is that resistance leaves, from 0 to 5 (4.901-4.903)."""
    found = [0.0] * (MOST_DICE + 1)
    own, own_total = _weights(dice, need)
    foe, foe_total = _weights(resisting, RESISTANCE)
    for hits, weight in own:
        for saved, share in foe:
            found[max(0, hits - saved)] += weight * share / (own_total * foe_total)
    return tuple(found)


def _weights(pool: int, need: int) -> tuple[tuple[tuple[int, int], ...], int]:
    if pool <= 0:
        return ((0, 1),), 1
    dice, again = min(pool, MOST_DICE), max(0, pool - MOST_DICE)
    return hits_of(dice, again, need), SIDES ** (dice + again)


def burden(glance: Glance, victim: Fighter, state: str) -> float:
    """What a state takes from a fighter; nothing where it bears it already."""
    if state in victim.model.states or victim.model.helpless:
        return 0.0
    when = 1.0 if victim.is_waiting else IDLE if glance.left > 1 else 0.1
    share = BURDEN[state] * when
    if state in HELPLESS:
        is_theirs = victim.model.commander != glance.seat
        hunters = glance.ours if is_theirs else glance.theirs
        if any(h.is_waiting and h.gap(victim) <= max(h.reach, CONTACT) for h in hunters):
            share += PREYED
    return share * victim.prize


def fire(glance: Glance, victim: Fighter, loss: int, rounds: int) -> float:
    """What burning takes in the rounds that are left (3.7)."""
    lost = min(victim.model.lp, loss * min(rounds, glance.left - 1))
    share = glance.wounds * lost / victim.profile.lp
    return victim.prize * (share + (1.0 - glance.wounds) * (lost >= victim.model.lp))


def courage(glance: Glance, friend: Fighter) -> float:
    """What Brave is worth: another die against whom it may fight next (4.608)."""
    if "brave" in friend.model.states or not friend.is_waiting:
        return 0.0
    near = [foe for foe in glance.theirs if friend.gap(foe) <= max(friend.reach, CONTACT) + 1.0]
    gains = [glance.exchange(friend, foe, 1) - glance.exchange(friend, foe) for foe in near]
    return max([COURAGE, *gains])


def haste(glance: Glance, friend: Fighter) -> float:
    """What Sped Up is worth: inches for whoever has a way to go, and free *Vae Soli* (4.614)."""
    if "sped_up" in friend.model.states or not friend.is_waiting or not friend.reach:
        return 0.0
    gains = [
        glance.exchange(friend, foe)
        for foe in glance.theirs
        if friend.reach < friend.gap(foe) <= friend.reach + 4.0
    ]
    keeps_off = friend.profile.shooting is not None or bool(friend.profile.exhausting)
    return max([0.0 if keeps_off else HASTE, *gains])


def _power(glance: Glance, chosen: Chosen, *worths: float) -> float:
    """What a power promises, by its net successes: one, two, and so on; more count as the last."""
    card, user, target = chosen
    resisting = faith_pool(glance.of(target).model).total if card.hostile else 0
    chances = net_successes(faith_pool(user).total, card.difficulty, resisting)
    last = len(worths) - 1
    return sum(chance * worths[min(n, last)] for n, chance in enumerate(chances[1:]))


def _chains(glance: Glance, chosen: Chosen) -> float:
    victim = glance.of(chosen[2])
    held = burden(glance, victim, "immobilized")
    return _power(glance, chosen, burden(glance, victim, "stunned"), held, 1.3 * held)


def _strings(glance: Glance, chosen: Chosen) -> float:
    victim = glance.of(chosen[2])
    stun = burden(glance, victim, "stunned")
    if victim.profile.rank == "officer":
        return _power(glance, chosen, stun)
    control = CONTROL * victim.prize * (1.0 if victim.is_waiting else IDLE)
    return _power(glance, chosen, stun, control, control, 1.5 * control)


def _kiss(glance: Glance, chosen: Chosen) -> float:
    victim = glance.of(chosen[2])
    found = [fire(glance, victim, loss, rounds) for loss, rounds in ((1, 2), (2, 2), (2, 3))]
    return _power(glance, chosen, *found)


def _dream(glance: Glance, chosen: Chosen) -> float:
    return _power(glance, chosen, burden(glance, glance.of(chosen[2]), "slowed"))


def _litany(glance: Glance, chosen: Chosen) -> float:
    worth = courage(glance, glance.of(chosen[2]))
    return _power(glance, chosen, worth, worth, 1.5 * worth)


def _absolve(glance: Glance, chosen: Chosen) -> float:
    friend = glance.of(chosen[2])
    return _power(glance, chosen, max(relief(glance, friend).values(), default=0.0))


def relief(glance: Glance, friend: Fighter) -> dict[str, float]:
    """What it would be worth to be rid of each state (7.D)."""
    when = 1.0 if friend.is_waiting or friend.model is glance.battle.now.model else IDLE
    found = {name: BURDEN.get(name, -0.1) * when * friend.prize for name in friend.model.states}
    for place, (loss, rounds) in enumerate(friend.model.burns):
        found[f"consumed/{place}"] = fire(glance, friend, loss, rounds)
    return found


def _net(glance: Glance, chosen: Chosen) -> float:
    card, _, target = chosen
    victim = glance.of(target)
    chances = net_successes(card.dice, card.difficulty, 0)
    fewer = NET_PENALTY if victim.profile.base == "very_large" else 0
    results = [0.0] + [burden(glance, victim, s) for s in ("slowed", "immobilized", "knocked_down")]
    return sum(c * results[max(0, n - fewer)] for n, c in enumerate(chances[: len(results)]))


def _double_time(glance: Glance, chosen: Chosen) -> float:
    card, user, _ = chosen
    near = [
        haste(glance, one)
        for one in glance.ours
        if one.model is not user
        and one.model.commandable
        and one.gap(glance.of(user.id)) <= (card.range or 0.0)
    ]
    return sum(sorted(near)[-2:]) - command_price(glance)


def _whip(glance: Glance, chosen: Chosen) -> float:
    return haste(glance, glance.of(chosen[2])) - command_price(glance)


def _last_stand(glance: Glance, chosen: Chosen) -> float:
    ready = sum(courage(glance, glance.of(name)) for name in chosen[2].split("+"))
    return ready - COMMAND_WORTH * glance.left


def _blood_oath(glance: Glance, chosen: Chosen) -> float:
    """Worth most when she is about to strike, and it lasts through two more activations."""
    me = glance.of(chosen[1].id)
    near = any(me.gap(foe) <= max(me.reach + 1.0, CONTACT) for foe in glance.theirs)
    return 1.0 if near else -1.0


def _debt(glance: Glance, chosen: Chosen) -> float:
    me = glance.of(chosen[1].id)
    gained = min(DEBT, me.profile.lp - me.model.lp) / me.profile.lp
    return me.prize * gained * glance.wounds - COMMAND_WORTH * (glance.left - 1) - SPENT


def _spite(glance: Glance, chosen: Chosen) -> float:
    return 0.1 + fire(glance, glance.of(chosen[2]), 1, 1)


def _vae_soli(glance: Glance, chosen: Chosen) -> float:
    """Dice for this exchange against Command for another (4.706)."""
    name, _, size = chosen[2].partition("/")
    attack = glance.battle.now.attack
    assert attack is not None, "Vae Soli is given during an attack"
    one, two = attack.principals()
    friend, foe = glance.of(name), glance.of(two.id if name == one.id else one.id)
    handicap = sum(change for _, _, change, _ in attack.handicaps.get(name, ()))
    less = glance.strike(friend, foe, handicap).share
    more = glance.strike(friend, foe, handicap + int(size)).share
    price = soli_price(friend.model, int(size)) * command_price(glance)
    return foe.prize * (more - less) - price


def _close_ranks(glance: Glance, chosen: Chosen) -> float:
    """Given once the dice are down, when it is known whether it helps."""
    return _changed(glance, glance.of(chosen[2]), CLOSE_RANKS) - command_price(glance)


def _searing(glance: Glance, chosen: Chosen) -> float:
    attack = glance.battle.now.attack
    assert attack is not None, "Searing Command is given during an attack"
    one, two = attack.principals()
    foe = glance.of(two.id if chosen[2] == one.id else one.id)
    return _changed(glance, foe, -SEARING) - command_price(glance)


def _changed(glance: Glance, victim: Fighter, guard: int) -> float:
    """What more or less Protection changes for the victim of dice that are down."""
    attack = glance.battle.now.attack
    assert attack is not None, "there is an attack"
    one, two = attack.principals()
    striker = two if victim.model is one else one
    weapon, hits = attack.weapon.get(striker.id), attack.hits.get(striker.id, 0)
    if weapon is None or not hits:
        return 0.0
    own = _guard(attack, striker, victim) - weapon.piercing
    before = max(0, weapon.damage[hits - 1] - max(0, own))
    after = max(0, weapon.damage[hits - 1] - max(0, own + guard))
    return abs(_loss(glance, victim, before) - _loss(glance, victim, after))


def _guard(attack: Attack, striker: Model, victim: Fighter) -> int:
    cover = attack.cover if victim.model is attack.target else 0
    given = attack.ranks.get(victim.model.id, 0) - attack.searing.get(striker.id, 0)
    return victim.profile.pr + cover + given


def _loss(glance: Glance, victim: Fighter, damage: int) -> float:
    lost = min(victim.model.lp, damage)
    share = glance.wounds * lost / victim.profile.lp
    return victim.prize * (share + (1.0 - glance.wounds) * (damage >= victim.model.lp))


WORTHS: dict[str, Callable[[Glance, Chosen], float]] = {
    "vae_soli": _vae_soli,
    "close_ranks": _close_ranks,
    "searing_command": _searing,
    "spite": _spite,
    "dream": _dream,
    "last_stand": _last_stand,
    "absolve": _absolve,
    "blood_oath": _blood_oath,
    "debt": _debt,
    "double_time": _double_time,
    "litany": _litany,
    "whip": _whip,
    "kiss": _kiss,
    "cast_net": _net,
    "chains": _chains,
    "strings": _strings,
}


def use_worth(glance: Glance, chosen: Chosen) -> float:
    """What the use of an effect promises, in points of cost, its price taken off."""
    return WORTHS[chosen[0].id](glance, chosen)
