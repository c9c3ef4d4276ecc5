"""The laws of lessons. They know no game: test_lessons.py runs them on every lesson found, and on broken ones."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from marula.core.actions import CHANCE, Action
from marula.core.game import Board
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.lessons.course import Course, fork
from marula.lessons.lesson import Lesson, fits
from marula.players import make_player

FEWEST_STOPS, MOST_STOPS = 15, 30
"""How many stops a lesson has: what a learner sees as “7 of 22”."""

FEW = 6
"""Of an alternative that more than these legal actions fit, so many are tried: the first, the last, some between."""

MOST_POSITIONS = 3000
"""A lesson whose open choices lead to more positions than these is too open to be looked through, or to be told."""

MORE_TURNS = 3
"""How many turns of the learner are left at least where one goes on without the lesson."""


class Room(NamedTuple):
    """How many letters fit on the coach's card, on the smallest screen."""

    title: int
    told: int
    answer: int


ROOM = {"en": Room(26, 170, 120), "fr": Room(26, 190, 135), "ja": Room(13, 88, 62)}

SENTENCE_END = {
    "en": re.compile(r"[.!?…]+(?=[)”’]*(?:\s|$))"),
    "fr": re.compile(r"[.!?…]+(?=[)\u202f»]*(?:\s|$))"),
    "ja": re.compile(r"[。！？](?=[」）]*)"),
}

Said = Mapping[str, Mapping[str, str]]
"""By language: texts by their keys, attributes as `key.attribute`."""


def has_as_many_stops_as_it_should(lesson: Lesson) -> None:
    """A lesson takes about ten minutes."""
    assert FEWEST_STOPS <= lesson.end <= MOST_STOPS, f"{lesson.end} stops, not {FEWEST_STOPS} to {MOST_STOPS}"


def goes_as_written(lesson: Lesson) -> None:
    """Along the first choice everywhere, every fixed move is made as it stands there, and the end is reached."""
    course = Course(lesson)
    while True:
        before = course.stop
        made = course.let_others_move()
        assert [(move.seat, move.action) for move in made] == [(move.seat, move.action) for move in before.moves], (
            f"before {before.id}: played {[(move.seat, move.action) for move in made]}, "
            f"written {[(move.seat, move.action) for move in before.moves]}"
        )
        if course.is_over():
            return
        _go_on(course, choices_by_pattern(course)[0][:1])


def every_way_reaches_the_end(lesson: Lesson) -> int:
    """Along every combination of open choices, whatever is asked for can be done. Returns how many positions."""
    seen: set[object] = set()
    begun = Course(lesson)
    waiting = [begun]
    ends = 0
    while waiting:
        course = waiting.pop()
        course.let_others_move()
        position = (course.cursor, course.match.state.snapshot(), course.match.stream.counter, len(course.match.moves))
        if position in seen:
            continue
        seen.add(position)
        assert len(seen) <= MOST_POSITIONS, "too many ways through the lesson: leave less open"
        if course.is_over():
            ends += 1
            continue
        for choices in choices_by_pattern(course):
            for number in range(max(len(choices), 1)):
                other = course.copy()
                _go_on(other, choices[number : number + 1])
                waiting.append(other)
    assert ends > 0
    return len(seen)


def choices_by_pattern(course: Course) -> list[list[Action]]:
    """For each alternative that is asked for, what fits and is legal, or FEW of it; nothing where one only reads."""
    stop = course.stop
    if not stop.asked:
        return [[]]
    legal = course.match.game.rules.legal(course.match.state, course.lesson.learner)
    found: list[list[Action]] = []
    for pattern in stop.asked:
        fitting = [action for action in legal if fits(pattern, action)]
        assert fitting, f"{stop.id}: {pattern} is not legal after {how_it_came(course)}; legal are {legal[:20]}"
        found.append(_some(fitting))
    return found


def how_it_came(course: Course) -> list[str]:
    """The moves of the learner so far."""
    return [repr(move.action) for move in course.match.moves if move.seat == course.lesson.learner]


def _some(actions: list[Action]) -> list[Action]:
    if len(actions) <= FEW:
        return actions
    return [actions[number * (len(actions) - 1) // (FEW - 1)] for number in range(FEW)]


def _go_on(course: Course, choice: list[Action]) -> None:
    """Do that, or read on."""
    if choice:
        course.do(choice[0])
    else:
        course.read()


def texts_are_told(lesson: Lesson, said: Said) -> None:
    """Every text is there in every language, in one or two sentences, and short enough for the card."""
    for language, texts in said.items():
        room = ROOM[language]
        for key, told in texts_of(lesson):
            where = f"{key} in {language}"
            assert key in texts, f"{where} is missing"
            asks = texts.get(f"{key}.ask")
            if told == "chapter":
                title = texts.get(f"{key}.title")
                assert title, f"{where} has no .title"
                assert len(title) <= room.title, f"{where}: .title has {len(title)} letters, not {room.title}"
            else:
                assert f"{key}.title" not in texts, f"{where} is no chapter's and has a .title"
            assert (asks is not None) == (told == "asked"), f"{where}: .ask stands where something is to be done"
            parts = [texts[key]] if asks is None else [texts[key], asks]
            counted = [sentences(part, language) for part in parts]
            assert all(counted), f"{where}: {parts} does not end like a sentence"
            assert sum(counted) <= 2, f"{where}: {sum(counted)} sentences, not one or two"
            length = sum(map(len, parts)) + len(parts) - 1
            most = room.answer if told == "wrong" else room.told
            assert length <= most, f"{where}: {length} letters, not {most}"


def texts_of(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """The keys of all texts, and what each is: chapter, asked, read or wrong."""
    chapters = {chapter.text for chapter in lesson.chapters}
    for stop in lesson.stops:
        for key in stop.texts:
            yield key, "asked" if stop.asked else "chapter" if key in chapters else "read"
        if stop.wrong:
            yield stop.wrong, "wrong"


def sentences(text: str, language: str) -> int:
    """How many sentences it is; 0 where the last one doesn't end."""
    ends = list(SENTENCE_END[language].finditer(text))
    closed = ends and not text[ends[-1].end() :].strip(")”’»」）\u202f ")
    return len(ends) if closed else 0


def points_are_there(lesson: Lesson, parts: Collection[str], stems: Collection[str]) -> None:
    """What is pointed at is a place of the board or a part that the page marks; `stems` begin names put together."""
    places = places_of(lesson.board, lesson.game.nouns)
    for stop in lesson.stops:
        for point in stop.points:
            known = point in places or point in parts or any(point.startswith(stem) for stem in stems if stem)
            assert known, f"{stop.id}: no place and no part of the page is called {point}"


def places_of(board: Board, nouns: Mapping[str, str]) -> set[str]:
    """What a map shows: all that the board names, and whatever actions call a place."""
    found = {id for names in board.names.values() for id in names}
    for action in board.actions:
        found |= {str(value) for field, value in action.wire.items() if nouns.get(field) == "place"}
    return found


def can_be_gone_on_from(lesson: Lesson) -> None:
    """Who goes on without the lesson has some turns left, if everybody plays sensibly."""
    course = Course(lesson)
    while not course.is_over():
        course.let_others_move()
        if not course.is_over():
            _go_on(course, choices_by_pattern(course)[0][:1])
    course.let_others_move()
    match = _played_again(course.match, fork(lesson, course.match))
    players = [make_player("greedy", lesson.game, derive_seed("law", seat)) for seat in range(lesson.seats)]
    turns = {match.game.rules.turn(match.state).number}
    while len(turns) < MORE_TURNS + 1:
        assert not match.is_over(), f"only {len(turns) - 1} turns are left"
        seat = match.game.rules.actors(match.state)[0]
        match.play(seat, players[seat].choose(match.observe(seat)))
        if lesson.learner in match.game.rules.actors(match.state):
            turns.add(match.game.rules.turn(match.state).number)


def _played_again(match: Match, moves: int) -> Match:
    again = Match(match.game, match.board, match.options, match.seats, match.seed)
    again.begin()
    for move in match.moves[:moves]:
        if move.seat != CHANCE:
            again.play(move.seat, move.action)
    return again
