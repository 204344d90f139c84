"""What a figure's next actions are worth: strikes, spells, grenades, places, and the turn itself.

All in points of the band, from the state as it stands.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb, dist

from grognard.kernel.questions import Point, Seat, Weights
from grognard.rulesets.baroud.battle import (
    CLOSE,
    LONG,
    MEDIUM,
    RANGED,
    SHORT,
    Battle,
    Figure,
    other_seat,
)
from grognard.rulesets.baroud.bursts import best_throw
from grognard.rulesets.baroud.clash import FALLEN, GRUESOME
from grognard.rulesets.baroud.content import Weapon
from grognard.rulesets.baroud.grenades import can_throw
from grognard.rulesets.baroud.group import LEAST, MOST, are_linked, eligible, group_threshold
from grognard.rulesets.baroud.melee import melee_clash
from grognard.rulesets.baroud.movement import allowances, can_march
from grognard.rulesets.baroud.places import Aims, place_value, rate_places
from grognard.rulesets.baroud.prospects import (
    FAR,
    Striker,
    Volume,
    book_of,
    fright_of,
    price,
    promise_of,
)
from grognard.rulesets.baroud.quality import MOST_DICE, MOST_FAILURES, threshold
from grognard.rulesets.baroud.shooting import shot_clash, stick_length
from grognard.rulesets.baroud.spells import bolt_clash, castable, spell_targets
from grognard.rulesets.baroud.strikes import BOUND, HARM, LOADED, share_lost
from grognard.rulesets.baroud.ways import ways
from grognard.table.compiled import Column
from grognard.table.headings import VECTORS
from grognard.table.sticks.columns import TOUCH

REAR = 0.4
"""How much less a Leader is drawn forward than others."""
PULL = {"losses": 0.1, "tower": 0.25, "breakthrough": 0.4, "relic": 0.4}
"""Share of a figure's points that a stick of length M on its way is worth, by kind of victory."""
NEXT = 0.4
"""Share of a strike's promise that is left where it takes another activation."""
DANGER = 0.18
"""Share of what each enemy might do to a figure that is to be feared: it has other victims too."""
HEARD = 0.05
"""Share that being within hearing of the Leader adds (4.512)."""
CROWD = 0.06
"""Share that each friend beside it takes where grenades fly (4.710)."""
HOLD = 12.0
"""What a figure that helps to hold the objective is worth to its player (5.7)."""
AT_RELIC = 60.0
"""What standing where it can be taken up is worth (5.11)."""
BEARER = 150.0
"""What whoever carries the relic is worth beside its own points (5.9)."""
IDLE = 1.5
"""Whoever has nothing to do that is worth so many steps may as well march with others."""
LATER = 0.7
"""Share of what the others of a band may do in this turn that is left on average when it passes."""

GRISLY = ("target", GRUESOME)
AROUND = Column(
    number
    for share, turn in ((1.0, 20), (0.5, 40))
    for x, y in VECTORS[::turn]
    for number in (x, y, share)
)
"""Ways to go all round, in full and by half."""
MOST_PLACES = 128


def prize(battle: Battle, figure: Figure) -> float:
    """What a figure is worth to its player."""
    own = price(figure.profile, battle.setting.victory, scores=figure.seat == battle.attacker)
    return own + BEARER if battle.carrier == figure.id else own


def striker(battle: Battle, figure: Figure, actions: int, *, fresh: bool = False) -> Striker:
    """A figure as the kernels want it; a fresh one has not been activated yet."""
    profile = figure.profile
    moved = figure.moved and not fresh
    longest = profile.longest_after_move if moved else profile.longest
    stick = allowances(battle, figure, actions)[0] if can_march(figure) or fresh else 0.0
    return Striker(
        figure.index,
        max(0.0, stick),
        longest is not None and figure.may_fight(RANGED) and battle.carrier != figure.id,
        figure.may_fight(CLOSE),
        "ferocious_charge" in profile.abilities,
        profile.longest_after_move != profile.longest,
    )


@lru_cache(maxsize=64)
def chances(dice: int, need: int, spared: int = 0) -> tuple[tuple[float, ...], float]:
    """How likely each number of successes is, and that the turn passes (3.9, 3.10, 4.926)."""
    good = (7 - need) / 6
    wins = [0.0] * (MOST_DICE + 1)
    passes = 0.0
    for failures in range(dice + 1):
        chance = comb(dice, failures) * (1 - good) ** failures * good ** (dice - failures)
        left = max(0, failures - spared)
        wins[dice - left] += chance
        passes += chance * (left >= MOST_FAILURES)
    return tuple(wins), passes


NO_SHOTS = (0.0, 0.0, 0.0, 0.0)


class Prospect:
    """What a figure may do with one, two and three actions, and how likely that ends the turn."""

    __slots__ = ("need", "shots", "spared", "step", "worth")

    def __init__(
        self, worth: Sequence[float], need: int, step: float, shots: Sequence[float] = NO_SHOTS
    ) -> None:
        self.worth, self.need, self.step, self.shots = worth, need, step, shots
        self.spared = 0

    @property
    def is_idle(self) -> bool:
        """Whether it has nothing better to do than march."""
        return self.worth[1] <= IDLE * self.step and self.worth[2] <= IDLE * 2 * self.step

    def gain(self, dice: int) -> float:
        """What a roll of so many dice is likely to bring."""
        (_, once, twice, thrice), _ = chances(dice, self.need, self.spared)
        _, one, two, three = self.worth
        return once * one + twice * two + thrice * three

    def risk(self, dice: int) -> float:
        """How likely the turn is over after it: two failures, or an empty magazine (4.702)."""
        (_, once, twice, thrice), passes = chances(dice, self.need, self.spared)
        _, one, two, three = self.shots
        shots = once * one + twice * two + thrice * three
        return passes + (1 - passes) * shots * (1 - LOADED)

    def best(self, future: float) -> tuple[float, int]:
        """What the best number of dice promises, and that number (3.5).

        So much is lost with the turn.
        """
        found = [(self.gain(dice) - self.risk(dice) * future, dice) for dice in (1, 2, 3)]
        return max(found, key=lambda each: each[0])


def prospect(battle: Battle, figure: Figure, book: Volume) -> Prospect:
    """What a figure that may be activated could do.

    It stays the same until somebody moves or falls, but for whoever orders those that wait.
    """
    if figure.has("leader"):
        return _prospect(battle, figure, book)
    key = ("prospect", battle.round, battle.active, battle.carrier, figure.id)
    known: Prospect | None = battle.facts.get(key)
    if known is None:
        known = battle.facts[key] = _prospect(battle, figure, book)
    return known


def _prospect(battle: Battle, figure: Figure, book: Volume) -> Prospect:
    measure, fresh = battle.geometry(), striker(battle, figure, MOST_DICE, fresh=True)
    one, two, three, shot, shots, near = measure.of(promise_of)(
        measure.table, measure.run.column(book), fresh
    )
    own = prize(battle, figure)
    need = threshold(battle, figure).total
    step = marching(battle, figure, near)
    if figure.immobilised:
        return Prospect((0.0, 0.0, BOUND * own, BOUND * own + step), need, step)
    if figure.fallen:
        up = HARM[FALLEN] * own
        return Prospect((0.0, max(up, one), up + max(one, step), up + two), need, step)
    if can_throw(battle, figure) and figure.may_fight(RANGED):
        thrown = throwing(battle, figure, book)[0]
        if thrown > two:
            two, shots = thrown, 0.0
    if "magic_user" in figure.profile.abilities and not figure.magic_lost:
        spells = [spelling(battle, figure, power) for power in (1, 2, 3)]
        one, two, three = (max(v, s) for v, s in zip((one, two, three), spells))
    one = max(one, step)
    two = max(two, one + step)
    worth = (0.0, one, two, max(three, two + step))
    if figure.has("leader"):
        ordered = ordering(battle, figure, book)
        if ordered > 0.0:
            worth = (0.0, max(one, ordered), max(two, ordered + one), max(three, ordered + two))
    found = Prospect(worth, need, step, (0.0, shot * (one > step), shots, max(shot, shots)))
    found.spared = int(figure.has("hero"))
    return found


def drawn(battle: Battle, figure: Figure) -> float:
    """What a millimetre on the way to its goal is worth to a figure."""
    victory = battle.setting.victory
    is_host = victory == "breakthrough" and figure.seat != battle.attacker
    share = PULL["losses" if is_host else victory] * (REAR if figure.has("leader") else 1.0)
    return share * prize(battle, figure) / battle.setting.sticks[MEDIUM]


def marching(battle: Battle, figure: Figure, near: float = FAR) -> float:
    """What an action adds that is spent on coming closer."""
    sticks = battle.setting.sticks
    step = drawn(battle, figure) * sticks[figure.profile.stick]
    if battle.setting.victory == "losses":
        step *= min(1.0, max(0.1, near / sticks[MEDIUM]))
    return step


def waiting(battle: Battle, seat: Seat) -> list[Figure]:
    """Figures that may still be activated in this turn (3.3)."""
    return [f for f in battle.bands[seat] if f.at is not None and not f.activated]


def future(battle: Battle, book: Volume) -> float:
    """What is lost with the turn: what those who wait may still do in it."""
    if battle.turn_over:
        return 0.0
    others = waiting(battle, battle.active)
    return LATER * sum(prospect(battle, figure, book).gain(2) for figure in others)


def shot(
    battle: Battle,
    shooter: Figure,
    target: Figure,
    weapon: Weapon,
    *,
    aimed: bool = False,
    helpers: int = 0,
) -> float:
    """What a shot is likely to cost the enemy (4.201)."""
    odds = shot_clash(battle, shooter, target, weapon, aimed=aimed, helpers=helpers).outcomes()
    value = harm(battle, shooter, target, odds)
    return value * LOADED if weapon.ammo else value


def harm(battle: Battle, figure: Figure, enemy: Figure, odds: Weights) -> float:
    """What a combat is likely to cost an enemy, and those who see it die gruesomely (4.502)."""
    value = prize(battle, enemy) * share_lost(odds, "target", fallen=enemy.fallen)
    gruesome = sum(n for verdict, n in odds if verdict == GRISLY)
    if not gruesome:
        return value
    measure, reach = battle.geometry(), battle.setting.sticks[LONG]
    fright = measure.of(fright_of)(
        measure.table, measure.run.column(book_of(battle)), figure.index, enemy.index, reach
    )
    return value + fright * gruesome / sum(n for _, n in odds)


def blow(battle: Battle, figure: Figure, enemy: Figure, *, power: bool = False) -> float:
    """What a melee attack is likely to cost the enemy, less its own risk (4.302)."""
    odds = melee_clash(battle, figure, enemy, power=power).outcomes()
    risks = share_lost(odds, "attacker", fallen=figure.fallen)
    return harm(battle, figure, enemy, odds) - prize(battle, figure) * risks


def throwing(battle: Battle, figure: Figure, book: Volume) -> tuple[float, int]:
    """The best a grenade may do, and the index of the enemy it is aimed at (4.704-4.711)."""
    grenade = figure.profile.grenade
    assert grenade is not None, "only a figure with grenades throws one"
    measure, sticks = battle.geometry(), battle.setting.sticks
    stick, need = stick_length(battle, grenade.range), threshold(battle, figure).total
    return measure.of(best_throw)(
        measure.table, measure.run.column(book), figure.index, stick, need, *sticks
    )


def spelling(battle: Battle, figure: Figure, power: int) -> float:
    """The best a spell of a power may do (4.802)."""
    return max(
        (
            spelled(battle, figure, target, spell, power)
            for target in spell_targets(battle, figure, power)
            for spell in castable(battle, figure)
        ),
        default=0.0,
    )


def spelled(battle: Battle, figure: Figure, target: Figure, spell: str, power: int) -> float:
    """What a spell is likely to cost its target; whoever is bound is easy prey (4.806-4.809)."""
    if battle.content.spells[spell].attack:
        odds = bolt_clash(battle, figure, target, power).outcomes()
        return harm(battle, figure, target, odds)
    good = (7 - threshold(battle, target).total) / 6
    return 0.0 if target.immobilised else BOUND * prize(battle, target) * (1 - good**power)


def aims(battle: Battle, figure: Figure, left: int) -> Aims:
    """What a figure looks for in a place."""
    setting = battle.setting
    own, sticks = prize(battle, figure), setting.sticks
    leaders = [f for f in battle.leaders[figure.seat] if f.is_able]
    crowd = CROWD * own if has_throwers(battle, other_seat(figure.seat)) else 0.0
    hold, near, (ox, oy) = 0.0, 0.0, setting.objective or (0.0, 0.0)
    if not figure.has("animal"):
        if setting.objective is not None:
            hold, near = HOLD, sticks[SHORT]
        elif battle.token is not None and not battle.carrier:
            hold, near, (ox, oy) = AT_RELIC, TOUCH, battle.token
    return Aims(
        left,
        NEXT,
        DANGER,
        drawn(battle, figure),
        _distance_kept(figure, sticks),
        leaders[0].index if leaders else -1,
        HEARD,
        sticks[LONG],
        crowd,
        sticks[LONG],
        ox,
        oy,
        hold,
        near,
    )


def _distance_kept(figure: Figure, sticks: Sequence[float]) -> float:
    """How near to an enemy a figure need come: a stick of its weapon, or the reach of a spell."""
    longest = figure.profile.longest
    spell = sticks[MEDIUM] if figure.has("magic_user") and not figure.magic_lost else 0.0
    return max(spell, sticks[longest] if longest is not None else 0.0)


def has_throwers(battle: Battle, seat: Seat) -> bool:
    """Whether a player may still throw grenades."""
    return any(can_throw(battle, f) for f in battle.bands[seat] if f.at is not None)


Spot = tuple[float, Point]
"""What a place is worth, and where it is."""


def spots(
    battle: Battle, figure: Figure, how: int, actions: int, extra: Sequence[Point] = ()
) -> list[Spot]:
    """Legal ends of a move, the best first.

    An order is weighed by them and then carried out: nothing happens in between, so they are kept.
    """
    key = ("spots", battle.round, battle.active, figure.id, how, actions, figure.marches, *extra)
    known: list[Spot] | None = battle.facts.get(key)
    if known is None:
        known = battle.facts[key] = _spots(battle, figure, how, actions, extra)
    return known


def _spots(
    battle: Battle, figure: Figure, how: int, actions: int, extra: Sequence[Point]
) -> list[Spot]:
    measure, book = battle.geometry(), book_of(battle)
    going = striker(battle, figure, actions)
    smooth, rough = allowances(battle, figure, actions)
    points = _toward(figure.place, extra, smooth) if extra else AROUND
    hand = measure.run.column
    found = measure.run.blanks(3 * MOST_PLACES)
    count = measure.of(rate_places)(
        measure.table,
        hand(book),
        going,
        aims(battle, figure, actions - 1),
        hand(ways(battle, figure)),
        how,
        smooth,
        rough,
        hand(points),
        found,
    )
    flat = measure.run.listed(found[: 3 * count])
    rows = [(flat[k + 2], (flat[k], flat[k + 1])) for k in range(0, 3 * count, 3)]
    rows.sort(key=lambda row: -row[0])
    return rows


def _toward(start: Point, goals: Sequence[Point], stick: float) -> Column:
    """All round, and straight to some places within a stick."""
    numbers = list(AROUND.values)
    for goal in goals:
        far = dist(start, goal)
        if 0.0 < far <= stick:
            numbers += ((goal[0] - start[0]) / far, (goal[1] - start[1]) / far, far / stick)
    return Column(numbers)


def here(battle: Battle, figure: Figure, left: int) -> float:
    """What staying where it stands is worth."""
    measure = battle.geometry()
    return measure.of(place_value)(
        measure.table,
        measure.run.column(book_of(battle)),
        striker(battle, figure, left),
        aims(battle, figure, left),
        measure.run.column(ways(battle, figure)),
        *figure.place,
        figure.level,
    )


def marchers(battle: Battle, leader: Figure, book: Volume) -> list[Figure]:
    """Friends in contact with one another who have nothing better to do than march (4.950)."""
    idle = [figure for figure in eligible(battle, leader) if prospect(battle, figure, book).is_idle]
    best: list[Figure] = []
    while idle:
        members = [idle.pop(0)]
        for member in members:
            joined = [f for f in idle if are_linked(f, member, TOUCH)]
            members += joined
            idle = [f for f in idle if f not in joined]
        if len(members) > len(best):
            best = members
    return sorted(best[:MOST], key=lambda member: member.index)


def ordering(battle: Battle, leader: Figure, book: Volume) -> float:
    """What one roll for many brings, beside what each would have done by itself (4.950)."""
    members = marchers(battle, leader, book)
    if len(members) < LEAST:
        return 0.0
    wins, _ = chances(2, group_threshold(battle, members).total)
    alone = [prospect(battle, member, book) for member in members]
    step = sum(each.step for each in alone)
    return (wins[1] + 2 * wins[2]) * step - LATER * sum(each.gain(1) for each in alone)
