"""Hero cards: when a Main use pays, which icons turn a test, what Adrenaline is good for.

A window tells who does what to whom, and how it stands; a card is played where it changes more
than it is worth in hand.
"""

from collections.abc import Callable, Mapping
from typing import get_args

from grognard.kernel.compound import Tick
from grognard.kernel.policies import Rated
from grognard.kernel.questions import Choose, Option, Seat, Story
from grognard.rulesets.saurian import plans, stands
from grognard.rulesets.saurian.battle import HAND_LIMIT, Battle, Unit, initiative, side_of
from grognard.rulesets.saurian.content import Trigger
from grognard.rulesets.saurian.reach import arms
from grognard.rulesets.saurian.reckoning import (
    HURT,
    KNOCKED_DOWN,
    SCARED,
    dose_worth,
    fears,
    odds,
    stake_of,
    toll,
)
from grognard.rulesets.saurian.scores import fear_score, score

WINDOWS = tuple(f"main-{trigger}" for trigger in get_args(Trigger))
"""The topics at which Main uses are announced."""
COMMAND = 0.8
"""What a point of Command is worth: it also makes the First Player (3.14)."""
ADRENALINE = 0.7
"""What a point of Adrenaline is worth to a beast."""
FULL_HAND = 0.4
"""Share of its worth that a card costs which might have to be discarded soon (2.8)."""
FURY = 0.07
"""Share of what is at stake in a unit that it is worth to become Furious (4.87-4.90)."""


def price(battle: Battle, seat: Seat, name: str) -> float:
    """What it costs a player to part with a hero card."""
    worth = plans.hero_worth(battle, seat, name)
    return worth * (FULL_HAND if len(battle.player(seat).hand) >= HAND_LIMIT - 1 else 0.8)


class Window:
    """A moment at which hero cards may be played: who is asked, and what is under way."""

    def __init__(self, battle: Battle, question: Choose, target: str) -> None:
        told = question.story() if question.story is not None else Story("", {})
        self.battle = battle
        self.seat = question.seat
        self.trigger = question.topic.removeprefix("main-")
        self.target = target
        self.unit = battle.by_id.get(told.by or question.piece or "")
        self.to = [battle.unit(name) for name in told.to if name in battle.by_id]
        self.gap = self.score = 0
        self.skill = ""
        self.scored = len(told.tallies) == 2
        if self.scored:
            ours, theirs = told.tallies
            self.skill, self.score = ours.name, ours.total
            self.gap = ours.total - theirs.total

    @property
    def is_attack(self) -> bool:
        """Whether an attack is under way."""
        return self.unit is not None and bool(self.to)

    def loss(self, more: int = 0, pierce: int = 0) -> float:
        """What the attack under way takes if it hits, with more Damage or Piercing."""
        if self.unit is None or not self.to:
            return 0.0
        target = self.to[0]
        damage, thin = strength_of(self.unit, self.score)
        armour = max(0, target.profile.armour["front"] - thin - pierce)
        healths = tuple(model.health for model in target.models)
        taken = toll(healths, damage + more - armour, False) * stake_of(self.battle, target)
        doses = dose_worth(self.battle, target) if self.unit.ammo and damage + more > armour else 0
        return max(taken, 0.7 * doses)


def strength_of(unit: Unit, hit: int) -> tuple[int, int]:
    """The Damage and the Piercing of a unit's attack, as far as they can be told."""
    card = unit.profile.content.cards.get(unit.active) if unit.revealed else None
    does = [a for step in card.actions for a in step] if card is not None else []
    guns = arms(unit)
    pierce = max([a.pierce for a in does], default=0)
    if guns and not any(a.do == "melee" for a in does):
        group = min(2, len(unit.models) - 1)
        return guns[-1].damage + group, guns[-1].pierce + pierce
    return hit, pierce


def _surge(at: Window) -> float:
    return rouse_worth(at.battle, at.unit, 2, at.seat) if at.unit is not None else 0.0


def rouse_worth(battle: Battle, unit: Unit, amount: int, seat: Seat) -> float:
    """What Adrenaline is worth now: a Boost that it pays for, or fury (4.94, 4.87)."""
    room = unit.profile.adrenaline - unit.adrenaline
    if amount >= room and not unit.sedatives and not unit.doses:
        return FURY * stake_of(battle, unit)
    card = battle.content.cards.get(unit.active) if unit.revealed else None
    boost = card.boost if card is not None else None
    if boost is None or not unit.adrenaline < boost.cost <= unit.adrenaline + amount:
        return ADRENALINE * min(amount, room)
    strike = stands.best_strike(battle, unit, seat, by=unit.active)
    return ADRENALINE * min(amount, room) + 0.3 * strike


def _hurry(hexes: int) -> Callable[[Window], float]:
    def worth(at: Window) -> float:
        """More Movement pays where it brings a blow within reach."""
        unit = at.unit
        if unit is None:
            return 0.0
        near = stands.best_strike(at.battle, unit, at.seat, by=unit.active)
        far = stands.best_strike(at.battle, unit, at.seat, by=unit.active, extra=hexes)
        return 0.7 * (far - near)

    return worth


def _bite(at: Window) -> float:
    return odds(at.gap) * (at.loss(pierce=2) - at.loss()) if at.is_attack else 0.0


def _hide(at: Window) -> float:
    return at.loss() - at.loss(more=-2) if at.is_attack else 0.0


def _ambush(at: Window) -> float:
    """Strike before the enemy does, where somebody came near (SH-5)."""
    unit, mover = at.battle.unit(at.target), at.unit
    if mover is None or mover.side == unit.side:
        return 0.0
    earlier = [
        u
        for u in at.battle.able()
        if u.side != unit.side and not u.acted and initiative(u) >= initiative(unit)
    ]
    strike = stands.best_strike(at.battle, unit, at.seat, by=unit.active)
    return 0.3 * strike if earlier else 0.0


def _call(at: Window) -> float:
    unit, target = at.unit, at.battle.unit(at.target)
    if unit is None:
        return 0.0
    gap = fear_score(at.battle, unit).total - score(at.battle, target, "co").total
    taken = SCARED * (1 + len(fears(target))) * stake_of(at.battle, target)
    return odds(gap, strict=True) * taken


def _burn(at: Window) -> float:
    if at.unit is None:
        return 0.0
    return dose_worth(at.battle, at.unit) or stake_of(at.battle, at.unit)


def _tie(at: Window) -> float:
    """Win a tie that would be lost: the target's, and the Initiator's in Fear (1.40, 4.80)."""
    loses = at.target == ("i" if at.skill == "fe" else "t")
    return _stake(at) if loses else 0.0


def _free(at: Window) -> float:
    """A held unit shakes off what a Stability action would cost it (SH-9, HH-12)."""
    if at.unit is None:
        return 0.0
    blocked = sum(at.battle.is_blocked(at.unit, m) for m in at.unit.models)
    return stake_of(at.battle, at.unit) * (0.03 + 0.15 * blocked / len(at.unit.models))


def _first(at: Window) -> float:
    """The First Player orders ties and strikes first in them (3.4, 3.14)."""
    mine = at.target in ("", at.seat)
    return 2.5 if mine and at.battle.first != at.seat else 0.0


def _quick(at: Window) -> float:
    unit = at.battle.unit(at.target)
    return 0.2 * stands.best_strike(at.battle, unit, at.seat, by=unit.active)


def _lunge(at: Window) -> float:
    return at.loss(more=2) if at.gap + 2 >= 0 else 0.0


def _line(at: Window) -> float:
    if at.unit is None:
        return 0.0
    fear = fear_score(at.battle, at.unit).total
    total = 0.0
    for unit in at.to:
        if unit.seat == at.seat:
            gap = fear - score(at.battle, unit, "co").total
            spared = odds(gap, strict=True) - odds(gap - 3, strict=True)
            total += spared * SCARED * (1 + len(fears(unit))) * stake_of(at.battle, unit)
    return total


def _aim(at: Window) -> float:
    if not at.is_attack or at.to[0].side == side_of(at.seat):
        return 0.0
    return odds(at.gap + 2) * at.loss(more=1) - odds(at.gap) * at.loss()


def _scatter(at: Window) -> float:
    if not at.is_attack or not at.scored:
        return 0.0
    return (odds(at.gap) - odds(at.gap - 3)) * at.loss()


def _plan(at: Window) -> float:
    """Exchange a card for a better one (HH-6, HH-13)."""
    name, _, dropped = at.target.partition("/")
    unit = at.battle.unit(name)
    seen, later = plans.prospect(at.battle, unit, at.seat), bool(dropped)
    under = [unit.active, *unit.stack] if later else unit.stack
    old, new = (unit.next, dropped) if later else (unit.active, unit.idle)
    return plans.card_worth(seen, new, under, later=later) - plans.card_worth(
        seen, old, under, later=later
    )


def _cover(at: Window) -> float:
    """A shot in between, at who has come within range (HH-8)."""
    unit, mover = at.battle.unit(at.target), at.unit
    if mover is None or mover.side == unit.side:
        return 0.0
    ground = stands.ground_for(at.battle, unit, at.seat, "", acts=True)
    best = max([stands.strike_worth(ground, m.at, m.heading) for m in unit.models], default=0.0)
    return 0.75 * best * len(unit.models)


def _dress(at: Window) -> float:
    if at.unit is None:
        return 0.0
    heals = at.target.startswith("heal")
    return HURT * stake_of(at.battle, at.unit) / at.unit.profile.health if heals else 4.0


def _pressure(at: Window) -> float:
    """More Damage, where a Sedative or a Net would take no effect without (HH-11)."""
    if at.unit is None or not at.to:
        return 0.0
    damage, pierce = strength_of(at.unit, 0)
    armour = max(0, at.to[0].profile.armour["front"] - pierce)
    return dose_worth(at.battle, at.to[0]) if damage <= armour < damage + 2 else 0.0


USES: Mapping[str, Callable[[Window], float]] = {
    "primal_surge": _surge,
    "blood_scent": _hurry(2),
    "killing_bite": _bite,
    "thick_hide": _hide,
    "ambush": _ambush,
    "terrifying_call": _call,
    "burn_it_off": _burn,
    "win_the_struggle": _tie,
    "shake_loose": _free,
    "herd_instinct": _first,
    "quick_blood": _quick,
    "lunge": _lunge,
    "hold_the_line": _line,
    "take_aim": _aim,
    "double_time": _hurry(1),
    "resupply": lambda at: 2.5 if at.battle.player(at.seat).command > 4 else 0.0,
    "scatter": _scatter,
    "change_of_plan": _plan,
    "stand_your_ground": _tie,
    "covering_fire": _cover,
    "field_dressing": _dress,
    "chain_of_command": _first,
    "overpressure": _pressure,
    "cut_free": _free,
    "contingency_plan": _plan,
}
"""What the Main use of each hero card is worth, in Army value."""


def main_use(battle: Battle, question: Choose) -> list[Rated]:
    """The Main use that pays best, or none (3.32, 4.104)."""
    found = [Rated("pass")]
    for option in question.options:
        if option.key == "pass":
            continue
        name, _, target = option.key.partition(":")
        card = battle.content.heroes[name]
        gain = USES[card.effect](Window(battle, question, target))
        cost = price(battle, question.seat, name) + COMMAND * card.command
        found.append(Rated(option.key, gain - cost - ADRENALINE * card.adrenaline))
    return found


def passive(battle: Battle, question: Choose) -> list[Rated]:
    """Icons that turn a test, while it is worth a card (4.107, 3.31)."""
    window = Window(battle, question, "")
    stake = _stake(window)
    found = []
    for option in question.options:
        if option.card:
            found.append(Rated(option.key, _icons(window, option, stake)))
        else:
            # To be done with it and to wait are worth the same; whoever waits may be asked again.
            found.append(Rated(option.key, 0.01 if option.key == "done" else 0.0))
    return found


def _stake(window: Window) -> float:
    """What hangs on a test: the blow, the fall, the hold or the fright."""
    if window.skill in ("me", "ba"):
        return window.loss()
    target = window.to[0] if window.to else window.unit
    if target is None:
        return 0.0
    share = {"gr": stands.BLOCKED, "fe": SCARED}.get(window.skill, KNOCKED_DOWN)
    return share * stake_of(window.battle, target)


def _icons(window: Window, option: Option, stake: float) -> float:
    """What a set of icons adds: how much likelier the test, and Adrenaline (4.95)."""
    battle, seat = window.battle, window.seat
    name, number, which = option.key.split(":")
    facts = option.facts or {}
    after = facts["score"] - facts["against"]
    held = sum(len(p.hand) for p in battle.players if side_of(p.seat) != side_of(seat))
    strict = window.skill == "fe"
    before, turned = (_chance(gap, held, strict=strict) for gap in (window.gap, after))
    gain = stake * (turned - before if which == "i" else before - turned)
    unit = battle.unit(facts["unit"])
    rouse = battle.content.heroes[name].sets[int(number)].get("ad", 0)
    if rouse and not unit.profile.human:
        gain += ADRENALINE * min(rouse, unit.profile.adrenaline - unit.adrenaline)
    if window.skill == "me" and which == "i":
        # What is added to the Hit Score is added to the Damage (4.37).
        gain += 0.05 * stake * (after - window.gap)
    friend = unit.side == side_of(seat)
    return (gain if friend else -gain) - price(battle, seat, name)


def _chance(gap: int, held: int, *, strict: bool) -> float:
    """How likely the Initiator wins, by how many cards the enemy may still play."""
    if not held:
        return float(gap > 0 or (gap == 0 and not strict))
    return odds(1.5 * gap, strict=strict)


def consume(battle: Battle, question: Tick) -> list[Rated]:
    """Cards for their Adrenaline alone: for a Boost that strikes now, or for fury (4.95)."""
    unit = battle.unit(question.piece or "")
    options = sorted(question.options, key=lambda o: price(battle, question.seat, o.card))
    best, found = 0.0, [Rated(())]
    picks: list[str] = []
    amount, cost = 0, 0.0
    for option in options:
        if amount >= unit.profile.adrenaline - unit.adrenaline:
            break
        picks.append(option.key)
        amount += (option.facts or {})["amount"]
        cost += price(battle, question.seat, option.card)
        gain = rouse_worth(battle, unit, amount, question.seat) - cost
        if gain > best:
            best = gain
            found = [Rated(question.in_order(picks), gain), Rated(())]
    return found
