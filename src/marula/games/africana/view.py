"""Who sees what: the view, and the way back from it."""

from marula.core.actions import Seat
from marula.core.bags import take_any
from marula.core.game import Draw, Event
from marula.core.masks import Picker, bits
from marula.core.wire import altered
from marula.games.africana.board import (
    ASSISTANT,
    CARDS,
    COLOURS,
    LETTERS,
    SIDES,
    SILVER_PER_GOLD,
    AfricanaBoard,
)
from marula.games.africana.events import (
    BookView,
    CardDrawn,
    CardFacts,
    Facts,
    HiddenCardDrawn,
    PlayerView,
    SpaceView,
    View,
)
from marula.games.africana.rules import buy, end, travel
from marula.games.africana.rules.setup import CARDS_OF_A_COLOUR, MARKERS, REMOVED
from marula.games.africana.state import DISCARD, ENDINGS, NO_CARD, OVER, PHASES, AfricanaState


def facts(board: AfricanaBoard) -> Facts:
    """AFN-B2 AFN-B3 AFN-M2 AFN-E1 AFN-E2 What doesn't change in a match and is shown."""
    return Facts(
        cards={
            name: CardFacts(returns=travel.returns(card), leaves=end.leaves(card)) for card, name in enumerate(CARDS)
        },
        books={place.id: SIDES[place.side] for place in board.places},
        page_prices=buy.PAGE_PRICES,
        adventure_price=buy.PRICE,
        most_adventures=end.MOST_ADVENTURES,
        markers=MARKERS,
        silver_per_gold=SILVER_PER_GOLD,
    )


def view(state: AfricanaState, seat: Seat | None) -> View:
    """AFN-H1 Open is everything but the colours of others' travel cards; what lies in piles the state doesn't know.

    AFN-H2 AFN-H3 Pages seen and cards taken are public; what the options leave to memory is concealed from pages.
    """
    seen = _open(state)
    return seen if seat is None else own(state, seen, seat)


def own(state: AfricanaState, seen: View, seat: Seat) -> View:
    """AFN-H1 What a seat sees besides: the colours of its travel cards."""
    kinds = len(COLOURS)
    hand = state.hand[seat * kinds : (seat + 1) * kinds]
    return altered(seen, seat=seat, hand=dict(zip(COLOURS, hand, strict=True)))


def _open(state: AfricanaState) -> View:
    board = state.board
    return View(
        seat=None,
        phase=PHASES[state.phase],
        player=state.player,
        turn=state.turn,
        waits=state.waits,
        due=state.due,
        pages=state.pages,
        acted=state.acted,
        progress=state.progress,
        idle_rounds=state.idle_rounds,
        last_round=state.last_round,
        still_to_play=_still_to_play(state),
        ending=ENDINGS[state.ending] or None,
        hand=None,
        down={CARDS[card]: count for card, count in enumerate(state.down) if count},
        too_many_cards=end.too_many_cards(state) if state.phase == DISCARD else 0,
        too_many_adventures=end.too_many_adventures(state) if state.phase == DISCARD else 0,
        players=tuple(_player(state, Seat(other)) for other in range(state.seats)),
        pile=sum(state.pile),
        discards=dict(zip(COLOURS, state.discards, strict=True)),
        letters=dict(zip(LETTERS, state.letters, strict=True)),
        top_letter=LETTERS[state.top_letter()] if state.pile_size() else None,
        spaces=tuple(
            SpaceView(
                expedition=None if number == NO_CARD else board.expeditions[number].id,
                joined=tuple(bits(state.joined[space])),
            )
            for space, number in enumerate(state.spaces)
        ),
        books={
            name: BookView(
                left=tuple([board.adventures[number].id for number in state.left[book]]),
                right=tuple([board.adventures[number].id for number in state.right[book]]),
                unseen=state.unseen_pages[book].bit_count(),
            )
            for book, name in enumerate(SIDES)
        },
        gone=_ids(board.adventure_ids, state.gone),
        gone_assistants=dict(zip(COLOURS, state.gone_assistants, strict=True)),
        remember_books=state.remember_books,
        hidden_scores=state.hidden_scores,
    )


def _still_to_play(state: AfricanaState) -> tuple[int, ...]:
    """AFN-E4 The round is played out, in seat order."""
    return tuple(range(state.player, state.seats)) if state.last_round and state.phase != OVER else ()


def _player(state: AfricanaState, seat: Seat) -> PlayerView:
    board = state.board
    start = seat * len(COLOURS)
    return PlayerView(
        at=board.places[state.at[seat]].id,
        silver=state.silver[seat],
        markers=state.markers[seat],
        cards=state.travel_cards(seat),
        joker=state.joker[seat] == 1,
        assistants=dict(zip(COLOURS, state.assistants[start : start + len(COLOURS)], strict=True)),
        unfinished=_ids(board.adventure_ids, state.unfinished[seat]),
        expeditions=_ids(board.expedition_ids, state.expeditions[seat]),
        adventures=_ids(board.adventure_ids, state.adventures[seat]),
    )


def _ids(ids: Picker[str], mask: int) -> tuple[str, ...]:
    """The names of the cards in a mask."""
    found: list[str] = []
    ids.extend(found, mask)
    return tuple(found)


def conceal(seen: View) -> View:
    """AFN-H2 Without memory only the top of each side. AFN-H3 With hidden scores only the number of others' cards."""
    if seen.ending is not None:
        return seen
    if not seen.remember_books:
        books = {name: altered(book, left=_top(book.left), right=_top(book.right)) for name, book in seen.books.items()}
        seen = altered(seen, books=books)
    if seen.hidden_scores:
        players = tuple(
            altered(player, expeditions=_face_down(player.expeditions), adventures=_face_down(player.adventures))
            if hides_score(seen, seat)
            else player
            for seat, player in enumerate(seen.players)
        )
        seen = altered(seen, players=players)
    return seen


def hides_score(seen: View, seat: int) -> bool:
    """AFN-H3 Whether what a seat has under its company card is hidden from who looks."""
    return seen.hidden_scores and seen.seat != seat and seen.ending is None


def _top(pages: tuple[str | None, ...]) -> tuple[str | None, ...]:
    return (*_face_down(pages[1:]), *pages[-1:])


def _face_down(cards: tuple[str | None, ...]) -> tuple[str | None, ...]:
    return (None,) * len(cards)


def standings(board: AfricanaBoard, seen: View) -> list[int | None]:
    """AFN-V1 The points on cards taken so far. AFN-H3 With hidden scores only the owner counts them."""
    return [None if hides_score(seen, seat) else _points(board, player) for seat, player in enumerate(seen.players)]


def _points(board: AfricanaBoard, player: PlayerView) -> int:
    expeditions = [board.expeditions[board.expedition_of[id]].vp for id in player.expeditions if id is not None]
    adventures = [board.adventures[board.adventure_of[id]].vp for id in player.adventures if id is not None]
    return sum(expeditions) + sum(adventures)


def redact(event: Event, seat: Seat | None) -> Event:
    """AFN-H1 The colour of a card drawn is for who drew it; everything else happens in the open."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return HiddenCardDrawn(seat=event.seat)
    return event


def imagine(board: AfricanaBoard, seen: View, seat: Seat, draw: Draw) -> AfricanaState:
    """A state that looks like this view: the travel cards nobody here has seen are dealt to hands and pile.

    AFN-H2 AFN-H3 What is concealed is any of what it could be.
    """
    players = seen.players
    seats = len(players)
    down = [seen.down.get(card, 0) for card in CARDS]
    discards = [seen.discards[colour] for colour in COLOURS]
    hands, pile = _deal(seen, seat, down, discards, draw)
    spaces = [NO_CARD if space.expedition is None else board.expedition_of[space.expedition] for space in seen.spaces]
    expeditions = _deal_expeditions(board, seen, spaces, draw)
    unseen = (1 << len(board.expeditions)) - 1
    for mask in expeditions:
        unseen &= ~mask
    for number in spaces:
        if number != NO_CARD:
            unseen &= ~(1 << number)
    unfinished = [_adventure_mask(board, player.unfinished) for player in players]
    gone = _adventure_mask(board, seen.gone)
    dealt = _DealtAdventures(board, seen, gone, unfinished, draw)
    return AfricanaState(
        board=board,
        seats=seats,
        remember_books=seen.remember_books,
        hidden_scores=seen.hidden_scores,
        phase=PHASES.index(seen.phase),
        waits=seen.waits,
        player=Seat(seen.player),
        turn=seen.turn,
        due=seen.due,
        pages=seen.pages,
        acted=seen.acted,
        progress=seen.progress,
        idle_rounds=seen.idle_rounds,
        last_round=seen.last_round,
        ending=ENDINGS.index(seen.ending or ""),
        at=[board.place_of[player.at] for player in players],
        silver=[player.silver for player in players],
        markers=[player.markers for player in players],
        hand=hands,
        joker=[1 if player.joker else 0 for player in players],
        assistants=[player.assistants[colour] for player in players for colour in COLOURS],
        down=down,
        pile=pile,
        discards=discards,
        letters=[seen.letters[letter] for letter in LETTERS],
        unseen=unseen,
        spaces=spaces,
        joined=[sum(1 << other for other in space.joined) for space in seen.spaces],
        left=dealt.left,
        right=dealt.right,
        unseen_pages=dealt.unseen,
        unfinished=unfinished,
        expeditions=expeditions,
        adventures=dealt.completed,
        gone=gone,
        gone_assistants=[seen.gone_assistants[colour] for colour in COLOURS],
    )


def _deal(seen: View, seat: Seat, down: list[int], discards: list[int], draw: Draw) -> tuple[list[int], list[int]]:
    """AFN-H1 Deal the unseen travel cards at random: to the other hands, and the rest is the pile."""
    kinds = len(COLOURS)
    own = [0] * kinds if seen.hand is None else [seen.hand[colour] for colour in COLOURS]
    pile = [CARDS_OF_A_COLOUR - own[colour] - down[colour] - discards[colour] for colour in range(kinds)]
    hands: list[int] = []
    for other, player in enumerate(seen.players):
        if other == seat:
            hands += own
            continue
        hand = [0] * kinds
        for _ in range(player.cards):
            hand[take_any(pile, draw)] += 1
        hands += hand
    return hands, pile


def _deal_expeditions(board: AfricanaBoard, seen: View, spaces: list[int], draw: Draw) -> list[int]:
    """AFN-H3 AFN-S3 Each seat's expeditions; of each letter so many are concealed as neither lie in sight nor ahead."""
    masks = [_expedition_mask(board, player.expeditions) for player in seen.players]
    if not any(None in player.expeditions for player in seen.players):
        return masks
    in_sight = 0
    for mask in masks:
        in_sight |= mask
    for number in spaces:
        in_sight |= 0 if number == NO_CARD else 1 << number
    pool: list[int] = []
    for letter, name in enumerate(LETTERS):
        there = list(bits(board.letter_masks[letter] & ~in_sight))
        removed = REMOVED[len(seen.players)] if letter == len(LETTERS) - 1 else 0
        for _ in range(len(there) - seen.letters[name] - removed):
            pool.append(there.pop(draw(len(there))))
    _deal_out(masks, [player.expeditions for player in seen.players], pool, draw)
    return masks


class _DealtAdventures:
    """AFN-H2 AFN-H3 Adventures as a seat may imagine them: concealed pages and cards are any that nothing else is."""

    def __init__(self, board: AfricanaBoard, seen: View, gone: int, unfinished: list[int], draw: Draw) -> None:
        self.completed = [_adventure_mask(board, player.adventures) for player in seen.players]
        self.left: list[list[int]] = []
        self.right: list[list[int]] = []
        self.unseen: list[int] = []
        in_sight = gone
        for mask in (*unfinished, *self.completed):
            in_sight |= mask
        pool: list[int] = []
        for book, name in enumerate(SIDES):
            pages = seen.books[name]
            known = in_sight | _adventure_mask(board, pages.left) | _adventure_mask(board, pages.right)
            unseen = board.book_masks[book] & ~known
            concealed = unseen.bit_count() > pages.unseen
            there = list(bits(unseen)) if concealed else []
            for side, ids in ((self.left, pages.left), (self.right, pages.right)):
                side.append([there.pop(draw(len(there))) if id is None else board.adventure_of[id] for id in ids])
            if concealed:
                for _ in range(len(there) - pages.unseen):
                    pool.append(there.pop(draw(len(there))))
                unseen = sum(1 << number for number in there)
            self.unseen.append(unseen)
        _deal_out(self.completed, [player.adventures for player in seen.players], pool, draw)


def _deal_out(masks: list[int], cards: list[tuple[str | None, ...]], pool: list[int], draw: Draw) -> None:
    """For every card that is concealed, its owner gets one from the pool."""
    for seat, ids in enumerate(cards):
        for _ in range(ids.count(None)):
            masks[seat] |= 1 << pool.pop(draw(len(pool)))


def _expedition_mask(board: AfricanaBoard, ids: tuple[str | None, ...]) -> int:
    mask = 0
    for id in ids:
        mask |= 0 if id is None else 1 << board.expedition_of[id]
    return mask


def _adventure_mask(board: AfricanaBoard, ids: tuple[str | None, ...]) -> int:
    mask = 0
    for id in ids:
        mask |= 0 if id is None else 1 << board.adventure_of[id]
    return mask


def pieces(state: AfricanaState) -> dict[str, int]:
    """AFN-C2 to AFN-C5 What is never lost: cards of every sort, assistants, markers."""
    board = state.board
    kinds = len(COLOURS)
    counts: dict[str, int] = {}
    for number, colour in enumerate(COLOURS):
        held = sum(state.hand[seat * kinds + number] for seat in range(state.seats))
        counts[colour] = held + state.down[number] + state.pile[number] + state.discards[number]
        hired = 0
        for mask in state.adventures:
            for place, card in enumerate(board.adventures):
                hired += 1 if card.assistant == number and mask >> place & 1 else 0
        in_hands = sum(state.assistants[seat * kinds + number] for seat in range(state.seats))
        counts[f"assistants {colour}"] = (
            in_hands + state.down[ASSISTANT + number] + state.gone_assistants[number] - hired
        )
    on_spaces = sum(1 for number in state.spaces if number != NO_CARD)
    taken = sum(mask.bit_count() for mask in state.expeditions)
    counts["expeditions"] = on_spaces + taken + state.unseen.bit_count()
    counts["expeditions in the match"] = on_spaces + taken + state.pile_size()
    counts["adventures"] = (
        sum(mask.bit_count() for mask in state.unseen_pages)
        + sum(len(side) for side in (*state.left, *state.right))
        + sum(mask.bit_count() for mask in (*state.unfinished, *state.adventures))
        + state.gone.bit_count()
    )
    for seat in range(state.seats):
        placed = sum(state.joined[space] >> seat & 1 for space in range(len(state.joined)))
        counts[f"markers {seat}"] = state.markers[seat] + placed
    return counts
