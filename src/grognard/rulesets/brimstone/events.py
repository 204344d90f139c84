"""What happens in a battle of Brimstone, as facts."""

from grognard.kernel.events import Event
from grognard.kernel.questions import Point


class ModelEvent(Event, frozen=True):
    """Something a model did, or that happened to it."""

    model: str


class SeatEvent(Event, frozen=True):
    """Something a player did, or that concerns one."""

    seat: str


class Mustered(SeatEvent, frozen=True):
    rules = ("2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.8")
    faction: str
    points: int


class DominanceTaken(SeatEvent, frozen=True):
    rules = ("1.19", "3.3")
    turn: int
    score_a: int
    score_b: int


class DominanceKept(SeatEvent, frozen=True):
    rules = ("1.19", "3.3")
    turn: int
    score_a: int
    score_b: int


class InitialDominance(SeatEvent, frozen=True):
    rules = ("2.12", "2.13")
    value_a: int
    value_b: int


class PieceLaid(SeatEvent, frozen=True):
    rules = ("2.11", "2.10")
    terrain: str
    at: Point


class PieceSetAside(Event, frozen=True):
    rules = ("2.11",)
    terrain: str


class PieceShifted(SeatEvent, frozen=True):
    rules = ("2.11", "7.10")
    terrain: str
    at: Point


class ZoneTaken(SeatEvent, frozen=True):
    rules = ("2.14",)
    zone: str


class DeploysFirst(SeatEvent, frozen=True):
    rules = ("2.15",)


class Deployed(ModelEvent, frozen=True):
    rules = ("2.15", "2.9")
    at: Point


class CommandCounted(SeatEvent, frozen=True):
    rules = ("2.16", "2.17")
    points: int


class TurnBegan(Event, frozen=True):
    rules = ("3.1", "3.2")
    turn: int


class CommandRefreshed(SeatEvent, frozen=True):
    rules = ("3.5",)
    points: int


class Digested(ModelEvent, frozen=True):
    rules = ("3.6", "3.8", "4.616")
    loss: int


class Burned(ModelEvent, frozen=True):
    rules = ("3.7", "3.8", "4.609", "4.504")
    loss: int


class Regenerated(ModelEvent, frozen=True):
    rules = ("7.13", "4.506")
    amount: int


class FirstPlayer(SeatEvent, frozen=True):
    rules = ("3.2", "3.9")


class Passed(SeatEvent, frozen=True):
    rules = ("3.11",)


class Activated(ModelEvent, frozen=True):
    rules = ("3.14", "1.15")


class Lured(ModelEvent, frozen=True):
    rules = ("7.9",)
    lure: str


class ActionDeclared(ModelEvent, frozen=True):
    rules = ("4.101", "4.102")
    action: str


class ZonesPaid(ModelEvent, frozen=True):
    rules = ("4.214", "4.215", "4.216")
    points: int


class Moved(ModelEvent, frozen=True):
    rules = ("4.115",)
    at: Point
    distance: float


class ZoneEntered(ModelEvent, frozen=True):
    rules = ("4.201", "4.204")
    enemies: tuple[str, ...]


class ZoneAnswered(ModelEvent, frozen=True):
    rules = ("4.204",)
    answer: str


class Engaged(ModelEvent, frozen=True):
    rules = ("1.14",)
    enemies: tuple[str, ...]


class ActionFailed(ModelEvent, frozen=True):
    rules = ("4.120",)
    action: str


class StoodUp(ModelEvent, frozen=True):
    rules = ("4.113",)


class Held(ModelEvent, frozen=True):
    rules = ("4.114",)


class FleeStruck(ModelEvent, frozen=True):
    rules = ("4.112",)
    striker: str


class CouldNotFlee(ModelEvent, frozen=True):
    rules = ("4.112",)


class Scorched(ModelEvent, frozen=True):
    rules = ("2.10",)


class MeleeDeclared(Event, frozen=True):
    rules = ("4.301", "4.303", "4.304")
    attacker: str
    target: str


class AttackFellAway(Event, frozen=True):
    rules = ("4.315",)
    attacker: str
    target: str


class Hit(Event, frozen=True):
    rules = ("4.308", "4.501")
    attacker: str
    target: str
    hits: int
    damage: int


class FirstStruck(ModelEvent, frozen=True):
    rules = ("4.313", "7.5")


class ShotDeclared(Event, frozen=True):
    rules = ("4.401", "4.408", "4.409")
    shooter: str
    target: str
    band: str
    distance: float
    difficulty: int


class ShotLost(ModelEvent, frozen=True):
    rules = ("4.413",)
    reason: str


class ShotHit(Event, frozen=True):
    rules = ("4.411",)
    attacker: str
    target: str
    hits: int
    damage: int


class Strayed(Event, frozen=True):
    rules = ("4.412",)
    shooter: str
    friend: str
    hits: int
    damage: int


class Died(ModelEvent, frozen=True):
    rules = ("4.503", "4.507", "3.4")


class CommandLost(SeatEvent, frozen=True):
    rules = ("4.704",)
    points: int


class StateGained(ModelEvent, frozen=True):
    rules = ("4.601", "4.604")
    state: str
    count: int


class StateFaded(ModelEvent, frozen=True):
    rules = ("3.17",)
    state: str


class StateRemoved(ModelEvent, frozen=True):
    rules = ("4.801",)
    state: str


class ControlEnded(ModelEvent, frozen=True):
    rules = ("4.610",)


class Swallowed(ModelEvent, frozen=True):
    rules = ("4.616", "4.617", "7.20")
    swallower: str


class Released(ModelEvent, frozen=True):
    rules = ("4.618",)
    at: Point


class RelicTaken(ModelEvent, frozen=True):
    rules = ("5.7",)


class RelicDropped(ModelEvent, frozen=True):
    rules = ("5.7",)
    at: Point


class WentBerserk(ModelEvent, frozen=True):
    rules = ("4.606", "4.607")
    target: str


class StayedCalm(ModelEvent, frozen=True):
    rules = ("4.606", "4.607")


class EffectUsed(Event, frozen=True):
    rules = ("4.801", "4.711")
    effect: str
    model: str
    targets: tuple[str, ...]


class CommandSpent(SeatEvent, frozen=True):
    rules = ("4.702", "4.705")
    points: int


class CommandGiven(SeatEvent, frozen=True):
    rules = ("4.703", "4.705")
    points: int


class PowerCast(Event, frozen=True):
    rules = ("4.901", "4.903", "4.904")
    effect: str
    model: str
    target: str
    successes: int


class Recovered(ModelEvent, frozen=True):
    rules = ("4.506",)
    amount: int


class ReactionAnnounced(ModelEvent, frozen=True):
    rules = ("4.808",)
    effect: str
    target: str


class ReactionLost(ModelEvent, frozen=True):
    rules = ("4.808",)
    effect: str


class ObjectivesHeld(SeatEvent, frozen=True):
    rules = ("5.1", "5.5", "5.6")
    points: int


class TurnEnded(Event, frozen=True):
    rules = ("3.19",)
    turn: int


class BattleEnded(SeatEvent, frozen=True):
    rules = ("5.2", "5.3", "5.4")
    clause: str
