"""What happens in a battle of Saurian, as facts that everybody at the table may know."""

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


class CardPlaced(UnitEvent, frozen=True):
    rules = ("1.24", "1.35")
    slot: str
    initiative: int


class ConditionPlaced(UnitEvent, frozen=True):
    rules = ("3.25",)


class RoundBegan(Event, frozen=True):
    rules = ("3.1",)
    round: int


class CommandGained(SeatEvent, frozen=True):
    rules = ("4.97",)
    amount: int


class RequisitionGained(SeatEvent, frozen=True):
    rules = ("4.99",)
    amount: int


class Skipped(UnitEvent, frozen=True):
    rules = ("4.59",)


class Revealed(UnitEvent, frozen=True):
    rules = ("1.29",)
    card: str


class Activated(UnitEvent, frozen=True):
    rules = ("3.5",)


class Held(UnitEvent, frozen=True):
    rules = ("4.62",)


class Reacted(UnitEvent, frozen=True):
    rules = ("4.63",)
    step: str


class Moved(UnitEvent, frozen=True):
    rules = ("4.1", "4.3")
    models: int
    column: int
    row: int


class Turned(UnitEvent, frozen=True):
    rules = ("4.5",)
    heading: int


class StoodUp(UnitEvent, frozen=True):
    rules = ("4.12",)


class Left(UnitEvent, frozen=True):
    rules = ("5.9",)


class MovementCancelled(UnitEvent, frozen=True):
    rules = ("4.15",)


class PassageRefused(UnitEvent, frozen=True):
    rules = ("4.15",)
    mover: str


class Tested(UnitEvent, frozen=True):
    """A test, its scores and its result."""

    rules = ("1.36", "3.35")
    target: str
    skill: str
    score: int
    against: int
    success: bool


class HeroCardPlayed(SeatEvent, frozen=True):
    rules = ("4.104", "4.105", "4.106")
    card: str


class HeroCardReturned(SeatEvent, frozen=True):
    rules = ("3.33",)
    card: str


class IconsAdded(SeatEvent, frozen=True):
    rules = ("4.107", "4.108")
    card: str
    unit: str
    amount: int


class TiesCancelled(UnitEvent, frozen=True):
    rules = ("1.41",)


class Attacked(UnitEvent, frozen=True):
    rules = ("4.19",)
    target: str
    way: str


class Hit(UnitEvent, frozen=True):
    rules = ("4.29",)
    target: str


class Missed(UnitEvent, frozen=True):
    rules = ("4.29",)
    target: str


class DamageDealt(UnitEvent, frozen=True):
    rules = ("4.37", "4.38")
    zone: str
    force: int
    armour: int
    damage: int


class HealthLost(UnitEvent, frozen=True):
    rules = ("4.39",)
    amount: int


class Crushed(UnitEvent, frozen=True):
    rules = ("4.16",)
    damage: int


class ModelEliminated(UnitEvent, frozen=True):
    rules = ("4.41",)


class UnitEliminated(UnitEvent, frozen=True):
    rules = ("4.41",)


class Knocked(UnitEvent, frozen=True):
    rules = ("4.49",)


class Displaced(UnitEvent, frozen=True):
    rules = ("4.13", "4.45")
    column: int
    row: int


class ThingDisplaced(Event, frozen=True):
    rules = ("1.18",)
    thing: str
    column: int
    row: int


class Followed(UnitEvent, frozen=True):
    rules = ("4.46",)


class Grabbed(UnitEvent, frozen=True):
    rules = ("4.50", "4.51")
    target: str
    blocked: bool


class GrabEnded(UnitEvent, frozen=True):
    rules = ("4.54", "4.55", "4.109")
    target: str


class BrokeFree(UnitEvent, frozen=True):
    rules = ("4.57", "4.76")


class Netted(UnitEvent, frozen=True):
    rules = ("4.75",)
    card: str


class Dosed(UnitEvent, frozen=True):
    rules = ("4.68",)


class AmmunitionSpent(UnitEvent, frozen=True):
    rules = ("4.72",)
    card: str


class SedativeFlipped(UnitEvent, frozen=True):
    rules = ("3.19", "4.69", "4.70")
    card: str


class SedativeDiscarded(UnitEvent, frozen=True):
    rules = ("4.74",)
    card: str


class Sedated(UnitEvent, frozen=True):
    rules = ("4.71",)


class Woke(UnitEvent, frozen=True):
    rules = ("4.74",)


class FearTaken(UnitEvent, frozen=True):
    rules = ("4.80",)


class WoundTaken(UnitEvent, frozen=True):
    rules = ("4.92",)


class Bled(UnitEvent, frozen=True):
    rules = ("3.22",)


class AdrenalineGained(UnitEvent, frozen=True):
    rules = ("4.94", "4.96")
    amount: int


class AdrenalineLost(UnitEvent, frozen=True):
    rules = ("4.94",)
    amount: int


class BecameFurious(UnitEvent, frozen=True):
    rules = ("4.87", "4.88")


class CalmedDown(UnitEvent, frozen=True):
    rules = ("4.91",)


class ConditionResolved(UnitEvent, frozen=True):
    rules = ("4.84", "4.93")
    card: str


class Fled(UnitEvent, frozen=True):
    rules = ("4.86",)


class Boosted(UnitEvent, frozen=True):
    rules = ("4.94",)
    cost: int


class CrateOpened(UnitEvent, frozen=True):
    rules = ("4.100",)


class Equipped(UnitEvent, frozen=True):
    rules = ("4.100", "4.101")
    item: str


class GearUsed(UnitEvent, frozen=True):
    rules = ("4.101",)
    card: str


class Rallied(UnitEvent, frozen=True):
    rules = ("4.102",)
    cards: int


class HealthRestored(UnitEvent, frozen=True):
    rules = ("4.104",)


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
    side: str
    points: int


class Rewarded(SeatEvent, frozen=True):
    rules = ("5.6",)


class GameEnded(Event, frozen=True):
    rules = ("5.2",)
    winner: str
