"""The benchmarks: ours beside the peers, as ratios taken in the same run."""

from __future__ import annotations

import json as json_
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial

import grognard
from benchmarks import geometry, headlines, mass_play, peers

ROUNDS = 3
SECONDS = 1.5
ONE_PLY = "catanatron_one_ply"
"""The peer whose players are no fools: they look one action ahead."""
RANDOM = [peer for peer in peers.PEERS if peer != ONE_PLY]
ATTACK_DICE, DEFENCE_DICE = 10, 8


def rows(echo: Callable[[str], None]) -> list[peers.Row]:
    """Every figure, ours and the peers'."""
    found: list[peers.Row] = []
    for name in grognard.rulesets():
        echo(f"{name}: competent play beside {ONE_PLY}")
        found += peers.interleaved(
            partial(mass_play.measure, name, "brisk"),
            [ONE_PLY],
            rounds=ROUNDS,
            seconds=SECONDS,
            name=f"{name}, competent play",
            echo=echo,
        )
        against = RANDOM if name == "colossus" else ["catanatron"]
        echo(f"{name}: random play beside {', '.join(against)}")
        found += peers.interleaved(
            partial(mass_play.measure_with_forks, name, "random"),
            against,
            rounds=ROUNDS,
            seconds=SECONDS,
            name=f"{name}, random play",
            echo=echo,
        )
        found.append(_row(f"{name}: fork inside a step", mass_play.fork_microseconds(name), "µs"))
        mean = mass_play.mean_fork_microseconds(name)
        found.append(_row(f"{name}: fork, mean over a game", mean, "µs"))
        median, most = headlines.percentiles(name)
        found.append(_row(f"{name}: figures of an attack's options, median", median, "ms"))
        found.append(_row(f"{name}: figures of an attack's options, 90 %", most, "ms"))
    echo("exact odds and geometry")
    found.append(_row("exact odds, 10 dice against 8", odds_microseconds(), "µs"))
    for form, times in geometry.all_times().items():
        found += [_row(f"{form}: {name}", value, "µs") for name, value in times.items()]
    return found


def odds_microseconds() -> float:
    """An attack of ten dice against eight, every outcome by executing the rules."""
    game = grognard.ruleset("colossus").situation(BIG_ATTACK)
    times = []
    for _ in range(15):
        began = time.process_time()
        shot = grognard.odds(game, ["melee:b1"])
        times.append((time.process_time() - began) * 1e6)
        assert shot.exact
        assert [tally.total for tally in shot.tallies] == [ATTACK_DICE, DEFENCE_DICE]
    return statistics.median(times)


BIG_ATTACK = """
ruleset = "colossus"
terrain = []
[[unit]]
id = "a1"
seat = "A"
profile = "sr_undertow"
at = [20, 10]
moved = true
stationary = true
with = { tags = ["close_fighter 5"] }
[[unit]]
id = "a2"
seat = "A"
profile = "ac_squire"
at = [5, 40]
moved = true
attacked = true
[[unit]]
id = "b1"
seat = "B"
profile = "sr_skiff"
at = [20, 12]
heading = 180
moved = true
with = { evasion = 6, tags = ["nimble"] }
[now]
phase = "combat"
"""


def _row(name: str, value: float, unit: str) -> peers.Row:
    return {"name": name, "value": value, "unit": unit}


def table(found: list[peers.Row]) -> str:
    """The rows as text."""
    lines = [f"{'what':52} {'ours':>12} {'unit':12} {'peer':24} {'theirs':>12} {'ratio':>8}"]
    for row in found:
        theirs = f"{row['peer_value']:12,.1f}" if "peer_value" in row else ""
        ratio = f"{row['ratio']:8.2f}" if "ratio" in row else ""
        ours = f"{row['name']:52} {row['value']:12,.1f} {row['unit']:12}"
        lines.append(f"{ours} {row.get('peer', ''):24} {theirs:>12} {ratio:>8}")
    return "\n".join(lines)


def main(json: bool = False) -> int:
    """Run everything; a table for people, or JSON."""

    def echo(message: str) -> None:
        print(message, file=sys.stderr)

    found = rows(echo)
    print(json_.dumps(found, ensure_ascii=False) if json else table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main("--json" in sys.argv[1:]))
