"""Answers for the page, from the view alone."""

from marula.core.actions import Seat
from marula.core.wire import Json, JsonObject
from marula.games.africana.actions import Card, Place
from marula.games.africana.board import ARTIFACTS, ASSISTANT, CARD_BONUS, CARDS, NO_ASSISTANT, SIDES, AfricanaBoard
from marula.games.africana.bots.ways import Way, best_along, best_ways, is_way
from marula.games.africana.events import View
from marula.games.africana.rules import scoring
from marula.games.africana.state import CHOOSE, NO_CARD, NOTHING, TRAVEL, AfricanaState
from marula.games.africana.view import imagine

MOST_STEPS = 40
"""Nobody holds that many cards."""


def ask(board: AfricanaBoard, seen: View, question: JsonObject) -> Json:
    """Answer one of the page's questions; null where it makes no sense.

    - `{"about": "ways", "places": [...], "cards": [...]}`, from who may travel now: for every place within reach, the
      best way there through these places first, if any.
    - `{"about": "way", "places": [...], "cards": [...]}`: the best way through exactly these places, in this order. A
      card that is not null is the player's own choice. The answer's `choices` list for each leg what else could be
      played there, the other legs being as they are.
    - `{"about": "sets"}`: for each seat the sets that its artifacts are counted in (AFN-V2).
    - `{"about": "unseen"}`: for each book the adventures on pages that nobody has seen (AFN-H2).

    A way has `legs` (`to`, `card`, `silver`), `cards` and `silver` in all, and `offers`: what could be joined or
    completed at the start of the way (`leg` 0) and at each place on it, in the order they become possible. Each is
    possible for itself; where markers are few, not all of the joins together.
    """
    about = question.get("about")
    if about == "sets":
        return [_sets(board, player.adventures) for player in seen.players]
    if about == "unseen":
        return _unseen(board, seen)
    if about not in ("ways", "way") or seen.seat is None or seen.seat != seen.player:
        return None
    seat = Seat(seen.seat)
    state = imagine(board, seen, seat, _first)
    if state.phase not in (CHOOSE, TRAVEL) or state.waits != NOTHING:
        return None
    places = _places(board, question.get("places"))
    if places is None or not is_way(board, state.at[seat], places):
        return None
    cards = _cards(question.get("cards"), len(places))
    way = best_along(state, seat, places, cards)
    if way is None:
        return None
    if about == "ways":
        ways = best_ways(state, seat, places, cards)
        return {board.places[place].id: _way(state, seat, on) for place, on in ways.items()}
    return {**_way(state, seat, way), "choices": _choices(state, seat, places, way)}


def _choices(state: AfricanaState, seat: Seat, places: list[Place], way: Way) -> list[Json]:
    """What else could be played for each step, the others being as they are."""
    choices: list[Json] = []
    for number in range(len(places)):
        kept: list[Card | None] = [leg.card for leg in way.legs]
        possible: list[Json] = []
        for card, name in enumerate(CARDS):
            kept[number] = card
            other = best_along(state, seat, places, kept)
            if other is not None:
                possible.append({"card": name, "silver": other.legs[number].silver})
        choices.append(possible)
    return choices


def _way(state: AfricanaState, seat: Seat, way: Way) -> JsonObject:
    board = state.board
    return {
        "legs": [{"to": board.places[leg.to].id, "card": CARDS[leg.card], "silver": leg.silver} for leg in way.legs],
        "cards": way.price[0],
        "silver": way.price[1],
        "offers": _offers(state, seat, [state.at[seat], *(leg.to for leg in way.legs)]),
    }


def _offers(state: AfricanaState, seat: Seat, places: list[Place]) -> list[Json]:
    """AFN-M5 AFN-M6 AFN-M7 What the way makes possible; what is joined on it can be completed on it.

    Which of several expeditions gets the last marker is the player's choice: a marker is free as long as the way could
    have been gone without using it.
    """
    board = state.board
    offers: list[Json] = []
    before = [mask >> seat & 1 for mask in state.joined]
    joined = before[:]
    markers = state.markers[seat]
    completed: set[int] = set()
    fulfilled = 0
    for number, place in enumerate(places):
        for space, expedition in enumerate(state.spaces):
            if expedition == NO_CARD or expedition in completed:
                continue
            card = board.expeditions[expedition]
            if card.target == place and joined[space]:
                completed.add(expedition)
                markers += before[space]
                offers.append(
                    {
                        "leg": number,
                        "action": dict(board.complete[expedition].wire),
                        "silver": card.silver,
                        "points": card.vp,
                        "card": None,
                    }
                )
        # After those completed here, whose markers are free again.
        for space, expedition in enumerate(state.spaces):
            if expedition == NO_CARD or board.expeditions[expedition].start != place:
                continue
            if expedition not in completed and not joined[space] and markers:
                joined[space] = 1
                bonus = board.bonuses[space]
                offers.append(
                    {
                        "leg": number,
                        "action": dict(board.join[expedition].wire),
                        "silver": bonus,
                        "points": 0,
                        "card": "card" if bonus == CARD_BONUS else None,
                    }
                )
        for adventure, owned in enumerate(board.adventures):
            bit = 1 << adventure
            if state.unfinished[seat] & bit and not fulfilled & bit and owned.target == place:
                fulfilled |= bit
                done = state.adventures[seat] | fulfilled & ~bit
                assistant = None if owned.assistant == NO_ASSISTANT else CARDS[ASSISTANT + owned.assistant]
                offers.append(
                    {
                        "leg": number,
                        "action": dict(board.fulfil[adventure].wire),
                        "silver": owned.silver,
                        "points": owned.vp
                        + scoring.assistant_points(board, done | bit)
                        - scoring.assistant_points(board, done),
                        "card": assistant,
                    }
                )
    return offers


def _sets(board: AfricanaBoard, adventures: tuple[str, ...]) -> JsonObject:
    """AFN-V2 The sets that are counted, each with its artifacts and points."""
    mask = sum(1 << board.adventure_of[id] for id in adventures)
    points, sets = scoring.best_sets(scoring.artifact_counts(board, mask))
    counted: list[Json] = []
    for taken in sets:
        artifacts: list[Json] = [ARTIFACTS[kind] for kind, count in enumerate(taken) for _ in range(count)]
        counted.append({"artifacts": artifacts, "points": scoring.set_points(taken)})
    return {"points": points, "sets": counted}


def _unseen(board: AfricanaBoard, seen: View) -> JsonObject:
    """AFN-H2 What nobody has seen is what hasn't turned up anywhere."""
    known = {*seen.gone}
    for player in seen.players:
        known |= {*player.unfinished, *player.adventures}
    for book in seen.books.values():
        known |= {*book.left, *book.right}
    return {
        name: [card.id for card in board.adventures if card.book == book and card.id not in known]
        for book, name in enumerate(SIDES)
    }


def _places(board: AfricanaBoard, listed: Json) -> list[Place] | None:
    """The places of a question, perhaps none; None where they make no sense."""
    if listed is None:
        return []
    if not isinstance(listed, list) or len(listed) > MOST_STEPS:
        return None
    places = [board.place_of.get(id, -1) if isinstance(id, str) else -1 for id in listed]
    return None if -1 in places else places


def _cards(listed: Json, count: int) -> list[Card | None]:
    """The cards chosen for each step; what is missing or unknown is left open."""
    cards: list[Card | None] = [None] * count
    if isinstance(listed, list):
        for number, name in enumerate(listed[:count]):
            if isinstance(name, str) and name in CARDS:
                cards[number] = CARDS.index(name)
    return cards


def _first(bound: int) -> int:
    """Others' hands don't matter here: any will do."""
    return 0
