"""What happens in a battle of Brimstone, as facts."""

from grognard.kernel import beats
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
    shows = beats.TURN
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
    shows = beats.PLACE
    at: Point


class CommandCounted(SeatEvent, frozen=True):
    rules = ("2.16", "2.17")
    points: int


class TurnBegan(Event, frozen=True):
    rules = ("3.1", "3.2")
    shows = beats.TURN
    turn: int


class CommandRefreshed(SeatEvent, frozen=True):
    rules = ("3.5",)
    points: int


class Digested(ModelEvent, frozen=True):
    rules = ("3.6", "3.8", "4.616")
    shows = beats.harm("loss")
    loss: int


class Burned(ModelEvent, frozen=True):
    rules = ("3.7", "3.8", "4.609", "4.504")
    shows = beats.harm("loss")
    loss: int


class Regenerated(ModelEvent, frozen=True):
    rules = ("7.13", "4.506")
    shows = beats.heal("amount")
    amount: int


class FirstPlayer(SeatEvent, frozen=True):
    rules = ("3.2", "3.9")


class Passed(SeatEvent, frozen=True):
    rules = ("3.11",)
    shows = beats.TURN


class Activated(ModelEvent, frozen=True):
    rules = ("3.14", "1.15")
    shows = beats.WHO


class Lured(ModelEvent, frozen=True):
    rules = ("7.9",)
    shows = beats.STATE
    lure: str


class ActionDeclared(ModelEvent, frozen=True):
    rules = ("4.101", "4.102")
    action: str


class ZonesPaid(ModelEvent, frozen=True):
    rules = ("4.214", "4.215", "4.216")
    points: int


class Moved(ModelEvent, frozen=True):
    rules = ("4.115",)
    shows = beats.MOVE
    at: Point
    distance: float


class ZoneEntered(ModelEvent, frozen=True):
    rules = ("4.201", "4.204")
    shows = beats.MOVE
    enemies: tuple[str, ...]


class ZoneAnswered(ModelEvent, frozen=True):
    rules = ("4.204",)
    answer: str


class Engaged(ModelEvent, frozen=True):
    rules = ("1.14",)
    enemies: tuple[str, ...]


class ActionFailed(ModelEvent, frozen=True):
    rules = ("4.120",)
    shows = beats.MISS
    action: str


class StoodUp(ModelEvent, frozen=True):
    rules = ("4.113",)
    shows = beats.RISE


class Held(ModelEvent, frozen=True):
    rules = ("4.114",)


class FleeStruck(ModelEvent, frozen=True):
    rules = ("4.112",)
    shows = beats.Beat("blow", by="striker", on="model")
    striker: str


class CouldNotFlee(ModelEvent, frozen=True):
    rules = ("4.112",)
    shows = beats.STATE


class Scorched(ModelEvent, frozen=True):
    rules = ("2.10",)
    shows = beats.STATE


class MeleeDeclared(Event, frozen=True):
    rules = ("4.301", "4.303", "4.304")
    shows = beats.BLOW
    attacker: str
    target: str


class AttackFellAway(Event, frozen=True):
    rules = ("4.315",)
    shows = beats.MISS
    attacker: str
    target: str


class Hit(Event, frozen=True):
    rules = ("4.308", "4.501")
    shows = beats.harm("damage", by="attacker", on="target")
    attacker: str
    target: str
    hits: int
    damage: int


class FirstStruck(ModelEvent, frozen=True):
    rules = ("4.313", "7.5")


class ShotDeclared(Event, frozen=True):
    rules = ("4.401", "4.408", "4.409")
    shows = beats.SHOT
    shooter: str
    target: str
    band: str
    distance: float
    difficulty: int


class ShotLost(ModelEvent, frozen=True):
    rules = ("4.413",)
    shows = beats.MISS
    reason: str


class ShotHit(Event, frozen=True):
    rules = ("4.411",)
    shows = beats.harm("damage", by="attacker", on="target")
    attacker: str
    target: str
    hits: int
    damage: int


class Strayed(Event, frozen=True):
    rules = ("4.412",)
    shows = beats.harm("damage", by="shooter", on="friend")
    shooter: str
    friend: str
    hits: int
    damage: int


class Died(ModelEvent, frozen=True):
    rules = ("4.503", "4.507", "3.4")
    shows = beats.DEATH


class CommandLost(SeatEvent, frozen=True):
    rules = ("4.704",)
    points: int


class StateGained(ModelEvent, frozen=True):
    rules = ("4.601", "4.604")
    shows = beats.STATE
    state: str
    count: int


class StateFaded(ModelEvent, frozen=True):
    rules = ("3.17",)
    shows = beats.STATE
    state: str


class StateRemoved(ModelEvent, frozen=True):
    rules = ("4.801",)
    shows = beats.STATE
    state: str


class ControlEnded(ModelEvent, frozen=True):
    rules = ("4.610",)
    shows = beats.STATE


class Swallowed(ModelEvent, frozen=True):
    rules = ("4.616", "4.617", "7.20")
    shows = beats.Beat("shove", by="swallower", on="model")
    swallower: str


class Released(ModelEvent, frozen=True):
    rules = ("4.618",)
    shows = beats.SHOVE
    at: Point


class RelicTaken(ModelEvent, frozen=True):
    rules = ("5.7",)
    shows = beats.STATE


class RelicDropped(ModelEvent, frozen=True):
    rules = ("5.7",)
    shows = beats.STATE
    at: Point


class WentBerserk(ModelEvent, frozen=True):
    rules = ("4.606", "4.607")
    shows = beats.STATE
    target: str


class StayedCalm(ModelEvent, frozen=True):
    rules = ("4.606", "4.607")


class EffectUsed(Event, frozen=True):
    rules = ("4.801", "4.711")
    shows = beats.CAST
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
    shows = beats.HIT
    effect: str
    model: str
    target: str
    successes: int


class Recovered(ModelEvent, frozen=True):
    rules = ("4.506",)
    shows = beats.heal("amount")
    amount: int


class ReactionAnnounced(ModelEvent, frozen=True):
    rules = ("4.808",)
    shows = beats.CAST
    effect: str
    target: str


class ReactionLost(ModelEvent, frozen=True):
    rules = ("4.808",)
    effect: str


class ObjectivesHeld(SeatEvent, frozen=True):
    rules = ("5.1", "5.5", "5.6")
    shows = beats.score("points")
    points: int


class TurnEnded(Event, frozen=True):
    rules = ("3.19",)
    turn: int


class BattleEnded(SeatEvent, frozen=True):
    rules = ("5.2", "5.3", "5.4")
    clause: str
