"""Documents and files of the pages: what is named at once, in which language, and how it is sent."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from marula import games
from marula.server.app import make_app
from marula.server.documents import spoken
from tests.server.helpers import seats

GAME = games.every()[0].id
INDEX = """<!doctype html>
<html lang="en">
  <head>
    <script type="module" crossorigin src="/assets/shell.js"></script>
  </head>
  <body></body>
</html>
"""
OF_GAME = f"../src/marula/games/{GAME}"
MANIFEST = {
    "_shell.js": {"file": "assets/shell.js"},
    "_parts.js": {"file": "assets/parts.js", "css": ["assets/parts.css"], "imports": ["_shell.js"]},
    "src/pages/HomePage.svelte": {"file": "assets/home.js", "css": ["assets/home.css"], "imports": ["_shell.js"]},
    "src/pages/TablePage.svelte": {"file": "assets/table.js", "imports": ["_parts.js"]},
    "src/pages/ReplayPage.svelte": {"file": "assets/replay.js", "imports": ["_parts.js", "_shell.js"]},
    "src/pages/NewTablePage.svelte": {"file": "assets/new.js"},
    "src/pages/RulesPage.svelte": {"file": "assets/rules.js"},
    "src/pages/JoinPage.svelte": {"file": "assets/join.js"},
    "src/pages/FinishedPage.svelte": {"file": "assets/finished.js"},
    "src/pages/CreditsPage.svelte": {"file": "assets/credits.js"},
    "src/locales/en.ftl?page": {"file": "assets/en.js"},
    "src/locales/fr.ftl?page": {"file": "assets/fr.js"},
    "src/locales/en.ftl?table": {"file": "assets/tables-en.js"},
    "src/locales/fr.ftl?table": {"file": "assets/tables-fr.js"},
    "src/locales/ja.ftl?page": {"file": "assets/ja.js"},
    "../virtual:fonts/japanese.css": {"file": "assets/japanese.css"},
    **{
        f"../.cache/fonts/{slice}-0123456789ab.woff2": {"file": f"assets/{slice}.woff2"}
        for slice in ("inter-400-first", "noto-sans-400-page", "noto-sans-600-page", "noto-sans-400-names")
    },
    **{
        f"../.cache/fonts/noto-sans-{weight}-{name}-0123456789ab.woff2": {"file": f"assets/{name}-{weight}.woff2"}
        for weight in (400, 600)
        for name in ("games", GAME, f"{GAME}s")
    },
    f"{OF_GAME}/web/index.ts": {"file": "assets/game.js", "css": ["assets/game.css"], "imports": ["_parts.js"]},
    f"{OF_GAME}/locales/en.ftl?game": {"file": "assets/game-en.js"},
    f"{OF_GAME}/locales/fr.ftl?game": {"file": "assets/game-fr.js"},
    f"{OF_GAME}/handbook/en.md?raw": {"file": "assets/handbook-en.js"},
}
Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text(INDEX)
    (pages / "manifest.json").write_text(json.dumps(MANIFEST))
    with TestClient(make_app(tmp_path / "marula.sqlite", pages=pages)) as started:
        yield started


def named(client: Client, path: str, language: str = "en") -> list[str]:
    """What a document names beside the script it begins with, in order."""
    answer = client.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert "Accept-Language" in answer.headers["vary"]
    kind = r'(?: as="fetch"| as="font" type="font/woff2")?'
    return re.findall(rf'<link rel="[a-z]+"{kind} crossorigin href="(?:/assets)?/([^"]+)">', answer.text)


def test_the_first_page_names_what_it_shows_and_asks_for(client: Client) -> None:
    assert named(client, "/") == ["home.js", "home.css", "en.js", "api/games", "api/tables"]
    document = client.get("/").text
    assert '<link rel="modulepreload" crossorigin href="/assets/home.js">' in document
    assert '<link rel="stylesheet" crossorigin href="/assets/home.css">' in document
    assert '<link rel="preload" as="fetch" crossorigin href="/api/games">' in document
    assert document.endswith(INDEX[INDEX.index("  </head>") :])


def test_a_document_is_in_the_readers_language(client: Client) -> None:
    assert named(client, "/", "fr-CA,fr;q=0.8,en;q=0.5")[2] == "fr.js"
    slices = ["noto-sans-400-page.woff2", "noto-sans-600-page.woff2"]
    assert named(client, "/", "ja")[2:6] == ["ja.js", "japanese.css", *slices]
    ofgame = ["games-400.woff2", "games-600.woff2", f"{GAME}-400.woff2", f"{GAME}-600.woff2"]
    assert named(client, f"/new/{GAME}", "ja")[1:] == ["ja.js", "japanese.css", *slices, *ofgame, "api/games"]
    assert '<html lang="ja">' in client.get("/", headers={"Accept-Language": "ja"}).text


def test_a_table_names_its_own_game(client: Client) -> None:
    opened = client.post("/api/tables", json={"game": GAME, "seats": seats(GAME, "person", "person")}).json()["id"]
    parts = ["parts.js", "parts.css"]
    ofgame = ["game.js", "game.css"]
    assert named(client, f"/table/{opened}", "fr") == [
        *("table.js", *parts, "fr.js", *ofgame, "tables-fr.js", "game-fr.js"),
        f"api/tables/{opened}",
    ]
    assert named(client, f"/table/{opened}/replay") == [
        *("replay.js", *parts, "en.js", *ofgame, "tables-en.js", "game-en.js"),
        f"api/tables/{opened}/replay",
    ]


def test_other_pages_name_what_they_show(client: Client) -> None:
    assert named(client, f"/new/{GAME}") == ["new.js", "en.js", "tables-en.js", "game-en.js", "api/games"]
    assert named(client, f"/rules/{GAME}") == ["rules.js", "en.js", "handbook-en.js", "tables-en.js", "game-en.js"]
    assert named(client, "/credits") == ["credits.js", "en.js", "api/games"]
    assert named(client, "/finished") == ["finished.js", "en.js", "api/tables"]
    assert named(client, "/join", "fr") == ["join.js", "fr.js"]
    assert named(client, "/host") == ["join.js", "en.js"]


def test_what_is_not_there_is_named_by_nobody(client: Client) -> None:
    assert named(client, "/new/chess") == ["new.js", "en.js", "api/games"]
    assert named(client, "/rules/chess") == ["rules.js", "en.js"]
    assert named(client, "/table/none") == ["table.js", "parts.js", "parts.css", "en.js", "api/tables/none"]
    assert named(client, "/record/none") == ["replay.js", "parts.js", "parts.css", "en.js", "api/records/none"]
    assert named(client, "/table/none/of/these") == ["en.js"]


def test_an_address_writes_nothing_into_a_document(client: Client) -> None:
    document = client.get("/table/%22%3E%3Cscript%3Ealert(1)").text
    assert document.count("<script") == 1
    assert 'href="/api/tables/%22%3E%3Cscript%3Ealert%281%29"' in document


def test_pages_without_a_manifest_are_shown_all_the_same(client: Client, tmp_path: Path) -> None:
    (tmp_path / "pages/manifest.json").unlink()
    assert named(client, "/") == ["api/games", "api/tables"]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr-FR,fr;q=0.9,en-US;q=0.8", "fr"),
        ("de,ja;q=0.3,fr;q=0.7", "fr"),
        ("de-DE,de;q=0.9", "en"),
        ("JA", "ja"),
        ("*", "en"),
        ("fr;q=,ja;q=0.5", "fr"),
        ("fr;q=much,ja", "ja"),
    ],
)
def test_the_first_language_that_we_have_is_spoken(header: str, language: str) -> None:
    assert spoken(header) == language


def test_files_are_sent_as_short_as_the_browser_understands(client: Client, tmp_path: Path) -> None:
    script = b"let tree = 'marula';\n" * 100
    assets = tmp_path / "pages/assets"
    (assets / "a.js").write_bytes(script)
    (assets / "a.js.gz").write_bytes(gzip.compress(script))
    (assets / "a.js.br").write_bytes(b"as brotli has it")
    with client.stream("GET", "/assets/a.js", headers={"Accept-Encoding": "gzip, deflate, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"as brotli has it"
    zipped = client.get("/assets/a.js", headers={"Accept-Encoding": "gzip"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.content == script
    plain = client.get("/assets/a.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == script
    for answer in (zipped, plain):
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "Accept-Encoding"


def test_only_files_of_the_pages_are_sent(client: Client, tmp_path: Path) -> None:
    (tmp_path / "pages/assets/letters.woff2").write_bytes(b"letters")
    assert client.get("/assets/letters.woff2").headers["content-type"] == "font/woff2"
    (tmp_path / "pages/assets/a.js.gz").write_bytes(b"")
    for path in ("none.js", "a.js.gz", "..%2Findex.html", "..%2F..%2Fmarula.sqlite", "%2Fetc%2Fpasswd"):
        assert client.get(f"/assets/{path}").status_code == 404, path
