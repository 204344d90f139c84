"""What every subject is made of: bounded numbers and names, reasons and problems."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Point = tuple[float, float]
Name = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
"""The name of a ruleset, scenario, roster, option or bot."""
RulesetName = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+(\+[0-9a-f]+)?$")
]
"""A ruleset as its card calls it: its name, and a short one for its packs where it has any."""
Nickname = Annotated[str, Meta(max_length=40)]
"""What a person is called at the table; nothing means the seat's own name."""
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""A number of 256 bits."""
Request = Annotated[str, Meta(max_length=64)]
"""A name of the sender's choice for what is asked: asked again under it, it is not done twice."""
LongRequest = Annotated[str, Meta(pattern=r"^(.{16,64})?$", max_length=64)]
"""One that nobody guesses, or none."""
Count = Annotated[int, Meta(ge=0, le=2_000_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=128)]
AnyKey = Annotated[str, Meta(min_length=1, max_length=200)]
Coordinate = Annotated[float, Meta(ge=-10_000, le=10_000)]


class Incoming(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser may send: unknown fields are an error."""


class Reason(Struct, frozen=True):
    """Why something is not possible, in words, and the clause that says so."""

    text: str
    rule: str = ""


class Problem(Struct, frozen=True, omit_defaults=True):
    """What went wrong (RFC 9457). ``code`` is stable, the rest is for people."""

    type: str
    title: str
    status: int
    code: str
    detail: str = ""
    rule: str = ""
    number: int | None = None
    """Where the game stands now, when somebody answered a question that is no longer asked."""
    retry_after: int | None = None
    """Seconds to wait before trying again."""


class Health(Struct, frozen=True):
    """The server is up; ``ready`` says that it also reaches its games."""

    status: Literal["ok", "ready"]
    version: str
