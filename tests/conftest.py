"""Shared by all tests: a missing message is an error, not a guess."""

import os

os.environ.setdefault("GROGNARD_STRICT", "1")
