"""The position in words."""

from marula.core.game import Line
from marula.games.heart_of_africa.board import CARDS, TERRAINS, HeartOfAfricaBoard
from marula.games.heart_of_africa.events import View


def describe(board: HeartOfAfricaBoard, seen: View) -> list[Line]:
    """What is to be decided, the cards on the table, who has what and which lanes, and one's own hand and tickets."""
    lines = [*_decision(board, seen)]
    lines += [Line("heart-of-africa-show-space", {"card": card}) for card in seen.spaces if card]
    lines += [Line("heart-of-africa-show-terrain-space", {"terrain": kind}) for kind in seen.terrain_spaces if kind]
    lines.append(
        Line(
            "heart-of-africa-show-piles",
            {
                "trains": seen.pile,
                "discards": sum(seen.discards.values()),
                "terrain_cards": seen.terrain_pile,
                "terrain_discards": sum(seen.terrain_discards.values()),
                "tickets": sum(layer.count for layer in seen.ticket_pile),
            },
        )
    )
    for seat in range(len(seen.players)):
        lines += _belongings(board, seen, seat)
    return lines


def _decision(board: HeartOfAfricaBoard, seen: View) -> list[Line]:
    """HOA-S3 HOA-D1 HOA-K1 Whose turn it is, and what is to be decided now."""
    if seen.phase == "deal":
        return [Line("heart-of-africa-show-deal")]
    if seen.phase == "first":
        return [Line("heart-of-africa-show-first"), *_offer(board, seen)]
    if seen.phase == "over":
        return [Line("heart-of-africa-show-over", {"turn": seen.turn, "ending": seen.ending or ""})]
    turn = [Line("heart-of-africa-show-turn", {"turn": seen.turn, "seat": seen.player})]
    if seen.last_turns:
        turn.append(Line("heart-of-africa-show-last-turns", {"count": seen.last_turns}))
    return [*turn, Line("heart-of-africa-show-phase", {"phase": seen.phase}), *_offer(board, seen)]


def _offer(board: HeartOfAfricaBoard, seen: View) -> list[Line]:
    return [
        Line("heart-of-africa-show-offer", {"number": number, "ticket": ticket, "points": _value(board, ticket)})
        for number, ticket in enumerate(seen.offer, 1)
    ]


def _belongings(board: HeartOfAfricaBoard, seen: View, seat: int) -> list[Line]:
    """HOA-H1 What a player has, as far as this view may tell."""
    player = seen.players[seat]
    values: dict[str, str | int] = {
        "seat": seat,
        "number": seat + 1,
        "points": player.points + player.doubled,
        "trains": player.trains,
        "cards": player.cards,
        "tickets": -1 if player.tickets is None else player.tickets,
    }
    lines = [Line("heart-of-africa-show-player", values)]
    lines += [
        Line("heart-of-africa-show-terrain", {"terrain": kind, "count": player.terrain[kind]})
        for kind in TERRAINS
        if player.terrain[kind]
    ]
    lines += [
        Line("heart-of-africa-show-lane", {"lane": lane.id})
        for lane in board.lanes
        if seen.claimed.get(lane.id) == seat
    ]
    if seen.seat == seat and seen.hand is not None:
        lines += [
            Line("heart-of-africa-show-card", {"card": card, "count": seen.hand[card]})
            for card in CARDS
            if seen.hand[card]
        ]
    elif player.known is not None:
        lines += [
            Line("heart-of-africa-show-known", {"card": card, "count": player.known[card]})
            for card in CARDS
            if player.known[card]
        ]
    shown = seen.tickets if seen.seat == seat else player.shown
    lines += [
        Line(
            "heart-of-africa-show-ticket",
            {
                "ticket": ticket.id,
                "points": _value(board, ticket.id),
                "completed": "yes" if ticket.completed else "no",
            },
        )
        for ticket in shown
    ]
    return lines


def _value(board: HeartOfAfricaBoard, ticket: str) -> int:
    """HOA-C2 What a ticket is worth."""
    return board.tickets[board.ticket_of[ticket]].points
