"""What happens in a battle of Gaslight, as facts."""

from grognard.kernel.events import Event
from grognard.kernel.questions import Point


def there(spot: tuple[float, float, float]) -> tuple[Point, float]:
    """A spot as events tell it: the point in plan, and the height.

    >>> there((3.0, 4.5, 2.0))
    ((3.0, 4.5), 2.0)
    """
    return (spot[0], spot[1]), round(spot[2], 3)


class ClubRevealed(Event, frozen=True):
    rules = ("2.4", "2.5", "1.11")
    seat: str
    units: tuple[str, ...]


class HenchmenHired(Event, frozen=True):
    rules = ("2.6", "1.10")
    seat: str
    units: tuple[str, ...]
    spent: int
    purse: int


class BidsRevealed(Event, frozen=True):
    rules = ("1.36", "1.32", "1.34", "1.30", "1.37")
    purpose: str
    seats: tuple[str, ...]
    cards: tuple[str, ...]
    winner: str


class FirstPlayer(Event, frozen=True):
    rules = ("2.8",)
    seat: str


class ZoneChosen(Event, frozen=True):
    rules = ("2.9",)
    seat: str
    zone: str


class Deployed(Event, frozen=True):
    rules = ("2.10", "1.51", "1.41", "1.13", "1.14", "1.46", "1.50", "1.55")
    model: str
    at: Point
    z: float


class TurnBegan(Event, frozen=True):
    rules = ("3.1", "3.2")
    turn: int


class Regenerated(Event, frozen=True):
    rules = ("4.165", "3.1")
    model: str
    amount: int


class DeckReshuffled(Event, frozen=True):
    rules = ("1.35",)
    cards: int


class StealDeclared(Event, frozen=True):
    rules = ("3.5",)
    seat: str


class InitiativeStolen(Event, frozen=True):
    rules = ("3.5",)
    seat: str


class InitiativeKept(Event, frozen=True):
    rules = ("3.5",)
    seat: str


class DelayWon(Event, frozen=True):
    rules = ("3.7",)
    seat: str
    to: str


class DelayLost(Event, frozen=True):
    rules = ("3.7",)
    seat: str


class SurplusBegan(Event, frozen=True):
    rules = ("3.9", "3.10")
    seat: str


class Activated(Event, frozen=True):
    rules = ("3.6", "3.11", "1.20")
    model: str


class ActivationEnded(Event, frozen=True):
    rules = ("3.11",)
    model: str


class CardSpent(Event, frozen=True):
    rules = ("1.34", "4.131")
    seat: str
    model: str
    card: str
    purpose: str


class DeedDone(Event, frozen=True):
    rules = ("4.127", "4.128", "4.132")
    seat: str
    model: str
    card: str
    successes: int


class Recovered(Event, frozen=True):
    rules = ("4.120",)
    model: str


class HeroicallyMoved(Event, frozen=True):
    rules = ("4.121",)
    model: str


class StoodUp(Event, frozen=True):
    rules = ("4.26",)
    model: str


class Moved(Event, frozen=True):
    rules = ("4.10", "4.11", "4.12", "1.43", "1.40", "1.50", "4.20", "4.22", "4.23", "4.24")
    model: str
    at: Point
    z: float
    length: float
    cost: float
    climb: float


class LeftMelee(Event, frozen=True):
    rules = ("4.81", "4.27")
    model: str
    enemy: str


class HeldInMelee(Event, frozen=True):
    rules = ("4.81", "4.27")
    model: str
    enemy: str


class Charged(Event, frozen=True):
    rules = ("4.79", "4.2")
    model: str
    target: str


class Climbed(Event, frozen=True):
    rules = ("4.30", "4.34")
    model: str
    at: Point
    z: float
    height: float


class ClimbFailed(Event, frozen=True):
    rules = ("4.35",)
    model: str
    height: float


class Scaled(Event, frozen=True):
    rules = ("4.123", "4.124", "4.126")
    model: str
    at: Point
    z: float


class Leapt(Event, frozen=True):
    rules = ("4.125", "4.126")
    model: str
    at: Point
    z: float


class Jumped(Event, frozen=True):
    rules = ("4.37", "4.38", "4.41")
    model: str
    at: Point
    z: float
    distance: float


class JumpFailed(Event, frozen=True):
    rules = ("4.43", "4.44")
    model: str
    at: Point
    z: float
    fallen: float


class MistWalked(Event, frozen=True):
    rules = ("4.162",)
    model: str
    at: Point
    z: float


class ShotDeclared(Event, frozen=True):
    rules = ("4.50", "4.51", "4.52", "4.59", "1.21", "1.42", "1.45", "1.60", "1.61", "1.62")
    model: str
    target: str
    weapon: str
    distance: float
    covered: int


class Dived(Event, frozen=True):
    rules = ("4.55",)
    model: str


class HeldNerves(Event, frozen=True):
    rules = ("4.54",)
    model: str


class AutomaticMiss(Event, frozen=True):
    rules = ("4.155",)
    model: str
    target: str


class Missed(Event, frozen=True):
    rules = ("4.60",)
    model: str
    target: str
    successes: int
    against: int


class Hit(Event, frozen=True):
    rules = ("4.60", "4.91", "4.95")
    model: str
    target: str
    margin: int
    crits: int
    strength: int


class AttackDeclared(Event, frozen=True):
    rules = ("4.70", "4.71", "1.23", "1.44", "1.18")
    model: str
    target: str
    weapon: str


class Fenced(Event, frozen=True):
    rules = ("4.73",)
    model: str


class Parried(Event, frozen=True):
    rules = ("4.74", "4.75")
    model: str


class Clashed(Event, frozen=True):
    rules = ("4.78",)
    model: str
    target: str
    net: int


class Toppled(Event, frozen=True):
    rules = ("1.15", "1.17")
    model: str


class FallTested(Event, frozen=True):
    rules = ("4.100", "4.101", "4.104", "1.52", "1.53")
    model: str
    difficulty: int
    successes: int


class Fell(Event, frozen=True):
    rules = ("4.107", "4.108", "1.56")
    model: str
    at: Point
    z: float
    height: float


class JumpedAside(Event, frozen=True):
    rules = ("4.113",)
    model: str
    at: Point
    z: float


class Crushed(Event, frozen=True):
    rules = ("4.112", "4.114")
    model: str
    under: str
    margin: int


class SpellCast(Event, frozen=True):
    rules = ("4.136", "4.137")
    model: str
    spell: str
    target: str


class SpellFailed(Event, frozen=True):
    rules = ("4.143",)
    model: str
    spell: str


class SpellTookHold(Event, frozen=True):
    rules = ("4.140", "4.141")
    model: str
    spell: str
    target: str


class AuraEnded(Event, frozen=True):
    rules = ("4.193",)
    model: str
    spell: str


class TemplateLaid(Event, frozen=True):
    rules = ("4.170", "1.65", "4.177", "1.64", "1.66")
    template: str
    at: Point
    z: float
    seat: str


class ThrowFailed(Event, frozen=True):
    rules = ("4.68",)
    model: str


class Affected(Event, frozen=True):
    rules = ("4.171", "4.172")
    model: str
    template: str


class Healed(Event, frozen=True):
    rules = ("4.7", "1.19")
    model: str
    amount: int


class Wounded(Event, frozen=True):
    rules = ("4.7", "4.90", "4.94")
    model: str
    damage: int
    cause: str
    left: int


class Unharmed(Event, frozen=True):
    rules = ("4.90",)
    model: str
    cause: str


class HardToKill(Event, frozen=True):
    rules = ("4.154",)
    model: str


class Removed(Event, frozen=True):
    rules = ("4.96", "1.19")
    model: str
    credit: str


class ObjectiveFailed(Event, frozen=True):
    rules = ("4.180",)
    model: str
    marker: str


class MarkerSearched(Event, frozen=True):
    rules = ("5.10", "4.180")
    model: str
    marker: str
    found: bool


class TokenTaken(Event, frozen=True):
    rules = ("4.181",)
    model: str
    marker: str


class TokenDropped(Event, frozen=True):
    rules = ("4.181", "4.196")
    marker: str
    at: Point
    z: float


class LeftTable(Event, frozen=True):
    rules = ("5.12",)
    model: str
    marker: str


class Scored(Event, frozen=True):
    rules = ("3.13", "5.2")
    seat: str
    points: int
    reason: str


class Expired(Event, frozen=True):
    rules = ("3.14",)
    turn: int


class PlayerOut(Event, frozen=True):
    rules = ("3.16",)
    seat: str


class GameEnded(Event, frozen=True):
    rules = ("5.1", "5.2")
    winner: str
    clause: str
