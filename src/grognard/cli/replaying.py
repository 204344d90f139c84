"""``grognard replay`` and ``grognard verify``: games that were written down."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from msgspec import structs

import grognard
from grognard.cli.asking import plain, read_record, scores, within, write
from grognard.cli.help import Json, Lang, said
from grognard.cli.mistakes import Mistake, No
from grognard.cli.voice import Voice
from grognard.kernel.game import Game
from grognard.kernel.game import replay as play_again
from grognard.kernel.records import RecordError
from grognard.text.telling import Teller, teller_of

RecordFile = Annotated[
    Path, Parameter(help=said("Recorded game (.game.json).", "Partie enregistrée (.game.json)."))
]


def replay(
    record: RecordFile,
    /,
    *,
    at: Annotated[
        int | None,
        Parameter(
            help=said(
                "How many answers to play; all if left out.",
                "Combien de réponses jouer ; toutes si rien n’est dit.",
            )
        ),
    ] = None,
    svg: Annotated[
        Path | None,
        Parameter(help=said("Draw the table at that moment.", "Dessiner la table à ce moment-là.")),
    ] = None,
    seat: Annotated[
        str,
        Parameter(help=said("Draw what this seat may see.", "Dessiner ce que voit cette place.")),
    ] = "",
    lang: Lang = None,
    json: Json = False,
) -> int:
    """The log of a game in words, or one of its moments as a picture."""
    written = read_record(record)
    ruleset = grognard.ruleset(written.setup.ruleset)
    voice = Voice(lang, json=json, ruleset=ruleset)
    if at is not None:
        within("--at", at, 0, len(written.answers))
    game = play_again(ruleset, written, at)
    if seat and seat not in game.seats:
        raise Mistake("seat", seat=seat, known=", ".join(game.seats))
    teller = teller_of(game, voice.words, seat)
    voice.emit(_as_data(game, teller))
    if svg is not None:
        from grognard.draw.svg import picture

        write(svg, picture(game.view(seat), teller))
        voice.say("replay-drawn", file=str(svg), answers=game.answers)
    else:
        _tell(game, teller, voice)
    return 0


def _as_data(game: Game[Any], teller: Teller) -> dict[str, Any]:
    setup = game.setup
    return {
        "ruleset": setup.ruleset,
        "version": setup.version,
        "scenario": setup.scenario,
        "answers": game.answers,
        "over": game.over,
        "result": plain(game.result) if game.result else None,
        "events": [
            {
                "at": told.at,
                "text": teller.event(told.event),
                "rules": list(told.event.rules),
                "facts": plain(structs.asdict(told.event)),
            }
            for told in game.log
        ],
    }


def _tell(game: Game[Any], teller: Teller, voice: Voice) -> None:
    width = len(str(game.answers))
    for told in game.log:
        voice.line(f"{told.at:>{width}}  {teller.event(told.event)}")
    if game.result is not None:
        voice.line(f"{teller.result(game.result)} ({scores(game.result.scores)})")
    else:
        voice.say("replay-open", answers=game.answers)


def verify(record: RecordFile, /, *, lang: Lang = None, json: Json = False) -> int:
    """Whether a record is what it says: every answer legal, every digest and the result right."""
    voice = Voice(lang, json=json)
    try:
        written = read_record(record)
        game = play_again(grognard.ruleset(written.setup.ruleset), written)
    except RecordError as problem:
        voice.emit({"valid": False, "problem": str(problem)})
        voice.say("verify-no", problem=str(problem))
        raise No from None
    result = game.result if game.over else None
    voice.emit(
        {
            "valid": True,
            "ruleset": written.setup.ruleset,
            "version": written.setup.version,
            "answers": game.answers,
            "dice": "people" if written.seed is None else "seeded",
            "over": game.over,
            "result": plain(result) if result else None,
        }
    )
    voice.say("verify-yes", answers=game.answers, steps=len(written.steps))
    voice.say("verify-people" if written.seed is None else "verify-seeded")
    return 0
