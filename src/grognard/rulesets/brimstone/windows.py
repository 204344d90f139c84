"""Windows: the moments at which Passive and Free effects may be used (3.15, 3.16, table 3.A)."""

from grognard.kernel.questions import Choose, Option, Seat
from grognard.rulesets.brimstone import stories
from grognard.rulesets.brimstone.battle import SEATS, Battle, other
from grognard.rulesets.brimstone.effects import (
    ATTACK_WINDOWS,
    Use,
    is_calm,
    matters,
    use,
    use_of,
    window_uses,
)

WINDOWS = ("w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8")
PASS = Option("pass")
MUTE = Option("mute")
"""Pass, and do not ask again in this kind of window for the rest of the turn."""


def is_muted(battle: Battle, seat: Seat, name: str) -> bool:
    """Whether a seat does not want to be asked here."""
    muted = battle.muted
    return (bool(muted) and name in muted.get(seat, ())) or name in battle.setting.quiet[seat]


def anyone_could_act(battle: Battle, name: str) -> bool:
    """Whether a window would ask anybody anything."""
    return any(
        not is_muted(battle, seat, name) and window_uses(battle, seat, name) for seat in SEATS
    )


async def window(battle: Battle, name: str) -> None:
    """The active side uses an effect or passes, then the other, until both pass (3.16)."""
    now = battle.now
    seat = now.seat
    if (now.model is None or not now.model.profile.passive) and is_calm(battle, name):
        return
    passes = 0
    while passes < 2:
        uses = window_uses(battle, seat, name)
        passes += 1
        if uses and is_muted(battle, seat, name):
            uses = []
        if uses and await _ask(battle, seat, name, uses):
            passes = 0
        seat = other(seat)


async def _ask(battle: Battle, seat: Seat, name: str, uses: list[Use]) -> bool:
    """Whether the seat used an effect; it is resolved before the next is announced."""
    active = battle.now.model
    chosen = await Choose(
        seat,
        [*(use.option() for use in uses), PASS, MUTE],
        rule="3.16",
        topic="window",
        default=next((use.key for use in uses if use.effect.reaction), "pass"),
        piece=active.id if active is not None else None,
        facts={"window": name},
        story=lambda: stories.of_window(battle, name),
        passing="pass",
        window="attacks" if name in ATTACK_WINDOWS else "calm",
        moot=lambda: not any(matters(battle, use) for use in uses),
    )
    if chosen == "mute":
        battle.muted[seat] = [*battle.muted.get(seat, ()), name]
    if chosen in ("pass", "mute"):
        return False
    battle.cite("3.15")
    await use(battle, use_of(battle, chosen))
    return True
