"""Who sits where: at a new table, and when somebody sits down. Names and looks that are taken are settled kindly."""

from collections.abc import Sequence

import msgspec

from marula.core.game import AnyGame
from marula.core.wire import LANGUAGES
from marula.players import is_offered
from marula.server import http_messages as http
from marula.server import messages as wire
from marula.server.errors import TableError
from marula.server.store.base import GATHERING, StoredSeat, StoredTable
from marula.texts import clean

LOOKS = (
    ("red", "lion"),
    ("yellow", "camel"),
    ("green", "gorilla"),
    ("violet", "flamingo"),
    ("blue", "buffalo"),
    ("white", "wolf"),
)
"""Colours and emblems in the order in which they are given to seats: most games leave them to people."""

BOTS = ("Awa", "Malik", "Chiyo", "Inès", "Kwame", "Nour")
"""What bots are called where nobody says otherwise."""

USUAL_LEVEL = "strong"
"""The bot that sits in, where a table says nothing else."""

PROPOSALS = 3
"""Names that are proposed instead of one that is taken."""


def new_seats(game: AnyGame, seats: Sequence[http.NewSeat], person: str, now: str) -> tuple[StoredSeat, ...]:
    """The seats of a table that somebody opens: their own, bots', and those that guests have yet to take."""
    _check_seats(game, seats)
    fixed = [(one.colour, one.emblem) for one in game.identities]
    found = []
    for number, new in enumerate(seats):
        chosen = ("", "") if new.player == "guest" else (new.colour or "", new.emblem or "")
        colour, emblem = fixed[number] if fixed else chosen
        found.append(
            StoredSeat(
                number,
                "bot" if new.player == "bot" else "person",
                clean(new.name).strip(),
                colour,
                emblem,
                new.level,
                person if new.player == "person" else "",
                sat=now if new.player == "person" else "",
            )
        )
    for number, seat in enumerate(found):
        # Guests choose when they come; who else says nothing gets what is left.
        if not is_free(seat) and not (seat.colour and seat.emblem):
            colour, emblem = free_looks(game, found)[0]
            found[number] = seat._replace(colour=colour, emblem=emblem)
    return tuple(found)


def _check_seats(game: AnyGame, seats: Sequence[http.NewSeat]) -> None:
    if not game.min_players <= len(seats) <= game.max_players:
        values: wire.Fields = {"found": len(seats), "low": game.min_players, "high": game.max_players}
        raise TableError("page-wrong-seats", values)
    here = [seat for seat in seats if seat.player != "guest"]
    for looks in ([seat.colour for seat in here if seat.colour], [seat.emblem for seat in here if seat.emblem]):
        if len(set(looks)) < len(looks):
            raise TableError("page-same-colours")
    for number, (seat, identity) in enumerate(zip(seats, game.identities, strict=False), 1):
        if (seat.colour or identity.colour, seat.emblem or identity.emblem) != (identity.colour, identity.emblem):
            raise TableError("page-wrong-identity", {"number": number, "colour": identity.colour})
    names = [_told_apart(seat.name) for seat in seats if _told_apart(seat.name)]
    if len(set(names)) < len(names):
        raise TableError("page-same-names")
    for number, seat in enumerate(seats, 1):
        if seat.player == "bot":
            check_level(game, seat.level, number)
        elif seat.level:
            raise TableError("page-person-with-level", {"number": number})


def check_level(game: AnyGame, level: str, number: int) -> None:
    """Raises TableError where there is no such bot."""
    if not is_offered(level, game):
        raise TableError("page-unknown-level", {"number": number, "level": level})


def with_levels(game: AnyGame, seats: Sequence[StoredSeat], levels: Sequence[str]) -> list[StoredSeat]:
    """The seats with bots that play as well as is said for each seat; where nothing is said, as before."""
    found = list(seats)
    for number, level in enumerate(levels):
        if not level:
            continue
        if number >= len(found):
            raise TableError("page-no-such-seat", {"number": number + 1})
        if found[number].kind != "bot":
            raise TableError("page-person-with-level", {"number": number + 1})
        check_level(game, level, number + 1)
        found[number] = found[number]._replace(level=level)
    return found


def seat_infos(game: AnyGame, seats: Sequence[StoredSeat]) -> list[wire.SeatInfo]:
    """Who sits there, as the page gets it; who has yet to choose a look is shown with one that is left."""
    rest = free_looks(game, seats)
    infos = []
    for seat in seats:
        colour, emblem = (seat.colour, seat.emblem) if seat.colour else rest.pop(0)
        infos.append(_info(seat, colour, emblem))
    return infos


def seat_info(seat: StoredSeat) -> wire.SeatInfo | None:
    """Who sits there; None where nobody has chosen a look yet."""
    return _info(seat, seat.colour, seat.emblem) if seat.colour else None


def _info(seat: StoredSeat, colour: str, emblem: str) -> wire.SeatInfo:
    fields = {"player": seat.kind, "name": seat.name, "colour": colour, "emblem": emblem, "level": seat.level}
    return msgspec.convert(fields, wire.SeatInfo)


def is_free(seat: StoredSeat) -> bool:
    """Whether somebody may sit down there."""
    return seat.kind == "person" and not seat.holder


def free_looks(game: AnyGame, seats: Sequence[StoredSeat]) -> list[tuple[str, str]]:
    """The looks that nobody has, in the order in which they are given."""
    if game.identities:
        taken = {seat.colour for seat in seats}
        return [(one.colour, one.emblem) for one in game.identities if one.colour not in taken]
    colours = [colour for colour, _ in LOOKS if colour not in {seat.colour for seat in seats}]
    emblems = [emblem for _, emblem in LOOKS if emblem not in {seat.emblem for seat in seats}]
    pairs = [look for look in LOOKS if look[0] in colours and look[1] in emblems]
    # Who chose a colour with another's emblem has left halves of two looks.
    halves = ([half for half in rest if all(half not in pair for pair in pairs)] for rest in (colours, emblems))
    return [*pairs, *zip(*halves, strict=False)]


def fill_with_bots(game: AnyGame, seats: Sequence[StoredSeat], level: str) -> tuple[StoredSeat, ...]:
    """The seats with bots where nobody has come."""
    found = list(seats)
    for number, seat in enumerate(found):
        if is_free(seat):
            found[number] = as_bot(game, found, seat, level)
    return tuple(found)


def as_bot(game: AnyGame, seats: Sequence[StoredSeat], seat: StoredSeat, level: str) -> StoredSeat:
    """A free seat with a bot in it: with a name and a look that nobody has."""
    taken = {_told_apart(other.name) for other in seats if other.seat != seat.seat}
    name = next((name for name in BOTS if _told_apart(name) not in taken), "")
    look = (seat.colour, seat.emblem) if seat.colour else free_looks(game, seats)[0]
    return seat._replace(
        kind="bot", name=name, level=level, colour=look[0], emblem=look[1], holder="", stand_in="", epoch=seat.epoch + 1
    )


def identity_infos(game: AnyGame, looks: Sequence[tuple[str, str]]) -> list[http.IdentityInfo]:
    """Looks as the page gets them, with the names that the game has for them."""
    names = {one.colour: one.id for one in game.identities}
    return [
        msgspec.convert({"id": names.get(colour, colour), "colour": colour, "emblem": emblem}, http.IdentityInfo)
        for colour, emblem in looks
    ]


def looks_for(game: AnyGame, stored: StoredTable, seat: StoredSeat) -> list[tuple[str, str]]:
    """The looks that somebody who sits down there can choose from: the seat's own alone, where it has one already."""
    if game.identities or (seat.colour and stored.state != GATHERING):
        return [(seat.colour, seat.emblem)]
    others = [other._replace(colour="", emblem="") if other.seat == seat.seat else other for other in stored.seats]
    return free_looks(game, others)


def sit_down(
    game: AnyGame, stored: StoredTable, seat: StoredSeat, wanted: http.SitDown, person: str, now: str
) -> StoredSeat | http.Seated:
    """The seat with somebody in it; or what they wanted that is taken, and what there is instead."""
    name = clean(wanted.name).strip() or seat.name
    looks = looks_for(game, stored, seat)
    others = [other for other in stored.seats if other.seat != seat.seat]
    answer = http.Seated(table=stored.id, seat=None)
    if name and _told_apart(name) in {_told_apart(other.name) for other in others}:
        answer.taken.append("name")
        answer.names = proposals(name, [other.name for other in others])
    look = next((look for look in looks if look[0] == wanted.colour and wanted.emblem in (look[1], None)), None)
    if look is None and wanted.colour is not None and len(looks) > 1:
        answer.taken.append("look")
    if answer.taken:
        answer.looks = identity_infos(game, looks)
        return answer
    colour, emblem = look or looks[0]
    return seat._replace(
        name=name,
        colour=colour,
        emblem=emblem,
        holder=person,
        stand_in="",
        epoch=seat.epoch + 1,
        sat=now,
        language=wanted.language if wanted.language in LANGUAGES else "",
    )


def proposals(name: str, taken: Sequence[str]) -> list[str]:
    """Names like that one that nobody has."""
    known = {_told_apart(other) for other in taken}
    found: list[str] = []
    number = 2
    while len(found) < PROPOSALS:
        proposed = f"{name[:36]} {number}"
        if _told_apart(proposed) not in known:
            found.append(proposed)
        number += 1
    return found


def _told_apart(name: str) -> str:
    """What two names must differ in."""
    return clean(name).strip().casefold()
