"""Shared by all tests: a missing message is an error, not a guess."""

import os

from hypothesis import settings

os.environ.setdefault("GROGNARD_STRICT", "1")

# Machines are shared and noisy: how long an example takes says nothing about it. A run of the tests
# tries the same examples every time; `make fuzz` looks for new ones, and what it finds becomes an
# explicit example.
settings.register_profile("same", deadline=None, derandomize=True, database=None)
settings.register_profile("fuzz", deadline=None, max_examples=5000)
settings.load_profile(os.environ.get("GROGNARD_EXAMPLES", "same"))
