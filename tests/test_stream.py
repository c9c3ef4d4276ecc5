"""Verifiable chance. The vectors are those of docs/record-format.md."""

import hashlib
from collections import Counter
from pathlib import Path

import pytest

from marula.core.stream import Stream, commitment, derive_seed

SEED = bytes(range(32))


def test_vectors() -> None:
    """Worked out here from SHA-256 alone, and written in docs/record-format.md."""
    words = [
        int.from_bytes(hashlib.sha256(SEED + counter.to_bytes(8, "big")).digest()[:8], "big") for counter in range(5)
    ]
    stream = Stream(SEED)
    drawn = [stream.below(96) for _ in range(5)]
    assert drawn == [word % 96 for word in words]
    assert stream.counter == 5
    text = Path("docs/record-format.md").read_text("utf-8")
    assert ", ".join(str(number) for number in drawn) in text
    assert commitment(SEED) in text
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_weights_are_walked_in_table_order() -> None:
    one, two = Stream(SEED), Stream(SEED)
    weights = [5, 1, 0, 30, 60]
    for _ in range(200):
        rest = one.below(96)
        expected = 0 if rest < 5 else 1 if rest < 6 else 3 if rest < 36 else 4
        assert two.choose(weights) == expected


def test_a_single_outcome_leaves_the_dice_alone() -> None:
    stream = Stream(SEED)
    assert stream.choose([7]) == 0
    assert stream.counter == 0


def test_values_past_the_last_full_round_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a bound of 2**63 + 1 half of all words must be rejected: a fair stream takes more than one word at times."""
    stream = Stream(SEED)
    for _ in range(50):
        assert stream.below(2**63 + 1) <= 2**63
    assert stream.counter > 60


def test_draws_are_even() -> None:
    stream = Stream(SEED)
    counts = Counter(stream.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 1000) < 130 for count in counts.values())


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Stream(b"short")


def test_derived_seeds_do_not_run_into_each_other() -> None:
    assert derive_seed("a", "bc") != derive_seed("ab", "c")
    assert derive_seed("a", 1) == derive_seed("a", "1")
    assert len(derive_seed()) == 32
