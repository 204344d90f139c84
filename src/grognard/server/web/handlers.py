"""What each address answers: thin, the rooms do the work."""

import asyncio
from functools import partial
from typing import Annotated, Any

from litestar import Response, get, post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody

from grognard import __version__
from grognard.content.packs import LARGEST as LARGEST_PACK
from grognard.content.published import Published
from grognard.kernel.records import LARGEST
from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.present import armies, guide, lobby
from grognard.server.web.callers import Caller
from grognard.server.web.problems import described

LARGEST_PACK_BODY = 5 * LARGEST_PACK
"""A pack is a text in JSON, where every quotation mark takes two bytes."""
GAME = "/api/games/{game:str}"
Guest = NamedDependency[Caller]
GameId = Annotated[str, PathParameter(description="The game.", max_length=32)]
RulesetName = Annotated[str, PathParameter(description="The ruleset.", max_length=64)]
AnswersGiven = Annotated[
    int, QueryParameter(description="How many answers were given.", ge=0, le=2_000_000_000)
]
SeatName = Annotated[
    str | None, QueryParameter(description="As this seat may see it.", max_length=16)
]

LINK = [{"link": list[str]()}]
LOOKED_UP = described(400, 404, 429)
OPENED = described(400, 401, 404, 429, 503)
PLAYED = described(400, 401, 403, 404, 409, 413, 429, 500, 503)
MUSTERED = described(400, 404, 413, 422, 429)
SEEN = described(400, 401, 404, 413, 422, 429, 503)
CREATED = described(400, 401, 404, 409, 413, 422, 429, 503)
SAVED = described(400, 401, 404, 409, 429, 503)

look_up = partial(get, tags=["lobby"], responses=LOOKED_UP)
muster = partial(post, tags=["lobby"], status_code=200, responses=MUSTERED)
ask = partial(post, tags=["play"], security=LINK, status_code=200)
act = partial(post, tags=["play"], security=LINK, responses=PLAYED)
look_back = partial(get, tags=["replay"], security=LINK)


@get("/healthz", tags=["server"])
async def health() -> wire.Health:
    """The server is up."""
    return wire.Health("ok", __version__)


@get("/readyz", tags=["server"], responses=described(503))
async def ready(caller: Guest) -> wire.Health:
    """The server is up and reaches its games: callers may be sent here."""
    if not await caller.rooms.is_ready():
        raise Fault("not-ready", retry_after=1)
    return wire.Health("ready", __version__)


@get("/api/languages", tags=["lobby"], responses=described(400, 429))
async def languages() -> wire.Languages:
    """The languages there are."""
    return await asyncio.to_thread(lobby.languages)


@get("/api/rulesets", tags=["lobby"], responses=described(400, 429))
async def rulesets(caller: Guest) -> wire.Lobby:
    """Everything that can be played here."""
    rooms = caller.rooms
    return await asyncio.to_thread(
        lobby.lobby, rooms.rulesets(), rooms.bots(), caller.lang, rooms.installed()
    )


@look_up("/api/rulesets/{name:str}")
async def ruleset(caller: Guest, name: RulesetName) -> wire.RulesetCard:
    """One ruleset: its scenarios, armies and options."""
    return await _card(caller, await caller.ruleset(name))


@muster("/api/packs", request_max_body_size=LARGEST_PACK_BODY)
async def packs(caller: Guest, data: JSONBody[wire.PackBody]) -> wire.RulesetCard:
    """A ruleset with a pack laid over it, to set up a game of."""
    caller.doors.pass_(caller.doors.odds, caller.address, "too-many-requests")
    return await _card(caller, await caller.rooms.lay_over(data))


async def _card(caller: Caller, ruleset: Published[Any]) -> wire.RulesetCard:
    installed = caller.rooms.installed().get(ruleset.name, ())
    return await asyncio.to_thread(lobby.ruleset_card, ruleset, caller.lang, installed)


@look_up("/api/rulesets/{name:str}/cards")
async def cards(caller: Guest, name: RulesetName) -> wire.CardBook:
    """What every card of a ruleset looks like."""
    return lobby.card_book(await caller.ruleset(name), caller.lang)


@look_up("/api/rules/{name:str}")
async def rules(caller: Guest, name: RulesetName) -> wire.RulebookText:
    """The rulebook of a ruleset, in the reader's language."""
    return lobby.rulebook(await caller.ruleset(name), caller.lang)


@look_up("/api/rulesets/{name:str}/reference")
async def reference(caller: Guest, name: RulesetName) -> wire.Reference:
    """A game on one page: the order of play, badges, and the words on cards."""
    return await asyncio.to_thread(guide.reference, await caller.ruleset(name), caller.lang)


@muster("/api/rulesets/{name:str}/roster")
async def roster(
    caller: Guest, name: RulesetName, data: JSONBody[wire.RosterBody]
) -> wire.RosterVerdict:
    """Is this army legal, and if not, why not?"""
    return armies.roster_verdict(await caller.ruleset(name), data, caller.lang)


@look_up("/api/rulesets/{name:str}/recruits")
async def recruits(caller: Guest, name: RulesetName) -> wire.ArmyBook:
    """All that armies of a ruleset are built of."""
    return await asyncio.to_thread(armies.army_book, await caller.ruleset(name), caller.lang)


@muster("/api/rulesets/{name:str}/terms")
async def terms(caller: Guest, name: RulesetName, data: JSONBody[wire.TermsBody]) -> wire.TermsCard:
    """Who may field what in a game with these settings?"""
    return armies.terms_card(await caller.ruleset(name), data, caller.lang)


@muster("/api/rulesets/{name:str}/roster/file", media_type="application/toml")
async def roster_file(
    caller: Guest, name: RulesetName, data: JSONBody[wire.RosterPlan]
) -> Response[str]:
    """An army as a file, legal or not."""
    return Response(
        armies.roster_file(await caller.ruleset(name), data),
        media_type="application/toml",
        headers={"content-disposition": f'attachment; filename="{data.faction}.toml"'},
    )


@muster("/api/rosters")
async def open_roster(caller: Guest, body: RawBody) -> wire.OpenedRoster:
    """Bring an army out of a file."""
    army = armies.opened_roster(body)
    ruleset = await caller.ruleset(army.ruleset)
    return wire.OpenedRoster(ruleset.name, armies.plan_of(army, army.name))


@post("/api/games", tags=["games"], responses=CREATED)
async def create(caller: Guest, data: JSONBody[wire.CreateGame]) -> wire.CreatedGame:
    """Create a game; its links are shown this once."""
    caller.doors.pass_(caller.doors.games, caller.address, "too-many-games")
    return await caller.rooms.create(data, whose=caller.address)


@post("/api/mine", tags=["games"], status_code=200, responses=described(400, 413, 429, 503))
async def mine(caller: Guest, data: JSONBody[wire.MyLinks]) -> wire.MyGames:
    """The games behind the links a browser remembers."""
    return await caller.rooms.mine(data.links, caller.lang)


@get(GAME, tags=["games"], security=LINK, responses=OPENED)
async def state(
    caller: Guest,
    game: GameId,
    outlines: Annotated[bool, QueryParameter(description="With the outlines of a region.")] = True,
) -> wire.GameState:
    """The game as the holder of this link may see it now."""
    holder = await caller.holder(game)
    return await caller.rooms.state(game, holder, caller.lang, outlines=outlines)


@get(f"{GAME}/briefing", tags=["games"], security=LINK, responses=OPENED)
async def briefing(caller: Guest, game: GameId) -> wire.Briefing:
    """What the scenario wants, who fights, what is good to begin with, and the first lessons."""
    return await caller.read(game, lambda reader: reader.briefing())


@post(f"{GAME}/join", tags=["games"], security=LINK, responses=PLAYED)
async def join(caller: Guest, game: GameId, data: JSONBody[wire.JoinBody]) -> wire.SeatLink:
    """Take an open seat with its invitation, which is used up by it."""
    return await caller.rooms.join(game, await caller.holder(game), data)


@get("/api/offers", tags=["lobby"], responses=described(400, 429, 503))
async def offers(caller: Guest) -> wire.Offers:
    """The games that anybody may join."""
    return await caller.rooms.offered(caller.lang)


@post("/api/offers/{game:str}", tags=["lobby"], responses=described(400, 404, 409, 413, 429, 503))
async def take(caller: Guest, game: GameId, data: JSONBody[wire.TakeBody]) -> wire.SeatLink:
    """Take a seat that is offered to everybody."""
    caller.doors.pass_(caller.doors.games, caller.address, "too-many-games")
    return await caller.rooms.take(game, data)


@put(f"{GAME}/offer", tags=["games"], security=LINK, responses=PLAYED)
async def offer(caller: Guest, game: GameId, data: JSONBody[wire.OfferBody]) -> wire.Acknowledged:
    """List the open seats of this game for everybody, or take them off the list."""
    return await caller.rooms.offer(game, await caller.holder(game), data)


@act(f"{GAME}/luck")
async def luck(caller: Guest, game: GameId, data: JSONBody[wire.PledgeBody]) -> wire.Acknowledged:
    """Do a seat's part for the dice."""
    return await caller.rooms.pledge(game, await caller.holder(game), data)


@act(f"{GAME}/answers")
async def answers(
    caller: Guest, game: GameId, data: JSONBody[wire.AnswerBody]
) -> wire.Acknowledged:
    """Answer what is asked. It is on disk when this is acknowledged."""
    return await caller.rooms.answer(game, await caller.holder(game), data)


@ask(f"{GAME}/entering", responses=PLAYED)
async def entering(caller: Guest, game: GameId, data: JSONBody[wire.EnteringBody]) -> wire.Entering:
    """What is still to be entered?"""
    return await caller.rooms.entering(game, await caller.holder(game), data, caller.lang)


@ask(f"{GAME}/check", responses=PLAYED)
async def check(caller: Guest, game: GameId, data: JSONBody[wire.CheckBody]) -> wire.CheckVerdict:
    """Is this placement legal?"""
    return await caller.rooms.check(game, await caller.holder(game), data, caller.lang)


@ask(f"{GAME}/sight", responses=SEEN)
async def sight(caller: Guest, game: GameId, data: JSONBody[wire.SightBody]) -> wire.SightText:
    """How does a piece see another one or a point, and what is in the way?"""
    return await caller.read(game, lambda reader: reader.sight(data))


@ask(f"{GAME}/rings", responses=SEEN)
async def rings(caller: Guest, game: GameId, data: JSONBody[wire.RingsBody]) -> wire.Rings:
    """How far do these pieces reach?"""
    return await caller.read(game, lambda reader: reader.rings(data))


@ask(f"{GAME}/odds", responses=PLAYED)
async def odds(caller: Guest, game: GameId, data: JSONBody[wire.OddsBody]) -> wire.OddsText:
    """How likely is each outcome?"""
    holder = await caller.holder(game)
    caller.doors.pass_(caller.doors.odds, caller.address, "too-many-requests")
    work = caller.rooms.odds(game, holder, data, caller.lang, whose=caller.address)
    return await caller.while_here(work)


@ask(f"{GAME}/headlines", responses=PLAYED)
async def headlines(
    caller: Guest, game: GameId, data: JSONBody[wire.HeadlinesBody]
) -> wire.Headlines:
    """What does each option come to, in one figure?"""
    holder = await caller.holder(game)
    caller.doors.pass_(caller.doors.odds, caller.address, "too-many-requests")
    work = caller.rooms.headlines(game, holder, data, caller.lang, whose=caller.address)
    return await caller.while_here(work)


@ask(f"{GAME}/advice", responses=PLAYED)
async def advice(caller: Guest, game: GameId, data: JSONBody[wire.AdviceBody]) -> wire.Advice:
    """What would be a good answer, and why?"""
    holder = await caller.holder(game)
    caller.doors.pass_(caller.doors.odds, caller.address, "too-many-requests")
    work = caller.rooms.advice(game, holder, data, caller.lang, whose=caller.address)
    return await caller.while_here(work)


@ask(f"{GAME}/profile", responses=SEEN)
async def profile(caller: Guest, game: GameId, data: JSONBody[wire.ProfileBody]) -> wire.Profile:
    """The table from the side, between two pieces or places."""
    return await caller.read(game, lambda reader: reader.profile(data))


@act(f"{GAME}/undo")
async def undo(caller: Guest, game: GameId, data: JSONBody[wire.UndoBody]) -> wire.Acknowledged:
    """Take a choice back, ask for it, agree or decline."""
    return await caller.rooms.undo(game, await caller.holder(game), data)


@put(f"{GAME}/wishes", tags=["play"], security=LINK, responses=PLAYED)
async def wishes(caller: Guest, game: GameId, data: JSONBody[wire.WishesBody]) -> wire.Acknowledged:
    """Say what this seat wants to be asked."""
    return await caller.rooms.wish(game, await caller.holder(game), data)


@act(f"{GAME}/resign")
async def resign(caller: Guest, game: GameId, data: JSONBody[wire.ResignBody]) -> wire.Acknowledged:
    """Give the game up."""
    return await caller.rooms.resign(game, await caller.holder(game), data)


@get(f"{GAME}/talk", tags=["play"], security=LINK, responses=PLAYED)
async def talk(caller: Guest, game: GameId) -> wire.Talk:
    """What was said at the table lately."""
    return await caller.rooms.talk(game, await caller.holder(game))


@act(f"{GAME}/chat")
async def say(caller: Guest, game: GameId, data: JSONBody[wire.SayBody]) -> wire.Spoken:
    """Say something to the others at the table."""
    holder = await caller.holder(game)
    caller.doors.pass_(caller.doors.chat, f"{game}/{holder.seat}", "too-many-requests")
    return await caller.rooms.say(game, holder, data)


@get(f"{GAME}/mail", tags=["play"], security=LINK, responses=PLAYED)
async def mail(caller: Guest, game: GameId) -> wire.Mail:
    """Is this seat written to when it is its turn?"""
    return await caller.rooms.mail(game, await caller.holder(game))


@put(f"{GAME}/mail/address", tags=["play"], security=LINK, responses=PLAYED)
async def ask_for_mail(caller: Guest, game: GameId, data: JSONBody[wire.MailBody]) -> wire.Mail:
    """Send a number to an address; once it is entered, turns are told there."""
    holder = await caller.holder(game)
    for whose in (caller.address, f"to {data.address.lower()}"):
        caller.doors.pass_(caller.doors.mail, whose, "too-many-requests")
    return await caller.rooms.ask_for_mail(game, holder, data, caller.lang)


@ask(f"{GAME}/mail/code", responses=PLAYED)
async def confirm_mail(caller: Guest, game: GameId, data: JSONBody[wire.CodeBody]) -> wire.Mail:
    """Enter the number that was sent."""
    return await caller.rooms.confirm_mail(game, await caller.holder(game), data)


@ask(f"{GAME}/mail/stop", responses=PLAYED)
async def stop_mail(caller: Guest, game: GameId) -> wire.Mail:
    """Send no more letters, and forget the address."""
    return await caller.rooms.stop_mail(game, await caller.holder(game))


@post(f"{GAME}/rematch", tags=["games"], security=LINK, responses=PLAYED)
async def rematch(caller: Guest, game: GameId) -> wire.Link:
    """The same game once more; whoever asks second gets the same new game."""
    holder = await caller.holder(game)
    caller.doors.pass_(caller.doors.games, caller.address, "too-many-games")
    return await caller.rooms.rematch(game, holder)


@look_back(f"{GAME}/log", responses=OPENED)
async def log(
    caller: Guest,
    game: GameId,
    after: Annotated[
        int, QueryParameter(description="Lines after this event.", ge=-1, le=2_000_000_000)
    ] = -1,
) -> wire.Log:
    """The log, from an event on."""
    return await caller.read(game, lambda reader: reader.log(after))


@look_back(f"{GAME}/replay", responses=described(400, 401, 403, 404, 422, 429, 503))
async def replay(
    caller: Guest, game: GameId, at: AnswersGiven = 0, seat: SeatName = None
) -> wire.Snapshot:
    """The game as it was after ``at`` answers, as a seat saw it."""
    return await caller.read(game, lambda reader: reader.moment(at, seat))


@look_back(f"{GAME}/timeline", responses=described(400, 401, 403, 404, 429, 503))
async def timeline(caller: Guest, game: GameId, seat: SeatName = None) -> wire.Timeline:
    """Turns, choices and log of the whole game."""
    return await caller.read(game, lambda reader: reader.timeline(seat))


@look_back(f"{GAME}/aftermath", responses=described(400, 401, 404, 409, 429, 500, 503))
async def aftermath(caller: Guest, game: GameId) -> wire.Aftermath:
    """Who led when, what decided the game, and whom chance favoured; once it is over."""
    await caller.holder(game)
    caller.doors.pass_(caller.doors.odds, caller.address, "too-many-requests")
    return await caller.rooms.aftermath(game, caller.lang, whose=caller.address)


@look_back(f"{GAME}/record", media_type="application/json", responses=SAVED)
async def record(caller: Guest, game: GameId) -> Response[bytes]:
    """The record of the game, as a file."""
    await caller.holder(game)
    return Response(
        await caller.rooms.record(game),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{game}.game.json"'},
    )


@post(f"{GAME}/branch", tags=["replay"], security=LINK, responses=CREATED)
async def branch(caller: Guest, game: GameId, data: JSONBody[wire.BranchBody]) -> wire.CreatedGame:
    """A new game from a moment of this one."""
    await caller.holder(game)
    caller.doors.pass_(caller.doors.games, caller.address, "too-many-games")
    return await caller.rooms.branch(game, data, whose=caller.address)


@post("/api/records", tags=["replay"], request_max_body_size=LARGEST, responses=CREATED)
async def upload(caller: Guest, body: RawBody) -> wire.CreatedGame:
    """Bring a record, to look at and to play on from."""
    caller.doors.pass_(caller.doors.games, caller.address, "too-many-games")
    return await caller.rooms.upload(body, caller.lang, whose=caller.address)


HANDLERS = [each for each in tuple(vars().values()) if isinstance(each, HTTPRouteHandler)]
