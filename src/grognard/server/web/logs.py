"""The log as one JSON object a line, without anything a player would not have read by others.

Of an exception its type and place are written, never its message: that may quote a key, a hand or
an answer. Of a request the pattern of its address, never the address with its query.
"""

import logging
import sys
from datetime import UTC, datetime
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import Any, Final, Literal

import msgspec

Kind = Literal["text", "json"]
MOST_FRAMES: Final = 20
ACCESS: Final = logging.getLogger("grognard.access")
"""Takes a line for each request, with ``facts``."""


class JsonLines(logging.Formatter):
    """Writes a record as an object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["at"] = _places(record.exc_info[2])
        return msgspec.json.encode(line).decode()


def _places(traceback: TracebackType | None) -> list[str]:
    """Where it happened, the innermost place last."""
    places = [
        f"{Path(frame.f_code.co_filename).name}:{line} {frame.f_code.co_name}"
        for frame, line in walk_tb(traceback)
    ]
    return places[-MOST_FRAMES:]


def write_json() -> None:
    """Have everything logged as JSON on standard error, requests included."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("grognard").setLevel(logging.INFO)
