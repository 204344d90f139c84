from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from grognard.table import compiled

sys.path.insert(0, str(Path(__file__).parent))

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture(scope="module", autouse=True)
def _checked_bounds() -> Iterator[None]:
    """The kernels these tests ask look at every index, so that none goes beyond a column."""
    with compiled.only(is_compiled=True, is_checked=True):
        yield
