"""Victory points, elimination and the end of the game (3.15, 3.16, 5.1-5.13)."""

from grognard.kernel.questions import Seat
from grognard.kernel.state import Result
from grognard.rulesets.gaslight.battle import Battle, Model, Pending
from grognard.rulesets.gaslight.events import GameEnded, PlayerOut, Scored
from grognard.rulesets.gaslight.field import at_most

BOUNTY = 1
QUARREL = {True: 3, False: 1}
LEDGER_POINTS = 4
DELIVERY = 6
AT_HOME, ABROAD = 3, 1
HALF = 18.0
BEACON_TURN = 2


def award(battle: Battle, seat: Seat, points: int, reason: str) -> None:
    """A player scores."""
    battle.credit(seat, points)
    battle.tell(Scored(seat, points, reason))


def casualty(battle: Battle, model: Model, credit: Seat) -> None:
    """The credited player scores a casualty as the scenario says (4.97, 5.3, 5.13)."""
    if not credit:
        return
    if battle.setting.victory == "quarrel":
        battle.cite("5.13")
        award(battle, credit, QUARREL[model.profile.is_hero], "casualty")
    elif model.profile.is_hero:
        battle.cite("5.3")
        award(battle, credit, BOUNTY, "bounty")


def after_action(battle: Battle) -> None:
    """The parcel delivered ends the game; so does being the only one left (5.12, 3.15)."""
    if battle.delivered:
        end_by_points(battle, "5.12")
        return
    check_elimination(battle)


def check_elimination(battle: Battle) -> None:
    """Only one player with models in play wins at once; with none, VP decide (3.15, 3.16)."""
    left = [seat for seat in battle.setting.seats if battle.in_play(seat)]
    for seat in battle.setting.seats:
        if seat not in left and seat not in battle.out:
            battle.out.append(seat)
            battle.discard += battle.hands.get(seat, [])
            battle.hands[seat] = []
            battle.tell(PlayerOut(seat))
    if len(left) == 1:
        end(battle, left[0], "3.15")
    elif not left:
        end_by_points(battle, "3.15")
    elif battle.first in battle.out:
        battle.first = battle.playing(battle.first)[0]


def end_of_turn_points(battle: Battle) -> None:
    """Beacons score from turn 2 on (5.11)."""
    from grognard.rulesets.gaslight.objectives import controller

    if battle.setting.victory != "beacons" or battle.turn < BEACON_TURN:
        return
    for token in battle.tokens:
        assert token.at is not None, "a beacon is never carried"
        seat = controller(battle, token.at)
        battle.cite("5.11", "4.182")
        if seat is not None:
            award(battle, seat, battle.setting.markers[token.id].points, "beacon")


def end_at_limit(battle: Battle) -> None:
    """The last turn is over: what is carried or held scores, then VP decide (5.1, 5.10-5.13)."""
    from grognard.rulesets.gaslight.objectives import SCENARIO, controller

    match battle.setting.victory:
        case "ledger" | "parcel":
            battle.cite(SCENARIO[battle.setting.victory])
            for token in battle.tokens:
                if token.carrier:
                    carrier = battle.model(token.carrier)
                    award(battle, carrier.seat, carried(battle, carrier), "carrier")
        case "quarrel":
            for marker in battle.setting.markers.values():
                seat = controller(battle, marker.at)
                if seat is not None:
                    award(battle, seat, marker.points, "control")
    end_by_points(battle, "5.1")


def carried(battle: Battle, carrier: Model) -> int:
    """What somebody who carries the prize at the end scores (5.10, 5.12)."""
    if battle.setting.victory == "ledger":
        return LEDGER_POINTS
    y = carrier.place[1]
    edge = battle.setting.zones[battle.zones[carrier.seat]].edge
    home = at_most(y, HALF) if edge == "south" else at_most(HALF, y)
    return AT_HOME if home else ABROAD


def end_by_points(battle: Battle, clause: str) -> None:
    """Most VP; then more Heroes in play; then more Wounds in play; then a draw (5.2)."""
    seats = [seat for seat in battle.setting.seats if seat not in battle.out]
    seats = seats or list(battle.setting.seats)

    def standing(seat: Seat) -> tuple[int, int, int]:
        wounds = sum(model.wounds for model in battle.in_play(seat))
        return battle.points.get(seat, 0), battle.heroes_in_play(seat), wounds

    best = max(standing(seat) for seat in seats)
    leaders = [seat for seat in seats if standing(seat) == best]
    end(battle, leaders[0] if len(leaders) == 1 else "", clause)


def end(battle: Battle, winner: Seat, clause: str) -> None:
    """The game is over."""
    if battle.result is not None:
        return
    scores = {seat: float(battle.points.get(seat, 0)) for seat in battle.setting.seats}
    battle.result = Result((winner,) if winner else (), scores, clause)
    battle.phase = "over"
    battle.tell(GameEnded(winner, clause))


def concede(battle: Battle, seat: Seat) -> None:
    """A player gives up: with two the other wins, with more he is out (3.15, 3.16)."""
    for model in battle.models:
        if model.seat == seat:
            if model.at is not None:
                battle.take_off(model, "conceded")
            model.gone = model.gone or "conceded"
    if seat not in battle.out:
        battle.out.append(seat)
        battle.discard += battle.hands.get(seat, [])
        battle.hands[seat] = []
    left = battle.seated
    if len(left) == 1:
        end(battle, left[0], "3.15")
    else:
        _play_on(battle, seat)


def _play_on(battle: Battle, seat: Seat) -> None:
    """The others play on without him (3.16)."""
    battle.pending = Pending()
    if battle.active and battle.model(battle.active).at is None:
        battle.active = ""
        battle.actions = 0
    if battle.first and battle.first in battle.out:
        battle.first = battle.playing(battle.first)[0]
    if battle.phase in ("activations", "surplus") and battle.opportunity == seat:
        battle.pass_on(seat)
    if battle.deploying == seat:
        battle.deploying = battle.first
