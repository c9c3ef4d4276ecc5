"""The page's types are those of the server and of every game."""

from tools import wire_types


def test_the_typescript_types_are_up_to_date() -> None:
    for path, text in wire_types.generated().items():
        assert path.read_text() == text, f"{path.name} is out of date: python -m tools.wire_types"


def test_every_message_and_view_has_a_type() -> None:
    files = {path.parent.parent.name: text for path, text in wire_types.generated().items()}
    assert "export type FromPage = Hello | MakeMove | Undo | Ask | AskWhy | ReadOn | TakeBack" in files["web"]
    assert '| { type: "advance"; to: string }' in files["africa"]
    assert "export interface View {" in files["africa"]
    assert "export interface TileTurned {" in files["africa"]


def test_what_has_two_parts_is_a_pair() -> None:
    files = {path.parent.parent.name: text for path, text in wire_types.generated().items()}
    assert "export interface LaneFacts {\n  id: string;\n  ends: [string, string];" in files["heart_of_africa"]
