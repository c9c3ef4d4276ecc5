"""Who decides, what is legal, and which chapter of the rules handles it."""

from typing import Final, final

from marula.core.actions import CHANCE, Action, Seat
from marula.core.dice import Dice
from marula.core.game import Event, Refusal, Turn
from marula.core.rules import NOBODY, Kind, Kinds, Outcomes, Rules
from marula.games.heart_of_africa import unknown
from marula.games.heart_of_africa.actions import (
    Claim,
    DealTerrain,
    DealTicket,
    DealTrain,
    DrawStarter,
    DrawTerrain,
    DrawTickets,
    DrawTrain,
    Keep,
    Pass,
    TakeTerrain,
    TakeTrain,
)
from marula.games.heart_of_africa.rules import claim, draw, setup, tickets, turn
from marula.games.heart_of_africa.state import (
    FIRST,
    HAND,
    KEEP,
    NOTHING,
    OVER,
    SECOND,
    STALLED,
    STARTER,
    TERRAIN,
    TERRAIN_SPACE,
    TICKET,
    TRAIN_SPACE,
    TURN,
    HeartOfAfricaState,
)

# The kinds of action, in the order in which they are listed.
TAKE_TRAIN: Final = 0
DRAW_TRAIN: Final = 1
TAKE_TERRAIN: Final = 2
DRAW_TERRAIN: Final = 3
CLAIM: Final = 4
DRAW_TICKETS: Final = 5
KEEP_TICKETS: Final = 6
PASS: Final = 7

_NATURE: Final[tuple[Seat, ...]] = (CHANCE,)


@final
class HeartOfAfricaRules(Rules[HeartOfAfricaState]):
    """Each question goes to the chapter that answers it."""

    def turn(self, state: HeartOfAfricaState) -> Turn:
        """HOA-S4 Whose turn it is; turns are counted from 1, set-up comes before."""
        return Turn(state.player, state.turn)

    def is_turn(self, state: HeartOfAfricaState, turn: Turn) -> bool:
        """Whether it is still that turn."""
        return turn.number == state.turn and turn.seat == state.player

    def actors(self, state: HeartOfAfricaState) -> tuple[Seat, ...]:
        """Who decides now: nature, HOA-S3 all who have tickets to choose first, or who plays."""
        if state.waits != NOTHING:
            return _NATURE
        if state.phase == OVER:
            return ()
        if state.phase == FIRST:
            return tuple([Seat(seat) for seat in range(state.seats) if setup.may_choose(state, Seat(seat))])
        return (state.player,)

    def actor(self, state: HeartOfAfricaState) -> Seat:
        """The first of them."""
        if state.waits != NOTHING:
            return CHANCE
        if state.phase == OVER:
            return NOBODY
        if state.phase == FIRST:
            seat = 0
            while not setup.may_choose(state, Seat(seat)):
                seat += 1
            return Seat(seat)
        return state.player

    def chance(self, state: HeartOfAfricaState) -> Outcomes:
        """What nature can decide now, with weights."""
        waits = state.waits
        if waits in (HAND, TRAIN_SPACE):
            return draw.train_outcomes(state)
        if waits in (TERRAIN, TERRAIN_SPACE):
            return draw.terrain_outcomes(state)
        if waits == TICKET:
            return tickets.outcomes(state)
        if waits == STARTER:
            return setup.starters(state)
        return [], []

    def kinds(self, state: HeartOfAfricaState, seat: Seat) -> Kinds:
        """What that seat can do now, by kind."""
        phase = state.phase
        if state.waits != NOTHING:
            return 0
        if phase == FIRST:
            return 1 << KEEP_TICKETS if setup.may_choose(state, seat) else 0
        if seat != state.player:
            return 0
        if phase == KEEP:
            return 1 << KEEP_TICKETS
        kinds = 0
        if phase in (TURN, SECOND):
            if draw.can_take_train(state):
                kinds |= 1 << TAKE_TRAIN
            if draw.can_draw_train(state):
                kinds |= 1 << DRAW_TRAIN
            if draw.can_take_terrain(state):
                kinds |= 1 << TAKE_TERRAIN
            if draw.can_draw_terrain(state):
                kinds |= 1 << DRAW_TERRAIN
        if phase == TURN:
            if claim.can_claim(state, seat):
                kinds |= 1 << CLAIM
            if tickets.can_draw(state):
                kinds |= 1 << DRAW_TICKETS
            if not kinds:
                # HOA-G9 Where nothing is possible, passing alone.
                kinds = 1 << PASS
        return kinds

    def options(self, state: HeartOfAfricaState, seat: Seat, kind: Kind) -> list[Action]:
        """The legal actions of a kind."""
        board = state.board
        actions: list[Action] = []
        if kind == CLAIM:
            claim.add_legal(state, seat, actions)
        elif kind == TAKE_TRAIN:
            draw.add_trains(state, actions)
        elif kind == DRAW_TRAIN:
            actions.append(board.draw_train)
        elif kind == TAKE_TERRAIN:
            draw.add_terrains(state, actions)
        elif kind == DRAW_TERRAIN:
            actions.append(board.draw_terrain)
        elif kind == DRAW_TICKETS:
            actions.append(board.draw_tickets)
        elif kind == KEEP_TICKETS:
            return setup.legal_first(state, seat) if state.phase == FIRST else tickets.legal_keeps(state, seat)
        else:
            actions.append(board.pass_turn)
        return actions

    def pick(self, state: HeartOfAfricaState, seat: Seat, kind: Kind, dice: Dice) -> Action:
        """One of them; claims are many, and needn't be listed for that."""
        if kind == CLAIM:
            return claim.pick(state, seat, dice)
        return super().pick(state, seat, kind, dice)

    def apply(self, state: HeartOfAfricaState, seat: Seat, action: Action, events: list[Event] | None) -> None:
        """Change the state by a legal action, in the chapter of that sort."""
        if seat != CHANCE:
            state.changes = 0
            if not isinstance(action, Pass):
                state.passes = 0
        changed = False
        if isinstance(action, DealTrain):
            changed = state.waits == TRAIN_SPACE
            draw.deal_train(state, action, events)
        elif isinstance(action, TakeTrain):
            draw.take_train(state, seat, action, events)
        elif isinstance(action, DrawTrain):
            draw.draw_train(state, events)
        elif isinstance(action, Claim):
            changed = True
            claim.claim(state, seat, action, events)
        elif isinstance(action, DealTerrain):
            draw.deal_terrain(state, action, events)
        elif isinstance(action, TakeTerrain):
            draw.take_terrain(state, seat, action, events)
        elif isinstance(action, DrawTerrain):
            draw.draw_terrain(state, events)
        elif isinstance(action, DealTicket):
            tickets.deal(state, action, events)
        elif isinstance(action, DrawTickets):
            tickets.draw(state)
        elif isinstance(action, Keep):
            if state.phase == FIRST:
                setup.keep_first(state, seat, action, events)
            else:
                tickets.keep(state, seat, action, events)
        elif isinstance(action, Pass):
            turn.pass_turn(state, seat, events)
        elif isinstance(action, DrawStarter):
            setup.draw_starter(state, action, events)
        else:
            raise TypeError(f"{action!r} is no action of The Heart of Africa")
        if state.waits == NOTHING:
            turn.go_on(state, changed, events)

    def check(self, state: HeartOfAfricaState, seat: Seat, action: Action) -> Refusal | None:
        """None where the action is legal for that seat, otherwise why it isn't."""
        if not state.board.actions.holds(action):
            return _unknown(action)
        if state.phase == OVER:
            return Refusal("heart-of-africa-refusal-over", "HOA-G9" if state.ending == STALLED else "HOA-G8")
        if isinstance(action, (DrawStarter, DealTrain, DealTerrain, DealTicket)) or seat == CHANCE:
            return _check_nature(state, seat, action)
        if state.waits != NOTHING:
            return Refusal("heart-of-africa-refusal-nature-first", "HOA-D1")
        if state.phase == FIRST:
            if isinstance(action, Keep):
                return setup.check_first(state, seat, action)
            return Refusal("heart-of-africa-refusal-first-tickets", "HOA-S3")
        if seat != state.player:
            return Refusal("heart-of-africa-refusal-not-your-turn", "HOA-S4")
        return _check_phase(state, action) or _check_rules(state, seat, action)

    def reshuffle(self, state: HeartOfAfricaState, seat: Seat, dice: Dice) -> None:
        """HOA-H1 HOA-H2 Deal anew what that seat can't know."""
        unknown.reshuffle(state, seat, dice)


RULES: Final = HeartOfAfricaRules()


def _check_nature(state: HeartOfAfricaState, seat: Seat, action: Action) -> Refusal | None:
    if seat == CHANCE and any(action is outcome for outcome, _ in RULES.outcomes(state)):
        return None
    return Refusal("heart-of-africa-refusal-nature", "HOA-H1")


def _check_phase(state: HeartOfAfricaState, action: Action) -> Refusal | None:
    """Whether this sort of decision is asked now; if not, what stands in its way."""
    if state.phase == KEEP:
        return None if isinstance(action, Keep) else Refusal("heart-of-africa-refusal-keep-first", "HOA-K1")
    if isinstance(action, Keep):
        return Refusal("heart-of-africa-refusal-nothing-drawn", "HOA-K1")
    if state.phase == SECOND and not isinstance(action, (TakeTrain, DrawTrain, TakeTerrain, DrawTerrain)):
        return Refusal("heart-of-africa-refusal-second-card", "HOA-D1")
    return None


def _check_rules(state: HeartOfAfricaState, seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, Claim):
        return claim.check(state, seat, action)
    if isinstance(action, TakeTrain):
        return draw.check_take_train(state, action)
    if isinstance(action, DrawTrain):
        return draw.check_draw_train(state)
    if isinstance(action, TakeTerrain):
        return draw.check_take_terrain(state, action)
    if isinstance(action, DrawTerrain):
        return draw.check_draw_terrain(state)
    if isinstance(action, DrawTickets):
        return tickets.check_draw(state)
    if isinstance(action, Keep):
        return tickets.check_keep(state, seat, action)
    if isinstance(action, Pass):
        return _check_pass(state, seat)
    return _unknown(action)


def _check_pass(state: HeartOfAfricaState, seat: Seat) -> Refusal | None:
    """HOA-G9 Passing is for those who can do nothing else."""
    if RULES.kinds(state, seat) == 1 << PASS:
        return None
    return Refusal("heart-of-africa-refusal-pass", "HOA-G9")


def _unknown(action: Action) -> Refusal:
    """What no chapter knows is refused, wherever it comes from."""
    return Refusal("heart-of-africa-refusal-unknown", "HOA-D1", {"action": action.type})
