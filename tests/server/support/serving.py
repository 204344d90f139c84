"""A server in a process of its own, for tests that end it."""

import os
import queue
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec.structs import replace
from playing import SOURCES

SUPPORT = Path(__file__).parent


class Server:
    """The process, and where it listens."""

    def __init__(
        self, database: Path | str, rules: str = SOURCES.ruleset, workers: int = 1
    ) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(SUPPORT / "serving.py"), str(database), rules, str(workers)],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ
            | {
                "PYTHONPATH": os.pathsep.join((str(SUPPORT), os.environ.get("PYTHONPATH", ""))),
                "PYTHONUNBUFFERED": "1",
                "PYTHONFAULTHANDLER": "1",
                "GROGNARD_COMPILED": "0",
            },
        )
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        ready = self._lines.get(timeout=60)
        found = re.search(r"http://[^/ ]+", ready)
        assert found, ready
        self.address = found[0]

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)

    def line(self) -> str:
        """The next thing it says."""
        return self._lines.get(timeout=30)

    def workers(self) -> list[int]:
        """The processes that serve, where there are several."""
        return worker_ids(self.process.pid)

    def interrupt(self) -> int:
        """Press Ctrl-C, and wait for its end."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=30)

    def terminate(self) -> int:
        """End it as whoever restarts it does, and wait for its end."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait(timeout=30)

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        self._reader.join(timeout=10)
        assert self.process.stdout is not None
        self.process.stdout.close()


def worker_ids(supervisor: int) -> list[int]:
    """The processes of the workers that a process has started."""
    children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
    return [int(each) for each in children if _is_worker(each)]


def _is_worker(process: str) -> bool:
    with suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    return False


@contextmanager
def serving(
    database: Path | str, rules: str = SOURCES.ruleset, workers: int = 1
) -> Iterator[Server]:
    """A server by these rules that is ended in any case."""
    server = Server(database, rules, workers)
    try:
        yield server
    finally:
        server.close()


def main() -> None:
    from grognard.server.games.limits import Limits
    from grognard.server.web import workers
    from grognard.server.web.run import serve

    # A test need not wait as long as players may have to.
    workers.HUNG = 5.0

    limits = Limits(
        requests=1e6,
        burst=10**6,
        games=1e6,
        games_at_once=10**6,
        failures=10**6,
        sockets=10_000,
        odds_at_once=10**6,
    )
    sources = replace(SOURCES, ruleset=sys.argv[2])
    serve(
        port=0,
        database=sys.argv[1],
        limits=limits,
        workers=int(sys.argv[3]),
        sources=sources,
        lang="en",
        processes=1,
    )


if __name__ == "__main__":
    main()
