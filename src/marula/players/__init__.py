"""Bots for any game. They know the protocol and views, nothing of any game in particular."""

import re
from random import Random

from marula.core.dice import Dice
from marula.core.game import AnyGame
from marula.core.levels import LEVELS, STYLED
from marula.core.model import Model
from marula.core.player import Player
from marula.core.stream import derive_seed
from marula.players.greedy import GreedyPlayer
from marula.players.human import Human
from marula.players.quick import QuickPlayer
from marula.players.random_player import RandomPlayer
from marula.players.search import USUAL, Effort, SearchPlayer

NAMES = ("random", "greedy", *LEVELS)
"""The bots that sit at tables."""

ALL = (*NAMES, "quick", "search")
"""The bots there are."""


def is_offered(spec: str, game: AnyGame) -> bool:
    """Whether such a bot sits at tables of the game: one of those above, or a level with a style of the game."""
    name, _, style = spec.partition(":")
    return spec in NAMES or (name in STYLED and style in game.styles)


EFFORT = re.compile("(?::([1-9][0-9]*)(?::(?:([1-9][0-9]*)|([1-9][0-9]*)ms)(?::([0-9]+))?)?)?")
"""How a search's effort is written: see make_player."""


class PlayerError(ValueError):
    """A bot that isn't there, or knowledge that it hasn't."""

    def __init__(self, key: str, player: str, found: str, known: tuple[str, ...]) -> None:
        super().__init__(key, player, found, known)
        self.key = key
        self.player = player
        self.found = found
        self.known = known


def make_player(spec: str, game: AnyGame, seed: bytes, model: Model | None = None) -> Player:
    """A bot by its name, which goes by what was learned of the game where there is such a model.

    `novice`, `casual`, `strong` and `master` play as people do who are that; `master:herder` has a style of the game's.
    `random` and `greedy` are there to be measured against: `greedy:no-camps:no-nomads` lacks some of its knowledge.
    `quick` plays as everybody does in roll-outs; `search:8:48:1` tries the 8 best ways in 48 roll-outs that go on for
    another turn of everybody, `search:8:200ms:1` in as many as there is time for.
    """
    name, *flags = spec.split(":")
    if name in LEVELS:
        return _of_level(name, _style(name, flags, game), game, seed, model)
    if name == "random" and not flags:
        return RandomPlayer(seed)
    if name == "greedy":
        for flag in flags:
            if not flag.startswith("no-") or flag[3:] not in game.facets:
                raise PlayerError("cli-unknown-facet", name, flag, tuple(f"no-{facet}" for facet in game.facets))
        return GreedyPlayer(game.wisdom(frozenset(flag[3:] for flag in flags)), Random(seed))
    if name == "quick" and not flags:
        return QuickPlayer(game, game.wisdom(model=model), seed)
    if name == "search":
        return SearchPlayer(game, game.wisdom(model=model), _effort(flags), seed)
    raise PlayerError("cli-unknown-player", name, spec, ALL)


def _of_level(name: str, style: str | None, game: AnyGame, seed: bytes, model: Model | None) -> Player:
    """As the game has that level: search, or a glance with people's errors."""
    level = game.levels[name]
    # What was learned is for who searches: the others go by what people see.
    wisdom = game.wisdom(frozenset(level.without), model if level.ways else None, style, level.fondness)
    if level.ways:
        return SearchPlayer(game, wisdom, Effort(level.ways, level.rollouts, level.rounds), seed)
    if level.overlooks or level.misjudges:
        wisdom = Human(wisdom, level.overlooks, level.misjudges, Dice(derive_seed(seed.hex(), "errors")))
    return GreedyPlayer(wisdom, Random(seed))


def _style(level: str, flags: list[str], game: AnyGame) -> str | None:
    """A style that the game has, where one is asked for; novices have none."""
    if not flags:
        return None
    known = tuple(game.styles) if level in STYLED else ()
    if len(flags) > 1 or flags[0] not in known:
        raise PlayerError("cli-unknown-style", level, ":".join(flags), known)
    return flags[0]


def _effort(flags: list[str]) -> Effort:
    """How much is thought, from WAYS:ROLLOUTS:ROUNDS or WAYS:TIME:ROUNDS; what isn't said is as usual."""
    found = EFFORT.fullmatch("".join(f":{flag}" for flag in flags))
    if found is None:
        raise PlayerError("cli-unknown-effort", "search", ":".join(flags), ())
    ways, rollouts, milliseconds, rounds = found.groups()
    return Effort(
        USUAL.ways if ways is None else int(ways),
        USUAL.rollouts if rollouts is None else int(rollouts),
        USUAL.rounds if rounds is None else int(rounds),
        0.0 if milliseconds is None else int(milliseconds) / 1000,
    )
