"""After a start: bots go on that were to move when the server stopped, also where nobody comes to look."""

import asyncio
import logging

from marula.server.errors import TableError
from marula.server.logs import tag
from marula.server.store.base import StoreError
from marula.server.tables import Tables

log = logging.getLogger("marula")

AT_ONCE = 4
"""Tables whose bots go on at the same time. The others wait in the store, and need no memory."""

PAUSE = 5.0
"""Seconds until a store that can't be read is asked again."""


async def wake_bots(tables: Tables) -> None:
    """Let the bots of all tables go on, a few tables at a time. A damaged table keeps no other waiting."""
    thinking: set[asyncio.Task[None]] = set()
    after, is_all = "", False
    while not is_all:
        try:
            found, after = await tables.store.bots_to_move(after)
        except StoreError as error:
            log.warning("bots that are to move can't be looked for: %s", error)
            await asyncio.sleep(PAUSE)
            continue
        is_all = not after
        for id in found:
            try:
                live = await tables.table(id)
            except (TableError, StoreError) as error:
                log.warning("the bots of table %s can't go on: %s", tag(id), error)
                continue
            if live.thinking is not None:
                thinking.add(live.thinking)
            if len(thinking) >= AT_ONCE:
                _, thinking = await asyncio.wait(thinking, return_when=asyncio.FIRST_COMPLETED)
