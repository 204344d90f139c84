"""Listening to the event stream of a game."""

import json
from typing import Any

from litestar.testing import WebSocketTestSession
from playing import Player


def connect(player: Player, after: int | None = None, **query: Any) -> WebSocketTestSession:
    params = {"key": player.key, **query}
    if after is not None:
        params["after"] = after
    session: WebSocketTestSession = player.client.websocket_connect(  # type: ignore[attr-defined]
        f"/api/games/{player.game}/events", params=params
    )
    return session


def receive_any(socket: WebSocketTestSession) -> dict[str, Any]:
    """The next message, whatever it is."""
    found: dict[str, Any] = json.loads(socket.receive_text(timeout=10))
    return found


def receive(socket: WebSocketTestSession) -> dict[str, Any]:
    """The next message but for outlines, which follow whenever they are drawn."""
    while (found := receive_any(socket))["kind"] == "drawn":
        pass
    return found


def until_changed(socket: WebSocketTestSession, number: int) -> list[dict[str, Any]]:
    """Everything up to the state after event ``number``."""
    found = [receive(socket)]
    while found[-1]["kind"] != "changed" or found[-1]["state"]["number"] < number:
        found.append(receive(socket))
    return found


def happened(messages: list[dict[str, Any]]) -> list[int]:
    return [message["number"] for message in messages if message["kind"] == "happened"]
