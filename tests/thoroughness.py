"""How much a test tries: the same few every time, many more when one searches for new finds."""

import os

IS_FUZZING = os.environ.get("GROGNARD_EXAMPLES") == "fuzz"
MORE = 50


def examples(few: int) -> int:
    """So many examples, or many times as many under `make fuzz`."""
    return few * MORE if IS_FUZZING else few
