"""A battle of Saurian in numbers: of others' cards one sees the backs (1.24, 1.35)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from grognard.kernel.observing import (
    COMMON,
    COSINES,
    SINES,
    CardSeen,
    Harms,
    Lengths,
    Pieces,
    Row,
    card_seen,
    one_of,
    whose,
)
from grognard.kernel.questions import Seat
from grognard.rulesets.saurian.battle import (
    Battle,
    Unit,
    heading_degrees,
    initiative,
    is_fear,
    name_of,
    other_side,
    piece_of,
    side_of,
)
from grognard.rulesets.saurian.content import Content, Profile
from grognard.rulesets.saurian.exchange import likely_share
from grognard.rulesets.saurian.prints import back_of, prints
from grognard.rulesets.saurian.view import ACTION
from grognard.rulesets.saurian.view import terrain as terrain
from grognard.rulesets.saurian.view import zones as zones

PHASES = (
    "muster", "first-player", "zones", "opening", "mulligan", "deploy", "place-active",
    "place-next", "spare", "drop", "command", "activation", "held", "check", "first-window", "fury",
    "skipped", "slide", "flip", "trim", "slid", "idle", "draw", "dropped", "heroes",
)  # fmt: skip
PROFILE = (
    "health", "movement", "pivot", "stand", "melee", "ballistic", "dodge", "stability", "fear",
    "courage", "slots", "draw", "adrenaline", "initiative", "critical", "value", "models",
    "armour_front", "armour_side", "armour_rear", "large", "oriented", "human",
)  # fmt: skip
STATE = (
    *COMMON,
    "health_left", "knocked", "leads_unit", "adrenaline_left", "furious", "sedated", "holding",
    "acted", "skipped", "used_move", "used_action", "initiative_now", "held_cards", "in_deck",
    "in_discard", "fears", "sedatives", "doses", "nets", "grabbed", "blocked", "grabbing",
)  # fmt: skip
TABLE = (
    "over", "rounds_left", "own_points", "enemy_points", "command", "requisition",
    "hero_cards", "hero_cards_of_others", "is_first", "in_activation", "in_reaction",
    *(f"phase_{phase}" for phase in PHASES),
)  # fmt: skip
KINDS = ("action", "hero", "condition", "equipment")
FACES = (
    *(f"is_{kind}" for kind in KINDS),
    "is_back", "initiative", "moves", "combos", "ends", "reacts", "attacks", "boosts", "costs",
)  # fmt: skip
PLACES = (
    "active", "next", "idle", "stack", "hand", "condition", "ammunition", "equipment", "hero_hand",
    "hero_announced",
)  # fmt: skip
ACTIVE, NEXT, IDLE, STACK, HAND, CONDITION, AMMUNITION, EQUIPMENT, HERO_HAND, ANNOUNCED = range(
    len(PLACES)
)


def lengths(battle: Battle) -> Lengths:
    """The sides of the board, in hexes."""
    return float(battle.board.columns), float(battle.board.rows)


def pieces(battle: Battle, seat: Seat) -> Pieces:
    """Every model on the board, unit by unit; units that wait beside it have one row."""
    scale, lean = 1 / max(lengths(battle)), _leanings(battle, seat)
    acting = battle.act.unit if battle.act is not None else ""
    in_action = battle.phase in ACTION
    in_grabs = {name for grab in battle.grabs for name in (grab.unit, grab.target)}
    places = battle.board.places
    ids, profiles, state = [], [], list[float]()
    for unit in battle.units:
        profile = unit.profile
        of_seat, deck = lean[unit.seat], unit.deck
        of_unit = (
            unit.adrenaline / 5,
            unit.furious,
            unit.sedated,
            unit.holding,
            unit.acted,
            unit.skipped,
            unit.used_move,
            unit.used_action,
            initiative(unit) / 9 if in_action and unit.able and unit.models else 0.0,
            len(unit.hand) / 5,
            len(deck) / 10,
            len(unit.discard) / 10,
            sum([is_fear(card) for card in deck.top]) / 3 if deck.top else 0.0,
            len(unit.sedatives) / 3,
            len(unit.doses) / 3,
            len(unit.nets) / 2,
        )
        is_done, is_active = unit.acted and in_action, unit.id == acting
        if unit.gone or not unit.models:
            ids.append(unit.id)
            profiles.append(profile)
            state += (
                of_seat, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, float(not unit.gone), is_done, is_active,
                0.0, 0.0, 1.0, *of_unit, 0.0, 0.0, 0.0,
            )  # fmt: skip
            continue
        first = unit.models[0].number
        is_held = unit.nets or unit.id in in_grabs
        for model in unit.models:
            x, y = places[model.at]
            degrees = heading_degrees(model.heading) if profile.oriented else None
            is_first = model.number == first
            ids.append(unit.id if is_first else piece_of(unit, model))
            profiles.append(profile)
            state += (
                of_seat,
                1.0,
                x * scale,
                y * scale,
                0.0,
                SINES[degrees] if degrees is not None else 0.0,
                COSINES[degrees] if degrees is not None else 0.0,
                model.health / profile.health,
                is_done,
                is_active,
                model.health / 10,
                model.knocked,
                is_first,
            )
            state += of_unit
            state += _holds(battle, unit, model.number) if is_held else (0.0, 0.0, 0.0)
    return Pieces(ids, profiles, state)


def _leanings(battle: Battle, seat: Seat) -> dict[Seat, float]:
    """Whose the pieces and cards of each seat are to one of them."""
    side = side_of(seat)
    return {each: whose(seat, side, each, side_of(each)) for each in battle.setting.seats}


def _holds(battle: Battle, unit: Unit, number: int) -> Row:
    """Whether a model is Grabbed, Blocked, or Grabs another (4.50, 4.56)."""
    model = unit.model(number)
    assert model is not None, "asked of models on the board"
    grabs = any(grab.unit == unit.id and grab.model == number for grab in battle.grabs)
    return bool(battle.grabs_on(unit, model)), battle.is_blocked(unit, model), grabs


def profile(profile: Profile) -> Row:
    """A Unit Board (1.20)."""
    armour = profile.armour
    return (
        profile.health / 20,
        profile.movement / 6,
        profile.pivot / 6,
        profile.stand / 6,
        profile.melee / 6,
        (profile.ballistic or 0) / 6,
        profile.dodge / 6,
        profile.stability / 6,
        (profile.fear or 0) / 6,
        profile.courage / 6,
        profile.slots / 5,
        profile.draw / 5,
        profile.adrenaline / 5,
        profile.initiative / 9,
        (profile.critical or 0) / 10,
        profile.value / 100,
        profile.models / 4,
        armour["front"] / 10,
        armour["side"] / 10,
        armour["rear"] / 10,
        profile.large,
        profile.oriented,
        profile.human,
    )


def traits(profile: Profile) -> Sequence[str]:
    """Its deck, its abilities and its weapon."""
    return (profile.deck, *sorted(profile.abilities), *([profile.weapon] if profile.weapon else ()))


def table(battle: Battle, seat: Seat) -> Row:
    """Round, score, and what players hold."""
    side, points, rounds = side_of(seat), battle.points, battle.setting.scenario.rounds
    me = next((player for player in battle.players if player.seat == seat), None)
    others = sum([len(player.hand) for player in battle.players if player.seat != seat])
    act = battle.act
    return (
        battle.round / rounds,
        (rounds - battle.round) / 10,
        points.get(side, 0) / 10,
        points.get(other_side(side), 0) / 10,
        me.command / 5 if me else 0.0,
        me.requisition / 5 if me else 0.0,
        len(me.hand) / 5 if me else 0.0,
        others / 5,
        battle.first == seat,
        act is not None,
        act is not None and act.reaction,
        *one_of(PHASES, battle.phase),
    )


def faces(battle: Battle) -> Mapping[str, Row]:
    """Every card and every back (7C-7G)."""
    return _faces(battle.content)


@lru_cache(maxsize=64)
def _faces(content: Content) -> dict[str, Row]:
    return {name: _face(content, name) for name in prints(content)}


def _face(content: Content, name: str) -> Row:
    printed = prints(content)[name]
    action, hero = content.cards.get(name), content.heroes.get(name)
    corner = printed.corner
    costs = hero.command if hero is not None else 0
    return (
        *one_of(KINDS, printed.kind),
        printed.is_back,
        int(corner) / 9 if corner.isdigit() and printed.kind == "action" else 0.0,
        action.move / 6 if action is not None else 0.0,
        len(action.combo) / 3 if action is not None else 0.0,
        action.ender if action is not None else 0.0,
        action.reaction if action is not None else 0.0,
        len(action.actions) / 3 if action is not None else 0.0,
        action.boost is not None if action is not None else 0.0,
        costs / 5,
    )


def cards(battle: Battle, seat: Seat) -> Sequence[CardSeen]:
    """Boards, hands and hero cards, as far as a seat sees them (1.24, 1.35)."""
    lean = _leanings(battle, seat)
    found = []
    for player in battle.players:
        of_seat = lean[player.seat]
        if player.seat == seat:
            found += [card_seen(card, HERO_HAND, 1.0) for card in player.hand]
        elif player.hand:
            found.append(card_seen("", HERO_HAND, of_seat, "", len(player.hand)))
        found += [card_seen(card, ANNOUNCED, of_seat) for card in player.announced]
    for unit in battle.units:
        if not unit.gone:
            found += _board(unit, seat, lean[unit.seat])
    return found


def _board(unit: Unit, seat: Seat, of_seat: float) -> list[CardSeen]:
    """What lies on and beside a Unit Board (1.19, 1.26-1.28)."""
    mine, name, content = unit.seat == seat, unit.id, unit.profile.content
    found = []
    for place, card in ((ACTIVE, unit.active), (NEXT, unit.next), (IDLE, unit.idle)):
        if card:
            is_open = mine or (place == ACTIVE and unit.revealed)
            face = name_of(card) if is_open else back_of(content, card)
            found.append(card_seen(face, place, of_seat, name))
    if unit.stack:
        found += [card_seen(name_of(card), STACK, of_seat, name) for card in unit.stack]
    if mine:
        found += [card_seen(name_of(card), HAND, of_seat, name) for card in unit.hand]
    if unit.sedatives:
        found += [card_seen(card, CONDITION, of_seat, name) for card in unit.sedatives]
    for dose in unit.doses:
        is_known = dose.shown or dose.giver == seat
        found.append(card_seen(dose.card if is_known else "", CONDITION, of_seat, name))
    if unit.ammo:
        known = content.ammunition
        rounds = unit.ammo if mine else sorted([f"back_{known[card].type}" for card in unit.ammo])
        found += [card_seen(card, AMMUNITION, of_seat, name) for card in rounds]
    for card in (unit.weapon, unit.gear):
        if card:
            found.append(card_seen(card, EQUIPMENT, of_seat, name))
    return found


def harms(battle: Battle, seat: Seat) -> Harms:
    """What a unit likely takes of each enemy, by their boards alone (4.29, 4.37)."""
    found, standing = {}, [unit for unit in battle.able() if unit.models]
    for one in standing:
        for other in standing:
            if one.side == other.side:
                continue
            share = likely_share(one, other)
            for striker in one.models:
                for target in other.models:
                    found[piece_of(one, striker), piece_of(other, target)] = share
    return found
