"""What the holder of a link is shown of a room."""

from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from grognard.kernel.compound import Together
from grognard.kernel.events import Told
from grognard.kernel.game import Game
from grognard.kernel.questions import Chance, Choose, Place, Placement, Point
from grognard.kernel.views import View
from grognard.kernel.wishes import spans
from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.games.keys import Holder, Keys
from grognard.server.games.room import Happening, Room
from grognard.server.present import decisions, guide, sights, wording
from grognard.server.present.log import line, may_learn, teller_for, words_of
from grognard.table.pointing import instead
from grognard.text import Language, Words
from grognard.text.names import seat_names
from grognard.text.telling import Teller


class Drawn(Struct, frozen=True):
    """A view and what stands for it in words, where the seats were called this."""

    seen: View
    names: dict[str, str]
    shown: wire.View


class Reader:
    """Somebody with a link to a room, and the language they read."""

    def __init__(self, room: Room, holder: Holder, lang: Language) -> None:
        self.room = room
        self.holder = holder
        self.words: Words = words_of(room.ruleset, lang)

    @property
    def viewer(self) -> str:
        """As whom the reader sees the battle."""
        return self.holder.viewer

    @property
    def viewers(self) -> tuple[str, ...]:
        """As whom the reader may look: anybody, once nothing is hidden any more."""
        everyone = (*self.room.seats, "")
        if self.room.over or not self.room.ruleset.secrets:
            return everyone
        return (self.viewer,)

    def teller(self, viewer: str | None = None) -> Teller:
        """Tells what the reader may know, or would know as somebody else."""
        return self._teller if viewer in (None, self.viewer) else self._teller_as(viewer)

    @cached_property
    def _teller(self) -> Teller:
        return self._teller_as(self.viewer)

    def _teller_as(self, viewer: str) -> Teller:
        return teller_for(self.words, self.room.seen_by(viewer), self.names)

    @cached_property
    def names(self) -> dict[str, str]:
        """What the seats are called."""
        room = self.room
        return seat_names(room.ruleset, room.head.setup, room.seats, room.people, self.words)

    def drawn(self, before: Drawn | None = None) -> Drawn:
        """What the reader sees now, in words; whatever was seen before keeps its own."""
        seen = self._acting(self.room.view(self.viewer))
        known = None if before is None else (before.seen, before.shown)
        return Drawn(seen, self.names, wording.view(seen, self.words, self.names, known))

    def state(
        self,
        keys: Keys,
        present: Iterable[str],
        region: wire.Region | None = None,
        shown: wire.View | None = None,
    ) -> wire.GameState:
        """The game as it is now; the region asked about and the view may be there already."""
        room = self.room
        seen = room.view(self.viewer)
        return wire.GameState(
            id=room.head.id,
            number=room.number,
            at=room.now.answers,
            role=self.holder.role,
            seat=self.holder.seat,
            title=self.words(f"ruleset-{room.ruleset.name}"),
            seats=self.seats(present),
            view=shown or self.drawn().shown,
            waits_for=room.waits_for,
            undo=self._undo(),
            over=room.over,
            decision=self.decision(region),
            result=wording.result(seen.result, self.words, self.names),
            deadline=room.deadline if room.clocks is None else None,
            clock=self._clock(),
            offered=room.offered,
            rematch=self._rematch(keys),
            can_save=room.can_save,
            luck=self._luck(),
            wishes=self._wishes(),
            told=self._told(),
            taken=self.holder.taken,
            aim=self._aim(),
            advice=self.holder.role == "seat" and room.head.advice and not room.is_told,
            content=room.ruleset.called,
            packs=room.ruleset.pack_ids,
            lost=self._lost(room.now.answers, seen),
        )

    def _lost(self, at: int, seen: View) -> tuple[wire.LostPiece, ...]:
        """Who was out of the game after so many answers, and is not to be seen any more."""
        there, teller = {piece.id for piece in seen.pieces}, self.teller()
        return tuple(
            wire.LostPiece(piece.id, piece.seat, teller.piece(piece.id), piece.kind, piece.unit)
            for piece in self.room.lost(at)
            if piece.id not in there
        )

    def _aim(self) -> wire.Aim | None:
        """What the scenario wants, to be read before the first choice."""
        room = self.room
        scenario = room.head.setup.scenario
        text = self.words.first(f"scenario-{scenario}.summary") if scenario else ""
        if not text:
            return None
        return wire.Aim(
            text, room.ruleset.scenario_clause(scenario), guide.briefing_id(room.ruleset, scenario)
        )

    def _acting(self, seen: View) -> View:
        """A piece that the reader is asked about has not acted yet, whatever the rules noted."""
        asked = self.room.question_for(self.viewer) if self.viewer else None
        acting = getattr(asked, "piece", None)
        if not any(piece.id == acting and piece.done for piece in seen.pieces):
            return seen
        pieces = tuple(
            replace(piece, done=False) if piece.id == acting else piece for piece in seen.pieces
        )
        return replace(seen, pieces=pieces)

    def seats(self, present: Iterable[str]) -> tuple[wire.SeatState, ...]:
        """Who sits where."""
        here = set(present)
        return tuple(self._seat(seat, seat in here) for seat in self.room.seats)

    def decision(self, region: wire.Region | None = None) -> wire.Decision | None:
        """What the reader is asked; what others are asked is none of their business."""
        room = self.room
        asked = room.question_for(self.viewer) if self._is_asked else None
        if asked is None:
            return None
        return decisions.decision(
            asked,
            self.viewer,
            room.asked_at,
            self.teller(),
            together=isinstance(room.game.question, Together),
            secrets=room.ruleset.secrets,
            where=region,
            foresee=partial(room.ruleset.outlook, room.game.battle, asked)
            if isinstance(asked, Choose) and asked.foresee is not None
            else None,
        )

    @property
    def _is_asked(self) -> bool:
        """Whether the reader has an answer to give; not where a bot plays their seat by now."""
        room = self.room
        return self.viewer in room.waits_for and self.viewer not in room.asked_bots

    def entering(self, asked: Chance[Any], entered: Sequence[int | str]) -> wire.Entering:
        """All that is entered for an act of chance, given these values."""
        teller, secrets = self.teller(), self.room.ruleset.secrets
        parts = asked.entering(entered).parts
        return wire.Entering(tuple(decisions.to_enter(p, teller, secrets=secrets) for p in parts))

    def verdict(self, asked: Place, place: Placement) -> wire.CheckVerdict:
        """Whether a placement is legal, why not, and what it would take and provoke."""
        battle, foresee = self.room.game.battle, self.room.ruleset.outlook
        seen, outlook = self.room.view(self.viewer), foresee(battle, asked, place)
        refusal = asked.region.refuse(place)
        if refusal is not None and outlook.detour is None:

            def way_round(point: Point) -> Placement | None:
                return foresee(battle, asked, Placement((point,), place.heading)).detour

            start = seen.place(asked.piece)
            found = instead(asked.region, place, start, outlook.allowed, way_round)
            if found is not None:
                outlook = replace(foresee(battle, asked, found), detour=found)
        return sights.measured(asked, place, refusal, outlook, seen, self.teller())

    def briefing(self) -> wire.Briefing:
        """What the reader is told before the first move."""
        room = self.room
        battle = self._battle_at(None)
        seen = room.view(self.viewer)
        return guide.briefing(room.ruleset, room.head.setup, battle, seen, self.words, self.names)

    def sight(self, body: wire.SightBody) -> wire.SightText:
        """How a piece sees another one or a point, now or at a moment of the game."""
        battle, look = self._battle_at(body.at), self.room.ruleset.sight
        found = battle and look(battle, self.viewer, body.piece, _anchor(body.target))
        if found is None:
            raise Fault("no-sight")
        return sights.sight(found, self.teller())

    def rings(self, body: wire.RingsBody) -> wire.Rings:
        """How far some pieces reach, now or at a moment of the game."""
        battle, teller = self._battle_at(body.at), self.teller()
        ruleset = self.room.ruleset
        return wire.Rings(
            tuple(
                sights.ring(piece, ring, teller)
                for piece in dict.fromkeys(body.pieces if battle is not None else ())
                for ring in ruleset.rings(battle, self.viewer, piece)
            )
        )

    def _battle_at(self, at: int | None) -> Any:
        """The battle now or at a moment; nothing where that is told and not played."""
        now = self.room.now
        moment = now if at is None or at == now.answers else self.room.at(at)
        return moment.battle if isinstance(moment, Game) else None

    def happened(self, happening: Happening) -> wire.Happened:
        """An event as the reader may know it."""
        what, seat = self._seen_done(happening)
        return wire.Happened(
            number=happening.number,
            what=what,
            seat=seat,
            at=happening.at,
            lines=self.lines(happening.told),
        )

    def _seen_done(self, happening: Happening) -> tuple[wire.What, str | None]:
        """Who did what. What others wish to be asked, and whether they were, is their secret."""
        what, seat = happening.deed.what, happening.deed.seat or None
        if seat == self.viewer or what not in ("passed", "wished"):
            return what, seat
        if what == "wished":
            return what, None
        before = self.room.happenings[happening.number - 1].at
        return ("chosen" if before == happening.at else "answered"), seat

    def lines(self, told: Iterable[Told], viewer: str | None = None) -> tuple[wire.LogLine, ...]:
        """The lines of the log that the reader may see."""
        viewer = self.viewer if viewer is None else viewer
        heard = [each for each in told if may_learn(each.event, viewer)]
        if not heard:
            return ()
        teller, seen = self.teller(viewer), self.room.seen_by(viewer)
        owners = {piece.id: piece.seat for view in seen for piece in view.pieces}
        entries = self.room.entries
        return tuple(line(each, teller, owners, entries) for each in heard)

    def log(self, after: int) -> wire.Log:
        """The log as it stands, without what was taken back, from an event on."""
        since = self.room.happenings[after].at if 0 <= after <= self.room.number else 0
        told = [each for each in self.room.now.log if after < 0 or each.at > since]
        return wire.Log(self.room.number, self.lines(told))

    def moment(self, at: int, viewer: str | None) -> wire.Snapshot:
        """The game as it was after ``at`` answers."""
        looks = self.may_look_as(viewer)
        past = self.room.at(at)
        seen = past.view(looks)
        return wire.Snapshot(
            at=at,
            last=self.room.now.answers,
            view=wording.view(seen, self.words, self.names),
            waits_for=past.asked,
            lines=self.lines(past.log, looks),
            lost=self._lost(at, seen),
        )

    def profile(self, body: wire.ProfileBody) -> wire.Profile:
        """The table from the side, now or at a moment of the replay."""
        battle, look = self._battle_at(body.at), self.room.ruleset.profile
        start, end = _anchor(body.start), _anchor(body.end)
        seen = battle and look(battle, self.viewer, start, end)
        if seen is None:
            raise Fault("no-profile")
        return wording.profile(seen, self.teller())

    def timeline(self, viewer: str | None) -> wire.Timeline:
        """The whole game, for the bar of a replay."""
        looks = self.may_look_as(viewer)
        room = self.room
        return wire.Timeline(
            last=room.now.answers,
            turns=tuple(wire.TurnMark(at, turn) for at, turn in room.turns),
            choices=tuple(room.now.choices),
            lines=self.lines(room.now.log, looks),
            viewers=self.viewers,
            losses=self._losses(),
        )

    def _losses(self) -> tuple[wire.LossMark, ...]:
        teller = self.teller()
        return tuple(
            wire.LossMark(loss.at, ", ".join(map(teller.piece, loss.pieces)))
            for loss in self.room.losses
        )

    def may_look_as(self, viewer: str | None) -> str:
        """The viewer asked for, if the reader may look as them."""
        if viewer is None:
            return self.viewer
        if viewer not in self.viewers:
            raise Fault("not-allowed")
        return viewer

    def summary(self, present: Iterable[str]) -> wire.GameSummary:
        """The game in a list."""
        room = self.room
        seen = room.view(self.viewer)
        return wire.GameSummary(
            id=room.head.id,
            ruleset=room.ruleset.name,
            title=self.words(f"ruleset-{room.ruleset.name}"),
            scenario=self.words.say(seen.scenario),
            seat=self.holder.seat,
            called=self.words.say(seen.called) if seen.called is not None else None,
            seats=self.seats(present),
            turn=seen.turn,
            turns=seen.turns,
            number=room.number,
            over=room.over,
            your_turn=self._is_asked,
            waits_for=room.waits_for,
            clock=self._clock(),
            result=wording.result(seen.result, self.words, self.names),
            changed=room.happenings[-1].deed.time,
            packs=room.ruleset.pack_ids,
        )

    def _seat(self, seat: str, present: bool) -> wire.SeatState:
        room = self.room
        kind: Any = room.kind(seat)
        name = self.names.get(seat) or self.words("seat", seat=seat)
        side = room.ruleset.side(seat)
        return wire.SeatState(seat, side, name, kind, room.bot(seat), present)

    def _told(self) -> wire.ToldFrom | None:
        opened = self.room.chronicle
        if opened is None or not self.room.is_told:
            return None
        if self.room.is_cut_short:
            text = self.words("told-cut-short", played=opened.played)
        elif self.room.head.record is None:
            text = self.words("told-parted", played=opened.played)
        else:
            text = Teller(self.words).chronicle(opened, self.room.ruleset.version)
        return wire.ToldFrom(opened.played, text)

    def _wishes(self) -> wire.WishesState | None:
        seat, room = self.viewer, self.room
        if seat not in room.people:
            return None
        teller = Teller(self.words)
        yields = tuple(
            wire.YieldState(each.window, teller.window(each.window), each.span, each.even_attacked)
            for each in room.yields(seat)
        )
        lasting = () if room.is_told else spans(room.ruleset, room.game.battle)
        return wire.WishesState(room.wish(seat).auto_pass, yields, lasting)

    def _undo(self) -> wire.UndoState:
        room, proposal = self.room, self.room.proposal
        can = room.undo(self.viewer).how if self.viewer else "no"
        if proposal is None:
            return wire.UndoState(can)
        waits = tuple(s for s in room.must_agree(proposal.seat) if s not in proposal.agreed)
        return wire.UndoState(can, proposal.seat, waits)

    def _luck(self) -> wire.LuckState:
        luck = self.room.luck
        pledged = tuple(
            wire.Pledged(seat, pledge.commitment, pledge.secret)
            for seat, pledge in luck.pledges.items()
        )
        return wire.LuckState(luck.kind, luck.commitment, luck.round, luck.awaits, pledged)

    def _clock(self) -> wire.ClockState | None:
        room, clocks = self.room, self.room.clocks
        if clocks is None:
            return None
        clock = clocks.clock
        return wire.ClockState(
            clock.per,
            clock.seconds,
            clock.increment,
            clock.flag,
            clock.bot,
            tuple(
                wire.SeatClock(seat, clocks.left[seat], clocks.until(seat, room.outages))
                for seat in room.seats
                if room.kind(seat) in ("person", "open")
            ),
        )

    def _rematch(self, keys: Keys) -> wire.Link | None:
        if not self.room.rematch or self.holder.role == "invited":
            return None
        return keys.link(self.room.rematch, self.holder)


def _anchor(anchor: wire.Anchor) -> str | Point:
    return anchor if isinstance(anchor, str) else (anchor[0], anchor[1])
