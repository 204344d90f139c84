"""Ranged attacks and throws (4.50-4.68)."""

from collections.abc import Sequence
from functools import cached_property

from grognard.kernel.chance import Lot
from grognard.kernel.questions import Choose, Option, Place, Placement, Point
from grognard.kernel.refusals import Refusal
from grognard.kernel.tallies import Tally
from grognard.rulesets.gaslight import stories
from grognard.rulesets.gaslight.battle import Battle, Model, Spot, snap
from grognard.rulesets.gaslight.content import Ranged, Thrown
from grognard.rulesets.gaslight.damage import score
from grognard.rulesets.gaslight.events import (
    AutomaticMiss,
    Dived,
    HeldNerves,
    Missed,
    ShotDeclared,
    ThrowFailed,
)
from grognard.rulesets.gaslight.field import (
    CLOUDS,
    at_least,
    at_most,
    distance,
    distance_to,
    hidden,
    higher,
    in_template,
    plan,
    sees,
    sees_spot,
)
from grognard.rulesets.gaslight.states import topple
from grognard.rulesets.gaslight.stories import Told
from grognard.rulesets.gaslight.templates import lay
from grognard.rulesets.gaslight.trials import (
    ENOUGH,
    Throw,
    cannot_win,
    closed,
    opposed,
    pool_of,
    test,
)
from grognard.table.headings import VECTORS

HIGH = 3.0
HALF_COVERED = 5
AROUND = tuple(VECTORS[k * 45] for k in range(8))
HOLD_OR_DIVE = (Option("hold", note="note-hold"), Option("dive", note="note-dive"))


def band_of(weapon: Ranged, length: float) -> int | None:
    """The Guns modifier of the range band, or nothing out of range (1.22)."""
    return next((mod for most, mod in weapon.bands if at_most(length, most)), None)


def may_shoot(model: Model) -> bool:
    """Guns of at least 1 and a ranged weapon; the rest is looked at elsewhere (4.50, 1.4)."""
    return model.profile.guns > 0 and bool(model.profile.ranged)


def targets(battle: Battle, shooter: Model, weapon: Ranged) -> list[Model]:
    """Enemies in line of sight and within the last band (4.51, 4.52)."""
    reach = weapon.reach
    return [
        enemy
        for enemy in battle.enemies(shooter)
        if at_most(distance(shooter, enemy), reach) and sees(battle, shooter, enemy)
    ]


def guns_pool(
    battle: Battle, shooter: Model, weapon: Ranged, target: Model, *, earlier: int, moved: bool
) -> Tally:
    """The attacker's dice: range, weapon, elevation (4.56, Table 4-B)."""
    tally = pool_of(battle, shooter, "guns")
    tally.add("1.22", "range-band", band_of(weapon, distance(shooter, target)) or 0)
    tally.add("4.56", "elevation", elevation_dice(shooter, target))
    tally.add("4.152", "earlier-attacks", -earlier)
    if moved and weapon.has("quick"):
        tally.add("4.158", "quick-moved", -1)
    if battle.moved:
        tally.add("4.156", "move-penalty", -weapon.number("move_penalty"))
    return closed(shooter, tally, "guns")


def elevation_dice(one: Model, other: Model) -> int:
    """The die for standing at least 3" above the other (4.56, 4.57)."""
    return 1 if at_least(higher(one, other), HIGH) else 0


def cover_dice(battle: Battle, shooter: Model, target: Model) -> tuple[int, str, str]:
    """The better of terrain and Template cover, its reason and its clause (4.58, 1.63)."""
    rays = hidden(battle, shooter, target)
    if rays >= HALF_COVERED:
        return 2, "half-covered", "1.63"
    if rays > 0:
        return 1, "covered", "1.63"
    for template in battle.templates:
        if template.kind in CLOUDS and in_template(target, template):
            if template.kind == "mist" and shooter.has("mist_walker"):
                continue
            return 1, "cloud-cover", "4.175" if template.kind == "smoke" else "4.176"
    return 0, "", ""


def reflex_pool(
    battle: Battle, attacker: Model, target: Model, cover: tuple[int, str, str]
) -> Tally:
    """The target's dice: elevation, cover, Toppled, Protection (4.57, Table 4-B)."""
    tally = pool_of(battle, target, "reflex")
    tally.add("4.57", "elevation", elevation_dice(target, attacker))
    dice, reason, rule = cover
    tally.add(rule, reason, dice)
    if target.toppled:
        tally.add("1.15", "toppled", 2)
    return closed(target, tally, "reflex")


def protect(target: Model, tally: Tally, *types: str) -> Tally:
    """Protection against an attack of one of these types (4.157)."""
    return tally.add("4.157", "protection", target.profile.number("protection", *types))


async def shoot(
    battle: Battle, shooter: Model, weapon: Ranged, target: Model, *, moved: bool
) -> None:
    """One Action of shooting: with Fast Shot several complete attacks (4.62, 4.152)."""
    most = max(1, weapon.number("fast"))
    for earlier in range(most):
        await _shot(battle, shooter, weapon, target, earlier=earlier, moved=moved)
        if earlier + 1 == most:
            return
        battle.cite("4.62", "4.192")
        left = targets(battle, shooter, weapon)
        if not left:
            return
        wish = await Choose(
            shooter.seat,
            [*(Option(enemy.id, piece=enemy.id) for enemy in left), ENOUGH],
            rule="4.152",
            topic="shoot-on",
            default="stop",
            piece=shooter.id,
            story=stories.of_model("story-fast", shooter, earlier=earlier + 1),
            passing="stop",
            window="more-attacks",
        )
        if wish == "stop":
            return
        target = battle.model(wish)


async def _shot(
    battle: Battle, shooter: Model, weapon: Ranged, target: Model, *, earlier: int, moved: bool
) -> None:
    """The ranged attack sequence (4.51-4.60)."""
    length = distance(shooter, target)
    cover = cover_dice(battle, shooter, target)
    rays = hidden(battle, shooter, target)
    battle.tell(ShotDeclared(shooter.id, target.id, weapon.id, round(length, 3), rays))
    if target.profile.is_typed("immunity", "ranged", weapon.damage):
        battle.tell(AutomaticMiss(shooter.id, target.id))
        return

    def pools() -> tuple[Tally, Tally]:
        guns = guns_pool(battle, shooter, weapon, target, earlier=earlier, moved=moved)
        reflex = reflex_pool(battle, shooter, target, cover)
        return guns, protect(target, reflex, "ranged", weapon.damage)

    facts = {"weapon": weapon.id, "distance": round(length, 2), "strength": weapon.strength}
    await react(battle, target, stories.of_assault("story-shot", shooter, target, pools, **facts))
    guns, reflex = pools()
    mine, theirs = await opposed(
        battle,
        Throw(shooter, guns, "shoot", "shooting", "4.56", is_settled=cannot_win),
        Throw(target, reflex, "avoid", rule="4.57"),
    )
    battle.cite("4.133", "4.61", "4.58")
    if mine <= theirs:
        battle.tell(Missed(shooter.id, target.id, mine, theirs))
        return
    score(
        battle,
        shooter,
        target,
        margin=mine - theirs,
        strength=weapon.strength,
        damage=weapon.damage,
        attack="ranged",
        rules=weapon.rules,
    )


async def react(battle: Battle, target: Model, story: Told) -> None:
    """Hold Nerves or Dive for Cover; who lies already can only hold (4.53-4.55)."""
    if target.toppled:
        battle.tell(HeldNerves(target.id))
        return
    wish = await Choose(
        target.seat,
        HOLD_OR_DIVE,
        rule="4.53",
        topic="reaction",
        default="hold",
        piece=target.id,
        story=story,
        passing="hold",
        window="reactions",
    )
    if wish == "hold":
        battle.tell(HeldNerves(target.id))
        return
    battle.tell(Dived(target.id))
    topple(battle, target)


async def throw(battle: Battle, thrower: Model, bomb: Thrown) -> None:
    """Guns, Difficulty 1; a bad throw falls 2" short (4.68)."""
    region = PointRegion(battle, thrower, bomb.range, "4.68", bomb.template)
    placement = await Place(thrower.seat, region, rule="4.68", topic="place-throw", aims=True)
    assert placement.end is not None
    spot = await region.chosen(placement.end)
    battle.cite("1.24")
    pool = closed(thrower, pool_of(battle, thrower, "guns"), "guns")
    if await test(battle, Throw(thrower, pool, "throw", rule="4.68", alike=bool, need=1)) < 1:
        battle.tell(ThrowFailed(thrower.id))
        spot = short_of(battle, thrower, spot)
    lay(battle, bomb.template, spot, thrower)


def short_of(battle: Battle, thrower: Model, spot: Spot) -> Spot:
    """2" nearer along the plan line, on the highest surface not above the chosen one (4.68)."""
    x, y, _ = thrower.place
    length = plan(thrower.place, spot)
    back = min(2.0, length)
    last = spot
    steps = 40
    for k in range(1, steps + 1):
        part = back * k / steps / length if length > 0 else 0.0
        px = snap(spot[0] + (x - spot[0]) * part)
        py = snap(spot[1] + (y - spot[1]) * part)
        level = battle.relief.highest(px, py, not_above=spot[2])
        if level is None:
            return last
        last = px, py, level.z
    return last


class PointRegion:
    """A point of a surface in range and in line of sight, for a Template (1.64, 4.198)."""

    def __init__(
        self, battle: Battle, model: Model, reach: float, rule: str, template: str = ""
    ) -> None:
        self.piece: str | None = model.id
        self.template = template
        self._battle, self._model, self._reach, self._rule = battle, model, reach, rule

    def spots(self, point: Point) -> list[Spot]:
        """The legal spots at a point, one for each level."""
        x, y = snap(point[0]), snap(point[1])
        battle, model = self._battle, self._model
        if not (0.0 <= x <= battle.relief.width and 0.0 <= y <= battle.relief.height):
            return []
        return [
            spot
            for level in battle.relief.footings(x, y)
            for spot in ((x, y, level.z),)
            if at_most(distance_to(model, spot), self._reach) and sees_spot(battle, model, spot)
        ]

    async def chosen(self, point: Point) -> Spot:
        """The level meant, where a point has several."""
        return await choose_level(self._battle, self._model, self.spots(point), self._rule)

    def refuse(self, placement: Placement) -> Refusal | None:
        if len(placement.path) != 1:
            return Refusal("one-point", rule=self._rule)
        if self.spots(placement.path[0]):
            return None
        return Refusal("no-such-point", rule=self._rule, reach=self._reach)

    @property
    def is_open(self) -> bool:
        """Whether there is any point to aim at."""
        x, y, _ = self._model.place
        return bool(self.spots((x, y))) or any(self.spots(point) for point in self._tries())

    def candidates(self) -> Sequence[Placement]:
        return self._candidates

    @cached_property
    def _candidates(self) -> list[Placement]:
        return [Placement((point,)) for point in self._tries() if self.spots(point)]

    def _tries(self) -> list[Point]:
        """Just before enemies' feet, the own feet, and a few points round about."""
        x, y, _ = self._model.place
        wanted = [(x, y)]
        for reach in (self._reach / 2, self._reach):
            wanted += [(x + reach * dx, y + reach * dy) for dx, dy in AROUND]
        return [*self.feet(), *((snap(px), snap(py)) for px, py in wanted)]

    def feet(self) -> list[Point]:
        """Just before the feet of enemies in reach."""
        model = self._model
        before = [
            _before(model, enemy)
            for enemy in self._battle.enemies(model)
            if at_most(distance(model, enemy), self._reach + 1)
        ]
        return [(snap(x), snap(y)) for x, y in before]

    def any(self, lot: Lot) -> Placement:
        return lot.pick(self.candidates())

    def default(self) -> Placement:
        """Before the first enemy in reach; where there is none, anywhere but at its own feet."""
        found = self.candidates()
        return found[-1] if found[0].path == (self._model.place[:2],) else found[0]

    def outline(self) -> Sequence[Sequence[Point]]:
        x, y, _ = self._model.place
        reach = self._reach + self._model.profile.radius
        return [[(x + reach * dx, y + reach * dy) for dx, dy in AROUND]]


def _before(model: Model, enemy: Model) -> Point:
    """The nearest point to a model that an enemy's own body does not hide."""
    length = plan(model.place, enemy.place) or 1.0
    part = max(0.0, length - enemy.profile.radius - 0.05) / length
    (x, y, _), (ex, ey, _) = model.place, enemy.place
    return x + part * (ex - x), y + part * (ey - y)


async def choose_level(battle: Battle, model: Model, spots: Sequence[Spot], rule: str) -> Spot:
    """Which of several levels at the same point is meant (4.29)."""
    if len(spots) == 1:
        return spots[0]
    key = await Choose(
        model.seat,
        [
            Option(f"z{n}", say="option-level", at=(spot[0], spot[1]), facts={"z": spot[2]})
            for n, spot in enumerate(spots)
        ],
        rule=rule,
        topic="level",
        piece=model.id,
    )
    return spots[int(key[1:])]
