"""Whether a browser may be calling on somebody else's behalf.

Any page can have a browser call a server on its own machine, and a name that points there makes
the page look like one of the server's own. So a server knows what it is called, and nothing is
done at the request of a page that is not its own.
"""

from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import urlsplit

from grognard.server.faults import Fault
from grognard.server.web.callers import AnyConnection

SAFE = ("GET", "HEAD", "OPTIONS")
"""What only looks; a browser does not let a foreign page read what it brings."""
LONGEST_NAME = 260


def check_caller(connection: AnyConnection, names: Collection[str] | None) -> None:
    """Refuse whoever means another server, or comes from a page of another one.

    ``names`` are those the server goes by besides its address; with None it goes by any.
    """
    host = connection.headers.get("host", "")[:LONGEST_NAME]
    if names is not None and not is_own(host, names):
        raise Fault("wrong-host", host=_name(host))
    origin = connection.headers.get("origin", "")[:LONGEST_NAME]
    if origin and connection.scope.get("method", "") not in SAFE:
        page = urlsplit(origin).netloc
        if page.lower() != host.lower() and _name(page) not in (names or ()):
            raise Fault("wrong-origin")


def is_own(host: str, names: Collection[str]) -> bool:
    """Whether a server of these names is meant; a plain address cannot be made to point elsewhere.

    >>> is_own("127.0.0.1:8000", ()), is_own("localhost:5173", ()), is_own("[::1]:80", ())
    (True, True, True)
    >>> is_own("evil.example", ()), is_own("Play.example:8000", ("play.example",))
    (False, True)
    """
    name = _name(host)
    if name == "localhost" or name.endswith(".localhost") or name in names:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _name(host: str) -> str:
    """The name of a host without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""
