"""Shared by all tests: a missing message is an error, not a guess."""

import os

from hypothesis import settings

os.environ.setdefault("GROGNARD_STRICT", "1")

# Machines are shared and noisy: how long an example takes says nothing about it.
settings.register_profile("grognard", deadline=None)
settings.load_profile("grognard")
