"""Compiles the geometry kernels when that pays, and never changes a result by it.

The kernels (in the `kernels` of each kind of table) are plain Python over flat columns of numbers.
They run as they are until enough queries have been made for compilation to pay for itself; from
then on, if numba is installed, the same source runs compiled. Both forms use only + - * / sqrt and
comparisons on IEEE doubles, so they agree bit for bit and the change-over cannot be seen in a game.

The environment variable GROGNARD_COMPILED chooses: `0` never compiles (numba is not even imported),
`1` compiles at the first query, anything else waits for `PATIENCE` queries.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from importlib.util import find_spec
from operator import attrgetter
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any, Protocol, TypeVar, get_args, get_origin, get_type_hints

Numbers = Sequence[float]
"""A column as a kernel reads it."""
Blanks = MutableSequence[float]
"""Numbers that a kernel writes its answer into."""
Indices = MutableSequence[int]
"""Whole numbers that a kernel writes its answer into."""
F = TypeVar("F", bound=Callable[..., Any])
N = TypeVar("N", int, float)

PATIENCE = 50_000
"""Queries answered by the plain kernels before compiling: about a third of a second of them."""


class Column:
    """A flat column of numbers that any form of the kernels can read.

    >>> column = Column([1, 2.5])
    >>> column.write(0, 4.0)
    >>> column.values
    [4.0, 2.5]
    """

    __slots__ = ("_array", "values")

    def __init__(self, values: Iterable[float]) -> None:
        self.values = [float(value) for value in values]
        self._array: Any = None

    def write(self, index: int, value: float) -> None:
        self.values[index] = value
        if self._array is not None:
            self._array[index] = value

    def copy(self) -> Column:
        twin = Column(())
        twin.values = self.values.copy()
        return twin

    def array(self) -> Any:
        if self._array is None:
            import numpy as np

            self._array = np.array(self.values, dtype=np.float64)
        return self._array


class Form(Protocol):
    """Finds the form of a kernel, which takes and gives the same."""

    def __call__(self, kernel: F, /) -> F: ...


class Listed(Protocol):
    """Makes a plain list of a column that a kernel has written."""

    def __call__(self, column: Sequence[N], /) -> list[N]: ...


class Kernels(SimpleNamespace):
    """The kernels in one form, by name, with the way a column is handed to them.

    Modules beside `kernels` may add kernels of their own; names are shared by all of them.
    """

    is_compiled: bool
    of: Form
    """A kernel in this form: what it takes and gives is known to whoever reads the call."""
    column: Callable[[Column], Numbers]
    blanks: Callable[[int], Blanks]
    blank_indices: Callable[[int], Indices]
    listed: Listed

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"There is no kernel named {name}.")


def hot(kernel: F, /) -> F:
    """Mark a kernel, which is compiled for the types it declares; the function itself stays plain.

    It may take and give numbers, columns (`Numbers`, `Blanks`), tuples, and named tuples of these.
    One signature per kernel also makes the disk cache safe when several processes compile at once:
    they can only write the same thing under the same name.
    """
    known = _sources.get(kernel.__name__)
    if known and known.__module__ != kernel.__module__:
        raise ValueError(f"There is already a kernel named {kernel.__name__}.")
    _sources[kernel.__name__] = kernel
    setattr(_plain, kernel.__name__, kernel)
    return kernel


def running() -> Kernels:
    """The kernels to use for the query about to be made; each call counts as one query."""
    if _now.queries_left > 0:
        _now.queries_left -= 1
        if _now.queries_left == 0:
            compile_now()
    return _now.kernels


def compile_now() -> bool:
    """Compile at once, as a server or a long simulation does when it starts; say whether it worked.

    It does not when compilation is switched off, numba is missing, or compiling fails (which warns
    once); the plain kernels then stay in use.
    """
    if not _now.kernels.is_compiled and _may_compile() and not _now.has_failed:
        _now.queries_left = 0
        try:
            _now.kernels = _compile()
        except Exception as problem:  # no cache folder, full disk, broken numba: all are survivable
            _give_up(problem)
    return _now.kernels.is_compiled


def compile_only_when_told() -> None:
    """From now on queries never compile, only `compile_now` does: in a server, that would keep
    every game waiting for many seconds in the middle of one player's move."""
    _now.queries_left = 0


@contextmanager
def only(*, is_compiled: bool) -> Iterator[bool]:
    """Use one form of the kernels for a while, to compare them; says whether it could be had."""
    kernels, queries_left = _now.kernels, _now.queries_left
    try:
        if is_compiled:
            compile_now()
        else:
            _now.kernels = _plain
        _now.queries_left = 0
        yield _now.kernels.is_compiled == is_compiled
    finally:
        _now.kernels, _now.queries_left = kernels, queries_left


def _give_up(problem: Exception) -> None:
    _now.has_failed = True
    _now.kernels = _plain
    warnings.warn(
        f"The geometry kernels could not be compiled ({problem}); "
        "the plain ones give the same results, more slowly.",
        RuntimeWarning,
        stacklevel=3,
    )


def _compile() -> Kernels:
    import numba  # noqa: F401 (a broken one must fail here)
    import numpy as np

    fast = Compiled(
        is_compiled=True,
        column=Column.array,
        blanks=np.zeros,
        blank_indices=lambda size: np.zeros(size, np.int64),
        listed=np.ndarray.tolist,
    )
    for name in _sources:
        fast.compile(name)
    return fast


class Compiled(Kernels):
    """The kernels compiled; those of a module imported later, when they are first asked for."""

    def __init__(self, **ways: Any) -> None:
        # Looked up in a dictionary, for this is done before every query.
        super().__init__(of=_Forms(self).__getitem__, **ways)
        self._dispatchers: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        if name not in _sources:
            return super().__getattr__(name)
        try:
            return self.compile(name)
        except Exception as problem:
            _give_up(problem)
            return _sources[name]

    def compile(self, name: str) -> Any:
        """The kernel as plain code calls it: its one compiled form, with no look at the types of
        its arguments, which columns and numbers always have."""
        (form,) = self._dispatcher(name).overloads.values()
        setattr(self, name, form.entry_point)
        return form.entry_point

    def _dispatcher(self, name: str) -> Any:
        """The kernel as other kernels call it."""
        if name not in self._dispatchers:
            import numba

            function = _sources[name]
            assert isinstance(function, FunctionType)
            # The compiled twin calls compiled twins; the plain functions go on calling plain ones,
            # so a query under way in another thread is not disturbed.
            called = {a: self._dispatcher(other) for a, other in _called_by(function).items()}
            twin = FunctionType(
                function.__code__, function.__globals__ | called, name, function.__defaults__
            )
            twin.__module__ = function.__module__
            # The disk cache looks at the date of one file only; the name says what is in all.
            twin.__qualname__ = f"{name}_{_fingerprint(name)}"
            compiler = numba.njit(_signature(function), cache=True)
            self._dispatchers[name] = compiler(twin)
        return self._dispatchers[name]


class _Forms(dict[Callable[..., Any], Any]):
    """The compiled form of every kernel asked for so far."""

    def __init__(self, compiled: Compiled) -> None:
        self._compiled = compiled

    def __missing__(self, kernel: Callable[..., Any]) -> Any:
        self[kernel] = getattr(self._compiled, kernel.__name__)
        return self[kernel]


def _signature(function: FunctionType) -> Any:
    """What a kernel declares to take and to give, as the compiler says it."""
    hints = {name: _compiled_type(hint) for name, hint in get_type_hints(function).items()}
    return hints.pop("return")(*hints.values())


def _compiled_type(hint: Any) -> Any:
    import numba

    types: Any = numba.types
    numbers = {float: types.float64, int: types.int64, bool: types.boolean, type(None): types.void}
    if hint in numbers:
        return numbers[hint]
    if get_origin(hint) is tuple:
        return types.BaseTuple.from_types([_compiled_type(part) for part in get_args(hint)])
    if hasattr(hint, "_fields"):
        parts = get_type_hints(hint).values()
        return types.BaseTuple.from_types([_compiled_type(part) for part in parts], hint)
    (number,) = get_args(hint)
    return numbers[number][::1]


def _called_by(function: FunctionType) -> dict[str, str]:
    """The kernels a kernel calls: their names where it calls them, and their own."""
    names = {source: name for name, source in _sources.items()}
    globs = function.__globals__
    return {
        alias: names[globs[alias]]
        for alias in function.__code__.co_names
        if isinstance(globs.get(alias), FunctionType) and globs[alias] in names
    }


def _fingerprint(name: str) -> str:
    """Changes with every file of the kernels called, and with every constant these have."""
    files: set[str] = set()
    constants: set[str] = set()
    pending = [name]
    while pending:
        function = _sources[pending.pop()]
        assert isinstance(function, FunctionType)
        files.add(function.__code__.co_filename)
        known = ((name, function.__globals__.get(name)) for name in function.__code__.co_names)
        constants |= {f"{name}={value}" for name, value in known if isinstance(value, int | float)}
        pending += _called_by(function).values()
    digest = blake2b(" ".join(sorted(constants)).encode(), digest_size=6)
    for file in sorted(files):
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()


def _may_compile() -> bool:
    return os.environ.get("GROGNARD_COMPILED") != "0" and find_spec("numba") is not None


def _patience() -> int:
    if not _may_compile():
        return 0
    return 1 if os.environ.get("GROGNARD_COMPILED") == "1" else PATIENCE


class _Now:
    """Which kernels are in use, and how many queries to answer before compiling (0: never)."""

    def __init__(self) -> None:
        self.kernels = _plain
        self.queries_left = _patience()
        self.has_failed = False


_sources: dict[str, Callable[..., Any]] = {}
_plain = Kernels(
    is_compiled=False,
    of=lambda kernel: kernel,
    column=attrgetter("values"),
    blanks=lambda size: [0.0] * size,
    blank_indices=lambda size: [0] * size,
    listed=list,
)
_now = _Now()
