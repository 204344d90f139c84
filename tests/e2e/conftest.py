"""A real server, a real browser, and people who play with mouse and keys."""

import json
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import httpx
import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

import grognard
from grognard.kernel.ruleset import Ruleset
from grognard.server.games.limits import Limits
from grognard.server.present.guide import briefing_id
from grognard.server.web.app import create_app
from grognard.server.web.pages import STATIC
from tests.e2e.hands import KeyHand, TableHand, on_screen

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
WIDE = {"width": 1440, "height": 900}
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


KEPT = """
    if (location.origin !== 'null' && !localStorage.getItem('grognard')) {
        localStorage.setItem('grognard', 'SETTINGS');
    }
"""
"""What a browser remembers when it is opened, until somebody chooses otherwise."""


def shipped() -> list[Ruleset[Any]]:
    """The games that need no package of their own."""
    return [grognard.ruleset(name) for name in grognard.rulesets()]


def remembering(pace: str, *known: Ruleset[Any]) -> str:
    """What a browser of ours remembers: how fast to tell what happens, and that of these games
    every briefing was read and every lesson closed."""
    settings = {
        "pace": pace,
        "guided": [f"{each.name}/*" for each in known],
        "briefed": [briefing_id(each, id_) for each in known for id_ in each.scenario_ids()],
    }
    return KEPT.replace("SETTINGS", json.dumps(settings))


class Person:
    """Somebody before a browser, who sees what is asked and answers it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    @property
    def asked(self) -> Locator:
        return self.page.locator("section.decision[data-number]:not([data-number=''])")

    @property
    def over(self) -> Locator:
        return self.page.locator("section.end")

    def visit(self, path: str) -> "Person":
        self.page.goto(path)
        return self

    def at_the_table(self) -> "Person":
        """Waits for the table."""
        expect(self.page.locator("svg.board")).to_be_visible()
        return self

    def read_the_briefing(self) -> "Person":
        """Puts the briefing away, which lies on the table of somebody new."""
        briefing = self.page.locator("dialog:has(.briefing)")
        expect(briefing).to_be_visible()
        briefing.get_by_role("button").last.click()
        expect(briefing).to_have_count(0)
        return self

    def wait_to_be_asked(self) -> bool:
        """Whether something is asked; nothing is once the game is over."""
        expect(self.asked.or_(self.over).first).to_be_visible(timeout=60_000)
        return not self.over.is_visible()

    def number(self) -> str:
        return self.asked.get_attribute("data-number") or ""

    def kind(self) -> str:
        return self.asked.get_attribute("data-kind") or ""

    def state(self) -> Any:
        """The game as the server tells it to whoever sits here."""
        address = urlsplit(self.page.url)
        game, key = address.path.rpartition("/")[2], unquote(address.fragment)
        head = {"authorization": f"Bearer {key}"}
        return self.page.request.get(f"/api/games/{game}", headers=head).json()

    def answered(self, number: str) -> None:
        """Waits until that question is no longer asked."""
        gone = self.page.locator(f"section.decision[data-number='{number}']")
        expect(gone).to_have_count(0)

    def meant(self, number: str) -> None:
        """Waits for the same; where a warning comes first, the answer was meant."""
        self.page.wait_for_function(
            """number => document.querySelector('.caution .risky')
                || !document.querySelector(`section.decision[data-number='${number}']`)""",
            arg=number,
        )
        warned = self.page.locator(".caution .risky")
        if warned.count():
            warned.click()
        self.answered(number)

    def tab_to(self, wanted: Locator) -> "Person":
        """Walks with the Tab key until that control has the focus."""
        for _ in range(200):
            if wanted.evaluate("one => one === document.activeElement"):
                return self
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {wanted}")

    def press(self, *keys: str) -> "Person":
        for key in keys:
            self.page.keyboard.press(key)
        return self

    def strike(self, key: str, code: str) -> "Person":
        """A key goes down and up on a keyboard that writes this sign at this place."""
        self.page.evaluate(
            """([key, code]) => {
                const at = document.activeElement ?? document.body;
                for (const type of ['keydown', 'keyup']) {
                    const how = { key, code, bubbles: true, cancelable: true };
                    at.dispatchEvent(new KeyboardEvent(type, how));
                }
            }""",
            [key, code],
        )
        return self

    def answer_by_mouse(self) -> None:
        number = self.number()
        if self.kind() == "place":
            self.page.get_by_role("button", name="Next place").click()
            self.page.locator(".placing button.primary:enabled").click()
        elif self.kind() in ("tick", "assign"):
            self.pick()
        else:
            options = self.asked.locator("button.option")
            chosen = options.nth(int(number) % options.count())
            opens = chosen.get_attribute("data-group") is not None
            chosen.click()
            if opens:
                options.first.click()
        self.meant(number)

    def answer_on_the_table(self) -> None:
        """Answers by mouse on the table and the cards; the list is not touched."""
        number = self.number()
        TableHand(self.page).answer(self.state())
        self.answered(number)

    def answer_by_keyboard(self) -> None:
        number = self.number()
        KeyHand(self.page).answer(number, self.kind())
        self.meant(number)

    def pick(self) -> None:
        """Picks as little as may be, and confirms."""
        enough = self.page.locator("[data-confirm]:enabled")
        while True:
            left = self.asked.locator("button[data-key][aria-pressed=false]:enabled")
            expect(enough.or_(left).first).to_be_visible()
            if enough.is_visible():
                break
            left.first.click()
        enough.click()

    def enter_by_hand(self) -> None:
        """Throws and draws what is asked for: dice by their keys, cards and names by mouse."""
        number = self.number()
        confirm = self.page.locator(".entering .ends .primary")
        tries = int(number)
        while not confirm.is_enabled():
            tries += 1
            values = self.page.locator(".entering .choices button:enabled")
            expect(confirm.and_(self.page.locator(":enabled")).or_(values.first)).to_be_visible()
            if confirm.is_enabled():
                break
            if self.page.locator(".entering .part.now").get_attribute("data-part") == "dice":
                self.page.keyboard.press(str(tries % values.count() + 1))
            else:
                values.nth(tries % values.count()).click()
                expect(self.page.locator(".entering .ends button:enabled").first).to_be_visible()
                if self.asked.locator(".notice").is_visible():
                    self.page.locator(".entering .ends button").first.click()
                    expect(self.asked.locator(".notice")).to_have_count(0)
        self.page.keyboard.press("Enter")
        self.answered(number)

    def play(self, answer: Callable[[], None], at_most: int) -> int:
        """Answers whatever is asked, until the game is over or enough was answered."""
        for count in range(at_most):
            if not self.wait_to_be_asked():
                return count
            answer()
        return at_most

    def log(self) -> list[str]:
        return self.page.locator(".log .line p").all_inner_texts()

    def on_screen(self, x: float, y: float, width: float, height: float) -> tuple[float, float]:
        """Where a place on a measured table lies on the screen."""
        return on_screen(self.page, x, y, width, height)


# Machines are shared and slow at times; what is waited for comes, or never does.
expect.set_options(timeout=30_000)

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium to play in")
    return browser_type_launch_args | {"executable_path": CHROMIUM, "args": QUIET}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server listens while the tests run."""
    with serving(tmp_path_factory.mktemp("e2e") / "games.db") as found:
        yield found


@contextmanager
def serving(database: Path, **how: Any) -> Iterator[str]:
    """A server on these games, and where it listens."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: run `npm run build` in web/")
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    app = create_app(str(database), limits=_patient(), processes=1, **how)
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.05)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(timeout=20)


def _patient() -> Limits:
    """All of these people share one address, and are quicker than people."""
    return Limits(
        requests=1000, burst=5000, games=10_000, games_at_once=1000, odds=200, odds_at_once=500
    )


@pytest.fixture
def causeway(tmp_path: Path, with_causeway: dict[str, str]) -> Iterator[str]:
    """A server on which a sixth game system was installed, and nothing else was done."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    grognard_command = Path(sys.executable).with_name("grognard")
    server = subprocess.Popen(
        [grognard_command, "serve", "--port", str(port), "--database", str(tmp_path / "games.db")],
        env=with_causeway,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address, server)
        yield address
    finally:
        server.terminate()
        server.wait(timeout=20)


def _wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    while server.poll() is None:
        try:
            httpx.get(f"{address}/healthz")
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("the server did not start")


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[NewPerson]:
    """Seats another person before a browser of their own."""
    # Only tests find the example; whoever borrows from this module to make pictures does not.
    from causeway import RULESET as CAUSEWAY

    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def seat(
        locale: str = "en-GB", pace: str = "instant", *, is_new: bool = False, **more: Any
    ) -> Person:
        motion = "reduce" if pace == "instant" else "no-preference"
        more = {"base_url": address, "viewport": WIDE, "reduced_motion": motion} | more
        context = browser.new_context(locale=locale, **more)
        known = () if is_new else (CAUSEWAY, *shipped())
        context.add_init_script(remembering(pace, *known))
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        people.append(Person(page))
        return people[-1]

    yield seat
    for context in contexts:
        context.close()
    assert [fault for one in people for fault in one.faults] == []


@pytest.fixture
def new_game(address: str) -> Callable[..., dict[str, Any]]:
    """Creates a game as a program would: three small machines a side, so that it ends soon."""

    def create(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        body = {
            "ruleset": "colossus",
            "scenario": "iron_reckoning",
            "rosters": [
                _small("anvil_concord", "ac_squire"),
                _small("saltwind_reavers", "sr_skiff"),
            ],
            "seats": list(seats),
        }
        answer = httpx.post(f"{address}/api/games", json=body | more)
        assert answer.status_code < 300, answer.text
        created: dict[str, Any] = answer.json()
        return created

    return create


def _small(faction: str, profile: str) -> dict[str, Any]:
    return {"faction": faction, "name": "Few", "units": [{"profile": profile}] * 3}


@pytest.fixture
def finished(new_game: Callable[..., dict[str, Any]], address: str) -> dict[str, Any]:
    """A game two bots have played to its end."""
    created = new_game({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    key = created["spectator"]["key"]
    for _ in range(600):
        state = httpx.get(
            f"{address}/api/games/{created['id']}", headers={"authorization": f"Bearer {key}"}
        ).json()
        if state["over"]:
            return created
        time.sleep(0.1)
    pytest.fail("the bots do not finish their game")
