"""What led to a question: the attack or the move it interrupts, with both sides' numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grognard.kernel.questions import Story
from grognard.kernel.tallies import Tally
from grognard.rulesets.brimstone import stats
from grognard.rulesets.brimstone.battle import Attack, Battle, Model

Told = Callable[[], Story]


def of_window(battle: Battle, name: str) -> Story:
    """What is going on at this moment: an attack, somebody's activation, or nothing yet."""
    attack, active = battle.now.attack, battle.now.model
    if attack is not None:
        return of_attack(battle, attack, name)
    if active is not None:
        return Story("story-activation", {"window": name}, active.id)
    return Story("story-between", {"seat": battle.now.seat}, None)


def of_attack(battle: Battle, attack: Attack, name: str = "w5") -> Story:
    """Who attacks whom, with the dice of both and, once they are down, the hits."""
    attacker, target = attack.principals()
    facts = {
        "way": attack.kind,
        "window": name,
        "rolled": "yes" if attack.hits else "no",
        "hits": attack.hits.get(attacker.id, 0),
        "against": attack.hits.get(target.id, 0),
        "life": target.lp,
    }
    return Story("story-attack", facts, attacker.id, (target.id,), _dice(battle, attack))


def _dice(battle: Battle, attack: Attack) -> tuple[Tally, ...]:
    attacker, target = attack.principals()
    if attacker.at is None or target.at is None:
        return ()  # One of them has fallen: nobody throws any more.
    if attack.kind == "shooting":
        return (stats.shooting_pool(attacker, moved=attack.moved),)
    return (
        stats.combat_pool(battle, attack, attacker),
        stats.defence(attack, target),
        stats.combat_pool(battle, attack, target),
        stats.defence(attack, attacker),
    )


def of_zone(mover: Model, enemies: Sequence[Model]) -> Told:
    """Whose Zone of Control somebody comes into."""
    return lambda: Story("story-zone", {}, mover.id, tuple(enemy.id for enemy in enemies))


def of_flight(fleer: Model, strikers: Sequence[Model]) -> Told:
    """Who flees from whom."""
    return lambda: Story("story-flight", {}, fleer.id, tuple(striker.id for striker in strikers))


def of_swallowing(user: Model, foe: Model, hits: int) -> Told:
    """Who may swallow whom."""
    return lambda: Story("story-swallow", {"hits": hits}, user.id, (foe.id,))


def of_fury(model: Model, closest: Sequence[Model]) -> Told:
    """Who is berserk, and who is equally near."""
    return lambda: Story("story-fury", {}, model.id, tuple(other.id for other in closest))


def of_command(battle: Battle, officer: Model) -> Told:
    """Who has just been activated, and what Command is left."""

    def told() -> Story:
        seat, done = battle.now.seat, battle.now.model
        facts = {"model": done.id if done is not None else "", "left": battle.cmd[seat]}
        return Story("story-command", facts, officer.id)

    return told
