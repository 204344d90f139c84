"""The building of armies."""

from typing import Annotated

from msgspec import Meta, Struct, field

from grognard.server.wire.common import Incoming, Name, Nickname
from grognard.server.wire.view import CardText, Fact


class UnitCard(Struct, frozen=True):
    """A unit that an army may take."""

    id: str
    name: str
    faction: str
    """Empty for a unit that may join any faction."""
    group: str
    """What it is listed under."""
    points: int
    most: int
    """How many of it one army may have."""
    rule: str
    brings: int = 0
    """What it adds to the points to spend."""
    card: tuple[Fact, ...] = ()
    options: tuple["UnitOption", ...] = ()


class UnitOption(Struct, frozen=True):
    """Something a unit may take for points."""

    id: str
    name: str
    points: int
    rule: str = ""


OptionValue = bool | int | Annotated[str, Meta(max_length=64)]


class RosterUnitBody(Incoming, frozen=True):
    """A unit of an army somebody built."""

    profile: Name
    name: Nickname | None = None
    options: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()


class RosterPlan(Incoming, frozen=True):
    """An army spelled out in a new game."""

    faction: Name
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    units: Annotated[tuple[RosterUnitBody, ...], Meta(max_length=100)]
    cards: Annotated[tuple[Name, ...], Meta(max_length=200)] = ()


class RosterBody(RosterPlan, frozen=True):
    """An army somebody built."""

    scenario: Name | None = None
    """Checked against the limits of this scenario, where one is named."""
    options: Annotated[dict[Name, OptionValue], Meta(max_length=64)] = field(default_factory=dict)
    players: Annotated[int, Meta(ge=1, le=4)] = 1
    """Players on the army's side."""


class BrokenLimit(Struct, frozen=True):
    """A limit of army building that is broken, the clause that sets it, and what breaks it."""

    text: str
    rule: str
    about: tuple[str, ...] = ()
    """The units and cards that break it; none where it is the army as a whole."""


class RosterVerdict(Struct, frozen=True):
    """Whether an army is legal, what it costs, and what it breaks."""

    legal: bool
    points: int
    allowance: int | None
    """What it may cost; nothing where the ruleset sets no limit."""
    prices: tuple[int, ...]
    """What each unit costs with all it takes, in order."""
    breaches: tuple[BrokenLimit, ...] = ()
    usual: tuple[str, ...] = ()
    """The cards that such an army brings when none are named."""


class CardChoice(CardText, frozen=True, kw_only=True):
    """A card that an army may bring."""

    faction: str
    most: int


class CardRule(Struct, frozen=True):
    """The cards an army brings besides its units."""

    size: int
    rule: str
    cards: tuple[CardChoice, ...]


class ReadyArmy(Struct, frozen=True):
    """A ready-made army, spelled out to be changed."""

    id: str
    title: str
    points: int
    roster: RosterPlan


class ArmyBook(Struct, frozen=True):
    """All that armies of a ruleset are built of."""

    ruleset: str
    units: tuple[UnitCard, ...]
    cards: CardRule | None
    ready: tuple[ReadyArmy, ...]


class OpenedRoster(Struct, frozen=True):
    """An army out of a file, and the game system it is for."""

    ruleset: str
    roster: RosterPlan
