"""The protocol: what a folder under games/ offers, and what everything else may ask of it.

A game is one record of functions. State, board and view are the game's own types; whoever is not that game treats
them as sealed boxes and goes through the record. What a simple game doesn't have, it need not write.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from marula.core.actions import CHANCE, Action, ActionTable, Seat
from marula.core.data import check_plain_board
from marula.core.levels import USUAL_LEVELS, Level, Style
from marula.core.model import Model
from marula.core.rules import Event, Refusal, Rules, State, Turn
from marula.core.wire import JsonObject
from marula.core.wisdom import Wisdom

__all__ = [
    "CHANCE",
    "Action",
    "ActionTable",
    "AnyGame",
    "Board",
    "Draw",
    "Event",
    "Game",
    "Identity",
    "Line",
    "Option",
    "OptionError",
    "OptionValue",
    "Options",
    "PlainWisdom",
    "Refusal",
    "Result",
    "Rules",
    "Seat",
    "State",
    "Tiebreak",
    "Turn",
    "Wisdom",
]

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]

Draw = Callable[[int], int]
"""draw(n): a number from 0 to n - 1, all equally likely."""


@final
class Option:
    """A choice the table makes before the match. The first of its values is the default."""

    def __init__(self, key: str, values: tuple[OptionValue, ...]) -> None:
        self.key = key
        self.values = values

    @property
    def default(self) -> OptionValue:
        """What holds where nobody chose."""
        return self.values[0]


class OptionError(ValueError):
    """An option that the game hasn't, or a value that the option hasn't."""

    def __init__(self, key: str, value: object, known: Sequence[object]) -> None:
        super().__init__(key, value, known)
        self.key = key
        self.value = value
        self.known = known


@final
class Identity:
    """Who sits on a seat by the rules: a name for the texts, and the seat's colour and emblem."""

    def __init__(self, id: str, colour: str, emblem: str) -> None:
        self.id = id
        self.colour = colour
        self.emblem = emblem


@final
class Line:
    """A line of a position written out: either a text key with values, or a drawing that needs no language."""

    def __init__(self, key: str = "", values: Mapping[str, str | int] | None = None, drawing: str = "") -> None:
        self.key = key
        self.values: Mapping[str, str | int] = values or {}
        self.drawing = drawing


@final
class Tiebreak:
    """What tells equal totals apart: its name, and every seat's figure. More is better."""

    def __init__(self, name: str, figures: list[int]) -> None:
        self.name = name
        self.figures = figures


@final
class Result:
    """How a match ended: in which way, and every seat's score by category, with what tells equal totals apart.

    Most points win; among equals, who has more of what the first tie-break counts, and so on; else they share the
    victory.
    """

    def __init__(self, ending: str, scores: list[dict[str, int]], tiebreaks: list[Tiebreak] | None = None) -> None:
        self.ending = ending
        self.scores = scores
        self.tiebreaks: list[Tiebreak] = tiebreaks or []
        self.places = self._find_places()
        """Every seat's place, from 1; equal ones share it."""
        self.winners = [Seat(seat) for seat, place in enumerate(self.places) if place == 1]

    def _find_places(self) -> list[int]:
        seats = range(len(self.scores))
        figures = [
            [self.scores[seat]["total"], *[tiebreak.figures[seat] for tiebreak in self.tiebreaks]] for seat in seats
        ]
        return [1 + sum(other > own for other in figures) for own in figures]

    def deciders(self) -> list[tuple[Tiebreak, list[Seat]]]:
        """The tie-breaks that places were found by, each with the seats that were equal until then, the best first."""
        seats = [Seat(seat) for seat in range(len(self.scores))]
        level = _by_figure(seats, [score["total"] for score in self.scores])
        found: list[tuple[Tiebreak, list[Seat]]] = []
        for tiebreak in self.tiebreaks:
            found += [(tiebreak, group) for group in level if len(group) > 1]
            level = [part for group in level for part in _by_figure(group, tiebreak.figures)]
        return found

    def wire(self) -> JsonObject:
        """The result as the record holds it."""
        return {
            "ending": self.ending,
            "winners": list(self.winners),
            "scores": [dict(score) for score in self.scores],
        }


def _by_figure(seats: list[Seat], figures: list[int]) -> list[list[Seat]]:
    """Seats with equal figures together, those with the highest first."""
    levels = sorted({figures[seat] for seat in seats}, reverse=True)
    return [[seat for seat in seats if figures[seat] == level] for level in levels]


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """Parsed board data, checked, with the tables that depend on them. Shared by all states of a match."""

    def __init__(self, data: JsonObject) -> None:
        self.data = data
        self.actions = ActionTable()
        self.names: dict[str, dict[str, dict[str, str]]] = {}
        """What the data name: noun (see Game.nouns) -> id -> language -> text."""
        self.text = b""
        """What the digest of a record reads of it, kept when it was first needed (record.py)."""


B = TypeVar("B", bound=Board)
S = TypeVar("S", bound=State)
V = TypeVar("V")


@final
class Game(Generic[B, S, V]):
    """The rules of one game. See docs/adding-a-game.md for what each function promises; tests/laws hold it to that."""

    def __init__(
        self,
        *,
        id: str,
        rules_version: int,
        min_players: int,
        max_players: int,
        minutes: int,
        board: Callable[[JsonObject], B],
        setup: Callable[[B, Options, int], S],
        rules: Rules[S],
        view: Callable[[S, Seat | None], V],
        imagine: Callable[[B, V, Seat, Draw], S],
        describe: Callable[[B, V], list[Line]],
        standings: Callable[[B, V], list[int | None]],
        result: Callable[[S], Result],
        endings: tuple[str, ...],
        has_boards: bool = False,
        has_secrets: bool = False,
        options: tuple[Option, ...] = (),
        identities: tuple[Identity, ...] = (),
        nouns: Mapping[str, str] | None = None,
        scored_at_end: tuple[str, ...] = (),
        tiebreaks: tuple[str, ...] = (),
        pieces: Callable[[S], Mapping[str, int]] | None = None,
        redact: Callable[[Event, Seat | None], Event] | None = None,
        wisdom: Callable[[frozenset[str]], Wisdom] | None = None,
        facets: tuple[str, ...] = (),
        features: tuple[str, ...] = (),
        guesses: tuple[float, ...] = (),
        levels: Mapping[str, Level] = USUAL_LEVELS,
        styles: Mapping[str, Style] | None = None,
        facts: Callable[[B], Any] | None = None,
        questions: Mapping[type[Any], Any] | None = None,
        ask: Callable[[B, V, Any], Any] | None = None,
        conceal: Callable[[V], V] | None = None,
        own: Callable[[S, V, Seat], V] | None = None,
        earlier: "tuple[Game[Any, Any, Any], ...]" = (),
    ) -> None:
        self.id = id
        self.rules_version = rules_version
        """From 1 on every record replays for ever; 0 while the rules are being written."""
        self.min_players = min_players
        self.max_players = max_players
        self.minutes = minutes
        """About how long a match of people takes."""
        self.options = options
        self.identities = identities
        """Who sits where by the rules, in seat order; empty where players choose."""
        self.nouns: Mapping[str, str] = nouns or {"seat": "seat"}
        """Field names of actions, events and refusals -> what they name: 'seat', 'place', or a family of texts."""
        self.has_boards = has_boards
        """Whether it comes with a board file, and can be played on boards of one's own."""
        self.has_secrets = has_secrets
        """Whether nature ever decides something that some seat doesn't see."""
        self._wisdom = wisdom
        self.facets = facets
        """The parts of its wisdom that can be switched off, by name."""
        self.features = features
        """What its wisdom sees in a position that a lead can be told from, by name; in the order of the numbers."""
        self.guesses = guesses
        """How much each of them counts, as people would guess; where there are guesses, learning begins with them."""
        self.levels = levels
        """How well its bots play, by the name of a level."""
        self.styles: Mapping[str, Style] = styles or {}
        """What bots of the same level may like, by name; each has its text."""
        self.earlier = earlier
        """Older versions of the rules, kept so that their records replay."""

        self._board = board
        self.setup = setup
        self.rules = rules
        self.view = view
        self.own: Callable[[S, V, Seat], V] = own or (lambda state, _, seat: view(state, seat))
        """A seat's view, from that of a bystander: what everybody sees is made once, however many look on."""
        self.redact: Callable[[Event, Seat | None], Event] = redact or _open_to_all
        self.imagine = imagine
        self.conceal: Callable[[V], V] = conceal or _as_it_is
        """A view without what the table's options hide or leave to memory: what a page is sent. Bots get all of it."""
        self.facts: Callable[[B], Any] = facts or _nothing
        """What the page shows of the rules and the board and would otherwise have to work out; a dataclass, or None."""
        self.questions = questions or {}
        """What the page may ask: dataclasses told apart by their `about`, each with the type of its answer."""
        self.ask: Callable[[B, V, Any], Any] = ask or _no_answer
        """The answer to one of these questions, from a concealed view alone; None where it makes no sense there."""
        self.describe = describe
        self.standings = standings
        """The points so far, seat by seat, as that view may count them; None where the table keeps them hidden."""
        self.result = result
        self.scored_at_end = scored_at_end
        """The categories of the score that are counted only when the match is over, in their order."""
        self.endings = endings
        """The ways a match can end, by name; each has its texts, and every result has one of them."""
        self.tiebreaks = tiebreaks
        """What tells equal totals apart, by name, in order; each has its text, and every result has its figures."""
        self.pieces: Callable[[S], Mapping[str, int]] = pieces or _no_pieces
        """Counts that never change during a match: pieces, cards, tiles, money with the bank."""

    @property
    def prefix(self) -> str:
        """What the keys of its texts begin with."""
        return self.id.replace("_", "-")

    def board(self, data: JsonObject) -> B:
        """The board of these data, checked; raises BoardError."""
        if not self.has_boards:
            check_plain_board(data, self.id)
        return self._board(data)

    def wisdom(
        self,
        without: frozenset[str] = frozenset(),
        model: Model | None = None,
        style: str | None = None,
        fondness: float = 1.0,
    ) -> Wisdom:
        """What bots know of the game, but for some of it, what was learned of it, and what they like how much."""
        wisdom = PlainWisdom(self) if self._wisdom is None else self._wisdom(without)
        wisdom.model = model
        if style is not None:
            wisdom.style = {kind: fondness * points for kind, points in self.styles[style].items()}
        return wisdom

    def settle(self, chosen: Options) -> dict[str, OptionValue]:
        """Complete the chosen options by the defaults; raise OptionError for what the game doesn't have."""
        for key, value in chosen.items():
            option = next((option for option in self.options if option.key == key), None)
            if option is None:
                raise OptionError(key, value, [option.key for option in self.options])
            if not any(type(value) is type(known) and value == known for known in option.values):
                raise OptionError(key, value, option.values)
        return {option.key: chosen.get(option.key, option.default) for option in self.options}

    def version(self, number: int) -> "Game[Any, Any, Any] | None":
        """These rules in that version, if they are still known."""
        if number == self.rules_version:
            return self
        return next((game for game in self.earlier if game.rules_version == number), None)


@final
class PlainWisdom(Wisdom):
    """What everybody knows of any game: all that is legal may be worth it, and a lead in points is good."""

    def __init__(self, game: "Game[Any, Any, Any]") -> None:
        super().__init__()
        self.game = game

    def candidates(self, state: Any, seat: Seat) -> list[Action]:
        """All legal actions."""
        return self.game.rules.legal(state, seat)

    def evaluate(self, state: Any, seat: Seat) -> float:
        """By how much the seat leads, as it sees it; when the match is over, who has won counts for more than that."""
        game = self.game
        if game.rules.actors(state):
            points = [float(known or 0) for known in game.standings(state.board, game.view(state, seat))]
            won = 0.0
        else:
            result = game.result(state)
            points = [float(score["total"]) for score in result.scores]
            won = WON if result.places[seat] == 1 else -WON
        others = [count for other, count in enumerate(points) if other != seat]
        return won + points[seat] - max(others, default=0.0)


WON: Final = 1000.0
"""What a victory is worth, in points."""


def _as_it_is(view: V) -> V:
    return view


def _open_to_all(event: Event, seat: Seat | None) -> Event:
    return event


def _no_pieces(state: State) -> Mapping[str, int]:
    return {}


def _nothing(board: Board) -> None:
    return None


def _no_answer(board: Board, view: Any, question: Any) -> None:
    return None


AnyGame = Game[Any, Any, Any]
