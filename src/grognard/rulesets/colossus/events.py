"""What happens in a battle of Colossus, as facts."""

from grognard.kernel import beats
from grognard.kernel.events import Event
from grognard.kernel.questions import Point


class UnitEvent(Event, frozen=True):
    """Something a unit did, or that happened to it."""

    unit: str


class Mustered(Event, frozen=True):
    rules = ("2.1", "2.2")
    seat: str
    faction: str
    pv: int


class DeploymentRolled(Event, frozen=True):
    rules = ("2.6",)
    side: str


class Deployed(UnitEvent, frozen=True):
    rules = ("2.7",)
    shows = beats.PLACE
    at: Point


class TurnBegan(Event, frozen=True):
    rules = ("1.3", "2.8")
    shows = beats.TURN
    turn: int


class InitiativeWon(Event, frozen=True):
    rules = ("3.13", "3.14", "3.16")
    shows = beats.TURN
    side: str
    turn: int


class Linked(Event, frozen=True):
    rules = ("3.32", "3.33")
    units: tuple[str, ...]
    group: int


class Unlinked(Event, frozen=True):
    rules = ("3.37",)
    group: int


class PanicEased(UnitEvent, frozen=True):
    rules = ("3.41",)
    shows = beats.STATE


class DangerClose(UnitEvent, frozen=True):
    rules = ("4.201", "4.202", "3.42")
    shows = beats.STATE


class Declared(UnitEvent, frozen=True):
    rules = ("3.43",)
    shows = beats.WHO
    mode: str


class RamDeclared(UnitEvent, frozen=True):
    rules = ("4.105", "4.601", "4.602", "4.603")
    shows = beats.BLOW
    target: str
    distance: float


class Overdriven(UnitEvent, frozen=True):
    rules = ("4.917",)
    shows = beats.STATE


class SmokeLaid(UnitEvent, frozen=True):
    rules = ("4.922",)
    shows = beats.CAST


class Moved(UnitEvent, frozen=True):
    rules = ("3.46", "1.45")
    shows = beats.MOVE
    mode: str
    distance: float
    at: Point


class StayedPut(UnitEvent, frozen=True):
    rules = ("4.102", "1.42")
    heading: int


class OverwatchDeclined(UnitEvent, frozen=True):
    rules = ("4.212",)
    target: str


class Attacked(Event, frozen=True):
    rules = ("3.70",)
    attacker: str
    target: str
    way: str
    overwatch: bool
    bracket: str
    distance: float

    @property
    def beat(self) -> beats.Beat:
        """A shot, or a blow."""
        return beats.SHOT if self.way == "ranged" else beats.BLOW


class FocusFired(UnitEvent, frozen=True):
    rules = ("4.411", "3.71")
    shows = beats.CAST
    target: str


class TagUsed(UnitEvent, frozen=True):
    rules = ("4.900",)
    tag: str


class Rerolled(UnitEvent, frozen=True):
    rules = ()
    die: str
    success: bool


class CoverUsed(UnitEvent, frozen=True):
    rules = ("4.430", "4.431", "4.311")
    cover: str


class Missed(Event, frozen=True):
    rules = ("4.705",)
    shows = beats.MISS
    attacker: str
    target: str
    hits: int
    saves: int


class Hit(Event, frozen=True):
    rules = ("4.703", "4.704")
    shows = beats.HIT
    attacker: str
    target: str
    hits: int
    saves: int
    damage: int


class Damaged(UnitEvent, frozen=True):
    rules = ("4.710", "4.711")
    shows = beats.harm("armor", "structure")
    armor: int
    structure: int


class Overkilled(UnitEvent, frozen=True):
    rules = ("4.714",)


class Recoiled(UnitEvent, frozen=True):
    rules = ("4.632",)
    shows = beats.harm("damage")
    damage: int


class Stressed(UnitEvent, frozen=True):
    rules = ("1.40", "4.807")
    shows = beats.STATE
    amount: int
    reason: str
    clause: str
    total: int


class Destroyed(UnitEvent, frozen=True):
    rules = ("4.712", "1.47")
    shows = beats.DEATH
    phase: str


class AttackPassed(UnitEvent, frozen=True):
    rules = ("3.62",)


class Removed(UnitEvent, frozen=True):
    rules = ("3.81", "3.80")


class Exited(UnitEvent, frozen=True):
    rules = ("5.12",)
    shows = beats.EXIT


class Scored(Event, frozen=True):
    rules = ("3.82",)
    shows = beats.score("points")
    side: str
    points: int
    reason: str


class Rallied(UnitEvent, frozen=True):
    rules = ("4.906", "3.84")
    shows = beats.CAST
    target: str


class StressPassed(UnitEvent, frozen=True):
    rules = ("4.802", "4.804")
    roll: int
    stress: int


class StressFailed(UnitEvent, frozen=True):
    rules = ("4.803", "4.804")
    roll: int
    stress: int


class Panicked(UnitEvent, frozen=True):
    rules = ("1.41", "4.805")
    shows = beats.STATE


class Calmed(UnitEvent, frozen=True):
    rules = ("3.86", "4.806")
    shows = beats.STATE


class GameEnded(Event, frozen=True):
    rules = ("3.83", "5.1")
    winner: str
    clause: str
    a: int
    b: int
