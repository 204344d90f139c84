"""Activations: the start window, Actions and Quick Actions (3.11, 4.1-4.6, 4.120-4.126)."""

from msgspec import Struct
from msgspec.structs import replace

from grognard.kernel.questions import Choose, Option, Place
from grognard.kernel.refusals import Refusal
from grognard.kernel.said import Say
from grognard.rulesets.gaslight import climbing, magic, melee, movement, objectives, shooting
from grognard.rulesets.gaslight.battle import Battle, Model
from grognard.rulesets.gaslight.events import (
    ActivationEnded,
    CardSpent,
    Charged,
    HeroicallyMoved,
    LeftTable,
    MistWalked,
    Moved,
    Recovered,
    StoodUp,
    there,
)
from grognard.rulesets.gaslight.field import SLACK, in_contact, is_engaged, is_hanging, touching
from grognard.rulesets.gaslight.movement import ChargeRegion, MistRegion, MoveRegion, price
from grognard.rulesets.gaslight.resolution import end_action
from grognard.rulesets.gaslight.shooting import PointRegion, choose_level
from grognard.rulesets.gaslight.states import stand
from grognard.rulesets.gaslight.templates import cross, lay
from grognard.rulesets.gaslight.trials import can_pay, card_options
from grognard.rulesets.gaslight.victory import DELIVERY, award
from grognard.table.heights.walks import Walk

STOP = Option("stop")
STAND = Option("stand")
MOVE = Option("move", leads="move")
JUMP = Option("jump")
LEAP = Option("leap")
MISTMAKER = Option("mistmaker")
DONE = Option("done")
MIST_THROW = 3.0


class Outset(Struct, frozen=True):
    """How an Action began: what a Charge and a Climb look back to."""

    z: float
    contacts: tuple[str, ...]
    engaged: bool
    """It had to leave melee, which once passed holds for the whole Action (4.27)."""


async def start_window(battle: Battle, model: Model) -> None:
    """Heroic Recovery, then Heroic Move, each for a card of the Hero's suit (3.11a, 4.122)."""
    battle.window = False
    if model.toppled and await _pays(battle, model, "recovery", "4.120"):
        _rise(battle, model)
        battle.tell(Recovered(model.id))
    if await _pays(battle, model, "heroic-move", "4.121"):
        battle.heroic = True
        battle.tell(HeroicallyMoved(model.id))


def _rise(battle: Battle, model: Model) -> None:
    """Get up, perhaps into a Template that passed overhead (4.171)."""
    stand(battle, model)
    cross(battle, model, [model.place])


async def _pays(battle: Battle, model: Model, topic: str, rule: str) -> bool:
    if not can_pay(battle, model, "heroic"):
        return False
    card = await Choose(
        model.seat,
        lambda: _bought(battle, model, topic),
        rule=rule,
        topic=topic,
        default="none",
        piece=model.id,
        passing="none",
        window="heroics",
    )
    if card == "none":
        return False
    battle.spend(model.seat, card)
    battle.tell(CardSpent(model.seat, model.id, card, topic))
    return True


def _bought(battle: Battle, model: Model, topic: str) -> list[Option]:
    """The cards that pay, each with what it buys (4.120, 4.121)."""
    *cards, none = card_options(battle, model, "heroic")
    return [*(replace(card, note=f"note-{topic}") for card in cards), none]


def needs_window(battle: Battle, model: Model) -> bool:
    """Whether the start window has anything to offer."""
    return can_pay(battle, model, "heroic")


async def action_step(battle: Battle) -> None:
    """One Action of the active model, through its end (3.11b, 4.7)."""
    model = battle.model(battle.active)
    if not battle.pending.open and not await _act(battle, model):
        battle.cite("4.190")
        if battle.pending.triggers:  # what a Heroic Recovery rose into (4.171)
            await end_action(battle)
        end_activation(battle)
        return
    await end_action(battle)
    if battle.result is not None:
        return
    if model.at is None:
        battle.cite("3.12")
    if model.at is None or battle.actions == 0:
        end_activation(battle)


async def _act(battle: Battle, model: Model) -> bool:
    """Declare an Action and perform it, up to its end; or stop (3.11b)."""
    key = await Choose(
        model.seat,
        lambda: actions(battle, model),
        rule="3.11",
        topic="action",
        default="stop",
        piece=model.id,
        facts={"left": battle.actions},
        barred=lambda: barred(battle, model),
    )
    if key == "stop":
        return False
    battle.actions -= 1
    battle.pending.open = True
    battle.cite("4.1", "4.6")
    await _perform(battle, model, key)
    return True


def end_activation(battle: Battle) -> None:
    """The model becomes Activated (3.11c)."""
    model = battle.model(battle.active)
    model.ready = False
    battle.tell(ActivationEnded(model.id))
    battle.active = ""
    battle.actions = 0
    battle.heroic = battle.moved = False
    battle.cast = []


def actions(battle: Battle, model: Model) -> list[Option]:
    """Every Action the model may declare now (Table 4-A)."""
    if model.toppled:
        return [STAND, STOP]
    hangs = is_hanging(battle, model)
    found = [] if hangs else [MOVE]
    engaged = is_engaged(battle, model)
    if engaged or touching(battle, model):
        found += [_against("fight", enemy) for enemy in touching(battle, model)]
    if not hangs:
        found += [_against("charge", enemy) for enemy in movement.chargeable(battle, model)]
    if not engaged:
        if shooting.may_shoot(model):
            found += _shots(battle, model, quick_only=False)
        if model.profile.thrown and model.profile.guns:
            found += [
                Option(f"throw:{bomb}", say="option-throw", facts={"weapon": bomb})
                for bomb, card in model.profile.thrown.items()
                if PointRegion(battle, model, card.range, "4.68").is_open
            ]
    found += _quick(battle, model)
    if not model.carries and climbing.can_jump(battle, model, heroic=False):
        found.append(JUMP)
    if battle.heroic:
        if climbing.can_jump(battle, model, heroic=True):
            found.append(LEAP)
        found += _scalable(battle, model)
    found += [
        Option(f"mist:{mist.id}", say="option-mist", at=mist.at[:2])
        for mist in movement.mists(battle, model)
    ]
    found += [
        Option(
            f"objective:{token.id}",
            say="option-objective",
            at=token.at[:2],
            facts={"marker": token.id},
        )
        for token in objectives.activatable(battle, model)
        if token.at is not None
    ]
    return [*found, STOP]


def barred(battle: Battle, model: Model) -> list[Option]:
    """What the model cannot do now, each with the reason."""
    profile = model.profile
    if model.toppled:
        return [_not("move", "toppled", "4.26"), _not("jump", "toppled", "4.26")]
    found = [_not("move", "hanging", "4.124")] if is_hanging(battle, model) else []
    engaged = is_engaged(battle, model)
    offered = {option.key.partition(":")[0] for option in actions(battle, model)}
    for kind, rule, means in (("shoot", "4.50", profile.ranged), ("throw", "4.68", profile.thrown)):
        if means and engaged:
            found.append(_not(kind, "engaged", rule))
        elif means and profile.guns == 0:
            found.append(_not(kind, "no-guns", "1.4"))
        elif means and kind not in offered:
            found.append(_not(kind, "no-target", "4.52"))
    if model.carries:
        found += [_not("jump", "carrying", "4.181"), _not("climb", "carrying", "4.181")]
    found += [
        Option(f"cast:{spell}", say="option-cast-again", facts={"spell": spell}, refusal=spent)
        for spell in battle.cast
        for spent in (Refusal("spell-spent", rule="4.5", spell=spell),)
    ]
    return found


def _not(kind: str, reason: str, rule: str) -> Option:
    return Option(kind, say=f"option-no-{kind}", refusal=Refusal(reason, rule=rule))


def _against(kind: str, other: Model) -> Option:
    group = Say(f"group-{kind}")
    return Option(f"{kind}:{other.id}", say=f"option-{kind}", piece=other.id, group=group)


def _wall(kind: str, climb: climbing.Climb) -> Option:
    piece = climb.key.partition(".")[0]
    facts = {"terrain": piece, "height": round(climb.height, 2)}
    return Option(
        f"{kind}:{climb.key}",
        say=f"option-{kind}",
        # Where it leads to: at a corner two walls are touched in one point.
        at=climb.spot[:2],
        facts=facts,
        group=Say(f"group-{kind}"),
    )


def _scalable(battle: Battle, model: Model) -> list[Option]:
    """The levels a Heroic Climb may end on, and the holds half-way (4.123, 4.124)."""
    levels = [_wall("scale", climb) for climb in climbing.climbs(battle, model)]
    holds = [
        replace(_wall("scale", hold), say="option-hang", at=hold.contact)
        for hold in climbing.holds(battle, model)
    ]
    return levels + holds


def _shots(battle: Battle, model: Model, *, quick_only: bool) -> list[Option]:
    return [
        Option(
            f"shoot:{weapon.id}:{enemy.id}",
            say="option-shoot",
            piece=enemy.id,
            facts={"weapon": weapon.id},
            group=Say("group-shoot", {"weapon": weapon.id}),
        )
        for weapon in model.profile.ranged.values()
        if weapon.has("quick") or not quick_only
        for enemy in shooting.targets(battle, model, weapon)
    ]


def _quick(battle: Battle, model: Model, scaled: climbing.Climb | None = None) -> list[Option]:
    """What may be done in one Action after a Move, or without one (4.2).

    After a Heroic Climb the Action must finish touching the wall that was scaled (4.123).
    """
    found = [
        Option(
            f"cast:{spell.id}:{target.id}",
            say="option-cast",
            piece=target.id,
            facts={"spell": spell.id},
            group=Say("group-cast", {"spell": spell.id}),
            note=f"note-{spell.id}",
        )
        for spell, targets in magic.castable(battle, model)
        for target in targets
    ]
    if not model.carries:
        found += [
            _wall("climb", climb)
            for climb in climbing.climbs(battle, model)
            if scaled is None or climb.keeps_to(scaled.wall, model.profile.radius)
        ]
    if _may_make_mist(battle, model):
        found.append(MISTMAKER)
    if model.has("surgeon"):
        found += [
            _against("surgeon", friend)
            for friend in battle.in_play(model.seat)
            if friend is not model and in_contact(model, friend)
        ]
    return found


def _may_make_mist(battle: Battle, model: Model) -> bool:
    """Not while a Mist Template of this model is in play (4.161)."""
    if not model.has("mistmaker"):
        return False
    if any(t.kind == "mist" and t.by == model.id for t in battle.templates):
        return False
    return PointRegion(battle, model, MIST_THROW, "4.161").is_open


async def _perform(battle: Battle, model: Model, key: str) -> None:
    kind, _, rest = key.partition(":")
    contacts = tuple(enemy.id for enemy in touching(battle, model))
    outset = Outset(model.place[2], contacts, is_engaged(battle, model))
    match kind:
        case "stand":
            _rise(battle, model)
            battle.tell(StoodUp(model.id))
        case "move":
            if await melee.leaves_melee(battle, model):
                moved = await _move(battle, model, MoveRegion(battle, model))
                await _follow_up(battle, model, outset, moved=moved, may_scale=battle.heroic)
        case "leap":
            if await melee.leaves_melee(battle, model):
                moved = await climbing.leap(battle, model)
                battle.moved |= moved
                await _follow_up(battle, model, outset, moved=moved)
        case "scale":
            if await melee.leaves_melee(battle, model):
                wall = _scale(battle, model, rest)
                await _follow_up(battle, model, outset, scaled=wall)
        case "mist":
            if await melee.leaves_melee(battle, model):
                await _walk_mist(battle, model, rest)
                await _follow_up(battle, model, outset)
        case "charge":
            await _charge(battle, model, battle.model(rest), outset)
        case "fight":
            await melee.fight(battle, model, battle.model(rest))
        case "jump":
            if await melee.leaves_melee(battle, model):
                await climbing.jump(battle, model)
        case "climb":
            if await melee.leaves_melee(battle, model):
                await _climb(battle, model, rest)
        case "throw":
            await shooting.throw(battle, model, model.profile.thrown[rest])
        case "objective":
            await objectives.activate(battle, model, battle.token(rest))
        case _:
            await _quick_activity(battle, model, kind, rest, outset)


async def _move(battle: Battle, model: Model, region: MoveRegion) -> bool:
    """Ask for a path and walk it (4.10). Whether the model really moved."""
    topic = "place-charge" if isinstance(region, ChargeRegion) else "place-move"
    placement = await Place(model.seat, region, rule="4.10", topic=topic, bends=True)
    if not placement.path:
        return False
    walks = region.walks(placement)
    spots = [(w.x, w.y, w.z) for w in walks]
    spot = await choose_level(battle, model, spots, "4.29")
    return _go(battle, model, walks[spots.index(spot)])


def _go(battle: Battle, model: Model, walked: Walk) -> bool:
    """End a Move: the new place, what was crossed, and whether it counts as moving (4.28, 4.166).

    A path that comes back to where it began is a movement all the same.
    """
    length = walked.length
    leaves = movement.leaves_with_parcel(battle, model, walked)
    cost = price(battle, model, walked)
    cross(battle, model, *walked.tracks)
    battle.put(model, (walked.x, walked.y, walked.z))
    moved = length > SLACK or walked.vertical > SLACK
    battle.moved |= moved
    battle.cite("4.13", "4.14", "4.15", "4.29", "1.47", "4.25")
    if battle.heroic:
        battle.cite("4.122")
    surface = battle.relief.surface(walked.surface)
    if surface is not None and not surface.is_flat:
        battle.cite("4.16", "1.48")
    if walked.steps:
        battle.cite("4.17")
    if len(walked.tracks) > 1:  # A ladder sets down whoever takes it, and a new track begins.
        battle.cite("4.21")
    if walked.rough:
        battle.cite("4.18")
    spent = round(length, 3), round(cost, 3), round(walked.vertical, 3)
    battle.tell(Moved(model.id, *there(model.place), *spent))
    if leaves:
        _leave(battle, model)
    return moved


def _leave(battle: Battle, model: Model) -> None:
    """The parcel is delivered: 6 VP, and the game ends after this Action (5.12)."""
    token = battle.token(model.carries)
    battle.tell(LeftTable(model.id, token.id))
    battle.tokens.remove(token)
    model.carries = ""
    battle.take_off(model, "left")
    battle.delivered = True
    award(battle, model.seat, DELIVERY, "delivery")


async def _follow_up(
    battle: Battle,
    model: Model,
    outset: Outset,
    *,
    moved: bool = True,
    may_scale: bool = False,
    scaled: climbing.Climb | None = None,
) -> None:
    """After the Move of an Action: at most one Quick Action (4.2-4.4)."""
    if model.at is None or model.toppled:
        return
    found = _follow_ups(battle, model, outset, may_scale, scaled)
    if not found:
        return
    key = await Choose(
        model.seat,
        [*found, DONE],
        rule="4.2",
        topic="follow-up",
        default="done",
        piece=model.id,
        passing="done",
        window="follow-ups",
    )
    if key == "done":
        return
    battle.cite("4.3", "4.4")
    kind, _, rest = key.partition(":")
    if kind == "scale":
        await _follow_up(battle, model, outset, scaled=_scale(battle, model, rest))
        return
    await _quick_activity(battle, model, kind, rest, outset, moved=moved)


def _follow_ups(
    battle: Battle, model: Model, outset: Outset, may_scale: bool, scaled: climbing.Climb | None
) -> list[Option]:
    found = [
        _against("charge", enemy)
        for enemy in touching(battle, model)
        if enemy.id not in outset.contacts
    ]
    if model.profile.ranged and model.profile.guns and not is_engaged(battle, model):
        found += _shots(battle, model, quick_only=True)
    found += _quick(battle, model, scaled)
    if may_scale:
        found += _scalable(battle, model)
    return found


async def _quick_activity(
    battle: Battle, model: Model, kind: str, rest: str, outset: Outset, *, moved: bool = False
) -> None:
    match kind:
        case "charge":
            target = battle.model(rest)
            battle.tell(Charged(model.id, target.id))
            downhill = melee.charges_downhill(outset.z, target)
            await melee.fight(battle, model, target, charge=True, downhill=downhill)
        case "shoot":
            weapon, _, enemy = rest.partition(":")
            gun = model.profile.ranged[weapon]
            await shooting.shoot(battle, model, gun, battle.model(enemy), moved=moved)
        case "cast":
            spell, _, enemy = rest.partition(":")
            await magic.cast(battle, model, battle.content.spells[spell], battle.model(enemy))
        case "climb":
            if outset.engaged or await melee.leaves_melee(battle, model):
                await _climb(battle, model, rest)
        case "mistmaker":
            await _make_mist(battle, model)
        case "surgeon":
            battle.cite("4.164")
            amount = model.profile.number("surgeon")
            battle.pending.healing.append((rest, amount))


async def _charge(battle: Battle, model: Model, target: Model, outset: Outset) -> None:
    """A Move into contact with the declared target, and one attack (4.79)."""
    if not await melee.leaves_melee(battle, model):
        return
    await _move(battle, model, ChargeRegion(battle, model, target))
    await _quick_activity(battle, model, "charge", target.id, outset)


async def _climb(battle: Battle, model: Model, key: str) -> None:
    climb = next(c for c in climbing.climbs(battle, model) if c.key == key)
    if await climbing.climb_wall(battle, model, climb):
        battle.moved = True
        battle.cite("4.166")


def _scale(battle: Battle, model: Model, key: str) -> climbing.Climb:
    ends = [*climbing.climbs(battle, model), *climbing.holds(battle, model)]
    climb = next(end for end in ends if end.key == key)
    climbing.scale(battle, model, climb)
    battle.moved = True
    return climb


async def _walk_mist(battle: Battle, model: Model, template_id: str) -> None:
    """From one Mist Template into another, as the whole Move (4.162)."""
    region = MistRegion(battle, model, battle.template(template_id))
    placement = await Place(model.seat, region, rule="4.162", topic="place-mist")
    assert placement.end is not None
    spot = await choose_level(battle, model, region.spots(placement.end), "4.29")
    battle.put(model, spot)
    battle.moved = True
    battle.tell(MistWalked(model.id, *there(model.place)))
    cross(battle, model, [model.place])


async def _make_mist(battle: Battle, model: Model) -> None:
    """A Mist Template within 3" and in sight; no test (4.161)."""
    region = PointRegion(battle, model, MIST_THROW, "4.161")
    placement = await Place(model.seat, region, rule="4.161", topic="place-mistmaker", aims=True)
    assert placement.end is not None
    lay(battle, "mist", await region.chosen(placement.end), model)
