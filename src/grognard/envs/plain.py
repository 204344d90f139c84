"""Battles in numbers for rulesets that say nothing of it themselves: what their views show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.kernel.observing import (
    COMMON,
    COSINES,
    SINES,
    CardSeen,
    Harms,
    Lengths,
    Observing,
    Pieces,
    Row,
    whose,
)
from grognard.kernel.questions import Seat
from grognard.kernel.ruleset import Ruleset
from grognard.kernel.state import Battle
from grognard.kernel.views import SPECTATOR, PieceView, TerrainView, ZoneView

Kind = tuple[str, float]


def observing_of(ruleset: Ruleset[Any]) -> Observing[Any]:
    """What tells a ruleset's battles in numbers: its own module, or else its views."""
    return ruleset.observing or FromViews(ruleset)


class FromViews:
    """Reads the views of any ruleset: slower, and it tells only what all games have."""

    PROFILE: tuple[str, ...] = ("radius",)
    STATE = (*COMMON, "out", "badges", "bad_badges")
    TABLE: tuple[str, ...] = ("over", "turn", "own_counters", "other_counters")
    FACES: tuple[str, ...] = ()
    PLACES: tuple[str, ...] = ()

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        self._ruleset = ruleset
        self._kinds: dict[Kind, Kind] = {}

    def lengths(self, battle: Battle) -> Lengths:
        """The sides of the table."""
        table = self._ruleset.view(battle, SPECTATOR).table
        return table.width, table.height

    def pieces(self, battle: Battle, seat: Seat) -> Pieces:
        """Every piece of the view."""
        view = self._ruleset.view(battle, seat)
        scale = 1 / max(view.table.width, view.table.height)
        side, active = self._ruleset.side(seat), self._ruleset.activation(battle)
        state = list[float]()
        for piece in view.pieces:
            x, y = piece.at or (0.0, 0.0)
            heading = piece.heading
            most = sum(bar.most for bar in piece.bars)
            left = sum(bar.value for bar in piece.bars)
            state += (
                whose(seat, side, piece.seat, piece.side),
                piece.at is not None,
                x * scale,
                y * scale,
                piece.z * scale,
                SINES[heading] if heading is not None else 0.0,
                COSINES[heading] if heading is not None else 0.0,
                left / most if most else 1.0,
                piece.done,
                piece.id == active,
                piece.out,
                len(piece.badges) / 3,
                sum(badge.bad for badge in piece.badges) / 3,
            )
        kinds = [self._kind(piece) for piece in view.pieces]
        return Pieces([piece.id for piece in view.pieces], kinds, state)

    def _kind(self, piece: PieceView) -> Kind:
        """What is printed of a piece, one and the same for all that are alike."""
        return self._kinds.setdefault((piece.kind, piece.radius), (piece.kind, piece.radius))

    def profile(self, profile: Kind) -> Row:
        """What all pieces have."""
        return (profile[1],)

    def traits(self, profile: Kind) -> Sequence[str]:
        """What kind of piece it is."""
        return (profile[0],)

    def table(self, battle: Battle, seat: Seat) -> Row:
        """Turn and counters."""
        view = self._ruleset.view(battle, seat)
        own = {seat, self._ruleset.side(seat)}
        mine = sum(c.value for c in view.counters if c.seat in own)
        other = sum(c.value for c in view.counters if c.seat is not None and c.seat not in own)
        return (self._ruleset.stage(battle)[1], view.turn / 10, mine / 10, other / 10)

    def terrain(self, battle: Battle) -> Sequence[TerrainView]:
        """The terrain of the view."""
        return self._ruleset.view(battle, SPECTATOR).terrain

    def zones(self, battle: Battle) -> Sequence[ZoneView]:
        """The zones of the view."""
        return self._ruleset.view(battle, SPECTATOR).zones

    def faces(self, battle: Battle) -> Mapping[str, Row]:
        """Cards are not told."""
        return {}

    def cards(self, battle: Battle, seat: Seat) -> Sequence[CardSeen]:
        """Cards are not told."""
        return ()

    def harms(self, battle: Battle, seat: Seat) -> Harms:
        """Views do not tell what attacks do."""
        return {}
