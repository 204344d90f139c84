"""What happens in a battle of Gaslight, as facts."""

from grognard.kernel import beats
from grognard.kernel.events import Event
from grognard.kernel.questions import Point


def there(spot: tuple[float, float, float]) -> tuple[Point, float]:
    """A spot as events tell it: the point in plan, and the height.

    >>> there((3.0, 4.5, 2.0))
    ((3.0, 4.5), 2.0)
    """
    return (spot[0], spot[1]), round(spot[2], 3)


class ModelEvent(Event, frozen=True):
    """Something a model did, or that happened to it."""

    model: str


class PlaceEvent(ModelEvent, frozen=True):
    """The same, with the place: where it ended, or where it aimed."""

    at: Point
    z: float


class SeatEvent(Event, frozen=True):
    """Something a player did, or that concerns one."""

    seat: str


class ClubRevealed(SeatEvent, frozen=True):
    rules = ("2.4", "2.5", "1.11")
    units: tuple[str, ...]


class HenchmenHired(SeatEvent, frozen=True):
    rules = ("2.6", "1.10")
    units: tuple[str, ...]
    spent: int
    purse: int


class BidsRevealed(Event, frozen=True):
    rules = ("1.36", "1.32", "1.34", "1.30", "1.37")
    shows = beats.CARD
    purpose: str
    seats: tuple[str, ...]
    cards: tuple[str, ...]
    winner: str


class FirstPlayer(SeatEvent, frozen=True):
    rules = ("2.8",)


class ZoneChosen(SeatEvent, frozen=True):
    rules = ("2.9",)
    zone: str


class Deployed(PlaceEvent, frozen=True):
    rules = ("2.10", "1.51", "1.41", "1.13", "1.14", "1.46", "1.50", "1.55")
    shows = beats.PLACE


class TurnBegan(Event, frozen=True):
    rules = ("3.1", "3.2")
    shows = beats.TURN
    turn: int


class Regenerated(ModelEvent, frozen=True):
    rules = ("4.165", "3.1")
    shows = beats.heal("amount")
    amount: int


class DeckReshuffled(Event, frozen=True):
    rules = ("1.35",)
    cards: int


class StealDeclared(SeatEvent, frozen=True):
    rules = ("3.5",)


class InitiativeStolen(SeatEvent, frozen=True):
    rules = ("3.5",)
    shows = beats.TURN


class InitiativeKept(SeatEvent, frozen=True):
    rules = ("3.5",)


class DelayWon(SeatEvent, frozen=True):
    rules = ("3.7",)
    to: str


class DelayLost(SeatEvent, frozen=True):
    rules = ("3.7",)


class SurplusBegan(SeatEvent, frozen=True):
    rules = ("3.9", "3.10")


class Activated(ModelEvent, frozen=True):
    rules = ("3.6", "3.11", "1.20")
    shows = beats.WHO


class ActivationEnded(ModelEvent, frozen=True):
    rules = ("3.11",)


class CardSpent(SeatEvent, frozen=True):
    rules = ("1.34", "4.131")
    shows = beats.CARD
    model: str
    card: str
    purpose: str


class DeedDone(SeatEvent, frozen=True):
    rules = ("4.127", "4.128", "4.132")
    shows = beats.CARD
    model: str
    card: str
    successes: int


class Recovered(ModelEvent, frozen=True):
    rules = ("4.120",)
    shows = beats.STATE


class HeroicallyMoved(ModelEvent, frozen=True):
    rules = ("4.121",)


class StoodUp(ModelEvent, frozen=True):
    rules = ("4.26",)
    shows = beats.RISE


class Moved(PlaceEvent, frozen=True):
    rules = ("4.10", "4.11", "4.12", "1.43", "1.40", "1.50", "4.20", "4.22", "4.23", "4.24")
    shows = beats.MOVE
    length: float
    cost: float
    climb: float


class LeftMelee(ModelEvent, frozen=True):
    rules = ("4.81", "4.27")
    shows = beats.STATE
    enemy: str


class HeldInMelee(ModelEvent, frozen=True):
    rules = ("4.81", "4.27")
    shows = beats.MISS
    enemy: str


class Charged(ModelEvent, frozen=True):
    rules = ("4.79", "4.2")
    shows = beats.BLOW
    target: str


class Climbed(PlaceEvent, frozen=True):
    rules = ("4.30", "4.34")
    shows = beats.MOVE
    height: float


class ClimbFailed(ModelEvent, frozen=True):
    rules = ("4.35",)
    shows = beats.MISS
    height: float


class Scaled(PlaceEvent, frozen=True):
    rules = ("4.123", "4.124", "4.126")
    shows = beats.MOVE


class Leapt(PlaceEvent, frozen=True):
    rules = ("4.125", "4.126")
    shows = beats.MOVE


class Jumped(PlaceEvent, frozen=True):
    rules = ("4.37", "4.38", "4.41")
    shows = beats.MOVE
    distance: float


class JumpFailed(PlaceEvent, frozen=True):
    rules = ("4.43", "4.44")
    shows = beats.SHOVE
    fallen: float


class MistWalked(PlaceEvent, frozen=True):
    rules = ("4.162",)
    shows = beats.MOVE


class ShotDeclared(ModelEvent, frozen=True):
    rules = ("4.50", "4.51", "4.52", "4.59", "1.21", "1.42", "1.45", "1.60", "1.61", "1.62")
    shows = beats.SHOT
    target: str
    weapon: str
    distance: float
    covered: int


class Dived(ModelEvent, frozen=True):
    rules = ("4.55",)
    shows = beats.FALL


class HeldNerves(ModelEvent, frozen=True):
    rules = ("4.54",)


class AutomaticMiss(ModelEvent, frozen=True):
    rules = ("4.155",)
    shows = beats.MISS
    target: str


class Missed(ModelEvent, frozen=True):
    rules = ("4.60",)
    shows = beats.MISS
    target: str
    successes: int
    against: int


class Hit(ModelEvent, frozen=True):
    rules = ("4.60", "4.91", "4.95")
    shows = beats.HIT
    target: str
    margin: int
    crits: int
    strength: int


class AttackDeclared(ModelEvent, frozen=True):
    rules = ("4.70", "4.71", "1.23", "1.44", "1.18")
    shows = beats.BLOW
    target: str
    weapon: str


class Fenced(ModelEvent, frozen=True):
    rules = ("4.73",)


class Parried(ModelEvent, frozen=True):
    rules = ("4.74", "4.75")


class Clashed(ModelEvent, frozen=True):
    rules = ("4.78",)
    shows = beats.HIT
    target: str
    net: int


class Toppled(ModelEvent, frozen=True):
    rules = ("1.15", "1.17")
    shows = beats.FALL


class FallTested(ModelEvent, frozen=True):
    rules = ("4.100", "4.101", "4.104", "1.52", "1.53")
    difficulty: int
    successes: int


class Fell(PlaceEvent, frozen=True):
    rules = ("4.107", "4.108", "1.56")
    shows = beats.SHOVE
    height: float


class JumpedAside(PlaceEvent, frozen=True):
    rules = ("4.113",)
    shows = beats.SHOVE


class CameToLie(PlaceEvent, frozen=True):
    rules = ("4.115",)
    shows = beats.SHOVE


class Crushed(ModelEvent, frozen=True):
    rules = ("4.112", "4.114")
    shows = beats.Beat("blow", by="under", on="model")
    under: str
    margin: int


class SpellCast(ModelEvent, frozen=True):
    rules = ("4.136", "4.137")
    shows = beats.CAST
    spell: str
    target: str


class SpellFailed(ModelEvent, frozen=True):
    rules = ("4.143",)
    shows = beats.MISS
    spell: str


class SpellTookHold(ModelEvent, frozen=True):
    rules = ("4.140", "4.141")
    shows = beats.STATE
    spell: str
    target: str


class AuraEnded(ModelEvent, frozen=True):
    rules = ("4.193",)
    shows = beats.STATE
    spell: str


class TemplateLaid(Event, frozen=True):
    rules = ("4.170", "1.65", "4.177", "1.64", "1.66")
    shows = beats.CAST
    template: str
    at: Point
    z: float
    seat: str


class ThrowFailed(ModelEvent, frozen=True):
    rules = ("4.68",)
    shows = beats.MISS


class Affected(ModelEvent, frozen=True):
    rules = ("4.171", "4.172")
    shows = beats.STATE
    template: str


class Healed(ModelEvent, frozen=True):
    rules = ("4.7", "1.19")
    shows = beats.heal("amount")
    amount: int


class Wounded(ModelEvent, frozen=True):
    rules = ("4.7", "4.90", "4.94")
    shows = beats.harm("damage")
    damage: int
    cause: str
    left: int


class Unharmed(ModelEvent, frozen=True):
    rules = ("4.90",)
    shows = beats.MISS
    cause: str


class HardToKill(ModelEvent, frozen=True):
    rules = ("4.154",)
    shows = beats.STATE


class Removed(ModelEvent, frozen=True):
    rules = ("4.96", "1.19")
    shows = beats.DEATH
    credit: str


class ObjectiveFailed(ModelEvent, frozen=True):
    rules = ("4.180",)
    shows = beats.MISS
    marker: str


class MarkerSearched(ModelEvent, frozen=True):
    rules = ("5.10", "4.180")
    shows = beats.STATE
    marker: str
    found: bool


class TokenTaken(ModelEvent, frozen=True):
    rules = ("4.181",)
    shows = beats.STATE
    marker: str


class TokenDropped(Event, frozen=True):
    rules = ("4.181", "4.196")
    marker: str
    at: Point
    z: float


class LeftTable(ModelEvent, frozen=True):
    rules = ("5.12",)
    shows = beats.EXIT
    marker: str


class Scored(SeatEvent, frozen=True):
    rules = ("3.13", "5.2")
    shows = beats.score("points")
    points: int
    reason: str


class Expired(Event, frozen=True):
    rules = ("3.14",)
    turn: int


class PlayerOut(SeatEvent, frozen=True):
    rules = ("3.16",)
    shows = beats.TURN


class GameEnded(Event, frozen=True):
    rules = ("5.1", "5.2")
    winner: str
    clause: str
