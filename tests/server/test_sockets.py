"""The short way of sockets: what goes over it is what goes over the usual one."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.protocol import CLOSING, OPEN

from marula import games
from marula.server.sockets import Sockets, are_whole, framed, one_by_one, only_text, short_way
from tests.server.helpers import seats
from tests.server.processes import Server


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_websockets_does_it(length: int) -> None:
    text = ("é" * (length // 2) + "x" * (length % 2)).encode()
    assert b"".join(framed(text)) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535])
def test_a_text_that_comes_alone_is_read_as_websockets_wrote_it(length: int) -> None:
    text = ("é" * (length // 2) + "x" * (length % 2)).encode()
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert only_text(frame) == text
    assert all(only_text(frame[:end]) is None for end in range(0, len(frame), 1 + length // 100))
    assert only_text(frame + b"\x81") is None


NO_SHORT_WHOLE_TEXT = {
    "a part": Frame(Opcode.TEXT, b"half a", fin=False).serialize(mask=True),
    "the rest": Frame(Opcode.CONT, b" word").serialize(mask=True),
    "bytes": Frame(Opcode.BINARY, b"{}").serialize(mask=True),
    "ping": Frame(Opcode.PING, b"ping").serialize(mask=True),
    "close": Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
    "not masked": Frame(Opcode.TEXT, b"bare text").serialize(mask=False),
    "compressed": b"\xc1" + Frame(Opcode.TEXT, b"compressed").serialize(mask=True)[1:],
    "long": Frame(Opcode.TEXT, b"x" * 65_536).serialize(mask=True),
}


@pytest.mark.parametrize("name", NO_SHORT_WHOLE_TEXT)
def test_all_that_is_no_short_whole_text_is_left_to_websockets(name: str) -> None:
    assert only_text(NO_SHORT_WHOLE_TEXT[name]) is None


def test_frames_are_whole_where_they_end_together() -> None:
    frames = [
        Frame(Opcode.TEXT, b"x" * length).serialize(mask=length % 2 == 0) for length in (0, 7, 125, 126, 300, 70_000)
    ]
    together = b"".join(frames)
    assert are_whole(together)
    ends = {sum(map(len, frames[:number])) for number in range(len(frames) + 1)}
    for end in [*range(600), *range(len(together) - 20, len(together) + 1)]:
        assert are_whole(together[:end]) == (end in ends)
    assert not are_whole(together + Frame(Opcode.TEXT, b"half", fin=False).serialize(mask=True))


def listening(monkeypatch: pytest.MonkeyPatch) -> tuple[Sockets, list[str], list[bytes]]:
    """A socket that listens, what is heard on the short way, and what is left to websockets."""
    socket, _ = offering(monkeypatch)
    heard: list[str] = []
    left: list[bytes] = []
    monkeypatch.setattr(Sockets.__mro__[1], "data_received", lambda _, data: left.append(data))
    socket.hear_by(heard.append)
    return socket, heard, left


def test_what_comes_alone_is_heard_at_once_until_something_comes_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    socket, heard, left = listening(monkeypatch)
    text = Frame(Opcode.TEXT, b"a").serialize(mask=True)
    pong = Frame(Opcode.PONG, b"1234").serialize(mask=True)
    for data in (text, pong, text, text + text, text):
        socket.data_received(data)
    assert (heard, left) == (["a", "a", "a"], [pong, text + text])
    for data in (text[:3], text[3:], text):
        socket.data_received(data)
    assert (heard, left[2:]) == (["a", "a", "a"], [text[:3], text[3:], text]), "nobody knows where a frame begins"


def test_what_is_no_text_is_answered_by_websockets(monkeypatch: pytest.MonkeyPatch) -> None:
    socket, heard, left = listening(monkeypatch)
    wrong = Frame(Opcode.TEXT, b"\xff").serialize(mask=True)
    socket.data_received(wrong)
    assert (heard, left) == ([], [wrong])


@pytest.mark.parametrize(
    "state", [{"read_paused": True}, {"close_sent": True}, {"conn": SimpleNamespace(state=CLOSING)}]
)
def test_who_is_not_listened_to_is_not_heard(monkeypatch: pytest.MonkeyPatch, state: dict[str, Any]) -> None:
    socket, heard, left = listening(monkeypatch)
    for name, value in state.items():
        monkeypatch.setattr(socket, name, value)
    text = Frame(Opcode.TEXT, b"a").serialize(mask=True)
    socket.data_received(text)
    assert (heard, left) == ([], [text])


def test_where_a_server_offers_nothing_messages_go_the_usual_way() -> None:
    sent: list[str] = []

    async def send_text(text: str) -> None:
        sent.append(text)

    async def run() -> None:
        await one_by_one(send_text)(["a", "b"])

    assert short_way({}) is None
    assert short_way({"extensions": {"websocket.http.response": {}}}) is None
    asyncio.run(run())
    assert sent == ["a", "b"]


def offering(monkeypatch: pytest.MonkeyPatch, is_closing: bool = False, **state: Any) -> tuple[Sockets, list[bytes]]:
    """A socket without a connection, and what it writes."""
    written: list[bytes] = []

    line = SimpleNamespace(write=written.append, is_closing=lambda: is_closing)
    socket = Sockets.__new__(Sockets)
    known: dict[str, Any] = {"writable": asyncio.Event(), "transport": line, "conn": SimpleNamespace(state=OPEN)}
    known |= {"close_sent": False, "read_paused": False}
    for name, value in (known | state).items():
        monkeypatch.setattr(socket, name, value, raising=False)
    socket.writable.set()
    return socket, written


def test_what_is_sent_together_is_written_together(monkeypatch: pytest.MonkeyPatch) -> None:
    socket, written = offering(monkeypatch)
    asyncio.run(socket.send_texts(["a", "é"]))
    assert written == [b"\x81\x01a\x81\x02\xc3\xa9"]


@pytest.mark.parametrize(
    "state", [{"is_closing": True}, {"close_sent": True}, {"conn": SimpleNamespace(state=CLOSING)}]
)
def test_to_who_has_gone_nothing_is_written(monkeypatch: pytest.MonkeyPatch, state: dict[str, Any]) -> None:
    socket, written = offering(monkeypatch, **state)
    with pytest.raises(ClientDisconnected):
        asyncio.run(socket.send_texts(["a"]))
    assert written == []


def test_who_takes_nothing_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    socket, written = offering(monkeypatch)

    async def run() -> None:
        socket.writable.clear()
        sending = asyncio.create_task(socket.send_texts(["a"]))
        await asyncio.sleep(0)
        assert written == []
        socket.writable.set()
        await sending

    asyncio.run(run())
    assert written == [b"\x81\x01a"]


def test_a_text_in_parts_and_one_that_is_none_go_the_usual_way(monkeypatch: pytest.MonkeyPatch) -> None:
    socket, _ = offering(monkeypatch)
    usual: list[Frame] = []
    heard: list[str] = []
    monkeypatch.setattr(Sockets.__mro__[1], "handle_text", lambda _, event: usual.append(event))
    frames = [Frame(Opcode.TEXT, b"a", fin=False), Frame(Opcode.TEXT, b"\xff"), Frame(Opcode.TEXT, b"b")]
    socket.handle_text(frames[2])
    socket.hear_by(heard.append)
    for frame in frames:
        socket.handle_text(frame)
    assert usual == [frames[2], frames[0], frames[1]]
    assert heard == ["b"]
    socket.read_paused = True
    socket.handle_text(frames[2])
    assert (usual[3:], heard) == ([frames[2]], ["b"]), "something before it has yet to be received"


def test_a_page_of_a_real_server_says_hello_in_parts_and_hears_everything(tmp_path: Path) -> None:
    """It is there that both ways meet: parts go the usual one, whole texts the short one, and none overtakes."""
    game = games.find("africa")
    assert game is not None
    server = Server(tmp_path)
    server.start()

    async def talk(address: str) -> list[str]:
        async with connect(address, proxy=None, additional_headers={"Cookie": server.cookie}) as socket:
            await socket.send(['{"type": "hello", ', '"seat": 0}'])
            for number in range(3):
                await socket.send(f'{{"type": "ask", "id": "q{number}", "question": {{}}}}')
            await socket.send(['{"type": "ask", "id": "q3", ', '"question": {}}'])
            found: list[str] = []
            while len(found) < 4:
                text = str(await asyncio.wait_for(socket.recv(), 20))
                if '"answer"' in text:
                    found.append(text.split('"id":"')[1][:2])
            return found

    try:
        table = server.request("POST", "/api/tables", {"game": game.id, "seats": seats(game, "person", "person")})["id"]
        assert asyncio.run(talk(server.live(table))) == ["q0", "q1", "q2", "q3"]
    finally:
        server.stop()
