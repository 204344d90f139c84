"""What each address answers: thin, the rooms do the work."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody

from grognard import __version__
from grognard.kernel.records import LARGEST
from grognard.server import wire
from grognard.server.present import armies, lobby
from grognard.server.web.callers import Caller
from grognard.server.web.problems import described

AnyRequest = Request[Any, Any, Any]
GameId = Annotated[str, PathParameter(description="The game.", max_length=32)]
RulesetName = Annotated[str, PathParameter(description="The ruleset.", max_length=64)]
AnswersGiven = Annotated[int, QueryParameter(ge=0, le=2_000_000_000)]
SeatName = Annotated[str | None, QueryParameter(max_length=16)]

LINK = [{"link": list[str]()}]
LOOKED_UP = described(400, 404, 429)
OPENED = described(400, 401, 404, 429, 503)
PLAYED = described(400, 401, 403, 404, 409, 413, 429, 500, 503)
MUSTERED = described(400, 404, 413, 422, 429)
SEEN = described(400, 401, 404, 413, 422, 429, 503)
CREATED = described(400, 401, 404, 409, 413, 422, 429, 503)


@get("/healthz", tags=["server"])
async def health() -> wire.Health:
    """The server is up."""
    return wire.Health("ok", __version__)


@get("/api/languages", tags=["lobby"], responses=described(400, 429))
async def languages() -> wire.Languages:
    """The languages there are."""
    return await asyncio.to_thread(lobby.languages)


@get("/api/rulesets", tags=["lobby"], responses=described(400, 429))
async def rulesets(request: AnyRequest) -> wire.Lobby:
    """Everything that can be played here."""
    caller = Caller(request)
    rooms = caller.rooms
    return await asyncio.to_thread(lobby.lobby, rooms.rulesets(), rooms.bots(), caller.lang)


@get("/api/rulesets/{name:str}", tags=["lobby"], responses=LOOKED_UP)
async def ruleset(request: AnyRequest, name: RulesetName) -> wire.RulesetCard:
    """One ruleset: its scenarios, armies and options."""
    caller = Caller(request)
    return await asyncio.to_thread(lobby.ruleset_card, caller.rooms.ruleset(name), caller.lang)


@get("/api/rules/{name:str}", tags=["lobby"], responses=LOOKED_UP)
async def rules(request: AnyRequest, name: RulesetName) -> wire.RulebookText:
    """The rulebook of a ruleset, in the reader's language."""
    caller = Caller(request)
    return lobby.rulebook(caller.rooms.ruleset(name), caller.lang)


@post(
    "/api/rulesets/{name:str}/roster",
    tags=["lobby"],
    status_code=200,
    responses=MUSTERED,
)
async def roster(
    request: AnyRequest, name: RulesetName, data: JSONBody[wire.RosterBody]
) -> wire.RosterVerdict:
    """Is this army legal, and if not, why not?"""
    caller = Caller(request)
    return armies.roster_verdict(caller.rooms.ruleset(name), data, caller.lang)


@get("/api/rulesets/{name:str}/recruits", tags=["lobby"], responses=LOOKED_UP)
async def recruits(request: AnyRequest, name: RulesetName) -> wire.ArmyBook:
    """All that armies of a ruleset are built of."""
    caller = Caller(request)
    return await asyncio.to_thread(armies.army_book, caller.rooms.ruleset(name), caller.lang)


@post("/api/rulesets/{name:str}/terms", tags=["lobby"], status_code=200, responses=MUSTERED)
async def terms(
    request: AnyRequest, name: RulesetName, data: JSONBody[wire.TermsBody]
) -> wire.TermsCard:
    """Who may field what in a game with these settings?"""
    caller = Caller(request)
    return armies.terms_card(caller.rooms.ruleset(name), data, caller.lang)


@post(
    "/api/rulesets/{name:str}/roster/file",
    tags=["lobby"],
    status_code=200,
    media_type="application/toml",
    responses=MUSTERED,
)
async def roster_file(
    request: AnyRequest, name: RulesetName, data: JSONBody[wire.RosterPlan]
) -> Response[str]:
    """An army as a file, legal or not."""
    caller = Caller(request)
    return Response(
        armies.roster_file(caller.rooms.ruleset(name), data),
        media_type="application/toml",
        headers={"content-disposition": f'attachment; filename="{data.faction}.toml"'},
    )


@post("/api/rosters", tags=["lobby"], status_code=200, responses=MUSTERED)
async def open_roster(request: AnyRequest, body: RawBody) -> wire.OpenedRoster:
    """Bring an army out of a file."""
    army = armies.opened_roster(body)
    ruleset = Caller(request).rooms.ruleset(army.ruleset)
    return wire.OpenedRoster(ruleset.name, armies.plan_of(army, army.name))


@post("/api/games", tags=["games"], responses=CREATED)
async def create(request: AnyRequest, data: JSONBody[wire.CreateGame]) -> wire.CreatedGame:
    """Create a game; its links are shown this once."""
    caller = Caller(request)
    caller.doors.pass_(caller.doors.games, caller.address, "too-many-games")
    return await caller.rooms.create(data)


@post("/api/mine", tags=["games"], status_code=200, responses=described(400, 413, 429, 503))
async def mine(request: AnyRequest, data: JSONBody[wire.MyLinks]) -> wire.MyGames:
    """The games behind the links a browser remembers."""
    caller = Caller(request)
    return await caller.rooms.mine(data.links, caller.lang)


@get("/api/games/{game:str}", tags=["games"], security=LINK, responses=OPENED)
async def state(
    request: AnyRequest,
    game: GameId,
    outlines: Annotated[bool, QueryParameter(description="With the outlines of a region.")] = True,
) -> wire.GameState:
    """The game as the holder of this link may see it now."""
    caller = Caller(request)
    holder = await caller.holder(game)
    return await caller.rooms.state(game, holder, caller.lang, outlines=outlines)


@post("/api/games/{game:str}/join", tags=["games"], security=LINK, responses=PLAYED)
async def join(request: AnyRequest, game: GameId, data: JSONBody[wire.JoinBody]) -> wire.SeatLink:
    """Take an open seat with its invitation, which is used up by it."""
    caller = Caller(request)
    return await caller.rooms.join(game, await caller.holder(game), data.name)


@post("/api/games/{game:str}/answers", tags=["play"], security=LINK, responses=PLAYED)
async def answers(
    request: AnyRequest, game: GameId, data: JSONBody[wire.AnswerBody]
) -> wire.Acknowledged:
    """Answer what is asked. It is on disk when this is acknowledged."""
    caller = Caller(request)
    return await caller.rooms.answer(game, await caller.holder(game), data)


@post(
    "/api/games/{game:str}/entering",
    tags=["play"],
    security=LINK,
    status_code=200,
    responses=PLAYED,
)
async def entering(
    request: AnyRequest, game: GameId, data: JSONBody[wire.EnteringBody]
) -> wire.Entering:
    """What is still to be entered?"""
    caller = Caller(request)
    return await caller.rooms.entering(game, await caller.holder(game), data, caller.lang)


@post(
    "/api/games/{game:str}/check", tags=["play"], security=LINK, status_code=200, responses=PLAYED
)
async def check(
    request: AnyRequest, game: GameId, data: JSONBody[wire.CheckBody]
) -> wire.CheckVerdict:
    """Is this placement legal?"""
    caller = Caller(request)
    return await caller.rooms.check(game, await caller.holder(game), data, caller.lang)


@post("/api/games/{game:str}/sight", tags=["play"], security=LINK, status_code=200, responses=SEEN)
async def sight(
    request: AnyRequest, game: GameId, data: JSONBody[wire.SightBody]
) -> wire.SightText:
    """How does a piece see another one or a point, and what is in the way?"""
    caller = Caller(request)
    holder = await caller.holder(game)
    return await caller.rooms.read(game, holder, caller.lang, lambda reader: reader.sight(data))


@post("/api/games/{game:str}/rings", tags=["play"], security=LINK, status_code=200, responses=SEEN)
async def rings(request: AnyRequest, game: GameId, data: JSONBody[wire.RingsBody]) -> wire.Rings:
    """How far do these pieces reach?"""
    caller = Caller(request)
    holder = await caller.holder(game)
    return await caller.rooms.read(game, holder, caller.lang, lambda reader: reader.rings(data))


@post("/api/games/{game:str}/odds", tags=["play"], security=LINK, status_code=200, responses=PLAYED)
async def odds(request: AnyRequest, game: GameId, data: JSONBody[wire.OddsBody]) -> wire.OddsText:
    """How likely is each outcome?"""
    caller = Caller(request)
    holder = await caller.holder(game)
    caller.doors.pass_(caller.doors.odds, caller.address, "too-many-requests")
    return await caller.while_here(caller.rooms.odds(game, holder, data, caller.lang))


@post(
    "/api/games/{game:str}/profile",
    tags=["play"],
    security=LINK,
    status_code=200,
    responses=described(400, 401, 404, 413, 422, 429, 503),
)
async def profile(
    request: AnyRequest, game: GameId, data: JSONBody[wire.ProfileBody]
) -> wire.Profile:
    """The table from the side, between two pieces or places."""
    caller = Caller(request)
    holder = await caller.holder(game)
    return await caller.rooms.read(game, holder, caller.lang, lambda reader: reader.profile(data))


@post("/api/games/{game:str}/undo", tags=["play"], security=LINK, responses=PLAYED)
async def undo(
    request: AnyRequest, game: GameId, data: JSONBody[wire.UndoBody]
) -> wire.Acknowledged:
    """Take a choice back, ask for it, agree or decline."""
    caller = Caller(request)
    return await caller.rooms.undo(game, await caller.holder(game), data)


@post("/api/games/{game:str}/resign", tags=["play"], security=LINK, responses=PLAYED)
async def resign(
    request: AnyRequest, game: GameId, data: JSONBody[wire.ResignBody]
) -> wire.Acknowledged:
    """Give the game up."""
    caller = Caller(request)
    return await caller.rooms.resign(game, await caller.holder(game), data.number)


@post("/api/games/{game:str}/rematch", tags=["games"], security=LINK, responses=PLAYED)
async def rematch(request: AnyRequest, game: GameId) -> wire.Link:
    """The same game once more; whoever asks second gets the same new game."""
    caller = Caller(request)
    holder = await caller.holder(game)
    caller.doors.pass_(caller.doors.games, caller.address, "too-many-games")
    return await caller.rooms.rematch(game, holder)


@get("/api/games/{game:str}/log", tags=["replay"], security=LINK, responses=OPENED)
async def log(
    request: AnyRequest,
    game: GameId,
    after: Annotated[int, QueryParameter(ge=-1, le=2_000_000_000)] = -1,
) -> wire.Log:
    """The log, from an event on."""
    caller = Caller(request)
    holder = await caller.holder(game)
    return await caller.rooms.read(game, holder, caller.lang, lambda reader: reader.log(after))


@get(
    "/api/games/{game:str}/replay",
    tags=["replay"],
    security=LINK,
    responses=described(400, 401, 403, 404, 422, 429, 503),
)
async def replay(
    request: AnyRequest, game: GameId, at: AnswersGiven = 0, seat: SeatName = None
) -> wire.Snapshot:
    """The game as it was after ``at`` answers, as a seat saw it."""
    caller = Caller(request)
    holder = await caller.holder(game)
    return await caller.rooms.read(
        game, holder, caller.lang, lambda reader: reader.moment(at, seat)
    )


@get(
    "/api/games/{game:str}/timeline",
    tags=["replay"],
    security=LINK,
    responses=described(400, 401, 403, 404, 429, 503),
)
async def timeline(request: AnyRequest, game: GameId, seat: SeatName = None) -> wire.Timeline:
    """Turns, choices and log of the whole game."""
    caller = Caller(request)
    holder = await caller.holder(game)
    return await caller.rooms.read(game, holder, caller.lang, lambda reader: reader.timeline(seat))


@get(
    "/api/games/{game:str}/aftermath",
    tags=["replay"],
    security=LINK,
    responses=described(400, 401, 404, 409, 429, 500, 503),
)
async def aftermath(request: AnyRequest, game: GameId) -> wire.Aftermath:
    """Who led when, what decided the game, and whom chance favoured; once it is over."""
    caller = Caller(request)
    await caller.holder(game)
    caller.doors.pass_(caller.doors.odds, caller.address, "too-many-requests")
    return await caller.rooms.aftermath(game, caller.lang)


@get(
    "/api/games/{game:str}/record",
    tags=["replay"],
    security=LINK,
    media_type="application/json",
    responses=described(400, 401, 404, 409, 429, 503),
)
async def record(request: AnyRequest, game: GameId) -> Response[bytes]:
    """The record of the game, as a file."""
    caller = Caller(request)
    await caller.holder(game)
    return Response(
        await caller.rooms.record(game),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{game}.game.json"'},
    )


@post("/api/games/{game:str}/branch", tags=["replay"], security=LINK, responses=CREATED)
async def branch(
    request: AnyRequest, game: GameId, data: JSONBody[wire.BranchBody]
) -> wire.CreatedGame:
    """A new game from a moment of this one."""
    caller = Caller(request)
    await caller.holder(game)
    caller.doors.pass_(caller.doors.games, caller.address, "too-many-games")
    return await caller.rooms.branch(game, data)


@post("/api/records", tags=["replay"], request_max_body_size=LARGEST, responses=CREATED)
async def upload(request: AnyRequest, body: RawBody) -> wire.CreatedGame:
    """Bring a record, to look at and to play on from."""
    caller = Caller(request)
    caller.doors.pass_(caller.doors.games, caller.address, "too-many-games")
    return await caller.rooms.upload(body, caller.lang)


HANDLERS = [
    health,
    languages,
    rulesets,
    ruleset,
    rules,
    recruits,
    terms,
    roster,
    roster_file,
    open_roster,
    create,
    mine,
    state,
    join,
    answers,
    entering,
    check,
    sight,
    rings,
    odds,
    profile,
    undo,
    resign,
    rematch,
    log,
    replay,
    timeline,
    aftermath,
    record,
    branch,
    upload,
]
