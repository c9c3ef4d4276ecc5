"""Oware once more, plainly: seeds are moved by hand, one after another, on a board of two named rows.

It shares no code with the rules, is slow, and is what the fast rules are compared with (test_plain.py).
"""

AROUND = "ABCDEFabcdef"
ROWS = ("ABCDEF", "abcdef")


class PlainOware:
    """A board, the seeds that each player has captured, and who is to sow."""

    def __init__(self) -> None:
        self.seeds = dict.fromkeys(AROUND, 4)
        self.captured = [0, 0]
        self.player = 0
        self.since_capture = 0
        self.over = False

    def possible(self) -> list[str]:
        """The houses that may be sown."""
        own, others = ROWS[self.player], ROWS[1 - self.player]
        full = [house for house in own if self.seeds[house] > 0]
        if any(self.seeds[house] for house in others):
            return full
        return [house for house in full if set(self._path(house)) & set(others)]

    def _path(self, house: str) -> list[str]:
        path = []
        here = house
        for _ in range(self.seeds[house]):
            here = AROUND[(AROUND.index(here) + 1) % 12]
            if here == house:
                here = AROUND[(AROUND.index(here) + 1) % 12]
            path.append(here)
        return path

    def sow(self, house: str) -> None:
        """Sow a house, capture, and end the match if it is time."""
        path = self._path(house)
        self.seeds[house] = 0
        for here in path:
            self.seeds[here] += 1
        others = ROWS[1 - self.player]
        prey = []
        # From the last seed back along the other's row.
        for here in reversed(others[: others.find(path[-1]) + 1]):
            if self.seeds[here] not in (2, 3):
                break
            prey.append(here)
        left = sum(self.seeds[here] for here in others if here not in prey)
        if left == 0:
            prey = []
        self.since_capture = 0 if prey else self.since_capture + 1
        for here in prey:
            self.captured[self.player] += self.seeds[here]
            self.seeds[here] = 0
        self.player = 1 - self.player
        if max(self.captured) >= 25:
            self.over = True
        elif not self.possible() or self.since_capture == 60:
            self.over = True
            for player, row in enumerate(ROWS):
                for here in row:
                    self.captured[player] += self.seeds[here]
                    self.seeds[here] = 0
