"""Windows: the moments at which Passive and Free effects may be used (3.15, 3.16, table 3.A)."""

from grognard.kernel.questions import Choose, Option, Seat
from grognard.rulesets.brimstone import stories
from grognard.rulesets.brimstone.battle import SEATS, Battle, other
from grognard.rulesets.brimstone.effects import (
    Use,
    is_calm,
    matters,
    use,
    use_of,
    window_uses,
)

WINDOWS = ("w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8")
LAST_WINDOW = "w8"
"""The one that ends every activation (A6)."""
PASS = Option("pass")

ENDS_WITH = {
    "w3": frozenset(("hold",)),
    "w4": frozenset(("advance", "run", "flee")),
    "w7": frozenset(("melee", "assault", "charge", "shooting", "concentration")),
}
"""By window, the actions of which nothing is left after it: ``w8`` comes next (3.14)."""


def is_quiet(battle: Battle, seat: Seat, name: str) -> bool:
    """Whether a seat does not want to be asked here."""
    return name in battle.setting.quiet[seat]


def anyone_could_act(battle: Battle, name: str) -> bool:
    """Whether a window would ask anybody anything."""
    return any(
        not is_quiet(battle, seat, name) and window_uses(battle, seat, name) for seat in SEATS
    )


async def window(battle: Battle, name: str, *, last: bool = False) -> None:
    """The active side uses an effect or passes, then the other, until both pass (3.16).

    Where it is the last of its kind, what the action ends with has come.
    """
    now = battle.now
    seat = now.seat
    if (now.model is None or not now.model.profile.passive) and is_calm(battle, name):
        return
    then = LAST_WINDOW if last and now.action in ENDS_WITH[name] else ""
    passes = 0
    while passes < 2:
        uses = window_uses(battle, seat, name)
        passes += 1
        if uses and is_quiet(battle, seat, name):
            uses = []
        if uses and await _ask(battle, seat, name, uses, then):
            passes = 0
        seat = other(seat)


async def _ask(battle: Battle, seat: Seat, name: str, uses: list[Use], then: str) -> bool:
    """Whether the seat used an effect; it is resolved before the next is announced."""
    active = battle.now.model
    chosen = await Choose(
        seat,
        [*(use.option() for use in uses), PASS],
        rule="3.16",
        topic="window",
        default=next((use.key for use in uses if use.effect.reaction), "pass"),
        piece=active.id if active is not None else None,
        facts={"window": name},
        story=lambda: stories.of_window(battle, name),
        passing="pass",
        window="attacks" if any(use.effect.windows for use in uses) else "any-time",
        moot=lambda: (
            not any(matters(battle, use) for use in uses)
            or can_wait(battle, seat, uses, name, then)
        ),
    )
    if chosen == "pass":
        return False
    battle.cite("3.15")
    await use(battle, use_of(battle, chosen))
    return True


def can_wait(battle: Battle, seat: Seat, uses: list[Use], name: str, then: str) -> bool:
    """Whether all of it can be used as well in the next window, before anything has happened.

    Nothing comes between but what the other player might use, and a relic that is picked up.
    """
    if not then or not battle.now.goes_on or battle.relics or is_quiet(battle, seat, then):
        return False
    foe = other(seat)
    return not any(use.effect.windows for use in uses) and not any(
        window_uses(battle, foe, each) for each in (name, then)
    )
