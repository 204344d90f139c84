"""What can go wrong, by a stable code; the sentences are in ``text/``."""

from collections.abc import Callable
from typing import Any, Final

from grognard.kernel.said import Language
from grognard.server.wire import Reason

STATUS: Final = {
    "bad-key": 401,
    "not-allowed": 403,
    "wrong-origin": 403,
    "no-such-ruleset": 404,
    "no-such-pack": 404,
    "packs-forgotten": 404,
    "no-such-game": 404,
    "game-lost": 404,
    "no-such-page": 404,
    "method-not-allowed": 405,
    "stale": 409,
    "not-your-turn": 409,
    "time-up": 409,
    "game-over": 409,
    "refused": 409,
    "seat-taken": 409,
    "nothing-to-undo": 409,
    "no-proposal": 409,
    "luck-settled": 409,
    "wrong-secret": 409,
    "declined-already": 409,
    "too-many-asides": 409,
    "game-full": 409,
    "no-odds-together": 409,
    "no-advice": 403,
    "no-mail": 403,
    "wrong-code": 409,
    "nothing-to-suggest": 409,
    "not-a-placement-question": 409,
    "nothing-to-enter": 409,
    "record-not-yet": 409,
    "aftermath-not-yet": 409,
    "only-told": 409,
    "too-large": 413,
    "wrong-host": 421,
    "bad-request": 400,
    "bad-setup": 422,
    "wrong-seats": 422,
    "two-clocks": 422,
    "no-such-bot": 422,
    "bad-record": 422,
    "bad-roster": 422,
    "record-too-slow": 422,
    "too-elaborate": 422,
    "no-such-moment": 422,
    "no-sight": 422,
    "no-profile": 422,
    "too-many-requests": 429,
    "too-many-games": 429,
    "too-many-keys": 429,
    "too-many-sockets": 429,
    "server-error": 500,
    "busy": 503,
    "not-ready": 503,
    "not-stored": 503,
}


class Fault(Exception):
    """A request that cannot be met: a code, and what its sentence needs."""

    def __init__(
        self,
        code: str,
        *,
        rule: str = "",
        number: int | None = None,
        retry_after: int | None = None,
        speak: Callable[[Language], Reason] | None = None,
        **facts: Any,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.rule = rule
        self.number = number
        self.retry_after = retry_after
        self.speak = speak
        """Says it in words that belong to a game, where the server's own are not enough."""
        self.facts = facts
