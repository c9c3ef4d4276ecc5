"""The vocabulary: what has happened (events), what a seat sees (View), and what the fields name (NOUNS).

Never compiled: annotations are read from here for the wire.
"""

from typing import Literal

from marula.core.wire import value

NOUNS = {
    "seat": "seat",
    "other": "seat",
    "winner": "seat",
    "hexagon": "place",
    "origin": "place",
    "to": "place",
    "tile": "tile",
    "good": "tile",
    "taken": "tile",
    "given": "tile",
}
"""What a field of an action, event or refusal names: a seat, a place of the board, or a text of a family."""


@value
class StartPlayerDrawn:
    """AFR-S2 Chance has named the start player."""

    seat: int
    type: Literal["start_player_drawn"] = "start_player_drawn"


@value
class ExplorerPlaced:
    """AFR-S2 An explorer stands on its first city."""

    seat: int
    to: str
    type: Literal["explorer_placed"] = "explorer_placed"


@value
class Relocated:
    """AFR-A1 An explorer went anywhere, for a whole turn."""

    seat: int
    origin: str
    to: str
    type: Literal["relocated"] = "relocated"


@value
class Advanced:
    """AFR-B1 An explorer advanced by one or two hexagons."""

    seat: int
    origin: str
    to: str
    steps: int
    type: Literal["advanced"] = "advanced"


@value
class TileTurned:
    """AFR-D1 A tile is face up now; what follows from it is told by the next event."""

    seat: int
    hexagon: str
    tile: str
    type: Literal["tile_turned"] = "tile_turned"


@value
class TreasureFound:
    """AFR-D2 Gold or gems scored on discovery."""

    seat: int
    hexagon: str
    tile: str
    points: int
    type: Literal["treasure_found"] = "treasure_found"


@value
class GoodTaken:
    """AFR-D3 A good was found and taken."""

    seat: int
    hexagon: str
    good: str
    type: Literal["good_taken"] = "good_taken"


@value
class GoodsExchanged:
    """AFR-D3 The finder took goods of one kind from another player and gave as many of the find's kind."""

    seat: int
    other: int
    taken: str
    given: str
    count: int
    type: Literal["goods_exchanged"] = "goods_exchanged"


@value
class GoodKept:
    """AFR-D3 The finder exchanged nothing."""

    seat: int
    good: str
    type: Literal["good_kept"] = "good_kept"


@value
class AnimalSettled:
    """AFR-D4 A found animal has its place, the hexagon of the find or a better one."""

    seat: int
    tile: str
    origin: str
    to: str
    adjacent: int
    points: int
    type: Literal["animal_settled"] = "animal_settled"


@value
class NomadsSettled:
    """AFR-D5 Found nomads have their place."""

    seat: int
    origin: str
    to: str
    points: int
    type: Literal["nomads_settled"] = "nomads_settled"


@value
class TileLifted:
    """AFR-N1 AFR-N2 A face-up animal or nomads are about to be moved."""

    seat: int
    hexagon: str
    tile: str
    type: Literal["tile_lifted"] = "tile_lifted"


@value
class AnimalMoved:
    """AFR-N1 An animal went to more of its kind."""

    seat: int
    tile: str
    origin: str
    to: str
    before: int
    after: int
    points: int
    type: Literal["animal_moved"] = "animal_moved"


@value
class NomadsMoved:
    """AFR-N2 Nomads went to more empty space."""

    seat: int
    origin: str
    to: str
    before: int
    after: int
    points: int
    type: Literal["nomads_moved"] = "nomads_moved"


@value
class MonumentFound:
    """AFR-D6 A monument gave a camp."""

    seat: int
    hexagon: str
    number: int
    type: Literal["monument_found"] = "monument_found"


@value
class LastMonumentFound:
    """AFR-D6 AFR-V1 The eleventh monument gave the +3 marker and ended the match."""

    seat: int
    hexagon: str
    points: int
    type: Literal["last_monument_found"] = "last_monument_found"


@value
class CampSetUp:
    """AFR-K2 A camp scored what lies around it."""

    seat: int
    hexagon: str
    animals: int
    nomads: int
    monuments: int
    points: int
    type: Literal["camp_set_up"] = "camp_set_up"


@value
class TreasureCollected:
    """AFR-K3 A camp took the gold and gems around it; `hexagons` are those that are empty now."""

    seat: int
    hexagon: str
    hexagons: tuple[str, ...]
    gold: int
    gems: int
    type: Literal["treasure_collected"] = "treasure_collected"


@value
class TurnPassed:
    """AFR-B3 A turn ended without a step and without an action."""

    seat: int
    type: Literal["turn_passed"] = "turn_passed"


@value
class MatchStalled:
    """AFR-V5 Nobody discovered anything for twelve turns each: the match is over."""

    turns: int
    type: Literal["match_stalled"] = "match_stalled"


@value
class FinalScore:
    """AFR-V2 AFR-V3 What a seat gets at the end for goods, gold and gems, and its total."""

    seat: int
    goods: int
    gold: int
    gems: int
    total: int
    type: Literal["final_score"] = "final_score"


@value
class Won:
    """AFR-V4 A seat has won, alone or `shared` with others."""

    winner: int
    shared: int
    total: int
    type: Literal["won"] = "won"


EVENTS = (
    StartPlayerDrawn,
    ExplorerPlaced,
    Relocated,
    Advanced,
    TileTurned,
    TreasureFound,
    GoodTaken,
    GoodsExchanged,
    GoodKept,
    AnimalSettled,
    NomadsSettled,
    TileLifted,
    AnimalMoved,
    NomadsMoved,
    MonumentFound,
    LastMonumentFound,
    CampSetUp,
    TreasureCollected,
    TurnPassed,
    MatchStalled,
    FinalScore,
    Won,
)


Family = Literal["animals", "goods", "monuments", "nomads", "gold", "gems"]


@value
class Facts:
    """What the page shows of the rules and the board: the tiles, and the end."""

    families: dict[str, Family]
    """AFR-C2 The family of each tile."""
    monuments: int
    """AFR-V1 The last of so many ends the match,"""
    last_monument_points: int
    """AFR-D6 and brings its finder these points."""


@value
class PlayerView:
    """AFR-H1 What lies in front of one player: all of it is open, unless the table hides treasure."""

    explorer: str | None
    camps: int
    points: dict[str, int]
    goods: dict[str, int]
    tiles: int
    """How many tiles of gold and gems were collected,"""
    treasure: dict[str, int] | None
    """how many of each,"""
    gold: int | None
    gems: int | None
    """and the pieces on them; all three None in what is sent to others where the table hides treasure."""


Phase = Literal["start", "place", "act", "flip", "exchange", "settle", "carry", "over"]


@value
class View:
    """AFR-H1 The table as anybody sees it: the face-down tiles are secret to all, everything else is open.

    Where `hidden_treasure` holds, pages aren't sent others' running totals of pieces until the end.
    """

    seat: int | None
    phase: Phase
    player: int | None
    start_player: int | None
    turn: int
    half: int
    advanced: bool
    untouched: bool
    discovered: bool
    idle_turns: int
    focus: str | None
    """The hexagon a decision is about: being turned, found on, or lifted from."""
    find: str | None
    """The tile that decision is about."""
    hexagons: dict[str, str]
    """Every hexagon: 'down', 'empty', 'camp', or the tile that lies face up there."""
    players: tuple[PlayerView, ...]
    face_down: dict[str, int]
    """What is left of the mix."""
    monuments: int
    camps_in_supply: int
    ending: str | None
    hidden_treasure: bool
