"""What a placement would be, who sees whom, and how far pieces reach, in words."""

from itertools import pairwise
from math import dist

from msgspec import structs

from grognard.kernel import sights
from grognard.kernel.questions import Place, Placement
from grognard.kernel.refusals import Refusal
from grognard.kernel.views import View
from grognard.server import wire
from grognard.server.present import decisions
from grognard.server.present.log import reason, warnings
from grognard.server.present.wording import beside, worded
from grognard.text.telling import Teller

DIGITS = 3


def measured(
    asked: Place,
    place: Placement,
    refusal: Refusal | None,
    outlook: sights.Outlook,
    seen: View,
    teller: Teller,
) -> wire.CheckVerdict:
    """The verdict on a placement; what is offered instead is what is measured."""
    allowed = outlook.allowed
    if allowed is None and refusal is not None:
        told = refusal.facts.get("allowed")
        allowed = float(told) if isinstance(told, int | float) else None
    return wire.CheckVerdict(
        legal=refusal is None,
        why_not=reason(refusal, teller) if refusal is not None else None,
        length=_length(asked.piece, outlook.detour or place, seen),
        cost=_rounded(outlook.cost),
        allowed=allowed,
        warnings=warnings(outlook.warnings, teller),
        placement=decisions.placement(outlook.detour) if outlook.detour is not None else None,
    )


def sight(found: sights.Sight, teller: Teller) -> wire.SightText:
    """A sight line and what is in its way."""
    distance, blocker = round(found.distance, DIGITS), found.blocker or None
    text = teller.sight(found)
    return beside(wire.SightText, found, distance=distance, text=text, blocker=blocker)


def ring(piece: str, found: sights.Ring, teller: Teller) -> wire.PieceRing:
    """A range, an arc or a zone of a piece."""
    radius, inner = round(found.radius, DIGITS), round(found.inner, DIGITS)
    told = worded(structs.replace(found, radius=radius, inner=inner), teller)
    return wire.PieceRing(*structs.astuple(told), piece=piece)


def _rounded(cost: float | None) -> float | None:
    return None if cost is None else round(cost, DIGITS)


def _length(piece: str | None, place: Placement, seen: View) -> float | None:
    """How long the path is, from where the piece stands; nothing for one not on the table."""
    start = seen.place(piece)
    if start is None:
        return None
    if seen.table.grid == "hexes":
        return float(len(place.path))
    points = [start, *place.path]
    return round(sum(dist(a, b) for a, b in pairwise(points)), 2)
