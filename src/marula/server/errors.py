"""What can't be done at a table."""

from marula.server.messages import Fields


class TableError(Exception):
    """A request that makes no sense at this table: a text key, and values for the text. Nothing has changed."""

    def __init__(self, key: str, values: Fields | None = None) -> None:
        super().__init__(key, values)
        self.key = key
        self.values: Fields = values or {}


class StaleError(Exception):
    """The choice was made on an old position, and the seat's choices have changed since. Nothing has changed."""


class NotYoursError(TableError):
    """Something that only somebody else may do or see."""

    def __init__(self, key: str = "page-not-yours") -> None:
        super().__init__(key)


class TooMuchError(TableError):
    """More than anybody may have or do."""
