"""Checks that two languages say the same things."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.text.words import FORMS, GRAMMAR


def compare(en: str, fr: str, *, known: Iterable[str] = ()) -> list[str]:
    """What is wrong with the Fluent sources of one thing in English and French, if anything.

    Both must have the same messages, attributes and variables, apart from what belongs to the
    grammar of one of them. `known` are further sources that they may refer to.
    """
    from grognard.text.bundles import outline

    english, french = outline(en), outline(fr)
    problems = [f"en: {fault}" for fault in english.faults]
    problems += [f"fr: {fault}" for fault in french.faults]
    in_english, in_french = _shared(english.variables), _shared(french.variables)
    problems += [f"en: {id_}: only in French" for id_ in in_french if id_ not in in_english]
    problems += [f"fr: {id_}: only in English" for id_ in in_english if id_ not in in_french]
    for id_ in in_english:
        if id_ in in_french:
            problems += _variables(id_, in_english[id_], in_french[id_])
    elsewhere = [outline(source) for source in known]
    for lang, here in (("en", english), ("fr", french)):
        there = {name for other in (here, *elsewhere) for name in (*other.variables, *other.terms)}
        for id_, references in here.references.items():
            for missing in sorted(references - there):
                problems.append(f"{lang}: {id_}: refers to {missing}, which does not exist")
    return problems


def _shared(variables: dict[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    return {
        id_: found
        for id_, found in variables.items()
        if id_.partition(".")[2] not in GRAMMAR and not id_.startswith("form-")
    }


def _variables(id_: str, en: frozenset[str], fr: frozenset[str]) -> Iterator[str]:
    for lang, extra, other in (("en", en - fr, fr), ("fr", fr - en, en)):
        known = other | {_name(variable) for variable in other}
        for variable in sorted(extra):
            name = _name(variable)
            if name not in (known if name == variable else known | extra):
                yield f"{lang}: {id_}: only here uses ${variable}"


def _name(variable: str) -> str:
    """The name that a variable is a form or an attribute of; else the variable itself."""
    name, _, attribute = variable.rpartition("_")
    return name if attribute in (*GRAMMAR, *FORMS) else variable
