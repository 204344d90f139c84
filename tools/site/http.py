"""The page of addresses, and that of what travels: every type of the wire, field by field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from grognard.server.web import sockets
from grognard.server.wire.schema import STRUCTS, components
from tools.site.fields import fields, holds, said_of
from tools.site.page import COLON, Both, Page, code, plain, table
from tools.site.served import Served

PATH, WIRE = "reference/http.md", "reference/wire.md"
TITLE: Both = {"en": "HTTP and sockets", "fr": "HTTP et sockets"}
WIRE_TITLE: Both = {"en": "What travels", "fr": "Ce qui voyage"}
ABOUT: Both = {
    "en": "Every address of the server, as `/schema/openapi.json` describes it to programs. What "
    "needs a link wants its key as `Authorization: Bearer KEY`; words come in the language that "
    "`Accept-Language` asks for. A refusal is a [Problem](wire.md#problem) with a sentence, a code "
    "and, where one can try again, the seconds to wait.",
    "fr": "Toutes les adresses du serveur, telles que `/schema/openapi.json` les décrit aux "
    "programmes. Ce qui demande un lien veut sa clé en `Authorization: Bearer CLÉ`\u00a0; les mots "
    "viennent dans la langue que demande `Accept-Language`. Un refus est un "
    "[Problem](wire.md#problem) avec une phrase, un code et, s’il y a lieu, les secondes à "
    "attendre. Les descriptions sont en anglais, comme le code dont elles viennent.",
}
WIRE_ABOUT: Both = {
    "en": "Every type that goes over the wire, with its fields and their bounds. Fields that are "
    "sent to the server are checked against these bounds, and unknown ones are refused.",
    "fr": "Tous les types qui voyagent, avec leurs champs et leurs bornes. Ce qui est envoyé au "
    "serveur est vérifié d’après ces bornes, et les champs inconnus sont refusés. Les "
    "descriptions sont en anglais, comme le code dont elles viennent.",
}
LINK: Both = {"en": "needs a link", "fr": "demande un lien"}
TAKES: Both = {"en": "Takes", "fr": "Prend"}
GIVES: Both = {"en": "Gives", "fr": "Rend"}
MAY_FAIL: Both = {"en": "May fail with", "fr": "Peut échouer avec"}
PARAMETER: dict[str, list[str]] = {
    "en": ["Parameter", "Where", "What it holds", ""],
    "fr": ["Paramètre", "Où", "Ce qu’il contient", ""],
}
SOCKET: Both = {
    "en": "A WebSocket: everything that happens in a game, from event `?after=` on. Where no "
    "header "
    "can be set, as in browsers, the key is asked for as `?key=` and the language as `?lang=`. The "
    "server sends [ToClient](wire.md#toclient), a page answers with [ToServer](wire.md#toserver). "
    "A fault closes it with 4000 and the status of the problem.",
    "fr": "Un WebSocket\u00a0: tout ce qui arrive dans une partie, à partir de l’événement "
    "`?after=`. Là où l’on ne peut pas poser d’en-tête, comme dans un navigateur, la clé va "
    "dans `?key=` et la langue dans `?lang=`. Le serveur envoie des "
    "[ToClient](wire.md#toclient), la page répond par des "
    "[ToServer](wire.md#toserver). Une faute le ferme avec 4000 plus le statut du problème.",
}


def http(served: Served, lang: str) -> Iterator[Page]:
    """Both pages."""
    document = served.tells("/schema/openapi.json")
    parts = [f"# {TITLE[lang]}", ABOUT[lang]]
    for path, methods in document["paths"].items():
        for method, deed in methods.items():
            parts += _address(method.upper(), path, deed, lang)
    place = sockets.events.paths
    parts += [f"## GET {path}".replace(":str", "") for path in sorted(place)]
    parts.append(SOCKET[lang])
    yield Page(PATH, "\n\n".join(parts) + "\n")
    yield Page(WIRE, _wire(lang))


def _address(method: str, path: str, deed: Mapping[str, Any], lang: str) -> Iterator[str]:
    yield f"## {method} {path}"
    about = deed.get("description") or deed.get("summary", "")
    yield plain(about) + (f" *({LINK[lang]})*" if deed.get("security") else "")
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
        yield table(PARAMETER[lang], rows)
    lines = []
    if "requestBody" in deed:
        lines.append(f"{TAKES[lang]}{COLON[lang]} {_content(deed['requestBody'])}")
    answers = deed["responses"]
    lines += [
        f"{GIVES[lang]}{COLON[lang]} {_content(answers[status])}"
        for status in answers
        if status < "300"
    ]
    faults = [code(status) for status in answers if status >= "400"]
    lines += [f"{MAY_FAIL[lang]}{COLON[lang]} {', '.join(faults)}"] if faults else []
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
    parts = [f"# {WIRE_TITLE[lang]}", WIRE_ABOUT[lang]]
    for name, described in components("#/$defs").items():
        parts.append(f"## {name}")
        if "description" in described:
            parts.append(plain(described["description"]))
        if "properties" in described:
            parts.append(fields(described, words.get(name, {}), lang, ""))
        else:
            parts.append(holds(described))
    return "\n\n".join(filter(None, parts)) + "\n"
