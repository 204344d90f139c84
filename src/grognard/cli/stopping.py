"""What is told to whoever presses Ctrl-C."""

from __future__ import annotations

import _thread
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from grognard.cli.tongue import said

SOON = 0.05
"""Seconds after which a Ctrl-C that was lost is tried again."""


class Stopped(KeyboardInterrupt):
    """Ctrl-C, where something can be told of what was done by then."""

    def __init__(self, about: str) -> None:
        super().__init__(about)
        self.about = about


@contextmanager
def kept_if_stopped() -> Iterator[None]:
    """Whoever stops what is done in here is told that it is kept, and how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        raise Stopped(said("stopped-kept")) from None


def farewell(stop: KeyboardInterrupt) -> str:
    """That the program was stopped, and what became of its work."""
    about = stop.about if isinstance(stop, Stopped) else ""
    return f"{said('stopped')} {about}".rstrip()


def lose_no_ctrl_c() -> None:
    """Let Ctrl-C be heard even if it comes while Python tidies up, where it would be printed."""
    usual = sys.unraisablehook

    def hear(problem: Any) -> None:
        if problem.exc_type is KeyboardInterrupt:
            # Not a thread that is waited for until it runs: that might be interrupted as well.
            _thread.start_new_thread(_press_ctrl_c, ())
        else:
            usual(problem)

    sys.unraisablehook = hear


def _press_ctrl_c() -> None:
    """As a terminal does it, which wakes up whoever sleeps."""
    time.sleep(SOON)
    main = threading.main_thread().ident
    if hasattr(signal, "pthread_kill") and main is not None:
        signal.pthread_kill(main, signal.SIGINT)
    else:
        _thread.interrupt_main()
