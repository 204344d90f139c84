"""A view as a picture: the table drawn in paper and ink, every measure true to scale."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.draw.drawings import EMBLEM, SILHOUETTE, emblem, silhouette
from grognard.draw.looks import (
    BAD,
    CARD,
    GOOD,
    INK,
    LOOKS,
    PAPER,
    SOFT,
    TRACK,
    colour,
    edge,
    ground_of,
    hatch,
    look_of,
    rim,
    side_place,
)
from grognard.draw.sheet import Sheet, arc, circle, element, number, on_rim, path, sheet, text
from grognard.kernel.questions import Point
from grognard.kernel.views import Badge, CounterView, PieceView, TerrainView, View, ZoneView
from grognard.text.telling import Teller

Style = dict[str, float | str | None]

MARGIN = 28.0
HEAD = 74.0
FOOT = 52.0
LONGEST_NAME = 16
LETTER = 7.2
"""About how wide a letter of a label is."""
MOST_BADGES = 4
SMALLEST_DRAWN = 8.0
"""Bases smaller than this on paper have no room for a silhouette."""
RULER = 6
"""Units of the table that the scale bar is long."""


def picture(view: View, teller: Teller) -> str:
    """The view as an SVG document, in the teller's language; the same view, the same bytes."""
    teller.see(view)
    return _Picture(view, teller).document()


class _Picture:
    def __init__(self, view: View, teller: Teller) -> None:
        self.view = view
        self.teller = teller
        self.sheet: Sheet = sheet(view.table)

    def document(self) -> str:
        width = self.sheet.width + 2 * MARGIN
        height = self.sheet.height + HEAD + FOOT
        title = self._title()
        ground = LOOKS.grounds[ground_of(self.view.table.ground)].tint[0]
        looks = sorted({look_of(terrain.kind) for terrain in self.view.terrain})
        edges: Style = {"width": self.sheet.width, "height": self.sheet.height}
        table = element(
            "g",
            element("rect", **edges, fill=ground),
            element("path", d=self.sheet.grid(), fill="none", stroke=SOFT, stroke_opacity=0.35),
            *self._zones(),
            *(part for terrain in self.view.terrain for part in self._terrain(terrain)),
            *self._objectives(),
            *(part for piece in self._standing() for part in self._piece(piece)),
            *(self._label(piece) for piece in self._standing()),
            element("rect", **edges, fill="none", stroke=INK, stroke_width=2),
            transform=f"translate({number(MARGIN)} {number(HEAD)})",
        )
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            + element(
                "svg",
                element("title", text(title)),
                element("defs", *(hatch(look) for look in looks)),
                element("rect", width=width, height=height, fill=PAPER),
                *self._head(title, width),
                table,
                *self._foot(height),
                xmlns="http://www.w3.org/2000/svg",
                viewBox=f"0 0 {number(width)} {number(height)}",
                width=width,
                height=height,
                font_family="system-ui, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif",
                font_size=13,
                fill=INK,
            )
            + "\n"
        )

    def _title(self) -> str:
        view, words = self.view, self.teller.words
        game = words(f"ruleset-{view.ruleset}")
        return f"{game} – {self.teller.say(view.scenario)}"

    def _head(self, title: str, width: float) -> Iterator[str]:
        view = self.view
        when = self.teller.turn(view)
        now = self.teller.result(view.result) if view.result else self.teller.say(view.phase)
        yield element("text", text(title), x=MARGIN, y=32, font_size=21, font_weight="bold")
        yield element("text", text(" · ".join(filter(None, (when, now)))), x=MARGIN, y=56)
        scores = [counter for counter in view.counters if counter.seat is not None]
        first = scores[0].name.id if scores else ""
        for line, counter in enumerate(c for c in scores if c.name.id == first):
            yield self._score(counter, width - MARGIN, 24.0 + 18 * line)

    def _score(self, counter: CounterView, x: float, y: float) -> str:
        whose = counter.seat or ""
        side = self.teller.side(self.view.sides.get(whose, whose))
        value, name = self.teller.say(counter.value), self.teller.say(counter.name)
        told = self.teller.words("score", side=side, value=value, name=name)
        tint = colour(side_place(self.view, whose))
        return element("text", text(told), x=x, y=y, fill=tint, text_anchor="end")

    def _zones(self) -> Iterator[str]:
        for zone in self.view.zones:
            if zone.kind == "objective":
                continue
            place = side_place(self.view, zone.seat)
            tint = colour(place)
            style: Style = {"fill": tint, "fill_opacity": 0.08, "stroke": tint}
            title = element("title", text(self.teller.say(zone.name)))
            shapes = [path(self.sheet.outline(outline)) for outline in zone.outlines]
            if shapes:
                d = "".join(shapes)
                yield element("path", title, d=d, **style, stroke_dasharray=rim(place) or "10 5")
            elif zone.at is not None:
                yield circle(
                    self.sheet.place(zone.at), zone.radius * self.sheet.scale, title, **style
                )

    def _objectives(self) -> Iterator[str]:
        for zone in self.view.zones:
            if zone.kind == "objective" and (zone.at is not None or zone.outlines):
                yield from self._objective(zone)

    def _objective(self, zone: ZoneView) -> Iterator[str]:
        place = side_place(self.view, zone.seat)
        tint = colour(place)
        wash: Style = {"fill": tint, "fill_opacity": 0.12, "stroke": tint, "stroke_width": 2}
        at = zone.at
        for outline in zone.outlines:
            yield element("path", d=path(self.sheet.outline(outline)), **wash)
            at = at or outline[0]
        assert at is not None, "an objective is somewhere"
        x, y = self.sheet.place(at)
        if zone.radius:
            radius, dashes = zone.radius * self.sheet.scale, rim(place) or "2 4"
            yield circle((x, y), radius, **wash, stroke_dasharray=dashes)
        diamond = path([(x, y - 9), (x + 9, y), (x, y + 9), (x - 9, y)])
        yield element("path", d=diamond, fill=CARD, stroke=tint, stroke_width=2.5)
        yield self._words(self.teller.say(zone.name), (x, y + 24), tint)

    def _terrain(self, terrain: TerrainView) -> Iterator[str]:
        look = look_of(terrain.kind)
        traits = [self.teller.say(trait) for trait in terrain.traits]
        title = " · ".join([self.teller.say(terrain.name), *traits])
        outline = "".join(path(self.sheet.outline(points)) for points in terrain.outlines)
        yield element(
            "path",
            element("title", text(title)),
            d=outline,
            fill=f"url(#look-{look})",
            fill_rule="evenodd",
            **edge(look),
            stroke_linejoin="round",
        )

    def _standing(self) -> list[PieceView]:
        return [piece for piece in self.view.pieces if piece.at is not None]

    def _piece(self, piece: PieceView) -> Iterator[str]:
        assert piece.at is not None, "only pieces on the table are drawn"
        at = self.sheet.place(piece.at)
        radius = self.sheet.base(piece.radius)
        place = side_place(self.view, piece.seat)
        tint = colour(place)
        dimmed = 0.55 if piece.done or piece.out else None
        parts = [
            element("title", text(self._about(piece))),
            *self._covered(piece, at, radius, tint),
            circle(at, radius, fill=CARD),
            circle(at, radius, fill=tint, fill_opacity=0.18),
            circle(at, max(radius - 1.5, 1.0), fill="none", **_rim(place)),
        ]
        if piece.heading is not None:
            parts.append(_notch(at, radius, piece.heading, tint))
        parts += _life(piece, at, radius)
        if radius >= SMALLEST_DRAWN:
            drawing = silhouette(self.view.ruleset, piece.profile, piece.kind)
            parts.append(drawing.inked(at, radius * 1.25, SILHOUETTE))
        if piece.out:
            parts.append(_cross(at, radius * 0.7))
        parts += self._badges(piece.badges, at, radius)
        yield element("g", *parts, opacity=dimmed)

    def _covered(self, piece: PieceView, at: Point, radius: float, tint: str) -> Iterator[str]:
        """The rest of a piece that stands on several hexes, behind its head."""
        for place in piece.covers:
            x, y = self.sheet.place(place)
            for width, stroke in ((1.5, tint), (1.2, CARD)):
                yield element(
                    "line",
                    x1=at[0],
                    y1=at[1],
                    x2=x,
                    y2=y,
                    stroke=stroke,
                    stroke_width=radius * width,
                    stroke_linecap="round",
                )

    def _about(self, piece: PieceView) -> str:
        """What a reader who hovers, or who cannot see, is told of a piece."""
        say = self.teller.say
        bars = [f"{say(bar.name)} {bar.value}/{bar.most}" for bar in piece.bars]
        badges = [_counted(say(badge.name), badge.count) for badge in piece.badges]
        whose = self.teller.seat(piece.seat)
        high = [self.teller.height(piece, self.view.table)] if piece.z else []
        return " · ".join([self.teller.piece(piece.id), whose, *high, *bars, *badges])

    def _label(self, piece: PieceView) -> str:
        assert piece.at is not None, "only pieces on the table are drawn"
        x, y = self.sheet.place(piece.at)
        short = self._short(piece)
        below = y + self.sheet.base(piece.radius) + 17
        if below > self.sheet.height - 4:
            below = y - self.sheet.base(piece.radius) - 10
        half = len(short) * LETTER / 2
        x = min(max(x, half), self.sheet.width - half)
        return self._words(short, (x, below), INK)

    def _short(self, piece: PieceView) -> str:
        """A name cut to fit, its number kept: that is what tells twins apart."""
        name = self.teller.piece(piece.id)
        if len(name) <= LONGEST_NAME:
            return name
        number_ = f" {piece.number}" if piece.number else ""
        stem = name.removesuffix(number_)[: LONGEST_NAME - 1 - len(number_)].rstrip()
        return f"{stem}…{number_}"

    def _words(self, words: str, at: Point, tint: str, size: float | None = None) -> str:
        """Words on the table, with a halo so that hatches do not swallow them."""
        return element(
            "text",
            text(words),
            x=at[0],
            y=at[1],
            font_size=size,
            text_anchor="middle",
            fill=tint,
            stroke=CARD,
            stroke_width=3.5,
            stroke_linejoin="round",
            paint_order="stroke",
        )

    def _badges(self, badges: tuple[Badge, ...], at: Point, radius: float) -> Iterator[str]:
        shown = badges if len(badges) <= MOST_BADGES else badges[: MOST_BADGES - 1]
        for place, badge in enumerate(shown):
            x, y = on_rim(at, radius + 9, 40 + 34 * place)
            yield _plate((x, y), bad=badge.bad)
            yield emblem(badge.name.id).inked((x, y), 9.5, EMBLEM)
            if badge.count > 1:
                yield self._words(str(badge.count), (x + 7, y + 8), INK, size=9)
        if len(badges) > len(shown):
            x, y = on_rim(at, radius + 9, 40 + 34 * len(shown))
            yield _plate((x, y), bad=False)
            yield self._words(f"+{len(badges) - len(shown)}", (x, y + 3.3), INK, size=9)

    def _foot(self, height: float) -> Iterator[str]:
        y = height - FOOT + 26
        yield from self._ruler(y)
        x = self.sheet.width + MARGIN
        sides = dict.fromkeys(self.view.sides.get(seat, seat) for seat in self.view.seats)
        for side in reversed(list(sides)):
            place = side_place(self.view, side)
            name = self.teller.side(side)
            x -= 9.0 * len(name) + 14
            yield element("text", text(name), x=x + 16, y=y + 5)
            yield circle((x, y), 8, fill=CARD, **_rim(place))
            x -= 24

    def _ruler(self, y: float) -> Iterator[str]:
        hexes = self.view.table.grid == "hexes"
        length = (1 if hexes else RULER) * self.sheet.scale
        end = MARGIN + length
        d = f"M{number(MARGIN)} {number(y - 6)}v12M{number(MARGIN)} {number(y)}H{number(end)}"
        yield element("path", d=f"{d}M{number(end)} {number(y - 6)}v12", stroke=INK, stroke_width=2)
        words = self.teller.words
        told = words("one-hex") if hexes else words("inches", n=RULER)
        yield element("text", text(told), x=end + 10, y=y + 5)


def _rim(place: int | None) -> Style:
    """How the rim of a side's pieces is inked."""
    return {"stroke": colour(place), "stroke_width": 3, "stroke_dasharray": rim(place)}


def _notch(at: Point, radius: float, heading: int, tint: str) -> str:
    """A tooth on the rim that points where the piece faces."""
    reach = max(radius * 0.34, 6.0)
    left, right = (on_rim(at, radius, heading + turn) for turn in (-16, 16))
    return element("path", d=path([on_rim(at, radius + reach, heading), right, left]), fill=tint)


def _plate(at: Point, *, bad: bool) -> str:
    """What an emblem is drawn on: a lozenge for what one minds, else a disc."""
    x, y = at
    if bad:
        lozenge = path([(x, y - 9.5), (x + 9.5, y), (x, y + 9.5), (x - 9.5, y)])
        return element("path", d=lozenge, fill=CARD, stroke=BAD, stroke_width=1.4)
    return circle(at, 7.5, fill=CARD, stroke=GOOD, stroke_width=1.4)


def _cross(at: Point, arm: float) -> str:
    """Strikes out a wreck."""
    x, y = at
    down = f"M{number(x - arm)} {number(y - arm)}l{number(2 * arm)} {number(2 * arm)}"
    up = f"M{number(x - arm)} {number(y + arm)}l{number(2 * arm)} {number(-2 * arm)}"
    return element("path", d=down + up, stroke=INK, stroke_width=3)


def _life(piece: PieceView, at: Point, radius: float) -> Iterator[str]:
    """What is left of everything that runs down, as an arc inside the rim."""
    most = sum(bar.most for bar in piece.bars)
    if most <= 0:
        return
    share = max(0.0, min(1.0, sum(bar.value for bar in piece.bars) / most))
    inner = max(radius - 6.0, 2.0)
    yield circle(at, inner, fill="none", stroke=TRACK, stroke_width=3.5)
    if share > 0:
        d = arc(at, inner, share)
        yield element("path", d=d, fill="none", stroke=GOOD, stroke_width=3.5)


def _counted(name: str, count: int) -> str:
    return f"{name} {count}" if count > 1 else name
