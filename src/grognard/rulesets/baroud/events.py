"""What happens in a battle of Baroud, as facts."""

from msgspec import structs

from grognard.kernel.beats import (
    BLOW,
    CAST,
    DEATH,
    EXIT,
    FALL,
    HIT,
    MISS,
    MOVE,
    PLACE,
    RISE,
    SHOT,
    SHOVE,
    STATE,
    TURN,
    WHO,
    Beat,
    score,
)
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
    shows = PLACE


class FirstTurnWon(Event, frozen=True):
    rules = ("2.11", "2.12")
    seat: str


class TurnBegan(Event, frozen=True):
    rules = ("3.1", "3.2")
    shows = TURN
    seat: str
    round: int


class Activated(FigureEvent, frozen=True):
    rules = ("3.3", "3.4")
    shows = WHO


class SpellAnnounced(FigureEvent, frozen=True):
    rules = ("4.801",)
    shows = CAST


class ActionsWon(FigureEvent, frozen=True):
    rules = ("3.6", "3.9", "3.7", "3.8")
    actions: int
    failures: int


class HeroActed(FigureEvent, frozen=True):
    rules = ("4.926",)
    shows = WHO


class TurnPassed(Event, frozen=True):
    rules = ("3.20",)
    shows = TURN
    seat: str
    reason: str


class Moved(PlaceEvent, frozen=True):
    rules = ("4.101", "1.4", "1.7", "1.8")
    shows = MOVE
    distance: float


class Jumped(PlaceEvent, frozen=True):
    rules = ("4.109",)
    shows = MOVE


class Disengaged(PlaceEvent, frozen=True):
    rules = ("4.8", "4.111")
    shows = MOVE


class Exited(FigureEvent, frozen=True):
    rules = ("5.12",)
    shows = EXIT


class ChargeDeclared(FigureEvent, frozen=True):
    rules = ("4.7", "4.122")
    shows = BLOW
    target: str
    distance: float


class Reacted(FigureEvent, frozen=True):
    rules = ("4.125", "4.126", "1.10", "1.13")
    shows = WHO
    target: str
    successes: int


class Rattled(FigureEvent, frozen=True):
    rules = ("4.133",)
    shows = STATE
    target: str


class ShotKept(FigureEvent, frozen=True):
    rules = ("4.128",)


class Contacted(FigureEvent, frozen=True):
    rules = ("1.9",)
    shows = MOVE
    target: str


class ChargeStopped(FigureEvent, frozen=True):
    rules = ("4.132",)
    shows = MISS


class TargetGone(FigureEvent, frozen=True):
    rules = ("4.137",)


CLASH_OF_BLOWS = Beat("blow", throwers=("attacker", "target"), totals=("score", "against"))
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
    def beat(self) -> Beat:
        """A shot, a blow, or the throw of whoever was caught in a blast or fell."""
        return CLASHES.get(self.how, CLASH_OF_BLOWS)


class OutOfAmmunition(FigureEvent, frozen=True):
    rules = ("4.702", "3.17")
    shows = STATE


class Fell(FigureEvent, frozen=True):
    rules = ("4.403", "1.17")
    shows = FALL


class PushedBack(PlaceEvent, frozen=True):
    rules = ("4.404",)
    shows = SHOVE


class NoRoom(FigureEvent, frozen=True):
    rules = ("4.405",)


class FellOff(PlaceEvent, frozen=True):
    rules = ("4.409",)
    shows = SHOVE


class FollowedUp(PlaceEvent, frozen=True):
    rules = ("4.406",)
    shows = MOVE


class Killed(FigureEvent, frozen=True):
    rules = ("4.407", "1.18")
    shows = DEATH


class GruesomelyKilled(FigureEvent, frozen=True):
    rules = ("4.408", "1.18")
    shows = DEATH


class ToughedOut(FigureEvent, frozen=True):
    rules = ("4.927",)
    shows = STATE


class Poisoned(FigureEvent, frozen=True):
    rules = ("4.928",)
    shows = STATE


class StoodUp(FigureEvent, frozen=True):
    rules = ("4.9",)
    shows = RISE


class HeldFirm(FigureEvent, frozen=True):
    rules = ("4.501", "4.506")
    reason: str


class Fled(FigureEvent, frozen=True):
    rules = ("4.501", "4.507")
    shows = STATE
    reason: str
    actions: int


class FleeMoved(PlaceEvent, frozen=True):
    rules = ("4.509",)
    shows = SHOVE


class FledOff(FigureEvent, frozen=True):
    rules = ("4.509", "1.18")
    shows = DEATH


class Cornered(FigureEvent, frozen=True):
    rules = ("4.509",)
    shows = STATE


class Routed(FigureEvent, frozen=True):
    rules = ("4.501", "4.508", "1.18")
    shows = DEATH
    reason: str


class Crumbled(FigureEvent, frozen=True):
    rules = ("4.513", "4.501")
    shows = DEATH
    reason: str


class HalfStrength(Event, frozen=True):
    rules = ("4.505",)
    shows = TURN
    seat: str


class WentOnOverwatch(FigureEvent, frozen=True):
    rules = ("4.12", "4.601", "4.602")
    shows = STATE
    weapon: str


class OverwatchEnded(FigureEvent, frozen=True):
    rules = ("4.603",)


class OverwatchTriggered(FigureEvent, frozen=True):
    rules = ("4.605",)
    shows = WHO
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
    shows = SHOT
    failures: int


class GrenadeBurst(PlaceEvent, frozen=True):
    rules = ("4.707", "4.710")
    shows = HIT


class GrenadeLost(FigureEvent, frozen=True):
    rules = ("4.709",)


class GrenadesGone(FigureEvent, frozen=True):
    rules = ("4.708",)


class SpellCast(FigureEvent, frozen=True):
    rules = ("4.3", "4.802", "4.805")
    shows = CAST
    spell: str
    power: int
    target: str


class MagicLost(FigureEvent, frozen=True):
    rules = ("4.804",)
    shows = STATE


class Immobilised(FigureEvent, frozen=True):
    rules = ("4.808", "4.809")
    shows = STATE


class Resisted(FigureEvent, frozen=True):
    rules = ("4.808",)
    shows = MISS


class BrokeFree(FigureEvent, frozen=True):
    rules = ("4.11",)
    shows = STATE


class GroupOrdered(FigureEvent, frozen=True):
    rules = ("4.13", "4.950", "4.901")
    shows = CAST
    members: tuple[str, ...]


class Regrouping(FigureEvent, frozen=True):
    rules = ("4.951",)


class GroupActed(FigureEvent, frozen=True):
    rules = ("4.950",)
    shows = WHO
    order: str


class PickedUp(FigureEvent, frozen=True):
    rules = ("5.11", "5.10")
    shows = STATE


class Dropped(PlaceEvent, frozen=True):
    rules = ("5.11",)
    shows = STATE


class Scored(Event, frozen=True):
    rules = ("5.3",)
    shows = score("points")
    seat: str
    points: int
    reason: str


class GameEnded(Event, frozen=True):
    rules = ("5.1",)
    winner: str
    clause: str
    a: int
    b: int
