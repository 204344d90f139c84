"""What to answer at a glance, question by question: the quick bot plays nothing else.

A rater scores the answers to one topic from the state as it stands; no rule is played on. Scores
are points of the band: what the enemy is likely to lose, less what it may cost.
"""

from collections.abc import Mapping, Sequence

from grognard.kernel.compound import SeatQuestion
from grognard.kernel.policies import Rated, Rater, as_usual, rate
from grognard.kernel.questions import Choose, Place, Point
from grognard.rulesets.baroud.battle import Battle, Figure
from grognard.rulesets.baroud.bursts import throw_value
from grognard.rulesets.baroud.commands import (
    BUSY,
    charging,
    group_dice,
    group_member,
    group_order,
    members,
    order,
    shooter,
    watching,
)
from grognard.rulesets.baroud.group import could_shoot, members_on_table
from grognard.rulesets.baroud.overwatch import zone_of
from grognard.rulesets.baroud.prospects import Volume, book_of
from grognard.rulesets.baroud.quality import threshold
from grognard.rulesets.baroud.ratings import (
    LATER,
    blow,
    future,
    prize,
    prospect,
    shot,
    spelled,
    spelling,
    waiting,
)
from grognard.rulesets.baroud.shooting import stick_length, targets, usable_weapons
from grognard.rulesets.baroud.spells import spell_targets
from grognard.rulesets.baroud.stands import deploy, disengage, move

FIRST = 1e4
"""More than any prospect, for those who come before all others."""
CAUTION = 0.03
"""Added to the chance that a turn ends: of two that hardly risk it, the more useful goes first."""


def policy(battle: Battle, question: SeatQuestion) -> Sequence[Rated]:
    """The answers to a question, best first."""
    return rate(battle, question, RATERS)


def _activate(battle: Battle, question: Choose) -> list[Rated]:
    """Whoever gains much and risks little goes first, as its turn may be the last (3.3, 3.10).

    The Leader comes before those it may give orders to; whoever is on watch stays so unless it
    has something better to do (3.4).
    """
    book = book_of(battle)
    found = [(f, prospect(battle, f, book)) for f in waiting(battle, battle.active)]
    total = sum(each.gain(2) for _, each in found)
    rated = []
    for figure, each in found:
        value, dice = each.best(LATER * (total - each.gain(2)))
        if figure.watch:
            value -= watching(battle, figure)
        if value > 0.0:
            first = FIRST if figure.has("leader") and len(found) > 1 else 0.0
            rated.append(Rated(figure.id, first + each.gain(dice) / (each.risk(dice) + CAUTION)))
    return [*rated, Rated("end-turn")]


def _dice(battle: Battle, question: Choose) -> list[Rated]:
    """As many dice as the actions are worth, against what is lost with the turn (3.5, 3.10)."""
    book = book_of(battle)
    figure = battle.figure(question.piece or "")
    each, rest = prospect(battle, figure, book), future(battle, book)
    rated = [Rated(str(dice), each.gain(dice) - each.risk(dice) * rest) for dice in (1, 2, 3)]
    if any(option.key == "free-move" for option in question.options):
        rated.append(Rated("free-move", each.worth[1]))
    return rated


def _announce(battle: Battle, question: Choose) -> list[Rated]:
    """A spell is announced where one would reach somebody worth it (4.801)."""
    figure = battle.figure(question.piece or "")
    best = max(spelling(battle, figure, power) for power in (1, 2, 3))
    return [Rated("yes", best), Rated("no", 1.0)]


def _weapon(battle: Battle, question: Choose) -> list[Rated]:
    """The weapon with the best shot (D9)."""
    figure = battle.figure(question.piece or "")
    found = []
    for option in question.options:
        weapon = figure.weapon(option.key)
        whom = targets(battle, figure, weapon)
        best = max((shot(battle, figure, t, weapon) for t in whom), default=0.0)
        found.append(Rated(option.key, best))
    return found


def _reaction_weapon(battle: Battle, question: Choose) -> list[Rated]:
    """At the brink the short bonus counts (4.130)."""
    figure = battle.figure(question.piece or "")
    return [
        Rated(option.key, float(figure.weapon(option.key).short_bonus))
        for option in question.options
    ]


def _watch_weapon(battle: Battle, question: Choose) -> list[Rated]:
    """The widest zone, then the best bonus (4.602, 4.604)."""
    figure = battle.figure(question.piece or "")
    armoury = [figure.weapon(option.key) for option in question.options]
    return [Rated(w.id, zone_of(battle, w) + w.short_bonus) for w in armoury]


def _shot_target(battle: Battle, question: Choose) -> list[Rated]:
    """The enemy whom a shot is likely to cost most; helpers count in a group (4.203, 4.952)."""
    figure = battle.figure(question.piece or "")
    weapons = usable_weapons(figure)
    helpers = [m for m in members_on_table(battle) if m is not figure and m.is_able]
    rated = []
    for option in question.options:
        target = battle.figure(option.key)
        count = sum(could_shoot(battle, m, target) for m in helpers) if battle.group else 0
        value = max(shot(battle, figure, target, w, helpers=count) for w in weapons)
        rated.append(Rated(option.key, value))
    return rated


def _melee_target(battle: Battle, question: Choose) -> list[Rated]:
    """The enemy whom an attack is likely to cost most (4.303)."""
    figure = battle.figure(question.piece or "")
    return [Rated(o.key, blow(battle, figure, battle.figure(o.key))) for o in question.options]


def _charge_target(battle: Battle, question: Choose) -> list[Rated]:
    """The enemy whom a charge promises most against (4.122)."""
    figure, book = battle.figure(question.piece or ""), book_of(battle)
    actions = 1 if battle.group else battle.actions
    return [
        Rated(o.key, charging(battle, figure, battle.figure(o.key), book, actions))
        for o in question.options
        if not o.is_by_hand
    ]


def _ferocious(battle: Battle, question: Choose) -> list[Rated]:
    """An attack for nothing, unless it is likely to cost more than it brings (4.135)."""
    figure = battle.figure(question.piece or "")
    target = battle.figure((question.facts or {})["target"])
    return [Rated("attack", blow(battle, figure, target)), Rated("decline", -5.0)]


def _follow(battle: Battle, question: Choose) -> list[Rated]:
    """After an enemy whom it is good to be in contact with (4.406)."""
    figure = battle.figure(question.piece or "")
    target = battle.figure((question.facts or {})["target"])
    gain = blow(battle, figure, target) - blow(battle, target, figure)
    pinned = BUSY * prize(battle, target) if target.profile.weapons else 0.0
    shoots = BUSY * prize(battle, figure) if figure.profile.weapons else 0.0
    return [Rated("follow", gain + pinned - shoots), Rated("stay", 0.0)]


def _fire(battle: Battle, question: Choose) -> list[Rated]:
    """At enemies; at friends never willingly (4.605, 4.606)."""
    figure = battle.figure(question.piece or "")
    target = battle.figure((question.facts or {})["target"])
    value = 1.0 if target.seat != figure.seat else -1.0
    return [Rated("fire", value), Rated("hold", 0.0)]


def _hack_order(battle: Battle, question: Choose) -> list[Rated]:
    """The first hack that stops the flight is the last: the weakest should strike it (4.112)."""
    return [Rated(o.key, -float(battle.figure(o.key).profile.combat)) for o in question.options]


def _watch_order(battle: Battle, question: Choose) -> list[Rated]:
    """The best shot first (4.608)."""
    return [Rated(o.key, float(battle.figure(o.key).profile.combat)) for o in question.options]


def _throw(battle: Battle, figure: Figure, point: Point, book: Volume) -> float:
    grenade = figure.profile.grenade
    assert grenade is not None, "only a figure with grenades throws one"
    measure, sticks = battle.geometry(), battle.setting.sticks
    stick, need = stick_length(battle, grenade.range), threshold(battle, figure).total
    return measure.of(throw_value)(
        measure.table, measure.run.column(book), figure.index, *point, stick, need, *sticks
    )


def _grenade_target(battle: Battle, question: Choose) -> list[Rated]:
    """Where the blast takes most of the enemy and least of us (4.706, 4.710)."""
    figure, book = battle.figure(question.piece or ""), book_of(battle)
    return [
        Rated(o.key, _throw(battle, figure, battle.figure(o.key).place, book))
        for o in question.options
        if o.key != "ground"
    ] or [Rated("ground")]


def _aim_point(battle: Battle, question: Place) -> list[Rated]:
    """The same for a point of the ground."""
    figure, book = battle.figure(question.region.piece or ""), book_of(battle)
    return [
        Rated(each, _throw(battle, figure, each.path[0], book))
        for each in question.region.candidates()
    ]


def _spell(battle: Battle, question: Choose) -> list[Rated]:
    """The spell that is likely to do most (4.806, 4.808)."""
    figure = battle.figure(question.piece or "")
    best = {"bolt": 0.0, "bind": 0.0}
    for power in range(1, battle.actions + 1):
        for target in spell_targets(battle, figure, power):
            for key in best:
                best[key] = max(best[key], spelled(battle, figure, target, key, power))
    return [Rated(option.key, best[option.key]) for option in question.options]


def _power_of(battle: Battle, question: Choose) -> list[Rated]:
    figure = battle.figure(question.piece or "")
    return [
        Rated(
            o.key,
            max(
                max(spelled(battle, figure, t, s, int(o.key)) for s in ("bolt", "bind"))
                for t in spell_targets(battle, figure, int(o.key))
            ),
        )
        for o in question.options
    ]


def _spell_target(battle: Battle, question: Choose) -> list[Rated]:
    figure = battle.figure(question.piece or "")
    return [
        Rated(
            o.key,
            max(
                spelled(battle, figure, battle.figure(o.key), spell, 2)
                for spell in ("bolt", "bind")
            ),
        )
        for o in question.options
    ]


RATERS: Mapping[str, Rater[Battle]] = {
    "muster": as_usual,
    "role": as_usual,
    "deploy": deploy,
    "activate": _activate,
    "announce": _announce,
    "dice": _dice,
    "order": order,
    "move": move,
    "disengage": disengage,
    "charge": _charge_target,
    "charge-target": _charge_target,
    "charge-path": as_usual,
    "moment": as_usual,
    "ferocious": _ferocious,
    "follow-up": _follow,
    "grenade": _grenade_target,
    "aim": _aim_point,
    "group-members": members,
    "group-dice": group_dice,
    "group-order": group_order,
    "group-member": group_member,
    "group-shooter": shooter,
    "weapon": _weapon,
    "reaction-weapon": _reaction_weapon,
    "overwatch-weapon": _watch_weapon,
    "overwatch": _fire,
    "overwatch-order": _watch_order,
    "hack-order": _hack_order,
    "shot-target": _shot_target,
    "melee-target": _melee_target,
    "spell": _spell,
    "power": _power_of,
    "spell-target": _spell_target,
}
"""Who rates the answers to each topic."""
OPENINGS = frozenset({"deploy"})
"""Topics of which all answers that are named are as good as one another."""
