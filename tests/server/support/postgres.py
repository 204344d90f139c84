"""A PostgreSQL of one's own: a cluster in a folder that is thrown away."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
"""Where the server of PostgreSQL is kept, out of everybody's way."""
LACKING = (
    "there is no PostgreSQL here (no initdb in PATH or /usr/lib/postgresql);"
    " on Debian: apt-get install postgresql"
)
PATIENCE = 60.0


def found() -> Path | None:
    """Where its programs are; nothing if there are none."""
    if on_path := shutil.which("initdb"):
        return Path(on_path).resolve().parent
    places = (place for pattern in PLACES for place in Path("/").glob(pattern.lstrip("/")))
    return max((place for place in places if (place / "initdb").exists()), default=None)


class Cluster:
    """A running PostgreSQL that listens on a socket in its own folder."""

    def __init__(self, programs: Path, folder: Path, *, is_durable: bool = False) -> None:
        self._programs, self.folder = programs, folder
        self._as = _somebody_else()
        if self._as:
            os.chown(folder, self._as["user"], self._as["group"])
        self._data = folder / "data"
        self._how = [] if is_durable else ["-c", "fsync=off"]
        self._numbers = count(1)
        self._made: set[str] = set()
        self._free: list[str] = []
        self.process: subprocess.Popen[bytes] | None = None
        made = ["initdb", "-D", str(self._data), "-U", "postgres", "--auth=trust", "-E", "UTF8"]
        self._run(*made, "--locale=C", "--no-sync")
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers; one that was killed takes a moment to be gone."""
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            if self.process is None or self.process.poll() is not None:
                self.process = self._started()
            if self._is_ready():
                return
            time.sleep(0.1)
        raise TimeoutError((self.folder / "log").read_text())

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it at once, whoever is connected."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(timeout=PATIENCE)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database; it is emptied for the next one who asks."""
        name = self._free.pop() if self._free else f"games{next(self._numbers)}"
        here = ("-h", str(self.folder), "-U", "postgres")
        if name not in self._made:
            self._run("createdb", *here, name)
            self._made.add(name)
        try:
            yield f"postgresql://postgres@/{name}?host={self.folder}"
        finally:
            emptied = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
            self._run("psql", *here, "-q", "-d", name, "-c", emptied)
            self._free.append(name)

    def _started(self) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [
                    str(self._programs / "postgres"),
                    *("-D", str(self._data)),
                    *("-k", str(self.folder)),
                    *("-c", "listen_addresses="),
                    *self._how,
                ],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._as,
            )

    def _is_ready(self) -> bool:
        asked = [str(self._programs / "pg_isready"), "-q", "-h", str(self.folder)]
        return subprocess.run(asked, check=False, cwd=self.folder, **self._as).returncode == 0

    def _run(self, program: str, *args: str) -> None:
        command = [str(self._programs / program), *args]
        done = subprocess.run(
            command, check=False, capture_output=True, text=True, cwd=self.folder, **self._as
        )
        assert done.returncode == 0, done.stderr


@contextmanager
def cluster(programs: Path, *, is_durable: bool = False) -> Iterator[Cluster]:
    """One that is ended and thrown away in any case."""
    # Not in a folder of pytest's: nobody else may enter that, and its name is too long.
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    folder.chmod(0o700)
    made: Cluster | None = None
    try:
        made = Cluster(programs, folder, is_durable=is_durable)
        yield made
    finally:
        if made is not None:
            made.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _somebody_else() -> dict[str, Any]:
    """PostgreSQL does not run as root: whoever may do everything lets somebody else run it."""
    if os.geteuid() != 0:
        return {}
    names = {each.pw_name: each for each in pwd.getpwall()}
    other = names.get("postgres") or names["nobody"]
    return {"user": other.pw_uid, "group": other.pw_gid, "extra_groups": []}
