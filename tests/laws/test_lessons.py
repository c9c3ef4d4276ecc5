"""Every lesson found keeps the laws of lessons; broken lessons of a toy are caught by the law they break."""

import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import marula
from marula import games
from marula.core.actions import Action, Seat
from marula.core.game import AnyGame, Wisdom
from marula.core.stream import derive_seed
from marula.core.wire import LANGUAGES
from marula.lessons.course import Course, Cursor, after, due, fork
from marula.lessons.lesson import Lesson
from marula.lessons.reading import LessonError, LessonFileError, lesson_of, parse_lesson, read_lesson
from marula.library import folders
from marula.library.errors import FileError
from marula.texts import Texts
from tests.laws import lesson_laws as laws
from tests.laws import toy
from tests.laws.test_words import messages
from tests.laws.toy import ToyState

SOURCE = Path(marula.__file__).parent
SHELL = SOURCE.parent.parent / "web" / "src"

by_game = pytest.mark.parametrize("game", games.every(), ids=lambda game: game.id)
"""A game need not have a lesson: then there is nothing to keep."""


def lessons(game: AnyGame) -> list[Lesson]:
    found = lesson_of(game)
    return [] if found is None else [found]


@by_game
def test_its_length(game: AnyGame) -> None:
    for lesson in lessons(game):
        laws.has_as_many_stops_as_it_should(lesson)


@by_game
def test_it_goes_as_written(game: AnyGame) -> None:
    for lesson in lessons(game):
        laws.goes_as_written(lesson)


@by_game
def test_every_way_through_it_reaches_the_end(game: AnyGame) -> None:
    for lesson in lessons(game):
        assert laws.every_way_reaches_the_end(lesson) > lesson.end


@by_game
def test_it_can_be_gone_on_from(game: AnyGame) -> None:
    for lesson in lessons(game):
        laws.can_be_gone_on_from(lesson)


@by_game
def test_its_texts(game: AnyGame) -> None:
    for lesson in lessons(game):
        laws.texts_are_told(lesson, {language: lesson_texts(game, language) for language in LANGUAGES})


@by_game
def test_its_points(game: AnyGame) -> None:
    parts, stems = marked_parts(SHELL, folders.folder(game.id) / "web")
    for lesson in lessons(game):
        laws.points_are_there(lesson, parts, stems)


def lesson_texts(game: AnyGame, language: str) -> dict[str, str]:
    """What the locales have for lessons, each as it is said."""
    texts = Texts(language, game)
    found: dict[str, str] = {}
    for name in messages(game.id, language):
        key, _, attribute = name.partition(".")
        if key.startswith(f"{game.prefix}-lesson-"):
            found[name] = texts.attribute(key, attribute) if attribute else texts.say(key)
    return found


def marked_parts(*places: Path) -> tuple[set[str], set[str]]:
    """The names that pages mark their parts by, and how names begin that are put together."""
    files = [file for place in places for file in place.rglob("*.svelte")]
    code = "\n".join(file.read_text("utf-8") for file in files)
    return (
        {name for names in re.findall(r'data-part="([a-z0-9- ]+)"', code) for name in names.split()},
        set(re.findall(r'data-part="([a-z0-9-]+)\{', code)) | set(re.findall(r"data-part=\{`([a-z0-9-]+)\$\{", code)),
    )


def test_the_shell_marks_its_parts() -> None:
    parts, stems = marked_parts(SHELL)
    assert parts >= {"map", "status", "players", "tray"}
    assert "player-" in stems


# The toy


class ToyWisdom(Wisdom):
    """Always the first thing that is possible."""

    def candidates(self, state: ToyState, seat: Seat) -> list[Action]:
        return toy.legal(state, seat)[:1]

    def evaluate(self, state: ToyState, seat: Seat) -> float:
        return 0


TOY = toy.toy(wisdom=ToyWisdom)
BOARD = TOY.board({})

SEED = next(
    seed
    for seed in (derive_seed("toy lesson", number) for number in range(100))
    if Course(
        Lesson(TOY, BOARD, seed, 2, Seat(0), {}, (), (), "")
    ).match.state.hands[0] < 3
)  # fmt: skip
"""With a low card, the learner may bid anything."""

DATA: dict[str, Any] = {
    "seed": SEED.hex(),
    "seats": 2,
    "learner": 0,
    "chapter": [
        {
            "id": "bids",
            "text": "toy-lesson-bids",
            "step": [
                {"id": "look", "text": "toy-lesson-look", "point": "hand", "read": True},
                {
                    "id": "bid",
                    "text": "toy-lesson-bid",
                    "point": ["bids", "hand"],
                    "any": [{"type": "bid", "bid": 1}, {"type": "bid", "bid": 2}],
                    "means": ["toy-lesson-low", "toy-lesson-high"],
                    "wrong": "toy-lesson-not-nothing",
                    "then": [{"seat": 1, "type": "bid", "bid": 0}],
                },
                {"id": "speak", "text": "toy-lesson-speak", "point": "words", "expect": {"type": "say"}},
            ],
        },
        {
            "id": "words",
            "text": "toy-lesson-words",
            "final": True,
            "moves": [{"seat": 0, "type": "say", "word": "one"}, {"seat": 1, "type": "say", "word": "two"}],
            "step": [{"id": "end", "text": "toy-lesson-end", "point": "words", "read": True}],
        },
    ],
}

PARTS = {"hand", "bids", "words"}

TOLD = {
    "toy-lesson-bids": "Everybody bids. It is a secret.",
    "toy-lesson-bids.title": "Bidding",
    "toy-lesson-look": "This is your card.",
    "toy-lesson-bid": "A bid is added to the card.",
    "toy-lesson-bid.ask": "Bid one or two.",
    "toy-lesson-low": "That was little.",
    "toy-lesson-high": "That was much!",
    "toy-lesson-not-nothing": "Nothing would win nothing.",
    "toy-lesson-speak": "Then everybody says two words.",
    "toy-lesson-speak.ask": "Say a word.",
    "toy-lesson-words": "You have said “two.” It was enough.",
    "toy-lesson-words.title": "Words",
    "toy-lesson-end": "Card and bid decide.",
}


def toy_lesson(data: dict[str, Any] = DATA) -> Lesson:
    return read_lesson(data, TOY, BOARD)


def changed(*path: str | int, **values: Any) -> dict[str, Any]:
    """The toy's lesson with other values at a place; None removes one."""
    data = deepcopy(DATA)
    place: Any = data
    for part in path:
        place = place[part]
    for key, value in values.items():
        if value is None:
            del place[key]
        else:
            place[key] = value
    return data


BID = ("chapter", 0, "step", 1)


def test_a_lesson_is_a_row_of_stops() -> None:
    lesson = toy_lesson()
    assert [stop.id for stop in lesson.stops] == [
        *("bids", "bids/look", "bids/bid", "bids/bid/means", "bids/speak"),
        *("words", "words/end", "end"),
    ]
    assert lesson.end == 7
    assert [len(stop.moves) for stop in lesson.stops] == [0, 0, 0, 0, 1, 2, 0, 0]


def test_a_lesson_is_gone_through() -> None:
    course = Course(toy_lesson())
    assert course.let_others_move() == []
    course.read()
    course.read()
    assert [action.wire for action in course.choices()] == [{"type": "bid", "bid": 1}, {"type": "bid", "bid": 2}]
    course.do(course.choices()[1])
    assert course.stop.texts[course.cursor.chosen] == "toy-lesson-high"
    assert course.let_others_move() == [], "the others wait until that is read"
    course.read()
    assert [(move.seat, move.as_written) for move in course.let_others_move()] == [(1, True)]
    course.do(course.choices()[0])
    assert len(course.let_others_move()) == 2
    course.read()
    course.read()
    assert course.let_others_move() == []
    assert course.is_over()


def test_where_one_is_follows_from_the_moves() -> None:
    """Whoever knows the moves alone, not what was read, is led to the same place."""
    course = Course(toy_lesson())
    places: list[Cursor] = []
    while not course.is_over():
        before = len(course.match.moves)
        course.let_others_move()
        if course.stop.asked:
            course.do(course.choices()[0])
        else:
            course.read()
        if len(course.match.moves) > before:
            places.append(course.cursor)
    again = Course(course.lesson)
    cursor = Cursor()
    for move in course.match.moves[len(again.match.moves) :]:
        cursor = after(course.lesson, again.match, cursor, move.action)
        again.match.play(move.seat, move.action)
    # After the last move there was only something to read.
    assert cursor._replace(made=0) == places[-1]._replace(stop=cursor.stop, made=0)
    assert again.match.state.snapshot() == course.match.state.snapshot()


def test_what_can_not_be_played_is_played_greedily_to_the_end_of_the_turn() -> None:
    data = changed(
        "chapter", 1, moves=[{"seat": 0, "type": "bid", "bid": 0}, {"seat": 1, "type": "say", "word": "two"}]
    )
    course = Course(toy_lesson(data))
    while course.stop.id != "words":
        course.let_others_move()
        if course.stop.asked:
            course.do(course.choices()[0])
        else:
            course.read()
    made = course.let_others_move()
    # The learner's turn is ended for them; then it goes on as written.
    assert [(move.seat, move.action.wire["word"], move.as_written) for move in made] == [
        (0, "one", False),
        (1, "two", True),
    ]
    assert due(course.lesson, course.match, course.cursor) is None


def test_moves_of_those_who_can_not_move_are_left_out() -> None:
    data = changed(*BID, then=[{"seat": 1, "type": "bid", "bid": 0}, {"seat": 1, "type": "say", "word": "one"}])
    course = Course(toy_lesson(data))
    while course.stop.id != "bids/speak":
        course.let_others_move()
        if course.stop.asked:
            course.do(course.choices()[0])
        else:
            course.read()
    assert len(course.let_others_move()) == 1


def test_the_match_is_gone_on_with_before_the_final_chapter() -> None:
    lesson = toy_lesson()
    course = Course(lesson)
    dealt = len(course.match.moves)
    while not course.is_over():
        course.let_others_move()
        if course.stop.asked:
            course.do(course.choices()[0])
        elif not course.is_over():
            course.read()
    assert fork(lesson, course.match) == dealt + 3
    whole = toy_lesson(changed("chapter", 1, final=False))
    assert fork(whole, course.match) == len(course.match.moves)


def test_another_lesson_has_another_digest() -> None:
    assert toy_lesson().digest == toy_lesson(deepcopy(DATA)).digest
    assert toy_lesson().digest != toy_lesson(changed(*BID, text="toy-lesson-look")).digest


LAWS: dict[str, Callable[[Lesson], object]] = {
    "written": laws.goes_as_written,
    "ways": laws.every_way_reaches_the_end,
    "points": lambda lesson: laws.points_are_there(lesson, PARTS, ["hand-"]),
    "texts": lambda lesson: laws.texts_are_told(lesson, {"en": TOLD}),
    "length": laws.has_as_many_stops_as_it_should,
    "fork": laws.can_be_gone_on_from,
}


@pytest.fixture(autouse=True)
def short_lessons(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The toy is small, and so is its lesson."""
    if "game" not in request.fixturenames:
        monkeypatch.setattr(laws, "FEWEST_STOPS", 5)
        monkeypatch.setattr(laws, "MORE_TURNS", 0)


@pytest.mark.parametrize("law", LAWS)
def test_the_toy_s_lesson_keeps_every_law(law: str) -> None:
    LAWS[law](toy_lesson())


def test_all_open_choices_are_tried() -> None:
    assert laws.every_way_reaches_the_end(toy_lesson()) > laws.every_way_reaches_the_end(
        toy_lesson(changed(*BID, any=None, means=None, expect={"type": "bid", "bid": 1}))
    )


SAY = {"type": "say", "word": "one"}

BROKEN: list[tuple[str, str, dict[str, Any]]] = [
    ("an asked action that isn't legal", "ways", changed("chapter", 0, "step", 2, expect={"type": "bid"})),
    ("an alternative that isn't legal", "ways", changed(*BID, any=[{"type": "bid", "bid": 1}, SAY])),
    ("a fixed move that isn't legal", "written", changed(*BID, then=[{"seat": 1, **SAY}])),
    ("a fixed move of somebody who can't move", "written", changed("chapter", 0, moves=[{"seat": 1, **SAY}])),
    ("a fixed move too few", "written", changed(*BID, then=None)),
    ("a point that isn't there", "points", changed(*BID, point=["bids", "hats"])),
    ("a text that isn't there", "texts", changed(*BID, text="toy-lesson-bit")),
    ("an answer that isn't there", "texts", changed(*BID, wrong="toy-lesson-wrong")),
    ("a chapter without a title", "texts", changed("chapter", 0, text="toy-lesson-look")),
    ("a request without .ask", "texts", changed(*BID, text="toy-lesson-look")),
    ("an .ask where nothing is asked", "texts", changed("chapter", 0, "step", 0, text="toy-lesson-bid")),
    ("too few stops", "length", changed("chapter", 0, step=DATA["chapter"][0]["step"][:1])),
    ("too many stops", "length", changed("chapter", 0, step=[
        {"id": f"look-{number}", "text": "toy-lesson-look", "point": "hand", "read": True} for number in range(30)
    ])),
]  # fmt: skip


@pytest.mark.parametrize(("law", "data"), [(law, data) for _, law, data in BROKEN], ids=[name for name, *_ in BROKEN])
def test_a_broken_lesson_is_caught(law: str, data: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        LAWS[law](toy_lesson(data))


def test_a_choice_that_makes_something_impossible_is_caught() -> None:
    """Asked for after either bid, but legal only after one of them."""

    def bid_two_ends_it(state: ToyState) -> tuple[Seat, ...]:
        return () if state.bids[0] == 2 and min(state.bids) >= 0 else toy.actors(state)

    def legal(state: ToyState, seat: Seat) -> list[Action]:
        return toy.legal(state, seat) if seat in bid_two_ends_it(state) else []

    game = toy.toy(wisdom=ToyWisdom, actors=bid_two_ends_it, legal=legal)
    lesson = read_lesson(changed("chapter", 1, moves=None), game, game.board({}))
    laws.goes_as_written(lesson)
    with pytest.raises(AssertionError, match="is not legal"):
        laws.every_way_reaches_the_end(lesson)


def test_too_many_ways_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "MOST_POSITIONS", 8)
    with pytest.raises(AssertionError, match="leave less open"):
        laws.every_way_reaches_the_end(toy_lesson())


def test_a_lesson_that_leaves_no_match_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "MORE_TURNS", 3)
    with pytest.raises(AssertionError, match="turns are left"):
        laws.can_be_gone_on_from(toy_lesson())


@pytest.mark.parametrize(
    "told",
    [
        {"toy-lesson-look": "This is your card"},
        {"toy-lesson-look": "This is your card. Look at it. Remember it."},
        {"toy-lesson-bid": "A bid is added to the card. It is a secret."},
        {"toy-lesson-look": f"This is {'really ' * 30}your card."},
        {"toy-lesson-not-nothing": f"This is {'really ' * 20}nothing."},
        {"toy-lesson-bids.title": "How everybody bids in secret"},
        {"toy-lesson-look.title": "Looking"},
    ],
    ids=["no end", "three sentences", "three with the request", "too long", "an answer too long", "a title too long",
         "a title of no chapter"],
)  # fmt: skip
def test_texts_that_do_not_fit_are_caught(told: dict[str, str]) -> None:
    with pytest.raises(AssertionError):
        laws.texts_are_told(toy_lesson(), {"en": {**TOLD, **told}})


def test_sentences_are_counted_in_three_languages() -> None:
    assert laws.sentences("One. Two!", "en") == 2
    assert laws.sentences("Un\u202f! «\u202fDeux.\u202f»", "fr") == 2
    assert laws.sentences("一つ。二つ！", "ja") == 2
    assert laws.sentences("No. 4", "en") == 0


MISTAKES: list[tuple[str, str, dict[str, Any]]] = [
    ("seed", "data-not-seed", changed(seed="abc")),
    ("seats", "data-out-of-range", changed(seats=9)),
    ("learner", "data-out-of-range", changed(learner=2)),
    ("options.blind", "data-not-one-of", changed(options={"blind": True})),
    ("chapter[0]", "data-missing-key", changed("chapter", 0, text=None)),
    ("chapter[0].step[0]", "data-one-of-three", changed("chapter", 0, "step", 0, read=None)),
    ("chapter[0].step[0]", "data-one-of-three", changed("chapter", 0, "step", 0, expect=SAY)),
    ("chapter[0].step[0]", "data-one-of-three", changed("chapter", 0, "step", 0, read=False)),
    ("chapter[0].step[1].id", "data-id-twice", changed(*BID, id="look")),
    ("chapter[0].step[1].any[0]", "data-fits-nothing", changed(*BID, any=[{"type": "bid", "bid": 7}, SAY])),
    ("chapter[0].step[1].then[0]", "data-fits-nothing", changed(*BID, then=[{"seat": 1, "type": "bid"}])),
    ("chapter[0].step[1].then[0].seat", "data-learner-moves", changed(*BID, then=[{"seat": 0, **SAY}])),
    ("chapter[0].step[1].means", "data-means-each", changed(*BID, means=["toy-lesson-low"])),
    ("chapter[0].step[1]", "data-missing-key", changed(*BID, point=None)),
    ("chapter[0].step[1].poimt", "data-unknown-key", changed(*BID, poimt="hand")),
    ("chapter[0].step[2].expect.word", "data-not-field", changed("chapter", 0, "step", 2, expect={**SAY, "word": []})),
    ("chapter[0].step[0].wrong", "data-nothing-asked", changed("chapter", 0, "step", 0, wrong="toy-lesson-no")),
    ("chapter[1].id", "data-id-twice", changed("chapter", 1, id="bids")),
    ("chapter[0].final", "data-final-last", changed("chapter", 0, final=True)),
]


@pytest.mark.parametrize(("path", "key", "data"), MISTAKES, ids=[f"{path} {key}" for path, key, _ in MISTAKES])
def test_a_mistake_is_told_with_its_place(path: str, key: str, data: dict[str, Any]) -> None:
    with pytest.raises(LessonError) as raised:
        toy_lesson(data)
    assert [Texts("en").problem(problem).partition(": ")[0] for problem in raised.value.problems] == [path]
    assert [problem.key for problem in raised.value.problems] == [key]


def test_a_file_s_mistakes_have_lines() -> None:
    text = f'seed = "{"0" * 64}"\nseats = 2\nlearner = 0\n\n[[chapter]]\nid = "one"\ntext = "toy-lesson-one"\n' + (
        '[[chapter.step]]\nid = "a"\ntext = "toy-lesson-a"\npoint = "hand"\nexpect = { type = "sit" }\n'
    )
    with pytest.raises(LessonFileError) as raised:
        parse_lesson("lesson.toml", text, TOY, BOARD)
    assert [(item.line, item.problem.key) for item in raised.value.problems] == [(12, "data-fits-nothing")]
    with pytest.raises(FileError):
        parse_lesson("lesson.toml", "seed =", TOY, BOARD)
