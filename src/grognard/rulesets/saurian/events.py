"""What happens in a battle of Saurian, as facts that everybody at the table may know."""

from grognard.kernel import beats
from grognard.kernel.events import Event


class UnitEvent(Event, frozen=True):
    """Something a unit did, or that happened to it."""

    unit: str


class SeatEvent(Event, frozen=True):
    """Something a player did, or that concerns one."""

    seat: str


class FirstPlayerNamed(SeatEvent, frozen=True):
    rules = ("2.4", "3.14")


class ZoneChosen(SeatEvent, frozen=True):
    rules = ("2.5",)
    zone: str


class Mulliganed(SeatEvent, frozen=True):
    rules = ("2.7",)
    count: int


class Deployed(UnitEvent, frozen=True):
    rules = ("2.9",)
    shows = beats.PLACE


class CardPlaced(UnitEvent, frozen=True):
    rules = ("1.24", "1.35")
    slot: str
    initiative: int


class ConditionPlaced(UnitEvent, frozen=True):
    rules = ("3.25",)


class RoundBegan(Event, frozen=True):
    rules = ("3.1",)
    shows = beats.TURN
    round: int


class CommandGained(SeatEvent, frozen=True):
    rules = ("4.97",)
    amount: int


class RequisitionGained(SeatEvent, frozen=True):
    rules = ("4.99",)
    amount: int


class Skipped(UnitEvent, frozen=True):
    rules = ("4.59",)
    shows = beats.WHO


class Revealed(UnitEvent, frozen=True):
    rules = ("1.29",)
    shows = beats.CARD
    card: str


class Activated(UnitEvent, frozen=True):
    rules = ("3.5",)
    shows = beats.WHO


class Held(UnitEvent, frozen=True):
    rules = ("4.62",)


class Reacted(UnitEvent, frozen=True):
    rules = ("4.63",)
    shows = beats.WHO
    step: str


class Moved(UnitEvent, frozen=True):
    rules = ("4.1", "4.3")
    shows = beats.MOVE
    models: int
    column: int
    row: int


class Turned(UnitEvent, frozen=True):
    rules = ("4.5",)
    shows = beats.MOVE
    heading: int


class StoodUp(UnitEvent, frozen=True):
    rules = ("4.12",)
    shows = beats.RISE


class Left(UnitEvent, frozen=True):
    rules = ("5.9",)
    shows = beats.EXIT


class MovementCancelled(UnitEvent, frozen=True):
    rules = ("4.15",)
    shows = beats.MISS


class PassageRefused(UnitEvent, frozen=True):
    rules = ("4.15",)
    mover: str


class Tested(UnitEvent, frozen=True):
    """A test, its scores and its result."""

    rules = ("1.36", "3.35")
    shows = beats.Beat("roll", throwers=("unit", "target"), totals=("score", "against"))
    target: str
    skill: str
    score: int
    against: int
    success: bool


class HeroCardPlayed(SeatEvent, frozen=True):
    rules = ("4.104", "4.105", "4.106")
    shows = beats.CARD
    card: str


class HeroCardReturned(SeatEvent, frozen=True):
    rules = ("3.33",)
    card: str


class IconsAdded(SeatEvent, frozen=True):
    rules = ("4.107", "4.108")
    shows = beats.CARD
    card: str
    unit: str
    amount: int


class TiesCancelled(UnitEvent, frozen=True):
    rules = ("1.41",)


class Attacked(UnitEvent, frozen=True):
    rules = ("4.19",)
    target: str
    way: str

    @property
    def beat(self) -> beats.Beat:
        """A shot, or a blow."""
        return beats.SHOT if self.way == "shoot" else beats.BLOW


class Hit(UnitEvent, frozen=True):
    rules = ("4.29",)
    shows = beats.HIT
    target: str


class Missed(UnitEvent, frozen=True):
    rules = ("4.29",)
    shows = beats.MISS
    target: str


class DamageDealt(UnitEvent, frozen=True):
    rules = ("4.37", "4.38")
    zone: str
    force: int
    armour: int
    damage: int


class HealthLost(UnitEvent, frozen=True):
    rules = ("4.39",)
    shows = beats.harm("amount")
    amount: int


class Crushed(UnitEvent, frozen=True):
    rules = ("4.16",)
    shows = beats.harm("damage")
    damage: int


class ModelEliminated(UnitEvent, frozen=True):
    rules = ("4.41",)
    shows = beats.DEATH


class UnitEliminated(UnitEvent, frozen=True):
    rules = ("4.41",)
    shows = beats.DEATH


class Knocked(UnitEvent, frozen=True):
    rules = ("4.49",)
    shows = beats.FALL


class Displaced(UnitEvent, frozen=True):
    rules = ("4.13", "4.45")
    shows = beats.SHOVE
    column: int
    row: int


class ThingDisplaced(Event, frozen=True):
    rules = ("1.18",)
    thing: str
    column: int
    row: int


class Followed(UnitEvent, frozen=True):
    rules = ("4.46",)
    shows = beats.MOVE


class Grabbed(UnitEvent, frozen=True):
    rules = ("4.50", "4.51")
    shows = beats.BLOW
    target: str
    blocked: bool


class GrabEnded(UnitEvent, frozen=True):
    rules = ("4.54", "4.55", "4.109")
    shows = beats.STATE
    target: str


class BrokeFree(UnitEvent, frozen=True):
    rules = ("4.57", "4.76")
    shows = beats.STATE


class Netted(UnitEvent, frozen=True):
    rules = ("4.75",)
    shows = beats.STATE
    card: str


class Dosed(UnitEvent, frozen=True):
    rules = ("4.68",)
    shows = beats.STATE


class AmmunitionSpent(UnitEvent, frozen=True):
    rules = ("4.72",)
    card: str


class SedativeFlipped(UnitEvent, frozen=True):
    rules = ("3.19", "4.69", "4.70")
    shows = beats.CARD
    card: str


class SedativeDiscarded(UnitEvent, frozen=True):
    rules = ("4.74",)
    card: str


class Sedated(UnitEvent, frozen=True):
    rules = ("4.71",)
    shows = beats.FALL


class Woke(UnitEvent, frozen=True):
    rules = ("4.74",)
    shows = beats.RISE


class FearTaken(UnitEvent, frozen=True):
    rules = ("4.80",)
    shows = beats.STATE


class WoundTaken(UnitEvent, frozen=True):
    rules = ("4.92",)
    shows = beats.STATE


class Bled(UnitEvent, frozen=True):
    rules = ("3.22",)
    shows = beats.STATE


class AdrenalineGained(UnitEvent, frozen=True):
    rules = ("4.94", "4.96")
    shows = beats.STATE
    amount: int


class AdrenalineLost(UnitEvent, frozen=True):
    rules = ("4.94",)
    amount: int


class BecameFurious(UnitEvent, frozen=True):
    rules = ("4.87", "4.88")
    shows = beats.STATE


class CalmedDown(UnitEvent, frozen=True):
    rules = ("4.91",)
    shows = beats.STATE


class ConditionResolved(UnitEvent, frozen=True):
    rules = ("4.84", "4.93")
    shows = beats.CARD
    card: str


class Fled(UnitEvent, frozen=True):
    rules = ("4.86",)
    shows = beats.STATE


class Boosted(UnitEvent, frozen=True):
    rules = ("4.94",)
    shows = beats.STATE
    cost: int


class CrateOpened(UnitEvent, frozen=True):
    rules = ("4.100",)
    shows = beats.STATE


class Equipped(UnitEvent, frozen=True):
    rules = ("4.100", "4.101")
    shows = beats.STATE
    item: str


class GearUsed(UnitEvent, frozen=True):
    rules = ("4.101",)
    shows = beats.CARD
    card: str


class Rallied(UnitEvent, frozen=True):
    rules = ("4.102",)
    shows = beats.STATE
    cards: int


class HealthRestored(UnitEvent, frozen=True):
    rules = ("4.104",)
    shows = beats.Beat("heal")


class CardsSlid(Event, frozen=True):
    rules = ("3.17",)
    round: int


class StackTrimmed(UnitEvent, frozen=True):
    rules = ("3.18",)
    cards: tuple[str, ...]


class CardDiscarded(UnitEvent, frozen=True):
    rules = ("3.16", "3.21")
    card: str


class CardKept(UnitEvent, frozen=True):
    rules = ("4.60", "3.29")


class HeroCardsDiscarded(SeatEvent, frozen=True):
    rules = ("2.8",)
    cards: tuple[str, ...]


class PointsScored(Event, frozen=True):
    rules = ("5.3",)
    shows = beats.score("points")
    side: str
    points: int


class Rewarded(SeatEvent, frozen=True):
    rules = ("5.6",)


class GameEnded(Event, frozen=True):
    rules = ("5.2",)
    winner: str
