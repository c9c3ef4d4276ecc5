"""The API's own page: the OpenAPI description as plain HTML, with nothing fetched from elsewhere."""

import json
from html import escape
from typing import Any, final

from litestar.connection import Request
from litestar.datastructures import State
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { color: #2b2118; background: #f4ead5 }
code, pre { font-size: 14px } pre { overflow-x: auto; padding: .75rem; background: #fffdf6; border-radius: 7px }
h2 { margin-top: 2rem } h2 code { font-size: 1.1rem }
@media (prefers-color-scheme: dark) { body { color: #f0e7d7; background: #171410 } pre { background: #2c261e } }
"""


@final
class ApiPage(OpenAPIRenderPlugin):
    """Every request with its parameters, body and answers; every type below."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, State], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        info = openapi_schema["info"]
        parts = [
            f"<h1>{escape(info['title'])} API {escape(info['version'])}</h1>",
            '<p>The same for programs: <a href="/api/schema/openapi.json">openapi.json</a>.'
            " Live play is a WebSocket at <code>/api/tables/{id}/live</code>: see docs/wire-protocol.md.</p>",
        ]
        for path, operations in openapi_schema["paths"].items():
            for method, operation in operations.items():
                parts.append(_operation(path, method, operation))
        parts.append("<h1>Types</h1>")
        for name, schema in openapi_schema.get("components", {}).get("schemas", {}).items():
            parts.append(f'<h2 id="{escape(name)}"><code>{escape(name)}</code></h2>{_json(schema)}')
        page = (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(info["title"])} API</title>'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style>'
            f"<body>{''.join(parts)}</body></html>"
        )
        return page.encode()


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    text = f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>"
    text += f"<p>{escape(operation.get('description', ''))}</p>"
    for title, key in (("Parameters", "parameters"), ("Body", "requestBody"), ("Answers", "responses")):
        if operation.get(key):
            text += f"<h3>{title}</h3>{_json(operation[key])}"
    return text


def _json(value: Any) -> str:
    return f"<pre>{escape(json.dumps(value, indent=1, ensure_ascii=False))}</pre>"
