"""People at the table: what a browser would do, in a few words."""

import time
from typing import Any

import httpx

from grognard.server.thinking.process import Sources

SOURCES = Sources(
    ruleset="sources:ruleset",
    rulesets="sources:rulesets",
    bot="sources:bot",
    bots="sources:bots",
    warm=False,
)
STAY = {"path": [], "heading": 0}


class Player:
    """Somebody with a link."""

    def __init__(self, client: httpx.Client, game: str, key: str, lang: str = "en") -> None:
        self.client, self.game, self.key, self.lang = client, game, key, lang

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}", "accept-language": self.lang}

    def get(self, what: str = "", **query: Any) -> httpx.Response:
        address = f"/api/games/{self.game}{'/' if what else ''}{what}"
        return self.client.get(address, headers=self.headers, params=query)

    def post(self, what: str, body: Any = None) -> httpx.Response:
        return self.client.post(f"/api/games/{self.game}/{what}", headers=self.headers, json=body)

    def state(self) -> dict[str, Any]:
        response = self.get()
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found

    def decision(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state()["decision"]
        assert found is not None
        return found

    def answer(self, answer: Any, expect: int | None = None, **more: Any) -> httpx.Response:
        expect = self.decision()["number"] if expect is None else expect
        return self.post("answers", {"expect": expect, "answer": answer, **more})

    def plays(self, *answers: Any) -> dict[str, Any]:
        """Give these answers, one after another, each taken."""
        last: dict[str, Any] = {}
        for answer in answers:
            response = self.answer(answer)
            assert response.status_code == 201, response.text
            last = response.json()
        return last

    def undo(self, do: str = "undo") -> httpx.Response:
        return self.post("undo", {"number": self.state()["number"], "do": do})

    def log(self) -> list[str]:
        return [line["text"] for line in self.get("log").json()["lines"]]

    def can_undo(self) -> str:
        can: str = self.state()["undo"]["can"]
        return can


class Table:
    """A game and everybody's link to it."""

    def __init__(self, client: httpx.Client, created: dict[str, Any]) -> None:
        self.client, self.created = client, created
        self.game: str = created["id"]

    @classmethod
    def of(cls, client: httpx.Client, **plan: Any) -> "Table":
        response = client.post("/api/games", json={"ruleset": "pretend", **plan})
        assert response.status_code == 201, response.text
        return cls(client, response.json())

    def key(self, seat: str) -> str:
        link = next(each for each in self.created["seats"] if each["seat"] == seat)["link"]
        return str(link["key"])

    def player(self, seat: str, lang: str = "en") -> Player:
        return Player(self.client, self.game, self.key(seat), lang)

    def spectator(self, lang: str = "en") -> Player:
        return Player(self.client, self.game, self.created["spectator"]["key"], lang)


def play_turn(alice: Player, bob: Player) -> None:
    """A whole turn in which nothing much happens."""
    alice.plays(STAY, "wait")
    bob.plays(STAY, "wait")
    alice.plays("low")
    bob.plays("high")


def play_out(alice: Player, bob: Player) -> None:
    """The game to its end, quietly."""
    while not alice.state()["over"]:
        play_turn(alice, bob)


def wait_for(player: Player, true: Any) -> dict[str, Any]:
    """The state, once something is true of it."""
    for _ in range(600):
        state = player.state()
        if true(state):
            return state
        time.sleep(0.05)
    raise AssertionError(f"it never came true; the game waits for {state['waits_for']}")
