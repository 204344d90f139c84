"""What happens in a battle of Brimstone, as facts."""

from grognard.kernel.events import Event
from grognard.kernel.questions import Point


class Mustered(Event, frozen=True):
    rules = ("2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.8")
    seat: str
    faction: str
    points: int


class DominanceTaken(Event, frozen=True):
    rules = ("1.19", "3.3")
    seat: str
    turn: int
    score_a: int
    score_b: int


class DominanceKept(Event, frozen=True):
    rules = ("1.19", "3.3")
    seat: str
    turn: int
    score_a: int
    score_b: int


class InitialDominance(Event, frozen=True):
    rules = ("2.12", "2.13")
    seat: str
    value_a: int
    value_b: int


class PieceLaid(Event, frozen=True):
    rules = ("2.11", "2.10")
    seat: str
    terrain: str
    at: Point


class PieceSetAside(Event, frozen=True):
    rules = ("2.11",)
    terrain: str


class PieceShifted(Event, frozen=True):
    rules = ("2.11", "7.10")
    seat: str
    terrain: str
    at: Point


class ZoneTaken(Event, frozen=True):
    rules = ("2.14",)
    seat: str
    zone: str


class DeploysFirst(Event, frozen=True):
    rules = ("2.15",)
    seat: str


class Deployed(Event, frozen=True):
    rules = ("2.15", "2.9")
    model: str
    at: Point


class CommandCounted(Event, frozen=True):
    rules = ("2.16", "2.17")
    seat: str
    points: int


class TurnBegan(Event, frozen=True):
    rules = ("3.1", "3.2")
    turn: int


class CommandRefreshed(Event, frozen=True):
    rules = ("3.5",)
    seat: str
    points: int


class Digested(Event, frozen=True):
    rules = ("3.6", "3.8", "4.616")
    model: str
    loss: int


class Burned(Event, frozen=True):
    rules = ("3.7", "3.8", "4.609", "4.504")
    model: str
    loss: int


class Regenerated(Event, frozen=True):
    rules = ("7.13", "4.506")
    model: str
    amount: int


class FirstPlayer(Event, frozen=True):
    rules = ("3.2", "3.9")
    seat: str


class Passed(Event, frozen=True):
    rules = ("3.11",)
    seat: str


class Activated(Event, frozen=True):
    rules = ("3.14", "1.15")
    model: str


class Lured(Event, frozen=True):
    rules = ("7.9",)
    model: str
    lure: str


class ActionDeclared(Event, frozen=True):
    rules = ("4.101", "4.102")
    model: str
    action: str


class ZonesPaid(Event, frozen=True):
    rules = ("4.214", "4.215", "4.216")
    model: str
    points: int


class Moved(Event, frozen=True):
    rules = ("4.115",)
    model: str
    at: Point
    distance: float


class ZoneEntered(Event, frozen=True):
    rules = ("4.201", "4.204")
    model: str
    enemies: tuple[str, ...]


class ZoneAnswered(Event, frozen=True):
    rules = ("4.204",)
    model: str
    answer: str


class Engaged(Event, frozen=True):
    rules = ("1.14",)
    model: str
    enemies: tuple[str, ...]


class ActionFailed(Event, frozen=True):
    rules = ("4.120",)
    model: str
    action: str


class StoodUp(Event, frozen=True):
    rules = ("4.113",)
    model: str


class Held(Event, frozen=True):
    rules = ("4.114",)
    model: str


class FleeStruck(Event, frozen=True):
    rules = ("4.112",)
    model: str
    striker: str


class CouldNotFlee(Event, frozen=True):
    rules = ("4.112",)
    model: str


class Scorched(Event, frozen=True):
    rules = ("2.10",)
    model: str


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


class FirstStruck(Event, frozen=True):
    rules = ("4.313", "7.5")
    model: str


class ShotDeclared(Event, frozen=True):
    rules = ("4.401", "4.408", "4.409")
    shooter: str
    target: str
    band: str
    distance: float
    difficulty: int


class ShotLost(Event, frozen=True):
    rules = ("4.413",)
    model: str
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


class Died(Event, frozen=True):
    rules = ("4.503", "4.507", "3.4")
    model: str


class CommandLost(Event, frozen=True):
    rules = ("4.704",)
    seat: str
    points: int


class StateGained(Event, frozen=True):
    rules = ("4.601", "4.604")
    model: str
    state: str
    count: int


class StateFaded(Event, frozen=True):
    rules = ("3.17",)
    model: str
    state: str


class StateRemoved(Event, frozen=True):
    rules = ("4.801",)
    model: str
    state: str


class ControlEnded(Event, frozen=True):
    rules = ("4.610",)
    model: str


class Swallowed(Event, frozen=True):
    rules = ("4.616", "4.617", "7.20")
    model: str
    swallower: str


class Released(Event, frozen=True):
    rules = ("4.618",)
    model: str
    at: Point


class RelicTaken(Event, frozen=True):
    rules = ("5.7",)
    model: str


class RelicDropped(Event, frozen=True):
    rules = ("5.7",)
    model: str
    at: Point


class WentBerserk(Event, frozen=True):
    rules = ("4.606", "4.607")
    model: str
    target: str


class StayedCalm(Event, frozen=True):
    rules = ("4.606", "4.607")
    model: str


class EffectUsed(Event, frozen=True):
    rules = ("4.801", "4.711")
    effect: str
    model: str
    targets: tuple[str, ...]


class CommandSpent(Event, frozen=True):
    rules = ("4.702", "4.705")
    seat: str
    points: int


class CommandGiven(Event, frozen=True):
    rules = ("4.703", "4.705")
    seat: str
    points: int


class PowerCast(Event, frozen=True):
    rules = ("4.901", "4.903", "4.904")
    effect: str
    model: str
    target: str
    successes: int


class Recovered(Event, frozen=True):
    rules = ("4.506",)
    model: str
    amount: int


class ReactionAnnounced(Event, frozen=True):
    rules = ("4.808",)
    model: str
    effect: str
    target: str


class ReactionLost(Event, frozen=True):
    rules = ("4.808",)
    model: str
    effect: str


class ObjectivesHeld(Event, frozen=True):
    rules = ("5.1", "5.5", "5.6")
    seat: str
    points: int


class TurnEnded(Event, frozen=True):
    rules = ("3.19",)
    turn: int


class BattleEnded(Event, frozen=True):
    rules = ("5.2", "5.3", "5.4")
    seat: str
    clause: str
