"""Exchange: what a good just found can be given for."""

from marula.core.actions import Action, Seat
from marula.core.game import Event, Refusal
from marula.games.africa.actions import ExchangeAll, ExchangeOne
from marula.games.africa.events import GoodKept, GoodsExchanged
from marula.games.africa.rules import turn
from marula.games.africa.state import AfricaState


def is_possible(state: AfricaState, seat: Seat) -> bool:
    """AFR-D3 Whether anybody else has a good of another kind than the find's."""
    goods = state.board.goods
    found = goods.index(state.find)
    for other in range(state.seats):
        if other != seat:
            start = other * len(goods)
            for good in range(len(goods)):
                if good != found and state.goods[start + good]:
                    return True
    return False


def add_one(state: AfricaState, seat: Seat, actions: list[Action]) -> None:
    """AFR-D3 (a) One good for the find: any that somebody else has, of another kind."""
    board = state.board
    kinds = len(board.goods)
    found = board.goods.index(state.find)
    for other in range(state.seats):
        if other != seat:
            for good in range(kinds):
                if good != found and state.goods[other * kinds + good]:
                    actions.append(board.exchange_one[other][good])


def add_all(state: AfricaState, seat: Seat, actions: list[Action]) -> None:
    """AFR-D3 (b) All that somebody has of a kind, two or more, for as many of the find's kind."""
    board = state.board
    kinds = len(board.goods)
    found = board.goods.index(state.find)
    held = state.goods[seat * kinds + found]
    for other in range(state.seats):
        if other != seat:
            for good in range(kinds):
                if good != found and 2 <= state.goods[other * kinds + good] <= held:
                    actions.append(board.exchange_all[other][good])


def can_exchange_all(state: AfricaState, seat: Seat) -> bool:
    """AFR-D3 (b) Whether there is any such kind."""
    actions: list[Action] = []
    add_all(state, seat, actions)
    return len(actions) > 0


def check_one(state: AfricaState, seat: Seat, action: ExchangeOne) -> Refusal | None:
    """AFR-D3 (a) Any one good of another player, of another kind than the find."""
    return _check_trade(state, seat, action.other, action.good)


def check_all(state: AfricaState, seat: Seat, action: ExchangeAll) -> Refusal | None:
    """AFR-D3 (b) All of a kind, for which one must hold enough; for just one, (a) is the same."""
    refusal = _check_trade(state, seat, action.other, action.good)
    if refusal is not None:
        return refusal
    kinds = len(state.board.goods)
    theirs = state.goods[action.other * kinds + action.good]
    held = state.goods[seat * kinds + state.board.goods.index(state.find)]
    name = state.board.tiles[state.board.goods[action.good]].id
    if theirs == 1:
        return Refusal("africa-refusal-exchange-single", "AFR-D3", {"other": action.other, "good": name})
    if theirs > held:
        values: dict[str, str | int] = {
            "other": action.other,
            "good": name,
            "given": state.board.tiles[state.find].id,
            "needed": theirs,
            "held": held,
        }
        return Refusal("africa-refusal-exchange-short", "AFR-D3", values)
    return None


def _check_trade(state: AfricaState, seat: Seat, other: Seat, good: int) -> Refusal | None:
    kinds = len(state.board.goods)
    name = state.board.tiles[state.board.goods[good]].id
    if other == seat:
        return Refusal("africa-refusal-exchange-self", "AFR-D3")
    if other >= state.seats:
        return Refusal("africa-refusal-no-such-seat", "AFR-D3", {"number": other + 1})
    if state.board.goods[good] == state.find:
        return Refusal("africa-refusal-exchange-same", "AFR-D3", {"good": name})
    if not state.goods[other * kinds + good]:
        return Refusal("africa-refusal-exchange-none", "AFR-D3", {"other": other, "good": name})
    return None


def exchange(
    state: AfricaState, seat: Seat, other: Seat, good: int, everything: bool, events: list[Event] | None
) -> None:
    """AFR-D3 The other player can't refuse: equally many goods change hands, (a) one or (b) all of a kind."""
    board = state.board
    kinds = len(board.goods)
    found = board.goods.index(state.find)
    count = state.goods[other * kinds + good] if everything else 1
    state.goods[other * kinds + good] -= count
    state.goods[seat * kinds + good] += count
    state.goods[seat * kinds + found] -= count
    state.goods[other * kinds + found] += count
    if events is not None:
        events.append(
            GoodsExchanged(
                seat=seat,
                other=other,
                taken=board.tiles[board.goods[good]].id,
                given=board.tiles[state.find].id,
                count=count,
            )
        )
    turn.action_done(state, events)


def keep(state: AfricaState, seat: Seat, events: list[Event] | None) -> None:
    """AFR-D3 At most one exchange: none will do."""
    if events is not None:
        events.append(GoodKept(seat=seat, good=state.board.tiles[state.find].id))
    turn.action_done(state, events)
