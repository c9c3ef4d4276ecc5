"""marula games: what there is to play."""

import json
from collections.abc import Sequence

from marula import compiled, games
from marula.cli.common import dashed
from marula.cli.parser import Parser
from marula.core.game import AnyGame
from marula.core.wire import LANGUAGES, JsonObject
from marula.texts import Texts


def list_games(arguments: Sequence[str], texts: Texts) -> int:
    """List the games found."""
    parser = Parser(texts, "marula games", "cli-about-games")
    parser.switch("--json", "cli-help-json")
    given = parser.read(arguments)
    if given is None:
        return 0
    if given.json:
        print(json.dumps([_game_json(game) for game in games.every()], ensure_ascii=False, indent=1))
        return 0
    for game in games.every():
        _print_game(game, texts)
    return 0


def _print_game(game: AnyGame, texts: Texts) -> None:
    prefix = game.prefix
    if game.min_players == game.max_players:
        between = texts.say("cli-players-exactly", {"count": game.max_players})
    else:
        between = texts.say("cli-players-between", {"low": game.min_players, "high": game.max_players})
    print(texts.say("cli-games-game", {"id": game.id, "name": texts.say(f"{prefix}-name"), "between": between}))
    print(f"  {texts.say(f'{prefix}-tagline')}")
    if game.has_boards:
        print(f"  {texts.say(f'{prefix}-original-board')}")
    print(f"  {texts.say('cli-games-rules', {'rules': compiled.kind_of(game.rules)})}")
    for option in game.options:
        key = f"{prefix}-option-{dashed(option.key)}"
        values = {
            "option": option.key,
            "values": "|".join(str(value).lower() for value in option.values),
            "name": texts.say(key),
            "about": texts.attribute(key, "about"),
        }
        print(f"  {texts.say('cli-games-option', values)}")
    if game.facets:
        print(f"  {texts.say('cli-games-facets', {'facets': ', '.join(game.facets)})}")


def _game_json(game: AnyGame) -> JsonObject:
    prefix = game.prefix
    return {
        "id": game.id,
        "names": _in_all_languages(f"{prefix}-name"),
        "min_players": game.min_players,
        "max_players": game.max_players,
        "minutes": game.minutes,
        "options": [
            {
                "key": option.key,
                "default": option.default,
                "values": list(option.values),
                "names": _in_all_languages(f"{prefix}-option-{dashed(option.key)}"),
            }
            for option in game.options
        ],
        "facets": list(game.facets),
        "rules": compiled.kind_of(game.rules),
    }


def _in_all_languages(key: str) -> JsonObject:
    return {language: Texts(language).say(key) for language in LANGUAGES}
