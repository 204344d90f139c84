"""The Resolution Phase (3.80-3.88)."""

from grognard.kernel.questions import Choose, Option
from grognard.rulesets.colossus import victory
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.events import Rallied, Removed
from grognard.rulesets.colossus.field import distance, within
from grognard.rulesets.colossus.stress import calm, stress_check

RALLY_RANGE = 8.0


def settle(battle: Battle) -> None:
    """Damage takes effect, wrecks are removed together, scores and victory are judged (R1-R4)."""
    battle.phase = "resolution"
    removed = [unit for unit in battle.on_table() if unit.destroyed]
    for unit in removed:
        battle.take_off(unit, "destroyed")
        battle.tell(Removed(unit.id))
    victory.score(battle, removed)
    victory.check(battle)
    if battle.phase != "over":
        begin_rallies(battle)


def in_order(battle: Battle) -> list[Unit]:
    """Offense units, then Defense units, each in list order (3.84, 3.85)."""
    battle.cite("1.18")
    return battle.on_table(battle.offense) + battle.on_table(battle.defense)


def begin_rallies(battle: Battle) -> None:
    """Queue every unit with Rally, Offense first (3.84)."""
    battle.phase = "rally"
    battle.queue = [unit.id for unit in in_order(battle) if unit.profile.has("rally")]


async def rally_step(battle: Battle) -> None:
    """One unit with Rally may calm a friend within 8" (4.906)."""
    unit = battle.unit(battle.queue.pop(0))
    stressed = [
        friend
        for friend in battle.friends(unit)
        if friend.stress and within(distance(battle, unit, friend), RALLY_RANGE)
    ]
    if unit.panicked or not stressed:
        return
    chosen = await Choose(
        unit.seat,
        [*(_rally_option(friend) for friend in stressed), _NOBODY],
        rule="4.906",
        topic="rally",
        default=max(stressed, key=lambda friend: (friend.stress, -friend.index)).id,
        piece=unit.id,
        passing="nobody",
        window="rally",
    )
    if chosen != "nobody":
        unit.use("rally")
        battle.unit(chosen).stress -= 1
        battle.tell(Rallied(unit.id, chosen))


_NOBODY = Option("nobody")


def _rally_option(friend: Unit) -> Option:
    facts = {"stress": friend.stress, "less": friend.stress - 1}
    return Option(friend.id, say="option-rally", piece=friend.id, facts=facts)


def begin_checks(battle: Battle) -> None:
    """Queue every stressed unit for its check, Offense first (3.85)."""
    battle.phase = "stress"
    battle.queue = [unit.id for unit in in_order(battle) if unit.stress]


async def check_step(battle: Battle) -> None:
    """The next stressed unit makes its Stress check (3.85)."""
    battle.cite("3.85")
    await stress_check(battle, battle.unit(battle.queue.pop(0)))


def clean_up(battle: Battle) -> None:
    """Calm those without Stress, take off the Turn's markers, refresh tags (3.86, 3.88)."""
    calm(battle)
    battle.cite("3.88")
    for unit in battle.on_table():
        unit.stationary = unit.jumping = unit.moved = unit.watched = False
        unit.smoke = unit.attacked = False
        unit.distance = unit.ram_distance = 0.0
        unit.ram = ""
        unit.link = 0
        unit.used = []
    battle.phase = "initiative"
