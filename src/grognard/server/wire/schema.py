"""The JSON Schema of all that travels, from which the client's types are generated."""

from typing import Any

import msgspec

from grognard.server import wire

TRAVELS: tuple[Any, ...] = (
    wire.Problem,
    wire.Lobby,
    wire.RulesetCard,
    wire.RulebookText,
    wire.ArmyBook,
    wire.TermsBody,
    wire.TermsCard,
    wire.RosterBody,
    wire.RosterVerdict,
    wire.OpenedRoster,
    wire.CreateGame,
    wire.CreatedGame,
    wire.MyLinks,
    wire.MyGames,
    wire.GameState,
    wire.JoinBody,
    wire.SeatLink,
    wire.AnswerBody,
    wire.Acknowledged,
    wire.CheckBody,
    wire.CheckVerdict,
    wire.SightBody,
    wire.Sight,
    wire.RingsBody,
    wire.Rings,
    wire.OddsBody,
    wire.OddsText,
    wire.ProfileBody,
    wire.Profile,
    wire.UndoBody,
    wire.ResignBody,
    wire.Link,
    wire.Log,
    wire.Moment,
    wire.Timeline,
    wire.Aftermath,
    wire.BranchBody,
    wire.Health,
    wire.ToClient,
    wire.ToServer,
)


def components(place: str) -> dict[str, Any]:
    """The JSON Schema of every type that travels, by name; references look for it in ``place``."""
    tops, types = msgspec.json.schema_components(TRAVELS, ref_template=f"{place}/{{name}}")
    sparse = {wire.Problem.__name__, *(body.__name__ for body in wire.Incoming.__subclasses__())}
    for name in types.keys() - sparse:
        # Whatever the server sends, it sends with all its fields.
        types[name]["required"] = list(types[name]["properties"])
    to_client, to_server = tops[-2:]
    types = dict(types) | {"ToClient": to_client, "ToServer": to_server}
    return {name: types[name] for name in sorted(types)}


def schema() -> dict[str, Any]:
    """One JSON Schema with every type that travels."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "$defs": components("#/$defs"),
    }
