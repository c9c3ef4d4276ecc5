"""What bots that search choose in some positions: a line for each, to be compared with the same from compiled rules.

python -m tests.search_choices
"""

from marula import compiled
from marula.library.models import model_of
from tests.bot_positions import decided, under_way
from tests.one_game import STANDING

SPEC = "search:4:16:1"


def main() -> None:
    """Tell them, and first by which rules."""
    ours = [game for game in STANDING if (compiled.PACKAGE / "games" / game.id).is_dir()]
    print({compiled.kind_of(game.rules) for game in ours})
    for game in ours:
        for decisions in range(6, 36, 4):
            match = under_way(game, "search choices", decisions)
            print(game.id, decisions, decided(match, match.state, SPEC, model_of(game)).wire)


if __name__ == "__main__":
    main()
