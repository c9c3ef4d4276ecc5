"""What is asked and answered over HTTP. The TypeScript of the page is made from here too (tools/wire_types.py)."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from marula.core.wire import RefusalInfo
from marula.server.messages import (
    AroundSeat,
    Colour,
    Emblem,
    Entry,
    Fields,
    Name,
    Position,
    ResultInfo,
    SeatInfo,
    SeatNumber,
    TableInfo,
    Told,
)


class OptionInfo(Struct, kw_only=True):
    """A choice the table makes before the match; the first value is the default."""

    key: str
    values: list[bool | int | str]


class BoardInfo(Struct, kw_only=True):
    """A board to play on."""

    id: str
    names: dict[str, str]
    original: bool
    own: bool
    """Entered by somebody here, not part of the program."""


class IdentityInfo(Struct, kw_only=True):
    """Who sits on a seat by a game's rules."""

    id: str
    colour: Colour
    emblem: Emblem


class GameInfo(Struct, kw_only=True):
    """A game that can be played."""

    id: str
    min_players: int
    max_players: int
    minutes: int
    """About how long a match of people takes."""
    options: list[OptionInfo]
    boards: list[BoardInfo]
    """None for a game that is played without one."""
    identities: list[IdentityInfo]
    """Who sits where by the rules; empty where players choose."""
    levels: list[str]
    """How well bots play, the weakest first."""
    styles: list[str]
    """What those who play well may like: `master:herder` is one of them."""
    has_lesson: bool
    rules: Literal["compiled", "source"]
    """What the rules run as on this server."""


class NewSeat(Struct, forbid_unknown_fields=True, kw_only=True):
    """A seat of a table to be opened: somebody at this device, a bot, or a guest who comes by a link."""

    player: Literal["person", "bot", "guest"]
    name: Name = ""
    colour: Colour | None = None
    """None for guests, who choose when they come; who else says nothing gets what is left, or what the game says."""
    emblem: Emblem | None = None
    level: Name = ""


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened."""

    game: Name
    board: Name = ""
    """The id of a board; empty for the game's own."""
    options: dict[str, bool | int | str] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=16)]
    pace: Annotated[str, Meta(max_length=20)] = "live"
    listed: bool = False
    begins: Literal["all", "host"] = "all"
    chat: bool | None = None
    """Whether people may write what they like; None: at private tables."""
    level: Name = ""
    """The bot that sits in for people; empty for the usual one."""


class Rematch(Struct, forbid_unknown_fields=True, kw_only=True):
    """Another match of the same people, against bots that may play otherwise."""

    levels: Annotated[list[Name], Meta(max_length=16)] = []
    """For each seat how well its bot plays now; empty for people, and for bots that stay as they were."""


class TableOpened(Struct, kw_only=True):
    """A table that was opened: where to go, and for programs, by what it is governed."""

    id: str
    state: Literal["gathering", "playing"]
    host: str
    """The token of its host."""


class Links(Struct, kw_only=True):
    """What a host sends to guests. All are whole addresses."""

    any: str
    """For any free seat."""
    seats: list[str | None]
    """For one seat only; None where no guest can sit down."""
    watch: str
    host: str


class Invitation(Struct, kw_only=True):
    """What somebody reads who has opened a link to a table, before they sit down."""

    table: str
    game: str
    state: Literal["gathering", "playing", "finished", "ended"]
    host: Name
    """How the host is called, if they sit at the table."""
    pace: str
    options: dict[str, bool | int | str]
    seats: list[AroundSeat]
    seat: int | None
    """The seat that the link is for; None: any free one."""
    free: list[int]
    """Where one could sit down by this link. Empty: everything is taken."""
    colours: list[IdentityInfo]
    """The looks that are still to be had, the seat's own where the game says who sits where."""
    name: Name
    """What the host called the guest."""


class Token(Struct, forbid_unknown_fields=True, kw_only=True):
    """A link's secret."""

    token: Annotated[str, Meta(max_length=100)]


class SitDown(Struct, forbid_unknown_fields=True, kw_only=True):
    """Take a seat by an invitation."""

    token: Annotated[str, Meta(max_length=100)]
    name: Name = ""
    colour: Colour | None = None
    emblem: Emblem | None = None
    seat: SeatNumber | None = None
    """Which of the free ones; None: the first."""
    language: Annotated[str, Meta(max_length=10)] = ""


class Seated(Struct, kw_only=True):
    """Where one sits now; or what was already taken, and what one could choose instead."""

    table: str
    seat: int | None
    """None: nothing has happened yet, because of `taken`."""
    taken: list[Literal["name", "look", "seat"]] = []
    names: list[str] = []
    """Names that nobody at the table has."""
    looks: list[IdentityInfo] = []


class SeatChange(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a host does with a seat: put a bot in it, or give it to somebody else."""

    become: Literal["bot", "guest"]
    level: Name = ""
    name: Name = ""


class DeviceCode(Struct, kw_only=True):
    """What brings whoever uses this device to another one: works once, and not for long."""

    code: str
    minutes: int


class TakeCode(Struct, forbid_unknown_fields=True, kw_only=True):
    """A code from another device."""

    code: Annotated[str, Meta(max_length=20)]


class LessonTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """The table of a lesson by its id: one that may be gone on with (empty for none), or the one that is."""

    table: Name


class FigureInfo(Struct, kw_only=True):
    """A figure of the handbook: a position, and what is shown of it."""

    name: str
    around: list[str]
    """The places that are in the picture."""
    lit: list[str]
    """What stands out."""
    arrows: list[tuple[str, str]]
    position: Position


class Figures(Struct, kw_only=True):
    """All figures of a game's handbook, of one match."""

    table: TableInfo
    figures: list[FigureInfo]


class SummarySeat(Struct, kw_only=True):
    """Who sits at a table that is listed."""

    who: SeatInfo | None
    """None while the seat is free."""
    mine: bool
    stand_in: bool = False
    presence: Literal["here", "away", "gone", ""] = ""
    """Of others at one's own tables: at the table, with its page in the background, or neither."""


class TableSummary(Struct, kw_only=True):
    """A table as the first page lists it."""

    id: str
    game: str
    state: Literal["gathering", "playing", "finished", "ended"]
    seats: list[SummarySeat]
    created: str
    touched: str
    """When something was last done there, in ISO 8601."""
    turn: int
    actors: list[int]
    scores: list[int | None]
    winners: list[int] | None
    """None while the match is under way."""
    mine: bool
    """Whether one may close it."""
    pace: str = "live"
    left: int | None = None
    """The time that is left for whoever is to move, one's own first, in milliseconds when this was sent."""
    trouble: str = ""
    """A text key, where the match can't be gone on with."""


class TableState(Struct, kw_only=True):
    """Where a table is, for programs."""

    table: str
    state: Literal["gathering", "playing", "finished", "ended"]
    seq: int
    actors: list[int]
    seats: list[AroundSeat]
    result: dict[str, Any] | None
    """As records have it."""


class Hosting(Struct, kw_only=True):
    """The table that somebody is the host of from now on."""

    table: str


class ForgetDevice(Struct, forbid_unknown_fields=True, kw_only=True):
    """Forget the device; with `release` the seats that nobody else could play any more are left."""

    release: bool = False


class TableList(Struct, kw_only=True):
    """The tables of whoever asks, and those that anybody may join; none of the lists grows without end."""

    to_move: list[TableSummary]
    """Where one is to move, the least time left first."""
    waiting: list[TableSummary]
    """Where one waits for others, the latest first; those that gather too."""
    finished: list[TableSummary]
    finished_count: int
    open: list[TableSummary]


class DrawInfo(Struct, kw_only=True):
    """A decision of nature with several outcomes."""

    move: int
    """The number of the move in the record, from 0."""
    turn: int
    weights: list[int]
    outcome: int
    """Which of them came out, from 0."""
    actions: list[int]
    """The numbers of the actions that they are."""


class Verification(Struct, kw_only=True):
    """All that a page needs to check by itself that chance was what was sealed before the first move."""

    commitment: str
    seed: str
    draws: list[DrawInfo]


class ReplayInfo(Struct, kw_only=True):
    """A finished match from beginning to end, to be looked at again."""

    table: TableInfo
    entries: list[Entry]
    """Those that count. Position number n is the one after the first n of them."""
    moves: list[int]
    """After each entry, how many moves of the match's record have been played, nature's included."""
    curve: list[list[int]]
    """After each turn, the points of every seat."""
    final: list[str]
    """The categories of the score that are counted only at the end, in their order."""
    result: ResultInfo


class ProblemInfo(Struct, kw_only=True):
    """Something wrong in a board."""

    line: int
    """Where in its file; 0 where the board is in no file of its own."""
    path: str
    at: list[str | int]
    """The path, as keys and places in lists, from the outside in."""
    key: str
    rule: str
    values: Fields


class CheckedBoard(Struct, kw_only=True):
    """What came of entering a board: its entry in the list, or what is wrong with it."""

    board: BoardInfo | None
    problems: list[ProblemInfo]
    data: dict[str, Any]
    """What stands in its file, to be drawn whether or not it is in order."""


class RecordRefusal(Struct, kw_only=True):
    """Why a record is refused: a text key and its values, and the refusal or the board's problems behind it."""

    key: str
    values: Fields
    refusal: RefusalInfo | None
    problems: list[ProblemInfo]
    told: Told | None
    """Whose match it is, as far as the record could be read."""


class CheckedRecord(Struct, kw_only=True):
    """What came of opening a record: the id that its replay is found by for a while, or why it is refused."""

    id: str | None
    refused: RecordRefusal | None


class HttpError(Struct, kw_only=True):
    """Why a request failed: a text key of the shell, and values for the text."""

    key: str
    values: Fields = {}
