"""Set-up: companies, piles and books."""

from typing import Final

from marula.core.actions import Seat
from marula.core.game import Options
from marula.games.africana.board import CARDS, COLOURS, JOKER, LETTERS, SIDES, AfricanaBoard
from marula.games.africana.state import CARD, DEAL, NO_CARD, NOT_OVER, AfricanaState

SPACES: Final = 5
MARKERS: Final = 4
CARDS_OF_A_COLOUR: Final = 12
"""AFN-C2 Travel cards of each colour."""
REMOVED: Final = {2: 10, 3: 7, 4: 4}
"""AFN-S3 How many C cards are removed unseen, by the number of players."""


def setup(board: AfricanaBoard, options: Options, seats: int) -> AfricanaState:
    """AFN-S1 AFN-S2 Each company has its start, silver, markers and joker; nature deals a travel card to each.

    AFN-S3 The removed C cards stay among the unseen; the pile is just smaller. AFN-S4 Both books are closed: nature
    turns up their first pages when the expeditions are dealt.
    """
    letters = [mask.bit_count() for mask in board.letter_masks]
    letters[len(LETTERS) - 1] -= REMOVED[seats]
    starts = board.starts[:seats]
    return AfricanaState(
        board=board,
        seats=seats,
        remember_books=options["remember_books"] is True,
        hidden_scores=options["hidden_scores"] is True,
        phase=DEAL,
        waits=CARD,
        player=Seat(0),
        turn=0,
        due=seats,
        pages=0,
        acted=False,
        progress=False,
        idle_rounds=0,
        last_round=False,
        ending=NOT_OVER,
        at=[place for place, _ in starts],
        silver=[silver for _, silver in starts],
        markers=[MARKERS] * seats,
        hand=[0] * (seats * len(COLOURS)),
        joker=[1] * seats,
        assistants=[0] * (seats * len(COLOURS)),
        down=[0] * len(CARDS),
        pile=[CARDS_OF_A_COLOUR] * JOKER,
        discards=[0] * JOKER,
        letters=letters,
        unseen=(1 << len(board.expeditions)) - 1,
        spaces=[NO_CARD] * SPACES,
        joined=[0] * SPACES,
        left=[[] for _ in SIDES],
        right=[[] for _ in SIDES],
        unseen_pages=board.book_masks[:],
        unfinished=[0] * seats,
        expeditions=[0] * seats,
        adventures=[0] * seats,
        gone=0,
        gone_assistants=[0] * len(COLOURS),
    )
