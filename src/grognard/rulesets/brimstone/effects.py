"""Special effects: who may use which, on whom, and what they do (4.7-4.9, 7.D)."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from grognard.kernel.compound import Tick
from grognard.kernel.questions import Choose, Option, Seat
from grognard.kernel.said import Say
from grognard.rulesets.brimstone import stats
from grognard.rulesets.brimstone.battle import Battle, Model, piece_option
from grognard.rulesets.brimstone.content import EffectEntry
from grognard.rulesets.brimstone.damage import damage_of
from grognard.rulesets.brimstone.dice import RollPool
from grognard.rulesets.brimstone.events import (
    CommandGiven,
    CommandSpent,
    EffectUsed,
    PowerCast,
    ReactionAnnounced,
    ReactionLost,
    Recovered,
)
from grognard.rulesets.brimstone.states import consume, gains, inflict, removable, remove
from grognard.rulesets.brimstone.targets import TARGETS, commanded_friends, soli_price

PASSIVE_WINDOWS = frozenset(("w2", "w3", "w4", "w7", "w8"))
"""Never during melee or shooting (4.804, table 3.A)."""
ATTACK_WINDOWS = frozenset(("w5", "w6", "w7"))
RESISTANCE = 5
SEARING = 2
DEBT = 4
NET_PENALTY = 1
MOST_HURRIED = 2


class Use(NamedTuple):
    """An effect that could be used now, and on whom."""

    effect: EffectEntry
    user: Model
    target: str
    """Model ids joined by ``+``; after a slash how much, for *Vae Soli*."""

    @property
    def key(self) -> str:
        """How the choice is recorded."""
        return f"{self.effect.id}:{self.user.id}:{self.target}"

    @property
    def targets(self) -> tuple[str, ...]:
        """The models it is used on."""
        names = self.target.partition("/")[0]
        return tuple(names.split("+")) if names else ()

    def option(self) -> Option:
        """The choice a player sees."""
        size = self.target.partition("/")[2]
        facts = {
            "effect": self.effect.id,
            "model": self.user.id,
            "targets": list(self.targets),
            "size": int(size or 0),
        }
        piece = self.targets[0] if len(self.targets) == 1 else None
        say = "option-use-soli" if size else "option-use" if self.targets else "option-use-some"
        group = Say("group-use", {"effect": self.effect.id})
        note = f"note-{self.effect.id}"
        return Option(self.key, say, piece, facts=facts, group=group, note=note)


def use_of(battle: Battle, key: str) -> Use:
    """Read a choice back."""
    effect, user, target = key.split(":")
    return Use(battle.content.effects[effect], battle.model(user), target)


def window_uses(battle: Battle, seat: Seat, window: str) -> list[Use]:
    """What a seat could use in a window: Free effects, Passive ones of the active model."""
    now = battle.now
    attacking = window in ATTACK_WINDOWS
    found: list[Use] = []
    for model in battle.attack_adepts if attacking else battle.adepts:
        if model.commander != seat or model.at is None:
            continue
        for card in model.profile.free if attacking else model.profile.anytime:
            if card.id not in model.used and (not card.windows or window in card.windows):
                found += uses(battle, model, card)
    active = now.model
    if (
        active is not None
        and active.profile.passive
        and window in PASSIVE_WINDOWS
        and now.seat == seat
        and now.goes_on
    ):
        for card in active.profile.passive:
            found += uses(battle, active, card)
    return found


def is_calm(battle: Battle, window: str) -> bool:
    """Whether no Free effect has a target, until somebody moves or is made ready (4.807).

    Nearly every window is calm; this one look at the table is then all it takes.
    """
    if window in ATTACK_WINDOWS:
        return all(model.at is None for model in battle.attack_adepts)
    calm: bool | None = battle.facts.get("calm")
    if calm is None:
        calm = battle.facts["calm"] = not any(
            not card.hostile or TARGETS[card.id](battle, model, card)
            for model in battle.adepts
            if model.at is not None
            for card in model.profile.anytime
            if card.id not in model.used
        )
    return calm


def action_uses(battle: Battle, model: Model, trigger: str) -> list[Use]:
    """Active effects of a Concentration, Exhausting ones of a Focusing (4.802, 4.803)."""
    cards = model.profile.active if trigger == "active" else model.profile.exhausting
    return [use for card in cards for use in uses(battle, model, card)]


def uses(battle: Battle, user: Model, card: EffectEntry) -> list[Use]:
    """Every legal use of one effect now; none without a legal target (4.711)."""
    if not may_use(battle, user, card):
        return []
    return [Use(card, user, target) for target in TARGETS[card.id](battle, user, card)]


def may_use(battle: Battle, user: Model, card: EffectEntry) -> bool:
    """Limits, freedom to act, and the price (4.705, 4.806, 4.809)."""
    if card.id in user.used or card.id in user.spent:
        return False
    if user.owner != user.commander and not (
        card.kind == "talent" and card.trigger in ("free", "passive")
    ):
        return False
    if card.kind == "power" and user.profile.foi is None:
        return False
    if card.kind != "order":
        return True
    if not user.commandable:
        return False
    return card.id == "vae_soli" or battle.cmd[user.commander] >= card.cost


def spend(battle: Battle, seat: Seat, points: int, *, permanent: bool = False) -> None:
    """Pay Command points, temporary or permanent (4.702, 4.703)."""
    if not points:
        return
    battle.cmd[seat] -= points
    battle.cite("4.701")
    if battle.officer(seat) is None:
        battle.cite("4.712")
    if permanent:
        battle.base[seat] = max(0, battle.base[seat] - points)
        battle.tell(CommandGiven(seat, points))
    else:
        battle.tell(CommandSpent(seat, points))


def matters(battle: Battle, chosen: Use) -> bool:
    """Whether an effect can change anything; where nobody can prove that it cannot, it may."""
    match chosen.effect.id:
        case "close_ranks" | "searing_command":
            return _changes_damage(battle, chosen)
        case "vae_soli":
            return _changes_dice(battle, chosen)
        case "last_stand":
            return any(gains(battle.model(name), "brave", 1) for name in chosen.targets)
        case "blood_oath":
            return any(gains(chosen.user, state, 2) for state in ("berserk", "brave"))
        case "dream":
            target = battle.model(chosen.target)
            return has_faith(chosen.user) and gains(target, "slowed", 1)
        case "absolve":
            return has_faith(chosen.user)
        case _:
            return True


def has_faith(user: Model) -> bool:
    """Whether a power of its has any dice (4.901)."""
    return stats.faith_pool(user).total > 0


def _changes_damage(battle: Battle, chosen: Use) -> bool:
    """Whether an Order for one attack changes what its hits do.

    It does not where there are none to make worse or better, and none to come. Whoever lets it
    pass may give it still if the enemy answers.
    """
    attack = battle.now.attack
    assert attack is not None, "it is given during an attack"
    friend = battle.model(chosen.target)
    one, two = attack.principals()
    foe = two if friend is one else one
    striker, victim = (foe, friend) if chosen.effect.id == "close_ranks" else (friend, foe)
    if not attack.hits:
        return attack.kind != "melee" or stats.fights_back(attack, striker)
    weapon, hits = attack.weapon.get(striker.id), attack.hits.get(striker.id, 0)
    if weapon is None:
        return False
    least = damage_of(battle, attack, striker, victim, weapon, hits)
    given = attack.ranks if chosen.effect.id == "close_ranks" else attack.searing
    before = given.get(friend.id, 0)
    given[friend.id] = before + (stats.CLOSE_RANKS if given is attack.ranks else SEARING)
    changed = damage_of(battle, attack, striker, victim, weapon, hits)
    if before:
        given[friend.id] = before
    else:
        del given[friend.id]
    return changed != least


def _changes_dice(battle: Battle, chosen: Use) -> bool:
    """Whether *Vae Soli* gives a principal any die (1.9, 4.706)."""
    attack = battle.now.attack
    assert attack is not None, "Vae Soli is given during an attack"
    name, _, size = chosen.target.partition("/")
    fighter = battle.model(name)
    before = stats.combat_pool(battle, attack, fighter).total
    attack.soli[name] = int(size)
    after = stats.combat_pool(battle, attack, fighter).total
    del attack.soli[name]
    return after != before


async def use(battle: Battle, chosen: Use) -> None:
    """Pay for an effect, mark it used, and resolve it completely (3.16, 4.806)."""
    if chosen.effect.id == "double_time":
        chosen = chosen._replace(target="+".join(await _hurried(battle, chosen)))
    card, user = chosen.effect, chosen.user
    if card.id == "vae_soli":
        _give_vae_soli(battle, chosen)
        return
    spend(battle, user.commander, card.cost, permanent=card.permanent)
    _mark_used(battle, user, card)
    if card.kind == "order":
        _note_received(battle, chosen)
    if user.owner != user.commander:
        battle.cite("4.809")
    battle.cite(TRIGGER_CLAUSE[card.trigger], "4.806", "4.807")
    if card.reaction:
        battle.now.reactions.append((card.id, user.id, chosen.target))
        battle.tell(ReactionAnnounced(user.id, card.id, chosen.target))
        return
    battle.tell(EffectUsed(card.id, user.id, chosen.targets))
    await RESULTS[card.id](battle, chosen)


TRIGGER_CLAUSE = {"exhausting": "4.802", "active": "4.803", "passive": "4.804", "free": "4.805"}


def _mark_used(battle: Battle, user: Model, card: EffectEntry) -> None:
    if card.limit == "game":
        user.spent.append(card.id)
    elif card.trigger in ("free", "passive"):
        user.used.append(card.id)
        battle.forget()


def _note_received(battle: Battle, chosen: Use) -> None:
    now = battle.now
    received = now.attack.received if now.attack is not None else now.received
    received.update((chosen.effect.id, target) for target in chosen.targets)
    battle.cite("4.709", "4.710", "4.713")


def resolve_reactions(battle: Battle) -> None:
    """Reactions take effect at A8, in the order announced, if both are still there (4.808)."""
    for effect, user_id, target_id in battle.now.reactions:
        user, target = battle.model(user_id), battle.model(target_id)
        if user.at is None or target.at is None:
            battle.tell(ReactionLost(user_id, effect))
            continue
        battle.tell(EffectUsed(effect, user_id, (target_id,)))
        consume(battle, target, 1, 1)
    battle.now.reactions = []


def _give_vae_soli(battle: Battle, chosen: Use) -> None:
    """CBT +1 or +2 for this attack (4.706)."""
    attack = battle.now.attack
    assert attack is not None, "Vae Soli is given during an attack"
    name, _, size = chosen.target.partition("/")
    model = battle.model(name)
    price = soli_price(model, int(size))
    if not price:
        battle.cite("4.614")
    spend(battle, chosen.user.commander, price)
    attack.soli[name] = int(size)
    attack.received.add(("vae_soli", name))
    battle.cite("1.11", "4.706", "4.707", "4.709", "4.710", "4.713")
    battle.tell(EffectUsed("vae_soli", chosen.user.id, (name,)))


async def power(battle: Battle, user: Model, target: Model, card: EffectEntry) -> int:
    """Roll FOI against the difficulty; a hostile power is resisted (4.901-4.903)."""
    dice = stats.faith_pool(user)
    net = 0
    if dice.total:
        net = await RollPool(
            pool=dice,
            need=card.difficulty,
            piece=user.id,
            seat=user.commander,
            rule="4.901",
            topic="power",
        )
    if card.hostile and target.profile.foi is None:
        battle.cite("1.8")
    if card.hostile and net:
        net -= await resistance(target)
    net = max(0, net)
    battle.cite("4.905")
    battle.tell(PowerCast(card.id, user.id, target.id, net))
    return net


async def resistance(target: Model) -> int:
    """Each success of the target's own FOI at 5+ cancels one (4.902)."""
    dice = stats.faith_pool(target)
    if not dice.total:
        return 0
    return await RollPool(
        pool=dice,
        need=RESISTANCE,
        piece=target.id,
        seat=target.commander,
        rule="4.902",
        topic="resistance",
    )


async def _close_ranks(battle: Battle, chosen: Use) -> None:
    """PR +2 for this attack."""
    attack = battle.now.attack
    assert attack is not None, "Close Ranks is given during an attack"
    attack.ranks[chosen.target] = stats.CLOSE_RANKS


async def _searing_command(battle: Battle, chosen: Use) -> None:
    """Its weapon has Piercing 2 for this attack."""
    attack = battle.now.attack
    assert attack is not None, "Searing Command is given during an attack"
    attack.searing[chosen.target] = SEARING


def _hurried(battle: Battle, chosen: Use) -> Tick:
    """The one or two friends that are to hurry."""
    user = chosen.user
    friends = commanded_friends(battle, user, chosen.effect)
    return Tick(
        user.commander,
        [piece_option(friend) for friend in friends],
        rule="4.801",
        topic="double-time",
        least=1,
        most=MOST_HURRIED,
        default=tuple(friends[:MOST_HURRIED]),
        piece=user.id,
    )


async def _double_time(battle: Battle, chosen: Use) -> None:
    """One or two friends gain Sped Up 1."""
    for name in chosen.targets:
        inflict(battle, battle.model(name), "sped_up", 1)


async def _last_stand(battle: Battle, chosen: Use) -> None:
    """The user and all friends in range that can receive Orders gain Brave 1."""
    for name in chosen.targets:
        inflict(battle, battle.model(name), "brave", 1)


async def _litany(battle: Battle, chosen: Use) -> None:
    """1-2: Brave 1; 3+: Brave 2."""
    target = battle.model(chosen.target)
    net = await power(battle, chosen.user, target, chosen.effect)
    if net:
        inflict(battle, target, "brave", 2 if net >= 3 else 1)


async def _chains(battle: Battle, chosen: Use) -> None:
    """1: Stunned 1; 2: Immobilized 1; 3+: Immobilized 2."""
    target = battle.model(chosen.target)
    net = await power(battle, chosen.user, target, chosen.effect)
    if net == 1:
        inflict(battle, target, "stunned", 1)
    elif net:
        inflict(battle, target, "immobilized", min(net, 3) - 1)


async def _absolve(battle: Battle, chosen: Use) -> None:
    """1+: remove one state, except Controlled, Swallowed and Rage."""
    target = battle.model(chosen.target)
    if await power(battle, chosen.user, target, chosen.effect):
        state = await Choose(
            chosen.user.commander,
            lambda: [Option(name, f"state-{name.partition('/')[0]}") for name in removable(target)],
            rule="4.801",
            topic="absolve",
            piece=target.id,
        )
        remove(battle, target, state)


async def _blood_oath(battle: Battle, chosen: Use) -> None:
    """Gains Berserk 2 and Brave 2."""
    inflict(battle, chosen.user, "berserk", 2)
    inflict(battle, chosen.user, "brave", 2)


async def _cast_net(battle: Battle, chosen: Use) -> None:
    """3 dice at 4+, one success fewer against Very Large. 1: Slowed; 2: Immobilized; 3: down."""
    card, user = chosen.effect, chosen.user
    target = battle.model(chosen.target)
    hits = await RollPool(
        pool=card.dice,
        need=card.difficulty,
        piece=user.id,
        seat=user.commander,
        rule="4.801",
        topic="net",
    )
    if target.profile.base == "very_large":
        hits = max(0, hits - NET_PENALTY)
    battle.tell(PowerCast(card.id, user.id, target.id, hits))
    if hits == 1:
        inflict(battle, target, "slowed", 1)
    elif hits == 2:
        inflict(battle, target, "immobilized", 1)
    elif hits:
        inflict(battle, target, "knocked_down")


async def _whip(battle: Battle, chosen: Use) -> None:
    """One friend gains Berserk 1 and Sped Up 1."""
    target = battle.model(chosen.target)
    inflict(battle, target, "berserk", 1)
    inflict(battle, target, "sped_up", 1)


async def _debt(battle: Battle, chosen: Use) -> None:
    """Recovers 4 LP, never above the printed number (4.506)."""
    user = chosen.user
    gained = min(DEBT, user.profile.lp - user.lp)
    user.lp += gained
    battle.tell(Recovered(user.id, gained))


async def _strings(battle: Battle, chosen: Use) -> None:
    """1: Stunned 1; 2-3: Controlled 1; 4+: Controlled 2. An Officer is only Stunned 1."""
    user, target = chosen.user, battle.model(chosen.target)
    net = await power(battle, user, target, chosen.effect)
    if net == 0:
        return
    if net == 1 or target.profile.rank == "officer":
        inflict(battle, target, "stunned", 1)
    else:
        inflict(battle, target, "controlled", 2 if net >= 4 else 1, by=user.commander)


async def _kiss(battle: Battle, chosen: Use) -> None:
    """1: Consumed (1/2); 2: (2/2); 3+: (2/3)."""
    target = battle.model(chosen.target)
    net = await power(battle, chosen.user, target, chosen.effect)
    if net:
        consume(battle, target, 1 if net == 1 else 2, 3 if net >= 3 else 2)


async def _dream(battle: Battle, chosen: Use) -> None:
    """1+: Slowed Down 1."""
    target = battle.model(chosen.target)
    if await power(battle, chosen.user, target, chosen.effect):
        inflict(battle, target, "slowed", 1)


Result = Callable[[Battle, Use], Awaitable[None]]

RESULTS: dict[str, Result] = {
    "close_ranks": _close_ranks,
    "searing_command": _searing_command,
    "dream": _dream,
    "last_stand": _last_stand,
    "absolve": _absolve,
    "blood_oath": _blood_oath,
    "debt": _debt,
    "double_time": _double_time,
    "litany": _litany,
    "whip": _whip,
    "kiss": _kiss,
    "cast_net": _cast_net,
    "chains": _chains,
    "strings": _strings,
}
