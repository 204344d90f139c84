"""Why an answer is not legal: the clause that forbids it and the reason, as facts."""

from collections.abc import Callable

Arguments = dict[str, object]

speaker: "Callable[[Refusal], str] | None" = None
"""Turns a refusal into a sentence; set by the package so that the kernel needs no language."""


class Refusal(Exception):
    """An answer the rules do not allow, with the clause and the reason.

    A refusal is a value first (regions and options carry it to the screen) and an
    exception when somebody insists: ``Game.answer`` raises it and changes nothing.

    >>> refusal = Refusal("too-far", rule="4.101", allowed=6, length=7.2)
    >>> refusal.rule, refusal.reason, refusal.facts
    ('4.101', 'too-far', {'allowed': 6, 'length': 7.2})
    """

    def __init__(self, reason: str, *, rule: str = "", **args: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.facts: Arguments = args

    def __str__(self) -> str:
        return speaker(self) if speaker is not None else self.plainly()

    def plainly(self) -> str:
        """The bare facts, where nobody puts them into a sentence.

        >>> Refusal("too-far", rule="4.101", allowed=6).plainly()
        'too-far (allowed 6) [4.101]'
        """
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        cited = f" [{self.rule}]" if self.rule else ""
        return self.reason + (f" ({facts})" if facts else "") + cited

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, rule={self.rule!r}, {self.facts!r})"
