"""The Combat Phase: who attacks when, and what may be attacked (3.60-3.65, 4.408-4.413)."""

from functools import lru_cache

from grognard.kernel.questions import Choose, Option, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.said import Say
from grognard.kernel.sights import NO_OUTLOOK, Outlook, Warned
from grognard.rulesets.colossus import stories
from grognard.rulesets.colossus.attack import Attack, beats_a_wreck, resolve, use_tag
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.events import AttackPassed
from grognard.rulesets.colossus.field import closest, enemies_in_sight, is_forward, sees, touching
from grognard.rulesets.colossus.melee import can_strike
from grognard.rulesets.colossus.ranged import bracket
from grognard.rulesets.colossus.stress import use_or_keep

PASS = Option("pass")


def begin(battle: Battle) -> None:
    """Start the Combat Phase: contact is judged now, when all movement is done (4.501)."""
    battle.phase = "combat"
    battle.reconsider()
    for unit in battle.on_table():
        unit.attacked = False


def next_attackers(battle: Battle) -> list[Unit]:
    """Units of the player to attack next: the Offense first, players in seat order (3.60, 3.61)."""
    for side in (battle.offense, battle.defense):
        for seat in battle.setting.players(side):
            if ready := attackers(battle, seat):
                return ready
    return []


def attackers(battle: Battle, seat: Seat) -> list[Unit]:
    """A player's units that have an attack left to make and something to attack (3.62).

    Destroyed in this Combat Phase a unit still attacks; in the Movement Phase it does not (3.65).
    """
    return [
        unit
        for unit in battle.army(seat)
        if not unit.attacked
        and unit.destroyed in ("", "combat")
        and (unit.ram or attack_options(battle, unit))
    ]


def idle(battle: Battle, seat: Seat, ready: list[Unit]) -> list[Option]:
    """A player's units that have not attacked and have nothing to attack, and why (3.62)."""
    return [
        Option(unit.id, piece=unit.id, refusal=Refusal("nothing-to-attack", rule="3.62"))
        for unit in battle.army(seat)
        if unit not in ready and not unit.attacked and not unit.destroyed
    ]


def is_locked(battle: Battle, unit: Unit) -> bool:
    """Base contact with an enemy in the Forward Arc allows only melee (3.63, 3.64)."""
    return _is_locked_by(battle, unit, touching(battle, unit))


def _is_locked_by(battle: Battle, unit: Unit, enemies: list[Unit]) -> bool:
    return any(is_forward(battle, unit, enemy.place) for enemy in enemies)


async def attack_step(battle: Battle, ready: list[Unit]) -> None:
    """One unit of a player that has units ready attacks, or passes (3.61, 3.62).

    A position may begin with a unit that has been selected already.
    """
    seat = ready[0].seat
    chosen = battle.active or await Choose(
        seat,
        lambda: [Option(unit.id, piece=unit.id) for unit in ready],
        rule="3.61",
        topic="select-attacker",
        barred=lambda: idle(battle, seat, ready),
    )
    battle.active = ""
    unit = battle.unit(chosen)
    unit.attacked = True
    battle.cite("3.60")
    if unit.destroyed:
        battle.cite("3.65", "4.713")
    if unit.ram:
        battle.cite("4.607", "4.620", "4.630", "4.631")
        await resolve(battle, Attack("ram", unit, battle.unit(unit.ram)))
        return
    declared = await Choose(
        seat,
        lambda: [*attack_options(battle, unit), PASS],
        rule="3.70",
        topic="declare-attack",
        default=lambda: usual_attack(battle, unit),
        piece=unit.id,
        barred=lambda: barred_attacks(battle, unit),
        foresee=lambda key: attack_outlook(battle, unit, key),
        story=stories.of_attacker(battle, unit),
    )
    if declared == "pass":
        battle.tell(AttackPassed(unit.id))
        return
    await resolve(battle, await declare(battle, unit, declared))


def attack_options(battle: Battle, unit: Unit) -> list[Option]:
    """Every attack a unit may declare: its kind, the tags used to target, and the target."""
    options: list[Option] | None = battle.facts.get(unit.id)
    if options is None:
        options = battle.facts[unit.id] = _find_attacks(battle, unit)
    return options


def _find_attacks(battle: Battle, unit: Unit) -> list[Option]:
    contacts = touching(battle, unit)
    if contacts:
        if _is_locked_by(battle, unit, contacts):
            battle.cite("3.63")
            return [
                _option("melee", enemy.id) for enemy in contacts if can_strike(battle, unit, enemy)
            ]
        battle.cite("3.64")
    return _ranged_options(battle, unit)


def _ranged_options(battle: Battle, unit: Unit) -> list[Option]:
    seen = enemies_in_sight(battle, unit)
    deadeye = unit.may_use("deadeye")
    near = closest(battle, unit, seen) if len(seen) > 1 else seen
    options = []
    for enemy in seen:
        if unit.profile.damage[bracket(battle, unit, enemy)]:
            options.append(_option("ranged", enemy.id, past=enemy not in near))
            if deadeye and enemy not in near:
                options.append(_option("deadeye", enemy.id))
    if unit.may_use("indirect_fire"):
        options += _indirect_options(battle, unit, near, deadeye)
    return options


def _indirect_options(battle: Battle, unit: Unit, near: list[Unit], deadeye: bool) -> list[Option]:
    """Indirect Fire (4.904): any enemy that the attacker or a friend sees."""
    options = []
    for enemy in battle.enemies(unit):
        harmless = not unit.profile.damage[bracket(battle, unit, enemy)]
        if harmless or not _is_spotted(battle, unit, enemy):
            continue
        if battle.has_variant("forward_guns") and not is_forward(battle, unit, enemy.place):
            continue
        options.append(_option("indirect", enemy.id, past=bool(near) and enemy not in near))
        if deadeye and sees(battle, unit, enemy):
            options.append(_option("indirect_deadeye", enemy.id))
    return options


def _is_spotted(battle: Battle, unit: Unit, enemy: Unit) -> bool:
    return sees(battle, unit, enemy) or any(
        not friend.destroyed and sees(battle, friend, enemy) for friend in battle.friends(unit)
    )


@lru_cache(maxsize=1024)
def _option(kind: str, target: str, *, past: bool = False) -> Option:
    """To attack somebody in some way, past a closer enemy in sight or not (4.411)."""
    return Option(
        f"{kind}:{target}",
        say=f"option-attack-{kind}",
        piece=target,
        note="note-focus-fire" if past else "",
        group=Say(f"group-attack-{kind}"),
    )


def attack_outlook(battle: Battle, unit: Unit, key: str) -> Outlook:
    """The Stress that firing past a closer enemy costs, before anybody fires (4.411)."""
    past = any(each.key == key and each.note for each in attack_options(battle, unit))
    return Outlook(warnings=(Warned("focus-fire", "4.411"),)) if past else NO_OUTLOOK


def barred_attacks(battle: Battle, unit: Unit) -> list[Option]:
    """Enemies that cannot be attacked, and why not."""
    locked = is_locked(battle, unit)
    legal = {option.piece for option in attack_options(battle, unit)}
    return [
        Option(
            f"{'melee' if locked else 'ranged'}:{enemy.id}",
            say="option-attack-ranged",
            piece=enemy.id,
            refusal=_why_not(battle, unit, enemy, locked),
        )
        for enemy in battle.enemies(unit)
        if enemy.id not in legal
    ]


def _why_not(battle: Battle, unit: Unit, enemy: Unit, locked: bool) -> Refusal:
    if locked:
        return Refusal("locked-in-melee", rule="3.63")
    if not sees(battle, unit, enemy):
        return Refusal("no-line-of-sight", rule="4.409", target=enemy.id)
    if battle.has_variant("forward_guns") and not is_forward(battle, unit, enemy.place):
        return Refusal("not-in-forward-arc", rule="9.2", target=enemy.id)
    return Refusal("no-damage-in-bracket", rule="1.27", bracket=bracket(battle, unit, enemy))


def usual_attack(battle: Battle, unit: Unit) -> str:
    """The attack made when nobody answers (D9-D11).

    At the closest, ties by list order; no tag is used to target unless there is no attack without.
    """
    keys = {option.key for option in attack_options(battle, unit)}
    for kind in ("melee", "ranged", "indirect"):
        targets = [enemy for enemy in battle.enemies(unit) if f"{kind}:{enemy.id}" in keys]
        if targets:
            return f"{kind}:{closest(battle, unit, targets)[0].id}"
    return "pass"


async def declare(battle: Battle, unit: Unit, declared: str) -> Attack:
    """Window A1: kind, target and TGT tags (3.70, 4.412)."""
    kind, target_id = declared.split(":")
    target = battle.unit(target_id)
    if kind == "melee":
        battle.cite("4.501", "4.502", "4.503")
        return Attack("melee", unit, target)
    battle.cite("4.301", "4.302", "4.305", "4.408", "4.409", "4.410", "4.413")
    attack = Attack("ranged", unit, target, bracket(battle, unit, target))
    if kind.endswith("deadeye"):
        attack.deadeye = True
        use_tag(battle, unit, "deadeye", "4.907", "4.412")
    if kind.startswith("indirect"):
        attack.indirect = True
        use_tag(battle, unit, "indirect_fire", "4.904", "4.412")
        attack.spotter = await spotter(battle, attack)
    return attack


async def spotter(battle: Battle, attack: Attack) -> Unit | None:
    """A friend that sees the target may spot for Indirect Fire (4.924).

    A wreck keeps its tags too (4.901), though somebody else must see for it to be fired (4.904).
    """
    unit = attack.attacker
    for friend in battle.friends(unit):
        if friend is unit or not friend.may_use("spotter"):
            continue
        if not sees(battle, friend, attack.target):
            continue
        wish = await Choose(
            friend.seat,
            use_or_keep("spotter"),
            rule="4.924",
            topic="spotter",
            default="keep",
            piece=friend.id,
            story=stories.of_attack(battle, attack),
            passing="keep",
            window="tags",
            moot=lambda: beats_a_wreck(attack),
        )
        if wish == "use":
            use_tag(battle, friend, "spotter", "4.924", "4.412")
            return friend
    return None
