"""The only command of Oware. A board makes one for each house (board.py)."""

from typing import final

from marula.core.actions import Action


@final
class Sow(Action):
    """OWA-T1 Sow the seeds of this house."""

    def __init__(self, house: int, name: str) -> None:
        super().__init__({"type": "sow", "house": name})
        self.house = house
