"""The pages of the browser client, or a page that says how to build them."""

import asyncio
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from grognard.server.faults import Fault
from grognard.server.present.log import own_words, problem
from grognard.server.web.callers import Caller
from grognard.text import Language

STATIC = Path(__file__).parent.parent / "static"
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)
FOR_EVER = "public, max-age=31536000, immutable"
AnyRequest = Request[Any, Any, Any]


ROOMS = [
    "/",
    "/game/{game:str}",
    "/replay/{game:str}",
    "/set-up/{ruleset:str}",
    "/set-up/{ruleset:str}/army/{seat:str}",
    "/rules/{ruleset:str}",
    "/rules/{ruleset:str}/{clause:str}",
    "/reference/{ruleset:str}",
]
"""Every address that the client understands."""


@get(ROOMS, include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """The client; it reads its address itself."""
    index = request.app.state.static / "index.html"
    lang = Caller(request).lang
    if not index.is_file():
        return _html(_not_built(lang), status=503)
    return _html(await asyncio.to_thread(index.read_bytes))


@get("/{path:path}", include_in_schema=False)
async def file(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the client."""
    root: Path = request.app.state.static.resolve()
    wanted = (root / path.lstrip("/")).resolve() if "\0" not in path else root
    if root not in wanted.parents or not wanted.is_file():
        fault = Fault("no-such-page")
        if "text/html" not in request.headers.get("accept", ""):
            raise fault
        # A person who mistyped an address, not a program.
        return _html(_nothing_here(fault, Caller(request).lang), status=fault.status)
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    # The names of built files carry a hash of what is in them.
    cache = FOR_EVER if "assets" in wanted.relative_to(root).parts else "no-cache"
    content = await asyncio.to_thread(wanted.read_bytes)
    return Response(content, media_type=kind, headers={"cache-control": cache})


def _html(content: bytes, status: int = 200) -> Response[bytes]:
    headers = {"content-security-policy": POLICY, "cache-control": "no-cache"}
    return Response(content, status_code=status, media_type="text/html", headers=headers)


def _not_built(lang: Language) -> bytes:
    words = own_words(lang)
    link = '<a href="/schema/openapi.json">/schema/openapi.json</a>'
    return _plain_page(
        lang,
        words("page-not-built"),
        f"<p>{words('page-not-built.text')}</p><pre>make web</pre>"
        f"<p>{words('page-not-built.api', address=link)}</p>",
    )


def _nothing_here(fault: Fault, lang: Language) -> bytes:
    told, first = problem(fault, lang), own_words(lang)("page-first")
    return _plain_page(lang, told.title, f'<p>{told.detail}</p><p><a href="/">{first}</a></p>')


def _plain_page(lang: Language, title: str, content: str) -> bytes:
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<body style="font: 1rem/1.5 system-ui; max-width: 40rem; margin: 4rem auto">'
        f"<main><h1>{title}</h1>{content}</main>"
    ).encode()
