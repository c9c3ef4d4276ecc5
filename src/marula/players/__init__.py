"""Bots for any game. They know the protocol and views, nothing of any game in particular."""

from random import Random

from marula.core.game import AnyGame
from marula.core.model import Model
from marula.core.player import Player
from marula.players.greedy import GreedyPlayer
from marula.players.random_player import RandomPlayer
from marula.players.search import USUAL, Effort, SearchPlayer

NAMES = ("random", "greedy")
"""The bots that sit at tables."""

ALL = (*NAMES, "search")
"""The bots there are."""


class PlayerError(ValueError):
    """A bot that isn't there, or knowledge that it hasn't."""

    def __init__(self, key: str, player: str, found: str, known: tuple[str, ...]) -> None:
        super().__init__(key, player, found, known)
        self.key = key
        self.player = player
        self.found = found
        self.known = known


def make_player(spec: str, game: AnyGame, seed: bytes, model: Model | None = None) -> Player:
    """A bot by its name: `random`, `greedy`, `search`.

    `greedy:no-camps:no-nomads` lacks some of its knowledge; `search:8:48:1` tries the 8 best ways in 48 roll-outs that
    go on for another turn of everybody, and goes by what was learned of the game where there is such a model.
    """
    name, *flags = spec.split(":")
    if name == "random" and not flags:
        return RandomPlayer(seed)
    if name == "greedy":
        for flag in flags:
            if not flag.startswith("no-") or flag[3:] not in game.facets:
                raise PlayerError("cli-unknown-facet", name, flag, tuple(f"no-{facet}" for facet in game.facets))
        return GreedyPlayer(game.wisdom(frozenset(flag[3:] for flag in flags)), Random(seed))
    if name == "search":
        return SearchPlayer(game, game.wisdom(model=model), _effort(flags), seed)
    raise PlayerError("cli-unknown-player", name, spec, ALL)


def _effort(flags: list[str]) -> Effort:
    """How much is thought, from WAYS:ROLLOUTS:ROUNDS; what isn't said is as usual."""
    if len(flags) > len(USUAL) or not all(flag.isdecimal() for flag in flags) or "0" in flags[:2]:
        raise PlayerError("cli-unknown-effort", "search", ":".join(flags), ())
    return Effort(*(int(flag) for flag in flags), *USUAL[len(flags) :])
