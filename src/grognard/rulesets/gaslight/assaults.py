"""What attacks promise on average, each side reacting as is best for it (4.50-4.84, 4.136-4.144).

An attack is rated from any place its attacker might stand on, before anybody goes there.
"""

from functools import lru_cache

from msgspec import Struct

from grognard.rulesets.gaslight.battle import Battle, Model, Spot
from grognard.rulesets.gaslight.chances import (
    ZERO,
    Blow,
    Toll,
    blow,
    dice,
    exceeds,
    fall,
    hits,
    lying,
    price,
    suffered,
    toll,
    wounds_cost,
)
from grognard.rulesets.gaslight.content import Melee, Profile
from grognard.rulesets.gaslight.field import CLOUDS, SLACK, in_template, plan, touching
from grognard.rulesets.gaslight.melee import (
    CHARGE_HEIGHT,
    HIGHER,
    PARRY_DICE,
    helpers,
    strongest,
)
from grognard.rulesets.gaslight.shooting import HALF_COVERED, HIGH
from grognard.rulesets.gaslight.templates import ACID_BITE, DAMAGE

UNSEEN = 9
"""So many of the nine rays are blocked where nothing is seen (1.62)."""
DIVE_DICE = 2
BITTEN = 0.1
"""The share of a model's worth that two points of Armor are worth until end of turn."""


class Arm(Struct, frozen=True):
    """A ranged weapon, or a spell that strikes: whatever hurts from afar."""

    id: str
    stat: str
    bands: tuple[tuple[int, int], ...]
    blow: Blow
    fast: int = 1
    is_quick: bool = False
    penalty: int = 0
    """Move Penalty (4.156)."""
    is_shot: bool = True
    """Whether cover, height and lying low help against it, and one may dive (4.138, 4.139)."""
    is_spell: bool = False

    @property
    def reach(self) -> int:
        """How far it strikes."""
        return self.bands[-1][0]


@lru_cache(maxsize=256)
def arms(profile: Profile) -> tuple[Arm, ...]:
    """All a model can strike with from afar."""
    found = []
    if profile.guns:
        found = [
            Arm(
                gun.id,
                "guns",
                gun.bands,
                blow(gun.strength, gun.rules, gun.damage, "ranged"),
                max(1, gun.number("fast")),
                gun.has("quick"),
                gun.number("move_penalty"),
            )
            for gun in profile.ranged.values()
        ]
    known = [profile.content.spells[name] for name in profile.spells] if profile.mind else []
    for spell in known:
        if spell.kind in ("projectile", "attack"):
            strength = DAMAGE if spell.template else spell.strength
            hit = blow(strength, spell.rules, spell.damage, "magic")
            is_shot = spell.kind == "projectile"
            found.append(Arm(spell.id, "mind", ((spell.range, 0),), hit, 1, True, 0, is_shot, True))
    return tuple(found)


def arm_of(model: Model, key: str) -> Arm:
    """The weapon or spell of that name."""
    return next(arm for arm in arms(model.profile) if arm.id == key)


def apart(one: Model, at: Spot, other: Model) -> float:
    """The distance between bases if one of them stood elsewhere (1.42)."""
    ox, oy, oz = other.place
    dx, dy, v = ox - at[0], oy - at[1], oz - at[2]
    h = (dx * dx + dy * dy) ** 0.5 - one.profile.radius - other.profile.radius
    return (h * h + v * v) ** 0.5 if h > 0.0 else abs(v)


def attack_dice(
    battle: Battle, attacker: Model, arm: Arm, length: float, up: float, less: int = 0
) -> int:
    """The dice of a shot or a spell; 0 out of range (4.56, 4.138)."""
    band = next((mod for most, mod in arm.bands if length <= most + SLACK), None)
    if band is None:
        return 0
    if not arm.is_spell and up >= HIGH - SLACK:
        band += 1
    return dice(battle, attacker, arm.stat, band - less)


def hindrance(battle: Battle, attacker: Model, arm: Arm, *, moved: bool, now: bool) -> int:
    """The dice that moving costs, in the same Action or before (4.156, 4.158)."""
    if arm.is_spell:
        return 0
    quick = 1 if moved and now and arm.is_quick else 0
    stirred = moved or (battle.moved and battle.active == attacker.id)
    return quick + (arm.penalty if stirred else 0)


def defence_dice(
    battle: Battle, attacker: Model, arm: Arm, victim: Model, rays: int, up: float
) -> int:
    """The dice to avoid it with (4.57, 4.138, 4.139); `up` is how much higher the attacker is."""
    more = victim.profile.number("protection", arm.blow.attack, arm.blow.damage)
    if arm.is_shot:
        more += (
            2 if rays >= HALF_COVERED else 1 if rays or _clouded(battle, attacker, victim) else 0
        )
        more += 2 if victim.toppled else 0
        more += 1 if -up >= HIGH - SLACK else 0
    return dice(battle, victim, "reflex", more)


def _clouded(battle: Battle, attacker: Model, victim: Model) -> bool:
    return any(
        cloud.kind in CLOUDS
        and not (cloud.kind == "mist" and attacker.has("mist_walker"))
        and in_template(victim, cloud)
        for cloud in battle.templates
    )


def struck(battle: Battle, victim: Model, arm: Arm, mine: int, theirs: int) -> float:
    """What a shot or spell costs its target, who holds or dives as is better (4.53-4.55)."""
    held = hits(battle, victim, arm.blow, mine, theirs)
    if not arm.is_shot or victim.toppled:
        return held
    return min(held, dived(battle, victim, arm.blow, mine, theirs))


def dived(battle: Battle, victim: Model, hit: Blow, mine: int, theirs: int) -> float:
    """What it costs a target that dives: it lies, and may roll off a roof (4.55, 4.100)."""
    paid = suffered(battle, victim, hit, mine, theirs + DIVE_DICE)
    return price(battle, victim, paid) + lying(battle, victim) + fall(battle, victim)


def shot(
    battle: Battle,
    attacker: Model,
    arm: Arm,
    victim: Model,
    at: Spot,
    rays: int,
    *,
    moved: bool = False,
) -> float:
    """What an Action of shooting, or a spell, promises from a place (4.50-4.62, 4.152)."""
    less = hindrance(battle, attacker, arm, moved=moved, now=True)
    mine, theirs = shot_dice(battle, attacker, arm, victim, at, rays, less)
    return volley(battle, arm, victim, mine, theirs)


def shot_dice(
    battle: Battle, attacker: Model, arm: Arm, victim: Model, at: Spot, rays: int, less: int
) -> tuple[int, int]:
    """The dice of both sides; none to attack with where nothing is seen or all is too far."""
    if rays >= UNSEEN:
        return 0, 0
    up = at[2] - victim.place[2]
    mine = attack_dice(battle, attacker, arm, apart(attacker, at, victim), up, less)
    return mine, defence_dice(battle, attacker, arm, victim, rays, up) if mine else 0


def volley(battle: Battle, arm: Arm, victim: Model, mine: int, theirs: int) -> float:
    """What all the shots of one Action promise, the first with so many dice (4.62, 4.152)."""
    if not mine or victim.profile.is_typed("immunity", arm.blow.attack, arm.blow.damage):
        return 0.0
    return sum(
        struck(battle, victim, arm, max(1, mine - earlier), theirs) for earlier in range(arm.fast)
    )


def fight_dice(battle: Battle, model: Model, opponent: Model, z: float, *, more: int = 0) -> int:
    """Fight dice of a model at a height against somebody (4.76-4.82); one if it lies (1.16)."""
    if model.toppled:
        return 1
    if z - opponent.place[2] > HIGHER + SLACK:
        more += 1
    return dice(battle, model, "fight", more)


@lru_cache(maxsize=1024)
def melee_blow(profile: Profile, weapon: Melee) -> Blow:
    """A blow with a melee weapon (4.90)."""
    return blow(profile.strength + weapon.bonus, weapon.rules, weapon.damage, "melee")


def melee_pools(
    battle: Battle, attacker: Model, victim: Model, start: Spot | None = None
) -> tuple[int, int]:
    """The Fight dice of both sides; `start` is where a Charge begins (4.76-4.83)."""
    z, downhill, helped = attacker.place[2], 0, 0
    if start is None:
        helped = helpers(battle, victim, attacker)
    else:
        z = victim.place[2]
        downhill = 1 if start[2] - z >= CHARGE_HEIGHT - SLACK else 0
    helping = helpers(battle, attacker, victim) if touching(battle, victim) else 0
    mine = fight_dice(battle, attacker, victim, z, more=helping + downhill)
    if victim.toppled:
        return mine, 1
    above = 1 if victim.place[2] - z > HIGHER + SLACK else 0
    return mine, dice(battle, victim, "fight", helped + above)


def strike(battle: Battle, attacker: Model, victim: Model, start: Spot | None = None) -> float:
    """What an Action of melee promises, fast blows included (4.70-4.84, 4.152)."""
    weapon = strongest(attacker)
    if victim.profile.is_typed("immunity", "melee", weapon.damage):
        return 0.0
    hit = melee_blow(attacker.profile, weapon)
    mine, theirs = melee_pools(battle, attacker, victim, start)
    total = clash(battle, attacker, hit, victim, mine, theirs)
    for earlier in range(1, weapon.number("fast")):
        again = clash(battle, attacker, hit, victim, max(1, mine - earlier), theirs)
        total += max(0.0, again)
    return total


def duel(battle: Battle, attacker: Model, victim: Model) -> float:
    """What a Charge on level ground promises, friends and spells left out."""
    wounds, theirs = attacker.wounds, victim.wounds
    fenced, back, parried = _duel(
        attacker.profile, wounds, victim.profile, theirs, is_down=victim.toppled
    )
    fence = price(battle, victim, fenced) - price(battle, attacker, back)
    return fence if victim.toppled else min(fence, price(battle, victim, parried))


@lru_cache(maxsize=8192)
def _duel(
    one: Profile, wounds: int, other: Profile, left: int, *, is_down: bool
) -> tuple[Toll, Toll, Toll]:
    """What both suffer if the defender fences, and what it suffers if it parries."""
    blade, back = (max(p.melee.values(), key=lambda weapon: weapon.bonus) for p in (one, other))
    theirs = 1 if is_down else other.fight
    fenced = parried = ZERO
    for earlier in range(max(1, blade.number("fast"))):
        mine = max(1, one.fight - earlier)
        fenced = fenced.plus(_taken(melee_blow(one, blade), other, left, mine, theirs))
        hard = _taken(melee_blow(one, blade), other, left, mine, theirs + PARRY_DICE)
        parried = parried.plus(hard)
    return fenced, _taken(melee_blow(other, back), one, wounds, theirs, one.fight), parried


def _taken(hit: Blow, victim: Profile, left: int, mine: int, theirs: int) -> Toll:
    """What a blow takes from a model as its card prints it."""
    kinds = (hit.damage, hit.attack)
    armor = 0 if hit.ignores_armor else max(0, victim.armor - hit.piercing)
    soaked = hit.strength - armor - victim.number("resistance", *kinds)
    factor = 2 if victim.is_typed("vulnerability", *kinds) else 1
    hard = victim.has("hard_to_kill")
    return toll(mine, theirs, soaked, hit.step, factor, left, victim.wounds, hard)


@lru_cache(maxsize=1024)
def promise(mine: Profile, theirs: Profile) -> tuple[float, float]:
    """What one model does to another on average, and from how far, by their cards alone."""
    blade = max(mine.melee.values(), key=lambda weapon: weapon.bonus)
    hit = melee_blow(mine, blade)
    paid = _taken(hit, theirs, theirs.wounds, mine.fight, theirs.fight)
    best, reach = paid.share * theirs.worth, mine.move
    for arm in arms(mine):
        dice_ = getattr(mine, arm.stat)
        paid = _taken(arm.blow, theirs, theirs.wounds, dice_, theirs.reflex)
        harm = paid.share * theirs.worth * arm.fast
        if harm > best:
            best, reach = harm, arm.reach
    return best, float(reach)


def clash(
    battle: Battle, attacker: Model, hit: Blow, victim: Model, mine: int, theirs: int
) -> float:
    """One blow against a defender that fences or parries as is better for it (4.72-4.78)."""
    done = hits(battle, victim, hit, mine, theirs)
    back = melee_blow(victim.profile, strongest(victim))
    fenced = done - hits(battle, attacker, back, theirs, mine)
    if victim.toppled:
        return fenced
    return min(fenced, hits(battle, victim, hit, mine, theirs + PARRY_DICE))


def leaves(battle: Battle, model: Model) -> float:
    """The chance to get out of melee, from whoever holds best (4.81)."""
    chance = 1.0
    for enemy in touching(battle, model):
        if not enemy.toppled:
            mine = fight_dice(
                battle, model, enemy, model.place[2], more=helpers(battle, model, enemy)
            )
            theirs = fight_dice(
                battle, enemy, model, enemy.place[2], more=helpers(battle, enemy, model)
            )
            chance = min(chance, exceeds(mine, theirs, 0))
    return chance


def burnt(battle: Battle, model: Model, kind: str) -> float:
    """What a fire or acid Template costs a model in it (4.173, 4.174)."""
    profile = model.profile
    if profile.is_typed("immunity", kind):
        return 0.0
    taken = DAMAGE - profile.number("resistance", kind)
    if kind == "acid":
        taken -= max(0, profile.armor - model.acid)
    taken = max(0, taken) * (2 if profile.is_typed("vulnerability", kind) else 1)
    bitten = BITTEN * profile.worth * min(ACID_BITE, profile.armor) / ACID_BITE
    return wounds_cost(battle, model, taken) + (bitten if kind == "acid" else 0.0)


def scorched(battle: Battle, by: Model, kind: str, at: Spot) -> float:
    """What a fire or acid Template there would do: harm to enemies, less harm to friends (1.66)."""
    total = 0.0
    for model in battle.in_play():
        if (
            plan(model.place, at) < 1.5 + model.profile.radius - SLACK
            and -model.tall < (model.place[2] - at[2]) < 3.0
        ):
            harm = burnt(battle, model, kind)
            total += harm if model.seat != by.seat else -1.2 * harm
    return total
