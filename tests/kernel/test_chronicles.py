"""A record of older rules is played as long as they agree, and told from there on."""

import zlib
from base64 import b64encode
from typing import Any

import msgspec
import pytest
from gambit import GAMBIT, gambit
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from grognard.conformance import play_randomly
from grognard.kernel import records, traces
from grognard.kernel.chronicles import Chronicle, Retold, check_trace, chronicle
from grognard.kernel.game import Game, replay
from grognard.kernel.records import Record, RecordError
from grognard.kernel.refusals import Refusal
from grognard.kernel.traces import LARGEST, Trace, unpack


class Newer(type(GAMBIT)):  # type: ignore[misc]
    """The same game, in which seat A gets a point before the second trick."""

    version = GAMBIT.version + 1

    def next_step(self, battle: Any) -> Any:
        if battle.tricks == 1 and battle.result is None:
            battle.points = {**battle.points, "A": battle.points.get("A", 0) + 1}
        return super().next_step(battle)


class Renumbered(type(GAMBIT)):  # type: ignore[misc]
    """The same game under a new number."""

    version = GAMBIT.version + 1


class Closed(Renumbered):
    """A game that can no longer be set up."""

    def set_up(self, setup: Any) -> Any:
        raise Refusal("game-over")


def whole(seed: int = 9) -> Game[Any]:
    game = gambit(seed)
    list(play_randomly(game, seed))
    return game


@pytest.fixture
def record() -> Record:
    return records.decode(whole().record.traced().encode())


@pytest.fixture
def opened(record: Record) -> Chronicle:
    return chronicle(Newer(), record)


@pytest.mark.parametrize("seed", range(6))
def test_a_trace_tells_every_moment_as_it_was(seed: int) -> None:
    game = whole(seed)
    trace = unpack(game.record.traced().trace)
    trace.check(game.answers)

    past = game.fork()
    for at in range(game.answers, -1, -1):
        past.rewind(at)

        for viewer in ("", "A", "B"):
            assert trace.view(viewer, at) == past.view(viewer)
        told, heard = trace.log(at), past.log
        assert [(t.at, t.turn) for t in told] == [(t.at, t.turn) for t in heard]
        assert [t.event.kind for t in told] == [t.event.kind for t in heard]
        assert [t.event.rules for t in told] == [t.event.rules for t in heard]
    assert list(trace.choices) == game.choices


def test_a_conceded_game_is_traced_to_its_end() -> None:
    game = gambit(2)
    game.answer(game.question.usual)
    game.concede("A")

    trace = unpack(game.record.traced().trace)

    assert trace.view("", game.answers) == game.view("")
    assert trace.log(game.answers)[-1].event.kind == "conceded"


def test_a_record_remembers_the_game_as_it_was_when_it_was_asked_for() -> None:
    game = gambit(2)
    early = game.record
    list(play_randomly(game, 1))

    assert unpack(early.traced().trace).view("A", 9999) == gambit(2).view("A")


def test_a_record_of_the_first_format_is_still_read() -> None:
    written = whole().record.encode().replace(b'{"format": 4', b'{"format": 1')

    record = records.decode(written)

    assert (record.format, record.trace) == (1, "")
    assert replay(GAMBIT, record).over


def test_older_rules_that_agree_to_the_end_are_played_to_the_end(record: Record) -> None:
    opened = chronicle(Renumbered(), record)

    assert isinstance(opened.end, Game) and opened.trace is None
    assert opened.played == opened.last
    assert opened.end.record.setup.version == Renumbered.version


def test_rules_that_part_are_played_to_the_last_right_digest(
    opened: Chronicle, record: Record
) -> None:
    assert opened.game is not None and 0 < opened.played < opened.last
    agreed = [step.digest for step in opened.game.record.steps]
    assert agreed == [step.digest for step in record.steps][: len(agreed)]
    assert isinstance(opened.at(opened.played - 1), Game)
    assert isinstance(opened.at(opened.played), Retold)


def test_what_is_told_is_what_happened(opened: Chronicle) -> None:
    game = whole()
    past = game.fork()
    for at in range(opened.last, -1, -1):
        past.rewind(at)
        told = opened.at(at)

        assert told.answers == at and told.over == past.over
        assert [told.view(seat) for seat in ("", "A")] == [past.view(s) for s in ("", "A")]
        assert [t.event.kind for t in told.log] == [t.event.kind for t in past.log]
        assert told.choices == past.choices
    assert opened.end.result == game.result and game.result is not None


def test_the_part_that_is_played_can_be_played_on(opened: Chronicle) -> None:
    game = opened.game
    assert game is not None
    game.settle()
    list(play_randomly(game, "on"))

    assert game.over and replay(Newer(), game.record).over


def test_a_game_that_cannot_be_set_up_any_more_is_told_whole(record: Record) -> None:
    opened = chronicle(Closed(), record)

    assert opened.game is None and opened.played == 0
    assert isinstance(opened.at(0), Retold)
    assert opened.end.view("B") == whole().view("B")


def test_without_a_trace_the_version_is_named(record: Record) -> None:
    with pytest.raises(RecordError, match=r"version 1 .* plays version 2") as caught:
        chronicle(Newer(), replace(record, trace=""))
    assert caught.value.reason == "version"


def test_a_library_user_gets_a_game_or_an_error(record: Record) -> None:
    with pytest.raises(RecordError, match=r"version 1 .* plays version 2"):
        replay(Newer(), record)


def test_newer_rules_than_ours_are_not_guessed_at(record: Record) -> None:
    newer = replace(record, setup=replace(record.setup, version=7))

    with pytest.raises(RecordError, match="version 7"):
        chronicle(GAMBIT, newer)


def test_a_record_of_our_own_rules_is_never_told_instead_of_played(record: Record) -> None:
    steps = (*record.steps[:-1], replace(record.steps[-1], digest="0" * 16))

    with pytest.raises(RecordError) as caught:
        chronicle(GAMBIT, replace(record, steps=steps))
    assert caught.value.reason == "other-battle"


def test_a_trace_that_tells_another_story_is_found(record: Record) -> None:
    check_trace(replay(GAMBIT, record), record)
    other = replace(record, trace=whole(10).record.traced().trace)

    with pytest.raises(RecordError, match="not what its answers lead to"):
        check_trace(replay(GAMBIT, record), other)


def packed(data: Any) -> str:
    return b64encode(zlib.compress(msgspec.json.encode(data))).decode()


def spoiled(record: Record, **fields: Any) -> str:
    return packed({**msgspec.to_builtins(unpack(record.trace)), **fields})


HARMS = {
    "nothing readable": lambda record: "no base64 at all!",
    "not deflated": lambda record: b64encode(b"plain").decode(),
    "cut short": lambda record: record.trace[: len(record.trace) // 8 * 4],
    "a bomb": lambda record: b64encode(zlib.compress(b" " * (LARGEST + 9))).decode(),
    "deep": lambda record: b64encode(zlib.compress(b"[" * 100_000)).decode(),
    "deep differences": lambda record: b64encode(
        zlib.compress(
            b'{"seats":["A","B"],"choices":[],"events":[],"changes":[[0,'
            + b'{"a":' * 900
            + b"[1]"
            + b"}" * 900
            + b"]]}"
        )
    ).decode(),
    "no trace": lambda record: packed([1, 2]),
    "no seats": lambda record: spoiled(record, seats=[]),
    "no moments": lambda record: spoiled(record, changes=[]),
    "other seats": lambda record: spoiled(record, seats=["A", "B", "C"]),
    "moments after the end": lambda record: spoiled(record, choices=[99_999]),
    "negative": lambda record: spoiled(record, choices=[-1]),
    "events of no kind": lambda record: spoiled(record, events=[[0, 0, {"a": {"b": 1}}]]),
    "views of no kind": lambda record: spoiled(record, changes=[[0, [{"turn": 1}]]]),
    "unordered": lambda record: spoiled(record, changes=[[1, [{}]], [0, [{}]]]),
    "wide": lambda record: spoiled(
        record, changes=[[0, [{"a": []}]], [1, {"a": {"": [0, 0, [0] * 9999]}}]]
    ),
    "unknown fields": lambda record: spoiled(record, more=1),
}


@pytest.mark.parametrize("harm", HARMS)
def test_a_trace_that_cannot_be_told_is_refused_in_one_sentence(record: Record, harm: str) -> None:
    with pytest.raises(RecordError) as caught:
        chronicle(Newer(), replace(record, trace=HARMS[harm](record)))
    assert caught.value.reason == "trace"
    assert len(str(caught.value)) < 400


@given(st.binary(max_size=200))
def test_no_bytes_do_harm(data: bytes) -> None:
    for text in (b64encode(data).decode(), b64encode(zlib.compress(data)).decode()):
        with pytest.raises(traces.TraceError):
            unpack(text)


def test_a_packed_trace_comes_back_as_it_went(record: Record) -> None:
    trace = unpack(record.trace)

    assert isinstance(trace, Trace) and unpack(trace.pack()) == trace
