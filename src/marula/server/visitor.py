"""A page at a table: whose eyes it looks through, what it has been told, what it says. It knows no socket."""

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import NamedTuple, final

import msgspec

from marula import __version__
from marula.core.match import RefusedError
from marula.server import messages as wire
from marula.server import playing, talk
from marula.server.bell import Bell
from marula.server.door import Door
from marula.server.errors import NotYoursError, StaleError, TableError
from marula.server.limits import Bucket
from marula.server.live_table import LiveTable
from marula.server.playing import check_holds
from marula.server.sockets import ShortWay
from marula.server.store.base import GATHERING, StoreError
from marula.server.tables import Tables
from marula.server.times import iso

log = logging.getLogger("marula")

LONGEST = 16_384
"""A longer message from a page is none of ours."""

PATIENCE = 10.0
"""Seconds that a page has for its first message."""

NO_HELLO, NOT_YOURS, NO_SUCH_TABLE, TOO_SLOW, GIVEN_AWAY, TOO_FAST, FAILED = 4400, 4403, 4404, 4408, 4410, 4429, 1011
"""Why sockets are closed."""


class Closing(NamedTuple):
    """Why a socket is about to be closed: what it is told, and by which number."""

    code: int
    key: str
    values: wire.Fields | None = None
    bye: bool = False
    """Whether it isn't an error but how things are now."""
    back: bool = False
    """Whether it should come back."""

    def message(self) -> str:
        """What the page is told last."""
        if self.bye:
            return wire.to_json(wire.Bye(key=self.key, back=self.back))
        return wire.to_json(wire.Trouble(id=None, key=self.key, values=self.values or {}))


@final
class Visitor:
    """A page at a table. From its first message on it belongs to one seat, or to a bystander."""

    def __init__(self, tables: Tables, live: LiveTable, door: Door, person: str, device: str) -> None:
        self._tables = tables
        self._live = live
        self._door = door
        self._person = person
        self.device = device
        self._seat: int | None = None
        self._inbox: deque[str | None] = deque()
        """What the page has said and wasn't answered yet; None for what is too long to be kept."""
        self._ahead = 0
        """The bytes that this takes."""
        limits = tables.limits
        self._bucket = Bucket(limits.messages_burst, limits.messages_per_second, time.monotonic())
        self._bell = Bell()
        self.short_way: ShortWay | None = None
        """How to tell the page something without waking who speaks to it, where there is a way."""
        self._since = time.monotonic()
        self._greeted = False
        self._welcome: str | None = None
        self._told = 0
        """The number of the newest entry this page has been told of."""
        self._told_match = -1
        self._told_around = -1
        self._told_line = 0
        self.answers: deque[str] = deque()
        self.closing: Closing | None = None
        self.has_left = False
        self.sending_since: float | None = None
        """Since when the page has yet to take what it is sent."""
        # Until it has said hello the page hears of nothing, but the table must not be let go meanwhile.
        live.users += 1
        door.visitors.add(self)

    def leave(self) -> None:
        """The page has gone, or is to go."""
        self.has_left = True
        self._bell.ring()
        self._door.visitors.discard(self)
        self._live.users -= 1
        self._live.listeners.discard(self._something_happened)
        if self._greeted:
            self._live.presence.leave(self, self._tables.now())
            self._live.tell()
        self._tables.tidy()

    def close(self, closing: Closing) -> None:
        """Let the page go."""
        if self.closing is None:
            self.closing = closing
            self._bell.ring()

    def heard(self, text: str) -> None:
        """The page has said something. It waits for its turn; who runs too far ahead is let go, and heard no more."""
        if self.closing is not None or self.has_left:
            return
        kept = text if len(text) <= LONGEST else None
        self._inbox.append(kept)
        self._ahead += _size(kept)
        self._bell.ring()
        limits = self._tables.limits
        if len(self._inbox) > limits.messages_ahead or self._ahead > limits.bytes_ahead:
            self.close(Closing(TOO_FAST, "page-too-fast"))

    def _something_happened(self) -> None:
        """Tell the page at once where nobody is busy with it and it reads; else who speaks to it will."""
        way = self.short_way
        if way is None or not self._bell.is_awaited or not way.is_free():
            self._bell.ring()
            return
        try:
            if news := self.news():
                way.write_texts(news)
        except Exception:
            # It is somebody else's move that brought us here: nothing of it may fail.
            log.exception("a page could not be told what happened")
            self.close(Closing(FAILED, "page-server-failed"))

    def news(self) -> list[str]:
        """All that is to be sent now: what is new around the table and in the match comes before answers."""
        # Whatever the bell has rung for until now is looked at here.
        self._bell.clear()
        found: list[str] = []
        if self._welcome is not None:
            found.append(self._welcome)
            self._welcome = None
        if self._greeted and self._check_welcome():
            live, table = self._live, self._live.table
            number = live.around_number()
            if self._told_around != number:
                self._told_around = number
                found.append(live.around(self._person, self._tables.now()))
            if self._told_match != table.told and table.seq:
                found.append(table.update(self._told, self._seat))
                self._told, self._told_match = table.seq, table.told
            if live.lines and live.lines[-1].number > self._told_line:
                lines = [line for line in live.lines if line.number > self._told_line]
                self._told_line = lines[-1].number
                found.append(wire.to_json(wire.Talked(lines=[talk.line_info(line) for line in lines])))
        if self.closing is None:
            found += self.answers
            self.answers.clear()
        return found

    def _check_welcome(self) -> bool:
        """Whether the page still has any business here."""
        if self._live.gone:
            self.close(Closing(NO_SUCH_TABLE, "page-no-such-table", bye=True))
        elif self._seat is not None and not self._may_look(self._seat):
            self.close(Closing(GIVEN_AWAY, "page-seat-given-away", bye=True))
        return self.closing is None

    def _may_look(self, seat: int) -> bool:
        table = self._live.table
        return table.is_over or (bool(self._person) and table.stored.seats[seat].holder == self._person)

    async def work(self) -> None:
        """Answer one message, if there is one and it isn't too soon; else wait for something to do."""
        now = time.monotonic()
        delay = None if self._greeted else PATIENCE - (now - self._since)
        if self._inbox:
            wait = self._bucket.wait(now)
            if wait == 0:
                self._bucket.take(now)
                text = self._inbox.popleft()
                self._ahead -= _size(text)
                await self._receive(text)
                if self._inbox:
                    # A burst of one page holds up no other.
                    await asyncio.sleep(0)
                return
            delay = wait
        elif delay is not None and delay <= 0:
            self.close(Closing(TOO_SLOW, "page-no-hello"))
            return
        if delay is None:
            await self._bell.wait()
        else:
            with suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await self._bell.wait()

    def _say(self, message: wire.ToPage) -> None:
        self.answers.append(wire.to_json(message))

    async def _receive(self, text: str | None) -> None:
        """Understand a message and answer it."""
        id: str | None = None
        try:
            if text is None:
                raise TableError("page-message-too-long", {"most": LONGEST})
            message = _understand(text)
            id = getattr(message, "id", None)
            if isinstance(message, wire.Hello):
                await self._greet(message)
            elif not self._greeted:
                raise TableError("page-no-hello")
            else:
                await self._answer(message)
        except RefusedError as error:
            self._say(wire.Refused(id=id or "", refusal=error.refusal.info()))
        except StaleError:
            self._told_match = -1
            self._say(wire.Stale(id=id or "", seq=self._live.table.seq))
        except (TableError, StoreError) as error:
            if self._greeted:
                self._say(wire.Trouble(id=id, key=error.key, values=error.values))
            else:
                code = NOT_YOURS if isinstance(error, NotYoursError) else NO_HELLO
                self.close(Closing(code, error.key, error.values))
        except Exception:
            # A page that sends the same again when it has come back would be let go again and again.
            log.exception("a message of a page could not be answered")
            self._say(wire.Trouble(id=id, key="page-server-failed"))

    async def _greet(self, message: wire.Hello) -> None:
        live, table = self._live, self._live.table
        if self._greeted:
            raise TableError("page-hello-twice")
        if message.seat is not None and not (table.is_over and message.seat < len(table.seats)):
            check_holds(table, message.seat, self._person)
        if live.lines is None:
            said = await self._tables.store.talk(table.id, talk.SHOWN)
            # Somebody else may have asked, or said something, meanwhile.
            live.lines = said if live.lines is None else live.lines
        # Where that can't be stored they look on all the same, and come with their next page.
        with suppress(StoreError, StaleError):
            await playing.come(self._tables, live, self._person)
        if self.has_left:
            # Nobody would take them off the list of those who are here.
            return
        if self._person not in table.stored.people:
            # What people said to each other isn't for whoever opens the link later.
            self._told_line = live.lines[-1].number if live.lines else 0
        self._seat = message.seat
        self._told = min(message.since, table.seq)
        self._greeted = True
        self._welcome = wire.to_json(wire.Welcome(numbering=table.shared.numbering, version=__version__))
        live.listeners.add(self._something_happened)
        live.presence.note(self, self._person, True, self._tables.now())
        live.tell()

    async def _answer(self, message: wire.FromPage) -> None:
        tables, live, table = self._tables, self._live, self._live.table
        if isinstance(message, wire.Presence):
            live.presence.note(self, self._person, message.looking, tables.now())
            live.tell()
        elif isinstance(message, wire.Ask):
            _check_begun(live)
            self._say(wire.Answer(id=message.id, answer=table.ask(self._seat, message.question)))
        elif isinstance(message, wire.AskWhy):
            _check_begun(live)
            refusal = table.refusal(None if self._seat is None else self._own_seat(), message.action)
            self._say(wire.Reason(id=message.id, refusal=refusal.info() if refusal is not None else None))
        elif not isinstance(message, wire.Hello):
            number = await self._act(message, self._own_seat())
            self._say(wire.Accepted(id=message.id, seq=number))

    async def _act(
        self,
        message: wire.MakeMove | wire.Undo | wire.ReadOn | wire.TakeBack | wire.Propose | wire.Vote | wire.Say,
        seat: int,
    ) -> int:
        """Do what changes something; the number of the entry it made, or of the newest."""
        tables, live, person = self._tables, self._live, self._person
        match message:
            case wire.MakeMove():
                return await playing.move(tables, live, seat, person, message.id, message.seq, message.action)
            case wire.Undo():
                return await playing.undo(tables, live, seat, person, message.id, message.seq, message.turn)
            case wire.Propose():
                return await playing.propose(tables, live, seat, person, message.id, message.what, message.to)
            case wire.Vote():
                return await playing.vote(tables, live, seat, person, message.id, message.number, message.yes)
            case wire.TakeBack():
                await playing.take_back(tables, live, seat, person)
            case wire.ReadOn():
                await playing.read_on(tables, live, message.stop)
            case wire.Say():
                await self._talk(message, seat)
        return live.table.seq

    async def _talk(self, message: wire.Say, seat: int) -> None:
        live = self._live
        check_holds(live.table, seat, self._person)
        key = playing.move_key(seat, message.id)
        if key in live.said:
            return
        line = talk.line(message, seat, live.table.stored.chat, iso(self._tables.now()))
        self._door.check_talk(self._person)
        kept = await self._tables.store.say(live.table.id, line, talk.KEPT)
        live.said.append(key)
        live.lines = [*(live.lines or ())[-talk.SHOWN :], kept]
        live.tell()

    def _own_seat(self) -> int:
        if self._seat is None:
            raise NotYoursError("page-bystander")
        check_holds(self._live.table, self._seat, self._person)
        return self._seat


def _size(text: str | None) -> int:
    """The bytes that a text takes at most, without looking at its letters."""
    return 0 if text is None else len(text) if text.isascii() else 4 * len(text)


def _check_begun(live: LiveTable) -> None:
    if live.table.stored.state == GATHERING:
        raise TableError("page-not-begun")


def _understand(text: str) -> wire.FromPage:
    try:
        return wire.decode_from_page(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise TableError("page-message-unclear", {"reason": str(error)[:200]}) from error
