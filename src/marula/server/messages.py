"""What travels over a table's socket: one type per message, told apart by `type`. http_messages.py has the rest.

The TypeScript of the page is made from here (tools/wire_types.py); docs/wire-protocol.md tells how they are used.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from marula.core.wire import RefusalInfo

Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""A name the page gives to what it sends, so that it can be sent again without counting twice."""

LARGEST = 2**53
"""Whole numbers that JavaScript can tell from each other."""

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=40)]
Fields = dict[str, str | int]
"""An action or the values of a text: named strings and numbers."""
Plain = Annotated[Any, Meta(extra_json_schema={"type": "object"})]
"""A view or an event: a dataclass of the game, which is encoded as an object of its fields."""
Colour = Literal["red", "blue", "yellow", "green", "violet", "white"]
Emblem = Literal["lion", "buffalo", "camel", "gorilla", "flamingo", "wolf", "rooster", "eagle"]
Phrase = Literal["hello", "good-luck", "your-turn", "well-played", "one-moment", "that-was-my-plan", "sorry", "thanks"]
"""What everybody can say and reads in their own language."""
Reaction = Literal["thumb", "party", "laugh", "heart", "sad", "hourglass", "wave"]


class Frame(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """A message of a table's socket."""


# From the page


class Hello(Frame, tag="hello"):
    """The first message: through whose eyes the page looks (null: a bystander's), and the newest entry that it knows.

    From then on the socket belongs to that seat. Whoever wants to look through other eyes opens another one.
    """

    seat: SeatNumber | None
    since: Sequence = 0


class MakeMove(Frame, tag="move"):
    """Do this. `seq` is the number of the newest entry the page knew when the choice was made."""

    id: Id
    seq: Sequence
    action: Fields


class Undo(Frame, tag="undo"):
    """Take back the seat's last move, or with `turn` all of the turn that can be taken back."""

    id: Id
    seq: Sequence
    turn: bool = False


class Ask(Frame, tag="ask"):
    """A question to the game about the position as the seat sees it."""

    id: Id
    question: dict[str, Any]


class AskWhy(Frame, tag="why"):
    """Why can't the seat do this now?"""

    id: Id
    action: Fields


class ReadOn(Frame, tag="read"):
    """What the lesson tells at that stop has been read."""

    id: Id
    stop: Sequence


class TakeBack(Frame, tag="back"):
    """The bot that sits in for the seat shall go: its owner is here again."""

    id: Id


class Propose(Frame, tag="propose"):
    """Ask everybody: take back all that came after entry `to` (rewind), or end the match without a result (end)."""

    id: Id
    what: Literal["rewind", "end"]
    to: Sequence = 0


class Vote(Frame, tag="vote"):
    """Agree to what is proposed, or not. Who proposed it takes it back by saying no."""

    id: Id
    number: Annotated[int, Meta(ge=0, le=LARGEST)]
    """Which proposal: another may have come meanwhile."""
    yes: bool


class Say(Frame, tag="say"):
    """Say something to the table: a ready phrase or a reaction by its name, or a text of one's own."""

    id: Id
    kind: Literal["phrase", "reaction", "text"]
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Presence(Frame, tag="here"):
    """Whether somebody looks at the page just now."""

    looking: bool


FromPage = Hello | MakeMove | Undo | Ask | AskWhy | ReadOn | TakeBack | Propose | Vote | Say | Presence


# To the page


class SeatInfo(Struct, forbid_unknown_fields=True, kw_only=True):
    """Who sits there: a person or a bot. An empty name is filled in by the page, in its language."""

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
    mine: list[int] = []
    """The seats of whoever asks, as it was when they asked: the eyes through which a page looks first."""
    asked: int | None = None
    """Which of them had something to decide then, the first if there were several."""


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
    rewind: int | None = None
    """The earliest entry that the match could go back to by consent; None where there is no way back."""
    scores: list[int | None]
    """The points that everybody can see so far, seat by seat."""
    result: ResultInfo | None = None
    seed: str | None = None
    """Shown when the match is over, or was ended."""
    lesson: LessonPlace | None = None


class Welcome(Frame, tag="welcome"):
    """The answer to `hello`: how the server numbers actions, and which program it is.

    A page that knows another numbering, or was made for another version, loads itself anew.
    """

    numbering: str
    version: str


class ClockInfo(Struct, kw_only=True):
    """A seat's time."""

    left: int
    """Milliseconds, when this was sent; below 0 it is over."""
    running: bool


class AroundSeat(Struct, kw_only=True):
    """A seat as it is just now."""

    who: SeatInfo | None
    """None while the seat is free and nobody has chosen its colour."""
    identity: Name = ""
    """Who sits there by the rules of a game that says so: the game has a text for it."""
    state: Literal["free", "read", "taken", "bot", "stand-in"]
    """Free; its invitation is being read; somebody's; a bot's; somebody's or nobody's, and a bot plays for it."""
    called: Name = ""
    """How the host called a guest who has yet to come."""
    mine: bool
    """Held by whoever reads this."""
    level: Name = ""
    """The bot that sits in."""
    presence: Literal["here", "away", "gone", ""] = ""
    """Looking at the table; with the page open in the background; not connected. Empty for bots and free seats."""
    since: str = ""
    """Since when they have been away, gone, or sitting there, in ISO 8601."""
    language: Name = ""
    clock: ClockInfo | None = None


class ProposalInfo(Struct, kw_only=True):
    """What somebody asks everybody's consent for."""

    what: Literal["rewind", "end"]
    seat: int
    """Who asks."""
    to: int = 0
    """For a rewind: the last entry that would still count."""
    number: int
    """What it is answered by."""
    agreed: list[int]
    missing: list[int]
    """The seats whose people have yet to answer."""


class Around(Frame, tag="around"):
    """Everything about a table that isn't the match: sent first, and whenever something of it has changed."""

    state: Literal["gathering", "playing", "finished", "ended"]
    seats: list[AroundSeat]
    host: bool
    """Whether whoever reads this may do what a host does."""
    pace: str
    """live, or a time for each turn (2d), or a time for the match with a bonus per turn (5m+10s)."""
    listed: bool
    begins: Literal["all", "host"]
    chat: bool
    """Whether texts of one's own may be said."""
    watching: int
    proposal: ProposalInfo | None = None
    next: str = ""
    """The table of the rematch, once there is one."""
    again: list[int] = msgspec.field(default_factory=list)
    """The seats of those who have asked for it, or gone there."""


class Talked(Frame, tag="talked"):
    """What was said at the table, in order: the last lines to who comes, then what is new."""

    lines: list["LineInfo"]


class LineInfo(Struct, kw_only=True):
    """Something that was said."""

    number: int
    seat: int
    kind: Literal["phrase", "reaction", "text"]
    text: str
    made: str


class Bye(Frame, tag="bye"):
    """The server is about to close the socket: a text key says why. The page comes back unless it is told otherwise."""

    key: str
    back: bool


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


ToPage = Welcome | Around | Update | Talked | Accepted | Refused | Stale | Answer | Reason | Trouble | Bye


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
