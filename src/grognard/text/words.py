"""Puts messages into words of one language."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, runtime_checkable

from grognard.content.files import File, read_text
from grognard.kernel.said import Language, Name, Several
from grognard.languages import ENGLISH, PROGRAM, words_of

if TYPE_CHECKING:
    from grognard.text.bundles import Bundle

GRAMMAR: Final = ("gender", "number", "article")
"""Attributes of a name that other messages ask for, as `$unit_gender` for the name in `$unit`.

They belong to a language: French names have a gender where English ones have none.
"""
FORMS: Final = ("le", "Le", "du", "Du", "au", "Au")
"""Forms of a name inside a sentence: `$unit_du` is the message `form-du` of the name in `$unit`.

A language that has them has those messages, which get the name and its article.
"""

Source: TypeAlias = str | File | Mapping[Language, Mapping[str, str]]
STRICT: Final = "GROGNARD_STRICT"


class MissingMessage(LookupError):
    """A message that no language has, or that lacks a value it needs."""


@runtime_checkable
class Sayable(Protocol):
    """A message and its values."""

    @property
    def id(self) -> str: ...
    @property
    def args(self) -> Mapping[str, Any]: ...


class Words:
    """The words of one language: `words("unit-moved", unit=Name("unit-ac_squire"), inches=4.5)`.

    `sources` are packages whose words are wanted, or folders with one `.ftl` file per language;
    the program's own words are always among them. Plain texts by language and message, as packs
    bring them, take the place of what a package says. A message that the language lacks is told in
    English. One that English lacks too is an error where `strict` holds (in tests: set
    GROGNARD_STRICT), and elsewhere the best guess that can be read.
    """

    def __init__(self, lang: Language, *sources: Source, strict: bool | None = None) -> None:
        self.lang: Language = lang
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict
        self._sources = (PROGRAM, *sources)
        self._bundles: dict[Language, Bundle] = {}

    def __call__(self, message_id: str, /, **args: Any) -> str:
        return self._told(message_id, args, self.lang)

    def __contains__(self, message_id: str) -> bool:
        return any(message_id in self._bundle(lang) for lang in _with_english(self.lang))

    def has_own(self, message_id: str) -> bool:
        """Whether the language itself has a message, and not English alone."""
        return message_id in self._bundle(self.lang)

    def say(self, said: Sayable) -> str:
        """A message that was put together elsewhere."""
        return self._told(said.id, said.args, self.lang)

    def first(self, *message_ids: str, otherwise: str = "") -> str:
        """What the first of these messages that anybody wrote says."""
        return next((self(id_) for id_ in message_ids if id_ in self), otherwise)

    def perhaps(self, message_id: str, /, **args: Any) -> str | None:
        """A message in words; nothing where no language has it, or a value it needs is missing."""
        with suppress(MissingMessage):
            for language in _with_english(self.lang):
                bundle = self._bundle(language)
                if message_id in bundle:
                    values = self._values(bundle, message_id, args, language)
                    text, faults = bundle.format(message_id, values)
                    if not faults:
                        return text
        return None

    def gist(self, message_id: str) -> str:
        """What a message says of whatever it is about: "… moves to …"."""
        for language in _with_english(self.lang):
            bundle = self._bundle(language)
            if message_id in bundle:
                open_ = dict.fromkeys(bundle.variables(message_id), "…")
                return bundle.format(message_id, open_)[0].replace("….", "…")
        return self(message_id)

    def _told(self, id_: str, args: Mapping[str, Any], lang: Language) -> str:
        for language in _with_english(lang):
            bundle = self._bundle(language)
            if id_ not in bundle:
                continue
            text, faults = bundle.format(id_, self._values(bundle, id_, args, language))
            if not faults:
                return text
            if self.strict:
                raise MissingMessage(f"message {id_!r} in {language!r}: {'; '.join(faults)}")
        if self.strict:
            raise MissingMessage(f"no message {id_!r}")
        return _guess(id_)

    def _values(
        self, bundle: Bundle, id_: str, args: Mapping[str, Any], lang: Language
    ) -> dict[str, str | float]:
        values = {name: self._value(value, lang) for name, value in args.items()}
        for wanted in bundle.variables(id_) - values.keys():
            name, _, attribute = wanted.rpartition("_")
            if name in args and attribute in GRAMMAR:
                values[wanted] = self._grammar(bundle, args[name], attribute)
            elif name in args and attribute in FORMS:
                article = args.get(f"{name}_article") or self._grammar(
                    bundle, args[name], "article"
                )
                about = {"name": values[name], "article": article or "none"}
                values[wanted] = bundle.format(f"form-{attribute}", about)[0]
        return values

    def _value(self, value: Any, lang: Language) -> str | float:
        match value:
            case bool():
                return "true" if value else "false"
            case int() | float() | str():
                return value
            case Name(id=id_):
                return self._told(id_, {}, lang)
            case Several(items=items, joined=joined):
                return self._listed([self._spoken(item, lang) for item in items], joined, lang)
            case object(id=str() as id_, args=told):
                return self._told(id_, told, lang)
            case _:
                raise TypeError(f"a message takes texts, numbers and messages, not {value!r}")

    def _spoken(self, value: Any, lang: Language) -> str:
        """A value as it is written inside a list, numbers the language's way."""
        found = self._value(value, lang)
        return found if isinstance(found, str) else self._told("number", {"n": found}, lang)

    def _listed(self, items: list[str], joined: str, lang: Language) -> str:
        if len(items) < 2:
            return "".join(items)
        *others, last = items
        told = self.joined("list-comma", others, lang)
        return self._told(f"list-{joined}", {"others": told, "last": last}, lang)

    def joined(self, message: str, items: Sequence[str], lang: Language | None = None) -> str:
        """Texts in a row, with what the message of two puts between them."""
        row = items[0]
        for item in items[1:]:
            row = self._told(message, {"before": row, "next": item}, lang or self.lang)
        return row

    def _grammar(self, bundle: Bundle, value: object, attribute: str) -> str:
        """Empty for a name that a player gave, so that a message falls to its default."""
        if not isinstance(value, Name) or f"{value.id}.{attribute}" not in bundle:
            return ""
        return bundle.format(f"{value.id}.{attribute}", {})[0]

    def _bundle(self, lang: Language) -> Bundle:
        if lang not in self._bundles:
            from grognard.text.bundles import bundle

            sources = tuple(map(read_text, self._files(lang)))
            self._bundles[lang] = bundle(lang, sources, tuple(self._plain(lang).items()))
        return self._bundles[lang]

    def _files(self, lang: Language) -> Iterator[File]:
        for source in self._sources:
            if isinstance(source, str):
                yield from words_of(source, lang)
            elif not isinstance(source, Mapping) and (file := source / f"{lang}.ftl").is_file():
                yield file

    def _plain(self, lang: Language) -> dict[str, str]:
        """What packs say in a language, the topmost pack's word being the last."""
        found: dict[str, str] = {}
        for source in self._sources:
            if isinstance(source, Mapping):
                found |= source.get(lang, {})
        return found


def _with_english(lang: Language) -> tuple[Language, ...]:
    return (ENGLISH,) if lang == ENGLISH else (lang, ENGLISH)


def _guess(id_: str) -> str:
    """Something readable for a message nobody wrote: what its id is about.

    >>> _guess("unit-ac_squire")
    'ac squire'
    """
    about = id_.partition(".")[0].partition("-")[2] or id_
    return about.replace("-", " ").replace("_", " ")
