"""The record of a game: how it was set up and every answer since, with a digest per step.

It is the save file, the replay, the undo stack and the bug report, all in one. One that is saved
also has a trace of what happened, to be told where the rules have changed since.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from grognard.kernel.pledges import SERVER, Dice, Pledges, seed_of
from grognard.kernel.questions import Entry
from grognard.kernel.ruleset import Setup
from grognard.kernel.state import Result

FORMAT = 4
"""Format 1 had no traces; in format 2 dice that were taken back came again; 3 named no source."""
SAYS_ITS_DICE = 4
"""The format from which on a record says where its dice come from."""
LARGEST = 16 * 1024 * 1024
"""No honest record comes near this many bytes."""
MOST = 2**53
"""Nor this many answers or lots: every whole number up to it is the same in any program."""


class RecordError(ValueError):
    """A record that cannot be read, or does not replay; it says where.

    Its text is plain English; ``record-<reason>`` says the same in any language.
    """

    def __init__(
        self, text: str, reason: str, cause: Exception | None = None, **facts: int | str
    ) -> None:
        super().__init__(text)
        self.reason = reason
        self.cause = cause
        """The refusal or other fault behind it, where there is one."""
        self.facts = facts
        self.agreed: int | None = None
        """Of one that does not replay: the answers up to the last right digest, if there is one."""


class Redrawn(NamedTuple):
    """Chance that was seen was taken back: from here on it goes on with another lot."""

    after: Annotated[int, Meta(ge=0, le=MOST)]
    """How many answers there were."""
    lot: Annotated[int, Meta(ge=0, le=MOST)]


class RecordedStep(Struct, frozen=True):
    """The answers given since the battle was last complete, and its digest then."""

    digest: str
    answers: tuple[Entry, ...] = ()


class Record(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A whole game, ready to be written down."""

    format: int
    setup: Setup
    seed: int | str | None
    """Where chance came from; nothing where people rolled their own."""
    steps: tuple[RecordedStep, ...]
    result: Result | None = None
    trace: str = ""
    """What happened, packed as ``traces`` has it; nothing where only the answers were kept."""
    luck: tuple[Redrawn, ...] = ()
    """Where chance was taken back and drawn anew, in order."""
    dice: Dice = ""
    """Where the dice come from; records of old formats leave that to the seed."""
    pledges: Pledges | None = None
    """What the seed was made of, where everybody had a part in it."""

    @property
    def answers(self) -> list[Entry]:
        """Every answer, in order."""
        return [answer for step in self.steps for answer in step.answers]

    def remember(self, trace: Callable[[], str]) -> "Record":
        """Let the record be traced once somebody wants that: it takes a while."""
        vars(self)["remembered"] = trace
        return self

    def traced(self) -> "Record":
        """The record with its trace, as far as anybody remembers what happened."""
        trace = vars(self).get("remembered")
        return self if trace is None else replace(self, trace=trace())

    def encode(self) -> bytes:
        """The record as JSON, a line per step, so that two records can be compared by eye."""
        head = msgspec.json.encode(self.setup).decode()
        steps = ",\n  ".join(msgspec.json.encode(step).decode() for step in self.steps)
        text = (
            f'{{"format": {self.format},\n "setup": {head},\n'
            f' "seed": {msgspec.json.encode(self.seed).decode()},\n'
            f' "steps": [\n  {steps}\n ],\n'
            f' "result": {msgspec.json.encode(self.result).decode()}'
        )
        if self.luck:
            text += f',\n "luck": {msgspec.json.encode(self.luck).decode()}'
        if self.dice:
            text += f',\n "dice": "{self.dice}"'
        if self.pledges is not None:
            text += f',\n "pledges": {msgspec.json.encode(self.pledges).decode()}'
        if self.trace:
            text += f',\n "trace": "{self.trace}"'
        return f"{text}}}\n".encode()

    def save(self, path: str | Path) -> None:
        """Write the record with its trace to a file, whole or not at all."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_bytes(self.traced().encode())
        draft.replace(target)


def check_dice(record: Record) -> None:
    """Whether a record proves where its dice come from, as it says; a record error says why not."""
    if record.format < SAYS_ITS_DICE:
        return
    if record.dice == "":
        raise RecordError("the record does not say where its dice come from", "no-dice")
    is_told = record.dice in ("seed", "shared")
    if is_told and record.seed is None:
        raise RecordError("the seed of its dice is missing", "no-seed")
    if not is_told and record.seed is not None:
        raise RecordError("the record has a seed that it says it has not", "seed-unasked")
    if (record.dice == "shared") != (record.pledges is not None):
        raise RecordError("the pledges for its dice are missing, or nobody made any", "no-pledges")
    if record.pledges is not None:
        _check_pledges(record.pledges, record)


def _check_pledges(pledges: Pledges, record: Record) -> None:
    who = [pledge.who for pledge in pledges.pledges]
    if len(set(who)) != len(who) or SERVER not in who or len(who) < 2:
        raise RecordError("the pledges are not one of the server and one of each seat", "pledges")
    for pledge in pledges.pledges:
        if not pledge.is_kept(pledges.game):
            text = f"the secret of {pledge.who or 'the server'} is not the one committed to"
            raise RecordError(text, "pledge-broken", who=pledge.who or "none")
    if seed_of(pledges.game, pledges.pledges) != record.seed:
        raise RecordError("the seed is not made of what was pledged", "other-seed")


def check_commitments(record: Record, kept: Sequence[str]) -> None:
    """Compare a record with the commitments that somebody saw before the first dice fell."""
    there = set(record.pledges.commitments.values()) if record.pledges is not None else set()
    if record.dice == "seed":
        there.add(sha256(str(record.seed).encode()).hexdigest())
    for commitment in kept:
        if commitment.strip().lower() not in there:
            text = f"nobody in this record committed to {commitment[:70]}"
            raise RecordError(text, "not-committed", commitment=commitment[:70])


def steps(digests: Sequence[tuple[int, str]], answers: Sequence[Entry]) -> tuple[RecordedStep, ...]:
    """The steps of a game: where its battle was complete with which digest, and its answers."""
    ends = [*(at for at, _ in digests[1:]), len(answers)]
    return tuple(
        RecordedStep(digest, tuple(answers[at:end]))
        for (at, digest), end in zip(digests, ends, strict=True)
    )


def decode(data: bytes, name: str = "record") -> Record:
    """Read a record; one sentence says what is wrong with it."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as problem:
        text = f"{name} is not a game record: {problem}"
        raise RecordError(text, "no-record", file=name, detail=str(problem)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        text = f"{name} is broken or cut short: {problem}"
        raise RecordError(text, "broken", file=name, detail=str(problem)) from None
    if not 1 <= record.format <= FORMAT:
        raise RecordError(
            f"{name} has format {record.format}; this program reads {FORMAT}",
            "format",
            file=name,
            format=record.format,
            known=FORMAT,
        )
    return record


def read(path: str | Path) -> Record:
    """Read a record from a file."""
    source = Path(path)
    try:
        if source.stat().st_size > LARGEST:
            raise RecordError(
                f"{source.name} is larger than any game record ({LARGEST} bytes)",
                "too-large",
                file=source.name,
                most=LARGEST,
            )
        data = source.read_bytes()
    except OSError as problem:
        why = problem.strerror or str(problem)
        text = f"{source} cannot be read: {why}"
        raise RecordError(text, "unreadable", file=str(source), detail=why) from None
    return decode(data, source.name)


def same(one: Any, other: Any) -> bool:
    """Whether two entries are the same once written down.

    >>> same((1, 2), [1, 2])
    True
    """
    return bool(msgspec.json.encode(one) == msgspec.json.encode(other))
