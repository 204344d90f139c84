"""The OpenAPI document, with the types as they really travel."""

from typing import Any

from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from grognard import __version__
from grognard.server.wire.schema import components, plainly_named

RECORD = {"application/json": {"schema": {"type": "object"}}}


class ExactPlugin(JsonRenderPlugin):
    """Takes the types from msgspec, which knows every bound of them; the framework loses some."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        parts = openapi_schema["components"]
        types = components("#/components/schemas")
        paths = plainly_named(openapi_schema["paths"])
        paths["/api/games/{game}/record"]["get"]["responses"]["200"]["content"] = RECORD
        paths["/api/records"]["post"]["requestBody"] = {"content": RECORD, "required": True}
        exact = openapi_schema | {"paths": paths, "components": parts | {"schemas": types}}
        return super().render(request, exact)


CONFIG = OpenAPIConfig(
    title="Grognard",
    version=__version__,
    path="/schema",
    use_handler_docstrings=True,
    render_plugins=[ExactPlugin()],
    components=Components(
        security_schemes={
            "link": SecurityScheme(
                type="http", scheme="bearer", description="The key of a seat's link."
            )
        }
    ),
)
