"""The documents of the pages: each names all files its page is made of, so that none has to be found in another one."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple, final

from marula import __version__
from marula.core.wire import LANGUAGES

# Sources as Vite's manifest names them, from the folder web on; those of games by how they end: games may be elsewhere.
TEXTS = "src/locales/{language}.ftl?page"
TABLE_TEXTS = "src/locales/{language}.ftl?table"
LETTERS = "../virtual:fonts/{language}.css"
LETTERS_OF = {"ja": "japanese"}
# What is set in Japanese letters, of every page and of one about a game; what else there is, browsers find themselves.
SLICES = {"ja": ("noto-sans-400-{of}", "noto-sans-600-{of}")}
SLICE = re.compile(r"/([^/]+)-[0-9a-f]{12}\.woff2")
GAME = "/{game}/web/index.ts"
GAME_TEXTS = "/{game}/locales/{language}.ftl?game"
# What is loaded together, where anything is said of a game.
TEXTS_OF_GAME = (TABLE_TEXTS, GAME_TEXTS)
HANDBOOK = "/{game}/handbook/{language}.md?raw"


class Page(NamedTuple):
    """What a page is made of: its component, what it asks of the API first, and what it shows of a game."""

    component: str
    asks: Sequence[str] = ()
    game: str | None = None
    shows: Sequence[str] = ()
    """Of the game: its table, its texts, its handbook."""

    def sources(self, language: str) -> Iterator[str]:
        """All of it in a language, as the manifest names it."""
        yield f"src/pages/{self.component}.svelte"
        yield TEXTS.format(language=language)
        if language in LETTERS_OF:
            yield LETTERS.format(language=LETTERS_OF[language])
        if self.game is not None:
            for source in self.shows:
                yield source.format(game=self.game, language=language)

    def slices(self, language: str) -> list[str]:
        """The slices of letters that are certain to be needed for it, as they are named when they are cut."""
        parts = ["page"] if self.game is None else ["page", "games", self.game]
        return [name.format(of=part) for part in parts for name in SLICES.get(language, ())]


@final
class Documents:
    """Writes documents, with the files that were built into a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, page: Page, language: str) -> str:
        """The document of a page. What is in the folder is read each time: pages may be built anew meanwhile."""
        document = (self._folder / "index.html").read_text("utf-8")
        manifest = self._folder / "manifest.json"
        chunks = json.loads(manifest.read_text("utf-8")) if manifest.is_file() else {}
        files = [file for file in _files(chunks, page.sources(language)) if f'"/{file}"' not in document]
        links = [_link(file) for file in [*files, *_letters(chunks, page.slices(language))]]
        # As `fetch` asks for it, or it would be asked for twice.
        links += [f'<link rel="preload" as="fetch" crossorigin href="{escape(address)}">' for address in page.asks]
        # A page that has been open for long learns from this that the server is another program by now.
        links.append(f'<meta name="version" content="{escape(__version__)}">')
        head = "".join(f"    {link}\n" for link in links)
        return document.replace('<html lang="en">', f'<html lang="{language}">', 1).replace(
            "  </head>", f"{head}  </head>", 1
        )


def _files(chunks: Mapping[str, Any], sources: Iterable[str]) -> list[str]:
    """The files that sources were built into, with all that they import, each once."""
    found: dict[str, None] = {}
    seen: set[str] = set()

    def follow(name: str) -> None:
        if name in seen or name not in chunks:
            return
        seen.add(name)
        chunk = chunks[name]
        found.update(dict.fromkeys([chunk["file"], *chunk.get("css", [])]))
        for imported in chunk.get("imports", []):
            follow(imported)

    for source in sources:
        for name in chunks:
            if name == source or (source.startswith("/") and name.endswith(source)):
                follow(name)
    return list(found)


def _letters(chunks: Mapping[str, Any], slices: Iterable[str]) -> list[str]:
    """The files of slices of letters, in which each has a name that tells what is in it."""
    cut = {found[1]: chunk["file"] for name, chunk in chunks.items() if (found := SLICE.search(name))}
    return [cut[name] for name in slices if name in cut]


def _link(file: str) -> str:
    if file.endswith(".woff2"):
        return f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/{file}">'
    if file.endswith(".css"):
        return f'<link rel="stylesheet" crossorigin href="/{file}">'
    return f'<link rel="modulepreload" crossorigin href="/{file}">'


def spoken(header: str) -> str:
    """The first language of a browser that we have, as the page finds it (web/src/device/preferences.svelte.ts)."""
    wanted = []
    for part in header.split(","):
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.strip().lower()))
        except ValueError:
            continue
    for _, tag in sorted(wanted, key=lambda one: one[0]):
        for language in LANGUAGES:
            if tag.startswith(language):
                return language
    return "en"
