"""What can be wrong with a file, as data for a sentence."""

from collections.abc import Mapping


class FileError(Exception):
    """A file can't be used: a text key and values for the text."""

    def __init__(self, key: str, values: Mapping[str, str | int]) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = dict(values)
