"""The position in words."""

from marula.core.game import Line
from marula.games.africana.board import CARDS, COLOURS, LETTERS, SIDES, AfricanaBoard
from marula.games.africana.events import View
from marula.games.africana.rules import end
from marula.games.africana.view import standings


def describe(board: AfricanaBoard, seen: View) -> list[Line]:
    """What is to be decided, the expeditions, the books, and who has what."""
    lines = [*_decision(seen)]
    left = sum(seen.letters.values())
    lines.append(
        Line(
            "africana-show-piles",
            {"pile": seen.pile, "discards": sum(seen.discards.values()), "expeditions": left}
            | {letter.lower(): seen.letters[letter] for letter in LETTERS},
        )
    )
    for number, space in enumerate(seen.spaces, 1):
        if space.expedition is None:
            lines.append(Line("africana-show-space-empty", {"space": number}))
            continue
        card = board.expeditions[board.expedition_of[space.expedition]]
        values: dict[str, str | int] = {
            "space": number,
            "expedition": card.id,
            "silver": card.silver,
            "points": card.vp,
            "bonus": board.bonuses[number - 1],
            "companies": len(space.joined),
        }
        lines.append(Line("africana-show-space", values))
        lines += [Line("africana-show-joined", {"seat": seat}) for seat in space.joined]
    for name in SIDES:
        lines += _book(seen, name)
    for seat in range(len(seen.players)):
        lines += _belongings(board, seen, seat)
    return lines


def _decision(seen: View) -> list[Line]:
    """AFN-T1 Whose turn it is, and what is to be decided now."""
    if seen.phase == "deal":
        return [Line("africana-show-deal")]
    if seen.phase == "over":
        return [Line("africana-show-over", {"turn": seen.turn, "ending": seen.ending or ""})]
    turn = [Line("africana-show-turn", {"turn": seen.turn, "seat": seen.player})]
    if seen.last_round:
        turn.append(Line("africana-show-last-round"))
    if seen.phase == "discard":
        player = seen.players[seen.player]
        cards = player.cards + player.joker + sum(player.assistants.values()) - end.MOST_CARDS
        adventures = len(player.unfinished) - end.MOST_ADVENTURES
        return [*turn, Line("africana-show-discard", {"cards": max(0, cards), "adventures": max(0, adventures)})]
    return [*turn, Line("africana-show-phase", {"phase": seen.phase})]


def _book(seen: View, name: str) -> list[Line]:
    """AFN-S4 AFN-H2 The top of each side, and what else isn't concealed."""
    book = seen.books[name]
    values: dict[str, str | int] = {
        "book": name,
        "left": len(book.left),
        "right": len(book.right) + book.unseen,
        "unseen": book.unseen,
    }
    lines = [Line("africana-show-book", values)]
    for side, pages in (("left", book.left), ("right", book.right)):
        lines += [
            Line("africana-show-page", {"side": side, "adventure": id}) for id in reversed(pages) if id is not None
        ]
    return lines


def _belongings(board: AfricanaBoard, seen: View, seat: int) -> list[Line]:
    """AFN-H1 AFN-H3 What a player has, as far as this view may tell."""
    player = seen.players[seat]
    points = standings(board, seen)[seat]
    values: dict[str, str | int] = {
        "seat": seat,
        "number": seat + 1,
        "to": player.at,
        "silver": player.silver,
        "markers": player.markers,
        "cards": player.cards,
        "points": -1 if points is None else points,
        "expeditions": len(player.expeditions),
        "adventures": len(player.adventures),
    }
    lines = [Line("africana-show-player", values)]
    held: list[tuple[str, int]] = []
    if seen.seat == seat and seen.hand is not None:
        held += [(colour, seen.hand[colour]) for colour in COLOURS]
    held += [("joker", 1 if player.joker else 0)]
    held += [(CARDS[len(COLOURS) + 1 + number], player.assistants[colour]) for number, colour in enumerate(COLOURS)]
    lines += [Line("africana-show-card", {"card": card, "count": count}) for card, count in held if count]
    lines += [Line("africana-show-adventure", {"adventure": id}) for id in player.unfinished]
    return lines
