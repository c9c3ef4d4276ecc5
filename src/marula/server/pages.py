"""The built pages: files with names that never mean anything else, and a document for every address."""

from importlib.resources import files
from pathlib import Path
from typing import Annotated
from urllib.parse import quote

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, HeaderParameter
from litestar.types import ControllerRouterHandler

from marula import games
from marula.server.documents import GAME, HANDBOOK, TEXTS_OF_GAME, Documents, Page, spoken
from marula.server.replays import Replays
from marula.server.store.base import StoreError
from marula.server.tables import Tables

PAGES = (
    "/",
    "/new/{rest:path}",
    "/table/{rest:path}",
    "/join",
    "/host",
    "/finished",
    "/record/{rest:path}",
    "/rules/{rest:path}",
    "/credits",
)
"""The addresses of the page itself (web/src/router.svelte.ts)."""

ASSETS = "/assets"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How files lie there beside themselves (web/build/compress.ts), the shortest first."""

FOR_EVER = "public, max-age=31536000, immutable"

AcceptedLanguages = Annotated[str, HeaderParameter(name="Accept-Language")]
AcceptedEncodings = Annotated[str, HeaderParameter(name="Accept-Encoding")]


class PagesMissingError(Exception):
    """The pages have not been built."""


def find_pages() -> Path:
    """Where the built pages are."""
    folder = Path(str(files("marula").joinpath("pages")))
    if not (folder / "index.html").is_file():
        raise PagesMissingError(folder)
    return folder


def page_handlers(folder: Path) -> list[ControllerRouterHandler]:
    """What serves the pages from a folder."""
    documents = Documents(folder)

    @get(list(PAGES), include_in_schema=False, media_type="text/html")
    async def document(
        request: Request[object, object, State],
        tables: NamedDependency[Tables],
        replays: NamedDependency[Replays],
        languages: AcceptedLanguages = "",
        rest: FromPath[str] = "",
    ) -> Response[str]:
        page = await _page_at(request.url.path, tables, replays)
        return Response(
            documents.write(page, spoken(languages)),
            media_type="text/html",
            headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"},
        )

    @get(f"{ASSETS}/{{name:str}}", include_in_schema=False, sync_to_thread=True)
    def asset(name: FromPath[str], encodings: AcceptedEncodings = "") -> Response[bytes]:
        file = folder / "assets" / name
        kind = KINDS.get(file.suffix)
        if kind is None or not file.is_file():
            raise NotFoundException(f"there is no file {name}")
        headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
        for encoding, suffix in ENCODINGS.items():
            shorter = file.with_name(name + suffix)
            if encoding in encodings and shorter.is_file():
                return Response(
                    shorter.read_bytes(), media_type=kind, headers={**headers, "Content-Encoding": encoding}
                )
        return Response(file.read_bytes(), media_type=kind, headers=headers)

    return [document, asset]


async def _page_at(path: str, tables: Tables, replays: Replays) -> Page:
    """What is shown at an address: as the page's own router reads it."""
    first, second, third, *_ = [*path.strip("/").split("/"), "", ""]
    id = quote(second, safe="")
    known = second if games.find(second) is not None else None
    match first, third:
        case "", "":
            return Page("HomePage", ["/api/games", "/api/tables"])
        case (("join" | "host"), ""):
            # What the link is for stands after its #, which no server is told of.
            return Page("JoinPage")
        case "finished", "":
            return Page("FinishedPage", ["/api/tables"])
        case "credits", "":
            return Page("CreditsPage", ["/api/games"])
        case "new", "":
            return Page("NewTablePage", ["/api/games"], known, TEXTS_OF_GAME)
        case "rules", "":
            return Page("RulesPage", [], known, [HANDBOOK, *TEXTS_OF_GAME])
        case "table", "":
            return Page("TablePage", [f"/api/tables/{id}"], await _game_of(tables, second), [GAME, *TEXTS_OF_GAME])
        case "table", "replay":
            return Page(
                "ReplayPage", [f"/api/tables/{id}/replay"], await _game_of(tables, second), [GAME, *TEXTS_OF_GAME]
            )
        case "record", "":
            return Page("ReplayPage", [f"/api/records/{id}"], replays.game_of_record(second), [GAME, *TEXTS_OF_GAME])
        case _:
            return Page("NowherePage")


async def _game_of(tables: Tables, id: str) -> str | None:
    """Which game is played at a table. Where the store fails, the page will be told so and tell why."""
    try:
        return await tables.game_of(id)
    except StoreError:
        return None
