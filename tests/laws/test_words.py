"""Every rule is cited where it must be, and every text is there in every language, used, and complete."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import marula
from marula import games
from marula.core.actions import Seat
from marula.core.game import AnyGame
from marula.core.wire import LANGUAGES
from marula.lessons.reading import has_lesson, lesson_of
from marula.library import folders
from marula.library.boards import default_board
from marula.texts import Texts
from tests.laws import laws
from tests.laws.lesson_laws import places_of, texts_of

SOURCE = Path(marula.__file__).parent
GAMES = games.every()
RULE = re.compile(r"\b[A-Z]{3}-[A-Z]\d+\b")
LISTED = re.compile(r"^- ([A-Z]{3}-[A-Z]\d+)\b", re.MULTILINE)

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
by_language = pytest.mark.parametrize("language", LANGUAGES)


def folder(game: AnyGame) -> Path:
    return folders.folder(game.id)


def rules_of(game: AnyGame) -> set[str]:
    found = set(LISTED.findall(folders.catalogue(game.id)))
    assert found, "the catalogue lists no rule"
    return found


def cited(files: list[Path]) -> set[str]:
    return {rule for file in files for rule in RULE.findall(file.read_text("utf-8"))}


@by_game
def test_every_rule_is_cited_in_code(game: AnyGame) -> None:
    code = [file for file in folder(game).rglob("*.py") if "tests" not in file.relative_to(folder(game)).parts]
    assert rules_of(game) - cited(code) == set()
    assert {rule for rule in cited(code) if rule[:3] == next(iter(rules_of(game)))[:3]} - rules_of(game) == set()


@by_game
def test_every_rule_is_cited_in_a_test(game: AnyGame) -> None:
    assert rules_of(game) - cited(list((folder(game) / "tests").glob("test_*.py"))) == set()


@by_language
@by_game
def test_every_rule_has_its_clause_in_the_handbook(game: AnyGame, language: str) -> None:
    text = folders.handbook(game.id, language)
    clauses = re.findall(r"^### (\S+) · \S", text, re.MULTILINE)
    assert len(clauses) == len(set(clauses)), "a clause stands twice"
    assert set(clauses) == rules_of(game)
    in_order = [rule for rule in LISTED.findall(folders.catalogue(game.id)) if rule in clauses]
    assert clauses == in_order, "the handbook follows the catalogue's order"
    for rule in clauses:
        clause = folders.clause(text, rule)
        assert clause is not None
        assert len(clause.split("\n", 1)[1].strip()) > 20, f"{rule} says nothing in {language}"


FEWEST_FIGURES = 6


@by_game
def test_the_handbook_has_figures_with_words_in_every_language(game: AnyGame) -> None:
    """The same figures in the same order, each of them drawn and told. They show a lesson: none without one."""
    drawn = [figure["name"] for figure in folders.figures(game.id)]
    assert len(drawn) >= FEWEST_FIGURES if has_lesson(game) else not drawn
    assert len(drawn) == len(set(drawn))
    shown = {language: list(folders.FIGURE.finditer(folders.handbook(game.id, language))) for language in LANGUAGES}
    names = [found["name"] for found in shown["en"]]
    assert sorted(names) == sorted(drawn)
    for language, figures in shown.items():
        assert [found["name"] for found in figures] == names, language
        assert all(len(found["text"]) > 20 for found in figures), language
        # Nothing that should be a figure is written so that it is none.
        assert folders.handbook(game.id, language).count("figure:") == len(names)
        assert len({found["text"] for found in figures}) == len(names)


@by_game
def test_figures_show_what_is_on_the_board(game: AnyGame) -> None:
    lesson = lesson_of(game)
    if lesson is None:
        return
    stops = {stop.id for stop in lesson.stops}
    things = places_of(lesson.board, game.nouns)
    for figure in folders.figures(game.id):
        assert figure.keys() <= {"name", "stop", "around", "lit", "arrows"}
        assert figure["stop"] in stops
        assert figure["around"]
        ends = [end for arrow in figure.get("arrows", []) for end in arrow]
        assert {*figure["around"], *figure.get("lit", []), *ends} - things == set(), figure["name"]


@by_language
@by_game
def test_the_rules_open_at_clauses_that_are_there(game: AnyGame, language: str) -> None:
    """The page names a clause, or a chapter by its number, where the rules open."""
    text = folders.handbook(game.id, language)
    there = set(re.findall(r"^### (\S+) · \S", text, re.MULTILINE))
    there |= {f"chapter-{number + 1}" for number, _ in enumerate(re.findall(r"^## ", text, re.MULTILINE))}
    named = set(re.findall(r'"([A-Z]{3}-[A-Z]\d+|chapter-\d+)"', page_text(folder(game) / "web")))
    assert named, "the page names no clause"
    assert named - there == set()


# Texts


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - named by fluent.syntax
        self.names.add(node.id.name)


def messages(owner: str | None, language: str) -> dict[str, set[str]]:
    """Every text, attributes as `key.attribute`, with its variables."""
    resource = FluentParser().parse(folders.locale(owner, language))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, fluent.Junk), f"{owner} {language}: {str(entry.content)[:80]}"
        if not isinstance(entry, fluent.Message):
            continue
        parts = {entry.id.name: entry.value}
        parts |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        for key, pattern in parts.items():
            assert key not in found, f"{key} stands twice in {language}"
            visitor = Variables()
            visitor.visit(pattern)
            found[key] = visitor.names
    return found


OWNERS = [None, *(game.id for game in GAMES)]


@pytest.mark.parametrize("owner", OWNERS)
def test_languages_have_the_same_texts(owner: str | None) -> None:
    english = messages(owner, "en")
    for language in LANGUAGES:
        texts = messages(owner, language)
        assert texts.keys() == english.keys(), language


def forms(names: set[str], nouns: set[str]) -> set[str]:
    """What a sentence may use where it has these fields: names of things come in several forms."""
    return names | {f"{name}-{form}" for name in names & nouns for form in ("the", "counted", "label")}


@pytest.mark.parametrize("owner", OWNERS)
def test_no_language_uses_a_value_that_others_do_not_have(owner: str | None) -> None:
    game = games.find(owner) if owner else None
    nouns = set(game.nouns) if game else set()
    english = messages(owner, "en")
    for language in LANGUAGES:
        for key, names in messages(owner, language).items():
            fields = {name.split("-")[0] for name in english[key]} | english[key]
            assert names <= forms(fields, nouns), f"{key} in {language}"


def source_text(place: Path) -> str:
    files = place.rglob("*.py")
    return "\n".join(file.read_text("utf-8") for file in files if "tests" not in file.relative_to(place).parts)


def expected_keys(game: AnyGame) -> set[str]:
    """The keys that a game must have, from what it is made of."""
    prefix = game.prefix
    board = default_board(game)
    code = source_text(folder(game))
    keys = {f"{prefix}-{name}" for name in ("name", "author", "tagline")}
    keys |= {f"{prefix}-original-board"} if game.has_boards else set()
    keys |= {f"{prefix}-minute-{part}" for part in ("goal", "turn", "end")}
    keys |= {f"{prefix}-action-{dashed(action.type)}" for action in board.actions}
    keys |= {f"{prefix}-event-{dashed(name)}" for name in re.findall(r'type: Literal\["(\w+)"\]', code)}
    keys |= set(re.findall(rf'"({prefix}-(?:refusal|board|show)-[a-z-]+)"', code))
    keys |= {f"{prefix}-option-{dashed(option.key)}" for option in game.options}
    keys |= {f"{prefix}-style-{dashed(style)}{part}" for style in game.styles for part in ("", "-about")}
    keys |= {f"{prefix}-ending-{dashed(ending)}" for ending in game.endings}
    keys |= {f"{prefix}-tiebreak-{dashed(tiebreak)}" for tiebreak in game.tiebreaks}
    keys |= {f"{prefix}-identity-{identity.id}" for identity in game.identities}
    match = laws.played(game, board, game.min_players, 0)
    keys |= {f"{prefix}-score-{dashed(name)}" for name in game.result(match.state).scores[0]}
    lesson = lesson_of(game)
    keys |= set() if lesson is None else {key for key, _ in texts_of(lesson)}
    return keys


@by_game
def test_every_ending_has_its_texts_and_no_other_has_any(game: AnyGame) -> None:
    laws.endings_have_texts(game, {language: messages(game.id, language) for language in LANGUAGES})


class ByEnding(Visitor):
    """Collects, for each place where a text depends on the ending, which endings it knows."""

    def __init__(self) -> None:
        super().__init__()
        self.known: list[set[str]] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - named by fluent.syntax
        if isinstance(node.selector, fluent.VariableReference) and node.selector.id.name == "ending":
            self.known.append({variant.key.name for variant in node.variants})
        self.generic_visit(node)


@by_language
@by_game
def test_texts_that_depend_on_the_ending_know_every_ending(game: AnyGame, language: str) -> None:
    """An ending that such a text forgot would be told as another one."""
    by_ending = ByEnding()
    by_ending.visit(FluentParser().parse(folders.locale(game.id, language)))
    assert by_ending.known or len(game.endings) == 1
    assert all(known == set(game.endings) for known in by_ending.known)


def dashed(name: str) -> str:
    return name.replace("_", "-")


@by_game
def test_a_game_has_the_texts_it_needs_and_no_others(game: AnyGame) -> None:
    prefix = game.prefix
    keys = {key for key in messages(game.id, "en") if "." not in key}
    families = {noun for noun in game.nouns.values() if noun not in ("seat", "place")}
    things = {key for key in keys for family in families if key.startswith(f"{prefix}-{family}-")}
    code = source_text(folder(game))
    for key in things:
        name = key.removeprefix(f"{prefix}-").split("-", 1)[1]
        assert re.search(rf'"{name}"|{name.rsplit("-", 1)[0]}', code), f"nothing is called {key}"
    page = {key for key in keys if key.startswith(f"{prefix}-page-")}
    assert keys - things - page == expected_keys(game)


@by_game
def test_a_game_s_page_has_the_texts_it_uses_and_no_others(game: AnyGame) -> None:
    keys = {key for key in messages(game.id, "en") if key.startswith(f"{game.prefix}-page-") and "." not in key}
    code = page_text(folder(game) / "web")
    said = set(re.findall(rf'["\'`]({game.prefix}-page-[a-z0-9-]+)["\'`]', code))
    assert said - keys == set()
    # The shell says how a match ended, in the game's own words where it has some.
    said |= {f"{game.prefix}-page-ending-{dashed(ending)}" for ending in game.endings}
    # Some are put together: `africa-page-do-${kind}`.
    stems = tuple(re.findall(rf"`({game.prefix}-page-[a-z0-9-]*)\$\{{", code))
    assert {key for key in keys - said if not (stems and key.startswith(stems))} == set()


def page_text(folder: Path) -> str:
    files = [file for file in folder.rglob("*") if file.suffix in (".ts", ".svelte") and ".test." not in file.name]
    return "\n".join(file.read_text("utf-8") for file in files)


def parts_of(code: str) -> set[str]:
    """What parts of the page are called: `tray`, and `card-` where the rest is put together."""
    carried = re.findall(r'data-part="([^"]+)"|data-part=\{([^}]*)\}', code)
    names = {name for text, _ in carried for name in re.sub(r"\{.*?\}", "{", text).split()}
    names |= {name for _, expression in carried for name in re.findall(r'"([a-z0-9-]+)"', expression)}
    return {name.split("{")[0] for name in names}


SHELL = SOURCE.parent.parent / "web/src"


@pytest.mark.parametrize("owner", OWNERS)
def test_every_part_of_the_page_has_a_name(owner: str | None) -> None:
    """ "What is what?" names all that carries a name; that every language has the same texts is another law."""
    web, text = (SHELL, "page") if owner is None else (folders.folder(owner) / "web", f"{dashed(owner)}-page")
    source = (SHELL / "locales/en.ftl").read_text("utf-8") if owner is None else folders.locale(owner, "en")
    told = dict(re.findall(rf"^{text}-part-([a-z-]+) = .+\n  \.about = (.+)", source, re.MULTILINE))
    shown = set(re.findall(rf'text: "{text}-part-([a-z-]+)"', page_text(web)))
    assert shown == told.keys()
    # Of a table: other pages have nothing to be named.
    files = [file for file in web.rglob("*.svelte") if "pages" not in file.relative_to(web).parts]
    code = "\n".join(file.read_text("utf-8") for file in files)
    marked = parts_of(code)
    assert marked
    stems = {name.rstrip("-") for name in marked}
    assert {stem for stem in stems if not any(f"{name}-".startswith(f"{stem}-") for name in told)} == set()
    missing = {name for name in told if not any(f"{name}-".startswith(f"{stem}-") for stem in stems)}
    assert {name for name in missing if f'"{name}"' not in code} == set(), "nothing on the page is called so"


def test_the_page_can_say_what_the_server_answers() -> None:
    code = source_text(SOURCE / "server")
    answered = set(re.findall(r'"(page-[a-z-]+)"', code))
    assert answered
    shell = (SOURCE.parent.parent / "web/src/locales/en.ftl").read_text("utf-8")
    there = set(re.findall(r"^(page-[a-z-]+) =", shell, re.MULTILINE))
    assert answered - there == set()


def test_shared_texts_are_used_and_those_used_are_there() -> None:
    code = source_text(SOURCE)
    keys = set(messages(None, "en"))
    for key in keys:
        assert re.search(rf'["\']{key}["\']', code), f"{key} is never used"
    used = set(re.findall(r'["\']((?:cli|data|file|record)-[a-z]+(?:-[a-z]+)*)["\']', code))
    assert used - keys == set()


@by_language
@by_game
def test_everything_that_happens_can_be_said(game: AnyGame, language: str) -> None:
    """Events, actions, refusals and positions of whole matches, in every language, with no value missing."""
    board = default_board(game)
    texts = Texts(language, game, board, ["Awa", "Chiyo"])
    rng = Random(3)
    refused: set[object] = set()
    """What has been said already, by all that its sentence is made of."""
    for seed in range(4):
        seats = rng.randint(game.min_players, game.max_players)
        match = laws.played(game, board, seats, seed, sensible=seed == 3)
        state = game.setup(board, match.options, seats)
        for number, move in enumerate(match.moves):
            events: list[Any] = []
            game.rules.apply(state, move.seat, move.action, events)
            for event in events:
                assert texts.event(event)
            if number % 60 == 0:
                for action in board.actions:
                    refusal = game.rules.check(state, Seat(0), action)
                    said = refusal and (refusal.key, refusal.rule, *refusal.values.items())
                    if refusal is not None and said not in refused:
                        refused.add(said)
                        assert refusal.rule in texts.refusal(refusal)
                for line in game.describe(board, game.conceal(game.view(state, Seat(0)))):
                    assert texts.line(line)
    for action in board.actions:
        assert texts.action(action.wire)
