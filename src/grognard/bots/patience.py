"""Asks a bot from anywhere, and waits for so long and no longer."""

import ctypes
from threading import Thread

from grognard.bots.bot import Bot, Position
from grognard.kernel.compound import SeatQuestion


class Patience:
    """A bot that is asked in a thread of its own, so that it cannot hold up a game."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self._bot = bot
        self._seconds = seconds
        self.lost = False
        """Whether it once failed to answer in time; it is not asked again."""

    def answer(self, question: SeatQuestion, position: Position) -> object:
        """Its answer, whatever that is; nothing where it fails or takes too long."""
        if self.lost:
            return None
        answers: list[object] = []

        def think() -> None:
            try:
                answers.append(self._bot.answer(question, position))
            except BaseException:
                # A bot is code from anywhere: however it fails, its opponent gets to play on.
                answers.append(None)

        thread = Thread(target=think, daemon=True)
        thread.start()
        thread.join(self._seconds)
        if thread.is_alive():
            self.lost = True
            _interrupt(thread)
            return None
        return answers[0]


def _interrupt(thread: Thread) -> None:
    """Have a thread that computes for ever fail at its next instruction."""
    assert thread.ident is not None, "the thread was started"
    ctypes.pythonapi.PyThreadState_SetAsyncExc(
        ctypes.c_ulong(thread.ident), ctypes.py_object(SystemExit)
    )
