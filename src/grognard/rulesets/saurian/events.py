"""What happens in a battle of Saurian, as facts that everybody at the table may know."""

from grognard.kernel.events import Event


class FirstPlayerNamed(Event, frozen=True):
    rules = ("2.4", "3.14")
    seat: str


class ZoneChosen(Event, frozen=True):
    rules = ("2.5",)
    seat: str
    zone: str


class Mulliganed(Event, frozen=True):
    rules = ("2.7",)
    seat: str
    count: int


class Deployed(Event, frozen=True):
    rules = ("2.9",)
    unit: str


class CardPlaced(Event, frozen=True):
    rules = ("1.24", "1.35")
    unit: str
    slot: str
    initiative: int


class ConditionPlaced(Event, frozen=True):
    rules = ("3.25",)
    unit: str


class RoundBegan(Event, frozen=True):
    rules = ("3.1",)
    round: int


class CommandGained(Event, frozen=True):
    rules = ("4.97",)
    seat: str
    amount: int


class RequisitionGained(Event, frozen=True):
    rules = ("4.99",)
    seat: str
    amount: int


class Skipped(Event, frozen=True):
    rules = ("4.59",)
    unit: str


class Revealed(Event, frozen=True):
    rules = ("1.29",)
    unit: str
    card: str


class Activated(Event, frozen=True):
    rules = ("3.5",)
    unit: str


class Held(Event, frozen=True):
    rules = ("4.62",)
    unit: str


class Reacted(Event, frozen=True):
    rules = ("4.63",)
    unit: str
    step: str


class Moved(Event, frozen=True):
    rules = ("4.1", "4.3")
    unit: str
    models: int
    column: int
    row: int


class Turned(Event, frozen=True):
    rules = ("4.5",)
    unit: str
    heading: int


class StoodUp(Event, frozen=True):
    rules = ("4.12",)
    unit: str


class Left(Event, frozen=True):
    rules = ("5.9",)
    unit: str


class MovementCancelled(Event, frozen=True):
    rules = ("4.15",)
    unit: str


class PassageRefused(Event, frozen=True):
    rules = ("4.15",)
    unit: str
    mover: str


class Tested(Event, frozen=True):
    """A test, its scores and its result."""

    rules = ("1.36", "3.35")
    unit: str
    target: str
    skill: str
    score: int
    against: int
    success: bool


class HeroCardPlayed(Event, frozen=True):
    rules = ("4.104", "4.105", "4.106")
    seat: str
    card: str


class HeroCardReturned(Event, frozen=True):
    rules = ("3.33",)
    seat: str
    card: str


class IconsAdded(Event, frozen=True):
    rules = ("4.107", "4.108")
    seat: str
    card: str
    unit: str
    amount: int


class TiesCancelled(Event, frozen=True):
    rules = ("1.41",)
    unit: str


class Attacked(Event, frozen=True):
    rules = ("4.19",)
    unit: str
    target: str
    way: str


class Hit(Event, frozen=True):
    rules = ("4.29",)
    unit: str
    target: str


class Missed(Event, frozen=True):
    rules = ("4.29",)
    unit: str
    target: str


class DamageDealt(Event, frozen=True):
    rules = ("4.37", "4.38")
    unit: str
    zone: str
    force: int
    armour: int
    damage: int


class HealthLost(Event, frozen=True):
    rules = ("4.39",)
    unit: str
    amount: int


class Crushed(Event, frozen=True):
    rules = ("4.16",)
    unit: str
    damage: int


class ModelEliminated(Event, frozen=True):
    rules = ("4.41",)
    unit: str


class UnitEliminated(Event, frozen=True):
    rules = ("4.41",)
    unit: str


class Knocked(Event, frozen=True):
    rules = ("4.49",)
    unit: str


class Displaced(Event, frozen=True):
    rules = ("4.13", "4.45")
    unit: str
    column: int
    row: int


class ThingDisplaced(Event, frozen=True):
    rules = ("1.18",)
    thing: str
    column: int
    row: int


class Followed(Event, frozen=True):
    rules = ("4.46",)
    unit: str


class Grabbed(Event, frozen=True):
    rules = ("4.50", "4.51")
    unit: str
    target: str
    blocked: bool


class GrabEnded(Event, frozen=True):
    rules = ("4.54", "4.55", "4.109")
    unit: str
    target: str


class BrokeFree(Event, frozen=True):
    rules = ("4.57", "4.76")
    unit: str


class Netted(Event, frozen=True):
    rules = ("4.75",)
    unit: str
    card: str


class Dosed(Event, frozen=True):
    rules = ("4.68",)
    unit: str


class AmmunitionSpent(Event, frozen=True):
    rules = ("4.72",)
    unit: str
    card: str


class SedativeFlipped(Event, frozen=True):
    rules = ("3.19", "4.69", "4.70")
    unit: str
    card: str


class SedativeDiscarded(Event, frozen=True):
    rules = ("4.74",)
    unit: str
    card: str


class Sedated(Event, frozen=True):
    rules = ("4.71",)
    unit: str


class Woke(Event, frozen=True):
    rules = ("4.74",)
    unit: str


class FearTaken(Event, frozen=True):
    rules = ("4.80",)
    unit: str


class WoundTaken(Event, frozen=True):
    rules = ("4.92",)
    unit: str


class Bled(Event, frozen=True):
    rules = ("3.22",)
    unit: str


class AdrenalineGained(Event, frozen=True):
    rules = ("4.94", "4.96")
    unit: str
    amount: int


class AdrenalineLost(Event, frozen=True):
    rules = ("4.94",)
    unit: str
    amount: int


class BecameFurious(Event, frozen=True):
    rules = ("4.87", "4.88")
    unit: str


class CalmedDown(Event, frozen=True):
    rules = ("4.91",)
    unit: str


class ConditionResolved(Event, frozen=True):
    rules = ("4.84", "4.93")
    unit: str
    card: str


class Fled(Event, frozen=True):
    rules = ("4.86",)
    unit: str


class Boosted(Event, frozen=True):
    rules = ("4.94",)
    unit: str
    cost: int


class CrateOpened(Event, frozen=True):
    rules = ("4.100",)
    unit: str


class Equipped(Event, frozen=True):
    rules = ("4.100", "4.101")
    unit: str
    item: str


class GearUsed(Event, frozen=True):
    rules = ("4.101",)
    unit: str
    card: str


class Rallied(Event, frozen=True):
    rules = ("4.102",)
    unit: str
    cards: int


class HealthRestored(Event, frozen=True):
    rules = ("4.104",)
    unit: str


class CardsSlid(Event, frozen=True):
    rules = ("3.17",)
    round: int


class StackTrimmed(Event, frozen=True):
    rules = ("3.18",)
    unit: str
    cards: tuple[str, ...]


class CardDiscarded(Event, frozen=True):
    rules = ("3.16", "3.21")
    unit: str
    card: str


class CardKept(Event, frozen=True):
    rules = ("4.60", "3.29")
    unit: str


class HeroCardsDiscarded(Event, frozen=True):
    rules = ("2.8",)
    seat: str
    cards: tuple[str, ...]


class PointsScored(Event, frozen=True):
    rules = ("5.3",)
    side: str
    points: int


class Rewarded(Event, frozen=True):
    rules = ("5.6",)
    seat: str


class GameEnded(Event, frozen=True):
    rules = ("5.2",)
    winner: str
