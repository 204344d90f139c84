"""What the server tells of the games, in a reader's language: the words of the real program."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from grognard.server.web.app import create_app

ADDRESS = "http://testserver.local"
"""Nothing listens there: the program is asked in this process."""


class Served:
    """A server that nobody else talks to."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self._client = client

    def tells(self, path: str, lang: str = "en", key: str = "") -> Any:
        """What is answered at an address."""
        answer = self._client.get(path, headers=_head(lang, key))
        answer.raise_for_status()
        return answer.json()

    def briefing(self, ruleset: str, lang: str) -> Any:
        """What somebody is told who sits down to the first scenario."""
        body = {"ruleset": ruleset, "seats": [{"kind": "person"}, {"kind": "person"}]}
        created = self._client.post("/api/games", json=body, headers=_head(lang))
        created.raise_for_status()
        link = created.json()["seats"][0]["link"]
        return self.tells(f"/api/games/{link['game']}/briefing", lang, link["key"])


def _head(lang: str, key: str = "") -> dict[str, str]:
    return {"accept-language": lang} | ({"authorization": f"Bearer {key}"} if key else {})


@contextmanager
def served() -> Iterator[Served]:
    """The program, as long as it is asked."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(str(Path(folder) / "games.db"), processes=1)
        with TestClient(app, base_url=ADDRESS) as client:
            yield Served(client)
