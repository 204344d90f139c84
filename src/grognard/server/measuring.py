"""What a placement would be: legal or not and why, and how far it goes."""

from itertools import pairwise
from math import dist

from grognard.kernel.questions import Place, Placement
from grognard.kernel.views import View
from grognard.server import wire
from grognard.server.telling import reason
from grognard.text.telling import Teller


def measured(asked: Place, place: Placement, seen: View, teller: Teller) -> wire.CheckVerdict:
    """The verdict on a placement."""
    refusal = asked.region.refuse(place)
    allowed = refusal.facts.get("allowed") if refusal is not None else None
    return wire.CheckVerdict(
        legal=refusal is None,
        why_not=reason(refusal, teller) if refusal is not None else None,
        length=_length(asked.piece, place, seen),
        allowed=float(allowed) if isinstance(allowed, int | float) else None,
    )


def _length(piece_id: str | None, place: Placement, seen: View) -> float | None:
    """How long the path is, from where the piece stands; nothing for one not on the table."""
    piece = seen.piece(piece_id) if piece_id else None
    if piece is None or piece.at is None:
        return None
    if seen.table.grid == "hexes":
        return float(len(place.path))
    points = [piece.at, *place.path]
    return round(sum(dist(a, b) for a, b in pairwise(points)), 2)
