"""Who sees what: the view, and the way back from it."""

from marula.core.actions import Seat
from marula.core.bags import take_any
from marula.core.game import Draw, Event
from marula.core.masks import bits
from marula.core.wire import altered
from marula.games.heart_of_africa import network
from marula.games.heart_of_africa.board import (
    CARDS,
    COLOURS,
    GRAY,
    KINDS,
    LANE_COLOURS,
    LOCOMOTIVE,
    NO_LANE,
    OFFERED,
    TERRAIN_OF,
    TERRAINS,
    HeartOfAfricaBoard,
)
from marula.games.heart_of_africa.events import (
    CardDrawn,
    Facts,
    HiddenCardDrawn,
    HiddenTicketDrawn,
    LaneFacts,
    LayerView,
    PlayerView,
    Terrain,
    TicketDrawn,
    TicketFacts,
    TicketView,
    View,
)
from marula.games.heart_of_africa.rules import claim, setup, tickets
from marula.games.heart_of_africa.state import (
    DEAL,
    ENDINGS,
    FIRST,
    MOST_WITH_SINGLE_LANES,
    NO_CARD,
    NOBODY,
    OVER,
    PHASES,
    HeartOfAfricaState,
)


def facts(board: HeartOfAfricaBoard) -> Facts:
    """HOA-C1 HOA-C2 HOA-G6 What doesn't change in a match and is shown."""
    return Facts(
        lanes=tuple(_lane(board, number) for number in range(len(board.lanes))),
        tickets=tuple(TicketFacts(id=ticket.id, ends=ticket.ends, points=ticket.points) for ticket in board.tickets),
        places_of={
            end: tuple(place.id for number, place in enumerate(board.places) if mask >> number & 1)
            for ticket in board.tickets
            for end, mask in zip(ticket.ends, ticket.masks, strict=True)
        },
        terrain_of={colour: _terrain(kind) for colour, kind in zip(LANE_COLOURS, TERRAIN_OF, strict=True)},
        points=claim.POINTS[1:],
    )


def _lane(board: HeartOfAfricaBoard, number: int) -> LaneFacts:
    lane = board.lanes[number]
    one, other = lane.ends
    return LaneFacts(
        id=lane.id,
        ends=(board.places[one].id, board.places[other].id),
        number=0 if lane.sibling == NO_LANE else 1 if number < lane.sibling else 2,
        length=lane.length,
        colour=LANE_COLOURS[lane.colour],
        any_colour=lane.colour == GRAY,
        terrain=_terrain(lane.terrain),
        ferry=lane.ferry,
    )


def _terrain(kind: int) -> Terrain:
    return TERRAINS[kind]


def view(state: HeartOfAfricaState, seat: Seat | None) -> View:
    """HOA-H1 Open is all but hands, tickets and piles. HOA-H2 What the option leaves to memory is concealed later."""
    seen = _open(state)
    return seen if seat is None else own(state, seen, seat)


def own(state: HeartOfAfricaState, seen: View, seat: Seat) -> View:
    """HOA-H1 What a seat sees besides: its hand, its tickets, and those that it put under the pile."""
    board = state.board
    put_under = state.put_under[seat :: state.seats]
    return altered(
        seen,
        seat=seat,
        hand=_cards(state.hand, seat),
        tickets=_tickets(state, seat),
        offer=_ids(board, state.offer[seat]),
        rejected=_ids(board, state.rejected[seat]),
        ticket_pile=tuple(
            [
                LayerView(count=layer.count, own=_ids(board, mask)) if mask else layer
                for layer, mask in zip(seen.ticket_pile, put_under, strict=True)
            ]
        ),
    )


def _open(state: HeartOfAfricaState) -> View:
    board = state.board
    return View(
        seat=None,
        phase=PHASES[state.phase],
        player=state.player,
        turn=state.turn,
        waits=state.waits,
        due=state.due,
        changes=state.changes,
        passes=state.passes,
        last_turns=state.last_turns,
        last_round=_last_round(state),
        ending=ENDINGS[state.ending] or None,
        hand=None,
        tickets=(),
        offer=(),
        fewest=setup.FEWEST_FIRST_TICKETS if state.phase in (DEAL, FIRST) else 1,
        rejected=(),
        players=tuple(_player(state, Seat(other)) for other in range(state.seats)),
        claimed={board.lanes[lane].id: owner for lane, owner in enumerate(state.owner) if owner != NOBODY},
        closed=_closed(state),
        spaces=tuple([None if card == NO_CARD else CARDS[card] for card in state.spaces]),
        alone=tuple([space for space, card in enumerate(state.spaces, 1) if card == LOCOMOTIVE]),
        pile=sum(state.pile),
        discards=dict(zip(CARDS, state.discards, strict=True)),
        terrain_spaces=tuple([None if kind == NO_CARD else TERRAINS[kind] for kind in state.terrain_spaces]),
        terrain_pile=sum(state.terrain_pile),
        terrain_discards=dict(zip(TERRAINS, state.terrain_discards, strict=True)),
        ticket_pile=tuple([LayerView(count=layer.bit_count(), own=()) for layer in state.layers]),
        ticket_draw=min(OFFERED, state.tickets_in_pile()),
        ferries=state.ferries,
        remember_cards=state.remember_cards,
    )


def _last_round(state: HeartOfAfricaState) -> tuple[int, ...]:
    """HOA-G8 HOA-S4 From the player whose turn it is, as many as there are turns left."""
    if state.phase == OVER:
        return ()
    return tuple((state.player + turn) % state.seats for turn in range(state.last_turns))


def _closed(state: HeartOfAfricaState) -> tuple[str, ...]:
    """HOA-R2 The lanes beside those that are taken, where there are few players."""
    if state.seats > MOST_WITH_SINGLE_LANES:
        return ()
    free = [lane for lane, owner in enumerate(state.owner) if owner == NOBODY]
    return tuple([state.board.lanes[lane].id for lane in free if state.is_closed(lane)])


def _player(state: HeartOfAfricaState, seat: Seat) -> PlayerView:
    hidden = state.phase in (DEAL, FIRST)
    start = seat * len(TERRAINS)
    return PlayerView(
        trains=state.trains[seat],
        cards=state.hand_size(seat),
        known=_cards(state.known, seat),
        terrain=dict(zip(TERRAINS, state.terrain[start : start + len(TERRAINS)], strict=True)),
        leads=tuple([name for kind, name in enumerate(TERRAINS) if _leads(state, seat, kind)]),
        points=state.points[seat],
        doubled=state.doubled[seat],
        tickets=None if hidden else state.kept[seat].bit_count(),
        choosing=state.offer[seat].bit_count(),
        shown=_tickets(state, seat) if state.phase == OVER else (),
    )


def _leads(state: HeartOfAfricaState, seat: Seat, kind: int) -> bool:
    """HOA-R3 Nobody having more is what doubling asks for; with nothing nobody leads."""
    return 0 < state.terrain_count(seat, kind) >= state.most_terrain_of_others(seat, kind)


def _cards(counts: list[int], seat: Seat) -> dict[str, int]:
    return dict(zip(CARDS, counts[seat * KINDS : (seat + 1) * KINDS], strict=True))


def _tickets(state: HeartOfAfricaState, seat: Seat) -> tuple[TicketView, ...]:
    return tuple(
        [
            TicketView(id=state.board.tickets[number].id, completed=tickets.is_completed(state, seat, number))
            for number in bits(state.kept[seat])
        ]
    )


def _ids(board: HeartOfAfricaBoard, mask: int) -> tuple[str, ...]:
    return tuple([board.tickets[number].id for number in bits(mask)])


def conceal(seen: View) -> View:
    """HOA-H2 Where the table doesn't remember cards, nobody is told which of a hand were taken face up."""
    if seen.remember_cards or seen.phase == PHASES[OVER]:
        return seen
    return altered(seen, players=tuple(altered(player, known=None) for player in seen.players))


def standings(_board: HeartOfAfricaBoard, seen: View) -> list[int | None]:
    """HOA-G6 HOA-V1 The points of routes; when the match is over, what tickets brought is told by the result."""
    return [player.points + player.doubled for player in seen.players]


def redact(event: Event, seat: Seat | None) -> Event:
    """HOA-H1 Cards and tickets drawn from a pile are for who drew them."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return HiddenCardDrawn(seat=event.seat)
    if isinstance(event, TicketDrawn) and event.seat != seat:
        return HiddenTicketDrawn(seat=event.seat)
    return event


def imagine(board: HeartOfAfricaBoard, seen: View, seat: Seat, draw: Draw) -> HeartOfAfricaState:
    """A state that looks like this view: cards and tickets that the seat hasn't seen are dealt at random."""
    players = seen.players
    seats = len(players)
    owner = [seen.claimed.get(lane.id, NOBODY) for lane in board.lanes]
    networks: list[list[int]] = [[] for _ in players]
    for number, lane in enumerate(board.lanes):
        if owner[number] != NOBODY:
            networks[owner[number]] = network.with_lane(networks[owner[number]], lane.ends, board.borders)
    terrain = [player.terrain[kind] for player in players for kind in TERRAINS]
    terrain_spaces = [NO_CARD if kind is None else TERRAINS.index(kind) for kind in seen.terrain_spaces]
    terrain_discards = [seen.terrain_discards[kind] for kind in TERRAINS]
    spaces = [NO_CARD if card is None else CARDS.index(card) for card in seen.spaces]
    discards = [seen.discards[card] for card in CARDS]
    hand, pile = _deal_cards(seen, seat, spaces, discards, draw)
    dealt = _DealtTickets(board, seen, seat, draw)
    return HeartOfAfricaState(
        board=board,
        seats=seats,
        ferries=seen.ferries,
        remember_cards=seen.remember_cards,
        phase=PHASES.index(seen.phase),
        waits=seen.waits,
        due=seen.due,
        player=Seat(seen.player),
        turn=seen.turn,
        changes=seen.changes,
        passes=seen.passes,
        last_turns=seen.last_turns,
        ending=ENDINGS.index(seen.ending or ""),
        owner=owner,
        network=networks,
        trains=[player.trains for player in players],
        points=[player.points for player in players],
        doubled=[player.doubled for player in players],
        hand=hand,
        known=_known(seen, hand, draw),
        pile=pile,
        discards=discards,
        spaces=spaces,
        terrain=terrain,
        terrain_pile=[
            setup.TERRAIN_CARDS
            - sum(player.terrain[name] for player in players)
            - terrain_spaces.count(kind)
            - terrain_discards[kind]
            for kind, name in enumerate(TERRAINS)
        ],
        terrain_discards=terrain_discards,
        terrain_spaces=terrain_spaces,
        kept=dealt.kept,
        offer=dealt.offer,
        rejected=dealt.rejected,
        layers=dealt.layers,
        put_under=dealt.put_under,
    )


def _deal_cards(
    seen: View, seat: Seat, spaces: list[int], discards: list[int], draw: Draw
) -> tuple[list[int], list[int]]:
    """HOA-H1 HOA-H2 Others hold what all know they took; the rest of their hands comes from what nobody here sees."""
    own = seen.hand or dict.fromkeys(CARDS, 0)
    pile = [setup.CARDS_OF_A_COLOUR] * len(COLOURS) + [setup.LOCOMOTIVES]
    for card, name in enumerate(CARDS):
        pile[card] -= own[name] + discards[card] + spaces.count(card)
        pile[card] -= sum(_taken(player)[name] for other, player in enumerate(seen.players) if other != seat)
    hands: list[int] = []
    for other, player in enumerate(seen.players):
        if other == seat:
            hands += [own[name] for name in CARDS]
            continue
        hand = [_taken(player)[name] for name in CARDS]
        for _ in range(player.cards - sum(hand)):
            hand[take_any(pile, draw)] += 1
        hands += hand
    return hands, pile


def _taken(player: PlayerView) -> dict[str, int]:
    return dict.fromkeys(CARDS, 0) if player.known is None else player.known


def _known(seen: View, hand: list[int], draw: Draw) -> list[int]:
    """HOA-H2 What was taken face up of each hand; where that is concealed, any part of it."""
    known: list[int] = []
    for seat, player in enumerate(seen.players):
        held = hand[seat * KINDS : (seat + 1) * KINDS]
        known += [draw(count + 1) for count in held] if player.known is None else [player.known[card] for card in CARDS]
    return known


class _DealtTickets:
    """HOA-H1 HOA-K2 Tickets as a seat may imagine them: its own where they are, the others anywhere."""

    def __init__(self, board: HeartOfAfricaBoard, seen: View, seat: Seat, draw: Draw) -> None:
        self._draw = draw
        number_of = board.ticket_of
        seats = len(seen.players)
        self.kept = [0] * seats
        self.offer = [0] * seats
        self.rejected = [0] * seats
        self.layers: list[int] = []
        self.put_under: list[int] = []
        self.kept[seat] = _mask(number_of, [ticket.id for ticket in seen.tickets])
        self.offer[seat] = _mask(number_of, seen.offer)
        self.rejected[seat] = _mask(number_of, seen.rejected)
        shown = [_mask(number_of, [ticket.id for ticket in player.shown]) for player in seen.players]
        known = [_mask(number_of, layer.own) for layer in seen.ticket_pile]
        seen_here = self.kept[seat] | self.offer[seat] | self.rejected[seat]
        for mask in (*shown, *known):
            seen_here |= mask
        self._unseen = [number for number in range(len(board.tickets)) if not seen_here >> number & 1]
        for other, player in enumerate(seen.players):
            if other == seat:
                continue
            self.offer[other] = self._take(player.choosing)
            if seen.phase == "over":
                self.kept[other] = shown[other]
            elif player.tickets is not None:
                self.kept[other] = self._take(player.tickets)
            elif seen.phase == "first" and not player.choosing:
                # HOA-S3 The choice is made, but how many were kept isn't known.
                drawn = self._take(OFFERED)
                self.kept[other] = tickets.chosen_of(drawn, self._first_choice())
                self.rejected[other] = drawn & ~self.kept[other]
        for layer, own in zip(seen.ticket_pile, known, strict=True):
            self.layers.append(own | self._take(layer.count - own.bit_count()))
            self.put_under += [own if other == seat else 0 for other in range(seats)]

    def _take(self, count: int) -> int:
        mask = 0
        for _ in range(count):
            mask |= 1 << self._unseen.pop(self._draw(len(self._unseen)))
        return mask

    def _first_choice(self) -> int:
        choices = [bits for bits in range(1 << OFFERED) if bits.bit_count() >= setup.FEWEST_FIRST_TICKETS]
        return choices[self._draw(len(choices))]


def _mask(number_of: dict[str, int], ids: "tuple[str, ...] | list[str]") -> int:
    mask = 0
    for id in ids:
        mask |= 1 << number_of[id]
    return mask


def pieces(state: HeartOfAfricaState) -> dict[str, int]:
    """HOA-G1 HOA-C2 HOA-C3 HOA-G2 What is never lost: cards of every sort, tickets, trains."""
    board = state.board
    counts: dict[str, int] = {}
    for card, name in enumerate(CARDS):
        held = sum(state.count(Seat(seat), card) for seat in range(state.seats))
        counts[name] = held + state.pile[card] + state.discards[card] + state.spaces.count(card)
    for kind, name in enumerate(TERRAINS):
        held = sum(state.terrain_count(Seat(seat), kind) for seat in range(state.seats))
        counts[name] = held + state.terrain_pile[kind] + state.terrain_discards[kind] + state.terrain_spaces.count(kind)
    masks = (*state.kept, *state.offer, *state.rejected, *state.layers)
    counts["tickets"] = sum(mask.bit_count() for mask in masks)
    for seat in range(state.seats):
        placed = sum(lane.length for lane, owner in zip(board.lanes, state.owner, strict=True) if owner == seat)
        counts[f"trains {seat}"] = state.trains[seat] + placed
    return counts
