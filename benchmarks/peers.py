"""Other engines, measured beside ours in the same run: each in a virtual environment of its own.

python benchmarks/peers.py                      # every peer, one line of JSON each
python benchmarks/peers.py catanatron --seconds 2
"""

import argparse
import importlib.util
import math
import os
import shutil
import signal
import statistics
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, NotRequired, TypedDict

import msgspec

Echo = Callable[[str], None]
Language = Literal["en", "fr"]

BENCHMARKS = Path(__file__).resolve().parent
ENVIRONMENTS = BENCHMARKS.parent / ".bench"
STAMP = "prepared-for.txt"

CREATE_TIMEOUT = 120.0
INSTALL_TIMEOUT = 600.0
LONGEST_WINDOW = 600.0
LONGEST_REASON = 200

# Built from source these need a compiler and many minutes: without a wheel the peer is skipped.
WHEELS_ONLY = ("numpy", "scipy", "open_spiel", "pygame-ce")

# These would send an installation elsewhere than into the peer's environment.
MISLEADING = frozenset(
    {"PIP_TARGET", "PIP_PREFIX", "PIP_USER", "UV_TARGET", "UV_PREFIX", "UV_SYSTEM_PYTHON"}
)


@dataclass(frozen=True)
class Peer:
    """What to install, in which environment, and the script that plays it."""

    requirement: str
    environment: str
    driver: str


PEERS: Mapping[str, Peer] = {
    "catanatron": Peer("catanatron>=3.2,<4", "catanatron", "drive_catanatron.py"),
    "catanatron_one_ply": Peer("catanatron>=3.2,<4", "catanatron", "drive_catanatron_one_ply.py"),
    "open_spiel_chess": Peer("open_spiel>=1.6,<3", "open_spiel", "drive_open_spiel_chess.py"),
    "open_spiel_backgammon": Peer(
        "open_spiel>=1.6,<3", "open_spiel", "drive_open_spiel_backgammon.py"
    ),
    "chess": Peer("chess>=1.11,<2", "chess", "drive_chess.py"),
    "pettingzoo": Peer("pettingzoo[classic]>=1.25,<2", "pettingzoo", "drive_pettingzoo.py"),
}

Positive = Annotated[float, msgspec.Meta(gt=0)]


class Figures(TypedDict):
    """One window of random play; `seconds` is CPU time.

    `decisions` counts every action taken, `choices` those that had an alternative, `chance` steps
    of dice alone, which are in neither.
    """

    decisions: Annotated[int, msgspec.Meta(ge=1)]
    games: Annotated[int, msgspec.Meta(ge=0)]
    seconds: Positive
    chance: NotRequired[Annotated[int, msgspec.Meta(ge=0)]]
    choices: NotRequired[Annotated[int, msgspec.Meta(ge=0)]]
    copy_us: NotRequired[Positive]


class Measurement(Figures):
    """The figures of a peer."""

    peer: str
    version: str
    bare_copy_us: NotRequired[Positive]


class Row(TypedDict):
    """One line of `grognard bench`; every value is a rate, so a ratio above 1 speaks for us."""

    name: str
    value: float
    unit: str
    peer: NotRequired[str]
    peer_version: NotRequired[str]
    peer_value: NotRequired[float]
    ratio: NotRequired[float]


SENTENCES: Mapping[Language, Mapping[str, str]] = {
    "en": {
        "installing": "Installing {peer} in {where} (once).",
        "not installed": "Skipped {peer}: it could not be installed here ({reason}).",
        "not measured": "Skipped {peer}: its benchmark did not run ({reason}).",
        "too long": "no end after {seconds:.0f} s",
        "said": "{text}",
        "silent": "exit code {code}, no message",
        "unreadable": "its answer could not be read: {reason}",
    },
    "fr": {
        "installing": "Installation de {peer} dans {where} (une seule fois).",
        "not installed": "{peer} est laissé de côté : installation impossible ici ({reason}).",
        "not measured": "{peer} est laissé de côté : sa mesure n’a pas abouti ({reason}).",
        "too long": "toujours pas fini au bout de {seconds:.0f} s",
        "said": "{text}",
        "silent": "code de sortie {code}, sans message",
        "unreadable": "réponse illisible : {reason}",
    },
}


class Failed(Exception):
    """A command that gave nothing: the key of a sentence and what fills it."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def reason(self, lang: Language) -> str:
        return SENTENCES[lang][self.key].format(**self.details)


def to_standard_error(message: str) -> None:
    print(message, file=sys.stderr)


def prepare(peer: str, echo: Echo = to_standard_error, lang: Language = "en") -> Path | None:
    """The interpreter of the peer's environment, installed on first use; None if it cannot be."""
    chosen = known(peer)
    folder = ENVIRONMENTS / chosen.environment
    python = interpreter(folder)
    if is_prepared(folder, chosen):
        return python
    echo(SENTENCES[lang]["installing"].format(peer=peer, where=folder))
    try:
        build(folder, chosen)
    except (Failed, OSError) as failure:
        echo(SENTENCES[lang]["not installed"].format(peer=peer, reason=told(failure, lang)))
        return None
    return python


def measure(
    peer: str, seconds: float, seed: int, echo: Echo = to_standard_error, lang: Language = "en"
) -> Measurement | None:
    """One window of random games of that peer; None, with a message, if it cannot be had."""
    check_window(seconds)
    check_seed(seed)
    python = prepare(peer, echo, lang)
    if python is None:
        return None
    driver = BENCHMARKS / "peers" / known(peer).driver
    command = [str(python), str(driver), "--seconds", str(seconds), "--seed", str(seed)]
    try:
        return read(output_of(command, timeout=60 + 20 * seconds))
    except (Failed, OSError) as failure:
        echo(SENTENCES[lang]["not measured"].format(peer=peer, reason=told(failure, lang)))
        return None


def interleaved(
    ours: Callable[[float], Mapping[str, object]],
    peers: Sequence[str],
    rounds: int = 3,
    seconds: float = 1.0,
    *,
    seed: int = 1,
    name: str = "random play",
    echo: Echo = to_standard_error,
    lang: Language = "en",
) -> list[Row]:
    """Ours and every peer back to back in each round, the ratio taken there, then the median.

    `ours` plays for so many seconds and returns Figures. A peer that fails sits out the rest.
    """
    if rounds < 1:
        raise ValueError(f"Give at least one round, not {rounds}.")
    check_window(seconds)
    check_seed(seed)
    check_seed(seed + rounds - 1)
    playing = [peer for peer in dict.fromkeys(peers) if prepare(peer, echo, lang)]
    own: list[dict[str, float]] = []
    met: dict[str, list[Meeting]] = {peer: [] for peer in playing}
    for turn in range(rounds):
        mine = rates(msgspec.convert(ours(seconds), Figures))
        own.append(mine)
        for peer in rotated(playing, turn):
            theirs = measure(peer, seconds, seed + turn, echo, lang)
            if theirs is None:
                playing.remove(peer)
            else:
                met[peer].append(Meeting(mine, rates(theirs), theirs["version"]))
    return [row for metric in UNITS for row in rows_of(metric, f"{name}: {metric}", own, met)]


@dataclass(frozen=True)
class Meeting:
    """Our rates and a peer's, taken in the same round."""

    ours: Mapping[str, float]
    theirs: Mapping[str, float]
    version: str


UNITS: Mapping[str, str] = {
    "steps": "steps/s",
    "decisions": "decisions/s",
    "choices": "choices/s",
    "games": "games/s",
    "copies": "copies/s",
}


def rates(figures: Figures) -> dict[str, float]:
    """Per second of CPU; what was not measured, or never happened, is left out."""
    seconds = figures["seconds"]
    counted = {
        "steps": (figures["decisions"] + figures.get("chance", 0)) / seconds,
        "decisions": figures["decisions"] / seconds,
        "choices": figures.get("choices", 0) / seconds,
        "games": figures["games"] / seconds,
        "copies": 1e6 / figures["copy_us"] if "copy_us" in figures else 0.0,
    }
    return {metric: rate for metric, rate in counted.items() if rate > 0}


def rows_of(
    metric: str,
    name: str,
    own: Sequence[Mapping[str, float]],
    met: Mapping[str, Sequence[Meeting]],
) -> list[Row]:
    """A row per peer that has this metric too; a row of our own where none has."""
    compared = [
        against(metric, name, peer, meetings)
        for peer, every in met.items()
        if (meetings := [m for m in every if metric in m.ours and metric in m.theirs])
    ]
    alone = [rate[metric] for rate in own if metric in rate]
    if compared or not alone:
        return compared
    return [Row(name=name, value=statistics.median(alone), unit=UNITS[metric])]


def against(metric: str, name: str, peer: str, meetings: Sequence[Meeting]) -> Row:
    return Row(
        name=name,
        value=statistics.median(m.ours[metric] for m in meetings),
        unit=UNITS[metric],
        peer=peer,
        peer_version=meetings[-1].version,
        peer_value=statistics.median(m.theirs[metric] for m in meetings),
        ratio=statistics.median(m.ours[metric] / m.theirs[metric] for m in meetings),
    )


def rotated(peers: Sequence[str], turn: int) -> list[str]:
    """Each round begins with another peer: none is always measured last after ours."""
    first = turn % len(peers) if peers else 0
    return [*peers[first:], *peers[:first]]


def known(peer: str) -> Peer:
    if peer not in PEERS:
        raise ValueError(f"No peer is called {peer!r}: choose among {', '.join(PEERS)}.")
    return PEERS[peer]


def check_window(seconds: float) -> None:
    if not (math.isfinite(seconds) and 0 < seconds <= LONGEST_WINDOW):
        raise ValueError(
            f"A window lasts more than 0 and at most {LONGEST_WINDOW:g} seconds, not {seconds}."
        )


def check_seed(seed: int) -> None:
    if not 0 <= seed < 2**31:
        raise ValueError(f"A seed goes from 0 to {2**31 - 1}, not {seed}.")


def interpreter(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp_of(peer: Peer) -> str:
    """A peer under another Python would not be a fair one, so the version is part of it."""
    return f"{peer.requirement}\n{sys.implementation.cache_tag}\n"


def is_prepared(folder: Path, peer: Peer) -> bool:
    stamp = folder / STAMP
    return (
        interpreter(folder).exists()
        and stamp.is_file()
        and stamp.read_text(encoding="utf-8") == stamp_of(peer)
    )


def build(folder: Path, peer: Peer) -> None:
    output_of([sys.executable, "-m", "venv", "--clear", str(folder)], CREATE_TIMEOUT)
    install(interpreter(folder), peer.requirement)
    (folder / STAMP).write_text(stamp_of(peer), encoding="utf-8")


def install(python: Path, requirement: str) -> None:
    """By uv where there is one; by pip otherwise, or after uv: it may know other indexes."""
    wanted = [option for name in WHEELS_ONLY for option in ("--only-binary", name)] + [requirement]
    if uv := uv_command():
        with suppress(Failed):
            output_of([*uv, "pip", "install", "--python", str(python), *wanted], INSTALL_TIMEOUT)
            return
    pip = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "--retries", "1"]
    output_of([*pip, *wanted], INSTALL_TIMEOUT)


def uv_command() -> list[str] | None:
    if importlib.util.find_spec("uv"):
        return [sys.executable, "-m", "uv"]
    found = shutil.which("uv")
    return [found] if found else None


def clean_environment() -> dict[str, str]:
    """The caller's without its Python, and one thread and fixed hashes for every peer."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "VIRTUAL_ENV", "CONDA_", "__PYVENV"))
        and name not in MISLEADING
    }
    return kept | {
        "PYTHONHASHSEED": "0",
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }


def output_of(command: Sequence[str], timeout: float) -> str:
    """Standard output of a command that went well; Failed in every other case."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        errors="replace",
        env=clean_environment(),
        start_new_session=True,
    )
    try:
        output, complaint = process.communicate(timeout=timeout)
    except subprocess.TimeoutExpired:
        end(process)
        raise Failed("too long", seconds=timeout) from None
    except BaseException:
        end(process)
        raise
    if process.returncode == 0:
        return output
    if text := last_line(complaint):
        raise Failed("said", text=text)
    raise Failed("silent", code=process.returncode)


def end(process: "subprocess.Popen[str]") -> None:
    """With its children: an installer's compiler would otherwise outlive it and hold its pipes."""
    with suppress(ProcessLookupError):
        if os.name == "nt":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


def read(output: str) -> Measurement:
    """The last line: some libraries greet on standard output when they are imported."""
    try:
        return msgspec.json.decode(last_line(output), type=Measurement)
    except msgspec.DecodeError as error:
        raise Failed("unreadable", reason=str(error)) from None


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def told(failure: Failed | OSError, lang: Language) -> str:
    reason = failure.reason(lang) if isinstance(failure, Failed) else str(failure)
    return reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}…"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure other engines, one line of JSON each.")
    parser.add_argument("peers", nargs="*", metavar="PEER", help=f"of {', '.join(PEERS)}")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each")
    parser.add_argument("--seed", type=int, default=1, help="of the random players")
    parser.add_argument("--lang", choices=["en", "fr"], default="en")
    asked = parser.parse_args()
    measured = 0
    try:
        for peer in asked.peers or PEERS:
            if found := measure(peer, asked.seconds, asked.seed, lang=asked.lang):
                print(msgspec.json.encode(found).decode(), flush=True)
                measured += 1
    except ValueError as mistake:
        parser.error(str(mistake))
    return 0 if measured else 1


if __name__ == "__main__":
    sys.exit(main())
