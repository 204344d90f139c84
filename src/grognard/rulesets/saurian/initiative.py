"""From the end of the Action phase through the Initiative phase (3.13-3.30, 2.10-2.12)."""

from itertools import permutations, product

from grognard.kernel.acts import Draw, Toss
from grognard.kernel.compound import Together
from grognard.kernel.questions import Choose, Option, Seat
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
)
from grognard.rulesets.saurian.casualties import return_condition
from grognard.rulesets.saurian.content import cards, heroes
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
    """Step A5: a skipped card is discarded or kept (3.16, 4.60)."""
    for seat in battle.setting.clockwise(battle.first):
        for unit in battle.able():
            if unit.seat != seat or not unit.skipped or unit.fresh or not unit.active:
                continue
            key = await Choose(
                seat,
                [Option("discard", "option-discard-card"), Option("keep", "option-keep-card")],
                rule="4.60",
                topic="skipped-card",
                piece=unit.id,
            )
            if key == "keep":
                unit.kept = True
                battle.tell(CardKept(unit.id))
            else:
                unit.discard.append(unit.active)
                battle.tell(CardDiscarded(unit.id, unit.active))
                unit.active = ""
    battle.phase = "slide"


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
    """The owner may discard further cards of a stack, always from the bottom (3.18)."""
    if not battle.queue:
        battle.phase = "slid"
        return
    unit = battle.unit(battle.queue.pop(0))
    if not unit.able or not unit.stack:
        return
    options = [
        Option(str(n), "option-trim", unit.id, facts={"count": n})
        for n in range(len(unit.stack) + 1)
    ]
    count = int(
        await Choose(unit.seat, options, rule="3.18", topic="trim", default="0", piece=unit.id)
    )
    if count:
        keep = len(unit.stack) - count
        dropped = unit.stack[keep:]
        unit.stack = unit.stack[:keep]
        unit.discard += dropped
        battle.tell(StackTrimmed(unit.id, tuple(dropped)))


async def after_slide(battle: Battle) -> None:
    """Interaction after the slide: T-SLIDE (3.20)."""
    battle.cite("3.20")
    await main_window(battle, Moment("slide", battle.first))
    battle.phase = "idle"


async def idle_cards(battle: Battle) -> None:
    """Step I2a: everybody decides at once which Idle cards to discard (3.21)."""
    choices = []
    for seat in battle.setting.seats:
        mine = [u.id for u in taking_part(battle, fresh=False) if u.seat == seat and u.idle]
        if mine:
            choices.append(_idle_choice(seat, mine))
    answers = await Together(tuple(choices), rule="3.21", topic="idle-keep") if choices else {}
    gone = {name for key in answers.values() if key != "none" for name in key.split("+")}
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


def _idle_choice(seat: Seat, mine: list[str]) -> Choose:
    def offer() -> list[Option]:
        options = [Option("none", "option-keep-idle")]
        for picks in product((False, True), repeat=len(mine)):
            names = [name for name, pick in zip(mine, picks, strict=True) if pick]
            if names:
                facts = {"units": names}
                options.append(Option("+".join(names), "option-discard-idle", facts=facts))
        return options

    return Choose(seat, offer, rule="3.21", topic="idle-keep", default="none")


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
    """One player places one Active card; then clockwise (2.10, 4.89)."""
    if not battle.queue:
        battle.turn_of = ""
        battle.phase = "place-next"
        battle.queue = [u.id for u in taking_part(battle, fresh=True) if u.hand]
        return
    units = [battle.unit(name) for name in battle.queue]
    seat = await whose_turn(battle, units, rule="2.10", topic="active-first")
    mine = [unit for unit in units if unit.seat == seat]
    key = await Choose(
        seat,
        lambda: [_card_option(u, card, "active") for u in mine for card in _choices_of(u)],
        rule="2.10",
        topic="place-active",
    )
    unit, card = _picked(battle, key)
    unit.hand.remove(card)
    unit.active = card
    unit.revealed = False
    battle.cite("1.26", "4.89" if unit.furious else "2.10")
    battle.queue.remove(unit.id)
    battle.turn_of = battle.setting.clockwise(seat)[1 % len(battle.setting.seats)]
    battle.tell(CardPlaced(unit.id, "active", initiative(unit)))


async def whose_turn(battle: Battle, units: list[Unit], *, rule: str, topic: str) -> Seat:
    """The First Player names who begins; afterwards play goes clockwise."""
    seats = [s for s in battle.setting.seats if any(unit.seat == s for unit in units)]
    if battle.turn_of:
        return next(s for s in battle.setting.clockwise(battle.turn_of) if s in seats)
    options = [Option(s, "option-seat", facts={"seat": s}) for s in seats]
    default = battle.first if battle.first in seats else seats[0]
    return await Choose(battle.first, options, rule=rule, topic=topic, default=default)


def _card_option(unit: Unit, card: str, slot: piles.Slot) -> Option:
    return Option(
        f"{unit.id}:{shown(card)}",
        "option-place",
        unit.id,
        facts={"card": name_of(card), "unit": unit.id},
        card=name_of(card),
        pile=piles.of_unit(unit.id, "hand"),
        slot=piles.of_unit(unit.id, slot),
    )


def _picked(battle: Battle, key: str) -> tuple[Unit, str]:
    name, _, card = key.partition(":")
    unit = battle.unit(name)
    return unit, next(held for held in unit.hand if shown(held) == card)


async def place_next(battle: Battle) -> None:
    """Step I2c: one Next card, in descending Initiative of the Active cards (2.11, 3.24)."""
    battle.queue = [n for n in battle.queue if battle.unit(n).able and battle.unit(n).hand]
    if not battle.queue:
        battle.turn_of = ""
        battle.phase = "spare"
        battle.queue = _spare_order(battle)
        return
    units = [battle.unit(name) for name in battle.queue]
    highest = max(initiative(unit) for unit in units)
    tied = [unit for unit in units if initiative(unit) == highest]
    seat = await whose_turn(battle, tied, rule="2.11", topic="next-first")
    mine = [unit for unit in tied if unit.seat == seat]
    key = await Choose(
        seat,
        lambda: [_card_option(u, card, "next") for u in mine for card in _held(u)],
        rule="3.24",
        topic="place-next",
    )
    unit, card = _picked(battle, key)
    unit.hand.remove(card)
    unit.next = card
    battle.queue.remove(unit.id)
    battle.cite("1.27", "1.39" if len(tied) > 1 else "2.11")
    rest = len(tied) > 1
    battle.turn_of = battle.setting.clockwise(seat)[1 % len(battle.setting.seats)] if rest else ""
    if is_condition(card):
        battle.tell(ConditionPlaced(unit.id))
    else:
        battle.tell(CardPlaced(unit.id, "next", cards()[card].initiative))


def _spare_order(battle: Battle) -> list[str]:
    units = taking_part(battle, fresh=True)
    order = battle.setting.clockwise(battle.first)
    return [unit.id for seat in order for unit in units if unit.seat == seat and unit.hand]


async def spare(battle: Battle) -> None:
    """Step I2d: one unit may keep an Idle card; the choice stays hidden (2.12, 3.26)."""
    if not battle.queue:
        battle.phase = "drop"
        return
    unit = battle.unit(battle.queue.pop(0))
    if not unit.able:
        return
    key = await Choose(
        unit.seat,
        lambda: [
            Option("none", "option-no-idle"),
            *(
                Option(
                    card,
                    "option-idle",
                    unit.id,
                    facts={"card": card},
                    card=card,
                    pile=piles.of_unit(unit.id, "hand"),
                    slot=piles.of_unit(unit.id, "idle"),
                )
                for card in dict.fromkeys(unit.hand)
                if not is_condition(card)
            ),
        ],
        rule="3.26",
        topic="idle",
        default="none",
        piece=unit.id,
    )
    if key != "none":
        unit.hand.remove(key)
        battle.cite("1.28", "2.12" if battle.round == 0 else "3.26")
        unit.idle = key
        unit.idle_pending = True


async def drop(battle: Battle) -> None:
    """Everybody has chosen: Idle cards lie on the boards, the rest is discarded (3.26)."""
    for unit in battle.able():
        if unit.idle_pending:
            unit.idle_pending = False
            battle.tell(CardPlaced(unit.id, "idle", cards()[unit.idle].initiative))
        await _discard_rest(battle, unit)
    opening = battle.round == 0
    for unit in battle.units:
        unit.fresh = unit.kept = False
    battle.phase = "command" if opening else "dropped"


async def _discard_rest(battle: Battle, unit: Unit) -> None:
    """Fear cards return to the top, in the owner's order; the rest is discarded (3.26)."""
    places = list(range(len(_fears(unit))))
    if len(set(_fears(unit))) > 1:
        key = await Choose(
            unit.seat,
            lambda: _fear_orders(unit),
            rule="3.26",
            topic="fear-order",
            piece=unit.id,
        )
        places = [int(place) for place in key.split(".")]
    scared = [_fears(unit)[place] for place in places]
    rest = [shown(card) for card in unit.hand if not is_fear(card)]
    unit.hand = []
    unit.deck.put_on_top(scared)
    unit.discard += rest
    unit.dropped = [card for card in rest if not is_wound(card)]


def _fears(unit: Unit) -> list[str]:
    return [card for card in unit.hand if is_fear(card)]


def _fear_orders(unit: Unit) -> list[Option]:
    """Every order that makes a difference, as the places of the cards; as drawn comes first."""
    fears = _fears(unit)
    found: dict[tuple[str, ...], Option] = {}
    for places in permutations(range(len(fears))):
        cards_ = tuple(name_of(fears[place]) for place in places)
        key = ".".join(map(str, places))
        found.setdefault(
            tuple(fears[place] for place in places),
            Option(key, "option-fear-order", facts={"cards": list(cards_)}),
        )
    return list(found.values())


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
            player.deck, count, heroes, rule=rule, topic="hero-draw", seat=player.seat
        )
        player.deck.take(drawn)
        player.hand += drawn


async def hand_limit(battle: Battle, player: Player) -> None:
    """A hand above 5 is cut down at once (2.8, D40)."""
    gone = []
    while len(player.hand) > HAND_LIMIT:
        key = await Choose(
            player.seat,
            lambda: [
                Option(
                    card,
                    "option-hero-discard",
                    facts={"card": card},
                    card=card,
                    pile=piles.hero_hand(player.seat),
                )
                for card in dict.fromkeys(player.hand)
            ],
            rule="2.8",
            topic="hand-limit",
        )
        player.hand.remove(key)
        player.discard.append(key)
        gone.append(key)
    if gone:
        battle.tell(HeroCardsDiscarded(player.seat, tuple(gone)))
