"""Values: plain, and never changed. Another one is made instead."""

from dataclasses import replace

from marula.core.wire import altered, value


@value
class Hut:
    """Something with a few fields."""

    at: str
    beds: int
    guests: tuple[str, ...] = ()


def test_a_value_is_altered_by_making_another_one() -> None:
    hut = Hut(at="Mwanza", beds=2, guests=("Ada",))
    other = altered(hut, beds=3)
    assert other == replace(hut, beds=3) == Hut(at="Mwanza", beds=3, guests=("Ada",))
    assert hut == Hut(at="Mwanza", beds=2, guests=("Ada",))
