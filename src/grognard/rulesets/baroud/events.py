"""What happens in a battle of Baroud, as facts."""

from msgspec import structs

from grognard.kernel import beats
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
    shows = beats.PLACE


class FirstTurnWon(Event, frozen=True):
    rules = ("2.11", "2.12")
    seat: str


class TurnBegan(Event, frozen=True):
    rules = ("3.1", "3.2")
    shows = beats.TURN
    seat: str
    round: int


class Activated(FigureEvent, frozen=True):
    rules = ("3.3", "3.4")
    shows = beats.WHO


class SpellAnnounced(FigureEvent, frozen=True):
    rules = ("4.801",)
    shows = beats.CAST


class ActionsWon(FigureEvent, frozen=True):
    rules = ("3.6", "3.9", "3.7", "3.8")
    actions: int
    failures: int


class HeroActed(FigureEvent, frozen=True):
    rules = ("4.926",)
    shows = beats.WHO


class TurnPassed(Event, frozen=True):
    rules = ("3.20",)
    shows = beats.TURN
    seat: str
    reason: str


class Moved(PlaceEvent, frozen=True):
    rules = ("4.101", "1.4", "1.7", "1.8")
    shows = beats.MOVE
    distance: float


class Jumped(PlaceEvent, frozen=True):
    rules = ("4.109",)
    shows = beats.MOVE


class Disengaged(PlaceEvent, frozen=True):
    rules = ("4.8", "4.111")
    shows = beats.MOVE


class Exited(FigureEvent, frozen=True):
    rules = ("5.12",)
    shows = beats.EXIT


class ChargeDeclared(FigureEvent, frozen=True):
    rules = ("4.7", "4.122")
    shows = beats.BLOW
    target: str
    distance: float


class Reacted(FigureEvent, frozen=True):
    rules = ("4.125", "4.126", "1.10", "1.13")
    shows = beats.WHO
    target: str
    successes: int


class Rattled(FigureEvent, frozen=True):
    rules = ("4.133",)
    shows = beats.STATE
    target: str


class ShotKept(FigureEvent, frozen=True):
    rules = ("4.128",)


class Contacted(FigureEvent, frozen=True):
    rules = ("1.9",)
    shows = beats.MOVE
    target: str


class ChargeStopped(FigureEvent, frozen=True):
    rules = ("4.132",)
    shows = beats.MISS


class TargetGone(FigureEvent, frozen=True):
    rules = ("4.137",)


CLASH_OF_BLOWS = beats.Beat("blow", throwers=("attacker", "target"), totals=("score", "against"))
CLASHES = {
    "shot": structs.replace(CLASH_OF_BLOWS, kind="shot"),
    "spell": structs.replace(CLASH_OF_BLOWS, kind="cast"),
    "blast": structs.replace(CLASH_OF_BLOWS, kind="roll"),
    "fall": structs.replace(CLASH_OF_BLOWS, kind="roll", on="target"),
}
"""How a comparison of scores is seen, by what led to it."""


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

    @property
    def beat(self) -> beats.Beat:
        """A shot, a blow, or the throw of whoever was caught in a blast or fell."""
        return CLASHES.get(self.how, CLASH_OF_BLOWS)


class OutOfAmmunition(FigureEvent, frozen=True):
    rules = ("4.702", "3.17")
    shows = beats.STATE


class Fell(FigureEvent, frozen=True):
    rules = ("4.403", "1.17")
    shows = beats.FALL


class PushedBack(PlaceEvent, frozen=True):
    rules = ("4.404",)
    shows = beats.SHOVE


class NoRoom(FigureEvent, frozen=True):
    rules = ("4.405",)


class FellOff(PlaceEvent, frozen=True):
    rules = ("4.409",)
    shows = beats.SHOVE


class FollowedUp(PlaceEvent, frozen=True):
    rules = ("4.406",)
    shows = beats.MOVE


class Killed(FigureEvent, frozen=True):
    rules = ("4.407", "1.18")
    shows = beats.DEATH


class GruesomelyKilled(FigureEvent, frozen=True):
    rules = ("4.408", "1.18")
    shows = beats.DEATH


class ToughedOut(FigureEvent, frozen=True):
    rules = ("4.927",)
    shows = beats.STATE


class Poisoned(FigureEvent, frozen=True):
    rules = ("4.928",)
    shows = beats.STATE


class StoodUp(FigureEvent, frozen=True):
    rules = ("4.9",)
    shows = beats.RISE


class HeldFirm(FigureEvent, frozen=True):
    rules = ("4.501", "4.506")
    reason: str


class Fled(FigureEvent, frozen=True):
    rules = ("4.501", "4.507")
    shows = beats.STATE
    reason: str
    actions: int


class FleeMoved(PlaceEvent, frozen=True):
    rules = ("4.509",)
    shows = beats.SHOVE


class FledOff(FigureEvent, frozen=True):
    rules = ("4.509", "1.18")
    shows = beats.DEATH


class Cornered(FigureEvent, frozen=True):
    rules = ("4.509",)
    shows = beats.STATE


class Routed(FigureEvent, frozen=True):
    rules = ("4.501", "4.508", "1.18")
    shows = beats.DEATH
    reason: str


class Crumbled(FigureEvent, frozen=True):
    rules = ("4.513", "4.501")
    shows = beats.DEATH
    reason: str


class HalfStrength(Event, frozen=True):
    rules = ("4.505",)
    shows = beats.TURN
    seat: str


class WentOnOverwatch(FigureEvent, frozen=True):
    rules = ("4.12", "4.601", "4.602")
    shows = beats.STATE
    weapon: str


class OverwatchEnded(FigureEvent, frozen=True):
    rules = ("4.603",)


class CameUnderWatch(PlaceEvent, frozen=True):
    rules = ("4.605",)
    shows = beats.MOVE


class OverwatchTriggered(FigureEvent, frozen=True):
    rules = ("4.605",)
    shows = beats.WHO
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
    shows = beats.SHOT
    failures: int


class GrenadeBurst(PlaceEvent, frozen=True):
    rules = ("4.707", "4.710")
    shows = beats.HIT


class GrenadeLost(FigureEvent, frozen=True):
    rules = ("4.709",)


class GrenadesGone(FigureEvent, frozen=True):
    rules = ("4.708",)


class SpellCast(FigureEvent, frozen=True):
    rules = ("4.3", "4.802", "4.805")
    shows = beats.CAST
    spell: str
    power: int
    target: str


class MagicLost(FigureEvent, frozen=True):
    rules = ("4.804",)
    shows = beats.STATE


class Immobilised(FigureEvent, frozen=True):
    rules = ("4.808", "4.809")
    shows = beats.STATE


class Resisted(FigureEvent, frozen=True):
    rules = ("4.808",)
    shows = beats.MISS


class BrokeFree(FigureEvent, frozen=True):
    rules = ("4.11",)
    shows = beats.STATE


class GroupOrdered(FigureEvent, frozen=True):
    rules = ("4.13", "4.950", "4.901")
    shows = beats.CAST
    members: tuple[str, ...]


class Regrouping(FigureEvent, frozen=True):
    rules = ("4.951",)


class GroupActed(FigureEvent, frozen=True):
    rules = ("4.950",)
    shows = beats.WHO
    order: str


class PickedUp(FigureEvent, frozen=True):
    rules = ("5.11", "5.10")
    shows = beats.STATE


class Dropped(PlaceEvent, frozen=True):
    rules = ("5.11",)
    shows = beats.STATE


class Scored(Event, frozen=True):
    rules = ("5.3",)
    shows = beats.score("points")
    seat: str
    points: int
    reason: str


class GameEnded(Event, frozen=True):
    rules = ("5.1",)
    winner: str
    clause: str
    a: int
    b: int
