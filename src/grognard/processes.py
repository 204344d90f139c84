"""Processes that somebody else ends."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def without_ctrl_c() -> Iterator[None]:
    """Processes begun in here never hear Ctrl-C, not even while they import what they need.

    A terminal tells Ctrl-C to all of them at once. Whoever began them hears it too, a moment later
    if it comes just now, and ends them. Nothing may be awaited in here: what is let through again
    at the end is what was let through at the start.
    """
    if sys.platform == "win32":
        yield
        return
    # It lets Ctrl-C through again when it is begun, so it is begun before.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
