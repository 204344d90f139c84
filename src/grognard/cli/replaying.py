"""``grognard replay`` and ``grognard verify``: games that were written down."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from msgspec.json import encode

from grognard.api import ruleset_of
from grognard.cli.asking import plain, read_record, scores, within, write
from grognard.cli.help import Json, Lang, said
from grognard.cli.mistakes import Mistake, No, unsound
from grognard.cli.summing import tell_aftermath
from grognard.cli.voice import Voice
from grognard.kernel.chronicles import Chronicle, Moment, Retold, check_trace, chronicle
from grognard.kernel.game import By, Game
from grognard.kernel.records import Record, RecordError, check_commitments
from grognard.lab.aftermath import Aftermath, aftermath
from grognard.text.names import seat_names
from grognard.text.telling import Teller, teller_of

RecordFile = Annotated[Path, Parameter(help=said("help-record-file"))]


def replay(
    record: RecordFile,
    /,
    *,
    at: Annotated[int | None, Parameter(help=said("help-replay-at"))] = None,
    svg: Annotated[Path | None, Parameter(help=said("help-replay-svg"))] = None,
    seat: Annotated[str, Parameter(help=said("help-replay-seat"))] = "",
    summary: Annotated[bool, Parameter(negative="", help=said("help-replay-summary"))] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """The log of a game in words, one of its moments as a picture, or what decided it."""
    written = read_record(record)
    ruleset = ruleset_of(written.setup)
    voice = Voice(lang, json=json, ruleset=ruleset)
    if at is not None:
        within("--at", at, 0, len(written.answers))
    opened = chronicle(ruleset, written, at)
    game = opened.end if at is None else opened.at(at)
    if seat and seat not in game.seats:
        raise Mistake("seat", seat=seat, known=", ".join(game.seats))
    names = seat_names(ruleset, written.setup, game.seats, {}, voice.words)
    teller = teller_of(game, voice.words, seat, names)
    if summary:
        if isinstance(game, Retold):
            raise Mistake("only-told", played=opened.played)
        found = aftermath(ruleset, written.setup, written.answers[: game.answers])
        voice.emit(_taken_apart(found, teller))
        if found.result is not None:
            voice.line(f"{teller.result(found.result)} ({scores(found.result.scores)})")
        tell_aftermath(found, teller, voice)
        return 0
    voice.emit(_as_data(opened, game, teller))
    if isinstance(game, Retold):
        voice.line(teller.chronicle(opened, ruleset.version))
    if svg is not None:
        from grognard.draw.svg import picture

        write(svg, picture(game.view(seat), teller))
        voice.say("replay-drawn", file=str(svg), answers=game.answers)
    else:
        _tell(game, teller, voice)
    return 0


def _as_data(opened: Chronicle, game: Moment, teller: Teller) -> dict[str, Any]:
    setup = opened.record.setup
    return {
        "ruleset": setup.ruleset,
        "version": setup.version,
        "played": min(opened.played, game.answers),
        "scenario": setup.scenario,
        "answers": game.answers,
        "over": game.over,
        "result": plain(game.result) if game.result else None,
        "events": [
            {
                "at": told.at,
                "text": teller.event(told.event),
                "rules": list(told.event.rules),
                "facts": plain(told.event.facts),
            }
            for told in game.log
        ],
    }


def _tell(game: Moment, teller: Teller, voice: Voice) -> None:
    width = len(str(game.answers))
    for told in game.log:
        voice.line(f"{told.at:>{width}}  {teller.event(told.event)}")
    if game.result is not None:
        voice.line(f"{teller.result(game.result)} ({scores(game.result.scores)})")
    else:
        voice.say("replay-open", answers=game.answers)


def _taken_apart(found: Aftermath, teller: Teller) -> dict[str, Any]:
    data: dict[str, Any] = plain(found)
    for told, moment in zip(data["moments"], found.moments, strict=True):
        told["text"] = teller.outcome(moment.effects)
    return data


def verify(
    record: RecordFile,
    /,
    *,
    commitment: Annotated[
        list[str] | None, Parameter(negative="", help=said("help-verify-commitment"))
    ] = None,
    rolls: Annotated[bool, Parameter(negative="", help=said("help-verify-rolls"))] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Whether a record is what it says: every answer legal, the dice, digests and result right."""
    voice = Voice(lang, json=json)
    try:
        written = read_record(record)
        ruleset = ruleset_of(written.setup)
        check_commitments(written, commitment or ())
        opened = chronicle(ruleset, written)
        game = opened.end
        if isinstance(game, Game):
            check_trace(game, written)
    except RecordError as problem:
        voice.emit({"valid": False, "problem": str(problem)})
        voice.say("verify-no", problem=unsound(problem, voice.lang))
        raise No from None
    is_played = isinstance(game, Game)
    result = game.result if game.over else None
    voice.emit(
        {
            "valid": is_played,
            "ruleset": written.setup.ruleset,
            "version": written.setup.version,
            "answers": game.answers,
            "played": opened.played,
            "dice": _dice(written),
            "commitments": written.pledges.commitments if written.pledges else {},
            "redrawn": len(written.luck),
            **({"rolls": _rolls(game)} if rolls and isinstance(game, Game) else {}),
            "over": game.over,
            "result": plain(result) if result else None,
        }
    )
    if not is_played:
        voice.say("verify-told", played=opened.played, version=written.setup.version)
        raise No
    voice.say("verify-yes", answers=game.answers, steps=len(written.steps))
    voice.say(f"verify-{_dice(written)}", players=_pledging(written))
    if written.luck:
        voice.say("verify-redrawn", times=len(written.luck))
    if rolls and isinstance(game, Game):
        for answer, lot, entry in _rolls(game):
            voice.say("verify-roll", answer=answer, lot=lot, entry=encode(entry).decode())
    return 0


def _dice(record: Record) -> str:
    """Where the dice of a record come from; records of old formats leave that to the seed."""
    if record.dice in ("", "seed"):
        return "people" if record.seed is None else "seeded"
    return record.dice


def _pledging(record: Record) -> int:
    """How many besides the server had a part in the dice."""
    return 0 if record.pledges is None else len(record.pledges.pledges) - 1


def _rolls(game: Game[Any]) -> list[tuple[int, int, Any]]:
    """Every throw and draw: which answer it was, from which lot of the seed, and what it gave."""
    redrawn = {each.after: each.lot for each in game.redrawn}
    found, lot = [], 0
    for place, by in enumerate(game.by):
        lot = redrawn.get(place, lot)
        if by is By.CHANCE:
            found.append((place + 1, lot, game.entries[place]))
            lot += 1
    return found
