"""Danger Close and Overwatch (4.201-4.221)."""

from grognard.kernel.questions import Choose, Option, Point
from grognard.rulesets.colossus import stories
from grognard.rulesets.colossus.attack import Attack, costs_focus_fire, resolve, use_tag
from grognard.rulesets.colossus.battle import Battle, Unit, other_side
from grognard.rulesets.colossus.events import OverwatchDeclined
from grognard.rulesets.colossus.field import SAME, SHORT, is_forward, sees, touching
from grognard.rulesets.colossus.melee import can_strike
from grognard.table.flat.paths import Crossing, Path, facing_crossings

NOBODY = Option("nobody")
FIRE = Option("fire")
FIRE_PAST = Option("fire", note="note-focus-fire")
DEADEYE = Option("deadeye", say="option-fire-deadeye", note="note-fire-deadeye")
DECLINE = Option("decline")
SAME_POINT = 0.01


def note_contacts(battle: Battle) -> None:
    """At the start of the Movement Phase, note who is in contact with an enemy (3.20)."""
    battle.danger = [unit.id for unit in battle.on_table() if touching(battle, unit)]
    battle.cite("3.20")


def in_danger_close(battle: Battle, unit: Unit) -> bool:
    """Danger Close: it was in contact when the phase began, whatever happened since (4.201)."""
    return unit.id in battle.danger


def may_watch(watcher: Unit, active: Unit) -> bool:
    """Not Panicked, not Destroyed, not at a Destroyed unit, once per activation (4.210, 4.211)."""
    return not (watcher.panicked or watcher.destroyed or watcher.watched or active.destroyed)


def is_spared(battle: Battle, *, stationary: bool) -> bool:
    """By variant whoever stays Stationary is not struck at (9.3)."""
    return stationary and battle.has_variant("danger_close_movers")


async def danger_close_window(battle: Battle, active: Unit) -> None:
    """Each enemy player may strike with one unit before the move (4.203)."""
    if is_spared(battle, stationary=active.stationary):
        battle.cite("9.3")
        return
    battle.cite("3.44", "4.203")
    for seat in battle.setting.players(other_side(active.side)):
        strikers = [u for u in battle.army(seat) if may_strike(battle, u, active)]
        if not strikers:
            continue
        chosen = await Choose(
            seat,
            [*(Option(unit.id, piece=unit.id) for unit in strikers), NOBODY],
            rule="4.203",
            topic="melee-overwatch",
            default="nobody",
            piece=active.id,
            story=stories.of_leaving(active, strikers),
            passing="nobody",
            window="overwatch",
        )
        if chosen != "nobody":
            striker = battle.unit(chosen)
            striker.watched = True
            battle.cite("4.204", "4.216", "4.221", "1.48")
            await resolve(battle, Attack("melee", striker, active, overwatch=True))


def may_strike(battle: Battle, unit: Unit, active: Unit) -> bool:
    """In contact now, with the active unit in its Forward Arc (4.204)."""
    return may_watch(unit, active) and can_strike(battle, unit, active)


def triggers(battle: Battle, active: Unit, path: Path) -> list[Crossing]:
    """Where the path crosses the Facings of enemies in Short range that saw it start.

    In path order; at one point, by seat and list order (4.212, 4.213, 4.218, 4.219).
    """
    enemies = battle.enemies(active)
    found = facing_crossings(
        path,
        battle.bodies,
        [enemy.index for enemy in enemies],
        [enemy.heading for enemy in enemies],
        active.profile.radius,
        within=SHORT + SAME,
    )
    if not found:
        return found
    if len(found) > 1:
        battle.cite("4.218")
    sighted = {c.watcher: sees(battle, battle.units[c.watcher], active) for c in found}
    return _ordered([crossing for crossing in found if sighted[crossing.watcher]])


def _ordered(crossings: list[Crossing]) -> list[Crossing]:
    """Crossings within 0.01" of each other are at one point: list order decides (4.218)."""
    ordered: list[Crossing] = []
    while crossings:
        here = [c for c in crossings if c.distance <= crossings[0].distance + SAME_POINT]
        crossings = crossings[len(here) :]
        ordered += sorted(here, key=lambda crossing: crossing.watcher)
    return ordered


def may_fire(battle: Battle, watcher: Unit, active: Unit, at: Point) -> bool:
    """Whether an enemy whose Facings are crossed at a point may fire (4.210-4.212, 9.2)."""
    if not may_watch(watcher, active) or not watcher.profile.damage["short"]:
        if watcher.panicked:
            battle.cite("4.210")
        return False
    if battle.has_variant("forward_guns") and not is_forward(battle, watcher, at):
        battle.cite("9.2")
        return False
    return True


async def facing_window(battle: Battle, active: Unit, watcher: Unit) -> None:
    """An enemy whose Facings were just crossed may fire, once per activation (4.212)."""
    if not may_fire(battle, watcher, active, active.place):
        return
    attack = Attack("ranged", watcher, active, "short", overwatch=True)
    wish = await Choose(
        watcher.seat,
        lambda: _answers(battle, attack),
        rule="4.212",
        topic="overwatch",
        default=lambda: "decline" if costs_focus_fire(battle, attack) else "fire",
        piece=watcher.id,
        facts={"target": active.id},
        story=stories.of_crossing(battle, attack),
        passing="decline",
        window="overwatch",
    )
    if wish == "decline":
        battle.tell(OverwatchDeclined(watcher.id, active.id))
        return
    watcher.watched = True
    battle.cite(*_FACING_RULES)
    if wish == "deadeye":
        attack.deadeye = True
        use_tag(battle, watcher, "deadeye", "4.907", "4.412")
    await resolve(battle, attack)


def _answers(battle: Battle, attack: Attack) -> tuple[Option, ...]:
    """Fire or not; past a closer enemy also with Deadeye, at one in sight (4.221, 4.907)."""
    watcher, active = attack.attacker, attack.target
    if not costs_focus_fire(battle, attack):
        return FIRE, DECLINE
    excused = watcher.may_use("deadeye") and sees(battle, watcher, active)
    return (FIRE_PAST, DEADEYE, DECLINE) if excused else (FIRE_PAST, DECLINE)


_FACING_RULES = ("4.211", "4.213", "4.214", "4.215", "4.216", "4.217", "4.220", "4.221", "1.48")
