"""What travels between the page and the server: one type per message, told apart by `type`.

The TypeScript of the page is made from here (tools/wire_types.py); docs/wire-protocol.md tells how they are used.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from marula.core.wire import RefusalInfo

Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""A name the page gives to what it sends, so that it can be sent again without counting twice."""

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=40)]
Fields = dict[str, str | int]
"""An action or the values of a text: named strings and numbers."""
Plain = Annotated[Any, Meta(extra_json_schema={"type": "object"})]
"""A view or an event: a dataclass of the game, which is encoded as an object of its fields."""
Colour = Literal["red", "blue", "yellow", "green", "violet", "white"]
Emblem = Literal["lion", "buffalo", "camel", "gorilla", "flamingo", "wolf", "rooster", "eagle"]


class Frame(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """A message of a table's socket."""


# From the page


class Watch(Frame, tag="watch"):
    """Show the table as that seat sees it (null: as a bystander), and what happened after entry number `since`."""

    seat: SeatNumber | None
    since: Sequence = 0


class MakeMove(Frame, tag="move"):
    """Do this. `seq` is the number of the newest entry the page knew when the choice was made."""

    id: Id
    seat: SeatNumber
    seq: Sequence
    action: Fields


class Undo(Frame, tag="undo"):
    """Take back that seat's last move, or with `turn` all of the turn that can be taken back."""

    id: Id
    seat: SeatNumber
    seq: Sequence
    turn: bool = False


class Ask(Frame, tag="ask"):
    """A question to the game about the position as that seat sees it."""

    id: Id
    seat: SeatNumber | None
    question: dict[str, Any]


class AskWhy(Frame, tag="why"):
    """Why can't that seat do this now?"""

    id: Id
    seat: SeatNumber
    action: Fields


class ReadOn(Frame, tag="read"):
    """What the lesson tells at that stop has been read."""

    id: Id
    stop: Sequence


FromPage = Watch | MakeMove | Undo | Ask | AskWhy | ReadOn


# To the page


class SeatInfo(Struct, forbid_unknown_fields=True, kw_only=True):
    """Who sits there: a person at this device, or a bot. An empty name is filled in by the page, in its language."""

    player: Literal["person", "bot"]
    name: Name = ""
    colour: Colour
    emblem: Emblem
    level: Name = ""
    """Which bot: a name that `marula simulate --seats` knows. Empty for people."""


class Told(Struct, kw_only=True):
    """What texts need to know of a match to name its players and places."""

    game: str
    names: dict[str, dict[str, dict[str, str]]]
    nouns: dict[str, str]
    seats: list[SeatInfo]


class StopInfo(Struct, kw_only=True):
    """Where a lesson waits for its learner."""

    id: str
    chapter: int
    points: list[str]
    """Places of the map or marked parts of the page: the first is what it is about, others belong to it."""
    asks: bool
    """Whether something is to be done there; else it is only read."""


class LessonInfo(Struct, kw_only=True):
    """The lesson that is given at a table."""

    learner: int
    chapters: list[str]
    """The keys of their texts, each with a `.title`."""
    stops: list[StopInfo]


class TableInfo(Struct, kw_only=True):
    """What doesn't change while a match is played."""

    id: str
    game: str
    rules: int
    board: dict[str, Any]
    names: dict[str, dict[str, dict[str, str]]]
    """What the board names: noun -> id -> language -> text."""
    nouns: dict[str, str]
    """Which fields of actions, events and refusals name what (see texts)."""
    options: dict[str, bool | int | str]
    seats: list[SeatInfo]
    has_secrets: bool
    facts: Any
    """What the game itself tells its page of rules and board (Game.facts)."""
    commitment: str
    created: str
    """When the table was opened, in ISO 8601."""
    lesson: LessonInfo | None = None


class ActionGroup(Struct, kw_only=True):
    """Actions with the same fields, a row of values each. A row leaves out what it begins with as the last one did."""

    fields: list[str]
    rows: list[list[str | int]]


class TableToPlay(TableInfo, kw_only=True):
    """What doesn't change at a table that one plays at: with it, all that can ever be done there."""

    actions: list[ActionGroup]
    """Every action of the board, nature's too. Positions name them by their numbers, from 0."""
    numbering: str
    """Tells these numbers from those of a server that numbers the same actions otherwise."""


class TurnInfo(Struct, kw_only=True):
    """Whose turn it is, and its number from 1 (0 = before the first)."""

    seat: int
    number: int


class Entry(Struct, kw_only=True):
    """Something was decided at the table: a move with all that came of it, or moves being taken back."""

    number: int
    seat: int
    """Who decided; -1 for what nature did before anybody's first move."""
    turn: TurnInfo
    """The turn in which it was decided."""
    events: list[Plain]
    undoes: list[int] = []
    """The numbers of the entries that no longer count because of this one."""


class TiebreakInfo(Struct, kw_only=True):
    """What was looked at to tell seats with equal totals apart."""

    name: str
    seats: list[int]
    """Those that were equal until then."""
    figures: list[int]
    """What each of them has; more is better."""


class ResultInfo(Struct, kw_only=True):
    """How a match ended."""

    ending: str
    winners: list[int]
    scores: list[dict[str, int]]
    places: list[int]
    """Every seat's place, from 1; equal ones share it."""
    tiebreaks: list[TiebreakInfo]
    """Those that places were found by, the best place first; none where all totals differ."""


class LessonPlace(Struct, kw_only=True):
    """Where the learner is."""

    stop: int
    """Counted from 0; as many as there are stops where the lesson is over."""
    text: str
    """The key of what is told there, with an `.ask` where something is to be done; empty at the end."""
    moving: bool
    """Whether the lesson's own moves come before that."""


class Position(Struct, kw_only=True):
    """The table as one seat sees it, and what that seat can do."""

    seat: int | None
    view: Plain
    turn: TurnInfo
    actors: list[int]
    """Who decides now. Several: at the same time. Empty: the match is over."""
    legal: list[int]
    """The numbers of what that seat may do: where a run of successive numbers begins, its length, and so on."""
    can_undo: bool
    scores: list[int | None]
    """The points that everybody can see so far, seat by seat."""
    result: ResultInfo | None = None
    seed: str | None = None
    """Shown when the match is over."""
    lesson: LessonPlace | None = None


class Hello(Frame, tag="hello"):
    """The first message of a socket: how it numbers actions. A page that knows another numbering loads itself anew."""

    numbering: str


class Update(Frame, tag="update"):
    """What happened after entry `since`, up to entry `seq`, and the position now."""

    since: int
    seq: int
    entries: list[Entry]
    position: Position


class EncodedUpdate(Frame, tag="update"):
    """An update whose parts are JSON already: several pages may get the same."""

    since: int
    seq: int
    entries: list[msgspec.Raw]
    position: msgspec.Raw


class Accepted(Frame, tag="accepted"):
    """The move `id` counts and is on disk. The update that holds it comes before this message."""

    id: str
    seq: int


class Refused(Frame, tag="refused"):
    """The rules don't allow it; nothing has changed."""

    id: str
    refusal: RefusalInfo


class Stale(Frame, tag="stale"):
    """The move was made on an old position and doesn't count. What happened since came just before this message."""

    id: str
    seq: int


class Answer(Frame, tag="answer"):
    """The answer to a question."""

    id: str
    answer: Any


class Reason(Frame, tag="reason"):
    """Why an action is not possible; null if it is."""

    id: str
    refusal: RefusalInfo | None


class Trouble(Frame, tag="error"):
    """The message made no sense; nothing has changed. `key` is a text of the shell."""

    id: str | None
    key: str
    values: Fields = {}


ToPage = Hello | Update | Accepted | Refused | Stale | Answer | Reason | Trouble


# Over HTTP


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
    identities: list[IdentityInfo]
    """Who sits where by the rules; empty where players choose."""
    levels: list[str]
    """The bots there are, weakest first."""
    has_lesson: bool


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened."""

    game: Name
    board: Name = ""
    """The id of a board; empty for the game's own."""
    options: dict[str, bool | int | str] = {}
    seats: Annotated[list[SeatInfo], Meta(max_length=16)]


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


class TableSummary(Struct, kw_only=True):
    """A table as the first page lists it."""

    id: str
    game: str
    seats: list[SeatInfo]
    created: str
    touched: str
    """When something was last done there, in ISO 8601."""
    turn: int
    actors: list[int]
    scores: list[int | None]
    winners: list[int] | None
    """None while the match is under way."""
    trouble: str = ""
    """A text key, where the match can't be gone on with."""


class TableList(Struct, kw_only=True):
    """All tables, the latest first."""

    under_way: list[TableSummary]
    finished: list[TableSummary]


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


_encoder = msgspec.json.Encoder()
_from_page: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


def decode_from_page(text: str) -> FromPage:
    """What a page said; raises msgspec's errors where it makes no sense."""
    return _from_page.decode(text)


def to_json(message: ToPage | EncodedUpdate) -> str:
    """What is said to a page."""
    return _encoder.encode(message).decode()


def encoded(part: Entry | Position) -> msgspec.Raw:
    """A part of an update as JSON."""
    return msgspec.Raw(_encoder.encode(part))
