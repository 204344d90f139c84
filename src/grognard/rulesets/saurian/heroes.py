"""What each hero card does in its Main use (7D, 7E)."""

from collections.abc import Awaitable, Callable, Sequence

from grognard.kernel.questions import Seat
from grognard.rulesets.saurian.ammunition import unlock
from grognard.rulesets.saurian.assault import (
    Attack,
    dodge_score,
    fails_anyhow,
    hit_score,
    reserve,
)
from grognard.rulesets.saurian.attack import shoot
from grognard.rulesets.saurian.battle import (
    Activation,
    Battle,
    Unit,
    is_condition,
    is_wound,
    shown,
    side_of,
)
from grognard.rulesets.saurian.casualties import end_grab, return_condition
from grognard.rulesets.saurian.content import Action, HeroCard
from grognard.rulesets.saurian.draws import conditions_effect, refill_next
from grognard.rulesets.saurian.events import AdrenalineLost, HealthRestored
from grognard.rulesets.saurian.fear import Scare, fear_test
from grognard.rulesets.saurian.reach import arms, free_models, shot
from grognard.rulesets.saurian.skill import (
    COMPARES_AGAIN,
    Test,
    can_gain,
    gain_adrenaline,
)
from grognard.rulesets.saurian.victory import gain_requisition
from grognard.rulesets.saurian.windows import EFFECTS, Effect, Moment, Vain

HERE = ("",)
"""Playable, with nothing to aim at."""
Targets = Callable[[Battle, Seat, HeroCard, Moment], Sequence[str]]
Apply = Callable[[Battle, Seat, str, Moment], Awaitable[None]]


def _never(battle: Battle, seat: Seat, target: str, moment: Moment) -> bool:
    """Nothing proves that it would be wasted."""
    return False


def effect(name: str, targets: Targets, vain: Vain = _never) -> Callable[[Apply], Apply]:
    """Register what a Main use does under the name its data gives it."""

    def register(apply: Apply) -> Apply:
        EFFECTS[name] = Effect(targets, apply, vain)
        return apply

    return register


def pay(battle: Battle, unit: Unit, amount: int) -> None:
    """Spend a unit's Adrenaline (4.105)."""
    unit.adrenaline -= amount
    battle.tell(AdrenalineLost(unit.id, amount))


def _own_start(battle: Battle, seat: Seat, card: HeroCard, moment: Moment, *, human: bool) -> bool:
    unit = moment.unit
    return (
        unit is not None
        and unit.seat == seat
        and unit.able
        and unit.profile.human == human
        and unit.adrenaline >= card.adrenaline
    )


def _own_dinosaur(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    return HERE if _own_start(battle, seat, card, moment, human=False) else ()


def _own_human(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    return HERE if _own_start(battle, seat, card, moment, human=True) else ()


def _roused(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    unit = moment.unit
    return _own_dinosaur(battle, seat, card, moment) if unit and can_gain(unit) else ()


def _hurries(targets: Targets) -> Targets:
    """Playable only while more Movement could be of use."""

    def found(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
        unit = moment.unit
        return targets(battle, seat, card, moment) if unit and _may_move(battle, unit) else ()

    return found


def _may_move(battle: Battle, unit: Unit) -> bool:
    """Whether a unit that starts still has a Movement to make longer (4.56, 7F, 4.110)."""
    if unit.used_move or not free_models(battle, unit):
        return False
    match conditions_effect(unit, unit.active) if unit.revealed else "":
        case "freeze":
            return False
        case "limp" | "bleeding":
            return unit.profile.oriented
        case _:
            return True


@effect("primal_surge", _roused)
async def primal_surge(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """That unit gains 2 Adrenaline."""
    assert moment.unit is not None
    gain_adrenaline(battle, moment.unit, 2)


@effect("blood_scent", _hurries(_own_dinosaur))
async def blood_scent(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """+2 Movement for this activation."""
    moment.deed.bonus_move += 2


@effect("double_time", _hurries(_own_human))
async def double_time(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """+1 Movement, and Difficult terrain does not stop it this activation."""
    moment.deed.bonus_move += 1
    moment.deed.steady = True


@effect("resupply", _own_human)
async def resupply(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """Gain 1 Requisition."""
    gain_requisition(battle, seat, 1)


def _own_attack(seat: Seat, moment: Moment, kind: str) -> Attack | None:
    deed = moment.deed
    if isinstance(deed, Attack) and deed.action.do == kind and deed.unit.seat == seat:
        return deed
    return None


def _killing_bite(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    attack = _own_attack(seat, moment, "melee")
    return HERE if attack is not None and attack.unit.adrenaline >= card.adrenaline else ()


def _no_bite(battle: Battle, seat: Seat, target: str, moment: Moment) -> bool:
    return fails_anyhow(battle, moment.deed)


@effect("killing_bite", _killing_bite, _no_bite)
async def killing_bite(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """The attack gains Pierce 2."""
    pay(battle, moment.deed.unit, 2)
    moment.deed.hero_pierce += 2


def _thick_hide(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    attack: Attack = moment.deed
    target = attack.target
    return HERE if target is not None and target.seat == seat and not target.sedated else ()


@effect("thick_hide", _thick_hide)
async def thick_hide(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """Armour +2 against this attack."""
    moment.deed.hero_armour += 2


def _fresh(battle: Battle, unit: Unit, seat: Seat) -> bool:
    """An own unit that has not activated; holding or reacting counts as activated (4.110)."""
    return unit.seat == seat and unit.able and not unit.acted and not unit.holding


def _ambush(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    mover = moment.unit
    if mover is None or not mover.in_play:
        return ()
    return [
        unit.id
        for unit in battle.units
        if _fresh(battle, unit, seat)
        and unit is not mover
        and unit.adrenaline >= card.adrenaline
        and unit.id not in battle.next_up
        and battle.between(unit, mover) <= 2
    ]


@effect("ambush", _ambush)
async def ambush(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """When the current activation ends the named unit activates next."""
    pay(battle, battle.unit(target), 1)
    battle.next_up.append(target)


def _terrifying_call(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    unit = moment.unit
    if unit is None or unit.seat != seat or unit.adrenaline < card.adrenaline:
        return ()
    if unit.profile.fear is None:
        return ()
    return [
        other.id
        for other in battle.able()
        if other.side != unit.side and not other.furious and battle.between(unit, other) <= 3
    ]


@effect("terrifying_call", _terrifying_call)
async def terrifying_call(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """That unit makes one Fear test against 1 enemy unit within 3 hexes."""
    assert moment.unit is not None
    pay(battle, moment.unit, 1)
    await fear_test(battle, moment.unit, battle.unit(target))


def _burn_it_off(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    unit = moment.unit
    if unit is None or unit.seat != seat or unit.adrenaline < card.adrenaline:
        return ()
    if moment.trigger == "sed":
        return HERE if unit.doses and moment.deed is unit.doses[0] else ()
    return list(dict.fromkeys(unit.sedatives))


@effect("burn_it_off", _burn_it_off)
async def burn_it_off(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """Discard 1 Sedative card; at T-SED the card just flipped, before its effect."""
    unit = moment.unit
    assert unit is not None
    pay(battle, unit, 1)
    if moment.trigger == "sed":
        unit.doses.pop(0)
    else:
        unlock(battle, unit, target)


def _tie(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    test: Test = moment.deed
    found = []
    if test.initiator.seat == seat:
        found.append("i")
    if test.target is not None and test.target.seat == seat and not test.target.sedated:
        found.append("t")
    return found


async def win_a_tie(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """A win-a-tie card for one side of the test (1.41)."""
    test: Test = moment.deed
    test.ties_played += 1
    test.ties_won += 1 if target == "i" else -1


def _tie_is_won(battle: Battle, seat: Seat, target: str, moment: Moment) -> bool:
    """Whether that side wins the tie anyhow: no enemy has a card to answer with."""
    test: Test = moment.deed
    wins = test.standing == ("tie-won" if target == "i" else "tie-lost")
    enemies = [p for p in battle.players if side_of(p.seat) != side_of(seat)]
    return wins and not any(player.hand for player in enemies)


effect("win_the_struggle", _tie, _tie_is_won)(win_a_tie)
effect("stand_your_ground", _tie, _tie_is_won)(win_a_tie)


def _held(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    unit = moment.unit
    return HERE if unit is not None and unit.seat == seat and battle.is_held(unit) else ()


async def set_free(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """Remove every Grab and Net on that unit."""
    unit = moment.unit
    assert unit is not None
    for grab in battle.grabs_on(unit):
        end_grab(battle, grab)
    unit.nets = []


effect("shake_loose", _held)(set_free)
effect("cut_free", _held)(set_free)


def _anytime(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    return HERE


def _is_first_anyhow(battle: Battle, seat: Seat, target: str, moment: Moment) -> bool:
    """Whether the token comes to a player by his Command, with nobody to claim it (3.14)."""
    others = [player for player in battle.players if player.seat != seat]
    most = max(player.command for player in others)
    return battle.player(seat).command > most and not any(player.hand for player in others)


@effect("herd_instinct", _anytime, _is_first_anyhow)
async def herd_instinct(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """You become First Player; the Command comparison is not made."""
    moment.deed.append(seat)


def _every_seat(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    return battle.setting.seats


@effect("chain_of_command", _every_seat)
async def chain_of_command(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """You choose the First Player; the Command comparison is not made."""
    moment.deed.append(target)


def _quick_blood(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    return [name for name in moment.deed if battle.unit(name).seat == seat]


@effect("quick_blood", _quick_blood)
async def quick_blood(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """That unit counts as Initiative +1 until the end of the phase."""
    battle.unit(target).lead += 1


def _lunge(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    return _killing_bite(battle, seat, card, moment)


def _too_short(battle: Battle, seat: Seat, target: str, moment: Moment) -> bool:
    return bool(moment.deed.test.gap + COMPARES_AGAIN < 0)


@effect("lunge", _lunge, _too_short)
async def lunge(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """Add +2 to the Hit Score and compare again."""
    pay(battle, moment.deed.unit, 1)
    moment.deed.test.score.add("3.35", "hero-card", COMPARES_AGAIN)


def _hold_the_line(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    deed = moment.deed
    if isinstance(deed, Scare) and any(target.seat == seat for target in deed.targets):
        return HERE
    return ()


@effect("hold_the_line", _hold_the_line)
async def hold_the_line(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """Courage +3 for every own unit for the whole Fear action."""
    courage = moment.deed.courage
    courage[seat] = courage.get(seat, 0) + 3


def _take_aim(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    return HERE if _own_attack(seat, moment, "shoot") is not None else ()


AIM = 2
"""What a steady hand adds to a Hit Score."""


def _bad_aim(battle: Battle, seat: Seat, target: str, moment: Moment) -> bool:
    return fails_anyhow(battle, moment.deed, AIM)


@effect("take_aim", _take_aim, _bad_aim)
async def take_aim(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """Ballistic +2 and Damage +1 for this attack."""
    moment.deed.hit_bonus += AIM
    moment.deed.hero_damage += 1


def _scatter(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    attack = moment.deed
    if not isinstance(attack, Attack):
        return ()
    targets = [attack.target] if attack.target is not None else attack.aimed_at
    return [unit.id for unit in targets if unit.seat == seat and unit.profile.human and unit.able]


SCATTERED = 3
"""What scattering adds to a Dodge Score."""


def _no_way_out(battle: Battle, seat: Seat, target: str, moment: Moment) -> bool:
    """Whether the attack hits in spite of it, or misses without it."""
    attack: Attack = moment.deed
    if attack.target is None or not attack.fighters:
        return False
    hit, dodge = hit_score(battle, attack), dodge_score(battle, attack, attack.target)
    ours, theirs = side_of(seat), attack.unit.side
    gap = hit.total - dodge.total
    if ours == theirs:
        return False
    return gap > reserve(battle, ours, SCATTERED) or -gap > reserve(battle, theirs)


@effect("scatter", _scatter, _no_way_out)
async def scatter(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """Dodge +3 for that unit for this attack."""
    dodges = moment.deed.dodges
    dodges[target] = dodges.get(target, 0) + SCATTERED


def _change_of_plan(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    return [
        unit.id
        for unit in battle.able()
        if unit.seat == seat and unit.idle and unit.active and not is_condition(unit.active)
    ]


@effect("change_of_plan", _change_of_plan)
async def change_of_plan(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """Exchange that unit's Active card and Idle card."""
    unit = battle.unit(target)
    unit.active, unit.idle = unit.idle, unit.active


def _covering_fire(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    mover = moment.unit
    if mover is None or not mover.in_play or mover.side == side_of(seat):
        return ()
    return [
        unit.id
        for unit in battle.units
        if _fresh(battle, unit, seat)
        and any(
            weapon.area is None and shot(battle, unit, model, mover, weapon)
            for weapon in arms(unit)
            for model in free_models(battle, unit)
        )
    ]


@effect("covering_fire", _covering_fire)
async def covering_fire(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """That own unit makes a Base Shoot at -1 Ballistic at once; its activation is not used."""
    unit = battle.unit(target)
    act = Activation(unit.id, mode="base:shoot", reaction=True)
    action = Action(do="shoot")
    await shoot(battle, unit, act, action, card=False, hit_bonus=-1, only=moment.unit)


def _field_dressing(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    unit = moment.unit
    if unit is None or not _own_start(battle, seat, card, moment, human=True):
        return ()
    found = [f"heal{m.number}" for m in unit.models if m.health < unit.profile.health]
    found += [f"discard-{c}" for c in dict.fromkeys(unit.discard) if is_wound(c)]
    if unit.next and is_wound(unit.next):
        found.append("next")
    return found


@effect("field_dressing", _field_dressing)
async def field_dressing(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """Restore 1 Health Point, or return 1 Critical Wound to the Wound deck."""
    unit = moment.unit
    assert unit is not None
    if target.startswith("heal"):
        model = unit.model(int(target.removeprefix("heal")))
        assert model is not None
        model.health += 1
        battle.tell(HealthRestored(unit.id))
    elif target == "next":
        return_condition(battle, unit.next)
        unit.next = ""
        await refill_next(battle, unit)
    else:
        card = target.removeprefix("discard-")
        unit.discard.remove(card)
        return_condition(battle, card)


def _overpressure(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    attack = _own_attack(seat, moment, "shoot")
    return HERE if attack is not None and attack.ammo_type() in ("sedative", "net") else ()


@effect("overpressure", _overpressure)
async def overpressure(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """Damage +2 for this attack."""
    moment.deed.hero_damage += 2


def _contingency_plan(battle: Battle, seat: Seat, card: HeroCard, moment: Moment) -> Sequence[str]:
    return [
        f"{unit.id}/{dropped}"
        for unit in battle.able()
        if unit.seat == seat and unit.next
        for dropped in dict.fromkeys(unit.dropped)
        if dropped in unit.discard
    ]


@effect("contingency_plan", _contingency_plan)
async def contingency_plan(battle: Battle, seat: Seat, target: str, moment: Moment) -> None:
    """Exchange the Next card with one action card discarded in this step (3.26)."""
    name, _, dropped = target.partition("/")
    unit = battle.unit(name)
    unit.discard.remove(dropped)
    unit.dropped.remove(dropped)
    back, unit.next = unit.next, dropped
    if is_condition(back) and not is_wound(back):
        unit.deck.put_on_top([back])
    else:
        unit.discard.append(shown(back))
        if back in battle.content.cards:
            unit.dropped.append(back)
