"""Whatever a seat cannot know, no channel tells it: on real states of the games with secrets.

A state of a game played by bots is dealt anew in all that a viewer does not know. From then on two
servers differ in nothing else, and every address and every message must bring the viewer the same
bytes. The addresses are those the server has: one that nobody thought about fails here.
"""

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, pairwise
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from listening import connect, until_changed
from litestar.routes import HTTPRoute
from msgspec.structs import replace
from playing import Player, Table

import grognard
from grognard.bots import advice
from grognard.kernel.chance import Lots
from grognard.kernel.compound import SeatQuestion
from grognard.kernel.game import Game
from grognard.kernel.views import SPECTATOR
from grognard.server import wire
from grognard.server.games import store
from grognard.server.thinking import figures, process
from grognard.server.thinking.process import Sources, Thinker

SECRETIVE = [name for name in grognard.rulesets() if grognard.ruleset(name).secrets]
STATES = 3
"""Moments of a game that are looked at."""
ANSWERS = 2
"""How far each is played on."""


class Ticking:
    """A clock that goes on by itself, so that whatever takes longer in one world shows."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.25
        return self.now


class World:
    """A server with one game, in which a state was put."""

    def __init__(self, client: Any, name: str, battle: Any, setup: Any) -> None:
        self.ruleset = grognard.ruleset(name)
        clock = {"per": "game", "seconds": 600, "increment": 5}
        table = Table.of(client, ruleset=name, seats=[{}, {"kind": "open"}], clock=clock)
        joined = table.player("B").post("join", {}).json()["link"]["key"]
        keys = {"A": table.key("A"), "B": joined, SPECTATOR: table.spectator().key}
        self.players = {seat: Player(client, table.game, key) for seat, key in keys.items()}
        rooms = client.app.state.rooms
        self.live = rooms.keeper.lives[table.game]
        room = self.live.room
        # As if the game had begun in this state.
        room.now = Game(self.ruleset, setup, battle, Lots("what comes"))
        room.head = replace(room.head, setup=setup)
        room.standing, room.turns, room.losses = [], [], []
        room._views, room._asked = {}, room.now.question
        room.asked_at = room.number
        room._sight = room.view(SPECTATOR)
        room.left = replace(room._sight, pieces=(), terrain=(), zones=())
        self.live.notify()
        for thinkers in (rooms.reckoners, rooms.chroniclers, rooms.thinkers):
            thinkers.think = self._think

    @property
    def room(self) -> Any:
        return self.live.room

    async def _think(self, task: Any, *_: Any, **__: Any) -> process.Thought:
        """Think as a process would, about this very state."""
        thinker = Thinker(Sources(warm=False))
        thinker._game = lambda so_far: self.room.game.fork()  # type: ignore[method-assign]
        ticking = Ticking()
        figures.time = SimpleNamespace(monotonic=ticking)  # type: ignore[attr-defined]
        advice.perf_counter = ticking  # type: ignore[attr-defined]
        return thinker.think(task)

    def as_known_to(self, viewer: str) -> bytes:
        """The state with all that a viewer does not know dealt anew in one way."""
        game: Game[Any] = self.room.game
        battle = game.codec.copy(game.battle)
        self.ruleset.redeal(battle, viewer, Lots("canon").lot(0))
        return game.codec.pack(battle)


Ask = Callable[[Player, World], Any]


def get(what: str, **query: Any) -> Ask:
    return lambda player, _: player.get(what, **query)


def put(what: str, body: dict[str, Any]) -> Ask:
    return lambda player, _: player.client.put(
        f"/api/games/{player.game}/{what}", headers=player.headers, json=body
    )


def post(what: str, body: dict[str, Any]) -> Ask:
    return lambda player, _: player.post(what, body)


def asked(what: str, **body: Any) -> Ask:
    """Something about the question that is asked now, whoever is asked it."""
    return lambda player, world: player.post(what, {"expect": world.room.asked_at} | body)


def about_options(what: str, name: str) -> Ask:
    """The same of what a viewer may choose first; of somebody who may not, of what they guess."""

    def ask(player: Player, world: World) -> Any:
        decision = player.get().json().get("decision") or {}
        keys = [option["key"] for option in decision.get("options", ())][:1] or ["pass"]
        return player.post(what, {"expect": world.room.asked_at, name: keys})

    return ask


def about_pieces(ask: Callable[[Player, str, str], Any]) -> Ask:
    def of_first_and_last(player: Player, _: World) -> Any:
        pieces = [piece["id"] for piece in player.get().json()["view"]["pieces"]]
        return ask(player, pieces[0], pieces[-1])

    return of_first_and_last


def mine(player: Player, _: World) -> Any:
    return player.client.post(
        "/api/mine", json={"links": [{"game": player.game, "key": player.key}]}
    )


GAME = "/api/games/{game:str}"
PROBES: dict[str, list[Ask]] = {
    GAME: [get(""), get("", outlines="false"), get("", lang="fr")],
    f"{GAME}/join": [post("join", {}), post("join", {"request": "0" * 16})],
    f"{GAME}/answers": [asked("answers", answer=each) for each in ("nonsense", {"path": []})]
    + [post("answers", {"expect": 999, "answer": "pass"})],
    f"{GAME}/luck": [
        post("luck", {"round": 1, "commitment": "0" * 64}),
        post("luck", {"round": 9}),
    ],
    f"{GAME}/entering": [asked("entering", entered=[])],
    f"{GAME}/check": [asked("check", placement={"path": [[1, 1]]}), asked("check", picks=[])],
    f"{GAME}/sight": [
        about_pieces(lambda player, a, b: player.post("sight", {"piece": a, "target": b}))
    ],
    f"{GAME}/rings": [about_pieces(lambda player, a, b: player.post("rings", {"pieces": [a, b]}))],
    f"{GAME}/profile": [
        about_pieces(lambda player, a, b: player.post("profile", {"start": a, "end": b}))
    ],
    f"{GAME}/odds": [about_options("odds", "answers"), asked("odds", answers=["pass"])],
    f"{GAME}/headlines": [asked("headlines"), about_options("headlines", "keys")],
    f"{GAME}/advice": [asked("advice")],
    f"{GAME}/undo": [post("undo", {"number": 999, "do": do}) for do in ("undo", "agree", "decline")]
    + [lambda player, world: player.post("undo", {"number": world.room.number, "do": "agree"})],
    f"{GAME}/wishes": [put("wishes", {"auto_pass": "no"})],
    f"{GAME}/talk": [get("talk")],
    f"{GAME}/mail": [get("mail")],
    f"{GAME}/mail/address": [put("mail/address", {"address": "ada@example.org"})],
    f"{GAME}/mail/code": [post("mail/code", {"code": "12345678"})],
    f"{GAME}/mail/stop": [post("mail/stop", {})],
    f"{GAME}/chat": [post("chat", {"text": "Well played!", "request": "once"}), post("chat", {})],
    f"{GAME}/resign": [post("resign", {"number": 999})],
    f"{GAME}/rematch": [post("rematch", {})],
    f"{GAME}/log": [get("log"), get("log", after=1)],
    f"{GAME}/replay": [get("replay", at=at) for at in (0, 1, 999)]
    + [get("replay", at=0, seat=seat) for seat in "AB"],
    f"{GAME}/timeline": [get("timeline"), get("timeline", seat="A"), get("timeline", seat="B")],
    f"{GAME}/briefing": [get("briefing")],
    f"{GAME}/aftermath": [get("aftermath")],
    f"{GAME}/record": [get("record")],
    f"{GAME}/branch": [post("branch", {"at": 0})],
    f"{GAME}/offer": [put("offer", {"offered": "no"})],
    "/api/mine": [mine],
    "/api/offers": [lambda player, _: player.client.get("/api/offers")],
    "/api/offers/{game:str}": [
        lambda player, _: player.client.post(f"/api/offers/{player.game}", json={})
    ],
}
"""What is asked of every address that knows of a game."""
KNOW_NO_GAME = {
    "/": "pages and files",
    "/game/{game:str}": "pages and files",
    "/replay/{game:str}": "pages and files",
    "/rules/{ruleset:str}": "pages and files",
    "/rules/{ruleset:str}/{clause:str}": "pages and files",
    "/set-up/{ruleset:str}": "pages and files",
    "/set-up/{ruleset:str}/army/{seat:str}": "pages and files",
    "/{path:path}": "pages and files",
    "/reference/{ruleset:str}": "pages and files",
    "/schema": "what the addresses are",
    "/schema/openapi.json": "what the addresses are",
    "/schema/{path:str}": "what the addresses are",
    "/healthz": "whether the server is up",
    "/readyz": "whether the server is up",
    "/api/languages": "what can be read",
    "/api/rulesets": "what can be played",
    "/api/rulesets/{name:str}": "what can be played",
    "/api/rulesets/{name:str}/cards": "what can be played",
    "/api/rulesets/{name:str}/recruits": "what can be played",
    "/api/rulesets/{name:str}/roster": "armies before a game",
    "/api/rulesets/{name:str}/roster/file": "armies before a game",
    "/api/rulesets/{name:str}/terms": "armies before a game",
    "/api/rosters": "armies before a game",
    "/api/packs": "content before a game",
    "/api/rules/{name:str}": "rulebooks",
    "/api/rulesets/{name:str}/reference": "rulebooks",
    "/api/games": "new games",
    "/api/records": "records that somebody brings",
}
STREAM = f"{GAME}/events"
HEARD = {"happened", "changed", "differs", "drawn", "spoke"}
"""What a stream brings, all of which is compared; of the others, why not."""
NOT_COMPARED = {"present": "who has the page open", "failed": "the end of the stream"}


def test_every_address_is_under_the_test_or_knows_no_game(open_server: Any) -> None:
    routes = {route.path for route in open_server().app.routes}

    assert routes == {*PROBES, *KNOW_NO_GAME, STREAM}


def test_every_message_of_a_stream_is_under_the_test() -> None:
    kinds = {message.__struct_config__.tag for message in get_args(wire.ToClient)}

    assert kinds == HEARD | set(NOT_COMPARED)


def test_every_way_of_asking_is_probed(open_server: Any) -> None:
    """An address that takes another kind of request has to be thought about again."""
    methods = {
        route.path: route.methods - {"OPTIONS"}
        for route in open_server().app.routes
        if isinstance(route, HTTPRoute) and route.path in PROBES
    }

    assert all(len(each) == 1 for each in methods.values()), methods


@cache
def played(name: str, seed: int) -> Game[Any]:
    """A game between bots, with the moments at which it was complete."""
    from grognard.bots import Table as Bots
    from grognard.bots import bot

    ruleset = grognard.ruleset(name)
    apart = ruleset.options_apart
    game = ruleset.new_game(seed=seed, options=apart)
    seated = Bots(game, {seat: bot("brisk", seed=seed) for seat in game.seats})
    seated.play()
    return game


def moments(name: str, seed: int) -> Iterator[tuple[int, bytes, Any]]:
    game = played(name, seed)
    marks = [mark for mark in game._marks if mark.answers]
    for number in range(STATES):
        mark = marks[(2 * number + 1) * len(marks) // (2 * STATES)]
        yield number, mark.packed, game


@pytest.fixture
def open_world(open_server: Any, new_database: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Opens servers that are alike to the last byte."""
    monkeypatch.setattr(store.secrets, "token_bytes", lambda size: b"k" * size)
    monkeypatch.setattr(figures, "time", figures.time)
    monkeypatch.setattr(advice, "perf_counter", advice.perf_counter)

    def open_(name: str, game: Game[Any], packed: bytes, viewer: str | None) -> World:
        battle = game.codec.unpack(packed)
        if viewer is not None:
            grognard.ruleset(name).redeal(battle, viewer, Lots("another world").lot(1))
        names = (f"{n:016x}" for n in count())
        client = open_server(
            at=new_database(),
            sources=Sources(warm=False),
            names=names.__next__,
            clock=lambda: 1000.0,
            seeds=lambda: "one for all",
        )
        return World(client, name, battle, game.setup)

    return open_


def _bytes(response: Any) -> bytes:
    headers = {k: v for k, v in response.headers.items() if k != "date"}
    return json.dumps([response.status_code, headers]).encode() + bytes(response.content)


def compare(one: World, other: World, viewer: str) -> None:
    """Every address tells a viewer the same of both worlds."""
    for address, probes in PROBES.items():
        for number, ask in enumerate(probes):
            told = [_bytes(ask(world.players[viewer], world)) for world in (one, other)]
            assert told[0] == told[1], f"{address} ({number}) tells {viewer or 'everybody'}"


def _heard(stream: Any, number: int) -> list[dict[str, Any]]:
    told = until_changed(stream, number)
    return [message for message in told if message["kind"] in HEARD]


def step(worlds: tuple[World, World]) -> bool:
    """Have whoever is asked give the same answer in both; whether that was possible."""
    one, _ = worlds
    if one.room.over or not one.room.waits_for:
        return False
    seat = one.room.waits_for[0]
    if not isinstance(one.room.question_for(seat), SeatQuestion):
        return False
    answer = one.room.usual(seat)
    given = []
    for world in worlds:
        body = {"expect": world.room.asked_at, "answer": answer}
        given.append(world.players[seat].post("answers", body).status_code)
    return given == [201, 201]


@pytest.mark.parametrize(
    ("viewer", "store_kind"),
    [("A", "sqlite"), ("B", "sqlite"), (SPECTATOR, "sqlite"), ("A", "postgresql")],
    ids=["A", "B", "spectator", "A-postgresql"],
)
@pytest.mark.parametrize("name", SECRETIVE)
def test_no_channel_tells_a_viewer_what_it_does_not_know(
    name: str, viewer: str, open_world: Any
) -> None:
    differing = compared = 0
    for _, packed, game in moments(name, 3):
        one, other = open_world(name, game, packed, None), open_world(name, game, packed, viewer)
        differing += one.room.game.codec.pack(one.room.game.battle) != other.room.game.codec.pack(
            other.room.game.battle
        )
        streams = [connect(world.players[viewer]) for world in (one, other)]
        with streams[0] as first, streams[1] as second:
            for _ in range(ANSWERS + 1):
                if one.as_known_to(viewer) != other.as_known_to(viewer):
                    # What came to light by then may be known.
                    break
                assert one.room.number == other.room.number
                number = one.room.number
                assert _heard(first, number) == _heard(second, number), "streams differ"
                compare(one, other, viewer)
                compared += 1
                if not step((one, other)):
                    break

    assert differing, "the worlds must differ for the test to mean anything"
    assert compared > STATES, "they must be looked at"


def test_the_test_notices_a_leak(open_world: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A channel that tells one hidden card more is found out."""
    name, viewer = "saurian", "A"
    for (_, packed, game), _ in pairwise([*moments(name, 3), (0, b"", None)]):
        one, other = open_world(name, game, packed, None), open_world(name, game, packed, viewer)
        hands = [sorted(world.room.game.battle.player("B").hand) for world in (one, other)]
        if hands[0] != hands[1]:
            break
    else:
        raise AssertionError("no two hands differ")
    ask = PROBES["/api/mine"][0]

    def leaking(player: Player, world: World) -> Any:
        found = ask(player, world)
        found._content += json.dumps(sorted(world.room.game.battle.player("B").hand)).encode()
        return found

    monkeypatch.setitem(PROBES, "/api/mine", [leaking])
    with pytest.raises(AssertionError, match="/api/mine"):
        compare(one, other, viewer)
