"""What each order promises, to a figure alone and to a group (4.1-4.13, 4.950-4.952)."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from grognard.kernel.compound import Picks, Tick
from grognard.kernel.policies import Rated
from grognard.kernel.questions import Choose
from grognard.rulesets.baroud.battle import MEDIUM, Battle, Figure
from grognard.rulesets.baroud.charge import chargeable
from grognard.rulesets.baroud.clash import FALLEN
from grognard.rulesets.baroud.content import Weapon
from grognard.rulesets.baroud.field import distance, enemies_in_contact
from grognard.rulesets.baroud.group import group_threshold, members_on_table
from grognard.rulesets.baroud.march import MOVE
from grognard.rulesets.baroud.overwatch import zone_of
from grognard.rulesets.baroud.prospects import Volume, book_of, charge_value, row_of
from grognard.rulesets.baroud.ratings import (
    blow,
    chances,
    future,
    here,
    marchers,
    marching,
    ordering,
    prize,
    shot,
    spelling,
    spots,
    throwing,
)
from grognard.rulesets.baroud.shooting import weapon_targets
from grognard.rulesets.baroud.stands import ESCAPE, goals_of, way_out
from grognard.rulesets.baroud.strikes import BOUND, HARM, LOADED

BUSY = 0.15
"""Share of an armed figure that keeping it from shooting is worth."""
CONTACT = 0.3
"""Share of an attack's promise that is left where it must wait for another activation."""
LIKELY_BLOW = 0.5
"""How likely an enemy in contact attacks before a figure acts again."""
SENTRY = 0.075
"""Share of an enemy who may come into a watch zone that this is likely to cost it (4.605)."""
MISHAP = 0.01
"""Share of a friend that its walking into a watch zone is likely to cost (4.605, 4.606)."""
WARY = 0.03
"""Share of a figure that the marker alone is worth: it is harder to hit (4.609)."""
RELIC = 200.0
"""What taking up the relic is worth (5.9)."""


class Moment:
    """A figure with actions to spend, and what is worked out about it once."""

    def __init__(self, battle: Battle, figure: Figure) -> None:
        self.battle, self.figure, self.actions = battle, figure, battle.actions
        self.book = book_of(battle)
        self.own = prize(battle, figure)

    @cached_property
    def rest(self) -> float:
        """What is lost with the turn."""
        return future(self.battle, self.book)

    @cached_property
    def targets(self) -> list[tuple[Weapon, Figure]]:
        """Whom it may shoot, and with what."""
        found = weapon_targets(self.battle, self.figure)
        return [(self.figure.weapon(w), target) for w, whom in found.items() for target in whom]

    @cached_property
    def contacts(self) -> list[Figure]:
        """Enemies in contact."""
        return enemies_in_contact(self.battle, self.figure)


def order(battle: Battle, question: Choose) -> list[Rated]:
    """The order that promises most with the actions left (3.13)."""
    now = Moment(battle, battle.figure(battle.acting))
    return [Rated(option.key, ORDERS[option.key](now)) for option in question.options]


def _move(now: Moment) -> float:
    """The best place within reach against staying (4.1)."""
    battle, figure = now.battle, now.figure
    if way_out(battle, figure, now.actions) is not None:
        return ESCAPE
    found = spots(battle, figure, MOVE, now.actions, goals_of(battle, figure))
    return found[0][0] - here(battle, figure, 0) if found else 0.0


def _melee(now: Moment) -> float:
    """An attack on whoever it is best against (4.4)."""
    return max(blow(now.battle, now.figure, enemy) for enemy in now.contacts)


def _power(now: Moment) -> float:
    """The same with all its strength (4.5)."""
    return max(blow(now.battle, now.figure, enemy, power=True) for enemy in now.contacts)


def _leave(now: Moment) -> float:
    """Leaving a fight costs free hacks; it is for whoever would be lost in it (4.111, 4.112)."""
    battle, figure = now.battle, now.figure
    enemies = [enemy for enemy in now.contacts if enemy.is_able]
    threat = sum(max(0.0, blow(battle, enemy, figure)) for enemy in enemies)
    hacks = 0.0 if figure.has("free_disengage") or figure.has("flying") else threat
    shoots = BUSY * now.own if figure.profile.weapons else 0.0
    return LIKELY_BLOW * threat + shoots - hacks


def _shoot(now: Moment) -> float:
    """The best shot, against the turn that an empty magazine loses (4.201, 4.702)."""
    return _shots(now, aimed=False) + (now.actions - 1) * LOADED * marching(now.battle, now.figure)


def _aim(now: Moment) -> float:
    """The same, aimed (4.6)."""
    return _shots(now, aimed=True) + (now.actions - 2) * LOADED * marching(now.battle, now.figure)


def _shots(now: Moment, *, aimed: bool) -> float:
    return max(
        shot(now.battle, now.figure, target, weapon, aimed=aimed)
        - (now.rest * (1 - LOADED) if weapon.ammo else 0.0)
        for weapon, target in now.targets
    )


def _grenade(now: Moment) -> float:
    """A grenade at the enemy where the blast pays most (4.10, 4.710)."""
    return throwing(now.battle, now.figure, now.book)[0]


def _watch(now: Moment) -> float:
    return watching(now.battle, now.figure)


def watching(battle: Battle, figure: Figure) -> float:
    """Those who may come into its zone, and the harder target it makes (4.604, 4.609)."""
    zone, sticks = zone_of(battle, figure.profile.weapons[0]), battle.setting.sticks
    value = WARY * prize(battle, figure)
    for enemy in battle.enemies(figure.seat):
        if enemy.is_able and zone < distance(figure, enemy) <= zone + sticks[enemy.profile.stick]:
            value += SENTRY * prize(battle, enemy)
    for friend in battle.band(figure.seat):
        if friend is not figure and distance(figure, friend) <= zone + sticks[MEDIUM]:
            value -= MISHAP * prize(battle, friend)
    return value


def _charge(now: Moment) -> float:
    """The charge that promises most (4.7)."""
    return max(
        charging(now.battle, now.figure, enemy, now.book, now.actions)
        for enemy in chargeable(now.battle, now.figure, now.actions)
    )


def charging(battle: Battle, figure: Figure, enemy: Figure, book: Volume, actions: int) -> float:
    """A charge and what follows it: an attack, or keeping the enemy busy (4.122-4.135)."""
    measure = battle.geometry()
    row = measure.of(row_of)(measure.table, measure.run.column(book), figure.index, enemy.index)
    value = measure.of(charge_value)(measure.table, measure.run.column(book), row, enemy.index)
    if actions > 1 or figure.has("ferocious_charge"):
        return value
    busy = BUSY * prize(battle, enemy) if enemy.profile.weapons and value > 0.0 else 0.0
    return CONTACT * value + busy


def _cast(now: Moment) -> float:
    """The best spell that the successes are good for (4.802)."""
    powers = range(1, now.actions + 1)
    return max(spelling(now.battle, now.figure, power) for power in powers)


def _group(now: Moment) -> float:
    """One roll for many who have nothing better to do than march (4.950)."""
    return ordering(now.battle, now.figure, now.book) or -1.0


ORDERS: Mapping[str, Callable[[Moment], float]] = {
    "end": lambda now: 0.0,
    "stand": lambda now: HARM[FALLEN] * now.own,
    "break": lambda now: BOUND * now.own,
    "pick-up": lambda now: RELIC,
    "drop": lambda now: -RELIC,
    "move": _move,
    "charge": _charge,
    "disengage": _leave,
    "melee": _melee,
    "power": _power,
    "shoot": _shoot,
    "aim": _aim,
    "grenade": _grenade,
    "cast": _cast,
    "overwatch": _watch,
    "group": _group,
}
"""What each order promises."""


def members(battle: Battle, question: Tick) -> list[Rated]:
    """Those who have nothing better to do (4.950)."""
    leader = battle.figure(question.piece or "")
    picks: Picks = tuple(member.id for member in marchers(battle, leader, book_of(battle)))
    if len(picks) < 2 or not set(picks) <= set(question.places):
        return [Rated(question.usual)]
    return [Rated(question.in_order(picks))]


def group_dice(battle: Battle, question: Choose) -> list[Rated]:
    """As many dice as the marches of all are worth (4.950)."""
    members = members_on_table(battle)
    need = group_threshold(battle, members).total
    step = sum(marching(battle, member) for member in members)
    rest = future(battle, book_of(battle))
    rated = []
    for dice in (1, 2, 3):
        wins, passes = chances(dice, need)
        gain = sum(chance * n for n, chance in enumerate(wins)) * step
        rated.append(Rated(str(dice), gain - passes * rest))
    return rated


def group_order(battle: Battle, question: Choose) -> list[Rated]:
    """Strike where somebody can, or march together (4.950, 4.952)."""
    members = members_on_table(battle)
    step = sum(marching(battle, member) for member in members)
    worth = {"done": 0.0, "move": step}
    for option in question.options:
        if option.key == "fire":
            worth["fire"] = _volley(battle, members)
        elif option.key == "melee":
            worth["melee"] = sum(
                max(0.0, *(blow(battle, m, e) for e in enemies_in_contact(battle, m)), 0.0)
                for m in members
            )
        elif option.key == "charge":
            book, orders = book_of(battle), battle.group_orders
            worth["charge"] = sum(
                max(
                    (charging(battle, m, e, book, orders) for e in chargeable(battle, m, 1)),
                    default=0.0,
                )
                for m in members
                if m.is_able
            )
    return [Rated(option.key, worth[option.key]) for option in question.options]


def _volley(battle: Battle, members: Sequence[Figure]) -> float:
    """The best shot of a group, made to count by the others (4.952)."""
    fire = [
        (m, w, t)
        for m in members
        if m.is_able
        for w, ts in weapon_targets(battle, m).items()
        for t in ts
    ]
    return max(
        (
            shot(battle, m, t, m.weapon(w), helpers=len({o.id for o, _, x in fire if x is t}) - 1)
            for m, w, t in fire
        ),
        default=0.0,
    )


def group_member(battle: Battle, question: Choose) -> list[Rated]:
    """Whoever is ahead goes first, so that nobody is in the way (D22)."""
    enemies = [e for e in battle.enemies(question.seat) if e.at is not None]
    return [
        Rated(o.key, -min((distance(battle.figure(o.key), e) for e in enemies), default=0.0))
        for o in question.options
    ]


def shooter(battle: Battle, question: Choose) -> list[Rated]:
    """The member with the best shot (4.952)."""
    return [
        Rated(
            o.key,
            max(
                shot(battle, figure, target, figure.weapon(weapon))
                for weapon, whom in weapon_targets(battle, figure).items()
                for target in whom
            ),
        )
        for o in question.options
        for figure in [battle.figure(o.key)]
    ]
