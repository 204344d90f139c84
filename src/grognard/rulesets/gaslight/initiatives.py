"""What each Action promises an active model: the raters of Actions and of what follows a Move."""

from collections.abc import Callable, Mapping
from functools import cached_property

from grognard.kernel.policies import Rated
from grognard.kernel.questions import Choose
from grognard.rulesets.gaslight.assaults import arm_of, leaves, promise, scorched, shot, strike
from grognard.rulesets.gaslight.battle import TEMPLATE_RADIUS, Battle, Model, Spot
from grognard.rulesets.gaslight.chances import (
    VAIN,
    dice,
    exceeds,
    fall,
    healed,
    life,
    lying,
    passes,
)
from grognard.rulesets.gaslight.climbing import climb_pool, climbs, holds
from grognard.rulesets.gaslight.content import Spell
from grognard.rulesets.gaslight.field import (
    distance,
    hidden,
    in_template,
    plan,
    sees,
    whole,
)
from grognard.rulesets.gaslight.manoeuvres import Landing, best_moves, jump_need, landings
from grognard.rulesets.gaslight.movement import MIST_REACH
from grognard.rulesets.gaslight.prospects import LATER, Prospect, chance_of, token_worth
from grognard.rulesets.gaslight.shooting import PointRegion
from grognard.rulesets.gaslight.templates import HARMFUL

UP = 4.0
"""Getting up comes before all else: nothing else may be done (4.26)."""
HELP = 0.5
"""What a die more in a fight that is likely is worth."""
SHIELD = 0.08
"""The share of a model's worth that a spell of protection saves from each enemy at hand."""
SCREEN = 0.5
"""The share of a shot that a cloud round its target saves."""
MIST_THROW = 3.0
"""How far off a Mistmaker lays its mist (4.161)."""
HIGH_ENOUGH = 1.0
"""Whoever stands lower has no use for jumps."""
EFFORT = 0.05
"""Nothing is done for less than this."""
IDLE = ("stop", "done")


class Initiative:
    """The active model's choice; each kind of Action is rated against doing nothing."""

    def __init__(self, battle: Battle, model: Model, left: int, *, moved: bool) -> None:
        self.battle, self.model, self.left = battle, model, left
        self.moved = moved
        """A Quick Action that follows a Move of the same Action (4.158)."""
        self.kinds: Mapping[str, Callable[[str], float]] = {
            "stop": lambda rest: 0.0,
            "done": lambda rest: 0.0,
            "stand": lambda rest: UP,
            "move": self._move,
            "fight": lambda rest: strike(battle, model, battle.model(rest)),
            "charge": self._charge,
            "shoot": self._shoot,
            "throw": self._throw,
            "cast": self._cast,
            "climb": self._climb,
            "scale": self._scale,
            "jump": self._jump,
            "leap": self._leap,
            "mist": self._mist,
            "mistmaker": lambda rest: self._screened(mist_points(battle, model)),
            "surgeon": lambda rest: healed(battle.model(rest), model.profile.number("surgeon")),
            "objective": self._objective,
        }

    def rate(self, key: str) -> float:
        """What an option promises."""
        kind, _, rest = key.partition(":")
        return self.kinds[kind](rest)

    @cached_property
    def prospect(self) -> Prospect:
        """What the places round about promise."""
        return Prospect(self.battle, self.model)

    @cached_property
    def leaves(self) -> float:
        """The chance to get away from whoever engages the model (4.27)."""
        return leaves(self.battle, self.model)

    def _move(self, rest: str) -> float:
        moves = best_moves(self.battle, self.model, self.left, self.prospect)
        return self.leaves * moves[0].gain if moves else VAIN

    def _charge(self, rest: str) -> float:
        battle, model, prospect = self.battle, self.model, self.prospect
        target = battle.model(rest)
        if self.moved:
            return strike(battle, model, target, model.place)
        shift = prospect.ground(target.place) - prospect.home
        shift -= prospect.peril(target.place) - prospect.peril(model.place)
        return self.leaves * (strike(battle, model, target, model.place) + shift)

    def _shoot(self, rest: str) -> float:
        weapon, _, enemy = rest.partition(":")
        return self._strike_from_afar(weapon, enemy)

    def _strike_from_afar(self, arm: str, enemy: str) -> float:
        battle, model = self.battle, self.model
        target = battle.model(enemy)
        rays = hidden(battle, model, target)
        return shot(battle, model, arm_of(model, arm), target, model.place, rays, moved=self.moved)

    def _throw(self, rest: str) -> float:
        battle, model = self.battle, self.model
        bomb = model.profile.thrown[rest]
        region = PointRegion(battle, model, bomb.range, "4.68")
        at_feet = (spot for point in region.feet() for spot in region.spots(point))
        best = max(
            (template_worth(battle, model, bomb.template, spot) for spot in at_feet), default=VAIN
        )
        return passes(dice(battle, model, "guns"), 1) * best

    def _cast(self, rest: str) -> float:
        name, _, target = rest.partition(":")
        spell = self.battle.content.spells[name]
        if spell.template:
            return self._curse(spell.template, self.battle.model(target))
        if spell.kind in ("projectile", "attack"):
            return self._strike_from_afar(name, target)
        chance = passes(dice(self.battle, self.model, "mind"), spell.difficulty)
        return chance * blessing(self.battle, self.model, spell, self.battle.model(target))

    def _curse(self, kind: str, target: Model) -> float:
        """A spell that lays a Template under its target where it hits (4.139)."""
        battle, model = self.battle, self.model
        chance = exceeds(dice(battle, model, "mind"), dice(battle, target, "reflex"), 1)
        return chance * (scorched(battle, model, kind, target.place) + fall(battle, target))

    def _climb(self, rest: str) -> float:
        """Up or down a wall by a test; a failure leaves the model lying at its start (4.30)."""
        battle, model = self.battle, self.model
        climb = next((c for c in climbs(battle, model) if c.key == rest), None)
        if climb is None:
            return VAIN
        chance = passes(climb_pool(battle, model, climb).total, whole(climb.height))
        failed = lying(battle, model) + fall(battle, model)
        return self.leaves * (chance * self._gain(climb.spot) - (1.0 - chance) * failed)

    def _scale(self, rest: str) -> float:
        ends = [*climbs(self.battle, self.model), *holds(self.battle, self.model)]
        climb = next((c for c in ends if c.key == rest), None)
        return VAIN if climb is None else self.leaves * self._gain(climb.spot)

    def _gain(self, spot: Spot) -> float:
        return self.prospect.values([spot], self.left)[0] - self.prospect.staying(self.left)

    def _jump(self, rest: str) -> float:
        if self.model.place[2] < HIGH_ENOUGH:
            return VAIN
        found = jumps(self.battle, self.prospect, self.left)
        return self.leaves * found[0].gain if found else VAIN

    def _leap(self, rest: str) -> float:
        found = landings(self.battle, self.prospect, self.left, heroic=True)
        return self.leaves * found[0].gain if found else VAIN

    def _mist(self, rest: str) -> float:
        return self.leaves * self._gain(self.battle.template(rest).at)

    def _screened(self, points: list[Spot]) -> float:
        return max((screen(self.battle, self.model, at) for at in points), default=VAIN)

    def _objective(self, rest: str) -> float:
        token = self.battle.token(rest)
        return chance_of(self.battle, self.model, token) * token_worth(self.battle, token)


def action(battle: Battle, question: Choose) -> list[Rated]:
    """The Actions a model may declare (3.11, Table 4-A)."""
    return _rated(battle, question, battle.actions - 1, moved=False)


def follow_up(battle: Battle, question: Choose) -> list[Rated]:
    """What may follow a Move in the same Action (4.2)."""
    return _rated(battle, question, battle.actions, moved=True)


def _rated(battle: Battle, question: Choose, left: int, *, moved: bool) -> list[Rated]:
    model = battle.model(question.piece or "")
    initiative = Initiative(battle, model, left, moved=moved)
    return [
        Rated(option.key, initiative.rate(option.key) - (EFFORT if option.key not in IDLE else 0.0))
        for option in question.options
    ]


def jumps(battle: Battle, prospect: Prospect, left: int) -> list[Landing]:
    """Mundane Jumps, best first, the risk to fall short or off again counted (4.37-4.45)."""
    model = prospect.model
    move = model.profile.move
    found = []
    for landing in landings(battle, prospect, left, heroic=False):
        chance = passes(move, jump_need(model, landing.spot))
        drop = max(0.0, model.place[2] - landing.spot[2])
        failed = lying(battle, model) + (1.0 - chance) * life(battle, model) * min(1.0, drop / 4.0)
        found.append(Landing(chance * landing.gain - (1.0 - chance) * failed, landing.spot))
    return sorted(found, key=lambda landing: -landing.gain)


def template_worth(battle: Battle, model: Model, kind: str, at: Spot) -> float:
    """What a Template there is worth to who lays it."""
    return scorched(battle, model, kind, at) if kind in HARMFUL else screen(battle, model, at)


def mist_points(battle: Battle, model: Model) -> list[Spot]:
    """Where a Mistmaker might lay its mist: at its own feet, or at those of a friend (4.161)."""
    near = [m.place for m in battle.in_play(model.seat) if distance(model, m) < MIST_THROW]
    region = PointRegion(battle, model, MIST_THROW, "4.161")
    return [at for at in near if at in region.spots(at[:2])]


def screen(battle: Battle, model: Model, at: Spot) -> float:
    """What a cloud there saves: friends in it from those who shoot, and who may step there."""
    friends = [friend for friend in battle.in_play(model.seat) if not friend.toppled]
    inside = [f for f in friends if plan(f.place, at) <= TEMPLATE_RADIUS + f.profile.radius]
    saved = stepping_stone(battle, model, at)
    for enemy in battle.enemies(model) if inside else ():
        theirs = enemy.profile
        if not enemy.ready or plan(enemy.place, at) <= TEMPLATE_RADIUS + theirs.radius:
            continue
        harms = [
            (friend in inside, harm)
            for friend in friends
            for harm, reach in (promise(theirs, friend.profile),)
            if theirs.move < reach and distance(enemy, friend) <= reach
        ]
        spared = [harm for is_inside, harm in harms if is_inside]
        if spared:
            saved += SCREEN * max(spared) * len(spared) / len(harms)
    return saved


def stepping_stone(battle: Battle, model: Model, at: Spot) -> float:
    """What mist there is worth to Mist Walkers, who step into another or come from it (4.162)."""
    mists = [mist for mist in battle.templates if mist.kind == "mist"]
    walkers = [m for m in battle.in_play(model.seat) if m.ready and m.has("mist_walker")]
    best = 0.0
    for walker in walkers if mists else ():
        ends = [at] if any(in_template(walker, mist) for mist in mists) else []
        if plan(walker.place, at) < TEMPLATE_RADIUS + walker.profile.radius:
            ends += [mist.at for mist in mists]
        move = walker.profile.move + TEMPLATE_RADIUS
        for enemy in battle.enemies(walker):
            is_out_of_reach = plan(enemy.place, walker.place) > move
            if is_out_of_reach and any(
                plan(end, walker.place) <= MIST_REACH and plan(enemy.place, end) <= move
                for end in ends
            ):
                best = max(best, promise(walker.profile, enemy.profile)[0])
    return LATER * best


def blessing(battle: Battle, caster: Model, spell: Spell, target: Model) -> float:
    """What a Buff or an Aura is worth once it holds (4.140, 4.141)."""
    if spell.heals:
        return healed(target, spell.heals)
    if spell.kind == "aura":
        if any(aura.spell == spell.id and aura.caster == caster.id for aura in battle.auras):
            return VAIN
        return _aura(battle, caster, spell)
    if spell.id in target.spells:
        return VAIN
    if "reflex" in spell.effects:
        return SHIELD * target.profile.worth * _shooters(battle, target)
    return SHIELD * target.profile.worth * (_fighters(battle, target) + _shooters(battle, target))


def _aura(battle: Battle, caster: Model, spell: Spell) -> float:
    if spell.side == "friends":
        near = [m for m in battle.in_play(caster.seat) if distance(caster, m) <= spell.range]
        return HELP * sum(
            1 for m in near if _fighters(battle, m) or (m.ready and _at_hand(battle, m))
        )
    near = [m for m in battle.enemies(caster) if distance(caster, m) <= spell.range]
    return HELP * sum(1 for m in near if m.ready and (m.profile.guns > 1 or m.profile.spells))


def _at_hand(battle: Battle, model: Model) -> bool:
    """Whether a model has somebody to charge."""
    return any(distance(model, enemy) <= model.profile.move for enemy in battle.enemies(model))


def _fighters(battle: Battle, model: Model) -> int:
    """Ready enemies who may come to blows with a model."""
    return sum(
        1
        for enemy in battle.enemies(model)
        if enemy.ready and distance(model, enemy) <= enemy.profile.move
    )


def _shooters(battle: Battle, model: Model) -> int:
    """Ready enemies who may shoot at a model."""
    return sum(
        1
        for enemy in battle.enemies(model)
        if enemy.ready
        and enemy.profile.ranged
        and enemy.profile.guns
        and distance(model, enemy) <= max(gun.reach for gun in enemy.profile.ranged.values())
        and sees(battle, enemy, model)
    )
