"""What the page may ask about a position, and what it is answered.

Never compiled: annotations are read from here for the wire.
"""

from typing import Literal

from marula.core.wire import value


@value
class SowingsQuestion:
    """What would each sowing come to?"""

    about: Literal["sowings"] = "sowings"


@value
class Sowing:
    """OWA-T2 OWA-P1 Where the seeds of a house would go, and what they would capture."""

    house: str
    path: tuple[str, ...]
    """The houses that get a seed, in order; a house may come twice."""
    captured: tuple[str, ...]
    count: int
    """How many seeds that would be."""


@value
class SowingsAnswer:
    """All that the player whose turn it is can sow."""

    sowings: tuple[Sowing, ...]


QUESTIONS = {SowingsQuestion: SowingsAnswer}
