"""Starts the server, alone or with a browser in front of it."""

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from errno import EADDRINUSE
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

import uvicorn
from msgspec.structs import replace

from grognard.content.packs import Pack
from grognard.content.published import Published
from grognard.content.roster import read_roster
from grognard.folders import games_file
from grognard.kernel.questions import Seat
from grognard.server import wire
from grognard.server.games.databases import check_database
from grognard.server.games.limits import Limits
from grognard.server.games.service import Rooms
from grognard.server.games.store import CannotKeep
from grognard.server.present.armies import plan_of
from grognard.server.present.log import own_words
from grognard.server.web.app import create_app
from grognard.server.web.connections import Gate, GuardedConfig, quiet, room_for
from grognard.text import Language, choose_language

HOST, PORT = "127.0.0.1", 8000
LOOPBACK = ("127.0.0.1", "::1", "localhost")
BACKLOG = 512
"""Connections that may wait to be accepted."""
LAST_WORDS = 3
"""Seconds open pages get to take leave when the server ends."""
OWN_MACHINE = Limits(requests=1_000, burst=5_000, games=10_000, games_at_once=1_000)
"""Somebody who plays alone is not held back."""


class CannotListen(OSError):
    """The address cannot be had; the sentence says what to do."""


def serve(
    host: str = HOST,
    port: int = PORT,
    database: str | None = None,
    *,
    limits: Limits | None = None,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    lang: Language | None = None,
    say: Callable[[str], None] = print,
    **how: Any,
) -> None:
    """The multiplayer server, until it is told to end; port 0 takes any that is free.

    It goes by these ``names``; one that strangers can reach, and was given none, by any. Where
    callers come from is told by ``proxies`` that stand before it, and believed of nobody else.
    """
    is_public = host not in LOOPBACK
    how |= {"hosts": None if is_public and not names else tuple(map(str.lower, names))}
    _run(host, port, database, limits or Limits(), _language(lang), say, how, proxies=proxies)


def play(
    ruleset: str | None = None,
    *,
    scenario: str | None = None,
    rosters: Sequence[str] = (),
    options: Mapping[str, Any] = MappingProxyType({}),
    situation: str | None = None,
    bot: str | None = None,
    seed: int | str | None = None,
    own_dice: bool = False,
    port: int = 0,
    browser: bool = True,
    database: str | None = None,
    packs: Sequence[Pack] = (),
    lang: Language | None = None,
    say: Callable[[str], None] = print,
    **how: Any,
) -> None:
    """A game in the browser on this machine: that of ``ruleset``, or whatever is chosen there.

    It starts from a ``situation`` where one is given, as its file spells it. Without ``bot`` one
    person plays all seats; with ``own_dice`` people throw their own, and ``seed`` says where
    chance comes from otherwise. The address is printed in any case.
    """

    async def opened(rooms: Rooms) -> str:
        path = "/" if plan is None else await _new_game(rooms, plan, packs, bot, seed)
        return f"{path.partition('#')[0]}?lang={language}#{path.partition('#')[2]}".rstrip("#")

    plan = None
    if ruleset is not None:
        armies = tuple(_army(roster) for roster in rosters)
        dice: Literal["server", "table"] = "table" if own_dice else "server"
        plan = wire.CreateGame(
            ruleset, scenario, armies, dict(options), dice=dice, situation=situation
        )
    language = _language(lang)
    how |= {"packs": packs, "hosts": ()}
    _run(HOST, port, database, OWN_MACHINE, language, say, how, opened, browser)


async def _new_game(
    rooms: Rooms,
    plan: wire.CreateGame,
    packs: Sequence[Pack],
    bot: str | None,
    seed: int | str | None,
) -> str:
    for pack in packs:
        laid = await rooms.lay_over(wire.PackBody(plan.ruleset, installed=pack.id))
        plan = replace(plan, ruleset=laid.called)
    others = wire.SeatPlan("bot", bot) if bot else wire.SeatPlan("person")
    seats = _seats(rooms.ruleset(plan.ruleset), plan)
    plans = tuple(wire.SeatPlan("person") if n == 0 else others for n in range(len(seats)))
    made = await rooms.create(replace(plan, seats=plans), seed)
    link = made.seats[0].link
    assert link is not None, "the first seat is a person's"
    return link.path


def _seats(ruleset: Published[Any], plan: wire.CreateGame) -> Sequence[Seat]:
    """Who sits at the table of a game somebody starts from the command line."""
    if plan.situation is not None:
        return ruleset.situated(plan.situation).seats
    ways = ruleset.table_seats
    return next((way for way in ways if len(way) == len(plan.rosters)), ways[0])


def _army(roster: str) -> str | wire.RosterPlan:
    """A ready-made army by name, or one out of a file of the player's own."""
    if not roster.endswith(".toml"):
        return roster
    army = read_roster(Path(roster))
    return plan_of(army, army.name)


async def _front_page(rooms: Rooms) -> str:
    return "/"


def _run(
    host: str,
    port: int,
    database: str | None,
    limits: Limits,
    lang: Language,
    say: Callable[[str], None],
    how: dict[str, Any],
    opened: Callable[[Rooms], Awaitable[str]] = _front_page,
    browser: bool = False,
    *,
    proxies: Sequence[str] = (),
) -> None:
    """Serve until told to end; once all is ready, ``opened`` finds the page to begin with."""
    # Threads that plan moves shall give way to the event loop quickly.
    sys.setswitchinterval(0.001)
    listener = _listener(host, port, lang)
    kept = database or str(games_file())
    try:
        check_database(kept)
    except CannotKeep as problem:
        listener.close()
        raise OSError(own_words(lang)(problem.problem, **problem.facts)) from None
    app = create_app(kept, limits=limits, **how)
    gate = Gate(room_for(limits.connections), limits.connections_each, proxies)
    config = GuardedConfig(
        app,
        gate,
        log_level="warning",
        access_log=False,
        ws_max_size=limits.message,
        ws_ping_interval=20.0,
        timeout_graceful_shutdown=LAST_WORDS,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
    )
    address = _address(listener)

    async def welcome() -> None:
        if lost := app.state.rooms.keeper.store.lost:
            say(own_words(lang)("server-lost", lost=lost))
        page = address + await opened(app.state.rooms)
        say(own_words(lang)("server-ready", address=page))
        if browser:
            await asyncio.to_thread(_open_browser, page)
        if kernels := await asyncio.to_thread(app.state.rooms.to_compile):
            say(own_words(lang)("server-compiling", kernels=kernels))

    try:
        with suppress(KeyboardInterrupt), listener:
            asyncio.run(_serve(uvicorn.Server(config), listener, welcome))
    finally:
        say(own_words(lang)("server-ended"))


async def _serve(
    server: uvicorn.Server, listener: socket.socket, welcome: Callable[[], Awaitable[None]]
) -> None:
    quiet(asyncio.get_running_loop())
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        try:
            await welcome()
        except BaseException:
            server.should_exit = True
            await serving
            raise
    await serving


def _open_browser(address: str) -> None:
    # Without a browser this says no, or fails; the address has been printed.
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def _listener(host: str, port: int, lang: Language) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol must be named: only then does asyncio send every message at once, and none
    # waits until the browser has acknowledged the one before, which it does after 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix" and port:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        # From now on nobody else can have the address, although answering takes a moment yet.
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as problem:
        listener.close()
        case = "taken" if getattr(problem, "errno", None) == EADDRINUSE else "closed"
        text = own_words(lang)(f"server-address-{case}", address=f"{host}:{port}")
        raise CannotListen(text) from None
    listener.set_inheritable(False)
    return listener


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{port}"


def _language(lang: Language | None) -> Language:
    return choose_language(lang, os.environ)
