"""Answers for the page: how a lane can be paid, how far tickets are, who leads in which terrain."""

from random import Random
from typing import Any

from tests import asking

from marula.core.actions import Seat
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.core.wire import Json, JsonObject
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.state import TURN, HeartOfAfricaState
from marula.games.heart_of_africa.tests.positions import BOARD, MAP, A, B, C, mask, payments, position
from marula.players import make_player


def ask(state: HeartOfAfricaState, about: str, seat: Seat | None = A, **fields: Json) -> Any:
    """What the page is told."""
    return asking.ask(GAME, state.board, GAME.view(state, seat), {"about": about, **fields})


def offered(answer: Any) -> set[tuple[object, ...]]:
    """The payments of an answer, as the rules name them: those that nothing forbids."""
    found: set[tuple[object, ...]] = set()
    for way in answer["ways"]:
        found.add((way["card"], way["locomotives"], 0, 0))
        for mix in way["doublings"]:
            if mix["refusal"] is None:
                found.add((way["card"], way["locomotives"], mix["terrain_cards"], mix["terrain_locomotives"]))
    return found


def test_a_lane_lists_every_legal_payment_the_cheapest_first() -> None:
    """HOA-R1 HOA-G5 Few locomotives before many, and of colours alike that of which there are most."""
    state = position(["red red red blue blue blue blue locomotive", ""])
    answer = ask(state, "lane", lane="acacia/date")
    assert [(way["card"], way["cards"], way["locomotives"]) for way in answer["ways"]] == [
        ("blue", 3, 0),
        ("red", 3, 0),
        ("blue", 2, 1),
        ("red", 2, 1),
    ]
    assert offered(answer) == payments(state, "acacia/date")
    assert (answer["points"], answer["ferry"], answer["refusal"], answer["lacks"]) == (4, 0, None, [])
    assert answer["doubled"] == 8  # HOA-R3


def test_a_lane_says_why_it_is_not_doubled() -> None:
    """HOA-R3 HOA-R4 One card against two: alone it doesn't do, with a locomotive it does."""
    state = position(["green green green green locomotive", ""], terrain=["jungle", "jungle jungle"])
    answer = ask(state, "lane", lane="acacia/ebony")
    assert answer["terrain"] == {"type": "jungle", "needed": 2, "own": 1, "others": [1, 2]}
    mixes = {
        (mix["terrain_cards"], mix["terrain_locomotives"]): mix["refusal"] for mix in answer["ways"][0]["doublings"]
    }
    assert mixes[1, 1] is None
    assert mixes[2, 0]["key"] == "heart-of-africa-refusal-terrain"
    assert mixes[0, 2]["key"] == "heart-of-africa-refusal-cards"
    short = ask(position(["black", ""], terrain=["mountain", "mountain mountain"]), "lane", lane="acacia/baobab")
    refusal = short["ways"][0]["doublings"][0]["refusal"]
    assert (refusal["rule"], refusal["values"]) == (
        "HOA-R3",
        {"seat": 1, "terrain": "mountain", "theirs": 2, "held": 1},
    )


def test_a_lane_says_what_is_missing() -> None:
    """HOA-R1 HOA-M3 Colour by colour, the nearest first; a ferry's locomotives count apart."""
    coloured = ask(position(["green locomotive", ""]), "lane", lane="acacia/ebony")
    assert (coloured["ways"], coloured["refusal"]) == ([], None)
    assert coloured["lacks"] == [{"card": "green", "held": 1, "locomotives": 1, "missing": 2}]
    ferry = ask(position(["red red red red red", ""]), "lane", lane="gum/island-south")
    assert ferry["ferry"] == 2
    assert ferry["lacks"][0] == {"card": "red", "held": 5, "locomotives": 0, "missing": 2}
    plain = ask(position(["red red red red red", ""], ferries=False), "lane", lane="gum/island-south")
    assert (plain["ferry"], plain["lacks"][0]["missing"]) == (0, 1)


def test_a_lane_says_why_nobody_or_not_the_reader_may_have_it() -> None:
    """HOA-R1 HOA-R2 Taken, closed, beside one's own, too long for the trains that are left."""
    state = position(["", "", ""], lanes={"acacia/cedar/1": A}, trains=[2, 45, 45])
    asked = [
        ask(state, "lane", seat, lane=lane)["refusal"]["key"].removeprefix("heart-of-africa-refusal-")
        for seat, lane in (
            (B, "acacia/cedar/1"),
            (B, "acacia/cedar/2"),
            (A, "acacia/cedar/2"),
            (A, "acacia/date"),
        )
    ]
    assert asked == ["taken", "closed", "own-double", "trains"]


def test_a_lane_agrees_with_the_rules_in_whole_matches() -> None:
    """HOA-R1 HOA-R3 For whoever plays, exactly the payments that are legal are offered."""
    rng = Random(7)
    seen = 0
    for board in (BOARD, MAP):
        match = Match(GAME, board, {}, 3, derive_seed("ask", board.places[0].id))
        players = [make_player("greedy" if seat else "random", GAME, derive_seed("ask", seat)) for seat in range(3)]
        match.begin()
        while not match.is_over():
            seat = GAME.rules.actors(match.state)[0]
            if match.state.turn and match.state.phase == TURN and rng.random() < 0.2:
                for lane in rng.sample(board.lanes, 6):
                    legal = {
                        tuple(list(action.wire.values())[2:])
                        for action in GAME.rules.legal(match.state, seat)
                        if action.wire.get("lane") == lane.id
                    }
                    assert offered(ask(match.state, "lane", seat, lane=lane.id)) == legal
                    seen += len(legal)
            match.play(seat, players[seat].choose(match.observe(seat)))
    assert seen > 100


def test_tickets_are_completed_possible_or_blocked() -> None:
    """HOA-V1 HOA-M2 With the shortest free way, its trains, and the cards that are missing."""
    state = position(
        ["purple", ""],
        lanes={"acacia/date": A, "acacia/ebony": B},
        tickets=["acacia/ebony baobab/date", ""],
        layers=[""],
    )
    answer = ask(state, "tickets")
    assert answer == {
        "acacia/ebony": {"state": "possible", "lanes": ["date/ebony"], "trains": 2, "missing": 1},
        "baobab/date": {"state": "possible", "lanes": ["acacia/baobab"], "trains": 1, "missing": 1},
    }
    state.trains[A] = 1
    assert ask(state, "tickets")["acacia/ebony"]["state"] == "blocked"
    finished = position(["", ""], lanes={"acacia/baobab": A, "acacia/date": A}, tickets=["baobab/date", ""])
    assert ask(finished, "tickets")["baobab/date"] == {"state": "completed", "lanes": [], "trains": 0, "missing": 0}


def test_tickets_to_choose_from_are_answered_too() -> None:
    """HOA-K1 Before they are kept one sees what they take."""
    state = position(["", ""])
    state.offer[A] = mask(BOARD, "acacia/fig baobab/cedar")
    state.layers[0] &= ~state.offer[A]
    assert {id: way["trains"] for id, way in ask(state, "tickets").items()} == {"acacia/fig": 5, "baobab/cedar": 2}
    assert ask(state, "tickets", B) == {}


def test_terrain_what_a_card_would_change() -> None:
    """HOA-R3 Nobody having more is what doubling asks for."""
    state = position(["", "", ""], terrain=["desert", "desert desert", "jungle"])
    answer = ask(state, "terrain")
    assert answer["desert"] == {"counts": [2, 2, 0], "most": [0, 1], "standing": "level", "rival": B}
    assert answer["jungle"] == {"counts": [1, 0, 1], "most": [0, 2], "standing": "level", "rival": C}
    assert answer["mountain"] == {"counts": [1, 0, 0], "most": [0], "standing": "ahead", "rival": B}
    behind = ask(state, "terrain", C)["desert"]
    assert behind == {"counts": [1, 2, 1], "most": [1], "standing": "behind", "rival": B}


def test_nonsense_is_answered_with_nothing() -> None:
    """Bystanders have no hand, and a lane that isn't there can't be claimed."""
    state = position(["", ""])
    assert ask(state, "lane", None, lane="acacia/date") is None
    assert ask(state, "lane", lane="nowhere") is None
    assert ask(state, "lane", lane=3) is None
    assert ask(state, "lane") is None
    assert ask(state, "weather") is None


def test_answers_depend_on_nothing_hidden() -> None:
    """HOA-H1 Whatever the others hold and wherever tickets lie, the reader is told the same."""
    state = position(["red red locomotive", "blue blue", "green"], tickets=["acacia/fig", "cedar/gum", ""])
    other = position(["red red locomotive", "white black", "orange"], tickets=["acacia/fig", "date/gum", ""])
    questions: list[JsonObject] = [{"about": "tickets"}, {"about": "terrain"}]
    questions += [{"about": "lane", "lane": lane.id} for lane in BOARD.lanes]
    for question in questions:
        assert asking.ask(GAME, BOARD, GAME.view(state, A), question) == asking.ask(
            GAME, BOARD, GAME.view(other, A), question
        )
