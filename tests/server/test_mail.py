"""Letters to whoever wants them: confirmed, bounded, forgotten, and in nobody's way."""

import asyncio
import re
import threading
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Empty, Queue
from typing import Any

import pytest
from listening import connect, receive
from playing import STAY, Player, Table, play_out

from grognard.server.games import letters, mailing
from grognard.server.games.letters import BadOffice, Office, office
from grognard.server.games.limits import Limits

ADA = "ada@example.org"
PATIENCE = 20.0


class MailServer:
    """A mail server on loopback that does as it is told: ``takes``, ``refuses``, ``drips``."""

    def __init__(self, manner: str) -> None:
        self.manner = manner
        self.letters: Queue[EmailMessage] = Queue()
        self.called: Queue[str] = Queue()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        starting = asyncio.start_server(self._talk, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(starting, self._loop).result()
        self.port: int = self._server.sockets[0].getsockname()[1]

    @property
    def office(self) -> Office:
        return office(f"smtp://127.0.0.1:{self.port}?from=games@example.org&page=https://play.test")

    def close(self) -> None:
        if self._loop.is_closed():
            return
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        talking = asyncio.all_tasks() - {asyncio.current_task()}
        for task in talking:
            task.cancel()
        await asyncio.gather(*talking, return_exceptions=True)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.called.put("called")
        try:
            if self.manner == "drips":
                while True:
                    writer.write(b"2")
                    await writer.drain()
                    await asyncio.sleep(0.01)
            await self._serve(reader, writer)
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            match line.partition(" ")[0].upper():
                case "EHLO":
                    writer.write(b"250 here\r\n")
                case "RCPT" if self.manner == "refuses":
                    writer.write(b"550 nobody of that name\r\n")
                case "DATA":
                    writer.write(b"354 go on\r\n")
                    body = await reader.readuntil(b"\r\n.\r\n")
                    found = message_from_bytes(body[:-5], policy=policy.default)
                    assert isinstance(found, EmailMessage)
                    self.letters.put(found)
                    writer.write(b"250 taken\r\n")
                case "QUIT":
                    writer.write(b"221 bye\r\n")
                    return
                case _:
                    writer.write(b"250 well\r\n")


@pytest.fixture
def post(request: pytest.FixtureRequest) -> Iterator[MailServer]:
    server = MailServer(getattr(request, "param", "takes"))
    yield server
    server.close()


@pytest.fixture
def table(open_server: Any, post: MailServer) -> Table:
    return Table.of(open_server(mail=post.office))


def ask(player: Player, address: str = ADA) -> Any:
    return player.client.put(
        f"/api/games/{player.game}/mail/address", json={"address": address}, headers=player.headers
    )


def code_in(letter: EmailMessage) -> str:
    found = re.search(r"\b\d{8}\b", letter.get_content())
    assert found is not None
    return found[0]


def confirmed(post: MailServer, player: Player) -> Player:
    """Somebody who has entered the number that was sent."""
    assert ask(player).status_code == 200
    code = code_in(post.letters.get(timeout=PATIENCE))
    assert player.post("mail/code", {"code": code}).json()["state"] == "confirmed"
    return player


def test_whoever_is_away_and_wants_it_is_written_to(table: Table, post: MailServer) -> None:
    confirmed(post, table.player("B"))

    table.player("A").plays(STAY, "wait")

    letter = post.letters.get(timeout=PATIENCE)
    assert (letter["to"], letter["from"]) == (ADA, "games@example.org")
    assert letter["auto-submitted"] == "auto-generated"
    assert f"https://play.test/game/{table.game}" in letter.get_content()
    assert table.key("B") not in letter.as_string()


def test_letters_are_written_in_the_language_of_their_reader(
    table: Table, post: MailServer
) -> None:
    confirmed(post, table.player("B", lang="fr"))

    table.player("A").plays(STAY, "wait")

    assert "C’est à vous de jouer" in post.letters.get(timeout=PATIENCE).get_content()


def test_a_letter_tells_until_when_there_is_time(open_server: Any, post: MailServer) -> None:
    client = open_server(mail=post.office, clock=lambda: 1000.0)
    table = Table.of(client, clock={"per": "go", "seconds": 86_400})
    confirmed(post, table.player("B"))

    table.player("A").plays(STAY, "wait")

    assert "1970-01-02 00:16 UTC" in post.letters.get(timeout=PATIENCE).get_content()


def test_nothing_but_a_number_is_sent_before_it_is_entered(table: Table, post: MailServer) -> None:
    ask(table.player("B"))
    post.letters.get(timeout=PATIENCE)
    table.player("A").plays(STAY, "wait")
    # Letters are brought in order: had one been written, it would come before this one.
    ask(table.player("A"), "bob@example.org")

    assert post.letters.get(timeout=PATIENCE)["to"] == "bob@example.org"


def test_whoever_is_there_is_not_written_to(table: Table, post: MailServer) -> None:
    bob = confirmed(post, table.player("B"))
    with connect(bob) as page:
        receive(page)
        table.player("A").plays(STAY, "wait")
        ask(table.player("A"), "bob@example.org")

        assert post.letters.get(timeout=PATIENCE)["to"] == "bob@example.org"


def test_a_seat_is_not_written_to_all_the_time(table: Table, post: MailServer) -> None:
    bob = confirmed(post, table.player("B"))
    alice = table.player("A")
    alice.plays(STAY, "wait")
    post.letters.get(timeout=PATIENCE)

    bob.plays(STAY, "wait")
    alice.plays("low")
    bob.plays("high")
    alice.plays(STAY, "wait")
    ask(alice, "bob@example.org")

    assert post.letters.get(timeout=PATIENCE)["to"] == "bob@example.org"


def test_an_address_is_forgotten_when_its_owner_says_so(table: Table, post: MailServer) -> None:
    bob = confirmed(post, table.player("B"))

    stopped = bob.post("mail/stop")

    assert stopped.json() == {"offered": True, "state": "none", "address": ""}
    assert ADA.encode() not in noted(bob)


def test_addresses_are_forgotten_when_the_game_is_over(table: Table, post: MailServer) -> None:
    bob = confirmed(post, table.player("B"))
    play_out(table.player("A"), bob)

    for _ in range(200):
        if not noted(bob):
            break
        threading.Event().wait(0.05)
    assert noted(bob) == b""


def test_nobody_is_shown_an_address(table: Table, post: MailServer) -> None:
    bob = confirmed(post, table.player("B"))

    assert bob.get("mail").json()["address"] == "a…@e…"
    assert table.player("A").get("mail").json() == {"offered": True, "state": "none", "address": ""}
    assert table.spectator().get("mail").json()["code"] == "not-allowed"
    for seen in (bob, table.player("A"), table.spectator()):
        assert ADA not in seen.get().text


def test_a_wrong_number_is_refused_and_too_many_make_it_void(
    table: Table, post: MailServer
) -> None:
    bob = table.player("B")
    ask(bob)
    code = code_in(post.letters.get(timeout=PATIENCE))
    wrong = f"{(int(code) + 1) % 10**8:08}"

    for _ in range(mailing.TRIES):
        assert bob.post("mail/code", {"code": wrong}).json()["code"] == "wrong-code"

    assert bob.post("mail/code", {"code": code}).json()["code"] == "wrong-code"
    assert bob.get("mail").json()["state"] == "none"


def test_a_number_does_not_last(open_server: Any, post: MailServer) -> None:
    now = [1000.0]
    bob = Table.of(open_server(mail=post.office, clock=lambda: now[0])).player("B")
    ask(bob)
    code = code_in(post.letters.get(timeout=PATIENCE))

    now[0] += mailing.LASTS

    assert bob.post("mail/code", {"code": code}).json()["code"] == "wrong-code"


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ada",
        "ada@localhost",
        "a b@example.org",
        "ada@example.org\nBcc: all@example.org",
        "ada@example.org, bob@example.org",
        "<ada@example.org>",
        "a" * 250 + "@example.org",
    ],
)
def test_what_is_no_address_is_refused(table: Table, address: str) -> None:
    assert ask(table.player("B"), address).status_code == 400


def test_nobody_has_letters_sent_all_the_time(open_server: Any, post: MailServer) -> None:
    bob = Table.of(open_server(mail=post.office, limits=Limits(mail_at_once=2))).player("B")

    sent = [ask(bob, f"ada{each}@example.org").status_code for each in range(3)]

    assert sent == [200, 200, 429]


def test_without_a_mail_server_nobody_is_offered_letters(open_server: Any) -> None:
    bob = Table.of(open_server()).player("B")

    assert bob.get("mail").json()["offered"] is False
    assert ask(bob).json()["code"] == "no-mail"
    assert bob.post("mail/code", {"code": "12345678"}).json()["code"] == "no-mail"


@pytest.mark.parametrize("post", ["refuses", "drips"], indirect=True)
def test_a_mail_server_that_does_not_take_letters_is_in_nobodys_way(
    table: Table, post: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(letters, "LONGEST", 0.5)
    ask(table.player("B"))
    post.called.get(timeout=PATIENCE)
    ask(table.player("A"))

    assert post.called.get(timeout=PATIENCE), "the next letter is tried all the same"
    assert table.player("A").plays(STAY, "wait")["number"] == 2


def test_a_mail_server_that_is_gone_is_in_nobodys_way(open_server: Any, post: MailServer) -> None:
    gone = post.office
    post.close()
    table = Table.of(open_server(mail=gone))

    assert ask(table.player("B")).status_code == 200
    assert table.player("A").plays(STAY, "wait")["number"] == 2


def test_where_it_must_be_encrypted_nothing_is_said_to_a_server_that_cannot(
    open_server: Any, post: MailServer
) -> None:
    sealed = office(f"smtp://127.0.0.1:{post.port}?from=a@example.org&page=http://x&tls=start")
    bob = Table.of(open_server(mail=sealed)).player("B")

    ask(bob)
    post.called.get(timeout=PATIENCE)

    with pytest.raises(Empty):
        post.letters.get(timeout=0.2)


@pytest.mark.parametrize(
    "address",
    [
        "http://mail.example?from=a@b&page=https://x",
        "smtp://?from=a@b&page=https://x",
        "smtp://mail.example?from=nobody&page=https://x",
        "smtp://mail.example?from=a@b&page=file:///x",
        "smtp://mail.example?from=a@b",
        "smtp://mail.example:port?from=a@b&page=https://x",
        "smtp://mail.example?from=a@b&page=https://x&tls=none",
        "smtp://mail.example?from=a@b&page=https://x&sender=c",
    ],
)
def test_an_address_of_a_mail_server_that_makes_no_sense_is_refused(address: str) -> None:
    with pytest.raises(BadOffice):
        office(address)


def test_what_leaves_this_machine_is_encrypted() -> None:
    rest = "?from=a@b&page=https://x"

    assert office(f"smtp://mail.example{rest}").tls == "start"
    assert office(f"smtps://mail.example{rest}").tls == "whole"
    assert office(f"smtp://localhost{rest}").tls == "none"


def noted(player: Player) -> bytes:
    """What is noted of the addresses of a game."""
    client: Any = player.client
    store = client.app.state.rooms.keeper.store
    with client.portal() as portal:
        found: bytes = portal.call(store.note, mailing.note_of(player.game))
    return found
