"""The commands of Sample Game. A board makes each of them once (board.py)."""

from typing import final

from marula.core.actions import Action


@final
class Take(Action):
    """SAG-T1 Take so many pebbles."""

    # FILL IN: a class for each command, nature's too; its wire form is what records and pages hold.
    def __init__(self, count: int) -> None:
        super().__init__({"type": "take", "count": count})
        self.count = count
