"""The only module that knows Fluent; importing it takes a tenth of a second, so do it late."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from msgspec import Struct

from grognard.kernel.said import Language

_BEGINS = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where an entry begins: whatever goes on with one is indented, or closes a brace."""


class Bundle:
    """The messages of one language, each read when somebody first wants it.

    A command says a few of the thousand messages of a game, and reading all of them would take
    longer than what it does.
    """

    def __init__(
        self, lang: Language, sources: tuple[str, ...], plain: Sequence[tuple[str, str]] = ()
    ) -> None:
        # Isolation marks are invisible signs that terminals and searches stumble over.
        self._bundle: Any = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        for source in sources:
            # A later source may not silently replace a message of an earlier one.
            self._unread = _entries(source) | self._unread
        self._variables: dict[str, frozenset[str]] = {}
        self._plain = dict(plain)

    def __contains__(self, message: str) -> bool:
        return message in self._plain or message in self._read(message)

    def variables(self, message: str) -> frozenset[str]:
        return frozenset() if message in self._plain else self._read(message)[message]

    def format(self, message: str, args: Mapping[str, str | float]) -> tuple[str, list[str]]:
        """The words of a message, or of an attribute (`scenario-x.summary`), and its faults."""
        if message in self._plain:
            return self._plain[message], []
        self._read(message)
        id_, _, attribute = message.partition(".")
        entry = self._bundle.get_message(id_)
        pattern = entry.attributes[attribute] if attribute else entry.value
        text, faults = self._bundle.format_pattern(pattern, dict(args))
        return str(text), [str(fault) for fault in faults]

    def _read(self, message: str) -> dict[str, frozenset[str]]:
        """The variables of what was read so far, this message and all it speaks of included."""
        wanted, read = [message.partition(".")[0]], dict[str, None]()
        while wanted:
            id_ = wanted.pop()
            text = self._unread.get(id_)
            if text is not None and id_ not in read:
                read[id_] = None
                self._bundle.add_resource(_parsed(text))
                found = outline(text)
                self._variables |= found.variables
                for references in found.references.values():
                    wanted += (each.partition(".")[0] for each in references)
        # Only now: another thread takes what is no longer unread to be whole.
        for id_ in read:
            self._unread.pop(id_, None)
        return self._variables


@functools.lru_cache(maxsize=32)
def _entries(source: str) -> dict[str, str]:
    """The messages and terms of a source as they are written, unread."""
    begins = list(_BEGINS.finditer(source))
    ends = [entry.start() for entry in begins[1:]]
    found: dict[str, str] = {}
    for entry, end in zip(begins, [*ends, len(source)], strict=True):
        found.setdefault(entry[1], source[entry.start() : end])
    return found


@functools.lru_cache(maxsize=32)
def bundle(
    lang: Language, sources: tuple[str, ...], plain: tuple[tuple[str, str], ...] = ()
) -> Bundle:
    """The bundle of these sources, made once; plain texts take the place of their messages."""
    return Bundle(lang, sources, plain)


class Outline(Struct, frozen=True):
    """What a resource holds: messages and attributes with their variables, and its faults."""

    variables: dict[str, frozenset[str]]
    references: dict[str, frozenset[str]]
    terms: frozenset[str]
    faults: tuple[str, ...]


@functools.lru_cache(maxsize=8192)
def _parsed(source: str) -> Any:
    """A source as its syntax tree, parsed once: that is most of the work of reading words."""
    return FluentResource(source)


@functools.lru_cache(maxsize=8192)
def outline(source: str) -> Outline:
    variables: dict[str, frozenset[str]] = {}
    references: dict[str, frozenset[str]] = {}
    terms: set[str] = set()
    faults: list[str] = []
    for entry in _parsed(source).body:
        if isinstance(entry, ast.Junk):
            first_line = (entry.content or "").strip().partition("\n")[0]
            faults.append(f"not valid Fluent: {first_line}")
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        id_ = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if id_ in references:
            faults.append(f"{id_}: defined twice")
        references[id_] = frozenset(_references(entry))
        if isinstance(entry, ast.Term):
            terms.add(id_)
            continue
        if entry.value is not None:
            variables[id_] = frozenset(_variables(entry.value))
        for attribute in entry.attributes:
            variables[f"{id_}.{attribute.id.name}"] = frozenset(_variables(attribute.value))
    return Outline(variables, references, frozenset(terms), tuple(faults))


def _variables(node: object) -> Iterator[str]:
    for inner in _nodes(node):
        if isinstance(inner, ast.VariableReference):
            yield inner.id.name


def _references(node: object) -> Iterator[str]:
    for inner in _nodes(node):
        if isinstance(inner, ast.TermReference):
            yield f"-{inner.id.name}"
        elif isinstance(inner, ast.MessageReference):
            attribute = inner.attribute
            yield f"{inner.id.name}.{attribute.name}" if attribute else inner.id.name


def _nodes(node: object) -> Iterator[object]:
    if isinstance(node, ast.BaseNode):
        yield node
        for inner in vars(node).values():
            yield from _nodes(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from _nodes(inner)
