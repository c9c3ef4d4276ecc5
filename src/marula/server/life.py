"""Whether the server is about to end."""

from typing import final


@final
class Life:
    """Whether the server is about to end: it finishes what was begun, and begins nothing."""

    def __init__(self) -> None:
        self.is_ending = False

    def end(self) -> None:
        """Begin nothing any more."""
        self.is_ending = True
