"""Writes what a seat may know into an observation, in place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt, tanh
from struct import Struct
from typing import Any

import numpy
from numpy.typing import NDArray

from grognard.envs.codes import BITS, Codebook, code
from grognard.envs.layout import (
    OPTIONS,
    QUESTION_KINDS,
    TERRAIN,
    ZONE_KINDS,
    ZONES,
    Layout,
)
from grognard.envs.offers import STOP, Offer, Offered
from grognard.envs.parts import Triple, split
from grognard.envs.plain import observing_of
from grognard.kernel.compound import Pair, Picking
from grognard.kernel.observing import COSINES, SINES, CardSeen, Pieces, one_of
from grognard.kernel.questions import Choose, Option, Place, Placement, Point, Seat
from grognard.kernel.ruleset import Ruleset
from grognard.kernel.state import Battle
from grognard.kernel.views import TerrainView, ZoneView

Numbers = NDArray[numpy.float32]
Rooms = dict[str, NDArray[Any]]

_SINES = numpy.array(SINES, numpy.float32)
_COSINES = numpy.array(COSINES, numpy.float32)
_NEAREST = len(OPTIONS) - 3
"""Where the three columns are that say how near an option leads to whom."""
_TOLD = _NEAREST - BITS
"""How many columns of an option are told one by one, between its word and those."""
_IS_PLACE, _X = OPTIONS.index("is_place"), OPTIONS.index("x")
_NOWHERE = (0.0,) * (OPTIONS.index("bends") - BITS + 1)
"""What is told of who and where an option is about, where that is nobody and nowhere."""
MOST_ZONES = 1024
"""Zones that are remembered: templates lie anywhere, and there is no end to them."""
FARTHEST = 2.0
"""How far away somebody is who is not there at all, in longer sides of the table."""


class TooManyRows(ValueError):
    """A block of the observation has not room enough."""

    def __init__(self, block: str, rows: int, most: int) -> None:
        super().__init__(
            f"there are {rows} {block} and room for {most}: "
            f"make the environment with sizes=Sizes({block}={rows})"
        )


@cache
def _packer(numbers: int) -> Struct:
    return Struct(f"{numbers}f")


class _Scratch:
    """Turns a list of numbers into rows twice as fast as an array reads a list."""

    def __init__(self) -> None:
        self._grow(4096)

    def _grow(self, numbers: int) -> None:
        self._bytes = bytearray(4 * numbers)
        self._numbers = numpy.frombuffer(self._bytes, numpy.float32)

    def rows(self, flat: Sequence[float], columns: int) -> Numbers:
        """The numbers as rows, until the next ones are asked for."""
        if len(flat) > len(self._numbers):
            self._grow(2 * len(flat))
        _packer(len(flat)).pack_into(self._bytes, 0, *flat)
        return self._numbers[: len(flat)].reshape(-1, columns)


class Observer:
    """Observes the battles of one ruleset for any seat; remembers only what never changes."""

    def __init__(self, ruleset: Ruleset[Any], layout: Layout) -> None:
        self.layout = layout
        self._ruleset = ruleset
        self._observing = observing_of(ruleset)
        self._scratch, self._words = _Scratch(), Codebook()
        self._profiles: dict[int, int] = {}
        self._kept: list[Any] = []
        self._printed = numpy.zeros((0, len(self._observing.PROFILE) + BITS), numpy.float32)
        self._lined_up: list[Any] = []
        self._line = self._printed
        """What is printed of the pieces, in the order they had last."""
        self._zones: dict[tuple[str, Point | None], tuple[list[float], list[float]]] = {}
        self._zones_seen: dict[tuple[Seat, str], tuple[Sequence[ZoneView], Numbers]] = {}
        """What each viewer was told of zones last: mostly nothing has changed since."""
        self._cards_seen: dict[Seat, tuple[Sequence[CardSeen], list[str], Numbers, list[int]]] = {}
        """The same of cards, with the pieces on whose boards they lay."""
        self._seen_cards: dict[CardSeen, int] = {}
        self._card_places: dict[tuple[str, int, float, int], int] = {}
        self._card_rows = numpy.zeros((0, 0), numpy.float32)
        self._terrain: Sequence[TerrainView] = ()
        self._terrain_rows = numpy.zeros((0, len(TERRAIN)), numpy.float32)
        self._face_places: dict[str, int] | None = None
        self._faces = numpy.zeros((1, len(self._observing.FACES)), numpy.float32)
        self._places = numpy.eye(len(self._observing.PLACES), dtype=numpy.float32)

    def write(self, rooms: Rooms, battle: Battle, seat: Seat, offer: Offer | None) -> None:
        """Write an observation into rooms that hold naughts.

        Without an offer nothing is asked of the seat, and no action is legal.
        """
        observing = self._observing
        scale = 1 / max(observing.lengths(battle))
        pieces = observing.pieces(battle, seat)
        rows = {name: row for row, name in enumerate(pieces.ids)}
        table = observing.table(battle, seat)
        rooms["table"][:] = self._scratch.rows(table, len(table))[0]
        asked = rows.get(offer.question.piece or "", -1) if offer is not None else -1
        self._write_pieces(rooms, pieces, asked)
        self._write_terrain(rooms, observing.terrain(battle), scale)
        side = self._ruleset.side(seat)
        self._write_zones(rooms, observing.zones(battle), (seat, side), scale)
        if observing.PLACES:
            self._write_cards(rooms, observing.cards(battle, seat), pieces, battle, seat)
        rooms["option_pieces"].fill(-1)
        if offer is not None:
            spots = _Spots(pieces, len(observing.STATE), rows, asked, scale)
            self._write_question(rooms["question"], offer, spots)
            self._write_options(rooms, offer, spots)
            if "ratings" in self.layout.extras:
                self._write_ratings(rooms["options"], battle, offer)
        if "relations" in self.layout.extras:
            self._write_relations(rooms["relations"], battle, seat, pieces, scale)
        if "raster" in self.layout.extras:
            self._write_raster(rooms, offer, asked)

    def _write_pieces(self, rooms: Rooms, pieces: Pieces, asked: int) -> None:
        block, number = rooms["pieces"], len(pieces.ids)
        self._check("pieces", number)
        if not number:
            return
        live = len(self._observing.STATE)
        if pieces.profiles != self._lined_up:
            self._lined_up = pieces.profiles
            self._line = numpy.zeros((number, block.shape[1]), numpy.float32)
            self._line[:, live + 1 :] = self._printed_of(pieces.profiles)
        block[:number] = self._line
        block[:number, :live] = self._scratch.rows(pieces.state, live)
        if asked >= 0:
            block[asked, live] = 1.0
        rooms["pieces_mask"][:number] = 1

    def _printed_of(self, profiles: list[Any]) -> Numbers:
        known = self._profiles
        try:
            places = [known[id(profile)] for profile in profiles]
        except KeyError:
            for profile in profiles:
                self._learn(profile)
            places = [known[id(profile)] for profile in profiles]
        return self._printed[places]

    def _learn(self, profile: Any) -> None:
        """Note what is printed of a piece; it is kept, so that no other takes its place."""
        if id(profile) in self._profiles:
            return
        traits = [self._words.place(trait) for trait in self._observing.traits(profile)]
        sums = self._words.codes(traits).sum(axis=0)
        row = numpy.array([[*self._observing.profile(profile), *sums]], numpy.float32)
        self._profiles[id(profile)] = len(self._printed)
        self._kept.append(profile)
        self._printed = numpy.concatenate([self._printed, row])

    def _write_terrain(self, rooms: Rooms, terrain: Sequence[TerrainView], scale: float) -> None:
        if terrain is not self._terrain and terrain != self._terrain:
            self._check("terrain", len(terrain))
            rows = [_terrain_row(self._words, piece, scale) for piece in terrain]
            self._terrain_rows = numpy.array(rows, numpy.float32).reshape(-1, len(TERRAIN))
            self._terrain = terrain
        number = len(self._terrain_rows)
        rooms["terrain"][:number] = self._terrain_rows
        rooms["terrain_mask"][:number] = 1

    def _write_zones(
        self, rooms: Rooms, zones: Sequence[ZoneView], viewer: tuple[Seat, str], scale: float
    ) -> None:
        self._check("zones", len(zones))
        if not zones:
            return
        if viewer not in self._zones_seen or self._zones_seen[viewer][0] != zones:
            self._zones_seen[viewer] = zones, self._zone_rows(zones, viewer, scale)
        rooms["zones"][: len(zones)] = self._zones_seen[viewer][1]
        rooms["zones_mask"][: len(zones)] = 1

    def _zone_rows(
        self, zones: Sequence[ZoneView], viewer: tuple[Seat, str], scale: float
    ) -> Numbers:
        flat, known = list[float](), self._zones
        for zone in zones:
            key = (zone.id, zone.at)
            if key not in known:
                if len(known) >= MOST_ZONES:
                    known.clear()
                known[key] = _zone_row(zone, scale)
            before, after = known[key]
            flat += before
            flat.append(0.0 if zone.seat is None else 1.0 if zone.seat in viewer else -1.0)
            flat += after
        return self._scratch.rows(flat, len(ZONES)).copy()

    def _write_cards(
        self, rooms: Rooms, cards: Sequence[CardSeen], pieces: Pieces, battle: Battle, seat: Seat
    ) -> None:
        number = len(cards)
        self._check("cards", number)
        if not number:
            return
        seen = self._cards_seen.get(seat)
        if seen is None or seen[0] != cards or seen[1] != pieces.ids:
            rows = {name: row for row, name in enumerate(pieces.ids)}
            pointed = [rows.get(card[3], -1) for card in cards]
            seen = cards, pieces.ids, self._rows_of_cards(cards, battle), pointed
            self._cards_seen[seat] = seen
        rooms["cards"][:number] = seen[2]
        rooms["cards_mask"][:number] = 1
        pointers = rooms["card_pieces"]
        pointers.fill(-1)
        pointers[:number] = seen[3]

    def _rows_of_cards(self, cards: Sequence[CardSeen], battle: Battle) -> Numbers:
        known = self._seen_cards
        try:
            places = [known[card] for card in cards]
        except KeyError:
            for card in cards:
                known[card] = self._meet(card, battle)
            places = [known[card] for card in cards]
        return self._card_rows[places]

    def _meet(self, card: CardSeen, battle: Battle) -> int:
        """Where the row of a card stands that lies like this, on whatever board."""
        key = (card.face, card.place, card.whose, card.number)
        if key in self._card_places:
            return self._card_places[key]
        faces = self._known_faces(battle)
        face = self._faces[faces.get(card.face, 0)]
        code = self._words.codes([self._words.place(card.face)])[0]
        lies = self._places[card.place]
        row = numpy.array([[card.whose, card.number / 10, *lies, *face, *code]], numpy.float32)
        place = self._card_places[key] = len(self._card_rows)
        self._card_rows = numpy.concatenate([self._card_rows.reshape(-1, row.shape[1]), row])
        return place

    def _known_faces(self, battle: Battle) -> dict[str, int]:
        """Where the face of each card stands; the first row is a card one does not see."""
        if self._face_places is None:
            faces = self._observing.faces(battle)
            self._face_places = {name: place for place, name in enumerate(faces, start=1)}
            self._faces = numpy.array([self._faces[0], *faces.values()], numpy.float32)
        return self._face_places

    def _write_question(self, block: Numbers, offer: Offer, spots: _Spots) -> None:
        question = offer.question
        several = question if isinstance(question, Picking) else None
        told = (
            *code(question.topic),
            1.0,
            *one_of(QUESTION_KINDS, type(question).__name__),
            isinstance(question, Choose) and question.passing is not None,
            len(offer) / 100,
            len(offer.picks) / 10,
            several.least / 10 if several else 0.0,
            several.limit / 10 if several else 0.0,
            *(spots.here or (0.0, 0.0)),
        )
        block[:] = self._scratch.rows(told, len(told))[0]

    def _write_options(self, rooms: Rooms, offer: Offer, spots: _Spots) -> None:
        actions, number = offer.actions, len(offer)
        rooms[self.layout.mask][:number] = 1
        block = rooms["options"][:number]
        if isinstance(offer.question, Place):
            block[:, :BITS] = self._words.codes([self._words.place("place")])
            ends = self._tell_placements(block, actions, spots)
            zones, first = rooms["zones"], len(ZONE_KINDS) + 1
            goals = zones[zones[:, 0] > 0, first : first + 2]
            block[:, _NEAREST : _NEAREST + 3] = spots.nearest(ends, goals)
        else:
            self._tell_options(rooms, block, offer, spots)
        if self.layout.has_parts:
            offer.parts = self._parts(rooms, offer)
            rooms["option_parts"][:number] = offer.parts

    def _parts(self, rooms: Rooms, offer: Offer) -> list[Triple]:
        """What kind, about whom and where each option is."""
        options, cells = rooms["options"], self.layout.sizes.cells
        told = []
        for row, action in enumerate(offer.actions):
            word = "place" if isinstance(action, Placement) else _word(action)
            place = 0
            if options[row, _IS_PLACE]:
                x, y = (int(_cell(number, cells)) for number in options[row, _X : _X + 2])
                place = 1 + y * cells + x
            target = int(rooms["option_pieces"][row]) + 1
            told.append((self._words.place(word), target, place))
        return split(told)

    def _tell_placements(
        self, block: Numbers, actions: Sequence[Offered], spots: _Spots
    ) -> Numbers:
        """Tell where placements lead; returns where they end."""
        here, scale = spots.here or (0.0, 0.0), spots.scale
        flat, headings, bends = list[float](), [], []
        stays = (here[0] / scale, here[1] / scale)
        for placement in actions:
            assert isinstance(placement, Placement), "a placement offers placements"
            path = placement.path
            flat += path[-1] if path else stays
            headings.append(placement.heading)
            bends.append(len(path) - 1 if path else -1)
        ends = self._scratch.rows(flat, 2) * numpy.float32(scale)
        moved = ends - numpy.array(here, numpy.float32)
        block[:, BITS + 2] = 1.0
        block[:, BITS + 3 : BITS + 5] = ends
        if spots.here is not None:
            block[:, BITS + 5 : BITS + 7] = moved
            block[:, BITS + 7] = numpy.sqrt(moved[:, 0] ** 2 + moved[:, 1] ** 2)
        block[:, BITS + 8] = _SINES[headings]
        block[:, BITS + 9] = _COSINES[headings]
        block[:, BITS + 10] = bends
        return ends

    def _tell_options(self, rooms: Rooms, block: Numbers, offer: Offer, spots: _Spots) -> None:
        question, words = offer.question, []
        passing = question.passing if isinstance(question, Choose) else None
        pointers, flat, cards = rooms["option_pieces"], list[float](), []
        rows = spots.rows
        for place, option in enumerate(offer.actions):
            assert isinstance(option, Option), "a choice offers options"
            words.append(self._words.place(_word(option)))
            row, key = rows.get(option.piece, -1) if option.piece else -1, option.key
            if row >= 0:
                pointers[place] = row
            if option.card:
                cards.append((place, option.card))
            flat += _NOWHERE if row < 0 and option.at is None else spots.told(option, row)
            flat += (
                int(key) / 10 if len(key) < 3 and key.isdecimal() else 0.0,
                option is STOP,
                key == passing,
                option.is_by_hand,
                option.leads == "move",
                option.leads == "target",
            )
        block[:, :BITS] = self._words.codes(words)
        block[:, BITS:_NEAREST] = self._scratch.rows(flat, _TOLD)
        if cards and self._face_places is not None:
            for place, card in cards:
                face = self._faces[self._face_places.get(card, 0)]
                block[place, len(OPTIONS) : len(OPTIONS) + len(face)] = face

    def _write_ratings(self, block: Numbers, battle: Battle, offer: Offer) -> None:
        """What the ruleset's policy thinks of the options: it sees no more than the seat."""
        rated = self._ruleset.policy(battle, offer.question)
        first = len(OPTIONS) + len(self._observing.FACES)
        if isinstance(offer.question, Picking):
            best = rated[0].answer
            assert isinstance(best, tuple), "several are rated as a row"
            left = [key for key in best if key not in offer.picks]
            wanted = {left[0]} if left else {STOP.key}
            for place, option in enumerate(offer.actions):
                if isinstance(option, Option) and option.key in wanted:
                    block[place, first : first + 3] = (1.0, 1.0, 0.0)
            return
        places: dict[object, int] = {
            _reply(action): place for place, action in enumerate(offer.actions)
        }
        for rank, each in enumerate(rated):
            found = places.get(each.answer)
            if found is not None:
                margin = tanh(each.score - rated[0].score)
                block[found, first : first + 3] = (1.0, 1 / (1 + rank), margin)

    def _write_relations(
        self, block: Numbers, battle: Battle, seat: Seat, pieces: Pieces, scale: float
    ) -> None:
        width = len(self._observing.STATE)
        state = pieces.state
        standing = [row for row in range(len(pieces.ids)) if state[row * width + 1]]
        harms = self._observing.harms(battle, seat)
        for a in standing:
            for b in standing:
                one, other = pieces.ids[a], pieces.ids[b]
                sight = None
                if state[a * width] * state[b * width] < 0:
                    sight = self._ruleset.sight(battle, seat, one, other)
                if sight is not None:
                    clear = 0.0 if sight.clear is None else 1.0 if sight.clear else -1.0
                    is_covered = float(bool(sight.clear and sight.blocker))
                    told = (sight.distance * scale, clear, is_covered)
                else:
                    i, j = a * width, b * width
                    dx, dy = state[i + 2] - state[j + 2], state[i + 3] - state[j + 3]
                    told = (sqrt(dx * dx + dy * dy), 0.0, 0.0)
                block[a, b] = (*told, harms.get((one, other), 0.0))

    def _write_raster(self, rooms: Rooms, offer: Offer | None, asked: int) -> None:
        raster, cells = rooms["raster"], self.layout.sizes.cells
        pieces = rooms["pieces"]
        standing = pieces[:, 1] > 0

        def mark(channel: int, points: Numbers) -> None:
            at = _cell(points, cells)
            numpy.add.at(raster[channel], (at[:, 1], at[:, 0]), 1.0)

        mark(0, pieces[standing & (pieces[:, 0] > 0), 2:4])
        mark(1, pieces[standing & (pieces[:, 0] < 0), 2:4])
        for row in self._terrain_rows:
            x, y, half_width, half_height = row[BITS : BITS + 4]
            west, east = int((x - half_width) * cells), int((x + half_width) * cells) + 1
            south, north = int((y - half_height) * cells), int((y + half_height) * cells) + 1
            raster[2, max(0, south) : north, max(0, west) : east] = 1.0
        zones = rooms["zones"]
        mark(3, zones[zones[:, 0] > 0, len(ZONE_KINDS) + 1 : len(ZONE_KINDS) + 3])
        if asked >= 0:
            mark(4, pieces[asked : asked + 1, 2:4])
        if offer is not None:
            options = rooms["options"][: len(offer)]
            mark(5, options[options[:, BITS + 2] > 0, BITS + 3 : BITS + 5])

    def _check(self, block: str, rows: int) -> None:
        most = getattr(self.layout.sizes, block)
        if rows > most:
            raise TooManyRows(block, rows, most)


class _Spots:
    """Where everything is, to tell how options lie to it."""

    def __init__(
        self,
        pieces: Pieces,
        width: int,
        rows: dict[str, int],
        asked: int,
        scale: float,
    ) -> None:
        self.rows, self.scale = rows, scale
        self._state, self._width = pieces.state, width
        self.here = self._at(asked)

    def _at(self, row: int) -> Point | None:
        first = row * self._width
        if row < 0 or not self._state[first + 1]:
            return None
        return self._state[first + 2], self._state[first + 3]

    def told(self, option: Option, row: int) -> tuple[float, ...]:
        """Who and where an option is about; only placements face anywhere, or bend."""
        at = self._at(row)
        if option.at is not None:
            at = option.at[0] * self.scale, option.at[1] * self.scale
        whose = self._state[row * self._width] if row >= 0 else 0.0
        if at is None:
            return (row >= 0, whose, *_NOWHERE[2:])
        if self.here is None:
            return (row >= 0, whose, 1.0, *at, *_NOWHERE[5:])
        dx, dy = at[0] - self.here[0], at[1] - self.here[1]
        return (row >= 0, whose, 1.0, *at, dx, dy, sqrt(dx * dx + dy * dy), *_NOWHERE[8:])

    def nearest(self, ends: Numbers, goals: Numbers) -> Numbers:
        """How far it is from each end to the nearest enemy, friend and objective."""
        state, width, here = self._state, self._width, self.here
        enemies, friends = list[Point](), list[Point]()
        for first in range(0, len(state), width):
            if state[first + 1]:
                at = state[first + 2], state[first + 3]
                if state[first] < 0:
                    enemies.append(at)
                elif at != here:
                    friends.append(at)
        # All of them at once: a look at each kind by itself takes three times as long.
        pieces = numpy.array(enemies + friends, numpy.float32).reshape(-1, 2)
        apart = ends[:, None, :] - numpy.concatenate((pieces, goals))
        apart *= apart
        squares = apart[:, :, 0] + apart[:, :, 1]
        found = numpy.full((len(ends), 3), FARTHEST * FARTHEST, numpy.float32)
        last = 0
        for column, number in enumerate((len(enemies), len(friends), len(goals))):
            first, last = last, last + number
            if number:
                squares[:, first:last].min(axis=1, out=found[:, column])
        return numpy.sqrt(found, out=found)


def _cell(points: Any, cells: int) -> Any:
    """The columns or rows of the raster that points lie in."""
    return numpy.clip(numpy.asarray(points * cells).astype(numpy.intp), 0, cells - 1)


def _word(option: Option) -> str:
    """The word that says what an option is; a piece that is chosen is no word of its own."""
    if option.group is not None:
        return option.group.id
    if isinstance(option, Pair):
        return option.say or option.what
    return option.say or ("piece" if option.piece else option.key)


def _reply(action: Offered) -> str | Placement:
    return action if isinstance(action, Placement) else action.key


def _terrain_row(words: Codebook, piece: TerrainView, scale: float) -> list[float]:
    x, y, half_width, half_height = _box([p for line in piece.outlines for p in line])
    rise = piece.rise
    return [
        *words.codes([words.place(piece.kind)])[0],
        x * scale,
        y * scale,
        half_width * scale,
        half_height * scale,
        rise.low * scale if rise else 0.0,
        rise.high * scale if rise else 0.0,
        float(rise.walkable) if rise else 0.0,
    ]


def _zone_row(zone: ZoneView, scale: float) -> tuple[list[float], list[float]]:
    """A zone, what stands before and after who holds it: only that ever changes."""
    x, y, half_width, half_height = (
        (*zone.at, zone.radius, zone.radius)
        if zone.at is not None
        else _box([p for line in zone.outlines for p in line])
    )
    return [float(zone.kind == kind) for kind in ZONE_KINDS], [
        x * scale,
        y * scale,
        zone.z * scale,
        zone.radius * scale,
        half_width * scale,
        half_height * scale,
    ]


def _box(points: Sequence[Point]) -> tuple[float, float, float, float]:
    """The middle of what holds all of these points, and half its sides."""
    if not points:
        return 0.0, 0.0, 0.0, 0.0
    west, east = min(x for x, _ in points), max(x for x, _ in points)
    south, north = min(y for _, y in points), max(y for _, y in points)
    return (west + east) / 2, (south + north) / 2, (east - west) / 2, (north - south) / 2
