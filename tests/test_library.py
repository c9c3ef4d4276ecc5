"""Files: board files with their lines, whole or no files, and sentences for what is wrong."""

import time
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marula.core.masks import Picker, bits
from marula.library import folders, toml_text
from marula.library.boards import BoardFileError, load_board
from marula.library.errors import FileError
from marula.library.files import is_vacant, read_text, write_text
from marula.library.toml_lines import line_at, lines_of
from marula.texts import Texts

BOARD = folders.folder("africa").joinpath("data", "board.toml").read_text("utf-8")


def board_file(folder: Path, old: str, new: str) -> Path:
    """The default board with one thing changed."""
    assert BOARD.count(old) == 1, old
    path = folder / "board.toml"
    path.write_text(BOARD.replace(old, new), "utf-8")
    return path


def test_the_default_board_is_good() -> None:
    game, board = load_board(Path(str(folders.folder("africa").joinpath("data", "board.toml"))))
    assert game.id == "africa"
    assert len(board.actions) > 500


@pytest.mark.parametrize(
    ("old", "new", "path", "words"),
    [
        ('{ id = "C4", q = 1, r = -7 },', '{ id = "C4", q = 1.5, r = -7 },', "hexagons[14].q", "whole number"),
        ('{ id = "C4", q = 1, r = -7 },', '{ id = "C3", q = 1, r = -7 },', "hexagons[14].id", "C3"),
        ("monuments = 11\n", "monuments = 12\n", "mix.monuments", "there must be 11"),
        ("nomads = 12\n", "nomads = -1\n", "mix.nomads", "from 0 to 96"),
        ("drum = 5\n", "gourd = 5\n", "mix", "[names.gourd]"),
        (
            '[cities.lagos]\nname = { en = "Lagos", fr',
            '[cities.lagos]\nname = { en = "", fr',
            "cities.lagos.name.en",
            "text",
        ),
        ('game = "africa"', 'game = "chess"', "game", "chess"),
        ('id = "marula"\n', 'id = "marula"\ncolour = "red"\n', "colour", "misspelt"),
    ],
)
def test_what_is_wrong_is_said_with_path_and_line(tmp_path: Path, old: str, new: str, path: str, words: str) -> None:
    file = board_file(tmp_path, old, new)
    with pytest.raises(BoardFileError) as caught:
        load_board(file)
    said = [Texts("en").located("board.toml", item) for item in caught.value.problems]
    line = BOARD[: BOARD.index(old)].count("\n") + 1 + new.count("\n", 0, max(0, new.find(words)))
    match = [text for text in said if f": {path}: " in text and words in text]
    assert match, said
    # The key stands within the changed lines, or is the table around them.
    number = int(match[0].split(":")[1])
    assert line <= number <= line + new.count("\n") or path == "mix", (match, line)


def test_a_file_that_is_no_toml_is_refused_with_the_parsers_reason(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text("format = \n")
    with pytest.raises(FileError) as caught:
        load_board(file)
    assert caught.value.key == "file-not-toml"
    assert "line 1" in str(caught.value.values["reason"])


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"ab\xff")
    for path, key in ((tmp_path / "none", "file-missing"), (tmp_path, "file-is-folder"), (binary, "file-not-text")):
        with pytest.raises(FileError) as caught:
            read_text(path)
        assert caught.value.key == key
        assert Texts("fr").file_error(caught.value)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_bytes(b"\xef\xbb\xbf" + BOARD.encode())
    assert load_board(file)[0].id == "africa"


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "folder" / "file.txt"
    write_text(target, "first")
    assert target.read_text() == "first"

    def full(self: Path, other: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(FileError) as caught:
        write_text(target, "second")
    assert caught.value.key == "file-unwritable"
    assert target.read_text() == "first"
    assert [path.name for path in target.parent.iterdir()] == ["file.txt"]


TOML = '''# a comment
a = 1
"quoted key" = "x # no comment ] }"
[b.c]
d = """
many
lines
"""
e = [
  1, # one
  { f = 2, g = [3,
    4] },
]
[[h]]
i = 1
[[h]]
j.k = 'literal \\'
[h.l]
m = """a "quoted" \\""" end"""
n = 1
'''


def test_lines_are_found_in_any_toml() -> None:
    tomllib.loads(TOML)
    lines = lines_of(TOML)
    expected = {
        ("a",): 2,
        ("quoted key",): 3,
        ("b", "c"): 4,
        ("b", "c", "d"): 5,
        ("b", "c", "e"): 9,
        ("b", "c", "e", 0): 10,
        ("b", "c", "e", 1, "f"): 11,
        ("b", "c", "e", 1, "g", 1): 12,
        ("h", 0): 14,
        ("h", 0, "i"): 15,
        ("h", 1, "j", "k"): 17,
        ("h", 1, "l", "m"): 19,
        ("h", 1, "l", "n"): 20,
    }
    assert {path: lines[path] for path in expected} == expected
    assert line_at(lines, ("b", "c", "missing")) == 4
    assert line_at(lines, ("nowhere",)) == 1


def test_keys_are_found_by_what_they_say_whatever_their_escapes() -> None:
    text = '"a\\"b" = 1\n[\'c\\d\']\n"\\u00e9\\t" = 2\n"f.g" = 3\n'
    data = tomllib.loads(text)
    lines = lines_of(text)
    assert [(key,) in lines for key in data] == [True, True]
    assert {path: lines[path] for path in (('a"b',), ("c\\d",), ("c\\d", "é\t"), ("c\\d", "f.g"))} == {
        ('a"b',): 1,
        ("c\\d",): 2,
        ("c\\d", "é\t"): 3,
        ("c\\d", "f.g"): 4,
    }


def test_a_huge_file_is_read_in_time_that_grows_with_its_length() -> None:
    """Twenty times the lines may not take four hundred times as long."""

    def seconds(count: int) -> float:
        text = "".join(f"key{number} = {number}\n" for number in range(count))
        start = time.process_time()
        assert len(lines_of(text)) == count
        return time.process_time() - start

    assert seconds(40_000) < 100 * min(seconds(2_000) for _ in range(3))


def test_a_folder_is_vacant_where_nothing_can_be_seen_in_it(tmp_path: Path) -> None:
    assert is_vacant(tmp_path / "none")
    assert is_vacant(tmp_path)
    (tmp_path / ".hidden").touch()
    assert is_vacant(tmp_path)
    (tmp_path / "seen").touch()
    assert not is_vacant(tmp_path)


@given(st.sets(st.integers(0, 99)))
def test_masks_and_lists(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert list(bits(mask)) == sorted(numbers)
    things = [None if number % 10 == 9 else number for number in range(100)]
    picked = [-1]
    picker = Picker(things)
    picker.extend(picked, mask)
    expected = [number for number in sorted(numbers) if number % 10 != 9]
    assert picked == [-1, *expected]
    assert picker.listed(mask) == expected
    assert picker.listed(mask) is picker.listed(mask), "made again"
    few = [number for number in expected if number < 50]
    assert Picker(things[:50]).listed(sum(1 << number for number in few)) == few


KEYS = st.text(max_size=8)
VALUES = st.recursive(
    st.one_of(st.booleans(), st.integers(-(2**63), 2**63 - 1), st.floats(allow_nan=False), st.text()),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(KEYS, inner, max_size=4)),
    max_leaves=12,
)


@given(st.dictionaries(KEYS, VALUES, max_size=5))
def test_what_is_written_as_toml_reads_the_same(data: dict[str, object]) -> None:
    assert tomllib.loads(toml_text.write(data)) == data


def test_a_board_is_written_piece_by_piece() -> None:
    data = {
        "id": "own", "size": [1, 2.5], "places": {"a b": {"at": []}, "c": {"border": True}},
        "routes": [{"ends": ["a", "é"]}, {}], "empty": {},
    }  # fmt: skip
    assert toml_text.write(data) == (
        'id = "own"\nsize = [1, 2.5]\n'
        '\nplaces."a b" = { at = [] }\nplaces.c = { border = true }\n'
        '\nroutes = [\n  { ends = ["a", "é"] },\n  {},\n]\nempty = {}\n'
    )
    with pytest.raises(TypeError):
        toml_text.write({"nothing": None})
