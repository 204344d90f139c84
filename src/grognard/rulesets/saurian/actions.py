"""The Action step: the card's Actions in printed order, or one Base Skill (3.5-3.8, 1.23)."""

from collections.abc import Iterator, Sequence

from msgspec import structs

from grognard.kernel.questions import Choose, Option
from grognard.rulesets.saurian import piles
from grognard.rulesets.saurian.attack import melee, shoot
from grognard.rulesets.saurian.battle import Activation, Battle, Unit, piece_of
from grognard.rulesets.saurian.content import Action
from grognard.rulesets.saurian.fear import BASE_RADIUS, fear, frightened
from grognard.rulesets.saurian.reach import arms, free_models
from grognard.rulesets.saurian.stability import (
    break_free,
    escapes,
    grab,
    grab_targets,
    stab,
    stab_targets,
    uses_card,
)
from grognard.rulesets.saurian.supply import (
    can_interact,
    crates_beside,
    interact,
    rally,
    rally_targets,
)
from grognard.rulesets.saurian.targets import (
    can_melee,
    can_shoot,
    enemies_first,
    melee_targets,
    shoot_targets,
    usual_target,
)

BASE_SKILLS = {
    "melee": Action(do="melee"),
    "shoot": Action(do="shoot"),
    "stab": Action(do="stab"),
    "grab": Action(do="grab"),
    "interact": Action(do="interact"),
    "fear": Action(do="fear", radius=BASE_RADIUS),
}
NO_ACTION = Option("none", "option-no-action")


def is_possible(battle: Battle, unit: Unit, action: Action) -> bool:
    """Whether an action has anything to act on."""
    match action.do:
        case "melee":
            return can_melee(battle, unit, action)
        case "shoot":
            return can_shoot(battle, unit)
        case "stab":
            return bool(stab_targets(battle, unit))
        case "grab":
            return bool(grab_targets(battle, unit))
        case "fear":
            return unit.profile.fear is not None and bool(frightened(battle, unit, action.radius))
        case "rally":
            return bool(free_models(battle, unit)) and bool(rally_targets(battle, unit))
        case _:
            return can_interact(battle, unit)


def base_skills(battle: Battle, unit: Unit) -> list[str]:
    """Base Skill actions a unit could perform now (1.23)."""
    return list(_base_skills(battle, unit))


def _base_skills(battle: Battle, unit: Unit) -> Iterator[str]:
    if not free_models(battle, unit):
        return
    for name in ("melee", "shoot", "stab", "grab"):
        if is_possible(battle, unit, BASE_SKILLS[name]):
            yield name
    if unit.profile.human and is_possible(battle, unit, BASE_SKILLS["interact"]):
        yield "interact"
    if "fearsome" in unit.profile.abilities and is_possible(battle, unit, BASE_SKILLS["fear"]):
        yield "fear"


def printed(unit: Unit) -> tuple[tuple[Action, ...], ...]:
    """The actions on a unit's revealed Action card."""
    card = unit.profile.content.cards.get(unit.active) if unit.revealed else None
    return card.actions if card is not None else ()


def alternatives(battle: Battle, unit: Unit, step: Sequence[Action]) -> list[str]:
    """What can be done at one printed place: an action by its place, or a way to break free."""
    return list(_alternatives(battle, unit, step))


def _alternatives(battle: Battle, unit: Unit, step: Sequence[Action]) -> Iterator[str]:
    if free_models(battle, unit):
        for place, action in enumerate(step):
            if is_possible(battle, unit, action):
                yield str(place)
    if any(action.stab or action.do in ("stab", "grab") for action in step):
        yield from (f"break:{way}" for way in escapes(battle, unit))


def has_action(battle: Battle, unit: Unit) -> bool:
    """Whether a unit could do anything in an Action step."""
    return any(True for _ in _modes(battle, unit))


def _modes(battle: Battle, unit: Unit) -> Iterator[str]:
    """One after another: whether there is any is asked whenever an answer is fed again."""
    if any(True for step in printed(unit) for _ in _alternatives(battle, unit, step)):
        yield "card"
    yield from (f"base:{name}" for name in _base_skills(battle, unit))
    if not uses_card(unit):
        yield from (f"break:{way}" for way in escapes(battle, unit))


async def choose_mode(battle: Battle, unit: Unit) -> str:
    """The card's Actions, one Base Skill, or nothing (3.7, D19)."""

    def offer() -> list[Option]:
        modes = [_mode_option(battle, unit, key) for key in _modes(battle, unit)]
        return enemies_first([*modes, NO_ACTION])

    return await Choose(
        unit.seat,
        offer,
        rule="3.7",
        topic="action",
        default=lambda: _usual_mode(battle, unit, offer()),
        piece=unit.id,
    )


def _usual_mode(battle: Battle, unit: Unit, options: Sequence[Option]) -> str:
    """The first that harms no friend; nothing is bought without being asked for (D19, D41)."""
    shopping = not crates_beside(battle, unit)
    return usual_target([o for o in options if not (shopping and o.key == "base:interact")])


def _mode_option(battle: Battle, unit: Unit, key: str) -> Option:
    kind, _, rest = key.partition(":")
    if kind == "card":
        careless = _card_strikes_own(battle, unit)
        option = Option(
            key,
            "option-card-action",
            facts={"card": unit.active},
            leads="target",
            card=unit.active,
            pile=piles.of_unit(unit.id, "active"),
        )
    elif kind == "base":
        careless = strikes_own(battle, unit, BASE_SKILLS[rest])
        option = Option(key, f"option-base-{rest}", leads="target", note=f"note-do-{rest}")
    else:
        return _break_option(unit, key)
    return structs.replace(option, caution="caution-own-side" if careless else "")


def _card_strikes_own(battle: Battle, unit: Unit) -> bool:
    """Whether a card sweeps through one's own side, or has no other use now (3.5, 4.31)."""
    useful = False
    for step in printed(unit):
        ways = alternatives(battle, unit, step)
        offered = [_step_option(battle, unit, step, way) for way in ways]
        useful = useful or any(not option.caution for option in offered)
        # What is alone at its place is done unasked, and a sweep has no target to decline.
        if len(ways) == 1 and offered[0].caution and step[int(ways[0])].sweep is not None:
            return True
    return not useful


def strikes_own(battle: Battle, unit: Unit, action: Action) -> bool:
    """Whether an action cannot but strike or frighten one's own side.

    Targets may be declined and the frightened spared, but not those in a sweep (1.43, 4.31).
    """
    match action.do:
        case "fear":
            heard = frightened(battle, unit, action.radius)
            own = [other.side == unit.side for other in heard]
        case "melee":
            keys = melee_targets(battle, unit, action)
            own = [_is_own(battle, unit, key.partition("@")[0]) for key in keys]
            if action.sweep is not None:
                return any(own)
        case "shoot":
            shots = [key for weapon in arms(unit) for key in shoot_targets(battle, unit, weapon)]
            own = [_is_own(battle, unit, key.partition("@")[0]) for key in shots]
        case "stab" | "grab":
            within = stab_targets(battle, unit)
            own = [_is_own(battle, unit, key.partition(">")[2].partition("@")[0]) for key in within]
        case _:
            return False
    return bool(own) and all(own)


def _is_own(battle: Battle, unit: Unit, name: str) -> bool:
    return name in battle.by_id and battle.unit(name).side == unit.side


def _break_option(unit: Unit, key: str) -> Option:
    """A way to break free: the Nets, or the Grab on one model."""
    *_, last = key.split(":")
    if last == "net":
        return Option(key, "option-break-net", unit.id)
    held = unit.model(int(last))
    assert held is not None, "whoever is held stands on the board"
    return Option(key, "option-break-grab", piece_of(unit, held), facts={"n": int(last) + 1})


async def card_step(battle: Battle, unit: Unit, act: Activation, step: Sequence[Action]) -> bool:
    """One printed action, or one of its alternatives (1.44); whether it was made."""
    keys = alternatives(battle, unit, step)
    if not keys:
        return False
    key = keys[0]
    if len(keys) > 1 or key.startswith("break:"):
        key = await Choose(
            unit.seat,
            lambda: enemies_first(
                [
                    *(
                        _step_option(battle, unit, step, key)
                        for key in alternatives(battle, unit, step)
                    ),
                    NO_ACTION,
                ]
            ),
            rule="3.5",
            topic="printed",
            piece=unit.id,
        )
    if key == "none":
        battle.cite("1.44")
        return False
    if key.startswith("break:"):
        await break_free(battle, unit, key.partition(":")[2], card=True)
        return True
    return await perform(battle, unit, act, step[int(key)], card=True)


def _step_option(battle: Battle, unit: Unit, step: Sequence[Action], key: str) -> Option:
    if key.startswith("break:"):
        return _break_option(unit, key)
    action = step[int(key)]
    caution = "caution-own-side" if strikes_own(battle, unit, action) else ""
    say, note = f"option-do-{action.do}", f"note-do-{action.do}"
    return Option(key, say, note=note, caution=caution, leads="target")


async def perform(
    battle: Battle, unit: Unit, act: Activation, action: Action, *, card: bool
) -> bool:
    """Carry out one action; whether it was made."""
    match action.do:
        case "melee":
            return await melee(battle, unit, act, action, card=card)
        case "shoot":
            return await shoot(battle, unit, act, action, card=card)
        case "stab":
            return await stab(battle, unit, act, action, card=card)
        case "grab":
            return await grab(battle, unit, act, action, card=card)
        case "fear":
            return await fear(battle, unit, action, card=card)
        case "rally":
            return await rally(battle, unit)
        case _:
            return await interact(battle, unit)


async def base_action(battle: Battle, unit: Unit, act: Activation, key: str) -> bool:
    """One Base Skill action, at base values (1.23, 3.8); whether it was made."""
    kind, _, rest = key.partition(":")
    if kind == "break":
        await break_free(battle, unit, rest, card=False)
        return True
    return await perform(battle, unit, act, BASE_SKILLS[rest], card=False)


async def act_once(battle: Battle, unit: Unit, act: Activation) -> None:
    """A whole Action step in one go, as in a Reaction (4.65)."""
    if not has_action(battle, unit):
        return
    mode = act.mode = await choose_mode(battle, unit)
    if mode == "card":
        for step in printed(unit):
            if not unit.able:
                return
            await card_step(battle, unit, act, step)
    elif mode != "none":
        await base_action(battle, unit, act, mode)
