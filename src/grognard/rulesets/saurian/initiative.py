"""From the end of the Action phase through the Initiative phase (3.13-3.30, 2.10-2.12)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from grognard.kernel.acts import Draw, Toss
from grognard.kernel.compound import Assign, Pair, Picks, Tick, Together
from grognard.kernel.questions import Choose, Option, Seat
from grognard.kernel.refusals import Refusal
from grognard.rulesets.saurian import piles
from grognard.rulesets.saurian.ammunition import calm_down, flip
from grognard.rulesets.saurian.battle import (
    HAND_LIMIT,
    Battle,
    Player,
    Unit,
    initiative,
    is_condition,
    is_fear,
    is_wound,
    name_of,
    shown,
    source_of,
)
from grognard.rulesets.saurian.casualties import return_condition
from grognard.rulesets.saurian.draws import draw_cards
from grognard.rulesets.saurian.events import (
    AdrenalineLost,
    BecameFurious,
    CardDiscarded,
    CardKept,
    CardPlaced,
    CardsSlid,
    ConditionPlaced,
    ConditionResolved,
    FirstPlayerNamed,
    HeroCardsDiscarded,
    SedativeDiscarded,
    SedativeFlipped,
    StackTrimmed,
)
from grognard.rulesets.saurian.supply import return_fear
from grognard.rulesets.saurian.victory import check, decide_by_points
from grognard.rulesets.saurian.windows import Moment, main_window

OPENING_CARDS = 6
HERO_CARDS_A_ROUND = 2


async def check_victory(battle: Battle) -> None:
    """Step A2 (3.13)."""
    check(battle)
    if battle.result is None:
        battle.phase = "first-window"


async def first_player_window(battle: Battle) -> None:
    """Step A3: the token goes to the player with the most Command (3.14)."""
    claims: list[Seat] = []
    await main_window(battle, Moment("first", battle.first, None, claims))
    if not claims:
        most = max(player.command for player in battle.players)
        claims = [player.seat for player in battle.players if player.command == most]
    else:
        battle.cite("1.47")
    names = tuple(dict.fromkeys(claims))
    battle.first = names[0]
    if len(names) > 1:
        battle.cite("1.34")
        battle.first = await Toss(names, rule="3.14", topic="first-player")
    battle.tell(FirstPlayerNamed(battle.first))
    battle.phase = "fury"


async def fury(battle: Battle) -> None:
    """Step A4: Condition cards leave, Furious units calm, others become Furious (3.15)."""
    battle.cite("3.15")
    for unit in battle.in_play():
        if unit.active and is_condition(unit.active) and unit.revealed:
            battle.tell(ConditionResolved(unit.id, name_of(unit.active)))
            return_condition(battle, unit.active)
            unit.active = ""
            unit.revealed = False
    for unit in battle.in_play():
        if unit.furious and unit.adrenaline > 0:
            unit.adrenaline -= 1
            battle.tell(AdrenalineLost(unit.id, 1))
        if unit.furious and unit.adrenaline == 0:
            calm_down(battle, unit)
    for unit in battle.able():
        if may_rage(unit):
            become_furious(battle, unit)
    battle.phase = "skipped"


def may_rage(unit: Unit) -> bool:
    """A dinosaur at its Adrenaline maximum, with no Sedative on its board (4.87)."""
    return (
        not unit.profile.human
        and not unit.furious
        and unit.adrenaline == unit.profile.adrenaline
        and not unit.sedatives
        and not unit.doses
    )


def become_furious(battle: Battle, unit: Unit) -> None:
    """Clear the board and shuffle everything but Fear cards (4.88)."""
    unit.furious = unit.fresh = True
    unit.revealed = False
    board = [card for card in (unit.active, unit.next, unit.idle, *unit.stack) if card]
    unit.active = unit.next = unit.idle = ""
    unit.stack = []
    loose = [*board, *unit.discard, *unit.deck.top]
    unit.discard = []
    unit.deck.top = []
    for card in loose:
        if is_fear(card):
            return_fear(battle, card)
    unit.deck.shuffle(*(shown(card) for card in loose if not is_fear(card)))
    battle.tell(BecameFurious(unit.id))


async def skipped_cards(battle: Battle) -> None:
    """Step A5: a skipped card is discarded or kept (3.16, 4.60, D36)."""
    for seat in battle.setting.clockwise(battle.first):
        skipped = [
            unit
            for unit in battle.able()
            if unit.seat == seat and unit.skipped and not unit.fresh and unit.active
        ]
        kept = await _keeps_skipped(seat, skipped) if skipped else ()
        for unit in skipped:
            if unit.id in kept:
                unit.kept = True
                battle.tell(CardKept(unit.id))
            else:
                unit.discard.append(unit.active)
                battle.tell(CardDiscarded(unit.id, unit.active))
                unit.active = ""
    battle.phase = "slide"


def _keeps_skipped(seat: Seat, skipped: Sequence[Unit]) -> Tick:
    return Tick(
        seat,
        [_card_of(unit, unit.active, "active") for unit in skipped],
        rule="4.60",
        topic="skipped-card",
        default=(),
    )


def _card_of(unit: Unit, card: str, place: str, key: str = "") -> Option:
    """A card on the board of a unit, told by the unit it lies with."""
    name = name_of(card)
    return Option(
        key or unit.id,
        "option-card-of",
        unit.id,
        facts={"card": name, "unit": unit.id},
        card=name,
        pile=piles.of_unit(unit.id, place),
    )


def taking_part(battle: Battle, *, fresh: bool) -> list[Unit]:
    """Units that make the Initiative phase; those that start anew only where asked for."""
    return [u for u in battle.able() if not u.kept and (fresh or not u.fresh)]


async def slide(battle: Battle) -> None:
    """Step I1: the Next cards slide onto the Active slots, all at once (3.17, 3.18)."""
    for unit in taking_part(battle, fresh=False):
        if unit.active and not is_condition(unit.active):
            unit.stack.insert(0, unit.active)
        unit.active, unit.next = unit.next, ""
        unit.revealed = False
        trim(battle, unit)
    battle.tell(CardsSlid(battle.round))
    battle.queue = _flip_order(battle)
    battle.phase = "flip"


def trim(battle: Battle, unit: Unit) -> None:
    """Cards above the limit are discarded from the bottom (3.18, 3.36)."""
    room = max(0, unit.slots - 1)
    if unit.sedatives:
        battle.cite("3.41")
    if len(unit.stack) > room:
        battle.cite("3.36")
        dropped = unit.stack[room:]
        unit.stack = unit.stack[:room]
        unit.discard += dropped
        battle.tell(StackTrimmed(unit.id, tuple(dropped)))


def _flip_order(battle: Battle) -> list[str]:
    drugged = [unit for unit in taking_part(battle, fresh=True) if unit.doses]
    order = battle.setting.clockwise(battle.first)
    return [unit.id for seat in order for unit in drugged if unit.seat == seat]


async def flip_sedatives(battle: Battle) -> None:
    """Sedatives under a Next card that slid are flipped one by one (3.19)."""
    if not battle.queue:
        battle.phase = "trim"
        battle.queue = [unit.id for unit in taking_part(battle, fresh=False) if unit.stack]
        return
    seat = battle.unit(battle.queue[0]).seat
    mine = [name for name in battle.queue if battle.unit(name).seat == seat]
    options = [Option(name, "option-flip", name, facts={"unit": name}) for name in mine]
    unit = battle.unit(await Choose(seat, options, rule="3.19", topic="flip"))
    battle.queue.remove(unit.id)
    if len(unit.doses) > 1:
        battle.cite("4.73")
    while unit.doses:
        dose = unit.doses[0]
        dose.shown = True
        battle.tell(SedativeFlipped(unit.id, dose.card))
        await main_window(battle, Moment("sed", battle.first, unit, dose))
        if not unit.doses or unit.doses[0] is not dose:
            battle.tell(SedativeDiscarded(unit.id, dose.card))
            continue
        unit.doses.pop(0)
        flip(battle, unit, dose.card, dose.giver)


async def trim_stacks(battle: Battle) -> None:
    """A player may discard further cards of his stacks, always from the bottom (3.18, D37)."""
    if not battle.queue:
        battle.phase = "slid"
        return
    seat = battle.unit(battle.queue[0]).seat
    units = [battle.unit(name) for name in battle.queue]
    battle.queue = [unit.id for unit in units if unit.seat != seat]
    mine = [unit for unit in units if unit.seat == seat and unit.able and unit.stack]
    if not mine:
        return
    counts = Counter(name.partition(":")[0] for name in await _trimming(seat, mine))
    for unit in mine:
        if counts[unit.id]:
            keep = len(unit.stack) - counts[unit.id]
            dropped = unit.stack[keep:]
            unit.stack = unit.stack[:keep]
            unit.discard += dropped
            battle.tell(StackTrimmed(unit.id, tuple(dropped)))


def _trimming(seat: Seat, units: Sequence[Unit]) -> Tick:
    """Which cards leave: of each stack the lowest is number 1."""

    def offer() -> list[Option]:
        return [
            _card_of(unit, card, "stack", f"{unit.id}:{place}")
            for unit in units
            for place, card in enumerate(reversed(unit.stack), start=1)
        ]

    return Tick(seat, offer, rule="3.18", topic="trim", forbid=_leaves_a_gap)


def _leaves_a_gap(picks: Picks) -> Refusal | None:
    """Cards leave a stack from the bottom: none while one below it stays (3.18)."""
    taken: dict[str, int] = {}
    for key in picks:
        name, _, place = key.partition(":")
        taken[name] = taken.get(name, 0) + 1
        if int(place) > taken[name]:
            return Refusal("from-the-bottom", rule="3.18", unit=name)
    return None


async def after_slide(battle: Battle) -> None:
    """Interaction after the slide: T-SLIDE (3.20)."""
    battle.cite("3.20")
    await main_window(battle, Moment("slide", battle.first))
    battle.phase = "idle"


async def idle_cards(battle: Battle) -> None:
    """Step I2a: everybody decides at once which Idle cards to discard (3.21)."""
    choices = []
    for seat in battle.setting.seats:
        mine = [
            _card_of(unit, unit.idle, "idle")
            for unit in taking_part(battle, fresh=False)
            if unit.seat == seat and unit.idle
        ]
        if mine:
            choices.append(Tick(seat, mine, rule="3.21", topic="idle-keep"))
    answers = await Together(tuple(choices), rule="3.21", topic="idle-keep") if choices else {}
    gone = {name for picks in answers.values() for name in picks}
    for unit in taking_part(battle, fresh=False):
        if not unit.idle:
            continue
        if unit.id in gone:
            unit.discard.append(unit.idle)
            battle.tell(CardDiscarded(unit.id, unit.idle))
        else:
            unit.hand.append(unit.idle)
        unit.idle = ""
    battle.queue = [unit.id for unit in taking_part(battle, fresh=True)]
    battle.phase = "draw"


async def draw_hands(battle: Battle) -> None:
    """Step I2b: one unit draws its cards (3.22, 2.6, 4.89)."""
    if not battle.queue:
        battle.turn_of = ""
        battle.phase = "place-active"
        battle.queue = [u.id for u in taking_part(battle, fresh=True) if u.fresh and u.hand]
        return
    unit = battle.unit(battle.queue.pop(0))
    if not unit.able:
        return
    if any(is_fear(card) for card in unit.deck.top):
        battle.cite("4.82")
    if unit.fresh:
        battle.cite("3.30")
        await draw_cards(battle, unit, OPENING_CARDS - len(unit.hand), "2.6")
    else:
        await draw_cards(battle, unit, unit.profile.draw - len(unit.hand), "3.22")


def _choices_of(unit: Unit) -> list[str]:
    """Cards that may be placed in the Active slot: Condition cards only for want of others."""
    actions = [card for card in dict.fromkeys(unit.hand) if not is_condition(card)]
    return actions or _held(unit)


def _held(unit: Unit) -> list[str]:
    """The different cards of a hand, whoever has seen them."""
    return list(dict.fromkeys(shown(card) for card in unit.hand))


async def place_active(battle: Battle) -> None:
    """One player places one Active card; then clockwise (2.10, 4.89, D7)."""
    if not battle.queue:
        battle.turn_of = ""
        battle.phase = "place-next"
        battle.queue = [u.id for u in taking_part(battle, fresh=True) if u.hand]
        return
    units = [battle.unit(name) for name in battle.queue]
    seat = await whose_turn(battle, units, rule="2.10", topic="active-first")
    mine = [unit for unit in units if unit.seat == seat]
    among_others = len(mine) < len(units)
    placed = await _placing(
        seat, mine, _choices_of, "active", rule="2.10", topic="place-active", one=among_others
    )
    for unit, card in _placed(battle, placed):
        unit.active = card
        unit.revealed = False
        battle.cite("1.26", "4.89" if unit.furious else "2.10")
        battle.tell(CardPlaced(unit.id, "active", initiative(unit)))
    battle.turn_of = battle.setting.clockwise(seat)[1 % len(battle.setting.seats)]


async def _placing(
    seat: Seat,
    units: Sequence[Unit],
    choices: Callable[[Unit], Sequence[str]],
    slot: piles.Slot,
    *,
    rule: str,
    topic: str,
    one: bool,
) -> Picks:
    """A card for each of these units, or for one of them where others place in between."""

    def offer() -> list[Pair]:
        return [_card_for(unit, card, slot) for unit in units for card in choices(unit)]

    def usual() -> Picks:
        return tuple(_card_for(unit, choices(unit)[0], slot).key for unit in units)

    if one or len(units) == 1:
        piece = units[0].id if len(units) == 1 else None
        return (await Choose(seat, offer, rule=rule, topic=topic, piece=piece),)
    return await Assign(seat, offer, rule=rule, topic=topic, default=usual, fills=True)


def _card_for(unit: Unit, card: str, slot: piles.Slot) -> Pair:
    """A card of the hand of a unit, for a slot of its board."""
    name = name_of(card)
    return Pair(
        f"{unit.id}:{shown(card)}",
        "option-place",
        unit.id,
        facts={"card": name, "unit": unit.id},
        card=name,
        pile=piles.of_unit(unit.id, "hand"),
        slot=piles.of_unit(unit.id, slot),
        what=shown(card),
        to=unit.id,
    )


def _placed(battle: Battle, picks: Picks) -> Iterator[tuple[Unit, str]]:
    """Take the cards that were picked out of the hands, and their units off the queue."""
    for key in picks:
        name, _, shown_card = key.partition(":")
        unit = battle.unit(name)
        card = next(held for held in unit.hand if shown(held) == shown_card)
        unit.hand.remove(card)
        battle.queue.remove(name)
        yield unit, card


async def whose_turn(battle: Battle, units: list[Unit], *, rule: str, topic: str) -> Seat:
    """The First Player names who begins; afterwards play goes clockwise."""
    seats = [s for s in battle.setting.seats if any(unit.seat == s for unit in units)]
    if battle.turn_of:
        return next(s for s in battle.setting.clockwise(battle.turn_of) if s in seats)
    options = [Option(s, "option-seat", facts={"seat": s}) for s in seats]
    default = battle.first if battle.first in seats else seats[0]
    return await Choose(battle.first, options, rule=rule, topic=topic, default=default)


async def place_next(battle: Battle) -> None:
    """Step I2c: Next cards, in descending Initiative of the Active cards (2.11, 3.24, D8)."""
    battle.queue = [n for n in battle.queue if battle.unit(n).able and battle.unit(n).hand]
    if not battle.queue:
        battle.turn_of = ""
        battle.phase = "spare"
        return
    units = [battle.unit(name) for name in battle.queue]
    highest = max(initiative(unit) for unit in units)
    tied = [unit for unit in units if initiative(unit) == highest]
    seat = await whose_turn(battle, tied, rule="2.11", topic="next-first")
    among_others = any(unit.seat != seat for unit in tied)
    run = [u for u in tied if u.seat == seat] if among_others else _in_a_row(units, seat)
    placed = await _placing(
        seat, run, _held, "next", rule="3.24", topic="place-next", one=among_others
    )
    for unit, card in _placed(battle, placed):
        unit.next = card
        battle.cite("1.27", "1.39" if len(tied) > 1 else "2.11")
        if is_condition(card):
            battle.tell(ConditionPlaced(unit.id))
        else:
            battle.tell(CardPlaced(unit.id, "next", battle.content.cards[card].initiative))
    follower = battle.setting.clockwise(seat)[1 % len(battle.setting.seats)]
    battle.turn_of = follower if among_others else ""


def _in_a_row(units: Sequence[Unit], seat: Seat) -> list[Unit]:
    """A player's units that come one after the other: nobody else places in between."""
    others = [initiative(unit) for unit in units if unit.seat != seat]
    return sorted(
        (u for u in units if u.seat == seat and initiative(u) > max(others, default=0)),
        key=initiative,
        reverse=True,
    )


async def spare(battle: Battle) -> None:
    """Step I2d: every unit may keep an Idle card; all choose at once (2.12, 3.26, D10)."""
    choices = []
    for seat in battle.setting.seats:
        mine = [u for u in taking_part(battle, fresh=True) if u.seat == seat and _spares(u)]
        if mine:
            choices.append(_sparing(seat, mine))
    answers = await Together(tuple(choices), rule="3.26", topic="idle") if choices else {}
    for picks in answers.values():
        for key in picks:
            name, _, card = key.partition(":")
            unit = battle.unit(name)
            unit.hand.remove(card)
            battle.cite("1.28", "2.12" if battle.round == 0 else "3.26")
            unit.idle = card
            battle.tell(CardPlaced(unit.id, "idle", battle.content.cards[card].initiative))
    battle.phase = "drop"


def _spares(unit: Unit) -> list[str]:
    """Action cards a unit may keep: a Condition card is never Idle (3.25)."""
    return [card for card in dict.fromkeys(unit.hand) if not is_condition(card)]


def _sparing(seat: Seat, units: Sequence[Unit]) -> Assign:
    return Assign(
        seat,
        lambda: [_card_for(unit, card, "idle") for unit in units for card in _spares(unit)],
        rule="3.26",
        topic="idle",
        piece=units[0].id if len(units) == 1 else None,
    )


async def drop(battle: Battle) -> None:
    """What is neither placed nor kept is discarded (3.26)."""
    for unit in battle.able():
        await _discard_rest(battle, unit)
    opening = battle.round == 0
    for unit in battle.units:
        unit.fresh = unit.kept = False
    battle.phase = "command" if opening else "dropped"


async def _discard_rest(battle: Battle, unit: Unit) -> None:
    """Fear cards return to the top, in the owner's order; the rest is discarded (3.26, D39)."""
    scared = [card for card in unit.hand if is_fear(card)]
    if len(set(scared)) > 1:
        picks = await _fear_order(unit, scared)
        scared = [key.partition(":")[2] for key in picks]
    rest = [shown(card) for card in unit.hand if not is_fear(card)]
    unit.hand = []
    unit.deck.put_on_top(scared)
    unit.discard += rest
    unit.dropped = [card for card in rest if not is_wound(card)]


def _fear_order(unit: Unit, scared: Sequence[str]) -> Assign:
    """Which Fear card is drawn first, second…; as they were drawn where nobody says."""

    def pair(place: int, card: str) -> Pair:
        name = name_of(card)
        return Pair(
            f"{place}:{card}",
            "option-fear-place",
            unit.id,
            facts={"card": name, "place": place, "unit": source_of(card)},
            card=name,
            pile=piles.of_unit(unit.id, "hand"),
            what=card,
            to=str(place),
        )

    stock = Counter(scared)
    return Assign(
        unit.seat,
        lambda: [pair(n, card) for n in range(1, len(scared) + 1) for card in stock],
        rule="3.26",
        topic="fear-order",
        default=tuple(pair(n, card).key for n, card in enumerate(scared, start=1)),
        piece=unit.id,
        fills=True,
        stock=stock,
    )


async def after_drop(battle: Battle) -> None:
    """Interaction after the discard: T-DRAW (3.27)."""
    battle.cite("3.27")
    await main_window(battle, Moment("draw", battle.first))
    for unit in battle.units:
        unit.dropped = []
    battle.queue = list(battle.setting.clockwise(battle.first))
    battle.phase = "heroes"


async def draw_heroes(battle: Battle) -> None:
    """Step I3: each player draws 2 hero cards; then perhaps the game is over (3.28, 5.2)."""
    if battle.queue:
        player = battle.player(battle.queue.pop(0))
        await draw_hero_cards(battle, player, HERO_CARDS_A_ROUND, "3.28")
        await hand_limit(battle, player)
        return
    if all(not len(player.deck) for player in battle.players):
        decide_by_points(battle)
        return
    battle.phase = "command"


async def draw_hero_cards(battle: Battle, player: Player, count: int, rule: str) -> None:
    """Draw as many as there are; the discard pile is never shuffled (3.28)."""
    count = min(count, len(player.deck))
    if count:
        drawn = await Draw(
            player.deck,
            count,
            battle.content.heroes.keys,
            rule=rule,
            topic="hero-draw",
            seat=player.seat,
        )
        player.deck.take(drawn)
        player.hand += drawn


async def hand_limit(battle: Battle, player: Player) -> None:
    """A hand above 5 is cut down at once (2.8, D40)."""
    excess = len(player.hand) - HAND_LIMIT
    if excess <= 0:
        return
    options = hero_options(player.seat, player.hand)
    picks = await Tick(
        player.seat,
        options,
        rule="2.8",
        topic="hand-limit",
        least=excess,
        most=excess,
        default=tuple(option.key for option in options[:excess]),
        facts={"count": excess},
    )
    battle.tell(HeroCardsDiscarded(player.seat, tuple(discard_heroes(player, picks))))


def numbered(hand: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Hero cards with a key for each: a second copy has a number of its own."""
    seen: Counter[str] = Counter()
    for card in hand:
        seen[card] += 1
        yield card if seen[card] == 1 else f"{card}#{seen[card]}", card


def hero_options(seat: Seat, hand: Sequence[str]) -> list[Option]:
    """Hero cards of a hand, to be ticked where they lie."""
    pile = piles.hero_hand(seat)
    return [
        Option(key, "option-hero-card", facts={"card": card}, card=card, pile=pile)
        for key, card in numbered(hand)
    ]


def discard_heroes(player: Player, picks: Picks) -> list[str]:
    """Put the hero cards that were ticked on the discard pile; their names."""
    gone = [key.partition("#")[0] for key in picks]
    for card in gone:
        player.hand.remove(card)
    player.discard += gone
    return gone
