"""A battle as one reader may know it: what rules show, with the words in it."""

from msgspec import Struct

from grognard.kernel import profiles, views

__all__ = [
    "CardBook",
    "CardPrint",
    "CardText",
    "Fact",
    "Profile",
    "ResultText",
    "Terrain",
    "View",
    "Zone",
]


class CardText(Struct, frozen=True):
    """A card whose face the reader knows."""

    id: str
    name: str
    text: str = ""


CardPrint = views.CardPrint[str]


class CardBook(Struct, frozen=True):
    """What every card of a game looks like, by its id."""

    ruleset: str
    cards: dict[str, CardPrint]


class ResultText(Struct, frozen=True):
    """How a game ended, and the sentence that tells it."""

    winners: tuple[str, ...]
    scores: dict[str, float]
    text: str
    rule: str = ""


Fact = views.Fact[str, str]
Terrain = views.TerrainView[str]
Zone = views.ZoneView[str]
View = views.View[str, str, CardText]
Profile = profiles.ProfileView[str, str]
