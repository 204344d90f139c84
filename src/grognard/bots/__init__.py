"""Players made of code: they see what their seat may see, and answer what it is asked."""

from grognard.bots.bot import (
    Answer,
    Bot,
    Position,
    UnknownBot,
    bot,
    bots,
    looks_ahead,
)
from grognard.bots.table import Table

__all__ = ["Answer", "Bot", "Position", "Table", "UnknownBot", "bot", "bots", "looks_ahead"]
