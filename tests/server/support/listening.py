"""Listening to the event stream of a game."""

import json
from typing import Any

from litestar.testing import WebSocketTestSession
from playing import Player

from grognard.kernel.differences import patch


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
    """Everything up to the state after event ``number``, whole or as what differs."""
    found = [receive(socket)]
    while _shown(found[-1]) < number:
        found.append(receive(socket))
    return found


def _shown(message: dict[str, Any]) -> int:
    match message["kind"]:
        case "changed":
            return int(message["state"]["number"])
        case "differs":
            return int(message["number"])
        case _:
            return -1


def states(messages: list[dict[str, Any]]) -> list[Any]:
    """Every state they tell, one after another."""
    found: list[Any] = []
    for message in messages:
        if message["kind"] == "changed":
            found.append(message["state"])
        elif message["kind"] == "differs":
            assert message["since"] == found[-1]["number"], "it goes on from the last one"
            found.append(patch(found[-1], message["state"]))
    return found


def happened(messages: list[dict[str, Any]]) -> list[int]:
    return [message["number"] for message in messages if message["kind"] == "happened"]
