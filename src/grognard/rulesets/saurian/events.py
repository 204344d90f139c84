"""What happens in a battle of Saurian, as facts that everybody at the table may know."""

from grognard.kernel.beats import (
    BLOW,
    CARD,
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
    harm,
    score,
)
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
    shows = PLACE


class CardPlaced(UnitEvent, frozen=True):
    rules = ("1.24", "1.35")
    slot: str
    initiative: int


class ConditionPlaced(UnitEvent, frozen=True):
    rules = ("3.25",)


class RoundBegan(Event, frozen=True):
    rules = ("3.1",)
    shows = TURN
    round: int


class CommandGained(SeatEvent, frozen=True):
    rules = ("4.97",)
    amount: int


class RequisitionGained(SeatEvent, frozen=True):
    rules = ("4.99",)
    amount: int


class Skipped(UnitEvent, frozen=True):
    rules = ("4.59",)
    shows = WHO


class Revealed(UnitEvent, frozen=True):
    rules = ("1.29",)
    shows = CARD
    card: str


class Activated(UnitEvent, frozen=True):
    rules = ("3.5",)
    shows = WHO


class Held(UnitEvent, frozen=True):
    rules = ("4.62",)


class Reacted(UnitEvent, frozen=True):
    rules = ("4.63",)
    shows = WHO
    step: str


class Moved(UnitEvent, frozen=True):
    rules = ("4.1", "4.3")
    shows = MOVE
    models: int
    column: int
    row: int


class Turned(UnitEvent, frozen=True):
    rules = ("4.5",)
    shows = MOVE
    heading: int


class StoodUp(UnitEvent, frozen=True):
    rules = ("4.12",)
    shows = RISE


class Left(UnitEvent, frozen=True):
    rules = ("5.9",)
    shows = EXIT


class MovementCancelled(UnitEvent, frozen=True):
    rules = ("4.15",)
    shows = MISS


class PassageRefused(UnitEvent, frozen=True):
    rules = ("4.15",)
    mover: str


class Tested(UnitEvent, frozen=True):
    """A test, its scores and its result."""

    rules = ("1.36", "3.35")
    shows = Beat("roll", throwers=("unit", "target"), totals=("score", "against"))
    target: str
    skill: str
    score: int
    against: int
    success: bool


class HeroCardPlayed(SeatEvent, frozen=True):
    rules = ("4.104", "4.105", "4.106")
    shows = CARD
    card: str


class HeroCardReturned(SeatEvent, frozen=True):
    rules = ("3.33",)
    card: str


class IconsAdded(SeatEvent, frozen=True):
    rules = ("4.107", "4.108")
    shows = CARD
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
    def beat(self) -> Beat:
        """A shot, or a blow."""
        return SHOT if self.way == "shoot" else BLOW


class Hit(UnitEvent, frozen=True):
    rules = ("4.29",)
    shows = HIT
    target: str


class Missed(UnitEvent, frozen=True):
    rules = ("4.29",)
    shows = MISS
    target: str


class DamageDealt(UnitEvent, frozen=True):
    rules = ("4.37", "4.38")
    zone: str
    force: int
    armour: int
    damage: int


class HealthLost(UnitEvent, frozen=True):
    rules = ("4.39",)
    shows = harm("amount")
    amount: int


class Crushed(UnitEvent, frozen=True):
    rules = ("4.16",)
    shows = harm("damage")
    damage: int


class ModelEliminated(UnitEvent, frozen=True):
    rules = ("4.41",)
    shows = DEATH


class UnitEliminated(UnitEvent, frozen=True):
    rules = ("4.41",)
    shows = DEATH


class Knocked(UnitEvent, frozen=True):
    rules = ("4.49",)
    shows = FALL


class Displaced(UnitEvent, frozen=True):
    rules = ("4.13", "4.45")
    shows = SHOVE
    column: int
    row: int


class ThingDisplaced(Event, frozen=True):
    rules = ("1.18",)
    thing: str
    column: int
    row: int


class Followed(UnitEvent, frozen=True):
    rules = ("4.46",)
    shows = MOVE


class Grabbed(UnitEvent, frozen=True):
    rules = ("4.50", "4.51")
    shows = BLOW
    target: str
    blocked: bool


class GrabEnded(UnitEvent, frozen=True):
    rules = ("4.54", "4.55", "4.109")
    shows = STATE
    target: str


class BrokeFree(UnitEvent, frozen=True):
    rules = ("4.57", "4.76")
    shows = STATE


class Netted(UnitEvent, frozen=True):
    rules = ("4.75",)
    shows = STATE
    card: str


class Dosed(UnitEvent, frozen=True):
    rules = ("4.68",)
    shows = STATE


class AmmunitionSpent(UnitEvent, frozen=True):
    rules = ("4.72",)
    card: str


class SedativeFlipped(UnitEvent, frozen=True):
    rules = ("3.19", "4.69", "4.70")
    shows = CARD
    card: str


class SedativeDiscarded(UnitEvent, frozen=True):
    rules = ("4.74",)
    card: str


class Sedated(UnitEvent, frozen=True):
    rules = ("4.71",)
    shows = FALL


class Woke(UnitEvent, frozen=True):
    rules = ("4.74",)
    shows = RISE


class FearTaken(UnitEvent, frozen=True):
    rules = ("4.80",)
    shows = STATE


class WoundTaken(UnitEvent, frozen=True):
    rules = ("4.92",)
    shows = STATE


class Bled(UnitEvent, frozen=True):
    rules = ("3.22",)
    shows = STATE


class AdrenalineGained(UnitEvent, frozen=True):
    rules = ("4.94", "4.96")
    shows = STATE
    amount: int


class AdrenalineLost(UnitEvent, frozen=True):
    rules = ("4.94",)
    amount: int


class BecameFurious(UnitEvent, frozen=True):
    rules = ("4.87", "4.88")
    shows = STATE


class CalmedDown(UnitEvent, frozen=True):
    rules = ("4.91",)
    shows = STATE


class ConditionResolved(UnitEvent, frozen=True):
    rules = ("4.84", "4.93")
    shows = CARD
    card: str


class Fled(UnitEvent, frozen=True):
    rules = ("4.86",)
    shows = STATE


class Boosted(UnitEvent, frozen=True):
    rules = ("4.94",)
    shows = STATE
    cost: int


class CrateOpened(UnitEvent, frozen=True):
    rules = ("4.100",)
    shows = STATE


class Equipped(UnitEvent, frozen=True):
    rules = ("4.100", "4.101")
    shows = STATE
    item: str


class GearUsed(UnitEvent, frozen=True):
    rules = ("4.101",)
    shows = CARD
    card: str


class Rallied(UnitEvent, frozen=True):
    rules = ("4.102",)
    shows = STATE
    cards: int


class HealthRestored(UnitEvent, frozen=True):
    rules = ("4.104",)
    shows = Beat("heal")


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
    shows = score("points")
    side: str
    points: int


class Rewarded(SeatEvent, frozen=True):
    rules = ("5.6",)


class GameEnded(Event, frozen=True):
    rules = ("5.2",)
    winner: str
