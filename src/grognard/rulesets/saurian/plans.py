"""Which card to play when: Action cards for boards, hero cards for windows and the hand.

A card is worth what its unit could do with it from where it stands: strike, roar, open, go; and
whether that comes before the enemy's blow, whose Initiative is printed on both faces (1.24).
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from grognard.kernel.compound import Assign, Tick
from grognard.kernel.policies import Rated
from grognard.kernel.questions import Choose, Seat
from grognard.rulesets.saurian.battle import Battle, Unit, is_condition, name_of
from grognard.rulesets.saurian.content import Card, Content
from grognard.rulesets.saurian.reckoning import (
    Foe,
    ammo_type,
    blows_of,
    foe_of,
    foes,
    fright,
    harm,
    stake_of,
    threats,
    walk_of,
    when,
)
from grognard.rulesets.saurian.victory import CRATE_POINTS, CRATES

NEAR = 0.55
"""What is left of a blow with every hex that its unit would fall short."""
STRIDE = 1.2
"""What a hex of movement is worth to a unit with nobody in reach, for 50 of its value."""
GUARD = 0.06
"""Share of a feared loss that each point of Dodge or Armour spares."""
FIRST = 0.6
"""Share of what an enemy would take that a blow spares which disables it before it acts."""
DOOMED = 0.8
"""How much of the loss of a unit that is struck before it acts is lost to its own blow."""
LINKED = 0.12
"""Share of a blow that each card of a combo adds; Adrenaline counts as much (3.37, 3.40)."""
REACTS = 0.04
"""Share of its unit's value that a Reaction is worth where enemies are near (4.62)."""
PASSES = 4.0
"""What it is worth to let go of a Fear or a Wound by playing it, against what it costs."""
AFRAID: Mapping[str, float] = {
    "flee": -14.0,
    "freeze": -16.0,
    "panic": -12.0,
    "limp": -6.0,
    "bleeding": -14.0,
    "concussion": -12.0,
}
"""What it is worth to play a Condition card, by what it makes a unit do (7F)."""
HERO: Mapping[str, float] = {
    "burn_it_off": 5.0,
    "ambush": 3.0,
    "thick_hide": 4.0,
    "killing_bite": 3.5,
    "lunge": 4.0,
    "blood_scent": 3.5,
    "win_the_struggle": 3.0,
    "stand_your_ground": 3.0,
    "shake_loose": 3.0,
    "cut_free": 3.0,
    "primal_surge": 3.0,
    "take_aim": 5.0,
    "scatter": 5.0,
    "covering_fire": 4.5,
    "hold_the_line": 2.5,
    "double_time": 3.0,
    "overpressure": 3.5,
    "contingency_plan": 2.5,
    "change_of_plan": 2.5,
    "field_dressing": 2.5,
    "herd_instinct": 2.5,
    "terrifying_call": 2.5,
    "quick_blood": 2.5,
}
"""What a hero card in hand is worth, by its Main use; others a little less."""
OTHER_HERO = 1.5


def hero_worth(battle: Battle, seat: Seat, name: str) -> float:
    """What a hero card in hand is worth to a player, with the units he has."""
    effect = battle.content.heroes[name].effect
    mine = [unit for unit in battle.able() if unit.seat == seat]
    worth = HERO.get(effect, OTHER_HERO)
    enemies = [unit for unit in battle.able() if unit.side != mine[0].side] if mine else []
    if effect == "burn_it_off" and not any(unit.profile.human for unit in enemies):
        worth = OTHER_HERO
    if effect == "hold_the_line" and all(unit.profile.human for unit in enemies):
        worth = OTHER_HERO
    if effect == "overpressure" and not any(unit.ammo for unit in mine):
        worth = OTHER_HERO
    return worth


class Prospect(Struct, eq=False):
    """What a unit reckons with when it plans: its prey and how far off, and what it fears."""

    battle: Battle
    unit: Unit
    prey: list[tuple[Foe, int]]
    menaces: dict[str, float]
    """What each enemy may take from it, by the enemy."""
    stake: float

    @property
    def feared(self) -> float:
        """What it may lose in all."""
        return min(sum(self.menaces.values()), self.stake)

    @property
    def near(self) -> int:
        """How far off the nearest enemy is."""
        return min([far for _, far in self.prey], default=99)


def prospect(battle: Battle, unit: Unit, seat: Seat) -> Prospect:
    """Reckon with everybody once, for all the cards of a unit."""
    prey = [(foe, _apart(battle, unit, foe)) for foe in foes(battle, unit)]
    menaces = _menaces(battle, unit, seat)
    return Prospect(battle, unit, prey, menaces, stake_of(battle, unit))


def card_worth(at: Prospect, name: str, under: Sequence[str], *, later: bool) -> float:
    """What an Action card promises on the board of a unit, this round or the next."""
    unit, content = at.unit, at.unit.profile.content
    if is_condition(name):
        return AFRAID[content.conditions[name_of(name)].effect] + PASSES
    card = content.cards[name]
    linked = links(content, card, under)
    walk = walk_of(unit, card)
    ahead = walk_of(unit, content.cards.get(unit.active)) if later and unit.active else 0
    me, ba = linked.get("me", 0), linked.get("ba", 0)
    blows = blows_of(unit.profile, unit.weapon, name, len(unit.models), me, ba, ammo_type(unit))
    best, spared = 0.0, 0.0
    for foe, far in at.prey:
        menace = at.menaces.get(foe.unit.id, 0.0) * _before(card, foe.unit, later=later)
        for blow in blows:
            short = max(0, far - ahead - walk - blow.reach)
            gain = harm(foe, foe.unit.profile.armour["front"], blow) * NEAR**short
            saves = FIRST * menace * min(1.0, gain / foe.stake)
            if gain + saves > best + spared:
                best, spared = gain, saves
    best *= _unhurt(at, card, later=later)
    worth = best + spared
    worth += LINKED * best * sum(linked.values())
    near = at.near - ahead
    worth += _other_actions(at, card, walk, ahead)
    reach = max([blow.reach for blow in blows], default=1)
    worth += STRIDE * unit.profile.value / 50 * min(walk, max(0, near - reach))
    guard = card.bonus.get("do", 0) + card.bonus.get("ar", 0) + linked.get("do", 0)
    worth += GUARD * guard * at.feared
    if card.reaction and near <= walk + 4:
        worth += REACTS * unit.profile.value
    return worth


def _apart(battle: Battle, unit: Unit, foe: Foe) -> int:
    apart = battle.board.apart
    hexes = [model.at for model in unit.models]
    return min([apart[a][cell[0]] for a in hexes for cell in foe.cells], default=9)


def _before(card: Card, unit: Unit, *, later: bool) -> float:
    """How surely a card is played before an enemy acts: ties are anybody's (1.39)."""
    ahead = card.initiative - when(unit, later=later)
    return 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5


def _unhurt(at: Prospect, card: Card, *, later: bool) -> float:
    """How much of a unit is likely to be left when its card is played."""
    left = 1.0
    for enemy, menace in at.menaces.items():
        struck = 1.0 - _before(card, at.battle.unit(enemy), later=later)
        left *= 1.0 - struck * DOOMED * min(1.0, menace / at.stake)
    return left


def _menaces(battle: Battle, unit: Unit, seat: Seat) -> dict[str, float]:
    """What a unit may lose to each of the enemies that have yet to strike."""
    me = foe_of(battle, unit)
    apart, hexes = battle.board.apart, [model.at for model in unit.models]
    found = {}
    for threat in threats(battle, unit, seat):
        far = min([apart[a][b] for a in hexes for b in threat.hexes], default=9)
        armour = unit.profile.armour["front"]
        losses = [harm(me, armour, b) for b in threat.blows if far <= threat.walk + b.reach + 1]
        found[threat.unit.id] = max(losses, default=0.0)
    return found


def links(content: Content, card: Card, under: Sequence[str]) -> dict[str, int]:
    """How many cards below match each symbol of a card without a break (3.37-3.39)."""
    found = {}
    for symbol in card.combo:
        count = 0
        for name in under:
            below = content.cards.get(name)
            if below is None or below.ender or symbol not in below.combo:
                break
            count += 1
        if count:
            found[str(symbol)] = count
    return found


def _other_actions(at: Prospect, card: Card, walk: int, ahead: int) -> float:
    """What the actions of a card promise that are no attacks (4.43, 4.50, 4.78, 4.100, 4.102)."""
    battle, unit, worth = at.battle, at.unit, 0.0
    within = ahead + walk
    for step in card.actions:
        for action in step:
            if action.do == "fear":
                loud = unit.profile.base["fe"] + card.bonus.get("fe", 0)
                heard = [foe.unit for foe, far in at.prey if far <= within + action.radius]
                worth += fright(battle, unit, heard, loud)
            elif action.do in ("grab", "stab") and at.near <= within + 1:
                worth += 0.08 * max([foe.stake for foe, _ in at.prey], default=0.0)
            elif action.do == "interact":
                worth += _shopping(battle, unit, within)
            elif action.do == "rally":
                worth += 0.5
    return worth


def _shopping(battle: Battle, unit: Unit, walk: int) -> float:
    """What opening a crate within reach is worth, or else a purchase (4.100)."""
    apart = battle.board.apart
    points = CRATE_POINTS[battle.setting.scenario.victory]
    near = min(
        [
            apart[model.at][thing.at]
            for thing in battle.things
            if thing.kind in CRATES
            for model in unit.models
        ],
        default=99,
    )
    opened = (3 + 8.0 * points) * NEAR ** max(0, near - 1 - walk)
    return opened + (2.0 if battle.player(unit.seat).requisition else 0.0)


def _rate_cards(
    battle: Battle, question: Choose | Assign, *, later: bool
) -> list[tuple[str, str, float]]:
    """Every card offered to every board: unit, key, worth."""
    found = []
    reckoned: dict[str, Prospect] = {}
    for option in question.options:
        name, _, card = option.key.partition(":")
        unit = battle.unit(name)
        if name not in reckoned:
            reckoned[name] = prospect(battle, unit, question.seat)
        under = [unit.active, *unit.stack] if later and unit.active else unit.stack
        worth = card_worth(reckoned[name], card, under, later=later)
        found.append((name, option.key, worth))
    return found


def place_cards(battle: Battle, question: Choose | Assign) -> list[Rated]:
    """The best card for each board (2.10, 2.11, 3.24)."""
    later = question.topic == "place-next"
    rated = _rate_cards(battle, question, later=later)
    if isinstance(question, Choose):
        # Where others place in between, whoever matters least goes first and tells least.
        best: dict[str, float] = {}
        for name, _, worth in rated:
            best[name] = max(worth, best.get(name, worth))
        least = {n: -battle.unit(n).profile.value for n in best}
        return [Rated(key, worth - best[name] + 1e3 * least[name]) for name, key, worth in rated]
    return [Rated(question.in_order(_one_each(rated)))]


def _one_each(rated: Iterable[tuple[str, str, float]]) -> list[str]:
    best: dict[str, tuple[float, str]] = {}
    for name, key, worth in rated:
        if name not in best or worth > best[name][0]:
            best[name] = worth, key
    return [key for _, key in best.values()]


def _deck(unit: Unit) -> tuple[str, ...]:
    """The cards of a unit's deck, each once."""
    return tuple(dict.fromkeys(unit.profile.content.action_deck(unit.profile.deck)))


def _is_good(battle: Battle, unit: Unit, card: str, seat: Seat) -> bool:
    """Whether a card is better than what its deck has on average."""
    under = [unit.next, unit.active, *unit.stack] if unit.next else unit.stack
    names = _deck(unit)
    at = prospect(battle, unit, seat)
    worths = {name: card_worth(at, name, under, later=True) for name in names}
    return worths[card] >= sum(worths.values()) / len(worths)


def spare_cards(battle: Battle, question: Assign) -> list[Rated]:
    """Keep the best of what is left, where it is better than most (3.26)."""
    rated = _rate_cards(battle, question, later=True)
    kept = [
        key
        for key in _one_each(rated)
        if _is_good(
            battle, battle.unit(key.partition(":")[0]), key.partition(":")[2], question.seat
        )
    ]
    return [Rated(question.in_order(kept))]


def drop_idle(battle: Battle, question: Tick) -> list[Rated]:
    """An Idle card that is worse than what may be drawn goes (3.21)."""
    gone = [
        option.key
        for option in question.options
        if not _is_good(
            battle, battle.unit(option.key), battle.unit(option.key).idle, question.seat
        )
    ]
    return [Rated(question.in_order(gone))]


def trim_stacks(battle: Battle, question: Tick) -> list[Rated]:
    """Nothing leaves a stack that may still build a combo; Condition cards never lie there."""
    return [Rated(())]


def mulligan(battle: Battle, question: Tick) -> list[Rated]:
    """Exchange the hero cards that are worth less than most (2.7)."""
    deck = [*battle.player(question.seat).deck.middle, *battle.player(question.seat).hand]
    mean = sum(hero_worth(battle, question.seat, n) for n in deck) / max(1, len(deck))
    gone = [
        option.key
        for option in question.options
        if hero_worth(battle, question.seat, option.card) < mean - 0.75
    ]
    return [Rated(question.in_order(gone))]


def cut_hand(battle: Battle, question: Tick) -> list[Rated]:
    """The cards that are worth least go (2.8)."""
    worth = {o.key: hero_worth(battle, question.seat, o.card) for o in question.options}
    gone = sorted(worth, key=worth.__getitem__)[: question.least]
    return [Rated(question.in_order(gone))]


def keep_skipped(battle: Battle, question: Tick) -> list[Rated]:
    """Keep the card a unit waits to play, where it is a good one (4.60)."""
    kept = [
        option.key
        for option in question.options
        if _is_good(battle, battle.unit(option.key), battle.unit(option.key).active, question.seat)
    ]
    return [Rated(question.in_order(kept))]


def order_fears(battle: Battle, question: Assign) -> list[Rated]:
    """The mildest Fear is drawn first (3.26)."""
    cards_ = [key.partition(":")[2] for key in question.usual]
    cards_.sort(key=lambda card: -AFRAID[battle.content.conditions[name_of(card)].effect])
    return [Rated(tuple(f"{place}:{card}" for place, card in enumerate(cards_, start=1)))]
