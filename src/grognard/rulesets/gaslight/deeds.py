"""Reactions, and the windows after the dice are down: raters of luck, cards and defence.

Cards not spent are lost at the end of the turn (3.14), so they grow cheaper as it wears on.
"""

from collections.abc import Callable

from grognard.kernel.policies import Rated
from grognard.kernel.questions import Choose, Option, Seat, Story
from grognard.rulesets.gaslight.assaults import (
    arms,
    clash,
    dived,
    melee_blow,
    melee_pools,
    shot,
    strike,
)
from grognard.rulesets.gaslight.battle import Battle, Model
from grognard.rulesets.gaslight.cards import RANKS, SUITS, deed_value, strength, suit_of
from grognard.rulesets.gaslight.chances import (
    Blow,
    blow,
    fall,
    harm,
    hits,
    life,
    lying,
    passes,
    wounds_cost,
)
from grognard.rulesets.gaslight.field import distance, hidden, near_edges
from grognard.rulesets.gaslight.initiatives import blessing
from grognard.rulesets.gaslight.manoeuvres import best_moves, landings
from grognard.rulesets.gaslight.melee import PARRY_DICE, strongest
from grognard.rulesets.gaslight.movement import chargeable
from grognard.rulesets.gaslight.prospects import Prospect, token_worth
from grognard.rulesets.gaslight.templates import DAMAGE

DEED = 0.3
"""What each success that a card may add is worth at the start of a turn."""
SUIT = 0.5
"""What a card in the suit of a Hero still to act is worth besides."""
LAST = 0.15
"""What is left of a card's worth when nobody is left to act."""
FREE = 1.0
"""What getting out of melee, or keeping somebody in it, is worth."""
LUCK = 0.8
"""What Beginner's Luck is worth while it lasts (4.151)."""
FIRST = 0.8
"""What being First Player is worth."""
DELAYED = 0.5
"""What it is worth to see the enemy act first."""
EXPOSED = 0.15
"""The share of its life that lying costs a model with an enemy at hand who is still to act."""
RISE = 1.5
"""What rising at once is worth to a Hero: an Action (4.120)."""
AVERAGE_WEIGHT, AVERAGE_HEIGHT = 3, 3
"""The Strength of a falling body, and how far it fell, where nobody says."""

Stake = Callable[[int], float]
"""What so many successes of one's own are worth."""


def card_price(battle: Battle, seat: Seat, card: str) -> float:
    """What a card may still be good for this turn."""
    own = battle.in_play(seat)
    everybody = battle.in_play()
    ready = sum(model.ready for model in everybody)
    share = LAST + (1.0 - LAST) * ready / max(1, len(everybody))
    suited = any(m.profile.suit == suit_of(card) and m.ready for m in own if m.profile.is_hero)
    return share * (DEED * deed_value(card) + (SUIT if suited else 0.0))


def bid(worth: float) -> Callable[[Battle, Choose], list[Rated]]:
    """A rater of sealed bids: what winning is worth, the chance to, and the card's price (1.36)."""

    def rater(battle: Battle, question: Choose) -> list[Rated]:
        seat = question.seat
        others = max(1, len(battle.seated) - 1)

        def rate(option: Option) -> float:
            if option.key == "none":
                return 0.0
            return worth * _wins(option.key) ** others - card_price(battle, seat, option.key)

        return [Rated(option.key, rate(option)) for option in question.options]

    return rater


def _wins(card: str) -> float:
    """The chance that a card is higher than another one (1.32)."""
    rank, suit = strength(card)
    place = rank * len(SUITS) + len(SUITS) - 1 + suit
    return place / (len(RANKS) * len(SUITS) - 1)


def steal(battle: Battle, question: Choose) -> list[Rated]:
    """To steal the Initiative is worth a card that is high and cheap (3.5)."""
    return [Rated("steal", best_bid(battle, question.seat, FIRST)), Rated("pass", 0.0)]


def best_bid(battle: Battle, seat: Seat, worth: float) -> float:
    """What bidding with the best card for it promises."""
    return max(
        (worth * _wins(card) - card_price(battle, seat, card) for card in battle.hands[seat]),
        default=-1.0,
    )


def reaction(battle: Battle, question: Choose) -> list[Rated]:
    """Hold or dive: the better shelter against lying there afterwards (4.53-4.55)."""
    story = _story(question)
    victim = battle.model(question.piece or "")
    mine, theirs = (tally.total for tally in story.tallies)
    hit = _missile(battle, story)
    exposed = EXPOSED * life(battle, victim) if _is_at_hand(battle, victim) else 0.0
    return [
        Rated("hold", -hits(battle, victim, hit, mine, theirs)),
        Rated("dive", -dived(battle, victim, hit, mine, theirs) - exposed),
    ]


def _story(question: Choose) -> Story:
    assert question.story is not None, f"{question.topic} tells what led to it"
    return question.story()


def _missile(battle: Battle, story: Story) -> Blow:
    """The shot or spell a story tells of."""
    attacker = battle.model(story.by or "")
    key = story.facts.get("weapon") or story.facts.get("spell")
    known = arms(attacker.profile)
    return next((arm.blow for arm in known if arm.id == key), known[0].blow)


def _is_at_hand(battle: Battle, victim: Model) -> bool:
    return any(
        (enemy.ready or enemy.id == battle.active)
        and not enemy.toppled
        and distance(enemy, victim) <= enemy.profile.move
        for enemy in battle.enemies(victim)
    )


def melee_reaction(battle: Battle, question: Choose) -> list[Rated]:
    """Fence or parry: to hit back, or to be hit less (4.72-4.75)."""
    story = _story(question)
    attacker, victim = battle.model(story.by or ""), battle.model(question.piece or "")
    mine, theirs = (tally.total for tally in story.tallies)
    hit = melee_blow(attacker.profile, strongest(attacker))
    risk = hits(battle, victim, hit, mine, theirs)

    def rate(option: Option) -> float:
        if option.key == "parry":
            return -hits(battle, victim, hit, mine, theirs + PARRY_DICE)
        weapon = victim.profile.melee[option.key.partition(":")[2]]
        back = melee_blow(victim.profile, weapon)
        return hits(battle, attacker, back, theirs, mine) - risk

    return [Rated(option.key, rate(option)) for option in question.options]


def strike_on(battle: Battle, question: Choose) -> list[Rated]:
    """A further blow, with fewer dice each time (4.84, 4.152)."""
    attacker = battle.model(question.piece or "")
    earlier = int(_story(question).facts["earlier"])
    hit = melee_blow(attacker.profile, strongest(attacker))

    def rate(option: Option) -> float:
        if option.key == "stop":
            return 0.0
        victim = battle.model(option.key)
        mine, theirs = melee_pools(battle, attacker, victim)
        return clash(battle, attacker, hit, victim, max(1, mine - earlier), theirs)

    return [Rated(option.key, rate(option)) for option in question.options]


def shoot_on(battle: Battle, question: Choose) -> list[Rated]:
    """A further shot costs nothing but a die (4.62, 4.152)."""
    shooter = battle.model(question.piece or "")
    gun = next(arm for arm in arms(shooter.profile) if arm.fast > 1)

    def rate(option: Option) -> float:
        if option.key == "stop":
            return 0.0
        target = battle.model(option.key)
        rays = hidden(battle, shooter, target)
        return shot(battle, shooter, gun, target, shooter.place, rays)

    return [Rated(option.key, rate(option)) for option in question.options]


def deed(battle: Battle, question: Choose) -> list[Rated]:
    """A card for a test: what the successes change, less what the card is good for (4.127)."""
    story = _story(question)
    stake = _stake(battle, story)
    have = int(story.facts["successes"])
    now = stake(have)

    def rate(option: Option) -> float:
        if option.key == "none":
            return 0.0
        gain = stake(have + deed_value(option.key)) - now
        return gain - card_price(battle, question.seat, option.key)

    return [Rated(option.key, rate(option)) for option in question.options]


def luck(battle: Battle, question: Choose) -> list[Rated]:
    """All dice again, where that promises enough more (4.151)."""
    story = _story(question)
    stake = _stake(battle, story)
    count = story.tallies[0].total
    again = sum((passes(count, k) - passes(count, k + 1)) * stake(k) for k in range(count + 1))
    gain = again - stake(int(story.facts["successes"]))
    return [Rated("reroll", gain - LUCK), Rated("keep", 0.0)]


def _stake(battle: Battle, story: Story) -> Stake:
    """What the successes of a test are worth to who rolled them."""
    model = battle.model(story.by or "")
    against = int(story.facts.get("against", -1))
    need = int(story.facts.get("need", 0))
    other = battle.model(story.to[0]) if story.to else None
    test = story.facts["test"]
    match test:
        case "fight" | "defend" if other is not None:
            return _melee_stake(battle, model, other, against)
        case "shoot" | "cast" if other is not None:
            hit = _cast_or_shot(battle, model, test)
            return lambda n: harm(battle, other, hit, n - against) if n > against else 0.0
        case "leave":
            return lambda n: FREE * (n >= against)
        case "hold-back":
            return lambda n: FREE * (n > against)
        case "avoid" if other is not None:
            hit = _missile_of(battle, other)
            return lambda n: -harm(battle, model, hit, against - n) if n < against else 0.0
        case "dodge":
            cost = wounds_cost(battle, model, AVERAGE_HEIGHT) + lying(battle, model)
            return lambda n: -cost * passes(AVERAGE_WEIGHT, n)
        case "jump":
            cost = wounds_cost(battle, model, int(model.place[2])) + lying(battle, model)
            return lambda n: -cost * passes(model.profile.move, n + 1)
    worth = _need_worth(battle, model, str(test))
    return lambda n: worth * (n >= need)


def _melee_stake(battle: Battle, model: Model, other: Model, against: int) -> Stake:
    """Who wins the clash by how much; whoever parries hits nobody (4.78)."""
    mine = melee_blow(model.profile, strongest(model))
    theirs = melee_blow(other.profile, strongest(other))
    parrying = battle.pending.parrying

    def stake(successes: int) -> float:
        net = successes - against
        if net > 0 and model.id not in parrying:
            return harm(battle, other, mine, net)
        if net < 0 and other.id not in parrying:
            return -harm(battle, model, theirs, -net)
        return 0.0

    return stake


def _cast_or_shot(battle: Battle, model: Model, test: str) -> Blow:
    known = arms(model.profile)
    if test == "shoot":
        return next(arm.blow for arm in known if not arm.is_spell)
    return next((arm.blow for arm in known if arm.id in battle.cast[-1:]), known[0].blow)


def _missile_of(battle: Battle, attacker: Model) -> Blow:
    known = arms(attacker.profile)
    return known[0].blow if known else blow(DAMAGE, (), "physical", "ranged")


def _need_worth(battle: Battle, model: Model, test: str) -> float:
    """What passing a test is worth, where passing is all that matters."""
    match test:
        case "objective":
            near = [t for t in battle.tokens if t.at is not None]
            near.sort(key=lambda token: distance_of(model, token.at))
            return token_worth(battle, near[0]) if near else 0.0
        case "cast" if battle.cast:
            return max(0.0, blessing(battle, model, battle.content.spells[battle.cast[-1]], model))
        case "falling":
            return fall(battle, model)
        case _:
            return lying(battle, model)


def distance_of(model: Model, at: tuple[float, float, float] | None) -> float:
    """How far a thing lies from a model, in plan and height together."""
    if at is None:
        return 1e9
    x, y, z = model.place
    return abs(at[0] - x) + abs(at[1] - y) + abs(at[2] - z)


def _cheapest(battle: Battle, question: Choose, worth: float) -> list[Rated]:
    """Any card will do: the one least missed, if what it buys is worth it."""
    return [
        Rated(
            option.key,
            0.0 if option.key == "none" else worth - card_price(battle, question.seat, option.key),
        )
        for option in question.options
    ]


def cling(battle: Battle, question: Choose) -> list[Rated]:
    """A card instead of a fall (4.105)."""
    model = battle.model(question.piece or "")
    height = int(model.place[2] + 1e-6) if near_edges(battle, model) else 0
    worth = wounds_cost(battle, model, height) + lying(battle, model)
    return _cheapest(battle, question, worth)


def recovery(battle: Battle, question: Choose) -> list[Rated]:
    """To stand at once (4.120)."""
    return _cheapest(battle, question, RISE)


def heroic_move(battle: Battle, question: Choose) -> list[Rated]:
    """To leap and scale, where that leads farther than walking and charging (4.121)."""
    model = battle.model(question.piece or "")
    if model.toppled:
        return _cheapest(battle, question, 0.0)
    prospect = Prospect(battle, model)
    if not (_is_beset(battle, model) or prospect.has_detour):
        return _cheapest(battle, question, 0.0)
    left = battle.actions - 1
    walks = best_moves(battle, model, left, prospect)
    leaps = landings(battle, prospect, left, heroic=True)
    gain = leaps[0].gain - max([0.0, *(move.gain for move in walks[:1])]) if leaps else 0.0
    if gain > 0.0:
        charges = (strike(battle, model, enemy, model.place) for enemy in chargeable(battle, model))
        gain = min([gain, *(leaps[0].gain - charge for charge in charges)])
    return _cheapest(battle, question, gain)


def _is_beset(battle: Battle, model: Model) -> bool:
    """Whether somebody is near enough to leap at."""
    return any(distance(model, enemy) <= model.profile.move for enemy in battle.enemies(model))
