"""The page of the library: every public name with its signature and what is said of it."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from tools.site.page import Page, say

PATH = "reference/python.md"
MODULES = (
    "grognard",
    "grognard.kernel.game",
    "grognard.kernel.questions",
    "grognard.kernel.acts",
    "grognard.kernel.odds",
    "grognard.kernel.records",
    "grognard.kernel.views",
    "grognard.kernel.refusals",
    "grognard.content",
    "grognard.bots",
    "grognard.envs",
    "grognard.testing",
    "grognard.testing.positions",
    "grognard.conformance",
)


def python(lang: str) -> Page:
    """The page."""
    parts = [f"# {say('python-title', lang)}", say("python-about", lang)]
    for name in MODULES:
        module = importlib.import_module(name)
        parts += [f"## {name}", _prose(module)]
        for public, what in names(module):
            parts += _told(public, what)
    return Page(PATH, "\n\n".join(filter(None, parts)) + "\n")


def names(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """What a module offers: what it lists, or what is defined in it and has a name to call."""
    listed = getattr(module, "__all__", None)
    for name in listed or sorted(vars(module)):
        what = getattr(module, name)
        is_own = getattr(what, "__module__", "") == module.__name__ and not name.startswith("_")
        if callable(what) and (listed or is_own):
            yield name, what


def _told(name: str, what: Any) -> Iterator[str]:
    yield f"### {name}"
    yield f"```python\n{name}{_signature(what)}\n```"
    yield _prose(what)
    if inspect.isclass(what):
        lines = [f"- `{member}`: {_first(doc)}" for member, doc in _members(what)]
        yield "\n".join(lines)


def _members(kind: type) -> Iterator[tuple[str, str]]:
    """The public methods and properties that a class defines itself and says something of."""
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            yield name, inspect.getdoc(member) or ""
        elif inspect.isfunction(member) or isinstance(member, classmethod | staticmethod):
            called = getattr(kind, name)
            yield f"{name}{_signature(called)}", inspect.getdoc(called) or ""


def _signature(what: Any) -> str:
    try:
        signature = inspect.signature(what)
    except (TypeError, ValueError):
        return ""
    kept = [each for each in signature.parameters.values() if each.name != "self"]
    return str(signature.replace(parameters=kept)).replace("'", "").replace("grognard.", "")


def _first(doc: str) -> str:
    return " ".join(doc.partition("\n\n")[0].split())


def _prose(what: Any) -> str:
    """What is said of something; examples become code."""
    doc = inspect.getdoc(what) or ""
    parts = []
    for paragraph in doc.split("\n\n"):
        is_example = paragraph.lstrip().startswith(">>>")
        parts.append(f"```pycon\n{paragraph}\n```" if is_example else paragraph)
    return "\n\n".join(parts)
