"""Compiles the geometry kernels when that pays, and never changes a result by it.

The kernels (in the `kernels` of each kind of table) are plain Python over flat columns of numbers.
They run as they are until enough queries have been made for compilation to pay for itself; from
then on, if numba is installed, the same source runs compiled. Both forms use only + - * / sqrt and
comparisons on IEEE doubles, so they agree bit for bit and the change-over cannot be seen in a game.

The environment variable GROGNARD_COMPILED chooses: `0` never compiles (numba is not even imported),
`1` compiles at the first query, `checked` too, with a look at every index before it is used;
anything else waits for `PATIENCE` queries. A compiled kernel that reads or writes beyond a column
does so unnoticed; a checked one raises an IndexError, as the plain one does.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from math import isfinite
from operator import attrgetter
from pathlib import Path
from types import FunctionType
from typing import (
    Any,
    Generic,
    NamedTuple,
    Protocol,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

Numbers = Sequence[float]
"""A column as a kernel reads it."""
Blanks = MutableSequence[float]
"""Numbers that a kernel writes its answer into."""
Indices = MutableSequence[int]
"""Whole numbers that a kernel writes its answer into."""
F = TypeVar("F", bound=Callable[..., Any])
N = TypeVar("N", int, float)
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

CHECKED = "checked"
PATIENCE = 50_000
"""Queries answered by the plain kernels before compiling: about a third of a second of them."""


class Laid(Generic[T_co]):
    """What the kernels read: `values` for the plain ones, the same in arrays for the compiled."""

    __slots__ = ("_array", "values")

    def __init__(self, values: T_co) -> None:
        self.values = values
        self._array: Any = None

    def array(self) -> Any:
        if self._array is None:
            self._array = self._as_array()
        return self._array

    def _as_array(self) -> Any:
        raise NotImplementedError


class Column(Laid[list[float]]):
    """A flat column of numbers that any form of the kernels can read.

    >>> column = Column([1, 2.5])
    >>> column.write(0, 4.0)
    >>> column.values
    [4.0, 2.5]
    """

    __slots__ = ()

    def __init__(self, values: Iterable[float]) -> None:
        self.values = [float(value) for value in values]
        self._array = None
        # One sum finds them all, and takes a fraction of the time of a look at each.
        if not isfinite(sum(self.values)):
            raise ValueError("A column is made of finite numbers.")

    def write(self, index: int, value: float) -> None:
        self.values[index] = value
        if self._array is not None:
            self._array[index] = value

    def copy(self) -> Column:
        twin = Column(())
        twin.values = self.values.copy()
        return twin

    def _as_array(self) -> Any:
        import numpy as np

        return np.array(self.values, dtype=np.float64)


class Bundle(Laid[T_co]):
    """Columns and numbers that kernels take together, as the named tuple they declare.

    >>> class Disc(NamedTuple):
    ...     centre: Numbers
    ...     radius: float
    >>> Bundle(Disc, Column([1, 2]), 0.5).values
    Disc(centre=[1.0, 2.0], radius=0.5)
    """

    __slots__ = ("_kind", "_parts")

    def __init__(self, kind: Callable[..., T_co], *parts: Laid[Any] | float) -> None:
        super().__init__(kind(*(p.values if isinstance(p, Laid) else p for p in parts)))
        self._kind, self._parts = kind, parts

    def _as_array(self) -> T_co:
        return self._kind(*(p.array() if isinstance(p, Laid) else p for p in self._parts))


class Form(Protocol):
    """Finds the form of a kernel, which takes and gives the same."""

    def __call__(self, kernel: F, /) -> F: ...


class Handed(Protocol):
    """Hands columns to the kernels as these read them."""

    def __call__(self, laid: Laid[T], /) -> T: ...


class Listed(Protocol):
    """Makes a plain list of a column that a kernel has written."""

    def __call__(self, column: Sequence[N], /) -> list[N]: ...


class Kernels(NamedTuple):
    """The kernels in one form, with the way columns are handed to them."""

    is_compiled: bool
    of: Form
    """A kernel in this form: what it takes and gives is known to whoever reads the call."""
    column: Handed
    numbers: Callable[[Iterable[float]], Numbers]
    """Finite numbers for a single query, as they are: what is asked of often is a column."""
    blanks: Callable[[int], Blanks]
    blank_indices: Callable[[int], Indices]
    listed: Listed


def hot(kernel: F, /) -> F:
    """Mark a kernel, which is compiled for the types it declares; the function itself stays plain.

    It may take and give numbers, columns (`Numbers`, `Blanks`), tuples, and named tuples of these.
    One signature per kernel also makes the disk cache safe when several processes compile at once:
    they can only write the same thing under the same name.
    """
    _sources.add(_function(kernel))
    return kernel


def _function(kernel: Callable[..., Any]) -> FunctionType:
    assert isinstance(kernel, FunctionType), "a kernel is a plain function"
    return kernel


def running() -> Kernels:
    """The kernels to use for the query about to be made; each call counts as one query."""
    if _now.queries_left > 0:
        _now.queries_left -= 1
        if _now.queries_left == 0:
            compile_now()
    return _now.kernels


def compile_now(each: Callable[[], object] = lambda: None) -> bool:
    """Compile at once, as a server or a long simulation does when it starts; say whether it worked.

    It does not when compilation is switched off, numba is missing, or compiling fails (which warns
    once); the plain kernels then stay in use. After every kernel ``each`` is called.
    """
    if not _now.kernels.is_compiled and _may_compile() and not _now.has_failed:
        _now.queries_left = 0
        is_checked = os.environ.get("GROGNARD_COMPILED") == CHECKED
        try:
            if _now.tell is not None and (afresh := to_compile()):
                _now.tell(afresh)
            _now.kernels = _compile(is_checked=is_checked, each=each)
        except Exception as problem:  # no cache folder, full disk, broken numba: all are survivable
            _give_up(problem)
    return _now.kernels.is_compiled


def compile_only_when_told() -> None:
    """From now on queries never compile, only `compile_now` does: in a server, that would keep
    every game waiting for many seconds in the middle of one player's move."""
    _now.queries_left = 0


def announce(tell: Callable[[int], None]) -> None:
    """Have somebody told before kernels are compiled that this machine has never compiled, and of
    how many: it takes a while, and whoever waits shall know for what."""
    _now.tell = tell


def to_compile() -> int:
    """How many kernels of those loaded are on no disk yet; none where nothing is ever compiled.

    Another processor or compiler than they were compiled with is not noticed here.
    """
    return sum(not _is_kept(kernel) for kernel in _sources) if _may_compile() else 0


def kernels_known() -> int:
    """How many kernels are loaded, compiled or not."""
    return len(_sources)


@contextmanager
def only(*, is_compiled: bool, is_checked: bool = False) -> Iterator[bool]:
    """Use one form of the kernels for a while, to compare them; says whether it could be had."""
    kernels, queries_left = _now.kernels, _now.queries_left
    try:
        if is_checked and _may_compile():
            _now.kernels = _checked()
        elif is_compiled:
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


@cache
def _checked() -> Kernels:
    return _compile(is_checked=True)


def _compile(*, is_checked: bool = False, each: Callable[[], object] = lambda: None) -> Kernels:
    import numba  # noqa: F401 (a broken one must fail here)
    import numpy

    np: Any = numpy  # its arrays stand in for lists
    forms = _Forms(is_checked=is_checked)
    for kernel in _sources:
        forms.compile(kernel)
        each()
    # Looked up in a dictionary, for this is done before every query.
    return Kernels(
        is_compiled=True,
        of=forms.__getitem__,
        column=Laid.array,
        numbers=lambda values: np.fromiter(values, np.float64),
        blanks=np.zeros,
        blank_indices=lambda size: np.zeros(size, np.int64),
        listed=np.ndarray.tolist,
    )


class _Forms(dict[Callable[..., Any], Any]):
    """The compiled form of every kernel as plain code calls it; those of a module imported later
    are compiled when they are first asked for."""

    def __init__(self, *, is_checked: bool) -> None:
        self._is_checked = is_checked
        self._dispatchers: dict[FunctionType, Any] = {}

    def __missing__(self, kernel: FunctionType) -> Any:
        try:
            self.compile(kernel)
        except Exception as problem:
            _give_up(problem)
            self[kernel] = kernel
        return self[kernel]

    def compile(self, kernel: FunctionType) -> None:
        """Keep the one compiled form of a kernel, with no look at the types of its arguments, which
        columns and numbers always have."""
        (form,) = self._dispatcher(kernel).overloads.values()
        self[kernel] = form.entry_point

    def _dispatcher(self, kernel: FunctionType) -> Any:
        """The kernel as other kernels call it."""
        if kernel not in self._dispatchers:
            import numba

            # The compiled twin calls compiled twins; the plain functions go on calling plain ones,
            # so a query under way in another thread is not disturbed.
            called = {a: self._dispatcher(other) for a, other in _called_by(kernel).items()}
            twin = _twin(kernel, called, is_checked=self._is_checked)
            compiler = numba.njit(_signature(kernel), cache=True, boundscheck=self._is_checked)
            self._dispatchers[kernel] = compiler(twin)
        return self._dispatchers[kernel]


def _twin(kernel: FunctionType, called: dict[str, Any], *, is_checked: bool) -> FunctionType:
    """A kernel once more, to be compiled, under a name that says what is in it."""
    space = kernel.__globals__ | called
    twin = FunctionType(kernel.__code__, space, kernel.__name__, kernel.__defaults__)
    twin.__module__ = kernel.__module__
    # The disk cache looks at the date of one file only; the name says what is in all.
    form = f"_{CHECKED}" if is_checked else ""
    twin.__qualname__ = f"{kernel.__name__}_{_fingerprint(kernel)}{form}"
    return twin


def _is_kept(kernel: FunctionType) -> bool:
    """Whether the compiled form of a kernel is on disk."""
    import numba

    twin = _twin(kernel, {}, is_checked=os.environ.get("GROGNARD_COMPILED") == CHECKED)
    folder = Path(numba.njit(cache=True)(twin).stats.cache_path or "")
    return any(folder.glob(f"*.{twin.__qualname__}-*.nbi"))


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


def _called_by(kernel: FunctionType) -> dict[str, FunctionType]:
    """The kernels a kernel calls, by their names where it calls them."""
    known = ((name, kernel.__globals__.get(name)) for name in kernel.__code__.co_names)
    return {
        name: value
        for name, value in known
        if isinstance(value, FunctionType) and value in _sources
    }


def _fingerprint(kernel: FunctionType) -> str:
    """Changes with every file of the kernels called, and with every constant these have."""
    files: set[str] = set()
    constants: set[str] = set()
    pending = [kernel]
    while pending:
        function = pending.pop()
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
    return 1 if os.environ.get("GROGNARD_COMPILED") in ("1", CHECKED) else PATIENCE


class _Now:
    """Which kernels are in use, and how many queries to answer before compiling (0: never)."""

    def __init__(self) -> None:
        self.kernels = _plain
        self.queries_left = _patience()
        self.has_failed = False
        self.tell: Callable[[int], None] | None = None


_sources: set[FunctionType] = set()
_plain = Kernels(
    is_compiled=False,
    of=lambda kernel: kernel,
    column=attrgetter("values"),
    numbers=lambda values: [*values],
    blanks=lambda size: [0.0] * size,
    blank_indices=lambda size: [0] * size,
    listed=list,
)
_now = _Now()
