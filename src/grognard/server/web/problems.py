"""Errors as problem documents (RFC 9457), in the reader's language."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.present.log import problem
from grognard.server.web.callers import Caller

log = logging.getLogger(__name__)

MEDIA_TYPE = "application/problem+json"
CODES = {401: "bad-key", 403: "not-allowed", 404: "no-such-page", 405: "method-not-allowed"}


def answer_fault(request: Request[Any, Any, Any], fault: Fault) -> Response[bytes]:
    """The document of a fault."""
    document = problem(fault, Caller(request).lang)
    headers = {"content-language": Caller(request).lang, "cache-control": "no-store"}
    if fault.retry_after is not None:
        headers["retry-after"] = str(fault.retry_after)
    if fault.status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(
        msgspec.json.encode(document),
        status_code=fault.status,
        media_type=MEDIA_TYPE,
        headers=headers,
    )


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the web framework found wrong with a request."""
    response = answer_fault(request, _fault(request, error))
    response.headers.update(error.headers or {})
    return response


def answer_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    """A body nested deeper than anything that makes sense."""
    return answer_fault(request, Fault("bad-request", reason="nested too deeply"))


def answer_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A mistake of ours: it is logged, and nothing of it is shown."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer_fault(request, Fault("server-error"))


def _fault(request: Request[Any, Any, Any], error: HTTPException) -> Fault:
    if error.status_code == 413:
        return Fault("too-large", limit=request.route_handler.resolve_request_max_body_size())
    if error.status_code in CODES:
        return Fault(CODES[error.status_code])
    if error.status_code >= 500:
        return Fault("server-error")
    return Fault("bad-request", reason=_reason(error))


def _reason(error: HTTPException) -> str:
    """What is wrong, by field; what was sent is not repeated."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [_field(each) for each in error.extra[:3] if isinstance(each, dict)]
        if found:
            return "; ".join(found)
    cause = error.__cause__
    return str(cause)[:200] if isinstance(cause, msgspec.MsgspecError) else error.detail[:200]


def _field(wrong: dict[str, Any]) -> str:
    key, message = str(wrong.get("key", ""))[:60], str(wrong.get("message", ""))[:200]
    return f"{key}: {message}" if key else message


HANDLERS: dict[int | type[Exception], Any] = {
    Fault: answer_fault,
    HTTPException: answer_http,
    RecursionError: answer_deep,
    Exception: answer_unexpected,
}


def described(*statuses: int) -> dict[int, Any]:
    """These statuses for the OpenAPI document."""
    from litestar.openapi import ResponseSpec

    return {
        status: ResponseSpec(
            wire.Problem, generate_examples=False, description="Problem", media_type=MEDIA_TYPE
        )
        for status in statuses
    }
