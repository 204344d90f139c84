"""A view in plain lines: a small map, and every piece with its place, state and bearings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, degrees, hypot

from grognard.draw.looks import look_of
from grognard.kernel.questions import Point
from grognard.kernel.views import PieceView, View
from grognard.table.hexes.grid import distance as hex_distance
from grognard.table.hexes.grid import from_offset
from grognard.text.telling import Teller

COLUMNS = 72
"""How wide the map is, at most."""
_MARKS = {
    "wood": "t",
    "rubble": ":",
    "rock": "^",
    "water": "~",
    "marsh": "~",
    "lava": "~",
    "building": "#",
}
_WINDS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def board_lines(view: View, teller: Teller, seat: str = "") -> Iterator[str]:
    """Everything on the table and beside it, a line each."""
    say, words = teller.say, teller.words
    when = teller.turn(view)
    yield " · ".join(filter(None, (say(view.scenario), when, say(view.phase))))
    if view.standing:
        yield "  " + words.joined("list-semicolon", [say(line) for line in view.standing])
    for counter in view.counters:
        counted = f"{say(counter.name)} {say(counter.value)}"
        whose = teller.side(counter.seat) if counter.seat else ""
        yield words("labelled", label=whose, what=counted) if whose else counted
    for zone in view.zones:
        if zone.kind == "objective" and zone.at is not None:
            holder = teller.side(view.sides.get(zone.seat, zone.seat)) if zone.seat else "–"
            where = f"◆ {say(zone.name)} ({_place(zone.at, teller)})"
            yield words("labelled", label=where, what=holder)
    for side in dict.fromkeys(view.sides.get(s, s) for s in view.seats):
        yield ""
        yield teller.side(side)
        for piece in view.pieces:
            if piece.side == side:
                yield "  " + piece_line(piece, view, teller, seat)
    for pile in view.piles:
        if pile.piece is None:
            yield _pile(pile.cards, say(pile.name), teller)
        elif pile.cards:
            owner = teller.piece(pile.piece)
            yield _pile(pile.cards, words("labelled", label=owner, what=say(pile.name)), teller)


def piece_line(piece: PieceView, view: View, teller: Teller, seat: str = "") -> str:
    """One piece: where it is, what it has left, what state it is in, who is nearest."""
    say, words = teller.say, teller.words
    parts = [teller.piece(piece.id)]
    if piece.at is None:
        parts.append(words("board-off"))
    else:
        facing = f" {piece.heading}°" if piece.heading is not None else ""
        parts.append(f"({_place(piece.at, teller)}{facing})")
    if piece.z:
        parts.append(f"[{teller.height(piece, view.table)}]")
    parts += [f"{say(bar.name)} {bar.value}/{bar.most}" for bar in piece.bars]
    parts += [f"[{_counted(say(b.name), b.count)}]" for b in piece.badges]
    if piece.done:
        parts.append(words("board-done"))
    near = _nearest_enemy(piece, view)
    if near is not None:
        parts.append(_bearing(piece, near, view, teller))
    return "  ".join(parts)


def _counted(name: str, count: int) -> str:
    return f"{name} {count}" if count > 1 else name


def _place(at: Point, teller: Teller) -> str:
    return teller.words("place", x=round(at[0], 2), y=round(at[1], 2))


def _pile(cards: Sequence[str | None], name: str, teller: Teller) -> str:
    hidden = sum(card is None for card in cards)
    known = [teller.card(card) for card in cards if card is not None]
    if hidden:
        known.append(teller.words("board-hidden", n=hidden))
    return teller.words("labelled", label=name, what=", ".join(known) or "–")


def _nearest_enemy(piece: PieceView, view: View) -> PieceView | None:
    enemies = [p for p in view.pieces if p.side != piece.side and p.at is not None and not p.out]
    if piece.at is None or piece.out or not enemies:
        return None
    return min(enemies, key=lambda enemy: (_gap(piece, enemy, view), enemy.id))


def _gap(one: PieceView, other: PieceView, view: View) -> float:
    """How far apart two pieces are, base to base, or in hexes."""
    assert one.at is not None, "only pieces on the table are measured"
    assert other.at is not None, "only pieces on the table are measured"
    if view.table.grid == "hexes":
        return hex_distance(_hex(one.at), _hex(other.at))
    apart = hypot(other.at[0] - one.at[0], other.at[1] - one.at[1])
    return max(0.0, apart - one.radius - other.radius)


def _hex(at: Point) -> tuple[int, int]:
    return from_offset(round(at[0]), round(at[1]))


def _bearing(piece: PieceView, near: PieceView, view: View, teller: Teller) -> str:
    assert piece.at is not None, "only pieces on the table are measured"
    assert near.at is not None, "only pieces on the table are measured"
    hexes = view.table.grid == "hexes"
    # Rows of hexes are counted southwards, inches northwards.
    up = (piece.at[1] - near.at[1]) if hexes else (near.at[1] - piece.at[1])
    turn = degrees(atan2(near.at[0] - piece.at[0], up)) % 360
    wind = teller.words(f"wind-{_WINDS[round(turn / 45) % 8]}")
    far = round(_gap(piece, near, view), 1)
    length = teller.words("hexes", n=int(far)) if hexes else teller.words("inches", n=far)
    return f"→ {teller.piece(near.id)} {length} {wind}"


def map_lines(view: View, teller: Teller) -> Iterator[str]:
    """The table from above, north at the top, with a key to its signs."""
    rows = _hex_rows(view) if view.table.grid == "hexes" else _inch_rows(view)
    yield "+" + "-" * max(map(len, rows)) + "+"
    for row in rows:
        yield f"|{row}|"
    yield "+" + "-" * max(map(len, rows)) + "+"
    signs = dict(zip((p.id for p in _standing(view)), _signs(view)))
    told = [f"{sign}={teller.piece(piece)}" for piece, sign in signs.items()]
    for start in range(0, len(told), 5):
        yield "  ".join(told[start : start + 5])


def _standing(view: View) -> list[PieceView]:
    return [piece for piece in view.pieces if piece.at is not None]


def _signs(view: View) -> list[str]:
    """A letter for each piece: capitals for the first side, small ones for the others."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    first = view.sides.get(view.seats[0], view.seats[0]) if view.seats else ""
    counts = {True: 0, False: 0}
    signs = []
    for piece in _standing(view):
        own = piece.side == first
        letter = letters[counts[own] % len(letters)]
        counts[own] += 1
        signs.append(letter if own else letter.lower())
    return signs


def _mark(kind: str) -> str:
    return _MARKS.get(look_of(kind), "%")


def _inch_rows(view: View) -> list[str]:
    table = view.table
    columns = max(8, min(COLUMNS, round(table.width * 1.5)))
    across = table.width / columns
    # A letter is about twice as high as it is wide.
    lines = max(4, round(table.height / (2 * across)))
    down = table.height / lines
    grid = [[" "] * columns for _ in range(lines)]
    for line in range(lines):
        for column in range(columns):
            middle = ((column + 0.5) * across, table.height - (line + 0.5) * down)
            for terrain in view.terrain:
                if any(_inside(middle, outline) for outline in terrain.outlines):
                    grid[line][column] = _mark(terrain.kind)
    marked = [("+", z.at) for z in view.zones if z.kind == "objective" and z.at is not None]
    placed = [(sign, p.at) for sign, p in zip(_signs(view), _standing(view)) if p.at is not None]
    for sign, (x, y) in marked + placed:
        line = min(lines - 1, max(0, int((table.height - y) / down)))
        column = min(columns - 1, max(0, int(x / across)))
        grid[line][column] = sign
    return ["".join(row) for row in grid]


def _hex_rows(view: View) -> list[str]:
    columns, lines = round(view.table.width), round(view.table.height)
    grid = [["."] * columns for _ in range(lines)]

    def put(at: Point, sign: str) -> None:
        column, line = round(at[0]), round(at[1])
        if 0 <= column < columns and 0 <= line < lines:
            grid[line][column] = sign

    for terrain in view.terrain:
        for outline in terrain.outlines:
            if len(outline) == 1:
                put(outline[0], _mark(terrain.kind))
    for sign, piece in zip(_signs(view), _standing(view)):
        if piece.at is not None:
            put(piece.at, sign)
    return [
        (" " if line % 2 else "") + " ".join(row) + ("" if line % 2 else " ")
        for line, row in enumerate(grid)
    ]


def _inside(point: Point, outline: Sequence[Point]) -> bool:
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0])):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd
