"""Places to work: what a worker that dies takes with it is given out again."""

import gc
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import forkserver, get_context, parent_process
from typing import Protocol, TypeVar

from msgspec import Struct

from grognard.processes import without_ctrl_c

COLLECTED_AFTER = 50_000
"""New things, garbage or not, between two looks of the collector."""
LIVES = 3
"""How often in a row the work of a process that died is given to another one."""
AHEAD = 3
"""So many pieces of work for each process are given out at a time."""

Item = TypeVar("Item")
Done = TypeVar("Done")


class SimulationError(RuntimeError):
    """Games that could not be played, with the words to say so."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(f"{reason} {facts}")
        self.reason = reason
        self.facts = facts


class Place(Protocol):
    """Where games are played; it changes nothing about what comes of them."""

    @property
    def hands(self) -> int:
        """How many pieces of work are done there at a time."""
        ...

    def over(
        self, work: Callable[[Item], Done], items: Iterable[Item]
    ) -> Iterator[tuple[Item, Done]]:
        """Have every item worked on; what is done, as it is done.

        There may be items without end: only a few are taken before they are needed.
        """
        ...


class Processes(Struct, frozen=True):
    """So many processes of this machine; a single one is that which asks."""

    jobs: int

    @property
    def hands(self) -> int:
        """One for each process."""
        return self.jobs

    def over(
        self, work: Callable[[Item], Done], items: Iterable[Item]
    ) -> Iterator[tuple[Item, Done]]:
        """Have every item worked on by one of the processes; what is done, as it is done."""
        if self.jobs > 1:
            yield from _over_pool(work, items, self.jobs)
            return
        for item in items:
            yield item, work(item)


ALONE = Processes(1)


def _over_pool(
    work: Callable[[Item], Done], items: Iterable[Item], jobs: int
) -> Iterator[tuple[Item, Done]]:
    source, open_, lives = iter(items), list[Item](), LIVES
    while True:
        pool = _pool(jobs)
        try:
            waiting = {pool.submit(work, item): item for item in open_}
            while True:
                for item in islice(source, jobs * AHEAD - len(waiting)):
                    open_.append(item)
                    waiting[pool.submit(work, item)] = item
                if not waiting:
                    return
                for item, done in _finished(waiting):
                    open_.remove(item)
                    lives = LIVES
                    yield item, done
        except BrokenProcessPool:
            lives -= 1
            if not lives:
                raise SimulationError("workers-die", chunks=len(open_)) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _finished(waiting: dict[Future[Done], Item]) -> Iterator[tuple[Item, Done]]:
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        yield waiting.pop(future), future.result()


def _pool(jobs: int) -> ProcessPoolExecutor:
    # A server process that forks is safe beside threads, and imports everything only once.
    method = "spawn" if sys.platform == "win32" else "forkserver"
    context = get_context(method)
    if method == "forkserver":
        context.set_forkserver_preload(["grognard.lab.simulate"])
        with without_ctrl_c():
            forkserver.ensure_running()
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_work)


def _begin_work() -> None:
    # Whoever started the work ends it; the workers need not all complain about Ctrl-C.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker whose master was killed would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Let the garbage collector look at new things only, and not often.

    What is loaded by now stays for good, and of a game little is left over that the counting of
    references does not clear; looking for it at the usual rate costs a tenth of mass play.
    """
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(COLLECTED_AFTER)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
