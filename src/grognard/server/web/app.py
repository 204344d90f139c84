"""The application: rooms, limits and handlers put together."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide

from grognard.server.faults import Fault
from grognard.server.games.databases import open_store
from grognard.server.games.limits import Limits
from grognard.server.games.service import THINK, Rooms
from grognard.server.thinking.process import Sources
from grognard.server.web import handlers, openapi, pages, problems, sockets
from grognard.server.web.callers import Caller, Doors
from grognard.server.web.metering import metered
from grognard.server.web.origins import check_caller

DATABASE = "grognard.db"
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def create_app(
    database_url: str = DATABASE,
    *,
    sources: Sources | None = None,
    limits: Limits | None = None,
    think: float = THINK,
    processes: int = 2,
    static: Path = pages.STATIC,
    hosts: Collection[str] | None = None,
    **more: Any,
) -> Litestar:
    """The server as an ASGI application.

    ``database_url`` is an address SQLAlchemy knows, or the name of a SQLite file; ``sources``
    says where rulesets and bots come from; bots have ``think`` seconds in one of ``processes``.
    Only who knows the server by its address or one of the names in ``hosts`` is answered.
    """
    limits = limits or Limits()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        rooms = Rooms(
            open_store(database_url),
            sources=sources,
            limits=limits,
            think=think,
            processes=processes,
            **more,
        )
        await rooms.start()
        app.state.rooms = rooms
        app.state.meters = rooms.keeper.meters
        try:
            yield
        finally:
            await rooms.close()

    app = Litestar(
        [*handlers.HANDLERS, sockets.events, pages.page, pages.file],
        lifespan=[life],
        exception_handlers=problems.HANDLERS,
        before_request=_let_in,
        middleware=[metered],
        dependencies={"caller": Provide(_caller, sync_to_thread=False)},
        logging_config=None,
        request_max_body_size=limits.body,
        compression_config=CompressionConfig("gzip", minimum_size=1024, gzip_compress_level=4),
        response_headers=HEADERS,
        openapi_config=openapi.CONFIG,
    )
    app.state.doors = Doors(limits)
    app.state.static = static
    app.state.hosts = hosts
    return app


def _caller(request: Request[Any, Any, Any]) -> Caller:
    return Caller(request)


async def _let_in(request: Request[Any, Any, Any]) -> None:
    check_caller(request, request.app.state.hosts)
    caller = _caller(request)
    caller.doors.pass_(caller.doors.requests, caller.address, "too-many-requests")
    if request.route_handler.security == handlers.LINK and not caller.key:
        raise Fault("bad-key")
