"""Starts the server, alone or with a browser in front of it."""

import asyncio
import os
import signal
import socket
import sys
import threading
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
from grognard.server.games.databases import check_database, is_shareable
from grognard.server.games.limits import Limits
from grognard.server.games.service import Rooms
from grognard.server.games.store import CannotKeep
from grognard.server.present.armies import plan_of
from grognard.server.present.log import own_words
from grognard.server.web.connections import PatientServer, quiet
from grognard.server.web.logs import Kind
from grognard.server.web.metering import CannotTell
from grognard.server.web.workers import Plan, WorkerFailed, supervise
from grognard.text import Language, Words, choose_language

HOST, PORT = "127.0.0.1", 8000
LOOPBACK = ("127.0.0.1", "::1", "localhost")
BACKLOG = 512
"""Connections that may wait to be accepted."""
FIRST_HANDED = 3
"""The descriptor of a socket that systemd hands over."""
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
    workers: int = 1,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    metrics: tuple[str, int] | None = None,
    log: Kind = "text",
    lang: Language | None = None,
    say: Callable[[str], None] = print,
    **how: Any,
) -> None:
    """The multiplayer server, until it is told to end; port 0 takes any that is free.

    Several ``workers`` are processes that share the games, which then are kept in PostgreSQL.
    It goes by these ``names``; one that strangers can reach, and was given none, by any. Where
    callers come from is told by ``proxies`` that stand before it, and believed of nobody else.
    What it counts is told at the address ``metrics``, in the text format of Prometheus.
    """
    is_public = host not in LOOPBACK
    how |= {"hosts": None if is_public and not names else tuple(map(str.lower, names))}
    plan = Plan(
        database or str(games_file()), limits or Limits(), how, proxies, metrics=metrics, log=log
    )
    _run(host, port, plan, _language(lang), say, workers=workers)


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
        path = "/" if table is None else await _new_game(rooms, table, packs, bot, seed)
        return f"{path.partition('#')[0]}?lang={language}#{path.partition('#')[2]}".rstrip("#")

    table = None
    if ruleset is not None:
        armies = tuple(_army(roster) for roster in rosters)
        dice: Literal["server", "table"] = "table" if own_dice else "server"
        table = wire.CreateGame(
            ruleset, scenario, armies, dict(options), dice=dice, situation=situation
        )
    language = _language(lang)
    how |= {"packs": packs, "hosts": ()}
    plan = Plan(database or str(games_file()), OWN_MACHINE, how)
    _run(HOST, port, plan, language, say, opened, browser)


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
    plan: Plan,
    lang: Language,
    say: Callable[[str], None],
    opened: Callable[[Rooms], Awaitable[str]] = _front_page,
    browser: bool = False,
    *,
    workers: int = 1,
) -> None:
    """Serve until told to end; once all is ready, ``opened`` finds the page to begin with."""
    # Threads that plan moves shall give way to the event loop quickly.
    sys.setswitchinterval(0.001)
    words = own_words(lang)
    if workers > 1 and not is_shareable(plan.database):
        raise OSError(words("server-workers-need-postgres"))
    if workers > 1 and not hasattr(socket, "send_fds"):
        raise OSError(words("server-no-workers-here"))
    listener = _listener(host, port, lang)
    try:
        check_database(plan.database)
    except CannotKeep as problem:
        listener.close()
        raise OSError(words(problem.problem, **problem.facts)) from None
    address = _address(listener)
    try:
        with suppress(KeyboardInterrupt), listener:
            if workers > 1:
                ready = words("server-ready", address=f"{address}/")
                supervise(plan, workers, listener, lambda: say(ready))
            else:
                _run_alone(plan, listener, words, say, opened, browser)
    except WorkerFailed:
        raise OSError(words("server-worker-failed")) from None
    except CannotTell as problem:
        raise _cannot_listen(problem, *(plan.metrics or ("", 0)), lang) from None
    finally:
        say(words("server-ended"))


def _run_alone(
    plan: Plan,
    listener: socket.socket,
    words: Words,
    say: Callable[[str], None],
    opened: Callable[[Rooms], Awaitable[str]],
    browser: bool,
) -> None:
    """Serve in this process."""
    app, config = plan.configured()

    async def welcome() -> None:
        if lost := app.state.rooms.keeper.store.lost:
            say(words("server-lost", lost=lost))
        page = _address(listener) + await opened(app.state.rooms)
        say(words("server-ready", address=page))
        await plan.tell_meters(app, config)
        if browser:
            await asyncio.to_thread(_open_browser, page)
        if kernels := await asyncio.to_thread(app.state.rooms.to_compile):
            say(words("server-compiling", kernels=kernels))

    if threading.current_thread() is threading.main_thread():
        # Whoever restarts us ends us like Ctrl-C does: all is written, and pages are told.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    asyncio.run(_serve(PatientServer(config), listener, welcome))


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
    handed = _handed()
    if handed is not None:
        return handed
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
        raise _cannot_listen(problem, host, port, lang) from None
    listener.set_inheritable(False)
    return listener


def _cannot_listen(problem: Exception, host: str, port: int, lang: Language) -> CannotListen:
    case = "taken" if getattr(problem, "errno", None) == EADDRINUSE else "closed"
    return CannotListen(own_words(lang)(f"server-address-{case}", address=f"{host}:{port}"))


def _handed() -> socket.socket | None:
    """The socket that whoever started us listens on already: nobody is refused while we restart."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    listener = socket.socket(fileno=FIRST_HANDED)
    listener.set_inheritable(False)
    return listener


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{port}"


def _language(lang: Language | None) -> Language:
    return choose_language(lang, os.environ)
