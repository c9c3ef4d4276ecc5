"""The HTTP part: games, boards, lessons, records that somebody opens. Tables are in api_tables.py and api_seats.py."""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from marula import compiled, games
from marula.core.game import AnyGame
from marula.core.levels import LEVELS
from marula.core.wire import JsonObject
from marula.lessons.reading import has_lesson
from marula.library import folders
from marula.library.boards import BoardFileError, parse_board, to_change
from marula.server import http_messages as http
from marula.server import lessons
from marula.server import messages as wire
from marula.server.api_tables import Name, Number, SeatChoice, TheCaller, TheDoor, TheReplays, TheTables
from marula.server.errors import TableError, TooMuchError
from marula.server.figures import figures_of
from marula.server.records import open_record
from marula.server.replays import Replay
from marula.server.shown import problem_info
from marula.server.tables import Tables
from marula.server.times import iso


@get("/games")
async def list_games(tables: TheTables, caller: TheCaller) -> list[http.GameInfo]:
    """The games there are."""
    person = await caller.person()
    return [await _game_info(tables, game, person) for game in games.every()]


@post("/games/{game_id:str}/boards", status_code=200)
async def enter_board(
    request: Request[object, object, State], game_id: Name, tables: TheTables, caller: TheCaller, door: TheDoor
) -> Response[http.CheckedBoard]:
    """Enter a board of one's own: a TOML file as the body."""
    game = games.find(game_id)
    if game is None:
        raise TableError("page-unknown-game", {"game": game_id})
    # Anything else could be sent by a form of another site, without asking.
    if request.content_type[0] != "application/toml":
        raise TableError("page-not-toml")
    door.check_board(caller.address)
    text = (await request.body()).decode("utf-8", "replace")
    try:
        # A large file takes a while to check: nobody else waits for it.
        board = (await asyncio.to_thread(parse_board, "board.toml", text, game))[1]
    except BoardFileError as error:
        problems = [problem_info(item.problem, item.line) for item in error.problems]
        return Response(http.CheckedBoard(board=None, problems=problems, data=_sendable(error.data)))
    id = str(board.data.get("id"))
    if id == folders.default_board(game.id).get("id"):
        raise TableError("page-board-id-taken", {"id": id})
    known = await caller.known()
    if await tables.store.count_boards(known.person) >= tables.limits.boards_per_device:
        raise TooMuchError("page-too-many-boards")
    await tables.store.save_board(game.id, id, board.data, iso(tables.now()), known.person)
    entered = http.CheckedBoard(board=_board_info(board.data, True), problems=[], data=dict(board.data))
    return Response(entered, cookies=known.cookies)


@get("/games/{game_id:str}/boards/{board_id:str}")
async def get_board(game_id: Name, board_id: Name, tables: TheTables, caller: TheCaller) -> Response[str]:
    """The file of a board, to be changed and entered as one's own."""
    game = games.find(game_id)
    if game is None:
        raise TableError("page-unknown-game", {"game": game_id})
    data = await tables.board_of(game, board_id, await caller.person())
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


@post("/lessons/{game_id:str}", status_code=200)
async def take_lesson(
    game_id: Name, data: JSONBody[http.LessonTable], tables: TheTables, caller: TheCaller, door: TheDoor
) -> Response[http.LessonTable]:
    """Go on with a lesson where one was, or begin it: anew, too, where it is another one since."""
    known = await caller.known()
    live = await lessons.take_up(tables, game_id, data.table, known.person, partial(door.check_table, caller.address))
    return Response(http.LessonTable(table=live.table.id), cookies=known.cookies)


@post("/lessons/{game_id:str}/match")
async def go_on(
    game_id: Name, data: JSONBody[http.LessonTable], tables: TheTables, caller: TheCaller, door: TheDoor
) -> Response[http.LessonTable]:
    """Go on without the lesson, against bots: an ordinary table, on which the lesson's moves have been made."""
    door.check_table(caller.address)
    known = await caller.known()
    live = await lessons.go_on(tables, game_id, data.table, known.person)
    return Response(http.LessonTable(table=live.table.id), cookies=known.cookies)


@post("/records", status_code=200)
async def check_record(
    request: Request[object, object, State], replays: TheReplays, caller: TheCaller, door: TheDoor
) -> http.CheckedRecord:
    """Open a record: its file as the body. It is checked and kept in memory for a while, and stored nowhere."""
    # Anything else could be sent by a form of another site, without asking.
    if request.content_type[0] != "application/json":
        raise TableError("page-not-json")
    door.check_record(caller.address)
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
        take_lesson,
        go_on,
        check_record,
        get_opened_record,
        get_position_of_record,
    ],
)


async def _game_info(tables: Tables, game: AnyGame, person: str) -> http.GameInfo:
    own = [_board_info(data, True) for data in await tables.store.boards(game.id, person)]
    default = [_board_info(folders.default_board(game.id), False)] if game.has_boards else []
    return http.GameInfo(
        id=game.id,
        min_players=game.min_players,
        max_players=game.max_players,
        minutes=game.minutes,
        options=[http.OptionInfo(key=option.key, values=list(option.values)) for option in game.options],
        boards=[*default, *own],
        identities=[
            msgspec.convert({"id": one.id, "colour": one.colour, "emblem": one.emblem}, http.IdentityInfo)
            for one in game.identities
        ],
        levels=list(LEVELS),
        styles=list(game.styles),
        has_lesson=has_lesson(game),
        rules=compiled.kind_of(game.rules),
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
            case int() | float() if abs(value) <= wire.LARGEST:
                return value
            case _:
                return None

    return {key: part(value) for key, value in data.items()}


def _board_info(data: JsonObject, own: bool) -> http.BoardInfo:
    # The game has checked the board: its name is a text in every language.
    names = msgspec.convert(data.get("name"), dict[str, str])
    return http.BoardInfo(id=str(data.get("id")), names=names, original=bool(data.get("original")), own=own)
