"""The page of addresses, and that of what travels: every type of the wire, field by field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from grognard.server.web import sockets
from grognard.server.wire.schema import STRUCTS, components
from tools.site.fields import fields, holds, said_of
from tools.site.page import Page, code, colon, heads, plain, say, table
from tools.site.served import Served

PATH, WIRE = "reference/http.md", "reference/wire.md"


def http(served: Served, lang: str) -> Iterator[Page]:
    """Both pages."""
    document = served.tells("/schema/openapi.json")
    parts = [f"# {say('http-title', lang)}", say("http-about", lang)]
    for path, methods in document["paths"].items():
        for method, deed in methods.items():
            parts += _address(method.upper(), path, deed, lang)
    place = sockets.events.paths
    parts += [f"## GET {path}".replace(":str", "") for path in sorted(place)]
    parts.append(say("http-socket", lang))
    yield Page(PATH, "\n\n".join(parts) + "\n")
    yield Page(WIRE, _wire(lang))


def _address(method: str, path: str, deed: Mapping[str, Any], lang: str) -> Iterator[str]:
    yield f"## {method} {path}"
    about = deed.get("description") or deed.get("summary", "")
    yield plain(about) + (f" *({say('http-link', lang)})*" if deed.get("security") else "")
    rows = [
        (
            code(each["name"]),
            each["in"],
            holds(each["schema"], "wire.md"),
            each.get("description", ""),
        )
        for each in deed.get("parameters", ())
    ]
    if rows:
        yield table(heads("http-parameter", lang), rows)
    lines = []
    if "requestBody" in deed:
        lines.append(f"{say('http-takes', lang)}{colon(lang)} {_content(deed['requestBody'])}")
    answers = deed["responses"]
    lines += [
        f"{say('http-gives', lang)}{colon(lang)} {_content(answers[status])}"
        for status in answers
        if status < "300"
    ]
    faults = [code(status) for status in answers if status >= "400"]
    lines += [f"{say('http-may-fail', lang)}{colon(lang)} {', '.join(faults)}"] if faults else []
    yield "\n".join(f"- {line}" for line in lines)


def _content(of: Mapping[str, Any]) -> str:
    """What a body holds, by its kind."""
    told = [
        f"{holds(body.get('schema', {}), 'wire.md')} ({code(kind)})"
        for kind, body in of.get("content", {}).items()
    ]
    return ", ".join(told) or "–"


def _wire(lang: str) -> str:
    words = {each.__name__: said_of(each) for each in STRUCTS}
    parts = [f"# {say('http-wire-title', lang)}", say("http-wire-about", lang)]
    for name, described in components("#/$defs").items():
        parts.append(f"## {name}")
        if "description" in described:
            parts.append(plain(described["description"]))
        if "properties" in described:
            parts.append(fields(described, words.get(name, {}), lang, ""))
        else:
            parts.append(holds(described))
    return "\n\n".join(filter(None, parts)) + "\n"
