"""The HTTP part: games, boards, tables, finished matches."""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from marula import games
from marula.core import record
from marula.core.game import AnyGame
from marula.core.wire import JsonObject
from marula.lessons.reading import has_lesson
from marula.library import folders
from marula.library.boards import BoardFileError, parse_board, to_change
from marula.players import NAMES
from marula.server import lessons
from marula.server import http_messages as http
from marula.server import messages as wire
from marula.server.figures import figures_of
from marula.server.records import open_record
from marula.server.replays import Replay, Replays
from marula.server.table import TableError, problem_info
from marula.server.tables import Tables

TheTables = NamedDependency[Tables]
TheReplays = NamedDependency[Replays]
LARGEST = 2**53
"""Whole numbers that JavaScript can tell from each other."""

Name = FromPath[str]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatChoice = Annotated[int | None, QueryParameter(ge=0, le=15)]


@get("/games")
async def list_games(tables: TheTables) -> list[http.GameInfo]:
    """The games there are."""
    return [await _game_info(tables, game) for game in games.every()]


@post("/games/{game_id:str}/boards", status_code=200)
async def enter_board(request: Request[object, object, State], game_id: Name, tables: TheTables) -> http.CheckedBoard:
    """Enter a board of one's own: a TOML file as the body."""
    game = games.find(game_id)
    if game is None:
        raise TableError("page-unknown-game", {"game": game_id})
    # Anything else could be sent by a form of another site, without asking.
    if request.content_type[0] != "application/toml":
        raise TableError("page-not-toml")
    text = (await request.body()).decode("utf-8", "replace")
    try:
        # A large file takes a while to check: nobody else waits for it.
        board = (await asyncio.to_thread(parse_board, "board.toml", text, game))[1]
    except BoardFileError as error:
        problems = [problem_info(item.problem, item.line) for item in error.problems]
        return http.CheckedBoard(board=None, problems=problems, data=_sendable(error.data))
    id = str(board.data.get("id"))
    if id == folders.default_board(game.id).get("id"):
        raise TableError("page-board-id-taken", {"id": id})
    await tables.store.save_board(game.id, id, board.data, datetime.now(UTC).isoformat())
    return http.CheckedBoard(board=_board_info(board.data, True), problems=[], data=dict(board.data))


@get("/games/{game_id:str}/boards/{board_id:str}")
async def get_board(game_id: Name, board_id: Name, tables: TheTables) -> Response[str]:
    """The file of a board, to be changed and entered as one's own."""
    game = games.find(game_id)
    if game is None:
        raise TableError("page-unknown-game", {"game": game_id})
    data = await tables.board_of(game, board_id)
    name = f"marula-{game.id}-board.toml"
    return Response(
        to_change(game, data),
        media_type="application/toml",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/games/{game_id:str}/figures")
async def get_figures(game_id: Name) -> http.Figures:
    """The figures of a game's handbook."""
    game = games.find(game_id)
    found = None if game is None else await asyncio.to_thread(figures_of, game)
    if found is None:
        raise TableError("page-unknown-game", {"game": game_id})
    return found


@get("/tables")
async def list_tables(tables: TheTables) -> http.TableList:
    """The tables under way and finished."""
    return await tables.list_tables()


@post("/tables")
async def open_table(data: JSONBody[http.NewTable], tables: TheTables) -> wire.TableToPlay:
    """Open a table."""
    return (await tables.open_table(data)).table.to_play()


@get("/tables/{table_id:str}")
async def get_table(table_id: Name, tables: TheTables) -> wire.TableToPlay:
    """What doesn't change at a table."""
    return (await tables.table(table_id)).table.to_play()


@delete("/tables/{table_id:str}")
async def delete_table(table_id: Name, tables: TheTables) -> None:
    """Close a table for good."""
    await tables.delete(table_id)


@post("/lessons/{game_id:str}", status_code=200)
async def take_lesson(game_id: Name, data: JSONBody[http.LessonTable], tables: TheTables) -> http.LessonTable:
    """Go on with a lesson where one was, or begin it: anew, too, where it is another one since."""
    return http.LessonTable(table=(await lessons.take_up(tables, game_id, data.table)).table.id)


@post("/lessons/{game_id:str}/match")
async def go_on(game_id: Name, data: JSONBody[http.LessonTable], tables: TheTables) -> http.LessonTable:
    """Go on without the lesson, against bots: an ordinary table, on which the lesson's moves have been made."""
    return http.LessonTable(table=(await lessons.go_on(tables, game_id, data.table)).table.id)


@get("/tables/{table_id:str}/replay")
async def get_replay(table_id: Name, tables: TheTables, replays: TheReplays) -> http.ReplayInfo:
    """A finished match from beginning to end."""
    return replays.of((await tables.table(table_id)).table).info()


@get("/tables/{table_id:str}/positions/{number:int}")
async def get_position(
    table_id: Name,
    number: Number,
    tables: TheTables,
    replays: TheReplays,
    seat: SeatChoice = None,
) -> wire.Position:
    """A position of a match, as that seat saw it; a replay of one that is over has them all at hand."""
    table = (await tables.table(table_id)).table
    return replays.of(table).position(number, seat) if table.match.is_over() else table.past(number, seat)


@get("/tables/{table_id:str}/record")
async def get_record(table_id: Name, tables: TheTables) -> Response[str]:
    """The record of a finished match, as a file to keep."""
    table = (await tables.table(table_id)).table
    name = f"marula-{table.game.id}-{table.created[:10]}-{table.id}.json"
    return Response(
        record.dumps(table.record()),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post("/records", status_code=200)
async def check_record(request: Request[object, object, State], replays: TheReplays) -> http.CheckedRecord:
    """Open a record: its file as the body. It is checked and kept in memory for a while, and stored nowhere."""
    # Anything else could be sent by a form of another site, without asking.
    if request.content_type[0] != "application/json":
        raise TableError("page-not-json")
    file = await request.body()
    # One at a time: each keeps a processor busy for as long as its match is long.
    async with replays.checking:
        opened = await asyncio.to_thread(open_record, file)
    if isinstance(opened, Replay):
        return http.CheckedRecord(id=replays.keep(opened), refused=None)
    return http.CheckedRecord(id=None, refused=opened)


@get("/records/{record_id:str}")
async def get_opened_record(record_id: Name, replays: TheReplays) -> http.ReplayInfo:
    """The match of a record that was opened, from beginning to end."""
    return replays.of_record(record_id).info()


@get("/records/{record_id:str}/positions/{number:int}")
async def get_position_of_record(
    record_id: Name, number: Number, replays: TheReplays, seat: SeatChoice = None
) -> wire.Position:
    """A position of a record that was opened."""
    return replays.of_record(record_id).position(number, seat)


api = Router(
    "/api",
    route_handlers=[
        list_games,
        enter_board,
        get_figures,
        get_board,
        list_tables,
        open_table,
        get_table,
        delete_table,
        take_lesson,
        go_on,
        get_replay,
        get_position,
        get_record,
        check_record,
        get_opened_record,
        get_position_of_record,
    ],
)


async def _game_info(tables: Tables, game: AnyGame) -> http.GameInfo:
    own = [_board_info(data, True) for data in await tables.store.boards(game.id)]
    return http.GameInfo(
        id=game.id,
        min_players=game.min_players,
        max_players=game.max_players,
        minutes=game.minutes,
        options=[http.OptionInfo(key=option.key, values=list(option.values)) for option in game.options],
        boards=[_board_info(folders.default_board(game.id), False), *own],
        identities=[
            msgspec.convert({"id": one.id, "colour": one.colour, "emblem": one.emblem}, http.IdentityInfo)
            for one in game.identities
        ],
        levels=list(NAMES),
        has_lesson=has_lesson(game),
    )


def _sendable(data: Mapping[str, object]) -> dict[str, Any]:
    """What a file holds, as far as a page can read it: no dates, no numbers beyond those of JavaScript."""

    def part(value: object) -> Any:
        match value:
            case dict():
                return {key: part(item) for key, item in value.items()}
            case list():
                return [part(item) for item in value]
            case str():
                return value
            case int() | float() if abs(value) <= LARGEST:
                return value
            case _:
                return None

    return {key: part(value) for key, value in data.items()}


def _board_info(data: JsonObject, own: bool) -> http.BoardInfo:
    # The game has checked the board: its name is a text in every language.
    names = msgspec.convert(data.get("name"), dict[str, str])
    return http.BoardInfo(id=str(data.get("id")), names=names, original=bool(data.get("original")), own=own)
