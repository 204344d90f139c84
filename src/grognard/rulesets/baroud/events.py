"""What happens in a battle of Baroud, as facts."""

from grognard.kernel.events import Event
from grognard.kernel.questions import Point


class FigureEvent(Event, frozen=True):
    """Something a figure did, or that happened to it."""

    figure: str


class PlaceEvent(FigureEvent, frozen=True):
    """The same, with the place: where it ended, or where it aimed."""

    at: Point


class Mustered(Event, frozen=True):
    rules = ("1.1", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "1.21")
    seat: str
    figures: int
    points: int


class RolesTaken(Event, frozen=True):
    rules = ("2.9", "2.7")
    attacker: str
    defender: str


class Deployed(PlaceEvent, frozen=True):
    rules = ("2.10", "1.6", "1.23", "2.8")


class FirstTurnWon(Event, frozen=True):
    rules = ("2.11", "2.12")
    seat: str


class TurnBegan(Event, frozen=True):
    rules = ("3.1", "3.2")
    seat: str
    round: int


class Activated(FigureEvent, frozen=True):
    rules = ("3.3", "3.4")


class SpellAnnounced(FigureEvent, frozen=True):
    rules = ("4.801",)


class ActionsWon(FigureEvent, frozen=True):
    rules = ("3.6", "3.9", "3.7", "3.8")
    actions: int
    failures: int


class HeroActed(FigureEvent, frozen=True):
    rules = ("4.926",)


class TurnPassed(Event, frozen=True):
    rules = ("3.20",)
    seat: str
    reason: str


class Moved(PlaceEvent, frozen=True):
    rules = ("4.101", "1.4", "1.7", "1.8")
    distance: float


class Jumped(PlaceEvent, frozen=True):
    rules = ("4.109",)


class Disengaged(PlaceEvent, frozen=True):
    rules = ("4.8", "4.111")


class Exited(FigureEvent, frozen=True):
    rules = ("5.12",)


class ChargeDeclared(FigureEvent, frozen=True):
    rules = ("4.7", "4.122")
    target: str
    distance: float


class Reacted(FigureEvent, frozen=True):
    rules = ("4.125", "4.126", "1.10", "1.13")
    target: str
    successes: int


class Rattled(FigureEvent, frozen=True):
    rules = ("4.133",)
    target: str


class ShotKept(FigureEvent, frozen=True):
    rules = ("4.128",)


class Contacted(FigureEvent, frozen=True):
    rules = ("1.9",)
    target: str


class ChargeStopped(FigureEvent, frozen=True):
    rules = ("4.132",)


class TargetGone(FigureEvent, frozen=True):
    rules = ("4.137",)


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


class OutOfAmmunition(FigureEvent, frozen=True):
    rules = ("4.702", "3.17")


class Fell(FigureEvent, frozen=True):
    rules = ("4.403", "1.17")


class PushedBack(PlaceEvent, frozen=True):
    rules = ("4.404",)


class NoRoom(FigureEvent, frozen=True):
    rules = ("4.405",)


class FellOff(PlaceEvent, frozen=True):
    rules = ("4.409",)


class FollowedUp(PlaceEvent, frozen=True):
    rules = ("4.406",)


class Killed(FigureEvent, frozen=True):
    rules = ("4.407", "1.18")


class GruesomelyKilled(FigureEvent, frozen=True):
    rules = ("4.408", "1.18")


class ToughedOut(FigureEvent, frozen=True):
    rules = ("4.927",)


class Poisoned(FigureEvent, frozen=True):
    rules = ("4.928",)


class StoodUp(FigureEvent, frozen=True):
    rules = ("4.9",)


class HeldFirm(FigureEvent, frozen=True):
    rules = ("4.501", "4.506")
    reason: str


class Fled(FigureEvent, frozen=True):
    rules = ("4.501", "4.507")
    reason: str
    actions: int


class FleeMoved(PlaceEvent, frozen=True):
    rules = ("4.509",)


class FledOff(FigureEvent, frozen=True):
    rules = ("4.509", "1.18")


class Cornered(FigureEvent, frozen=True):
    rules = ("4.509",)


class Routed(FigureEvent, frozen=True):
    rules = ("4.501", "4.508", "1.18")
    reason: str


class Crumbled(FigureEvent, frozen=True):
    rules = ("4.513", "4.501")
    reason: str


class HalfStrength(Event, frozen=True):
    rules = ("4.505",)
    seat: str


class WentOnOverwatch(FigureEvent, frozen=True):
    rules = ("4.12", "4.601", "4.602")
    weapon: str


class OverwatchEnded(FigureEvent, frozen=True):
    rules = ("4.603",)


class OverwatchTriggered(FigureEvent, frozen=True):
    rules = ("4.605",)
    target: str
    at: Point


class FireHeld(FigureEvent, frozen=True):
    rules = ("4.606",)
    target: str


class OverwatchWasted(FigureEvent, frozen=True):
    rules = ("4.607",)
    target: str


class GrenadeThrown(PlaceEvent, frozen=True):
    rules = ("4.10", "4.704", "4.705")
    failures: int


class GrenadeBurst(PlaceEvent, frozen=True):
    rules = ("4.707", "4.710")


class GrenadeLost(FigureEvent, frozen=True):
    rules = ("4.709",)


class GrenadesGone(FigureEvent, frozen=True):
    rules = ("4.708",)


class SpellCast(FigureEvent, frozen=True):
    rules = ("4.3", "4.802", "4.805")
    spell: str
    power: int
    target: str


class MagicLost(FigureEvent, frozen=True):
    rules = ("4.804",)


class Immobilised(FigureEvent, frozen=True):
    rules = ("4.808", "4.809")


class Resisted(FigureEvent, frozen=True):
    rules = ("4.808",)


class BrokeFree(FigureEvent, frozen=True):
    rules = ("4.11",)


class GroupOrdered(FigureEvent, frozen=True):
    rules = ("4.13", "4.950", "4.901")
    members: tuple[str, ...]


class Regrouping(FigureEvent, frozen=True):
    rules = ("4.951",)


class GroupActed(FigureEvent, frozen=True):
    rules = ("4.950",)
    order: str


class PickedUp(FigureEvent, frozen=True):
    rules = ("5.11", "5.10")


class Dropped(PlaceEvent, frozen=True):
    rules = ("5.11",)


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
