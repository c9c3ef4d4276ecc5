"""Clocks that run out: one task asks the store which have, and lets bots sit in."""

import asyncio
import logging

from marula.server.errors import StaleError, TableError
from marula.server.logs import tag
from marula.server.playing import time_up
from marula.server.store.base import StoreError
from marula.server.tables import Tables

log = logging.getLogger("marula")

EVERY = 1.0
"""Seconds between two looks at the clocks."""


async def keep_time(tables: Tables) -> None:
    """Look at the clocks for as long as the server runs."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await look_at_clocks(tables)
        except StoreError as error:
            log.warning("clocks can't be looked at: %s", error)


async def look_at_clocks(tables: Tables) -> None:
    """Let bots sit in wherever somebody's time is up. A damaged table keeps no other from its time."""
    for id in await tables.store.due(tables.now()):
        try:
            await time_up(tables, id)
        except (TableError, StaleError, StoreError) as error:
            log.warning("a clock of table %s can't be kept: %s", tag(id), error)
