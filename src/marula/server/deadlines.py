"""Clocks that run out: one task asks the store which have, and lets bots sit in."""

import asyncio
import logging

from marula.server.errors import StaleError, TableError
from marula.server.logs import tag
from marula.server.playing import time_up
from marula.server.store.base import DamagedError, StoreError
from marula.server.tables import Tables
from marula.server.times import Sleep, Steady

log = logging.getLogger("marula")

EVERY = 1.0
"""Seconds between two looks at the clocks."""

AT_ONCE = 100
"""Tables whose time is up that are seen to in one look; more have to wait for the next."""


async def keep_time(tables: Tables, steady: Steady) -> None:
    """Look at the clocks for as long as the server runs. While its device sleeps none of them runs."""
    given_up: set[str] = set()
    sleep = Sleep(tables.now, steady)
    while True:
        await asyncio.sleep(EVERY)
        try:
            if sleep.is_over():
                await tables.resume()
            await look_at_clocks(tables, given_up)
        except StoreError as error:
            log.warning("clocks can't be looked at: %s", error)


async def look_at_clocks(tables: Tables, given_up: set[str]) -> None:
    """Let bots sit in wherever somebody's time is up. A damaged table keeps no other from its time, and is given up."""
    for id in await tables.store.due(tables.now(), AT_ONCE + len(given_up)):
        if id in given_up:
            continue
        try:
            await time_up(tables, id)
        except (TableError, DamagedError) as error:
            given_up.add(id)
            log.warning("the clocks of table %s can't be kept: %s", tag(id), error)
        except (StaleError, StoreError) as error:
            log.warning("a clock of table %s can't be kept just now: %s", tag(id), error)
        except Exception:
            given_up.add(id)
            log.exception("the clocks of table %s can't be kept", tag(id))
