"""Plays many games on a real server at once, measures it, and pulls its plug.

    python benchmarks/server_load.py [--games 200] [--seconds 20] [--think 4] [--json]

Scripted clients play by HTTP and listen by WebSocket; half way the server is killed with
SIGKILL and started again. Every acknowledged answer must be there, every stream must resume
without a gap, and every game must replay. Latencies are those of a decision: from sending an
answer to its acknowledgement, and from sending it to its arrival at the other seat.
"""

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import grognard
from grognard.kernel import records
from grognard.kernel.differences import patch
from grognard.kernel.game import replay

SERVER = """
import sys
from grognard.server.games.limits import Limits
from grognard.server.web.run import serve
many = 10**9
serve(port=0, database=sys.argv[1], lang="en", limits=Limits(
    requests=many, burst=many, games=many, games_at_once=many, sockets=many, rooms=many))
"""


class Server:
    """The server in a process of its own."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it and wait until it listens; how many seconds that took."""
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(self.database)],
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
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is None:
            return
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None


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
                await asyncio.sleep(0.05)

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
            response = await self.bench.client.post(
                f"{self.bench.server.address}/api/games/{self.game}/answers",
                json=body,
                headers={"authorization": f"Bearer {self.keys[seat]}"},
            )
        except httpx.HTTPError:
            return
        if response.status_code == 201:
            self.acknowledged = max(self.acknowledged, response.json()["number"])
            self.bench.answers += 1
            if self.bench.measuring:
                self.bench.latencies.append(time.perf_counter() - began)
            self.sent_at.setdefault(self.acknowledged, began)
        elif response.status_code != 409:
            self.bench.failures.append(response.text[:200])


class Bench:
    """Everything together."""

    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self.options = options
        self.server = Server(folder / "games.db")
        self.client = httpx.AsyncClient(timeout=600, limits=httpx.Limits(max_connections=1000))
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
        tasks = [asyncio.create_task(t.listen()) for t in tables]
        tasks += [asyncio.create_task(t.play()) for t in tables]
        await asyncio.sleep(2)
        self.measuring, before, used = True, self.answers, self.server.cpu()
        await asyncio.sleep(options.seconds / 2)
        self.measuring = False
        measured = max(1, self.answers - before)
        rate = measured / (options.seconds / 2)
        used = self.server.cpu() - used
        self.server.kill()
        await asyncio.sleep(0.2)
        promised = {table.game: table.acknowledged for table in tables}
        restart = self.server.start()
        lost = [t.game for t in tables if await self._number(t) < promised[t.game]]
        await asyncio.sleep(options.seconds / 2)
        self.done = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        replayed = [await self._replays(table) for table in tables]
        await self.client.aclose()
        return {
            "games": options.games,
            "think_seconds": options.think,
            "ruleset": options.ruleset,
            "answers": self.answers,
            "answers_per_second": round(rate, 1),
            "cpu_ms_per_answer": round(used / measured * 1000, 1),
            "kilobytes_per_answer": round(self.received / measured / 1000, 1),
            "acknowledged_ms": _spread(self.latencies),
            "arrival_ms": _spread(self.arrivals),
            "start_seconds": round(start, 2),
            "restart_seconds": round(restart, 2),
            "lost": lost,
            "gaps": sum(table.gaps for table in tables),
            "replayed": sum(replayed),
            "failures": self.failures[:5],
        }

    async def _table(self) -> Table:
        body = {"ruleset": self.options.ruleset, "seats": [{}, {}]}
        response = await self.client.post(f"{self.server.address}/api/games", json=body)
        response.raise_for_status()
        return Table(self, response.json())

    async def _get(self, table: Table, what: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {table.keys['A']}"}
        address = f"{self.server.address}/api/games/{table.game}{what}"
        return await self.client.get(address, headers=headers)

    async def _number(self, table: Table) -> int:
        return int((await self._get(table)).json()["number"])

    async def _replays(self, table: Table) -> bool:
        state = (await self._get(table)).json()
        if not state["over"]:
            await self.client.post(
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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=4, help="seconds a seat thinks, on average")
    parser.add_argument("--ruleset", default="colossus")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(options, Path(folder))
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
