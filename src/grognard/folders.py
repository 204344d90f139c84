"""Where the program keeps what it is to remember."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where games played on this machine are kept."""
    if given := os.environ.get("GROGNARD_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "grognard"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "grognard"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "grognard"


def games_file() -> Path:
    """The database of games where none is named."""
    return data_folder() / "games.db"
