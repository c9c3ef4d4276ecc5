"""The HTTP API against its own description: whatever comes in, the answer is one it promises, and never a crash."""

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.core.transport import Response

from tests.server.helpers import open_table, server

GAME = "africa"
SENT = ("method", "url", "params", "headers", "json", "content", "data")


def test_every_request_is_answered_as_described(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = open_table(client, GAME, "person", "person")
        schema = schemathesis.openapi.from_dict(client.get("/api/schema/openapi.json").json())
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) >= 9
        asked: set[int] = set()

        @given(st.data())
        @settings(max_examples=max(60, settings().max_examples))
        def ask(data: st.DataObject) -> None:
            operation = data.draw(st.sampled_from(operations), "operation")
            case: Any = data.draw(operation.as_strategy(), "case")
            if "table_id" in case.path_parameters and data.draw(st.booleans(), "a table that is there"):
                if case.method == "DELETE":
                    return
                case.path_parameters["table_id"] = table
            parts = case.as_transport_kwargs(base_url="http://testserver.local")
            answer = client.request(**{key: value for key, value in parts.items() if key in SENT})
            asked.add(answer.status_code)
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400:
                assert answer.json()["key"].startswith(("page-", "file-")), answer.text
            else:
                operation.validate_response(Response.from_any(answer))

        ask()
        assert {200, 400, 404} <= asked
        assert client.get(f"/api/tables/{table}").json()["id"] == table
