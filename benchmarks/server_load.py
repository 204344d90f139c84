"""Plays many games on a real server at once, measures it, and pulls its plug.

    python benchmarks/server_load.py [--games 200] [--seconds 20] [--think 4] [--json]
    python benchmarks/server_load.py --database postgresql --workers 2 --rounds 20
    python benchmarks/server_load.py --games 100 --idle 3000

Scripted clients play by HTTP and listen by WebSocket, each as a browser of its own; half way the
server, a worker or the database is killed with SIGKILL and started again, as often as asked. Every
acknowledged answer must be there, every stream must resume without a gap, and every game must
replay. Latencies are those of a decision: from sending an answer to its acknowledgement, and from
sending it to its arrival at the other seat. PostgreSQL is one of its own, with everything on disk
before it is acknowledged.
"""

import argparse
import asyncio
import json
import os
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import grognard
from grognard.kernel import records
from grognard.kernel.differences import patch
from grognard.kernel.game import replay

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server" / "support"))

import postgres
from serving import worker_ids

ENOUGH = 10
"""Answers of each game that are measured, once every game has had its first."""
LONGEST = 120.0
AGAIN = 0.05
"""Seconds after which is tried again what failed."""
SERVER = """
import sys
from grognard.server.games.limits import Limits
from grognard.server.thinking.process import Sources
from grognard.server.web.run import serve
many = 10**9
limits = Limits(
    requests=many, burst=many, games=many, games_at_once=many, sockets=many, rooms=many,
    connections=10_000, connections_each=10_000)
serve(port=0, database=sys.argv[1], workers=int(sys.argv[2]), lang="en", limits=limits,
    sources=Sources(warm=sys.argv[3] == "warm"))
"""


class Server:
    """The server in processes of its own."""

    def __init__(self, database: str, workers: int, *, cold: bool) -> None:
        self.database, self.workers = database, workers
        self.warmth = "cold" if cold else "warm"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def serving(self) -> list[int]:
        """The processes that serve."""
        assert self.process is not None
        return worker_ids(self.process.pid) if self.workers > 1 else [self.process.pid]

    def start(self) -> float:
        """Start it and wait until it listens; how many seconds that took."""
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, self.database, str(self.workers), self.warmth],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, line
        self.port = int(found[1])
        return time.perf_counter() - began

    def cpu(self) -> float:
        """Seconds of processor time it has used; other programs on the machine do not count."""
        assert self.process is not None
        return sum(map(_cpu, {self.process.pid, *self.serving}))

    def megabytes(self) -> float:
        """Memory of the processes that serve."""
        return sum(map(_megabytes, self.serving))

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is None:
            return
        for process in {self.process.pid, *self.serving}:
            os.kill(process, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None


def _cpu(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _megabytes(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _family(process: int) -> list[int]:
    """A process and those it has started, where they are still there."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *map(int, children)]


class Table:
    """One game: two seats played by script, the stream of one of them listened to."""

    def __init__(self, bench: "Bench", created: dict[str, Any]) -> None:
        self.bench = bench
        self.game: str = created["id"]
        self.keys = {seat["seat"]: seat["link"]["key"] for seat in created["seats"]}
        self.acknowledged = 0
        self.heard = -1
        self.gaps = 0
        self.states: dict[str, dict[str, Any]] = {}
        self.asked: dict[str, Any] = {}
        self.sent_at: dict[int, float] = {}
        self.fresh = asyncio.Event()
        self.client = _browser()

    async def listen(self) -> None:
        """Follow both seats' streams, resuming wherever they broke off."""
        await asyncio.gather(*(self._follow(seat) for seat in self.keys))

    async def _follow(self, seat: str) -> None:
        last = -1
        while not self.bench.done:
            address = self.bench.server.address.replace("http", "ws")
            path = f"/api/games/{self.game}/events?after={last}&key={self.keys[seat]}"
            try:
                async with connect(address + path, max_size=None) as socket:
                    async for text in socket:
                        self.bench.received += len(text) if self.bench.measuring else 0
                        message = json.loads(text)
                        if message["kind"] == "happened":
                            self.gaps += message["number"] != last + 1
                            last = message["number"]
                            self._arrived(seat, last)
                            await socket.send(json.dumps({"kind": "ack", "number": last}))
                        elif message["kind"] == "changed":
                            self._shown(seat, message["state"])
                        elif message["kind"] == "differs":
                            self._shown(seat, patch(self.states[seat], message["state"]))
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                await asyncio.sleep(AGAIN)

    def _shown(self, seat: str, state: dict[str, Any]) -> None:
        self.states[seat] = state
        self.asked[seat] = state["decision"]
        self.fresh.set()

    def _arrived(self, seat: str, number: int) -> None:
        self.heard = max(self.heard, number)
        sent = self.sent_at.pop(number, None)
        if sent is not None and self.bench.measuring:
            self.bench.arrivals.append(time.perf_counter() - sent)

    async def play(self) -> None:
        """Answer whatever is asked, until the bench is done."""
        while not self.bench.done:
            seat = next((s for s, asked in self.asked.items() if asked), None)
            if seat is None:
                self.fresh.clear()
                try:
                    await asyncio.wait_for(self.fresh.wait(), 0.5)
                except TimeoutError:
                    continue
                continue
            asked, self.asked[seat] = self.asked[seat], None
            await asyncio.sleep(self.bench.options.think * (1 + self.bench.turn % 3) / 2)
            await self._answer(seat, asked)

    async def _answer(self, seat: str, asked: dict[str, Any]) -> None:
        began = time.perf_counter()
        body = {"expect": asked["number"], "answer": self.bench.choose(asked)}
        try:
            response = await self.client.post(
                f"{self.bench.server.address}/api/games/{self.game}/answers",
                json=body,
                headers={"authorization": f"Bearer {self.keys[seat]}"},
            )
            status = response.status_code
        except httpx.HTTPError:
            status = 0
        if status == 201:
            self.acknowledged = max(self.acknowledged, response.json()["number"])
            self.bench.answers += 1
            if self.bench.measuring:
                self.bench.latencies.append(time.perf_counter() - began)
            self.sent_at.setdefault(self.acknowledged, began)
        elif status != 409:
            if status and self.bench.measuring:
                self.bench.failures.append(response.text[:200])
            # Whatever stood in the way may be over; if it was stored, the stream tells.
            await asyncio.sleep(AGAIN)
            self.asked[seat] = self.asked[seat] or asked


def _browser() -> httpx.AsyncClient:
    # There is nothing to be encrypted, and certificates take long to read.
    return httpx.AsyncClient(timeout=60, verify=False)  # noqa: S501


class Bench:
    """Everything together."""

    def __init__(
        self, options: argparse.Namespace, database: str, cluster: postgres.Cluster | None
    ) -> None:
        self.options, self.cluster = options, cluster
        self.server = Server(database, options.workers, cold=options.cold)
        self.client = _browser()
        self.latencies: list[float] = []
        self.arrivals: list[float] = []
        self.failures: list[str] = []
        self.answers = 0
        self.received = 0
        self.turn = 0
        self.done = self.measuring = False

    def choose(self, asked: dict[str, Any]) -> Any:
        """Different answers to different questions, the same in every run."""
        self.turn += 1
        if asked["picking"]:
            return asked["picking"]["usual"]
        offered = asked["region"]["candidates"] if asked["region"] else asked["options"]
        chosen = offered[(self.turn * 7919) % len(offered)]
        return chosen if asked["region"] else chosen["key"]

    async def run(self) -> dict[str, Any]:
        options = self.options
        start = self.server.start()
        tables = [await self._table() for _ in range(options.games)]
        tasks, idle = [], await self._idle_sockets()
        tasks += [asyncio.create_task(each) for each in idle.pop("sockets")]
        tasks += [asyncio.create_task(t.listen()) for t in tables]
        tasks += [asyncio.create_task(t.play()) for t in tables]
        await self._until(lambda: all(table.acknowledged for table in tables))
        began = time.perf_counter()
        self.measuring, before, used = True, self.answers, self.server.cpu()
        in_database = self._database_cpu()
        await asyncio.sleep(options.seconds / 2)
        await self._until(lambda: self.answers - before >= ENOUGH * options.games)
        self.measuring = False
        measured = max(1, self.answers - before)
        rate = measured / (time.perf_counter() - began)
        used, in_database = self.server.cpu() - used, self._database_cpu() - in_database
        lost, killed, restart = await self._pull_plugs(tables)
        await asyncio.sleep(options.seconds / 2)
        self.done = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        replayed = [await self._replays(table) for table in tables]
        for client in (self.client, *(table.client for table in tables)):
            await client.aclose()
        return {
            "database": options.database,
            "workers": options.workers,
            "games": options.games,
            "think_seconds": options.think,
            "ruleset": options.ruleset,
            "answers": self.answers,
            "answers_per_second": round(rate, 1),
            "cpu_ms_per_answer": round(used / measured * 1000, 1),
            "database_cpu_ms_per_answer": round(in_database / measured * 1000, 1),
            "kilobytes_per_answer": round(self.received / measured / 1000, 1),
            "acknowledged_ms": _spread(self.latencies),
            "arrival_ms": _spread(self.arrivals),
            "start_seconds": round(start, 2),
            "restart_seconds": round(restart, 2),
            **idle,
            "killed": killed,
            "lost": lost,
            "gaps": sum(table.gaps for table in tables),
            "replayed": sum(replayed),
            "failures": self.failures[:5],
        }

    async def _until(self, enough: Callable[[], bool]) -> None:
        """Wait for something; a machine with much else to do may never come to it."""
        late = time.perf_counter() + LONGEST
        while not enough() and time.perf_counter() < late:
            await asyncio.sleep(AGAIN)

    async def _idle_sockets(self) -> dict[str, Any]:
        """Pages that only watch, and what they cost while nothing happens."""
        many = self.options.idle
        if not many:
            return {"sockets": []}
        table = await self._table()
        key = table.keys["A"]
        address = self.server.address.replace("http", "ws")
        path = f"{address}/api/games/{table.game}/events?key={key}"
        before, opened = self.server.megabytes(), asyncio.Semaphore(20)
        there = []

        async def watch(socket: Any) -> None:
            async for _ in socket:
                pass

        async def open_() -> Any:
            async with opened:
                return await connect(path, max_size=None)

        there = await asyncio.gather(*(open_() for _ in range(many)))
        await asyncio.sleep(5)
        used = self.server.cpu()
        await asyncio.sleep(20)
        return {
            "sockets": [watch(socket) for socket in there],
            "idle_sockets": many,
            "idle_kilobytes_each": round((self.server.megabytes() - before) * 1000 / many, 1),
            "idle_cpu_percent": round((self.server.cpu() - used) / 20 * 100, 1),
        }

    async def _pull_plugs(self, tables: list[Table]) -> tuple[list[str], dict[str, int], float]:
        """Kill what can be killed, in turn: games that lost something, how often, restart."""
        lost: set[str] = set()
        killed: dict[str, int] = {}
        restart = 0.0
        for _, victim in zip(range(self.options.rounds), cycle(self._victims), strict=False):
            promised = {table.game: table.acknowledged for table in tables}
            restart = max(restart, await asyncio.to_thread(self._kill, victim))
            lost |= {t.game for t in tables if await self._number(t) < promised[t.game]}
            killed[victim] = killed.get(victim, 0) + 1
            print(f"{victim} killed, {self.answers} answers, {len(lost)} lost", file=sys.stderr)
            await asyncio.sleep(self.options.pause)
        return sorted(lost), killed, restart

    @property
    def _victims(self) -> list[str]:
        some = ["worker", "server"] if self.options.workers > 1 else ["server"]
        return [*some, "database"] if self.cluster is not None else some

    def _kill(self, victim: str) -> float:
        """Kill something; how many seconds until it was there again."""
        if victim == "server":
            self.server.kill()
            time.sleep(0.2)
            return self.server.start()
        began = time.perf_counter()
        if victim == "worker":
            before = self.server.serving
            os.kill(before[self.turn % len(before)], signal.SIGKILL)
        elif self.cluster is not None:
            self.cluster.kill()
            self.cluster.start()
        return time.perf_counter() - began

    def _database_cpu(self) -> float:
        if self.cluster is None or self.cluster.process is None:
            return 0.0
        return sum(map(_cpu, _family(self.cluster.process.pid)))

    async def _table(self) -> Table:
        body = {"ruleset": self.options.ruleset, "seats": [{}, {}]}
        response = await self.client.post(f"{self.server.address}/api/games", json=body)
        response.raise_for_status()
        return Table(self, response.json())

    async def _get(self, table: Table, what: str = "") -> httpx.Response:
        """What the server answers, as soon as it does."""
        headers = {"authorization": f"Bearer {table.keys['A']}"}
        while True:
            address = f"{self.server.address}/api/games/{table.game}{what}"
            try:
                found = await table.client.get(address, headers=headers)
            except httpx.HTTPError:
                found = None
            if found is not None and found.status_code != 503:
                return found
            await asyncio.sleep(AGAIN)

    async def _number(self, table: Table) -> int:
        return int((await self._get(table)).json()["number"])

    async def _replays(self, table: Table) -> bool:
        state = (await self._get(table)).json()
        if not state["over"]:
            await table.client.post(
                f"{self.server.address}/api/games/{table.game}/resign",
                json={"number": state["number"]},
                headers={"authorization": f"Bearer {table.keys['A']}"},
            )
        record = records.decode((await self._get(table, "/record")).content)
        return replay(grognard.ruleset(self.options.ruleset), record).over


def _spread(seconds: list[float]) -> dict[str, float]:
    if len(seconds) < 2:
        return {}
    cuts = statistics.quantiles(seconds, n=100)
    return {
        "p50": round(cuts[49] * 1000, 1),
        "p95": round(cuts[94] * 1000, 1),
        "p99": round(cuts[98] * 1000, 1),
        "max": round(max(seconds) * 1000, 1),
    }


def _bench(options: argparse.Namespace, stack: ExitStack) -> Bench:
    if options.database == "sqlite":
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        return Bench(options, str(Path(folder) / "games.db"), None)
    programs = postgres.found()
    if programs is None:
        sys.exit(postgres.LACKING)
    cluster = stack.enter_context(postgres.cluster(programs, is_durable=True))
    return Bench(options, stack.enter_context(cluster.database()), cluster)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=4, help="seconds a seat thinks, on average")
    parser.add_argument("--ruleset", default="colossus")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1, help="more than one need PostgreSQL")
    parser.add_argument("--rounds", type=int, default=1, help="how often something is killed")
    parser.add_argument("--pause", type=float, default=2, help="seconds between two of them")
    parser.add_argument("--idle", type=int, default=0, help="pages that only watch")
    parser.add_argument(
        "--cold", action="store_true", help="nothing is compiled at each start: for many rounds"
    )
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as stack:
        bench = _bench(options, stack)
        try:
            found = asyncio.run(bench.run())
        finally:
            bench.server.kill()
    if options.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:20} {value}")
    return (
        0 if not found["lost"] and not found["gaps"] and found["replayed"] == found["games"] else 1
    )


if __name__ == "__main__":
    sys.exit(main())
