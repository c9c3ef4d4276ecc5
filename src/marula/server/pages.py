"""The built pages: files with names that never mean anything else, and one page for every address."""

from importlib.resources import files
from pathlib import Path

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

PAGES = ("/", "/new/{rest:path}", "/table/{rest:path}", "/record/{rest:path}", "/rules/{rest:path}", "/credits")
"""The addresses of the page itself (web/src/router.svelte.ts)."""

# The page loads nothing from anywhere else, and says so.
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws: wss:;"
        " frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


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

    @get(list(PAGES), include_in_schema=False, media_type="text/html", sync_to_thread=False)
    def index(rest: FromPath[str] = "") -> Response[bytes]:
        # Read each time: pages may be built anew while the server runs.
        page = (folder / "index.html").read_bytes()
        return Response(page, media_type="text/html; charset=utf-8", headers={**SECURITY, "Cache-Control": "no-cache"})

    assets = create_static_files_router(
        "/assets",
        directories=[folder / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=31_536_000, public=True, immutable=True),
    )
    return [index, assets]
