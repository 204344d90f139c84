"""Every installed ruleset can be played, shown and told to everybody in both languages."""

from typing import Any

import msgspec
import pytest

import grognard
from grognard.conformance import random_answer
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Together
from grognard.kernel.questions import Chance, Choose, Place, Placement
from grognard.server import wire
from grognard.server.games.journal import Deed, Head, Sitting
from grognard.server.games.keys import Holder, Keys
from grognard.server.games.reader import Reader
from grognard.server.games.room import Room
from grognard.server.present import decisions

ANSWERS = 60
KEYS = Keys(b"secret")


def opened(name: str) -> Room:
    ruleset = grognard.ruleset(name)
    setup = ruleset.setup()
    sittings = tuple(Sitting(seat, "person") for seat in setup.seats)
    return Room(Head("g", setup, sittings, 0.0, "seed of the test"), ruleset)


def random_entry(asked: Any, number: int) -> Any:
    lot = Lots("server test").lot(number)
    assert not isinstance(asked, Chance)
    answer = random_answer(asked, lot)
    return answer.entry() if isinstance(answer, Placement) else answer


def look(room: Room, number: int) -> None:
    """Show the game to everybody; what they see survives the journey."""
    for seat in (*room.seats, ""):
        holder = Holder("seat", seat) if seat else Holder("spectator", "")
        reader = Reader(room, holder, "fr" if number % 2 else "en")
        asked = room.question_for(seat) if seat else None
        drawn = wire.Region(None, (), ()) if isinstance(asked, Place) and number % 8 else None
        state = reader.state(KEYS, (), drawn)
        assert msgspec.json.decode(msgspec.json.encode(state), type=wire.GameState) == state
        reader.happened(room.happenings[-1])


@pytest.mark.parametrize("name", grognard.rulesets())
def test_a_ruleset_is_played_and_shown(name: str) -> None:
    room = opened(name)

    for number in range(ANSWERS):
        if room.over:
            break
        look(room, number)
        seat = room.waits_for[0]
        asked = room.question_for(seat)
        room.perform(Deed("answered", seat, random_entry(asked, number), time=1.0))

    deeds = [happening.deed for happening in room.happenings[1:]]
    again = Room.restore(room.head, room.ruleset, deeds)
    assert again.record() == room.record()
    assert again.number == room.number
    assert again.asked_at == room.asked_at


@pytest.mark.parametrize("name", grognard.rulesets())
def test_what_a_region_suggests_is_legal_as_the_browser_sends_it(name: str) -> None:
    """A single point on which the piece stands already is sent as an empty path if it may stay."""
    room = opened(name)

    for number in range(ANSWERS):
        if room.over:
            break
        seat = room.waits_for[0]
        asked = room.question_for(seat)
        if isinstance(asked, Place):
            places = {piece.id: piece.at for piece in room.view(seat).pieces}
            region = decisions.region(asked)
            for suggested in (*region.candidates, region.usual):
                assert suggested is not None
                here = suggested.path == (places.get(region.piece or ""),)
                path = () if region.stays and here else suggested.path
                refusal = asked.region.refuse(Placement(path, suggested.heading))
                assert refusal is None, f"{asked.topic}: {suggested}, yet {refusal!r}"
        room.perform(Deed("answered", seat, random_entry(asked, number), time=1.0))


def test_restoring_gives_the_same_events() -> None:
    room = opened("colossus")
    for number in range(20):
        seat = room.waits_for[0]
        room.perform(Deed("answered", seat, random_entry(room.question_for(seat), number)))

    again = Room.restore(room.head, room.ruleset, [h.deed for h in room.happenings[1:]])

    assert again.happenings == room.happenings


def at_the_bid_to_delay() -> Room:
    """Whoever delays bids the last card of the hand, the others may bid or not (3.7)."""
    room = opened("gaslight")
    for number in range(400):
        question = room.game.question
        if isinstance(question, Together) and any(c.needs_nobody for c in question.choices):
            return room
        seat = room.waits_for[0]
        asked = room.question_for(seat)
        keys = [option.key for option in asked.options] if isinstance(asked, Choose) else []
        answer = "delay" if "delay" in keys else random_entry(asked, number)
        room.perform(Deed("answered", seat, answer))
    raise AssertionError("nobody was ever asked without a choice")


def test_the_server_asks_whom_the_game_asks() -> None:
    room = at_the_bid_to_delay()

    assert room.waits_for == room.game.asked
    assert len(room.waits_for) == 1


def test_a_journal_in_which_a_seat_without_a_choice_had_to_answer_still_loads() -> None:
    room = at_the_bid_to_delay()
    before = [happening.deed for happening in room.happenings[1:]]
    question = room.game.question
    assert isinstance(question, Together)
    (asked,) = room.waits_for
    (spared,) = (choice for choice in question.choices if choice.seat != asked)
    chosen, only = question.of(asked).usual, spared.options[0].key  # type: ignore[union-attr]
    room.perform(Deed("answered", asked, chosen))

    for journal in (
        [Deed("chosen", spared.seat, only), Deed("answered", asked, chosen)],
        [Deed("chosen", asked, chosen), Deed("answered", spared.seat, only)],
    ):
        again = Room.restore(room.head, room.ruleset, [*before, *journal])

        assert again.record() == room.record()
        assert [h.deed.what for h in again.happenings[-2:]] == ["chosen", "answered"]
