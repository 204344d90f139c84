"""Time at the table: who is charged for it, and what happens when it is up."""

from typing import Any

import pytest
from listening import connect, receive_any
from playing import STAY, Player, Table, wait_for

from grognard.server.games import outages
from grognard.server.games.limits import Limits
from grognard.server.games.store import StoreFailed

HOUR, DAY = 3600, 86_400
REAL_TIME = {"per": "game", "seconds": 600, "increment": 10}
DAILY = {"per": "go", "seconds": 3 * DAY}
APART = [{}, {"kind": "open"}]


class Hands:
    """A clock that goes on when somebody moves it."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def client(open_server: Any, hands: Hands) -> Any:
    return open_server(clock=hands, seeds=lambda: "one seed for all")


def sit_apart(client: Any, clock: dict[str, Any], **plan: Any) -> tuple[Player, Player]:
    """Alice opens a game, and Bob takes the other seat."""
    table = Table.of(client, seats=APART, clock=clock, **plan)
    joined = table.player("B").post("join", {"name": "Bob"}).json()["link"]["key"]
    return table.player("A"), Player(client, table.game, joined)


def left(player: Player) -> dict[str, float]:
    """Seconds that the clocks show now, to whoever knows when that is."""
    now = player.client.app.state.rooms.keeper.clock()  # type: ignore[attr-defined]
    clocks = player.state()["clock"]["seats"]
    return {
        each["seat"]: each["left"] if each["until"] is None else each["until"] - now
        for each in clocks
    }


def test_time_runs_for_whoever_is_asked_and_for_nobody_else(client: Any, hands: Hands) -> None:
    alice, bob = sit_apart(client, REAL_TIME)

    hands.pass_(60)
    assert left(bob) == {"A": 540, "B": 600}
    alice.plays(STAY, "wait")
    hands.pass_(100)

    assert left(alice) == {"A": 550, "B": 500}
    running = {each["seat"]: each["until"] for each in alice.state()["clock"]["seats"]}
    assert running == {"A": None, "B": hands.now + 500}


def test_nobody_is_charged_before_everybody_sits(client: Any, hands: Hands) -> None:
    table = Table.of(client, seats=APART, clock=REAL_TIME)

    hands.pass_(DAY)
    joined = table.player("B").post("join", {}).json()["link"]["key"]
    hands.pass_(5)

    assert left(Player(client, table.game, joined)) == {"A": 595, "B": 600}


def test_nobody_is_charged_before_the_dice_are_agreed_on(client: Any, hands: Hands) -> None:
    alice, _ = sit_apart(client, REAL_TIME, dice="shared")

    hands.pass_(300)

    assert left(alice) == {"A": 600, "B": 600}


def test_the_end_of_a_go_earns_no_more_than_there_was(client: Any, hands: Hands) -> None:
    alice, _ = sit_apart(client, REAL_TIME)

    hands.pass_(3)
    alice.plays(STAY)
    hands.pass_(4)
    assert left(alice)["A"] == 593, "a go is not over with its first answer"
    alice.plays("wait")

    assert left(alice)["A"] == 600


def test_days_are_given_anew_for_every_go(client: Any, hands: Hands) -> None:
    alice, bob = sit_apart(client, DAILY)

    hands.pass_(2 * DAY)
    assert left(alice) == {"A": DAY, "B": 3 * DAY}
    alice.plays(STAY, "wait")
    hands.pass_(DAY)

    assert left(bob) == {"A": 3 * DAY, "B": 2 * DAY}


def test_whoever_chose_their_part_is_charged_no_more(client: Any, hands: Hands) -> None:
    alice, bob = sit_apart(client, {"per": "game", "seconds": 600})
    alice.plays(STAY, "wait")
    bob.plays(STAY, "wait")

    hands.pass_(10)
    alice.plays("low")
    hands.pass_(20)

    assert left(alice) == {"A": 590, "B": 570}


def test_a_choice_taken_back_gives_no_time_back(client: Any, hands: Hands) -> None:
    alice, _ = sit_apart(client, REAL_TIME)
    hands.pass_(100)
    alice.plays(STAY, "wait")
    assert left(alice)["A"] == 510

    hands.pass_(7)
    assert alice.undo().status_code == 201

    assert left(alice) == {"A": 500, "B": 600}, "what the go had earned is taken back too"


def test_taking_back_again_and_again_does_not_make_days_longer(client: Any, hands: Hands) -> None:
    alice, _ = sit_apart(client, DAILY)
    for _ in range(2):
        hands.pass_(DAY)
        alice.plays(*(["wait"] if alice.decision()["topic"] == "deed" else [STAY, "wait"]))
        assert alice.undo().status_code == 201

    assert left(alice)["A"] == DAY


def test_who_wants_to_take_back_stops_no_clock(client: Any, hands: Hands) -> None:
    alice, bob = sit_apart(client, REAL_TIME)
    alice.plays(STAY, "wait")
    bob.plays(STAY)
    assert alice.undo().json()["number"] == bob.state()["number"]

    hands.pass_(30)

    assert left(bob)["B"] == 570


def test_a_seat_whose_time_is_up_forfeits(client: Any, hands: Hands) -> None:
    alice, bob = sit_apart(client, REAL_TIME)

    hands.pass_(601)
    state = wait_for(bob, lambda state: state["over"])

    assert state["result"]["winners"] == ["B"]
    assert "timed-out" in {each.deed.what for each in _room(client, alice).happenings}


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Bob ran out of time."), ("fr", "Bob perd au temps.")]
)
def test_a_clock_that_ran_out_is_told_as_such(
    client: Any, hands: Hands, language: str, told: str
) -> None:
    alice, bob = sit_apart(client, REAL_TIME)
    alice.plays(STAY, "wait")

    hands.pass_(601)
    wait_for(bob, lambda state: state["over"])
    lines = Player(client, alice.game, alice.key, language).get("log").json()["lines"]

    assert told in [each["text"] for each in lines]
    assert "conceded" not in {each["kind"] for each in lines}


def test_a_bot_takes_over_where_that_was_agreed(client: Any, hands: Hands) -> None:
    clock = REAL_TIME | {"flag": "bot", "bot": "random"}
    alice, bob = sit_apart(client, clock)

    hands.pass_(601)
    state = wait_for(bob, lambda state: state["waits_for"] == ["B"])

    assert not state["over"]
    assert state["seats"][0]["kind"] == "bot"
    assert [each["seat"] for each in state["clock"]["seats"]] == ["B"]
    shown = alice.state()
    assert shown["decision"] is None
    assert shown["undo"]["can"] == "no"


def test_nobody_answers_for_the_bot_that_took_their_seat(client: Any, hands: Hands) -> None:
    alice, bob = sit_apart(client, REAL_TIME | {"flag": "bot", "bot": "hangs"})
    number = alice.decision()["number"]

    hands.pass_(601)
    wait_for(bob, lambda state: state["seats"][0]["kind"] == "bot")
    refused = alice.answer(STAY, number)

    assert refused.status_code == 409


def test_an_answer_that_comes_too_late_is_refused_at_once(client: Any, hands: Hands) -> None:
    alice, _ = sit_apart(client, REAL_TIME)
    number = alice.decision()["number"]

    hands.pass_(600)
    refused = alice.answer(STAY, number)

    assert refused.json()["code"] in ("time-up", "game-over")


def test_bots_have_no_clock(client: Any, hands: Hands) -> None:
    seats = [{}, {"kind": "bot", "bot": "hangs"}]
    alice = Table.of(client, seats=seats, clock=REAL_TIME).player("A")
    alice.plays(STAY, "wait")

    hands.pass_(HOUR)

    assert left(alice) == {"A": 600}


def test_dice_that_people_throw_are_on_nobodys_time(client: Any, hands: Hands) -> None:
    alice, _ = sit_apart(client, REAL_TIME, dice="table")
    assert alice.decision()["kind"] == "enter"

    hands.pass_(HOUR)

    assert left(alice) == {"A": 600, "B": 600}


def test_clocks_are_kept_and_nobody_is_charged_while_the_server_is_away(
    open_server: Any, hands: Hands
) -> None:
    before = open_server(clock=hands)
    alice, bob = sit_apart(before, REAL_TIME)
    hands.pass_(50)
    alice.plays(STAY, "wait")
    hands.pass_(20)
    before.__exit__(None, None, None)

    hands.pass_(DAY)
    after = open_server(clock=hands)
    hands.pass_(30)

    again = Player(after, bob.game, bob.key)
    assert left(again) == {"A": 560, "B": 550}


def test_nobody_is_charged_while_the_database_is_away(
    client: Any, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = sit_apart(client, REAL_TIME)
    hands.pass_(50)
    with monkeypatch.context() as broken:
        for writing in ("append", "write_note"):
            broken.setattr(client.app.state.rooms.keeper.store, writing, fails)
        assert alice.answer(STAY, alice.decision()["number"]).status_code == 503
        hands.pass_(HOUR)

    alice.plays(STAY, "wait")

    assert left(bob) == {"A": 560, "B": 600}


def test_clocks_stand_still_from_when_the_database_is_heard_no_more(
    client: Any, hands: Hands
) -> None:
    bob = sit_apart(client, REAL_TIME)[1]
    with connect(bob) as page:
        while receive_any(page)["kind"] != "changed":
            pass
        hands.pass_(50)
        client.app.state.rooms.keeper.deaf()
        hands.pass_(HOUR)

        while "clock" not in (told := receive_any(page)).get("state", {}):
            pass

    assert told["kind"] == "differs", "whoever watches is shown the time that is left"
    assert left(bob) == {"A": 550, "B": 600}
    assert not bob.state()["over"]


async def fails(*_: Any, **__: Any) -> None:
    raise StoreFailed("gone")


def test_what_was_charged_is_read_from_the_journal_and_not_reckoned_again(
    open_server: Any, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Outages of long ago are forgotten; what they spared somebody is not."""
    before = open_server(clock=hands)
    alice, bob = sit_apart(before, REAL_TIME)
    before.__exit__(None, None, None)
    hands.pass_(DAY)
    between = open_server(clock=hands)
    hands.pass_(40)
    Player(between, alice.game, alice.key).plays(STAY, "wait")
    monkeypatch.setattr(outages, "LONGEST", 10)
    between.__exit__(None, None, None)

    after = open_server(clock=hands)

    assert left(Player(after, bob.game, bob.key)) == {"A": 570, "B": 600}


def test_a_game_nobody_looks_at_is_remembered_when_its_time_is_up(
    open_server: Any, hands: Hands
) -> None:
    client = open_server(clock=hands, limits=Limits(rooms=1, games_at_once=100))
    alice, bob = sit_apart(client, DAILY)
    Table.of(client)
    keeper = client.app.state.rooms.keeper
    assert list(keeper.due) == [alice.game]

    hands.pass_(3 * DAY + 1)

    assert wait_for(bob, lambda state: state["over"])["result"]["winners"] == ["B"]


def test_a_rematch_is_played_with_the_same_clock(client: Any, hands: Hands) -> None:
    alice, _ = sit_apart(client, REAL_TIME)
    alice.post("resign", {"number": alice.state()["number"]})

    link = alice.post("rematch").json()

    again = Player(client, link["game"], link["key"])
    assert left(again) == {"A": 600, "B": 600}


def test_my_games_tell_whose_turn_it_is_and_for_how_long(client: Any, hands: Hands) -> None:
    alice, bob = sit_apart(client, REAL_TIME)
    hands.pass_(60)

    links = [{"game": each.game, "key": each.key} for each in (alice, bob)]
    mine = client.post("/api/mine", json={"links": links}).json()["games"]

    assert [(each["seat"], each["your_turn"], each["waits_for"]) for each in mine] == [
        ("A", True, ["A"]),
        ("B", False, ["A"]),
    ]
    assert mine[0]["clock"]["seats"][0] == {"seat": "A", "left": 600.0, "until": hands.now + 540}


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"clock": REAL_TIME, "patience": 30}, "two-clocks"),
        ({"clock": REAL_TIME | {"flag": "bot", "bot": "nobody"}}, "no-such-bot"),
        ({"clock": {"per": "game", "seconds": 1}}, "bad-request"),
        ({"clock": {"per": "turn", "seconds": 100}}, "bad-request"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(client: Any, plan: Any, code: str) -> None:
    response = client.post("/api/games", json={"ruleset": "pretend", **plan})

    assert response.json()["code"] == code


def _room(client: Any, player: Player) -> Any:
    return client.app.state.rooms.keeper.lives[player.game].room
