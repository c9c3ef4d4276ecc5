"""What all tests share, wherever they are: the server and the browser, those of one game, how hard Hypothesis tries."""

from hypothesis import HealthCheck, Phase, settings

pytest_plugins = ["tests.e2e.fixtures", "tests.one_game"]

# A match is a seed: there is nothing to shrink.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
SLOW = (HealthCheck.too_slow,)

settings.register_profile(
    "quick", max_examples=4, deadline=None, derandomize=True, suppress_health_check=SLOW, phases=PHASES
)
settings.register_profile(
    "long", max_examples=130, deadline=None, derandomize=False, suppress_health_check=SLOW, phases=PHASES
)
# `make test-all` asks for the long one: at least 500 matches of each game.
settings.load_profile("quick")
