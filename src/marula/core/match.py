"""One played game: moves, nature's decisions, undo, replay."""

from typing import Any, final

from marula.core.actions import CHANCE, Action, Move, Seat
from marula.core.game import AnyGame, Board, Event, Options, OptionValue, Refusal
from marula.core.player import Players, Present
from marula.core.rules import NOBODY, is_settled
from marula.core.stream import Stream


class RefusedError(Exception):
    """The rules don't allow it; the refusal says why. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


@final
class Match:
    """A match under way or over. It is the one authority: every change of its state goes through a move."""

    def __init__(
        self, game: AnyGame, board: Board, options: Options, seats: int, seed: bytes, state: Any = None
    ) -> None:
        if not game.min_players <= seats <= game.max_players:
            raise ValueError(f"{game.id} is for {game.min_players} to {game.max_players} players, not {seats}")
        self.game = game
        self.rules = game.rules
        self.board = board
        self.options: dict[str, OptionValue] = game.settle(options)
        self.seats = seats
        self.seed = seed
        self.stream = Stream(seed)
        self.moves: list[Move] = []
        self.state: Any = game.setup(board, self.options, seats) if state is None else state
        self._turn = self.rules.turn(self.state)
        self._floor = 0
        """The moves before this one are settled: nature or the next turn has come between."""
        self._chosen = 0
        """The moves before this one are settled because nature has chosen since."""
        self._seen = 0
        """The moves before this one can't be taken back by anybody: what nature chose has been seen since."""
        self._together = False
        """Whether several seats decided at the same time when the last of them did."""

    def is_over(self) -> bool:
        """Whether nobody has anything to decide any more."""
        return self.rules.actor(self.state) == NOBODY

    def begin(self, events: list[Event] | None = None) -> None:
        """Let nature make the decisions that come before anybody's first."""
        self._let_nature_act(events)

    def play(self, seat: Seat, action: Action, events: list[Event] | None = None) -> None:
        """Make a move and let nature answer. Raises RefusedError, with nothing changed, if it isn't allowed."""
        refusal = self.rules.check(self.state, seat, action)
        if refusal is not None:
            raise RefusedError(refusal)
        self._apply(seat, action, events, False)
        self._let_nature_act(events)

    def run(self, players: Players) -> int:
        """Let players play the match to its end; return how many decisions they made."""
        self._let_nature_act(None)
        observations = [self.observe(Seat(seat)) for seat in range(self.seats)]
        steps = 0
        while True:
            seat = self.rules.actor(self.state)
            if seat == NOBODY:
                return steps
            self.play(seat, players[seat].choose(observations[seat]))
            steps += 1

    def observe(self, seat: Seat) -> Present:
        """What that seat may know, now that it has to decide."""
        return Present(self.game, self.board, seat, self.state)

    def copy(self) -> "Match":
        """The same match, to be played on by itself: what would come of a move before it counts."""
        other = Match(self.game, self.board, self.options, self.seats, self.seed, self.state.copy())
        other.stream.counter = self.stream.counter
        other.moves = self.moves[:]
        other._turn = self._turn
        other._floor = self._floor
        other._chosen = self._chosen
        other._seen = self._seen
        other._together = self._together
        return other

    def can_undo(self, seat: Seat) -> bool:
        """Whether that seat may take its last move back."""
        return self._undoable(seat) is not None

    def undo(self, seat: Seat) -> Move | None:
        """Take back that seat's last move, or return None where nature, a new turn or another's answer came after.

        The state is found again by replaying what still counts. Nature's dice need no turning back: a decision
        with more than one outcome is never crossed, and one with a single outcome used no dice.
        """
        place = self._undoable(seat)
        if place is None:
            return None
        undone = self.moves[place]
        self.moves = self._without(place)
        self._seen = min(self._seen, len(self.moves))
        self.state = self.game.setup(self.board, self.options, self.seats)
        for move in self.moves:
            self.rules.apply(self.state, move.seat, move.action, None)
        return undone

    def restart_turn(self, seat: Seat) -> int:
        """Undo as far as it goes; return how many moves were taken back."""
        count = 0
        while self.undo(seat) is not None:
            count += 1
        return count

    @property
    def earliest(self) -> int:
        """How many moves there are at least after a rewind.

        It goes back across turns and everybody's moves, but never across a decision of nature with several outcomes.
        In a game with secrets any decision of nature may have shown something, and so may choices made at once.
        """
        return self._seen

    def rewind(self, count: int) -> None:
        """Take everything back but the first so many moves; everybody has agreed to that.

        Nature's dice need no turning back, as for undo.
        """
        if not self._seen <= count <= len(self.moves):
            raise ValueError(f"can't go back to move {count} of {len(self.moves)}, only to {self._seen} or later")
        self.moves = self.moves[:count]
        self.state = self.game.setup(self.board, self.options, self.seats)
        self._turn = self.rules.turn(self.state)
        self._floor = 0
        self._together = False
        for number, move in enumerate(self.moves, 1):
            self.rules.apply(self.state, move.seat, move.action, None)
            if not self.rules.is_turn(self.state, self._turn):
                self._turn = self.rules.turn(self.state)
                self._floor = number
        self._floor = max(self._floor, self._chosen)

    def nature_expects(self) -> Action:
        """What the dice say nature does now. Turns the dice."""
        actions, weights = self.rules.chance(self.state)
        return actions[self.stream.choose(weights)]

    def enact(self, move: Move, events: list[Event] | None = None) -> None:
        """Apply a move that has been checked already, from a record under replay."""
        settles = move.seat == CHANCE and self._settles(self.rules.chance(self.state)[1])
        self._apply(move.seat, move.action, events, settles)

    def _let_nature_act(self, events: list[Event] | None) -> None:
        while self.rules.actor(self.state) == CHANCE:
            actions, weights = self.rules.chance(self.state)
            self._apply(CHANCE, actions[self.stream.choose(weights)], events, self._settles(weights))

    def _settles(self, weights: list[int]) -> bool:
        """Whether nature's move ends undo: it chose, or it may have shown something that nobody knew."""
        return self.game.has_secrets or not is_settled(weights)

    def _apply(self, seat: Seat, action: Action, events: list[Event] | None, settles: bool) -> None:
        shown = settles
        if self.game.has_secrets and seat != CHANCE:
            # What several have chosen each for themselves is seen when the last of them has.
            together = len(self.rules.actors(self.state)) > 1
            shown = together or self._together
            self._together = together
        self.rules.apply(self.state, seat, action, events)
        self.moves.append(action.by(seat))
        if settles:
            self._chosen = len(self.moves)
        if shown:
            self._seen = len(self.moves)
        if not self.rules.is_turn(self.state, self._turn):
            self._turn = self.rules.turn(self.state)
            self._floor = len(self.moves)
        elif settles:
            self._floor = len(self.moves)

    def _undoable(self, seat: Seat) -> int | None:
        """The place of the move that an undo takes back."""
        place = len(self.moves) - 1
        while place >= self._floor and self.moves[place].seat != seat:
            place -= 1
        if place < self._floor:
            return None
        later = self._without(place)[place:]
        if later:
            # Others moved since. That is no answer to the move only if they could have done so without it.
            state = self.game.setup(self.board, self.options, self.seats)
            for move in self.moves[:place]:
                self.rules.apply(state, move.seat, move.action, None)
            for move in later:
                if self.rules.check(state, move.seat, move.action) is not None:
                    return None
                self.rules.apply(state, move.seat, move.action, None)
        return place

    def _without(self, place: int) -> list[Move]:
        """The moves without that one, and without what nature did at once in answer, there being only one way."""
        after = place + 1
        while after < len(self.moves) and self.moves[after].seat == CHANCE:
            after += 1
        return self.moves[:place] + self.moves[after:]
