"""What happens in a battle of Baroud, as facts."""

from grognard.kernel.events import Event
from grognard.kernel.questions import Point


class Mustered(Event, frozen=True):
    rules = ("1.1", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "1.21")
    seat: str
    figures: int
    points: int


class RolesTaken(Event, frozen=True):
    rules = ("2.9", "2.7")
    attacker: str
    defender: str


class Deployed(Event, frozen=True):
    rules = ("2.10", "1.6", "1.23", "2.8")
    figure: str
    at: Point


class FirstTurnWon(Event, frozen=True):
    rules = ("2.11", "2.12")
    seat: str


class TurnBegan(Event, frozen=True):
    rules = ("3.1", "3.2")
    seat: str
    round: int


class Activated(Event, frozen=True):
    rules = ("3.3", "3.4")
    figure: str


class SpellAnnounced(Event, frozen=True):
    rules = ("4.801",)
    figure: str


class ActionsWon(Event, frozen=True):
    rules = ("3.6", "3.9", "3.7", "3.8")
    figure: str
    actions: int
    failures: int


class HeroActed(Event, frozen=True):
    rules = ("4.926",)
    figure: str


class TurnPassed(Event, frozen=True):
    rules = ("3.20",)
    seat: str
    reason: str


class Moved(Event, frozen=True):
    rules = ("4.101", "1.4", "1.7", "1.8")
    figure: str
    at: Point
    distance: float


class Jumped(Event, frozen=True):
    rules = ("4.109",)
    figure: str
    at: Point


class Disengaged(Event, frozen=True):
    rules = ("4.8", "4.111")
    figure: str
    at: Point


class Exited(Event, frozen=True):
    rules = ("5.12",)
    figure: str


class ChargeDeclared(Event, frozen=True):
    rules = ("4.7", "4.122")
    figure: str
    target: str
    distance: float


class Reacted(Event, frozen=True):
    rules = ("4.125", "4.126", "1.10", "1.13")
    figure: str
    target: str
    successes: int


class Rattled(Event, frozen=True):
    rules = ("4.133",)
    figure: str
    target: str


class ShotKept(Event, frozen=True):
    rules = ("4.128",)
    figure: str


class Contacted(Event, frozen=True):
    rules = ("1.9",)
    figure: str
    target: str


class ChargeStopped(Event, frozen=True):
    rules = ("4.132",)
    figure: str


class TargetGone(Event, frozen=True):
    rules = ("4.137",)
    figure: str


class Clashed(Event, frozen=True):
    """Two scores were compared; nobody is hurt where the result is nothing."""

    rules = ("4.401", "1.19")
    how: str
    attacker: str
    target: str
    faces: tuple[int, ...]
    score: int
    against: int
    loser: str
    result: str


class OutOfAmmunition(Event, frozen=True):
    rules = ("4.702", "3.17")
    figure: str


class Fell(Event, frozen=True):
    rules = ("4.403", "1.17")
    figure: str


class PushedBack(Event, frozen=True):
    rules = ("4.404",)
    figure: str
    at: Point


class NoRoom(Event, frozen=True):
    rules = ("4.405",)
    figure: str


class FellOff(Event, frozen=True):
    rules = ("4.409",)
    figure: str
    at: Point


class FollowedUp(Event, frozen=True):
    rules = ("4.406",)
    figure: str
    at: Point


class Killed(Event, frozen=True):
    rules = ("4.407", "1.18")
    figure: str


class GruesomelyKilled(Event, frozen=True):
    rules = ("4.408", "1.18")
    figure: str


class ToughedOut(Event, frozen=True):
    rules = ("4.927",)
    figure: str


class Poisoned(Event, frozen=True):
    rules = ("4.928",)
    figure: str


class StoodUp(Event, frozen=True):
    rules = ("4.9",)
    figure: str


class HeldFirm(Event, frozen=True):
    rules = ("4.501", "4.506")
    figure: str
    reason: str


class Fled(Event, frozen=True):
    rules = ("4.501", "4.507")
    figure: str
    reason: str
    actions: int


class FleeMoved(Event, frozen=True):
    rules = ("4.509",)
    figure: str
    at: Point


class FledOff(Event, frozen=True):
    rules = ("4.509", "1.18")
    figure: str


class Cornered(Event, frozen=True):
    rules = ("4.509",)
    figure: str


class Routed(Event, frozen=True):
    rules = ("4.501", "4.508", "1.18")
    figure: str
    reason: str


class Crumbled(Event, frozen=True):
    rules = ("4.513", "4.501")
    figure: str
    reason: str


class HalfStrength(Event, frozen=True):
    rules = ("4.505",)
    seat: str


class WentOnOverwatch(Event, frozen=True):
    rules = ("4.12", "4.601", "4.602")
    figure: str
    weapon: str


class OverwatchEnded(Event, frozen=True):
    rules = ("4.603",)
    figure: str


class OverwatchTriggered(Event, frozen=True):
    rules = ("4.605",)
    figure: str
    target: str
    at: Point


class FireHeld(Event, frozen=True):
    rules = ("4.606",)
    figure: str
    target: str


class OverwatchWasted(Event, frozen=True):
    rules = ("4.607",)
    figure: str
    target: str


class GrenadeThrown(Event, frozen=True):
    rules = ("4.10", "4.704", "4.705")
    figure: str
    at: Point
    failures: int


class GrenadeBurst(Event, frozen=True):
    rules = ("4.707", "4.710")
    figure: str
    at: Point


class GrenadeLost(Event, frozen=True):
    rules = ("4.709",)
    figure: str


class GrenadesGone(Event, frozen=True):
    rules = ("4.708",)
    figure: str


class SpellCast(Event, frozen=True):
    rules = ("4.3", "4.802", "4.805")
    figure: str
    spell: str
    power: int
    target: str


class MagicLost(Event, frozen=True):
    rules = ("4.804",)
    figure: str


class Immobilised(Event, frozen=True):
    rules = ("4.808", "4.809")
    figure: str


class Resisted(Event, frozen=True):
    rules = ("4.808",)
    figure: str


class BrokeFree(Event, frozen=True):
    rules = ("4.11",)
    figure: str


class GroupOrdered(Event, frozen=True):
    rules = ("4.13", "4.950", "4.901")
    figure: str
    members: tuple[str, ...]


class Regrouping(Event, frozen=True):
    rules = ("4.951",)
    figure: str


class GroupActed(Event, frozen=True):
    rules = ("4.950",)
    figure: str
    order: str


class PickedUp(Event, frozen=True):
    rules = ("5.11", "5.10")
    figure: str


class Dropped(Event, frozen=True):
    rules = ("5.11",)
    figure: str
    at: Point


class Scored(Event, frozen=True):
    rules = ("5.3",)
    seat: str
    points: int
    reason: str


class GameEnded(Event, frozen=True):
    rules = ("5.1",)
    winner: str
    clause: str
    a: int
    b: int
