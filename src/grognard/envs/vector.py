"""Many games at once, in processes that write observations where all can read them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from grognard.envs.layout import Layout
from grognard.envs.session import Observation, terms
from grognard.envs.single import SingleSeat
from grognard.table.compiled import compile_now

PATIENCE = 600.0
"""Seconds after which a process that does not answer is given up."""

Made = dict[str, Any]
"""What ``gym`` is called with: plain data that any process can make its environments of."""


def made(how: Made) -> SingleSeat:
    """The environment that is told by plain data."""
    rest = {"illegal": "lose", **how}
    single = {name: rest.pop(name) for name in ("opponent", "seat") if name in rest}
    return SingleSeat(terms(rest.pop("ruleset"), **rest), **single)


class _Ledger:
    """What environments and their agent tell each other, in one stretch of memory."""

    def __init__(self, memory: memoryview, layout: Layout, envs: int) -> None:
        self.rooms = numpy.ndarray(envs, layout.dtype, memory)
        after, parts = self.rooms.nbytes, len(layout.action_sizes)
        column, after = _column(memory, after, envs * parts, numpy.int64)
        self.actions = column.reshape(envs, parts) if layout.has_parts else column
        self.rewards, after = _column(memory, after, envs, numpy.float64)
        self.over, after = _column(memory, after, envs, numpy.bool_)
        self.cut, after = _column(memory, after, envs, numpy.bool_)

    @staticmethod
    def size(layout: Layout, envs: int) -> int:
        """How much memory it takes."""
        return envs * (layout.dtype.itemsize + 8 * len(layout.action_sizes) + 8 + 1 + 1)


def _column(memory: memoryview, start: int, rows: int, kind: Any) -> tuple[NDArray[Any], int]:
    column = numpy.ndarray(rows, kind, memory, start)
    return column, start + column.nbytes


class _Share:
    """The environments that one process plays, and where they write."""

    def __init__(self, how: Made, ledger: _Ledger, first: int, number: int) -> None:
        self._envs = [made(how) for _ in range(number)]
        self._ledger, self._first = ledger, first
        layout = self._envs[0].terms.layout
        self._rooms = [layout.opened(ledger.rooms[first + n, ...]) for n in range(number)]
        self._ended = [False] * number

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Begin anew everywhere."""
        for place, (env, seed) in enumerate(zip(self._envs, seeds, strict=True)):
            env.begin(seed)
            self._show(place, 0.0, False, False)

    def step(self) -> None:
        """Take the actions that are written down; what has ended begins anew instead."""
        for place, env in enumerate(self._envs):
            if self._ended[place]:
                env.begin()
                self._show(place, 0.0, False, False)
            else:
                action = self._ledger.actions[self._first + place]
                self._show(place, *env.act(action))

    def _show(self, place: int, reward: float, over: bool, cut: bool) -> None:
        env, ledger, number = self._envs[place], self._ledger, self._first + place
        for room in self._rooms[place].values():
            room.fill(0)
        env.session.observe_into(self._rooms[place], env.seat)
        ledger.rewards[number], ledger.over[number], ledger.cut[number] = reward, over, cut
        self._ended[place] = over or cut


def _work(pipe: Connection, name: str, how: Made, envs: int, first: int, number: int) -> None:
    """Play a share of the environments for as long as somebody wants it."""
    memory = SharedMemory(name)
    try:
        compile_now()
        share = _Share(how, _ledger(how, memory, envs), first, number)
        while (asked := pipe.recv()) is not None:
            try:
                share.step() if asked == "step" else share.reset(asked)
                pipe.send(None)
            except Exception as problem:
                pipe.send(f"{type(problem).__name__}: {problem}")
        del share
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        _let_go(memory)


def _ledger(how: Made, memory: SharedMemory, envs: int) -> _Ledger:
    assert memory.buf is not None, "the memory is open"
    return _Ledger(memory.buf, made(how).terms.layout, envs)


def _let_go(memory: SharedMemory) -> None:
    # Where somebody still looks at an observation, it goes with the process.
    with suppress(BufferError):
        memory.close()


class Vector(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Copies of one single-seat environment, stepped together.

    Observations lie in memory that all processes share and are the same arrays at every step: who
    wants to keep one copies it. A game that has ended begins anew at the next step, whose action
    is not looked at. With no ``processes`` all is played in this one.
    """

    def __init__(self, ruleset: str, envs: int, processes: int = 0, **how: Any) -> None:
        if envs < 1 or not 0 <= processes <= envs:
            raise ValueError("there must be at least one environment, and one for each process")
        told: Made = {"ruleset": ruleset, **how}
        one = made(told)
        self.columns = one.columns
        """What every column of an observation is called, block by block."""
        self.num_envs = envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, envs)
        layout = one.terms.layout
        self.action_space = batch_space(one.action_space, envs)
        self._memory = SharedMemory(create=True, size=_Ledger.size(layout, envs))
        assert self._memory.buf is not None, "the memory is open"
        self._ledger = _Ledger(self._memory.buf, layout, envs)
        self._observed: Observation = {name: self._ledger.rooms[name] for name in layout.blocks}
        self._share: _Share | None = None
        self._pipes: list[Connection] = []
        self._counts = _shared_out(envs, processes)
        self._processes: list[Any] = []
        if not processes:
            self._share = _Share(told, self._ledger, 0, envs)
            return
        context, first = get_context("spawn"), 0
        for number in self._counts:
            ours, theirs = context.Pipe()
            given = (theirs, self._memory.name, told, envs, first, number)
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
            first += number

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game everywhere; from one seed every environment has its own."""
        seeds = _seeds(seed, self.num_envs)
        if self._share is not None:
            self._share.reset(seeds)
        else:
            first, parts = 0, []
            for number in self._counts:
                parts.append(seeds[first : first + number])
                first += number
            self._ask(parts)
        return self._observed, {}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Act everywhere."""
        ledger = self._ledger
        ledger.actions[:] = actions
        if self._share is not None:
            self._share.step()
        else:
            self._ask(["step"] * len(self._pipes))
        return self._observed, ledger.rewards.copy(), ledger.over.copy(), ledger.cut.copy(), {}

    def _ask(self, tasks: Sequence[Any]) -> None:
        """Have every process do its task, and wait for all of them."""
        for pipe, task in zip(self._pipes, tasks, strict=True):
            pipe.send(task)
        problems = [_answer(pipe) for pipe in self._pipes]
        problem = next(filter(None, problems), None)
        if problem is not None:
            raise RuntimeError(problem)

    def close_extras(self, **kwargs: Any) -> None:
        """Send the processes home."""
        for pipe in self._pipes:
            try:
                pipe.send(None)
            except OSError:
                continue
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.terminate()
        self._observed, self._share = {}, None
        del self._ledger
        _let_go(self._memory)
        self._memory.unlink()


def _answer(pipe: Connection) -> str | None:
    if not pipe.poll(PATIENCE):
        return "a process of the environments does not answer"
    try:
        answer: str | None = pipe.recv()
    except EOFError:
        return "a process of the environments has ended"
    return answer


def _shared_out(envs: int, processes: int) -> list[int]:
    """How many environments each process has.

    >>> _shared_out(5, 2)
    [3, 2]
    """
    if not processes:
        return []
    least, more = divmod(envs, processes)
    return [least + (n < more) for n in range(processes)]


def _seeds(seed: int | list[int | None] | None, envs: int) -> list[int | None]:
    """The seed of each environment.

    >>> _seeds(3, 2), _seeds(None, 2)
    ([3, 4], [None, None])
    """
    if isinstance(seed, list):
        return seed
    return [None if seed is None else seed + n for n in range(envs)]
