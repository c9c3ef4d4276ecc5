"""What all tests share, wherever they are: the server and the browser, those of one game, how hard Hypothesis tries."""

import os

from hypothesis import HealthCheck, Phase, settings

# Tests run from the source, whatever has been compiled. tests/test_compiled.py has some run again.
os.environ.setdefault("MARULA_COMPILE", "no")

pytest_plugins = ["tests.one_game", "tests.e2e.fixtures"]

# A match is a seed: there is nothing to shrink.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
SLOW = (HealthCheck.too_slow,)

settings.register_profile(
    "quick", max_examples=2, deadline=None, derandomize=True, suppress_health_check=SLOW, phases=PHASES
)
# Once more with compiled rules.
settings.register_profile(
    "brief", max_examples=1, deadline=None, derandomize=True, suppress_health_check=SLOW, phases=PHASES
)
settings.register_profile(
    "long", max_examples=130, deadline=None, derandomize=False, suppress_health_check=SLOW, phases=PHASES
)
# `make test-all` asks for the long one: at least 500 matches of each game.
settings.load_profile("quick")
