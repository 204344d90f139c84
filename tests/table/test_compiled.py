from __future__ import annotations

import math
import os
import struct
import subprocess
import sys
import warnings
from pathlib import Path as File
from typing import NamedTuple

import numpy as np
import pytest

from grognard.table import compiled
from grognard.table.compiled import Blanks, Column, Kernels, Numbers
from grognard.table.flat import kernels
from grognard.table.flat.ground import Bodies, Ground, Patch
from grognard.table.flat.kernels import Allowance, Mover, Search
from grognard.table.headings import VECTORS
from grognard.table.polygons import Polygon, rectangle

NAME = kernels.__name__


@pytest.fixture(scope="module")
def fast() -> Kernels:
    pytest.importorskip("numba")
    return compiled._compile()


def plain() -> Kernels:
    return compiled._Now().kernels


def bits(result: object) -> object:
    """The result with every float as its bytes, so that nothing but equality passes."""
    if isinstance(result, float):
        return struct.pack("<d", result)
    if isinstance(result, tuple | list):
        return [bits(part) for part in result]
    return result


def lattice(rng: np.random.Generator, low: float, high: float) -> float:
    return int(rng.integers(round(low * 100), round(high * 100) + 1)) / 100


def random_table(rng: np.random.Generator) -> tuple[Ground, Bodies]:
    shapes = []
    for _ in range(rng.integers(9)):
        x, y = lattice(rng, 0, 40), lattice(rng, 0, 40)
        if rng.random() < 0.5:
            width, height = lattice(rng, 0.2, 8), lattice(rng, 0.2, 8)
            shapes.append(rectangle(x, y, round(x + width, 2), round(y + height, 2)))
        else:
            ell = [(0, 0), (5, 0), (5, 1), (1, 2), (2, 6), (0, 5)]
            shapes.append(Polygon([(round(x + dx, 2), round(y + dy, 2)) for dx, dy in ell]))
    pieces = [Patch(shape, True, True, rng.random() < 0.4) for shape in shapes]
    count = int(rng.integers(2, 13))
    bodies = Bodies(
        [(lattice(rng, 0, 48), lattice(rng, 0, 48)) for _ in range(count)],
        [float(rng.choice([0.5, 0.75, 1.0, 1.25, 1.5])) for _ in range(count)],
        [int(rng.integers(2)) for _ in range(count)],
        [rng.random() < 0.9 for _ in range(count)],
    )
    return Ground(48, 48, pieces), bodies


def answers(run: Kernels, seed: int) -> list[object]:
    """Many answers of every kernel on one random table."""
    rng = np.random.default_rng(seed)
    ground, bodies = random_table(rng)
    sight, moves = (
        run.column(bodies.among(pieces, ground))
        for pieces in (ground.sight_pieces, ground.move_pieces)
    )
    corners, of = sight.corners, run.of
    said: list[object] = []
    for _ in range(20):
        a = lattice(rng, 0, 48), lattice(rng, 0, 48)
        b = lattice(rng, 0, 48), lattice(rng, 0, 48)
        radius = float(rng.choice([0.5, 1.0, 1.5]))
        nearest = bool(rng.random() < 0.5)
        said.append(of(kernels.sight_blocker)(sight, a, b, 0.0, 0, 1, nearest))
        said.append(of(kernels.first_hit)(moves, Mover(0, radius, 0.01, 100.0), a, b, nearest))
        first = 0
        for piece in ground.pieces:
            last = first + 2 * len(piece.polygon.vertices)
            said.append(of(kernels.is_inside)(corners, first, last, *a))
            said.append(of(kernels.ring_distance)(corners, first, last, *a))
            said.append(of(kernels.concave_chord)(corners, first, last, *a, *b))
            said.append(of(kernels.chord)(corners, first, last, piece.polygon.is_convex, a, b))
            first = last + 2
    for which in range(len(bodies)):
        found = run.blank_indices(len(bodies))
        count = of(kernels.sight_links)(sight, which, found, 0)
        said.append(run.listed(found[:count]))
        said.append(of(kernels.nearest_blocker)(sight, 0, which))
        said.append(of(kernels.any_blocker)(sight, 0, which))
    fan = run.column(Column(number for vector in VECTORS[::5] for number in vector))
    runs = run.blanks(72)
    at, mover = bodies.at(0), Mover(0, 1.0, 0.01, 100.0)
    of(kernels.clear_runs)(moves, mover, at, fan, 12.0, runs)
    said.append(run.listed(runs))
    of(kernels.keep_out)(moves.pieces, corners, at, fan, runs)
    said.append(run.listed(runs))
    slow = run.column(ground.sheltering_pieces)
    limits = run.column(Column(lattice(rng, 0, 9) for _ in range(72)))
    far, held = run.blanks(144), run.blank_indices(72)
    allowed = Allowance(9.0, 4.0, 1.0, 0.001)
    of(kernels.straight_moves)(moves, slow, mover, at, fan, limits, allowed, far, held)
    said += [run.listed(far), run.listed(held)]
    for first in range(0, 72, 9):
        move = of(kernels.first_straight_move)(moves, slow, mover, at, fan, first, 3.0, allowed)
        said += [move, of(kernels.first_landing)(moves, mover, at, fan, first, 6.0, 1.0)]
    marks = run.blank_indices(72)
    marks[:] = [1] * 72
    ends = run.column(Column(lattice(rng, 0, 48) for _ in range(144)))
    left = run.column(Column(lattice(rng, 0, 9) for _ in range(72)))
    of(kernels.open_ways)(moves, sight.pieces, mover, at, ends, left, 3.0, 40.0, marks)
    said.append(run.listed(marks))
    search = Search(at, (ends[0], ends[1]), bool(seed % 2), 20.0, 0.01, 0.9)
    turns = run.blanks(2 * 144 + 144 * len(bodies))
    for avoided in (sight.pieces[:0], slow):
        count = of(kernels.turning_points)(moves, avoided, mover, search, fan, ends, ends, turns)
        said += [count, run.listed(turns)]
        for k in range(0, 140, 2):
            corner, after = (ends[k], ends[k + 1]), (ends[k + 2], ends[k + 3])
            said.append(of(kernels.drawn_in)(moves, avoided, mover, at, corner, after, 0.001))
    return said


def test_compiled_and_plain_kernels_agree_bit_for_bit(fast: Kernels) -> None:
    for seed in range(150):
        assert bits(answers(fast, seed)) == bits(answers(plain(), seed)), f"table {seed}"


def test_every_kernel_is_in_both_forms(fast: Kernels) -> None:
    named = {k.__name__: k for k in compiled._sources if k.__module__ == NAME}

    assert set(named) >= {"sight_of", "first_hit", "clear_runs", "open_ways", "keep_out"}
    assert all(fast.of(kernel) is not kernel for kernel in named.values())
    assert all(plain().of(kernel) is kernel for kernel in named.values())


def test_a_kernel_of_another_module_may_call_these_and_come_late(
    fast: Kernels, tmp_path: File
) -> None:
    space = {"is_inside": kernels.is_inside, "Numbers": Numbers, "__name__": "elsewhere"}
    code = (
        "def is_far_out(corners: Numbers, x: float) -> bool:\n"
        "    return not is_inside(corners, 0, 8, x, x)"
    )
    # A file of its own each time: what an earlier run has compiled would name a module now gone.
    module = tmp_path / "elsewhere.py"
    module.write_text(code)
    exec(compile(code, str(module), "exec"), space)  # noqa: S102 (a module made on the spot)
    compiled.hot(space["is_far_out"])
    corners = Column(rectangle(0, 0, 4, 4).ring)
    is_far_out = fast.of(space["is_far_out"])
    try:
        assert [bool(is_far_out(corners.array(), x)) for x in (2.0, 5.0)] == [False, True]
    finally:
        compiled._sources.remove(space["is_far_out"])


class Sample(NamedTuple):
    column: Numbers
    size: float


def sampled(sample: Sample, first: int, is_far: bool, found: Blanks) -> tuple[int, float]: ...


def test_a_kernel_is_compiled_for_the_types_it_declares() -> None:
    numba = pytest.importorskip("numba")
    number, column = numba.types.float64, numba.types.float64[::1]
    sample = numba.types.NamedTuple([column, number], Sample)
    given = numba.types.Tuple([numba.types.int64, number])

    assert compiled._signature(sampled) == given(
        sample, numba.types.int64, numba.types.boolean, column
    )


def test_a_kernel_can_be_had_in_either_form_by_itself(fast: Kernels) -> None:
    corners = Column(rectangle(0, 0, 4, 4).ring)

    assert plain().of(kernels.is_inside) is kernels.is_inside
    assert fast.of(kernels.is_inside) is not kernels.is_inside
    assert fast.of(kernels.is_inside)(corners.array(), 0, 8, 2.0, 2.0)


def python(code: str, **environment: str) -> str:
    """What a fresh interpreter prints."""
    outcome = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return outcome.stdout.strip()


LOADED = """
import sys
from grognard.table.hexes import grid, lines, pixels, stances
from grognard.table.flat import ground, paths, planner, sight
bodies = ground.Bodies([(1.0, 1.0), (5.0, 5.0)], [0.5, 0.5], [0, 1])
{query}
print(sorted({{"numba", "shapely", "numpy"}} & set(sys.modules)))
"""
QUERY = "sight.sight(ground.Ground(48, 48), bodies, 0, 1)"


def test_a_few_queries_load_neither_numba_nor_shapely() -> None:
    assert python(LOADED.format(query=QUERY), GROGNARD_COMPILED="") == "[]"


def test_switched_off_nothing_is_ever_compiled() -> None:
    many = "from grognard.table import compiled; print(compiled.compile_now())\n" + QUERY

    assert python(LOADED.format(query=many), GROGNARD_COMPILED="0") == "False\n[]"


def test_switched_on_the_first_query_compiles() -> None:
    pytest.importorskip("numba")

    assert "numba" in python(LOADED.format(query=QUERY), GROGNARD_COMPILED="1")


def test_compiling_starts_by_itself_once_patience_is_spent() -> None:
    pytest.importorskip("numba")
    code = (
        "from grognard.table import compiled\n"
        "compiled._now.queries_left = 3\n"
        "print([compiled.running().is_compiled for _ in range(4)])"
    )

    assert python(code, GROGNARD_COMPILED="") == "[False, False, True, True]"


def test_processes_that_compile_at_once_all_succeed(tmp_path: File) -> None:
    pytest.importorskip("numba")
    code = (
        "from grognard.table import compiled\nimport grognard.table.flat.kernels\n"
        "print(compiled.compile_now())"
    )
    environment = {**os.environ, "GROGNARD_COMPILED": "1", "NUMBA_CACHE_DIR": str(tmp_path)}
    started = [
        subprocess.Popen(
            [sys.executable, "-W", "error", "-c", code],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]

    assert [process.communicate()[0].strip() for process in started] == ["True"] * 3


ANNOUNCED = """
from grognard.table import compiled
import grognard.table.lattice
compiled.announce(lambda kernels: print("told of", kernels == compiled.kernels_known()))
print("left", compiled.to_compile() == compiled.kernels_known())
done = []
compiled.compile_now(lambda: done.append(1))
print("done", len(done) == compiled.kernels_known())
print("left", compiled.to_compile())
"""


def test_whoever_waits_for_a_first_compilation_is_told_and_nobody_else(tmp_path: File) -> None:
    pytest.importorskip("numba")
    environment = {"GROGNARD_COMPILED": "", "NUMBA_CACHE_DIR": str(tmp_path)}

    first, second = (python(ANNOUNCED, **environment).splitlines() for _ in range(2))

    assert first == ["left True", "told of True", "done True", "left 0"]
    assert second == ["left False", "done True", "left 0"]


def test_where_nothing_is_compiled_nothing_is_left_to_compile() -> None:
    code = "from grognard.table import compiled; print(compiled.to_compile())"

    assert python(code, GROGNARD_COMPILED="0") == "0"


def test_a_failure_to_compile_warns_once_and_leaves_the_plain_kernels(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*, is_checked: bool, each: object) -> Kernels:
        raise RuntimeError("cannot cache function: no locator available")

    monkeypatch.setattr(compiled, "_now", compiled._Now())
    monkeypatch.setattr(compiled, "_may_compile", lambda: True)
    monkeypatch.setattr(compiled, "_compile", broken)

    with pytest.warns(RuntimeWarning, match="could not be compiled"):
        assert not compiled.compile_now()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert not compiled.compile_now()
        assert not compiled.running().is_compiled
    assert Polygon([(0, 0), (2, 0), (0, 2)]).contains((0.5, 0.5))


@pytest.mark.parametrize("is_compiled", [True, False])
def test_one_form_can_be_used_for_a_while(
    is_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr(compiled, "_may_compile", lambda: True)
    now = compiled._Now()
    monkeypatch.setattr(compiled, "_now", now)
    before = now.kernels, now.queries_left

    with compiled.only(is_compiled=is_compiled) as works:
        assert works
        assert compiled.running().is_compiled == is_compiled

    assert (now.kernels, now.queries_left) == before


def test_a_late_kernel_that_cannot_be_compiled_runs_plain(
    fast: Kernels, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hopeless(x: float) -> float:
        return float(str(x + 1).swapcase())

    monkeypatch.setattr(compiled, "_now", compiled._Now())

    with pytest.warns(RuntimeWarning, match="could not be compiled"):
        assert fast.of(hopeless)(1.0) == 2.0
    assert not compiled.running().is_compiled


def test_a_column_written_after_compiling_is_written_in_both_forms(fast: Kernels) -> None:
    bodies = Bodies([(1.0, 1.0)], [0.5], [0])
    array = fast.column(bodies.column)

    bodies.move(0, 7.0, 8.0)
    bodies.remove(0)

    assert list(array) == bodies.column.values == [7.0, 8.0, 0.5, 0.0, 0.0]
    assert bodies.copy().column.values == bodies.column.values


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_no_kernel_ever_reads_what_is_no_finite_number(number: float) -> None:
    with pytest.raises(ValueError, match="finite"):
        Column([1.0, number, 2.0])
    with pytest.raises(ValueError, match="finite"):
        Column([number, -number])


def test_a_checked_kernel_refuses_to_read_beyond_a_column() -> None:
    pytest.importorskip("numba")
    corners = Column(rectangle(0, 0, 4, 4).ring)
    for form in (plain(), compiled._checked()):
        assert form.of(kernels.is_inside)(form.column(corners), 0, 8, 2.0, 2.0)
        with pytest.raises(IndexError):
            form.of(kernels.is_inside)(form.column(corners), 0, 10, 2.0, 2.0)


def test_checked_kernels_are_had_by_name() -> None:
    pytest.importorskip("numba")
    code = (
        "from grognard.table import compiled\nfrom grognard.table.flat import kernels\n"
        "run = compiled.running()\n"
        "run.of(kernels.is_inside)(run.column(compiled.Column([0.0, 1.0])), 0, 8, 0.0, 0.0)"
    )

    with pytest.raises(subprocess.CalledProcessError) as failure:
        python(code, GROGNARD_COMPILED="checked")
    assert "index is out of bounds" in failure.value.stderr
