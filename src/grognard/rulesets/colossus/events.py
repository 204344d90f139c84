"""What happens in a battle of Colossus, as facts."""

from grognard.kernel.events import Event
from grognard.kernel.questions import Point


class Mustered(Event, frozen=True):
    rules = ("2.1", "2.2")
    seat: str
    faction: str
    pv: int


class DeploymentRolled(Event, frozen=True):
    rules = ("2.6",)
    side: str


class Deployed(Event, frozen=True):
    rules = ("2.7",)
    unit: str
    at: Point


class TurnBegan(Event, frozen=True):
    rules = ("1.3", "2.8")
    turn: int


class InitiativeWon(Event, frozen=True):
    rules = ("3.13", "3.14", "3.16")
    side: str
    turn: int


class Linked(Event, frozen=True):
    rules = ("3.32", "3.33")
    units: tuple[str, ...]
    group: int


class Unlinked(Event, frozen=True):
    rules = ("3.37",)
    group: int


class PanicEased(Event, frozen=True):
    rules = ("3.41",)
    unit: str


class DangerClose(Event, frozen=True):
    rules = ("4.201", "4.202", "3.42")
    unit: str


class Declared(Event, frozen=True):
    rules = ("3.43",)
    unit: str
    mode: str


class RamDeclared(Event, frozen=True):
    rules = ("4.105", "4.601", "4.602", "4.603")
    unit: str
    target: str
    distance: float


class Overdriven(Event, frozen=True):
    rules = ("4.917",)
    unit: str


class SmokeLaid(Event, frozen=True):
    rules = ("4.922",)
    unit: str


class Moved(Event, frozen=True):
    rules = ("3.46", "1.45")
    unit: str
    mode: str
    distance: float
    at: Point


class StayedPut(Event, frozen=True):
    rules = ("4.102", "1.42")
    unit: str
    heading: int


class OverwatchDeclined(Event, frozen=True):
    rules = ("4.212",)
    unit: str
    target: str


class Attacked(Event, frozen=True):
    rules = ("3.70",)
    attacker: str
    target: str
    way: str
    overwatch: bool
    bracket: str
    distance: float


class FocusFired(Event, frozen=True):
    rules = ("4.411", "3.71")
    unit: str
    target: str


class TagUsed(Event, frozen=True):
    rules = ("4.900",)
    unit: str
    tag: str


class Rerolled(Event, frozen=True):
    rules = ()
    unit: str
    die: str
    success: bool


class CoverUsed(Event, frozen=True):
    rules = ("4.430", "4.431", "4.311")
    unit: str
    cover: str


class Missed(Event, frozen=True):
    rules = ("4.705",)
    attacker: str
    target: str
    hits: int
    saves: int


class Hit(Event, frozen=True):
    rules = ("4.703", "4.704")
    attacker: str
    target: str
    hits: int
    saves: int
    damage: int


class Damaged(Event, frozen=True):
    rules = ("4.710", "4.711")
    unit: str
    armor: int
    structure: int


class Overkilled(Event, frozen=True):
    rules = ("4.714",)
    unit: str


class Recoiled(Event, frozen=True):
    rules = ("4.632",)
    unit: str
    damage: int


class Stressed(Event, frozen=True):
    rules = ("1.40", "4.807")
    unit: str
    amount: int
    reason: str
    clause: str
    total: int


class Destroyed(Event, frozen=True):
    rules = ("4.712", "1.47")
    unit: str
    phase: str


class AttackPassed(Event, frozen=True):
    rules = ("3.62",)
    unit: str


class Removed(Event, frozen=True):
    rules = ("3.81", "3.80")
    unit: str


class Exited(Event, frozen=True):
    rules = ("5.12",)
    unit: str


class Scored(Event, frozen=True):
    rules = ("3.82",)
    side: str
    points: int
    reason: str


class Rallied(Event, frozen=True):
    rules = ("4.906", "3.84")
    unit: str
    target: str


class StressPassed(Event, frozen=True):
    rules = ("4.802", "4.804")
    unit: str
    roll: int
    stress: int


class StressFailed(Event, frozen=True):
    rules = ("4.803", "4.804")
    unit: str
    roll: int
    stress: int


class Panicked(Event, frozen=True):
    rules = ("1.41", "4.805")
    unit: str


class Calmed(Event, frozen=True):
    rules = ("3.86", "4.806")
    unit: str


class GameEnded(Event, frozen=True):
    rules = ("3.83", "5.1")
    winner: str
    clause: str
    a: int
    b: int
